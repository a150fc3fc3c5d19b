//! The window, driven by accessible names: no display, no graphics.

use std::sync::Arc;

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton, Pos2, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use semeai_app::{App, Jobs, NoDialogs, Store};
use semeai_board::{Color, Role as BlockRole};
use semeai_race::solve::Several;
use semeai_session::{Document, file};

use crate::support::{
    FIGURE_10, Window, click, new_app, press, settle, settle_when, theory, type_path, value,
    window_of,
};

const SMALL: &str = "\
.@.@.@
@@@@@@
@...@@
@BBBB@
#WWWW#
##...#
######
.#.#.#";

fn window() -> Window {
    window_of(new_app(), Vec2::new(1280.0, 800.0))
}

fn read(text: &str) -> Document {
    file::parse("test", text.as_bytes())
        .expect("a diagram")
        .document
}

fn window_with(text: &str) -> Window {
    let mut app = new_app();
    app.show_document(read(text));
    window_of(app, Vec2::new(1280.0, 800.0))
}

/// The middle of a button, or of a point of the board.
fn middle(window: &Window, name: &str) -> Pos2 {
    let button = window.get_by_role_and_label(Role::Button, name);
    button.rect().center()
}

fn right_click(window: &mut Window, name: &str) {
    window
        .get_by_role_and_label(Role::Button, name)
        .click_button(PointerButton::Secondary);
    settle(window);
}

fn stone(window: &Window, name: &str) -> Option<Color> {
    let document = window.state().document();
    document
        .board
        .setup
        .get(document.topology().point(name).expect("on the board"))
}

fn role(window: &Window, name: &str) -> BlockRole {
    let document = window.state().document();
    let point = document.topology().point(name).expect("on the board");
    document
        .marks
        .roles
        .of(&document.board.setup.block_at(point).expect("a stone"))
}

#[test]
fn the_window_opens_with_a_sample_and_its_verdict() {
    let window = window();
    window.get_by_label_contains("Black to play: Black wins");
    window.get_by_label_contains("White to play: White wins");
    window.get_by_label("Whoever plays first wins");
    assert!(value(&window, "Region I").starts_with("{3|0}"));
}

#[test]
fn the_papers_example_takes_one_click_for_each_candidate() {
    let mut window = window_with(FIGURE_10);
    assert!(value(&window, "Region I").starts_with('?'));
    // Candidate a: Black has 6; White's move is nil, so the board steps into it.
    click(&mut window, "B3");
    assert_eq!(stone_shown(&window, "B3"), "White");
    // Candidate b there: 4 and 0. No nil is left, so the board is back.
    click(&mut window, "H3");
    assert_eq!(value(&window, "wB3"), "{4|0}");
    // Candidate b at the root, and a below it: 5 and 0.
    click(&mut window, "H3");
    click(&mut window, "B3");
    assert_eq!(value(&window, "bB3"), "6");
    assert_eq!(value(&window, "bH3"), "5");
    assert_eq!(value(&window, "Board"), "{6||4|0}");
    assert!(value(&window, "Region I").starts_with("{6||4|0}"));
    assert_eq!(window.state().document().race.picks.len(), 4);
}

fn stone_shown(window: &Window, name: &str) -> String {
    let said = value(window, name);
    said.split(',').next().unwrap_or_default().to_owned()
}

#[test]
fn a_click_on_a_candidate_stands_in_blacks_move_and_a_right_click_in_whites() {
    let mut window = window_with(FIGURE_10);
    for point in ["B3", "H3", "H3", "B3"] {
        click(&mut window, point);
    }
    right_click(&mut window, "B3");
    assert!(window.query_by_label("… wB3").is_some());
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert!(window.query_by_label("… wB3").is_none());
    click(&mut window, "B3");
    assert!(window.query_by_label("… bB3").is_some());
    click(&mut window, "Board");
    assert!(window.query_by_label("… bB3").is_none());
}

#[test]
fn space_takes_the_suggested_points() {
    let mut window = window_with(FIGURE_10);
    press(&mut window, Modifiers::NONE, Key::Space);
    assert_eq!(window.state().document().race.picks.len(), 2);
    press(&mut window, Modifiers::NONE, Key::Space);
    press(&mut window, Modifiers::NONE, Key::Space);
    assert!(value(&window, "Region I").starts_with("{6||4|0}"));
}

#[test]
fn both_buttons_set_stones_and_undo_takes_them_back() {
    let mut window = window_with(SMALL);
    press(&mut window, Modifiers::COMMAND, Key::Num1);
    click(&mut window, "B6");
    assert_eq!(stone(&window, "B6"), Some(Color::Black));
    right_click(&mut window, "C6");
    assert_eq!(stone(&window, "C6"), Some(Color::White));
    click(&mut window, "C6");
    assert_eq!(
        stone(&window, "C6"),
        Some(Color::Black),
        "the other colour replaces"
    );
    click(&mut window, "C6");
    assert_eq!(stone(&window, "C6"), None, "the same colour removes");
    for _ in 0..3 {
        press(&mut window, Modifiers::COMMAND, Key::Z);
    }
    assert_eq!(stone(&window, "B6"), Some(Color::Black));
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(stone(&window, "B6"), None);
    press(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert_eq!(stone(&window, "B6"), Some(Color::Black));
}

#[test]
fn dragging_paints_in_one_step_of_undo() {
    let mut window = window_with(SMALL);
    press(&mut window, Modifiers::COMMAND, Key::Num1);
    let [from, over, to] = ["B6", "C6", "D6"].map(|name| middle(&window, name));
    window.drag_at(from);
    window.run();
    window.hover_at(over);
    window.run();
    window.hover_at(to);
    window.run();
    window.drop_at(to);
    settle(&mut window);
    for name in ["B6", "C6", "D6"] {
        assert_eq!(stone(&window, name), Some(Color::Black), "{name}");
    }
    press(&mut window, Modifiers::COMMAND, Key::Z);
    for name in ["B6", "C6", "D6"] {
        assert_eq!(stone(&window, name), None, "{name}");
    }
}

/// The stones of a side, by name.
fn stones(window: &Window, color: Color) -> Vec<String> {
    let document = window.state().document();
    let stones = document.board.setup.stones[color];
    let names = document.topology().names(&stones);
    names.into_iter().map(str::to_owned).collect()
}

#[test]
fn a_fast_drag_paints_every_point_that_it_crosses() {
    let mut window = window_with(&".........\n".repeat(9));
    press(&mut window, Modifiers::COMMAND, Key::Num1);
    // From one end of a row to the other between two frames.
    let [from, to] = ["B8", "H8"].map(|name| middle(&window, name));
    window.drag_at(from);
    window.run();
    window.drop_at(to);
    settle(&mut window);
    let row = ["B8", "C8", "D8", "E8", "F8", "G8", "H8"];
    assert_eq!(stones(&window, Color::Black), row);
    // All round a corner within a frame.
    let [from, corner, to] = ["C5", "C3", "E3"].map(|name| middle(&window, name));
    let button = |pos, pressed| Event::PointerButton {
        pos,
        button: PointerButton::Secondary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    window.hover_at(from);
    window.run();
    window.input_mut().events.extend([
        button(from, true),
        Event::PointerMoved(corner),
        Event::PointerMoved(to),
        button(to, false),
    ]);
    settle(&mut window);
    assert_eq!(
        stones(&window, Color::White),
        ["C5", "C4", "C3", "D3", "E3"]
    );
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert!(stones(&window, Color::White).is_empty());
}

#[test]
fn a_mode_that_is_left_in_a_drag_ends_its_step_of_undo() {
    let mut window = window_with(SMALL);
    press(&mut window, Modifiers::COMMAND, Key::Num1);
    let [from, over] = ["B6", "C6"].map(|name| middle(&window, name));
    window.drag_at(from);
    window.run();
    window.hover_at(over);
    window.run();
    press(&mut window, Modifiers::COMMAND, Key::Num3);
    window.drop_at(over);
    settle(&mut window);
    press(&mut window, Modifiers::COMMAND, Key::Num1);
    click(&mut window, "D6");
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(stone(&window, "D6"), None);
    assert_eq!(
        stone(&window, "C6"),
        Some(Color::Black),
        "a step of its own"
    );
}

#[test]
fn dragging_a_stone_moves_it() {
    let mut window = window_with(SMALL);
    press(&mut window, Modifiers::COMMAND, Key::Num1);
    let [from, to] = ["B5", "B6"].map(|name| middle(&window, name));
    window.drag_at(from);
    window.run();
    window.hover_at(to);
    window.run();
    window.drop_at(to);
    settle(&mut window);
    assert_eq!(stone(&window, "B5"), None);
    assert_eq!(stone(&window, "B6"), Some(Color::Black));
}

#[test]
fn letting_go_elsewhere_does_nothing_in_analyse_mode() {
    let mut window = window_with(FIGURE_10);
    let [from, to] = ["B3", "H3"].map(|name| middle(&window, name));
    window.drag_at(from);
    window.run();
    window.hover_at(to);
    window.run();
    window.drop_at(to);
    settle(&mut window);
    assert!(window.state().document().race.picks.is_empty());
}

#[test]
fn a_key_marks_the_block_under_the_pointer() {
    let mut window = window_with(SMALL);
    press(&mut window, Modifiers::COMMAND, Key::Num2);
    window.get_by_role_and_label(Role::Button, "C5").hover();
    window.run();
    press(&mut window, Modifiers::NONE, Key::U);
    assert_eq!(role(&window, "B5"), BlockRole::Unknown);
    press(&mut window, Modifiers::NONE, Key::S);
    assert_eq!(role(&window, "B5"), BlockRole::Safe);
    press(&mut window, Modifiers::NONE, Key::E);
    assert_eq!(role(&window, "B5"), BlockRole::Essential);
    right_click(&mut window, "C5");
    assert_eq!(
        role(&window, "B5"),
        BlockRole::Unknown,
        "backwards from essential"
    );
}

#[test]
fn the_keyboard_alone_can_place_a_stone() {
    let mut window = window_with(SMALL);
    press(&mut window, Modifiers::COMMAND, Key::Num1);
    press(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::L);
    press(&mut window, Modifiers::NONE, Key::Enter);
    assert_eq!(stone(&window, "A8"), Some(Color::Black));
    press(&mut window, Modifiers::NONE, Key::ArrowDown);
    press(&mut window, Modifiers::SHIFT, Key::Enter);
    assert_eq!(
        stone(&window, "A7"),
        None,
        "the white stone there was removed by the white button"
    );
}

#[test]
fn a_screen_reader_can_click_a_point() {
    let mut window = window_with(FIGURE_10);
    window
        .get_by_role_and_label(Role::Button, "B3")
        .click_accesskit();
    settle(&mut window);
    assert_eq!(window.state().document().race.picks.len(), 1);
}

#[test]
fn the_language_changes_at_once() {
    let mut window = window();
    click(&mut window, "日本語");
    window.get_by_label("先に打ったほうの勝ち");
    window.get_by_role_and_label(Role::Button, "配置");
    click(&mut window, "English");
    window.get_by_label("Whoever plays first wins");
}

#[test]
fn a_pasted_diagram_takes_the_place_of_the_board_and_undo_brings_it_back() {
    let mut window = window();
    let before = window.state().document().clone();
    window.event(Event::Paste(SMALL.to_owned()));
    settle(&mut window);
    assert_eq!(
        window.state().document().topology().shape().size(),
        Some((6, 8))
    );
    assert_eq!(role(&window, "B5"), BlockRole::Essential);
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(*window.state().document(), before);
}

#[test]
fn what_is_saved_through_the_path_field_opens_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("race.sgf");
    let mut window = window_with(FIGURE_10);
    for point in ["B3", "H3"] {
        click(&mut window, point);
    }
    // Save asks for a file; no dialog answers, so the path can be typed.
    press(&mut window, Modifiers::COMMAND, Key::S);
    settle_when(&mut window, |window| {
        window.query_by_label("Save as").is_some()
    });
    type_path(&mut window, "Save as", &path);
    settle_when(&mut window, |_| path.exists());
    let saved = window.state().document().clone();

    let mut other = window_of(new_app(), Vec2::new(1280.0, 800.0));
    press(&mut other, Modifiers::COMMAND | Modifiers::SHIFT, Key::O);
    type_path(&mut other, "File to open", &path);
    settle_when(&mut other, |window| {
        window.state().document().race.picks.len() == 2
    });
    assert_eq!(other.state().document().board.setup, saved.board.setup);
    assert_eq!(other.state().document().marks.roles, saved.marks.roles);
    assert_eq!(other.state().document().race.picks, saved.race.picks);
}

/// A diagram has no room for trees, so Save must not write over it.
#[test]
fn what_was_opened_from_a_diagram_is_saved_as_sgf() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("race.txt");
    std::fs::write(&path, FIGURE_10).expect("a file");
    let mut window = window_of(new_app(), Vec2::new(1280.0, 800.0));
    press(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::O);
    type_path(&mut window, "File to open", &path);
    settle_when(&mut window, |window| {
        window.state().document().topology().shape().size() == Some((9, 6))
    });
    click(&mut window, "B3");
    press(&mut window, Modifiers::COMMAND, Key::S);
    settle_when(&mut window, |window| {
        window.query_by_label("Save as").is_some()
    });
    // The name that is proposed is that of an SGF file.
    window.run();
    window.key_press(Key::Enter);
    let saved = path.with_extension("sgf");
    settle_when(&mut window, |_| saved.exists());
    assert_eq!(
        std::fs::read_to_string(&path).expect("the diagram"),
        FIGURE_10
    );
}

#[test]
fn a_bad_file_is_said_in_a_strip_and_the_board_stays() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("broken.sgf");
    std::fs::write(&path, "(;FF[4]GM[1]SZ[9]AB[").expect("written");
    let mut window = window();
    let before = window.state().document().clone();
    window.state_mut().open(path);
    settle_when(&mut window, |window| {
        window.query_by_label_contains("broken.sgf").is_some()
    });
    assert_eq!(*window.state().document(), before);
    click(&mut window, "Dismiss");
    assert!(window.query_by_label_contains("broken.sgf").is_none());
}

#[test]
fn a_missing_mark_is_said_with_a_button_that_helps() {
    let mut window = window_with(SMALL);
    press(&mut window, Modifiers::COMMAND, Key::Num2);
    window.get_by_role_and_label(Role::Button, "C4").hover();
    window.run();
    press(&mut window, Modifiers::NONE, Key::U);
    let proposed = window.query_all_by_label_contains("Propose").count();
    assert!(proposed >= 2, "one in the tools and one in the strip");
}

#[test]
fn which_of_several_blocks_decide_is_a_switch_beside_the_marks() {
    let mut window = window_with("@@@@\nWWWW\nBBBB\n.BW.");
    press(&mut window, Modifiers::COMMAND, Key::Num2);
    let switch = "The first capture decides";
    window.get_by_role_and_label(Role::CheckBox, switch).click();
    window.run();
    let several = |window: &Window| window.state().document().race.several;
    assert_eq!(several(&window), Several::First);
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(several(&window), Several::All);
    // With one block on each side there is nothing to be said.
    let mut window = window_with(SMALL);
    press(&mut window, Modifiers::COMMAND, Key::Num2);
    assert!(window.query_by_label(switch).is_none());
}

#[test]
fn a_small_window_keeps_the_verdict_and_the_board() {
    for size in [
        Vec2::new(900.0, 600.0),
        Vec2::new(960.0, 640.0),
        Vec2::new(720.0, 520.0),
    ] {
        let mut window = window_of(new_app(), size);
        settle(&mut window);
        let screen = egui::Rect::from_min_size(Pos2::ZERO, size);
        for name in [
            "Black to play: Black wins",
            "White to play: White wins",
            "Whoever plays first wins",
        ] {
            let rect = window.get_by_label(name).rect();
            assert!(screen.contains_rect(rect), "{name} at {rect:?} in {size}");
        }
        let first = window.get_by_role_and_label(Role::Button, "A9").rect();
        assert!(
            first.width() >= 18.0,
            "cells of {} in {size}",
            first.width()
        );
    }
}

#[test]
fn the_next_question_is_one_key_away() {
    let mut window = window_with(FIGURE_10);
    click(&mut window, "B3");
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert!(window.query_by_label("… wB3").is_none());
    press(&mut window, Modifiers::NONE, Key::Tab);
    assert!(window.query_by_label("… wB3").is_some());
}

#[test]
fn unsaved_changes_are_offered_at_the_next_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::at(folder.path().join("semeai"));
    let app = || App::new(theory(), Jobs::new(Arc::new(NoDialogs), store.clone()));
    let mut first = window_of(app(), Vec2::new(1280.0, 800.0));
    assert!(first.query_by_label("Restore").is_none());
    first.event(Event::Paste(SMALL.to_owned()));
    settle(&mut first);
    first.state_mut().leave();

    let mut second = window_of(app(), Vec2::new(1280.0, 800.0));
    assert_ne!(
        second.state().document().board.setup,
        first.state().document().board.setup
    );
    settle_when(&mut second, |window| {
        window.query_by_label("Restore").is_some()
    });
    click(&mut second, "Restore");
    assert_eq!(
        second.state().document().board.setup,
        first.state().document().board.setup
    );
    assert_eq!(
        second.state().document().marks.roles,
        first.state().document().marks.roles
    );
}

/// Whatever is read of what the window shows.
fn everything_said(window: &Window) -> Vec<String> {
    let root = window.root();
    let all = root.children_recursive();
    all.map(|node| {
        let node = node.accesskit_node();
        format!(
            "{} {}",
            node.label().unwrap_or_default(),
            node.value().unwrap_or_default()
        )
    })
    .collect()
}

#[test]
fn hidden_answers_are_nowhere_and_one_key_away() {
    for has_proof in [false, true] {
        let mut window = window();
        if has_proof {
            press(&mut window, Modifiers::COMMAND, Key::Enter);
            settle_when(&mut window, |window| {
                window.query_by_label("Proved").is_some()
            });
        }
        let document = window.state().document().clone();
        press(&mut window, Modifiers::NONE, Key::F8);
        let answers = [
            "wins",
            "{3|0}",
            "2½",
            "either side",
            "keeps",
            "Proved",
            "libert",
            "ceil",
        ];
        for mode in [Key::Num3, Key::Num2, Key::Num1, Key::Num4, Key::Num3] {
            press(&mut window, Modifiers::COMMAND, mode);
            for said in everything_said(&window) {
                let answer = answers.iter().find(|answer| said.contains(*answer));
                assert_eq!(answer, None, "{said:?}, {mode:?}");
            }
        }
        for beside in [Key::Num5, Key::Num5] {
            press(&mut window, Modifiers::COMMAND, beside);
            assert!(window.query_by_label_contains("Black wins").is_none());
        }
        press(&mut window, Modifiers::NONE, Key::W);
        assert!(window.query_by_label_contains("Black wins").is_none());
        press(&mut window, Modifiers::NONE, Key::W);
        press(&mut window, Modifiers::NONE, Key::F8);
        let verdict = window.query_all_by_label_contains("Black to play: Black wins");
        assert!(verdict.count() > 0);
        assert_eq!(window.state().document(), &document);
    }
}
