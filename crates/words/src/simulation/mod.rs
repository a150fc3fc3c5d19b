//! A table of simulated games: what every cell came to, which boards are alike, a game of it, and the maps that win most.

mod alike;
mod explore;
mod faults;
mod replay;

pub use self::alike::{alike_sentence, alike_sentences};
pub use self::explore::{
    classes_sentence, exploration_sentences, explored_sentence, unfinished_sentence,
};
pub use self::faults::{
    experiment_fault, experiment_file_error, join_error, long_time, player_error, rules_error,
    sizes_error, too_long, wants_one_cell,
};
pub use self::replay::replay_sentences;

use semeai_session::Phrasing;
use semeai_tactics::{CellReport, MOST_CELLS, Rules, SimulationReport};

use crate::grammar::{grouped, in_columns, int};
use crate::texts::simulation as texts;
pub use crate::texts::simulation::unread_sentence;

/// Everything about a table, a sentence a line: the rules, the whole table where it has several cells, the cells, which boards are
/// alike.
pub fn simulation_sentences(report: &SimulationReport, phrasing: Phrasing) -> Vec<String> {
    let cells = report.cells.iter();
    let cells = cells.map(|cell| cell_sentence(cell, phrasing));
    [rules_sentence(report.rules, report.seed, phrasing)]
        .into_iter()
        .chain(table_lines(report, phrasing))
        .chain(cells)
        .chain(alike_sentences(report, phrasing))
        .collect()
}

/// A table of several cells: boards across, players down, Black's wins in percent with the ends of their interval, and what is printed
/// beside it.
fn table_lines(report: &SimulationReport, phrasing: Phrasing) -> Vec<String> {
    if report.cells.len() < 2 {
        return Vec::new();
    }
    let boards = report.boards();
    let corner = texts::table_corner(phrasing).to_owned();
    let head = [corner]
        .into_iter()
        .chain(boards.iter().map(|it| (*it).to_owned()));
    let mut rows: Vec<Vec<String>> = vec![head.collect()];
    for players in report.players() {
        let black = player(&players.black, phrasing);
        let white = player(&players.white, phrasing);
        let heading = match &*players.white {
            "random" => black.to_owned(),
            _ => format!("{black} : {white}"),
        };
        let cells = boards.iter().map(|board| {
            let cell = report.cell(board, players);
            let cell = cell.filter(|cell| cell.tally.games > 0);
            cell.map_or(String::new(), table_cell)
        });
        rows.push([heading].into_iter().chain(cells).collect());
    }
    in_columns(&rows).lines().map(str::to_owned).collect()
}

fn table_cell(cell: &CellReport) -> String {
    let (rate, interval) = (cell.rate(), cell.rate().interval());
    let [won, low, high] = [rate.share, interval.low, interval.high].map(percent);
    let printed = cell
        .paper
        .map(|paper| format!(" ({})", percent(paper.share)));
    format!("{won} [{low}, {high}]{}", printed.unwrap_or_default())
}

/// By which rules and from which seed games were played. The name of the rules says what was changed.
pub fn rules_sentence(rules: Rules, seed: u64, phrasing: Phrasing) -> String {
    let name = rules.to_string();
    texts::rules_sentence(&name, &seed, phrasing)
}

/// What a cell came to.
pub fn cell_sentence(cell: &CellReport, phrasing: Phrasing) -> String {
    let heading = heading(cell, phrasing);
    let (tally, rate) = (&cell.tally, cell.rate());
    if tally.games == 0 {
        return texts::cell_sentence_game_was_played(&heading, phrasing);
    }
    let interval = rate.interval();
    let [won, low, high] = [rate.share, interval.low, interval.high].map(percent);
    let [draws, lost] =
        [tally.draws, tally.wins.white].map(|part| percent(share(part, tally.games)));
    let [capped, fallback] = [share(tally.capped, tally.games), tally.fallback()].map(percent);
    let games = grouped(tally.games);
    let plies = format!("{:.1}", tally.plies_a_game());
    let printed = printed(cell, phrasing);
    let open = open(cell, phrasing);
    texts::cell_sentence_black_wins_games(
        &capped, &draws, &fallback, &games, &heading, &high, &lost, &low, &open, &plies, &printed,
        &won, phrasing,
    )
}

fn heading(cell: &CellReport, phrasing: Phrasing) -> String {
    let board = &cell.board;
    let points = texts::heading_points(int(cell.points), &cell.points, phrasing);
    let [black, white] =
        [&cell.players.black, &cell.players.white].map(|text| player(text, phrasing));
    texts::heading_black_white(&black, &board, &points, &white, phrasing)
}

fn player(text: &str, phrasing: Phrasing) -> &str {
    match text {
        "random" => texts::player(phrasing),
        map => map,
    }
}

/// The printed rate beside it, with the distance in standard errors.
fn printed(cell: &CellReport, phrasing: Phrasing) -> String {
    let (Some(paper), Some(errors)) = (cell.paper, cell.errors_above_paper()) else {
        return String::new();
    };
    let (paper, errors) = (percent(paper.share), format!("{errors:+.1}"));
    texts::printed(&errors, &paper, phrasing)
}

fn open(cell: &CellReport, phrasing: Phrasing) -> String {
    if cell.is_finished() {
        return String::new();
    }
    let asked = grouped(cell.asked);
    texts::open(&asked, phrasing)
}

/// How many cells of a table are finished while it is played, for the bottom line.
pub fn cells_finished(finished: usize, all: u64, phrasing: Phrasing) -> String {
    let (finished, all) = (grouped(finished as u64), grouped(all));
    texts::cells_finished(&all, &finished, phrasing)
}

/// How many cells were finished where not all were.
pub fn stopped_sentence(finished: usize, all: u64, phrasing: Phrasing) -> String {
    let (finished, all) = (grouped(finished as u64), grouped(all));
    texts::stopped_sentence(&all, &finished, phrasing)
}

/// That no more cells are played of an experiment that has more.
pub fn first_cells_sentence(phrasing: Phrasing) -> String {
    let most = grouped(MOST_CELLS);
    texts::first_cells_sentence(&most, phrasing)
}

/// That only the first cells of a table are shown, and where all of them are.
pub fn first_shown_sentence(shown: usize, all: u64, phrasing: Phrasing) -> String {
    let (shown, all) = (grouped(shown as u64), grouped(all));
    texts::first_shown_sentence(&all, &shown, phrasing)
}

/// How many cells are in none of the pieces that were put together, and how many lack games.
pub fn incomplete_sentence(missing: u64, open: usize, phrasing: Phrasing) -> String {
    texts::incomplete_sentence(&missing, &open, phrasing)
}

/// What is true of the table of the source, whatever was counted here: it stands beside it.
pub fn paper_notes(phrasing: Phrasing) -> Vec<String> {
    [
        texts::paper_notes_printed_numbers_games(phrasing),
        texts::paper_notes_printed_maps_not(phrasing),
        texts::paper_notes_conjectured_maps_were(phrasing),
    ]
    .map(str::to_owned)
    .into()
}

/// A share in percent with one digit.
fn percent(share: f64) -> String {
    format!("{:.1}", 100.0 * share)
}

#[expect(clippy::cast_precision_loss, reason = "told with one digit")]
fn share(part: u64, whole: u64) -> f64 {
    part as f64 / whole as f64
}
