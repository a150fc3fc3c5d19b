//! A lesson of one's own, made with the mouse and a few words, and given to whoever is to solve it.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton, Pos2, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use semeai_app::{App, Jobs, NoDialogs, Store};
use semeai_session::file::{self, Answers, to_sgf};
use semeai_session::{Language, Sample, Settings};

use crate::race::{BARE, read};
use crate::support::{
    Window, choose, click, has, press, settle, settle_when, type_path, wait_until, window_of,
};

fn window_in(language: Language, size: Vec2) -> Window {
    let settings = Settings {
        language,
        ..Settings::default()
    };
    let jobs = Jobs::new(Arc::new(NoDialogs), Store::none());
    let mut window = window_of(App::new(settings, jobs), size);
    settle(&mut window);
    window
}

fn window() -> Window {
    window_in(Language::ENGLISH, Vec2::new(1280.0, 800.0))
}

/// Opens the pane by its menu.
fn open_pane(window: &mut Window) {
    click(window, "File");
    let entry = window.get_by_label_contains("My lesson");
    entry.click();
    settle(window);
}

/// Writes into a field of the pane.
fn write(window: &mut Window, field: &str, text: &str) {
    let role = match field {
        "Title" => Role::TextInput,
        _ => Role::MultilineTextInput,
    };
    window.get_by_role_and_label(role, field).focus();
    window.run_steps(2);
    window.key_press_modifiers(Modifiers::COMMAND, Key::A);
    window.run_steps(2);
    window.get_by_role_and_label(role, field).type_text(text);
    window.run_steps(2);
}

/// The rows of the list as they stand.
fn rows(window: &Window) -> Vec<String> {
    let buttons = window.get_all_by_role(Role::Button);
    let names = buttons
        .into_iter()
        .filter_map(|button| button.accesskit_node().label());
    let is_row = |name: &String| {
        let number = name
            .split_once("  ")
            .map_or(name.as_str(), |(number, _)| number);
        number.chars().all(|sign| sign.is_ascii_digit())
    };
    names.filter(is_row).collect()
}

fn saved(window: &Window) -> String {
    to_sgf(window.state().document(), &Answers::NOTHING).expect("a rectangle")
}

/// A file with three races and what is asked of them.
fn lesson(folder: &Path) -> std::path::PathBuf {
    let samples = [
        Sample::ConnectFirst,
        Sample::SameCount,
        Sample::LiveTogether,
    ];
    let games = samples.map(|sample| {
        let mut document = sample.document();
        document.text.title = String::new();
        let asked = &mut document.lesson.question;
        asked.write(Language::ENGLISH, &format!("What of {}?", sample.id()));
        to_sgf(&document, &Answers::NOTHING).expect("a rectangle")
    });
    let path = folder.join("lesson.sgf");
    fs::write(&path, games.concat()).expect("written");
    path
}

fn opened(path: &Path) -> Window {
    let settings = Settings::default();
    let jobs = Jobs::new(Arc::new(NoDialogs), Store::none());
    let mut window = window_of(App::new(settings, jobs), Vec2::new(1280.0, 800.0));
    window.state_mut().begin_with(path.to_path_buf());
    wait_until(&mut window, "the file", |window| {
        !has(window, "Connect first")
    });
    window
}

#[test]
fn with_the_board_alone_question_hints_and_answer_stand_in_the_bottom_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = opened(&lesson(folder.path()));
    let asked = format!("What of {}?", Sample::ConnectFirst.id());
    wait_until(&mut window, "the question", |window| has(window, &asked));
    press(&mut window, Modifiers::NONE, Key::F12);
    settle(&mut window);
    assert!(says(&window, &asked));
    let hints = ["Count the circled points", "It matters who"];
    for hint in hints {
        assert!(!says(&window, hint), "{hint}");
    }
    press(&mut window, Modifiers::NONE, Key::PageDown);
    settle(&mut window);
    assert!(says(&window, &asked));
    press(&mut window, Modifiers::NONE, Key::PageDown);
    settle(&mut window);
    assert!(says(&window, hints[1]));
    press(&mut window, Modifiers::NONE, Key::PageDown);
    settle(&mut window);
    assert!(says(&window, "Whoever plays first wins"));
    assert!(!says(&window, &asked));
}

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
fn a_lesson_that_is_opened_is_covered_whatever_stood_beside_the_board_and_begins_at_its_first_position()
 {
    let folder = tempfile::tempdir().expect("a folder");
    let path = lesson(folder.path());
    // Saved last at the second position.
    let text = fs::read_to_string(&path).expect("written");
    let [first, second, third] = [0, 1, 2].map(|at| text.match_indices("SEMV[1]").nth(at));
    let places = [first, second, third].map(|it| it.expect("a game").0);
    let mut later = text.clone();
    later.replace_range(places[1]..places[1] + 7, "SEMV[1:5]");
    fs::write(&path, later).expect("written");
    let mut window = window();
    open_pane(&mut window);
    window.state_mut().open(path);
    wait_until(&mut window, "the lesson", |window| has(window, "What of"));
    // A page key before anything is read shows nothing.
    window.key_press(Key::PageDown);
    window.run();
    assert!(!has(&window, "This is the answer."));
    settle(&mut window);
    assert!(has(&window, "Problem 1 of 3") && has(&window, "What of connect-first?"));
    assert!(!has(&window, "My lesson (3)") && !has(&window, "Whoever plays first wins"));
}

#[test]
fn a_file_of_problems_asks_a_learner_and_a_file_of_games_does_not() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("five.sgf");
    let race = Sample::ConnectFirst.document();
    let text = to_sgf(&race, &Answers::NOTHING).expect("a rectangle");
    fs::write(&path, text.repeat(2)).expect("written");
    let mut window = opened(&path);
    settle_when(&mut window, |window| has(window, "Problem 1 of 2"));
    assert!(!has(&window, "Whoever plays first wins"));
    let path = folder.path().join("games.sgf");
    fs::write(&path, "(;SZ[9];B[ee];W[ec])(;SZ[9];B[ee];W[ec];B[ge])").expect("written");
    let mut window = opened(&path);
    settle(&mut window);
    assert!(!has(&window, "Problem 1 of 2"));
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

fn drag(window: &mut Window, from: Pos2, to: Pos2) {
    let button = |pos, pressed| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    window.event(Event::PointerMoved(from));
    window.run_steps(1);
    window.event(button(from, true));
    window.run_steps(1);
    for step in [0.3, 0.7, 1.0] {
        window.event(Event::PointerMoved(from + (to - from) * step));
        window.run_steps(1);
    }
    window.event(button(to, false));
    window.run_steps(1);
    settle(window);
}

#[test]
fn marks_for_readers_are_set_by_clicks_and_drags_and_undone() {
    let mut window = window();
    open_pane(&mut window);
    let before = saved(&window);
    click(&mut window, "Triangle");
    click(&mut window, "F9");
    click(&mut window, "Letter");
    click(&mut window, "C9");
    click(&mut window, "Arrow");
    let center = |window: &Window, name| {
        let point = window.get_by_role_and_label(Role::Button, name);
        point.rect().center()
    };
    let (from, to) = (center(&window, "E9"), center(&window, "G8"));
    drag(&mut window, from, to);
    let text = saved(&window);
    for written in ["TR[fa]", "LB[ca:A]", "AR[ea:gb]"] {
        assert!(text.contains(written), "{written}: {text}");
    }
    // The same again takes it away; without a tool a click means what it meant.
    click(&mut window, "Triangle");
    click(&mut window, "F9");
    assert!(!saved(&window).contains("TR[fa]"));
    // A click more on the same tool keeps it.
    click(&mut window, "Triangle");
    click(&mut window, "F9");
    assert!(saved(&window).contains("TR[fa]"));
    assert!(has(&window, "My lesson"));
    click(&mut window, "No mark");
    for _ in 0..5 {
        press(&mut window, Modifiers::COMMAND, Key::Z);
    }
    assert_eq!(saved(&window), before);
}

#[test]
fn a_text_is_written_at_a_point_changed_removed_and_undone() {
    let mut window = window();
    open_pane(&mut window);
    let before = saved(&window);
    let type_at = |window: &mut Window, point: &str, text: &str| {
        click(window, point);
        let field = format!("Text at {point}");
        let focused = window.get_by_role_and_label(Role::TextInput, &field);
        assert!(focused.is_focused(), "what is typed goes there");
        window.key_press_modifiers(Modifiers::COMMAND, Key::A);
        window.run_steps(1);
        match text {
            "" => window.key_press(Key::Backspace),
            _ => {
                let field = window.get_by_role_and_label(Role::TextInput, &field);
                field.type_text(text);
            }
        }
        window.run_steps(2);
    };
    click(&mut window, "Text");
    type_at(&mut window, "C9", "ko 1");
    // Another point takes the keyboard; what was written stays.
    type_at(&mut window, "F9", "目はここだけですよね");
    press(&mut window, Modifiers::NONE, Key::Enter);
    let text = saved(&window);
    assert!(text.contains("LB[ca:ko 1][fa:目はここだけです]"), "{text}");
    type_at(&mut window, "C9", "seki?");
    press(&mut window, Modifiers::NONE, Key::Enter);
    type_at(&mut window, "F9", "");
    press(&mut window, Modifiers::NONE, Key::Enter);
    let text = saved(&window);
    assert!(text.contains("LB[ca:seki?]"), "{text}");
    for _ in 0..4 {
        press(&mut window, Modifiers::COMMAND, Key::Z);
    }
    assert_eq!(saved(&window), before);
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

/// Everything that is said and shown, as a screen reader hears it.
fn everything(window: &Window) -> String {
    let root = window.root();
    let said = root.children_recursive().map(|node| {
        let node = node.accesskit_node();
        let value = node.value().unwrap_or_default();
        format!("{} {value}\n", node.label().unwrap_or_default())
    });
    said.collect()
}

fn is_asked(window: &Window) -> bool {
    !has(window, "Reading…") && has(window, "Hint")
}

#[test]
fn where_white_plays_it_is_asked_and_hinted_and_resisted_for_white_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window();
    open_pane(&mut window);
    click(&mut window, "White to play");
    let path = folder.path().join("white.sgf");
    write(&mut window, "Question", "What now?\nThink.");
    press(&mut window, Modifiers::NONE, Key::Tab);
    fs::write(&path, saved(&window)).expect("written");
    let mut window = opened(&path);
    settle_when(&mut window, is_asked);
    assert!(has(&window, "Who wins if White plays first?"));
    assert!(has(&window, "White to play") && !has(&window, "Black to play"));
    click(&mut window, "White wins");
    assert!(has(&window, "White plays first: where?"));
    click(&mut window, "Hint");
    assert!(has(&window, "White's move is among the circled points."));
    click(&mut window, "Hint");
    let said = everything(&window);
    let hinted = said.rsplit_once("One of White's moves is ");
    let hinted = hinted.or_else(|| said.rsplit_once("White's move is "));
    let (_, hinted) = hinted.expect("the point");
    let point: String = hinted
        .chars()
        .take_while(char::is_ascii_alphanumeric)
        .collect();
    click(&mut window, &point);
    settle_when(&mut window, |window| {
        has(window, "Right. Black resists: find the answer.") || has(window, "Ask again")
    });
    let said = everything(&window);
    assert!(!said.contains("Black plays first: where?"), "{said}");
    assert!(!said.contains("White resists"), "{said}");
}

#[test]
fn a_problem_of_another_program_is_asked_of_the_side_that_it_names() {
    let folder = tempfile::tempdir().expect("a folder");
    let race = Sample::ConnectFirst.document();
    let stones = to_sgf(&race, &Answers::NOTHING).expect("a rectangle");
    let set_up = ["AB[", "AW["].map(|name| {
        let text = &stones[stones.find(name).expect("stones")..];
        let end = text.find('\n').expect("a line");
        text[..end].to_owned()
    });
    let [black, white] = set_up;
    let problem = format!("(;SZ[9]PL[W]{black}{white};W[ha])");
    let path = folder.path().join("problems.sgf");
    fs::write(&path, problem.repeat(2)).expect("written");
    let mut window = opened(&path);
    settle_when(&mut window, is_asked);
    assert!(has(&window, "Who wins if White plays first?"));
    assert!(!has(&window, "Black to play"));
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
fn a_mark_of_the_answer_is_covered_while_it_is_asked() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window();
    open_pane(&mut window);
    click(&mut window, "Letter");
    click(&mut window, "C9");
    let switch = window.get_by_role_and_label(Role::CheckBox, "Only with the answer");
    switch.click();
    settle(&mut window);
    click(&mut window, "Triangle");
    click(&mut window, "H9");
    click(&mut window, "Letter");
    click(&mut window, "H6");
    assert!(everything(&window).contains("(B, with the answer)"));
    let text = saved(&window);
    assert!(
        text.contains("LB[ca:A]") && text.contains("SEMAM[TR:ha][LB:hd:B]"),
        "{text}"
    );
    let path = folder.path().join("marked.sgf");
    fs::write(&path, &text).expect("written");
    let mut window = opened(&path);
    settle_when(&mut window, is_asked);
    let said = everything(&window);
    assert!(said.contains("(A)"), "{said}");
    assert!(
        !said.contains("(B") && !said.contains("(Triangle"),
        "{said}"
    );
    click(&mut window, "Show me");
    let said = everything(&window);
    assert!(said.contains("(B") && said.contains("(Triangle"), "{said}");
}

#[test]
fn a_clicker_goes_back_the_way_it_came_before_it_leaves_a_position() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = opened(&lesson(folder.path()));
    settle_when(&mut window, is_asked);
    let page = |window: &mut Window, key| press(window, Modifiers::NONE, key);
    let hint = "Count the circled points";
    for _ in 0..3 {
        page(&mut window, Key::PageDown);
    }
    assert!(has(&window, "This is the answer."));
    page(&mut window, Key::PageUp);
    assert!(!has(&window, "This is the answer.") && has(&window, hint));
    assert!(!everything(&window).contains("Whoever plays first"));
    for _ in 0..2 {
        page(&mut window, Key::PageUp);
    }
    assert!(!has(&window, hint) && has(&window, "Problem 1 of 3"));
    for _ in 0..4 {
        page(&mut window, Key::PageDown);
    }
    settle_when(&mut window, |window| has(window, "Problem 2 of 3"));
    page(&mut window, Key::PageUp);
    settle_when(&mut window, |window| has(window, "Problem 1 of 3"));
}

#[test]
fn what_is_covered_stays_so_for_who_wants_everything_and_is_asked_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = opened(&lesson(folder.path()));
    settle_when(&mut window, is_asked);
    click(&mut window, "Theory");
    let said = everything(&window);
    assert!(said.contains("The answers are hidden"), "{said}");
    assert!(!said.contains("Whoever plays first"), "{said}");
    // A written sum has nothing to do with it.
    press(&mut window, Modifiers::COMMAND, Key::Num8);
    assert!(!everything(&window).contains("The answers are hidden"));
    click(&mut window, "‹ Back to the board");
    click(&mut window, "Learner");
    settle_when(&mut window, is_asked);
    assert!(has(&window, "Problem 1 of 3"));
    click(&mut window, "Theory");
    press(&mut window, Modifiers::NONE, Key::F8);
    assert!(!everything(&window).contains("The answers are hidden"));
}

#[test]
fn a_race_that_nobody_has_marked_is_covered_in_theory_as_it_is_asked() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut document = read(BARE);
    let asked = &mut document.lesson.question;
    asked.write(Language::ENGLISH, "Who is ahead?");
    let path = folder.path().join("bare.sgf");
    let text = to_sgf(&document, &Answers::NOTHING).expect("a rectangle");
    fs::write(&path, text).expect("written");
    let mut window = opened(&path);
    settle_when(&mut window, is_asked);
    click(&mut window, "Theory");
    let said = everything(&window);
    assert!(said.contains("The answers are hidden"), "{said}");
    for covered in ["wins", "Mark one black", "Whoever"] {
        assert!(!said.contains(covered), "{covered}: {said}");
    }
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
fn a_lesson_that_is_edited_does_not_ask_and_try_it_does() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = opened(&lesson(folder.path()));
    settle_when(&mut window, |window| has(window, "Problem 1 of 3"));
    open_pane(&mut window);
    assert!(!has(&window, "Problem 1 of 3"));
    let row = window.get_by_label_contains("2  What of");
    row.click();
    settle(&mut window);
    assert!(has(&window, "My lesson (3)"), "it stays open");
    choose(&mut window, "Try it");
    settle_when(&mut window, |window| has(window, "Problem 2 of 3"));
    assert!(has(&window, "What of same-count?"));
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
fn lessons_that_are_damaged_are_told_and_shown_as_far_as_they_go() {
    let folder = tempfile::tempdir().expect("a folder");
    let whole = fs::read_to_string(lesson(folder.path())).expect("written");
    // Cut short within the third.
    let cut = folder.path().join("cut.sgf");
    fs::write(&cut, &whole[..whole.len() - 20]).expect("written");
    let mut window = window();
    window.state_mut().open(cut);
    wait_until(&mut window, "what is there of it", |window| {
        has(window, "Problem") || has(window, "cut.sgf")
    });
    settle(&mut window);
    // Of a newer form: it is said, and nothing else happens.
    let newer = folder.path().join("newer.sgf");
    fs::write(&newer, whole.replace("SEMV[1]", "SEMV[9]")).expect("written");
    window.state_mut().open(newer);
    wait_until(&mut window, "the reason", |window| has(window, "newer.sgf"));
    // An illegal position among the others, and two questions for one.
    let odd = folder.path().join("odd.sgf");
    let illegal = "(;SZ[5]SEMV[1]AB[aa]AW[ba][ab]SEMQT[en:Legal?])";
    let twice = "(;SZ[5]SEMV[1]AB[cc]SEMQT[en:Once?][en:Twice?]SEMQT[en:Thrice?])";
    fs::write(&odd, format!("{illegal}{twice}")).expect("written");
    let mut window = opened(&odd);
    settle_when(&mut window, |window| has(window, "Legal?"));
    press(&mut window, Modifiers::NONE, Key::PageDown);
    press(&mut window, Modifiers::NONE, Key::PageDown);
    settle_when(&mut window, |window| has(window, "Once?"));
    assert!(has(&window, "SEMQT"), "what is passed over is told");
}

#[test]
fn a_race_that_nobody_marked_shows_which_blocks_are_asked_about_and_nothing_else() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut document = read(BARE);
    document
        .lesson
        .question
        .write(Language::ENGLISH, "Who wins?");
    let path = folder.path().join("bare.sgf");
    let text = to_sgf(&document, &Answers::NOTHING).expect("a rectangle");
    fs::write(&path, text).expect("written");
    let mut window = opened(&path);
    settle_when(&mut window, |window| {
        has(window, "Who wins?") && !has(window, "Reading…") && has(window, "Hint")
    });
    let marked = |window: &Window| {
        let points = window.get_all_by_role(Role::Button);
        let values = points.filter_map(|point| point.accesskit_node().value());
        let (essential, safe): (Vec<_>, Vec<_>) = values
            .filter(|value| value.contains("essential") || value.contains("safe"))
            .partition(|value| value.contains("essential"));
        (essential.len(), safe.len())
    };
    let (essential, safe) = marked(&window);
    assert!(essential > 0, "the blocks are shown");
    assert_eq!(safe, 0, "what was found to be safe is not");
    // They are the blocks of the answer.
    click(&mut window, "Show me");
    assert_eq!(marked(&window).0, essential);
}

/// Whether a line of the window says this.
fn says(window: &Window, said: &str) -> bool {
    let all = window.get_all_by_role(Role::Label);
    let mut all = all.filter_map(|it| it.value());
    all.any(|it| it.contains(said))
}

/// Whoever plays E4 has the three white stones at D4: Black captures them, White joins them to a group with two eyes.
const FIGHT: &str = "\
.........
.........
.........
..XXXX...
..XOOX...
..XO.OOOO
...XXO.O.
....XOOOO
....XXXXX";

#[test]
fn a_fight_that_nobody_marked_is_asked_by_its_moves_with_and_without_words_of_ones_own() {
    for words in ["", "What about White?"] {
        let mut window = window();
        window.event(Event::Paste(FIGHT.to_owned()));
        settle_when(&mut window, |window| {
            has(window, "Whoever plays first wins the fight")
        });
        open_pane(&mut window);
        if !words.is_empty() {
            write(&mut window, "Question", words);
        }
        choose(&mut window, "Try it");
        settle_when(&mut window, is_asked);
        assert!(!has(&window, "Whoever plays first wins the fight"));
        assert!(has(&window, "Black to play captures them: where?"));
        // The menu lay over the board.
        window.event(Event::PointerGone);
        settle(&mut window);
        assert!(says(&window, "Answer by clicking the board."));
        let headline = match words {
            "" => "What decides about the circled stones?",
            words => words,
        };
        assert!(has(&window, headline), "{headline}");
        press(&mut window, Modifiers::NONE, Key::Space);
        assert!(has(&window, "Black's move is among the circled points."));
        // It stays covered until both moves are found.
        click(&mut window, "E4");
        settle_when(&mut window, |window| {
            has(window, "White to play saves them: where?")
        });
        assert!(has(&window, "Right: E4"));
        click(&mut window, "E4");
        settle_when(&mut window, |window| has(window, "Solved, with a hint."));
        assert!(has(&window, "Whoever plays first wins the fight"));
    }
}

#[test]
fn where_nothing_can_be_asked_it_is_said() {
    let mut window = window();
    open_pane(&mut window);
    click(&mut window, "New position");
    click(&mut window, "E5");
    press(&mut window, Modifiers::COMMAND, Key::Num3);
    choose(&mut window, "Try it");
    settle_when(&mut window, |window| {
        has(window, "There is nothing to ask about this position")
    });
    // Of words alone the status line offers no hints.
    open_pane(&mut window);
    write(&mut window, "Question", "Why?");
    choose(&mut window, "Try it");
    settle_when(&mut window, |window| has(window, "Why?"));
    window.event(Event::PointerGone);
    settle_when(&mut window, |window| {
        says(window, "Find the answer yourself")
    });
    assert!(!says(&window, "Space gives a hint"));
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
