//! Pictures as the pages of a PDF file: lines and areas as such, texts as text in the bundled font, of which the signs that are
//! used are in the file.
//!
//! What writes the file is `krilla`, which knows what the format asks of fonts: a subset, and a table from signs back to text, so
//! that a text can be looked for and copied.

use std::sync::OnceLock;

use krilla::Data;
use krilla::color::{luma, rgb};
use krilla::geom::{Path, PathBuilder, Point, Rect, Transform};
use krilla::metadata::Metadata;
use krilla::num::NormalizedF32;
use krilla::page::PageSettings;
use krilla::paint::{self, FillRule, RadialGradient, SpreadMethod, Stop, StrokeDash};
use krilla::surface::Surface;
use krilla::text::{Font, GlyphId, KrillaGlyph};

use crate::drawing::{Anchor, Drawing, Fill, Ink, Mark, Place, Side, Stroke, Style, Text};
use crate::font::{self, FONT, below_middle};

/// The points of a page in the unit of a drawing: a unit is a ninety-sixth of an inch, as it is in SVG, a point a seventy-second.
const POINTS: f32 = 0.75;

/// What is said of a file as a whole.
#[derive(Clone, Copy, Debug)]
pub struct PdfHead<'a> {
    /// Its title.
    pub title: &'a str,
    /// The code of the language of its texts.
    pub language: &'a str,
}

/// Pictures as the bytes of a PDF file, a page each; the same pictures give the same bytes.
///
/// Cost: a millisecond a page with four boards, and some for the font.
///
/// # Panics
///
/// Never: the bundled font is one, and no version of the format is asked for that could refuse something.
pub fn pdf(pages: &[Drawing], head: PdfHead<'_>) -> Vec<u8> {
    let mut document = krilla::Document::new();
    let said = Metadata::new().title(head.title.to_owned());
    document.set_metadata(
        said.language(head.language.to_owned())
            .creator("Semeai".to_owned()),
    );
    for drawing in pages {
        let (width, height) = drawing.size;
        // A page has an area, however little is on it.
        let [width, height] = [width, height].map(|side| (side * POINTS).max(1.0));
        let size = PageSettings::from_wh(width, height).expect("a size above zero");
        let mut page = document.start_page_with(size);
        let mut surface = page.surface();
        surface.push_transform(&Transform::from_scale(POINTS, POINTS));
        Writer {
            surface: &mut surface,
        }
        .marks(&drawing.marks);
        surface.pop();
        surface.finish();
        page.finish();
    }
    document.finish().expect("shapes and texts are a PDF file")
}

fn bundled() -> &'static Font {
    static BUNDLED: OnceLock<Font> = OnceLock::new();
    BUNDLED.get_or_init(|| {
        let font = Font::new(Data::from(FONT), 0);
        font.expect("the bundled font is one")
    })
}

/// Draws marks on a page.
struct Writer<'a, 'b> {
    surface: &'a mut Surface<'b>,
}

impl Writer<'_, '_> {
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
            Mark::Line(places, stroke) => self.draw(Outline::lines([&places[..]]), line(stroke)),
            Mark::Lines(lines, stroke) => {
                let lines = lines.iter().map(Vec::as_slice);
                self.draw(Outline::lines(lines), line(stroke));
            }
            Mark::Area(corners, style) => self.draw(Outline::areas([&corners[..]]), *style),
            Mark::Areas(areas, ink) => {
                let areas = areas.iter().map(Vec::as_slice);
                self.draw(Outline::areas(areas), Style::flat(*ink));
            }
            Mark::Disc(middle, radius, style) => {
                let mut disc = Outline::new();
                disc.half(*middle, *radius, Side::Right);
                disc.half(*middle, *radius, Side::Left);
                disc.path.close();
                self.draw(disc, *style);
            }
            Mark::Half(middle, radius, side, style) => {
                let mut half = Outline::new();
                half.half(*middle, *radius, *side);
                half.path.close();
                self.draw(half, *style);
            }
            Mark::Rect(corner, size, radius, style) => {
                self.draw(Outline::rectangle(*corner, *size, *radius), *style);
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
                let frame = Outline::rectangle(*corner, *size, 0.0).path.finish();
                // Nothing is seen within a frame that has no area.
                if let Some(frame) = frame {
                    self.surface.push_clip_path(&frame, &FillRule::NonZero);
                    self.marks(marks);
                    self.surface.pop();
                }
            }
        }
    }

    fn draw(&mut self, outline: Outline, style: Style) {
        let bounds = outline.bounds();
        let Some(path) = outline.path.finish() else {
            return;
        };
        let fill = style.fill.and_then(|fill| filled(fill, bounds));
        let stroke = style.stroke.map(stroked);
        // Without either the surface would fill it with black.
        if fill.is_some() || stroke.is_some() {
            self.paint(&path, fill, stroke);
        }
    }

    fn paint(&mut self, path: &Path, fill: Option<paint::Fill>, stroke: Option<paint::Stroke>) {
        self.surface.set_fill(fill);
        self.surface.set_stroke(stroke);
        self.surface.draw_path(path);
    }

    fn text(&mut self, text: &Text) {
        if text.text.is_empty() {
            return;
        }
        let glyphs: Vec<KrillaGlyph> = text
            .text
            .char_indices()
            .map(|(at, sign)| {
                let width = font::width(sign.encode_utf8(&mut [0; 4]), 1.0);
                let range = at..at + sign.len_utf8();
                // A sign that the font does not know leaves its room to the sign for that.
                let glyph = GlyphId::new(font::glyph(sign).unwrap_or_default());
                KrillaGlyph::new(glyph, width, 0.0, 0.0, 0.0, range, None)
            })
            .collect();
        let (x, y) = text.at;
        let x = match text.anchor {
            Anchor::Start => x,
            Anchor::Middle => x - font::width(&text.text, text.size) / 2.0,
            Anchor::End => x - font::width(&text.text, text.size),
        };
        self.surface.set_fill(Some(flat(text.ink)));
        self.surface.set_stroke(None);
        self.surface.draw_glyphs(
            Point::from_xy(x, y),
            &glyphs,
            bundled().clone(),
            &text.text,
            text.size,
            false,
        );
    }
}

/// How near the handles of a curve are to the corner for it to be a quarter of a circle, in parts of the radius.
const QUARTER: f32 = 0.552_285;

/// A path that is being made, with the corners of the rectangle round it.
struct Outline {
    path: PathBuilder,
    least: Place,
    greatest: Place,
}

impl Outline {
    fn new() -> Self {
        Self {
            path: PathBuilder::new(),
            least: (f32::MAX, f32::MAX),
            greatest: (f32::MIN, f32::MIN),
        }
    }

    fn lines<'a>(lines: impl IntoIterator<Item = &'a [Place]>) -> Self {
        let mut outline = Self::new();
        for line in lines {
            outline.through(line);
        }
        outline
    }

    fn areas<'a>(areas: impl IntoIterator<Item = &'a [Place]>) -> Self {
        let mut outline = Self::new();
        for area in areas.into_iter().filter(|area| !area.is_empty()) {
            outline.through(area);
            outline.path.close();
        }
        outline
    }

    fn rectangle((x, y): Place, (width, height): Place, radius: f32) -> Self {
        let mut outline = Self::new();
        let (right, bottom) = (x + width, y + height);
        let r = radius.min(width / 2.0).min(height / 2.0).max(0.0);
        if r == 0.0 {
            outline.through(&[(x, y), (right, y), (right, bottom), (x, bottom)]);
        } else {
            outline.to((x + r, y), true);
            for (corner, from, to) in [
                ((right, y), (right - r, y), (right, y + r)),
                ((right, bottom), (right, bottom - r), (right - r, bottom)),
                ((x, bottom), (x + r, bottom), (x, bottom - r)),
                ((x, y), (x, y + r), (x + r, y)),
            ] {
                outline.to(from, false);
                outline.quarter(from, corner, to);
            }
        }
        outline.path.close();
        outline
    }

    /// Half of a circle, from top to bottom on the right or back on the left; it goes on from another half.
    fn half(&mut self, (x, y): Place, radius: f32, side: Side) {
        let (top, bottom) = ((x, y - radius), (x, y + radius));
        let (from, out, to) = match side {
            Side::Right => (top, x + radius, bottom),
            Side::Left => (bottom, x - radius, top),
        };
        let is_begin = self.least.0 > self.greatest.0;
        self.to(from, is_begin);
        self.quarter(from, (out, from.1), (out, y));
        self.quarter((out, y), (out, to.1), to);
    }

    fn through(&mut self, places: &[Place]) {
        for (number, place) in places.iter().enumerate() {
            self.to(*place, number == 0);
        }
    }

    fn to(&mut self, place: Place, is_begin: bool) {
        self.cover(place);
        let (x, y) = place;
        match is_begin {
            true => self.path.move_to(x, y),
            false => self.path.line_to(x, y),
        }
    }

    /// A quarter of a circle round a corner.
    fn quarter(&mut self, from: Place, corner: Place, to: Place) {
        let near = |end: Place| {
            let part = |end: f32, corner: f32| end + QUARTER * (corner - end);
            (part(end.0, corner.0), part(end.1, corner.1))
        };
        let (first, second) = (near(from), near(to));
        self.path
            .cubic_to(first.0, first.1, second.0, second.1, to.0, to.1);
        self.cover(to);
    }

    fn cover(&mut self, (x, y): Place) {
        self.least = (self.least.0.min(x), self.least.1.min(y));
        self.greatest = (self.greatest.0.max(x), self.greatest.1.max(y));
    }

    /// The rectangle round it, as far as it has an area.
    fn bounds(&self) -> Option<Rect> {
        let ((left, top), (right, bottom)) = (self.least, self.greatest);
        Rect::from_ltrb(left, top, right, bottom)
    }
}

fn opacity(ink: Ink) -> NormalizedF32 {
    NormalizedF32::new(ink.opacity.clamp(0.0, 1.0)).unwrap_or(NormalizedF32::ONE)
}

/// A colour; of grey printers take no ink but black.
fn color<C: From<luma::Color> + From<rgb::Color>>(ink: Ink) -> C {
    let [red, green, blue] = ink.rgb;
    match red == green && green == blue {
        true => luma::Color::new(red).into(),
        false => rgb::Color::new(red, green, blue).into(),
    }
}

fn flat(ink: Ink) -> paint::Fill {
    paint::Fill {
        paint: color(ink),
        opacity: opacity(ink),
        rule: FillRule::NonZero,
    }
}

fn stroked(stroke: Stroke) -> paint::Stroke {
    paint::Stroke {
        paint: color(stroke.ink),
        width: stroke.width,
        line_join: paint::LineJoin::Round,
        opacity: opacity(stroke.ink),
        dash: stroke.dash.map(|dash| StrokeDash {
            array: vec![dash, dash],
            offset: 0.0,
        }),
        ..paint::Stroke::default()
    }
}

/// A filling of what lies in a rectangle; none where that has no area and the filling goes by it.
fn filled(fill: Fill, bounds: Option<Rect>) -> Option<paint::Fill> {
    match fill {
        Fill::Flat(ink) => Some(flat(ink)),
        Fill::Ball { light, body } => shaded(bounds?, [0.34, 0.32, 0.74], [light, body]),
        Fill::Soft(ink) => shaded(bounds?, [0.5, 0.5, 0.5], [ink, ink.faded(0.0)]),
    }
}

/// A filling from a middle outwards, both in parts of the rectangle.
fn shaded(bounds: Rect, [x, y, radius]: [f32; 3], inks: [Ink; 2]) -> Option<paint::Fill> {
    let (cx, cy) = (
        bounds.left() + x * bounds.width(),
        bounds.top() + y * bounds.height(),
    );
    let stop = |(offset, ink): (f32, Ink)| {
        // All stops have colours of one kind.
        let [red, green, blue] = ink.rgb;
        Some(Stop {
            offset: NormalizedF32::new(offset)?,
            color: rgb::Color::new(red, green, blue).into(),
            opacity: opacity(ink),
        })
    };
    let gradient = RadialGradient {
        fx: cx,
        fy: cy,
        fr: 0.0,
        cx,
        cy,
        cr: radius * bounds.width().max(bounds.height()),
        transform: Transform::identity(),
        spread_method: SpreadMethod::Pad,
        stops: [0.0, 1.0].into_iter().zip(inks).filter_map(stop).collect(),
        anti_alias: false,
    };
    Some(paint::Fill {
        paint: gradient.into(),
        opacity: NormalizedF32::ONE,
        rule: FillRule::NonZero,
    })
}
