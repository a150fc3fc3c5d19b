//! No file of a crate imports, directly or by way of others, a file that imports it.
//!
//! What counts are `use` trees and every path, within macros too, that begins with `crate`, `super`, `self`, a child module or a
//! name that the file imports. Every name leads to the file that defines it, so a `mod.rs` that only declares and passes on ties
//! nothing together. One with code of its own is a file as any other: who takes a name by way of it takes from both, and what it
//! passes on and uses itself, it takes. A module that is only named is nothing taken: what is reached through it is. Methods are
//! not followed. Tests within a file may import what they like.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Ident, TokenStream, TokenTree};

use crate::sources::{self, Segments, Source, is_sign};

/// A file of a crate.
#[derive(Debug, Default)]
struct Module {
    /// What it names of its own crate, each from the crate's root on.
    named: BTreeSet<Segments>,
    /// What it imports, for itself or for others: the name, and where it comes from.
    imported: BTreeMap<String, BTreeSet<Segments>>,
    /// The names of its own items.
    own: BTreeSet<String>,
    /// Whether it does more than to declare and to pass on.
    has_code: bool,
}

/// The modules of a crate by their path.
type Modules = BTreeMap<Segments, Module>;

/// What each module takes from others, by name.
type Arrows = BTreeMap<Segments, BTreeMap<Segments, BTreeSet<String>>>;

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
    /// Those outside of `use` trees, single names among them.
    others: BTreeSet<Segments>,
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
                [one, two, ..] if is_sign(one, '.') && is_sign(two, '.') => 2,
                // A field or a method has no path.
                [dot, TokenTree::Ident(_), ..] if is_sign(dot, '.') => 2,
                // What is declared has its name from nowhere.
                [TokenTree::Ident(kind), TokenTree::Ident(_), ..] if is_declared_by(kind) => 2,
                [TokenTree::Ident(first), rest @ ..] => {
                    let (path, read) = path(first.to_string(), rest);
                    let is_place = path.len() == 1 && is_place(&path[0]);
                    self.others.extend((!is_place).then_some(path));
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
            // A module and something that is imported may share a name.
            _ => {
                let imports = self.imports.iter().filter(|import| import.name == *first);
                let paths =
                    imports.flat_map(|import| self.resolve(&import.path, module, all, depth - 1));
                paths.chain(all.contains(&child).then_some(child)).collect()
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

/// Whether this word is followed by the name of an item.
fn is_declared_by(word: &Ident) -> bool {
    const KINDS: [&str; 9] = [
        "mod", "struct", "enum", "union", "trait", "fn", "const", "static", "type",
    ];
    KINDS.iter().any(|kind| word == kind)
}

/// Whether a path may begin with this word that is no name: `self` is a value, too, and `super` a visibility.
fn is_place(word: &str) -> bool {
    ["crate", "self", "super"].contains(&word)
}

/// The names of the items that stand in a file.
fn items(trees: &[TokenTree]) -> BTreeSet<String> {
    let names = trees.windows(2).filter_map(|two| match two {
        [TokenTree::Ident(kind), TokenTree::Ident(name)] if kind != "mod" => {
            is_declared_by(kind).then(|| name.to_string())
        }
        _ => None,
    });
    names.collect()
}

/// What a file names, imports and has of its own.
fn read(source: &Source, module: &[String], all: &BTreeSet<Segments>) -> Module {
    /// So often a name is looked up, for one may be imported by another.
    const DEPTH: usize = 10;
    let mut paths = Paths::default();
    paths.read(source.tokens.clone());
    let trees: Vec<TokenTree> = source.tokens.clone().into_iter().collect();
    let is_code = |tree: &TokenTree| matches!(tree, TokenTree::Ident(word) if word == "impl");
    let own = items(&trees);
    let mut found = Module {
        has_code: !own.is_empty() || trees.iter().any(is_code),
        own,
        ..Module::default()
    };
    for import in &paths.imports {
        for path in paths.resolve(&import.path, module, all, DEPTH) {
            assert_ne!(import.name, "*", "{}: say what is taken", source.place);
            if !import.is_passed_on {
                found.named.insert(path.clone());
            }
            let imported = found.imported.entry(import.name.clone());
            imported.or_default().insert(path);
        }
    }
    let others = paths.others.iter();
    let others = others.flat_map(|path| paths.resolve(path, module, all, DEPTH));
    found.named.extend(others);
    found
}

/// The modules with code that a path leads by and to, with what is taken there; none if it names a module.
fn homes(path: &[String], modules: &Modules, depth: usize) -> BTreeSet<(Segments, String)> {
    let follow = |module: &[String], item: &String, rest: &[String]| {
        let next = modules[module].imported.get(item).filter(|_| depth > 0);
        let next = next.into_iter().flatten();
        let found = next.flat_map(|next| homes(&[next, rest].concat(), modules, depth - 1));
        let mut found: BTreeSet<(Segments, String)> = found.collect();
        if !found.is_empty() && modules[module].has_code {
            found.insert((module.to_vec(), item.clone()));
        }
        found
    };
    let mut known = path.len();
    while known > 0 && !modules.contains_key(&path[..known]) {
        known -= 1;
    }
    let module = &path[..known];
    if let Some(item) = path.get(known) {
        let found = follow(module, item, &path[known + 1..]);
        let is_own = found.is_empty() || modules[module].own.contains(item);
        let own = is_own.then(|| (module.to_vec(), item.clone()));
        return found.into_iter().chain(own).collect();
    }
    // A function may be called as a module is.
    let Some((item, above)) = path.split_last() else {
        return BTreeSet::new();
    };
    let own = modules[above].own.contains(item);
    let own = own.then(|| (above.to_vec(), item.clone()));
    follow(above, item, &[]).into_iter().chain(own).collect()
}

/// Which module takes what from which.
fn arrows(modules: &Modules) -> Arrows {
    let mut arrows = Arrows::new();
    for (path, module) in modules {
        let taken = arrows.entry(path.clone()).or_default();
        for named in &module.named {
            for (home, item) in homes(named, modules, 10) {
                if home != *path {
                    taken.entry(home).or_default().insert(item);
                }
            }
        }
    }
    arrows
}

/// Everything that can be reached from a module.
fn reach<'a>(from: &'a Segments, arrows: &'a Arrows) -> BTreeSet<&'a Segments> {
    let mut seen = BTreeSet::new();
    let mut open = vec![from];
    while let Some(at) = open.pop() {
        for next in arrows.get(at).into_iter().flat_map(BTreeMap::keys) {
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
            let taken = arrows[*one].iter();
            let within = taken.filter(|(other, _)| circle.contains(other));
            let within = within.map(|(other, items)| {
                let items = items.iter().map(String::as_str).collect::<Vec<_>>();
                format!("{} ({})", other.join("::"), items.join(", "))
            });
            let within = within.collect::<Vec<_>>();
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
    assert!(found.is_empty(), "circles:\n{}", found.join("\n"));
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
    let through_the_root = [
        ("", "mod m; mod n; pub use n::N;"),
        ("m", "use crate::N; struct M;"),
        ("n", "use crate::m::M; struct N;"),
    ];
    assert_eq!(circles_of(&through_the_root).len(), 1);
    let of_the_root = [("", "mod m; fn f() { m::g() }"), ("m", "use crate::f;")];
    assert_eq!(circles_of(&of_the_root).len(), 1);
    let lent_to_a_child = [
        ("", "mod m; mod n;"),
        ("m", "mod c; use crate::n::N;"),
        ("m::c", "use super::N; struct C;"),
        ("n", "use crate::m::c::C; struct N;"),
    ];
    assert_eq!(circles_of(&lent_to_a_child).len(), 1);
}

#[test]
fn a_face_with_code_is_a_file_as_any_other() {
    let with = |face: &'static str, child: &'static str, other: &'static str| {
        let files = [
            ("", "mod m; mod n;"),
            ("m", face),
            ("m::c", child),
            ("n", other),
        ];
        circles_of(&files).len()
    };
    let other = "use crate::m::C; struct N;";
    let face = "mod c; pub use c::C; use crate::n::N; struct M(N);";
    assert_eq!(with(face, "struct C;", other), 1, "by way of it");
    let past_it = "use crate::m::c::C; struct N;";
    assert_eq!(with(face, "struct C;", past_it), 0, "past it");
    let bare = "mod c; pub use c::C; use crate::n::N;";
    assert_eq!(with(bare, "struct C;", other), 0, "a face alone");
    let used = "mod c; pub use c::C; struct M(C);";
    let takes_it = "use super::M; struct C;";
    assert_eq!(with(used, takes_it, ""), 1, "what it passes on, it uses");
    let passed_on = "mod c; pub use c::C; struct M;";
    assert_eq!(with(passed_on, takes_it, ""), 0, "what it passes on alone");
}

#[test]
fn a_module_that_is_named_alone_is_nothing_taken() {
    let two = |face: &'static str, child: &'static str| {
        circles_of(&[("", "mod m;"), ("m", face), ("m::c", child)]).len()
    };
    let own_method = "mod c; use c::C; fn c(&self) { self.c().c }";
    assert_eq!(two(own_method, "use super::super::m; struct C;"), 0);
    assert_eq!(two(own_method, "struct C; impl C { fn g(self) {} }"), 0);
    assert_eq!(two(own_method, "use super::super::m; fn g() { m::c() }"), 1);
    assert_eq!(
        two("mod c; fn f() { c::c() }", "use super::f; fn c() {}"),
        1
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
