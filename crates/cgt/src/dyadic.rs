//! Exact dyadic fractions: the numbers that short games can be.

use std::cmp::Ordering;
use std::error::Error as StdError;
use std::fmt;
use std::ops::Neg;
use std::str::FromStr;

/// An exact fraction of 128-bit integers: the type in which thermographs may be asked for at any time.
///
/// Means, temperatures and thermograph corners of loop-free games are [`Dyadic`]; every one of them converts
/// into this type without loss.
pub type Rational = num_rational::Ratio<i128>;

/// The result does not fit: the engine never rounds and never wraps around.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Overflow;

impl fmt::Display for Overflow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this number is too large or too fine to be kept exactly")
    }
}

impl StdError for Overflow {}

/// A dyadic fraction `numerator / 2^exponent`, always exact and in lowest terms.
///
/// The numerator has 127 bits and a sign, the exponent is at most [`Dyadic::MAX_EXPONENT`]; whatever does not fit
/// is an [`Overflow`], never a wrong number.
///
/// ```
/// use semeai_cgt::Dyadic;
///
/// let x = Dyadic::new(6, 2).unwrap();
/// assert_eq!(x.to_string(), "3/2");
/// assert_eq!(x.floor(), 1);
/// assert_eq!(x.half().unwrap().to_string(), "3/4");
/// assert_eq!("-2 1/8".parse::<Dyadic>().unwrap().to_string(), "-17/8");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Dyadic {
    /// Odd unless the exponent is zero; never `i128::MIN`, so that a negative always exists.
    numerator: i128,
    exponent: u32,
}

impl Dyadic {
    /// The number 0, with exponent 0.
    pub const ZERO: Self = Self::small(0);
    /// The number 1, with exponent 0.
    pub const ONE: Self = Self::small(1);
    /// The largest exponent: denominators reach 2^126, the largest power of two in a [`Rational`].
    pub const MAX_EXPONENT: u32 = 126;

    const fn small(numerator: i128) -> Self {
        Self {
            numerator,
            exponent: 0,
        }
    }

    /// The number `numerator / 2^exponent`, reduced.
    ///
    /// # Errors
    ///
    /// [`Overflow`] if the reduced exponent is above [`Dyadic::MAX_EXPONENT`] or the numerator is `i128::MIN`.
    pub fn new(numerator: i128, exponent: u32) -> Result<Self, Overflow> {
        if exponent == 0 && numerator != i128::MIN {
            return Ok(Self::small(numerator));
        }
        if numerator == 0 {
            return Ok(Self::ZERO);
        }
        let common = numerator.trailing_zeros().min(exponent);
        let reduced = Self {
            numerator: numerator >> common,
            exponent: exponent - common,
        };
        if reduced.exponent > Self::MAX_EXPONENT || reduced.numerator == i128::MIN {
            return Err(Overflow);
        }
        Ok(reduced)
    }

    /// A whole number; every `i64` fits.
    #[must_use]
    pub fn integer(n: i64) -> Self {
        Self::small(i128::from(n))
    }

    /// The numerator of the reduced fraction; it carries the sign.
    #[must_use]
    pub fn numerator(self) -> i128 {
        self.numerator
    }

    /// The exponent of the reduced denominator `2^exponent`.
    #[must_use]
    pub fn exponent(self) -> u32 {
        self.exponent
    }

    /// Whether the number is an integer.
    #[must_use]
    pub fn is_integer(self) -> bool {
        self.exponent == 0
    }

    /// Whether it is the number 0.
    #[must_use]
    pub fn is_zero(self) -> bool {
        self.numerator == 0
    }

    /// Whether the number is below zero.
    #[must_use]
    pub fn is_negative(self) -> bool {
        self.numerator < 0
    }

    /// The exact sum.
    ///
    /// # Errors
    ///
    /// [`Overflow`] if it does not fit.
    #[inline]
    pub fn checked_add(self, other: Self) -> Result<Self, Overflow> {
        let (a, b, exponent) = if self.exponent == other.exponent {
            (self.numerator, other.numerator, self.exponent)
        } else {
            self.aligned(other)?
        };
        Self::new(a.checked_add(b).ok_or(Overflow)?, exponent)
    }

    /// The exact difference.
    ///
    /// # Errors
    ///
    /// [`Overflow`] if it does not fit.
    #[inline]
    pub fn checked_sub(self, other: Self) -> Result<Self, Overflow> {
        self.checked_add(-other)
    }

    /// The exact product.
    ///
    /// # Errors
    ///
    /// [`Overflow`] if it does not fit.
    pub fn checked_mul(self, other: Self) -> Result<Self, Overflow> {
        let numerator = self
            .numerator
            .checked_mul(other.numerator)
            .ok_or(Overflow)?;
        Self::new(numerator, self.exponent + other.exponent)
    }

    /// Half of the number.
    ///
    /// # Errors
    ///
    /// [`Overflow`] if the denominator would be too large.
    pub fn half(self) -> Result<Self, Overflow> {
        Self::new(self.numerator, self.exponent + 1)
    }

    /// The unit of the number's last place, `1 / 2^exponent`: the step to its two options.
    #[must_use]
    pub fn unit(self) -> Self {
        Self {
            numerator: 1,
            exponent: self.exponent,
        }
    }

    /// The number without its sign; every number has one.
    #[must_use]
    pub fn abs(self) -> Self {
        Self {
            numerator: self.numerator.abs(),
            exponent: self.exponent,
        }
    }

    /// The greatest integer that is not above the number.
    #[must_use]
    pub fn floor(self) -> i128 {
        self.numerator >> self.exponent
    }

    /// The least integer that is not below the number.
    #[must_use]
    pub fn ceil(self) -> i128 {
        -((-self.numerator) >> self.exponent)
    }

    /// The same number as a general fraction; never loses anything.
    #[must_use]
    pub fn to_rational(self) -> Rational {
        Rational::new_raw(self.numerator, 1_i128 << self.exponent)
    }

    /// Both numerators over the larger of the two exponents.
    fn aligned(self, other: Self) -> Result<(i128, i128, u32), Overflow> {
        let exponent = self.exponent.max(other.exponent);
        Ok((
            self.scaled_to(exponent)?,
            other.scaled_to(exponent)?,
            exponent,
        ))
    }

    fn scaled_to(self, exponent: u32) -> Result<i128, Overflow> {
        self.numerator
            .checked_mul(1_i128 << (exponent - self.exponent))
            .ok_or(Overflow)
    }
}

/// The order never shifts to the left, so that it is right for every pair of numbers: a coarser number is compared
/// with the *floor* of the finer one, which cannot be equal to it.
impl Ord for Dyadic {
    #[inline]
    fn cmp(&self, other: &Self) -> Ordering {
        let (a, b) = (self, other);
        match a.exponent.cmp(&b.exponent) {
            Ordering::Equal => a.numerator.cmp(&b.numerator),
            Ordering::Less => compare_coarse(*a, *b),
            Ordering::Greater => compare_coarse(*b, *a).reverse(),
        }
    }
}

fn compare_coarse(coarse: Dyadic, fine: Dyadic) -> Ordering {
    let floor = fine.numerator >> (fine.exponent - coarse.exponent);
    if coarse.numerator <= floor {
        Ordering::Less
    } else {
        Ordering::Greater
    }
}

impl PartialOrd for Dyadic {
    #[inline]
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Neg for Dyadic {
    type Output = Self;

    fn neg(self) -> Self {
        Self {
            numerator: -self.numerator,
            exponent: self.exponent,
        }
    }
}

impl Default for Dyadic {
    fn default() -> Self {
        Self::ZERO
    }
}

impl From<i64> for Dyadic {
    fn from(n: i64) -> Self {
        Self::integer(n)
    }
}

impl From<Dyadic> for Rational {
    fn from(number: Dyadic) -> Self {
        number.to_rational()
    }
}

/// Succeeds if the denominator is a power of two and the numerator is not `i128::MIN`.
impl TryFrom<Rational> for Dyadic {
    type Error = DyadicParseError;

    fn try_from(fraction: Rational) -> Result<Self, DyadicParseError> {
        from_fraction(*fraction.numer(), *fraction.denom())
    }
}

impl fmt::Display for Dyadic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_integer() {
            return write!(f, "{}", self.numerator);
        }
        write!(f, "{}/{}", self.numerator, 1_i128 << self.exponent)
    }
}

impl fmt::Debug for Dyadic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Why a text is no dyadic fraction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DyadicParseError {
    /// It is not an integer, a fraction or a mixed number.
    Malformed,
    /// The denominator is zero.
    DivisionByZero,
    /// The denominator is no power of two, so that no short game has this value.
    NotDyadic,
    /// The number is too large or too fine to be kept exactly.
    Overflow,
}

impl fmt::Display for DyadicParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Malformed => f.write_str("expected an integer or a fraction such as 3/4"),
            Self::DivisionByZero => f.write_str("division by zero"),
            Self::NotDyadic => f.write_str("the denominator is no power of two"),
            Self::Overflow => Overflow.fmt(f),
        }
    }
}

impl StdError for DyadicParseError {}

impl From<Overflow> for DyadicParseError {
    fn from(_: Overflow) -> Self {
        Self::Overflow
    }
}

/// Reads `7`, `-7`, `3/4`, `-3/4` and the mixed numbers `2 1/8` and `-2 1/8`; the denominator need not be reduced.
impl FromStr for Dyadic {
    type Err = DyadicParseError;

    fn from_str(text: &str) -> Result<Self, DyadicParseError> {
        let text = text.trim();
        let (negative, rest) = match text.strip_prefix(['-', '\u{2212}']) {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        let size = match rest.split_once(' ') {
            Some((whole, part)) => from_fraction(digits(whole)?, 1)?
                .checked_add(proper(part.trim_start())?)
                .map_err(DyadicParseError::from)?,
            None => unsigned(rest)?,
        };
        Ok(if negative { -size } else { size })
    }
}

fn unsigned(text: &str) -> Result<Dyadic, DyadicParseError> {
    match text.split_once('/') {
        Some((top, bottom)) => from_fraction(digits(top)?, digits(bottom)?),
        None => from_fraction(digits(text)?, 1),
    }
}

fn proper(text: &str) -> Result<Dyadic, DyadicParseError> {
    if text.contains('/') {
        unsigned(text)
    } else {
        Err(DyadicParseError::Malformed)
    }
}

fn digits(text: &str) -> Result<i128, DyadicParseError> {
    if text.is_empty() || !text.bytes().all(|b| b.is_ascii_digit()) {
        return Err(DyadicParseError::Malformed);
    }
    text.parse().map_err(|_| DyadicParseError::Overflow)
}

/// The number `top / bottom` with a positive denominator, reduced first so that 3/6 is 1/2.
pub(crate) fn from_fraction(top: i128, bottom: i128) -> Result<Dyadic, DyadicParseError> {
    if bottom == 0 {
        return Err(DyadicParseError::DivisionByZero);
    }
    if top == i128::MIN || bottom == i128::MIN {
        return Err(DyadicParseError::Overflow);
    }
    let reduced = Rational::new(top, bottom);
    let denominator = reduced.denom().unsigned_abs();
    if !denominator.is_power_of_two() {
        return Err(DyadicParseError::NotDyadic);
    }
    Ok(Dyadic::new(*reduced.numer(), denominator.trailing_zeros())?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn d(text: &str) -> Dyadic {
        text.parse().expect("a number of the test")
    }

    #[test]
    fn fractions_are_reduced() {
        assert_eq!(Dyadic::new(12, 3), Ok(d("3/2")));
        assert_eq!(d("3/6"), d("1/2"));
        assert_eq!(d("6/3"), d("2"));
        assert_eq!(Dyadic::new(0, 100), Ok(Dyadic::ZERO));
    }

    #[test]
    fn floor_and_ceil_round_towards_their_names() {
        assert_eq!((d("-3/2").floor(), d("-3/2").ceil()), (-2, -1));
        assert_eq!((d("3/2").floor(), d("3/2").ceil()), (1, 2));
        assert_eq!((d("-4").floor(), d("-4").ceil()), (-4, -4));
    }

    #[test]
    fn order_is_right_where_a_shift_would_wrap() {
        let huge = Dyadic::new(1 << 126, 0).unwrap();
        let tiny = Dyadic::new(1, 126).unwrap();
        assert!(tiny < huge && -huge < -tiny && Dyadic::ZERO < tiny && -tiny < Dyadic::ZERO);
        assert!(d("4611686018427387904") > d("1/4"));
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        let huge = Dyadic::new(i128::MAX, 0).unwrap();
        let tiny = Dyadic::new(1, 126).unwrap();
        assert_eq!(huge.checked_add(Dyadic::ONE), Err(Overflow));
        assert_eq!(huge.checked_add(tiny), Err(Overflow));
        assert_eq!(tiny.half(), Err(Overflow));
        assert_eq!(Dyadic::new(i128::MIN, 0), Err(Overflow));
        assert_eq!(Dyadic::new(i128::MIN, 1).unwrap().to_string(), {
            (i128::MIN / 2).to_string()
        });
    }

    #[test]
    fn bad_texts_say_why() {
        let reason = |text: &str| text.parse::<Dyadic>().unwrap_err();
        assert_eq!(reason("1/3"), DyadicParseError::NotDyadic);
        assert_eq!(reason("1/0"), DyadicParseError::DivisionByZero);
        assert_eq!(reason(""), DyadicParseError::Malformed);
        assert_eq!(reason("1 2"), DyadicParseError::Malformed);
        assert_eq!(reason(&"9".repeat(60)), DyadicParseError::Overflow);
    }
}
