//! Game values set as mathematics: `{6||4|0}`, `4^`, `-1^*`, `13/2` with real spacing, fractions, arrows and stars.
//!
//! The tokens of a value are laid out round a common axis, and the layout is painted. Arrows, stars and bars are drawn,
//! not typed, so that no font needs them.

use std::sync::Arc;

use egui::{
    Color32, Galley, Painter, Pos2, Rect, Response, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo,
    accesskit::Role, pos2, vec2,
};
use semeai_cgt::{Formula, Token, TokenKind};

use crate::look::theme;

/// A value ready to be painted.
#[derive(Clone, Debug)]
pub(crate) struct Typeset {
    marks: Vec<FormulaShape>,
    /// Its width and height.
    pub(crate) size: Vec2,
}

/// Something to paint; places are relative to the left end of the axis.
#[derive(Clone, Debug)]
enum FormulaShape {
    Glyphs(Vec2, Arc<Galley>),
    Line(Vec2, Vec2),
    Lines(Vec<Vec2>),
}

/// Lays a value out at this size of text.
pub(crate) fn typeset(painter: &Painter, value: &Formula, size: f32) -> Typeset {
    let mut pen = Pen {
        painter,
        size,
        x: 0.0,
        height: size * 1.2,
        marks: Vec::new(),
    };
    let has_fraction = value
        .tokens()
        .any(|token| token.kind == TokenKind::Fraction);
    for token in value.tokens() {
        pen.set(token, has_fraction);
    }
    Typeset {
        size: vec2(pen.x, pen.height),
        marks: pen.marks,
    }
}

/// Lays a name out between the signs of rounding, up to a whole number or down.
pub(crate) fn rounded(painter: &Painter, name: &str, direction: Rounding, size: f32) -> Typeset {
    let mut pen = Pen {
        painter,
        size,
        x: 0.0,
        height: size * 1.2,
        marks: Vec::new(),
    };
    let (half, foot) = (size * 0.5, size * 0.2);
    let end = match direction {
        Rounding::Up => -half,
        Rounding::Down => half,
    };
    let edge = |pen: &mut Pen<'_>, foot: f32| {
        let here = vec2(pen.x, 0.0);
        pen.marks.push(FormulaShape::Lines(vec![
            here + vec2(0.0, -end),
            here + vec2(0.0, end),
            here + vec2(foot, end),
        ]));
    };
    pen.skip(0.12);
    edge(&mut pen, foot);
    pen.skip(0.22);
    pen.glyphs(name, size);
    pen.skip(0.22);
    edge(&mut pen, -foot);
    pen.skip(0.12);
    Typeset {
        size: vec2(pen.x, pen.height),
        marks: pen.marks,
    }
}

/// Which way a value is rounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rounding {
    /// To the next whole number above.
    Up,
    /// To the next whole number below.
    Down,
}

impl Typeset {
    /// Paints it with the left end of its axis here.
    pub(crate) fn paint(&self, painter: &Painter, left: Pos2, color: Color32) {
        let stroke = Stroke::new(1.2, color);
        for mark in &self.marks {
            match mark {
                FormulaShape::Glyphs(offset, galley) => {
                    painter.galley(left + *offset, Arc::clone(galley), color);
                }
                FormulaShape::Line(from, to) => {
                    painter.line_segment([left + *from, left + *to], stroke);
                }
                FormulaShape::Lines(corners) => {
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
pub(crate) fn value_ui(ui: &mut Ui, value: &Formula, size: f32, color: Color32) -> Response {
    let set = typeset(ui.painter(), value, size);
    let (rect, response) = ui.allocate_exact_size(set.size, Sense::hover());
    set.paint(ui.painter(), rect.left_center(), color);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, value.as_str()));
    response
}

struct Pen<'a> {
    painter: &'a Painter,
    size: f32,
    x: f32,
    height: f32,
    marks: Vec<FormulaShape>,
}

impl Pen<'_> {
    fn set(&mut self, token: Token<'_>, has_fraction: bool) {
        let em = self.size;
        let brace = if has_fraction { em * 1.6 } else { em * 1.15 };
        match token.kind {
            TokenKind::Integer
            | TokenKind::Name
            | TokenKind::Bracket
            | TokenKind::Sign
            | TokenKind::Omission => self.glyphs(token.text, em),
            TokenKind::Fraction => self.fraction(token.text),
            TokenKind::Minus => {
                self.skip(0.1);
                self.line(vec2(0.0, 0.0), vec2(em * 0.42, 0.0));
                self.skip(0.52);
            }
            TokenKind::Up => self.arrow(-1.0),
            TokenKind::Down => self.arrow(1.0),
            TokenKind::Star => self.star(),
            TokenKind::Open => {
                self.glyphs(token.text, brace);
                self.skip(0.08);
            }
            TokenKind::Close => {
                self.skip(0.08);
                self.glyphs(token.text, brace);
            }
            TokenKind::Bar => self.bars(token.text.len(), has_fraction),
            TokenKind::Comma => {
                self.glyphs(token.text, em);
                self.skip(0.25);
            }
        }
    }

    fn skip(&mut self, ems: f32) {
        self.x += ems * self.size;
    }

    fn line(&mut self, from: Vec2, to: Vec2) {
        let here = vec2(self.x, 0.0);
        self.marks.push(FormulaShape::Line(here + from, here + to));
    }

    fn layout(&self, text: &str, size: f32) -> Arc<Galley> {
        self.painter
            .layout_no_wrap(text.to_owned(), theme::font(size), Color32::PLACEHOLDER)
    }

    /// How far below the top of a line the middle of a digit lies. Fonts differ in this, and the axis goes through it.
    fn middle(&self, size: f32) -> f32 {
        self.layout("0", size).mesh_bounds.center().y
    }

    fn glyphs(&mut self, text: &str, size: f32) {
        let galley = self.layout(text, size);
        let extent = galley.size();
        let is_brace = matches!(text, "{" | "}");
        let middle = if is_brace {
            galley.mesh_bounds.center().y
        } else {
            self.middle(size)
        };
        self.marks
            .push(FormulaShape::Glyphs(vec2(self.x, -middle), galley));
        self.x += extent.x;
        self.height = self.height.max(extent.y);
    }

    fn fraction(&mut self, text: &str) {
        let (above, below) = text.split_once('/').unwrap_or((text, ""));
        let size = self.size * 0.76;
        let (top, bottom) = (self.layout(above, size), self.layout(below, size));
        let width = top.size().x.max(bottom.size().x) + self.size * 0.16;
        self.skip(0.06);
        let middle = self.x + width / 2.0;
        let space = (self.size * 0.11).max(1.5);
        self.marks.push(FormulaShape::Glyphs(
            vec2(
                middle - top.size().x / 2.0,
                -space - top.mesh_bounds.bottom(),
            ),
            Arc::clone(&top),
        ));
        self.marks.push(FormulaShape::Glyphs(
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
        self.marks
            .push(FormulaShape::Line(vec2(x, -half * direction), tip));
        self.marks.push(FormulaShape::Lines(vec![
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
            self.marks
                .push(FormulaShape::Line(middle - reach, middle + reach));
        }
        self.x += 2.0 * arm;
        self.skip(0.06);
    }
}

#[cfg(test)]
mod tests {
    use semeai_cgt::{Arena, Rational};

    use super::*;

    fn set(value: &Formula) -> Typeset {
        let mut set = None;
        let ctx = egui::Context::default();
        let output = ctx.run_ui(egui::RawInput::default(), |ui| {
            set = Some(typeset(ui.painter(), value, 14.0));
        });
        output.drop_without_applying_deltas();
        set.expect("the page was shown")
    }

    /// What a layout says, read from what will be painted.
    fn said(set: &Typeset) -> (String, usize, usize) {
        let mut glyphs = String::new();
        let (mut lines, mut tips) = (0, 0);
        for mark in &set.marks {
            match mark {
                FormulaShape::Glyphs(_, galley) => glyphs.push_str(galley.text()),
                FormulaShape::Line(..) => lines += 1,
                FormulaShape::Lines(_) => tips += 1,
            }
        }
        (glyphs, lines, tips)
    }

    /// The glyphs and strokes that the text of a value asks for.
    fn asked(text: &str) -> (String, usize, usize) {
        let glyphs = text.chars().filter(|c| !"-^v*|/".contains(*c)).collect();
        let count = |c: char| text.matches(c).count();
        let arrows = count('^') + count('v');
        let lines = count('-') + count('|') + count('/') + arrows + 3 * count('*');
        (glyphs, lines, arrows)
    }

    #[test]
    fn nothing_of_a_value_is_lost() {
        let mut arena = Arena::new();
        for text in [
            "{6||4|0}",
            "-1^*",
            "4v",
            "13/2",
            "{-17/8^^*|||2,{3|1}||v3*2|-1/2}",
            "3+tiny(2)",
            "{miny(1/2)|-4}",
            "{^,0|v,*3}",
        ] {
            let game = arena.parse(text).expect(text);
            let value = arena.formula(game);
            assert_eq!(said(&set(&value)), asked(value.as_str()), "{value}");
        }
        assert_eq!(said(&set(&Rational::new(-17, 3).into())), asked("-17/3"));
    }

    #[test]
    fn bars_are_strokes_and_fractions_make_braces_higher() {
        let mut arena = Arena::new();
        let mut height = |text: &str| {
            let game = arena.parse(text).expect(text);
            set(&arena.formula(game)).size.y
        };
        assert!(height("{13/2|0}") > height("{6|0}"));
        assert!(
            set(&Formula::from(semeai_cgt::Relation::Confused))
                .marks
                .len()
                == 2
        );
    }
}
