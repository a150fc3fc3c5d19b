//! All positions of a board in one list: where positions come back, their scores are found together.
//!
//! The search follows lines, and a line that comes back to a position says nothing. Here every position that can come up is listed,
//! with whose turn it is, the ban of a ko and the passes, and nothing is settled beforehand: a move in a room of one's own, which waits
//! for a ko, is a move like any other. Then each position counts as the best of what its moves lead to, until nothing changes (value
//! iteration; R. Bellman, *Dynamic Programming*, 1957), twice: once from less than anything, once from more.
//!
//! Why that is a proof: from below a position counts after n rounds what Black can force within n moves, so in the end what he can
//! force at all, however long it takes; from above what White can. Where the two are one number each side can force it, and nobody
//! needs to know what a game without an end is worth. Where they differ neither side can force an end that suits it, and the
//! positions come back.

use rustc_hash::FxHashMap;
use semeai_board::{ByColor, Color, Point, PointSet, Position};
use semeai_search::{Ground, Halt, Look, Mask, PositionBudget, each_play};

use super::pieces::{area, balance};
use super::proof::{LONGEST_LINE, ProvedStart, Repetition};
use super::search::{FREE, PASS, Prices, TurnState};
use crate::local::MOST_POINTS;

/// A position of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct ListedPosition {
    stones: ByColor<Mask<1>>,
    /// Where who is to move may not take back a ko.
    ban: Option<u8>,
    turn: TurnState,
}

/// A move or a pass.
#[derive(Clone, Copy, Debug)]
struct Way {
    /// The number of the position after it, or [`OVER`].
    to: u32,
    point: u8,
    /// What it adds to the score, in Black's points minus White's.
    added: i8,
}

/// The game is over.
const OVER: u32 = u32::MAX;

/// Nobody can force more points than this, four for each of the most points: what grows beyond it has no end.
const MOST_WORTH: i16 = 256;

/// What a position counts as long as it is known for whom nothing is forced.
const NOTHING_FORCED: ByColor<i16> = ByColor {
    black: i16::MIN,
    white: i16::MAX,
};

/// What is known of the score of a position by what a side can force.
#[derive(Clone, Copy, Debug)]
struct Forced {
    score: i16,
    /// When it was found: what it follows from was found before.
    stamp: u32,
}

/// A board with all positions that were listed so far.
#[derive(Debug)]
pub(super) struct Listing {
    ground: Ground<1>,
    /// The area of what is never captured, Black's minus White's.
    outside: i32,
    prices: Prices,
    look: Look<1>,
    most_bytes: usize,
    positions: Vec<ListedPosition>,
    numbers: FxHashMap<ListedPosition, u32>,
    ways: Vec<Way>,
    /// Where the ways of each position end; the moves of a side come by point, before its pass.
    ends: Vec<usize>,
    /// What each side can force in each position.
    forced: ByColor<Vec<Forced>>,
}

impl Listing {
    /// A board in which what is protected is never captured; nothing if more than 64 points are open. It takes so many bytes at most.
    pub(super) fn new(position: &Position, most_bytes: usize) -> Option<Self> {
        let protected = position.protected();
        let open = position.topology().points().difference(&protected);
        if open.len() > MOST_POINTS {
            return None;
        }
        let kept = position.stones_by_color();
        let kept = kept.map(|stones| stones.intersection(&protected).len());
        Some(Self {
            ground: Ground::new(position, &ByColor::default(), &open),
            outside: difference(kept),
            look: Look::default(),
            most_bytes,
            positions: Vec::new(),
            numbers: FxHashMap::default(),
            prices: Prices::rules(),
            ways: Vec::new(),
            ends: Vec::new(),
            forced: ByColor::default(),
        })
    }

    /// The score where a side moves first on a board, or what comes back.
    ///
    /// # Errors
    ///
    /// Over budget.
    pub(super) fn start(
        &mut self,
        position: &Position,
        turn: TurnState,
        budget: &mut PositionBudget,
    ) -> Result<Result<ProvedStart, Repetition>, Halt> {
        let banned = position.ko().filter(|(banned, _)| *banned == turn.mover);
        let ban = banned.and_then(|(_, point)| self.ground.index(point));
        let root = self.number(ListedPosition {
            stones: self.ground.stones(position),
            ban: ban.map(short),
            turn,
        });
        self.list(budget)?;
        self.force(budget)?;
        let there = position.stones_by_color().map(|stones| stones.len());
        let there = match turn.level {
            FREE => 0,
            _ => difference(there),
        };
        let base = i64::from(self.outside - there);
        let told = |score: i16| base + i64::from(score);
        let [least, most] = self.bounds(root);
        if least != most {
            let known = |score: i16| (score.abs() < MOST_WORTH).then(|| told(score));
            return Ok(Err(Repetition {
                least: known(least),
                most: known(most),
                points: self.comes_back(root),
            }));
        }
        let moves = self.ways_of(root).iter().filter(|way| way.point != PASS);
        let after = moves.map(|way| {
            let [least, most] = Color::ALL.map(|color| self.after(color, *way));
            (self.point(*way), (least == most).then(|| told(least)))
        });
        let (line, is_whole) = self.line(root);
        Ok(Ok(ProvedStart {
            score: told(least),
            after: after.collect(),
            line,
            is_whole,
        }))
    }

    fn number(&mut self, position: ListedPosition) -> u32 {
        let next = u32::try_from(self.positions.len()).expect("memory ends before");
        let number = *self.numbers.entry(position).or_insert(next);
        if number == next {
            self.positions.push(position);
        }
        number
    }

    fn point(&self, way: Way) -> Point {
        self.ground.point(way.point.into())
    }

    fn bytes(&self) -> usize {
        let number = size_of::<(ListedPosition, u32)>() + 1;
        self.positions.capacity() * size_of::<ListedPosition>()
            + self.numbers.capacity() * number
            + self.ways.capacity() * size_of::<Way>()
            + self.positions.capacity() * (size_of::<usize>() + 2 * size_of::<Forced>())
    }

    /// Lists all that the positions lead to.
    fn list(&mut self, budget: &mut PositionBudget) -> Result<(), Halt> {
        while let Some(position) = self.positions.get(self.ends.len()).copied() {
            budget.spend(1)?;
            if self.bytes() > self.most_bytes {
                return Err(Halt::Budget);
            }
            let ListedPosition { stones, ban, turn } = position;
            let mut look = std::mem::take(&mut self.look);
            let mut plays = Vec::new();
            let ground = &self.ground;
            let banned = ban.map(u16::from);
            each_play(ground, stones, turn.mover, banned, &mut look, |play| {
                plays.push(play);
            });
            self.look = look;
            for play in plays {
                let to = self.number(ListedPosition {
                    stones: play.stones,
                    ban: play.ban.map(short),
                    turn: turn.moved(),
                });
                self.ways.push(Way {
                    to,
                    point: short(play.point),
                    added: small(-self.prices.cost(turn)),
                });
            }
            let (to, added) = match turn.passed(Color::Black) {
                Some(turn) => {
                    let ban = None;
                    (self.number(ListedPosition { stones, ban, turn }), 0)
                }
                None => {
                    let (near, wall) = (self.ground.near(), self.ground.border().wall);
                    let empty = self.ground.all().without(stones.black | stones.white);
                    (OVER, small(area(near, empty, stones, wall)))
                }
            };
            let point = PASS;
            self.ways.push(Way { to, point, added });
            self.ends.push(self.ways.len());
        }
        Ok(())
    }

    fn ways_of(&self, number: u32) -> &[Way] {
        let at = number as usize;
        let begin = at.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.ways[begin..self.ends[at]]
    }

    /// What a side can force after a move or a pass, with what that adds.
    fn after(&self, color: Color, way: Way) -> i16 {
        if way.to == OVER {
            return way.added.into();
        }
        let score = self.forced[color][way.to as usize].score;
        match score == NOTHING_FORCED[color] {
            true => score,
            false => (score + i16::from(way.added)).clamp(-MOST_WORTH, MOST_WORTH),
        }
    }

    /// Works out what each side can force in the positions that were listed last: those before lead to none of them.
    fn force(&mut self, budget: &PositionBudget) -> Result<(), Halt> {
        let known = self.forced.black.len().min(self.forced.white.len());
        for color in Color::ALL {
            let nothing = Forced {
                score: NOTHING_FORCED[color],
                stamp: 0,
            };
            self.forced[color].truncate(known);
            self.forced[color].resize(self.positions.len(), nothing);
        }
        for color in Color::ALL {
            let (mut stamp, mut is_changed) = (0, true);
            while std::mem::take(&mut is_changed) {
                if budget.is_stopped() {
                    self.forced = self.forced.as_ref().map(|all| all[..known].to_vec());
                    return Err(Halt::Budget);
                }
                // What lies at the end of lines was listed last.
                for number in (known..self.positions.len()).rev() {
                    let score = self.best(color, number);
                    if score != self.forced[color][number].score {
                        stamp += 1;
                        self.forced[color][number] = Forced { score, stamp };
                        is_changed = true;
                    }
                }
            }
        }
        Ok(())
    }

    /// The best that the moves of a position lead to for who is to move, by what a side can force.
    fn best(&self, color: Color, at: usize) -> i16 {
        let number = u32::try_from(at).expect("memory ends before");
        let ways = self.ways_of(number).iter();
        let scores = ways.map(|way| self.after(color, *way));
        let best = match self.positions[at].turn.mover {
            Color::Black => scores.max(),
            Color::White => scores.min(),
        };
        best.expect("one can always pass")
    }

    /// The least and the greatest score that a position can have.
    fn bounds(&self, number: u32) -> [i16; 2] {
        Color::ALL.map(|color| self.forced[color][number as usize].score)
    }

    fn mover(&self, number: u32) -> Color {
        self.positions[number as usize].turn.mover
    }

    /// Moves of both sides in turn that keep the score of a position and come nearer to the end of the game, until both may pass; and
    /// whether they were followed to there.
    fn line(&self, root: u32) -> (Vec<Point>, bool) {
        let (mut line, mut at) = (Vec::new(), root);
        while line.len() < LONGEST_LINE {
            if self.may_both_pass(at) {
                return (line, true);
            }
            let mover = self.mover(at);
            let own = self.forced[mover][at as usize];
            let stamp = |way: &&Way| self.forced[mover][way.to as usize].stamp;
            let moves = self.ways_of(at).iter().filter(|way| way.point != PASS);
            let kept = moves.filter(|way| self.after(mover, **way) == own.score);
            match kept.min_by_key(stamp) {
                Some(way) if stamp(&way) < own.stamp => {
                    line.push(self.point(*way));
                    at = way.to;
                }
                // A pass would come nearer to the end, and a line has none.
                _ => break,
            }
        }
        (line, false)
    }

    /// Whether both sides may pass, one after the other, in a position whose score is known.
    fn may_both_pass(&self, at: u32) -> bool {
        let passed = |at: u32| {
            let (mover, ways) = (self.mover(at), self.ways_of(at));
            let pass = ways.last().expect("one can always pass");
            let is_kept = self.after(mover, *pass) == self.forced[mover][at as usize].score;
            is_kept.then_some(pass.to)
        };
        passed(at).is_some_and(|next| next == OVER || passed(next).is_some())
    }

    /// The points on which stones come and go for ever from a position in which nobody can force the same as the other.
    ///
    /// Whoever is to move has a move that keeps what the other cannot force, and after it nobody can force the same either. So moves
    /// of both that do have no end, and a position comes back.
    fn comes_back(&self, root: u32) -> PointSet {
        let (mut line, mut at) = (vec![root], root);
        let again = loop {
            let mover = self.mover(at);
            let other = mover.opponent();
            let kept = self.forced[other][at as usize].score;
            let mut ways = self.ways_of(at).iter();
            let way = ways.find(|way| self.after(other, **way) == kept);
            at = way.expect("its score is that of one").to;
            if let Some(again) = line.iter().position(|before| *before == at) {
                break again;
            }
            line.push(at);
        };
        let round = || {
            line[again..]
                .iter()
                .map(|at| self.positions[*at as usize].stones)
        };
        let first = self.positions[at as usize].stones;
        let changed = round().fold(Mask::EMPTY, |all: Mask<1>, stones| {
            let own = ByColor::new_with(|color: Color| stones[color].without(first[color]));
            let gone = ByColor::new_with(|color: Color| first[color].without(stones[color]));
            all | own.black | own.white | gone.black | gone.white
        });
        changed.points().map(|bit| self.ground.point(bit)).collect()
    }
}

/// Black's minus White's.
fn difference(counts: ByColor<usize>) -> i32 {
    balance(counts.map(|count| u32::try_from(count).unwrap_or(u32::MAX)))
}

fn short(point: u16) -> u8 {
    u8::try_from(point).expect("no more than the points of a ground")
}

fn small(score: i32) -> i8 {
    i8::try_from(score).expect("no more than the points of a ground")
}
