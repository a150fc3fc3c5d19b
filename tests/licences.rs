//! The file that tells of every library with its licence is that of the libraries that are built in.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// A package with its version.
type Package = (String, String);

fn read(path: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    fs::read_to_string(root.join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// What each package of `Cargo.lock` is built with, by name and version.
fn locked() -> BTreeMap<Package, Vec<String>> {
    let text = read("Cargo.lock");
    let value = |block: &str, key: &str| {
        let start = format!("{key} = \"");
        let line = block.lines().find_map(|line| line.strip_prefix(&*start));
        line.map(|line| line.trim_end_matches('"').to_owned())
    };
    let blocks = text.split("[[package]]").skip(1);
    let package = |block: &str| {
        let name = (value(block, "name")?, value(block, "version")?);
        let list = block.split_once("dependencies = [").map(|(_, list)| list);
        let quoted = list
            .into_iter()
            .flat_map(|list| list.split('"').skip(1).step_by(2));
        Some((name, quoted.map(str::to_owned).collect()))
    };
    blocks.filter_map(package).collect()
}

/// What a crate of ours is built of and by, without what only its tests need.
fn own_dependencies(name: &str) -> BTreeSet<String> {
    let folder = name.strip_prefix("semeai-").expect("one of ours");
    let manifest = read(&format!("crates/{folder}/Cargo.toml"));
    let mut found = BTreeSet::new();
    let mut is_built = false;
    for line in manifest.lines() {
        if let Some(section) = line.strip_prefix('[') {
            let section = section.trim_end_matches(']');
            is_built = section.ends_with("dependencies") && !section.ends_with("dev-dependencies");
        } else if let Some((key, _)) =
            (line.split_once(['.', ' ', '='])).filter(|_| is_built && !line.starts_with('#'))
        {
            found.insert(key.trim().to_owned());
        }
    }
    found
}

/// Every package that the two programs are built with on any system.
fn built_in() -> BTreeSet<Package> {
    let locked = locked();
    let find = |said: &str| -> Package {
        let mut words = said.split(' ');
        let (name, version) = (words.next().expect("a name"), words.next());
        let is_it = |(found, of): &&Package| found == name && version.is_none_or(|it| it == of);
        locked
            .keys()
            .find(is_it)
            .cloned()
            .unwrap_or_else(|| panic!("{said} is not locked"))
    };
    let mut open: Vec<Package> = ["semeai-app", "semeai-cli"].map(find).to_vec();
    let mut found = BTreeSet::new();
    while let Some(package) = open.pop() {
        if !found.insert(package.clone()) {
            continue;
        }
        let own = package
            .0
            .starts_with("semeai-")
            .then(|| own_dependencies(&package.0));
        let is_needed = |said: &&String| {
            let name = said.split(' ').next().unwrap_or_default();
            own.as_ref().is_none_or(|own| own.contains(name))
        };
        open.extend(
            locked[&package]
                .iter()
                .filter(is_needed)
                .map(|said| find(said)),
        );
    }
    found.retain(|(name, _)| !name.starts_with("semeai-"));
    found
}

/// The packages that the file tells of: the lines of its first part.
fn told(text: &str) -> BTreeSet<Package> {
    let list = text.split("\n\n").nth(1).expect("a list");
    let package = |line: &str| {
        let mut words = line.split_whitespace();
        Some((words.next()?.to_owned(), words.next()?.to_owned()))
    };
    list.lines().filter_map(package).collect()
}

/// The packages that our crates name to be built with.
fn named_by_ours() -> BTreeSet<String> {
    let ours = locked().into_keys().map(|(name, _)| name);
    let ours = ours.filter(|name| name.starts_with("semeai-") && name != "semeai-tests");
    let named = ours.flat_map(|name| own_dependencies(&name));
    named.filter(|name| !name.starts_with("semeai-")).collect()
}

/// The lock file does not say which features are on, so that it has packages which nothing is built with. But whatever changes what is
/// built changes a version in it, or what one of our crates names.
#[test]
fn every_library_is_told_with_its_licence() {
    let text = read("assets/licences/third-party.txt");
    let (told, built_in) = (told(&text), built_in());
    let names: BTreeSet<String> = told.iter().map(|(name, _)| name.clone()).collect();
    let named = named_by_ours();
    assert!(named.len() > 20, "{named:?}");
    let missing: Vec<_> = named.difference(&names).collect();
    let superfluous: Vec<_> = told.difference(&built_in).collect();
    assert!(
        missing.is_empty() && superfluous.is_empty(),
        "assets/licences/make makes it anew: missing {missing:?}, superfluous {superfluous:?}"
    );
    // And every font, and the whole text of every licence.
    for part in [
        "BIZ UDPGothic",
        "SIL OPEN FONT LICENSE",
        "UBUNTU FONT LICENCE",
        "BITSTREAM VERA LICENSE",
        "Apache License",
    ] {
        assert!(text.contains(part), "{part}");
    }
}

#[test]
fn the_file_is_of_no_machine() {
    let text = read("assets/licences/third-party.txt");
    for part in [
        "/root",
        "/home",
        "/work",
        "/tmp",
        ".cargo",
        "registry/src",
        "crates.io-",
    ] {
        assert!(!text.contains(part), "{part}");
    }
    let longest = text.lines().map(|line| line.chars().count()).max();
    assert!(
        longest <= Some(80),
        "{longest:?}: a line is as long as the window shows"
    );
}
