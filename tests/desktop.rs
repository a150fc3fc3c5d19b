//! What a desktop is told of the program: entry, file types, description and icons are well formed, agree with each other, and
//! name a program that is built.

use std::collections::BTreeMap;
use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};

use roxmltree::Document as Xml;
use semeai_picture::Size;
use semeai_picture::icon::{SIZES, icon};
use semeai_picture::png::pixels;
use semeai_picture::svg::svg;
use toml::Table;

use crate::sources;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The name of the program that the window is built as.
fn program() -> String {
    let manifest: Table = read("crates/app/Cargo.toml").parse().expect("a manifest");
    let name = manifest["bin"][0]["name"].as_str();
    name.expect("a name").to_owned()
}

/// The keys of the entry with what they say, none twice.
fn entry() -> BTreeMap<String, String> {
    let text = read("assets/desktop/semeai.desktop");
    let mut lines = text.lines();
    assert_eq!(lines.next(), Some("[Desktop Entry]"));
    let mut keys = BTreeMap::new();
    for line in lines {
        let (key, value) = line.split_once('=').unwrap_or_else(|| panic!("{line}"));
        let is_key = |sign: char| sign.is_ascii_alphanumeric() || "-[]".contains(sign);
        assert!(
            key.chars().all(is_key) && !value.trim().is_empty(),
            "{line}"
        );
        let before = keys.insert(key.to_owned(), value.to_owned());
        assert_eq!(before, None, "{key} twice");
    }
    keys
}

/// The items of a list, each of which ends with a semicolon.
fn list(value: &str) -> Vec<&str> {
    let value = value.strip_suffix(';').expect("a semicolon at the end");
    value.split(';').collect()
}

/// The texts of all elements of a name, or an attribute of them.
fn said<'a>(xml: &'a Xml<'a>, name: &str, attribute: Option<&str>) -> Vec<&'a str> {
    let found = xml.descendants().filter(|node| node.has_tag_name(name));
    let found = found.filter_map(|node| match attribute {
        Some(attribute) => node.attribute(attribute),
        None => node.text(),
    });
    found.collect()
}

#[test]
fn the_entry_starts_the_program_and_is_of_its_window() {
    let (entry, program) = (entry(), program());
    assert_eq!(entry["Type"], "Application");
    assert_eq!(entry["Exec"], format!("{program} %f"));
    assert_eq!(entry["Icon"], "semeai");
    // Validators that are in use know no later one.
    assert_eq!(entry["Version"], "1.4");
    let class = &entry["StartupWMClass"];
    let said = format!(".with_app_id(\"{class}\")");
    assert!(read("crates/app/src/start.rs").contains(&said), "{said}");
    for key in ["Name", "GenericName", "Comment", "Keywords", "Categories"] {
        assert!(entry.contains_key(key), "{key}");
    }
    for key in ["GenericName[ja]", "Comment[ja]", "Keywords[ja]"] {
        assert!(!entry[key].is_ascii(), "{key}");
    }
    assert_eq!(list(&entry["Categories"]), ["Game", "BoardGame"]);
}

#[test]
fn file_types_are_known_and_those_that_the_program_opens() {
    let entry = entry();
    let text = read("assets/desktop/semeai.xml");
    let types = Xml::parse(&text).expect("XML");
    let names = said(&types, "mime-type", Some("type"));
    assert_eq!(list(&entry["MimeType"]), names);
    let endings = semeai_session::file::FileFormat::endings();
    for pattern in said(&types, "glob", Some("pattern")) {
        let ending = pattern.strip_prefix("*.").expect("an ending");
        assert!(endings.contains(&ending), "{ending}");
    }
    let text = read("assets/desktop/semeai.metainfo.xml");
    let about = Xml::parse(&text).expect("XML");
    assert_eq!(said(&about, "mediatype", None), names);
}

#[test]
fn the_description_is_of_this_program_and_version() {
    let text = read("assets/desktop/semeai.metainfo.xml");
    let about = Xml::parse(&text).expect("XML");
    assert_eq!(said(&about, "binary", None), [program()]);
    assert_eq!(said(&about, "launchable", None), ["semeai.desktop"]);
    let manifest: Table = read("Cargo.toml").parse().expect("a manifest");
    let package = &manifest["workspace"]["package"];
    let word = |key: &str| package[key].as_str().expect("a word");
    assert_eq!(said(&about, "release", Some("version"))[0], word("version"));
    assert_eq!(said(&about, "project_license", None), [word("license")]);
    for name in ["summary", "p"] {
        let texts = said(&about, name, None);
        assert!(
            texts.len() == 2 && texts[0].is_ascii() && !texts[1].is_ascii(),
            "{name}"
        );
    }
}

#[test]
fn the_icons_are_what_our_own_drawing_gives() {
    let drawing = icon();
    let made = "cargo run -p semeai-picture --example icon -- assets/icon";
    assert_eq!(
        read("assets/icon/semeai.svg"),
        svg(&drawing, None),
        "{made}"
    );
    for side in SIZES {
        let name = format!("assets/icon/semeai-{side}.png");
        let stored = fs::read(root().join(&name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        let drawn = pixels(&drawing, Size::new(side.into()).expect("a size"));
        let (info, stored) = decoded(&stored);
        assert_eq!(
            (info.width, info.height),
            (drawn.width, drawn.height),
            "{name}"
        );
        // Another processor may round otherwise.
        let mut all = stored.iter().zip(&drawn.rgba);
        assert!(
            all.all(|(one, other)| one.abs_diff(*other) <= 8),
            "{name}: {made}"
        );
    }
}

/// The pixels of a PNG file, red, green, blue and opacity of each.
fn decoded(bytes: &[u8]) -> (png::OutputInfo, Vec<u8>) {
    let mut reader = png::Decoder::new(Cursor::new(bytes))
        .read_info()
        .expect("a PNG file");
    let mut pixels = vec![0; reader.output_buffer_size().expect("a small picture")];
    let info = reader.next_frame(&mut pixels).expect("a picture");
    (info, pixels)
}

/// Installed programs have no sources beside them.
#[test]
fn nothing_is_looked_for_where_the_program_was_built() {
    for name in sources::crate_names() {
        for source in sources::of_crate(&name).into_values() {
            let text = source.tokens.to_string();
            let is_used = ["CARGO_MANIFEST_DIR", "file !"]
                .iter()
                .any(|it| text.contains(it));
            assert!(!is_used, "{}", source.place);
        }
    }
}
