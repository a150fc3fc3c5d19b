//! What sums are known to be sums of.

use std::cmp::Ordering;
use std::num::NonZeroU32;
use std::slice;

use crate::dyadic::{Dyadic, Overflow};
use crate::shape::{ShapeId, Value};

/// A game as the sum of two shapes and a number.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ShapeSum {
    pub(crate) shapes: [ShapeId; 2],
    pub(crate) number: Dyadic,
}

impl ShapeSum {
    pub(crate) const fn of_shapes(a: ShapeId, b: ShapeId) -> Self {
        Self {
            shapes: [a, b],
            number: Dyadic::ZERO,
        }
    }
}

impl From<Value> for ShapeSum {
    fn from(value: Value) -> Self {
        Self {
            shapes: [value.shape, ShapeId::NUMBER],
            number: value.offset,
        }
    }
}

/// Which shapes are sums of other shapes and a number, as far as it was remembered.
#[derive(Debug, Default)]
pub(crate) struct Summands {
    /// The list of each shape; none of those behind the last that has one.
    of: Vec<Option<ListId>>,
    lists: Vec<SummandList>,
    pool: Vec<ShapeId>,
}

/// Where the summands of a shape are in the pool, sorted, and the number to be added.
#[derive(Clone, Copy, Debug)]
struct SummandList {
    number: Dyadic,
    start: usize,
    end: usize,
}

/// The place of a list, counted from 1.
#[derive(Clone, Copy, Debug)]
struct ListId(NonZeroU32);

impl Summands {
    /// How many summands are remembered at most; a sum of more is a game like any other.
    const MOST: usize = 64;

    pub(crate) fn bytes(&self) -> usize {
        self.of.capacity() * size_of::<Option<ListId>>()
            + self.lists.capacity() * size_of::<SummandList>()
            + self.pool.capacity() * size_of::<ShapeId>()
    }

    /// Whether the shape is known to be a sum.
    #[inline]
    pub(crate) fn are_known(&self, shape: ShapeId) -> bool {
        self.list(shape).is_some()
    }

    #[inline]
    fn list(&self, shape: ShapeId) -> Option<ListId> {
        self.of.get(shape.index()).copied().flatten()
    }

    /// Remembers that a shape is this sum. The first sum that it is stays.
    pub(crate) fn remember(&mut self, shape: ShapeId, sum: &ShapeSum) -> Result<(), Overflow> {
        if self.are_known(shape) {
            return Ok(());
        }
        let (summands, number) = self.all(sum)?;
        let list: Vec<ShapeId> = summands.take(Self::MOST + 1).collect();
        let id = u32::try_from(self.lists.len() + 1).ok();
        let id = id.and_then(NonZeroU32::new).map(ListId);
        if list.len() > Self::MOST || id.is_none() {
            return Ok(());
        }
        let start = self.pool.len();
        let end = start + list.len();
        self.pool.extend(list);
        self.lists.push(SummandList { number, start, end });
        if self.of.len() <= shape.index() {
            self.of.resize(shape.index() + 1, None);
        }
        self.of[shape.index()] = id;
        Ok(())
    }

    /// The summands that each of two sums has for itself are put on the lists; the numbers to be added are returned.
    /// Nothing if they share no summand.
    pub(crate) fn split(
        &self,
        [a, b]: [&ShapeSum; 2],
        [only_a, only_b]: [&mut Vec<ShapeId>; 2],
    ) -> Result<Option<[Dyadic; 2]>, Overflow> {
        let ((a, number_a), (b, number_b)) = (self.all(a)?, self.all(b)?);
        let (mut a, mut b) = (a.peekable(), b.peekable());
        let mut is_any_shared = false;
        while let (Some(x), Some(y)) = (a.peek(), b.peek()) {
            match x.cmp(y) {
                Ordering::Less => only_a.extend(a.next()),
                Ordering::Greater => only_b.extend(b.next()),
                Ordering::Equal => {
                    is_any_shared = true;
                    a.next();
                    b.next();
                }
            }
        }
        only_a.extend(a);
        only_b.extend(b);
        Ok(is_any_shared.then_some([number_a, number_b]))
    }

    /// All summands of a sum, sorted, and the number to be added.
    fn all<'a>(
        &'a self,
        sum: &'a ShapeSum,
    ) -> Result<(impl Iterator<Item = ShapeId> + 'a, Dyadic), Overflow> {
        let [(first, x), (second, y)] = sum.shapes.each_ref().map(|shape| self.of_shape(shape));
        let number = sum.number.checked_add(x)?.checked_add(y)?;
        Ok((merged(first, second), number))
    }

    /// The summands of a shape and the number to be added; itself if it is not known to be a sum.
    pub(crate) fn of_shape<'a>(&'a self, shape: &'a ShapeId) -> (&'a [ShapeId], Dyadic) {
        match self.list(*shape) {
            Some(ListId(id)) => {
                let SummandList { number, start, end } = self.lists[id.get() as usize - 1];
                (&self.pool[start..end], number)
            }
            None if *shape == ShapeId::NUMBER => (&[], Dyadic::ZERO),
            None => (slice::from_ref(shape), Dyadic::ZERO),
        }
    }
}

/// Two sorted lists as one.
fn merged<'a>(
    mut first: &'a [ShapeId],
    mut second: &'a [ShapeId],
) -> impl Iterator<Item = ShapeId> + 'a {
    std::iter::from_fn(move || {
        let is_second = match (first.first(), second.first()) {
            (Some(x), Some(y)) => y < x,
            (x, _) => x.is_none(),
        };
        let next = if is_second { &mut second } else { &mut first };
        next.split_off_first().copied()
    })
}
