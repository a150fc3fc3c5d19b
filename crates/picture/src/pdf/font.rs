//! The bundled font in a PDF file: the shapes of the signs that are used, and a table from these back to text.

use std::collections::BTreeMap;

use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Filter, Finish, Name, Pdf, Rect, Ref, Str};
use subsetter::GlyphRemapper;

use super::packing::packed;
use crate::font::{self, FONT};

/// In this unit a file measures signs: so many are the height of the font.
const UNITS: f32 = 1000.0;

const NO_COLLECTION: SystemInfo<'_> = SystemInfo {
    registry: Str(b"Adobe"),
    ordering: Str(b"Identity"),
    supplement: 0,
};

/// The signs of the texts of a file. Each has a number of its own, even if it shares its shape with others, so that it is copied as
/// what it is.
#[derive(Default)]
pub(super) struct Signs {
    numbers: BTreeMap<char, u16>,
    in_order: Vec<char>,
}

impl Signs {
    /// The number by which texts name a sign: 0, which stands for no sign, once all are given.
    pub(super) fn number(&mut self, sign: char) -> u16 {
        if let Some(&known) = self.numbers.get(&sign) {
            return known;
        }
        let Ok(number) = u16::try_from(self.in_order.len() + 1) else {
            return 0;
        };
        self.numbers.insert(sign, number);
        self.in_order.push(sign);
        number
    }

    /// A name that other signs would hardly have: a reader of two files may join fonts of one name.
    fn tag(&self) -> String {
        let hash = self.in_order.iter().fold(0u64, |hash, &sign| {
            hash.wrapping_mul(0x0100_0000_01b3) ^ u64::from(u32::from(sign))
        });
        let letters = (0..6).map(|place| {
            let letter = (hash >> (8 * place)) % 26;
            char::from(b'A' + u8::try_from(letter).unwrap_or_default())
        });
        letters.collect()
    }
}

/// Adds the font with these signs to a file.
pub(super) fn add(pdf: &mut Pdf, next: &mut Ref, at: Ref, signs: &Signs) {
    let [bare, about, shapes, places, texts] = [(); 5].map(|()| next.bump());
    let name = format!("{}+BIZUDPGothic-Regular", signs.tag());
    let name = Name(name.as_bytes());

    pdf.type0_font(at)
        .base_font(name)
        .encoding_predefined(Name(b"Identity-H"))
        .descendant_font(bare)
        .to_unicode(texts);

    let mut font = pdf.cid_font(bare);
    font.subtype(CidFontType::Type2)
        .base_font(name)
        .system_info(NO_COLLECTION)
        .font_descriptor(about)
        .cid_to_gid_map_stream(places)
        .default_width(0.0);
    let widths = signs.in_order.iter();
    let widths = widths.map(|sign| font::width(sign.encode_utf8(&mut [0; 4]), UNITS));
    font.widths().consecutive(1, widths);
    font.finish();

    let metrics = font::metrics(UNITS);
    let bounds = metrics.bounds.unwrap_or_default();
    let mut descriptor = pdf.font_descriptor(about);
    descriptor
        .name(name)
        .flags(FontFlags::SYMBOLIC)
        .bbox(Rect::new(
            bounds.x_min,
            bounds.y_min,
            bounds.x_max,
            bounds.y_max,
        ))
        .italic_angle(0.0)
        .ascent(metrics.ascent)
        .descent(metrics.descent)
        .cap_height(metrics.cap_height.unwrap_or(metrics.ascent))
        .stem_v(95.0)
        .font_file2(shapes);
    descriptor.finish();

    let mut subset = GlyphRemapper::new();
    let glyphs = signs.in_order.iter().map(|&sign| {
        // A sign that the font does not know has the shape for that, and its own room.
        let glyph = font::glyph(sign).and_then(|glyph| u16::try_from(glyph).ok());
        subset.remap(glyph.unwrap_or_default())
    });
    let glyphs: Vec<u8> = [0]
        .into_iter()
        .chain(glyphs)
        .flat_map(u16::to_be_bytes)
        .collect();
    let shown = subsetter::subset(FONT, 0, &subset).expect("the bundled font is one");
    let mut table = UnicodeCmap::new(Name(b"Custom"), NO_COLLECTION);
    for (&sign, number) in signs.in_order.iter().zip(1u16..) {
        table.pair(number, sign);
    }
    for (at, bytes) in [
        (shapes, &shown[..]),
        (places, &glyphs),
        (texts, &table.finish()),
    ] {
        let bytes = packed(bytes);
        let mut stream = pdf.stream(at, &bytes);
        stream.filter(Filter::FlateDecode);
    }
}
