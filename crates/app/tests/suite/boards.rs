//! Choosing another board, and races on boards that are no rectangles, driven by accessible names.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton, Pos2, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use semeai_session::Document;

use crate::support::{
    Window, click, has, new_app, press, settle, settle_when, wait_until, window_of,
};

fn window_with(document: Document, size: Vec2) -> Window {
    let mut app = new_app();
    app.show_document(document);
    let mut window = window_of(app, size);
    settle(&mut window);
    window
}

fn with_stones(kind: &str, signs: &str) -> Document {
    Document::with_stones(kind.parse().expect("a kind"), signs).expect("as many signs")
}

fn kind(window: &Window) -> String {
    let kind = window.state().document().topology().shape().kind();
    kind.map_or_else(String::new, |kind| kind.to_string())
}

fn stones(window: &Window) -> usize {
    let stones = &window.state().document().board.setup.stones;
    stones.black.len() + stones.white.len()
}

const USE: &str = "Use this board";

#[test]
fn a_hexagon_is_chosen_played_on_and_undone() {
    let mut window = window_with(
        with_stones("square:5x5", &".".repeat(25)),
        Vec2::new(1280.0, 800.0),
    );
    press(&mut window, Modifiers::COMMAND, Key::Num1);
    click(&mut window, "Board…");
    click(&mut window, "Hexagon of triangles");
    assert!(has(&window, "61 points"), "what is being chosen is counted");
    assert_eq!(kind(&window), "square:5x5", "nothing is taken yet");
    click(&mut window, USE);
    assert_eq!(kind(&window), "tri-hexagon:5");
    assert!(!has(&window, USE), "the window is gone");
    let names: Vec<String> = {
        let topology = window.state().document().topology();
        let names = topology.names(&topology.points());
        [30, 12].map(|index| names[index].to_owned()).to_vec()
    };
    for name in &names {
        click(&mut window, name);
    }
    assert_eq!(stones(&window), 2);
    // New keeps the board.
    press(&mut window, Modifiers::COMMAND, Key::N);
    assert_eq!(
        (kind(&window).as_str(), stones(&window)),
        ("tri-hexagon:5", 0)
    );
    for _ in 0..3 {
        press(&mut window, Modifiers::COMMAND, Key::Z);
    }
    assert_eq!(kind(&window), "tri-hexagon:5", "a stone each");
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(kind(&window), "square:5x5", "one step for the board");
}

#[test]
fn enter_takes_a_board_and_esc_leaves_the_one_there_is() {
    let mut window = window_with(
        with_stones("torus:4x4", "B..............."),
        Vec2::new(900.0, 600.0),
    );
    press(&mut window, Modifiers::COMMAND, Key::Num3);
    press(&mut window, Modifiers::COMMAND, Key::B);
    assert!(has(&window, "16 points"), "the present board comes first");
    click(&mut window, "Triangle of triangles");
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert!(!has(&window, USE));
    assert_eq!(kind(&window), "torus:4x4");
    press(&mut window, Modifiers::COMMAND, Key::B);
    click(&mut window, "Triangle of triangles");
    press(&mut window, Modifiers::NONE, Key::Enter);
    assert_eq!(kind(&window), "tri-triangle:9");
    assert!(has(&window, "1 stone left behind on the old board"));
    // The same board once more is no change.
    press(&mut window, Modifiers::COMMAND, Key::B);
    press(&mut window, Modifiers::NONE, Key::Enter);
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!((kind(&window).as_str(), stones(&window)), ("torus:4x4", 1));
}

#[test]
fn a_size_is_typed_and_taken() {
    let mut window = window_with(
        with_stones("torus:4x4", "B..............."),
        Vec2::new(1280.0, 800.0),
    );
    press(&mut window, Modifiers::COMMAND, Key::B);
    let field = window.get_by_role_and_label(Role::SpinButton, "rows");
    field.focus();
    window.run_steps(2);
    window.key_press_modifiers(Modifiers::COMMAND, Key::A);
    window.run_steps(1);
    window.event(Event::Text("6".to_owned()));
    window.run_steps(2);
    press(&mut window, Modifiers::NONE, Key::Enter);
    assert_eq!(kind(&window), "torus:4x6");
    assert_eq!(stones(&window), 1, "what fits stays");
}

#[test]
fn a_race_on_a_honeycomb_without_an_edge_is_counted_and_proved() {
    // From the races of the exhaustive judge: whoever is first wins.
    let document = with_stones("honey-torus:3x3", "..@....W#B#@@@@@#@");
    let mut window = window_with(document, Vec2::new(1280.0, 800.0));
    press(&mut window, Modifiers::COMMAND, Key::Enter);
    wait_until(&mut window, "a proof", |window| {
        window.query_by_label("Proved").is_some()
    });
    settle(&mut window);
    assert!(has(&window, "Black wins"));
    assert!(has(&window, "White wins"));
}

#[test]
fn marks_are_set_on_a_hexagon() {
    let document = with_stones("tri-hexagon:2", "X..O...");
    let mut window = window_with(document, Vec2::new(1280.0, 800.0));
    press(&mut window, Modifiers::COMMAND, Key::Num2);
    let name = {
        let topology = window.state().document().topology();
        let first = topology.points().first().expect("a point");
        topology.name(first).to_owned()
    };
    window.get_by_role_and_label(Role::Button, &name).hover();
    window.run_steps(2);
    press(&mut window, Modifiers::NONE, Key::E);
    settle_when(&mut window, |window| {
        let document = window.state().document();
        let essential = document.marks.roles.points(semeai_board::Role::Essential);
        essential.len() == 1
    });
}

/// Where a point of the board lies.
fn place(window: &Window, name: &str) -> Pos2 {
    window
        .get_by_role_and_label(Role::Button, name)
        .rect()
        .center()
}

#[test]
fn a_torus_is_scrolled_by_keys_and_by_its_edge_and_its_points_are_clicked_where_they_are() {
    let mut window = window_with(
        with_stones("torus:4x4", "B..............."),
        Vec2::new(1280.0, 800.0),
    );
    press(&mut window, Modifiers::COMMAND, Key::Num1);
    let before = ["A4", "B4", "D4"].map(|name| place(&window, name));
    let step = before[1] - before[0];
    let keys = Modifiers::COMMAND | Modifiers::SHIFT;
    press(&mut window, keys, Key::ArrowRight);
    let now = ["A4", "B4", "D4"].map(|name| place(&window, name));
    assert_eq!(now[0], before[1]);
    assert_eq!(
        now[2], before[0],
        "what left on the right came in on the left"
    );
    assert_eq!(stones(&window), 1, "nothing has changed but the view");
    // Pulled at a copy, it goes along by whole steps.
    let copy = before[0] - step;
    let button = |pos, pressed| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    window.event(Event::PointerMoved(copy));
    window.event(button(copy, true));
    window.run_steps(1);
    window.event(Event::PointerMoved(copy + step * 0.9));
    window.run_steps(1);
    window.event(button(copy + step * 0.9, false));
    settle(&mut window);
    assert_eq!(place(&window, "A4"), before[0] + step * 2.0);
    assert_eq!(stones(&window), 1);
    // A click on a copy is one on its point.
    window.event(Event::PointerMoved(copy));
    window.event(button(copy, true));
    window.run_steps(1);
    window.event(button(copy, false));
    settle(&mut window);
    assert_eq!(stones(&window), 2);
    let board = window.state().document().topology();
    let put = board.point("B4").expect("a point");
    assert!(window.state().document().board.setup.get(put).is_some());
}

#[test]
fn who_does_not_see_the_lines_hears_the_neighbours() {
    let window = window_with(with_stones("star:3", "B..."), Vec2::new(1280.0, 800.0));
    let point = window.get_by_role_and_label(Role::Button, "2");
    let value = point.accesskit_node().value().unwrap_or_default();
    assert!(value.ends_with("neighbours 1"), "{value}");
}
