//! Answers as the protocol frames them.

use semeai_session::printable::{printable, printable_json};
use serde::Serialize;

/// Why a command is not done: the words of the protocol, and perhaps what is wrong behind them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Refusal(String);

/// What a command answers.
pub(super) type Reply = Result<String, Refusal>;

impl Refusal {
    /// These words and no more.
    pub(super) fn of(words: &str) -> Self {
        Self(words.to_owned())
    }

    /// These words, and what is wrong.
    pub(super) fn because(words: &str, detail: &str) -> Self {
        Self(format!("{words}: {}", detail.trim_end_matches(['.', '。'])))
    }

    /// Words behind the name are not what the command takes.
    pub(super) fn syntax(detail: &str) -> Self {
        Self::because("syntax error", detail)
    }
}

/// An answer as JSON on one line.
pub(super) fn one_line(answer: &impl Serialize) -> Reply {
    let text = serde_json::to_string(answer);
    let text = text.map_err(|error| Refusal::of(&error.to_string()))?;
    Ok(printable_json(&text).into_owned())
}

/// An answer as it is sent: nothing in it is an empty line or a command for a terminal, and an empty line ends it.
pub(super) fn framed(id: &str, reply: &Reply) -> String {
    let (sign, text) = match reply {
        Ok(text) => ('=', text),
        Err(Refusal(text)) => ('?', text),
    };
    format!("{sign}{id}{}\n\n", body(text))
}

/// The lines of an answer behind what it begins with.
fn body(text: &str) -> String {
    let text = printable(text);
    let lines = text.lines().map(str::trim_end);
    let lines: Vec<&str> = lines.filter(|line| !line.is_empty()).collect();
    match lines.is_empty() {
        true => String::new(),
        false => format!(" {}", lines.join("\n")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_has_no_empty_line_and_ends_with_one() {
        let reply = |text: &str| framed("7", &Ok(text.to_owned()));
        assert_eq!(reply(""), "=7\n\n");
        assert_eq!(reply("one\n\n \ntwo\n"), "=7 one\ntwo\n\n");
        assert_eq!(reply("\u{1b}[2J\ta"), "=7 \\u{1b}[2J\ta\n\n");
        let refused = framed("", &Err(Refusal::syntax("too long.")));
        assert_eq!(refused, "? syntax error: too long\n\n");
    }
}
