//! The arguments in the language of whoever runs the program: their help, and what is wrong with them.

use std::ffi::OsString;

use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue};
use clap::{Arg, Command, CommandFactory as _};
use semeai_session::{Language, Phrasing};
use semeai_words::help::{self, HelpHeading};
use semeai_words::spoken;
use semeai_words::usage::{ValueFault, value_error};

use crate::arguments::CommandLine;
use crate::input::code;

/// The option that names the language.
const OPTION: &str = "--language";

/// The language that arguments ask for, if they do so in a way that is understood.
pub(crate) fn asked_language(arguments: &[OsString]) -> Option<Language> {
    let words = arguments.iter().map_while(|word| match word.to_str() {
        Some("--") => None,
        word => Some(word.unwrap_or_default()),
    });
    let words: Vec<&str> = words.collect();
    let code = words.iter().enumerate().rev().find_map(|(i, word)| {
        let value = word.strip_prefix(OPTION)?;
        match value.strip_prefix('=') {
            Some(code) => Some(code),
            None if value.is_empty() => words.get(i + 1).copied(),
            None => None,
        }
    })?;
    spoken(Language::named(code)?)
}

/// The commands with their help in a language. Where no language is named, answers are in this one too.
pub(crate) fn command(phrasing: Phrasing) -> Command {
    let mut command = CommandLine::command()
        .mut_subcommands(|command| {
            command.mut_args(|argument| {
                if argument.get_id() == "language" {
                    // The readers of the arguments would ask for it.
                    argument
                        .required(false)
                        .default_value(code(phrasing.language))
                } else {
                    argument
                }
            })
        })
        .mut_subcommand("value", |value| {
            value.after_help(help::help_of_values(phrasing))
        })
        .mut_subcommand("sum", |sum| sum.after_help(help::help_of_sums(phrasing)))
        // A map is told of without a position too.
        .mut_subcommand("map", |map| {
            map.mut_arg("file", |file| {
                file.required_unless_present_any(["expression", "explore"])
            })
            .after_help(help::help_of_maps(phrasing))
        })
        .mut_subcommand("classify", |classify| {
            // The graphs of a batch are no position.
            classify.mut_arg("file", |file| {
                file.required_unless_present_any(["batch", "census"])
            })
        });
    // The help of help is there only then.
    command.build();
    in_language(command, phrasing)
}

fn in_language(command: Command, phrasing: Phrasing) -> Command {
    if phrasing.language == Language::ENGLISH {
        return command;
    }
    let heading = |heading| help::help_heading(heading, phrasing);
    let usage = heading(HelpHeading::Usage);
    let about = text_of_help(command.get_about(), phrasing);
    command
        .about(about)
        .help_template(format!(
            "{{before-help}}{{about-with-newline}}\n{usage}: {{usage}}\n\n{{all-args}}{{after-help}}"
        ))
        .subcommand_help_heading(heading(HelpHeading::Commands))
        .subcommand_value_name(heading(HelpHeading::Commands))
        .mut_args(|argument| argument_in(argument, phrasing))
        .mut_subcommands(|command| in_language(command, phrasing))
}

fn argument_in(argument: Arg, phrasing: Phrasing) -> Arg {
    let heading = if argument.is_positional() {
        HelpHeading::Arguments
    } else {
        HelpHeading::Options
    };
    let values = argument.get_possible_values();
    let takes_value = argument.get_action().takes_values();
    let values = values.iter().filter(|_| takes_value);
    let possible: Vec<String> = values.map(|value| value.get_name().to_owned()).collect();
    let usual = argument.get_default_values().first();
    let usual = usual
        .filter(|_| takes_value)
        .and_then(|usual| usual.to_str());
    let text = text_of_help(argument.get_help(), phrasing);
    let help = help::help_of_option(&text, &possible, usual, phrasing);
    let argument = if argument.get_long_help().is_some() {
        argument.long_help(help.clone())
    } else {
        argument
    };
    argument
        .help_heading(help::help_heading(heading, phrasing))
        .hide_possible_values(true)
        .hide_default_value(true)
        .help(help)
}

/// A text of the help in a language.
fn text_of_help(english: Option<&StyledStr>, phrasing: Phrasing) -> String {
    let english = english.map(ToString::to_string).unwrap_or_default();
    help::help_text(&english, phrasing).map_or(english, str::to_owned)
}

/// What is wrong with the arguments. Values that our own readers refuse are told in a language, the rest as the reader of
/// arguments tells it, in English.
pub(crate) fn complaint(error: &clap::Error, phrasing: Phrasing) -> String {
    let text = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.as_str(),
        _ => "",
    };
    let source = std::error::Error::source(error);
    if let Some(fault) = source.and_then(|source| source.downcast_ref::<ValueFault>()) {
        let option = text(ContextKind::InvalidArg);
        let value = text(ContextKind::InvalidValue);
        return value_error(option, value, fault, phrasing);
    }
    let said = error.to_string();
    let said = said.trim_end();
    said.strip_prefix("error: ").unwrap_or(said).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_language_that_is_named_before_the_dashes_counts() {
        let asked = |line: &str| {
            let words: Vec<OsString> = line.split(' ').map(OsString::from).collect();
            asked_language(&words)
        };
        assert_eq!(asked("solve x --language ja"), Some(Language::JAPANESE));
        assert_eq!(
            asked("--language=ja --language en"),
            Some(Language::ENGLISH)
        );
        assert_eq!(asked("value -- --language ja"), None);
        for none in ["solve x", "--language", "--language de", "--languages ja"] {
            assert_eq!(asked(none), None, "{none}");
        }
    }

    /// Every text of every help that is not the same in all languages.
    #[test]
    fn every_help_text_is_known_in_every_language() {
        fn check(command: &Command) {
            let texts = command.get_arguments().filter_map(Arg::get_help);
            let long = command.get_arguments().filter_map(Arg::get_long_help);
            for text in texts.chain(long).chain(command.get_about()) {
                let text = text.to_string();
                let known = help::help_text(&text, Phrasing::ENGLISH);
                assert_eq!(known, Some(text.as_str()));
            }
            command.get_subcommands().for_each(check);
        }
        check(&command(Phrasing::ENGLISH));
    }

    #[test]
    fn the_help_in_japanese_has_no_english_sentence() {
        let mut command = command(Phrasing::JAPANESE);
        let names: Vec<String> = command
            .get_subcommands()
            .map(|command| command.get_name().to_owned())
            .collect();
        let mut helps = vec![command.render_long_help().to_string()];
        helps.extend(names.iter().map(|name| {
            let command = command.find_subcommand_mut(name).expect("a command");
            command.render_long_help().to_string()
        }));
        assert_eq!(helps.len(), 15, "with that of help");
        for help in helps {
            for english in [
                "Print",
                "Usage",
                "Options:",
                "Arguments",
                "Possible",
                "default",
            ] {
                assert!(!help.contains(english), "{english}\n{help}");
            }
        }
    }
}
