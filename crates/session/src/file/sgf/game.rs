//! The main line of a game, played to its end.

use std::collections::HashSet;
use std::ops::Range;
use std::sync::Arc;

use semeai_board::{Color, Point, Position, Setup, Topology};

use super::scan::{Event, Fault, Property, Scanner, fault};
use super::value::{self, PointFault};
use crate::file::FileErrorKind;

/// The end of a main line.
#[derive(Debug)]
pub(super) struct Played {
    pub(super) setup: Setup,
    pub(super) moves: usize,
    /// The first move that is not legal, by number, from one.
    pub(super) illegal: Option<(usize, Point)>,
    pub(super) to_move: Option<Color>,
}

/// Applies a property if it puts or removes stones.
///
/// # Errors
///
/// If a value is no point of the board, or a stone would stand on one of the other colour and must not replace it.
pub(super) fn set_up(
    setup: &mut Setup,
    property: &Property<'_>,
    may_replace: bool,
) -> Result<(), Fault> {
    let name = property.name();
    let stone = match &*name {
        "AB" => Some(Color::Black),
        "AW" => Some(Color::White),
        "AE" => None,
        _ => return Ok(()),
    };
    // A rectangle is many points in a few bytes: the same one twice is not worth the work.
    let mut rectangles = HashSet::new();
    for (at, raw) in property.values() {
        if raw.trim().is_empty() || (raw.contains(':') && !rectangles.insert(raw)) {
            continue;
        }
        let topology = Arc::clone(&setup.topology);
        let points =
            value::points(&topology, raw).or_else(|wrong| wrong_point(at, &name, raw, wrong))?;
        let other = stone.map(Color::opponent).filter(|_| !may_replace);
        if let Some(point) = points
            .iter()
            .find(|&p| other.is_some() && setup.get(p) == other)
        {
            return fault(
                at,
                FileErrorKind::StonesOnTop {
                    point: topology.name(point).to_owned(),
                },
            );
        }
        for point in points.iter() {
            setup.set(point, stone);
        }
    }
    Ok(())
}

fn wrong_point<T>(at: usize, name: &str, raw: &str, wrong: PointFault) -> Result<T, Fault> {
    let (property, value) = (name.to_owned(), raw.chars().take(40).collect());
    fault(
        at,
        match wrong {
            PointFault::NotAPoint => FileErrorKind::BadPoint { property, value },
            PointFault::Outside => FileErrorKind::OutsideBoard { property, value },
        },
    )
}

/// Plays the first variation of everything to its end, or to the first move that is not legal. Where stones are set
/// up after the root and before the first move, that is the position: the moves are its solution.
pub(super) fn play(
    text: &str,
    range: &Range<usize>,
    topology: &Arc<Topology>,
) -> Result<Played, Fault> {
    let mut line = Line::new(topology);
    let mut scanner = Scanner::within(text, range.clone());
    let mut node: Vec<Property<'_>> = Vec::new();
    while let Some(event) = scanner.next() {
        match event?.1 {
            Event::Property(property) => node.push(property),
            Event::Open => {}
            Event::Node => {
                line.node(&node)?;
                node.clear();
            }
            Event::Close => break,
        }
        if line.has_ended {
            return Ok(line.played);
        }
    }
    line.node(&node)?;
    Ok(line.played)
}

/// A main line on its way.
struct Line {
    played: Played,
    /// The position, if it is a legal one; set-up makes it anew.
    position: Option<Position>,
    is_handicap: bool,
    has_ended: bool,
}

impl Line {
    fn new(topology: &Arc<Topology>) -> Self {
        let setup = Setup::new(Arc::clone(topology));
        Self {
            played: Played {
                setup,
                moves: 0,
                illegal: None,
                to_move: None,
            },
            position: None,
            is_handicap: false,
            has_ended: false,
        }
    }

    fn node(&mut self, properties: &[Property<'_>]) -> Result<(), Fault> {
        for property in properties {
            match &*property.name() {
                "HA" => self.is_handicap = true,
                "AB" | "AW" | "AE" => {
                    set_up(&mut self.played.setup, property, true)?;
                    self.position = None;
                }
                "PL" => self.played.to_move = side(property.value()).or(self.played.to_move),
                _ => {}
            }
        }
        for property in properties
            .iter()
            .filter(|_| !self.has_ended)
            .cloned()
            .collect::<Vec<_>>()
        {
            match &*property.name() {
                "B" => self.play(Color::Black, &property)?,
                "W" => self.play(Color::White, &property)?,
                _ => {}
            }
        }
        Ok(())
    }

    fn play(&mut self, color: Color, property: &Property<'_>) -> Result<(), Fault> {
        let has_stones = self.played.setup.empty() != self.played.setup.topology.points();
        if self.played.moves == 0 && has_stones && !self.is_handicap {
            self.played.to_move = self.played.to_move.or(Some(color));
            self.has_ended = true;
            return Ok(());
        }
        let (at, raw) = property.values().next().unwrap_or((property.at, ""));
        let topology = Arc::clone(&self.played.setup.topology);
        let before = self
            .position
            .take()
            .or_else(|| Position::new(self.played.setup.clone()).ok());
        if value::is_pass(&topology, raw) {
            self.position = before.map(|position| position.without_ko());
        } else {
            let point = value::point(&topology, raw)
                .or_else(|wrong| wrong_point(at, &property.name(), raw, wrong))?;
            let Some(after) = before.and_then(|position| position.play(color, point).ok()) else {
                self.played.illegal = Some((self.played.moves + 1, point));
                self.has_ended = true;
                return Ok(());
            };
            self.played.setup = after.position.to_setup();
            self.position = Some(after.position);
        }
        self.played.moves += 1;
        self.played.to_move = Some(color.opponent());
        Ok(())
    }
}

/// The side that a value of `PL` names; old files have numbers.
pub(super) fn side(raw: &str) -> Option<Color> {
    match raw.trim().chars().next()? {
        'B' | 'b' | '1' => Some(Color::Black),
        'W' | 'w' | '2' => Some(Color::White),
        _ => None,
    }
}

/// Who makes the first move in a part of a game.
pub(super) fn first_mover(text: &str, rest: &Range<usize>) -> Option<Color> {
    let mut scanner = Scanner::part(text, rest.clone());
    loop {
        if let Event::Property(property) = scanner.next()?.ok()?.1 {
            match &*property.name() {
                "B" => return Some(Color::Black),
                "W" => return Some(Color::White),
                _ => {}
            }
        }
    }
}
