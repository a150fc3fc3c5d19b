//! What the person says of a tactics map: its text, whose it is, and beside what it is looked at.

use semeai_board::Color;

use crate::document::part::Part;
use crate::file::sgf::names;
use crate::file::sgf::property::FileProperty;
use crate::file::sgf::value::{escape, one_line, unescape};

/// The map of a document in which nobody has written one: the points with at least four empty points about them.
pub const FIRST_MAP: &str = "P4(V)";

/// What the person says of a tactics map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapMarks {
    /// Its text as typed: a map, or the name of a preset behind an `@`. It need not be one.
    pub text: String,
    /// The text of the map that it is compared with, if it is compared with one.
    pub other: Option<String>,
    /// Who plays by it; for White its colours are exchanged.
    pub player: Color,
    /// Whether a point that is pointed at shows what the model says of it.
    pub has_model: bool,
}

/// Changes of what is said of a tactics map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MapAction {
    /// Another text, at once.
    Text(String),
    /// The text while it is being typed: several in a row are one step of undo.
    Type(String),
    /// The map that it is compared with, while it is being typed; none to compare it with none.
    Other(Option<String>),
    /// Who plays by it.
    Player(Color),
    /// Whether the model is shown.
    Model(bool),
}

impl MapAction {
    /// Whether several in a row are one step of undo.
    pub(crate) const fn is_typing(&self) -> bool {
        matches!(self, Self::Type(_) | Self::Other(Some(_)))
    }
}

impl Default for MapMarks {
    fn default() -> Self {
        Self {
            text: FIRST_MAP.to_owned(),
            other: None,
            player: Color::Black,
            has_model: false,
        }
    }
}

impl MapMarks {
    /// Says something else of it.
    pub(crate) fn change(&mut self, action: &MapAction) {
        match action {
            MapAction::Text(text) | MapAction::Type(text) => self.text = text_of_file(text),
            MapAction::Other(other) => self.other = other.as_deref().map(text_of_file),
            MapAction::Player(player) => self.player = *player,
            MapAction::Model(has_model) => self.has_model = *has_model,
        }
    }
}

/// A text as a file can hold it: one line.
fn text_of_file(text: &str) -> String {
    unescape(&escape(&one_line(text)))
}

impl Part for MapMarks {
    fn swap_colors(&mut self) {
        self.player = self.player.opponent();
    }

    fn properties() -> &'static [FileProperty<Self>] {
        const OWN: &[FileProperty<MapMarks>] = &[
            FileProperty {
                name: names::MAP,
                read: |marks, lists| {
                    let mut texts = lists.each(names::MAP, |_, raw| Some(read_text(raw)));
                    if texts.len() > 1 {
                        marks.other = Some(texts.swap_remove(1));
                    }
                    if let Some(text) = texts.into_iter().next() {
                        marks.text = text;
                    }
                },
                write: |marks, _| written_texts(marks),
            },
            FileProperty {
                name: names::MAP_VIEW,
                read: |marks, lists| {
                    if lists.has_value(names::MAP_VIEW, WHITE) {
                        marks.player = Color::White;
                    }
                    marks.has_model = lists.has_value(names::MAP_VIEW, MODEL);
                },
                write: |marks, _| {
                    let white = (marks.player == Color::White).then_some(WHITE);
                    let model = marks.has_model.then_some(MODEL);
                    let values = white.into_iter().chain(model);
                    values.map(str::to_owned).collect()
                },
            },
        ];
        OWN
    }
}

const WHITE: &str = "white";
const MODEL: &str = "model";

fn read_text(raw: &str) -> String {
    one_line(&unescape(raw))
}

/// The map and the one that it is compared with; nothing where nothing was said of either.
fn written_texts(marks: &MapMarks) -> Vec<String> {
    if marks.text == FIRST_MAP && marks.other.is_none() {
        return Vec::new();
    }
    let texts = std::iter::once(&marks.text).chain(&marks.other);
    texts.map(|text| escape(text)).collect()
}
