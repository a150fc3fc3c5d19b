//! What a science asks about a position, made of the same report as its answer.

use semeai_board::{Color, Point, PointSet};
use semeai_session::attempt::{Attempt, Given, Wanted};

/// A question about a position, in parts that are answered one after the other.
#[derive(Clone, Debug)]
pub struct Question {
    /// All of it in one line.
    pub headline: String,
    /// What is asked one after the other.
    pub parts: Vec<QuestionPart>,
    /// From far to near.
    pub hints: [Hint; Attempt::HINTS],
    /// Whether what is right is still being found out: nothing can be answered yet.
    pub is_reading: bool,
}

/// A part of a question.
#[derive(Clone, Debug)]
pub struct QuestionPart {
    /// "Black to play".
    pub asked: String,
    /// Who plays first in it, if anybody does.
    pub first: Option<Color>,
    /// The points that it asks about, if it does about some.
    pub about: PointSet,
    /// What can be chosen, if it is a choice.
    pub choices: Vec<Choice>,
    /// What is right.
    pub wanted: Wanted,
    /// From far to near, where those of the whole question speak of another part.
    pub hints: Option<[Hint; Attempt::HINTS]>,
}

/// Something that can be chosen.
#[derive(Clone, Debug)]
pub struct Choice {
    /// What it says.
    pub text: String,
    /// Whose side somebody plays who wants to show on the board that it is so.
    pub shown_by: Color,
    /// Who plays first then, where the part does not say that.
    pub first: Option<Color>,
    /// Why it is wrong, where that can be said in a sentence.
    pub why: String,
}

/// A word on the way to the answer, and the points that it speaks of.
#[derive(Clone, Debug, Default)]
pub struct Hint {
    /// The word.
    pub said: String,
    /// The points.
    pub points: PointSet,
}

impl Question {
    /// The hints to the part of this number, from 0.
    pub fn hints_to(&self, part: usize) -> &[Hint; Attempt::HINTS] {
        let own = self.parts.get(part).and_then(|part| part.hints.as_ref());
        own.unwrap_or(&self.hints)
    }

    /// One of which a person alone has the words, and the answer.
    pub fn of_words() -> Self {
        Self {
            is_reading: false,
            ..Self::that_is_read(String::new())
        }
    }

    /// One of which the answer is still being found out.
    pub fn that_is_read(headline: String) -> Self {
        Self {
            headline,
            parts: Vec::new(),
            hints: Default::default(),
            is_reading: true,
        }
    }
}

impl Hint {
    /// One that speaks of points.
    pub const fn new(said: String, points: PointSet) -> Self {
        Self { said, points }
    }

    /// One that speaks of none.
    pub const fn word(said: String) -> Self {
        Self::new(said, PointSet::EMPTY)
    }
}

impl QuestionPart {
    /// One that asks for a first move, any of these.
    pub const fn of_move(first: Color, moves: PointSet, asked: String) -> Self {
        Self {
            asked,
            first: Some(first),
            about: PointSet::EMPTY,
            choices: Vec::new(),
            wanted: Wanted::AnyOf(moves),
            hints: None,
        }
    }

    /// The same with hints of its own.
    #[must_use]
    pub fn hinted(self, hints: [Hint; Attempt::HINTS]) -> Self {
        Self {
            hints: Some(hints),
            ..self
        }
    }

    /// Whether it is answered by a click on one point.
    pub const fn is_of_one_point(&self) -> bool {
        matches!(self.wanted, Wanted::AnyOf(_))
    }

    /// Whether it is answered by marking points.
    pub const fn is_of_points(&self) -> bool {
        matches!(self.wanted, Wanted::All(_))
    }

    /// What is tried on the board: why an answer is wrong, or how the other side resists a move that is right.
    pub fn trial(&self, given: &Given) -> Option<Trial> {
        let (first, side, point) = match given {
            Given::Choice(number) => {
                let choice = self.choices.get(*number)?;
                (self.first.or(choice.first)?, choice.shown_by, None)
            }
            Given::Point(point) => (self.first?, self.first?, Some(*point)),
            Given::Points(given) => {
                // A point that is too many, or else one that lacks.
                let Wanted::All(wanted) = &self.wanted else {
                    return None;
                };
                let more = given.difference(wanted).first();
                let point = more.or_else(|| wanted.difference(given).first())?;
                (self.first?, self.first?, Some(point))
            }
        };
        Some(Trial {
            first,
            side,
            point,
            about: self.about.first(),
            is_right: self.wanted.is_met_by(given),
            has_begun: false,
        })
    }
}

/// An answer that is tried in a play-out.
#[derive(Clone, Copy, Debug)]
pub struct Trial {
    /// Who moves first.
    pub first: Color,
    /// The side that the person plays.
    pub side: Color,
    /// The first move, if that is what is tried.
    pub point: Option<Point>,
    /// The point that is fought for, if it is asked about one.
    pub about: Option<Point>,
    /// Whether it is right: then the other side tries every best defence.
    pub is_right: bool,
    /// Whether the play-out is there and the move was made in it.
    pub has_begun: bool,
}
