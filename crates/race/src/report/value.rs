//! Values as people read them.

use semeai_cgt::{Formula, Rational, Thermograph};

/// A value of a region or a node. Black is Left: White's liberties are negative.
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
