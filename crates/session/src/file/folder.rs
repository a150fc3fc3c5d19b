//! The files of a folder, in the order in which people number them.

use std::cmp::Ordering;
use std::fs;
use std::path::{Path, PathBuf};

use super::error::{FileError, FileErrorKind};
use super::format::FileFormat;

/// The files in a folder whose names end as those of positions do, in the order of [`natural_order`]. Nothing of them is read.
///
/// # Errors
///
/// If the folder cannot be read, or holds no such file.
pub fn files_of(folder: &Path) -> Result<Vec<PathBuf>, FileError> {
    let error = |kind| FileError {
        name: folder.display().to_string(),
        spot: None,
        kind,
    };
    let entries = fs::read_dir(folder).map_err(|cause| error(FileErrorKind::Read(cause.kind())))?;
    let endings = FileFormat::endings();
    let is_ours = |path: &PathBuf| {
        let ending = path.extension().and_then(|ending| ending.to_str());
        ending.is_some_and(|own| endings.iter().any(|each| own.eq_ignore_ascii_case(each)))
    };
    // A folder may be called as a file is; a link leads to what it leads to.
    let paths = entries.flatten().map(|entry| entry.path());
    let mut files: Vec<PathBuf> = paths
        .filter(is_ours)
        .filter(|path| !path.is_dir())
        .collect();
    if files.is_empty() {
        return Err(error(FileErrorKind::NoFiles));
    }
    let name = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default();
        name.to_string_lossy().into_owned()
    };
    files.sort_by_cached_key(|path| NaturalName(name(path)));
    Ok(files)
}

/// How people order names with numbers in them: by the numbers, and without regard to capitals.
///
/// ```
/// use std::cmp::Ordering;
/// use semeai_session::file::natural_order;
///
/// assert_eq!(natural_order("problem 9.sgf", "Problem 10.sgf"), Ordering::Less);
/// assert_eq!(natural_order("a.sgf", "b.sgf"), Ordering::Less);
/// ```
pub fn natural_order(one: &str, other: &str) -> Ordering {
    let (mut left, mut right) = (one, other);
    loop {
        let pieces = (piece(left), piece(right));
        let order = match pieces {
            ("", "") => return one.cmp(other),
            (a, b) if is_number(a) && is_number(b) => by_number(a, b),
            (a, b) => a.to_lowercase().cmp(&b.to_lowercase()),
        };
        if order != Ordering::Equal {
            return order;
        }
        left = &left[pieces.0.len()..];
        right = &right[pieces.1.len()..];
    }
}

#[derive(PartialEq, Eq)]
struct NaturalName(String);

impl PartialOrd for NaturalName {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for NaturalName {
    fn cmp(&self, other: &Self) -> Ordering {
        natural_order(&self.0, &other.0)
    }
}

/// The digits with which a text begins, or what stands before the next ones.
fn piece(text: &str) -> &str {
    let is_digit = text.starts_with(|c: char| c.is_ascii_digit());
    let end = text.find(|c: char| c.is_ascii_digit() != is_digit);
    &text[..end.unwrap_or(text.len())]
}

fn is_number(piece: &str) -> bool {
    piece.starts_with(|c: char| c.is_ascii_digit())
}

/// Numbers of any length: without zeros before them the longer one is larger.
fn by_number(one: &str, other: &str) -> Ordering {
    let [one, other] = [one, other].map(|digits| digits.trim_start_matches('0'));
    one.len().cmp(&other.len()).then_with(|| one.cmp(other))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_in_names_count_as_numbers() {
        let mut names = [
            "p10.sgf",
            "P9.sgf",
            "p09a.sgf",
            "p1.sgf",
            "問題2.sgf",
            "問題12.sgf",
            "p99999999999999999999999.sgf",
            "p100000000000000000000000.sgf",
        ];
        names.sort_by(|one, other| natural_order(one, other));
        assert_eq!(
            names,
            [
                "p1.sgf",
                "P9.sgf",
                "p09a.sgf",
                "p10.sgf",
                "p99999999999999999999999.sgf",
                "p100000000000000000000000.sgf",
                "問題2.sgf",
                "問題12.sgf",
            ]
        );
        assert_eq!(natural_order("a01", "a1"), Ordering::Less, "never equal");
        assert_eq!(natural_order("", ""), Ordering::Equal);
    }

    #[test]
    fn a_folder_gives_the_files_of_positions_and_says_if_it_has_none() {
        let folder = tempfile::tempdir().expect("a folder");
        let none = files_of(folder.path()).expect_err("empty");
        assert_eq!(none.kind, FileErrorKind::NoFiles);
        for name in ["10.sgf", "9.SGF", "notes.doc", "sgf"] {
            fs::write(folder.path().join(name), "(;)").expect("written");
        }
        fs::create_dir(folder.path().join("folder.sgf")).expect("made");
        let files = files_of(folder.path()).expect("two");
        let names = ["9.SGF", "10.sgf"].map(|name| folder.path().join(name));
        assert_eq!(files, names);
        assert!(files_of(&folder.path().join("missing")).is_err());
    }
}
