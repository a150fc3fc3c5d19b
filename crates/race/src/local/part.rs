//! Positions of a region as bit sets, cut into parts that have nothing to do with each other.
//!
//! Stones that can never be captured again leave the picture and become border: those of the defender that have
//! joined his block or his safe stones, and those of the attacker that have joined his safe stones. What is left
//! falls apart, and every part is looked at once, wherever it came from.

use semeai_board::{Color, Point, PointSet, Position, Region, Role, Roles};

/// A set of points of one region, by their place in it.
pub(super) type Set = u64;

/// The most points of a region.
pub(super) const MAX_POINTS: usize = 64;

/// The points of a region and what lies next to them.
#[derive(Clone, Debug)]
pub(super) struct Ground {
    points: Vec<Point>,
    /// The points of the region next to each of its points.
    beside: Vec<Set>,
    touch: Set,
    attacker: Set,
    friend: Set,
}

/// A connected piece of a region; all sets are subsets of its points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Part {
    /// Which region of the side it belongs to.
    pub(super) region: u8,
    pub(super) empty: Set,
    /// Stones of the defender that can still be captured.
    own: Set,
    /// Stones of the attacker that can still be captured.
    other: Set,
    /// Next to the defender's block.
    touch: Set,
    /// Next to stones of the attacker that are safe.
    attacker: Set,
    /// Next to stones of the defender that are safe.
    friend: Set,
}

/// What a move makes of a part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Played {
    /// Whether the defender moved.
    pub(super) is_own: bool,
    pub(super) point: u8,
    /// The parts that are left; nothing if the block has joined safe stones.
    pub(super) rest: Option<Vec<Part>>,
    /// Whether a lone stone took a lone stone, with a ko.
    pub(super) is_ko: bool,
    /// The move fills the last liberties there, without a liberty of its own: legal only if it captures the block.
    pub(super) is_suicide: bool,
}

impl Part {
    /// The liberties of the block here.
    pub(super) fn liberties(&self) -> u32 {
        (self.empty & self.touch).count_ones()
    }

    /// Whether the point is a liberty of the block.
    pub(super) fn is_liberty(&self, point: u8) -> bool {
        self.empty & self.touch & bit(point) != 0
    }

    fn points(&self) -> Set {
        self.empty | self.own | self.other
    }
}

impl Ground {
    /// The region with its borders; nothing if it has too many points.
    pub(super) fn new(
        position: &Position,
        roles: &Roles,
        defender: Color,
        region: &Region,
    ) -> Option<Self> {
        if region.points.len() > MAX_POINTS {
            return None;
        }
        let topology = position.topology();
        let points: Vec<Point> = region.points.iter().collect();
        let near = |stones: &PointSet| {
            let around = topology.neighborhood(stones);
            set(&points, &around)
        };
        let beside = points
            .iter()
            .map(|&point| {
                let next: PointSet = topology.neighbors(point).iter().copied().collect();
                set(&points, &next)
            })
            .collect();
        let essential = roles.stones(position, defender, Role::Essential);
        let (touch, attacker, friend) = (
            near(&essential),
            near(&region.safe[defender.opponent()]),
            near(&region.safe[defender]),
        );
        Some(Self {
            points,
            beside,
            touch,
            attacker,
            friend,
        })
    }

    /// The point of the board.
    pub(super) fn point(&self, index: u8) -> Point {
        self.points[usize::from(index)]
    }

    /// The parts of a position of this region; nothing if the block has joined safe stones.
    pub(super) fn parts(
        &self,
        region: u8,
        position: &Position,
        defender: Color,
    ) -> Option<Vec<Part>> {
        self.cut(Part {
            region,
            empty: set(&self.points, &position.empty()),
            own: set(&self.points, &position.stones(defender)),
            other: set(&self.points, &position.stones(defender.opponent())),
            touch: self.touch,
            attacker: self.attacker,
            friend: self.friend,
        })
    }

    /// Every move of both sides in a part, legal while the block has other liberties, and those that can only
    /// capture the block.
    pub(super) fn moves(&self, part: &Part) -> Vec<Played> {
        let mut moves = Vec::new();
        for point in bits(part.empty) {
            moves.extend(self.own_move(part, point));
            moves.extend(self.other_move(part, point));
        }
        moves
    }

    fn own_move(&self, part: &Part, point: u8) -> Option<Played> {
        let mut after = *part;
        after.empty &= !bit(point);
        after.own |= bit(point);
        let block = self.flood(bit(point), after.own);
        let captured = self.captured(block, after.other, after.empty);
        after.other &= !captured;
        after.empty |= captured;
        let is_anchored = block & (part.touch | part.friend) != 0;
        let liberties = self.near(block) & after.empty;
        if !is_anchored && liberties == 0 {
            return None;
        }
        Some(Played {
            is_own: true,
            point,
            is_ko: !is_anchored && is_ko(block, captured, liberties),
            is_suicide: false,
            rest: self.cut(after),
        })
    }

    fn other_move(&self, part: &Part, point: u8) -> Option<Played> {
        let mut after = *part;
        after.empty &= !bit(point);
        after.other |= bit(point);
        let block = self.flood(bit(point), after.other);
        let captured = self.captured(block, after.own, after.empty);
        after.own &= !captured;
        after.empty |= captured;
        let is_anchored = block & part.attacker != 0;
        let liberties = self.near(block) & after.empty;
        let is_suicide = !is_anchored && liberties == 0;
        if is_suicide && part.touch & bit(point) == 0 {
            return None;
        }
        Some(Played {
            is_own: false,
            point,
            is_ko: !is_anchored && is_ko(block, captured, liberties),
            is_suicide,
            rest: self.cut(after),
        })
    }

    /// The loose blocks of `stones` next to a block that have no liberty left.
    fn captured(&self, block: Set, stones: Set, empty: Set) -> Set {
        let mut threatened = self.near(block) & stones;
        let mut captured = 0;
        while threatened != 0 {
            let prey = self.flood(threatened & threatened.wrapping_neg(), stones);
            if self.near(prey) & empty == 0 {
                captured |= prey;
            }
            threatened &= !prey;
        }
        captured
    }

    /// Turns what cannot be captured any more into border and cuts the rest apart.
    fn cut(&self, mut whole: Part) -> Option<Vec<Part>> {
        let mut stones = whole.own;
        while stones != 0 {
            let block = self.flood(stones & stones.wrapping_neg(), whole.own);
            stones &= !block;
            match (block & whole.touch != 0, block & whole.friend != 0) {
                (true, true) => return None,
                (true, false) => whole.touch |= self.near(block),
                (false, true) => whole.friend |= self.near(block),
                (false, false) => continue,
            }
            whole.own &= !block;
        }
        let mut stones = whole.other;
        while stones != 0 {
            let block = self.flood(stones & stones.wrapping_neg(), whole.other);
            stones &= !block;
            if block & whole.attacker != 0 {
                whole.attacker |= self.near(block);
                whole.other &= !block;
            }
        }
        Some(self.pieces(&whole))
    }

    /// The connected pieces that touch the block.
    fn pieces(&self, whole: &Part) -> Vec<Part> {
        let mut pieces = Vec::new();
        let all = whole.points();
        let mut open = all & whole.touch;
        while open != 0 {
            let piece = self.flood(open & open.wrapping_neg(), all);
            open &= !piece;
            pieces.push(Part {
                region: whole.region,
                empty: whole.empty & piece,
                own: whole.own & piece,
                other: whole.other & piece,
                touch: whole.touch & piece,
                attacker: whole.attacker & piece,
                friend: whole.friend & piece,
            });
        }
        pieces
    }

    fn near(&self, points: Set) -> Set {
        bits(points).fold(0, |near, point| near | self.beside[usize::from(point)])
    }

    fn flood(&self, start: Set, within: Set) -> Set {
        let mut seen = start;
        let mut edge = start;
        while edge != 0 {
            edge = self.near(edge) & within & !seen;
            seen |= edge;
        }
        seen
    }
}

fn is_ko(block: Set, captured: Set, liberties: Set) -> bool {
    block.is_power_of_two() && captured.is_power_of_two() && liberties == captured
}

fn bit(point: u8) -> Set {
    1 << point
}

/// The members of a set in order.
pub(super) fn bits(mut set: Set) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let first = u8::try_from(set.trailing_zeros()).unwrap_or(64);
        (set != 0).then(|| {
            set &= set - 1;
            first
        })
    })
}

/// The places of those points that are in a set.
fn set(points: &[Point], members: &PointSet) -> Set {
    let is_member = |(_, point): &(usize, &Point)| members.contains(**point);
    let places = points.iter().enumerate().filter(is_member);
    places.fold(0, |set, (i, _)| set | 1 << i)
}
