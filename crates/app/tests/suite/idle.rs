//! How often the window is drawn where nothing happens: what nobody sees costs nothing.

use std::time::Duration;

use egui::{Context, Event, Key, Modifiers, RawInput, Rect, Vec2, ViewportId};
use semeai_app::App;

use crate::support::new_app;

/// A window without anybody who draws it, and the time there.
struct Clock {
    ctx: Context,
    app: App,
    now: f64,
}

impl Clock {
    fn new() -> Self {
        let (ctx, mut app) = (Context::default(), new_app());
        app.set_up(&ctx);
        app.finish();
        Self { ctx, app, now: 0.0 }
    }

    /// Draws a frame; says after how many seconds the next one is wanted.
    fn frame(&mut self, events: Vec<Event>) -> f64 {
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(
                egui::Pos2::ZERO,
                Vec2::new(1280.0, 800.0),
            )),
            time: Some(self.now),
            focused: true,
            events,
            ..RawInput::default()
        };
        let app = &mut self.app;
        let mut output = self.ctx.run_ui(input, |ui| app.contents(ui));
        // There is nothing that holds pictures.
        output.textures_delta.clear();
        let wanted = output.viewport_output[&ViewportId::ROOT].repaint_delay;
        wanted.as_secs_f64()
    }

    /// Frames until nothing is at work: what is asked is answered in the time of the machine, and while it is not the window looks
    /// for it. One at least, as after every key.
    fn wait_for_answers(&mut self) {
        loop {
            self.frame(Vec::new());
            if !self.app.is_at_work() {
                return;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// How many frames are drawn in so many seconds in which nobody does anything.
    fn frames_in(&mut self, secs: f64) -> usize {
        let (end, mut frames) = (self.now + secs, 0);
        while self.now < end {
            // A screen draws no oftener than sixty times a second.
            let wait = self.frame(Vec::new()).max(1.0 / 60.0);
            self.now = end.min(self.now + wait);
            frames += 1;
        }
        frames
    }
}

fn press(key: Key) -> Event {
    Event::Key {
        key,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::COMMAND,
    }
}

#[test]
fn a_field_with_the_focus_is_drawn_twice_a_second_and_without_it_nothing_is() {
    let mut clock = Clock::new();
    clock.wait_for_answers();
    clock.frames_in(10.0);
    assert_eq!(clock.frames_in(3600.0), 1, "nothing happens");
    // Values opens with the focus in its field.
    clock.frame(vec![press(Key::Num6)]);
    clock.wait_for_answers();
    clock.frames_in(5.0);
    assert!(clock.ctx.text_edit_focused());
    let frames = clock.frames_in(10.0);
    assert!((2..=21).contains(&frames), "{frames} frames in ten seconds");
}
