//! A race being played: who captures, and what gave that away.

use std::sync::Arc;

use semeai_board::{ByColor, Color, Point, Position};
use semeai_race::Ending;
use semeai_race::solve::{Outcome, Race};

use super::judge::{Thought, worth};
use super::partner::KnownRace;
use super::situation::Situation;
use super::style::PlayStyle;
use crate::host::Control;
use crate::play_out::course::{self, Course};
use crate::play_out::defence::RightMoves;
use crate::play_out::partner;
use crate::play_out::person::Person;
use crate::play_out::rules::{End, MoveResult, Past, PlayChoice, Refusal, Rules};

/// The most ko threats that a side can be given.
pub const MAX_THREATS: u8 = 9;

/// A race that is being played out.
pub type PlayOut = Course<Situation>;

/// A move of a race that has been made.
pub type Turn = course::Turn<Situation>;

/// Asks who captures in a race, and for the program's move if it is its turn.
pub type Think = partner::Think<Situation>;

/// A move that gave something away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slip {
    /// The number of the move, from 1.
    pub number: usize,
    /// Whose move it was.
    pub color: Color,
    /// What would have come of the race.
    pub before: Outcome,
    /// What comes of the race after it.
    pub after: Outcome,
    /// What should have been played instead, if that was found out.
    pub better: Option<PlayChoice>,
    /// What the program has answered, if it has.
    pub answer: Option<PlayChoice>,
}

impl Rules for Situation {
    type Style = PlayStyle;
    type Known = Outcome;
    type Memory = KnownRace;
    const NAME: &'static str = "play out";

    fn position(&self) -> &Position {
        &self.position
    }

    fn mover(&self) -> Color {
        self.mover
    }

    fn with_mover(mut self, mover: Color) -> Self {
        self.mover = mover;
        self
    }

    fn played(&self, point: Point) -> Result<MoveResult<Self>, Refusal> {
        self.play(point)
    }

    fn passed(&self) -> Self {
        self.elsewhere()
    }

    fn counted(&self) -> ByColor<u32> {
        self.counts()
    }

    fn winner_by(&self, known: Option<&Outcome>) -> Option<Color> {
        // Whether a captor lives is not always plain; if a search says so, it is over too.
        let captor = self.lost.map(Color::opponent);
        let by_search = captor.filter(|&color| known == Some(&Outcome::won_by(color)));
        self.winner().or(by_search)
    }

    fn known_at(&self, end: End) -> Option<Outcome> {
        Some(match end {
            End::Captured(winner) => Outcome::won_by(winner),
            // Who has captured needs no more.
            End::BothElsewhere | End::Repeats => match self.lost {
                Some(lost) => Outcome::won_by(lost.opponent()),
                None => Outcome::Ends(Ending::Seki),
            },
        })
    }

    fn is_of_same(&self, other: &Self) -> bool {
        Arc::ptr_eq(self.shared_race(), other.shared_race())
    }

    fn think(
        &self,
        before: Option<&Self>,
        past: &[Past<Self>],
        style: Option<PlayStyle>,
        memory: &mut KnownRace,
        control: &Control,
    ) -> Thought {
        memory.thought(self, before, past.last(), style, control)
    }

    fn right_moves(&self, memory: &mut KnownRace, control: &Control) -> Option<RightMoves> {
        memory.right_moves(self, control)
    }

    fn gave_away(
        &self,
        color: Color,
        _: Option<Point>,
        before: &Outcome,
        after: Option<&Outcome>,
    ) -> Option<bool> {
        Some(worth(*after?, color)? < worth(*before, color)?)
    }
}

impl Course<Situation> {
    /// The beginning of a race with essential stones of both sides; neither has ko threats.
    pub fn new(race: Race, first: Color, person: Person, style: PlayStyle) -> Self {
        let start = Situation::new(race, first, ByColor::default());
        Self::begin(start, person, style)
    }

    /// Gives a side so many ko threats from here on. Earlier moves keep what they spent.
    pub fn set_threats(&mut self, color: Color, left: u8) {
        let left = left.min(MAX_THREATS);
        let before = self.situation().threats[color];
        self.change_all(|situation| {
            let kept = situation.threats[color].saturating_sub(before);
            situation.threats[color] = kept.saturating_add(left);
        });
    }

    /// Who captures as it stands, if it is known.
    pub fn outcome(&self) -> Option<Outcome> {
        self.known().copied()
    }

    /// Who captures after so many moves, if it is known.
    pub fn outcome_after(&self, moves: usize) -> Option<Outcome> {
        self.known_after(moves).copied()
    }

    /// Whether a move gave something away, by its index.
    pub fn slip(&self, index: usize) -> Option<Slip> {
        let (color, &before, &after) = self.around(index)?;
        let is_worse = worth(after, color)? < worth(before, color)?;
        is_worse.then_some(Slip {
            number: index + 1,
            color,
            before,
            after,
            better: self.turns()[index].better,
            answer: self.answer_to(index),
        })
    }

    /// What the last move, or the one before the program's answer, gave away.
    pub fn last_slip(&self) -> Option<Slip> {
        self.last_of(Self::slip)
    }
}
