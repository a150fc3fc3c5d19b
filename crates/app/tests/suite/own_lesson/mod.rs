//! A lesson of one's own, made with the mouse and a few words, and given to whoever is to solve it.

mod asking;
mod making;
mod marks;

use std::fs;
use std::path::Path;
use std::sync::Arc;

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton, Pos2, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use semeai_app::{App, Jobs, NoDialogs, Store};
use semeai_session::file::{Answers, to_sgf};
use semeai_session::{Language, Sample, Settings};

use crate::support::{Window, click, has, settle, wait_until, window_of};

pub(super) fn window_in(language: Language, size: Vec2) -> Window {
    let settings = Settings {
        language,
        ..Settings::default()
    };
    let jobs = Jobs::new(Arc::new(NoDialogs), Store::none());
    let mut window = window_of(App::new(settings, jobs), size);
    settle(&mut window);
    window
}

pub(super) fn window() -> Window {
    window_in(Language::ENGLISH, Vec2::new(1280.0, 800.0))
}

/// Opens the pane by its menu.
pub(super) fn open_pane(window: &mut Window) {
    click(window, "File");
    let entry = window.get_by_label_contains("My lesson");
    entry.click();
    settle(window);
}

/// Writes into a field of the pane.
pub(super) fn write(window: &mut Window, field: &str, text: &str) {
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
pub(super) fn rows(window: &Window) -> Vec<String> {
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

pub(super) fn saved(window: &Window) -> String {
    to_sgf(window.state().document(), &Answers::NOTHING).expect("a rectangle")
}

/// A file with three races and what is asked of them.
pub(super) fn lesson(folder: &Path) -> std::path::PathBuf {
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

pub(super) fn opened(path: &Path) -> Window {
    let settings = Settings::default();
    let jobs = Jobs::new(Arc::new(NoDialogs), Store::none());
    let mut window = window_of(App::new(settings, jobs), Vec2::new(1280.0, 800.0));
    window.state_mut().begin_with(path.to_path_buf());
    wait_until(&mut window, "the file", |window| {
        !has(window, "Connect first")
    });
    window
}

pub(super) fn drag(window: &mut Window, from: Pos2, to: Pos2) {
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

/// Everything that is said and shown, as a screen reader hears it.
pub(super) fn everything(window: &Window) -> String {
    let root = window.root();
    let said = root.children_recursive().map(|node| {
        let node = node.accesskit_node();
        let value = node.value().unwrap_or_default();
        format!("{} {value}\n", node.label().unwrap_or_default())
    });
    said.collect()
}

pub(super) fn is_asked(window: &Window) -> bool {
    !has(window, "Reading…") && has(window, "Hint")
}

/// Whether a line of the window says this.
pub(super) fn says(window: &Window, said: &str) -> bool {
    let all = window.get_all_by_role(Role::Label);
    let mut all = all.filter_map(|it| it.value());
    all.any(|it| it.contains(said))
}
