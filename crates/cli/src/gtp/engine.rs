//! What a session of the protocol knows: the board, the settings, and the answers so far.

use std::collections::VecDeque;
use std::num::NonZero;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use semeai_board::{BoardKind, ByColor, Color, Point, PointSet, Position, PositionError, Roles};
use semeai_endgame::RegionCache;
use semeai_endgame::position_report::{EndgameReport, KnownBy};
use semeai_race::answer::{RaceAnswer, answer_race};
use semeai_race::propose::ProposeError;
use semeai_race::solve::Several;
use semeai_session::{Counting, Document, Phrasing};
use semeai_words::position::position_error;

use super::reply::Refusal;
use super::table::Table;
use crate::endgame::{EndgameEffort, Inquiry};
use crate::limits::TimeLimit;
use crate::race_request::RaceRequest;

/// So many answers are kept of each kind.
const MOST_KEPT: NonZero<usize> = NonZero::new(128).unwrap();

/// What an answer about an endgame may take in bytes, with what is kept of earlier ones: the program goes on for hours.
const MOST_BYTES: usize = 180 << 20;

/// What can be set.
#[derive(Clone, Debug)]
pub(super) struct Settings {
    /// How long an answer may take.
    pub(super) seconds: Duration,
    pub(super) phrasing: Phrasing,
    /// With which of several essential blocks a side has lost.
    pub(super) several: Several,
    /// Whether an answer of near surroundings is taken as an answer.
    pub(super) accepts_nearby: bool,
    /// Whether it is said of an answer that it is one.
    pub(super) reports_uncertainty: bool,
}

/// The answer about a race, and of what.
#[derive(Debug)]
pub(super) struct RaceTold {
    pub(super) found: Result<RaceAnswer, ProposeError>,
    /// The document that was asked about, with the roles of the answer.
    pub(super) document: Document,
}

/// The answer about an endgame, and to what.
#[derive(Debug)]
pub(super) struct EndgameTold {
    pub(super) inquiry: Inquiry,
    pub(super) report: EndgameReport,
}

/// What is asked of a race, but for what it may cost.
#[derive(Debug, PartialEq)]
struct RaceKey {
    position: Position,
    roles: Roles,
    assumed: PointSet,
    points: Vec<Point>,
    first: Option<Color>,
    several: Several,
}

/// What is asked of an endgame, but for what it may cost.
#[derive(Debug, PartialEq)]
struct EndgameKey {
    position: Position,
    roles: Roles,
    assumed: PointSet,
    counting: Counting,
    dead: PointSet,
    only: PointSet,
    is_over: bool,
}

/// An answer with what it was allowed to cost.
#[derive(Debug)]
struct Entry<K, V> {
    key: K,
    time: Duration,
    /// Whether more time could find out more.
    is_open: bool,
    answer: Rc<V>,
}

/// Answers that were given, the last one first.
#[derive(Debug)]
struct Kept<K, V>(VecDeque<Entry<K, V>>);

impl<K, V> Default for Kept<K, V> {
    fn default() -> Self {
        Self(VecDeque::new())
    }
}

impl<K: PartialEq, V> Kept<K, V> {
    /// The answer to this within a time: the one that was given, if more time would not change it, else what work now finds out, with
    /// whether more time could find out more. An answer that was stopped early is not kept.
    fn answer(
        &mut self,
        key: K,
        time: Duration,
        stop: &AtomicBool,
        work: impl FnOnce(&K) -> Result<(V, bool), Refusal>,
    ) -> Result<Rc<V>, Refusal> {
        if let Some(known) = self.find(&key, time) {
            return Ok(known);
        }
        let (found, is_open) = work(&key)?;
        let answer = Rc::new(found);
        if !stop.load(Ordering::Relaxed) {
            self.0.truncate(MOST_KEPT.get() - 1);
            self.0.push_front(Entry {
                key,
                time,
                is_open,
                answer: Rc::clone(&answer),
            });
        }
        Ok(answer)
    }

    /// The answer that was given to this, if more time would not change it; it is the last one given then.
    fn find(&mut self, key: &K, time: Duration) -> Option<Rc<V>> {
        let is_it = |entry: &Entry<K, V>| entry.key == *key;
        let place = self.0.iter().position(is_it)?;
        let entry = self.0.remove(place)?;
        let holds = !entry.is_open || entry.time >= time;
        holds.then(|| {
            let answer = Rc::clone(&entry.answer);
            self.0.push_front(entry);
            answer
        })
    }
}

/// What a session of the protocol knows.
#[derive(Debug)]
pub(super) struct Engine {
    pub(super) table: Table,
    pub(super) settings: Settings,
    /// How long whoever plays may think, by the clocks of the game.
    pub(super) clocks: ByColor<Option<Duration>>,
    stop: Arc<AtomicBool>,
    races: Kept<RaceKey, RaceTold>,
    endgames: Kept<EndgameKey, EndgameTold>,
    regions: RegionCache,
}

impl Engine {
    /// An empty board of the usual size.
    pub(super) fn new(seconds: Duration, phrasing: Phrasing) -> Self {
        let kind = BoardKind::rectangle(19, 19).expect("every program has this board");
        Self {
            table: Table::new(kind),
            settings: Settings {
                seconds,
                phrasing,
                several: Several::default(),
                accepts_nearby: false,
                reports_uncertainty: false,
            },
            clocks: ByColor::default(),
            stop: Arc::default(),
            races: Kept::default(),
            endgames: Kept::default(),
            regions: RegionCache::default(),
        }
    }

    /// From here on this flag ends long work.
    pub(super) fn listen(&mut self, stop: Arc<AtomicBool>) {
        self.stop = stop;
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    pub(super) const fn phrasing(&self) -> Phrasing {
        self.settings.phrasing
    }

    /// The time of one answer that begins now.
    pub(super) const fn limit(&self) -> TimeLimit {
        TimeLimit::granting(Some(self.settings.seconds))
    }

    /// Forgets all answers.
    pub(super) fn forget(&mut self) {
        self.races = Kept::default();
        self.endgames = Kept::default();
        self.regions = RegionCache::default();
    }

    /// The race that the stones are in, or the blocks of these points, whoever moves first or one side alone, in the usual time.
    pub(super) fn race(
        &mut self,
        points: &[Point],
        first: Option<Color>,
    ) -> Result<Rc<RaceTold>, Refusal> {
        self.race_within(points, first, self.limit(), None)
    }

    /// The same within a time, and with no more positions than these if a number is said.
    pub(super) fn race_within(
        &mut self,
        points: &[Point],
        first: Option<Color>,
        limit: TimeLimit,
        nodes: Option<u64>,
    ) -> Result<Rc<RaceTold>, Refusal> {
        let mut document = self.table.document();
        document.race.several = self.settings.several;
        let key = RaceKey {
            position: self.table.position().clone(),
            roles: document.marks.roles,
            assumed: document.marks.assumed,
            points: points.to_vec(),
            first,
            several: self.settings.several,
        };
        // With few positions no time is spent.
        let time = if nodes.is_some() {
            Duration::ZERO
        } else {
            limit.time()
        };
        let (phrasing, stop) = (self.settings.phrasing, &self.stop);
        self.races.answer(key, time, stop, |key| {
            let asked = RaceRequest {
                points: key.points.clone(),
                first,
                nodes,
                limit,
            };
            let question = asked.question(&document);
            let mut question = question.map_err(|error| no_position(&error, phrasing))?;
            let stop = Some(Arc::clone(stop));
            question.limits = question.limits.with_stop(stop.clone());
            question.count_limits = question.count_limits.with_stop(stop);
            let found = answer_race(&question);
            if let Ok(solved) = &found {
                document.marks.roles = solved.roles;
            }
            let is_open = match &found {
                Ok(solved) => !solved.known().is_sure() || solved.left_open().is_some(),
                Err(ProposeError::NoRace(found)) => !found.is_proved(),
                Err(_) => true,
            };
            Ok((RaceTold { found, document }, is_open))
        })
    }

    /// The answers about the race and the endgame, both in the time of one; the endgame only where the race does not say all.
    pub(super) fn both(
        &mut self,
        mut limit: TimeLimit,
        is_enough: impl Fn(&RaceTold) -> bool,
    ) -> Result<(Rc<RaceTold>, Option<Rc<EndgameTold>>), Refusal> {
        let begun = Instant::now();
        let half = TimeLimit::granting(Some(limit.time() / 2));
        let race = self.race_within(&[], None, half, None)?;
        if is_enough(&race) {
            return Ok((race, None));
        }
        limit.take(begun.elapsed());
        let left = TimeLimit::granting(Some(limit.time()));
        let endgame = self.endgame_within(left)?;
        Ok((race, Some(endgame)))
    }

    /// The endgame of the board, in the usual time.
    pub(super) fn endgame(&mut self) -> Result<Rc<EndgameTold>, Refusal> {
        self.endgame_within(self.limit())
    }

    /// The same within a time.
    pub(super) fn endgame_within(&mut self, limit: TimeLimit) -> Result<Rc<EndgameTold>, Refusal> {
        let document = self.table.document();
        let counting = document.endgame.counting;
        let key = EndgameKey {
            position: self.table.position().clone(),
            roles: document.marks.roles,
            assumed: document.marks.assumed,
            counting,
            dead: document.endgame.dead,
            only: document.endgame.only,
            is_over: self.table.is_over(),
        };
        let (phrasing, stop, regions) = (self.settings.phrasing, &self.stop, &mut self.regions);
        self.endgames.answer(key, limit.time(), stop, |key| {
            let inquiry = Inquiry::of(&document, counting, phrasing);
            let mut inquiry = inquiry.map_err(|error| no_position(&error, phrasing))?;
            inquiry.question.is_over = key.is_over;
            if !key.only.is_empty() {
                inquiry.question.only = document.topology().components(&key.only);
            }
            let effort = EndgameEffort {
                narrow: false,
                prove: false,
                nodes: None,
                limit,
                memory: MOST_BYTES,
                stop: Some(Arc::clone(stop)),
            };
            let report = effort.report(&mut inquiry.question, regions);
            let is_open = matches!(report.known, KnownBy::Undecided | KnownBy::Bounded)
                || report.hangs_on_border()
                || report.hangs_on_looks();
            Ok((EndgameTold { inquiry, report }, is_open))
        })
    }
}

/// That the stones that were asked about are no position.
fn no_position(error: &PositionError, phrasing: Phrasing) -> Refusal {
    Refusal::because("no position", &position_error(error, phrasing).message)
}
