//! A game on a small board at one moment of it.

use std::sync::{Arc, OnceLock};

use semeai_board::{Color, IllegalMove, Point, Position, PositionError};
use semeai_life::{
    BestPlayQuestion, GameMoment, MOST_POINTS, Repetition, Scoring, SolvedBoard, Unsolved,
};

use crate::host::Control;
use crate::life::{SolveBoard, budget};
use crate::play_out::{MoveResult, Refusal};

/// The board that is played on; the same from the beginning to the end.
#[derive(Debug)]
struct Solved {
    question: BestPlayQuestion,
    /// Made when it is first thought about.
    board: OnceLock<SolvedBoard>,
}

/// A game on a small board at some moment, with whose turn it is.
#[derive(Clone, Debug)]
pub struct Situation {
    solved: Arc<Solved>,
    /// The board as it stands.
    pub position: Position,
    /// The side whose turn it is.
    pub mover: Color,
    /// How many moves before were passes.
    pub(super) passes: u8,
    /// What the stones that were played have cost, Black's points less White's: nothing by area.
    paid: i32,
}

impl PartialEq for Situation {
    fn eq(&self, other: &Self) -> bool {
        (self.position == other.position && self.mover == other.mover)
            && self.passes == other.passes
    }
}

/// Why no board is played on.
#[derive(Clone, Debug, PartialEq)]
pub enum NoBoard {
    /// The stones are no legal position.
    NoPosition(PositionError),
    /// It cannot be solved.
    Unsolved(Unsolved),
}

/// The board of a document, this side to move first.
///
/// # Errors
///
/// Why there is none.
pub(crate) fn beginning(asked: &SolveBoard, mover: Color) -> Result<Situation, NoBoard> {
    let question = asked.question().map_err(NoBoard::NoPosition)?;
    if question.repetition.has_history() {
        return Err(NoBoard::Unsolved(Unsolved::History));
    }
    let position = question.position.clone();
    let open = position
        .topology()
        .points()
        .difference(&position.protected());
    if open.len() > MOST_POINTS {
        return Err(NoBoard::Unsolved(Unsolved::TooLarge {
            points: open.len(),
            most: MOST_POINTS,
        }));
    }
    Ok(Situation {
        solved: Arc::new(Solved {
            question,
            board: OnceLock::new(),
        }),
        position,
        mover,
        passes: 0,
        paid: 0,
    })
}

impl Situation {
    /// The board with all its scores; nothing if the table was not finished.
    pub(super) fn solved(&self, control: &Control) -> Option<&SolvedBoard> {
        if self.solved.board.get().is_none() {
            let limits = SolveBoard::limits(MOST_POINTS);
            let made = SolvedBoard::new(&self.solved.question, &limits, &mut budget(control));
            // Nobody else makes one: a play-out thinks one thought at a time.
            let _ = self.solved.board.set(made.ok()?);
        }
        self.solved.board.get()
    }

    /// Whether both are moments of the same game.
    pub(super) fn is_of_game(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.solved, &other.solved)
    }

    /// How points are counted.
    pub fn scoring(&self) -> Scoring {
        self.solved.question.scoring
    }

    /// What happens where a position comes back.
    pub fn repetition(&self) -> Repetition {
        self.solved.question.repetition
    }

    /// Whether both have passed.
    pub(super) const fn is_over(&self) -> bool {
        self.passes >= 2
    }

    /// This moment for the table; where both have passed the one before.
    pub(super) fn moment(&self) -> GameMoment<'_> {
        let to_move = match self.is_over() {
            true => self.mover.opponent(),
            false => self.mover,
        };
        GameMoment {
            position: &self.position,
            to_move,
            has_passed: self.passes > 0,
            paid: self.paid,
        }
    }

    /// The side to move plays a stone.
    ///
    /// # Errors
    ///
    /// Why the move cannot be played.
    pub fn play(&self, point: Point) -> Result<MoveResult<Self>, Refusal> {
        if self.position.stone(point).is_some() {
            return Err(Refusal::Illegal(IllegalMove::Occupied));
        }
        let played = self.position.play(self.mover, point);
        let played = played.map_err(Refusal::Illegal)?;
        let cost = match (self.scoring(), self.mover) {
            (Scoring::Area, _) => 0,
            (Scoring::Territory, Color::Black) => -1,
            (Scoring::Territory, Color::White) => 1,
        };
        Ok(MoveResult {
            captured: played.captured,
            situation: Self {
                solved: Arc::clone(&self.solved),
                position: played.position,
                mover: self.mover.opponent(),
                passes: 0,
                paid: self.paid + cost,
            },
            is_after_threat: false,
        })
    }

    /// The side to move passes; a ban by ko is lifted.
    #[must_use]
    pub fn pass(&self) -> Self {
        Self {
            position: self.position.without_ko(),
            mover: self.mover.opponent(),
            passes: self.passes + 1,
            ..self.clone()
        }
    }
}
