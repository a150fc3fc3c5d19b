//! The window as it first opens: an answer, one button, and what can be done.

use std::sync::Arc;

use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::kittest::Queryable as _;
use semeai_app::{App, Jobs, NoDialogs, Store};
use semeai_session::{Language, Settings};

use crate::first_sight::is_short;
use crate::support::{Window, click, has, press, settle, settle_when, window_of};

fn window_in(language: Language, size: Vec2) -> Window {
    let settings = Settings {
        language,
        ..Settings::default()
    };
    let jobs = Jobs::new(Arc::new(NoDialogs), Store::none());
    window_of(App::new(settings, jobs), size)
}

fn opened() -> Window {
    let mut window = window_in(Language::English, Vec2::new(1280.0, 800.0));
    settle_when(&mut window, |window| has(window, "proved"));
    window
}

#[test]
fn the_answer_is_there_without_being_asked() {
    let window = opened();
    for said in [
        "Whoever plays first wins: H9",
        "Black first",
        "Black wins by H9",
        "White first",
        "Play it",
        "Show the line",
    ] {
        assert!(has(&window, said), "{said}");
    }
    for hidden in ["Regions", "Node", "Analyse", "Prove", "Mark"] {
        assert!(!has(&window, hidden), "{hidden}");
    }
}

#[test]
fn the_first_sight_is_short() {
    is_short(&opened(), 16, 60);
}

#[test]
fn theory_is_one_click_away_and_back() {
    let mut window = opened();
    click(&mut window, "Theory");
    settle(&mut window);
    assert!(has(&window, "Regions") && has(&window, "Analyse"));
    click(&mut window, "Learner");
    settle(&mut window);
    assert!(!has(&window, "Regions") && has(&window, "Play it"));
}

#[test]
fn a_lesson_is_chosen_from_the_list() {
    let mut window = opened();
    click(&mut window, "Lessons");
    settle(&mut window);
    click(&mut window, "2. Same count");
    settle_when(&mut window, |window| has(window, "Black wins"));
    click(&mut window, "Show me");
    assert!(
        has(&window, "Whoever plays first wins"),
        "both fill any liberty"
    );
}

#[test]
fn the_board_stands_still_whatever_is_done() {
    for size in [Vec2::new(1280.0, 800.0), Vec2::new(900.0, 600.0)] {
        let mut window = window_in(Language::English, size);
        settle_when(&mut window, |window| has(window, "proved"));
        let board = |window: &Window| window.get_by_role_and_label(Role::Group, "Board").rect();
        let before = board(&window);
        assert!(before.height().min(before.width()) >= 360.0, "{before}");
        for button in ["Set up", "Next: mark", "Next: analyse", "Play it"] {
            click(&mut window, button);
            settle(&mut window);
            assert_eq!(board(&window), before, "{button}");
        }
    }
}

#[test]
fn a_finished_game_is_counted_and_another_one_opens_as_a_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let open = |name: &str, moves: &str| {
        let path = folder.path().join(name);
        let text = format!("(;GM[1]FF[4]SZ[5]KM[0.5]{moves})");
        std::fs::write(&path, text).expect("a file");
        let mut window = window_in(Language::English, Vec2::new(1280.0, 800.0));
        window.state_mut().open(path);
        window
    };
    // Each side has two eyes.
    let eyes = ";B[ba];W[da];B[bb];W[db];B[bc];W[dc];B[bd];W[dd];B[be];W[de];B[ca];W[ec]\
        ;B[cb];W[];B[cc];W[];B[cd];W[];B[ce];W[];B[ac]";
    let mut over = open("over.sgf", &format!("{eyes};W[];B[]"));
    settle_when(&mut over, |window| has(window, "White wins by ½"));
    let mut going_on = open("going-on.sgf", eyes);
    settle_when(&mut going_on, |window| has(window, "Move 21 of 21"));
    assert!(!has(&going_on, "No race"));
}

/// Black's corridor of three points and White's of one: nothing is marked.
const BARE_ENDGAME: &str = "\
.X.XXXXOO.O
XXXXXXXOOOO
X...X.O.O.O
XXXXXXXOOOO
.X.X.XXOO.O";

#[test]
fn what_is_safe_in_an_endgame_is_found_without_being_asked_and_nothing_is_changed() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("bare.txt");
    std::fs::write(&path, BARE_ENDGAME).expect("a file");
    let mut window = window_in(Language::English, Vec2::new(1280.0, 800.0));
    window.state_mut().open(path);
    settle_when(&mut window, |window| has(window, "bare.txt"));
    press(&mut window, Modifiers::COMMAND, Key::Num9);
    settle_when(&mut window, |window| has(window, "Black first"));
    assert!(has(&window, "Play it") && has(&window, "wins by"));
    let safe = |window: &Window| {
        let roles = window.state().document().marks.roles;
        roles.points(semeai_board::Role::Safe)
    };
    assert!(safe(&window).is_empty(), "nothing was marked");
    click(&mut window, "Play it");
    assert!(!safe(&window).is_empty(), "what is played on is marked");
}

#[test]
fn a_click_on_a_free_point_tries_the_move_and_the_answer_is_one_click_away() {
    let mut window = opened();
    click(&mut window, "H6");
    settle_when(&mut window, |window| has(window, "you were ahead"));
    settle_when(&mut window, |window| {
        has(window, "White captures and wins the race")
    });
    click(&mut window, "‹ Back to the answer");
    assert!(has(&window, "Whoever plays first wins: H9"));
}

#[test]
fn a_step_of_why_lights_up_on_the_board_while_it_is_pointed_at() {
    let mut window = opened();
    click(&mut window, "Why?");
    let on_board = |window: &Window| {
        let board = window.get_by_role_and_label(Role::Group, "Board").rect();
        let shapes = window.output().shapes.iter();
        let seen = shapes.filter(|shape| board.intersects(shape.shape.visual_bounding_rect()));
        seen.count()
    };
    let away = |window: &mut Window| {
        window.get_by_role_and_label(Role::Button, "Help").hover();
        window.run();
        on_board(window)
    };
    let before = away(&mut window);
    let step = "essential block has";
    window.get_by_label_contains(step).hover();
    window.run();
    assert!(on_board(&window) > before, "its points");
    assert_eq!(away(&mut window), before);
}
