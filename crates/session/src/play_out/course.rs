//! The course of a play-out: every move with the count after it, and what is known of every position.

use semeai_board::{ByColor, Color, Point, PointSet};

use super::defence::Defences;
use super::person::Person;
use super::resistance::{Resistance, Stance};
use super::rules::{End, Past, PlayChoice, Refusal, Rules, Thought};

/// A move that has been made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn<S> {
    /// Whose move it was.
    pub color: Color,
    /// The point it was played on; absent if elsewhere.
    pub point: Option<Point>,
    /// The stones that it took.
    pub captured: PointSet,
    /// Whether a ko threat came before it.
    pub is_after_threat: bool,
    /// The situation that it led to.
    pub after: S,
    /// What is counted of each side after it: the liberties of essential blocks, or prisoners.
    pub counts: ByColor<u32>,
    /// What should have been played instead, where it gave something away and that was found out.
    pub better: Option<PlayChoice>,
}

/// Something being played, by its rules.
#[derive(Clone, Debug)]
pub struct Course<S: Rules> {
    start: S,
    person: Person,
    style: S::Style,
    turns: Vec<Turn<S>>,
    /// Moves that were taken back, the next one last.
    taken_back: Vec<Option<Point>>,
    /// What is known before the first move and after each.
    known: Vec<Option<S::Known>>,
    /// How the other side resists a first move, if it does not just play on.
    resistance: Option<Resistance>,
    state: u64,
}

impl<S: Rules> Course<S> {
    /// A play-out with no move yet.
    pub fn begin(start: S, person: Person, style: S::Style) -> Self {
        Self {
            start,
            person,
            style,
            turns: Vec::new(),
            taken_back: Vec::new(),
            known: vec![None],
            resistance: None,
            state: 0,
        }
    }

    /// What is played as it stands.
    pub fn situation(&self) -> &S {
        self.turns.last().map_or(&self.start, |turn| &turn.after)
    }

    /// What is played as it began.
    pub const fn start(&self) -> &S {
        &self.start
    }

    /// The moves so far, the first one first.
    pub fn turns(&self) -> &[Turn<S>] {
        &self.turns
    }

    /// Which sides the person plays.
    pub const fn person(&self) -> Person {
        self.person
    }

    /// How the program plays its side.
    pub const fn style(&self) -> S::Style {
        self.style
    }

    /// A number that changes whenever something changes that an answer could depend on.
    pub const fn state(&self) -> u64 {
        self.state
    }

    /// Whether the program is to move.
    pub fn is_programs_turn(&self) -> bool {
        self.end().is_none() && !self.person.plays(self.situation().mover())
    }

    /// How it ended, if it has.
    pub fn end(&self) -> Option<End> {
        let now = self.situation();
        if let Some(color) = now.winner_by(self.known()) {
            return Some(End::Captured(color));
        }
        if let [.., a, b] = &self.turns[..]
            && a.point.is_none()
            && b.point.is_none()
        {
            return Some(End::BothElsewhere);
        }
        let earlier = self.turns.iter().rev().skip(1).map(|turn| &turn.after);
        let mut before = earlier.chain([&self.start]);
        let is_new = self.turns.is_empty() || !before.any(|then| now.repeats(then));
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
        self.answer_resistance(Some(point));
        Ok(())
    }

    /// The side to move plays elsewhere.
    ///
    /// # Errors
    ///
    /// If it is over.
    pub fn play_elsewhere(&mut self) -> Result<(), Refusal> {
        self.check_open()?;
        let turn = self.turn_elsewhere();
        self.taken_back.clear();
        self.push(turn);
        self.answer_resistance(None);
        Ok(())
    }

    /// Takes moves back until the person is to move again, at least one; says whether there was one.
    pub fn take_back(&mut self) -> bool {
        if !self.step_back() {
            return false;
        }
        while !self.person.plays(self.situation().mover()) && self.step_back() {}
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

    /// The same with moves ahead, the next one first, as if they had been taken back.
    pub(super) fn with_moves_ahead(mut self, moves: Vec<Option<Point>>) -> Self {
        self.taken_back = moves;
        self.taken_back.reverse();
        self
    }

    /// Takes moves back, or makes them again, until so many are made, as far as there are so many.
    pub fn go_to(&mut self, moves: usize) {
        while self.turns.len() > moves && self.step_back() {}
        while self.turns.len() < moves && self.step_forward() {}
    }

    /// Begins again with this side to move.
    pub fn restart(&mut self, first: Color) {
        self.turns.clear();
        self.taken_back.clear();
        self.resistance = None;
        self.start = self.start.clone().with_mover(first);
        self.forget();
    }

    /// Says who plays which side from now on.
    pub fn set_person(&mut self, person: Person) {
        self.person = person;
        self.resistance = None;
        self.state += 1;
    }

    /// Says how the program plays from now on.
    pub fn set_style(&mut self, style: S::Style) {
        self.style = style;
        self.state += 1;
    }

    /// Changes every moment of it: nothing is known any more.
    pub(super) fn change_all(&mut self, mut change: impl FnMut(&mut S)) {
        change(&mut self.start);
        self.resistance = None;
        self.turns
            .iter_mut()
            .for_each(|turn| change(&mut turn.after));
        self.forget();
    }

    /// Takes what was thought about the situation of this state: what comes of it, and the program's move. Says whether
    /// the answer still fits.
    pub fn learn(&mut self, state: u64, thought: Thought<S::Known>) -> bool {
        if state != self.state {
            return false;
        }
        if let [.., before, _] = &mut self.known[..]
            && before.is_none()
        {
            *before = thought.before;
        }
        if let Some(last) = self.turns.last_mut()
            && thought.better.is_some()
        {
            last.better = thought.better;
        }
        self.know(thought.outcome);
        self.end_resistance();
        if self.wants_defences() {
            self.try_defence(thought.defences);
            return true;
        }
        if !self.wants_choice() {
            return true;
        }
        let turn = match thought.choice {
            None => return true,
            Some(PlayChoice::At(point)) => self.turn_at(point).ok(),
            Some(PlayChoice::Elsewhere) => None,
        };
        // A judge that names an impossible move is a defect; playing elsewhere keeps the play-out going.
        let turn = turn.unwrap_or_else(|| self.turn_elsewhere());
        self.taken_back.clear();
        self.push(turn);
        true
    }

    /// The program replies with a move that it need not choose.
    fn reply(&mut self, point: Point) {
        if let Ok(turn) = self.turn_at(point) {
            self.taken_back.clear();
            self.push(turn);
        }
    }

    /// Takes what is known of it as it stands from elsewhere, without any thought.
    pub(super) fn know(&mut self, known: S::Known) {
        if let Some(last) = self.known.last_mut() {
            *last = Some(known);
        }
    }

    /// The situation before the last move, if nobody has said what comes of it.
    pub(super) fn unjudged_before(&self) -> Option<&S> {
        let last = self.turns.len().checked_sub(1)?;
        if self.known_after(last).is_some() {
            return None;
        }
        let before = last.checked_sub(1).map(|before| &self.turns[before].after);
        Some(before.unwrap_or(&self.start))
    }

    /// What is known of it as it stands.
    pub fn known(&self) -> Option<&S::Known> {
        self.known_after(self.turns.len())
    }

    /// What is known of it after so many moves.
    pub fn known_after(&self, moves: usize) -> Option<&S::Known> {
        self.known.get(moves)?.as_ref()
    }

    /// Every moment before this one, from the first on.
    pub(super) fn past(&self) -> Vec<Past<S>> {
        let before = std::iter::once(&self.start).chain(self.turns.iter().map(|turn| &turn.after));
        let moments = before.zip(&self.turns).enumerate();
        moments
            .map(|(moves, (situation, turn))| Past {
                situation: situation.clone(),
                known: self.known_after(moves).cloned(),
                point: turn.point,
            })
            .collect()
    }

    /// The answer of the program to a move of the person's, by its index, if it was made.
    pub(super) fn answer_to(&self, index: usize) -> Option<PlayChoice> {
        let (asked, answer) = (self.turns.get(index)?, self.turns.get(index + 1)?);
        let is_programs = self.person.plays(asked.color) && !self.person.plays(answer.color);
        is_programs.then(|| answer.point.into())
    }

    /// Whether a move, by its index, gave something away, once that is known.
    pub fn gave_away(&self, index: usize) -> Option<bool> {
        let turn = self.turns.get(index)?;
        let before = index.checked_sub(1).map(|before| &self.turns[before].after);
        let before = before.unwrap_or(&self.start);
        let after = self.known_after(index + 1);
        before.gave_away(turn.color, turn.point, self.known_after(index)?, after)
    }

    /// Who made a move, by its index, with what was known before it and after it.
    pub(super) fn around(&self, index: usize) -> Option<(Color, &S::Known, &S::Known)> {
        let color = self.turns.get(index)?.color;
        Some((
            color,
            self.known_after(index)?,
            self.known_after(index + 1)?,
        ))
    }

    /// What is told of the last move, or else of the one before the program's answer.
    pub(super) fn last_of<T>(&self, told: impl Fn(&Self, usize) -> Option<T>) -> Option<T> {
        let last = self.turns.len().checked_sub(1)?;
        let before = || told(self, last.checked_sub(1)?);
        told(self, last).or_else(before)
    }

    /// Takes moves back until the one of this number, from 1, is to be made again.
    pub fn take_back_to(&mut self, number: usize) {
        while self.turns.len() >= number.max(1) && self.step_back() {}
    }

    /// The numbers of the stones on the board that were played, by point.
    pub fn numbers(&self) -> Vec<(Point, usize)> {
        let position = self.situation().position();
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
        let mut seen = self.start.position().occupied();
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

    fn turn_at(&self, point: Point) -> Result<Turn<S>, Refusal> {
        let played = self.situation().played(point)?;
        Ok(Turn {
            color: self.situation().mover(),
            point: Some(point),
            captured: played.captured,
            is_after_threat: played.is_after_threat,
            counts: played.situation.counted(),
            better: None,
            after: played.situation,
        })
    }

    fn turn_elsewhere(&self) -> Turn<S> {
        let after = self.situation().passed();
        Turn {
            color: self.situation().mover(),
            point: None,
            captured: PointSet::EMPTY,
            is_after_threat: false,
            counts: after.counted(),
            better: None,
            after,
        }
    }

    fn push(&mut self, turn: Turn<S>) {
        self.turns.push(turn);
        self.state += 1;
        // Of a moment that nobody has thought about nothing is known yet, but how it ended may need no thought.
        let end = self.end();
        self.known
            .push(end.and_then(|end| self.situation().known_at(end)));
    }

    fn step_back(&mut self) -> bool {
        let Some(turn) = self.turns.pop() else {
            return false;
        };
        self.known.truncate(self.turns.len() + 1);
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
        self.known = vec![None; self.turns.len() + 1];
    }
}

/// What the other side can do against a first move.
impl<S: Rules> Course<S> {
    /// The other side resists from here on: its defences are tried one after the other.
    pub fn resist(&mut self) {
        self.resistance = Some(Resistance::default());
    }

    /// The resistance, if the other side does not just play on.
    pub const fn resistance(&self) -> Option<&Resistance> {
        self.resistance.as_ref()
    }

    /// Whether it is to be found out how the other side can resist.
    pub(super) fn wants_defences(&self) -> bool {
        let is_looking = |it: &Resistance| it.stance() == Stance::Looking;
        self.is_programs_turn() && self.resistance.as_ref().is_some_and(is_looking)
    }

    /// Whether the program is to make a move of its own choice.
    pub(super) fn wants_choice(&self) -> bool {
        let resistance = self.resistance.as_ref();
        self.is_programs_turn() && resistance.is_none_or(Resistance::leaves_choice)
    }

    /// The person has made a move, elsewhere if there is no point.
    fn answer_resistance(&mut self, point: Option<Point>) {
        if let Some(resistance) = &mut self.resistance {
            resistance.hear(point);
        }
        self.end_resistance();
    }

    /// Where it is over on the board nothing more can be tried.
    fn end_resistance(&mut self) {
        if self.end().is_some()
            && let Some(resistance) = &mut self.resistance
        {
            resistance.end();
        }
    }

    /// Takes the defences that were found at this moment, and tries one.
    fn try_defence(&mut self, found: Option<Defences>) {
        let moves = self.turns().len();
        let tried = self
            .resistance
            .as_mut()
            .and_then(|it| it.find(moves, found));
        if let Some(reply) = tried {
            self.reply(reply);
        }
    }

    /// Goes on with the next defence, once the last one was met.
    pub fn next_defence(&mut self) {
        let next = self.resistance.as_mut().and_then(Resistance::next);
        if let Some((moves, reply)) = next {
            self.go_to(moves);
            self.reply(reply);
        }
    }

    /// Takes back what did not meet a defence.
    pub(super) fn take_back_stray(&mut self) {
        let back = self.resistance.as_mut().and_then(Resistance::take_back);
        if let Some(moves) = back {
            self.go_to(moves);
        }
    }
}
