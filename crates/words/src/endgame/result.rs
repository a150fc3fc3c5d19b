//! Who wins an endgame by how much.

use std::cmp::Ordering;

use semeai_board::Color;
use semeai_cgt::Rational;
use semeai_endgame::position_report::Between;
use semeai_session::Phrasing;

use crate::grammar::{mixed, side};
use crate::texts::endgame::result as texts;

/// Who wins by how much: "Black wins by 3½", "a draw".
pub(crate) fn result(net: Rational, phrasing: Phrasing) -> String {
    match ahead(net, phrasing) {
        Ok((who, by)) => texts::result(&by, &who, phrasing),
        Err(draw) => draw.to_owned(),
    }
}

/// The results between which it lies: "from “White wins by 2½” to “Black wins by ½”".
pub(crate) fn between(score: Between, komi: Rational, phrasing: Phrasing) -> String {
    let net = |score: i64| result(Rational::from_integer(score.into()) - komi, phrasing);
    texts::between(&net(score.high), &net(score.low), phrasing)
}

/// Who is ahead by how much, or what it is called if nobody is.
pub(crate) fn ahead(
    net: Rational,
    phrasing: Phrasing,
) -> Result<(&'static str, String), &'static str> {
    let zero = Rational::from_integer(0);
    match net.cmp(&zero) {
        Ordering::Equal => Err(texts::ahead(phrasing)),
        Ordering::Greater => Ok((side(Color::Black, phrasing), mixed(net))),
        Ordering::Less => Ok((side(Color::White, phrasing), mixed(-net))),
    }
}
