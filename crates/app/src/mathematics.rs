//! Game values set as mathematics: `{6||4|0}`, `4^`, `-1^*`, `13/2` with real spacing, fractions, arrows and stars.
//!
//! A text is read into [`Piece`]s, the pieces are laid out round a common axis, and the layout is painted. Arrows, stars
//! and bars are drawn, not typed, so that no font needs them.

use std::sync::Arc;

use egui::{
    Color32, Galley, Painter, Pos2, Rect, Response, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo,
    accesskit::Role, pos2, vec2,
};

use crate::theme;

/// A part of a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Piece {
    /// Digits or words.
    Text(String),
    /// Numerator and denominator.
    Fraction(String, String),
    /// A sign before a number.
    Minus,
    /// `^`
    Up,
    /// `v`
    Down,
    /// `*`
    Star,
    /// `{`
    Open,
    /// `}`
    Close,
    /// One or more bars between Left's and Right's options.
    Bar(usize),
    /// Between options of one side.
    Comma,
    /// Written lower, as in tiny games.
    Subscript(String),
}

/// Reads a value as the engine prints it; whatever is not understood stays as it is.
pub(crate) fn read(text: &str) -> Vec<Piece> {
    let chars: Vec<char> = text.chars().collect();
    let mut pieces = Vec::new();
    let mut at = 0;
    while at < chars.len() {
        let run = |from: usize, is_in: fn(char) -> bool| {
            chars[from..].iter().take_while(|&&c| is_in(c)).count()
        };
        match chars[at] {
            c if c.is_ascii_digit() => {
                let digits = run(at, |c| c.is_ascii_digit());
                let number: String = chars[at..at + digits].iter().collect();
                at += digits;
                let denominator = match chars.get(at) {
                    Some('/') => run(at + 1, |c| c.is_ascii_digit()),
                    _ => 0,
                };
                if denominator > 0 {
                    let below = chars[at + 1..at + 1 + denominator].iter().collect();
                    pieces.push(Piece::Fraction(number, below));
                    at += 1 + denominator;
                } else {
                    pieces.push(Piece::Text(number));
                }
                continue;
            }
            '|' => {
                let bars = run(at, |c| c == '|');
                pieces.push(Piece::Bar(bars));
                at += bars;
                continue;
            }
            '_' => {
                let sub = run(at + 1, |c| c.is_alphanumeric() || c == '/');
                pieces.push(Piece::Subscript(
                    chars[at + 1..at + 1 + sub].iter().collect(),
                ));
                at += 1 + sub;
                continue;
            }
            '-' => pieces.push(Piece::Minus),
            '^' => pieces.push(Piece::Up),
            'v' => pieces.push(Piece::Down),
            '*' => pieces.push(Piece::Star),
            '{' => pieces.push(Piece::Open),
            '}' => pieces.push(Piece::Close),
            ',' => pieces.push(Piece::Comma),
            ' ' => {}
            other => pieces.push(Piece::Text(other.to_string())),
        }
        at += 1;
    }
    pieces
}

/// A value ready to be painted.
#[derive(Clone, Debug)]
pub(crate) struct Typeset {
    marks: Vec<Mark>,
    /// Its width and height.
    pub(crate) size: Vec2,
}

/// Something to paint; places are relative to the left end of the axis.
#[derive(Clone, Debug)]
enum Mark {
    Glyphs(Vec2, Arc<Galley>),
    Line(Vec2, Vec2),
    Lines(Vec<Vec2>),
}

/// Lays a value out at this size of text.
pub(crate) fn typeset(painter: &Painter, text: &str, size: f32) -> Typeset {
    let mut pen = Pen {
        painter,
        size,
        x: 0.0,
        height: size * 1.2,
        marks: Vec::new(),
    };
    let pieces = read(text);
    let has_fraction = pieces
        .iter()
        .any(|piece| matches!(piece, Piece::Fraction(..)));
    for piece in &pieces {
        pen.set(piece, has_fraction);
    }
    Typeset {
        size: vec2(pen.x, pen.height),
        marks: pen.marks,
    }
}

impl Typeset {
    /// Paints it with the left end of its axis here.
    pub(crate) fn paint(&self, painter: &Painter, left: Pos2, color: Color32) {
        let stroke = Stroke::new(1.2, color);
        for mark in &self.marks {
            match mark {
                Mark::Glyphs(offset, galley) => {
                    painter.galley(left + *offset, Arc::clone(galley), color);
                }
                Mark::Line(from, to) => {
                    painter.line_segment([left + *from, left + *to], stroke);
                }
                Mark::Lines(corners) => {
                    painter.add(Shape::line(
                        corners.iter().map(|&c| left + c).collect(),
                        stroke,
                    ));
                }
            }
        }
    }

    /// Paints it in the middle of a rectangle.
    pub(crate) fn paint_centered(&self, painter: &Painter, rect: Rect, color: Color32) {
        self.paint(
            painter,
            pos2(rect.center().x - self.size.x / 2.0, rect.center().y),
            color,
        );
    }
}

/// Shows a value as part of a page; its accessible name is the value as text.
pub(crate) fn value_ui(ui: &mut Ui, text: &str, size: f32, color: Color32) -> Response {
    let set = typeset(ui.painter(), text, size);
    let (rect, response) = ui.allocate_exact_size(set.size, Sense::hover());
    set.paint(ui.painter(), rect.left_center(), color);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    response
}

struct Pen<'a> {
    painter: &'a Painter,
    size: f32,
    x: f32,
    height: f32,
    marks: Vec<Mark>,
}

impl Pen<'_> {
    fn set(&mut self, piece: &Piece, has_fraction: bool) {
        let em = self.size;
        match piece {
            Piece::Text(text) => self.glyphs(text, em, 0.0),
            Piece::Fraction(above, below) => self.fraction(above, below),
            Piece::Subscript(text) => self.glyphs(text, em * 0.7, em * 0.35),
            Piece::Minus => {
                self.skip(0.1);
                self.line(vec2(0.0, 0.0), vec2(em * 0.42, 0.0));
                self.skip(0.52);
            }
            Piece::Up => self.arrow(-1.0),
            Piece::Down => self.arrow(1.0),
            Piece::Star => self.star(),
            Piece::Open => {
                self.glyphs("{", if has_fraction { em * 1.6 } else { em * 1.15 }, 0.0);
                self.skip(0.08);
            }
            Piece::Close => {
                self.skip(0.08);
                self.glyphs("}", if has_fraction { em * 1.6 } else { em * 1.15 }, 0.0);
            }
            Piece::Bar(count) => self.bars(*count, has_fraction),
            Piece::Comma => {
                self.glyphs(",", em, 0.0);
                self.skip(0.25);
            }
        }
    }

    fn skip(&mut self, ems: f32) {
        self.x += ems * self.size;
    }

    fn line(&mut self, from: Vec2, to: Vec2) {
        let here = vec2(self.x, 0.0);
        self.marks.push(Mark::Line(here + from, here + to));
    }

    fn layout(&self, text: &str, size: f32) -> Arc<Galley> {
        self.painter
            .layout_no_wrap(text.to_owned(), theme::font(size), Color32::PLACEHOLDER)
    }

    /// How far below the top of a line the middle of a digit lies. Fonts differ in this, and the axis goes through it.
    fn middle(&self, size: f32) -> f32 {
        self.layout("0", size).mesh_bounds.center().y
    }

    fn glyphs(&mut self, text: &str, size: f32, lower: f32) {
        let galley = self.layout(text, size);
        let extent = galley.size();
        let is_brace = matches!(text, "{" | "}");
        let middle = if is_brace {
            galley.mesh_bounds.center().y
        } else {
            self.middle(size)
        };
        self.marks
            .push(Mark::Glyphs(vec2(self.x, lower - middle), galley));
        self.x += extent.x;
        self.height = self.height.max(extent.y);
    }

    fn fraction(&mut self, above: &str, below: &str) {
        let size = self.size * 0.76;
        let (top, bottom) = (self.layout(above, size), self.layout(below, size));
        let width = top.size().x.max(bottom.size().x) + self.size * 0.16;
        self.skip(0.06);
        let middle = self.x + width / 2.0;
        let space = (self.size * 0.11).max(1.5);
        self.marks.push(Mark::Glyphs(
            vec2(
                middle - top.size().x / 2.0,
                -space - top.mesh_bounds.bottom(),
            ),
            Arc::clone(&top),
        ));
        self.marks.push(Mark::Glyphs(
            vec2(
                middle - bottom.size().x / 2.0,
                space - bottom.mesh_bounds.top(),
            ),
            Arc::clone(&bottom),
        ));
        self.line(vec2(0.0, 0.0), vec2(width, 0.0));
        self.x += width;
        self.skip(0.06);
        let half = space + top.mesh_bounds.height().max(bottom.mesh_bounds.height());
        self.height = self.height.max(2.0 * half + 2.0);
    }

    fn bars(&mut self, count: usize, has_fraction: bool) {
        let half = self.size * if has_fraction { 0.75 } else { 0.5 };
        self.skip(0.24);
        for i in 0..count {
            if i > 0 {
                self.skip(0.2);
            }
            self.line(vec2(0.0, -half), vec2(0.0, half));
        }
        self.skip(0.24);
    }

    fn arrow(&mut self, direction: f32) {
        let (half, wing) = (self.size * 0.38, self.size * 0.2);
        self.skip(0.08);
        let x = self.x + wing;
        let tip = vec2(x, half * direction);
        let back = vec2(0.0, -wing * direction);
        self.marks.push(Mark::Line(vec2(x, -half * direction), tip));
        self.marks.push(Mark::Lines(vec![
            tip + back - vec2(wing, 0.0),
            tip,
            tip + back + vec2(wing, 0.0),
        ]));
        self.x += 2.0 * wing;
        self.skip(0.08);
    }

    fn star(&mut self) {
        let arm = self.size * 0.24;
        self.skip(0.06);
        let middle = vec2(self.x + arm, 0.0);
        for turn in 0_u8..3 {
            let angle = std::f32::consts::FRAC_PI_3 * f32::from(turn) + std::f32::consts::FRAC_PI_2;
            let reach = Vec2::angled(angle) * arm;
            self.marks.push(Mark::Line(middle - reach, middle + reach));
        }
        self.x += 2.0 * arm;
        self.skip(0.06);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(text: &str) -> Piece {
        Piece::Text(text.to_owned())
    }

    #[test]
    fn a_switch_keeps_its_bars_together() {
        assert_eq!(
            read("{6||4|0}"),
            [
                Piece::Open,
                text("6"),
                Piece::Bar(2),
                text("4"),
                Piece::Bar(1),
                text("0"),
                Piece::Close
            ]
        );
    }

    #[test]
    fn infinitesimals_are_signs_and_not_letters() {
        assert_eq!(
            read("-1^*"),
            [Piece::Minus, text("1"), Piece::Up, Piece::Star]
        );
        assert_eq!(read("4v"), [text("4"), Piece::Down]);
    }

    #[test]
    fn fractions_need_both_parts() {
        assert_eq!(read("13/2"), [Piece::Fraction("13".into(), "2".into())]);
        assert_eq!(read("13/"), [text("13"), text("/")]);
    }

    #[test]
    fn nothing_is_lost_of_what_is_not_understood() {
        assert_eq!(
            read("ω_1a?"),
            [text("ω"), Piece::Subscript("1a".into()), text("?")]
        );
        assert_eq!(read("+_2"), [text("+"), Piece::Subscript("2".into())]);
        assert!(read("").is_empty());
    }
}
