//! What a race that depends on ko depends on: who wins it without threats, and how many threats turn it.

use semeai_board::{ByColor, Color, Position};
use semeai_search::KoRule;

use super::both_kos::{BothKos, decide};
use super::moment::RacePosition;
use super::prover::Prover;
use super::solution::{Ko, KoTurn, Outcome};
use crate::ending::Ending;

/// Numbers of ko threats are looked for up to this.
pub(super) const MOST_THREATS: u8 = 8;

/// The most positions for one of the questions that tell what a ko depends on, where a capture may not be the end. They are
/// few, and without them the number of threats is not told.
const AFTER_CAPTURES: u64 = 1_000_000;

impl Prover {
    /// What the position is, as [`SolvedStart::outcome`](super::SolvedStart) tells it: [`Outcome::Ko`] if threats change how it ends
    /// without any.
    pub fn outcome_with_kos(&mut self, position: &Position, mover: Color) -> Outcome {
        let now = RacePosition::new(self.race(), position.clone(), mover);
        let positions = self.positions();
        let known = self.both_kos(&now, positions, BothKos::default());
        match known.outcome() {
            Outcome::Ends(ending) => self.outcome_by_name(&now, Some(ending), positions),
            Outcome::Undecided => Outcome::Undecided,
            Outcome::Ko => {
                let end = self.positions_made() + positions;
                match ko(self, &now, &known, end).outcome() {
                    Outcome::Ends(ending) => self.outcome_by_name(&now, Some(ending), positions),
                    other => other,
                }
            }
        }
    }
}

/// What the ko depends on, with what is known of it with either side winning all kos.
pub(super) fn ko(prover: &mut Prover, now: &RacePosition, known: &BothKos, end: u64) -> Ko {
    let mut ending_with = |rule: KoRule| {
        let positions = prover.share_of(end, AFTER_CAPTURES);
        decide(prover.wins(now, rule, positions))
    };
    let no_threats = ending_with(threats_for(Color::Black, 0));
    let turn = match no_threats {
        Some(ending) => turn(known, ending, ending_with),
        None => KoTurn::Open,
    };
    Ko {
        black_wins_kos: known.ending_if(Color::Black),
        white_wins_kos: known.ending_if(Color::White),
        no_threats,
        turn,
    }
}

/// Which threats change what it is without any, by how it ends under a rule. Where both sides can change it, the one that needs
/// fewer is told.
fn turn(
    known: &BothKos,
    no_threats: Ending,
    mut ending_with: impl FnMut(KoRule) -> Option<Ending>,
) -> KoTurn {
    let mut found = KoTurn::Never;
    for color in turners(known, no_threats) {
        // More threats never hurt, so what eight do not turn no fewer do.
        let by_color = match ending_with(threats_for(color, MOST_THREATS)) {
            Some(ending) if ending == no_threats => continue,
            None => KoTurn::Open,
            // The least number is known only if all smaller ones are.
            Some(_) => {
                let mut numbers = 1..=MOST_THREATS;
                let first_other = numbers.find_map(|n| {
                    let ending = ending_with(threats_for(color, n));
                    (ending != Some(no_threats)).then_some((n, ending))
                });
                match first_other {
                    Some((n, Some(_))) => KoTurn::At(color, n.into()),
                    _ => KoTurn::Within(color),
                }
            }
        };
        found = found.or_surer(by_color);
    }
    found
}

impl KoTurn {
    /// What is known where the threats of both sides are.
    const fn or_surer(self, other: Self) -> Self {
        match (self, other) {
            (_, Self::Never) => self,
            (Self::Never, _) => other,
            (Self::At(_, own), Self::At(_, count)) if count < own => other,
            (Self::At(..), Self::At(..)) => self,
            // The other side may need fewer.
            (Self::At(color, _) | Self::Within(color), _) => Self::Within(color),
            (Self::Open, Self::At(color, _)) => Self::Within(color),
            (Self::Open, _) => other,
        }
    }
}

/// Whether a move gives away nothing in a ko: without threats, and with the number that turns it or just not.
pub(super) fn keeps_ko(
    prover: &mut Prover,
    now: &RacePosition,
    after: &RacePosition,
    ko: &Ko,
    end: u64,
) -> Option<bool> {
    let mover = now.mover;
    let turning = ko.threats().map(|(color, count)| {
        let count = u8::try_from(count).unwrap_or(MOST_THREATS);
        threats_for(color, if color == mover { count } else { count - 1 })
    });
    for rule in [Some(threats_for(mover, 0)), turning].into_iter().flatten() {
        let mut ending = |now: &RacePosition| {
            let positions = prover.share(end);
            decide(prover.wins(now, rule, positions))
        };
        if ending(now)? != ending(after)? {
            return Some(false);
        }
    }
    Some(true)
}

/// So many ko threats for one side and none for the other.
pub(super) fn threats_for(color: Color, count: u8) -> KoRule {
    let mut threats = ByColor::default();
    threats[color] = count;
    KoRule::Threats(threats)
}

/// The sides that would change the ending by winning all kos.
fn turners(known: &BothKos, ending: Ending) -> impl Iterator<Item = Color> {
    let better = Color::ALL
        .map(|color| ending != Ending::won_by(color) && known.ending_if(color) != Some(ending));
    Color::ALL
        .into_iter()
        .zip(better)
        .filter_map(|(color, is_better)| is_better.then_some(color))
}
