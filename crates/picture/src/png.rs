//! Pictures as PNG: the SVG text of this crate, drawn with the bundled font and no other.

use std::fmt;
use std::sync::Arc;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb::Database};

/// `BIZ UDPGothic`, a subset; its licence lies beside it.
pub static FONT: &[u8] = include_bytes!("../../../assets/fonts/BIZUDPGothic-Regular-subset.ttf");

/// A picture of more pixels than this is refused.
const MAX_PIXELS: u64 = 100_000_000;

/// Why there is no picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureError {
    /// The text is no SVG picture.
    NoSvg,
    /// It has no size, or more than a hundred million pixels.
    BadSize,
}

impl fmt::Display for PictureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoSvg => "not an SVG picture",
            Self::BadSize => "a picture of this size cannot be drawn",
        })
    }
}

impl std::error::Error for PictureError {}

/// Draws an SVG picture, so many times as large, and returns it as the bytes of a PNG file. Takes some tens of
/// milliseconds: the font is read anew.
///
/// # Errors
///
/// [`PictureError`].
pub fn png(svg: &str, scale: f32) -> Result<Vec<u8>, PictureError> {
    let mut fonts = Database::new();
    fonts.load_font_data(FONT.to_vec());
    let family = fonts
        .faces()
        .find_map(|face| face.families.first().map(|(name, _)| name.clone()));
    let mut options = Options::default();
    if let Some(family) = family {
        fonts.set_sans_serif_family(family.clone());
        options.font_family = family;
    }
    options.fontdb = Arc::new(fonts);
    let tree = Tree::from_str(svg, &options).map_err(|_| PictureError::NoSvg)?;
    let size = tree
        .size()
        .to_int_size()
        .scale_by(scale)
        .filter(|size| u64::from(size.width()) * u64::from(size.height()) <= MAX_PIXELS)
        .ok_or(PictureError::BadSize)?;
    let mut pixels = Pixmap::new(size.width(), size.height()).ok_or(PictureError::BadSize)?;
    resvg::render(
        &tree,
        Transform::from_scale(scale, scale),
        &mut pixels.as_mut(),
    );
    pixels.encode_png().map_err(|_| PictureError::BadSize)
}

#[cfg(test)]
mod tests {
    use semeai_cgt::Arena;

    use super::*;
    use crate::thermograph::thermograph_svg_with_scaffolds;

    fn svg(title: &str) -> String {
        let mut arena = Arena::new();
        let game = arena.parse("{4|0}").unwrap();
        let thermograph = arena.thermograph(game).unwrap();
        let scaffolds = arena.scaffolds(game).unwrap();
        thermograph_svg_with_scaffolds(&thermograph, &scaffolds, title)
    }

    fn drawn(svg: &str) -> Pixmap {
        Pixmap::decode_png(&png(svg, 2.0).expect("a picture")).expect("a PNG file")
    }

    #[test]
    fn the_picture_is_twice_the_svg_and_not_empty() {
        let picture = drawn(&svg("{4|0}"));
        assert_eq!((picture.width(), picture.height()), (960, 720));
        let inked = picture
            .pixels()
            .iter()
            .filter(|pixel| pixel.red() < 128)
            .count();
        assert!(inked > 1000, "{inked} dark pixels");
    }

    /// The title shows only if the bundled font is found.
    #[test]
    fn text_is_drawn_in_both_scripts() {
        let dark = |title: &str| {
            let picture = drawn(&svg(title));
            picture
                .pixels()
                .iter()
                .filter(|pixel| pixel.red() < 128)
                .count()
        };
        let empty = dark("");
        assert!(dark("mmmmmmmm") > empty + 100);
        assert!(dark("攻合い攻合い") > empty + 100);
    }

    #[test]
    fn the_largest_and_finest_values_are_drawn() {
        let huge = "1".repeat(30);
        for text in [
            huge.clone(),
            format!("{{{huge}|-{huge}}}"),
            "{1/1099511627776|0}".into(),
        ] {
            let mut arena = Arena::new();
            let game = arena.parse(&text).unwrap();
            let thermograph = arena.thermograph(game).unwrap();
            let scaffolds = arena.scaffolds(game).unwrap();
            let svg = thermograph_svg_with_scaffolds(&thermograph, &scaffolds, &text);
            assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
            assert!(png(&svg, 1.0).is_ok());
        }
    }

    #[test]
    fn what_is_no_picture_is_refused() {
        assert_eq!(png("{4|0}", 1.0), Err(PictureError::NoSvg));
        assert_eq!(png(&svg(""), 1000.0), Err(PictureError::BadSize));
        assert_eq!(png(&svg(""), 0.0), Err(PictureError::BadSize));
    }
}
