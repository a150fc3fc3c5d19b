//! What the person says of a race.

use semeai_board::{ByColor, Color, Image, PointSet};
use semeai_race::WithoutPicks;
use semeai_race::picks::{ClosedQuestion, Move, Path, Picks};
use semeai_race::solve::Several;

use crate::document::part::Part;
use crate::file::sgf::names;
use crate::file::sgf::property::{FileProperty, flag};
use crate::file::sgf::value::{closed, closed_name, point_names, side_name};

/// What the person says of a race, beside the roles of its stones.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RaceMarks {
    /// The candidate points, node by node.
    pub picks: Picks,
    /// Whether several essential blocks of a colour count as one, because they are linked.
    pub linked: ByColor<bool>,
    /// With which of several essential blocks a side has lost.
    pub several: Several,
    /// What becomes of a region in which nothing is picked. Files do not keep it.
    pub unpicked: WithoutPicks,
}

impl Part for RaceMarks {
    fn rearrange(&mut self, image: &Image) {
        self.picks = map_picks(&self.picks, |m| {
            image.of(m.point).map(|point| Move { point, ..m })
        });
    }

    fn clear(&mut self) {
        *self = Self {
            unpicked: self.unpicked,
            ..Self::default()
        };
    }

    fn swap_colors(&mut self) {
        std::mem::swap(&mut self.linked.black, &mut self.linked.white);
        self.picks = map_picks(&self.picks, |m| {
            Some(Move {
                color: m.color.opponent(),
                ..m
            })
        });
    }

    fn take_marks(&mut self, from: &Self) {
        *self = Self {
            unpicked: self.unpicked,
            ..from.clone()
        };
    }

    fn go_along(&mut self, _stay: &PointSet) {
        self.picks = Picks::default();
    }

    fn properties() -> &'static [FileProperty<Self>] {
        // Candidates and closed questions of the root; those of later nodes stand in the variations of the file.
        const OWN: &[FileProperty<RaceMarks>] = &[
            FileProperty {
                name: names::CANDIDATES,
                read: |race, lists| lists.candidates(&mut race.picks),
                write: |race, topology| point_names(topology, race.picks.at(&[])),
            },
            FileProperty {
                name: names::CLOSED,
                read: |race, lists| {
                    for what in lists.each(names::CLOSED, closed) {
                        race.picks.close(&[], what);
                    }
                },
                write: |race, topology| {
                    let closed = race.picks.closed_at(&[]);
                    closed.map(|what| closed_name(topology, what)).collect()
                },
            },
            FileProperty {
                name: names::LINKED,
                read: |race, lists| {
                    for color in Color::ALL {
                        race.linked[color] = lists.has_value(names::LINKED, side_name(color));
                    }
                },
                write: |race, _| {
                    let linked = Color::ALL.into_iter().filter(|&color| race.linked[color]);
                    linked.map(|color| side_name(color).to_owned()).collect()
                },
            },
            FileProperty {
                name: names::FIRST,
                read: |race, lists| {
                    if lists.has(names::FIRST) {
                        race.several = Several::First;
                    }
                },
                write: |race, _| flag(race.several == Several::First),
            },
        ];
        OWN
    }
}

/// The same picks with every move mapped; a node or candidate that has no image is left out.
fn map_picks(picks: &Picks, map: impl Fn(Move) -> Option<Move>) -> Picks {
    let mut mapped = Picks::default();
    let through = |path: &Path| path.iter().map(|&m| map(m)).collect::<Option<Path>>();
    // The colour of a mere point plays no part.
    let point_through = |point| {
        let color = Color::Black;
        map(Move { color, point }).map(|mapped| mapped.point)
    };
    for (before, points) in picks.iter() {
        let Some(path) = through(before) else {
            continue;
        };
        for point in points.iter().filter_map(|&point| point_through(point)) {
            mapped.add(&path, point);
        }
        let first = picks.first(before).iter().rev();
        for point in first.filter_map(|&point| point_through(point)) {
            mapped.put_first(&path, point);
        }
    }
    for (path, all) in picks.closed() {
        let Some(path) = through(path) else {
            continue;
        };
        for &what in all {
            let what = match what {
                ClosedQuestion::Region(point) => point_through(point).map(ClosedQuestion::Region),
                ClosedQuestion::Move(m) => map(m).map(ClosedQuestion::Move),
            };
            if let Some(what) = what {
                mapped.close(&path, what);
            }
        }
    }
    mapped
}
