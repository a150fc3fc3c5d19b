//! Useful and useless points: where a region can still change.

use crate::point::Point;
use crate::point_set::PointSet;
use crate::position::Position;
use crate::region::Region;
use crate::role::{Role, Roles};

/// The useful points of a region.
///
/// An empty point is useful if it touches two different blocks that are essential or unknown, or one such block and two
/// empty points, or three empty points; safe blocks do not count (Nii and Nakamura, "A System for Analysing Semeais using
/// Combinatorial Game Theory", section 4.2). Every other empty point of the region is useless: a stone there changes
/// neither connection nor shape. The test is conservative: a useful point need not be worth playing.
///
/// ```
/// use semeai_board::{Position, diagram, partition, useful_points};
///
/// let diagram = diagram::parse(
///     "@.@.@
///      @XXX@
///      @X@.@
///      @.@B@
///      BBBBB",
/// )?;
/// let position = Position::new(diagram.setup)?;
/// let regions = partition(&position, &diagram.roles);
/// let useful = useful_points(&position, &diagram.roles, &regions[0]);
/// assert_eq!(position.topology().names(&useful), ["D3", "B2"], "each would join the two blocks");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn useful_points(position: &Position, roles: &Roles, region: &Region) -> PointSet {
    let mut blocks = Blocks::new(position, roles);
    let empty = position.empty();
    let is_useful = |&point: &Point| {
        let around: PointSet = position
            .topology()
            .neighbors(point)
            .iter()
            .copied()
            .collect();
        let dame = around.intersection(&empty).len();
        match blocks.count(&around) {
            0 => dame >= 3,
            1 => dame >= 2,
            _ => true,
        }
    };
    region.empty.iter().filter(is_useful).collect()
}

/// The region cut at its useless points: the connected parts that remain when they are taken away, ordered by their
/// first points.
///
/// A useless point passes no influence on, so what happens in one part does not matter to another: a one-wide
/// corridor leads nowhere. The parts hold the useful points and the unknown stones; the useless points are in none.
/// A region without useful points and unknown stones has no part.
#[must_use]
pub fn cut(position: &Position, roles: &Roles, region: &Region) -> Vec<PointSet> {
    let useful = useful_points(position, roles, region);
    let kept = region.unknown.union(&useful);
    position.topology().components(&kept)
}

/// Tells essential and unknown blocks apart, remembering those already seen: the same few blocks are met again and again.
struct Blocks<'a> {
    position: &'a Position,
    roles: &'a Roles,
    /// Stones of blocks, and whether they count.
    seen: Vec<(PointSet, bool)>,
}

impl<'a> Blocks<'a> {
    const fn new(position: &'a Position, roles: &'a Roles) -> Self {
        Self {
            position,
            roles,
            seen: Vec::new(),
        }
    }

    /// How many different essential or unknown blocks have stones in the set.
    fn count(&mut self, set: &PointSet) -> usize {
        let mut rest = set.intersection(&self.position.occupied());
        let mut count = 0;
        while let Some(point) = rest.first() {
            let (stones, counts) = self.block_at(point);
            rest = rest.difference(&stones);
            rest.remove(point);
            count += usize::from(counts);
        }
        count
    }

    fn block_at(&mut self, point: Point) -> (PointSet, bool) {
        if let Some(&known) = self.seen.iter().find(|(stones, _)| stones.contains(point)) {
            return known;
        }
        let block = self.position.block_at(point);
        let found = block.map_or((PointSet::EMPTY, false), |block| {
            (block.stones, self.roles.of(&block) != Role::Safe)
        });
        self.seen.push(found);
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{diagram, partition};

    /// The useful points of all regions, and the parts that the cut leaves.
    fn useful_and_cut(text: &str) -> (String, Vec<String>) {
        let diagram = diagram::parse(text).expect("a diagram");
        let position = diagram.position().expect("a legal position");
        let names = |set: &PointSet| position.topology().names(set).join(" ");
        let regions = partition(&position, &diagram.roles);
        let useful = regions.iter().fold(PointSet::EMPTY, |all, region| {
            all.union(&useful_points(&position, &diagram.roles, region))
        });
        let parts = regions
            .iter()
            .flat_map(|region| cut(&position, &diagram.roles, region));
        (names(&useful), parts.map(|part| names(&part)).collect())
    }

    #[test]
    fn a_corridor_is_useless_and_cuts_off_what_lies_behind_it() {
        let text = "@@@@@@
                    B...X@
                    @@@@@@";
        assert_eq!(useful_and_cut(text), (String::new(), vec!["E2".to_owned()]));
    }

    #[test]
    fn one_block_from_two_sides_counts_once() {
        let text = "@B@
                    @.B
                    @BB";
        assert_eq!(
            useful_and_cut(text).0,
            "B2",
            "two blocks: B3 and the one below"
        );
        let text = "BBB
                    B.B
                    @@@";
        assert_eq!(useful_and_cut(text).0, "", "one block");
    }

    #[test]
    fn safe_blocks_do_not_count() {
        let text = "@#@
                    B.#
                    B##";
        assert_eq!(useful_and_cut(text).0, "");
    }

    #[test]
    fn one_block_and_two_dame_or_three_dame_make_a_point_useful() {
        let text = "@.@@@
                    ....B
                    @@@.B";
        assert_eq!(
            useful_and_cut(text).0,
            "B2 D2",
            "B2 has three dame, D2 two and the block"
        );
    }

    #[test]
    fn the_cut_keeps_useful_points_and_unknown_stones_together() {
        let text = "@.@.@
                    @XXX@
                    @X@.@
                    @.@B@
                    BBBBB";
        let (useful, parts) = useful_and_cut(text);
        assert_eq!(useful, "D3 B2");
        assert_eq!(parts, ["B4 C4 D4 B3 D3 B2"]);
    }
}
