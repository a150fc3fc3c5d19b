//! A picture of the crate `picture` in the window: what is seen is what is exported.

mod shading;

use egui::epaint::{Mesh, PathShape, PathStroke};
use egui::{
    Align2, Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2,
};
use semeai_picture::drawing::{Anchor, Fill, Ink, Mark, Place, Side, Style, Text};

use self::shading::Ball;
use crate::look::mathematics::typeset;
use crate::look::theme;

/// Draws what is in a picture with its upper left corner at a place.
pub(crate) fn paint(painter: &Painter, at: Pos2, marks: &[Mark]) {
    let canvas = Canvas {
        painter: painter.clone(),
        at,
    };
    canvas.marks(marks);
}

struct Canvas {
    painter: Painter,
    at: Pos2,
}

impl Canvas {
    fn marks(&self, marks: &[Mark]) {
        for run in marks.chunk_by(are_copies) {
            match run {
                [Mark::Disc(_, radius, style), ..] if is_shaded(*style) => {
                    self.shaded(run, *radius, *style);
                }
                run => run.iter().for_each(|mark| self.mark(mark)),
            }
        }
    }

    /// Discs that are lit or fade out, all of the same kind.
    fn shaded(&self, copies: &[Mark], radius: f32, style: Style) {
        let (inner, rim) = colors(style);
        let pattern = match style.fill {
            Some(Fill::Ball { light, body }) => Ball {
                light: color(light),
                body: color(body),
                rim,
                radius: radius + rim.width / 2.0,
                pixel: 1.0 / self.painter.pixels_per_point(),
            }
            .pattern(),
            _ => shading::soft(radius, inner),
        };
        let places = copies.iter().map(|mark| match mark {
            Mark::Disc(middle, ..) => self.place(*middle),
            _ => self.at,
        });
        self.painter
            .add(Shape::mesh(shading::stamped(&pattern, places)));
    }

    fn place(&self, (x, y): Place) -> Pos2 {
        self.at + vec2(x, y)
    }

    fn places(&self, places: &[Place]) -> Vec<Pos2> {
        places.iter().map(|place| self.place(*place)).collect()
    }

    fn mark(&self, mark: &Mark) {
        match mark {
            Mark::Line(places, stroke) => self.line(places, *stroke),
            Mark::Lines(lines, stroke) => {
                for line in lines {
                    self.line(line, *stroke);
                }
            }
            Mark::Area(corners, style) => self.area(self.places(corners), *style),
            Mark::Areas(areas, ink) => self.areas(areas, *ink),
            Mark::Disc(middle, radius, style) => {
                let (fill, stroke) = colors(*style);
                let middle = self.place(*middle);
                match style.stroke.and_then(|stroke| stroke.dash) {
                    None => self.painter.circle(middle, *radius, fill, stroke),
                    Some(dash) => {
                        self.painter.circle_filled(middle, *radius, fill);
                        let ring = Shape::dashed_line(&circle(middle, *radius), stroke, dash, dash);
                        self.painter.add(ring)
                    }
                };
            }
            Mark::Half(middle, radius, side, style) => {
                self.area(half(self.place(*middle), *radius, *side), *style);
            }
            Mark::Rect(corner, size, radius, style) => {
                let rect = Rect::from_min_size(self.place(*corner), (*size).into());
                let (fill, mut stroke) = colors(*style);
                if let Some((dash, line)) = style.stroke.and_then(|line| Some((line.dash?, stroke)))
                {
                    let path = rounded(rect, *radius);
                    self.painter
                        .extend(Shape::dashed_line(&path, line, dash, dash * 0.75));
                    stroke = Stroke::NONE;
                }
                #[expect(
                    clippy::cast_possible_truncation,
                    clippy::cast_sign_loss,
                    reason = "some pixels"
                )]
                let radius = CornerRadius::same(*radius as u8);
                self.painter
                    .rect(rect, radius, fill, stroke, StrokeKind::Middle);
            }
            Mark::Text(text) => self.text(text),
            Mark::Value(middle, value, size, ink) => {
                let set = typeset(&self.painter, value, *size);
                let room = Rect::from_center_size(self.place(*middle), set.size);
                set.paint_centered(&self.painter, room, color(*ink));
            }
            Mark::Group(_, marks) => self.marks(marks),
            Mark::Within(corner, size, marks) => {
                let rect = Rect::from_min_size(self.place(*corner), (*size).into());
                let within = self.painter.clip_rect().intersect(rect);
                let inner = Self {
                    painter: self.painter.with_clip_rect(within),
                    at: self.at,
                };
                inner.marks(marks);
            }
        }
    }

    fn line(&self, places: &[Place], stroke: semeai_picture::drawing::Stroke) {
        let line = Stroke::new(stroke.width, color(stroke.ink));
        match (stroke.dash, places) {
            (None, [from, to]) => {
                let ends = [self.place(*from), self.place(*to)];
                self.painter.line_segment(ends, line)
            }
            (None, places) => self.painter.add(Shape::line(self.places(places), line)),
            (Some(dash), places) => {
                let dashes = Shape::dashed_line(&self.places(places), line, dash, dash);
                self.painter.add(Shape::Vec(dashes))
            }
        };
    }

    fn area(&self, corners: Vec<Pos2>, style: Style) {
        let (mut fill, stroke) = colors(style);
        if !is_convex(&corners) {
            self.fan(&corners, fill);
            fill = Color32::TRANSPARENT;
        }
        self.painter.add(PathShape {
            points: corners,
            closed: true,
            fill,
            stroke: PathStroke::from(stroke),
        });
    }

    /// A star: triangles round its middle, for the toolkit fills nothing but convex areas.
    fn fan(&self, corners: &[Pos2], fill: Color32) {
        let mut mesh = Mesh::default();
        let middle = corners
            .iter()
            .fold(Vec2::ZERO, |sum, at| sum + at.to_vec2());
        mesh.colored_vertex((middle / corners.len() as f32).to_pos2(), fill);
        for &corner in corners {
            mesh.colored_vertex(corner, fill);
        }
        let last = u32::try_from(corners.len()).unwrap_or(0);
        for i in 1..=last {
            mesh.add_triangle(0, i, i % last + 1);
        }
        self.painter.add(Shape::mesh(mesh));
    }

    /// Areas without seams: nothing is made smooth at their edges, where others may begin.
    fn areas(&self, areas: &[Vec<Place>], ink: Ink) {
        let mut mesh = Mesh::default();
        for area in areas {
            let Ok(first) = u32::try_from(mesh.vertices.len()) else {
                return;
            };
            for corner in self.places(area) {
                mesh.colored_vertex(corner, color(ink));
            }
            let Ok(count) = u32::try_from(area.len()) else {
                return;
            };
            for each in 2..count {
                mesh.add_triangle(first, first + each - 1, first + each);
            }
        }
        self.painter.add(Shape::mesh(mesh));
    }

    fn text(&self, text: &Text) {
        let galley =
            self.painter
                .layout_no_wrap(text.text.clone(), theme::font(text.size), color(text.ink));
        let rows = galley.rows.first();
        let base = rows.and_then(|row| Some(row.pos.y + row.row.glyphs.first()?.pos.y));
        let align = match text.anchor {
            Anchor::Start => Align2::LEFT_TOP,
            Anchor::Middle => Align2::CENTER_TOP,
            Anchor::End => Align2::RIGHT_TOP,
        };
        let at = self.place(text.at) - vec2(0.0, base.unwrap_or(text.size));
        let rect = align.anchor_size(at, galley.size());
        self.painter.galley(rect.min, galley, color(text.ink));
    }
}

fn color(ink: Ink) -> Color32 {
    theme::faded(theme::color(ink), ink.opacity)
}

fn colors(style: Style) -> (Color32, Stroke) {
    let fill = match style.fill {
        None => Color32::TRANSPARENT,
        Some(Fill::Flat(ink) | Fill::Soft(ink) | Fill::Ball { body: ink, .. }) => color(ink),
    };
    let stroke = style.stroke.map_or(Stroke::NONE, |each| {
        Stroke::new(each.width, color(each.ink))
    });
    (fill, stroke)
}

/// Whether two marks that follow each other are the same lit or fading disc at two places.
fn are_copies(one: &Mark, next: &Mark) -> bool {
    match (one, next) {
        (Mark::Disc(_, radius, style), Mark::Disc(_, next_radius, next_style)) => {
            is_shaded(*style) && style == next_style && radius.to_bits() == next_radius.to_bits()
        }
        _ => false,
    }
}

const fn is_shaded(style: Style) -> bool {
    matches!(style.fill, Some(Fill::Ball { .. } | Fill::Soft(_)))
}

/// Whether a way round these corners turns to one side only.
fn is_convex(corners: &[Pos2]) -> bool {
    let count = corners.len();
    let mut turns = (0..count).map(|i| {
        let [a, b, c] = [0, 1, 2].map(|step| corners[(i + step) % count]);
        let (on, next) = (b - a, c - b);
        on.x * next.y - on.y * next.x
    });
    let is_left = turns.clone().all(|turn| turn >= 0.0);
    is_left || turns.all(|turn| turn <= 0.0)
}

/// A circle as a line with corners.
fn circle(middle: Pos2, radius: f32) -> Vec<Pos2> {
    let angle = |i: u8| std::f32::consts::TAU * f32::from(i) / 40.0;
    (0..=40)
        .map(|i| middle + Vec2::angled(angle(i)) * radius)
        .collect()
}

/// A rectangle with round corners as a line.
fn rounded(rect: Rect, radius: f32) -> Vec<Pos2> {
    let inner = rect.shrink(radius);
    let corners = [
        inner.right_top(),
        inner.right_bottom(),
        inner.left_bottom(),
        inner.left_top(),
    ];
    let quarter = std::f32::consts::FRAC_PI_2;
    let round = |(center, turn): (Pos2, u8)| {
        (0_u8..=6).map(move |i| {
            let angle = quarter * (f32::from(turn) - 1.0 + f32::from(i) / 6.0);
            center + Vec2::angled(angle) * radius
        })
    };
    let mut path: Vec<Pos2> = corners.into_iter().zip(0..).flat_map(round).collect();
    path.extend(path.first().copied());
    path
}

/// The corners of half a disc.
fn half(middle: Pos2, radius: f32, side: Side) -> Vec<Pos2> {
    let sign = match side {
        Side::Left => -1.0,
        Side::Right => 1.0,
    };
    let steps = 0..=16_u8;
    let corner = |step: u8| {
        let angle = (f32::from(step) / 16.0 - 0.5) * std::f32::consts::PI;
        pos2(
            middle.x + sign * radius * angle.cos(),
            middle.y + radius * angle.sin(),
        )
    };
    steps.map(corner).collect()
}
