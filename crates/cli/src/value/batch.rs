//! A file of expressions, one a line, answered on every core.

use std::io::{Read, Write};

use semeai_cgt::{Arena, Budget, Dyadic, Error, ParseError, ParseErrorKind};
use semeai_session::{SheetError, ValueSheet, value_sheet};
use semeai_words::argument::value_refused_in_file;
use serde::Serialize;

use super::json;
use super::names::outcome;
use crate::batch::{Line, LineAnswer, LineFile};
use crate::input::Format;
use crate::status::{ANSWERED, BAD_INPUT, CommandError, NO_ANSWER};

/// An arena that has grown beyond this is dropped whole before the next line of a batch.
const MAX_BATCH_BYTES: usize = 128 << 20;

/// A file of expressions and what is asked of each.
#[derive(Clone, Copy, Debug)]
pub(super) struct Batch<'a> {
    pub(super) file: LineFile<'a>,
    pub(super) cool: Option<Dyadic>,
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
        let worker = || {
            let mut arena = Arena::new();
            move |line: Line<'_>| {
                if arena.progress().bytes > MAX_BATCH_BYTES {
                    arena = Arena::new();
                }
                self.print(&mut arena, line)
            }
        };
        let refused = |error: &str| self.in_place_of_answer("", "", error);
        self.file.answer(worker, refused, input, output, errors)
    }

    /// What is printed for a line; nothing for an empty one or a comment.
    fn print(self, arena: &mut Arena, line: Line<'_>) -> Option<LineAnswer> {
        let Line {
            number,
            text,
            deadline,
        } = line;
        let line = BatchLine::parse(text)?;
        arena.set_budget(Budget::default().with_deadline(deadline));
        Some(match value_sheet(arena, line.expression, self.cool) {
            Ok(sheet) => LineAnswer::new(self.answer_line(&line, &sheet), ANSWERED),
            Err(error) => {
                let status = status_of(&error);
                let before = line.label.chars().count();
                let (name, phrasing) = (self.file.name(), self.file.phrasing);
                let error = value_refused_in_file(&error, name, number, before, phrasing);
                let text = self.in_place_of_answer(line.label, line.expression, &error);
                LineAnswer::refused(text, error, status)
            }
        })
    }

    fn answer_line(self, line: &BatchLine<'_>, sheet: &ValueSheet) -> String {
        if self.file.format == Format::Json {
            let label = line.label.split('\t').filter(|column| !column.is_empty());
            return one_line(&json::answer(label.collect(), sheet));
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

    fn in_place_of_answer(self, label: &str, input: &str, error: &str) -> String {
        match self.file.format {
            Format::Json => one_line(&record! { input: input, error: error, }),
            Format::Text => format!("{label}error\t{error}\n"),
        }
    }
}

const fn status_of(error: &SheetError) -> u8 {
    match error {
        SheetError::Parse(ParseError {
            kind: ParseErrorKind::Value(Error::OverBudget { .. } | Error::Overflow),
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
