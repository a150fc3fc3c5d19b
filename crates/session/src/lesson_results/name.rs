//! By what a lesson is known again.

use semeai_board::Color;

use crate::compose::ExerciseName;
use crate::counting::Subject;
use crate::document::Document;
use crate::samples::Sample;

/// By what a lesson is known again.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LessonName {
    /// A sample of the box by the name that never changes; perhaps one of another version.
    Sample(String),
    /// An exercise.
    Exercise(ExerciseName),
    /// A position of somebody's own, by its stones and what is asked of it: see [`LessonName::of_position`].
    Position(u64),
}

impl LessonName {
    /// A sample of the box.
    pub fn of_sample(sample: Sample) -> Self {
        Self::Sample(sample.id().to_owned())
    }

    /// A position, whatever file it is in: its points by their names, the stones on them, who is to move and what it is looked at for.
    pub fn of_position(document: &Document) -> Self {
        Self::looked_at(document, document.subject)
    }

    /// What a document is looked at for where it is the position of this name; nothing where it is another position.
    pub fn subject_of(&self, document: &Document) -> Option<Subject> {
        let others = Subject::ALL.into_iter();
        let mut subjects = [document.subject].into_iter().chain(others);
        subjects.find(|&subject| Self::looked_at(document, subject) == *self)
    }

    fn looked_at(document: &Document, subject: Subject) -> Self {
        let topology = document.topology();
        let setup = &document.board.setup;
        let mut hash = Fnv::default();
        for point in &topology.points() {
            hash.add(topology.name(point).as_bytes());
            hash.add(match setup.get(point) {
                None => b".",
                Some(Color::Black) => b"X",
                Some(Color::White) => b"O",
            });
        }
        hash.add(match document.board.to_move {
            Color::Black => b"X",
            Color::White => b"O",
        });
        hash.add(match subject {
            Subject::Race => b"race",
            Subject::Endgame => b"endgame",
            Subject::Life => b"life",
            Subject::Maps => b"maps",
        });
        Self::Position(hash.0)
    }

    /// The sample that it is, if this version has it.
    pub fn sample(&self) -> Option<Sample> {
        let Self::Sample(id) = self else {
            return None;
        };
        Sample::ALL.iter().copied().find(|sample| sample.id() == id)
    }
}

/// All names under which a position may have been asked: one for each thing that it may be looked at for.
///
/// ```
/// use semeai_session::Sample;
/// use semeai_session::lesson_results::{LessonName, LessonResult, LessonResults, PositionNames};
///
/// let document = Sample::Corner.document();
/// let mut results = LessonResults::default();
/// results.record(LessonName::of_position(&document), LessonResult::Solved, 10);
/// let names = PositionNames::of(&document);
/// assert_eq!(results.of_position(&names), Some(LessonResult::Solved));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionNames(pub(super) [LessonName; Subject::ALL.len()]);

impl PositionNames {
    /// Those of a document as it stands.
    pub fn of(document: &Document) -> Self {
        Self(Subject::ALL.map(|subject| LessonName::looked_at(document, subject)))
    }
}

/// The hash of Fowler, Noll and Vo (FNV-1a, 64 bits; RFC 9923): the same on every machine and in every version.
struct Fnv(u64);

impl Default for Fnv {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Fnv {
    /// Adds a text, ended so that two texts are never one.
    fn add(&mut self, bytes: &[u8]) {
        for &byte in bytes.iter().chain(&[0]) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_known_by_its_stones_and_what_is_asked() {
        let of = |sample: Sample| LessonName::of_position(&sample.document());
        let all: std::collections::BTreeSet<_> = Sample::ALL.iter().map(|&it| of(it)).collect();
        assert!(all.len() > Sample::ALL.len() / 2);
        let mut document = Sample::ConnectFirst.document();
        let first = LessonName::of_position(&document);
        document.text.title = "Another name".to_owned();
        assert_eq!(LessonName::of_position(&document), first);
        document.board.to_move = document.board.to_move.opponent();
        assert_ne!(LessonName::of_position(&document), first);
    }

    #[test]
    fn the_hash_is_that_of_its_definition() {
        let mut hash = Fnv::default();
        // The published value of the empty text is the offset; that of "a" and a zero follows by hand from that of "a".
        hash.add(b"a");
        let of_a: u64 = 0xaf63_dc4c_8601_ec8c;
        assert_eq!(hash.0, of_a.wrapping_mul(0x0100_0000_01b3));
    }

    #[test]
    fn a_sample_is_found_by_its_name_and_one_of_another_version_is_not() {
        let name = LessonName::of_sample(Sample::Corner);
        assert_eq!(name.sample(), Some(Sample::Corner));
        assert_eq!(LessonName::Sample("of-tomorrow".to_owned()).sample(), None);
        assert_eq!(LessonName::Position(3).sample(), None);
    }
}
