//! What is said while a point is fought for in a play-out.

use semeai_board::{Color, Topology};
use semeai_life::Value;
use semeai_session::Language;
use semeai_session::play_out::life::{NoFight, PlayOut, Slip, Standing};
use semeai_session::play_out::{End, Refusal};

use super::names::class_sentence;
use crate::grammar::{move_name, side};
use crate::position::position_error;
use crate::race::play_out::{illegal, turn};

/// Whose turn it is, or how it ended.
pub fn status(play: &PlayOut, topology: &Topology, language: Language) -> String {
    let point = topology.name(play.situation().point());
    match play.end() {
        None => turn(play.situation().mover, play.person(), language),
        Some(End::Captured(owner)) => {
            let owner = side(owner, language);
            tell!(
                language,
                en = "{owner} has {point}: it is decided.",
                ja = "{point}は{owner}のものに決まりました。"
            )
        }
        Some(End::BothElsewhere) => {
            let passed = say!(language, en = "Both passed.", ja = "両者パス。");
            let class = play.class_after(play.turns().len());
            let said = class.map(|class| class_sentence(point, class, language));
            let said = said.unwrap_or_default();
            tell!(language, en = "{passed} {said}", ja = "{passed}{said}")
        }
        Some(End::Repeats) => tell!(
            language,
            en = "The position repeats: nobody takes {point}, a stand-off.",
            ja = "同形反復です。{point}はどちらも取れません。"
        ),
    }
}

/// What a move made of the point: "Move 1 (A3) gave something away: A1 was Black's with Black to move (N), and is White's with White to
/// move (N)."
pub fn slip(slip: &Slip, point: &str, topology: &Topology, language: Language) -> String {
    let Slip {
        number,
        color,
        played,
        before,
        after,
        ..
    } = slip;
    let place = move_name(*played, topology, language);
    let before = outlook(*before, *color, language);
    let after = outlook(*after, color.opponent(), language);
    tell!(
        language,
        en = "Move {number} ({place}) gave something away: {point} was {before}, and is {after}.",
        ja =
            "{number}手目({place})で損をしました。{point}は{before}でしたが、{after}になりました。"
    )
}

/// What becomes of a point with best play by whose turn it is, with its class: "Black's with Black to move (N)".
fn outlook(standing: Standing, mover: Color, language: Language) -> String {
    let (Some(value), Some(class)) = (standing.value(), standing.class()) else {
        return say!(language, en = "not known", ja = "不明").to_owned();
    };
    let (class, mover) = (class.letters(), side(mover, language));
    match value {
        Value::StandOff => tell!(
            language,
            en = "a stand-off with {mover} to move ({class})",
            ja = "{mover}番ならどちらも取れない点({class})"
        ),
        Value::Black | Value::White => {
            let owner = side(owner(value), language);
            tell!(
                language,
                en = "{owner}'s with {mover} to move ({class})",
                ja = "{mover}番なら{owner}のもの({class})"
            )
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
pub fn refusal(refusal: Refusal, topology: &Topology, language: Language) -> String {
    match refusal {
        Refusal::Over => tell!(language, en = "It is over.", ja = "終わっています。"),
        Refusal::OutsideRace(point) => {
            let point = topology.name(point);
            tell!(
                language,
                en = "{point} is outside the region.",
                ja = "{point}は領域の外です。"
            )
        }
        Refusal::Illegal(why) => illegal(why, language).to_owned(),
    }
}

/// Why there is nothing to be played for.
pub fn no_fight(why: &NoFight, topology: &Topology, language: Language) -> String {
    match why {
        NoFight::NoPoint => tell!(
            language,
            en = "Which point is to be fought for? Click one in Analyse first.",
            ja = "どの点を争いますか。先に解析で点をクリックしてください。"
        ),
        NoFight::NoPosition(error) => position_error(error, language).message,
        NoFight::NoTarget(point) => no_target(topology.name(*point), language),
        NoFight::Decided(point, owner) => {
            let (point, owner) = (topology.name(*point), side(*owner, language));
            tell!(
                language,
                en = "{point} is {owner}'s already: there is nothing to fight for.",
                ja = "{point}はすでに{owner}のものです。争うものがありません。"
            )
        }
        NoFight::TooLarge(point, points) => {
            let point = topology.name(*point);
            tell!(
                language,
                en = "In the region of {point} {points} points vary, too many to be played out.",
                ja = "{point}の領域は{points}点あり、打ってみるには広すぎます。"
            )
        }
        NoFight::Outside(point) => {
            let point = topology.name(*point);
            tell!(
                language,
                en = "{point} is none of the points that are asked about.",
                ja = "{point}は調べている点ではありません。"
            )
        }
    }
}

/// The target has no stone.
pub(super) fn no_target(point: &str, language: Language) -> String {
    tell!(
        language,
        en = "The target {point} has no stone. Click another string, or choose another ending.",
        ja = "目標{point}に石がありません。別の石をクリックするか、終わり方を変えてください。"
    )
}
