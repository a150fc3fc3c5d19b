//! The files of a folder, one after the other.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use egui::{Key, Modifiers, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use semeai_app::{App, Jobs, NoDialogs, Store};
use semeai_session::Settings;

use crate::support::{
    Window, click, has, new_app, press, settle, settle_when, theory, type_path, wait_until,
    window_of,
};

/// A folder with files of these names; those called "bad" cannot be read.
fn folder(names: &[&str]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for name in names {
        let text = match name.contains("bad") {
            true => "(;SZ[99]AB[aa])".to_owned(),
            false => format!("(;SZ[5]GN[{name}]AB[aa])"),
        };
        fs::write(folder.path().join(name), text).expect("written");
    }
    folder
}

fn opened(folder: &Path) -> Window {
    let mut window = window_of(new_app(), Vec2::new(1280.0, 800.0));
    window.state_mut().begin_with(folder.to_path_buf());
    wait_until(&mut window, "the list", |window| has(window, " files"));
    window
}

fn title(window: &Window) -> String {
    window.state().document().text.title.clone()
}

/// Runs frames until a position of this title is on the board.
fn wait_for_title(window: &mut Window, expected: &str) {
    wait_until(window, expected, |window| title(window) == expected);
    settle(window);
}

#[test]
fn the_page_keys_go_through_a_folder_and_pass_over_what_cannot_be_read() {
    let folder = folder(&["10.sgf", "9.sgf", "1 bad.sgf", "9 bad.sgf", "11.sgf"]);
    let mut window = opened(folder.path());
    // The first cannot be read: the next one is shown, and it is said why.
    wait_for_title(&mut window, "9.sgf");
    assert!(has(&window, "1 bad.sgf"));
    press(&mut window, Modifiers::NONE, Key::PageDown);
    wait_for_title(&mut window, "10.sgf");
    press(&mut window, Modifiers::NONE, Key::PageDown);
    wait_for_title(&mut window, "11.sgf");
    press(&mut window, Modifiers::NONE, Key::PageDown);
    assert_eq!(title(&window), "11.sgf", "the last one stays");
    press(&mut window, Modifiers::NONE, Key::PageUp);
    wait_for_title(&mut window, "10.sgf");
    settle_when(&mut window, |window| {
        has(window, "skipped 2 that can't be read")
    });
    click(&mut window, "9.sgf");
    wait_for_title(&mut window, "9.sgf");
    let bad = window.get_by_label("9 bad.sgf");
    assert!(bad.accesskit_node().is_disabled());
}

#[test]
fn games_of_a_file_come_before_the_next_file() {
    let folder = folder(&["1.sgf", "2.sgf"]);
    let two = "(;SZ[5]GN[A]AB[aa])(;SZ[5]GN[B]AB[bb])";
    fs::write(folder.path().join("1.sgf"), two).expect("written");
    let mut window = opened(folder.path());
    wait_for_title(&mut window, "A");
    press(&mut window, Modifiers::NONE, Key::PageDown);
    wait_for_title(&mut window, "B");
    press(&mut window, Modifiers::NONE, Key::PageDown);
    wait_for_title(&mut window, "2.sgf");
}

#[test]
fn a_folder_is_opened_by_its_menu_and_one_without_positions_is_told() {
    let good = folder(&["1.sgf"]);
    let empty = tempfile::tempdir().expect("a folder");
    let mut window = window_of(new_app(), Vec2::new(1280.0, 800.0));
    settle(&mut window);
    for (path, what) in [
        (empty.path(), "no file in this folder"),
        (good.path(), "1 file"),
    ] {
        click(&mut window, "File");
        click(&mut window, "Open folder…");
        wait_until(&mut window, "a field", |window| {
            window.query_by_label("Folder to open").is_some()
        });
        type_path(&mut window, "Folder to open", path);
        wait_until(&mut window, what, |window| has(window, what));
    }
    wait_for_title(&mut window, "1.sgf");
}

#[test]
fn a_thousand_files_do_not_keep_the_window_waiting() {
    let folder = tempfile::tempdir().expect("a folder");
    for number in 0..1000 {
        let text = match number % 100 {
            50 => "(;SZ[5]AB[aa".to_owned(),
            _ => format!("(;SZ[9]GN[{number}]AB[aa][bb]AW[cc])"),
        };
        fs::write(folder.path().join(format!("p{number}.sgf")), text).expect("written");
    }
    let mut window = opened(folder.path());
    wait_until(&mut window, "the first", |window| title(window) == "0");
    let mut longest = Duration::ZERO;
    wait_until(&mut window, "all of them", |window| {
        has(window, "skipped 10 that can't be read")
    });
    for _ in 0..20 {
        let begin = Instant::now();
        window.step();
        longest = longest.max(begin.elapsed());
    }
    assert!(longest < Duration::from_millis(500), "{longest:?}");
}

#[test]
fn rows_of_a_folder_stay_in_their_pane_in_a_small_window_and_in_japanese() {
    let long = "bad とても長い名前の、読むことのできない問題集の一冊目.sgf";
    let folder = folder(&["1.sgf", "2.sgf", long]);
    fs::write(folder.path().join(long), "broken").expect("written");
    let settings = Settings {
        language: semeai_session::Language::JAPANESE,
        ..Settings::default()
    };
    let jobs = Jobs::new(Arc::new(NoDialogs), Store::none());
    let mut window = window_of(App::new(settings, jobs), Vec2::new(900.0, 600.0));
    window.state_mut().begin_with(folder.path().to_path_buf());
    settle(&mut window);
    click(&mut window, "ファイル");
    window.get_by_label_contains("フォルダーのファイル").click();
    settle_when(&mut window, |window| has(window, "読めません"));
    let said = window.get_by_label("読めません").rect();
    let row = window.get_by_label(long).rect();
    assert!(
        said.right() <= 900.0 && row.right() <= said.left(),
        "{row:?} {said:?}"
    );
    let why = window.get_all_by_label_contains("対局が見つかりません");
    for why in why {
        let name = why.accesskit_node().label().unwrap_or_default();
        assert!(!name.contains("/"), "the folder is told above: {name}");
        assert!(why.rect().top() > row.bottom(), "below the rows");
    }
}

#[test]
fn a_folder_of_problems_asks_a_learner() {
    let folder = tempfile::tempdir().expect("a folder");
    let race = semeai_session::Sample::SameCount.document();
    let text = semeai_session::file::to_sgf(&race, &semeai_session::file::Answers::NOTHING);
    let text = text.expect("a rectangle");
    for name in ["1.sgf", "2.sgf"] {
        fs::write(folder.path().join(name), &text).expect("written");
    }
    let settings = Settings {
        depth: Settings::default().depth,
        ..theory()
    };
    let jobs = Jobs::new(Arc::new(NoDialogs), Store::none());
    let mut window = window_of(App::new(settings, jobs), Vec2::new(1280.0, 800.0));
    window.state_mut().begin_with(folder.path().to_path_buf());
    settle_when(&mut window, |window| has(window, "Problem 1 of 2"));
    press(&mut window, Modifiers::NONE, Key::PageUp);
    settle_when(&mut window, |window| {
        has(window, "Hint") && !has(window, "Reading…")
    });
    for _ in 0..3 {
        press(&mut window, Modifiers::NONE, Key::PageDown);
    }
    assert!(has(&window, "This is the answer."));
    press(&mut window, Modifiers::NONE, Key::PageDown);
    settle_when(&mut window, |window| has(window, "Problem 2 of 2"));
}
