//! Values as people read them.

use semeai_cgt::{Formula, Rational, Thermograph};

use crate::life::Life;

/// A value of a region or a node. Black is Left: White's liberties are negative.
///
/// A block that lives is a large number in it, 1000 or nearly that much, so that everything can be computed. People are told it by
/// the methods that begin with `said`, where ∞ stands for life.
#[derive(Clone, Debug, PartialEq)]
pub struct ValueReport {
    /// The transformed value, in canonical form: `{6||4|0}`.
    pub text: Formula,
    /// The value cooled by 2: `4^`.
    pub cooled: Formula,
    /// The mean of the transformed value.
    pub mean: Rational,
    /// The temperature of the transformed value; an integer has -1.
    pub temperature: Rational,
    /// The thermograph of the transformed value.
    pub thermograph: Thermograph,
    /// The thermograph of the value cooled by 2.
    pub cooled_thermograph: Thermograph,
}

/// A number of this size is no count of moves but stands for a life, of which cooling and other counts may have taken something.
const LIFE: u128 = Life::Plain.count().unsigned_abs() as u128 / 2;

/// A count of moves as people read it, with ∞ for a life.
///
/// ```
/// use semeai_race::report::said_count;
///
/// assert_eq!(said_count(-7).as_str(), "-7");
/// assert_eq!(said_count(996).as_str(), "∞");
/// ```
#[must_use]
pub fn said_count(count: i128) -> Formula {
    Formula::from(count).with_infinity(LIFE)
}

impl ValueReport {
    /// The value as people read it: `{∞|3}`.
    #[must_use]
    pub fn said(&self) -> Formula {
        self.text.with_infinity(LIFE)
    }

    /// The value cooled by 2 as people read it.
    #[must_use]
    pub fn said_cooled(&self) -> Formula {
        self.cooled.with_infinity(LIFE)
    }

    /// The mean as people read it.
    #[must_use]
    pub fn said_mean(&self) -> Formula {
        self.said_number(self.mean)
    }

    /// The temperature as people read it.
    #[must_use]
    pub fn said_temperature(&self) -> Formula {
        self.said_number(self.temperature)
    }

    /// Whether a life is part of it.
    #[must_use]
    pub fn has_life(&self) -> bool {
        self.said() != self.text
    }

    /// Whether it depends on a life what it is worth on average, or how urgent it is: such a value has no thermograph that says
    /// anything.
    #[must_use]
    pub fn is_endless(&self) -> bool {
        self.is_beyond_counts(self.mean) || self.is_beyond_counts(self.temperature)
    }

    fn said_number(&self, number: Rational) -> Formula {
        match self.is_beyond_counts(number) {
            true => Formula::infinity(number < Rational::from_integer(0)),
            false => number.into(),
        }
    }

    /// Whether a mean or a temperature has a life in it. Of the counts alone neither can be larger than the largest of them: a mean lies
    /// between them, and a temperature is at most half of what they are apart.
    fn is_beyond_counts(&self, number: Rational) -> bool {
        let most = match self.text.is_whole() {
            true if !self.has_life() => return false,
            true => self.text.largest_below(LIFE) + 1,
            // What was left out may be a life.
            false => LIFE / 5,
        };
        let most = Rational::from_integer(i128::try_from(most).unwrap_or(i128::MAX));
        number > most || number < -most
    }
}
