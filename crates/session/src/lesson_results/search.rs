//! A position that was asked, found again in its file.

use super::name::LessonName;
#[cfg(not(target_family = "wasm"))]
use super::name::PositionNames;
use super::place::LessonPlace;
use crate::action::Action;
use crate::apply::apply;
use crate::document::Document;
use crate::file::{
    FileContent, FileError, MOST_GATHERED, PositionChoice, each_position, parse_wanted,
};
#[cfg(not(target_family = "wasm"))]
use crate::file::{Stamp, bytes_until, parse};
use crate::game::NodeId;
#[cfg(not(target_family = "wasm"))]
use crate::host::Control;
#[cfg(not(target_family = "wasm"))]
use std::path::Path;

/// A file in which a position was asked.
#[derive(Clone, Debug, PartialEq)]
pub struct AskedPosition {
    /// The position, or where it is not there any more, the file as it opens.
    pub content: FileContent,
    /// Whether it is the position.
    pub is_found: bool,
}

/// Finds a position again that was asked: where it was, or elsewhere in its file, for positions are put in another order. The name is
/// for messages.
///
/// Cost: the text is read a few times at most, whatever the number of its games; of more than [`MOST_GATHERED`] the first are
/// looked at.
///
/// ```
/// use std::path::Path;
/// use semeai_session::file::parse_game;
/// use semeai_session::lesson_results::{LessonName, LessonPlace, find_asked};
///
/// let text = b"(;SZ[5]AB[aa])(;SZ[5]AB[bb])";
/// let asked = parse_game("two.sgf", text, 1).expect("two").document;
/// let place = LessonPlace::of(Path::new("two.sgf"), 1, &asked).expect("a text");
/// let name = LessonName::of_position(&asked);
/// let found = find_asked("two.sgf", b"(;SZ[5]AB[bb])", &name, &place).expect("readable");
/// assert!(found.is_found, "it is the first by now");
/// let found = find_asked("two.sgf", b"(;SZ[5]AB[cc])", &name, &place).expect("readable");
/// assert!(!found.is_found);
/// ```
///
/// # Errors
///
/// As [`parse`].
pub fn find_asked(
    name: &str,
    bytes: &[u8],
    lesson: &LessonName,
    place: &LessonPlace,
) -> Result<AskedPosition, FileError> {
    let game = |game| {
        let wanted = PositionChoice {
            game,
            ..PositionChoice::default()
        };
        parse_wanted(name, bytes, wanted)
    };
    let found = |mut content: FileContent| {
        let is_found = becomes(&mut content.document, lesson, place);
        is_found.then_some(AskedPosition { content, is_found })
    };
    if let Some(found) = game(Some(place.game)).ok().and_then(found) {
        return Ok(found);
    }
    let each = each_position(name, bytes, MOST_GATHERED)?;
    let mut others = each.into_iter().enumerate().filter_map(|(number, read)| {
        let is_it = becomes(&mut read.ok()?.document, lesson, place);
        is_it.then_some(number)
    });
    let elsewhere = others.next().and_then(|number| game(Some(number)).ok());
    match elsewhere.and_then(found) {
        Some(found) => Ok(found),
        None => Ok(AskedPosition {
            content: game(None)?,
            is_found: false,
        }),
    }
}

/// Makes a document the position that was asked, if it is one of its game: as it opens, or where it stood.
fn becomes(document: &mut Document, lesson: &LessonName, place: &LessonPlace) -> bool {
    let node = place.node.and_then(NodeId::new);
    if let Some(node) = node.filter(|&node| document.standing() != Some(node)) {
        let mut there = document.clone();
        let is_there = apply(&mut there, &Action::Game(node)).is_ok();
        if is_there && looked_at(&mut there, lesson) {
            *document = there;
            return true;
        }
    }
    looked_at(document, lesson)
}

/// Whether a document is what was asked, whatever it is looked at for in its file: then it is looked at for that.
fn looked_at(document: &mut Document, lesson: &LessonName) -> bool {
    let subject = lesson.subject_of(document);
    if let Some(subject) = subject {
        document.subject = subject;
    }
    subject.is_some()
}

/// As [`find_asked`], of the file itself, with what it takes to see later whether it is still the same.
///
/// # Errors
///
/// As [`read_stamped`](crate::file::read_stamped).
#[cfg(not(target_family = "wasm"))]
pub fn read_asked(
    lesson: &LessonName,
    place: &LessonPlace,
    control: &Control,
) -> Result<(AskedPosition, Stamp), FileError> {
    let bytes = bytes_until(place.path(), control)?;
    let found = find_asked(&place.file, &bytes, lesson, place)?;
    Ok((found, Stamp::of(&bytes)))
}

/// The names of every position of a file, as each opens; of more than [`MOST_GATHERED`] those of the first. Of one that cannot be read
/// beside others there are none.
///
/// # Errors
///
/// As [`read_stamped`](crate::file::read_stamped).
#[cfg(not(target_family = "wasm"))]
pub fn read_names(path: &Path, control: &Control) -> Result<Vec<Option<PositionNames>>, FileError> {
    let bytes = bytes_until(path, control)?;
    let name = path.display().to_string();
    let opened = parse(&name, &bytes)?;
    if opened.games < 2 {
        return Ok(vec![Some(PositionNames::of(&opened.document))]);
    }
    let each = each_position(&name, &bytes, MOST_GATHERED)?.into_iter();
    Ok(each
        .map(|read| Some(PositionNames::of(&read.ok()?.document)))
        .collect())
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::Subject;
    use crate::file::{parse, parse_game};

    const THREE: &str = "(;SZ[9]GN[One]AB[aa])(;SZ[9]GN[Two]AB[bb]AW[cc])(;SZ[9];B[dd];W[ee])";

    fn asked(document: &Document, game: usize) -> (LessonName, LessonPlace) {
        let name = LessonName::of_position(document);
        let place = LessonPlace::of(Path::new("folder/lesson.sgf"), game, document);
        (name, place.expect("a text"))
    }

    fn find(text: &str, (name, place): &(LessonName, LessonPlace)) -> AskedPosition {
        find_asked(&place.file, text.as_bytes(), name, place).expect("readable")
    }

    #[test]
    fn it_is_found_where_it_was_and_where_it_was_put() {
        let two = parse_game("x", THREE.as_bytes(), 1)
            .expect("three")
            .document;
        let asked = asked(&two, 1);
        assert_eq!(asked.1.file_name(), "lesson.sgf");
        let found = find(THREE, &asked);
        assert!(found.is_found && found.content.game == 1);
        let moved = "(;SZ[9]AB[ff])(;SZ[9]AB[gg])(;SZ[5]AB[zz])(;SZ[9]AB[bb]AW[cc])";
        let found = find(moved, &asked);
        assert_eq!((found.is_found, found.content.game), (true, 3));
        // A file that has fewer positions by now.
        let found = find("(;SZ[9]AB[bb]AW[cc])", &asked);
        assert!(found.is_found);
    }

    #[test]
    fn every_position_of_a_file_has_its_names() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("lesson.sgf");
        let text = "(;SZ[9]AB[aa])(;SZ[99])(;SZ[9];B[dd];W[ee])";
        std::fs::write(&path, text).expect("written");
        let names = read_names(&path, &Control::default()).expect("readable");
        let expected = |game| {
            let document = parse_game("x", text.as_bytes(), game).ok()?.document;
            Some(PositionNames::of(&document))
        };
        assert_eq!(names, [expected(0), None, expected(2)]);
        std::fs::write(&path, "no game").expect("written");
        assert!(read_names(&path, &Control::default()).is_err());
    }

    #[test]
    fn what_it_is_looked_at_for_is_what_was_asked() {
        let mut one = parse("x", THREE.as_bytes()).expect("three").document;
        one.subject = Subject::Life;
        let found = find(THREE, &asked(&one, 0));
        assert!(found.is_found);
        assert_eq!(found.content.document.subject, Subject::Life);
    }

    #[test]
    fn a_position_within_a_game_is_found_there() {
        let mut game = parse_game("x", THREE.as_bytes(), 2)
            .expect("three")
            .document;
        let first = game.game.as_ref().and_then(|game| game.after(1));
        let first = Action::Game(first.expect("two moves"));
        apply(&mut game, &first).expect("a game");
        let stones = game.board.setup.stones;
        assert_eq!((stones.black.len(), stones.white.len()), (1, 0));
        let found = find(THREE, &asked(&game, 2));
        assert!(found.is_found);
        assert_eq!(found.content.document.board.setup.stones, stones);
    }

    #[test]
    fn one_that_was_changed_is_not_taken_for_it() {
        let two = parse_game("x", THREE.as_bytes(), 1)
            .expect("three")
            .document;
        let asked = asked(&two, 1);
        let changed = THREE.replace("AB[bb]", "AB[bb][bc]");
        let found = find(&changed, &asked);
        assert!(!found.is_found);
        assert_eq!(
            found.content.document.text.title, "One",
            "the file as it opens"
        );
        let (name, place) = &asked;
        for damaged in ["", "(;SZ[9]AB[aa", "no game", "\u{0}\u{1}"] {
            let found = find_asked("x", damaged.as_bytes(), name, place);
            assert!(found.is_err(), "{damaged:?}");
        }
        let far = LessonPlace {
            game: usize::MAX,
            node: Some(usize::MAX),
            ..place.clone()
        };
        assert!(
            find_asked("x", THREE.as_bytes(), name, &far)
                .expect("readable")
                .is_found
        );
    }
}
