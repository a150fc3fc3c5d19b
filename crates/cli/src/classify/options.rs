//! The arguments of `classify`.

use std::convert::Infallible;
use std::path::PathBuf;
use std::str::FromStr;

use clap::{Args, ValueEnum};
use semeai_life::{Ko, Kos};
use semeai_session::Komi;
use semeai_words::help::options as help;
use semeai_words::usage::ValueFault;

use crate::input::{Source, Tongue, komi, positions};
use crate::limits::TimeLimit;

/// Arguments of `classify`.
#[derive(Debug, Args)]
pub(crate) struct ClassifyArguments {
    #[command(flatten)]
    pub(super) source: Source,
    #[command(flatten)]
    pub(super) life: LifeOptions,
    #[arg(help = help::LIFE_POINT, long, value_name = "POINT")]
    pub(super) point: Option<String>,
    #[arg(help = help::KOMI, long, value_name = "K", allow_hyphen_values = true, value_parser = komi)]
    pub(super) komi: Option<Komi>,
    #[arg(help = help::LIFE_NODES, long, value_name = "N", value_parser = positions)]
    pub(super) nodes: Option<u64>,
    #[command(flatten)]
    pub(super) limit: TimeLimit,
    #[arg(help = help::LIFE_BATCH, long, value_name = "FILE.g6",
        conflicts_with_all = ["file", "board", "region", "safe", "point"])]
    pub(super) batch: Option<PathBuf>,
    #[arg(help = help::ALL_POSITIONS, long, conflicts_with_all = ["region", "point", "batch"])]
    pub(super) all_positions: bool,
    #[arg(help = help::CENSUS, long, value_name = "N|FILE.g6",
        conflicts_with_all = ["file", "board", "stones", "region", "safe", "point", "komi", "batch", "all_positions"])]
    pub(super) census: Option<Graphs>,
    #[arg(help = help::CENSUS_SAVE, long, value_name = "FILE", requires = "census")]
    pub(super) save: Option<PathBuf>,
    #[arg(help = help::CENSUS_CSV, long, requires = "census", conflicts_with = "json")]
    pub(super) csv: bool,
    #[arg(help = help::JSON, long)]
    pub(super) json: bool,
    #[arg(help = help::LANGUAGE, long, value_enum)]
    pub(super) language: Tongue,
}

/// Which graphs are counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Graphs {
    /// All connected ones of so many points, as it is written.
    Connected(String),
    /// Those of a file.
    File(PathBuf),
}

impl FromStr for Graphs {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        Ok(match is_number {
            true => Self::Connected(text.to_owned()),
            false => Self::File(text.into()),
        })
    }
}

/// How it is asked who lives, where the document is not to say it.
#[derive(Debug, Args)]
pub(crate) struct LifeOptions {
    #[arg(help = help::ENDING, long, value_name = "ENDING", value_parser = ending)]
    pub(super) ending: Option<EndingName>,
    #[arg(help = help::KO_RULE, long, value_enum)]
    pub(super) ko: Option<KoName>,
    #[arg(help = help::LIFE_REGION, long, value_name = "POINT")]
    pub(super) region: Option<String>,
    #[arg(help = help::LIFE_SAFE, long, value_name = "POINTS")]
    pub(super) safe: Option<String>,
}

impl LifeOptions {
    /// The first option that is said.
    pub(crate) fn said(&self) -> Option<&'static str> {
        let said = [
            (self.ending.is_some(), "--ending"),
            (self.ko.is_some(), "--ko"),
            (self.region.is_some(), "--region"),
            (self.safe.is_some(), "--safe"),
        ];
        let mut said = said.into_iter().filter(|(is_said, _)| *is_said);
        said.next().map(|(_, option)| option)
    }
}

/// When a point is decided, as it is written: the point of a target is found when the board is there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum EndingName {
    Territory,
    Ultimate,
    Target(String),
}

/// Under which rules of ko.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum KoName {
    /// Nobody takes back at once.
    Simple,
    /// Black always may, White never.
    Black,
    /// White always may, Black never.
    White,
    /// No position may come back.
    Superko,
    /// The first three side by side.
    All,
}

impl From<KoName> for Kos {
    fn from(name: KoName) -> Self {
        match name {
            KoName::Simple => Self::One(Ko::Simple),
            KoName::Black => Self::One(Ko::BlackWins),
            KoName::White => Self::One(Ko::WhiteWins),
            KoName::Superko => Self::Superko,
            KoName::All => Self::All,
        }
    }
}

/// An ending.
fn ending(text: &str) -> Result<EndingName, ValueFault> {
    match text.split_once(':') {
        None if text == "territory" => Ok(EndingName::Territory),
        None if text == "ultimate" => Ok(EndingName::Ultimate),
        Some(("target", point)) if !point.is_empty() => Ok(EndingName::Target(point.to_owned())),
        _ => Err(ValueFault::NoEnding),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endings_are_named() {
        assert_eq!(ending("territory"), Ok(EndingName::Territory));
        assert_eq!(ending("target:C3"), Ok(EndingName::Target("C3".to_owned())));
        for wrong in ["", "target", "target:", "ultimate:C3", "area"] {
            assert_eq!(ending(wrong), Err(ValueFault::NoEnding), "{wrong}");
        }
    }
}
