//! Where two sides meet, as the stones stand: what a player looks at of a region that is too large to be searched.
//!
//! Near is what few steps over empty points lead to. A point belongs to the side whose stones are nearer, a group without safe
//! stones that has hardly a point of its own among groups that have more is dead, and two sides meet where both are near. None of
//! this is a search, so none of it is proved: it says which points to ask about, and what rests round them.

use semeai_board::{Block, ByColor, Color, Point, PointSet, Position, Topology};

/// A group without safe stones has no room for two eyes if fewer empty points belong to it that lie open to it alone.
const LEAST_ROOM: usize = 7;

/// Two sides that are no nearer to a point than this do not meet there.
const FARTHEST: usize = 8;

/// A point to which the stones of its owner have more steps than this belongs to nobody yet; somewhat more where only stones that are
/// never captured stand around it, for behind a wall it is later in a game.
const FARTHEST_OWN: usize = 6;
const FARTHEST_BEHIND_WALL: usize = 8;

/// So many empty points that hang together are searched in a moment.
const MOST_MEETING: usize = 10;

/// Where stones lead in one step over empty points, in two, and so on, as long as that is more.
struct Steps(Vec<PointSet>);

impl Steps {
    fn of(topology: &Topology, stones: &PointSet, empty: &PointSet) -> Self {
        let mut reached = topology.neighborhood(stones).intersection(empty);
        let mut steps = Vec::new();
        loop {
            steps.push(reached);
            let next = topology.neighborhood(&reached).intersection(empty);
            if next.is_subset(&reached) {
                return Self(steps);
            }
            reached = reached.union(&next);
        }
    }

    /// What at most so many steps lead to; one is the least.
    fn within(&self, steps: usize) -> PointSet {
        let last = self.0.len() - 1;
        self.0[(steps - 1).min(last)]
    }

    /// The points to which these lead in fewer steps than the others.
    fn nearer_than(&self, others: &Self) -> PointSet {
        let farthest = self.0.len().max(others.0.len());
        let mut nearer = PointSet::EMPTY;
        let mut before = PointSet::EMPTY;
        for steps in 1..=farthest {
            nearer = nearer.union(
                &self
                    .within(steps)
                    .difference(&before)
                    .difference(&others.within(steps)),
            );
            before = self.within(steps).union(&others.within(steps));
        }
        nearer
    }
}

/// A block with so few liberties is no wall.
const FEW_LIBERTIES: usize = 2;

/// The board with the stones that are taken as dead gone.
struct ClearedBoard {
    empty: PointSet,
    stones: ByColor<PointSet>,
    steps: ByColor<Steps>,
}

impl ClearedBoard {
    fn of(position: &Position, dead: &PointSet) -> Self {
        let empty = position.empty().union(dead);
        let stones = position
            .stones_by_color()
            .map(|stones| stones.difference(dead));
        let steps = stones.map(|stones| Steps::of(position.topology(), &stones, &empty));
        Self {
            empty,
            stones,
            steps,
        }
    }

    /// The stones of a side that hang together over points that belong to it, with those points, each with whether it can live.
    fn groups(&self, topology: &Topology, safe: &PointSet, color: Color) -> Vec<(PointSet, bool)> {
        let other = color.opponent();
        let own = self.steps[color].nearer_than(&self.steps[other]);
        let groups = topology.components(&own.union(&self.stones[color]));
        let with_life = groups.into_iter().map(|group| {
            let outside = topology.neighborhood(&self.empty.difference(&group));
            let room = group.intersection(&self.empty).difference(&outside);
            (group, !group.is_disjoint(safe) || room.len() >= LEAST_ROOM)
        });
        with_life.collect()
    }
}

/// The stones among these points that are taken as dead: groups that cannot live, among groups of the other side that can.
pub(crate) fn looks_dead(position: &Position, safe: &PointSet, points: &PointSet) -> PointSet {
    let topology = position.topology();
    let mut dead = PointSet::EMPTY;
    loop {
        let standing = ClearedBoard::of(position, &dead);
        let groups = ByColor::new_with(|color| standing.groups(topology, safe, color));
        let mut found = PointSet::EMPTY;
        for color in Color::ALL {
            for (group, can_live) in &groups[color] {
                let stones = group.intersection(&standing.stones[color]);
                let around = topology.neighborhood(group);
                let mut others = (groups[color.opponent()].iter())
                    .filter(|(other, _)| !other.is_disjoint(&around))
                    .peekable();
                let has_others = others.peek().is_some();
                let is_dead = !can_live
                    && has_others
                    && stones.is_subset(points)
                    && others.all(|(_, can_live)| *can_live);
                if is_dead {
                    found = found.union(&stones);
                }
            }
        }
        if found.is_empty() {
            return dead;
        }
        dead = dead.union(&found);
    }
}

/// Why it is too early to say where two sides meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TooEarly {
    /// A side has no stone on the board.
    NoStone(Color),
    /// A point that would rest is far from any stone.
    FarAway(Point),
    /// The sides still lie open to each other elsewhere, or none of one side's stones is left and its opponent has no wall.
    Open,
}

/// The points of a region that is too large where two sides meet, with the stones that may be captured there.
///
/// Where nobody meets anybody it is a single point: then all of the region rests. The dead stones are [`looks_dead`], or none where these
/// are taken off.
///
/// # Errors
///
/// If it is too early to say.
pub(crate) fn meeting(
    position: &Position,
    safe: &PointSet,
    region: &PointSet,
    dead: &PointSet,
) -> Result<PointSet, TooEarly> {
    let topology = position.topology();
    let standing = ClearedBoard::of(position, dead);
    let is_walled = position.occupied().intersection(region).is_subset(dead);
    let mut sides = Color::ALL.into_iter();
    if let Some(color) = sides.find(|&color| position.stones(color).is_empty()) {
        return Err(TooEarly::NoStone(color));
    }
    let is_gone = |color: &Color| standing.stones[*color].is_empty();
    if !is_walled && Color::ALL.iter().any(is_gone) {
        return Err(TooEarly::Open);
    }
    let empty = standing.empty.intersection(region);
    let mut parts = Vec::new();
    standing.meet(topology, &empty, FARTHEST, &mut parts);
    let mut met = parts
        .iter()
        .fold(PointSet::EMPTY, |all, part| all.union(part));
    met = with_blocks(position, region, dead, met);
    if met.is_empty() {
        let rests = empty.difference(dead).first();
        met = PointSet::single(rests.ok_or(TooEarly::Open)?);
    }
    let rests = topology.components(&empty.difference(&met));
    let is_at_rest = |rest: &PointSet| {
        let around = topology.neighborhood(rest);
        let mut beside =
            (Color::ALL.into_iter()).filter(|color| !around.is_disjoint(&standing.stones[*color]));
        let (owner, other) = (beside.next(), beside.next());
        let is_near = |owner: Color| {
            let wall = around.intersection(&standing.stones[owner]);
            let most = match wall.is_subset(safe) {
                true => FARTHEST_BEHIND_WALL,
                false => FARTHEST_OWN,
            };
            rest.is_subset(&standing.steps[owner].within(most))
        };
        other.is_none() && owner.is_some_and(is_near)
    };
    let Some(open) = rests.iter().find(|rest| !is_at_rest(rest)) else {
        return Ok(met);
    };
    let near = Color::ALL.map(|color| standing.steps[color].within(FARTHEST_OWN));
    let far = open.difference(&near[0].union(&near[1])).first();
    Err(far.map_or(TooEarly::Open, TooEarly::FarAway))
}

/// Points where two sides meet, with the blocks that are played with there.
fn with_blocks(
    position: &Position,
    region: &PointSet,
    dead: &PointSet,
    points: PointSet,
) -> PointSet {
    let (topology, mut met) = (position.topology(), points);
    let blocks = position.blocks();
    let unsafe_blocks = || blocks.iter().filter(|block| block.stones.is_subset(region));
    // What can be given atari is no wall: it is played with, on all of its liberties.
    loop {
        let around = topology.neighborhood(&met).union(&met);
        let is_short = |block: &&Block| {
            block.liberties.len() <= FEW_LIBERTIES
                && !block.stones.is_subset(&met)
                && block.stones.is_disjoint(dead)
                && !block.stones.is_disjoint(&around)
        };
        let Some(block) = unsafe_blocks().find(is_short) else {
            break;
        };
        met = met.union(&block.stones).union(&block.liberties);
    }
    for block in unsafe_blocks() {
        let is_dead = !block.stones.is_disjoint(dead);
        // Dead stones are played with where somebody can play beside them, and others where they have no liberty elsewhere.
        let is_met = if is_dead {
            !block.stones.is_disjoint(&met)
        } else {
            block.liberties.is_subset(&met)
        };
        if is_met {
            met = met.union(&block.stones);
        }
    }
    met
}

impl ClearedBoard {
    /// The connected parts of these points to which both sides have at most so many steps; of those that are too large only what is
    /// nearer.
    fn meet(
        &self,
        topology: &Topology,
        points: &PointSet,
        steps: usize,
        found: &mut Vec<PointSet>,
    ) {
        let near = (self.steps.black.within(steps)).intersection(&self.steps.white.within(steps));
        for part in topology.components(&points.intersection(&near)) {
            if part.len() <= MOST_MEETING || steps == 1 {
                found.push(part);
            } else {
                self.meet(topology, &part, steps - 1, found);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use semeai_board::{Setup, diagram};

    use super::*;

    fn drawn(text: &str) -> (Position, PointSet) {
        let drawn = diagram::parse(text).expect("a diagram");
        let safe = drawn.roles.points(semeai_board::Role::Safe);
        (drawn.position().expect("a position"), safe)
    }

    fn met_in(
        position: &Position,
        safe: &PointSet,
        region: &PointSet,
    ) -> Result<PointSet, TooEarly> {
        meeting(position, safe, region, &looks_dead(position, safe, region))
    }

    fn names(position: &Position, points: &PointSet) -> Vec<String> {
        let names = position.topology().names(points).into_iter();
        names.map(str::to_owned).collect()
    }

    /// Walls of both colours, a white stone in Black's corner and a black one in White's.
    const DEAD: &str = "\
        ....#@....
        ....#@....
        ..O.#@.X..
        ....#@....
        ..........";

    #[test]
    fn a_stone_alone_in_the_others_territory_is_dead_and_a_group_with_room_is_not() {
        let (position, safe) = drawn(DEAD);
        let all = position.topology().points();
        let dead = looks_dead(&position, &safe, &all);
        assert_eq!(names(&position, &dead), ["C3", "H3"]);

        let (position, safe) = drawn(&DEAD.replace("..O.#", "OOOO#"));
        let all = position.topology().points();
        let dead = looks_dead(&position, &safe, &all);
        assert_eq!(
            names(&position, &dead),
            ["H3"],
            "eight points are behind the white stones"
        );
    }

    #[test]
    fn both_sides_meet_in_the_gap_between_their_walls() {
        let (position, safe) = drawn(DEAD);
        let all = position.topology().points();
        let met = met_in(&position, &safe, &all).expect("they meet");
        let names = names(&position, &met);
        for name in ["E1", "F1", "D1", "G1"] {
            assert!(names.iter().any(|met| met == name), "{name} in {names:?}");
        }
        assert!(
            names.len() <= MOST_MEETING && !names.iter().any(|met| met == "A5"),
            "{names:?}"
        );
    }

    #[test]
    fn it_is_too_early_while_the_sides_lie_open_to_each_other() {
        let open = ["............"; 5].join("\n");
        let (position, safe) = drawn(&format!("#..........@\n{open}"));
        let all = position.topology().points();
        assert!(met_in(&position, &safe, &all).is_err());
    }

    #[test]
    fn it_is_too_early_where_a_side_has_no_stone_or_a_point_is_far_from_any() {
        let none = ["........."; 4].join("\n");
        for (middle, other) in [("....X....", Color::White), ("....O....", Color::Black)] {
            let (position, safe) = drawn(&format!("{none}\n{middle}\n{none}"));
            let all = position.topology().points();
            assert_eq!(
                met_in(&position, &safe, &all),
                Err(TooEarly::NoStone(other))
            );
        }
        // One stone of the other side, which looks dead in the corner, changes nothing.
        let corner = ["........."; 3].join("\n") + "\nO........";
        let (position, safe) = drawn(&format!("{none}\n....X....\n{corner}"));
        let all = position.topology().points();
        let corner = met_in(&position, &safe, &all);
        assert_eq!(
            corner,
            Err(TooEarly::FarAway(all.first().expect("a board")))
        );
        // A wall with a side of its own for each, but very much behind it.
        let rows = ["..........#@.........."; 11].join("\n");
        let (position, safe) = drawn(&rows);
        let region = position.topology().points().difference(&safe);
        let left = position.topology().components(&region)[0];
        let Err(TooEarly::FarAway(far)) = met_in(&position, &safe, &left) else {
            panic!("it is far from the wall");
        };
        assert!(far.index() % 22 < 4, "{far:?}");
    }

    #[test]
    fn where_nobody_meets_anybody_one_point_stands_for_the_region() {
        let (position, safe) = drawn("O...#\n....#\n....#\n....#\n#####");
        let region = position.topology().points().difference(&safe);
        let met = met_in(&position, &safe, &region).expect("it is settled");
        assert_eq!(names(&position, &met), ["B5"], "not the dead stone");
    }

    #[test]
    fn colours_swapped_meet_at_the_same_points() {
        let (position, safe) = drawn(DEAD);
        let topology = position.topology();
        let mut setup = Setup::new(topology.clone());
        for point in topology.points() {
            setup.set(point, position.stone(point).map(Color::opponent));
        }
        let swapped = Position::new(setup).expect("a position");
        let all = topology.points();
        assert_eq!(
            looks_dead(&position, &safe, &all),
            looks_dead(&swapped, &safe, &all)
        );
        assert_eq!(
            met_in(&position, &safe, &all),
            met_in(&swapped, &safe, &all)
        );
    }
}
