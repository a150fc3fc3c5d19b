//! Asking for a table of games: every cell is played on all cores, and what is finished can be seen while the rest is played.

use std::sync::Arc;
use std::time::Duration;

use semeai_board::{ByColor, Topology};
use semeai_search::PositionBudget;
use semeai_tactics::paper::PaperBoard;
use semeai_tactics::{
    Experiment, ExperimentFault, NamedBoard, Player, Preset, Rules, Run, Share, SimulationReport,
    simulate,
};

use crate::desk::{Ask, Progress};
use crate::host::{Control, cores};
use crate::kind::Kind;
use crate::session::Session;

/// The tables that are one button away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableKind {
    /// The four boards of the paper, as we read it.
    Paper,
    /// A square, and boards without corners: a cylinder and tori.
    WithoutCorners,
}

/// So many games are played a cell, as in the paper.
const GAMES: u64 = 10_000;
/// What their random numbers are made from.
const SEED: u64 = 1;

/// The boards without corners, beside the square that they are compared with.
const WITHOUT_CORNERS: [&str; 6] = [
    "square:6x6",
    "cylinder:6x6",
    "torus:6x6",
    "kagome-torus:3x4",
    "honey-torus:3x6",
    "tri-torus:6x6",
];

impl TableKind {
    /// Both, in the order in which they are offered.
    pub const ALL: [Self; 2] = [Self::Paper, Self::WithoutCorners];

    /// The table of a name, as it is written on the command line: `paper`, `without-corners`.
    pub fn named(name: &str) -> Option<Self> {
        match name {
            "paper" => Some(Self::Paper),
            "without-corners" => Some(Self::WithoutCorners),
            _ => None,
        }
    }

    /// The names of its boards.
    pub fn boards(self) -> Vec<&'static str> {
        match self {
            Self::Paper => PaperBoard::ALL.map(PaperBoard::name).to_vec(),
            Self::WithoutCorners => WITHOUT_CORNERS.to_vec(),
        }
    }

    /// Its games: Black at random and by every preset, White at random.
    ///
    /// # Panics
    ///
    /// Never: its boards are made in the tests.
    pub fn experiment(self) -> Experiment {
        let board = |name: &str| NamedBoard {
            name: name.to_owned(),
            topology: Arc::new(Topology::new(name.parse().expect("the name of a board"))),
        };
        let maps = Preset::ALL
            .into_iter()
            .map(|preset| Player::Map(preset.map()));
        let black = std::iter::once(Player::Random).chain(maps).collect();
        let white = vec![Player::Random];
        Experiment {
            boards: self.boards().into_iter().map(board).collect(),
            players: ByColor { black, white },
            rules: Rules::PAPER_LIKE,
            games: GAMES,
            seed: SEED,
        }
    }
}

/// Asks for a table of games.
#[derive(Clone, Debug)]
pub struct PlayTable {
    /// Which of those that are one button away; none if it is an experiment of one's own.
    pub table: Option<TableKind>,
    /// The games, as far as they have been played.
    run: Arc<Run>,
}

impl PartialEq for PlayTable {
    /// The same games: a table that is played once more is another one.
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.run, &other.run)
    }
}

impl PlayTable {
    /// A table of which nothing has been played.
    ///
    /// # Panics
    ///
    /// Never: its games can be played, as the tests say.
    pub fn new(table: TableKind) -> Self {
        let played = Self::of(table.experiment());
        Self {
            table: Some(table),
            ..played.expect("games that can be played")
        }
    }

    /// The games, for who looks at them one by one.
    pub(super) const fn run(&self) -> &Arc<Run> {
        &self.run
    }

    /// The table of an experiment of one's own, of which nothing has been played.
    ///
    /// # Errors
    ///
    /// If it cannot be played, or has too many cells for a table.
    pub fn of(experiment: Experiment) -> Result<Self, ExperimentFault> {
        experiment.check_table()?;
        Ok(Self {
            table: None,
            run: Arc::new(Run::new(experiment, Share::WHOLE)?),
        })
    }

    /// What is played.
    pub fn experiment(&self) -> &Experiment {
        self.run.experiment()
    }

    /// How far every cell has come. Linear in the cells.
    pub fn report(&self) -> SimulationReport {
        SimulationReport::of(&self.run)
    }
}

impl Ask for PlayTable {
    /// What all cells came to, or as far as they were played.
    type Answer = SimulationReport;
    type Memory = ();
    const NAME: &'static str = "table of games";

    fn answer(self, (): &mut (), control: &Control) -> SimulationReport {
        let budget = PositionBudget::new(u64::MAX).with_stop(Some(control.stop_flag()));
        simulate(&self.run, cores(), &budget);
        self.report()
    }
}

impl Kind for PlayTable {}

/// No more cells of a table than these are shown at once.
const MOST_SHOWN: usize = 1_000;

/// A table of games as it is seen.
#[derive(Clone, Debug)]
pub struct TableProgress {
    /// Which of those that are one button away; none if it is an experiment of one's own.
    pub table: Option<TableKind>,
    /// The cells, as far as they have come; of very many the first.
    pub report: SimulationReport,
    /// How many cells the table has.
    pub cells: u64,
    /// How many of them were played to the end.
    pub finished: usize,
    /// The share of its games that have been played, from 0 to 1.
    pub share: f64,
    /// About how long the rest will take; nothing while that is not known, or nothing is being played.
    pub left: Option<Duration>,
}

/// Tables of games.
impl Session {
    /// The table that was asked for last, as far as it has come.
    pub fn table(&self) -> Option<TableProgress> {
        let asked = self.desk().wanted::<PlayTable>()?;
        let come = asked.run.progress();
        let share = share(come.games, asked.run.games());
        let left = match self.progress::<PlayTable>() {
            Progress::Running { elapsed, .. } => left(elapsed, share),
            _ => None,
        };
        Some(TableProgress {
            table: asked.table,
            report: SimulationReport::beginning_of(&asked.run, MOST_SHOWN),
            cells: asked.run.cells_asked(),
            finished: come.cells,
            share,
            left,
        })
    }
}

#[expect(clippy::cast_precision_loss, reason = "told in round numbers")]
fn share(games: u64, all: u64) -> f64 {
    games as f64 / all.max(1) as f64
}

/// How long the rest takes if it goes on like this.
fn left(elapsed: Duration, share: f64) -> Option<Duration> {
    let is_known = share > 0.002;
    let seconds = elapsed.as_secs_f64() * (1.0 - share) / share;
    is_known
        .then(|| Duration::try_from_secs_f64(seconds).ok())
        .flatten()
}

#[cfg(test)]
mod tests {
    use semeai_board::BoardKind;

    use super::*;
    use crate::Document;

    #[test]
    fn every_table_can_be_played() {
        for (table, boards) in [(TableKind::Paper, 4), (TableKind::WithoutCorners, 6)] {
            let asked = PlayTable::new(table);
            assert_eq!(asked.report().cells.len(), boards * 13);
            assert_eq!(asked.experiment().games, 10_000);
            assert!(asked != PlayTable::new(table), "another one");
        }
        let printed = PlayTable::new(TableKind::Paper).report();
        assert!(printed.cells.iter().all(|cell| cell.paper.is_some()));
    }

    #[test]
    fn what_is_played_is_seen_and_stays_when_it_is_stopped() {
        let board = BoardKind::rectangle(3, 3).expect("a board");
        let mut session = Session::new(Document::empty(board));
        assert!(session.table().is_none());
        session.ask(PlayTable::new(TableKind::Paper));
        session.start();
        let begun = std::time::Instant::now();
        while session.table().is_some_and(|table| table.share == 0.0) {
            assert!(begun.elapsed().as_secs() < 60, "nothing is played");
            std::thread::yield_now();
        }
        session.stop::<PlayTable>();
        session.start();
        session.desk_mut().finish::<PlayTable>();
        session.update();
        let table = session.table().expect("it stays");
        assert!(table.share > 0.0 && table.share < 1.0, "{}", table.share);
        assert!(table.left.is_none(), "nothing is being played");
        assert!(!session.progress::<PlayTable>().is_pending());
    }

    #[test]
    fn how_long_the_rest_takes_follows_from_what_was_played() {
        let minute = Duration::from_secs(60);
        assert_eq!(left(minute, 0.75), Some(Duration::from_secs(20)));
        assert_eq!(left(minute, 0.0), None);
    }
}
