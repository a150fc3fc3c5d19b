//! What the stones do that the count does not see.

use semeai_board::{Color, Point, Topology};
use semeai_session::Phrasing;

use crate::grammar::side;

pub(super) fn not_in_contact(phrasing: Phrasing) -> String {
    tell!(
        phrasing,
        en = "These blocks do not attack each other; no race.",
        ja = "この2つの石は互いに攻め合っていません。"
    )
}

pub(super) fn in_atari(
    color: Color,
    point: Point,
    topology: &Topology,
    phrasing: Phrasing,
) -> String {
    let attacker = side(color.opponent(), phrasing);
    let (color, name) = (side(color, phrasing), phrasing.point(topology, point));
    tell!(
        phrasing,
        en = "{color} is in atari and it is {attacker}'s turn: {attacker} captures at {name}.",
        ja = "{color}はアタリです。{attacker}は{name}で取れます。"
    )
}

pub(super) fn escape(
    color: Color,
    point: Point,
    topology: &Topology,
    phrasing: Phrasing,
) -> String {
    let (color, name) = (side(color, phrasing), phrasing.point(topology, point));
    tell!(
        phrasing,
        en = "{color} may get out at {name} to safe stones; the count does not see that.",
        ja = "{color}は{name}で安全な石につながるかもしれません。計算には入っていません。"
    )
}

pub(super) fn ko(point: Point, topology: &Topology, phrasing: Phrasing) -> String {
    let name = phrasing.point(topology, point);
    tell!(
        phrasing,
        en = "Ko at {name}: the move that takes back is left out. Ko threats are not counted.",
        ja = "{name}にコウがあります。取り返す手は数えません。コウ材は考えていません。"
    )
}

pub(super) fn captor_may_die(color: Color, phrasing: Phrasing) -> String {
    let (name, other) = (side(color, phrasing), side(color.opponent(), phrasing));
    tell!(
        phrasing,
        en = "If {name} captures, {other} may capture in turn: what is left may be too small to live in. Prove the race to be \
             sure.",
        ja = "{name}が取っても、取ったあとの形が小さく、{other}に取り返されるかもしれません。証明すれば確かめられます。"
    )
}

/// Nobody wins, and it is not known whether that hangs on the danger of the other side.
pub(crate) fn seki_or_both_live(phrasing: Phrasing) -> &'static str {
    say!(
        phrasing,
        en = "Not searched to the end: whether both also live by themselves. It is called a seki.",
        ja = "互いの弱みによらず両方活きかどうかは調べきれていません。セキとみなします。"
    )
}

pub(super) fn over_budget(phrasing: Phrasing) -> String {
    tell!(
        phrasing,
        en = "The race is too large: the calculation stopped at its limit. Fewer candidates or more safe stones \
              make it smaller.",
        ja = "大きすぎるため計算を途中で止めました。候補点を減らすか、安全な石を指定してください。"
    )
}
