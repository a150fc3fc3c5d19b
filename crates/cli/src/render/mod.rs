//! `semeai-cli render`: a picture of a position of a race or an endgame, of a tree, of a thermograph or of a curve; or the positions
//! of files as a handout.

mod endgame;
mod handout;
mod life;
mod map;
mod options;
mod part;
mod picture;
mod position;

use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use semeai_picture::pdf::{PdfHead, pdf};
use semeai_picture::png::png;
use semeai_picture::svg::svg;
use semeai_picture::{Drawing, Size};
use semeai_race::WithoutPicks;
use semeai_session::file::FileContent;
use semeai_session::{Phrasing, Subject};
use semeai_words::picture::{PictureError, not_in_text, picture_error};

pub(crate) use self::options::RenderArguments;
use self::picture::{FileKind, NoPicture, PickedDocument, Rendering};
use crate::analyze::add_picks;
use crate::endgame::take_marks;
use crate::input::{file_notices, load, wanted};
use crate::output::{refuse_input, write_file};
use crate::status::{ANSWERED, CommandError, Failure, NO_ANSWER};
use crate::terminal::{complain, tell};

/// A PNG picture is so many times as large as it is by itself, if nothing else is asked for.
const PNG_SCALE: f32 = 2.0;
/// A page of a handout in points is so many times as large: 192 points an inch.
const PAGE_SCALE: f32 = 2.0;

/// Writes a picture. Returns the exit status.
///
/// # Errors
///
/// What is wrong with the input, and why the picture cannot be written.
pub(crate) fn run(
    arguments: &mut RenderArguments,
    input: &mut dyn Read,
    errors: &mut dyn Write,
) -> Result<u8, Failure> {
    let phrasing = Phrasing::from(arguments.language);
    let name = arguments.output.display().to_string();
    let (kind, size) =
        file_kind(arguments, &name).map_err(|error| picture_error(error, phrasing))?;
    if arguments.is_handout(kind == FileKind::Pdf) {
        return hand_out(arguments, kind, size, input, errors);
    }
    if !arguments.more.is_empty() {
        return Err(picture_error(PictureError::OneFile, phrasing).into());
    }
    refuse_input(&arguments.source.name(), &arguments.output, phrasing)?;
    let loaded = load(
        &arguments.source,
        wanted(arguments.game, arguments.after_move),
        &mut arguments.limit,
        input,
        phrasing,
    )?;
    if let Some(option) = arguments.life.said().filter(|_| !arguments.classes) {
        return Err(picture_error(PictureError::OnlyClasses(option), phrasing).into());
    }
    let mut notices = Vec::new();
    let picture = if let Some(expression) = &arguments.map {
        notices.extend(file_notices(&loaded, phrasing));
        map::draw(arguments, expression, &loaded.document, kind)
    } else if arguments.classes {
        notices.extend(file_notices(&loaded, phrasing));
        life::draw(arguments, &loaded.document, kind, &mut notices)
    } else if arguments.endgame || loaded.document.subject == Subject::Endgame {
        of_endgame(arguments, loaded, kind, &mut notices)
    } else {
        of_race(arguments, loaded, kind, &mut notices)
    };
    match picture {
        Ok(picture) => {
            let options = arguments.not_in_text();
            if kind == FileKind::Text && !options.is_empty() {
                notices.push(not_in_text(&options, phrasing));
            }
            for notice in notices {
                tell(errors, &(notice + "\n"));
            }
            write(&arguments.output, &picture, kind, size, phrasing)?;
            Ok(ANSWERED)
        }
        Err(NoPicture::BadInput(error)) => Err(error.into()),
        Err(NoPicture::NotKnown(error)) => {
            complain(errors, &error);
            Ok(NO_ANSWER)
        }
    }
}

/// Writes a handout: a PDF file, or a picture of each page. Returns the exit status.
fn hand_out(
    arguments: &mut RenderArguments,
    kind: FileKind,
    size: Option<Size>,
    input: &mut dyn Read,
    errors: &mut dyn Write,
) -> Result<u8, Failure> {
    let phrasing = Phrasing::from(arguments.language);
    if kind == FileKind::Text {
        return Err(picture_error(PictureError::NoTextOfPages, phrasing).into());
    }
    handout::refuse_inputs(arguments, &arguments.output)?;
    let mut notices = Vec::new();
    let made = handout::draw(arguments, input, &mut notices)?;
    for notice in notices {
        tell(errors, &(notice + "\n"));
    }
    if kind == FileKind::Pdf {
        let head = PdfHead {
            title: &made.title,
            language: phrasing.language.code(),
        };
        write_file(&arguments.output, pdf(&made.pages, head), phrasing)?;
        return Ok(ANSWERED);
    }
    let pages: Vec<(PathBuf, Vec<u8>)> = (1..)
        .zip(&made.pages)
        .map(|(number, page)| {
            let path = handout::page_file(&arguments.output, number);
            (path, picture_bytes(page, kind, size, PAGE_SCALE))
        })
        .collect();
    for (path, _) in &pages {
        handout::refuse_inputs(arguments, path)?;
    }
    for (path, bytes) in &pages {
        write_file(path, bytes, phrasing)?;
    }
    Ok(ANSWERED)
}

fn of_endgame(
    arguments: &RenderArguments,
    mut loaded: FileContent,
    kind: FileKind,
    notices: &mut Vec<String>,
) -> Result<Rendering, NoPicture> {
    let phrasing = Phrasing::from(arguments.language);
    take_marks(&mut loaded);
    if let Some(option) = arguments.only_race() {
        return Err(picture_error(PictureError::OnlyRace(option), phrasing).into());
    }
    notices.extend(file_notices(&loaded, phrasing));
    if !arguments.endgame && !arguments.shows_found() {
        let (document, picks) = (loaded.document, Vec::new());
        return position::draw(arguments, &PickedDocument { document, picks }, kind);
    }
    endgame::draw(arguments, loaded.document, kind, notices)
}

fn of_race(
    arguments: &RenderArguments,
    loaded: FileContent,
    kind: FileKind,
    notices: &mut Vec<String>,
) -> Result<Rendering, NoPicture> {
    let phrasing = Phrasing::from(arguments.language);
    if let Some(option) = arguments.only_endgame() {
        return Err(picture_error(PictureError::OnlyEndgame(option), phrasing).into());
    }
    notices.extend(file_notices(&loaded, phrasing));
    let mut document = loaded.document;
    let picks = add_picks(&mut document, &arguments.picks, phrasing)?;
    if arguments.auto {
        document.race.unpicked = WithoutPicks::Searched;
    }
    let picked = PickedDocument { document, picks };
    if arguments.is_part() {
        part::draw(arguments, &picked).map(Rendering::Drawn)
    } else {
        position::draw(arguments, &picked, kind)
    }
}

/// What the picture is written as, and how large, if that is said.
fn file_kind<'a>(
    arguments: &RenderArguments,
    name: &'a str,
) -> Result<(FileKind, Option<Size>), PictureError<'a>> {
    let kind = FileKind::of(&arguments.output).ok_or(PictureError::NoKind(name))?;
    let size = arguments.size.map(Size::new).transpose();
    let size = size.map_err(|error| PictureError::Size {
        size: error.size,
        least: Size::LEAST,
        greatest: Size::GREATEST,
    })?;
    if kind == FileKind::Text && arguments.is_part() {
        return Err(PictureError::NoTextOfPart);
    }
    Ok((kind, size))
}

fn write(
    path: &Path,
    picture: &Rendering,
    kind: FileKind,
    size: Option<Size>,
    phrasing: Phrasing,
) -> Result<(), CommandError> {
    let bytes = match picture {
        Rendering::Written(text) => text.clone().into_bytes(),
        Rendering::Drawn(drawing) if kind == FileKind::Pdf => {
            let head = PdfHead {
                title: "",
                language: phrasing.language.code(),
            };
            pdf(std::slice::from_ref(drawing), head)
        }
        Rendering::Drawn(drawing) => picture_bytes(drawing, kind, size, PNG_SCALE),
    };
    write_file(path, bytes, phrasing)
}

/// A picture as points, so many times as large as it is by itself if no size is asked for, or as lines.
fn picture_bytes(drawing: &Drawing, kind: FileKind, size: Option<Size>, scale: f32) -> Vec<u8> {
    match kind {
        FileKind::Png => png(drawing, size.unwrap_or_else(|| Size::times(scale, drawing))),
        _ => svg(drawing, size).into_bytes(),
    }
}
