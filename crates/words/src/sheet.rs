//! Names of what is known of a game's value, and the whole sheet as plain text.

use std::fmt::Write as _;

use semeai_cgt::{Outcome, Player, Relation, Written};
use semeai_session::{Comparison, Cooled, Derivation, Language, Reason, ValueSheet, WrittenStep};

use crate::grammar::pick;

/// The outcome class with what it means.
pub fn outcome(outcome: Outcome, language: Language) -> &'static str {
    match outcome {
        Outcome::Zero => pick(language, "zero: the second player wins", "ゼロ:後手の勝ち"),
        Outcome::Positive => pick(
            language,
            "positive: Left wins (Black in a race)",
            "正:左の勝ち(攻合いでは黒)",
        ),
        Outcome::Negative => pick(
            language,
            "negative: Right wins (White in a race)",
            "負:右の勝ち(攻合いでは白)",
        ),
        Outcome::Fuzzy => pick(
            language,
            "fuzzy: the first player wins",
            "ファジー:先手の勝ち",
        ),
    }
}

/// How a first game stands to a second one, as a sentence.
pub fn relation(relation: Relation, language: Language) -> &'static str {
    match relation {
        Relation::Less => pick(
            language,
            "The first is less: it is better for Right.",
            "一つ目のほうが小さく、右に有利です。",
        ),
        Relation::Equal => pick(language, "Both are equal.", "二つは等しい値です。"),
        Relation::Greater => pick(
            language,
            "The first is greater: it is better for Left.",
            "一つ目のほうが大きく、左に有利です。",
        ),
        Relation::Confused => pick(
            language,
            "They are confused: neither is greater, nor are they equal.",
            "大小は決まらず、等しくもありません(比較不能)。",
        ),
    }
}

/// Between which integers a cooled game lies, in the order of games.
///
/// ```
/// use semeai_cgt::{Arena, Dyadic};
/// use semeai_session::{Language, value_sheet};
/// use semeai_words::cooled_bounds;
///
/// let sheet = value_sheet(&mut Arena::new(), "{4|0} + {6||4|0} - 7", Some(Dyadic::integer(2)))?;
/// assert_eq!(
///     cooled_bounds(&sheet.cooled.unwrap(), Language::English),
///     "Cooled by 2: ceiling 0, floor -2"
/// );
/// # Ok::<(), semeai_session::SheetError>(())
/// ```
pub fn cooled_bounds(cooled: &Cooled, language: Language) -> String {
    let Cooled { t, ceil, floor, .. } = cooled;
    pick(
        language,
        format!("Cooled by {t}: ceiling {ceil}, floor {floor}"),
        format!("{t}度冷却:切り上げ{ceil}、切り捨て{floor}"),
    )
}

/// A step of a simplification as a sentence.
///
/// ```
/// use semeai_cgt::Arena;
/// use semeai_session::{Language, derivation};
/// use semeai_words::simplification_step;
///
/// let shown = derivation(&mut Arena::new(), "{0,1|2}")?.expect("it has braces");
/// assert_eq!(
///     simplification_step(&shown.steps[0], Language::English),
///     "Left's option 0 is dominated by 1."
/// );
/// # Ok::<(), semeai_session::SheetError>(())
/// ```
pub fn simplification_step(step: &WrittenStep, language: Language) -> String {
    let option = &step.option;
    let player = player(step.player, language);
    match &step.reason {
        Reason::Dominated { by } => pick(
            language,
            format!("{player}'s option {option} is dominated by {by}."),
            format!("{player}の選択肢{option}は{by}に支配されるので除きます。"),
        ),
        Reason::Reversible {
            through,
            replacements,
        } if replacements.is_empty() => pick(
            language,
            format!(
                "{player}'s option {option} is reversible through {through} and goes: {player} has no option there."
            ),
            format!(
                "{player}の選択肢{option}は{through}で打ち消され、そこに{player}の選択肢はないので除きます。"
            ),
        ),
        Reason::Reversible {
            through,
            replacements,
        } => {
            let replacements: Vec<&str> = replacements.iter().map(Written::as_str).collect();
            let come = replacements.join(pick(language, ", ", "、"));
            pick(
                language,
                format!(
                    "{player}'s option {option} is reversible through {through}; in its place: {come}."
                ),
                format!(
                    "{player}の選択肢{option}は{through}で打ち消されるので、{come}に置き換えます。"
                ),
            )
        }
    }
}

fn player(player: Player, language: Language) -> &'static str {
    match player {
        Player::Left => pick(language, "Left", "左"),
        Player::Right => pick(language, "Right", "右"),
    }
}

/// Everything about a game as plain text, for the clipboard.
pub fn sheet_text(
    sheet: &ValueSheet,
    derivation: Option<&Derivation>,
    comparison: Option<&Comparison>,
    language: Language,
) -> String {
    let mut text = String::new();
    let mut line = |english: &str, japanese: &str, value: &str| {
        let colon = pick(language, ": ", ":");
        let _ = writeln!(text, "{}{colon}{value}", pick(language, english, japanese));
    };
    line("Expression", "式", sheet.input.trim());
    line("Canonical form", "標準形", sheet.canonical.as_str());
    line("Outcome", "勝敗", outcome(sheet.outcome, language));
    line("Mean", "平均値", &sheet.mean.to_string());
    line("Temperature", "温度", &sheet.temperature.to_string());
    line("Left stop", "左ストップ", &sheet.left_stop.to_string());
    line("Right stop", "右ストップ", &sheet.right_stop.to_string());
    line("Ceiling", "切り上げ", &sheet.ceil.to_string());
    line("Floor", "切り捨て", &sheet.floor.to_string());
    if let Some(cooled) = &sheet.cooled {
        let t = cooled.t;
        let value = format!(
            "{} (ceil {}, floor {})",
            cooled.canonical, cooled.ceil, cooled.floor
        );
        line(&format!("Cooled by {t}"), &format!("{t}度冷却"), &value);
    }
    line("Birthday", "誕生日", &sheet.birthday.to_string());
    line(
        "Value id",
        "値の識別番号",
        &sheet
            .value_id
            .map_or_else(|| "-".to_owned(), |id| format!("{id:016x}")),
    );
    if let Some(comparison) = comparison {
        let value = format!("{} ({})", comparison.canonical, comparison.input.trim());
        line("Compared with", "比較の相手", &value);
        line("Relation", "大小", relation(comparison.relation, language));
        line("Difference", "差", comparison.difference.as_str());
    }
    if let Some(derivation) = derivation.filter(|derivation| !derivation.steps.is_empty()) {
        line("As written", "書かれた形", derivation.written.as_str());
        for step in &derivation.steps {
            let _ = writeln!(
                text,
                "- {} {}",
                simplification_step(step, language),
                step.form
            );
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use semeai_cgt::{Arena, Dyadic};
    use semeai_session::{compare, derivation, value_sheet};

    use super::*;

    fn text(language: Language) -> String {
        let mut arena = Arena::new();
        let sheet =
            value_sheet(&mut arena, "{0,{1|-2}|1}", Some(Dyadic::integer(2))).expect("a game");
        let derivation = derivation(&mut arena, &sheet.input).expect("a game");
        let comparison = compare(&mut arena, sheet.id, "*").expect("a game");
        sheet_text(&sheet, derivation.as_ref(), Some(&comparison), language)
    }

    #[test]
    fn the_sheet_says_everything_in_both_languages() {
        let english = text(Language::English);
        for part in [
            "Canonical form: ",
            "Mean: ",
            "Cooled by 2: ",
            "Birthday: ",
            "Relation: ",
            "Difference: ",
        ] {
            assert!(english.contains(part), "{part} in {english}");
        }
        let japanese = text(Language::Japanese);
        assert_eq!(english.lines().count(), japanese.lines().count());
        assert!(japanese.contains("標準形:"), "{japanese}");
    }

    #[test]
    fn reversible_options_say_what_takes_their_place() {
        let say = |expression: &str, language| {
            let shown = derivation(&mut Arena::new(), expression)
                .expect("a game")
                .expect("braces");
            shown
                .steps
                .iter()
                .map(|step| simplification_step(step, language))
                .collect::<Vec<_>>()
        };
        assert_eq!(
            say("{{1|0}|1}", Language::English),
            [
                "Left's option {1|0} is reversible through 0 and goes: Left has no option there.",
                "Right's option 1 is reversible through 0 and goes: Right has no option there."
            ]
        );
        assert_eq!(
            say("{0,1|2}", Language::Japanese),
            ["左の選択肢0は1に支配されるので除きます。"]
        );
    }

    #[test]
    fn outcomes_and_relations_differ() {
        for language in [Language::English, Language::Japanese] {
            let outcomes = [
                Outcome::Zero,
                Outcome::Positive,
                Outcome::Negative,
                Outcome::Fuzzy,
            ]
            .map(|each| outcome(each, language));
            let relations = [
                Relation::Less,
                Relation::Equal,
                Relation::Greater,
                Relation::Confused,
            ]
            .map(|each| relation(each, language));
            for words in [outcomes, relations] {
                for (i, a) in words.iter().enumerate() {
                    assert!(words[i + 1..].iter().all(|b| a != b), "{a}");
                }
            }
        }
    }
}
