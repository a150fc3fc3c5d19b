//! The judge of races that cannot be counted: all moves of both sides are tried, as a proof does.
//!
//! He is asked where the others are at a loss: shared regions that are not plain, regions whose value hangs on a ko or on what
//! else the block has, captures that may not be survived. A ko is told here for what it is.

use semeai_board::{ByColor, Color};

use super::case::{Case, Tools};
use super::ruling::{Decision, FirstMoves, Ruling};
use crate::ending::Ending;
use crate::question::WithoutPicks;
use crate::remark::Basis;
use crate::report::Rule;
use crate::solve::{Outcome, Solution, SolveLimits, SolvedStart, Solver};

/// With more empty points a search takes far more positions than it is granted, and would be made for nothing.
const MOST_EMPTY: usize = 32;

/// Of what a search may cost so much is granted where nobody asked for one: an analysis follows every click.
const UNASKED: u64 = 100_000;

/// The bytes of its tables.
const TABLE_BYTES: usize = 1 << 26;

/// Rules on a race that is small enough, after another judge has said what he can.
pub(super) fn by_search(case: &Case<'_>, tools: &Tools<'_>, before: &Ruling) -> Option<Ruling> {
    let is_one = |color: Color| case.sides.blocks[color].len() == 1;
    let is_asked = case.question.unpicked == WithoutPicks::Asked;
    // Whoever wants to be asked is asked, and waits for nothing.
    let waits = is_asked && matches!(before.decision, Decision::Open);
    let race = case.race();
    let is_large = race.relevant.intersection(&race.position.empty()).len() > MOST_EMPTY;
    if waits || is_large || !Color::ALL.into_iter().all(is_one) {
        return None;
    }
    let mut budget = tools.limits.whole_search();
    let whole = budget.left();
    if is_asked {
        let positions = budget.left().min(UNASKED);
        budget = budget.with_positions(positions);
    }
    let limits = SolveLimits::within(budget).with_table_bytes(TABLE_BYTES);
    let mut solver = Solver::new(&race, None, &limits).ok()?;
    solver.search(Solver::for_outcome(limits.positions()));
    if !solver.is_decided() {
        return None;
    }
    // What it takes to judge every first move is granted on top: a list that leaves out some would be no list of what wins.
    let solution = solver.solution(whole.saturating_sub(solver.positions_made()));
    Some(ruling(before, whole_starts(solution)?))
}

/// The starts of a solution that leaves nothing open, no first move either.
fn whole_starts(solution: Solution) -> Option<ByColor<SolvedStart>> {
    let is_told = |start: &SolvedStart| {
        start.outcome != Outcome::Undecided
            && start.left_open.is_none()
            && start.unjudged.is_empty()
    };
    let ByColor { black, white } = solution.starts.map(|start| start.filter(is_told));
    Some(ByColor {
        black: black?,
        white: white?,
    })
}

/// What the search says; with the numbers of the judge before it, where it only makes sure of what he said.
fn ruling(before: &Ruling, starts: ByColor<SolvedStart>) -> Ruling {
    let rule = if confirms(before, &starts) {
        before.rule
    } else {
        Rule::Search
    };
    Ruling {
        decision: Decision::Searched {
            adjusted: before.decision.adjusted(),
            starts,
        },
        rule,
        totals: before.totals.clone(),
        basis: Basis::Together,
        notices: Vec::new(),
        is_over_budget: false,
    }
}

/// Whether a search finds what another judge has counted, and a first move that he names.
fn confirms(before: &Ruling, starts: &ByColor<SolvedStart>) -> bool {
    let Decision::Sure { endings, moves, .. } = &before.decision else {
        return false;
    };
    Color::ALL.into_iter().all(|first| {
        let (start, counted) = (&starts[first], endings[first]);
        let is_same = start.ko.is_none()
            && start.outcome.ending().map(Ending::winner) == Some(counted.winner());
        is_same && (counted != Ending::won_by(first) || names_one(&moves, start, first))
    })
}

/// Whether the moves that were counted to win are among those that do.
fn names_one(moves: &&FirstMoves, start: &SolvedStart, first: Color) -> bool {
    let wins = Some(Ending::won_by(first));
    let mut counted = moves[first].iter().filter(|(_, after)| *after == wins);
    counted.all(|(point, _)| start.moves.contains(point))
}
