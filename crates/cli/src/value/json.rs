//! A sheet as JSON.

use semeai_cgt::{Corner, Thermograph};
use semeai_session::{Comparison, ValueSheet};
use serde::Serialize;

use super::names::{outcome, printed, relation, value_id};

/// The answer as JSON; what may be a fraction is a string.
#[derive(Debug, Serialize)]
pub(super) struct SheetJson {
    /// The columns before the expression in a batch.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) label: Vec<String>,
    input: String,
    /// Absent if it is too long to be printed.
    canonical: Option<String>,
    /// The canonical options in braces; absent likewise.
    braces: Option<String>,
    outcome: &'static str,
    mean: String,
    temperature: String,
    left_stop: String,
    right_stop: String,
    ceil: i128,
    floor: i128,
    cooled: Option<CooledJson>,
    thermograph: ThermographJson,
    birthday: u128,
    value_id: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    compare: Option<ComparisonJson>,
}

#[derive(Debug, Serialize)]
struct CooledJson {
    t: String,
    canonical: Option<String>,
}

#[derive(Debug, Serialize)]
pub(crate) struct ThermographJson {
    left: Vec<[String; 2]>,
    right: Vec<[String; 2]>,
    mast: String,
}

#[derive(Debug, Serialize)]
struct ComparisonJson {
    input: String,
    canonical: Option<String>,
    relation: &'static str,
    difference: Option<String>,
}

impl SheetJson {
    /// What a sheet says, and a comparison if there is one.
    pub(super) fn new(sheet: &ValueSheet, comparison: Option<&Comparison>) -> Self {
        Self {
            label: Vec::new(),
            input: sheet.input.clone(),
            canonical: printed(&sheet.canonical),
            braces: printed(&sheet.braces),
            outcome: outcome(sheet.outcome),
            mean: sheet.mean.to_string(),
            temperature: sheet.temperature.to_string(),
            left_stop: sheet.left_stop.to_string(),
            right_stop: sheet.right_stop.to_string(),
            ceil: sheet.ceil,
            floor: sheet.floor,
            cooled: sheet.cooled.as_ref().map(|cooled| CooledJson {
                t: cooled.t.to_string(),
                canonical: printed(&cooled.canonical),
            }),
            thermograph: ThermographJson::from(&sheet.thermograph),
            birthday: sheet.birthday,
            value_id: value_id(sheet),
            compare: comparison.map(|comparison| ComparisonJson {
                input: comparison.input.clone(),
                canonical: printed(&comparison.canonical),
                relation: relation(comparison.relation).1,
                difference: printed(&comparison.difference),
            }),
        }
    }
}

impl From<&Thermograph> for ThermographJson {
    fn from(thermograph: &Thermograph) -> Self {
        let wall = |corners: &[Corner]| {
            corners
                .iter()
                .map(|(t, v)| [t.to_string(), v.to_string()])
                .collect()
        };
        Self {
            left: wall(&thermograph.left),
            right: wall(&thermograph.right),
            mast: thermograph.mast.to_string(),
        }
    }
}
