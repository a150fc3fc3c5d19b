//! A file of expressions, one a line, answered on every core.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::Path;
use std::time::Instant;

use semeai_cgt::{Arena, Budget, Dyadic, ParseError, ParseErrorKind};
use semeai_session::file::{FileError, FileErrorKind, Spot};
use semeai_session::{Language, SheetError, ValueSheet, value_sheet};
use semeai_words::argument::{lines_cut, long_line, value_refused_in_file};
use serde::Serialize;

use super::json;
use super::names::outcome;
use crate::input::{Format, file_error, input_name};
use crate::limits::TimeLimit;
use crate::pipeline::{self, NoMore};
use crate::terminal::{Audience, complain, write_answer};
use crate::{ANSWERED, BAD_INPUT, CommandError, NO_ANSWER};

/// An arena that has grown beyond this is dropped whole before the next line of a batch.
const MAX_BATCH_BYTES: usize = 128 << 20;

/// A longer line is refused.
const MAX_LINE_BYTES: u64 = 1 << 20;

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

/// A line with its number, counted from 1, and when it must be answered.
struct InputLine {
    number: usize,
    text: Result<String, Unreadable>,
    deadline: Option<Instant>,
}

fn is_over(deadline: Option<Instant>) -> bool {
    deadline.is_some_and(|deadline| Instant::now() >= deadline)
}

/// Why a line cannot be read.
enum Unreadable {
    /// It is no UTF-8 from this character on, counted from 1.
    NotText { column: usize },
    /// It is longer than [`MAX_LINE_BYTES`].
    TooLong,
    /// The line before it is too long, and did not end in time.
    OutOfTime,
    /// The system stopped reading; no line follows.
    System(io::Error),
}

/// The lines of an input, none of them longer than it may be.
struct Lines<R> {
    input: R,
    limit: TimeLimit,
    /// When all must be answered, once the first is there.
    deadline: Option<Instant>,
    number: usize,
    /// Whether the rest of a line that is too long is to be passed over.
    is_in_long: bool,
    is_over: bool,
}

impl<R: BufRead> Lines<R> {
    const fn within(limit: TimeLimit, input: R) -> Self {
        Self {
            input,
            limit,
            deadline: None,
            number: 0,
            is_in_long: false,
            is_over: false,
        }
    }

    /// The bytes of the next line without its end, or nothing where there is none. Of one that is too long this is told as
    /// soon as it is known: it may have no end.
    fn next_text(&mut self) -> io::Result<Option<Result<String, Unreadable>>> {
        if self.number == 0 {
            // Nobody may have got to writing yet.
            self.input.fill_buf()?;
            self.deadline = self.limit.deadline();
        }
        if std::mem::take(&mut self.is_in_long) && !self.skip_line()? {
            return Ok(Some(Err(Unreadable::OutOfTime)));
        }
        let mut bytes = Vec::new();
        let most = MAX_LINE_BYTES + 1;
        if self
            .input
            .by_ref()
            .take(most)
            .read_until(b'\n', &mut bytes)?
            == 0
        {
            return Ok(None);
        }
        if bytes.len() as u64 == most && !bytes.ends_with(b"\n") {
            self.is_in_long = true;
            return Ok(Some(Err(Unreadable::TooLong)));
        }
        while bytes.ends_with(b"\n") || bytes.ends_with(b"\r") {
            bytes.pop();
        }
        if self.number == 0 && bytes.starts_with(b"\xef\xbb\xbf") {
            bytes.drain(..3);
        }
        Ok(Some(String::from_utf8(bytes).map_err(|error| {
            let valid = error.utf8_error().valid_up_to();
            let read = String::from_utf8_lossy(&error.as_bytes()[..valid]);
            Unreadable::NotText {
                column: read.chars().count() + 1,
            }
        })))
    }

    /// Passes over the rest of a line. Returns whether it ended in time.
    fn skip_line(&mut self) -> io::Result<bool> {
        while !is_over(self.deadline) {
            let piece = self.input.fill_buf()?;
            let end = piece.iter().position(|&byte| byte == b'\n');
            let (is_end, length) = (end.is_some() || piece.is_empty(), piece.len());
            self.input.consume(end.map_or(length, |end| end + 1));
            if is_end {
                return Ok(true);
            }
        }
        self.is_over = true;
        Ok(false)
    }
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = InputLine;

    fn next(&mut self) -> Option<InputLine> {
        if self.is_over {
            return None;
        }
        let text = self.next_text().unwrap_or_else(|error| {
            self.is_over = true;
            Some(Err(Unreadable::System(error)))
        })?;
        self.number += 1;
        Some(InputLine {
            number: self.number,
            text,
            deadline: self.deadline,
        })
    }
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

    #[test]
    fn a_line_without_an_end_is_refused_before_its_end() {
        let limit = TimeLimit::granting(None);
        let mut input = io::repeat(b'x').take(8 << 20).chain(&b"\n*\n"[..]);
        let mut lines = Lines::within(limit, BufReader::new(&mut input));
        let first = lines.next().expect("a line");
        assert!(matches!(first.text, Err(Unreadable::TooLong)));
        let second = lines.next().expect("another line");
        assert_eq!((second.number, second.text.ok()), (2, Some("*".to_owned())));
        let mut input = io::repeat(b'x');
        let first = Lines::within(limit, BufReader::new(&mut input))
            .next()
            .expect("a line");
        assert!(matches!(first.text, Err(Unreadable::TooLong)));
        assert_eq!(first.number, 1);
    }

    /// A line that ended exactly where a piece of it does is not taken for one that goes on: the line after it is read.
    #[test]
    fn a_long_line_is_passed_over_to_its_end() {
        let most = usize::try_from(MAX_LINE_BYTES).expect("a size");
        for rest in [most - 1, most, 2 * most, 2 * most + 1] {
            let mut text = vec![b'x'; most + 1 + rest];
            text.extend_from_slice(b"\n*\n");
            let lines = Lines::within(TimeLimit::granting(None), &*text);
            let read: Vec<_> = lines.map(|line| (line.number, line.text.ok())).collect();
            assert_eq!(read, [(1, None), (2, Some("*".to_owned()))], "{rest}");
        }
    }

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
