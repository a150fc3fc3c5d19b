//! A sheet as JSON.

use semeai_cgt::{Corner, Formula, Thermograph};
use semeai_session::{AtomicWeight, Comparison, Derivation, Reason, ValueDetails, ValueSheet};
use serde::Serialize;

use super::answer::Answer;
use super::names::{outcome, player, relation, value_id, whole_text};

/// What a sheet says; what may be a fraction is a string. The label is what stands in the columns before the expression in a
/// batch.
pub(super) fn answer(label: Vec<&str>, sheet: &ValueSheet) -> impl Serialize {
    record! {
        label?: Some(label).filter(|label| !label.is_empty()),
        input: &sheet.input,
        // Absent if it is too long to be printed.
        canonical: whole_text(&sheet.canonical),
        // The canonical options in braces; absent likewise.
        braces: whole_text(&sheet.braces),
        outcome: outcome(sheet.outcome),
        mean: sheet.mean.to_string(),
        temperature: sheet.temperature.to_string(),
        left_stop: sheet.left_stop.to_string(),
        right_stop: sheet.right_stop.to_string(),
        ceil: sheet.ceil,
        floor: sheet.floor,
        cooled: sheet.cooled.as_ref().map(|cooled| record! {
            t: cooled.t.to_string(),
            canonical: whole_text(&cooled.canonical),
        }),
        thermograph: thermograph(&sheet.thermograph),
        birthday: sheet.birthday,
        value_id: value_id(sheet),
    }
}

/// What a sheet says, with everything else that is known of the game.
pub(super) fn whole_answer(answer: &Answer) -> impl Serialize {
    record! {
        #[serde(flatten)] sheet: self::answer(Vec::new(), &answer.sheet),
        #[serde(flatten)] details: details(&answer.details),
        // Absent where no options were written.
        simplification?: answer.derivation.as_ref().map(simplification),
        compare?: answer.comparison.as_ref().map(compared),
    }
}

fn compared(comparison: &Comparison) -> impl Serialize + use<> {
    record! {
        input: comparison.input.clone(),
        canonical: whole_text(&comparison.canonical),
        relation: relation(comparison.relation).1,
        difference: whole_text(&comparison.difference),
    }
}

/// Absent is what took too long; the atomic weight is null if the game is not all-small.
fn details(details: &ValueDetails) -> impl Serialize + use<> {
    let gains = |gains: &Option<Vec<Formula>>| {
        let gains = gains.as_ref()?;
        Some(gains.iter().map(whole_text).collect::<Vec<_>>())
    };
    let weight = |weight: &AtomicWeight| match weight {
        AtomicWeight::Weight(weight) => whole_text(weight),
        AtomicWeight::NotAllSmall => None,
    };
    record! {
        superstar: details.is_superstar,
        atomic_weight?: details.atomic_weight.as_ref().map(weight),
        reduced?: details.reduced.as_ref().map(whole_text),
        left_incentives?: gains(&details.left_incentives),
        right_incentives?: gains(&details.right_incentives),
    }
}

/// The written options, and why each that went did so.
fn simplification(derivation: &Derivation) -> impl Serialize + use<> {
    let steps = derivation.steps.iter().map(|step| {
        let (by, through, replacements) = match &step.reason {
            Reason::Dominated { by } => (Some(by), None, None),
            Reason::Reversible {
                through,
                replacements,
            } => (None, Some(through), Some(replacements)),
        };
        let texts = |games: &Vec<Formula>| games.iter().map(whole_text).collect::<Vec<_>>();
        record! {
            player: player(step.player),
            option: whole_text(&step.option),
            dominated_by?: by.map(whole_text),
            reversible_through?: through.map(whole_text),
            replacements?: replacements.map(texts),
            form: whole_text(&step.form),
        }
    });
    record! {
        written: whole_text(&derivation.written),
        steps: steps.collect::<Vec<_>>(),
    }
}

/// The walls of a thermograph as corners: temperature and place.
pub(crate) fn thermograph(thermograph: &Thermograph) -> impl Serialize + use<> {
    let wall = |corners: &[Corner]| {
        let corners = corners.iter().map(|(t, v)| [t.to_string(), v.to_string()]);
        corners.collect::<Vec<_>>()
    };
    record! {
        left: wall(&thermograph.left),
        right: wall(&thermograph.right),
        mast: thermograph.mast.to_string(),
    }
}
