//! A lesson asks first: what is answered, what a wrong answer leads to, and that nothing gives the answer away.

use std::sync::Arc;

use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use semeai_app::{App, Jobs, NoDialogs, Store};
use semeai_session::{Language, Phrasing, Sample, Settings};
use semeai_words::samples::sample_title;

use crate::first_sight::is_short;
use crate::support::{
    Window, choose, click, number_of, press, settle, settle_when, wait_for, window_of,
};

fn has(window: &Window, label: &str) -> bool {
    window.query_by_label(label).is_some()
}

/// Everything that is said and shown outside the menu, as a screen reader hears it.
fn everything(window: &Window) -> String {
    let root = window.root();
    let said = root.children_recursive().map(|node| {
        let node = node.accesskit_node();
        let value = node.value().unwrap_or_default();
        format!("{} {value}\n", node.label().unwrap_or_default())
    });
    said.collect()
}

fn lessons_in(language: Language) -> Window {
    let settings = Settings {
        language,
        ..Settings::default()
    };
    let jobs = Jobs::new(Arc::new(NoDialogs), Store::none());
    let mut window = window_of(App::new(settings, jobs), Vec2::new(1280.0, 800.0));
    settle(&mut window);
    let lessons = match language {
        Language::JAPANESE => "例題集",
        _ => "Lessons",
    };
    click(&mut window, lessons);
    window
}

/// The lesson of this title, once it can be answered.
fn lesson(title: &str) -> Window {
    let mut window = lessons_in(Language::ENGLISH);
    click(&mut window, title);
    settle_when(&mut window, |window| {
        !has(window, "Reading…") && has(window, "Hint")
    });
    window
}

/// A lesson, wherever it stands in the list, once it can be answered.
fn lesson_of(sample: Sample) -> Window {
    let number = number_of(sample);
    let mut window = lessons_in(Language::ENGLISH);
    let title = sample_title(sample, Phrasing::ENGLISH);
    choose(&mut window, &format!("{number}. {title}"));
    let name = format!("Lesson {number}");
    settle_when(&mut window, |window| {
        has(window, &name) && !has(window, "Reading…") && has(window, "Hint")
    });
    window
}

#[test]
fn a_lesson_asks_before_it_shows_anything_of_its_answer() {
    let window = lesson("1. Connect first");
    assert!(has(
        &window,
        "Who wins if Black plays first? If White does?"
    ));
    assert!(has(&window, "Lesson 1"));
    let said = everything(&window);
    for covered in [
        "Whoever plays first",
        "Connect first",
        "proved",
        "by H9",
        "What this shows",
        "Play it",
        "Show the line",
        "candidate",
        "liberties",
    ] {
        assert!(!said.contains(covered), "{covered}: {said}");
    }
}

#[test]
fn a_question_is_short_too() {
    for title in ["1. Connect first", "5. Live together"] {
        is_short(&lesson(title), 16, 60);
    }
}

#[test]
fn right_answers_solve_it() {
    let mut window = lesson("1. Connect first");
    click(&mut window, "Black wins");
    assert!(has(&window, "Right: Black wins"));
    click(&mut window, "White wins");
    assert!(has(&window, "Black plays first: where?"));
    click(&mut window, "H9");
    answer(&mut window, &["H3"]);
    // The move that ends it is seen first.
    settle_when(&mut window, |window| {
        has(window, "Whoever plays first wins: H9")
    });
    assert!(everything(&window).contains("best defences."));
    assert!(has(&window, "Whoever plays first wins: H9"));
    click(&mut window, "Next lesson");
    settle_when(&mut window, |window| has(window, "Black wins"));
    assert!(has(&window, "Lesson 2"), "the next one asks too");
}

#[test]
fn a_wrong_answer_is_said_and_can_be_tried() {
    let mut window = lesson("5. Live together");
    click(&mut window, "Black wins");
    assert!(has(&window, "No, it's not “Black wins”."));
    assert!(has(
        &window,
        "Who wins if Black plays first? If White does?"
    ));
    click(&mut window, "Show it on the board");
    settle_when(&mut window, |window| {
        has(window, "‹ Back to the question") && has(window, "Liberties, move by move")
    });
    click(&mut window, "‹ Back to the question");
    click(&mut window, "Seki");
    click(&mut window, "Seki");
    assert!(has(&window, "Solved, after a wrong try."));
}

#[test]
fn a_wrong_first_move_is_refuted_on_the_board() {
    let mut window = lesson("1. Connect first");
    click(&mut window, "Black wins");
    click(&mut window, "White wins");
    // A stone is no answer, and nothing else happens.
    click(&mut window, "H8");
    assert!(has(&window, "That is a stone: click an empty point."));
    assert!(has(&window, "Black plays first: where?"));
    // A liberty of White: Black is cut at H9.
    click(&mut window, "H2");
    settle_when(&mut window, |window| {
        everything(window).contains("now it is White's race")
    });
    click(&mut window, "‹ Back to the question");
    assert!(has(&window, "No, it's not “H2”."));
    // It is told no more once the right one was tried, though that is left.
    click(&mut window, "H9");
    wait_for(&mut window, "White resists");
    assert!(everything(&window).contains("Defences refuted: 0. More to come."));
    click(&mut window, "‹ Back to the question");
    assert!(has(&window, "Black plays first: where?"));
    assert!(!has(&window, "No, it's not “H2”."));
    // An answer to a defence that loses is called so, and not one of which nothing is known.
    click(&mut window, "H9");
    wait_for(&mut window, "White resists");
    click(&mut window, "F8");
    wait_for(&mut window, "That loses: White shows how.");
    assert!(!everything(&window).contains("None of the known answers"));
    press(&mut window, Modifiers::NONE, Key::Space);
    answer(&mut window, &["H3"]);
    wait_for(&mut window, "Solved, after a wrong try.");
}

/// Answers defences, each with the next of these moves.
fn answer(window: &mut Window, answers: &[&str]) {
    for point in answers {
        wait_for(window, "White resists");
        click(window, point);
        settle_when(window, |window| {
            let next = ["White resists", "another defence", "olved", "worth?"];
            next.iter().any(|it| everything(window).contains(it))
        });
        if has(window, "Next defence") {
            assert!(!everything(window).contains("is thinking"), "it waits");
            click(window, "Next defence");
        }
    }
}

#[test]
fn a_right_move_is_solved_once_it_has_met_every_best_defence() {
    let mut window = lesson_of(Sample::Corridors);
    for part in 1..=2 {
        for score in 1..9 {
            let (choice, right) = (format!("Black wins by {score}"), "Right:");
            let given = window.query_all_by_label_contains(right).count();
            if given < part && has(&window, &choice) {
                click(&mut window, &choice);
            }
        }
    }
    click(&mut window, "B8");
    // What the move is worth is still to be asked: the scores beside the moves would tell it.
    wait_for(&mut window, "White resists");
    let said = everything(&window);
    assert!(
        said.contains("1 B8 ·, ·") && !said.contains("Black +"),
        "{said}"
    );
    answer(&mut window, &["C10", "G3", "B6", "B10"]);
    for worth in ["15/64", "15/32", "15/16", "1 7/8"] {
        let is_asked = everything(&window).contains("What is that move worth?");
        if let Some(choice) = everything(&window)
            .lines()
            .find(|it| is_asked && it.contains(&format!("{worth} (swing")))
        {
            click(&mut window, choice.trim());
        }
    }
    let said = everything(&window);
    assert!(said.contains("You refuted all 5 best defences."), "{said}");
}

#[test]
fn space_goes_over_two_hints_to_the_answer() {
    let mut window = lesson("1. Connect first");
    press(&mut window, Modifiers::NONE, Key::Space);
    // It is asked who wins, so a hint speaks of that.
    let counted = "Count the circled points: these are the liberties.";
    assert!(has(&window, counted));
    assert!(!everything(&window).contains("Black's move is"));
    press(&mut window, Modifiers::NONE, Key::Space);
    assert!(has(&window, "It matters who plays first."));
    press(&mut window, Modifiers::NONE, Key::Space);
    assert!(has(&window, "This is the answer."));
    assert!(has(&window, "Whoever plays first wins: H9"));
    click(&mut window, "Ask again");
    assert!(has(
        &window,
        "Who wins if Black plays first? If White does?"
    ));
    // Where the move is asked, they speak of that.
    click(&mut window, "Black wins");
    click(&mut window, "White wins");
    for hint in [
        "Black's move is among the circled points.",
        "Black's move is H9.",
    ] {
        assert!(!has(&window, hint));
        press(&mut window, Modifiers::NONE, Key::Space);
        assert!(has(&window, hint));
    }
}

#[test]
fn an_endgame_asks_for_scores_and_a_move() {
    let mut window = lesson_of(Sample::Corridors);
    assert!(has(
        &window,
        "Who wins, and by how much, if Black plays first? If White does?"
    ));
    let said = everything(&window);
    for covered in [
        "is biggest",
        "Corridors",
        "What this shows",
        "Play it",
        "proved",
    ] {
        assert!(!said.contains(covered), "{covered}: {said}");
    }
    is_short(&window, 16, 60);
    press(&mut window, Modifiers::NONE, Key::Space);
    assert!(everything(&window).contains("circled points"));
    click(&mut window, "Show me");
    assert!(has(&window, "This is the answer."));
    assert!(has(&window, "Black to play"), "{}", everything(&window));
}

#[test]
fn a_written_sum_asks_for_its_score_and_the_first_term() {
    let mut window = lesson_of(Sample::FigureFive);
    let asked = "What is the score of A(7,0,3) + {6|0} + {3|0} + {2|0} with best play?";
    assert!(has(&window, asked), "{}", everything(&window));
    is_short(&window, 16, 60);
    for part in 1..=2 {
        let right = |window: &Window| window.query_all_by_label_contains("Right:").count();
        for score in -20..20 {
            let score = if score == 0 {
                "0".to_owned()
            } else {
                format!("{score:+}")
            };
            if right(&window) < part && has(&window, &score) {
                click(&mut window, &score);
            }
        }
        assert_eq!(right(&window), part, "{}", everything(&window));
    }
    assert!(has(&window, "Black plays first: in which of them?"));
    click(&mut window, "A(7,0,3)");
    assert!(has(&window, "It loses 2."), "{}", everything(&window));
    click(&mut window, "{6|0}");
    assert!(has(&window, "Next lesson"), "{}", everything(&window));
}

#[test]
fn an_endgame_asks_what_its_move_is_worth_with_the_swing_beside_it() {
    let mut window = lesson_of(Sample::Introduction);
    let right = |window: &Window| window.query_all_by_label_contains("Right:").count();
    for (part, choices) in [
        (
            1,
            [
                "Black wins by 1",
                "White wins by 1",
                "a draw",
                "Black wins by 2",
            ],
        ),
        (
            2,
            [
                "White wins by 1",
                "White wins by 2",
                "a draw",
                "Black wins by 1",
            ],
        ),
    ] {
        for choice in choices {
            if right(&window) < part && has(&window, choice) {
                click(&mut window, choice);
            }
        }
    }
    assert_eq!(right(&window), 2, "{}", everything(&window));
    click(&mut window, "C5");
    answer(&mut window, &["E5"]);
    assert!(
        has(&window, "What is that move worth?"),
        "{}",
        everything(&window)
    );
    click(&mut window, "¾ (swing 1½ in gote)");
    assert!(has(&window, "Next lesson"), "{}", everything(&window));
}

#[test]
fn the_number_of_a_book_is_told_when_the_lesson_is_over() {
    for (sample, book) in [
        (Sample::ReverseSente, "Book: 1 point in reverse sente"),
        (Sample::FirstLineHane, "Book: 2 points in gote"),
        (Sample::MonkeyJump, "Book: 8 or 9 points in sente"),
        (Sample::Clamp, "Book: 2 points better than a monkey jump"),
    ] {
        let mut window = lesson_of(sample);
        is_short(&window, 16, 60);
        assert!(!everything(&window).contains("Book:"), "{sample:?}");
        click(&mut window, "Show me");
        let said = everything(&window);
        assert!(said.contains(book) && said.contains(" Here: "), "{said}");
    }
}

#[test]
fn a_move_in_ones_own_territory_is_found_and_its_cost_told() {
    let mut window = lesson_of(Sample::Teire);
    for score in ["Black wins by 7", "White wins by 2"] {
        click(&mut window, score);
    }
    click(&mut window, "D2");
    answer(&mut window, &["C8"]);
    assert!(!everything(&window).contains("Book:"));
    click(&mut window, "5 (swing 10 in gote)");
    let said = everything(&window);
    let book = "Book: it costs 1 point of your own (The Japanese Rules of Go, 1989, articles 8 and 9). \
                Here: 1 of 7, and it is worth 5 (swing 10 in gote).";
    assert!(said.contains(book), "{said}");
}

#[test]
fn a_ko_is_searched_to_ask_about_it() {
    let mut window = lesson_of(Sample::HalfPointKo);
    let right = |window: &Window| window.query_all_by_label_contains("Right:").count();
    for part in 1..=2 {
        for score in ["a draw", "Black wins by 1", "White wins by 1"] {
            if right(&window) < part && has(&window, score) {
                click(&mut window, score);
            }
        }
    }
    click(&mut window, "D4");
    wait_for(&mut window, "What is that move worth?");
    click(&mut window, "1/3");
    let book = "Book: a move gains 1/3 (Sensei's Library, Miai values list). Here: 1/3.";
    assert!(has(&window, book), "{}", everything(&window));
    assert!(has(&window, "proved"));
}

#[test]
fn a_wrong_class_is_tried_on_the_board() {
    let mut window = lesson_of(Sample::OpenStar);
    for choice in ["Black's", "White's"] {
        if !has(&window, "Show it on the board") {
            click(&mut window, choice);
        }
    }
    click(&mut window, "Show it on the board");
    settle_when(&mut window, |window| has(window, "‹ Back to the question"));
    settle_when(&mut window, |window| {
        !has(window, "Which point do you want to fight for?")
    });
    click(&mut window, "‹ Back to the question");
    assert!(everything(&window).contains("Whose is "));
}

#[test]
fn who_lives_is_asked_of_one_point() {
    let mut window = lesson_of(Sample::OpenStar);
    let said = everything(&window);
    assert!(said.contains("Whose is "), "{said}");
    assert!(!said.contains("whoever plays first."), "{said}");
    let choices = [
        "Black's",
        "White's",
        "whoever plays first takes it",
        "a stand-off",
    ];
    for choice in choices {
        if !everything(&window).contains("olved") {
            click(&mut window, choice);
        }
    }
    let said = everything(&window);
    assert!(said.contains("olved"), "{said}");
    // The answer is that of the very point, with the moves that decide it.
    assert!(said.contains("Whoever plays first takes "), "{said}");
    wait_for(&mut window, "Black takes it by playing at ");
}

#[test]
fn the_points_of_a_map_are_clicked_and_checked() {
    let mut window = lesson_of(Sample::Room);
    assert!(has(
        &window,
        "Which free points does the map P4(V) leave out?"
    ));
    let said = everything(&window);
    assert!(!said.contains("can be played:"), "{said}");
    is_short(&window, 16, 60);
    click(&mut window, "F1");
    click(&mut window, "C1");
    click(&mut window, "Check");
    assert!(has(&window, "No: points are missing, or too many."));
    // What is too many is played, and answered by the map.
    click(&mut window, "Show it on the board");
    settle_when(&mut window, |window| has(window, "‹ Back to the question"));
    settle_when(&mut window, |window| {
        everything(window).contains("2 ") && !has(window, "Check")
    });
    click(&mut window, "‹ Back to the question");
    press(&mut window, Modifiers::NONE, Key::Space);
    assert!(everything(&window).contains("There are "));
    click(&mut window, "Show me");
    assert!(has(&window, "This is the answer."));
    let said = everything(&window);
    assert!(said.contains("The map P4(V) leaves out "), "{said}");
    assert!(has(&window, "Next lesson"));
}

#[test]
fn lessons_are_numbered_in_the_order_of_their_list() {
    let window = lessons_in(Language::ENGLISH);
    let said = everything(&window);
    let numbers = said.lines().filter_map(|line| {
        let (number, _) = line.trim().split_once(". ")?;
        number.parse::<usize>().ok()
    });
    let numbers: Vec<usize> = numbers.collect();
    assert!(numbers.len() > 10, "{said}");
    assert!(numbers.is_sorted(), "{numbers:?}");
}

#[test]
fn a_page_on_goes_over_hints_and_answer_to_the_next_lesson() {
    let mut window = lesson("1. Connect first");
    for said in [
        "Count the circled points: these are the liberties.",
        "It matters who plays first.",
        "This is the answer.",
    ] {
        press(&mut window, Modifiers::NONE, Key::PageDown);
        assert!(has(&window, said), "{said}");
    }
    press(&mut window, Modifiers::NONE, Key::PageDown);
    settle_when(&mut window, |window| has(window, "Lesson 2"));
    press(&mut window, Modifiers::NONE, Key::PageUp);
    settle_when(&mut window, |window| has(window, "Lesson 1"));
}

#[test]
fn nothing_is_asked_where_nobody_wants_it() {
    let mut window = lessons_in(Language::ENGLISH);
    let switch = window.get_by_role_and_label(Role::CheckBox, "Ask first");
    switch.click();
    settle(&mut window);
    click(&mut window, "2. Same count");
    settle_when(&mut window, |window| has(window, "proved"));
    assert!(has(&window, "Whoever plays first wins"));
}

#[test]
fn nothing_below_the_position_is_shown_while_it_asks() {
    let mut window = lesson("1. Connect first");
    let before = everything(&window);
    for key in [Key::ArrowRight, Key::ArrowDown, Key::Enter, Key::Home] {
        press(&mut window, Modifiers::NONE, key);
    }
    let after = everything(&window);
    let new: Vec<_> = after
        .lines()
        .filter(|line| !before.contains(line))
        .collect();
    assert!(new.is_empty(), "{new:?}");
    // The reasons are covered, and the way to them is the answer.
    press(&mut window, Modifiers::NONE, Key::W);
    let said = everything(&window);
    for covered in ["by H9", "wins:", "What this shows"] {
        assert!(!said.contains(covered), "{covered}: {said}");
    }
    press(&mut window, Modifiers::NONE, Key::F8);
    assert!(!has(&window, "Lesson 1"), "it was shown");
}

#[test]
fn it_asks_in_japanese() {
    let mut window = lessons_in(Language::JAPANESE);
    click(&mut window, "1. まず連絡");
    settle_when(&mut window, |window| {
        has(window, "黒先ならどちらの勝ち? 白先なら?") && has(window, "黒の勝ち")
    });
    click(&mut window, "黒の勝ち");
    assert!(has(&window, "正解：黒の勝ち"));
    press(&mut window, Modifiers::NONE, Key::Space);
    assert!(has(&window, "丸で囲んだ点がダメです。数えてください。"));
}

#[test]
fn what_can_be_answered_stays_under_the_pointer_after_a_right_answer() {
    let mut window = lesson("1. Connect first");
    let place = |window: &Window| {
        let button = window.get_by_role_and_label(Role::Button, "White wins");
        button.rect()
    };
    let before = place(&window);
    click(&mut window, "Black wins");
    assert!(has(&window, "Right: Black wins"));
    assert_eq!(place(&window), before);
}
