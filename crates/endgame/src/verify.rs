//! The whole board searched under the real rules, without values.
//!
//! Moves alternate, passing is free, and a ko may not be taken back at once. Under area scoring two passes end the game. Under
//! territory scoring play then goes on until two more, where stones cost nothing; the score is the area at the end less the
//! stones placed before and those there at first, which is territory and prisoners. A position is what can still be
//! captured, in pieces that have nothing to do with each other but the turn and the ko ([`PieceValues`]), and a table
//! keeps what is known of its score.
//!
//! Where a position comes back, the rules do not say what that is worth: it counts once against Black and once for him, and
//! only where both find the same score it is proved.

use std::time::Duration;

use rustc_hash::FxHashMap;
use semeai_board::{ByColor, Color, Point, PointSet, Position};
use semeai_search::{
    Ground, Halt, KoRule, Leaves, Mask, Means, Near, Piece, PieceId, PieceMove, PieceValues,
    PositionBudget, Rest, Stake, pieces,
};
use web_time::Instant;

use crate::chilled::Scoring;
use crate::local::MOST_POINTS;
use crate::settled::is_hopeless;

/// No score is so large.
const ENDLESS: i32 = 10_000;

/// Any score.
const WINDOW: [i32; 2] = [-ENDLESS, ENDLESS];

/// Lines of more moves are not followed.
const MOST_DEPTH: usize = 400;

/// A best line is told so far.
const LONGEST_LINE: usize = 200;

/// What the search of the whole board found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// What was found by who is first; absent if it was not asked for, over budget, or if positions come back.
    pub starts: ByColor<Option<ProvedStart>>,
    /// The positions that were searched.
    pub positions: u64,
    /// How long it took.
    pub time: Duration,
}

/// What was proved where a side is first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProvedStart {
    /// Black's points minus White's, prisoners taken before not counted.
    pub score: i64,
    /// The score after each legal first move, in the order of points; absent where positions come back.
    pub after: Vec<(Point, Option<i64>)>,
    /// One best line by the rules, to where both sides may pass, or where who is to move has nothing but to pass.
    pub line: Vec<Point>,
}

/// Searches a board in which what is safe is protected; nothing if more than 64 points are open. Where the lines that are
/// thought best keep the score, they are the best lines.
pub(crate) fn prove(
    position: &Position,
    scoring: Scoring,
    first: ByColor<bool>,
    thought: &ByColor<Vec<Point>>,
    budget: &PositionBudget,
) -> Option<Proof> {
    let open = position
        .topology()
        .points()
        .difference(&position.protected());
    if open.len() > MOST_POINTS {
        return None;
    }
    let begun = Instant::now();
    let mut budget = budget.clone();
    let all = budget.left();
    let starts = ByColor::new_with(|color: Color| {
        if first[color] {
            let (open, thought) = (&open, &thought[color][..]);
            proved(position, open, scoring, color, thought, &mut budget)
        } else {
            None
        }
    });
    Some(Proof {
        starts,
        positions: all - budget.left(),
        time: begun.elapsed(),
    })
}

fn proved(
    position: &Position,
    open: &PointSet,
    scoring: Scoring,
    first: Color,
    thought: &[Point],
    budget: &mut PositionBudget,
) -> Option<ProvedStart> {
    let mut search = Search::new(position, open, scoring, Color::Black, budget);
    let (root, base) = search.root(position, first);
    let low = search.start(position, &root, base).ok()?;
    let line = search.line(&root, low.score - base, thought);
    let met_again = search.met_again;
    let low = search.told(low, &line);
    if !met_again {
        return Some(low);
    }
    let mut search = Search::new(position, open, scoring, Color::White, budget);
    let (root, base) = search.root(position, first);
    let high = search.start(position, &root, base).ok()?;
    // The line holds as far as it keeps the score whatever a position that comes back is worth.
    let line = search.line(&root, high.score - base, &low.line);
    let high = search.told(high, &line);
    if low.score != high.score {
        return None;
    }
    let both = low.after.iter().zip(&high.after);
    let after = both.map(|(low, high)| (low.0, low.1.filter(|score| high.1 == Some(*score))));
    let held = low.line.iter().zip(&high.line);
    let held = held.take_while(|(low, high)| low == high).count();
    Some(ProvedStart {
        score: low.score,
        after: after.collect(),
        line: low.line[..held].to_vec(),
    })
}

/// What is left to be played for, with whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Turn {
    /// In the order of their numbers.
    pieces: Vec<PieceId>,
    mover: Color,
    passes: u8,
    /// Whether a stone still costs a point.
    is_costly: bool,
}

/// A score, and the score after each first move.
#[derive(Clone, Debug)]
struct Scores {
    score: i32,
    after: Vec<(Point, i32)>,
}

/// A move in a piece.
#[derive(Clone, Debug)]
struct Step {
    point: u16,
    /// The pieces that are left of it.
    rest: Vec<PieceId>,
    /// The area that is settled by it, Black's minus White's.
    settled: i32,
    captured: u32,
}

/// Nothing is asked of values here.
#[derive(Debug)]
struct NoValues;

impl Leaves<1> for NoValues {
    type Value = ();

    fn nothing(&self) {}

    fn safe(&self, _: Color) {}

    fn node(&mut self, _: &Piece<1>, _: &ByColor<Vec<()>>) -> Result<(), Halt> {
        Ok(())
    }

    fn sum(&mut self, (): (), (): ()) -> Result<(), Halt> {
        Ok(())
    }
}

struct Search<'a> {
    ground: Ground<1>,
    scoring: Scoring,
    pieces: PieceValues<1, ()>,
    /// The moves of each side in a piece, by its number.
    steps: Vec<Option<ByColor<std::rc::Rc<[Step]>>>>,
    /// The least and the greatest score.
    known: FxHashMap<Turn, [i32; 2]>,
    path: Vec<Turn>,
    met_again: bool,
    /// Against whom a position that comes back counts.
    against: Color,
    budget: &'a mut PositionBudget,
}

impl<'a> Search<'a> {
    fn new(
        position: &Position,
        open: &PointSet,
        scoring: Scoring,
        against: Color,
        budget: &'a mut PositionBudget,
    ) -> Self {
        Self {
            ground: Ground::new(position, &ByColor::default(), open),
            scoring,
            pieces: PieceValues::new(Stake::Points, Some(KoRule::SIMPLE)),
            steps: Vec::new(),
            known: FxHashMap::default(),
            path: Vec::new(),
            met_again: false,
            against,
            budget,
        }
    }

    /// The position of the board, and what is settled in it.
    fn root(&mut self, position: &Position, first: Color) -> (Turn, i32) {
        let stones = self.ground.stones(position);
        let mut found = match pieces(&self.ground, 0, stones, Stake::Points) {
            Rest::Pieces(found) => found,
            Rest::Safe(_) => Vec::new(),
        };
        if let Some((banned, point)) = position.ko()
            && let Some(index) = self.ground.index(point)
        {
            for piece in &mut found {
                if piece.points().meets(Mask::of(index)) {
                    piece.border.barred[banned] |= Mask::of(index);
                }
            }
        }
        // What stands outside the pieces stands to the end.
        let left = found
            .iter()
            .fold(Mask::EMPTY, |all, piece| all | piece.points());
        let balance =
            |stones: ByColor<u32>| stones.black.cast_signed() - stones.white.cast_signed();
        let count = |points: PointSet| u32::try_from(points.len()).unwrap_or(0);
        let outside = position
            .stones_by_color()
            .map(|all| count(all.intersection(&position.protected())));
        let joined = stones.map(|all| all.without(left).len());
        let mut settled = balance(outside) + balance(joined);
        let rest = self.keep(found, &mut settled);
        let turn = Turn {
            pieces: rest,
            mover: first,
            passes: 0,
            is_costly: self.scoring == Scoring::Territory,
        };
        let base = match self.scoring {
            Scoring::Territory => settled - balance(position.stones_by_color().map(count)),
            Scoring::Area => settled,
        };
        (turn, base)
    }

    /// The score, and the score after each legal first move.
    fn start(&mut self, position: &Position, root: &Turn, base: i32) -> Result<Scores, Halt> {
        let first = root.mover;
        let score = base + self.value(root, WINDOW)?;
        let (mut after, mut open) = (Vec::new(), PointSet::EMPTY);
        for (at, id) in root.pieces.iter().enumerate() {
            let points = self.pieces.piece(*id).points();
            open.extend(points.points().map(|point| self.ground.point(point)));
            for step in self.steps(*id)?[first].iter() {
                let (next, gained) = self.after(root, at, step);
                let found = base + gained + self.value(&next, WINDOW)?;
                after.push((self.ground.point(step.point), found));
            }
        }
        // In a room that is settled for good a stone is no more than a pass that costs one.
        let next = Turn {
            passes: 0,
            ..self.pass(root)
        };
        let found = base - cost(root) + self.value(&next, WINDOW)?;
        let rooms = position.empty().difference(&open);
        let legal = rooms
            .iter()
            .filter(|point| position.is_legal(first, *point));
        after.extend(legal.map(|point| (point, found)));
        after.sort_unstable();
        Ok(Scores { score, after })
    }

    /// Scores as they are told.
    fn told(&self, found: Scores, line: &[Point]) -> ProvedStart {
        let score = |score: i32| (score.abs() < ENDLESS / 2).then(|| i64::from(score));
        let after = found.after.into_iter();
        ProvedStart {
            score: i64::from(found.score),
            after: after.map(|(point, after)| (point, score(after))).collect(),
            line: line.to_vec(),
        }
    }

    /// Moves of both sides in turn that keep what Black still gets beyond White, those of another line as long as they do.
    fn line(&mut self, root: &Turn, left: i32, thought: &[Point]) -> Vec<Point> {
        let mut line: Vec<Point> = Vec::new();
        let mut seen = vec![root.clone()];
        let mut left = left;
        while line.len() < LONGEST_LINE {
            let is_thought = thought.starts_with(&line);
            let wanted = thought.get(line.len()).filter(|_| is_thought).copied();
            let Ok(Some((point, next, gained))) = self.keeping(&seen, left, wanted) else {
                break;
            };
            line.push(point);
            left -= gained;
            seen.push(next);
        }
        line
    }

    /// A move that keeps the score in the last of some positions and leads to none of them, the one that is wanted before others;
    /// nothing where both sides may pass.
    fn keeping(
        &mut self,
        seen: &[Turn],
        left: i32,
        wanted: Option<Point>,
    ) -> Result<Option<(Point, Turn, i32)>, Halt> {
        let Some(turn) = seen.last() else {
            return Ok(None);
        };
        let mut steps = Vec::new();
        for (at, id) in turn.pieces.iter().enumerate() {
            let found = self.steps(*id)?;
            steps.extend(found[turn.mover].iter().cloned().map(|step| (at, step)));
        }
        let is_wanted = |(_, step): &(usize, Step)| Some(self.ground.point(step.point)) == wanted;
        let (wanted, others): (Vec<_>, Vec<_>) = steps.into_iter().partition(is_wanted);
        for (steps, is_other) in [(wanted, false), (others, true)] {
            if is_other && self.is_over(turn, left)? {
                break;
            }
            for (at, step) in steps {
                let (next, gained) = self.after(turn, at, &step);
                if !seen.contains(&next) && self.is_worth(&next, left - gained)? {
                    return Ok(Some((self.ground.point(step.point), next, gained)));
                }
            }
        }
        Ok(None)
    }

    /// Whether both sides may pass, one after the other.
    fn is_over(&mut self, turn: &Turn, left: i32) -> Result<bool, Halt> {
        let passed = self.pass(turn);
        Ok(self.is_worth(&passed, left)? && self.passed(&passed, WINDOW)? == left)
    }

    fn is_worth(&mut self, turn: &Turn, score: i32) -> Result<bool, Halt> {
        Ok(self.value(turn, [score - 1, score + 1])? == score)
    }

    /// The numbers of pieces in which something is left to be played for; what is settled for good is counted.
    fn keep(&mut self, found: Vec<Piece<1>>, settled: &mut i32) -> Vec<PieceId> {
        let mut kept = Vec::new();
        for piece in found {
            match owner(self.ground.near(), &piece) {
                Some(owner) => *settled += points(owner, piece.empty.len()),
                None => kept.push(self.pieces.number(piece)),
            }
        }
        kept.sort_unstable();
        kept
    }

    /// The moves in a piece.
    fn steps(&mut self, id: PieceId) -> Result<ByColor<std::rc::Rc<[Step]>>, Halt> {
        if let Some(Some(steps)) = self.steps.get(id.index()) {
            return Ok(steps.clone());
        }
        let piece = *self.pieces.piece(id);
        let mut means = Means {
            grounds: std::slice::from_ref(&self.ground),
            leaves: &mut NoValues,
            budget: self.budget,
        };
        let moves = self.pieces.moves(&mut means, id)?;
        let mut steps = ByColor::new_with(|_| Vec::new());
        for played in moves.iter().filter(|played| !played.is_suicide) {
            let step = self.step(&piece, played);
            steps[played.color].push(step);
        }
        for steps in [&mut steps.black, &mut steps.white] {
            steps.sort_by_key(|step| std::cmp::Reverse(step.captured));
        }
        let steps = steps.map(std::rc::Rc::from);
        if self.steps.len() <= id.index() {
            self.steps.resize(id.index() + 1, None);
        }
        self.steps[id.index()] = Some(steps.clone());
        Ok(steps)
    }

    fn step(&mut self, piece: &Piece<1>, played: &PieceMove<PieceId>) -> Step {
        let rest: Vec<Piece<1>> = match &played.rest {
            Rest::Pieces(rest) => rest.iter().map(|id| *self.pieces.piece(*id)).collect(),
            Rest::Safe(_) => Vec::new(),
        };
        let left = rest
            .iter()
            .fold(Mask::EMPTY, |all, piece| all | piece.points());
        // Whoever has moved may take back again.
        let free = |mut piece: Piece<1>| {
            piece.border.barred[played.color] = Mask::EMPTY;
            piece
        };
        let mut stones = piece.stones;
        stones[played.color] |= Mask::of(played.point);
        let joined = stones.map(|stones| stones.without(left).len());
        let mut settled = joined.black.cast_signed() - joined.white.cast_signed();
        let rest = self.keep(rest.into_iter().map(free).collect(), &mut settled);
        Step {
            point: played.point,
            rest,
            settled,
            captured: played.captured,
        }
    }

    /// The position after a move in one of the pieces, and what is settled by it, its cost with it.
    fn after(&mut self, turn: &Turn, at: usize, step: &Step) -> (Turn, i32) {
        let others = turn
            .pieces
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != at);
        let others: Vec<PieceId> = others.map(|(_, id)| *id).collect();
        let mut pieces = self.freed(others, turn.mover);
        pieces.extend(&step.rest);
        pieces.sort_unstable();
        let next = Turn {
            pieces,
            mover: turn.mover.opponent(),
            passes: 0,
            is_costly: turn.is_costly,
        };
        (next, step.settled - cost(turn))
    }

    /// Pieces in which a side may take back, as it has moved elsewhere.
    fn freed(&mut self, pieces: Vec<PieceId>, side: Color) -> Vec<PieceId> {
        let free = pieces.into_iter().map(|id| {
            let piece = *self.pieces.piece(id);
            if piece.border.barred[side].is_empty() {
                return id;
            }
            let mut free = piece;
            free.border.barred[side] = Mask::EMPTY;
            self.pieces.number(free)
        });
        free.collect()
    }

    /// What Black still gets beyond White, as far as a window goes.
    fn value(&mut self, turn: &Turn, window: [i32; 2]) -> Result<i32, Halt> {
        if turn.pieces.is_empty() {
            return Ok(0);
        }
        let [mut least, mut greatest] = [-ENDLESS, ENDLESS];
        if let Some(&[low, high]) = self.known.get(turn) {
            if low == high || low >= window[1] {
                return Ok(low);
            }
            if high <= window[0] {
                return Ok(high);
            }
            (least, greatest) = (low, high);
        } else {
            self.budget.spend(1)?;
        }
        if self.path.contains(turn) {
            self.met_again = true;
            return Ok(match self.against {
                Color::Black => -ENDLESS,
                Color::White => ENDLESS,
            });
        }
        if self.path.len() > MOST_DEPTH {
            return Err(Halt::Budget);
        }
        self.path.push(turn.clone());
        let found = self.best(turn, [window[0].max(least), window[1].min(greatest)]);
        self.path.pop();
        let found = found?;
        let entry = match found {
            found if found <= window[0].max(least) => [least, found],
            found if found >= window[1].min(greatest) => [found, greatest],
            found => [found, found],
        };
        self.known.insert(turn.clone(), entry);
        Ok(found)
    }

    fn best(&mut self, turn: &Turn, [mut low, mut high]: [i32; 2]) -> Result<i32, Halt> {
        let is_black = turn.mover == Color::Black;
        let mut best = if is_black { -2 * ENDLESS } else { 2 * ENDLESS };
        for at in 0..turn.pieces.len() {
            if at > 0 && turn.pieces[at] == turn.pieces[at - 1] {
                continue;
            }
            let steps = self.steps(turn.pieces[at])?[turn.mover].clone();
            for step in steps.iter() {
                let (next, gained) = self.after(turn, at, step);
                let found = gained + self.value(&next, [low - gained, high - gained])?;
                if is_black {
                    best = best.max(found);
                    low = low.max(found);
                } else {
                    best = best.min(found);
                    high = high.min(found);
                }
                if low >= high {
                    return Ok(best);
                }
            }
        }
        let passed = self.passed(turn, [low, high])?;
        Ok(if is_black {
            best.max(passed)
        } else {
            best.min(passed)
        })
    }

    /// The position after a pass.
    fn pass(&mut self, turn: &Turn) -> Turn {
        let mut pieces = self.freed(turn.pieces.clone(), turn.mover);
        pieces.sort_unstable();
        Turn {
            pieces,
            mover: turn.mover.opponent(),
            passes: turn.passes + 1,
            is_costly: turn.is_costly,
        }
    }

    fn passed(&mut self, turn: &Turn, window: [i32; 2]) -> Result<i32, Halt> {
        let mut next = self.pass(turn);
        if next.passes == 2 {
            if !next.is_costly {
                return Ok(self.area(turn));
            }
            next.passes = 0;
            next.is_costly = false;
        }
        self.value(&next, window)
    }

    /// The area of pieces as they stand.
    fn area(&self, turn: &Turn) -> i32 {
        let near = self.ground.near();
        let area = turn.pieces.iter().map(|id| {
            let piece = self.pieces.piece(*id);
            let mut area = points(Color::Black, piece.stones.black.len())
                + points(Color::White, piece.stones.white.len());
            let mut empty = piece.empty;
            while !empty.is_empty() {
                let space = near.flood(empty.first(), empty);
                empty = empty.without(space);
                let around = near.beside(space);
                let reaches = |color: Color| {
                    around.meets(piece.stones[color]) || space.meets(piece.border.wall[color])
                };
                area += match (reaches(Color::Black), reaches(Color::White)) {
                    (true, false) => points(Color::Black, space.len()),
                    (false, true) => points(Color::White, space.len()),
                    _ => 0,
                };
            }
            area
        });
        area.sum()
    }
}

/// What a stone costs, in Black's points minus White's.
fn cost(turn: &Turn) -> i32 {
    if turn.is_costly {
        points(turn.mover, 1)
    } else {
        0
    }
}

/// Whose room a piece is, if no stranger in it could ever live or threaten to.
fn owner(near: &Near<1>, piece: &Piece<1>) -> Option<Color> {
    if piece.stones != ByColor::default() {
        return None;
    }
    let wall = piece.border.wall;
    let owner = match (wall.black.is_empty(), wall.white.is_empty()) {
        (false, true) => Color::Black,
        (true, false) => Color::White,
        _ => return None,
    };
    is_hopeless(near, piece.empty, wall[owner]).then_some(owner)
}

fn points(color: Color, count: u32) -> i32 {
    match color {
        Color::Black => count.cast_signed(),
        Color::White => -count.cast_signed(),
    }
}
