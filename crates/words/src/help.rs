//! The help of the command line: what its commands and options do.

use semeai_session::Phrasing;

use crate::texts::help as texts;
pub use crate::texts::help::options;
use crate::texts::help::options::Help;
pub use crate::texts::help::{help_of_maps, help_of_sums, help_of_values};

/// A help text in a language, found by what it says in English; absent if it is not known.
///
/// ```
/// use semeai_session::Phrasing;
/// use semeai_words::help;
///
/// assert_eq!(help::options::JSON, "Print JSON");
/// assert_eq!(help::help_text(help::options::JSON, Phrasing::JAPANESE), Some("JSONで出力"));
/// ```
pub fn help_text(english: &str, phrasing: Phrasing) -> Option<&'static str> {
    let is_it = |help: &&Help| help.text(Phrasing::ENGLISH) == english;
    let help = Help::ALL.iter().find(is_it)?;
    Some(help.text(phrasing))
}

/// The text of an option with what it may be and what it is where nothing is said.
pub fn help_of_option(
    text: &str,
    possible: &[String],
    usual: Option<&str>,
    phrasing: Phrasing,
) -> String {
    let list = possible.join(texts::help_of_option(phrasing));
    let usual = usual.map(|usual| texts::help_of_option_default(&usual, phrasing));
    let parts: Vec<String> = [Some(list).filter(|list| !list.is_empty()), usual]
        .into_iter()
        .flatten()
        .collect();
    if parts.is_empty() {
        return text.to_owned();
    }
    say!(
        phrasing,
        en = format!("{text} [{}]", parts.join("; ")),
        ja = format!("{text}({})", parts.join("、"))
    )
}

/// What stands over the lists of a help text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HelpHeading {
    /// The commands.
    Commands,
    /// What has to be said, in its order.
    Arguments,
    /// What may be said.
    Options,
    /// How a command is used.
    Usage,
}

/// A heading of a help text.
pub fn help_heading(heading: HelpHeading, phrasing: Phrasing) -> &'static str {
    match heading {
        HelpHeading::Commands => texts::help_heading_commands(phrasing),
        HelpHeading::Arguments => texts::help_heading_arguments(phrasing),
        HelpHeading::Options => texts::help_heading_options(phrasing),
        HelpHeading::Usage => texts::help_heading_usage(phrasing),
    }
}
