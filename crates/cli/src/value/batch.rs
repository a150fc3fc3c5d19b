//! A file of expressions, one a line, answered on every core.

use std::fmt::Write as _;
use std::io::Read;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};

use semeai_cgt::{Arena, Dyadic, ParseError, ParseErrorKind};
use semeai_session::{SheetError, ValueSheet, value_sheet};
use serde::Serialize;

use super::json::SheetJson;
use super::names::{outcome, value_id};
use crate::{ANSWERED, BAD_INPUT, CommandError, NO_ANSWER};

/// An arena that has grown beyond this is dropped whole before the next line of a batch.
const MAX_BATCH_BYTES: usize = 256 << 20;

/// The answers to a file of expressions in its order, worked out on every core.
pub(super) fn batch(
    path: &Path,
    cool: Option<Dyadic>,
    json: bool,
    input: &mut dyn Read,
    output: &mut String,
    complaints: &mut String,
) -> Result<u8, CommandError> {
    let name = path.display();
    let bytes = read_batch(path, input)?;
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(&bytes);
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let line = 1 + bytes[..error.valid_up_to()]
            .iter()
            .filter(|&&b| b == b'\n')
            .count();
        format!("{name}:{line}: not a text in UTF-8")
    })?;
    let lines: Vec<BatchLine<'_>> = text
        .lines()
        .enumerate()
        .filter_map(BatchLine::read)
        .collect();
    let answers = on_every_core(&lines, cool, json);
    let mut status = ANSWERED;
    for (line, answer) in lines.iter().zip(answers) {
        let error = match answer {
            Ok(answer) => {
                output.push_str(&answer);
                continue;
            }
            Err(error) => error,
        };
        status = status.max(status_of(&error));
        let error = line.refusal(path, &error);
        let _ = writeln!(complaints, "semeai-cli: {error}");
        line.write_failure(output, &error, json);
    }
    Ok(status)
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

fn read_batch(path: &Path, input: &mut dyn Read) -> Result<Vec<u8>, CommandError> {
    let mut bytes = Vec::new();
    let read = if path.as_os_str() == "-" {
        input.read_to_end(&mut bytes)
    } else {
        std::fs::File::open(path).and_then(|mut file| file.read_to_end(&mut bytes))
    };
    read.map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(bytes)
}

/// A line of a batch that holds an expression.
#[derive(Clone, Copy, Debug)]
struct BatchLine<'a> {
    /// Counted from 1.
    number: usize,
    /// The columns before the expression, with their tabs.
    label: &'a str,
    expression: &'a str,
    /// The characters before the expression.
    column: usize,
}

impl<'a> BatchLine<'a> {
    /// Empty lines and comments hold none.
    fn read((index, text): (usize, &'a str)) -> Option<Self> {
        if text.trim().is_empty() || text.starts_with('#') {
            return None;
        }
        let mut start = 0;
        if let Some((second, _)) = text.match_indices('\t').nth(1) {
            start = second + 1;
        }
        let (label, rest) = text.split_at(start);
        Some(Self {
            number: index + 1,
            label,
            expression: rest.split('\t').next().unwrap_or_default(),
            column: label.chars().count(),
        })
    }
    /// What is wrong with it, and where in the file.
    fn refusal(&self, path: &Path, error: &SheetError) -> String {
        let (name, number) = (path.display(), self.number);
        match error {
            SheetError::Parse(error) => {
                let column = self.column + error.column;
                format!("{name}:{number}:{column}: {}", error.kind)
            }
            SheetError::Engine(error) => format!("{name}:{number}: {error}"),
        }
    }

    /// The line that stands in the place of its answer.
    fn write_failure(&self, output: &mut String, error: &str, json: bool) {
        if !json {
            let _ = writeln!(output, "{}error\t{error}", self.label);
            return;
        }
        let failure = FailureJson {
            input: self.expression,
            error,
        };
        let failure = serde_json::to_string(&failure).unwrap_or_default();
        let _ = writeln!(output, "{failure}");
    }
}

#[derive(Debug, Serialize)]
struct FailureJson<'a> {
    input: &'a str,
    error: &'a str,
}

fn on_every_core(
    lines: &[BatchLine<'_>],
    cool: Option<Dyadic>,
    json: bool,
) -> Vec<Result<String, SheetError>> {
    let next = AtomicUsize::new(0);
    let workers = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let work = || {
        let mut arena = Arena::new();
        let mut done = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(line) = lines.get(index) else {
                return done;
            };
            if arena.progress().bytes > MAX_BATCH_BYTES {
                arena = Arena::new();
            }
            let answer = value_sheet(&mut arena, line.expression, cool);
            done.push((index, answer.map(|sheet| batch_line(line, &sheet, json))));
        }
    };
    let mut answers: Vec<(usize, Result<String, SheetError>)> = std::thread::scope(|scope| {
        let spawn = |_| {
            std::thread::Builder::new()
                .name("batch".to_owned())
                .spawn_scoped(scope, work)
        };
        let handles: Vec<_> = (1..workers).map(spawn).collect();
        let mut all = work();
        for handle in handles.into_iter().flatten() {
            // A worker that died leaves its lines unanswered; they are done again below.
            all.extend(handle.join().unwrap_or_default());
        }
        all
    });
    answers.sort_by_key(|&(index, _)| index);
    answers.into_iter().map(|(_, answer)| answer).collect()
}

fn batch_line(line: &BatchLine<'_>, sheet: &ValueSheet, json: bool) -> String {
    if json {
        let mut answer = SheetJson::new(sheet, None);
        let label = line.label.split('\t').filter(|column| !column.is_empty());
        answer.label = label.map(str::to_owned).collect();
        let mut text = serde_json::to_string(&answer).unwrap_or_default();
        text.push('\n');
        return text;
    }
    let cooled = sheet
        .cooled
        .as_ref()
        .map_or_else(String::new, |cooled| format!("\t{}", cooled.canonical));
    format!(
        "{}{}\t{}\t{}\t{}\t{}{cooled}\n",
        line.label,
        sheet.canonical,
        value_id(sheet).unwrap_or_else(|| "-".to_owned()),
        sheet.mean,
        sheet.temperature,
        outcome(sheet.outcome),
    )
}
