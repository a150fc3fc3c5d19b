//! From texts to Rust.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::text::{Case, Catalogues, Fault, Message, Piece};

/// A room whose texts are chosen from as a whole: an enum with the keys as variants, and with the attributes (`text` where there are
/// none) as methods. Nothing in it takes arguments.
#[derive(Clone, Copy, Debug)]
pub struct List<'a> {
    /// The room.
    pub room: &'a str,
    /// What the enum is called.
    pub name: &'a str,
    /// Whether every text is there in English as a constant too.
    pub has_constants: bool,
}

/// Writes into a string, which takes whatever is written.
macro_rules! put {
    ($code:expr, $($said:tt)*) => {{
        let _ = write!($code, $($said)*);
    }};
}

/// What every file of code begins with.
const HEAD: &str = "use std::fmt::Display;\n\nuse semeai_session::{Language, Phrasing};\n";

/// Modules in modules, by the parts of the names of rooms.
#[derive(Default)]
struct Module<'a> {
    texts: Option<(&'a str, &'a [Message])>,
    inner: BTreeMap<&'a str, Self>,
}

impl Catalogues {
    /// The texts as Rust: a module for each room, with a function for each text. The rooms of `lists` are enums instead.
    ///
    /// # Errors
    ///
    /// A text of an enum that takes arguments, or that lacks an attribute that others have.
    pub fn code(&self, lists: &[List<'_>]) -> Result<String, Vec<Fault>> {
        let mut root = Module::default();
        for (room, texts) in &self.rooms {
            let mut module = &mut root;
            for part in room.split('/') {
                module = module.inner.entry(part).or_default();
            }
            module.texts = Some((room, texts));
        }
        let (mut code, mut faults) = (String::from(HEAD), Vec::new());
        let list: Vec<String> = self
            .languages
            .iter()
            .map(|code| format!("Language::of_code(*b{code:?})"))
            .collect();
        put!(
            code,
            "/// The languages that have catalogues, English first.\n"
        );
        put!(
            code,
            "pub const LANGUAGES: [Language; {}] = [{}];\n",
            list.len(),
            list.join(", ")
        );
        code.push_str("/// Each of them with the board's own names of points.\n");
        let list: Vec<String> = (0..list.len())
            .map(|at| format!("Phrasing::of(LANGUAGES[{at}])"))
            .collect();
        put!(
            code,
            "pub const PHRASINGS: [Phrasing; {}] = [{}];\n",
            list.len(),
            list.join(", ")
        );
        self.module(&root, lists, &mut code, &mut faults);
        self.every(lists, &mut code);
        if faults.is_empty() {
            Ok(code)
        } else {
            Err(faults)
        }
    }

    fn module(
        &self,
        module: &Module<'_>,
        lists: &[List<'_>],
        code: &mut String,
        faults: &mut Vec<Fault>,
    ) {
        for (name, inner) in &module.inner {
            put!(
                code,
                "/// What {name} says.\npub mod {} {{\n{HEAD}",
                identifier(name)
            );
            put!(code, "use super::LANGUAGES;\n");
            if let Some((room, texts)) = inner.texts {
                let list = lists.iter().find(|list| list.room == room);
                for (at, language) in self.languages.iter().enumerate().skip(1) {
                    let is_said = texts.iter().any(|text| text.texts.contains_key(language));
                    if !is_said && list.is_none() {
                        continue;
                    }
                    put!(
                        code,
                        "const {}: Language = LANGUAGES[{at}];\n",
                        language.to_uppercase()
                    );
                }
                match list {
                    Some(list) => self.list(list, texts, code, faults),
                    None => texts.iter().for_each(|text| self.function(text, code)),
                }
            }
            self.module(inner, lists, code, faults);
            code.push_str("}\n");
        }
    }

    /// A function that says one text.
    fn function(&self, text: &Message, code: &mut String) {
        let name = function_name(text);
        let english = &text.texts[&self.languages[0]];
        put!(code, "#[doc = {:?}]\n", format!("`{}`", shown(english)));
        let is_constant = text.arguments.is_empty();
        let mut arguments = String::new();
        for name in &text.arguments {
            let kind = if text.numbers.contains(name) {
                "impl Into<i128>"
            } else {
                "&(impl Display + ?Sized)"
            };
            put!(arguments, "{}: {kind}, ", identifier(name));
        }
        match is_constant {
            true => put!(
                code,
                "pub const fn {name}(phrasing: Phrasing) -> &'static str {{\n"
            ),
            false => put!(
                code,
                "pub fn {name}({arguments}phrasing: Phrasing) -> String {{\n"
            ),
        }
        for name in text
            .arguments
            .iter()
            .filter(|name| text.numbers.contains(*name))
        {
            put!(code, "let {0}: i128 = {0}.into();\n", identifier(name));
        }
        code.push_str("match phrasing.language {\n");
        for language in self.languages[1..].iter() {
            if let Some(pieces) = text.texts.get(language) {
                put!(
                    code,
                    "{} => {},\n",
                    language.to_uppercase(),
                    said(pieces, is_constant)
                );
            }
        }
        put!(code, "_ => {},\n}}\n}}\n", said(english, is_constant));
    }

    /// An enum of the keys of a room, with a table for each language.
    fn list(&self, list: &List<'_>, texts: &[Message], code: &mut String, faults: &mut Vec<Fault>) {
        let name = list.name;
        let mut keys: Vec<&str> = texts.iter().map(|text| &*text.key).collect();
        keys.dedup();
        let mut attributes: Vec<Option<&str>> = Vec::new();
        for text in texts {
            let attribute = text.attribute.as_deref();
            if !attributes.contains(&attribute) {
                attributes.push(attribute);
            }
            if !text.arguments.is_empty() {
                faults.push(text.fault(format!(
                    "{} stands in a list and can have no arguments",
                    text.name()
                )));
            }
        }
        put!(
            code,
            "/// A text of the room.\n#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]\npub enum {name} {{\n"
        );
        for key in &keys {
            let first = texts
                .iter()
                .find(|text| text.key == **key)
                .map(|text| shown(&text.texts[&self.languages[0]]));
            put!(
                code,
                "#[doc = {:?}]\n{},\n",
                format!("`{}`", first.unwrap_or_default()),
                variant(key)
            );
        }
        put!(
            code,
            "}}\nimpl {name} {{\n/// Every one, in the order of the catalogue.\n#[allow(dead_code, reason = \"not every list is gone through\")]\npub const ALL: &'static [Self] = &["
        );
        keys.iter()
            .for_each(|key| put!(code, "Self::{}, ", variant(key)));
        code.push_str("];\n");
        for attribute in attributes {
            let mut of: Vec<&Message> = Vec::new();
            for key in &keys {
                let is_it =
                    |text: &&Message| text.key == **key && text.attribute.as_deref() == attribute;
                match texts.iter().find(is_it) {
                    Some(text) => of.push(text),
                    None => {
                        faults.extend(texts.iter().find(|text| text.key == **key).map(|text| {
                            text.fault(format!(
                                "{key} has no {}",
                                attribute.unwrap_or("text of its own")
                            ))
                        }));
                    }
                }
            }
            let method = identifier(attribute.unwrap_or("text"));
            put!(
                code,
                "/// Its {method}.\npub const fn {method}(self, phrasing: Phrasing) -> &'static str {{\n"
            );
            for language in &self.languages {
                put!(
                    code,
                    "const TEXTS_{}: [&str; {}] = [",
                    language.to_uppercase(),
                    of.len()
                );
                for text in &of {
                    let pieces = text
                        .texts
                        .get(language)
                        .unwrap_or(&text.texts[&self.languages[0]]);
                    put!(code, "{}, ", said(pieces, true));
                }
                code.push_str("];\n");
            }
            code.push_str("let texts = match phrasing.language {\n");
            for language in &self.languages[1..] {
                put!(code, "{0} => &TEXTS_{0},\n", language.to_uppercase());
            }
            put!(
                code,
                "_ => &TEXTS_{},\n}};\ntexts[self as usize]\n}}\n",
                self.languages[0].to_uppercase()
            );
        }
        code.push_str("}\n");
        for key in keys.iter().filter(|_| list.has_constants) {
            let (constant, variant) = (key.replace('-', "_").to_uppercase(), variant(key));
            put!(code, "/// [`{name}::{variant}`] in English.\n");
            put!(
                code,
                "pub const {constant}: &str = {name}::{variant}.text(Phrasing::ENGLISH);\n"
            );
        }
    }

    /// Every text with its place and with its arguments by their names, once for every number that a choice could tell apart.
    fn every(&self, lists: &[List<'_>], code: &mut String) {
        code.push_str(
            "/// Every text by its place in the English catalogue, with its arguments by their names in angle quotes.\n\
             #[cfg(test)]\npub fn every(phrasing: Phrasing) -> Vec<(&'static str, String)> {\nlet mut all = Vec::new();\n",
        );
        for (room, texts) in &self.rooms {
            let path: Vec<String> = room.split('/').map(identifier).collect();
            let path = path.join("::");
            let list = lists.iter().find(|list| list.room == room);
            for text in texts {
                let place = format!("{}:{}: {}", text.file, text.line, text.name());
                if let Some(list) = list {
                    let method = identifier(text.attribute.as_deref().unwrap_or("text"));
                    let said = format!(
                        "{path}::{}::{}.{method}(phrasing)",
                        list.name,
                        variant(&text.key)
                    );
                    put!(code, "all.push(({place:?}, {said}.to_owned()));\n");
                    continue;
                }
                for number in if text.numbers.is_empty() {
                    &[2][..]
                } else {
                    &[0, 1, 2, 1234]
                } {
                    let mut given = String::new();
                    for name in &text.arguments {
                        match text.numbers.contains(name) {
                            true => put!(given, "{number}_i128, "),
                            false => put!(given, "&\"‹{name}›\", "),
                        }
                    }
                    let said = format!("{path}::{}({given}phrasing)", function_name(text));
                    put!(code, "all.push(({place:?}, {said}.to_owned()));\n");
                }
            }
        }
        code.push_str("all\n}\n");
    }
}

/// An expression that says a text.
fn said(pieces: &[Piece], is_constant: bool) -> String {
    if is_constant {
        let parts = pieces.iter().map(|piece| {
            if let Piece::Text(text) = piece {
                text
            } else {
                ""
            }
        });
        return format!("{:?}", parts.collect::<String>());
    }
    let (mut text, mut given) = (String::new(), String::new());
    for piece in pieces {
        match piece {
            Piece::Text(part) => text.push_str(&part.replace('{', "{{").replace('}', "}}")),
            Piece::Value { name, by: None } => {
                put!(text, "{{{}}}", identifier(name));
            }
            Piece::Value { name, by: Some(by) } => {
                text.push_str("{}");
                put!(given, ", crate::number::{by}({})", identifier(name));
            }
            Piece::Choice { name, cases, other } => {
                text.push_str("{}");
                put!(given, ", match {} {{ ", identifier(name));
                for (case, pieces) in cases {
                    let number = match case {
                        Case::Number(number) => number,
                        Case::One => "1",
                    };
                    put!(given, "{number} => {}, ", said(pieces, false));
                }
                put!(given, "_ => {} }}", said(other, false));
            }
        }
    }
    format!("format!({text:?}{given})")
}

/// A text as it is shown in the documentation of its function.
fn shown(pieces: &[Piece]) -> String {
    let mut text = String::new();
    for piece in pieces {
        match piece {
            Piece::Text(part) => text.push_str(&part.replace('`', "'").replace('\n', " ")),
            Piece::Value { name, .. } => put!(text, "{{{name}}}"),
            Piece::Choice { other, .. } => text.push_str(&shown(other)),
        }
    }
    text
}

/// A key as the name of a function or an argument.
fn identifier(key: &str) -> String {
    let name = key.replace('-', "_");
    match &*name {
        "as" | "break" | "const" | "continue" | "dyn" | "else" | "enum" | "extern" | "false"
        | "fn" | "for" | "if" | "impl" | "in" | "let" | "loop" | "match" | "mod" | "move"
        | "mut" | "pub" | "ref" | "return" | "static" | "struct" | "trait" | "true" | "type"
        | "unsafe" | "use" | "where" | "while" | "async" | "await" | "try" | "yield" => {
            format!("r#{name}")
        }
        _ => name,
    }
}

fn function_name(text: &Message) -> String {
    match &text.attribute {
        Some(attribute) => identifier(&format!("{}-{attribute}", text.key)),
        None => identifier(&text.key),
    }
}

/// A key as the name of a variant: `clear-picks` is `ClearPicks`.
fn variant(key: &str) -> String {
    let parts = key.split('-').map(|part| {
        part.get(..1).unwrap_or_default().to_uppercase() + part.get(1..).unwrap_or_default()
    });
    parts.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(name: &str, by: Option<&'static str>) -> Piece {
        let name = name.to_owned();
        Piece::Value { name, by }
    }

    #[test]
    fn a_text_is_written_as_it_stands() {
        let text = Piece::Text("{a} \"b\"\n".to_owned());
        assert_eq!(said(&[text], true), r#""{a} \"b\"\n""#);
        let text = [Piece::Text("{ ".to_owned()), value("my-name", None)];
        assert_eq!(said(&text, false), r#"format!("{{ {my_name}")"#);
        let choice = Piece::Choice {
            name: "n".to_owned(),
            cases: vec![(Case::One, vec![Piece::Text("one".to_owned())])],
            other: vec![value("n", Some("grouped"))],
        };
        let code = r#"format!("{}", match n { 1 => format!("one"), _ => format!("{}", crate::number::grouped(n)) })"#;
        assert_eq!(said(&[choice], false), code);
    }

    #[test]
    fn keys_are_names_of_rust() {
        assert_eq!(variant("clear-picks"), "ClearPicks");
        assert_eq!(identifier("by-start"), "by_start");
        assert_eq!(identifier("move"), "r#move");
    }
}
