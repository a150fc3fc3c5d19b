//! Solving a race with nearer and wider surroundings.
//!
//! A race on a whole board has no edge. What lies near decides most races, and a search of it takes milliseconds; what
//! lies farther can change the result, and costs more. The widest answer counts. So the widths are searched from far to
//! near with little each until one is answered, and from there outwards again with much. A width that is not answered
//! may still rule out what a nearer one says; then that is not told as the answer. Nor is what a nearer one says while wider
//! ones still wait and somebody stops the search: they might have ruled it out.
//!
//! What follows the first capture is much to search in wide surroundings. Where it takes too long, nearer ones of which the same side
//! captures first are asked.

use web_time::Instant;

use semeai_board::{ByColor, Color, Position};

use crate::propose::Proposal;
use crate::solve::{Effort, Outcome, RaceError, Solution, SolveLimits, Solver, after_captures};

/// What every width gets on the way in, twice.
const LITTLE: [u64; 2] = [10_000, 320_000];

/// What a closed race gets once instead: it can be proved at once.
const CLOSED: u64 = 400_000;

/// The part of the budget that goes into moves and lines where wider surroundings are left open: one in so many. It is
/// kept on the way out.
const FOR_DETAILS: u64 = 8;

/// So many positions at most go into moves and lines of an answer that what lies beyond may change, unless it is a ko: how many
/// threats turn it is what one wants to know.
const FOR_DETAILS_NEARBY: u64 = 300_000;

/// The part of the budget that every width gets on the way out at most, the first time: one in so many.
const MODEST: u64 = 20;

/// The part of the budget that may go into what follows the first capture in nearer surroundings than those in which it is known who
/// captures first: one in so many.
const FOR_FOLLOWING: u64 = 12;

/// With more empty points a race is answered with few positions or with very many, so beside an answer it gets nothing
/// of the rest, unless more than usual was granted.
const WIDE: usize = 30;

/// The answer for one of several proposals.
#[derive(Clone, Debug)]
pub struct WidestAnswer {
    /// The place of the proposal in the list that was given.
    pub chosen: usize,
    /// Its answer, with the effort of all searches.
    pub solution: Solution,
    /// Whether it is the one with the widest surroundings.
    pub is_widest: bool,
    /// What nearer surroundings gave for a start, if that was another outcome.
    pub overturned: ByColor<Option<Outcome>>,
}

/// Solves a race, given proposals of it from near to far (see [`crate::propose::proposals`]), for one starter or for
/// each. Where more than 128 points matter a position counts twice in the budget.
///
/// # Errors
///
/// If a proposal names no essential stone of a side.
///
/// # Panics
///
/// If there is no proposal.
pub fn solve_widening(
    position: &Position,
    proposals: &[Proposal],
    first: Option<Color>,
    limits: &SolveLimits,
) -> Result<WidestAnswer, RaceError> {
    let begun = Instant::now();
    let mut widening = Widening::new(position, proposals, first, limits);
    widening.run()?;
    widening.withdraw()?;
    let captured = widening.first_captures();
    widening.follow()?;
    let (chosen, mut solver) = widening.best.take().expect("there is a proposal");
    let before = solver.positions_made();
    let is_widest = chosen + 1 == proposals.len();
    let solution = solver.solution(widening.for_details(is_widest, &captured) / solver.cost());
    let effort = Effort {
        positions: widening.made + solution.effort.positions - before,
        elapsed: begun.elapsed(),
        table_bytes: widening.table_bytes.max(solution.effort.table_bytes),
    };
    let nearer = &widening.nearer;
    Ok(WidestAnswer {
        chosen,
        solution: Solution { effort, ..solution },
        is_widest,
        overturned: ByColor::new_with(|first| {
            nearer[first].filter(|&it| Some(it) != captured[first])
        }),
    })
}

/// The searches so far.
struct Widening<'a> {
    position: &'a Position,
    proposals: &'a [Proposal],
    first: Option<Color>,
    limits: &'a SolveLimits,
    /// The positions made.
    made: u64,
    /// What they cost.
    spent: u64,
    /// The most that the searches took at any time.
    table_bytes: usize,
    /// The widest answer, or the nearest search without one, with what it has learned.
    best: Option<(usize, Solver)>,
    /// The nearest width that still counts: what nearer ones answer is ruled out by it.
    nearest: usize,
    /// What the last answer gave that a wider one has taken the place of.
    nearer: ByColor<Option<Outcome>>,
}

impl<'a> Widening<'a> {
    /// Nothing is searched yet.
    fn new(
        position: &'a Position,
        proposals: &'a [Proposal],
        first: Option<Color>,
        limits: &'a SolveLimits,
    ) -> Self {
        Self {
            position,
            proposals,
            first,
            limits,
            made: 0,
            spent: 0,
            table_bytes: 0,
            best: None,
            nearest: 0,
            nearer: ByColor::default(),
        }
    }

    /// Searches until the widest proposal is answered or the budget is used up.
    fn run(&mut self) -> Result<(), RaceError> {
        let whole = self.limits.positions();
        if self.proposals.len() == 1 {
            return self.search(0, Solver::for_outcome(whole));
        }
        self.inwards()?;
        self.outwards(whole / MODEST, false)?;
        self.outwards(u64::MAX, true)?;
        // Nothing is known without budget, and that is an answer too.
        if self.best.is_none() {
            self.search(0, self.left())?;
        }
        Ok(())
    }

    /// Forgets an answer of nearer surroundings if somebody said stop: what wider ones would have said is not known.
    fn withdraw(&mut self) -> Result<(), RaceError> {
        let is_widest = |widest| widest + 1 == self.proposals.len();
        if let Some(widest) = self.widest().filter(|&widest| !is_widest(widest))
            && self.limits.is_cancelled()
        {
            self.best = Some((widest, self.new_solver(widest)?));
        }
        Ok(())
    }

    /// Searches what follows the first capture. If that takes too long it is searched in nearer surroundings of which the same
    /// holds for who captures first, from near to far as long as the positions for it last: their answer takes the place of one
    /// that takes whoever captures first to live.
    fn follow(&mut self) -> Result<(), RaceError> {
        let Some((widest, mut solver)) = self.best.take_if(|(_, solver)| solver.is_decided())
        else {
            return Ok(());
        };
        // Where nothing lies beyond, what follows a capture is all that a proof lacks.
        let positions = match self.is_whole(widest) {
            true => self.left() / 2 / solver.cost(),
            false => 0,
        };
        let positions = positions.max(after_captures(self.limits));
        self.spend(&mut solver, |solver| solver.follow(positions));
        let is_sure = solver.is_sure();
        self.best = Some((widest, solver));
        if is_sure {
            return Ok(());
        }
        let captured = self.first_captures();
        let whole = self.limits.positions() / FOR_FOLLOWING;
        let end = self.spent + whole.min(self.left());
        for i in 0..widest {
            let left = end.saturating_sub(self.spent);
            if left == 0 || self.limits.is_stopped() {
                break;
            }
            let mut solver = self.new_solver(i)?;
            self.spend(&mut solver, |solver| {
                solver.search(left.min(LITTLE[1]) / solver.cost());
            });
            if solver.first_captures() != captured {
                continue;
            }
            let starts = if self.first.is_some() { 1 } else { 2 };
            let left = end.saturating_sub(self.spent) / starts;
            self.spend(&mut solver, |solver| solver.follow(left / solver.cost()));
            if solver.is_sure() {
                self.best = Some((i, solver));
            }
        }
        Ok(())
    }

    fn first_captures(&self) -> ByColor<Option<Outcome>> {
        let best = self.best.as_ref();
        best.map_or(ByColor::default(), |(_, solver)| solver.first_captures())
    }

    /// From far to near with little each, until one is answered.
    fn inwards(&mut self) -> Result<(), RaceError> {
        // Of a small budget half is left for the way out, which begins with the nearest.
        let half = self.limits.positions() / 2;
        let most = half / (LITTLE.len() * self.proposals.len()) as u64;
        for (round, little) in LITTLE.into_iter().enumerate() {
            for i in (0..self.proposals.len()).rev() {
                let positions = match (self.proposals[i].left_out.is_empty(), round) {
                    (false, _) => little.min(most),
                    (true, 0) => CLOSED.min(half),
                    (true, _) => continue,
                };
                self.search_if_possible(i, positions)?;
                if self.widest().is_some() {
                    return Ok(());
                }
            }
        }
        Ok(())
    }

    /// From the answer outwards, or from the nearest if there is none, with at most so many for each; what comes first
    /// may have most of what is left.
    fn outwards(&mut self, most: u64, is_last: bool) -> Result<(), RaceError> {
        let kept = self.limits.positions() / FOR_DETAILS;
        for i in self.widest().map_or(self.nearest, |widest| widest + 1)..self.proposals.len() {
            if self.has_enough(i, is_last) {
                continue;
            }
            let left = self.left().saturating_sub(kept);
            // What is farther cannot be answered either if the nearest is not.
            let mut farther = i + 1..self.proposals.len();
            let is_shared =
                self.widest().is_some() && farther.any(|next| !self.has_enough(next, is_last));
            let for_next = if is_shared { left / 4 } else { 0 };
            self.search_if_possible(i, (left - for_next).min(most))?;
        }
        Ok(())
    }

    /// Whether a width gets nothing of the rest: it is wide, and there is an answer.
    fn has_enough(&self, i: usize, is_last: bool) -> bool {
        let empty = || {
            self.proposals[i]
                .relevant
                .intersection(&self.position.empty())
        };
        let is_usual = self.limits.positions() <= SolveLimits::default().positions();
        is_last && is_usual && self.widest().is_some() && empty().len() > WIDE
    }

    /// Searches a width, unless nothing is left or somebody says stop.
    fn search_if_possible(&mut self, i: usize, positions: u64) -> Result<(), RaceError> {
        let positions = positions.min(self.left());
        if positions == 0 || self.limits.is_stopped() {
            return Ok(());
        }
        self.search(i, positions)
    }

    fn search(&mut self, i: usize, positions: u64) -> Result<(), RaceError> {
        let mut solver = match self.best.take_if(|(best, _)| *best == i) {
            Some((_, solver)) => solver,
            None => self.new_solver(i)?,
        };
        self.spend(&mut solver, |solver| {
            solver.search(positions / solver.cost());
        });
        let is_better = match &self.best {
            None => true,
            Some((best, other)) if other.is_decided() => {
                i > *best && (solver.is_decided() || solver.rules_out(other))
            }
            Some((best, _)) => solver.is_decided() || i <= *best,
        };
        if is_better && !solver.is_decided() && self.widest().is_some() {
            self.nearest = i;
        }
        if is_better
            && let Some((_, nearer)) = self.best.replace((i, solver))
            && nearer.is_decided()
        {
            self.nearer = nearer.first_captures();
        }
        Ok(())
    }

    /// Counts what some work costs.
    fn spend(&mut self, solver: &mut Solver, work: impl FnOnce(&mut Solver)) {
        let before = solver.positions_made();
        work(solver);
        let made = solver.positions_made() - before;
        self.made += made;
        self.spent += made * solver.cost();
        let kept = self.best.as_ref();
        let kept = kept.map_or(0, |(_, kept)| kept.table_bytes());
        self.table_bytes = self.table_bytes.max(kept + solver.table_bytes());
    }

    fn new_solver(&self, i: usize) -> Result<Solver, RaceError> {
        // The best so far is kept meanwhile.
        let shares = self.proposals.len().min(2);
        let limits = self.limits.clone();
        let limits = limits.with_table_bytes(self.limits.table_bytes() / shares);
        let race = self.proposals[i].race(self.position);
        Solver::new(&race, self.first, &limits)
    }

    /// The positions that may still be made.
    fn left(&self) -> u64 {
        self.limits.positions().saturating_sub(self.spent)
    }

    /// How many positions go into moves and lines: all that is left for the widest if that is whole, else a part.
    fn for_details(&self, is_widest: bool, captured: &ByColor<Option<Outcome>>) -> u64 {
        let left = self.left();
        let most = if is_widest {
            left
        } else {
            left.min(self.limits.positions() / FOR_DETAILS)
        };
        let is_ko = Color::ALL
            .into_iter()
            .any(|first| captured[first] == Some(Outcome::Ko));
        if is_widest && self.is_whole(self.proposals.len() - 1) || is_ko {
            most
        } else {
            most.min(FOR_DETAILS_NEARBY)
        }
    }

    /// Whether nothing lies beyond a proposal.
    fn is_whole(&self, proposal: usize) -> bool {
        proposal + 1 == self.proposals.len() && self.proposals[proposal].is_closed()
    }

    /// The widest proposal with an answer.
    fn widest(&self) -> Option<usize> {
        let best = self.best.as_ref();
        best.filter(|(_, solver)| solver.is_decided())
            .map(|(i, _)| *i)
    }
}
