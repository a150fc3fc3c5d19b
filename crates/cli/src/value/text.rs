//! A sheet as text.

use std::fmt::Write as _;

use semeai_cgt::Corner;
use semeai_session::{Comparison, ValueSheet};

use super::names::{outcome, printed, relation, value_id};

/// Writes everything, one row a number.
pub(super) fn write_sheet(
    output: &mut String,
    sheet: &ValueSheet,
    comparison: Option<&Comparison>,
) {
    let mut row = |name: &str, value: &dyn std::fmt::Display| {
        let _ = writeln!(output, "{name:<16}{value}");
    };
    let canonical = printed(&sheet.canonical);
    row(
        "value",
        &canonical.as_deref().unwrap_or("(too long to be printed)"),
    );
    row("outcome", &outcome(sheet.outcome));
    row("mean", &sheet.mean);
    row("temperature", &sheet.temperature);
    row(
        "stops",
        &format!("{} and {}", sheet.left_stop, sheet.right_stop),
    );
    row(
        "ceil, floor",
        &format!("{} and {}", sheet.ceil, sheet.floor),
    );
    if let Some(cooled) = &sheet.cooled {
        row(&format!("cooled by {}", cooled.t), &cooled.canonical);
    }
    row("left wall", &wall(&sheet.thermograph.left));
    row("right wall", &wall(&sheet.thermograph.right));
    row(
        "mast",
        &format!(
            "{} from t = {}",
            sheet.thermograph.mast,
            sheet.thermograph.mast_base()
        ),
    );
    row("birthday", &sheet.birthday);
    row(
        "value id",
        &value_id(sheet).unwrap_or_else(|| "-".to_owned()),
    );
    if let Some(comparison) = comparison {
        let sign = relation(comparison.relation).0;
        row(
            "compared",
            &format!("{} {sign} {}", sheet.canonical, comparison.canonical),
        );
        row("difference", &comparison.difference);
    }
}

fn wall(corners: &[Corner]) -> String {
    let corners: Vec<String> = corners
        .iter()
        .map(|(t, v)| format!("{v} at t = {t}"))
        .collect();
    corners.join(", ")
}
