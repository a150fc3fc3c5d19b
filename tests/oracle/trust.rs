//! The judge held to races that another exhaustive program has judged, and to positions that players know.

use serde_json::Value;

use super::{Board, Goal, Judge, Judged, Ko, Lead, Several, Verdict};
use crate::generators::{self, Kind};
use crate::support::{Race, drawn, fixture, strings};

/// Every race of these tests is far smaller.
const LIMIT: usize = 2_000_000;

fn board<R: AsRef<str>>(rows: &[R]) -> Board {
    let rows: Vec<&str> = rows.iter().map(AsRef::as_ref).collect();
    Board::read(&rows).expect("a small board")
}

fn judged<R: AsRef<str>>(rows: &[R], several: Several, goal: Goal) -> Judged {
    let board = board(rows).with(several).expect("few blocks");
    Judged::new(board, goal, LIMIT).expect("a small race")
}

const fn name(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Black => "black",
        Verdict::White => "white",
        Verdict::Seki => "seki",
        Verdict::BothLive => "both-live",
        Verdict::Ko => "ko",
    }
}

/// What a case says of one start, in the words of the fixture.
fn start(judged: &Judged, race: &Race, first: usize) -> Vec<(&'static str, Value)> {
    let verdict = judged.verdict(first);
    let wins = verdict == [Verdict::Black, Verdict::White][first];
    let after = |point| wins && judged.keeps(first, point);
    let moves = race.position.empty();
    let moves = moves.iter().filter(|point| after(Some(point.index())));
    let ko = (verdict == Verdict::Ko).then(|| {
        let by = |rule| name(judged.verdict_by(rule, first));
        serde_json::json!({
            "black_wins_kos": by(Ko::Wins(0)),
            "white_wins_kos": by(Ko::Wins(1)),
            "no_threats": by(Ko::SIMPLE),
        })
    });
    let mut names: Vec<&str> = moves.map(|point| race.topology().name(point)).collect();
    names.sort_unstable();
    vec![
        ("", name(verdict).into()),
        ("_moves", names.into()),
        ("_may_pass", after(None).into()),
        ("_ko", ko.into()),
    ]
}

#[test]
fn the_judge_says_of_every_case_what_its_file_says() {
    let file = fixture("trust.json");
    let cases = file["cases"].as_array().expect("cases");
    for case in cases {
        let rows = strings(&case["diagram"]);
        let race = Race::new(&rows);
        // Two cases have several blocks a side, which the file takes as one.
        let new = judged(&rows, Several::Linked, Goal::CaptureAndLive);
        let old = judged(&rows, Several::Linked, Goal::Capture);
        let mut wrong = Vec::new();
        for (first, side) in ["black_first", "white_first"].into_iter().enumerate() {
            let old = ("old_".to_owned() + side, name(old.verdict(first)).into());
            let new = start(&new, &race, first)
                .into_iter()
                .map(|(field, value)| (format!("{side}{field}"), value));
            for (field, found) in new.chain([old]) {
                let mut expected = case[&field].clone();
                if let Some(list) = expected.as_array_mut() {
                    list.sort_by_key(|name| name.as_str().map(str::to_owned));
                }
                if expected != found {
                    wrong.push(format!("{field}: {expected}, judged {found}"));
                }
            }
        }
        let (name, board) = (&case["name"], drawn(&rows));
        assert_eq!(wrong, Vec::<String>::new(), "{name}\n{board}");
    }
    assert_eq!(cases.len(), 24);
}

/// A case of the file by the rules of the board: Black, who starts, wins by filling a liberty of his own too, for whichever of the
/// last two liberties White fills, Black takes all of his blocks with the other.
#[test]
fn blocks_that_are_not_taken_as_one_leave_more_moves() {
    let rows = ["##W#.", "WW.WW", "BBBBB", ".@.@@"];
    let keeping = |several| {
        let judged = judged(&rows, several, Goal::CaptureAndLive);
        assert_eq!(
            [0, 1].map(|first| judged.verdict(first)),
            [Verdict::Black; 2]
        );
        (0..20)
            .filter(|&point| judged.keeps(0, Some(point)))
            .collect::<Vec<_>>()
    };
    let race = Race::new(&rows);
    let points = |names: &[&str]| {
        names
            .iter()
            .map(|name| race.point(name).index())
            .collect::<Vec<_>>()
    };
    assert_eq!(keeping(Several::Linked), points(&["E4", "C3"]));
    assert_eq!(keeping(Several::All), points(&["E4", "C3", "A1", "C1"]));
    assert_eq!(keeping(Several::First), points(&["E4", "C3", "A1", "C1"]));
}

/// A board that players know: what it is for either start, and what it would be if the first capture decided.
struct Shape {
    rows: &'static [&'static str],
    is: [Verdict; 2],
    first_capture: [Verdict; 2],
}

/// Three in a row inside, with two liberties there and two outside: Black could take them, and would be taken.
const THREE_IN_A_ROW: Shape = Shape {
    rows: &["B.WWW.B", "BBBBBBB", "@@.@.@@", "@.@@@.@"],
    is: [Verdict::Seki; 2],
    first_capture: [Verdict::Black, Verdict::Black],
};

/// Two thrown in: Black can take them and has one eye.
const TWO_THROWN_IN: Shape = Shape {
    rows: &["BWW.B@", "BBBBB@", "@.@.@@", "@@@@@@"],
    is: [Verdict::White; 2],
    first_capture: [Verdict::Black; 2],
};

/// Whoever takes the stone leaves himself one liberty, which is where the stone stood.
const TAKEN_BACK: Shape = Shape {
    rows: &["@@@@@", "@BBB@", "@BW.@", "@BB@@", "@@@@@"],
    is: [Verdict::White; 2],
    first_capture: [Verdict::Black, Verdict::White],
};

/// Nobody could move if the first capture decided. White gives three stones and plays in the middle.
const GIVEN_UP: Shape = Shape {
    rows: &["B.WW.B", "BBBBBB", "@@@@@@"],
    is: [Verdict::White; 2],
    first_capture: [Verdict::Seki; 2],
};

/// Bent four in the corner: White takes four, Black throws in, and only Black can start this ko.
const BENT_FOUR: Shape = Shape {
    rows: &["#.###.", "WWWW##", "B.WW##", "BBBW##"],
    is: [Verdict::Ko; 2],
    first_capture: [Verdict::White; 2],
};

/// Straight four: White plays one of the two points in the middle, Black the other.
const STRAIGHT_FOUR: Shape = Shape {
    rows: &["B.WWWWB", "BBBBBBB", "@@@.@@@"],
    is: [Verdict::Black; 2],
    first_capture: [Verdict::Black; 2],
};

#[test]
fn captures_win_where_the_capturer_lives() {
    for shape in [
        THREE_IN_A_ROW,
        TWO_THROWN_IN,
        TAKEN_BACK,
        GIVEN_UP,
        BENT_FOUR,
        STRAIGHT_FOUR,
    ] {
        for (goal, expected) in [
            (Goal::CaptureAndLive, shape.is),
            (Goal::Capture, shape.first_capture),
        ] {
            let judged = judged(shape.rows, Several::First, goal);
            let found = [0, 1].map(|first| judged.verdict(first));
            assert_eq!(found, expected, "{goal:?}\n{}", drawn(shape.rows));
        }
    }
}

#[test]
fn bent_four_in_the_corner_is_dead_unless_there_are_threats() {
    let judged = judged(BENT_FOUR.rows, Several::First, Goal::CaptureAndLive);
    for first in [0, 1] {
        let by = |rule| judged.verdict_by(rule, first);
        let found = [Ko::Wins(0), Ko::Wins(1), Ko::SIMPLE].map(by);
        assert_eq!(found, [Verdict::Black, Verdict::White, Verdict::Black]);
    }
}

fn lead(rows: &[&str], first: usize, player: usize) -> Option<Lead> {
    let board = board(rows).with(Several::First).expect("few blocks");
    let judge = Judge::new(&board, Goal::CaptureAndLive, Ko::SIMPLE, LIMIT).expect("a small race");
    judge.lead(&judge.start(first), player)
}

#[test]
fn who_holds_a_dead_shape_never_has_to_answer() {
    for first in [0, 1] {
        assert_eq!(lead(TWO_THROWN_IN.rows, first, 1), Some(Lead::Unlimited));
        assert_eq!(lead(TWO_THROWN_IN.rows, first, 0), None);
    }
    // Three liberties against one.
    let plain = [".@.@.", "BBBBB", "WWWWW", ".####"];
    assert_eq!(lead(&plain, 0, 0), Some(Lead::Passes(2)));
    assert_eq!(lead(&plain, 1, 0), Some(Lead::Passes(1)));
}

/// A white stone that is dead, and a white block that no one can take.
const TWO_BLOCKS: [&str; 4] = ["@@@@", "WWWW", "BBBB", ".BW."];

#[test]
fn several_blocks_are_lost_with_the_first_or_with_the_last() {
    let found = |several| {
        let judged = judged(&TWO_BLOCKS, several, Goal::CaptureAndLive);
        [0, 1].map(|first| judged.verdict(first))
    };
    assert_eq!(found(Several::First), [Verdict::Black; 2]);
    // If the dead stone were safe, Black would have one eye.
    assert_eq!(found(Several::All), [Verdict::Seki; 2]);
}

/// A block that is captured and whose points are filled again is lost all the same.
#[test]
fn a_block_that_was_captured_stays_lost() {
    let board = board(&["WB.#", ".B##", "WB.#"])
        .with(Several::All)
        .expect("few blocks");
    assert_eq!(board.blocks(), [1, 2]);
    let state = board.start(0, Ko::SIMPLE);
    let taken = board.play(&state, 4, Ko::SIMPLE).expect("A2 takes both");
    assert_eq!(taken.lost(), [false, true]);
}

/// Black has two eyes and no safe stones anywhere: to fill one of them loses.
#[test]
fn without_safe_stones_an_own_eye_is_not_to_be_filled() {
    let rows = [".B.", "BBB", "WWW", "..W"];
    let judged = judged(&rows, Several::First, Goal::CaptureAndLive);
    assert_eq!(
        [0, 1].map(|first| judged.verdict(first)),
        [Verdict::Black; 2]
    );
    assert!(judged.keeps(0, None));
    let own_eyes = [0, 2];
    assert_eq!(own_eyes.map(|eye| judged.keeps(0, Some(eye))), [false; 2]);
}

/// What is left out because it needs no play changes nothing.
/// So many boards of each kind.
fn compare_capturers(boards: u64) {
    let mut judged = 0;
    for kind in Kind::ALL {
        for seed in 0..boards {
            let rows = generators::board(kind, seed);
            if Race::try_new(&rows).is_err() {
                continue;
            }
            let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
            let judge = |goal| Judged::new(board(&rows).with(Several::First)?, goal, 40_000);
            let Some(out) = judge(Goal::CaptureAndLivePlayedOut) else {
                continue;
            };
            let short = judge(Goal::CaptureAndLive).expect("it is smaller");
            for first in [0, 1] {
                let board = drawn(&rows);
                assert_eq!(short.verdict(first), out.verdict(first), "{board}");
                let all = board_points(&rows).chain([None]);
                let differs =
                    |&point: &Option<usize>| short.keeps(first, point) != out.keeps(first, point);
                assert_eq!(all.clone().find(differs), None, "{board}");
            }
            judged += 1;
        }
    }
    assert!(judged >= 2 * boards / 3, "only {judged} boards are small");
}

#[test]
fn capturers_who_cannot_be_captured_need_not_be_played_on() {
    compare_capturers(8);
}

#[test]
#[ignore = "minutes; for the weekly run"]
fn capturers_of_many_boards_need_not_be_played_on() {
    compare_capturers(30);
}

fn board_points(rows: &[&str]) -> impl Iterator<Item = Option<usize>> + Clone {
    (0..rows.len() * rows[0].len()).map(Some)
}
