//! The measures of a page, and its colours.

use crate::colors::{Colors, Theme};
use crate::drawing::Place;

/// The size of a page, in ninety-sixths of an inch: 210 by 297 millimetres.
pub(super) const PAGE: Place = (793.7, 1122.52);
/// The room round what is on a page: 15 millimetres.
pub(super) const MARGIN: f32 = 56.7;
/// How wide everything between the margins is.
pub(super) const WIDTH: f32 = PAGE.0 - 2.0 * MARGIN;
/// Where problems and answers begin, below the head of the page.
pub(super) const TOP: f32 = MARGIN + 44.0;
/// Where they end, above its foot.
pub(super) const BOTTOM: f32 = PAGE.1 - MARGIN - 34.0;

/// The colours of everything on a page.
pub(super) const COLORS: &Colors = Colors::of(Theme::Book);

/// The height of a line, in parts of the size of its text.
const LINE: f32 = 1.45;

/// The height of a line of a text of this size.
pub(super) const fn line_height(size: f32) -> f32 {
    size * LINE
}
