//! Stones with their roles and numbers.

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use semeai_board::{Color, Point, PointSet};
use semeai_session::Coordinates;

use super::brush::{Brush, centered, centered_as};
use crate::colors::StoneColors;
use crate::drawing::{Fill, Ink, Mark, Place, Stroke, Style};
use crate::font;
use crate::measures;
use crate::scene::Scene;

/// How opaque the image of a stone beyond an edge is.
const COPY: f32 = 0.3;

impl Brush<'_> {
    /// A line round each essential block: thick strokes along its stones, with wood inside.
    pub(super) fn outlines(&self, scene: &Scene) -> Vec<Mark> {
        let outer = self.cells(measures::OUTLINE);
        let inner = outer - self.cells(measures::OUTLINE_WIDTH).max(1.8);
        let mut marks = Vec::new();
        for block in &scene.outlines {
            for (radius, ink) in [(outer, self.colors.essential), (inner, self.colors.wood)] {
                let mut links = Vec::new();
                for point in self.shown(block) {
                    marks.push(Mark::Disc(self.center(point), radius, Style::flat(ink)));
                    let next = self.topology.neighbors(point).iter().copied();
                    for next in next.filter(|&next| next > point && block.contains(next)) {
                        if self.is_shown(next) {
                            links.push(vec![self.center(point), self.center(next)]);
                        }
                    }
                }
                if !links.is_empty() {
                    marks.push(Mark::Lines(links, Stroke::new(ink, 2.0 * radius)));
                }
            }
            let wood = Style::flat(self.colors.wood);
            let within = self.squares(block).into_iter();
            marks.extend(within.map(|middle| Mark::Disc(middle, 0.5 * inner, wood)));
        }
        marks
    }

    /// The middles of the squares of four stones of a block: the wood along their sides does not meet there.
    fn squares(&self, block: &PointSet) -> Vec<Place> {
        let mut middles = Vec::new();
        let own = |point: Point| {
            let around = self.topology.neighbors(point).iter().copied();
            around.filter(|&next| block.contains(next) && self.is_shown(next))
        };
        for first in self.shown(block) {
            for (one, other) in own(first).flat_map(|one| own(first).map(move |other| (one, other)))
            {
                let opposite = own(one).filter(|last| own(other).any(|next| next == *last));
                for last in opposite.filter(|&last| first < one && one < other && first < last) {
                    let corners = [first, one, other, last].map(|point| self.center(point));
                    let [x, y] = [0, 1].map(|axis| {
                        let places = corners.map(|(x, y)| [x, y][axis]);
                        places.iter().sum::<f32>() / 4.0
                    });
                    let is_near = |&(a, b): &Place| (a - x).hypot(b - y) < self.cells(1.0);
                    if corners.iter().all(is_near) {
                        middles.push((x, y));
                    }
                }
            }
        }
        middles
    }

    /// The stones, and below all of them their shadows, where the colours have some.
    pub(super) fn stones(&self, scene: &Scene) -> Vec<Mark> {
        let stones = &scene.setup.stones;
        let all = stones.black.union(&stones.white);
        let shadow = self.colors.shadow.into_iter();
        let mut marks: Vec<Mark> = shadow
            .flat_map(|ink| self.shown(&all).map(move |point| self.shadow(point, ink)))
            .collect();
        for (color, own) in stones.iter() {
            marks.extend(self.shown(own).map(|point| self.stone(point, color, 1.0)));
            let copies = self.copies(own);
            marks.extend(copies.map(|(_, at)| self.stone_at(at, color, COPY)));
        }
        marks
    }

    /// The images beyond an edge of points of a set that are shown, each with its place.
    fn copies<'b>(&'b self, points: &'b PointSet) -> impl Iterator<Item = (Point, Place)> + 'b {
        let copies = self.topology.shape().copies().iter();
        let seen = copies.filter(|(point, at)| points.contains(*point) && self.area.covers(*at));
        seen.map(|&(point, at)| (point, self.place(at)))
    }

    /// A stone, less opaque by a factor where it is not there yet.
    pub fn stone(&self, point: Point, color: Color, strength: f32) -> Mark {
        self.stone_at(self.center(point), color, strength)
    }

    fn stone_at(&self, center: Place, color: Color, strength: f32) -> Mark {
        let StoneColors { light, body, rim } = self.colors.stones[color];
        let width = self.cells(measures::RIM).clamp(0.8, 2.0);
        let fill = if light == body {
            Fill::Flat(body.faded(strength))
        } else {
            Fill::Ball {
                light: light.faded(strength),
                body: body.faded(strength),
            }
        };
        let style = Style {
            fill: Some(fill),
            stroke: Some(Stroke::new(rim.faded(strength), width)),
        };
        let radius = self.cells(measures::STONE) - width / 2.0;
        Mark::Disc(center, radius, style)
    }

    /// A soft shadow to the lower right.
    fn shadow(&self, point: Point, ink: Ink) -> Mark {
        let (x, y) = self.center(point);
        let radius = self.cells(measures::STONE);
        let away = radius * 0.075;
        let style = Style {
            fill: Some(Fill::Soft(ink)),
            stroke: None,
        };
        Mark::Disc((x + away, y + away), radius * 1.07, style)
    }

    /// What the roles of stones are, and the last move in the middle of its sign; neither is seen below a number.
    pub(super) fn roles(&self, scene: &Scene) -> Vec<Mark> {
        let numbered: PointSet = scene.numbers.iter().map(|(point, _)| *point).collect();
        let mut marks = Vec::new();
        for (color, own) in scene.setup.stones.iter() {
            for point in self.shown(&own.difference(&numbered)) {
                if scene.last_move == Some(point) {
                    let dot = Style::flat(self.colors.on(color));
                    marks.push(Mark::Disc(
                        self.center(point),
                        self.cells(measures::LAST_MOVE),
                        dot,
                    ));
                }
                let ink = self.colors.on(color);
                marks.extend(self.role(scene, point, self.center(point), ink));
            }
            let ink = self.colors.on(color).faded(COPY);
            let copies = self.copies(own);
            marks.extend(copies.filter_map(|(point, at)| self.role(scene, point, at, ink)));
        }
        marks
    }

    fn role(&self, scene: &Scene, point: Point, center: Place, ink: Ink) -> Option<Mark> {
        let width = self.cells(measures::ROLE_WIDTH).clamp(1.0, 3.0);
        if scene.essential.contains(point) {
            let ring = Style::line(ink, width);
            Some(Mark::Disc(center, self.cells(measures::ESSENTIAL), ring))
        } else if scene.safe.contains(point) {
            let square = Style::line(ink.faded(0.7), width * 0.7);
            Some(square_at(center, self.cells(measures::SAFE), square))
        } else {
            None
        }
    }

    /// The names of the points of a board that has none beside it: below the middles of points, on the stones where there are some.
    pub(super) fn names(&self, scene: &Scene, style: Coordinates) -> Vec<Mark> {
        let shape = self.topology.shape();
        if !shape.labels().is_empty() {
            return Vec::new();
        }
        let points = self.topology.points();
        let shown = points.iter().filter(|&point| self.is_shown(point));
        shown
            .flat_map(|point| {
                self.point_name(
                    point,
                    &style.name(self.topology, point),
                    scene.setup.get(point),
                )
            })
            .collect()
    }

    /// The name of a point, on a ground of its own: no line of the board, no edge of a stone and no sign on one runs through it.
    fn point_name(&self, point: Point, name: &str, stone: Option<Color>) -> Vec<Mark> {
        let usual = self.cells(measures::POINT_NAME).clamp(8.0, 14.0);
        // Long names are small rather than over each other.
        let widest = self.cells(measures::POINT_NAME_WIDTH);
        // The width goes with the size.
        let unit = font::width(name, 1.0).max(0.1);
        let size = usual.min(widest / unit);
        let (x, y) = self.center(point);
        let away = self.cells(measures::POINT_NAME_BELOW);
        // On a stone no line is seen, and a long name has no room beside a point.
        let is_free = stone.is_none() && name.chars().count() <= SHORT_NAME;
        let (right, down) = match is_free {
            true => self.off_lines(point),
            false => (0.0, 1.0),
        };
        let room = (unit * size + 2.0, size);
        let away = stone.map_or(away, |_| self.within_stone(room).min(away));
        let at = (x + right * away, y + down * away);
        let corner = (at.0 - room.0 / 2.0, at.1 - room.1 / 2.0);
        let below = stone.map_or(self.colors.wood, |color| self.colors.stones[color].body);
        let ground = Mark::Rect(corner, room, 2.0, Style::flat(below.faded(0.8)));
        let ink = stone.map_or(self.colors.label, |color| self.colors.on(color));
        vec![ground, centered_as(at, name, "H", size, ink)]
    }

    /// How far below the middle of a stone a name of this size stands at most, with all of it on the stone.
    fn within_stone(&self, (width, height): Place) -> f32 {
        let edge = 0.96 * self.cells(measures::STONE);
        let deepest = (edge * edge - width * width / 4.0).max(0.0).sqrt();
        (deepest - height / 2.0).max(0.0)
    }

    /// The direction from a point in which no line runs, near enough to straight down.
    fn off_lines(&self, point: Point) -> (f32, f32) {
        let (x, y) = self.topology.coordinates(point);
        let neighbors = self.topology.neighbors(point).iter();
        // A line beyond an edge leads to a copy.
        let lines: Vec<f32> = neighbors
            .map(|&other| self.topology.place_from(point, other))
            .map(|(right, down)| (down - y).atan2(right - x))
            .collect();
        let clearance = |angle: f32| {
            let apart = |line: &f32| {
                let turn = (angle - line).rem_euclid(TAU);
                turn.min(TAU - turn)
            };
            lines.iter().map(apart).fold(FREE, f32::min)
        };
        // Down first, then further and further to both sides.
        let turns = (0..=12_u8).map(|step| f32::from(step) * PI / 12.0);
        let angles = turns.flat_map(|turn| [FRAC_PI_2 - turn, FRAC_PI_2 + turn]);
        let best = angles.fold((0.0, f32::MIN), |best: (f32, f32), angle| {
            let free = clearance(angle);
            match free > best.1 + 0.01 {
                true => (angle, free),
                false => best,
            }
        });
        (best.0.cos(), best.0.sin())
    }

    /// The numbers of played stones.
    pub(super) fn numbers(&self, scene: &Scene) -> Vec<Mark> {
        let numbers = scene.numbers.iter();
        let shown = numbers.filter(|(point, _)| self.is_shown(*point));
        shown
            .filter_map(|&(point, number)| {
                let color = scene.setup.get(point)?;
                Some(self.number(point, color, number))
            })
            .collect()
    }

    /// A number on a stone of a colour.
    pub fn number(&self, point: Point, color: Color, number: usize) -> Mark {
        let height = match number {
            0..100 => measures::NUMBER,
            _ => measures::LONG_NUMBER,
        };
        let size = self.cells(height).clamp(8.0, 26.0);
        let ink = self.colors.on(color);
        centered(self.center(point), &number.to_string(), size, ink)
    }
}

/// A name with no more signs has room beside a point.
const SHORT_NAME: usize = 3;
/// So far from a line, as an angle, nothing is in the way.
const FREE: f32 = PI / 4.0;

/// A square with this side round a place, its corners sharp.
pub fn square_at((x, y): Place, side: f32, style: Style) -> Mark {
    let corner = (x - side / 2.0, y - side / 2.0);
    Mark::Rect(corner, (side, side), 0.0, style)
}

#[cfg(test)]
mod tests {
    use semeai_board::{Area, Topology};
    use semeai_session::Sample;

    use super::*;
    use crate::{Colors, Theme};

    fn brush(board: &Topology, cell: f32) -> Brush<'_> {
        Brush {
            topology: board,
            area: Area::whole(board),
            cell,
            origin: (0.0, 0.0),
            colors: Colors::of(Theme::Light),
        }
    }

    #[test]
    fn the_name_of_a_point_with_a_stone_stands_on_the_stone_whole() {
        let document = Sample::Hole.document();
        let board = document.topology();
        for cell in [20.0, 28.0, 60.0] {
            let brush = brush(board, cell);
            for point in board.points().iter() {
                let name = board.name(point);
                let marks = brush.point_name(point, name, Some(Color::White));
                let [Mark::Rect((left, top), (width, height), ..), _] = &marks[..] else {
                    panic!("{marks:?}");
                };
                let (x, y) = brush.center(point);
                for (right, down) in [(*left, *top), (left + width, top + height)] {
                    let away = (right - x).hypot(down - y);
                    assert!(away <= brush.cells(measures::STONE), "{name}: {away}");
                }
            }
        }
    }

    #[test]
    fn inside_the_line_round_four_stones_is_wood() {
        let board = Topology::rectangle(5, 5).expect("a board");
        let brush = brush(&board, 40.0);
        let points = |names: &[&str]| -> PointSet {
            let points = names.iter().map(|name| board.point(name).expect("a point"));
            points.collect()
        };
        assert_eq!(brush.squares(&points(&["B2", "C2", "B3"])).len(), 0);
        assert_eq!(brush.squares(&points(&["B2", "C2", "B3", "C3"])).len(), 1);
        let six = points(&["A1", "B1", "C1", "A2", "B2", "C2"]);
        assert_eq!(brush.squares(&six).len(), 2);
    }

    #[test]
    fn the_name_of_a_point_stands_off_its_lines_also_off_those_beyond_an_edge() {
        let document = Sample::OpenStar.document();
        let torus = Topology::new("torus:6x6".parse().expect("a board"));
        for board in [document.topology().as_ref(), &torus] {
            let brush = brush(board, 40.0);
            let ends = board.lines();
            for point in board.points().iter() {
                let (right, down) = brush.off_lines(point);
                let (x, y) = board.coordinates(point);
                let lines = ends.iter().filter(|[from, _]| *from == (x, y));
                for [_, (a, b)] in lines {
                    let along = (right * (a - x) + down * (b - y)) / (a - x).hypot(b - y);
                    assert!(along < 0.9, "{along} at {}", board.name(point));
                }
            }
        }
    }
}
