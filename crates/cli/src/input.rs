//! What the subcommands that read a position have in common: the file and what is said of it, who starts, the language.

use std::borrow::Cow;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::builder::PossibleValue;
use clap::{Args, ValueEnum};
use semeai_board::{BoardKind, Color, Family};
use semeai_session::file::{
    FileContent, FileError, FileNotice, MAX_BYTES, PositionChoice, parse_wanted, read_wanted,
};
use semeai_session::{Document, Komi, Language, Phrasing};
use semeai_words::LANGUAGES;
use semeai_words::argument::{reading_takes_longer, stones_fault, unreadable_input};
use semeai_words::file::error::other_game_hint;
use semeai_words::file::notice::{file_notice, game_of_file};
use semeai_words::help::options as help;
use semeai_words::labels::english_name;
use semeai_words::usage::ValueFault;

use crate::limits::TimeLimit;
use crate::status::{CommandError, Failure, NO_ANSWER};

/// So many bytes of standard input are read between two looks at the clock.
const PIECE: usize = 1 << 16;

/// Who starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum First {
    /// Black.
    Black,
    /// White.
    White,
    /// Each in turn.
    Both,
}

impl First {
    /// The one side that is asked about, if it is one.
    pub(crate) fn color(self) -> Option<Color> {
        match self {
            Self::Black => Some(Color::Black),
            Self::White => Some(Color::White),
            Self::Both => None,
        }
    }
}

/// The language of sentences.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tongue(Language);

/// Every language that is spoken.
static TONGUES: [Tongue; LANGUAGES.len()] = {
    let mut tongues = [Tongue(Language::ENGLISH); LANGUAGES.len()];
    let mut at = 0;
    while at < LANGUAGES.len() {
        tongues[at] = Tongue(LANGUAGES[at]);
        at += 1;
    }
    tongues
};

impl ValueEnum for Tongue {
    fn value_variants<'a>() -> &'a [Self] {
        &TONGUES
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(code(self.0)).help(english_name(self.0)))
    }
}

/// The code by which a language that is spoken is asked for.
pub(crate) fn code(language: Language) -> &'static str {
    let known = TONGUES.iter().find(|known| known.0 == language);
    known.map_or("en", |known| known.0.code())
}

impl From<Tongue> for Language {
    fn from(tongue: Tongue) -> Self {
        tongue.0
    }
}

impl From<Tongue> for Phrasing {
    fn from(tongue: Tongue) -> Self {
        Self::of(tongue.into())
    }
}

/// How an answer is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Format {
    /// Sentences and rows.
    Text,
    /// JSON.
    Json,
}

impl Format {
    /// As the option `--json` says.
    pub(crate) const fn of(json: bool) -> Self {
        if json { Self::Json } else { Self::Text }
    }
}

/// What messages call the input.
pub(crate) fn input_name(file: &str, phrasing: Phrasing) -> &str {
    if file == "-" {
        semeai_words::argument::standard_input(phrasing)
    } else {
        file
    }
}

/// What is wrong with an input, behind what messages call it.
pub(crate) fn refusal(file: &str, reason: &str, phrasing: Phrasing) -> CommandError {
    format!("{}: {reason}", input_name(file, phrasing))
}

/// The game of a file, from one, and the move after which it is looked at; after move 0 is what is set up.
pub(crate) fn wanted(game: Option<u32>, after_move: Option<u32>) -> PositionChoice {
    PositionChoice {
        game: game.map(index),
        after_move: after_move.map(|number| usize::try_from(number).unwrap_or(usize::MAX)),
    }
}

/// A number counted from one as an index.
pub(crate) fn index(number: u32) -> usize {
    usize::try_from(number.saturating_sub(1)).unwrap_or(usize::MAX)
}

/// A whole number.
///
/// # Errors
///
/// If it is none.
pub(crate) fn whole(text: &str) -> Result<u64, ValueFault> {
    text.parse().map_err(|_| ValueFault::NotWhole)
}

/// A number of positions that a search may take.
///
/// # Errors
///
/// If it is none, or allows nothing.
pub(crate) fn positions(text: &str) -> Result<u64, ValueFault> {
    match whole(text)? {
        0 => Err(ValueFault::NoPosition),
        number => Ok(number),
    }
}

/// A number of half points: 6.5, 13/2, -3.
///
/// # Errors
///
/// If it is none.
pub(crate) fn komi(text: &str) -> Result<Komi, ValueFault> {
    Komi::parse(text).ok_or(ValueFault::NoKomi)
}

/// A number that counts from one.
///
/// # Errors
///
/// If it is none.
pub(crate) fn from_one(text: &str) -> Result<u32, ValueFault> {
    let number = text.parse().ok().filter(|&number| number > 0);
    number.ok_or(ValueFault::NotFromOne)
}

/// A seed of random numbers, of 64 bits.
///
/// # Errors
///
/// If it is none.
pub(crate) fn seed(text: &str) -> Result<u64, ValueFault> {
    text.parse().map_err(|_| ValueFault::NoSeed)
}

/// A number from zero.
///
/// # Errors
///
/// If it is none.
pub(crate) fn from_zero(text: &str) -> Result<u32, ValueFault> {
    text.parse().map_err(|_| ValueFault::NotWhole)
}

/// What is asked about: a file, or a board by its name, perhaps with stones.
#[derive(Clone, Debug, Args)]
pub(crate) struct Source {
    #[arg(help = help::FILE, group = "position", required_unless_present = "board")]
    file: Option<String>,
    #[arg(help = help::BOARD, long, group = "position", value_name = "NAME", value_parser = board_or_file)]
    board: Option<BoardOrFile>,
    #[arg(help = help::STONES, long, value_name = "TEXT", requires = "position")]
    stones: Option<String>,
}

/// A board by its name, or a file.
#[derive(Clone, Debug)]
enum BoardOrFile {
    Board(BoardKind),
    File(String),
}

impl Source {
    /// A board by its name if it is one, else a file.
    ///
    /// # Errors
    ///
    /// What is wrong with a name that looks like a board's where no file is called so.
    pub(crate) fn named(name: &str) -> Result<Self, ValueFault> {
        let (family, sizes) = name.split_once(':').unwrap_or((name, ""));
        let is_size = |sign: char| sign.is_ascii_digit() || sign == 'x';
        let looks_like_board = name.contains(':') && sizes.chars().all(is_size);
        match board_kind(name) {
            Ok(kind) if Family::named(family).is_some() => Ok(Self {
                file: None,
                board: Some(BoardOrFile::Board(kind)),
                stones: None,
            }),
            Err(fault) if looks_like_board && !Path::new(name).exists() => Err(fault),
            _ => Ok(Self::file(name.to_owned())),
        }
    }

    /// A file, whatever it is called.
    pub(crate) const fn file(name: String) -> Self {
        Self {
            file: Some(name),
            board: None,
            stones: None,
        }
    }

    /// The same with stones on it.
    pub(crate) fn with_stones(self, stones: Option<String>) -> Self {
        Self { stones, ..self }
    }

    /// Whether there is one, for whoever can do without.
    pub(crate) const fn is_said(&self) -> bool {
        self.file.is_some() || self.board.is_some()
    }

    /// What messages call it.
    pub(crate) fn name(&self) -> Cow<'_, str> {
        match (&self.file, &self.board) {
            (Some(file), _) | (None, Some(BoardOrFile::File(file))) => Cow::Borrowed(file),
            (None, Some(BoardOrFile::Board(kind))) => Cow::Owned(kind.to_string()),
            (None, None) => Cow::Borrowed("-"),
        }
    }

    /// The board by its name, if it is no file.
    fn made(&self) -> Option<FileContent> {
        match self.board {
            Some(BoardOrFile::Board(kind)) => Some(FileContent::of(Document::empty(kind))),
            _ => None,
        }
    }

    /// Puts the stones that were said on what was read. A proof that came with it was of other stones.
    fn put_stones(&self, loaded: &mut FileContent, phrasing: Phrasing) -> Result<(), Failure> {
        let Some(signs) = &self.stones else {
            return Ok(());
        };
        let put = loaded.document.put_stones(signs);
        put.map_err(|fault| refusal("--stones", &stones_fault(fault, phrasing), phrasing))?;
        loaded.proof = None;
        Ok(())
    }
}

/// A board by its name, or where it is none a file, if there is one.
fn board_or_file(name: &str) -> Result<BoardOrFile, ValueFault> {
    match board_kind(name) {
        Ok(kind) => Ok(BoardOrFile::Board(kind)),
        Err(_) if name == "-" || Path::new(name).exists() => Ok(BoardOrFile::File(name.to_owned())),
        Err(fault) => Err(fault),
    }
}

/// A kind of board by its name.
///
/// # Errors
///
/// If there is none of this name or size.
pub(crate) fn board_kind(name: &str) -> Result<BoardKind, ValueFault> {
    name.parse().map_err(ValueFault::Board)
}

/// Reads a position of a file, or of standard input for `-`. Where one before a move is wanted, it is not told what follows it that
/// cannot be played.
///
/// # Errors
///
/// As [`load_line`].
pub(crate) fn load(
    source: &Source,
    wanted: PositionChoice,
    limit: &mut TimeLimit,
    input: &mut dyn Read,
    phrasing: Phrasing,
) -> Result<FileContent, Failure> {
    let mut loaded = load_line(source, wanted, limit, input, phrasing)?;
    if wanted.after_move.is_some() {
        let is_later = |notice: &FileNotice| matches!(notice, FileNotice::LineCut { .. });
        loaded.notices.retain(|notice| !is_later(notice));
    }
    Ok(loaded)
}

/// Reads a position of a file, or of standard input for `-`, from which its main line is followed. The time that this takes is that
/// of the answer.
///
/// # Errors
///
/// What is wrong with the file and where, or that it takes longer than there is time. In English the spot stands behind the name as
/// compilers write it, so that editors find it.
pub(crate) fn load_line(
    source: &Source,
    wanted: PositionChoice,
    limit: &mut TimeLimit,
    input: &mut dyn Read,
    phrasing: Phrasing,
) -> Result<FileContent, Failure> {
    let mut loaded = match source.made() {
        Some(made) => made,
        None => read_file(source, wanted, limit, input, phrasing)?,
    };
    source.put_stones(&mut loaded, phrasing)?;
    Ok(loaded)
}

fn read_file(
    source: &Source,
    wanted: PositionChoice,
    limit: &mut TimeLimit,
    input: &mut dyn Read,
    phrasing: Phrasing,
) -> Result<FileContent, Failure> {
    let file = &*source.name();
    let name = input_name(file, phrasing).to_owned();
    let result = if file == "-" {
        let bytes = standard_input(limit, input, phrasing)?;
        let read = move || parse_wanted(&name, &bytes, wanted);
        in_time(file, limit, phrasing, read)?
    } else {
        let path = PathBuf::from(file);
        in_time(file, limit, phrasing, move || read_wanted(&path, wanted))?
    };
    result.map_err(|error| {
        let hint = other_game_hint(&error, phrasing);
        (file_error(&error, phrasing) + hint.unwrap_or_default()).into()
    })
}

/// What comes of reading a file in time.
///
/// # Errors
///
/// If it takes longer.
pub(crate) fn in_time<T: Send + 'static>(
    file: &str,
    limit: &mut TimeLimit,
    phrasing: Phrasing,
    read: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Failure> {
    let done = limit
        .spend(read)
        .map_err(|error| unreadable_input(&error, phrasing))?;
    done.ok_or_else(|| out_of_time(file, *limit, phrasing))
}

fn out_of_time(file: &str, limit: TimeLimit, phrasing: Phrasing) -> Failure {
    Failure {
        message: reading_takes_longer(input_name(file, phrasing), limit.allowance(), phrasing),
        status: NO_ANSWER,
    }
}

/// The whole of standard input, or more bytes than any file has. Its time begins with the first of them: until then nobody may have
/// got to writing.
///
/// # Errors
///
/// If it cannot be read, or does not end in time.
pub(crate) fn standard_input(
    limit: &mut TimeLimit,
    input: &mut dyn Read,
    phrasing: Phrasing,
) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let mut piece = vec![0; PIECE];
    let mut begun = None;
    while bytes.len() as u64 <= MAX_BYTES {
        let count = match input.read(&mut piece) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            read => read.map_err(|error| unreadable_input(&error, phrasing))?,
        };
        if count == 0 {
            break;
        }
        bytes.extend_from_slice(&piece[..count]);
        if begun.get_or_insert_with(Instant::now).elapsed() > limit.time() {
            return Err(out_of_time("-", *limit, phrasing));
        }
    }
    if let Some(begun) = begun {
        limit.take(begun.elapsed());
    }
    Ok(bytes)
}

/// What is wrong with a file. In English the spot stands behind the name as compilers write it.
pub(crate) fn file_error(error: &FileError, phrasing: Phrasing) -> CommandError {
    if phrasing.language == Language::ENGLISH {
        error.to_string()
    } else {
        semeai_words::file::error::file_error(error, phrasing)
    }
}

/// A report under what is to be known before it is read.
pub(crate) fn under(notices: &[String], report: &str) -> String {
    let lines = notices.iter().map(String::as_str);
    on_lines(lines.chain([report.trim_end()]))
}

/// A report with what is worth knowing about it below, a line each.
pub(crate) fn above(report: &str, notices: &[String]) -> String {
    let lines = notices.iter().map(String::as_str);
    on_lines([report.trim_end()].into_iter().chain(lines))
}

fn on_lines<'a>(texts: impl Iterator<Item = &'a str>) -> String {
    texts.collect::<Vec<&str>>().join("\n")
}

/// What is worth knowing about the file, with the number of the game if there are several.
pub(crate) fn file_notices(loaded: &FileContent, phrasing: Phrasing) -> Vec<String> {
    let mut notices = Vec::new();
    if loaded.games > 1 {
        notices.push(game_of_file(loaded.game, loaded.games, phrasing));
    }
    let said = loaded.notices.iter();
    notices.extend(said.map(|notice| file_notice(notice, &loaded.document, phrasing).message));
    notices
}

#[cfg(test)]
mod tests {
    use std::thread::sleep;
    use std::time::Duration;

    use super::*;

    /// One sign after the other, and no end.
    struct Endless;

    impl Read for Endless {
        fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
            sleep(Duration::from_micros(100));
            to.fill(b'x');
            Ok(to.len().min(1))
        }
    }

    #[test]
    fn reading_without_an_end_ends_when_the_time_is_over() {
        for command in [
            &["solve", "-"][..],
            &["analyze", "-"],
            &["endgame", "-"],
            &["endgame", "-", "--from", "1"],
            &["render", "-", "-o", "never-there.svg"],
            &["sum", "--file", "-"],
        ] {
            let (mut output, mut errors) = (Vec::new(), Vec::new());
            let arguments = [&["semeai-cli"], command, &["--seconds", "0.02"]].concat();
            let status = crate::run(
                arguments.into_iter().map(Into::into),
                Language::ENGLISH,
                &mut Endless,
                &mut output,
                &mut errors,
            );
            let errors = String::from_utf8(errors).expect("a text");
            assert_eq!((status, output), (NO_ANSWER, Vec::new()), "{command:?}");
            assert!(
                errors.contains("reading takes longer than 0.02 s"),
                "{command:?}: {errors}"
            );
        }
    }
}
