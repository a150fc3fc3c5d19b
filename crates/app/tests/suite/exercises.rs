//! Exercises without end: composed beside the window, asked first, and kept where they were missed.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use egui::accesskit::{Role, Toggled};
use egui::{Event, Key, Modifiers, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use semeai_app::{App, Jobs, NoDialogs, Store};
use semeai_session::{Language, Settings};
use tempfile::TempDir;

use crate::support::{
    Window, click, has, press, settle, settle_when, type_path, wait_for, window_of,
};

fn window_in(folder: &Path, settings: Settings) -> Window {
    let store = Store::at(folder.to_path_buf());
    let jobs = Jobs::new(Arc::new(NoDialogs), store);
    let mut window = window_of(App::new(settings, jobs), Vec2::new(1280.0, 800.0));
    settle(&mut window);
    window
}

fn opened(folder: &TempDir) -> Window {
    window_in(folder.path(), Settings::default())
}

/// An exercise of a kind, with its two starts or its one move asked.
fn exercise(window: &mut Window, kind: &str) {
    press(window, Modifiers::NONE, Key::F6);
    click(window, kind);
    settle_when(window, |window| {
        has(window, "(level 1)") && has(window, "Hint")
    });
}

fn is_over(window: &Window) -> bool {
    has(window, "Right: solved.")
        || has(window, "Solved, with a hint.")
        || has(window, "Solved, after a wrong try.")
}

/// Answers a race by trying everything.
fn solve_race(window: &mut Window) {
    for _ in 0..2 {
        for choice in ["Black wins", "White wins", "Seki", "Ko"] {
            let before = window.query_all_by_label_contains("Right:").count();
            if is_over(window) {
                return;
            }
            click(window, choice);
            if is_over(window) || window.query_all_by_label_contains("Right:").count() > before {
                break;
            }
        }
    }
    assert!(is_over(window), "every answer was tried");
}

fn kept(folder: &TempDir) -> String {
    fs::read_to_string(folder.path().join("lessons.json")).unwrap_or_default()
}

fn wait_until_kept(window: &mut Window, folder: &TempDir, text: &str) {
    settle_when(window, |_| kept(folder).contains(text));
}

#[test]
fn an_exercise_is_composed_asked_and_followed_by_another() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = opened(&folder);
    exercise(&mut window, "Counting liberties");
    assert!(has(
        &window,
        "Who wins if Black plays first? If White does?"
    ));
    assert!(!has(&window, "proved"), "its answer is covered");
    // The kinds beside a question that is asked: no answer is there to go back to.
    press(&mut window, Modifiers::NONE, Key::F6);
    assert!(!has(&window, "‹ Back to the answer"));
    click(&mut window, "‹ Back");
    solve_race(&mut window);
    wait_until_kept(&mut window, &folder, "\"solved\"");
    // How it is composed again stands under the pointer alone.
    assert!(!has(&window, "compose --kind"));
    let first = window.state().document().clone();
    click(&mut window, "Next exercise");
    settle_when(&mut window, |window| has(window, "Hint"));
    assert_ne!(window.state().document().board, first.board);
    // What was there comes back by undo.
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(window.state().document().board, first.board);
}

#[test]
fn a_number_of_exercises_is_a_lesson_that_is_handed_out_and_tried() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = opened(&folder);
    press(&mut window, Modifiers::NONE, Key::F6);
    let field = window.get_by_role_and_label(Role::SpinButton, "How many");
    field.focus();
    window.run_steps(2);
    window.event(Event::Text("3".to_owned()));
    window.run_steps(2);
    click(&mut window, "Counting liberties");
    wait_for(&mut window, "My lesson (3)");
    let asked = &window.state().document().lesson.question;
    assert!(asked.in_language(Language::JAPANESE).is_some());
    click(&mut window, "Handout…");
    wait_for(&mut window, "Save as");
    let suggested = window.get_by_role_and_label(Role::TextInput, "Save as");
    assert_eq!(
        suggested.value().as_deref(),
        Some("Counting liberties.pdf"),
        "what all of them are called"
    );
    let path = folder.path().join("Liberties.pdf");
    type_path(&mut window, "Save as", &path);
    wait_for(&mut window, "Saved");
    assert!(path.exists());
    click(&mut window, "Try it");
    wait_for(&mut window, "Problem 1 of 3");
    // What was there before comes back in one step.
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert!(!has(&window, "My lesson (3)") && !has(&window, "Problem 1"));
}

#[test]
fn exercises_of_every_science_ask_what_they_are_about() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = opened(&folder);
    for (kind, asked) in [
        ("Alive or dead", "Does Black's group live?"),
        ("Corridors", "Black to play: which move loses nothing?"),
        ("The urgent move", "Black to play and win: where?"),
    ] {
        exercise(&mut window, kind);
        wait_for(&mut window, asked);
        click(&mut window, "Show me");
        assert!(has(&window, "This is the answer."), "{kind}");
    }
}

#[test]
fn what_was_missed_is_offered_again_until_it_is_solved() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = opened(&folder);
    exercise(&mut window, "Counting liberties");
    click(&mut window, "Show me");
    wait_until_kept(&mut window, &folder, "\"missed\"");
    let missed = window.state().document().clone();
    click(&mut window, "Lessons");
    assert!(has(&window, "Missed: try again"));
    drop(window);
    // Another run, which knows it from the file.
    let mut window = opened(&folder);
    click(&mut window, "Lessons");
    let title = missed.text.title.clone();
    click(&mut window, &title);
    settle_when(&mut window, |window| has(window, "Hint"));
    assert_eq!(window.state().document().board, missed.board);
    solve_race(&mut window);
    click(&mut window, "Lessons");
    assert!(!has(&window, "Missed: try again"));
}

#[test]
fn a_lesson_of_the_box_says_what_came_of_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = opened(&folder);
    click(&mut window, "Lessons");
    click(&mut window, "2. Same count");
    settle_when(&mut window, |window| has(window, "Black wins"));
    click(&mut window, "Show me");
    click(&mut window, "Lessons");
    assert!(window.query_by_label("missed").is_some());
    click(&mut window, "2. Same count");
    settle_when(&mut window, |window| has(window, "Black wins"));
    click(&mut window, "Black wins");
    click(&mut window, "White wins");
    settle(&mut window);
    if !is_over(&window) {
        // It asks for the first move too: any liberty of White's.
        click(&mut window, "D3");
        for answer in ["C3", "E3"] {
            wait_for(&mut window, "White resists");
            click(&mut window, answer);
        }
        settle_when(&mut window, is_over);
    }
    assert!(is_over(&window));
    click(&mut window, "Lessons");
    assert!(window.query_by_label("solved").is_some());
    assert!(window.query_by_label("missed").is_none());
}

#[test]
fn the_own_position_is_never_written_over() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = opened(&folder);
    press(&mut window, Modifiers::COMMAND, Key::N);
    click(&mut window, "C3");
    let own = window.state().document().clone();
    assert_eq!(own.board.setup.stones.black.len(), 1);
    press(&mut window, Modifiers::COMMAND, Key::Num3);
    exercise(&mut window, "Counting liberties");
    assert_ne!(window.state().document().board, own.board);
    wait_for(&mut window, "Your previous position had unsaved changes");
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(window.state().document().board, own.board);
}

#[test]
fn a_damaged_file_of_results_is_kept_aside_and_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("lessons.json");
    fs::write(&path, "{\"format\": \"semeai-lessons\", \"vers").expect("written");
    let window = opened(&folder);
    assert!(has(&window, "Couldn't read your results file"));
    let aside = folder.path().join("lessons-unread-1.json");
    assert!(aside.exists() && !path.exists());
    drop(window);
    assert!(
        !has(&opened(&folder), "Couldn't read your results file"),
        "said once"
    );
}

#[test]
fn a_file_of_a_newer_version_is_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("lessons.json");
    let newer = "{\"format\": \"semeai-lessons\", \"version\": 9, \"days\": 3}";
    fs::write(&path, newer).expect("written");
    let mut window = opened(&folder);
    assert!(has(&window, "newer version of the program"));
    exercise(&mut window, "Counting liberties");
    click(&mut window, "Show me");
    window.state_mut().leave();
    assert_eq!(fs::read_to_string(&path).expect("there"), newer);
}

#[test]
fn results_are_exported_and_wiped_after_a_question() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = opened(&folder);
    exercise(&mut window, "Counting liberties");
    click(&mut window, "Show me");
    click(&mut window, "Lessons");
    let export = window.get_by_role_and_label(Role::Button, "Export results…");
    export.click_accesskit();
    settle_when(&mut window, |window| has(window, "Save as"));
    let path = folder.path().join("results.csv");
    type_path(&mut window, "Save as", &path);
    settle_when(&mut window, |_| path.exists());
    let text = fs::read_to_string(&path).expect("written");
    let head = "title,file,number,result,time,lesson,name,grade,seed,path\r\nCounting liberties";
    assert!(text.starts_with(head), "{text}");
    assert!(text.contains(",exercise,plain,1,"), "{text}");
    let wipe = |window: &mut Window| {
        let wipe = window.get_by_role_and_label(Role::Button, "Wipe results…");
        wipe.click_accesskit();
        settle(window);
        assert!(has(window, "Forget your results for 1 problem?"));
    };
    wipe(&mut window);
    click(&mut window, "Keep");
    assert!(has(&window, "Missed: try again"));
    wipe(&mut window);
    click(&mut window, "Wipe");
    assert!(!has(&window, "Missed: try again"));
    window.state_mut().leave();
    assert!(
        kept(&folder).contains("\"lessons\": []"),
        "{}",
        kept(&folder)
    );
}

#[test]
fn exercises_are_offered_in_japanese() {
    let folder = tempfile::tempdir().expect("a folder");
    let settings = Settings {
        language: Language::JAPANESE,
        ..Settings::default()
    };
    let mut window = window_in(folder.path(), settings);
    press(&mut window, Modifiers::NONE, Key::F6);
    click(&mut window, "手数の計算");
    settle_when(&mut window, |window| has(window, "（難度1）"));
    assert!(has(&window, "黒先ならどちらの勝ち? 白先なら?"));
}

#[test]
fn exercises_with_one_move_ask_for_that_as_a_lesson_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = opened(&folder);
    press(&mut window, Modifiers::NONE, Key::F6);
    let field = window.get_by_role_and_label(Role::SpinButton, "How many");
    field.focus();
    window.run_steps(2);
    window.event(Event::Text("2".to_owned()));
    window.run_steps(2);
    click(&mut window, "Outside first");
    wait_for(&mut window, "My lesson (2)");
    let black = window.get_by_role_and_label(Role::Button, "Black to play");
    assert_eq!(black.accesskit_node().toggled(), Some(Toggled::True));
    click(&mut window, "Try it");
    settle_when(&mut window, |window| {
        has(window, "Problem 1 of 2") && has(window, "Hint")
    });
    assert!(has(
        &window,
        "Black to play. One move wins the race: which?"
    ));
    assert!(has(&window, "Black plays first: where?"));
    assert!(!has(&window, "Black wins") && !has(&window, "If White does?"));
}
