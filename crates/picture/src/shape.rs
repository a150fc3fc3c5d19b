//! Texts as shapes: the outlines of their signs, for pictures of pixels.
//!
//! A renderer of SVG looks up fonts and shapes every text by itself; of a full board that took more than all the rest.

use std::fmt::Write as _;
use std::sync::OnceLock;

use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlineGlyphCollection, OutlinePen};
use skrifa::{FontRef, MetadataProvider, charmap::Charmap};

use crate::drawing::{Anchor, Place, Text};
use crate::font::{self, FONT};

/// What the bundled font knows of shapes.
struct Shapes {
    signs: Charmap<'static>,
    glyphs: OutlineGlyphCollection<'static>,
}

fn shapes() -> &'static Shapes {
    static SHAPES: OnceLock<Shapes> = OnceLock::new();
    SHAPES.get_or_init(|| {
        let font = FontRef::new(FONT).expect("the bundled font is one");
        Shapes {
            signs: font.charmap(),
            glyphs: font.outline_glyphs(),
        }
    })
}

/// A text as the path of an SVG picture, in the bundled font; a sign that the font does not know leaves its room empty.
pub(crate) fn shape(text: &Text) -> String {
    let shapes = shapes();
    let width = || font::width(&text.text, text.size);
    let begin = match text.anchor {
        Anchor::Start => text.at.0,
        Anchor::Middle => text.at.0 - width() / 2.0,
        Anchor::End => text.at.0 - width(),
    };
    let mut pen = GlyphPath {
        path: String::new(),
        at: (begin, text.at.1),
    };
    for sign in text.text.chars() {
        let glyph = shapes.signs.map(sign);
        if let Some(glyph) = glyph.and_then(|glyph| shapes.glyphs.get(glyph)) {
            let size = Size::new(text.size);
            let settings = DrawSettings::unhinted(size, LocationRef::default());
            // What cannot be drawn is left out, as what is not known.
            let _ = glyph.draw(settings, &mut pen);
        }
        pen.at.0 += font::width(sign.encode_utf8(&mut [0; 4]), text.size);
    }
    pen.path
}

/// Writes down what is drawn, with its beginning at a place of the picture.
struct GlyphPath {
    path: String,
    at: Place,
}

impl GlyphPath {
    /// In fonts y grows upwards.
    fn step<const N: usize>(&mut self, command: char, places: [Place; N]) {
        self.path.push(command);
        for (x, y) in places {
            let (x, y) = (self.at.0 + x, self.at.1 - y);
            let _ = write!(self.path, "{x:.3} {y:.3} ");
        }
    }
}

impl OutlinePen for GlyphPath {
    fn move_to(&mut self, x: f32, y: f32) {
        self.step('M', [(x, y)]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.step('L', [(x, y)]);
    }

    fn quad_to(&mut self, cx0: f32, cy0: f32, x: f32, y: f32) {
        self.step('Q', [(cx0, cy0), (x, y)]);
    }

    fn curve_to(&mut self, cx0: f32, cy0: f32, cx1: f32, cy1: f32, x: f32, y: f32) {
        self.step('C', [(cx0, cy0), (cx1, cy1), (x, y)]);
    }

    fn close(&mut self) {
        self.path.push('Z');
    }
}
