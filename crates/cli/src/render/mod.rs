//! `semeai-cli render`: a picture of a position of a race or an endgame, of a tree, of a thermograph or of a curve.

mod endgame;
mod made;
mod options;
mod part;
mod position;

use std::io::{Read, Write};
use std::path::Path;

use semeai_picture::Size;
use semeai_picture::png::png;
use semeai_picture::svg::svg;
use semeai_race::Unpicked;
use semeai_session::file::Wanted;
use semeai_session::{Language, Subject as About};
use semeai_words::picture::{PictureError, not_in_text, picture_error};

use self::made::{Kind, NoPicture, Picture, Subject};
pub(crate) use self::options::RenderArguments;
use crate::analyze::add_picks;
use crate::endgame::take_marks;
use crate::input::{file_notices, index, load};
use crate::output::{refuse_input, write_file};
use crate::terminal::{complain, tell};
use crate::{ANSWERED, CommandError, Failure, NO_ANSWER};

/// A PNG picture is so many times as large as it is by itself, if nothing else is asked for.
const PNG_SCALE: f32 = 2.0;

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
    let language = Language::from(arguments.language);
    let refusal = |error| picture_error(error, language);
    let name = arguments.output.display().to_string();
    let kind = Kind::of(&arguments.output).ok_or_else(|| refusal(PictureError::NoKind(&name)))?;
    let size = arguments.size.map(Size::new).transpose().map_err(|error| {
        refusal(PictureError::Size {
            size: error.size,
            least: Size::LEAST,
            greatest: Size::GREATEST,
        })
    })?;
    if kind == Kind::Text && arguments.is_part() {
        return Err(refusal(PictureError::NoTextOfPart).into());
    }
    refuse_input(&arguments.file, &arguments.output, language)?;
    let wanted = Wanted {
        game: arguments.game.map(index),
        before_move: arguments.before_move.map(|number| index(number) + 1),
    };
    let mut loaded = load(
        &arguments.file,
        wanted,
        &mut arguments.limit,
        input,
        language,
    )?;
    let is_endgame = arguments.endgame || loaded.document.subject == About::Endgame;
    if is_endgame {
        take_marks(&mut loaded);
    }
    let of_the_other = if is_endgame {
        arguments.only_race().map(PictureError::OnlyRace)
    } else {
        arguments.only_endgame().map(PictureError::OnlyEndgame)
    };
    if let Some(error) = of_the_other {
        return Err(refusal(error).into());
    }
    let mut notices = file_notices(&loaded, language);
    let picks = add_picks(&mut loaded.document, &arguments.picks, language)?;
    if arguments.auto {
        loaded.document.unpicked = Unpicked::Searched;
    }
    let subject = Subject {
        document: loaded.document,
        picks,
    };
    let picture = if is_endgame {
        endgame::draw(arguments, subject.document, kind, &mut notices)
    } else if arguments.is_part() {
        part::draw(arguments, &subject).map(Picture::Drawn)
    } else {
        position::draw(arguments, &subject, kind)
    };
    match picture {
        Ok(picture) => {
            for notice in notices {
                tell(errors, &(notice + "\n"));
            }
            let left_out = arguments.not_in_text();
            if kind == Kind::Text && !left_out.is_empty() {
                tell(errors, &(not_in_text(&left_out, language) + "\n"));
            }
            write(&arguments.output, &picture, kind, size, language)?;
            Ok(ANSWERED)
        }
        Err(NoPicture::BadInput(error)) => Err(error.into()),
        Err(NoPicture::NotKnown(error)) => {
            complain(errors, &error);
            Ok(NO_ANSWER)
        }
    }
}

fn write(
    path: &Path,
    picture: &Picture,
    kind: Kind,
    size: Option<Size>,
    language: Language,
) -> Result<(), CommandError> {
    let bytes = match picture {
        Picture::Written(text) => text.clone().into_bytes(),
        Picture::Drawn(drawing) if kind == Kind::Png => png(
            drawing,
            size.unwrap_or_else(|| Size::times(PNG_SCALE, drawing)),
        ),
        Picture::Drawn(drawing) => svg(drawing, size).into_bytes(),
    };
    write_file(path, bytes, language)
}
