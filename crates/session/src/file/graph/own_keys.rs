//! What we write in `GraphML` files: the keys, and texts between tags.

/// A key that we write.
#[derive(Clone, Copy, Debug)]
pub(super) struct OwnKey {
    /// The elements that have it.
    pub(super) of: &'static str,
    pub(super) name: &'static str,
    /// What kind of value it has.
    pub(super) kind: &'static str,
}

/// Every key that we write, those of points first.
pub(super) fn keys() -> impl Iterator<Item = OwnKey> {
    let nodes = NODE_KEYS.iter().map(|&(name, kind)| OwnKey {
        of: "node",
        name,
        kind,
    });
    nodes.chain(GRAPH_KEYS.iter().map(|&name| OwnKey {
        of: "graph",
        name,
        kind: "string",
    }))
}

/// The keys of points, with what kind of value each has.
const NODE_KEYS: [(&str, &str); 5] = [
    ("x", "double"),
    ("y", "double"),
    ("name", "string"),
    ("stone", "string"),
    ("role", "string"),
];

/// The keys of the graph; all are texts.
const GRAPH_KEYS: [&str; 6] = ["title", "comment", "to_move", "board", "periods", DOCUMENT];

/// The key of everything else that a document says, as SGF in which points are called by their names.
pub(super) const DOCUMENT: &str = "document";

/// Points and the graph have keys of the same names, but ids are of the whole file.
pub(super) fn key_id(of: &str, name: &str) -> String {
    format!("{}_{name}", &of[..1])
}

/// A text between two tags. What XML cannot hold at all is left out.
pub(super) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out += "&amp;",
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            // Readers make a line feed of it.
            '\r' => out += "&#13;",
            '\t' | '\n' => out.push(c),
            c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => {}
            c => out.push(c),
        }
    }
    out
}
