//! A game on a small board as it is played: what it comes to after every move, and what moves lose.

use semeai_board::{ByColor, Color, Point, Position};
use semeai_life::{FirstPlay, Outcome, SolvedBoard};
use semeai_search::PositionBudget;

use super::situation::Situation;
use crate::host::Control;
use crate::play_out::course::{self, Course};
use crate::play_out::defence::RightMoves;
use crate::play_out::partner;
use crate::play_out::rules::{self, End, MoveResult, Past, PlayChoice, Refusal, Rules};

/// How many positions the search for the shortest way to the end may look at.
const LINE_POSITIONS: u64 = 1_000_000;

/// A game on a small board.
pub type PlayOut = Course<Situation>;

/// A move of it that has been made.
pub type Turn = course::Turn<Situation>;

/// Asks what it comes to, and for the program's move if it is its turn.
pub type Think = partner::Think<Situation>;

/// What is known of a moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// What the game comes to with best play from here on; nothing if that was not found out.
    pub outcome: Option<Outcome>,
    /// Every legal move, by point, and the pass last; none where the game is over.
    pub moves: Vec<FirstPlay>,
}

impl Standing {
    const UNKNOWN: Self = Self {
        outcome: None,
        moves: Vec::new(),
    };

    /// What a move comes to, a pass being nothing.
    fn of(&self, played: Option<Point>) -> Option<&FirstPlay> {
        self.moves.iter().find(|it| it.played == played)
    }
}

/// A move that lost something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slip {
    /// The number of the move, from 1.
    pub number: usize,
    /// Whose move it was.
    pub color: Color,
    /// The point it was played on; absent for a pass.
    pub played: Option<Point>,
    /// What the game came to before it, and after it.
    pub outcomes: [Outcome; 2],
    /// What should have been played instead, if that was found out.
    pub better: Option<PlayChoice>,
    /// What the program has answered, if it has.
    pub answer: Option<PlayChoice>,
}

impl Situation {
    fn standing(&self, solved: &SolvedBoard) -> Standing {
        let moment = self.moment();
        let moves = solved.moves(moment);
        match self.is_over() {
            true => Standing {
                outcome: moves.last().map(|pass| pass.outcome),
                moves: Vec::new(),
            },
            false => Standing {
                outcome: Some(solved.outcome(moment)),
                moves,
            },
        }
    }

    /// The next move of a shortest line of best play, else any best move.
    fn choice(&self, solved: &SolvedBoard, control: &Control) -> PlayChoice {
        let mut budget = PositionBudget::new(LINE_POSITIONS).with_stop(Some(control.stop_flag()));
        let line = solved.line(self.moment(), &mut budget).unwrap_or_default();
        let any = || {
            let moves = solved.moves(self.moment());
            let best = moves.into_iter().find(|it| it.loss == Some(0));
            best.and_then(|it| it.played)
        };
        line.first().copied().unwrap_or_else(any).into()
    }

    /// What should have been played instead of the last move, if that lost something.
    fn better(last: &Past<Self>, solved: &SolvedBoard, control: &Control) -> Option<PlayChoice> {
        let then = &last.situation;
        let known = then.standing(solved);
        let lost = lost(then.mover, &known, last.point)?;
        lost.then(|| then.choice(solved, control))
    }
}

/// Whether a side's move lost something; nothing where that is not known.
fn lost(color: Color, before: &Standing, played: Option<Point>) -> Option<bool> {
    let [best, found] = [before.outcome?, before.of(played)?.outcome].map(Outcome::points);
    Some(match color {
        Color::Black => found < best,
        Color::White => found > best,
    })
}

impl Rules for Situation {
    type Style = ();
    type Known = Standing;
    type Memory = ();
    const NAME: &'static str = "play on a board";

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
        self.pass()
    }

    /// The stones of each side.
    fn counted(&self) -> ByColor<u32> {
        let count = |color| u32::try_from(self.position.stones(color).len()).unwrap_or(u32::MAX);
        ByColor::new_with(count)
    }

    fn winner_by(&self, _: Option<&Standing>) -> Option<Color> {
        None
    }

    fn known_at(&self, end: End) -> Option<Standing> {
        match end {
            End::Repeats => Some(Standing {
                outcome: Some(Outcome::Endless),
                moves: Vec::new(),
            }),
            End::Captured(_) | End::BothElsewhere => None,
        }
    }

    fn is_of_same(&self, other: &Self) -> bool {
        self.is_of_game(other)
    }

    fn think(
        &self,
        before: Option<&Self>,
        past: &[Past<Self>],
        style: Option<()>,
        (): &mut (),
        control: &Control,
    ) -> rules::Thought<Standing> {
        let Some(solved) = self.solved(control) else {
            return rules::Thought {
                outcome: Standing::UNKNOWN,
                before: before.map(|_| Standing::UNKNOWN),
                choice: None,
                better: None,
                defences: None,
            };
        };
        let choice = style.filter(|()| !self.is_over());
        rules::Thought {
            outcome: self.standing(solved),
            before: before.map(|before| before.standing(solved)),
            choice: choice.map(|()| self.choice(solved, control)),
            better: past
                .last()
                .and_then(|last| Self::better(last, solved, control)),
            defences: None,
        }
    }

    fn right_moves(&self, (): &mut (), control: &Control) -> Option<RightMoves> {
        let known = self.standing(self.solved(control)?);
        let is_right = |played| lost(self.mover, &known, played).map(|lost| !lost);
        let points = known.moves.iter().filter_map(|it| it.played);
        let judged = points.map(|point| (point, is_right(Some(point))));
        Some(RightMoves::of(judged, is_right(None)?))
    }

    fn gave_away(
        &self,
        color: Color,
        point: Option<Point>,
        before: &Standing,
        _: Option<&Standing>,
    ) -> Option<bool> {
        lost(color, before, point)
    }
}

impl Course<Situation> {
    /// What the game comes to after so many moves, if that is known.
    pub fn outcome_after(&self, moves: usize) -> Option<Outcome> {
        self.known_after(moves)?.outcome
    }

    /// Whether a move lost something, by its index.
    pub fn slip(&self, index: usize) -> Option<Slip> {
        let turn = self.turns().get(index)?;
        let before = self.known_after(index)?;
        lost(turn.color, before, turn.point)?.then_some(())?;
        Some(Slip {
            number: index + 1,
            color: turn.color,
            played: turn.point,
            outcomes: [before.outcome?, before.of(turn.point)?.outcome],
            better: turn.better,
            answer: self.answer_to(index),
        })
    }

    /// What the last move, or the one before the program's answer, lost.
    pub fn last_slip(&self) -> Option<Slip> {
        self.last_of(Self::slip)
    }
}
