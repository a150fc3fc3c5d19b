//! No file of a crate imports, directly or by way of others, a file that imports it.
//!
//! What counts are `use` trees and every path, within macros too, that begins with `crate`, `super`, `self`, a child module or a
//! name that the file imports. A name that a module only passes on (`pub use`) leads to the file that defines it, so a `mod.rs`
//! that declares and re-exports ties nothing together. Tests within a file may import what they like.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{TokenStream, TokenTree};

use crate::sources::{self, Segments, Source, is_sign};

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

/// One branch of a `use` tree.
#[derive(Debug)]
struct Import {
    path: Segments,
    /// What the file calls it.
    name: String,
    is_passed_on: bool,
}

/// The paths of a file as they stand there.
#[derive(Debug, Default)]
struct Paths {
    imports: Vec<Import>,
    others: Vec<Segments>,
}

impl Paths {
    fn read(&mut self, tokens: TokenStream) {
        let trees: Vec<TokenTree> = tokens.into_iter().collect();
        let (mut at, mut is_public) = (0, false);
        while at < trees.len() {
            let was_public = std::mem::take(&mut is_public);
            at += match &trees[at..] {
                [TokenTree::Ident(word), next, ..] if word == "pub" => {
                    is_public = true;
                    // `pub(in crate::panels)` takes nothing from there.
                    1 + usize::from(is_visibility(next))
                }
                // `impl Trait + use<>` imports nothing.
                [TokenTree::Ident(word), next, ..] if word == "use" && !is_sign(next, '<') => {
                    1 + self.branch(&trees[at + 1..], &[], was_public)
                }
                [TokenTree::Ident(first), rest @ ..] => {
                    let (path, read) = path(first.to_string(), rest);
                    self.others.extend((path.len() > 1).then_some(path));
                    1 + read
                }
                // What follows a type, and what begins outside of the crate.
                rest if begins_with_colons(rest) => match &rest[2..] {
                    [TokenTree::Ident(first), rest @ ..] => 3 + path(first.to_string(), rest).1,
                    _ => 2,
                },
                [TokenTree::Group(group), ..] => {
                    self.read(group.stream());
                    1
                }
                _ => 1,
            };
        }
    }

    /// Reads a branch of a `use` tree, and says how many words it has.
    fn branch(&mut self, trees: &[TokenTree], before: &[String], is_passed_on: bool) -> usize {
        let (mut path, mut name) = (before.to_vec(), None);
        let mut words = trees.iter().enumerate();
        let mut end = trees.len();
        while let Some((at, tree)) = words.next() {
            match tree {
                TokenTree::Ident(word) if word == "as" => name = words.next().map(|(_, name)| name),
                TokenTree::Ident(word) => path.push(word.to_string()),
                TokenTree::Group(group) => {
                    let inner: Vec<TokenTree> = group.stream().into_iter().collect();
                    let branches = inner.split(|tree| is_sign(tree, ','));
                    for branch in branches.filter(|branch| !branch.is_empty()) {
                        self.branch(branch, &path, is_passed_on);
                    }
                    return at + 1;
                }
                sign if is_sign(sign, '*') => path.push("*".to_owned()),
                sign if is_sign(sign, ';') => {
                    end = at;
                    break;
                }
                _ => {}
            }
        }
        path.pop_if(|last| last == "self");
        let name = name.map(ToString::to_string);
        self.imports.push(Import {
            name: name.or_else(|| path.last().cloned()).unwrap_or_default(),
            path,
            is_passed_on,
        });
        end
    }

    /// A path from the crate's root on, in every sense that it can have; nothing if it leads out of the crate.
    fn resolve(
        &self,
        path: &[String],
        module: &[String],
        all: &BTreeSet<Segments>,
        depth: usize,
    ) -> Vec<Segments> {
        let Some((first, rest)) = path.split_first().filter(|_| depth > 0) else {
            return Vec::new();
        };
        let child = [module, std::slice::from_ref(first)].concat();
        let bases = match first.as_str() {
            "crate" => vec![Vec::new()],
            "self" => vec![module.to_vec()],
            "super" => vec![module[..module.len().saturating_sub(1)].to_vec()],
            _ if all.contains(&child) => vec![child],
            _ => {
                let imports = self.imports.iter().filter(|import| import.name == *first);
                let paths =
                    imports.flat_map(|import| self.resolve(&import.path, module, all, depth - 1));
                paths.collect()
            }
        };
        let supers = rest
            .iter()
            .take_while(|segment| *segment == "super")
            .count();
        let behind =
            |base: Segments| [&base[..base.len().saturating_sub(supers)], &rest[supers..]].concat();
        bases.into_iter().map(behind).collect()
    }
}

/// The rest of a path that has begun, and how many words it takes.
fn path(first: String, mut rest: &[TokenTree]) -> (Segments, usize) {
    let (mut path, mut read) = (vec![first], 0);
    while let (true, Some(TokenTree::Ident(next))) = (begins_with_colons(rest), rest.get(2)) {
        path.push(next.to_string());
        rest = &rest[3..];
        read += 3;
    }
    (path, read)
}

fn begins_with_colons(trees: &[TokenTree]) -> bool {
    matches!(trees, [a, b, ..] if is_sign(a, ':') && is_sign(b, ':'))
}

/// Whether this is what follows `pub` in `pub(crate)`.
fn is_visibility(tree: &TokenTree) -> bool {
    let TokenTree::Group(group) = tree else {
        return false;
    };
    let first = group
        .stream()
        .into_iter()
        .next()
        .map(|first| first.to_string());
    first.is_some_and(|first| ["crate", "super", "self", "in"].contains(&&*first))
}

/// What a file names and passes on.
fn read(source: &Source, module: &[String], all: &BTreeSet<Segments>) -> Module {
    /// So often a name is looked up, for one may be imported by another.
    const DEPTH: usize = 10;
    let mut paths = Paths::default();
    paths.read(source.tokens.clone());
    let mut found = Module::default();
    for import in &paths.imports {
        for path in paths.resolve(&import.path, module, all, DEPTH) {
            assert_ne!(import.name, "*", "{}: say what is taken", source.place);
            if import.is_passed_on {
                found.passed_on.insert(import.name.clone(), path);
            } else {
                found.named.insert(path);
            }
        }
    }
    let others = paths.others.iter();
    let others = others.flat_map(|path| paths.resolve(path, module, all, DEPTH));
    found.named.extend(others);
    found
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

fn modules(sources: &BTreeMap<Segments, Source>) -> Modules {
    let all: BTreeSet<Segments> = sources.keys().cloned().collect();
    let modules = sources.iter();
    let modules = modules.map(|(path, source)| (path.clone(), read(source, path, &all)));
    modules.collect()
}

#[test]
fn no_file_takes_from_one_that_takes_from_it() {
    let mut found = Vec::new();
    for name in sources::crate_names() {
        let circles = circles(&modules(&sources::of_crate(&name)));
        found.extend(circles.iter().map(|circle| format!("{name}:\n{circle}")));
    }
    assert!(found.is_empty(), "import circles:\n{}", found.join("\n"));
}

fn circles_of(sources: &[(&str, &str)]) -> Vec<String> {
    let path = |name: &str| -> Segments {
        let parts = name.split("::").filter(|part| !part.is_empty());
        parts.map(ToOwned::to_owned).collect()
    };
    let files = sources.iter().map(|(name, text)| {
        let place = (*name).to_owned();
        (path(name), (place, (*text).to_owned()))
    });
    circles(&modules(&sources::of_files(files.collect())))
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

#[test]
fn a_path_is_followed_through_the_module_that_it_begins_with() {
    let root = ("", "mod panels;");
    let faces = [
        ("panels", "mod endgame; mod play;"),
        ("panels::endgame", "pub(super) mod play;"),
    ];
    let by_module = "use super::endgame; fn f() { endgame::play::banner() }";
    let renamed = "use super::endgame as other; fn f() { say!(x, other::play::banner()) }";
    let one_by_another = "use super::endgame; use endgame::play; fn f() { play::banner() }";
    let in_a_visibility = "use super::endgame; pub(in super::endgame::play) fn f() {}";
    for (first, circles) in [
        (by_module, 1),
        (renamed, 1),
        (one_by_another, 1),
        (in_a_visibility, 0),
    ] {
        let two = [
            root,
            faces[0],
            faces[1],
            ("panels::play", first),
            ("panels::endgame::play", "use crate::panels::play::row;"),
        ];
        assert_eq!(circles_of(&two).len(), circles, "{first}");
    }
}
