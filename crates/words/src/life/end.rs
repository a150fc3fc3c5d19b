//! The end of a game in the Chinese way.

use semeai_board::{Color, Topology};
use semeai_life::{Count, End};
use semeai_session::{Komi, Phrasing};

use crate::grammar::{all_of, int, mixed, side};
use crate::texts::life::end as texts;

/// Whether the game may be ended, who wins by how much, or why not.
pub fn end_sentence(end: &End, komi: Komi, topology: &Topology, phrasing: Phrasing) -> String {
    match end {
        End::Open(points) => {
            let names = all_of(&phrasing.points(topology, points), phrasing);
            texts::end_sentence_game_may_not(&names, phrasing)
        }
        End::Divided(points) => {
            let names = all_of(&phrasing.points(topology, points), phrasing);
            texts::end_sentence_game_may_not_ended(&names, phrasing)
        }
        End::Counted(count) => counted(count, komi, phrasing),
    }
}

fn counted(count: &Count, komi: Komi, phrasing: Phrasing) -> String {
    let margin = lead(count.margin, phrasing);
    let result = result(count, komi, phrasing);
    if count.margin == count.stones {
        return texts::counted_game_may_ended(&margin, &result, phrasing);
    }
    let stones = lead(count.stones, phrasing);
    let why = match count.dead.black + count.dead.white {
        0 => texts::counted_empty_points_make(phrasing),
        _ => texts::counted_empty_points_dead(phrasing),
    };
    texts::counted_by_stones_alone(&margin, &result, &stones, &why, phrasing)
}

fn result(count: &Count, komi: Komi, phrasing: Phrasing) -> String {
    let with = mixed(komi.points());
    match count.winner(komi.halves()) {
        Some(winner) => {
            let winner = side(winner, phrasing);
            texts::result_komi_wins(&winner, &with, phrasing)
        }
        None => texts::result_none(&with, phrasing),
    }
}

/// By how much a side leads.
fn lead(margin: i32, phrasing: Phrasing) -> String {
    let leader = match margin {
        0 => return texts::lead_equal(phrasing).to_owned(),
        1.. => side(Color::Black, phrasing),
        _ => side(Color::White, phrasing),
    };
    let by = margin.unsigned_abs();
    let points = texts::lead_points(by, phrasing);
    texts::lead_ahead(&leader, &points, phrasing)
}

/// What can be gained by going on although the game may end; nothing if there is nothing.
pub fn gain_sentence(end: &End, topology: &Topology, phrasing: Phrasing) -> Option<String> {
    let End::Counted(count) = end else {
        return None;
    };
    let points = count.to_gain.black.union(&count.to_gain.white);
    if points.is_empty() {
        return None;
    }
    let names = all_of(&phrasing.points(topology, &points), phrasing);
    let one = int(points.len()) == 1;
    let noun = if one { "point" } else { "points" };
    Some(texts::gain_sentence(&names, &noun, phrasing))
}
