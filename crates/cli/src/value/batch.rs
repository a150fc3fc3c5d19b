//! A file of expressions, one a line, answered on every core.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::Path;

use semeai_cgt::{Arena, Budget, Dyadic, ParseError, ParseErrorKind};
use semeai_session::file::{FileError, FileErrorKind, Spot};
use semeai_session::{Language, SheetError, ValueSheet, value_sheet};
use semeai_words::argument::{lines_cut, long_line, value_refused_in_file};
use serde::Serialize;

use super::json;
use super::names::outcome;
use crate::input::{Format, file_error, input_name};
use crate::limits::TimeLimit;
use crate::lines::{InputLine, Lines, Unreadable, is_over};
use crate::pipeline::{self, NoMore};
use crate::terminal::{Audience, complain, write_answer};
use crate::{ANSWERED, BAD_INPUT, CommandError, NO_ANSWER};

/// An arena that has grown beyond this is dropped whole before the next line of a batch.
const MAX_BATCH_BYTES: usize = 128 << 20;

/// A file of expressions and what is asked of each.
#[derive(Clone, Copy, Debug)]
pub(super) struct Batch<'a> {
    pub(super) path: &'a Path,
    pub(super) cool: Option<Dyadic>,
    pub(super) format: Format,
    /// For all lines together, from when the first is there.
    pub(super) limit: TimeLimit,
    pub(super) language: Language,
}

/// What is printed for a line: its answer, or in the place of it why there is none.
struct LineAnswer {
    text: String,
    complaint: Option<String>,
    status: u8,
    /// Whether nothing that follows is answered.
    is_last: bool,
}

impl Batch<'_> {
    /// Answers line by line, in the order of the file. Returns the exit status.
    ///
    /// # Errors
    ///
    /// If the file cannot be read, or the answers cannot be written.
    pub(super) fn run(
        self,
        input: &mut (dyn Read + Send),
        output: &mut dyn Write,
        errors: &mut dyn Write,
    ) -> Result<u8, CommandError> {
        if self.path.as_os_str() == "-" {
            return self.answer(BufReader::new(input), output, errors);
        }
        let file = File::open(self.path).map_err(|error| self.unreadable(&error))?;
        self.answer(BufReader::new(file), output, errors)
    }

    fn answer(
        self,
        input: impl BufRead + Send,
        output: &mut dyn Write,
        errors: &mut dyn Write,
    ) -> Result<u8, CommandError> {
        let worker = || {
            let mut arena = Arena::new();
            move |line: InputLine| {
                if arena.progress().bytes > MAX_BATCH_BYTES {
                    arena = Arena::new();
                }
                self.print(&mut arena, line)
            }
        };
        let mut status = ANSWERED;
        let give = |printed: Option<LineAnswer>| {
            let Some(printed) = printed else {
                return Ok(());
            };
            status = status.max(printed.status);
            if let Some(complaint) = printed.complaint {
                complain(errors, &complaint);
            }
            match write_answer(output, &printed.text, self.format, self.language) {
                Ok(Audience::There) if printed.is_last => Err(NoMore::Cut),
                Ok(Audience::There) => Ok(()),
                Ok(Audience::Gone) => Err(NoMore::Unread),
                Err(error) => Err(NoMore::Error(error)),
            }
        };
        match pipeline::in_order(Lines::within(self.limit, input), worker, give) {
            Ok(()) | Err(NoMore::Unread | NoMore::Cut) => Ok(status),
            Err(NoMore::Error(error)) => Err(error),
        }
    }

    /// What is printed for a line; nothing for an empty one or a comment.
    fn print(self, arena: &mut Arena, line: InputLine) -> Option<LineAnswer> {
        let InputLine {
            number,
            text,
            deadline,
        } = line;
        if is_over(deadline) {
            return Some(self.end_of_time(number - 1));
        }
        let text = match text {
            Ok(text) => text,
            Err(reason) => return Some(self.without_text(number, reason)),
        };
        let line = BatchLine::parse(&text)?;
        arena.set_budget(Budget::default().with_deadline(deadline));
        Some(match value_sheet(arena, line.expression, self.cool) {
            Ok(sheet) => LineAnswer {
                text: self.answer_line(&line, &sheet),
                complaint: None,
                status: ANSWERED,
                is_last: false,
            },
            Err(error) => {
                let status = status_of(&error);
                let (label, expression) = (line.label, line.expression);
                let before = label.chars().count();
                let (name, language) = (self.name(), self.language);
                let error = value_refused_in_file(&error, name, number, before, language);
                self.failure(label, expression, error, status)
            }
        })
    }

    /// What stands in the place of an answer to a line that cannot be read.
    fn without_text(self, number: usize, reason: Unreadable) -> LineAnswer {
        let error = match reason {
            Unreadable::OutOfTime => return self.end_of_time(number - 1),
            Unreadable::System(error) => {
                return LineAnswer {
                    text: String::new(),
                    complaint: Some(self.unreadable(&error)),
                    status: BAD_INPUT,
                    is_last: true,
                };
            }
            Unreadable::NotText { column } => {
                let line = number;
                self.error(Some(Spot { line, column }), FileErrorKind::Binary)
            }
            Unreadable::TooLong => long_line(self.name(), number, self.language),
        };
        self.failure("", "", error, BAD_INPUT)
    }

    fn answer_line(self, line: &BatchLine<'_>, sheet: &ValueSheet) -> String {
        if self.format == Format::Json {
            let label = line.label.split('\t').filter(|column| !column.is_empty());
            return one_line(&json::answer(label.collect(), sheet, None));
        }
        let cooled = sheet
            .cooled
            .as_ref()
            .map_or_else(String::new, |cooled| format!("\t{}", cooled.canonical));
        format!(
            "{}{}\t{}\t{}\t{}{cooled}\n",
            line.label,
            sheet.canonical,
            sheet.mean,
            sheet.temperature,
            outcome(sheet.outcome),
        )
    }

    /// What stands in the place of an answer.
    fn failure(self, label: &str, input: &str, error: String, status: u8) -> LineAnswer {
        let text = match self.format {
            Format::Json => one_line(&record! { input: input, error: &error, }),
            Format::Text => format!("{label}error\t{error}\n"),
        };
        LineAnswer {
            text,
            complaint: Some(error),
            status,
            is_last: false,
        }
    }

    /// That lines are answered no further than this one.
    fn end_of_time(self, last: usize) -> LineAnswer {
        let said = lines_cut(self.name(), last, self.limit.allowance(), self.language);
        LineAnswer {
            text: String::new(),
            complaint: Some(said),
            status: NO_ANSWER,
            is_last: true,
        }
    }

    /// What messages call the file.
    fn name(&self) -> &str {
        self.path
            .to_str()
            .map_or("?", |path| input_name(path, self.language))
    }

    fn unreadable(&self, error: &io::Error) -> CommandError {
        self.error(None, FileErrorKind::Read(error.kind()))
    }

    fn error(&self, spot: Option<Spot>, kind: FileErrorKind) -> CommandError {
        let name = self.name().to_owned();
        file_error(&FileError { name, spot, kind }, self.language)
    }
}

const fn status_of(error: &SheetError) -> u8 {
    match error {
        SheetError::Parse(ParseError {
            kind: ParseErrorKind::Value(_),
            ..
        })
        | SheetError::Engine(_) => NO_ANSWER,
        SheetError::Parse(_) => BAD_INPUT,
    }
}

/// Serialises what has no keys but texts, which cannot fail.
fn one_line(answer: &impl Serialize) -> String {
    serde_json::to_string(answer).unwrap_or_default() + "\n"
}

/// A line of a batch that holds an expression.
#[derive(Clone, Copy, Debug)]
struct BatchLine<'a> {
    /// The columns before the expression, with their tabs.
    label: &'a str,
    expression: &'a str,
}

impl<'a> BatchLine<'a> {
    /// Empty lines and comments hold none.
    fn parse(text: &'a str) -> Option<Self> {
        if text.trim().is_empty() || text.starts_with('#') {
            return None;
        }
        let mut start = 0;
        if let Some((second, _)) = text.match_indices('\t').nth(1) {
            start = second + 1;
        }
        let (label, rest) = text.split_at(start);
        Some(Self {
            label,
            expression: rest.split('\t').next().unwrap_or_default(),
        })
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    /// Zeros, the same line, a remark, lines that never end: whatever comes without an end is cut when the time is over.
    #[test]
    fn input_without_an_end_is_cut() {
        for endless in ["1\n", "# a remark\n", "\n", "x", "?\n"] {
            let bytes = endless.as_bytes().repeat(4_096);
            let mut at = 0;
            let input = BufReader::new(Endless(move |to: &mut [u8]| {
                for byte in to.iter_mut() {
                    *byte = bytes[at];
                    at = (at + 1) % bytes.len();
                }
                to.len()
            }));
            let batch = Batch {
                path: Path::new("-"),
                cool: None,
                format: Format::Text,
                limit: TimeLimit::granting(Some(Duration::from_millis(20))),
                language: Language::English,
            };
            let mut errors = Vec::new();
            let status = batch.answer(input, &mut io::sink(), &mut errors);
            let is_cut = status.is_ok_and(|status| status != ANSWERED);
            assert!(is_cut, "{endless}");
            let errors = String::from_utf8(errors).expect("a text");
            let last = errors.lines().last().expect("a complaint");
            assert!(last.contains("cut after line"), "{last}");
        }
    }

    struct Endless<F>(F);

    impl<F: FnMut(&mut [u8]) -> usize> Read for Endless<F> {
        fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
            Ok((self.0)(to))
        }
    }
}
