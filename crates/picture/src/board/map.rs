//! The points of a tactics map: diamonds, full where they can be played, hollow and pale elsewhere, so that no colour is needed to tell
//! them apart.

use semeai_board::Point;

use super::brush::Brush;
use crate::drawing::{Mark, Stroke, Style};
use crate::measures;
use crate::scene::Scene;

impl Brush<'_> {
    /// A diamond on every point of the map.
    pub(super) fn map(&self, scene: &Scene) -> Vec<Mark> {
        let playable = self.shown(&scene.map.playable).map(|point| {
            let edge = Stroke::new(self.colors.disc, self.hairline());
            let style = Style::flat(self.colors.essential).edged(edge);
            self.diamond(point, measures::MAP_PLAYABLE, style)
        });
        let others = self.shown(&scene.map.others).map(|point| {
            let ink = match scene.setup.get(point) {
                Some(stone) => self.colors.on(stone),
                None => self.colors.essential,
            };
            let style = Style::line(ink.faded(0.65), self.hairline() * 1.3);
            self.diamond(point, measures::MAP_OTHER, style)
        });
        others.chain(playable).collect()
    }

    fn diamond(&self, point: Point, reach: f32, style: Style) -> Mark {
        let ((x, y), arm) = (self.center(point), self.cells(reach).max(3.0));
        let corners = vec![(x, y - arm), (x + arm, y), (x, y + arm), (x - arm, y)];
        Mark::Area(corners, style)
    }
}
