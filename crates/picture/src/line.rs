//! A line of play as one diagram with numbers.

use semeai_board::{ByColor, PointSet, Topology};
use semeai_session::Crop;
use semeai_session::play_out::LineDiagram;

use crate::scene::Scene;
use crate::text::{Header, diagram};

/// The stones and numbers of a line in place of those of a position, and of what is told of that.
pub fn number(scene: &mut Scene, line: &LineDiagram) {
    scene.setup.stones = line.stones;
    scene.numbers.clone_from(&line.numbers);
    scene.last_move = None;
    scene.signs.clear();
    scene.losses.clear();
    scene.territory = ByColor::default();
    scene.dame = PointSet::EMPTY;
}

/// The parts of a line as text diagrams one below the other, each with what is to be said of it. Nothing if the board is no
/// rectangle.
pub fn text(
    topology: &Topology,
    scene: &Scene,
    parts: &[LineDiagram],
    crop: Option<&Crop>,
    title: &str,
    note: impl Fn(&LineDiagram) -> String,
) -> Option<String> {
    let mut text = String::new();
    for part in parts {
        let mut scene = scene.clone();
        number(&mut scene, part);
        let header = Header {
            first: part.first,
            before: part.before,
            title,
        };
        text += &diagram(topology, &scene, crop, &header)?;
        let note = note(part);
        if !note.is_empty() {
            text += &note;
            text.push('\n');
        }
    }
    Some(text)
}
