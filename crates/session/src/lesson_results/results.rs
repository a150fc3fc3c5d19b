//! What came of every lesson, remembered by time, and put together where several programs remember.

use std::collections::BTreeMap;

use serde_json::Value;

use super::name::{LessonName, PositionNames};
use super::place::LessonPlace;
use crate::attempt::LessonResult;

/// More lessons are not remembered: exercises have no end. The oldest that were solved go first.
const MOST: usize = 10_000;

/// What came of a lesson when it was last asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// Whether it was solved.
    pub result: LessonResult,
    /// When, in seconds since the year 1970 began.
    pub at_secs: u64,
    /// Where a position of somebody's own was asked, if that is known.
    pub place: Option<LessonPlace>,
}

/// What came of every lesson that was asked.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LessonResults {
    pub(super) asked: BTreeMap<LessonName, Asked>,
    /// When everything was forgotten last: what is older is not to come back from the file of another program.
    pub(super) wiped_secs: Option<u64>,
    /// What a file has that this version does not know, as it was written.
    pub(super) others: Vec<Value>,
}

impl LessonResults {
    /// What came of a lesson.
    pub fn of(&self, name: &LessonName) -> Option<LessonResult> {
        self.asked.get(name).map(|asked| asked.result)
    }

    /// What came of a position when it was last asked, whatever about.
    pub fn of_position(&self, names: &PositionNames) -> Option<LessonResult> {
        let asked = names.0.iter().filter_map(|name| self.asked.get(name));
        asked.max_by_key(|asked| asked.at_secs).map(|it| it.result)
    }

    /// The lessons that were missed, the latest first.
    pub fn missed(&self) -> Vec<&LessonName> {
        let missed = self.asked.iter();
        let missed = missed.filter(|(_, asked)| asked.result == LessonResult::Missed);
        let mut missed: Vec<_> = missed.collect();
        missed.sort_by_key(|(name, asked)| (std::cmp::Reverse(asked.at_secs), *name));
        missed.into_iter().map(|(name, _)| name).collect()
    }

    /// Where a position of somebody's own was asked last, if that is known.
    pub fn place(&self, name: &LessonName) -> Option<&LessonPlace> {
        self.asked.get(name)?.place.as_ref()
    }

    /// How many lessons are remembered.
    pub fn len(&self) -> usize {
        self.asked.len() + self.others.len()
    }

    /// Whether nothing is.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Remembers what came of a lesson at this time, in the place of what came of it before.
    ///
    /// ```
    /// use semeai_session::Sample;
    /// use semeai_session::lesson_results::{LessonName, LessonResult, LessonResults};
    ///
    /// let mut results = LessonResults::default();
    /// let lesson = LessonName::of_sample(Sample::ConnectFirst);
    /// results.record(lesson.clone(), LessonResult::Missed, 10);
    /// assert_eq!(results.missed(), [&lesson]);
    /// results.record(lesson, LessonResult::Solved, 20);
    /// assert!(results.missed().is_empty());
    /// ```
    pub fn record(&mut self, name: LessonName, result: LessonResult, at_secs: u64) {
        self.record_at(name, result, at_secs, None);
    }

    /// The same of a position that was asked here.
    pub fn record_at(
        &mut self,
        name: LessonName,
        result: LessonResult,
        at_secs: u64,
        place: Option<LessonPlace>,
    ) {
        // A clock that was set back brings nothing back that was forgotten.
        let after = self.wiped_secs.map_or(0, |wiped| wiped.saturating_add(1));
        let asked = Asked {
            result,
            at_secs: at_secs.max(after),
            place,
        };
        self.asked.insert(name, asked);
        self.shorten();
    }

    /// Forgets where a position was asked, at this time: it is not there any more. What came of it is remembered.
    pub fn lose_place(&mut self, name: &LessonName, now_secs: u64) {
        if let Some(asked) = self.asked.get_mut(name) {
            asked.place = None;
            // Or the place would come back from the file of another program.
            asked.at_secs = asked.at_secs.max(now_secs);
        }
    }

    /// Forgets everything, now.
    pub fn wipe(&mut self, now_secs: u64) {
        let latest = self.asked.values().map(|asked| asked.at_secs).max();
        self.wiped_secs = self.wiped_secs.max(latest).max(Some(now_secs));
        self.asked.clear();
        self.others.clear();
    }

    /// Takes over what came of lessons elsewhere: of each the later result, and nothing that was forgotten since.
    pub fn merge(&mut self, others: Self) {
        self.wiped_secs = self.wiped_secs.max(others.wiped_secs);
        for (name, asked) in others.asked {
            let own = self.asked.get(&name);
            // Of one second, what is taken over came after what was there.
            if own.is_none_or(|own| own.at_secs <= asked.at_secs) {
                self.asked.insert(name, asked);
            }
        }
        for other in others.others {
            if !self.others.contains(&other) {
                self.others.push(other);
            }
        }
        let wiped = self.wiped_secs;
        self.asked
            .retain(|_, asked| wiped.is_none_or(|wiped| asked.at_secs > wiped));
        self.shorten();
    }

    pub(super) fn shorten(&mut self) {
        while self.asked.len() > MOST {
            let oldest = self.asked.iter();
            let oldest = oldest.min_by_key(|(_, asked)| (asked.result, asked.at_secs));
            let Some(name) = oldest.map(|(name, _)| name.clone()) else {
                return;
            };
            self.asked.remove(&name);
        }
        self.others.truncate(MOST);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Sample;
    use LessonResult::{Missed, Solved};

    fn name(number: u64) -> LessonName {
        LessonName::Position(number)
    }

    #[test]
    fn the_latest_missed_comes_first_and_leaves_when_it_is_solved() {
        let mut results = LessonResults::default();
        for (number, at_secs) in [(1, 30), (2, 50), (3, 40)] {
            results.record(name(number), Missed, at_secs);
        }
        assert_eq!(results.missed(), [&name(2), &name(3), &name(1)]);
        results.record(name(3), Solved, 60);
        assert_eq!(results.missed(), [&name(2), &name(1)]);
        assert_eq!(results.of(&name(3)), Some(Solved));
    }

    #[test]
    fn two_programs_keep_what_each_has_seen() {
        let mut first = LessonResults::default();
        let mut second = LessonResults::default();
        first.record(name(1), Missed, 10);
        first.record(name(2), Missed, 11);
        second.record(name(2), Solved, 12);
        second.record(name(3), Missed, 9);
        let mut both = first.clone();
        both.merge(second.clone());
        second.merge(first);
        assert_eq!(both, second, "whoever writes last");
        let of = [1, 2, 3].map(|number| both.of(&name(number)));
        assert_eq!(of, [Some(Missed), Some(Solved), Some(Missed)]);
    }

    #[test]
    fn what_is_solved_in_the_second_in_which_it_was_missed_is_solved() {
        let mut before = LessonResults::default();
        before.record(name(1), Missed, 10);
        let mut after = before.clone();
        after.record(name(1), Solved, 10);
        before.merge(after);
        assert_eq!(before.of(&name(1)), Some(Solved));
    }

    #[test]
    fn what_was_forgotten_does_not_come_back() {
        let mut before = LessonResults::default();
        before.record(name(1), Missed, 10);
        let mut wiped = before.clone();
        // The clock was set back meanwhile.
        wiped.wipe(5);
        wiped.merge(before);
        assert!(wiped.is_empty());
        wiped.record(name(1), Solved, 5);
        let own = wiped.clone();
        wiped.merge(own);
        assert_eq!(wiped.of(&name(1)), Some(Solved), "what is new stays");
    }

    #[test]
    fn a_place_goes_with_what_came_last_and_is_lost_when_that_is_wanted() {
        let place = |file: &str| LessonPlace {
            file: file.to_owned(),
            game: 2,
            node: None,
            title: String::new(),
        };
        let mut first = LessonResults::default();
        first.record_at(name(1), Missed, 10, Some(place("old.sgf")));
        let mut second = first.clone();
        second.record_at(name(1), Missed, 11, Some(place("new.sgf")));
        first.merge(second);
        assert_eq!(first.place(&name(1)), Some(&place("new.sgf")));
        let written = first.clone();
        // In the second in which it was asked, and with a clock that was set back.
        for now in [11, 3] {
            let mut lost = written.clone();
            lost.lose_place(&name(1), now);
            let mut both = written.clone();
            both.merge(lost);
            assert_eq!(
                (both.place(&name(1)), both.of(&name(1))),
                (None, Some(Missed))
            );
        }
        first.lose_place(&name(9), 50);
        assert_eq!(first.of(&name(9)), None);
    }

    #[test]
    fn what_was_solved_long_ago_goes_first() {
        let mut results = LessonResults::default();
        let sample = LessonName::of_sample(Sample::ConnectFirst);
        results.record(sample.clone(), Missed, 0);
        for number in 0..=MOST as u64 {
            results.record(name(number), Solved, 1 + number);
        }
        assert_eq!(results.len(), MOST);
        assert_eq!(results.of(&sample), Some(Missed));
        assert_eq!(
            [0, 1, 2].map(|it| results.of(&name(it)).is_some()),
            [false, false, true]
        );
    }
}
