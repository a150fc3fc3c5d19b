//! The rules of an endgame that is played out: captures, passes, and what every move loses.

mod count;
mod course;
mod game_slips;
mod line;
mod moment_report;
mod review;
mod situation;
mod stage;
mod style;
#[cfg(test)]
mod tests;

pub use self::count::Count;
pub use self::course::{PlayOut, Slip, Think, Thought, Turn};
pub use self::game_slips::{GameSlip, GameSlips};
pub use self::line::{best_line, line_of};
pub use self::moment_report::{MomentReport, loss};
pub use self::review::{GameMoment, GameMove, LookAt, Review, moments};
pub use self::situation::{CountRules, Situation};
pub(crate) use self::stage::{beginning, counted};
pub use self::style::Style;
