//! A handout: the positions of a file as problems to be solved on paper, each with what was found about it.

use std::time::Duration;

use semeai_board::{Color, Role, Roles};

use crate::counting::Subject;
use crate::desk::Ask as _;
use crate::document::{Document, Snapshot};
use crate::file::FileError;
use crate::file::sgf::ListGames;
use crate::finding::Finding;
use crate::host::Control;
use crate::science::science_of;
use crate::settings::Coordinates;

/// More positions than anybody hands out: a hundred pages.
const MOST: usize = 400;

/// A position of a handout, with what was found about it.
#[derive(Debug)]
pub struct HandoutProblem {
    /// The position, and what was said of it.
    pub document: Document,
    /// The answer.
    pub finding: Finding,
}

/// What stands on a handout beside its boards, in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HandoutTexts {
    /// Over its pages.
    pub title: String,
    /// Over the problems, behind the title.
    pub questions: String,
    /// Over the answers, behind the title.
    pub answers: String,
    /// What a ring on a stone means.
    pub ring: String,
    /// What a square on a stone means.
    pub square: String,
    /// How points are called, beside the boards and in the texts.
    pub coordinates: Coordinates,
    /// What stands at each position, in their order.
    pub problems: Vec<ProblemTexts>,
}

/// What stands at a position of a handout.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ProblemTexts {
    /// Over the board.
    pub name: String,
    /// Below it.
    pub question: String,
    /// Over its answer: the name with the title of the position, which may give the answer away.
    pub solution: String,
    /// The answer, a paragraph each.
    pub answer: Vec<String>,
}

/// Why positions make no handout.
#[derive(Clone, Debug, PartialEq)]
pub enum HandoutError {
    /// There are too many of them.
    TooMany {
        /// How many there are.
        count: usize,
        /// How many there may be.
        most: usize,
    },
    /// A game of the file cannot be read.
    Game {
        /// Which one, from one.
        number: usize,
        /// Why.
        error: FileError,
    },
}

/// Every position of the file that a document is of, the document in its place; the document alone where its file has no other.
///
/// Of a game with moves that is the position at which it opens; where there are other positions, games that nobody has marked or
/// asked anything of are left out. Cost: the file is read once for each of its games.
///
/// # Errors
///
/// If there are too many, or one cannot be read: a handout that lacks one would not be noticed.
pub fn positions(document: &Document, is_modified: bool) -> Result<Vec<Document>, HandoutError> {
    let Some(list) = ListGames::of(document) else {
        return Ok(vec![document.clone()]);
    };
    let beside = list.answer(&mut (), &Control::default());
    // A position that is looked at in a game stands for that game: both would be the same problem twice.
    let (own, count) = beside.place(document);
    too_many(count)?;
    let other = |number: usize| {
        let content = document.other_game(number, is_modified);
        content
            .map(|content| content.document)
            .map_err(|error| HandoutError::Game {
                number: number + 1,
                error,
            })
    };
    let all: Result<Vec<Document>, HandoutError> = (0..count)
        .map(|number| match number == own {
            true => Ok(document.clone()),
            false => other(number),
        })
        .collect();
    let mut all = all?;
    // The game that a lesson was taken from is no problem of it.
    if all.iter().any(|it| !it.is_game_alone()) {
        all.retain(|it| !it.is_game_alone());
    }
    Ok(all)
}

/// Refuses more positions than a handout has.
///
/// # Errors
///
/// If there are.
pub fn too_many(count: usize) -> Result<(), HandoutError> {
    match count {
        0..=MOST => Ok(()),
        _ => Err(HandoutError::TooMany { count, most: MOST }),
    }
}

/// Finds the answers to positions, all of them in this time: what one does not need is there for those after it.
pub fn solved(documents: Vec<Document>, time: Duration, control: &Control) -> Vec<HandoutProblem> {
    let end = control.deadline(time);
    let left = || {
        let now = control.deadline(Duration::ZERO);
        let left = end
            .zip(now)
            .map(|(end, now)| end.saturating_duration_since(now));
        left.unwrap_or(time)
    };
    let mut open = u32::try_from(documents.len()).unwrap_or(u32::MAX);
    let mut problems = Vec::new();
    for mut document in documents {
        if document.is_game_alone() && document.is_over() && document.subject == Subject::default()
        {
            // Of a game that is over it is asked who has won.
            document.subject = Subject::Endgame;
        }
        let finding = find(&document, left() / open.max(1), control);
        problems.push(HandoutProblem { document, finding });
        open = open.saturating_sub(1);
    }
    problems
}

fn find(document: &Document, time: Duration, control: &Control) -> Finding {
    if document.is_game_alone() && document.subject == Subject::default() {
        return Finding::Game;
    }
    match document.said_position() {
        Err(error) => Finding::NoPosition(error),
        Ok(_) => {
            let of = Snapshot::new(document.clone());
            let mut found = (science_of(document.subject).find)(of, time, control);
            if let Some(start) = document.asked_start() {
                keep_start(&mut found, start);
            }
            found
        }
    }
}

/// Where it is asked about one start, nothing is told of the other one.
fn keep_start(found: &mut Finding, start: Color) {
    match found {
        Finding::Race(Ok(solved)) => solved.first = Some(start),
        Finding::Endgame(report) => report.starts[start.opponent()] = None,
        _ => {}
    }
}

impl HandoutProblem {
    /// What the stones are to whoever solves it: what the person said, and which blocks race where that was found.
    pub fn roles(&self) -> Roles {
        let mut roles = self.document.marks.said_roles();
        if let Finding::Race(Ok(solved)) = &self.finding {
            for point in &solved.roles.points(Role::Essential) {
                roles.set(point, Role::Essential);
            }
        }
        roles
    }
}

#[cfg(test)]
mod tests {
    use semeai_search::Known;

    use super::*;
    use crate::file::{Answers, parse, to_sgf};
    use crate::{Sample, Subject};

    fn lesson(samples: &[Sample]) -> String {
        let texts = samples.iter().map(|sample| {
            let document = sample.document();
            to_sgf(&document, &Answers::NOTHING).expect("a rectangle")
        });
        texts.collect()
    }

    fn opened(text: &str) -> Document {
        let read = parse("lesson.sgf", text.as_bytes());
        read.expect("readable").document
    }

    #[test]
    fn every_game_of_a_lesson_is_a_problem_in_its_order() {
        let samples = [Sample::ConnectFirst, Sample::Corridors, Sample::SameCount];
        let document = opened(&lesson(&samples));
        let all = positions(&document, false).expect("three");
        let subjects: Vec<Subject> = all.iter().map(|document| document.subject).collect();
        assert_eq!(subjects, [Subject::Race, Subject::Endgame, Subject::Race]);
        let stones = |document: &Document| document.board.setup.stones;
        let expected = samples.map(|sample| stones(&sample.document()));
        assert_eq!(all.iter().map(stones).collect::<Vec<_>>(), expected);
        let problems = solved(all, Duration::from_secs(20), &Control::default());
        let [
            Finding::Race(Ok(first)),
            Finding::Endgame(second),
            Finding::Race(Ok(_)),
        ] = [
            &problems[0].finding,
            &problems[1].finding,
            &problems[2].finding,
        ]
        else {
            panic!("{problems:?}");
        };
        assert_eq!(first.known(), Known::Proved);
        assert!(second.starts.black.is_some());
        assert!(!problems[0].roles().points(Role::Essential).is_empty());
    }

    #[test]
    fn the_game_that_a_lesson_was_taken_from_is_no_problem() {
        let position = to_sgf(&Sample::ConnectFirst.document(), &Answers::NOTHING);
        let position = position.expect("a rectangle");
        let document = opened(&format!("(;SZ[9];B[aa];W[bb];B[cc]){position}"));
        let all = positions(&document, false).expect("one");
        assert_eq!(all.len(), 1);
        assert!(all[0].move_number().is_none() && !all[0].is_game_alone());
        assert_eq!(document.lesson_begin(), None, "it begins where it stands");
        let looked_at = document.other_game(0, false).expect("the game").document;
        assert!(looked_at.is_game_alone());
        let over = opened("(;SZ[5];B[cc];W[];B[])");
        let problems = solved(vec![over], Duration::from_secs(5), &Control::default());
        assert_eq!(problems[0].document.subject, Subject::Endgame);
    }

    #[test]
    fn a_position_of_a_game_stands_for_the_game() {
        let document = opened("(;SZ[9];B[aa];W[bb];B[cc])");
        assert_eq!(document.game_before(), Some(0));
        assert_eq!(positions(&document, false), Ok(vec![document]));
        let document = opened("(;SZ[9];B[aa])(;SZ[9];B[bb])(;SZ[9];B[cc])");
        let all = positions(&document, false).expect("three");
        let moves: Vec<_> = all
            .iter()
            .map(|it| it.board.setup.stones.black.first())
            .collect();
        let name = |name| document.topology().point(name);
        assert_eq!(moves, ["A9", "B8", "C7"].map(name));
    }

    #[test]
    fn a_game_that_cannot_be_read_is_named_and_a_hundred_pages_are_enough() {
        let document = opened("(;SZ[5]AB[aa])(;SZ[5]AB[zz])(;SZ[5]AB[bb])");
        let Err(HandoutError::Game { number: 2, .. }) = positions(&document, false) else {
            panic!("the second");
        };
        let document = opened(&"(;SZ[5]AB[aa])".repeat(MOST + 1));
        let error = positions(&document, false);
        let most = MOST;
        assert_eq!(
            error,
            Err(HandoutError::TooMany {
                count: most + 1,
                most
            })
        );
    }

    #[test]
    fn a_game_or_no_position_is_not_searched_and_what_is_written_is() {
        let mut written = Sample::ConnectFirst.document();
        written.lesson.answer.write(crate::Language::ENGLISH, "H9.");
        let game = opened("(;SZ[9];B[aa];W[bb];B[cc])");
        let illegal = opened("(;SZ[5]AB[aa]AW[ba][ab])");
        let problems = solved(
            vec![written, game, illegal],
            Duration::from_secs(1),
            &Control::default(),
        );
        let [
            HandoutProblem {
                finding: Finding::Race(Ok(_)),
                ..
            },
            HandoutProblem {
                finding: Finding::Game,
                ..
            },
            HandoutProblem {
                finding: Finding::NoPosition(_),
                ..
            },
        ] = &problems[..]
        else {
            panic!("{problems:?}");
        };
    }
}
