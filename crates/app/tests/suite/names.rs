//! Points are called in the style that was chosen, wherever something is read.

use std::collections::BTreeSet;
use std::sync::Arc;

use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use semeai_app::{App, Jobs, NoDialogs, Store};
use semeai_board::Topology;
use semeai_session::{Coordinates, Depth, Language, Sample, Settings};

use crate::support::{Window, click, press, settle, settle_when, window_of};

fn window_in(settings: Settings, sample: Sample) -> Window {
    let jobs = Jobs::new(Arc::new(NoDialogs), Store::none());
    let mut app = App::new(settings, jobs);
    app.show_document(sample.document());
    let mut window = window_of(app, Vec2::new(1280.0, 800.0));
    settle(&mut window);
    window
}

/// Everything that is read in the window, or told to who does not see it.
fn texts(window: &Window) -> BTreeSet<String> {
    let root = window.root();
    let nodes = root.children_recursive();
    nodes
        .flat_map(|node| {
            let node = node.accesskit_node();
            [node.label(), node.value()].into_iter().flatten()
        })
        .collect()
}

/// The points that a text calls as the board itself does. F5 is a key wherever it stands.
fn own_names<'t>(text: &'t str, board: &Topology) -> Vec<&'t str> {
    let words = text.split(|sign: char| !sign.is_ascii_alphanumeric());
    let is_point = |word: &&str| {
        let is_upper = word.starts_with(|first: char| first.is_ascii_uppercase());
        is_upper && !word.starts_with('F') && board.point(word).is_some()
    };
    words.filter(is_point).collect()
}

fn check(window: &Window, expected: &str, when: &str) {
    let board = Arc::clone(window.state().document().topology());
    let texts = texts(window);
    for text in &texts {
        let names = own_names(text, &board);
        assert!(names.is_empty(), "{when}: {names:?} in {text:?}");
    }
    let is_said = texts.iter().any(|text| text.contains(expected));
    assert!(is_said, "{when}: no {expected} in {texts:#?}");
}

/// What a style calls a point.
fn called(sample: Sample, style: Coordinates, name: &str) -> String {
    let document = sample.document();
    let point = document.topology().point(name).expect("on the board");
    style.name(document.topology(), point).into_owned()
}

/// Looks at a sample, clicks a point of it and plays it out.
fn look_at(settings: Settings, sample: Sample, name: &str) {
    let when = format!(
        "{sample:?}, {:?}, {:?}, {:?}",
        settings.coordinates, settings.language, settings.depth
    );
    let mut window = window_in(settings, sample);
    settle_when(&mut window, |window| {
        // The point of the board is called so in any case.
        let texts = texts(window).into_iter();
        texts
            .filter(|text| text != name)
            .any(|text| text.contains(name))
    });
    check(&window, name, &when);
    click(&mut window, name);
    check(&window, name, &format!("{when}, after a click"));
    press(&mut window, Modifiers::NONE, Key::F5);
    check(&window, name, &format!("{when}, played out"));
}

#[test]
fn no_text_of_the_window_calls_a_point_as_another_style_does() {
    let samples = [
        (Sample::ConnectFirst, "H9"),
        (Sample::GoteAndSente, "B4"),
        (Sample::TwoFates, "E2"),
    ];
    let looks = [
        (Language::ENGLISH, Depth::Learner),
        (Language::ENGLISH, Depth::Theory),
        (Language::JAPANESE, Depth::Theory),
    ];
    let others = Coordinates::ALL.into_iter();
    for coordinates in others.filter(|&style| style != Coordinates::Letters) {
        for (sample, point) in samples {
            let name = called(sample, coordinates, point);
            for (language, depth) in looks {
                let settings = Settings {
                    language,
                    depth,
                    coordinates,
                    asks_first: false,
                    ..Settings::default()
                };
                look_at(settings, sample, &name);
            }
        }
    }
}

#[test]
fn a_point_is_found_by_what_it_is_called_whether_or_not_lines_have_names() {
    let settings = Settings {
        coordinates: Coordinates::Japanese,
        has_coordinates: false,
        ..Settings::default()
    };
    let name = called(Sample::ConnectFirst, settings.coordinates, "H9");
    assert_eq!(name, "8の一");
    let mut window = window_in(settings, Sample::ConnectFirst);
    settle_when(&mut window, |window| {
        let answer = format!("wins: {name}");
        texts(window).iter().any(|text| text.contains(&answer))
    });
    press(&mut window, Modifiers::COMMAND, Key::L);
    window.get_by_role(Role::TextInput).type_text(&name);
    window.run();
    press(&mut window, Modifiers::NONE, Key::Enter);
    let told = format!("{name}   ");
    let is_there = texts(&window).iter().any(|text| text.starts_with(&told));
    assert!(is_there, "{:#?}", texts(&window));
}
