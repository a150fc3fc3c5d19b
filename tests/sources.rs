//! The sources of the crates, read word by word as the compiler does, for the laws that they are held to.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// A module from the root of its crate on.
pub(crate) type Segments = Vec<String>;

/// A file of a crate.
#[derive(Debug)]
pub(crate) struct Source {
    /// Where it stands in the folder of the crates.
    pub(crate) place: String,
    /// What it says, without what is compiled for tests only.
    pub(crate) tokens: TokenStream,
}

/// The folder of the crates.
pub(crate) fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates")
}

/// What the crates are called, by their folders.
pub(crate) fn crate_names() -> Vec<String> {
    let folders = fs::read_dir(crates()).expect("the crates");
    let folders = folders.map(|folder| folder.expect("a folder").path());
    let mut names: Vec<String> = folders
        .filter(|folder| folder.join("Cargo.toml").exists())
        .filter_map(|folder| Some(folder.file_name()?.to_str()?.to_owned()))
        .collect();
    names.sort();
    names
}

/// The files of a crate by their modules; those that only tests know are left out.
pub(crate) fn of_crate(name: &str) -> BTreeMap<Segments, Source> {
    let mut files = BTreeMap::new();
    collect(&crates().join(name).join("src"), &[], &mut files);
    of_files(files)
}

/// The same of files by their modules, each with its place and its text.
pub(crate) fn of_files(files: BTreeMap<Segments, (String, String)>) -> BTreeMap<Segments, Source> {
    let mut for_tests: Vec<Segments> = Vec::new();
    let mut sources = BTreeMap::new();
    for (module, (place, text)) in files {
        let whole = tokens(&text).unwrap_or_else(|| panic!("{place} can be read"));
        let tokens = without_tests(whole.clone());
        for name in declared(whole).difference(&declared(tokens.clone())) {
            for_tests.push([module.clone(), vec![name.clone()]].concat());
        }
        sources.insert(module, Source { place, tokens });
    }
    sources.retain(|module, _| !for_tests.iter().any(|test| module.starts_with(test)));
    sources
}

/// The words of a text, if it is one that the compiler reads.
pub(crate) fn tokens(text: &str) -> Option<TokenStream> {
    text.parse().ok()
}

fn collect(folder: &Path, module: &[String], into: &mut BTreeMap<Segments, (String, String)>) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        let stem = path.file_stem().and_then(|stem| stem.to_str());
        let stem = stem.expect("a name");
        let below = [module, &[stem.to_owned()]].concat();
        if path.is_dir() {
            collect(&path, &below, into);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let place = path
                .strip_prefix(crates())
                .expect("in the folder of crates");
            let text = fs::read_to_string(&path).expect("a source");
            let module = match stem {
                "lib" | "mod" => module.to_vec(),
                _ => below,
            };
            into.insert(module, (place.display().to_string(), text));
        }
    }
}

/// The modules that have a file of their own, by `mod name;`.
fn declared(tokens: TokenStream) -> BTreeSet<String> {
    let trees: Vec<TokenTree> = tokens.into_iter().collect();
    let names = trees.windows(3).filter_map(|three| match three {
        [TokenTree::Ident(word), TokenTree::Ident(name), end] if word == "mod" => {
            is_sign(end, ';').then(|| name.to_string())
        }
        _ => None,
    });
    names.collect()
}

/// What is left without the items that are compiled for tests only.
fn without_tests(tokens: TokenStream) -> TokenStream {
    let mut kept = Vec::new();
    let mut trees = tokens.into_iter().peekable();
    while let Some(tree) = trees.next() {
        let is_of_tests = is_sign(&tree, '#') && trees.peek().is_some_and(is_cfg_test);
        if !is_of_tests {
            kept.push(tree);
            continue;
        }
        // The item ends with its first `;` outside of brackets, or with a body in braces that no `;` follows.
        while let Some(part) = trees.next() {
            let is_body =
                matches!(&part, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace);
            let goes_on = trees.peek().is_some_and(|next| is_sign(next, ';'));
            if is_sign(&part, ';') || is_body && !goes_on {
                break;
            }
        }
    }
    kept.into_iter().collect()
}

/// Whether this is `[cfg(test)]`.
fn is_cfg_test(tree: &TokenTree) -> bool {
    matches!(tree, TokenTree::Group(group) if group.delimiter() == Delimiter::Bracket
        && group.stream().to_string().split_whitespace().collect::<String>() == "cfg(test)")
}

pub(crate) fn is_sign(tree: &TokenTree, sign: char) -> bool {
    matches!(tree, TokenTree::Punct(punct) if punct.as_char() == sign)
}
