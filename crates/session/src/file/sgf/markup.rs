//! Marks that a person sets on a board for readers, as every program shows them: letters, signs, arrows and lines. None of them
//! says what a stone is to a race, and they stand in a file as the properties of others do.

use std::collections::BTreeMap;

use semeai_board::{Image, Point, PointSet, Topology};

use super::answers::MarksOfOthers;
use super::property;
use super::remainder::{FileParts, Remainder};
use super::scan::{Property, Scanner};
use super::value::{self, escape, one_line, point_name, point_names, unescape};
use crate::document::part::through;

/// So many signs a label has at most that somebody writes: more cannot be read on a point. Other programs write longer ones.
pub const LONGEST_LABEL: usize = 8;

/// The marks on a board. A point has one sign at most, and a label beside it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Markup {
    /// What stands at points, in the order of the points; no text is empty.
    pub labels: BTreeMap<Point, String>,
    /// The points with each sign; no set is empty.
    pub signs: BTreeMap<MarkupSign, PointSet>,
    /// From where to where a line is drawn, and whether it is an arrow.
    pub lines: Vec<MarkupLine>,
}

/// A sign on a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarkupSign {
    /// A triangle (`TR`).
    Triangle,
    /// A circle (`CR`), which is no ring of an essential block.
    Circle,
    /// A square (`SQ`), which is none of a safe block.
    Square,
    /// A cross (`MA`).
    Cross,
}

/// A line between two points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MarkupLine {
    /// Where it begins.
    pub from: Point,
    /// Where it ends.
    pub to: Point,
    /// Whether a head at its end makes it an arrow.
    pub is_arrow: bool,
}

/// Changes of the marks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MarkupAction {
    /// Puts a sign on a point in place of another one; takes it away if it is there.
    Sign(Point, MarkupSign),
    /// Writes a label at a point, of at most [`LONGEST_LABEL`] signs unless it was longer; none if the text is empty.
    Label(Point, String),
    /// Draws a line, or takes it away if it is there.
    Line(MarkupLine),
    /// Takes all marks away.
    Clear,
}

impl MarkupSign {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Triangle, Self::Circle, Self::Square, Self::Cross];

    const fn property(self) -> &'static str {
        match self {
            Self::Triangle => "TR",
            Self::Circle => "CR",
            Self::Square => "SQ",
            Self::Cross => "MA",
        }
    }
}

impl Markup {
    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.labels.is_empty() && self.signs.is_empty() && self.lines.is_empty()
    }

    /// The points at which something stands, lines left out.
    pub fn points(&self) -> PointSet {
        let labels = self.labels.keys().copied().collect();
        self.signs
            .values()
            .fold(labels, |all: PointSet, on| all.union(on))
    }

    /// The sign on a point.
    pub fn sign(&self, point: Point) -> Option<MarkupSign> {
        let mut signs = self.signs.iter();
        signs
            .find(|(_, on)| on.contains(point))
            .map(|(sign, _)| *sign)
    }

    /// Takes away what stands where something of the same kind is to stand in another layer of marks.
    pub(crate) fn make_room_for(&mut self, action: &MarkupAction) {
        match action {
            MarkupAction::Sign(point, _) => {
                for on in self.signs.values_mut() {
                    on.remove(*point);
                }
                self.signs.retain(|_, on| !on.is_empty());
            }
            MarkupAction::Label(point, _) => drop(self.labels.remove(point)),
            MarkupAction::Line(line) => self.lines.retain(|each| each != line),
            MarkupAction::Clear => *self = Self::default(),
        }
    }

    pub(crate) fn change(&mut self, action: &MarkupAction) {
        match action {
            MarkupAction::Sign(point, sign) => {
                let before = self.sign(*point);
                for on in self.signs.values_mut() {
                    on.remove(*point);
                }
                if before != Some(*sign) {
                    self.put(*sign, PointSet::single(*point));
                }
                self.signs.retain(|_, on| !on.is_empty());
            }
            MarkupAction::Label(point, text) => {
                let before = self.labels.get(point);
                let longest = before.map_or(0, |text| text.chars().count());
                let longest = longest.max(LONGEST_LABEL);
                let text: String = one_line(text.trim()).chars().take(longest).collect();
                match text.is_empty() {
                    true => self.labels.remove(point),
                    false => self.labels.insert(*point, text),
                };
            }
            MarkupAction::Line(line) if self.lines.contains(line) => {
                self.lines.retain(|each| each != line);
            }
            MarkupAction::Line(line) if line.from == line.to => {}
            MarkupAction::Line(line) => self.lines.push(*line),
            MarkupAction::Clear => *self = Self::default(),
        }
    }

    /// The same on another board; what has no place there is lost.
    pub(crate) fn through(&self, image: &Image) -> Self {
        let labels = self.labels.iter();
        let signs = self.signs.iter();
        let lines = self.lines.iter();
        Self {
            labels: labels
                .filter_map(|(&at, text)| Some((image.of(at)?, text.clone())))
                .collect(),
            signs: signs
                .map(|(sign, on)| (*sign, through(on, image)))
                .collect(),
            lines: lines
                .filter_map(|line| {
                    let (from, to) = (image.of(line.from)?, image.of(line.to)?);
                    Some(MarkupLine { from, to, ..*line })
                })
                .collect(),
        }
    }

    fn put(&mut self, sign: MarkupSign, points: PointSet) {
        if !points.is_empty() {
            let on = self.signs.entry(sign).or_insert(PointSet::EMPTY);
            *on = on.union(&points);
        }
    }

    /// What the properties of a root say; what cannot be understood stays there and is not shown.
    fn read(&mut self, topology: &Topology, property: &Property<'_>) {
        let point = |raw: &str| value::point(topology, raw).ok().map(|read| read.what);
        let name = &*property.name();
        let values = property.values().map(|(_, raw)| raw);
        match name {
            "LB" => {
                let labels = values.filter_map(|raw| {
                    let (at, text) = raw.split_once(':')?;
                    Some((point(at)?, one_line(unescape(text).trim())))
                });
                self.labels
                    .extend(labels.filter(|(_, text)| !text.is_empty()));
            }
            "AR" | "LN" => {
                let is_arrow = name == "AR";
                let lines = values.filter_map(|raw| {
                    let (from, to) = raw.split_once(':')?;
                    let (from, to) = (point(from)?, point(to)?);
                    Some(MarkupLine { from, to, is_arrow })
                });
                self.lines.extend(lines);
            }
            "TR" | "MA" => {
                let points = values.filter_map(|raw| value::points(topology, raw).ok());
                let points = points.fold(PointSet::EMPTY, |all, read| all.union(&read.what));
                let sign = match name {
                    "TR" => MarkupSign::Triangle,
                    _ => MarkupSign::Cross,
                };
                self.put(sign, points);
            }
            _ => {}
        }
    }

    /// A mark as one value says it: its property, where it is, and what else there is to say of it.
    pub(crate) fn read_value(topology: &Topology, raw: &str) -> Option<MarkupAction> {
        let (name, rest) = raw.split_once(':')?;
        let point = |raw: &str| value::own_point(topology, raw.trim());
        let line = |is_arrow| {
            let (from, to) = rest.split_once(':')?;
            let (from, to) = (point(from)?, point(to)?);
            Some(MarkupAction::Line(MarkupLine { from, to, is_arrow }))
        };
        match name.trim() {
            "LB" => {
                let (at, text) = rest.split_once(':')?;
                Some(MarkupAction::Label(point(at)?, unescape(text)))
            }
            "AR" => line(true),
            "LN" => line(false),
            name => {
                let mut signs = MarkupSign::ALL.into_iter();
                let sign = signs.find(|sign| sign.property() == name)?;
                Some(MarkupAction::Sign(point(rest)?, sign))
            }
        }
    }

    /// All marks as values, one each.
    pub(crate) fn values(&self, topology: &Topology) -> Vec<String> {
        let name = |point| point_name(topology, point);
        let signs = self.signs.iter().flat_map(|(sign, on)| {
            let property = sign.property();
            on.iter().map(move |point| (property, point))
        });
        let signs = signs.map(|(property, point)| format!("{property}:{}", name(point)));
        let labels = self.labels.iter();
        let labels = labels.map(|(&at, text)| format!("LB:{}:{}", name(at), escape(text)));
        let lines = self.lines.iter().map(|line| {
            let property = if line.is_arrow { "AR" } else { "LN" };
            format!("{property}:{}:{}", name(line.from), name(line.to))
        });
        signs.chain(labels).chain(lines).collect()
    }

    /// The values of one of its properties.
    fn written(&self, topology: &Topology, name: &str) -> String {
        let lines = |is_arrow| {
            let lines = self
                .lines
                .iter()
                .filter(move |line| line.is_arrow == is_arrow);
            let ends = lines.map(|line| [line.from, line.to]);
            let each = ends.map(|ends| ends.map(|point| point_name(topology, point)).join(":"));
            property::line(name, each)
        };
        match name {
            "LB" => {
                let labels = self.labels.iter();
                let each = labels
                    .map(|(&at, text)| format!("{}:{}", point_name(topology, at), escape(text)));
                property::line(name, each)
            }
            "AR" => lines(true),
            "LN" => lines(false),
            _ => {
                let signs = self.signs.iter();
                let mut signs = signs.filter(|(sign, _)| sign.property() == name);
                let on = signs.next().map_or(PointSet::EMPTY, |(_, on)| *on);
                property::line(name, point_names(topology, on))
            }
        }
    }
}

/// The properties that stand among those of others; circles and squares, which are roles too, are kept apart there.
const AMONG_OTHERS: [&str; 5] = ["TR", "MA", "LB", "AR", "LN"];

fn properties(text: &str) -> impl Iterator<Item = Property<'_>> {
    Scanner::part(text, 0..text.len()).properties()
}

impl Remainder {
    /// The marks on the board.
    pub(crate) fn markup(&self, topology: &Topology) -> Markup {
        let mut markup = Markup::default();
        let Some(parts) = self.parts() else {
            return markup;
        };
        for property in properties(&parts.properties) {
            markup.read(topology, &property);
        }
        markup.put(MarkupSign::Circle, parts.circles);
        markup.put(MarkupSign::Square, parts.squares);
        markup
    }

    /// The same with other marks. What is not changed is written as it was.
    pub(crate) fn with_markup(&self, topology: &Topology, markup: &Markup) -> Self {
        let before = self.markup(topology);
        let parts = self.parts().cloned().unwrap_or_default();
        let mut kept = String::new();
        let changed = |name: &str| {
            AMONG_OTHERS.contains(&name)
                && before.written(topology, name) != markup.written(topology, name)
        };
        let mut marks = MarksOfOthers::default();
        for property in properties(&parts.properties) {
            let name = property.name();
            if !changed(&name) {
                kept += property.raw;
                kept.push('\n');
                marks.note(&name);
            }
        }
        for name in AMONG_OTHERS.into_iter().filter(|name| changed(name)) {
            let line = markup.written(topology, name);
            if !line.is_empty() {
                kept += &line;
                kept.push('\n');
                marks.note(name);
            }
        }
        let on = |sign| markup.signs.get(&sign).copied().unwrap_or(PointSet::EMPTY);
        Self::new(FileParts {
            properties: kept,
            marks,
            circles: on(MarkupSign::Circle),
            squares: on(MarkupSign::Square),
            ..parts
        })
    }
}
