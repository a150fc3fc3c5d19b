//! Where somebody stands in the trees of a science: one region, and a node of its tree.

use semeai_board::Point;
use semeai_race::picks::{Move, Path};

/// A node of the tree of a region, by the moves that lead there, with what its science says of how it is stepped about.
#[derive(Clone, Debug, Default)]
pub struct Place<S> {
    pub(crate) region: Option<Point>,
    pub(crate) path: Path,
    /// Whether somebody has come here since [`Place::settle`].
    pub(crate) is_new: bool,
    pub(crate) science: S,
}

/// A step from a node of a tree to another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TreeStep {
    /// To the position itself.
    Root,
    /// To the position before the last move.
    Parent,
    /// To the first move that leads on.
    Child,
    /// So many moves on, or back, among those that could have been played in place of the last one.
    Sibling(isize),
}

impl<S> Place<S> {
    /// A point of the selected region; of races its first one. Absent as long as nothing is selected.
    pub const fn region(&self) -> Option<Point> {
        self.region
    }

    /// The moves from the position itself to the node.
    pub const fn path(&self) -> &[Move] {
        self.path.as_slice()
    }

    /// Whether somebody has just come here: then it is to be seen.
    pub const fn is_new(&self) -> bool {
        self.is_new
    }

    /// From now on it is no new place: call it once it has been seen.
    pub const fn settle(&mut self) {
        self.is_new = false;
    }

    /// Stands on the position itself, where nobody has to be led to see it.
    pub fn go_to_root(&mut self) {
        self.path.clear();
    }

    /// Where a step leads, by the moves that lead on from a node; nothing where it leads nowhere.
    pub(crate) fn after(
        &self,
        step: TreeStep,
        below: impl Fn(&[Move]) -> Vec<Move>,
    ) -> Option<Path> {
        let mut path = self.path.clone();
        match step {
            TreeStep::Root => path.clear(),
            TreeStep::Parent => {
                path.pop()?;
            }
            TreeStep::Child => path.push(*below(&path).first()?),
            TreeStep::Sibling(by) => {
                let last = path.pop()?;
                let options = below(&path);
                let here = options.iter().position(|&option| option == last)?;
                path.push(*options.get(here.checked_add_signed(by)?)?);
            }
        }
        Some(path)
    }
}
