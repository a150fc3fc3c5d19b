//! What lies over the board while a hand is at it: rings, stones that are not there yet, small numbers, questions.

use semeai_board::{Area, ByColor, Color, Point, PointSet, Role};
use semeai_picture::board::{Brush, centered, half, side_sign, square_at};
use semeai_picture::drawing::{Mark, Place, Stroke, Style};
use semeai_picture::measures;
use semeai_picture::scene::Scene;

/// What lies over a board.
pub(super) struct Overlay<'a> {
    /// What all of it is drawn with.
    pub(super) brush: Brush<'a>,
    /// The lowest first.
    pub(super) marks: Vec<Mark>,
}

impl Overlay<'_> {
    /// A ring round a point that is pointed at or spoken of.
    pub(super) fn ring(&mut self, point: Point, is_strong: bool) {
        let width = if is_strong { 3.0 } else { 1.5 };
        let ring = Style::line(self.brush.colors.essential, width);
        let radius = self.brush.cells(0.48);
        self.disc(point, radius, ring);
    }

    /// That a sentence beside the board is about this point.
    pub(super) fn light(&mut self, point: Point) {
        let ink = self.brush.colors.essential;
        let style = Style::flat(ink.faded(0.3)).edged(Stroke::new(ink, 2.5));
        let radius = self.brush.cells(0.48);
        self.disc(point, radius, style);
    }

    /// The rectangle in which points are selected.
    pub(super) fn selection(&mut self, points: &PointSet) {
        let ink = self.brush.colors.essential;
        let style = Style::flat(ink.faded(0.12)).edged(Stroke::new(ink, 2.0));
        self.square(points, 1.0, 2.0, style);
    }

    /// The board cursor of the keyboard.
    pub(super) fn cursor(&mut self, point: Point) {
        let style = Style::line(self.brush.colors.essential, 2.5);
        self.square(&PointSet::single(point), 2.25, 3.0, style);
    }

    /// A ring on the last of the stones that have numbers.
    pub(super) fn last_number(&mut self, scene: &Scene) {
        let last = scene.numbers.iter().max_by_key(|(_, number)| *number);
        let Some(&(point, _)) = last.filter(|(point, _)| self.brush.is_shown(*point)) else {
            return;
        };
        let width = self.brush.cells(0.06).clamp(1.5, 3.0);
        let radius = self.brush.cells(measures::STONE) - 1.0;
        self.disc(
            point,
            radius,
            Style::line(self.brush.colors.essential, width),
        );
    }

    /// A small number at the upper right of a point: one of several that are counted.
    pub(super) fn small_number(&mut self, point: Point, number: usize) {
        let radius = self.badge();
        let away = self.brush.cells(0.46) - radius;
        let (x, y) = self.brush.center(point);
        let corner = (x + away, y - away);
        self.badge_at(corner);
        let size = (radius * 1.5).clamp(9.0, 14.0);
        self.write(corner, &number.to_string(), size);
    }

    /// How many there are, on the stone that is pointed at.
    pub(super) fn count(&mut self, point: Point, color: Color, number: usize) {
        let colors = self.brush.colors;
        let disc = Style::flat(colors.stones[color].body);
        let radius = self.brush.cells(measures::STONE) * 0.8;
        self.disc(point, radius, disc);
        let size = self.brush.cells(0.5).clamp(10.0, 26.0);
        let center = self.brush.center(point);
        let number = centered(center, &number.to_string(), size, colors.on(color));
        self.marks.push(number);
    }

    /// Half a black and half a white stone: what the two buttons put here.
    pub(super) fn ghost(&mut self, point: Point) {
        let (center, radius) = (self.brush.center(point), self.brush.cells(measures::STONE));
        let colors = self.brush.colors;
        for side in Color::ALL {
            let style = Style::flat(colors.stones[side].body.faded(0.5));
            let half = Mark::Half(center, radius, half(side), style);
            self.marks.push(half);
        }
        let ring = Style::line(colors.line, self.brush.hairline());
        self.disc(point, radius, ring);
    }

    /// A stone on its way.
    pub(super) fn ghost_stone(&mut self, point: Point, color: Color) {
        let stone = self.brush.stone(point, color, 0.6);
        self.marks.push(stone);
    }

    /// A stone of a line that is only looked at, with the number of its move.
    pub(super) fn coming(&mut self, point: Point, color: Color, number: usize) {
        self.ghost_stone(point, color);
        let number = self.brush.number(point, color, number);
        self.marks.push(number);
    }

    /// The sign of a block that nothing is said of, on one of its stones.
    pub(super) fn questioned(&mut self, point: Point, color: Color) {
        let size = self.brush.cells(0.42).clamp(8.0, 20.0);
        let ink = self.brush.colors.on(color).faded(0.75);
        let mark = centered(self.brush.center(point), "?", size, ink);
        self.marks.push(mark);
    }

    /// What the buttons would make of the block at a point: the left one at its lower left, the right one at its lower right.
    pub(super) fn would_be(&mut self, point: Point, roles: ByColor<Role>) {
        let radius = self.badge();
        let away = self.brush.cells(measures::STONE) - radius * 0.5;
        let (x, y) = self.brush.center(point);
        let line = Style::line(self.brush.colors.disc_ink, 1.5);
        for (side, &role) in roles.iter() {
            let corner = (x + side_sign(side) * away, y + away);
            self.badge_at(corner);
            match role {
                Role::Essential => self.marks.push(Mark::Disc(corner, radius * 0.5, line)),
                Role::Safe => self.marks.push(square_at(corner, radius * 0.85, line)),
                Role::Unknown => self.write(corner, "?", (radius * 1.4).clamp(9.0, 14.0)),
            }
        }
    }

    /// The radius of a small disc at a corner of a point.
    fn badge(&self) -> f32 {
        self.brush.cells(0.2).clamp(6.0, 11.0)
    }

    fn badge_at(&mut self, at: Place) {
        let colors = self.brush.colors;
        let style = Style::flat(colors.disc).edged(Stroke::new(colors.essential, 1.0));
        self.marks.push(Mark::Disc(at, self.badge(), style));
    }

    fn write(&mut self, at: Place, text: &str, size: f32) {
        let ink = self.brush.colors.disc_ink;
        self.marks.push(centered(at, text, size, ink));
    }

    fn disc(&mut self, point: Point, radius: f32, style: Style) {
        let disc = Mark::Disc(self.brush.center(point), radius, style);
        self.marks.push(disc);
    }

    /// The rectangle round points with half a unit around them, so much smaller on every side, with corners so round.
    fn square(&mut self, points: &PointSet, inset: f32, rounding: f32, style: Style) {
        let area = Area::of(self.brush.topology, points);
        let [least, greatest] = [area.least, area.greatest].map(|at| self.brush.place(at));
        let corner = (least.0 + inset, least.1 + inset);
        let size = (greatest.0 - inset - corner.0, greatest.1 - inset - corner.1);
        self.marks.push(Mark::Rect(corner, size, rounding, style));
    }
}
