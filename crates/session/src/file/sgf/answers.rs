//! What is known of a document, for readers of its file: answers are not a part of the document and are never read back as answers.
//!
//! Whoever writes a file gives the answer that is at hand; nothing is asked for it. Labels and territory are marks that other programs
//! show and that people add there too, so ours stand once more in a private property (`SEMB`): what a file says
//! otherwise than we wrote it is by somebody else, and kept.

use std::collections::BTreeMap;

use semeai_board::{ByColor, Color, Point, PointSet, Role, Roles, Setup, Topology};
use semeai_endgame::position_report::EndgameReport;
use semeai_race::report::Report;

use super::games::Root;
use super::roles::RoleLists;
use super::scan::Property;
use super::value::{self, escape, point_name, unescape};
use super::{names, property};

/// What is known of a document when it is written.
#[derive(Clone, Copy, Debug, Default)]
pub struct Answers<'a> {
    /// What was counted of its race: the counts of its trees stand at their leaves.
    pub race: Option<&'a Report>,
    /// What was found of its endgame: other programs see its territory, and the letters of its regions on their best points.
    pub endgame: Option<&'a EndgameReport>,
    /// Which blocks race and which are safe as a search has found: where the document marks no race, other programs see circles and
    /// squares on them.
    pub roles: Option<&'a Roles>,
    /// What is told of either, line by line: it is added to the comment, and taken off again by who reads it.
    pub words: &'a [String],
    /// Whether a search of the position is among it: then the words are found again when the file is opened
    /// ([`StoredProof`](super::StoredProof)).
    pub is_proof: bool,
}

impl Answers<'_> {
    /// Nothing is known, or nobody is to be told.
    pub const NOTHING: Self = Self {
        race: None,
        endgame: None,
        roles: None,
        words: &[],
        is_proof: false,
    };
}

/// The property of each side's territory.
const TERRITORY: ByColor<&str> = ByColor {
    black: "TB",
    white: "TW",
};
/// The property of labels.
const LABELS: &str = "LB";
/// The properties of circles and of squares.
const CIRCLES: &str = "CR";
const SQUARES: &str = "SQ";

/// Marks on the board for readers: whose a point is, the letter of a region where it has a best move, and the first stone of each block
/// that races or is safe.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Marks {
    territory: ByColor<PointSet>,
    labels: BTreeMap<Point, String>,
    pub(super) circles: PointSet,
    pub(super) squares: PointSet,
}

impl Marks {
    /// The marks of what is known of stones of which this is said.
    pub(super) fn of(told: &Answers<'_>, setup: &Setup, said: &Roles) -> Self {
        let marks = told.endgame.map(Self::of_endgame).unwrap_or_default();
        let is_said = !said.points(Role::Essential).is_empty();
        let found = told.roles.filter(|_| !is_said);
        let lists = found.map(|roles| RoleLists::new(setup, roles));
        let lists = lists.unwrap_or_default();
        Self {
            circles: lists.essential,
            squares: lists.safe,
            ..marks
        }
    }

    fn of_endgame(endgame: &EndgameReport) -> Self {
        let regions = endgame.regions.iter();
        let labels = regions.flat_map(|region| {
            let sides = Color::ALL.into_iter();
            let best = sides.filter_map(|color| region.best[color].as_ref());
            let points = best.flat_map(|best| best.points.iter().copied());
            points.map(|point| (point, region.id.clone()))
        });
        Self {
            territory: endgame.territory,
            labels: labels.collect(),
            ..Self::default()
        }
    }

    /// The same without what somebody else has marked: there can be only one such list in a node.
    pub(super) fn beside(mut self, others: MarksOfOthers) -> Self {
        if others.has_labels {
            self.labels.clear();
        }
        if others.has_territory {
            self.territory = ByColor::default();
        }
        self
    }

    /// Whether no point has a letter.
    pub(super) fn is_without_labels(&self) -> bool {
        self.labels.is_empty()
    }

    /// The lines of the root.
    pub(super) fn written(&self, topology: &Topology) -> [String; 4] {
        let of = |color: Color| {
            let points = self.territory[color].iter();
            points.map(move |point| point_name(topology, point))
        };
        let list = |color| property::line(TERRITORY[color], of(color));
        let labels = || {
            let each = self.labels.iter();
            each.map(|(&point, label)| (point_name(topology, point), escape(label)))
        };
        let sides = [(Color::Black, 'b'), (Color::White, 'w')];
        let marked = [(CIRCLES, self.circles), (SQUARES, self.squares)].into_iter();
        let stones = marked.flat_map(|(name, points)| {
            let points: Vec<Point> = points.iter().collect();
            let points = points.into_iter();
            points.map(move |point| format!("{name}:{}", point_name(topology, point)))
        });
        let ours = sides
            .into_iter()
            .flat_map(|(color, sign)| of(color).map(move |point| format!("{sign}:{point}")))
            .chain(labels().map(|(point, label)| format!("{label}:{point}")))
            .chain(stones);
        [
            list(Color::Black),
            list(Color::White),
            property::line(
                LABELS,
                labels().map(|(point, label)| format!("{point}:{label}")),
            ),
            property::line(names::SHOWN, ours),
        ]
    }

    /// The marks that we wrote into a root.
    fn read(root: &Root<'_>, topology: &Topology) -> Self {
        let mut marks = Self::default();
        for (_, raw) in root.all(names::SHOWN).flat_map(Property::values) {
            let parts = raw.rsplit_once(':');
            let Some((sign, point)) =
                parts.and_then(|(sign, point)| Some((sign, value::own_point(topology, point)?)))
            else {
                continue;
            };
            match sign {
                "b" => _ = marks.territory.black.insert(point),
                "w" => _ = marks.territory.white.insert(point),
                CIRCLES => _ = marks.circles.insert(point),
                SQUARES => _ = marks.squares.insert(point),
                label => _ = marks.labels.insert(point, unescape(label)),
            }
        }
        marks
    }
}

/// Whose points a root says these are, whoever wrote it; nothing if it cannot be understood.
fn standing_territory(root: &Root<'_>, topology: &Topology) -> Option<ByColor<PointSet>> {
    let mut territory = ByColor::<PointSet>::default();
    for color in Color::ALL {
        for (_, raw) in root.all(TERRITORY[color]).flat_map(Property::values) {
            let read = value::points(topology, raw).ok()?;
            territory[color] = territory[color].union(&read.what);
        }
    }
    Some(territory)
}

/// The labels of a root, whoever wrote them; nothing if one cannot be understood.
fn standing_labels(root: &Root<'_>, topology: &Topology) -> Option<BTreeMap<Point, String>> {
    let labels = root.all(LABELS).flat_map(Property::values);
    labels
        .map(|(_, raw)| {
            let (point, label) = raw.split_once(':')?;
            Some((value::own_point(topology, point)?, unescape(label)))
        })
        .collect()
}

/// Which properties of a root are marks that we wrote for readers, and that nobody has changed since.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ours {
    labels: bool,
    territory: bool,
}

impl Ours {
    /// Looks at a root of ours.
    pub(super) fn of(root: &Root<'_>, topology: &Topology) -> Self {
        let written = Marks::read(root, topology);
        Self {
            labels: standing_labels(root, topology) == Some(written.labels),
            territory: standing_territory(root, topology) == Some(written.territory),
        }
    }

    /// Whether a property says nothing but what we wrote.
    pub(super) fn has(self, name: &str) -> bool {
        match name {
            LABELS => self.labels,
            _ => self.territory && is_territory(name),
        }
    }
}

fn is_territory(name: &str) -> bool {
    Color::ALL.into_iter().any(|color| name == TERRITORY[color])
}

/// Which marks of the root are by others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct MarksOfOthers {
    /// Labels.
    pub(super) has_labels: bool,
    /// Territory of a side.
    pub(super) has_territory: bool,
}

impl MarksOfOthers {
    /// Notes a property that is kept.
    pub(super) fn note(&mut self, name: &str) {
        self.has_labels |= name == LABELS;
        self.has_territory |= is_territory(name);
    }
}
