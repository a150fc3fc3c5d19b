//! A worksheet for games: what was typed last, what came of it, and the last value that could be told.

use semeai_cgt::Dyadic;

use crate::values::calculator::{Calculation, CalculationReport};
use crate::values::sheet::{Comparison, CoolingError, SheetError, ValueSheet, parse_temperature};

/// Results that stay while what is typed has no value.
#[derive(Debug, Default)]
pub struct Worksheet {
    /// What is wrong with the expression.
    expression_error: Option<SheetError>,
    /// What is wrong with the temperature.
    cooling_error: Option<CoolingError>,
    /// What is wrong with the other expression.
    other_error: Option<SheetError>,
    /// The last answer with a value.
    good: Option<CalculationReport>,
    /// The last comparison, if it is one of that value.
    comparison: Option<Comparison>,
    /// The last temperature that could be read.
    cool: Dyadic,
}

impl Worksheet {
    /// What is to be calculated of typed texts, as far as they can be read: an expression, by how much to cool, and an
    /// expression to compare with, empty for none.
    pub fn read(&mut self, expression: &str, cool: &str, other: &str) -> Calculation {
        match parse_temperature(cool) {
            Ok(t) => {
                self.cool = t;
                self.cooling_error = None;
            }
            Err(error) => self.cooling_error = Some(error),
        }
        let has_other = !other.trim().is_empty();
        if !has_other {
            self.other_error = None;
            self.comparison = None;
        }
        Calculation {
            expression: expression.to_owned(),
            cool: Some(self.cool),
            // Not trimmed, or the column of a mistake would be wrong.
            other: has_other.then(|| other.to_owned()),
        }
    }

    /// Takes what was calculated; a refusal leaves the last good value in place.
    pub fn take(&mut self, calculated: &CalculationReport) {
        match &calculated.sheet {
            Err(error) => self.expression_error = Some(error.clone()),
            Ok(sheet) => {
                self.expression_error = None;
                let is_same = |old: &ValueSheet| old.canonical == sheet.canonical;
                if !self.sheet().is_some_and(is_same) {
                    self.comparison = None;
                }
                self.good = Some(calculated.clone());
            }
        }
        match &calculated.comparison {
            Some(Ok(comparison)) => {
                self.comparison = Some(comparison.clone());
                self.other_error = None;
            }
            Some(Err(error)) => self.other_error = Some(error.clone()),
            None => {}
        }
    }

    /// The last answer with a value.
    pub fn good(&self) -> Option<(&CalculationReport, &ValueSheet)> {
        let good = self.good.as_ref()?;
        Some((good, good.sheet.as_ref().ok()?))
    }

    /// The value of the last answer that has one.
    pub fn sheet(&self) -> Option<&ValueSheet> {
        Some(self.good()?.1)
    }

    /// The comparison of that value with the other game, if one was typed.
    pub fn comparison(&self) -> Option<&Comparison> {
        self.comparison.as_ref()
    }

    /// By how much the game is cooled.
    pub fn cool(&self) -> Dyadic {
        self.cool
    }

    /// What is wrong with the expression; then the last value is not its own.
    pub fn expression_error(&self) -> Option<&SheetError> {
        self.expression_error.as_ref()
    }

    /// What is wrong with the temperature.
    pub fn cooling_error(&self) -> Option<CoolingError> {
        self.cooling_error
    }

    /// What is wrong with the other expression.
    pub fn other_error(&self) -> Option<&SheetError> {
        self.other_error.as_ref()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desk::Desk;

    /// Reads texts and waits for the answer.
    fn typed(worksheet: &mut Worksheet, expression: &str, cool: &str, other: &str) {
        let calculation = worksheet.read(expression, cool, other);
        let mut desk = Desk::default();
        desk.want(calculation.clone());
        desk.finish::<Calculation>();
        worksheet.take(&desk.answer::<Calculation>().expect("an answer").answer);
    }

    fn cooled(worksheet: &Worksheet) -> &str {
        let cooled = worksheet.sheet().and_then(|sheet| sheet.cooled.as_ref());
        cooled.map_or("", |cooled| cooled.canonical.as_str())
    }

    #[test]
    fn a_refusal_leaves_the_last_value_in_place() {
        let mut worksheet = Worksheet::default();
        typed(&mut worksheet, "{4|0} + {6||4|0} - 7", "2", "");
        assert_eq!(cooled(&worksheet), "-1^*");
        typed(&mut worksheet, "{4|0", "2", "");
        assert!(worksheet.expression_error().is_some());
        assert_eq!(cooled(&worksheet), "-1^*");
        typed(&mut worksheet, "{4|0}", "2", "");
        assert!(worksheet.expression_error().is_none());
        assert_eq!(cooled(&worksheet), "2*");
    }

    #[test]
    fn a_bad_temperature_leaves_the_last_one() {
        let mut worksheet = Worksheet::default();
        typed(&mut worksheet, "{4|0}", "1", "");
        typed(&mut worksheet, "{4|0}", "1/3", "");
        assert!(worksheet.cooling_error().is_some());
        assert_eq!(cooled(&worksheet), "{3|1}");
        typed(&mut worksheet, "{4|0}", "-1", "");
        assert_eq!(worksheet.cooling_error(), Some(CoolingError::Negative));
    }

    #[test]
    fn a_comparison_belongs_to_its_value() {
        let mut worksheet = Worksheet::default();
        typed(&mut worksheet, "{4|0}", "2", "2");
        assert_eq!(
            worksheet.comparison().map(|each| each.difference.as_str()),
            Some("{2|-2}")
        );
        typed(&mut worksheet, "{4|0}", "2", "(2");
        assert!(worksheet.comparison().is_some() && worksheet.other_error().is_some());
        typed(&mut worksheet, "5", "2", "(2");
        assert!(
            worksheet.comparison().is_none(),
            "it was one of another value"
        );
        typed(&mut worksheet, "5", "2", "");
        assert!(worksheet.other_error().is_none());
    }
}
