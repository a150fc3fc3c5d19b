//! How far the problems of a file or a folder have been answered.

use semeai_session::file::ListGames;
use semeai_session::lesson_results::{LessonResult, PositionNames};

use crate::commands::meaning::place_among_games;
use crate::science::FrameData;

/// How many of some problems have been solved and missed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    /// How many there are.
    pub(crate) count: usize,
    pub(crate) solved: usize,
    pub(crate) missed: usize,
}

impl Tally {
    /// Of problems of which this came, or nothing yet.
    pub(crate) fn of(results: impl IntoIterator<Item = Option<LessonResult>>) -> Self {
        let mut tally = Self::default();
        for result in results {
            tally.count += 1;
            match result {
                Some(LessonResult::Solved) => tally.solved += 1,
                Some(LessonResult::Missed) => tally.missed += 1,
                None => {}
            }
        }
        tally
    }

    /// Of these and of others.
    #[must_use]
    pub(crate) const fn with(self, others: Self) -> Self {
        Self {
            count: self.count + others.count,
            solved: self.solved + others.solved,
            missed: self.missed + others.missed,
        }
    }

    /// Whether something came of any.
    pub(crate) const fn has_any(self) -> bool {
        self.solved + self.missed > 0
    }

    /// Whether something came of all.
    pub(crate) const fn is_whole(self) -> bool {
        self.solved + self.missed >= self.count
    }

    /// What came of all of them, where that is one thing.
    pub(crate) const fn as_one(self) -> Option<LessonResult> {
        match self.count {
            0 => None,
            count if self.solved == count => Some(LessonResult::Solved),
            count if self.missed == count => Some(LessonResult::Missed),
            _ => None,
        }
    }
}

/// What came of each position of the file that the document is of, in their order.
pub(crate) fn results_of_file(shown: &FrameData<'_>) -> Vec<Option<LessonResult>> {
    let results = &shown.view.learning.results;
    let (_, count) = place_among_games(shown.session);
    if results.is_empty() {
        return vec![None; count.max(1)];
    }
    let own = || results.of_position(&PositionNames::of(shown.document));
    let Some(beside) = shown.session.answer::<ListGames>() else {
        return vec![own()];
    };
    let before = beside.before.len();
    let is_own = |number| shown.document.game_looked_at().is_none() && number == before;
    let of_others = |number: usize| {
        let skipped = usize::from(shown.document.game_looked_at().is_none() && number > before);
        let names = beside.names.get(number - skipped)?.as_ref()?;
        results.of_position(names)
    };
    let each = (0..count).map(|number| match is_own(number) {
        true => own(),
        false => of_others(number),
    });
    each.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use LessonResult::{Missed, Solved};

    #[test]
    fn what_came_of_problems_is_counted() {
        let tally = Tally::of([Some(Solved), None, Some(Missed), Some(Solved)]);
        let expected = Tally {
            count: 4,
            solved: 2,
            missed: 1,
        };
        assert_eq!(tally, expected);
        assert!(tally.has_any() && !tally.is_whole());
        assert_eq!(tally.as_one(), None);
        assert_eq!(Tally::of([Some(Missed)]).as_one(), Some(Missed));
        assert_eq!(Tally::of([]).as_one(), None);
        assert!(!Tally::of([None]).has_any());
    }
}
