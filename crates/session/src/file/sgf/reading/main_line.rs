//! The main line of a game, played to its end or to a move.

use std::collections::HashSet;
use std::ops::Range;
use std::sync::Arc;

use semeai_board::{Color, Point, PointSet, Position, Setup, Topology};

use super::oddities::{Oddities, shown};
use super::to_move;
use crate::file::error::{FileErrorKind, FileNotice};
use crate::file::sgf::scan::{Event, Fault, Property, Scanner, fault, spot};
use crate::file::sgf::value::{self, PointFault};

/// Where to stop in a main line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Until {
    /// At its end; where stones are set up after the root and before the first move, there: the moves are the solution.
    End,
    /// Before the move of this number, from one, whatever was set up.
    Move(usize),
}

/// A position of a main line.
#[derive(Debug)]
pub(crate) struct GamePosition {
    pub(crate) setup: Setup,
    /// The same as a position with its ban by ko, if the last that changed it was a move.
    pub(crate) position: Option<Position>,
    /// How many moves led to it.
    pub(crate) moves: usize,
    /// How many moves were met in all: with the one that was asked for, and those after one that cannot be played.
    pub(crate) met: usize,
    /// The points where stones were set up, played or captured after the root.
    pub(crate) changed: PointSet,
    /// The first move that cannot be played, if there is one.
    pub(crate) unplayable: Option<Unplayable>,
    pub(crate) to_move: Option<Color>,
    /// What is odd about it.
    pub(crate) odd: Oddities,
}

/// A move that cannot be played.
#[derive(Clone, Debug)]
pub(crate) struct Unplayable {
    /// Its number, from one.
    number: usize,
    /// The byte where its value begins.
    at: usize,
    reason: UnplayableReason,
}

#[derive(Clone, Debug)]
enum UnplayableReason {
    /// It is not legal.
    Illegal(Point),
    /// Its value is no point of the board.
    NoPoint { property: String, value: String },
}

impl Unplayable {
    /// What is to be said of it, with its place in the text.
    pub(crate) fn notice(self, text: &str) -> FileNotice {
        let number = self.number;
        match self.reason {
            UnplayableReason::Illegal(point) => FileNotice::IllegalMove { number, point },
            UnplayableReason::NoPoint { property, value } => FileNotice::MoveOffBoard {
                number,
                property,
                value,
                spot: spot(text, self.at),
            },
        }
    }
}

/// Applies a property if it puts or removes stones.
///
/// # Errors
///
/// If a value is no point of the board, or a stone would stand on one of the other colour and must not replace it.
pub(crate) fn set_up(
    setup: &mut Setup,
    property: &Property<'_>,
    may_replace: bool,
    odd: &mut Oddities,
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
        let read =
            value::points(&topology, raw).or_else(|wrong| wrong_point(at, &name, raw, wrong))?;
        odd.note(&name, at, raw, read.spelling);
        let points = read.what;
        let other = stone.map(Color::opponent).filter(|_| !may_replace);
        let is_under = |point: &Point| other.is_some() && setup.get(*point) == other;
        if let Some(point) = points.iter().find(is_under) {
            let point = topology.name(point).to_owned();
            return fault(at, FileErrorKind::StonesOnTop { point });
        }
        for point in points.iter() {
            setup.set(point, stone);
        }
    }
    Ok(())
}

fn wrong_point<T>(at: usize, name: &str, raw: &str, wrong: PointFault) -> Result<T, Fault> {
    let (property, value) = (name.to_owned(), shown(raw));
    fault(
        at,
        match wrong {
            PointFault::NotAPoint => FileErrorKind::BadPoint { property, value },
            PointFault::Outside => FileErrorKind::OutsideBoard { property, value },
        },
    )
}

/// Plays the first variation of everything, to the first move that cannot be played at most. Of the stones that the root sets up
/// these are taken as safe: no move takes them.
pub(crate) fn play(
    text: &str,
    range: &Range<usize>,
    topology: &Arc<Topology>,
    until: Until,
    safe: PointSet,
) -> Result<GamePosition, Fault> {
    let mut line = MainLine::new(topology, until, safe);
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
        if line.is_done() {
            return Ok(line.played);
        }
    }
    line.node(&node)?;
    Ok(line.played)
}

/// A main line on its way.
struct MainLine {
    until: Until,
    /// The stones that are taken as safe, as long as they stand.
    safe: PointSet,
    played: GamePosition,
    is_after_root: bool,
    is_handicap: bool,
    has_ended: bool,
}

impl MainLine {
    fn new(topology: &Arc<Topology>, until: Until, safe: PointSet) -> Self {
        let setup = Setup::new(Arc::clone(topology));
        Self {
            until,
            safe,
            played: GamePosition {
                setup,
                position: None,
                moves: 0,
                met: 0,
                changed: PointSet::EMPTY,
                unplayable: None,
                to_move: None,
                odd: Oddities::default(),
            },
            is_after_root: false,
            is_handicap: false,
            has_ended: false,
        }
    }

    /// Whether nothing that follows matters. After a move that cannot be played the moves are still counted if one of
    /// them was asked for, to know whether it is there.
    fn is_done(&self) -> bool {
        match self.until {
            Until::Move(number) => self.played.met >= number,
            Until::End => self.has_ended,
        }
    }

    fn node(&mut self, properties: &[Property<'_>]) -> Result<(), Fault> {
        for property in properties {
            match &*property.name() {
                _ if self.has_ended => {}
                "HA" => self.is_handicap = true,
                "AB" | "AW" | "AE" => self.set_up(property)?,
                "PL" => {
                    let side = to_move::side(property.value());
                    self.played.to_move = side.or(self.played.to_move);
                }
                _ => {}
            }
        }
        for property in properties {
            if let Some(color) = property.mover() {
                self.played.met += 1;
                if !self.has_ended {
                    self.play(color, property);
                }
            }
        }
        self.is_after_root |= !properties.is_empty();
        Ok(())
    }

    fn set_up(&mut self, property: &Property<'_>) -> Result<(), Fault> {
        let before = self.played.setup.stones;
        let played = &mut self.played;
        set_up(&mut played.setup, property, true, &mut played.odd)?;
        self.played.position = None;
        if self.is_after_root {
            let after = self.played.setup.stones;
            for color in Color::ALL {
                let set = after[color].difference(&before[color]);
                let taken = before[color].difference(&after[color]);
                self.played.changed = self.played.changed.union(&set).union(&taken);
            }
        }
        Ok(())
    }

    /// Whether the position before a move of this colour is the one that is wanted.
    fn stops_before(&self) -> bool {
        match self.until {
            Until::Move(number) => self.played.met == number,
            Until::End => {
                let has_stones = self.played.setup.empty() != self.played.setup.topology.points();
                self.played.moves == 0 && has_stones && !self.is_handicap
            }
        }
    }

    fn play(&mut self, color: Color, property: &Property<'_>) {
        if self.stops_before() {
            self.played.to_move = match self.until {
                Until::End => self.played.to_move.or(Some(color)),
                Until::Move(_) => Some(color),
            };
            self.has_ended = true;
            return;
        }
        if let Err(unplayable) = self.place(color, property) {
            self.played.unplayable = Some(unplayable);
            self.has_ended = true;
            return;
        }
        self.played.moves += 1;
        self.played.to_move = Some(color.opponent());
    }

    /// Puts the stone of a move on the board, or nothing for a pass.
    fn place(&mut self, color: Color, property: &Property<'_>) -> Result<(), Unplayable> {
        let (at, raw) = property.values().next().unwrap_or((property.at, ""));
        let played = &mut self.played;
        let topology = Arc::clone(&played.setup.topology);
        let number = played.moves + 1;
        let unplayable = |reason| Unplayable { number, at, reason };
        let safe = self.safe.difference(&played.changed);
        let before = || Position::with_protected(played.setup.clone(), safe).ok();
        let before = played.position.take().or_else(before);
        if value::is_pass(&topology, raw) {
            played.position = before.map(|position| position.without_ko());
            return Ok(());
        }
        let read = value::point(&topology, raw);
        let after = read.as_ref().ok().zip(before.as_ref());
        let after = after.and_then(|(read, before)| before.play(color, read.what).ok());
        let Some(after) = after else {
            played.position = before;
            return Err(unplayable(match read {
                Ok(read) => UnplayableReason::Illegal(read.what),
                Err(_) => UnplayableReason::NoPoint {
                    property: property.name().into_owned(),
                    value: shown(raw),
                },
            }));
        };
        if let Ok(read) = read {
            played.odd.note(&property.name(), at, raw, read.spelling);
            played.changed.insert(read.what);
        }
        played.setup = after.position.to_setup();
        played.changed = played.changed.union(&after.captured);
        played.position = Some(after.position);
        Ok(())
    }
}
