//! Positions as a text of signs, one a point.

use std::fmt;
use std::sync::Arc;

use semeai_board::diagram::stone_sign;
use semeai_board::{BoardKind, Color, Point, Role, Topology};

use crate::document::Document;

/// What a sign may stand for beside a colour.
const ROLES: [Role; 3] = [Role::Essential, Role::Safe, Role::Unknown];

/// What is wrong with a text of stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StonesFault {
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
        let mut document = Self::on(Arc::new(Topology::new(kind)));
        let points = document.topology().len();
        let signs: Vec<char> = signs.chars().filter(|sign| !sign.is_whitespace()).collect();
        for (index, &sign) in signs.iter().enumerate() {
            let number = index + 1;
            if sign == '.' {
                continue;
            }
            let stone = Color::ALL
                .into_iter()
                .flat_map(|color| ROLES.map(|role| (color, role)));
            let stone = stone
                .into_iter()
                .find(|&(color, role)| stone_sign(color, role) == sign);
            let Some((color, role)) = stone else {
                return Err(StonesFault::UnknownSign { sign, number });
            };
            if let Some(point) = Point::new(index).filter(|_| index < points) {
                document.board.setup.set(point, Some(color));
                document.marks.roles.set(point, role);
            }
        }
        let signs = signs.len();
        if signs != points {
            return Err(StonesFault::Count { points, signs });
        }
        Ok(document)
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
    }
}
