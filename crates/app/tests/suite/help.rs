//! The help: every sign explained where it stands and in the legend, the manual inside the window, menus that let go.

use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use semeai_app::{App, Jobs, NoDialogs, Store};
use semeai_session::{Language, Phrasing, Sample, Settings};
use semeai_words::labels::{Label, label};
use semeai_words::legend::{Chapter, LegendEntry};
use semeai_words::samples::sample_note;
use std::sync::Arc;

use crate::support::{
    Window, choose_in_menu, click, has, press, settle, settle_when, theory, window_of,
};

fn window_in(language: Language) -> Window {
    let settings = Settings {
        language,
        ..theory()
    };
    let jobs = Jobs::new(Arc::new(NoDialogs), Store::none());
    let mut window = window_of(App::new(settings, jobs), Vec2::new(1280.0, 800.0));
    settle(&mut window);
    window
}

fn is_said(window: &Window, text: &str) -> bool {
    window.query_all_by_label(text).next().is_some()
}

#[test]
fn the_legend_explains_every_sign_and_word() {
    for language in semeai_words::LANGUAGES {
        let mut window = window_in(language);
        press(&mut window, Modifiers::NONE, Key::F1);
        for chapter in Chapter::ALL {
            assert!(
                is_said(&window, chapter.heading(language.into())),
                "{chapter:?}"
            );
        }
        for entry in LegendEntry::ALL {
            assert!(
                is_said(&window, entry.text(language.into())),
                "{entry:?}, {language:?}"
            );
        }
        // Esc closes it and nothing else.
        press(&mut window, Modifiers::NONE, Key::Escape);
        assert!(!is_said(&window, LegendEntry::Ring.text(language.into())));
    }
}

#[test]
fn the_manual_opens_inside_the_window() {
    for (language, heading) in [
        (Language::ENGLISH, "What the program answers"),
        (Language::JAPANESE, "コマンドライン"),
    ] {
        let mut window = window_in(language);
        press(&mut window, Modifiers::SHIFT, Key::F1);
        assert!(is_said(&window, heading), "{language:?}");
        // Its other pages are one click away.
        let legend = match language {
            Language::JAPANESE => "記号と用語",
            _ => "Glossary",
        };
        window.get_by_role_and_label(Role::Button, legend).click();
        settle(&mut window);
        assert!(is_said(&window, LegendEntry::Ring.text(language.into())));
        assert!(!is_said(&window, heading));
    }
}

#[test]
fn what_is_pointed_at_says_what_it_is() {
    let mut window = window_in(Language::ENGLISH);
    let said = |window: &Window, entry: LegendEntry| is_said(window, entry.text(Phrasing::ENGLISH));
    let heads = window
        .get_by_role_and_label(Role::Button, "Region I")
        .rect();
    let columns = [
        (0.25, LegendEntry::Now),
        (0.33, LegendEntry::Value),
        (0.55, LegendEntry::Mean),
        (0.65, LegendEntry::Temperature),
        (0.75, LegendEntry::Tries),
        (0.9, LegendEntry::State),
    ];
    for (part, entry) in columns {
        let place = egui::pos2(heads.left() + part * heads.width(), heads.top() - 12.0);
        window.hover_at(place);
        window.run_steps(60);
        assert!(said(&window, entry), "{entry:?}");
    }
    let name = "Black to play: Black wins";
    window.get_by_role_and_label(Role::Label, name).hover();
    window.run_steps(60);
    assert!(said(&window, LegendEntry::SolidEdge));
}

#[test]
fn the_bottom_line_says_what_the_sign_on_a_point_means() {
    let mut window = window_in(Language::ENGLISH);
    for (point, entry) in [
        ("H9", LegendEntry::Star),
        ("H2", LegendEntry::Disc),
        ("H3", LegendEntry::Dot),
        ("F8", LegendEntry::Cross),
    ] {
        window.get_by_role_and_label(Role::Button, point).hover();
        window.run();
        let text = entry.text(Phrasing::ENGLISH);
        assert!(window.query_by_label_contains(text).is_some(), "{point}");
        // Where answers are hidden a sign is one of them.
        press(&mut window, Modifiers::NONE, Key::F8);
        assert!(window.query_by_label_contains(text).is_none(), "{point}");
        press(&mut window, Modifiers::NONE, Key::F8);
    }
}

#[test]
fn esc_closes_a_menu_and_leaves_what_is_below() {
    let mut window = window_in(Language::ENGLISH);
    // The board stands in a node, which Esc would leave.
    click(&mut window, "H9");
    let before = window.get_by_role_and_label(Role::Button, "H9").value();
    let open = |window: &Window| window.query_by_label_contains("Propose a race").is_some();
    let analysis = window.get_by_role_and_label(Role::Button, "Analysis");
    analysis.click();
    window.run();
    assert!(open(&window));
    // The menu beside it opens when it is pointed at.
    window.get_by_role_and_label(Role::Button, "Edit").hover();
    window.run();
    let edit = |window: &Window| {
        window
            .query_by_label_contains("Rotate and mirror")
            .is_some()
    };
    assert!(!open(&window) && edit(&window));
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert!(!edit(&window));
    let now = window.get_by_role_and_label(Role::Button, "H9").value();
    assert_eq!(now, before);
}

#[test]
fn what_a_sample_teaches_is_one_click_away_and_hidden_with_the_answers() {
    for language in semeai_words::LANGUAGES {
        let mut window = window_in(language);
        let title = label(Label::WhatItTeaches, language.into());
        let is_offered = |window: &Window| window.query_by_label(title).is_some();
        let open = |window: &mut Window, sample| {
            window.get_by_label(title).click();
            settle(window);
            is_said(window, &sample_note(sample, language.into()))
        };
        assert!(open(&mut window, Sample::ConnectFirst));
        press(&mut window, Modifiers::NONE, Key::PageDown);
        assert!(open(&mut window, Sample::SameCount));
        assert!(!is_said(
            &window,
            &sample_note(Sample::ConnectFirst, language.into())
        ));
        // It goes with what is undone, and comes with what was before; a play-out has other clicks.
        press(&mut window, Modifiers::COMMAND, Key::Z);
        assert!(is_said(
            &window,
            &sample_note(Sample::ConnectFirst, language.into())
        ));
        press(&mut window, Modifiers::COMMAND, Key::Y);
        assert!(is_said(
            &window,
            &sample_note(Sample::SameCount, language.into())
        ));
        press(&mut window, Modifiers::NONE, Key::F5);
        assert!(!is_offered(&window));
        press(&mut window, Modifiers::NONE, Key::Escape);
        // It says nothing of sums.
        for is_of_sums in [true, false] {
            press(&mut window, Modifiers::COMMAND, Key::Num8);
            assert_eq!(is_offered(&window), !is_of_sums);
        }
        for is_hidden in [true, false] {
            press(&mut window, Modifiers::NONE, Key::F8);
            assert_eq!(is_offered(&window), !is_hidden);
        }
        press(&mut window, Modifiers::NONE, Key::F12);
        assert!(!is_offered(&window));
    }
}

#[test]
fn beside_a_proof_the_reasoning_names_no_fewer_moves_than_the_proof() {
    let mut window = window_in(Language::ENGLISH);
    let counted = "Black to play wins at H9. White to play wins at H9 or H6.";
    press(&mut window, Modifiers::NONE, Key::W);
    assert!(is_said(&window, counted));
    press(&mut window, Modifiers::COMMAND, Key::Enter);
    settle_when(&mut window, |window| is_said(window, "Proved"));
    press(&mut window, Modifiers::NONE, Key::W);
    assert!(is_said(&window, "Whoever plays first wins."));
    assert!(!is_said(&window, counted));
}

#[test]
fn help_never_covers_the_whole_board() {
    for size in [Vec2::new(1280.0, 800.0), Vec2::new(900.0, 600.0)] {
        let mut window = window_in(Language::ENGLISH);
        window.set_size(size);
        settle(&mut window);
        press(&mut window, Modifiers::NONE, Key::F1);
        let page = window.get_by_label("Glossary").rect();
        let point = window.get_by_role_and_label(Role::Button, "E5").rect();
        assert!(point.right() < page.left(), "{size}: {point} under {page}");
    }
}

#[test]
fn the_menus_and_every_line_of_one_are_one_line_in_japanese() {
    let mut window = window_in(Language::JAPANESE);
    window.set_size(Vec2::new(900.0, 600.0));
    settle(&mut window);
    let menus = ["ファイル", "編集", "表示", "解析", "棋譜"];
    let tops = menus.map(|menu| {
        let all = window.get_all_by_role_and_label(Role::Button, menu);
        let tops = all.into_iter().map(|button| button.rect().top());
        tops.fold(f32::MAX, f32::min)
    });
    let lowest = tops.iter().copied().fold(f32::INFINITY, f32::min);
    let highest = tops.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    assert!(highest - lowest < 0.5, "{tops:?}");
    for menu in menus {
        let buttons = |window: &Window| -> Vec<(String, f32)> {
            let all = window.query_all_by_role(Role::Button);
            let told = all.map(|button| {
                let name = button.accesskit_node().label().unwrap_or_default();
                (name, button.rect().height())
            });
            told.collect()
        };
        let before = buttons(&window);
        let button = window.get_all_by_role_and_label(Role::Button, menu).next();
        button.expect("a menu").click();
        window.run();
        let lines: Vec<_> = buttons(&window)
            .into_iter()
            .filter(|line| !before.contains(line))
            .collect();
        assert!(lines.len() > 4, "{menu}: {lines:?}");
        let least = lines.iter().map(|line| line.1).fold(f32::MAX, f32::min);
        for (name, height) in &lines {
            assert!(*height < 1.5 * least, "{menu}: {name} is {height} high");
        }
        press(&mut window, Modifiers::NONE, Key::Escape);
    }
}

/// Whoever has opened the wrong menu reaches the others, and sees every line of each.
#[test]
fn no_menu_covers_the_bar_or_is_cut() {
    for (language, names) in [
        (
            Language::ENGLISH,
            ["File", "Edit", "View", "Analysis", "Game", "Help"],
        ),
        (
            Language::JAPANESE,
            ["ファイル", "編集", "表示", "解析", "棋譜", "ヘルプ"],
        ),
    ] {
        for size in [Vec2::new(1280.0, 800.0), Vec2::new(900.0, 600.0)] {
            let mut window = window_in(language);
            window.set_size(size);
            settle(&mut window);
            let of_bar = |window: &Window, name: &str| {
                let all = window.get_all_by_role_and_label(Role::Button, name);
                let tops = all.into_iter().map(|button| button.rect());
                tops.min_by(|a, b| a.top().total_cmp(&b.top()))
                    .expect("a menu")
            };
            let bar = names.map(|name| of_bar(&window, name).bottom());
            let bar = bar.into_iter().fold(0.0, f32::max);
            let told = |window: &Window| -> Vec<(String, egui::Rect)> {
                let all = window.query_all_by_role(Role::Button);
                let told =
                    all.map(|it| (it.accesskit_node().label().unwrap_or_default(), it.rect()));
                told.collect()
            };
            let before = told(&window);
            for name in names {
                let at = of_bar(&window, name).center();
                window.hover_at(at);
                window.run();
                window.drag_at(at);
                window.drop_at(at);
                window.run();
                for (line, rect) in told(&window) {
                    if before.contains(&(line.clone(), rect)) {
                        continue;
                    }
                    let when = format!("{name}, {line}, {size}: {rect}");
                    assert!(rect.top() >= bar && rect.bottom() <= size.y, "{when}");
                }
                press(&mut window, Modifiers::NONE, Key::Escape);
            }
        }
    }
}

#[test]
fn what_a_sample_teaches_goes_with_its_stones_and_comes_back_with_them() {
    let mut window = window_in(Language::ENGLISH);
    let is_told = |window: &Window| {
        ["What this shows", "Sample: Connect first"].map(|said| has(window, said))
    };
    settle(&mut window);
    assert_eq!(is_told(&window), [true; 2]);
    choose_in_menu(&mut window, &["Edit", "Clear the board"]);
    settle(&mut window);
    assert_eq!(is_told(&window), [false; 2]);
    assert!(!has(&window, "Connect first"), "it is called so no more");
    press(&mut window, Modifiers::COMMAND, Key::Z);
    settle(&mut window);
    assert_eq!(is_told(&window), [true; 2]);
    // Stones of the other colour are others than it speaks of.
    choose_in_menu(
        &mut window,
        &["Edit", "Rotate and mirror", "Swap the colours"],
    );
    settle(&mut window);
    assert_eq!(is_told(&window), [false; 2]);
    // From there the next one is gone on to.
    press(&mut window, Modifiers::NONE, Key::PageDown);
    settle(&mut window);
    assert!(has(&window, "Sample: Same count"));
}
