//! Go without mathematics: boards of any shape, positions, blocks, roles, regions and useful points.
//!
//! The crate knows the rules of capture and the vocabulary of capturing races (semeai), but no game values.
//! Conventions:
//!
//! - A [`Point`] is a number that means something only together with a [`Topology`], the graph of the board.
//!   On rectangles points are numbered in reading order: top-left first, row by row.
//! - What comes from outside is unchecked ([`Setup`], text); what has passed the check is a different type ([`Position`]).
//! - Lists of blocks and regions are ordered by their first point, so results never depend on chance.
//!
//! A first example: cut a small race into regions.
//!
//! ```
//! use semeai_board::{Position, diagram, partition};
//!
//! let diagram = diagram::parse(
//!     ".@.@.
//!      BBBBB
//!      WWWWW
//!      .#.#.",
//! )?;
//! let position = Position::new(diagram.setup)?;
//! let regions = partition(&position, &diagram.roles);
//! assert_eq!(regions.len(), 6, "each empty point is a region of its own");
//! assert!(regions[0].essential.black && !regions[0].essential.white);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The map, from the bottom up: `color`, `point`; `shape`, `topology`, `area` (a part of the drawing), `image` (another size, turned); `setup` (unchecked) and `position` (legal);
//! `block`, `role`; `region`, `usefulness`, `safety`; and [`diagram`], text both ways.

mod area;
mod block;
mod color;
mod connected;
pub mod diagram;
mod edit;
mod image;
mod layout;
mod legal;
mod lettering;
mod likeness;
mod point;
mod point_set;
mod position;
mod region;
mod role;
mod safe;
mod safety;
mod setup;
mod shape;
mod straight;
mod topology;
mod usefulness;

pub use area::Area;
pub use block::Block;
pub use color::{ByColor, Color};
pub use connected::{MOST_CONNECTED_POINTS, connected_count, connected_graphs};
pub use diagram::{
    Diagram, DiagramError, DiagramErrorKind, DiagramNote, DiagramNoteKind, DiagramReading,
    DiagramStyle, DrawnPart, OpenSides,
};
pub use edit::{Edit, EditError};
pub use image::Image;
pub use layout::layout;
pub use legal::{LegalCount, Uncounted, count_legal};
pub use lettering::{lettering, numeral};
pub use likeness::Likeness;
pub use point::Point;
pub use point_set::{PointSet, Points};
pub use position::{AfterMove, IllegalMove, Position, PositionError, PositionProblem};
pub use region::{Region, partition};
pub use role::{Role, Roles};
pub use safe::{Assumption, SafeReason, Safety};
pub use safety::{benson, settled};
pub use setup::Setup;
pub use shape::{
    BoardKind, Cell, CellSide, Direction, EyeFacts, Family, FamilyGroup, KindError, MAX_SIDE,
    MIN_SIDE, Pattern, Rectangle, Shape, SizeError, Symmetry,
};
pub use straight::straight;
pub use topology::{GraphError, GraphProblem, Topology, Wraps, is_name};
pub use usefulness::{cut, useful_points};
