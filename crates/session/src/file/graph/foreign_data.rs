//! What a `GraphML` file holds that other programs have put there: data of the file, the graph, its points and its lines under keys
//! that we do not know.
//!
//! It is kept as the text that it was, so that whatever stands in it comes back to the letter. Only the ids of keys can become
//! others, where one is an id of ours.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use semeai_board::{Image, Point};

use super::own_keys::{escaped, key_id, keys};
use crate::document::part::Part;

/// The data of other programs. It stays with the points and lines of the board that it belongs to, and goes with them. Cheap to
/// clone.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ForeignData(Option<Arc<Pieces>>);

/// The pieces, all of them well-formed XML.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Pieces {
    /// The prefixes of the names in them, with what they stand for.
    pub(super) namespaces: BTreeMap<String, String>,
    /// The keys with their ids.
    pub(super) keys: Vec<Key>,
    pub(super) of_file: Vec<Datum>,
    pub(super) of_graph: Vec<Datum>,
    pub(super) of_points: BTreeMap<Point, Vec<Datum>>,
    /// By the ends of the line, the first one first.
    pub(super) of_lines: BTreeMap<(Point, Point), Vec<Datum>>,
}

/// The declaration of a key. What the file calls it says nothing: it is another name where one of ours has that.
#[derive(Clone, Debug)]
pub(super) struct Key {
    pub(super) id: String,
    pub(super) around: Around,
}

impl PartialEq for Key {
    fn eq(&self, other: &Self) -> bool {
        self.around == other.around
    }
}

impl Eq for Key {}

/// A value under a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Datum {
    /// Which of the keys.
    pub(super) key: usize,
    pub(super) around: Around,
}

/// The text of an element before and after the id of its key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Around {
    pub(super) before: String,
    pub(super) after: String,
}

impl ForeignData {
    pub(super) fn new(pieces: Pieces) -> Self {
        Self((pieces != Pieces::default()).then(|| Arc::new(pieces)))
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    /// As it is written, piece by piece.
    pub(super) fn text(&self) -> ForeignText<'_> {
        ForeignText {
            ids: self.0.as_deref().map(free_ids).unwrap_or_default(),
            pieces: self.0.as_deref(),
        }
    }
}

impl Part for ForeignData {
    fn rearrange(&mut self, image: &Image) {
        let Some(pieces) = self.0.take() else { return };
        let board = &image.topology;
        let mut moved = Pieces {
            of_points: BTreeMap::new(),
            of_lines: BTreeMap::new(),
            ..(*pieces).clone()
        };
        for (point, data) in &pieces.of_points {
            if let Some(to) = image.of(*point) {
                moved.of_points.insert(to, data.clone());
            }
        }
        for ((a, b), data) in &pieces.of_lines {
            if let (Some(a), Some(b)) = (image.of(*a), image.of(*b))
                && board.neighbors(a).contains(&b)
            {
                moved.of_lines.insert(line(a, b), data.clone());
            }
        }
        *self = Self::new(moved);
    }
}

/// The ends of a line, the first one first.
pub(super) fn line(a: Point, b: Point) -> (Point, Point) {
    if a < b { (a, b) } else { (b, a) }
}

/// An id for every key, its own unless that is one of ours.
fn free_ids(pieces: &Pieces) -> Vec<String> {
    let mut used: BTreeSet<String> = keys().map(|key| key_id(key.of, key.name)).collect();
    let mut ids = Vec::new();
    for key in &pieces.keys {
        let mut id = key.id.clone();
        while !used.insert(id.clone()) {
            id.push('_');
        }
        ids.push(id);
    }
    ids
}

/// The data as text, with an id for every key that no other key has.
#[derive(Debug, Default)]
pub(super) struct ForeignText<'a> {
    pieces: Option<&'a Pieces>,
    ids: Vec<String>,
}

impl ForeignText<'_> {
    /// What the file says first of the prefixes.
    pub(super) fn namespaces(&self) -> String {
        let all = self.pieces.iter().flat_map(|pieces| &pieces.namespaces);
        all.map(|(prefix, uri)| declaration(prefix, uri)).collect()
    }

    /// The declarations of the keys, a line each.
    pub(super) fn keys(&self) -> String {
        let keys = self.pieces.iter().flat_map(|pieces| &pieces.keys);
        let lines = keys.zip(&self.ids);
        lines.map(|(key, id)| key.around.with(id) + "\n").collect()
    }

    /// What is said of the file, a line each.
    pub(super) fn of_file(&self) -> String {
        self.lines(self.pieces.map(|pieces| &pieces.of_file))
    }

    /// What is said of the graph, a line each.
    pub(super) fn of_graph(&self) -> String {
        self.lines(self.pieces.map(|pieces| &pieces.of_graph))
    }

    /// What is said of a point.
    pub(super) fn of_point(&self, point: Point) -> String {
        let data = self.pieces.and_then(|pieces| pieces.of_points.get(&point));
        self.joined(data)
    }

    /// What is said of the line between two points.
    pub(super) fn of_line(&self, a: Point, b: Point) -> String {
        let data = self
            .pieces
            .and_then(|pieces| pieces.of_lines.get(&line(a, b)));
        self.joined(data)
    }

    fn joined(&self, data: Option<&Vec<Datum>>) -> String {
        let data = data.into_iter().flatten();
        data.map(|datum| datum.around.with(&self.ids[datum.key]))
            .collect()
    }

    fn lines(&self, data: Option<&Vec<Datum>>) -> String {
        let data = data.into_iter().flatten();
        let text = |datum: &Datum| datum.around.with(&self.ids[datum.key]) + "\n";
        data.map(text).collect()
    }
}

impl Around {
    fn with(&self, id: &str) -> String {
        format!("{}{}{}", self.before, quoted(id), self.after)
    }
}

/// What says what a prefix stands for, with a blank before.
pub(super) fn declaration(prefix: &str, uri: &str) -> String {
    format!(" xmlns:{prefix}=\"{}\"", quoted(uri))
}

/// A text between quotes of either kind.
fn quoted(text: &str) -> String {
    escaped(text)
        .replace('"', "&quot;")
        .replace('\'', "&apos;")
        .replace('\n', "&#10;")
        .replace('\t', "&#9;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::Document;
    use crate::file::{self, Answers, FileFormat};

    /// As other programs write: data of the file, the graph, points and lines, with elements in them, under ids of ours too.
    const FOREIGN: &str = r##"<?xml version="1.0"?>
<graphml xmlns="http://graphml.graphdrawing.org/xmlns" xmlns:y="http://www.yworks.com/xml/graphml" xmlns:b='b'>
  <key id="n_x" for="edge" attr.name="weight" attr.type="double"><default>1.5</default></key>
  <key for="node" id="d0" attr.name="x" attr.type="double"/>
  <key for="node" id="d1" attr.name="y" attr.type="double"/>
  <key for="node" id='d6' yfiles.type="nodegraphics"/>
  <key for="all" id="n" attr.name="note" attr.type="string"/>
  <key for="graphml" id="d7" yfiles.type="resources"/>
  <data key="d7"><y:Resources/></data>
  <graph id="G" edgedefault="directed" xmlns:c="c" xmlns:b="other">
    <data key="n">a &amp; <![CDATA[<b>]]></data>
    <node id="a"><data key="d0">0</data><data key="d1">0</data>
      <data key="d6"><y:ShapeNode><y:Fill color="#FFCC00"/><c:more b:is="1"/></y:ShapeNode></data></node>
    <node id="b"><data key="d0">1</data><data key="d1">0</data><data key="n">second</data></node>
    <node id="c"><data key="d0">2</data><data key="d1">0</data></node>
    <edge source="b" target="a"><data key="n_x">2.5</data></edge>
    <edge source="b" target="c"><data id="own" key='n_x' >3</data></edge>
  </graph>
</graphml>"##;

    fn read(text: &str) -> file::FileContent {
        file::parse("a.graphml", text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"))
    }

    fn written(document: &Document) -> String {
        let text = FileFormat::GraphMl.text(document, &Answers::NOTHING);
        text.expect("any board")
    }

    #[test]
    fn what_other_programs_have_put_there_comes_back() {
        let first = read(FOREIGN);
        assert!(!first.is_whole, "another program may have meant the arrows");
        let text = written(&first.document);
        for kept in [
            "<data key=\"d7\"><y:Resources/></data>",
            "<data key=\"n\">a &amp; <![CDATA[<b>]]></data>",
            "<y:Fill color=\"#FFCC00\"/><c:more b:is=\"1\"/>",
            "<data key=\"n\">second</data></node>",
            "<default>1.5</default>",
            "<edge source=\"n0\" target=\"n1\"><data key=\"n_x_\">2.5</data></edge>",
            "<data id=\"own\" key='n_x_' >3</data>",
            "for=\"node\" id='d6' yfiles.type",
        ] {
            assert!(text.contains(kept), "{kept}\n{text}");
        }
        let second = read(&text);
        assert!(second.is_whole, "{text}");
        assert_eq!(second.document.topology(), first.document.topology());
        assert_eq!(written(&second.document), text);
        assert_eq!(read(&written(&second.document)).document, second.document);
    }

    #[test]
    fn a_default_of_other_elements_is_none_of_points() {
        let line = "<default>7</default></key>\n<key for=\"node\"";
        let text = FOREIGN.replacen("<default>1.5</default></key>\n  <key for=\"node\"", line, 1);
        let text = text.replace("attr.name=\"weight\"", "attr.name=\"x\"");
        let read = read(&text).document;
        let places: Vec<f32> = (read.topology().points().iter())
            .map(|point| read.topology().coordinates(point).0)
            .collect();
        assert_eq!(places, [0.0, 1.0, 2.0]);
    }

    /// The second of three points goes, or the board is mirrored.
    #[test]
    fn it_goes_along_with_points_and_lines() {
        let mut document = read(&written(&read(FOREIGN).document)).document;
        let before = document.foreign.clone();
        let turned =
            Image::transformed(document.topology(), semeai_board::Symmetry::MirrorLeftRight);
        document.rearrange(&turned);
        let text = written(&document);
        let line = text
            .lines()
            .find(|line| line.contains("2.5"))
            .expect("kept");
        let ends = [0, 1].map(|number| {
            let old = Point::new(number).expect("a number");
            turned.of(old).expect("every point is kept").index()
        });
        let named = |end: usize| line.contains(&format!("\"n{end}\""));
        assert!(ends.into_iter().all(named), "{line}");
        document.rearrange(&Image::transformed(
            document.topology(),
            semeai_board::Symmetry::MirrorLeftRight,
        ));
        assert_eq!(document.foreign, before);
        let small = Image::resized(document.topology(), "path:2".parse().expect("a board"));
        document.rearrange(&small);
        assert!(!written(&document).contains("2.5"));
    }
}
