//! What a lesson asks about a sum of trees, and its hints.

use semeai_cgt::{Player, Rational};
use semeai_session::Phrasing;

use super::line::{points, side};
use crate::texts::sums::question as texts;
pub use crate::texts::sums::question::{hint_terms, sum_question};

/// Who moves first, as what is asked.
pub const fn sum_first(player: Player, phrasing: Phrasing) -> &'static str {
    match player {
        Player::Left => texts::sum_first_left(phrasing),
        Player::Right => texts::sum_first_right(phrasing),
    }
}

/// In which term a player moves first, as what is asked.
pub fn sum_term_question(player: Player, phrasing: Phrasing) -> String {
    let who = side(player, phrasing);
    texts::sum_term_question(&who, phrasing)
}

/// A score as it can be chosen, Black's points minus White's.
pub fn sum_score(score: Rational) -> String {
    let sign = if score > Rational::from_integer(0) {
        "+"
    } else {
        ""
    };
    format!("{sign}{}", points(score))
}

/// What it costs to move in another term.
pub fn sum_term_loses(loss: Rational, phrasing: Phrasing) -> String {
    let loss = points(loss);
    texts::sum_term_loses(&loss, phrasing)
}

/// Which term comes first.
pub fn hint_term(player: Player, term: &str, phrasing: Phrasing) -> String {
    let who = side(player, phrasing);
    texts::hint_term(&term, &who, phrasing)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_score_has_its_sign() {
        let said = |score: i64| sum_score(Rational::from_integer(score.into()));
        assert_eq!([3, 0, -2].map(said), ["+3", "0", "-2"]);
    }
}
