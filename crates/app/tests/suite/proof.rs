//! Proposing a race, proving it, and stepping through its best line, driven by accessible names.

use egui::accesskit::Role;
use egui::{Key, Modifiers, PointerButton, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use semeai_board::Role as BlockRole;
use semeai_race::WithoutPicks;
use semeai_session::Sample;

use crate::race::{BARE, click, press, read, role, window_with};
use crate::support::{Window, has, new_app, settle, value, wait_until, window_of};

/// So much room that a search takes some seconds.
const WIDE: &str = "\
############
#X..X....OX#
#.X...OOO..#
#OOBBBBBBO.#
#......OXO.#
@O.XX..O...@
@.XWWWWWW.X@
@XXX....O.O@
@...X.O...X@
@......XXX.@
@@@@@@@@@@@@";

fn sample() -> Window {
    let mut window = window_of(new_app(), Vec2::new(1280.0, 800.0));
    window.run_steps(2);
    window
}

fn prove(window: &mut Window) {
    press(window, Modifiers::COMMAND, Key::Enter);
    wait_until(window, "a proof", |window| {
        window.query_by_label("Proved").is_some()
    });
}

#[test]
fn a_proposed_race_is_accepted_with_a_second_key_and_undone_in_one_step() {
    let mut window = window_with(BARE);
    let before = window.state().document().clone();
    window.get_by_role_and_label(Role::Button, "E2").hover();
    window.run_steps(2);
    press(&mut window, Modifiers::NONE, Key::D);
    wait_until(&mut window, "a proposal", |window| {
        has(window, "Proposed race")
    });
    assert_eq!(
        *window.state().document(),
        before,
        "a proposal changes nothing"
    );
    press(&mut window, Modifiers::NONE, Key::D);
    assert_eq!(role(&window, "E2"), BlockRole::Essential);
    assert!(!has(&window, "Proposed race"));
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(*window.state().document(), before);
}

#[test]
fn what_was_accepted_on_a_whole_board_can_be_proved() {
    let rows = BARE.lines().map(|row| format!("{row:.<19}"));
    let empty = (0..14).map(|_| ".".repeat(19));
    let whole: Vec<String> = empty.chain(rows).collect();
    let mut window = window_with(&whole.join("\n"));
    window.get_by_role_and_label(Role::Button, "E2").hover();
    window.run_steps(2);
    for _ in 0..2 {
        press(&mut window, Modifiers::NONE, Key::D);
        wait_until(&mut window, "a proposal", |window| {
            has(window, "Proposed race") || role(window, "E2") == BlockRole::Essential
        });
    }
    // The board is open, so wider surroundings may be too large.
    press(&mut window, Modifiers::COMMAND, Key::Enter);
    wait_until(&mut window, "an answer", |window| {
        ["Proved", "Local result"]
            .iter()
            .any(|badge| window.query_by_label(badge).is_some())
    });
}

#[test]
fn enter_accepts_and_escape_discards() {
    let mut window = window_with(BARE);
    press(&mut window, Modifiers::NONE, Key::D);
    wait_until(&mut window, "a proposal", |window| {
        has(window, "Proposed race")
    });
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert!(!has(&window, "Proposed race"));
    assert_eq!(*window.state().document(), read(BARE));
    press(&mut window, Modifiers::NONE, Key::D);
    wait_until(&mut window, "a proposal", |window| {
        has(window, "Proposed race")
    });
    press(&mut window, Modifiers::NONE, Key::Enter);
    let essential = window
        .state()
        .document()
        .marks
        .roles
        .points(BlockRole::Essential);
    assert!(!essential.is_empty());
}

/// Two stones that nobody captures, far from each other.
const FAR: [&str; 9] = [
    ".........",
    ".........",
    "......O..",
    ".........",
    ".........",
    ".........",
    "..X......",
    ".........",
    ".........",
];

#[test]
fn where_nothing_races_it_is_said() {
    let mut window = window_with(&FAR.join("\n"));
    press(&mut window, Modifiers::NONE, Key::D);
    wait_until(&mut window, "a word", |window| has(window, "no race here"));
}

#[test]
fn a_proof_names_the_winning_moves_and_its_line_is_stepped() {
    let mut window = sample();
    let before = window.state().document().clone();
    prove(&mut window);
    assert!(has(&window, "Checked by trying every line"));
    assert!(has(&window, "Black to play: Black wins. H9 wins."));
    assert!(value(&window, "H9").starts_with("empty"));
    press(&mut window, Modifiers::NONE, Key::ArrowRight);
    assert!(value(&window, "H9").starts_with("Black"));
    press(&mut window, Modifiers::NONE, Key::ArrowLeft);
    assert!(value(&window, "H9").starts_with("empty"));
    click(&mut window, "One move on in the line");
    assert!(value(&window, "H9").starts_with("Black"));
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert!(value(&window, "H9").starts_with("empty"));
    click(&mut window, "White to play");
    assert!(has(&window, "White to play: White wins."));
    assert_eq!(*window.state().document(), before);
}

#[test]
fn in_a_tree_the_arrows_go_through_the_tree_and_not_through_the_line() {
    let mut window = window_with(OPEN);
    click(&mut window, "Black B4 connects and gains 3 liberties.");
    window.state_mut().finish();
    prove(&mut window);
    press(&mut window, Modifiers::NONE, Key::ArrowRight);
    assert!(has(&window, "1 / "), "the line");
    window
        .get_by_role_and_label(Role::Button, "B4")
        .click_button(PointerButton::Secondary);
    window.run_steps(2);
    assert!(has(&window, "0 / "), "the line is left");
    assert!(value(&window, "B4").starts_with("White"));
    press(&mut window, Modifiers::NONE, Key::ArrowRight);
    assert!(value(&window, "B4").starts_with("White"), "a leaf");
    press(&mut window, Modifiers::NONE, Key::ArrowLeft);
    assert!(value(&window, "B4").starts_with("empty"));
}

#[test]
fn a_proof_is_dropped_when_the_stones_change() {
    let mut window = sample();
    prove(&mut window);
    press(&mut window, Modifiers::COMMAND, Key::Num1);
    click(&mut window, "H9");
    assert!(window.query_by_label("Proved").is_none());
    assert!(has(&window, "confirms or refutes"));
}

#[test]
fn a_long_search_counts_and_can_be_cancelled() {
    let mut window = window_with(WIDE);
    let before = window.state().document().clone();
    press(&mut window, Modifiers::COMMAND, Key::Enter);
    wait_until(&mut window, "progress", |window| has(window, "positions ·"));
    click(&mut window, "Cancel");
    wait_until(&mut window, "what is known", |window| {
        has(window, "The search stopped")
    });
    assert!(window.query_by_label("Proved").is_none());
    click(&mut window, "Search longer");
    wait_until(&mut window, "progress", |window| has(window, "positions ·"));
    press(&mut window, Modifiers::NONE, Key::Escape);
    wait_until(&mut window, "what is known", |window| {
        has(window, "The search stopped")
    });
    assert!(window.query_by_label("Search longer").is_some());
    assert_eq!(*window.state().document(), before);
}

#[test]
fn the_proof_speaks_japanese_and_fits_small_windows() {
    for size in [Vec2::new(900.0, 600.0), Vec2::new(720.0, 520.0)] {
        let mut window = window_of(new_app(), size);
        window.run_steps(2);
        click(&mut window, "日本語");
        press(&mut window, Modifiers::COMMAND, Key::Enter);
        wait_until(&mut window, "a proof", |window| {
            window.query_by_label("証明済み").is_some()
        });
        let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, size);
        for name in ["黒先", "白先", "手順を一手進める", "A9"] {
            let rect = window.get_by_role_and_label(Role::Button, name).rect();
            assert!(screen.contains_rect(rect), "{name} at {rect:?} in {size}");
        }
    }
}

/// Plain liberties, so that the best line is long.
const LONG: &str = "\
@.@.@.@.@.@.@.@.@
BBBBBBBBBBBBBBBBB
WWWWWWWWWWWWWWWWW
#.#.#.#.#.#.#.#.#
";

#[test]
fn a_long_line_wraps_inside_the_panel() {
    let mut window = window_with(LONG);
    prove(&mut window);
    let name = |number: usize| -> Option<f32> {
        let buttons = window.query_all_by_role(Role::Button);
        let mut moves = buttons.filter(|button| {
            let label = button.accesskit_node().label().unwrap_or_default();
            label.starts_with(&format!("{number} "))
        });
        Some(moves.next()?.rect().max.x)
    };
    let right: Vec<f32> = (1..).map_while(name).collect();
    assert!(right.len() > 8, "{} moves", right.len());
    let edge = window.ctx.content_rect().max.x;
    assert!(right.iter().all(|&x| x <= edge), "{right:?} in {edge}");
}

/// A region with one question: joining at B4 or cutting there.
const OPEN: &str = "\
@....@@
@XXXX@@
@.@@@.@
BBBBBBB
WWWWWWW
.#.####";

#[test]
fn a_click_where_nothing_is_tried_says_why() {
    let says = |window: &Window, said| window.query_all_by_label_contains(said).count() > 0;
    let mut window = window_with(OPEN);
    click(&mut window, "A1");
    assert!(says(
        &window,
        "Nothing to try here: no move changes the count"
    ));
    assert!(window.state().document().race.picks.is_empty());
    window
        .state_mut()
        .show_document(Sample::OutsideFirst.document());
    settle(&mut window);
    click(&mut window, "D5");
    assert!(says(&window, "the region holds liberties of both sides"));
    // A stone is no question.
    click(&mut window, "A1");
    let mut window = window_with(OPEN);
    click(&mut window, "A4");
    assert!(!says(&window, "Nothing to try here"));
}

#[test]
fn an_open_leaf_of_the_tree_names_what_is_suggested_there() {
    let mut window = window_with(OPEN);
    let leaf = window.get_all_by_role(Role::Button).find(|node| {
        node.rect().width() > 0.0 && node.value().as_deref() == Some("to be answered")
    });
    leaf.expect("the root of the tree").hover();
    wait_until(&mut window, "a tooltip", |window| {
        window
            .query_all_by_label_contains("This position needs candidates. Proposed: ")
            .count()
            > 0
    });
}

#[test]
fn suggestions_say_why_and_are_tried_by_a_click() {
    let mut window = window_with(OPEN);
    assert!(has(&window, "White B4 cuts the block off"));
    window.get_by_role_and_label(Role::Button, "B4").hover();
    window.run_steps(2);
    assert!(has(&window, "Black B4 connects"), "on pointing at it");
    click(&mut window, "Black B4 connects and gains 3 liberties.");
    assert_eq!(window.state().document().race.picks.len(), 1);
}

#[test]
fn enter_says_what_it_does_and_takes_nothing_back() {
    let says = |window: &Window, said| window.query_by_label_contains(said).is_some();
    let unpicked = |window: &Window| window.state().document().race.unpicked;
    let mut window = window_with(OPEN);
    for said in ["candidates to their end", "Already expanded"] {
        press(&mut window, Modifiers::NONE, Key::Enter);
        assert!(says(&window, said), "{said}");
        assert_eq!(unpicked(&window), WithoutPicks::Searched);
    }
    press(&mut window, Modifiers::SHIFT, Key::Enter);
    assert!(says(&window, "ask for them again"));
    assert_eq!(unpicked(&window), WithoutPicks::Asked);
    // Where nothing is marked, and where nothing is proposed, there is nothing to do.
    let mut window = window_with(BARE);
    press(&mut window, Modifiers::NONE, Key::Enter);
    assert!(says(&window, "No race to expand"));
    for key in [Key::Num2, Key::Num9] {
        press(&mut window, Modifiers::COMMAND, key);
        press(&mut window, Modifiers::NONE, Key::Enter);
        assert!(says(&window, "Nothing to accept."), "{key:?}");
    }
    assert_eq!(unpicked(&window), WithoutPicks::Asked);
}

#[test]
fn regions_expand_by_themselves_with_one_key() {
    let mut window = window_with(OPEN);
    assert!(value(&window, "Region I").starts_with('?'));
    press(&mut window, Modifiers::NONE, Key::Enter);
    wait_until(&mut window, "value", |window| {
        value(window, "Region I").starts_with('{')
    });
    assert!(window.state().document().race.picks.is_empty());
    press(&mut window, Modifiers::COMMAND, Key::Z);
    wait_until(&mut window, "question again", |window| {
        value(window, "Region I").starts_with('?')
    });
}
