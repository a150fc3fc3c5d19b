//! A sheet of values as rows for a terminal.

use std::fmt::Display;

use semeai_cgt::{Corner, Formula, Relation};
use semeai_session::{Comparison, Derivation, Phrasing, ValueDetails, ValueSheet};

use crate::texts::values::plain as texts;
use crate::values::sheet::{self, outcome};

/// In how many columns of a terminal the names stand.
const NAMES: usize = 16;

/// More steps of a simplification are counted and not told.
const MOST_STEPS: usize = 40;

/// Everything about a game, one row a fact: its name, padded, and the value.
///
/// ```
/// use semeai_cgt::Arena;
/// use semeai_session::{Phrasing, value_sheet};
/// use semeai_words::values::plain::plain_sheet;
///
/// let sheet = value_sheet(&mut Arena::new(), "{4|0}", None)?;
/// let text = plain_sheet(&sheet, None, None, None, Phrasing::ENGLISH);
/// assert!(text.starts_with("value           {4|0}\noutcome         fuzzy: the first player wins\n"));
/// # Ok::<(), semeai_session::SheetError>(())
/// ```
pub fn plain_sheet(
    sheet: &ValueSheet,
    details: Option<&ValueDetails>,
    derivation: Option<&Derivation>,
    comparison: Option<&Comparison>,
    phrasing: Phrasing,
) -> String {
    let mut rows = facts(sheet, phrasing);
    rows.extend(details.into_iter().flat_map(|each| {
        let facts = sheet::details(each, phrasing).into_iter();
        facts.map(|(name, fact)| row(name, &fact))
    }));
    rows.extend(
        derivation
            .into_iter()
            .flat_map(|each| steps(each, phrasing)),
    );
    rows.extend(
        comparison
            .into_iter()
            .flat_map(|each| comparison_rows(sheet, each, phrasing)),
    );
    let line = |(name, value): &(String, String)| {
        let padding = " ".repeat(NAMES.saturating_sub(width(name)));
        format!("{name}{padding}{value}\n")
    };
    rows.iter().map(line).collect()
}

fn row(name: &str, value: &dyn Display) -> (String, String) {
    (name.to_owned(), value.to_string())
}

fn facts(sheet: &ValueSheet, phrasing: Phrasing) -> Vec<(String, String)> {
    let mut rows = forms(sheet, phrasing);
    let [outcome_name, mean, temperature, stops, integers] = [
        texts::facts_outcome(phrasing),
        texts::facts_mean(phrasing),
        texts::facts_temperature(phrasing),
        texts::facts_stops(phrasing),
        texts::facts_ceil_floor(phrasing),
    ];
    rows.extend([
        row(outcome_name, &outcome(sheet.outcome, phrasing)),
        row(mean, &sheet.mean),
        row(temperature, &sheet.temperature),
        row(stops, &pair(&sheet.left_stop, &sheet.right_stop, phrasing)),
        row(integers, &pair(&sheet.ceil, &sheet.floor, phrasing)),
    ]);
    rows.extend(sheet.cooled.as_ref().map(|cooled| {
        let t = cooled.t;
        let name = texts::facts_name(&t, phrasing);
        (name, cooled.canonical.to_string())
    }));
    let [left, right, mast, birthday] = [
        texts::facts_left_wall(phrasing),
        texts::facts_right_wall(phrasing),
        texts::facts_mast(phrasing),
        texts::facts_birthday(phrasing),
    ];
    let walls = &sheet.thermograph;
    let (at, from) = (&walls.mast, walls.mast_base());
    let standing = texts::facts_standing(&at, &from, phrasing);
    rows.extend([
        row(left, &wall(&walls.left, phrasing)),
        row(right, &wall(&walls.right, phrasing)),
        row(mast, &standing),
        row(birthday, &sheet.birthday),
    ]);
    rows
}

/// The value, and its canonical form where that is not the name of it.
fn forms(sheet: &ValueSheet, phrasing: Phrasing) -> Vec<(String, String)> {
    let [value, braces] = [texts::forms_value(phrasing), texts::forms_braces(phrasing)];
    let mut rows = vec![row(value, &too_long(&sheet.name, phrasing))];
    let form = sheet.braces_beside();
    rows.extend(form.map(|form| row(braces, &too_long(form, phrasing))));
    rows
}

/// The options as they were written, and why each that is no option any more has gone.
fn steps(derivation: &Derivation, phrasing: Phrasing) -> Vec<(String, String)> {
    if derivation.steps.is_empty() {
        return Vec::new();
    }
    let written = row(
        texts::steps_written(phrasing),
        &too_long(&derivation.written, phrasing),
    );
    let step = |step| row("", &sheet::simplification_step(step, phrasing));
    let steps = derivation.steps.iter().take(MOST_STEPS).map(step);
    let rest = derivation.steps.len().saturating_sub(MOST_STEPS);
    let rest = (rest > 0).then(|| row("", &texts::steps_rest(&rest, phrasing)));
    [written].into_iter().chain(steps).chain(rest).collect()
}

fn comparison_rows(
    sheet: &ValueSheet,
    comparison: &Comparison,
    phrasing: Phrasing,
) -> [(String, String); 2] {
    let sign = match comparison.relation {
        Relation::Less => "<",
        Relation::Equal => "=",
        Relation::Greater => ">",
        Relation::Confused => "||",
    };
    [
        row(
            texts::comparison_rows_compared(phrasing),
            &format!("{} {sign} {}", sheet.canonical, comparison.canonical),
        ),
        row(
            texts::comparison_rows_difference(phrasing),
            &comparison.difference,
        ),
    ]
}

fn too_long(canonical: &Formula, phrasing: Phrasing) -> String {
    if canonical.is_whole() {
        return canonical.to_string();
    }
    texts::too_long(phrasing).to_owned()
}

fn pair(first: &dyn Display, second: &dyn Display, phrasing: Phrasing) -> String {
    texts::pair(&first, &second, phrasing)
}

fn wall(corners: &[Corner], phrasing: Phrasing) -> String {
    let corners: Vec<String> = corners
        .iter()
        .map(|(t, v)| texts::wall(&t, &v, phrasing))
        .collect();
    corners.join(crate::grammar::comma(phrasing))
}

/// The columns that a name takes: letters of East Asia take two.
fn width(name: &str) -> usize {
    name.chars().map(|c| if c.is_ascii() { 1 } else { 2 }).sum()
}

#[cfg(test)]
mod tests {
    use semeai_cgt::{Arena, Dyadic};
    use semeai_session::{compare, derivation, value_details, value_sheet};

    use super::*;

    #[test]
    fn the_rows_are_the_same_in_both_languages() {
        let mut arena = Arena::new();
        let sheet = value_sheet(&mut arena, "{4|0} - 1", Some(Dyadic::integer(1))).expect("a game");
        let comparison = compare(&mut arena, sheet.id, "*").expect("a game");
        let rows = |phrasing| -> Vec<String> {
            let text = plain_sheet(&sheet, None, None, Some(&comparison), phrasing);
            text.lines().map(str::to_owned).collect()
        };
        let (english, japanese) = (rows(Phrasing::ENGLISH), rows(Phrasing::JAPANESE));
        assert_eq!(english.len(), 13);
        assert_eq!(english.len(), japanese.len());
        assert_eq!(english[4], "stops           3 and -1");
        assert_eq!(japanese[4], "ストップ        3と-1");
        assert_eq!(english[6], "cooled by 1     {2|0}");
        assert_eq!(english[9], "mast            1 from t = 2");
    }

    #[test]
    fn the_canonical_form_stands_in_braces_beside_a_name() {
        let rows = |text: &str, phrasing| -> Vec<String> {
            let sheet = value_sheet(&mut Arena::new(), text, None).expect("a game");
            let text = plain_sheet(&sheet, None, None, None, phrasing);
            text.lines().take(2).map(str::to_owned).collect()
        };
        let english = |text| rows(text, Phrasing::ENGLISH);
        assert_eq!(
            english("+-1"),
            ["value           ±1", "in braces       {1|-1}"]
        );
        assert_eq!(
            english("tiny(2)"),
            ["value           tiny(2)", "in braces       {0||0|-2}"]
        );
        assert!(english("{4|0}")[1].starts_with("outcome"));
        assert_eq!(
            rows("^", Phrasing::JAPANESE),
            ["値              ^", "波括弧の形      {0|*}"]
        );
    }

    #[test]
    fn theory_and_the_way_to_the_form_stand_below() {
        let mut arena = Arena::new();
        let sheet = value_sheet(&mut arena, "{0,{2|-2}|0}", None).expect("a game");
        let details = value_details(&mut arena, sheet.id);
        let way = derivation(&mut arena, &sheet.input).expect("a game");
        let rows = |phrasing| -> Vec<String> {
            let text = plain_sheet(&sheet, Some(&details), way.as_ref(), None, phrasing);
            text.lines().skip(10).map(str::to_owned).collect()
        };
        let english = rows(Phrasing::ENGLISH);
        assert_eq!(
            english,
            [
                "birthday        1",
                "atomic weight   0",
                "reduced form    0",
                "Left's moves    gain *",
                "Right's moves   gain *",
                "as written      {0,{2|-2}|0}",
                "                Left's option {2|-2} is reversible through -2 and goes: Left has no option there.",
            ]
        );
        assert_eq!(rows(Phrasing::JAPANESE).len(), english.len());
    }
}
