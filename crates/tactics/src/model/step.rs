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
pub struct Played<const W: usize> {
    /// D(m): the stones that it took.
    pub captured: Mask<W>,
    /// The point where the opponent may not take back at once under the simple rule of ko: a lone stone took one stone and has
    /// no other liberty. Empty if there is none.
    pub ko: Mask<W>,
}

/// What a move meets around it.
#[derive(Clone, Copy, Debug)]
struct Met<const W: usize> {
    /// The new stone with the own strings that it touches.
    joined: StringMasks<W>,
    /// The enemy's stones that have one liberty less, and one or none left.
    pressed: Mask<W>,
    /// The liberties that these have left.
    last: Mask<W>,
    /// The strings without any, and F of them.
    captured: StringMasks<W>,
}

impl<const W: usize> Model<W> {
    /// Plays on a legal point. On any other the state has no meaning any more.
    #[inline]
    pub fn play(&mut self, color: Color, point: u16) -> Played<W> {
        debug_assert!(self.legal[color].contains(point), "legal");
        let here = Mask::of(point);
        self.vacant = self.vacant.without(here);
        let met = self.meet(color, point);
        self.join(color, point, &met.joined);
        self.stones[color] |= here;
        self.atari |= met.pressed;
        let near = self.board.near(point);
        let mut changed = near | here | met.last;
        let captured = met.captured.stones;
        let open = if captured.is_empty() {
            self.open.without(self.shut_around(point) | here)
        } else {
            changed |= self.lift(color, &met.captured);
            self.open_among(changed)
        };
        let liberties = met.joined.image & self.vacant;
        let is_last = liberties.has_at_most_one();
        let stones = met.joined.stones;
        self.atari = self.atari.without(stones) | stones.only_if(is_last);
        changed |= liberties.only_if(is_last);
        self.settle(changed, open);
        let is_ko = captured.is_single() && stones == here && liberties == captured;
        Played {
            captured,
            ko: liberties.only_if(is_ko),
        }
    }

    /// Looks at what is around a new stone, whose point is no longer empty. The points around are as many for most points of a board,
    /// and nothing is decided by branches: an empty point has no string, which is joined without effect. A string that is met twice is
    /// counted twice, which changes nothing.
    #[inline]
    fn meet(&self, color: Color, point: u16) -> Met<W> {
        let enemy = self.stones[color.opponent()];
        let mut met = Met {
            joined: StringMasks {
                stones: Mask::of(point),
                image: self.board.closed(point),
            },
            pressed: Mask::EMPTY,
            last: Mask::EMPTY,
            captured: StringMasks::default(),
        };
        for &next in self.board.list(point) {
            let string = self.string(next);
            let is_enemy = enemy.contains(next);
            let liberties = string.image & self.vacant;
            let is_pressed = is_enemy && liberties.has_at_most_one();
            let is_captured = is_enemy && liberties.is_empty();
            met.joined.add(string.only_if(!is_enemy));
            met.captured.add(string.only_if(is_captured));
            met.pressed |= string.stones.only_if(is_pressed);
            met.last |= liberties.only_if(is_pressed);
        }
        met
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

    /// F' = F(A(m)) on A(m): the new stone and the own strings that it touches are one string.
    #[inline]
    fn join(&mut self, color: Color, point: u16, joined: &StringMasks<W>) {
        let touched = self.board.near(point) & self.stones[color];
        let root = match touched.lowest() {
            None => point,
            Some(next) => {
                let root = self.roots[usize::from(next)];
                let own = self.strings[usize::from(root)].stones | Mask::of(point);
                let others = joined.stones.without(own);
                others
                    .points()
                    .for_each(|stone| self.roots[usize::from(stone)] = root);
                root
            }
        };
        self.roots[usize::from(point)] = root;
        self.strings[usize::from(root)] = *joined;
    }

    /// F' = F₀ on D(m): lifts what a side has taken. Returns where something else holds now.
    fn lift(&mut self, color: Color, captured: &StringMasks<W>) -> Mask<W> {
        let enemy = color.opponent();
        self.stones[enemy] = self.stones[enemy].without(captured.stones);
        self.vacant |= captured.stones;
        self.atari = self.atari.without(captured.stones);
        let none = self.no_string();
        captured
            .stones
            .points()
            .for_each(|point| self.roots[usize::from(point)] = none);
        let mut changed = captured.image;
        // Whoever was in atari beside it has two liberties now: the one that it had, and one of these.
        let mut rest = captured.image & self.stones[color] & self.atari;
        while let Some(next) = rest.lowest() {
            let string = self.string(next);
            rest = rest.without(string.stones);
            self.atari = self.atari.without(string.stones);
            changed |= string.image;
        }
        changed
    }

    /// The empty points around one that are shut, now that it is not empty.
    #[inline]
    fn shut_around(&self, point: u16) -> Mask<W> {
        let mut shut = Mask::EMPTY;
        for &next in self.board.list(point) {
            shut.insert_if(next, !self.board.near(next).meets(self.vacant));
        }
        shut
    }

    /// The open points, where these alone may have become open or shut.
    #[inline]
    fn open_among(&self, points: Mask<W>) -> Mask<W> {
        let mut open = self.open.without(points);
        (points & self.vacant).points().for_each(|point| {
            open.insert_if(point, self.board.near(point).meets(self.vacant));
        });
        open
    }

    /// Finds anew what holds at these points: whether they are open, legal, eyes.
    pub(super) fn look_at(&mut self, points: Mask<W>) {
        let open = self.open_among(points);
        self.settle(points, open);
    }

    /// Finds anew where these points are legal and eyes, with the open points as they are now.
    #[inline]
    fn settle(&mut self, points: Mask<W>, open: Mask<W>) {
        self.open = open;
        // Open points are legal for both sides and nobody's eyes.
        let gained = open & points;
        let mut legal = self.legal.map(|legal| legal.without(points) | gained);
        let mut eyes = self.eyes.map(|eyes| eyes.without(points));
        let shut = (points & self.vacant).without(open);
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
