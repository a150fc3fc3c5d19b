//! What is found about a position by the science for which it is looked at, whichever that is.

use semeai_board::PositionError;
use semeai_endgame::position_report::EndgameReport;
use semeai_life::LifeReport;
use semeai_race::answer::RaceAnswer;
use semeai_race::propose::ProposeError;
use semeai_tactics::MapError;

use crate::life::LifeFault;
use crate::maps::MapSheet;

/// What was found about a position by the science for which it is looked at.
#[derive(Debug)]
pub enum Finding {
    /// Nothing was looked for: it is a game as it was played, of which nothing is asked.
    Game,
    /// The stones are no legal position.
    NoPosition(PositionError),
    /// What becomes of its race.
    Race(Result<Box<RaceAnswer>, ProposeError>),
    /// What its endgame comes to.
    Endgame(Box<EndgameReport>),
    /// Who lives.
    Life(Result<Box<LifeReport>, LifeFault>),
    /// What its tactics map is.
    Map(Result<Box<MapSheet>, MapError>),
}

impl Finding {
    /// Whether something was found, and not only why nothing was.
    pub const fn is_answer(&self) -> bool {
        match self {
            Self::Race(Ok(_)) | Self::Endgame(_) | Self::Life(Ok(_)) => true,
            Self::Map(Ok(sheet)) => sheet.report.is_ok(),
            Self::Game
            | Self::NoPosition(_)
            | Self::Race(Err(_))
            | Self::Life(Err(_))
            | Self::Map(Err(_)) => false,
        }
    }
}
