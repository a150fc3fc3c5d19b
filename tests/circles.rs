//! No file of a crate imports, directly or by way of others, a file that imports it.
//!
//! The sources are read as text: `use` trees, and paths that begin with `crate`, `super`, `self` or a child module.
//! A name that a module only passes on (`pub use`) leads to the file that defines it, so a `mod.rs` that declares and
//! re-exports ties nothing together. Tests within a file may import what they like.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The crates that are held to it.
const CRATES: [&str; 11] = [
    "cgt", "board", "search", "race", "endgame", "sums", "session", "words", "picture", "cli",
    "app",
];

/// A path of identifiers.
type Segments = Vec<String>;

/// A file of a crate.
#[derive(Debug, Default)]
struct Module {
    /// What it names of its own crate, each from the crate's root on.
    named: BTreeSet<Segments>,
    /// What it passes on: the name, and where it comes from.
    passed_on: BTreeMap<String, Segments>,
}

/// The modules of a crate by their path.
type Modules = BTreeMap<Segments, Module>;

fn is_ident(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// Identifiers and single signs, `::` as one; comments, strings and characters are left out.
fn tokens(source: &str) -> Vec<String> {
    let chars: Vec<char> = source.chars().collect();
    let mut found = Vec::new();
    let mut at = 0;
    while at < chars.len() {
        let rest = &chars[at..];
        match rest {
            ['/', '/', ..] => at += rest.iter().take_while(|&&c| c != '\n').count(),
            ['/', '*', ..] => at += block_comment(rest),
            ['r', '"' | '#', ..] if raw_string(rest).is_some() => {
                at += raw_string(rest).unwrap_or(1);
            }
            ['"', ..] => at += string(rest),
            ['\'', '\\', ..] => {
                let after = rest.iter().skip(3).take_while(|&&c| c != '\'').count();
                at += after + 4;
            }
            ['\'', _, '\'', ..] => at += 3,
            [':', ':', ..] => {
                found.push("::".to_owned());
                at += 2;
            }
            [first, ..] if is_ident(*first) => {
                let word: String = rest.iter().take_while(|&&c| is_ident(c)).collect();
                at += word.chars().count();
                found.push(word);
            }
            [first, ..] => {
                if !first.is_whitespace() {
                    found.push(first.to_string());
                }
                at += 1;
            }
            [] => break,
        }
    }
    found
}

fn block_comment(rest: &[char]) -> usize {
    let (mut depth, mut at) = (0, 0);
    while at < rest.len() {
        match &rest[at..] {
            ['/', '*', ..] => (depth, at) = (depth + 1, at + 2),
            ['*', '/', ..] => (depth, at) = (depth - 1, at + 2),
            _ => at += 1,
        }
        if depth == 0 {
            break;
        }
    }
    at
}

fn string(rest: &[char]) -> usize {
    let mut at = 1;
    while at < rest.len() && rest[at] != '"' {
        at += if rest[at] == '\\' { 2 } else { 1 };
    }
    at + 1
}

/// The length of a raw string, if one begins here.
fn raw_string(rest: &[char]) -> Option<usize> {
    let hashes = rest[1..].iter().take_while(|&&c| c == '#').count();
    if rest.get(1 + hashes) != Some(&'"') {
        return None;
    }
    let begin = hashes + 2;
    let is_end = |at: &usize| {
        let behind = rest.get(at + 1..at + 1 + hashes);
        rest[*at] == '"' && behind.is_some_and(|behind| behind.iter().all(|&c| c == '#'))
    };
    let end = (begin..rest.len()).find(is_end)?;
    Some(end + 1 + hashes)
}

/// The source without what is compiled for tests only.
fn without_tests(tokens: &[String]) -> Vec<String> {
    const ATTRIBUTE: [&str; 7] = ["#", "[", "cfg", "(", "test", ")", "]"];
    let mut kept = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        if !tokens[at..].iter().zip(ATTRIBUTE).all(|(a, b)| a == b)
            || tokens.len() - at < ATTRIBUTE.len()
        {
            kept.push(tokens[at].clone());
            at += 1;
            continue;
        }
        at += ATTRIBUTE.len();
        // The item ends with its first `;` outside of braces, or with the brace that closes it.
        let mut depth = 0_i32;
        while at < tokens.len() {
            match tokens[at].as_str() {
                "{" => depth += 1,
                "}" => depth -= 1,
                _ => {}
            }
            let is_end = depth == 0 && (tokens[at] == ";" || tokens[at] == "}") || depth < 0;
            at += 1;
            if is_end {
                break;
            }
        }
    }
    kept
}

/// The paths of a `use` tree, each with the name that it gets; the number of tokens read comes back too.
fn use_tree(tokens: &[String], before: &[String], into: &mut Vec<(Segments, String)>) -> usize {
    let mut path = before.to_vec();
    let mut at = 0;
    let mut name = None;
    let mut is_branch = false;
    while at < tokens.len() {
        match tokens[at].as_str() {
            "::" => {}
            "{" => {
                is_branch = true;
                at += 1;
                while at < tokens.len() && tokens[at] != "}" {
                    if tokens[at] == "," {
                        at += 1;
                    } else {
                        at += use_tree(&tokens[at..], &path, into);
                    }
                }
            }
            "as" => {
                at += 1;
                name = tokens.get(at).cloned();
            }
            "," | "}" | ";" => break,
            word => path.push(word.to_owned()),
        }
        at += 1;
    }
    if !is_branch {
        if path.last().is_some_and(|last| last == "self") {
            path.pop();
        }
        let name = name.or_else(|| path.last().cloned()).unwrap_or_default();
        into.push((path, name));
    }
    at
}

/// A path as it stands in a module, from the crate's root on; nothing if it leads out of the crate.
fn from_root(path: &[String], module: &[String], all: &BTreeSet<Segments>) -> Option<Segments> {
    let (first, rest) = path.split_first()?;
    let mut base = match first.as_str() {
        "crate" => Vec::new(),
        "self" => module.to_vec(),
        "super" => module.split_last()?.1.to_vec(),
        _ => {
            let child = [module, std::slice::from_ref(first)].concat();
            if !all.contains(&child) {
                return None;
            }
            child
        }
    };
    for (at, segment) in rest.iter().enumerate() {
        if segment == "super" {
            base.pop();
        } else {
            base.extend_from_slice(&rest[at..]);
            break;
        }
    }
    Some(base)
}

/// What a file names and passes on.
fn read(source: &str, module: &[String], all: &BTreeSet<Segments>) -> Module {
    let tokens = without_tests(&tokens(source));
    let mut found = Module::default();
    let mut at = 0;
    while at < tokens.len() {
        let is_path_before = at > 0 && tokens[at - 1] == "::";
        // `impl Trait + use<>` imports nothing.
        let is_import = tokens[at] == "use" && tokens.get(at + 1).is_some_and(|next| next != "<");
        if is_import {
            let is_passed_on = at > 0
                && (tokens[at - 1] == "pub"
                    || tokens[at - 1] == ")" && is_visibility(&tokens[..at]));
            let mut paths = Vec::new();
            at += 1 + use_tree(&tokens[at + 1..], &[], &mut paths);
            for (path, name) in paths {
                let Some(path) = from_root(&path, module, all) else {
                    continue;
                };
                if is_passed_on {
                    found.passed_on.insert(name, path);
                } else {
                    found.named.insert(path);
                }
            }
        } else if !is_path_before && tokens.get(at + 1).is_some_and(|next| next == "::") {
            let mut path = vec![tokens[at].clone()];
            while tokens.get(at + 1).is_some_and(|next| next == "::")
                && tokens
                    .get(at + 2)
                    .is_some_and(|next| next.starts_with(is_ident))
            {
                path.push(tokens[at + 2].clone());
                at += 2;
            }
            found.named.extend(from_root(&path, module, all));
            at += 1;
        } else {
            at += 1;
        }
    }
    found
}

/// Whether these tokens end with `pub(…)`.
fn is_visibility(before: &[String]) -> bool {
    let open = before.iter().rposition(|token| token == "(");
    open.is_some_and(|open| open > 0 && before[open - 1] == "pub")
}

/// The module that defines what a path names.
fn home(path: &[String], modules: &Modules, depth: usize) -> Segments {
    let mut known = path.len();
    while known > 0 && !modules.contains_key(&path[..known]) {
        known -= 1;
    }
    let passed_on = path.get(known).and_then(|item| {
        let module = modules.get(&path[..known])?;
        module.passed_on.get(item)
    });
    match passed_on {
        Some(next) if depth > 0 => {
            let next = [next, &path[known + 1..]].concat();
            home(&next, modules, depth - 1)
        }
        _ => path[..known].to_vec(),
    }
}

/// Which module takes from which.
fn arrows(modules: &Modules) -> BTreeMap<Segments, BTreeSet<Segments>> {
    let each = modules.iter().map(|(path, module)| {
        let homes = module.named.iter().map(|named| home(named, modules, 20));
        let others = homes.filter(|other| other != path && !other.is_empty());
        (path.clone(), others.collect())
    });
    each.collect()
}

/// Everything that can be reached from a module.
fn reach<'a>(
    from: &'a Segments,
    arrows: &'a BTreeMap<Segments, BTreeSet<Segments>>,
) -> BTreeSet<&'a Segments> {
    let mut seen = BTreeSet::new();
    let mut open = vec![from];
    while let Some(at) = open.pop() {
        for next in arrows.get(at).into_iter().flatten() {
            if seen.insert(next) {
                open.push(next);
            }
        }
    }
    seen
}

/// The circles, each as its modules with what they take from one another.
fn circles(modules: &Modules) -> Vec<String> {
    let arrows = arrows(modules);
    let reached: BTreeMap<&Segments, BTreeSet<&Segments>> =
        arrows.keys().map(|at| (at, reach(at, &arrows))).collect();
    let mut told: BTreeSet<&Segments> = BTreeSet::new();
    let mut found = Vec::new();
    for (at, reach) in &reached {
        if !reach.contains(at) || told.contains(at) {
            continue;
        }
        let circle: BTreeSet<&Segments> = reach
            .iter()
            .copied()
            .filter(|other| reached[*other].contains(at))
            .collect();
        let lines = circle.iter().map(|one| {
            let within = arrows[*one].iter().filter(|other| circle.contains(other));
            let within: Vec<String> = within.map(|other| other.join("::")).collect();
            format!("  {} takes from {}", one.join("::"), within.join(", "))
        });
        found.push(lines.collect::<Vec<_>>().join("\n"));
        told.extend(circle);
    }
    found
}

fn collect(folder: &Path, module: &[String], into: &mut BTreeMap<Segments, String>) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        let stem = path
            .file_stem()
            .and_then(|stem| stem.to_str())
            .expect("a name");
        if path.is_dir() {
            collect(&path, &[module, &[stem.to_owned()]].concat(), into);
        } else if path.extension().is_some_and(|ending| ending == "rs") && stem != "main" {
            let source = fs::read_to_string(&path).expect("a source");
            let module = match stem {
                "lib" | "mod" => module.to_vec(),
                _ => [module, &[stem.to_owned()]].concat(),
            };
            into.insert(module, source);
        }
    }
}

fn modules(sources: &BTreeMap<Segments, String>) -> Modules {
    let all: BTreeSet<Segments> = sources.keys().cloned().collect();
    let mut modules: Modules = sources
        .iter()
        .map(|(path, source)| (path.clone(), read(source, path, &all)))
        .collect();
    // Modules that only tests know are left out with what they import.
    let is_for_tests = |path: &Segments| {
        path.split_last().is_some_and(|(name, parent)| {
            let declared = tokens(&sources[parent]);
            let has = |tokens: &[String]| {
                tokens
                    .windows(3)
                    .any(|t| t[0] == "mod" && &t[1] == name && t[2] == ";")
            };
            sources.contains_key(parent) && has(&declared) && !has(&without_tests(&declared))
        })
    };
    let for_tests: Vec<Segments> = all
        .iter()
        .filter(|path| is_for_tests(path))
        .cloned()
        .collect();
    modules.retain(|path, _| !for_tests.iter().any(|test| path.starts_with(test)));
    modules
}

#[test]
fn no_file_takes_from_one_that_takes_from_it() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates");
    let mut found = Vec::new();
    for name in CRATES {
        let mut sources = BTreeMap::new();
        collect(&root.join(name).join("src"), &[], &mut sources);
        let circles = circles(&modules(&sources));
        found.extend(circles.iter().map(|circle| format!("{name}:\n{circle}")));
    }
    assert!(found.is_empty(), "import circles:\n{}", found.join("\n"));
}

fn circles_of(sources: &[(&str, &str)]) -> Vec<String> {
    let path = |name: &str| -> Segments {
        let parts = name.split("::").filter(|part| !part.is_empty());
        parts.map(ToOwned::to_owned).collect()
    };
    let sources = sources
        .iter()
        .map(|(name, text)| (path(name), (*text).to_owned()));
    circles(&modules(&sources.collect()))
}

#[test]
fn circles_are_seen_by_every_way_to_name_a_thing() {
    let two = |a: &str, b: &str| circles_of(&[("", "mod a; mod b;"), ("a", a), ("b", b)]).len();
    assert_eq!(two("use crate::b::B;", "use super::a::{A, C};"), 1);
    assert_eq!(
        two("use crate::{b::{self, B}, x};", "fn f() { crate::a::g() }"),
        1
    );
    assert_eq!(
        two(
            "use crate::b::B;",
            "// use crate::a::A;\nconst S: &str = \"crate::a::A\";"
        ),
        0
    );
    assert_eq!(
        two(
            "use crate::b::B;",
            "#[cfg(test)] mod tests { use crate::a::A; }"
        ),
        0
    );
    assert_eq!(
        two(
            "use crate::b::B;",
            "#[cfg(test)] use crate::a::A; fn f() {}"
        ),
        0
    );
}

#[test]
fn a_name_that_is_passed_on_leads_to_its_home() {
    let face = "mod c; mod d; pub use c::C; pub(crate) use self::d::D as E;";
    let root = ("", "mod m;");
    let siblings = [
        root,
        ("m", face),
        ("m::c", "use super::E;"),
        ("m::d", "struct D;"),
    ];
    assert_eq!(circles_of(&siblings).len(), 0);
    let circle = [
        root,
        ("m", face),
        ("m::c", "use super::E;"),
        ("m::d", "use crate::m::C;"),
    ];
    assert_eq!(circles_of(&circle).len(), 1);
    let own = "mod c; use c::C; struct M;";
    let face_in_it = [root, ("m", own), ("m::c", "use super::M;")];
    assert_eq!(
        circles_of(&face_in_it).len(),
        1,
        "a face with code of its own"
    );
}
