//! The simplest number in an interval (Conway, *On Numbers and Games*, theorem 11).

use crate::dyadic::{Dyadic, Overflow};

/// One end of an interval of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct IntervalEnd {
    pub(crate) at: Dyadic,
    /// Whether the end itself belongs to the interval.
    pub(crate) is_included: bool,
}

impl IntervalEnd {
    fn is_below(self, x: Dyadic) -> bool {
        self.at < x || self.is_included && self.at == x
    }

    fn is_above(self, x: Dyadic) -> bool {
        x < self.at || self.is_included && self.at == x
    }

    fn negative(self) -> Self {
        Self {
            at: -self.at,
            ..self
        }
    }
}

/// The number of earliest birthday between two ends, each of which may be missing; nothing if there is no room.
pub(crate) fn simplest_between(
    low: Option<IntervalEnd>,
    high: Option<IntervalEnd>,
) -> Result<Option<Dyadic>, Overflow> {
    let zero = Dyadic::ZERO;
    let above_low = low.is_none_or(|end| end.is_below(zero));
    let below_high = high.is_none_or(|end| end.is_above(zero));
    match (low, high) {
        _ if above_low && below_high => Ok(Some(zero)),
        (Some(low), high) if !above_low => simplest_positive(low, high),
        (low, Some(high)) => {
            let mirrored = simplest_positive(high.negative(), low.map(IntervalEnd::negative))?;
            Ok(mirrored.map(|x| -x))
        }
        // Without an upper end zero is below it, and then the lower end excludes zero.
        (None, None) | (Some(_), None) => Ok(None),
    }
}

/// The simplest number above a low end that excludes zero from below.
fn simplest_positive(
    low: IntervalEnd,
    high: Option<IntervalEnd>,
) -> Result<Option<Dyadic>, Overflow> {
    if let Some(high) = high
        && high.at <= low.at
    {
        let meets = high.at == low.at && high.is_included && low.is_included;
        return Ok(meets.then_some(low.at));
    }
    for exponent in 0..=Dyadic::MAX_EXPONENT {
        let candidate = first_multiple(low, exponent)?;
        if high.is_none_or(|high| high.is_above(candidate)) {
            return Ok(Some(candidate));
        }
    }
    Err(Overflow)
}

/// The least multiple of `1/2^exponent` that the low end allows.
fn first_multiple(low: IntervalEnd, exponent: u32) -> Result<Dyadic, Overflow> {
    if low.at.exponent() <= exponent && low.is_included {
        return Ok(low.at);
    }
    if low.at.exponent() <= exponent {
        return low.at.checked_add(Dyadic::new(1, exponent)?);
    }
    // Finer than the grid: round up, which never meets the end itself.
    let shift = low.at.exponent() - exponent;
    Dyadic::new((low.at.numerator() >> shift) + 1, exponent)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn end(text: &str, is_included: bool) -> Option<IntervalEnd> {
        let at = text.parse().expect("a number of the test");
        Some(IntervalEnd { at, is_included })
    }

    fn open(low: &str, high: &str) -> String {
        let found = simplest_between(end(low, false), end(high, false));
        found.unwrap().map_or("none".into(), |x| x.to_string())
    }

    #[test]
    fn open_intervals() {
        assert_eq!(open("0", "4"), "1");
        assert_eq!(open("1/4", "3"), "1");
        assert_eq!(open("1/2", "3/4"), "5/8");
        assert_eq!(open("-3", "-1"), "-2");
        assert_eq!(open("-1/2", "7"), "0");
        assert_eq!(open("5/2", "3"), "11/4");
        assert_eq!(open("-3/4", "-1/2"), "-5/8");
        assert_eq!(open("1", "1"), "none");
        assert_eq!(open("1/2", "1/4"), "none");
    }

    #[test]
    fn closed_ends_count() {
        let both = |low, high| simplest_between(end(low, true), end(high, true)).unwrap();
        assert_eq!(both("3/8", "3/8").unwrap().to_string(), "3/8");
        assert_eq!(both("3/8", "1/2").unwrap().to_string(), "1/2");
        assert_eq!(both("0", "0"), Some(Dyadic::ZERO));
        let half_open = simplest_between(end("3/8", true), end("3/8", false));
        assert_eq!(half_open, Ok(None));
    }

    #[test]
    fn missing_ends() {
        let above = |low| simplest_between(end(low, false), None).unwrap().unwrap();
        assert_eq!(above("5"), Dyadic::integer(6));
        assert_eq!(above("-2"), Dyadic::ZERO);
        assert_eq!(above("5/2"), Dyadic::integer(3));
        let below = simplest_between(None, end("-1/2", false)).unwrap();
        assert_eq!(below, Some(Dyadic::integer(-1)));
    }
}
