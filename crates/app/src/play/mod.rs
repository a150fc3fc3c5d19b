//! The mode Play out without its looks: the race that is being played, and what can be asked of it.

mod perform;

use std::time::Duration;

use semeai_board::Color;
use semeai_race::solve::Race;
use semeai_session::play_out::{PartnerState, Person, PlayOut, Refusal, Slip, Style};

pub(crate) use self::perform::{follow, perform};

/// How long the partner may take before the frame goes on without it.
const PATIENCE: Duration = Duration::from_millis(8);
/// How often progress is shown.
const PROGRESS: Duration = Duration::from_millis(150);

/// Something asked of the play-out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PlayRequest {
    /// The side to move plays here.
    At(semeai_board::Point),
    /// The side to move plays elsewhere.
    Elsewhere,
    /// The last move of the person is taken back.
    TakeBack,
    /// A move that was taken back is made again.
    Forward,
    /// A losing move is taken back.
    TakeBackSlip(Slip),
    /// From the beginning, this side first.
    Restart(Color),
    /// Who plays which side.
    Person(Person),
    /// How the program plays.
    Style(Style),
    /// How many ko threats a side has left.
    Threats(Color, u8),
    /// The program stops thinking.
    Stop,
    /// It goes on thinking.
    GoOn,
}

/// The play-out of a document. It lasts as long as the mode does and the document stays the same.
#[derive(Debug, Default)]
pub(crate) struct Play {
    /// What is being played.
    pub(crate) stage: Stage,
    /// What the program is doing.
    pub(crate) partner: PartnerState,
    /// Why the last click did nothing.
    pub(crate) refusal: Option<Refusal>,
    /// Who plays which side; it outlasts a play-out.
    person: Person,
    /// How the program plays; it outlasts a play-out.
    style: Style,
    /// The revision of the document that is played out.
    revision: u64,
}

/// What is being played.
#[derive(Debug, Default)]
pub(crate) enum Stage {
    /// Nothing.
    #[default]
    Away,
    /// The race is still being looked for.
    Finding,
    /// There is no race to play.
    NoRace,
    /// A race.
    On(Box<PlayOut>),
}

impl Play {
    /// The race that is being played.
    pub(crate) fn game(&self) -> Option<&PlayOut> {
        match &self.stage {
            Stage::On(game) => Some(game),
            Stage::Away | Stage::Finding | Stage::NoRace => None,
        }
    }

    fn begin(&mut self, race: Option<Race>, first: Color) {
        self.refusal = None;
        self.stage = match race {
            Some(race) => Stage::On(Box::new(PlayOut::new(race, first, self.person, self.style))),
            None => Stage::NoRace,
        };
    }
}
