//! What a lesson asks about a sum of trees, and its hints.

use semeai_cgt::{Player, Rational};
use semeai_session::Phrasing;

use super::line::{points, side};

/// What is asked about a sum, by its text.
pub fn sum_question(text: &str, phrasing: Phrasing) -> String {
    tell!(
        phrasing,
        en = "What is the score of {text} with best play?",
        ja = "{text}は最善で何目?"
    )
}

/// Who moves first, as what is asked.
pub const fn sum_first(player: Player, phrasing: Phrasing) -> &'static str {
    match player {
        Player::Left => say!(phrasing, en = "Black to play", ja = "黒先"),
        Player::Right => say!(phrasing, en = "White to play", ja = "白先"),
    }
}

/// In which term a player moves first, as what is asked.
pub fn sum_term_question(player: Player, phrasing: Phrasing) -> String {
    let who = side(player, phrasing);
    tell!(
        phrasing,
        en = "{who} plays first: in which of them?",
        ja = "{who}先の一手目はどの項?"
    )
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
    tell!(phrasing, en = "It loses {loss}.", ja = "{loss}目の損です。")
}

/// What to compare in a sum.
pub const fn hint_terms(phrasing: Phrasing) -> &'static str {
    say!(
        phrasing,
        en = "Try each first move to its end: the others then go by size, in turns.",
        ja = "一手目を一つずつ試し、残りを大きい順に交互に取って数えてください。"
    )
}

/// Which term comes first.
pub fn hint_term(player: Player, term: &str, phrasing: Phrasing) -> String {
    let who = side(player, phrasing);
    tell!(
        phrasing,
        en = "{who} begins in {term}.",
        ja = "{who}は{term}から打ちます。"
    )
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
