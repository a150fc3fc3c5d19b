//! The moves of a game that lost points, as a list, and marked in its file.

use std::io::Write;
use std::path::Path;

use semeai_board::Topology;
use semeai_endgame::RegionCache;
use semeai_endgame::position_report::{EndgameReport, KnownBy};
use semeai_session::file::sgf::WrittenMove;
use semeai_session::file::{MoveMark, game_to_bytes, with_move_marks};
use semeai_session::play_out::endgame::{GameMoment, GameSlip, GameSlips, moments};
use semeai_session::{Action, ActionError, Document, Phrasing, RecordMove, Session, TextAction};
use semeai_words::action::action_error;
use semeai_words::endgame::slips::{better_comment, slip_comment, slip_lines};
use semeai_words::file::error::format_error;

use super::json::{between, how_known, move_or_pass};
use crate::input::{Format, above, index};
use crate::output::{pretty, write_file};
use crate::pipeline::{NoMore, in_order};
use crate::status::{ANSWERED, CommandError, NO_ANSWER};
use crate::terminal::write_answer;
use serde::Serialize;

/// How the moves of a game are looked at, and where they are told.
pub(super) struct Wish<'a> {
    /// From which move on.
    pub(super) from: u32,
    /// The file in which they are marked too.
    pub(super) sgf: Option<&'a Path>,
    pub(super) format: Format,
    pub(super) phrasing: Phrasing,
}

/// Answers what the moves of a game lost, and writes it into its file; `look` answers a position for both starts. Returns the exit status.
///
/// # Errors
///
/// What is wrong with the input, and why a file cannot be written.
pub(super) fn slips(
    wish: &Wish<'_>,
    document: &Document,
    look: &(impl Fn(&GameMoment, &mut RegionCache) -> Result<EndgameReport, CommandError> + Sync),
    warnings: &[String],
    output: &mut dyn Write,
) -> Result<u8, CommandError> {
    let found = of_game(document, wish.from, look)?;
    if let Some(path) = wish.sgf {
        write(path, document, &found, wish.phrasing)?;
    }
    let topology = document.topology();
    let text = match wish.format {
        Format::Text => {
            let lines = slip_lines(&found, topology, wish.phrasing);
            above(&lines.join("\n"), warnings)
        }
        Format::Json => pretty(&record(&found, wish.from, topology, warnings))?,
    };
    write_answer(output, &(text + "\n"), wish.format, wish.phrasing)?;
    Ok(match found.unknown == found.moves {
        true => NO_ANSWER,
        false => ANSWERED,
    })
}

/// A position of a game that was looked at, with the move that was played there.
struct LookedAt {
    number: usize,
    played: Option<RecordMove>,
    report: EndgameReport,
}

/// Looks at every position from before a move on, the last one too.
fn of_game(
    document: &Document,
    from: u32,
    look: &(impl Fn(&GameMoment, &mut RegionCache) -> Result<EndgameReport, CommandError> + Sync),
) -> Result<GameSlips, CommandError> {
    // Positions of one game share most of their regions, so each worker keeps what it has searched.
    let worker = || {
        let mut kept = RegionCache::default();
        move |moment: GameMoment| {
            let report = look(&moment, &mut kept)?;
            Ok(LookedAt {
                number: moment.number,
                played: moment.next,
                report,
            })
        }
    };
    let mut positions = Vec::new();
    let give = |looked_at: Result<LookedAt, CommandError>| {
        positions.push(looked_at.map_err(NoMore::Error)?);
        Ok(())
    };
    match in_order(moments(document, index(from)), worker, give) {
        Err(NoMore::Error(error)) => return Err(error),
        Ok(()) | Err(NoMore::Unread | NoMore::Cut) => {}
    }
    let pairs = positions.windows(2).filter_map(|pair| {
        let [before, after] = pair else { return None };
        let number = before.number + 1;
        Some((number, before.played?, [&before.report, &after.report]))
    });
    Ok(GameSlips::of(pairs))
}

/// Writes the game with a mark, a comment and the better move at every move that lost points.
fn write(
    path: &Path,
    document: &Document,
    found: &GameSlips,
    phrasing: Phrasing,
) -> Result<(), CommandError> {
    let mut marked = document.clone();
    for (nth, slip) in found.slips.iter().enumerate() {
        let noted = noted(&marked, slip, phrasing);
        let noted = noted.map_err(|error| action_error(&error, document, phrasing))?;
        let judgement = match slip.is_conditional() {
            true => MoveMark::Doubtful,
            false => MoveMark::Bad,
        };
        // The largest loss of which it is sure is where the game turned.
        let is_largest = nth == 0 && slip.known != KnownBy::Bounded && !slip.is_conditional();
        let marks = [judgement, MoveMark::Hotspot];
        let marks = &marks[..1 + usize::from(is_largest)];
        let at = noted.game.as_ref().and_then(|game| game.after(slip.number));
        marked = at
            .and_then(|at| with_move_marks(&noted, at, marks))
            .unwrap_or(noted);
    }
    let saved = game_to_bytes(&marked).map_err(|error| format_error(error, phrasing))?;
    write_file(path, saved, phrasing)
}

/// A game in which it is written at a move what it lost, and beside it what came first.
fn noted(
    document: &Document,
    slip: &GameSlip,
    phrasing: Phrasing,
) -> Result<Document, ActionError> {
    let mut session = Session::new(document.clone());
    let after = |session: &Session, moves| {
        let game = session.document().game.as_ref();
        game.and_then(|game| game.after(moves))
    };
    if let Some(at) = after(&session, slip.number) {
        session.apply(&Action::Game(at))?;
        let topology = session.document().topology();
        let said = slip_comment(slip, topology, phrasing);
        let game = session.document().game.as_ref();
        let before = game.map_or("", |game| game.comment(at)).to_owned();
        if !before.contains(&said) {
            let both = [&*before, &*said]
                .into_iter()
                .filter(|text| !text.is_empty());
            let comment = both.collect::<Vec<_>>().join("\n");
            session.apply(&Action::Text(TextAction::Comment(comment)))?;
        }
    }
    if let (Some(point), Some(at)) = (slip.better, after(&session, slip.number - 1)) {
        session.apply(&Action::Game(at))?;
        let komi = session.document().endgame.counting.komi;
        let better = WrittenMove {
            played: RecordMove {
                color: slip.played.color,
                point,
            },
            comment: better_comment(slip, komi, phrasing),
        };
        session.apply(&Action::Text(TextAction::Variation(vec![better])))?;
    }
    // Where it stood, on the way that was played.
    if let Some(at) = after(&session, document.move_number().unwrap_or_default()) {
        session.apply(&Action::Game(at))?;
    }
    Ok(session.document().clone())
}

/// The moves of a game that lost points, the largest loss first: format `semeai-endgame-slips`, version 1.
fn record(
    found: &GameSlips,
    from: u32,
    topology: &Topology,
    warnings: &[String],
) -> impl Serialize {
    let slips = found.slips.iter();
    record! {
        format: "semeai-endgame-slips",
        version: 1,
        from: from,
        moves: found.moves,
        // Of so many moves it is not known what they lost.
        unknown: found.unknown,
        slips: slips.map(|slip| slip_record(slip, topology)).collect::<Vec<_>>(),
        warnings: warnings,
    }
}

fn slip_record(slip: &GameSlip, topology: &Topology) -> impl Serialize + use<> {
    let color = slip.played.color;
    record! {
        r#move: slip.number,
        played: move_or_pass(color, slip.played.point, topology),
        loss: between(slip.loss),
        better: slip.better.map(|point| move_or_pass(color, point, topology)),
        known: how_known(slip.known),
        // Whether the loss holds only if a border does, or stones are what they look like.
        conditional: slip.is_conditional(),
    }
}
