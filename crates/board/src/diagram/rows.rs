//! Which lines of a text are the rows of its board, and what stands above, below and beside them.

use super::error::{DiagramError, DiagramErrorKind};
use super::line::LineKind;
use super::names::{ColumnNames, column_names, small_column_names};
use super::note::{DiagramNote, DiagramNoteKind};
use super::sign::PointMark;
use super::source::{CharAt, DiagramLine, text_of};

/// No more of a line is told.
const LONGEST_WORDS: usize = 80;

/// No more words are told one by one.
const MOST_WORDS: usize = 4;

/// The rows of a diagram with what stands round them.
#[derive(Debug, Clone, Default)]
pub(super) struct Rows {
    pub(super) lines: Vec<DiagramLine>,
    /// Whether a border stands above them.
    pub(super) has_top: bool,
    /// Whether a border stands below them.
    pub(super) has_bottom: bool,
    /// How many signs of lines a border has, if there is one.
    pub(super) border: Option<usize>,
    /// The names of the columns, and whether they stand both above and below.
    pub(super) names: Option<ColumnNames>,
    pub(super) has_names_twice: bool,
    pub(super) notes: Vec<DiagramNote>,
}

/// What the lines so far have come to.
#[derive(Debug, Clone)]
enum RowsStage {
    /// No row yet, or rows that may go on.
    Open,
    /// The rows have ended.
    Ended,
    /// Words ended them, which cannot be if more rows follow.
    EndedByWords(DiagramLine),
}

/// What stands right above a line, names of columns aside.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Above {
    Nothing,
    Border,
    Row,
}

impl Rows {
    /// The rows among the lines of a diagram.
    ///
    /// # Errors
    ///
    /// If there are rows behind the end of the rows.
    pub(super) fn of(lines: &[DiagramLine]) -> Result<Self, DiagramError> {
        let ground = CertainRows::of(lines);
        let mut rows = Self::default();
        let (mut stage, mut above) = (RowsStage::Open, Above::Nothing);
        for (at, line) in lines.iter().enumerate() {
            match ground.kind(line, at, lines) {
                LineRole::Ignored => continue,
                LineRole::Row if matches!(stage, RowsStage::Open) => {
                    rows.has_top |= rows.lines.is_empty() && above == Above::Border;
                    rows.lines.push(line.clone());
                    above = Above::Row;
                    continue;
                }
                LineRole::Row => return Err(second(&stage, line)),
                LineRole::Words => {
                    rows.pass_over(line.number, &line.chars);
                    above = Above::Nothing;
                    if let (RowsStage::Open, false) = (&stage, rows.lines.is_empty()) {
                        stage = RowsStage::EndedByWords(line.clone());
                    }
                }
                LineRole::Border => {
                    let dashes = line.signs().filter(|&c| c == '-' || c == '─');
                    rows.border = rows.border.or(Some(dashes.count()));
                    rows.has_bottom |= above == Above::Row;
                    above = Above::Border;
                }
                LineRole::Names(names) => rows.name_columns(names),
                LineRole::Blank => above = Above::Nothing,
            }
            if let (RowsStage::Open, false) = (&stage, rows.lines.is_empty()) {
                stage = RowsStage::Ended;
            }
        }
        Ok(rows)
    }

    /// Passes over words. All are counted, few are told.
    pub(super) fn pass_over(&mut self, line: usize, chars: &[CharAt]) {
        let told = self
            .notes
            .iter_mut()
            .filter_map(|note| match &mut note.kind {
                DiagramNoteKind::Words { more, .. } => Some(more),
                _ => None,
            });
        let mut told: Vec<&mut usize> = told.collect();
        if told.len() >= MOST_WORDS
            && let Some(more) = told.pop()
        {
            *more += 1;
            return;
        }
        let column = chars.iter().find(|(_, c)| !c.is_whitespace());
        let text = text_of(chars).trim().chars().take(LONGEST_WORDS).collect();
        self.notes.push(DiagramNote {
            line,
            column: column.map_or(1, |at| at.0),
            kind: DiagramNoteKind::Words { text, more: 0 },
        });
    }

    /// Names the columns; names above and below are the same twice.
    pub(super) fn name_columns(&mut self, names: ColumnNames) {
        self.has_names_twice |= self.names == Some(names);
        self.names = self.names.or(Some(names));
    }
}

/// Rows behind the end of the rows. Where words stand between them, these are what cannot be read.
fn second(stage: &RowsStage, row: &DiagramLine) -> DiagramError {
    if let RowsStage::EndedByWords(line) = stage
        && let Some(&(column, c)) = line
            .chars
            .iter()
            .find(|(_, c)| !c.is_whitespace() && PointMark::from_char(*c).is_none())
    {
        return DiagramError {
            line: line.number,
            column,
            kind: DiagramErrorKind::UnknownCharacter(c),
        };
    }
    DiagramError {
        line: row.number,
        column: row.start(),
        kind: DiagramErrorKind::SecondDiagram,
    }
}

/// What a line is among the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum LineRole {
    Blank,
    Ignored,
    Border,
    Names(ColumnNames),
    Words,
    Row,
}

/// What the lines that are certainly rows say of those that may be something else.
#[derive(Debug, Clone, Copy, Default)]
struct CertainRows {
    /// Whether the rows stand between borders.
    is_bordered: bool,
    /// How many signs the first row has.
    width: usize,
    /// Whether the empty points are crosses. Where they are dots, crosses are star points, and no row is full of them.
    is_crossed: bool,
    /// Whether the empty points are dashes.
    is_dashed: bool,
}

impl CertainRows {
    fn of(lines: &[DiagramLine]) -> Self {
        let is_certain = |line: &&DiagramLine| {
            line.kind() == LineKind::Row
                && !line.is_words()
                && !line.is_small_words()
                && !line.is_small_names()
        };
        let mut rows = lines.iter().filter(is_certain);
        let Some(first) = rows.clone().next() else {
            return Self::default();
        };
        let has = |sign| rows.clone().any(|line| line.has(sign));
        let has_dots = has('.');
        Self {
            is_bordered: first.is_bordered(),
            width: first.signs().filter(|&c| c != '|').count(),
            is_crossed: !has_dots && has('+'),
            is_dashed: !has_dots && rows.any(|line| line.has('-')),
        }
    }

    fn kind(&self, line: &DiagramLine, at: usize, lines: &[DiagramLine]) -> LineRole {
        if self.is_row_of_empty_points(line) {
            return LineRole::Row;
        }
        match line.kind() {
            LineKind::Blank => LineRole::Blank,
            LineKind::Ignored => LineRole::Ignored,
            LineKind::Border => LineRole::Border,
            LineKind::Coordinates => {
                column_names(&line.chars).map_or(LineRole::Row, LineRole::Names)
            }
            LineKind::Row => {
                if let Some(names) = self.small_names_beside_border(line, at, lines) {
                    LineRole::Names(names)
                } else if line.is_words() || self.is_small_words(line) {
                    LineRole::Words
                } else {
                    LineRole::Row
                }
            }
        }
    }

    /// Whether a line that could be a border is a row on which nothing stands.
    fn is_row_of_empty_points(&self, line: &DiagramLine) -> bool {
        let has_width = || line.signs().filter(|&c| c != '|').count() == self.width;
        self.width > 0
            && line.is_bordered() == self.is_bordered
            && ((self.is_crossed && line.is_crosses())
                || (self.is_dashed && line.is_dashes() && has_width()))
    }

    /// Whether small letters are words, beside rows that have not as many signs.
    fn is_small_words(&self, line: &DiagramLine) -> bool {
        self.width > 0 && line.is_small_words() && line.signs().count() != self.width
    }

    /// The names of columns in small letters above an upper border or below a lower one.
    fn small_names_beside_border(
        &self,
        line: &DiagramLine,
        at: usize,
        lines: &[DiagramLine],
    ) -> Option<ColumnNames> {
        let is_border = |at: usize| {
            let line = lines.get(at);
            line.is_some_and(|line| line.kind() == LineKind::Border)
        };
        let is_beside = is_border(at + 1) || (at > 0 && is_border(at - 1));
        let is_outside = self.is_bordered && !line.is_bordered();
        let names = small_column_names(&line.chars);
        names.filter(|_| is_outside && is_beside)
    }
}
