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

/// The results between which it lies: "White wins by 2½ to 6½", "from “White wins by 2½” to “Black wins by ½”".
pub(crate) fn between(score: Between, komi: Rational, phrasing: Phrasing) -> String {
    let net = |score: i64| Rational::from_integer(score.into()) - komi;
    let (low, high) = (net(score.low), net(score.high));
    match (ahead(low, phrasing), ahead(high, phrasing)) {
        (Ok((who, less)), Ok((other, more))) if who == other => {
            let (less, more) = match low > Rational::from_integer(0) {
                true => (less, more),
                false => (more, less),
            };
            texts::between_one(&less, &more, &who, phrasing)
        }
        _ => {
            let (low, high) = (result(low, phrasing), result(high, phrasing));
            texts::between(&high, &low, phrasing)
        }
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_names_its_winner_once() {
        let told =
            |low, high, phrasing| between(Between { low, high }, Rational::new(13, 2), phrasing);
        assert_eq!(told(0, 4, Phrasing::ENGLISH), "White wins by 2½ to 6½");
        assert_eq!(told(8, 10, Phrasing::ENGLISH), "Black wins by 1½ to 3½");
        assert_eq!(told(0, 4, Phrasing::JAPANESE), "白の2目半から6目半勝ち");
        assert_eq!(
            told(4, 8, Phrasing::ENGLISH),
            "from “White wins by 2½” to “Black wins by 1½”"
        );
    }
}
