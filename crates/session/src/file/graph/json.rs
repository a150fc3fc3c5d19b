//! Three forms of JSON: points with edges, coordinates with lists of neighbours, and nodes with links.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use serde_json::Value;

use super::super::error::Spot;
use super::fault::GraphFault;
use super::told::{Faulty, Graph, Graphs, Node};
use crate::stones::stone_of_sign;

/// Any of the forms; whatever else stands in it is passed over.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Form {
    points: Option<Vec<[f64; 2]>>,
    edges: Option<Edges>,
    names: Option<Vec<String>>,
    stones: Option<String>,
    coordinates: Option<Vec<[f64; 2]>>,
    adjacency_list: Option<Vec<Vec<usize>>>,
    nodes: Option<Vec<NodeForm>>,
    links: Option<Vec<LinkForm>>,
}

/// By their numbers, or as links, as newer programs name them too.
#[derive(Deserialize)]
#[serde(untagged)]
enum Edges {
    Numbers(Vec<[usize; 2]>),
    Links(Vec<LinkForm>),
}

/// A node of a graph as `networkx` writes it.
#[derive(Deserialize)]
struct NodeForm {
    id: Value,
    name: Option<String>,
    x: Option<f64>,
    y: Option<f64>,
}

#[derive(Deserialize)]
struct LinkForm {
    source: Value,
    target: Value,
}

/// Reads any of the forms. Points are called by their numbers from one where they have no names; lines name them by their numbers from zero,
/// or by their ids where there are nodes with links.
pub(in crate::file) fn read(text: &str) -> Graphs {
    let form: Form = serde_json::from_str(text).map_err(|error| {
        let spot = Spot {
            line: error.line().max(1),
            column: error.column().max(1),
        };
        let reason = error.to_string();
        let reason = reason.split(" at line ").next().unwrap_or_default();
        (Some(spot), GraphFault::NoJson(reason.to_owned()))
    })?;
    let graph = match form {
        Form {
            points: Some(points),
            edges: Some(Edges::Numbers(edges)),
            names,
            stones,
            ..
        } => Graph {
            nodes: with_stones(with_names(nodes(points), names)?, stones.as_deref())?,
            edges: edges.into_iter().map(|[a, b]| (a, b)).collect(),
            ..Graph::default()
        },
        Form {
            nodes: Some(nodes),
            links: Some(links),
            ..
        }
        | Form {
            nodes: Some(nodes),
            edges: Some(Edges::Links(links)),
            ..
        } => linked(nodes, &links)?,
        Form {
            coordinates: Some(places),
            adjacency_list: Some(lists),
            ..
        } => neighbours(places, &lists)?,
        _ => return Err((None, GraphFault::NoGraphInJson)),
    };
    for &(a, b) in &graph.edges {
        if let Some(missing) = [a, b].into_iter().find(|&end| end >= graph.nodes.len()) {
            return Err((None, GraphFault::NoSuchPoint(missing.to_string())));
        }
    }
    Ok(vec![graph])
}

/// The names that stand beside the points.
fn with_names(mut nodes: Vec<Node>, names: Option<Vec<String>>) -> Result<Vec<Node>, Faulty> {
    let Some(names) = names else { return Ok(nodes) };
    if names.len() != nodes.len() {
        return Err((None, GraphFault::Counts("names")));
    }
    for (node, name) in nodes.iter_mut().zip(names) {
        node.name = Some(name);
    }
    Ok(nodes)
}

/// The stones that stand beside the points, a sign each.
fn with_stones(mut nodes: Vec<Node>, stones: Option<&str>) -> Result<Vec<Node>, Faulty> {
    let Some(signs) = stones else {
        return Ok(nodes);
    };
    if signs.chars().count() != nodes.len() {
        return Err((None, GraphFault::Counts("stones")));
    }
    for (node, sign) in nodes.iter_mut().zip(signs.chars()) {
        if sign == '.' {
            continue;
        }
        let (color, role) = stone_of_sign(sign).ok_or_else(|| {
            let (key, value) = ("stones".to_owned(), sign.to_string());
            (None, GraphFault::BadValue { key, value })
        })?;
        (node.stone, node.role) = (Some(color), role);
    }
    Ok(nodes)
}

/// A text or a number by which a node is named.
fn id(value: &Value) -> String {
    value
        .as_str()
        .map_or_else(|| value.to_string(), str::to_owned)
}

fn linked(nodes: Vec<NodeForm>, links: &[LinkForm]) -> Result<Graph, Faulty> {
    let mut numbers = BTreeMap::new();
    for (number, node) in nodes.iter().enumerate() {
        if numbers.insert(id(&node.id), number).is_some() {
            return Err((None, GraphFault::SameId(id(&node.id))));
        }
    }
    let number = |value: &Value| {
        let id = id(value);
        let found = numbers.get(&id).copied();
        found.ok_or((None, GraphFault::NoSuchPoint(id)))
    };
    let edges = links
        .iter()
        .map(|it| Ok((number(&it.source)?, number(&it.target)?)));
    let edges = edges.collect::<Result<_, Faulty>>()?;
    let node = |it: NodeForm| Node {
        id: id(&it.id),
        name: it.name,
        place: it.x.zip(it.y),
        ..Node::default()
    };
    Ok(Graph {
        nodes: nodes.into_iter().map(node).collect(),
        edges,
        ..Graph::default()
    })
}

fn nodes(places: Vec<[f64; 2]>) -> Vec<Node> {
    let node = |(number, [x, y]): (usize, [f64; 2])| Node {
        id: number.to_string(),
        name: Some((number + 1).to_string()),
        place: Some((x, y)),
        ..Node::default()
    };
    places.into_iter().enumerate().map(node).collect()
}

fn neighbours(places: Vec<[f64; 2]>, lists: &[Vec<usize>]) -> Result<Graph, Faulty> {
    if places.len() != lists.len() {
        let fault = GraphFault::Lengths {
            coordinates: places.len(),
            lists: lists.len(),
        };
        return Err((None, fault));
    }
    let listed = lists.iter().enumerate();
    let pairs: BTreeSet<(usize, usize)> = listed
        .flat_map(|(from, to)| to.iter().map(move |&to| (from, to)))
        .collect();
    let is_named_back = |&(a, b): &(usize, usize)| pairs.contains(&(b, a));
    let edges = pairs
        .iter()
        .filter(|&&(a, b)| a <= b || !pairs.contains(&(b, a)));
    Ok(Graph {
        nodes: nodes(places),
        is_one_sided: !pairs.iter().all(is_named_back),
        edges: edges.copied().collect(),
        ..Graph::default()
    })
}
