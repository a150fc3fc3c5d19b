//! The crates depend downwards only, and every version stands in one table.
//!
//! ```text
//! 7  app  cli
//! 6  sheets
//! 5  picture  words
//! 4  session
//! 3  race  endgame  sums  life  tactics
//! 2  search
//! 1  cgt  board  catalogue
//! ```

use std::collections::BTreeMap;
use std::fs;

use toml::{Table, Value};

use crate::sources::{crate_names, crates};

/// The layer of each crate; a new crate has to be entered here.
const LAYERS: [(&str, u32); 15] = [
    ("catalogue", 1),
    ("cgt", 1),
    ("board", 1),
    ("search", 2),
    ("race", 3),
    ("endgame", 3),
    ("sums", 3),
    ("life", 3),
    ("tactics", 3),
    ("session", 4),
    ("picture", 5),
    ("words", 5),
    ("sheets", 6),
    ("cli", 7),
    ("app", 7),
];

/// Nothing below the window depends on these.
const WINDOW_ONLY: [&str; 4] = ["egui", "eframe", "winit", "rfd"];

/// A dependency as its manifest has it.
#[derive(Debug)]
struct Dependency {
    name: String,
    /// Whether its version is that of the workspace.
    is_of_workspace: bool,
}

/// The dependencies of all kinds of a manifest.
fn dependencies(manifest: &str) -> Vec<Dependency> {
    let manifest: Table = manifest.parse().expect("a manifest");
    let mut found = Vec::new();
    add_dependencies(&manifest, &mut found);
    found
}

/// Those of a table and of the tables within it, as of one system.
fn add_dependencies(table: &Table, found: &mut Vec<Dependency>) {
    for (key, value) in table {
        let Some(inner) = value.as_table() else {
            continue;
        };
        if !["dependencies", "dev-dependencies", "build-dependencies"].contains(&&**key) {
            add_dependencies(inner, found);
            continue;
        }
        found.extend(inner.iter().map(|(name, said)| Dependency {
            name: name.clone(),
            is_of_workspace: said.get("workspace").and_then(Value::as_bool) == Some(true)
                && said.get("version").is_none(),
        }));
    }
}

/// The manifest of every crate, by folder.
fn manifests() -> BTreeMap<String, String> {
    let manifest = |name: &String| fs::read_to_string(crates().join(name).join("Cargo.toml"));
    let names = crate_names().into_iter();
    let manifests = names.map(|name| (name.clone(), manifest(&name).expect("a manifest")));
    manifests.collect()
}

fn layer(name: &str) -> Option<u32> {
    LAYERS
        .iter()
        .find_map(|(known, layer)| (*known == name).then_some(*layer))
}

#[test]
fn every_crate_has_a_layer() {
    for name in manifests().keys() {
        assert!(layer(name).is_some(), "{name} has no layer: say which");
    }
}

#[test]
fn arrows_go_down_only() {
    for (name, manifest) in manifests() {
        for dependency in dependencies(&manifest) {
            let Some(below) = dependency.name.strip_prefix("semeai-") else {
                continue;
            };
            assert!(
                layer(below) < layer(&name),
                "{name} must not depend on {below}: layers {:?} and {:?}",
                layer(&name),
                layer(below)
            );
        }
    }
}

#[test]
fn only_the_window_knows_of_windows() {
    for (name, manifest) in manifests() {
        if name == "app" {
            continue;
        }
        for dependency in dependencies(&manifest) {
            let is_window = |w: &&str| {
                let rest = dependency.name.strip_prefix(*w);
                rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(['_', '-']))
            };
            assert!(
                !WINDOW_ONLY.iter().any(is_window),
                "{name} must not depend on {}",
                dependency.name
            );
        }
    }
}

#[test]
fn versions_stand_in_the_table_of_the_workspace() {
    let mut all = manifests();
    let tests = fs::read_to_string(crates().join("../tests/Cargo.toml")).expect("a manifest");
    all.insert("tests".to_owned(), tests);
    for (name, manifest) in all {
        for dependency in dependencies(&manifest) {
            assert!(
                dependency.is_of_workspace,
                "{name} names a version of {} itself",
                dependency.name
            );
        }
    }
}

#[test]
fn the_reader_knows_the_forms_of_a_manifest() {
    let manifest = "
        [package]
        name = \"x\"
        [dependencies]
        a.workspace = true
        b = { workspace = true, features = [\"f\"] } # why
        [dev-dependencies.c]
        version = \"1\"
        [target.'cfg(unix)'.dependencies]
        d = \"2\"
        [features]
        e = []";
    let found: Vec<(String, bool)> = dependencies(manifest)
        .into_iter()
        .map(|dependency| (dependency.name, dependency.is_of_workspace))
        .collect();
    let expected = [("a", true), ("b", true), ("c", false), ("d", false)];
    assert_eq!(found, expected.map(|(name, is)| (name.to_owned(), is)));
}
