//! The rules of a race that is played out: captures, ko threats, and who captures first.

mod course;
mod judge;
mod line;
mod partner;
mod situation;
mod style;

pub use self::course::{MAX_THREATS, PlayOut, Slip, Think, Turn};
pub use self::judge::{Judge, Thought, think};
pub use self::line::best_line;
pub use self::situation::Situation;
pub use self::style::PlayStyle;
