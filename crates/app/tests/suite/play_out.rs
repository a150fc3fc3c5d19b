//! The mode Play out, driven by accessible names.

use std::sync::Arc;

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use semeai_app::{App, Jobs, NoDialogs, Store};
use semeai_session::Settings;

use crate::support::{
    Window, has, new_app, press, settle, settle_when, value, wait_for_quick_answers, wait_until,
    window_of,
};

fn window() -> Window {
    let mut window = window_of(new_app(), Vec2::new(1280.0, 800.0));
    window.run_steps(2);
    window.key_press_modifiers(Modifiers::COMMAND, Key::Num4);
    window.run_steps(2);
    wait_until(&mut window, "a race to play", |window| {
        window.query_by_label("Your turn: Black to move.").is_some()
    });
    window
}

fn click(window: &mut Window, name: &str) {
    wait_for_quick_answers(window);
    window.get_by_role_and_label(Role::Button, name).click();
    window.run_steps(2);
}

fn wait_for(window: &mut Window, text: &str) {
    wait_until(window, text, |window| {
        window.query_all_by_label_contains(text).next().is_some()
    });
}

#[test]
fn a_race_is_won_against_the_program_and_the_document_stays() {
    let mut window = window();
    let before = window.state().document().clone();
    click(&mut window, "H9");
    wait_for(&mut window, "Your turn");
    assert!(value(&window, "H9").starts_with("Black"));
    // White has three liberties from outside; whatever he answers, filling them wins.
    for name in ["H3", "H2", "H1", "H6"] {
        let is_free = value(&window, name).starts_with("empty");
        if is_free
            && window
                .query_all_by_label_contains("Your turn")
                .next()
                .is_some()
        {
            click(&mut window, name);
            wait_until(&mut window, "an answer", |window| {
                let has = |text| window.query_all_by_label_contains(text).next().is_some();
                has("Your turn") || has("captures")
            });
        }
    }
    window.get_by_label("Black captures and wins the race.");
    window.key_press(Key::Escape);
    window.run_steps(3);
    assert!(
        value(&window, "H9").starts_with("empty"),
        "the board is back"
    );
    assert_eq!(*window.state().document(), before);
}

#[test]
fn a_losing_move_is_said_and_taken_back_with_one_click() {
    let mut window = window();
    click(&mut window, "H3");
    wait_for(&mut window, "you were ahead; now it is White's race");
    wait_for(&mut window, "H9 was right; White answers H9.");
    wait_for(&mut window, "Your turn");
    // One button in the banner, one among the tools.
    window
        .get_all_by_role_and_label(Role::Button, "Take back")
        .next()
        .expect("a button")
        .click();
    window.run_steps(2);
    wait_for(&mut window, "Your turn");
    assert!(value(&window, "H3").starts_with("empty"));
    assert!(
        window
            .query_all_by_label_contains("you were ahead")
            .next()
            .is_none()
    );
}

#[test]
fn the_right_button_takes_back_and_keys_go_on() {
    let mut window = window();
    click(&mut window, "H9");
    wait_for(&mut window, "Your turn");
    window
        .get_by_role_and_label(Role::Button, "A1")
        .click_button(PointerButton::Secondary);
    window.run_steps(2);
    assert!(value(&window, "H9").starts_with("empty"));
    window.key_press(Key::ArrowRight);
    window.run_steps(2);
    assert!(value(&window, "H9").starts_with("Black"));
    window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    window.run_steps(2);
    assert!(value(&window, "H9").starts_with("empty"));
}

#[test]
fn ko_threats_and_sides_can_be_chosen() {
    let mut window = window();
    click(&mut window, "One more ko threat for White");
    click(&mut window, "White");
    wait_until(&mut window, "the program's first move", |window| {
        value(window, "H9").starts_with("Black")
    });
    wait_for(&mut window, "Your turn: White to move.");
    click(&mut window, "Both");
    wait_for(&mut window, "White to move.");
    window.key_press(Key::P);
    window.run_steps(2);
    wait_for(&mut window, "Black to move.");
}

#[test]
fn a_point_that_does_not_matter_says_so() {
    let mut window = window();
    click(&mut window, "A9");
    wait_for(&mut window, "doesn't affect the race");
}

#[test]
fn the_play_out_speaks_japanese_and_fits_a_small_window() {
    for size in [Vec2::new(900.0, 600.0), Vec2::new(720.0, 520.0)] {
        let mut window = window_of(new_app(), size);
        window.run_steps(2);
        click(&mut window, "日本語");
        click(&mut window, "打ってみる");
        wait_for(&mut window, "あなたの番です（黒）。");
        let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, size);
        for name in ["手抜き", "待った", "A9"] {
            let rect = window
                .get_all_by_role_and_label(Role::Button, name)
                .next()
                .expect("a button")
                .rect();
            assert!(screen.contains_rect(rect), "{name} at {rect:?} in {size}");
        }
    }
}

/// White's stone at E5 is in atari, and runs away if White moves first.
const IN_ATARI: &str = "\
.........
.........
.........
....X....
...XOX...
.........
.........
.........
.........";

#[test]
fn of_a_group_that_runs_away_the_liberties_are_told_and_of_a_captured_one_that_it_is() {
    let jobs = Jobs::new(Arc::new(NoDialogs), Store::none());
    let app = App::new(Settings::default(), jobs);
    let mut window = window_of(app, Vec2::new(1280.0, 800.0));
    settle(&mut window);
    window.event(Event::Paste(IN_ATARI.to_owned()));
    settle_when(&mut window, |window| has(window, "White to play"));
    press(&mut window, Modifiers::NONE, Key::F5);
    settle_when(&mut window, |window| has(window, "The white stone at E5"));
    click(&mut window, "E4");
    settle_when(&mut window, |window| {
        has(window, "Captured: the white stone at E5.")
    });
    click(&mut window, "White starts");
    let is_told = |window: &Window| {
        let all = window.root();
        let mut all = all.children_recursive();
        all.any(|node| {
            let node = node.accesskit_node();
            let said = [node.label(), node.value()];
            said.into_iter()
                .flatten()
                .any(|it| it.contains("3 liberties"))
        })
    };
    settle_when(&mut window, is_told);
}
