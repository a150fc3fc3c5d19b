//! The lines of a diagram with `$$`, and its header: who moves first, how large the board is, and the title.

use super::line::LineKind;
use super::sign::PointMark;
use super::source::DiagramLine;
use crate::color::Color;
use crate::shape::{MAX_SIDE, MIN_SIDE};

/// What the first line of a diagram says.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct DiagramHeader {
    pub(super) to_move: Option<Color>,
    pub(super) size: Option<usize>,
    pub(super) title: Option<String>,
}

/// The lines that are read.
#[derive(Debug, Clone)]
pub(super) struct ChosenLines {
    pub(super) lines: Vec<DiagramLine>,
    /// Where the next diagram with `$$` begins, and how many there are beside the one that is read.
    pub(super) more: Option<(usize, usize)>,
}

impl ChosenLines {
    /// The first run of lines with `$$`, or all lines if there are none.
    pub(super) fn of(lines: Vec<DiagramLine>) -> Self {
        if !lines.iter().any(|line| line.is_marked) {
            return Self { lines, more: None };
        }
        let runs = lines.chunk_by(|line, next| line.is_marked == next.is_marked);
        let mut marked = runs.filter(|run| run.iter().any(|line| line.is_marked));
        let first = marked.next().unwrap_or_default().to_vec();
        let mut others = marked.filter(|run| run.iter().any(|line| line.kind() == LineKind::Row));
        let next = others.next().and_then(|run| run.first());
        let more = next.map(|line| (line.number, 1 + others.count()));
        Self { lines: first, more }
    }

    /// Takes the header off, if the first line is one and not a part of the board.
    pub(super) fn take_header(&mut self) -> DiagramHeader {
        let header = self.lines.first().and_then(DiagramHeader::of);
        if header.is_some() {
            self.lines.remove(0);
        }
        header.unwrap_or_default()
    }
}

impl DiagramHeader {
    fn of(line: &DiagramLine) -> Option<Self> {
        let text = &line.written;
        let (flags, title) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        if !line.is_marked {
            return None;
        }
        let Some(header) = Self::of_flags(flags) else {
            // A title directly after `$$`.
            return (!is_board(line)).then(|| Self {
                title: title_from(text),
                ..Self::default()
            });
        };
        (!flags.is_empty() || !is_board(line)).then(|| Self {
            title: title_from(title),
            ..header
        })
    }

    /// What the letters directly after `$$` say: `B` or `W`, then `c`, a size, `m` and a move number in any order, each of them
    /// optional.
    fn of_flags(flags: &str) -> Option<Self> {
        let (to_move, mut rest) = match flags.chars().next() {
            Some('B' | 'b') => (Some(Color::Black), &flags[1..]),
            Some('W' | 'w') => (Some(Color::White), &flags[1..]),
            _ => (None, flags),
        };
        let mut size = None;
        while let Some(first) = rest.chars().next() {
            let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
            let length = match first {
                'c' => 1,
                'm' => 1 + digits(&rest[1..]),
                '0'..='9' => digits(rest),
                _ => return None,
            };
            if first.is_ascii_digit() {
                size = rest[..length].parse().ok();
            }
            rest = &rest[length..];
        }
        Some(Self {
            to_move,
            size: size.filter(|size| (MIN_SIDE..=MAX_SIDE).contains(size)),
            title: None,
        })
    }
}

fn title_from(text: &str) -> Option<String> {
    Some(text.trim().to_owned()).filter(|title| !title.is_empty())
}

/// Whether a first line with `$$` is already a part of the board, the header left out: a border, or signs for points
/// that cannot well be a word. Other lines are a title.
fn is_board(line: &DiagramLine) -> bool {
    let text = line.text();
    let is_points = |word: &str| word.chars().all(|c| PointMark::from_char(c).is_some());
    let has_labels =
        |word: &str| word.contains(|c: char| c.is_ascii_lowercase() || c.is_ascii_digit());
    let words: Vec<&str> = text.split_whitespace().collect();
    match (line.kind(), &words[..]) {
        (LineKind::Border, _) => true,
        (LineKind::Row, _) if line.is_bordered() => true,
        (LineKind::Row, [word]) => {
            is_points(word) && (word.contains(['.', ',']) || (word.len() >= 2 && !has_labels(word)))
        }
        (LineKind::Row, words) => words.iter().all(|word| word.len() == 1 && is_points(word)),
        _ => false,
    }
}
