//! A line of play as one diagram with numbers.

use semeai_board::{ByColor, PointSet, Topology};
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
    part: Option<&PointSet>,
    title: &str,
    note: impl Fn(&LineDiagram) -> String,
) -> Option<String> {
    let mut text = String::new();
    for numbered in parts {
        let mut scene = scene.clone();
        number(&mut scene, numbered);
        let header = Header {
            first: numbered.first,
            before: numbered.before,
            title,
        };
        text += &diagram(topology, &scene, part, &header)?;
        let note = note(numbered);
        if !note.is_empty() {
            text += &note;
            text.push('\n');
        }
    }
    Some(text)
}
