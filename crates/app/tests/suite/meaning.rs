//! A click means one thing, and nothing that stands in the window contradicts something else in it.

use std::time::Duration;

use egui::{Event, Key, Modifiers};
use semeai_board::Role as BlockRole;

use crate::race::{BARE, read, role, window_with};
use crate::support::{Window, click, has, press, settle, wait_until};

/// Two marked blocks among unknown ones: the count has nothing to say.
const NOT_PLAIN: &str = "\
..B.W.X..
..BBWWX..
..OBBWXX.
.OOOBWWW.
..X.O....";

fn prove(window: &mut Window) {
    press(window, Modifiers::COMMAND, Key::Enter);
    wait_until(window, "a proof", |window| has(window, "Checked by trying"));
}

#[test]
fn a_click_that_proposes_nothing_changes_the_meaning_of_no_other_click() {
    let mut window = window_with("X....\n.....\n.....\n.....");
    for _ in 0..2 {
        click(&mut window, "A4");
        wait_until(&mut window, "a refusal", |window| {
            has(window, "No race") || has(window, "no race")
        });
        settle(&mut window);
        assert_eq!(role(&window, "A4"), BlockRole::Unknown);
    }
}

#[test]
fn after_set_up_one_is_led_to_where_a_click_proposes() {
    let mut window = window_with(BARE);
    press(&mut window, Modifiers::COMMAND, Key::Num1);
    click(&mut window, "Next: analyse");
    click(&mut window, "E2");
    wait_until(&mut window, "a proposal", |window| {
        has(window, "Proposed race")
    });
    press(&mut window, Modifiers::NONE, Key::Enter);
    press(&mut window, Modifiers::COMMAND, Key::Num1);
    assert!(
        has(&window, "Next: mark"),
        "there is something to look through"
    );
}

#[test]
fn another_document_is_not_shown_beside_the_proof_of_the_last() {
    let mut window = window_with(".@.@.\nBBBBB\nWWWWW\n.#.##");
    prove(&mut window);
    window.state_mut().show_document(read(BARE));
    settle(&mut window);
    assert!(has(&window, "Tree of region"));
    assert!(!has(&window, "Checked by trying"));
}

#[test]
fn the_next_question_is_shown_whatever_stands_beside_the_board() {
    let figure_10 =
        "@.@.@.@.@\n@XXXXXXX@\n@X@@@@@X@\n@..@@@@.@\n@B@@@@@B@\nBBBBBBBBB\nWWWWWWWWW\n.#.#.#.#.";
    for key in [Key::W, Key::Enter] {
        let mut window = window_with(figure_10);
        let modifiers = if key == Key::W {
            Modifiers::NONE
        } else {
            Modifiers::COMMAND
        };
        press(&mut window, modifiers, key);
        assert!(!has(&window, "Tree of region"));
        press(&mut window, Modifiers::NONE, Key::Tab);
        assert!(has(&window, "Tree of region"), "{key:?}");
    }
}

#[test]
fn what_was_done_is_said_for_a_moment() {
    let mut window = window_with(BARE);
    press(&mut window, Modifiers::COMMAND, Key::Num1);
    window.event(Event::Copy);
    settle(&mut window);
    assert!(has(&window, "Copied."));
    for _ in 0..20 {
        window.step();
        let outputs = window.output().viewport_output.values();
        let next = outputs.map(|output| output.repaint_delay).min();
        let is_last = next.is_none_or(|delay| delay == Duration::MAX);
        assert!(!has(&window, "Copied.") || !is_last, "it would stay");
    }
    assert!(!has(&window, "Copied."));
}

#[test]
fn where_nothing_can_be_said_nothing_claims_to_be_answered() {
    let window = window_with(NOT_PLAIN);
    assert!(has(&window, "Undecided"));
    for claim in ["complete", "No regions yet."] {
        assert!(!has(&window, claim), "{claim}");
    }
    let reason = "open to the rest of the board";
    let said = crate::race::count(&window, reason);
    assert_eq!(said, 1, "the reason stands in one place");
}
