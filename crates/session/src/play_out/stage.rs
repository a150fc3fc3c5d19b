//! The play-out of a document, from the moment that its race is looked for.

use semeai_board::{Color, Point};
use semeai_race::solve::Race;

use super::person::Person;
use super::race::{PlayOut, PlayStyle, Refusal, Slip};
use crate::document::Snapshot;

/// Something asked of a play-out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayAction {
    /// The side to move plays here.
    At(Point),
    /// The side to move plays elsewhere.
    Elsewhere,
    /// The last move of the person is taken back.
    TakeBack,
    /// A move that was taken back is made again.
    Forward,
    /// A losing move is taken back.
    TakeBackSlip(Slip),
    /// From the beginning, this side first.
    Restart(Color),
    /// Who plays which side.
    Person(Person),
    /// How the program plays.
    Style(PlayStyle),
    /// How many ko threats a side has left.
    Threats(Color, u8),
    /// The program stops thinking.
    Stop,
    /// It goes on thinking.
    GoOn,
}

/// The play-out of a document. It lasts until it is left or the document changes.
#[derive(Debug, Default)]
pub struct Play {
    stage: Stage,
    refusal: Option<Refusal>,
    /// Who plays which side; it outlasts a play-out.
    person: Person,
    /// How the program plays; it outlasts a play-out.
    style: PlayStyle,
    /// The document that is played out.
    of: Option<Snapshot>,
}

/// What is being played.
#[derive(Debug, Default)]
pub enum Stage {
    /// Nothing.
    #[default]
    Away,
    /// The race is still being looked for.
    Finding,
    /// There is no race to play.
    NoRace,
    /// The search for the race broke down: a defect of the program.
    Failed,
    /// A race.
    On(Box<PlayOut>),
}

impl Play {
    /// What is being played.
    pub const fn stage(&self) -> &Stage {
        &self.stage
    }

    /// The race that is being played.
    pub fn game(&self) -> Option<&PlayOut> {
        match &self.stage {
            Stage::On(game) => Some(game),
            Stage::Away | Stage::Finding | Stage::NoRace | Stage::Failed => None,
        }
    }

    /// Whether its race is still being looked for.
    pub(crate) const fn is_finding(&self) -> bool {
        matches!(self.stage, Stage::Finding)
    }

    /// As [`Play::game`], to change it.
    pub(crate) fn game_mut(&mut self) -> Option<&mut PlayOut> {
        match &mut self.stage {
            Stage::On(game) => Some(game),
            Stage::Away | Stage::Finding | Stage::NoRace | Stage::Failed => None,
        }
    }

    /// Why the last thing that was asked did nothing.
    pub const fn refusal(&self) -> Option<Refusal> {
        self.refusal
    }

    /// Whether nothing is being played.
    pub const fn is_away(&self) -> bool {
        matches!(self.stage, Stage::Away)
    }

    /// Whether the race of this document has been looked for.
    pub(crate) fn is_of(&self, document: &Snapshot) -> bool {
        !self.is_away() && self.of.as_ref() == Some(document)
    }

    /// The race of a document is being looked for.
    pub(crate) fn find(&mut self, document: Snapshot) {
        self.of = Some(document);
        self.stage = Stage::Finding;
    }

    /// Leaves the play-out; the document is as it was.
    pub(crate) fn leave(&mut self) {
        self.stage = Stage::Away;
        self.refusal = None;
    }

    /// Begins with the race that was found, this side first.
    pub(crate) fn begin(&mut self, race: Option<Race>, first: Color) {
        self.refusal = None;
        self.stage = match race {
            Some(race) => Stage::On(Box::new(PlayOut::new(race, first, self.person, self.style))),
            None => Stage::NoRace,
        };
    }

    /// The search for the race has broken down.
    pub(crate) fn fail(&mut self) {
        self.refusal = None;
        self.stage = Stage::Failed;
    }

    /// Does what is asked of the race; a move that is refused changes nothing.
    pub(crate) fn change(&mut self, action: PlayAction) {
        self.refusal = None;
        match action {
            PlayAction::Person(person) => self.person = person,
            PlayAction::Style(style) => self.style = style,
            _ => {}
        }
        if let Stage::On(game) = &mut self.stage
            && let Err(refusal) = change(game, action)
        {
            self.refusal = Some(refusal);
        }
    }
}

fn change(game: &mut PlayOut, action: PlayAction) -> Result<(), Refusal> {
    match action {
        // The program's stones are its own affair.
        PlayAction::At(_) | PlayAction::Elsewhere if game.is_programs_turn() => {}
        PlayAction::At(point) => game.play(point)?,
        PlayAction::Elsewhere => game.play_elsewhere()?,
        PlayAction::TakeBack => {
            game.take_back();
        }
        PlayAction::Forward => {
            game.forward();
        }
        PlayAction::TakeBackSlip(slip) => game.take_back_slip(slip),
        PlayAction::Restart(first) => game.restart(first),
        PlayAction::Person(person) => game.set_person(person),
        PlayAction::Style(style) => game.set_style(style),
        PlayAction::Threats(color, left) => game.set_threats(color, left),
        PlayAction::Stop | PlayAction::GoOn => {}
    }
    Ok(())
}
