//! What is odd about a game and could be read all the same.

use crate::file::error::FileNotice;
use crate::file::sgf::scan::spot;
use crate::file::sgf::value::Spelling;

/// What is odd about a game, each kind by the first place where it was met.
#[derive(Clone, Debug, Default)]
pub(crate) struct Oddities {
    named: Option<NamedPoint>,
}

/// A point that is named as on the board.
#[derive(Clone, Debug)]
struct NamedPoint {
    at: usize,
    property: String,
    value: String,
}

impl Oddities {
    /// Takes note of how a value is written.
    pub(super) fn note(&mut self, property: &str, at: usize, value: &str, spelling: Spelling) {
        let is_earlier = self.named.as_ref().is_none_or(|first| at < first.at);
        if spelling == Spelling::BoardName && is_earlier {
            self.named = Some(NamedPoint {
                at,
                property: property.to_owned(),
                value: shown(value),
            });
        }
    }

    /// Takes note of what was met elsewhere.
    pub(crate) fn add(&mut self, other: Self) {
        if let Some(named) = other.named {
            self.note(&named.property, named.at, &named.value, Spelling::BoardName);
        }
    }

    /// What is worth knowing, with places in the text.
    pub(crate) fn notices(self, text: &str) -> impl Iterator<Item = FileNotice> {
        let named = self.named.into_iter();
        named.map(|first| FileNotice::BoardNames {
            property: first.property,
            value: first.value,
            spot: spot(text, first.at),
        })
    }
}

/// The beginning of a value as it is shown to people, on one line.
pub(crate) fn shown(value: &str) -> String {
    let signs = value.trim().chars().take(40);
    signs
        .map(|sign| if sign.is_control() { ' ' } else { sign })
        .collect()
}
