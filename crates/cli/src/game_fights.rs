//! `semeai-cli solve --races`: which groups of a game somebody could have captured or saved. As JSON format
//! `semeai-races`, version 2.

use std::io::Write;
use std::time::{Duration, Instant};

use semeai_board::Topology;
use semeai_session::{Document, GameFight, GameFights, Phrasing};
use semeai_words::labels::{Label, label};
use semeai_words::race::game_fights::{fights_heading, game_fight, looked_at};
use serde::Serialize;

use crate::input::{Format, refusal, under};
use crate::json::{board, name};
use crate::output::pretty;
use crate::status::{ANSWERED, CommandError, NO_ANSWER};
use crate::terminal::write_answer;

/// What is asked.
pub(crate) struct GameFightsQuestion<'a> {
    /// The game.
    pub(crate) document: &'a Document,
    /// How long it may take, if there is a limit.
    pub(crate) time: Option<Duration>,
    pub(crate) format: Format,
    pub(crate) phrasing: Phrasing,
}

/// Lists the fights of a game. Returns the exit status: answered if every position was looked at.
///
/// # Errors
///
/// That there is no game.
pub(crate) fn run(
    asked: &GameFightsQuestion<'_>,
    source: &str,
    notices: &[String],
    output: &mut dyn Write,
) -> Result<u8, CommandError> {
    let phrasing = asked.phrasing;
    let deadline = asked.time.and_then(|time| Instant::now().checked_add(time));
    let is_in_time = |_: &GameFights| deadline.is_none_or(|at| Instant::now() < at);
    let found = GameFights::find(asked.document, is_in_time);
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
fn told(found: &GameFights, topology: &Topology, phrasing: Phrasing) -> String {
    let fights = found.fights();
    let (done, all) = found.looked_at();
    let lines = fights
        .iter()
        .map(|fight| game_fight(fight, topology, phrasing));
    let heading = fights_heading(fights.len(), phrasing);
    let left = (done < all).then(|| looked_at(done, all, phrasing));
    let all = std::iter::once(heading).chain(lines).chain(left);
    all.collect::<Vec<String>>().join("\n")
}

fn answer(found: &GameFights, topology: &Topology, notices: &[String]) -> impl Serialize {
    let (done, all) = found.looked_at();
    let fight = |fight: &GameFight| {
        record! {
            after_move: fight.number,
            color: fight.block.color.to_string(),
            stone: name(fight.block.anchor, topology),
            stones: fight.stones,
            // Proved on the whole board, as long as no ko forbids the move.
            captured_at: name(fight.capture, topology),
        }
    };
    record! {
        format: "semeai-races",
        version: 2,
        board: board(topology),
        positions: all,
        looked_at: done,
        fights: found.fights().iter().map(fight).collect::<Vec<_>>(),
        warnings: notices,
    }
}
