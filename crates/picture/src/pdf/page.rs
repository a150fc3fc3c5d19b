//! A drawing as a page.

use pdf_writer::types::LineJoinStyle;
use pdf_writer::{Content, Name, Str};

use super::book::{Book, Named};
use super::outline::Outline;
use crate::drawing::{Anchor, Drawing, Fill, Ink, Mark, Stroke, Style, Text};
use crate::font::{self, below_middle};

/// The points of a page in the unit of a drawing: a unit is a ninety-sixth of an inch, as it is in SVG, a point a seventy-second.
const POINTS: f32 = 0.75;

/// The name of a colour space in which areas are filled by a shading.
const PATTERN: Name<'_> = Name(b"Pattern");

/// Draws a page.
pub(super) fn add(book: &mut Book, drawing: &Drawing) {
    let (width, height) = drawing.size;
    // A page has an area, however little is on it.
    let [width, height] = [width, height].map(|side| (side * POINTS).max(1.0));
    // A drawing is measured from its upper left corner, a page from its lower left one.
    let placed = [POINTS, 0.0, 0.0, -POINTS, 0.0, height];
    let mut content = Content::new();
    content.transform(placed);
    let mut writer = Writer {
        content,
        placed,
        opacity: 1.0,
        book,
    };
    writer.marks(&drawing.marks);
    let content = writer.content.finish();
    book.add_page([width, height], &content);
}

/// Draws marks on a page.
struct Writer<'a> {
    content: Content,
    /// Where the coordinates of the drawing lie on the page.
    placed: [f32; 6],
    /// How opaque what comes next is, unless it is said.
    opacity: f32,
    book: &'a mut Book,
}

impl Writer<'_> {
    fn marks(&mut self, marks: &[Mark]) {
        for mark in marks {
            self.mark(mark);
        }
    }

    fn mark(&mut self, mark: &Mark) {
        let line = |stroke: &Stroke| Style {
            fill: None,
            stroke: Some(*stroke),
        };
        match mark {
            Mark::Line(places, stroke) => self.draw(&Outline::lines([&places[..]]), line(stroke)),
            Mark::Lines(lines, stroke) => {
                let lines = lines.iter().map(Vec::as_slice);
                self.draw(&Outline::lines(lines), line(stroke));
            }
            Mark::Area(corners, style) => self.draw(&Outline::areas([&corners[..]]), *style),
            Mark::Areas(areas, ink) => {
                let areas = areas.iter().map(Vec::as_slice);
                self.draw(&Outline::areas(areas), Style::flat(*ink));
            }
            Mark::Disc(middle, radius, style) => {
                self.draw(&Outline::disc(*middle, *radius), *style);
            }
            Mark::Half(middle, radius, side, style) => {
                self.draw(&Outline::half(*middle, *radius, *side), *style);
            }
            Mark::Rect(corner, size, radius, style) => {
                self.draw(&Outline::rectangle(*corner, *size, *radius), *style);
            }
            Mark::Text(text) => self.text(text),
            Mark::Value((x, y), value, size, ink) => self.text(&Text {
                at: (*x, y + below_middle("0", *size)),
                text: value.as_str().to_owned(),
                size: *size,
                anchor: Anchor::Middle,
                ink: *ink,
            }),
            Mark::Group(_, marks) => self.marks(marks),
            Mark::Within(corner, size, marks) => {
                let frame = Outline::rectangle(*corner, *size, 0.0);
                // Nothing is seen within a frame that has no area.
                if frame.is_drawn() && frame.bounds().is_some() {
                    self.apart(|writer| {
                        frame.say(&mut writer.content);
                        writer.content.clip_nonzero().end_path();
                        writer.marks(marks);
                    });
                }
            }
        }
    }

    /// Does something after which everything is as it was.
    fn apart(&mut self, add: impl FnOnce(&mut Self)) {
        let opacity = self.opacity;
        self.content.save_state();
        add(self);
        self.content.restore_state();
        self.opacity = opacity;
    }

    fn draw(&mut self, outline: &Outline, style: Style) {
        if !outline.is_drawn() {
            return;
        }
        if let Some(fill) = style.fill {
            self.fill(outline, fill);
        }
        if let Some(stroke) = style.stroke {
            self.stroke(outline, stroke);
        }
    }

    fn fill(&mut self, outline: &Outline, fill: Fill) {
        match fill {
            Fill::Flat(ink) => {
                self.ink(ink);
                outline.say(&mut self.content);
                self.content.fill_nonzero();
            }
            Fill::Ball { light, body } => self.shade(outline, [0.34, 0.32, 0.74], [light, body]),
            Fill::Soft(ink) => self.shade(outline, [0.5, 0.5, 0.5], [ink, ink.faded(0.0)]),
        }
    }

    /// Fills what lies within an outline from a middle outwards, both in parts of the rectangle round it; not at all where that has
    /// no area.
    fn shade(&mut self, outline: &Outline, rings: [f32; 3], inks: [Ink; 2]) {
        let Some(bounds) = outline.bounds() else {
            return;
        };
        let [(x, y), (width, height)] = bounds;
        let [across, down, radius] = rings;
        let rings = [
            x + across * width,
            y + down * height,
            radius * width.max(height),
        ];
        let pattern = self.book.pattern(rings, inks.map(rgb), self.placed);
        let opacities = inks.map(opacity);
        let [inner, outer] = opacities.map(f32::to_bits);
        self.apart(|writer| {
            if inner == outer {
                writer.opacity(opacities[0]);
            } else {
                let mask = writer.book.mask(rings, opacities, bounds);
                writer.opacity(1.0);
                writer.content.set_parameters(mask.name());
            }
            writer
                .content
                .set_fill_color_space(PATTERN)
                .set_fill_pattern([], pattern.name());
            outline.say(&mut writer.content);
            writer.content.fill_nonzero();
        });
    }

    fn stroke(&mut self, outline: &Outline, stroke: Stroke) {
        self.opacity(opacity(stroke.ink));
        match grey(stroke.ink) {
            Some(grey) => self.content.set_stroke_gray(grey),
            None => {
                let [red, green, blue] = rgb(stroke.ink);
                self.content.set_stroke_rgb(red, green, blue)
            }
        };
        self.content
            .set_line_width(stroke.width)
            .set_line_join(LineJoinStyle::RoundJoin)
            .set_dash_pattern(stroke.dash.into_iter().flat_map(|dash| [dash, dash]), 0.0);
        outline.say(&mut self.content);
        self.content.stroke();
    }

    fn text(&mut self, text: &Text) {
        let (x, y) = text.at;
        if text.text.is_empty() || !(x.is_finite() && y.is_finite()) {
            return;
        }
        let x = match text.anchor {
            Anchor::Start => x,
            Anchor::Middle => x - font::width(&text.text, text.size) / 2.0,
            Anchor::End => x - font::width(&text.text, text.size),
        };
        let signs = text.text.chars();
        let signs: Vec<u8> = signs
            .flat_map(|sign| self.book.signs.number(sign).to_be_bytes())
            .collect();
        self.ink(text.ink);
        self.content
            .begin_text()
            .set_font(self.book.font.name(), text.size)
            .set_text_matrix([1.0, 0.0, 0.0, -1.0, x, y])
            .show(Str(&signs))
            .end_text();
    }

    /// What is filled and written next has this colour.
    fn ink(&mut self, ink: Ink) {
        self.opacity(opacity(ink));
        self.color(ink);
    }

    fn color(&mut self, ink: Ink) {
        match grey(ink) {
            Some(grey) => self.content.set_fill_gray(grey),
            None => {
                let [red, green, blue] = rgb(ink);
                self.content.set_fill_rgb(red, green, blue)
            }
        };
    }

    fn opacity(&mut self, opacity: f32) {
        if self.opacity.to_bits() != opacity.to_bits() {
            let state: Named = self.book.opacity(opacity);
            self.content.set_parameters(state.name());
            self.opacity = opacity;
        }
    }
}

fn opacity(ink: Ink) -> f32 {
    match ink.opacity.is_nan() {
        true => 1.0,
        false => ink.opacity.clamp(0.0, 1.0),
    }
}

fn rgb(ink: Ink) -> [f32; 3] {
    ink.rgb.map(|part| f32::from(part) / 255.0)
}

/// How light a grey is; of it printers take no ink but black.
fn grey(ink: Ink) -> Option<f32> {
    let [red, green, blue] = ink.rgb;
    (red == green && green == blue).then(|| f32::from(red) / 255.0)
}
