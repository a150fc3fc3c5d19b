//! Why there is no picture.

use semeai_session::Phrasing;

use crate::grammar::all_of;
use crate::texts::picture as texts;

/// Why a picture that was asked for cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureError<'a> {
    /// The name of the file does not say what kind of picture is wanted.
    NoKind(&'a str),
    /// A size that no picture is made in.
    Size {
        /// What was asked for.
        size: u64,
        /// The least that there is.
        least: u32,
        /// The greatest.
        greatest: u32,
    },
    /// Only rectangular boards are drawn as text.
    NoText,
    /// Only boards are drawn as text, no trees and graphs.
    NoTextOfPart,
    /// A handout is no text.
    NoTextOfPages,
    /// Several files make a handout, and no other picture.
    OneFile,
    /// There is no line to be shown: nobody needs to move.
    NoLine,
    /// No region is called so.
    NoRegion {
        /// What was asked for.
        id: &'a str,
        /// What they are called.
        all: &'a [&'a str],
    },
    /// What is to be shown is not known.
    NotKnown,
    /// A block may live there, which no thermograph shows.
    Endless,
    /// This option is of an endgame.
    OnlyEndgame(&'a str),
    /// This option is of a race.
    OnlyRace(&'a str),
    /// This option is of who lives.
    OnlyClasses(&'a str),
}

/// That a text diagram leaves out what these options ask for.
///
/// ```
/// use semeai_session::Phrasing;
/// use semeai_words::picture::not_in_text;
///
/// let said = not_in_text(&["--stars", "--losses"], Phrasing::ENGLISH);
/// assert_eq!(said, "A text diagram can't show everything that --stars and --losses do; SVG and PNG can.");
/// ```
pub fn not_in_text(options: &[&str], phrasing: Phrasing) -> String {
    let all = all_of(options, phrasing);
    texts::not_in_text(&all, phrasing)
}

/// Why a picture that was asked for cannot be made. No full stop: an English line of a terminal has none.
///
/// ```
/// use semeai_session::Phrasing;
/// use semeai_words::picture::{PictureError, picture_error};
///
/// let error = PictureError::NoKind("race.gif");
/// assert_eq!(
///     picture_error(error, Phrasing::ENGLISH),
///     "race.gif: picture files end in .svg, .png, .pdf or .txt"
/// );
/// ```
pub fn picture_error(error: PictureError<'_>, phrasing: Phrasing) -> String {
    match error {
        PictureError::NoKind(name) => texts::picture_error_no_kind(&name, phrasing),
        PictureError::Size {
            size,
            least,
            greatest,
        } => texts::picture_error_longer_side_picture(&greatest, &least, &size, phrasing),
        PictureError::NoText => texts::picture_error_no_text(phrasing).to_owned(),
        PictureError::NoTextOfPart => texts::picture_error_no_text_of_part(phrasing).to_owned(),
        PictureError::NoTextOfPages => texts::picture_error_no_text_of_pages(phrasing).to_owned(),
        PictureError::OneFile => texts::picture_error_one_file(phrasing).to_owned(),
        PictureError::NoLine => texts::picture_error_no_line(phrasing).to_owned(),
        PictureError::NoRegion { id, all: [] } => texts::picture_error_no_region(&id, phrasing),
        PictureError::NoRegion { id, all } => {
            let all = all.join(", ");
            texts::picture_error_region_regions(&all, &id, phrasing)
        }
        PictureError::OnlyEndgame(option) => texts::picture_error_only_endgame(&option, phrasing),
        PictureError::OnlyRace(option) => texts::picture_error_only_race(&option, phrasing),
        PictureError::OnlyClasses(option) => texts::picture_error_only_classes(&option, phrasing),
        PictureError::Endless => texts::picture_error_endless(phrasing).to_owned(),
        PictureError::NotKnown => texts::picture_error_not_known(phrasing).to_owned(),
    }
}
