//! Which lessons somebody has solved and which were missed, kept between runs: no marks, no days to keep to, only what comes again.

mod name;
mod results;
mod table;
mod written;

pub use self::name::LessonName;
pub use self::results::{Asked, LessonResults};
pub use self::written::{LESSONS_FORMAT, LessonsFault};
pub use crate::attempt::LessonResult;
