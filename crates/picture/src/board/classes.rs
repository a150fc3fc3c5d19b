//! Signs of classes: a shape for each, so that no class is told by its colour alone, with its letter.
//!
//! A class that is decided is a square, one that depends on who plays first has corners (N+ points up, N− down), a stand-off is round.

use semeai_board::{Color, Point};
use semeai_life::Class;

use super::brush::{Brush, centered};
use super::stones::square_at;
use crate::drawing::{Mark, Place, Stroke, Style};
use crate::measures;
use crate::scene::{ClassSign, Scene};

impl Brush<'_> {
    /// The sign of every class that is shown.
    pub(super) fn classes(&self, scene: &Scene) -> Vec<Mark> {
        let classes = scene.classes.iter();
        let shown = classes.filter(|(point, _)| self.is_shown(*point));
        shown
            .flat_map(|&(point, sign)| self.class(scene, point, sign))
            .collect()
    }

    fn class(&self, scene: &Scene, point: Point, sign: ClassSign) -> Vec<Mark> {
        let center = self.center(point);
        let line = match scene.setup.get(point) {
            Some(stone) => self.colors.on(stone),
            None => self.colors.line,
        };
        let edge = Stroke::new(line, self.hairline());
        let (fill, ink) = match sign.class.owner() {
            Some(owner) => (self.colors.stones[owner].body, self.colors.on(owner)),
            None => (self.colors.disc, self.colors.disc_ink),
        };
        let style = Style::flat(fill).edged(edge);
        let mut marks = vec![class_shape(
            sign.class,
            center,
            self.cells(measures::CLASS),
            style,
        )];
        let letters = sign.class.letters();
        let height = match letters.chars().count() {
            1 => measures::CLASS_LETTER,
            _ => measures::CLASS_LETTERS,
        };
        let size = self.cells(height).clamp(8.0, 22.0);
        marks.push(centered(center, letters, size, ink));
        if sign.is_by_ko {
            let apart = self.cells(measures::CLASS_KO_APART);
            let at = (center.0 + apart, center.1 - apart);
            let side = self.cells(measures::CLASS_KO).max(4.0);
            let style =
                Style::flat(self.colors.disc).edged(Stroke::new(line, self.hairline() * 1.3));
            marks.push(square_at(at, side, style));
        }
        marks
    }

    /// A ring in the colour of its side round each eye of an ultimate position.
    pub(super) fn eyes(&self, scene: &Scene) -> Vec<Mark> {
        let sides = Color::ALL.into_iter();
        let eyes = sides.flat_map(|color| {
            let shown = self.shown(&scene.eyes[color]);
            shown.map(move |point| (color, point)).collect::<Vec<_>>()
        });
        let ring = |(color, point): (Color, Point)| {
            let ink = self.colors.stones[color].body;
            let width = self.cells(measures::ROLE_WIDTH).max(1.5);
            let style = Style::line(ink, width);
            Mark::Disc(self.center(point), self.cells(measures::EYE), style)
        };
        eyes.map(ring).collect()
    }
}

/// The shape of a class round a place, as far from it as `reach`.
pub fn class_shape(class: Class, center: Place, reach: f32, style: Style) -> Mark {
    let around = |corners: &[(f32, f32)]| {
        let corners = corners
            .iter()
            .map(|(x, y)| (center.0 + x * reach, center.1 + y * reach));
        Mark::Area(corners.collect(), style)
    };
    match class {
        Class::Black | Class::White => square_at(center, 1.75 * reach, style),
        Class::StandOff => Mark::Disc(center, reach, style),
        Class::First => around(&[(0.0, -1.3), (1.3, 0.0), (0.0, 1.3), (-1.3, 0.0)]),
        Class::BlackOrStandOff => around(&HOUSE),
        Class::WhiteOrStandOff => around(&HOUSE.map(|(x, y)| (x, -y))),
    }
}

/// A square with a roof.
const HOUSE: [(f32, f32); 5] = [
    (0.0, -1.4),
    (1.1, -0.55),
    (1.1, 0.85),
    (-1.1, 0.85),
    (-1.1, -0.55),
];
