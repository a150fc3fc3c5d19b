//! What a position is looked at for, and how the points of its endgame are counted.

use std::fmt;

use semeai_board::ByColor;
use semeai_cgt::Rational;
use semeai_endgame::Scoring;

/// What a position is looked at for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Subject {
    /// Who captures whom.
    #[default]
    Race,
    /// What every move is worth, and who wins by how much.
    Endgame,
    /// Which points and stones are whose.
    Life,
    /// What a tactics map is on it.
    Maps,
}

impl Subject {
    /// Every one, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Race, Self::Endgame, Self::Life, Self::Maps];

    /// Whether what is found stands on stones that are taken as safe.
    pub const fn stands_on_safe_stones(self) -> bool {
        matches!(self, Self::Endgame | Self::Life)
    }

    /// What files call it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Race => "race",
            Self::Endgame => "endgame",
            Self::Life => "life",
            Self::Maps => "maps",
        }
    }
}

/// How the points of an endgame are counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counting {
    /// What counts for a side: its territory and prisoners, or its area.
    pub scoring: Scoring,
    /// What White gets for playing second.
    pub komi: Komi,
    /// The stones that each side has taken so far.
    pub prisoners: Prisoners,
}

impl Counting {
    /// The same with the colours changed.
    #[must_use]
    pub(crate) fn swapped(self) -> Self {
        let ByColor { black, white } = self.prisoners.0;
        Self {
            scoring: self.scoring,
            komi: Komi {
                halves: -self.komi.halves,
            },
            prisoners: Prisoners(ByColor {
                black: white,
                white: black,
            }),
        }
    }
}

/// What White gets for playing second: a number of half points, at most [`Komi::LARGEST`] either way.
///
/// ```
/// use semeai_session::Komi;
///
/// for (text, komi) in [("6.5", "6.5"), ("13/2", "6.5"), ("6½", "6.5"), ("-0.50", "-0.5"), ("7", "7")] {
///     assert_eq!(Komi::parse(text).unwrap().to_string(), komi);
/// }
/// assert_eq!([Komi::parse("3.75"), Komi::parse("six"), Komi::parse("1001")], [None; 3]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Komi {
    halves: i32,
}

impl Komi {
    /// A larger one is a mistake.
    pub const LARGEST: i32 = 1_000;

    /// Komi of so many half points; nothing beyond [`Komi::LARGEST`].
    pub fn from_halves(halves: i32) -> Option<Self> {
        (halves.abs() <= 2 * Self::LARGEST).then_some(Self { halves })
    }

    /// So many half points, as `6.5`, `6½`, `13/2` or `-3`; nothing if the text says something else.
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        let (is_negative, number) = match text.strip_prefix(['-', '−']) {
            Some(number) => (true, number),
            None => (false, text.strip_prefix('+').unwrap_or(text)),
        };
        let whole = |digits: &str| -> Option<i32> {
            let is_number = digits.bytes().all(|byte| byte.is_ascii_digit());
            is_number.then(|| digits.parse().ok()).flatten()
        };
        let or_zero = |digits: &str| match digits {
            "" => Some(0),
            digits => whole(digits),
        };
        let halves = if let Some(digits) = number.strip_suffix('½') {
            or_zero(digits)?.checked_mul(2)?.checked_add(1)?
        } else if let Some(digits) = number.strip_suffix("/2") {
            whole(digits)?
        } else if let Some((digits, part)) = number.split_once(['.', ',']) {
            let half = match part.trim_end_matches('0') {
                "" if !part.is_empty() => 0,
                "5" => 1,
                _ => return None,
            };
            or_zero(digits)?.checked_mul(2)?.checked_add(half)?
        } else {
            whole(number)?.checked_mul(2)?
        };
        Self::from_halves(if is_negative { -halves } else { halves })
    }

    /// Twice the points, a whole number.
    pub const fn halves(self) -> i32 {
        self.halves
    }

    /// The points, exactly: 13 half points are 13/2.
    pub fn points(self) -> Rational {
        Rational::new(self.halves.into(), 2)
    }
}

impl fmt::Display for Komi {
    /// As files have it: `6.5`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.halves < 0 { "-" } else { "" };
        let half = if self.halves % 2 == 0 { "" } else { ".5" };
        write!(f, "{sign}{}{half}", self.halves.abs() / 2)
    }
}

/// The stones that each side has taken so far.
///
/// What a person says holds for the position in which he says it, and the captures of a game are added and taken off on the
/// way through it. Where that gives less than none, there are none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Prisoners(ByColor<i32>);

impl Prisoners {
    /// More of them are a mistake.
    pub const MOST: u32 = 1_000;

    /// So many, if it may be true.
    pub fn new(taken: ByColor<u32>) -> Option<Self> {
        let whole = |count: u32| {
            let count = (count <= Self::MOST).then_some(count)?;
            i32::try_from(count).ok()
        };
        Some(Self(ByColor {
            black: whole(taken.black)?,
            white: whole(taken.white)?,
        }))
    }

    /// Those that Black and White have taken, as `3,5`; nothing if the text says something else.
    ///
    /// ```
    /// use semeai_session::Prisoners;
    ///
    /// assert_eq!(Prisoners::parse("3, 5").unwrap().taken().white, 5);
    /// assert_eq!([Prisoners::parse("3"), Prisoners::parse("3,-5"), Prisoners::parse("3,1001")], [None; 3]);
    /// ```
    pub fn parse(text: &str) -> Option<Self> {
        let (black, white) = text.split_once(',')?;
        Self::new(ByColor {
            black: black.trim().parse().ok()?,
            white: white.trim().parse().ok()?,
        })
    }

    /// How many each side has taken.
    pub fn taken(self) -> ByColor<u32> {
        self.0.map(|count| u32::try_from(count).unwrap_or(0))
    }

    /// After further captures.
    #[must_use]
    pub(crate) fn and(self, taken: ByColor<u32>) -> Self {
        self.changed(taken, i32::saturating_add)
    }

    /// Before these captures.
    #[must_use]
    pub(crate) fn without(self, taken: ByColor<u32>) -> Self {
        self.changed(taken, i32::saturating_sub)
    }

    fn changed(self, taken: ByColor<u32>, change: fn(i32, i32) -> i32) -> Self {
        let taken = taken.map(|count| i32::try_from(count).unwrap_or(i32::MAX));
        Self(ByColor {
            black: change(self.0.black, taken.black),
            white: change(self.0.white, taken.white),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_komi_is_a_number_of_half_points() {
        for text in ["6.5", "6.50", "6,5", "+6.5", "13/2", "6½", " 6.5 "] {
            assert_eq!(Komi::parse(text).map(Komi::halves), Some(13), "{text}");
        }
        assert_eq!(Komi::parse("½").map(Komi::halves), Some(1));
        assert_eq!(Komi::parse("-.5").map(Komi::halves), Some(-1));
        for text in [
            "",
            ".",
            "-",
            "6.",
            "6.25",
            "375.1",
            "1e3",
            "6.5.5",
            "--6",
            "-+6",
            "½½",
            "1001",
            "99999999999",
            "six",
        ] {
            assert_eq!(Komi::parse(text), None, "{text}");
        }
        for halves in -30..30 {
            let komi = Komi::from_halves(halves).expect("small");
            assert_eq!(Komi::parse(&komi.to_string()), Some(komi));
        }
    }

    #[test]
    fn fewer_prisoners_than_a_game_has_are_found_again_on_the_way_back() {
        let game = ByColor { black: 5, white: 0 };
        let said = Prisoners::parse("2,1").expect("two numbers");
        let before = said.without(game);
        assert_eq!(before.taken(), ByColor { black: 0, white: 1 });
        assert_eq!(before.and(game), said);
    }
}
