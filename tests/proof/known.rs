//! Races with answers that were known before: the lessons and `races.json`.

use std::path::PathBuf;

use semeai_board::{Color, Role};
use semeai_race::Ending;
use semeai_race::solve::{Outcome, Prover, Several, solve};
use semeai_search::KoRule;
use serde_json::Value;

use super::board::{ko_rule, limits, race};
use super::compare::{Compared, compare};
use crate::oracle::Ko;
use crate::support::{Race, drawn, fixture, strings};

const BLACK: Outcome = Outcome::Ends(Ending::Black);
const WHITE: Outcome = Outcome::Ends(Ending::White);
const SEKI: Outcome = Outcome::Ends(Ending::Seki);

/// The endings of a lesson if Black and if White starts.
pub(crate) const LESSONS: [(&str, [Outcome; 2]); 15] = [
    ("00-connect-first", [BLACK, WHITE]),
    ("01-same-count", [BLACK, WHITE]),
    ("02-one-more", [BLACK, BLACK]),
    ("03-outside-first", [BLACK, WHITE]),
    ("04-live-together", [SEKI, SEKI]),
    ("05-kill-or-seki", [BLACK, SEKI]),
    ("06-far-ahead", [BLACK, BLACK]),
    ("07-an-eye-is-worth-a-lot", [WHITE, WHITE]),
    ("08-eye-but-close", [BLACK, WHITE]),
    ("09-two-big-eyes", [BLACK, SEKI]),
    ("10-big-eye-small-eye", [BLACK, WHITE]),
    ("11-two-small-eyes", [BLACK, SEKI]),
    ("12-points-are-not-moves", [BLACK, WHITE]),
    ("13-the-bigger-one-first", [BLACK, WHITE]),
    ("14-count-the-ko-threats", [BLACK, BLACK]),
];

/// Who wins after a first move of BLACK, White to move.
const FIRST_MOVES: [(&str, &str, Outcome); 8] = [
    ("00-connect-first", "H3", WHITE),
    ("00-connect-first", "H6", WHITE),
    ("00-connect-first", "H9", BLACK),
    ("03-outside-first", "D5", WHITE),
    ("13-the-bigger-one-first", "J13", BLACK),
    ("13-the-bigger-one-first", "J10", WHITE),
    ("13-the-bigger-one-first", "J7", WHITE),
    ("13-the-bigger-one-first", "J4", WHITE),
];

/// A lesson with one row changed.
pub(crate) const VARIANTS: [(&str, &str, &str, [Outcome; 2]); 7] = [
    (
        "10-big-eye-small-eye",
        "@.....@@",
        "@....@@@",
        [WHITE, WHITE],
    ),
    (
        "10-big-eye-small-eye",
        "@.....@@",
        "@......@",
        [BLACK, BLACK],
    ),
    ("11-two-small-eyes", "@..@@@@@", "@.@@@@@@", [SEKI, SEKI]),
    ("11-two-small-eyes", "@..@@@@@", "@...@@@@", [BLACK, BLACK]),
    (
        "12-points-are-not-moves",
        "#####...#######",
        "#####..########",
        [BLACK, BLACK],
    ),
    (
        "12-points-are-not-moves",
        "#####...#######",
        "#####....######",
        [WHITE, WHITE],
    ),
    // Of one notch beside a plain liberty nothing is gained: White leaves it for last.
    (
        "12-points-are-not-moves",
        ".@.@.O.B.O.@.@.",
        ".@.@.O.B.@.@.@.",
        [WHITE, WHITE],
    ),
];

/// Both sides' ko threats in the last lesson, and who wins then.
const THREATS: [([u8; 2], [Outcome; 2]); 4] = [
    ([0, 0], [BLACK, BLACK]),
    ([0, 1], [BLACK, WHITE]),
    ([1, 1], [BLACK, BLACK]),
    ([1, 2], [BLACK, WHITE]),
];

pub(crate) fn lesson(name: &str) -> Vec<String> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../assets/samples")
        .join(format!("{name}.txt"));
    let text = std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    text.lines().map(str::to_owned).collect()
}

/// A lesson with one row changed.
pub(crate) fn variant(name: &str, before: &str, after: &str) -> Vec<String> {
    let mut rows = lesson(name);
    let row = rows.iter_mut().find(|row| *row == before);
    *row.expect("the row of the lesson") = after.to_owned();
    rows
}

/// What the prover says if Black and if White starts.
fn proved(rows: &[String], rule: Ko) -> [Outcome; 2] {
    let race = race(&Race::new(rows));
    let mut prover = Prover::new(&race, &limits()).expect("a small race");
    Color::ALL.map(|first| prover.outcome(&race.position, first, ko_rule(rule)))
}

/// What the prover says if Black and if White starts, whoever wins the kos.
fn proved_with_kos(rows: &[String]) -> [Outcome; 2] {
    let race = race(&Race::new(rows));
    let mut prover = Prover::new(&race, &limits()).expect("a small race");
    Color::ALL.map(|first| prover.outcome_with_kos(&race.position, first))
}

#[test]
fn every_lesson_ends_as_it_says() {
    for (name, expected) in LESSONS {
        assert_eq!(proved(&lesson(name), Ko::SIMPLE), expected, "{name}");
    }
}

#[test]
fn only_the_last_lesson_depends_on_ko() {
    for (name, expected) in LESSONS {
        let found = proved_with_kos(&lesson(name));
        if name.starts_with("14") {
            assert!(found.contains(&Outcome::Ko), "{name}: {found:?}");
        } else {
            assert_eq!(found, expected, "{name}");
        }
    }
}

#[test]
fn the_first_moves_that_lessons_speak_of_decide() {
    for (name, point, expected) in FIRST_MOVES {
        let marked = Race::new(&lesson(name));
        let race = race(&marked);
        let mut prover = Prover::new(&race, &limits()).expect("a small race");
        let played = race.position.play(Color::Black, marked.point(point));
        let after = played.expect("a legal move").position;
        let found = prover.outcome(&after, Color::White, ko_rule(Ko::SIMPLE));
        assert_eq!(found, expected, "{name}: {point}");
    }
}

#[test]
fn the_variants_that_lessons_speak_of_end_as_they_say() {
    for (name, before, after, expected) in VARIANTS {
        let rows = variant(name, before, after);
        let board = drawn(&rows);
        assert_eq!(proved(&rows, Ko::SIMPLE), expected, "{name}\n{board}");
    }
}

#[test]
fn threats_turn_the_last_lesson() {
    let rows = lesson("14-count-the-ko-threats");
    for (threats, expected) in THREATS {
        let found = proved(&rows, Ko::Threats(threats));
        assert_eq!(found, expected, "threats {threats:?}");
    }
}

#[test]
fn every_known_race_ends_as_its_file_says() {
    for case in cases() {
        let expected = ["black_first", "white_first"].map(|field| result(&case[field]));
        let rows = strings(&case["diagram"]);
        let name = &case["name"];
        assert_eq!(proved(&rows, Ko::SIMPLE), expected, "{name}");
        // No number of ko threats changes one: approach-2 hangs on several kos, one after the other.
        assert_eq!(proved_with_kos(&rows), expected, "{name}");
    }
}

/// Larger races are not searched by the judge.
const LIMIT: usize = 60_000;

#[test]
fn everything_about_the_known_races_agrees_with_exhaustive_search() {
    compare_known(&[0]);
}

#[test]
#[ignore = "minutes; for the weekly run"]
fn everything_about_the_known_races_agrees_whatever_is_asked_first() {
    compare_known(&[0, 1]);
}

/// The known races that are small enough for the judge, with each of these seeds.
fn compare_known(seeds: &[u64]) {
    let lessons = LESSONS.map(|(name, _)| lesson(name));
    let races = cases().into_iter().map(|case| strings(&case["diagram"]));
    let mut judged = 0;
    for rows in lessons.into_iter().chain(races) {
        let rows = without_idle_points(&rows);
        for &seed in seeds {
            match compare(&rows, Several::All, LIMIT, seed) {
                Compared::Same(_) => judged += 1,
                Compared::Different(differences) => panic!("{}\n{differences}", drawn(&rows)),
                Compared::NoRace | Compared::TooLarge => {}
            }
        }
    }
    assert!(judged >= 20 * seeds.len(), "only {judged} races are small");
}

/// Three kos that both sides take in turn for ever.
const THREE_KOS: [&str; 5] = ["@.@.@X", "X.B.X.", "BBBBBB", "WWWWWW", "###..."];

#[test]
fn the_line_of_three_kos_ends_when_it_comes_back() {
    // With what may follow a capture the board is too large for the judge.
    let race = race(&Race::new(&THREE_KOS));
    let solution = solve(&race, Some(Color::White), &limits()).expect("a small race");
    let start = solution.starts.white.expect("it was asked for");
    assert_eq!(start.outcome, SEKI);
    assert!(start.line.len() < 40, "{} moves", start.line.len());
    assert!(start.repeats, "it goes round for ever");
}

/// Nobody wins, and nobody has to go round: of two kos each side has one, or there is none.
#[test]
fn a_seki_that_comes_to_rest_does_not_repeat() {
    let two_kos = ["@.@.@@", "XBX.X.", "B.BBBB", "WWWWWW", "####.."].map(str::to_owned);
    let live_together = lesson("04-live-together");
    for rows in [&two_kos[..], &live_together] {
        let race = race(&Race::new(rows));
        let solution = solve(&race, None, &limits()).expect("a small race");
        for start in [solution.starts.black, solution.starts.white] {
            let start = start.expect("it was asked for");
            let open = start.outcome.winner().is_none() && start.may_pass == Some(true);
            assert!(!start.repeats || !open, "{}", drawn(rows));
        }
    }
}

/// The same race with walls where no move matters, which the judge would try.
fn without_idle_points(rows: &[String]) -> Vec<String> {
    let marked = Race::new(rows);
    let race = race(&marked);
    let essential = marked.roles.points(Role::Essential);
    let kept = race.relevant.union(&essential);
    let columns = rows[0].len();
    let cell = |(i, cell)| {
        let point = semeai_board::Point::new(i).expect("on the board");
        if cell != '.' || kept.contains(point) {
            cell
        } else {
            '@'
        }
    };
    let cells: Vec<char> = rows.concat().chars().enumerate().map(cell).collect();
    cells
        .chunks(columns)
        .map(|row| row.iter().collect())
        .collect()
}

pub(crate) fn cases() -> Vec<Value> {
    let file = fixture("races.json");
    file["cases"].as_array().expect("cases").clone()
}

fn result(value: &Value) -> Outcome {
    match value.as_str() {
        Some("black") => BLACK,
        Some("white") => WHITE,
        Some("seki") => SEKI,
        other => panic!("{other:?} is no result"),
    }
}

#[test]
fn a_ban_holds_for_the_first_move() {
    // Black has just taken: White may not take back, unless he wins kos or has a threat.
    let rows = lesson("14-count-the-ko-threats");
    let marked = Race::new(&rows);
    let race = race(&marked);
    let mut prover = Prover::new(&race, &limits()).expect("a small race");
    let taken = race.position.play(Color::Black, marked.point("E3"));
    let taken = taken.expect("a legal move").position;
    let banned = prover.outcome(&taken, Color::White, ko_rule(Ko::SIMPLE));
    let free = prover.outcome(&taken.without_ko(), Color::White, ko_rule(Ko::SIMPLE));
    let winning = prover.outcome(&taken, Color::White, KoRule::Wins(Color::White));
    assert_eq!(banned, BLACK);
    assert_eq!(free, winning, "who wins kos is never banned");
}

#[test]
fn nobody_is_told_to_fill_his_own_eye() {
    // Black lives after his capture by the eye at C4; where it is filled White takes his in turn.
    let rows = "BBBBBBB\nBBBBBBB\nBB.BBBB\nBBBBBW.\nBBBBBBB\n@.@.@@@";
    let rows: Vec<String> = rows.lines().map(str::to_owned).collect();
    let race = race(&Race::new(&rows));
    let solution = solve(&race, Some(Color::Black), &limits()).expect("two sides");
    let start = solution.starts.black.expect("a start that was asked for");
    assert_eq!(start.outcome, BLACK);
    let moves = start.moves.into_iter().collect();
    assert_eq!(race.position.topology().names(&moves), ["G3", "B1", "D1"]);
}
