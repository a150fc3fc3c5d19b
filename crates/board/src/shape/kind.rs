//! The kinds of boards, each with its sizes.

use super::family::Family;
use super::generator::Drawing;
use super::rectangle::{Rectangle, SizeError};
use crate::point_set::PointSet;
use std::fmt;
use std::str::FromStr;

/// What board a new one is: a kind with the sizes that it needs, within their limits, so that a board can be made of every
/// value ([`Topology::new`](crate::Topology::new)). [`Shape::kind`](crate::Shape::kind) tells it back. As text it is the name of its
/// family with its sizes.
///
/// ```
/// use semeai_board::{BoardKind, Topology};
///
/// let kind = BoardKind::rectangle(13, 8)?;
/// let board = Topology::new(kind);
/// assert_eq!(board.len(), 104);
/// assert_eq!(board.shape().kind(), Some(kind));
/// assert_eq!(kind.to_string(), "square:13x8");
/// assert!(BoardKind::rectangle(13, 26).is_err());
/// let hexagon = Topology::new("tri-hexagon:4".parse()?);
/// assert_eq!(hexagon.len(), 37);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BoardKind {
    /// The ordinary board: columns and rows of the lattice of squares.
    Rectangle(Rectangle),
    /// Any other board that can be made.
    Pattern(Pattern),
}

/// A board of a family other than the ordinary one, with its sizes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pattern {
    family: Family,
    /// The sizes in the order of the family; zero where it has no more.
    sizes: [u16; 3],
}

/// Why there is no such kind of board.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum KindError {
    /// No family has this name.
    #[error("there is no kind of board of the name {0:?}")]
    UnknownFamily(String),
    /// The family needs more or fewer sizes.
    #[error("{family} needs {} sizes, not {count}", family.least_sizes().len())]
    SizeCount {
        /// The family.
        family: Family,
        /// How many sizes were given.
        count: usize,
    },
    /// A size is not written as a number.
    #[error("{0:?} is not a size")]
    NotANumber(String),
    /// A size is below its least.
    #[error("a size of {family} is {size}: at least {least} are needed")]
    TooSmall {
        /// The family.
        family: Family,
        /// The size.
        size: usize,
        /// The least that it can be.
        least: usize,
    },
    /// There would be more points than a board can have.
    #[error("{family} of these sizes has more than {} points", PointSet::CAPACITY)]
    TooManyPoints {
        /// The family.
        family: Family,
    },
    /// A side of a rectangle is too short or too long.
    #[error(transparent)]
    Rectangle(#[from] SizeError),
}

impl BoardKind {
    /// The ordinary board of so many columns and rows.
    ///
    /// # Errors
    ///
    /// If a side is below [`MIN_SIDE`](crate::MIN_SIDE) or above [`MAX_SIDE`](crate::MAX_SIDE).
    pub fn rectangle(columns: usize, rows: usize) -> Result<Self, SizeError> {
        Rectangle::new(columns, rows).map(Self::Rectangle)
    }

    /// The member of a family with these sizes.
    ///
    /// # Errors
    ///
    /// If there are more or fewer sizes than it needs, or one is too small or too large.
    pub fn new(family: Family, sizes: &[usize]) -> Result<Self, KindError> {
        let least = family.least_sizes();
        if sizes.len() != least.len() {
            let count = sizes.len();
            return Err(KindError::SizeCount { family, count });
        }
        if let (Family::Square, &[columns, rows]) = (family, sizes) {
            return Ok(Self::rectangle(columns, rows)?);
        }
        for (&size, &least) in sizes.iter().zip(least) {
            if size < least {
                return Err(KindError::TooSmall {
                    family,
                    size,
                    least,
                });
            }
        }
        if family.points(sizes) > PointSet::CAPACITY as u64 {
            return Err(KindError::TooManyPoints { family });
        }
        let mut all = [0; 3];
        for (at, &size) in all.iter_mut().zip(sizes) {
            // No size is larger than the number of points.
            *at = u16::try_from(size).map_err(|_| KindError::TooManyPoints { family })?;
        }
        Ok(Self::Pattern(Pattern { family, sizes: all }))
    }

    /// Its family.
    #[must_use]
    pub const fn family(self) -> Family {
        match self {
            Self::Rectangle(_) => Family::Square,
            Self::Pattern(pattern) => pattern.family,
        }
    }

    /// Its sizes, in the order of its family.
    #[must_use]
    pub fn sizes(self) -> Vec<usize> {
        match self {
            Self::Rectangle(rectangle) => vec![rectangle.columns(), rectangle.rows()],
            Self::Pattern(pattern) => pattern.sizes(),
        }
    }
}

impl Pattern {
    fn sizes(self) -> Vec<usize> {
        let count = self.family.least_sizes().len();
        self.sizes
            .iter()
            .take(count)
            .copied()
            .map(usize::from)
            .collect()
    }

    pub(super) fn draw(self) -> Drawing {
        self.family.draw(&self.sizes())
    }

    /// The members of the same family with the same sizes, in this order and in the other.
    pub(super) fn turned(self) -> Vec<Self> {
        let [a, b, c] = self.sizes;
        let swapped = Self {
            family: self.family,
            sizes: [b, a, c],
        };
        let fits = |sizes: [u16; 3]| {
            let least = self.family.least_sizes();
            sizes
                .iter()
                .zip(least)
                .all(|(&size, &least)| usize::from(size) >= least)
        };
        let is_other = a != b && fits(swapped.sizes);
        [self]
            .into_iter()
            .chain(is_other.then_some(swapped))
            .collect()
    }
}

impl fmt::Display for BoardKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sizes: Vec<String> = self.sizes().iter().map(usize::to_string).collect();
        if sizes.is_empty() {
            return write!(f, "{}", self.family());
        }
        write!(f, "{}:{}", self.family(), sizes.join("x"))
    }
}

impl FromStr for BoardKind {
    type Err = KindError;

    fn from_str(name: &str) -> Result<Self, KindError> {
        let (family, sizes) = name.trim().split_once(':').unwrap_or((name.trim(), ""));
        let unknown = || KindError::UnknownFamily(family.to_owned());
        let family = Family::named(family).ok_or_else(unknown)?;
        let size = |text: &str| {
            let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
            let not_a_number = || KindError::NotANumber(text.to_owned());
            if !is_number {
                return Err(not_a_number());
            }
            // More digits than fit are a number too, and too large.
            Ok(text.parse().unwrap_or(usize::MAX))
        };
        let sizes: Vec<usize> = match sizes {
            "" => Vec::new(),
            sizes => sizes
                .split(['x', 'X', '×'])
                .map(size)
                .collect::<Result<_, _>>()?,
        };
        Self::new(family, &sizes)
    }
}
