//! A document on another board: the game that it came from and what follows it go along, move by move.
//!
//! A record is read from the text that a file keeps, so the text is what is rewritten, and the record is read anew: on another
//! board other stones may be taken, and moves may no longer be possible. Such a move ends its variation, as it does in a file.

use std::collections::BTreeMap;
use std::sync::Arc;

use semeai_board::{Image, Point, PointSet, Topology};

use super::reading::record;
use super::remainder::{FileParts, Remainder};
use super::scan::{Event, Property, Scanner};
use super::{games, names, property, value, writing};
use crate::document::Document;
use crate::document::part::through;
use crate::game::{Game, NodeId, Origin, Record, RecordMove};

impl Document {
    /// Puts everything on another board, its game too; what has no place there is lost. Games beside it in its file stay as they are.
    pub(crate) fn rearrange(&mut self, image: &Image) {
        let from = Arc::clone(self.topology());
        let game = self.game.take();
        let with_game = Self {
            game: game.clone(),
            ..self.clone()
        };
        let base = writing::first_position(&with_game).unwrap_or(with_game);
        let way = Way { from: &from, image };
        let parts = parts_of(&base).map(|parts| way.parts(parts, game.as_ref()));
        let kept = parts.clone().map(Remainder::new).unwrap_or_default();
        if let Some(mut root) = self.left.root().cloned() {
            root.rearrange_parts(image);
            root.kept = kept;
            self.left.set_root(Some(root));
            self.rearrange_with_markup(image);
        } else {
            self.kept = kept;
            self.rearrange_parts(image);
        }
        let Some((game, parts)) = game.zip(parts) else {
            self.left.rearrange_marks(image, |_| None);
            return;
        };
        let base = self.left.root().unwrap_or(self);
        let read = reread(base, &parts, game.record(), image);
        let read_places = |read| places(game.record(), read, image);
        let places = read.as_ref().map(read_places).unwrap_or_default();
        let at = |id: NodeId| places.get(&id).copied();
        self.left.rearrange_marks(image, at);
        self.game = read.and_then(|read| game.moved(read, at));
    }
}

/// What stands beside a document in its file, with what has been written there since it was read.
fn parts_of(base: &Document) -> Option<FileParts> {
    base.kept.parts()?;
    let script = writing::script(base);
    let parts = writing::parts(base, &script.charset()).ok()?;
    Some(parts.into_owned())
}

/// The record of a game as its text stands now.
fn reread(base: &Document, parts: &FileParts, before: &Record, image: &Image) -> Option<Record> {
    match before.origin {
        Origin::Own => Some(record::of_variations(base, &parts.variations).record),
        Origin::Before(number) => {
            let range = games::trees(&parts.before).ok()?.get(number)?.range.clone();
            let safe = through(&before.safe, image);
            let read = record::of_game(&parts.before, &range, base.topology(), number, safe);
            Some(read.record)
        }
    }
}

/// Where each position of a record has come to in another one, if it is there.
fn places(old: &Record, new: &Record, image: &Image) -> BTreeMap<NodeId, NodeId> {
    let mut places = BTreeMap::from([(NodeId::ROOT, NodeId::ROOT)]);
    for id in (1..old.len()).map_while(NodeId::new) {
        let node = old.node(id);
        let Some((parent, onto)) = node
            .parent
            .and_then(|parent| Some((parent, *places.get(&parent)?)))
        else {
            continue;
        };
        let is_same = |each: &NodeId| old.node(*each).played == node.played;
        // Of several continuations by the same move each is followed by its like.
        let alike = old
            .continuations(parent)
            .take_while(|&each| each != id)
            .filter(is_same)
            .count();
        let played = node.played.map(|played| RecordMove {
            point: played.point.and_then(|point| image.of(point)),
            ..played
        });
        let mut same = new
            .continuations(onto)
            .filter(|&each| new.node(each).played == played);
        if let Some(to) = same.nth(alike) {
            places.insert(id, to);
        }
    }
    places
}

/// From one board onto another.
struct Way<'a> {
    from: &'a Topology,
    image: &'a Image,
}

impl Way<'_> {
    fn onto(&self) -> &Topology {
        &self.image.topology
    }

    fn parts(&self, mut parts: FileParts, game: Option<&Game>) -> FileParts {
        parts.circles = through(&parts.circles, self.image);
        parts.squares = through(&parts.squares, self.image);
        parts.properties = self.text(&parts.properties);
        parts.variations = parts
            .variations
            .iter()
            .map(|text| self.text(text))
            .collect();
        parts.variations.retain(|text| !text.trim().is_empty());
        if let Some(Origin::Before(number)) = game.map(|game| game.record().origin) {
            self.game_before(&mut parts.before, number);
        }
        parts
    }

    /// Rewrites one of the games before a document's own.
    fn game_before(&self, before: &mut String, number: usize) {
        let trees = games::trees(before).unwrap_or_default();
        let Some(range) = trees.get(number).map(|tree| tree.range.clone()) else {
            return;
        };
        let rewriting = Rewriting::new(self, true, range.start);
        let text = rewriting.rewritten(before, Scanner::within(before, range.clone()));
        let after = before.split_off(range.end);
        before.truncate(range.start);
        before.push_str(&text);
        before.push_str(&after);
    }

    /// Nodes or variations of a game on the other board.
    fn text(&self, text: &str) -> String {
        Rewriting::new(self, false, 0).rewritten(text, Scanner::part(text, 0..text.len()))
    }

    /// A property on the other board; nothing for a move that has no place there.
    fn property(&self, property: &Property<'_>) -> Option<String> {
        let name = &*property.name();
        match name {
            "B" | "W" => self.played(property),
            "AB" | "AW" | "AE" | "CR" | "MA" | "SL" | "SQ" | "TR" | "TB" | "TW" | "DD" | "VW" => {
                Some(self.points(property))
            }
            "LB" | "AR" | "LN" => Some(self.labels(property, name != "LB")),
            _ => Some(property.raw.to_owned()),
        }
    }

    fn played(&self, property: &Property<'_>) -> Option<String> {
        let raw = property.value();
        if value::is_pass(self.from, raw) {
            return Some(format!("{}[]", property.written()));
        }
        let Ok(read) = value::point(self.from, raw) else {
            return Some(property.raw.to_owned());
        };
        let onto = self.image.of(read.what)?;
        Some(format!("{}[{}]", property.written(), self.name(onto)))
    }

    fn points(&self, property: &Property<'_>) -> String {
        let sets = property
            .values()
            .map(|(_, raw)| value::points(self.from, raw));
        let points = sets.filter_map(Result::ok);
        let points = points.fold(PointSet::EMPTY, |all, read| all.union(&read.what));
        let points = through(&points, self.image);
        property::line(
            property.written(),
            points.iter().map(|point| self.name(point)),
        )
    }

    /// A list of values that begin with a point, or are two.
    fn labels(&self, property: &Property<'_>, are_two: bool) -> String {
        let onto = |raw: &str| {
            let read = value::point(self.from, raw).ok()?;
            Some(self.name(self.image.of(read.what)?))
        };
        let values = property.values().filter_map(|(_, raw)| {
            let (point, rest) = raw.split_once(':')?;
            let rest = if are_two {
                onto(rest)?
            } else {
                rest.to_owned()
            };
            Some(format!("{}:{rest}", onto(point)?))
        });
        property::line(property.written(), values)
    }

    fn name(&self, point: Point) -> String {
        value::point_name(self.onto(), point)
    }

    /// How a game on the other board begins.
    fn header(&self) -> String {
        writing::board(self.onto()).unwrap_or_else(|| "GM[1]".to_owned())
    }
}

/// A text that is written anew, piece by piece.
struct Rewriting<'a> {
    way: &'a Way<'a>,
    /// Whether the next node is the root of a game, which says its board.
    is_root: bool,
    out: String,
    /// Up to which byte the text has been taken over.
    taken: usize,
    /// Where parentheses begin in what is written, if no node of theirs is written yet.
    open: Option<usize>,
    /// Where the present node begins there, with its parenthesis if it is the first in one.
    node: usize,
    is_first: bool,
    /// How many parentheses are open around what is left out.
    left_out: Option<usize>,
}

impl<'a> Rewriting<'a> {
    const fn new(way: &'a Way<'a>, is_game: bool, from: usize) -> Self {
        Self {
            way,
            is_root: is_game,
            out: String::new(),
            taken: from,
            open: None,
            node: 0,
            is_first: false,
            left_out: None,
        }
    }

    fn rewritten(mut self, text: &str, mut scanner: Scanner<'_>) -> String {
        let mut is_in_root = false;
        while let Some(Ok((at, event))) = scanner.next() {
            let depth = scanner.depth();
            if let Some(open) = self.left_out {
                if depth < open {
                    // The parenthesis goes too if nothing else stands in it.
                    self.taken = at + usize::from(self.is_first);
                    self.left_out = None;
                }
                continue;
            }
            self.take(text, at);
            match event {
                Event::Open => self.open = Some(self.out.len()),
                Event::Close => self.open = None,
                Event::Node => {
                    let open = self.open.take();
                    (self.node, self.is_first) = (open.unwrap_or(self.out.len()), open.is_some());
                    is_in_root = std::mem::take(&mut self.is_root);
                    if is_in_root {
                        self.take(text, scanner.at());
                        self.out += &self.way.header();
                    }
                }
                Event::Property(property) => {
                    self.taken = scanner.at();
                    let is_board = matches!(&*property.name(), "SZ" | "GM" | names::WRAPS);
                    if !(is_in_root && is_board) {
                        self.property(&property, is_in_root, depth);
                    }
                }
            }
        }
        if self.left_out.is_none() {
            self.take(text, scanner.at());
        }
        self.out
    }

    /// Takes the text over up to a byte.
    fn take(&mut self, text: &str, to: usize) {
        self.out += text.get(self.taken..to).unwrap_or_default();
        self.taken = to;
    }

    /// Writes a property. A move that has no place takes its node along with everything that follows; only the root of a game, in
    /// which its board stands, is kept.
    fn property(&mut self, property: &Property<'_>, is_in_root: bool, depth: usize) {
        if let Some(written) = self.way.property(property) {
            self.out += &written;
            return;
        }
        self.left_out = Some(depth);
        if is_in_root {
            self.is_first = false;
        } else {
            self.out.truncate(self.node);
        }
    }
}
