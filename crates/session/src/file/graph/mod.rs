//! Graphs as files: `GraphML`, three forms of JSON, lists of edges and of neighbours, graph6 and sparse6.
//!
//! A reader each says what stands in its text as a [`Graph`](told::Graph): points with what they are called and where they lie, and lines
//! between them. Making a board of that is the same for all: names that cannot be names are replaced, points without places are
//! laid out, and places are scaled so that the usual line is one unit long. Whatever is made up is told.

mod board;
mod collection;
mod document;
mod edge_list;
mod fault;
mod file_keys;
mod foreign_data;
mod foreign_reading;
mod graph6;
mod graphml;
mod json;
mod own_keys;
mod reading;
mod stepping;
mod told;
mod writing;

pub use collection::GraphCollection;
pub(super) use edge_list::{
    is_one as is_edge_list, other_format, read as read_edge_list, read_neighbors,
};
pub use fault::{GraphFault, GraphNotice};
pub use foreign_data::ForeignData;
pub use graph6::{BareGraph, bare_graph, to_graph6};
pub(super) use graph6::{
    HEADER as GRAPH6_HEADER, SPARSE_HEADER as SPARSE6_HEADER, read as read_graph6,
};
pub(super) use graphml::read as read_graphml;
pub(super) use json::read as read_json;
pub(super) use reading::read;
pub(super) use writing::{has_edge_list, to_edge_list, to_graphml, to_json};
