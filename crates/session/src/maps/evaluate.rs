//! Asking what a map is on the board of a document.

use std::sync::Arc;

use semeai_board::{Color, PointSet, Position, PositionError};
use semeai_tactics::{
    Comparison, LawReport, Leaf, Map, MapError, MapPrint, MapQuestion, MapReport, MapSource,
    MissingPoints, compare, map_report,
};

use super::MapMarks;
use crate::desk::{Ask, Progress};
use crate::document::Snapshot;
use crate::host::Control;

/// Asks what a map is on a document: its text, its parts, where it can be played, how it compares with another one.
#[derive(Clone, Debug, PartialEq)]
pub struct EvaluateMap {
    /// The document of which it is asked.
    pub of: Snapshot,
    /// The texts, and whose map it is.
    pub marks: MapMarks,
}

/// A map that could be read, and what it is on the document.
#[derive(Clone, Debug)]
pub struct MapSheet {
    /// What was read.
    pub source: MapSource,
    /// The map as it is evaluated: for White with its colours exchanged. The parts of everything here are numbered by it.
    pub map: Map,
    /// As mathematics, with the place of every part.
    pub mathematics: MapPrint,
    /// Which smaller maps, and which presets, laws make equal to it as it is written.
    pub laws: LawReport,
    /// What it is on the stones.
    pub report: Result<MapReport, MapFault>,
    /// Where its player may play now, whether the map says so or not; nothing where the stones are no position.
    pub legal: PointSet,
    /// How it compares with another map, if it is compared with one.
    pub other: Option<Result<OtherMap, MapError>>,
}

/// A map that another one is compared with.
#[derive(Clone, Debug)]
pub struct OtherMap {
    /// What was read.
    pub source: MapSource,
    /// Where the two differ on the stones.
    pub comparison: Result<Comparison, MapFault>,
}

/// Why a map that can be read has no value on a document.
#[derive(Clone, Debug, PartialEq)]
pub enum MapFault {
    /// The stones are no legal position.
    NoPosition(PositionError),
    /// The board has not all points that the map names.
    NoPoints(MissingPoints),
}

impl EvaluateMap {
    /// The stones as they stand. That some are taken as safe is nothing to a map: by its model they can be taken like all others.
    ///
    /// # Errors
    ///
    /// If they are no legal position.
    pub fn position(of: &Snapshot) -> Result<Position, MapFault> {
        let position = of.board.position(PointSet::EMPTY);
        position.map_err(MapFault::NoPosition)
    }

    fn report(&self, map: &Map) -> Result<MapReport, MapFault> {
        let question = MapQuestion {
            map: map.clone(),
            position: Self::position(&self.of)?,
            player: self.marks.player,
        };
        map_report(&question).map_err(MapFault::NoPoints)
    }

    fn legal(&self) -> PointSet {
        let legal = self.report(&Map::Leaf(Leaf::Legal(Color::Black)));
        legal.map_or(PointSet::EMPTY, |report| report.playable)
    }

    fn other(&self, map: &Map) -> Option<Result<OtherMap, MapError>> {
        let text = self.marks.other.as_ref()?;
        let source = MapSource::read(text);
        Some(source.map(|source| OtherMap {
            comparison: self.compared(map, &source.read.map),
            source,
        }))
    }

    fn compared(&self, map: &Map, other: &Map) -> Result<Comparison, MapFault> {
        let position = Self::position(&self.of)?;
        let compared = compare([map, other], &position, self.marks.player);
        compared.map_err(MapFault::NoPoints)
    }
}

impl Ask for EvaluateMap {
    /// What is wrong with the text, or what the map is.
    type Answer = Result<MapSheet, MapError>;
    /// What laws say of the last map: stones do not change it.
    type Memory = Option<(Map, LawReport)>;
    const NAME: &'static str = "map";
    const WAITS: bool = true;

    fn subject(&self) -> Option<&Snapshot> {
        Some(&self.of)
    }

    /// For the moment that it takes, the same map on the stones before.
    fn still_shows(&self, earlier: &Self, progress: Progress) -> bool {
        let is_same_board = Arc::ptr_eq(earlier.of.topology(), self.of.topology());
        is_same_board && earlier.marks == self.marks && progress.is_unnoticed()
    }

    fn answer(self, memory: &mut Self::Memory, _: &Control) -> Self::Answer {
        let source = MapSource::read(&self.marks.text)?;
        let typed = &source.read.map;
        let map = match self.marks.player {
            Color::Black => typed.clone(),
            Color::White => typed.with_colors_exchanged(),
        };
        Ok(MapSheet {
            mathematics: map.mathematics(),
            map,
            laws: laws(typed, memory),
            report: self.report(typed),
            legal: self.legal(),
            other: self.other(typed),
            source,
        })
    }
}

/// What laws say of a map, unless it is the last one of which that was asked.
fn laws(map: &Map, memory: &mut Option<(Map, LawReport)>) -> LawReport {
    match memory {
        Some((known, laws)) if known == map => laws.clone(),
        _ => {
            let laws = LawReport::new(map);
            *memory = Some((map.clone(), laws.clone()));
            laws
        }
    }
}
