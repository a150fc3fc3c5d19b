//! What a person works on, without a window: the document, what can be done to it, undo, files, settings,
//! long work in the background.
//!
//! Data flows one way: a [`Document`] is all that undo and files know; the [`Analysis`] is a pure function of
//! it, computed again for every revision; a window or a terminal shows it.
//!
//! ```text
//! Action --Session::apply--> Document (new revision) --desk--> Analysis --words--> sentences
//! ```
//!
//! Nothing here knows a window toolkit, so that the command line, tests and other front ends share all of it.

mod action;
mod apply;
mod area;
mod asking;
pub mod attempt;
mod book_move;
mod change;
pub mod compose;
mod counting;
pub mod desk;
mod document;
mod document_lesson;
mod endgame;
pub mod file;
mod file_proof;
mod finding;
mod first_subject;
mod game;
pub mod handout;
mod history;
mod home;
pub mod host;
mod kind;
mod kinds;
mod layout;
mod lesson;
pub mod lesson_results;
mod life;
mod maps;
pub mod phrase;
mod phrasing;
mod place;
pub mod play_out;
pub mod printable;
mod race;
mod samples;
mod science;
mod session;
mod settings;
mod step;
mod stones;
mod sum;
mod values;

pub use action::{
    Action, ActionError, BoardAction, EndgameAction, MarkAction, PlacedStone, PositionsAction,
    RaceAction, TextAction, next_role, previous_role,
};
pub use area::point_name::point_called;
pub use area::{crop, selection};
pub use book_move::{BookCount, BookMove, BookSource};
pub use counting::{Counting, Komi, Prisoners, Subject};
pub use desk::{Ask, Desk, Exchange, Progress};
pub use document::{BoardState, Caption, Document, Snapshot, StoneMarks};
pub use endgame::place::{EndgamePlace, NoMove, RegionTree};
pub use endgame::safe::{FindSafe, SafeProposal};
pub use endgame::{EndgameMarks, GrowTree, KeptRegions, LookInside, ProveEndgame, SolveEndgame};
pub use file::sgf::markup::{LONGEST_LABEL, Markup, MarkupAction, MarkupLine, MarkupSign};
pub use file_proof::FileClaim;
pub use finding::Finding;
pub use game::{Game, Moment, NodeId, Record, RecordMove, RecordNode};
pub use history::History;
pub use home::{Home, Saving, Version};
pub use host::{Control, Waker};
pub use layout::LayOut;
pub use lesson::{LessonAction, LessonText, Translations};
pub use life::place::LifePlace;
pub use life::{
    AUTOMATIC_POINTS, BoardRules, Classify, KeptTables, LifeAction, LifeFault, LifeMarks,
    LookAtPoint, SolveBoard,
};
pub use maps::{
    CellCourse, CompareOverGames, EntryFault, EntryFaultKind, EstimateTime, EvaluateMap,
    ExperimentAction, ExperimentField, ExperimentLook, ExperimentMarks, ExperimentSheet,
    ExploreMaps, ExploreProgress, FIRST_MAP, LookAtMove, MapAction, MapFault, MapMarks, MapSheet,
    MovePoint, OtherMap, PlayTable, PlayedMove, ReadExperiment, TableKind, TableProgress,
};
pub use phrasing::Phrasing;
pub use place::{Place, TreeStep};
pub use race::RaceMarks;
pub use race::analysis::{Analysis, Count, analyze, analyze_within};
pub use race::game_fights::{GameFight, GameFights, LookForFights};
pub use race::place::{ClickMeaning, Impossible, QuestionChain, RacePlace};
pub use race::propose::{FindRace, Pending, Propose, RaceProposal};
pub use race::prove::Prove;
pub use race::questions;
pub use race::repair::Repair;
pub use samples::Sample;
pub use session::Session;
pub use settings::{Coordinates, Depth, Language, Settings, ThemeChoice};
pub use stones::StonesFault;
pub use sum::{SolveSum, SumError, TestRules};
pub use values::calculator::{Calculation, CalculationReport};
pub use values::derivation::{Derivation, Reason, WrittenStep, derivation};
pub use values::details::{AtomicWeight, ValueDetails, value_details};
pub use values::sheet::{
    Comparison, CooledSheet, CoolingError, SheetError, ValueSheet, compare, parse_temperature,
    value_sheet,
};
pub use values::worksheet::Worksheet;
