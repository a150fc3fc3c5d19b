//! The classes of points.

use std::fmt;

use semeai_board::{ByColor, Color};

/// What becomes of a point where one side moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Value {
    /// White can force it.
    White,
    /// Nobody can: a stand-off.
    StandOff,
    /// Black can force it.
    Black,
}

/// The class of a point: what becomes of it where Black moves first, and where White does.
///
/// After "Life and death in graph Go" (2022, in Japanese), which has the four letters B, W, N and P; that N+ and N− are kept apart
/// from N is our reading, and so is the table by which a class follows from those after all first moves. Other pairs never occur,
/// since passing is allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    /// Black's, whoever plays first.
    Black,
    /// White's, whoever plays first.
    White,
    /// Whoever plays first takes it.
    First,
    /// Nobody can take it: a stand-off.
    StandOff,
    /// Black takes it if he plays first, else it is a stand-off.
    BlackOrStandOff,
    /// White takes it if he plays first, else it is a stand-off.
    WhiteOrStandOff,
}

impl Value {
    /// A side can force it.
    #[must_use]
    pub const fn of(color: Color) -> Self {
        match color {
            Color::Black => Self::Black,
            Color::White => Self::White,
        }
    }
}

impl Class {
    /// All classes in the order in which they are told.
    pub const ALL: [Self; 6] = [
        Self::Black,
        Self::White,
        Self::First,
        Self::StandOff,
        Self::BlackOrStandOff,
        Self::WhiteOrStandOff,
    ];

    /// Those that somebody is asked to tell apart, who does not know the others.
    pub const ASKED: [Self; 4] = [Self::Black, Self::White, Self::First, Self::StandOff];

    /// The class of a point by what becomes of it with each side first.
    ///
    /// A side that moves first gets no less than when it moves second, for it may pass; a pair in which it would is read as if the
    /// side passed.
    #[must_use]
    pub fn of(first: ByColor<Value>) -> Self {
        match (first.black.max(first.white), first.white.min(first.black)) {
            (Value::Black, Value::Black) => Self::Black,
            (Value::White, _) => Self::White,
            (Value::Black, Value::White) => Self::First,
            (Value::StandOff, Value::White) => Self::WhiteOrStandOff,
            (Value::Black, Value::StandOff) => Self::BlackOrStandOff,
            (Value::StandOff, _) => Self::StandOff,
        }
    }

    /// What becomes of it where a side moves first.
    #[must_use]
    pub const fn value(self, first: Color) -> Value {
        match (self, first) {
            (Self::Black, _) | (Self::First | Self::BlackOrStandOff, Color::Black) => Value::Black,
            (Self::White, _) | (Self::First | Self::WhiteOrStandOff, Color::White) => Value::White,
            _ => Value::StandOff,
        }
    }

    /// The side whose it is whoever plays first.
    #[must_use]
    pub const fn owner(self) -> Option<Color> {
        match self {
            Self::Black => Some(Color::Black),
            Self::White => Some(Color::White),
            _ => None,
        }
    }

    /// A side's, whoever plays first.
    #[must_use]
    pub const fn owned_by(color: Color) -> Self {
        match color {
            Color::Black => Self::Black,
            Color::White => Self::White,
        }
    }

    /// Whether it depends on who plays first.
    #[must_use]
    pub const fn is_open(self) -> bool {
        matches!(
            self,
            Self::First | Self::BlackOrStandOff | Self::WhiteOrStandOff
        )
    }

    /// The same in the four letters of the source: what depends on who plays first is N.
    #[must_use]
    pub const fn in_four_letters(self) -> Self {
        if self.is_open() { Self::First } else { self }
    }

    /// The class with the colours exchanged.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
            Self::BlackOrStandOff => Self::WhiteOrStandOff,
            Self::WhiteOrStandOff => Self::BlackOrStandOff,
            Self::First | Self::StandOff => self,
        }
    }

    /// Its letters as they are printed, with a minus: B, W, N, P, N+, N−.
    #[must_use]
    pub const fn letters(self) -> &'static str {
        match self {
            Self::WhiteOrStandOff => "N−",
            _ => self.sign(),
        }
    }

    /// Its sign in plain letters: B, W, N, P, N+, N-.
    #[must_use]
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Black => "B",
            Self::White => "W",
            Self::First => "N",
            Self::StandOff => "P",
            Self::BlackOrStandOff => "N+",
            Self::WhiteOrStandOff => "N-",
        }
    }
}

/// Its letters as they are printed.
/// In which letters classes are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ClassLetters {
    /// All six apart.
    #[default]
    Six,
    /// Those of the source: whatever depends on who plays first is N.
    Four,
}

impl ClassLetters {
    /// A class in these letters.
    #[must_use]
    pub const fn of(self, class: Class) -> Class {
        match self {
            Self::Six => class,
            Self::Four => class.in_four_letters(),
        }
    }
}

impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.letters())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_class_is_the_pair_of_its_values() {
        for class in Class::ALL {
            let values = ByColor::new_with(|first| class.value(first));
            assert_eq!(Class::of(values), class);
            assert_eq!(class.mirrored().mirrored(), class);
            assert_eq!(
                class.owner().is_some(),
                class.value(Color::Black) == class.value(Color::White) && class != Class::StandOff
            );
        }
        let [four, mut six] =
            [Class::in_four_letters, Class::mirrored].map(|of| Class::ALL.map(of).to_vec());
        six.sort();
        assert_eq!(six, {
            let mut all = Class::ALL;
            all.sort();
            all
        });
        assert_eq!(
            four.iter().filter(|class| **class == Class::First).count(),
            3
        );
    }
}
