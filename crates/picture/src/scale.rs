//! Round numbers along an axis, and where they stand.

use semeai_cgt::Rational;

/// An exact number as a drawn one; exactness ends where pixels begin.
#[expect(
    clippy::cast_precision_loss,
    reason = "pixels are coarser than any f64"
)]
pub(crate) fn number(exact: Rational) -> f64 {
    *exact.numer() as f64 / *exact.denom() as f64
}

/// A share of the picture; pixels are coarser than any number here.
#[expect(
    clippy::cast_possible_truncation,
    reason = "pixels are coarser than any f32"
)]
pub(crate) const fn pixels(share: f64) -> f32 {
    share as f32
}

/// Round numbers in a range, at most about ten of them.
pub(crate) fn ticks(from: f64, to: f64) -> Vec<f64> {
    let step = step(from, to);
    let mut ticks = Vec::new();
    let mut tick = (from / step).ceil() * step;
    while tick <= to && ticks.len() < 12 {
        // Adding zero turns -0 into 0.
        ticks.push((tick / step).round() * step + 0.0);
        tick += step;
    }
    ticks
}

/// The distance of those numbers.
pub(crate) fn step(from: f64, to: f64) -> f64 {
    let span = to - from;
    let power = 10f64.powf((span / 10.0).log10().floor());
    [1.0, 2.0, 5.0, 10.0]
        .map(|step| step * power)
        .into_iter()
        .find(|step| span / step <= 10.0)
        .unwrap_or(span)
}

/// Such a number as text, without the digits that binary fractions leave behind.
pub(crate) fn tick_label(value: f64, step: f64) -> String {
    if value.abs() >= 1e7 {
        return format!("{value:.2e}");
    }
    let digits = (1..12).find(|&digits| step * 10f64.powi(digits) >= 0.999);
    let digits = if step >= 0.999 {
        0
    } else {
        digits.unwrap_or(12)
    };
    let text = format!("{value:.*}", usize::try_from(digits).unwrap_or(0));
    match text.trim_end_matches('0').strip_suffix('.') {
        Some(whole) => whole.to_owned(),
        None if text.contains('.') => text.trim_end_matches('0').to_owned(),
        None => text,
    }
}
