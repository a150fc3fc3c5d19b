//! Reading and writing: what tests of several kinds share.

mod answers;
mod edited;
mod laws;
mod line;
mod markup;
mod odd;
mod others;
mod positions;
mod rearrangement;
mod record;
mod refusals;

use std::sync::Arc;

use proptest::prelude::*;
use semeai_board::{BoardKind, Color, Point, PointSet, Role, Topology};
use semeai_life::{Ending, Ko, Kos};
use semeai_race::picks::{ClosedQuestion, Move};
use semeai_race::report::Report;
use semeai_race::solve::Several;

use crate::file::sgf::names::OF_ROOT;
use crate::file::{
    self, Answers, FileContent, FileErrorKind, FileFormat, FileNotice, FormatError, Spot, parse,
    parse_game,
};
use crate::{Action, Document, Language, LifeMarks, MapMarks, MarkAction, apply};

fn load(text: &str) -> FileContent {
    parse("test.sgf", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"))
}

fn to_sgf(document: &Document, told: &Answers<'_>) -> String {
    file::to_sgf(document, told).expect("a rectangle")
}

fn refusal(text: &str) -> (Option<Spot>, FileErrorKind) {
    let error = parse("test.sgf", text.as_bytes()).expect_err("refused");
    (error.spot, error.kind)
}

fn at(document: &Document, name: &str) -> Point {
    document.topology().point(name).expect("on the board")
}

fn role(document: &Document, name: &str) -> Role {
    let block = document
        .board
        .setup
        .block_at(at(document, name))
        .expect("a stone");
    document.marks.roles.of(&block)
}

/// What is told of a race that was counted.
fn counted<'a>(report: &'a Report, words: &'a [String]) -> Answers<'a> {
    Answers {
        race: Some(report),
        words,
        ..Answers::NOTHING
    }
}

/// Saves and loads again.
fn again(document: &Document) -> FileContent {
    load(&to_sgf(document, &Answers::NOTHING))
}

/// A race in the corner of a small board: black A9 and white A8 essential, black E5 safe.
fn race() -> Document {
    let mut document = load("(;SZ[9]AB[aa][ba][ee]AW[ab][bb])").document;
    for (name, role) in [
        ("A9", Role::Essential),
        ("A8", Role::Essential),
        ("E5", Role::Safe),
    ] {
        let point = at(&document, name);
        apply::apply(
            &mut document,
            &Action::Mark(MarkAction::Set { point, role }),
        )
        .expect("a block");
    }
    document.race.picks.add(&[], at(&document, "C9"));
    document
}
