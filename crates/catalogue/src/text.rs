//! Texts as they were read.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// What a catalogue may ask of the grammar: the name in the catalogue, the function in `crate::number`, and whether its
/// argument is a whole number.
pub const FUNCTIONS: [(&str, &str, bool); 2] =
    [("NUMBER", "grouped", true), ("MOKU", "moku_of", false)];

/// What is wrong with a catalogue, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The file, from the folder of the catalogues on.
    pub file: String,
    /// The line, from 1 on.
    pub line: usize,
    /// What is wrong there.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.what)
    }
}

/// The catalogues of all languages.
#[derive(Debug)]
pub struct Catalogues {
    /// The codes of the languages that have texts, English first.
    pub languages: Vec<String>,
    /// What is left out, in a sentence each: a folder that is empty or whose name is no code of a language.
    pub warnings: Vec<String>,
    /// The English texts by room, in the order of their file.
    pub(crate) rooms: BTreeMap<String, Vec<Message>>,
}

/// A text with what it is called and what it takes.
#[derive(Debug)]
pub(crate) struct Message {
    pub(crate) key: String,
    /// The attribute it stands in, if in one.
    pub(crate) attribute: Option<String>,
    pub(crate) file: String,
    pub(crate) line: usize,
    /// The arguments, in the order of the alphabet, so that a text can be turned round; which of them are numbers.
    pub(crate) arguments: Vec<String>,
    pub(crate) numbers: BTreeSet<String>,
    /// The text in each language that has it, by code.
    pub(crate) texts: BTreeMap<String, Vec<Piece>>,
}

/// A part of a text.
#[derive(Debug, PartialEq)]
pub(crate) enum Piece {
    Text(String),
    /// An argument, as it is or by a function of the grammar.
    Value {
        name: String,
        by: Option<&'static str>,
    },
    /// One of several texts by a number; the last of them is for all others.
    Choice {
        name: String,
        cases: Vec<(Case, Vec<Self>)>,
        other: Vec<Self>,
    },
}

/// Which number a case of a choice is for.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Case {
    Number(String),
    /// The category `one` of plurals.
    One,
}

impl Catalogues {
    /// The texts that a language lacks and says in English, by room and key.
    pub fn missing<'a>(&'a self, language: &'a str) -> impl Iterator<Item = String> + 'a {
        self.rooms.iter().flat_map(move |(room, messages)| {
            let lacks = move |message: &&Message| !message.texts.contains_key(language);
            messages
                .iter()
                .filter(lacks)
                .map(move |message| format!("{room}: {}", message.name()))
        })
    }

    /// How many texts there are.
    pub fn count(&self) -> usize {
        self.rooms.values().map(Vec::len).sum()
    }
}

impl Message {
    pub(crate) fn name(&self) -> String {
        match &self.attribute {
            Some(attribute) => format!("{}.{attribute}", self.key),
            None => self.key.clone(),
        }
    }

    pub(crate) fn fault(&self, what: impl Into<String>) -> Fault {
        Fault {
            file: self.file.clone(),
            line: self.line,
            what: what.into(),
        }
    }
}
