//! Endgames in the window, driven by accessible names.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton, Vec2};
use egui_kittest::kittest::Queryable as _;
use semeai_session::{Sample, file};

use crate::support::{
    Window, choose_in_menu, click, new_app, press, settle, wait_until, window_of,
};

/// The example of the introduction to game values on 9x9: every group has two eyes, and nothing is marked.
pub(crate) const INTRODUCTION: &str = "\
.OXX.XO.O
OOXXXXOOO
OOXX.XO.O
OOXXXXOOO
OO....OOO
OOX.XXOOO
OOXXXXO.O
OOXX.XOOO
.OX.XXO.O";

fn window() -> Window {
    window_of_height(800.0)
}

fn window_of_height(height: f32) -> Window {
    let mut app = new_app();
    let loaded = file::parse("test", INTRODUCTION.as_bytes()).expect("a diagram");
    app.show_document(loaded.document);
    let mut window = window_of(app, Vec2::new(1280.0, height));
    window.run();
    press(&mut window, Modifiers::COMMAND, Key::Num9);
    window
}

fn wait_for(window: &mut Window, name: &str) {
    wait_until(window, name, |window| {
        window.query_all_by_label(name).count() > 0
    });
}

/// What a button says beside its name.
fn value_of(window: &Window, name: &str) -> String {
    let button = window.get_by_role_and_label(Role::Button, name);
    button.value().unwrap_or_default()
}

/// Accepts what is found to be safe.
fn accept(window: &mut Window) {
    press(window, Modifiers::NONE, Key::D);
    wait_for(window, "Taken as safe");
    wait_for(window, "Black to play: a draw");
    press(window, Modifiers::NONE, Key::Enter);
    wait_for(window, "Region I");
}

#[test]
fn the_regions_of_the_introductions_example_are_found_and_accepted() {
    let mut window = window();
    assert!(window.query_by_label("Region I").is_none());
    accept(&mut window);
    wait_for(&mut window, "White to play: White wins by 1");
    let row = value_of(&window, "Region I");
    assert_eq!(row, "1¼, ¾, 1½, gote, C5, F5, 7/8 · ½, exact");
    let told = value_of(&window, "D4");
    assert_eq!(told, "empty · region I, Black loses 2");
    assert_eq!(
        value_of(&window, "C5"),
        "empty · region I, a best move of Black"
    );
    // One step of undo takes all of it back.
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert!(window.query_by_label("Region I").is_none());
}

#[test]
fn what_is_proposed_is_changed_by_clicks_and_discarded_without_a_trace() {
    let mut window = window();
    // Whatever stands beside the board.
    press(&mut window, Modifiers::COMMAND, Key::Num7);
    press(&mut window, Modifiers::NONE, Key::D);
    wait_for(&mut window, "Taken as safe");
    wait_for(&mut window, "White to play: White wins by 1");
    // Without the block on the right, which has eyes, nothing changes; it is found to live all the same.
    click(&mut window, "G5");
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert!(window.query_by_label("Taken as safe").is_none());
    assert!(window.query_by_label("Region I").is_none());
}

#[test]
fn komi_scoring_and_prisoners_are_a_click_away_and_change_the_answer() {
    let mut window = window();
    accept(&mut window);
    click(&mut window, "Territory · komi 0 · prisoners B 0, W 0");
    click(&mut window, "Komi +");
    wait_for(&mut window, "Black to play: White wins by 1");
    window
        .get_by_role_and_label(Role::RadioButton, "Area")
        .click();
    settle(&mut window);
    wait_for(&mut window, "Area · komi 1 · prisoners B 0, W 0");
    // The list goes on to tell what is gained as territory.
    wait_until(&mut window, "a word on area", |window| {
        window.query_by_label_contains("Counted by area").is_some()
    });
    press(&mut window, Modifiers::COMMAND, Key::Z);
    press(&mut window, Modifiers::COMMAND, Key::Z);
    wait_for(&mut window, "Black to play: a draw");
}

#[test]
fn hidden_answers_are_hidden_in_an_endgame_too() {
    let mut window = window();
    accept(&mut window);
    press(&mut window, Modifiers::NONE, Key::F8);
    assert!(window.query_by_label("Black to play: a draw").is_none());
    // That it hangs on no ko would be an answer too.
    assert_eq!(value_of(&window, "Region I"), "·, ·, ·, ·, ·, ·, ·, ·");
    assert_eq!(value_of(&window, "D4"), "empty");
    press(&mut window, Modifiers::NONE, Key::F8);
    wait_for(&mut window, "Black to play: a draw");
}

#[test]
fn the_tree_has_the_room_of_the_value_that_is_folded() {
    let mut window = window_of_height(600.0);
    accept(&mut window);
    let top = |window: &Window| window.get_by_label("Value of region I").rect().top();
    let before = top(&window);
    click(&mut window, "Value of region I");
    assert!(top(&window) > before + 50.0, "{before}, {}", top(&window));
    click(&mut window, "Value of region I");
    assert!((top(&window) - before).abs() < 0.5);
}

#[test]
fn hidden_answers_are_hidden_in_values_and_sums_too() {
    let mut window = window();
    accept(&mut window);
    click(&mut window, "Region I");
    choose_in_menu(&mut window, &["Analysis", "Open in Values"]);
    let field = |window: &Window| {
        let field = window.query_by_role_and_label(Role::TextInput, "Expression");
        field.is_some()
    };
    let covered = |window: &Window| {
        let covers = window.query_all_by_label("The answers are hidden.");
        covers.count()
    };
    assert!(field(&window));
    // The field has the keys; the menu has the switch as well.
    press(&mut window, Modifiers::NONE, Key::Escape);
    press(&mut window, Modifiers::NONE, Key::F8);
    assert!(!field(&window));
    assert_eq!(covered(&window), 1, "all of the page");
    press(&mut window, Modifiers::COMMAND, Key::Num8);
    let score = "Black to play: the score is 10. Best: A (10).";
    assert!(window.query_by_label(score).is_none());
    assert_eq!(covered(&window), 1);
    press(&mut window, Modifiers::NONE, Key::F8);
    assert_eq!(covered(&window), 0);
}

#[test]
fn a_click_steps_into_the_introductions_first_option_and_esc_comes_back() {
    let mut window = window();
    accept(&mut window);
    click(&mut window, "C5");
    wait_for(&mut window, "Black C5 gains 7/8 point: a best move here.");
    // The mast of the option: the count, printed 1 7/8 in the introduction, is 17/8.
    wait_for(&mut window, "2 1/8");
    assert_eq!(value_of(&window, "C5"), "Black, safe (two eyes), 28 stones");
    let tree = window.get_by_role_and_label(Role::Button, "bC5");
    assert_eq!(tree.value().as_deref(), Some("{3|||2||1|*}"));
    press(&mut window, Modifiers::NONE, Key::Escape);
    wait_for(&mut window, "1¼");
    assert_eq!(
        value_of(&window, "C5"),
        "empty · region I, a best move of Black"
    );
}

#[test]
fn a_bad_move_is_told_what_it_gave_away_and_an_illegal_one_is_not_made() {
    let mut window = window();
    accept(&mut window);
    click(&mut window, "D4");
    wait_until(&mut window, "what it gave away", |window| {
        let told = window.query_all_by_label_contains("Black D4 ");
        let worse = window.query_all_by_label_contains("worse than the best move here.");
        told.count() > 0 && worse.count() > 0
    });
    press(&mut window, Modifiers::NONE, Key::Escape);
    // A stone selects its region, and where there is none nothing happens.
    click(&mut window, "C9");
    assert!(window.query_by_label_contains("Black C9").is_none());
}

#[test]
fn the_tree_shows_best_moves_or_all_and_the_keys_go_about_in_it() {
    // So high that no branch is scrolled away.
    let mut window = window_of_height(2000.0);
    accept(&mut window);
    let has = |window: &Window, name: &str| {
        window
            .query_all_by_role_and_label(Role::Button, name)
            .count()
            > 0
    };
    wait_until(&mut window, "the tree", |window| has(window, "bC5"));
    let is_cut = |window: &Window| {
        let cut = "Not all positions are shown.";
        window.query_all_by_label(cut).count() > 0
    };
    assert!(!is_cut(&window) && !has(&window, "bD4"), "no best move");
    click(&mut window, "All moves");
    wait_until(&mut window, "more moves than are shown", is_cut);
    click(&mut window, "Best moves");
    wait_until(&mut window, "fewer moves", |window| !is_cut(window));
    press(&mut window, Modifiers::NONE, Key::ArrowRight);
    wait_for(&mut window, "Black C5 gains 7/8 point: a best move here.");
    press(&mut window, Modifiers::NONE, Key::ArrowDown);
    wait_until(&mut window, "White's option", |window| {
        window.query_all_by_label_contains("White F5 gains").count() > 0
    });
    press(&mut window, Modifiers::NONE, Key::ArrowLeft);
    assert!(window.query_by_label_contains("White F5 gains").is_none());
}

#[test]
fn a_search_of_the_whole_board_says_that_it_has_proved_the_scores() {
    let mut window = window();
    accept(&mut window);
    press(&mut window, Modifiers::COMMAND, Key::Enter);
    wait_for(&mut window, "Proved on the board");
    wait_for(&mut window, "White to play: White wins by 1");
    wait_until(&mut window, "how many positions", |window| {
        let said = "Every line on the whole board was tried";
        window.query_all_by_label_contains(said).count() > 0
    });
    // Another way to count is another question.
    click(&mut window, "Territory · komi 0 · prisoners B 0, W 0");
    window
        .get_by_role_and_label(Role::RadioButton, "Area")
        .click();
    settle(&mut window);
    wait_for(&mut window, "Exact");
}

/// Two corridors, Black's of three points and White's of one, with everything round them marked as safe.
const CORRIDORS: &str = "#####@@\n@...#.#\n#####@@";

#[test]
fn the_regions_of_the_board_become_a_sum() {
    let mut app = new_app();
    let loaded = file::parse("test", CORRIDORS.as_bytes()).expect("a diagram");
    app.show_document(loaded.document);
    let mut window = window_of(app, Vec2::new(1280.0, 1400.0));
    window.run();
    wait_for(&mut window, "Black to play: Black wins by 2");
    press(&mut window, Modifiers::COMMAND, Key::Num8);
    wait_for(&mut window, "From the board");
    click(&mut window, "From the board");
    let field = window.get_by_role_and_label(Role::TextInput, "Sum of trees");
    assert_eq!(field.value().as_deref(), Some("{2|{1|{0|0}}} + {0|0}"));
    // Beside a value the regions are one click away each, as those of a race are.
    press(&mut window, Modifiers::COMMAND, Key::Num6);
    click(&mut window, "I");
    let field = window.get_by_role_and_label(Role::TextInput, "Expression");
    assert_eq!(field.value().as_deref(), Some("{2||1|*}"));
    click(&mut window, "II");
    let field = window.get_by_role_and_label(Role::TextInput, "Expression");
    assert_eq!(field.value().as_deref(), Some("*"));
}

/// Selects the rectangle between two points with Alt and a drag.
fn select(window: &mut Window, from: &str, to: &str) {
    let place = |window: &Window, name: &str| {
        let point = window.get_by_role_and_label(Role::Button, name);
        point.rect().center()
    };
    let (from, to) = (place(window, from), place(window, to));
    let alt = Modifiers::ALT;
    window.event_modifiers(Event::PointerMoved(from), alt);
    let button = |pos, pressed| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: alt,
    };
    for event in [
        button(from, true),
        Event::PointerMoved(to),
        button(to, false),
    ] {
        window.event_modifiers(event, alt);
        window.run();
    }
}

#[test]
fn every_choice_is_saved_and_read_back() {
    let mut window = window();
    accept(&mut window);
    click(&mut window, "Territory · komi 0 · prisoners B 0, W 0");
    for name in ["Komi +", "Prisoners taken by Black +"] {
        click(&mut window, name);
    }
    window
        .get_by_role_and_label(Role::RadioButton, "Area")
        .click();
    settle(&mut window);
    wait_for(&mut window, "Area · komi 1 · prisoners B 1, W 0");
    press(&mut window, Modifiers::NONE, Key::Escape);
    select(&mut window, "C5", "E4");
    click(&mut window, "Only these points");
    wait_for(&mut window, "Chosen points only");
    let document = window.state().document();
    let text = file::to_sgf(document, &file::Answers::NOTHING).expect("a rectangle");
    let read = file::parse("saved.sgf", text.as_bytes()).expect("a file of ours");
    let read = read.document;
    assert_eq!(read.subject, document.subject);
    assert_eq!(read.endgame.counting, document.endgame.counting);
    assert_eq!(read.marks.roles, document.marks.roles);
    assert_eq!(read.endgame.only, document.endgame.only);
    assert!(!read.endgame.only.is_empty());
}

#[test]
fn a_rectangle_is_asked_about_alone_and_all_regions_again() {
    let mut window = window();
    accept(&mut window);
    select(&mut window, "C5", "E4");
    click(&mut window, "Only these points");
    wait_for(&mut window, "Chosen points only");
    let row = value_of(&window, "Region I");
    assert!(row.ends_with("chosen points only"), "{row}");
    click(&mut window, "All regions");
    wait_for(&mut window, "Exact");
}

/// Two territories that hang together on the first line.
const WALLS: &str = "\
.......#@.......
.......#@.......
.......#@.......
.......#@.......
.......#@.......
................";

#[test]
fn territories_that_hang_together_are_looked_at_only_where_they_meet() {
    let mut app = new_app();
    let loaded = file::parse("test", WALLS.as_bytes()).expect("a diagram");
    app.show_document(loaded.document);
    let mut window = window_of(app, Vec2::new(1280.0, 800.0));
    window.run();
    wait_for(&mut window, "Not known yet");
    let buttons = window.query_all_by_role_and_label(Role::Button, "Read only the border");
    assert!(buttons.count() > 0);
    let only = window.get_all_by_role_and_label(Role::Button, "Read only the border");
    only.last().expect("a button").click();
    settle(&mut window);
    wait_for(&mut window, "Black to play: Black wins by 1");
    wait_for(&mut window, "White to play: White wins by 1");
    wait_for(&mut window, "Edges only");
    assert!(window.query_by_label("Read only the border").is_none());
    click(&mut window, "All regions");
    wait_for(&mut window, "Not known yet");
}

/// A region that no search of a moment gets through.
const LARGE: &str = "\
#.#.#####
#########
#.......@
#.......@
#..X.O..@
#.......@
#.......@
@@@@@@@@@
@@@@.@.@@";

#[test]
fn a_region_that_is_too_large_is_said_once_with_three_ways_on() {
    let mut app = new_app();
    let loaded = file::parse("test", LARGE.as_bytes()).expect("a diagram");
    app.show_document(loaded.document);
    let mut window = window_of(app, Vec2::new(1280.0, 800.0));
    window.run();
    wait_for(&mut window, "Not known yet");
    let row = value_of(&window, "Region I");
    assert_eq!(row, "?, ?, ?, ?, -, -, -, unfinished");
    // Nobody has asked for a position inside it.
    let refused = "This region has no value: unfinished.";
    window.run_steps(20);
    assert_eq!(window.query_all_by_label_contains(refused).count(), 0);
    let board = |window: &Window| window.get_by_role_and_label(Role::Button, "C5").rect();
    let before = board(&window);
    click(&mut window, "C5");
    wait_until(&mut window, "why nothing is played", |window| {
        window.query_all_by_label_contains(refused).count() == 1
    });
    assert_eq!(board(&window), before);
    for way in ["Mark more stones safe", "Search longer"] {
        let ways = window.query_all_by_role_and_label(Role::Button, way);
        assert!(ways.count() > 0, "{way}");
    }
    click(&mut window, "Only these points");
    wait_until(&mut window, "what to drag", |window| {
        let said = "Drag a rectangle over the points to read";
        window.query_all_by_label_contains(said).count() > 0
    });
    // From now on a drag selects, without any other key.
    let place = |window: &Window, name: &str| {
        let point = window.get_by_role_and_label(Role::Button, name);
        point.rect().center()
    };
    let (from, to) = (place(&window, "B7"), place(&window, "C7"));
    window.drag_at(from);
    window.run();
    window.hover_at(to);
    window.run();
    window.drop_at(to);
    window.run();
    let buttons = window.get_all_by_role_and_label(Role::Button, "Only these points");
    buttons.last().expect("a button").click();
    settle(&mut window);
    wait_for(&mut window, "Chosen points only");
}

#[test]
fn before_anything_is_safe_proving_says_what_to_do_and_playing_finds_it() {
    let mut window = window();
    press(&mut window, Modifiers::COMMAND, Key::Enter);
    wait_until(&mut window, "what to do", |window| {
        let said = "Nothing can be proved yet: no stones are safe.";
        window.query_all_by_label_contains(said).count() > 0
    });
    press(&mut window, Modifiers::NONE, Key::F5);
    wait_until(&mut window, "a play-out", |window| {
        let mut told = ["Your turn", "is thinking"].into_iter();
        told.any(|said| window.query_by_label_contains(said).is_some())
    });
    let marks = window.state().document().marks.roles;
    assert!(marks.points(semeai_board::Role::Safe).is_empty());
    assert!(
        window
            .query_by_label_contains("Nothing can be proved yet")
            .is_none()
    );
}

#[test]
fn where_nothing_is_seen_to_be_safe_the_proposal_waits_for_clicks() {
    let mut app = new_app();
    let bare = b"OOOOOX\nOXOOXX\nO.XOXX\nO.OX.X\nXXX.OX\nXXXOXX";
    let loaded = file::parse("test", bare).expect("a diagram");
    app.show_document(loaded.document);
    let mut window = window_of(app, Vec2::new(1280.0, 800.0));
    window.run();
    press(&mut window, Modifiers::COMMAND, Key::Num9);
    press(&mut window, Modifiers::NONE, Key::D);
    wait_for(&mut window, "No safe group found");
    press(&mut window, Modifiers::NONE, Key::Enter);
    wait_for(&mut window, "No safe group found");
    for name in ["A6", "F6", "A1"] {
        click(&mut window, name);
    }
    wait_for(&mut window, "Taken as safe");
    press(&mut window, Modifiers::NONE, Key::Enter);
    wait_for(&mut window, "Region I");
}

/// Rooms in which it is too much to search whether somebody could live, and a dame.
const ROOMS: &str = "\
.....#@.....@
.....#@.....@
.....#@.....@
.....#@.....@
######@@@@@@@
#######@#####
......#@#....
......#@#....
......#@#....
......#.#....
#############
@@@@@@@@@@@@@
@.@.@@@@@@@@@";

fn window_with_rooms(size: Vec2) -> Window {
    let mut app = new_app();
    let loaded = file::parse("test", ROOMS.as_bytes()).expect("a diagram");
    app.show_document(loaded.document);
    let mut window = window_of(app, size);
    window.run();
    wait_for(&mut window, "Exact, given the assumptions");
    window
}

#[test]
fn what_is_assumed_takes_no_room_from_the_region_in_a_small_window() {
    let window = window_with_rooms(Vec2::new(900.0, 600.0));
    // What stands under its name here needs 137 points, and the bottom line begins at 570.
    let top = window.get_by_label("Value of region I").rect().top();
    assert!(top + 137.0 < 570.0, "{top}");
}

#[test]
fn the_line_of_theory_is_below_the_list_where_the_banner_has_no_room() {
    let theory = |height| {
        let window = window_with_rooms(Vec2::new(900.0, height));
        let said = window.get_by_label_contains("temperature 0").rect().top();
        said < window
            .get_by_role_and_label(Role::Button, "Order")
            .rect()
            .top()
    };
    assert!(!theory(600.0), "below the list");
    assert!(theory(800.0), "in the banner, above the tabs");
}

#[test]
fn everything_that_is_assumed_can_be_read() {
    let mut window = window_with_rooms(Vec2::new(1280.0, 800.0));
    let all = [
        "Counted as Black's: the upper left (around A13), the left side (around A7) and the right side (around K7).",
        "Counted as White's: the upper right (around H13).",
    ];
    // Below the list, all above the tree.
    let tree = window.get_by_label("Tree of region I").rect().top();
    for said in all {
        let bottom = window.get_by_label(said).rect().bottom();
        assert!(bottom < tree, "{said}: {bottom} of {tree}");
    }
    // In the banner beside what is known.
    window.get_by_label("Exact, given the assumptions").hover();
    wait_for(&mut window, &all.join("\n"));
}

#[test]
fn the_menu_of_endgames_does_what_can_be_done_with_one_and_a_new_board_stays_with_them() {
    let mut window = window();
    accept(&mut window);
    let choose = |window: &mut Window, name: &str| {
        choose_in_menu(window, &["Analysis", "Endgame", name]);
    };
    choose(&mut window, "Prove on the whole board");
    wait_for(&mut window, "Proved on the board");
    press(&mut window, Modifiers::NONE, Key::O);
    wait_until(&mut window, "the order", |window| {
        let said = "with best play.";
        window.query_all_by_label_contains(said).count() > 0
    });
    press(&mut window, Modifiers::NONE, Key::O);
    assert!(window.query_by_label_contains("with best play.").is_none());
    choose(&mut window, "From the board to Sums");
    wait_for(&mut window, "From the board");
    press(&mut window, Modifiers::COMMAND, Key::N);
    assert_eq!(
        window.state().document().subject,
        semeai_session::Subject::Endgame
    );
}

/// Four regions, of which the last takes long.
const WIDE: &str = "\
.........
######@@@
.#.#@.@.@
####@@@@@
#.......@
####@@@@@
#@.#.@.@@
####.@@@@
........@";

/// The window with a sample.
fn window_with_sample(sample: Sample, size: Vec2) -> Window {
    let mut app = new_app();
    app.show_document(sample.document());
    let mut window = window_of(app, size);
    settle(&mut window);
    window
}

#[test]
fn the_tree_is_seen_from_its_root_with_both_moves() {
    // A corridor: Black's move at its mouth, and White's.
    let mut window = window_with_sample(Sample::Corridors, Vec2::new(1280.0, 800.0));
    wait_for(&mut window, "bB10");
    settle(&mut window);
    let list = window.get_by_label("Tree of region I").rect();
    let value = window.get_by_label("Value of region I").rect();
    for name in ["Board", "bB10", "wB10"] {
        let node = window.get_by_role_and_label(Role::Button, name).rect();
        assert!(
            node.top() > list.bottom() && node.bottom() < value.top(),
            "{name}: {node} between {list} and {value}"
        );
    }
}

#[test]
fn a_value_of_an_endgame_is_cooled_by_one_and_of_a_race_by_two() {
    for (sample, cooled_by) in [(Sample::Corridors, "1"), (Sample::ConnectFirst, "2")] {
        let mut window = window_with_sample(sample, Vec2::new(1280.0, 800.0));
        wait_for(&mut window, "Tree of region I");
        // The value of the region is there with its count.
        settle(&mut window);
        choose_in_menu(&mut window, &["Analysis", "Open in Values"]);
        wait_for(&mut window, "Cool by");
        let field = window.get_by_role_and_label(Role::TextInput, "Cool by");
        assert_eq!(field.value().as_deref(), Some(cooled_by));
    }
}

#[test]
fn while_the_regions_are_searched_the_window_says_so_and_a_click_too() {
    let mut app = new_app();
    let loaded = file::parse("test", WIDE.as_bytes()).expect("a diagram");
    app.show_document(loaded.document);
    let mut window = window_of(app, Vec2::new(1280.0, 800.0));
    let searching = "Searching the regions. A large one takes a while.";
    wait_until(&mut window, "a search", |window| {
        window.query_all_by_label(searching).count() == 2
    });
    window.get_by_role_and_label(Role::Button, "C5").click();
    window.step();
    window.step();
    // The bottom line has told of the point since the pointer was on it.
    assert_eq!(window.query_all_by_label(searching).count(), 2);
}
