//! What is said while a fight about one group is played out.

use semeai_board::Topology;
use semeai_race::Fate;
use semeai_search::Known;
use semeai_session::Phrasing;
use semeai_session::play_out::End;
use semeai_session::play_out::fight::{PlayOut, Slip, Standing};

use super::fight::stones_named;
use super::play_out::whose_turn;
use crate::grammar::{capitalized, move_name};
use crate::texts::race::fight_play as texts;

/// Which group is fought about: "the 4 white stones at C3".
pub fn fought(play: &PlayOut, topology: &Topology, phrasing: Phrasing) -> String {
    let group = play.start().block();
    group.map_or_else(String::new, |group| {
        stones_named(&group, topology, phrasing)
    })
}

/// Whose turn it is, and what is decided where that is told; or how it ended.
pub fn status(play: &PlayOut, is_told: bool, topology: &Topology, phrasing: Phrasing) -> String {
    let stones = || fought(play, topology, phrasing);
    let known = play.known().filter(|_| is_told);
    let known = known.filter(|known| play.situation().is_decided(known.fate));
    let decided = known.and_then(|known| standing_words(known, phrasing));
    match play.end() {
        None => {
            let turn = whose_turn(play, phrasing);
            let Some(what) = decided else {
                return turn;
            };
            let what = capitalized(&what);
            let stones = stones();
            texts::status_decided(&stones, &turn, &what, phrasing)
        }
        Some(End::Captured(winner)) if winner == play.start().owner() => {
            let stones = stones();
            texts::status_nobody_can_capture(&stones, phrasing)
        }
        Some(End::Captured(_)) => {
            let stones = stones();
            texts::status_captured(&stones, phrasing)
        }
        Some(End::BothElsewhere) => texts::status_both_elsewhere(phrasing).to_owned(),
        Some(End::Repeats) => texts::status_repeats(phrasing).to_owned(),
    }
}

/// What becomes of the group, in a few words: "saved (local result)"; absent if that was not found out.
fn standing_words(known: &Standing, phrasing: Phrasing) -> Option<String> {
    let name = match known.fate {
        Fate::Unknown => return None,
        Fate::Captured => texts::fate_name_captured(phrasing),
        Fate::Saved => texts::fate_name_saved(phrasing),
        Fate::Ko => texts::fate_name_ko(phrasing),
        Fate::Alive => texts::fate_name_alive(phrasing),
    };
    Some(as_known(name.to_owned(), known.by, phrasing))
}

/// What becomes of the group after so many moves, the first or more, once that was thought about; where it was not found out, how many
/// liberties it has.
pub fn standing_after(play: &PlayOut, moves: usize, phrasing: Phrasing) -> Option<String> {
    let known = play.known_after(moves)?;
    let turn = play.turns().get(moves.checked_sub(1)?)?;
    let count = turn.counts[play.start().owner()];
    let liberties = || texts::liberties_left(count, phrasing);
    Some(standing_words(known, phrasing).unwrap_or_else(liberties))
}

/// The same with a word if it was only read nearby.
fn as_known(said: String, by: Known, phrasing: Phrasing) -> String {
    match by {
        Known::Provisional => texts::as_known(&said, phrasing),
        _ => said,
    }
}

/// What a move gave away: "Move 3 (C1): the group was to be captured, now it is saved."
pub fn slip(slip: &Slip, topology: &Topology, phrasing: Phrasing) -> String {
    let number = slip.number;
    let place = move_name(slip.played, topology, phrasing);
    let (before, after) = (outlook(slip.before, phrasing), now(slip.after, phrasing));
    let after = as_known(after.to_owned(), slip.by, phrasing);
    texts::slip(&after, &before, &number, &place, phrasing)
}

/// What would have become of the group.
const fn outlook(fate: Fate, phrasing: Phrasing) -> &'static str {
    match fate {
        Fate::Captured => texts::outlook_captured(phrasing),
        Fate::Ko => texts::outlook_ko(phrasing),
        Fate::Saved | Fate::Alive | Fate::Unknown => texts::outlook_saved_alive_unknown(phrasing),
    }
}

/// What becomes of it now.
const fn now(fate: Fate, phrasing: Phrasing) -> &'static str {
    match fate {
        Fate::Captured => texts::now_captured(phrasing),
        Fate::Ko => texts::now_ko(phrasing),
        Fate::Saved | Fate::Alive | Fate::Unknown => texts::now_saved_alive_unknown(phrasing),
    }
}
