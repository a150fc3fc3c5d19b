//! Blocks: solidly connected stones of one colour, and their liberties.

use crate::color::{ByColor, Color};
use crate::point::Point;
use crate::point_set::PointSet;
use crate::topology::Topology;

/// Solidly connected stones of one colour with the empty points next to them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Block {
    /// Whose stones they are.
    pub color: Color,
    /// The first stone in reading order; the name of the block.
    pub anchor: Point,
    /// All of its stones, at least one; the block is named by the first.
    pub stones: PointSet,
    /// The empty points next to the stones.
    pub liberties: PointSet,
}

/// The blocks of any stones, ordered by anchor.
pub(crate) fn blocks(topology: &Topology, stones: &ByColor<PointSet>) -> Vec<Block> {
    let mut found = Vec::new();
    for (color, own) in stones.iter() {
        let mut rest = *own;
        while let Some(start) = rest.first() {
            let block = block(topology, stones, color, start);
            rest = rest.difference(&block.stones);
            found.push(block);
        }
    }
    found.sort_by_key(|block| block.anchor);
    found
}

/// The block of the stone of this colour on `point`.
pub(crate) fn block(
    topology: &Topology,
    stones: &ByColor<PointSet>,
    color: Color,
    point: Point,
) -> Block {
    let block = topology.component(point, &stones[color]);
    let around = topology.neighborhood(&block);
    Block {
        color,
        anchor: block.first().unwrap_or(point),
        stones: block,
        liberties: around.difference(&stones.black).difference(&stones.white),
    }
}

#[cfg(test)]
mod tests {
    use crate::{Color, diagram};

    #[test]
    fn blocks_come_by_anchor_with_their_liberties() {
        let setup = diagram::parse(
            ".XO.
             XXOX
             OO.X",
        )
        .expect("a diagram")
        .setup;
        let blocks: Vec<_> = setup
            .blocks()
            .iter()
            .map(|block| {
                (
                    block.color,
                    setup.topology.name(block.anchor).to_owned(),
                    block.stones.len(),
                    setup.topology.names(&block.liberties).join(" "),
                )
            })
            .collect();
        let expected = [
            (Color::Black, "B3", 3, "A3"),
            (Color::White, "C3", 2, "D3 C1"),
            (Color::Black, "D2", 2, "D3 C1"),
            (Color::White, "A1", 2, "C1"),
        ];
        assert_eq!(
            blocks,
            expected.map(|(color, anchor, size, liberties)| (
                color,
                anchor.to_owned(),
                size,
                liberties.to_owned()
            ))
        );
    }

    #[test]
    fn an_unchecked_block_may_lack_liberties() {
        let setup = diagram::parse(
            "XO
             O.",
        )
        .expect("a diagram")
        .setup;
        let corner = setup.topology.point("A2").expect("on the board");
        assert!(
            setup
                .block_at(corner)
                .expect("a stone")
                .liberties
                .is_empty()
        );
        assert_eq!(
            setup.block_at(setup.topology.point("B1").expect("on the board")),
            None
        );
    }
}
