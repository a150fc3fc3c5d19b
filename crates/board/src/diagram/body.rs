//! The points of a row among what stands beside them: borders, names, and words.

use super::line::{gap_before_words, has_word, left_border};
use super::names::{
    FEWEST_NUMBERED, NumberOrder, ideographic_number, is_ideographic_digit, letters_in_order,
    order, row_number, small_column_names,
};
use super::rows::Rows;
use super::source::{CharAt, DiagramLine, text_of, trimmed_end, trimmed_start};

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
    /// Whether they stand right before the points, without a space.
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
        let numbers = take_left_numbers(&mut bodies, columns, is_marked);
        let behind = take_right_numbers(&mut bodies, numbers, is_marked);
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
        || has_row_numbers(inner)
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

/// Whether rows without borders have their numbers beside them.
fn has_row_numbers(lines: &[DiagramLine]) -> bool {
    let mut bodies: Vec<Body> = lines.iter().map(Body::of).collect();
    let is_marked = lines.iter().any(|line| line.is_marked);
    take_left_numbers(&mut bodies, None, is_marked).is_some_and(|numbers| !numbers.are_close)
        || take_right_numbers(&mut bodies, None, is_marked).is_some()
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
fn take_left_numbers(
    bodies: &mut [Body],
    columns: Option<usize>,
    is_marked: bool,
) -> Option<RowNumbers> {
    if bodies.iter().any(|body| body.has_left_border) {
        let numbers: Option<Vec<usize>> = bodies.iter().map(|body| body.number).collect();
        return numbered(&numbers?, false);
    }
    let leading: Option<Vec<Leading>> =
        bodies.iter().map(|body| Leading::of(&body.chars)).collect();
    let leading = leading?;
    let numbers: Vec<usize> = leading.iter().map(|leading| leading.number).collect();
    let are_close = !leading.iter().all(|leading| leading.is_apart);
    let found = numbered(&numbers, are_close)?;
    let signs = |body: &Body, leading: &Leading| {
        let rest = body.chars[leading.end..].iter();
        rest.filter(|(_, c)| !c.is_whitespace()).count()
    };
    let fits = || {
        let first = bodies.first().zip(leading.first());
        columns.is_none_or(|columns| {
            first.is_some_and(|(body, leading)| signs(body, leading) == columns)
        })
    };
    let is_whole = numbers.first() == Some(&1) || numbers.last() == Some(&1);
    if are_close && !(!is_marked && numbers.len() >= FEWEST_NUMBERED && is_whole && fits()) {
        return None;
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
    /// Where it ends.
    end: usize,
    /// Whether nothing can take it for a point: a space follows it, or it is written in ideographs.
    is_apart: bool,
}

impl Leading {
    fn of(chars: &[CharAt]) -> Option<Self> {
        let start = chars.len() - trimmed_start(chars).len();
        let length_of = |is_digit: fn(char) -> bool| {
            let digits = chars[start..].iter().take_while(|&&(_, c)| is_digit(c));
            digits.count()
        };
        let ideographs = length_of(is_ideographic_digit);
        let end = start + ideographs.max(length_of(|c| c.is_ascii_digit()));
        let number = any_number(&text_of(&chars[start..end]))?;
        let is_apart = chars.get(end).is_some_and(|(_, c)| c.is_whitespace());
        Some(Self {
            number,
            end,
            is_apart: is_apart || ideographs > 0,
        })
    }
}

/// Takes the numbers behind all rows, if they are those before the rows, or go up or down by one.
fn take_right_numbers(
    bodies: &mut [Body],
    left: Option<RowNumbers>,
    is_marked: bool,
) -> Option<RowNumbers> {
    if bodies.iter().any(|body| body.has_right_border) {
        for body in bodies.iter_mut() {
            body.take_name_behind();
        }
        let numbers: Option<Vec<usize>> = bodies.iter().map(|body| body.number_behind).collect();
        return numbered(&numbers?, false);
    }
    let may_be_close = left.is_some_and(|left| left.are_close);
    let trailing = |body: &Body| trailing_number(&body.chars, may_be_close);
    let numbers: Option<Vec<(usize, usize)>> = bodies.iter().map(trailing).collect();
    let numbers = numbers?;
    let are_the_same = bodies
        .iter()
        .zip(&numbers)
        .all(|(body, &(_, number))| body.number == Some(number));
    let values: Vec<usize> = numbers.iter().map(|&(_, number)| number).collect();
    let found = numbered(&values, false)?;
    if left.is_some() && !are_the_same || left.is_none() && is_marked {
        return None;
    }
    for (body, &(start, _)) in bodies.iter_mut().zip(&numbers) {
        body.chars.truncate(start);
    }
    Some(found)
}

/// Where a number at the end of a row begins, and the number.
fn trailing_number(chars: &[CharAt], may_be_close: bool) -> Option<(usize, usize)> {
    let inner = trimmed_end(chars);
    let digits = inner.iter().rev().take_while(|(_, c)| c.is_ascii_digit());
    let start = inner.len() - digits.count();
    let number = row_number(&text_of(&inner[start..]))?;
    let is_apart = start > 0 && inner[start - 1].1.is_whitespace();
    (is_apart || may_be_close).then_some((start, number))
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
