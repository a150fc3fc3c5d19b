//! What is there when the program or a file is opened again: proofs that were saved, and settings.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use egui::{Key, Modifiers, Vec2};
use egui_kittest::kittest::Queryable as _;
use semeai_app::{App, NoDialogs, Store};
use semeai_session::file::{self, Answers, to_sgf};
use semeai_session::{Document, Subject};

use crate::support::{Window, new_app, press, settle, type_path, wait_until, window_of};

const RACE: &str = ".@.@.\nBBBBB\nWWWWW\n.#.##";
const ENDGAME: &str = "#####@@\n@...#.#\n#####@@";

fn window() -> Window {
    window_of(new_app(), Vec2::new(1280.0, 800.0))
}

fn has(window: &Window, text: &str) -> bool {
    window.query_by_label_contains(text).is_some()
}

fn document(diagram: &str, subject: Subject) -> Document {
    let drawn = file::parse("-", diagram.as_bytes()).expect("a diagram");
    Document {
        subject,
        ..drawn.document
    }
}

/// Opens a file and waits until its document is there.
fn open(window: &mut Window, path: &Path) {
    let columns = |document: &Document| document.topology().shape().size();
    let expected = columns(&file::read(path).expect("a file").document);
    window.state_mut().open(path.to_path_buf());
    wait_until(window, "the file", |window| {
        columns(window.state().document()) == expected
    });
}

/// Saves what is shown under a path.
fn save(window: &mut Window, path: &Path) {
    press(window, Modifiers::COMMAND, Key::S);
    wait_until(window, "a field", |window| has(window, "Save as"));
    type_path(window, "Save as", path);
    wait_until(window, "the file", |window| has(window, "Saved "));
}

#[test]
fn what_is_saved_under_a_bare_name_gets_the_ending_of_its_format() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window();
    window
        .state_mut()
        .show_document(document(RACE, Subject::Race));
    settle(&mut window);
    save(&mut window, &folder.path().join("mine"));
    assert!(folder.path().join("mine.sgf").is_file() && !folder.path().join("mine").exists());
}

#[test]
fn a_proof_that_was_saved_is_there_when_its_file_is_opened_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("proved.sgf");
    let mut first = window();
    first
        .state_mut()
        .show_document(document(RACE, Subject::Race));
    settle(&mut first);
    press(&mut first, Modifiers::COMMAND, Key::Enter);
    wait_until(&mut first, "a proof", |window| has(window, "Proved"));
    save(&mut first, &path);
    let mut second = window();
    open(&mut second, &path);
    wait_until(&mut second, "the proof", |window| has(window, "Proved"));
    settle(&mut second);
    assert!(has(&second, "Checked by trying every line"));
    assert!(!has(&second, "From the file"), "it is proved anew");
    assert!(!has(&second, "changed"), "nothing is to be saved");
}

#[test]
fn an_endgame_that_was_proved_is_proved_when_its_file_is_opened_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("proved.sgf");
    let mut first = window();
    first
        .state_mut()
        .show_document(document(ENDGAME, Subject::Endgame));
    settle(&mut first);
    let known = "Every line on the whole board was tried";
    let is_proved = |window: &Window| {
        let answer = window.state().document().clone();
        answer.subject == Subject::Endgame && has(window, "Proved")
    };
    press(&mut first, Modifiers::COMMAND, Key::Enter);
    wait_until(&mut first, "a proof", is_proved);
    save(&mut first, &path);
    let text = fs::read_to_string(&path).expect("saved");
    assert!(text.contains("SEMD[") && text.contains(known), "{text}");
    let mut second = window();
    open(&mut second, &path);
    // What the file tells gives way to the proof that is made anew.
    wait_until(&mut second, "the proof", |window| {
        is_proved(window) && !has(window, "From the file")
    });
}

/// A file that tells something false, with a seal that fits.
#[test]
fn what_a_file_tells_is_told_as_that_and_never_as_proved() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("wide.sgf");
    // More room than a first search gets through.
    let wide = "BBBBBBBBBBBB.WWWWWWWWWWWW";
    let rows = std::iter::repeat_n(".........................", 11);
    let board: Vec<&str> = rows.clone().chain([wide]).chain(rows).collect();
    let words = ["White to play: Black wins.".to_owned()];
    let told = Answers {
        words: &words,
        is_proof: true,
        ..Answers::NOTHING
    };
    let text = to_sgf(&document(&board.join("\n"), Subject::Race), &told).expect("a rectangle");
    fs::write(&path, &text).expect("written");
    let mut window = window();
    open(&mut window, &path);
    wait_until(&mut window, "the words", |window| {
        has(window, "From the file")
    });
    assert!(has(&window, "“White to play: Black wins.”"));
    assert!(window.query_by_label("Proved").is_none());
    // They are hidden with the answers.
    press(&mut window, Modifiers::NONE, Key::F8);
    assert!(!has(&window, "From the file"));
    press(&mut window, Modifiers::NONE, Key::F8);
    // And gone with the first stone.
    press(&mut window, Modifiers::COMMAND, Key::Num1);
    crate::support::click(&mut window, "A1");
    assert!(!has(&window, "From the file"));
}

#[test]
fn settings_that_cannot_be_read_are_told_and_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let settings = folder.path().join("settings.json");
    fs::write(&settings, "{\"zoom\": ").expect("written");
    let start = || {
        let store = Store::at(folder.path().to_path_buf());
        window_of(
            App::start(Arc::new(NoDialogs), store),
            Vec2::new(1280.0, 800.0),
        )
    };
    let mut window = start();
    settle(&mut window);
    let said = ["using the defaults", "設定を読めない"];
    assert!(
        said.iter().any(|said| has(&window, said)),
        "in either language"
    );
    assert!(has(&window, "settings-unread-1.json"));
    let kept = folder.path().join("settings-unread-1.json");
    assert_eq!(fs::read_to_string(kept).expect("kept"), "{\"zoom\": ");
    window.state_mut().leave();
    drop(window);
    let mut again = start();
    settle(&mut again);
    assert!(!has(&again, "settings-unread"), "told once");
}
