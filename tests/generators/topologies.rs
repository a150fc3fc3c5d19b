//! Boards of every lattice, and graphs of any kind: small ones, from a seed.

use std::sync::{Arc, LazyLock};

use semeai_board::{BoardKind, Color, Family, Point, PointSet, Position, Setup, Topology};

use crate::random::Random;

/// How many points a board may have: the judges list every position.
const POINTS: std::ops::RangeInclusive<usize> = 5..=36;

/// No size of a small board is larger.
const MOST_SIZE: usize = 12;

/// The numbers of neighbours that a point of a random graph may have.
const DEGREES: std::ops::RangeInclusive<usize> = 2..=8;

/// A board, and what it is called where something fails.
#[derive(Clone, Debug)]
pub(crate) struct NamedBoard {
    pub(crate) name: String,
    pub(crate) topology: Arc<Topology>,
}

/// The small members of each family that has some, in the order of [`Family::ALL`]: large solids have none.
static MEMBERS: LazyLock<Vec<(Family, Vec<BoardKind>)>> = LazyLock::new(|| {
    let all = Family::ALL
        .into_iter()
        .map(|family| (family, members(family)));
    all.filter(|(_, members)| !members.is_empty()).collect()
});

fn members(family: Family) -> Vec<BoardKind> {
    let mut all = vec![Vec::new()];
    for &least in family.least_sizes() {
        let longer = |sizes: Vec<usize>| {
            (least..=MOST_SIZE).map(move |size| [sizes.clone(), vec![size]].concat())
        };
        all = all.into_iter().flat_map(longer).collect();
    }
    let kinds = all
        .iter()
        .filter_map(|sizes| BoardKind::new(family, sizes).ok());
    let is_small = |kind: &BoardKind| POINTS.contains(&Topology::new(*kind).len());
    kinds.filter(is_small).collect()
}

/// A small board of a family, by its number among those that have small members.
pub(crate) fn of_family(number: usize, random: &mut Random) -> NamedBoard {
    let kind = random.pick(&MEMBERS[number].1);
    NamedBoard {
        name: kind.to_string(),
        topology: Arc::new(Topology::new(kind)),
    }
}

/// A graph in which nearly every point has so many neighbours, in one piece or in several, planar or not.
pub(crate) fn of_degree(degree: usize, random: &mut Random) -> NamedBoard {
    let count = random.between(degree.max(6), 22);
    // Where it is to lie in pieces, points of different pieces are never joined.
    let pieces = if random.percent(25) { 2 } else { 1 };
    let mut neighbors = vec![Vec::new(); count];
    for _ in 0..6 * count * degree {
        let (a, b) = (random.below(count), random.below(count));
        let is_free = |point: usize| neighbors[point].len() < degree;
        let is_new = a != b && a % pieces == b % pieces && !neighbors[a].contains(&b);
        if is_new && is_free(a) && is_free(b) {
            neighbors[a].push(b);
            neighbors[b].push(a);
        }
    }
    let edges: Vec<(usize, usize)> = (0..count)
        .flat_map(|a| neighbors[a].iter().map(move |&b| (a, b)))
        .filter(|(a, b)| a < b)
        .collect();
    let points = (0..count).map(|point| (point.to_string(), (0.0, 0.0)));
    let topology = Topology::graph(points.collect(), &edges).expect("a graph");
    NamedBoard {
        name: format!("degree {degree}, lines {edges:?}"),
        topology: Arc::new(topology),
    }
}

/// A small board of any family that has lost some points and lines.
fn with_holes(random: &mut Random) -> NamedBoard {
    let whole = of_family(random.below(MEMBERS.len()), random);
    let all: Vec<Point> = whole.topology.points().iter().collect();
    let gone: PointSet = (0..random.between(0, 3))
        .map(|_| random.pick(&all))
        .collect();
    let kept: Vec<Point> = (all.iter().copied())
        .filter(|&point| !gone.contains(point))
        .collect();
    let number = |point: usize| kept.iter().position(|kept| kept.index() == point);
    let edges: Vec<(usize, usize)> = (whole.topology.edges().into_iter())
        .filter(|_| !random.percent(5))
        .filter_map(|(a, b)| Some((number(a)?, number(b)?)))
        .collect();
    let points = kept.iter().map(|&point| {
        let name = whole.topology.name(point).to_owned();
        (name, whole.topology.coordinates(point))
    });
    let name = format!("{} less {gone:?}, lines {edges:?}", whole.name);
    match Topology::graph(points.collect(), &edges) {
        Ok(topology) => NamedBoard {
            name,
            topology: Arc::new(topology),
        },
        // Nothing was left.
        Err(_) => whole,
    }
}

/// A board of each family, one with holes, or a graph of each degree by turns.
pub(crate) fn board(random: &mut Random) -> NamedBoard {
    let (families, degrees) = (MEMBERS.len(), DEGREES.count());
    match random.below(families + 4 + 2 * degrees) {
        which if which < families => of_family(which, random),
        which if which < families + 4 => with_holes(random),
        which => of_degree(DEGREES.start() + which % degrees, random),
    }
}

/// Points that hang together, from one of them on, as many as wanted if there are so many.
pub(crate) fn connected(
    board: &Topology,
    from: Point,
    wanted: usize,
    within: &PointSet,
    random: &mut Random,
) -> PointSet {
    let mut grown = PointSet::single(from);
    while grown.len() < wanted {
        let near = board.neighborhood(&grown).intersection(within);
        let near: Vec<Point> = near.iter().collect();
        if near.is_empty() {
            break;
        }
        grown.insert(random.pick(&near));
    }
    grown
}

/// A board with stones nearly everywhere, those near each other mostly of one colour, so that it can be searched whole: so many in
/// a hundred points have one.
pub(crate) fn crowded(topology: &Arc<Topology>, full: usize, random: &mut Random) -> Position {
    let colors = patches(topology, random);
    let mut setup = Setup::new(Arc::clone(topology));
    for (point, own) in topology.points().iter().zip(colors) {
        let color = if random.percent(88) {
            own
        } else {
            own.opponent()
        };
        setup.set(point, random.percent(full).then_some(color));
    }
    for block in setup.blocks() {
        if block.liberties.is_empty() {
            for point in &block.stones {
                setup.set(point, None);
            }
        }
    }
    Position::new(setup).expect("every block has a liberty")
}

/// A colour for every point: that of the nearest of some points.
pub(crate) fn patches(topology: &Topology, random: &mut Random) -> Vec<Color> {
    let all: Vec<Point> = topology.points().iter().collect();
    let mut colors = vec![None; all.len()];
    let wanted = random.between(2, 2 + all.len() / 4);
    let mut queue: Vec<Point> = (0..wanted).map(|_| random.pick(&all)).collect();
    for point in &queue {
        colors[point.index()] = Some(random.pick(&Color::ALL));
    }
    let mut next = 0;
    while let Some(&point) = queue.get(next) {
        next += 1;
        for &near in topology.neighbors(point) {
            if colors[near.index()].is_none() {
                colors[near.index()] = colors[point.index()];
                queue.push(near);
            }
        }
    }
    let other = random.pick(&Color::ALL);
    colors
        .into_iter()
        .map(|color| color.unwrap_or(other))
        .collect()
}

#[test]
fn there_are_boards_of_every_family_and_graphs_of_every_degree() {
    for (family, members) in MEMBERS.iter() {
        let is_solid = family.least_sizes().is_empty();
        assert!(is_solid || members.len() >= 2, "{family}: {members:?}");
    }
    let sized = Family::ALL.iter().filter(|it| !it.least_sizes().is_empty());
    let known = MEMBERS
        .iter()
        .filter(|(it, _)| !it.least_sizes().is_empty());
    assert_eq!(sized.count(), known.count());
    let mut random = Random::new(1);
    for degree in DEGREES {
        let boards: Vec<Topology> = (0..40)
            .map(|_| (*of_degree(degree, &mut random).topology).clone())
            .collect();
        let parts = |board: &Topology| board.components(&board.points()).len();
        assert!(boards.iter().any(|board| parts(board) > 1), "{degree}");
        assert!(
            degree == 2 || boards.iter().any(|board| parts(board) == 1),
            "{degree}"
        );
        let is_reached =
            |board: &Topology| 2 * board.edges().len() + degree >= degree * board.len();
        assert!(boards.iter().any(is_reached), "{degree}");
    }
}
