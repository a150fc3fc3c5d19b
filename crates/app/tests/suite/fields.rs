//! Fields into which something is typed: what is selected there is replaced by the first letter.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use semeai_session::{Sample, file};

use crate::support::{Window, choose_in_menu, new_app, press, settle, window_of};

fn opened(text: &str) -> Window {
    let mut app = new_app();
    let loaded = file::parse("test", text.as_bytes()).expect("a position");
    app.show_document(loaded.document);
    let mut window = window_of(app, Vec2::new(1280.0, 800.0));
    settle(&mut window);
    window
}

/// What stands in a field of this kind after it was selected and something was typed, and how many there are.
fn typed(window: &mut Window, role: Role, number: usize) -> (String, usize) {
    let count = window.query_all_by_role(role).count();
    let field = |window: &Window| {
        let field = window.query_all_by_role(role).nth(number);
        let field = field.expect("a field");
        (
            field.accesskit_node().label().unwrap_or_default(),
            field.value(),
        )
    };
    window
        .query_all_by_role(role)
        .nth(number)
        .expect("a field")
        .focus();
    window.run_steps(2);
    if role == Role::TextInput {
        window.key_press_modifiers(Modifiers::COMMAND, Key::A);
        window.run_steps(2);
    }
    window.event(Event::Text("7".to_owned()));
    window.run_steps(2);
    let (name, value) = field(window);
    (format!("{name}: {}", value.unwrap_or_default()), count)
}

/// Looks at every field that stands there.
fn check(window: &mut Window, role: Role, least: usize) {
    let mut number = 0;
    loop {
        let (said, count) = typed(window, role, number);
        assert!(count >= least, "{count} fields");
        assert!(said.ends_with(": 7"), "{said}");
        number += 1;
        if number >= count {
            return;
        }
    }
}

const GAME: &str = "(;GM[1]FF[4]SZ[9];B[cc];W[gg];B[cg];W[gc];B[ee];W[ed];B[dd];W[fe])";

#[test]
fn the_first_digit_replaces_the_number_of_a_move() {
    check(&mut opened(GAME), Role::SpinButton, 1);
}

#[test]
fn the_first_digit_replaces_the_size_of_a_board() {
    let mut window = opened(GAME);
    press(&mut window, Modifiers::COMMAND, Key::B);
    check(&mut window, Role::SpinButton, 2);
}

#[test]
fn the_first_digit_replaces_how_many_exercises_there_are() {
    let mut window = opened(GAME);
    press(&mut window, Modifiers::NONE, Key::F6);
    check(&mut window, Role::SpinButton, 1);
}

#[test]
fn the_first_letter_replaces_an_expression_and_a_number_that_cools_it() {
    let mut window = opened(GAME);
    press(&mut window, Modifiers::COMMAND, Key::Num6);
    check(&mut window, Role::TextInput, 2);
}

#[test]
fn the_first_letter_replaces_a_sum_and_the_numbers_in_it() {
    let mut window = opened(GAME);
    press(&mut window, Modifiers::COMMAND, Key::Num8);
    check(&mut window, Role::SpinButton, 3);
    check(&mut window, Role::TextInput, 1);
}

#[test]
fn the_first_letter_replaces_a_map() {
    let mut app = new_app();
    app.show_document(Sample::Contact.document());
    let mut window = window_of(app, Vec2::new(1280.0, 800.0));
    settle(&mut window);
    check(&mut window, Role::TextInput, 1);
}

#[test]
fn the_first_letter_replaces_the_title_of_a_lesson() {
    let mut window = opened(GAME);
    choose_in_menu(&mut window, &["File", "My lesson"]);
    check(&mut window, Role::TextInput, 1);
}

#[test]
fn the_first_letter_replaces_a_path() {
    let mut window = opened(GAME);
    press(
        &mut window,
        Modifiers::COMMAND.plus(Modifiers::SHIFT),
        Key::S,
    );
    check(&mut window, Role::TextInput, 1);
}
