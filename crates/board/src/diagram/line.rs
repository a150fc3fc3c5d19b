//! What kind a line of a text diagram is.

use super::names::{column_names, is_ideographic_digit, small_column_names};
use super::sign::{EdgesOfSign, PointMark};
use super::source::{DiagramLine, text_of};

/// More gaps than a row of the largest board can have are not looked at.
const MOST_GAPS: usize = 64;

/// What a line is in a diagram.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum LineKind {
    Blank,
    Ignored,
    Border,
    Coordinates,
    Row,
}

impl DiagramLine {
    pub(super) fn kind(&self) -> LineKind {
        let text = self.text();
        let text = text.trim();
        if text.is_empty() {
            LineKind::Blank
        } else if text.starts_with("```")
            || text.starts_with("~~~")
            || (self.is_marked && text.starts_with(['[', '{']))
            || self.signs().all(|c| c == '|')
        {
            LineKind::Ignored
        } else if is_border(text) {
            LineKind::Border
        } else if column_names(&self.chars).is_some() {
            LineKind::Coordinates
        } else {
            LineKind::Row
        }
    }

    /// Whether these are crosses and nothing else, which are a border or a row of empty points.
    pub(super) fn is_crosses(&self) -> bool {
        self.is_all('+')
    }

    /// Whether these are dashes and nothing else, which are a border or a row of empty points.
    pub(super) fn is_dashes(&self) -> bool {
        self.is_all('-')
    }

    fn is_all(&self, sign: char) -> bool {
        let text = self.text();
        let text = text.trim();
        let inner = text.strip_prefix('|').unwrap_or(text);
        let inner = inner.strip_suffix('|').unwrap_or(inner);
        let has_any = inner.contains(sign);
        has_any && inner.chars().all(|c| c == sign || c.is_whitespace())
    }

    /// Whether a sign is among its characters.
    pub(super) fn has(&self, sign: char) -> bool {
        self.chars.iter().any(|&(_, c)| c == sign)
    }

    /// Whether a border `|` stands to the left of the points.
    pub(super) fn is_bordered(&self) -> bool {
        left_border(&self.chars).is_some()
    }

    /// Whether these are words that cannot be a row: signs that mean nothing there among small letters, or mostly such signs.
    /// What is all small letters may be labels.
    pub(super) fn is_words(&self) -> bool {
        if self.is_marked || self.kind() != LineKind::Row {
            return false;
        }
        let chars = before_words(&self.chars);
        let signs = chars.iter().map(|&(_, c)| c);
        let signs: Vec<char> = signs.filter(|c| !c.is_whitespace()).collect();
        let is_odd = |c: &char| !is_of_row(*c) && !is_ideographic_digit(*c);
        let odd = signs.iter().filter(|c| is_odd(c)).count();
        let small = signs.iter().filter(|c| c.is_ascii_lowercase()).count();
        let has_written = signs.iter().any(|c| is_odd(c) && *c >= '\u{2e80}');
        odd > 0 && (has_written || 2 * (odd + small) > signs.len() || has_small_word(chars))
    }

    /// The signs of a row without the words behind it.
    pub(super) fn signs_before_words(&self) -> impl Iterator<Item = char> + '_ {
        let signs = before_words(&self.chars).iter().map(|&(_, c)| c);
        signs.filter(|c| !c.is_whitespace())
    }

    /// Whether these are small letters for the most part, all of which could be labels.
    pub(super) fn is_small_words(&self) -> bool {
        !self.is_marked
            && self.kind() == LineKind::Row
            && !self.is_small_names()
            && are_words(self.signs_before_words())
    }

    /// Whether these could be names of columns other than capital letters.
    pub(super) fn is_small_names(&self) -> bool {
        small_column_names(&self.chars).is_some()
    }
}

/// Whether a sign can stand in a row, border and marks of moves included.
fn is_of_row(c: char) -> bool {
    PointMark::from_char(c).is_some() || "|()[]─".contains(c)
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|c: char| !c.is_alphabetic());
    words.filter(|word| !word.is_empty())
}

/// Whether four small letters stand side by side.
fn has_small_word(chars: &[(usize, char)]) -> bool {
    let text = text_of(chars);
    words(&text).any(|word| word.chars().filter(char::is_ascii_lowercase).count() >= 4)
}

/// Whether a word stands beside the points: four small letters, or three letters of which one means nothing on a board.
pub(super) fn has_word(chars: &[(usize, char)]) -> bool {
    let text = text_of(chars);
    let is_odd = |c: char| PointMark::from_char(c).is_none();
    let is_word = |word: &str| {
        let is_written = word.contains(|c| is_odd(c) && c >= '\u{2e80}');
        is_written || (word.chars().count() >= 3 && word.contains(is_odd))
    };
    has_small_word(chars) || words(&text).any(is_word)
}

/// Where the gap before the words behind the points of a row begins, if there are some.
pub(super) fn gap_before_words(chars: &[(usize, char)]) -> Option<usize> {
    let first = chars.iter().position(|(_, c)| !c.is_whitespace())?;
    let is_blank = |at: usize| chars.get(at).is_some_and(|(_, c)| c.is_whitespace());
    let is_gap = |&at: &usize| is_blank(at) && is_blank(at + 1) && !is_blank(at - 1);
    let mut gaps = (first + 1..chars.len()).filter(is_gap).take(MOST_GAPS);
    gaps.find(|&at| are_mostly_words(&chars[at..]))
}

/// The points of a row without the words behind them.
fn before_words(chars: &[(usize, char)]) -> &[(usize, char)] {
    &chars[..gap_before_words(chars).unwrap_or(chars.len())]
}

/// Whether what stands here begins with a word and is words for the most part.
fn are_mostly_words(chars: &[(usize, char)]) -> bool {
    let is_point = |c: char| PointMark::from_char(c).is_some() && !c.is_ascii_lowercase();
    let is_word = |part: &[(usize, char)]| {
        let letters = part.iter().filter(|(_, c)| c.is_alphabetic()).count();
        letters >= 2 && !part.iter().all(|&(_, c)| is_point(c))
    };
    let parts = chars.split(|(_, c)| c.is_whitespace());
    let parts = parts.filter(|part| !part.is_empty());
    if !parts.clone().next().is_some_and(is_word) {
        return false;
    }
    let words = parts.clone().filter(|part| is_word(part)).count();
    has_word(chars) && 2 * words >= parts.count()
}

/// Whether a line is the border above or below a board: dashes, with crosses and corners.
fn is_border(text: &str) -> bool {
    let is_corner = |c: char| EdgesOfSign::of(c).is_some_and(|edges| edges.is_corner());
    let has_line = text.contains('─');
    text.chars()
        .all(|c| "-+|─".contains(c) || c.is_whitespace() || (has_line && is_corner(c)))
}

/// Where the border `|` to the left of the points stands: only a name of the row may stand before it.
pub(super) fn left_border(chars: &[(usize, char)]) -> Option<usize> {
    let at = chars.iter().position(|&(_, c)| c == '|')?;
    let before = text_of(&chars[..at]);
    let before = before.trim();
    let is_name = before.chars().all(|c| c.is_ascii_digit())
        || before.chars().all(is_ideographic_digit)
        || (before.len() == 1 && before.chars().all(|c| c.is_ascii_alphabetic()));
    is_name.then_some(at)
}

/// Whether more than half of all signs are small letters: nobody means so many as labels.
pub(super) fn are_words(signs: impl Iterator<Item = char>) -> bool {
    let signs = signs.filter(|c| !c.is_whitespace());
    let (small, all) = signs.fold((0, 0), |(small, all), c| {
        (small + usize::from(c.is_lowercase()), all + 1)
    });
    small > all / 2
}

/// The small letters that are stones where no others are: those of one pair and no more.
pub(super) fn has_small_stones(signs: impl Iterator<Item = char>) -> bool {
    let (mut letters, mut has_stones) = (Vec::new(), false);
    for c in signs {
        match PointMark::from_char(c) {
            Some(PointMark::Label(letter)) if !letters.contains(&letter) => letters.push(letter),
            Some(PointMark::Stone(..)) => has_stones = true,
            _ => {}
        }
    }
    letters.sort_unstable();
    !has_stones && (letters == ['o', 'x'] || letters == ['b', 'w'])
}
