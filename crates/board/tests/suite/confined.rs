//! Boards without some of their points: drawn, and against the same graph built anew without them.

use proptest::prelude::*;
use semeai_board::{Color, IllegalMove, Point, PointSet, Position, Setup, Topology, diagram};
use std::sync::Arc;

fn position(text: &str) -> Position {
    let drawn = diagram::parse(text).expect("a diagram");
    drawn.position().expect("a legal position")
}

fn set(topology: &Topology, names: &str) -> PointSet {
    let named = names.split_whitespace();
    named
        .map(|name| topology.point(name).expect("on the board"))
        .collect()
}

#[test]
fn a_board_without_points_keeps_the_others_as_they_are() {
    let whole = Topology::rectangle(3, 3).expect("a size");
    let rest = whole.without(&set(&whole, "B2 C3"));
    let names = |topology: &Topology, name: &str| {
        let point = topology.point(name).expect("on the board");
        let near: PointSet = topology.neighbors(point).iter().copied().collect();
        topology.names(&near).join(" ")
    };
    assert_eq!(rest.points().len(), 7);
    assert_eq!(rest.len(), 9, "the numbers stay");
    assert_eq!((rest.point("B2"), rest.point("c3")), (None, None));
    assert_eq!(rest.point("A1"), whole.point("A1"));
    assert_eq!(names(&whole, "A2"), "A3 B2 A1");
    assert_eq!(names(&rest, "A2"), "A3 A1");
    assert_eq!(names(&rest, "C2"), "C1");
    let gone = whole.point("B2").expect("on the whole board");
    assert!(!rest.contains(gone));
    assert!(rest.neighbors(gone).is_empty());
    assert_eq!(rest.name(gone), "B2", "messages still name it");
    let corner = whole.point("C1").expect("on the board");
    assert_eq!(rest.coordinates(corner), whole.coordinates(corner));
    let all = rest.points();
    let parts: Vec<String> = rest
        .components(&all)
        .iter()
        .map(|part| rest.names(part).join(" "))
        .collect();
    assert_eq!(parts, ["A3 B3 A2 C2 A1 B1 C1"]);
}

#[test]
fn points_outside_are_no_liberties_and_nobody_plays_there() {
    let whole = position(
        "XO..
         .O..
         ....",
    );
    let inside = set(whole.topology(), "A2");
    let confined = whole.confined_to(&inside);
    let at = |name| whole.topology().point(name).expect("on the board");
    assert_eq!(
        confined.play(Color::Black, at("C3")),
        Err(IllegalMove::NotOnBoard)
    );
    let names = |points: &PointSet| whole.topology().names(points).join(" ");
    assert_eq!(names(&confined.empty()), "A2");
    let white = confined.block_at(at("B3")).expect("a block");
    assert_eq!(names(&white.liberties), "A2");
    assert_eq!(names(&confined.protected()), "", "everybody has a liberty");
    let played = confined.play(Color::White, at("A2")).expect("captures");
    assert_eq!(names(&played.captured), "A3");
    let played = confined.play(Color::Black, at("A2")).expect("captures too");
    assert_eq!(names(&played.captured), "B3 B2");
    assert!(
        whole
            .play(Color::Black, at("A2"))
            .is_ok_and(|played| played.captured.is_empty()),
        "on the whole board White has other liberties"
    );
}

#[test]
fn a_block_without_liberties_inside_is_protected() {
    let whole = position(
        "XO..
         .OX.
         ....",
    );
    let confined = whole.confined_to(&set(whole.topology(), "A2"));
    let names = |points: &PointSet| whole.topology().names(points).join(" ");
    assert_eq!(names(&confined.protected()), "C2");
}

#[test]
fn a_ban_by_ko_stays() {
    let before = position(
        ".XO.
         XO.O
         .XO.",
    );
    let at = |name| before.topology().point(name).expect("on the board");
    let taken = before.play(Color::Black, at("C2")).expect("legal").position;
    let confined = taken.confined_to(&set(before.topology(), "B2 D3"));
    assert_eq!(
        confined.play(Color::White, at("B2")),
        Err(IllegalMove::Ko),
        "as on the whole board"
    );
    assert!(confined.without_ko().is_legal(Color::White, at("B2")));
}

/// A position after random moves, some of its stones protected, some points to keep, and moves to try.
fn confinement() -> impl Strategy<Value = (Position, PointSet, Vec<(Color, Point)>)> {
    let sides = (2..=6_usize, 2..=6_usize);
    sides.prop_flat_map(|(columns, rows)| {
        let points = columns * rows;
        let moves = |most| prop::collection::vec((any::<bool>(), 0..points), 0..most);
        let some = |chance| prop::collection::vec(prop::bool::weighted(chance), points);
        (moves(60), some(0.1), some(0.6), moves(60)).prop_map(
            move |(before, protected, kept, after)| {
                let topology = Topology::rectangle(columns, rows).expect("within the limits");
                let mut position = Position::new(Setup::new(Arc::new(topology))).expect("empty");
                for (color, point) in moves_of(&before) {
                    if let Ok(played) = position.play(color, point) {
                        position = played.position;
                    }
                }
                let position = position.without_ko().protecting(chosen(&protected));
                (position, chosen(&kept), moves_of(&after))
            },
        )
    })
}

fn moves_of(moves: &[(bool, usize)]) -> Vec<(Color, Point)> {
    let color = |is_black| if is_black { Color::Black } else { Color::White };
    let moves = moves.iter();
    moves
        .map(|&(is_black, index)| (color(is_black), Point::new(index).expect("small")))
        .collect()
}

fn chosen(flags: &[bool]) -> PointSet {
    let chosen = flags.iter().enumerate().filter(|(_, flag)| **flag);
    chosen
        .map(|(index, _)| Point::new(index).expect("small"))
        .collect()
}

/// The graph of these points alone, numbered anew.
fn rebuilt(topology: &Topology, points: &PointSet) -> Topology {
    let old: Vec<Point> = points.iter().collect();
    let named = old
        .iter()
        .map(|&point| (topology.name(point).to_owned(), (0.0, 0.0)));
    let mut edges = Vec::new();
    for (i, &from) in old.iter().enumerate() {
        for (j, to) in old.iter().enumerate() {
            if topology.neighbors(from).contains(to) {
                edges.push((i, j));
            }
        }
    }
    Topology::graph(named.collect(), &edges).expect("a graph")
}

/// The same stones on a graph that holds nothing but them and the points kept: the plain reading of what `confined_to`
/// promises, with blocks found by the rule book.
fn rebuilt_position(whole: &Position, kept: &PointSet) -> Position {
    let topology = whole.topology();
    let points = whole.occupied().union(&whole.empty().intersection(kept));
    let renumbered = Arc::new(rebuilt(topology, &points));
    let renamed = |set: &PointSet| renamed(topology, set, &renumbered);
    let mut protected = whole.protected();
    for color in Color::ALL {
        for block in topology.components(&whole.stones(color)) {
            let around = topology.neighborhood(&block);
            if around.intersection(&points).is_subset(&whole.occupied()) {
                protected = protected.union(&block);
            }
        }
    }
    let setup = Setup {
        topology: Arc::clone(&renumbered),
        stones: whole.stones_by_color().map(|stones| renamed(&stones)),
    };
    Position::with_protected(setup, renamed(&protected)).expect("legal, for what is stuck is safe")
}

/// The points of the same names on another board.
fn renamed(from: &Topology, points: &PointSet, to: &Topology) -> PointSet {
    let names = points.iter().map(|point| from.name(point));
    names.map(|name| to.point(name).expect("kept")).collect()
}

fn names(position: &Position, points: &PointSet) -> Vec<String> {
    let mut names: Vec<String> = position
        .topology()
        .names(points)
        .into_iter()
        .map(str::to_owned)
        .collect();
    names.sort();
    names
}

/// Stones, protected stones and ban by the names of their points.
fn summary(position: &Position) -> (Vec<Vec<String>>, Option<(Color, String)>) {
    let sets = [
        position.stones(Color::Black),
        position.stones(Color::White),
        position.empty(),
        position.protected(),
    ];
    let ko = position.ko();
    (
        sets.map(|set| names(position, &set)).to_vec(),
        ko.map(|(color, point)| (color, position.topology().name(point).to_owned())),
    )
}

proptest! {
    #[test]
    fn boards_without_points_are_the_rest_of_the_graph(
        (columns, rows) in (2..=6_usize, 2..=6_usize),
        flags in prop::collection::vec(any::<bool>(), 36),
        more in prop::collection::vec(any::<bool>(), 36),
    ) {
        let whole = Topology::rectangle(columns, rows).expect("within the limits");
        let (gone, more) = (chosen(&flags), chosen(&more));
        prop_assert_eq!(&whole.without(&PointSet::EMPTY), &whole);
        let rest = whole.without(&gone);
        prop_assert_eq!(rest.points(), whole.points().difference(&gone));
        prop_assert_eq!(&rest.without(&more), &whole.without(&gone.union(&more)));
        for point in whole.points() {
            let near: PointSet = rest.neighbors(point).iter().copied().collect();
            let all: PointSet = whole.neighbors(point).iter().copied().collect();
            let expected = if gone.contains(point) { PointSet::EMPTY } else { all.difference(&gone) };
            prop_assert_eq!(near, expected);
            prop_assert!(rest.neighbors(point).is_sorted());
            prop_assert_eq!(rest.contains(point), !gone.contains(point));
            let named = rest.point(whole.name(point));
            prop_assert_eq!(named, (!gone.contains(point)).then_some(point));
        }
        if !rest.points().is_empty() {
            let anew = rebuilt(&whole, &rest.points());
            let parts = anew.components(&anew.points());
            prop_assert_eq!(rest.components(&rest.points()).len(), parts.len());
        }
    }

    #[test]
    fn play_on_a_confined_board_is_play_on_the_rest_of_the_graph(
        (whole, kept, moves) in confinement()
    ) {
        let mut confined = whole.confined_to(&kept);
        prop_assume!(!confined.topology().points().is_empty());
        let mut anew = rebuilt_position(&whole, &kept);
        prop_assert_eq!(summary(&confined), summary(&anew));
        let protected = confined.protected();
        for (color, point) in moves {
            let name = whole.topology().name(point);
            let Some(other) = anew.topology().point(name) else {
                prop_assert_eq!(confined.play(color, point), Err(IllegalMove::NotOnBoard));
                continue;
            };
            match (confined.play(color, point), anew.play(color, other)) {
                (Ok(played), Ok(expected)) => {
                    prop_assert_eq!(summary(&played.position), summary(&expected.position));
                    prop_assert_eq!(
                        names(&confined, &played.captured),
                        names(&anew, &expected.captured)
                    );
                    prop_assert!(played.captured.is_disjoint(&protected));
                    (confined, anew) = (played.position, expected.position);
                    confined.audit();
                    anew.audit();
                }
                (played, expected) => prop_assert_eq!(played.err(), expected.err()),
            }
            let again = Position::with_protected(confined.to_setup(), protected);
            prop_assert!(again.is_ok(), "every block has a liberty or is protected");
        }
    }
}
