//! A window without a display, as every test of this folder begins.

use std::sync::Arc;
use std::time::{Duration, Instant};

use egui::Vec2;
use egui_kittest::Harness;
use semeai_app::{App, Jobs, NoDialogs, Store};
use semeai_session::Settings;

pub(crate) type Window = Harness<'static, App>;

/// A program that opens no dialog and keeps nothing.
pub(crate) fn new_app() -> App {
    let jobs = Jobs::new(Arc::new(NoDialogs), Store::none());
    App::new(Settings::default(), jobs)
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
