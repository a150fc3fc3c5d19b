//! Looking into a cell of a table of games, and tables and plots as files.

use std::fs;
use std::path::Path;

use egui::{Key, Modifiers, Vec2};
use semeai_session::Document;

use crate::support::{
    Window, choose, click, has, new_app, press, settle, type_path, wait_for, wait_until, window_of,
};

/// A window in which some cells of the boards without corners have been played.
fn window_with_cells() -> Window {
    let kind = "square:3x3".parse().expect("a kind");
    let document = Document::with_stones(kind, ".........");
    let mut app = new_app();
    app.show_document(document.expect("as many signs"));
    let mut window = window_of(app, Vec2::new(1280.0, 800.0));
    settle(&mut window);
    press(&mut window, Modifiers::NONE, Key::F3);
    click(&mut window, "Table");
    wait_for(&mut window, "Without corners");
    click(&mut window, "Without corners");
    wait_for(&mut window, "10,000 games");
    click(&mut window, "Play");
    wait_until(&mut window, "two boards", |window| {
        has(window, "random on cylinder:6x6") && has(window, "–")
    });
    assert!(
        has(&window, "cells finished: "),
        "the bottom line says how far it is"
    );
    click(&mut window, "Cancel");
    wait_for(&mut window, "Stopped: ");
    window
}

#[test]
fn a_cell_is_looked_into_from_all_sides() {
    let mut window = window_with_cells();
    assert!(has(&window, "playable: "), "and of the map");
    assert!(!has(&window, "complete"), "nobody asked any");
    click(&mut window, "random on square:6x6");
    assert!(has(&window, "square:6x6 (36 points), Black at random"));
    assert!(has(&window, "How many games ended with each margin"));
    click(&mut window, "Course");
    wait_for(&mut window, "Black's share of wins as the games go on");
    wait_until(&mut window, "end of the games", |window| {
        !has(window, "Replaying its games")
    });
    click(&mut window, "Size");
    assert!(has(&window, "only one size of this board"));
    click(&mut window, "Boards");
    assert!(has(&window, "The same players on every board"));
    click(&mut window, "Players");
    assert!(has(&window, "Every player on this board"));
    click(&mut window, "‹ All cells");
    assert!(has(&window, "random on cylinder:6x6"));
}

/// Asks for a file by a button and says where.
fn save(window: &mut Window, button: &str, path: &Path) {
    choose(window, button);
    wait_until(window, "a field for a path", |window| {
        has(window, "Save as")
    });
    type_path(window, "Save as", path);
    settle(window);
}

#[test]
fn tables_and_plots_are_written_whole_or_not_at_all() {
    let mut window = window_with_cells();
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    for (button, name, begin) in [
        ("SVG…", "table.svg", &b"<svg"[..]),
        ("PNG…", "table.png", &b"\x89PNG"[..]),
        ("CSV…", "table.csv", &b"board,"[..]),
        ("Markdown…", "table.md", &b"| Black plays by |"[..]),
        ("JSON…", "table.json", &b"{"[..]),
    ] {
        save(&mut window, button, &at(name));
        wait_until(&mut window, name, |_| at(name).exists());
        let bytes = fs::read(at(name)).expect("written");
        assert!(bytes.starts_with(begin), "{name}");
        wait_for(&mut window, "Saved");
    }
    let csv = fs::read_to_string(at("table.csv")).expect("written");
    assert!(
        csv.contains("square:6x6") && !csv.contains("tri-torus"),
        "finished cells only"
    );
    click(&mut window, "random on square:6x6");
    save(&mut window, "SVG…", &at("plot.svg"));
    wait_until(&mut window, "a plot", |_| at("plot.svg").exists());
    let plot = fs::read_to_string(at("plot.svg")).expect("written");
    for said in [
        "random on square:6x6",
        "points more for Black than for White",
        "games",
    ] {
        assert!(plot.contains(said), "{said}");
    }
    let nowhere = folder.path().join("no such folder").join("plot.svg");
    save(&mut window, "SVG…", &nowhere);
    wait_for(&mut window, "no such folder");
    assert!(!nowhere.exists());
}
