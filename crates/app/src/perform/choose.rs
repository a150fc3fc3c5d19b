//! Asks where a file is to be read or written.

use std::path::{Path, PathBuf};

use semeai_session::Session;
use semeai_session::file::{FileFormat, ListGames};

use crate::commands::meaning::place_among_games;
use crate::sciences;
use crate::storage::jobs::Jobs;
use crate::typed_texts::{PathField, PathUse, TypedTexts};

/// Asks for a file, in a dialog or in the window.
pub(super) fn choose(session: &Session, typed: &mut TypedTexts, jobs: &mut Jobs, purpose: PathUse) {
    if !jobs.choose(purpose, suggestion(session, purpose)) {
        path_field(session, typed, purpose);
    }
}

/// What a file is best called: as the document's, or as a picture beside it.
fn suggestion(session: &Session, purpose: PathUse) -> Option<PathBuf> {
    let (file, near) = (session.history().file(), session.history().file_nearby());
    let ending = FileFormat::of_board(session.document().topology()).ending();
    let name =
        own_name(session).unwrap_or_else(|| sciences::on(session).about.file_name.to_owned());
    let name = format!("{name}.{ending}");
    match purpose {
        PathUse::Open | PathUse::Gather => near.map(Path::to_path_buf),
        PathUse::OpenFolder => near.and_then(Path::parent).map(Path::to_path_buf),
        // The name of another document's file is none for this one.
        PathUse::Save => Some(match (file, near) {
            (Some(file), _) => file.with_extension(ending),
            (None, Some(near)) => near.with_file_name(name),
            // A name to save under without a keyboard.
            (None, None) => name.into(),
        }),
        PathUse::Picture(picture) => Some(beside(near, &picture.file_name())),
        PathUse::Results => Some(beside(near, "results.csv")),
        PathUse::Table(format) => Some(beside(near, format.file_name())),
        // Beside the file that it is made of, by its name.
        PathUse::Handout => Some(match near {
            Some(near) => near.with_extension("pdf"),
            None => own_name(session)
                .map_or_else(|| "handout.pdf".into(), |own| format!("{own}.pdf").into()),
        }),
    }
}

/// What a lesson of somebody's own is called, if it has a name that a file can have: after its position, or with what the titles of all
/// its positions begin with.
fn own_name(session: &Session) -> Option<String> {
    let document = session.document();
    let (_, count) = place_among_games(session);
    if count < 2 && !document.is_of_lesson() {
        return None;
    }
    let is_fit = |sign: char| sign.is_alphanumeric() || matches!(sign, ' ' | '-' | '_');
    let title = common_title(session);
    let has_name = !title.is_empty() && title.chars().count() <= LONGEST_NAME;
    let title = Some(title).filter(|title| has_name && title.chars().all(is_fit));
    Some(title.unwrap_or_else(|| "lesson".to_owned()))
}

/// The words that the titles of all positions of the file begin with.
fn common_title(session: &Session) -> String {
    let mut words: Vec<&str> = session.document().text.title.split_whitespace().collect();
    let beside = session.answer::<ListGames>();
    for title in beside
        .iter()
        .flat_map(|it| it.before.iter().chain(&it.after))
    {
        let pairs = words.iter().zip(title.split_whitespace());
        let same = pairs.take_while(|&(own, other)| *own == other).count();
        words.truncate(same);
    }
    words.join(" ")
}

/// A title of more signs is none for a file.
const LONGEST_NAME: usize = 40;

/// A file of this name beside that of the document, if there is one.
fn beside(near: Option<&Path>, name: &str) -> PathBuf {
    near.map_or_else(|| name.into(), |near| near.with_file_name(name))
}

/// Asks for a path in the window.
pub(super) fn path_field(session: &Session, typed: &mut TypedTexts, purpose: PathUse) {
    let suggested = suggestion(session, purpose);
    let suggested = match purpose {
        // What stands beside the lesson is added to it, and not the lesson itself.
        PathUse::Gather => suggested.and_then(|path| Some(path.parent()?.join(""))),
        _ => suggested,
    };
    let text = suggested.map(|path| path.display().to_string());
    typed.path = Some(PathField {
        purpose,
        text: text.unwrap_or_default(),
        wants_focus: true,
        is_completed: false,
    });
}

#[cfg(test)]
mod tests {
    use semeai_session::Subject;

    use super::*;

    #[test]
    fn a_document_without_a_file_is_called_after_its_subject() {
        for (subject, name) in [
            (Subject::Race, "race.sgf"),
            (Subject::Endgame, "endgame.sgf"),
        ] {
            let mut document = crate::samples::opening();
            document.subject = subject;
            let session = Session::new(document);
            let suggested = suggestion(&session, PathUse::Save);
            assert_eq!(suggested, Some(name.into()));
        }
    }

    #[test]
    fn a_lesson_is_called_after_its_position_or_so() {
        for (title, name) in [
            ("Three against three", "Three against three.sgf"),
            ("まず連絡", "まず連絡.sgf"),
            ("", "lesson.sgf"),
            ("Black/White: who?", "lesson.sgf"),
            ("..", "lesson.sgf"),
        ] {
            let mut document = crate::samples::opening();
            document.text.title = title.to_owned();
            let question = &mut document.lesson.question;
            question.write(semeai_session::Language::ENGLISH, "Who wins?");
            let session = Session::new(document);
            let suggested = suggestion(&session, PathUse::Save);
            assert_eq!(suggested, Some(name.into()));
        }
    }
}
