//! A file whose lines are answered one by one, on every core, in their order.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::Path;
use std::time::Instant;

use semeai_session::Phrasing;
use semeai_session::file::{FileError, FileErrorKind, Spot};
use semeai_words::argument::{lines_cut, long_line};

use crate::input::{Format, file_error, input_name};
use crate::limits::TimeLimit;
use crate::lines::{InputLine, Lines, Unreadable, is_over};
use crate::pipeline::{self, NoMore};
use crate::status::{ANSWERED, BAD_INPUT, CommandError, NO_ANSWER};
use crate::terminal::{Audience, complain, write_answer};

/// A file of lines, and how they are answered.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LineFile<'a> {
    /// Where it stands; `-` is standard input.
    pub(crate) path: &'a Path,
    pub(crate) format: Format,
    /// For all lines together, from when the first is there.
    pub(crate) limit: TimeLimit,
    pub(crate) phrasing: Phrasing,
}

/// A line that could be read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line<'a> {
    /// Counted from 1.
    pub(crate) number: usize,
    pub(crate) text: &'a str,
    /// When it must be answered.
    pub(crate) deadline: Option<Instant>,
}

/// What is printed for a line: its answer, or in the place of it why there is none.
#[derive(Debug, Default)]
pub(crate) struct LineAnswer {
    pub(crate) text: String,
    pub(crate) complaint: Option<String>,
    pub(crate) status: u8,
    /// Whether nothing that follows is answered.
    is_last: bool,
}

impl LineAnswer {
    pub(crate) const fn new(text: String, status: u8) -> Self {
        Self {
            text,
            complaint: None,
            status,
            is_last: false,
        }
    }

    /// What stands in the place of an answer, and why.
    pub(crate) const fn refused(text: String, complaint: String, status: u8) -> Self {
        Self {
            text,
            complaint: Some(complaint),
            status,
            is_last: false,
        }
    }

    /// That nothing more is answered, and why.
    fn end(complaint: String, status: u8) -> Self {
        Self {
            complaint: Some(complaint),
            status,
            is_last: true,
            ..Self::default()
        }
    }
}

impl LineFile<'_> {
    /// Answers line by line, in the order of the file; a line that has no answer prints nothing. A worker is made for each thread, and
    /// may keep what speeds up its next line. In the place of a line that is no text stands what `refused` makes of the error. Returns
    /// the exit status: the worst of the lines.
    ///
    /// # Errors
    ///
    /// If the file cannot be read, or the answers cannot be written.
    pub(crate) fn answer<W>(
        self,
        worker: impl Fn() -> W + Sync,
        refused: impl Fn(&str) -> String + Sync,
        input: &mut (dyn Read + Send),
        output: &mut dyn Write,
        errors: &mut dyn Write,
    ) -> Result<u8, CommandError>
    where
        W: FnMut(Line<'_>) -> Option<LineAnswer>,
    {
        if self.path.as_os_str() == "-" {
            return self.answer_lines(worker, refused, BufReader::new(input), output, errors);
        }
        let file = File::open(self.path).map_err(|error| self.unreadable(&error))?;
        self.answer_lines(worker, refused, BufReader::new(file), output, errors)
    }

    fn answer_lines<W>(
        self,
        worker: impl Fn() -> W + Sync,
        refused: impl Fn(&str) -> String + Sync,
        input: impl BufRead + Send,
        output: &mut dyn Write,
        errors: &mut dyn Write,
    ) -> Result<u8, CommandError>
    where
        W: FnMut(Line<'_>) -> Option<LineAnswer>,
    {
        let refused = &refused;
        let worker = || {
            let mut answer = worker();
            move |line: InputLine| self.print(&line, &mut answer, refused)
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
            match write_answer(output, &printed.text, self.format, self.phrasing) {
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

    /// What is printed for a line.
    fn print(
        self,
        line: &InputLine,
        answer: &mut impl FnMut(Line<'_>) -> Option<LineAnswer>,
        refused: &impl Fn(&str) -> String,
    ) -> Option<LineAnswer> {
        let number = line.number;
        if is_over(line.deadline) {
            return Some(self.end_of_time(number - 1));
        }
        let error = match &line.text {
            Ok(text) => {
                let deadline = line.deadline;
                return answer(Line {
                    number,
                    text,
                    deadline,
                });
            }
            Err(Unreadable::OutOfTime) => return Some(self.end_of_time(number - 1)),
            Err(Unreadable::System(error)) => {
                return Some(LineAnswer::end(self.unreadable(error), BAD_INPUT));
            }
            Err(Unreadable::NotText { column }) => {
                let (line, column) = (number, *column);
                self.error(Some(Spot { line, column }), FileErrorKind::Binary)
            }
            Err(Unreadable::TooLong) => long_line(self.name(), number, self.phrasing),
        };
        Some(LineAnswer::refused(refused(&error), error, BAD_INPUT))
    }

    /// That lines are answered no further than this one.
    fn end_of_time(self, last: usize) -> LineAnswer {
        let allowance = self.limit.allowance();
        let cut = lines_cut(self.name(), last, allowance, self.phrasing);
        LineAnswer::end(cut, NO_ANSWER)
    }

    /// What messages call the file.
    pub(crate) fn name(&self) -> &str {
        let path = self.path.to_str();
        path.map_or("?", |path| input_name(path, self.phrasing))
    }

    fn unreadable(&self, error: &io::Error) -> CommandError {
        self.error(None, FileErrorKind::Read(error.kind()))
    }

    /// What is wrong with the file, and where.
    pub(crate) fn error(&self, spot: Option<Spot>, kind: FileErrorKind) -> CommandError {
        let name = self.name().to_owned();
        file_error(&FileError { name, spot, kind }, self.phrasing)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    /// Answers, lines without one, lines that never end: whatever comes without an end is cut when the time is over.
    #[test]
    fn input_without_an_end_is_cut() {
        for endless in ["1\n", "# a remark\n", "\n", "x", "?\n"] {
            let bytes = endless.as_bytes().repeat(4_096);
            let mut at = 0;
            let mut input = Endless(move |to: &mut [u8]| {
                for byte in to.iter_mut() {
                    *byte = bytes[at];
                    at = (at + 1) % bytes.len();
                }
                to.len()
            });
            let file = LineFile {
                path: Path::new("-"),
                format: Format::Text,
                limit: TimeLimit::granting(Some(Duration::from_millis(20))),
                phrasing: Phrasing::ENGLISH,
            };
            let worker = || {
                |line: Line<'_>| match line.text {
                    "1" => Some(LineAnswer::new("1\n".to_owned(), ANSWERED)),
                    "?" => Some(LineAnswer::refused(
                        String::new(),
                        "?".to_owned(),
                        BAD_INPUT,
                    )),
                    _ => None,
                }
            };
            let mut errors = Vec::new();
            let refused = |error: &str| format!("{error}\n");
            let status = file.answer(worker, refused, &mut input, &mut io::sink(), &mut errors);
            let is_cut = status.is_ok_and(|status| status != ANSWERED);
            assert!(is_cut, "{endless}");
            let errors = String::from_utf8(errors).expect("a text");
            let last = errors.lines().last().expect("a complaint");
            assert!(last.contains("stopped after line"), "{last}");
        }
    }

    struct Endless<F>(F);

    impl<F: FnMut(&mut [u8]) -> usize> Read for Endless<F> {
        fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
            Ok((self.0)(to))
        }
    }
}
