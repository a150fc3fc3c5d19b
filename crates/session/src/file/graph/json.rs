//! Two forms of JSON: points with edges, and coordinates with lists of neighbours.

use std::collections::BTreeSet;

use serde::Deserialize;

use super::super::error::Spot;
use super::fault::GraphFault;
use super::told::{Graph, Graphs, Node};

/// Either form; whatever else stands in it is passed over.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Form {
    points: Option<Vec<[f64; 2]>>,
    edges: Option<Vec<[usize; 2]>>,
    coordinates: Option<Vec<[f64; 2]>>,
    adjacency_list: Option<Vec<Vec<usize>>>,
}

/// Reads either form. Points are called by their numbers from one; lines name them by their numbers from zero.
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
            edges: Some(edges),
            ..
        } => Graph {
            nodes: nodes(points),
            edges: edges.into_iter().map(|[a, b]| (a, b)).collect(),
            ..Graph::default()
        },
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

fn nodes(places: Vec<[f64; 2]>) -> Vec<Node> {
    let node = |(number, [x, y]): (usize, [f64; 2])| Node {
        id: number.to_string(),
        name: Some((number + 1).to_string()),
        place: Some((x, y)),
        ..Node::default()
    };
    places.into_iter().enumerate().map(node).collect()
}

fn neighbours(
    places: Vec<[f64; 2]>,
    lists: &[Vec<usize>],
) -> Result<Graph, (Option<Spot>, GraphFault)> {
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
