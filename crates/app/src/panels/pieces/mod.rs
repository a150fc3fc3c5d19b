//! What panels of several sciences are made of.

pub(crate) mod assumptions;
pub(crate) mod buttons;
pub(crate) mod cover;
pub(crate) mod game_slider;
pub(crate) mod komi;
pub(crate) mod lesson;
pub(crate) mod line_buttons;
pub(crate) mod move_rows;
pub(crate) mod page;
pub(crate) mod players;
pub(crate) mod result;
pub(crate) mod safe_proposal;
pub(crate) mod slip;
pub(crate) mod start_cell;
pub(crate) mod theory;
pub(crate) mod thermograph;
pub(crate) mod way;
