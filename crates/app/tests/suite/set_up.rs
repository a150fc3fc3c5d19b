//! Setting up with more than one stone at a time, sizes at a click, and points by their names.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton, Pos2, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use semeai_session::file;
use semeai_session::selection::{self, Clip};

use crate::support::{Window, click, new_app, press, settle, window_of};

const STONES: &str = "BX...\nW....\n.....\n.....\n.....";

fn window() -> Window {
    let mut app = new_app();
    let loaded = file::parse("x.txt", STONES.as_bytes()).expect("a diagram");
    app.show_document(loaded.document);
    let mut window = window_of(app, Vec2::new(1280.0, 800.0));
    settle(&mut window);
    press(&mut window, Modifiers::COMMAND, Key::Num1);
    window
}

fn stones(window: &Window) -> String {
    let setup = &window.state().document().board.setup;
    let all = setup.stones.black.union(&setup.stones.white);
    setup.topology.names(&all).join(" ")
}

fn place(window: &Window, name: &str) -> Pos2 {
    let point = window.get_by_role_and_label(Role::Button, name);
    point.rect().center()
}

/// Drags from one point to another with the left button.
fn drag(window: &mut Window, from: &str, to: &str, modifiers: Modifiers) {
    let (from, to) = (place(window, from), place(window, to));
    let button = |pos, pressed| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
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

#[test]
fn a_rectangle_is_selected_moved_copied_and_let_go() {
    let mut window = window();
    drag(&mut window, "A5", "B4", Modifiers::SHIFT);
    assert_eq!(stones(&window), "A5 B5 A4", "nothing is painted");
    drag(&mut window, "A5", "B4", Modifiers::NONE);
    assert_eq!(stones(&window), "B4 C4 B3");
    press(&mut window, Modifiers::NONE, Key::ArrowDown);
    press(&mut window, Modifiers::NONE, Key::ArrowRight);
    assert_eq!(stones(&window), "C3 D3 C2");
    drag(&mut window, "C3", "A5", Modifiers::COMMAND);
    assert_eq!(stones(&window), "A5 B5 A4 C3 D3 C2");
    press(&mut window, Modifiers::NONE, Key::Delete);
    assert_eq!(stones(&window), "C3 D3 C2", "the copy was selected");
    press(&mut window, Modifiers::NONE, Key::Escape);
    press(&mut window, Modifiers::NONE, Key::ArrowDown);
    assert_eq!(stones(&window), "C3 D3 C2", "nothing is selected any more");
    for _ in 0..5 {
        press(&mut window, Modifiers::COMMAND, Key::Z);
    }
    assert_eq!(stones(&window), "A5 B5 A4", "a step of undo each");
}

#[test]
fn what_is_cut_is_put_where_the_pointer_is() {
    let mut window = window();
    drag(&mut window, "A5", "B4", Modifiers::SHIFT);
    let document = window.state().document();
    let topology = document.topology();
    let corners = ["A5", "B4"].map(|name| topology.point(name).expect("a point"));
    let selected = selection::between(topology, corners[0], corners[1]);
    let clip = Clip::of(document, &selected).expect("points");
    let text = clip.text().to_owned();
    window.event(Event::Cut);
    settle(&mut window);
    assert_eq!(stones(&window), "");
    window.get_by_role_and_label(Role::Button, "D2").hover();
    window.run_steps(2);
    window.event(Event::Paste(text));
    settle(&mut window);
    assert_eq!(stones(&window), "D2 E2 D1");
    // What was put is selected, and can be moved on.
    press(&mut window, Modifiers::NONE, Key::ArrowLeft);
    assert_eq!(stones(&window), "C2 D2 C1");
    assert!(window.query_by_label_contains("Drag to move.").is_some());
}

#[test]
fn a_usual_size_is_one_click() {
    let mut window = window();
    for (name, side) in [("9×9", 9), ("19×19", 19), ("13×13", 13)] {
        click(&mut window, name);
        let size = window.state().document().topology().shape().size();
        assert_eq!(size, Some((side, side)));
    }
    assert!(window.state().document().board.setup.stones.black.len() == 2);
}

/// Whoever scrolls past the boxes changes nothing by it.
#[test]
fn the_wheel_over_the_boxes_of_the_size_changes_no_size() {
    let mut window = window();
    for name in ["Columns", "Rows"] {
        let field = window.query_all_by_label(name).last().expect("a box");
        let at = field.rect().center();
        window.event(Event::PointerMoved(at));
        window.run_steps(2);
        for notches in [3.0, -3.0] {
            window.event(Event::MouseWheel {
                unit: egui::MouseWheelUnit::Line,
                delta: Vec2::new(0.0, notches),
                phase: egui::TouchPhase::Move,
                source: egui::MouseWheelSource::Wheel,
                modifiers: Modifiers::NONE,
            });
            window.run_steps(3);
        }
    }
    assert_eq!(
        window.state().document().topology().shape().size(),
        Some((5, 5))
    );
    let apply = window.get_by_role_and_label(Role::Button, "Apply");
    assert!(
        apply.accesskit_node().is_disabled(),
        "nothing is chosen either"
    );
}

#[test]
fn a_board_made_smaller_says_how_many_stones_went_and_undo_brings_them_back() {
    let mut window = window();
    click(&mut window, "19×19");
    click(&mut window, "T1");
    let before = stones(&window);
    click(&mut window, "9×9");
    let gone = "1 stone stood outside the smaller board; Ctrl+Z brings it back.";
    window.get_by_label_contains(gone);
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(stones(&window), before);
    assert!(
        window
            .query_by_label_contains("outside the smaller")
            .is_none()
    );
    // A larger board loses nothing.
    click(&mut window, "13×13");
    window.get_by_label_contains(gone);
    click(&mut window, "19×19");
    assert!(
        window
            .query_by_label_contains("outside the smaller")
            .is_none()
    );
}

#[test]
fn a_point_is_reached_by_its_name() {
    let mut window = window();
    for (name, expected) in [("C3", "A5 B5 A4 C3"), ("5の五", "A5 B5 A4 C3 E1")] {
        press(&mut window, Modifiers::COMMAND, Key::L);
        let field = window.get_by_role_and_label(Role::TextInput, "Point");
        field.type_text(name);
        window.run_steps(2);
        window.key_press(Key::Enter);
        settle(&mut window);
        window.key_press(Key::Enter);
        settle(&mut window);
        assert_eq!(stones(&window), expected, "{name}");
    }
    press(&mut window, Modifiers::COMMAND, Key::L);
    press(&mut window, Modifiers::NONE, Key::Escape);
    let field = window.query_by_role_and_label(Role::TextInput, "Point");
    assert!(field.is_none());
}

fn colors(window: &Window) -> [usize; 2] {
    let stones = window.state().document().board.setup.stones;
    [stones.black.len(), stones.white.len()]
}

#[test]
fn the_left_button_puts_what_was_chosen() {
    let mut window = window();
    assert_eq!(colors(&window), [2, 1]);
    press(&mut window, Modifiers::NONE, Key::W);
    click(&mut window, "E1");
    assert_eq!(colors(&window), [2, 2]);
    click(&mut window, "Black stones");
    click(&mut window, "D1");
    assert_eq!(colors(&window), [3, 2]);
    press(&mut window, Modifiers::NONE, Key::Num3);
    click(&mut window, "C1");
    assert_eq!(colors(&window), [3, 3]);
    press(&mut window, Modifiers::NONE, Key::Num9);
    assert_eq!(colors(&window), [0, 0]);
}

#[test]
fn stones_in_turn_are_a_game_without_a_record() {
    let mut window = window();
    press(&mut window, Modifiers::NONE, Key::A);
    // Black takes the white stone at A4, then it is White's turn.
    click(&mut window, "B4");
    click(&mut window, "E1");
    click(&mut window, "A3");
    assert_eq!(stones(&window), "A5 B5 B4 A3 E1");
    assert_eq!(colors(&window), [4, 1]);
    click(&mut window, "B5");
    let refused = window.query_by_label_contains("Nobody can play at B5.");
    assert!(refused.is_some());
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(stones(&window), "A5 B5 A4 B4 E1");
    press(&mut window, Modifiers::NONE, Key::A);
    click(&mut window, "A3");
    assert_eq!(
        stones(&window),
        "A5 B5 A4 B4 A3 E1",
        "nothing is taken any more"
    );
}

#[test]
fn r_and_a_drag_select_once() {
    let mut window = window();
    press(&mut window, Modifiers::NONE, Key::R);
    drag(&mut window, "A5", "B4", Modifiers::NONE);
    assert_eq!(stones(&window), "A5 B5 A4", "nothing is painted");
    drag(&mut window, "A5", "C3", Modifiers::NONE);
    assert_eq!(stones(&window), "C3 D3 C2");
    press(&mut window, Modifiers::NONE, Key::Escape);
    drag(&mut window, "A5", "B5", Modifiers::NONE);
    assert_eq!(stones(&window), "A5 B5 C3 D3 C2", "painted again");
}

#[test]
fn esc_in_a_field_leaves_the_field_and_not_the_mode() {
    let mut window = window();
    press(&mut window, Modifiers::COMMAND, Key::L);
    window.get_by_role(Role::TextInput);
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert!(window.query_by_role(Role::TextInput).is_none());
    click(&mut window, "A3");
    assert_eq!(stones(&window), "A5 B5 A4 A3", "stones are still set");
}

#[test]
fn a_block_goes_at_once() {
    let mut window = window();
    window.get_by_role_and_label(Role::Button, "B5").hover();
    window.run_steps(2);
    press(&mut window, Modifiers::SHIFT, Key::Delete);
    assert_eq!(stones(&window), "A4");
}

/// Touches a point with a finger for so many frames.
fn touch(window: &mut Window, name: &str, frames: usize) {
    let pos = place(window, name);
    let finger = |phase| Event::Touch {
        device_id: egui::TouchDeviceId(0),
        id: egui::TouchId(0),
        phase,
        pos,
        force: None,
    };
    let button = |pressed| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    // Events that are handed over one by one come a quarter of a second after each other.
    let down = [
        finger(egui::TouchPhase::Start),
        Event::PointerMoved(pos),
        button(true),
    ];
    window.input_mut().events.extend(down);
    window.run_steps(frames);
    let up = [
        finger(egui::TouchPhase::End),
        button(false),
        Event::PointerGone,
    ];
    window.input_mut().events.extend(up);
    settle(window);
}

#[test]
fn a_finger_shows_first_and_acts_when_it_comes_again_or_stays() {
    let mut window = window();
    touch(&mut window, "C3", 1);
    assert_eq!(colors(&window), [2, 1], "only shown");
    touch(&mut window, "D3", 1);
    assert_eq!(colors(&window), [2, 1], "another point");
    touch(&mut window, "D3", 1);
    assert_eq!(colors(&window), [3, 1]);
    touch(&mut window, "E1", 4);
    assert_eq!(colors(&window), [3, 2], "a long touch is the right button");
}

#[test]
fn large_buttons_say_whose_stones_a_finger_plays() {
    let mut window = window();
    let white = "Tap plays White";
    let has = |window: &Window| window.query_all_by_label(white).count() > 0;
    assert!(!has(&window), "nobody touches");
    touch(&mut window, "C3", 1);
    assert!(has(&window));
    let button = window.get_by_role_and_label(Role::Button, white).rect();
    assert!(button.width() >= 44.0 && button.height() >= 44.0);
    click(&mut window, white);
    touch(&mut window, "D3", 1);
    touch(&mut window, "D3", 1);
    assert_eq!(colors(&window), [2, 2], "a white stone");
    touch(&mut window, "E1", 4);
    assert_eq!(colors(&window), [3, 2], "a long touch is the other side's");
    click(&mut window, "Tap plays Black");
    touch(&mut window, "C2", 1);
    touch(&mut window, "C2", 1);
    assert_eq!(colors(&window), [4, 2]);
}

#[test]
fn on_an_empty_board_every_mode_says_where_stones_are_put() {
    let mut window = window();
    press(&mut window, Modifiers::COMMAND, Key::N);
    settle(&mut window);
    for (mode, said) in [
        (Key::Num1, "Click to place stones"),
        (Key::Num2, "place stones in Set up"),
        (Key::Num3, "place stones in Set up"),
    ] {
        press(&mut window, Modifiers::COMMAND, mode);
        settle(&mut window);
        assert!(window.query_by_label_contains(said).is_some(), "{mode:?}");
    }
}
