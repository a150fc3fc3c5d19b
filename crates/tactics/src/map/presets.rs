//! The five maps of the source, as printed with their parentheses balanced, and what they may have been.
//!
//! Signs have been lost in print: the second and the third map are complements on the empty points and yet have the same rates of
//! wins, the first is empty on honeycombs and yet wins. *Conjectured* maps have bars put back so that they fit the printed rates;
//! that they agree is no test of them, and what was simulated is not known.

use super::error::{MapError, MapErrorKind};
use super::expression::Map;
use super::parse::MapText;

/// A map with a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Preset {
    /// The first map as printed.
    Paper1,
    /// The second map as printed.
    Paper2,
    /// The third map as printed.
    Paper3,
    /// The fourth map as printed, its parentheses balanced in one way.
    Paper4a,
    /// The fourth map as printed, its parentheses balanced in another way.
    Paper4b,
    /// The fifth map as printed.
    Paper5,
    /// The first map with a bar put back.
    Conjectured1,
    /// The second map with bars put back.
    Conjectured2,
    /// The third map with bars put back.
    Conjectured3,
    /// The fourth map with bars put back.
    Conjectured4,
    /// The fifth map with bars put back.
    Conjectured5,
    /// The fifth map with one bar put back elsewhere.
    Conjectured5b,
}

/// Where the text of a preset is from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Origin {
    /// It stands so in the source, but for parentheses that were balanced.
    Printed,
    /// Bars have been put back by fit among many possibilities.
    Conjectured,
}

impl Preset {
    /// All of them, the printed ones first.
    pub const ALL: [Self; 12] = [
        Self::Paper1,
        Self::Paper2,
        Self::Paper3,
        Self::Paper4a,
        Self::Paper4b,
        Self::Paper5,
        Self::Conjectured1,
        Self::Conjectured2,
        Self::Conjectured3,
        Self::Conjectured4,
        Self::Conjectured5,
        Self::Conjectured5b,
    ];

    /// Its name as people type it, without the `@`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Paper1 => "paper-1",
            Self::Paper2 => "paper-2",
            Self::Paper3 => "paper-3",
            Self::Paper4a => "paper-4a",
            Self::Paper4b => "paper-4b",
            Self::Paper5 => "paper-5",
            Self::Conjectured1 => "conjectured-1",
            Self::Conjectured2 => "conjectured-2",
            Self::Conjectured3 => "conjectured-3",
            Self::Conjectured4 => "conjectured-4",
            Self::Conjectured5 => "conjectured-5",
            Self::Conjectured5b => "conjectured-5b",
        }
    }

    /// Its text.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::Paper1 => r"(P4(B) & V) | (AW(B & P1(W)) | DW(B))",
            Self::Paper2 => r"(P1(W) \ W) | B | P4(V)",
            Self::Paper3 => r"Q3(V) \ (V \ (Q0(W) \ B))",
            Self::Paper4a => {
                r"((P1(AB(W)) | V) \ (P1(W) | Q4(B) \ (B \ Q0(W)))) & ((P1(P1(B)) - W) | H)"
            }
            Self::Paper4b => {
                r"(P1(AB(W)) | V) \ ((P1(W) | Q4(B) \ (B \ Q0(W))) & (P1(P1(B)) - W) | H)"
            }
            Self::Paper5 => r"F(W | V \ F Q3(W))",
            Self::Conjectured1 => r"(P4(B) & V) | (AW(~B & P1(W)) | DW(B))",
            Self::Conjectured2 => r"(~P1(~W) \ W) | B | P4(V)",
            Self::Conjectured3 => r"~Q3(V) \ (~V \ (Q0(W) \ B))",
            Self::Conjectured4 => {
                r"~(((P1(AB(W)) | V) \ ((P1(W) | ~Q4(B)) \ (B \ Q0(W)))) & ((P1(P1(B)) \ W) | H))"
            }
            Self::Conjectured5 => r"F(~((W | V) \ F(~Q3(W))))",
            Self::Conjectured5b => r"F((W | ~V) \ F Q3(W))",
        }
    }

    /// Where its text is from.
    #[must_use]
    pub const fn origin(self) -> Origin {
        match self {
            Self::Paper1
            | Self::Paper2
            | Self::Paper3
            | Self::Paper4a
            | Self::Paper4b
            | Self::Paper5 => Origin::Printed,
            Self::Conjectured1
            | Self::Conjectured2
            | Self::Conjectured3
            | Self::Conjectured4
            | Self::Conjectured5
            | Self::Conjectured5b => Origin::Conjectured,
        }
    }

    /// The preset of this name, without the `@`.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|preset| preset.name() == name)
    }

    /// Its map.
    ///
    /// # Panics
    ///
    /// Never: every text is read in the tests.
    #[must_use]
    pub fn map(self) -> Map {
        let read = self.text().parse();
        read.expect("every text of a preset is a map")
    }
}

/// A map as somebody asks for it: written out, or by the name of a preset behind an `@`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapSource {
    /// The preset, if one was named.
    pub preset: Option<Preset>,
    /// The text of the map, which is not what was typed if a preset was named.
    pub text: String,
    /// What was read from the text.
    pub read: MapText,
}

impl MapSource {
    /// Reads a map or the name of a preset.
    ///
    /// # Errors
    ///
    /// As [`MapText::parse`], and if there is no such preset.
    ///
    /// ```
    /// use semeai_tactics::{MapSource, Preset};
    ///
    /// let named = MapSource::read("@paper-5")?;
    /// assert_eq!((named.preset, &*named.text), (Some(Preset::Paper5), r"F(W | V \ F Q3(W))"));
    /// assert_eq!(MapSource::read("@paper-6").unwrap_err().to_string(), "column 2: no preset is called 'paper-6'");
    /// # Ok::<(), semeai_tactics::MapError>(())
    /// ```
    pub fn read(text: &str) -> Result<Self, MapError> {
        let begun = text.trim_start();
        let preset = match begun.strip_prefix('@') {
            Some(name) => Some(Preset::named(name.trim_end()).ok_or_else(|| {
                let before = text.chars().count() - begun.chars().count();
                let kind = MapErrorKind::UnknownPreset(name.trim_end().to_owned());
                let column = before + 2;
                MapError { column, kind }
            })?),
            None => None,
        };
        let text = preset.map_or_else(|| text.to_owned(), |it| it.text().to_owned());
        let read = MapText::parse(&text)?;
        Ok(Self { preset, text, read })
    }
}
