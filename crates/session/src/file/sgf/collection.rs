//! The games of the file that a document is of: what they are called, and how to get to them.

use std::sync::Arc;

use semeai_board::{Color, Role};

use super::answers::Answers;
use super::counting;
use super::games::{self, Root};
use super::names;
use super::positions::arrange;
use super::reading::open::{read, read_inner};
use super::remainder::{FileParts, Remainder};
use super::scan::Property;
use super::value::one_line;
use super::writing::{board, composed, parts, script};
use crate::action::{ActionError, PositionsAction};
use crate::desk::Ask;
use crate::document::BoardState;
use crate::file::GraphCollection;
use crate::file::content::{FileContent, PositionChoice};
use crate::file::error::{FileError, FileFault, FormatError};
use crate::file::script::Script;
use crate::game::{Game, Origin};
use crate::host::Control;
use crate::lesson_results::PositionNames;
use crate::step::is_only_looked_at;
use crate::{Document, Translations};

/// Which games stand beside a document in its file, or which graphs. Answered by their titles in order.
#[derive(Clone, Debug, PartialEq)]
pub struct ListGames(Beside);

/// Where the titles stand.
#[derive(Clone, Debug, PartialEq)]
enum Beside {
    Games {
        kept: Remainder,
        /// The document's own game as it stood in the file.
        own: String,
    },
    Graphs(GraphCollection<Document>),
}

impl ListGames {
    /// The games of the file that this document is of; nothing where it came from none with games.
    pub fn of(document: &Document) -> Option<Self> {
        if let Some(graphs) = &document.graphs {
            return Some(Self(Beside::Graphs(graphs.clone())));
        }
        let file = document.left.root().unwrap_or(document);
        let parts = file.kept.parts()?;
        Some(Self(Beside::Games {
            kept: file.kept.clone(),
            own: parts.wording.original.clone(),
        }))
    }
}

/// The games of a file beside the one of a document, by their titles; empty where a game has none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GamesBeside {
    /// The titles of those before it, from the first of the file on.
    pub before: Vec<String>,
    /// The titles of those after it, up to the last of the file.
    pub after: Vec<String>,
    /// Who played those before it, one entry for each title.
    pub heads: Vec<GameHead>,
    /// Who played the game that the document is of, as it stood in its file.
    pub own: GameHead,
    /// What a lesson asks of each of those before it, and then of each after it.
    pub asked: Vec<Translations>,
    /// What each of those before it, and then each after it, is called in more languages than one.
    pub translated: Vec<Translations>,
    /// Under which names each of those before it, and then each after it, is asked as it opens: nothing of one that cannot be read,
    /// and of none where there is more text than is worth reading for that.
    pub names: Vec<Option<PositionNames>>,
}

impl GamesBeside {
    /// Which of the positions of its file a document is, from 0, and how many the file has. A position that is looked at in a game of the
    /// file is no other one than that game.
    pub fn place(&self, document: &Document) -> (usize, usize) {
        let (before, after) = (self.before.len(), self.after.len());
        match document.game_looked_at() {
            Some(game) => (game, before + after),
            None => (before, before + 1 + after),
        }
    }
}

/// Games of so many bytes are not read to know by what they are known again.
const MOST_READ: usize = 500_000;

/// Who played a game and how it ended, as its file says it on one line each; empty where it says nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameHead {
    /// The name of who played Black (`PB`).
    pub black: String,
    /// The name of who played White (`PW`).
    pub white: String,
    /// The result (`RE`), as a rule like "B+3.5", else in the words of the file.
    pub result: String,
    /// Komi in points where it is understood, else in the words of the file.
    pub komi: String,
}

impl GameHead {
    fn of(root: &Root<'_>) -> Self {
        let word = |name| word(root, name).unwrap_or_default();
        Self {
            black: word("PB"),
            white: word("PW"),
            result: word("RE"),
            komi: counting::komi_of(root).map_or_else(String::new, |komi| one_line(komi.trim())),
        }
    }
}

impl GamesBeside {
    /// Who played the game of a document that stands in this file.
    pub fn head(&self, document: &Document) -> Option<&GameHead> {
        match document.game_before() {
            Some(number) => self.heads.get(number),
            None => Some(&self.own),
        }
    }
}

impl Ask for ListGames {
    type Answer = GamesBeside;
    type Memory = ();
    const NAME: &'static str = "games";

    fn answer(self, (): &mut (), _control: &Control) -> GamesBeside {
        let (kept, own) = match self.0 {
            Beside::Games { kept, own } => (kept, own),
            Beside::Graphs(graphs) => {
                let [before, after] = graphs.titles();
                return GamesBeside {
                    before,
                    after,
                    ..GamesBeside::default()
                };
            }
        };
        let none = FileParts::default();
        let parts = kept.parts().unwrap_or(&none);
        GamesBeside {
            before: titles(&parts.before),
            after: titles(&parts.after),
            heads: of_all(&parts.before, GameHead::of),
            own: of_all(&own, GameHead::of)
                .into_iter()
                .next()
                .unwrap_or_default(),
            asked: [&parts.before, &parts.after]
                .into_iter()
                .flat_map(|text| of_all(text, asked))
                .collect(),
            translated: [&parts.before, &parts.after]
                .into_iter()
                .flat_map(|text| of_all(text, translated))
                .collect(),
            names: [&parts.before, &parts.after]
                .into_iter()
                .flat_map(|text| position_names(text))
                .collect(),
        }
    }
}

/// Under which names each game of a text is asked.
fn position_names(text: &str) -> Vec<Option<PositionNames>> {
    if text.len() > MOST_READ {
        return Vec::new();
    }
    let trees = games::trees(text).unwrap_or_default();
    let names = |game| {
        let read = read(game, &Script::default(), PositionChoice::default());
        Some(PositionNames::of(&read.ok()?.document))
    };
    trees
        .iter()
        .map(|tree| names(&text[tree.range.clone()]))
        .collect()
}

/// The titles of all games of a text: the name of the game, else who played it, else the event.
fn titles(text: &str) -> Vec<String> {
    of_all(text, title)
}

/// The title of the first game of a text, as that of one of several.
pub(super) fn title_of(game: &str) -> String {
    of_all(game, title).into_iter().next().unwrap_or_default()
}

/// What the root of each game of a text says.
fn of_all<T: Default>(text: &str, said: impl Fn(&Root<'_>) -> T) -> Vec<T> {
    let trees = games::trees(text).unwrap_or_default();
    let roots = trees.iter().map(|tree| Root::new(text, &tree.range));
    roots
        .map(|root| root.map_or_else(|_| T::default(), |root| said(&root)))
        .collect()
}

/// What a lesson asks of a position.
fn asked(root: &Root<'_>) -> Translations {
    translations(root, names::QUESTION)
}

/// What it is called in more languages than one; nothing where its title is none of those.
fn translated(root: &Root<'_>) -> Translations {
    let titles = translations(root, names::TITLES);
    let title = word(root, "GN").unwrap_or_default();
    titles.with_text(&title).unwrap_or_default()
}

fn translations(root: &Root<'_>, name: &str) -> Translations {
    let values = root.all(name).flat_map(Property::values);
    Translations::of_values(values.map(|(_, raw)| raw))
}

/// What a root says under a name, on one line.
fn word(root: &Root<'_>, name: &str) -> Option<String> {
    let text = root.text(name)?;
    let text = one_line(text.trim());
    (!text.is_empty()).then_some(text)
}

fn title(root: &Root<'_>) -> String {
    let word = |name: &str| word(root, name);
    let players = || match (word("PB"), word("PW")) {
        (None, None) => None,
        (black, white) => {
            let name = |player: Option<String>| player.unwrap_or_else(|| "?".to_owned());
            Some(format!("{} – {}", name(black), name(white)))
        }
    };
    let title = word("GN").or_else(players).or_else(|| word("EV"));
    let date = word("DT").map(|date| format!(" ({date})"));
    title.map_or_else(String::new, |title| title + &date.unwrap_or_default())
}

impl Document {
    /// Which of the games before it in its file this position is from, if it is a position of one.
    pub fn game_before(&self) -> Option<usize> {
        match self.game.as_ref()?.record().origin {
            Origin::Before(number) => Some(number),
            Origin::Own => None,
        }
    }

    /// Which game of its file the position is looked at in, without being a game of the file itself.
    pub fn game_looked_at(&self) -> Option<usize> {
        let is_own = |parts: &FileParts| !parts.wording.original.is_empty();
        let is_own = self.kept.parts().is_some_and(is_own);
        self.game_before().filter(|_| !is_own)
    }

    /// Whether something is asked of it, or of a position beside it in its file, or answered.
    pub fn is_of_lesson(&self) -> bool {
        let has_texts = |document: &Self| {
            let parts = document.kept.parts();
            let beside = parts.map(|parts| [&parts.before, &parts.after]);
            let mut beside = beside.into_iter().flatten();
            let names = [names::QUESTION, names::ANSWER, names::ANSWER_MARKS]
                .map(|name| format!("{name}["));
            !document.lesson.is_empty()
                || beside.any(|text| names.iter().any(|name| text.contains(name)))
        };
        has_texts(self) || self.left.root().is_some_and(has_texts)
    }

    /// Whether it is one of several positions of its file that are set up, as problems are: where a game of moves stands is none.
    pub fn is_of_problems(&self) -> bool {
        let parts = self.kept.parts();
        let beside = parts.map(|parts| [&parts.before, &parts.after]);
        let beside = beside.into_iter().flatten();
        let others: usize = beside
            .map(|text| games::trees(text).unwrap_or_default().len())
            .sum();
        let stones = &self.board.setup.stones;
        let is_set_up = Color::ALL.into_iter().all(|it| !stones[it].is_empty());
        others > 0 && is_set_up && matches!(self.move_number(), None | Some(0))
    }

    /// Whether it is a game of the file as somebody has played it, at its end, of which nobody has marked, asked or answered anything.
    pub fn is_game_alone(&self) -> bool {
        let is_end = |game: &Game| {
            // Its own game, or one of the file that is only looked at.
            let is_it = game.record().origin == Origin::Own || self.game_looked_at().is_some();
            is_it && game.moves() > 0 && self.standing() == Some(game.end())
        };
        let is_unmarked = self.marks.roles.points(Role::Essential).is_empty();
        self.game.as_ref().is_some_and(is_end) && is_unmarked && self.lesson.is_empty()
    }

    /// The number of the first position of its file at which a lesson begins, from zero, of those before this one: a game that
    /// its positions were taken from is no problem.
    pub fn lesson_begin(&self) -> Option<usize> {
        let parts = self.kept.parts()?;
        let count = games::trees(&parts.before).unwrap_or_default().len();
        (0..count).find(|&number| {
            let other = self.other_game(number, false);
            other.is_ok_and(|other| !other.document.is_game_alone())
        })
    }

    /// Whether it is a position of a game of its file, and none of the file itself.
    pub(crate) fn is_in_game(&self) -> bool {
        self.left.root().is_some() || self.game_looked_at().is_some()
    }

    /// The same with other positions behind it in its file; such as are on boards that the file cannot have are left out.
    ///
    /// # Errors
    ///
    /// If it is on such a board itself.
    pub fn with_positions(mut self, behind: Arc<[Self]>) -> Result<Self, ActionError> {
        arrange(&mut self, PositionsAction::Gather(behind))?;
        Ok(self)
    }

    /// Another game of the file, from zero, of those before, this one unless it is only looked at in one of them, and those
    /// after. What was done to this one stays in the file, and nothing of it changes if nothing was.
    ///
    /// # Errors
    ///
    /// If there is no such game, or it cannot be read.
    pub fn other_game(&self, number: usize, is_modified: bool) -> Result<FileContent, FileError> {
        let error = |(spot, kind)| FileError {
            name: String::new(),
            spot,
            kind,
        };
        if let Some(graphs) = &self.graphs {
            return graphs.other(self, number, is_modified).map_err(error);
        }
        let script = script(self);
        let text = if is_modified {
            composed(self, &Answers::NOTHING, &script.charset())
        } else {
            self.unmodified(&script)
        };
        let mut content = self
            .game_of(&text.unwrap_or_default(), &script, Some(number))
            .map_err(error)?;
        if is_modified || self.kept.is_arranged() {
            // What is to be saved is there already: looking at a game adds nothing to it.
            let kept = std::mem::take(&mut content.document.kept);
            content.document.kept = kept.arranged();
        }
        Ok(content)
    }

    /// A game of a text that has the board of this document where it does not say its own.
    pub(super) fn game_of(
        &self,
        text: &str,
        script: &Script,
        game: Option<usize>,
    ) -> Result<FileContent, FileFault> {
        let wanted = PositionChoice {
            game,
            ..PositionChoice::default()
        };
        match board(self.topology()) {
            Some(_) => read(text, script, wanted),
            None => read_inner(text, wanted, self.topology()).map_err(|kind| (None, kind)),
        }
    }

    /// The text of the file as it stands without this position.
    fn unmodified(&self, script: &Script) -> Result<String, FormatError> {
        let charset = &*script.charset();
        if self.is_in_game() && is_only_looked_at(self) {
            return Ok(parts(self, charset)?.before.clone());
        }
        let parts = parts(self, charset)?;
        let original = &*parts.wording.original;
        match self.is_in_game() || !self.is_as_read(original, script) {
            true => composed(self, &Answers::NOTHING, charset),
            false => Ok([&*parts.before, original, "\n", &parts.after].concat()),
        }
    }

    /// Whether the document is still what its game says as it stood in the file: it may have been changed, and saved.
    fn is_as_read(&self, original: &str, script: &Script) -> bool {
        let Ok(read) = self.game_of(original, script, None) else {
            return false;
        };
        let read = read.document;
        let none = FileParts::default();
        let [own, same] = [self, &read].map(|document| FileParts {
            before: String::new(),
            after: String::new(),
            is_arranged: false,
            ..document.kept.parts().unwrap_or(&none).clone()
        });
        let has_written = |game: &Game| !game.changed_comments().is_empty();
        let is_written = self.game.as_ref().is_some_and(has_written);
        own == same
            && !is_written
            && self.left.root().is_none()
            && *self
                == Self {
                    board: BoardState {
                        crop: self.board.crop,
                        ..read.board
                    },
                    subject: self.subject,
                    game: self.game.clone(),
                    left: self.left.clone(),
                    kept: self.kept.clone(),
                    ..read
                }
    }
}
