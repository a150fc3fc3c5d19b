//! Positions by flood fill: two sets of stones and nothing else.

use semeai_board::{ByColor, Color};
use semeai_search::Mask;
use semeai_tactics::Neighborhoods;

/// A position on at most 64 points.
#[derive(Clone, Copy)]
pub(crate) struct Twin<'a> {
    board: &'a Neighborhoods<1>,
    stones: ByColor<Mask<1>>,
}

impl<'a> Twin<'a> {
    pub(crate) fn new(board: &'a Neighborhoods<1>) -> Self {
        let stones = ByColor::default();
        Self { board, stones }
    }

    fn vacant(&self) -> Mask<1> {
        let occupied = self.stones.black | self.stones.white;
        self.board.all().without(occupied)
    }

    /// The liberties of a string, and its stones.
    fn string(&self, point: u16, color: Color) -> (Mask<1>, Mask<1>) {
        let string = self.board.flood(Mask::of(point), self.stones[color]);
        (self.board.closed_of(string) & self.vacant(), string)
    }

    pub(crate) fn play(mut self, color: Color, point: u16) -> Option<Self> {
        let enemy = color.opponent();
        self.stones[color] |= Mask::of(point);
        let mut captured = Mask::EMPTY;
        for next in (self.board.near(point) & self.stones[enemy]).points() {
            let (liberties, string) = self.string(next, enemy);
            if liberties.is_empty() {
                captured |= string;
            }
        }
        self.stones[enemy] = self.stones[enemy].without(captured);
        let (liberties, _) = self.string(point, color);
        (!liberties.is_empty()).then_some(self)
    }

    pub(crate) fn legal(&self, color: Color) -> Mask<1> {
        let points = self.vacant().points();
        points
            .filter(|point| self.play(color, *point).is_some())
            .collect()
    }

    pub(crate) fn in_atari(&self) -> Mask<1> {
        let vacant = self.vacant();
        let open = vacant
            .points()
            .filter(|point| (self.board.closed(*point) & vacant).is_single());
        let mut found: Mask<1> = open.collect();
        for color in Color::ALL {
            let mut rest = self.stones[color];
            while let Some(point) = rest.lowest() {
                let (liberties, string) = self.string(point, color);
                rest = rest.without(string);
                if liberties.is_single() {
                    found |= string;
                }
            }
        }
        found
    }
}
