//! How long a picture of a full board of 19 by 19 takes: its SVG text, and PNG of a thousand pixels a side and twice that.

use divan::Bencher;
use semeai_board::{Area, Color, Setup, Topology};
use semeai_picture::board::{BoardPicture, board};
use semeai_picture::png::{pixels, png};
use semeai_picture::scene::{Scene, Tint};
use semeai_picture::svg::svg;
use semeai_picture::{Drawing, Size, Theme};
use semeai_session::Coordinates;

fn main() {
    divan::main();
}

/// Every second point with a stone, all of them numbered, and a region over the rest.
fn full() -> Drawing {
    let topology = std::sync::Arc::new(Topology::rectangle(19, 19).expect("a board"));
    let mut setup = Setup::new(topology.clone());
    let all: Vec<_> = topology.points().iter().collect();
    for (number, &point) in all.iter().enumerate().filter(|(i, _)| i % 3 != 0) {
        let color = Color::ALL[number % 2];
        setup.stones[color].insert(point);
    }
    let mut scene = Scene::new(setup);
    scene.tints.push(Tint {
        points: scene.setup.empty(),
        number: 0,
        color: 0,
        owner: None,
        tag: "A 12".to_owned(),
        is_clear: false,
    });
    scene.numbers = all
        .iter()
        .enumerate()
        .filter(|(i, _)| i % 3 != 0)
        .map(|(i, &point)| (point, i + 1))
        .collect();
    board(&BoardPicture {
        topology: &topology,
        scene: &scene,
        area: Area::whole(&topology),
        coordinates: Some(Coordinates::Letters),
        theme: Theme::Light,
        notes: &["5 at 1, 7 at 2".to_owned()],
    })
}

#[divan::bench]
fn text(bencher: Bencher<'_, '_>) {
    bencher.bench(|| svg(&full(), None));
}

#[divan::bench(args = [1000, 2000])]
fn file(bencher: Bencher<'_, '_>, side: u64) {
    let size = Size::new(side).expect("a size");
    bencher.bench(|| png(&full(), size));
}

#[divan::bench(args = [1000, 2000])]
fn clipboard(bencher: Bencher<'_, '_>, side: u64) {
    let size = Size::new(side).expect("a size");
    bencher.bench(|| pixels(&full(), size));
}
