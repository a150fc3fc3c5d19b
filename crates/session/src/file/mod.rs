//! Files: SGF and text diagrams in, SGF and text diagrams out, written so that no file is ever half there.
//!
//! Reading is forgiving about what does not matter for the position and exact about what does: stones that cannot be
//! placed are an error, an odd mark is a [`FileNotice`]. What is not understood is kept and written back ([`sgf`]).

mod diagram;
mod encoding;
mod error;
mod loaded;
mod open;
mod parse;
mod save;
pub mod sgf;

pub use diagram::to_diagram;
pub use error::{FileError, FileErrorKind, FileNotice, FormatError, MAX_BYTES, Spot};
pub use loaded::{Loaded, Moment, Wanted};
pub use open::{read, read_game, read_wanted};
pub use parse::{parse, parse_game, parse_wanted};
pub use save::write;
pub use sgf::to_sgf;
