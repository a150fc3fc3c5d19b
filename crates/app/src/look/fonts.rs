//! The fonts: the toolkit's own, with a bundled Japanese one behind or before them.

use std::borrow::Cow;

use egui::{Context, FontData, FontDefinitions, FontFamily, Ui};
use semeai_picture::font::FONT;
use semeai_session::Language;
use semeai_words::labels::language_name;

use super::theme::{self, size};

/// A font in the program.
#[derive(Debug)]
pub(crate) struct Font {
    /// What the toolkit calls it.
    key: &'static str,
    /// Its name.
    pub(crate) name: &'static str,
    /// Whose it is.
    pub(crate) holder: &'static str,
    /// The names of its licences, whose texts are among those of the libraries.
    pub(crate) licence: &'static str,
}

/// What the program calls its Japanese font.
const JAPANESE: &str = "japanese";

/// Every font that may be in the program: which of them are is the toolkit's choice.
static KNOWN: [Font; 6] = [
    Font {
        key: JAPANESE,
        name: "BIZ UDPGothic",
        holder: "Morisawa",
        licence: "SIL Open Font License 1.1",
    },
    Font {
        key: "Ubuntu-Light",
        name: "Ubuntu Light",
        holder: "Canonical",
        licence: "Ubuntu Font Licence 1.0",
    },
    Font {
        key: "Hack",
        name: "Hack",
        holder: "Source Foundry, Bitstream",
        licence: "MIT, Bitstream Vera",
    },
    Font {
        key: "NotoEmoji-Regular",
        name: "Noto Emoji",
        holder: "Google",
        licence: "SIL Open Font License 1.1",
    },
    Font {
        key: "emoji-icon-font",
        name: "emoji-icon-font",
        holder: "John Slegers",
        licence: "MIT",
    },
    Font {
        key: "egui-icons",
        name: "egui-icons (emoji-icon-font)",
        holder: "John Slegers",
        licence: "MIT",
    },
];

/// The fonts that are in the program.
pub(crate) fn embedded() -> impl Iterator<Item = &'static Font> {
    let of_toolkit = FontDefinitions::default().font_data;
    let is_there = move |font: &&Font| font.key == JAPANESE || of_toolkit.contains_key(font.key);
    KNOWN.iter().filter(is_there)
}

/// Gives the fonts to the toolkit. In Japanese the Japanese font comes first, so that one line is of one design.
pub(crate) fn install(ctx: &Context, language: Language) {
    let mut fonts = FontDefinitions::default();
    fonts
        .font_data
        .insert(JAPANESE.to_owned(), FontData::from_static(FONT).into());
    for family in [FontFamily::Proportional, FontFamily::Monospace] {
        let names = fonts.families.entry(family.clone()).or_default();
        let is_first = language == Language::JAPANESE && family == FontFamily::Proportional;
        let place = if is_first { 0 } else { names.len() };
        names.insert(place, JAPANESE.to_owned());
        if family == FontFamily::Proportional {
            // The monospaced font knows arrows and mathematical signs that the others do not.
            names.push("Hack".to_owned());
        }
    }
    ctx.set_fonts(fonts);
}

/// A language under its own name, so that it is found by who needs it; by its code where no font has the signs of the name.
pub(crate) fn own_name(ui: &Ui, language: Language) -> Cow<'static, str> {
    let name = language_name(language);
    let font = theme::font(size::TEXT);
    let is_written = ui.fonts_mut(|fonts| fonts.has_glyphs(&font, name));
    match is_written {
        true => name.into(),
        false => language.code().to_owned().into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_font_of_the_toolkit_is_told() {
        for key in FontDefinitions::default().font_data.keys() {
            assert!(KNOWN.iter().any(|font| font.key == key), "{key}");
        }
        assert!(embedded().count() >= 4);
    }
}
