//! The pages of answers: one below the other, each with a small board where what was found is seen on one; where the boards are small,
//! in two columns.

use semeai_session::Coordinates;
use semeai_session::handout::{HandoutProblem, ProblemTexts};

use super::diagram::{answer_scene, cell_in, diagram, is_shown, size_of};
use super::page::{BOTTOM, COLORS, MARGIN, TOP, WIDTH, line_height};
use super::texts::{in_lines, in_one_line};
use crate::drawing::{Anchor, Mark, Place};

/// The most room of a board beside its answer, in one column and in each of two.
const BOARD: Place = (220.0, 230.0);
const SMALL_BOARD: Place = (120.0, 130.0);
/// The least distance of neighbours in two columns: a quarter of a centimetre.
const LEAST_CELL: f32 = 9.6;
/// The room between the widest board and the texts beside all of them.
const BESIDE: f32 = 14.0;
/// The room between two columns.
const BETWEEN: f32 = 28.0;
/// The height of the text, and of the name over it with the room below that.
const TEXT: f32 = 11.5;
const NAME_TEXT: f32 = 13.0;
const NAME: f32 = 22.0;
/// The room between two answers.
const GAP: f32 = 18.0;

/// The pages, as many as the answers take.
pub(super) fn pages<'a>(
    problems: &[(&'a HandoutProblem, &ProblemTexts)],
    coordinates: Coordinates,
) -> Vec<Vec<Mark>> {
    let problem_of = |it: &(&'a HandoutProblem, _)| it.0;
    let shown: Vec<_> = problems
        .iter()
        .map(problem_of)
        .filter(|it| is_shown(it))
        .collect();
    // One scale for all of them, for they go on from page to page.
    let cell_of = |room| shown.iter().map(|it| cell_in(it, room)).reduce(f32::min);
    let small = cell_of(SMALL_BOARD).filter(|&cell| cell >= LEAST_CELL);
    let cell = small.or_else(|| cell_of(BOARD)).unwrap_or_default();
    let columns = if small.is_some() { 2 } else { 1 };
    let widest = shown
        .iter()
        .map(|it| size_of(it, cell).0)
        .fold(0.0, f32::max);
    let mut pages = Pages {
        all: vec![Vec::new()],
        columns,
        column: 0,
        y: TOP,
        cell,
        left: widest + BESIDE,
        coordinates,
    };
    for (problem, texts) in problems {
        pages.add(problem, texts);
    }
    pages.all
}

struct Pages {
    all: Vec<Vec<Mark>>,
    /// How many columns a page has.
    columns: u8,
    /// Where the next answer begins on the last page.
    column: u8,
    y: f32,
    /// How far neighbours are from each other on every board.
    cell: f32,
    /// Where the text beside a board begins.
    left: f32,
    /// How lines are called beside the boards.
    coordinates: Coordinates,
}

impl Pages {
    fn add(&mut self, problem: &HandoutProblem, texts: &ProblemTexts) {
        let has_board = is_shown(problem);
        let left = if has_board { self.left } else { 0.0 };
        let paragraphs = texts.answer.iter();
        let width = self.width() - left;
        let lines: Vec<String> = paragraphs
            .flat_map(|text| in_lines(text, TEXT, width))
            .collect();
        let cell = self.cell;
        let board = match has_board {
            true => size_of(problem, cell).1,
            false => 0.0,
        };
        let text: f32 = lines.iter().map(|_| line_height(TEXT)).sum();
        // An answer stays together if a column has room for it, and its board stays with its name in any case.
        let whole = NAME + board.max(text);
        let needed = match whole <= BOTTOM - TOP {
            true => whole,
            false => NAME + board.max(line_height(TEXT)),
        };
        if self.y + needed > BOTTOM && self.y > TOP {
            self.turn();
        }
        self.name(&texts.solution);
        let begin = self.y;
        let first = (self.all.len(), self.column);
        if has_board {
            let scene = answer_scene(problem);
            let at = (self.x(), begin);
            let drawn = diagram(problem, &scene, at, cell, self.coordinates);
            self.push(drawn.marks);
        }
        for line in &lines {
            self.line(line, left);
        }
        if (self.all.len(), self.column) == first {
            self.y = self.y.max(begin + board);
        }
        self.y += GAP;
    }

    /// How wide a column is.
    fn width(&self) -> f32 {
        let columns = f32::from(self.columns);
        (WIDTH - BETWEEN * (columns - 1.0)) / columns
    }

    /// Where the column begins.
    fn x(&self) -> f32 {
        MARGIN + f32::from(self.column) * (self.width() + BETWEEN)
    }

    fn name(&mut self, name: &str) {
        let name = in_one_line(name, NAME_TEXT, self.width());
        let at = (self.x(), self.y + NAME_TEXT);
        self.push([Mark::text(at, &name, Anchor::Start, NAME_TEXT, COLORS.ink)]);
        self.y += NAME;
    }

    fn line(&mut self, line: &str, left: f32) {
        let height = line_height(TEXT);
        if self.y + height > BOTTOM {
            self.turn();
        }
        let at = (self.x() + left, self.y + TEXT);
        self.push([Mark::text(at, line, Anchor::Start, TEXT, COLORS.ink)]);
        self.y += height;
    }

    fn push(&mut self, marks: impl IntoIterator<Item = Mark>) {
        if let Some(page) = self.all.last_mut() {
            page.extend(marks);
        }
    }

    /// Goes on in the next column, or on the next page.
    fn turn(&mut self) {
        self.column += 1;
        if self.column == self.columns {
            self.column = 0;
            self.all.push(Vec::new());
        }
        self.y = TOP;
    }
}
