//! The list of its positions, and what is written of each.

use std::fs;

use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::kittest::Queryable as _;
use semeai_session::{Language, file};

use super::{drag, lesson, open_pane, opened, rows, saved, window, window_in, write};
use crate::support::{
    Window, choose, click, has, press, settle, settle_when, type_path, wait_until,
};

#[test]
fn a_teacher_makes_a_lesson_of_three_positions_and_presents_it_with_a_clicker() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window();
    open_pane(&mut window);
    assert!(has(&window, "My lesson (1)"));
    write(&mut window, "Title", "One");
    write(&mut window, "Question", "Who wins this race?");
    write(&mut window, "Answer", "H9 connects.");
    click(&mut window, "Add this position");
    assert!(has(&window, "My lesson (2)"));
    write(&mut window, "Title", "Two");
    write(&mut window, "Question", "And if it is mirrored?");
    click(&mut window, "Mirror");
    click(&mut window, "New position");
    click(&mut window, "E5");
    press(&mut window, Modifiers::COMMAND, Key::Num3);
    assert_eq!(rows(&window), ["1  One", "2  Two", "3"]);
    write(&mut window, "Question", "A stone alone");
    click(&mut window, "Up");
    assert_eq!(rows(&window), ["1  One", "2  A stone alone", "3  Two"]);
    // All of it is saved as one file.
    let path = folder.path().join("mine.sgf");
    press(&mut window, Modifiers::COMMAND, Key::S);
    type_path(&mut window, "Save as", &path);
    wait_until(&mut window, "the file", |_| path.exists());
    settle(&mut window);
    // Given to somebody else, it asks; a clicker goes on over hints to the answer, and then to the next problem.
    let mut window = opened(&path);
    let is_ready = |window: &Window| has(window, "Problem 2 of 3");
    settle_when(&mut window, |window| {
        has(window, "Problem 1 of 3") && !has(window, "Reading…") && has(window, "Hint")
    });
    assert!(has(&window, "Who wins this race?"));
    assert!(!has(&window, "H9 connects.") && !has(&window, "Whoever plays first wins"));
    for _ in 0..2 {
        press(&mut window, Modifiers::NONE, Key::PageDown);
        assert!(has(&window, "Problem 1 of 3"));
    }
    press(&mut window, Modifiers::NONE, Key::PageDown);
    assert!(has(&window, "This is the answer."));
    assert!(has(&window, "H9 connects.") && has(&window, "Whoever plays first wins: H9"));
    press(&mut window, Modifiers::NONE, Key::PageDown);
    settle_when(&mut window, is_ready);
    assert!(has(&window, "A stone alone"));
}

#[test]
fn what_is_done_to_the_list_is_undone_and_something_to_save() {
    let mut window = window();
    open_pane(&mut window);
    click(&mut window, "Duplicate");
    click(&mut window, "New position");
    press(&mut window, Modifiers::COMMAND, Key::Num3);
    assert!(has(&window, "My lesson (3)"));
    click(&mut window, "Remove");
    assert!(has(&window, "My lesson (2)"));
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert!(has(&window, "My lesson (3)"));
    for _ in 0..2 {
        press(&mut window, Modifiers::COMMAND, Key::Z);
    }
    assert!(has(&window, "My lesson (1)"));
    assert!(!saved(&window).contains(")\n("));
}

#[test]
fn a_row_is_dragged_to_another_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = opened(&lesson(folder.path()));
    settle_when(&mut window, |window| has(window, "Problem 1 of 3"));
    open_pane(&mut window);
    let first = window.get_by_role_and_label(Role::Button, "1  What of connect-first?");
    let from = first.rect().center();
    let last = window.get_by_label_contains("3  What of");
    let to = last.rect().center_bottom() - Vec2::new(0.0, 3.0);
    drag(&mut window, from, to);
    let names = rows(&window);
    assert!(names[2].ends_with("connect-first?"), "{names:?}");
    assert!(saved(&window).find("same-count") < saved(&window).find("connect-first"));
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert!(rows(&window)[0].ends_with("connect-first?"));
}

#[test]
fn both_languages_are_written_side_by_side() {
    let mut window = window();
    open_pane(&mut window);
    write(&mut window, "Question", "Who wins?");
    let japanese = window.get_all_by_role_and_label(Role::Button, "日本語");
    let tab = japanese.into_iter().last().expect("a tab");
    tab.click();
    settle(&mut window);
    write(&mut window, "Question", "どちらの勝ち?");
    press(&mut window, Modifiers::NONE, Key::Tab);
    let text = saved(&window);
    assert!(
        text.contains("SEMQT[en:Who wins?][ja:どちらの勝ち?]"),
        "{text}"
    );
}

#[test]
fn a_title_is_told_in_the_language_of_the_window() {
    let mut window = window();
    open_pane(&mut window);
    write(&mut window, "Title", "Three");
    let japanese = window.get_all_by_role_and_label(Role::Button, "日本語");
    let tab = japanese.into_iter().last().expect("a tab");
    tab.click();
    settle(&mut window);
    write(&mut window, "Title", "三つ");
    click(&mut window, "Add this position");
    let text = saved(&window);
    assert!(text.contains("SEMGN[en:Three][ja:三つ]"), "{text}");
    assert_eq!(rows(&window), ["1  Three", "2  Three"]);
    let menu = window.get_all_by_role_and_label(Role::Button, "日本語");
    let menu = menu.into_iter().next().expect("the switch");
    menu.click();
    settle(&mut window);
    assert_eq!(rows(&window), ["1  三つ", "2  三つ"]);
}

#[test]
fn a_game_becomes_a_lesson_of_its_positions() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.sgf");
    let game = "(;GN[Game]SZ[9];B[ee];W[ec];B[ge];W[gc];B[ce];W[cc])";
    fs::write(&path, game).expect("written");
    let mut window = opened(&path);
    settle(&mut window);
    open_pane(&mut window);
    assert!(has(&window, "My lesson (1)"));
    click(&mut window, "Add this position");
    press(&mut window, Modifiers::NONE, Key::ArrowLeft);
    press(&mut window, Modifiers::NONE, Key::ArrowLeft);
    click(&mut window, "Add this position");
    assert!(has(&window, "My lesson (3)"));
    assert_eq!(window.state().document().move_number(), Some(4));
    // The game itself goes; its positions stay.
    choose(&mut window, "Remove");
    assert!(has(&window, "My lesson (2)"));
    let read = file::parse("x.sgf", saved(&window).as_bytes()).expect("readable");
    assert_eq!(read.games, 2);
    let stones = read.document.board.setup.stones;
    assert_eq!(stones.black.len() + stones.white.len(), 6);
}

#[test]
fn the_pane_stands_in_a_small_window_and_in_japanese() {
    for (language, name) in [
        (Language::ENGLISH, "Add this position"),
        (Language::JAPANESE, "この局面を加える"),
    ] {
        let mut window = window_in(language, Vec2::new(900.0, 600.0));
        let [file, pane] = match language {
            Language::JAPANESE => ["ファイル", "自作の問題集"],
            _ => ["File", "My lesson"],
        };
        click(&mut window, file);
        window.get_by_label_contains(pane).click();
        settle(&mut window);
        for _ in 0..4 {
            click(&mut window, name);
        }
        let [attempt, mark, clear] = match language {
            Language::JAPANESE => ["出題してみる", "三角", "印をすべて消す"],
            _ => ["Try it", "Triangle", "Clear all marks"],
        };
        for name in [name, attempt, mark, clear] {
            let button = window.get_by_role_and_label(Role::Button, name).rect();
            // The bottom line begins below.
            assert!(
                button.right() <= 900.0 && button.bottom() <= 570.0,
                "{name}: {button:?}"
            );
        }
    }
}

#[test]
fn the_copy_is_at_work_after_duplicate_and_the_list_stays_while_a_position_is_set_up() {
    let mut window = window();
    open_pane(&mut window);
    write(&mut window, "Title", "One");
    click(&mut window, "Duplicate");
    write(&mut window, "Title", "Copy");
    press(&mut window, Modifiers::NONE, Key::Tab);
    assert_eq!(rows(&window), ["1  One", "2  Copy"]);
    click(&mut window, "New position");
    assert!(has(&window, "My lesson (3)"), "in Set up too");
    click(&mut window, "E5");
    write(&mut window, "Title", "Three");
    press(&mut window, Modifiers::NONE, Key::Tab);
    assert_eq!(rows(&window), ["1  One", "2  Copy", "3  Three"]);
    let place = |window: &Window| {
        let button = window.get_by_role_and_label(Role::Button, "Duplicate");
        button.rect()
    };
    let before = place(&window);
    for _ in 0..12 {
        click(&mut window, "Duplicate");
        assert_eq!(place(&window), before, "it stays under the pointer");
    }
    settle(&mut window);
    assert!(has(&window, "15  Three"), "the list follows it");
    // Marks are for a position that is there: choosing one ends the setting up.
    click(&mut window, "Circle");
    click(&mut window, "A1");
    assert!(saved(&window).contains("CR[ai]"), "{}", saved(&window));
    assert_eq!(
        window.state().document().board.setup.stones.black.len(),
        1,
        "no stone"
    );
}

#[test]
fn the_list_that_is_opened_while_stones_are_set_leaves_that_as_it_is() {
    let mut window = window();
    click(&mut window, "Set up");
    open_pane(&mut window);
    assert!(has(&window, "My lesson (1)") && has(&window, "Rotate"));
    let black = |window: &Window| window.state().document().board.setup.stones.black.len();
    let before = black(&window);
    click(&mut window, "A1");
    assert_eq!(black(&window), before + 1, "set, and not played");
}
