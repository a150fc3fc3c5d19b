//! How something is put into words for a person.

use std::borrow::Cow;

use semeai_board::{Point, PointSet, Topology};

use crate::settings::{Coordinates, Language, Settings};

/// How something is put into words: in which language, and how points are called.
///
/// Everything that is said to a person is asked for with one. What other programs read has none, and calls points as the board does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Phrasing {
    /// The language.
    pub language: Language,
    /// How points are called.
    pub coordinates: Coordinates,
}

impl Phrasing {
    /// English with the board's own names of points.
    pub const ENGLISH: Self = Self::of(Language::ENGLISH);

    /// Japanese with the board's own names of points.
    pub const JAPANESE: Self = Self::of(Language::JAPANESE);

    /// A language with the board's own names of points.
    #[must_use]
    pub const fn of(language: Language) -> Self {
        Self {
            language,
            coordinates: Coordinates::Letters,
        }
    }

    /// What a point is called.
    ///
    /// ```
    /// use semeai_board::Topology;
    /// use semeai_session::{Coordinates, Phrasing};
    ///
    /// let board = Topology::rectangle(9, 9)?;
    /// let point = board.point("H9").expect("a point");
    /// assert_eq!(Phrasing::JAPANESE.point(&board, point), "H9");
    /// let coordinates = Coordinates::Japanese;
    /// let phrasing = Phrasing { coordinates, ..Phrasing::JAPANESE };
    /// assert_eq!(phrasing.point(&board, point), "8の一");
    /// # Ok::<(), semeai_board::SizeError>(())
    /// ```
    #[must_use]
    pub fn point(self, topology: &Topology, point: Point) -> Cow<'_, str> {
        self.coordinates.name(topology, point)
    }

    /// What the points of a set are called, in the order of the points.
    #[must_use]
    pub fn points<'t>(self, topology: &'t Topology, set: &PointSet) -> Vec<Cow<'t, str>> {
        set.iter()
            .map(|point| self.point(topology, point))
            .collect()
    }
}

impl From<Language> for Phrasing {
    fn from(language: Language) -> Self {
        Self::of(language)
    }
}

impl Settings {
    /// How everything is put into words. Whether the names of lines are drawn makes no difference to it.
    #[must_use]
    pub const fn phrasing(&self) -> Phrasing {
        Phrasing {
            language: self.language,
            coordinates: self.coordinates,
        }
    }
}
