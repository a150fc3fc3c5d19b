//! Where a position of somebody's own was asked, so that it can be asked again.

use std::path::Path;

use crate::Language;
use crate::document::Document;
use crate::game::NodeId;

/// A position of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonPlace {
    /// The path of the file.
    pub file: String,
    /// Which of its games, from zero.
    pub game: usize,
    /// Which position of that game, by its number in the record, where it is not the one at which the game opens.
    pub node: Option<usize>,
    /// What it was called there, or else asked there, on one line; empty if nothing.
    pub title: String,
}

impl LessonPlace {
    /// Where a document stands that is this game of a file. Nothing if the path is no text, for then no file could keep it.
    pub fn of(file: &Path, game: usize, document: &Document) -> Option<Self> {
        Some(Self {
            file: file.to_str()?.to_owned(),
            game,
            node: document.standing().map(NodeId::index),
            title: title(document),
        })
    }

    /// The path of the file.
    pub fn path(&self) -> &Path {
        Path::new(&self.file)
    }

    /// The name of the file without its folder.
    pub fn file_name(&self) -> &str {
        let name = self.path().file_name();
        name.and_then(|name| name.to_str()).unwrap_or(&self.file)
    }
}

fn title(document: &Document) -> String {
    let question = &document.lesson.question;
    let asked = question.told(Language::ENGLISH);
    let text = match document.text.title.trim() {
        "" => asked.unwrap_or_default(),
        title => title,
    };
    text.trim().lines().next().unwrap_or_default().to_owned()
}
