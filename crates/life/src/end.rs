//! The end of a game in the Chinese way: who has how much if nothing more is played.

use semeai_board::{Block, ByColor, Color, Point, PointSet, Position};

use crate::class::Class;
use crate::net::{Points, numbers};
use crate::table::{Place, Table};

/// Whether the game may be ended, with the margin.
///
/// Allowed when no point depends on who plays first and all stones of each string have one class. A point that is somebody's counts
/// for him whatever stands on it, a point of a stand-off for the stone on it, and an empty one for nobody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// Points depend on who plays first.
    Open(PointSet),
    /// Strings whose stones do not share one fate: all their points.
    Divided(PointSet),
    /// It may be ended.
    Counted(Count),
}

/// What an end is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// Black's points minus White's.
    pub margin: i32,
    /// The same by the stones on the board alone.
    pub stones: i32,
    /// How many dead stones each side has: on points that are the other's.
    pub dead: ByColor<usize>,
    /// The empty points of a stand-off where a stone of each side would count, and lose nothing elsewhere.
    pub to_gain: ByColor<PointSet>,
}

impl Count {
    /// Who wins with so many half points of komi; nothing if it is a draw.
    #[must_use]
    pub fn winner(&self, komi_halves: i32) -> Option<Color> {
        match (2 * i64::from(self.margin)).cmp(&i64::from(komi_halves)) {
            std::cmp::Ordering::Greater => Some(Color::Black),
            std::cmp::Ordering::Less => Some(Color::White),
            std::cmp::Ordering::Equal => None,
        }
    }
}

/// The end of a game in which every point has this class.
pub(crate) fn end(
    position: &Position,
    class: impl Fn(Point) -> Class,
    to_gain: ByColor<PointSet>,
) -> End {
    let points = position.topology().points();
    let open: PointSet = points
        .iter()
        .filter(|&point| class(point).is_open())
        .collect();
    if !open.is_empty() {
        return End::Open(open);
    }
    let is_divided = |block: &Block| {
        let anchor = class(block.anchor);
        block.stones.iter().any(|stone| class(stone) != anchor)
    };
    let blocks = position.blocks();
    let divided = blocks.iter().filter(|block| is_divided(block));
    let divided = divided.fold(PointSet::EMPTY, |all, block| all.union(&block.stones));
    if !divided.is_empty() {
        return End::Divided(divided);
    }
    let counts = |point: Point| class(point).owner().or_else(|| position.stone(point));
    End::Counted(Count {
        margin: points.iter().map(|point| sign(counts(point))).sum(),
        stones: points.iter().map(|point| sign(position.stone(point))).sum(),
        dead: ByColor::new_with(|color| {
            let stones = position.stones(color);
            let is_dead = |&stone: &Point| class(stone).owner() == Some(color.opponent());
            stones.iter().filter(is_dead).count()
        }),
        to_gain,
    })
}

const fn sign(owner: Option<Color>) -> i32 {
    match owner {
        Some(Color::Black) => 1,
        Some(Color::White) => -1,
        None => 0,
    }
}

impl Table {
    /// The empty points of a stand-off where a side can put a stone that counts: after it the other side, moving, takes neither that
    /// point nor one that it could not take before. Meant for positions in which no point is open.
    #[must_use]
    pub fn to_gain(&self, place: Place) -> ByColor<Points> {
        let empty = self.net().empty(place.stones);
        ByColor::new_with(|color: Color| {
            let enemy = color.opponent();
            let before = self.forced(place, enemy);
            let taken = before[color] | before[enemy];
            let is_gain = |&point: &usize| {
                self.after(place, color, point).is_some_and(|after| {
                    let forced = self.forced(after, enemy);
                    forced[enemy] & !before[enemy] == 0 && before[color] & !forced[color] == 0
                })
            };
            let gains = numbers(empty & !taken).filter(is_gain);
            gains.fold(0, |all, point| all | 1 << point)
        })
    }
}
