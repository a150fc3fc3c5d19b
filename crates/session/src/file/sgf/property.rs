//! A property as a part of a document keeps it in its file, and the line on which one is written.

use semeai_board::Topology;

use super::reading::lists::Lists;

/// A property in the root of a game that is a part's own: what it is called, how it is read, and how it is written.
#[derive(Debug)]
pub(crate) struct FileProperty<P> {
    pub(crate) name: &'static str,
    /// Takes over what a root of ours says, which may be nothing; what cannot be understood is told by the lists.
    pub(crate) read: fn(&mut P, &mut Lists<'_>),
    /// Its values as they stand between brackets; none if there is nothing to say.
    pub(crate) write: fn(&P, &Topology) -> Vec<String>,
}

/// The one value of a property that stands in a file where something holds.
pub(crate) fn flag(holds: bool) -> Vec<String> {
    holds.then(|| "1".to_owned()).into_iter().collect()
}

/// A property as it is written; empty without values.
pub(crate) fn line(name: &str, values: impl IntoIterator<Item = String>) -> String {
    let values: String = values
        .into_iter()
        .map(|value| format!("[{value}]"))
        .collect();
    if values.is_empty() {
        return values;
    }
    format!("{name}{values}")
}
