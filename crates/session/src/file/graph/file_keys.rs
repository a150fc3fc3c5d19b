//! The keys that a `GraphML` file declares.

use std::collections::BTreeMap;

use super::own_keys::{OwnKey, keys as own_keys};

/// The key of points that other programs write names with.
pub(super) const LABEL: &str = "label";

/// What the keys of a file are called, by their ids, with what stands where an element has no value of its own.
pub(super) type Keys<'a> = BTreeMap<&'a str, Key<'a>>;

/// A key.
#[derive(Debug)]
pub(super) struct Key<'a> {
    /// In lower case.
    pub(super) name: String,
    /// What has it: `node`, `graph`, …
    of: Option<&'a str>,
    pub(super) default: Option<&'a str>,
}

impl Key<'_> {
    /// Whether it is one that we write: none of lines is.
    pub(super) fn is_ours(&self) -> bool {
        let is_it = |key: OwnKey| self.of == Some(key.of) && key.name == self.name;
        own_keys().any(is_it)
    }

    /// Whether elements of this name may have it.
    pub(super) fn is_of(&self, element: &str) -> bool {
        self.of.is_none_or(|of| of == "all" || of == element)
    }

    /// Whether we read what it says of points or graphs.
    pub(super) fn is_known(&self) -> bool {
        let is_it = |key: OwnKey| self.is_of(key.of) && key.name == self.name;
        own_keys().any(is_it) || self.is_of("node") && self.name == LABEL
    }
}

/// Asks for names without the namespace that they are in: programs leave it out, or invent one.
pub(super) trait LocalName {
    /// Whether it is an element of this name.
    fn has_tag_name_local(&self, name: &str) -> bool;
}

impl LocalName for roxmltree::Node<'_, '_> {
    fn has_tag_name_local(&self, name: &str) -> bool {
        self.is_element() && self.tag_name().name() == name
    }
}

/// The keys of a file.
pub(super) fn keys<'a>(root: roxmltree::Node<'a, 'a>) -> Keys<'a> {
    let mut keys = BTreeMap::new();
    for key in root
        .children()
        .filter(|node| node.has_tag_name_local("key"))
    {
        let Some(id) = key.attribute("id") else {
            continue;
        };
        let name = key.attribute("attr.name").unwrap_or(id);
        let default = key
            .children()
            .find(|node| node.has_tag_name_local("default"));
        let key = Key {
            name: name.to_lowercase(),
            of: key.attribute("for"),
            default: default.and_then(|node| node.text()),
        };
        keys.insert(id, key);
    }
    keys
}
