//! Whether a race is what its kind says, beyond how it was drawn.

use semeai_board::{ByColor, Color, Point, Position};

use super::candidate::Candidate;
use super::kind::RaceKind;
use super::throw_in::ThrowIn;
use crate::ending::Ending;
use crate::solve::{KoTurn, Lead, Outcome, Solution, SolvedStart};

/// What can be told before anything is proved.
pub(super) fn may_be(candidate: &Candidate, kind: RaceKind) -> bool {
    let [black, white] = Color::ALL.map(|color| candidate.liberties(color));
    let shared = black.intersection(&white);
    let least = match kind {
        RaceKind::Ko => (1, 1),
        _ => (2, 2),
    };
    if black.len() < least.0 || white.len() < least.1 {
        return false;
    }
    match kind {
        RaceKind::Plain => shared.is_empty() && black.len().abs_diff(white.len()) <= 1,
        RaceKind::OutsideFirst => !shared.is_empty() && !white.is_subset(&shared),
        RaceKind::Shared => shared.len() >= 2,
        RaceKind::Eyes => has_eye(candidate),
        RaceKind::Approach => white
            .iter()
            .any(|point| !is_filled_at_once(&candidate.position, point)),
        RaceKind::Hot => !candidate.unknown().is_empty(),
        RaceKind::Ko => true,
        RaceKind::ThrowIn => {
            let mut open = candidate.open().iter();
            open.any(|point| ThrowIn::at(&candidate.position, point).is_some())
        }
    }
}

/// Whether some points are shut in by nothing but the essential block of one side.
fn has_eye(candidate: &Candidate) -> bool {
    let topology = candidate.position.topology();
    let parts = topology.components(&candidate.race.relevant);
    parts.iter().any(|part| {
        let around = topology.neighborhood(part);
        let mut sides = Color::ALL.into_iter();
        sides.any(|color| around.is_subset(&candidate.race.essential[color]))
    })
}

/// Whether Black can fill a point with a stone that cannot be taken at once.
fn is_filled_at_once(position: &Position, point: Point) -> bool {
    let after = position.play(Color::Black, point);
    after.is_ok_and(|after| {
        let block = after.position.block_at(point);
        block.is_some_and(|block| {
            block.liberties.len() > 1 || !after.position.protected().is_disjoint(&block.stones)
        })
    })
}

/// Whether a race that ends like this by who starts may be an exercise of this kind; what else is to be found out costs more.
pub(super) fn may_end(kind: RaceKind, outcomes: &ByColor<Option<Outcome>>) -> bool {
    let [black, white] = Color::ALL.map(Outcome::won_by).map(Some);
    match kind {
        RaceKind::Plain | RaceKind::Shared | RaceKind::Eyes => {
            let is_told = |outcome: Option<Outcome>| outcome.and_then(Outcome::ending).is_some();
            outcomes.iter().all(|(_, outcome)| is_told(*outcome))
        }
        RaceKind::OutsideFirst | RaceKind::Approach | RaceKind::ThrowIn => outcomes.black == black,
        RaceKind::Hot => outcomes.black == black && outcomes.white == white,
        RaceKind::Ko => outcomes.black == Some(Outcome::Ko),
    }
}

/// Whether what is proved makes it an exercise of this kind.
pub(super) fn is(candidate: &Candidate, kind: RaceKind, solution: &Solution) -> bool {
    let Some(black) = solution.starts.black.as_ref() else {
        return false;
    };
    match kind {
        RaceKind::Plain => are_told(solution, |ending| ending.winner().is_some()),
        RaceKind::Eyes => are_told(solution, is_race) && is_close(solution),
        RaceKind::Shared => {
            are_told(solution, is_race) && !are_told(solution, |ending| ending.winner().is_some())
        }
        RaceKind::OutsideFirst => only_move(black).is_some_and(|point| {
            let own = candidate.liberties(Color::Black);
            candidate.liberties(Color::White).contains(point) && !own.contains(point)
        }),
        RaceKind::Approach => only_move(black).is_some_and(|point| {
            let all = candidate.liberties(Color::Black);
            !all.union(&candidate.liberties(Color::White))
                .contains(point)
                && approaches(candidate, point)
        }),
        RaceKind::Hot => {
            let white = solution.starts.white.as_ref();
            only_move(black).is_some()
                && white.is_some_and(|start| {
                    start.outcome == Outcome::won_by(Color::White) && start.may_pass == Some(false)
                })
        }
        RaceKind::Ko => {
            black.outcome == Outcome::Ko
                && black.moves.len() == 1
                && matches!(black.ko.map(|ko| ko.turn), Some(KoTurn::At(..)))
        }
        RaceKind::ThrowIn => only_move(black).is_some_and(|point| {
            let thrown_in = ThrowIn::at(&candidate.position, point);
            let answer = black.line.get(1).and_then(|step| step.point);
            thrown_in.is_some_and(|it| answer == Some(it.taken_at))
        }),
    }
}

/// Whether both starts end in ways of which this is true, whoever wins the kos.
fn are_told(solution: &Solution, is: impl Fn(Ending) -> bool) -> bool {
    solution.starts.iter().all(|(_, start)| {
        let start = start.as_ref();
        start.is_some_and(|start| start.ko.is_none() && start.outcome.ending().is_some_and(&is))
    })
}

/// Whether somebody wins, or each lives by the danger of the other.
fn is_race(ending: Ending) -> bool {
    ending != Ending::BothLive
}

/// Whether it depends on who starts, or nobody wins, or the winner may not play elsewhere more than twice.
fn is_close(solution: &Solution) -> bool {
    let starts = || {
        solution
            .starts
            .iter()
            .filter_map(|(_, start)| start.as_ref())
    };
    let winner = |start: &SolvedStart| start.outcome.winner();
    let mut winners = starts().map(winner);
    let first = winners.next().flatten();
    first.is_none()
        || winners.any(|winner| winner != first)
        || starts().any(|start| matches!(start.ahead, Some(Lead::Moves(0..=2))))
}

/// The only first move by which Black wins, if he cannot win by waiting either and no ko matters.
fn only_move(black: &SolvedStart) -> Option<Point> {
    match black.moves[..] {
        [point]
            if black.outcome == Outcome::won_by(Color::Black)
                && black.ko.is_none()
                && black.may_pass == Some(false) =>
        {
            Some(point)
        }
        _ => None,
    }
}

/// Whether a move of Black's takes nothing, and lets him fill a liberty of White's that he could not fill before.
fn approaches(candidate: &Candidate, point: Point) -> bool {
    let Ok(after) = candidate.position.play(Color::Black, point) else {
        return false;
    };
    let now = &candidate.position;
    let mut liberties = candidate.liberties(Color::White).iter();
    after.captured.is_empty()
        && liberties.any(|at| !is_filled_at_once(now, at) && is_filled_at_once(&after.position, at))
}
