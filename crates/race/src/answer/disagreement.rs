//! Where count and search differ.

use semeai_board::{Color, Position, Roles};

use super::counter::Counter;
use super::race_answer::{Disagreement, RaceAnswer};
use super::start::{counted_outcome, is_sure};
use crate::Ending;
use crate::solve::{Outcome, Step};

/// Every start of which both sides are known and differ. That the count which answers its own questions agrees with proofs is held by
/// tests on random boards; nobody waits for it.
pub(super) fn find(solved: &RaceAnswer, counting: &Counter<'_>) -> Vec<Disagreement> {
    if !solved.is_count_sure() {
        return Vec::new();
    }
    let found = solved
        .starts()
        .filter_map(|first| of_start(solved, first, counting));
    found.collect()
}

fn of_start(solved: &RaceAnswer, first: Color, counting: &Counter<'_>) -> Option<Disagreement> {
    let verdict = solved.report.verdict.as_ref()?;
    let start = solved.searched(first)?;
    let (counted, proved) = (counted_outcome(verdict, first)?, start.outcome);
    if proved == Outcome::Undecided || is_same(counted, proved) {
        return None;
    }
    let length = parting(solved, &start.line, proved, counting);
    Some(Disagreement {
        first,
        counted,
        proved,
        path: start.line[..length].to_vec(),
    })
}

/// Whether count and search agree on who wins, or that nobody does, or that a ko decides.
fn is_same(counted: Outcome, proved: Outcome) -> bool {
    let winner = |outcome: Outcome| outcome.ending().map(Ending::winner);
    counted == proved || (winner(proved).is_some() && winner(proved) == winner(counted))
}

/// How many moves of a line lead to the last position of which the count still says something else.
fn parting(solved: &RaceAnswer, line: &[Step], proved: Outcome, counting: &Counter<'_>) -> usize {
    let (mut position, mut roles) = (solved.position.clone(), solved.roles);
    for (played, step) in line.iter().enumerate() {
        let Some((next, next_roles)) = after(&position, &roles, *step) else {
            return played;
        };
        (position, roles) = (next, next_roles);
        let mover = step.color.opponent();
        let report = counting.report(&position, &roles, mover);
        let verdict = report
            .verdict
            .as_ref()
            .filter(|_| is_sure(&report, &position, &roles));
        let counted = verdict.and_then(|verdict| counted_outcome(verdict, mover));
        if counted.is_none_or(|counted| is_same(counted, proved)) {
            return played;
        }
    }
    line.len()
}

/// The position and roles after a step of a line; none if the step cannot be made.
fn after(position: &Position, roles: &Roles, step: Step) -> Option<(Position, Roles)> {
    // After a threat and its answer elsewhere the ban by ko is gone.
    let before = if step.is_after_threat {
        position.without_ko()
    } else {
        position.clone()
    };
    let Some(point) = step.point else {
        return Some((before.without_ko(), *roles));
    };
    let after = before.play(step.color, point).ok()?;
    Some((after.position, roles.after(point, &after.captured)))
}

#[cfg(test)]
mod tests {
    use super::super::tests::example::{PLAIN, Stated, solved};
    use super::*;

    #[test]
    fn agreement_leaves_no_trace() {
        assert_eq!(
            solved(PLAIN, Stated::proved(Outcome::Ends(Ending::Black))).disagreements,
            []
        );
        assert_eq!(solved(PLAIN, Stated::undecided()).disagreements, []);
    }

    #[test]
    fn the_line_is_walked_to_where_the_count_gives_in() {
        // Three moves against two, so the count says Black, also after he plays elsewhere and White fills one. In
        // this made-up line Black then fills a liberty of his own: now it is White's race by count too.
        let stated = Stated::proved(Outcome::Ends(Ending::White)).with_line("b- wA4 bC4 wA1");
        let race = solved(PLAIN, stated);
        let [found] = &race.disagreements[..] else {
            panic!("{:?}", race.disagreements)
        };
        assert_eq!(
            (found.first, found.counted, found.proved),
            (
                Color::Black,
                Outcome::Ends(Ending::Black),
                Outcome::Ends(Ending::White)
            )
        );
        assert_eq!(found.path.len(), 2, "{:?}", found.path);
    }

    #[test]
    fn a_ko_is_something_else_than_a_count() {
        let race = solved(PLAIN, Stated::proved(Outcome::Ko));
        assert_eq!(race.disagreements.len(), 1);
        assert_eq!(race.disagreements[0].path, []);
    }
}
