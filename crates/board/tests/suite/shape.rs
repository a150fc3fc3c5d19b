//! What boards say of their shape: names, places, cells, symmetries, other sizes.

use proptest::prelude::*;
use semeai_board::{
    BoardKind, Cell, CellSide, Direction, Image, MAX_SIDE, MIN_SIDE, Point, SizeError, Symmetry,
    Topology,
};
use std::collections::BTreeSet;
use std::sync::Arc;

fn rectangle(columns: usize, rows: usize) -> Arc<Topology> {
    Arc::new(Topology::rectangle(columns, rows).expect("within the limits"))
}

/// The same points and neighbours without the lattice.
fn freed(board: &Topology) -> Topology {
    let point = |point| (board.name(point).to_owned(), board.coordinates(point));
    let edges: Vec<_> = pairs(board)
        .into_iter()
        .map(|(a, b)| (a.index(), b.index()))
        .collect();
    Topology::graph(board.points().iter().map(point).collect(), &edges).expect("a graph")
}

/// A graph of points at random places, without edges.
fn scattered(places: &BTreeSet<(u8, u8)>) -> Topology {
    let place = |(i, &(x, y)): (usize, &(u8, u8))| {
        let place = (f32::from(x) / 7.0, f32::from(y) / 7.0);
        (i.to_string(), place)
    };
    Topology::graph(places.iter().enumerate().map(place).collect(), &[]).expect("a graph")
}

fn pairs(board: &Topology) -> BTreeSet<(Point, Point)> {
    let beside = |from| board.neighbors(from).iter().map(move |&to| (from, to));
    board.points().iter().flat_map(beside).collect()
}

fn at(board: &Topology, name: &str) -> Point {
    board.point(name).expect("on the board")
}

#[test]
fn names_leave_out_i_and_count_rows_from_the_bottom() {
    let board = rectangle(25, 19);
    for (column, row, name) in [(0, 18, "A1"), (7, 0, "H19"), (8, 0, "J19"), (24, 18, "Z1")] {
        let point = board.shape().at(column, row).expect("on the board");
        assert_eq!(board.name(point), name);
        assert_eq!(board.point(&name.to_lowercase()), Some(point));
        assert_eq!(board.shape().column_and_row(point), Some((column, row)));
    }
    assert_eq!(board.point("I5"), None);
    assert_eq!(board.shape().at(25, 0), None);
    assert_eq!(board.shape().at(0, 19), None);
}

#[test]
fn corners_edges_and_centre_have_two_three_and_four_neighbours() {
    let board = rectangle(3, 4);
    let degree = |name| board.neighbors(at(&board, name)).len();
    assert_eq!(["A1", "B1", "B2"].map(degree), [2, 3, 4]);
    let around = board.neighbors(at(&board, "B2")).iter();
    let around: Vec<&str> = around.map(|&point| board.name(point)).collect();
    assert_eq!(around, ["B3", "A2", "C2", "B1"]);
}

#[test]
fn sizes_outside_the_limits_are_refused() {
    for (columns, rows) in [(1, 5), (5, 1), (26, 5), (5, 26), (0, 0), (usize::MAX, 5)] {
        let error = SizeError { columns, rows };
        assert_eq!(Topology::rectangle(columns, rows), Err(error));
        assert_eq!(BoardKind::rectangle(columns, rows), Err(error));
    }
    let error = SizeError {
        columns: 26,
        rows: 5,
    };
    assert_eq!(
        error.to_string(),
        "a board of 26 by 5 points is outside the limits of 2 to 25 a side"
    );
    assert!(Topology::rectangle(2, 25).is_ok());
}

#[test]
fn a_free_graph_has_no_rows_and_is_turned_as_it_is_drawn() {
    let board = Arc::new(freed(&rectangle(5, 4)));
    assert_eq!(board.shape().size(), None);
    assert_eq!(board.shape().at(0, 0), None);
    assert_eq!(board.shape().column_and_row(at(&board, "A1")), None);
    assert!(board.shape().labels().is_empty());
    assert!(board.shape().marked().is_empty());
    assert_eq!(board.eye_facts(), None);
    let nine = BoardKind::rectangle(9, 9).expect("a size");
    let image = Image::resized(&board, nine);
    assert_eq!(image.topology.len(), 81);
    assert!(board.points().iter().all(|point| image.of(point).is_none()));
    let turned = Image::transformed(&board, Symmetry::TurnRight);
    let corner = at(&board, "A4");
    assert_eq!(turned.of(corner), Some(corner));
    assert_eq!(turned.topology.coordinates(at(&board, "E4")), (0.0, 4.0));
}

#[test]
fn what_is_known_of_eyes_is_known_of_whole_rectangles() {
    let board = rectangle(5, 4);
    assert!(board.eye_facts().is_some());
    let gone = [at(&board, "C2")].into_iter().collect();
    assert_eq!(board.without(&gone).eye_facts(), None);
}

#[test]
fn what_is_gone_keeps_its_name_but_is_not_found() {
    let board = rectangle(3, 3);
    let middle = at(&board, "B2");
    let rest = board.without(&[middle].into_iter().collect());
    assert_eq!(rest.name(middle), "B2");
    assert_eq!(rest.point("B2"), None);
    assert_eq!(rest.point_near(1.0, 1.0), None);
    assert_eq!(rest.point("A1"), board.point("A1"));
}

#[test]
fn star_points_are_the_usual_ones() {
    let names = |columns, rows| {
        let board = rectangle(columns, rows);
        let marked = board.shape().marked().into_iter();
        let mut names: Vec<&str> = marked.map(|point| board.name(point)).collect();
        names.sort_unstable();
        names.join(" ")
    };
    assert_eq!(names(9, 9), "C3 C7 E5 G3 G7");
    assert_eq!(names(13, 13), "D10 D4 G7 K10 K4");
    assert_eq!(names(19, 19), "D10 D16 D4 K10 K16 K4 Q10 Q16 Q4");
    assert_eq!(names(5, 5), "");
}

#[test]
fn labels_stand_on_all_four_sides() {
    let labels = rectangle(2, 3).shape().labels();
    let texts: Vec<&str> = labels.iter().map(|(text, _)| &**text).collect();
    assert_eq!(
        texts,
        ["A", "A", "B", "B", "3", "3", "2", "2", "1", "1"],
        "above and below, left and right"
    );
    assert_eq!(labels[0].1, (0.0, -0.78));
    assert_eq!(labels[9].1, (1.78, 2.0));
}

#[test]
fn lines_go_from_edge_to_edge_or_from_point_to_point() {
    let board = rectangle(3, 2);
    let named = |board: &Topology| -> Vec<String> {
        let lines = board.lines().into_iter();
        lines
            .map(|ends| {
                ends.map(|(x, y)| board.point_near(x, y).map_or("", |point| board.name(point)))
                    .join("-")
            })
            .collect()
    };
    assert_eq!(named(&board), ["A2-C2", "A1-C1", "A2-A1", "B2-B1", "C2-C1"]);
    assert_eq!(
        named(&freed(&board)),
        [
            "A2-B2", "A2-A1", "B2-C2", "B2-B1", "C2-C1", "A1-B1", "B1-C1"
        ]
    );
}

#[test]
fn arrows_go_to_the_neighbour_that_lies_there() {
    let board = rectangle(3, 3);
    for board in [&*board, &freed(&board)] {
        let from = |name: &str| {
            Direction::ALL.map(|direction| {
                let next = board.step(at(board, name), direction);
                next.map_or("", |next| board.name(next))
            })
        };
        assert_eq!(from("B2"), ["A2", "C2", "B3", "B1"]);
        assert_eq!(from("A3"), ["", "B3", "", "A2"]);
    }
    let fan = Topology::graph(
        vec![
            ("root".into(), (0.0, 0.0)),
            ("steep".into(), (0.1, -0.2)),
            ("flat".into(), (3.0, -1.0)),
        ],
        &[(0, 1), (0, 2)],
    )
    .expect("a graph");
    let step = |direction| fan.step(at(&fan, "root"), direction);
    assert_eq!(step(Direction::Up), fan.point("steep"));
    assert_eq!(step(Direction::Right), fan.point("flat"));
    assert_eq!(step(Direction::Down), None);
}

#[test]
fn a_lone_point_and_points_at_one_place_have_cells() {
    let lone = scattered(&BTreeSet::from([(7, 7)]));
    assert_cells_tile(&lone);
    let twins = Topology::graph(
        vec![("a".into(), (0.0, 0.0)), ("b".into(), (0.0, 0.0))],
        &[],
    )
    .expect("a graph");
    let cell = |name| twins.shape().cell(at(&twins, name)).expect("a point");
    assert_eq!(cell("a"), cell("b"));
    assert_eq!(cell("a").sides.len(), 4);
}

#[test]
fn the_cells_of_a_rectangle_are_those_of_its_graph() {
    let board = rectangle(5, 3);
    let free = freed(&board);
    for point in board.points() {
        let corners = |board: &Topology| -> BTreeSet<String> {
            let cell = board.shape().cell(point).expect("a point");
            cell.corners()
                .map(|(x, y)| format!("{x:.3} {y:.3}"))
                .collect()
        };
        let beyond = |board: &Topology| -> BTreeSet<Option<Point>> {
            let cell = board.shape().cell(point).expect("a point");
            cell.sides.iter().map(|side| side.beyond).collect()
        };
        assert_eq!(corners(&board), corners(&free));
        assert_eq!(beyond(&board), beyond(&free));
    }
}

fn area(cell: &Cell) -> f64 {
    let twice = cell.sides.iter().map(|side| cross(side.from, side.to));
    twice.sum::<f64>() / 2.0
}

fn cross(a: (f32, f32), b: (f32, f32)) -> f64 {
    f64::from(a.0) * f64::from(b.1) - f64::from(b.0) * f64::from(a.1)
}

/// How far a place lies to the right of a side, as drawn: inside of its cell if above zero.
fn depth(side: &CellSide, (x, y): (f32, f32)) -> f64 {
    let step = (side.to.0 - side.from.0, side.to.1 - side.from.1);
    cross(step, (x - side.from.0, y - side.from.1))
}

/// The cells are convex, hold their points and whatever is near to them, know who is beyond them, and do not overlap.
fn assert_cells_tile(board: &Topology) {
    let shape = board.shape();
    let mut sum = 0.0;
    for point in board.points() {
        let cell = shape.cell(point).expect("a point of the board");
        let place = board.coordinates(point);
        assert_eq!(board.point_near(place.0, place.1), Some(point));
        assert!(area(cell) > 0.0, "clockwise as drawn");
        sum += area(cell);
        for (i, side) in cell.sides.iter().enumerate() {
            let next = &cell.sides[(i + 1) % cell.sides.len()];
            assert_eq!(side.to, next.from, "closed");
            assert!(depth(side, place) > -1e-4);
            assert!(cell.corners().all(|corner| depth(side, corner) > -1e-3));
            if let Some(beyond) = side.beyond {
                assert_ne!(beyond, point);
                // Both ends are as far from the one point as from the other.
                let other = board.coordinates(beyond);
                for end in [side.from, side.to] {
                    let far = |from: (f32, f32)| (end.0 - from.0).hypot(end.1 - from.1);
                    assert!((far(place) - far(other)).abs() < 1e-3);
                }
            }
        }
    }
    let [least, greatest] = shape.frame();
    let all = f64::from(greatest.0 - least.0) * f64::from(greatest.1 - least.1);
    // Beyond reach of every point nothing belongs to one.
    let is_filled = (sum - all).abs() < 1e-3 * all;
    assert_eq!(
        is_filled,
        shape.size().is_some() || is_filled,
        "{sum} of {all}"
    );
    let step =
        |least: f32, greatest: f32, i: u8| (greatest - least).mul_add(f32::from(i) / 40.0, least);
    for (i, j) in (1..40).flat_map(|i| (1..40).map(move |j| (i, j))) {
        let place = (step(least.0, greatest.0, i), step(least.1, greatest.1, j));
        let holds = |point: &Point, by: f64| {
            let cell = shape.cell(*point).expect("a point of the board");
            cell.sides.iter().all(|side| depth(side, place) > by)
        };
        let near = board.point_near(place.0, place.1);
        for point in board.points() {
            assert!(
                !holds(&point, 0.01) || near == Some(point),
                "a place in its cell is near to it"
            );
        }
        let far = |point: Point| {
            (board.coordinates(point).0 - place.0).hypot(board.coordinates(point).1 - place.1)
        };
        if let Some(near) = near.filter(|&near| far(near) < 0.68) {
            assert!(holds(&near, -0.01), "what is near to it lies in its cell");
        }
    }
}

fn any_rectangle() -> impl Strategy<Value = Arc<Topology>> {
    (MIN_SIDE..=MAX_SIDE, MIN_SIDE..=MAX_SIDE).prop_map(|(columns, rows)| rectangle(columns, rows))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn names_lead_back_to_their_points(board in any_rectangle()) {
        let names: BTreeSet<&str> = board.points().iter().map(|point| board.name(point)).collect();
        prop_assert_eq!(names.len(), board.len());
        for point in board.points() {
            let name = board.name(point);
            prop_assert_eq!(board.point(name), Some(point));
            prop_assert_eq!(board.point(&format!(" {} ", name.to_lowercase())), Some(point));
            let (column, row) = board.shape().column_and_row(point).expect("a rectangle");
            prop_assert_eq!(board.shape().at(column, row), Some(point));
            let (x, y) = board.coordinates(point);
            prop_assert_eq!(board.point_near(x, y), Some(point));
        }
    }

    #[test]
    fn symmetries_keep_points_and_neighbours(board in any_rectangle()) {
        for symmetry in Symmetry::ALL {
            let image = Image::transformed(&board, symmetry);
            let of = |point| image.of(point).expect("nothing is lost");
            let onto: BTreeSet<Point> = board.points().iter().map(of).collect();
            prop_assert_eq!(onto.len(), board.len());
            let mapped: BTreeSet<_> = pairs(&board).into_iter().map(|(a, b)| (of(a), of(b))).collect();
            prop_assert_eq!(mapped, pairs(&image.topology));
            let back = Image::transformed(&image.topology, symmetry.inverse());
            prop_assert_eq!(&back.topology, &board);
            for point in board.points() {
                prop_assert_eq!(back.of(of(point)), Some(point));
            }
            let is_same = image.topology == board;
            prop_assert_eq!(is_same, Arc::ptr_eq(&image.topology, &board), "the same board is shared");
        }
    }

    #[test]
    fn four_turns_are_none(board in any_rectangle()) {
        let turn = |board: &Arc<Topology>| Image::transformed(board, Symmetry::TurnRight);
        let first = turn(&board);
        let turns = [turn(&first.topology), turn(&turn(&first.topology).topology)];
        for point in board.points() {
            let second = turns[0].of(first.of(point).expect("an image")).expect("an image");
            let third = turns[1].of(second).expect("an image");
            prop_assert_eq!(turn(&turns[1].topology).of(third), Some(point));
        }
    }

    #[test]
    fn another_size_keeps_places(board in any_rectangle(), columns in MIN_SIDE..=MAX_SIDE, rows in MIN_SIDE..=MAX_SIDE) {
        let kind = BoardKind::rectangle(columns, rows).expect("within the limits");
        let image = Image::resized(&board, kind);
        prop_assert_eq!(image.topology.shape().size(), Some((columns, rows)));
        for point in board.points() {
            let (column, row) = board.shape().column_and_row(point).expect("a rectangle");
            prop_assert_eq!(image.of(point), image.topology.shape().at(column, row));
        }
    }

    #[test]
    fn cells_of_rectangles_tile(board in any_rectangle()) {
        assert_cells_tile(&board);
    }

    #[test]
    fn cells_of_free_graphs_tile(places in proptest::collection::btree_set((0_u8..50, 0_u8..50), 1..60)) {
        assert_cells_tile(&scattered(&places));
    }
}
