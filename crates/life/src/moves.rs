//! The classes of a point after every first move, and the rule by which its class follows from them.

use semeai_board::{ByColor, Color};

use crate::class::{Class, Value};
use crate::net::numbers;
use crate::table::{Place, Table};

/// The best that the first moves of a side lead to at a point, passes left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reach {
    /// None of its moves keeps the other side from taking the point, or it has no move.
    Nothing,
    /// A stand-off: P, or what the side takes if it moves again.
    StandOff,
    /// The point is the side's.
    Point,
}

impl Reach {
    /// All of them in the order of the table, the best first.
    pub const ALL: [Self; 3] = [Self::Point, Self::StandOff, Self::Nothing];

    /// What a first move of a side reaches if it leads to this class: the other side is to move then.
    #[must_use]
    pub fn of(class: Class, color: Color) -> Self {
        match (class.value(color.opponent()), color) {
            (Value::StandOff, _) => Self::StandOff,
            (Value::Black, Color::Black) | (Value::White, Color::White) => Self::Point,
            (Value::Black, Color::White) | (Value::White, Color::Black) => Self::Nothing,
        }
    }
}

impl Class {
    /// The class of a point that is not decided, by the best that the moves of each side lead to. The source's own table is lost;
    /// this is our reading.
    ///
    /// Why: a side that reaches nothing by its moves may still pass, and gets what the other side leaves it then.
    #[must_use]
    pub const fn by_moves(reach: ByColor<Reach>) -> Self {
        match (reach.black, reach.white) {
            (Reach::Point, Reach::Point) => Self::First,
            (Reach::Point, Reach::StandOff) => Self::BlackOrStandOff,
            (Reach::StandOff, Reach::Point) => Self::WhiteOrStandOff,
            (Reach::Point, Reach::Nothing) => Self::Black,
            (Reach::Nothing, Reach::Point) => Self::White,
            (Reach::StandOff | Reach::Nothing, Reach::StandOff | Reach::Nothing) => Self::StandOff,
        }
    }
}

/// A first move and what it makes of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FirstMove {
    /// The varying point that is played on.
    pub played: usize,
    /// The class of the point that is asked about in the position after it.
    pub class: Class,
}

/// A point of a position with every first move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FirstMoves {
    /// Its class.
    pub class: Class,
    /// Every legal move of each side, by point.
    pub moves: ByColor<Vec<FirstMove>>,
}

impl FirstMoves {
    /// The best that the moves of each side lead to.
    #[must_use]
    pub fn reach(&self) -> ByColor<Reach> {
        ByColor::new_with(|color| {
            let reached = self.moves[color].iter();
            let reached = reached.map(|first| Reach::of(first.class, color));
            reached.max().unwrap_or(Reach::Nothing)
        })
    }
}

impl Table {
    /// The class of a point after every first move.
    #[must_use]
    pub fn first_moves(&self, place: Place, point: usize) -> FirstMoves {
        let empty = self.net().empty(place.stones);
        FirstMoves {
            class: self.class(place, point),
            moves: ByColor::new_with(|color| {
                let first_move = |played| {
                    let after = self.after(place, color, played)?;
                    let class = self.class(after, point);
                    Some(FirstMove { played, class })
                };
                numbers(empty).filter_map(first_move).collect()
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_move_reaches_depends_on_who_is_to_move_then() {
        let black = |class| Reach::of(class, Color::Black);
        assert_eq!(black(Class::Black), Reach::Point);
        assert_eq!(black(Class::BlackOrStandOff), Reach::StandOff);
        assert_eq!(black(Class::StandOff), Reach::StandOff);
        for class in [Class::First, Class::White, Class::WhiteOrStandOff] {
            assert_eq!(black(class), Reach::Nothing, "{class}");
        }
        for class in Class::ALL {
            let mirrored = Reach::of(class.mirrored(), Color::White);
            assert_eq!(mirrored, black(class), "{class}");
        }
    }

    #[test]
    fn the_corners_are_the_simple_table() {
        use Reach::{Nothing, Point};
        let class = |black, white| Class::by_moves(ByColor { black, white });
        assert_eq!(class(Point, Point), Class::First);
        assert_eq!(class(Point, Nothing), Class::Black);
        assert_eq!(class(Nothing, Point), Class::White);
        assert_eq!(class(Nothing, Nothing), Class::StandOff);
    }
}
