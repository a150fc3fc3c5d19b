//! What a tree picture is laid out from.

use semeai_picture::tree::Flow;
use semeai_race::report::Tree;
use semeai_session::GrowTree;

/// Everything that the places of the pills depend on: equal requests, equal layouts.
#[derive(Clone, Debug)]
pub(crate) struct LayoutRequest {
    /// What it is the tree of.
    pub(crate) of: TreeOf,
    /// Where play goes.
    pub(crate) direction: Flow,
    /// Texts are measured in whole pixels.
    pub(crate) pixels_per_point: f32,
}

impl PartialEq for LayoutRequest {
    fn eq(&self, other: &Self) -> bool {
        self.of == other.of
            && self.direction == other.direction
            && self.pixels_per_point.to_bits() == other.pixels_per_point.to_bits()
    }
}

/// What a tree is of.
#[derive(Clone, Debug)]
pub(crate) enum TreeOf {
    /// The liberties of a region. A new analysis has a new tree.
    Liberties(Tree),
    /// The moves in a region of an endgame, by the question that it answers.
    Moves(Box<GrowTree>),
}

impl PartialEq for TreeOf {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Liberties(one), Self::Liberties(other)) => one.is_same(other),
            (Self::Moves(one), Self::Moves(other)) => one == other,
            _ => false,
        }
    }
}
