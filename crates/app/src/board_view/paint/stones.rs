//! Stones with their marks, and stones that are not there yet.

use egui::{Align2, Color32, Mesh, Rect, Shape, Stroke, StrokeKind, Vec2, vec2};
use semeai_board::{Color, Point, PointSet};
use semeai_picture::measures;
use semeai_picture::scene::Scene;

use super::brush::Brush;
use super::stone::{self, StoneSize};
use crate::theme;

impl Brush<'_> {
    /// A line round a block: thick strokes along its stones, with wood inside.
    pub(super) fn outline(&self, block: &PointSet) {
        let rings = [
            (self.cells(measures::OUTLINE), self.colors().essential),
            (
                self.cells(measures::OUTLINE) - self.cells(measures::OUTLINE_WIDTH).max(2.0),
                self.colors().wood,
            ),
        ];
        for (radius, color) in rings {
            for point in block {
                let here = self.center(point);
                self.painter.circle_filled(here, radius, color);
                for &next in self.topology.neighbors(point) {
                    if next > point && block.contains(next) {
                        self.painter.line_segment(
                            [here, self.center(next)],
                            Stroke::new(2.0 * radius, color),
                        );
                    }
                }
            }
        }
    }

    pub(super) fn stones(&self, scene: &Scene) {
        let stones = &scene.setup.stones;
        let size = self.stone_size();
        let mut mesh = Mesh::default();
        let shadow = stone::shadow(size, self.colors().shadow);
        let all = stones.black.union(&stones.white);
        stone::reserve(&mut mesh, &shadow, all.len());
        for point in &all {
            stone::stamp(&mut mesh, &shadow, self.center(point));
        }
        for (color, own) in stones.iter() {
            let pattern = stone::stone(size, self.faces(color));
            stone::reserve(&mut mesh, &pattern, own.len());
            for point in own {
                stone::stamp(&mut mesh, &pattern, self.center(point));
            }
        }
        self.painter.add(Shape::mesh(mesh));
        let numbered: PointSet = scene.numbers.iter().map(|&(point, _)| point).collect();
        for (color, own) in stones.iter() {
            for point in own {
                if scene.last_move != Some(point) && !numbered.contains(point) {
                    self.role(scene, point, color);
                }
            }
        }
        let last = scene
            .last_move
            .filter(|&point| !numbered.contains(point))
            .and_then(|point| Some((point, scene.setup.get(point)?)));
        if let Some((point, color)) = last {
            self.painter.circle_filled(
                self.center(point),
                self.cells(measures::LAST_MOVE),
                self.contrast(color),
            );
        }
    }

    /// The numbers of played stones; the last one stands out.
    pub(super) fn numbers(&self, scene: &Scene) {
        let last = scene.numbers.iter().map(|&(_, number)| number).max();
        for &(point, number) in &scene.numbers {
            let Some(color) = scene.setup.get(point) else {
                continue;
            };
            if Some(number) == last {
                self.painter.circle_stroke(
                    self.center(point),
                    self.cells(measures::STONE) - 1.0,
                    Stroke::new(self.cells(0.06).clamp(1.5, 3.0), self.colors().cursor),
                );
            }
            self.painter.text(
                self.center(point),
                Align2::CENTER_CENTER,
                number.to_string(),
                theme::font(
                    self.cells(match number {
                        0..100 => measures::NUMBER,
                        _ => measures::LONG_NUMBER,
                    })
                    .clamp(8.0, 26.0),
                ),
                self.contrast(color),
            );
        }
    }

    /// A small number at the upper right of a point: one of several that are counted.
    pub(crate) fn small_number(&self, point: Point, number: usize) {
        let radius = self.cells(0.2).clamp(6.0, 11.0);
        let corner = self.center(point) + vec2(1.0, -1.0) * (self.cells(0.46) - radius);
        let colors = self.colors();
        let edge = Stroke::new(1.0, colors.cursor);
        self.painter.circle(corner, radius, colors.disc, edge);
        self.painter.text(
            corner,
            Align2::CENTER_CENTER,
            number.to_string(),
            theme::font((radius * 1.5).clamp(9.0, 14.0)),
            colors.disc_ink,
        );
    }

    /// How many there are, on the stone that is pointed at.
    pub(crate) fn count(&self, point: Point, color: Color, number: usize) {
        let center = self.center(point);
        let body = self.faces(color)[0];
        self.painter
            .circle_filled(center, self.cells(measures::STONE) * 0.8, body);
        self.painter.text(
            center,
            Align2::CENTER_CENTER,
            number.to_string(),
            theme::font(self.cells(0.5).clamp(10.0, 26.0)),
            self.contrast(color),
        );
    }

    pub(super) const fn faces(&self, color: Color) -> [Color32; 3] {
        match color {
            Color::Black => self.colors().black,
            Color::White => self.colors().white,
        }
    }

    pub(crate) const fn contrast(&self, color: Color) -> Color32 {
        self.faces(color.opponent())[0]
    }

    pub(super) fn stone_size(&self) -> StoneSize {
        StoneSize {
            radius: self.cells(measures::STONE),
            rim: self.cells(measures::RIM).clamp(0.8, 2.0),
            pixel: 1.0 / self.painter.pixels_per_point(),
        }
    }

    pub(super) fn role(&self, scene: &Scene, point: Point, color: Color) {
        let (center, ink) = (self.center(point), self.contrast(color));
        let width = self.cells(measures::ROLE_WIDTH).clamp(1.0, 3.0);
        if scene.essential.contains(point) {
            self.painter.circle_stroke(
                center,
                self.cells(measures::ESSENTIAL),
                Stroke::new(width, ink),
            );
        } else if scene.safe.contains(point) {
            let square = Rect::from_center_size(center, Vec2::splat(self.cells(measures::SAFE)));
            self.painter.rect_stroke(
                square,
                0.0,
                Stroke::new(width * 0.7, theme::faded(ink, 0.7)),
                StrokeKind::Middle,
            );
        }
    }

    /// Half a black and half a white stone: what the two buttons put here.
    pub(crate) fn ghost(&self, point: Point) {
        let (center, radius) = (self.center(point), self.cells(measures::STONE));
        for side in Color::ALL {
            self.half_disc(center, radius, side, theme::faded(self.faces(side)[0], 0.5));
        }
        self.painter.circle_stroke(
            center,
            radius,
            Stroke::new(self.hairline(), self.colors().line),
        );
    }

    /// A stone of a line that is only looked at, with the number of its move.
    pub(crate) fn coming(&self, point: Point, color: Color, number: usize) {
        self.ghost_stone(point, color);
        self.painter.text(
            self.center(point),
            Align2::CENTER_CENTER,
            number.to_string(),
            theme::font(self.cells(measures::NUMBER).clamp(8.0, 26.0)),
            self.contrast(color),
        );
    }

    /// A stone on its way.
    pub(crate) fn ghost_stone(&self, point: Point, color: Color) {
        let faces = self.faces(color).map(|face| theme::faded(face, 0.6));
        let mut mesh = stone::stone(self.stone_size(), faces);
        mesh.translate(self.center(point).to_vec2());
        self.painter.add(Shape::mesh(mesh));
    }
}
