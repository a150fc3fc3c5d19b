//! Positions as a text of signs, one a point.

use std::fmt;

use semeai_board::diagram::stone_sign;
use semeai_board::{BoardKind, Color, Point, Role};

use crate::document::Document;

/// What a sign may stand for beside a colour.
const ROLES: [Role; 3] = [Role::Essential, Role::Safe, Role::Unknown];

/// The stone that a sign stands for, and its role.
pub(crate) fn stone_of_sign(sign: char) -> Option<(Color, Role)> {
    let stones = Color::ALL
        .into_iter()
        .flat_map(|color| ROLES.map(|role| (color, role)));
    let mut stones = stones.into_iter();
    stones.find(|&(color, role)| stone_sign(color, role) == sign)
}

/// What is wrong with a text of stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StonesFault {
    /// Stones are on the board already.
    Occupied,
    /// There are more or fewer signs than points.
    Count {
        /// How many points the board has.
        points: usize,
        /// How many signs there are.
        signs: usize,
    },
    /// A sign that stands for nothing.
    UnknownSign {
        /// The sign.
        sign: char,
        /// Which it is, counted from one; blanks do not count.
        number: usize,
    },
}

impl fmt::Display for StonesFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Occupied => f.write_str("stones are on the board already"),
            Self::Count { points, signs } => {
                write!(
                    f,
                    "the board has {points} points, but there are {signs} signs"
                )
            }
            Self::UnknownSign { sign, number } => {
                write!(f, "sign {number}, “{sign}”, is none of B W # @ X O .")
            }
        }
    }
}

impl Document {
    /// A board of this kind with stones: one sign a point in the order of their numbers, `B W` essential, `# @` safe, `X O`
    /// other stones of Black and White, `.` none. Blanks and line breaks do not count.
    ///
    /// ```
    /// use semeai_session::Document;
    ///
    /// let kind = "tri-hexagon:2".parse()?;
    /// let document = Document::with_stones(kind, "B. .W. #@")?;
    /// assert_eq!(document.board.setup.stones.black.len(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If a sign is unknown, or there are not as many as points.
    pub fn with_stones(kind: BoardKind, signs: &str) -> Result<Self, StonesFault> {
        let mut document = Self::empty(kind);
        document.put_stones(signs)?;
        Ok(document)
    }

    /// Puts stones on an empty board, written as for [`Document::with_stones`].
    ///
    /// # Errors
    ///
    /// If the board is not empty, a sign is unknown, or there are not as many as points; then nothing is changed.
    pub fn put_stones(&mut self, signs: &str) -> Result<(), StonesFault> {
        if self.board.setup.empty() != self.topology().points() {
            return Err(StonesFault::Occupied);
        }
        let points = self.topology().len();
        let signs: Vec<char> = signs.chars().filter(|sign| !sign.is_whitespace()).collect();
        let mut stones = Vec::new();
        for (index, &sign) in signs.iter().enumerate() {
            let number = index + 1;
            if sign == '.' {
                continue;
            }
            let stone = stone_of_sign(sign);
            let (color, role) = stone.ok_or(StonesFault::UnknownSign { sign, number })?;
            stones.extend(Point::new(index).map(|point| (point, color, role)));
        }
        let signs = signs.len();
        if signs != points {
            return Err(StonesFault::Count { points, signs });
        }
        for (point, color, role) in stones {
            self.board.setup.set(point, Some(color));
            self.marks.roles.set(point, role);
        }
        Ok(())
    }
}

impl std::error::Error for StonesFault {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wrong_signs_and_wrong_numbers_of_them_are_refused() {
        let read = |signs| Document::with_stones("cycle:4".parse().expect("a board"), signs);
        assert!(read("B .\n.W").is_ok());
        let count = |signs| Err(StonesFault::Count { points: 4, signs });
        assert_eq!(read("B.W"), count(3));
        assert_eq!(read("B.W.."), count(5));
        let unknown = |sign, number| Err(StonesFault::UnknownSign { sign, number });
        assert_eq!(read("B. w."), unknown('w', 3));
        assert_eq!(read("....?"), unknown('?', 5));
        let mut document = read("B..W").expect("as many signs");
        let before = document.clone();
        assert_eq!(document.put_stones("...."), Err(StonesFault::Occupied));
        assert_eq!(document, before);
    }
}
