//! How a command ends.

use semeai_search::Known;

/// Exit status: the question was answered.
pub const ANSWERED: u8 = 0;
/// Exit status: the input is fine, but there is no answer, or only one of near surroundings.
pub const NO_ANSWER: u8 = 1;
/// Exit status: the input is not understood.
pub const BAD_INPUT: u8 = 2;

/// The exit status of an answer that is known so; one that hangs on something is an answer where that is accepted.
pub(crate) const fn status(known: Known, accepts_provisional: bool) -> u8 {
    match known {
        Known::Proved | Known::Counted => ANSWERED,
        Known::Provisional if accepts_provisional => ANSWERED,
        Known::Provisional | Known::Undecided => NO_ANSWER,
    }
}

/// Why a command could not do its work; printed after the program's name.
pub(crate) type CommandError = String;

/// A [`CommandError`] with the exit status that goes with it: [`BAD_INPUT`] unless it says otherwise.
#[derive(Debug)]
pub(crate) struct Failure {
    pub(crate) message: CommandError,
    pub(crate) status: u8,
}

impl From<CommandError> for Failure {
    fn from(message: CommandError) -> Self {
        Self {
            message,
            status: BAD_INPUT,
        }
    }
}
