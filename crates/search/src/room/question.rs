//! The question: a block with the room that it has, and what may stand there.

use semeai_board::{Point, PointSet, Topology};

use super::part::RoomPart;
use super::search::{Eyes, RoomSearch};

/// Larger rooms are not searched.
const MOST_POINTS: usize = 64;

/// Of so many points beside each other all cases are looked at.
const MOST_TOGETHER: usize = 6;

/// A block with the room that it has, the opponent to move.
#[derive(Clone, Copy, Debug)]
pub struct RoomQuestion<'a> {
    /// The board on which the block stands.
    pub topology: &'a Topology,
    /// The block: stones that are joined.
    pub block: &'a PointSet,
    /// Stones of the owner that are never captured.
    pub walls: &'a PointSet,
    /// The points of the room. They are empty but where it says so below; what is beside them and neither block nor wall is the
    /// opponent's for good.
    pub space: &'a PointSet,
    /// Those that are empty or the owner's.
    pub unsure: &'a PointSet,
    /// Those that are empty or either side's.
    pub unknown: &'a PointSet,
    /// The eyes that the block has elsewhere for good.
    pub eyes: usize,
}

/// What may stand in a room.
#[derive(Clone, Copy, Debug)]
struct Stands {
    own: PointSet,
    enemy: PointSet,
    unsure: PointSet,
    unknown: PointSet,
}

/// What stands on a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stone {
    Own,
    Enemy,
}

impl RoomQuestion<'_> {
    /// Whether it is found that the block is never captured, though the opponent moves first and wins all kos. `most` are the
    /// answers that are looked at in all, `at_once` those for one case of what may stand there.
    #[must_use]
    pub fn lives(&self, most: u64, at_once: u64) -> bool {
        let stands = Stands {
            own: PointSet::EMPTY,
            enemy: PointSet::EMPTY,
            unsure: *self.unsure,
            unknown: *self.unknown,
        };
        let is_small = self.space.len() <= MOST_POINTS;
        let mut left = most;
        self.eyes >= Eyes::Two as usize
            || is_small && self.lives_whatever_stands(&stands, at_once, &mut left)
    }

    /// Whether the block lives whatever stands in the room: first as if nobody knew, then by all cases of the fewest points that are
    /// beside each other.
    fn lives_whatever_stands(&self, stands: &Stands, at_once: u64, left: &mut u64) -> bool {
        if self.is_enough(stands, at_once, left) {
            return true;
        }
        let doubtful = stands.unsure.union(&stands.unknown);
        let together = self.topology.components(&doubtful).into_iter();
        let Some(together) = together.min_by_key(PointSet::len) else {
            return false;
        };
        let rest = Stands {
            unsure: stands.unsure.difference(&together),
            unknown: stands.unknown.difference(&together),
            ..*stands
        };
        let points: Vec<Point> = together.iter().collect();
        points.len() <= MOST_TOGETHER && self.lives_in_all_cases(&points, &rest, at_once, left)
    }

    /// The same for all that these points may be.
    fn lives_in_all_cases(
        &self,
        points: &[Point],
        stands: &Stands,
        at_once: u64,
        left: &mut u64,
    ) -> bool {
        let Some((&point, points)) = points.split_first() else {
            return !self.is_legal(stands) || self.lives_whatever_stands(stands, at_once, left);
        };
        let enemy = self.unknown.contains(point).then_some(Some(Stone::Enemy));
        let cases = [Some(Stone::Own), None].into_iter().chain(enemy);
        cases.into_iter().all(|stone| {
            let mut stands = *stands;
            match stone {
                Some(Stone::Own) => stands.own.insert(point),
                Some(Stone::Enemy) => stands.enemy.insert(point),
                None => false,
            };
            self.lives_in_all_cases(points, &stands, at_once, left)
        })
    }

    /// Whether all stones in the room have a liberty, as far as it is known what stands there: else it cannot come to that.
    fn is_legal(&self, stands: &Stands) -> bool {
        let is_caught = |stones: &PointSet, by: &PointSet| {
            let mut blocks = self.topology.components(stones).into_iter();
            blocks.any(|block| {
                let beside = self.topology.neighborhood(&block).difference(&block);
                beside.is_subset(by)
            })
        };
        let owners = stands.own.union(self.block).union(self.walls);
        !is_caught(&stands.enemy, &owners) && !is_caught(&stands.own, &stands.enemy)
    }

    /// Whether the block is found to live where this stands in the room.
    fn is_enough(&self, stands: &Stands, at_once: u64, left: &mut u64) -> bool {
        let points: Vec<Point> = self.space.iter().collect();
        let mask = |set: &PointSet| -> u64 {
            let bits = points.iter().enumerate();
            let bits = bits.filter(|(_, point)| set.contains(**point));
            bits.fold(0, |all, (bit, _)| all | 1 << bit)
        };
        let near: Vec<u64> = (points.iter())
            .map(|&point| mask(&self.topology.neighborhood(&PointSet::single(point))))
            .collect();
        let closed = self.space.union(self.block).union(self.walls);
        let beyond = self.topology.neighborhood(self.space).difference(&closed);
        let beside = |set: &PointSet| mask(&self.topology.neighborhood(set));
        let doubtful = mask(&stands.unsure.union(&stands.unknown));
        let allowed = at_once.min(*left);
        let mut room = RoomSearch::new(near, beside(&beyond), doubtful, allowed);
        let whole = RoomPart {
            rest: mask(self.space),
            enemy: mask(&stands.enemy.union(&stands.unknown)),
            own: mask(&stands.own),
            block: beside(self.block),
            walls: beside(self.walls),
        };
        let wanted = if self.eyes == 0 { Eyes::Two } else { Eyes::One };
        let is_found = room.lives(whole, wanted);
        *left -= room.spent();
        is_found
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use semeai_board::{ByColor, Color, Position, Role, Setup, diagram};

    use super::*;
    use crate::budget::PositionBudget;
    use crate::field::Field;
    use crate::ground::Ground;
    use crate::hash::mix;
    use crate::ko::KoRule;
    use crate::prove::{Memory, NoShortcut, Search};
    use crate::state::State;

    /// A black block with its room.
    #[derive(Debug)]
    struct Drawn {
        topology: Arc<Topology>,
        block: PointSet,
        walls: PointSet,
        held: PointSet,
        space: PointSet,
        unsure: PointSet,
        unknown: PointSet,
        eyes: PointSet,
    }

    impl Drawn {
        fn lives(&self) -> bool {
            let asked = RoomQuestion {
                topology: &self.topology,
                block: &self.block,
                walls: &self.walls,
                space: &self.space,
                unsure: &self.unsure,
                unknown: &self.unknown,
                eyes: self.eyes.len(),
            };
            asked.lives(200_000, 20_000)
        }

        /// Whether White, who moves first and wins all kos, captures the block in some case.
        fn falls(&self) -> bool {
            let doubtful: Vec<Point> = self.unsure.union(&self.unknown).iter().collect();
            let cases = 3_usize.pow(u32::try_from(doubtful.len()).expect("few"));
            (0..cases).any(|case| {
                let stones = doubtful.iter().enumerate().map(|(i, &point)| {
                    let stone = [None, Some(Color::Black), Some(Color::White)];
                    (
                        point,
                        stone[case / 3_usize.pow(u32::try_from(i).expect("few")) % 3],
                    )
                });
                let stones: Vec<(Point, Option<Color>)> = stones.collect();
                let is_meant = stones.iter().all(|&(point, stone)| {
                    stone != Some(Color::White) || self.unknown.contains(point)
                });
                is_meant && self.falls_with(&stones)
            })
        }

        fn falls_with(&self, stones: &[(Point, Option<Color>)]) -> bool {
            let mut setup = Setup::new(Arc::clone(&self.topology));
            for (points, color) in [
                (&self.block, Color::Black),
                (&self.walls, Color::Black),
                (&self.held, Color::White),
            ] {
                for point in points.iter() {
                    setup.set(point, Some(color));
                }
            }
            for &(point, stone) in stones {
                setup.set(point, stone);
            }
            let safe = self.walls.union(&self.held);
            let Ok(position) = Position::with_protected(setup, safe) else {
                return false;
            };
            let mut targets = ByColor::default();
            targets[Color::Black] = self.block;
            let ground = Ground::<1>::new(&position, &targets, &self.space.union(&self.eyes));
            let field = Arc::new(Field::new(ground));
            let rule = KoRule::Wins(Color::White);
            let state = State::new(&field, &position, Color::White, rule, 0).expect("no parts");
            let memory = Memory {
                table_bytes: 1 << 20,
                exact_until: u64::MAX,
            };
            let mut search = Search::new(NoShortcut, field, Color::White, rule, memory);
            let moves = search.captures(&state, PositionBudget::new(u64::MAX));
            moves.expect("without end").is_some()
        }
    }

    /// A board by chance.
    fn by_chance(seed: u64) -> Option<Drawn> {
        let topology = Arc::new(Topology::rectangle(5, 4).expect("a size"));
        let (mut black, mut space) = (PointSet::EMPTY, PointSet::EMPTY);
        let (mut walls, mut unsure) = (PointSet::EMPTY, PointSet::EMPTY);
        let mut unknown = PointSet::EMPTY;
        let kind = mix(seed) % 4;
        for point in topology.points().iter() {
            match mix(seed << 8 | point.index() as u64) % 24 {
                0..=11 => black.insert(point),
                12 => walls.insert(point),
                13 if kind < 2 => unsure.insert(point) && space.insert(point),
                14 if kind == 2 => unknown.insert(point) && space.insert(point),
                15 => false,
                _ => space.insert(point),
            };
        }
        let blocks = topology.components(&black);
        let block = *blocks.iter().max_by_key(|block| block.len())?;
        let beside = topology.neighborhood(&block);
        if !walls.is_disjoint(&beside) || unsure.len() + unknown.len() > 3 {
            return None;
        }
        let is_eye = |part: &PointSet| {
            part.len() == 1
                && topology
                    .neighborhood(part)
                    .difference(part)
                    .is_subset(&block)
        };
        let eyes = topology.components(&space).into_iter().filter(is_eye);
        let eyes = eyes.fold(PointSet::EMPTY, |all, eye| all.union(&eye));
        let eyes = eyes.difference(&unsure).difference(&unknown);
        let taken = block.union(&space).union(&walls);
        Some(Drawn {
            held: topology.points().difference(&taken),
            space: space.difference(&eyes),
            block,
            walls,
            unsure,
            unknown,
            eyes,
            topology,
        })
    }

    #[test]
    fn who_is_said_to_live_is_never_captured_whatever_stands_in_the_room() {
        let (mut living, mut doubtful) = (0, 0);
        for seed in 0..12_000 {
            let Some(drawn) = by_chance(seed) else {
                continue;
            };
            if drawn.eyes.len() < 2 && drawn.lives() {
                assert!(!drawn.falls(), "seed {seed}: {drawn:?}");
                living += 1;
                doubtful += u32::from(!drawn.unsure.union(&drawn.unknown).is_empty());
            }
        }
        assert!(living > 500 && doubtful > 100, "{living}, {doubtful}");
    }

    /// Black's block `B` with walls `#`, in a room of empty points; White holds what is marked `@`.
    fn lives(rows: &str) -> bool {
        let drawn = diagram::parse(rows).expect("a diagram");
        let position = drawn.position().expect("a position");
        let stones = |color, role| drawn.roles.stones(&position, color, role);
        let drawn = Drawn {
            topology: Arc::clone(position.topology()),
            block: stones(Color::Black, Role::Essential),
            walls: stones(Color::Black, Role::Safe),
            held: stones(Color::White, Role::Safe),
            space: position.empty(),
            unsure: PointSet::EMPTY,
            unknown: PointSet::EMPTY,
            eyes: PointSet::EMPTY,
        };
        let lives = drawn.lives();
        assert!(!(lives && drawn.falls()), "{rows}");
        lives
    }

    #[test]
    fn rooms_are_large_enough_or_not() {
        // Four in a row, and a square of four.
        assert!(lives("BBBBBB\nB....B\nBBBBBB"));
        assert!(!lives("BBBB\nB..B\nB..B\nBBBB"));
        // Two by four in the middle, and seven points in a corner.
        assert!(lives("BBBBBB\nB....B\nB....B\nBBBBBB"));
        assert!(!lives("..BB\n..BB\n..BB\n.BBB"));
        // A room beside White has no eye.
        assert!(!lives("@@@@@@\nB....B\nBBBBBB"));
        assert!(lives("BBBBBBB\nB.....B\nB.....B\nBBBBBBB"));
    }

    #[test]
    fn a_gap_between_a_block_and_its_walls_is_crossed() {
        assert!(lives("BBBBBB\n......\n######"));
        assert!(lives("BBBBBBB\n.......\n.......\n#######"));
        // One point is closed by one move.
        assert!(!lives("BBBBB\n@@.@@\n#####"));
    }
}
