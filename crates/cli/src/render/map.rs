//! A tactics map as a picture: its points on the board, those that can be played set off.

use semeai_board::Color;
use semeai_picture::scene::Scene;
use semeai_session::{Document, Phrasing};
use semeai_words::tactics::{map_note, set_sentences};

use super::options::RenderArguments;
use super::picture::{FileKind, NoPicture, Rendering};
use super::position::{board_drawing, board_text};
use crate::map::{PlayerMap, read};

/// Draws a position with the points of a map for its player, or says why not.
pub(super) fn draw(
    arguments: &RenderArguments,
    expression: &str,
    document: &Document,
    kind: FileKind,
) -> Result<Rendering, NoPicture> {
    let phrasing = Phrasing::from(arguments.language);
    let source = read(expression, phrasing)?;
    let player = Color::from(arguments.player);
    let asked = PlayerMap {
        map: &source.read.map,
        player,
        phrasing,
    };
    let report = asked.report(document, &arguments.source.name())?;
    let (topology, part) = (document.topology(), document.board.crop);
    let mut scene = Scene::new(document.board.setup.clone());
    scene.markup = document.markup();
    if kind == FileKind::Text {
        let told = set_sentences(&report, player, topology, phrasing);
        let told = [vec![report.map.to_string()], told].concat();
        return board_text(document, &scene, &told, phrasing);
    }
    scene.show_map(&report.result(), &report.playable);
    let notes = [map_note(&report, player, phrasing)];
    let drawing = board_drawing(arguments, topology, &scene, part, &notes);
    Ok(Rendering::Drawn(drawing))
}
