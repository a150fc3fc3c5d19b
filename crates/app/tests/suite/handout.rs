//! Handouts: the positions of the file as pages, written whole or not at all.

use std::fs;
use std::path::Path;

use egui::vec2;
use egui_kittest::kittest::Queryable as _;
use semeai_session::file::{Answers, to_sgf};
use semeai_session::{Language, Sample};

use crate::support::{Window, click, new_app, settle, type_path, wait_until, window_of};

/// A window on a lesson of five races: a page of problems.
fn lesson(folder: &Path) -> Window {
    let samples = [
        Sample::ConnectFirst,
        Sample::SameCount,
        Sample::OneMore,
        Sample::OutsideFirst,
        Sample::LiveTogether,
    ];
    let games = samples.map(|sample| {
        let mut document = sample.document();
        let asked = &mut document.lesson.question;
        asked.write(Language::ENGLISH, "Where?");
        to_sgf(&document, &Answers::NOTHING).expect("a rectangle")
    });
    let path = folder.join("lesson.sgf");
    fs::write(&path, games.concat()).expect("written");
    let mut window = window_of(new_app(), vec2(1280.0, 800.0));
    window.state_mut().begin_with(path);
    wait_until(&mut window, "the lesson", |window| {
        window.query_by_label_contains("lesson.sgf").is_some()
    });
    settle(&mut window);
    window
}

fn hand_out(window: &mut Window, path: &Path) {
    click(window, "File");
    click(window, "Handout…");
    wait_until(window, "a field", |window| {
        window.query_by_label("Save as").is_some()
    });
    type_path(window, "Save as", path);
}

#[test]
fn every_position_of_the_file_is_handed_out() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = lesson(folder.path());
    let path = folder.path().join("mine.pdf");
    fs::write(&path, "old").expect("written");
    hand_out(&mut window, &path);
    wait_until(&mut window, "a question", |window| {
        window
            .query_by_label_contains("mine.pdf already exists")
            .is_some()
    });
    assert_eq!(fs::read_to_string(&path).expect("read"), "old");
    click(&mut window, "Overwrite");
    wait_until(&mut window, "a handout", |window| {
        window.query_by_label("Saved mine.pdf.").is_some()
    });
    assert!(
        window
            .query_by_label_contains("Making the handout")
            .is_none()
    );
    let written = fs::read(&path).expect("read");
    assert!(written.starts_with(b"%PDF-"));
    let pages = written
        .windows(8)
        .filter(|part| part == b"/Count 2")
        .count();
    assert_eq!(pages, 1, "a page of problems, and one of their answers");
}

#[test]
fn a_handout_that_cannot_be_written_is_told_and_leaves_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = lesson(folder.path());
    let nowhere = folder.path().join("missing").join("mine");
    hand_out(&mut window, &nowhere);
    wait_until(&mut window, "an error", |window| {
        window.query_by_label_contains("mine.pdf").is_some()
            && window
                .query_by_label_contains("Nothing was written.")
                .is_some()
    });
    let files = fs::read_dir(folder.path()).expect("a folder").count();
    assert_eq!(files, 1, "the lesson alone");
}

#[test]
fn a_file_with_a_game_that_cannot_be_read_is_no_handout() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("odd.sgf");
    fs::write(&path, "(;SZ[5]AB[aa])(;SZ[99]AB[aa])").expect("written");
    let mut window = window_of(new_app(), vec2(1280.0, 800.0));
    window.state_mut().begin_with(path);
    wait_until(&mut window, "the file", |window| {
        window.query_by_label_contains("odd.sgf").is_some()
    });
    settle(&mut window);
    let path = folder.path().join("mine.pdf");
    hand_out(&mut window, &path);
    wait_until(&mut window, "an error", |window| {
        window.query_by_label_contains("game 2").is_some()
    });
    assert!(!path.exists());
}
