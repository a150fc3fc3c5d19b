//! What is true of the blocks of a race that is solved.

use semeai_board::{Block, ByColor, Color, Position, Roles};
use semeai_race::danger::{Dangers, PairTold, Relation};
use semeai_race::solve::{Outcome, SolveLimits};
use semeai_race::{Alone, Told};

use super::solved::Solved;
use super::start::SolvedBy;
use crate::propose::first_blocks;

/// So many positions are granted for what is true of the blocks by themselves where the proof of the race does not tell. It is
/// said beside the answer, which is not to wait for it.
const MOST_POSITIONS: u64 = 1_000_000;

/// What is true of the first essential block of each side: by the proof of the race if it tells, else by searches of each block.
pub(super) fn told(
    solved: &Solved,
    (position, roles): (&Position, &Roles),
    limits: &SolveLimits,
) -> Option<PairTold> {
    let pair = first_blocks(&solved.proposal, position)?;
    Some(proved(solved, &pair).unwrap_or_else(|| {
        // The search of the race is over, whatever it took.
        let limits = limits.clone().with_slices(None).with_deadline(None);
        let positions = limits.positions().min(MOST_POSITIONS);
        let limits = limits.with_positions(positions);
        Dangers::new(position, roles, &limits).told_of(&pair)
    }))
}

fn proved(solved: &Solved, pair: &ByColor<Block>) -> Option<PairTold> {
    // What becomes of a side with several blocks is not what becomes of one of them.
    let has_several = Color::ALL
        .into_iter()
        .any(|color| solved.has_several(color));
    if has_several || solved.known() != SolvedBy::Proof {
        return None;
    }
    let outcomes = outcomes(solved)?;
    let relation = Relation::of_outcomes([outcomes.black, outcomes.white], pair);
    let told = ByColor::new_with(|color: Color| Told {
        block: pair[color],
        alone: fate(&outcomes, color),
        is_proved: true,
        races_with: relation.is_race().then_some(pair[color.opponent()].anchor),
    });
    Some(PairTold { relation, told })
}

/// How the race ends for each start, if that is known.
fn outcomes(solved: &Solved) -> Option<ByColor<Outcome>> {
    let outcome = |first: Color| solved.start(first).outcome;
    let Some(first) = solved.first else {
        return Some(ByColor::new_with(outcome));
    };
    // Who wins though the other starts may pass if he starts himself, which a ban by ko could make something else.
    let winner = first.opponent();
    let wins = outcome(first) == Outcome::won_by(winner) && solved.position.ko().is_none();
    wins.then(|| ByColor::new_with(|_| Outcome::won_by(winner)))
}

/// What becomes of the block of a side in a race that ends like this.
fn fate(outcomes: &ByColor<Outcome>, color: Color) -> Alone {
    let is_lost = |first: Color| {
        let ending = outcomes[first].ending()?;
        Some(ending.winner() == Some(color.opponent()))
    };
    match (is_lost(color), is_lost(color.opponent())) {
        (Some(true), _) => Alone::Dead,
        (Some(false), Some(true)) => Alone::Unsettled,
        (Some(false), Some(false)) => Alone::Lives,
        (None, _) | (_, None) => Alone::Open,
    }
}
