//! The score that each side can force in every position of a net, by the rules of play alone.
//!
//! Moves alternate, passing is free, a ko may not be taken back at once. By area two passes end the game, and a side's score is its stones
//! and the empty points that reach only its own. By territory play then goes on until two more passes, and there stones
//! cost nothing; the score is the area at the end less the stones that were placed before, which is territory and prisoners: whatever is
//! dead need not be taken before, and dame are worth nothing.
//!
//! Play that never ends has no score. So there are two numbers: the score that Black can force the game to end with at least, and that
//! which White can force it to end with at most. Both are least fixed points over position and side to move, as in a table of classes,
//! and are found by the same sweeps. Both are there always: a side that only ever passes ends the game, for the other cannot play
//! for ever alone.

use std::ops::BitOrAssign;
use std::sync::Arc;

use semeai_board::{ByColor, Color};
use semeai_search::{Halt, PositionBudget};

use super::goal::{Goal, Ko};
use super::layout::Layout;
use super::positions::Positions;
use super::sweep::Sweeps;
use super::words::{Look, Worth};
use super::{Place, listed, places};
use crate::net::{Net, Points};
use crate::threads::each;

/// How points are counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Scoring {
    /// Stones and the empty points that reach no others.
    #[default]
    Area,
    /// Empty points that reach stones of one side only, and prisoners.
    Territory,
}

/// What each side can force the score to be, Black's points less White's, if the game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bounds {
    /// Black can force an end with at least this.
    pub least: i32,
    /// White can force an end with at most this.
    pub most: i32,
}

/// A position with whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Turn {
    /// The position.
    pub place: Place,
    /// Who is to move.
    pub to_move: Color,
    /// Whether the other side has just passed, so that a pass ends the game.
    pub passed: bool,
}

/// A number of points as a byte: 128 for none. The least and the greatest byte that is a number stand for what is not known to end at
/// all; nought for a move that there is not.
type Byte = u8;

const NOTHING: Byte = 0;
const LOWEST: Byte = 1;
const HIGHEST: Byte = 255;
const EVEN: i32 = 128;

/// The score that a side can force at least, and that it can be kept to, seen by one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ScoreWord {
    low: Byte,
    high: Byte,
}

impl ScoreWord {
    fn exactly(score: i32) -> Self {
        // No net has more than sixteen points, so no score is beyond a byte.
        let byte = Byte::try_from(EVEN + score).unwrap_or(HIGHEST);
        Self {
            low: byte,
            high: byte,
        }
    }

    /// The same seen by the other side.
    #[inline]
    const fn turned(self) -> Self {
        Self {
            low: self.high.wrapping_neg(),
            high: self.low.wrapping_neg(),
        }
    }

    /// The better of two.
    #[inline]
    fn or(mut self, other: Self) -> Self {
        self |= other;
        self
    }

    /// After paying for a stone.
    #[inline]
    const fn less(self, cost: Byte) -> Self {
        const fn paid(byte: Byte, cost: Byte) -> Byte {
            match byte {
                NOTHING | LOWEST | HIGHEST => byte,
                _ => byte - cost,
            }
        }
        Self {
            low: paid(self.low, cost),
            high: paid(self.high, cost),
        }
    }

    fn bounds(self, viewer: Color) -> Bounds {
        let seen = match viewer {
            Color::Black => self,
            Color::White => self.turned(),
        };
        Bounds {
            least: i32::from(seen.low) - EVEN,
            most: i32::from(seen.high) - EVEN,
        }
    }
}

impl BitOrAssign for ScoreWord {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.low = self.low.max(other.low);
        self.high = self.high.max(other.high);
    }
}

/// What comes after two passes.
#[derive(Clone, Debug)]
pub(crate) enum Ends {
    /// The position is counted: Black's area less White's, by place.
    Count(Arc<Vec<i8>>),
    /// Play goes on for nothing, from these words; before, each stone costs a point.
    PlayOn(Arc<ByColor<Vec<ScoreWord>>>),
}

impl Ends {
    /// What the side that would move next gets once both have passed, seen by it.
    #[inline]
    fn after_two_passes(&self, place: usize, next: Color) -> ScoreWord {
        match self {
            Self::Count(areas) => {
                let area = ScoreWord::exactly(i32::from(areas[place]));
                match next {
                    Color::Black => area,
                    Color::White => area.turned(),
                }
            }
            Self::PlayOn(words) => words[next][place].turned(),
        }
    }

    #[inline]
    const fn cost(&self) -> Byte {
        match self {
            Self::Count(_) => 0,
            Self::PlayOn(_) => 1,
        }
    }

    /// What a side gets where the other has passed and its own moves are worth so much.
    #[inline]
    fn passed(&self, place: usize, mover: Color, moves: ScoreWord) -> ScoreWord {
        let over = self.after_two_passes(place, mover.opponent());
        moves.or(over.turned())
    }

    /// What a side gets where the moves of each side are worth so much: its own, or what the other leaves it after a pass.
    #[inline]
    fn best(&self, place: usize, mover: Color, moves: ByColor<ScoreWord>) -> ScoreWord {
        let other = mover.opponent();
        let passed = self.passed(place, other, moves[other]);
        moves[mover].or(passed.turned())
    }
}

impl Worth for ScoreWord {
    type Ends = Ends;

    const SUICIDE: Self = Self {
        low: NOTHING,
        high: NOTHING,
    };

    const UNKNOWN: Self = Self {
        low: LOWEST,
        high: HIGHEST,
    };

    fn seed(_: &Ends, _: &Net, _: ByColor<Points>) -> ByColor<Self> {
        ByColor {
            black: Self::UNKNOWN,
            white: Self::UNKNOWN,
        }
    }

    #[inline]
    fn grown(ends: &Ends, place: usize, _: ByColor<Self>, after: ByColor<Self>) -> ByColor<Self> {
        let word = |to_move| {
            let best = ends.best(place, to_move, after);
            best.turned().less(ends.cost())
        };
        ByColor {
            black: word(Color::Black),
            white: word(Color::White),
        }
    }

    fn banned(look: &Look<'_, Self>, place: usize, to_move: Color, after: Self) -> Self {
        let other = to_move.opponent();
        let mut moves = ByColor::new_with(|_| after);
        moves[other] = look.best(place, other, None);
        let best = look.ends.best(place, to_move, moves);
        best.turned().less(look.ends.cost())
    }
}

/// What each side can force the score of a net to be, in every position, under simple ko.
///
/// A table keeps four bytes for each of 3^n positions, legal or not, and by area one more, by territory four.
#[derive(Clone, Debug)]
pub(crate) struct ScoreTable {
    net: Net,
    layout: Arc<Layout>,
    ends: Ends,
    words: Arc<ByColor<Vec<ScoreWord>>>,
    positions: u64,
}

/// How many bytes a table of scores of so many points takes while it is made, at most: four for each of 3^n positions, and by area one,
/// by territory four more; at most twice seven for each number that is no position, of which there are fewer than half on all
/// nets that were measured.
#[must_use]
pub fn bytes_of_scores(points: usize, scoring: Scoring) -> u64 {
    let each = match scoring {
        Scoring::Area => 12,
        Scoring::Territory => 16,
    };
    places(points).saturating_mul(each)
}

impl ScoreTable {
    /// Finds out what can be forced, on so many threads. The budget pays for each of the 3^n numbers once, and for every position that is
    /// looked at again.
    ///
    /// # Errors
    ///
    /// If the budget is spent, or somebody stops it.
    pub(crate) fn new(
        net: Net,
        scoring: Scoring,
        threads: usize,
        budget: &mut PositionBudget,
    ) -> Result<Self, Halt> {
        // By this goal no position is over before somebody passes.
        let positions: Positions<ScoreWord> = listed(&net, Goal::Territory, threads, budget)?;
        let count = positions.count();
        let layout = Arc::clone(&positions.layout);
        let mut ends = Ends::Count(Arc::new(areas(&net, &positions, threads)));
        let mut sweeps = Sweeps::new(net.clone(), ends.clone(), Ko::Simple, threads, positions);
        sweeps.run(budget)?;
        let (mut words, _) = sweeps.take_words();
        if scoring == Scoring::Territory {
            ends = Ends::PlayOn(Arc::new(words));
            sweeps.begin_again_with(ends.clone());
            sweeps.run(budget)?;
            (words, _) = sweeps.take_words();
        }
        Ok(Self {
            net,
            layout,
            ends,
            words: Arc::new(words),
            positions: count,
        })
    }

    /// The points that vary.
    pub(crate) fn net(&self) -> &Net {
        &self.net
    }

    /// How many legal positions there are.
    pub(crate) fn positions(&self) -> u64 {
        self.positions
    }

    /// How many points a stone costs.
    pub(crate) fn cost(&self) -> i32 {
        i32::from(self.ends.cost())
    }

    fn look(&self) -> Look<'_, ScoreWord> {
        Look {
            net: &self.net,
            layout: &self.layout,
            ends: &self.ends,
            words: self.words.as_ref().as_ref().map(Vec::as_slice),
        }
    }

    /// The score that each side can force from here on: by area that of the end, by territory less the stones placed from here on. The
    /// stones must be a legal position.
    pub(crate) fn bounds(&self, turn: Turn) -> Bounds {
        let (look, mover) = (self.look(), turn.to_move);
        let at = self.layout.place(turn.place.stones);
        let ban = turn.place.ban.filter(|(color, _)| *color == mover);
        let best = |color: Color| {
            let ban = ban.filter(|(banned, _)| *banned == color);
            look.best(at, color, ban.map(|(_, point)| point))
        };
        let found = match turn.passed {
            true => self.ends.passed(at, mover, best(mover)),
            false => self.ends.best(at, mover, ByColor::new_with(best)),
        };
        found.bounds(mover)
    }

    /// The same after the side to move has put a stone on a point, this stone included; nothing if it may not.
    pub(crate) fn after(&self, turn: Turn, point: usize) -> Option<(Turn, Bounds)> {
        let mover = turn.to_move;
        let next = super::after(
            &self.net,
            Goal::Territory,
            Ko::Simple,
            turn.place,
            mover,
            point,
        )?;
        let ban = next.ban.map(|(_, point)| point);
        let at = self.layout.place(next.stones);
        let word = self.look().word(at, mover.opponent(), ban);
        let turn = Turn {
            place: next,
            to_move: mover.opponent(),
            passed: false,
        };
        Some((turn, word.bounds(mover)))
    }

    /// The same after a pass; the turn is nothing if that ends the game, or by territory its first part.
    pub(crate) fn after_pass(&self, turn: Turn) -> (Option<Turn>, Bounds) {
        if turn.passed {
            let next = turn.to_move.opponent();
            let at = self.layout.place(turn.place.stones);
            let over = self.ends.after_two_passes(at, next);
            return (None, over.bounds(next));
        }
        let turn = Turn {
            place: Place::free(turn.place.stones),
            to_move: turn.to_move.opponent(),
            passed: true,
        };
        (Some(turn), self.bounds(turn))
    }
}

/// Black's area less White's in each legal position, by place.
fn areas(net: &Net, positions: &Positions<ScoreWord>, threads: usize) -> Vec<i8> {
    /// So many positions are counted together.
    const PIECE: usize = 1 << 14;
    let layout = &positions.layout;
    let mut areas = vec![0; layout.len()];
    let pieces: Vec<_> = areas.chunks_mut(PIECE).enumerate().collect();
    each(threads, pieces, |(i, areas)| {
        for (place, area) in (PIECE * i..).zip(areas) {
            if positions.is_legal_at(place) {
                let stones = layout.stones(place / layout.width(), place % layout.width());
                *area = self::area(net, stones);
            }
        }
    });
    areas
}

/// Black's stones and the empty points that reach no others, less White's. What lies outside is reached too, but not counted.
fn area(net: &Net, stones: ByColor<Points>) -> i8 {
    let own = ByColor::new_with(|color: Color| {
        let reached = net.beside(stones[color]) | net.beside_safe(color);
        net.joined(reached, net.empty(stones))
    });
    let area = |color: Color| {
        let only = own[color] & !own[color.opponent()];
        (stones[color] | only).count_ones()
    };
    // At most sixteen each.
    i8::try_from(i64::from(area(Color::Black)) - i64::from(area(Color::White))).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn path(len: usize) -> Net {
        let lines: Vec<_> = (1..len).map(|i| (i - 1, i)).collect();
        Net::new(len, &lines, ByColor::default()).expect("small")
    }

    fn score(net: Net, scoring: Scoring) -> (i32, i32) {
        let mut budget = PositionBudget::new(u64::MAX);
        let table = ScoreTable::new(net, scoring, 1, &mut budget).expect("no limit");
        let start = Turn {
            place: Place::default(),
            to_move: Color::Black,
            passed: false,
        };
        let Bounds { least, most } = table.bounds(start);
        (least, most)
    }

    #[test]
    fn three_points_in_a_row_are_whose_who_takes_the_middle() {
        assert_eq!(score(path(3), Scoring::Area), (3, 3));
        assert_eq!(score(path(3), Scoring::Territory), (2, 2), "two eyes");
        assert_eq!(score(path(2), Scoring::Area), (0, 0));
        assert_eq!(score(path(4), Scoring::Area), (4, 4));
    }

    #[test]
    fn five_in_a_row_come_round_for_ever() {
        assert_eq!(score(path(5), Scoring::Area), (-5, 5));
    }

    #[test]
    fn a_word_is_turned_paid_and_joined() {
        let unknown = ScoreWord::UNKNOWN;
        assert_eq!(unknown.turned(), unknown);
        assert_eq!(unknown.less(1), unknown);
        let three = ScoreWord::exactly(3);
        assert_eq!(three.turned(), ScoreWord::exactly(-3));
        assert_eq!(three.less(1), ScoreWord::exactly(2));
        assert_eq!(ScoreWord::SUICIDE.or(unknown), unknown);
        let both = three.or(unknown);
        assert_eq!((both.low, both.high), (131, HIGHEST));
    }
}
