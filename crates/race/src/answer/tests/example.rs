//! Answered races of tests, with a search that answers as stated.

use std::time::Duration;

use semeai_board::{Assumption, ByColor, Color, PointSet, Position, Role, SafeReason, diagram};

use crate::Ending;
use crate::answer::counter::Counter;
use crate::answer::{RaceAnswer, disagreement};
use crate::picks::Picks;
use crate::propose::Proposal;
use crate::solve::{Effort, Outcome, Several, Solution, SolvedStart, Step};
use crate::{Limits, WithoutPicks};

/// Black has three moves, White two.
pub(crate) const PLAIN: &str = ".@.@.\nBBBBB\nWWWWW\n.#.##";

/// What a search is made to say if Black starts; of White's start it says nothing.
pub(crate) struct Stated {
    outcome: Outcome,
    line: String,
}

impl Stated {
    pub(crate) fn proved(outcome: Outcome) -> Self {
        Self {
            outcome,
            line: String::new(),
        }
    }

    pub(crate) fn undecided() -> Self {
        Self::proved(Outcome::Undecided)
    }

    pub(crate) fn with_line(self, line: &str) -> Self {
        Self {
            line: line.to_owned(),
            ..self
        }
    }
}

/// A start of which nothing but the outcome is known.
pub(crate) fn start(outcome: Outcome) -> SolvedStart {
    let possible = match outcome {
        Outcome::Undecided => Ending::ALL.to_vec(),
        Outcome::Ko => vec![Ending::Black, Ending::White],
        Outcome::Ends(ending) => vec![ending],
    };
    SolvedStart {
        outcome,
        ..SolvedStart::open(possible)
    }
}

/// A race with marks; Black starts.
pub(crate) fn solved(text: &str, stated: Stated) -> RaceAnswer {
    let parsed = diagram::parse(text).expect("a diagram");
    let roles = parsed.roles;
    let safe = roles.points(Role::Safe);
    let position = Position::with_protected(parsed.setup, safe).expect("a position");
    let topology = position.topology();
    let step = |word: &str| Step {
        color: if word.starts_with('b') {
            Color::Black
        } else {
            Color::White
        },
        point: topology.point(&word[1..]),
        is_after_threat: false,
    };
    let line = stated.line.split_whitespace().map(step).collect();
    let blocks = position.blocks().into_iter();
    let proposal = Proposal {
        essential: ByColor::new_with(|color| roles.stones(&position, color, Role::Essential)),
        several: Several::All,
        assumed_safe: blocks
            .filter(|block| roles.of(block) == Role::Safe)
            .map(|block| Assumption {
                block,
                reason: SafeReason::Said,
            })
            .collect(),
        relevant: PointSet::EMPTY,
        left_out: PointSet::EMPTY,
    };
    let solution = Solution {
        starts: ByColor {
            black: Some(SolvedStart {
                line,
                ..start(stated.outcome)
            }),
            white: None,
        },
        effort: Effort {
            positions: 1234,
            elapsed: Duration::from_millis(5),
            table_bytes: 1 << 16,
        },
    };
    let picks = Picks::default();
    let counting = Counter {
        picks: &picks,
        unpicked: WithoutPicks::Asked,
        limits: Limits::default(),
    };
    let mut solved = RaceAnswer {
        first: Some(Color::Black),
        report: counting.report(&position, &roles, Color::Black),
        proposal,
        roles,
        position,
        solution,
        holds_beyond: ByColor::new_with(|_| true),
        hangs_on: Vec::new(),
        overturned: ByColor::default(),
        disagreements: Vec::new(),
        told: None,
    };
    solved.disagreements = disagreement::find(&solved, &counting);
    solved
}
