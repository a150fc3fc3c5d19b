//! A picture as pixels: as SVG with the shapes of its texts, drawn.

use ::png::{BitDepth, ColorType, Compression, Encoder};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use crate::drawing::Drawing;
use crate::size::Size;
use crate::svg::{Texts, written};

/// What the pixels of a picture are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixels {
    /// How many there are in a row.
    pub width: u32,
    /// How many rows of pixels there are.
    pub height: u32,
    /// Red, green, blue and opacity of each, not multiplied with each other, row by row.
    pub rgba: Vec<u8>,
}

/// A picture as the bytes of a PNG file.
///
/// It is packed quickly rather than tightly: a board of a thousand pixels a side is some hundred kilobytes.
///
/// Cost: some tens of milliseconds at a thousand pixels a side; eight bytes for each pixel.
///
/// # Panics
///
/// Never: every drawing is an SVG picture, and the sizes that there are can be drawn and written.
pub fn png(drawing: &Drawing, size: Size) -> Vec<u8> {
    let pixels = pixels(drawing, size);
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, pixels.width, pixels.height);
    encoder.set_color(ColorType::Rgba);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(Compression::Fastest);
    let written = encoder
        .write_header()
        .and_then(|mut writer| writer.write_image_data(&pixels.rgba));
    written.expect("pixels are a PNG picture");
    bytes
}

/// A picture as pixels, as a clipboard takes it.
///
/// Cost: as [`png()`].
///
/// # Panics
///
/// Never, as [`png()`].
pub fn pixels(drawing: &Drawing, size: Size) -> Pixels {
    let drawn = draw(drawing, size);
    Pixels {
        width: drawn.width(),
        height: drawn.height(),
        rgba: drawn.take_demultiplied(),
    }
}

fn draw(drawing: &Drawing, size: Size) -> Pixmap {
    rendered(&written(drawing, Some(size), Texts::AsShapes))
}

/// A picture without texts, drawn.
fn rendered(svg: &str) -> Pixmap {
    let tree = Tree::from_str(svg, &Options::default()).expect("a drawing is an SVG");
    let whole = tree.size().to_int_size();
    let longest = Size::GREATEST;
    let (width, height) = (whole.width().min(longest), whole.height().min(longest));
    let mut pixels = Pixmap::new(width, height).expect("a picture has pixels");
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    pixels
}
