//! Positions of a ground cut into pieces that have nothing to do with each other.
//!
//! Stones that can never be captured again leave the picture and become border: those that have joined a target or stones
//! that are never captured, and where every point counts those that live unconditionally. What is left falls apart, and every piece is looked at once, wherever it came from.

use std::hash::{Hash, Hasher};

use semeai_board::{ByColor, Color};

use crate::ground::{Border, Ground};
use crate::ko::KoRule;
use crate::life::living;
use crate::look::Look;
use crate::mask::Mask;
use crate::rules::{Backing, SideToMove};

/// A connected piece of a ground; all sets are subsets of its points.
///
/// Invariant: no stone of it is joined to a target or to stones that are never captured. So what surrounds the piece says
/// everything about what happens in it, and equal pieces have equal values, whatever led to them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece<const W: usize> {
    /// Which of the grounds it belongs to.
    pub ground: u8,
    /// The points of the piece without a stone.
    pub empty: Mask<W>,
    /// Its stones, which can still be captured.
    pub stones: ByColor<Mask<W>>,
    /// What lies around its points. No target is immortal: what it has elsewhere is not for the piece to say. Where a side is
    /// barred, it may not take back a ko.
    pub border: Border<W>,
}

/// The number of a piece in an expansion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PieceId(u32);

impl PieceId {
    /// The number of the piece after so many.
    pub(super) fn new(index: usize) -> Self {
        Self(u32::try_from(index).unwrap_or(u32::MAX))
    }

    /// The number, counted from 0 in the order in which pieces were met.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What an expansion is about: what may be captured, and which points count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stake {
    /// What becomes of the target of a side: pieces that do not touch it are dropped.
    Target(Color),
    /// Every point.
    Points,
}

impl Stake {
    /// Whose move on a point is tried first.
    fn first(self) -> Color {
        match self {
            Self::Target(color) => color,
            Self::Points => Color::Black,
        }
    }
}

impl<const W: usize> Hash for Piece<W> {
    /// Leaves out what hardly ever differs between pieces of one ground.
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u8(self.ground);
        self.empty.hash(state);
        self.stones.hash(state);
        self.border.target.hash(state);
        self.border.wall.hash(state);
    }
}

/// What is left of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rest<P> {
    /// Pieces that have nothing to do with each other.
    Pieces(Vec<P>),
    /// The target of this side has joined stones that are never captured.
    Safe(Color),
}

/// A move of either side in a piece, with what is left of the piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PieceMove<P> {
    /// The side that made the move.
    pub color: Color,
    /// Where, as a bit of the ground.
    pub point: u16,
    /// What is left of the piece: smaller pieces, or that the target is safe.
    pub rest: Rest<P>,
    /// How many stones the move took off the board.
    pub captured: u32,
    /// Whether a lone stone took a lone stone, with a ko.
    pub is_ko: bool,
    /// Whether the stone takes nothing and keeps no liberty, beside the target of the opponent: legal only if that has no
    /// other liberty anywhere, and is captured.
    pub is_suicide: bool,
}

impl<const W: usize> Piece<W> {
    /// All points of the piece, with stones or empty.
    #[inline]
    #[must_use]
    pub fn points(&self) -> Mask<W> {
        self.empty | self.stones.black | self.stones.white
    }

    /// The liberties of the target of a side here.
    #[inline]
    #[must_use]
    pub fn liberties(&self, color: Color) -> Mask<W> {
        self.empty & self.border.target[color]
    }

    /// Lifts the bans of kos whose shape is gone: where taking back would not be taking a lone stone with a ko.
    fn lift_bans(&mut self, ground: &Ground<W>) {
        let barred = self.border.barred;
        if barred == ByColor::default() {
            return;
        }
        let (near, mut look) = (ground.near(), Look::default());
        look.see(near, &self.border, self.points(), self.stones);
        for own in Color::ALL {
            let backing = Backing::Elsewhere;
            let turn = SideToMove::new(near, &self.border, &look, self.stones, own, backing);
            let stands = |&point: &u16| {
                let is_empty = Mask::of(point).is_within(self.empty);
                is_empty && turn.ko_after(&turn.place(point)).is_some()
            };
            let standing = (barred[own] & self.empty).points().filter(stands);
            let standing = standing.collect();
            self.border.barred[own] = standing;
        }
    }

    /// The same without what lies outside a set of its points.
    fn only(&self, points: Mask<W>) -> Self {
        Self {
            ground: self.ground,
            empty: self.empty & points,
            stones: self.stones.map(|stones| stones & points),
            border: self.border.only(points),
        }
    }
}

/// The pieces of a position of the `number`-th ground.
#[must_use]
pub fn pieces<const W: usize>(
    ground: &Ground<W>,
    number: u8,
    stones: ByColor<Mask<W>>,
    stake: Stake,
) -> Rest<Piece<W>> {
    let whole = Piece {
        ground: number,
        empty: ground.all().without(stones.black | stones.white),
        stones,
        border: ground.border().only(ground.all()),
    };
    cut(ground, whole, stake, Vec::new(), &mut |piece| piece)
}

/// Every move of both sides in a piece, point by point: those that are legal while every target has liberties elsewhere, and
/// those that can only capture a target. What is left of the piece is handed to `keep` in this order.
///
/// A `rule` of threats bars whoever has lost a stone to a ko from taking it back while the shape stands: he finds no threat.
#[must_use]
pub fn moves<const W: usize, P: Clone>(
    ground: &Ground<W>,
    piece: &Piece<W>,
    look: &mut Look<W>,
    stake: Stake,
    rule: Option<KoRule>,
    keep: impl FnMut(Piece<W>) -> P,
) -> Vec<PieceMove<P>> {
    let mut moves = Vec::with_capacity(2 * piece.empty.len() as usize);
    each_move(ground, piece, look, stake, rule, keep, |played| {
        moves.push(played.clone());
    });
    moves
}

/// The same, shown one by one; the memory for what is left is used again.
pub fn each_move<const W: usize, P>(
    ground: &Ground<W>,
    piece: &Piece<W>,
    look: &mut Look<W>,
    stake: Stake,
    rule: Option<KoRule>,
    mut keep: impl FnMut(Piece<W>) -> P,
    mut see: impl FnMut(&PieceMove<P>),
) {
    let (near, border) = (ground.near(), &piece.border);
    look.see(near, border, piece.points(), piece.stones);
    let look = &*look;
    let first = stake.first();
    let turns = [first, first.opponent()]
        .map(|color| SideToMove::new(near, border, look, piece.stones, color, Backing::Elsewhere));
    let mut spare = Vec::new();
    for point in piece.empty.points() {
        for turn in &turns {
            let placed = turn.place(point);
            if border.barred[turn.own].meets(placed.here) {
                continue;
            }
            if !placed.is_alive && !placed.here.meets(border.target[turn.enemy]) {
                continue;
            }
            let ko = turn.ko_after(&placed);
            let mut after = Piece {
                empty: piece.empty.without(placed.here) | placed.captured,
                stones: turn.after(&placed),
                ..*piece
            };
            after.lift_bans(ground);
            if let (Some(ko), Some(KoRule::Threats(_))) = (ko, rule) {
                after.border.barred[turn.enemy] |= Mask::of(ko);
            }
            let played = PieceMove {
                color: turn.own,
                point,
                rest: cut(ground, after, stake, std::mem::take(&mut spare), &mut keep),
                captured: placed.captured.len(),
                is_ko: ko.is_some(),
                is_suicide: !placed.is_alive,
            };
            see(&played);
            if let Rest::Pieces(mut pieces) = played.rest {
                pieces.clear();
                spare = pieces;
            }
        }
    }
}

/// Turns what cannot be captured any more into border and cuts the rest apart. Where every point counts, that are the blocks with
/// two eyes too. What is left is put on an empty list.
fn cut<const W: usize, P>(
    ground: &Ground<W>,
    mut whole: Piece<W>,
    stake: Stake,
    mut pieces: Vec<P>,
    keep: &mut impl FnMut(Piece<W>) -> P,
) -> Rest<P> {
    let near = ground.near();
    for color in Color::ALL {
        let all = whole.stones[color];
        let mut stones = all;
        while !stones.is_empty() {
            let block = near.flood(stones.first(), all);
            stones = stones.without(block);
            let touches_target = block.meets(whole.border.target[color]);
            let is_fixed = block.meets(whole.border.fixed(color));
            let beside = match (touches_target, is_fixed) {
                (true, true) => return Rest::Safe(color),
                (true, false) => &mut whole.border.target,
                (false, true) => &mut whole.border.wall,
                (false, false) => continue,
            };
            beside[color] |= near.beside(block);
            whole.stones[color] = whole.stones[color].without(block);
        }
    }
    if stake == Stake::Points {
        for color in Color::ALL {
            let alive = living(near, &whole.border, whole.points(), whole.stones, color);
            whole.border.wall[color] |= near.beside(alive);
            whole.stones[color] = whole.stones[color].without(alive);
        }
    }
    let all = whole.points();
    let mut open = match stake {
        Stake::Target(color) => all & whole.border.target[color],
        Stake::Points => all,
    };
    while !open.is_empty() {
        let piece = near.flood(open.first(), all);
        open = open.without(piece);
        pieces.push(keep(whole.only(piece)));
    }
    Rest::Pieces(pieces)
}
