//! What a session asks its desk about a tactics map on the board of its document.

mod asking;
mod compare_games;
mod course;
mod evaluate;
mod experiment;
mod explore;
mod marks;
mod model;
mod replay;
mod table;
#[cfg(test)]
mod tests;

pub use self::compare_games::CompareOverGames;
pub use self::course::CellCourse;
pub use self::evaluate::{EvaluateMap, MapFault, MapSheet, OtherMap};
pub use self::experiment::{
    EntryFault, EntryFaultKind, EstimateTime, ExperimentAction, ExperimentField, ExperimentLook,
    ExperimentMarks, ExperimentSheet, ReadExperiment,
};
pub use self::explore::{ExploreMaps, ExploreProgress};
pub use self::marks::{FIRST_MAP, MapAction, MapMarks};
pub use self::model::{LookAtMove, MovePoint, PlayedMove};
pub use self::table::{PlayTable, TableKind, TableProgress};
