//! One point: what it is, and the rule by which.

use semeai_board::{ByColor, Color, Point, Topology};
use semeai_life::{Class, PointReport, Reach};
use semeai_session::Phrasing;

use super::names::reach_name;
use crate::grammar::{one_of, sentences, side};
use crate::texts::life::point as texts;
pub use crate::texts::life::point::no_class;

/// How the class of a point follows from the best that the moves of each side lead to.
pub fn reach_sentence(reach: ByColor<Reach>, phrasing: Phrasing) -> String {
    let (black, white) = (
        reach_name(reach.black, Color::Black, phrasing),
        reach_name(reach.white, Color::White, phrasing),
    );
    let class = Class::by_moves(reach);
    texts::reach_sentence(&black, &class, &white, phrasing)
}

/// Over the first moves of a side, or that it has none.
pub fn first_moves(color: Color, has_moves: bool, phrasing: Phrasing) -> String {
    let player = side(color, phrasing);
    match has_moves {
        true => texts::first_moves_yes(&player, phrasing),
        false => texts::first_moves_no(&player, phrasing),
    }
}

/// The first moves with which a side takes a point that it does not have anyhow; empty where there is none, or none is the right one.
pub fn taking_moves(point: &PointReport, topology: &Topology, phrasing: Phrasing) -> String {
    let said = Color::ALL.into_iter().filter_map(|color| {
        let won = match color {
            Color::Black => Class::Black,
            Color::White => Class::White,
        };
        let taking = point.moves[color].iter().filter(|it| it.class == won);
        let taking: Vec<Point> = taking.map(|it| it.played).collect();
        let is_named = (1..=MOST_NAMED).contains(&taking.len()) && point.class != won;
        let player = side(color, phrasing);
        let moves = is_named.then(|| one_of(&taking, topology, phrasing))?;
        Some(texts::taking_moves(&moves, &player, phrasing))
    });
    sentences(&said.collect::<Vec<_>>(), phrasing)
}

/// The most moves that are named.
const MOST_NAMED: usize = 5;
