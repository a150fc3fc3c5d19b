//! The lists of points in the root of a game: marks and roles.

use semeai_board::{Point, PointSet, Setup, Topology};
use semeai_race::picks::Picks;

use super::oddities::{Oddities, shown};
use crate::file::error::FileNotice;
use crate::file::sgf::games::Root;
use crate::file::sgf::names;
use crate::file::sgf::roles::RoleLists;
use crate::file::sgf::scan::{Property, spot};
use crate::file::sgf::value::{self, PointFault};

/// Reads lists of points; what cannot be understood is told once for each property and left out.
pub(crate) struct Lists<'a> {
    pub(crate) text: &'a str,
    pub(super) root: &'a Root<'a>,
    pub(crate) topology: &'a Topology,
    pub(crate) notices: &'a mut Vec<FileNotice>,
    pub(crate) odd: &'a mut Oddities,
}

impl Lists<'_> {
    /// The roles as they are written.
    pub(super) fn role_lists(&mut self) -> RoleLists {
        let singles = self.compound(names::SINGLE);
        let single = |sign| {
            singles
                .iter()
                .filter(|(s, _)| s == sign)
                .map(|&(_, point)| point)
                .collect()
        };
        RoleLists {
            essential: self.marks(names::ESSENTIAL),
            safe: self.marks(names::SAFE),
            unknown: self.marks(names::UNKNOWN),
            single_essential: single("E"),
            single_safe: single("S"),
        }
    }

    /// Circles and squares that are no roles.
    pub(crate) fn marks_of_others(&mut self, setup: &Setup, is_ours: bool) -> (PointSet, PointSet) {
        if !is_ours {
            let [circles, squares] = ["CR", "SQ"].map(|name| self.marks(name));
            return (circles, squares);
        }
        let [circles, squares] = self.said_marks();
        let lists = self.role_lists();
        let others = self.compound(names::OTHERS);
        let other = |name| {
            others
                .iter()
                .filter(|(n, _)| n == name)
                .map(|&(_, point)| point)
                .collect()
        };
        let (other_circles, other_squares): (PointSet, PointSet) = (other("CR"), other("SQ"));
        // Marks that somebody added are kept as marks, unless they have become roles.
        let used = if lists.fits(setup) {
            PointSet::EMPTY
        } else {
            setup.stones.black.union(&setup.stones.white)
        };
        let added = |marks: &PointSet, ours: &PointSet| marks.difference(ours).difference(&used);
        (
            other_circles.union(&added(&circles, &lists.essential)),
            other_squares.union(&added(&squares, &lists.safe)),
        )
    }

    /// The circles and squares of a file of ours but for those that told its readers what had been found.
    pub(super) fn said_marks(&mut self) -> [PointSet; 2] {
        ["CR", "SQ"].map(|name| {
            let told = self.root.all(names::SHOWN).flat_map(Property::values);
            let points = told.filter_map(|(_, raw)| {
                let point = raw.strip_prefix(name)?.strip_prefix(':')?;
                value::own_point(self.topology, point)
            });
            let told: PointSet = points.collect();
            self.marks(name).difference(&told)
        })
    }

    /// The points of a property that is a list; what cannot be understood is reported once and left out.
    pub(crate) fn marks(&mut self, name: &str) -> PointSet {
        let mut set = PointSet::EMPTY;
        let mut unreadable = None;
        for (at, raw) in self.root.all(name).flat_map(Property::values) {
            match value::points(self.topology, raw) {
                Ok(read) => {
                    self.odd.note(name, at, raw, read.spelling);
                    set = set.union(&read.what);
                }
                Err(PointFault::NotAPoint) if raw.trim().is_empty() => {}
                Err(_) => unreadable = unreadable.or(Some((at, raw.to_owned()))),
            }
        }
        self.report_unreadable(name, unreadable);
        set
    }

    /// The values `sign:point` of a property.
    fn compound(&mut self, name: &str) -> Vec<(String, Point)> {
        self.each(name, |topology, raw| {
            let (sign, point) = raw.split_once(':')?;
            Some((sign.trim().to_owned(), value::own_point(topology, point)?))
        })
    }

    /// Every value of a property as it is read; what cannot be understood is reported once and left out.
    pub(crate) fn each<T>(
        &mut self,
        name: &str,
        read: impl Fn(&Topology, &str) -> Option<T>,
    ) -> Vec<T> {
        let mut all = Vec::new();
        let mut unreadable = None;
        for (at, raw) in self.root.all(name).flat_map(Property::values) {
            match read(self.topology, raw) {
                Some(value) => all.push(value),
                None => unreadable = unreadable.or(Some((at, raw.to_owned()))),
            }
        }
        self.report_unreadable(name, unreadable);
        all
    }

    /// The candidate points of the root, in the order in which they stand there.
    pub(crate) fn candidates(&mut self, picks: &mut Picks) {
        // What is no point in the list is reported here.
        self.marks(names::CANDIDATES);
        let lists = self.root.all(names::CANDIDATES).flat_map(Property::values);
        value::add_in_order(self.topology, lists.map(|(_, raw)| raw), &[], picks);
    }

    /// Whether a property stands in the root.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.root.first(name).is_some()
    }

    /// Whether a property has a value.
    pub(crate) fn has_value(&self, name: &str, value: &str) -> bool {
        let mut values = self.root.all(name).flat_map(Property::values);
        values.any(|(_, raw)| raw.trim() == value)
    }

    fn report_unreadable(&mut self, name: &str, unreadable: Option<(usize, String)>) {
        let is_known = |notice: &FileNotice| matches!(notice, FileNotice::Unreadable { property, .. } if property == name);
        if let Some((at, value)) = unreadable
            && !self.notices.iter().any(is_known)
        {
            self.notices.push(FileNotice::Unreadable {
                property: name.to_owned(),
                value: shown(&value),
                spot: spot(self.text, at),
            });
        }
    }
}
