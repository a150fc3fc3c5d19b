//! Boards on which a sure count was once wrong.

use semeai_race::solve::Outcome;

use super::compare::compare;
use crate::support::{drawn, swapped};

/// Boards on which a sure verdict was once wrong, with the reason.
const FOUND: [(&str, &str); 23] = [
    (
        "a throw-in where the opponent's eye makes the shared liberties his to fill",
        ".X@.@/BBBBB/B.BBB/WWWWW/W.W#./#.###",
    ),
    (
        "a ko with threats in a hot region",
        "@.@@@/B.B@@/BBBBB/W..BB/WWWWW/#.###/OOO##/.#.##",
    ),
    (
        "an approach move that is a throw-in after the next move",
        "@@@../@.@../BBBBB/B..WW/WWWWW/W.W##",
    ),
    (
        "a capture that makes an eye",
        "@@.@./BBBBB/.BBB./WWWWW/.##.X",
    ),
    ("another one", ".@@@./BBBBB/.BB.B/WWWWW/OXO##/#...#"),
    (
        "two throw-ins: one of them wins, and has to be named",
        "@.@.@/B.B.B/BBBBB/WWWWW/W.W.#",
    ),
    (
        "a square of four in the corner",
        "..B@@/..B@./BBBBB/B.B.B/WWWWW/W..W#",
    ),
    (
        "two points where the attacker has no legal move",
        ".X@X./X.X@@/BBBBB/WWWWW/##.#.",
    ),
    (
        "a living side against one that may live",
        "B...B/BBBBB/WWWWW/.O#O.",
    ),
    (
        "candidates without a move of the attacker",
        "B.B.@/BBBBB/WWWWW/O##O./..O.O",
    ),
    (
        "a stone with two ways out needs no approach",
        "@X.../@@@X./BBBBB/WWWWW/.#.##",
    ),
    (
        "one approach move for two liberties",
        "B..B@/BBBBB/WWWWW/.W###/.....",
    ),
    (
        "a liberty that is no candidate, filled at once",
        "...@@/@.@@@/BBBBB/B.BBB/WWWWW/.#.##",
    ),
    (
        "filling instead of saving a stone in atari",
        "X@X../BBBBB/WWWWW/#OXO#/#...X",
    ),
    (
        "a throw-in while the other side has threats that its count does not show",
        "@..@@/@XX@@/@.@@@/BBBBB/B.BBB/WWWWW/W.W#./#.###",
    ),
    (
        "a throw-in as the first move while the other side may connect to safe stones",
        "@.@@@/B.B@./BBBBB/B.BBB/WWWWW/.#.##/.#@##",
    ),
    (
        "a ko beside an eye and a dame",
        "X@.XX/.X@X./BBBBB/WWWWW/.#.#.",
    ),
    (
        "a way to safe stones on both sides",
        ".#X../BBBBB/.WW.W/WWWWW/.#.##/.#@##",
    ),
    (
        "a side in atari that would live if it moved first",
        ".WX./##@O/.BBO",
    ),
    ("another one", ".##./WB@X/XOO./.XO#"),
    (
        "a second eye in a room of which it was assumed that there is none",
        "..###/WWWWW/BBBW./.OBWW/BBBBB/.B..@",
    ),
    (
        "a seki by an eye that was assumed away",
        "@@@@../BBBBBB/WBBWW./WBB.WW/WWWWWW/.W###.",
    ),
    (
        "a side that has to be joined, while the other one lives",
        "@.WB./BBBBB/.B.OB",
    ),
];

#[test]
fn boards_once_wrong_are_right_or_doubted() {
    for (reason, board) in FOUND {
        let rows: Vec<String> = board.split('/').map(str::to_owned).collect();
        for rows in [swapped(&rows), rows] {
            let compared = compare(&rows, 0).unwrap_or_else(|| panic!("no race\n{}", drawn(&rows)));
            assert_eq!(compared.differences, "", "{reason}\n{}", drawn(&rows));
        }
    }
}

/// Boards on which somebody was once said to win where a ko decides.
const KOS: [(&str, &str); 2] = [
    (
        "an only eye, and a liberty that needs an approach move",
        "..B.B/@BBBB/#WWWW/#.#.#",
    ),
    (
        "a stone that is taken back",
        "@@@@#####/@.BBWW###/@.BO.W.##/@@BBWW###/@@@@#####",
    ),
];

#[test]
fn a_ko_that_decides_is_told() {
    for (reason, board) in KOS {
        let rows: Vec<String> = board.split('/').map(str::to_owned).collect();
        for rows in [swapped(&rows), rows] {
            let compared = compare(&rows, 0).unwrap_or_else(|| panic!("no race\n{}", drawn(&rows)));
            let board = drawn(&rows);
            assert_eq!(compared.differences, "", "{reason}\n{board}");
            assert!(
                compared.outcomes.contains(&Outcome::Ko),
                "{reason}\n{board}"
            );
            assert!(compared.sure[0], "{reason}\n{board}");
        }
    }
}
