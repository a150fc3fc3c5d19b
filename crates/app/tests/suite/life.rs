//! Who lives, in the window: choosing a graph, seeing, clicking, stepping in, playing and ending, driven by accessible names.

use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use semeai_session::{Document, Subject, file};

use crate::support::{
    Window, click, has, new_app, press, settle, value, wait_for, wait_until, window_of,
};

fn window_with(document: Document, size: Vec2) -> Window {
    let mut app = new_app();
    app.show_document(document);
    let mut window = window_of(app, size);
    settle(&mut window);
    press(&mut window, Modifiers::NONE, Key::F2);
    window
}

fn window(kind: &str, signs: &str) -> Window {
    let document = Document::with_stones(kind.parse().expect("a kind"), signs);
    window_with(document.expect("as many signs"), Vec2::new(1280.0, 800.0))
}

#[test]
fn every_point_has_its_class_and_follows_a_stone_at_once() {
    let mut window = window("square:3x3", ".........");
    wait_for(&mut window, "9 points to classify");
    let told = value(&window, "A1");
    assert!(
        told.contains("A1 is N: whoever plays first takes it."),
        "{told}"
    );
    assert!(told.contains("N+ if Black wins all kos"), "{told}");
    assert!(
        has(&window, "N (whoever plays first takes it), 9"),
        "how many there are"
    );
    press(&mut window, Modifiers::COMMAND, Key::Num1);
    click(&mut window, "B2");
    press(&mut window, Modifiers::COMMAND, Key::Num3);
    wait_for(&mut window, "B (Black's), 9");
    wait_for(
        &mut window,
        "The game can end: Black is 9 points ahead. Counting stones only, ",
    );
    press(&mut window, Modifiers::COMMAND, Key::Z);
    wait_for(&mut window, "N (whoever plays first takes it), 9");
}

#[test]
fn a_point_is_explained_and_its_moves_are_stepped_into_and_back() {
    let mut window = window("square:3x3", ".........");
    wait_for(&mut window, "Click a point on the board");
    click(&mut window, "A1");
    wait_for(&mut window, "First moves");
    assert_eq!(value(&window, "Black B2"), "B");
    assert_eq!(value(&window, "White B2"), "W");
    let lit = window.query_all_by_role_and_label(Role::Cell, "N");
    let lit: Vec<bool> = lit
        .map(|cell| cell.accesskit_node().is_selected().unwrap_or_default())
        .collect();
    assert_eq!(lit, [true], "the cell that applies");
    click(&mut window, "White B2");
    wait_for(&mut window, "A1 is W");
    assert!(
        value(&window, "B2").starts_with("White"),
        "Click to play the move on the board"
    );
    press(&mut window, Modifiers::NONE, Key::Escape);
    wait_for(&mut window, "A1 is N");
    assert!(value(&window, "B2").starts_with("empty"));
    // A click of either button plays on the board too.
    window
        .get_by_role_and_label(Role::Button, "B2")
        .click_secondary();
    settle(&mut window);
    wait_for(&mut window, "A1 is W");
    press(&mut window, Modifiers::NONE, Key::Escape);
    press(&mut window, Modifiers::NONE, Key::Escape);
    wait_for(&mut window, "Click a point on the board");
}

/// A row that speaks of points lights them up to the eye, and names them to who does not see that.
#[test]
fn a_row_lights_up_its_points_and_names_them() {
    let read = file::parse("race.txt", b"@BW#\n@BW#\n.BW.\n@@##").expect("a diagram");
    let mut window = window_with(read.document, Vec2::new(1280.0, 800.0));
    wait_for(&mut window, "points to classify");
    let on_board = |window: &Window| {
        let board = window.get_by_role_and_label(Role::Group, "Board").rect();
        let shapes = window.output().shapes.iter();
        let seen = shapes.filter(|shape| board.intersects(shape.shape.visual_bounding_rect()));
        seen.count()
    };
    window.get_by_role_and_label(Role::Button, "Help").hover();
    window.run();
    let before = on_board(&window);
    let row = window.get_by_label_contains("Taken as safe for Black");
    let named = row.accesskit_node().data().description().map(str::to_owned);
    assert_eq!(named.as_deref(), Some("D4 D3 C1 D1"));
    row.hover();
    window.run();
    assert!(on_board(&window) > before, "its points");
}

#[test]
fn a_point_is_fought_for_against_the_program() {
    let mut window = window("square:3x3", ".........");
    wait_for(&mut window, "9 points to classify");
    press(&mut window, Modifiers::NONE, Key::F5);
    wait_for(&mut window, "Which point do you want to fight for?");
    click(&mut window, "Choose a point");
    click(&mut window, "A1");
    wait_for(&mut window, "First moves");
    press(&mut window, Modifiers::NONE, Key::F5);
    wait_for(&mut window, "Your turn: Black to move.");
    click(&mut window, "A3");
    wait_for(
        &mut window,
        "Move 1 (A3) gave something away: A1 would have been Black's, and is White's now.",
    );
    let take_back = window.query_all_by_role_and_label(Role::Button, "Take back");
    take_back
        .last()
        .expect("beside what was given away")
        .click();
    settle(&mut window);
    wait_until(&mut window, "the board of before", |window| {
        value(window, "A3").starts_with("empty")
    });
    click(&mut window, "B2");
    wait_for(&mut window, "Your turn: Black to move.");
    assert!(!has(&window, "gave something away"), "the shortest way");
    let stones = &window.state().document().board.setup.stones;
    assert!(stones.black.is_empty(), "the document is as it was");
}

#[test]
fn endings_kos_and_letters_are_chosen_and_undone() {
    let mut window = window("square:2x3", "......");
    wait_for(&mut window, "P (a stand-off), 6");
    click(&mut window, "Black wins kos");
    wait_for(&mut window, "B (Black's), 6");
    click(&mut window, "Ultimate");
    wait_for(&mut window, "(ending: ultimate; Black wins all kos)");
    press(&mut window, Modifiers::COMMAND, Key::Z);
    press(&mut window, Modifiers::COMMAND, Key::Z);
    wait_for(&mut window, "(ending: territory; all three ko rules)");
    // A target is a string: an empty point is refused.
    click(&mut window, "Target");
    wait_for(&mut window, "Click the target string");
    click(&mut window, "A1");
    wait_for(&mut window, "(ending: territory");
    assert!(!has(&window, "Click the target string"));
}

#[test]
fn a_region_that_is_too_large_says_so_and_a_larger_one_is_asked_for() {
    let mut too_large = window("square:5x5", &".".repeat(25));
    wait_for(&mut too_large, "has 25 points, more than 16");
    assert!(has(&too_large, "Find safe stones"));
    let mut larger = window("path:13", &".".repeat(13));
    wait_for(&mut larger, "13 points: about");
    click(&mut larger, "Classify");
    wait_for(&mut larger, "P (a stand-off), 13");
}

#[test]
fn ctrl_9_goes_round_and_the_subject_is_undone() {
    let document = Document::with_stones("square:3x3".parse().expect("a kind"), ".........");
    let mut window = window_with(document.expect("nine"), Vec2::new(900.0, 600.0));
    let subject = |window: &Window| window.state().document().subject;
    assert_eq!(subject(&window), Subject::Life);
    press(&mut window, Modifiers::COMMAND, Key::Num9);
    assert_eq!(subject(&window), Subject::Maps);
    press(&mut window, Modifiers::COMMAND, Key::Num9);
    assert_eq!(subject(&window), Subject::Race);
    press(&mut window, Modifiers::COMMAND, Key::Z);
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(subject(&window), Subject::Life);
    // Where there is little room the subjects are one button with a list.
    click(&mut window, "Topic: life");
    window
        .get_by_role_and_label(Role::RadioButton, "Topic: endgame")
        .click();
    settle(&mut window);
    assert_eq!(subject(&window), Subject::Endgame);
}

#[test]
fn safe_stones_are_proposed_as_in_an_endgame() {
    const CORNER: &str = "\
.O.XX.X.
OOXX.XXX
XXXXX.X.
........";
    let loaded = file::parse("test", CORNER.as_bytes()).expect("a diagram");
    let mut window = window_with(loaded.document, Vec2::new(1280.0, 800.0));
    press(&mut window, Modifiers::NONE, Key::D);
    wait_for(&mut window, "Taken as safe");
    press(&mut window, Modifiers::NONE, Key::Enter);
    settle(&mut window);
    assert!(!has(&window, "Nothing has changed yet"));
}

/// A race is proved where races are; its strings wear its class, and who lives is told apart from it.
#[test]
fn a_proved_race_has_a_class_beside_what_its_strings_are_by_life() {
    let read = file::parse("race.txt", b"@BW#\n@BW#\n.BW.\n@@##").expect("a diagram");
    let mut window = window_with(read.document, Vec2::new(1280.0, 800.0));
    wait_for(&mut window, "points to classify");
    assert!(!has(&window, "The race of the two marked strings"));
    press(&mut window, Modifiers::COMMAND, Key::Num9);
    press(&mut window, Modifiers::COMMAND, Key::Num9);
    wait_until(&mut window, "the race", |window| {
        window.state().document().subject == Subject::Race
    });
    press(&mut window, Modifiers::COMMAND, Key::Enter);
    wait_for(&mut window, "Whoever plays first wins");
    press(&mut window, Modifiers::NONE, Key::F2);
    wait_for(
        &mut window,
        "The race of the two marked strings is N, by the proof of its verdict.",
    );
}

#[test]
fn a_small_board_is_solved_beside_the_board_and_played_against_best_play() {
    let mut window = window("square:3x3", ".........");
    click(&mut window, "Best play");
    wait_for(&mut window, "Black to play: Black wins by 9.");
    assert!(has(&window, "Best first moves: B2."));
    assert!(value(&window, "B2").contains("B2: Black wins by 9."));
    assert!(value(&window, "A1").contains("A1: White wins by"));
    click(&mut window, "Territory");
    wait_for(&mut window, "Black to play: Black wins by 8.");
    click(&mut window, "Superko");
    wait_for(&mut window, "Superko goes with area scoring only");
    click(&mut window, "Draw");
    click(&mut window, "Area");
    wait_for(&mut window, "Black to play: Black wins by 9.");
    press(&mut window, Modifiers::NONE, Key::F5);
    wait_for(&mut window, "Moves, with the score after each");
    click(&mut window, "A1");
    wait_for(
        &mut window,
        "Move 1 (A1): Black wins by 9 became White wins by",
    );
    assert!(value(&window, "B2").starts_with("White"), "its answer");
}

#[test]
fn a_larger_board_is_solved_at_a_word_and_one_that_no_table_can_have_says_why() {
    let mut window = window("path:13", ".............");
    click(&mut window, "Best play");
    wait_for(&mut window, "13 points vary, and at most 12 can be solved");
    click(&mut window, "Solve it");
    wait_for(&mut window, "Best first moves:");
    let mut window = self::window("square:5x5", ".........................");
    click(&mut window, "Best play");
    wait_for(&mut window, "25 points vary, and at most 16 can be solved");
    assert!(!has(&window, "Solve it"));
}
