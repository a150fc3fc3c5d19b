//! What the stones do that the count does not see.

use semeai_board::{Color, Point, Topology};
use semeai_session::Language;

use crate::grammar::side;

pub(super) fn not_in_contact(language: Language) -> String {
    tell!(
        language,
        en = "These blocks do not attack each other; no race.",
        ja = "この2つの石は互いに攻め合っていません。"
    )
}

pub(super) fn in_atari(
    color: Color,
    point: Point,
    topology: &Topology,
    language: Language,
) -> String {
    let attacker = side(color.opponent(), language);
    let (color, name) = (side(color, language), topology.name(point));
    tell!(
        language,
        en = "{color} is in atari and it is {attacker}'s turn: {attacker} captures at {name}.",
        ja = "{color}はアタリです。{attacker}は{name}で取れます。"
    )
}

pub(super) fn escape(
    color: Color,
    point: Point,
    topology: &Topology,
    language: Language,
) -> String {
    let (color, name) = (side(color, language), topology.name(point));
    tell!(
        language,
        en = "{color} may get out at {name} to safe stones; the count does not see that.",
        ja = "{color}は{name}で安全な石につながるかもしれません。計算には入っていません。"
    )
}

pub(super) fn ko(point: Point, topology: &Topology, language: Language) -> String {
    let name = topology.name(point);
    tell!(
        language,
        en = "Ko at {name}: the move that takes back is left out. Ko threats are not counted.",
        ja = "{name}にコウがあります。取り返す手は数えません。コウ材は考えていません。"
    )
}

pub(super) fn captor_may_die(color: Color, language: Language) -> String {
    let (name, other) = (side(color, language), side(color.opponent(), language));
    tell!(
        language,
        en = "If {name} captures, {other} may capture in turn: what is left may be too small to live in. Prove the race to be \
             sure.",
        ja = "{name}が取っても、取ったあとの形が小さく、{other}に取り返されるかもしれません。証明すれば確かめられます。"
    )
}

/// Nobody wins, and it is not known whether that hangs on the danger of the other side.
pub(crate) fn seki_or_both_live(language: Language) -> &'static str {
    say!(
        language,
        en = "Not searched to the end: whether both also live by themselves. It is called a seki.",
        ja = "互いの弱みによらず両方活きかどうかは調べきれていません。セキとみなします。"
    )
}

pub(super) fn over_budget(language: Language) -> String {
    tell!(
        language,
        en = "The race is too large: the calculation stopped at its limit. Fewer candidates or more safe stones \
              make it smaller.",
        ja = "大きすぎるため計算を途中で止めました。候補点を減らすか、安全な石を指定してください。"
    )
}
