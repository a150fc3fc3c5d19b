//! The way out: everything that is written goes through here and is made printable, whatever files it is taken from.

use std::io::{ErrorKind, Write};

use semeai_session::Phrasing;
use semeai_session::printable::{printable, printable_json};
use semeai_words::argument::unwritable_answer;

use crate::input::Format;
use crate::status::CommandError;

/// Who reads what was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Audience {
    /// Somebody may.
    There,
    /// Nobody any more: whoever reads may stop reading, as `head` does.
    Gone,
}

/// Writes an answer.
///
/// # Errors
///
/// Why it cannot be written.
pub(crate) fn write_answer(
    output: &mut dyn Write,
    text: &str,
    format: Format,
    phrasing: Phrasing,
) -> Result<Audience, CommandError> {
    let text = match format {
        Format::Text => printable(text),
        Format::Json => printable_json(text),
    };
    match output
        .write_all(text.as_bytes())
        .and_then(|()| output.flush())
    {
        Ok(()) => Ok(Audience::There),
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(Audience::Gone),
        Err(error) => Err(unwritable_answer(&error, phrasing)),
    }
}

/// Says what is wrong, behind the name of the program.
pub(crate) fn complain(errors: &mut dyn Write, complaint: &str) {
    tell(errors, &format!("semeai-cli: {complaint}\n"));
}

/// Writes what need not arrive: there is nowhere left to complain to.
pub(crate) fn tell(to: &mut dyn Write, text: &str) {
    let _ = to.write_all(printable(text).as_bytes());
}
