//! A drawn board as a race, and what is proved of it.

use semeai_board::{ByColor, Color, Diagram, Point, PointSet, Position, Role};
use semeai_search::PositionBudget;

use super::kind::{RaceAsk, RaceKind};
use super::throw_in::ThrowIn;
use crate::propose::around;
use crate::solve::{KoTurn, Outcome, Race, Solution, SolveLimits, Solver};

/// The most positions of one start. As long as they are so few no search asks for a second thread, so that what is found within them is the
/// same everywhere.
const POSITIONS: u64 = 19_000;

/// Exercises are small, and tables are made anew for each.
const TABLE_BYTES: usize = 1 << 22;

/// A drawn board that is a race.
#[derive(Debug)]
pub(super) struct Candidate {
    pub(super) diagram: Diagram,
    pub(super) position: Position,
    pub(super) race: Race,
}

/// What is asked of a race: as much as must not change where a stone is taken away.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Answer {
    endings: ByColor<Option<Outcome>>,
    moves: Vec<Point>,
    threats: Option<KoTurn>,
    /// How the stone is taken that is thrown in, where that is asked for: by the same move without it, another lesson is learned.
    thrown_in: Option<ThrowIn>,
}

impl Candidate {
    /// The race of a diagram; nothing if it is illegal or no race of one block of each side.
    pub(super) fn new(diagram: Diagram) -> Option<Self> {
        let position = diagram.position().ok()?;
        let roles = &diagram.roles;
        let essential = ByColor::new_with(|color| roles.stones(&position, color, Role::Essential));
        let is_one = |color: Color| {
            let block = essential[color]
                .first()
                .and_then(|at| position.block_at(at));
            block.is_some_and(|block| block.stones == essential[color])
        };
        if !Color::ALL.into_iter().all(is_one) {
            return None;
        }
        let found = around(&position, roles, &essential, &SolveLimits::default()).ok()?;
        let race = found.first()?.race(&position);
        let is_joined = |color: Color| !race.position.protected().is_disjoint(&essential[color]);
        (!Color::ALL.into_iter().any(is_joined)).then_some(Self {
            diagram,
            position,
            race,
        })
    }

    /// The empty points on which it is fought.
    pub(super) fn open(&self) -> PointSet {
        self.race.relevant.intersection(&self.position.empty())
    }

    /// The liberties of the essential block of a side.
    pub(super) fn liberties(&self, color: Color) -> PointSet {
        let block = self.race.essential[color].first();
        let block = block.and_then(|at| self.position.block_at(at));
        block.map_or(PointSet::EMPTY, |block| block.liberties)
    }

    /// The stones that are neither safe nor essential.
    pub(super) fn unknown(&self) -> PointSet {
        let roles = &self.diagram.roles;
        let of = |color| roles.stones(&self.position, color, Role::Unknown);
        of(Color::Black).union(&of(Color::White))
    }

    /// The same without one stone; nothing if that is no race.
    fn without(&self, stone: Point) -> Option<Self> {
        let mut diagram = self.diagram.clone();
        diagram.setup.set(stone, None);
        Self::new(diagram)
    }

    /// Who wins by who starts, with a solver that knows it; nothing if that is not proved within the positions.
    pub(super) fn proved(&self, first: Option<Color>, budget: &PositionBudget) -> Option<Solver> {
        let limits = SolveLimits::within(budget.clone().with_positions(POSITIONS))
            .with_table_bytes(TABLE_BYTES);
        let mut solver = Solver::new(&self.race, first, &limits).ok()?;
        solver.search(if first.is_none() {
            2 * POSITIONS
        } else {
            POSITIONS
        });
        if !solver.is_decided() {
            return None;
        }
        solver.follow(POSITIONS);
        solver.is_sure().then_some(solver)
    }

    /// What is asked, if it is found out.
    fn answer(&self, kind: RaceKind, budget: &PositionBudget) -> Option<Answer> {
        let first = (kind.asks() != RaceAsk::Ending).then_some(Color::Black);
        let mut solver = self.proved(first, budget)?;
        Answer::of(self, kind, &details(&mut solver))
    }

    /// Whether every stone that is neither safe nor essential is needed: without it there is no such position, or another answer.
    pub(super) fn needs_every_stone(
        &self,
        answer: &Answer,
        kind: RaceKind,
        budget: &PositionBudget,
    ) -> bool {
        self.unknown().iter().all(|stone| {
            let Some(without) = self.without(stone) else {
                return true;
            };
            // What cannot be told within the positions is not known to be needed.
            let other = without.answer(kind, budget);
            other.is_some_and(|other| other != *answer)
        })
    }
}

/// Everything about the starts that were asked for.
pub(super) fn details(solver: &mut Solver) -> Solution {
    solver.solution(2 * POSITIONS)
}

impl Answer {
    /// What a solution says to a question; nothing if it leaves something open.
    pub(super) fn of(candidate: &Candidate, kind: RaceKind, solution: &Solution) -> Option<Self> {
        let ask = kind.asks();
        let mut starts = solution
            .starts
            .iter()
            .filter_map(|(_, start)| start.as_ref());
        if starts.any(|start| start.left_open.is_some() || start.outcome == Outcome::Undecided) {
            return None;
        }
        let black = solution.starts.black.as_ref()?;
        if ask != RaceAsk::Ending && !black.unjudged.is_empty() {
            return None;
        }
        let moves = if ask == RaceAsk::Ending {
            Vec::new()
        } else {
            black.moves.clone()
        };
        let thrown_in = match moves[..] {
            [point] if kind == RaceKind::ThrowIn => ThrowIn::at(&candidate.position, point),
            _ => None,
        };
        Some(Self {
            endings: ByColor {
                black: Some(black.outcome),
                white: match ask {
                    RaceAsk::Ending => solution.starts.white.as_ref().map(|it| it.outcome),
                    RaceAsk::FirstMove | RaceAsk::KoThreats => None,
                },
            },
            moves,
            threats: black
                .ko
                .map(|ko| ko.turn)
                .filter(|_| ask == RaceAsk::KoThreats),
            thrown_in,
        })
    }
}
