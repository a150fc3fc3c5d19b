//! What is typed into the window itself: the one thing that drawing changes.

use std::path::Path;

/// What the Values panel shows before anything is typed: the sum of the system paper's first example.
const FIRST_EXPRESSION: &str = "{4|0} + {6||4|0} - 7";

/// The texts that are typed.
#[derive(Debug, Default)]
pub(crate) struct Typed {
    /// The strip for paths.
    pub(crate) path: Option<PathField>,
    /// The fields of the Values panel.
    pub(crate) values: Fields,
    /// The name of a point to go to.
    pub(crate) point: String,
    /// What is being written about the position.
    pub(crate) comment: CommentField,
}

/// What is being written about the position. It becomes a part of the document when the hand rests, leaves the field, or asks
/// for anything else.
#[derive(Clone, Debug, Default)]
pub(crate) struct CommentField {
    /// The text as typed.
    pub(crate) text: String,
    /// Whether it is not in the document yet; if so, when it was changed last.
    pub(crate) changed_secs: Option<f64>,
}

/// Why the strip for paths is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PathUse {
    /// To read a file.
    Open,
    /// To write one.
    Save,
    /// To write a picture.
    Picture(Picture),
}

/// The strip in which a path can be typed.
#[derive(Clone, Debug)]
pub(crate) struct PathField {
    /// What for.
    pub(crate) purpose: PathUse,
    /// What has been typed.
    pub(crate) text: String,
    /// Whether it should take the keyboard in the next frame.
    pub(crate) wants_focus: bool,
}

/// The texts of the fields of the Values panel, as typed.
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

/// A picture that is to be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Picture {
    /// What it shows.
    pub(crate) of: Pictured,
    /// What it is written as, if the name of its file does not say.
    pub(crate) kind: PictureKind,
}

/// What a picture shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pictured {
    /// The board as it is seen.
    Board,
    /// The whole line of a proof, or the play-out so far, with numbers.
    Line,
    /// The tree of the region that is chosen.
    Tree,
    /// The thermograph of the node in which the board stands.
    Thermograph,
    /// The thermograph of the Values panel.
    Values,
}

/// The kinds of pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PictureKind {
    /// Lines, for printing.
    Svg,
    /// Points, for everything else.
    Png,
}

impl Picture {
    /// The name of a file of this kind.
    pub(crate) fn file_name(self) -> String {
        let name = match self.of {
            Pictured::Board => "board",
            Pictured::Line => "line",
            Pictured::Tree => "tree",
            Pictured::Thermograph | Pictured::Values => "thermograph",
        };
        format!("{name}.{}", self.kind.extension())
    }
}

impl PictureKind {
    /// How the names of such files end.
    pub(crate) const fn extension(self) -> &'static str {
        match self {
            Self::Svg => "svg",
            Self::Png => "png",
        }
    }

    /// The kind that the name of a file says, if it says one.
    pub(crate) fn of(path: &Path) -> Option<Self> {
        let extension = path.extension()?;
        let kinds = [Self::Svg, Self::Png].into_iter();
        let mut named = kinds.filter(|kind| extension.eq_ignore_ascii_case(kind.extension()));
        named.next()
    }
}

/// Whether a file of this name holds a text diagram: a picture of the position without its trees and comment.
pub(crate) fn is_diagram(path: &Path) -> bool {
    path.extension()
        .is_some_and(|extension| extension.eq_ignore_ascii_case("txt"))
}
