//! The course of a play-out: every move with the count after it, and what is known of every position.

use semeai_board::{ByColor, Color, Point, PointSet};
use semeai_race::Ending;
use semeai_race::solve::{Outcome, Race};

use super::judge::{Thought, worth};
use super::situation::{Refusal, Situation};
use super::style::{Person, PlayStyle};

/// The most ko threats that a side can be given.
pub const MAX_THREATS: u8 = 9;

/// A move that has been made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Who moved.
    pub color: Color,
    /// Where; absent if elsewhere.
    pub point: Option<Point>,
    /// What it took.
    pub captured: PointSet,
    /// Whether a ko threat came before it.
    pub is_after_threat: bool,
    /// The race after it.
    pub after: Situation,
    /// The liberties of the essential blocks after it.
    pub counts: ByColor<u32>,
}

/// How a play-out ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// This side has captured and lives, or has captured second.
    Captured(Color),
    /// Both sides played elsewhere: nobody wants to move.
    BothElsewhere,
    /// The position repeats, with the same side to move and as many threats left.
    Repeats,
}

/// A move that gave something away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slip {
    /// The number of the move, from 1.
    pub number: usize,
    /// Who made it.
    pub color: Color,
    /// What would have come of the race.
    pub before: Outcome,
    /// What comes of it now.
    pub after: Outcome,
}

/// A race being played.
#[derive(Clone, Debug)]
pub struct PlayOut {
    start: Situation,
    person: Person,
    style: PlayStyle,
    turns: Vec<Turn>,
    /// Moves that were taken back, the next one last.
    taken_back: Vec<Option<Point>>,
    /// Who captures before the first move and after each, as far as it is known.
    outcomes: Vec<Option<Outcome>>,
    state: u64,
}

impl PlayOut {
    /// The beginning of a race with essential stones of both sides; neither has ko threats.
    pub fn new(race: Race, first: Color, person: Person, style: PlayStyle) -> Self {
        Self {
            start: Situation::new(race, first, ByColor::default()),
            person,
            style,
            turns: Vec::new(),
            taken_back: Vec::new(),
            outcomes: vec![None],
            state: 0,
        }
    }

    /// The race as it stands.
    pub fn situation(&self) -> &Situation {
        self.turns.last().map_or(&self.start, |turn| &turn.after)
    }

    /// The race as it began.
    pub const fn start(&self) -> &Situation {
        &self.start
    }

    /// The moves so far.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// Who plays which side.
    pub const fn person(&self) -> Person {
        self.person
    }

    /// How the program plays.
    pub const fn style(&self) -> PlayStyle {
        self.style
    }

    /// A number that changes whenever something changes that an answer could depend on.
    pub const fn state(&self) -> u64 {
        self.state
    }

    /// Whether the program is to move.
    pub fn is_programs_turn(&self) -> bool {
        self.end().is_none() && !self.person.plays(self.situation().mover)
    }

    /// How it ended, if it has.
    pub fn end(&self) -> Option<End> {
        let now = self.situation();
        if let Some(color) = now.winner() {
            return Some(End::Captured(color));
        }
        // Whether a captor lives is not always plain; if a search says so, it is over too.
        let captor = now.lost.map(Color::opponent);
        if let Some(color) = captor.filter(|&color| self.outcome() == Some(Outcome::won_by(color)))
        {
            return Some(End::Captured(color));
        }
        if let [.., a, b] = &self.turns[..]
            && a.point.is_none()
            && b.point.is_none()
        {
            return Some(End::BothElsewhere);
        }
        let earlier = self.turns.iter().rev().skip(1).map(|turn| &turn.after);
        let is_new = self.turns.is_empty() || !earlier.chain([&self.start]).any(|then| then == now);
        (!is_new).then_some(End::Repeats)
    }

    /// The side to move plays a stone.
    ///
    /// # Errors
    ///
    /// Why it cannot be played; nothing has changed then.
    pub fn play(&mut self, point: Point) -> Result<(), Refusal> {
        self.check_open()?;
        let turn = self.turn_at(point)?;
        self.taken_back.clear();
        self.push(turn);
        Ok(())
    }

    /// The side to move plays elsewhere.
    ///
    /// # Errors
    ///
    /// If the race is over.
    pub fn play_elsewhere(&mut self) -> Result<(), Refusal> {
        self.check_open()?;
        let turn = self.turn_elsewhere();
        self.taken_back.clear();
        self.push(turn);
        Ok(())
    }

    /// Takes moves back until the person is to move again, at least one; says whether there was one.
    pub fn take_back(&mut self) -> bool {
        if !self.step_back() {
            return false;
        }
        while !self.person.plays(self.situation().mover) && self.step_back() {}
        true
    }

    /// Makes a move again that was taken back, with the program's answer if it had one.
    pub fn forward(&mut self) -> bool {
        if !self.step_forward() {
            return false;
        }
        while self.is_programs_turn() && self.step_forward() {}
        true
    }

    /// Begins again with this side to move.
    pub fn restart(&mut self, first: Color) {
        self.turns.clear();
        self.taken_back.clear();
        self.start.mover = first;
        self.forget();
    }

    /// Says who plays which side from now on.
    pub fn set_person(&mut self, person: Person) {
        self.person = person;
        self.state += 1;
    }

    /// Says how the program plays from now on.
    pub fn set_style(&mut self, style: PlayStyle) {
        self.style = style;
        self.state += 1;
    }

    /// Gives a side so many ko threats from here on. Earlier moves keep what they spent.
    pub fn set_threats(&mut self, color: Color, left: u8) {
        let left = left.min(MAX_THREATS);
        let before = self.situation().threats[color];
        let change = |threats: &mut ByColor<u8>| {
            let kept = threats[color].saturating_sub(before);
            threats[color] = kept.saturating_add(left);
        };
        change(&mut self.start.threats);
        for turn in &mut self.turns {
            change(&mut turn.after.threats);
        }
        self.forget();
    }

    /// Takes what was thought about the situation of this state: who captures, and the program's move. Says whether
    /// the answer still fits.
    pub fn learn(&mut self, state: u64, thought: Thought) -> bool {
        if state != self.state {
            return false;
        }
        if let [.., before, _] = &mut self.outcomes[..] {
            *before = before.or(thought.before);
        }
        if let Some(last) = self.outcomes.last_mut() {
            *last = Some(thought.outcome);
        }
        if !self.is_programs_turn() {
            return true;
        }
        let turn = match thought.choice {
            None => return true,
            Some(Some(point)) => self.turn_at(point).ok(),
            Some(None) => None,
        };
        // A judge that names an impossible move is a defect; playing elsewhere keeps the play-out going.
        let turn = turn.unwrap_or_else(|| self.turn_elsewhere());
        self.taken_back.clear();
        self.push(turn);
        true
    }

    /// The situation before the last move, if nobody has said who captures there.
    pub(super) fn unjudged_before(&self) -> Option<&Situation> {
        let last = self.turns.len().checked_sub(1)?;
        if self.outcome_after(last).is_some() {
            return None;
        }
        let before = last.checked_sub(1).map(|before| &self.turns[before].after);
        Some(before.unwrap_or(&self.start))
    }

    /// Who captures as it stands, if it is known.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome_after(self.turns.len())
    }

    /// Who captures after so many moves, if it is known.
    pub fn outcome_after(&self, moves: usize) -> Option<Outcome> {
        self.outcomes.get(moves).copied().flatten()
    }

    /// Whether a move gave something away, by its index.
    pub fn slip(&self, index: usize) -> Option<Slip> {
        let color = self.turns.get(index)?.color;
        let (before, after) = (self.outcome_after(index)?, self.outcome_after(index + 1)?);
        let is_worse = worth(after, color)? < worth(before, color)?;
        is_worse.then_some(Slip {
            number: index + 1,
            color,
            before,
            after,
        })
    }

    /// What the last move, or the one before the program's answer, gave away.
    pub fn last_slip(&self) -> Option<Slip> {
        let last = self.turns.len().checked_sub(1)?;
        self.slip(last)
            .or_else(|| last.checked_sub(1).and_then(|before| self.slip(before)))
    }

    /// Takes a slip back: the side that made it is to move again.
    pub fn take_back_slip(&mut self, slip: Slip) {
        while self.turns.len() >= slip.number && self.step_back() {}
    }

    /// The numbers of the stones on the board that were played, by point.
    pub fn numbers(&self) -> Vec<(Point, usize)> {
        let position = &self.situation().position;
        let mut numbers: Vec<(Point, usize)> = Vec::new();
        for (number, point, color) in self.stones() {
            numbers.retain(|(other, _)| *other != point);
            if position.stone(point) == Some(color) {
                numbers.push((point, number));
            }
        }
        numbers
    }

    /// The moves on points that had held a stone before: "5 at H9".
    pub fn replayed(&self) -> Vec<(usize, Point)> {
        let mut seen = self.start.position.occupied();
        self.stones()
            .filter(|&(_, point, _)| !seen.insert(point))
            .map(|(number, point, _)| (number, point))
            .collect()
    }

    fn stones(&self) -> impl Iterator<Item = (usize, Point, Color)> {
        let turns = self.turns.iter().enumerate();
        turns.filter_map(|(i, turn)| Some((i + 1, turn.point?, turn.color)))
    }

    fn check_open(&self) -> Result<(), Refusal> {
        match self.end() {
            Some(_) => Err(Refusal::Over),
            None => Ok(()),
        }
    }

    fn turn_at(&self, point: Point) -> Result<Turn, Refusal> {
        let played = self.situation().play(point)?;
        Ok(Turn {
            color: self.situation().mover,
            point: Some(point),
            captured: played.captured,
            is_after_threat: played.is_after_threat,
            counts: played.situation.counts(),
            after: played.situation,
        })
    }

    fn turn_elsewhere(&self) -> Turn {
        let after = self.situation().elsewhere();
        Turn {
            color: self.situation().mover,
            point: None,
            captured: PointSet::EMPTY,
            is_after_threat: false,
            counts: after.counts(),
            after,
        }
    }

    fn push(&mut self, turn: Turn) {
        self.turns.push(turn);
        self.state += 1;
        // How it ended needs no judge.
        self.outcomes.push(match self.end() {
            Some(End::Captured(winner)) => Some(Outcome::won_by(winner)),
            // Who has captured needs no more.
            Some(End::BothElsewhere | End::Repeats) => match self.situation().lost {
                Some(lost) => Some(Outcome::won_by(lost.opponent())),
                None => Some(Outcome::Ends(Ending::Seki)),
            },
            None => None,
        });
    }

    fn step_back(&mut self) -> bool {
        let Some(turn) = self.turns.pop() else {
            return false;
        };
        self.outcomes.truncate(self.turns.len() + 1);
        self.taken_back.push(turn.point);
        self.state += 1;
        true
    }

    fn step_forward(&mut self) -> bool {
        let turn = match self.taken_back.last() {
            None => return false,
            Some(Some(point)) => self.turn_at(*point).ok(),
            Some(None) => Some(self.turn_elsewhere()),
        };
        self.taken_back.pop();
        if let Some(turn) = turn {
            self.push(turn);
        }
        true
    }

    /// Nothing is known any more: the question has changed.
    fn forget(&mut self) {
        self.state += 1;
        self.outcomes = vec![None; self.turns.len() + 1];
    }
}
