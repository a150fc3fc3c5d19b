//! The table of shared liberties and eyes: which rule applies, and what it asks for.
//!
//! It extends M. Müller, "Race to Capture" (1999), classes 0 to 2, and R. Hunter, "Counting Liberties and Winning
//! Capturing Races", types 1 to 6, to hot external regions.

use semeai_board::Color;

use super::tally::Tally;
use crate::regions::settled::eye_class;
use crate::report::Rule;

/// The row of the table for one race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TableRow {
    pub(crate) rule: Rule,
    /// The number F: how far ahead a side must be to capture.
    pub(crate) threshold: u32,
    /// What eyes and shared liberties add to the sum.
    pub(crate) inside: i64,
}

impl TableRow {
    const fn new(rule: Rule, threshold: u32, inside: i64) -> Self {
        Self {
            rule,
            threshold,
            inside,
        }
    }

    /// The row that applies to a race.
    pub(crate) fn of(tally: &Tally) -> Self {
        let shared = tally.shared;
        let eye = |color: Color| tally.sides[color].eye;
        let liberties = |color| eye(color).map_or(0, |eye| i64::from(eye.liberties));
        let class = |color| eye(color).map_or(0, |eye| eye_class(eye.size));
        let (black, white) = (class(Color::Black), class(Color::White));
        let eyes = liberties(Color::Black) - liberties(Color::White);
        let favour = |color| match color {
            Color::Black => eyes + i64::from(shared),
            Color::White => eyes - i64::from(shared),
        };
        let larger = if black > white {
            Color::Black
        } else {
            Color::White
        };
        match (tally.sides.black.is_alive, tally.sides.white.is_alive) {
            (true, true) => return Self::new(Rule::BothAlive, 0, 0),
            (true, false) => return Self::new(Rule::Alive(Color::Black), 0, eyes),
            (false, true) => return Self::new(Rule::Alive(Color::White), 0, eyes),
            (false, false) => {}
        }
        match (black, white) {
            (0, 0) if shared < 2 => Self::new(Rule::Plain, 0, 0),
            (0, 0) => Self::new(Rule::Shared, shared - 1, 0),
            _ if black == white => Self::new(Rule::EqualEyes, shared, eyes),
            (_, 0) | (0, _) => Self::new(Rule::OnlyEye(larger), 0, favour(larger)),
            _ => Self::new(Rule::LargerEye(larger), 0, favour(larger)),
        }
    }
}
