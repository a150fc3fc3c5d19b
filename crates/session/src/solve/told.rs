//! What is true of the blocks of a race that is solved.

use semeai_board::{Block, ByColor, Color, Position, Roles, benson};
use semeai_race::danger::{Dangers, PairTold, Relation};
use semeai_race::solve::{LeftOpen, Outcome, SolveLimits};
use semeai_race::{Alone, Ending, Told};

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
    // Nobody races a block that is in no danger; what becomes of the other is a question of its own.
    if has_several || solved.known() != SolvedBy::Proof || lives_whatever(&solved.position, pair) {
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

/// Whether one of two blocks has two eyes that nobody can take, even if its owner never moves.
fn lives_whatever(position: &Position, pair: &ByColor<Block>) -> bool {
    let lives = |color: Color| benson(position, color).contains(&pair[color]);
    Color::ALL.into_iter().any(lives)
}

/// Calls it both-live where nobody is captured and one of the two blocks lives whatever is played: the other, which may have to make its
/// own life first, does not live by the danger of that one, as it would in a seki.
pub(super) fn name_lives(solved: &mut Solved) {
    let Some(pair) = first_blocks(&solved.proposal, &solved.position) else {
        return;
    };
    let has_several = |color| solved.has_several(color);
    if Color::ALL.into_iter().any(has_several) || !lives_whatever(&solved.position, &pair) {
        return;
    }
    let name = |ending: Ending| match ending {
        Ending::Seki => Ending::BothLive,
        ending => ending,
    };
    for color in Color::ALL {
        let Some(start) = &mut solved.solution.starts[color] else {
            continue;
        };
        if let Outcome::Ends(ending) = &mut start.outcome {
            *ending = name(*ending);
        }
        start.possible = start.possible.iter().copied().map(name).collect();
        start.possible.dedup();
        if start.left_open == Some(LeftOpen::SekiOrBothLive) {
            start.left_open = None;
        }
        if let Some(ko) = &mut start.ko {
            ko.black_wins_kos = ko.black_wins_kos.map(name);
            ko.white_wins_kos = ko.white_wins_kos.map(name);
            ko.no_threats = ko.no_threats.map(name);
        }
    }
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
