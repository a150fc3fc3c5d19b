//! What is proved of the blocks of a position: that they live, that they are dead, or neither.
//!
//! Each block is asked by itself, on the whole board and for both starts: a block is *alive* if it is never captured though the
//! opponent moves first, and *dead* if it is captured though its own side moves first; in both cases the other side may take back
//! every ko at once. Nothing is concluded from how much room or how many liberties a block has. What is neither is unsettled, or
//! too hard for the search; it is not said which.

use semeai_board::{Block, ByColor, PointSet, Position, SafeReason, benson};
use semeai_search::{Aim, PositionBudget, ZoneAsked, ZoneKo, ZoneProof};

/// How long a block is searched for life, and as long again for its capture.
const EACH: u64 = 3_000;

/// What is proved of a block if an aim is reached though the other side moves first.
const PROOFS: [(Aim, Status); 2] = [
    (Aim::Life, Status::Alive(SafeReason::Room)),
    (Aim::Capture, Status::Dead),
];

/// What is proved of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Status {
    /// It is never captured though the opponent moves first, for this reason.
    Alive(SafeReason),
    /// It is captured though its own side moves first.
    Dead,
    /// Neither was proved.
    Unknown,
}

/// A block with what is proved of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BlockStatus {
    /// The block that was asked about.
    pub(crate) block: Block,
    /// What is proved of it for both starts.
    pub(crate) status: Status,
}

/// What is proved of every block, by anchor. Stones that are `said` to be safe are never captured.
///
/// At most 6,000 positions are made for a block, and no more in all than the budget has.
pub(crate) fn statuses(
    position: &Position,
    said: &PointSet,
    budget: &PositionBudget,
) -> Vec<BlockStatus> {
    let held = position.protected().union(said);
    let position = position.protecting(held).without_ko();
    let two_eyes = ByColor::new_with(|color| benson(&position, color));
    let mut left = budget.clone();
    let blocks = position.blocks().into_iter();
    let told = blocks.map(|block| {
        let status = if !block.stones.is_disjoint(&position.protected()) {
            Status::Alive(SafeReason::Said)
        } else if two_eyes[block.color].contains(&block) {
            Status::Alive(SafeReason::TwoEyes)
        } else {
            searched(&position, &block, EACH, &mut left)
        };
        BlockStatus { block, status }
    });
    told.collect()
}

/// The stones of the blocks of which this is proved.
pub(crate) fn stones_of(statuses: &[BlockStatus], wanted: Status) -> PointSet {
    let found = statuses.iter().filter(|told| told.status == wanted);
    found.fold(PointSet::EMPTY, |all, told| all.union(&told.block.stones))
}

/// What a search proves of a block, with so many positions for its life and as many for its capture.
pub(crate) fn searched(
    position: &Position,
    block: &Block,
    each: u64,
    left: &mut PositionBudget,
) -> Status {
    let mut proofs = PROOFS.into_iter();
    let found = proofs.find(|(aim, _)| is_reached(position, block, *aim, each, left));
    found.map_or(Status::Unknown, |(_, status)| status)
}

/// Whether it is proved that an aim is reached with a block though the other side is first.
fn is_reached(
    position: &Position,
    block: &Block,
    aim: Aim,
    most: u64,
    left: &mut PositionBudget,
) -> bool {
    let mut budget = left.clone().with_positions(most.min(left.left()));
    let mut proof = ZoneProof::new(&ZoneAsked {
        position,
        stone: block.anchor,
        aim,
        ko: ZoneKo::OpponentTakesBack,
        first: aim.owner(block.color).opponent(),
        points: &position.topology().points(),
        barred: &PointSet::EMPTY,
        plain: &PointSet::EMPTY,
    });
    let found = proof.zone(&mut budget);
    // Whether it was enough says the search itself.
    let _ = left.spend(proof.positions_made());
    found.is_ok_and(|zone| zone.is_some())
}

#[cfg(test)]
mod tests {
    use semeai_board::diagram;

    use super::*;

    #[test]
    fn a_stone_in_the_corner_of_a_living_group_is_dead() {
        let text = "O..XO.\n...XO.\nXXXXO.\n.X.XO.\nXXXXO.\nOOOOO.\n......";
        let position = diagram::parse(text).expect("a diagram").position();
        let position = position.expect("a position");
        let budget = PositionBudget::new(100_000);
        let found = statuses(&position, &PointSet::EMPTY, &budget);
        assert_eq!(found[0].status, Status::Dead);
    }
}
