//! Which part of a map somebody points at.

use std::ops::Range;

/// The innermost part whose text holds a character, by its number, from where the parts stand
/// ([`MapText::ranges`](crate::MapText::ranges), [`MapPrint::ranges`](crate::MapPrint::ranges)); nothing in parentheses round the whole
/// map and beyond its text.
///
/// ```
/// use semeai_tactics::{MapText, part_at};
///
/// let read = MapText::parse("(F(W | V))")?;
/// let part = |at| part_at(&read.ranges, at).map(|number| read.map.parts()[number].to_string());
/// assert_eq!(part(3).as_deref(), Some("W"));
/// assert_eq!(part(5).as_deref(), Some("W | V"), "between its parts");
/// assert_eq!(part(2).as_deref(), Some("F(W | V)"), "the parenthesis belongs to the operator");
/// assert_eq!(part(0), None);
/// # Ok::<(), semeai_tactics::MapError>(())
/// ```
#[must_use]
pub fn part_at(ranges: &[Range<usize>], character: usize) -> Option<usize> {
    // A part comes before its own parts.
    ranges.iter().rposition(|range| range.contains(&character))
}
