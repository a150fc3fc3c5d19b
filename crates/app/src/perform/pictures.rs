//! Draws what the window shows: for files, for the clipboard, and as text.

use std::path::PathBuf;

use egui::{ColorImage, Context};
use semeai_board::Area;
use semeai_picture::board::{BoardPicture, board};
use semeai_picture::png::png;
use semeai_picture::svg::svg;
use semeai_picture::{Drawing, Size, Theme, line};
use semeai_session::file::Over;
use semeai_session::file::sgf::WrittenMove;
use semeai_session::play_out::LineDiagram;
use semeai_words::labels::Label;
use semeai_words::race::play_out::numbered_note;

use crate::board_view;
use crate::commands::mode::Mode;
use crate::messages::{Messages, Topic};
use crate::replay::Replay;
use crate::science::{FoundPicture, FrameData, WholeLine};
use crate::sciences;
use crate::storage::jobs::{Jobs, SCALE};
use crate::typed_texts::{PathUse, Picture, PictureKind, PictureSubject};
use crate::view::View;

/// A thermograph of points is so many times as large as it is by itself.
const THERMOGRAPH_SCALE: f32 = 3.0;

/// Draws what is shown, in the colours of the window but for thermographs of the Values panel, which are for paper; nothing
/// if it is not there.
pub(super) fn drawing(
    shown: &FrameData<'_>,
    of: PictureSubject,
    theme: egui::Theme,
) -> Option<Drawing> {
    let theme = match theme {
        egui::Theme::Light => Theme::Light,
        egui::Theme::Dark => Theme::Dark,
    };
    match of {
        PictureSubject::Board => {
            let line = shown.on_board.replay.map(Replay::numbered);
            Some(board_drawing(shown, line.as_ref(), theme))
        }
        PictureSubject::Line => {
            let line = whole_line(shown)?.moves.numbered();
            Some(board_drawing(shown, Some(&line), theme))
        }
        // Of the science that is looked at, whatever others have found too.
        PictureSubject::Tree | PictureSubject::Thermograph => {
            drawn(shown.about.pictures.iter(), shown, of, theme)
        }
        PictureSubject::Curve
        | PictureSubject::Values
        | PictureSubject::Plane
        | PictureSubject::Table
        | PictureSubject::Plot => drawn(sciences::pictures(), shown, of, theme),
    }
}

/// The one of these pictures that is wanted, drawn.
fn drawn(
    mut all: impl Iterator<Item = &'static FoundPicture>,
    shown: &FrameData<'_>,
    of: PictureSubject,
    theme: Theme,
) -> Option<Drawing> {
    (all.find(|picture| picture.of == of)?.draw)(shown, theme)
}

fn board_drawing(shown: &FrameData<'_>, line: Option<&LineDiagram>, theme: Theme) -> Drawing {
    let topology = shown.board();
    let mut scene = board_view::scene(shown);
    let mut notes = Vec::new();
    if let Some(numbered) = line {
        line::number(&mut scene, numbered);
        notes.push(numbered_note(numbered, topology, shown.phrasing()));
    }
    let part = shown.document.board.crop.unwrap_or_default();
    board(&BoardPicture {
        topology,
        scene: &scene,
        area: Area::of(topology, &part),
        coordinates: shown
            .settings
            .has_coordinates
            .then_some(shown.settings.coordinates),
        theme,
        notes: &notes,
    })
}

/// The best line to its end, or the play-out so far, if it may be seen.
fn whole_line(shown: &FrameData<'_>) -> Option<WholeLine> {
    let is_shown = !shown.hides_answers() || shown.view.mode == Mode::PlayOut;
    is_shown.then(|| shown.science.line(shown)).flatten()
}

/// Moves as text diagrams; nothing if the board is no rectangle.
fn diagrams(shown: &FrameData<'_>, moves: &dyn Replay) -> Option<String> {
    let topology = shown.document.topology();
    let mut scene = board_view::scene(shown);
    scene.candidates.clear();
    let note = |part: &LineDiagram| numbered_note(part, topology, shown.phrasing());
    let part = shown.document.board.crop.as_ref();
    line::text(
        topology,
        &scene,
        &moves.parts(),
        part,
        &shown.document.text.title,
        note,
    )
}

/// The moves that are on the board as text diagrams; nothing without moves, or if the board is no rectangle.
pub(super) fn board_text(shown: &FrameData<'_>) -> Option<String> {
    diagrams(shown, shown.on_board.replay?)
}

/// The whole line, or the play-out so far, as text diagrams.
pub(super) fn line_text(shown: &FrameData<'_>) -> Option<String> {
    diagrams(shown, &*whole_line(shown)?.moves)
}

/// The whole line, or the play-out so far, as it is written down in a game: with its result, and what is told of each move.
pub(super) fn written_line(shown: &FrameData<'_>) -> Option<Vec<WrittenMove>> {
    whole_line(shown)?.written
}

/// Begins to draw a picture for the clipboard.
pub(super) fn copy(shown: &FrameData<'_>, of: PictureSubject, jobs: &mut Jobs, ctx: &Context) {
    if let Some(drawing) = drawing(shown, of, ctx.theme()) {
        jobs.paint(drawing);
    }
}

/// Puts a picture on the clipboard that has been drawn for it.
pub(crate) fn copy_painted(messages: &mut Messages, jobs: &mut Jobs, ctx: &Context) {
    match jobs.take_painted() {
        None => {}
        Some(Err(_)) => messages.say_error(Label::PictureFailed),
        Some(Ok(pixels)) => {
            let size = [pixels.width, pixels.height].map(|side| side as usize);
            ctx.copy_image(ColorImage::from_rgba_unmultiplied(size, &pixels.rgba));
            messages.say(Label::Copied);
        }
    }
}

/// Writes the picture that was asked for, over this and nothing else.
pub(super) fn save(view: &mut View, jobs: &mut Jobs, path: PathBuf, picture: Picture, over: Over) {
    let Some(drawing) = view.picture.clone() else {
        return;
    };
    let scale = match picture.of {
        PictureSubject::Board
        | PictureSubject::Line
        | PictureSubject::Tree
        | PictureSubject::Table
        | PictureSubject::Plot => SCALE,
        PictureSubject::Thermograph
        | PictureSubject::Curve
        | PictureSubject::Values
        | PictureSubject::Plane => THERMOGRAPH_SCALE,
    };
    let kind = PictureKind::of(&path).unwrap_or(picture.kind);
    let work = move || match kind {
        PictureKind::Svg => svg(&drawing, None).into_bytes(),
        PictureKind::Png => png(&drawing, Size::times(scale, &drawing)),
    };
    view.messages.drop(Topic::NotWritten);
    jobs.export(path, PathUse::Picture(picture), over, work);
}

/// Writes the table that was asked for, over this and nothing else.
pub(super) fn save_table(
    view: &mut View,
    jobs: &mut Jobs,
    path: PathBuf,
    purpose: PathUse,
    over: Over,
) {
    let Some(text) = view.table.clone() else {
        return;
    };
    view.messages.drop(Topic::NotWritten);
    jobs.export(path, purpose, over, move || text.into_bytes());
}
