//! How far the problems of a file or a folder have been answered.

use semeai_session::lesson_results::LessonResult;

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
