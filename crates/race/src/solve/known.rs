//! What is known about a position: which side captures, with all kos won and with all kos lost.

use semeai_board::{ByColor, Color};

use super::solution::Outcome;

/// Whether Black and White capture, as far as known.
pub(super) type Captures = ByColor<Option<bool>>;

/// Whether one side captures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct CaptureWithKos {
    /// If it wins all kos.
    pub(super) with_kos: Option<bool>,
    /// Even if the opponent wins all kos.
    pub(super) never_mind_kos: Option<bool>,
}

/// What is known with either side winning all kos.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct BothKos(pub(super) ByColor<CaptureWithKos>);

impl BothKos {
    /// What is known after the end.
    pub(super) fn certain(outcome: Outcome) -> Self {
        Self(ByColor::new_with(|color| {
            let is_captured = Some(outcome == won_by(color));
            CaptureWithKos {
                with_kos: is_captured,
                never_mind_kos: is_captured,
            }
        }))
    }

    /// Who captures if `favoured` wins all kos.
    pub(super) fn outcome_if(&self, favoured: Color) -> Outcome {
        decide(ByColor::new_with(|color| {
            if color == favoured {
                self.0[color].with_kos
            } else {
                self.0[color].never_mind_kos
            }
        }))
    }

    /// Who captures, or that it depends on ko.
    pub(super) fn outcome(&self) -> Outcome {
        let outcomes = Color::ALL.map(|color| self.outcome_if(color));
        match outcomes {
            [black, white] if black == white => black,
            [Outcome::Undecided, _] | [_, Outcome::Undecided] => {
                // A capture that no ko can prevent decides alone.
                let sure = |color: &Color| self.0[*color].never_mind_kos == Some(true);
                Color::ALL
                    .into_iter()
                    .find(sure)
                    .map_or(Outcome::Undecided, won_by)
            }
            _ => Outcome::Ko,
        }
    }

    /// Whether nothing is left to ask.
    pub(super) fn is_decided(&self) -> bool {
        self.outcome() != Outcome::Undecided
    }

    /// The endings that are not excluded.
    pub(super) fn possible(&self) -> Vec<Outcome> {
        let outcome = self.outcome();
        if !matches!(outcome, Outcome::Ko | Outcome::Undecided) {
            return vec![outcome];
        }
        let mut possible: Vec<Outcome> = Color::ALL
            .into_iter()
            .filter(|&color| self.0[color].with_kos != Some(false))
            .map(won_by)
            .collect();
        let is_decided = |outcome: Outcome| !matches!(outcome, Outcome::Seki | Outcome::Undecided);
        if !Color::ALL
            .into_iter()
            .all(|color| is_decided(self.outcome_if(color)))
        {
            possible.push(Outcome::Seki);
        }
        possible
    }
}

/// The outcome from the answers to both questions.
pub(super) fn decide(captures: Captures) -> Outcome {
    match (captures.black, captures.white) {
        (Some(true), _) => Outcome::Black,
        (_, Some(true)) => Outcome::White,
        (Some(false), Some(false)) => Outcome::Seki,
        _ => Outcome::Undecided,
    }
}

/// The outcome in which a side captures.
pub(super) fn won_by(color: Color) -> Outcome {
    match color {
        Color::Black => Outcome::Black,
        Color::White => Outcome::White,
    }
}
