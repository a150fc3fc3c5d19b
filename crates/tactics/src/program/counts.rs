//! How many points of a set are about each point, for all points at once, kept while a game goes on.

use semeai_board::{ByColor, Color};
use semeai_search::Mask;

pub(crate) use super::code::CountedPoints;
use crate::model::{Model, MoveResult, Neighborhoods};

/// |N\[x\] ∩ S| for every point x, as binary numbers whose digits are masks: adding a point to S adds one to all about it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Planes<const W: usize>(Vec<Mask<W>>);

impl<const W: usize> Planes<W> {
    /// Nothing is counted yet, and no count will be more than one more than the degree.
    fn new(board: &Neighborhoods<W>) -> Self {
        let most = board.degree() + 1;
        let digits = u32::BITS - most.leading_zeros();
        Self(vec![Mask::EMPTY; digits as usize])
    }

    #[inline]
    fn add(&mut self, about: Mask<W>) {
        let mut carry = about;
        for plane in &mut self.0 {
            let both = *plane & carry;
            *plane = (*plane | carry).without(both);
            carry = both;
        }
    }

    #[inline]
    fn subtract(&mut self, about: Mask<W>) {
        let mut borrow = about;
        for plane in &mut self.0 {
            let missing = borrow.without(*plane);
            *plane = (*plane | borrow).without(*plane & borrow);
            borrow = missing;
        }
    }

    /// The points with a count of at least so many, at least one.
    #[inline]
    fn at_least(&self, least: u32) -> Mask<W> {
        let mut planes = (0..).zip(&self.0);
        // From the lowest digit up: which counts, as far as the digits seen go, are at least as large. The digits before the lowest one
        // that is set do not matter.
        let lowest = least.trailing_zeros();
        let mut found = Mask::EMPTY;
        for (digit, plane) in &mut planes {
            if digit < lowest {
                continue;
            }
            found = if digit == lowest {
                *plane
            } else if least >> digit & 1 == 1 {
                found & *plane
            } else {
                found | *plane
            };
        }
        if least >> self.0.len() != 0 {
            return Mask::EMPTY;
        }
        found
    }
}

/// What is counted about each point for the programs of a game.
#[derive(Clone, Debug)]
pub(crate) struct Counts<const W: usize> {
    vacant: Option<Planes<W>>,
    stones: ByColor<Option<Planes<W>>>,
    /// Those of an empty board.
    all: Planes<W>,
}

impl<const W: usize> Counts<W> {
    /// Of an empty board.
    pub(crate) fn new(board: &Neighborhoods<W>, counted: &[CountedPoints]) -> Self {
        let mut all = Planes::new(board);
        let nothing = all.clone();
        let points = board.all().points();
        points.for_each(|point| all.add(board.closed(point)));
        let is_counted = |set| counted.contains(&set);
        Self {
            vacant: is_counted(CountedPoints::Vacant).then(|| all.clone()),
            stones: ByColor::new_with(|color| {
                is_counted(CountedPoints::Stones(color)).then(|| nothing.clone())
            }),
            all,
        }
    }

    /// Counts an empty board again.
    pub(crate) fn clear(&mut self) {
        if let Some(vacant) = &mut self.vacant {
            vacant.0.copy_from_slice(&self.all.0);
        }
        let stones = [&mut self.stones.black, &mut self.stones.white];
        for planes in stones.into_iter().flatten() {
            planes.0.fill(Mask::EMPTY);
        }
    }

    /// Counts what is on the board now.
    pub(crate) fn put(&mut self, model: &Model<W>) {
        self.clear();
        for color in Color::ALL {
            for point in model.stones()[color].points() {
                self.place(model.board(), color, point);
            }
        }
    }

    /// Follows a move.
    #[inline]
    pub(crate) fn follow(
        &mut self,
        model: &Model<W>,
        color: Color,
        point: u16,
        played: &MoveResult<W>,
    ) {
        let board = model.board();
        self.place(board, color, point);
        if played.captured.is_empty() {
            return;
        }
        let enemy = &mut self.stones[color.opponent()];
        played.captured.points().for_each(|point| {
            let about = board.closed(point);
            if let Some(vacant) = &mut self.vacant {
                vacant.add(about);
            }
            if let Some(stones) = enemy {
                stones.subtract(about);
            }
        });
    }

    #[inline]
    fn place(&mut self, board: &Neighborhoods<W>, color: Color, point: u16) {
        let about = board.closed(point);
        if let Some(vacant) = &mut self.vacant {
            vacant.subtract(about);
        }
        if let Some(stones) = &mut self.stones[color] {
            stones.add(about);
        }
    }

    /// The points with so many points of a set about them, at least one; of a set that is not counted none.
    #[inline]
    pub(super) fn at_least(&self, counted: CountedPoints, least: u32) -> Mask<W> {
        let planes = match counted {
            CountedPoints::Vacant => self.vacant.as_ref(),
            CountedPoints::Stones(color) => self.stones[color].as_ref(),
        };
        debug_assert!(planes.is_some(), "counted");
        planes.map_or(Mask::EMPTY, |planes| planes.at_least(least))
    }
}

#[cfg(test)]
mod tests {
    use semeai_board::{BoardKind, Topology};

    use super::*;

    #[test]
    fn counts_are_added_taken_away_and_compared() {
        for name in ["wheel:17", "square:8x8", "complete:9"] {
            let kind: BoardKind = name.parse().expect("a board");
            let board = Neighborhoods::<1>::new(&Topology::new(kind));
            let mut planes = Planes::new(&board);
            let mut set = Mask::<1>::EMPTY;
            let mut random = semeai_search::Random::of(1, 2, 3);
            for _ in 0..200 {
                let count = u32::try_from(board.len()).expect("few");
                let point = u16::try_from(random.below(count)).expect("few");
                if set.contains(point) {
                    set = set.without(Mask::of(point));
                    planes.subtract(board.closed(point));
                } else {
                    set |= Mask::of(point);
                    planes.add(board.closed(point));
                }
                for least in 1..20 {
                    let is_counted = |x: &u16| (board.closed(*x) & set).len() >= least;
                    let expected = board.all().points().filter(is_counted).collect();
                    assert_eq!(planes.at_least(least), expected, "{name} {least}");
                }
            }
        }
    }
}
