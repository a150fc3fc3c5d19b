//! A board with the scores of all its positions: what any moment of a game on it comes to.

use semeai_board::{Color, Point, PointSet, Position};
use semeai_search::{Halt, PositionBudget};

use super::line;
use super::outcome::{Outcome, Repetition};
use super::question::{BestPlayQuestion, FirstPlay, Unsolved};
use crate::ground;
use crate::history::MOST_POINTS_WITH_HISTORY;
use crate::net::{MOST_POINTS, Net};
use crate::question::LifeLimits;
use crate::table::{Bounds, Place, ScoreTable, Scoring, Turn, bytes_of_scores};

/// The points that vary, and what lies outside.
#[derive(Clone, Debug)]
pub(super) struct Board {
    pub(super) points: PointSet,
    pub(super) net: Net,
    /// What is added to the score that a table knows.
    pub(super) outside: i32,
}

impl Board {
    pub(super) fn of(question: &BestPlayQuestion, limits: &LifeLimits) -> Result<Self, Unsolved> {
        let position = &question.position;
        let protected = position.protected();
        let points = position.topology().points().difference(&protected);
        let most = if question.repetition.has_history() {
            MOST_POINTS_WITH_HISTORY
        } else {
            MOST_POINTS
        };
        // What no limit would allow is told by what the rules do.
        let most = match points.len() > most {
            true => most,
            false => most.min(limits.points),
        };
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
            points,
            net,
            outside: match question.scoring {
                Scoring::Area => safe,
                // Stones that were there at first are no points.
                Scoring::Territory => safe - there,
            },
        })
    }

    /// A moment of a game on the board, for its table.
    pub(super) fn turn(&self, moment: GameMoment<'_>) -> Turn {
        let number = |point| self.points.iter().position(|it| it == point);
        let ban = moment.position.ko();
        let ban = ban.and_then(|(color, point)| Some((color, number(point)?)));
        Turn {
            place: Place {
                stones: ground::stones(moment.position, &self.points),
                ban,
            },
            to_move: moment.to_move,
            passed: moment.has_passed,
        }
    }

    /// The points that vary, in the order of their numbers.
    pub(super) fn places(&self) -> Vec<Point> {
        self.points.iter().take(self.net.len()).collect()
    }
}

/// A moment of a game.
#[derive(Clone, Copy, Debug)]
pub struct GameMoment<'a> {
    /// The stones, with the ban of a ko.
    pub position: &'a Position,
    /// Who is to move.
    pub to_move: Color,
    /// Whether the other side has just passed, so that a pass ends the game, or by territory its first part.
    pub has_passed: bool,
    /// What the stones that were placed since the board was solved have cost, Black's points less White's: nothing by area.
    pub paid: i32,
}

/// A board of which the score of every position is known, where no history counts.
///
/// ```
/// use semeai_board::{ByColor, Color, Position, Setup, Topology};
/// use semeai_life::{BestPlayQuestion, GameMoment, LifeLimits, Outcome, Repetition, Scoring, SolvedBoard};
/// use semeai_search::PositionBudget;
///
/// let board = std::sync::Arc::new(Topology::rectangle(3, 3)?);
/// let position = Position::new(Setup::new(board))?;
/// let question = BestPlayQuestion {
///     position: position.clone(),
///     scoring: Scoring::Area,
///     repetition: Repetition::Draw,
///     first: ByColor { black: true, white: true },
/// };
/// let mut budget = PositionBudget::new(1_000_000);
/// let solved = SolvedBoard::new(&question, &LifeLimits::default(), &mut budget).expect("small");
/// let middle = position.topology().point("B2").expect("a point");
/// let after = position.play(Color::Black, middle)?.position;
/// let moment = GameMoment { position: &after, to_move: Color::White, has_passed: false, paid: 0 };
/// // With his first stone in the middle Black gets all nine points.
/// assert_eq!(solved.outcome(moment), Outcome::Score(9));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct SolvedBoard {
    pub(super) board: Board,
    pub(super) table: ScoreTable,
    repetition: Repetition,
}

impl SolvedBoard {
    /// Solves a board; which sides are asked about as first does not matter. It costs as much as [`best_play`](super::best_play) does.
    ///
    /// # Errors
    ///
    /// Why it is not solved; [`Unsolved::History`] where what may be played hangs on the whole game.
    pub fn new(
        question: &BestPlayQuestion,
        limits: &LifeLimits,
        budget: &mut PositionBudget,
    ) -> Result<Self, Unsolved> {
        if question.repetition.has_history() {
            return Err(Unsolved::History);
        }
        Self::made(question, limits, budget)
    }

    /// The same for any rule of repetition: where history counts its scores are those without.
    pub(super) fn made(
        question: &BestPlayQuestion,
        limits: &LifeLimits,
        budget: &mut PositionBudget,
    ) -> Result<Self, Unsolved> {
        let board = Board::of(question, limits)?;
        let table = ScoreTable::new(board.net.clone(), question.scoring, limits.threads, budget)?;
        Ok(Self {
            board,
            table,
            repetition: question.repetition,
        })
    }

    /// How many points a stone costs its side.
    #[must_use]
    pub fn cost(&self) -> i32 {
        self.table.cost()
    }

    /// What each side can force for the whole board from a moment on.
    pub(super) fn bounds(&self, moment: GameMoment<'_>) -> Bounds {
        self.whole(self.table.bounds(self.board.turn(moment)), moment.paid)
    }

    fn whole(&self, bounds: Bounds, paid: i32) -> Bounds {
        let more = self.board.outside + paid;
        Bounds {
            least: bounds.least + more,
            most: bounds.most + more,
        }
    }

    /// What the game comes to from a moment on, with what was paid.
    #[must_use]
    pub fn outcome(&self, moment: GameMoment<'_>) -> Outcome {
        Outcome::of(self.bounds(moment))
    }

    /// Every legal move of a moment, by point, and the pass last.
    #[must_use]
    pub fn moves(&self, moment: GameMoment<'_>) -> Vec<FirstPlay> {
        let (turn, best) = (self.board.turn(moment), self.outcome(moment));
        let play = |played, bounds| {
            let outcome = Outcome::of(self.whole(bounds, moment.paid));
            let is_told = self.repetition == Repetition::Draw
                || (outcome == Outcome::Endless) == (best == Outcome::Endless);
            FirstPlay {
                played,
                outcome,
                loss: is_told.then(|| (best.points() - outcome.points()).abs()),
            }
        };
        let places = self.board.places();
        let stones = places.iter().enumerate().filter_map(|(number, point)| {
            let (_, bounds) = self.table.after(turn, number)?;
            Some(play(Some(*point), bounds))
        });
        let mut moves: Vec<FirstPlay> = stones.collect();
        moves.push(play(None, self.table.after_pass(turn).1));
        moves
    }

    /// A best line from a moment on, the shortest that there is, a pass being nothing; empty where none ends, or none was found.
    ///
    /// # Errors
    ///
    /// If the budget is spent, or somebody stops it.
    pub fn line(
        &self,
        moment: GameMoment<'_>,
        budget: &mut PositionBudget,
    ) -> Result<Vec<Option<Point>>, Halt> {
        let outcome = |bounds| Outcome::of(self.whole(bounds, moment.paid));
        let line = line::line(&self.table, self.board.turn(moment), outcome, budget)?;
        let places = self.board.places();
        Ok(line
            .into_iter()
            .map(|played| played.map(|number| places[number]))
            .collect())
    }
}
