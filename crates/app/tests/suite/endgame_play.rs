//! The order of play in an endgame, and an endgame played out, driven by accessible names.

use std::sync::Arc;

use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::kittest::Queryable as _;
use semeai_app::{App, Jobs, NoDialogs, Store};
use semeai_session::{NodeId, Settings, file};

use crate::support::{
    Window, choose, click, click_holding, has, new_app, press, settle, value,
    wait_for_quick_answers, wait_until, window_of,
};

/// Black must play the sente at B3 before the larger D2.
const SENTE_FIRST: &str = "@@@@@#\n@X@@##\n@.X@##\n@.@#.#\n###.O#\n###@##";

fn window() -> Window {
    let mut app = new_app();
    let loaded = file::parse("test", SENTE_FIRST.as_bytes()).expect("a diagram");
    app.show_document(loaded.document);
    let mut window = window_of(app, Vec2::new(1280.0, 800.0));
    window.run();
    wait_for(&mut window, "Black to play: White wins by 1");
    window
}

/// A window of a learner, who is asked.
fn learner_app() -> App {
    let jobs = Jobs::new(Arc::new(NoDialogs), Store::none());
    App::new(Settings::default(), jobs)
}

#[test]
fn a_best_move_of_its_region_tells_what_it_loses_to_begin_with() {
    let mut window = window();
    click(&mut window, "D2");
    wait_for(
        &mut window,
        "a best move here. As the first move on the board it loses 1 point.",
    );
    press(&mut window, Modifiers::NONE, Key::Escape);
    click(&mut window, "B3");
    wait_for(&mut window, "a best move here.");
    assert!(!has(&window, "As the first move on the board"));
}

#[test]
fn a_low_and_narrow_window_cuts_nothing_of_a_region() {
    let mut app = new_app();
    let loaded = file::parse("test", SENTE_FIRST.as_bytes()).expect("a diagram");
    app.show_document(loaded.document);
    let mut window = window_of(app, Vec2::new(900.0, 600.0));
    window.run();
    wait_for(&mut window, "Black to play: White wins by 1");
    // What White's move makes of the region is the last line of it; below stands the bottom line.
    let follow_up = window.get_all_by_label_contains("then ").last();
    let bottom = follow_up.expect("a line").rect().bottom();
    assert!(bottom < 570.0, "{bottom}");
}

fn wait_for(window: &mut Window, text: &str) {
    wait_until(window, text, |window| has(window, text));
}

fn play_out() -> Window {
    let mut window = window();
    press(&mut window, Modifiers::NONE, Key::F5);
    wait_for(&mut window, "Your turn: Black to move.");
    window
}

fn tab(window: &mut Window, name: &str) {
    let tabs = window.get_all_by_label(name);
    tabs.last().expect("a tab").click();
    settle(window);
}

#[test]
fn a_wrong_move_is_told_with_what_came_first_and_taken_back() {
    let mut window = play_out();
    let before = window.state().document().clone();
    wait_for(&mut window, "White +1");
    click(&mut window, "D2");
    wait_for(&mut window, "Move 1 lost 1 point: B3 was better.");
    wait_for(&mut window, "Your turn");
    assert_eq!(value(&window, "1 D2"), "1, White +2");
    let take_back = window.get_all_by_role_and_label(Role::Button, "Take back");
    take_back.into_iter().next().expect("a button").click();
    settle(&mut window);
    assert!(value(&window, "D2").starts_with("empty"));
    assert!(!has(&window, "Move 1 lost"));
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert_eq!(*window.state().document(), before);
}

/// What is counted stands above the board while one plays too, with the prisoners that each side has by now.
#[test]
fn scoring_komi_and_prisoners_stay_in_sight_in_a_play_out() {
    let mut window = play_out();
    wait_for(&mut window, "Territory · komi 0 · prisoners B 0, W 0");
    tab(&mut window, "Both");
    // Black takes E2.
    click(&mut window, "D2");
    press(&mut window, Modifiers::NONE, Key::P);
    click(&mut window, "E3");
    wait_for(&mut window, "Territory · komi 0 · prisoners B 1, W 0");
    // The document's own are as they were.
    press(&mut window, Modifiers::NONE, Key::Escape);
    wait_for(&mut window, "Territory · komi 0 · prisoners B 0, W 0");
}

#[test]
fn numbers_are_hidden_on_request() {
    let mut window = play_out();
    click(&mut window, "D2");
    wait_for(&mut window, "Your turn");
    press(&mut window, Modifiers::NONE, Key::F8);
    assert!(!has(&window, "White +"));
    // What a move lost is told all the same, with what came first: whoever plays wants to learn from it.
    assert!(has(&window, "Move 1 lost 1 point: B3 was better."));
    assert_eq!(value(&window, "1 D2"), "·, ·");
    press(&mut window, Modifiers::NONE, Key::F8);
    wait_for(&mut window, "lost 1 point");
}

#[test]
fn after_two_passes_the_board_is_counted_and_each_side_told_what_it_lost() {
    let mut window = play_out();
    tab(&mut window, "Both");
    for name in ["D2", "B3", "B4", "E3"] {
        wait_for(&mut window, "to move");
        if value(&window, name).starts_with("empty") {
            click(&mut window, name);
        }
    }
    press(&mut window, Modifiers::NONE, Key::P);
    press(&mut window, Modifiers::NONE, Key::P);
    wait_for(&mut window, "Both passed");
    wait_for(&mut window, "Final count:");
    wait_for(&mut window, "Black lost");
    click(&mut window, "A6");
    wait_for(&mut window, "Both have passed. Take a move back");
}

#[test]
fn the_best_line_is_stepped_with_the_arrows_and_a_rule_goes_wrong_at_a_click() {
    let mut window = window();
    tab(&mut window, "Order");
    wait_for(&mut window, "Black to play: White +1 with best play.");
    assert_eq!(value(&window, "1 B3"), "I, 2, White +½, 2");
    press(&mut window, Modifiers::NONE, Key::ArrowRight);
    assert!(value(&window, "B3").starts_with("Black"));
    press(&mut window, Modifiers::NONE, Key::ArrowLeft);
    assert!(value(&window, "B3").starts_with("empty"));
    let wrong = window.get_all_by_label("First slip: move 1 at D2 loses 1 point. B3 was better.");
    wrong.into_iter().next().expect("hotstrat").click();
    settle(&mut window);
    wait_for(&mut window, "The rule's moves up to its first mistake");
    assert!(value(&window, "D2").starts_with("Black"));
    click(&mut window, "2 B4");
    assert!(value(&window, "B4").starts_with("White"));
    assert!(
        value(&window, "D2").starts_with("empty"),
        "the best line again"
    );
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert!(value(&window, "B3").starts_with("empty"));
    // Whoever plays in a region has left the line, and the line leaves the region.
    press(&mut window, Modifiers::NONE, Key::ArrowRight);
    click(&mut window, "E3");
    assert!(value(&window, "B3").starts_with("empty"));
    click(&mut window, "1 B3");
    assert!(value(&window, "B3").starts_with("Black"));
    assert!(value(&window, "E3").starts_with("empty"));
    tab(&mut window, "White to play");
    wait_for(&mut window, "White to play: White +4 with best play.");
}

#[test]
fn once_a_ko_is_proved_the_line_ends_at_the_proved_score_and_list_and_rules_follow() {
    let mut app = new_app();
    let sample = include_bytes!("../../../../assets/samples/24-half-point-ko.txt");
    let loaded = file::parse("test", sample).expect("a diagram");
    app.show_document(loaded.document);
    let mut window = window_of(app, Vec2::new(1280.0, 800.0));
    window.run();
    wait_for(
        &mut window,
        "Region I is a half-point ko: a move is worth 1/3",
    );
    tab(&mut window, "Order");
    press(&mut window, Modifiers::COMMAND, Key::Enter);
    wait_for(
        &mut window,
        "Black to play: Black +1 (proved) with best play.",
    );
    assert_eq!(value(&window, "1 D4"), "I, ?, Black +1, ?");
    assert!(has(&window, "the gain of a ko move isn't shown"));
    assert!(has(&window, "aren't tried where a ko matters"));
    assert!(has(&window, "Count 1/3; with the ko"));
    assert!(!has(&window, "a swing of 2"));
    tab(&mut window, "Regions");
    assert_eq!(
        value(&window, "Region I"),
        "1/3, 1/3, 1, gote, D4, D4, 1/3 · -, ko"
    );
}

/// The same position, in which Black plays D2 and White passes.
const GAME: &str = "(;SZ[6]AB[fa][bb][eb][fb][cc][ec][fc][dd][fd][ae][be][ce][fe][af][bf][cf][ef][ff]\
AW[aa][ba][ca][da][ea][ab][cb][db][ac][dc][ad][cd][ee][df];B[de];W[])";

/// Few moves of the game leave their room to the best line above them.
#[test]
fn beside_a_short_game_the_first_moves_of_the_best_line_are_in_sight() {
    let marked = file::parse("test", SENTE_FIRST.as_bytes()).expect("a diagram");
    let loaded = file::parse("game.sgf", GAME.as_bytes()).expect("a game");
    let mut document = loaded.document;
    document.marks.roles = marked.document.marks.roles;
    let mut app = new_app();
    app.show_document(document);
    let mut window = window_of(app, Vec2::new(900.0, 600.0));
    window.run();
    press(&mut window, Modifiers::COMMAND, Key::Num9);
    wait_for(&mut window, "Black to play: White wins by 1");
    // In a play-out the button is in sight.
    press(&mut window, Modifiers::NONE, Key::F5);
    wait_for(&mut window, "Your turn");
    click(&mut window, "From this game");
    wait_for(&mut window, "1 B3");
    let from_here = window.get_by_role_and_label(Role::Button, "From this game");
    let end = from_here.rect().top();
    let best = window.get_by_role_and_label(Role::Button, "1 B3").rect();
    assert!(best.bottom() < end, "{best}, {end}");
    let last = window.get_by_role_and_label(Role::Button, "2 pass").rect();
    assert!(last.top() > end && last.bottom() <= 570.0, "{last}, {end}");
}

#[test]
fn of_the_moves_of_the_game_only_those_are_listed_that_lost_points() {
    let marked = file::parse("test", SENTE_FIRST.as_bytes()).expect("a diagram");
    // After the pass Black plays the best move.
    let game = format!("{};B[bd])", GAME.trim_end_matches(')'));
    let loaded = file::parse("game.sgf", game.as_bytes()).expect("a game");
    let mut document = loaded.document;
    document.marks.roles = marked.document.marks.roles;
    let mut app = new_app();
    app.show_document(document);
    let mut window = window_of(app, Vec2::new(1280.0, 800.0));
    window.run();
    press(&mut window, Modifiers::COMMAND, Key::Num9);
    wait_for(&mut window, "Black to play: White wins by 1");
    tab(&mut window, "Order");
    choose(&mut window, "From this game");
    wait_until(&mut window, "the last loss", |window| {
        let row = window.query_by_role_and_label(Role::Button, "3 B3");
        row.and_then(|row| row.value())
            .is_some_and(|value| !value.contains('…'))
    });
    let has_best = |window: &Window| {
        let row = window.query_by_role_and_label(Role::Button, "3 B3");
        row.is_some()
    };
    click(&mut window, "Largest losses");
    assert!(!has_best(&window) && has(&window, "1 D2") && has(&window, "2 pass"));
    click(&mut window, "Largest losses");
    assert!(has_best(&window));
}

#[test]
fn the_moves_of_the_game_are_listed_with_what_each_lost() {
    let mut app = new_app();
    let loaded = file::parse("game.sgf", GAME.as_bytes()).expect("a game");
    app.show_document(loaded.document);
    let mut window = window_of(app, Vec2::new(900.0, 600.0));
    window.run();
    press(&mut window, Modifiers::COMMAND, Key::Num9);
    tab(&mut window, "Order");
    click(&mut window, "From this game");
    wait_until(&mut window, "a loss", |window| {
        let row = window.query_by_role_and_label(Role::Button, "1 D2");
        row.and_then(|row| row.value())
            .is_some_and(|value| !value.contains('…'))
    });
    assert!(!value(&window, "2 pass").is_empty());
    let place = |window: &Window| window.get_by_role_and_label(Role::Button, "2 pass").rect();
    let before = place(&window);
    click(&mut window, "2 pass");
    wait_until(&mut window, "the other side to move", |window| {
        window.state().document().board.to_move == semeai_board::Color::White
    });
    assert_eq!(place(&window), before, "it stays where it was clicked");
}

#[test]
fn the_order_goes_by_the_scoring_that_is_chosen() {
    let mut window = window();
    tab(&mut window, "Order");
    wait_for(&mut window, "Black to play: White +1 with best play.");
    click(&mut window, "Territory · komi 0 · prisoners B 0, W 0");
    let area = window.get_by_role_and_label(Role::RadioButton, "Area");
    area.click();
    settle(&mut window);
    wait_for(&mut window, "Counted by area, a move gains one point more");
    wait_until(&mut window, "two points and the stone", |window| {
        value(window, "1 B3").starts_with("I, 3, ")
    });
    assert!(!has(&window, "Black to play: White +1 with best play."));
}

/// What a click of a button puts on the clipboard as text.
fn copied(window: &mut Window, name: &str) -> String {
    wait_for_quick_answers(window);
    window.get_by_role_and_label(Role::Button, name).click();
    for _ in 0..8 {
        window.step();
        for command in &window.output().platform_output.commands {
            if let egui::OutputCommand::CopyText(text) = command {
                return text.clone();
            }
        }
    }
    panic!("{name} copies nothing");
}

/// What is written in the game behind the position, first continuation by first continuation.
fn comments(window: &Window) -> Vec<String> {
    let game = window.state().document().game.as_ref();
    let record = game.expect("a variation").record();
    let line = std::iter::successors(record.node(NodeId::ROOT).first, |&id| record.node(id).first);
    line.map(|id| record.comment(id).to_owned()).collect()
}

#[test]
fn the_best_line_is_copied_with_numbers_and_kept_as_a_variation() {
    let mut window = window();
    tab(&mut window, "Order");
    wait_for(&mut window, "Best line");
    let before = window.state().document().clone();
    let text = copied(&mut window, "Copy diagram");
    assert!(
        text.starts_with("$$Bc") && text.contains("Black plays 1."),
        "{text}"
    );
    assert_eq!(
        *window.state().document(),
        before,
        "copying changes nothing"
    );
    click(&mut window, "Keep as variation");
    let told = comments(&window);
    assert!(
        told[0].starts_with("Black to play: White +1 with best play.\nRegion "),
        "{told:?}"
    );
    assert!(
        told.iter().skip(1).all(|each| each.starts_with("Region ")),
        "{told:?}"
    );
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(*window.state().document(), before, "one step of undo");
}

#[test]
fn a_play_out_is_copied_with_numbers_and_kept_with_what_each_move_lost() {
    let mut window = play_out();
    click(&mut window, "D2");
    wait_for(&mut window, "Move 1 lost 1 point: B3 was better.");
    wait_for(&mut window, "Your turn");
    settle(&mut window);
    let text = copied(&mut window, "Copy diagram");
    assert!(
        text.contains('1') && text.contains("Black plays 1."),
        "{text}"
    );
    click(&mut window, "Keep as variation");
    let told = comments(&window);
    assert_eq!(
        told[0],
        "Play out\nWith best play White +2. Move 1 lost 1 point: B3 was better."
    );
}

#[test]
fn two_moves_are_compared_by_ctrl_clicks() {
    let mut window = window();
    click_holding(&mut window, "D2", Modifiers::COMMAND);
    assert!(has(&window, "D2 or which other move?"));
    click_holding(&mut window, "B3", Modifiers::COMMAND);
    assert!(has(&window, "D2 is bigger: worth 1½, against 1."));
    assert!(has(&window, "Black to play: D2 loses 1 point"));
    // A point that is no move is named.
    click_holding(&mut window, "D2", Modifiers::COMMAND);
    click_holding(&mut window, "A1", Modifiers::COMMAND);
    assert!(has(&window, "A1: There is a stone on this point."));
    assert!(!has(&window, "D2 is bigger"));
    assert_eq!(window.state().document().text.comment, "");
}

#[test]
fn a_game_is_practised_from_the_first_position_in_which_a_move_decides() {
    let marked = file::parse("test", SENTE_FIRST.as_bytes()).expect("a diagram");
    let loaded = file::parse("game.sgf", GAME.as_bytes()).expect("a game");
    let mut document = loaded.document;
    document.marks.roles = marked.document.marks.roles;
    document.subject = semeai_session::Subject::Endgame;
    let mut app = learner_app();
    app.show_document(document);
    let mut window = window_of(app, Vec2::new(1280.0, 800.0));
    window.run();
    press(&mut window, Modifiers::NONE, Key::Home);
    wait_for(&mut window, "White wins by 1");
    click(&mut window, "Practise");
    wait_for(&mut window, "Black plays first: where?");
    click(&mut window, "D2");
    // What it leads to is seen on the board, and what it cost beside the question.
    wait_for(&mut window, "lost 1 point");
    click(&mut window, "‹ Back to the question");
    wait_for(&mut window, "It loses 1 point.");
    click(&mut window, "B3");
    // A right one counts once its defences are met; here that is passed over.
    click(&mut window, "Show me");
    wait_for(&mut window, "In the game, Black D2 lost 1 point.");
    click(&mut window, "Next position");
    wait_for(&mut window, "White plays first: where?");
}
