//! One tree of depth 2 among gotes: is the tree to be played first, or the largest gote?
//!
//! The tree is `{{xl+y+xr|xl+y}|{xl|0}}`: `xr` is the gote that is left when **Black** has played in it, `xl` the one that
//! is left when **White** has, and `y` what the move itself gains in reverse sente. The gotes are b1 >= b2 >= .. >= bn.
//!
//! Let `x^+` be x, or 0 if x is negative, and
//!
//! ```text
//! S1(x) = (b1-x)^+ - (b2-x)^+ + (b3-x)^+ - ..        S2(x) = (b2-x)^+ - (b3-x)^+ + ..
//! D = y - S1(xr) - S2(xl) if Black is first,         D = y - S1(xl) - S2(xr) if White is.
//! ```
//!
//! The tree is to be played if D > 0, the largest gote if D < 0, either if D = 0. D is the gain of playing the tree at once
//! over playing b1 first and letting the opponent play the tree: both scores are sums of every second number of a sorted
//! list ([`Discriminant::tree_first`], [`Discriminant::gote_first`]), as after the tree only gotes are left. That playing
//! two gotes before the tree need not be looked at is the theorem of [`tree`](crate::tree). D does not fall in xl, xr and y, and y - b1 <= D <= y.

use std::cmp::Reverse;

use semeai_cgt::{Player, Rational};
use semeai_search::sum::{Tree, TreeId};

use crate::tree::Sum;

/// One tree of depth 2 among gotes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Binary {
    /// The gote that is left in the tree after White has played there.
    pub xl: Rational,
    /// The gote that is left in the tree after Black has played there.
    pub xr: Rational,
    /// What the move itself gains in reverse sente.
    pub y: Rational,
    /// The sizes of the other gotes, the largest first.
    pub gotes: Vec<Rational>,
}

/// Among more gotes nobody chooses by rules of thumb, and the work grows with their square.
const MOST_GOTES: usize = 1_000;

/// What is to be played first: the tree or the largest gote.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// The tree.
    Tree,
    /// The largest gote.
    Gote,
    /// Either.
    Both,
}

/// A discriminant with what it is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Discriminant {
    /// D: above 0 what it costs to play the largest gote first; below 0 the tree may cost something.
    pub value: Rational,
    /// Between which gotes the follow-up of the player to move lies: 1 if it is larger than b1, else the k with
    /// `b_k < x <= b_(k-1)`, and n+1 if it is at most bn.
    pub own_band: usize,
    /// The same of the opponent's follow-up.
    pub other_band: usize,
    /// What D is the sum of: y, then the terms with the own follow-up, then those with the opponent's.
    pub terms: Vec<Rational>,
    /// The score if the tree is played first.
    pub tree_first: Rational,
    /// The score if the largest gote is played first and then the tree.
    pub gote_first: Rational,
    /// The score if the two largest gotes are played first, then best play; none with less than two.
    pub two_gotes_first: Option<Rational>,
}

impl Discriminant {
    /// The moves that keep the score, by exact losses: also where D is negative, both can be best.
    #[must_use]
    pub fn best(&self, first: Player) -> Choice {
        let zero = Rational::from_integer(0);
        match (
            self.loss_of_tree(first) == zero,
            self.loss_of_gote() == zero,
        ) {
            (true, true) => Choice::Both,
            (true, false) => Choice::Tree,
            (false, _) => Choice::Gote,
        }
    }

    /// What playing the largest gote costs: D, if it is positive.
    #[must_use]
    pub fn loss_of_gote(&self) -> Rational {
        positive(self.value)
    }

    /// What playing the tree costs: nothing if D is not negative, else the least of what the two other beginnings are better
    /// by.
    #[must_use]
    pub fn loss_of_tree(&self, first: Player) -> Rational {
        self.beginnings().loss_of_tree(first)
    }

    fn beginnings(&self) -> Beginnings {
        Beginnings {
            tree: self.tree_first,
            gote: self.gote_first,
            two_gotes: self.two_gotes_first,
        }
    }

    /// The score with best play of both, for who is first.
    #[must_use]
    pub fn score(&self, first: Player) -> Rational {
        self.beginnings().score(first)
    }
}

/// The scores of the three ways to begin, as a [`Discriminant`] has them.
#[derive(Clone, Copy, Debug)]
struct Beginnings {
    tree: Rational,
    gote: Rational,
    two_gotes: Option<Rational>,
}

impl Beginnings {
    fn loss_of_tree(&self, first: Player) -> Rational {
        let gain = |other: Rational| match first {
            Player::Left => other - self.tree,
            Player::Right => self.tree - other,
        };
        let one = gain(self.gote);
        let least = self.two_gotes.map_or(one, |two| one.min(gain(two)));
        positive(least)
    }

    fn score(&self, first: Player) -> Rational {
        match first {
            Player::Left => self.tree + self.loss_of_tree(first),
            Player::Right => self.tree - self.loss_of_tree(first),
        }
    }
}

impl Binary {
    /// A tree of depth 2 among gotes, which may be in any order.
    #[must_use]
    pub fn new(xl: Rational, xr: Rational, y: Rational, mut gotes: Vec<Rational>) -> Self {
        gotes.sort_unstable_by_key(|gote| Reverse(*gote));
        Self { xl, xr, y, gotes }
    }

    /// A sum as one tree of depth 2 among gotes, with the points that are left over. Nothing if it is not of this kind: one
    /// option a side, one tree of depth 2 whose follow-ups are gotes, all others of depth 1 or finished, and of them at most
    /// a thousand.
    #[must_use]
    pub fn of(sum: &Sum) -> Option<(Self, Rational)> {
        let mut points = Rational::from_integer(0);
        let mut tree = None;
        let mut gotes = Vec::new();
        for id in sum.terms() {
            match sum.height(*id) {
                0 => points += number(sum, *id)?,
                1 if gotes.len() == MOST_GOTES => return None,
                1 => {
                    let [high, low] = gote(sum, *id)?;
                    gotes.push(high - low);
                    points += low;
                }
                2 if tree.is_none() => {
                    let ([left], [right]) = options(sum, *id) else {
                        return None;
                    };
                    let ([a, b], [c, d]) = (gote(sum, *left)?, gote(sum, *right)?);
                    points += d;
                    tree = Some((c - d, a - b, b - c));
                }
                _ => return None,
            }
        }
        let (xl, xr, y) = tree?;
        let zero = Rational::from_integer(0);
        let falls = xl >= zero && xr >= zero && gotes.iter().all(|gote| *gote >= zero);
        falls.then(|| (Self::new(xl, xr, y, gotes), points))
    }

    /// The sum in the order tree, gotes from the largest on.
    #[must_use]
    pub fn sum(&self) -> Sum {
        let mut sum = Sum::new();
        let tree = sum.written_as_a(self.xl, self.xr, self.y);
        sum.push(tree);
        for gote in &self.gotes {
            let gote = sum.gote(*gote, 0.into());
            sum.push(gote);
        }
        sum
    }

    /// What is left as a gote when a player has played in the tree.
    #[must_use]
    pub fn follow_up(&self, player: Player) -> Rational {
        match player {
            Player::Left => self.xr,
            Player::Right => self.xl,
        }
    }

    /// The discriminant. Nothing if there is no gote, for then there is nothing to choose. Linear in the number of gotes.
    #[must_use]
    pub fn discriminant(&self, first: Player) -> Option<Discriminant> {
        let (_, others) = self.gotes.split_first()?;
        let (own, other) = (self.follow_up(first), self.follow_up(first.opponent()));
        let value = self.y - alternating(&self.gotes, own) - alternating(others, other);
        let (own_band, other_band) = (self.band(own), self.band(other));
        let beginnings = self.beginnings(&self.gotes, first)?;
        Some(Discriminant {
            value,
            own_band,
            other_band,
            terms: self.terms(own_band, own, other_band, other),
            tree_first: beginnings.tree,
            gote_first: beginnings.gote,
            two_gotes_first: beginnings.two_gotes,
        })
    }

    /// The scores of the ways to begin among some gotes; nothing if there is none.
    fn beginnings(&self, gotes: &[Rational], first: Player) -> Option<Beginnings> {
        let [largest, others @ ..] = gotes else {
            return None;
        };
        let above = self.xl + self.y;
        let (tree, gote) = match first {
            Player::Left => (
                above + second_places(gotes, self.xr, Player::Right),
                largest + second_places(others, self.xl, Player::Left),
            ),
            Player::Right => (
                second_places(gotes, self.xl, Player::Left),
                above + second_places(others, self.xr, Player::Right),
            ),
        };
        // Both players begin with a gote each; then the same player is to move with two gotes less.
        let two_gotes = others.split_first().map(|(second, rest)| {
            let won = match first {
                Player::Left => largest,
                Player::Right => second,
            };
            let later = self.beginnings(rest, first);
            won + later.map_or_else(|| self.alone(first), |later| later.score(first))
        });
        Some(Beginnings {
            tree,
            gote,
            two_gotes,
        })
    }

    /// The score of the tree without gotes: it is played to its end.
    fn alone(&self, first: Player) -> Rational {
        match first {
            Player::Left => self.xl + self.y,
            Player::Right => self.xl,
        }
    }

    /// The number of the band that a follow-up lies in.
    fn band(&self, x: Rational) -> usize {
        1 + self.gotes.iter().take_while(|gote| x <= **gote).count()
    }

    fn terms(&self, i: usize, own: Rational, j: usize, other: Rational) -> Vec<Rational> {
        let signed = |k: usize, term: Rational| if k.is_multiple_of(2) { term } else { -term };
        let own = (2..=i).map(|k| signed(k, own - self.gotes[k - 2]));
        let other = (2..j).map(|k| signed(k, other - self.gotes[k - 1]));
        std::iter::once(self.y).chain(own).chain(other).collect()
    }

    /// The moves of best play by discriminants alone, each with the player: none is the tree, else the place of a gote. Ends
    /// when everything is played; the number of discriminants that were worked out is at most that of gotes.
    #[must_use]
    pub fn order(&self, first: Player) -> (Vec<(Player, Option<usize>)>, usize) {
        let mut line = Vec::new();
        let mut player = first;
        let mut now = self.clone();
        let mut worked_out = 0;
        let mut follow_up = None;
        let mut played = 0;
        while follow_up.is_none() {
            let discriminant = now.discriminant(player);
            worked_out += usize::from(discriminant.is_some());
            if discriminant.is_some_and(|d| d.value < Rational::from_integer(0)) {
                line.push((player, Some(played)));
                played += 1;
                now.gotes.remove(0);
            } else {
                line.push((player, None));
                follow_up = Some(now.follow_up(player));
            }
            player = player.opponent();
        }
        let is_larger = |gote: &&Rational| follow_up.is_some_and(|follow_up| **gote >= follow_up);
        let before = now.gotes.iter().take_while(is_larger).count();
        let places = (played..played + before).map(Some);
        let rest = (played + before..self.gotes.len()).map(Some);
        for place in places.chain([None]).chain(rest) {
            line.push((player, place));
            player = player.opponent();
        }
        (line, worked_out)
    }
}

/// `(b1-x)^+ - (b2-x)^+ + ..` of gotes, the largest first: S1 of all of them, S2 of all but the first.
pub(crate) fn alternating(gotes: &[Rational], x: Rational) -> Rational {
    let above = gotes.partition_point(|gote| *gote > x);
    let mut sum = Rational::from_integer(0);
    for pair in gotes[..above].chunks(2) {
        sum += match pair {
            [larger, smaller, ..] => larger - smaller,
            [last] => last - x,
            [] => continue,
        };
    }
    sum
}

/// What Black gets of gotes and one more if the player takes the largest first.
fn second_places(gotes: &[Rational], more: Rational, to_move: Player) -> Rational {
    let (larger, smaller) = gotes.split_at(gotes.partition_point(|gote| *gote >= more));
    let first = usize::from(to_move == Player::Right);
    let all = larger.iter().chain([&more]).chain(smaller);
    all.skip(first).step_by(2).sum()
}

fn positive(x: Rational) -> Rational {
    x.max(Rational::from_integer(0))
}

fn number(sum: &Sum, id: TreeId) -> Option<Rational> {
    match sum.tree(id) {
        Tree::Number(value) => Some(*value),
        Tree::Options(..) => None,
    }
}

fn options(sum: &Sum, id: TreeId) -> (&[TreeId], &[TreeId]) {
    let tree = sum.tree(id);
    (tree.options(Player::Left), tree.options(Player::Right))
}

/// The two numbers of a tree of depth 1 with one option a side.
fn gote(sum: &Sum, id: TreeId) -> Option<[Rational; 2]> {
    let ([left], [right]) = options(sum, id) else {
        return None;
    };
    Some([number(sum, *left)?, number(sum, *right)?])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crowd_of_gotes_is_no_binary_sum() {
        let of = |gotes: usize| {
            let sum = Sum::parse(&format!("A(1,2,3) + {gotes}*{{5|0}}")).expect("a sum");
            Binary::of(&sum)
        };
        let (most, _) = of(MOST_GOTES).expect("as many as there may be");
        assert!(most.discriminant(Player::Left).is_some());
        assert!(of(MOST_GOTES + 1).is_none() && of(90_000).is_none());
    }
}
