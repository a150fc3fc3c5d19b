//! Signs on empty points: candidates, liberties, suggestions, winning moves.

use semeai_board::{Color, PointSet};

use super::brush::{Brush, centered, half, side_sign};
use super::stones::square_at;
use crate::drawing::{Mark, Place, Stroke, Style};
use crate::measures;
use crate::scene::{Candidate, Half, Scene, Sign};
use crate::stars::stars;

/// The least radius of a star that still looks like one.
pub(super) const LEAST_STAR: f32 = 4.5;

impl Brush<'_> {
    pub(super) fn signs(&self, scene: &Scene) -> Vec<Mark> {
        let mut marks = Vec::new();
        let candidates = scene.candidates.iter();
        let taken: PointSet = candidates.map(|candidate| candidate.point).collect();
        for point in self.shown(&scene.suggestions) {
            let ring = Stroke::new(self.colors.essential, self.hairline() * 1.3)
                .dashed(self.cells(measures::DASH).max(2.0));
            let disc = Style::flat(self.colors.disc.faded(0.55)).edged(ring);
            marks.push(Mark::Disc(
                self.center(point),
                self.cells(measures::SUGGESTION),
                disc,
            ));
        }
        for &(point, sign) in &scene.signs {
            if !taken.contains(point) && self.is_shown(point) {
                marks.extend(self.sign(self.center(point), sign));
            }
        }
        marks
    }

    fn sign(&self, center: Place, sign: Sign) -> Vec<Mark> {
        let radius = self.cells(measures::LIBERTY).max(2.8);
        let edge = Stroke::new(self.colors.line, self.hairline());
        let line = Style {
            fill: None,
            stroke: Some(edge),
        };
        let body = |color: Color| Style::flat(self.colors.stones[color].body);
        match sign {
            Sign::Liberty(color) => {
                vec![Mark::Disc(center, radius, body(color).edged(edge))]
            }
            Sign::Shared => {
                let halves = Color::ALL.map(|color| {
                    let style = body(color);
                    Mark::Half(center, radius, half(color), style)
                });
                let ring = Mark::Disc(center, radius, line);
                halves.into_iter().chain([ring]).collect()
            }
            Sign::Ko => {
                let stroke = Style::line(self.colors.line, self.hairline() * 1.6);
                vec![square_at(center, self.cells(measures::KO), stroke)]
            }
            Sign::NoMove => {
                let ring = self.cells(measures::NO_MOVE).max(3.6);
                let arm = ring * std::f32::consts::FRAC_1_SQRT_2;
                let at = |side: f32| (center.0 + side * arm, center.1 - side * arm);
                let stroke = Stroke::new(self.colors.line, self.hairline() * 1.4);
                let open = Style {
                    fill: None,
                    stroke: Some(stroke),
                };
                let across = Mark::Lines(vec![vec![at(-1.0), at(1.0)]], stroke);
                vec![Mark::Disc(center, ring, open), across]
            }
            Sign::Useless => {
                let arm = radius * 0.75;
                let at = |x: f32, y: f32| (center.0 + x * arm, center.1 + y * arm);
                let cross = vec![
                    vec![at(-1.0, -1.0), at(1.0, 1.0)],
                    vec![at(-1.0, 1.0), at(1.0, -1.0)],
                ];
                let stroke = Stroke::new(self.colors.line, self.hairline() * 1.4);
                vec![Mark::Lines(cross, stroke)]
            }
        }
    }

    pub(super) fn candidates(&self, scene: &Scene) -> Vec<Mark> {
        let candidates = scene.candidates.iter();
        let shown = candidates.filter(|candidate| self.is_shown(candidate.point));
        shown
            .flat_map(|candidate| self.candidate(candidate))
            .collect()
    }

    fn candidate(&self, candidate: &Candidate) -> Vec<Mark> {
        let center = self.center(candidate.point);
        let (outer, inner) = (
            self.cells(measures::CANDIDATE),
            self.cells(measures::CANDIDATE_INSIDE),
        );
        let mut marks = Vec::new();
        for (side, half_of) in candidate.halves.iter() {
            let ink = match half_of {
                Half::Known => self.colors.stones[side].body,
                Half::Open | Half::Illegal | Half::Useless => self.colors.disc.faded(0.8),
            };
            marks.push(Mark::Half(center, outer, half(side), Style::flat(ink)));
            let middle = (center.0 + (outer + inner) / 2.0 * side_sign(side), center.1);
            match half_of {
                Half::Known => {}
                Half::Open => {
                    let dot = Style::flat(self.colors.essential);
                    marks.push(Mark::Disc(middle, self.cells(0.05).max(1.5), dot));
                }
                Half::Illegal => {
                    let arm = self.cells(0.12);
                    let ends = vec![(middle.0, middle.1 - arm), (middle.0, middle.1 + arm)];
                    marks.push(Mark::Line(ends, Stroke::new(self.colors.line, 1.5)));
                }
                // The sign of the empty set.
                Half::Useless => {
                    let reach = self.cells(0.045).max(1.8);
                    let stroke = Stroke::new(self.colors.line, 1.2);
                    marks.push(Mark::Disc(
                        middle,
                        reach,
                        Style::line(stroke.ink, stroke.width),
                    ));
                    let away = self.cells(0.075).max(3.0);
                    let ends = [-away, away].map(|by| (middle.0 + by * 0.6, middle.1 - by));
                    marks.push(Mark::Line(ends.to_vec(), stroke));
                }
            }
        }
        let ring = Style::line(self.colors.line, self.hairline());
        marks.push(Mark::Disc(center, outer, ring));
        marks.push(Mark::Disc(center, inner, Style::flat(self.colors.disc)));
        let size = self.cells(measures::LETTER).clamp(10.0, 22.0);
        marks.push(centered(
            center,
            &candidate.letter,
            size,
            self.colors.disc_ink,
        ));
        marks
    }

    /// A small star for each side whose first move somewhere wins.
    pub(super) fn stars(&self, scene: &Scene) -> Vec<Mark> {
        let stars = stars(scene, LEAST_STAR / self.cell).into_iter();
        let shown = stars.filter(|star| self.is_shown(star.point));
        shown
            .map(|star| {
                let (x, y) = self.center(star.point);
                let place = (x + self.cells(star.off.0), y + self.cells(star.off.1));
                self.edged_star(place, star.side, self.cells(star.radius), star.on)
            })
            .collect()
    }

    /// A star of this colour with corners so far from its middle.
    pub(super) fn star(&self, place: Place, side: Color, radius: f32) -> Mark {
        self.edged_star(place, side, radius, None)
    }

    fn edged_star(&self, (x, y): Place, side: Color, radius: f32, on: Option<Color>) -> Mark {
        let corners = (0_u8..10).map(|i| {
            let reach = if i.is_multiple_of(2) {
                1.0
            } else {
                measures::STAR_INSIDE
            } * radius;
            let angle = std::f32::consts::PI * (f32::from(i) / 5.0 - 0.5);
            (x + angle.cos() * reach, y + angle.sin() * reach)
        });
        // Dark for both, for with a light edge a black star looks hollow; but on a black stone it would not be seen.
        let edge = match (side, on) {
            (Color::Black, Some(Color::Black)) => Color::White,
            _ => Color::Black,
        };
        let edge = Stroke::new(self.colors.stones[edge].body, 1.0);
        let style = Style::flat(self.colors.stones[side].body).edged(edge);
        Mark::Area(corners.collect(), style)
    }
}
