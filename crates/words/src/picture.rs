//! Why there is no picture.

use semeai_session::Phrasing;

use crate::grammar::all_of;

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
/// assert_eq!(said, "A text diagram does not show all that --stars and --losses do; SVG and PNG show it.");
/// ```
pub fn not_in_text(options: &[&str], phrasing: Phrasing) -> String {
    let all = all_of(options, phrasing);
    tell!(
        phrasing,
        en = "A text diagram does not show all that {all} do; SVG and PNG show it.",
        ja = "テキストの図では{all}のすべては示せません。SVGとPNGなら示せます。"
    )
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
///     "race.gif: a picture is a file that ends in .svg, .png, .pdf or .txt"
/// );
/// ```
pub fn picture_error(error: PictureError<'_>, phrasing: Phrasing) -> String {
    match error {
        PictureError::NoKind(name) => tell!(
            phrasing,
            en = "{name}: a picture is a file that ends in .svg, .png, .pdf or .txt",
            ja = "{name}：図のファイル名は.svg、.png、.pdf、.txtのどれかで終わる必要があります。"
        ),
        PictureError::Size {
            size,
            least,
            greatest,
        } => tell!(
            phrasing,
            en = "the longer side of a picture has {least} to {greatest} pixels, not {size}",
            ja = "図の長い辺は{least}から{greatest}ピクセルまでです。{size}にはできません。"
        ),
        PictureError::NoText => tell!(
            phrasing,
            en = "only a rectangular board can be drawn as text",
            ja = "文字の図にできるのは長方形の盤だけです。"
        ),
        PictureError::NoTextOfPart => tell!(
            phrasing,
            en = "a tree, a thermograph or a curve cannot be drawn as text, only as .svg or .png",
            ja = "木、サーモグラフ、推移は文字の図にできません。.svgか.pngにしてください。"
        ),
        PictureError::NoTextOfPages => tell!(
            phrasing,
            en = "a handout is a file that ends in .pdf, .svg or .png",
            ja = "問題プリントのファイル名は.pdf、.svg、.pngのどれかで終わる必要があります。"
        ),
        PictureError::OneFile => tell!(
            phrasing,
            en = "several files make a handout only: write it as .pdf, or add --handout",
            ja = "複数のファイルから作れるのは問題プリントだけです。.pdfにするか、--handoutを付けてください。"
        ),
        PictureError::NoLine => tell!(
            phrasing,
            en = "there is no line to show: nobody needs to move",
            ja = "示す手順がありません。どちらも打つ必要がありません。"
        ),
        PictureError::NoRegion { id, all: [] } => tell!(
            phrasing,
            en = "no region '{id}': the position has no regions",
            ja = "「{id}」という領域はありません。この局面には領域がありません。"
        ),
        PictureError::NoRegion { id, all } => {
            let all = all.join(", ");
            tell!(
                phrasing,
                en = "no region '{id}': the regions are {all}",
                ja = "「{id}」という領域はありません。領域は{all}です。"
            )
        }
        PictureError::OnlyEndgame(option) => tell!(
            phrasing,
            en = "{option} is of an endgame: add --endgame",
            ja = "{option}はヨセのものです。--endgameを付けてください"
        ),
        PictureError::OnlyRace(option) => tell!(
            phrasing,
            en = "{option} is of a race, and this is an endgame",
            ja = "{option}は攻合いのもので、これはヨセです"
        ),
        PictureError::OnlyClasses(option) => tell!(
            phrasing,
            en = "{option} is of who lives: add --classes",
            ja = "{option}は死活のものです。--classesを付けてください"
        ),
        PictureError::Endless => tell!(
            phrasing,
            en = "a block may live there: that is more than any count, and no thermograph shows it",
            ja = "活きる手があり、どんな手数よりも大きい値なので、サーモグラフには表せません。"
        ),
        PictureError::NotKnown => tell!(
            phrasing,
            en = "what the picture is to show is not known: questions are open, or the search did not finish",
            ja = "図に示すことがまだ分かっていません。候補点の問いが残っているか、探索が終わっていません。"
        ),
    }
}
