//! A line of play as one diagram with numbers.

use semeai_board::{ByColor, PointSet, Topology};
use semeai_session::Crop;
use semeai_session::play_out::{Course, Numbered, Rules};

use crate::scene::Scene;
use crate::text::{Header, MOVES, diagram};

/// The stones and numbers of a line in place of those of a position, and of what is told of that.
pub fn number(scene: &mut Scene, line: &Numbered) {
    scene.setup.stones = line.stones;
    scene.numbers.clone_from(&line.numbers);
    scene.last_move = None;
    scene.signs.clear();
    scene.losses.clear();
    scene.territory = ByColor::default();
    scene.dame = PointSet::EMPTY;
}

/// A line as text diagrams of ten moves each, one below the other, each with what is to be said of it. Nothing if the board
/// is no rectangle.
pub fn text<S: Rules>(
    topology: &Topology,
    (scene, line): (&Scene, &Course<S>),
    crop: Option<&Crop>,
    title: &str,
    note: impl Fn(&Numbered) -> String,
) -> Option<String> {
    let mut text = String::new();
    for part in Numbered::parts(line, MOVES) {
        let mut scene = scene.clone();
        number(&mut scene, &part);
        let header = Header {
            first: part.first,
            before: part.before,
            title,
        };
        text += &diagram(topology, &scene, crop, &header)?;
        let note = note(&part);
        if !note.is_empty() {
            text += &note;
            text.push('\n');
        }
    }
    Some(text)
}
