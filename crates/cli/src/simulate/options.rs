//! The arguments of `simulate`.

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use semeai_tactics::{DEEPEST, MOST_GAMES, Rules, Share};
use semeai_words::help::options as help;
use semeai_words::usage::ValueFault;

use crate::input::{Tongue, from_one, seed, whole};
use crate::limits::seconds;

/// Arguments of `simulate`.
#[derive(Debug, Args)]
pub(crate) struct SimulateArguments {
    #[arg(help = help::SIMULATE_BOARDS, long, value_name = "NAME|FILE,…",
        required_unless_present_any = ["experiment", "join"])]
    pub(super) board: Option<String>,
    #[arg(help = help::SIMULATE_BLACK, long, value_name = "MAP;…")]
    pub(super) black: Option<String>,
    #[arg(help = help::SIMULATE_WHITE, long, value_name = "MAP;…")]
    pub(super) white: Option<String>,
    #[arg(help = help::SIMULATE_GAMES, long, value_name = "N", default_value = "10000", value_parser = games)]
    pub(super) games: u64,
    #[arg(help = help::SIMULATE_SEED, long, value_name = "S", default_value = "1", value_parser = seed)]
    pub(super) seed: u64,
    #[arg(help = help::SIMULATE_RULES, long, value_name = "RULES", default_value = "paper-like", value_parser = rules)]
    pub(super) rules: Rules,
    #[arg(help = help::SIMULATE_THREADS, long, value_name = "T", value_parser = from_one)]
    pub(super) threads: Option<u32>,
    #[arg(help = help::SIMULATE_SECONDS, long, value_name = "S", allow_hyphen_values = true, value_parser = seconds)]
    pub(super) seconds: Option<Duration>,
    #[arg(help = help::SIMULATE_EXPERIMENT, long, value_name = "FILE",
        conflicts_with_all = ["board", "black", "white", "games", "seed", "rules"])]
    pub(super) experiment: Option<PathBuf>,
    #[arg(help = help::SIMULATE_SAVE, long, value_name = "FILE", conflicts_with_all = ["explore", "join"])]
    pub(super) save: Option<PathBuf>,
    #[arg(help = help::SIMULATE_REPLAY, long, value_name = "K", value_parser = whole,
        conflicts_with_all = ["explore", "join", "shard", "csv"])]
    pub(super) replay: Option<u64>,
    #[arg(help = help::SIMULATE_EXPLORE, long, value_name = "DEPTH", value_parser = depth,
        conflicts_with_all = ["join", "shard", "experiment"])]
    pub(super) explore: Option<u32>,
    #[arg(help = help::SIMULATE_SHARD, long, value_name = "I/N", value_parser = share,
        conflicts_with_all = ["join", "json", "csv"])]
    pub(super) shard: Option<Share>,
    #[arg(help = help::SIMULATE_JOIN, long, value_name = "FILE", num_args = 1..,
        conflicts_with_all = ["board", "black", "white", "experiment"])]
    pub(super) join: Vec<PathBuf>,
    #[arg(help = help::JSON, long)]
    pub(super) json: bool,
    #[arg(help = help::CSV, long, conflicts_with = "json")]
    pub(super) csv: bool,
    #[arg(help = help::LANGUAGE, long, value_enum)]
    pub(super) language: Tongue,
}

/// A number of games.
fn games(text: &str) -> Result<u64, ValueFault> {
    let games = text.parse().ok();
    let games = games.filter(|games| (1..=MOST_GAMES).contains(games));
    games.ok_or(ValueFault::NoGames)
}

/// Rules by their name.
fn rules(text: &str) -> Result<Rules, ValueFault> {
    text.parse().map_err(ValueFault::Rules)
}

/// How deep maps are.
pub(crate) fn depth(text: &str) -> Result<u32, ValueFault> {
    let depth = text.parse().ok();
    let depth = depth.filter(|depth| (1..=DEEPEST).contains(depth));
    depth.ok_or(ValueFault::NoDepth)
}

/// Which of how many shares.
fn share(text: &str) -> Result<Share, ValueFault> {
    let numbers = text.split_once('/').and_then(|(number, of)| {
        let [number, of] = [number, of].map(|text| text.parse::<u64>().ok());
        number.zip(of)
    });
    let share = numbers.map(|(number, of)| Share { number, of });
    let share = share.filter(|share| (1..=share.of).contains(&share.number));
    share.ok_or(ValueFault::NoShare)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_their_limits() {
        assert_eq!(games("1000000000000"), Ok(MOST_GAMES));
        for wrong in ["0", "-1", "1000000000001", "1e3", ""] {
            assert_eq!(games(wrong), Err(ValueFault::NoGames), "{wrong}");
        }
        assert_eq!(seed("18446744073709551615"), Ok(u64::MAX));
        assert_eq!(seed("18446744073709551616"), Err(ValueFault::NoSeed));
        assert_eq!(share("2/10"), Ok(Share { number: 2, of: 10 }));
        for wrong in ["0/3", "4/3", "1", "1/", "/3", "1/0", "a/b"] {
            assert_eq!(share(wrong), Err(ValueFault::NoShare), "{wrong}");
        }
        assert_eq!((depth("3"), depth("4")), (Ok(3), Err(ValueFault::NoDepth)));
    }
}
