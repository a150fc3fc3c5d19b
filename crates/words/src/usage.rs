//! What the command line says of arguments that it does not understand.

use std::error::Error;
use std::fmt;

use semeai_session::Language;

/// What is wrong with the arguments. Options and arguments are named as they are written: `--nodes <N>`, `<FILE>`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UsageError {
    /// These are needed.
    Missing(Vec<String>),
    /// There is no such argument.
    Unknown(String),
    /// There is no such command.
    NoCommand(String),
    /// An option needs a value.
    NoValue {
        /// The option.
        option: String,
        /// What may be said, if that can be listed.
        possible: Vec<String>,
    },
    /// An option does not take this value.
    Value {
        /// The option.
        option: String,
        /// What was said.
        value: String,
        /// What may be said, if that can be listed.
        possible: Vec<String>,
        /// Why it is refused, if not because it is not in the list.
        fault: Option<ValueFault>,
    },
    /// An option takes no such value any more, or none at all.
    TooMany {
        /// The option.
        option: String,
        /// What was said.
        value: String,
    },
    /// The value of an option has to be joined to it by an equals sign.
    NoEquals(String),
    /// Arguments exclude each other.
    Conflict {
        /// One of them.
        option: String,
        /// The others.
        others: Vec<String>,
    },
    /// An argument stands there twice.
    Twice(String),
    /// An argument is no text.
    NoText,
    /// Something else, which the reader of arguments says in English alone.
    Other(String),
}

/// Why the value of an option is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueFault {
    /// It is no whole number.
    NotWhole,
    /// It is no whole number of at least 1.
    NotFromOne,
    /// It allows a search no position.
    NoPosition,
    /// It is no number of seconds above zero.
    NotSeconds,
    /// It is no number of half points, or a very large one.
    NoKomi,
    /// It is not two numbers of prisoners, or they are very large.
    NoPrisoners,
}

impl fmt::Display for ValueFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(value_fault(*self, Language::English))
    }
}

impl Error for ValueFault {}

/// What is wrong with the arguments, what may have been meant, how the command is used, and where more is to be read. Ends without a
/// line break.
///
/// ```
/// use semeai_session::Language;
/// use semeai_words::{UsageError, usage_error};
///
/// let unknown = UsageError::Unknown("--nods".to_owned());
/// let said = |language| usage_error(&unknown, &["--nodes".to_owned()], "semeai-cli solve <FILE>", language);
/// assert_eq!(
///     said(Language::English),
///     "there is no argument '--nods' here; did you mean '--nodes'?\n\nUsage: semeai-cli solve <FILE>\n\nFor more information, try '--help'."
/// );
/// assert!(said(Language::Japanese).starts_with("「--nods」という引数はありません。「--nodes」ではありませんか。"));
/// ```
pub fn usage_error(
    error: &UsageError,
    similar: &[String],
    usage: &str,
    language: Language,
) -> String {
    let mut said = reason(error, language);
    if !similar.is_empty() && !lists_values(error) {
        let names = quoted(similar, language);
        said += &say!(
            language,
            en = format!("; did you mean {names}?"),
            ja = format!("{names}ではありませんか。")
        );
    }
    let usage = if usage.is_empty() {
        String::new()
    } else {
        format!("\n\n{}", usage_line(usage, language))
    };
    let more = say!(
        language,
        en = "For more information, try '--help'.",
        ja = "詳しくは --help をご覧ください。"
    );
    format!("{said}{usage}\n\n{more}")
}

/// Whether all values that are possible are told, so that no guess is needed.
const fn lists_values(error: &UsageError) -> bool {
    match error {
        UsageError::Value { possible, .. } | UsageError::NoValue { possible, .. } => {
            !possible.is_empty()
        }
        _ => false,
    }
}

/// How a command is used, with its heading.
fn usage_line(usage: &str, language: Language) -> String {
    say!(
        language,
        en = format!("Usage: {usage}"),
        ja = format!("使い方: {usage}")
    )
}

fn reason(error: &UsageError, language: Language) -> String {
    match error {
        UsageError::Missing(arguments) => {
            let names = arguments.join(say!(language, en = ", ", ja = "、"));
            say!(
                language,
                en = format!("missing: {names}"),
                ja = format!("{names} が必要です。")
            )
        }
        UsageError::Unknown(argument) => say!(
            language,
            en = format!("there is no argument '{argument}' here"),
            ja = format!("「{argument}」という引数はありません。")
        ),
        UsageError::NoCommand(command) => say!(
            language,
            en = format!("there is no command '{command}'"),
            ja = format!("「{command}」というコマンドはありません。")
        ),
        UsageError::NoValue { option, possible } => {
            let possible = one_of(possible, language);
            say!(
                language,
                en = format!("{option} needs a value{possible}"),
                ja = format!("{option} には値が必要です。{possible}")
            )
        }
        UsageError::Value {
            option,
            value,
            possible,
            fault,
        } => {
            let why = match fault {
                Some(fault) => {
                    let fault = value_fault(*fault, language);
                    say!(language, en = format!(": {fault}"), ja = fault.to_owned())
                }
                None => one_of(possible, language),
            };
            say!(
                language,
                en = format!("{option} cannot be '{value}'{why}"),
                ja = format!("{option} に「{value}」は指定できません。{why}")
            )
        }
        UsageError::TooMany { option, value } => say!(
            language,
            en = format!("{option} does not take the value '{value}'"),
            ja = format!("{option} に値「{value}」は付けられません。")
        ),
        UsageError::NoEquals(option) => say!(
            language,
            en = format!("{option} needs an equals sign before its value"),
            ja = format!("{option} の値は = に続けて書いてください。")
        ),
        UsageError::Conflict { option, others } => {
            let others = others.join(say!(language, en = ", ", ja = "、"));
            say!(
                language,
                en = format!("{option} cannot be used together with {others}"),
                ja = format!("{option} は {others} と同時には使えません。")
            )
        }
        UsageError::Twice(option) => say!(
            language,
            en = format!("{option} can be given only once"),
            ja = format!("{option} は一度しか指定できません。")
        ),
        UsageError::NoText => say!(
            language,
            en = "an argument is not UTF-8",
            ja = "UTF-8でない引数があります。"
        )
        .to_owned(),
        UsageError::Other(text) => text.clone(),
    }
}

/// Which values there are, if they can be listed.
fn one_of(possible: &[String], language: Language) -> String {
    if possible.is_empty() {
        return String::new();
    }
    // Values may have commas of their own.
    let list = match possible.iter().any(|value| value.contains(',')) {
        true => quoted(possible, language),
        false => possible.join(say!(language, en = ", ", ja = "・")),
    };
    say!(
        language,
        en = format!(": it is one of {list}"),
        ja = format!("指定できるのは {list} です。")
    )
}

fn quoted(names: &[String], language: Language) -> String {
    let quoted = names.iter().map(|name| {
        say!(
            language,
            en = format!("'{name}'"),
            ja = format!("「{name}」")
        )
    });
    let quoted: Vec<String> = quoted.collect();
    quoted.join(say!(language, en = " or ", ja = "か"))
}

fn value_fault(fault: ValueFault, language: Language) -> &'static str {
    match fault {
        ValueFault::NotWhole => say!(
            language,
            en = "expected a whole number",
            ja = "整数を指定してください。"
        ),
        ValueFault::NotFromOne => say!(
            language,
            en = "expected a whole number, 1 or more",
            ja = "1以上の整数を指定してください。"
        ),
        ValueFault::NoPosition => say!(
            language,
            en = "a search needs at least 1 position",
            ja = "探索には1局面以上が必要です。"
        ),
        ValueFault::NotSeconds => say!(
            language,
            en = "expected a number of seconds above 0, such as 2.5",
            ja = "0より大きい秒数を、2.5のように指定してください。"
        ),
        ValueFault::NoKomi => say!(
            language,
            en = "expected a number of half points, such as 6.5",
            ja = "半目単位の数を、6.5のように指定してください。"
        ),
        ValueFault::NoPrisoners => say!(
            language,
            en = "expected two numbers of prisoners from 0 to 1000, such as 3,5",
            ja = "0から1000までのアゲハマの数を二つ、3,5のように指定してください。"
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_all_values_are_listed_none_is_guessed_and_commas_are_kept_apart() {
        let said = |possible: &[&str], similar: &str| {
            let error = UsageError::Value {
                option: "--plane".to_owned(),
                value: "xl,zz".to_owned(),
                possible: possible.iter().map(|&name| name.to_owned()).collect(),
                fault: None,
            };
            let said = usage_error(&error, &[similar.to_owned()], "", Language::English);
            said.lines().next().unwrap_or_default().to_owned()
        };
        assert_eq!(
            said(&["xl,xr", "xl,y"], "xl,y"),
            "--plane cannot be 'xl,zz': it is one of 'xl,xr' or 'xl,y'"
        );
        assert_eq!(
            said(&["light", "print"], "print"),
            "--plane cannot be 'xl,zz': it is one of light, print"
        );
    }

    #[test]
    fn every_refusal_names_its_argument_in_both_languages() {
        let option = || "--first <FIRST>".to_owned();
        let value = |possible: &[&str], fault| UsageError::Value {
            option: option(),
            value: "green".to_owned(),
            possible: possible.iter().map(|&name| name.to_owned()).collect(),
            fault,
        };
        let mut said = Vec::new();
        for language in Language::ALL {
            let errors = [
                UsageError::Missing(vec![option()]),
                UsageError::Unknown(option()),
                UsageError::NoCommand(option()),
                UsageError::NoValue {
                    option: option(),
                    possible: vec!["black".to_owned()],
                },
                value(&["black", "white"], None),
                value(&[], Some(ValueFault::NotWhole)),
                value(&[], Some(ValueFault::NotFromOne)),
                value(&[], Some(ValueFault::NoPosition)),
                value(&[], Some(ValueFault::NotSeconds)),
                UsageError::TooMany {
                    option: option(),
                    value: "3".to_owned(),
                },
                UsageError::NoEquals(option()),
                UsageError::Conflict {
                    option: option(),
                    others: vec!["--line".to_owned()],
                },
                UsageError::Twice(option()),
            ];
            for error in errors {
                let text = usage_error(&error, &[], "", language);
                assert!(text.contains("--first <FIRST>"), "{text}");
                said.push(text);
            }
            said.push(usage_error(&UsageError::NoText, &[], "", language));
        }
        let all = said.len();
        said.sort();
        said.dedup();
        assert_eq!(said.len(), all);
    }
}
