//! Experiments as files that others run again, to the last digit: JSON, format `semeai-experiment`, version 1.
//!
//! A board that can be made by name is written as its name, any other with its points and lines, for these are what its games are made
//! from. Maps are written out, so that a file means the same when presets change.

use std::sync::Arc;

use semeai_board::{BoardKind, ByColor, Color, GraphError, KindError, Topology};
use serde::{Deserialize, Serialize};

use crate::map::MapError;
use crate::player::Player;
use crate::rules::RulesError;
use crate::simulate::{Experiment, ExperimentFault, MOST_EXPERIMENT_BOARDS, NamedBoard};

/// What an experiment's file says that it is.
pub const EXPERIMENT_FORMAT: &str = "semeai-experiment";
const VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
struct Record {
    format: String,
    version: u32,
    boards: Vec<BoardRecord>,
    black: Vec<String>,
    white: Vec<String>,
    rules: String,
    games: u64,
    seed: u64,
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum BoardRecord {
    Name(String),
    Graph(GraphRecord),
}

#[derive(Serialize, Deserialize)]
struct GraphRecord {
    name: String,
    /// Name and place of each.
    points: Vec<(String, f32, f32)>,
    lines: Vec<(usize, usize)>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    periods: Vec<(f32, f32)>,
}

/// Why a text is no experiment.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ExperimentFileError {
    /// It is no JSON, or lacks something.
    #[error("line {line}, column {column}: {reason}")]
    Json {
        /// Where, from 1; zero if a whole value is meant.
        line: usize,
        /// Where, from 1; zero if a whole value is meant.
        column: usize,
        /// What the reader of JSON says.
        reason: String,
    },
    /// It is JSON of another kind.
    #[error("not an experiment")]
    Format,
    /// A later version of the program wrote it.
    #[error("an experiment of version {0}, this program knows {VERSION}")]
    Version(u32),
    /// There is no board of this name.
    #[error("the board {name:?} is gone: {error}")]
    Board {
        /// The name that stands there.
        name: String,
        /// Why there is none.
        error: KindError,
    },
    /// Points and lines are no board.
    #[error("the board {name:?} is none: {error}")]
    Graph {
        /// What the board is called.
        name: String,
        /// Why it is none.
        error: GraphError,
    },
    /// A player is no map.
    #[error("{color}'s player {text:?}: {error}")]
    Player {
        /// Whose.
        color: Color,
        /// What stands there.
        text: String,
        /// What is wrong with it.
        error: MapError,
    },
    /// The rules are none.
    #[error("the rules: {0}")]
    Rules(RulesError),
    /// It cannot be played.
    #[error(transparent)]
    Unplayable(ExperimentFault),
}

impl Experiment {
    /// The experiment as a file.
    #[must_use]
    pub fn to_file(&self) -> String {
        let texts = |players: &[Player]| players.iter().map(ToString::to_string).collect();
        let record = Record {
            format: EXPERIMENT_FORMAT.to_owned(),
            version: VERSION,
            boards: self.boards.iter().map(written).collect(),
            black: texts(&self.players.black),
            white: texts(&self.players.white),
            rules: self.rules.to_string(),
            games: self.games,
            seed: self.seed,
        };
        // What has names for keys can be written.
        serde_json::to_string_pretty(&record).unwrap_or_default() + "\n"
    }

    /// Reads an experiment from a file.
    ///
    /// # Errors
    ///
    /// Why the text is none, or cannot be played.
    ///
    /// ```
    /// use semeai_tactics::{Experiment, ExperimentFileError};
    ///
    /// let text = r#"{"format": "semeai-experiment", "version": 1, "boards": ["square:6x6"], "black": ["P4(V)"],
    ///     "white": ["random"], "rules": "paper-like", "games": 10000, "seed": 1}"#;
    /// let experiment = Experiment::from_file(text)?;
    /// assert_eq!(experiment.cell_count(), 1);
    /// assert_eq!(Experiment::from_file(&experiment.to_file())?.to_file(), experiment.to_file());
    /// let gone = Experiment::from_file(&text.replace("square:6x6", "octagon:6")).unwrap_err();
    /// assert!(matches!(gone, ExperimentFileError::Board { .. }));
    /// # Ok::<(), ExperimentFileError>(())
    /// ```
    pub fn from_file(text: &str) -> Result<Self, ExperimentFileError> {
        #[derive(Deserialize)]
        struct Head {
            format: String,
            version: u32,
        }
        let value: serde_json::Value = serde_json::from_str(text).map_err(json)?;
        let head = Head::deserialize(&value).map_err(|_| ExperimentFileError::Format)?;
        if head.format != EXPERIMENT_FORMAT {
            return Err(ExperimentFileError::Format);
        }
        if head.version > VERSION {
            return Err(ExperimentFileError::Version(head.version));
        }
        read(serde_json::from_str(text).map_err(json)?)
    }
}

fn json(error: serde_json::Error) -> ExperimentFileError {
    ExperimentFileError::Json {
        line: error.line(),
        column: error.column(),
        reason: error.to_string(),
    }
}

fn read(record: Record) -> Result<Experiment, ExperimentFileError> {
    let players = |texts: Vec<String>, color| {
        let read = |text: String| match text.parse() {
            Ok(player) => Ok(player),
            Err(error) => Err(ExperimentFileError::Player { color, text, error }),
        };
        texts.into_iter().map(read).collect::<Result<Vec<_>, _>>()
    };
    if record.boards.len() > MOST_EXPERIMENT_BOARDS {
        return Err(ExperimentFileError::Unplayable(
            ExperimentFault::TooManyBoards,
        ));
    }
    let experiment = Experiment {
        boards: record
            .boards
            .into_iter()
            .map(board)
            .collect::<Result<_, _>>()?,
        players: ByColor {
            black: players(record.black, Color::Black)?,
            white: players(record.white, Color::White)?,
        },
        rules: record.rules.parse().map_err(ExperimentFileError::Rules)?,
        games: record.games,
        seed: record.seed,
    };
    experiment
        .check()
        .map_err(ExperimentFileError::Unplayable)?;
    Ok(experiment)
}

fn written(board: &NamedBoard) -> BoardRecord {
    let topology = &board.topology;
    let is_made = |name: &str| {
        topology
            .shape()
            .kind()
            .is_some_and(|kind| kind.to_string() == name)
    };
    if is_made(&board.name) {
        return BoardRecord::Name(board.name.clone());
    }
    let point = |point| {
        let (x, y) = topology.coordinates(point);
        (topology.name(point).to_owned(), x, y)
    };
    BoardRecord::Graph(GraphRecord {
        name: board.name.clone(),
        points: topology.points().iter().map(point).collect(),
        lines: topology.edges(),
        periods: topology.shape().periods().to_vec(),
    })
}

fn board(record: BoardRecord) -> Result<NamedBoard, ExperimentFileError> {
    let (name, topology) = match record {
        BoardRecord::Name(name) => {
            let kind: BoardKind = match name.parse() {
                Ok(kind) => kind,
                Err(error) => return Err(ExperimentFileError::Board { name, error }),
            };
            (name, Topology::new(kind))
        }
        BoardRecord::Graph(GraphRecord {
            name,
            points,
            lines,
            periods,
        }) => {
            let points = points.into_iter().map(|(name, x, y)| (name, (x, y)));
            match Topology::wrapped(points.collect(), &lines, periods) {
                Ok(topology) => (name, topology),
                Err(error) => return Err(ExperimentFileError::Graph { name, error }),
            }
        }
    };
    Ok(NamedBoard {
        name,
        topology: Arc::new(topology),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Rules;

    fn experiment() -> Experiment {
        let graph = Topology::graph(
            vec![
                ("a".into(), (0.0, 0.0)),
                ("b".into(), (1.0, 0.0)),
                ("c".into(), (0.5, 1.0)),
            ],
            &[(0, 1), (1, 2)],
        );
        let boards = [
            (
                "torus:4x5",
                Topology::new("torus:4x5".parse().expect("a board")),
            ),
            ("my file.json", graph.expect("a board")),
        ];
        let boards = boards.into_iter().map(|(name, topology)| NamedBoard {
            name: name.to_owned(),
            topology: Arc::new(topology),
        });
        Experiment {
            boards: boards.collect(),
            players: ByColor {
                black: vec![Player::Random, "@paper-2".parse().expect("a map")],
                white: vec!["P1(W)".parse().expect("a map")],
            },
            rules: "paper-like,ko=superko".parse().expect("rules"),
            games: 50,
            seed: u64::MAX,
        }
    }

    /// What is read again plays the same games.
    #[test]
    fn an_experiment_comes_back_with_its_boards() {
        let experiment = experiment();
        let again = Experiment::from_file(&experiment.to_file()).expect("an experiment");
        assert_eq!(again.to_file(), experiment.to_file());
        assert_ne!(again.rules, Rules::PAPER_LIKE);
        let cells = |experiment: &Experiment| {
            let mut budget = semeai_search::PositionBudget::new(u64::MAX);
            let played = experiment.cells();
            let played = played.map(|cell| cell.play(experiment.seed, 0..50, &mut budget));
            played.collect::<Vec<_>>()
        };
        assert_eq!(cells(&again), cells(&experiment));
    }

    #[test]
    fn what_is_wrong_with_a_file_is_said() {
        let text = experiment().to_file();
        let wrong = |from: &str, to: &str| {
            let changed = text.replace(from, to);
            assert_ne!(changed, text, "{from}");
            Experiment::from_file(&changed).expect_err(to)
        };
        use ExperimentFileError as Error;
        assert_eq!(wrong("\"version\": 1", "\"version\": 2"), Error::Version(2));
        assert_eq!(wrong("semeai-experiment", "semeai-classes"), Error::Format);
        assert!(matches!(wrong("\"games\": 50,", ""), Error::Json { .. }));
        assert!(matches!(
            wrong("\"games\": 50,", "\"games\": 50"),
            Error::Json { line: 8.., .. }
        ));
        assert!(matches!(
            wrong("torus:4x5", "torus:1x5"),
            Error::Board { .. }
        ));
        assert!(matches!(
            wrong("torus:4x5", "lost.graphml"),
            Error::Board { .. }
        ));
        assert!(matches!(wrong("\"b\"", "\"A\""), Error::Graph { .. }));
        assert!(matches!(
            wrong("\"P1(W)\"", "\"P1(W\""),
            Error::Player {
                color: Color::White,
                ..
            }
        ));
        assert!(matches!(wrong("superko", "never"), Error::Rules(_)));
        assert_eq!(
            wrong("\"games\": 50", "\"games\": 0"),
            Error::Unplayable(ExperimentFault::NoGames)
        );
        assert!(matches!(
            wrong(&u64::MAX.to_string(), "18446744073709551616"),
            Error::Json { .. }
        ));
    }
}
