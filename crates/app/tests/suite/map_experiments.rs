//! Experiments of one's own, searches among maps and two maps over random games, in the window, driven by accessible names.

use egui::{Event, Key, Modifiers, Vec2};
use egui_kittest::kittest::Queryable as _;
use semeai_session::{Document, ExperimentField};

use crate::maps::write;
use crate::support::{Window, choose, click, has, new_app, press, settle, wait_for, window_of};

fn window(kind: &str) -> Window {
    let mut app = new_app();
    app.show_document(Document::empty(kind.parse().expect("a kind")));
    let mut window = window_of(app, Vec2::new(1280.0, 800.0));
    settle(&mut window);
    press(&mut window, Modifiers::NONE, Key::F3);
    window
}

fn text_of(window: &Window, field: ExperimentField) -> String {
    let document = window.state().document();
    document.experiment.text(field).to_owned()
}

#[test]
fn an_experiment_is_typed_told_played_and_undone() {
    let mut window = window("square:3x3");
    click(&mut window, "Table");
    click(&mut window, "Own experiment");
    write(&mut window, "Boards", "octagon:6");
    wait_for(&mut window, "octagon");
    assert!(window.query_by_label("Play").is_none(), "it has a fault");
    write(&mut window, "Boards", "path:4");
    click(&mut window, "Add this board");
    let boards = text_of(&window, ExperimentField::Boards);
    assert_eq!(boards, "path:4, square:3x3");
    write(&mut window, "White's players", "F(W)");
    write(&mut window, "Games per cell", "500");
    wait_for(&mut window, "2,000 games in 4 cells; about");
    choose(&mut window, "Play");
    wait_for(&mut window, "random, White F(W)");
    press(&mut window, Modifiers::NONE, Key::Escape);
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(text_of(&window, ExperimentField::Games), "10000");
}

#[test]
fn what_takes_very_long_is_asked_back() {
    let mut window = window("square:3x3");
    click(&mut window, "Table");
    click(&mut window, "Own experiment");
    write(&mut window, "Games per cell", "1000000000000");
    wait_for(&mut window, "14,000,000,000,000 games in 14 cells; about");
    choose(&mut window, "Play");
    wait_for(&mut window, "This would take about");
    assert!(has(&window, "Play anyway"));
    write(&mut window, "Games per cell", "1000000000001");
    wait_for(&mut window, "expected a number of games from 1 to");
}

#[test]
fn maps_are_searched_and_the_best_go_into_the_experiment() {
    let mut window = window("square:4x4");
    click(&mut window, "Table");
    click(&mut window, "Own experiment");
    write(&mut window, "Games per cell", "400");
    click(&mut window, "Explore");
    write(&mut window, "Your own map", "P4(");
    wait_for(&mut window, "Column 4: expected a map");
    write(&mut window, "Your own map", "P2(W)");
    click(&mut window, "1");
    choose(&mut window, "Search");
    wait_for(&mut window, "of 400 games");
    choose(&mut window, "All into the experiment");
    assert!(text_of(&window, ExperimentField::Black).contains("P2(W)"));
    press(&mut window, Modifiers::NONE, Key::Escape);
    press(&mut window, Modifiers::COMMAND, Key::Z);
    let black = text_of(&window, ExperimentField::Black);
    assert_eq!(black, "random; P4(V)", "one step");
}

#[test]
fn two_maps_are_compared_over_games_and_where_they_differ_is_shown() {
    let mut window = window("square:4x4");
    write(&mut window, "Tactics map", "@paper-2");
    click(&mut window, "Compare");
    write(&mut window, "Compared with", "@paper-3");
    wait_for(&mut window, "On these stones");
    choose(&mut window, "Over random games");
    wait_for(&mut window, "positions of 200 random games");
    choose(&mut window, "Show the position");
    wait_for(&mut window, "On these stones they differ on empty points.");
    write(&mut window, "Tactics map", "@conjectured-2");
    write(&mut window, "Compared with", "P4(V)");
    wait_for(&mut window, "On these stones");
    assert!(!has(&window, "positions of 200"), "of other maps");
    choose(&mut window, "Over random games");
    wait_for(&mut window, "Found no position");
}

#[test]
fn an_experiment_that_somebody_else_has_played_is_pasted() {
    let mut window = window("square:3x3");
    let text = r#"{"format": "semeai-experiment", "version": 1, "boards": ["path:5"], "black": ["F(W)"],
        "white": ["random"], "rules": "paper-like", "games": 50, "seed": 7}"#;
    window.event(Event::Paste(text.to_owned()));
    settle(&mut window);
    assert_eq!(text_of(&window, ExperimentField::Boards), "path:5");
    window.event(Event::Paste(text.replace("path:5", "octagon:6")));
    settle(&mut window);
    assert!(has(&window, "octagon:6"), "what is wrong is said");
    assert_eq!(text_of(&window, ExperimentField::Boards), "path:5");
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_ne!(text_of(&window, ExperimentField::Boards), "path:5");
}
