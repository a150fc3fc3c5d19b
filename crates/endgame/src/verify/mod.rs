//! The whole board searched under the real rules, without values.
//!
//! Moves alternate, passing is free, and a ko may not be taken back at once. Under area scoring two passes end the game. Under
//! territory scoring play then goes on until two more, where stones cost nothing; the score is the area at the end less the
//! stones placed before and those there at first, which is territory and prisoners. A position is what can still be
//! captured, in pieces that have nothing to do with each other but the turn and the ko: `pieces` lists the moves of each once,
//! `search` tries every order of them, and `known` keeps what was found, for both sides first and both scorings, as the end of
//! a game by territory is one by area.
//!
//! Where a position comes back, the rules do not say what that is worth: it counts once against Black and once for him, in rounds
//! that start from what is certain, until nothing changes. Only where both find the same score it is proved.
//!
//! What is settled for good is counted and left out, but while a ko may not be taken back a move there is worth something: it waits.
//! Such moves are given to the opponent alone in the search against a side, so the score lies between what the two searches find.
//! Where a ko can be held for ever, or the two searches differ, a small board is listed as a whole (`listing`).
//!
//! Why that is a proof, although what a table knows of a position was found on some line, where others could come back than on the
//! next (the graph history interaction; M. Campbell, 1985): in the search against Black a position that comes back counts as what he
//! is known to get there anyway, and whatever else may be wrong, a score that is too low for him, is wrong against him too. So he
//! gets at least what is found, without ever coming back, and White at least what is found in the search against him.

mod listing;
pub(crate) mod pieces;
mod proof;
pub(crate) mod search;
mod table;

use semeai_board::{ByColor, Color, Point, PointSet, Position};
use semeai_cgt::Rational;
use semeai_search::{Halt, KoRule, PositionBudget};
use web_time::Instant;

use self::listing::Listing;
use self::pieces::{Pieces, balance};
use self::proof::LONGEST_LINE;
pub use self::proof::{Proof, ProvedStart, Repetition};
use self::search::{FREE, Findings, OpenPosition, OrderSearch, Ply, Prices, TurnState};
use self::table::Key;
use crate::limits::LimitMet;
use crate::local::MOST_POINTS;
use crate::play::stops::Scoring;

/// Any score of what is open, with a move.
const WINDOW: [i32; 2] = [-100, 100];

/// So many positions are listed at most of a board that is too large to be searched by lines: a few of these are only long.
const FEW: u64 = 100_000;

/// Which moves are told first of those that keep the score.
#[derive(Clone, Debug)]
pub(crate) struct Preference {
    /// Lines that are thought best, by who is first.
    pub(crate) thought: ByColor<Vec<Point>>,
    /// What a move in a region of the board is worth, where that is known.
    pub(crate) worths: Vec<(PointSet, Rational)>,
}

impl Preference {
    fn worth(&self, point: Point) -> Option<Rational> {
        let mut worths = self.worths.iter();
        let found = worths.find(|(points, _)| points.contains(point));
        found.map(|(_, worth)| *worth)
    }
}

/// A board whose proofs share what was found.
#[derive(Debug)]
pub(crate) struct BoardProver<'a> {
    position: &'a Position,
    /// The same where less is protected: nothing that is safe only as long as its owner does not spoil it.
    bare: &'a Position,
    pieces: Pieces,
    tables: ByColor<Findings>,
    listing: Option<Listing>,
    bytes: usize,
}

/// What is told of a start.
enum Told {
    Proved(ProvedStart),
    Repeats(Repetition),
    /// Ended by a limit, or by none: then what is open is more than can be listed.
    Open(Option<LimitMet>),
}

impl<'a> BoardProver<'a> {
    /// A board in which what is safe is protected, and the same where only that is which nothing that its owner plays can spoil;
    /// nothing if more than 64 points are open. Its search takes so many bytes at most.
    pub(crate) fn new(position: &'a Position, bare: &'a Position, bytes: usize) -> Option<Self> {
        let open = position
            .topology()
            .points()
            .difference(&position.protected());
        (open.len() <= MOST_POINTS).then(|| Self {
            position,
            bare,
            pieces: Pieces::new(position, &open, KoRule::SIMPLE, bytes),
            tables: ByColor::new_with(|against| Findings::new(against, Prices::rules())),
            listing: None,
            bytes,
        })
    }

    /// The limit that has ended a search; none where it was given up for a ko without an end.
    fn limit(&self, budget: &PositionBudget) -> Option<LimitMet> {
        let limit = LimitMet::of(budget);
        match limit {
            LimitMet::Memory if !self.pieces.is_out_of_memory => None,
            limit => Some(limit),
        }
    }

    /// Searches the board for who may be first. Of several best first moves the line begins with one that is worth most; where the line
    /// that is thought best keeps the score, it goes on with that.
    pub(crate) fn prove(
        &mut self,
        scoring: Scoring,
        first: ByColor<bool>,
        preference: &Preference,
        budget: &PositionBudget,
    ) -> Proof {
        let begun = Instant::now();
        let mut budget = budget.clone();
        let all = budget.left();
        let mut limit = None;
        let mut repetitions = ByColor::default();
        let starts = ByColor::new_with(|color: Color| {
            if !first[color] {
                return None;
            }
            let told = match self.proved(scoring, color, preference, &mut budget) {
                Ok(Some(proved)) => Told::Proved(proved),
                Ok(None) => self.listed(scoring, color, &mut budget),
                Err(_) if self.pieces.is_full() => {
                    let mut few = budget.clone().with_positions(budget.left().min(FEW));
                    match self.listed(scoring, color, &mut few) {
                        Told::Open(_) => Told::Open(None),
                        told => told,
                    }
                }
                Err(_) => match self.limit(&budget) {
                    None => self.listed(scoring, color, &mut budget),
                    limit => Told::Open(limit),
                },
            };
            match told {
                Told::Proved(proved) => return Some(proved),
                Told::Repeats(found) => repetitions[color] = Some(found),
                Told::Open(met) => limit = limit.or(met),
            }
            None
        });
        Proof {
            starts,
            repetitions,
            limit,
            positions: all - budget.left(),
            time: begun.elapsed(),
        }
    }

    /// What the list of all positions says of a start.
    fn listed(&mut self, scoring: Scoring, first: Color, budget: &mut PositionBudget) -> Told {
        if self.listing.is_none() {
            let tables = self.tables.as_ref().map(Findings::bytes);
            let taken = self.pieces.bytes() + tables.black + tables.white;
            self.listing = Listing::new(self.bare, self.bytes.saturating_sub(taken));
        }
        let Some(listing) = &mut self.listing else {
            return Told::Open(None);
        };
        match listing.start(self.bare, TurnState::first(scoring, first), budget) {
            Ok(Ok(proved)) => Told::Proved(proved),
            Ok(Err(repetition)) => Told::Repeats(repetition),
            Err(_) => Told::Open(Some(LimitMet::of(budget))),
        }
    }

    fn proved(
        &mut self,
        scoring: Scoring,
        first: Color,
        preference: &Preference,
        budget: &mut PositionBudget,
    ) -> Result<Option<ProvedStart>, Halt> {
        let turn = TurnState::first(scoring, first);
        let (root, base) = self.spot(self.position, turn);
        let mut before: Option<[ProvedStart; 2]> = None;
        loop {
            let low = self.start(Color::Black, &root, base, preference, budget);
            let low = low?;
            if !self.tables.black.is_one_sided {
                return Ok(Some(low));
            }
            // The line holds as far as it keeps the score whatever a position that comes back is worth.
            let mut same = preference.clone();
            same.thought[first].clone_from(&low.line);
            let high = self.start(Color::White, &root, base, &same, budget);
            let high = high?;
            let is_known = |[one, other]: &[ProvedStart; 2]| {
                (one.scores(), other.scores()) == (low.scores(), high.scores())
            };
            if low.scores() == high.scores() || before.as_ref().is_some_and(is_known) {
                return Ok((low.score == high.score).then(|| low.agreed(&high)));
            }
            self.tables.black.renew();
            self.tables.white.renew();
            before = Some([low, high]);
        }
    }

    /// A position that moves of the board lead to, and the score of what is settled in it.
    fn spot(&mut self, position: &Position, turn: TurnState) -> (OpenPosition, i32) {
        let count = |points: PointSet| u32::try_from(points.len()).unwrap_or(0);
        let protected = self.position.protected();
        let stones = self.position.stones_by_color();
        let outside = balance(stones.map(|all| count(all.intersection(&protected))));
        let (pieces, settled) = self.pieces.root(position, turn.mover);
        let there = match turn.level {
            FREE => 0,
            _ => balance(stones.map(count)),
        };
        (OpenPosition { pieces, turn }, outside + settled - there)
    }

    /// The positions after moves on points beside which own stones live that could be captured if these were eyes of theirs, with
    /// what is settled then: no piece has such a point, as long as they live.
    fn filled_eyes(&mut self, turn: TurnState) -> Vec<(Point, OpenPosition, i32)> {
        let (position, first) = (self.position, turn.mover);
        let own = position.stones(first).difference(&position.protected());
        let beside = position.topology().neighborhood(&own);
        let mut found = Vec::new();
        for point in position.empty().intersection(&beside).iter() {
            if let Ok(played) = position.play(first, point) {
                let (spot, settled) = self.spot(&played.position, turn.moved());
                found.push((point, spot, settled));
            }
        }
        found
    }

    /// The score, the score after each legal first move, and a line, where a position that comes back counts against a side.
    fn start(
        &mut self,
        against: Color,
        root: &OpenPosition,
        base: i32,
        preference: &Preference,
        budget: &mut PositionBudget,
    ) -> Result<ProvedStart, Halt> {
        let filled = self.filled_eyes(root.turn);
        let is_on_squares = self.pieces.ground().is_on_squares();
        let mut search = OrderSearch::new(&mut self.pieces, &mut self.tables[against], budget);
        let cost = search.cost(root.turn);
        let left = search.value(root, WINDOW)?;
        let mut after = Vec::new();
        for (point, play) in search.plays(root) {
            let found = base + narrowed(left, |window| search.value_after(root, play, window))?;
            after.push((search.point(point), Some(i64::from(found))));
        }
        // In a room that is settled for good a stone is no more than a pass that costs one.
        let in_room = OpenPosition {
            turn: root.turn.moved(),
            pieces: search.freed(root),
        };
        let found = base - cost + narrowed(left, |window| search.value(&in_room, window))?;
        let open = search.points(root);
        let rooms = self.position.empty().difference(&open);
        let first = root.turn.mover;
        for point in rooms.iter() {
            let eye = filled.iter().find(|(filled, ..)| *filled == point);
            let found = match eye {
                // Where a way ends, what follows may have no end.
                Some(_) if !is_on_squares => None,
                Some((_, spot, settled)) => {
                    let value = |window| search.value(spot, window);
                    Some(settled - cost + narrowed(left, value)?)
                }
                None if self.position.is_legal(first, point) => Some(found),
                None => continue,
            };
            after.push((point, found.map(i64::from)));
        }
        after.sort_unstable();
        let (line, is_whole) = line(&mut search, root, left, preference);
        Ok(ProvedStart {
            score: i64::from(base + left),
            after,
            line,
            is_whole,
        })
    }
}

/// A score, by asking only whether it is more than some number, from one that is guessed on (A. Plaat and others, "Best-first
/// fixed-depth minimax algorithms", 1996: MTD(f)).
fn narrowed(guess: i32, mut value: impl FnMut([i32; 2]) -> Result<i32, Halt>) -> Result<i32, Halt> {
    let ([mut low, mut high], mut found) = (WINDOW, guess);
    while low < high {
        let more = found.max(low + 1);
        found = value([more - 1, more])?.clamp(low, high);
        if found < more {
            high = found;
        } else {
            low = found;
        }
    }
    Ok(low)
}

/// Moves of both sides in turn that keep what Black still gets beyond White, those of another line as long as they do; and whether
/// they were followed to the end.
fn line(
    search: &mut OrderSearch<'_>,
    root: &OpenPosition,
    left: i32,
    preference: &Preference,
) -> (Vec<Point>, bool) {
    let thought = &preference.thought[root.turn.mover];
    let mut line: Vec<Point> = Vec::new();
    let mut seen = vec![search.key(root)];
    let (mut spot, mut left) = (root.clone(), left);
    while line.len() < LONGEST_LINE {
        let is_thought = thought.starts_with(&line);
        let wanted = thought.get(line.len()).filter(|_| is_thought).copied();
        let kept = match line.is_empty() {
            true => hottest(search, &spot, left, wanted, preference),
            false => keeping(search, &spot, &seen, left, wanted),
        };
        let (point, next, after) = match kept {
            Ok(Some(kept)) => kept,
            Ok(None) => return (line, true),
            Err(_) => break,
        };
        line.push(point);
        seen.push(search.key(&next));
        (spot, left) = (next, after);
    }
    (line, false)
}

/// A position after a move at a point, with what Black still gets beyond White.
type Kept = (Point, OpenPosition, i32);

/// A first move that keeps the score, one that is worth most, and of these the one that is wanted; nothing where both sides may pass
/// and the wanted one keeps no score.
fn hottest(
    search: &mut OrderSearch<'_>,
    root: &OpenPosition,
    left: i32,
    wanted: Option<Point>,
    preference: &Preference,
) -> Result<Option<Kept>, Halt> {
    let mut plays = Vec::new();
    for (point, play) in search.plays(root) {
        if is_worth(search, root, play, left)? {
            plays.push((search.point(point), play));
        }
    }
    let is_wanted = |point: Point| Some(point) == wanted;
    if !plays.iter().any(|(point, _)| is_wanted(*point)) && is_over(search, root, left)? {
        return Ok(None);
    }
    // The sort is stable: among equals the search's own order stays.
    plays.sort_by_key(|(point, _)| {
        (
            std::cmp::Reverse(preference.worth(*point)),
            !is_wanted(*point),
        )
    });
    for (point, play) in plays {
        if let Some(next) = search.spot_after(root, play) {
            let after = left - search.gained(root, play);
            return Ok(Some((point, next, after)));
        }
    }
    Ok(None)
}

/// A move that keeps the score and leads to none of some positions, the one that is wanted before others; nothing where both
/// sides may pass.
fn keeping(
    search: &mut OrderSearch<'_>,
    spot: &OpenPosition,
    seen: &[Key],
    left: i32,
    wanted: Option<Point>,
) -> Result<Option<Kept>, Halt> {
    let plays = search.plays(spot);
    let is_wanted = |(point, _): &(u8, Ply)| Some(search.point(*point)) == wanted;
    let (wanted, others): (Vec<_>, Vec<_>) = plays.into_iter().partition(is_wanted);
    for (plays, is_other) in [(wanted, false), (others, true)] {
        if is_other && is_over(search, spot, left)? {
            break;
        }
        for (point, play) in plays {
            if is_worth(search, spot, play, left)?
                && let Some(next) = search.spot_after(spot, play)
                && !seen.contains(&search.key(&next))
            {
                let after = left - search.gained(spot, play);
                return Ok(Some((search.point(point), next, after)));
            }
        }
    }
    Ok(None)
}

/// Whether both sides may pass, one after the other.
fn is_over(search: &mut OrderSearch<'_>, spot: &OpenPosition, left: i32) -> Result<bool, Halt> {
    let Some(passed) = search.spot_after(spot, Ply::Pass) else {
        return Ok(true);
    };
    Ok(is_worth(search, spot, Ply::Pass, left)?
        && search.value_after(&passed, Ply::Pass, WINDOW)? == left)
}

fn is_worth(
    search: &mut OrderSearch<'_>,
    spot: &OpenPosition,
    play: Ply,
    score: i32,
) -> Result<bool, Halt> {
    Ok(search.value_after(spot, play, [score - 1, score + 1])? == score)
}
