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
use crate::texts::life::play as texts;
pub(super) use crate::texts::life::play::no_target;

/// Whose turn it is, or how it ended.
pub fn status(play: &PlayOut, topology: &Topology, phrasing: Phrasing) -> String {
    let point = phrasing.point(topology, play.situation().point());
    match play.end() {
        None => whose_turn(play, phrasing),
        Some(End::Captured(owner)) => {
            let owner = side(owner, phrasing);
            texts::status_has_decided(&owner, &point, phrasing)
        }
        Some(End::BothElsewhere) => {
            let passed = texts::status_passed(phrasing);
            let class = play.class_after(play.turns().len());
            let said = class.map(|class| class_sentence(&point, class, phrasing));
            let said = said.unwrap_or_default();
            texts::status(&passed, &said, phrasing)
        }
        Some(End::Repeats) => texts::status_repeats(&point, phrasing),
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
    texts::slip(&after, &before, &number, &place, &point, phrasing)
}

/// What becomes of a point with best play by whose turn it is: "Black's".
fn outlook(standing: Standing, phrasing: Phrasing) -> String {
    match standing.value() {
        None => texts::outlook_none(phrasing).to_owned(),
        Some(Value::StandOff) => texts::outlook_stand_off(phrasing).to_owned(),
        Some(value @ (Value::Black | Value::White)) => {
            let owner = side(owner(value), phrasing);
            texts::outlook(&owner, phrasing)
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
        Refusal::Over => texts::refusal_over(phrasing).to_owned(),
        Refusal::OutsideRace(point) => {
            let point = phrasing.point(topology, point);
            texts::refusal_outside_region(&point, phrasing)
        }
        Refusal::Illegal(why) => illegal(why, phrasing).to_owned(),
    }
}

/// Why there is nothing to be played for.
pub fn no_fight(why: &NoFight, topology: &Topology, phrasing: Phrasing) -> String {
    match why {
        NoFight::NoPoint => texts::no_fight_no_point(phrasing).to_owned(),
        NoFight::NoPosition(error) => position_error(error, phrasing).message,
        NoFight::NoTarget(point) => no_target(&phrasing.point(topology, *point), phrasing),
        NoFight::Decided(point, owner) => {
            let (point, owner) = (phrasing.point(topology, *point), side(*owner, phrasing));
            texts::no_fight_already_there_nothing(&owner, &point, phrasing)
        }
        NoFight::TooLarge(point, points) => {
            let point = phrasing.point(topology, *point);
            texts::no_fight_region_points_vary(&point, &points, phrasing)
        }
        NoFight::Outside(point) => {
            let point = phrasing.point(topology, *point);
            texts::no_fight_none_points_asked(&point, phrasing)
        }
    }
}
