//! What a tree picture is laid out from.

use semeai_picture::tree::Flow;
use semeai_race::report::Tree;

/// Everything that the places of the pills depend on: equal requests, equal layouts.
#[derive(Clone, Debug)]
pub(crate) struct LayoutRequest {
    /// The tree. A new analysis has a new one.
    pub(crate) tree: Tree,
    /// Where play goes.
    pub(crate) direction: Flow,
    /// Texts are measured in whole pixels.
    pub(crate) pixels_per_point: f32,
}

impl PartialEq for LayoutRequest {
    fn eq(&self, other: &Self) -> bool {
        self.tree.is_same(&other.tree)
            && self.direction == other.direction
            && self.pixels_per_point.to_bits() == other.pixels_per_point.to_bits()
    }
}
