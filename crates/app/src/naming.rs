//! What a document is called.

use std::path::Path;

use semeai_session::printable::inline;
use semeai_session::{Document, Phrasing, Sample};
use semeai_words::labels::{Label, label};
use semeai_words::lesson::sample_name;
use semeai_words::samples::sample_title;

/// The name of a document: of the sample that it is, of its file, or its own title.
pub(crate) fn document_name(
    sample: Option<Sample>,
    file: Option<&Path>,
    document: &Document,
    phrasing: Phrasing,
) -> String {
    match (sample, file) {
        (Some(sample), _) => sample_name(sample_title(sample, phrasing), phrasing),
        (None, Some(file)) => file.file_name().map_or_else(String::new, |name| {
            inline(&name.to_string_lossy()).into_owned()
        }),
        (None, None) if !document.text.title.is_empty() => {
            inline(document.title(phrasing.language)).into_owned()
        }
        (None, None) => label(Label::Untitled, phrasing).to_owned(),
    }
}
