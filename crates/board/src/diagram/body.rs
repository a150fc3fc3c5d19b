//! The points of a row among what stands beside them: borders, names, and words.

use super::line::{gap_before_words, has_word, left_border};
use super::names::{
    NumberOrder, are_close_numbers, ideographic_number, is_ideographic_digit, letters_in_order,
    numbers_among, order, row_number, small_column_names,
};
use super::rows::Rows;
use super::source::{CharAt, DiagramLine, text_of, trimmed_end, trimmed_start};
use crate::shape::MIN_SIDE;

/// A row without what stands beside it.
#[derive(Debug, Clone)]
pub(super) struct Body {
    /// The line of the text.
    pub(super) line: usize,
    /// What stands between the borders and names.
    pub(super) chars: Vec<CharAt>,
    pub(super) has_left_border: bool,
    pub(super) has_right_border: bool,
    /// The number before the row.
    pub(super) number: Option<usize>,
    /// The number behind it.
    number_behind: Option<usize>,
    /// What stands behind the right border.
    behind: Vec<CharAt>,
}

/// The numbers of rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct RowNumbers {
    /// That of the upper row.
    pub(super) first: usize,
    pub(super) order: NumberOrder,
    /// Whether they stand on both sides.
    pub(super) are_twice: bool,
    /// Whether they stand right beside the points, without a space.
    pub(super) are_close: bool,
}

/// The rows of a diagram, with their numbers if they have some.
#[derive(Debug, Clone)]
pub(super) struct Bodies {
    pub(super) rows: Vec<Body>,
    pub(super) numbers: Option<RowNumbers>,
}

impl Bodies {
    /// Takes from the rows what stands beside them. Words are passed over.
    pub(super) fn of(rows: &mut Rows) -> Self {
        take_names_from_rows(rows);
        let lines = std::mem::take(&mut rows.lines);
        let mut bodies: Vec<Body> = lines.iter().map(Body::of).collect();
        for body in &mut bodies {
            if let Some(words) = body.take_words() {
                rows.pass_over(body.line, &words);
            }
        }
        let is_marked = lines.iter().any(|line| line.is_marked);
        let columns = rows.names.map(|names| names.count);
        let width = RowWidth {
            columns,
            border: rows.border,
            is_marked,
        };
        let numbers = take_left_numbers(&mut bodies, width);
        let behind = take_right_numbers(&mut bodies, numbers, width);
        let numbers = match (numbers, behind) {
            (Some(numbers), behind) => Some(RowNumbers {
                are_twice: behind.is_some(),
                ..numbers
            }),
            (None, behind) => behind,
        };
        if numbers.is_none() {
            take_letters(&mut bodies, columns);
        }
        Self {
            rows: bodies,
            numbers,
        }
    }
}

/// Takes off a first and a last row that are column names in small letters or figures. They look like labels, so only where the
/// other rows have a border or numbers, and these have not, or where they are the same above and below.
fn take_names_from_rows(rows: &mut Rows) {
    let names = |line: Option<&DiagramLine>| {
        let line = line.filter(|line| !line.is_bordered())?;
        small_column_names(&line.chars)
    };
    let first = names(rows.lines.first());
    let last = names(rows.lines.last()).filter(|_| rows.lines.len() > 1);
    let start = usize::from(first.is_some());
    let end = rows.lines.len() - usize::from(last.is_some());
    let inner = &rows.lines[start..end.max(start)];
    let is_framed = !inner.is_empty() && inner.iter().all(DiagramLine::is_bordered);
    let is_twice = first.is_some_and(|names| names.count >= 3) && first == last;
    if is_framed
        || (is_twice && !inner.is_empty())
        || [first, last]
            .into_iter()
            .flatten()
            .any(|names| has_row_numbers(inner, names.count))
        || [first, last]
            .into_iter()
            .flatten()
            .any(|names| has_letters(inner, names.count))
    {
        rows.lines = inner.to_vec();
        for names in [first, last].into_iter().flatten() {
            rows.name_columns(names);
        }
    }
}

/// Whether rows without borders have their numbers beside them; right beside points only if there are so many of these.
fn has_row_numbers(lines: &[DiagramLine], columns: usize) -> bool {
    let mut bodies: Vec<Body> = lines.iter().map(Body::of).collect();
    let is_marked = lines.iter().any(|line| line.is_marked);
    let width = RowWidth {
        columns: None,
        border: None,
        is_marked,
    };
    let left = take_left_numbers(&mut bodies, width);
    let right = take_right_numbers(&mut bodies, left, width);
    let is_wide = || bodies.iter().all(|body| signs(&body.chars) == columns);
    let numbers = left.or(right);
    numbers.is_some_and(|numbers| !numbers.are_close || is_wide())
}

/// What is known of how many points a row has.
#[derive(Debug, Clone, Copy)]
struct RowWidth {
    /// How many columns have names.
    columns: Option<usize>,
    /// How many dashes a border has.
    border: Option<usize>,
    /// Whether the rows are written with `$$`, where figures are moves.
    is_marked: bool,
}

impl RowWidth {
    /// Whether figures right beside the points can be numbers of rows: so many signs stand in a row with them, and so many without.
    fn allows_numbers(self, with: usize, without: usize) -> bool {
        let is_bordered = self.border == Some(with) && self.border != Some(without);
        let is_named = self.columns.is_some_and(|columns| columns != without);
        !self.is_marked && !is_bordered && !is_named && without >= MIN_SIDE
    }
}

fn signs(chars: &[CharAt]) -> usize {
    chars.iter().filter(|(_, c)| !c.is_whitespace()).count()
}

impl Body {
    fn of(line: &DiagramLine) -> Self {
        let left = left_border(&line.chars);
        let before = left.map(|at| text_of(&line.chars[..at]));
        let inner = &line.chars[left.map_or(0, |at| at + 1)..];
        let right = inner.iter().position(|&(_, c)| c == '|');
        let (inner, behind) = match right {
            Some(at) => (&inner[..at], &inner[at + 1..]),
            None => (inner, &[][..]),
        };
        Self {
            line: line.number,
            chars: inner.to_vec(),
            has_left_border: left.is_some(),
            has_right_border: right.is_some(),
            number: before.and_then(|name| any_number(name.trim())),
            number_behind: None,
            behind: behind.to_vec(),
        }
    }

    /// Takes the words behind the points: behind the right border, or behind a gap.
    fn take_words(&mut self) -> Option<Vec<CharAt>> {
        if self.has_right_border {
            let is_of_name = |c: char| c.is_whitespace() || c.is_ascii_digit();
            let start = self.behind.iter().position(|&(_, c)| !is_of_name(c))?;
            return has_word(&self.behind[start..]).then(|| self.behind.split_off(start));
        }
        let start = gap_before_words(&self.chars)?;
        Some(self.chars.split_off(start))
    }

    /// Takes the name of the row behind the right border.
    fn take_name_behind(&mut self) {
        let text = text_of(&self.behind);
        let name = text.trim();
        self.number_behind = any_number(name);
        let is_letter = name.len() == 1 && name.bytes().all(|byte| byte.is_ascii_alphabetic());
        if self.number_behind.is_some()
            || is_letter
            || name.bytes().all(|byte| byte.is_ascii_digit())
        {
            self.behind.clear();
        }
    }

    /// What stands behind the right border and is no name of the row.
    pub(super) fn stray(&self) -> Option<CharAt> {
        let behind = self.behind.iter().find(|(_, c)| !c.is_whitespace());
        behind.copied()
    }
}

/// A number in figures or ideographs.
fn any_number(name: &str) -> Option<usize> {
    row_number(name).or_else(|| ideographic_number(name))
}

fn numbered(numbers: &[usize], are_close: bool) -> Option<RowNumbers> {
    Some(RowNumbers {
        first: *numbers.first()?,
        order: order(numbers)?,
        are_twice: false,
        are_close,
    })
}

/// Takes the numbers before all rows, if they go up or down by one.
fn take_left_numbers(bodies: &mut [Body], width: RowWidth) -> Option<RowNumbers> {
    if bodies.iter().any(|body| body.has_left_border) {
        let numbers: Option<Vec<usize>> = bodies.iter().map(|body| body.number).collect();
        return numbered(&numbers?, false);
    }
    let leading = leading(bodies, width.columns)?;
    let numbers: Vec<usize> = leading.iter().map(|leading| leading.number).collect();
    let are_close = !leading.iter().all(|leading| leading.is_apart);
    let found = numbered(&numbers, are_close)?;
    if are_close {
        let (body, first) = bodies.first().zip(leading.first())?;
        let rest = &body.chars[first.end..];
        // The same number may stand behind the points.
        let end = trailing_figures(rest, &first.number.to_string());
        let points = signs(&rest[..end.unwrap_or(rest.len())]);
        if !are_close_numbers(&numbers) || !width.allows_numbers(signs(&body.chars), points) {
            return None;
        }
    }
    for (body, leading) in bodies.iter_mut().zip(&leading) {
        body.chars.drain(..leading.end);
        body.number = Some(leading.number);
    }
    Some(found)
}

/// A number at the beginning of a row.
#[derive(Debug, Clone, Copy)]
struct Leading {
    number: usize,
    /// Where it ends, with a sign that parts it from the points.
    end: usize,
    /// Whether nothing can take it for a point: a space follows it, or it is written in ideographs.
    is_apart: bool,
}

/// The numbers at the beginning of all rows.
fn leading(bodies: &[Body], columns: Option<usize>) -> Option<Vec<Leading>> {
    let written: Option<Vec<Leading>> = bodies
        .iter()
        .map(|body| Leading::ideographs(&body.chars))
        .collect();
    if written.is_some() {
        return written;
    }
    let figures: Vec<String> = bodies
        .iter()
        .map(|body| leading_figures(&body.chars))
        .collect();
    let numbers = numbers_among(&figures, false)?;
    let numbers = bodies.iter().zip(&numbers);
    let mut leading: Vec<Leading> = numbers
        .map(|(body, &(number, length))| Leading::figures(&body.chars, number, length))
        .collect();
    take_signs_behind(bodies, &mut leading, columns);
    Some(leading)
}

fn leading_figures(chars: &[CharAt]) -> String {
    let signs = trimmed_start(chars).iter().map(|&(_, c)| c);
    signs.take_while(char::is_ascii_digit).collect()
}

impl Leading {
    fn ideographs(chars: &[CharAt]) -> Option<Self> {
        let start = chars.len() - trimmed_start(chars).len();
        let signs = chars[start..].iter();
        let end = start + signs.take_while(|at| is_ideographic_digit(at.1)).count();
        let number = ideographic_number(&text_of(&chars[start..end]))?;
        Some(Self {
            number,
            end,
            is_apart: true,
        })
    }

    fn figures(chars: &[CharAt], number: usize, length: usize) -> Self {
        let end = chars.len() - trimmed_start(chars).len() + length;
        Self {
            number,
            end,
            is_apart: chars.get(end).is_some_and(|(_, c)| c.is_whitespace()),
        }
    }
}

/// Takes a sign behind the numbers to them that parts them from the points (`9)`, `9:`, `9.`), with a space behind it. A dot may be the
/// first point as well, if the columns or a square say so.
fn take_signs_behind(bodies: &[Body], leading: &mut [Leading], columns: Option<usize>) {
    let sign = |body: &Body, end: usize| {
        let after = body.chars.get(end + 1);
        let is_apart = after.is_some_and(|(_, c)| c.is_whitespace());
        body.chars.get(end).map(|at| at.1).filter(|_| is_apart)
    };
    let all = |wanted: &str| {
        let mut rows = bodies.iter().zip(leading.iter());
        rows.all(|(body, each)| sign(body, each.end).is_some_and(|c| wanted.contains(c)))
    };
    let first = bodies.first().zip(leading.first());
    let points = first.map_or(0, |(body, each)| signs(&body.chars[each.end..]));
    let is_point = columns.map_or(points == bodies.len(), |columns| columns == points);
    if all(":)") || (all(".") && !is_point) {
        let is_certain = all(":)") || columns.is_some_and(|columns| columns + 1 == points);
        for each in leading {
            each.end += 1;
            each.is_apart = is_certain;
        }
    }
}

/// Takes the numbers behind all rows, if they are those before the rows, or go up or down by one.
fn take_right_numbers(
    bodies: &mut [Body],
    left: Option<RowNumbers>,
    width: RowWidth,
) -> Option<RowNumbers> {
    if bodies.iter().any(|body| body.has_right_border) {
        for body in bodies.iter_mut() {
            body.take_name_behind();
        }
        let numbers: Option<Vec<usize>> = bodies.iter().map(|body| body.number_behind).collect();
        return numbered(&numbers?, false);
    }
    if left.is_some() {
        let same = |body: &Body| trailing_figures(&body.chars, &body.number?.to_string());
        let ends: Option<Vec<usize>> = bodies.iter().map(same).collect();
        for (body, end) in bodies.iter_mut().zip(ends?) {
            body.chars.truncate(end);
        }
        return left;
    }
    let figures: Vec<String> = bodies
        .iter()
        .map(|body| {
            let signs = trimmed_end(&body.chars).iter().rev().map(|&(_, c)| c);
            let figures: Vec<char> = signs.take_while(char::is_ascii_digit).collect();
            figures.into_iter().rev().collect()
        })
        .collect();
    let found = numbers_among(&figures, true)?;
    let end = |body: &Body, length: usize| trimmed_end(&body.chars).len() - length;
    let is_apart = |(body, &(_, length)): (&Body, &(usize, usize))| {
        let before = end(body, length).checked_sub(1);
        before.is_some_and(|before| body.chars[before].1.is_whitespace())
    };
    let are_close = !bodies.iter().zip(&found).all(is_apart);
    let values: Vec<usize> = found.iter().map(|&(number, _)| number).collect();
    let numbers = numbered(&values, are_close).filter(|_| !width.is_marked)?;
    if are_close {
        let (body, &(_, length)) = bodies.first().zip(found.first())?;
        let points = signs(&body.chars[..end(body, length)]);
        if !are_close_numbers(&values) || !width.allows_numbers(signs(&body.chars), points) {
            return None;
        }
    }
    for (body, &(_, length)) in bodies.iter_mut().zip(&found) {
        let end = end(body, length);
        body.chars.truncate(end);
    }
    Some(numbers)
}

/// Where these figures begin, if a row ends with them.
fn trailing_figures(chars: &[CharAt], figures: &str) -> Option<usize> {
    let inner = trimmed_end(chars);
    let start = inner.len().checked_sub(figures.len())?;
    (text_of(&inner[start..]) == figures).then_some(start)
}

/// Takes letters before all rows that are the names of rows: one sign more than columns are named.
fn take_letters(bodies: &mut [Body], columns: Option<usize>) {
    if columns.is_some_and(|columns| have_letters(bodies, columns)) {
        for body in bodies {
            let start = body.chars.len() - trimmed_start(&body.chars).len();
            body.chars.drain(..=start);
        }
    }
}

/// Whether a letter stands before all rows, one after the other in the alphabet, and behind it so many points.
fn have_letters(bodies: &[Body], columns: usize) -> bool {
    let firsts = bodies.iter().map(|body| {
        let signs = trimmed_start(&body.chars);
        let count = signs.iter().filter(|(_, c)| !c.is_whitespace()).count();
        let first = signs
            .first()
            .filter(|_| !body.has_left_border && count == columns + 1);
        first.map(|at| at.1)
    });
    let firsts: Option<Vec<char>> = firsts.collect();
    firsts.is_some_and(|firsts| {
        firsts.len() >= 2
            && ['A', 'a']
                .iter()
                .any(|&a| letters_in_order(&firsts, a).is_some())
    })
}

/// Whether rows have their letters before them.
fn has_letters(lines: &[DiagramLine], columns: usize) -> bool {
    let bodies: Vec<Body> = lines.iter().map(Body::of).collect();
    have_letters(&bodies, columns)
}
