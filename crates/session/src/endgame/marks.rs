//! What the person says of an endgame.

use semeai_board::{Image, PointSet};

use crate::counting::{Counting, Prisoners};
use crate::document::part::{Part, through};
use crate::file::sgf::names;
use crate::file::sgf::property::{FileProperty, flag};
use crate::file::sgf::value::point_names;

/// What the person says of an endgame, beside the roles of its stones.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EndgameMarks {
    /// The points of which alone it is asked: each connected part of them is a region by hand. Empty if all are asked
    /// about.
    pub only: PointSet,
    /// Whether the program chose those points, as where the two sides meet, and not the person: then nobody has said that the rest
    /// stays as it is.
    pub is_narrowed: bool,
    /// Stones that the person says are dead.
    pub dead: PointSet,
    /// How its points are counted.
    pub counting: Counting,
}

impl EndgameMarks {
    /// Asks about these points alone; nobody has chosen where there are none.
    pub(crate) fn ask_only(&mut self, points: PointSet, is_narrowed: bool) {
        self.only = points;
        self.is_narrowed = is_narrowed && !points.is_empty();
    }
}

impl Part for EndgameMarks {
    fn rearrange(&mut self, image: &Image) {
        self.dead = through(&self.dead, image);
        self.ask_only(through(&self.only, image), self.is_narrowed);
    }

    fn clear(&mut self) {
        self.ask_only(PointSet::EMPTY, false);
        self.dead = PointSet::EMPTY;
        self.counting.prisoners = Prisoners::default();
    }

    fn swap_colors(&mut self) {
        self.counting = self.counting.swapped();
    }

    fn take_marks(&mut self, from: &Self) {
        self.ask_only(from.only, from.is_narrowed);
        self.dead = from.dead;
    }

    fn go_along(&mut self, stay: &PointSet) {
        self.dead = self.dead.intersection(stay);
        self.ask_only(PointSet::EMPTY, false);
    }

    fn properties() -> &'static [FileProperty<Self>] {
        // How points are counted stands where every program looks for it, in properties that are not ours alone.
        const OWN: &[FileProperty<EndgameMarks>] = &[
            FileProperty {
                name: names::ONLY,
                read: |marks, lists| marks.ask_only(lists.marks(names::ONLY), false),
                write: |marks, topology| point_names(topology, marks.only),
            },
            FileProperty {
                name: names::NARROWED,
                read: |marks, lists| marks.ask_only(marks.only, lists.has(names::NARROWED)),
                write: |marks, _| flag(marks.is_narrowed),
            },
            FileProperty {
                name: names::DEAD,
                read: |marks, lists| marks.dead = lists.marks(names::DEAD),
                write: |marks, topology| point_names(topology, marks.dead),
            },
        ];
        OWN
    }
}
