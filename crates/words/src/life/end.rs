//! The end of a game in the Chinese way.

use semeai_board::{Color, Topology};
use semeai_life::{Count, End};
use semeai_session::{Komi, Phrasing};

use crate::grammar::{all_of, int, mixed, moku, plural, side};

/// Whether the game may be ended, who wins by how much, or why not.
pub fn end_sentence(end: &End, komi: Komi, topology: &Topology, phrasing: Phrasing) -> String {
    match end {
        End::Open(points) => {
            let names = all_of(&phrasing.points(topology, points), phrasing);
            tell!(
                phrasing,
                en = "The game may not be ended: it matters who plays first at {names}.",
                ja = "まだ終われません。先に打つ側によって変わる点：{names}。"
            )
        }
        End::Divided(points) => {
            let names = all_of(&phrasing.points(topology, points), phrasing);
            tell!(
                phrasing,
                en = "The game may not be ended: the stones of a string do not share one fate ({names}).",
                ja = "まだ終われません。一つながりの石の運命が一つではありません（{names}）。"
            )
        }
        End::Counted(count) => counted(count, komi, phrasing),
    }
}

fn counted(count: &Count, komi: Komi, phrasing: Phrasing) -> String {
    let (margin, stones) = (lead(count.margin, phrasing), lead(count.stones, phrasing));
    let why = if count.margin == count.stones {
        String::new()
    } else {
        match count.dead.black + count.dead.white {
            0 => say!(
                phrasing,
                en = " The empty points make the difference: the eyes of the groups.".to_owned(),
                ja = "差は空点、つまり石の眼です。".to_owned()
            ),
            _ => say!(
                phrasing,
                en = " The empty points and the dead stones make the difference.".to_owned(),
                ja = "差は空点と死に石です。".to_owned()
            ),
        }
    };
    let result = result(count, komi, phrasing);
    tell!(
        phrasing,
        en = "The game may be ended: {margin}, by the stones alone {stones}.{why} {result}",
        ja = "終わることができます。{margin}、石だけなら{stones}。{why}{result}"
    )
}

fn result(count: &Count, komi: Komi, phrasing: Phrasing) -> String {
    let with = mixed(komi.points());
    match count.winner(komi.halves()) {
        Some(winner) => {
            let winner = side(winner, phrasing);
            say!(
                phrasing,
                en = format!("With a komi of {with} {winner} wins."),
                ja = format!("コミ{}で{winner}の勝ちです。", moku(&with))
            )
        }
        None => say!(
            phrasing,
            en = format!("With a komi of {with} it is a draw."),
            ja = format!("コミ{}で持碁です。", moku(&with))
        ),
    }
}

/// By how much a side leads.
fn lead(margin: i32, phrasing: Phrasing) -> String {
    let leader = match margin {
        0 => return tell!(phrasing, en = "equal", ja = "同点"),
        1.. => side(Color::Black, phrasing),
        _ => side(Color::White, phrasing),
    };
    let by = margin.unsigned_abs();
    let points = say!(phrasing, en = plural(by, "point"), ja = by.to_string());
    tell!(
        phrasing,
        en = "{leader} is {points} ahead",
        ja = "{leader}が{points}目リード"
    )
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
    Some(tell!(
        phrasing,
        en = "As long as they stay empty, stand-offs count for nobody; a stone would still gain the {noun} {names}.",
        ja = "どちらも取れない空点は誰のものでもありませんが、石を置けばまだ{names}が得られます。"
    ))
}
