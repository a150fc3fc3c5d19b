//! What a frame shows of a map.

use semeai_board::PointSet;
use semeai_session::play_out::maps::PlayOut;
use semeai_session::{EvaluateMap, LookAtMove, MapSheet, MovePoint, PlayTable, Subject};
use semeai_tactics::{Comparison, Map, MapError, MapReport, MoveChange};

use semeai_words::simulation::cells_finished;
use semeai_words::tactics::playable_points;

use crate::commands::mode::Mode;
use crate::science::FrameData;

/// So many names of points are listed; the rest is counted.
pub(super) const MOST_NAMES: usize = 60;

/// How far a table is that is being played; else, where a map is looked at, at how many points it can be played.
pub(super) fn status(shown: &FrameData<'_>) -> String {
    let table = shown.session.table();
    let is_pending = shown.session.progress::<PlayTable>().is_pending();
    if let Some(table) = table.filter(|_| is_pending) {
        return cells_finished(table.finished, table.cells, shown.phrasing());
    }
    let is_shown = shown.document.subject == Subject::Maps && !shown.is_replaying();
    let report = shown.map_report().filter(|_| is_shown);
    report.map_or_else(String::new, |report| {
        playable_points(report.playable.len(), shown.phrasing())
    })
}

/// A part of a map that is pointed at.
#[derive(Clone, Copy, Debug)]
pub(super) struct PartData<'a> {
    pub(super) map: &'a Map,
    /// What it is on the stones.
    pub(super) set: &'a PointSet,
}

impl<'a> FrameData<'a> {
    /// The map, or for a moment that of the stones before.
    pub(super) fn map(&self) -> Option<&'a MapSheet> {
        self.session.map_sheet()
    }

    /// What the map is on the stones.
    pub(super) fn map_report(&self) -> Option<&'a MapReport> {
        self.map()?.report.as_ref().ok()
    }

    /// What is wrong with its text as it is typed now.
    pub(super) fn map_error(&self) -> Option<&'a MapError> {
        self.session.answer::<EvaluateMap>()?.as_ref().err()
    }

    /// The part of the map that is pointed at; the map itself is one.
    pub(super) fn map_part(&self) -> Option<PartData<'a>> {
        let number = self.view.maps.part?;
        let report = self.map_report()?;
        Some(PartData {
            map: report.map.parts().get(number).copied()?,
            set: report.parts.get(number)?,
        })
    }

    /// The game by maps that is being played.
    pub(super) fn map_game(&self) -> Option<&'a PlayOut> {
        let is_on = self.view.mode == Mode::PlayOut;
        self.session.play().maps().filter(|_| is_on)
    }

    /// How the map compares with another one, if it is compared.
    pub(super) fn map_comparison(&self) -> Option<&'a Comparison> {
        let other = self.map()?.other.as_ref()?.as_ref().ok()?;
        other.comparison.as_ref().ok()
    }

    /// What a move changes that is pointed at or was played, where the model is shown.
    pub(super) fn map_change(&self) -> Option<(MovePoint, &'a MoveChange)> {
        let asked = self.session.desk().shown::<LookAtMove>()?;
        let change = asked
            .answer
            .as_ref()
            .filter(|_| self.document.map.has_model);
        change.map(|change| (asked.ask.at, change))
    }
}
