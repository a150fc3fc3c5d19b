//! The positions of several files, to be put into one lesson.

use std::path::Path;
#[cfg(not(target_family = "wasm"))]
use std::path::PathBuf;

use super::content::{FileContent, PositionChoice};
use super::error::FileError;
use super::format::FileFormat;
#[cfg(not(target_family = "wasm"))]
use super::open;
use super::parse::{at, decoded};
use super::sgf;
use crate::counting::Subject;
use crate::document::Document;
#[cfg(not(target_family = "wasm"))]
use crate::host::Control;

/// More positions are not gathered at once: nobody looks through so many.
pub const MOST_GATHERED: usize = 1000;

/// The positions of several files in their order, and what could not be taken.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GatheredPositions {
    /// Every position, as its file opens: of a whole game the end, of a problem its first position with its variations. One without
    /// a title is called after its game, or else after its file.
    pub documents: Vec<Document>,
    /// What was left out, and why.
    pub left_out: Vec<LeftOut>,
    /// How many files were looked at.
    pub files: usize,
}

/// A file, or a position of one, that is none for a lesson.
#[derive(Clone, Debug, PartialEq)]
pub struct LeftOut {
    /// The name of the file, as it was given.
    pub name: String,
    /// Which of several positions of the file, from zero.
    pub game: Option<usize>,
    /// Why.
    pub why: LeftOutReason,
}

/// Why a position does not come into a lesson.
#[derive(Clone, Debug, PartialEq)]
pub enum LeftOutReason {
    /// It cannot be read.
    Unread(FileError),
    /// A lesson is an SGF file, which has no such board.
    Board,
    /// It is no position, but games that are to be played by maps.
    Experiment,
    /// There were [`MOST_GATHERED`] before it; what comes after it was not looked at.
    TooMany,
}

impl GatheredPositions {
    /// Takes every position of a file. The name is for messages, and its ending may say what the content is.
    ///
    /// ```
    /// use semeai_session::file::GatheredPositions;
    ///
    /// let mut all = GatheredPositions::default();
    /// all.take("two.sgf", b"(;SZ[5]AB[aa])(;SZ[9]GN[Second]AW[bb])");
    /// all.take("bad.sgf", b"no game");
    /// let titles: Vec<_> = all.documents.iter().map(|it| &*it.text.title).collect();
    /// assert_eq!(titles, ["two 1", "Second"]);
    /// assert_eq!(all.left_out[0].name, "bad.sgf");
    /// ```
    pub fn take(&mut self, name: &str, bytes: &[u8]) {
        self.files += 1;
        // One more than fits shows that there are too many.
        let room = MOST_GATHERED.saturating_sub(self.documents.len()) + 1;
        let each = match each_position(name, bytes, room) {
            Ok(each) => each,
            Err(error) => return self.leave_out(name, None, LeftOutReason::Unread(error)),
        };
        let count = each.len();
        for (number, read) in each.into_iter().enumerate() {
            let game = (count > 1).then_some(number);
            let taken = match read {
                _ if self.is_full() => Err(LeftOutReason::TooMany),
                Err(error) => Err(LeftOutReason::Unread(error)),
                Ok(content) => for_lesson(content, name, game),
            };
            match taken {
                Ok(document) => self.documents.push(document),
                Err(why) => self.leave_out(name, game, why),
            }
        }
    }

    /// Takes every position of these files, and of the files of these folders. The control counts the bytes that were read, and
    /// can end it between two files.
    #[cfg(not(target_family = "wasm"))]
    pub fn read(paths: &[PathBuf], control: &Control) -> Self {
        let mut all = Self::default();
        for path in paths {
            let files = match path.is_dir() {
                true => super::files_of(path),
                false => Ok(vec![path.clone()]),
            };
            match files {
                Ok(files) => files.iter().for_each(|file| all.read_file(file, control)),
                Err(error) => {
                    let name = path.display().to_string();
                    all.leave_out(&name, None, LeftOutReason::Unread(error));
                }
            }
        }
        all
    }

    #[cfg(not(target_family = "wasm"))]
    fn read_file(&mut self, path: &Path, control: &Control) {
        if control.is_stopped() || self.has_too_many() {
            return;
        }
        let name = path.display().to_string();
        match open::bytes_until(path, control) {
            _ if self.is_full() => self.leave_out(&name, None, LeftOutReason::TooMany),
            Ok(bytes) => self.take(&name, &bytes),
            Err(error) => {
                self.files += 1;
                self.leave_out(&name, None, LeftOutReason::Unread(error));
            }
        }
    }

    fn is_full(&self) -> bool {
        self.documents.len() >= MOST_GATHERED
    }

    fn has_too_many(&self) -> bool {
        let last = self.left_out.last();
        last.is_some_and(|last| last.why == LeftOutReason::TooMany)
    }

    /// Notes what is left out; where there are too many, only the first of them.
    fn leave_out(&mut self, name: &str, game: Option<usize>, why: LeftOutReason) {
        if self.has_too_many() && why == LeftOutReason::TooMany {
            return;
        }
        let name = name.to_owned();
        self.left_out.push(LeftOut { name, game, why });
    }
}

/// Every position of a file by itself, at most so many.
pub(crate) fn each_position(
    name: &str,
    bytes: &[u8],
    most: usize,
) -> Result<Vec<Result<FileContent, FileError>>, FileError> {
    let (decoded, format) = decoded(name, bytes)?;
    let named = |fault| at(name, fault);
    if format == FileFormat::Sgf {
        let each = sgf::read_each(&decoded.text, &decoded.script, most).map_err(named)?;
        let each = each.into_iter().map(|read| read.map_err(named));
        return Ok(each.collect());
    }
    let game = |game| {
        let wanted = PositionChoice {
            game,
            ..PositionChoice::default()
        };
        format.read(&decoded, wanted).map_err(named)
    };
    let first = game(None)?;
    if first.games < 2 {
        return Ok(vec![Ok(first)]);
    }
    let count = first.games.min(most);
    Ok((0..count).map(|number| game(Some(number))).collect())
}

/// A position as one of a lesson.
fn for_lesson(
    content: FileContent,
    name: &str,
    game: Option<usize>,
) -> Result<Document, LeftOutReason> {
    if content.format == FileFormat::Experiment {
        return Err(LeftOutReason::Experiment);
    }
    let mut document = content.document;
    if sgf::board(document.topology()).is_none() {
        return Err(LeftOutReason::Board);
    }
    if document.is_finished_game() {
        // Who asks about a game that is over asks who has won.
        document.subject = Subject::Endgame;
    }
    let title = &mut document.text.title;
    if title.is_empty() {
        let stem = Path::new(name).file_stem().unwrap_or_default();
        let stem = sgf::one_line(&stem.to_string_lossy());
        *title = match game {
            Some(number) => format!("{stem} {}", number + 1),
            None => stem,
        };
    }
    Ok(document)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::file::{Answers, parse, parse_game, to_sgf};
    use crate::{Action, PositionsAction, Sample, Session};

    fn taken(files: &[(&str, &str)]) -> GatheredPositions {
        let mut all = GatheredPositions::default();
        for (name, text) in files {
            all.take(name, text.as_bytes());
        }
        all
    }

    fn gather(session: &mut Session, all: GatheredPositions) {
        let gather = PositionsAction::Gather(all.documents.into());
        session
            .apply(&Action::Positions(gather))
            .expect("a file of positions");
    }

    fn saved(session: &Session) -> String {
        to_sgf(session.document(), &Answers::NOTHING).expect("a rectangle")
    }

    const GAME: &str = "(;SZ[9]PB[Ann]PW[Ben]KM[6.5];B[ee];W[ec];B[ge];W[gc])";
    const PROBLEM: &str = "(;SZ[9]AB[aa][ba]AW[ab]C[Black first](;B[bb]C[right])(;B[cc]))";

    #[test]
    fn every_position_of_every_file_is_taken_in_order_as_it_opens() {
        let sample = to_sgf(&Sample::Corridors.document(), &Answers::NOTHING).expect("a rectangle");
        let two = format!("{PROBLEM}{sample}");
        let all = taken(&[
            ("game.sgf", GAME),
            ("two.sgf", &two),
            ("drawn.txt", ".B\nW."),
        ]);
        assert_eq!((all.left_out.len(), all.files), (0, 3));
        let titles = all.documents.iter().map(|it| it.text.title.as_str());
        let corridors = Sample::Corridors.document().text.title;
        let corridors = match corridors.as_str() {
            "" => "two 2",
            title => title,
        };
        assert_eq!(
            titles.collect::<Vec<_>>(),
            ["Ann – Ben", "two 1", corridors, "drawn"]
        );
        let stones = all.documents.iter().map(|it| {
            let stones = it.board.setup.stones;
            stones.black.len() + stones.white.len()
        });
        assert_eq!(stones.take(2).collect::<Vec<_>>(), [4, 3]);
        assert_eq!(all.documents[2].subject, Subject::Endgame);
    }

    #[test]
    fn they_come_behind_the_others_in_one_step_and_keep_their_variations() {
        let first = parse("x.sgf", b"(;SZ[5]GN[Own]AB[cc])(;SZ[5]AB[aa])").expect("two");
        let mut session = Session::new(first.document);
        let before = session.document().clone();
        let text = saved(&session);
        gather(&mut session, taken(&[("p.sgf", PROBLEM), ("g.sgf", GAME)]));
        let after = saved(&session);
        let read = |game| parse_game("x.sgf", after.as_bytes(), game).expect("readable");
        assert_eq!(read(0).games, 4, "{after}");
        assert_eq!(session.document().text.title, "Own", "the board stays");
        let problem = read(2).document;
        assert_eq!(problem.text.comment, "Black first");
        let moves = problem.game.expect("its variations");
        assert_eq!(moves.record().len(), 3);
        let end = read(3).document;
        assert!(end.game.is_none(), "of a game its position alone");
        assert_eq!(end.board.setup.stones.black.len(), 2);
        assert_eq!(end.text.title, "Ann – Ben");
        assert!(session.undo());
        assert_eq!(*session.document(), before);
        assert_eq!(saved(&session), text);
    }

    #[test]
    fn a_position_of_a_game_is_none_of_another_game_in_the_lesson() {
        let mut session = Session::new(parse("g.sgf", GAME.as_bytes()).expect("a game").document);
        let add = Action::Positions(PositionsAction::Add);
        session.apply(&add).expect("a file");
        let text = saved(&session);
        assert!(
            text.contains("SEMP["),
            "it says of which game it is: {text}"
        );
        let other = parse("o.sgf", b"(;SZ[9]GN[Other];B[aa])").expect("a game");
        let mut session = Session::new(other.document);
        gather(&mut session, taken(&[("g.sgf", &text)]));
        assert!(!saved(&session).contains("SEMP["), "{}", saved(&session));
    }

    #[test]
    fn what_is_no_position_is_left_out_with_its_reason_and_the_others_are_taken() {
        let graph = r#"{"points": [[0, 0], [1, 0]], "edges": [[0, 1]]}"#;
        let experiment = r#"{"format": "semeai-experiment", "version": 1, "boards": ["square:6x6"],
            "black": ["random"], "white": ["random"], "rules": "paper-like", "games": 5, "seed": 7}"#;
        let mixed = format!("{PROBLEM}(;GM[2]SZ[8])\n(;SZ[5]AB[zz])(;SZ[5]SEMV[9]AB[aa]){GAME}");
        let all = taken(&[
            ("empty.sgf", ""),
            ("mixed.sgf", &mixed),
            ("chess.sgf", "(;GM[3])"),
            ("graph.json", graph),
            ("games.json", experiment),
            ("good.sgf", PROBLEM),
        ]);
        assert_eq!(all.documents.len(), 3);
        let left = all.left_out.iter().map(|left| {
            let why = match &left.why {
                LeftOutReason::Unread(_) => "unread",
                LeftOutReason::Board => "board",
                LeftOutReason::Experiment => "experiment",
                LeftOutReason::TooMany => "many",
            };
            (left.name.as_str(), left.game, why)
        });
        assert_eq!(
            left.collect::<Vec<_>>(),
            [
                ("empty.sgf", None, "unread"),
                ("mixed.sgf", Some(1), "unread"),
                ("mixed.sgf", Some(2), "unread"),
                ("mixed.sgf", Some(3), "unread"),
                ("chess.sgf", None, "unread"),
                ("graph.json", None, "board"),
                ("games.json", None, "experiment"),
            ]
        );
        let LeftOutReason::Unread(error) = &all.left_out[2].why else {
            panic!("{:?}", all.left_out);
        };
        let spot = error.spot.expect("a place");
        assert_eq!(spot.line, 2, "in the file, not in its game");
    }

    #[test]
    fn a_text_that_is_cut_off_is_taken_as_far_as_it_can_be_read() {
        let all = taken(&[
            ("short.sgf", "(;SZ[5]AB[aa])(;SZ[5]AB[bb]"),
            ("within.sgf", "(;SZ[5]AB[aa])(;SZ[5]AB[bb]C[cut"),
        ]);
        assert_eq!(all.documents.len(), 2);
        assert_eq!(all.left_out.len(), 1);
        assert_eq!(all.left_out[0].name, "within.sgf");
    }

    #[test]
    fn more_than_anybody_looks_through_are_not_taken() {
        let many = "(;SZ[5]AB[aa])".repeat(MOST_GATHERED + 5);
        let all = taken(&[("many.sgf", &many), ("more.sgf", GAME)]);
        assert_eq!(all.documents.len(), MOST_GATHERED);
        let [left] = &all.left_out[..] else {
            panic!("{:?}", all.left_out);
        };
        assert_eq!(
            (left.why.clone(), left.game),
            (LeftOutReason::TooMany, Some(MOST_GATHERED))
        );
    }

    #[test]
    fn a_folder_gives_all_its_files_and_one_that_is_gone_is_named() {
        let folder = tempfile::tempdir().expect("a folder");
        for name in ["10.sgf", "9.sgf"] {
            std::fs::write(folder.path().join(name), PROBLEM).expect("written");
        }
        let gone = folder.path().join("gone.sgf");
        let paths = [gone.clone(), folder.path().to_path_buf()];
        let all = GatheredPositions::read(&paths, &Control::default());
        let titles: Vec<_> = all.documents.iter().map(|it| &*it.text.title).collect();
        assert_eq!(titles, ["9", "10"]);
        assert_eq!(all.left_out[0].name, gone.display().to_string());
        let stopped = Control::default();
        let flag = stopped.stop_flag();
        flag.store(true, std::sync::atomic::Ordering::Relaxed);
        assert_eq!(GatheredPositions::read(&paths, &stopped).files, 0);
    }
}
