//! What can be pressed stays where it is when a message or a field for a path comes or goes: a hand is on its way to it.

use std::sync::Arc;

use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use semeai_app::{App, Jobs, NoDialogs, Store};
use semeai_session::{Depth, Settings};

use crate::support::{Window, click, has, press, settle, settle_when, type_path, window_of};

fn window(depth: Depth, size: Vec2) -> Window {
    let settings = Settings {
        depth,
        ..Settings::default()
    };
    let jobs = Jobs::new(Arc::new(NoDialogs), Store::none());
    let mut window = window_of(App::new(settings, jobs), size);
    settle(&mut window);
    window
}

/// Every button and tab with its name and where it is, in tenths of a point.
fn places(window: &Window) -> Vec<(String, [i32; 4])> {
    let buttons = window.get_all_by_role(Role::Button);
    let each = buttons.into_iter().map(|button| {
        let name = button.accesskit_node().label().unwrap_or_default();
        let rect = button.rect();
        #[expect(clippy::cast_possible_truncation, reason = "a place in a window")]
        let place = [rect.min.x, rect.min.y, rect.max.x, rect.max.y].map(|it| (it * 10.0) as i32);
        (name, place)
    });
    let mut all: Vec<_> = each.collect();
    all.sort();
    all
}

/// All that was there before is there still, and where it was; a drawing leaves out what is said over.
fn stands_still(window: &Window, before: &[(String, [i32; 4])], when: &str) {
    let after = places(window);
    let labels = ["File to open", "Dismiss"].map(|name| window.query_all_by_label(name).next());
    let said = labels.into_iter().flatten().map(|label| label.rect().top());
    #[expect(clippy::cast_possible_truncation, reason = "a place in a window")]
    let said = said.map(|top| ((top - 12.0) * 10.0) as i32).min();
    let is_below = |[_, _, _, bottom]: [i32; 4]| said.is_some_and(|top| bottom > top);
    let is_left_out = |(name, place): &(String, [i32; 4])| {
        let is_new = |it: &&(String, [i32; 4])| it.0 == *name && !before.contains(it);
        is_below(*place) && !after.iter().any(|it| is_new(&it))
    };
    let moved = before
        .iter()
        .filter(|it| !after.contains(it) && !is_left_out(it));
    let moved: Vec<_> = moved
        .map(|(name, place)| {
            let now = after.iter().filter(|(other, _)| other == name);
            let now: Vec<_> = now.map(|(_, place)| place).collect();
            format!("{name}: {place:?} -> {now:?}")
        })
        .collect();
    assert!(moved.is_empty(), "{when}: {moved:#?}");
}

/// A field for a path comes and goes, and a message after it.
fn messages_come_and_go(window: &mut Window, what: &str) {
    let before = places(window);
    press(window, Modifiers::COMMAND, Key::O);
    // Whether there is a dialog of the system is found out beside the frames.
    settle_when(window, |window| has(window, "File to open"));
    stands_still(window, &before, &format!("{what}, with a path field"));
    click(window, "Cancel");
    stands_still(window, &before, &format!("{what}, after a path field"));
    press(window, Modifiers::COMMAND, Key::O);
    type_path(window, "File to open", "/no/such/file.sgf".as_ref());
    // The file is read beside the frames.
    settle_when(window, |window| has(window, "Dismiss"));
    stands_still(window, &before, &format!("{what}, with a message"));
    click(window, "Dismiss");
    stands_still(window, &before, &format!("{what}, after a message"));
}

const SIZES: [Vec2; 2] = [Vec2::new(1280.0, 800.0), Vec2::new(900.0, 600.0)];

#[test]
fn nothing_moves_for_a_learner_when_something_is_said() {
    for size in SIZES {
        let mut window = window(Depth::Learner, size);
        messages_come_and_go(&mut window, &format!("the answer at {size:?}"));
        for (number, mode) in [(Key::Num1, "Set up"), (Key::Num2, "Mark")] {
            press(&mut window, Modifiers::COMMAND, number);
            messages_come_and_go(&mut window, &format!("{mode} at {size:?}"));
        }
        press(&mut window, Modifiers::COMMAND, Key::Num3);
        for pane in ["Lessons", "My lesson"] {
            match pane {
                "Lessons" => click(&mut window, pane),
                _ => {
                    click(&mut window, "File");
                    window.get_by_label_contains(pane).click();
                    settle(&mut window);
                }
            }
            messages_come_and_go(&mut window, &format!("{pane} at {size:?}"));
        }
        // A text at a point has its field where it moves nothing either.
        click(&mut window, "Text");
        let before = places(&window);
        click(&mut window, "C9");
        assert!(has(&window, "Text at C9"));
        stands_still(&window, &before, "a text is written");
    }
}

#[test]
fn nothing_moves_for_who_wants_everything_when_something_is_said() {
    for size in SIZES {
        let mut window = window(Depth::Theory, size);
        messages_come_and_go(&mut window, &format!("panes at {size:?}"));
        for (number, mode) in [
            (Key::Num1, "Set up"),
            (Key::Num2, "Mark"),
            (Key::Num4, "Play out"),
        ] {
            press(&mut window, Modifiers::COMMAND, number);
            messages_come_and_go(&mut window, &format!("{mode} at {size:?}"));
        }
        press(&mut window, Modifiers::COMMAND, Key::Num3);
        for (key, tab) in [(Key::Num8, "Sums"), (Key::Num6, "Values")] {
            press(&mut window, Modifiers::COMMAND, key);
            messages_come_and_go(&mut window, &format!("{tab} at {size:?}"));
            click(&mut window, "‹ Back to the board");
        }
    }
}
