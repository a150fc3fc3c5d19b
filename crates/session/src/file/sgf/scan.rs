//! The grammar of SGF as a stream of events, without a stack and without copying.
//!
//! A tree can be nested as deeply as the file is long, so nothing here recurses and only the depth is counted.

use std::borrow::Cow;
use std::ops::Range;

use semeai_board::Color;

use crate::file::error::{FileErrorKind, Spot};

/// What is wrong with a text, and at which byte if at a certain one.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Fault {
    pub(super) at: Option<usize>,
    pub(super) kind: FileErrorKind,
}

/// The next thing in a text, at a byte.
#[derive(Clone, Copy, Debug)]
pub(super) enum Event<'a> {
    /// `(`
    Open,
    /// `)`
    Close,
    /// `;`, or the place where the first one of a game should stand.
    Node,
    /// A name with its values.
    Property(Property<'a>),
}

/// A property as it stands in the text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Property<'a> {
    /// Where it begins.
    pub(super) at: usize,
    /// The whole of it, from the name to the last bracket.
    pub(super) raw: &'a str,
    name_length: usize,
}

impl<'a> Property<'a> {
    /// The name as it is written.
    pub(super) fn written(&self) -> &'a str {
        &self.raw[..self.name_length]
    }

    /// Whether the name has small letters and no capitals, which the standard never had.
    pub(super) fn has_small_name(&self) -> bool {
        let has = |is: fn(&u8) -> bool| self.written().bytes().any(|byte| is(&byte));
        has(u8::is_ascii_lowercase) && !has(u8::is_ascii_uppercase)
    }

    /// The name in capitals: `FF[1]` to `FF[3]` let small letters stand in it, for people. Where there is nothing else they
    /// are the name.
    pub(super) fn name(&self) -> Cow<'a, str> {
        let name = self.written();
        if self.has_small_name() {
            Cow::Owned(name.to_ascii_uppercase())
        } else if name.contains(|c: char| c.is_ascii_lowercase()) {
            name.chars().filter(|c| !c.is_ascii_lowercase()).collect()
        } else {
            Cow::Borrowed(name)
        }
    }

    /// The values between the brackets, still escaped, with the bytes where they begin.
    pub(super) fn values(&self) -> impl Iterator<Item = (usize, &'a str)> + use<'a> {
        let (raw, start) = (self.raw, self.at);
        let mut at = self.name_length;
        std::iter::from_fn(move || {
            let open = at + raw.get(at..)?.find('[')? + 1;
            let close = value_end(raw, open)?;
            at = close + 1;
            Some((start + open, &raw[open..close]))
        })
    }

    /// Whose move it is, if it is one.
    pub(super) fn mover(&self) -> Option<Color> {
        match &*self.name() {
            "B" => Some(Color::Black),
            "W" => Some(Color::White),
            _ => None,
        }
    }

    /// The first value, still escaped.
    pub(super) fn value(&self) -> &'a str {
        self.values().next().map_or("", |(_, value)| value)
    }
}

/// Where the value that begins at a byte ends: its closing bracket.
fn value_end(text: &str, start: usize) -> Option<usize> {
    let bytes = text.as_bytes();
    let mut at = start;
    loop {
        match bytes.get(at)? {
            b']' => return Some(at),
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum ScanState {
    /// Between the games.
    Outside,
    /// After `(`: a node must come.
    Opened,
    /// In a node.
    InNode,
    /// After `)` inside a game: only variations can come.
    Closed,
}

/// Reads events from a part of a text.
#[derive(Clone, Debug)]
pub(super) struct Scanner<'a> {
    text: &'a str,
    at: usize,
    end: usize,
    depth: usize,
    state: ScanState,
}

impl<'a> Scanner<'a> {
    /// From the beginning of a text, where anything may stand before the first game.
    pub(super) fn new(text: &'a str) -> Self {
        Self {
            text,
            at: 0,
            end: text.len(),
            depth: 0,
            state: ScanState::Outside,
        }
    }

    /// From a game, or from anything with balanced parentheses.
    pub(super) fn within(text: &'a str, range: Range<usize>) -> Self {
        Self {
            text,
            at: range.start,
            end: range.end,
            depth: 0,
            state: ScanState::Outside,
        }
    }

    /// From what follows the root of a game, without the last parenthesis: nodes or variations.
    pub(super) fn part(text: &'a str, range: Range<usize>) -> Self {
        Self {
            depth: 1,
            state: ScanState::InNode,
            ..Self::within(text, range)
        }
    }

    /// The properties that follow, up to the first fault.
    pub(super) fn properties(mut self) -> impl Iterator<Item = Property<'a>> {
        std::iter::from_fn(move || {
            loop {
                if let Event::Property(property) = self.next()?.ok()?.1 {
                    return Some(property);
                }
            }
        })
    }

    /// The properties that follow in the main line, up to the first fault.
    pub(super) fn main_line(mut self) -> impl Iterator<Item = Property<'a>> {
        std::iter::from_fn(move || {
            loop {
                match self.next()?.ok()?.1 {
                    Event::Property(property) => return Some(property),
                    Event::Close => return None,
                    Event::Open | Event::Node => {}
                }
            }
        })
    }

    /// How many parentheses are open.
    pub(super) const fn depth(&self) -> usize {
        self.depth
    }

    /// The next byte to be read.
    pub(super) const fn at(&self) -> usize {
        self.at
    }

    /// The next event, with its first byte; nothing at the end.
    pub(super) fn next(&mut self) -> Option<Result<(usize, Event<'a>), Fault>> {
        if self.state == ScanState::Outside {
            self.skip_to_game()?;
        } else {
            self.skip_space();
        }
        let at = self.at;
        let Some(&byte) = self.text.as_bytes()[..self.end].get(at) else {
            let is_whole = self.depth == 0;
            return (!is_whole).then(|| fault(at, FileErrorKind::EndsInGame));
        };
        let event = match (byte, self.state) {
            (b'(', ScanState::Outside | ScanState::InNode | ScanState::Closed) => {
                self.depth += 1;
                self.state = ScanState::Opened;
                Event::Open
            }
            (b')', ScanState::InNode | ScanState::Closed) => {
                self.depth = self.depth.saturating_sub(1);
                self.state = if self.depth == 0 {
                    ScanState::Outside
                } else {
                    ScanState::Closed
                };
                Event::Close
            }
            (b';', ScanState::Opened | ScanState::InNode) => {
                self.state = ScanState::InNode;
                Event::Node
            }
            (b, ScanState::InNode) if b.is_ascii_alphabetic() => return Some(self.property()),
            (b, ScanState::Opened) if b.is_ascii_alphabetic() && self.depth == 1 => {
                // Some programs leave out the first sign of a game.
                self.state = ScanState::InNode;
                return Some(Ok((at, Event::Node)));
            }
            _ => return Some(self.unexpected(at)),
        };
        self.at += 1;
        Some(Ok((at, event)))
    }

    fn property(&mut self) -> Result<(usize, Event<'a>), Fault> {
        let (text, start) = (&self.text[..self.end], self.at);
        let is_name = |b: &u8| b.is_ascii_alphanumeric();
        let name_length = text.as_bytes()[start..]
            .iter()
            .take_while(|b| is_name(b))
            .count();
        let name = || text[start..start + name_length].to_owned();
        self.at += name_length;
        let mut end = None;
        loop {
            self.skip_space();
            if text.as_bytes().get(self.at) != Some(&b'[') {
                break;
            }
            let Some(close) = value_end(text, self.at + 1) else {
                return fault(self.at, FileErrorKind::EndsInValue(name()));
            };
            self.at = close + 1;
            end = Some(self.at);
        }
        match end {
            Some(end) => {
                self.at = end;
                Ok((
                    start,
                    Event::Property(Property {
                        at: start,
                        raw: &text[start..end],
                        name_length,
                    }),
                ))
            }
            None => fault(start, FileErrorKind::NoValue(name())),
        }
    }

    fn unexpected<T>(&self, at: usize) -> Result<T, Fault> {
        let c = self.text[at..].chars().next().unwrap_or(' ');
        fault(at, FileErrorKind::Unexpected(c))
    }

    fn skip_space(&mut self) {
        let rest = &self.text.as_bytes()[self.at..self.end];
        self.at += rest.iter().take_while(|b| b.is_ascii_whitespace()).count();
    }

    /// Goes to where the next game begins; nothing if there is none.
    fn skip_to_game(&mut self) -> Option<()> {
        self.at += next_game(&self.text[self.at..self.end])?;
        Some(())
    }
}

pub(super) const fn fault<T>(at: usize, kind: FileErrorKind) -> Result<T, Fault> {
    Err(Fault { at: Some(at), kind })
}

/// Where the next game begins: `(` and `;` with nothing but space between them, as the standard advises, unless they are the eyes of
/// somebody who smiles (`(;-)`). Without the `;` a property must follow: any where nothing else precedes, and within other words one that roots begin with.
pub(super) fn next_game(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    let mut candidate = None;
    let mut is_first = true;
    for (at, byte) in bytes.iter().enumerate() {
        match byte {
            b'(' => {
                is_first &= candidate.is_none();
                candidate = Some(at);
            }
            b';' if candidate.is_some() => {
                if !is_smiley(&text[at + 1..], is_first) {
                    return candidate;
                }
                candidate = None;
                is_first = false;
            }
            b if b.is_ascii_whitespace() => {}
            _ => {
                if candidate.is_some() && begins_root(&text[at..], is_first) {
                    return candidate;
                }
                candidate = None;
                is_first = false;
            }
        }
    }
    None
}

/// Whether what follows `(;` says that it is no game: it is closed before any property has a value. What could be the name of a
/// property, or an empty root, is taken for words only among words.
fn is_smiley(text: &str, is_first: bool) -> bool {
    let Some(end) = text.find([')', '(', '[', ';']) else {
        return false;
    };
    let (mouth, rest) = text.split_at(end);
    let is_name = mouth
        .trim_ascii()
        .bytes()
        .all(|byte| byte.is_ascii_alphanumeric());
    rest.starts_with(')') && !(is_name && is_first)
}

/// Whether a root can begin here without its `;`.
fn begins_root(text: &str, is_first: bool) -> bool {
    let length = text.bytes().take_while(u8::is_ascii_alphanumeric).count();
    let (name, rest) = text.split_at(length);
    let has_value = || rest.trim_ascii_start().starts_with('[');
    let capitals = || name.bytes().filter(u8::is_ascii_uppercase);
    let is_property = if is_first {
        name.starts_with(|c: char| c.is_ascii_alphabetic()) && capitals().next().is_some()
    } else {
        let first = ["FF", "GM", "CA", "AP", "SZ"];
        first.into_iter().any(|first| capitals().eq(first.bytes()))
    };
    is_property && has_value()
}

/// A well-formed text in which every game that names its encoding (`CA`) has this property instead.
pub(super) fn with_encoding(text: &str, said: &str) -> String {
    let mut scanner = Scanner::new(text);
    let mut out = String::with_capacity(text.len());
    let mut start = 0;
    while let Some(Ok((at, event))) = scanner.next() {
        if let Event::Property(property) = event
            && property.name() == "CA"
        {
            out += &text[start..at];
            out += said;
            start = scanner.at();
        }
    }
    out += &text[start..];
    out
}

/// The line and column of a byte.
pub(in crate::file) fn spot(text: &str, at: usize) -> Spot {
    let mut at = at.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    let before = &text[..at];
    let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
    Spot {
        line: before.bytes().filter(|&b| b == b'\n').count() + 1,
        column: before[line_start..].chars().count() + 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault_of(text: &str) -> (Spot, FileErrorKind) {
        let mut scanner = Scanner::new(text);
        loop {
            match scanner.next().expect("an error before the end") {
                Ok(_) => {}
                Err(fault) => return (spot(text, fault.at.expect("a place")), fault.kind),
            }
        }
    }

    #[test]
    fn errors_know_their_place() {
        let at = |line, column| Spot { line, column };
        assert_eq!(
            fault_of("(;A[b]\n;C"),
            (at(2, 2), FileErrorKind::NoValue("C".to_owned()))
        );
        assert_eq!(
            fault_of("(;A[b]\n  é"),
            (at(2, 3), FileErrorKind::Unexpected('é'))
        );
        assert_eq!(fault_of("(;A[b]"), (at(1, 7), FileErrorKind::EndsInGame));
        assert_eq!(
            fault_of("(;C[x\\]"),
            (at(1, 4), FileErrorKind::EndsInValue("C".to_owned()))
        );
        assert_eq!(fault_of("(;A[b](;)C[d])").1, FileErrorKind::Unexpected('C'));
        assert_eq!(fault_of("(;(A[b]))").1, FileErrorKind::Unexpected('A'));
    }

    #[test]
    fn who_smiles_before_a_game_begins_none() {
        for words in [
            "(;-)",
            "(;-) ",
            "Look (;)\n",
            "a game ( ;o) for you: ",
            "(;-D) (;P) ",
            "no (;SZ) ",
        ] {
            let text = format!("{words}(;SZ[9])");
            assert_eq!(next_game(&text), Some(words.len()), "{words}");
        }
        for game in ["(;)", "(;-SZ[9])", "(;SZ)", "(; ;B[aa])", "(;-(;B[aa]))"] {
            assert_eq!(next_game(game), Some(0), "{game}");
        }
        assert_eq!(next_game("(;SZ[9])(;)"), Some(0));
        assert_eq!(next_game("only (;-) words (;)"), None);
    }

    #[test]
    fn a_million_parentheses_need_no_stack() {
        let text = "(;".repeat(1_000_000) + &")".repeat(1_000_000);
        let mut scanner = Scanner::new(&text);
        let mut count = 0;
        while let Some(event) = scanner.next() {
            event.expect("balanced");
            count += 1;
        }
        assert_eq!(count, 3_000_000);
    }

    #[test]
    fn values_keep_their_escapes_and_places() {
        let text = "text (no game) ( ;CoPyright [a\\]b]\n[c];)";
        let mut scanner = Scanner::new(text);
        scanner.next();
        scanner.next();
        let Some(Ok((_, Event::Property(property)))) = scanner.next() else {
            panic!("a property");
        };
        assert_eq!(property.name(), "CP");
        assert_eq!(property.raw, "CoPyright [a\\]b]\n[c]");
        let values: Vec<_> = property.values().collect();
        assert_eq!(
            values,
            [
                (text.find("a\\").expect("there"), "a\\]b"),
                (text.find("c]").expect("there"), "c")
            ]
        );
    }
}
