//! Small boards with one idea each against an exhaustive program, by the regions and by a search of the whole board.

use std::collections::BTreeMap;

use semeai_board::{Color, Point, diagram};
use semeai_cgt::Arena;
use semeai_endgame::position_report::{Between, EndgameReport, KnownBy, StartReport};
use semeai_endgame::{Endgame, EndgameLimits, Scoring, endgame_report};
use semeai_search::Check;
use serde_json::Value;

use crate::support::{fixture, strings};

fn asked(rows: &[impl AsRef<str>]) -> Endgame {
    let rows: Vec<&str> = rows.iter().map(AsRef::as_ref).collect();
    let drawn = diagram::parse(&rows.join("\n")).expect("a diagram");
    let mut asked = Endgame::new(drawn.position().expect("a position"));
    asked.roles = drawn.roles;
    asked
}

fn report(asked: &Endgame) -> EndgameReport {
    endgame_report(asked, &EndgameLimits::default())
}

fn proved(asked: &Endgame) -> EndgameReport {
    report(&Endgame {
        check: Check::EveryOrder,
        ..asked.clone()
    })
}

fn is_within(truth: i64, between: Between) -> bool {
    (between.low..=between.high).contains(&truth)
}

/// What a start says of every move against what is true; whether all of it is exact.
fn compare(asked: &Endgame, start: &StartReport, truth: &Value, what: &str) -> bool {
    let score = truth["score"].as_i64().expect("a number");
    assert!(
        is_within(score, start.score),
        "{what}: {score}, not {:?}",
        start.score
    );
    let topology = asked.position.topology();
    let told = start.losses.iter();
    let told: BTreeMap<&str, Option<Between>> = told
        .map(|loss| (topology.name(loss.point), loss.loss))
        .collect();
    let truth = truth["losses"].as_object().expect("losses");
    assert!(
        told.keys()
            .copied()
            .eq(truth.iter().map(|(point, _)| point.as_str())),
        "{what}: {told:?}"
    );
    let mut is_exact = start.score.one().is_some();
    for (point, loss) in truth {
        let loss = loss.as_i64().expect("a number");
        match told[point.as_str()] {
            Some(between) => {
                assert!(
                    is_within(loss, between),
                    "{what}: {point} loses {loss}, not {between:?}"
                );
                is_exact &= between.one().is_some();
            }
            // Only what fills one of the last two eyes is left open, and that loses more than a point.
            None => assert!(loss > 1, "{what}: {point} loses {loss}"),
        }
    }
    is_exact
}

#[test]
fn boards_with_one_idea_are_scored_as_by_trying_everything() {
    let boards = fixture("endgame-boards.json");
    let boards = boards["boards"].as_array().expect("boards");
    assert!(boards.len() >= 50);
    let mut exact = 0;
    for board in boards {
        for (scoring, name) in [(Scoring::Territory, "territory"), (Scoring::Area, "area")] {
            let asked = Endgame {
                scoring,
                ..asked(&strings(&board["rows"]))
            };
            let [by_regions, by_search] = [report(&asked), proved(&asked)];
            assert_eq!(by_search.known, KnownBy::Searched, "{}", board["name"]);
            for (color, first) in [(Color::Black, "black_first"), (Color::White, "white_first")] {
                let what = format!("{}, {name}, {first}", board["name"]);
                let truth = &board[name][first];
                for report in [&by_regions, &by_search] {
                    let start = report.starts[color].as_ref().expect("asked");
                    let is_exact = compare(&asked, start, truth, &what);
                    assert!(is_exact || report.known != KnownBy::Searched, "{what}");
                    exact += usize::from(is_exact);
                    keeps_the_score(&asked, start, color, &what);
                }
            }
        }
    }
    assert!(exact > 350, "{exact}");
}

/// Plays a line by the rules and searches the whole board after every move of it.
fn keeps_the_score(asked: &Endgame, start: &StartReport, first: Color, what: &str) {
    let Some(score) = start.score.one() else {
        return;
    };
    let (mut now, mut color) = (asked.clone(), first);
    for played in &start.line {
        assert_eq!(played.color, color, "{what}: in turn");
        let name = now.position.topology().name(played.point).to_owned();
        let after = now.position.play(color, played.point);
        let after = after.unwrap_or_else(|error| panic!("{what}: {name}: {error:?}"));
        now.prisoners[color] += u32::try_from(after.captured.len()).expect("a few");
        now.roles = now.roles.after(played.point, &after.captured);
        now.position = after.position;
        color = color.opponent();
        let report = proved(&now);
        let found = match asked.scoring {
            Scoring::Territory => report.territory_score,
            Scoring::Area => report.area_score,
        };
        let found = found.and_then(|found| found[color].one());
        assert_eq!(found, Some(score), "{what}: after {name}");
    }
}

/// Without threats a region promises a line that the rules refute; who searches the whole board is told another.
#[test]
fn a_proved_line_keeps_the_score_where_a_ko_matters() {
    for rows in [
        // W09 of the cases.
        &["######", "####.#", "###..#", ".@##@@", "O.@.X."][..],
        &["###.X", "O@@X@", "@@@.@", "X@##@", "#.X##", "@O@O@"],
        &[".@@@", "@#..", "#..@", "O.@#", "...@"],
    ] {
        for scoring in [Scoring::Territory, Scoring::Area] {
            let asked = Endgame {
                scoring,
                ..asked(rows)
            };
            let report = proved(&asked);
            for color in Color::ALL {
                let start = report.starts[color].as_ref().expect("asked");
                assert!(!start.line.is_empty(), "{rows:?}");
                keeps_the_score(&asked, start, color, rows[0]);
            }
        }
    }
}

/// Where a score is sure whoever wins a ko, so is the line, if there is such a line.
#[test]
fn a_line_keeps_a_score_that_hangs_on_no_ko() {
    for rows in [
        &["..#", "..#", "..#", "..#", "@@O"][..],
        &["##@...", "#@@.#.", "#...#."],
    ] {
        let mut sure = 0;
        for scoring in [Scoring::Territory, Scoring::Area] {
            let asked = Endgame {
                scoring,
                ..asked(rows)
            };
            let report = report(&asked);
            for color in Color::ALL {
                let start = report.starts[color].as_ref().expect("asked");
                sure += usize::from(start.score.one().is_some());
                keeps_the_score(&asked, start, color, rows[0]);
            }
        }
        assert!(sure > 0, "{rows:?}");
    }
}

/// D7 is worth as much as what White would lose at B3, so either order keeps the score; players answer where Black has just played.
#[test]
fn a_best_line_answers_a_sente_before_it_takes_a_move_of_the_same_worth() {
    let rows = [
        "######@", "#OO.@@@", "######@", "@@@@@@@", "@X@@###", "@.X@###", "@.@####", "#######",
    ];
    let asked = asked(&rows);
    let report = report(&asked);
    let start = report.starts.black.as_ref().expect("asked");
    let points = start.line.iter().map(|played| played.point);
    let line: Vec<&str> = points
        .map(|point| asked.position.topology().name(point))
        .collect();
    assert_eq!(line, ["B2", "B3", "D7"]);
}

#[test]
fn a_move_after_which_positions_come_back_leaves_the_score() {
    let asked = asked(&["@@..", "@#.."]);
    let report = report(&asked);
    let scores = report.territory_score.expect("a score");
    assert_eq!(
        (scores.black.one(), scores.white.one()),
        (Some(3), Some(-3))
    );
    assert_eq!((report.known, &report.why[..]), (KnownBy::Regions, &[][..]));
}

/// That nobody lives in there would take too long to search.
#[test]
fn a_room_that_is_too_much_to_search_is_assumed() {
    let limits = EndgameLimits::default().with_positions(50);
    let report = endgame_report(&asked(&[".....", "...#."]), &limits);
    let [room] = &report.rooms[..] else {
        panic!("one room");
    };
    assert!(room.is_assumed && room.owner == Color::Black);
    assert_eq!(report.settled, 9);
    assert_eq!(
        report.territory_score.expect("a score").black.one(),
        Some(9)
    );
}

/// A block has two eyes and nothing else: to fill one of them loses everything, and no region knows how much that is.
#[test]
fn whoever_fills_one_of_two_eyes_is_not_told_to_lose_a_point() {
    let asked = asked(&[".XXO@", "X.XO@", "XXXO@", "OOOO@", "@@@@@"]);
    for report in [report(&asked), proved(&asked)] {
        let start = report.starts.black.as_ref().expect("asked");
        let loss = |name: &str| {
            let is_it = |point: Point| asked.position.topology().name(point) == name;
            let mut losses = start.losses.iter();
            losses
                .find(|loss| is_it(loss.point))
                .expect("a legal move")
                .loss
        };
        assert_eq!([loss("A5"), loss("B4")], [None, None]);
    }
    // With a third eye one of them may go, and so may one that joins the block to what is never captured.
    let three = [".X.XO@", "X.XXO@", "XXXXO@", "OOOOO@", "@@@@@@"];
    for rows in [&three[..], &["X.", ".#"]] {
        let more = crate::endgame_boards::asked(rows);
        let start = report(&more).starts.black.expect("asked");
        let mut losses = start.losses.iter();
        assert!(
            losses.all(|loss| loss.loss == Some(Between::exact(1))),
            "{rows:?}"
        );
    }
}

/// A corridor of n points is worth {n-1|corridor of n-1}, chilled n-2+2^(1-n) (spec B5).
#[test]
fn corridors_of_every_length() {
    let mut arena = Arena::new();
    let mut expected = arena.integer(0).expect("small");
    for n in 1_u32..=9 {
        let most = arena.integer(i64::from(n) - 1).expect("small");
        expected = arena.game(&[most], &[expected]).expect("small");
        let width = usize::try_from(n).expect("small") + 2;
        for (wall, opening, sign) in [("#", "@", false), ("@", "#", true)] {
            let walls = wall.repeat(width);
            let middle = format!("{opening}{}{wall}", ".".repeat(width - 2));
            let report = report(&asked(&[&walls, &middle, &walls]));
            let value = report.regions[0].value.as_ref().expect("a value");
            let found = arena.parse(value.text.as_str()).expect("a game");
            let found = if sign {
                arena.neg(found).expect("small")
            } else {
                found
            };
            assert_eq!(found, expected, "{middle}");
            let chilled = arena.parse(value.chilled.as_str()).expect("a game");
            let chilled = if sign {
                arena.neg(chilled).expect("small")
            } else {
                chilled
            };
            let half = i128::from(1_u32 << (n - 1));
            let wanted = semeai_cgt::Rational::new((i128::from(n) - 2) * half + 1, half);
            let number = arena.as_number(chilled).expect("a number");
            assert_eq!(number.to_rational(), wanted, "{middle}");
        }
    }
}
