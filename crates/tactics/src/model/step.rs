//! A move: the recurrences with everything that is kept beside them.
//!
//! What a move changes lies near it. A string in atari has one liberty, so whoever gets into atari changes what holds at one
//! point; a string that stays out of atari changes nothing for the liberties that it had; and what is taken changes what is
//! around it. Only these points are looked at anew ([`Model::look_at`]).

use semeai_board::{ByColor, Color};
use semeai_search::Mask;

use super::{Model, StringMasks};

/// What a move has done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveResult<const W: usize> {
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
    pub fn play(&mut self, color: Color, point: u16) -> MoveResult<W> {
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
        MoveResult {
            captured: pressed.captured,
            ko: if is_ko { liberties } else { Mask::EMPTY },
        }
    }

    /// B' = B ∪ {m} and W' = W \ D(m) of a legal move, or the same with the sides exchanged.
    #[must_use]
    pub fn stones_after(&self, color: Color, point: u16) -> ByColor<Mask<W>> {
        let here = Mask::of(point);
        let mut stones = self.stones;
        stones[color] |= here;
        let enemy = color.opponent();
        let near = self.board.near(point);
        let taken = self.strings(near & stones[enemy] & self.atari);
        stones[enemy] = taken.fold(stones[enemy], |left, string| left.without(string.stones));
        stones
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
        let vacant = points & self.vacant;
        let mut open = self.open.without(points);
        vacant.points().for_each(|point| {
            open.insert_if(point, self.board.near(point).meets(self.vacant));
        });
        self.open = open;
        // Open points are legal for both sides and nobody's eyes.
        let gained = open & points;
        let mut legal = self.legal.map(|legal| legal.without(points) | gained);
        let mut eyes = self.eyes.map(|eyes| eyes.without(points));
        let shut = vacant.without(open);
        if !shut.is_empty() {
            let [black, white] = [Color::Black, Color::White].map(|color| self.sides(color));
            shut.points().for_each(|point| {
                let near = self.board.near(point);
                legal.black.insert_if(point, near.meets(black.friends));
                legal.white.insert_if(point, near.meets(white.friends));
                let has_near = !near.is_empty();
                eyes.black
                    .insert_if(point, has_near && near.is_within(black.own));
                eyes.white
                    .insert_if(point, has_near && near.is_within(white.own));
            });
        }
        self.legal = legal;
        self.eyes = eyes;
    }

    /// The stones that matter for what a side may do on a point without an empty neighbour.
    #[inline]
    fn sides(&self, color: Color) -> Sides<W> {
        let own = self.stones[color];
        let prey = self.stones[color.opponent()] & self.atari;
        Sides {
            own,
            friends: own.without(self.atari) | prey,
        }
    }
}

/// See [`Model::sides`].
#[derive(Clone, Copy)]
struct Sides<const W: usize> {
    own: Mask<W>,
    /// A stone beside these has a liberty left, or takes something.
    friends: Mask<W>,
}
