//! Every order of moves on a board, from positions whose scores are known or bounded.
//!
//! A position is a list of pieces with whose turn it is. Its key is made from that of the position before it, so that most
//! positions are looked up without being put together. Nothing is allocated for one: lists and moves lie on stacks.

use semeai_board::{ByColor, Color, Point, PointSet};
use semeai_search::{Halt, PositionBudget};

use super::pieces::{PieceNumber, Pieces};
use super::table::{BoundsTable, Key, NOTHING, Score, Visit};
use crate::play::stops::Scoring;

/// Lines of more moves are not followed.
const MOST_DEPTH: usize = 400;

/// A pass, as a point.
pub(super) const PASS: u8 = 64;

/// Where stones cost nothing, which is how a game ends.
pub(crate) const FREE: u8 = 0;

/// Where a stone costs a point, as by territory.
pub(crate) const TERRITORY: u8 = 1;

/// Whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct TurnState {
    pub(crate) mover: Color,
    /// How many moves before it were passes.
    pub(crate) passes: u8,
    /// What a stone costs, by its number in [`Prices`]: [`FREE`], [`TERRITORY`], or more.
    pub(crate) level: u8,
}

impl TurnState {
    /// The first of a game.
    pub(super) const fn first(scoring: Scoring, mover: Color) -> Self {
        let level = match scoring {
            Scoring::Area => FREE,
            Scoring::Territory => TERRITORY,
        };
        Self::at(level, mover)
    }

    /// The first where stones cost so much.
    pub(crate) const fn at(level: u8, mover: Color) -> Self {
        Self {
            mover,
            passes: 0,
            level,
        }
    }

    /// The turn after a move on the board.
    pub(super) const fn moved(self) -> Self {
        Self::at(self.level, self.mover.opponent())
    }

    /// The turn after a pass, in the search against a side; nothing if the game is over.
    ///
    /// Two passes end a level of the rules, and who has passed first is first on the next. Above them a search against a side lets it
    /// go down whenever it likes, and its opponent when it does not move either; then the opponent is first
    /// ([`walls`](crate::walls) says why).
    pub(super) fn passed(self, against: Color) -> Option<Self> {
        let other = self.mover.opponent();
        let ends = match self.level {
            FREE | TERRITORY => self.passes > 0,
            _ => self.mover == against,
        };
        match (ends, self.level) {
            (false, _) => Some(Self {
                mover: other,
                passes: u8::from(self.level <= TERRITORY),
                ..self
            }),
            (true, FREE) => None,
            (true, TERRITORY) => Some(Self::at(FREE, other)),
            (true, level) => Some(Self::at(level - 1, against.opponent())),
        }
    }
}

/// What stones cost on each level, in parts of a point.
#[derive(Clone, Debug)]
pub(crate) struct Prices {
    /// The parts of a point.
    pub(crate) scale: i32,
    /// From [`FREE`] on.
    pub(crate) levels: Vec<i32>,
    /// After so many moves a position counts as one that has come back.
    pub(crate) longest: usize,
}

impl Prices {
    /// By the rules alone.
    pub(super) fn rules() -> Self {
        Self {
            scale: 1,
            levels: vec![0, 1],
            longest: usize::MAX,
        }
    }

    /// What a stone costs, in Black's points minus White's.
    pub(super) fn cost(&self, turn: TurnState) -> i32 {
        let cost = self.levels[usize::from(turn.level)];
        match turn.mover {
            Color::Black => cost,
            Color::White => -cost,
        }
    }
}

/// What is left to be played for, with whose turn it is.
#[derive(Clone, Debug)]
pub(crate) struct OpenPosition {
    pub(crate) pieces: Vec<PieceNumber>,
    pub(crate) turn: TurnState,
}

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ply {
    /// A step in one of the pieces.
    Step { at: usize, step: usize },
    /// A pass.
    Pass,
    /// A move that changes nothing and is no pass: in a room that is settled, while a ko may not be taken back.
    Wait,
}

/// A position whose pieces lie on the stack.
#[derive(Clone, Copy, Debug)]
struct StackPosition {
    start: usize,
    end: usize,
    /// Of the pieces.
    key: Key,
    /// In all pieces.
    points: i32,
    /// Whether the side to move may not take back a ko.
    is_barred: bool,
    turn: TurnState,
}

/// A move that is to be tried, those with more promise first.
#[derive(Clone, Copy, Debug)]
struct RankedMove {
    promise: u32,
    point: u8,
    play: Ply,
}

/// What was found of the positions of a board, where one that comes back is worth to a side no more than what it is known to get
/// there anyway.
///
/// So what is found for that side is certain: it has a way to get it in which no position comes back. What is found against it need
/// not be; where something came back a later round may find more.
#[derive(Debug)]
pub(crate) struct Findings<S = i8> {
    against: Color,
    prices: Prices,
    known: BoundsTable<S>,
    /// How often a side's moves on each point, and its passes, were good enough.
    habits: ByColor<[u32; PASS as usize + 1]>,
    /// Whether what was found hangs on what is given to one side alone: on what a position that came back is worth, or on a move by
    /// which only the opponent could wait for a ko.
    pub(super) is_one_sided: bool,
}

impl<S: Score> Findings<S> {
    pub(crate) fn new(against: Color, prices: Prices) -> Self {
        Self {
            against,
            prices,
            known: BoundsTable::new(),
            habits: ByColor::new_with(|_| [0; PASS as usize + 1]),
            is_one_sided: false,
        }
    }

    /// The memory that is taken.
    pub(crate) const fn bytes(&self) -> usize {
        self.known.bytes()
    }

    /// Lets everything be searched once more with what is certain.
    pub(super) fn renew(&mut self) {
        self.known.renew(self.against);
    }
}

/// A search of positions of one board.
#[derive(Debug)]
pub(crate) struct OrderSearch<'a, S = i8> {
    pub(super) pieces: &'a mut Pieces,
    pub(super) table: &'a mut Findings<S>,
    budget: &'a mut PositionBudget,
    /// The keys of all turns, four for each level.
    turns: Vec<Key>,
    /// The pieces of the positions of a line, one after the other.
    stack: Vec<PieceNumber>,
    choices: Vec<RankedMove>,
    depth: usize,
}

impl<'a, S: Score> OrderSearch<'a, S> {
    pub(crate) fn new(
        pieces: &'a mut Pieces,
        table: &'a mut Findings<S>,
        budget: &'a mut PositionBudget,
    ) -> Self {
        let turns = 0..4 * table.prices.levels.len() as u64;
        Self {
            pieces,
            table,
            budget,
            turns: turns.map(|index| Key::of(index | 1 << 62)).collect(),
            stack: Vec::new(),
            choices: Vec::new(),
            depth: 0,
        }
    }

    /// What Black still gets beyond White, as far as a window goes; both in parts of a point.
    pub(crate) fn value(&mut self, spot: &OpenPosition, window: [i32; 2]) -> Result<i32, Halt> {
        let (key, points) = self.summed(spot.pieces.iter());
        let load = |search: &mut Self| search.stack.extend(&spot.pieces);
        self.looked_up(key, points, spot.turn, window, load)
    }

    /// The same after a move, with what is settled by it.
    pub(crate) fn value_after(
        &mut self,
        spot: &OpenPosition,
        play: Ply,
        window: [i32; 2],
    ) -> Result<i32, Halt> {
        let node = self.load(spot);
        let found = self.after(&node, play, window);
        self.stack.truncate(node.start);
        found
    }

    /// The position after a move; nothing if the game is over.
    pub(super) fn spot_after(&mut self, spot: &OpenPosition, play: Ply) -> Option<OpenPosition> {
        let turn = self.turn_after(spot.turn, play)?;
        let node = self.load(spot);
        self.put_after(&node, play);
        let pieces = self.stack.drain(node.end..).collect();
        self.stack.truncate(node.start);
        Some(OpenPosition { pieces, turn })
    }

    /// The moves of who is to move, each with its point.
    pub(crate) fn plays(&mut self, spot: &OpenPosition) -> Vec<(u8, Ply)> {
        let mut plays = Vec::new();
        for (at, number) in spot.pieces.iter().enumerate() {
            for step in self.pieces.steps(*number, spot.turn.mover) {
                plays.push((self.pieces.step(step).point, Ply::Step { at, step }));
            }
        }
        plays
    }

    /// By what positions are told apart.
    pub(super) fn key(&self, spot: &OpenPosition) -> Key {
        self.summed(spot.pieces.iter())
            .0
            .with(self.turn_key(spot.turn))
    }

    /// What is settled by a move.
    pub(super) fn gained(&self, spot: &OpenPosition, play: Ply) -> i32 {
        match play {
            Ply::Step { step, .. } => {
                self.scale() * i32::from(self.pieces.step(step).settled) - self.cost(spot.turn)
            }
            Ply::Pass => 0,
            Ply::Wait => -self.cost(spot.turn),
        }
    }

    /// The pieces where who is to move has moved elsewhere.
    pub(super) fn freed(&self, spot: &OpenPosition) -> Vec<PieceNumber> {
        let freed = |number: &PieceNumber| self.pieces.facts(*number).freed[spot.turn.mover];
        spot.pieces.iter().map(freed).collect()
    }

    /// What is open.
    pub(super) fn points(&self, spot: &OpenPosition) -> PointSet {
        let pieces = spot.pieces.iter();
        let points = pieces.flat_map(|number| self.pieces.points(*number).points());
        points
            .map(|point| self.pieces.ground().point(point))
            .collect()
    }

    /// The point of the board for one of a move.
    pub(crate) fn point(&self, point: u8) -> Point {
        self.pieces.ground().point(point.into())
    }

    fn load(&mut self, spot: &OpenPosition) -> StackPosition {
        let start = self.stack.len();
        self.stack.extend(&spot.pieces);
        let (key, points) = self.summed(spot.pieces.iter());
        self.node(start, key, points, spot.turn)
    }

    fn summed<'p>(&self, pieces: impl Iterator<Item = &'p PieceNumber>) -> (Key, i32) {
        pieces.fold((Key::NONE, 0), |(key, points), number| {
            let facts = self.pieces.facts(*number);
            (key.with(facts.key), points + i32::from(facts.points))
        })
    }

    fn turn_key(&self, turn: TurnState) -> Key {
        let passed = usize::from(turn.passes);
        self.turns[turn.mover as usize | passed << 1 | usize::from(turn.level) << 2]
    }

    /// The position whose pieces are the last of the stack.
    fn node(&self, start: usize, key: Key, points: i32, turn: TurnState) -> StackPosition {
        let pieces = &self.stack[start..];
        let is_barred = |number: &PieceNumber| self.pieces.facts(*number).is_barred[turn.mover];
        StackPosition {
            start,
            end: self.stack.len(),
            key,
            points,
            is_barred: pieces.iter().any(is_barred),
            turn,
        }
    }

    /// What Black still gets beyond White after a move, with what is settled by it.
    fn after(
        &mut self,
        node: &StackPosition,
        play: Ply,
        [low, high]: [i32; 2],
    ) -> Result<i32, Halt> {
        let Some(turn) = self.turn_after(node.turn, play) else {
            return Ok(self.scale() * self.area(node));
        };
        let mover = node.turn.mover;
        let (mut key, mut points, mut gained, mut moved) = (node.key, node.points, 0, None);
        if let Ply::Step { at, step } = play {
            let number = self.stack[node.start + at];
            let (facts, step) = (self.pieces.facts(number), self.pieces.step(step));
            key = key.with(facts.key).with(step.key);
            points += i32::from(step.points) - i32::from(facts.points);
            gained = self.scale() * i32::from(step.settled) - self.cost(node.turn);
            moved = Some(at);
        }
        if play == Ply::Wait {
            gained = -self.cost(node.turn);
        }
        if node.is_barred {
            for (at, number) in self.stack[node.start..node.end].iter().enumerate() {
                let facts = self.pieces.facts(*number);
                if moved != Some(at) && facts.is_barred[mover] {
                    let freed = self.pieces.facts(facts.freed[mover]);
                    key = key.with(facts.key).with(freed.key);
                }
            }
        }
        let put = |search: &mut Self| search.put_after(node, play);
        let window = [low - gained, high - gained];
        Ok(gained + self.looked_up(key, points, turn, window, put)?)
    }

    /// Puts the pieces after a move on the stack.
    fn put_after(&mut self, node: &StackPosition, play: Ply) {
        let moved = match play {
            Ply::Step { at, .. } => node.start + at,
            Ply::Pass | Ply::Wait => usize::MAX,
        };
        let mover = node.turn.mover;
        for at in node.start..node.end {
            if at != moved {
                let number = self.stack[at];
                self.stack.push(self.pieces.facts(number).freed[mover]);
            }
        }
        if let Ply::Step { step, .. } = play {
            let rest = self.pieces.rest(self.pieces.step(step));
            self.stack.extend_from_slice(rest);
        }
    }

    /// What Black still gets beyond White in pieces that are put on the stack only if they must be searched.
    fn looked_up(
        &mut self,
        pieces: Key,
        points: i32,
        turn: TurnState,
        [low, high]: [i32; 2],
        put: impl FnOnce(&mut Self),
    ) -> Result<i32, Halt> {
        // Whoever always passes keeps the opponent from more than everything: stones cost himself nothing.
        let most = self.scale() * points;
        if points == 0 || -most >= high {
            return Ok(-most);
        }
        if most <= low {
            return Ok(most);
        }
        let key = pieces.with(self.turn_key(turn));
        let place = self.table.known.place(key);
        let mut entry = self.table.known.at(place);
        let mut least = entry.low.into().max(-most);
        let mut greatest = entry.high.into().min(most);
        if turn.level > TERRITORY && least < high && greatest > low {
            let lower = self.known_below(pieces, turn, &mut entry.best);
            (least, greatest) = (least.max(lower[0]), greatest.min(lower[1]));
            // Where something came back, what is found against a side may be less than certain.
            match self.table.against {
                Color::Black => greatest = greatest.max(least),
                Color::White => least = least.min(greatest),
            }
        }
        if least == greatest || least >= high {
            return Ok(least);
        }
        if greatest <= low {
            return Ok(greatest);
        }
        let is_too_long = self.depth > self.table.prices.longest;
        if entry.state == Visit::Open || is_too_long {
            self.table.is_one_sided = true;
            return Ok(match self.table.against {
                Color::Black => least,
                Color::White => greatest,
            });
        }
        if matches!(entry.state, Visit::Never | Visit::Again) {
            self.budget.spend(1)?;
            self.pieces
                .note_memory(self.table.known.bytes_with_one_more());
        }
        self.pieces.has_long_line |= self.depth > MOST_DEPTH;
        if self.pieces.gives_up() {
            return Err(Halt::Budget);
        }
        entry.state = Visit::Open;
        self.table.known.set(key, place, entry);
        let window = [low.max(least), high.min(greatest)];
        let start = self.stack.len();
        put(self);
        let node = self.node(start, pieces, points, turn);
        self.depth += 1;
        let found = self.best(&node, window, entry.best);
        self.depth -= 1;
        self.stack.truncate(start);
        entry.state = Visit::Done;
        let found = found.map(|(found, best)| {
            let found = found.clamp(least, greatest);
            entry.narrow(found, best, window);
            found
        });
        self.table.known.set(key, place, entry);
        found
    }

    /// Between which scores a position lies by what is known of it where stones cost less: its walls close in on one another. If it is not
    /// known where the best move is, it is that one there.
    fn known_below(&self, pieces: Key, turn: TurnState, best: &mut u8) -> [i32; 2] {
        let mut bounds = [i32::MIN, i32::MAX];
        for level in [TERRITORY, turn.level - 1] {
            for mover in Color::ALL {
                let key = pieces.with(self.turn_key(TurnState::at(level, mover)));
                let entry = self.table.known.at(self.table.known.place(key));
                if entry.state == Visit::Never {
                    continue;
                }
                let is_same = mover == turn.mover;
                if is_same && *best == NOTHING {
                    *best = entry.best;
                }
                let (low, high): (i32, i32) = (entry.low.into(), entry.high.into());
                match (turn.mover, is_same) {
                    (Color::Black, true) => bounds[1] = bounds[1].min(high),
                    (Color::Black, false) => bounds[0] = bounds[0].max(low),
                    (Color::White, true) => bounds[0] = bounds[0].max(low),
                    (Color::White, false) => bounds[1] = bounds[1].min(high),
                }
            }
        }
        bounds
    }

    /// The best that a side can get in a position, and where it moves; `known` was best before.
    fn best(
        &mut self,
        node: &StackPosition,
        [mut low, mut high]: [i32; 2],
        known: u8,
    ) -> Result<(i32, u8), Halt> {
        let first = self.choices.len();
        self.list(node, known);
        let end = self.choices.len();
        let is_black = node.turn.mover == Color::Black;
        // Where one of the moves is known to be enough, no other is tried (J. Schaeffer and A. Plaat, "New advances in alpha-beta
        // searching", 1996: enhanced transposition cutoffs).
        for at in first..end {
            let choice = self.choices[at];
            if let Some(found) = self.known_after(node, choice.play, [low, high]) {
                self.choices.truncate(first);
                return Ok((found, choice.point));
            }
        }
        let mut best = (if is_black { i32::MIN } else { i32::MAX }, NOTHING);
        for at in first..end {
            let promising = (at..end).max_by_key(|other| self.choices[*other].promise);
            self.choices.swap(at, promising.unwrap_or(at));
            let choice = self.choices[at];
            let found = match self.after(node, choice.play, [low, high]) {
                Ok(found) => found,
                Err(halt) => {
                    self.choices.truncate(first);
                    return Err(halt);
                }
            };
            let is_better = if is_black {
                found > best.0
            } else {
                found < best.0
            };
            if is_better {
                best = (found, choice.point);
            }
            if is_black {
                low = low.max(found);
            } else {
                high = high.min(found);
            }
            if low >= high {
                let habit = &mut self.table.habits[node.turn.mover][usize::from(choice.point)];
                *habit = habit.saturating_add(node.points.unsigned_abs());
                break;
            }
        }
        self.choices.truncate(first);
        Ok(best)
    }

    /// What a move comes to, if that is known and enough to end the search of a position.
    fn known_after(&self, node: &StackPosition, play: Ply, [low, high]: [i32; 2]) -> Option<i32> {
        // A ban that is lifted by the move changes other pieces too.
        let turn = self
            .turn_after(node.turn, play)
            .filter(|_| !node.is_barred)?;
        let (mut key, mut points, mut gained) = (node.key, node.points, 0);
        if let Ply::Step { at, step } = play {
            let facts = self.pieces.facts(self.stack[node.start + at]);
            let step = self.pieces.step(step);
            key = key.with(facts.key).with(step.key);
            points += i32::from(step.points) - i32::from(facts.points);
            gained = self.scale() * i32::from(step.settled) - self.cost(node.turn);
        }
        let most = self.scale() * points;
        let entry = self
            .table
            .known
            .at(self.table.known.place(key.with(self.turn_key(turn))));
        if entry.state == Visit::Open {
            return None;
        }
        let least = gained + entry.low.into().max(-most);
        let greatest = gained + entry.high.into().min(most);
        match node.turn.mover {
            Color::Black => (least >= high).then_some(least),
            Color::White => (greatest <= low).then_some(greatest),
        }
    }

    /// Lists the moves of a position.
    fn list(&mut self, node: &StackPosition, known: u8) {
        let mover = node.turn.mover;
        for at in node.start..node.end {
            let steps = self.pieces.steps(self.stack[at], mover);
            for step in steps {
                let found = self.pieces.step(step);
                let at = at - node.start;
                let capture = u32::from(found.captured) << 24;
                self.choose(mover, found.point, known, capture, Ply::Step { at, step });
            }
        }
        self.choose(mover, PASS, known, 0, Ply::Pass);
        // A room that is settled for good still has moves, and one of them lifts the ban of a ko as a pass does, but does not bring
        // the end nearer. How many there are is not counted: in the search against a side its opponent has as many as he likes and
        // the side has none, so what it gets there it gets whatever the rooms are.
        if node.is_barred && mover == self.table.against.opponent() {
            self.table.is_one_sided = true;
            // It seldom gains anything, so it comes last.
            self.choices.push(RankedMove {
                promise: 0,
                point: PASS,
                play: Ply::Wait,
            });
        }
    }

    fn choose(&mut self, mover: Color, point: u8, known: u8, more: u32, play: Ply) {
        let promise = if point == known {
            u32::MAX
        } else {
            more.saturating_add(self.table.habits[mover][usize::from(point)])
        };
        self.choices.push(RankedMove {
            promise,
            point,
            play,
        });
    }

    fn turn_after(&self, turn: TurnState, play: Ply) -> Option<TurnState> {
        match play {
            Ply::Step { .. } | Ply::Wait => Some(turn.moved()),
            Ply::Pass => turn.passed(self.table.against),
        }
    }

    /// What a stone costs in this turn, as Black's.
    pub(super) fn cost(&self, turn: TurnState) -> i32 {
        self.table.prices.cost(turn)
    }

    /// The parts of a point in which scores are told.
    const fn scale(&self) -> i32 {
        self.table.prices.scale
    }

    /// The area of the pieces of a position as they stand.
    fn area(&self, node: &StackPosition) -> i32 {
        let pieces = self.stack[node.start..node.end].iter();
        let areas = pieces.map(|number| i32::from(self.pieces.facts(*number).area));
        areas.sum()
    }
}
