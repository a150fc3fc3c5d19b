//! How much an answer about an endgame may cost, and how that is spent.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use semeai_endgame::position_report::{EndgameReport, KnownBy};
use semeai_endgame::{Endgame, EndgameLimits, RegionCache, endgame_answer, endgame_report_with};
use semeai_search::Check;

use crate::limits::TimeLimit;

/// A search of the whole board that was not asked for, but settles a ko, lists no more positions.
const MOST_WITH_KO: u64 = 400_000;

/// More time than usual grants at most so many times as many positions.
const MOST_TIMES: u64 = 8;

/// How much an answer may cost.
#[derive(Clone, Debug)]
pub(crate) struct EndgameEffort {
    /// Whether the whole board is not searched for longer where its looks give an answer.
    pub(crate) narrow: bool,
    /// Whether the whole board is searched too.
    pub(crate) prove: bool,
    /// The most positions, if somebody has said a number.
    pub(crate) nodes: Option<u64>,
    pub(crate) limit: TimeLimit,
    /// In bytes.
    pub(crate) memory: usize,
    /// What ends it early.
    pub(crate) stop: Option<Arc<AtomicBool>>,
}

impl EndgameEffort {
    /// The answer. Where the regions of the whole board give none, the board is taken as it looks: then the question is of that.
    pub(crate) fn report(&self, question: &mut Endgame, kept: &mut RegionCache) -> EndgameReport {
        // Everything together has one end, whatever is asked on the way.
        let end = self.limit.deadline();
        let limits = self.limits(end);
        if self.prove {
            return endgame_report_with(question, &limits, kept);
        }
        let report = endgame_answer(question, self.narrow, &limits, kept);
        self.with_ko(report, end, question, kept)
    }

    /// The same where the board as it stands was counted and only a ko leaves the score open: what a short search of the whole board
    /// proves.
    fn with_ko(
        &self,
        report: EndgameReport,
        end: Option<Instant>,
        question: &Endgame,
        kept: &mut RegionCache,
    ) -> EndgameReport {
        if report.known != KnownBy::Bounded || !question.only.is_empty() {
            return report;
        }
        let proved = Endgame {
            check: Check::EveryOrder,
            ..question.clone()
        };
        let limits = self.limits(end);
        let limits = match self.nodes {
            Some(_) => limits,
            None => limits.with_positions(MOST_WITH_KO),
        };
        let proved = endgame_report_with(&proved, &limits, kept);
        match proved.known {
            KnownBy::Searched => proved,
            _ => report,
        }
    }

    fn limits(&self, end: Option<Instant>) -> EndgameLimits {
        let limits = EndgameLimits::default()
            .with_memory(self.memory)
            .with_stop(self.stop.clone())
            .with_deadline(end);
        match self.nodes {
            Some(nodes) => limits.with_positions(nodes),
            // Whoever grants more time than usual wants it to be used.
            None => limits.times(self.limit.in_usual().min(MOST_TIMES)),
        }
    }
}
