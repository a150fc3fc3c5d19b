//! What is asked of who lives.

use semeai_board::{Color, Point};
use semeai_session::{BoardRules, LifeAction};

/// Something asked of who lives.
#[derive(Clone, Copy, Debug)]
pub(crate) enum LifeRequest {
    /// It is asked in another way.
    Change(LifeAction),
    /// A point was clicked with a side's button: its move, or it is asked about.
    Click(Point, Color),
    /// The point is asked about.
    Select(Point),
    /// A side plays a move that is listed.
    Play(Point, Color),
    /// The board stands after so many of the moves alone.
    BackTo(usize),
    /// The score with best play is shown.
    BestPlay,
    /// The board is solved by these rules.
    SolveBy(BoardRules),
    /// A larger board is solved, for which one has to wait.
    SolveLarger,
}
