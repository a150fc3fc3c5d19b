//! The answer for one start, from the search or else from the count.

use semeai_board::{Color, Point, Position, Role, Roles};
use semeai_search::Known;

use super::race_answer::RaceAnswer;
use crate::Ending;
use crate::report::{Claim, Report, Verdict};
use crate::solve::{LeftOpen, Outcome, SolvedStart};

/// What is known if one side starts, by the surer of search and count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StartSummary {
    /// How the race ends. If that is not known, what the count takes for likely, unless the search excludes it.
    pub outcome: Outcome,
    /// How the outcome is known, or that it is not: provisional is what a search of near surroundings says that did not finish in wider
    /// ones, counted what the search did not come to.
    pub by: Known,
    /// The endings that are not excluded.
    pub possible: Vec<Ending>,
    /// The first moves that keep the outcome: every one if proved, else those that the count names.
    pub moves: Vec<Point>,
    /// The first moves that give the outcome away, where nobody wins: every one if proved, else those that the count names.
    pub losing: Vec<Point>,
    /// Whether the starter is known to keep the outcome if he plays elsewhere.
    pub may_pass: bool,
}

impl StartSummary {
    /// Whether a search on the board has answered.
    #[must_use]
    pub const fn is_searched(&self) -> bool {
        matches!(self.by, Known::Proved | Known::Provisional)
    }
}

impl RaceAnswer {
    /// Whether the count holds without reservation: nothing was left out, its preconditions are checked, no notice casts a doubt
    /// on it, and each side is one block.
    pub fn is_count_sure(&self) -> bool {
        self.proposal.is_closed() && is_sure(&self.report, &self.position, &self.roles)
    }

    /// Whether a side has several essential blocks. With which of them it has lost the proposal says.
    pub fn has_several(&self, color: Color) -> bool {
        self.proposal.race(&self.position).has_several(color)
    }

    /// How everything that was asked is known: as well as the start that is known least.
    pub fn known(&self) -> Known {
        self.starts()
            .map(|first| self.start(first).by)
            .max()
            .unwrap_or(Known::Undecided)
    }

    /// Whether a search on the board has answered the start that is known least.
    pub fn is_searched(&self) -> bool {
        matches!(self.known(), Known::Proved | Known::Provisional)
    }

    /// What is known if this side starts.
    pub fn start(&self, first: Color) -> StartSummary {
        let searched = self.solution.starts[first].as_ref();
        match searched.filter(|start| start.outcome != Outcome::Undecided) {
            Some(start) => searched_start(start, self.holds_beyond[first]),
            None => counted(self, first, searched),
        }
    }

    /// What holds of this answer and of one told before to the same question. A search that was stopped takes nothing back that
    /// is better known, and one that says something else of a start remembers what was told.
    #[must_use]
    pub fn after(mut self, before: Self, was_stopped: bool) -> Self {
        if was_stopped && before.known() < self.known() {
            return before;
        }
        self.overturn(&before);
        self
    }

    /// Remembers what was told before of every start of which this says something else.
    fn overturn(&mut self, before: &Self) {
        for first in self.starts() {
            let (said, now) = (before.start(first), self.start(first));
            if said.by != Known::Undecided && said.outcome != now.outcome {
                self.overturned[first] = Some(said.outcome);
            }
        }
    }

    /// What the search leaves open of the starts that were asked for.
    pub fn left_open(&self) -> Option<LeftOpen> {
        let mut searched = self.starts().filter_map(|first| self.searched(first));
        searched.find_map(|start| start.left_open)
    }

    /// The search of one start, finished or not.
    pub fn searched(&self, first: Color) -> Option<&SolvedStart> {
        self.solution.starts[first].as_ref()
    }
}

fn searched_start(start: &SolvedStart, holds_beyond: bool) -> StartSummary {
    StartSummary {
        outcome: start.outcome,
        by: if holds_beyond && start.left_open.is_none() {
            Known::Proved
        } else {
            Known::Provisional
        },
        possible: start.possible.clone(),
        moves: start.moves.clone(),
        losing: start.losing.clone(),
        may_pass: start.may_pass == Some(true),
    }
}

fn counted(solved: &RaceAnswer, first: Color, searched: Option<&SolvedStart>) -> StartSummary {
    let possible = match searched {
        Some(start) if !start.possible.is_empty() => start.possible.clone(),
        _ => Ending::ALL.to_vec(),
    };
    let verdict = solved.report.verdict.as_ref();
    let start = verdict.map(|verdict| verdict.start(first));
    let ending = start
        .and_then(|start| start.ending.said())
        .filter(|ending| possible.contains(ending));
    let told = start.filter(|_| ending.is_some());
    let moves = told.map(|start| match start.winning_moves.is_empty() {
        true => start.seki_moves.clone(),
        false => start.winning_moves.clone(),
    });
    // Whoever passes leaves the other to start.
    let is_open = |ending: Ending| ending.winner().is_none();
    let other = verdict.map(|verdict| verdict.start(first.opponent()));
    let other = other.and_then(|start| start.ending.said());
    let by = if ending.is_some() && solved.is_count_sure() {
        Known::Counted
    } else {
        Known::Undecided
    };
    StartSummary {
        outcome: ending.into(),
        by,
        possible: match ending {
            Some(ending) if by == Known::Counted => vec![ending],
            _ => possible,
        },
        moves: moves.unwrap_or_default(),
        losing: told.map_or_else(Vec::new, |start| start.losing_moves.clone()),
        may_pass: ending.is_some_and(is_open) && other.is_some_and(is_open),
    }
}

/// Whether a count holds without reservation: its preconditions are checked, no notice casts a doubt on it, and each
/// side is one block. Of several the count takes it that they stay linked, the search that one may fall alone.
pub(super) fn is_sure(report: &Report, position: &Position, roles: &Roles) -> bool {
    let blocks = position.blocks();
    let is_one = |color: Color| {
        let own = blocks.iter().filter(|block| block.color == color);
        own.filter(|block| roles.of(block) == Role::Essential)
            .count()
            == 1
    };
    report.is_sure() && Color::ALL.into_iter().all(is_one)
}

/// What a count says of one start, if anything.
pub(super) fn counted_outcome(verdict: &Verdict, first: Color) -> Option<Outcome> {
    match verdict.start(first).ending {
        Claim::Ko => Some(Outcome::Ko),
        ending => ending.counted().map(Outcome::Ends),
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::example::{PLAIN, Stated, solved, start};
    use super::*;
    use semeai_board::ByColor;

    #[test]
    fn a_proof_goes_before_the_count() {
        let race = solved(PLAIN, Stated::proved(Outcome::Ends(Ending::White)));
        let black = race.start(Color::Black);
        assert_eq!(
            (black.outcome, black.by),
            (Outcome::Ends(Ending::White), Known::Proved)
        );
        assert_eq!(race.known(), Known::Proved);
    }

    #[test]
    fn without_a_proof_a_sure_count_holds() {
        let race = solved(PLAIN, Stated::undecided());
        let black = race.start(Color::Black);
        assert_eq!(
            (black.outcome, black.by),
            (Outcome::Ends(Ending::Black), Known::Counted)
        );
        assert_eq!(black.possible, [Ending::Black]);
        assert_eq!(race.known(), Known::Counted);
    }

    #[test]
    fn a_count_that_the_search_excludes_is_dropped() {
        let mut race = solved(PLAIN, Stated::undecided());
        race.solution.starts.black = Some(SolvedStart {
            possible: vec![Ending::White, Ending::Seki],
            ..start(Outcome::Undecided)
        });
        let black = race.start(Color::Black);
        assert_eq!(
            (black.outcome, black.by),
            (Outcome::Undecided, Known::Undecided)
        );
        assert_eq!(black.possible, [Ending::White, Ending::Seki]);
        assert_eq!(race.known(), Known::Undecided, "as the least known start");
    }

    #[test]
    fn what_was_told_before_is_remembered_where_it_was_something_else() {
        let [black, white] = [Ending::Black, Ending::White].map(Outcome::Ends);
        let mut race = solved(PLAIN, Stated::proved(black));
        let mut before = solved(PLAIN, Stated::proved(black));
        race.overturn(&before);
        assert_eq!(race.overturned.black, None);
        before.holds_beyond = ByColor::default();
        before.solution.starts.black = Some(start(white));
        race.overturn(&before);
        assert_eq!(race.overturned.black, Some(white));
        race.overturned.black = None;
        before.solution.starts.black = Some(start(Outcome::Undecided));
        race.overturn(&before);
        assert_eq!(race.overturned.black, None, "nothing was told");
    }

    #[test]
    fn a_count_that_leaves_questions_is_no_answer() {
        // The rooms could become eyes, and all together are too large to be searched.
        let rows = [
            "...@...@...@...@...@...@.",
            "BBBBBBBBBBBBBBBBBBBBBBBBB",
            "WWWWWWWWWWWWWWWWWWWWWWWWW",
            "...#...#...#...#...#...##",
        ];
        let race = solved(&rows.join("\n"), Stated::undecided());
        assert!(race.report.notices.iter().any(|n| n.is_warning()));
        let start = race.start(Color::White);
        assert_eq!(start.by, Known::Undecided);
        assert_eq!(start.outcome, Outcome::Undecided);
    }
}
