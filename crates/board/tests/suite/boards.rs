//! Boards of every family: counts, names, turning, arrows; boards changed by hand, and laid out.

use proptest::prelude::*;
use semeai_board::{
    BoardKind, Direction, Edit, EditError, Family, FamilyGroup, Image, KindError, Point, PointSet,
    Symmetry, Topology, layout,
};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

fn board(name: &str) -> Arc<Topology> {
    Arc::new(Topology::new(name.parse().expect("a board")))
}

/// How many points have so many neighbours.
fn degrees(board: &Topology) -> BTreeMap<usize, usize> {
    let mut degrees = BTreeMap::new();
    for point in &board.points() {
        *degrees.entry(board.neighbors(point).len()).or_default() += 1;
    }
    degrees
}

/// A few members of every family, small and larger.
fn members() -> Vec<BoardKind> {
    let more = |family: Family, by: usize| {
        let sizes: Vec<usize> = family
            .least_sizes()
            .iter()
            .zip(0..)
            .map(|(least, i)| least + by + i * (by % 2))
            .collect();
        BoardKind::new(family, &sizes).expect("small sizes")
    };
    Family::ALL
        .into_iter()
        .flat_map(|family| [0, 1, 2, 3].map(|by| more(family, by)))
        .collect()
}

#[test]
fn every_family_has_its_points_and_lines() {
    // Points, lines: section 1 of the sources of graph Go (N. Sato and K. Anada), and counted by hand.
    for (name, points, lines) in [
        ("square:6x6", 36, 60),
        ("tri-hexagon:4", 37, 90),
        ("tri-triangle:8", 36, 84),
        ("tri-rhombus:6x6", 36, 85),
        ("honey-hexagon:3", 54, 72),
        ("honey-triangle:4", 33, 42),
        ("honey-rhombus:3x4", 38, 49),
        ("kagome-hexagon:1", 6, 6),
        ("kagome-hexagon:2", 30, 48),
        ("kagome-rhombus:3x3", 38, 62),
        ("torus:6x6", 36, 72),
        ("cylinder:6x6", 36, 66),
        ("tri-torus:6x6", 36, 108),
        ("honey-torus:3x6", 36, 54),
        ("honey-torus:2x2", 8, 12),
        ("kagome-torus:3x4", 36, 72),
        ("kagome-torus:2x2", 12, 24),
        ("path:7", 7, 6),
        ("cycle:7", 7, 7),
        ("complete:5", 5, 10),
        ("star:4", 5, 4),
        ("wheel:5", 6, 10),
        ("rings:3x6", 18, 30),
        ("box:2x2x2", 8, 12),
        ("petersen:5x2", 10, 15),
        ("petersen:4x2", 8, 10),
        ("petersen:12x5", 24, 36),
        ("hypercube:4", 16, 32),
        ("hypercube:9", 512, 2_304),
        ("moebius:5x1", 5, 5),
        ("moebius:10x3", 30, 50),
        ("klein:9x3", 27, 54),
        ("tetrahedron", 4, 6),
        ("cube", 8, 12),
        ("octahedron", 6, 12),
        ("dodecahedron", 20, 30),
        ("icosahedron", 12, 30),
        ("truncated-tetrahedron", 12, 18),
        ("cuboctahedron", 12, 24),
        ("truncated-cube", 24, 36),
        ("truncated-octahedron", 24, 36),
        ("rhombicuboctahedron", 24, 48),
        ("truncated-cuboctahedron", 48, 72),
        ("snub-cube", 24, 60),
        ("icosidodecahedron", 30, 60),
        ("truncated-dodecahedron", 60, 90),
        ("truncated-icosahedron", 60, 90),
        ("rhombicosidodecahedron", 60, 120),
        ("truncated-icosidodecahedron", 120, 180),
        ("snub-dodecahedron", 60, 150),
    ] {
        let board = board(name);
        assert_eq!(
            (board.len(), board.edges().len()),
            (points, lines),
            "{name}"
        );
        assert_eq!(
            board.shape().kind().map(|kind| kind.to_string()).as_deref(),
            Some(name)
        );
    }
}

/// Twice the area of a triangle, with a sign that says on which side of a line its third corner is.
fn side(a: (f32, f32), b: (f32, f32), c: (f32, f32)) -> f32 {
    (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)
}

#[test]
fn solids_are_drawn_without_crossings_and_their_points_are_apart() {
    let solids = Family::ALL.into_iter();
    let solids = solids.filter(|family| family.group() == FamilyGroup::Solids);
    for family in solids {
        let board = board(family.name());
        let points: Vec<Point> = board.points().iter().collect();
        let at = |number: usize| board.coordinates(points[number]);
        let edges = board.edges();
        for (number, &(a, b)) in edges.iter().enumerate() {
            for &(c, d) in &edges[number + 1..] {
                if [a, b].iter().any(|it| [c, d].contains(it)) {
                    continue;
                }
                let [a, b, c, d] = [a, b, c, d].map(at);
                let is_crossed =
                    side(a, b, c) * side(a, b, d) < -1e-3 && side(c, d, a) * side(c, d, b) < -1e-3;
                assert!(!is_crossed, "{family}: {a:?} {b:?} crosses {c:?} {d:?}");
            }
        }
        for one in 0..points.len() {
            for other in 0..one {
                let ((a, b), (x, y)) = (at(one), at(other));
                assert!((a - x).hypot(b - y) > 0.99, "{family}");
            }
        }
    }
}

#[test]
fn no_line_of_a_drawn_graph_runs_through_a_point() {
    for name in [
        "petersen:5x2",
        "petersen:12x5",
        "hypercube:3",
        "hypercube:4",
        "hypercube:5",
        "moebius:10x3",
        "klein:9x3",
        "klein:12x4",
    ] {
        let board = board(name);
        let points: Vec<Point> = board.points().iter().collect();
        for (a, b) in board.edges() {
            let [from, to] = [a, b].map(|it| board.coordinates(points[it]));
            let length = (to.0 - from.0).hypot(to.1 - from.1);
            for &point in points
                .iter()
                .filter(|it| ![points[a], points[b]].contains(it))
            {
                let place = board.coordinates(point);
                let along =
                    (place.0 - from.0) * (to.0 - from.0) + (place.1 - from.1) * (to.1 - from.1);
                let is_between = along > 0.0 && along < length * length;
                let far = side(from, to, place).abs() / length;
                assert!(
                    !is_between || far > 0.04,
                    "{name}: {a} {b} through {point:?}"
                );
            }
        }
    }
}

#[test]
fn points_without_an_edge_have_all_the_same_number_of_neighbours() {
    for (name, count) in [
        ("torus:3x5", 4),
        ("tri-torus:3x4", 6),
        ("honey-torus:2x5", 3),
        ("kagome-torus:3x2", 4),
    ] {
        let board = board(name);
        assert_eq!(
            degrees(&board),
            BTreeMap::from([(count, board.len())]),
            "{name}"
        );
    }
}

#[test]
fn lattices_join_what_is_one_unit_apart_and_nothing_else() {
    for kind in members() {
        let board = Topology::new(kind);
        if board.shape().periods().is_empty() && kind.family().group().has_lattice() {
            for (one, other) in pairs(&board) {
                let (a, b) = (board.coordinates(one), board.coordinates(other));
                let is_near = (a.0 - b.0).hypot(a.1 - b.1) < 1.01;
                assert_eq!(is_near, board.neighbors(one).contains(&other), "{kind}");
            }
        }
        if board.shape().size().is_none() {
            // A line that leaves the board is drawn from both sides.
            let has_stubs = board.lines().len() > board.edges().len();
            assert_eq!(has_stubs, !board.shape().periods().is_empty(), "{kind}");
        }
    }
}

fn pairs(board: &Topology) -> Vec<(Point, Point)> {
    let points = board.points();
    points
        .iter()
        .flat_map(|one| points.iter().map(move |other| (one, other)))
        .filter(|(one, other)| one != other)
        .collect()
}

#[test]
fn names_are_by_row_and_column_or_by_number() {
    let names = |name: &str| {
        let board = board(name);
        let points = board.points();
        points
            .iter()
            .map(|point| board.name(point).to_owned())
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(names("tri-hexagon:2"), "A3 B3 A2 B2 C2 A1 B1");
    assert_eq!(names("tri-triangle:3"), "A3 A2 B2 A1 B1 C1");
    assert_eq!(names("honey-hexagon:1"), "A4 A3 B3 A2 B2 A1");
    assert_eq!(names("torus:3x3"), "A3 B3 C3 A2 B2 C2 A1 B1 C1");
    assert_eq!(names("star:3"), "1 2 3 4");
    let wide = board("torus:30x3");
    assert_eq!(wide.name(Point::new(29).expect("a number")), "AE3");
}

#[test]
fn names_of_boards_that_there_are_not() {
    let error = |name: &str| name.parse::<BoardKind>().expect_err("no board");
    assert_eq!(error("dome:4"), KindError::UnknownFamily("dome".to_owned()));
    assert_eq!(
        error("torus:6"),
        KindError::SizeCount {
            family: Family::Torus,
            count: 1
        }
    );
    assert_eq!(
        error("path"),
        KindError::SizeCount {
            family: Family::Path,
            count: 0
        }
    );
    assert_eq!(error("path:-3"), KindError::NotANumber("-3".to_owned()));
    assert_eq!(
        error("path:"),
        KindError::SizeCount {
            family: Family::Path,
            count: 0
        }
    );
    assert_eq!(
        error("torus:2x6"),
        KindError::TooSmall {
            family: Family::Torus,
            size: 2,
            least: 3
        }
    );
    assert_eq!(
        error("tri-hexagon:0"),
        KindError::TooSmall {
            family: Family::TriHexagon,
            size: 0,
            least: 1
        }
    );
    assert_eq!(
        error("path:641"),
        KindError::TooManyPoints {
            family: Family::Path
        }
    );
    assert_eq!(
        error("box:99999999999999999999x1x1"),
        KindError::TooManyPoints {
            family: Family::Box
        }
    );
    assert!(matches!(error("square:26x9"), KindError::Rectangle(_)));
    assert_eq!(BoardKind::rectangle(9, 7).ok(), "SQUARE:9X7".parse().ok());
}

#[test]
fn the_most_of_a_size_is_the_most() {
    for family in Family::ALL {
        let least = family.least_sizes();
        for which in 0..least.len() {
            let mut sizes = least.to_vec();
            sizes[which] = family.most(least, which);
            let kind = BoardKind::new(family, &sizes).expect("the most");
            assert!(Topology::new(kind).len() <= PointSet::CAPACITY);
            sizes[which] += 1;
            assert!(BoardKind::new(family, &sizes).is_err(), "{family}");
        }
    }
}

#[test]
fn turned_and_mirrored_boards_are_the_same_graph() {
    for kind in members() {
        let board = Arc::new(Topology::new(kind));
        for symmetry in Symmetry::ALL {
            let image = Image::transformed(&board, symmetry);
            let of = |point: Point| image.of(point).expect("nothing is lost");
            for (one, other) in pairs(&board) {
                let is_beside =
                    |board: &Topology, one, other| board.neighbors(one).contains(&other);
                assert_eq!(
                    is_beside(&board, one, other),
                    is_beside(&image.topology, of(one), of(other)),
                    "{kind} {symmetry:?}"
                );
            }
            let back = Image::transformed(&image.topology, symmetry.inverse());
            for point in &board.points() {
                assert_eq!(back.of(of(point)), Some(point), "{kind} {symmetry:?}");
            }
        }
    }
}

#[test]
fn boards_cut_from_lattices_stay_of_their_kind() {
    for (name, turned) in [
        ("tri-hexagon:3", "tri-hexagon:3"),
        ("tri-triangle:4", "tri-triangle:4"),
        ("tri-rhombus:3x5", "tri-rhombus:3x5"),
        ("honey-hexagon:2", "honey-hexagon:2"),
        ("kagome-hexagon:2", "kagome-hexagon:2"),
        ("torus:4x6", "torus:6x4"),
        ("cylinder:4x6", "cylinder:4x6"),
        ("tri-torus:4x4", "tri-torus:4x4"),
        ("honey-torus:3x3", "honey-torus:3x3"),
    ] {
        let image = Image::transformed(&board(name), Symmetry::TurnRight);
        assert_eq!(
            image
                .topology
                .shape()
                .kind()
                .map(|kind| kind.to_string())
                .as_deref(),
            Some(turned),
            "{name}"
        );
    }
    // A sixth of a turn: six are none, and the corner goes on by one corner.
    let hexagon = board("tri-hexagon:2");
    let turn = Image::transformed(&hexagon, Symmetry::TurnRight);
    let corner = |name: &str| hexagon.point(name).expect("a point");
    assert_eq!(turn.of(corner("A3")), Some(corner("B3")));
    assert_eq!(turn.of(corner("B3")), Some(corner("C2")));
}

#[test]
fn another_size_of_a_family_keeps_places() {
    let small = board("tri-hexagon:2");
    let image = Image::resized(&small, "tri-hexagon:4".parse().expect("a board"));
    let middle = |board: &Topology| board.point_near(0.0, 0.0).expect("the middle");
    assert_eq!(image.of(middle(&small)), Some(middle(&image.topology)));
    let other = Image::resized(&small, "path:9".parse().expect("a board"));
    assert!(small.points().iter().all(|point| other.of(point).is_none()));
}

/// Every point that arrows lead to.
fn reach(board: &Topology, from: Point) -> BTreeSet<Point> {
    let mut reached = BTreeSet::new();
    let mut open = vec![from];
    while let Some(point) = open.pop() {
        if reached.insert(point) {
            open.extend(
                Direction::ALL
                    .into_iter()
                    .filter_map(|direction| board.step(point, direction)),
            );
        }
    }
    reached
}

#[test]
fn arrows_reach_every_point_of_every_board() {
    for kind in members() {
        let board = Topology::new(kind);
        for point in &board.points() {
            assert_eq!(
                reach(&board, point).len(),
                board.len(),
                "{kind} from {}",
                board.name(point)
            );
        }
    }
}

#[test]
fn a_square_board_with_a_hole_is_one_change() {
    let square = board("square:5x5");
    let middle = square.point("C3").expect("a point");
    let hole =
        Image::edited(&square, &Edit::RemovePoints(PointSet::single(middle))).expect("a board");
    assert_eq!((hole.topology.len(), hole.topology.edges().len()), (24, 36));
    assert_eq!(hole.topology.shape().kind(), None);
    assert_eq!(hole.topology.eye_facts(), None);
    let added = Image::edited(&hole.topology, &Edit::AddPoint((2.0, 2.0))).expect("a board");
    let new = added.topology.point("1").expect("the least number");
    assert!(added.topology.neighbors(new).is_empty());
}

#[test]
fn what_cannot_be_changed_is_refused() {
    let board = board("path:2");
    let [one, two] = ["1", "2"].map(|name| board.point(name).expect("a point"));
    let off = Point::new(9).expect("a number");
    for (edit, error) in [
        (Edit::RemovePoints(board.points()), EditError::LastPoint),
        (Edit::Rename(one, "2".to_owned()), EditError::NameTaken(two)),
        (Edit::Rename(one, "a b".to_owned()), EditError::BadName),
        (Edit::Rename(one, "-x".to_owned()), EditError::BadName),
        (Edit::Rename(off, "x".to_owned()), EditError::NoSuchPoint),
        (Edit::MovePoint(one, (f32::NAN, 0.0)), EditError::BadPlace),
        (Edit::AddPoint((f32::INFINITY, 0.0)), EditError::BadPlace),
        (
            Edit::Line {
                ends: [one, one],
                is_there: true,
            },
            EditError::Loop,
        ),
        (
            Edit::Line {
                ends: [one, off],
                is_there: true,
            },
            EditError::NoSuchPoint,
        ),
        (Edit::Places(vec![(0.0, 0.0)]), EditError::NoSuchPoint),
    ] {
        assert_eq!(Image::edited(&board, &edit), Err(error), "{edit:?}");
    }
    let full = self::board("path:640");
    assert_eq!(
        Image::edited(&full, &Edit::AddPoint((0.0, -3.0))),
        Err(EditError::Full)
    );
}

/// Whether two lines that share no end cross.
fn has_crossing(places: &[(f32, f32)], edges: &[(usize, usize)]) -> bool {
    let side = |a: (f32, f32), b: (f32, f32), c: (f32, f32)| {
        (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0) > 0.0
    };
    edges.iter().any(|&(a, b)| {
        edges.iter().any(|&(c, d)| {
            let (p, q, r, s) = (places[a], places[b], places[c], places[d]);
            let is_apart = [c, d].iter().all(|end| *end != a && *end != b);
            is_apart && side(p, q, r) != side(p, q, s) && side(r, s, p) != side(r, s, q)
        })
    })
}

#[test]
fn grids_paths_and_cycles_are_laid_out_as_one_draws_them() {
    for name in ["square:6x6", "path:12", "cycle:12", "square:2x9", "path:40"] {
        let board = board(name);
        let edges = board.edges();
        let places = layout(board.len(), &edges);
        assert_eq!(places, layout(board.len(), &edges), "always the same way");
        assert!(!has_crossing(&places, &edges), "{name}");
        let length =
            |&(a, b): &(usize, usize)| (places[a].0 - places[b].0).hypot(places[a].1 - places[b].1);
        let longest = edges.iter().map(length).fold(0.0, f32::max);
        let shortest = edges.iter().map(length).fold(f32::MAX, f32::min);
        assert!(longest < 1.5 * shortest, "{name}: {shortest} to {longest}");
    }
}

/// The points of these graphs are numbered anew, so that nothing of how they are drawn otherwise is known.
#[test]
fn planar_graphs_are_laid_out_without_crossings() {
    let solids = Family::ALL
        .into_iter()
        .filter(|it| it.group() == FamilyGroup::Solids);
    let solids = solids.map(|family| family.name().to_owned());
    let others = [
        "wheel:9",
        "rings:4x7",
        "petersen:9x1",
        "honey-hexagon:3",
        "tri-triangle:7",
    ];
    for name in solids.chain(others.map(str::to_owned)) {
        let board = board(&name);
        let count = board.len();
        let stride = (7..).find(|it| gcd(*it, count) == 1).unwrap_or(1);
        let number = |point: usize| (point * stride + 3) % count;
        let edges: Vec<(usize, usize)> = (board.edges().into_iter())
            .map(|(one, other)| (number(one), number(other)))
            .collect();
        let places = layout(count, &edges);
        assert!(!has_crossing(&places, &edges), "{name}");
        for (at, one) in places.iter().enumerate() {
            for other in &places[..at] {
                let apart = (one.0 - other.0).hypot(one.1 - other.1);
                assert!(apart > 0.1, "{name}: {apart}");
            }
        }
    }
}

/// Graphs that cannot be drawn without crossings, but go round.
#[test]
fn graphs_that_a_turn_leaves_as_they_are_are_laid_out_on_circles() {
    for (name, circles) in [
        ("petersen:5x2", 2),
        ("complete:6", 1),
        ("hypercube:4", 2),
        ("petersen:8x3", 2),
        ("wheel:3", 0),
    ] {
        let board = board(name);
        let count = board.len();
        let stride = (3..).find(|it| gcd(*it, count) == 1).unwrap_or(1);
        let number = |point: usize| (point * stride + 1) % count;
        let edges: Vec<(usize, usize)> = (board.edges().into_iter())
            .map(|(one, other)| (number(one), number(other)))
            .collect();
        let places = layout(count, &edges);
        let size = f32::from(u16::try_from(count).expect("a small board"));
        let sum = |axis: fn(&(f32, f32)) -> f32| places.iter().map(axis).sum::<f32>() / size;
        let middle = (sum(|it| it.0), sum(|it| it.1));
        let far = |it: &(f32, f32)| (it.0 - middle.0).hypot(it.1 - middle.1);
        let far: BTreeSet<String> = places.iter().map(|it| format!("{:.1}", far(it))).collect();
        assert!(circles == 0 || far.len() == circles, "{name}: {far:?}");
    }
}

const fn gcd(one: usize, other: usize) -> usize {
    match other {
        0 => one,
        other => gcd(other, one % other),
    }
}

/// A part that hangs at one point, and a tree on a solid.
#[test]
fn planar_graphs_that_fall_apart_without_a_point_are_laid_out_without_crossings() {
    let cube = board("dodecahedron");
    let mut edges = cube.edges();
    let count = cube.len();
    edges.extend(
        cube.edges()
            .iter()
            .map(|(one, other)| (one + count - 1, other + count - 1)),
    );
    edges.extend([
        (3, 2 * count - 1),
        (2 * count - 1, 2 * count),
        (2 * count - 1, 2 * count + 1),
    ]);
    let places = layout(2 * count + 2, &edges);
    assert!(!has_crossing(&places, &edges));
}

#[test]
fn points_that_are_laid_out_lie_apart() {
    for name in [
        "star:9",
        "complete:7",
        "wheel:6",
        "box:3x3x3",
        "tri-torus:4x4",
    ] {
        let board = board(name);
        let places = layout(board.len(), &board.edges());
        for (i, a) in places.iter().enumerate() {
            for b in &places[..i] {
                assert!((a.0 - b.0).hypot(a.1 - b.1) > 0.3, "{name}: {a:?} {b:?}");
            }
        }
    }
    assert_eq!(layout(1, &[]), [(0.0, 0.0)]);
    let right = layout(3, &[(0, 1)])[2].0;
    assert!((right - 2.5).abs() < 0.01, "parts lie side by side");
}

fn any_edit(points: usize) -> impl Strategy<Value = Edit> {
    let point = move || (0..points + 2).prop_map(|index| Point::new(index).expect("a number"));
    let place = || (-3.0_f32..9.0, -3.0_f32..9.0);
    prop_oneof![
        place().prop_map(Edit::AddPoint),
        (point(), place()).prop_map(|(point, place)| Edit::MovePoint(point, place)),
        point().prop_map(|point| Edit::RemovePoints(PointSet::single(point))),
        (point(), "[a-c1-9]{1,2}").prop_map(|(point, name)| Edit::Rename(point, name)),
        (point(), point(), any::<bool>()).prop_map(|(one, other, is_there)| Edit::Line {
            ends: [one, other],
            is_there
        }),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn points_that_stay_keep_their_names_and_lines(edits in proptest::collection::vec(any_edit(12), 1..20)) {
        let mut board = board("kagome-hexagon:1");
        for edit in edits {
            let Ok(image) = Image::edited(&board, &edit) else { continue };
            let kept: Vec<(Point, Point)> = board.points().iter().filter_map(|point| Some((point, image.of(point)?))).collect();
            let names: BTreeSet<String> = image.topology.points().iter().map(|point| image.topology.name(point).to_lowercase()).collect();
            prop_assert_eq!(names.len(), image.topology.len());
            for &(old, new) in &kept {
                let is_renamed = matches!(&edit, Edit::Rename(point, _) if *point == old);
                prop_assert!(is_renamed || board.name(old) == image.topology.name(new));
                for &(old_other, new_other) in &kept {
                    let is_changed = matches!(edit, Edit::Line { ends, .. } if ends == [old, old_other] || ends == [old_other, old]);
                    let is_beside = board.neighbors(old).contains(&old_other);
                    prop_assert!(is_changed || is_beside == image.topology.neighbors(new).contains(&new_other));
                }
            }
            board = image.topology;
        }
    }

    #[test]
    fn arrows_reach_every_point_of_graphs(places in proptest::collection::btree_set((0_u8..30, 0_u8..30), 1..40)) {
        let place = |(i, &(x, y)): (usize, &(u8, u8))| (i.to_string(), (f32::from(x) / 5.0, f32::from(y) / 5.0));
        let board = Topology::graph(places.iter().enumerate().map(place).collect(), &[]).expect("a graph");
        for point in &board.points() {
            prop_assert_eq!(reach(&board, point).len(), board.len());
        }
    }
}
