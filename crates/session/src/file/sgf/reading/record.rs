//! All positions of a game with its variations, in one pass and without a stack of calls: a game may be as deep as its file is
//! long.

use std::ops::Range;
use std::sync::Arc;

use semeai_board::{Color, Point, PointSet, Position, Role, Setup, Topology};

use super::oddities::Oddities;
use super::{main_line, to_move};
use crate::document::Document;
use crate::file::error::FileNotice;
use crate::file::sgf::comment;
use crate::file::sgf::scan::{Event, Property, Scanner};
use crate::file::sgf::value::{self, unescape};
use crate::game::{Moment, NodeId, Origin, Record, RecordFull, RecordMove, Words};

/// A record as it was read.
#[derive(Debug)]
pub(crate) struct RecordReading {
    pub(crate) record: Record,
    /// In how many variations a move or a stone could not be put on the board; they end before it. The main line is not one
    /// of them.
    pub(crate) cut: usize,
    /// The same of the main line. Who has played it up to there tells of it already.
    pub(crate) line_cut: Option<FileNotice>,
    /// Whether there are more positions than are read.
    pub(crate) is_too_large: bool,
}

/// The record of a whole game. Of the stones that its root sets up these are taken as safe.
pub(crate) fn of_game(
    text: &str,
    range: &Range<usize>,
    topology: &Arc<Topology>,
    game: usize,
    safe: PointSet,
) -> RecordReading {
    let start = Moment {
        stones: Setup::new(Arc::clone(topology)).stones,
        to_move: Color::Black,
        ban: None,
    };
    let mut reader = RecordReader::new(topology, Record::new(start, Origin::Before(game), safe));
    reader.is_root = true;
    reader.part(0, Scanner::within(text, range.clone()));
    reader.recorded
}

/// The record of what follows a document's position, from its variations as they are kept. What the person calls safe there stays on the
/// board, whatever is played: a play-out that is kept as a variation is seen as it was played.
pub(crate) fn of_variations(document: &Document, variations: &[String]) -> RecordReading {
    let start = Moment {
        stones: document.board.setup.stones,
        to_move: document.board.to_move,
        ban: None,
    };
    let safe = document.marks.said_roles().points(Role::Safe);
    let record = Record::new(start, Origin::Own, safe);
    let mut reader = RecordReader::new(document.topology(), record);
    for (part, text) in variations.iter().enumerate() {
        // Each begins where the document stands, not where the one before has ended.
        (reader.at, reader.position) = (Some(NodeId::ROOT), None);
        reader.part(part, Scanner::part(text, 0..text.len()));
        reader.is_main_line = false;
    }
    reader.recorded
}

/// What follows a document's position as it is played now that other stones are safe there; nothing if the document has nothing of
/// its own that follows.
pub(crate) fn played_anew(document: &Document) -> Option<Record> {
    let parts = document.kept.parts()?;
    Some(of_variations(document, &parts.variations).record)
}

/// A text with what has been written at positions since it was read. The words are of one part of the record each, in
/// whatever order.
pub(crate) fn rewritten<'a>(
    text: &str,
    words: impl Iterator<Item = (&'a Words, &'a str)>,
) -> String {
    let mut words: Vec<_> = words.collect();
    words.sort_by_key(|(words, _)| words.at.start);
    let mut out = String::with_capacity(text.len() + 64);
    let mut done = 0;
    for (words, comment) in words {
        out.push_str(&text[done..words.at.start]);
        if !comment.is_empty() {
            out.push_str("C[");
            out.push_str(&value::escape(comment));
            out.push(']');
        }
        done = words.at.end;
    }
    out.push_str(&text[done..]);
    out
}

/// Reads the nodes of a game one after the other.
struct RecordReader<'a> {
    topology: &'a Arc<Topology>,
    recorded: RecordReading,
    /// The position that the next node follows; nothing behind one that could not be played.
    at: Option<NodeId>,
    /// The position that is followed, as far as it is known without being checked anew.
    position: Option<Position>,
    /// The positions at which parentheses are open.
    open: Vec<Option<NodeId>>,
    /// Whether the next node is the root of a game.
    is_root: bool,
    /// Whether no variation of a game has ended yet.
    is_main_line: bool,
}

impl<'a> RecordReader<'a> {
    fn new(topology: &'a Arc<Topology>, record: Record) -> Self {
        Self {
            topology,
            recorded: RecordReading {
                record,
                cut: 0,
                line_cut: None,
                is_too_large: false,
            },
            at: Some(NodeId::ROOT),
            position: None,
            open: Vec::new(),
            is_root: false,
            is_main_line: true,
        }
    }

    fn part(&mut self, part: usize, mut scanner: Scanner<'_>) {
        let mut node: Option<Vec<Property<'_>>> = None;
        let mut end = scanner.at();
        // A part ends in the middle of a game, which is the only fault that a text checked before can have.
        while let Some(Ok((_, event))) = scanner.next() {
            if let Event::Property(property) = event {
                end = scanner.at();
                node.get_or_insert_default().push(property);
                continue;
            }
            self.node(part, node.take(), end);
            end = scanner.at();
            match event {
                Event::Node => node = Some(Vec::new()),
                Event::Open => self.open.push(self.at),
                Event::Close => {
                    self.is_main_line = false;
                    let at = self.open.pop().flatten();
                    self.turn_to(at);
                }
                Event::Property(_) => {}
            }
            if self.recorded.is_too_large {
                return;
            }
        }
        self.node(part, node, end);
    }

    fn turn_to(&mut self, at: Option<NodeId>) {
        self.at = at;
        self.position = None;
    }

    fn node(&mut self, part: usize, node: Option<Vec<Property<'_>>>, end: usize) {
        let (Some(properties), Some(parent)) = (node, self.at) else {
            return;
        };
        let is_root = std::mem::take(&mut self.is_root);
        match self.follow(parent, &properties, is_root) {
            Ok(at) => {
                self.at = Some(at);
                self.read_words(at, part, &properties, end);
            }
            Err(NodeFault::Unplayable { number, point }) => {
                self.turn_to(None);
                if self.is_main_line {
                    self.recorded.line_cut = Some(FileNotice::LineCut { number, point });
                } else {
                    self.recorded.cut += 1;
                }
            }
            Err(NodeFault::Full) => {
                self.turn_to(None);
                self.recorded.is_too_large = true;
            }
        }
    }

    /// Adds what a node says after a position. What a root sets up is the first position itself.
    fn follow(
        &mut self,
        parent: NodeId,
        properties: &[Property<'_>],
        is_root: bool,
    ) -> Result<NodeId, NodeFault> {
        let (mut moment, mut position) = self.set_up(parent, properties)?;
        let mut at = parent;
        let has_move = properties.iter().any(|each| each.mover().is_some());
        if is_root {
            self.recorded.record.node_mut(at).moment = moment;
        } else if !has_move {
            at = self.recorded.record.add(at, moment, None)?;
        }
        for property in properties {
            let Some(color) = property.mover() else {
                continue;
            };
            let before = self.recorded.record.node_mut(at);
            if before.first.is_none() {
                // Whoever goes on first was to move.
                before.moment.to_move = color;
            }
            let (played, after) = self
                .play(color, property, &moment, position.take())
                .map_err(|point| self.unplayable(at, point))?;
            moment = Moment {
                stones: *after.stones_by_color(),
                to_move: color.opponent(),
                ban: after.ko(),
            };
            position = Some(after);
            at = self.recorded.record.add(at, moment, Some(played))?;
        }
        self.position = position;
        Ok(at)
    }

    /// A position with what a node sets up on it before its moves, and the same as a position as far as that is known.
    fn set_up(
        &mut self,
        parent: NodeId,
        properties: &[Property<'_>],
    ) -> Result<(Moment, Option<Position>), NodeFault> {
        let mut moment = self.recorded.record.node(parent).moment;
        let mut position = self.position.take();
        if sets_up(properties) {
            let mut setup = self.setup(&moment);
            for property in properties {
                main_line::set_up(&mut setup, property, true, &mut Oddities::default())
                    .map_err(|_| self.unplayable(parent, None))?;
            }
            moment.stones = setup.stones;
            moment.ban = None;
            position = None;
        }
        let side = properties.iter().rfind(|property| property.name() == "PL");
        let side = side.and_then(|property| to_move::side(property.value()));
        moment.to_move = side.unwrap_or(moment.to_move);
        Ok((moment, position))
    }

    /// What follows a position cannot be put on the board: a move at this point, or something that has none.
    fn unplayable(&self, after: NodeId, point: Option<Point>) -> NodeFault {
        let number = self.recorded.record.node(after).number + 1;
        NodeFault::Unplayable { number, point }
    }

    fn setup(&self, moment: &Moment) -> Setup {
        Setup {
            topology: Arc::clone(self.topology),
            stones: moment.stones,
        }
    }

    /// The safe stones of the first position that still stand.
    fn safe_in(&self, moment: &Moment) -> PointSet {
        let record = &self.recorded.record;
        let first = &record.node(NodeId::ROOT).moment.stones;
        let stands = |color| first[color].intersection(&moment.stones[color]);
        let stands = stands(Color::Black).union(&stands(Color::White));
        record.safe.intersection(&stands)
    }

    /// A move, or where it cannot be played; nowhere if its value is no point of the board.
    fn play(
        &self,
        color: Color,
        property: &Property<'_>,
        moment: &Moment,
        position: Option<Position>,
    ) -> Result<(RecordMove, Position), Option<Point>> {
        let checked = || {
            let safe = self.safe_in(moment);
            let position = Position::with_protected(self.setup(moment), safe).ok()?;
            Some(position.banning(moment.ban))
        };
        let raw = property.value();
        let read = value::point(self.topology, raw);
        let point = read.ok().map(|read| read.what);
        let before = position.or_else(checked).ok_or(point)?;
        if value::is_pass(self.topology, raw) {
            let played = RecordMove { color, point: None };
            return Ok((played, before.without_ko()));
        }
        let after = point.and_then(|point| before.play(color, point).ok());
        let after = after.ok_or(point)?.position;
        Ok((RecordMove { color, point }, after))
    }

    /// The comment of a node, and where it stands.
    fn read_words(&mut self, at: NodeId, part: usize, properties: &[Property<'_>], end: usize) {
        let found = properties.iter().find(|property| property.name() == "C");
        let record = &mut self.recorded.record;
        record.node_mut(at).words = Words {
            part,
            at: match found {
                Some(property) => property.at..property.at + property.raw.len(),
                None => end..end,
            },
        };
        if let Some(property) = found {
            record.set_comment(at, comment::without(&unescape(property.value())));
        }
    }
}

fn sets_up(properties: &[Property<'_>]) -> bool {
    let mut names = properties.iter().map(Property::name);
    names.any(|name| matches!(&*name, "AB" | "AW" | "AE"))
}

/// Why a node could not be added.
enum NodeFault {
    /// A stone of it cannot be put on the board.
    Unplayable {
        /// The number that the move has or would have, from one.
        number: usize,
        /// Its point, if it is a move at one.
        point: Option<Point>,
    },
    /// There are too many.
    Full,
}

impl From<RecordFull> for NodeFault {
    fn from(_: RecordFull) -> Self {
        Self::Full
    }
}
