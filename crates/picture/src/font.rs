//! The bundled font, and how much room texts take in it.

use std::sync::OnceLock;

use semeai_session::phrase::{is_closing, phrases};
use skrifa::instance::{LocationRef, Size};
use skrifa::metrics::{BoundingBox, GlyphMetrics, Metrics};
use skrifa::{FontRef, MetadataProvider, charmap::Charmap};

/// `BIZ UDPGothic`, a subset; its licence lies beside it.
pub static FONT: &[u8] = include_bytes!("../../../assets/fonts/BIZUDPGothic-Regular-subset.ttf");

/// How wide a sign is that the font does not know, in parts of its size.
const UNKNOWN: f32 = 1.0;

/// What is asked of the font, at a size of 1.
struct Measures {
    signs: Charmap<'static>,
    glyphs: GlyphMetrics<'static>,
}

fn measures() -> &'static Measures {
    static MEASURES: OnceLock<Measures> = OnceLock::new();
    MEASURES.get_or_init(|| {
        let font = FontRef::new(FONT).expect("the bundled font is one");
        Measures {
            signs: font.charmap(),
            glyphs: font.glyph_metrics(Size::new(1.0), LocationRef::default()),
        }
    })
}

/// The number of the shape of a sign in the font; none if the font does not know the sign.
pub(crate) fn glyph(sign: char) -> Option<u32> {
    Some(measures().signs.map(sign)?.to_u32())
}

/// What is true of all its signs at a size.
pub(crate) fn metrics(size: f32) -> Metrics {
    let font = FontRef::new(FONT).expect("the bundled font is one");
    font.metrics(Size::new(size), LocationRef::default())
}

/// How wide a text is at a size.
pub fn width(text: &str, size: f32) -> f32 {
    let measures = measures();
    let advance = |sign: char| {
        let glyph = measures.signs.map(sign)?;
        measures.glyphs.advance_width(glyph)
    };
    let widths = text.chars().map(|sign| advance(sign).unwrap_or(UNKNOWN));
    widths.sum::<f32>() * size
}

/// How far below the middle of a text its base line is, for the text to stand in the middle by its ink.
pub fn below_middle(text: &str, size: f32) -> f32 {
    let measures = measures();
    let ink =
        |sign: char| -> Option<BoundingBox> { measures.glyphs.bounds(measures.signs.map(sign)?) };
    let boxes: Vec<BoundingBox> = text.chars().filter_map(ink).collect();
    let lowest = boxes.iter().map(|ink| ink.y_min).reduce(f32::min);
    let highest = boxes.iter().map(|ink| ink.y_max).reduce(f32::max);
    match lowest.zip(highest) {
        Some((lowest, highest)) => (lowest + highest) / 2.0 * size,
        None => 0.35 * size,
    }
}

/// A text in lines that are no wider than this, broken between words or Japanese phrases, and within those that are wider.
pub fn lines(text: &str, size: f32, room: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for phrase in phrases(text) {
        match lines.last_mut() {
            Some(line) if width(line, size) + width(phrase.trim_end(), size) <= room => {
                line.push_str(phrase);
            }
            _ => lines.push(phrase.to_owned()),
        }
        break_long(&mut lines, size, room);
    }
    lines
        .into_iter()
        .map(|line| line.trim_end().to_owned())
        .filter(|line| !line.is_empty())
        .collect()
}

/// Where the word or number begins that a break at a place would part, such as the name of a point among Japanese signs; nothing
/// if none would be, or if it is all that stands there.
fn before_word(line: &str, at: usize) -> Option<usize> {
    let is_of_word = |sign: char| sign.is_ascii_alphanumeric();
    let (before, after) = line.split_at(at);
    let word = before.trim_end_matches(is_of_word).len();
    (word > 0 && word < at && after.starts_with(is_of_word)).then_some(word)
}

/// Breaks the last line between signs as long as it is too wide.
fn break_long(lines: &mut Vec<String>, size: f32, room: f32) {
    while let Some(line) = lines.last_mut() {
        let mut taken = 0.0;
        let fits = line.trim_end().char_indices().find_map(|(at, sign)| {
            taken += width(sign.encode_utf8(&mut [0; 4]), size);
            (taken > room && at > 0).then_some(at)
        });
        let Some(mut at) = fits else { return };
        // No line begins with a sign that ends what stands before it.
        while let Some((before, _)) = line[..at].char_indices().next_back()
            && before > 0
            && line[at..].starts_with(is_closing)
        {
            at = before;
        }
        let at = before_word(line, at).unwrap_or(at);
        let rest = line.split_off(at);
        lines.push(rest);
    }
}
