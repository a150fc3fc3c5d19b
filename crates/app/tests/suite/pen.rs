//! Drawing a board by hand, driven by a mouse and by keys.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton, Pos2, Vec2, vec2};
use egui_kittest::kittest::Queryable as _;
use semeai_session::Document;

use crate::support::{Window, click, new_app, press, settle, wait_until, window_of};

/// A small board with a stone in the middle and one in a corner, with the pen in the hand.
fn window(kind: &str, signs: &str) -> Window {
    let mut app = new_app();
    let kind = kind.parse().expect("a kind");
    app.show_document(Document::with_stones(kind, signs).expect("as many signs"));
    let mut window = window_of(app, Vec2::new(1280.0, 800.0));
    settle(&mut window);
    press(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::B);
    window
}

/// The names of the points, with their stones and how many neighbours they have.
fn points(window: &Window) -> String {
    let document = window.state().document();
    let board = document.topology();
    let point = |point| {
        let stone = match document.board.setup.get(point) {
            Some(semeai_board::Color::Black) => "X",
            Some(semeai_board::Color::White) => "O",
            None => "",
        };
        format!(
            "{}{stone}{}",
            board.name(point),
            board.neighbors(point).len()
        )
    };
    let points: Vec<String> = board.points().iter().map(point).collect();
    points.join(" ")
}

fn place(window: &Window, name: &str) -> Pos2 {
    let point = window.get_by_role_and_label(Role::Button, name);
    point.rect().center()
}

/// A button goes down here and up there, with these keys held.
fn stroke(window: &mut Window, button: PointerButton, from: Pos2, to: Pos2, modifiers: Modifiers) {
    let button = |pos, pressed| Event::PointerButton {
        pos,
        button,
        pressed,
        modifiers,
    };
    window.event(Event::PointerMoved(from));
    window.event(button(from, true));
    window.run_steps(1);
    window.event(Event::PointerMoved(to));
    window.run_steps(1);
    window.event(button(to, false));
    settle(window);
}

fn undo(window: &mut Window) {
    press(window, Modifiers::COMMAND, Key::Z);
}

const SMALL: &str = "X...O....";
const WHOLE: &str = "A3X2 B33 C32 A23 B2O4 C23 A12 B13 C12";

#[test]
fn a_hole_in_a_square_board_is_one_click() {
    let mut window = window("square:3x3", SMALL);
    assert_eq!(points(&window), WHOLE);
    let middle = place(&window, "B2");
    stroke(
        &mut window,
        PointerButton::Middle,
        middle,
        middle,
        Modifiers::NONE,
    );
    let ring = "A3X2 B32 C32 A22 C22 A12 B12 C12";
    assert_eq!(points(&window), ring);
    undo(&mut window);
    assert_eq!(points(&window), WHOLE);
    window.event(Event::PointerMoved(middle));
    settle(&mut window);
    press(&mut window, Modifiers::NONE, Key::Delete);
    assert_eq!(points(&window), ring);
    // Put away, the hand sets stones again.
    press(&mut window, Modifiers::NONE, Key::Escape);
    click(&mut window, "C3");
    assert_eq!(points(&window), "A3X2 B32 C3X2 A22 C22 A12 B12 C12");
}

#[test]
fn points_and_lines_come_and_go_in_one_step_of_undo_each() {
    let mut window = window("path:2", "X.");
    assert_eq!(points(&window), "1X1 21");
    let unit = place(&window, "2") - place(&window, "1");
    let down = vec2(0.0, unit.x);
    let (first, second) = (place(&window, "1"), place(&window, "2"));
    stroke(
        &mut window,
        PointerButton::Primary,
        second + down,
        second + down,
        Modifiers::NONE,
    );
    assert_eq!(points(&window), "1X1 21 30");
    assert!(
        window
            .query_all_by_label_contains("without neighbours: 3")
            .next()
            .is_some()
    );
    assert_eq!(
        place(&window, "1"),
        first,
        "the board does not move under the hand"
    );
    // Into the open a line leads to a new point; between two points it comes, and goes.
    let third = place(&window, "3");
    stroke(
        &mut window,
        PointerButton::Primary,
        third,
        third - unit,
        Modifiers::NONE,
    );
    assert_eq!(points(&window), "1X1 21 31 41");
    stroke(
        &mut window,
        PointerButton::Primary,
        first,
        third - unit,
        Modifiers::NONE,
    );
    assert_eq!(points(&window), "1X2 21 31 42");
    stroke(
        &mut window,
        PointerButton::Primary,
        first,
        second,
        Modifiers::NONE,
    );
    assert_eq!(points(&window), "1X1 20 31 42");
    stroke(
        &mut window,
        PointerButton::Primary,
        second,
        second - unit * 0.5,
        Modifiers::SHIFT,
    );
    assert_eq!(place(&window, "2"), second - unit * 0.5);
    for before in [
        "1X1 20 31 42",
        "1X2 21 31 42",
        "1X1 21 31 41",
        "1X1 21 30",
        "1X1 21",
    ] {
        undo(&mut window);
        assert_eq!(points(&window), before);
    }
}

#[test]
fn a_board_is_drawn_with_keys_alone() {
    let mut window = window("path:3", "X..");
    for name in ["1", "3", "2"] {
        press(&mut window, Modifiers::COMMAND, Key::L);
        let field = window.get_by_role_and_label(Role::TextInput, "Point");
        field.type_text(name);
        window.run();
        press(&mut window, Modifiers::NONE, Key::Enter);
        if name != "2" {
            press(&mut window, Modifiers::NONE, Key::Enter);
        }
    }
    assert_eq!(
        points(&window),
        "1X2 22 32",
        "a line from the first to the last"
    );
    press(&mut window, Modifiers::NONE, Key::F4);
    let field = window.get_by_role_and_label(Role::TextInput, "Rename the point");
    field.type_text("two");
    window.run();
    press(&mut window, Modifiers::NONE, Key::Enter);
    assert_eq!(points(&window), "1X2 two2 32");
    press(&mut window, Modifiers::NONE, Key::F4);
    let field = window.get_by_role_and_label(Role::TextInput, "Rename the point");
    field.type_text("3");
    window.run();
    press(&mut window, Modifiers::NONE, Key::Enter);
    assert_eq!(points(&window), "1X2 two2 32");
    let refusal = window
        .query_all_by_label_contains("Another point is already called 3")
        .next();
    assert!(refusal.is_some());
}

#[test]
fn a_torus_is_spread_out_in_one_step() {
    let mut window = window("torus:3x3", SMALL);
    let signs = points(&window);
    click(&mut window, "Spread out");
    wait_until(&mut window, "a layout", |window| {
        let board = window.state().document().topology();
        board.shape().periods().is_empty()
    });
    settle(&mut window);
    assert_eq!(points(&window), signs);
    undo(&mut window);
    let board = window.state().document().topology();
    assert_eq!(board.shape().periods().len(), 2);
}

#[test]
fn a_ring_is_straightened_in_one_step() {
    let mut window = window("cycle:6", "X..O..");
    let places = |window: &Window| {
        let board = window.state().document().topology();
        let points = board.points();
        let places = points.iter().map(|point| board.coordinates(point));
        places.collect::<Vec<_>>()
    };
    let before = places(&window);
    click(&mut window, "Straighten");
    let straight = places(&window);
    assert_ne!(straight, before);
    let is_on_grid = |&(x, y): &(f32, f32)| (x * 4.0).fract() == 0.0 && (y * 4.0).fract() == 0.0;
    assert!(straight.iter().all(is_on_grid));
    undo(&mut window);
    assert_eq!(places(&window), before);
}

#[test]
fn a_board_of_ones_own_begins_with_one_point() {
    let mut window = window("square:3x3", SMALL);
    click(&mut window, "Board…");
    click(&mut window, "Draw my own…");
    assert_eq!(points(&window), "10");
    undo(&mut window);
    assert_eq!(points(&window), WHOLE);
}
