//! The searches of a race, asked in slices.

use semeai_board::{ByColor, Color, PointSet, Position};
use semeai_search::{KoRule, PositionBudget};

use super::engine::{AskBoth, CaptureQuestion};
use super::known::{BothKos, CaptureWithKos};
use super::limits::SolveLimits;
use super::race::{Race, RaceError};
use super::searches::{Searches, searches};
use super::slices::{ShelfPlace, SliceStamp, Slices};

/// The searches of a race, in slices if the limits say so.
///
/// # Errors
///
/// If a side has no essential stone.
pub(super) fn searches_for(
    race: &Race,
    barred: &ByColor<PointSet>,
    decides: ByColor<bool>,
    limits: &SolveLimits,
) -> Result<Box<dyn Searches>, RaceError> {
    Ok(match &limits.slices {
        Some(slices) => Box::new(SlicedSearches::new(race, barred, decides, limits, slices)?),
        None => searches(race, barred, decides, limits)?,
    })
}

/// What was learned about one race.
#[derive(Debug)]
struct Learned {
    race: Race,
    barred: ByColor<PointSet>,
    decides: ByColor<bool>,
    table_bytes: usize,
    log: Log,
    cost: u64,
    /// None if the work was done with them when the slice ended.
    searches: Option<Box<dyn Searches>>,
}

/// A question with everything that its answer depends on, beside the race and what was asked before.
#[derive(Clone, Debug, PartialEq)]
struct SearchQuestion {
    position: Position,
    mover: Color,
    lost: Option<Color>,
    gone: PointSet,
    attacker: Color,
    kind: QuestionKind,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum QuestionKind {
    /// Under one rule for kos, with so many moves elsewhere first.
    Captures(KoRule, u8),
    /// With all kos won and with all kos lost, given what was known before.
    WithKos(CaptureWithKos),
    /// By an attacker who is safe.
    Alone,
    /// Not at all any more, as is plain, under one rule for kos.
    Settled(KoRule),
}

#[derive(Clone, Copy, Debug)]
enum Answer {
    Captures(Option<Option<u16>>),
    Whether(Option<bool>),
    WithKos(CaptureWithKos),
}

impl Answer {
    /// Whether more positions could find out more.
    fn is_open(self) -> bool {
        match self {
            Self::Captures(found) => found.is_none(),
            Self::Whether(found) => found.is_none(),
            Self::WithKos(found) => !found.is_known(),
        }
    }
}

/// What was asked about a race and answered, in order.
#[derive(Debug, Default)]
struct Log {
    /// With the positions that the answers so far took.
    answers: Vec<(SearchQuestion, Answer, u64)>,
    /// How many of them this slice has read.
    read: usize,
    /// The positions that the next question has taken in slices that ended before its answer.
    open: u64,
}

impl Log {
    /// The same, of which nothing is read yet.
    fn rewound(self) -> Self {
        Self { read: 0, ..self }
    }

    /// The next answer, if it was given in an earlier slice.
    fn read(&mut self, question: &SearchQuestion) -> Option<Answer> {
        let (asked, answer, _) = self.answers.get(self.read)?;
        if asked != question {
            // The work took another course; nothing is known of it.
            self.answers.truncate(self.read);
            self.open = 0;
            return None;
        }
        self.read += 1;
        Some(*answer)
    }

    fn put(&mut self, question: SearchQuestion, answer: Answer) {
        let made = self.made() + std::mem::take(&mut self.open);
        self.answers.push((question, answer, made));
        self.read += 1;
    }

    /// The positions that the answers took which this slice has read.
    fn made(&self) -> u64 {
        let last = self.read.checked_sub(1).and_then(|i| self.answers.get(i));
        last.map_or(0, |(_, _, made)| *made)
    }
}

/// The searches of a race, asked in slices, see [`super::slices`].
#[derive(Debug)]
pub(super) struct SlicedSearches {
    race: Race,
    barred: ByColor<PointSet>,
    decides: ByColor<bool>,
    /// Without the slices, which searches know as a pace only.
    limits: SolveLimits,
    slices: Slices,
    stamp: SliceStamp,
    /// Its place on the shelf, if it was made for this work.
    place: Option<ShelfPlace>,
    log: Log,
    cost: u64,
    searches: Option<Box<dyn Searches>>,
}

impl SlicedSearches {
    /// The searches with what they have learned in earlier slices.
    ///
    /// # Errors
    ///
    /// If a side has no essential stone.
    pub(super) fn new(
        race: &Race,
        barred: &ByColor<PointSet>,
        decides: ByColor<bool>,
        limits: &SolveLimits,
        slices: &Slices,
    ) -> Result<Self, RaceError> {
        // The searches keep the pace, but whoever is on the shelf must not hold on to it.
        let limits = SolveLimits {
            slices: None,
            ..limits.clone()
        };
        let new = |place, log, cost, searches| Self {
            race: race.clone(),
            barred: *barred,
            decides,
            limits: limits.clone(),
            slices: slices.clone(),
            stamp: slices.stamp(),
            place,
            log,
            cost,
            searches,
        };
        if slices.is_over() {
            // Nothing will be asked of it.
            return Ok(new(None, Log::default(), 1, None));
        }
        let (place, learned) = slices.next(|learned: &Learned| {
            let is_same_race = learned.race == *race && learned.barred == *barred;
            is_same_race
                && learned.decides == decides
                && learned.table_bytes == limits.table_bytes()
        });
        Ok(match learned {
            Some(Learned {
                log,
                cost,
                searches,
                ..
            }) => new(Some(place), log.rewound(), cost, searches),
            None => {
                let searches = searches(race, barred, decides, &limits)?;
                let cost = searches.cost();
                new(Some(place), Log::default(), cost, Some(searches))
            }
        })
    }

    /// Follows the slices: what was answered is read from its beginning in every one, and other work has not asked yet.
    fn follow(&mut self) {
        let now = self.slices.stamp();
        if now.work != self.stamp.work {
            self.log = Log::default();
            self.place = None;
        } else if now.slice != self.stamp.slice {
            self.log.read = 0;
        }
        self.stamp = now;
    }

    /// Reads an answer off, or asks for it. At the end of a slice nothing is asked any more: `open` says that nothing is known.
    fn settle(
        &mut self,
        question: SearchQuestion,
        open: Answer,
        budget: &PositionBudget,
        ask: impl FnOnce(&mut dyn Searches, PositionBudget) -> Answer,
    ) -> Answer {
        self.follow();
        if let Some(answer) = self.log.read(&question) {
            return answer;
        }
        if self.slices.is_over() {
            return open;
        }
        self.slices.hear();
        let left = budget.left().saturating_sub(self.log.open);
        let learned = self.searches.get_or_insert_with(|| {
            searches(&self.race, &self.barred, self.decides, &self.limits)
                .expect("a race that was searched before")
        });
        let before = learned.made();
        let answer = ask(&mut **learned, budget.clone().with_positions(left));
        self.log.open += learned.made() - before;
        // What ended with the slice is asked once more in the next one, for what its budget has left.
        if !(answer.is_open() && self.slices.is_over()) {
            self.log.put(question, answer);
        }
        answer
    }
}

impl Searches for SlicedSearches {
    fn ask(&mut self, ask: &CaptureQuestion<'_>, budget: PositionBudget) -> Option<Option<u16>> {
        // Every field, for the answer depends on all of them.
        let &CaptureQuestion {
            position,
            mover,
            lost,
            gone,
            attacker,
            ko,
            skips,
        } = ask;
        let question = SearchQuestion {
            position: position.clone(),
            mover,
            lost,
            gone: *gone,
            attacker,
            kind: QuestionKind::Captures(ko, skips),
        };
        let open = Answer::Captures(None);
        let answer = self.settle(question, open, &budget, |searches, budget| {
            Answer::Captures(searches.ask(ask, budget))
        });
        match answer {
            Answer::Captures(found) => found,
            Answer::WithKos(_) | Answer::Whether(_) => None,
        }
    }

    fn ask_with_kos(
        &mut self,
        ask: &AskBoth<'_>,
        attacker: Color,
        known: CaptureWithKos,
    ) -> CaptureWithKos {
        let question = SearchQuestion {
            position: ask.position.clone(),
            mover: ask.mover,
            lost: None,
            gone: *ask.gone,
            attacker,
            kind: QuestionKind::WithKos(known),
        };
        let open = Answer::WithKos(known);
        let answer = self.settle(question, open, ask.budget, |searches, budget| {
            let ask = AskBoth {
                budget: &budget,
                ..*ask
            };
            Answer::WithKos(searches.ask_with_kos(&ask, attacker, known))
        });
        match answer {
            Answer::WithKos(found) => found,
            Answer::Captures(_) | Answer::Whether(_) => known,
        }
    }

    fn is_settled(&mut self, ask: &CaptureQuestion<'_>) -> bool {
        let question = SearchQuestion {
            position: ask.position.clone(),
            mover: ask.mover,
            lost: ask.lost,
            gone: *ask.gone,
            attacker: ask.attacker,
            kind: QuestionKind::Settled(ask.ko),
        };
        let (open, free) = (Answer::Whether(None), PositionBudget::new(u64::MAX));
        let answer = self.settle(question, open, &free, |searches, _| {
            Answer::Whether(Some(searches.is_settled(ask)))
        });
        matches!(answer, Answer::Whether(Some(true)))
    }

    fn can_be_captured(
        &mut self,
        position: &Position,
        color: Color,
        budget: PositionBudget,
    ) -> Option<bool> {
        let attacker = color.opponent();
        let question = SearchQuestion {
            position: position.clone(),
            mover: attacker,
            lost: None,
            gone: PointSet::EMPTY,
            attacker,
            kind: QuestionKind::Alone,
        };
        let open = Answer::Whether(None);
        let answer = self.settle(question, open, &budget, |searches, budget| {
            Answer::Whether(searches.can_be_captured(position, color, budget))
        });
        match answer {
            Answer::Whether(found) => found,
            Answer::Captures(_) | Answer::WithKos(_) => None,
        }
    }

    /// There is one thread.
    fn ask_both(&mut self, ask: &AskBoth<'_>, known: &mut BothKos) {
        self.ask_in_turn(ask, known);
    }

    fn take_more_care(&mut self) {
        self.follow();
        // It has been done before what is still to be read, and is to be done after what is still to be asked.
        let is_due = self.log.read == self.log.answers.len() && !self.slices.is_over();
        if let Some(searches) = self.searches.as_mut().filter(|_| is_due) {
            searches.take_more_care();
        }
    }

    fn made(&self) -> u64 {
        // Before the first question of a slice or of other work nothing of its log is read.
        if self.slices.stamp() == self.stamp {
            self.log.made()
        } else {
            0
        }
    }

    fn table_bytes(&self) -> usize {
        let searches = self.searches.as_ref();
        searches.map_or(0, |searches| searches.table_bytes())
    }

    fn cost(&self) -> u64 {
        self.cost
    }
}

impl Drop for SlicedSearches {
    /// Puts on the shelf what the next slice goes on with.
    fn drop(&mut self) {
        let Some(place) = self.place.filter(|_| self.slices.stamp() == self.stamp) else {
            return;
        };
        let is_left = self.slices.is_over();
        let learned = Learned {
            race: self.race.clone(),
            barred: self.barred,
            decides: self.decides,
            table_bytes: self.limits.table_bytes(),
            log: std::mem::take(&mut self.log),
            cost: self.cost,
            searches: self.searches.take().filter(|_| is_left),
        };
        self.slices.put(place, learned);
    }
}
