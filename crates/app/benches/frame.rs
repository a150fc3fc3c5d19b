//! A frame of the largest usual board with everything on it, without a display: what the window costs the processor.

use std::sync::Arc;

use egui::{Context, Event, Key, Modifiers, RawInput, Rect, Vec2};
use semeai_app::{App, Jobs, NoDialogs, Store};
use semeai_board::Topology;
use semeai_session::{Document, Settings, file};

fn main() {
    divan::main();
}

/// A 19x19 board in which about every other point is a stone and many regions are open.
fn crowded() -> Document {
    let mut rows = Vec::new();
    for row in 0..19 {
        let line: String = (0..19)
            .map(|column| match (row, column) {
                (9, _) => 'B',
                (10, _) => 'W',
                (r, c) if (r + c) % 4 == 0 => '.',
                (r, c) if r < 9 && (r * 3 + c) % 5 == 0 => 'X',
                (r, c) if r > 10 && (r * 3 + c) % 5 == 0 => 'O',
                (r, _) if r < 9 => '@',
                _ => '#',
            })
            .collect();
        rows.push(line);
    }
    match file::parse("crowded", rows.join("\n").as_bytes()) {
        Ok(loaded) => loaded.document,
        Err(_) => Document::on(Arc::new(Topology::rectangle(19, 19).expect("a board"))),
    }
}

fn app(ctx: &Context) -> App {
    let mut app = App::new(
        Settings::default(),
        Jobs::new(Arc::new(NoDialogs), Store::none()),
    );
    app.show_document(crowded());
    app.finish();
    app.set_up(ctx);
    app
}

fn input() -> RawInput {
    RawInput {
        screen_rect: Some(Rect::from_min_size(
            egui::Pos2::ZERO,
            Vec2::new(1280.0, 800.0),
        )),
        ..RawInput::default()
    }
}

/// A game of 300 moves.
fn long_game() -> Document {
    let letters: Vec<char> = ('a'..='s').collect();
    let columns = || letters.iter().filter(|column| !"gms".contains(**column));
    let half = |rows: std::ops::Range<usize>| -> Vec<String> {
        let rows = letters[rows].iter();
        let all = rows.flat_map(|row| columns().map(move |column| format!("{column}{row}")));
        let passes = std::iter::repeat_n(String::new(), 6);
        all.chain(passes).collect()
    };
    let moves = half(0..9).into_iter().zip(half(10..19));
    let moves = moves.map(|(black, white)| format!(";B[{black}];W[{white}]"));
    let text = format!("(;SZ[19]{})", moves.collect::<String>());
    let loaded = file::parse("game.sgf", text.as_bytes());
    loaded.expect("a game").document
}

/// A frame in which the key for the move before is held: there and back through the whole game.
#[divan::bench]
fn game_step(bencher: divan::Bencher<'_, '_>) {
    let ctx = Context::default();
    let mut app = app(&ctx);
    app.show_document(long_game());
    let mut steps = 0;
    bencher.bench_local(|| {
        let key = match (steps / 300) % 2 {
            0 => Key::ArrowLeft,
            _ => Key::ArrowRight,
        };
        steps += 1;
        let mut input = input();
        input.events.push(Event::Key {
            key,
            physical_key: None,
            pressed: true,
            repeat: true,
            modifiers: Modifiers::NONE,
        });
        let output = ctx.run_ui(input, |ui| app.contents(ui));
        ctx.tessellate(output.shapes, output.pixels_per_point)
    });
}

#[divan::bench]
fn frame_19x19_drawn(bencher: divan::Bencher<'_, '_>) {
    let ctx = Context::default();
    let mut app = app(&ctx);
    let _ = ctx.run_ui(input(), |ui| app.contents(ui));
    bencher.bench_local(|| ctx.run_ui(input(), |ui| app.contents(ui)));
}

#[divan::bench]
fn frame_19x19_drawn_and_tessellated(bencher: divan::Bencher<'_, '_>) {
    let ctx = Context::default();
    let mut app = app(&ctx);
    let _ = ctx.run_ui(input(), |ui| app.contents(ui));
    bencher.bench_local(|| {
        let output = ctx.run_ui(input(), |ui| app.contents(ui));
        ctx.tessellate(output.shapes, output.pixels_per_point)
    });
}
