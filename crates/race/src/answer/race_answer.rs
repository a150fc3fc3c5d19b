//! Everything known of a race, as data.

use semeai_board::{ByColor, Color, Position, Roles, Topology};

use crate::Ending;
use crate::bounds::Hangs;
use crate::danger::PairReport;
use crate::propose::Proposal;
use crate::report::Report;
use crate::solve::{Outcome, Race, Solution, Step};

/// Everything known of a race. The count and the search are kept as they answered; [`RaceAnswer::start`] joins them.
///
/// ```
/// use semeai_board::{Color, diagram};
/// use semeai_race::Ending;
/// use semeai_race::answer::{RaceQuestion, answer_race};
/// use semeai_race::solve::Outcome;
/// use semeai_search::Known;
///
/// let race = diagram::parse(
///     ".@.@.
///      BBBBB
///      WWWWW
///      .#.##",
/// )?;
/// let answer = answer_race(&RaceQuestion::new(race.position()?, race.roles)).expect("a race");
/// let black = answer.start(Color::Black);
/// assert_eq!(black.outcome, Outcome::Ends(Ending::Black)); // 3 moves against 2
/// assert_eq!(black.by, Known::Proved);
/// assert!(answer.disagreements.is_empty(), "the count says the same");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct RaceAnswer {
    /// The one side that was asked about, or each.
    pub first: Option<Color>,
    /// What races, and what is assumed.
    pub proposal: Proposal,
    /// The roles that follow from it.
    pub roles: Roles,
    /// The position with everything safe protected.
    pub position: Position,
    /// The count of the position that is proposed, which never reads the search.
    pub report: Report,
    /// What the search proved, start by start; it never reads the count.
    pub solution: Solution,
    /// Of which starts the answer holds whatever lies beyond what was searched: nothing was left out, or it does not matter.
    pub holds_beyond: ByColor<bool>,
    /// Where it does matter, as far as that is known.
    pub hangs_on: Vec<Hangs>,
    /// What a shorter search or nearer surroundings gave for a start, if that was another outcome.
    pub overturned: ByColor<Option<Outcome>>,
    /// The starts of which count and search differ.
    pub disagreements: Vec<Disagreement>,
    /// What is true of the first essential block of each side, and whether they race.
    pub told: Option<PairReport>,
}

/// A start of which a count without reservation says something else than the search: a defect of the count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Disagreement {
    /// The side that starts, of whose start the two differ.
    pub first: Color,
    /// The ending, or the ko, that follows from the count.
    pub counted: Outcome,
    /// The ending, or the ko, that the search proves.
    pub proved: Outcome,
    /// The moves of the best line to the last position of which the count goes on to say something else; empty if
    /// that is the position itself. One move later both agree, or the count no longer says anything.
    pub path: Vec<Step>,
}

impl RaceAnswer {
    /// The board that it is solved on.
    pub fn topology(&self) -> &Topology {
        self.position.topology()
    }

    /// The race that was searched, to be played out or searched again.
    pub fn race(&self) -> Race {
        Race {
            position: self.position.clone(),
            essential: self.proposal.essential,
            several: self.proposal.several,
            relevant: self.proposal.relevant,
        }
    }

    /// How the race ends from a start, if a search on the board says so and no ko decides it.
    pub fn ending_by_search(&self, first: Color) -> Option<Ending> {
        let start = self.start(first);
        match start.outcome {
            Outcome::Ends(ending) if start.is_searched() => Some(ending),
            _ => None,
        }
    }

    /// Whether everything that was asked is answered whatever lies beyond what was searched.
    pub fn holds_beyond(&self) -> bool {
        self.starts().all(|first| self.holds_beyond[first])
    }

    /// The sides of whose start something was asked.
    pub fn starts(&self) -> impl Iterator<Item = Color> + use<> {
        let first = self.first;
        Color::ALL
            .into_iter()
            .filter(move |&color| first.is_none_or(|first| first == color))
    }
}
