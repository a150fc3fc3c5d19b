//! The mode Play out without its looks: the race that is being played, and what can be asked of it.

use semeai_board::Color;
use semeai_race::solve::Race;
use semeai_session::play_out::{PartnerState, Person, PlayOut, Refusal, Slip, Style};

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

    /// Whether the race of this revision has been looked for.
    pub(crate) const fn is_of(&self, revision: u64) -> bool {
        !matches!(self.stage, Stage::Away) && self.revision == revision
    }

    /// The race of a revision is being looked for.
    pub(crate) fn find(&mut self, revision: u64) {
        self.revision = revision;
        self.partner = PartnerState::Idle;
        self.stage = Stage::Finding;
    }

    /// Leaves the play-out.
    pub(crate) fn leave(&mut self) {
        self.stage = Stage::Away;
        self.refusal = None;
    }

    /// Begins with the race that was found, this side first.
    pub(crate) fn begin(&mut self, race: Option<Race>, first: Color) {
        self.refusal = None;
        self.stage = match race {
            Some(race) => Stage::On(Box::new(PlayOut::new(race, first, self.person, self.style))),
            None => Stage::NoRace,
        };
    }

    /// Does what is asked of the race; a move that is refused changes nothing.
    pub(crate) fn change(&mut self, request: PlayRequest) {
        self.refusal = None;
        match request {
            PlayRequest::Person(person) => self.person = person,
            PlayRequest::Style(style) => self.style = style,
            _ => {}
        }
        if let Stage::On(game) = &mut self.stage
            && let Err(refusal) = change(game, request)
        {
            self.refusal = Some(refusal);
        }
    }
}

fn change(game: &mut PlayOut, request: PlayRequest) -> Result<(), Refusal> {
    match request {
        // The program's stones are its own affair.
        PlayRequest::At(_) | PlayRequest::Elsewhere if game.is_programs_turn() => {}
        PlayRequest::At(point) => game.play(point)?,
        PlayRequest::Elsewhere => game.play_elsewhere()?,
        PlayRequest::TakeBack => {
            game.take_back();
        }
        PlayRequest::Forward => {
            game.forward();
        }
        PlayRequest::TakeBackSlip(slip) => game.take_back_slip(slip),
        PlayRequest::Restart(first) => game.restart(first),
        PlayRequest::Person(person) => game.set_person(person),
        PlayRequest::Style(style) => game.set_style(style),
        PlayRequest::Threats(color, left) => game.set_threats(color, left),
        PlayRequest::Stop | PlayRequest::GoOn => {}
    }
    Ok(())
}
