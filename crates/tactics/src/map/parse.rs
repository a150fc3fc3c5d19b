//! From text to map.
//!
//! ```text
//! expr  := inter { ('|' | '\' | '-') inter }        left to right, one level
//! inter := unary { '&' unary }                      binds tighter
//! unary := op unary | prim
//! op    := '~' | 'F' | 'F0' | 'AB' | 'AW' | 'DB' | 'DW' | 'P'digits | 'Q'digits
//! prim  := 'B' | 'W' | 'V' | 'H' | 'X' | 'LB' | 'LW' | '{' [ point { ',' point } ] '}' | '(' expr ')'
//! ```
//!
//! `∩ ∪ ∖ ¬` are the same as `& | \ ~`, and `·`, the identity of the source, is read before a map and left out. Only parentheses are
//! read by recursion, and they are counted; operators in a row are a loop.

use std::ops::Range;

use semeai_board::{Color, is_name};

use super::error::{
    ExpectedPart, FoundSign, LARGEST_NUMBER, MOST_DEPTH, MOST_PARTS, MapError, MapErrorKind,
};
use super::expression::{Junction, Leaf, Map, Operator};

/// A map with the places of its parts in the text that it was read from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapText {
    /// The map.
    pub map: Map,
    /// Where each part stands, in the order of [`Map::parts`]: characters counted from 0, without parentheses round it, but
    /// with those of its own parts.
    pub ranges: Vec<Range<usize>>,
}

impl MapText {
    /// Reads a map.
    ///
    /// # Errors
    ///
    /// What is wrong with the text, and at which column.
    ///
    /// ```
    /// use semeai_tactics::MapText;
    ///
    /// let read = MapText::parse("F Q3(W | {C3})")?;
    /// assert_eq!(read.map.to_string(), "F(Q3(W | {C3}))");
    /// assert_eq!(read.ranges, [0..14, 2..14, 5..13, 5..6, 9..13]);
    /// # Ok::<(), semeai_tactics::MapError>(())
    /// ```
    pub fn parse(text: &str) -> Result<Self, MapError> {
        let mut parser = Parser::new(text);
        let read = parser.expression()?;
        if parser.peek().is_some() {
            return Err(parser.unexpected(ExpectedPart::JunctionOrEnd));
        }
        Ok(Self {
            map: read.map,
            ranges: read.ranges,
        })
    }
}

impl std::str::FromStr for Map {
    type Err = MapError;

    /// As [`MapText::parse`].
    fn from_str(text: &str) -> Result<Self, MapError> {
        MapText::parse(text).map(|read| read.map)
    }
}

/// A map as far as it was read.
struct Part {
    map: Map,
    depth: usize,
    ranges: Vec<Range<usize>>,
    /// Where it stands with the parentheses round it.
    whole: Range<usize>,
}

struct Parser {
    text: Vec<char>,
    at: usize,
    /// How many parts there are already.
    parts: usize,
    /// How many parentheses are open.
    open: usize,
}

impl Parser {
    fn new(text: &str) -> Self {
        Self {
            text: text.chars().collect(),
            at: 0,
            parts: 0,
            open: 0,
        }
    }

    /// The next character that is no space.
    fn peek(&mut self) -> Option<char> {
        while self.next_is(char::is_whitespace) {
            self.at += 1;
        }
        self.text.get(self.at).copied()
    }

    fn next_is(&self, is: impl Fn(char) -> bool) -> bool {
        self.text.get(self.at).is_some_and(|&c| is(c))
    }

    fn error(at: usize, kind: MapErrorKind) -> MapError {
        let column = at + 1;
        MapError { column, kind }
    }

    /// What to say of the character here.
    fn unexpected(&self, expected: ExpectedPart) -> MapError {
        let kind = match self.text.get(self.at) {
            Some(&c) if c.is_control() => MapErrorKind::ControlCharacter(c),
            Some(&c) => MapErrorKind::Unexpected {
                found: FoundSign::Character(c),
                expected,
            },
            None => MapErrorKind::Unexpected {
                found: FoundSign::End,
                expected,
            },
        };
        Self::error(self.at, kind)
    }

    fn expression(&mut self) -> Result<Part, MapError> {
        let mut first = self.intersection()?;
        loop {
            let junction = match self.peek() {
                Some('|' | '∪') => Junction::Union,
                Some('\\' | '-' | '∖') => Junction::Difference,
                _ => return Ok(first),
            };
            let at = self.at;
            self.at += 1;
            let second = self.intersection()?;
            first = self.join(at, junction, first, second)?;
        }
    }

    fn intersection(&mut self) -> Result<Part, MapError> {
        let mut first = self.unary()?;
        while let Some('&' | '∩') = self.peek() {
            let at = self.at;
            self.at += 1;
            let second = self.unary()?;
            first = self.join(at, Junction::Intersection, first, second)?;
        }
        Ok(first)
    }

    fn unary(&mut self) -> Result<Part, MapError> {
        let mut operators = Vec::new();
        loop {
            if let Some('·') = self.peek() {
                self.at += 1;
                continue;
            }
            let at = self.at;
            let Some(operator) = self.operator()? else {
                break;
            };
            if operators.len() + 1 >= MOST_DEPTH {
                return Err(Self::error(at, MapErrorKind::TooDeep));
            }
            operators.push((at, operator));
        }
        let mut part = self.primary()?;
        while let Some((at, operator)) = operators.pop() {
            part = self.apply(at, operator, part)?;
        }
        Ok(part)
    }

    /// An operator, if one begins here.
    fn operator(&mut self) -> Result<Option<Operator>, MapError> {
        let begun = self.peek();
        let operator = match begun {
            Some('~' | '¬') => Operator::Complement,
            Some('F') if self.text.get(self.at + 1) == Some(&'0') => {
                self.at += 1;
                Operator::StartReach
            }
            Some('F') => Operator::Reach,
            Some('A') => return self.side().map(|side| Some(Operator::Attached(side))),
            Some('D') => return self.side().map(|side| Some(Operator::Captured(side))),
            Some('P') => return self.number().map(|n| Some(Operator::AtLeast(n))),
            Some('Q') => return self.number().map(|n| Some(Operator::AtMost(n))),
            _ => return Ok(None),
        };
        self.at += 1;
        Ok(Some(operator))
    }

    /// The side behind the letter here.
    fn side(&mut self) -> Result<Color, MapError> {
        self.at += 1;
        let side = match self.text.get(self.at) {
            Some('B') => Color::Black,
            Some('W') => Color::White,
            _ => return Err(self.unexpected(ExpectedPart::Side)),
        };
        self.at += 1;
        Ok(side)
    }

    /// The number behind the letter here.
    fn number(&mut self) -> Result<u16, MapError> {
        self.at += 1;
        let begun = self.at;
        let mut number = 0_u16;
        while let Some(digit) = self.text.get(self.at).and_then(|c| c.to_digit(10)) {
            let digit = u16::try_from(digit).unwrap_or_default();
            number = number.saturating_mul(10).saturating_add(digit);
            self.at += 1;
        }
        match number {
            _ if self.at == begun => Err(self.unexpected(ExpectedPart::Number)),
            0..=LARGEST_NUMBER => Ok(number),
            _ => Err(Self::error(begun, MapErrorKind::NumberTooLarge)),
        }
    }

    fn primary(&mut self) -> Result<Part, MapError> {
        let begun = self.peek();
        let at = self.at;
        let leaf = match begun {
            Some('(') => return self.parenthesis(),
            Some('{') => Leaf::Points(self.points()?),
            Some('L') => Leaf::Legal(self.side()?),
            Some(c) => {
                let leaf = letter_leaf(c).ok_or_else(|| self.unexpected(ExpectedPart::Map))?;
                self.at += 1;
                leaf
            }
            None => return Err(self.unexpected(ExpectedPart::Map)),
        };
        let whole = at..self.at;
        let leaf = Part {
            map: Map::Leaf(leaf),
            depth: 1,
            ranges: vec![whole.clone()],
            whole,
        };
        self.counted(at, leaf)
    }

    fn parenthesis(&mut self) -> Result<Part, MapError> {
        let begun = self.at;
        if self.open == MOST_DEPTH {
            return Err(Self::error(begun, MapErrorKind::TooDeep));
        }
        self.at += 1;
        self.open += 1;
        let part = self.expression()?;
        if self.peek() != Some(')') {
            return Err(self.unexpected(ExpectedPart::JunctionOrClosing));
        }
        self.at += 1;
        self.open -= 1;
        let whole = begun..self.at;
        Ok(Part { whole, ..part })
    }

    /// The names in the braces that begin here.
    fn points(&mut self) -> Result<Vec<String>, MapError> {
        let mut names = Vec::new();
        self.at += 1;
        if self.peek() == Some('}') {
            self.at += 1;
            return Ok(names);
        }
        loop {
            names.push(self.point_name()?);
            let behind = self.peek();
            if !matches!(behind, Some(',' | '}')) {
                return Err(self.unexpected(ExpectedPart::CommaOrClosing));
            }
            self.at += 1;
            if behind == Some('}') {
                return Ok(names);
            }
        }
    }

    /// Whatever can be the name of a point on some board and has no brace.
    fn point_name(&mut self) -> Result<String, MapError> {
        self.peek();
        let begun = self.at;
        let is_in_name = |c: char| !matches!(c, '{' | '}') && is_name(&format!("a{c}"));
        while self.next_is(is_in_name) {
            self.at += 1;
        }
        let name: String = self.text[begun..self.at].iter().collect();
        if is_name(&name) {
            return Ok(name);
        }
        self.at = begun;
        Err(self.unexpected(ExpectedPart::Point))
    }

    fn apply(&mut self, at: usize, operator: Operator, of: Part) -> Result<Part, MapError> {
        let whole = at..of.whole.end;
        let part = Part {
            map: Map::apply(operator, of.map),
            depth: of.depth + 1,
            ranges: [vec![whole.clone()], of.ranges].concat(),
            whole,
        };
        self.counted(at, part)
    }

    fn join(
        &mut self,
        at: usize,
        junction: Junction,
        first: Part,
        second: Part,
    ) -> Result<Part, MapError> {
        let whole = first.whole.start..second.whole.end;
        let part = Part {
            map: Map::join(junction, first.map, second.map),
            depth: first.depth.max(second.depth) + 1,
            ranges: [vec![whole.clone()], first.ranges, second.ranges].concat(),
            whole,
        };
        self.counted(at, part)
    }

    /// A part whose sign stands here, if there may be one more and so deep a one.
    fn counted(&mut self, at: usize, part: Part) -> Result<Part, MapError> {
        self.parts += 1;
        if part.depth > MOST_DEPTH {
            return Err(Self::error(at, MapErrorKind::TooDeep));
        }
        if self.parts > MOST_PARTS {
            return Err(Self::error(at, MapErrorKind::TooManyParts));
        }
        Ok(part)
    }
}

/// The leaf of one letter.
const fn letter_leaf(letter: char) -> Option<Leaf> {
    Some(match letter {
        'B' => Leaf::Stones(Color::Black),
        'W' => Leaf::Stones(Color::White),
        'V' => Leaf::Empty,
        'H' => Leaf::Atari,
        'X' => Leaf::All,
        _ => return None,
    })
}
