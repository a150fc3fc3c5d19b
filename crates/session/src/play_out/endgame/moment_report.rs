//! What is known of a moment of an endgame: the score with best play from there, and what every move loses.

use std::sync::Arc;
use std::time::Duration;

use semeai_board::{Color, Point};
use semeai_endgame::position_report::{Between, EndgameReport, KnownBy};
use semeai_endgame::{Endgame, RegionCache, endgame_answer, endgame_report_with};
use semeai_search::Check;

use crate::endgame::limits::limits;
use crate::host::Control;

/// How many positions of each region one judgement may cost.
const POSITIONS: u64 = 400_000;

/// For how long one judgement may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// What is known of a moment. Cheap to clone.
#[derive(Clone, Debug)]
pub struct MomentReport {
    report: Arc<EndgameReport>,
    /// Whether it holds only if the board is what it looks like: then no score and no loss is told from it.
    is_as_it_looks: bool,
}

impl MomentReport {
    /// Looks at a moment; regions that were searched before are kept. Where they leave out a ko every line on the board is tried
    /// too, for what they tell is between two numbers then. Stopped, it tells what is known.
    pub(super) fn of(asked: &Endgame, kept: &mut RegionCache, control: &Control) -> Self {
        let limits = limits(POSITIONS, PATIENCE, control);
        let report = endgame_report_with(asked, &limits, kept);
        if !report.leaves_out_ko() {
            return Self::sure(report);
        }
        let asked = Endgame {
            check: Check::EveryOrder,
            ..asked.clone()
        };
        let proved = endgame_report_with(&asked, &limits, kept);
        let is_proved = proved.known == KnownBy::Searched;
        Self::sure(if is_proved { proved } else { report })
    }

    /// The same of a position of a game, where as a rule nothing is closed in: if the regions say nothing, how the board looks.
    pub(super) fn of_game(asked: &Endgame, kept: &mut RegionCache, control: &Control) -> Self {
        let found = Self::of(asked, kept, control);
        let mut starts = Color::ALL
            .into_iter()
            .filter_map(|first| found.score(first));
        if starts.any(|score| score.one().is_some()) {
            return found;
        }
        let limits = limits(POSITIONS, PATIENCE, control);
        let report = endgame_answer(&mut asked.clone(), true, &limits, kept);
        Self {
            is_as_it_looks: report.hangs_on_border() || report.hangs_on_looks(),
            report: Arc::new(report),
        }
    }

    fn sure(report: EndgameReport) -> Self {
        Self {
            report: Arc::new(report),
            is_as_it_looks: false,
        }
    }

    /// What scores and losses are told from.
    fn told(&self) -> Option<&EndgameReport> {
        (!self.is_as_it_looks).then_some(&*self.report)
    }

    /// Everything that was found about the whole board.
    pub fn report(&self) -> &EndgameReport {
        &self.report
    }

    /// Black's points minus White's with best play where this side is first, without komi; absent if it was not found out.
    pub fn score(&self, first: Color) -> Option<Between> {
        Some(self.told()?.starts[first].as_ref()?.score)
    }

    /// The points that a move of a side loses, a pass if there is no point; absent if it was not found out.
    pub fn loss(&self, color: Color, point: Option<Point>) -> Option<Between> {
        loss(self.told()?, color, point)
    }

    /// A best move of a side: the biggest of those that lose nothing. A pass where nobody gains by moving; absent if no best
    /// move is known.
    pub fn best(&self, color: Color) -> Option<Option<Point>> {
        best(self.told()?, color)
    }
}

/// As [`MomentReport::best`], of an endgame of which this is known.
pub(super) fn best(report: &EndgameReport, color: Color) -> Option<Option<Point>> {
    let start = report.starts[color].as_ref()?;
    let of_line = start.line.first().map(|first| first.point);
    // Where a ko leaves the score open there is no line, and that nobody gains by moving is not known.
    let is_open = start.score.one().is_none() || report.leaves_out_ko();
    if of_line.is_none() && is_open && report.known != KnownBy::Searched {
        return start.best.first().copied().map(Some);
    }
    let total = report.total.as_ref();
    let gains = total.is_some_and(|total| total.temperature.is_some());
    Some(of_line.or_else(|| start.best.first().copied().filter(|_| gains)))
}

/// The points that a move loses in an endgame of which everything is known, a pass if there is no point; absent if it was not
/// found out, or if the start of this side, or for a pass of either, was not asked about.
pub fn loss(report: &EndgameReport, color: Color, point: Option<Point>) -> Option<Between> {
    let start = report.starts[color].as_ref()?;
    let Some(point) = point else {
        let after = report.starts[color.opponent()].as_ref()?.score;
        return Some(between(start.score, after, color));
    };
    let mut losses = start.losses.iter();
    losses.find(|loss| loss.point == point)?.loss
}

/// What a side loses if this score becomes that one.
fn between(before: Between, after: Between, color: Color) -> Between {
    let (low, high) = match color {
        Color::Black => (before.low - after.high, before.high - after.low),
        Color::White => (after.low - before.high, after.high - before.low),
    };
    Between {
        low: low.max(0),
        high: high.max(0),
    }
}
