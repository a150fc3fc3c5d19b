//! Asking how the share of a cell of a table settled: its games once more, looked at after growing numbers of them.

use std::sync::Arc;

use semeai_search::PositionBudget;
use semeai_tactics::{Rate, Run, SimulationReport, Tally};

use super::PlayTable;
use crate::desk::{Ask, Progress};
use crate::host::Control;
use crate::kind::Kind;
use crate::session::Session;

/// No more games than these are played again; what a larger cell came to in all stands at the end.
const MOST_AGAIN: u64 = 100_000;

/// Asks how often Black had won after so many games of a cell.
///
/// The counts of a table are kept without their order, so that they take no more room for more games. A game is the same whenever
/// it is played, so they are had again by playing.
#[derive(Clone, Debug)]
pub struct CellCourse {
    run: Arc<Run>,
    /// Which cell of it.
    pub cell: usize,
}

impl PartialEq for CellCourse {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.run, &other.run) && self.cell == other.cell
    }
}

impl Ask for CellCourse {
    /// The share after growing numbers of games; as far as they were played again, if that was stopped.
    type Answer = Vec<(u64, Rate)>;
    type Memory = ();
    const NAME: &'static str = "course of a cell";

    fn still_shows(&self, earlier: &Self, progress: Progress) -> bool {
        self == earlier && progress.is_unnoticed()
    }

    fn answer(self, (): &mut (), control: &Control) -> Self::Answer {
        let experiment = self.run.experiment();
        let Some(cell) = experiment.cell(self.cell) else {
            return Vec::new();
        };
        let mut budget = PositionBudget::new(u64::MAX).with_stop(Some(control.stop_flag()));
        let mut tally = Tally::default();
        let mut rates = Vec::new();
        for games in steps(experiment.games.min(MOST_AGAIN)) {
            match cell.play(experiment.seed, tally.games..games, &mut budget) {
                Ok(more) => tally.add(&more),
                Err(_) => break,
            }
            rates.push((games, Rate::of_wins(&tally)));
        }
        rates
    }
}

/// 10, 20, 50, 100 and so on, and the last number itself.
fn steps(last: u64) -> Vec<u64> {
    let powers = (1..).map_while(|power| 10_u64.checked_pow(power));
    let round = powers.flat_map(|power| [1, 2, 5].map(|times| power.saturating_mul(times)));
    let round = round.take_while(|games| *games < last);
    round.chain([last]).collect()
}

impl Kind for CellCourse {}

/// Cells of tables.
impl Session {
    /// Asks how the share of a cell of the table settled, or nothing any more.
    pub fn look_at_course(&mut self, cell: Option<usize>) {
        let run = self.desk().wanted::<PlayTable>().map(PlayTable::run);
        let question = run.zip(cell).map(|(run, cell)| CellCourse {
            run: Arc::clone(run),
            cell,
        });
        self.desk_mut().turn(question);
    }

    /// How the share of a cell of the table settled, as far as it is known: what all its games came to is, as soon as it is finished.
    pub fn course(&self, cell: usize, report: &SimulationReport) -> Vec<(u64, Rate)> {
        let asked = self.desk().wanted::<CellCourse>();
        let is_of = asked.is_some_and(|asked| asked.cell == cell);
        let again = self.shown::<CellCourse>().filter(|_| is_of);
        let mut rates = again.cloned().unwrap_or_default();
        let whole = report.cells.get(cell).filter(|it| it.is_finished());
        let last = rates.last().map_or(0, |(games, _)| *games);
        if let Some(whole) = whole.filter(|whole| whole.tally.games > last) {
            rates.push((whole.tally.games, whole.rate()));
        }
        rates
    }
}

#[cfg(test)]
mod tests {
    use semeai_board::BoardKind;

    use super::*;
    use crate::{Document, TableKind};

    #[test]
    fn growing_numbers_end_with_the_last() {
        assert_eq!(steps(100), [10, 20, 50, 100]);
        assert_eq!(steps(7), [7]);
        assert_eq!(steps(1_234).last(), Some(&1_234));
    }

    #[test]
    fn the_course_of_a_cell_ends_with_its_count() {
        let board = BoardKind::rectangle(3, 3).expect("a board");
        let mut session = Session::new(Document::empty(board));
        session.look_at_course(Some(0));
        assert!(session.desk().wanted::<CellCourse>().is_none(), "no table");
        session.ask(PlayTable::new(TableKind::Paper));
        session.look_at_course(Some(40));
        let asked = session
            .desk()
            .wanted::<CellCourse>()
            .expect("asked")
            .clone();
        session.start();
        session.desk_mut().finish::<CellCourse>();
        session.update();
        let report = session.table().expect("a table").report;
        let course = session.course(40, &report);
        let games: Vec<u64> = course.iter().map(|(games, _)| *games).collect();
        assert_eq!(games, steps(10_000));
        let experiment = asked.run.experiment();
        let mut budget = PositionBudget::new(u64::MAX);
        let cell = experiment.cell(40).expect("a cell");
        for (games, rate) in course {
            let whole = cell.play(experiment.seed, 0..games, &mut budget);
            assert_eq!(rate, Rate::of_wins(&whole.expect("games")), "{games}");
        }
        session.look_at_course(None);
        let other = session.course(41, &report);
        assert!(other.len() <= 1, "nothing of it is played again");
        session.stop::<PlayTable>();
    }
}
