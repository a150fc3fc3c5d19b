//! What does not fit the theory, or needs the person's word.

use semeai_board::{Color, Point};

use super::region::SharedObstacle;

/// Something that does not fit the theory or needs the person's word.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// No block is essential.
    NoEssential,
    /// This colour has no essential block.
    MissingEssential(Color),
    /// Two or more blocks of this colour are essential; one point of each block.
    SeveralEssential(Color, Vec<Point>),
    /// Blocks that count as one can be cut at these points.
    CuttableLink {
        /// Whose blocks.
        color: Color,
        /// One point of each block.
        blocks: Vec<Point>,
        /// Where the attacker cuts.
        cut: Point,
    },
    /// The essential blocks do not touch and share no liberty.
    NotInContact,
    /// This side is in atari and its opponent, who is to move, captures at the point.
    InAtari {
        /// The side in atari.
        color: Color,
        /// Where it is captured.
        point: Point,
    },
    /// A safe stone of the defender's own colour borders a region: the block may connect out there.
    Escape {
        /// The region in [`Report::regions`](super::Report::regions).
        region: usize,
        /// Whose block.
        color: Color,
        /// A point beside both the region's liberties and the safe stone.
        point: Point,
    },
    /// A shared region is not plain.
    SharedNotPlain {
        /// The index in [`Report::shared`](super::Report::shared).
        shared: usize,
        /// Why.
        obstacle: SharedObstacle,
    },
    /// Safe stones that stand in atari; one point of the block.
    SafeInAtari(Point),
    /// Ordinary blocks touch the race and nothing around them is safe; one point of each.
    ManyUnknown(Vec<Point>),
    /// A candidate move repeats a position.
    Ko(Point),
    /// The block might make an eye in this region; the count takes it that it does not.
    EyePotential {
        /// The region in [`Report::regions`](super::Report::regions).
        region: usize,
        /// Whose eye it would be.
        color: Color,
    },
    /// Which region is left for last changes the result: approach moves depend on it.
    ApproachOrder {
        /// The regions in [`Report::regions`](super::Report::regions).
        regions: Vec<usize>,
    },
    /// A region is too large to be expanded automatically, or a ko in it leaves more than one value.
    NotExpanded {
        /// The region in [`Report::regions`](super::Report::regions).
        region: usize,
        /// Whether a ko is the reason.
        is_ko: bool,
    },
    /// The tree that a person's picks make of a region is worth something else than the search of all moves found.
    PicksDiffer {
        /// The region in [`Report::regions`](super::Report::regions).
        region: usize,
        /// The value of the tree with the picks; Black is Left.
        picked: String,
        /// The value that the search found.
        found: String,
    },
    /// Nothing shows at once that this side would live after a capture of its own.
    CaptorMayDie(Color),
    /// Neither side wins, and it was not found out whether both also live by themselves: it is called a seki.
    SekiOrBothLive,
    /// The calculation stopped at its limit.
    OverBudget,
}

impl Notice {
    /// Whether the theory may not reach the position; the other notices are advice.
    pub fn is_warning(&self) -> bool {
        !matches!(
            self,
            Self::InAtari { .. } | Self::SafeInAtari(_) | Self::ManyUnknown(_)
        )
    }
}
