//! A board solved: the score with best play, what every first move loses, and a best line.

mod history;
mod line;
mod outcome;

use semeai_board::{ByColor, Color, Point, PointSet, Position};
use semeai_search::{Halt, PositionBudget};

use self::history::WithHistory;
pub use self::outcome::{Outcome, Repetition};
use crate::ground;
use crate::history::MOST_POINTS_WITH_HISTORY;
use crate::net::{MOST_POINTS, Net};
use crate::question::LifeLimits;
use crate::table::{Bounds, Place, ScoreTable, Scoring, Turn, bytes_of_scores};

/// A question about the score of a board with best play: data that can be compared.
#[derive(Clone, Debug, PartialEq)]
pub struct BestPlayQuestion {
    /// The board. Its protected stones are never captured.
    pub position: Position,
    /// How points are counted.
    pub scoring: Scoring,
    /// What happens where a position comes back.
    pub repetition: Repetition,
    /// Which sides are looked at as moving first.
    pub first: ByColor<bool>,
}

/// The answer to a [`BestPlayQuestion`].
#[derive(Clone, Debug, PartialEq)]
pub struct BestPlayReport {
    /// What was asked.
    pub question: BestPlayQuestion,
    /// By who moves first; nothing for a side that was not asked about, or where there is no answer.
    pub starts: ByColor<Option<BestPlay>>,
    /// Why there is no answer, or not for all that was asked.
    pub unsolved: Option<Unsolved>,
    /// How many legal positions the board has; nothing if they were not counted.
    pub positions: Option<u64>,
}

/// Why a board was not solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsolved {
    /// So many points vary, and at most so many may.
    TooLarge {
        /// How many there are.
        points: usize,
        /// How many there may be by this rule of repetition.
        most: usize,
    },
    /// The table would take so many bytes, more than there may be.
    TooMuchMemory(u64),
    /// By territory what comes back by a rule of history is not defined: play goes on after two passes.
    NoTerritory,
    /// The budget was spent, or somebody stopped it.
    Halted,
}

/// Best play where one side moves first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BestPlay {
    /// What it comes to.
    pub outcome: Outcome,
    /// What each side can force if the game is to end: where the two differ, somebody rather goes on for ever. Nothing where
    /// history counts: there every game ends.
    pub bounds: Option<Bounds>,
    /// Every legal first move, by point, and the pass last.
    pub moves: Vec<FirstPlay>,
    /// A line of best moves of both sides until the game ends, the shortest that there is; a pass is nothing. It is empty where none
    /// ends, or none was found.
    pub line: Vec<Option<Point>>,
}

impl BestPlay {
    /// The best first moves.
    pub fn best(&self) -> impl Iterator<Item = &FirstPlay> {
        self.moves.iter().filter(|it| it.loss == Some(0))
    }
}

/// A first move and what it comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FirstPlay {
    /// Where the stone is put; nothing for a pass.
    pub played: Option<Point>,
    /// What it comes to with best play from then on.
    pub outcome: Outcome,
    /// How many points it loses against best play; nothing where one of the two has no result and the other has one.
    pub loss: Option<i32>,
}

/// Finds out the score with best play.
///
/// What is over the limits or the budget stands in the report as that. It costs two words for each of 3^n positions of the n points
/// that vary, and some sweeps over them; with a rule of history every line of play that matters.
#[must_use]
pub fn best_play(
    question: &BestPlayQuestion,
    limits: &LifeLimits,
    budget: &mut PositionBudget,
) -> BestPlayReport {
    let mut report = BestPlayReport {
        question: question.clone(),
        starts: ByColor::default(),
        unsolved: None,
        positions: None,
    };
    if let Err(unsolved) = solve(question, limits, budget, &mut report) {
        report.unsolved = Some(unsolved);
    }
    report
}

impl From<Halt> for Unsolved {
    fn from(_: Halt) -> Self {
        Self::Halted
    }
}

fn solve(
    question: &BestPlayQuestion,
    limits: &LifeLimits,
    budget: &mut PositionBudget,
    report: &mut BestPlayReport,
) -> Result<(), Unsolved> {
    let board = Board::of(question, limits)?;
    let table = ScoreTable::new(board.net.clone(), question.scoring, limits.threads, budget)?;
    report.positions = Some(table.positions());
    for first in Color::ALL {
        if question.first[first] {
            report.starts[first] = Some(board.start(question, &table, first, budget)?);
        }
    }
    Ok(())
}

/// The points that vary, and what lies outside.
struct Board {
    position: Position,
    points: PointSet,
    net: Net,
    /// What is added to the score that a table knows.
    outside: i32,
}

impl Board {
    fn of(question: &BestPlayQuestion, limits: &LifeLimits) -> Result<Self, Unsolved> {
        let position = &question.position;
        let protected = position.protected();
        let points = position.topology().points().difference(&protected);
        let most = if question.repetition.has_history() {
            MOST_POINTS_WITH_HISTORY
        } else {
            MOST_POINTS
        };
        let most = most.min(limits.points);
        if question.repetition.has_history() && question.scoring == Scoring::Territory {
            return Err(Unsolved::NoTerritory);
        }
        let too_large = Unsolved::TooLarge {
            points: points.len(),
            most,
        };
        if points.len() > most {
            return Err(too_large);
        }
        let bytes = bytes_of_scores(points.len(), question.scoring);
        if bytes > limits.bytes {
            return Err(Unsolved::TooMuchMemory(bytes));
        }
        let net = ground::net(position, &points).ok_or(too_large)?;
        let balance = |of: &dyn Fn(Color) -> usize| {
            let [black, white] = Color::ALL.map(|color| i32::try_from(of(color)).unwrap_or(0));
            black - white
        };
        let safe = balance(&|color| position.stones(color).intersection(&protected).len());
        let there = balance(&|color| position.stones(color).len());
        Ok(Self {
            position: position.clone(),
            points,
            net,
            outside: match question.scoring {
                Scoring::Area => safe,
                // Stones that were there at first are no points.
                Scoring::Territory => safe - there,
            },
        })
    }

    fn turn(&self, first: Color) -> Turn {
        let number = |point| self.points.iter().position(|it| it == point);
        let ban = self.position.ko();
        let ban = ban.and_then(|(color, point)| Some((color, number(point)?)));
        Turn {
            place: Place {
                stones: ground::stones(&self.position, &self.points),
                ban,
            },
            to_move: first,
            passed: false,
        }
    }

    /// What is known of the points that vary, for the whole board.
    fn whole(&self, bounds: Bounds) -> Bounds {
        Bounds {
            least: bounds.least + self.outside,
            most: bounds.most + self.outside,
        }
    }

    fn outcome(&self, bounds: Bounds) -> Outcome {
        Outcome::of(self.whole(bounds))
    }

    fn start(
        &self,
        question: &BestPlayQuestion,
        table: &ScoreTable,
        first: Color,
        budget: &mut PositionBudget,
    ) -> Result<BestPlay, Unsolved> {
        let turn = self.turn(first);
        let places = (0..self.net.len()).zip(&self.points);
        let places: Vec<(usize, Point)> = places.collect();
        if question.repetition.has_history() {
            let is_situational = question.repetition == Repetition::Situational;
            let mut history = WithHistory::new(table, is_situational, turn);
            let (outcome, moves) = history.solve(budget)?;
            let named = |played: Option<usize>| played.map(|number| places[number].1);
            let score = |score: i32| Outcome::Score(score + self.outside);
            let moves = moves.into_iter().map(|(played, found)| FirstPlay {
                played: named(played),
                outcome: score(found),
                loss: Some((outcome - found).abs()),
            });
            let line = history.line(outcome, budget)?;
            return Ok(BestPlay {
                outcome: score(outcome),
                bounds: None,
                moves: moves.collect(),
                line: line.into_iter().map(named).collect(),
            });
        }
        let bounds = self.whole(table.bounds(turn));
        let outcome = Outcome::of(bounds);
        let mut moves = Vec::new();
        let mut add = |played, bounds| {
            let after = self.outcome(bounds);
            let is_told = question.repetition == Repetition::Draw
                || (after == Outcome::Endless) == (outcome == Outcome::Endless);
            moves.push(FirstPlay {
                played,
                outcome: after,
                loss: is_told.then(|| (outcome.points() - after.points()).abs()),
            });
        };
        for &(number, point) in &places {
            if let Some((_, bounds)) = table.after(turn, number) {
                add(Some(point), bounds);
            }
        }
        add(None, table.after_pass(turn).1);
        let line = line::line(table, turn, |bounds| self.outcome(bounds), budget)?;
        let named = |played: Option<usize>| played.map(|number| places[number].1);
        Ok(BestPlay {
            outcome,
            bounds: Some(bounds),
            moves,
            line: line.into_iter().map(named).collect(),
        })
    }
}
