//! The pages of problems: rows of boards, each with its name over it and its question below, more of them where they are small.

use semeai_session::Coordinates;
use semeai_session::handout::{HandoutProblem, ProblemTexts};

use super::diagram::{cell_in, diagram, problem_scene};
use super::page::{BOTTOM, COLORS, MARGIN, TOP, WIDTH};
use super::texts::{FittedText, in_one_line};
use crate::drawing::{Anchor, Mark, Place};

/// The room between two columns, and below a row.
const GAP: Place = (34.0, 20.0);
/// The height of the name of a problem with the room below it, and of its letters.
const NAME: f32 = 24.0;
const NAME_TEXT: f32 = 13.5;
/// The least height that is left for a board, however long its question is.
const LEAST: f32 = 170.0;
/// The least distance of neighbours on a page with more than four boards: a third of a centimetre. Their questions are no smaller than
/// usual.
const LEAST_CELL: f32 = 12.6;
/// The room between a board and its question.
const BELOW: f32 = 8.0;

/// A page of problems.
pub(super) struct ProblemPage {
    /// How many it has.
    pub(super) count: usize,
    pub(super) marks: Vec<Mark>,
}

/// The pages: four problems each, and up to twelve where they are small. Pages that follow each other have as many, as far as that comes
/// out even.
pub(super) fn pages(
    problems: &[(&HandoutProblem, &ProblemTexts)],
    coordinates: Coordinates,
) -> Vec<ProblemPage> {
    let mut left = problems;
    let mut pages = Vec::new();
    while !left.is_empty() {
        let (count, grid) = next_page(left);
        let (own, others) = left.split_at(count);
        pages.push(ProblemPage {
            count,
            marks: grid.marks(own, coordinates),
        });
        left = others;
    }
    pages
}

/// How many of the problems the next page has, and in what order.
fn next_page(left: &[(&HandoutProblem, &ProblemTexts)]) -> (usize, Grid) {
    let fits = |grid: &Grid| left.iter().take(grid.each()).all(|it| grid.has_room(it));
    let densest = Grid::ALL.into_iter().rev().find(fits);
    let most = densest.unwrap_or(Grid::USUAL).each();
    let count = left.len().div_ceil(left.len().div_ceil(most));
    // Fewer on a page are larger.
    let own = &left[..count];
    let roomiest = Grid::ALL.into_iter().find(|grid| {
        grid.each() >= count && (grid.each() <= most) && own.iter().all(|it| grid.has_room(it))
    });
    (count, roomiest.or(densest).unwrap_or(Grid::USUAL))
}

/// Columns and rows of problems on a page.
#[derive(Clone, Copy)]
struct Grid {
    columns: u8,
    rows: u8,
}

impl Grid {
    /// What every page has room for.
    const USUAL: Self = Self {
        columns: 2,
        rows: 2,
    };

    /// All of them, the roomiest first.
    const ALL: [Self; 4] = [
        Self::USUAL,
        Self {
            columns: 2,
            rows: 3,
        },
        Self {
            columns: 3,
            rows: 3,
        },
        Self {
            columns: 3,
            rows: 4,
        },
    ];

    /// How many problems there are.
    fn each(self) -> usize {
        usize::from(self.columns) * usize::from(self.rows)
    }

    /// The room of each problem.
    fn size(self) -> Place {
        let (columns, rows) = (f32::from(self.columns), f32::from(self.rows));
        (
            (WIDTH - GAP.0 * (columns - 1.0)) / columns,
            (BOTTOM - TOP) / rows - GAP.1,
        )
    }

    /// Where they begin, row by row.
    fn places(self) -> impl Iterator<Item = Place> {
        let (width, height) = self.size();
        let rows = (0..self.rows).map(f32::from);
        let columns = move || (0..self.columns).map(f32::from);
        rows.flat_map(move |row| {
            columns().map(move |column| {
                (
                    MARGIN + column * (width + GAP.0),
                    TOP + row * (height + GAP.1),
                )
            })
        })
    }

    /// The height of a board and its question.
    fn under(self) -> f32 {
        self.size().1 - NAME - BELOW
    }

    /// What is asked below a board.
    fn question(self, texts: &ProblemTexts) -> FittedText {
        let least = LEAST.min(self.under() / 2.0);
        FittedText::new(&texts.question, (self.size().0, self.under() - least))
    }

    /// The room that is left for a board.
    fn room(self, question: &FittedText) -> Place {
        (self.size().0, self.under() - question.height())
    }

    /// Whether a board is large enough there to be read and drawn on, below a text of the usual size.
    fn has_room(self, (problem, texts): &(&HandoutProblem, &ProblemTexts)) -> bool {
        let question = self.question(texts);
        question.is_usual() && cell_in(problem, self.room(&question)) >= LEAST_CELL
    }

    fn marks(
        self,
        problems: &[(&HandoutProblem, &ProblemTexts)],
        coordinates: Coordinates,
    ) -> Vec<Mark> {
        let asked: Vec<FittedText> = problems.iter().map(|it| self.question(it.1)).collect();
        // Boards of a page have one scale: stones are as large on each.
        let cells = problems.iter().zip(&asked);
        let cells = cells.map(|((problem, _), asked)| cell_in(problem, self.room(asked)));
        let cell = cells.fold(f32::INFINITY, f32::min);
        let placed = problems.iter().zip(&asked).zip(self.places());
        placed
            .flat_map(|(((problem, texts), asked), (x, y))| {
                let scene = problem_scene(problem);
                let drawn = diagram(problem, &scene, (x, y + NAME), cell, coordinates);
                let name = in_one_line(&texts.name, NAME_TEXT, self.size().0);
                let name_at = (x, y + NAME_TEXT);
                let name = Mark::text(name_at, &name, Anchor::Start, NAME_TEXT, COLORS.ink);
                let below = (x, y + NAME + drawn.size.1 + BELOW);
                let mut marks = vec![name];
                marks.extend(drawn.marks);
                marks.extend(asked.marks(below));
                marks
            })
            .collect()
    }
}
