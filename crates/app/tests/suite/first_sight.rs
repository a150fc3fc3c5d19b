//! What the first sight asks of the eye: how much can be clicked in it, and how much is to be read.

use egui::accesskit::Role;
use egui::{Color32, Key, Modifiers, Rect, Shape, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::support::{Window, has, new_app, press, settle_when, window_of};

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

/// The accent of the light theme, with which the button that comes next is filled.
const ACCENT: Color32 = Color32::from_rgb(0x3D, 0x4D, 0xB3);

/// The buttons that are filled.
fn filled(window: &Window) -> Vec<String> {
    let fills = window
        .output()
        .shapes
        .iter()
        .filter_map(|it| match &it.shape {
            Shape::Rect(rect) if rect.fill == ACCENT => Some(rect.rect),
            _ => None,
        });
    let fills: Vec<Rect> = fills.collect();
    let is_filled = |place: Rect| {
        let mut fills = fills.iter();
        fills.any(|fill| fill.center().distance(place.center()) < 2.0)
    };
    let buttons = window.query_all_by_role(Role::Button);
    let filled = buttons.filter(|button| is_filled(button.rect()));
    filled
        .map(|button| button.accesskit_node().label().unwrap_or_default())
        .collect()
}

#[test]
fn one_button_at_a_time_is_filled() {
    let mut window = window_of(new_app(), Vec2::new(1280.0, 800.0));
    settle_when(&mut window, |window| has(window, "Whoever plays first"));
    assert_eq!(filled(&window), ["Prove"]);
    press(&mut window, Modifiers::COMMAND, Key::Num2);
    assert_eq!(filled(&window), ["Next: analyse"]);
    press(&mut window, Modifiers::COMMAND, Key::Num1);
    assert_eq!(filled(&window), ["Next: mark"]);
    press(&mut window, Modifiers::COMMAND, Key::B);
    assert_eq!(filled(&window).len(), 1, "{:?}", filled(&window));
    press(&mut window, Modifiers::NONE, Key::Escape);
    press(&mut window, Modifiers::COMMAND, Key::Num3);
    press(&mut window, Modifiers::COMMAND, Key::Num5);
    assert_eq!(
        filled(&window),
        ["Prove"],
        "not in the pane of the proof too"
    );
    press(&mut window, Modifiers::COMMAND, Key::Enter);
    settle_when(&mut window, |window| has(window, "Proved"));
    assert_eq!(filled(&window), ["Play it"]);
    press(&mut window, Modifiers::COMMAND, Key::S);
    assert_eq!(filled(&window), ["Save"]);
}

#[test]
fn theory_begins_with_two_thirds_of_what_it_once_showed() {
    let mut window = window_of(new_app(), Vec2::new(1280.0, 800.0));
    settle_when(&mut window, |window| has(window, "Whoever plays first"));
    is_short(&window, 28, 140);
}
