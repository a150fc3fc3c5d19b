//! How far somebody has answered a question about a position: part by part, with hints, until it is solved or shown.
//!
//! What is asked and what is right comes from whoever has an answer to the position; nothing here knows a science.

use semeai_board::{Point, PointSet};

/// What a part of a question wants to hear.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// The choice of this number, from 0, of those that are offered.
    Choice(usize),
    /// Any one of these choices, by their numbers.
    OneOf(Vec<usize>),
    /// Any one of these points.
    AnyOf(PointSet),
    /// All of these points, and no other.
    All(PointSet),
}

/// What was answered to a part of a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Given {
    /// The choice of this number, from 0.
    Choice(usize),
    /// One point.
    Point(Point),
    /// Points that were marked, and then given together.
    Points(PointSet),
}

impl Wanted {
    /// Whether this is a right answer.
    ///
    /// ```
    /// use semeai_session::attempt::{Given, Wanted};
    ///
    /// assert!(Wanted::Choice(1).is_met_by(&Given::Choice(1)));
    /// assert!(!Wanted::Choice(1).is_met_by(&Given::Choice(0)));
    /// ```
    pub fn is_met_by(&self, given: &Given) -> bool {
        match (self, given) {
            (Self::Choice(right), Given::Choice(given)) => right == given,
            (Self::OneOf(right), Given::Choice(given)) => right.contains(given),
            (Self::AnyOf(right), Given::Point(given)) => right.contains(*given),
            (Self::All(right), Given::Points(given)) => right == given,
            _ => false,
        }
    }
}

/// How an attempt ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttemptEnd {
    /// Every part was answered rightly, and every best defence against a move met that was found.
    Solved,
    /// The answer was shown before that.
    Shown,
}

/// What came of a question, as it is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LessonResult {
    /// It was answered, with hints or after mistakes perhaps, but without the answer being shown.
    Solved,
    /// Somebody gave it up, or asked for hints or answered something before the answer was shown, or answered something wrong and
    /// nothing right since.
    Missed,
}

/// Somebody's way through a question.
#[derive(Clone, Debug, Default)]
pub struct Attempt {
    /// The right answers so far, one for each part.
    right: Vec<Given>,
    /// The wrong answer that was given last to the part that is asked.
    wrong: Option<Given>,
    /// The points that are marked and not yet given.
    marked: PointSet,
    hints: usize,
    /// Whether hints were given to parts that are answered by now.
    was_helped: bool,
    mistakes: usize,
    /// How many defences against right moves were met.
    met: usize,
    /// Whether there may be defences that nobody has found.
    has_open: bool,
    end: Option<AttemptEnd>,
    /// Whether the answer was asked for, or help on the way to it, and not come to by steps as in front of a class.
    is_given_up: bool,
    has_asked_help: bool,
    /// Whether the answer has been shown, though it may be covered again.
    was_shown: bool,
}

impl Attempt {
    /// How many hints there are before the answer.
    pub const HINTS: usize = 2;

    /// The number of the part that is asked now, from 0.
    pub const fn part(&self) -> usize {
        self.right.len()
    }

    /// The right answers so far, one for each part before the one that is asked.
    pub fn right(&self) -> &[Given] {
        &self.right
    }

    /// The wrong answer that was given last to the part that is asked.
    pub const fn wrong(&self) -> Option<&Given> {
        self.wrong.as_ref()
    }

    /// The points that are marked and not yet given.
    pub const fn marked(&self) -> &PointSet {
        &self.marked
    }

    /// How many hints were given to the part that is asked.
    pub const fn hints(&self) -> usize {
        self.hints
    }

    /// Whether any hints were given.
    pub const fn was_helped(&self) -> bool {
        self.was_helped || self.hints > 0
    }

    /// How many defences against right moves were met, all there are; nothing where it could not be found out of some move which those
    /// are.
    pub fn met(&self) -> Option<usize> {
        Some(self.met).filter(|_| !self.has_open)
    }

    /// So many defences against a right move were met, after so many wrong answers to them; whether there may be more.
    pub const fn meet(&mut self, met: usize, mistakes: usize, has_open: bool) {
        self.met += met;
        self.mistakes += mistakes;
        self.has_open |= has_open;
    }

    /// How it ended, if it has.
    pub const fn end(&self) -> Option<AttemptEnd> {
        self.end
    }

    /// Whether nothing went wrong and no help was needed so far.
    pub const fn is_clean(&self) -> bool {
        self.mistakes == 0 && !self.was_helped() && !self.was_shown
    }

    /// What has come of it so far; nothing as long as nobody has answered anything wrong, nor everything. What is only presented, step
    /// by step and without an answer, was nobody's to miss.
    ///
    /// ```
    /// use semeai_session::attempt::{Attempt, LessonResult};
    ///
    /// let (mut presented, mut given_up) = (Attempt::default(), Attempt::default());
    /// for _ in 0..=Attempt::HINTS {
    ///     presented.step();
    /// }
    /// given_up.show();
    /// assert_eq!(presented.result(), None);
    /// assert_eq!(given_up.result(), Some(LessonResult::Missed));
    /// ```
    pub fn result(&self) -> Option<LessonResult> {
        let has_answered = !self.right.is_empty() || !self.marked.is_empty();
        let has_tried = has_answered || self.has_asked_help;
        match self.end {
            Some(AttemptEnd::Solved) if !self.was_shown => Some(LessonResult::Solved),
            _ if self.is_given_up || self.mistakes > 0 => Some(LessonResult::Missed),
            _ if self.was_shown && has_tried => Some(LessonResult::Missed),
            _ => None,
        }
    }

    /// Hears an answer to the part that is asked, of so many parts; says whether it is right. After the end nothing is.
    pub fn give(&mut self, wanted: &Wanted, given: Given, parts: usize) -> bool {
        if self.end.is_some() {
            return false;
        }
        if wanted.is_met_by(&given) {
            self.count(given, parts);
            return true;
        }
        self.mistakes += 1;
        self.wrong = Some(given);
        false
    }

    /// A right answer is being tried on the board: the wrong one before it is told no more, and counts as a mistake still.
    pub fn forget_wrong(&mut self) {
        self.wrong = None;
    }

    /// The answer that was taken for wrong has turned out to be as good as those that were known.
    pub fn accept_wrong(&mut self, parts: usize) {
        if let Some(given) = self.wrong.take().filter(|_| self.end.is_none()) {
            self.mistakes = self.mistakes.saturating_sub(1);
            self.count(given, parts);
        }
    }

    fn count(&mut self, given: Given, parts: usize) {
        self.wrong = None;
        self.marked = PointSet::EMPTY;
        self.was_helped |= self.hints > 0;
        self.hints = 0;
        self.right.push(given);
        if self.right.len() >= parts {
            self.end = Some(AttemptEnd::Solved);
        }
    }

    /// Marks a point, or takes its mark away.
    pub fn mark(&mut self, point: Point) {
        if self.end.is_none() && !self.marked.remove(point) {
            self.marked.insert(point);
        }
    }

    /// A step nearer to the answer: a hint, and after the last one the answer.
    pub fn step(&mut self) {
        match self.hints < Self::HINTS {
            true if self.end.is_none() => self.hints += 1,
            true => {}
            false => self.reveal(),
        }
    }

    /// A hint that whoever answers has asked for; after the last one the answer is given up.
    ///
    /// ```
    /// use semeai_session::attempt::{Attempt, LessonResult};
    ///
    /// let mut attempt = Attempt::default();
    /// for _ in 0..Attempt::HINTS {
    ///     attempt.hint();
    ///     assert_eq!(attempt.result(), None);
    /// }
    /// attempt.hint();
    /// assert_eq!(attempt.result(), Some(LessonResult::Missed));
    /// ```
    pub fn hint(&mut self) {
        self.has_asked_help |= self.end.is_none();
        match self.hints < Self::HINTS {
            true => self.step(),
            false => self.show(),
        }
    }

    /// Whether there is a step to go back by: the answer is shown, or a hint. What was solved stays so.
    pub const fn has_step_back(&self) -> bool {
        match self.end {
            Some(AttemptEnd::Solved) => false,
            Some(AttemptEnd::Shown) => true,
            None => self.hints > 0,
        }
    }

    /// A step back from the answer: it is covered again, or else the last hint is.
    pub const fn step_back(&mut self) {
        match self.end {
            Some(AttemptEnd::Solved) => {}
            Some(AttemptEnd::Shown) => self.end = None,
            None => self.hints = self.hints.saturating_sub(1),
        }
    }

    /// The answer is come to, as the last step.
    pub fn reveal(&mut self) {
        if self.end.is_none() {
            self.end = Some(AttemptEnd::Shown);
            self.was_shown = true;
        }
    }

    /// The answer is asked for.
    pub fn show(&mut self) {
        self.is_given_up |= self.end.is_none();
        self.reveal();
    }
}

#[cfg(test)]
mod tests {
    use semeai_board::{BoardKind, Topology};

    use super::*;

    fn points(names: &[&str]) -> PointSet {
        let board = Topology::new(BoardKind::rectangle(5, 5).expect("a board"));
        let point = |name: &&str| board.point(name).expect("a point");
        names.iter().map(point).collect()
    }

    fn point(name: &str) -> Point {
        points(&[name]).first().expect("a point")
    }

    #[test]
    fn an_answer_is_right_if_it_is_what_is_wanted() {
        let any = Wanted::AnyOf(points(&["A1", "B1"]));
        assert!(any.is_met_by(&Given::Point(point("B1"))));
        assert!(!any.is_met_by(&Given::Point(point("C1"))));
        assert!(!any.is_met_by(&Given::Choice(0)), "another kind of answer");
        let several = Wanted::OneOf(vec![0, 2]);
        assert!(several.is_met_by(&Given::Choice(2)) && !several.is_met_by(&Given::Choice(1)));
        let all = Wanted::All(points(&["A1", "B1"]));
        assert!(all.is_met_by(&Given::Points(points(&["B1", "A1"]))));
        assert!(!all.is_met_by(&Given::Points(points(&["A1"]))), "one lacks");
        assert!(!all.is_met_by(&Given::Points(points(&["A1", "B1", "C1"]))));
    }

    #[test]
    fn it_is_solved_when_every_part_is_right() {
        let mut attempt = Attempt::default();
        let first = Wanted::Choice(2);
        assert!(!attempt.give(&first, Given::Choice(0), 2));
        assert_eq!(
            (attempt.part(), attempt.wrong()),
            (0, Some(&Given::Choice(0)))
        );
        assert!(attempt.give(&first, Given::Choice(2), 2));
        assert_eq!((attempt.part(), attempt.wrong()), (1, None));
        let second = Wanted::AnyOf(points(&["C3"]));
        assert!(attempt.give(&second, Given::Point(point("C3")), 2));
        assert_eq!(attempt.end(), Some(AttemptEnd::Solved));
        assert!(!attempt.is_clean(), "the first try was wrong");
        assert!(!attempt.give(&second, Given::Point(point("C3")), 2));
    }

    #[test]
    fn a_move_that_turns_out_right_is_no_mistake() {
        let mut attempt = Attempt::default();
        let known = Wanted::AnyOf(points(&["C3"]));
        assert!(!attempt.give(&known, Given::Point(point("C2")), 1));
        attempt.accept_wrong(1);
        assert_eq!(attempt.end(), Some(AttemptEnd::Solved));
        assert!(attempt.is_clean());
        assert_eq!(attempt.right(), [Given::Point(point("C2"))]);
    }

    #[test]
    fn it_is_missed_until_it_is_solved_and_whenever_somebody_gives_it_up() {
        let (mut attempt, wanted) = (Attempt::default(), Wanted::Choice(1));
        attempt.step();
        assert_eq!(attempt.result(), None, "a hint is no miss");
        attempt.give(&wanted, Given::Choice(0), 1);
        assert_eq!(attempt.result(), Some(LessonResult::Missed));
        attempt.give(&wanted, Given::Choice(1), 1);
        assert_eq!(attempt.result(), Some(LessonResult::Solved));
        let mut shown = Attempt::default();
        shown.show();
        assert_eq!(shown.result(), Some(LessonResult::Missed));
    }

    #[test]
    fn what_is_only_presented_is_not_missed_and_what_was_tried_is() {
        let present = |attempt: &mut Attempt| {
            for _ in 0..=Attempt::HINTS {
                attempt.step();
            }
            assert_eq!(attempt.end(), Some(AttemptEnd::Shown));
        };
        let mut presented = Attempt::default();
        present(&mut presented);
        assert_eq!(presented.result(), None);
        presented.show();
        assert_eq!(presented.result(), None, "it was there before");
        let wanted = Wanted::Choice(1);
        for given in [0, 1] {
            let mut tried = Attempt::default();
            tried.give(&wanted, Given::Choice(given), 2);
            present(&mut tried);
            assert_eq!(tried.result(), Some(LessonResult::Missed), "{given}");
        }
    }

    #[test]
    fn that_all_defences_were_met_is_told_only_where_all_were_found() {
        let mut attempt = Attempt::default();
        attempt.meet(2, 1, false);
        assert_eq!((attempt.met(), attempt.is_clean()), (Some(2), false));
        attempt.meet(1, 0, true);
        assert_eq!(attempt.met(), None);
    }

    #[test]
    fn steps_lead_over_the_hints_to_the_answer() {
        let mut attempt = Attempt::default();
        let mut seen = Vec::new();
        for _ in 0..4 {
            attempt.step();
            seen.push((attempt.hints(), attempt.end()));
        }
        let shown = Some(AttemptEnd::Shown);
        assert_eq!(seen, [(1, None), (2, None), (2, shown), (2, shown)]);
    }

    #[test]
    fn steps_lead_back_and_what_was_shown_is_not_solved_any_more() {
        let mut attempt = Attempt::default();
        for _ in 0..=Attempt::HINTS {
            attempt.step();
        }
        let mut seen = Vec::new();
        while attempt.has_step_back() {
            attempt.step_back();
            seen.push((attempt.hints(), attempt.end()));
        }
        assert_eq!(seen, [(2, None), (1, None), (0, None)]);
        assert_eq!(attempt.result(), None, "it was only presented");
        let wanted = Wanted::Choice(0);
        assert!(attempt.give(&wanted, Given::Choice(0), 1));
        assert_eq!(attempt.result(), Some(LessonResult::Missed));
        assert!(!attempt.is_clean() && !attempt.has_step_back());
    }

    #[test]
    fn points_are_marked_and_unmarked_until_they_are_given() {
        let mut attempt = Attempt::default();
        attempt.mark(point("A1"));
        attempt.mark(point("B1"));
        attempt.mark(point("A1"));
        assert_eq!(*attempt.marked(), points(&["B1"]));
        let wanted = Wanted::All(points(&["B1"]));
        let given = Given::Points(*attempt.marked());
        assert!(attempt.give(&wanted, given, 1));
        assert!(attempt.marked().is_empty());
    }
}
