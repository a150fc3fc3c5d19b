//! What lies under the stones: wood, regions, lines and their names.

use semeai_board::{Area, Cell, Color, Point, PointSet};
use semeai_session::Coordinates;

use super::brush::{Brush, centered, centered_as};
use crate::colors::TintColors;
use crate::drawing::{Mark, Place, Stroke, Style};
use crate::font;
use crate::hatch::{Slope, diagonals};
use crate::measures;
use crate::scene::{Scene, Tint};

impl Brush<'_> {
    /// The wood, with its edge inside the rectangle that it fills.
    pub(super) fn wood(&self, [(x, y), (width, height)]: [Place; 2]) -> Mark {
        let edge = Stroke::new(self.colors.wood_edge, 1.0);
        let style = Style::flat(self.colors.wood).edged(edge);
        Mark::Rect((x + 0.5, y + 0.5), (width - 1.0, height - 1.0), 4.0, style)
    }

    pub(super) fn lines(&self) -> Vec<Mark> {
        let lines: Vec<Vec<Place>> = self
            .topology
            .lines()
            .into_iter()
            .filter_map(|[from, to]| self.clip(from, to))
            .collect();
        let mut marks = vec![Mark::Lines(
            lines,
            Stroke::new(self.colors.line, self.hairline()),
        )];
        let seams = self.topology.shape().seams().into_iter();
        let seams: Vec<Vec<Place>> = seams.filter_map(|[from, to]| self.clip(from, to)).collect();
        if !seams.is_empty() {
            // What lies beyond is a copy.
            let stroke = Stroke::new(self.colors.label.faded(0.45), 2.0 * self.hairline());
            marks.push(Mark::Lines(seams, stroke));
        }
        let points = self.topology.points();
        let unseen = points.iter().filter(|&point| self.is_unseen(point));
        let dots = self.topology.shape().marked().into_iter().chain(unseen);
        for point in dots.filter(|&point| self.is_shown(point)) {
            marks.push(Mark::Disc(
                self.center(point),
                self.cells(measures::STAR_POINT).max(1.5),
                Style::flat(self.colors.line),
            ));
        }
        marks
    }

    /// Whether a point would not be seen by its lines: it has none, or it lies on no lattice, where lines go straight through a point
    /// and cross where none is.
    fn is_unseen(&self, point: Point) -> bool {
        let is_lattice = self.topology.shape().is_lattice();
        !is_lattice || self.topology.neighbors(point).is_empty()
    }

    /// The part of a line that is shown, as Liang and Barsky cut it (1984): it goes on to the edge of what is shown.
    fn clip(&self, from: Place, to: Place) -> Option<Vec<Place>> {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let (mut enters, mut leaves) = (0.0_f32, 1.0_f32);
        for (toward, room) in [
            (-dx, from.0 - self.area.least.0),
            (dx, self.area.greatest.0 - from.0),
            (-dy, from.1 - self.area.least.1),
            (dy, self.area.greatest.1 - from.1),
        ] {
            if toward == 0.0 {
                if room < 0.0 {
                    return None;
                }
            } else if toward < 0.0 {
                enters = enters.max(room / toward);
            } else {
                leaves = leaves.min(room / toward);
            }
        }
        let at = |share: f32| self.place((from.0 + share * dx, from.1 + share * dy));
        (enters < leaves).then(|| vec![at(enters), at(leaves)])
    }

    /// The names of columns and rows beside what is shown.
    pub(super) fn labels(&self, style: Coordinates) -> Vec<Mark> {
        let labels = self.topology.shape().labels().into_iter();
        let size = self.cells(measures::LABEL).clamp(8.0, 18.0);
        let whole = Area::whole(self.topology);
        labels
            .filter_map(|(text, at)| {
                let text = match style {
                    Coordinates::Letters => text,
                    style => numbered(&whole, at, style),
                };
                let at = self.place(beside(&self.area, &whole, at)?);
                // All of them stand as a large letter does, so that they are on one line.
                Some(centered_as(at, &text, "H", size, self.colors.label))
            })
            .collect()
    }

    /// The regions, and the points that matter to a proposed race.
    pub(super) fn tints(&self, scene: &Scene) -> Vec<Mark> {
        let mut marks: Vec<Mark> = Vec::new();
        for tint in &scene.tints {
            marks.extend(self.tint(tint));
        }
        if !scene.relevant.is_empty() {
            let ink = self.colors.essential;
            let points = &scene.relevant;
            marks.push(Mark::Areas(self.corners(points), ink.faded(0.07)));
            let stroke = Stroke::new(ink.faded(0.28), self.hairline());
            marks.push(self.hatch(points, stroke, Slope::Rising));
            marks.push(self.border(points, Stroke::new(ink.faded(0.6), 1.0)));
        }
        marks
    }

    fn tint(&self, tint: &Tint) -> Vec<Mark> {
        let [clear, quiet] = self.colors.tints;
        let TintColors {
            strength,
            hatch,
            hatch_width,
            edge,
            edge_width,
        } = if tint.is_clear { clear } else { quiet };
        let ink = self.colors.region(tint.color);
        let mut marks = Vec::new();
        if strength > 0.0 {
            marks.push(Mark::Areas(self.corners(&tint.points), ink.faded(strength)));
        }
        let hatched = [
            (Color::White, Slope::Falling),
            (Color::Black, Slope::Rising),
        ];
        for (other, slope) in hatched {
            if tint.owner != Some(other) {
                let stroke = Stroke::new(ink.faded(hatch), hatch_width * self.hairline());
                marks.push(self.hatch(&tint.points, stroke, slope));
            }
        }
        let edge = Stroke::new(ink.faded(edge), edge_width);
        marks.push(self.border(&tint.points, edge));
        marks
    }

    fn cells_of<'b>(&'b self, points: &'b PointSet) -> impl Iterator<Item = &'b Cell> + 'b {
        let shape = self.topology.shape();
        self.shown(points)
            .filter_map(move |point| shape.cell(point))
    }

    fn corners(&self, points: &PointSet) -> Vec<Vec<Place>> {
        let of = |cell: &Cell| cell.corners().map(|at| self.place(at)).collect();
        self.cells_of(points).map(of).collect()
    }

    fn hatch(&self, points: &PointSet, stroke: Stroke, slope: Slope) -> Mark {
        let lines = self
            .cells_of(points)
            .flat_map(|cell| diagonals(cell, slope));
        let placed = lines.map(|ends| ends.map(|end| self.place(end)).to_vec());
        Mark::Lines(placed.collect(), stroke)
    }

    /// The sides of cells that have no cell of the set beyond them, drawn within their cells: the outlines of two sets that meet lie side
    /// by side, and beside the line round a block.
    fn border(&self, points: &PointSet, stroke: Stroke) -> Mark {
        let sides = self.cells_of(points).flat_map(|cell| &cell.sides);
        let edges = sides.filter(|side| side.beyond.is_none_or(|beyond| !points.contains(beyond)));
        let ends = edges.map(|side| [side.from, side.to].map(|end| self.place(end)));
        let within = self.cells(measures::OUTLINE - 0.5) + stroke.width / 2.0;
        let lines = ends.map(|ends| inward(ends, within).to_vec());
        Mark::Lines(lines.collect(), stroke)
    }

    pub(super) fn tags(&self, scene: &Scene) -> Vec<Mark> {
        let tags = scene.tints.iter().filter(|tint| !tint.tag.is_empty());
        let placed = tags.filter_map(|tint| Some((tint, self.shown(&tint.points).next()?)));
        placed
            .flat_map(|(tint, first)| {
                let (x, y) = self.center(first);
                let corner = (x - self.cell / 2.0, y - self.cell / 2.0);
                let size = self.cells(measures::TAG).clamp(11.0, 15.0);
                let room = (font::width(&tint.tag, size) + 7.0, size * 1.3);
                let edge = Stroke::new(
                    self.colors.region(tint.color),
                    if tint.is_clear { 1.5 } else { 1.0 },
                );
                let frame = Style::flat(self.colors.disc).edged(edge);
                let middle = (corner.0 + room.0 / 2.0, corner.1 + room.1 / 2.0);
                [
                    Mark::Rect(corner, room, 3.0, frame),
                    centered(middle, &tint.tag, size, self.colors.disc_ink),
                ]
            })
            .collect()
    }
}

/// A side of a cell moved into it by so much: corners go clockwise.
fn inward([from, to]: [Place; 2], by: f32) -> [Place; 2] {
    let along = (to.0 - from.0, to.1 - from.1);
    let part = by / along.0.hypot(along.1).max(f32::MIN_POSITIVE);
    [from, to].map(|(x, y)| (x - part * along.1, y + part * along.0))
}

/// Where what is written beside the whole board stands beside a part of it; nothing if it belongs to no line of that part.
fn beside(part: &Area, whole: &Area, (x, y): Place) -> Option<Place> {
    let moved = |at: f32, [from, to]: [f32; 2], [least, greatest]: [f32; 2]| {
        if at < from {
            least + at - from
        } else if at > to {
            greatest + at - to
        } else {
            at
        }
    };
    let at = (
        moved(
            x,
            [whole.least.0, whole.greatest.0],
            [part.least.0, part.greatest.0],
        ),
        moved(
            y,
            [whole.least.1, whole.greatest.1],
            [part.least.1, part.greatest.1],
        ),
    );
    let is_across = (part.least.0..=part.greatest.0).contains(&at.0);
    let is_down = (part.least.1..=part.greatest.1).contains(&at.1);
    (is_across || is_down).then_some(at)
}

/// What a label beside a board is called where columns are counted from the left and rows from above.
fn numbered(board: &Area, (x, y): Place, style: Coordinates) -> String {
    let number = |from: f32, at: f32| {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a column or row of the board"
        )]
        let number = (at - from + 0.5).round() as usize;
        number
    };
    let is_column = (board.least.0..=board.greatest.0).contains(&x);
    let number = if is_column {
        number(board.least.0, x)
    } else {
        number(board.least.1, y)
    };
    match is_column {
        true => style.of_column(number),
        false => style.of_row(number),
    }
}
