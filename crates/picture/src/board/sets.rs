//! Sets of points: a shape for each, so that none is told by its colour alone.

use semeai_board::{Color, Point};

use super::brush::{Brush, half};
use crate::drawing::{Ink, Mark, Stroke, Style};
use crate::measures;
use crate::scene::{Scene, SetLayer, SetSign};

/// How opaque what is not to stand out is.
const PALE: f32 = 0.3;

impl Brush<'_> {
    /// The tints of sets, which lie below lines and stones.
    pub(super) fn reaches(&self, scene: &Scene) -> Vec<Mark> {
        let layers = scene.sets.iter();
        let reaches = layers.filter(|layer| layer.sign == SetSign::Reach);
        let ground = |point| {
            let style = Style::flat(self.colors.essential.faded(PALE));
            Mark::Disc(self.center(point), self.cells(measures::REACH), style)
        };
        reaches
            .flat_map(|layer| self.shown(&layer.points).map(ground))
            .collect()
    }

    /// All other signs of sets, above the stones.
    pub(super) fn sets(&self, scene: &Scene) -> Vec<Mark> {
        let layers = scene.sets.iter();
        layers.flat_map(|layer| self.set(scene, layer)).collect()
    }

    fn set(&self, scene: &Scene, layer: &SetLayer) -> Vec<Mark> {
        let points = self.shown(&layer.points);
        points
            .flat_map(|point| self.set_sign(scene, point, layer.sign))
            .collect()
    }

    fn set_sign(&self, scene: &Scene, point: Point, sign: SetSign) -> Vec<Mark> {
        let center = self.center(point);
        let line = match scene.setup.get(point) {
            Some(stone) => self.colors.on(stone),
            None => self.colors.line,
        };
        let strong = self.colors.essential;
        let width = self.hairline() * 1.6;
        match sign {
            SetSign::OnlyFirst => self.halves(point, [Some(strong), None], line),
            SetSign::OnlySecond => self.halves(point, [None, Some(strong)], line),
            SetSign::Both => {
                let ring = Stroke::new(line, self.hairline());
                let radius = self.cells(measures::SET_HALF).max(4.0);
                vec![Mark::Disc(center, radius, Style::flat(strong).edged(ring))]
            }
            SetSign::Reach => Vec::new(),
            SetSign::Ring => {
                let style = Style::line(strong, self.cells(measures::ROLE_WIDTH).max(1.8));
                vec![Mark::Disc(center, self.cells(measures::EYE), style)]
            }
            SetSign::Cross => {
                let arm = self.cells(measures::TAKEN).max(4.0);
                let at = |x: f32, y: f32| (center.0 + x * arm, center.1 + y * arm);
                let cross = vec![
                    vec![at(-1.0, -1.0), at(1.0, 1.0)],
                    vec![at(-1.0, 1.0), at(1.0, -1.0)],
                ];
                vec![Mark::Lines(cross, Stroke::new(line, width))]
            }
        }
    }

    /// A disc of which a half is filled where a map is, the left one for the first.
    fn halves(&self, point: Point, maps: [Option<Ink>; 2], line: Ink) -> Vec<Mark> {
        let (center, radius) = (self.center(point), self.cells(measures::SET_HALF).max(4.0));
        let ground = Style::flat(self.colors.disc.faded(0.8));
        let mut marks = vec![Mark::Disc(center, radius, ground)];
        for (side, ink) in Color::ALL.into_iter().zip(maps) {
            let style = ink.map(Style::flat);
            marks.extend(style.map(|style| Mark::Half(center, radius, half(side), style)));
        }
        let ring = Style::line(line, self.hairline());
        marks.push(Mark::Disc(center, radius, ring));
        marks
    }
}
