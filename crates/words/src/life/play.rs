//! What is said while a point is fought for in a play-out.

use semeai_board::{Color, Topology};
use semeai_life::Value;
use semeai_session::Phrasing;
use semeai_session::play_out::life::{NoFight, PlayOut, Slip, Standing};
use semeai_session::play_out::{End, Refusal};

use super::names::class_sentence;
use crate::grammar::{move_name, side};
use crate::position::position_error;
use crate::race::play_out::{illegal, whose_turn};

/// Whose turn it is, or how it ended.
pub fn status(play: &PlayOut, topology: &Topology, phrasing: Phrasing) -> String {
    let point = phrasing.point(topology, play.situation().point());
    match play.end() {
        None => whose_turn(play, phrasing),
        Some(End::Captured(owner)) => {
            let owner = side(owner, phrasing);
            tell!(
                phrasing,
                en = "{owner} has {point}: it is decided.",
                ja = "{point}は{owner}のものに決まりました。"
            )
        }
        Some(End::BothElsewhere) => {
            let passed = say!(phrasing, en = "Both passed.", ja = "両者パス。");
            let class = play.class_after(play.turns().len());
            let said = class.map(|class| class_sentence(&point, class, phrasing));
            let said = said.unwrap_or_default();
            tell!(phrasing, en = "{passed} {said}", ja = "{passed}{said}")
        }
        Some(End::Repeats) => tell!(
            phrasing,
            en = "The position repeats: nobody takes {point}, a stand-off.",
            ja = "同形反復です。{point}はどちらも取れません。"
        ),
    }
}

/// What a move made of the point, in a player's words: "Move 1 (A3) gave A1 away: it would have been Black's, and is White's now."
pub fn slip(slip: &Slip, point: &str, topology: &Topology, phrasing: Phrasing) -> String {
    let Slip {
        number,
        played,
        before,
        after,
        ..
    } = slip;
    let place = move_name(*played, topology, phrasing);
    let (before, after) = (outlook(*before, phrasing), outlook(*after, phrasing));
    tell!(
        phrasing,
        en = "Move {number} ({place}) gave something away: {point} would have been {before}, and is {after} now.",
        ja = "{number}手目（{place}）で損をしました。{point}は{before}になるはずでしたが、{after}になりました。"
    )
}

/// What becomes of a point with best play by whose turn it is: "Black's".
fn outlook(standing: Standing, phrasing: Phrasing) -> String {
    match standing.value() {
        None => say!(phrasing, en = "not known", ja = "不明").to_owned(),
        Some(Value::StandOff) => {
            say!(phrasing, en = "nobody's", ja = "どちらも取れない点").to_owned()
        }
        Some(value @ (Value::Black | Value::White)) => {
            let owner = side(owner(value), phrasing);
            tell!(phrasing, en = "{owner}'s", ja = "{owner}のもの")
        }
    }
}

const fn owner(value: Value) -> Color {
    match value {
        Value::White => Color::White,
        Value::Black | Value::StandOff => Color::Black,
    }
}

/// Why a click did nothing.
pub fn refusal(refusal: Refusal, topology: &Topology, phrasing: Phrasing) -> String {
    match refusal {
        Refusal::Over => tell!(phrasing, en = "It is over.", ja = "終わっています。"),
        Refusal::OutsideRace(point) => {
            let point = phrasing.point(topology, point);
            tell!(
                phrasing,
                en = "{point} is outside the region.",
                ja = "{point}は領域の外です。"
            )
        }
        Refusal::Illegal(why) => illegal(why, phrasing).to_owned(),
    }
}

/// Why there is nothing to be played for.
pub fn no_fight(why: &NoFight, topology: &Topology, phrasing: Phrasing) -> String {
    match why {
        NoFight::NoPoint => tell!(
            phrasing,
            en = "Which point is to be fought for? Click one in Analyse first.",
            ja = "どの点を争いますか。先に解析で点をクリックしてください。"
        ),
        NoFight::NoPosition(error) => position_error(error, phrasing).message,
        NoFight::NoTarget(point) => no_target(&phrasing.point(topology, *point), phrasing),
        NoFight::Decided(point, owner) => {
            let (point, owner) = (phrasing.point(topology, *point), side(*owner, phrasing));
            tell!(
                phrasing,
                en = "{point} is {owner}'s already: there is nothing to fight for.",
                ja = "{point}はすでに{owner}のものです。争うものがありません。"
            )
        }
        NoFight::TooLarge(point, points) => {
            let point = phrasing.point(topology, *point);
            tell!(
                phrasing,
                en = "In the region of {point} {points} points vary, too many to be played out.",
                ja = "{point}の領域は{points}点あり、打ってみるには広すぎます。"
            )
        }
        NoFight::Outside(point) => {
            let point = phrasing.point(topology, *point);
            tell!(
                phrasing,
                en = "{point} is none of the points that are asked about.",
                ja = "{point}は調べている点ではありません。"
            )
        }
    }
}

/// The target has no stone.
pub(super) fn no_target(point: &str, phrasing: Phrasing) -> String {
    tell!(
        phrasing,
        en = "The target {point} has no stone. Click another string, or choose another ending.",
        ja = "目標{point}に石がありません。別の石をクリックするか、終わり方を変えてください。"
    )
}
