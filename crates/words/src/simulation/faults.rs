//! Why a table cannot be played, read or put together.

use std::time::Duration;

use semeai_board::Color;
use semeai_session::Phrasing;
use semeai_tactics::{
    ExperimentFault, ExperimentFileError, JoinError, JoinErrorKind, MOST_CELLS,
    MOST_EXPERIMENT_BOARDS, MOST_GAMES, MapError, RulesError, RulesErrorKind, SizesError,
};

use crate::boards::kind_error;
use crate::grammar::{grouped, side};
use crate::tactics::{map_error, missing_points};
use crate::texts::simulation::faults as texts;

/// Why an experiment cannot be played.
pub fn experiment_fault(fault: &ExperimentFault, phrasing: Phrasing) -> String {
    match fault {
        ExperimentFault::NoCells => texts::experiment_fault_no_cells(phrasing).to_owned(),
        ExperimentFault::TooManyCells(cells) => {
            let (cells, most) = (grouped(*cells), grouped(MOST_CELLS));
            texts::experiment_fault_cells_more_than(&cells, &most, phrasing)
        }
        ExperimentFault::TooManyBoards => {
            let most = grouped(MOST_EXPERIMENT_BOARDS as u64);
            texts::experiment_fault_more_than_boards(&most, phrasing)
        }
        ExperimentFault::NoGames => texts::experiment_fault_no_games(phrasing).to_owned(),
        ExperimentFault::TooManyGames(games) => {
            let (games, most) = (grouped(*games), grouped(MOST_GAMES));
            texts::experiment_fault_games_cell_more(&games, &most, phrasing)
        }
        ExperimentFault::MissingPoints { board, missing } => {
            format!("{board}: {}", missing_points(missing, phrasing))
        }
    }
}

/// Why a text names no rules, and where.
pub fn rules_error(error: &RulesError, phrasing: Phrasing) -> String {
    let RulesError { kind, column, text } = error;
    let expected = match kind {
        RulesErrorKind::Name => "paper-like",
        RulesErrorKind::Part => "own-eyes=, ko=, end=, cap=, score=, pass=",
        RulesErrorKind::Value => match text.split('=').next() {
            Some("own-eyes") => "yes, no",
            Some("ko") => "none, simple, superko",
            Some("end") => "two-passes, one-pass",
            Some("score") => "area, stones, territory",
            Some("pass") => "last, any",
            _ => "1 … 1000000",
        },
    };
    texts::rules_error(&column, &expected, &text, phrasing)
}

/// Why a row of sizes is none.
pub fn sizes_error(error: &SizesError, phrasing: Phrasing) -> String {
    match error {
        SizesError::NotNumbers(text) => texts::sizes_error_not_numbers(&text, phrasing),
        SizesError::Falling { first, last } => texts::sizes_error_falling(&first, &last, phrasing),
        SizesError::Unequal(first, second) => texts::sizes_error_unequal(&first, &second, phrasing),
        SizesError::TooMany(count) => {
            let most = semeai_tactics::MOST_BOARDS;
            texts::sizes_error_boards_one_name(&count, &most, phrasing)
        }
    }
}

/// Why a file is no experiment.
pub fn experiment_file_error(error: &ExperimentFileError, phrasing: Phrasing) -> String {
    match error {
        ExperimentFileError::Json { reason, .. } => {
            texts::experiment_file_error_json(&reason, phrasing)
        }
        ExperimentFileError::Format => texts::experiment_file_error_format(phrasing).to_owned(),
        ExperimentFileError::Version(version) => {
            texts::experiment_file_error_version(&version, phrasing)
        }
        ExperimentFileError::Board { name, error } => {
            let error = kind_error(error, phrasing);
            texts::experiment_file_error_its_board_not(&error, &name, phrasing)
        }
        ExperimentFileError::Graph { name, error } => {
            texts::experiment_file_error_graph(&error, &name, phrasing)
        }
        ExperimentFileError::Player { color, text, error } => {
            player_error(*color, text, error, phrasing)
        }
        ExperimentFileError::Rules(error) => {
            let error = rules_error(error, phrasing);
            texts::experiment_file_error_its_rules(&error, phrasing)
        }
        ExperimentFileError::Unplayable(fault) => experiment_fault(fault, phrasing),
    }
}

/// Why a text is no player of a side, and where.
pub fn player_error(color: Color, text: &str, error: &MapError, phrasing: Phrasing) -> String {
    let (color, error) = (side(color, phrasing), map_error(error, phrasing));
    texts::player_error(&color, &error, &text, phrasing)
}

/// Why pieces of a table cannot be put together.
pub fn join_error(error: &JoinError, phrasing: Phrasing) -> String {
    let line = error.line;
    let reason = match error.kind {
        JoinErrorKind::Format => texts::join_error_format(phrasing).to_owned(),
        JoinErrorKind::Version(version) => texts::join_error_version(&version, phrasing),
        JoinErrorKind::Other => texts::join_error_other(phrasing).to_owned(),
        JoinErrorKind::Twice => texts::join_error_twice(phrasing).to_owned(),
        JoinErrorKind::Games => texts::join_error_games(phrasing).to_owned(),
        JoinErrorKind::Seconds => texts::join_error_seconds(phrasing).to_owned(),
        JoinErrorKind::Stopped => texts::join_error_stopped(phrasing).to_owned(),
        JoinErrorKind::TooManyCells => {
            let most = grouped(MOST_CELLS);
            texts::join_error_more_cells_than(&most, phrasing)
        }
    };
    texts::join_error_line(&line, &reason, phrasing)
}

/// That so many games take so long that it is asked whether they are meant, and what can be done.
pub fn too_long(games: u64, time: Duration, phrasing: Phrasing) -> String {
    let (games, time) = (grouped(games), long_time(time, phrasing));
    texts::too_long(&games, &time, phrasing)
}

/// A time in its largest unit.
pub fn long_time(time: Duration, phrasing: Phrasing) -> String {
    let (seconds, minutes) = (time.as_secs() + 1, time.as_secs() / 60);
    let hours = minutes / 60;
    match (minutes, hours) {
        (0 | 1, _) => return texts::long_time_s(&seconds, phrasing),
        (_, 0 | 1) => return texts::long_time_minutes(&minutes, phrasing),
        _ => {}
    }
    let (days, years) = (hours / 24, hours / 24 / 365);
    if years >= 2 {
        let years = grouped(years);
        return texts::long_time_years(&years, phrasing);
    }
    if days >= 2 {
        return texts::long_time_days(&days, phrasing);
    }
    texts::long_time_hours(&hours, phrasing)
}

/// That a game is replayed of one cell alone.
pub fn wants_one_cell(cells: u64, phrasing: Phrasing) -> String {
    let cells = grouped(cells);
    texts::wants_one_cell(&cells, phrasing)
}
