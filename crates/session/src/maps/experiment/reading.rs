//! What the fields of an experiment read as, or everything that is wrong with them.

use std::sync::Arc;

use semeai_board::{BoardKind, ByColor, KindError, Topology};
use semeai_tactics::{
    Experiment, ExperimentFault, MOST_EXPERIMENT_BOARDS, MOST_GAMES, MapError, NamedBoard, Player,
    RulesError, SizesError, names_of_sizes,
};

use super::marks::{BETWEEN_BOARDS, BETWEEN_PLAYERS, ExperimentField, ExperimentMarks};

/// What is wrong with a field of an experiment.
#[derive(Clone, Debug, PartialEq)]
pub struct EntryFault {
    /// Which field.
    pub field: ExperimentField,
    /// Where in its text, in characters from 1.
    pub column: usize,
    /// What.
    pub kind: EntryFaultKind,
}

/// What can be wrong with a field of an experiment.
#[derive(Clone, Debug, PartialEq)]
pub enum EntryFaultKind {
    /// It is no map. The column is that in the whole field.
    Map(MapError),
    /// It is no row of sizes.
    Sizes(SizesError),
    /// There is no board of this name.
    Board(KindError),
    /// It is no number of games from 1 to [`MOST_GAMES`].
    Games,
    /// It is no seed of 64 bits.
    Seed,
    /// It names no rules.
    Rules(RulesError),
    /// The fields are right, but it cannot be played.
    Unplayable(ExperimentFault),
}

/// An experiment that can be played.
#[derive(Clone, Debug)]
pub struct ExperimentSheet {
    /// What was read.
    pub experiment: Arc<Experiment>,
    /// How many cells it has.
    pub cells: u64,
    /// How many games all of them have.
    pub games: u64,
}

impl ExperimentMarks {
    /// What the fields read as.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with them: of each field the first fault.
    pub fn read(&self) -> Result<ExperimentSheet, Vec<EntryFault>> {
        let (mut faults, mut reader) = (Vec::new(), None);
        self.read_into(&mut reader, &mut faults);
        let Some(experiment) = reader else {
            return Err(faults);
        };
        let checked = experiment.check_table();
        checked.map_err(|fault| vec![unplayable(fault)])?;
        let cells = experiment.cell_count();
        Ok(ExperimentSheet {
            games: experiment.games.saturating_mul(cells),
            cells,
            experiment: Arc::new(experiment),
        })
    }

    fn read_into(&self, read: &mut Option<Experiment>, faults: &mut Vec<EntryFault>) {
        use ExperimentField as Field;
        let mut keep = |fault: EntryFault| faults.push(fault);
        let black = self.players(Field::Black).map_err(&mut keep).ok();
        let white = self.players(Field::White).map_err(&mut keep).ok();
        let boards = self.boards().map_err(&mut keep).ok();
        let games = self.number(Field::Games, EntryFaultKind::Games);
        let games = games.map_err(&mut keep).ok();
        let seed = self.number(Field::Seed, EntryFaultKind::Seed);
        let seed = seed.map_err(&mut keep).ok();
        let rules = self.text(Field::Rules).trim().parse();
        let rules = rules.map_err(|error: RulesError| {
            keep(EntryFault {
                field: Field::Rules,
                column: error.column,
                kind: EntryFaultKind::Rules(error),
            });
        });
        *read = (|| {
            Some(Experiment {
                boards: boards?,
                players: ByColor {
                    black: black?,
                    white: white?,
                },
                rules: rules.ok()?,
                games: games?,
                seed: seed?,
            })
        })();
    }

    fn players(&self, field: ExperimentField) -> Result<Vec<Player>, EntryFault> {
        let read = |(column, text): (usize, &str)| {
            text.parse().map_err(|error: MapError| {
                let column = column + error.column - 1;
                let error = MapError { column, ..error };
                EntryFault {
                    field,
                    column,
                    kind: EntryFaultKind::Map(error),
                }
            })
        };
        pieces(self.text(field), BETWEEN_PLAYERS)
            .map(read)
            .collect()
    }

    fn boards(&self) -> Result<Vec<NamedBoard>, EntryFault> {
        let mut boards = Vec::new();
        for (column, name) in pieces(self.text(ExperimentField::Boards), BETWEEN_BOARDS) {
            let fault = |kind| EntryFault {
                field: ExperimentField::Boards,
                column,
                kind,
            };
            if let Some(known) = self.graphs.iter().find(|graph| graph.name == name) {
                boards.push(known.clone());
                continue;
            }
            let sizes = names_of_sizes(name);
            for name in sizes.map_err(|error| fault(EntryFaultKind::Sizes(error)))? {
                // Boards are large, so no more are made than can be played on.
                if boards.len() == MOST_EXPERIMENT_BOARDS {
                    let many = ExperimentFault::TooManyBoards;
                    return Err(fault(EntryFaultKind::Unplayable(many)));
                }
                let kind: BoardKind = name
                    .parse()
                    .map_err(|error| fault(EntryFaultKind::Board(error)))?;
                boards.push(NamedBoard {
                    name,
                    topology: Arc::new(Topology::new(kind)),
                });
            }
        }
        Ok(boards)
    }

    /// A number; games have their limits.
    fn number(&self, field: ExperimentField, kind: EntryFaultKind) -> Result<u64, EntryFault> {
        let number = self.text(field).trim().replace('_', "").parse().ok();
        let is_games = field == ExperimentField::Games;
        let number = number.filter(|games| !is_games || (1..=MOST_GAMES).contains(games));
        number.ok_or(EntryFault {
            field,
            column: 1,
            kind,
        })
    }
}

fn unplayable(fault: ExperimentFault) -> EntryFault {
    let field = match fault {
        ExperimentFault::NoCells | ExperimentFault::TooManyBoards => ExperimentField::Boards,
        ExperimentFault::NoGames | ExperimentFault::TooManyGames(_) => ExperimentField::Games,
        ExperimentFault::TooManyCells(_) | ExperimentFault::MissingPoints { .. } => {
            ExperimentField::Black
        }
    };
    EntryFault {
        field,
        column: 1,
        kind: EntryFaultKind::Unplayable(fault),
    }
}

/// The pieces of a text, each with the column at which it begins.
fn pieces(text: &str, between: char) -> impl Iterator<Item = (usize, &str)> {
    let mut column = 1;
    text.split(between).map(move |piece| {
        let trimmed = piece.trim_start();
        let begins = column + piece.chars().count() - trimmed.chars().count();
        column += piece.chars().count() + 1;
        (begins, trimmed.trim_end())
    })
}
