//! The positions of several files, put into a lesson in one step.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::{DroppedFile, Key, Modifiers, Vec2};
use egui_kittest::kittest::Queryable as _;
use semeai_app::{App, Jobs, NoDialogs, Store};
use semeai_session::file::{Answers, parse, to_sgf};
use semeai_session::{Language, Sample, Settings};

use crate::support::{Window, click, has, press, settle, type_path, wait_until, window_of};

const GAME: &str = "(;SZ[9]PB[Ann]PW[Ben];B[ee];W[ec];B[ge];W[gc])";
const TWO: &str = "(;SZ[9]GN[First]AB[aa][ba]AW[ab])(;SZ[9]GN[Second]AB[ab]AW[aa])";

/// Files of every kind in a folder, some of which are none for a lesson.
fn folder() -> (tempfile::TempDir, Vec<PathBuf>) {
    let folder = tempfile::tempdir().expect("a folder");
    let graph = r#"{"points": [[0, 0], [1, 0], [2, 0]], "edges": [[0, 1], [1, 2]]}"#;
    let files = [
        ("game.sgf", GAME),
        ("two.sgf", TWO),
        ("bad.sgf", "(;SZ[9]AB[zz])"),
        ("graph.json", graph),
        ("drawn.txt", ".B.\nW..\n..."),
    ];
    let paths = files.map(|(name, text)| {
        let path = folder.path().join(name);
        fs::write(&path, text).expect("written");
        path
    });
    (folder, paths.to_vec())
}

fn window_in(language: Language) -> Window {
    let settings = Settings {
        language,
        ..Settings::default()
    };
    let jobs = Jobs::new(Arc::new(NoDialogs), Store::none());
    let mut window = window_of(App::new(settings, jobs), Vec2::new(1280.0, 800.0));
    settle(&mut window);
    let (file, pane) = match language {
        Language::JAPANESE => ("ファイル", "自作の問題集"),
        _ => ("File", "My lesson"),
    };
    click(&mut window, file);
    window.get_by_label_contains(pane).click();
    settle(&mut window);
    window
}

#[derive(Debug)]
struct Dropped(PathBuf);

impl DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        fs::read(&self.0).map_err(|error| error.to_string())
    }
}

fn drop_files(window: &mut Window, paths: &[PathBuf]) {
    for path in paths {
        let dropped = Arc::new(Dropped(path.clone()));
        window.input_mut().dropped_files.push(dropped);
    }
    window.step();
}

fn saved(window: &Window) -> String {
    to_sgf(window.state().document(), &Answers::NOTHING).expect("a rectangle")
}

#[test]
fn files_that_are_dropped_beside_the_list_come_into_it_and_bad_ones_are_named() {
    let (_folder, paths) = folder();
    let mut window = window_in(Language::ENGLISH);
    let before = saved(&window);
    drop_files(&mut window, &paths);
    wait_until(&mut window, "the positions", |window| {
        has(window, "My lesson (5)")
    });
    assert!(has(&window, "4 positions added."));
    for said in [
        "bad.sgf, line 1",
        "graph.json: a lesson can't hold this board",
    ] {
        assert!(has(&window, said), "{said}");
    }
    settle(&mut window);
    for row in ["2  Ann – Ben", "3  First", "4  Second", "5  drawn"] {
        assert!(has(&window, row), "{row}");
    }
    let read = parse("x.sgf", saved(&window).as_bytes()).expect("readable");
    assert_eq!(read.games, 5);
    // All of them in one step.
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert!(has(&window, "My lesson (1)"));
    assert_eq!(saved(&window), before);
}

#[test]
fn a_folder_is_added_by_its_name_where_no_dialog_is() {
    let (folder, _) = folder();
    let mut window = window_in(Language::JAPANESE);
    click(&mut window, "ファイルを加える…");
    type_path(&mut window, "加えるファイルかフォルダー", folder.path());
    wait_until(&mut window, "the positions", |window| {
        has(window, "自作の問題集 (5)")
    });
    assert!(has(&window, "4局面を加えました。"));
    assert!(has(&window, "この盤は問題集に入れられません"));
}

#[test]
fn one_file_that_is_dropped_while_a_position_is_set_up_is_added_and_opened_without_the_list() {
    let (_folder, paths) = folder();
    let mut window = window_in(Language::ENGLISH);
    click(&mut window, "New position");
    drop_files(&mut window, &paths[1..2]);
    wait_until(&mut window, "the positions", |window| {
        has(window, "My lesson (4)")
    });
    assert!(has(&window, "2 positions added."), "nothing is lost");
    press(&mut window, Modifiers::COMMAND, Key::Num3);
    click(&mut window, "‹ Back");
    drop_files(&mut window, &paths[1..2]);
    wait_until(&mut window, "the file", |window| {
        window.state().document().text.title == "First"
    });
}

#[test]
fn what_is_pasted_beside_the_list_is_a_position_more() {
    let mut window = window_in(Language::ENGLISH);
    let before = saved(&window);
    click(&mut window, "New position");
    window.event(egui::Event::Paste(TWO.to_owned()));
    // The new one was empty: the first of them takes its place.
    wait_until(&mut window, "the positions", |window| {
        has(window, "My lesson (3)") && has(window, "2 positions added.")
    });
    assert_eq!(window.state().document().text.title, "First");
    // What cannot be read changes nothing.
    window.event(egui::Event::Paste("(;SZ[9]AB[zz])".to_owned()));
    settle(&mut window);
    assert!(has(&window, "My lesson (3)"));
    for _ in 0..2 {
        press(&mut window, Modifiers::COMMAND, Key::Z);
    }
    assert_eq!(
        saved(&window),
        before,
        "the new one, and what was pasted over it"
    );
}

#[test]
fn nothing_but_bad_files_changes_nothing() {
    let (folder, paths) = folder();
    let mut window = window_in(Language::ENGLISH);
    let before = saved(&window);
    let gone = folder.path().join("gone.sgf");
    drop_files(&mut window, &[gone, paths[2].clone()]);
    wait_until(&mut window, "the reasons", |window| has(window, "gone.sgf"));
    settle(&mut window);
    assert!(has(&window, "bad.sgf") && has(&window, "My lesson (1)"));
    assert_eq!(saved(&window), before);
}

#[test]
fn what_was_read_while_the_lesson_changed_is_added_when_that_is_wanted() {
    let (_folder, paths) = folder();
    let mut window = window_in(Language::ENGLISH);
    drop_files(&mut window, &paths[..2]);
    let other = Sample::Corridors.document();
    window.state_mut().show_document(other);
    click(&mut window, "Add");
    assert!(has(&window, "3 positions added."));
    let read = parse("x.sgf", saved(&window).as_bytes()).expect("readable");
    assert_eq!(read.games, 4);
}
