//! What whoever opens it is asked, and what is covered meanwhile.

use std::fs;

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use semeai_session::file::{Answers, to_sgf};
use semeai_session::{Language, Sample};

use super::{everything, is_asked, lesson, open_pane, opened, saved, says, window, write};
use crate::race::{BARE, read};
use crate::support::{Window, choose, click, has, press, settle, settle_when, wait_until};

#[test]
fn with_the_board_alone_question_hints_and_answer_stand_in_the_bottom_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = opened(&lesson(folder.path()));
    let asked = format!("What of {}?", Sample::ConnectFirst.id());
    wait_until(&mut window, "the question", |window| has(window, &asked));
    press(&mut window, Modifiers::NONE, Key::F12);
    settle(&mut window);
    assert!(says(&window, &asked));
    let hints = ["Count the circled points", "It matters who"];
    for hint in hints {
        assert!(!says(&window, hint), "{hint}");
    }
    press(&mut window, Modifiers::NONE, Key::PageDown);
    settle(&mut window);
    assert!(says(&window, &asked));
    press(&mut window, Modifiers::NONE, Key::PageDown);
    settle(&mut window);
    assert!(says(&window, hints[1]));
    press(&mut window, Modifiers::NONE, Key::PageDown);
    settle(&mut window);
    assert!(says(&window, "Whoever plays first wins"));
    assert!(!says(&window, &asked));
}

#[test]
fn a_lesson_that_is_opened_is_covered_whatever_stood_beside_the_board_and_begins_at_its_first_position()
 {
    let folder = tempfile::tempdir().expect("a folder");
    let path = lesson(folder.path());
    // Saved last at the second position.
    let text = fs::read_to_string(&path).expect("written");
    let [first, second, third] = [0, 1, 2].map(|at| text.match_indices("SEMV[1]").nth(at));
    let places = [first, second, third].map(|it| it.expect("a game").0);
    let mut later = text.clone();
    later.replace_range(places[1]..places[1] + 7, "SEMV[1:5]");
    fs::write(&path, later).expect("written");
    let mut window = window();
    open_pane(&mut window);
    window.state_mut().open(path);
    wait_until(&mut window, "the lesson", |window| has(window, "What of"));
    // A page key before anything is read shows nothing.
    window.key_press(Key::PageDown);
    window.run();
    assert!(!has(&window, "This is the answer."));
    settle(&mut window);
    assert!(has(&window, "Problem 1 of 3") && has(&window, "What of connect-first?"));
    assert!(!has(&window, "My lesson (3)") && !has(&window, "Whoever plays first wins"));
}

#[test]
fn a_file_of_problems_asks_a_learner_and_a_file_of_games_does_not() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("five.sgf");
    let race = Sample::ConnectFirst.document();
    let text = to_sgf(&race, &Answers::NOTHING).expect("a rectangle");
    fs::write(&path, text.repeat(2)).expect("written");
    let mut window = opened(&path);
    settle_when(&mut window, |window| has(window, "Problem 1 of 2"));
    assert!(!has(&window, "Whoever plays first wins"));
    let path = folder.path().join("games.sgf");
    fs::write(&path, "(;SZ[9];B[ee];W[ec])(;SZ[9];B[ee];W[ec];B[ge])").expect("written");
    let mut window = opened(&path);
    settle(&mut window);
    assert!(!has(&window, "Problem 1 of 2"));
}

#[test]
fn where_white_plays_it_is_asked_and_hinted_and_resisted_for_white_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window();
    open_pane(&mut window);
    click(&mut window, "White to play");
    let path = folder.path().join("white.sgf");
    write(&mut window, "Question", "What now?\nThink.");
    press(&mut window, Modifiers::NONE, Key::Tab);
    fs::write(&path, saved(&window)).expect("written");
    let mut window = opened(&path);
    settle_when(&mut window, is_asked);
    assert!(has(&window, "Who wins if White plays first?"));
    assert!(has(&window, "White to play") && !has(&window, "Black to play"));
    click(&mut window, "White wins");
    assert!(has(&window, "White plays first: where?"));
    click(&mut window, "Hint");
    assert!(has(&window, "White's move is among the circled points."));
    click(&mut window, "Hint");
    let said = everything(&window);
    let hinted = said.rsplit_once("One of White's moves is ");
    let hinted = hinted.or_else(|| said.rsplit_once("White's move is "));
    let (_, hinted) = hinted.expect("the point");
    let point: String = hinted
        .chars()
        .take_while(char::is_ascii_alphanumeric)
        .collect();
    click(&mut window, &point);
    settle_when(&mut window, |window| {
        has(window, "Right. Black resists: find the answer.") || has(window, "Ask again")
    });
    let said = everything(&window);
    assert!(!said.contains("Black plays first: where?"), "{said}");
    assert!(!said.contains("White resists"), "{said}");
}

#[test]
fn a_problem_of_another_program_is_asked_of_the_side_that_it_names() {
    let folder = tempfile::tempdir().expect("a folder");
    let race = Sample::ConnectFirst.document();
    let stones = to_sgf(&race, &Answers::NOTHING).expect("a rectangle");
    let set_up = ["AB[", "AW["].map(|name| {
        let text = &stones[stones.find(name).expect("stones")..];
        let end = text.find('\n').expect("a line");
        text[..end].to_owned()
    });
    let [black, white] = set_up;
    let problem = format!("(;SZ[9]PL[W]{black}{white};W[ha])");
    let path = folder.path().join("problems.sgf");
    fs::write(&path, problem.repeat(2)).expect("written");
    let mut window = opened(&path);
    settle_when(&mut window, is_asked);
    assert!(has(&window, "Who wins if White plays first?"));
    assert!(!has(&window, "Black to play"));
}

#[test]
fn a_clicker_goes_back_the_way_it_came_before_it_leaves_a_position() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = opened(&lesson(folder.path()));
    settle_when(&mut window, is_asked);
    let page = |window: &mut Window, key| press(window, Modifiers::NONE, key);
    let hint = "Count the circled points";
    for _ in 0..3 {
        page(&mut window, Key::PageDown);
    }
    assert!(has(&window, "This is the answer."));
    page(&mut window, Key::PageUp);
    assert!(!has(&window, "This is the answer.") && has(&window, hint));
    assert!(!everything(&window).contains("Whoever plays first"));
    for _ in 0..2 {
        page(&mut window, Key::PageUp);
    }
    assert!(!has(&window, hint) && has(&window, "Problem 1 of 3"));
    for _ in 0..4 {
        page(&mut window, Key::PageDown);
    }
    settle_when(&mut window, |window| has(window, "Problem 2 of 3"));
    page(&mut window, Key::PageUp);
    settle_when(&mut window, |window| has(window, "Problem 1 of 3"));
}

#[test]
fn what_is_covered_stays_so_for_who_wants_everything_and_is_asked_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = opened(&lesson(folder.path()));
    settle_when(&mut window, is_asked);
    click(&mut window, "Theory");
    let said = everything(&window);
    assert!(said.contains("The answers are hidden"), "{said}");
    assert!(!said.contains("Whoever plays first"), "{said}");
    // A written sum has nothing to do with it.
    press(&mut window, Modifiers::COMMAND, Key::Num8);
    assert!(!everything(&window).contains("The answers are hidden"));
    click(&mut window, "‹ Back to the board");
    click(&mut window, "Learner");
    settle_when(&mut window, is_asked);
    assert!(has(&window, "Problem 1 of 3"));
    click(&mut window, "Theory");
    press(&mut window, Modifiers::NONE, Key::F8);
    assert!(!everything(&window).contains("The answers are hidden"));
}

#[test]
fn a_race_that_nobody_has_marked_is_covered_in_theory_as_it_is_asked() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut document = read(BARE);
    let asked = &mut document.lesson.question;
    asked.write(Language::ENGLISH, "Who is ahead?");
    let path = folder.path().join("bare.sgf");
    let text = to_sgf(&document, &Answers::NOTHING).expect("a rectangle");
    fs::write(&path, text).expect("written");
    let mut window = opened(&path);
    settle_when(&mut window, is_asked);
    click(&mut window, "Theory");
    let said = everything(&window);
    assert!(said.contains("The answers are hidden"), "{said}");
    for covered in ["wins", "Mark one black", "Whoever"] {
        assert!(!said.contains(covered), "{covered}: {said}");
    }
}

#[test]
fn a_lesson_that_is_edited_does_not_ask_and_try_it_does() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = opened(&lesson(folder.path()));
    settle_when(&mut window, |window| has(window, "Problem 1 of 3"));
    open_pane(&mut window);
    assert!(!has(&window, "Problem 1 of 3"));
    let row = window.get_by_label_contains("2  What of");
    row.click();
    settle(&mut window);
    assert!(has(&window, "My lesson (3)"), "it stays open");
    choose(&mut window, "Try it");
    settle_when(&mut window, |window| has(window, "Problem 2 of 3"));
    assert!(has(&window, "What of same-count?"));
}

#[test]
fn lessons_that_are_damaged_are_told_and_shown_as_far_as_they_go() {
    let folder = tempfile::tempdir().expect("a folder");
    let whole = fs::read_to_string(lesson(folder.path())).expect("written");
    // Cut short within the third.
    let cut = folder.path().join("cut.sgf");
    fs::write(&cut, &whole[..whole.len() - 20]).expect("written");
    let mut window = window();
    window.state_mut().open(cut);
    wait_until(&mut window, "what is there of it", |window| {
        has(window, "Problem") || has(window, "cut.sgf")
    });
    settle(&mut window);
    // Of a newer form: it is said, and nothing else happens.
    let newer = folder.path().join("newer.sgf");
    fs::write(&newer, whole.replace("SEMV[1]", "SEMV[9]")).expect("written");
    window.state_mut().open(newer);
    wait_until(&mut window, "the reason", |window| has(window, "newer.sgf"));
    // An illegal position among the others, and two questions for one.
    let odd = folder.path().join("odd.sgf");
    let illegal = "(;SZ[5]SEMV[1]AB[aa]AW[ba][ab]SEMQT[en:Legal?])";
    let twice = "(;SZ[5]SEMV[1]AB[cc]SEMQT[en:Once?][en:Twice?]SEMQT[en:Thrice?])";
    fs::write(&odd, format!("{illegal}{twice}")).expect("written");
    let mut window = opened(&odd);
    settle_when(&mut window, |window| has(window, "Legal?"));
    press(&mut window, Modifiers::NONE, Key::PageDown);
    press(&mut window, Modifiers::NONE, Key::PageDown);
    settle_when(&mut window, |window| has(window, "Once?"));
    assert!(has(&window, "SEMQT"), "what is passed over is told");
}

#[test]
fn a_race_that_nobody_marked_shows_which_blocks_are_asked_about_and_nothing_else() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut document = read(BARE);
    document
        .lesson
        .question
        .write(Language::ENGLISH, "Who wins?");
    let path = folder.path().join("bare.sgf");
    let text = to_sgf(&document, &Answers::NOTHING).expect("a rectangle");
    fs::write(&path, text).expect("written");
    let mut window = opened(&path);
    settle_when(&mut window, |window| {
        has(window, "Who wins?") && !has(window, "Reading…") && has(window, "Hint")
    });
    let marked = |window: &Window| {
        let points = window.get_all_by_role(Role::Button);
        let values = points.filter_map(|point| point.accesskit_node().value());
        let (essential, safe): (Vec<_>, Vec<_>) = values
            .filter(|value| value.contains("essential") || value.contains("safe"))
            .partition(|value| value.contains("essential"));
        (essential.len(), safe.len())
    };
    let (essential, safe) = marked(&window);
    assert!(essential > 0, "the blocks are shown");
    assert_eq!(safe, 0, "what was found to be safe is not");
    // They are the blocks of the answer.
    click(&mut window, "Show me");
    assert_eq!(marked(&window).0, essential);
}

/// Whoever plays E4 has the three white stones at D4: Black captures them, White joins them to a group with two eyes.
const FIGHT: &str = "\
.........
.........
.........
..XXXX...
..XOOX...
..XO.OOOO
...XXO.O.
....XOOOO
....XXXXX";

#[test]
fn a_fight_that_nobody_marked_is_asked_by_its_moves_with_and_without_words_of_ones_own() {
    for words in ["", "What about White?"] {
        let mut window = window();
        window.event(Event::Paste(FIGHT.to_owned()));
        settle_when(&mut window, |window| {
            has(window, "Whoever plays first wins the fight")
        });
        open_pane(&mut window);
        if !words.is_empty() {
            write(&mut window, "Question", words);
        }
        choose(&mut window, "Try it");
        settle_when(&mut window, is_asked);
        assert!(!has(&window, "Whoever plays first wins the fight"));
        assert!(has(&window, "Black to play captures them: where?"));
        // The menu lay over the board.
        window.event(Event::PointerGone);
        settle(&mut window);
        assert!(says(&window, "Answer by clicking the board."));
        let headline = match words {
            "" => "What decides about the circled stones?",
            words => words,
        };
        assert!(has(&window, headline), "{headline}");
        press(&mut window, Modifiers::NONE, Key::Space);
        assert!(has(&window, "Black's move is among the circled points."));
        // It stays covered until both moves are found.
        click(&mut window, "E4");
        settle_when(&mut window, |window| {
            has(window, "White to play saves them: where?")
        });
        assert!(has(&window, "Right: E4"));
        click(&mut window, "E4");
        settle_when(&mut window, |window| has(window, "Solved, with a hint."));
        assert!(has(&window, "Whoever plays first wins the fight"));
    }
}

#[test]
fn where_nothing_can_be_asked_it_is_said() {
    let mut window = window();
    open_pane(&mut window);
    click(&mut window, "New position");
    click(&mut window, "E5");
    press(&mut window, Modifiers::COMMAND, Key::Num3);
    choose(&mut window, "Try it");
    settle_when(&mut window, |window| {
        has(window, "There is nothing to ask about this position")
    });
    // Of words alone the status line offers no hints.
    open_pane(&mut window);
    write(&mut window, "Question", "Why?");
    choose(&mut window, "Try it");
    settle_when(&mut window, |window| has(window, "Why?"));
    window.event(Event::PointerGone);
    settle_when(&mut window, |window| {
        says(window, "Find the answer yourself")
    });
    assert!(!says(&window, "Space gives a hint"));
}
