//! Whole games in the window: variations, comments, the games of a file, and looking at a part of the board.

use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use semeai_board::Area;
use semeai_session::file;
use semeai_words::samples::sample_document;

use crate::support::{
    Window, click, click_holding, has, new_app, press, settle, wait_for, wait_until, window_of,
};

const GAME: &str =
    "(;SZ[9]C[a game];B[ba];W[aa](;B[ab]C[takes];W[ee])(;B[cc];W[dd](;B[ff])(;B[gg])))";

fn window(sgf: &str) -> Window {
    let mut app = new_app();
    let loaded = file::parse("game.sgf", sgf.as_bytes()).expect("a game");
    app.show_document(loaded.document);
    let mut window = window_of(app, Vec2::new(1280.0, 800.0));
    settle(&mut window);
    press(&mut window, Modifiers::COMMAND, Key::Num7);
    window
}

fn number(window: &Window) -> Option<usize> {
    window.state().document().move_number()
}

fn stones(window: &Window) -> usize {
    let stones = window.state().document().board.setup.stones;
    stones.black.len() + stones.white.len()
}

#[test]
fn variations_are_named_beside_the_moves_and_reached_by_a_click_or_a_key() {
    let mut window = window(GAME);
    assert_eq!(number(&window), Some(4));
    click(&mut window, "3  C7");
    assert_eq!(number(&window), Some(3));
    assert_eq!(stones(&window), 3, "nothing is taken there");
    press(&mut window, Modifiers::NONE, Key::End);
    assert_eq!(number(&window), Some(5));
    press(&mut window, Modifiers::NONE, Key::ArrowDown);
    let at = window.state().document().standing();
    press(&mut window, Modifiers::COMMAND, Key::ArrowUp);
    assert_ne!(window.state().document().standing(), at);
    click(&mut window, "1  B9");
    assert_eq!(number(&window), Some(1));
    click(&mut window, "Beginning");
    assert_eq!(number(&window), Some(0));
}

/// Types into the comment.
fn write(window: &mut Window, text: &str) {
    let field = |window: &mut Window| {
        let field = window.get_by_role_and_label(Role::MultilineTextInput, "Comment");
        field.focus();
    };
    field(window);
    window.run_steps(2);
    window
        .get_by_role_and_label(Role::MultilineTextInput, "Comment")
        .type_text(text);
    window.run_steps(2);
}

#[test]
fn a_comment_is_kept_with_its_position_when_anything_else_is_done() {
    let mut window = window(GAME);
    write(&mut window, "the last");
    // The pointer is used before the hand has rested: what was typed belongs to the move it was typed at.
    click(&mut window, "3  A8");
    let document = window.state().document();
    assert_eq!(document.text.comment, "takes");
    let game = document.game.as_ref().expect("a game");
    assert_eq!(game.comment(game.end()), "the last");
    let text = file::to_sgf(document, &file::Answers::NOTHING).expect("a rectangle");
    assert!(text.contains("W[ee]C[the last]"), "{text}");
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(window.state().document().text.comment, "the last");
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(window.state().document().text.comment, "");
}

#[test]
fn a_comment_that_is_being_written_is_kept_after_a_while_and_leaves_the_answer() {
    let mut app = new_app();
    app.show_document(sample_document(semeai_session::Sample::ConnectFirst));
    let mut window = window_of(app, Vec2::new(1280.0, 800.0));
    settle(&mut window);
    press(&mut window, Modifiers::COMMAND, Key::Num7);
    write(&mut window, "mine ");
    wait_until(&mut window, "the comment", |window| {
        window.state().document().text.comment.contains("mine ")
    });
    // Nothing was asked anew: the verdict is still there without waiting.
    let verdict = window.query_all_by_label_contains("Black to play").count();
    assert!(verdict > 0);
}

#[test]
fn the_games_of_a_file_are_reached_by_their_names_and_the_page_keys() {
    let text = format!("{GAME}(;GN[The second]SZ[5]AB[aa])(;PB[X]PW[Y]SZ[9];B[ee])");
    let mut window = window(&text);
    wait_until(&mut window, "the list", |window| {
        window.query_by_label_contains("The second").is_some()
    });
    settle(&mut window);
    let can = |window: &mut Window| {
        let menu = window.get_all_by_role_and_label(Role::Button, "Game");
        let menu = menu.into_iter().next();
        menu.expect("a menu").click();
        window.run();
        let can = ["Previous game", "Next game"].map(|name| {
            let entry = window.get_by_label_contains(name);
            !entry.accesskit_node().is_disabled()
        });
        press(window, Modifiers::NONE, Key::Escape);
        can
    };
    assert_eq!(can(&mut window), [false, true], "the first of three");
    click(&mut window, "2  The second");
    let size = |window: &Window| window.state().document().topology().shape().size();
    assert_eq!(size(&window), Some((5, 5)));
    wait_until(&mut window, "the list", |window| {
        window.query_by_label_contains("X – Y").is_some()
    });
    press(&mut window, Modifiers::NONE, Key::PageDown);
    assert_eq!((size(&window), stones(&window)), (Some((9, 9)), 1));
    assert_eq!(can(&mut window), [true, false], "the last");
    assert!(window.query_by_label_contains("changed").is_none());
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(size(&window), Some((5, 5)));
}

#[test]
fn marks_go_along_with_the_game_and_the_answer_follows() {
    let game = "(;SZ[5]AB[aa][ba][ca][ab]AW[bb][cb][ac]HA[4];W[ee];B[ed];W[dd])";
    let mut window = window(game);
    press(&mut window, Modifiers::COMMAND, Key::Num2);
    click(&mut window, "A5");
    click(&mut window, "B4");
    press(&mut window, Modifiers::COMMAND, Key::Num3);
    press(&mut window, Modifiers::COMMAND, Key::Num7);
    let marked = |window: &Window| {
        let roles = window.state().document().marks.roles;
        roles.points(semeai_board::Role::Essential).len()
    };
    let before = marked(&window);
    assert!(before > 1);
    press(&mut window, Modifiers::NONE, Key::ArrowLeft);
    assert_eq!((number(&window), marked(&window)), (Some(2), before));
    press(&mut window, Modifiers::COMMAND, Key::ArrowRight);
    assert_eq!((number(&window), marked(&window)), (Some(3), before));
}

/// Turns the wheel over a point with Ctrl.
fn zoom(window: &mut Window, point: &str, notches: f32) {
    window.get_by_role_and_label(Role::Button, point).hover();
    window.run_steps(2);
    window.event(egui::Event::MouseWheel {
        unit: egui::MouseWheelUnit::Line,
        delta: Vec2::new(0.0, notches),
        phase: egui::TouchPhase::Move,
        source: egui::MouseWheelSource::Wheel,
        modifiers: Modifiers::COMMAND,
    });
    window.run_steps(3);
}

#[test]
fn a_part_of_the_board_is_looked_at_with_ctrl_and_the_wheel_until_the_whole_is_wanted() {
    let mut window = window("(;SZ[19];B[dd];W[pp])");
    let is_there =
        |window: &Window, name: &str| window.query_by_role_and_label(Role::Button, name).is_some();
    assert!(is_there(&window, "A19") && is_there(&window, "T1"));
    for _ in 0..4 {
        zoom(&mut window, "Q4", 1.0);
    }
    let crop = window.state().document().board.crop.expect("a part");
    assert!(
        is_there(&window, "Q4") && !is_there(&window, "A19"),
        "{crop:?}"
    );
    let changed = window.query_by_label_contains("changed");
    assert!(changed.is_none(), "looking changes nothing");
    press(&mut window, Modifiers::NONE, Key::ArrowLeft);
    assert_eq!(
        window.state().document().board.crop,
        Some(crop),
        "it is remembered"
    );
    click(&mut window, "Whole board");
    assert!(is_there(&window, "A19"));
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(window.state().document().board.crop, Some(crop));
    for _ in 0..20 {
        zoom(&mut window, "Q4", -1.0);
    }
    assert_eq!(
        window.state().document().board.crop,
        None,
        "never beyond the board"
    );
    for _ in 0..40 {
        zoom(&mut window, "Q4", 1.0);
    }
    let document = window.state().document();
    let part = document.board.crop.expect("a part");
    let area = Area::bounds(document.topology(), &part).expect("points");
    assert!((2.0..2.5).contains(&area.size().0), "never too near");
}

#[test]
fn the_race_fills_the_board_at_a_key() {
    let mut window = window("(;SZ[19]AB[dd][ed]AW[de][ee];B[pp])");
    press(&mut window, Modifiers::COMMAND, Key::Num2);
    click(&mut window, "D16");
    click(&mut window, "D15");
    press(&mut window, Modifiers::NONE, Key::Z);
    let document = window.state().document();
    let part = document.board.crop.expect("a part");
    let area = Area::bounds(document.topology(), &part).expect("points");
    assert_eq!(area.least, (0.0, 0.0));
    assert!(area.greatest.0 < 10.0);
    press(&mut window, Modifiers::NONE, Key::Z);
    assert_eq!(window.state().document().board.crop, None);
}

#[test]
fn a_stone_leads_to_its_move_and_a_point_gives_its_name_to_the_comment() {
    let mut window = window(GAME);
    assert_eq!(number(&window), Some(4));
    click_holding(&mut window, "B9", Modifiers::SHIFT);
    assert_eq!(number(&window), Some(1));
    click_holding(&mut window, "E5", Modifiers::COMMAND);
    click_holding(&mut window, "B9", Modifiers::COMMAND);
    assert_eq!(window.state().document().text.comment, "E5 B9");
}

#[test]
fn the_wheel_with_the_right_button_held_goes_to_the_variation_beside() {
    let mut window = window(GAME);
    press(&mut window, Modifiers::COMMAND, Key::ArrowLeft);
    let before = window.state().document().standing();
    let pos = window
        .get_by_role_and_label(Role::Button, "E5")
        .rect()
        .center();
    let button = |pressed| egui::Event::PointerButton {
        pos,
        button: egui::PointerButton::Secondary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    window.event(egui::Event::PointerMoved(pos));
    window.event(button(true));
    window.run_steps(2);
    window.event(egui::Event::MouseWheel {
        unit: egui::MouseWheelUnit::Line,
        delta: Vec2::new(0.0, -1.0),
        phase: egui::TouchPhase::Move,
        source: egui::MouseWheelSource::Wheel,
        modifiers: Modifiers::NONE,
    });
    window.run_steps(2);
    window.event(button(false));
    settle(&mut window);
    assert_eq!(number(&window), Some(3));
    assert_ne!(window.state().document().standing(), before);
    assert!(window.state().document().race.picks.is_empty(), "no click");
}

#[test]
fn a_notch_of_the_wheel_is_a_move_and_a_line_slides_through_the_game() {
    let mut window = window(GAME);
    let turn = |window: &mut Window, notches: f32| {
        window.event(egui::Event::MouseWheel {
            unit: egui::MouseWheelUnit::Line,
            delta: Vec2::new(0.0, notches),
            phase: egui::TouchPhase::Move,
            source: egui::MouseWheelSource::Wheel,
            modifiers: Modifiers::NONE,
        });
        settle(window);
    };
    // Beside the points of the board too.
    let corner = window.get_by_role_and_label(Role::Button, "A9").rect().min;
    window.hover_at(corner - Vec2::splat(6.0));
    window.run_steps(2);
    for (notches, expected) in [(1.0, 3), (1.0, 2), (-1.0, 3), (0.5, 3), (0.5, 2)] {
        turn(&mut window, notches);
        assert_eq!(number(&window), Some(expected), "{notches}");
    }
    let line = window.get_by_role(Role::Slider).rect();
    window.hover_at(line.left_center());
    window.run_steps(2);
    window.drag_at(line.left_center());
    window.run_steps(2);
    window.drop_at(line.left_center());
    settle(&mut window);
    assert_eq!(number(&window), Some(0));
}

#[test]
fn several_presses_of_an_arrow_in_one_frame_are_as_many_steps() {
    let mut window = window(GAME);
    for _ in 0..3 {
        window.key_down(Key::ArrowLeft);
        window.key_up(Key::ArrowLeft);
    }
    settle(&mut window);
    assert_eq!(number(&window), Some(1));
}

#[test]
fn hidden_answers_hide_what_is_written_too() {
    let mut window = window(GAME);
    let written = |window: &Window| {
        let said = window.query_all_by_label_contains("takes").count();
        let field = window.query_by_role_and_label(Role::MultilineTextInput, "Comment");
        (said > 0, field.is_some())
    };
    press(&mut window, Modifiers::COMMAND, Key::ArrowLeft);
    assert_eq!(written(&window), (true, true));
    press(&mut window, Modifiers::NONE, Key::F8);
    assert_eq!(written(&window), (false, false));
    // Where nothing is written there is nothing to hide, and something may be written.
    press(&mut window, Modifiers::COMMAND, Key::ArrowRight);
    let field = window.get_by_role_and_label(Role::MultilineTextInput, "Comment");
    field.focus();
    window.run_steps(2);
    // A function key is none of the text.
    press(&mut window, Modifiers::NONE, Key::F8);
    press(&mut window, Modifiers::COMMAND, Key::ArrowLeft);
    assert_eq!(written(&window), (true, true));
}

/// A game of 300 moves: each side fills its half of the board with gaps, and sometimes passes.
fn long_game() -> String {
    let letters: Vec<char> = ('a'..='s').collect();
    let columns = || letters.iter().filter(|column| !"gms".contains(**column));
    let half = |rows: std::ops::Range<usize>| -> Vec<String> {
        let rows = letters[rows].iter();
        let all = rows.flat_map(|row| columns().map(move |column| format!("{column}{row}")));
        let mut all: Vec<String> = all.collect();
        // Six passes each make up 150 moves.
        for at in 1..=6 {
            all.insert(at * 20, String::new());
        }
        all
    };
    let moves = half(0..9).into_iter().zip(half(10..19));
    let moves = moves.map(|(black, white)| format!(";B[{black}];W[{white}]"));
    format!("(;SZ[19]{})", moves.collect::<String>())
}

#[test]
fn a_held_key_goes_through_a_whole_game_with_nothing_left_behind() {
    let mut window = window(&long_game());
    assert_eq!(number(&window), Some(300));
    press(&mut window, Modifiers::NONE, Key::Home);
    assert_eq!(number(&window), Some(0));
    // A key that repeats thirty times a second, in a window that is so slow that three of them come at once; nobody waits for
    // an analysis in between.
    for frame in 1..=100 {
        for _ in 0..3 {
            window.input_mut().events.push(egui::Event::Key {
                key: Key::ArrowRight,
                physical_key: None,
                pressed: true,
                repeat: true,
                modifiers: Modifiers::NONE,
            });
        }
        window.step();
        assert_eq!(number(&window), Some(frame * 3), "what was pressed is done");
    }
}

#[test]
fn page_keys_leap_through_the_only_game_of_a_file() {
    let mut window = window(&long_game());
    press(&mut window, Modifiers::NONE, Key::PageUp);
    assert_eq!(number(&window), Some(290));
    press(&mut window, Modifiers::NONE, Key::PageDown);
    press(&mut window, Modifiers::NONE, Key::PageDown);
    assert_eq!(number(&window), Some(300));
}

#[test]
fn who_played_the_game_and_how_it_ended_stands_above_its_moves() {
    let window = window("(;SZ[9]PB[Aoki]PW[Brandt]RE[B+3.5]KM[6.5];B[dd];W[ff])");
    let said = "Black Aoki · White Brandt · Black wins by 3½ · komi 6½";
    let said = window.get_by_label(said).rect();
    assert!(said.bottom() < window.get_by_label("Beginning").rect().top());
}

/// Two rows between walls in the end, and nothing marked.
const RACES: &str = "(;SZ[6];B[ac];W[aa];B[bc];W[ba];B[cc];W[ca];B[dc];W[da];B[ec];W[ea];B[fc];W[fa];B[ae];W[ab];B[ce];W[cb];B[ee];W[eb];B[af];W[ad];B[bf];W[bd];B[cf];W[cd];B[df];W[dd];B[ef];W[ed];B[ff];W[fd])";

#[test]
fn the_fights_of_a_game_stand_beside_its_moves_and_a_click_reads_one() {
    let mut window = window(RACES);
    let row = "29  White A3 (5 stones): Black F3 captures";
    wait_until(&mut window, "the fights", |window| has(window, row));
    let is_whole = |window: &Window| !has(window, "/ 31");
    wait_until(&mut window, "all of them", is_whole);
    click(&mut window, row);
    assert_eq!(number(&window), Some(29));
    wait_for(&mut window, "Black wins");
    assert_eq!(
        window.state().document().marks,
        Default::default(),
        "nothing is marked"
    );
}
