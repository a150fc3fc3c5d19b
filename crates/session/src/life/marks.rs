//! What the person says of how it is asked who lives.

use semeai_board::{Image, Point, PointSet, Setup, Topology};
use semeai_life::{Ending, Ko, Kos};

use crate::document::part::{Part, through};
use crate::file::sgf::names;
use crate::file::sgf::property::FileProperty;
use crate::file::sgf::value::{own_point, point_names};

/// What the person says of how it is asked who lives, beside which stones are safe.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LifeMarks {
    /// When a point is decided. A target may have lost its stone since.
    pub ending: Ending,
    /// Who may take a ko back.
    pub kos: Kos,
    /// The only points that may vary; empty if all may.
    pub only: PointSet,
}

/// Changes of how it is asked who lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LifeAction {
    /// When a point is decided. A target needs a stone.
    Ending(Ending),
    /// Who may take a ko back.
    Kos(Kos),
    /// The only points that may vary; none for all.
    Only(PointSet),
}

impl LifeMarks {
    /// Says how it is asked of these stones who lives.
    ///
    /// # Errors
    ///
    /// The point of a target that has no stone.
    pub(crate) fn change(&mut self, action: LifeAction, setup: &Setup) -> Result<(), Point> {
        match action {
            LifeAction::Ending(Ending::Target(point)) if !has_stone(setup, point) => {
                return Err(point);
            }
            LifeAction::Ending(ending) => self.ending = ending,
            LifeAction::Kos(kos) => self.kos = kos,
            LifeAction::Only(points) => {
                self.only = points.intersection(&setup.topology.points());
            }
        }
        Ok(())
    }
}

fn has_stone(setup: &Setup, point: Point) -> bool {
    setup.topology.contains(point) && setup.get(point).is_some()
}

const fn target(ending: Ending) -> Option<Point> {
    match ending {
        Ending::Target(point) => Some(point),
        Ending::Territory | Ending::Ultimate => None,
    }
}

impl Part for LifeMarks {
    fn rearrange(&mut self, image: &Image) {
        self.only = through(&self.only, image);
        if let Some(point) = target(self.ending) {
            let there = image.of(point);
            self.ending = there.map_or(Ending::default(), Ending::Target);
        }
    }

    fn clear(&mut self) {
        self.only = PointSet::EMPTY;
        if target(self.ending).is_some() {
            self.ending = Ending::default();
        }
    }

    fn swap_colors(&mut self) {
        self.kos = match self.kos {
            Kos::One(Ko::BlackWins) => Kos::One(Ko::WhiteWins),
            Kos::One(Ko::WhiteWins) => Kos::One(Ko::BlackWins),
            kos => kos,
        };
    }

    fn take_marks(&mut self, from: &Self) {
        self.only = from.only;
        // What is said of no stone is how the position is looked at.
        if target(self.ending).or(target(from.ending)).is_some() {
            self.ending = from.ending;
        }
    }

    fn go_along(&mut self, stay: &PointSet) {
        self.only = PointSet::EMPTY;
        if target(self.ending).is_some_and(|point| !stay.contains(point)) {
            self.ending = Ending::default();
        }
    }

    fn properties() -> &'static [FileProperty<Self>] {
        const OWN: &[FileProperty<LifeMarks>] = &[
            FileProperty {
                name: names::ENDING,
                read: |marks, lists| {
                    if let Some(&ending) = lists.each(names::ENDING, read_ending).first() {
                        marks.ending = ending;
                    }
                },
                write: |marks, topology| written_ending(marks.ending, topology),
            },
            FileProperty {
                name: names::KOS,
                read: |marks, lists| {
                    if let Some(&kos) = lists.each(names::KOS, |_, raw| read_kos(raw)).first() {
                        marks.kos = kos;
                    }
                },
                write: |marks, _| kos_name(marks.kos).map(str::to_owned).into_iter().collect(),
            },
            FileProperty {
                name: names::VARYING,
                read: |marks, lists| marks.only = lists.marks(names::VARYING),
                write: |marks, topology| point_names(topology, marks.only),
            },
        ];
        OWN
    }
}

fn read_ending(topology: &Topology, raw: &str) -> Option<Ending> {
    match raw.split_once(':') {
        None if raw == "ultimate" => Some(Ending::Ultimate),
        Some(("target", point)) => own_point(topology, point).map(Ending::Target),
        _ => None,
    }
}

/// As [`read_ending`] reads it; nothing where nothing else was said.
fn written_ending(ending: Ending, topology: &Topology) -> Vec<String> {
    match ending {
        Ending::Territory => Vec::new(),
        Ending::Ultimate => vec!["ultimate".to_owned()],
        Ending::Target(point) => {
            let names = point_names(topology, [point]).into_iter();
            names.map(|name| format!("target:{name}")).collect()
        }
    }
}

/// The rules of ko that are looked at alone, with what files call them.
const ALONE: [(Ko, &str); 3] = [
    (Ko::Simple, "simple"),
    (Ko::BlackWins, "black"),
    (Ko::WhiteWins, "white"),
];

fn read_kos(raw: &str) -> Option<Kos> {
    let known = ALONE.iter().find(|(_, name)| *name == raw.trim());
    known.map(|(ko, _)| Kos::One(*ko))
}

/// As [`read_kos`] reads it; nothing for all side by side.
fn kos_name(kos: Kos) -> Option<&'static str> {
    let Kos::One(ko) = kos else { return None };
    let known = ALONE.iter().find(|(alone, _)| *alone == ko);
    known.map(|(_, name)| *name)
}
