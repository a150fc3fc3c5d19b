//! A table as a picture: a head for each column, a name for each row, and cells of some lines each.

use crate::colors::{Colors, Theme};
use crate::drawing::{Anchor, Drawing, Mark, Place, Stroke, Style};
use crate::font;

/// The sizes of the title, of what is to be read first, and of everything else.
const TITLE: f32 = 14.0;
const FIRST: f32 = 14.0;
const REST: f32 = 11.0;
/// The height of a line of each.
const FIRST_LINE: f32 = 18.0;
const REST_LINE: f32 = 14.0;
/// The room about the table, between columns, and above and below the lines of a row.
const MARGIN: f32 = 16.0;
const BETWEEN: f32 = 18.0;
const AIR: f32 = 5.0;
/// A note is broken into lines no wider than the table, but for tables narrower than this.
const LEAST_NOTE: f32 = 320.0;

/// A table that is drawn.
#[derive(Clone, Debug)]
pub struct TablePicture<'a> {
    /// What stands above it, in one line.
    pub title: &'a str,
    /// What stands above the names of the rows.
    pub corner: &'a str,
    /// The heads of the columns, each in some lines.
    pub heads: Vec<Vec<String>>,
    /// The rows: each with its name and a cell for each column. The first line of a cell is the largest; a cell may have none.
    pub rows: Vec<(String, Vec<Vec<String>>)>,
    /// What is said below, each in as many lines as it needs.
    pub notes: &'a [String],
    /// The colours: of a window, or of paper.
    pub theme: Theme,
}

/// Draws the table as large as it has to be.
pub fn table(picture: &TablePicture<'_>) -> Drawing {
    let colors = Colors::of(picture.theme);
    let columns = columns(picture);
    let right = columns.last().map_or(MARGIN, |column| column[1]);
    let width = (right + MARGIN)
        .max(font::width(picture.title, TITLE) + 2.0 * MARGIN)
        .max(LEAST_NOTE);
    let mut pen = Pen {
        colors,
        columns,
        y: MARGIN,
        width,
        marks: Vec::new(),
    };
    pen.title(picture.title);
    pen.heads(picture);
    for (name, cells) in &picture.rows {
        pen.row(name, cells);
    }
    pen.notes(picture.notes);
    let size = (width, pen.y + MARGIN);
    let ground = Mark::Rect((0.0, 0.0), size, 0.0, Style::flat(colors.paper));
    let marks = vec![ground, Mark::Group("table", pen.marks)];
    Drawing { size, marks }
}

/// Where every column begins and ends, that of the names first.
fn columns(picture: &TablePicture<'_>) -> Vec<[f32; 2]> {
    let names = picture.rows.iter().map(|(name, _)| width(name, false));
    let names = names.fold(width(picture.corner, false), f32::max);
    let cells = picture.heads.iter().enumerate().map(|(column, head)| {
        let heads = head.iter().map(|line| width(line, false));
        let cells = picture.rows.iter().filter_map(|(_, row)| row.get(column));
        let lines = cells.flat_map(|cell| cell.iter().enumerate());
        let lines = lines.map(|(number, line)| width(line, number == 0));
        heads.chain(lines).fold(0.0, f32::max)
    });
    let mut x = MARGIN;
    let all = std::iter::once(names).chain(cells).map(|width| {
        let column = [x, x + width];
        x += width + BETWEEN;
        column
    });
    all.collect()
}

fn width(text: &str, is_first: bool) -> f32 {
    font::width(text, if is_first { FIRST } else { REST })
}

/// What has been drawn, and how far down.
struct Pen {
    colors: &'static Colors,
    columns: Vec<[f32; 2]>,
    y: f32,
    width: f32,
    marks: Vec<Mark>,
}

impl Pen {
    fn title(&mut self, title: &str) {
        if !title.is_empty() {
            self.text((MARGIN, self.y + TITLE), title, Anchor::Start, TITLE, true);
            self.y += TITLE + 2.0 * AIR;
        }
    }

    fn heads(&mut self, picture: &TablePicture<'_>) {
        let lines = picture.heads.iter().map(Vec::len).max().unwrap_or(0).max(1);
        let bottom = self.y + height(lines, REST_LINE);
        self.text((MARGIN, bottom), picture.corner, Anchor::Start, REST, false);
        for (column, head) in (1..).zip(&picture.heads) {
            let mut y = bottom - height(head.len().saturating_sub(1), REST_LINE);
            for line in head {
                self.cell_text(column, y, line, REST, false);
                y += REST_LINE;
            }
        }
        self.y = bottom + AIR;
    }

    fn row(&mut self, name: &str, cells: &[Vec<String>]) {
        self.rule();
        let top = self.y + AIR + FIRST;
        self.text((MARGIN, top), name, Anchor::Start, REST, true);
        for (column, cell) in (1..).zip(cells) {
            let mut y = top;
            for (number, line) in cell.iter().enumerate() {
                let is_first = number == 0;
                self.cell_text(
                    column,
                    y,
                    line,
                    if is_first { FIRST } else { REST },
                    is_first,
                );
                y += REST_LINE;
            }
        }
        let lines = cells.iter().map(Vec::len).max().unwrap_or(0).max(1);
        self.y += 2.0 * AIR + FIRST_LINE + height(lines - 1, REST_LINE);
    }

    fn notes(&mut self, notes: &[String]) {
        self.rule();
        self.y += AIR;
        for note in notes {
            for line in font::lines(note, REST, self.width - 2.0 * MARGIN) {
                self.y += REST_LINE;
                self.text((MARGIN, self.y), &line, Anchor::Start, REST, false);
            }
            self.y += AIR;
        }
    }

    /// A thin line across the table.
    fn rule(&mut self) {
        let line = vec![(MARGIN, self.y), (self.width - MARGIN, self.y)];
        let stroke = Stroke::new(self.colors.hairline, 0.6);
        self.marks.push(Mark::Line(line, stroke));
    }

    /// Numbers stand below each other by their ends.
    fn cell_text(&mut self, column: usize, y: f32, text: &str, size: f32, is_strong: bool) {
        if let Some([_, right]) = self.columns.get(column).copied() {
            self.text((right, y), text, Anchor::End, size, is_strong);
        }
    }

    fn text(&mut self, at: Place, text: &str, anchor: Anchor, size: f32, is_strong: bool) {
        let ink = if is_strong {
            self.colors.ink
        } else {
            self.colors.ink_weak
        };
        self.marks.push(Mark::text(at, text, anchor, size, ink));
    }
}

/// How high so many lines are.
fn height(lines: usize, line: f32) -> f32 {
    f32::from(u16::try_from(lines).unwrap_or(u16::MAX)) * line
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::svg::svg;

    fn lines(texts: &[&str]) -> Vec<String> {
        texts.iter().map(|text| (*text).to_owned()).collect()
    }

    #[test]
    fn every_cell_is_drawn_within_the_picture() {
        let notes = lines(&[
            "A note that is so long that it needs more than one line below a table as narrow as this.",
        ]);
        let picture = TablePicture {
            title: "The paper's table",
            corner: "Black plays by",
            heads: vec![lines(&["square:", "6x6"]), lines(&["torus:", "6x6"])],
            rows: vec![
                (
                    "random".to_owned(),
                    vec![lines(&["50.1 %", "49.1–51.1"]), Vec::new()],
                ),
                ("P4(V)".to_owned(), vec![lines(&["68.0 %"])]),
            ],
            notes: &notes,
            theme: Theme::Print,
        };
        let drawing = table(&picture);
        let text = svg(&drawing, None);
        for said in ["The paper", "torus:", "49.1–51.1", "68.0 %", "narrow as"] {
            assert!(text.contains(said), "{said} in {text}");
        }
        let Some(Mark::Group(_, marks)) = drawing.marks.last() else {
            panic!("a table");
        };
        for mark in marks {
            if let Mark::Text(text) = mark {
                assert!(text.at.0 <= drawing.size.0 && text.at.1 < drawing.size.1);
            }
        }
    }

    #[test]
    fn a_table_without_anything_is_a_picture_too() {
        let picture = TablePicture {
            title: "",
            corner: "",
            heads: Vec::new(),
            rows: Vec::new(),
            notes: &[],
            theme: Theme::Dark,
        };
        let text = svg(&table(&picture), None);
        assert!(!text.contains("NaN") && !text.contains("inf"), "{text}");
    }
}
