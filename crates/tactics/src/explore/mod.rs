//! A search among maps: which of them wins most?
//!
//! All maps of a depth are made, those that act alike are put together, and the others play in rounds: after each the worse half is
//! dropped and those that are left play twice as many games (successive halving; Z. Karnin, T. Koren and O. Somekh, "Almost optimal
//! exploration in multi-armed bandits", 2013). The best twenty play as many games as a cell of a table has. All play against the same
//! chances, game by game.

mod json;
mod maps;
#[cfg(test)]
mod tests;

use std::cmp::Ordering;

use semeai_board::ByColor;
use semeai_search::PositionBudget;

pub use self::json::exploration_json;
use self::maps::classes;
pub use self::maps::{AlikeMaps, all_maps};
use crate::map::Map;
use crate::map::MissingPoints;
use crate::model::Neighborhoods;
use crate::player::Player;
use crate::report::{CellReport, Headings, SimulationReport};
use crate::rules::Rules;
use crate::simulate::{Experiment, NamedBoard, Run, Share, Tally, simulate};

/// The deepest maps that are made: there are more than twenty thousand of depth 3.
pub const DEEPEST: u32 = 3;

/// What is searched for.
#[derive(Clone, Debug)]
pub struct Exploration {
    /// Where.
    pub board: NamedBoard,
    /// Against whom; Black is the side whose map is searched for.
    pub white: Player,
    /// How.
    pub rules: Rules,
    /// How deep the maps are, from 1 to [`DEEPEST`].
    pub depth: u32,
    /// Maps that were entered by hand, tried with the others; they are never dropped.
    pub entered: Vec<Map>,
    /// How many games the last ones play.
    pub games: u64,
    /// What all random numbers are made from.
    pub seed: u64,
    /// How many games may be played altogether, at most.
    pub budget_games: u64,
}

/// How far an exploration has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExploreRound {
    /// From 1.
    pub number: u32,
    /// How many classes of maps play in it.
    pub classes: usize,
    /// How many games each of them plays.
    pub games: u64,
}

/// What came out.
#[derive(Clone, Debug, PartialEq)]
pub struct ExploreReport {
    /// How many maps there are of this depth.
    pub maps: usize,
    /// How many classes of them that act alike; two maps are told apart if they chose differently in a few hundred positions of random
    /// games.
    pub classes: usize,
    /// The rounds that were played to their end.
    pub rounds: Vec<ExploreRound>,
    /// The best, by the share of games that Black won; those that were entered by hand are among them wherever they stand.
    pub best: Vec<ExploredMap>,
    /// Whether the last round was played to its end with as many games as were asked for.
    pub is_finished: bool,
}

/// A class of maps with what it came to in the last round that was played to its end.
#[derive(Clone, Debug, PartialEq)]
pub struct ExploredMap {
    /// The maps.
    pub maps: AlikeMaps,
    /// The counts.
    pub tally: Tally,
}

/// How many are left in the last round.
const LAST: usize = 20;

/// How many games each class plays in the first round.
const FIRST_GAMES: u64 = 64;

/// How many games an exploration of a depth may play where nobody says otherwise.
#[must_use]
pub const fn usual_budget(depth: u32) -> u64 {
    if depth < DEEPEST {
        10_000_000
    } else {
        50_000_000
    }
}

/// Searches on so many threads. `told` hears of every round before it is played.
///
/// # Errors
///
/// If a map names a point that the board lacks.
pub fn explore(
    question: &Exploration,
    threads: usize,
    budget: &PositionBudget,
    mut told: impl FnMut(&ExploreRound),
) -> Result<ExploreReport, MissingPoints> {
    let topology = &question.board.topology;
    let degree = Neighborhoods::<10>::new(topology).degree();
    let maps = all_maps(question.depth.clamp(1, DEEPEST), degree);
    let mut report = ExploreReport {
        maps: maps.len(),
        classes: 0,
        rounds: Vec::new(),
        best: Vec::new(),
        is_finished: false,
    };
    let is_stopped = || budget.is_stopped();
    let classes = classes(
        &question.entered,
        maps,
        topology,
        question.rules,
        &is_stopped,
    )?;
    report.classes = classes.len();
    let mut left: Vec<ExploredMap> = classes.into_iter().map(unplayed).collect();
    let mut spent = 0;
    for number in 1.. {
        let round = next_round(number, &left, question);
        spent += round.games * round.classes as u64;
        if spent > question.budget_games || budget.is_stopped() {
            break;
        }
        told(&round);
        let Some(played) = play(question, &left, &round, threads, budget) else {
            break;
        };
        let is_last = round.games == question.games;
        report.rounds.push(round);
        report.best = sorted(played);
        if is_last {
            report.is_finished = true;
            break;
        }
        left = better_half(&report.best);
    }
    truncate(&mut report.best, LAST);
    Ok(report)
}

fn unplayed(maps: AlikeMaps) -> ExploredMap {
    ExploredMap {
        maps,
        tally: Tally::default(),
    }
}

/// The last round has all games; before it each has twice those of the one before.
fn next_round(number: u32, left: &[ExploredMap], question: &Exploration) -> ExploreRound {
    let entered = left.iter().filter(|it| it.maps.is_entered).count();
    let is_last = left.len() - entered <= LAST;
    let games = FIRST_GAMES.saturating_mul(1 << (number - 1).min(40));
    ExploreRound {
        number,
        classes: left.len(),
        games: if is_last {
            question.games
        } else {
            // Never all: that is for the last round alone.
            games.min(question.games.saturating_sub(1).max(1))
        },
    }
}

/// So many games of each of some maps.
fn experiment(question: &Exploration, maps: &[ExploredMap], games: u64) -> Experiment {
    let player = |it: &ExploredMap| Player::Map(it.maps.map.clone());
    Experiment {
        boards: vec![question.board.clone()],
        players: ByColor {
            black: maps.iter().map(player).collect(),
            white: vec![question.white.clone()],
        },
        rules: question.rules,
        games,
        seed: question.seed,
    }
}

/// All games of a round; absent if the budget ended before.
fn play(
    question: &Exploration,
    left: &[ExploredMap],
    round: &ExploreRound,
    threads: usize,
    budget: &PositionBudget,
) -> Option<Vec<ExploredMap>> {
    let experiment = experiment(question, left, round.games);
    let run = Run::new(experiment, Share::WHOLE).ok()?;
    simulate(&run, threads, budget);
    let all = left.iter().zip(run.counts()).map(|(it, counts)| {
        counts.is_finished().then(|| ExploredMap {
            maps: it.maps.clone(),
            tally: counts.tally,
        })
    });
    all.collect()
}

/// The best first; of equals the shorter map.
fn sorted(mut maps: Vec<ExploredMap>) -> Vec<ExploredMap> {
    let order = |a: &ExploredMap, b: &ExploredMap| -> Ordering {
        let by_wins = b.tally.wins.black.cmp(&a.tally.wins.black);
        let by_size = || a.maps.map.size().cmp(&b.maps.map.size());
        by_wins.then_with(by_size)
    };
    maps.sort_by(order);
    maps
}

fn better_half(best: &[ExploredMap]) -> Vec<ExploredMap> {
    let mut half = best.to_vec();
    let entered = best.iter().filter(|it| it.maps.is_entered).count();
    let found = best.len() - entered;
    truncate(&mut half, found.div_ceil(2).max(LAST.min(found)));
    half
}

/// Leaves the first so many that were not entered, and all that were.
fn truncate(maps: &mut Vec<ExploredMap>, count: usize) {
    let mut left = count;
    maps.retain(|it| {
        if it.maps.is_entered {
            return true;
        }
        let is_kept = left > 0;
        left = left.saturating_sub(1);
        is_kept
    });
}

impl ExploreReport {
    /// The best as a table of one board, ready to stand beside others.
    #[must_use]
    pub fn table(&self, question: &Exploration) -> SimulationReport {
        let experiment = experiment(question, &self.best, question.games);
        let headings = Headings::of(&experiment);
        let cell = |(number, it): (usize, &ExploredMap)| {
            Some(CellReport {
                tally: it.tally.clone(),
                ..headings.cell(number, it.tally.games)?
            })
        };
        SimulationReport {
            rules: question.rules,
            seed: question.seed,
            cells: self.best.iter().enumerate().filter_map(cell).collect(),
        }
    }
}
