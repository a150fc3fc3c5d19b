//! What a space inside a chain is worth to it, searched in the space alone.
//!
//! The chain counts as one block. Some of its blocks may still be joined by pairs of points only: where the opponent takes one
//! of a pair, the owner takes the other at once. In a space that holds such points the opponent may do so at any time
//! without losing his turn, and the search lets him. So an answer in a space is never needed elsewhere at the same time, and
//! what holds of each space alone holds of all together (M. Müller, "Playing it safe", 1997).

use rustc_hash::FxHashMap;
use semeai_board::{ByColor, Color};

use crate::ground::{Border, Ground};
use crate::hash::mix;
use crate::ko::NO_KO;
use crate::look::Look;
use crate::mask::Mask;
use crate::prove::is_eye;
use crate::rules::{Backing, Placement, SideToMove};
use crate::shape::is_living_shape;

/// How many positions the search of a space gets.
const POSITIONS: u32 = 400;

/// Longer lines are given up.
const MOST_DEPTH: usize = 40;

/// A space with nothing but a chain around it.
#[derive(Clone, Debug)]
pub(super) struct Space<const W: usize> {
    pub(super) points: Mask<W>,
    /// Those beside the chain.
    pub(super) beside: Mask<W>,
    /// The stones in it.
    pub(super) stones: ByColor<Mask<W>>,
    /// The pairs of points of which one at least is in it: where the opponent takes one, the owner takes the other.
    pub(super) pairs: Vec<[Mask<W>; 2]>,
}

/// What a space is to give, though the opponent moves first and takes back every ko at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SpaceWorth {
    /// A liberty for good, if there is another elsewhere.
    OneEye,
    /// A liberty for good, though there is no other.
    TwoEyes,
}

/// A position in a space.
#[derive(Clone, Copy, Debug)]
struct Local<const W: usize> {
    stones: ByColor<Mask<W>>,
    /// The pairs of which no point is taken, by bit.
    pairs: u32,
    mover: Color,
    ban: u16,
}

/// What is asked of a space.
struct SpaceQuestion<'a, const W: usize> {
    ground: &'a Ground<W>,
    space: &'a Space<W>,
    border: Border<W>,
    owner: Color,
    worth: SpaceWorth,
    plain: Mask<W>,
    key: u64,
}

/// The searches of spaces, with everything learned about them.
#[derive(Debug, Default)]
pub(super) struct Spaces<const W: usize> {
    known: FxHashMap<u64, bool>,
    path: Vec<u64>,
    looks: Vec<Look<W>>,
    left: u32,
    /// The positions made in all.
    made: u64,
}

impl<const W: usize> Spaces<W> {
    /// The positions made since this was asked last.
    pub(super) fn take_made(&mut self) -> u64 {
        std::mem::take(&mut self.made)
    }

    /// Whether a space surely gives so much. `plain` are the points where the shapes of eyes are known.
    pub(super) fn gives(
        &mut self,
        ground: &Ground<W>,
        space: &Space<W>,
        owner: Color,
        worth: SpaceWorth,
        plain: Mask<W>,
    ) -> bool {
        let mut border = Border::default();
        border.target[owner] = space.beside;
        let own = space.points.points();
        let key = own.fold(worth as u64, |key, point| {
            key ^ mix(u64::from(point) | 1 << 32)
        });
        let asked = SpaceQuestion {
            ground,
            space,
            border,
            owner,
            worth,
            plain,
            key: mix(key),
        };
        let start = Local {
            stones: space.stones,
            pairs: (1 << space.pairs.len()) - 1,
            mover: owner.opponent(),
            ban: NO_KO,
        };
        self.left = POSITIONS;
        self.path.clear();
        let found = self.visit(&asked, &start);
        self.made += u64::from(POSITIONS - self.left);
        found.unwrap_or_else(|| {
            self.known.insert(asked.key_of(&start), false);
            false
        })
    }

    /// Whether the space gives what is asked. Nothing if it takes too many positions.
    fn visit(&mut self, asked: &SpaceQuestion<'_, W>, local: &Local<W>) -> Option<bool> {
        let key = asked.key_of(local);
        if let Some(&known) = self.known.get(&key) {
            return Some(known);
        }
        self.left = self.left.checked_sub(1)?;
        let depth = self.path.len();
        // Nobody gains by repetition.
        if depth > MOST_DEPTH || self.path.contains(&key) {
            return Some(false);
        }
        if depth >= self.looks.len() {
            self.looks.push(Look::default());
        }
        let mut look = std::mem::take(&mut self.looks[depth]);
        let points = asked.space.points;
        look.see(asked.ground.near(), &asked.border, points, local.stones);
        self.path.push(key);
        let known = if local.mover == asked.owner {
            self.answered(asked, local, &look)
        } else {
            self.attacked(asked, local, &look)
        };
        self.path.pop();
        self.looks[depth] = look;
        let known = known?;
        self.known.insert(key, known);
        Some(known)
    }

    /// The opponent moves: every move has to be answered.
    fn attacked(
        &mut self,
        asked: &SpaceQuestion<'_, W>,
        local: &Local<W>,
        look: &Look<W>,
    ) -> Option<bool> {
        let target = &look.target[asked.owner];
        if target.liberties.is_empty() {
            return Some(false);
        }
        if asked.is_settled(local, look) {
            return Some(true);
        }
        for pair in 0..asked.space.pairs.len() {
            for taken in 0..2 {
                let next = asked.after_pair(local, pair, taken);
                if let Some(next) = next
                    && !self.visit(asked, &next)?
                {
                    return Some(false);
                }
            }
        }
        let turn = asked.turn(local, look);
        let barred = asked.in_pairs(local);
        for point in asked.ordered(look.empty.without(barred), look) {
            let placed = turn.place(point);
            if asked.worth == SpaceWorth::TwoEyes && placed.takes_last {
                return Some(false);
            }
            if !placed.is_alive {
                continue;
            }
            let next = Local {
                stones: turn.after(&placed),
                mover: asked.owner,
                ban: turn.ko_after(&placed).unwrap_or(NO_KO),
                ..*local
            };
            if !self.visit(asked, &next)? {
                return Some(false);
            }
        }
        Some(true)
    }

    /// The owner moves: one move is enough, or none.
    fn answered(
        &mut self,
        asked: &SpaceQuestion<'_, W>,
        local: &Local<W>,
        look: &Look<W>,
    ) -> Option<bool> {
        let turn = asked.turn(local, look);
        let opponent = asked.owner.opponent();
        for point in asked.ordered(look.empty, look) {
            let placed: Placement<W> = turn.place(point);
            if point == local.ban || !placed.is_alive {
                continue;
            }
            let next = Local {
                stones: turn.after(&placed),
                pairs: asked.without(local.pairs, placed.here),
                mover: opponent,
                ban: NO_KO,
            };
            if self.visit(asked, &next)? {
                return Some(true);
            }
        }
        let passed = Local {
            mover: opponent,
            ban: NO_KO,
            ..*local
        };
        self.visit(asked, &passed)
    }
}

impl<'a, const W: usize> SpaceQuestion<'a, W> {
    fn key_of(&self, local: &Local<W>) -> u64 {
        let rest = mix(local.mover as u64 | u64::from(local.ban) << 8 | 1 << 61);
        let mut key = self.key ^ rest;
        for (color, kind) in [(Color::Black, 2_u64), (Color::White, 3)] {
            for point in local.stones[color].points() {
                key ^= mix(u64::from(point) | kind << 32);
            }
        }
        for (_, [one, other]) in self.pairs(local.pairs) {
            let point = |mask: Mask<W>| u64::from(mask.lowest().unwrap_or(NO_KO));
            key ^= mix(point(one) | point(other) << 16 | 4 << 32);
        }
        key
    }

    /// The pairs of which no point is taken, with their numbers.
    fn pairs(&self, open: u32) -> impl Iterator<Item = (usize, [Mask<W>; 2])> + use<'a, W> {
        let pairs = self.space.pairs.iter().copied().enumerate();
        pairs.filter(move |&(i, _)| open & 1 << i != 0)
    }

    fn in_pairs(&self, local: &Local<W>) -> Mask<W> {
        let pairs = self.pairs(local.pairs);
        pairs.fold(Mask::EMPTY, |all, (_, [one, other])| all | one | other)
    }

    /// These pairs without one that the owner closes by himself.
    fn without(&self, pairs: u32, here: Mask<W>) -> u32 {
        let mut open = self.pairs(pairs);
        let closed = open.find(|(_, [one, other])| (*one | *other).meets(here));
        closed.map_or(pairs, |(i, _)| pairs & !(1 << i))
    }

    fn turn<'b>(&'b self, local: &Local<W>, look: &'b Look<W>) -> SideToMove<'b, W> {
        let backing = match self.worth {
            SpaceWorth::OneEye => Backing::Elsewhere,
            SpaceWorth::TwoEyes => Backing::Nowhere,
        };
        let (near, stones) = (self.ground.near(), local.stones);
        SideToMove::new(near, &self.border, look, stones, local.mover, backing)
    }

    /// After the opponent took one point of a pair and the owner the other. The opponent goes on.
    fn after_pair(&self, local: &Local<W>, pair: usize, taken: usize) -> Option<Local<W>> {
        if local.pairs & 1 << pair == 0 {
            return None;
        }
        let mut next = Local {
            pairs: local.pairs & !(1 << pair),
            ban: NO_KO,
            ..*local
        };
        let points = self.space.pairs[pair];
        for (color, point) in [
            (self.owner.opponent(), points[taken]),
            (self.owner, points[1 - taken]),
        ] {
            let here = point & self.space.points;
            let Some(index) = here.lowest() else {
                continue;
            };
            let (near, border, stones) = (self.ground.near(), &self.border, next.stones);
            let mut look = Look::default();
            look.see(near, border, self.space.points, stones);
            let turn = SideToMove::new(near, border, &look, stones, color, Backing::Elsewhere);
            let placed = turn.place(index);
            if color != self.owner && !placed.is_alive {
                return None;
            }
            next.stones = turn.after(&placed);
        }
        Some(next)
    }

    /// The empty points, those first around which there is the most to decide.
    fn ordered(&self, points: Mask<W>, look: &Look<W>) -> Vec<u16> {
        let near = self.ground.near();
        let room = |point: &u16| (near.of(*point) & look.empty).len();
        let mut ordered: Vec<u16> = points.points().collect();
        ordered.sort_by_key(|point| std::cmp::Reverse(room(point)));
        ordered
    }

    /// Whether the eyes are there, with nothing left to do.
    fn is_settled(&self, local: &Local<W>, look: &Look<W>) -> bool {
        if local.pairs != 0 {
            return false;
        }
        let (owner, near) = (self.owner, self.ground.near());
        let target = &look.target[owner];
        let others = local.stones[owner].without(target.mask);
        let enemy = local.stones[owner.opponent()];
        // Beside stones that are never captured the chain does not surround a space alone.
        let walls = self.ground.border().wall[owner];
        let wanted = match self.worth {
            SpaceWorth::OneEye => 1,
            SpaceWorth::TwoEyes => 2,
        };
        let mut rest = self.space.points.without(target.mask);
        let mut eyes = 0;
        while !rest.is_empty() {
            let part = near.flood(rest.first(), rest);
            rest = rest.without(part);
            if part.meets(others) {
                continue;
            }
            let is_shape = || {
                !part.meets(enemy | walls)
                    && part.is_within(self.plain)
                    && is_living_shape(self.ground, part)
            };
            if is_eye(part, target.reach, enemy) {
                eyes += 1;
            }
            if eyes < wanted && is_shape() {
                eyes += 2;
            }
            if eyes >= wanted {
                return true;
            }
        }
        false
    }
}
