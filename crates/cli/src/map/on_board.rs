//! A map on the position of a document.

use semeai_board::{Color, PointSet, Position};
use semeai_session::{Document, Phrasing};
use semeai_tactics::{Map, MapQuestion, MapReport, map_report};
use semeai_words::position::position_error;
use semeai_words::tactics::missing_points;

use crate::input::refusal;
use crate::status::CommandError;

/// A map on the position of a document.
pub(super) struct OnBoard {
    pub(super) document: Document,
    pub(super) player: Color,
    pub(super) report: MapReport,
}

/// A map that somebody plays by.
pub(crate) struct PlayerMap<'a> {
    pub(crate) map: &'a Map,
    pub(crate) player: Color,
    pub(crate) phrasing: Phrasing,
}

impl PlayerMap<'_> {
    /// What the map is on the position of a document, with the document.
    ///
    /// # Errors
    ///
    /// As [`PlayerMap::report`].
    pub(super) fn on(&self, document: Document, name: &str) -> Result<OnBoard, CommandError> {
        Ok(OnBoard {
            report: self.report(&document, name)?,
            player: self.player,
            document,
        })
    }

    /// What the map is on the position of a document, of which messages say this name. What is said to be safe makes no difference.
    ///
    /// # Errors
    ///
    /// If the stones are no position, or the board lacks points that the map names.
    pub(crate) fn report(
        &self,
        document: &Document,
        name: &str,
    ) -> Result<MapReport, CommandError> {
        let position: Position = document.board.position(PointSet::EMPTY).map_err(|error| {
            let reason = position_error(&error, self.phrasing).message;
            refusal(name, &reason, self.phrasing)
        })?;
        let question = MapQuestion {
            map: self.map.clone(),
            position,
            player: self.player,
        };
        map_report(&question).map_err(|missing| missing_points(&missing, self.phrasing))
    }
}
