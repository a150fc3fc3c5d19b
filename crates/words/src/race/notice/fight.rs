//! What the stones do that the count does not see.

use semeai_board::{Color, Point, Topology};
use semeai_session::Phrasing;

use crate::grammar::side;
use crate::texts::race::notice::fight as texts;
pub(crate) use crate::texts::race::notice::fight::seki_or_both_live;

pub(super) fn not_in_contact(phrasing: Phrasing) -> String {
    texts::not_in_contact(phrasing).to_owned()
}

pub(super) fn in_atari(
    color: Color,
    point: Point,
    topology: &Topology,
    phrasing: Phrasing,
) -> String {
    let attacker = side(color.opponent(), phrasing);
    let (color, name) = (side(color, phrasing), phrasing.point(topology, point));
    texts::in_atari(&attacker, &color, &name, phrasing)
}

pub(super) fn escape(
    color: Color,
    point: Point,
    topology: &Topology,
    phrasing: Phrasing,
) -> String {
    let (color, name) = (side(color, phrasing), phrasing.point(topology, point));
    texts::escape(&color, &name, phrasing)
}

pub(super) fn ko(point: Point, topology: &Topology, phrasing: Phrasing) -> String {
    let name = phrasing.point(topology, point);
    texts::ko(&name, phrasing)
}

pub(super) fn captor_may_die(color: Color, phrasing: Phrasing) -> String {
    let (name, other) = (side(color, phrasing), side(color.opponent(), phrasing));
    texts::captor_may_die(&name, &other, phrasing)
}

pub(super) fn over_budget(phrasing: Phrasing) -> String {
    texts::over_budget(phrasing).to_owned()
}
