//! What a side with several blocks must not lose.

/// Which of several blocks a side must not lose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Several {
    /// It has lost when all of them have been captured.
    #[default]
    All,
    /// It has lost when the first of them is captured.
    First,
}
