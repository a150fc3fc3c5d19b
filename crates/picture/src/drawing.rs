//! A picture as plain data: shapes one over the other, from which SVG text and pixels are both made.

use semeai_cgt::Formula;

/// A place or a length across and down, from the upper left corner.
pub type Place = (f32, f32);

/// A colour, more or less opaque.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ink {
    /// Red, green and blue, from 0 to 255.
    pub rgb: [u8; 3],
    /// From 0, nothing to be seen, to 1.
    pub opacity: f32,
}

impl Ink {
    /// An opaque colour, written as `0xRRGGBB`.
    pub const fn new(rgb: u32) -> Self {
        let [_, red, green, blue] = rgb.to_be_bytes();
        Self {
            rgb: [red, green, blue],
            opacity: 1.0,
        }
    }

    /// The same colour, less opaque by this factor.
    #[must_use]
    pub const fn faded(self, strength: f32) -> Self {
        Self {
            rgb: self.rgb,
            opacity: self.opacity * strength,
        }
    }
}

/// What an area is filled with.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Fill {
    /// One colour.
    Flat(Ink),
    /// A ball, lit from the upper left.
    Ball {
        /// Where the light falls.
        light: Ink,
        /// Everywhere else.
        body: Ink,
    },
    /// One colour in the middle, nothing at the edge, with a soft seam between them: a shadow.
    Soft(Ink),
}

/// A line with a colour and a width, its ends cut off straight.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// Its colour.
    pub ink: Ink,
    /// Its width, in the coordinates of the drawing.
    pub width: f32,
    /// How long its dashes and the gaps between them are, if it is dashed.
    pub dash: Option<f32>,
}

impl Stroke {
    /// A line without gaps, of this width.
    pub const fn new(ink: Ink, width: f32) -> Self {
        Self {
            ink,
            width,
            dash: None,
        }
    }

    /// The same line in dashes of this length.
    #[must_use]
    pub const fn dashed(self, dash: f32) -> Self {
        Self {
            dash: Some(dash),
            ..self
        }
    }
}

/// How an area is drawn; not at all if neither is given.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Style {
    /// What it is filled with, if with anything.
    pub fill: Option<Fill>,
    /// Its edge, half of its width outside, if there is one.
    pub stroke: Option<Stroke>,
}

impl Style {
    /// Filled with one colour, without an edge.
    pub const fn flat(ink: Ink) -> Self {
        Self {
            fill: Some(Fill::Flat(ink)),
            stroke: None,
        }
    }

    /// An edge alone: what lies below is seen inside.
    pub const fn line(ink: Ink, width: f32) -> Self {
        Self {
            fill: None,
            stroke: Some(Stroke::new(ink, width)),
        }
    }

    /// The same filling with this edge in place of its own.
    #[must_use]
    pub const fn edged(self, stroke: Stroke) -> Self {
        Self {
            stroke: Some(stroke),
            ..self
        }
    }
}

/// Where a text stands to its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// It begins there.
    Start,
    /// Its middle is there.
    Middle,
    /// It ends there.
    End,
}

/// A text of one line, in the bundled font where it is exported.
#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    /// Where its base line is, and there the place of its anchor.
    pub at: Place,
    /// The text, without line breaks.
    pub text: String,
    /// The height of its font, in the coordinates of the drawing.
    pub size: f32,
    /// Where it stands to its place.
    pub anchor: Anchor,
    /// Its colour.
    pub ink: Ink,
}

/// A shape in the coordinates of its drawing, over those before it.
#[derive(Clone, Debug, PartialEq)]
pub enum Mark {
    /// A line through these places.
    Line(Vec<Place>, Stroke),
    /// What several such lines are together: one shape, so that crossings are not darker.
    Lines(Vec<Vec<Place>>, Stroke),
    /// An area with these corners.
    Area(Vec<Place>, Style),
    /// What several such areas are together, one colour without seams.
    Areas(Vec<Vec<Place>>, Ink),
    /// A disc: middle, radius.
    Disc(Place, f32, Style),
    /// The left half of a disc, or the right one.
    Half(Place, f32, Side, Style),
    /// A rectangle: upper left corner, size, how far its corners are rounded.
    Rect(Place, Place, f32, Style),
    /// A text.
    Text(Text),
    /// A value in the middle of a place, with the height of its font and its colour: as text where mathematics cannot be set.
    Value(Place, Formula, f32, Ink),
    /// Shapes that belong together, under a name for whoever edits the picture.
    Group(&'static str, Vec<Self>),
    /// Shapes of which only what lies in a rectangle is seen: upper left corner, size.
    Within(Place, Place, Vec<Self>),
}

impl Mark {
    /// A text of one line, with its base line at a place.
    pub fn text(at: Place, text: &str, anchor: Anchor, size: f32, ink: Ink) -> Self {
        Self::Text(Text {
            at,
            text: text.to_owned(),
            size,
            anchor,
            ink,
        })
    }
}

/// Which half of a disc is filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The left one.
    Left,
    /// The right one.
    Right,
}

/// A picture as shapes, from which SVG, pixels and the window are made.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    /// Its width and height; whatever lies outside is not seen.
    pub size: Place,
    /// What is seen, the lowest first.
    pub marks: Vec<Mark>,
}
