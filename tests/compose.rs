//! Composed exercises by a second means: races by the exhaustive judge, endgames as written sums, groups by the judge of captures; and
//! `compose` in-process.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;
use std::io::{self, Write};

use semeai_board::{Color, Diagram, Likeness, Point, PointSet, Position, Role};
use semeai_cgt::Player;
use semeai_endgame::board_sum;
use semeai_endgame::compose::{EndgameExercise, EndgameKind, compose_endgame};
use semeai_life::Class;
use semeai_life::compose::{LifeExercise, compose_life};
use semeai_race::Ending;
use semeai_race::compose::{RaceAsk, RaceExercise, RaceKind, compose_race};
use semeai_race::solve::{KoTurn, Outcome};
use semeai_search::PositionBudget;
use semeai_search::compose::Grade;
use semeai_session::compose::{Exercise, ExerciseKind};
use semeai_session::{Document, Language, Phrasing, file};
use semeai_sums::{Sum, score};
use semeai_words::exercise::exercise_words;

use crate::cli::{Ran, run};
use crate::oracle::{Board, Ending as Won, Goal, Judged, Ko, Verdict, is_captured};

const SEED: u64 = 39;

fn budget() -> PositionBudget {
    PositionBudget::new(u64::MAX)
}

fn rows(diagram: &Diagram) -> Vec<String> {
    let text = diagram.to_plain().expect("a board of squares");
    text.lines().map(str::to_owned).collect()
}

fn verdict(outcome: Outcome) -> Verdict {
    match outcome {
        Outcome::Ends(Ending::Black) => Verdict::Black,
        Outcome::Ends(Ending::White) => Verdict::White,
        Outcome::Ends(Ending::Seki) => Verdict::Seki,
        Outcome::Ends(Ending::BothLive) => Verdict::BothLive,
        Outcome::Ko => Verdict::Ko,
        Outcome::Undecided => panic!("an exercise is decided"),
    }
}

/// Whether the judge says the same; false if the race is too large for it.
fn is_judged_alike(race: &RaceExercise) -> bool {
    let rows = rows(&race.diagram);
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    let shown = rows.join("\n");
    let board = Board::read(&rows).expect("two sides");
    // Blocks with a place for an eye are so large that who takes one lives, and too large for the judge to look at what follows.
    let goal = match race.kind {
        RaceKind::ThrowIn => Goal::Capture,
        _ => Goal::CaptureAndLive,
    };
    let Some(judged) = Judged::new(board, goal, 250_000) else {
        return false;
    };
    for (first, start) in race.solution.starts.iter() {
        let start = start.as_ref().expect("both are told");
        // That judge knows no blocks that live by themselves.
        if goal == Goal::Capture && start.outcome.winner().is_none() {
            continue;
        }
        let first = usize::from(first == Color::White);
        assert_eq!(judged.verdict(first), verdict(start.outcome), "{shown}");
    }
    let black = race.solution.starts.black.as_ref().expect("it is told");
    // A move that wins only by a ko is no other solution.
    let wins = |point| {
        let mut rules = [Ko::SIMPLE, Ko::Wins(0), Ko::Wins(1)].into_iter();
        rules.all(|rule| judged.ending_after(rule, 0, point) == Some(Won::Black))
    };
    match race.kind.asks() {
        RaceAsk::Ending => {}
        RaceAsk::FirstMove => {
            assert!(!wins(None), "waiting does not win\n{shown}");
            let points = 0..race.diagram.setup.topology.len();
            let winning: Vec<usize> = points.filter(|&point| wins(Some(point))).collect();
            assert_eq!(winning, [black.moves[0].index()], "{shown}");
        }
        RaceAsk::KoThreats => {
            let [point] = black.moves[..] else {
                panic!("one move holds the ko\n{shown}");
            };
            assert!(judged.keeps(0, Some(point.index())), "{shown}");
            let turn = black.ko.expect("a ko").turn;
            assert!(matches!(turn, KoTurn::At(_, 1..)), "{shown}");
        }
    }
    true
}

/// So many exercises of a kind are drawn of the first grade, and so many at most.
const USUAL: u64 = 6;
const MOST: u64 = 40;

#[test]
fn races_are_what_the_judge_says_and_have_one_first_move() {
    for kind in RaceKind::ALL {
        let mut judged = 0;
        let first = (1..=MOST).map(|number| (Grade::First, number));
        let second = (1..=3).map(|number| (Grade::Second, number));
        for (grade, number) in second.chain(first) {
            // Of a kind whose exercises are often too large for the judge more are drawn, until one is small.
            if number > USUAL && judged > 0 {
                break;
            }
            // Of rare kinds a number may have no exercise: so many draws are in vain.
            let Some(race) = compose_race(kind, grade, SEED, number, &budget()) else {
                continue;
            };
            judged += usize::from(is_judged_alike(&race));
        }
        assert!(judged >= 1, "{kind:?}: none is small");
    }
}

/// The only first move of Black's, and the position before and after it.
fn first_move(race: &RaceExercise) -> (Point, Position, Position) {
    let black = race.solution.starts.black.as_ref().expect("it is told");
    let (point, before) = (black.moves[0], race.diagram.position().expect("legal"));
    let after = before.play(Color::Black, point).expect("legal").position;
    (point, before, after)
}

#[test]
fn a_stone_thrown_in_is_taken_at_the_cost_of_a_liberty() {
    for (grade, count) in [(Grade::First, 6), (Grade::Second, 4), (Grade::Third, 3)] {
        for number in 1..=count {
            let race =
                compose_race(RaceKind::ThrowIn, grade, SEED, number, &budget()).expect("one");
            let shown = rows(&race.diagram).join("\n");
            let (point, before, after) = first_move(&race);
            let stone = after.block_at(point).expect("it stands");
            let liberties: Vec<Point> = stone.liberties.iter().collect();
            assert_eq!((stone.stones.len(), liberties.len()), (1, 1), "{shown}");
            let black = race.solution.starts.black.as_ref().expect("it is told");
            assert_eq!(black.line[1].point, Some(liberties[0]), "{shown}");
            let taken = after.play(Color::White, liberties[0]).expect("legal");
            assert_eq!(taken.captured, stone.stones, "{shown}");
            let captor = taken.position.block_at(liberties[0]).expect("it stands");
            let old = captor.stones.iter().filter_map(|at| before.block_at(at));
            let old = old.fold(PointSet::EMPTY, |all, block| all.union(&block.liberties));
            assert!(captor.liberties.len() < old.len(), "{shown}");
        }
    }
}

/// Whether Black can play on a point without being in atari there.
fn is_safe(position: &Position, point: Point) -> bool {
    position.play(Color::Black, point).is_ok_and(|after| {
        let block = after.position.block_at(point).expect("it stands");
        let is_protected = !block.stones.is_disjoint(&after.position.protected());
        is_protected || block.liberties.len() > 1
    })
}

#[test]
fn an_approach_move_makes_a_liberty_one_that_can_be_filled() {
    for (grade, count) in [(Grade::First, 6), (Grade::Second, 4), (Grade::Third, 3)] {
        for number in 1..=count {
            let race = compose_race(RaceKind::Approach, grade, SEED, number, &budget());
            let race = race.expect("one");
            let shown = rows(&race.diagram).join("\n");
            let (point, before, after) = first_move(&race);
            let white = race
                .diagram
                .roles
                .stones(&before, Color::White, Role::Essential);
            let white = white
                .first()
                .and_then(|at| before.block_at(at))
                .expect("one block");
            assert!(!white.liberties.contains(point), "{shown}");
            let mut liberties = white.liberties.iter();
            let is_opened = |at: Point| !is_safe(&before, at) && is_safe(&after, at);
            assert!(liberties.any(is_opened), "{shown}");
        }
    }
}

fn is_summed_alike(endgame: &EndgameExercise) {
    let text = board_sum(&endgame.report).expect("regions without kos");
    let sum = Sum::parse(&text).expect("a sum");
    let (found, _) = score(&sum, Player::Left, &mut PositionBudget::new(1_000_000)).expect("small");
    let shown = rows(&endgame.diagram).join("\n");
    assert_eq!(found.ceil(), i128::from(endgame.score).into(), "{shown}");
    let start = endgame.report.starts.black.as_ref().expect("asked");
    assert_eq!(start.best, [endgame.best], "{shown}");
}

#[test]
fn endgames_have_the_score_of_their_sum_and_one_best_move() {
    for kind in EndgameKind::ALL {
        for grade in Grade::ALL {
            for number in 1..=2 {
                let endgame = compose_endgame(kind, grade, SEED, number, &budget()).expect("one");
                is_summed_alike(&endgame);
            }
        }
    }
}

/// Who takes the group if each side starts, Black first and White to play; nothing if there are too many positions.
fn is_taken(life: &LifeExercise, then: Option<(Color, usize)>) -> Option<[bool; 2]> {
    let mut diagram = life.diagram.clone();
    let mut position = diagram.position().expect("legal");
    let topology = diagram.setup.topology.clone();
    if let Some((color, index)) = then {
        let point = topology.points().iter().nth(index).expect("on the board");
        position = position.play(color, point).ok()?.position;
        diagram.setup = position.to_setup();
    }
    let group = position.block_at(life.group)?;
    diagram.roles.set_block(&group, Role::Essential);
    let marks: Vec<char> = rows(&diagram).concat().chars().collect();
    let board = Board::with_one_block(&topology.edges(), &marks);
    let taken = |first| is_captured(&board, 0, (first, Ko::SIMPLE), 200_000);
    Some([taken(0)?, taken(1)?])
}

#[test]
fn groups_live_and_die_as_the_judge_of_captures_says() {
    let mut judged = 0;
    for (grade, count) in [(Grade::First, 8), (Grade::Second, 3)] {
        for number in 1..=count {
            let life = compose_life(grade, SEED, number, &budget()).expect("one");
            let Some(taken) = is_taken(&life, None) else {
                continue;
            };
            let shown = rows(&life.diagram).join("\n");
            let expected = match life.class {
                Class::Black => [false, false],
                Class::White => [true, true],
                Class::First => [false, true],
                other => panic!("{other:?} is not asked\n{shown}"),
            };
            assert_eq!(taken, expected, "{shown}");
            judged += 1;
            let Some(vital) = life.vital else { continue };
            // After any other move of White's Black saves the group.
            for index in 0..life.diagram.setup.topology.len() {
                if let Some([dies, _]) = is_taken(&life, Some((Color::White, index))) {
                    assert_eq!(dies, index == vital.white.index(), "{index}\n{shown}");
                }
            }
        }
    }
    assert!(judged >= 8, "{judged} of 11 are small");
}

#[test]
fn nothing_is_alike_in_a_set_and_every_answer_is_a_variation() {
    for &kind in ExerciseKind::ALL {
        let out = tempfile::tempdir().expect("a folder");
        let path = out.path().join("set.sgf");
        let set = compose(&[
            "--kind",
            kind.id(),
            "--count",
            "6",
            "-o",
            path.to_str().expect("text"),
        ]);
        assert_eq!(set.status, 0, "{}: {}", kind.id(), set.errors);
        let bytes = fs::read(&path).expect("written");
        let first = file::parse("set.sgf", &bytes).expect("a file").document;
        let mut seen = BTreeSet::new();
        for number in 0..6 {
            let document = game(&first, number);
            let likeness = Likeness::of(&document.board.setup, &document.marks.roles);
            assert!(seen.insert(likeness), "{} {number}", kind.id());
            assert!(document.text.comment.contains("compose --kind"));
            assert!(document.game.is_some(), "the answer is a variation");
        }
        assert!(first.other_game(6, false).is_err(), "six games");
    }
}

fn game(first: &Document, number: usize) -> Document {
    match number {
        0 => first.clone(),
        _ => first.other_game(number, false).expect("a game").document,
    }
}

fn compose(arguments: &[&str]) -> Ran {
    run(&[&["compose"], arguments].concat(), "")
}

#[test]
fn the_same_name_is_the_same_file_and_another_seed_is_another() {
    let out = tempfile::tempdir().expect("a folder");
    let written = |name: &str, seed: &str, language: &str| {
        let path = out.path().join(name);
        let path = path.to_str().expect("text");
        let arguments = [
            "--kind", "shared", "--grade", "2", "--count", "4", "--seed", seed,
        ];
        let ran = compose(&[&arguments[..], &["-o", path, "--language", language]].concat());
        assert_eq!((ran.status, ran.errors.as_str()), (0, ""));
        fs::read_to_string(path).expect("written")
    };
    let once = written("once.sgf", "7", "en");
    assert_eq!(once, written("twice.sgf", "7", "en"));
    assert_ne!(once, written("other.sgf", "8", "en"));
    let japanese = written("japanese.sgf", "7", "ja");
    assert!(japanese.contains("黒先と白先で"), "{japanese}");
    assert_eq!(once.matches(";FF[4]").count(), 4);
}

#[test]
fn exercises_are_told_as_json() {
    let ran = compose(&["--kind", "outside", "--count", "2", "--seed", "3", "--json"]);
    let answer = ran.json();
    assert_eq!(answer["format"], "semeai-exercises");
    assert_eq!(
        (&answer["kind"], &answer["complete"]),
        (&"outside".into(), &true.into())
    );
    let each = answer["exercises"].as_array().expect("a list");
    assert_eq!(each.len(), 2);
    for exercise in each {
        assert_eq!(exercise["answer"]["asks"], "move");
        let line = &exercise["lines"][0]["moves"][0];
        let point = exercise["answer"]["move"].as_str().expect("a point");
        assert_eq!(line, &format!("black {point}"));
        assert_eq!(exercise["known"], "proved");
    }
}

#[test]
fn what_cannot_be_composed_is_refused_and_nothing_is_written() {
    let out = tempfile::tempdir().expect("a folder");
    let path = out.path().join("out.sgf");
    let path = path.to_str().expect("text");
    let refused = |arguments: &[&str], said: &str| {
        let ran = compose(&[arguments, &["-o", path]].concat());
        assert_eq!((ran.status, ran.output.as_str()), (2, ""), "{arguments:?}");
        assert!(ran.errors.contains(said), "{}", ran.errors);
        assert!(!out.path().join("out.sgf").exists());
    };
    refused(
        &["--kind", "nakade"],
        "expected an exercise topic: plain, outside",
    );
    refused(
        &["--kind", "plain", "--grade", "4"],
        "expected a level from 1 to 3",
    );
    refused(&["--kind", "plain", "--count", "0"], "1 or more");
    refused(
        &["--kind", "tedomari", "--count", "1000000000"],
        "exercises would take about",
    );
    let ran = compose(&["--kind", "plain", "-o", "/nowhere/at/all/out.sgf"]);
    assert_eq!((ran.status, ran.output.as_str()), (2, ""));
    assert!(
        ran.errors.contains("/nowhere/at/all/out.sgf"),
        "{}",
        ran.errors
    );
    assert_eq!(compose(&["--kind", "plain"]).status, 2, "where to?");
}

#[test]
fn every_bad_argument_is_told_in_both_languages() {
    let bad = [
        (["--kind", "nakade"], "nakade"),
        (["--count", "0"], "0"),
        (["--count", "-1"], "-1"),
        (["--count", "1e9"], "1e9"),
        (["--count", "99999999999999999999"], "99999999999999999999"),
        (["--grade", "0"], "0"),
        (["--grade", "4"], "4"),
        (["--grade", "easy"], "easy"),
        (["--seed", "tree"], "tree"),
        (["--seed", "-7"], "-7"),
        (["--seconds", "0"], "0"),
    ];
    let out = tempfile::tempdir().expect("a folder");
    let path = out.path().join("out.sgf");
    let path = path.to_str().expect("text");
    for ([option, value], told) in bad {
        for language in ["en", "ja"] {
            let given = format!("{option}={value}");
            let mut arguments = vec![given.as_str(), "-o", path, "--language", language];
            if option != "--kind" {
                arguments.extend(["--kind", "plain"]);
            }
            let ran = compose(&arguments);
            assert_eq!((ran.status, ran.output.as_str()), (2, ""), "{arguments:?}");
            let said = &ran.errors;
            assert!(said.contains(option) && said.contains(told), "{said}");
            assert_eq!(language == "ja", said.contains("。"), "{said}");
            assert_eq!(out.path().read_dir().expect("a folder").count(), 0);
        }
    }
}

/// A device that is always full stands for a full disk.
#[test]
fn what_cannot_be_written_is_told_and_nothing_else_is() {
    let out = tempfile::tempdir().expect("a folder");
    let file = out.path().join("file");
    fs::write(&file, "whole").expect("written");
    let locked = out.path().join("locked.sgf");
    fs::write(&locked, "whole").expect("written");
    let mut permissions = fs::metadata(&locked).expect("there").permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&locked, permissions).expect("set");
    let mut paths = vec![
        out.path().to_path_buf(),
        file.join("out.sgf"),
        out.path().join("no/out.sgf"),
        locked.clone(),
    ];
    if cfg!(target_os = "linux") {
        paths.push("/dev/full".into());
    }
    for path in paths {
        let path = path.to_str().expect("text");
        let ran = compose(&["--kind", "plain", "--count", "2", "-o", path]);
        assert_eq!((ran.status, ran.output.as_str()), (2, ""), "{path}");
        assert!(ran.errors.contains(path), "{}", ran.errors);
    }
    for kept in [&file, &locked] {
        assert_eq!(fs::read_to_string(kept).expect("kept"), "whole");
    }
    assert_eq!(out.path().read_dir().expect("a folder").count(), 2);
}

/// An answer that nobody can take.
struct Full;

impl Write for Full {
    fn write(&mut self, _: &[u8]) -> io::Result<usize> {
        Err(io::ErrorKind::StorageFull.into())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn the_set_is_whole_though_the_answer_cannot_be_told() {
    let out = tempfile::tempdir().expect("a folder");
    let path = out.path().join("set.sgf");
    let written = path.to_str().expect("text");
    let asked = [
        "semeai-cli",
        "compose",
        "--kind",
        "plain",
        "--count",
        "2",
        "-o",
        written,
    ];
    let mut errors = Vec::new();
    let status = semeai_cli::run(
        asked.map(OsString::from),
        Language::ENGLISH,
        &mut io::empty(),
        &mut Full,
        &mut errors,
    );
    assert_eq!((status, errors.is_empty()), (2, false));
    let text = fs::read_to_string(&path).expect("written");
    assert_eq!(text.matches(";FF[4]").count(), 2);
}

#[test]
fn who_is_stopped_says_how_far_it_came() {
    let ran = compose(&[
        "--kind",
        "plain",
        "--count",
        "1000000",
        "--seconds",
        "0.3",
        "--json",
    ]);
    assert_eq!(ran.status, 1);
    assert!(
        ran.errors.contains("of 1,000,000 exercises"),
        "{}",
        ran.errors
    );
    assert_eq!(ran.json()["complete"], false);
}

#[test]
fn an_exercise_is_found_by_its_name_alone() {
    let one = Exercise::compose(ExerciseKind::Gote, Grade::First, SEED, 2, &budget());
    let again = Exercise::compose(ExerciseKind::Gote, Grade::First, SEED, 2, &budget());
    let (one, again) = (one.expect("one"), again.expect("the same"));
    assert_eq!(one.document, again.document);
    assert_eq!((one.answer, &one.lines), (again.answer, &again.lines));
    let other = Exercise::compose(ExerciseKind::Gote, Grade::First, SEED, 3, &budget());
    assert_ne!(one.document, other.expect("another").document);
}

/// What is asked, who is said to play first, and what is saved are one thing.
#[test]
fn an_exercise_asks_of_one_start_or_of_both_as_its_question_does() {
    for &kind in ExerciseKind::ALL {
        let mut found = (1..50)
            .filter_map(|number| Exercise::compose(kind, Grade::First, SEED, number, &budget()));
        let exercise = found.next().expect("one of fifty");
        let document = exercise.told(&exercise_words(&exercise, Phrasing::ENGLISH));
        let question = document.lesson.question.in_language(Language::ENGLISH);
        let question = question.expect("it is asked");
        let is_of_black = question.starts_with("Black to play");
        let asked = document.asked_start();
        assert_eq!(
            asked,
            is_of_black.then_some(Color::Black),
            "{kind:?}: {question}"
        );
        let text = file::to_sgf(&document, &file::Answers::NOTHING).expect("a rectangle");
        let read = file::parse("exercise.sgf", text.as_bytes()).expect("readable");
        assert_eq!(read.document.asked_start(), asked, "{kind:?}: {text}");
        assert_eq!(read.document.lesson, document.lesson);
        assert!(
            !document.lesson.asks_move || is_of_black,
            "{kind:?}: {question}"
        );
    }
}
