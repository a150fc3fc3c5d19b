//! Names of what is known of a game's value, and the whole sheet as plain text.

use std::fmt::Write as _;

use semeai_cgt::{Formula, OutcomeClass, Player, Relation};
use semeai_session::{
    AtomicWeight, Comparison, CooledSheet, Derivation, Phrasing, Reason, ValueDetails, ValueSheet,
    WrittenStep,
};

use crate::texts::values::sheet as texts;

/// The outcome class with what it means.
pub fn outcome(outcome: OutcomeClass, phrasing: Phrasing) -> &'static str {
    match outcome {
        OutcomeClass::Zero => texts::outcome_zero(phrasing),
        OutcomeClass::Positive => texts::outcome_positive(phrasing),
        OutcomeClass::Negative => texts::outcome_negative(phrasing),
        OutcomeClass::Fuzzy => texts::outcome_fuzzy(phrasing),
    }
}

/// How a first game stands to a second one, as a sentence.
pub fn relation(relation: Relation, phrasing: Phrasing) -> &'static str {
    match relation {
        Relation::Less => texts::relation_less(phrasing),
        Relation::Equal => texts::relation_equal(phrasing),
        Relation::Greater => texts::relation_greater(phrasing),
        Relation::Confused => texts::relation_confused(phrasing),
    }
}

/// Between which integers a cooled game lies, in the order of games.
///
/// ```
/// use semeai_cgt::{Arena, Dyadic};
/// use semeai_session::{Phrasing, value_sheet};
/// use semeai_words::values::sheet::cooled_bounds;
///
/// let sheet = value_sheet(&mut Arena::new(), "{4|0} + {6||4|0} - 7", Some(Dyadic::integer(2)))?;
/// assert_eq!(
///     cooled_bounds(&sheet.cooled.unwrap(), Phrasing::ENGLISH),
///     "Cooled by 2: ceiling 0, floor -2"
/// );
/// # Ok::<(), semeai_session::SheetError>(())
/// ```
pub fn cooled_bounds(cooled: &CooledSheet, phrasing: Phrasing) -> String {
    let CooledSheet { t, ceil, floor, .. } = cooled;
    texts::cooled_bounds(&ceil, &floor, &t, phrasing)
}

/// A step of a simplification as a sentence.
///
/// ```
/// use semeai_cgt::Arena;
/// use semeai_session::{Phrasing, derivation};
/// use semeai_words::values::sheet::simplification_step;
///
/// let shown = derivation(&mut Arena::new(), "{0,1|2}")?.expect("it has braces");
/// assert_eq!(
///     simplification_step(&shown.steps[0], Phrasing::ENGLISH),
///     "Left's option 0 is dominated by 1."
/// );
/// # Ok::<(), semeai_session::SheetError>(())
/// ```
pub fn simplification_step(step: &WrittenStep, phrasing: Phrasing) -> String {
    let option = &step.option;
    let player = player(step.player, phrasing);
    match &step.reason {
        Reason::Dominated { by } => {
            texts::simplification_step_dominated(&by, &option, &player, phrasing)
        }
        Reason::Reversible {
            through,
            replacements,
        } if replacements.is_empty() => texts::simplification_step_option_reversible_through(
            &option, &player, &through, phrasing,
        ),
        Reason::Reversible {
            through,
            replacements,
        } => {
            let replacements: Vec<&str> = replacements.iter().map(Formula::as_str).collect();
            let come = replacements.join(crate::grammar::comma(phrasing));
            texts::simplification_step_option_reversible_through_its(
                &come, &option, &player, &through, phrasing,
            )
        }
    }
}

fn player(player: Player, phrasing: Phrasing) -> &'static str {
    match player {
        Player::Left => texts::player_left(phrasing),
        Player::Right => texts::player_right(phrasing),
    }
}

/// What is known of a game beyond its numbers, each fact with its name; what was not worked out is not told.
///
/// ```
/// use semeai_cgt::Arena;
/// use semeai_session::{Phrasing, value_details};
/// use semeai_words::values::sheet::details;
///
/// let mut arena = Arena::new();
/// let game = arena.parse("^").unwrap();
/// let details = details(&value_details(&mut arena, game), Phrasing::ENGLISH);
/// assert_eq!(details[0], ("atomic weight", "1".to_owned()));
/// ```
pub fn details(details: &ValueDetails, phrasing: Phrasing) -> Vec<(&'static str, String)> {
    let comma = crate::grammar::comma(phrasing);
    let list = |gains: &Vec<Formula>| match &gains[..] {
        [] => texts::details_no_move(phrasing).to_owned(),
        gains => {
            let gains: Vec<String> = gains.iter().map(short).collect();
            texts::details_gain(&gains.join(comma), phrasing)
        }
    };
    let weight = |weight: &AtomicWeight| match weight {
        AtomicWeight::Weight(weight) => short(weight),
        AtomicWeight::NotAllSmall => texts::details_not_all_small(phrasing).to_owned(),
    };
    let superstar = || texts::details_superstar(phrasing).to_owned();
    [
        (
            texts::details_kind(phrasing),
            details.is_superstar.then(superstar),
        ),
        (
            texts::details_atomic_weight(phrasing),
            details.atomic_weight.as_ref().map(weight),
        ),
        (
            texts::details_reduced(phrasing),
            details.reduced.as_ref().map(short),
        ),
        (
            texts::details_left_incentives(phrasing),
            details.left_incentives.as_ref().map(list),
        ),
        (
            texts::details_right_incentives(phrasing),
            details.right_incentives.as_ref().map(list),
        ),
    ]
    .into_iter()
    .filter_map(|(name, fact)| Some((name, fact?)))
    .collect()
}

/// A formula that fits beside a name.
fn short(formula: &Formula) -> String {
    /// More characters are not read.
    const MOST: usize = 200;
    formula.cut(MOST).to_string()
}

/// Everything about a game as plain text, for the clipboard: a line a fact.
pub fn sheet_text(
    sheet: &ValueSheet,
    details: Option<&ValueDetails>,
    derivation: Option<&Derivation>,
    comparison: Option<&Comparison>,
    phrasing: Phrasing,
) -> String {
    let mut lines = facts(sheet, phrasing);
    lines.extend(details.into_iter().flat_map(|each| {
        let facts = self::details(each, phrasing).into_iter();
        facts.map(|(name, fact)| (name.to_owned(), fact))
    }));
    lines.extend(
        comparison
            .into_iter()
            .flat_map(|each| comparison_facts(each, phrasing)),
    );
    let colon = texts::sheet_text_colon(phrasing);
    let mut text = String::new();
    for (name, value) in lines {
        let _ = writeln!(text, "{name}{colon}{value}");
    }
    if let Some(derivation) = derivation.filter(|derivation| !derivation.steps.is_empty()) {
        let written = texts::sheet_text_written(phrasing);
        let _ = writeln!(text, "{written}{colon}{}", derivation.written);
        for step in &derivation.steps {
            let _ = writeln!(
                text,
                "- {} {}",
                simplification_step(step, phrasing),
                step.form
            );
        }
    }
    text
}

/// What is known of a game, each fact with its name.
fn facts(sheet: &ValueSheet, phrasing: Phrasing) -> Vec<(String, String)> {
    let names = [
        texts::facts_expression(phrasing),
        texts::facts_canonical_form(phrasing),
        texts::facts_outcome(phrasing),
        texts::facts_mean(phrasing),
        texts::facts_temperature(phrasing),
        texts::facts_left_stop(phrasing),
        texts::facts_right_stop(phrasing),
        texts::facts_ceiling(phrasing),
        texts::facts_floor(phrasing),
    ];
    let values = [
        sheet.input.trim().to_owned(),
        name_and_form(sheet),
        outcome(sheet.outcome, phrasing).to_owned(),
        sheet.mean.to_string(),
        sheet.temperature.to_string(),
        sheet.left_stop.to_string(),
        sheet.right_stop.to_string(),
        sheet.ceil.to_string(),
        sheet.floor.to_string(),
    ];
    let cooled = sheet.cooled.as_ref();
    let birthday = texts::facts(phrasing).to_owned();
    (names.map(str::to_owned).into_iter().zip(values))
        .chain(cooled.map(|cooled| cooled_fact(cooled, phrasing)))
        .chain([(birthday, sheet.birthday.to_string())])
        .collect()
}

/// The name of a game, with its canonical options in braces if these are not its name.
fn name_and_form(sheet: &ValueSheet) -> String {
    match sheet.braces_beside() {
        Some(braces) => format!("{} = {braces}", sheet.name),
        None => sheet.name.to_string(),
    }
}

fn cooled_fact(cooled: &CooledSheet, phrasing: Phrasing) -> (String, String) {
    let CooledSheet {
        t,
        canonical,
        ceil,
        floor,
        ..
    } = cooled;
    let name = texts::cooled_fact(&t, phrasing);
    (name, format!("{canonical} (ceil {ceil}, floor {floor})"))
}

/// How a game stands to another one, each fact with its name.
fn comparison_facts(comparison: &Comparison, phrasing: Phrasing) -> [(String, String); 3] {
    let other = format!("{} ({})", comparison.canonical, comparison.input.trim());
    [
        (texts::comparison_facts_compared(phrasing), other),
        (
            texts::comparison_facts_relation(phrasing),
            relation(comparison.relation, phrasing).to_owned(),
        ),
        (
            texts::comparison_facts_difference(phrasing),
            comparison.difference.to_string(),
        ),
    ]
    .map(|(name, value)| (name.to_owned(), value))
}

#[cfg(test)]
mod tests {
    use semeai_cgt::{Arena, Dyadic};
    use semeai_session::{compare, derivation, value_details, value_sheet};

    use super::*;

    fn text(phrasing: Phrasing) -> String {
        let mut arena = Arena::new();
        let sheet =
            value_sheet(&mut arena, "{0,{1|-2}|1}", Some(Dyadic::integer(2))).expect("a game");
        let derivation = derivation(&mut arena, &sheet.input).expect("a game");
        let comparison = compare(&mut arena, sheet.id, "*").expect("a game");
        let details = value_details(&mut arena, sheet.id);
        sheet_text(
            &sheet,
            Some(&details),
            derivation.as_ref(),
            Some(&comparison),
            phrasing,
        )
    }

    #[test]
    fn the_sheet_says_everything_in_both_languages() {
        let english = text(Phrasing::ENGLISH);
        for part in [
            "Canonical form: ",
            "Mean: ",
            "Cooled by 2: ",
            "Birthday: ",
            "reduced form: 1/2",
            "Left's moves: gain ",
            "Relation: ",
            "Difference: ",
        ] {
            assert!(english.contains(part), "{part} in {english}");
        }
        let japanese = text(Phrasing::JAPANESE);
        assert_eq!(english.lines().count(), japanese.lines().count());
        assert!(japanese.contains("標準形："), "{japanese}");
    }

    #[test]
    fn reversible_options_say_what_takes_their_place() {
        let say = |expression: &str, phrasing| {
            let shown = derivation(&mut Arena::new(), expression)
                .expect("a game")
                .expect("braces");
            shown
                .steps
                .iter()
                .map(|step| simplification_step(step, phrasing))
                .collect::<Vec<_>>()
        };
        assert_eq!(
            say("{{1|0}|1}", Phrasing::ENGLISH),
            [
                "Left's option {1|0} is reversible through 0 and goes: Left has no option there.",
                "Right's option 1 is reversible through 0 and goes: Right has no option there."
            ]
        );
        assert_eq!(
            say("{0,1|2}", Phrasing::JAPANESE),
            ["左の選択肢0は1に支配されるので除きます。"]
        );
    }

    #[test]
    fn outcomes_and_relations_differ() {
        for phrasing in [Phrasing::ENGLISH, Phrasing::JAPANESE] {
            let outcomes = [
                OutcomeClass::Zero,
                OutcomeClass::Positive,
                OutcomeClass::Negative,
                OutcomeClass::Fuzzy,
            ]
            .map(|each| outcome(each, phrasing));
            let relations = [
                Relation::Less,
                Relation::Equal,
                Relation::Greater,
                Relation::Confused,
            ]
            .map(|each| relation(each, phrasing));
            for words in [outcomes, relations] {
                for (i, a) in words.iter().enumerate() {
                    assert!(words[i + 1..].iter().all(|b| a != b), "{a}");
                }
            }
        }
    }
}
