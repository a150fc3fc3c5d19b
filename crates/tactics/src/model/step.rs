//! A move: the recurrences with everything that is kept beside them.
//!
//! What a move changes lies near it. A string in atari has one liberty, so whoever gets into atari changes what holds at one
//! point; a string that stays out of atari changes nothing for the liberties that it had; and what is taken changes what is
//! around it. Only these points are looked at anew ([`Model::look_at`]).

use semeai_board::Color;
use semeai_search::Mask;

use super::{Model, StringMasks};

/// What a move has done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played<const W: usize> {
    /// D(m): the stones that it took.
    pub captured: Mask<W>,
    /// The point where the opponent may not take back at once under the simple rule of ko: a lone stone took one stone and has
    /// no other liberty. Empty if there is none.
    pub ko: Mask<W>,
}

/// What became of the enemy's strings around a move.
#[derive(Clone, Copy, Debug)]
struct Pressed<const W: usize> {
    captured: Mask<W>,
    /// F of what was taken.
    image: Mask<W>,
    /// The liberties of strings that have got into atari.
    last: Mask<W>,
}

impl<const W: usize> Model<W> {
    /// Plays on a legal point. On any other the state has no meaning any more.
    #[inline]
    pub fn play(&mut self, color: Color, point: u16) -> Played<W> {
        debug_assert!(self.legal[color].contains(point), "legal");
        let (here, near) = (Mask::of(point), self.board.near(point));
        self.vacant = self.vacant.without(here);
        let root = self.join(color, point);
        let pressed = self.press(near & self.stones[color.opponent()]);
        self.stones[color] |= here;
        let mut changed = near | pressed.last;
        if !pressed.captured.is_empty() {
            changed |= self.lift(color, &pressed);
        }
        let string = self.strings[usize::from(root)];
        let liberties = string.image & self.vacant;
        if liberties.has_at_most_one() {
            self.atari |= string.stones;
            changed |= liberties;
        } else {
            self.atari = self.atari.without(string.stones);
        }
        self.look_at(changed | here);
        let is_ko =
            pressed.captured.is_single() && string.stones == here && liberties == pressed.captured;
        Played {
            captured: pressed.captured,
            ko: if is_ko { liberties } else { Mask::EMPTY },
        }
    }

    /// F' = F(A(m)) on A(m): joins the new stone to the strings beside it. Returns the point that stands for all of them.
    #[inline]
    fn join(&mut self, color: Color, point: u16) -> u16 {
        let mut joined = StringMasks {
            stones: Mask::of(point),
            image: self.board.closed(point),
        };
        let mut root = point;
        let mut rest = self.board.near(point) & self.stones[color];
        while let Some(next) = rest.lowest() {
            let found = self.root(next);
            let string = self.strings[usize::from(found)];
            joined.stones |= string.stones;
            joined.image |= string.image;
            rest = rest.without(string.stones);
            if root == point {
                root = found;
            } else {
                self.parents[usize::from(found)] = root;
            }
        }
        self.parents[usize::from(point)] = root;
        self.strings[usize::from(root)] = joined;
        root
    }

    /// Takes a liberty from the strings of these stones, each of which had it.
    #[inline]
    fn press(&mut self, touched: Mask<W>) -> Pressed<W> {
        let mut pressed = Pressed {
            captured: Mask::EMPTY,
            image: Mask::EMPTY,
            last: Mask::EMPTY,
        };
        let mut rest = touched;
        while let Some(next) = rest.lowest() {
            let string = self.string(next);
            rest = rest.without(string.stones);
            let liberties = string.image & self.vacant;
            if liberties.is_empty() {
                pressed.captured |= string.stones;
                pressed.image |= string.image;
            } else if liberties.has_at_most_one() {
                self.atari |= string.stones;
                pressed.last |= liberties;
            }
        }
        pressed
    }

    /// F' = F₀ on D(m): lifts what a side has taken. Returns where something else holds now.
    fn lift(&mut self, color: Color, pressed: &Pressed<W>) -> Mask<W> {
        let enemy = color.opponent();
        self.stones[enemy] = self.stones[enemy].without(pressed.captured);
        self.vacant |= pressed.captured;
        self.atari = self.atari.without(pressed.captured);
        let mut changed = pressed.image;
        // Whoever was in atari beside it has two liberties now: the one that it had, and one of these.
        let mut rest = pressed.image & self.stones[color] & self.atari;
        while let Some(next) = rest.lowest() {
            let string = self.string(next);
            rest = rest.without(string.stones);
            self.atari = self.atari.without(string.stones);
            changed |= string.image;
        }
        changed
    }

    /// Finds anew what holds at these points: whether they are open, legal, eyes.
    #[inline]
    pub(super) fn look_at(&mut self, points: Mask<W>) {
        self.open = self.open.without(points);
        self.legal = self.legal.map(|legal| legal.without(points));
        self.eyes = self.eyes.map(|eyes| eyes.without(points));
        // A stone beside these has a liberty left, or takes something.
        let anchors = self.stones.map(|stones| stones.without(self.atari));
        let prey = self.stones.map(|stones| stones & self.atari);
        let friends = semeai_board::ByColor {
            black: self.vacant | anchors.black | prey.white,
            white: self.vacant | anchors.white | prey.black,
        };
        (points & self.vacant).points().for_each(|point| {
            let near = self.board.near(point);
            self.open.insert_if(point, near.meets(self.vacant));
            for color in Color::ALL {
                self.legal[color].insert_if(point, near.meets(friends[color]));
                let is_eye = near.is_within(self.stones[color]) && !near.is_empty();
                self.eyes[color].insert_if(point, is_eye);
            }
        });
    }
}
