//! A handout: the positions of a file on pages of A4, four boards or up to twelve small ones each, with its question below it, and the
//! answers behind them on pages of their own. Black and white, as in books.
//!
//! The texts come from whoever asks, the boards from what was found; a page is a [`Drawing`] like any other.

mod answers;
mod diagram;
mod page;
mod problems;
mod texts;

use semeai_session::handout::{HandoutProblem, HandoutTexts};

use self::page::{COLORS, MARGIN, PAGE, WIDTH};
use self::texts::in_one_line;
use crate::board::square_at;
use crate::drawing::{Anchor, Drawing, Mark, Place, Stroke, Style};
use crate::font;

/// The height of the title, of what stands beside it, and of the foot's texts.
const TITLE: f32 = 19.0;
const PART: f32 = 13.0;
const SMALL: f32 = 10.5;
/// The room for what stands beside the title.
const PART_ROOM: f32 = 160.0;

/// The pages of a handout: those of the problems, then those of the answers.
///
/// Texts that are too long for their room are set smaller, and at the smallest size they are cut; answers go on on the next page.
pub fn pages(problems: &[HandoutProblem], texts: &HandoutTexts) -> Vec<Drawing> {
    let numbered: Vec<_> = problems.iter().zip(&texts.problems).collect();
    let mut left = problems;
    let asked = problems::pages(&numbered, texts.coordinates);
    let asked = asked.into_iter().map(|page| {
        let (own, others) = left.split_at(page.count);
        left = others;
        (&texts.questions, page.marks, Signs::of(own).legend(texts))
    });
    let answers = answers::pages(&numbered, texts.coordinates).into_iter();
    let answers = answers.map(|marks| (&texts.answers, marks, Vec::new()));
    let pages: Vec<_> = asked.chain(answers).collect();
    let count = pages.len();
    let page = |(number, (part, marks, legend)): (usize, (&String, Vec<Mark>, Vec<Mark>))| {
        let mut all = vec![Mark::Rect((0.0, 0.0), PAGE, 0.0, Style::flat(COLORS.paper))];
        all.extend(head(&texts.title, part));
        all.extend(marks);
        all.push(foot(number + 1, count));
        all.extend(legend);
        Drawing {
            size: PAGE,
            marks: all,
        }
    };
    pages.into_iter().enumerate().map(page).collect()
}

/// What all of it is called, and which part of it a page is, over a line.
fn head(title: &str, part: &str) -> Vec<Mark> {
    let line = MARGIN + 28.0;
    let ends = vec![(MARGIN, line), (PAGE.0 - MARGIN, line)];
    let (main, beside) = match title {
        "" => (part, ""),
        title => (title, part),
    };
    let beside = in_one_line(beside, PART, PART_ROOM);
    let room = WIDTH - font::width(&beside, PART) - 20.0;
    let main = in_one_line(main, TITLE, room);
    let base = MARGIN + 18.0;
    vec![
        Mark::text((MARGIN, base), &main, Anchor::Start, TITLE, COLORS.ink),
        Mark::text(
            (PAGE.0 - MARGIN, base),
            &beside,
            Anchor::End,
            PART,
            COLORS.ink,
        ),
        Mark::Line(ends, Stroke::new(COLORS.ink, 0.8)),
    ]
}

/// The number of a page, of how many.
fn foot(number: usize, count: usize) -> Mark {
    let at = (PAGE.0 - MARGIN, PAGE.1 - MARGIN);
    let text = format!("{number} / {count}");
    Mark::text(at, &text, Anchor::End, SMALL, COLORS.ink)
}

/// Which signs stand on the stones of the problems.
struct Signs {
    ring: bool,
    square: bool,
}

impl Signs {
    fn of(problems: &[HandoutProblem]) -> Self {
        let scenes = problems.iter().map(diagram::problem_scene);
        let mut signs = Self {
            ring: false,
            square: false,
        };
        for scene in scenes {
            signs.ring |= !scene.essential.is_empty();
            signs.square |= !scene.safe.is_empty();
        }
        signs
    }

    /// What they mean, at the foot of a page.
    fn legend(&self, texts: &HandoutTexts) -> Vec<Mark> {
        let ring: fn(Place) -> Mark =
            |middle| Mark::Disc(middle, 3.4, Style::line(COLORS.ink, 1.0));
        let square: fn(Place) -> Mark =
            |middle| square_at(middle, 5.4, Style::line(COLORS.ink, 1.0));
        let said = [
            (self.ring, ring, &texts.ring),
            (self.square, square, &texts.square),
        ];
        let mut x = MARGIN;
        let base = PAGE.1 - MARGIN;
        let mut marks = Vec::new();
        // The number of the page stands at the right.
        let room = WIDTH - 80.0;
        for (_, sign, text) in said.into_iter().filter(|(is_there, ..)| *is_there) {
            let text = in_one_line(text, SMALL, (MARGIN + room - x - 12.0).max(0.0));
            let middle = (x + 5.0, base - 0.36 * SMALL);
            marks.push(sign(middle));
            marks.push(Mark::text(
                (x + 14.0, base),
                &text,
                Anchor::Start,
                SMALL,
                COLORS.ink,
            ));
            x += 14.0 + font::width(&text, SMALL) + 20.0;
        }
        marks
    }
}
