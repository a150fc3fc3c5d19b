//! The bridge between Go and mathematics.

use semeai_board::Color;
use semeai_cgt::Player;

/// Black plays Left, White plays Right.
pub fn player(color: Color) -> Player {
    match color {
        Color::Black => Player::Left,
        Color::White => Player::Right,
    }
}
