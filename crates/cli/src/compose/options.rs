//! The arguments of `compose`.

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use semeai_session::compose::{ExerciseKind, Grade};
use semeai_words::help::options as help;
use semeai_words::usage::ValueFault;

use crate::input::{Tongue, seed};
use crate::limits::seconds;

/// Arguments of `compose`.
#[derive(Debug, Args)]
pub(crate) struct ComposeArguments {
    #[arg(help = help::COMPOSE_KIND, long, value_name = "KIND", value_parser = kind)]
    pub(super) kind: ExerciseKind,
    #[arg(help = help::COMPOSE_GRADE, long, value_name = "1|2|3", default_value = "1", value_parser = grade)]
    pub(super) grade: Grade,
    #[arg(help = help::COMPOSE_COUNT, long, value_name = "N", default_value = "10", value_parser = count)]
    pub(super) count: u64,
    #[arg(help = help::COMPOSE_SEED, long, value_name = "S", default_value = "1", value_parser = seed)]
    pub(super) seed: u64,
    #[arg(help = help::COMPOSE_OUTPUT, short, long, value_name = "OUT.sgf", required_unless_present = "json")]
    pub(super) output: Option<PathBuf>,
    #[arg(help = help::COMPOSE_SECONDS, long, value_name = "S", allow_hyphen_values = true, value_parser = seconds)]
    pub(super) seconds: Option<Duration>,
    #[arg(help = help::JSON, long)]
    pub(super) json: bool,
    #[arg(help = help::LANGUAGE, long, value_enum)]
    pub(super) language: Tongue,
}

/// A kind of exercises by its name.
fn kind(text: &str) -> Result<ExerciseKind, ValueFault> {
    ExerciseKind::of(text).ok_or(ValueFault::NoExerciseKind)
}

/// A grade by its number.
fn grade(text: &str) -> Result<Grade, ValueFault> {
    let number = text.parse().ok();
    number.and_then(Grade::of).ok_or(ValueFault::NoGrade)
}

/// A number of exercises.
fn count(text: &str) -> Result<u64, ValueFault> {
    let count = text.parse().ok().filter(|&count| count > 0);
    count.ok_or(ValueFault::NotFromOne)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_names_have_their_limits() {
        assert_eq!(count("1000000000"), Ok(1_000_000_000));
        for wrong in ["0", "-1", "1e3", ""] {
            assert_eq!(count(wrong), Err(ValueFault::NotFromOne), "{wrong}");
        }
        assert_eq!(grade("3"), Ok(Grade::Third));
        for wrong in ["0", "4", "257", "one"] {
            assert_eq!(grade(wrong), Err(ValueFault::NoGrade), "{wrong}");
        }
        for &known in ExerciseKind::ALL {
            assert_eq!(kind(known.id()), Ok(known));
        }
        assert_eq!(kind("Plain"), Err(ValueFault::NoExerciseKind));
    }
}
