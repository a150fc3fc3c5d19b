//! Why there is nothing to solve, and what was taken for granted.

use semeai_board::{Color, Topology};
use semeai_race::Alone;
use semeai_race::propose::ProposeError;
use semeai_session::Language;

use crate::grammar::side;

/// Why there is no race to solve, as a sentence.
pub fn propose_error(error: ProposeError, topology: &Topology, language: Language) -> String {
    match error {
        ProposeError::NoStone(point) => {
            let point = topology.name(point);
            say!(
                language,
                en = format!("There is no stone at {point}."),
                ja = format!("{point}に石がありません。")
            )
        }
        ProposeError::OneColor(a, b) => {
            let (a, b) = (topology.name(a), topology.name(b));
            say!(
                language,
                en =
                    format!("The stones at {a} and {b} are of one colour; name one block of each."),
                ja = format!("{a}と{b}は同じ色の石です。黒と白を1つずつ指定してください。")
            )
        }
        ProposeError::InNoDanger(point, alone) => {
            let (point, alone) = (topology.name(point), alone_words(alone, topology, language));
            say!(
                language,
                en = format!("No race: the block at {point} is in no danger ({alone})."),
                ja = format!("{point}の石は取られないので、攻合いではありません({alone})。")
            )
        }
        ProposeError::NoOpponent(point, alone) => {
            let (point, alone) = (topology.name(point), alone_words(alone, topology, language));
            say!(
                language,
                en = format!("No race: no block fights the one at {point} ({alone})."),
                ja = format!("{point}の石と攻め合う石がないので、攻合いではありません({alone})。")
            )
        }
        ProposeError::Stopped => say!(
            language,
            en = "The search was stopped before a race was found.",
            ja = "攻合いが見つかる前に探索を止めました。"
        )
        .to_owned(),
        ProposeError::NoRace => say!(
            language,
            en = "There is no race here: no two blocks attack each other.",
            ja = "攻合いがありません。互いに攻め合っている石がありません。"
        )
        .to_owned(),
    }
}

/// What becomes of a block by itself, in a few words.
pub fn alone_words(alone: Alone, topology: &Topology, language: Language) -> String {
    match alone {
        Alone::TwoEyes => {
            say!(language, en = "alive: two eyes", ja = "眼が2つあって活き").to_owned()
        }
        Alone::Lives => say!(
            language,
            en = "alive: it cannot be captured",
            ja = "活き:取られない"
        )
        .to_owned(),
        Alone::Unsettled => say!(
            language,
            en = "unsettled: whoever starts decides",
            ja = "未定:先に打ったほうが決める"
        )
        .to_owned(),
        Alone::Dead => say!(
            language,
            en = "dead: cannot be saved",
            ja = "死に:助からない"
        )
        .to_owned(),
        Alone::Runs(point) => {
            let point = topology.name(point);
            say!(
                language,
                en = format!("gets out at {point} unless the other side has stones there"),
                ja = format!("相手の備えがなければ{point}から逃げられる")
            )
        }
        Alone::Open => say!(
            language,
            en = "whether it can be captured was not found out",
            ja = "取られるかどうかは分からない"
        )
        .to_owned(),
    }
}

/// That marks of another program were taken as roles.
pub fn marks_taken(language: Language) -> String {
    say!(language, en = "The circled stones are taken as the essential blocks, those with squares as safe; --essential says otherwise.", ja = "○の石を対象ブロック、□の石を安全な石とみなしました。違うときは--essentialで指定してください。")
    .to_owned()
}

/// That several essential blocks of a side were taken as one.
pub fn taken_as_linked(color: Color, language: Language) -> String {
    say!(
        language,
        en = format!(
            "{}'s essential blocks are taken as linked: they share their liberties, and who takes one takes all. \
             Name one with --essential if they are not.",
            side(color, language)
        ),
        ja = format!(
            "{}の対象ブロックはつながっているとみなしました。ダメは共通で、取られるときは一緒です。違うときは--essentialで1つ指定してください。",
            side(color, language)
        )
    )
}

#[cfg(test)]
mod tests {
    use semeai_race::propose::SafeReason;
    use semeai_race::solve::Outcome;

    use super::super::safe_reason;
    use super::*;
    use crate::example::{PLAIN, solved};

    #[test]
    fn every_reason_and_refusal_is_said_in_both_languages() {
        let race = solved(PLAIN, Outcome::Undecided);
        let board = race.position.topology();
        let [a, b] = ["A4", "A3"].map(|name| board.point(name).expect("a point"));
        let mut said = Vec::new();
        for language in [Language::English, Language::Japanese] {
            let reasons = [
                SafeReason::Said,
                SafeReason::TwoEyes,
                SafeReason::Liberties(7),
                SafeReason::Joined,
                SafeReason::Edge,
            ];
            said.extend(reasons.map(|reason| safe_reason(reason, language)));
            let refusals = [
                ProposeError::NoStone(a),
                ProposeError::OneColor(a, b),
                ProposeError::NoRace,
                ProposeError::Stopped,
            ];
            said.extend(refusals.map(|error| propose_error(error, board, language)));
            let alone = [
                Alone::TwoEyes,
                Alone::Lives,
                Alone::Unsettled,
                Alone::Dead,
                Alone::Runs(a),
                Alone::Open,
            ];
            said.extend(alone.map(|alone| alone_words(alone, board, language)));
            let with_reason = [ProposeError::InNoDanger, ProposeError::NoOpponent];
            said.extend(
                with_reason.map(|error| propose_error(error(a, Alone::Dead), board, language)),
            );
        }
        let all = said.len();
        said.sort();
        said.dedup();
        assert_eq!((said.len(), said[0].is_empty()), (all, false));
    }
}
