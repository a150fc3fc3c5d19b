//! From files to texts.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{self, Entry, Expression, InlineExpression, PatternElement, VariantKey};
use fluent_syntax::parser;

use crate::text::{Case, Catalogues, FUNCTIONS, Fault, Message, Piece};

/// The language that has every text and that others fall back on.
const FIRST: &str = "en";

/// Reads every catalogue of a folder.
///
/// # Errors
///
/// Everything that is wrong with the catalogues: what is no Fluent or none that is understood here, a key or an argument that
/// English does not have, a key that stands twice, an English catalogue that is missing, a file that cannot be read.
pub fn read(folder: &Path) -> Result<Catalogues, Vec<Fault>> {
    let (mut faults, mut warnings) = (Vec::new(), Vec::new());
    let mut languages: Vec<String> = names(folder, &mut faults);
    languages.retain(|name| folder.join(name).is_dir());
    languages.sort_by_key(|name| (name != FIRST, name.clone()));
    let is_code =
        |name: &str| name.len() == 2 && name.bytes().all(|letter| letter.is_ascii_lowercase());
    let mut all: BTreeMap<String, Vec<Message>> = BTreeMap::new();
    languages.retain(|language| {
        let mut files = Vec::new();
        collect(&folder.join(language), "", &mut files, &mut faults);
        if !is_code(language) || files.is_empty() {
            let why = if files.is_empty() {
                "has no texts"
            } else {
                "is no code of a language"
            };
            warnings.push(format!("the folder {language} {why} and is left out"));
            return false;
        }
        for room in files {
            let file = format!("{language}/{room}.ftl");
            match fs::read_to_string(folder.join(&file)) {
                Ok(source) => {
                    let texts = File {
                        name: &file,
                        source: &source,
                        faults: &mut faults,
                    }
                    .texts(language);
                    if language == FIRST {
                        all.insert(room, texts);
                    } else {
                        let into = all.entry(room).or_default();
                        texts
                            .into_iter()
                            .for_each(|text| add(into, text, language, &mut faults));
                    }
                }
                Err(error) => faults.push(Fault {
                    file,
                    line: 1,
                    what: error.to_string(),
                }),
            }
        }
        true
    });
    if !languages.iter().any(|language| language == FIRST) {
        faults.push(Fault {
            file: FIRST.to_owned(),
            line: 1,
            what: "there are no English texts".to_owned(),
        });
    }
    match faults.is_empty() {
        true => Ok(Catalogues {
            languages,
            warnings,
            rooms: all,
        }),
        false => Err(faults),
    }
}

/// Puts the text of another language beside the English one.
fn add(into: &mut [Message], text: Message, language: &str, faults: &mut Vec<Fault>) {
    let same =
        |english: &&mut Message| english.key == text.key && english.attribute == text.attribute;
    let Some(english) = into.iter_mut().find(same) else {
        faults.push(text.fault(format!("there is no English text {}", text.name())));
        return;
    };
    for name in &text.arguments {
        if !english.arguments.contains(name) {
            let known = english.arguments.join(", $");
            faults.push(text.fault(format!(
                "the English text {} has no argument ${name}; it has: ${known}",
                text.name()
            )));
        }
    }
    for name in text.numbers.difference(&english.numbers) {
        if english.arguments.contains(name) {
            faults.push(text.fault(format!(
                "${name} is no number in the English text {}, so nothing can hang on it",
                text.name()
            )));
        }
    }
    if english.texts.contains_key(language) {
        faults.push(text.fault(format!("{} stands twice", text.name())));
    }
    english.texts.extend(text.texts);
}

fn names(folder: &Path, faults: &mut Vec<Fault>) -> Vec<String> {
    let entries = fs::read_dir(folder).and_then(|entries| {
        entries
            .map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()))
            .collect::<Result<Vec<_>, _>>()
    });
    let mut names = entries.unwrap_or_else(|error| {
        faults.push(Fault {
            file: folder.display().to_string(),
            line: 1,
            what: error.to_string(),
        });
        Vec::new()
    });
    names.sort();
    names
}

/// The rooms of a folder and the folders in it.
fn collect(folder: &Path, before: &str, rooms: &mut Vec<String>, faults: &mut Vec<Fault>) {
    for name in names(folder, faults) {
        if folder.join(&name).is_dir() {
            collect(
                &folder.join(&name),
                &format!("{before}{name}/"),
                rooms,
                faults,
            );
        } else if let Some(room) = name.strip_suffix(".ftl") {
            rooms.push(format!("{before}{room}"));
        }
    }
}

/// A file that is read.
struct File<'a> {
    name: &'a str,
    source: &'a str,
    faults: &'a mut Vec<Fault>,
}

impl<'a> File<'a> {
    fn texts(&mut self, language: &str) -> Vec<Message> {
        let resource = parser::parse(self.source).unwrap_or_else(|(resource, errors)| {
            for error in errors {
                self.fault(error.pos.start, error.kind.to_string());
            }
            resource
        });
        let mut texts: Vec<Message> = Vec::new();
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let key = message.id.name;
                    let values = message.value.iter().map(|value| (None, value));
                    let attributes = message
                        .attributes
                        .iter()
                        .map(|it| (Some(it.id.name), &it.value));
                    for (attribute, value) in values.chain(attributes) {
                        let text =
                            self.text(key, attribute, value, message.comment.as_ref(), language);
                        if texts.iter().any(|before| before.name() == text.name()) {
                            self.faults
                                .push(text.fault(format!("{} stands twice", text.name())));
                        }
                        texts.push(text);
                    }
                }
                Entry::Term(term) => {
                    self.fault(self.at(term.id.name), "a term is not understood here");
                }
                // What cannot be parsed was told already.
                Entry::Junk { .. }
                | Entry::Comment(_)
                | Entry::GroupComment(_)
                | Entry::ResourceComment(_) => {}
            }
        }
        texts
    }

    fn text(
        &mut self,
        key: &'a str,
        attribute: Option<&'a str>,
        value: &ast::Pattern<&'a str>,
        comment: Option<&ast::Comment<&'a str>>,
        language: &str,
    ) -> Message {
        let place = self.at(attribute.unwrap_or(key));
        let (mut arguments, mut numbers) = (Vec::new(), BTreeSet::new());
        let pieces = self.pieces(value, place, &mut arguments, &mut numbers);
        // What the English text does not use but others may: a line of its comment each, `$name: what it is`.
        let told = comment.iter().flat_map(|comment| &comment.content);
        for name in told.filter_map(|line| Some(line.strip_prefix('$')?.split_once(':')?.0)) {
            if language == FIRST && !arguments.iter().any(|known| known == name) {
                arguments.push(name.to_owned());
            }
        }
        arguments.sort();
        Message {
            key: key.to_owned(),
            attribute: attribute.map(ToOwned::to_owned),
            file: self.name.to_owned(),
            line: self.line(place),
            arguments,
            numbers,
            texts: BTreeMap::from([(language.to_owned(), pieces)]),
        }
    }

    fn pieces(
        &mut self,
        pattern: &ast::Pattern<&'a str>,
        place: usize,
        arguments: &mut Vec<String>,
        numbers: &mut BTreeSet<String>,
    ) -> Vec<Piece> {
        let mut pieces = Vec::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => pieces.push(Piece::Text((*value).to_owned())),
                PatternElement::Placeable { expression: Expression::Inline(inline) } => match inline {
                    InlineExpression::StringLiteral { value } => pieces.push(Piece::Text(unquoted(value))),
                    InlineExpression::VariableReference { id } => {
                        pieces.push(Piece::Value { name: note(arguments, id.name), by: None });
                    }
                    InlineExpression::FunctionReference { id, arguments: given } => {
                        let known = FUNCTIONS.iter().find(|(name, ..)| *name == id.name);
                        match (known, &given.positional[..], &given.named[..]) {
                            (Some(&(_, by, is_number)), [InlineExpression::VariableReference { id }], []) => {
                                let name = note(arguments, id.name);
                                if is_number {
                                    numbers.insert(name.clone());
                                }
                                pieces.push(Piece::Value { name, by: Some(by) });
                            }
                            _ => self.fault(self.at(id.name), format!("{} is not known with these arguments", id.name)),
                        }
                    }
                    _ => self.fault(place, "only arguments, texts in quotation marks and functions can stand in braces"),
                },
                PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                    let InlineExpression::VariableReference { id } = selector else {
                        self.fault(place, "only an argument can choose");
                        continue;
                    };
                    let name = note(arguments, id.name);
                    numbers.insert(name.clone());
                    let (mut cases, mut other) = (Vec::new(), Vec::new());
                    for variant in variants {
                        let inner = self.pieces(&variant.value, place, arguments, numbers);
                        match variant.key {
                            _ if variant.default => other = inner,
                            VariantKey::NumberLiteral { value } if value.parse::<i128>().is_ok() => {
                                cases.push((Case::Number(value.to_owned()), inner));
                            }
                            VariantKey::Identifier { name: "one" } => cases.push((Case::One, inner)),
                            VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name } => {
                                self.fault(self.at(name), format!("[{name}] is no whole number, and not `one`"));
                            }
                        }
                    }
                    pieces.push(Piece::Choice { name, cases, other });
                }
            }
        }
        pieces
    }

    /// Where a part of the source begins in it.
    fn at(&self, part: &str) -> usize {
        part.as_ptr() as usize - self.source.as_ptr() as usize
    }

    fn line(&self, place: usize) -> usize {
        self.source
            .bytes()
            .take(place)
            .filter(|&byte| byte == b'\n')
            .count()
            + 1
    }

    fn fault(&mut self, place: usize, what: impl Into<String>) {
        let line = self.line(place);
        self.faults.push(Fault {
            file: self.name.to_owned(),
            line,
            what: what.into(),
        });
    }
}

/// An argument that is used, put among those before.
fn note(arguments: &mut Vec<String>, name: &str) -> String {
    if !arguments.iter().any(|known| known == name) {
        arguments.push(name.to_owned());
    }
    name.to_owned()
}

/// What stands between quotation marks, without the escapes of Fluent.
fn unquoted(value: &str) -> String {
    fluent_syntax::unicode::unescape_unicode_to_string(value).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is said of a Japanese catalogue beside an English one.
    fn faults(english: &str, japanese: &str) -> Vec<String> {
        let folder = tempfile::tempdir().expect("a folder");
        for (language, text) in [("en", english), ("ja", japanese)] {
            let room = folder.path().join(language).join("race");
            fs::create_dir_all(&room).expect("a folder");
            fs::write(room.join("why.ftl"), text).expect("a file");
        }
        let faults = read(folder.path()).err().unwrap_or_default();
        faults.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_fault_has_its_file_and_line() {
        let english = "one = One\ntwo = Two { $many }\n";
        assert_eq!(faults(english, "one = 一\n"), [""; 0]);
        for (japanese, said) in [
            ("\ntwo = { $many\n", "ja/race/why.ftl:3: "),
            (
                "one = 一\nthree = 三\n",
                "ja/race/why.ftl:2: there is no English text three",
            ),
            (
                "two = { $mny }\n",
                "ja/race/why.ftl:1: the English text two has no argument $mny; it has: $many",
            ),
            (
                "one = 一\n\none = 1\n",
                "ja/race/why.ftl:3: one stands twice",
            ),
            (
                "two = { $many ->\n    [one] 一\n}\n",
                "ja/race/why.ftl:3: The select expression must have a default variant",
            ),
            (
                "two = { $many ->\n    [few] 一\n   *[other] 二\n}\n",
                "ja/race/why.ftl:2: [few] is no whole number, and not `one`",
            ),
            (
                "two = { LEN($many) }\n",
                "ja/race/why.ftl:1: LEN is not known with these arguments",
            ),
            ("two = { -term }\n", "ja/race/why.ftl:1: only arguments,"),
            (
                "\ntwo = { NUMBER($many) }\n",
                "ja/race/why.ftl:2: $many is no number in the English text two",
            ),
        ] {
            let found = faults(english, japanese);
            assert!(
                found.iter().any(|fault| fault.starts_with(said)),
                "{japanese}: {found:?}"
            );
        }
        let found = faults("", "one = 一\n");
        assert_eq!(found, ["ja/race/why.ftl:1: there is no English text one"]);
    }

    #[test]
    fn a_folder_without_english_is_no_catalogue() {
        let folder = tempfile::tempdir().expect("a folder");
        let faults = read(folder.path()).expect_err("no English");
        assert_eq!(faults[0].to_string(), "en:1: there are no English texts");
    }
}
