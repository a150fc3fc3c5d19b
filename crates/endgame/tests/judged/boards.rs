//! Random boards with endgames, from a seed that failures print.

use std::sync::Arc;

use semeai_board::{Color, PointSet, Position, Role, Roles, Setup, Topology};
use semeai_endgame::Endgame;

/// `SplitMix64` (G. Steele, D. Lea and C. Flood, 2014).
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        let z = z ^ (z >> 31);
        usize::try_from(z % end as u64).expect("below a usize")
    }
}

/// A rectangle with safe stones of both sides, some others, and up to so many empty points, near each other.
pub(crate) fn board(seed: u64, most: usize) -> Option<Endgame> {
    let mut random = Random(seed);
    let (columns, rows) = (3 + random.below(4), 3 + random.below(3));
    let topology = Arc::new(Topology::rectangle(columns, rows).ok()?);
    board_on(&topology, most, &mut random)
}

/// The same on any board.
pub(crate) fn board_on(
    topology: &Arc<Topology>,
    most: usize,
    random: &mut Random,
) -> Option<Endgame> {
    let mut empty = PointSet::EMPTY;
    // Mostly small ones: the judge lists every position.
    let most = if random.below(12) == 0 {
        most
    } else {
        most - 2
    };
    let wanted = 2 + random.below(most - 1);
    let all: Vec<_> = topology.points().iter().collect();
    for _ in 0..4 * wanted {
        if empty.len() >= wanted {
            break;
        }
        // Most points lie beside others, so that regions are more than single points.
        let near = topology.neighborhood(&empty);
        let near: Vec<_> = near.iter().collect();
        let point = if near.is_empty() || random.below(4) == 0 {
            all[random.below(all.len())]
        } else {
            near[random.below(near.len())]
        };
        empty.insert(point);
    }
    let mut setup = Setup::new(Arc::clone(topology));
    let mut roles = Roles::new();
    let chance = random.below(30);
    let mut last = Color::Black;
    for point in topology.points().difference(&empty).iter() {
        // Runs of one colour, as on boards.
        if random.below(3) == 0 {
            last = last.opponent();
        }
        setup.set(point, Some(last));
        if random.below(100) >= chance {
            roles.set(point, Role::Safe);
        }
    }
    let safe = roles.points(Role::Safe);
    let position = Position::with_protected(setup, safe).ok()?;
    let mut asked = Endgame::new(position);
    asked.roles = roles;
    Some(asked)
}

/// A board of mostly stones that are not safe, with single points among them.
pub(crate) fn eyed_on(topology: &Arc<Topology>, random: &mut Random) -> Option<Endgame> {
    let (holes, chance) = (14 + random.below(22), 10 + random.below(50));
    let (mut setup, mut roles) = (Setup::new(Arc::clone(topology)), Roles::new());
    let mut last = Color::Black;
    for point in topology.points().iter() {
        if random.below(4) == 0 {
            last = last.opponent();
        }
        if random.below(100) < holes {
            continue;
        }
        setup.set(point, Some(last));
        if random.below(100) < chance {
            roles.set(point, Role::Safe);
        }
    }
    let position = Position::with_protected(setup, roles.points(Role::Safe)).ok()?;
    let mut asked = Endgame::new(position);
    asked.roles = roles;
    Some(asked)
}

/// The board, a row of names a line.
pub(crate) fn drawn(asked: &Endgame) -> String {
    let topology = asked.position.topology();
    let mut text = String::new();
    let mut last = None;
    for point in topology.points().iter() {
        let row = topology
            .name(point)
            .trim_start_matches(char::is_alphabetic)
            .to_owned();
        if last.is_some() && last != Some(row.clone()) {
            text.push('\n');
        }
        last = Some(row);
        let is_safe = asked.roles.points(Role::Safe).contains(point);
        text.push(mark(asked.position.stone(point), is_safe));
    }
    text
}

/// The mark of a point in diagrams.
pub(crate) const fn mark(stone: Option<Color>, is_safe: bool) -> char {
    match (stone, is_safe) {
        (None, _) => '.',
        (Some(Color::Black), true) => '#',
        (Some(Color::Black), false) => 'X',
        (Some(Color::White), true) => '@',
        (Some(Color::White), false) => 'O',
    }
}
