//! What is known about a position: which side wins, with all kos won and with all kos lost.
//!
//! Where neither does the ending is called a seki here; that it is none because both live is another question.

use semeai_board::{ByColor, Color};

use super::solution::{Ko, KoTurn, Outcome, SolvedStart};
use crate::ending::Ending;

/// What becomes of an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Attack {
    /// It wins, and is certain to after so many moves at most.
    Wins(u16),
    /// It does not win.
    Fails,
}

impl Attack {
    /// One that wins in so many moves, if it wins.
    pub(super) fn of(moves: Option<u16>) -> Self {
        moves.map_or(Self::Fails, Self::Wins)
    }

    /// After how many moves at most it is certain to win, if it wins.
    pub(super) const fn moves(self) -> Option<u16> {
        match self {
            Self::Wins(moves) => Some(moves),
            Self::Fails => None,
        }
    }

    /// Whether it wins.
    pub(super) const fn is_won(self) -> bool {
        matches!(self, Self::Wins(_))
    }
}

/// Whether Black and White capture, as far as known.
pub(super) type Captures = ByColor<Option<bool>>;

/// Whether one side captures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct CaptureWithKos {
    /// If it wins all kos.
    pub(super) with_kos: Option<bool>,
    /// Even if the opponent wins all kos.
    pub(super) never_mind_kos: Option<bool>,
}

impl CaptureWithKos {
    /// Whether nothing is left to ask.
    pub(super) const fn is_complete(&self) -> bool {
        self.with_kos.is_some() && self.never_mind_kos.is_some()
    }
}

/// What is known with either side winning all kos.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct BothKos(pub(super) ByColor<CaptureWithKos>);

impl BothKos {
    /// What is known once this side has won.
    pub(super) fn won_by(winner: Color) -> Self {
        Self(ByColor::new_with(|color| {
            let is_won = Some(color == winner);
            CaptureWithKos {
                with_kos: is_won,
                never_mind_kos: is_won,
            }
        }))
    }

    /// How it ends if `favoured` wins all kos, as far as known.
    pub(super) fn ending_if(&self, favoured: Color) -> Option<Ending> {
        decide(ByColor::new_with(|color| {
            if color == favoured {
                self.0[color].with_kos
            } else {
                self.0[color].never_mind_kos
            }
        }))
    }

    /// Who captures, or that it differs with who wins all kos.
    pub(crate) fn outcome(&self) -> Outcome {
        match Color::ALL.map(|color| self.ending_if(color)) {
            [black, white] if black == white => black.into(),
            [Some(_), Some(_)] => Outcome::Ko,
            _ => {
                // A capture that no ko can prevent decides alone.
                let is_sure = |color: &Color| self.0[*color].never_mind_kos == Some(true);
                let winner = Color::ALL.into_iter().find(is_sure);
                winner.map_or(Outcome::Undecided, Outcome::won_by)
            }
        }
    }

    /// Takes over what holds of another race that is at least as good for a side: what this side cannot capture there it cannot
    /// capture here, and what its opponent captures there he captures here.
    ///
    /// Only these two of the four answers carry over: that the favoured side captures there may rest on what it has more, and that its
    /// opponent does not as well. An answer that is here already stays, for both are true of this race.
    pub(crate) fn bound_by(&mut self, favoured: Color, better: &Self) {
        for attacker in Color::ALL {
            let holds = |answer: Option<bool>| {
                answer.filter(|&captures| captures == (attacker != favoured))
            };
            let (own, other) = (&mut self.0[attacker], better.0[attacker]);
            own.with_kos = own.with_kos.or(holds(other.with_kos));
            own.never_mind_kos = own.never_mind_kos.or(holds(other.never_mind_kos));
        }
    }

    /// Takes over of who captures first what says who wins, where a capture by these sides decides: who captures first wins if it
    /// does, and who cannot does not win if that of the other does.
    pub(super) fn take_first_captures(&mut self, first: &Self, decides: ByColor<bool>) {
        for color in Color::ALL {
            let holds = |captures: Option<bool>| {
                captures
                    .filter(|&captures| decides[if captures { color } else { color.opponent() }])
            };
            let (own, found) = (&mut self.0[color], first.0[color]);
            own.with_kos = own.with_kos.or(holds(found.with_kos));
            own.never_mind_kos = own.never_mind_kos.or(holds(found.never_mind_kos));
        }
    }

    /// Takes it that the block of a side is never captured, whoever wins the kos.
    pub(crate) fn spare(&mut self, color: Color) {
        self.0[color.opponent()] = CaptureWithKos {
            with_kos: Some(false),
            never_mind_kos: Some(false),
        };
    }

    /// A start of which nothing but this is known.
    pub(crate) fn as_start(&self) -> SolvedStart {
        let mut possible = self.possible();
        if !self.is_decided() && possible.contains(&Ending::Seki) {
            possible.push(Ending::BothLive);
        }
        // How many threats change it is not known yet.
        let ko = (self.outcome() == Outcome::Ko).then(|| Ko {
            black_wins_kos: self.ending_if(Color::Black),
            white_wins_kos: self.ending_if(Color::White),
            no_threats: None,
            turn: KoTurn::Open,
        });
        SolvedStart {
            outcome: match ko {
                Some(ko) => ko.outcome(),
                None => self.outcome(),
            },
            ko,
            ..SolvedStart::open(possible)
        }
    }

    /// Whether nothing is left to ask.
    pub(crate) fn is_decided(&self) -> bool {
        self.outcome() != Outcome::Undecided
    }

    /// The endings that are not excluded.
    pub(crate) fn possible(&self) -> Vec<Ending> {
        if let Outcome::Ends(ending) = self.outcome() {
            return vec![ending];
        }
        let mut possible: Vec<Ending> = Color::ALL
            .into_iter()
            .filter(|&color| self.0[color].with_kos != Some(false))
            .map(Ending::won_by)
            .collect();
        let is_won = |color: Color| self.ending_if(color).and_then(Ending::winner).is_some();
        if !Color::ALL.into_iter().all(is_won) {
            possible.push(Ending::Seki);
        }
        possible
    }
}

/// The ending from the answers to both questions, as far as known.
pub(super) fn decide(captures: Captures) -> Option<Ending> {
    match (captures.black, captures.white) {
        (Some(true), _) => Some(Ending::Black),
        (_, Some(true)) => Some(Ending::White),
        (Some(false), Some(false)) => Some(Ending::Seki),
        _ => None,
    }
}
