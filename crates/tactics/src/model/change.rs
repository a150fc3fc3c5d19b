//! What a move on a point would change, as it is shown where somebody points.

use semeai_board::{ByColor, Color, Point, PointSet, Position};
use semeai_search::{AnyWidth, Mask, fitting};

use super::Model;
use super::points::{mask, points};

/// A point with what the model says of it, and what a move there would change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveChange {
    /// Who would play.
    pub color: Color,
    /// The point m.
    pub point: Point,
    /// Whether the move is legal; L knows no ko.
    pub is_legal: bool,
    /// A({m}): the point with the own strings that touch it.
    pub joined: PointSet,
    /// D({m}): the stones that the move takes.
    pub taken: PointSet,
    /// B and W before it.
    pub stones: ByColor<PointSet>,
    /// F(m) before it.
    pub image: PointSet,
    /// What holds after it; absent where it is not legal.
    pub after: Option<AfterChange>,
}

/// The state after a move, as far as the recurrences change it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AfterChange {
    /// B' and W'.
    pub stones: ByColor<PointSet>,
    /// F'(x) for every x in A({m}): F(A({m})).
    pub image: PointSet,
    /// H before the move and after it, as those that are in one only.
    pub atari: AtariChange,
}

/// What a move changes in H.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AtariChange {
    /// In H after the move only.
    pub into: PointSet,
    /// In H before the move only.
    pub out_of: PointSet,
}

/// What a move would change; absent if the board has no such point.
///
/// ```
/// use semeai_board::{Color, Position, diagram};
/// use semeai_tactics::move_change;
///
/// let position = Position::new(diagram::parse("XO.\n...\n...")?.setup)?;
/// let topology = position.topology();
/// let point = topology.point("A2").expect("on the board");
/// let change = move_change(&position, Color::White, point).expect("on the board");
/// assert_eq!(topology.names(&change.joined), ["A2"]);
/// assert_eq!(topology.names(&change.taken), ["A3"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn move_change(position: &Position, color: Color, point: Point) -> Option<MoveChange> {
    let is_there = position.topology().contains(point);
    let asked = Hovered {
        position,
        color,
        point,
    };
    is_there.then(|| fitting(position.topology().len(), asked))
}

struct Hovered<'a> {
    position: &'a Position,
    color: Color,
    point: Point,
}

impl AnyWidth for Hovered<'_> {
    type Answer = MoveChange;

    fn with_words<const W: usize>(self) -> MoveChange {
        let model = Model::<W>::of_position(self.position);
        let here: Mask<W> = mask(&PointSet::single(self.point));
        let is_legal = here.meets(model.legal(self.color));
        MoveChange {
            color: self.color,
            point: self.point,
            is_legal,
            joined: points(model.joined(self.color, here)),
            taken: points(model.taken(self.color, here)),
            stones: model.stones().map(points),
            image: points(model.image_of(here)),
            after: is_legal.then(|| after(&model, self.color, here)),
        }
    }
}

fn after<const W: usize>(model: &Model<W>, color: Color, here: Mask<W>) -> AfterChange {
    let mut next = model.clone();
    if let Some(point) = here.lowest() {
        next.play(color, point);
    }
    let (before, after) = (model.in_atari(), next.in_atari());
    AfterChange {
        stones: next.stones().map(points),
        image: points(next.image_of(here)),
        atari: AtariChange {
            into: points(after.without(before)),
            out_of: points(before.without(after)),
        },
    }
}
