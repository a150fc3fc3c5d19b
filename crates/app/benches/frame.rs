//! A frame of the largest usual board with everything on it, without a display: what the window costs the processor.

use std::ops::RangeInclusive;
use std::sync::Arc;
use std::time::Duration;

use egui::{Context, Event, FullOutput, Key, Modifiers, PointerButton, Pos2, RawInput, Rect, Vec2};
use semeai_app::{App, Jobs, NoDialogs, Store};
use semeai_board::Topology;
use semeai_session::{Depth, Document, Sample, Settings, Subject, file};

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

/// Everything that leads to an answer is shown.
fn app(ctx: &Context) -> App {
    app_in(ctx, Depth::Theory, crowded())
}

fn app_in(ctx: &Context, depth: Depth, document: Document) -> App {
    let settings = Settings {
        depth,
        ..Settings::default()
    };
    let mut app = App::new(settings, Jobs::new(Arc::new(NoDialogs), Store::none()));
    app.show_document(document);
    app.finish();
    app.set_up(ctx);
    app
}

fn input() -> RawInput {
    RawInput {
        screen_rect: Some(Rect::from_min_size(Pos2::ZERO, Vec2::new(1280.0, 800.0))),
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

/// An endgame of twenty regions: ten on 13x13, with five pairs of others beside and below them.
const TWENTY: &str = "\
#####@#######@@@@@#
######@#.####@X@@##
#..###...####@.X@##
#O#.O#@@#####@.@#.#
@.##.@##..#.####.O#
@.##.@....#.####@##
####@@@###@X@#####@
###@O.@.O#@@@#O##@@
@@.@.@@#O#@@@#.O#@@
@@.@#@@##...@#.#@.@
@.O@@..##O#@@@@@.X@
@@@@...#####@@@@#@@
@@@@@@@#####@######
@@@@@######@#@@@@@#
@X@@###O##@@#@X@@##
@.X@###.O#@@#@.X@##
@.@#.##.#@.@#@.@#.#
###.O#@@@.X@####.O#
###@##@@@#@@####@##";

/// A sum whose plane has 41 by 41 places.
const PLANE: &str = "(;SZ[9]SEMW[A(38,9,4) + {6|0} + {4|0} + {1|0}])";

fn shown(ctx: &Context, name: &str, text: &str) -> App {
    let mut app = app(ctx);
    let loaded = file::parse(name, text.as_bytes());
    app.show_document(loaded.expect("a document").document);
    app.finish();
    app
}

fn tall(events: Vec<Event>) -> RawInput {
    let screen = Rect::from_min_size(Pos2::ZERO, Vec2::new(1280.0, 2400.0));
    RawInput {
        screen_rect: Some(screen),
        events,
        ..RawInput::default()
    }
}

fn press(key: Key, modifiers: Modifiers) -> Event {
    Event::Key {
        key,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers,
    }
}

#[expect(clippy::cast_possible_truncation, reason = "within the window")]
fn rect(across: RangeInclusive<f64>, down: RangeInclusive<f64>) -> Rect {
    let [across, down] =
        [across, down].map(|range| (*range.start() as f32)..=(*range.end() as f32));
    Rect::from_x_y_ranges(across, down)
}

/// Where what is called so stands, once it is shown.
fn place(ctx: &Context, app: &mut App, name: &str) -> Rect {
    ctx.enable_accesskit();
    let found = (0..500).find_map(|_| {
        std::thread::sleep(Duration::from_millis(5));
        let output = ctx.run_ui(tall(Vec::new()), |ui| app.contents(ui));
        let nodes = output.platform_output.accesskit_update?.nodes;
        let mut named = nodes.into_iter().map(|(_, node)| node);
        let named = named.find(|node| {
            let told = [node.label(), node.value()];
            told.iter().flatten().any(|told| told.contains(name))
        });
        let bounds = named?.bounds()?;
        Some(rect(bounds.x0..=bounds.x1, bounds.y0..=bounds.y1))
    });
    ctx.disable_accesskit();
    found.expect("it is shown")
}

fn triangles(ctx: &Context, output: FullOutput) -> usize {
    let drawn = ctx.tessellate(output.shapes, output.pixels_per_point);
    drawn.len()
}

/// A frame of an endgame of twenty regions: what each first move loses, territory, the list, a tree, a thermograph.
#[divan::bench]
fn endgame_19x19(bencher: divan::Bencher<'_, '_>) {
    let ctx = Context::default();
    let mut app = shown(&ctx, "endgame", TWENTY);
    let _ = place(&ctx, &mut app, "region XX");
    bencher.bench_local(|| {
        let output = ctx.run_ui(input(), |ui| app.contents(ui));
        triangles(&ctx, output)
    });
}

/// A frame of the laboratory of sums in which the point of the boundary graph is dragged, everything above following.
#[divan::bench]
fn boundary_dragged(bencher: divan::Bencher<'_, '_>) {
    let ctx = Context::default();
    let mut app = shown(&ctx, "sum.sgf", PLANE);
    let key = press(Key::Num8, Modifiers::COMMAND);
    let _ = ctx.run_ui(tall(vec![key]), |ui| app.contents(ui));
    let plane = place(&ctx, &mut app, "Boundary graph: ");
    let button = |pressed| Event::PointerButton {
        pos: plane.center(),
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    let down = vec![Event::PointerMoved(plane.center()), button(true)];
    let _ = ctx.run_ui(tall(down), |ui| app.contents(ui));
    let mut step = 0;
    bencher.bench_local(|| {
        step += 1;
        let aside = Vec2::new((step % 40) as f32 - 20.0, (step % 23) as f32 - 11.0) * 5.0;
        let moved = Event::PointerMoved(plane.center() + aside);
        let output = ctx.run_ui(tall(vec![moved]), |ui| app.contents(ui));
        triangles(&ctx, output)
    });
    for events in [vec![button(false)], Vec::new()] {
        let mut later = tall(events);
        later.time = Some(1e6);
        let _ = ctx.run_ui(later, |ui| app.contents(ui));
    }
    let sum = app.document().sum.as_deref();
    assert!(
        sum.is_some_and(|sum| !PLANE.contains(sum)),
        "it was dragged"
    );
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
        triangles(&ctx, output)
    });
}

/// A torus of triangles with 625 points, about half of them stones, with regions, stubs and copies.
#[divan::bench]
fn torus_of_625_points(bencher: divan::Bencher<'_, '_>) {
    let ctx = Context::default();
    let mut app = app(&ctx);
    let sign = |index: usize| match (index / 25, index % 25) {
        (12, _) => 'B',
        (13, _) => 'W',
        (row, column) if (row * 3 + column) % 2 == 0 => '.',
        (row, _) if row < 12 => '@',
        _ => '#',
    };
    let signs: String = (0..625).map(sign).collect();
    let kind = "tri-torus:25x25".parse().expect("a board");
    app.show_document(Document::with_stones(kind, &signs).expect("as many signs"));
    app.finish();
    for _ in 0..3 {
        let _ = ctx.run_ui(input(), |ui| app.contents(ui));
    }
    bencher.bench_local(|| {
        let output = ctx.run_ui(input(), |ui| app.contents(ui));
        triangles(&ctx, output)
    });
}

/// A frame of a 19x19 board on which every point has a class: safe stones of both sides with pockets between them.
#[divan::bench]
fn classes_of_361_points(bencher: divan::Bencher<'_, '_>) {
    let ctx = Context::default();
    let mut app = app(&ctx);
    let sign = |index: usize| match (index / 19, index % 19) {
        (row, 9) if row % 4 != 3 => '.',
        (row, column) if row % 3 == 1 && column % 4 == 2 => '.',
        (_, column) if column < 10 => '#',
        _ => '@',
    };
    let signs: String = (0..361).map(sign).collect();
    let kind = "square:19x19".parse().expect("a board");
    let mut document = Document::with_stones(kind, &signs).expect("as many signs");
    document.subject = Subject::Life;
    app.show_document(document);
    app.finish();
    let _ = ctx.run_ui(input(), |ui| app.contents(ui));
    app.finish();
    bencher.bench_local(|| {
        let output = ctx.run_ui(input(), |ui| app.contents(ui));
        triangles(&ctx, output)
    });
}

/// The answer to a 9x9 race, from the stones to the frame that shows who wins.
#[divan::bench]
fn answer_of_a_9x9_race(bencher: divan::Bencher<'_, '_>) {
    let ctx = Context::default();
    let race = Sample::ConnectFirst.document();
    let mut app = app_in(&ctx, Depth::Learner, race.clone());
    bencher.bench_local(|| {
        app.show_document(race.clone());
        app.finish();
        ctx.run_ui(input(), |ui| app.contents(ui))
    });
}

/// The next lesson, from its key to the frame in which it asks.
#[divan::bench]
fn lesson_switch(bencher: divan::Bencher<'_, '_>) {
    let ctx = Context::default();
    let mut app = app_in(&ctx, Depth::Learner, Sample::ConnectFirst.document());
    bencher.bench_local(|| {
        let mut input = input();
        input.events.push(press(Key::PageDown, Modifiers::NONE));
        let _ = ctx.run_ui(input.clone(), |ui| app.contents(ui));
        input.events.clear();
        ctx.run_ui(input, |ui| app.contents(ui))
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
        triangles(&ctx, output)
    });
}
