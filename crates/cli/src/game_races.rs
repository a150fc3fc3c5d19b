//! `semeai-cli solve --races`: where in a game blocks race. As JSON format `semeai-races`, version 1.

use std::io::Write;
use std::time::{Duration, Instant};

use semeai_board::{Color, Topology};
use semeai_session::{Document, GameRace, GameRaces, Phrasing};
use semeai_words::labels::{Label, label};
use semeai_words::race::game_races::{game_race, looked_at, races_heading};
use serde::Serialize;

use crate::input::{Format, refusal, under};
use crate::json::{board, name};
use crate::output::pretty;
use crate::terminal::write_answer;
use crate::{ANSWERED, CommandError, NO_ANSWER};

/// What is asked.
pub(crate) struct GameRacesQuestion<'a> {
    /// The game.
    pub(crate) document: &'a Document,
    /// How long it may take, if there is a limit.
    pub(crate) time: Option<Duration>,
    pub(crate) format: Format,
    pub(crate) phrasing: Phrasing,
}

/// Lists the races of a game. Returns the exit status: answered if every position was looked at.
///
/// # Errors
///
/// That there is no game.
pub(crate) fn run(
    asked: &GameRacesQuestion<'_>,
    source: &str,
    notices: &[String],
    output: &mut dyn Write,
) -> Result<u8, CommandError> {
    let phrasing = asked.phrasing;
    let deadline = asked.time.and_then(|time| Instant::now().checked_add(time));
    let is_in_time = |_: &GameRaces| deadline.is_none_or(|at| Instant::now() < at);
    let found = GameRaces::find(asked.document, is_in_time);
    let found =
        found.ok_or_else(|| refusal(source, label(Label::NoGameHere, phrasing), phrasing))?;
    let topology = asked.document.topology();
    let text = match asked.format {
        Format::Json => pretty(&answer(&found, topology, notices))?,
        Format::Text => under(notices, &told(&found, topology, phrasing)),
    };
    write_answer(output, &(text + "\n"), asked.format, phrasing)?;
    let (done, all) = found.looked_at();
    Ok(if done == all { ANSWERED } else { NO_ANSWER })
}

/// As lines of text.
fn told(found: &GameRaces, topology: &Topology, phrasing: Phrasing) -> String {
    let races = found.races();
    let (done, all) = found.looked_at();
    let lines = races.iter().map(|race| game_race(race, topology, phrasing));
    let heading = races_heading(races.len(), phrasing);
    let left = (done < all).then(|| looked_at(done, all, phrasing));
    let all = std::iter::once(heading).chain(lines).chain(left);
    all.collect::<Vec<String>>().join("\n")
}

fn answer(found: &GameRaces, topology: &Topology, notices: &[String]) -> impl Serialize {
    let (done, all) = found.looked_at();
    let race = |race: &GameRace| {
        let block = |color: Color| {
            record! {
                stone: name(race.blocks[color].anchor, topology),
                stones: race.stones[color],
            }
        };
        record! {
            after_move: race.number,
            black: block(Color::Black),
            white: block(Color::White),
        }
    };
    record! {
        format: "semeai-races",
        version: 1,
        board: board(topology),
        // By short searches of near surroundings: what becomes of the blocks is not known.
        known: "nearby",
        positions: all,
        looked_at: done,
        races: found.races().iter().map(race).collect::<Vec<_>>(),
        warnings: notices,
    }
}
