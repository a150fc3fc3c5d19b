//! The Values panel without its looks: what is typed in it, and what can be asked of it.

/// What the panel shows before anything is typed: the sum of the system paper's first example.
const FIRST_EXPRESSION: &str = "{4|0} + {6||4|0} - 7";

/// The texts of the fields, as typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fields {
    /// The expression.
    pub(crate) expression: String,
    /// By how much to cool.
    pub(crate) cool: String,
    /// The expression to compare with; empty for none.
    pub(crate) other: String,
    /// Whether the expression should take the keyboard in the next frame.
    pub(crate) wants_focus: bool,
}

impl Default for Fields {
    fn default() -> Self {
        Self {
            expression: FIRST_EXPRESSION.to_owned(),
            cool: "2".to_owned(),
            other: String::new(),
            wants_focus: false,
        }
    }
}

/// The kinds of pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Picture {
    /// Lines, for printing.
    Svg,
    /// Points, for everything else.
    Png,
}

impl Picture {
    /// The name of a file of this kind.
    pub(crate) const fn file_name(self) -> &'static str {
        match self {
            Self::Svg => "thermograph.svg",
            Self::Png => "thermograph.png",
        }
    }
}

/// Something asked of the panel.
#[derive(Clone, Debug)]
pub(crate) enum ValuesRequest {
    /// Shows the panel, or the race again.
    Open(bool),
    /// Something was typed, or the slider moved.
    Changed,
    /// A value is to be looked at here.
    Take(String),
    /// The thermograph as it is, or cooled.
    Cooled(bool),
    /// Scaffolds on or off.
    Scaffolds(bool),
    /// Stops the calculation.
    Cancel,
    /// Everything as text to the clipboard.
    Copy,
    /// The thermograph to a file.
    Save(Picture),
}
