//! Draws what the window shows: for files, for the clipboard, and as text.

use std::path::PathBuf;

use egui::{ColorImage, Context};
use semeai_picture::board::{Area, BoardPicture, Coordinates, board};
use semeai_picture::png::png;
use semeai_picture::svg::svg;
use semeai_picture::thermograph::{ThermographPicture, thermograph};
use semeai_picture::tree::{TreeImage, tree};
use semeai_picture::{Drawing, Size, Theme, line};
use semeai_session::file::Over;
use semeai_session::file::sgf::WrittenMove;
use semeai_session::play_out::{Numbered, PlayOut, written};
use semeai_words::labels::Label;
use semeai_words::play_out::{line_comments, numbered_note, threat_comments};

use super::{sums, values};
use crate::board_view;
use crate::jobs::{Jobs, SCALE};
use crate::messages::{Messages, Topic};
use crate::shown::Shown;
use crate::tree_view;
use crate::typed::{Picture, PictureKind, Pictured};
use crate::view::View;

/// A thermograph of points is so many times as large as it is by itself.
const THERMOGRAPH_SCALE: f32 = 3.0;

/// Draws what is shown, in the colours of the window but for thermographs of the Values panel, which are for paper; nothing
/// if it is not there.
pub(super) fn drawing(shown: &Shown<'_>, of: Pictured, theme: egui::Theme) -> Option<Drawing> {
    let theme = match theme {
        egui::Theme::Light => Theme::Light,
        egui::Theme::Dark => Theme::Dark,
    };
    match of {
        Pictured::Board => Some(board_drawing(shown, shown.replay(), theme)),
        Pictured::Line => {
            let line = whole_line(shown)?;
            Some(board_drawing(shown, Some(&line), theme))
        }
        Pictured::Tree => {
            let (_, region) = shown.region()?;
            Some(tree(&TreeImage {
                topology: shown.document.topology(),
                tree: &region.tree,
                direction: tree_view::direction(shown),
                title: &region.id,
                theme,
            }))
        }
        Pictured::Thermograph => {
            let value = shown.node()?.value.as_ref()?;
            let (graph, title) = if shown.view.looks.is_cooled {
                (&value.cooled_thermograph, &value.cooled)
            } else {
                (&value.thermograph, &value.text)
            };
            Some(thermograph(&ThermographPicture {
                graph,
                scaffolds: None,
                title: title.as_str(),
                theme,
            }))
        }
        Pictured::Values => values::drawing(shown.session, &shown.view.looks),
        Pictured::Plane => sums::drawing(shown),
    }
}

fn board_drawing(shown: &Shown<'_>, replay: Option<&PlayOut>, theme: Theme) -> Drawing {
    let topology = shown.document.topology();
    let mut scene = board_view::scene(shown);
    let mut notes = Vec::new();
    if let Some(game) = replay {
        let numbered = Numbered::of(game);
        line::number(&mut scene, &numbered);
        notes.push(numbered_note(&numbered, topology, shown.language()));
    }
    let points = shown.document.crop.map(|crop| crop.points(topology));
    board(&BoardPicture {
        topology,
        scene: &scene,
        area: Area::of(topology, &points.unwrap_or_default()),
        coordinates: if shown.settings.has_coordinates {
            Coordinates::Shown
        } else {
            Coordinates::Hidden
        },
        theme,
        notes: &notes,
    })
}

/// The best line of a proof to its end, or the play-out so far.
fn whole_line(shown: &Shown<'_>) -> Option<PlayOut> {
    match shown.game() {
        Some(game) => Some(game.clone()),
        None => shown.view.line.whole(),
    }
}

/// The moves that are on the board as text diagrams; nothing without moves, or if the board is no rectangle.
pub(super) fn board_text(shown: &Shown<'_>) -> Option<String> {
    text(shown, shown.replay()?)
}

/// The whole line, or the play-out so far, as text diagrams.
pub(super) fn line_text(shown: &Shown<'_>) -> Option<String> {
    text(shown, &whole_line(shown)?)
}

fn text(shown: &Shown<'_>, game: &PlayOut) -> Option<String> {
    let topology = shown.document.topology();
    let mut scene = board_view::scene(shown);
    scene.candidates.clear();
    let note = |part: &Numbered| numbered_note(part, topology, shown.language());
    let title = &shown.document.title;
    let crop = shown.document.crop.as_ref();
    line::text(topology, (&scene, game), crop, title, note)
}

/// The whole line, or the play-out so far, as it is written down in a game: with its result and the liberties after each move.
pub(super) fn written_line(shown: &Shown<'_>) -> Option<Vec<WrittenMove>> {
    let line = whole_line(shown)?;
    let language = shown.language();
    let heading = match shown.game() {
        Some(_) => shown.label(Label::PlayOut).to_owned(),
        None => {
            let solved = shown.session.solved()?;
            semeai_words::start_sentence(solved, shown.view.line.first, language)
        }
    };
    let comments = line_comments(&line, language);
    Some(written(
        &line,
        &heading,
        &comments,
        threat_comments(language),
    ))
}

/// Begins to draw a picture for the clipboard.
pub(super) fn copy(shown: &Shown<'_>, of: Pictured, jobs: &mut Jobs, ctx: &Context) {
    if let Some(drawing) = drawing(shown, of, ctx.theme()) {
        jobs.paint(drawing);
    }
}

/// Puts a picture on the clipboard that has been drawn for it.
pub(crate) fn copy_painted(messages: &mut Messages, jobs: &mut Jobs, ctx: &Context) {
    match jobs.take_painted() {
        None => {}
        Some(None) => messages.say_error(Label::PictureFailed),
        Some(Some(pixels)) => {
            let size = [pixels.width, pixels.height].map(|side| side as usize);
            ctx.copy_image(ColorImage::from_rgba_unmultiplied(size, &pixels.rgba));
            messages.say(Label::Copied);
        }
    }
}

/// Writes the picture that was asked for, over this and nothing else.
pub(super) fn save(
    view: &mut View,
    jobs: &mut Jobs,
    (path, picture): (PathBuf, Picture),
    over: Over,
) {
    let Some(drawing) = view.picture.clone() else {
        return;
    };
    let scale = match picture.of {
        Pictured::Board | Pictured::Line | Pictured::Tree => SCALE,
        Pictured::Thermograph | Pictured::Values | Pictured::Plane => THERMOGRAPH_SCALE,
    };
    let kind = PictureKind::of(&path).unwrap_or(picture.kind);
    let work = move || match kind {
        PictureKind::Svg => svg(&drawing, None).into_bytes(),
        PictureKind::Png => png(&drawing, Size::times(scale, &drawing)),
    };
    view.messages.drop(Topic::Taken);
    jobs.write_picture(path, picture, over, work);
}
