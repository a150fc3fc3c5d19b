//! A sheet as JSON.

use semeai_cgt::{Corner, Thermograph};
use semeai_session::{Comparison, ValueSheet};
use serde::Serialize;

use super::names::{outcome, relation, value_id, whole_text};

/// What a sheet says, and a comparison if there is one; what may be a fraction is a string. The label is what stands in the columns
/// before the expression in a batch.
pub(super) fn answer(
    label: Vec<&str>,
    sheet: &ValueSheet,
    comparison: Option<&Comparison>,
) -> impl Serialize {
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
        compare?: comparison.map(|comparison| record! {
            input: &comparison.input,
            canonical: whole_text(&comparison.canonical),
            relation: relation(comparison.relation).1,
            difference: whole_text(&comparison.difference),
        }),
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
