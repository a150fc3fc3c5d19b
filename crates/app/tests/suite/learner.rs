//! The window as it first opens: an answer, one button, and what can be done.

use std::sync::Arc;

use egui::accesskit::{Role, Toggled};
use egui::{Key, Modifiers, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use semeai_app::{App, Jobs, NoDialogs, Store};
use semeai_session::{Language, Settings, Subject};

use crate::first_sight::is_short;
use crate::race::{BARE, read};
use crate::support::{Window, choose, click, has, press, settle, settle_when, value, window_of};

fn window_in(language: Language, size: Vec2) -> Window {
    let settings = Settings {
        language,
        ..Settings::default()
    };
    let jobs = Jobs::new(Arc::new(NoDialogs), Store::none());
    window_of(App::new(settings, jobs), size)
}

fn opened() -> Window {
    let mut window = window_in(Language::ENGLISH, Vec2::new(1280.0, 800.0));
    settle_when(&mut window, |window| has(window, "proved"));
    window
}

#[test]
fn the_answer_is_there_without_being_asked() {
    let window = opened();
    for said in [
        "Whoever plays first wins: H9",
        "Black to play",
        "Black wins at H9",
        "White to play",
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
        let mut window = window_in(Language::ENGLISH, size);
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
        let mut window = window_in(Language::ENGLISH, Vec2::new(1280.0, 800.0));
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

#[test]
fn a_click_on_a_group_of_a_finished_game_makes_it_alive_and_undo_dead_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("over.sgf");
    let game = include_str!("../../../../tests/fixtures/finished/six-dead-blocks.sgf");
    std::fs::write(&path, game).expect("a file");
    let mut window = window_in(Language::ENGLISH, Vec2::new(1280.0, 800.0));
    window.state_mut().open(path);
    let looks_dead = "White wins by 39½ if E3, G2, B1 and D1 are dead";
    settle_when(&mut window, |window| has(window, looks_dead));
    window
        .get_by_role_and_label(Role::Button, "E3")
        .click_accesskit();
    settle_when(&mut window, |window| {
        !has(window, looks_dead) && has(window, "not proved")
    });
    assert!(!has(&window, looks_dead));
    press(&mut window, Modifiers::COMMAND, Key::Z);
    settle_when(&mut window, |window| has(window, looks_dead));
}

#[test]
fn of_a_game_that_is_not_counted_the_record_is_told_as_the_record_and_marking_is_a_click_away() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("open.sgf");
    let text = "(;GM[1]FF[4]SZ[9]KM[6.5]RE[B+3.5];B[cc];W[gg];B[];W[])";
    std::fs::write(&path, text).expect("a file");
    let mut window = window_in(Language::ENGLISH, Vec2::new(1280.0, 800.0));
    window.state_mut().open(path);
    let record = "Recorded result: Black wins by 3½";
    settle_when(&mut window, |window| {
        has(window, record) && !has(window, "Reading…")
    });
    click(&mut window, "‹ Back");
    settle_when(&mut window, |window| has(window, "Mark safe stones"));
    assert!(has(&window, record));
    let said = "The board isn't counted: the fate of Black C7 and White G3 isn't proved.";
    assert!(has(&window, said));
    assert!(!has(&window, "so there is no score"));
    click(&mut window, "Mark safe stones");
    settle_when(&mut window, |window| has(window, "Mark"));
    // In races nothing is asked of a game that is over, as nobody has said of what.
    let mut race = window_in(Language::ENGLISH, Vec2::new(1280.0, 800.0));
    race.state_mut().open(folder.path().join("open.sgf"));
    settle_when(&mut race, |window| has(window, record));
    for _ in 0..3 {
        press(&mut race, Modifiers::COMMAND, Key::Num9);
        settle(&mut race);
    }
    settle_when(&mut race, |window| has(window, "Move 4 of 4"));
    assert!(!has(&race, "Both live"));
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
    let mut window = window_in(Language::ENGLISH, Vec2::new(1280.0, 800.0));
    window.state_mut().open(path);
    // Every space is one side's, so it is taken for an endgame.
    settle_when(&mut window, |window| has(window, "Black to play"));
    assert!(has(&window, "Play it") && has(&window, "wins by"));
    let safe = |window: &Window| {
        let roles = window.state().document().marks.roles;
        roles.points(semeai_board::Role::Safe)
    };
    assert!(safe(&window).is_empty(), "nothing was marked");
    click(&mut window, "Play it");
    settle_when(&mut window, |window| has(window, "Best play:"));
    assert!(safe(&window).is_empty(), "nor by what is played on");
    click(&mut window, "‹ Back to the answer");
    settle_when(&mut window, |window| has(window, "Black to play"));
    assert!(safe(&window).is_empty());
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

fn open_text(window: &mut Window, name: &str, text: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join(name);
    std::fs::write(&path, text).expect("a file");
    window.state_mut().open(path);
    settle_when(window, |window| has(window, name));
}

#[test]
fn after_setting_up_marking_is_offered_as_plainly_as_analysing_and_told() {
    for (language, mark, clicks) in [
        (Language::ENGLISH, "Mark the blocks", "Click the two groups"),
        (
            Language::JAPANESE,
            "石に印を付ける",
            "争う二つの石をクリック",
        ),
    ] {
        let mut window = window_in(language, Vec2::new(1280.0, 800.0));
        window.state_mut().show_document(read(BARE));
        settle(&mut window);
        press(&mut window, Modifiers::COMMAND, Key::Num1);
        click(&mut window, mark);
        assert!(has(&window, clicks), "{mark}");
    }
}

#[test]
fn what_is_said_of_a_block_stands_above_the_board_and_once() {
    let mut window = window_in(Language::ENGLISH, Vec2::new(1280.0, 800.0));
    open_text(&mut window, "bare.txt", BARE_ENDGAME);
    // It is taken for an endgame; what becomes of a block is asked of a race.
    for _ in 0..3 {
        press(&mut window, Modifiers::COMMAND, Key::Num9);
    }
    click(&mut window, "B1");
    settle_when(&mut window, |window| has(window, "B1: alive"));
    let said = window.query_all_by_label_contains("B1: alive");
    let places: Vec<_> = said.map(|it| it.rect()).collect();
    assert_eq!(places.len(), 1, "{places:?}");
    assert!(places[0].bottom() < 100.0, "{places:?}");
    click(&mut window, "‹ Back");
    assert!(!has(&window, "B1: alive"));
}

/// Nothing that is said above moves the way through a game, so a number can be dragged.
#[test]
fn the_move_number_stands_still_and_can_be_dragged() {
    let mut window = window_in(Language::ENGLISH, Vec2::new(1280.0, 800.0));
    let text = "(;GM[1]FF[4]SZ[9];B[cc];W[gg];B[cg];W[gc];B[ee];W[ed];B[dd];W[fe])";
    open_text(&mut window, "game.sgf", text);
    click(&mut window, "‹ Back");
    let field = |window: &Window| {
        let field = window.get_by_role(Role::SpinButton);
        (field.rect(), field.value().unwrap_or_default())
    };
    let (place, last) = field(&window);
    assert_eq!(last, "8");
    click(&mut window, "E5");
    assert_eq!(field(&window).0, place, "something is said of a block");
    let mut at = place.center();
    window.hover_at(at);
    window.run();
    window.drag_at(at);
    window.run();
    for _ in 0..10 {
        at.x -= 4.0;
        window.hover_at(at);
        window.run();
        let left = field(&window).0.left();
        assert!((left - place.left()).abs() < 0.5, "{left}");
    }
    window.drop_at(at);
    window.run();
    let now: usize = field(&window).1.parse().expect("a number");
    assert!(now <= 3, "{now}");
}

#[test]
fn who_wants_to_play_is_not_asked_by_which_rule_the_program_plays() {
    let mut window = opened();
    click(&mut window, "Play it");
    settle_when(&mut window, |window| has(window, "You play"));
    assert!(!has(&window, "Ko threats") && !has(&window, "Style"));
    click(&mut window, "Theory");
    settle_when(&mut window, |window| has(window, "Ko threats"));
}

#[test]
fn a_path_has_the_width_of_the_panel() {
    let mut window = window_in(Language::JAPANESE, Vec2::new(900.0, 600.0));
    press(
        &mut window,
        Modifiers::COMMAND.plus(Modifiers::SHIFT),
        Key::O,
    );
    let mut fields = window.query_all_by_role(Role::TextInput);
    let width = fields.next().expect("a field").rect().width();
    assert!(width > 260.0, "{width}");
}

/// A game of two moves that is not over.
const TWO_MOVES: &str = "(;GM[1]FF[4]SZ[9];B[cc];W[gg])";

#[test]
fn the_start_of_a_game_is_told_as_that() {
    for (language, start, on, no_stones) in [
        (
            Language::ENGLISH,
            "The start of a game of 2 moves",
            "Next move of the game",
            "Place some stones",
        ),
        (
            Language::JAPANESE,
            "全2手の棋譜の初形",
            "棋譜の次の手",
            "石を置くか",
        ),
    ] {
        let mut window = window_in(language, Vec2::new(1280.0, 800.0));
        open_text(&mut window, "game.sgf", TWO_MOVES);
        press(&mut window, Modifiers::NONE, Key::Home);
        settle(&mut window);
        assert_eq!(window.state().document().move_number(), Some(0));
        assert!(has(&window, start) && !has(&window, no_stones));
        assert!(!has(&window, "The board is empty"));
        {
            let mut buttons = window.get_all_by_label_contains(on);
            buttons.next().expect("a way on").click();
        }
        settle(&mut window);
        assert_eq!(window.state().document().move_number(), Some(1));
    }
}

#[test]
fn a_new_position_shows_its_answer_whatever_was_open_before() {
    let mut window = window_in(Language::ENGLISH, Vec2::new(1280.0, 800.0));
    open_text(&mut window, "game.sgf", TWO_MOVES);
    assert!(has(&window, "‹ Back"), "the moves stand beside the board");
    window.event(egui::Event::Paste(BARE.to_owned()));
    settle_when(&mut window, |window| has(window, "Show the line"));
    assert!(!has(&window, "No moves yet") && !has(&window, "‹ Back"));
    press(&mut window, Modifiers::COMMAND, Key::Z);
    press(&mut window, Modifiers::COMMAND, Key::Num7);
    press(&mut window, Modifiers::COMMAND, Key::Y);
    settle_when(&mut window, |window| has(window, "Show the line"));
    window.event(egui::Event::Paste(TWO_MOVES.to_owned()));
    settle(&mut window);
    press(&mut window, Modifiers::COMMAND, Key::N);
    press(&mut window, Modifiers::COMMAND, Key::Num3);
    assert!(!has(&window, "No moves yet"));
}

/// Safe walls round a space that is still to be divided, under a title that says something else.
const BORDER: &str = "\
$$B A capturing race
$$ ---------------
$$ | . # . . . @ . |
$$ | . # . . . @ . |
$$ | # # . . . @ @ |
$$ ---------------";

#[test]
fn a_diagram_without_an_answer_to_what_it_was_taken_for_is_shown_as_the_other() {
    let mut window = window_in(Language::ENGLISH, Vec2::new(1280.0, 800.0));
    settle(&mut window);
    window.event(egui::Event::Paste(BORDER.to_owned()));
    settle_when(&mut window, |window| {
        has(
            window,
            "No fight was found here, so this is shown as an endgame.",
        )
    });
    assert_eq!(window.state().document().subject, Subject::Endgame);
    // Who chooses something else has it.
    press(&mut window, Modifiers::COMMAND, Key::Z);
    settle(&mut window);
    assert_eq!(window.state().document().subject, Subject::Race);
}

#[test]
fn the_lessons_open_from_every_mode_and_set_up_is_a_switch_that_leads_to_the_answer() {
    let mut window = opened();
    let is_pressed = |window: &Window, name: &str| {
        let button = window.get_by_role_and_label(Role::Button, name);
        button.accesskit_node().toggled() == Some(Toggled::True)
    };
    click(&mut window, "Set up");
    assert!(is_pressed(&window, "Set up"));
    click(&mut window, "Lessons");
    assert!(has(&window, "2. Same count") && is_pressed(&window, "Lessons"));
    assert!(!is_pressed(&window, "Set up"));
    click(&mut window, "Lessons");
    assert!(!has(&window, "2. Same count") && has(&window, "Play it"));
    // From a play-out too, and never back into one.
    click(&mut window, "Play it");
    click(&mut window, "Set up");
    click(&mut window, "Set up");
    assert!(has(&window, "Play it"), "the answer");
    click(&mut window, "Play it");
    click(&mut window, "Lessons");
    assert!(has(&window, "2. Same count"));
}

/// A game in which every white stone is joined to every other by territory.
const ONE_ROOM: &str = "(;GM[1]FF[4]SZ[9]KM[6.5]RU[Japanese];B[ee];W[cf];B[cd];W[eg];B[fg];W[ef];B[ff];W[de];B[fd]\
    ;W[dd];B[cc];W[dc];B[db];W[eb];B[be];W[gc];B[gd];W[hc];B[hd];W[cb];B[bb];W[da];B[ba];W[bf];B[fh];W[eh];B[ei];W[di]\
    ;B[fi];W[ch];B[ic];W[ib];B[id];W[ae];B[ad];W[af];B[bd];W[hb];B[ed];W[fc];B[ca];W[db];B[ec];W[ce];B[ac];W[];B[])";

#[test]
fn a_click_on_one_stone_of_a_finished_game_marks_that_one_and_it_is_said_before() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("over.sgf");
    std::fs::write(&path, ONE_ROOM).expect("a file");
    let mut window = window_in(Language::ENGLISH, Vec2::new(1280.0, 800.0));
    window.state_mut().open(path);
    settle_when(&mut window, |window| has(window, "White wins by"));
    settle_when(&mut window, |window| {
        let mut lines = window.get_all_by_role(Role::Label);
        let told = "Click a group to mark it dead";
        lines.any(|line| line.value().is_some_and(|said| said.contains(told)))
    });
    let said = value(&window, "C2");
    assert!(said.contains("Click to mark it dead"), "{said}");
    choose(&mut window, "C2");
    let dead = |window: &Window| window.state().document().endgame.dead.len();
    assert_eq!(dead(&window), 1);
    settle_when(&mut window, |window| {
        value(window, "C2").contains("Click to mark it alive")
    });
    choose(&mut window, "C2");
    assert_eq!(dead(&window), 0);
    // Back over the correction, and then out of the game: both times it is told where one is.
    for _ in 0..2 {
        press(&mut window, Modifiers::COMMAND, Key::Z);
    }
    assert!(!has(&window, "Ctrl+Y returns"));
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert!(has(&window, "Ctrl+Y returns"));
}
