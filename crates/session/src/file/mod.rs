//! Files in the formats of one table ([`FileFormat`]), written so that no file is ever half there.
//!
//! Reading is forgiving about what does not matter for the position and exact about what does: stones that cannot be
//! placed are an error, an odd mark is a [`FileNotice`]. What is not understood is kept and written back ([`sgf`]).
//!
//! Everything works on bytes with a name. Paths are known to two functions at the edge, `read` and `write`, on systems
//! that have files.

mod content;
mod diagram;
#[cfg(not(target_family = "wasm"))]
mod disk;
mod encoding;
mod error;
mod experiment;
#[cfg(not(target_family = "wasm"))]
mod folder;
mod foreign;
mod format;
mod gathering;
mod graph;
mod guess;
#[cfg(not(target_family = "wasm"))]
mod open;
mod parse;
#[cfg(not(target_family = "wasm"))]
mod save;
mod script;
pub mod sgf;
mod stamp;
mod table;

pub use content::{FileContent, PositionChoice};
pub use diagram::to_diagram;
#[cfg(not(target_family = "wasm"))]
pub use disk::{Disk, SystemDisk};
pub use error::{FileError, FileErrorKind, FileNotice, FormatError, KomiSpelling, MAX_BYTES, Spot};
#[cfg(not(target_family = "wasm"))]
pub use folder::{files_of, natural_order};
pub use format::FileFormat;
pub(crate) use gathering::each_position;
pub use gathering::{GatheredPositions, LeftOut, LeftOutReason, MOST_GATHERED};
pub use graph::{
    BareGraph, ForeignData, GraphCollection, GraphFault, GraphNotice, bare_graph, to_graph6,
};
#[cfg(not(target_family = "wasm"))]
pub(crate) use open::bytes_until;
#[cfg(not(target_family = "wasm"))]
pub use open::{read, read_game, read_stamped, read_wanted};
pub use parse::{parse, parse_game, parse_wanted};
#[cfg(not(target_family = "wasm"))]
pub use save::{NotWritten, Over, sweep, write, write_over};
pub use sgf::answers::Answers;
pub use sgf::{
    FileBytes, GameHead, GamesBeside, ListGames, MoveMark, StoredProof, game_to_bytes, to_bytes,
    to_sgf, with_move_marks,
};
pub use stamp::Stamp;
