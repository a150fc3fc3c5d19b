//! The Values panel without its looks: what is typed in it, what has been calculated, and what can be asked of it.

use std::time::Duration;

use semeai_cgt::Dyadic;
use semeai_session::{
    Answer, Calculated, Calculation, Comparison, CoolingError, SheetError, ValueSheet,
    parse_temperature,
};

/// What the panel shows before anything is typed: the sum of the system paper's first example.
const FIRST_EXPRESSION: &str = "{4|0} + {6||4|0} - 7";
/// Answers that take no longer than this come without a word about progress.
const UNNOTICED: Duration = Duration::from_millis(100);

/// The texts of the fields, as typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fields {
    /// The expression.
    pub(crate) expression: String,
    /// By how much to cool.
    pub(crate) cool: String,
    /// The expression to compare with; empty for none.
    pub(crate) other: String,
    /// Whether the expression should take the keyboard in the next frame.
    pub(crate) wants_focus: bool,
}

impl Default for Fields {
    fn default() -> Self {
        Self {
            expression: FIRST_EXPRESSION.to_owned(),
            cool: "2".to_owned(),
            other: String::new(),
            wants_focus: false,
        }
    }
}

/// The kinds of pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Picture {
    /// Lines, for printing.
    Svg,
    /// Points, for everything else.
    Png,
}

impl Picture {
    /// The name of a file of this kind.
    pub(crate) const fn file_name(self) -> &'static str {
        match self {
            Self::Svg => "thermograph.svg",
            Self::Png => "thermograph.png",
        }
    }
}

/// Something asked of the panel.
#[derive(Clone, Debug)]
pub(crate) enum ValuesRequest {
    /// Shows the panel, or the race again.
    Open(bool),
    /// Something was typed, or the slider moved.
    Changed,
    /// A value is to be looked at here.
    Take(String),
    /// The thermograph as it is, or cooled.
    Cooled(bool),
    /// Scaffolds on or off.
    Scaffolds(bool),
    /// Stops the calculation.
    Cancel,
    /// Everything as text to the clipboard.
    Copy,
    /// The thermograph to a file.
    Save(Picture),
}

/// What has been calculated from the fields.
#[derive(Debug, Default)]
pub(crate) struct Values {
    /// What is wrong with the expression.
    pub(crate) expression_error: Option<SheetError>,
    /// What is wrong with the temperature.
    pub(crate) cooling_error: Option<CoolingError>,
    /// What is wrong with the other expression.
    pub(crate) other_error: Option<SheetError>,
    /// Whether a calculation broke down: a defect of the program.
    pub(crate) has_failed: bool,
    /// How long the present calculation has been at work, if that is long enough to be said.
    pub(crate) elapsed: Option<Duration>,
    /// The last answer with a value.
    good: Option<Answer>,
    /// The last comparison, if it is one of that value.
    comparison: Option<Comparison>,
    /// The last temperature that could be read.
    cool: Dyadic,
}

impl Values {
    /// What is to be calculated from the fields, as far as they can be read.
    pub(crate) fn calculation(&mut self, fields: &Fields) -> Calculation {
        match parse_temperature(&fields.cool) {
            Ok(t) => {
                self.cool = t;
                self.cooling_error = None;
            }
            Err(error) => self.cooling_error = Some(error),
        }
        let has_other = !fields.other.trim().is_empty();
        if !has_other {
            self.other_error = None;
            self.comparison = None;
        }
        Calculation {
            expression: fields.expression.clone(),
            cool: Some(self.cool),
            // Not trimmed, or the column of a mistake would be wrong.
            other: has_other.then(|| fields.other.clone()),
        }
    }

    /// Takes what was calculated; a refusal leaves the last good value in place.
    pub(crate) fn take(&mut self, calculated: Calculated) {
        let Calculated::Answer(mut answer) = calculated else {
            self.has_failed = true;
            return;
        };
        self.has_failed = false;
        let comparison = answer.comparison.take();
        match &answer.sheet {
            Err(error) => self.expression_error = Some(error.clone()),
            Ok(sheet) => {
                self.expression_error = None;
                if self
                    .sheet()
                    .is_none_or(|old| old.canonical != sheet.canonical)
                {
                    self.comparison = None;
                }
                self.good = Some(*answer);
            }
        }
        match comparison {
            Some(Ok(comparison)) => {
                self.comparison = Some(comparison);
                self.other_error = None;
            }
            Some(Err(error)) => self.other_error = Some(error),
            None => {}
        }
    }

    /// Says how long the calculation has been at work.
    pub(crate) fn set_elapsed(&mut self, elapsed: Option<Duration>) {
        self.elapsed = elapsed.filter(|elapsed| *elapsed > UNNOTICED);
    }

    /// The last answer with a value.
    pub(crate) fn good(&self) -> Option<(&Answer, &ValueSheet)> {
        let answer = self.good.as_ref()?;
        Some((answer, answer.sheet.as_ref().ok()?))
    }

    /// The last value.
    pub(crate) fn sheet(&self) -> Option<&ValueSheet> {
        Some(self.good()?.1)
    }

    /// The last comparison.
    pub(crate) fn comparison(&self) -> Option<&Comparison> {
        self.comparison.as_ref()
    }

    /// By how much the game is cooled.
    pub(crate) fn cool(&self) -> Dyadic {
        self.cool
    }

    /// Whether the value shown is not that of the expression.
    pub(crate) fn is_stale(&self) -> bool {
        self.expression_error.is_some() || self.has_failed
    }
}

#[cfg(test)]
mod tests {
    use semeai_session::Calculator;

    use super::*;

    /// Types into the fields and waits for the answer.
    fn typed(values: &mut Values, expression: &str, cool: &str, other: &str) {
        let fields = Fields {
            expression: expression.to_owned(),
            cool: cool.to_owned(),
            other: other.to_owned(),
            wants_focus: false,
        };
        let mut calculator = Calculator::default();
        calculator.ask(values.calculation(&fields));
        let calculated = calculator.poll(Duration::from_secs(30)).expect("in time");
        values.take(calculated);
    }

    fn cooled(values: &Values) -> &str {
        let cooled = values.sheet().and_then(|sheet| sheet.cooled.as_ref());
        cooled.map_or("", |cooled| cooled.canonical.as_str())
    }

    #[test]
    fn a_refusal_leaves_the_last_value_in_place() {
        let mut values = Values::default();
        typed(&mut values, FIRST_EXPRESSION, "2", "");
        assert_eq!(cooled(&values), "-1^*");
        typed(&mut values, "{4|0", "2", "");
        assert!(values.is_stale());
        assert_eq!(cooled(&values), "-1^*");
        typed(&mut values, "{4|0}", "2", "");
        assert!(!values.is_stale());
        assert_eq!(cooled(&values), "2*");
    }

    #[test]
    fn a_bad_temperature_leaves_the_last_one() {
        let mut values = Values::default();
        typed(&mut values, "{4|0}", "1", "");
        typed(&mut values, "{4|0}", "1/3", "");
        assert!(values.cooling_error.is_some());
        assert_eq!(cooled(&values), "{3|1}");
        typed(&mut values, "{4|0}", "-1", "");
        assert_eq!(values.cooling_error, Some(CoolingError::Negative));
    }

    #[test]
    fn a_comparison_belongs_to_its_value() {
        let mut values = Values::default();
        typed(&mut values, "{4|0}", "2", "2");
        assert_eq!(
            values.comparison().map(|each| each.difference.as_str()),
            Some("{2|-2}")
        );
        typed(&mut values, "{4|0}", "2", "(2");
        assert!(values.comparison().is_some() && values.other_error.is_some());
        typed(&mut values, "5", "2", "(2");
        assert!(values.comparison().is_none(), "it was one of another value");
        typed(&mut values, "5", "2", "");
        assert!(values.other_error.is_none());
    }
}
