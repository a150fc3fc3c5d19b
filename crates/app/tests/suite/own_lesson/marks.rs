//! Marks for its readers, some of which are covered until the answer is told.

use std::fs;

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;

use super::{drag, everything, is_asked, open_pane, opened, saved, window};
use crate::support::{Window, click, has, press, settle, settle_when};

#[test]
fn marks_for_readers_are_set_by_clicks_and_drags_and_undone() {
    let mut window = window();
    open_pane(&mut window);
    let before = saved(&window);
    click(&mut window, "Triangle");
    click(&mut window, "F9");
    click(&mut window, "Letter");
    click(&mut window, "C9");
    click(&mut window, "Arrow");
    let center = |window: &Window, name| {
        let point = window.get_by_role_and_label(Role::Button, name);
        point.rect().center()
    };
    let (from, to) = (center(&window, "E9"), center(&window, "G8"));
    drag(&mut window, from, to);
    let text = saved(&window);
    for written in ["TR[fa]", "LB[ca:A]", "AR[ea:gb]"] {
        assert!(text.contains(written), "{written}: {text}");
    }
    // The same again takes it away; without a tool a click means what it meant.
    click(&mut window, "Triangle");
    click(&mut window, "F9");
    assert!(!saved(&window).contains("TR[fa]"));
    // A click more on the same tool keeps it.
    click(&mut window, "Triangle");
    click(&mut window, "F9");
    assert!(saved(&window).contains("TR[fa]"));
    assert!(has(&window, "My lesson"));
    click(&mut window, "No mark");
    for _ in 0..5 {
        press(&mut window, Modifiers::COMMAND, Key::Z);
    }
    assert_eq!(saved(&window), before);
}

#[test]
fn a_text_is_written_at_a_point_changed_removed_and_undone() {
    let mut window = window();
    open_pane(&mut window);
    let before = saved(&window);
    let type_at = |window: &mut Window, point: &str, text: &str| {
        click(window, point);
        let field = format!("Text at {point}");
        let focused = window.get_by_role_and_label(Role::TextInput, &field);
        assert!(focused.is_focused(), "what is typed goes there");
        window.key_press_modifiers(Modifiers::COMMAND, Key::A);
        window.run_steps(1);
        match text {
            "" => window.key_press(Key::Backspace),
            _ => {
                let field = window.get_by_role_and_label(Role::TextInput, &field);
                field.type_text(text);
            }
        }
        window.run_steps(2);
    };
    click(&mut window, "Text");
    type_at(&mut window, "C9", "ko 1");
    // Another point takes the keyboard; what was written stays.
    type_at(&mut window, "F9", "目はここだけですよね");
    press(&mut window, Modifiers::NONE, Key::Enter);
    let text = saved(&window);
    assert!(text.contains("LB[ca:ko 1][fa:目はここだけです]"), "{text}");
    type_at(&mut window, "C9", "seki?");
    press(&mut window, Modifiers::NONE, Key::Enter);
    type_at(&mut window, "F9", "");
    press(&mut window, Modifiers::NONE, Key::Enter);
    let text = saved(&window);
    assert!(text.contains("LB[ca:seki?]"), "{text}");
    for _ in 0..4 {
        press(&mut window, Modifiers::COMMAND, Key::Z);
    }
    assert_eq!(saved(&window), before);
}

#[test]
fn a_mark_of_the_answer_is_covered_while_it_is_asked() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window();
    open_pane(&mut window);
    click(&mut window, "Letter");
    click(&mut window, "C9");
    let switch = window.get_by_role_and_label(Role::CheckBox, "Only with the answer");
    switch.click();
    settle(&mut window);
    click(&mut window, "Triangle");
    click(&mut window, "H9");
    click(&mut window, "Letter");
    click(&mut window, "H6");
    assert!(everything(&window).contains("(B, with the answer)"));
    let text = saved(&window);
    assert!(
        text.contains("LB[ca:A]") && text.contains("SEMAM[TR:ha][LB:hd:B]"),
        "{text}"
    );
    let path = folder.path().join("marked.sgf");
    fs::write(&path, &text).expect("written");
    let mut window = opened(&path);
    settle_when(&mut window, is_asked);
    let said = everything(&window);
    assert!(said.contains("(A)"), "{said}");
    assert!(
        !said.contains("(B") && !said.contains("(Triangle"),
        "{said}"
    );
    click(&mut window, "Show me");
    let said = everything(&window);
    assert!(said.contains("(B") && said.contains("(Triangle"), "{said}");
}
