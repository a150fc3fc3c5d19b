//! What is proved of the blocks of a position: that they live, that they are dead, or neither.
//!
//! Each block is asked by itself, on the whole board and for both starts: a block is *alive* if it is never captured though the
//! opponent moves first, and *dead* if it is captured though its own side moves first; in both cases the other side may take back
//! every ko at once. Nothing is concluded from how much room or how many liberties a block has. What is neither is unsettled, or
//! too hard for the search; it is not said which.

use semeai_board::{Block, ByColor, Color, PointSet, Position, SafeReason, benson};
use semeai_search::{Aim, PositionBudget, ZoneAsked, ZoneProof};

/// How long a block is searched for life, and as long again for its capture.
const EACH: u64 = 3_000;

/// Who lives though the opponent moves first is alive.
const LIFE: (Aim, Status) = (Aim::Life, Status::Alive(SafeReason::Room));

/// Who is captured though his side moves first is dead.
const CAPTURE: (Aim, Status) = (Aim::Capture, Status::Dead);

/// More proofs are not kept.
const MOST_KEPT: usize = 2_000;

/// What is proved of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// It is never captured though the opponent moves first, for this reason.
    Alive(SafeReason),
    /// It is captured though its own side moves first.
    Dead,
    /// Neither was proved.
    Unknown,
}

/// A block with what is proved of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BlockStatus {
    /// The block.
    pub block: Block,
    /// What is proved.
    pub status: Status,
}

/// What is proved of every block, by anchor. Stones that are `said` to be safe are never captured.
///
/// At most 6,000 positions are made for a block, and no more in all than the budget has.
///
/// ```
/// use semeai_board::{PointSet, diagram};
/// use semeai_endgame::status::{Status, statuses};
/// use semeai_search::PositionBudget;
///
/// // White's stone in the corner of a living group is dead.
/// let drawn = diagram::parse("O..XO.\n...XO.\nXXXXO.\n.X.XO.\nXXXXO.\nOOOOO.\n......")?;
/// let position = drawn.position()?;
/// let found = statuses(&position, &PointSet::EMPTY, &PositionBudget::new(100_000));
/// assert_eq!(found[0].status, Status::Dead);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn statuses(position: &Position, said: &PointSet, budget: &PositionBudget) -> Vec<BlockStatus> {
    let open = PointSet::EMPTY;
    Proofs::default().statuses(position, said, &open, budget)
}

/// The stones of the blocks of which this is proved.
pub(crate) fn stones_of(statuses: &[BlockStatus], wanted: Status) -> PointSet {
    let found = statuses.iter().filter(|told| told.status == wanted);
    found.fold(PointSet::EMPTY, |all, told| all.union(&told.block.stones))
}

/// Proofs about blocks, each for every board that looks the same where it depends on it.
#[derive(Debug, Default)]
pub(crate) struct Proofs {
    kept: Vec<Proof>,
    /// Questions that were asked in vain.
    missed: Vec<Asked>,
}

/// What is asked of a block.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Asked {
    stones: ByColor<PointSet>,
    held: PointSet,
    block: PointSet,
    aim: Aim,
}

#[derive(Clone, Debug)]
struct Proof {
    block: PointSet,
    color: Color,
    aim: Aim,
    held: PointSet,
    zone: PointSet,
    /// What stands in the zone.
    stones: ByColor<PointSet>,
}

impl Proof {
    /// Whether it holds in a position.
    fn holds(&self, position: &Position) -> bool {
        self.held.is_subset(&position.protected())
            && self.zone.is_disjoint(&position.protected())
            && Color::ALL
                .into_iter()
                .all(|color| position.stones(color).intersection(&self.zone) == self.stones[color])
    }
}

impl Proofs {
    /// What is proved of every block, by anchor, whatever comes to stand on the `open` points: of a block that lives, though its
    /// opponent has them all for good, and of one that is dead, though its side has.
    pub(crate) fn statuses(
        &mut self,
        position: &Position,
        said: &PointSet,
        open: &PointSet,
        budget: &PositionBudget,
    ) -> Vec<BlockStatus> {
        self.told(position, said, open, &[LIFE, CAPTURE], budget)
    }

    fn told(
        &mut self,
        position: &Position,
        said: &PointSet,
        open: &PointSet,
        asked: &[(Aim, Status)],
        budget: &PositionBudget,
    ) -> Vec<BlockStatus> {
        let held = position.protected().union(said);
        let held = position.protecting(held).without_ko();
        let given = ByColor::new_with(|color| given(&held, open, color));
        let two_eyes = ByColor::new_with(|color: Color| {
            let board = given[color.opponent()].as_ref();
            board.map(|board| benson(board, color)).unwrap_or_default()
        });
        let mut left = budget.clone();
        let blocks = position.blocks().into_iter();
        let told = blocks.map(|block| {
            if !block.stones.is_disjoint(&held.protected()) {
                let status = Status::Alive(SafeReason::Said);
                return BlockStatus { block, status };
            }
            let status = if two_eyes[block.color].contains(&block) {
                Status::Alive(SafeReason::TwoEyes)
            } else {
                self.searched((&held, open), &given, (&block, asked), &mut left)
            };
            BlockStatus { block, status }
        });
        told.collect()
    }

    fn searched(
        &mut self,
        (position, open): (&Position, &PointSet),
        given: &ByColor<Option<Position>>,
        (block, asked): (&Block, &[(Aim, Status)]),
        left: &mut PositionBudget,
    ) -> Status {
        for &(aim, status) in asked {
            // What does not depend on the open points is found sooner, and holds for more boards.
            let zone = self.zone(position, block, aim, left);
            if zone.is_some_and(|zone| zone.is_disjoint(open)) {
                return status;
            }
            let favoured = aim.owner(block.color).opponent();
            let given = given[favoured].as_ref().filter(|_| !open.is_empty());
            if given.is_some_and(|given| self.zone(given, block, aim, left).is_some()) {
                return status;
            }
        }
        Status::Unknown
    }

    /// What it depends on that an aim is reached with a block though the other side is first; nothing if that is not proved.
    fn zone(
        &mut self,
        position: &Position,
        block: &Block,
        aim: Aim,
        left: &mut PositionBudget,
    ) -> Option<PointSet> {
        let known = self.kept.iter().find(|proof| {
            (proof.aim, proof.color) == (aim, block.color)
                && proof.block.is_subset(&block.stones)
                && proof.holds(position)
        });
        if let Some(proof) = known {
            return Some(proof.zone);
        }
        let stones = position.stones_by_color();
        let asked = Asked {
            stones: *stones,
            held: position.protected(),
            block: block.stones,
            aim,
        };
        if self.missed.contains(&asked) {
            return None;
        }
        let each: u64 = std::env::var("EACH")
            .ok()
            .and_then(|t| t.parse().ok())
            .unwrap_or(EACH);
        let most = each.min(left.left());
        let mut proof = ZoneProof::new(&ZoneAsked {
            position,
            stone: block.anchor,
            aim,
            first: aim.owner(block.color).opponent(),
            points: &position.topology().points(),
            barred: &PointSet::EMPTY,
            plain: &PointSet::EMPTY,
        });
        let mut budget = left.clone().with_positions(most);
        let found = proof.zone(&mut budget);
        // Whether it was enough says the search itself.
        let _ = left.spend(proof.made());
        let zone = found.ok().flatten();
        match zone {
            Some(zone) => self.keep(position, block, aim, zone),
            None if most == each && !budget.is_stopped() => {
                if self.missed.len() >= MOST_KEPT {
                    self.missed.clear();
                }
                self.missed.push(asked);
            }
            None => {}
        }
        zone
    }

    fn keep(&mut self, position: &Position, block: &Block, aim: Aim, zone: PointSet) {
        if self.kept.len() >= MOST_KEPT {
            self.kept.clear();
        }
        let topology = position.topology();
        let around = zone.union(&topology.neighborhood(&zone));
        self.kept.push(Proof {
            block: block.stones,
            color: block.color,
            aim,
            held: position.protected().intersection(&around),
            zone,
            stones: position
                .stones_by_color()
                .map(|stones| stones.intersection(&zone)),
        });
    }
}

/// The board where a side has all open points for good; nothing if that is no position.
fn given(position: &Position, open: &PointSet, color: Color) -> Option<Position> {
    if open.is_empty() {
        return Some(position.clone());
    }
    let mut setup = position.to_setup();
    for point in open.iter() {
        setup.set(point, Some(color));
    }
    Position::with_protected(setup, position.protected().union(open)).ok()
}
