//! A board solved: the score with best play, what every first move loses, and a best line.

mod history;
mod line;
mod outcome;
mod question;
mod solved;

use semeai_board::{ByColor, Color};
use semeai_search::PositionBudget;

use self::history::WithHistory;
pub use self::outcome::{Outcome, Repetition};
pub use self::question::{BestPlay, BestPlayQuestion, BestPlayReport, FirstPlay, Unsolved};
pub use self::solved::{GameMoment, SolvedBoard};
use crate::question::LifeLimits;

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

fn solve(
    question: &BestPlayQuestion,
    limits: &LifeLimits,
    budget: &mut PositionBudget,
    report: &mut BestPlayReport,
) -> Result<(), Unsolved> {
    let solved = SolvedBoard::made(question, limits, budget)?;
    report.positions = Some(solved.table.positions());
    for first in Color::ALL {
        if question.first[first] {
            let moment = GameMoment {
                position: &question.position,
                to_move: first,
                has_passed: false,
                paid: 0,
            };
            let start = match question.repetition.has_history() {
                true => start_with_history(question, &solved, moment, budget)?,
                false => start(&solved, moment, budget)?,
            };
            report.starts[first] = Some(start);
        }
    }
    Ok(())
}

fn start(
    solved: &SolvedBoard,
    moment: GameMoment<'_>,
    budget: &mut PositionBudget,
) -> Result<BestPlay, Unsolved> {
    Ok(BestPlay {
        outcome: solved.outcome(moment),
        bounds: Some(solved.bounds(moment)),
        moves: solved.moves(moment),
        line: solved.line(moment, budget)?,
    })
}

fn start_with_history(
    question: &BestPlayQuestion,
    solved: &SolvedBoard,
    moment: GameMoment<'_>,
    budget: &mut PositionBudget,
) -> Result<BestPlay, Unsolved> {
    let is_situational = question.repetition == Repetition::Situational;
    let turn = solved.board.turn(moment);
    let mut history = WithHistory::new(&solved.table, is_situational, turn);
    let (outcome, moves) = history.solve(budget)?;
    let places = solved.board.places();
    let named = |played: Option<usize>| played.map(|number| places[number]);
    let score = |score: i32| Outcome::Score(score + solved.board.outside);
    let moves = moves.into_iter().map(|(played, found)| FirstPlay {
        played: named(played),
        outcome: score(found),
        loss: Some((outcome - found).abs()),
    });
    let line = history.line(outcome, budget)?;
    Ok(BestPlay {
        outcome: score(outcome),
        bounds: None,
        moves: moves.collect(),
        line: line.into_iter().map(named).collect(),
    })
}
