//! The fonts: the toolkit's own, with a bundled Japanese one behind or before them.

use egui::{Context, FontData, FontDefinitions, FontFamily};
use semeai_picture::font::FONT;
use semeai_session::Language;

/// Gives the fonts to the toolkit. In Japanese the Japanese font comes first, so that one line is of one design.
pub(crate) fn install(ctx: &Context, language: Language) {
    let mut fonts = FontDefinitions::default();
    fonts
        .font_data
        .insert("japanese".to_owned(), FontData::from_static(FONT).into());
    for family in [FontFamily::Proportional, FontFamily::Monospace] {
        let names = fonts.families.entry(family.clone()).or_default();
        let is_first = language == Language::Japanese && family == FontFamily::Proportional;
        let place = if is_first { 0 } else { names.len() };
        names.insert(place, "japanese".to_owned());
        if family == FontFamily::Proportional {
            // The monospaced font knows arrows and mathematical signs that the others do not.
            names.push("Hack".to_owned());
        }
    }
    ctx.set_fonts(fonts);
}
