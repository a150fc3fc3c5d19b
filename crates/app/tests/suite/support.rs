//! A window without a display, as every test of this folder begins.

use std::sync::Arc;
use std::time::{Duration, Instant};

use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use semeai_app::{App, Jobs, NoDialogs, Store};
use semeai_session::{Depth, Sample, Settings, Subject};

/// Figure 10 of the system paper: candidates at B3 and H3 (the paper's a and b).
pub(crate) const FIGURE_10: &str = "\
@.@.@.@.@
@XXXXXXX@
@X@@@@@X@
@..@@@@.@
@B@@@@@B@
BBBBBBBBB";

pub(crate) type Window = Harness<'static, App>;

/// Everything that leads to an answer is shown, as most tests look for it.
pub(crate) fn theory() -> Settings {
    Settings {
        depth: Depth::Theory,
        ..Settings::default()
    }
}

/// A program that opens no dialog and keeps nothing.
pub(crate) fn new_app() -> App {
    let jobs = Jobs::new(Arc::new(NoDialogs), Store::none());
    App::new(theory(), jobs)
}

pub(crate) fn window_of(mut app: App, size: Vec2) -> Window {
    let mut is_set_up = false;
    app.finish();
    Harness::builder()
        .with_size(size)
        .with_max_steps(30)
        .build_ui_state(
            move |ui, app: &mut App| {
                if !is_set_up {
                    app.set_up(ui.ctx());
                    is_set_up = true;
                }
                app.contents(ui);
            },
            app,
        )
}

/// Runs frames until something is there; the first one shows what has just been asked.
pub(crate) fn wait_until(window: &mut Window, what: &str, is_done: impl Fn(&Window) -> bool) {
    let begin = Instant::now();
    loop {
        window.step();
        if is_done(window) {
            return;
        }
        assert!(begin.elapsed() < Duration::from_secs(60), "no {what}");
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// Runs frames until nothing moves, the analysis is there, and what is answered at once has been answered.
pub(crate) fn settle(window: &mut Window) {
    window.run();
    window.state_mut().finish();
    window.run();
    wait_for_quick_answers(window);
}

/// Runs frames until nothing is being looked for but what takes noticeably long: an answer that comes between the frames of
/// a click may move what was to be clicked.
pub(crate) fn wait_for_quick_answers(window: &mut Window) {
    loop {
        window.step();
        if !window.state().is_about_to_answer() {
            return;
        }
        std::thread::sleep(Duration::from_millis(1));
    }
}

/// Clicks a button, or a point of the board, once it is there and stands still: some come with an answer.
pub(crate) fn click(window: &mut Window, name: &str) {
    wait_until(window, name, |window| {
        let mut buttons = window.query_all_by_role_and_label(Role::Button, name);
        buttons.next().is_some()
    });
    wait_for_quick_answers(window);
    window.get_by_role_and_label(Role::Button, name).click();
    settle(window);
}

/// Presses a key.
pub(crate) fn press(window: &mut Window, modifiers: Modifiers, key: Key) {
    window.key_press_modifiers(modifiers, key);
    settle(window);
}

/// Types a path into a field of the window and confirms it.
pub(crate) fn type_path(window: &mut Window, field: &str, path: &std::path::Path) {
    wait_until(window, field, |window| {
        let mut fields = window.query_all_by_role_and_label(Role::TextInput, field);
        fields.next().is_some()
    });
    window.get_by_role_and_label(Role::TextInput, field).focus();
    window.run();
    // What stands there is replaced.
    window.key_press_modifiers(Modifiers::COMMAND, Key::A);
    window.run();
    window
        .get_by_role_and_label(Role::TextInput, field)
        .type_text(&path.display().to_string());
    window.run();
    window.key_press(Key::Enter);
    window.run();
}

/// Runs frames until something is there and nothing moves any more.
pub(crate) fn settle_when(window: &mut Window, is_done: impl Fn(&Window) -> bool) {
    wait_until(window, "what was waited for", is_done);
    settle(window);
}

/// Clicks a point of the board with keys held.
pub(crate) fn click_holding(window: &mut Window, name: &str, modifiers: Modifiers) {
    let point = window.get_by_role_and_label(Role::Button, name);
    let pos = point.rect().center();
    let button = |pressed| egui::Event::PointerButton {
        pos,
        button: egui::PointerButton::Primary,
        pressed,
        modifiers,
    };
    window.event(egui::Event::PointerMoved(pos));
    window.event(button(true));
    window.run_steps(1);
    window.event(button(false));
    settle(window);
}

/// Whether something in the window is called by a name with this text in it.
pub(crate) fn has(window: &Window, text: &str) -> bool {
    window.query_all_by_label_contains(text).next().is_some()
}

/// Runs frames until there is such a thing and nothing moves any more.
pub(crate) fn wait_for(window: &mut Window, text: &str) {
    wait_until(window, text, |window| has(window, text));
    settle(window);
}

/// Clicks what may lie below what is seen.
pub(crate) fn choose(window: &mut Window, name: &str) {
    window
        .get_by_role_and_label(Role::Button, name)
        .click_accesskit();
    settle(window);
}

/// What a button says beside its name.
pub(crate) fn value(window: &Window, name: &str) -> String {
    let button = window.get_by_role_and_label(Role::Button, name);
    button.value().unwrap_or_default()
}

/// Goes through a menu: the first name is in the bar, the last one what is chosen.
pub(crate) fn choose_in_menu(window: &mut Window, way: &[&str]) {
    for (depth, name) in way.iter().enumerate() {
        {
            let mut all = window.get_all_by_label_contains(name);
            let entry = match depth {
                0 => all.next(),
                _ => all.last(),
            };
            entry.expect("an entry").click();
        }
        settle(window);
    }
}

/// The number of a lesson: those of a subject stand together, races first.
pub(crate) fn number_of(sample: Sample) -> usize {
    let order = [
        Subject::Race,
        Subject::Endgame,
        Subject::Life,
        Subject::Maps,
    ];
    let of = |subject| {
        let own = Sample::ALL.iter().copied();
        own.filter(move |sample| sample.subject() == subject)
    };
    let mut listed = order.into_iter().flat_map(of);
    let place = listed.position(|it| it == sample);
    place.expect("every sample is listed") + 1
}
