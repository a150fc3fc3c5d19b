//! Trees by the mouse, and asking only in a part of the board.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton, Pos2, Vec2};
use egui_kittest::kittest::Queryable as _;
use semeai_session::{Sample, file};

use crate::support::{FIGURE_10, Window, click, new_app, press, settle, window_of};

fn window() -> Window {
    let mut app = new_app();
    let loaded = file::parse("figure", FIGURE_10.as_bytes()).expect("a diagram");
    app.show_document(loaded.document);
    let mut window = window_of(app, Vec2::new(1280.0, 800.0));
    settle(&mut window);
    window
}

fn picks(window: &Window) -> usize {
    window.state().document().race.picks.len()
}

fn place(window: &Window, name: &str) -> Pos2 {
    let point = window.get_by_role_and_label(Role::Button, name);
    point.rect().center()
}

fn button(pos: Pos2, button: PointerButton, pressed: bool, modifiers: Modifiers) -> Event {
    Event::PointerButton {
        pos,
        button,
        pressed,
        modifiers,
    }
}

/// Clicks so many times at once.
fn clicks(window: &mut Window, name: &str, which: PointerButton, times: usize) {
    let pos = place(window, name);
    window.event(Event::PointerMoved(pos));
    window.run_steps(1);
    // Events that are handed over one by one come a quarter of a second after each other.
    for _ in 0..times {
        let once = [true, false].map(|pressed| button(pos, which, pressed, Modifiers::NONE));
        window.input_mut().events.extend(once);
    }
    settle(window);
}

/// Selects a rectangle by a drag with Shift.
fn select(window: &mut Window, corners: [&str; 2]) {
    let [from, to] = corners.map(|name| place(window, name));
    window.event(Event::PointerMoved(from));
    window.event(button(from, PointerButton::Primary, true, Modifiers::SHIFT));
    window.run_steps(1);
    window.event(Event::PointerMoved(to));
    window.run_steps(1);
    window.event(button(to, PointerButton::Primary, false, Modifiers::SHIFT));
    settle(window);
}

#[test]
fn a_double_click_tries_what_is_suggested_in_a_node() {
    let mut window = window();
    click(&mut window, "B3");
    let before = picks(&window);
    press(&mut window, Modifiers::NONE, Key::Escape);
    clicks(&mut window, "wB3", PointerButton::Primary, 2);
    assert!(picks(&window) > before);
}

#[test]
fn a_branch_is_deleted_by_its_menu_and_by_a_key() {
    let mut window = window();
    click(&mut window, "B3");
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert_eq!(picks(&window), 1);
    clicks(&mut window, "wB3", PointerButton::Secondary, 1);
    click(&mut window, "Delete the branch Delete");
    assert_eq!(picks(&window), 0);
    click(&mut window, "B3");
    assert_eq!(picks(&window), 1);
    clicks(&mut window, "wB3", PointerButton::Primary, 1);
    press(&mut window, Modifiers::NONE, Key::Delete);
    assert_eq!(picks(&window), 0);
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(picks(&window), 1);
}

#[test]
fn a_branch_comes_first_by_its_menu() {
    let mut window = window();
    for name in ["B3", "C3"] {
        click(&mut window, name);
        press(&mut window, Modifiers::NONE, Key::Escape);
    }
    let top = |window: &Window, name: &str| window.get_by_label(name).rect().top();
    assert!(top(&window, "wB3") < top(&window, "wC3"));
    clicks(&mut window, "wC3", PointerButton::Secondary, 1);
    click(&mut window, "Make first");
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert!(top(&window, "wC3") < top(&window, "wB3"));
    // It is first already.
    clicks(&mut window, "wC3", PointerButton::Secondary, 1);
    assert!(window.query_by_label("Make first").is_none());
    press(&mut window, Modifiers::NONE, Key::Escape);
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert!(top(&window, "wB3") < top(&window, "wC3"));
}

#[test]
fn too_many_useful_points_are_not_tried_at_once() {
    // White's liberties reach all over the board.
    let rows = [".BW.........", "BBW.........", "WWW........."];
    let board = [&rows[..], &["............"; 8]].concat().join("\n");
    let mut app = new_app();
    let loaded = file::parse("board", board.as_bytes()).expect("a diagram");
    app.show_document(loaded.document);
    let mut window = window_of(app, Vec2::new(1280.0, 800.0));
    settle(&mut window);
    for key in [Modifiers::NONE, Modifiers::SHIFT] {
        press(&mut window, key, Key::Space);
        assert_eq!(picks(&window), 0);
        assert!(
            window
                .query_by_label_contains("Too many useful points")
                .is_some()
        );
    }
    let suggested = |window: &Window| window.query_all_by_label_contains("proposed as").count();
    assert_eq!(suggested(&window), 0);
    // In a rectangle they are few.
    select(&mut window, ["C1", "D2"]);
    press(&mut window, Modifiers::NONE, Key::Space);
    assert_eq!(picks(&window), 4);
}

#[test]
fn only_what_is_suggested_in_a_rectangle_is_tried() {
    let mut window = window();
    select(&mut window, ["A4", "C2"]);
    press(&mut window, Modifiers::SHIFT, Key::Space);
    assert!(is_tried(&window, "B3") && !is_tried(&window, "H3"));
    press(&mut window, Modifiers::SHIFT, Key::Space);
    assert_eq!(picks(&window), 1, "nothing more is suggested there");
    press(&mut window, Modifiers::NONE, Key::Escape);
    // What is asked next is asked there.
    press(&mut window, Modifiers::SHIFT, Key::Space);
    assert_eq!(picks(&window), 2);
}

fn is_tried(window: &Window, name: &str) -> bool {
    let document = window.state().document();
    let point = document.topology().point(name).expect("a point");
    document.race.picks.contains(&[], point)
}

#[test]
fn the_board_alone_is_larger_and_esc_brings_the_rest_back() {
    let mut window = window();
    let board = |window: &Window| window.get_by_role_and_label(Role::Group, "Board").rect();
    let first = board(&window);
    press(&mut window, Modifiers::NONE, Key::F12);
    assert!(board(&window).width() > first.width() + 100.0);
    assert!(window.query_by_label("Regions").is_none());
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert_eq!(board(&window), first);
}

#[test]
fn preferences_are_a_page_of_switches() {
    let mut window = window();
    press(&mut window, Modifiers::COMMAND, Key::Comma);
    let switch = window.get_by_role_and_label(Role::CheckBox, "Coordinates");
    switch.click();
    settle(&mut window);
    press(&mut window, Modifiers::NONE, Key::Escape);
    let switch = window.query_by_role_and_label(Role::CheckBox, "Coordinates");
    assert!(switch.is_none());
}

#[test]
fn the_tree_folds_at_a_key() {
    let mut window = window();
    click(&mut window, "B3");
    press(&mut window, Modifiers::NONE, Key::Escape);
    let has_tree = |window: &Window| window.query_by_label("wB3").is_some();
    assert!(has_tree(&window));
    press(&mut window, Modifiers::NONE, Key::F7);
    assert!(!has_tree(&window));
    press(&mut window, Modifiers::NONE, Key::F7);
    assert!(has_tree(&window));
}

#[test]
fn a_question_is_closed_by_a_key_and_taken_back() {
    let mut window = window();
    click(&mut window, "B3");
    // The board stands in White's move, which is a question: nobody has a useful move there.
    press(&mut window, Modifiers::SHIFT, Key::N);
    let closed = window.get_by_role_and_label(Role::Button, "wB3");
    assert_eq!(closed.value().as_deref(), Some("1, No useful move here"));
    press(&mut window, Modifiers::COMMAND, Key::Z);
    let open = window.get_by_role_and_label(Role::Button, "wB3");
    assert_eq!(open.value().as_deref(), Some("to be answered"));
    // The right half of a candidate is White's move.
    press(&mut window, Modifiers::NONE, Key::Escape);
    let cell = window.get_by_role_and_label(Role::Button, "B3").rect();
    window.event(Event::PointerMoved(
        cell.center() + Vec2::new(cell.width() * 0.3, 0.0),
    ));
    settle(&mut window);
    press(&mut window, Modifiers::NONE, Key::N);
    let is_node = |window: &Window, name| {
        let node = window.query_by_role_and_label(Role::Button, name);
        node.is_some()
    };
    assert!(!is_node(&window, "wB3") && is_node(&window, "bB3"));
    press(&mut window, Modifiers::NONE, Key::N);
    let back = window.get_by_role_and_label(Role::Button, "wB3");
    assert_eq!(back.value().as_deref(), Some("to be answered"));
}

/// Where all is answered and further points could be tried, it is said what their faint discs are.
#[test]
fn the_faint_discs_of_an_answered_region_are_explained_below_the_board() {
    let further = "Left-click for Black's move, right-click for White's. Faint discs: more points to try (Space).";
    for (sample, times) in [(Sample::OneMore, 1), (Sample::ConnectFirst, 0)] {
        let mut app = new_app();
        app.show_document(sample.document());
        let mut window = window_of(app, Vec2::new(1280.0, 800.0));
        settle(&mut window);
        assert_eq!(
            window.query_all_by_label(further).count(),
            times,
            "{sample:?}"
        );
    }
}
