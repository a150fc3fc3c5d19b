//! What the person says of an experiment, as typed.

use std::sync::Arc;

use semeai_board::Topology;
use semeai_tactics::{Experiment, NamedBoard, Player, Rules};

use crate::document::part::Part;
use crate::file::sgf::names;
use crate::file::sgf::property::FileProperty;
use crate::file::sgf::value::{escape, one_line, unescape};

/// What separates players: maps have commas.
pub(super) const BETWEEN_PLAYERS: char = ';';
/// What separates boards.
pub(super) const BETWEEN_BOARDS: char = ',';

/// A field of an experiment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ExperimentField {
    /// The players of Black: `random`, maps, presets behind an `@`, with semicolons between them.
    Black,
    /// Those of White.
    White,
    /// The boards: names, rows of sizes, boards of files, with commas between them.
    Boards,
    /// How many games a cell has.
    Games,
    /// What all random numbers are made from.
    Seed,
    /// The name of the rules.
    Rules,
}

impl ExperimentField {
    /// All of them, in the order in which files keep them.
    pub const ALL: [Self; 6] = [
        Self::Black,
        Self::White,
        Self::Boards,
        Self::Games,
        Self::Seed,
        Self::Rules,
    ];

    /// What stands in it where nobody has written anything.
    const fn first(self) -> &'static str {
        match self {
            Self::Black => "random; P4(V)",
            Self::White => "random",
            Self::Boards => "tri-triangle:4..10",
            Self::Games => "10000",
            Self::Seed => "1",
            Self::Rules => "paper-like",
        }
    }
}

/// An experiment as it is typed. It need not be one.
#[derive(Clone, Debug, PartialEq)]
pub struct ExperimentMarks {
    /// The texts of the fields, in the order of [`ExperimentField::ALL`].
    texts: [String; 6],
    /// Boards that cannot be made by name, by what they are called among the boards.
    pub graphs: Vec<NamedBoard>,
}

/// Changes of what is said of an experiment.
#[derive(Clone, Debug, PartialEq)]
pub enum ExperimentAction {
    /// Another text of a field, at once.
    Write(ExperimentField, String),
    /// The text of a field while it is being typed: several in a row are one step of undo.
    Type(ExperimentField, String),
    /// One more board.
    AddBoard(NamedBoard),
    /// One more player of Black, if it is not among them.
    AddBlack(String),
    /// Another experiment in its place.
    Take(Arc<Experiment>),
}

impl ExperimentAction {
    /// Whether several in a row are one step of undo.
    pub(crate) const fn is_typing(&self) -> bool {
        matches!(self, Self::Type(..))
    }
}

impl Default for ExperimentMarks {
    fn default() -> Self {
        Self {
            texts: ExperimentField::ALL.map(|field| field.first().to_owned()),
            graphs: Vec::new(),
        }
    }
}

impl ExperimentMarks {
    /// What stands in a field.
    pub fn text(&self, field: ExperimentField) -> &str {
        &self.texts[field as usize]
    }

    fn write(&mut self, field: ExperimentField, text: &str) {
        self.texts[field as usize] = text_of_file(text);
    }

    /// Says something else of it.
    pub(crate) fn change(&mut self, action: &ExperimentAction) {
        match action {
            ExperimentAction::Write(field, text) | ExperimentAction::Type(field, text) => {
                self.write(*field, text);
            }
            ExperimentAction::AddBoard(board) => self.add_board(board),
            ExperimentAction::AddBlack(text) => {
                self.add(ExperimentField::Black, BETWEEN_PLAYERS, text);
            }
            ExperimentAction::Take(experiment) => *self = Self::of(experiment),
        }
        let boards = self.text(ExperimentField::Boards).to_owned();
        // A board that is named no more is kept no more.
        self.graphs
            .retain(|graph| names(&boards).any(|name| name == graph.name));
    }

    /// One more board among the names; one that cannot be made by its name is kept.
    fn add_board(&mut self, board: &NamedBoard) {
        let name = match is_made(&board.name, &board.topology) {
            true => board.name.clone(),
            false => self.keep(board),
        };
        self.add(ExperimentField::Boards, BETWEEN_BOARDS, &name);
    }

    /// Keeps a board that cannot be made by name; says what it is called.
    fn keep(&mut self, board: &NamedBoard) -> String {
        let known = self
            .graphs
            .iter()
            .find(|graph| graph.topology == board.topology);
        if let Some(known) = known {
            return known.name.clone();
        }
        let plain: String = board.name.replace(BETWEEN_BOARDS, " ");
        let plain = text_of_file(plain.trim());
        let is_free = |name: &str| {
            let is_kind = name.parse::<semeai_board::BoardKind>().is_ok() || name.is_empty();
            !is_kind && self.graphs.iter().all(|graph| graph.name != name)
        };
        let numbered = (2..).map(|number| format!("{plain} {number}"));
        let mut all = std::iter::once(plain.clone()).chain(numbered);
        // There are more numbers than boards.
        let name = all.find(|name| is_free(name.trim())).unwrap_or_default();
        let name = name.trim().to_owned();
        self.graphs.push(NamedBoard {
            name: name.clone(),
            topology: Arc::clone(&board.topology),
        });
        name
    }

    /// One more thing in a field of several, unless it is there.
    fn add(&mut self, field: ExperimentField, between: char, text: &str) {
        let now = self.text(field).trim().trim_end_matches(between).trim();
        let mut pieces = now.split(between).map(str::trim);
        let all = match now {
            "" => text.to_owned(),
            now if pieces.any(|piece| piece == text.trim()) => now.to_owned(),
            now => format!("{now}{between} {text}"),
        };
        self.write(field, &all);
    }

    /// An experiment as it would be typed.
    fn of(experiment: &Experiment) -> Self {
        let players = |players: &[Player]| {
            let texts: Vec<String> = players.iter().map(ToString::to_string).collect();
            texts.join("; ")
        };
        let mut marks = Self {
            graphs: Vec::new(),
            texts: [
                players(&experiment.players.black),
                players(&experiment.players.white),
                String::new(),
                experiment.games.to_string(),
                experiment.seed.to_string(),
                experiment.rules.to_string(),
            ],
        };
        for board in &experiment.boards {
            marks.add_board(board);
        }
        marks
    }
}

/// The names in a field of boards.
pub(super) fn names(boards: &str) -> impl Iterator<Item = &str> {
    boards.split(BETWEEN_BOARDS).map(str::trim)
}

/// Whether a board is what is made by its name.
fn is_made(name: &str, topology: &Topology) -> bool {
    let kind = topology.shape().kind();
    kind.is_some_and(|kind| kind.to_string() == name)
}

/// A text as a file can hold it: one line.
fn text_of_file(text: &str) -> String {
    unescape(&escape(&one_line(text)))
}

impl Part for ExperimentMarks {
    fn properties() -> &'static [FileProperty<Self>] {
        const OWN: &[FileProperty<ExperimentMarks>] = &[
            FileProperty {
                name: names::EXPERIMENT,
                read: |marks, lists| {
                    let texts =
                        lists.each(names::EXPERIMENT, |_, raw| Some(one_line(&unescape(raw))));
                    for (own, text) in marks.texts.iter_mut().zip(texts) {
                        *own = text;
                    }
                },
                write: |marks, _| match *marks == ExperimentMarks::default() {
                    true => Vec::new(),
                    false => marks.texts.iter().map(|text| escape(text)).collect(),
                },
            },
            FileProperty {
                name: names::EXPERIMENT_BOARDS,
                read: |marks, lists| {
                    let read = |_: &Topology, raw: &str| Experiment::from_file(&unescape(raw)).ok();
                    let kept = lists.each(names::EXPERIMENT_BOARDS, read);
                    marks.graphs = kept.into_iter().flat_map(|kept| kept.boards).collect();
                },
                write: |marks, _| boards_alone(&marks.graphs).into_iter().collect(),
            },
        ];
        OWN
    }
}

/// Boards as the file of an experiment in which nothing but they matters; nothing where there are none.
fn boards_alone(graphs: &[NamedBoard]) -> Option<String> {
    let alone = Experiment {
        boards: graphs.to_vec(),
        players: semeai_board::ByColor {
            black: vec![Player::Random],
            white: vec![Player::Random],
        },
        rules: Rules::PAPER_LIKE,
        games: 1,
        seed: 1,
    };
    (!graphs.is_empty()).then(|| escape(&alone.to_file()))
}
