//! What clicks on the board do.

use semeai_words::labels::Label;

/// What clicks on the board do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum Mode {
    /// Stones come and go.
    SetUp,
    /// Blocks get roles.
    Mark,
    /// Candidate points are tried.
    #[default]
    Analyse,
    /// The race is played with real moves; the document stays as it is.
    PlayOut,
}

impl Mode {
    /// The modes in the order of their tabs.
    pub(crate) const ALL: &[Self] = &[Self::SetUp, Self::Mark, Self::Analyse, Self::PlayOut];

    /// The name of the mode.
    pub(crate) const fn label(self) -> Label {
        match self {
            Self::SetUp => Label::SetUp,
            Self::Mark => Label::Mark,
            Self::Analyse => Label::Analyse,
            Self::PlayOut => Label::PlayOut,
        }
    }
}
