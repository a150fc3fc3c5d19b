//! The hand of the person: pointer, held button, and the board cursor of the keyboard.

use semeai_board::{Color, Point, PointSet, Role};
use semeai_race::picks::Path;
use semeai_session::MarkupSign;
use semeai_session::selection::Clip;
use semeai_words::labels::Label;

/// What the hand is at.
#[derive(Debug, Default)]
pub(crate) struct Hand {
    /// The point under the pointer.
    pub(crate) hovered: Option<Point>,
    /// The half of the point on which the pointer was last: Black's is the left one.
    pub(crate) half: Option<Color>,
    /// The regions that are pointed at in the list, by their first points.
    pub(crate) hovered_regions: PointSet,
    /// What the sentence is about that is pointed at beside the board.
    pub(crate) lit: PointSet,
    /// The board cursor of the keyboard.
    pub(crate) cursor: Option<Point>,
    /// A button held down on the board.
    pub(crate) gesture: Option<Gesture>,
    /// How far the wheel has been turned since its last step.
    pub(crate) wheel: f32,
    /// How far the board has been zoomed and pushed since a line more or less came into view: the logarithm of its size, and
    /// points of the screen.
    pub(crate) zoom: (f32, egui::Vec2),
    /// What the buttons put in Set up.
    pub(crate) stones: Stones,
    /// Whether the pen is in the hand in Set up: it draws the board itself.
    pub(crate) has_pen: bool,
    /// The part of the plane that the pen has before it, in drawing coordinates.
    pub(crate) sheet: Option<egui::Rect>,
    /// A button held down with the pen.
    pub(crate) stroke: Option<PenStroke>,
    /// The point from which the keyboard draws a line with the pen.
    pub(crate) line_from: Option<Point>,
    /// Whether the next drag selects a rectangle.
    pub(crate) is_selecting: bool,
    /// What a click on the board marks for readers, while a lesson is made; and where a line of it begins.
    pub(crate) marker: Option<Marker>,
    pub(crate) marked_from: Option<Point>,
    /// Whether what it marks is covered until the answer is shown.
    pub(crate) marks_with_answer: bool,
    /// The point whose label is being written.
    pub(crate) labelled: Option<Point>,
    /// The rectangle of points that is selected: in Set up to be moved, in Analyse to ask only there.
    pub(crate) selection: Option<PointSet>,
    /// The node of a tree that is pointed at: its moves are shown on the board.
    pub(crate) branch: Option<Path>,
    /// The point that a finger has touched once: the second touch acts.
    pub(crate) touched: Option<Point>,
    /// Whose stones a finger plays, once one has touched the board; one that stays plays those of the other side.
    pub(crate) finger: Option<Color>,
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
        self.lit = PointSet::EMPTY;
        self.cursor = None;
        self.gesture = None;
        self.stroke = None;
        self.let_go();
        self.branch = None;
    }

    /// The button that a finger means, which has stayed or come again.
    pub(crate) fn finger_button(&self, is_held: bool) -> egui::PointerButton {
        let is_white = self.finger == Some(Color::White);
        if is_white == is_held {
            egui::PointerButton::Primary
        } else {
            egui::PointerButton::Secondary
        }
    }

    /// Lets go of what is selected or touched.
    pub(crate) fn let_go(&mut self) {
        self.selection = None;
        self.is_selecting = false;
        self.touched = None;
        self.line_from = None;
        self.marked_from = None;
        self.labelled = None;
    }
}

/// What a click on the board marks for readers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Marker {
    /// The next letter.
    Letter,
    /// A text that is typed.
    Text,
    /// A sign.
    Sign(MarkupSign),
    /// A line from the point where a button goes down to where it comes up.
    Line { is_arrow: bool },
}

impl Marker {
    /// All of them, each with its name and how it looks.
    pub(crate) const ALL: [(Self, Label, &'static str); 8] = [
        (Self::Letter, Label::MarkLetter, "A"),
        (Self::Text, Label::MarkText, "Abc"),
        (Self::Sign(MarkupSign::Triangle), Label::MarkTriangle, "△"),
        (Self::Sign(MarkupSign::Circle), Label::MarkCircle, "○"),
        (Self::Sign(MarkupSign::Square), Label::MarkSquare, "□"),
        (Self::Sign(MarkupSign::Cross), Label::MarkCross, "×"),
        (Self::Line { is_arrow: true }, Label::MarkArrow, "→"),
        (Self::Line { is_arrow: false }, Label::MarkLine, "―"),
    ];
}

/// What the buttons put in Set up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Stones {
    /// The left button black stones, the right one white ones.
    #[default]
    Both,
    /// The left button stones of this colour, the right one those of the other: for a hand with one button.
    One(Color),
    /// Black and White in turn, as in a game: what has no liberty left is taken off.
    InTurn,
}

impl Stones {
    /// The colour of the stone that a button puts, if it only puts it.
    pub(crate) const fn of(self, button: egui::PointerButton) -> Option<Color> {
        let left = match self {
            Self::Both => Color::Black,
            Self::One(color) => color,
            Self::InTurn => return None,
        };
        match button {
            egui::PointerButton::Primary => Some(left),
            egui::PointerButton::Secondary => Some(left.opponent()),
            _ => None,
        }
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
    /// The very place where it went down.
    pub(crate) from: egui::Pos2,
    /// The very place where it is.
    pub(crate) place: egui::Pos2,
    /// What moving does.
    pub(crate) drag: Drag,
    /// Whether it has left the point where it began.
    pub(crate) has_moved: bool,
    /// When a finger came down, in seconds, if it is one.
    pub(crate) touched_secs: Option<f64>,
}

/// A mouse button held down with the pen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct PenStroke {
    /// Which button.
    pub(crate) button: egui::PointerButton,
    /// The point where it went down, if there was one.
    pub(crate) start: Option<Point>,
    /// The very place where it went down.
    pub(crate) from: egui::Pos2,
    /// The very place where it is.
    pub(crate) at: egui::Pos2,
    /// Whether it has gone so far that it is a drag.
    pub(crate) has_moved: bool,
    /// Whether a drag moves the point, and not draws a line.
    pub(crate) moves_point: bool,
    /// Whether a drag selects a rectangle.
    pub(crate) selects: bool,
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
    /// Scrolls a board that goes on beyond its edges, which was at these steps along its periods.
    Scroll([i16; 2]),
    /// Nothing any more: the wheel was turned meanwhile.
    Turned,
    /// Gives blocks the role of the first, or the one that a click gives it if it has none.
    Role(Role),
    /// Removes stones.
    Erase,
    /// Draws a line for readers.
    Line,
}
