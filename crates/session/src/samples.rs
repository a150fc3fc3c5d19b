//! The positions and lessons in the box.

use crate::{Document, Language};

/// A position that comes with the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    /// A name that never changes: `connect-first`.
    pub id: &'static str,
    /// The English title.
    pub title_en: &'static str,
    /// The Japanese title.
    pub title_ja: &'static str,
    /// What it teaches, in English.
    pub note_en: &'static str,
    /// What it teaches, in Japanese.
    pub note_ja: &'static str,
    /// The diagram.
    diagram: &'static str,
}

/// All samples; the first is the one that the program opens with.
pub fn samples() -> &'static [Sample] {
    &[]
}

impl Sample {
    /// The title.
    pub const fn title(&self, language: Language) -> &'static str {
        match language {
            Language::English => self.title_en,
            Language::Japanese => self.title_ja,
        }
    }

    /// What it teaches.
    pub const fn note(&self, language: Language) -> &'static str {
        match language {
            Language::English => self.note_en,
            Language::Japanese => self.note_ja,
        }
    }

    /// The position with its roles and candidate points.
    ///
    /// # Panics
    ///
    /// Never: every sample is read in a test.
    pub fn document(&self) -> Document {
        unimplemented!()
    }
}
