//! The lines of a text, freed from what mail, forums and web pages put round them.

use super::sign::as_meant;

/// Tags that stand round a diagram and say nothing of it.
const TAGS: [&str; 13] = [
    "go",
    "code",
    "quote",
    "pre",
    "br",
    "p",
    "div",
    "span",
    "tt",
    "blockquote",
    "hide",
    "spoiler",
    "font",
];

/// Characters that HTML names.
const ENTITIES: [(&str, char); 4] = [
    ("&gt;", '>'),
    ("&lt;", '<'),
    ("&amp;", '&'),
    ("&nbsp;", ' '),
];

/// A longer tag is none.
const LONGEST_TAG: usize = 120;

/// A character with its column in the text, from one.
pub(super) type CharAt = (usize, char);

/// A line without quote marks, tags and `$$`.
#[derive(Debug, Clone)]
pub(super) struct DiagramLine {
    /// From one.
    pub(super) number: usize,
    /// Whether `$$` was there.
    pub(super) is_marked: bool,
    pub(super) chars: Vec<CharAt>,
    /// What stands behind `$$`, as it is written.
    pub(super) written: String,
}

/// The lines of a text.
pub(super) fn lines(text: &str) -> Vec<DiagramLine> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let numbered = (1..).zip(text.lines());
    numbered
        .map(|(number, text)| DiagramLine::new(number, text))
        .collect()
}

impl DiagramLine {
    fn new(number: usize, text: &str) -> Self {
        let chars = decoded(text);
        let mut rest = trimmed_start(&chars);
        while let [(_, '>'), after @ ..] = rest {
            rest = trimmed_start(after);
        }
        let inner = without_tags(inside_go(rest));
        let last_column = |chars: &[CharAt]| chars.last().map(|at| at.0);
        let (is_marked, inner, written) = match inner {
            [(_, '$'), (at, '$'), after @ ..] => {
                let is_cut = last_column(inner) != last_column(&chars);
                let end = last_column(inner).filter(|_| is_cut).unwrap_or(usize::MAX);
                let written = text.chars().take(end).skip(*at).collect();
                (true, after, written)
            }
            _ => (false, inner, String::new()),
        };
        Self {
            number,
            is_marked,
            chars: inner.to_vec(),
            written,
        }
    }

    /// The characters as text.
    pub(super) fn text(&self) -> String {
        text_of(&self.chars)
    }

    /// The column of the first sign.
    pub(super) fn start(&self) -> usize {
        trimmed_start(&self.chars).first().map_or(1, |at| at.0)
    }

    /// The signs without white space.
    pub(super) fn signs(&self) -> impl Iterator<Item = char> + '_ {
        let signs = self.chars.iter().map(|&(_, c)| c);
        signs.filter(|c| !c.is_whitespace())
    }
}

/// Characters as text.
pub(super) fn text_of(chars: &[CharAt]) -> String {
    chars.iter().map(|&(_, c)| c).collect()
}

/// The characters as they are meant.
fn decoded(text: &str) -> Vec<CharAt> {
    let mut chars = Vec::new();
    let (mut rest, mut column) = (text, 1);
    while let Some(c) = rest.chars().next() {
        let entity = ENTITIES.iter().find(|(name, _)| rest.starts_with(name));
        let (length, meant) = match entity {
            Some(&(name, meant)) => (name.len(), Some(meant)),
            None => (c.len_utf8(), as_meant(c)),
        };
        chars.extend(meant.map(|meant| (column, meant)));
        column += rest[..length].chars().count();
        rest = &rest[length..];
    }
    chars
}

pub(super) fn trimmed_start(mut chars: &[CharAt]) -> &[CharAt] {
    while let [(_, c), rest @ ..] = chars
        && c.is_whitespace()
    {
        chars = rest;
    }
    chars
}

pub(super) fn trimmed_end(mut chars: &[CharAt]) -> &[CharAt] {
    while let [rest @ .., (_, c)] = chars
        && c.is_whitespace()
    {
        chars = rest;
    }
    chars
}

/// What stands between `[go]` and `[/go]`, where one of them stands within a line.
fn inside_go(chars: &[CharAt]) -> &[CharAt] {
    let is_go = |at: usize, is_closing: bool| {
        let inner = chars[at..].split(|&(_, c)| c == ']').next();
        let inner = inner.filter(|inner| inner.len() <= LONGEST_TAG);
        inner.is_some_and(|inner| {
            let text = text_of(inner).to_ascii_lowercase();
            text.starts_with(if is_closing { "[/go" } else { "[go" }) && is_tag(&inner[1..])
        })
    };
    let brackets = || (0..chars.len()).filter(|&at| chars[at].1 == '[');
    let start = brackets().find(|&at| is_go(at, false)).unwrap_or(0);
    let end = brackets().find(|&at| is_go(at, true));
    &chars[start..end.unwrap_or(chars.len()).max(start)]
}

/// What stands between the tags at the ends of a line.
fn without_tags(mut chars: &[CharAt]) -> &[CharAt] {
    loop {
        let inner = trimmed_end(chars);
        let bare = after_tag(trimmed_start(inner)).or_else(|| before_tag(inner));
        match bare {
            Some(shorter) => chars = shorter,
            None => return chars,
        }
    }
}

fn after_tag(chars: &[CharAt]) -> Option<&[CharAt]> {
    let closing = closing_of(chars.first()?.1)?;
    let end = chars
        .iter()
        .take(LONGEST_TAG)
        .position(|&(_, c)| c == closing)?;
    is_tag(&chars[1..end]).then(|| &chars[end + 1..])
}

fn before_tag(chars: &[CharAt]) -> Option<&[CharAt]> {
    let last = chars.last()?.1;
    let from_end = chars.iter().rev().take(LONGEST_TAG);
    let length = from_end
        .clone()
        .position(|&(_, c)| closing_of(c) == Some(last))?;
    let start = chars.len() - 1 - length;
    is_tag(&chars[start + 1..chars.len() - 1]).then(|| &chars[..start])
}

const fn closing_of(opening: char) -> Option<char> {
    match opening {
        '[' => Some(']'),
        '<' => Some('>'),
        _ => None,
    }
}

/// Whether this stands between the brackets of a tag that says nothing.
fn is_tag(inner: &[CharAt]) -> bool {
    let text = text_of(inner);
    let text = text.strip_prefix('/').unwrap_or(&text);
    let end = text.find(|c: char| !c.is_ascii_alphabetic());
    let (name, rest) = text.split_at(end.unwrap_or(text.len()));
    let is_ended = rest.is_empty() || rest.starts_with([' ', '=', '/']);
    is_ended && TAGS.contains(&&*name.to_ascii_lowercase())
}
