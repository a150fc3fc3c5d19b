//! A picture of the crate `picture` in the window: what is seen is what is exported.

use egui::epaint::{Mesh, PathShape, PathStroke};
use egui::{
    Align2, Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, pos2, vec2,
};
use semeai_picture::Drawing;
use semeai_picture::drawing::{Anchor, Fill, Ink, Mark, Place, Side, Style, Text};

use crate::theme;

/// Draws a picture with its upper left corner at a place.
pub(crate) fn paint(painter: &Painter, at: Pos2, drawing: &Drawing) {
    let view = View {
        painter: painter.clone(),
        at,
    };
    view.marks(&drawing.marks);
}

struct View {
    painter: Painter,
    at: Pos2,
}

impl View {
    fn marks(&self, marks: &[Mark]) {
        for mark in marks {
            self.mark(mark);
        }
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
                self.painter
                    .circle(self.place(*middle), *radius, fill, stroke);
            }
            Mark::Half(middle, radius, side, style) => {
                self.area(half(self.place(*middle), *radius, *side), *style);
            }
            Mark::Rect(corner, size, radius, style) => {
                let rect = Rect::from_min_size(self.place(*corner), (*size).into());
                let (fill, stroke) = colors(*style);
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
            Mark::Group(_, marks) => self.marks(marks),
            Mark::Within(corner, size, marks) => {
                let rect = Rect::from_min_size(self.place(*corner), (*size).into());
                let within = self.painter.clip_rect().intersect(rect);
                let view = Self {
                    painter: self.painter.with_clip_rect(within),
                    at: self.at,
                };
                view.marks(marks);
            }
        }
    }

    fn line(&self, places: &[Place], stroke: semeai_picture::drawing::Stroke) {
        let line = Stroke::new(stroke.width, color(stroke.ink));
        let places = self.places(places);
        match stroke.dash {
            None => self.painter.add(Shape::line(places, line)),
            Some(dash) => {
                let dashes = Shape::dashed_line(&places, line, dash, dash);
                self.painter.add(Shape::Vec(dashes))
            }
        };
    }

    fn area(&self, corners: Vec<Pos2>, style: Style) {
        let (fill, stroke) = colors(style);
        self.painter.add(PathShape {
            points: corners,
            closed: true,
            fill,
            stroke: PathStroke::from(stroke),
        });
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
    let [red, green, blue] = ink.rgb;
    Color32::from_rgb(red, green, blue).gamma_multiply(ink.opacity)
}

fn colors(style: Style) -> (Color32, Stroke) {
    let fill = match style.fill {
        None => Color32::TRANSPARENT,
        Some(Fill::Flat(ink) | Fill::Ball { body: ink, .. }) => color(ink),
    };
    let stroke = style.stroke.map_or(Stroke::NONE, |each| {
        Stroke::new(each.width, color(each.ink))
    });
    (fill, stroke)
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
