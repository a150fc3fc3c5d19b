//! What is said while a fight about one group is played out.

use semeai_board::Topology;
use semeai_race::answer::Certainty;
use semeai_session::Phrasing;
use semeai_session::play_out::End;
use semeai_session::play_out::fight::{Fate, PlayOut, Slip, Standing};

use super::fight::stones_named;
use super::play_out::whose_turn;
use crate::grammar::move_name;

/// Which group is fought about: "the 4 white stones at C3".
pub fn fought(play: &PlayOut, topology: &Topology, phrasing: Phrasing) -> String {
    let group = play.start().block();
    group.map_or_else(String::new, |group| {
        stones_named(&group, topology, phrasing)
    })
}

/// Whose turn it is, or how it ended.
pub fn status(play: &PlayOut, topology: &Topology, phrasing: Phrasing) -> String {
    let stones = || fought(play, topology, phrasing);
    match play.end() {
        None => whose_turn(play, phrasing),
        Some(End::Captured(winner)) if winner == play.start().owner() => {
            let stones = stones();
            tell!(
                phrasing,
                en = "Nobody can capture {stones} any more.",
                ja = "{stones}はもう取られません。"
            )
        }
        Some(End::Captured(_)) => {
            let stones = stones();
            tell!(
                phrasing,
                en = "Captured: {stones}.",
                ja = "{stones}が取られました。"
            )
        }
        Some(End::BothElsewhere) => tell!(
            phrasing,
            en = "Both sides played elsewhere.",
            ja = "両者とも手を抜きました。"
        ),
        Some(End::Repeats) => tell!(
            phrasing,
            en = "The position repeats.",
            ja = "同形反復です。"
        ),
    }
}

/// What becomes of the group, in a few words: "saved (local result)"; a question mark if nobody knows.
pub fn standing_words(known: &Standing, phrasing: Phrasing) -> String {
    let name = fate_name(known.fate, phrasing);
    as_known(name.to_owned(), known.by, phrasing)
}

/// The same with a word if it was only read nearby.
fn as_known(said: String, by: Certainty, phrasing: Phrasing) -> String {
    match by {
        Certainty::Nearby => tell!(
            phrasing,
            en = "{said} (local result)",
            ja = "{said}（近くだけの結果）"
        ),
        _ => said,
    }
}

const fn fate_name(fate: Fate, phrasing: Phrasing) -> &'static str {
    match fate {
        Fate::Unknown => "?",
        Fate::Captured => say!(phrasing, en = "captured", ja = "取られる"),
        Fate::Saved => say!(phrasing, en = "saved", ja = "助かる"),
        Fate::Ko => say!(phrasing, en = "ko", ja = "コウ"),
        Fate::Alive => say!(phrasing, en = "alive", ja = "活き"),
    }
}

/// What a move gave away: "Move 3 (C1): the group was to be captured, now it is saved."
pub fn slip(slip: &Slip, topology: &Topology, phrasing: Phrasing) -> String {
    let number = slip.number;
    let place = move_name(slip.played, topology, phrasing);
    let (before, after) = (outlook(slip.before, phrasing), now(slip.after, phrasing));
    let after = as_known(after.to_owned(), slip.by, phrasing);
    tell!(
        phrasing,
        en = "Move {number} ({place}): {before}; {after}.",
        ja = "{number}手目（{place}）：{before}が、{after}。"
    )
}

/// What would have become of the group.
const fn outlook(fate: Fate, phrasing: Phrasing) -> &'static str {
    match fate {
        Fate::Captured => say!(
            phrasing,
            en = "the group could be captured",
            ja = "取れる石でした"
        ),
        Fate::Ko => say!(
            phrasing,
            en = "there was a ko for the group",
            ja = "コウになる石でした"
        ),
        Fate::Saved | Fate::Alive | Fate::Unknown => say!(
            phrasing,
            en = "the group could be saved",
            ja = "助かる石でした"
        ),
    }
}

/// What becomes of it now.
const fn now(fate: Fate, phrasing: Phrasing) -> &'static str {
    match fate {
        Fate::Captured => say!(phrasing, en = "now it is captured", ja = "これで取られます"),
        Fate::Ko => say!(phrasing, en = "now it is a ko", ja = "これでコウです"),
        Fate::Saved | Fate::Alive | Fate::Unknown => {
            say!(phrasing, en = "now it gets away", ja = "これで助かります")
        }
    }
}
