//! Diagrams in plain rows.

use super::content::Diagram;
use super::parse::parse;
use super::print::{DiagramStyle, print};

impl Diagram {
    /// The diagram in plain rows, without title and first player; nothing if the board has no text diagram, or if its labels would be
    /// taken for something else: so many for words, others for stones, or for numbers of rows.
    #[must_use]
    pub fn to_plain(&self) -> Option<String> {
        let text = print(&self.setup, &self.roles, &self.labels, DiagramStyle::Plain)?;
        let is_same = |read: &Self| {
            read.setup == self.setup && read.roles == self.roles && read.labels == self.labels
        };
        parse(&text).ok().filter(is_same).map(|_| text)
    }
}
