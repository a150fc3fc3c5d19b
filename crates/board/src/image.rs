//! A board made from another one: turned, mirrored, or of another size.

use crate::point::Point;
use crate::shape::{BoardKind, Places, Symmetry, WithEdges};
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
    /// The board turned or mirrored. Every point has an image, no two the same, and neighbours stay neighbours. Nothing
    /// if the shape has no such symmetry.
    ///
    /// ```
    /// use semeai_board::{Image, Symmetry, Topology};
    /// use std::sync::Arc;
    ///
    /// let board = Arc::new(Topology::rectangle(3, 2)?);
    /// let turned = Image::transformed(&board, Symmetry::TurnRight).unwrap();
    /// assert_eq!(turned.topology.shape().size(), Some((2, 3)));
    /// let corner = turned.of(board.point("A2").unwrap()).unwrap();
    /// assert_eq!(turned.topology.name(corner), "B3", "from the left to the right at the top");
    /// # Ok::<(), semeai_board::SizeError>(())
    /// ```
    #[must_use]
    pub fn transformed(board: &Arc<Topology>, symmetry: Symmetry) -> Option<Self> {
        let (onto, places) = board.shape().transformed(symmetry)?;
        Some(Self::new(board, onto, places))
    }

    /// The board in another size of its kind; points keep their place from the top left corner, and those that fall outside
    /// have no image. Nothing if the board is not of this kind.
    #[must_use]
    pub fn resized(board: &Arc<Topology>, onto: BoardKind) -> Option<Self> {
        let (onto, places) = board.shape().resized(onto)?;
        Some(Self::new(board, onto, places))
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

    /// Where a point of the old board goes; nothing if it has no place on the new one.
    #[must_use]
    pub fn of(&self, point: Point) -> Option<Point> {
        self.places.get(point.index()).copied().flatten()
    }
}
