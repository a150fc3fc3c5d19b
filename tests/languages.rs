//! Every text stands in every language, in its column of `say!` in the crate `words`, and nowhere else.
//!
//! A column that a language lacks is listed with its file and line. The sources are read word by word as the compiler
//! does, but no more is understood of them than brackets, commas and texts.

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use semeai_session::Language;

use crate::sources::{self, Source, is_sign};

/// Languages that are being translated: what they lack is printed instead of refused, and says what English says.
const IN_PROGRESS: [Language; 0] = [];

/// Here words of both languages are looked for, not said: in files of others, in what a person types, and where a line may end.
const READS_WORDS: [&str; 8] = [
    "session/src/phrase.rs",
    "session/src/file/guess.rs",
    "session/src/file/foreign/ngf.rs",
    "session/src/file/sgf/counting/komi.rs",
    "session/src/file/sgf/counting/rules.rs",
    "session/src/file/sgf/reading/to_move.rs",
    "session/src/first_subject.rs",
    "session/src/area/point_name.rs",
];

/// What stands side by side in one pair of brackets: `(language, en = …, ja = …)`.
#[derive(Debug)]
struct Columns {
    line: usize,
    names: Vec<String>,
}

/// A text and the column it stands in, if it stands in one.
#[derive(Debug)]
struct Text {
    line: usize,
    text: String,
    column: Option<String>,
}

/// Every group of columns of a source and every text; the definitions of macros are left out.
#[derive(Debug, Default)]
struct Said {
    groups: Vec<Columns>,
    texts: Vec<Text>,
}

impl Said {
    /// Reads what stands in one pair of brackets, within a column or none.
    fn read(&mut self, tokens: TokenStream, line: usize, around: Option<&str>) {
        let trees: Vec<TokenTree> = tokens.into_iter().collect();
        let is = |at: usize, sign| trees.get(at).is_some_and(|tree| is_sign(tree, sign));
        let is_definition = |at: usize| {
            let word = at.checked_sub(3).map(|before| trees[before].to_string());
            word.is_some_and(|word| word == "macro_rules")
        };
        let (mut names, mut column) = (Vec::new(), None);
        for (at, tree) in trees.iter().enumerate() {
            let is_start = at == 0 || is(at - 1, ',');
            match tree {
                TokenTree::Group(group) if is_definition(at) || is_comment(group) => {}
                TokenTree::Group(group) => {
                    let line = group.span_open().start().line;
                    self.read(group.stream(), line, column.as_deref().or(around));
                }
                TokenTree::Punct(_) if is(at, ',') => column = None,
                TokenTree::Ident(name)
                    if is_start && is(at + 1, '=') && !is(at + 2, '=') && !is(at + 2, '>') =>
                {
                    names.push(name.to_string());
                    column = Some(name.to_string());
                }
                TokenTree::Literal(literal) => {
                    let text = text(&literal.to_string());
                    self.texts.extend(text.map(|text| Text {
                        line: literal.span().start().line,
                        text,
                        column: column.as_deref().or(around).map(ToOwned::to_owned),
                    }));
                }
                _ => {}
            }
        }
        if names.iter().any(|name| name == "en") {
            self.groups.push(Columns { line, names });
        }
    }

    fn of(tokens: TokenStream) -> Self {
        let mut said = Self::default();
        said.read(tokens, 1, None);
        said
    }
}

/// Whether this is a comment on an item: the compiler reads it as `#[doc = "…"]`.
fn is_comment(group: &Group) -> bool {
    let first = group.stream().into_iter().next();
    group.delimiter() == Delimiter::Bracket && first.is_some_and(|first| first.to_string() == "doc")
}

/// What stands between quotation marks, as it stands there; nothing of a number or a character.
fn text(literal: &str) -> Option<String> {
    let text = literal.trim_start_matches('r').trim_matches('#');
    let inner = text.strip_prefix('"')?.strip_suffix('"')?;
    Some(inner.to_owned())
}

/// Where a language has no column.
fn missing(language: Language) -> Vec<String> {
    let mut missing = Vec::new();
    for Source { place, tokens } in sources::of_crate("words").into_values() {
        let groups = Said::of(tokens).groups;
        let lacks = |columns: &&Columns| !columns.names.iter().any(|name| name == language.code());
        missing.extend(
            groups
                .iter()
                .filter(lacks)
                .map(|columns| format!("{place}:{}: no {}", columns.line, language.code())),
        );
    }
    missing
}

fn is_japanese(text: &str) -> bool {
    text.chars()
        .any(|c| matches!(c, '\u{3040}'..='\u{30ff}' | '\u{4e00}'..='\u{9fff}'))
}

#[test]
fn every_language_has_every_text() {
    let mut refused = Vec::new();
    for language in Language::ALL {
        let missing = missing(language);
        if IN_PROGRESS.contains(&language) {
            println!(
                "{} texts are missing:\n{}",
                missing.len(),
                missing.join("\n")
            );
            assert!(
                !missing.is_empty(),
                "{language:?} is complete: it is no longer in progress"
            );
        } else {
            refused.extend(missing);
        }
    }
    assert!(refused.is_empty(), "{}", refused.join("\n"));
}

#[test]
fn a_column_is_of_a_known_language() {
    let codes = Language::ALL.map(Language::code);
    let mut count = 0;
    for Source { place, tokens } in sources::of_crate("words").into_values() {
        for Columns { line, names } in Said::of(tokens).groups {
            count += 1;
            for name in names {
                assert!(codes.contains(&name.as_str()), "{place}:{line}: {name}");
            }
        }
    }
    assert!(
        count > 500,
        "only {count} texts were found: the reader does not know the form"
    );
}

#[test]
fn japanese_stands_in_its_column_only() {
    let mut stray = Vec::new();
    for name in sources::crate_names() {
        for Source { place, tokens } in sources::of_crate(&name).into_values() {
            if READS_WORDS.contains(&&*place) {
                continue;
            }
            let texts = Said::of(tokens).texts.into_iter();
            let strays =
                texts.filter(|t| is_japanese(&t.text) && t.column.as_deref() != Some("ja"));
            stray.extend(strays.map(|t| format!("{place}:{}: {}", t.line, t.text)));
        }
    }
    assert!(stray.is_empty(), "{}", stray.join("\n"));
}

#[test]
fn the_reader_knows_columns_from_other_brackets() {
    let source = r##"
        // say!(language, en = "a comment")
        macro_rules! say { ($l:expr, en = $en:expr) => { match $l { _ => $en } } }
        let said = say!(
            language,
            en = format!("{} \"left\"", plural(1, "move")),
            ja = match c { ')' => "残り", '\'' => say!(l, en = r#"("#) },
        );
        let f = |en: &'static str| g(a == b, c => d, en, "盤");"##;
    let Said { groups, texts } = Said::of(sources::tokens(source).expect("a source"));
    let found: Vec<_> = groups.iter().map(|g| (g.line, g.names.join(" "))).collect();
    assert_eq!(found, [(7, "en".to_owned()), (4, "en ja".to_owned())]);
    let found: Vec<_> = texts
        .iter()
        .map(|t| (&*t.text, t.column.as_deref()))
        .collect();
    assert_eq!(
        found,
        [
            (r#"{} \"left\""#, Some("en")),
            ("move", Some("en")),
            ("残り", Some("ja")),
            ("(", Some("en")),
            ("盤", None),
        ]
    );
}
