//! Canonical forms up to a number: the store behind the arena.
//!
//! Every short game G is written as `shape + offset`, where the offset is the number RS(G), the right stop. A shape is
//! therefore a canonical form with right stop 0, and G and G + x share one shape for every number x. By number
//! translation (Siegel, *Combinatorial Game Theory*, 2013, II.3) the options of G + x are the options of G, each plus
//! x, so sums, order, thermographs and cooling need to be worked out once per *shape*. A sum of k switches with
//! different temperatures has 2^k - 1 hot positions but only k shapes.
//!
//! Shape 0 is zero itself: its games are the numbers. Ups with stars are leaves, kept as two counts.

use std::hash::{BuildHasher, Hash, Hasher};

use hashbrown::HashTable;
use rustc_hash::{FxBuildHasher, FxHashMap};

use crate::budget::{Interrupt, Limit, Run};
use crate::dyadic::{Dyadic, Overflow};
use crate::player::Player;

/// The number of a shape in its store. Equal numbers, equal shapes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct ShapeId(u32);

impl ShapeId {
    /// The shape of all numbers.
    pub(crate) const NUMBER: Self = Self(0);

    #[inline]
    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }
}

/// A short game: a shape plus a number. Equal values, equal games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Value {
    pub(crate) shape: ShapeId,
    /// The right stop of the game.
    pub(crate) offset: Dyadic,
}

impl Value {
    pub(crate) const ZERO: Self = Self::number(Dyadic::ZERO);

    pub(crate) const fn number(offset: Dyadic) -> Self {
        Self {
            shape: ShapeId::NUMBER,
            offset,
        }
    }

    pub(crate) const fn plain(shape: ShapeId) -> Self {
        Self {
            shape,
            offset: Dyadic::ZERO,
        }
    }

    #[inline]
    pub(crate) fn is_number(self) -> bool {
        self.shape == ShapeId::NUMBER
    }

    #[inline]
    pub(crate) fn plus(self, number: Dyadic) -> Result<Self, Overflow> {
        Ok(Self {
            shape: self.shape,
            offset: self.offset.checked_add(number)?,
        })
    }
}

/// An up multiple plus a nimber: `^3*2` has three ups and star 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Leaf {
    pub(crate) ups: i32,
    pub(crate) star: u32,
}

impl Leaf {
    pub(crate) const NUMBER: Self = Self { ups: 0, star: 0 };

    /// Larger nimbers are refused: `*n` has n options, and a sum with it looks at pairs of them.
    pub(crate) const MAX_STAR: u32 = (1 << 16) - 1;

    pub(crate) const fn new(ups: i32, star: u32) -> Self {
        Self { ups, star }
    }

    pub(crate) fn plus(self, other: Self) -> Run<Self> {
        let ups = self.ups.checked_add(other.ups).ok_or(Interrupt::Overflow)?;
        Ok(Self::new(ups, self.star ^ other.star))
    }

    pub(crate) fn negative(self) -> Run<Self> {
        let ups = self.ups.checked_neg().ok_or(Interrupt::Overflow)?;
        Ok(Self::new(ups, self.star))
    }

    /// Whether this is at least zero: two ups beat every nimber, one up every nimber but star (*Winning Ways*,
    /// chapter 8).
    pub(crate) fn is_at_least_zero(self) -> bool {
        match self.ups {
            2.. => true,
            1 => self.star != 1,
            0 => self.star == 0,
            _ => false,
        }
    }

    /// How many canonical options the player has.
    pub(crate) fn count(self, player: Player) -> u32 {
        match (self.ups, self.star) {
            (0, star) => star,
            (1, 1) if player == Player::Left => 2,
            (-1, 1) if player == Player::Right => 2,
            _ => 1,
        }
    }

    /// One canonical option: `*n = {0,*,..|0,*,..}`, `^n*m = {0|^(n-1)*(m xor 1)}`, but `^* = {0,*|0}`.
    pub(crate) fn option(self, player: Player, at: u32) -> Self {
        let towards_zero = match player {
            Player::Left => self.ups > 0,
            Player::Right => self.ups < 0,
        };
        match (self.ups, self.star) {
            (0, _) => Self::new(0, at),
            (1 | -1, 1) if towards_zero => Self::new(0, at),
            (1 | -1, 1) => Self::NUMBER,
            _ if towards_zero => Self::NUMBER,
            (ups, star) => Self::new(ups - ups.signum(), star ^ 1),
        }
    }
}

impl Leaf {
    /// How many moves there are at most: the star changes parity with every up, and `^*` lasts a move longer than its
    /// chain suggests.
    pub(crate) fn height(self) -> u32 {
        let ups = self.ups.unsigned_abs();
        if ups == 0 {
            return self.star;
        }
        let last = self.star ^ ((ups - 1) & 1);
        let first_up = if last == 1 { 2 } else { 1 + (last ^ 1) };
        (ups - 1).saturating_add(first_up)
    }
}

/// What a shape consists of.
#[derive(Clone, Copy, Debug)]
enum ShapeContent {
    Leaf(Leaf),
    /// Left options from `start` in the pool, Right options behind them.
    Branch {
        start: usize,
        lefts: u32,
        rights: u32,
    },
}

#[derive(Clone, Copy, Debug)]
struct StoredShape {
    kind: ShapeContent,
    /// Left stop minus right stop; the left stop of the shape, as its right stop is 0.
    width: Dyadic,
    /// How many moves there are at most until only a number is left.
    height: u32,
}

/// The store: every shape once.
#[derive(Debug)]
pub(crate) struct ShapeStore {
    shapes: Vec<StoredShape>,
    pool: Vec<Value>,
    leaves: FxHashMap<Leaf, ShapeId>,
    branches: HashTable<ShapeId>,
}

impl ShapeStore {
    pub(crate) fn new() -> Self {
        let zero = StoredShape {
            kind: ShapeContent::Leaf(Leaf::NUMBER),
            width: Dyadic::ZERO,
            height: 0,
        };
        Self {
            shapes: vec![zero],
            pool: Vec::new(),
            leaves: FxHashMap::from_iter([(Leaf::NUMBER, ShapeId::NUMBER)]),
            branches: HashTable::new(),
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.shapes.len()
    }

    pub(crate) fn bytes(&self) -> usize {
        self.shapes.capacity() * size_of::<StoredShape>()
            + self.pool.capacity() * size_of::<Value>()
            + self.branches.capacity() * (size_of::<ShapeId>() + 1)
            + self.leaves.capacity() * (size_of::<(Leaf, ShapeId)>() + 1)
    }

    #[inline]
    pub(crate) fn width(&self, shape: ShapeId) -> Dyadic {
        self.shapes[shape.index()].width
    }

    /// How many moves there are at most in a shape until only a number is left.
    #[inline]
    pub(crate) fn height(&self, shape: ShapeId) -> u32 {
        self.shapes[shape.index()].height
    }

    /// The left stop of a game.
    #[inline]
    pub(crate) fn left_stop(&self, value: Value) -> Result<Dyadic, Overflow> {
        value.offset.checked_add(self.width(value.shape))
    }

    /// The counts of an up multiple with star, or nothing for any other shape.
    #[inline]
    pub(crate) fn leaf(&self, shape: ShapeId) -> Option<Leaf> {
        match self.shapes[shape.index()].kind {
            ShapeContent::Leaf(leaf) => Some(leaf),
            ShapeContent::Branch { .. } => None,
        }
    }

    /// The stored options of a shape that is no leaf; leaves have none here.
    pub(crate) fn branch(&self, shape: ShapeId) -> (&[Value], &[Value]) {
        match self.shapes[shape.index()].kind {
            ShapeContent::Leaf(_) => (&[], &[]),
            ShapeContent::Branch {
                start,
                lefts,
                rights,
            } => {
                let middle = start + lefts as usize;
                let end = middle + rights as usize;
                (&self.pool[start..middle], &self.pool[middle..end])
            }
        }
    }

    /// How many options a player has in a shape.
    #[inline]
    pub(crate) fn count(&self, shape: ShapeId, player: Player) -> u32 {
        match (self.shapes[shape.index()].kind, player) {
            (ShapeContent::Leaf(leaf), _) => leaf.count(player),
            (ShapeContent::Branch { lefts, .. }, Player::Left) => lefts,
            (ShapeContent::Branch { rights, .. }, Player::Right) => rights,
        }
    }

    /// One option of a shape.
    #[inline]
    pub(crate) fn option(&mut self, shape: ShapeId, player: Player, at: u32) -> Run<Value> {
        match self.shapes[shape.index()].kind {
            ShapeContent::Leaf(leaf) => {
                Ok(Value::plain(self.intern_leaf(leaf.option(player, at))?))
            }
            ShapeContent::Branch { start, lefts, .. } => {
                let skip = if player == Player::Left { 0 } else { lefts };
                Ok(self.pool[start + (skip + at) as usize])
            }
        }
    }

    pub(crate) fn intern_leaf(&mut self, leaf: Leaf) -> Run<ShapeId> {
        if let Some(id) = self.leaves.get(&leaf) {
            return Ok(*id);
        }
        if leaf.star > Leaf::MAX_STAR {
            return Err(Interrupt::Overflow);
        }
        let id = self.push(StoredShape {
            kind: ShapeContent::Leaf(leaf),
            width: Dyadic::ZERO,
            height: leaf.height(),
        })?;
        self.leaves.insert(leaf, id);
        Ok(id)
    }

    /// The shape with these options, which must be canonical, sorted, and have right stop 0.
    pub(crate) fn intern_branch(
        &mut self,
        left: &[Value],
        right: &[Value],
        width: Dyadic,
    ) -> Run<ShapeId> {
        let hash = hash_options(left, right);
        let same = |id: &ShapeId| self.branch(*id) == (left, right);
        if let Some(id) = self.branches.find(hash, same) {
            return Ok(*id);
        }
        let (Ok(lefts), Ok(rights)) = (u32::try_from(left.len()), u32::try_from(right.len()))
        else {
            return Err(Interrupt::Limit(Limit::Nodes));
        };
        let start = self.pool.len();
        self.pool.extend_from_slice(left);
        self.pool.extend_from_slice(right);
        let kind = ShapeContent::Branch {
            start,
            lefts,
            rights,
        };
        let options = left.iter().chain(right);
        let height = options.map(|option| self.height(option.shape)).max();
        let id = self.push(StoredShape {
            kind,
            width,
            height: height.unwrap_or(0).saturating_add(1),
        })?;
        let mut branches = std::mem::take(&mut self.branches);
        branches.insert_unique(hash, id, |id| {
            let (left, right) = self.branch(*id);
            hash_options(left, right)
        });
        self.branches = branches;
        Ok(id)
    }

    fn push(&mut self, shape: StoredShape) -> Run<ShapeId> {
        let id = u32::try_from(self.shapes.len()).map_err(|_| Interrupt::Limit(Limit::Nodes))?;
        self.shapes.push(shape);
        Ok(ShapeId(id))
    }
}

fn hash_options(left: &[Value], right: &[Value]) -> u64 {
    let mut hasher = FxBuildHasher.build_hasher();
    left.hash(&mut hasher);
    right.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leaves_list_their_options() {
        let options = |leaf: Leaf, player| -> Vec<Leaf> {
            (0..leaf.count(player))
                .map(|at| leaf.option(player, at))
                .collect()
        };
        let (l, r) = (Player::Left, Player::Right);
        let up_star = Leaf::new(1, 1);
        assert_eq!(options(up_star, l), [Leaf::new(0, 0), Leaf::new(0, 1)]);
        assert_eq!(options(up_star, r), [Leaf::NUMBER]);
        assert_eq!(options(Leaf::new(-1, 1), l), [Leaf::NUMBER]);
        assert_eq!(options(Leaf::new(-1, 1), r).len(), 2);
        assert_eq!(options(Leaf::new(2, 0), r), [Leaf::new(1, 1)]);
        assert_eq!(options(Leaf::new(1, 2), r), [Leaf::new(0, 3)]);
        assert_eq!(options(Leaf::new(-3, 0), l), [Leaf::new(-2, 1)]);
        assert_eq!(options(Leaf::new(0, 3), l).len(), 3);
    }
}
