//! What is played on the board instead of the position, by the rules of whatever science.

use semeai_board::{ByColor, Color, Point, PointSet};
use semeai_picture::text::MOVES;
use semeai_session::play_out::{Course, LineDiagram, Rules};

/// Moves that stand on the board: of a play-out, or of a line that is looked at.
pub(crate) trait Replay {
    /// The stones after them.
    fn stones(&self) -> ByColor<PointSet>;

    /// The moves with their numbers, where their stones stand.
    fn numbers(&self) -> Vec<(Point, usize)>;

    /// All of them as one diagram.
    fn numbered(&self) -> LineDiagram;

    /// The same in parts that a text diagram has room for.
    fn parts(&self) -> Vec<LineDiagram>;

    /// Who is to move.
    fn mover(&self) -> Color;

    /// Whose stone would stand at a point, if one can be played there now.
    fn stone_to_play(&self, point: Point) -> Option<Color>;

    /// Whether a move, by its index, gave something away, once that is known.
    fn gave_away(&self, index: usize) -> Option<bool>;
}

impl<S: Rules> Replay for Course<S> {
    fn stones(&self) -> ByColor<PointSet> {
        *self.situation().position().stones_by_color()
    }

    fn numbers(&self) -> Vec<(Point, usize)> {
        self.numbers()
    }

    fn numbered(&self) -> LineDiagram {
        LineDiagram::of(self)
    }

    fn parts(&self) -> Vec<LineDiagram> {
        LineDiagram::parts(self, MOVES)
    }

    fn mover(&self) -> Color {
        self.situation().mover()
    }

    fn stone_to_play(&self, point: Point) -> Option<Color> {
        let is_free = self.end().is_none() && !self.is_programs_turn();
        let situation = self.situation();
        (is_free && situation.played(point).is_ok()).then(|| situation.mover())
    }

    fn gave_away(&self, index: usize) -> Option<bool> {
        self.gave_away(index)
    }
}
