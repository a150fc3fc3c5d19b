//! Draws what the window shows: for files, for the clipboard, and as text.

use std::path::PathBuf;

use egui::{ColorImage, Context};
use semeai_picture::board::{Area, BoardPicture, board};
use semeai_picture::curve::{CurvePicture, curve};
use semeai_picture::png::png;
use semeai_picture::svg::svg;
use semeai_picture::thermograph::{ThermographPicture, thermograph};
use semeai_picture::tree::{TreeImage, tree};
use semeai_picture::{Drawing, Size, Theme, line};
use semeai_session::Coordinates;
use semeai_session::file::Over;
use semeai_session::file::sgf::WrittenMove;
use semeai_session::play_out::{Numbered, written};
use semeai_words::endgame::order::{self, order_heading, rule_rows};
use semeai_words::endgame::play;
use semeai_words::labels::Label;
use semeai_words::race::play_out::{line_comments, numbered_note, threat_comments};
use semeai_words::race::solution::start::start_sentence;

use super::{sums, values};
use crate::board_view;
use crate::jobs::{Jobs, SCALE};
use crate::messages::{Messages, Topic};
use crate::mode::Mode;
use crate::shown::{Line, Shown};
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
        Pictured::Board => {
            let line = Line::on_board(shown).map(|line| line.numbered());
            Some(board_drawing(shown, line.as_ref(), theme))
        }
        Pictured::Line => {
            let line = Line::whole(shown)?.numbered();
            Some(board_drawing(shown, Some(&line), theme))
        }
        Pictured::Tree => {
            let (items, title) = shown.science.tree(shown)?;
            Some(tree(&TreeImage {
                topology: shown.document.topology(),
                items: &items,
                direction: tree_view::direction(shown),
                title,
                theme,
            }))
        }
        Pictured::Curve => curve_drawing(shown, theme),
        Pictured::Thermograph => {
            let (graph, title) = shown.science.thermograph(shown)?;
            Some(thermograph(&ThermographPicture {
                graph,
                scaffolds: None,
                title,
                theme,
            }))
        }
        Pictured::Values => values::drawing(shown.session, &shown.view.looks),
        Pictured::Plane => sums::drawing(shown),
    }
}

/// What the biggest move is worth along the best line of the start that is looked at.
fn curve_drawing(shown: &Shown<'_>, theme: Theme) -> Option<Drawing> {
    let report = shown.endgame()?;
    let worths = report.worths(shown.view.endgame.line.first)?;
    Some(curve(&CurvePicture {
        worths: &worths,
        title: shown.label(Label::TemperatureCurve),
        theme,
    }))
}

fn board_drawing(shown: &Shown<'_>, line: Option<&Numbered>, theme: Theme) -> Drawing {
    let topology = shown.document.topology();
    let mut scene = board_view::scene(shown);
    let mut notes = Vec::new();
    if let Some(numbered) = line {
        line::number(&mut scene, numbered);
        notes.push(numbered_note(numbered, topology, shown.language()));
    }
    let points = shown.document.crop.map(|crop| crop.points(topology));
    board(&BoardPicture {
        topology,
        scene: &scene,
        area: Area::of(topology, &points.unwrap_or_default()),
        coordinates: shown
            .settings
            .has_coordinates
            .then_some(Coordinates::Letters),
        theme,
        notes: &notes,
    })
}

impl Line {
    /// The moves that are on the board.
    fn on_board(shown: &Shown<'_>) -> Option<Self> {
        let endgame = || Some(Self::Endgame(Box::new(shown.endgame_replay()?.clone())));
        let race = shown.replay().cloned().map(Box::new);
        race.map(Self::Race).or_else(endgame)
    }

    /// The best line to its end, or the play-out so far.
    fn whole(shown: &Shown<'_>) -> Option<Self> {
        let line = shown.science.line(shown);
        line.filter(|_| !shown.hides_answers() || shown.view.mode == Mode::PlayOut)
    }

    fn numbered(&self) -> Numbered {
        match self {
            Self::Race(game) => Numbered::of(game),
            Self::Endgame(game) => Numbered::of(game),
        }
    }

    /// The moves as text diagrams; nothing if the board is no rectangle.
    fn text(&self, shown: &Shown<'_>) -> Option<String> {
        let topology = shown.document.topology();
        let mut scene = board_view::scene(shown);
        scene.candidates.clear();
        let note = |part: &Numbered| numbered_note(part, topology, shown.language());
        let title = &shown.document.title;
        let crop = shown.document.crop.as_ref();
        match self {
            Self::Race(game) => line::text(topology, (&scene, &**game), crop, title, note),
            Self::Endgame(game) => line::text(topology, (&scene, &**game), crop, title, note),
        }
    }
}

/// The moves that are on the board as text diagrams; nothing without moves, or if the board is no rectangle.
pub(super) fn board_text(shown: &Shown<'_>) -> Option<String> {
    Line::on_board(shown)?.text(shown)
}

/// The whole line, or the play-out so far, as text diagrams.
pub(super) fn line_text(shown: &Shown<'_>) -> Option<String> {
    Line::whole(shown)?.text(shown)
}

/// The whole line, or the play-out so far, as it is written down in a game: with its result, and what is told of each move.
pub(super) fn written_line(shown: &Shown<'_>) -> Option<Vec<WrittenMove>> {
    let language = shown.language();
    let is_played = shown.view.mode == Mode::PlayOut;
    let played = shown.label(Label::PlayOut);
    match Line::whole(shown)? {
        Line::Race(line) => {
            let heading = if is_played {
                played.to_owned()
            } else {
                let solved = shown.session.solved()?;
                start_sentence(solved, shown.view.line.first, language)
            };
            let comments = line_comments(&line, language);
            let threats = threat_comments(language);
            Some(written(&line, &heading, &comments, threats))
        }
        Line::Endgame(line) => {
            let (heading, comments) = if is_played {
                let komi = shown.document.counting.komi;
                let comments = play::line_comments(&line, komi, language);
                (played.to_owned(), comments)
            } else {
                endgame_line_words(shown)?
            };
            Some(written(&line, &heading, &comments, ["", ""]))
        }
    }
}

/// What is written of the line of an endgame that is looked at: how a rule goes wrong, or best play.
fn endgame_line_words(shown: &Shown<'_>) -> Option<(String, Vec<String>)> {
    let (language, report) = (shown.language(), shown.endgame()?);
    let (first, komi) = (shown.view.endgame.line.first, shown.document.counting.komi);
    let topology = shown.document.topology();
    if let Some(rule) = shown.view.endgame.rule {
        let rows = rule_rows(report, first, komi, topology, language);
        let row = rows.into_iter().find(|row| row.strategy == rule)?;
        let heading = format!("{}: {}", row.name, row.error?.text);
        return Some((heading, Vec::new()));
    }
    let heading = order_heading(report, first, komi, language)?;
    let comments = order::line_comments(report, first, komi, topology, language);
    Some((heading, comments))
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
        Some(Err(_)) => messages.say_error(Label::PictureFailed),
        Some(Ok(pixels)) => {
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
        Pictured::Thermograph | Pictured::Curve | Pictured::Values | Pictured::Plane => {
            THERMOGRAPH_SCALE
        }
    };
    let kind = PictureKind::of(&path).unwrap_or(picture.kind);
    let work = move || match kind {
        PictureKind::Svg => svg(&drawing, None).into_bytes(),
        PictureKind::Png => png(&drawing, Size::times(scale, &drawing)),
    };
    view.messages.drop(Topic::NotWritten);
    jobs.write_picture(path, picture, over, work);
}
