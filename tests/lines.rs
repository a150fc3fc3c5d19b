//! What a best line shows: the plainest moves of those that keep the result.

use semeai_board::{Color, Point, PointSet, Position, diagram};

use crate::cli::run;

/// Black's three stones and White's three have three liberties each, on the first line. Black's five stones and White's two walls are
/// closed in, but neither captor's life is plain.
const THREE_EACH: &str = ".........\n.........\n.........\n.........\n...OX....\n...OX....\nOOOOXXXX.\nOBBBWWWX.\nO......X.";

/// The steps of the line of a start, as `B:E1`, with what stands after each; the stones stay what they were on the board.
fn line_of(rows: &str, first: &str) -> Vec<(Color, Option<Point>, Position)> {
    let ran = run(
        &[
            "solve",
            "-",
            "--json",
            "--accept-nearby",
            "--first",
            first,
            "--essential",
            "B2,E2",
            "--nodes",
            "8000000",
        ],
        rows,
    );
    let answer = ran.json();
    let told = answer["line"][format!("{first}_first")]
        .as_array()
        .expect("a line");
    let parsed = diagram::parse(rows).expect("a diagram");
    let mut now = parsed.position().expect("a position");
    let mut color = if first == "black" {
        Color::Black
    } else {
        Color::White
    };
    let mut line = Vec::new();
    for step in told {
        let name = &step.as_str().expect("a move")[1..];
        let point = now.topology().point(name);
        now = match point {
            Some(point) => {
                now.without_ko()
                    .play(color, point)
                    .expect("a legal move")
                    .position
            }
            None => now.without_ko(),
        };
        line.push((color, point, now.clone()));
        color = color.opponent();
    }
    line
}

fn liberties(position: &Position, name: &str) -> PointSet {
    let point = position.topology().point(name).expect("on the board");
    position
        .block_at(point)
        .map_or(PointSet::EMPTY, |block| block.liberties)
}

/// Black fills White's liberties and none of his own, White fills Black's, and Black captures first.
#[test]
fn a_plain_race_is_won_by_filling() {
    let line = line_of(THREE_EACH, "black");
    let parsed = diagram::parse(THREE_EACH).expect("a diagram");
    let mut before = parsed.position().expect("a position");
    let mut fillings = 0;
    for (color, point, after) in line {
        if liberties(&after, "E2").is_empty() {
            break;
        }
        let target = if color == Color::Black { "E2" } else { "B2" };
        let point = point.expect("nobody plays elsewhere");
        assert!(liberties(&before, target).contains(point), "{point:?}");
        assert!(!liberties(&after, "B2").is_empty(), "Black stands");
        fillings += 1;
        before = after;
    }
    assert_eq!(fillings, 4);
}
