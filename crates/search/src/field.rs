//! The ground of a proof, with its independent parts reduced.

use std::sync::Arc;

use semeai_board::{ByColor, Color, Position};

use crate::ground::Ground;
use crate::hash::mix;
use crate::ko::KoRule;
use crate::look::Look;
use crate::mask::Mask;
use crate::part::{Care, Part, parts};

/// A ground with reduced parts, and random numbers for the hashes of its positions.
#[derive(Clone, Debug)]
pub struct Field<const W: usize> {
    /// The points that are not in a reduced part.
    ground: Ground<W>,
    /// None before [`Field::reduced`].
    parts: Vec<Arc<Part<W>>>,
    /// For every point.
    keys: Vec<ByColor<u64>>,
}

impl<const W: usize> Field<W> {
    /// A field of a ground as it is, no part of which is reduced.
    #[must_use]
    pub fn new(ground: Ground<W>) -> Self {
        let key = |i: u64| ByColor {
            black: mix(2 * i + 1),
            white: mix(2 * i + 2),
        };
        Self {
            parts: Vec::new(),
            keys: (0..ground.bits() as u64).map(key).collect(),
            ground,
        }
    }

    /// The same with the parts reduced that can be, for the positions that arise from this one, under each rule.
    #[must_use]
    pub fn reduced(&self, position: &Position, rules: [KoRule; 3], care: Care) -> [Self; 3] {
        let stones = self.ground.stones(position);
        let cut = self.without_outer(stones);
        let ko = position
            .ko()
            .and_then(|(banned, point)| Some((banned, self.ground.index(point)?)));
        parts(&cut, stones, ko, rules, care).map(|parts| {
            let whole = parts
                .iter()
                .fold(Mask::EMPTY, |mask, part| mask | part.mask());
            let rest = cut.only(cut.all().without(whole));
            Self {
                ground: rest.with_immortal(cut.border().is_immortal),
                parts,
                keys: self.keys.clone(),
            }
        })
    }

    /// The ground with the plain outer liberties parted from the points beside them, see [`Look::find_outer`].
    fn without_outer(&self, stones: ByColor<Mask<W>>) -> Ground<W> {
        let mut ground = self.ground.clone();
        let mut look = Look::default();
        look.see(ground.near(), ground.border(), ground.all(), stones);
        for color in Color::ALL {
            let outer = look.find_outer(ground.near(), ground.border(), color);
            ground.set_apart(outer, color);
        }
        ground
    }

    /// The points that are not in a reduced part.
    #[inline]
    #[must_use]
    pub fn ground(&self) -> &Ground<W> {
        &self.ground
    }

    /// The reduced parts, by number; none in a field as it is.
    #[inline]
    #[must_use]
    pub fn parts(&self) -> &[Arc<Part<W>>] {
        &self.parts
    }

    /// Whether both have the same reduced parts: those in which no ko can arise are the same under every rule.
    #[must_use]
    pub fn has_parts_of(&self, other: &Self) -> bool {
        let mut both = self.parts.iter().zip(&other.parts);
        self.parts.len() == other.parts.len() && both.all(|(own, part)| Arc::ptr_eq(own, part))
    }

    /// Whether parts were reduced with less care than they could be.
    #[must_use]
    pub fn is_rough(&self) -> bool {
        self.parts.iter().any(|part| part.reduced().is_rough())
    }

    /// The hash of the stones of a side.
    #[inline]
    pub(crate) fn stones_key(&self, color: Color, mask: Mask<W>) -> u64 {
        let keys = mask.points().map(|point| self.keys[usize::from(point)]);
        keys.fold(0, |key, of_point| key ^ of_point[color])
    }
}
