//! A board made from another one: turned, mirrored, or of another size.

use crate::point::Point;
use crate::shape::{BoardKind, Places, Symmetry, WithEdges, turn};
use crate::topology::Topology;
use std::sync::Arc;

/// A board made from another one, with the way of each point.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Image {
    /// The new board; the old one itself if it looks the same.
    pub topology: Arc<Topology>,
    places: Places,
}

impl Image {
    /// The board turned or mirrored. Every point has an image, no two the same, and neighbours stay neighbours. A board that is
    /// of the same kind after it stays of that kind, so a turn is 60, 90, 120 or 180 degrees; any other is drawn anew, turned by
    /// 90 degrees, with its names.
    ///
    /// ```
    /// use semeai_board::{Image, Symmetry, Topology};
    /// use std::sync::Arc;
    ///
    /// let board = Arc::new(Topology::rectangle(3, 2)?);
    /// let turned = Image::transformed(&board, Symmetry::TurnRight);
    /// assert_eq!(turned.topology.shape().size(), Some((2, 3)));
    /// let corner = turned.of(board.point("A2").unwrap()).unwrap();
    /// assert_eq!(turned.topology.name(corner), "B3", "from the left to the right at the top");
    /// # Ok::<(), semeai_board::SizeError>(())
    /// ```
    #[must_use]
    pub fn transformed(board: &Arc<Topology>, symmetry: Symmetry) -> Self {
        let (onto, places) = turn::transformed(board.shape(), symmetry, &board.edges());
        Self::new(board, onto, places)
    }

    /// A board of this kind in place of another. Within a family points keep their place from where it is measured, the top
    /// left corner of rectangles and rhombi, the tip of triangles, the middle of hexagons; those that fall outside have no image,
    /// and on a board of another family none has one.
    #[must_use]
    pub fn resized(board: &Arc<Topology>, onto: BoardKind) -> Self {
        let (onto, places) = turn::resized(board.shape(), onto);
        Self::new(board, onto, places)
    }

    fn new(old: &Arc<Topology>, (shape, edges): WithEdges, places: Places) -> Self {
        let new = Topology::assemble(shape, &edges);
        let topology = if new == **old {
            Arc::clone(old)
        } else {
            Arc::new(new)
        };
        Self { topology, places }
    }

    /// This board, with where each point of the old one goes.
    pub(crate) const fn onto(topology: Arc<Topology>, places: Places) -> Self {
        Self { topology, places }
    }

    /// Where a point of the old board goes; nothing if it has no place on the new one.
    #[must_use]
    pub fn of(&self, point: Point) -> Option<Point> {
        self.places.get(point.index()).copied().flatten()
    }
}
