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
mod analysis;
mod apply;
mod asked;
mod asked_safe;
mod asked_stored;
mod calculator;
mod counting;
mod crop;
mod derivation;
pub mod desk;
mod document;
mod endgame;
pub mod file;
mod game;
mod guess;
mod history;
mod home;
pub mod host;
mod kind;
mod place;
pub mod play_out;
mod point_name;
pub mod printable;
mod propose;
mod prove;
pub mod questions;
mod race;
mod rectangle;
mod repair;
mod safe;
mod samples;
mod science;
mod selection;
mod session;
mod settings;
mod sheet;
mod step;
mod stored;
mod sum;
mod worksheet;

pub use action::{
    Action, ActionError, BoardAction, EndgameAction, MarkAction, PlacedStone, RaceAction,
    TextAction, next_role, previous_role,
};
pub use analysis::{Analysis, Count, analyze, analyze_within};
pub use calculator::{Calculated, Calculation};
pub use counting::{Counting, Komi, Prisoners, Subject};
pub use crop::Crop;
pub use derivation::{Derivation, Reason, WrittenStep, derivation};
pub use desk::{Answered, Ask, Desk, Progress};
pub use document::{BoardState, Caption, Document, Snapshot, StoneMarks};
pub use endgame::{EndgameMarks, GrowTree, KeptRegions, LookInside, ProveEndgame, SolveEndgame};
pub use game::{Game, Moment, NodeId, Played, Record, RecordNode};
pub use history::History;
pub use home::{Home, Saving, Version};
pub use host::{Control, Waker};
pub use place::{Clicked, Impossible, Place};
pub use point_name::{japanese_number, point_called, sgf_letter};
pub use propose::{FindRace, Pending, Propose, Proposed};
pub use prove::Prove;
pub use race::RaceMarks;
pub use repair::Repair;
pub use safe::{FindSafe, SafeProposal};
pub use samples::Sample;
pub use selection::{Clip, Selection};
pub use session::Session;
pub use settings::{Coordinates, Language, Settings, ThemeChoice};
pub use sheet::{
    Comparison, Cooled, CoolingError, SheetError, ValueSheet, compare, parse_temperature,
    value_sheet,
};
pub use sum::{SolveSum, SumError, TestRules};
pub use worksheet::Worksheet;
