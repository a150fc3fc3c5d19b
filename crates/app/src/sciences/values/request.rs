//! What is asked of the calculator of values.

/// Something asked of the Values panel.
#[derive(Clone, Debug)]
pub(crate) enum ValuesRequest {
    /// Shows the panel.
    Open,
    /// Something was typed, or the slider moved.
    Changed,
    /// A value is to be looked at here, and cooled by so much.
    Take { text: String, cooling: &'static str },
    /// The thermograph as it is, or cooled.
    Cooled(bool),
    /// Scaffolds on or off.
    Scaffolds(bool),
    /// Stops the calculation.
    Cancel,
    /// Everything as text to the clipboard.
    Copy,
}
