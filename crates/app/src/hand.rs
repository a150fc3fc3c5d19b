//! The hand of the person: pointer, held button, and the board cursor of the keyboard.

use semeai_board::{Color, Point, PointSet, Role};
use semeai_session::{Clip, Selection};

/// What the hand is at.
#[derive(Debug, Default)]
pub(crate) struct Hand {
    /// The point under the pointer.
    pub(crate) hovered: Option<Point>,
    /// The regions that are pointed at in the list, by their first points.
    pub(crate) hovered_regions: PointSet,
    /// The board cursor of the keyboard.
    pub(crate) cursor: Option<Point>,
    /// A button held down on the board.
    pub(crate) gesture: Option<Gesture>,
    /// How far the wheel has been turned since its last step.
    pub(crate) wheel: f32,
    /// How far the board has been zoomed and pushed since a line more or less came into view: the logarithm of its size, and
    /// points of the screen.
    pub(crate) zoom: (f32, egui::Vec2),
    /// The rectangle of points that is selected in Set up.
    pub(crate) selection: Option<Selection>,
    /// What was cut or copied of the board last.
    pub(crate) clip: Option<Clip>,
    /// Whether the board should take the keyboard in the next frame.
    pub(crate) wants_board_focus: bool,
}

impl Hand {
    /// The point that the pointer or else the board cursor is on.
    pub(crate) fn pointed_at(&self) -> Option<Point> {
        self.hovered.or(self.cursor)
    }

    /// Leaves a board that is no longer there.
    pub(crate) fn leave(&mut self) {
        self.hovered = None;
        self.hovered_regions = PointSet::EMPTY;
        self.cursor = None;
        self.gesture = None;
        self.selection = None;
    }
}

/// A mouse button held down on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Gesture {
    /// Which button.
    pub(crate) button: egui::PointerButton,
    /// The point where it went down.
    pub(crate) start: Point,
    /// The point where it is.
    pub(crate) at: Point,
    /// The very place where it is.
    pub(crate) place: egui::Pos2,
    /// What moving does.
    pub(crate) drag: Drag,
    /// Whether it has left the point where it began.
    pub(crate) has_moved: bool,
}

/// What moving with a held button does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Drag {
    /// Nothing; letting go elsewhere cancels.
    Nothing,
    /// Puts stones of a colour.
    Paint(Color),
    /// Moves the stone that it began on.
    Stone,
    /// Selects the rectangle from where it began.
    Select,
    /// Moves what is selected.
    Selected,
    /// Gives blocks the role of the first.
    Role(Role),
    /// Removes stones.
    Erase,
}
