//! Asking how often two maps are the same on the positions of random games.

use std::sync::Arc;

use semeai_board::Topology;
use semeai_search::PositionBudget;
use semeai_tactics::{ComparisonCount, Map, MissingPoints, NamedBoard, compare_over_games};

use super::EvaluateMap;
use crate::desk::Ask;
use crate::host::Control;
use crate::kind::Kind;
use crate::session::Session;

/// So many games are played.
const GAMES: u64 = 200;
/// What their random numbers are made from.
const SEED: u64 = 1;

/// Asks how often two maps are the same on the positions of random games.
#[derive(Clone, Debug)]
pub struct CompareOverGames {
    /// The two, each as it is written.
    maps: [Map; 2],
    /// The board on which games are played.
    topology: Arc<Topology>,
}

impl PartialEq for CompareOverGames {
    fn eq(&self, other: &Self) -> bool {
        self.maps == other.maps && Arc::ptr_eq(&self.topology, &other.topology)
    }
}

impl CompareOverGames {
    /// How many games are played.
    pub const GAMES: u64 = GAMES;

    /// Asks it of the two maps that a session looks at; nothing where there are not two.
    pub fn of(session: &Session) -> Option<Self> {
        let sheet = session.answer::<EvaluateMap>()?.as_ref().ok()?;
        let other = sheet.other.as_ref()?.as_ref().ok()?;
        Some(Self {
            maps: [sheet.source.read.map.clone(), other.source.read.map.clone()],
            topology: Arc::clone(session.document().topology()),
        })
    }
}

impl Ask for CompareOverGames {
    /// What was counted, as far as it was looked; what the board lacks.
    type Answer = Result<ComparisonCount, MissingPoints>;
    type Memory = ();
    const NAME: &'static str = "maps over games";

    fn answer(self, (): &mut (), control: &Control) -> Self::Answer {
        let mut budget = PositionBudget::new(u64::MAX).with_stop(Some(control.stop_flag()));
        let board = NamedBoard {
            name: String::new(),
            topology: self.topology,
        };
        let [first, second] = &self.maps;
        compare_over_games([first, second], &board, SEED, 0..GAMES, &mut budget)
    }
}

impl Kind for CompareOverGames {
    fn is_current(&self, session: &Session) -> bool {
        Self::of(session).is_some_and(|now| now == *self)
    }
}
