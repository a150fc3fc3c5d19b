//! Which lessons somebody has solved and which were missed, kept between runs: no marks, no days to keep to, only what comes again.

mod name;
mod place;
mod results;
mod search;
mod table;
mod written;

pub use self::name::{LessonName, PositionNames};
pub use self::place::LessonPlace;
pub use self::results::{Asked, LessonResults};
pub use self::search::{AskedPosition, find_asked};
#[cfg(not(target_family = "wasm"))]
pub use self::search::{read_asked, read_names};
pub use self::written::{LESSONS_FORMAT, LessonsFault};
pub use crate::attempt::LessonResult;
