//! The pages of problems: two rows of two boards, each with its name over it and its question below.

use semeai_session::Coordinates;
use semeai_session::handout::{HandoutProblem, ProblemTexts};

use super::diagram::{cell_in, diagram, problem_scene};
use super::page::{BOTTOM, COLORS, MARGIN, TOP, WIDTH};
use super::texts::{FittedText, in_one_line};
use crate::drawing::{Anchor, Mark, Place};

/// How many columns and rows of problems a page has.
const COLUMNS: usize = 2;
const ROWS: usize = 2;
/// How many problems a page has.
pub(super) const EACH: usize = COLUMNS * ROWS;
/// The room between two columns, and below a row.
const GAP: Place = (34.0, 20.0);
/// The height of the name of a problem with the room below it, and of its letters.
const NAME: f32 = 24.0;
const NAME_TEXT: f32 = 13.5;
/// The least height that is left for a board, however long its question is.
const LEAST: f32 = 170.0;
/// The room between a board and its question.
const BELOW: f32 = 8.0;

/// The pages, four problems each.
pub(super) fn pages(
    problems: &[(&HandoutProblem, &ProblemTexts)],
    coordinates: Coordinates,
) -> Vec<Vec<Mark>> {
    let page = |four: &[(&HandoutProblem, &ProblemTexts)]| {
        let asked: Vec<FittedText> = four.iter().map(|(_, texts)| question(texts)).collect();
        // Boards of a page have one scale: stones are as large on each.
        let cells = four.iter().zip(&asked);
        let cells = cells.map(|((problem, _), asked)| cell_in(problem, room(asked)));
        let cell = cells.fold(f32::INFINITY, f32::min);
        let placed = four.iter().zip(&asked).zip(places());
        placed
            .flat_map(|(((problem, texts), asked), place)| {
                marks(problem, texts, asked, place, cell, coordinates)
            })
            .collect()
    };
    problems.chunks(EACH).map(page).collect()
}

/// The room of each problem.
#[expect(clippy::cast_precision_loss, reason = "columns and rows of a page")]
fn size() -> Place {
    let (columns, rows) = (COLUMNS as f32, ROWS as f32);
    (
        (WIDTH - GAP.0 * (columns - 1.0)) / columns,
        (BOTTOM - TOP) / rows - GAP.1,
    )
}

/// Where they begin, row by row.
#[expect(clippy::cast_precision_loss, reason = "columns and rows of a page")]
fn places() -> impl Iterator<Item = Place> {
    let (width, height) = size();
    (0..COLUMNS * ROWS).map(move |number| {
        let (row, column) = ((number / COLUMNS) as f32, (number % COLUMNS) as f32);
        (
            MARGIN + column * (width + GAP.0),
            TOP + row * (height + GAP.1),
        )
    })
}

/// What is asked below a board.
fn question(texts: &ProblemTexts) -> FittedText {
    let (width, _) = size();
    FittedText::new(&texts.question, (width, under() - LEAST))
}

/// The height of a board and its question.
fn under() -> f32 {
    size().1 - NAME - BELOW
}

/// The room that is left for a board.
fn room(question: &FittedText) -> Place {
    (size().0, under() - question.height())
}

fn marks(
    problem: &HandoutProblem,
    texts: &ProblemTexts,
    question: &FittedText,
    (x, y): Place,
    cell: f32,
    coordinates: Coordinates,
) -> Vec<Mark> {
    let scene = problem_scene(problem);
    let drawn = diagram(problem, &scene, (x, y + NAME), cell, coordinates);
    let name = in_one_line(&texts.name, NAME_TEXT, size().0);
    let name_at = (x, y + NAME_TEXT);
    let mut marks = vec![Mark::text(
        name_at,
        &name,
        Anchor::Start,
        NAME_TEXT,
        COLORS.ink,
    )];
    marks.extend(drawn.marks);
    marks.extend(question.marks((x, y + NAME + drawn.size.1 + BELOW)));
    marks
}
