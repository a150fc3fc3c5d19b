//! What is true of the blocks of a race that is solved.

use semeai_board::{Block, ByColor, Color, Position, Roles};
use semeai_race::danger::{Dangers, PairTold, Relation};
use semeai_race::solve::{Outcome, SolveLimits};
use semeai_race::{Alone, Told};

use super::solved::Solved;
use super::start::SolvedBy;
use crate::propose::first_blocks;

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
        Dangers::new(position, roles, &limits).told_of(&pair)
    }))
}

fn proved(solved: &Solved, pair: &ByColor<Block>) -> Option<PairTold> {
    // What becomes of a side with several blocks is not what becomes of one of them.
    let has_several = Color::ALL
        .into_iter()
        .any(|color| solved.has_several(color));
    if has_several || solved.first.is_some() || solved.known() != SolvedBy::Proof {
        return None;
    }
    let outcomes = ByColor::new_with(|first| solved.start(first).outcome);
    let relation = Relation::of_outcomes([outcomes.black, outcomes.white], pair);
    let told = ByColor::new_with(|color: Color| Told {
        block: pair[color],
        alone: fate(&outcomes, color),
        is_proved: true,
        races_with: relation.is_race().then_some(pair[color.opponent()].anchor),
    });
    Some(PairTold { relation, told })
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
