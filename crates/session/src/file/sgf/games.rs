//! The games of a text, and the root of one.

use std::ops::Range;

use super::names;
use super::scan::{Event, Fault, Property, Scanner, fault};
use super::value;
use crate::file::error::FileErrorKind;

/// More games than a person can look through; each takes a little memory.
const MAX_GAMES: usize = 100_000;

/// A game in a file.
#[derive(Debug)]
pub(super) struct GameTree {
    pub(super) range: Range<usize>,
    pub(super) is_ours: bool,
    pub(super) is_go: bool,
}

/// The games of a text, which is checked to its end.
pub(super) fn trees(text: &str) -> Result<Vec<GameTree>, Fault> {
    let mut scanner = Scanner::new(text);
    let mut trees: Vec<GameTree> = Vec::new();
    let mut nodes = 0;
    while let Some(event) = scanner.next() {
        match event? {
            (at, Event::Open) if scanner.depth() == 1 => {
                if trees.len() == MAX_GAMES {
                    return fault(at, FileErrorKind::TooManyGames);
                }
                trees.push(GameTree {
                    range: at..at,
                    is_ours: false,
                    is_go: true,
                });
                nodes = 0;
            }
            (_, Event::Node) => nodes += 1,
            (_, Event::Property(property)) if nodes == 1 => {
                if let Some(tree) = trees.last_mut() {
                    match &*property.name() {
                        names::VERSION => tree.is_ours = true,
                        "GM" => tree.is_go = is_go(property.value()),
                        _ => {}
                    }
                }
            }
            (at, Event::Close) if scanner.depth() == 0 => {
                if let Some(tree) = trees.last_mut() {
                    tree.range.end = at + 1;
                }
            }
            _ => {}
        }
    }
    Ok(trees)
}

pub(super) fn is_go(number: &str) -> bool {
    number.trim().is_empty() || number.trim().parse() == Ok(1)
}

/// The first word of a main line about the size of the board.
pub(super) fn size_in_line<'a>(text: &'a str, range: &Range<usize>) -> Option<Property<'a>> {
    let mut scanner = Scanner::within(text, range.clone());
    loop {
        match scanner.next()?.ok()?.1 {
            Event::Property(property) if property.name() == "SZ" => return Some(property),
            Event::Close => return None,
            _ => {}
        }
    }
}

/// The root of a game.
#[derive(Debug)]
pub(super) struct Root<'a> {
    pub(super) properties: Vec<Property<'a>>,
    /// What follows it, up to the last parenthesis.
    pub(super) rest: Range<usize>,
}

impl<'a> Root<'a> {
    pub(super) fn new(text: &'a str, range: &Range<usize>) -> Result<Self, Fault> {
        let mut scanner = Scanner::within(text, range.clone());
        let mut properties = Vec::new();
        let mut end = range.end.saturating_sub(1);
        let mut nodes = 0;
        while let Some(event) = scanner.next() {
            match event? {
                (_, Event::Open) if nodes == 0 => {}
                (_, Event::Node) if nodes == 0 => nodes = 1,
                (_, Event::Property(property)) => properties.push(property),
                (at, _) => {
                    end = at;
                    break;
                }
            }
        }
        Ok(Self {
            properties,
            rest: end..range.end.saturating_sub(1).max(end),
        })
    }

    pub(super) fn all<'r>(
        &'r self,
        name: &'r str,
    ) -> impl Iterator<Item = &'r Property<'a>> + use<'r, 'a> {
        self.properties
            .iter()
            .filter(move |property| property.name() == name)
    }

    pub(super) fn first(&self, name: &str) -> Option<&Property<'a>> {
        self.properties
            .iter()
            .find(|property| property.name() == name)
    }

    pub(super) fn text(&self, name: &str) -> Option<String> {
        self.first(name)
            .map(|property| value::unescape(property.value()))
    }
}
