//! Unconditional life.

use crate::block::Block;
use crate::color::Color;
use crate::point_set::PointSet;
use crate::position::Position;

/// The blocks of a colour that cannot be captured even if their owner always passes, ordered by anchor.
///
/// The algorithm of D. B. Benson, "Life in the game of Go", Information Sciences 10 (1976), on any graph: a region
/// enclosed by the colour is vital to a block if all its empty points are liberties of the block. Blocks with fewer than
/// two vital regions are crossed out, and so is every region that touches a crossed-out block, until nothing changes.
/// A region without empty points is never vital, and neither is one with a protected stone of the opponent, who fills it from
/// there.
///
/// Why that is life: the owner never moves, so a block falls only when all its vital regions are filled. Take the one that is filled
/// first, of all these blocks. Its last point would be filled by a stone that has no liberty, for only these blocks are round the
/// region, and that takes nothing, for each of them has a liberty left in another vital region: suicide. So none is ever filled.
///
/// ```
/// use semeai_board::{Color, Position, benson, diagram};
///
/// let position = Position::new(diagram::parse(
///     ".X.XO
///      XXXXO
///      OOOOO
///      .....",
/// )?.setup)?;
/// assert_eq!(benson(&position, Color::Black).len(), 1, "two eyes");
/// assert!(benson(&position, Color::White).is_empty(), "one region only");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn benson(position: &Position, color: Color) -> Vec<Block> {
    unconditional(position, color, |_| false).blocks
}

/// Every point that is settled for a colour: the stones of its blocks that live unconditionally, and what such blocks enclose and have
/// as an eye. As [`benson`], but a block with a protected stone lives without eyes.
///
/// ```
/// use semeai_board::{Color, Position, diagram, settled};
///
/// let position = Position::new(diagram::parse(
///     ".XO.XO
///      XXXXXO
///      OOOOO.",
/// )?.setup)?;
/// let black = settled(&position, Color::Black);
/// assert_eq!(black.len(), 10, "with the stone that Black's stones enclose");
/// assert!(settled(&position, Color::White).is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn settled(position: &Position, color: Color) -> PointSet {
    let protected = position.protected();
    let found = unconditional(position, color, |block| {
        !block.stones.is_disjoint(&protected)
    });
    let is_eye = |region: &&Enclosure| found.blocks.iter().any(|block| region.is_vital_to(block));
    let stones = found.blocks.iter().map(|block| block.stones);
    let eyes = found.regions.iter().filter(is_eye);
    let eyes = eyes.map(|region| region.points);
    stones
        .chain(eyes)
        .fold(PointSet::EMPTY, |all, some| all.union(&some))
}

/// What is left of the blocks and of what they enclose when nothing more can be crossed out.
struct Unconditional {
    blocks: Vec<Block>,
    regions: Vec<Enclosure>,
}

/// Crosses out blocks that do not live, those left out that do without eyes, and regions beside them.
fn unconditional(
    position: &Position,
    color: Color,
    needs_no_eyes: impl Fn(&Block) -> bool,
) -> Unconditional {
    let mut blocks = position.blocks();
    blocks.retain(|block| block.color == color);
    let mut regions = enclosed(position, color);
    loop {
        let before = (blocks.len(), regions.len());
        blocks.retain(|block| {
            let is_vital = |region: &&Enclosure| region.is_vital_to(block);
            needs_no_eyes(block) || regions.iter().filter(is_vital).count() >= 2
        });
        let alive = blocks
            .iter()
            .fold(PointSet::EMPTY, |all, block| all.union(&block.stones));
        regions.retain(|region| !region.is_held && region.border.is_subset(&alive));
        if (blocks.len(), regions.len()) == before {
            return Unconditional { blocks, regions };
        }
    }
}

/// A connected part of what a colour does not occupy.
struct Enclosure {
    points: PointSet,
    empty: PointSet,
    /// Whether a stone in it is never captured.
    is_held: bool,
    /// The stones of the enclosing colour around it.
    border: PointSet,
}

impl Enclosure {
    fn is_vital_to(&self, block: &Block) -> bool {
        !self.is_held && !self.empty.is_empty() && self.empty.is_subset(&block.liberties)
    }
}

fn enclosed(position: &Position, color: Color) -> Vec<Enclosure> {
    let topology = position.topology();
    let others = topology.points().difference(&position.stones(color));
    let empty = position.empty();
    topology
        .components(&others)
        .into_iter()
        .map(|part| Enclosure {
            points: part,
            empty: part.intersection(&empty),
            is_held: !part.is_disjoint(&position.protected()),
            border: topology.neighborhood(&part),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Setup, Topology, diagram};
    use std::sync::Arc;

    /// The anchors of the unconditionally alive blocks.
    fn alive(text: &str, color: Color) -> Vec<String> {
        let position = diagram::parse(text)
            .expect("a diagram")
            .position()
            .expect("a legal position");
        let name = |block: &Block| position.topology().name(block.anchor).to_owned();
        benson(&position, color).iter().map(name).collect()
    }

    #[test]
    fn blocks_that_share_two_eyes_live_together() {
        let text = "X.XO.
                    .XXO.
                    XXOO.";
        assert_eq!(alive(text, Color::Black), ["A3", "C3"]);
        assert!(alive(text, Color::White).is_empty(), "one region only");
    }

    #[test]
    fn a_false_eye_is_none() {
        let text = ".XO..
                    X.XO.
                    OXXO.
                    .OOO.";
        assert!(alive(text, Color::Black).is_empty());
    }

    #[test]
    fn an_enemy_stone_inside_does_not_spoil_a_vital_region() {
        let text = ".XO.XO
                    XXXXXO
                    OOOOO.";
        assert_eq!(alive(text, Color::Black), ["B3"]);
    }

    #[test]
    fn a_protected_enemy_stone_inside_is_no_eye() {
        let text = "XXXXX
                    X.X@.
                    XXXXX";
        assert!(alive(text, Color::Black).is_empty(), "White plays E2");
        assert_eq!(alive(&text.replace('@', "O"), Color::Black), ["A3"]);
    }

    #[test]
    fn an_own_protected_stone_spoils_nothing() {
        let text = "XXXXX
                    X.X.#
                    XXXXX";
        assert_eq!(alive(text, Color::Black), ["A3"]);
    }

    #[test]
    fn a_block_with_a_protected_stone_settles_what_it_alone_encloses() {
        let position = diagram::parse(".X.#\nXXX#\nOOO#\n...#").expect("a diagram");
        let position = position.position().expect("a legal position");
        let names = |color| {
            position
                .topology()
                .names(&settled(&position, color))
                .join(" ")
        };
        assert_eq!(names(Color::Black), "A4 B4 C4 D4 A3 B3 C3 D3 D2 D1");
        assert_eq!(names(Color::White), "");
    }

    #[test]
    fn an_empty_point_away_from_the_block_spoils_a_region() {
        let text = ".X...XO
                    XX...XO
                    XX...XO
                    XXXXXXO
                    OOOOOO.";
        assert!(
            alive(text, Color::Black).is_empty(),
            "the middle of the big eye is no liberty"
        );
        let text = ".X..XO
                    XX..XO
                    XXXXXO
                    OOOOO.";
        assert_eq!(alive(text, Color::Black), ["B4"]);
    }

    #[test]
    fn benson_needs_no_rectangle() {
        let names = ["eye", "wall", "other"].map(|name| (name.to_owned(), (0.0, 0.0)));
        let path = Topology::graph(names.to_vec(), &[(0, 1), (1, 2)]).expect("a graph");
        let mut setup = Setup::new(Arc::new(path));
        let wall = setup.topology.point("wall").expect("on the board");
        setup.set(wall, Some(Color::White));
        let position = Position::new(setup).expect("legal");
        assert_eq!(benson(&position, Color::White).len(), 1);
        assert!(benson(&position, Color::Black).is_empty());
    }
}
