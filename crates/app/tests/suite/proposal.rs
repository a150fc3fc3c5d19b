//! Choosing the race by clicks, changing what is proposed, and going through the game that a file holds.

use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::kittest::Queryable as _;
use semeai_board::{Color, Role as BlockRole};

use crate::race::{BARE, click, count, press, read, role, window_with};
use crate::support::{Window, has, new_app, settle, wait_until, window_of};

/// Black takes a corner stone at the end.
const GAME: &str = "(;SZ[5];B[ba];W[aa];B[cc];W[dd];B[ab])";

fn wait_for_proposal(window: &mut Window) {
    // The one before stays until the next one is found.
    window.state_mut().finish();
    wait_until(window, "a proposal", |window| has(window, "Proposed race"));
}

/// A window with a game opened from a file, at its end.
fn window_with_game(sgf: &str) -> Window {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.sgf");
    std::fs::write(&path, sgf).expect("written");
    let mut app = new_app();
    app.open(path);
    let mut window = window_of(app, Vec2::new(1280.0, 800.0));
    wait_until(&mut window, "the game", |window| has(window, "Game: after"));
    window
}

#[test]
fn clicking_a_block_of_an_unmarked_position_proposes_its_race() {
    let mut window = window_with(BARE);
    let before = window.state().document().clone();
    let unmarked = "Mark one black and one white block that fight each other.";
    click(&mut window, "E2");
    wait_for_proposal(&mut window);
    assert!(!has(&window, unmarked), "the proposal answers that");
    assert_eq!(*window.state().document(), before);
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert!(!has(&window, "Proposed race"));
    assert_eq!(*window.state().document(), read(BARE));
    // A click means what it meant before.
    click(&mut window, "E2");
    wait_for_proposal(&mut window);
    assert_eq!(*window.state().document(), read(BARE));
}

#[test]
fn a_second_block_says_whom_it_races() {
    let mut window = window_with(BARE);
    click(&mut window, "G2");
    wait_for_proposal(&mut window);
    click(&mut window, "K2");
    wait_for_proposal(&mut window);
    press(&mut window, Modifiers::NONE, Key::Enter);
    assert_eq!(role(&window, "G2"), BlockRole::Essential);
    assert_eq!(role(&window, "K2"), BlockRole::Essential);
    assert_ne!(role(&window, "E2"), BlockRole::Essential);
}

#[test]
fn clicking_both_blocks_of_a_race_changes_nothing_about_it() {
    let mut window = window_with(BARE);
    click(&mut window, "E2");
    wait_for_proposal(&mut window);
    click(&mut window, "G2");
    wait_for_proposal(&mut window);
    press(&mut window, Modifiers::NONE, Key::D);
    assert_eq!(role(&window, "E2"), BlockRole::Essential);
    assert_eq!(role(&window, "G2"), BlockRole::Essential);
}

#[test]
fn a_mark_of_the_proposal_is_changed_in_one_step_of_undo() {
    let mut window = window_with(BARE);
    let before = window.state().document().clone();
    click(&mut window, "E2");
    wait_for_proposal(&mut window);
    window.get_by_role_and_label(Role::Button, "K2").hover();
    window.run_steps(2);
    press(&mut window, Modifiers::NONE, Key::U);
    assert_eq!(role(&window, "E2"), BlockRole::Essential);
    assert_eq!(role(&window, "K2"), BlockRole::Unknown);
    assert!(!has(&window, "Proposed race"));
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(*window.state().document(), before);
}

#[test]
fn a_game_is_gone_through_move_by_move() {
    let mut window = window_with_game(GAME);
    let stones = |window: &Window| {
        let stones = window.state().document().board.setup.stones;
        (stones.black.len(), stones.white.len())
    };
    assert_eq!(stones(&window), (3, 1), "White's stone was captured");
    press(&mut window, Modifiers::COMMAND, Key::ArrowLeft);
    assert_eq!(stones(&window), (2, 2));
    assert!(!has(&window, "changed"), "looking changes nothing");
    click(&mut window, "Previous move of the game");
    assert_eq!(stones(&window), (2, 1));
    press(&mut window, Modifiers::COMMAND, Key::ArrowRight);
    press(&mut window, Modifiers::COMMAND, Key::ArrowRight);
    press(&mut window, Modifiers::COMMAND, Key::ArrowRight);
    assert_eq!(stones(&window), (3, 1));
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(stones(&window), (2, 2));
}

#[test]
fn a_game_is_gone_through_with_plain_arrows_and_the_wheel_until_a_race_is_marked() {
    let mut window = window_with_game(GAME);
    let number = |window: &Window| window.state().document().move_number();
    press(&mut window, Modifiers::NONE, Key::ArrowLeft);
    assert_eq!(number(&window), Some(4));
    press(&mut window, Modifiers::NONE, Key::Home);
    assert_eq!(number(&window), Some(0));
    press(&mut window, Modifiers::NONE, Key::End);
    assert_eq!(number(&window), Some(5));
    window.get_by_role_and_label(Role::Button, "C3").hover();
    window.run_steps(2);
    let turn = |window: &mut Window, notches: f32| {
        window.event(egui::Event::MouseWheel {
            unit: egui::MouseWheelUnit::Line,
            delta: Vec2::new(0.0, notches),
            phase: egui::TouchPhase::Move,
            source: egui::MouseWheelSource::Wheel,
            modifiers: Modifiers::NONE,
        });
        window.run_steps(2);
    };
    turn(&mut window, 2.0);
    assert_eq!(number(&window), Some(3));
    turn(&mut window, -1.0);
    assert_eq!(number(&window), Some(4));
    // The stones that race have trees, which the arrows go through.
    press(&mut window, Modifiers::COMMAND, Key::Num2);
    click(&mut window, "C3");
    press(&mut window, Modifiers::COMMAND, Key::Num3);
    press(&mut window, Modifiers::NONE, Key::ArrowLeft);
    assert_eq!(number(&window), Some(4));
}

#[test]
fn a_ban_by_ko_goes_with_the_move_that_took_it() {
    let mut window = window_with_game("(;SZ[9];B[ba];W[ca];B[ab];W[db];B[bc];W[cc];B[cb];W[bb])");
    let banned = |window: &Window| {
        let document = window.state().document();
        let (color, point) = document.board.ban?;
        Some((color, document.topology().name(point).to_owned()))
    };
    let black_at_c8 = Some((Color::Black, "C8".to_owned()));
    assert_eq!(banned(&window), black_at_c8);
    press(&mut window, Modifiers::COMMAND, Key::ArrowLeft);
    assert_eq!(banned(&window), None);
    press(&mut window, Modifiers::COMMAND, Key::ArrowRight);
    assert_eq!(banned(&window), black_at_c8);
}

#[test]
fn a_race_that_nobody_marked_is_shown_while_it_is_played_out() {
    let mut window = window_with(BARE);
    let before = window.state().document().clone();
    press(&mut window, Modifiers::NONE, Key::F5);
    wait_until(&mut window, "the race", |window| has(window, "Your turn"));
    let said = window
        .get_by_role_and_label(Role::Button, "E2")
        .value()
        .unwrap_or_default();
    assert!(said.contains("essential"), "{said}");
    assert_eq!(*window.state().document(), before);
}

/// Two walls that live, far from each other.
const PEACE: &str = "\
.X.X...
XXXX...
.......
...OOOO
...O.O.";

#[test]
fn where_nothing_races_it_is_said_once_and_nothing_else_changes() {
    let mut window = window_with(PEACE);
    settle(&mut window);
    press(&mut window, Modifiers::NONE, Key::D);
    wait_until(&mut window, "the answer", |window| has(window, "No race"));
    settle(&mut window);
    assert!(!has(&window, "Mark one black and one white block"));
    assert!(!has(&window, "No verdict yet"));
    // Another view of the board changes nothing of it.
    press(&mut window, Modifiers::NONE, Key::Z);
    press(&mut window, Modifiers::SHIFT, Key::Z);
    assert!(has(&window, "No race"));
    // A click asks about a block, as before.
    assert!(has(&window, "Click a group to find its fight"));
    press(&mut window, Modifiers::COMMAND, Key::Enter);
    wait_until(&mut window, "the answer of a proof", |window| {
        has(window, "No race")
    });
    settle(&mut window);
    let said = count(&window, "There is no race here");
    assert_eq!(said, 1, "once");
}
