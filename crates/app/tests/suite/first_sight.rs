//! What the first sight asks of the eye: how much can be clicked in it, and how much is to be read.

use egui::Vec2;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::support::{Window, has, new_app, settle_when, window_of};

/// Controls that can be clicked, and words that are read, but for the points of the board.
fn first_sight(window: &Window) -> (Vec<String>, Vec<String>) {
    let board = window.get_by_role_and_label(Role::Group, "Board").rect();
    let root = window.root();
    let beside = root
        .children_recursive()
        .filter(|node| node.accesskit_node().raw_bounds().is_some())
        .filter(|node| !board.contains(node.rect().center()))
        .map(|node| (node.accesskit_node().role(), node.accesskit_node()))
        .collect::<Vec<_>>();
    let mut controls = Vec::new();
    let mut words = Vec::new();
    for (role, node) in beside {
        let text = node.label().or_else(|| node.value()).unwrap_or_default();
        if matches!(
            role,
            Role::Button
                | Role::CheckBox
                | Role::ComboBox
                | Role::RadioButton
                | Role::DisclosureTriangle
        ) {
            controls.push(text.clone());
        }
        if matches!(
            role,
            Role::Button | Role::Label | Role::CheckBox | Role::DisclosureTriangle
        ) {
            words.extend(text.split_whitespace().map(str::to_owned));
        }
    }
    (controls, words)
}

/// No more can be clicked than this, and no more is to be read.
pub(crate) fn is_short(window: &Window, most_controls: usize, most_words: usize) {
    let (controls, words) = first_sight(window);
    let count = controls.len();
    assert!(count <= most_controls, "{count}: {controls:?}");
    let count = words.len();
    assert!(count <= most_words, "{count}: {words:?}");
}

#[test]
fn theory_begins_with_two_thirds_of_what_it_once_showed() {
    let mut window = window_of(new_app(), Vec2::new(1280.0, 800.0));
    settle_when(&mut window, |window| has(window, "Whoever plays first"));
    is_short(&window, 28, 140);
}
