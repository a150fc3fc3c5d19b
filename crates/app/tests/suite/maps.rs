//! Tactics maps, in the window: typing, presets, parts, the model and two maps side by side, driven by accessible names.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, Pos2, Vec2};
use egui_kittest::kittest::Queryable as _;
use semeai_session::{Document, Subject};

use crate::support::{
    Window, click, has, new_app, press, settle, value, wait_for, wait_until, window_of,
};

fn window(kind: &str, signs: &str) -> Window {
    let document = Document::with_stones(kind.parse().expect("a kind"), signs);
    let mut app = new_app();
    app.show_document(document.expect("as many signs"));
    let mut window = window_of(app, Vec2::new(1280.0, 800.0));
    settle(&mut window);
    press(&mut window, Modifiers::NONE, Key::F3);
    window
}

/// Replaces what stands in a field.
pub(crate) fn write(window: &mut Window, field: &str, text: &str) {
    window.get_by_role_and_label(Role::TextInput, field).focus();
    settle(window);
    press(window, Modifiers::COMMAND, Key::A);
    window.event(Event::Text(text.to_owned()));
    settle(window);
}

fn text(window: &Window) -> String {
    window.state().document().map.text.clone()
}

#[test]
fn a_map_that_is_typed_lights_up_and_follows_the_stones() {
    let mut window = window("square:3x3", "....O....");
    wait_for(&mut window, "1 point, 0 of them empty");
    write(&mut window, "Tactics map", "F(W)");
    wait_for(
        &mut window,
        "5 points, 4 of them empty; Black can play at 4.",
    );
    assert!(
        value(&window, "B3").contains("Playable"),
        "{}",
        value(&window, "B3")
    );
    assert!(value(&window, "B2").contains("Other points"));
    assert!(!value(&window, "A3").contains("Playable"));
    click(&mut window, "A3");
    click(&mut window, "B3");
    wait_for(
        &mut window,
        "5 points, 3 of them empty; Black can play at 3.",
    );
    let stones = &window.state().document().board.setup.stones;
    assert_eq!(stones.black.len(), 2);
    window
        .get_by_role_and_label(Role::Button, "C2")
        .click_secondary();
    wait_for(&mut window, "7 points, 4 of them empty");
    press(&mut window, Modifiers::COMMAND, Key::Z);
    wait_for(&mut window, "5 points, 3 of them empty");
}

#[test]
fn a_fault_is_told_while_it_is_typed() {
    let mut window = window("square:3x3", ".........");
    write(&mut window, "Tactics map", "P(V)");
    wait_for(&mut window, "Column 2: expected a number, but found `(`.");
    assert!(!has(&window, "of them empty"), "nothing is claimed");
    write(&mut window, "Tactics map", "{D9}");
    wait_for(&mut window, "No point 'D9' on this board");
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert_eq!(text(&window), "{D9}");
}

#[test]
fn presets_have_a_line_each_and_say_what_is_not_known() {
    let mut window = window("square:6x6", &".".repeat(36));
    click(&mut window, "Presets");
    assert!(has(&window, "what the paper simulated is not known"));
    assert_eq!(
        value(&window, "paper-3"),
        "Exactly the empty points that are not in paper-2."
    );
    click(&mut window, "conjectured-2");
    wait_for(&mut window, "By law it is equal to B | P4(V)");
    assert_eq!(text(&window), "@conjectured-2");
    // No part of it is pointed at.
    window.hover_at(Pos2::ZERO);
    wait_for(&mut window, "Black can play at 32.");
}

#[test]
fn a_part_that_is_pointed_at_shows_its_set() {
    let mut window = window("square:3x3", "....O....");
    write(&mut window, "Tactics map", r"V \ F(W)");
    wait_for(&mut window, "4 points, 4 of them empty");
    let part = window.get_by_role_and_label(Role::TreeItem, "F(W)");
    assert_eq!(
        part.value().unwrap_or_default(),
        "5 · White's stones as strings, and their neighbours"
    );
    part.focus();
    wait_for(
        &mut window,
        "5 · White's stones as strings, and their neighbours",
    );
    assert!(!has(&window, "4 points, 4 of them empty"));
}

#[test]
fn a_map_of_white_has_its_colours_exchanged() {
    let mut window = window("square:3x3", "....X....");
    write(&mut window, "Tactics map", "F(W)");
    wait_for(&mut window, "0 points, 0 of them empty");
    click(&mut window, "For White");
    wait_for(
        &mut window,
        "5 points, 4 of them empty; White can play at 4.",
    );
    assert!(has(&window, "F(B)"));
}

#[test]
fn two_maps_are_compared_on_the_stones() {
    let mut window = window("square:3x3", "....O....");
    write(&mut window, "Tactics map", "F(W)");
    click(&mut window, "Compare");
    write(&mut window, "Compared with", "P1(W)");
    wait_for(&mut window, "On these stones both are the same.");
    write(&mut window, "Compared with", "V");
    wait_for(&mut window, "Only in the second, 4: A3 C3 A1 C1");
    click(&mut window, "Compare");
    settle(&mut window);
    assert!(!has(&window, "Only in the second"));
}

#[test]
fn the_model_tells_what_the_last_move_changed_and_is_kept() {
    let mut window = window("square:3x3", ".OX......");
    click(&mut window, "Model");
    wait_for(&mut window, "Point at a point of the board.");
    window
        .get_by_role_and_label(Role::Button, "A3")
        .click_secondary();
    wait_for(&mut window, "White at A3");
    assert!(has(&window, "into H"));
    assert!(window.state().document().map.has_model);
}

#[test]
fn f3_and_ctrl_9_lead_to_maps_and_f5_plays_on_by_the_map() {
    let mut window = window("square:3x3", ".........");
    let subject = |window: &Window| window.state().document().subject;
    assert_eq!(subject(&window), Subject::Maps);
    press(&mut window, Modifiers::COMMAND, Key::Num9);
    assert_eq!(subject(&window), Subject::Race);
    press(&mut window, Modifiers::NONE, Key::F2);
    press(&mut window, Modifiers::COMMAND, Key::Num9);
    assert_eq!(subject(&window), Subject::Maps);
    press(&mut window, Modifiers::NONE, Key::F5);
    wait_for(&mut window, "Black chooses from 5 points of P4(V).");
    click(&mut window, "B2");
    wait_for(&mut window, "Move 3: ");
    press(&mut window, Modifiers::COMMAND, Key::Z);
    click(&mut window, "Let it choose");
    wait_for(&mut window, "Move 3: ");
    let stones = &window.state().document().board.setup.stones;
    assert!(stones.black.is_empty(), "the document stays");
    press(&mut window, Modifiers::NONE, Key::Escape);
    write(&mut window, "Tactics map", "P(");
    press(&mut window, Modifiers::NONE, Key::F5);
    wait_for(&mut window, "Can't play: the text");
}

#[test]
fn a_table_is_played_stopped_and_a_game_of_it_replayed() {
    let mut window = window("square:3x3", ".........");
    click(&mut window, "Table");
    wait_for(&mut window, "the maps of the paper are not known");
    click(&mut window, "Without corners");
    wait_for(&mut window, "10,000 games");
    click(&mut window, "Play");
    wait_until(&mut window, "a cell that is finished", |window| {
        has(window, "cylinder:") && has(window, "–") && has(window, "Cancel")
    });
    click(&mut window, "Cancel");
    wait_for(&mut window, "Stopped: ");
    click(&mut window, "White wins");
    settle(&mut window);
    // It may lie below what is seen.
    window
        .get_by_role_and_label(Role::Button, "Show")
        .click_accesskit();
    settle(&mut window);
    wait_for(&mut window, "Black chooses at random from all 36 points");
    assert!(has(&window, "random on square:6x6, game 0"));
    press(&mut window, Modifiers::NONE, Key::ArrowRight);
    wait_for(&mut window, "White chooses at random from all 35 points");
    assert!(value(&window, "F6").contains("Playable") || value(&window, "A1").contains("Playable"));
    press(&mut window, Modifiers::NONE, Key::ArrowLeft);
    wait_for(&mut window, "Black chooses at random from all 36 points");
    assert_eq!(window.state().document().topology().len(), 9, "it stays");
    press(&mut window, Modifiers::NONE, Key::Escape);
    wait_for(&mut window, "Stopped: ");
    assert!(window.query_by_role_and_label(Role::Button, "F6").is_none());
    assert_eq!(window.state().document().topology().len(), 9);
}

#[test]
fn a_game_that_is_replayed_becomes_a_document_where_somebody_asks_for_that() {
    let mut window = window("square:3x3", ".........");
    click(&mut window, "Table");
    click(&mut window, "Without corners");
    wait_for(&mut window, "10,000 games");
    click(&mut window, "Play");
    wait_until(&mut window, "a cell", |window| has(window, "–"));
    click(&mut window, "Cancel");
    window
        .get_by_role_and_label(Role::Button, "Show")
        .click_accesskit();
    settle(&mut window);
    click(&mut window, "Open as a document");
    let document = window.state().document();
    assert_eq!(document.topology().len(), 36);
    assert_eq!(document.map.text, "LB");
    assert_eq!(document.text.title, "random on square:6x6, game 0");
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(window.state().document().topology().len(), 9);
}
