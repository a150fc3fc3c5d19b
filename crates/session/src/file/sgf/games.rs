//! The games of a text, and the root of one.

use std::ops::Range;

use super::scan::{Event, Fault, Property, Scanner, fault};
use super::{names, value};
use crate::file::error::FileErrorKind;

/// More games than a person can look through; each takes a little memory.
const MAX_GAMES: usize = 100_000;

/// A game in a file.
#[derive(Debug)]
pub(super) struct GameTree {
    pub(super) range: Range<usize>,
    /// Marked as ours, with the turn in which it was saved; nothing for games of other programs.
    pub(super) turn: Option<u32>,
    /// The version of our properties in it.
    pub(super) version: Option<u32>,
    pub(super) is_go: bool,
}

impl GameTree {
    /// A game that begins here, of Go as long as nothing else is said.
    const fn at(start: usize) -> Self {
        Self {
            range: start..start,
            turn: None,
            version: None,
            is_go: true,
        }
    }

    pub(super) const fn is_ours(&self) -> bool {
        self.turn.is_some()
    }
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
                trees.push(GameTree::at(at));
                nodes = 0;
            }
            (_, Event::Node) => nodes += 1,
            (_, Event::Property(property)) if nodes == 1 => {
                if let Some(tree) = trees.last_mut() {
                    match &*property.name() {
                        names::VERSION => {
                            tree.turn = Some(turn(property.value()));
                            tree.version = version(property.value());
                        }
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

/// The version of our properties in a game, as the value of our mark says it.
fn version(mark: &str) -> Option<u32> {
    let version = mark.split(':').next()?.trim();
    version.parse().ok()
}

/// The turn in which a game was saved, as the value of our mark says it: what was written `[1]` was alone.
fn turn(mark: &str) -> u32 {
    let turn = mark.split_once(':').map(|(_, turn)| turn.trim().parse());
    // Beyond all that are ever saved it is somebody else's.
    turn.and_then(Result::ok)
        .filter(|turn| *turn < u32::MAX / 2)
        .unwrap_or(0)
}

/// The game of ours that was saved last, the first of several.
pub(super) fn last_saved(trees: &[GameTree]) -> Option<usize> {
    let latest = trees.iter().filter_map(|tree| tree.turn).max()?;
    trees.iter().position(|tree| tree.turn == Some(latest))
}

/// The turn for a game that is saved among those of some texts: later than all of ours there.
pub(super) fn next_turn<'a>(texts: impl IntoIterator<Item = &'a str>) -> Option<u32> {
    let turns = |text| {
        trees(text)
            .unwrap_or_default()
            .into_iter()
            .filter_map(|tree| tree.turn)
    };
    texts.into_iter().flat_map(turns).max().map(|turn| turn + 1)
}

pub(super) fn is_go(number: &str) -> bool {
    let number = number.trim();
    number.is_empty() || number.parse() == Ok(1) || number == names::WRAPPED_GAME
}

/// The first property of a game whose name is written in small letters alone.
pub(super) fn small_letters<'a>(text: &'a str, range: &Range<usize>) -> Option<Property<'a>> {
    let mut properties = Scanner::within(text, range.clone()).properties();
    properties.find(Property::has_small_name)
}

/// The first word of a main line about the size of the board.
pub(super) fn size_in_line<'a>(text: &'a str, range: &Range<usize>) -> Option<Property<'a>> {
    let mut line = Scanner::within(text, range.clone()).main_line();
    line.find(|property| property.name() == "SZ")
}

/// Whether a main line has a move.
pub(super) fn has_moves(text: &str, range: &Range<usize>) -> bool {
    let mut line = Scanner::within(text, range.clone()).main_line();
    line.any(|property| property.mover().is_some())
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
