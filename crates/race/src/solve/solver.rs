//! A race that is searched in steps: who captures first, whether that decides, and then everything else.
//!
//! Who captures first is found out fast, for parts of the race can be reduced and liberties counted. Most often it is plain that the
//! captor lives, and then he wins. If not, the race is searched once more as it is, beyond the first capture; where that takes too
//! long, the answer is who captures first, with the remark that what follows is left open.

use web_time::Instant;

use semeai_board::{ByColor, Color, PointSet};

use super::answer::explain;
use super::both_kos::BothKos;
use super::finality::is_final;
use super::limits::SolveLimits;
use super::moment::RacePosition;
use super::prover::{Prover, after_captures};
use super::race::{Race, RaceError};
use super::solution::{Effort, LeftOpen, Outcome, Solution, SolvedStart};

/// Solves a race, for one starter or for each. Of the positions three quarters may go into who captures.
///
/// # Errors
///
/// If the race has no two sides.
pub fn solve(
    race: &Race,
    first: Option<Color>,
    limits: &SolveLimits,
) -> Result<Solution, RaceError> {
    let mut solver = Solver::new(race, first, limits)?;
    solver.search(Solver::for_outcome(limits.positions()));
    let left = limits.positions().saturating_sub(solver.positions_made());
    Ok(solver.solution(left))
}

/// A race that is being solved, for one starter or for each.
#[derive(Debug)]
pub struct Solver {
    begun: Instant,
    race: Race,
    barred: ByColor<PointSet>,
    limits: SolveLimits,
    /// Every capture decides.
    first: Prover,
    /// Captures are followed until they decide; made when it is needed.
    followed: Option<Prover>,
    /// Whether a capture by each side surely decides; found out when it is needed.
    decides: Option<ByColor<bool>>,
    known: ByColor<Option<StartKnown>>,
}

/// What is known of one start.
#[derive(Clone, Copy, Debug, Default)]
struct StartKnown {
    /// Who captures first.
    first: BothKos,
    /// Who wins.
    wins: BothKos,
    /// The positions with which it was tried to find out more.
    tried: u64,
}

impl StartKnown {
    fn outcome(&self) -> Outcome {
        match self.wins.outcome() {
            Outcome::Undecided => self.first.outcome(),
            outcome => outcome,
        }
    }
}

impl Solver {
    /// Nothing is searched yet.
    ///
    /// # Errors
    ///
    /// If the race has no two sides.
    pub fn new(race: &Race, first: Option<Color>, limits: &SolveLimits) -> Result<Self, RaceError> {
        Self::barring(race, ByColor::default(), first, limits)
    }

    /// The same where each side does not play on some points; what its opponent has there or beside them is never captured.
    ///
    /// # Errors
    ///
    /// If the race has no two sides.
    pub(crate) fn barring(
        race: &Race,
        barred: ByColor<PointSet>,
        first: Option<Color>,
        limits: &SolveLimits,
    ) -> Result<Self, RaceError> {
        let begun = Instant::now();
        let is_asked = |color: Color| first.is_none_or(|first| first == color);
        let always = ByColor::new_with(|_| true);
        Ok(Self {
            begun,
            first: Prover::barring(race, &barred, always, limits)?.counting_on_eyes(),
            race: race.clone(),
            barred,
            limits: limits.clone(),
            followed: None,
            decides: None,
            known: ByColor::new_with(|color| is_asked(color).then(StartKnown::default)),
        })
    }

    /// How many of so many positions may go into who captures, if the rest is to be found out too.
    #[must_use]
    pub const fn for_outcome(positions: u64) -> u64 {
        positions - positions / 4
    }

    /// Searches who captures first, within so many positions for all starts together; what is known already stays known.
    pub fn search(&mut self, positions: u64) {
        let is_open = |known: &Option<StartKnown>| known.is_some_and(|it| !it.first.is_decided());
        let share = positions / self.count(is_open);
        for mover in Color::ALL {
            if let Some(known) = &mut self.known[mover]
                && !known.first.is_decided()
            {
                let now = RacePosition::begin(&self.race, mover);
                known.first = self.first.both_kos(&now, share, known.first);
            }
        }
    }

    /// Searches whether who captures first wins, within so many positions for each start of which that is known.
    pub(crate) fn follow(&mut self, positions: u64) {
        for mover in Color::ALL {
            let Some(known) = self.known[mover] else {
                continue;
            };
            if known.first.is_decided() && !known.wins.is_decided() && known.tried < positions {
                let wins = self.wins(mover, &known, positions);
                self.known[mover] = Some(StartKnown {
                    wins,
                    tried: positions,
                    ..known
                });
            }
        }
    }

    /// Who wins from a start of which it is known who captures first.
    fn wins(&mut self, mover: Color, known: &StartKnown, positions: u64) -> BothKos {
        let decides = self.decides();
        let is_plain = match known.first.outcome().winner() {
            Some(winner) => decides[winner],
            None => decides.black && decides.white,
        };
        if is_plain {
            return known.first;
        }
        let now = RacePosition::begin(&self.race, mover);
        let before = known.wins;
        self.followed().both_kos(&now, positions, before)
    }

    /// Whether a capture by each side surely decides.
    fn decides(&mut self) -> ByColor<bool> {
        let (race, barred) = (&self.race, &self.barred);
        *self
            .decides
            .get_or_insert_with(|| is_final(race, &race.movable(), barred))
    }

    /// The searches that go on after captures.
    fn followed(&mut self) -> &mut Prover {
        let decides = self.decides();
        self.followed.get_or_insert_with(|| {
            Prover::barring(&self.race, &self.barred, decides, &self.limits)
                .expect("a race that is searched has two sides")
                .counting_on_eyes()
        })
    }

    /// Whether it is known for every start who captures first.
    #[must_use]
    pub fn is_decided(&self) -> bool {
        let mut known = Color::ALL.iter().filter_map(|&mover| self.known[mover]);
        known.all(|known| known.first.is_decided())
    }

    /// Whether it is known for every start who wins.
    pub(crate) fn is_sure(&self) -> bool {
        let mut known = Color::ALL.iter().filter_map(|&mover| self.known[mover]);
        known.all(|known| known.wins.is_decided())
    }

    /// Who wins from a start that was asked for, as far as that is sure.
    pub(crate) fn known(&self, first: Color) -> Option<BothKos> {
        Some(self.known[first]?.wins)
    }

    /// Who wins from each start that was asked for, or captures first where it is not known what follows.
    #[must_use]
    pub fn outcomes(&self) -> ByColor<Option<Outcome>> {
        self.known.map(|known| known.map(|known| known.outcome()))
    }

    /// Who captures first from each start that was asked for.
    #[must_use]
    pub fn first_captures(&self) -> ByColor<Option<Outcome>> {
        let outcome = |known: StartKnown| known.first.outcome();
        self.known.map(|known| known.map(outcome))
    }

    /// Whether this search already rules out what another found for one of the starts.
    #[must_use]
    pub fn rules_out(&self, other: &Self) -> bool {
        Color::ALL.into_iter().any(|mover| {
            let (Some(known), Some(found)) = (self.known[mover], other.known[mover]) else {
                return false;
            };
            let found = found.first.outcome().ending();
            found.is_some_and(|found| !known.first.possible().contains(&found))
        })
    }

    /// The positions made so far, in all searches of this solver.
    #[must_use]
    pub fn positions_made(&self) -> u64 {
        self.first.positions_made() + self.followed.as_ref().map_or(0, Prover::positions_made)
    }

    /// What a position costs, compared with one of a small race: 2 where there are more than 128 points beside essential and
    /// safe stones, since it takes twice the time and more.
    pub(crate) fn cost(&self) -> u64 {
        self.first.cost()
    }

    /// The bytes of the tables of all its searches.
    #[must_use]
    pub fn table_bytes(&self) -> usize {
        self.first.table_bytes() + self.followed.as_ref().map_or(0, Prover::table_bytes)
    }

    /// Everything about the starts of which it is known who captures, within so many positions more.
    pub fn solution(&mut self, positions: u64) -> Solution {
        self.follow(after_captures(&self.limits).min(positions));
        let share = positions / self.count(Option::is_some);
        let mut starts = ByColor::default();
        for mover in Color::ALL {
            starts[mover] = self.start(mover, share);
        }
        Solution {
            starts,
            effort: Effort {
                positions: self.positions_made(),
                elapsed: self.begun.elapsed(),
                table_bytes: self.table_bytes(),
            },
        }
    }

    /// Everything about one start, if it was asked for, within so many positions more.
    pub(crate) fn start(&mut self, mover: Color, positions: u64) -> Option<SolvedStart> {
        let known = self.known[mover]?;
        if !known.first.is_decided() {
            let decides = self.decides();
            let mut wins = known.wins;
            wins.take_first_captures(&known.first, decides);
            return Some(wins.as_start());
        }
        let is_known = known.wins.is_decided();
        let decides = if is_known {
            self.decides()
        } else {
            ByColor::new_with(|_| true)
        };
        let (prover, it) = if decides.black && decides.white {
            (&mut self.first, known.first)
        } else {
            (self.followed(), known.wins)
        };
        let end = prover.positions_made() + positions;
        let start = explain(prover, mover, &it, end);
        let left_open = if is_known {
            start.left_open
        } else {
            Some(LeftOpen::AfterCapture)
        };
        Some(SolvedStart { left_open, ..start })
    }

    /// How many starts are like this, at least one.
    fn count(&self, is_like: impl Fn(&Option<StartKnown>) -> bool) -> u64 {
        let starts = Color::ALL
            .iter()
            .filter(|&&mover| is_like(&self.known[mover]));
        starts.count().max(1) as u64
    }
}
