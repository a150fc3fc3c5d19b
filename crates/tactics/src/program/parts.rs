//! Where a set is asked for, where it is sure to be empty, and where it is sure to be full.
//!
//! A board falls into the empty points, Black's stones and White's; of the empty points those that a player may choose are asked for
//! most often. These four parts are what is known of a map before there is a position.

use std::ops::{BitAnd, BitOr};

use semeai_board::Color;

use crate::map::{Junction, Leaf, Map, Operator};

/// Some of the parts of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Parts(u8);

impl Parts {
    pub(super) const NONE: Self = Self(0);
    /// The points that a player may choose from.
    pub(super) const CHOICE: Self = Self(1);
    /// All empty points, those among them.
    pub(super) const VACANT: Self = Self(3);
    const BLACK: Self = Self(4);
    const WHITE: Self = Self(8);
    pub(super) const STONES: Self = Self(12);
    pub(super) const ALL: Self = Self(15);

    /// The stones of a side.
    pub(super) const fn of(color: Color) -> Self {
        match color {
            Color::Black => Self::BLACK,
            Color::White => Self::WHITE,
        }
    }

    pub(super) const fn is_none(self) -> bool {
        self.0 == 0
    }

    pub(super) const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    pub(super) const fn is_within(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    pub(super) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl BitAnd for Parts {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Parts {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// Where a map is sure to be empty or full, whatever the position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Extent {
    /// Elsewhere it is empty.
    pub(super) support: Parts,
    /// Here it is full.
    pub(super) cover: Parts,
}

impl Extent {
    const fn exactly(parts: Parts) -> Self {
        Self {
            support: parts,
            cover: parts,
        }
    }

    const fn within(parts: Parts) -> Self {
        Self {
            support: parts,
            cover: Parts::NONE,
        }
    }

    pub(super) fn complement(self) -> Self {
        Self {
            support: Parts::ALL.without(self.cover),
            cover: Parts::ALL.without(self.support),
        }
    }

    pub(super) fn intersection(self, other: Self) -> Self {
        Self {
            support: self.support & other.support,
            cover: self.cover & other.cover,
        }
    }

    pub(super) fn union(self, other: Self) -> Self {
        Self {
            support: self.support | other.support,
            cover: self.cover | other.cover,
        }
    }
}

/// The extent of a map, as far as its form tells it.
pub(super) fn extent(map: &Map) -> Extent {
    match map {
        Map::Leaf(Leaf::All) => Extent::exactly(Parts::ALL),
        Map::Leaf(Leaf::Empty) => Extent::exactly(Parts::VACANT),
        Map::Leaf(Leaf::Stones(color)) => Extent::exactly(Parts::of(*color)),
        Map::Leaf(Leaf::Legal(_)) => Extent::within(Parts::VACANT),
        Map::Leaf(Leaf::Points(names)) if names.is_empty() => Extent::exactly(Parts::NONE),
        Map::Leaf(Leaf::Atari | Leaf::Points(_)) => Extent::within(Parts::ALL),
        Map::Apply(operator, of) => applied(*operator, extent(of)),
        Map::Join(junction, first, second) => {
            let (first, second) = (extent(first), extent(second));
            match junction {
                Junction::Intersection => first.intersection(second),
                Junction::Union => first.union(second),
                Junction::Difference => first.intersection(second.complement()),
            }
        }
    }
}

fn applied(operator: Operator, of: Extent) -> Extent {
    // What contains its set is full where that is, and empty where there is nothing.
    let grown = Extent {
        support: if of.support.is_none() {
            Parts::NONE
        } else {
            Parts::ALL
        },
        cover: of.cover,
    };
    match operator {
        Operator::Complement => of.complement(),
        Operator::Reach | Operator::StartReach | Operator::AtLeast(1) => grown,
        Operator::AtLeast(0) => Extent::exactly(Parts::ALL),
        Operator::AtLeast(_) if of.support.is_none() => Extent::exactly(Parts::NONE),
        Operator::AtLeast(_) => Extent::within(Parts::ALL),
        Operator::AtMost(0) => grown.complement(),
        Operator::AtMost(_) if of.support.is_none() => Extent::exactly(Parts::ALL),
        Operator::AtMost(_) => Extent::within(Parts::ALL),
        Operator::Attached(color) => Extent {
            support: if of.support.is_none() {
                Parts::NONE
            } else {
                of.support | Parts::of(color)
            },
            cover: of.cover,
        },
        Operator::Captured(_) if of.support.is_none() => Extent::exactly(Parts::NONE),
        Operator::Captured(color) => Extent::within(Parts::of(color.opponent())),
    }
}

/// Whether the stones of a map are sure to be whole strings. Then F is F₀ on it.
pub(super) fn is_whole(map: &Map) -> bool {
    match map {
        Map::Leaf(Leaf::Points(names)) => names.is_empty(),
        Map::Leaf(_) => true,
        Map::Apply(Operator::AtLeast(_) | Operator::AtMost(_) | Operator::Captured(_), _) => true,
        Map::Apply(Operator::Complement | Operator::Attached(_), of) => is_whole(of),
        Map::Apply(Operator::Reach | Operator::StartReach, _) => {
            !extent(map).support.meets(Parts::STONES)
        }
        Map::Join(_, first, second) => {
            let is_vacant = !extent(map).support.meets(Parts::STONES);
            is_vacant || (is_whole(first) && is_whole(second))
        }
    }
}
