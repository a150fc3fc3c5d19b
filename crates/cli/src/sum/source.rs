//! The sums that are asked about: of the arguments, or of the lines of a file.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use semeai_cgt::{ParseError, Rational};
use semeai_session::Phrasing;
use semeai_session::file::{FileError, FileErrorKind, MAX_BYTES};
use semeai_sums::notation::parse_number;
use semeai_sums::{Sum, TreeCounts};
use semeai_words::sums::refusals::{expected_numbers, sum_refused};

use crate::input::{First, file_error, in_time, input_name, standard_input};
use crate::limits::TimeLimit;
use crate::status::{CommandError, Failure};

/// A sum with who starts, if that is said beside it, and what messages about it begin with.
pub(super) struct SumInput {
    pub(super) sum: Sum,
    pub(super) first: Option<First>,
    pub(super) at: String,
}

/// Where the sums are to be taken from: of these one, the gotes beside the tree.
pub(super) struct SumSource<'a> {
    pub(super) expression: Option<&'a str>,
    pub(super) tree: Option<&'a str>,
    pub(super) gotes: Option<&'a str>,
    pub(super) file: Option<&'a Path>,
}

/// All sums that are asked about.
///
/// # Errors
///
/// What is wrong with an argument, or with the file and where.
pub(super) fn lines(
    source: &SumSource<'_>,
    limit: &mut TimeLimit,
    input: &mut dyn Read,
    phrasing: Phrasing,
) -> Result<Vec<SumInput>, Failure> {
    let one = |sum| {
        vec![SumInput {
            sum,
            first: None,
            at: String::new(),
        }]
    };
    if let Some(path) = source.file {
        let name = path.to_string_lossy();
        let piped = match &*name {
            "-" => Some(standard_input(limit, input, phrasing)?),
            _ => None,
        };
        let path = path.to_owned();
        let read = move || of_file(&path, piped, phrasing);
        return Ok(in_time(&name, limit, phrasing, read)??);
    }
    if let Some(tree) = source.tree {
        return Ok(one(of_numbers(tree, source.gotes, phrasing)?));
    }
    let text = source.expression.unwrap_or_default();
    let refused = |error| sum_refused(None, &error, phrasing);
    Ok(one(Sum::parse(text).map_err(refused)?))
}

/// The whole text of a file, or what came from standard input.
fn text_of(path: &Path, piped: Option<Vec<u8>>) -> Result<String, FileErrorKind> {
    let bytes = match piped {
        Some(bytes) => bytes,
        None => {
            let mut bytes = Vec::new();
            File::open(path)
                .and_then(|file| file.take(MAX_BYTES + 1).read_to_end(&mut bytes))
                .map_err(|error| FileErrorKind::Read(error.kind()))?;
            bytes
        }
    };
    let length = bytes.len() as u64;
    if length > MAX_BYTES {
        return Err(FileErrorKind::TooLarge { bytes: length });
    }
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

fn of_file(
    path: &Path,
    piped: Option<Vec<u8>>,
    phrasing: Phrasing,
) -> Result<Vec<SumInput>, CommandError> {
    let name = path.to_string_lossy();
    let name = input_name(&name, phrasing);
    let text = text_of(path, piped).map_err(|kind| {
        let (name, spot) = (name.to_owned(), None);
        file_error(&FileError { name, spot, kind }, phrasing)
    })?;
    let lines = (1..).zip(text.lines());
    let sums = lines.filter_map(|(number, line)| of_line(name, number, line, phrasing).transpose());
    sums.collect()
}

/// The sum of a line, counted from 1; none if it is empty or a comment.
fn of_line(
    name: &str,
    number: usize,
    line: &str,
    phrasing: Phrasing,
) -> Result<Option<SumInput>, CommandError> {
    let content = line.split('#').next().unwrap_or_default();
    if content.trim().is_empty() {
        return Ok(None);
    }
    let (first, expression) = match content.split_once(':') {
        Some((who, rest)) if who.trim() == "B" => (Some(First::Black), rest),
        Some((who, rest)) if who.trim() == "W" => (Some(First::White), rest),
        _ => (None, content),
    };
    let before = content.chars().count() - expression.chars().count();
    let sum = Sum::parse(expression).map_err(|error| {
        let error = ParseError {
            column: before + error.column,
            kind: error.kind,
        };
        sum_refused(Some((name, number)), &error, phrasing)
    })?;
    let at = format!("{name}:{number}: ");
    Ok(Some(SumInput { sum, first, at }))
}

fn of_numbers(tree: &str, gotes: Option<&str>, phrasing: Phrasing) -> Result<Sum, CommandError> {
    let of_tree = numbers("--tree", tree, phrasing)?;
    let [xl, xr, y] = of_tree[..] else {
        return Err(expected_numbers("--tree", tree, "XL,XR,Y", phrasing));
    };
    let mut sum = Sum::new();
    let tree = sum.written_as_a(xl, xr, y);
    sum.push(tree);
    let zero = Rational::from_integer(0);
    let gotes = gotes.map(|gotes| numbers("--gotes", gotes, phrasing));
    for gote in gotes.transpose()?.unwrap_or_default() {
        // A negative one is read as its mirror: White's gote.
        let gote = sum.gote(gote.max(zero), gote.min(zero));
        sum.push(gote);
    }
    Ok(sum)
}

fn numbers(option: &str, text: &str, phrasing: Phrasing) -> Result<Vec<Rational>, CommandError> {
    let mut before = 0;
    let mut numbers = Vec::new();
    for part in text.split(',') {
        let number = parse_number(part).map_err(|error| {
            let error = ParseError {
                column: before + error.column,
                kind: error.kind,
            };
            format!("{option} {text}: {}", sum_refused(None, &error, phrasing))
        })?;
        numbers.push(number);
        before += part.chars().count() + 1;
    }
    Ok(numbers)
}

/// How many trees of each depth are to be counted.
///
/// # Errors
///
/// If the text is not three numbers.
pub(super) fn shape(text: &str, phrasing: Phrasing) -> Result<TreeCounts, CommandError> {
    let counts: Result<Vec<u32>, _> = text.split(',').map(|part| part.trim().parse()).collect();
    match counts.as_deref() {
        Ok(&[threes, twos, ones]) => Ok(TreeCounts { threes, twos, ones }),
        _ => Err(expected_numbers("--count", text, "N3,N2,N1", phrasing)),
    }
}
