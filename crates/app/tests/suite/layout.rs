//! The board stands still, whatever the window has to say: a hand is over it.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, Rect, Vec2};
use egui_kittest::kittest::Queryable as _;
use semeai_app::{App, Jobs, NoDialogs, Store};
use semeai_session::{Language, Sample, Settings, file};
use semeai_words::labels::{Label, label};
use semeai_words::samples::sample_document;
use std::collections::BTreeMap;
use std::sync::Arc;

use crate::endgame::INTRODUCTION;
use crate::race::{BARE, read};
use crate::support::{Window, click, settle, settle_when, theory, window_of};

const SIZES: [Vec2; 3] = [
    Vec2::new(1280.0, 800.0),
    Vec2::new(900.0, 600.0),
    Vec2::new(1920.0, 1080.0),
];

fn window_in(language: Language, size: Vec2) -> Window {
    let settings = Settings {
        language,
        ..theory()
    };
    let jobs = Jobs::new(Arc::new(NoDialogs), Store::none());
    window_of(App::new(settings, jobs), size)
}

/// What the board is called for a screen reader.
const fn board_name(language: Language) -> &'static str {
    match language {
        Language::JAPANESE => "盤",
        _ => "Board",
    }
}

/// Where the board lies, whichever it is.
fn board(window: &Window, language: Language) -> Rect {
    window
        .get_by_role_and_label(Role::Group, board_name(language))
        .rect()
}

fn has_board(window: &Window, language: Language) -> bool {
    let name = board_name(language);
    window.query_by_role_and_label(Role::Group, name).is_some()
}

/// Presses a key and waits for what comes of it.
fn key(window: &mut Window, modifiers: Modifiers, key: Key) {
    window.key_press_modifiers(modifiers, key);
    settle(window);
}

fn ctrl(window: &mut Window, number: Key) {
    key(window, Modifiers::COMMAND, number);
}

/// The height of the bottom line, in which nothing can be pressed.
const BOTTOM_LINE: f32 = 30.0;

/// Nothing that can be pressed is cut off at the end of the window, or lies under its bottom line.
fn all_buttons_are_seen(window: &Window, size: Vec2) {
    let mut room = Rect::from_min_size(egui::Pos2::ZERO, size);
    room.max.y -= BOTTOM_LINE;
    for button in window.get_all_by_role(Role::Button) {
        assert!(room.contains_rect(button.rect()), "{button:?}");
    }
}

#[test]
fn the_board_stands_still_in_every_mode_and_state() {
    for size in SIZES {
        for language in semeai_words::LANGUAGES {
            let mut window = window_in(language, size);
            settle(&mut window);
            let first = board(&window, language);
            // A long page is scrolled, so not everything on it is seen.
            let stands = |window: &Window, when: &str| {
                let now = board(window, language);
                assert_eq!(now, first, "{when}, {language:?}, {size}");
            };
            let check = |window: &Window, when: &str| {
                stands(window, when);
                all_buttons_are_seen(window, size);
            };
            // Through the sample: candidates, a node, the reasoning, a proof and its line.
            for point in ["H9", "H2"] {
                click(&mut window, point);
                check(&window, point);
                key(&mut window, Modifiers::NONE, Key::Escape);
            }
            for why in ["the reasoning", "the race again"] {
                key(&mut window, Modifiers::NONE, Key::W);
                check(&window, why);
            }
            key(&mut window, Modifiers::COMMAND, Key::Enter);
            check(&window, "a proof");
            for _ in 0..3 {
                key(&mut window, Modifiers::NONE, Key::ArrowRight);
                check(&window, "its line");
            }
            // Hidden answers and every page of the help.
            for page in [Key::F8, Key::F8, Key::F1, Key::Questionmark, Key::Escape] {
                key(&mut window, Modifiers::NONE, page);
                check(&window, &format!("{page:?}"));
            }
            // The calculator, the sum of trees, a game: with what they say of a slip of the pen.
            for sheet in [Key::Num6, Key::Num8] {
                ctrl(&mut window, sheet);
                window.event(Event::Text("{{{".to_owned()));
                settle(&mut window);
                assert!(!has_board(&window, language), "the page is the sheet's");
                ctrl(&mut window, sheet);
                stands(&window, "the board again");
            }
            ctrl(&mut window, Key::Num7);
            stands(&window, "a game");
            window.event(Event::Text("{{{".to_owned()));
            settle(&mut window);
            stands(&window, "something typed");
            ctrl(&mut window, Key::Num3);
            // Every mode, with what it says.
            for mode in [Key::Num1, Key::Num2, Key::Num4, Key::Num3] {
                ctrl(&mut window, mode);
                check(&window, &format!("mode {mode:?}"));
            }
            ctrl(&mut window, Key::Num4);
            key(&mut window, Modifiers::NONE, Key::P);
            check(&window, "a move elsewhere");
            ctrl(&mut window, Key::Num3);
            // Messages: nothing to paste, an unmarked position, a proposal, a path to be typed.
            window.event(Event::Paste(" ".to_owned()));
            settle(&mut window);
            check(&window, "a message");
            window.state_mut().show_document(read(BARE));
            settle(&mut window);
            check(&window, "no marks");
            ctrl(&mut window, Key::Num2);
            check(&window, "nothing marked in Mark");
            click(&mut window, "E2");
            check(&window, "a mark");
            ctrl(&mut window, Key::Z);
            ctrl(&mut window, Key::Num3);
            click(&mut window, "E2");
            check(&window, "a proposal");
            key(&mut window, Modifiers::NONE, Key::Enter);
            check(&window, "an accepted proposal");
            ctrl(&mut window, Key::Num3);
            key(&mut window, Modifiers::NONE, Key::A);
            check(&window, "expanded");
            ctrl(&mut window, Key::S);
            check(&window, "a path");
        }
    }
}

/// The height of a move in the list.
const ROW: f32 = 24.0;

/// A file of three games, the first of which has a block that nothing races with.
const GAMES: &str = "(;SZ[19]KM[6.5]GN[a long one]VW[aj:js];B[cc];W[dd];B[qq];W[pp];B[cp];W[dq];B[dp];W[ep])\
                     (;GN[the second]SZ[9])(;GN[the third]SZ[9])";

#[test]
fn beside_a_game_nothing_is_cut_off_or_lies_over_anything_else() {
    for language in semeai_words::LANGUAGES {
        let mut window = window_in(language, SIZES[1]);
        let games = file::parse("games.sgf", GAMES.as_bytes()).expect("games");
        window.state_mut().show_document(games.document);
        settle(&mut window);
        all_buttons_are_seen(&window, SIZES[1]);
        let [remarks, comment, moves] = match language {
            Language::JAPANESE => ["指摘", "コメント", "手順"],
            _ => ["remark", "Comment", "Moves"],
        };
        ctrl(&mut window, Key::Num2);
        click(&mut window, "C4");
        ctrl(&mut window, Key::Num3);
        ctrl(&mut window, Key::Num7);
        settle_when(&mut window, |window| {
            window.query_by_label_contains("the third").is_some()
        });
        let field = |window: &Window| window.get_by_role(Role::MultilineTextInput).rect();
        let written = field(&window);
        let headings = window.get_all_by_role_and_label(Role::Label, comment);
        let below = headings
            .map(|heading| heading.rect().top())
            .fold(0.0, f32::max);
        assert!(window.query_by_label_contains(remarks).is_some());
        let moves = window.get_by_label(moves).rect().bottom();
        assert!(below - moves > 2.0 * ROW, "{moves} {below}");
        let row = |window: &Window, name: &str| {
            let rows = window.query_all_by_label(name);
            rows.map(|row| row.rect()).reduce(|a, b| a.union(b))
        };
        for _ in 0..4 {
            key(&mut window, Modifiers::COMMAND, Key::ArrowLeft);
            for name in ["8  E4", "7  D4", "6  D3", "5  C4"] {
                // A row that begins above the heading is cut off there, and one more is laid out.
                let rect = row(&window, name);
                assert!(rect.is_none_or(|rect| rect.top() < below + ROW), "{name}");
            }
            assert_eq!(field(&window), written);
        }
        // Its remarks stand with the race.
        window.get_by_label_contains(remarks).click();
        settle(&mut window);
        assert!(window.query_by_role(Role::MultilineTextInput).is_none());
        ctrl(&mut window, Key::Num9);
        all_buttons_are_seen(&window, SIZES[1]);
    }
}

/// The race of the system paper's figure 10, whose first region asks in two branches.
const TWO_BRANCHES: &str = "\
@.@.@.@.@
@XXXXXXX@
@X@@@@@X@
@..@@@@.@
@B@@@@@B@
BBBBBBBBB
WWWWWWWWW
.#.#.#.#.";

#[test]
fn the_board_stands_still_where_branches_ask_and_all_tools_are_in_reach() {
    for size in SIZES {
        for language in semeai_words::LANGUAGES {
            let mut window = window_in(language, size);
            window.state_mut().show_document(read(TWO_BRANCHES));
            settle(&mut window);
            let first = board(&window, language);
            // Both moves at the root, then the answers to each: the tools are the most there are.
            for point in ["B5", "H5", "H5", "B5"] {
                click(&mut window, point);
                let now = board(&window, language);
                assert_eq!(now, first, "{point}, {language:?}, {size}");
                all_buttons_are_seen(&window, size);
            }
            ctrl(&mut window, Key::Num1);
            assert_eq!(board(&window, language), first, "{language:?}, {size}");
            all_buttons_are_seen(&window, size);
        }
    }
}

#[test]
fn the_board_stands_still_through_an_endgame() {
    for size in SIZES {
        for language in semeai_words::LANGUAGES {
            let mut window = window_in(language, size);
            window.state_mut().show_document(read(INTRODUCTION));
            settle(&mut window);
            let first = board(&window, language);
            let stands = |window: &Window, when: &str| {
                let now = board(window, language);
                assert_eq!(now, first, "{when}, {language:?}, {size}");
            };
            ctrl(&mut window, Key::Num9);
            stands(&window, "the subject");
            all_buttons_are_seen(&window, size);
            key(&mut window, Modifiers::NONE, Key::D);
            let proposed = match language {
                Language::JAPANESE => "安全とみなす石",
                _ => "Taken as safe",
            };
            settle_when(&mut window, |window| {
                window.query_all_by_label(proposed).count() > 0
            });
            stands(&window, "safe stones");
            all_buttons_are_seen(&window, size);
            key(&mut window, Modifiers::NONE, Key::Enter);
            stands(&window, "accepted");
            for point in ["C5", "D4", "F5"] {
                click(&mut window, point);
                stands(&window, point);
            }
            key(&mut window, Modifiers::NONE, Key::Escape);
            key(&mut window, Modifiers::COMMAND, Key::Enter);
            stands(&window, "a proof");
            for mode in [Key::Num1, Key::Num2, Key::Num4, Key::Num3] {
                ctrl(&mut window, mode);
                stands(&window, &format!("mode {mode:?}"));
            }
            for sheet in [Key::Num6, Key::Num8] {
                ctrl(&mut window, sheet);
                assert!(!has_board(&window, language));
            }
            ctrl(&mut window, Key::Num7);
            stands(&window, "a game");
        }
    }
}

#[test]
fn a_board_of_the_same_size_stands_where_it_did_in_every_lesson_and_depth() {
    let column = Vec2::new(700.0, 1000.0);
    for size in SIZES.into_iter().chain([column]) {
        let mut window = window_in(Language::ENGLISH, size);
        let mut places: BTreeMap<String, (Rect, Sample)> = BTreeMap::new();
        for &sample in Sample::ALL {
            let document = sample_document(sample);
            let part = document.board.crop;
            let looks = format!("{:?} {part:?}", document.topology().shape().size());
            window.state_mut().show_document(document);
            settle(&mut window);
            for depth in ["Learner", "Theory"] {
                click(&mut window, depth);
                if has_board(&window, Language::ENGLISH) {
                    let now = board(&window, Language::ENGLISH);
                    let (first, of) = *places.entry(looks.clone()).or_insert((now, sample));
                    assert_eq!(now, first, "{sample:?} after {of:?}, {depth}, {size}");
                }
            }
        }
        assert!(places.len() > 3, "boards of several sizes");
    }
}

/// How far down the title of a pane lies.
fn title(window: &Window, name: &str) -> egui::Pos2 {
    let title = window.get_by_role_and_label(Role::Button, name);
    title.rect().min
}

#[test]
fn panes_fold_to_their_titles_and_leave_their_room_to_the_others() {
    for size in SIZES {
        let mut window = window_in(Language::ENGLISH, size);
        settle(&mut window);
        let first = board(&window, Language::ENGLISH);
        let node = title(&window, "Node");
        // The tree gives its room away, and the board stands still.
        click(&mut window, "Tree of region I");
        assert!(title(&window, "Node").y < node.y - 40.0, "{size}");
        assert_eq!(board(&window, Language::ENGLISH), first);
        click(&mut window, "Tree of region I");
        assert_eq!(title(&window, "Node"), node, "{size}");
        // The list too.
        let tree = title(&window, "Tree of region I");
        click(&mut window, "Regions");
        assert!(
            title(&window, "Tree of region I").y < tree.y - 40.0,
            "{size}"
        );
        assert!(
            window
                .query_by_role_and_label(Role::Button, "Region I")
                .is_none()
        );
        // And the node goes to the end of the window.
        click(&mut window, "Node");
        assert!(title(&window, "Node").y > size.y - 90.0, "{size}");
        all_buttons_are_seen(&window, size);
    }
}

#[test]
fn what_is_folded_is_folded_at_the_next_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let start = || {
        let store = Store::at(folder.path().to_path_buf());
        let jobs = Jobs::new(Arc::new(NoDialogs), store);
        window_of(App::new(theory(), jobs), SIZES[0])
    };
    let mut window = start();
    settle(&mut window);
    click(&mut window, "Regions");
    window.state_mut().leave();
    drop(window);
    let mut window = start();
    settle(&mut window);
    assert!(
        window
            .query_by_role_and_label(Role::Button, "Region I")
            .is_none()
    );
    click(&mut window, "Regions");
    window.get_by_role_and_label(Role::Button, "Region I");
}

#[test]
fn in_a_tiny_window_the_list_has_room_and_nothing_lies_over_it() {
    for language in semeai_words::LANGUAGES {
        let mut window = window_in(language, Vec2::new(320.0, 240.0));
        settle(&mut window);
        let [region, tree] = match language {
            Language::JAPANESE => ["領域I", "ゲーム木：領域 I"],
            _ => ["Region I", "Tree of region I"],
        };
        let row = window.get_by_role_and_label(Role::Button, region).rect();
        let title = window.query_by_label(tree).map(|title| title.rect());
        assert!(row.height() > 0.0);
        if let Some(title) = title {
            assert!(!title.intersects(row), "{language:?}: {title:?} {row:?}");
        }
        let lesson = label(Label::WhatItTeaches, language.into());
        window.get_by_label(lesson);
        ctrl(&mut window, Key::Num9);
        assert!(window.query_by_label(lesson).is_none(), "it is of the race");
    }
}

#[test]
fn a_tiny_window_is_no_reason_to_fail() {
    for size in [
        Vec2::new(320.0, 240.0),
        Vec2::new(200.0, 100.0),
        Vec2::new(640.0, 1.0),
    ] {
        let mut window = window_in(Language::ENGLISH, size);
        settle(&mut window);
        for mode in [
            Key::Num1,
            Key::Num2,
            Key::Num4,
            Key::Num3,
            Key::Num5,
            Key::Num6,
        ] {
            ctrl(&mut window, mode);
        }
    }
}

#[test]
fn the_buttons_of_a_sum_are_whole_in_a_small_window() {
    for (language, name) in [
        (Language::ENGLISH, "Copy as text"),
        (Language::JAPANESE, "文字でコピー"),
    ] {
        let mut window = window_in(language, Vec2::new(900.0, 600.0));
        settle(&mut window);
        ctrl(&mut window, Key::Num8);
        settle_when(&mut window, |window| {
            let graph = match language {
                Language::JAPANESE => "境界グラフ",
                _ => "Boundary graph",
            };
            window
                .query_all_by_role_and_label(Role::Button, graph)
                .count()
                > 0
        });
        let copy = window.get_by_role_and_label(Role::Button, name).rect();
        // Its name stands on one line, as that of the first of the row does.
        let first = match language {
            Language::JAPANESE => "境界グラフ",
            _ => "Boundary graph",
        };
        let first = window.get_by_role_and_label(Role::Button, first).rect();
        assert!(
            (copy.height() - first.height()).abs() < 1.0,
            "{copy:?} {first:?}"
        );
    }
}

#[test]
fn the_usual_sizes_of_a_board_stand_in_one_row() {
    for size in [SIZES[0], SIZES[2]] {
        let mut window = window_in(Language::ENGLISH, size);
        settle(&mut window);
        ctrl(&mut window, Key::Num1);
        let tops = ["9×9", "13×13", "19×19"].map(|name| {
            let button = window.get_by_role_and_label(Role::Button, name);
            button.rect().top()
        });
        assert!(
            tops.iter().all(|top| (top - tops[0]).abs() < 0.5),
            "{size}: {tops:?}"
        );
    }
}
