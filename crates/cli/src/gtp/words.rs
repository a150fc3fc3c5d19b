//! What stands behind the name of a command, word by word.

use std::str::FromStr;

use semeai_board::{Block, Color, Point, Topology};
use semeai_session::Phrasing;
use semeai_words::gtp as texts;

use super::reply::Refusal;
use super::table::Table;

/// What stands behind the name of a command.
#[derive(Clone, Copy, Debug)]
pub(super) struct Words<'a> {
    words: &'a [String],
    phrasing: Phrasing,
}

impl<'a> Words<'a> {
    pub(super) const fn new(words: &'a [String], phrasing: Phrasing) -> Self {
        Self { words, phrasing }
    }

    /// How many there are.
    pub(super) const fn len(&self) -> usize {
        self.words.len()
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// The next word, if there is one, without taking it.
    pub(super) fn peek(&self) -> Option<&'a str> {
        self.words.first().map(String::as_str)
    }

    /// The next word, if there is one.
    pub(super) fn maybe(&mut self) -> Option<&'a str> {
        let (first, rest) = self.words.split_first()?;
        self.words = rest;
        Some(first)
    }

    /// The next word.
    pub(super) fn word(&mut self) -> Result<&'a str, Refusal> {
        let missing = || Refusal::syntax(texts::missing(self.phrasing));
        self.words.first().ok_or_else(missing)?;
        Ok(self.maybe().unwrap_or_default())
    }

    /// All that is left as one text.
    pub(super) fn rest(&mut self) -> String {
        std::mem::take(&mut self.words).join(" ")
    }

    /// The same where something has to be.
    pub(super) fn text(&mut self) -> Result<String, Refusal> {
        let first = self.word()?;
        let rest = self.rest();
        Ok([first, &rest].join(" ").trim_end().to_owned())
    }

    /// That nothing is left.
    pub(super) fn end(&self) -> Result<(), Refusal> {
        match self.peek() {
            Some(word) => Err(Refusal::syntax(&texts::too_much(word, self.phrasing))),
            None => Ok(()),
        }
    }

    pub(super) fn number<T: FromStr>(&mut self) -> Result<T, Refusal> {
        let word = self.word()?;
        let refused = |_| Refusal::syntax(&texts::no_number(word, self.phrasing));
        word.parse().map_err(refused)
    }

    pub(super) fn color(&mut self) -> Result<Color, Refusal> {
        let word = self.word()?;
        let refused = || Refusal::syntax(&texts::no_color(word, self.phrasing));
        color(word).ok_or_else(refused)
    }

    /// The next word if it is a colour.
    pub(super) fn maybe_color(&mut self) -> Option<Color> {
        let color = color(self.peek()?)?;
        self.maybe();
        Some(color)
    }

    /// A point, or a pass.
    pub(super) fn vertex(&mut self, topology: &Topology) -> Result<Option<Point>, Refusal> {
        match self.peek() {
            Some(word) if word.eq_ignore_ascii_case("pass") => {
                self.maybe();
                Ok(None)
            }
            _ => self.point(topology).map(Some),
        }
    }

    pub(super) fn point(&mut self, topology: &Topology) -> Result<Point, Refusal> {
        let word = self.word()?;
        let refused = || Refusal::syntax(&texts::no_vertex(word, self.phrasing));
        topology.point(word).ok_or_else(refused)
    }

    /// The block of the stone at a point.
    pub(super) fn block(&mut self, table: &Table) -> Result<Block, Refusal> {
        let point = self.point(table.topology())?;
        let empty = || Refusal::of("vertex must not be empty");
        table.position().block_at(point).ok_or_else(empty)
    }

    pub(super) const fn phrasing(&self) -> Phrasing {
        self.phrasing
    }
}

fn color(word: &str) -> Option<Color> {
    match word.to_ascii_lowercase().as_str() {
        "b" | "black" => Some(Color::Black),
        "w" | "white" => Some(Color::White),
        _ => None,
    }
}
