//! Rows of boards: one name for every size.

/// More boards are not made of one name.
pub const MOST_BOARDS: usize = 100;

/// Why a row of sizes is none.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SizesError {
    /// What stands beside the two points is no number.
    #[error("{0:?} is no row of sizes")]
    NotNumbers(String),
    /// The row ends before it begins.
    #[error("sizes from {first} to {last}: the first is larger")]
    Falling {
        /// Where it begins.
        first: usize,
        /// Where it ends.
        last: usize,
    },
    /// Two rows of one name go on together, and are not as long as each other.
    #[error("rows of {0} and {1} sizes do not go together")]
    Unequal(usize, usize),
    /// The row is longer than [`MOST_BOARDS`].
    #[error("{0} boards are more than {MOST_BOARDS}")]
    TooMany(usize),
}

/// The names that a name with rows of sizes stands for; a name without a row for itself. Several rows go on together.
///
/// # Errors
///
/// What is wrong with a row. Whether there are boards of these names is another question.
///
/// ```
/// use semeai_tactics::{SizesError, names_of_sizes};
///
/// assert_eq!(names_of_sizes("tri-triangle:4..6")?, ["tri-triangle:4", "tri-triangle:5", "tri-triangle:6"]);
/// assert_eq!(names_of_sizes("square:4..5x6..7")?, ["square:4x6", "square:5x7"]);
/// assert_eq!(names_of_sizes("torus:6x6")?, ["torus:6x6"]);
/// assert_eq!(names_of_sizes("path:9..4"), Err(SizesError::Falling { first: 9, last: 4 }));
/// # Ok::<(), SizesError>(())
/// ```
pub fn names_of_sizes(name: &str) -> Result<Vec<String>, SizesError> {
    let Some((family, sizes)) = name.split_once(':').filter(|_| is_row(name)) else {
        return Ok(vec![name.to_owned()]);
    };
    let rows: Vec<Row> = sizes.split('x').map(row).collect::<Result<_, _>>()?;
    let mut lengths = rows.iter().filter_map(Row::len);
    let count = lengths.next().unwrap_or(1);
    if let Some(other) = lengths.find(|other| *other != count) {
        return Err(SizesError::Unequal(count, other));
    }
    if count > MOST_BOARDS {
        return Err(SizesError::TooMany(count));
    }
    let name = |step| {
        let sizes: Vec<String> = rows.iter().map(|row| row.size(step).to_string()).collect();
        format!("{family}:{}", sizes.join("x"))
    };
    Ok((0..count).map(name).collect())
}

/// Whether what stands behind the colon is sizes with two points between some of them; a path to another folder is not.
fn is_row(name: &str) -> bool {
    let is_size = |sign: char| sign.is_ascii_digit() || sign == 'x' || sign == '.';
    let sizes = name.split_once(':').map_or("", |(_, sizes)| sizes);
    sizes.contains("..") && sizes.chars().all(is_size)
}

/// A size, or several one after the other.
struct Row {
    first: usize,
    last: Option<usize>,
}

impl Row {
    /// How many sizes, if it is a row.
    fn len(&self) -> Option<usize> {
        self.last.map(|last| last - self.first + 1)
    }

    fn size(&self, step: usize) -> usize {
        if self.last.is_some() {
            self.first + step
        } else {
            self.first
        }
    }
}

fn row(text: &str) -> Result<Row, SizesError> {
    let number = |digits: &str| {
        let number = digits
            .parse::<u32>()
            .map_err(|_| SizesError::NotNumbers(text.to_owned()));
        number.map(|number| number as usize)
    };
    let Some((first, last)) = text.split_once("..") else {
        let first = number(text)?;
        return Ok(Row { first, last: None });
    };
    let (first, last) = (number(first)?, number(last)?);
    if first > last {
        return Err(SizesError::Falling { first, last });
    }
    let last = Some(last);
    Ok(Row { first, last })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_that_are_none_are_refused() {
        let cases = [
            ("path:4...7", SizesError::NotNumbers("4...7".to_owned())),
            ("path:..7", SizesError::NotNumbers("..7".to_owned())),
            ("square:1..3x1..2", SizesError::Unequal(3, 2)),
            ("path:1..101", SizesError::TooMany(101)),
            (
                "path:1..99999999999",
                SizesError::NotNumbers("1..99999999999".to_owned()),
            ),
        ];
        for (name, error) in cases {
            assert_eq!(names_of_sizes(name), Err(error), "{name}");
        }
        for name in ["../file.json", "C:..\\file", "square:6x6", "", ":"] {
            assert_eq!(names_of_sizes(name), Ok(vec![name.to_owned()]));
        }
        assert_eq!(
            names_of_sizes("square:4..5x6").expect("boards"),
            ["square:4x6", "square:5x6"]
        );
    }
}
