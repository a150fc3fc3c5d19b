//! The pages of answers: one below the other, each with a small board where what was found is seen on one.

use semeai_session::Coordinates;
use semeai_session::handout::{HandoutProblem, ProblemTexts};

use super::diagram::{Diagram, answer_scene, cell_in, diagram, is_shown};
use super::page::{BOTTOM, COLORS, MARGIN, TOP, WIDTH, line_height};
use super::texts::{in_lines, in_one_line};
use crate::drawing::{Anchor, Mark, Place};

/// The room of a board beside its answer.
const BOARD: Place = (220.0, 230.0);
/// Where the text beside a board begins.
const BESIDE: f32 = BOARD.0 + 18.0;
/// The height of the text, and of the name over it with the room below that.
const TEXT: f32 = 11.5;
const NAME_TEXT: f32 = 13.0;
const NAME: f32 = 22.0;
/// The room between two answers.
const GAP: f32 = 18.0;

/// The pages, as many as the answers take.
pub(super) fn pages(
    problems: &[(&HandoutProblem, &ProblemTexts)],
    coordinates: Coordinates,
) -> Vec<Vec<Mark>> {
    // One scale for all of them, for they go on from page to page.
    let cells = problems.iter().filter(|(problem, _)| is_shown(problem));
    let cells = cells.map(|(problem, _)| cell_in(problem, BOARD));
    let mut pages = Pages {
        all: vec![Vec::new()],
        y: TOP,
        cell: cells.fold(f32::INFINITY, f32::min),
        coordinates,
    };
    for (problem, texts) in problems {
        pages.add(problem, texts);
    }
    pages.all
}

struct Pages {
    all: Vec<Vec<Mark>>,
    /// Where the next answer begins on the last page.
    y: f32,
    /// How far neighbours are from each other on every board.
    cell: f32,
    /// How lines are called beside the boards.
    coordinates: Coordinates,
}

impl Pages {
    fn add(&mut self, problem: &HandoutProblem, texts: &ProblemTexts) {
        let has_board = is_shown(problem);
        let left = if has_board { BESIDE } else { 0.0 };
        let paragraphs = texts.answer.iter();
        let lines: Vec<String> = paragraphs
            .flat_map(|text| in_lines(text, TEXT, WIDTH - left))
            .collect();
        let (cell, coordinates) = (self.cell, self.coordinates);
        let drawn = |y: f32| {
            let scene = answer_scene(problem);
            diagram(problem, &scene, (MARGIN, y), cell, coordinates)
        };
        let board = if has_board { drawn(TOP).size.1 } else { 0.0 };
        let text: f32 = lines.iter().map(|_| line_height(TEXT)).sum();
        // An answer stays together if a page has room for it, and its board stays with its name in any case.
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
        let first_page = self.all.len();
        if has_board {
            let Diagram { marks, .. } = drawn(begin);
            self.push(marks);
        }
        for line in &lines {
            self.line(line, left);
        }
        if self.all.len() == first_page {
            self.y = self.y.max(begin + board);
        }
        self.y += GAP;
    }

    fn name(&mut self, name: &str) {
        let name = in_one_line(name, NAME_TEXT, WIDTH);
        let at = (MARGIN, self.y + NAME_TEXT);
        self.push([Mark::text(at, &name, Anchor::Start, NAME_TEXT, COLORS.ink)]);
        self.y += NAME;
    }

    fn line(&mut self, line: &str, left: f32) {
        let height = line_height(TEXT);
        if self.y + height > BOTTOM {
            self.turn();
        }
        let at = (MARGIN + left, self.y + TEXT);
        self.push([Mark::text(at, line, Anchor::Start, TEXT, COLORS.ink)]);
        self.y += height;
    }

    fn push(&mut self, marks: impl IntoIterator<Item = Mark>) {
        if let Some(page) = self.all.last_mut() {
            page.extend(marks);
        }
    }

    fn turn(&mut self) {
        self.all.push(Vec::new());
        self.y = TOP;
    }
}
