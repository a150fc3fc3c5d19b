//! Many graphs, counted by the classes of their empty boards.

use std::time::Duration;

use semeai_life::{Census, CensusCount};
use semeai_session::Phrasing;

use crate::grammar::{grouped, int};
use crate::texts::life::census as texts;

/// How many graphs of each size there are of each kind, a line each.
pub fn census_lines(census: &Census, phrasing: Phrasing) -> Vec<String> {
    let line = |(points, count): (usize, CensusCount)| {
        let [graphs, first, stand_off, mixed, ko] = [
            count.graphs,
            count.all_first,
            count.all_stand_off,
            count.mixed,
            count.depend_on_ko,
        ]
        .map(grouped);
        texts::census_line(
            &first,
            &graphs,
            &ko,
            &mixed,
            int(points),
            &stand_off,
            phrasing,
        )
    };
    census.counts().map(line).collect()
}

/// Why there is no census of all graphs of so many points.
pub fn census_too_large(points: &str, most: usize, graphs: u64, phrasing: Phrasing) -> String {
    texts::census_too_large(&grouped(graphs), &most, &points, phrasing)
}

/// That so many graphs take long, so that it must be said how long.
pub fn census_needs_seconds(
    points: usize,
    graphs: u64,
    minutes: u64,
    phrasing: Phrasing,
) -> String {
    texts::census_needs_seconds(&grouped(graphs), &grouped(minutes), &points, phrasing)
}

/// That the time was over after so many of all graphs.
pub fn census_cut(done: u64, graphs: u64, granted: Duration, phrasing: Phrasing) -> String {
    let seconds = granted.as_secs_f64();
    texts::census_cut(&grouped(done), &grouped(graphs), &seconds, phrasing)
}

/// That a line of the rows that are there is none of a census.
pub fn census_no_row(name: &str, line: usize, phrasing: Phrasing) -> String {
    texts::census_no_row(&line, &name, phrasing)
}
