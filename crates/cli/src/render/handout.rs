//! The positions of files as a handout: problems on pages, and their answers behind them.

use std::ffi::OsStr;
use std::io::Read;
use std::path::{Path, PathBuf};

use semeai_picture::Drawing;
use semeai_picture::handout::pages;
use semeai_session::handout::{positions, solved, too_many};
use semeai_session::{Control, Document, Phrasing, Subject};
use semeai_sheets::handout::handout_texts;
use semeai_words::handout::handout_error;

use super::options::RenderArguments;
use crate::input::{Source, file_notices, load, refusal, wanted};
use crate::status::{CommandError, Failure};

/// The pages of a handout, with the title of it all.
pub(super) struct Handout {
    pub(super) title: String,
    pub(super) pages: Vec<Drawing>,
}

/// Makes a handout of every position of the files, or of the one that is asked for of each.
///
/// # Errors
///
/// What is wrong with a file, or that there are too many positions.
pub(super) fn draw(
    arguments: &mut RenderArguments,
    input: &mut dyn Read,
    notices: &mut Vec<String>,
) -> Result<Handout, Failure> {
    let phrasing = Phrasing::from(arguments.language);
    let mut documents = of_source(&arguments.source.clone(), arguments, input, notices)?;
    for name in arguments.more.clone() {
        documents.extend(of_source(&Source::file(name), arguments, input, notices)?);
        too_many(documents.len()).map_err(|error| handout_error(&error, phrasing))?;
    }
    let title = title(arguments);
    let problems = solved(documents, arguments.limit.time(), &Control::default());
    let texts = handout_texts(&problems, &title, phrasing);
    Ok(Handout {
        pages: pages(&problems, &texts),
        title,
    })
}

fn of_source(
    source: &Source,
    arguments: &mut RenderArguments,
    input: &mut dyn Read,
    notices: &mut Vec<String>,
) -> Result<Vec<Document>, Failure> {
    let phrasing = Phrasing::from(arguments.language);
    let choice = wanted(arguments.game, arguments.after_move);
    let loaded = load(source, choice, &mut arguments.limit, input, phrasing)?;
    let is_one = arguments.game.is_some() || arguments.after_move.is_some();
    // Which game of several it is says nothing where all of them are there.
    let told = file_notices(&loaded, phrasing).into_iter();
    notices.extend(told.skip(usize::from(!is_one && loaded.games > 1)));
    let mut documents = match is_one {
        true => vec![loaded.document],
        false => positions(&loaded.document, false)
            .map_err(|error| refusal(&source.name(), &handout_error(&error, phrasing), phrasing))?,
    };
    if arguments.endgame {
        for document in &mut documents {
            document.subject = Subject::Endgame;
        }
    }
    Ok(documents)
}

/// What one file is called, without its ending; several have no name together.
fn title(arguments: &RenderArguments) -> String {
    let name = arguments.source.name();
    let stem = Path::new(&*name).file_stem().and_then(OsStr::to_str);
    match stem {
        Some(stem) if arguments.more.is_empty() && name != "-" => stem.to_owned(),
        _ => String::new(),
    }
}

/// The file of a page where each has one of its own: `lesson-2.png`.
pub(super) fn page_file(path: &Path, number: usize) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let end = path.extension().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!("{stem}-{number}.{end}"))
}

/// Refuses every file to write that is one to read.
///
/// # Errors
///
/// If one is.
pub(super) fn refuse_inputs(
    arguments: &RenderArguments,
    output: &Path,
) -> Result<(), CommandError> {
    let phrasing = Phrasing::from(arguments.language);
    let names = arguments.more.iter().map(String::as_str);
    names
        .chain([&*arguments.source.name()])
        .try_for_each(|name| crate::output::refuse_input(name, output, phrasing))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_called_after_the_whole_with_its_number() {
        let page = page_file(Path::new("a.b/lesson.one.png"), 3);
        assert_eq!(page, Path::new("a.b/lesson.one-3.png"));
    }
}
