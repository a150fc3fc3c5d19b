//! `GraphML`: graphs as XML.

use std::collections::BTreeMap;

use roxmltree::{Document as Xml, Error, ParsingOptions};
use semeai_board::{Color, PointSet, Role};

use super::super::error::Spot;
use super::super::sgf::spot;
use super::fault::GraphFault;
use super::file_keys::{Keys, LABEL, LocalName, keys};
use super::foreign_reading::foreign;
use super::own_keys::DOCUMENT;
use super::told::{Faulty, Graph, Graphs, Node};

/// A file has at most so many elements: a board of as many points as can be, all joined, needs a fraction of them.
const MOST_ELEMENTS: u32 = 4_000_000;

/// Reads every graph of a text.
pub(in crate::file) fn read(text: &str) -> Graphs {
    let options = ParsingOptions {
        nodes_limit: MOST_ELEMENTS,
        ..ParsingOptions::default()
    };
    let xml = Xml::parse_with_options(text, options).map_err(|error| no_xml(text, error))?;
    let root = xml.root_element();
    let keys = keys(root);
    let is_graph = |node: &roxmltree::Node<'_, '_>| node.has_tag_name_local("graph");
    let graphs: Vec<Graph> = root
        .children()
        .filter(is_graph)
        .map(|node| graph(node, &keys))
        .collect::<Result<_, _>>()?;
    if graphs.is_empty() {
        return Err((None, GraphFault::NoGraph));
    }
    Ok(graphs)
}

/// What is wrong with a text that is no XML, and where: the reader itself does not say it of what only the end shows.
fn no_xml(text: &str, error: Error) -> Faulty {
    let at = error.pos();
    let spot = match error {
        Error::NoRootNode | Error::UnclosedRootNode | Error::UnexpectedEndOfStream => {
            Some(spot(text, text.trim_end().len()))
        }
        Error::DtdDetected => text.find("<!DOCTYPE").map(|begins| spot(text, begins)),
        Error::NodesLimitReached
        | Error::AttributesLimitReached
        | Error::NamespacesLimitReached => None,
        _ => Some(Spot {
            line: at.row as usize,
            column: at.col as usize,
        }),
    };
    let fault = match error {
        Error::DtdDetected => GraphFault::DocumentType,
        error => GraphFault::NoXml(error.to_string()),
    };
    (spot, fault)
}

/// A fault of an element, with where it begins.
fn fault(element: roxmltree::Node<'_, '_>, fault: GraphFault) -> Faulty {
    let begins = element.range().start;
    (Some(spot(element.document().input_text(), begins)), fault)
}

fn graph(element: roxmltree::Node<'_, '_>, keys: &Keys<'_>) -> Result<Graph, Faulty> {
    let mut graph = Graph::default();
    let mut numbers: BTreeMap<&str, usize> = BTreeMap::new();
    let children = || element.children().filter(roxmltree::Node::is_element);
    // Before anything is kept of them.
    let count = children()
        .filter(|node| node.has_tag_name_local("node"))
        .count();
    if count > PointSet::CAPACITY {
        return Err((None, GraphFault::TooManyPoints(count)));
    }
    if let Some(hyperedge) = children().find(|node| node.has_tag_name_local("hyperedge")) {
        return Err(fault(hyperedge, GraphFault::Hyperedge));
    }
    for child in children().filter(|node| node.has_tag_name_local("node")) {
        refuse_parts(child)?;
        let node = point(child, keys).map_err(|there| fault(child, there))?;
        let id = child.attribute("id").unwrap_or_default();
        if numbers.insert(id, graph.nodes.len()).is_some() {
            return Err(fault(child, GraphFault::SameId(id.to_owned())));
        }
        graph.nodes.push(node);
    }
    for child in children().filter(|node| node.has_tag_name_local("edge")) {
        graph.edges.push(ends(child, &numbers)?);
    }
    graph
        .say(&values(element, keys))
        .map_err(|there| fault(element, there))?;
    graph.foreign = foreign(element, keys, &numbers);
    Ok(graph)
}

/// Refuses points with graphs or ports in them.
fn refuse_parts(element: roxmltree::Node<'_, '_>) -> Result<(), Faulty> {
    for inner in element.descendants() {
        if inner.has_tag_name_local("graph") {
            return Err(fault(inner, GraphFault::NestedGraph));
        }
        if inner.has_tag_name_local("port") {
            return Err(fault(inner, GraphFault::Port));
        }
    }
    Ok(())
}

/// The two points that a line joins.
fn ends(
    element: roxmltree::Node<'_, '_>,
    numbers: &BTreeMap<&str, usize>,
) -> Result<(usize, usize), Faulty> {
    let port = ["sourceport", "targetport"]
        .iter()
        .find_map(|&name| element.attribute(name));
    if port.is_some() {
        return Err(fault(element, GraphFault::Port));
    }
    let end = |name| {
        let id = element.attribute(name).unwrap_or_default();
        let missing = || fault(element, GraphFault::NoSuchPoint(id.to_owned()));
        numbers.get(id).copied().ok_or_else(missing)
    };
    let (from, to) = (end("source")?, end("target")?);
    if from == to {
        let id = element.attribute("source").unwrap_or_default();
        return Err(fault(element, GraphFault::Loop(id.to_owned())));
    }
    Ok((from, to))
}

impl Graph {
    /// Takes what is said of the graph as a whole.
    fn say(&mut self, values: &BTreeMap<&str, &str>) -> Result<(), GraphFault> {
        let text = |key: &str| values.get(key).map(|&text| text.to_owned());
        self.title = text("title");
        self.comment = text("comment");
        self.text = text(DOCUMENT);
        self.to_move = color(
            "to_move",
            values.get("to_move").copied().unwrap_or_default().trim(),
        )?;
        // A board that is not known here is drawn as it stands.
        self.kind = values.get("board").and_then(|name| name.parse().ok());
        for period in values
            .get("periods")
            .copied()
            .unwrap_or_default()
            .split(';')
        {
            let period = period.trim();
            if period.is_empty() {
                continue;
            }
            let numbers: Option<Vec<f64>> = period
                .split_whitespace()
                .map(|number| number.parse().ok())
                .collect();
            match numbers.as_deref() {
                Some(&[x, y]) => self.periods.push((x, y)),
                _ => return Err(bad_value("periods", period)),
            }
        }
        Ok(())
    }
}

/// The values of an element by the names of their keys, in lower case, those that stand there before those that hold for all.
fn values<'a>(element: roxmltree::Node<'a, 'a>, keys: &'a Keys<'a>) -> BTreeMap<&'a str, &'a str> {
    let mut values: BTreeMap<&str, &str> = BTreeMap::new();
    let name = element.tag_name().name();
    for key in keys.values().filter(|key| key.is_of(name)) {
        if let Some(default) = key.default {
            values.insert(&key.name, default);
        }
    }
    for data in element
        .children()
        .filter(|node| node.has_tag_name_local("data"))
    {
        let key = data.attribute("key").and_then(|id| keys.get(id));
        if let (Some(key), Some(value)) = (key, data.text()) {
            values.insert(&key.name, value);
        }
    }
    values
}

/// A point with what is known of it.
fn point<'a>(element: roxmltree::Node<'a, 'a>, keys: &'a Keys<'a>) -> Result<Node, GraphFault> {
    let id = element.attribute("id").unwrap_or_default();
    let values = values(element, keys);
    let coordinate = |axis: char, name: &str| coordinate(axis, values.get(name).copied(), id);
    let place = match (coordinate('x', "x")?, coordinate('y', "y")?) {
        (Some(x), Some(y)) => Some((x, y)),
        _ => drawn_place(element, id)?,
    };
    let name = values.get(LABEL).or(values.get("name")).copied();
    let value = |key| values.get(key).copied().unwrap_or_default().trim();
    Ok(Node {
        id: id.to_owned(),
        name: name
            .or_else(|| drawn_label(element))
            .map(|name| name.trim().to_owned()),
        place,
        stone: color("stone", value("stone"))?,
        role: role(value("role"))?,
    })
}

/// A coordinate of a point, if it has one.
fn coordinate(axis: char, value: Option<&str>, id: &str) -> Result<Option<f64>, GraphFault> {
    let bad = || GraphFault::BadCoordinate {
        axis,
        point: id.to_owned(),
    };
    let number = value.map(|value| value.trim().parse().map_err(|_| bad()));
    number.transpose()
}

/// A colour, or none.
fn color(key: &str, value: &str) -> Result<Option<Color>, GraphFault> {
    match value {
        "" => Ok(None),
        "black" => Ok(Some(Color::Black)),
        "white" => Ok(Some(Color::White)),
        _ => Err(bad_value(key, value)),
    }
}

fn role(value: &str) -> Result<Role, GraphFault> {
    match value {
        "" => Ok(Role::Unknown),
        "essential" => Ok(Role::Essential),
        "safe" => Ok(Role::Safe),
        _ => Err(bad_value("role", value)),
    }
}

fn bad_value(key: &str, value: &str) -> GraphFault {
    GraphFault::BadValue {
        key: key.to_owned(),
        value: value.to_owned(),
    }
}

/// What yEd writes on a point.
fn drawn_label<'a>(element: roxmltree::Node<'a, 'a>) -> Option<&'a str> {
    let mut parts = element.descendants();
    let label = parts.find(|node| node.has_tag_name_local("NodeLabel"))?;
    label.text().filter(|label| !label.trim().is_empty())
}

/// The middle of what yEd draws for a point.
fn drawn_place(
    element: roxmltree::Node<'_, '_>,
    id: &str,
) -> Result<Option<(f64, f64)>, GraphFault> {
    let geometry = element
        .descendants()
        .find(|node| node.has_tag_name_local("Geometry"));
    let Some(geometry) = geometry else {
        return Ok(None);
    };
    let number = |axis: char, name: &str| coordinate(axis, geometry.attribute(name), id);
    let (Some(x), Some(y)) = (number('x', "x")?, number('y', "y")?) else {
        return Ok(None);
    };
    let half = |axis, name| Ok(number(axis, name)?.unwrap_or_default() / 2.0);
    Ok(Some((x + half('x', "width")?, y + half('y', "height")?)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_only_the_end_of_a_text_shows_is_told_there() {
        let place = |text: &str| {
            let (spot, _) = read(text).expect_err("no XML");
            spot.map(|spot| (spot.line, spot.column))
        };
        let open = "<graphml>\n <graph edgedefault=\"undirected\">\n  <node id=\"a\"/>\n";
        assert_eq!(place(open), Some((3, 17)));
        assert_eq!(place("<graphml>\n <graph"), Some((2, 8)));
        let typed = "<?xml version=\"1.0\"?>\n<!DOCTYPE graphml []>\n<graphml/>";
        assert_eq!(place(typed), Some((2, 1)));
        assert_eq!(place("<graphml>\n <a></b>\n</graphml>"), Some((2, 5)));
    }
}
