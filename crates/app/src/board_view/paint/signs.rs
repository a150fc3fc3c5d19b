//! Signs on empty points: candidates, liberties, suggestions, winning moves.

use egui::{Align2, Color32, Mesh, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, vec2};
use semeai_board::{Color, PointSet};
use semeai_picture::measures;
use semeai_picture::scene::{Candidate, Half, Scene, Sign};
use semeai_picture::stars::stars;

use super::brush::{Brush, circle, side_sign};
use crate::theme;

/// The least radius of a star that still looks like one.
const LEAST_STAR: f32 = 4.5;

impl Brush<'_> {
    pub(super) fn signs(&self, scene: &Scene) {
        let taken: PointSet = scene
            .candidates
            .iter()
            .map(|candidate| candidate.point)
            .collect();
        for point in &scene.suggestions {
            let center = self.center(point);
            self.painter.circle_filled(
                center,
                self.cells(measures::SUGGESTION),
                theme::faded(self.colors().disc, 0.55),
            );
            let dash = self.cells(measures::DASH).max(2.0);
            let ring = circle(center, self.cells(measures::SUGGESTION), 40);
            self.painter.extend(Shape::dashed_line(
                &ring,
                Stroke::new(self.hairline() * 1.3, self.colors().cursor),
                dash,
                dash,
            ));
        }
        for &(point, sign) in &scene.signs {
            if !taken.contains(point) {
                self.sign(self.center(point), sign);
            }
        }
    }

    pub(super) fn sign(&self, center: Pos2, sign: Sign) {
        let radius = self.cells(measures::LIBERTY).max(2.8);
        let edge = Stroke::new(self.hairline(), self.colors().line);
        match sign {
            Sign::Liberty(color) => {
                self.painter
                    .circle(center, radius, self.faces(color)[0], edge);
            }
            Sign::Shared => {
                self.half_disc(center, radius, Color::Black, self.faces(Color::Black)[0]);
                self.half_disc(center, radius, Color::White, self.faces(Color::White)[0]);
                self.painter.circle_stroke(center, radius, edge);
            }
            Sign::Ko => {
                let square = Rect::from_center_size(center, Vec2::splat(self.cells(measures::KO)));
                let stroke = Stroke::new(self.hairline() * 1.6, self.colors().line);
                self.painter
                    .rect_stroke(square, 0.0, stroke, StrokeKind::Middle);
            }
            Sign::NoMove => {
                let ring = self.cells(measures::NO_MOVE).max(3.6);
                let stroke = Stroke::new(self.hairline() * 1.4, self.colors().line);
                self.painter.circle_stroke(center, ring, stroke);
                let arm = vec2(1.0, -1.0).normalized() * ring;
                self.painter
                    .line_segment([center - arm, center + arm], stroke);
            }
            Sign::Useless => {
                let arm = Vec2::splat(radius * 0.75);
                let across = vec2(arm.x, -arm.y);
                let stroke = Stroke::new(self.hairline() * 1.4, self.colors().line);
                self.painter
                    .line_segment([center - arm, center + arm], stroke);
                self.painter
                    .line_segment([center - across, center + across], stroke);
            }
        }
    }

    /// The left half for Black, the right half for White.
    pub(super) fn half_disc(&self, center: Pos2, radius: f32, side: Color, fill: Color32) {
        let from = match side {
            Color::Black => std::f32::consts::FRAC_PI_2,
            Color::White => -std::f32::consts::FRAC_PI_2,
        };
        let corners = (0_u8..=18)
            .map(|i| {
                center + Vec2::angled(from + std::f32::consts::PI * f32::from(i) / 18.0) * radius
            })
            .collect();
        self.painter
            .add(Shape::convex_polygon(corners, fill, Stroke::NONE));
    }

    pub(super) fn candidate(&self, candidate: &Candidate) {
        let center = self.center(candidate.point);
        let (outer, inner) = (
            self.cells(measures::CANDIDATE),
            self.cells(measures::CANDIDATE_INSIDE),
        );
        let colors = self.colors();
        for (side, half) in candidate.halves.iter() {
            let fill = match half {
                Half::Known => self.faces(side)[0],
                Half::Open | Half::Illegal | Half::Useless => theme::faded(colors.disc, 0.8),
            };
            self.half_disc(center, outer, side, fill);
            let middle = center + vec2(outer + inner, 0.0) * 0.5 * side_sign(side);
            match half {
                Half::Known => {}
                Half::Open => {
                    self.painter
                        .circle_filled(middle, self.cells(0.05).max(1.5), colors.cursor);
                }
                Half::Illegal => {
                    let arm = vec2(0.0, self.cells(0.12));
                    self.painter
                        .line_segment([middle - arm, middle + arm], Stroke::new(1.5, colors.line));
                }
                // The sign of the empty set.
                Half::Useless => {
                    let stroke = Stroke::new(1.2, colors.line);
                    self.painter
                        .circle_stroke(middle, self.cells(0.045).max(2.0), stroke);
                    let away = vec2(0.6, -1.0) * self.cells(0.075).max(3.5);
                    self.painter
                        .line_segment([middle - away, middle + away], stroke);
                }
            }
        }
        self.painter
            .circle_stroke(center, outer, Stroke::new(self.hairline(), colors.line));
        self.painter.circle_filled(center, inner, colors.disc);
        self.painter.text(
            center,
            Align2::CENTER_CENTER,
            &candidate.letter,
            theme::font(self.cells(measures::LETTER).clamp(10.0, 22.0)),
            colors.disc_ink,
        );
    }

    /// A small star for each side whose first move somewhere wins.
    pub(super) fn winning(&self, scene: &Scene) {
        for star in stars(scene, LEAST_STAR / self.geometry.cell) {
            let place = self.center(star.point) + Vec2::from(star.off) * self.geometry.cell;
            self.edged_star(place, self.cells(star.radius), star.side, star.on);
        }
    }

    pub(super) fn star(&self, center: Pos2, radius: f32, side: Color) {
        self.edged_star(center, radius, side, None);
    }

    fn edged_star(&self, center: Pos2, radius: f32, side: Color, on: Option<Color>) {
        let corner = |i: u8| {
            let reach = if i.is_multiple_of(2) {
                radius
            } else {
                radius * measures::STAR_INSIDE
            };
            center + Vec2::angled(std::f32::consts::PI * (f32::from(i) / 5.0 - 0.5)) * reach
        };
        // A star is not convex: paint it as triangles round its middle, then its edge.
        let mut mesh = Mesh::default();
        mesh.colored_vertex(center, self.faces(side)[0]);
        for i in 0..10 {
            mesh.colored_vertex(corner(i), self.faces(side)[0]);
        }
        for i in 0..10 {
            mesh.add_triangle(0, 1 + i, 1 + (i + 1) % 10);
        }
        self.painter.add(Shape::mesh(mesh));
        // Dark for both, for with a light edge a black star looks hollow; but on a black stone it would not be seen.
        let edge = match (side, on) {
            (Color::Black, Some(Color::Black)) => Color::White,
            _ => Color::Black,
        };
        self.painter.add(Shape::closed_line(
            (0..10).map(corner).collect(),
            Stroke::new(0.8, self.faces(edge)[0]),
        ));
    }
}
