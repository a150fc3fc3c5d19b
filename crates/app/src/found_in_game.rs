//! What a science has found in the moves of a game.

use semeai_words::labels::Label;

use crate::commands::requests::Request;

/// What was found in the moves of a game, as a list beside them, and how far they have been looked at.
#[derive(Debug)]
pub(crate) struct GameList {
    /// What the list is called, and what is said of it.
    pub(crate) name: Label,
    pub(crate) hint: Label,
    /// What stands there where nothing was found.
    pub(crate) nothing: Label,
    pub(crate) rows: Vec<GamePlace>,
    /// How many positions have been looked at, of how many.
    pub(crate) looked_at: (usize, usize),
    /// What stops that, or lets it go on.
    pub(crate) switch: Option<(Label, Request)>,
}

/// A position of a game that is worth going to.
#[derive(Debug)]
pub(crate) struct GamePlace {
    pub(crate) text: String,
    /// What goes there, one after the other.
    pub(crate) asks: Vec<Request>,
}
