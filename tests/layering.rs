//! The crates depend downwards only, and every version stands in one table.
//!
//! ```text
//! 6  app  cli
//! 5  picture  words
//! 4  session
//! 3  race  endgame  sums
//! 2  search
//! 1  cgt  board
//! ```

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The layer of each crate; a new crate has to be entered here.
const LAYERS: [(&str, u32); 11] = [
    ("cgt", 1),
    ("board", 1),
    ("search", 2),
    ("race", 3),
    ("endgame", 3),
    ("sums", 3),
    ("session", 4),
    ("picture", 5),
    ("words", 5),
    ("cli", 6),
    ("app", 6),
];

/// Nothing below the window depends on these.
const WINDOW_ONLY: [&str; 4] = ["egui", "eframe", "winit", "rfd"];

/// A dependency as its manifest has it.
#[derive(Debug)]
struct Dependency {
    name: String,
    /// What is said of it: `workspace = true`, a version, a table.
    source: String,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The dependencies of all kinds of a manifest. It knows the forms in use here: `name.workspace = true`,
/// `name = …` and tables `[dependencies.name]`.
fn dependencies(manifest: &str) -> Vec<Dependency> {
    let mut found: Vec<Dependency> = Vec::new();
    let mut section = Section::Other;
    for line in manifest.lines() {
        let line = line.split('#').next().unwrap_or_default().trim();
        if let Some(header) = line.strip_prefix('[') {
            section = Section::of(header.trim_end_matches(']'));
            if let Section::Table(name) = &section {
                found.push(Dependency {
                    name: name.clone(),
                    source: String::new(),
                });
            }
            continue;
        }
        match (&section, line.split_once('=')) {
            (Section::List, Some((key, value))) if !key.trim().contains(' ') => {
                let (name, rest) = key.trim().split_once('.').unwrap_or((key.trim(), ""));
                found.push(Dependency {
                    name: name.trim_matches('"').to_owned(),
                    source: format!("{rest} = {}", value.trim()),
                });
            }
            (Section::Table(_), Some(_)) => {
                if let Some(last) = found.last_mut() {
                    last.source.push_str(line);
                }
            }
            _ => {}
        }
    }
    found
}

enum Section {
    /// `[dependencies]` and its kin.
    List,
    /// `[dependencies.name]`.
    Table(String),
    Other,
}

impl Section {
    fn of(header: &str) -> Self {
        for kind in ["dev-dependencies", "build-dependencies", "dependencies"] {
            if header == kind || header.ends_with(&format!(".{kind}")) {
                return Self::List;
            }
            if let Some((before, name)) = header.split_once(&format!("{kind}."))
                && (before.is_empty() || before.ends_with('.'))
            {
                return Self::Table(name.to_owned());
            }
        }
        Self::Other
    }
}

/// The manifest of every crate, by folder.
fn manifests() -> BTreeMap<String, String> {
    let folders = fs::read_dir(root().join("crates")).expect("the crates");
    folders
        .map(|folder| folder.expect("a folder").path())
        .filter_map(|folder| {
            let manifest = fs::read_to_string(folder.join("Cargo.toml")).ok()?;
            let name = folder.file_name()?.to_str()?.to_owned();
            Some((name, manifest))
        })
        .collect()
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
    let tests = fs::read_to_string(root().join("tests/Cargo.toml")).expect("a manifest");
    all.insert("tests".to_owned(), tests);
    for (name, manifest) in all {
        for Dependency {
            name: dependency,
            source,
        } in dependencies(&manifest)
        {
            let source: String = source.split_whitespace().collect();
            assert!(
                source.contains("workspace=true") && !source.contains("version="),
                "{name} names a version of {dependency} itself: {source}"
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
    let found: Vec<String> = dependencies(manifest)
        .iter()
        .map(|d| format!("{} {}", d.name, d.source))
        .collect();
    assert_eq!(
        found,
        [
            "a workspace = true",
            "b  = { workspace = true, features = [\"f\"] }",
            "c version = \"1\"",
            "d  = \"2\"",
        ]
    );
}
