//! `semeai-cli compose`: exercises that are drawn at random and proved, as the games of one file.

mod json;
mod options;

use std::fs;
use std::io::{ErrorKind, Write};
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use semeai_search::PositionBudget;
use semeai_session::Phrasing;
use semeai_session::compose::{Exercise, SeriesEnd, each_unlike};
use semeai_session::file::{self, Answers, FileError, FileErrorKind};
use semeai_words::exercise::{
    exercise_line, exercise_words, exercises_exhausted, exercises_stopped, exercises_too_many,
    exercises_written,
};
use serde_json::Value;

pub(crate) use self::options::ComposeArguments;
use crate::input::{Format, file_error};
use crate::interrupt::stop_flag;
use crate::output::{pretty, write_file};
use crate::progress::ProgressTeller;
use crate::status::{ANSWERED, CommandError, Failure, NO_ANSWER};
use crate::terminal::{complain, write_answer};

/// Who asks for more than this and names no end is asked back.
const LONG: Duration = Duration::from_secs(2 * 3600);

/// The same where the file would be larger than this.
const LARGE: u64 = 1 << 30;

/// From so many exercises on it is looked how long they take, at so many of them or in so much time.
const MANY: u64 = 10_000;
const TRIED: u64 = 100;
const TRIED_FOR: Duration = Duration::from_secs(2);

/// Composes. Returns the exit status.
///
/// # Errors
///
/// What is wrong with the input.
pub(crate) fn run(
    arguments: &ComposeArguments,
    output: &mut dyn Write,
    errors: &mut dyn Write,
) -> Result<u8, Failure> {
    let phrasing = Phrasing::from(arguments.language);
    if let Some(path) = &arguments.output {
        refuse_unwritable(path, phrasing)?;
    }
    ask_back(arguments, phrasing)?;
    let mut made = Made::default();
    let progress = ProgressTeller::new(phrasing);
    let deadline = arguments
        .seconds
        .and_then(|it| Instant::now().checked_add(it));
    let budget = PositionBudget::new(u64::MAX)
        .with_deadline(deadline)
        .with_stop(Some(stop_flag()))
        .with_progress(Some(Arc::clone(&progress.counter)));
    let end = made.compose(arguments, arguments.count, &budget, phrasing);
    drop(progress);
    made.tell(arguments, end, output, phrasing)?;
    Ok(status(&made, arguments.count, end, errors, phrasing))
}

/// What was composed so far, as it is told: of very many exercises nothing else is kept.
#[derive(Debug, Default)]
struct Made {
    count: usize,
    /// The file.
    text: String,
    /// A line each, if people read it.
    lines: Vec<String>,
    /// The same as JSON, if programs do.
    values: Vec<Value>,
}

impl Made {
    fn compose(
        &mut self,
        arguments: &ComposeArguments,
        count: u64,
        budget: &PositionBudget,
        phrasing: Phrasing,
    ) -> SeriesEnd {
        let (kind, grade, seed) = (arguments.kind, arguments.grade, arguments.seed);
        let compose = |number| Exercise::compose(kind, grade, seed, number, budget);
        let likeness = |found: &Exercise| found.likeness().clone();
        each_unlike(count, budget, compose, likeness, |_, found| {
            let document = found.told(&exercise_words(&found, phrasing));
            // Every exercise is on squares, which the format has.
            if let Ok(text) = file::to_sgf(&document, &Answers::NOTHING) {
                self.text += &text;
                self.count += 1;
            }
            if arguments.json {
                self.values.push(json::exercise(&found));
            } else {
                self.lines.push(exercise_line(&found, phrasing));
            }
            ControlFlow::Continue(())
        })
    }

    /// Writes the file, and says what is in it.
    fn tell(
        &mut self,
        arguments: &ComposeArguments,
        end: SeriesEnd,
        output: &mut dyn Write,
        phrasing: Phrasing,
    ) -> Result<(), CommandError> {
        // A file without a game is none, so an older one stays.
        let path = arguments.output.as_ref().filter(|_| self.count > 0);
        if let Some(path) = path {
            write_file(path, &self.text, phrasing)?;
            let written = exercises_written(self.count, &path.display().to_string(), phrasing);
            self.lines.push(written);
        }
        let format = Format::of(arguments.json);
        let text = if arguments.json {
            let is_whole = end == SeriesEnd::Whole;
            let values = std::mem::take(&mut self.values);
            pretty(&json::exercises(arguments, values, is_whole))?
        } else {
            self.lines.join("\n")
        };
        if !text.is_empty() {
            write_answer(output, &format!("{text}\n"), format, phrasing)?;
        }
        Ok(())
    }
}

/// What was composed is told; whether that is all.
fn status(
    made: &Made,
    asked: u64,
    end: SeriesEnd,
    errors: &mut dyn Write,
    phrasing: Phrasing,
) -> u8 {
    let count = made.count;
    let told = match end {
        SeriesEnd::Whole => return ANSWERED,
        SeriesEnd::Stopped => exercises_stopped(count, asked, phrasing),
        SeriesEnd::NoMore => exercises_exhausted(count, asked, phrasing),
    };
    complain(errors, &told);
    NO_ANSWER
}

/// Refuses a file that cannot be written, as far as that can be told before anything is composed.
fn refuse_unwritable(path: &Path, phrasing: Phrasing) -> Result<(), CommandError> {
    let Some(error) = why_unwritable(path) else {
        return Ok(());
    };
    let error = FileError {
        name: path.display().to_string(),
        spot: None,
        kind: FileErrorKind::Write {
            error,
            is_old_there: path.is_file(),
        },
    };
    Err(file_error(&error, phrasing))
}

/// Why nothing can be written there: another thing than a file stands there, one that nobody may write, or it has no folder.
fn why_unwritable(path: &Path) -> Option<ErrorKind> {
    if let Ok(found) = fs::metadata(path) {
        let is_locked = found.permissions().readonly();
        return match found.is_dir() {
            true => Some(ErrorKind::IsADirectory),
            false => is_locked.then_some(ErrorKind::PermissionDenied),
        };
    }
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    match fs::metadata(folder) {
        Ok(found) => (!found.is_dir()).then_some(ErrorKind::NotADirectory),
        Err(error) => Some(error.kind()),
    }
}

/// Refuses what takes very long, unless it is to be stopped.
fn ask_back(arguments: &ComposeArguments, phrasing: Phrasing) -> Result<(), CommandError> {
    let count = arguments.count;
    if arguments.seconds.is_some() || count < MANY {
        return Ok(());
    }
    let (begun, stop) = (Instant::now(), stop_flag());
    let budget = PositionBudget::new(u64::MAX)
        .with_deadline(begun.checked_add(TRIED_FOR))
        .with_stop(Some(Arc::clone(&stop)));
    let mut made = Made::default();
    made.compose(arguments, TRIED, &budget, phrasing);
    // Who has stopped it need not be told how long it would take.
    if stop.load(Ordering::Relaxed) {
        return Ok(());
    }
    let tried = u64::try_from(made.count).unwrap_or(0).max(1);
    let times = u32::try_from(count.div_ceil(tried)).unwrap_or(u32::MAX);
    let time = begun.elapsed().saturating_mul(times);
    let bytes = u64::try_from(made.text.len()).unwrap_or(u64::MAX);
    let bytes = bytes.saturating_mul(u64::from(times));
    if time <= LONG && bytes <= LARGE {
        return Ok(());
    }
    Err(exercises_too_many(count, time, bytes, phrasing))
}
