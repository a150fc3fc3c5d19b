//! Races whose results players know by heart: big eyes, shapes that live or die when they are taken, shared liberties.

use semeai_board::Color;
use semeai_race::Ending;
use semeai_race::report::Claim;
use semeai_race::solve::{Outcome, solve};

use super::board::{limits, race};
use crate::support::{Race, drawn};

const BLACK: Outcome = Outcome::Ends(Ending::Black);
const WHITE: Outcome = Outcome::Ends(Ending::White);
const SEKI: Outcome = Outcome::Ends(Ending::Seki);
const BOTH_LIVE: Outcome = Outcome::Ends(Ending::BothLive);

/// A race, and how it ends if Black or White starts.
struct Shape {
    name: &'static str,
    rows: &'static [&'static str],
    ends: [Outcome; 2],
}

/// The positions are our own. How many moves a big eye takes (three points 3, four 5, five 8), that an eye makes shared liberties
/// its own, and when shared liberties end in seki: M. Müller, "Race to capture: analyzing semeai in Go" (1999), and R. Hunter,
/// "Counting Liberties and Winning Capturing Races" (2003). Which shapes are one eye when they are taken stands in every
/// book on life and death.
const SHAPES: &[Shape] = &[
    Shape {
        name: "three: 3 points, 1 stones, 2 moves against 1",
        rows: &["WB.O.BW", "WBBBBBW", "WWWWWWW", ".######"],
        ends: [BLACK, BLACK],
    },
    Shape {
        name: "three: 3 points, 1 stones, 2 moves against 2",
        rows: &["WB.O.BW", "WBBBBBW", "WWWWWWW", ".#.####"],
        ends: [BLACK, WHITE],
    },
    Shape {
        name: "three: 3 points, 1 stones, 2 moves against 3",
        rows: &["WB.O.BW", "WBBBBBW", "WWWWWWW", ".#.#.##"],
        ends: [WHITE, WHITE],
    },
    Shape {
        name: "square four: 4 points, 1 stones, 4 moves against 3",
        rows: &["WBO.BW", "WB..BW", "WBBBBW", "WWWWWW", ".#.#.#"],
        ends: [BLACK, BLACK],
    },
    Shape {
        name: "square four: 4 points, 1 stones, 4 moves against 4",
        rows: &["WBO.BW##", "WB..BW##", "WBBBBW##", "WWWWWWWW", ".#.#.#.#"],
        ends: [BLACK, WHITE],
    },
    Shape {
        name: "square four: 4 points, 1 stones, 4 moves against 5",
        rows: &[
            "WBO.BW####",
            "WB..BW####",
            "WBBBBW####",
            "WWWWWWWWWW",
            ".#.#.#.#.#",
        ],
        ends: [WHITE, WHITE],
    },
    Shape {
        name: "pyramid four: 4 points, 1 stones, 4 moves against 3",
        rows: &["WB.O.BW", "WBB.BBW", "WWBBBWW", "WWWWWWW", ".#.#.##"],
        ends: [BLACK, BLACK],
    },
    Shape {
        name: "pyramid four: 4 points, 1 stones, 4 moves against 4",
        rows: &["WB.O.BW#", "WBB.BBW#", "WWBBBWW#", "WWWWWWWW", ".#.#.#.#"],
        ends: [BLACK, WHITE],
    },
    Shape {
        name: "bulky five: 5 points, 2 stones, 6 moves against 5",
        rows: &[
            "WB.O.BW###",
            "WBO.BBW###",
            "WBBBBWW###",
            "WWWWWWWWWW",
            ".#.#.#.#.#",
        ],
        ends: [BLACK, BLACK],
    },
    Shape {
        name: "captured pyramid four",
        rows: &["BWWWB@", "BBWBB@", "BB.BB@", "@BBB@@", "@@@.@@"],
        ends: [WHITE, WHITE],
    },
    Shape {
        name: "captured bent four",
        rows: &["BWWWB@", "BBBWB@", "BBB.B@", "@BBBB@", "@@@.@@"],
        ends: [BLACK, BLACK],
    },
    Shape {
        name: "captured zigzag four",
        rows: &[
            "@BBBBBB@", "@BWWBBB@", "@BBWWBB@", "@BBB.BB@", "@BBBBBB@", "@@@@.@@@",
        ],
        ends: [BLACK, BLACK],
    },
    Shape {
        name: "captured long five",
        rows: &["B.WWWWWB@", "BBBBBBBB@", "@@@@.@@@@"],
        ends: [BLACK, BLACK],
    },
    Shape {
        name: "captured rabbity six",
        rows: &[
            "@BBBBB@", "@BWWBB@", "@BWWWB@", "@BBW.B@", "@BBBBB@", "@@@.@@@",
        ],
        ends: [WHITE, WHITE],
    },
    Shape {
        name: "captured bulky five",
        rows: &[
            "@BBBBB@", "@BWWBB@", "@BWWWB@", "@BB.BB@", "@BBBBB@", "@@@.@@@",
        ],
        ends: [WHITE, WHITE],
    },
    Shape {
        name: "captured two by three at the side",
        rows: &["BWWWB@", "BWWWB@", "BB.BB@", "BBBBB@", "@@.@@@"],
        ends: [BLACK, BLACK],
    },
    Shape {
        name: "captured two in a row",
        rows: &["BWW.B@", "BBBBB@", "@@.@@@"],
        ends: [WHITE, WHITE],
    },
    Shape {
        name: "bent four in the corner",
        rows: &["#.###.", "WWWW##", "B.WW##", "BBBW##"],
        ends: [Outcome::Ko, Outcome::Ko],
    },
    Shape {
        name: "eye and one shared against 1 outside",
        rows: &[".######", "WWWWWWW", "BBBBBB.", "BB.BBBB", "@BBBB@@"],
        ends: [BLACK, BLACK],
    },
    Shape {
        name: "eye and one shared against 2 outside",
        rows: &[".#.####", "WWWWWWW", "BBBBBB.", "BB.BBBB", "@BBBB@@"],
        ends: [BLACK, WHITE],
    },
    Shape {
        name: "eye and one shared against 3 outside",
        rows: &[".#.#.##", "WWWWWWW", "BBBBBB.", "BB.BBBB", "@BBBB@@"],
        ends: [WHITE, WHITE],
    },
    Shape {
        name: "eye and two shared against 2 outside",
        rows: &[
            ".#.######",
            "WWWWWWWWW",
            ".BBBBBBB.",
            "BB.BBBBBB",
            "@BBBB@@@@",
        ],
        ends: [BLACK, BLACK],
    },
    Shape {
        name: "eye and two shared against 3 outside",
        rows: &[
            ".#.#.####",
            "WWWWWWWWW",
            ".BBBBBBB.",
            "BB.BBBBBB",
            "@BBBB@@@@",
        ],
        ends: [BLACK, WHITE],
    },
    Shape {
        name: "eye and two shared against 4 outside",
        rows: &[
            ".#.#.#.##",
            "WWWWWWWWW",
            ".BBBBBBB.",
            "BB.BBBBBB",
            "@BBBB@@@@",
        ],
        ends: [WHITE, WHITE],
    },
    Shape {
        name: "two shared, 0 outside of Black's, 0 of White's",
        rows: &["@@@@@", "BBBBB", ".B.WW", "WWWWW", "#####"],
        ends: [SEKI, SEKI],
    },
    Shape {
        name: "two shared, 1 outside of Black's, 0 of White's",
        rows: &[".@@@@", "BBBBB", ".B.WW", "WWWWW", "#####"],
        ends: [BLACK, SEKI],
    },
    Shape {
        name: "two shared, 2 outside of Black's, 0 of White's",
        rows: &[".@.@@", "BBBBB", ".B.WW", "WWWWW", "#####"],
        ends: [BLACK, BLACK],
    },
    Shape {
        name: "two shared, 2 outside of Black's, 1 of White's",
        rows: &[".@.@@", "BBBBB", ".B.WW", "WWWWW", ".####"],
        ends: [BLACK, SEKI],
    },
    Shape {
        name: "two shared, 1 outside of Black's, 1 of White's",
        rows: &[".@@@@", "BBBBB", ".B.WW", "WWWWW", ".####"],
        ends: [SEKI, SEKI],
    },
    Shape {
        name: "two shared, 0 outside of Black's, 1 of White's",
        rows: &["@@@@@", "BBBBB", ".B.WW", "WWWWW", ".####"],
        ends: [SEKI, WHITE],
    },
    Shape {
        name: "two shared, 0 outside of Black's, 2 of White's",
        rows: &["@@@@@", "BBBBB", ".B.WW", "WWWWW", ".#.##"],
        ends: [WHITE, WHITE],
    },
    Shape {
        name: "three shared, 2 outside of Black's, 0 of White's",
        rows: &[".@.@@@", "BBBBBB", ".B.W.B", "WWWWWW", "######"],
        ends: [BLACK, SEKI],
    },
    Shape {
        name: "three shared, 3 outside of Black's, 0 of White's",
        rows: &[".@.@.@", "BBBBBB", ".B.W.B", "WWWWWW", "######"],
        ends: [BLACK, BLACK],
    },
    Shape {
        name: "three shared, 1 outside of Black's, 0 of White's",
        rows: &[".@@@@@", "BBBBBB", ".B.W.B", "WWWWWW", "######"],
        ends: [SEKI, SEKI],
    },
    Shape {
        name: "one eye each, one shared, 0 outside of Black's, 0 of White's",
        rows: &[
            "@@@@@@@@@",
            "BBBBBBBBB",
            "BB.BB.WWW",
            "BBBBBWW.W",
            "WWWWWWWWW",
            "#########",
        ],
        ends: [SEKI, SEKI],
    },
    Shape {
        name: "a plain only eye and a liberty that needs a move before",
        rows: &["..B.B", "@BBBB", "#WWWW", "#.#.#"],
        ends: [BLACK, Outcome::Ko],
    },
    Shape {
        name: "snapback",
        rows: &["WB.BW", "WBBBW", "WWWWW", "#.#.#"],
        ends: [WHITE, WHITE],
    },
    Shape {
        name: "whoever takes is taken",
        rows: &["@@@@@", "@BBB@", "@BW.@", "@BB@@", "@@@@@"],
        ends: [WHITE, WHITE],
    },
    Shape {
        name: "one eye each and one shared liberty, two outside against one",
        rows: &[
            ".@.@@@@@@",
            "BBBBBBBBB",
            "BB.BB.WWW",
            "BBBBBWW.W",
            "WWWWWWWWW",
            ".########",
        ],
        ends: [BLACK, SEKI],
    },
    Shape {
        name: "both with two eyes",
        rows: &[".B.BW.W.", "BBBBWWWW"],
        ends: [BOTH_LIVE, BOTH_LIVE],
    },
];

#[test]
fn what_players_know_by_heart_is_proved_and_no_count_contradicts_it() {
    for Shape { name, rows, ends } in SHAPES {
        let marked = Race::new(rows);
        let solution = solve(&race(&marked), None, &limits()).expect("two sides");
        let board = drawn(rows);
        let found = Color::ALL.map(|first| solution.starts[first].as_ref().map(|s| s.outcome));
        assert_eq!(found, ends.map(Some), "{name}\n{board}");
        let report = marked.analyze_automatically();
        let Some(verdict) = report.is_sure().then_some(report.verdict).flatten() else {
            continue;
        };
        for (first, end) in Color::ALL.into_iter().zip(ends) {
            let counted = match verdict.start(first).ending {
                Claim::Counted(ending) => Some(Outcome::Ends(ending)),
                Claim::Ko => Some(Outcome::Ko),
                Claim::Assumed(_) | Claim::Open | Claim::Undecided => None,
            };
            assert_eq!(counted, Some(*end), "{name}, counted\n{board}");
        }
    }
}
