//! Pictures as the pages of a PDF file: lines and areas as such, texts as text in the bundled font, of which the signs that are
//! used are in the file, so that a text can be looked for and copied.

mod book;
mod font;
mod outline;
mod packing;
mod page;

use crate::drawing::Drawing;

use self::book::Book;

/// What is said of a file as a whole.
#[derive(Clone, Copy, Debug)]
pub struct PdfHead<'a> {
    /// Its title.
    pub title: &'a str,
    /// The code of the language of its texts.
    pub language: &'a str,
}

/// Pictures as the bytes of a PDF file, a page each; the same pictures give the same bytes.
///
/// Cost: a millisecond a page with four boards, and some for the font.
///
/// # Panics
///
/// Never: the bundled font is one.
pub fn pdf(pages: &[Drawing], head: PdfHead<'_>) -> Vec<u8> {
    let mut book = Book::new();
    for drawing in pages {
        page::add(&mut book, drawing);
    }
    // A file without a page is none.
    if pages.is_empty() {
        page::add(
            &mut book,
            &Drawing {
                size: (0.0, 0.0),
                marks: Vec::new(),
            },
        );
    }
    book.finish(head.title, head.language)
}
