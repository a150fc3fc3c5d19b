//! The two colours, and a value for each of them.

use std::fmt;
use std::ops::{Index, IndexMut};

/// The colour of a stone, and of the player who owns it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Color {
    /// Black.
    Black,
    /// White.
    White,
}

impl Color {
    /// Both colours, Black first: the order in which everything is listed by colour.
    pub const ALL: [Self; 2] = [Self::Black, Self::White];

    /// The colour that moves after this one.
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Black => "black",
            Self::White => "white",
        })
    }
}

/// One value for each colour, indexed by [`Color`].
///
/// ```
/// use semeai_board::{ByColor, Color};
///
/// let captured = ByColor { black: 2, white: 5 };
/// assert_eq!(captured[Color::White], 5);
/// assert_eq!(captured.map(|n| n * 10), ByColor { black: 20, white: 50 });
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ByColor<T> {
    /// What belongs to Black, or is so where Black is first.
    pub black: T,
    /// What belongs to White, or is so where White is first.
    pub white: T,
}

impl<T> ByColor<T> {
    /// Asks for each colour's value, Black's first.
    pub fn new_with(mut value: impl FnMut(Color) -> T) -> Self {
        Self {
            black: value(Color::Black),
            white: value(Color::White),
        }
    }

    /// Applies a function to both values, Black's first.
    pub fn map<U>(self, mut f: impl FnMut(T) -> U) -> ByColor<U> {
        ByColor {
            black: f(self.black),
            white: f(self.white),
        }
    }

    /// Both values by reference, to be mapped without taking them away.
    pub const fn as_ref(&self) -> ByColor<&T> {
        ByColor {
            black: &self.black,
            white: &self.white,
        }
    }

    /// Both values by reference, to be changed in place.
    pub const fn as_mut(&mut self) -> ByColor<&mut T> {
        ByColor {
            black: &mut self.black,
            white: &mut self.white,
        }
    }

    /// Both values with their colours, Black's first.
    pub fn iter(&self) -> impl Iterator<Item = (Color, &T)> {
        Color::ALL.into_iter().zip([&self.black, &self.white])
    }
}

impl<T> Index<Color> for ByColor<T> {
    type Output = T;

    fn index(&self, color: Color) -> &T {
        match color {
            Color::Black => &self.black,
            Color::White => &self.white,
        }
    }
}

impl<T> IndexMut<Color> for ByColor<T> {
    fn index_mut(&mut self, color: Color) -> &mut T {
        match color {
            Color::Black => &mut self.black,
            Color::White => &mut self.white,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_opponent_of_the_opponent_is_the_player() {
        for color in Color::ALL {
            assert_ne!(color.opponent(), color);
            assert_eq!(color.opponent().opponent(), color);
        }
    }

    #[test]
    fn values_are_found_by_colour() {
        let mut names = ByColor::new_with(|color| color.to_string());
        assert_eq!(names[Color::Black], "black");
        names[Color::White].push('!');
        assert_eq!(
            names
                .iter()
                .map(|(_, name)| name.as_str())
                .collect::<Vec<_>>(),
            ["black", "white!"]
        );
    }
}
