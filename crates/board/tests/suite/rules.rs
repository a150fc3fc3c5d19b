//! Capture, suicide and ko, drawn; and laws of play on random positions.

use proptest::prelude::*;
use semeai_board::{
    Block, Color, IllegalMove, Point, PointSet, Position, PositionProblem, Setup, Topology, diagram,
};
use std::sync::Arc;

fn setup(text: &str) -> Setup {
    diagram::parse(text).expect("a diagram").setup
}

fn position(text: &str) -> Position {
    Position::new(setup(text)).expect("a legal position")
}

fn point(position: &Position, name: &str) -> Point {
    position.topology().point(name).expect("on the board")
}

#[track_caller]
fn assert_play(before: &str, color: Color, name: &str, after: &str) -> Position {
    let before = position(before);
    let after_move = before
        .play(color, point(&before, name))
        .expect("a legal move")
        .position;
    assert_eq!(
        after_move.stones_by_color(),
        position(after).stones_by_color()
    );
    after_move
}

#[track_caller]
fn assert_illegal(before: &str, color: Color, name: &str, reason: IllegalMove) {
    let before = position(before);
    assert_eq!(before.play(color, point(&before, name)), Err(reason));
    assert!(!before.is_legal(color, point(&before, name)));
}

#[test]
fn the_last_liberty_captures_a_block() {
    assert_play(
        ".XX.
         XOO.
         .XX.",
        Color::Black,
        "D2",
        ".XX.
         X..X
         .XX.",
    );
}

#[test]
fn one_stone_can_capture_several_blocks() {
    assert_play(
        "XO.OX
         .XOX.
         ..X..",
        Color::Black,
        "C3",
        "X.X.X
         .X.X.
         ..X..",
    );
}

#[test]
fn only_blocks_without_liberties_are_captured() {
    assert_play(
        "OX.
         .O.
         ...",
        Color::White,
        "C3",
        "O.O
         .O.
         ...",
    );
}

#[test]
fn suicide_is_forbidden_for_one_stone_and_for_many() {
    assert_illegal(
        ".O.
         O..
         ...",
        Color::Black,
        "A3",
        IllegalMove::Suicide,
    );
    assert_illegal(
        "X.O
         OO.
         ...",
        Color::Black,
        "B3",
        IllegalMove::Suicide,
    );
}

#[test]
fn a_stone_without_liberties_may_capture_to_get_one() {
    assert_play(
        ".OX
         OX.
         X..",
        Color::Black,
        "A3",
        "X.X
         .X.
         X..",
    );
}

#[test]
fn occupied_points_and_points_off_the_board() {
    assert_illegal(
        "X.
         ..",
        Color::Black,
        "A2",
        IllegalMove::Occupied,
    );
    let board = position(
        "X.
         ..",
    );
    let off_board = Point::new(4).expect("a number");
    assert_eq!(
        board.play(Color::Black, off_board),
        Err(IllegalMove::NotOnBoard)
    );
}

const KO: &str = ".XO.
                  XO.O
                  .XO.";

#[test]
fn a_ko_may_be_taken_back_after_another_move() {
    let taken = assert_play(
        KO,
        Color::Black,
        "C2",
        ".XO.
         X.XO
         .XO.",
    );
    let back = point(&taken, "B2");
    assert_eq!(taken.ko(), Some((Color::White, back)));
    assert_eq!(taken.play(Color::White, back), Err(IllegalMove::Ko));
    assert!(
        taken.is_legal(Color::Black, back),
        "the ban is White's alone"
    );
    assert!(taken.without_ko().is_legal(Color::White, back));
    let threat = taken
        .play(Color::White, point(&taken, "D3"))
        .expect("a legal move");
    let answer = threat
        .position
        .play(Color::Black, point(&taken, "A3"))
        .expect("a legal move");
    assert_eq!(answer.position.ko(), None);
    let retaken = answer
        .position
        .play(Color::White, back)
        .expect("the ban is lifted");
    assert_eq!(
        retaken.position.ko(),
        Some((Color::Black, point(&taken, "C2")))
    );
}

#[test]
fn a_snapback_is_no_ko() {
    let taken = assert_play(
        "X.X.
         OOX.
         XXX.
         ....",
        Color::White,
        "B4",
        ".OX.
         OOX.
         XXX.
         ....",
    );
    assert_eq!(taken.ko(), None);
    let back = taken
        .play(Color::Black, point(&taken, "A4"))
        .expect("a legal move");
    assert_eq!(taken.topology().names(&back.captured), ["B4", "A3", "B3"]);
    assert_eq!(back.position.ko(), None);
}

#[test]
fn taking_one_stone_with_a_block_of_two_is_no_ko() {
    let taken = assert_play(
        "O.X.
         XXO.
         OO..",
        Color::Black,
        "B3",
        ".XX.
         XXO.
         OO..",
    );
    assert_eq!(taken.ko(), None);
}

#[test]
fn every_problem_of_a_setup_is_reported() {
    let mut wrong = setup(
        "XO.X
         O..O
         ..OX",
    );
    let at = |name| wrong.topology.point(name).expect("on the board");
    let (both, off) = (at("B1"), Point::new(12).expect("a number"));
    wrong.stones.black.insert(both);
    wrong.stones.white.insert(both);
    wrong.stones.white.insert(off);
    let error = Position::new(wrong).expect_err("nothing is right here");
    let points: Vec<String> = error
        .problems
        .iter()
        .map(|problem| error.topology.names(&problem.points()).join(" "))
        .collect();
    assert!(matches!(
        error.problems[..],
        [
            PositionProblem::OffBoard(_),
            PositionProblem::BothColors(_),
            PositionProblem::NoLiberty(_),
            PositionProblem::NoLiberty(_)
        ]
    ));
    assert_eq!(points, ["", "B1", "A3", "D1"]);
}

#[test]
fn protected_stones_are_never_captured() {
    let wall = setup(
        "@@@
         @X.
         @@@",
    );
    let protected = wall.stones.white;
    let board = Position::with_protected(wall.clone(), protected).expect("legal");
    assert_eq!(
        board.play(Color::Black, point(&board, "C2")),
        Err(IllegalMove::Suicide)
    );
    let captured = board
        .play(Color::White, point(&board, "C2"))
        .expect("captures")
        .captured;
    assert_eq!(board.topology().names(&captured), ["B2"]);

    let unprotected = Position::new(wall).expect("legal as it stands");
    let captured = unprotected
        .play(Color::Black, point(&board, "C2"))
        .expect("captures")
        .captured;
    assert_eq!(captured.len(), 7);
}

/// A legal position on a small board: random moves that need not alternate.
fn random_game() -> impl Strategy<Value = (Position, Vec<(Color, Point)>)> {
    let sides = (2..=6_usize, 2..=6_usize);
    sides.prop_flat_map(|(columns, rows)| {
        let color = prop_oneof![Just(Color::Black), Just(Color::White)];
        let index = 0..columns * rows;
        let moves =
            (color, index).prop_map(|(color, index)| (color, Point::new(index).expect("small")));
        proptest::collection::vec(moves, 0..80).prop_map(move |moves| {
            let topology = Topology::rectangle(columns, rows).expect("within the limits");
            let empty = Position::new(Setup::new(Arc::new(topology))).expect("no stones");
            (empty, moves)
        })
    })
}

/// Liberties the slow way: every empty point next to a stone.
fn liberties(position: &Position, stones: &PointSet) -> PointSet {
    let is_next = |point: &Point| {
        position
            .topology()
            .neighbors(*point)
            .iter()
            .any(|&p| stones.contains(p))
    };
    position.empty().iter().filter(is_next).collect()
}

fn check_blocks(position: &Position) -> Result<(), TestCaseError> {
    let blocks = position.blocks();
    let total: usize = blocks.iter().map(|block| block.stones.len()).sum();
    prop_assert_eq!(total, position.occupied().len());
    prop_assert!(blocks.is_sorted_by_key(|block| block.anchor));
    for block in &blocks {
        prop_assert!(!block.liberties.is_empty());
        prop_assert_eq!(block.liberties, liberties(position, &block.stones));
        let around = position.topology().neighborhood(&block.stones);
        prop_assert!(around.is_disjoint(&position.stones(block.color)));
        for stone in &block.stones {
            prop_assert_eq!(position.block_at(stone), Some(*block));
        }
    }
    Ok(())
}

/// What a move does by the rule book: place, take off what has no liberty, then look at the own block.
fn by_the_book(position: &Position, color: Color, point: Point) -> Option<(Setup, PointSet)> {
    let mut setup = position.to_setup();
    setup.set(point, Some(color));
    let dead = |setup: &Setup, color| {
        let is_dead = |block: &Block| block.color == color && block.liberties.is_empty();
        let dead = setup.blocks().into_iter().filter(is_dead);
        dead.fold(PointSet::EMPTY, |all, block| all.union(&block.stones))
    };
    let captured = dead(&setup, color.opponent());
    for stone in captured {
        setup.set(stone, None);
    }
    dead(&setup, color).is_empty().then_some((setup, captured))
}

proptest! {
    #[test]
    fn play_follows_the_rule_book((mut position, moves) in random_game()) {
        for (color, point) in moves {
            let expected = by_the_book(&position, color, point);
            match position.play(color, point) {
                Ok(played) => {
                    let (setup, captured) = expected.expect("the rule book agrees");
                    prop_assert_eq!(played.captured, captured);
                    prop_assert_eq!(played.position.to_setup(), setup);
                    prop_assert!(played.captured.is_disjoint(&played.position.occupied()));
                    position = played.position;
                    check_blocks(&position)?;
                    position.audit();
                    prop_assert!(Position::new(position.to_setup()).is_ok());
                }
                Err(IllegalMove::Occupied) => prop_assert!(position.stone(point).is_some()),
                Err(IllegalMove::Suicide) => prop_assert!(expected.is_none()),
                Err(IllegalMove::Ko) => prop_assert_eq!(position.ko(), Some((color, point))),
                Err(IllegalMove::NotOnBoard) => prop_assert!(false, "the point is on the board"),
            }
        }
    }

    #[test]
    fn a_ban_by_ko_forbids_exactly_the_repetition((mut position, moves) in random_game()) {
        for (color, point) in moves {
            let Ok(played) = position.play(color, point) else { continue };
            let free = played.position.without_ko();
            for answer in played.captured {
                let Ok(back) = free.play(color.opponent(), answer) else { continue };
                let repeats = back.position.stones_by_color() == position.stones_by_color();
                prop_assert_eq!(repeats, played.position.ko() == Some((color.opponent(), answer)));
            }
            position = played.position;
        }
    }
}
