//! The B-W model: a position as Black's points B, White's points W, and a map F from points to sets.
//!
//! N. Sato and K. Anada describe it in a paper on board shapes and tactics maps (78th national convention of the IPSJ, 2016,
//! 7B-03). V is what is neither in B nor in W, S(x) the string of x, where an empty point is a string of one, and
//! **F(x) = S(x) ∪ N(S(x))**. For a set O, F(O) is the union of F(x) for x in O, and F⁻¹(O) = {x : F(x) meets O}.
//!
//! ```text
//! start   B = W = ∅, F(x) = F₀(x) = N[x]
//! H       {z : |F(z) ∩ V| = 1}                    strings in atari; empty points without an empty neighbour
//! A^B(O)  F⁻¹(O) ∩ (B ∪ O)                        O and the black strings touching it
//! D^B(O)  H ∩ W ∩ F⁻¹(O)                          white stones that a black move in O takes
//! L^B     V ∩ F(X \ (H ⊕ W)), and passing         excludes suicide, knows no ko
//! Black m B' = B ∪ {m}, W' = W \ D^B(m); F' = F(A^B(m)) on A^B(m), F₀ on D^B(m), F elsewhere
//! White   exchange B and W
//! ```
//!
//! Corrected here: the paper prints F₀ without x itself (A would miss the new stone), and L^B without the complement (an empty
//! board would have no legal move).
//!
//! F is kept once for each string, with what a move changes: the stones in atari, the legal points and those that are eyes.
//! The tests hold all of it against the recurrences, word by word, and against flood fill.

mod change;
mod neighborhoods;
mod points;
mod step;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use semeai_board::{ByColor, Color, Position};
use semeai_search::Mask;

pub use self::change::{AfterChange, AtariChange, MoveChange, move_change};
pub use self::neighborhoods::Neighborhoods;
pub use self::points::{mask, points};
pub use self::step::MoveResult;

/// A state of the model; see the head of this file.
#[derive(Clone, Debug)]
pub struct Model<const W: usize> {
    board: Arc<Neighborhoods<W>>,
    stones: ByColor<Mask<W>>,
    vacant: Mask<W>,
    /// The stones of strings with one liberty.
    atari: Mask<W>,
    /// The empty points with an empty one beside them.
    open: Mask<W>,
    legal: ByColor<Mask<W>>,
    eyes: ByColor<Mask<W>>,
    /// The way to the point that stands for its string, for the points of stones; see [`Model::root`].
    parents: Vec<u16>,
    /// By the point that stands for it.
    strings: Vec<StringMasks<W>>,
}

/// A string with its F.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct StringMasks<const W: usize> {
    /// S(x).
    pub(crate) stones: Mask<W>,
    /// F(x) = S(x) ∪ N(S(x)).
    pub(crate) image: Mask<W>,
}

impl<const W: usize> Model<W> {
    /// The start: B = W = ∅.
    #[must_use]
    pub fn new(board: Arc<Neighborhoods<W>>) -> Self {
        let len = board.len();
        let mut model = Self {
            stones: ByColor::default(),
            vacant: Mask::EMPTY,
            atari: Mask::EMPTY,
            open: Mask::EMPTY,
            legal: ByColor::default(),
            eyes: ByColor::default(),
            parents: vec![0; len],
            strings: vec![StringMasks::default(); len],
            board,
        };
        model.clear();
        model
    }

    /// Takes all stones away.
    pub fn clear(&mut self) {
        self.put(ByColor::default());
    }

    /// The state of these stones.
    ///
    /// # Panics
    ///
    /// If the board of the position has more points than a mask of so many words can hold.
    #[must_use]
    pub fn of_position(position: &Position) -> Self {
        let board = Neighborhoods::new(position.topology());
        let mut model = Self::new(Arc::new(board));
        model.put(position.stones_by_color().as_ref().map(mask));
        model
    }

    /// Puts these stones on the board instead of those that are there. No point is in both sets, and every string has a liberty.
    pub fn put(&mut self, stones: ByColor<Mask<W>>) {
        self.stones = stones;
        self.vacant = self.board.all().without(stones.black | stones.white);
        self.atari = Mask::EMPTY;
        for color in Color::ALL {
            let mut rest = stones[color];
            while let Some(root) = rest.lowest() {
                let string = self.board.flood(Mask::of(root), stones[color]);
                self.register(root, string);
                rest = rest.without(string);
            }
        }
        self.look_at(self.board.all());
    }

    /// Takes up a string that a point stands for.
    fn register(&mut self, root: u16, stones: Mask<W>) {
        let image = self.board.closed_of(stones);
        self.strings[usize::from(root)] = StringMasks { stones, image };
        for point in stones.points() {
            self.parents[usize::from(point)] = root;
        }
        if (image & self.vacant).is_single() {
            self.atari |= stones;
        }
    }

    /// The board.
    #[inline]
    #[must_use]
    pub fn board(&self) -> &Neighborhoods<W> {
        &self.board
    }

    /// B and W.
    #[inline]
    #[must_use]
    pub const fn stones(&self) -> ByColor<Mask<W>> {
        self.stones
    }

    /// V: the points without a stone.
    #[inline]
    #[must_use]
    pub const fn vacant(&self) -> Mask<W> {
        self.vacant
    }

    /// H = {z : |F(z) ∩ V| = 1}: the strings in atari, and the empty points without an empty neighbour.
    #[inline]
    #[must_use]
    pub fn in_atari(&self) -> Mask<W> {
        self.atari | self.vacant.without(self.open)
    }

    /// L^B or L^W: V ∩ F(X \ (H ⊕ W)), or the same with B for W. Excludes suicide and knows no ko; a side may always pass.
    #[inline]
    #[must_use]
    pub fn legal(&self, color: Color) -> Mask<W> {
        self.legal[color]
    }

    /// The empty points all of whose neighbours, one at least, are stones of this side.
    #[inline]
    #[must_use]
    pub fn eyes(&self, color: Color) -> Mask<W> {
        self.eyes[color]
    }

    /// F(x). A point of the board.
    #[must_use]
    pub fn image(&self, point: u16) -> Mask<W> {
        if self.vacant.contains(point) {
            self.board.closed(point)
        } else {
            self.string(point).image
        }
    }

    /// F(O), the union of F(x) for the points of a set.
    #[must_use]
    pub fn image_of(&self, points: Mask<W>) -> Mask<W> {
        let vacant = self.board.closed_of(points & self.vacant);
        let strings = self.strings(points.without(self.vacant));
        strings.fold(vacant, |image, string| image | string.image)
    }

    /// F⁻¹(O) = {x : F(x) meets O}.
    #[must_use]
    pub fn inverse(&self, points: Mask<W>) -> Mask<W> {
        // F(x) = N[x] of an empty point, and N is symmetric.
        let vacant = self.board.closed_of(points) & self.vacant;
        let strings = self.strings(self.occupied());
        let meeting = strings.filter(|string| string.image.meets(points));
        meeting.fold(vacant, |inverse, string| inverse | string.stones)
    }

    /// Pₙ(O) = {y : |F(y) ∩ O| ≥ n}; Qₙ is what is not in Pₙ₊₁.
    #[must_use]
    pub fn at_least(&self, least: u32, points: Mask<W>) -> Mask<W> {
        let mut counted: Mask<W> = self.vacant.points().fold(Mask::EMPTY, |mut counted, y| {
            let met = self.board.closed(y) & points;
            counted.insert_if(y, met.len() >= least);
            counted
        });
        for string in self.strings(self.occupied()) {
            if (string.image & points).len() >= least {
                counted |= string.stones;
            }
        }
        counted
    }

    /// A^B(O) or A^W(O): a set with the strings of this side that touch it or belong to it.
    #[must_use]
    pub fn joined(&self, color: Color, points: Mask<W>) -> Mask<W> {
        self.inverse(points) & (self.stones[color] | points)
    }

    /// D^B(O) or D^W(O): the stones of the other side that a move of this one in the set takes.
    #[must_use]
    pub fn taken(&self, color: Color, points: Mask<W>) -> Mask<W> {
        self.atari & self.stones[color.opponent()] & self.inverse(points)
    }

    /// B ∪ W.
    #[must_use]
    pub fn occupied(&self) -> Mask<W> {
        self.stones.black | self.stones.white
    }

    /// The strings that have stones in a set of stones, each once, by their lowest stones there.
    pub(crate) fn strings(&self, stones: Mask<W>) -> Strings<'_, W> {
        Strings {
            model: self,
            rest: stones,
        }
    }

    /// The string of a stone.
    #[inline]
    fn string(&self, stone: u16) -> StringMasks<W> {
        self.strings[usize::from(self.root(stone))]
    }

    /// The point that stands for the string of a stone.
    #[inline]
    fn root(&self, stone: u16) -> u16 {
        let mut at = stone;
        loop {
            let parent = self.parents[usize::from(at)];
            if parent == at {
                return at;
            }
            at = parent;
        }
    }
}

/// Strings one by one, see [`Model::strings`].
#[derive(Clone, Debug)]
pub(crate) struct Strings<'a, const W: usize> {
    model: &'a Model<W>,
    rest: Mask<W>,
}

impl<const W: usize> Iterator for Strings<'_, W> {
    type Item = StringMasks<W>;

    #[inline]
    fn next(&mut self) -> Option<StringMasks<W>> {
        let string = self.model.string(self.rest.lowest()?);
        self.rest = self.rest.without(string.stones);
        Some(string)
    }
}
