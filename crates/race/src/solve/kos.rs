//! What a race that depends on ko depends on: who wins it without threats, and how many threats turn it.

use semeai_board::{ByColor, Color};
use semeai_search::KoRule;

use super::known::{BothKos, decide};
use super::moment::Moment;
use super::prover::Prover;
use super::solution::Ko;
use crate::ending::Ending;

/// Numbers of ko threats are looked for up to this.
pub(super) const MOST_THREATS: u8 = 8;

/// The most positions for one of the questions that tell what a ko depends on, where a capture may not be the end. They are
/// few, and without them the number of threats is not told.
const AFTER_CAPTURES: u64 = 1_000_000;

/// What the ko depends on, with what is known of it with either side winning all kos.
pub(super) fn ko(prover: &mut Prover, now: &Moment, known: &BothKos, end: u64) -> Ko {
    let mut ending_with = |rule: KoRule| {
        let positions = prover.share_of(end, AFTER_CAPTURES);
        decide(prover.wins(now, rule, positions))
    };
    let no_threats = ending_with(threats_for(Color::Black, 0));
    let mut needed = None;
    let mut is_settled = no_threats.is_some();
    for color in turners(known, no_threats) {
        // More threats never hurt, so what eight do not turn no fewer do.
        if ending_with(threats_for(color, MOST_THREATS)) == no_threats {
            continue;
        }
        is_settled = false;
        if no_threats.is_none() {
            continue;
        }
        // The least number is known only if all smaller ones are.
        let first_other = (1..=MOST_THREATS).find_map(|n| {
            let ending = ending_with(threats_for(color, n));
            (ending != no_threats).then_some((n, ending))
        });
        let least = first_other.filter(|(_, ending)| ending.is_some());
        needed = needed.or(least.map(|(n, _)| (color, u32::from(n))));
    }
    Ko {
        black_wins_kos: known.ending_if(Color::Black),
        white_wins_kos: known.ending_if(Color::White),
        no_threats,
        threats: needed,
        is_settled,
    }
}

/// Whether a move gives away nothing in a ko: without threats, and with the number that turns it or just not.
pub(super) fn keeps_ko(
    prover: &mut Prover,
    (now, after): (&Moment, &Moment),
    ko: &Ko,
    end: u64,
) -> Option<bool> {
    let mover = now.mover;
    let turning = ko.threats.map(|(color, count)| {
        let count = u8::try_from(count).unwrap_or(MOST_THREATS);
        threats_for(color, if color == mover { count } else { count - 1 })
    });
    for rule in [Some(threats_for(mover, 0)), turning].into_iter().flatten() {
        let mut ending = |now: &Moment| {
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
fn turners(known: &BothKos, ending: Option<Ending>) -> impl Iterator<Item = Color> {
    let better = Color::ALL
        .map(|color| ending != Some(Ending::won_by(color)) && known.ending_if(color) != ending);
    Color::ALL
        .into_iter()
        .zip(better)
        .filter_map(|(color, is_better)| is_better.then_some(color))
}
