//! Reading what other programs have put into a `GraphML` file.

use std::collections::BTreeMap;

use roxmltree::Node;
use semeai_board::Point;

use super::file_keys::{Keys, LocalName};
use super::foreign_data::{Around, Datum, ForeignData, Key, Pieces, declaration, line};

/// What is kept of a file beside the document.
#[derive(Debug, Default, PartialEq)]
pub(super) struct Foreign {
    pub(super) data: ForeignData,
    /// Whether the file holds anything that is neither of the document nor kept.
    pub(super) has_more: bool,
}

/// The attributes that an element of ours has.
const OWN_ATTRIBUTES: [(&str, &[&str]); 4] = [
    ("graphml", &[]),
    ("graph", &["edgedefault"]),
    ("node", &["id"]),
    ("edge", &["source", "target"]),
];

/// The elements that may stand in an element of ours.
const OWN_CHILDREN: [(&str, &[&str]); 4] = [
    ("graphml", &["key", "data", "graph"]),
    ("graph", &["data", "node", "edge"]),
    ("node", &["data"]),
    ("edge", &["data"]),
];

/// Reads the data of a graph and of the file around it; the points are known by their ids.
pub(super) fn foreign(
    graph: Node<'_, '_>,
    keys: &Keys<'_>,
    numbers: &BTreeMap<&str, usize>,
) -> Foreign {
    let root = graph.document().root_element();
    let mut reading = Reading {
        keys,
        numbers: BTreeMap::new(),
        pieces: Pieces {
            namespaces: prefixes(root),
            ..Pieces::default()
        },
        has_more: keys.values().any(|key| key.is_known() && !key.is_ours()),
    };
    reading.declarations(root);
    reading.pieces.of_file = reading.data(root);
    reading.pieces.of_graph = reading.data(graph);
    let point = |id: Option<&str>| Point::new(*numbers.get(id?)?);
    let is_own = |child: &Node<'_, '_>| !child.has_tag_name_local("data");
    for child in graph.children().filter(is_own) {
        let data = reading.data(child);
        if data.is_empty() {
            continue;
        }
        let ends = ["source", "target"].map(|end| point(child.attribute(end)));
        if let Some(point) =
            point(child.attribute("id")).filter(|_| child.has_tag_name_local("node"))
        {
            reading.pieces.of_points.insert(point, data);
        } else if let [Some(a), Some(b)] = ends {
            reading
                .pieces
                .of_lines
                .entry(line(a, b))
                .or_default()
                .extend(data);
        }
    }
    let Reading {
        mut pieces,
        has_more,
        ..
    } = reading;
    if pieces.keys.is_empty() {
        pieces.namespaces.clear();
    }
    Foreign {
        data: ForeignData::new(pieces),
        has_more,
    }
}

struct Reading<'a> {
    keys: &'a Keys<'a>,
    /// Which of the pieces a key is, by its id.
    numbers: BTreeMap<&'a str, usize>,
    pieces: Pieces,
    has_more: bool,
}

impl Reading<'_> {
    /// Keeps the keys that we do not know.
    fn declarations(&mut self, root: Node<'_, '_>) {
        let keys = self.keys;
        for element in root
            .children()
            .filter(|node| node.has_tag_name_local("key"))
        {
            let id = element.attribute("id").unwrap_or_default();
            let Some((&id, key)) = keys.get_key_value(id) else {
                self.has_more = true;
                continue;
            };
            if key.is_known() {
                continue;
            }
            let Some(around) = around(element, "id") else {
                self.has_more = true;
                continue;
            };
            self.numbers.insert(id, self.pieces.keys.len());
            let id = id.to_owned();
            self.pieces.keys.push(Key { id, around });
        }
    }

    /// Keeps what an element says under keys that we do not know, and looks whether it says anything else.
    fn data(&mut self, element: Node<'_, '_>) -> Vec<Datum> {
        if !element.is_element() {
            self.has_more |= element.is_comment() || element.is_pi();
            return Vec::new();
        }
        self.has_more |= !is_plain(element);
        let mut kept = Vec::new();
        for data in element
            .children()
            .filter(|node| node.has_tag_name_local("data"))
        {
            let id = data.attribute("key").unwrap_or_default();
            match (self.numbers.get(id), around(data, "key")) {
                (Some(&key), Some(around)) => kept.push(Datum { key, around }),
                _ => {
                    let is_of =
                        |key: &super::file_keys::Key<'_>| key.is_of(element.tag_name().name());
                    self.has_more |= !self.keys.get(id).is_some_and(is_of);
                }
            }
        }
        kept
    }
}

/// Whether an element has no attributes and no elements in it but such as ours have.
fn is_plain(element: Node<'_, '_>) -> bool {
    let name = element.tag_name().name();
    let of = |table: &[(&str, &'static [&'static str])]| {
        let entry = table.iter().find(|entry| entry.0 == name);
        entry.map_or(&[][..], |entry| entry.1)
    };
    let (attributes, children) = (of(&OWN_ATTRIBUTES), of(&OWN_CHILDREN));
    element
        .attributes()
        .all(|attribute| attributes.contains(&attribute.name()))
        && element.children().all(|child| match child.is_element() {
            true => children.contains(&child.tag_name().name()),
            false => child.is_text() && child.text().is_none_or(|text| text.trim().is_empty()),
        })
}

/// What the prefixes of an element stand for.
fn prefixes(element: Node<'_, '_>) -> BTreeMap<String, String> {
    let named = element.namespaces().filter_map(|namespace| {
        let prefix = namespace.name().filter(|&prefix| prefix != "xml")?;
        Some((prefix.to_owned(), namespace.uri().to_owned()))
    });
    named.collect()
}

/// The text of an element before and after the value of an attribute; nothing without that.
fn around(element: Node<'_, '_>, attribute: &str) -> Option<Around> {
    let text = element.document().input_text();
    let (whole, value) = (
        element.range(),
        element.attribute_node(attribute)?.range_value(),
    );
    let before = text.get(whole.start..value.start)?;
    // What a prefix stands for may have been said between the file and here.
    let (outer, root) = (element.parent_element()?, element.document().root_element());
    let (outer, root) = (prefixes(outer), prefixes(root));
    let name = before.find(|c: char| c.is_whitespace())?;
    let (name, rest) = before.split_at(name);
    let missing = outer
        .iter()
        .filter(|(prefix, uri)| root.get(*prefix) != Some(*uri));
    let after = text.get(value.end..whole.end)?;
    let is_used = |prefix: &str| [rest, after].concat().contains(&format!("{prefix}:"));
    let is_own = |prefix: &str| rest.contains(&format!("xmlns:{prefix}"));
    let missing: String = missing
        .filter(|(prefix, _)| is_used(prefix) && !is_own(prefix))
        .map(|(prefix, uri)| declaration(prefix, uri))
        .collect();
    Some(Around {
        before: format!("{name}{missing}{rest}"),
        after: after.to_owned(),
    })
}
