//! A picture as SVG text that an editor opens with every shape and text as such.

use std::fmt::Write as _;

use semeai_session::printable::inline;

use crate::drawing::{Anchor, Drawing, Fill, Ink, Mark, Place, Side, Stroke, Style, Text};
use crate::font::below_middle;
use crate::shape::shape;
use crate::size::Size;

/// The font of every text, and what may stand for it.
const FAMILY: &str = "BIZ UDPGothic, sans-serif";

/// A picture as SVG, with its own size or with this one.
pub fn svg(drawing: &Drawing, size: Option<Size>) -> String {
    written(drawing, size, Texts::AsText)
}

/// How texts are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Texts {
    /// As text that can be read and changed.
    AsText,
    /// As shapes that look the same everywhere.
    AsShapes,
}

/// A picture as SVG with its texts in one way or the other.
pub(crate) fn written(drawing: &Drawing, size: Option<Size>, texts: Texts) -> String {
    let mut writer = Writer {
        definitions: String::new(),
        shaded: Vec::new(),
        frames: 0,
        body: String::new(),
        texts,
    };
    writer.marks(&drawing.marks);
    let (width, height) = drawing.size;
    let scale = size.map_or(1.0, |size| size.scale(drawing));
    let mut text = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {} {}" width="{}" height="{}" font-family="{FAMILY}">"#,
        number(width),
        number(height),
        number(width * scale),
        number(height * scale),
    );
    text.push('\n');
    if !writer.definitions.is_empty() {
        let _ = writeln!(text, "<defs>\n{}</defs>", writer.definitions);
    }
    text + &writer.body + "</svg>\n"
}

struct Writer {
    /// What shapes refer to.
    definitions: String,
    /// The balls and shadows that are defined, by their number.
    shaded: Vec<Fill>,
    /// How many rectangles are defined that something is within.
    frames: usize,
    body: String,
    texts: Texts,
}

impl Writer {
    fn marks(&mut self, marks: &[Mark]) {
        for mark in marks {
            self.mark(mark);
        }
    }

    fn mark(&mut self, mark: &Mark) {
        match mark {
            Mark::Line(places, stroke) => self.lines(std::slice::from_ref(places), *stroke),
            Mark::Lines(lines, stroke) => self.lines(lines, *stroke),
            Mark::Area(corners, style) => self.path(&outline(corners), *style),
            Mark::Areas(areas, ink) => {
                let path: String = areas.iter().map(|area| outline(area)).collect();
                self.path(&path, Style::flat(*ink));
            }
            Mark::Disc(middle, radius, style) => {
                let style = self.style(*style);
                let ((x, y), radius) = (pair(*middle), number(*radius));
                let _ = writeln!(
                    self.body,
                    r#"<circle cx="{x}" cy="{y}" r="{radius}"{style}/>"#
                );
            }
            Mark::Half(middle, radius, side, style) => {
                self.path(&half(*middle, *radius, *side), *style);
            }
            Mark::Rect(corner, size, radius, style) => {
                let style = self.style(*style);
                let ((x, y), (width, height)) = (pair(*corner), pair(*size));
                let radius = match *radius {
                    0.0 => String::new(),
                    radius => format!(r#" rx="{}""#, number(radius)),
                };
                let _ = writeln!(
                    self.body,
                    r#"<rect x="{x}" y="{y}" width="{width}" height="{height}"{radius}{style}/>"#
                );
            }
            Mark::Text(text) => self.text(text),
            Mark::Value((x, y), value, size, ink) => self.text(&Text {
                // All values stand on one line, whatever their ink.
                at: (*x, y + below_middle("0", *size)),
                text: value.as_str().to_owned(),
                size: *size,
                anchor: Anchor::Middle,
                ink: *ink,
            }),
            Mark::Group(name, marks) => {
                let _ = writeln!(self.body, r#"<g id="{name}">"#);
                self.marks(marks);
                self.body.push_str("</g>\n");
            }
            Mark::Within(corner, size, marks) => self.within(*corner, *size, marks),
        }
    }

    fn lines(&mut self, lines: &[Vec<Place>], stroke: Stroke) {
        let path: String = lines.iter().map(|line| through(line)).collect();
        let style = Style {
            fill: None,
            stroke: Some(stroke),
        };
        self.path(&path, style);
    }

    fn path(&mut self, path: &str, style: Style) {
        if !path.is_empty() {
            let style = self.style(style);
            let _ = writeln!(self.body, r#"<path d="{path}"{style}/>"#);
        }
    }

    fn text(&mut self, text: &Text) {
        if self.texts == Texts::AsShapes {
            return self.path(&shape(text), Style::flat(text.ink));
        }
        let anchor = match text.anchor {
            Anchor::Start => "",
            Anchor::Middle => r#" text-anchor="middle""#,
            Anchor::End => r#" text-anchor="end""#,
        };
        let (x, y) = pair(text.at);
        let (size, fill) = (number(text.size), paint("fill", text.ink));
        let _ = writeln!(
            self.body,
            r#"<text x="{x}" y="{y}" font-size="{size}"{anchor}{fill}>{}</text>"#,
            escape(&text.text)
        );
    }

    fn within(&mut self, corner: Place, size: Place, marks: &[Mark]) {
        let ((x, y), (width, height)) = (pair(corner), pair(size));
        let frame = self.frames;
        self.frames += 1;
        let _ = writeln!(
            self.definitions,
            r#"<clipPath id="frame{frame}"><rect x="{x}" y="{y}" width="{width}" height="{height}"/></clipPath>"#
        );
        let _ = writeln!(self.body, r#"<g clip-path="url(#frame{frame})">"#);
        self.marks(marks);
        self.body.push_str("</g>\n");
    }

    fn style(&mut self, style: Style) -> String {
        let fill = match style.fill {
            None => r#" fill="none""#.to_owned(),
            Some(Fill::Flat(ink)) => paint("fill", ink),
            Some(ball @ Fill::Ball { light, body }) => {
                let number = self.shaded(ball, r#"cx="0.34" cy="0.32" r="0.74""#, [light, body]);
                format!(r#" fill="url(#ball{number})""#)
            }
            Some(soft @ Fill::Soft(ink)) => {
                let number = self.shaded(soft, r#"r="0.5""#, [ink, ink.faded(0.0)]);
                format!(r#" fill="url(#ball{number})""#)
            }
        };
        let Some(stroke) = style.stroke else {
            return fill;
        };
        let dash = stroke.dash.map_or_else(String::new, |dash| {
            format!(r#" stroke-dasharray="{}""#, number(dash))
        });
        format!(
            r#"{fill}{} stroke-width="{}" stroke-linejoin="round"{dash}"#,
            paint("stroke", stroke.ink),
            number(stroke.width)
        )
    }

    /// The number of a ball or a shadow, defined once: where its light falls, and its inks from there outwards.
    fn shaded(&mut self, fill: Fill, light: &str, [inner, outer]: [Ink; 2]) -> usize {
        if let Some(known) = self.shaded.iter().position(|known| *known == fill) {
            return known;
        }
        self.shaded.push(fill);
        let number = self.shaded.len() - 1;
        let _ = writeln!(
            self.definitions,
            r#"<radialGradient id="ball{number}" {light}><stop offset="0"{}/><stop offset="1"{}/></radialGradient>"#,
            paint("stop", inner).replace("stop=", "stop-color="),
            paint("stop", outer).replace("stop=", "stop-color="),
        );
        number
    }
}

/// A colour as an attribute, with its opacity where it is not opaque.
fn paint(name: &str, ink: Ink) -> String {
    let [red, green, blue] = ink.rgb;
    let color = format!(r##" {name}="#{red:02x}{green:02x}{blue:02x}""##);
    if ink.opacity >= 1.0 {
        color
    } else {
        format!(r#"{color} {name}-opacity="{}""#, number(ink.opacity))
    }
}

/// A line through places.
fn through(places: &[Place]) -> String {
    let mut path = String::new();
    for (i, place) in places.iter().enumerate() {
        let (x, y) = pair(*place);
        let _ = write!(path, "{}{x} {y}", if i == 0 { 'M' } else { 'L' });
    }
    path
}

/// A line back to where it began.
fn outline(corners: &[Place]) -> String {
    let mut path = through(corners);
    if !path.is_empty() {
        path.push('Z');
    }
    path
}

fn half((x, y): Place, radius: f32, side: Side) -> String {
    let sweep = match side {
        Side::Left => 0,
        Side::Right => 1,
    };
    let (x, top, bottom) = (number(x), number(y - radius), number(y + radius));
    let radius = number(radius);
    format!("M{x} {top}A{radius} {radius} 0 0 {sweep} {x} {bottom}Z")
}

fn pair((x, y): Place) -> (String, String) {
    (number(x), number(y))
}

/// A length to a hundredth, without zeros that say nothing.
fn number(x: f32) -> String {
    let text = format!("{x:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" {
        "0".to_owned()
    } else {
        text.to_owned()
    }
}

/// A text as SVG has it; what no file may hold is left out, and what is not to be seen is shown as text.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    let text = text.replace(['\n', '\r', '\t'], " ");
    for sign in inline(&text).chars() {
        match sign {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '\u{FFFE}' | '\u{FFFF}' => {}
            sign => escaped.push(sign),
        }
    }
    escaped
}
