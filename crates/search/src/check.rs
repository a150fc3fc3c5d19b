//! Whether an answer is proved a second time.

/// Whether a score is proved a second time by trying every order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    /// It is taken as found.
    None,
    /// By trying every order.
    EveryOrder,
}
