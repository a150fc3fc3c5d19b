//! What is true of the blocks of a race that is solved.

use semeai_board::{Block, ByColor, Color, Position, Roles, benson};
use semeai_search::Known;

use super::race_answer::RaceAnswer;
use crate::bounds::{AloneSearch, SHORT};
use crate::danger::{BlockRelation, Dangers, PairReport};
use crate::solve::{Outcome, SolveLimits, SolvedStart};
use crate::{Alone, BlockReport, Ending, Fate};

/// So many positions are granted for what is true of the blocks by themselves where the proof of the race does not tell. It is
/// said beside the answer, which is not to wait for it.
const MOST_POSITIONS: u64 = 1_000_000;

/// What is true of the first essential block of each side, and how they stand to each other: by the answer wherever there is one, so
/// that nothing stands beside it that says something else.
///
/// An answer that is proved or counted tells what becomes of the blocks. Beside one of near surroundings, or where a start is not
/// answered, only what is proved of a block by itself is told, and no more of it than goes with the answer. An answer of near
/// surroundings in which a block is captured of which it is proved that it lives is withdrawn.
pub(super) fn tell(
    solved: &mut RaceAnswer,
    position: &Position,
    roles: &Roles,
    limits: &SolveLimits,
) {
    let Some(pair) = solved.proposal.first_blocks(position) else {
        return;
    };
    // What becomes of a side with several blocks is not what becomes of one of them.
    let mut sides = Color::ALL.into_iter();
    let is_single = !sides.any(|color| solved.has_several(color));
    let is_sure = solved.known().is_sure();
    if let Some(outcomes) = outcomes(solved).filter(|_| is_single && is_sure) {
        let mut told = by_answer(&outcomes, &pair, position);
        for color in Color::ALL {
            let BlockReport { block, alone, .. } = &mut told.told[color];
            if *alone == Alone::Wins
                && AloneSearch::new(position, roles, block, limits).lives(SHORT)
            {
                *alone = Alone::Lives;
            }
        }
        solved.told = Some(told);
        return;
    }
    // The search of the race is over, whatever it took.
    let positions = limits.positions().min(MOST_POSITIONS);
    let limits = limits.clone().with_deadline(None).with_positions(positions);
    let alone = Dangers::new(position, roles, &limits).told_of(&pair);
    if is_single {
        withdraw(solved, &alone);
    }
    let fates = ByColor::new_with(|color| beside(solved, color, alone.told[color].alone));
    let is_kept = |color: Color| fates[color] == alone.told[color].alone;
    let answered = outcomes(solved)
        .map(|outcomes| BlockRelation::of_outcomes([outcomes.black, outcomes.white], &pair));
    let relation = match (answered, alone.relation) {
        (Some(relation @ (BlockRelation::Race | BlockRelation::Decided)), _) => relation,
        (Some(BlockRelation::NoRace), _) if is_sure => BlockRelation::NoRace,
        // What they do not race for may be what does not go with the answer.
        (_, BlockRelation::NoRace) if !Color::ALL.into_iter().all(is_kept) => BlockRelation::Open,
        (_, relation) => relation,
    };
    solved.told = Some(PairReport {
        relation,
        told: ByColor::new_with(|color: Color| told_of(relation, &pair, color, fates[color])),
    });
}

/// What an answer tells that holds.
fn by_answer(
    outcomes: &ByColor<Outcome>,
    pair: &ByColor<Block>,
    position: &Position,
) -> PairReport {
    // Nobody races a block that is in no danger.
    let relation = if lives_whatever(position, pair) {
        BlockRelation::NoRace
    } else {
        BlockRelation::of_outcomes([outcomes.black, outcomes.white], pair)
    };
    PairReport {
        relation,
        told: ByColor::new_with(|color: Color| {
            let has_eyes = benson(position, color).contains(&pair[color]);
            let alone = match has_eyes {
                true => Alone::TwoEyes,
                false => fate(outcomes, color),
            };
            told_of(relation, pair, color, alone)
        }),
    }
}

fn told_of(
    relation: BlockRelation,
    pair: &ByColor<Block>,
    color: Color,
    alone: Alone,
) -> BlockReport {
    BlockReport {
        block: pair[color],
        called: pair[color].anchor,
        alone,
        races_with: relation.is_race().then_some(pair[color.opponent()].anchor),
    }
}

/// Takes back what near surroundings say of a start if something else is proved of a block: that it lives where it is captured there, or
/// that it falls where it is not.
fn withdraw(solved: &mut RaceAnswer, alone: &PairReport) {
    for first in Color::ALL {
        let outcome = solved.start(first).outcome;
        let goes = |outcome: Outcome| {
            Color::ALL
                .into_iter()
                .all(|color| goes_with(alone.told[color].alone, color, first, outcome))
        };
        if !solved.holds_beyond[first] && !goes(outcome) {
            let others = Ending::ALL.into_iter();
            let others = others.filter(|&ending| goes(Outcome::Ends(ending)));
            solved.solution.starts[first] = Some(SolvedStart::open(others.collect()));
        }
    }
}

/// What is proved of a block of a side by itself, if it goes with every start that is answered for sure: a block is not called dead
/// where its side wins or lives, nor alive where it is captured. What near surroundings say takes no proof back.
fn beside(solved: &RaceAnswer, color: Color, alone: Alone) -> Alone {
    let is_told = solved.starts().all(|first| {
        let start = solved.start(first);
        !start.by.is_sure() || goes_with(alone, color, first, start.outcome)
    });
    if is_told { alone } else { Alone::Open }
}

/// Whether what is proved of a block of a side by itself goes with how a start ends.
fn goes_with(alone: Alone, color: Color, first: Color, outcome: Outcome) -> bool {
    let is_lost = outcome == Outcome::won_by(color.opponent());
    let is_open = outcome == Outcome::Undecided;
    match alone {
        Alone::TwoEyes | Alone::Lives | Alone::Wins => !is_lost,
        Alone::Dead => is_lost || is_open,
        Alone::Endangered | Alone::Flees(_) | Alone::Unsettled if first != color => {
            is_lost || is_open
        }
        Alone::Unsettled => !is_lost,
        // Many liberties are no life.
        Alone::Runs(_) | Alone::Flees(_) | Alone::Endangered | Alone::Open => true,
    }
}

/// Whether one of two blocks has two eyes that nobody can take, even if its owner never moves.
fn lives_whatever(position: &Position, pair: &ByColor<Block>) -> bool {
    let lives = |color: Color| benson(position, color).contains(&pair[color]);
    Color::ALL.into_iter().any(lives)
}

/// How the race ends for each start, if that is known.
fn outcomes(solved: &RaceAnswer) -> Option<ByColor<Outcome>> {
    let outcome = |first: Color| {
        let start = solved.start(first);
        // What a count takes for likely is no answer.
        match start.by {
            Known::Undecided => Outcome::Undecided,
            _ => start.outcome,
        }
    };
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
    let [own, other] = [color, color.opponent()];
    let starts = [own, other].map(|first| Fate::of_outcome(outcomes[first], color));
    match starts {
        [Fate::Captured, _] => Alone::Dead,
        [Fate::Saved, Fate::Captured] => Alone::Unsettled,
        [Fate::Saved, Fate::Saved] if outcomes[other] == Outcome::won_by(color) => Alone::Wins,
        [Fate::Saved, Fate::Saved] => Alone::Lives,
        _ => Alone::Open,
    }
}
