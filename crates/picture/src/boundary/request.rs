//! What is to be on the picture of a plane.

use semeai_sums::{Boundary, Failures, PlaneCell};

use crate::colors::Theme;
use crate::drawing::Place;

/// What is drawn of a plane.
#[derive(Clone, Copy, Debug)]
pub struct BoundaryPicture<'a> {
    /// The plane, with the point at which it is looked at.
    pub boundary: &'a Boundary,
    /// How far it is shown both ways.
    pub size: u32,
    /// Where the rules of thumb fail on its integer points.
    pub failures: &'a Failures,
    /// The cells of it in which both moves are best.
    pub ties: &'a [PlaneCell],
    /// What stands above it: who is first, and the gotes.
    pub title: &'a str,
    /// What the signs mean, in the order of [`Legend`].
    pub legend: Legend<'a>,
    /// The width and height of the picture.
    pub extent: Place,
    /// The colours: of a window, or of paper.
    pub theme: Theme,
}

/// What the signs of the legend mean, in this order: the field where the tree is best, where the largest gote is, where both
/// are; the curve; the lines of averaging and of doubling; crosses and triangles; the strips along the edges.
pub type Legend<'a> = [&'a str; 9];
