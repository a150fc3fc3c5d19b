//! A written game: its text and the tokens that the text is made of.

use std::fmt;
use std::sync::Arc;

use crate::dyadic::{Dyadic, Rational};
use crate::player::Relation;

/// What a token is; its text says the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TokenKind {
    /// Digits: an integer, or a count behind an arrow or a star.
    Integer,
    /// Two integers with a stroke between them: `13/2`.
    Fraction,
    /// The minus of a number.
    Minus,
    /// An arrow upwards, or two in one character.
    Up,
    /// An arrow downwards, or two in one character.
    Down,
    /// `*`
    Star,
    /// `{`
    Open,
    /// `}`
    Close,
    /// The bar between Left's and Right's options, as many strokes as its text has characters.
    Bar,
    /// The comma between options of one side.
    Comma,
    /// The name of a kind of games: `tiny`, `miny`, `±`; or [`Formula::INFINITY`].
    Name,
    /// A bracket round what a name is applied to.
    Bracket,
    /// The sign between summands, or between games that are compared.
    Sign,
    /// `…`, for what is left out.
    Omission,
}

/// The smallest part of a written game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Token<'a> {
    /// What it is, for whoever sets it as mathematics.
    pub kind: TokenKind,
    /// The characters that it stands for, never none.
    pub text: &'a str,
}

impl Token<'_> {
    /// The size of a number, rounded down.
    fn size(&self) -> Option<u128> {
        match self.kind {
            TokenKind::Integer => self.text.parse().ok(),
            TokenKind::Fraction => {
                let (top, bottom) = self.text.split_once('/')?;
                let bottom: u128 = bottom.parse().ok()?;
                top.parse::<u128>().ok()?.checked_div(bottom)
            }
            _ => None,
        }
    }
}

/// A token without its text: what it is, and how many bytes of the text belong to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct TokenMark {
    kind: TokenKind,
    length: u8,
}

/// A game as it is written: a text together with the tokens that it is made of. Cheap to clone.
///
/// The text is what [`Arena::parse`](crate::Arena::parse) reads; the tokens are for whoever sets it as mathematics, so
/// that nobody has to read the text again. The texts of the tokens, one after the other, are the text.
///
/// ```
/// use semeai_cgt::{Arena, TokenKind};
///
/// let mut arena = Arena::new();
/// let game = arena.parse("{13/2|{4|0}}").unwrap();
/// let written = arena.formula(game);
/// assert_eq!(written.as_str(), "{13/2||4|0}");
/// let tokens: Vec<&str> = written.tokens().map(|token| token.text).collect();
/// assert_eq!(tokens, ["{", "13/2", "||", "4", "|", "0", "}"]);
/// assert_eq!(written.tokens().nth(1).unwrap().kind, TokenKind::Fraction);
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Formula {
    text: Arc<str>,
    marks: Arc<[TokenMark]>,
}

impl Formula {
    /// What stands for a number that has no bound.
    pub const INFINITY: &str = "∞";

    /// All tokens as one text, which [`Arena::parse`](crate::Arena::parse) reads back unless something was left out.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// The tokens in the order of the text.
    pub fn tokens(&self) -> impl Iterator<Item = Token<'_>> {
        tokens(&self.text, &self.marks)
    }

    /// Whether nothing was left out, so that it can be read back.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.marks
            .last()
            .is_none_or(|mark| mark.kind != TokenKind::Omission)
    }

    /// The same if it has at most so many characters; else as many of its first tokens as fit, and `…`.
    ///
    /// ```
    /// use semeai_cgt::Arena;
    ///
    /// let mut arena = Arena::new();
    /// let game = arena.parse("{100|20}").unwrap();
    /// assert_eq!(arena.formula(game).cut(6).as_str(), "{100|…");
    /// assert_eq!(arena.formula(game).cut(8), arena.formula(game));
    /// ```
    #[must_use]
    pub fn cut(&self, most: usize) -> Self {
        // There are no more characters than bytes.
        if self.text.len() <= most || self.text.chars().count() <= most {
            return self.clone();
        }
        let mut writer = TokenWriter::default();
        let mut room = most;
        for token in self.tokens() {
            let Some(left) = room.checked_sub(token.text.chars().count()) else {
                break;
            };
            room = left;
            writer.push(token.kind, token.text);
        }
        writer.push(TokenKind::Omission, OMISSION);
        writer.finish()
    }

    /// The same with [`Formula::INFINITY`] for every number of at least this size, which then stands for no number but for something
    /// that no number reaches. Such a text is read by people alone.
    ///
    /// ```
    /// use semeai_cgt::Arena;
    ///
    /// let mut arena = Arena::new();
    /// let game = arena.parse("{1000|{3|-998}}").unwrap();
    /// assert_eq!(arena.formula(game).with_infinity(500).as_str(), "{∞||3|-∞}");
    /// ```
    #[must_use]
    pub fn with_infinity(&self, least: u128) -> Self {
        let is_endless = |token: &Token<'_>| token.size().is_some_and(|size| size >= least);
        if !self.tokens().any(|token| is_endless(&token)) {
            return self.clone();
        }
        let mut writer = TokenWriter::default();
        for token in self.tokens() {
            match is_endless(&token) {
                true => writer.push(TokenKind::Name, Self::INFINITY),
                false => writer.push(token.kind, token.text),
            }
        }
        writer.finish()
    }

    /// [`Formula::INFINITY`] alone, with a minus before it if it is asked for.
    #[must_use]
    pub fn infinity(is_negative: bool) -> Self {
        let mut writer = TokenWriter::default();
        writer.sign(is_negative);
        writer.push(TokenKind::Name, Self::INFINITY);
        writer.finish()
    }

    /// The largest number in it that is smaller than this, whatever its sign and rounded down; zero if there is none.
    #[must_use]
    pub fn largest_below(&self, limit: u128) -> u128 {
        let sizes = self.tokens().filter_map(|token| token.size());
        sizes.filter(|&size| size < limit).max().unwrap_or(0)
    }

    /// What stands for a game that is too long to be written.
    pub(super) fn omission() -> Self {
        let mut writer = TokenWriter::default();
        writer.push(TokenKind::Omission, OMISSION);
        writer.finish()
    }
}

pub(super) const OMISSION: &str = "…";

impl fmt::Display for Formula {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text)
    }
}

impl fmt::Debug for Formula {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&*self.text, f)
    }
}

impl PartialEq<str> for Formula {
    fn eq(&self, other: &str) -> bool {
        *self.text == *other
    }
}

impl PartialEq<&str> for Formula {
    fn eq(&self, other: &&str) -> bool {
        *self.text == **other
    }
}

impl From<Rational> for Formula {
    fn from(number: Rational) -> Self {
        let mut writer = TokenWriter::default();
        writer.number(number);
        writer.finish()
    }
}

impl From<Dyadic> for Formula {
    fn from(number: Dyadic) -> Self {
        Self::from(number.to_rational())
    }
}

impl From<i128> for Formula {
    fn from(number: i128) -> Self {
        let mut writer = TokenWriter::default();
        writer.integer(number < 0, number.unsigned_abs());
        writer.finish()
    }
}

impl From<u128> for Formula {
    fn from(number: u128) -> Self {
        let mut writer = TokenWriter::default();
        writer.integer(false, number);
        writer.finish()
    }
}

/// The usual sign between two games, see [`Relation::sign`].
impl From<Relation> for Formula {
    fn from(relation: Relation) -> Self {
        let kind = match relation {
            Relation::Confused => TokenKind::Bar,
            Relation::Less | Relation::Equal | Relation::Greater => TokenKind::Sign,
        };
        let mut writer = TokenWriter::default();
        writer.push(kind, relation.sign());
        writer.finish()
    }
}

fn tokens<'a>(text: &'a str, marks: &'a [TokenMark]) -> impl Iterator<Item = Token<'a>> {
    let mut rest = text;
    marks.iter().map(move |mark| {
        let (text, after) = rest.split_at(usize::from(mark.length));
        rest = after;
        Token {
            kind: mark.kind,
            text,
        }
    })
}

/// Writes a game, token by token. Two texts are put together without a look at either.
#[derive(Clone, Debug, Default)]
pub(super) struct TokenWriter {
    text: String,
    marks: Vec<TokenMark>,
}

impl TokenWriter {
    pub(super) fn as_str(&self) -> &str {
        &self.text
    }

    /// The bytes written so far.
    pub(super) fn len(&self) -> usize {
        self.text.len()
    }

    /// The longest token is a fraction of two 128-bit integers, with less than a hundred characters.
    pub(super) fn push(&mut self, kind: TokenKind, text: &str) {
        let length = u8::try_from(text.len()).expect("a token is short");
        self.text.push_str(text);
        self.marks.push(TokenMark { kind, length });
    }

    pub(super) fn append(&mut self, other: &Self) {
        self.text.push_str(&other.text);
        self.marks.extend_from_slice(&other.marks);
    }

    pub(super) fn number(&mut self, number: Rational) {
        let top = number.numer();
        if number.is_integer() {
            return self.integer(*top < 0, top.unsigned_abs());
        }
        self.sign(*top < 0);
        let fraction = format!("{}/{}", top.unsigned_abs(), number.denom());
        self.push(TokenKind::Fraction, &fraction);
    }

    pub(super) fn integer(&mut self, is_negative: bool, size: u128) {
        self.sign(is_negative);
        self.push(TokenKind::Integer, &size.to_string());
    }

    fn sign(&mut self, is_negative: bool) {
        if is_negative {
            self.push(TokenKind::Minus, "-");
        }
    }

    pub(super) fn into_text(self) -> String {
        self.text
    }

    pub(super) fn finish(self) -> Formula {
        Formula {
            text: self.text.into(),
            marks: self.marks.into(),
        }
    }
}
