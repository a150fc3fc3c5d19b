//! Every text stands in the catalogues of the crate `words`, or where it is code in its column of `say!` there, and nowhere else.
//!
//! The sources are read word by word as the compiler does, but no more is understood of them than brackets, commas and texts.

use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use semeai_catalogue::Catalogues;

use crate::sources::{self, Source, crates, is_sign};

/// The languages that have every text; what others lack is counted, and says what English says.
const COMPLETE: [&str; 2] = ["en", "ja"];

/// The most texts that stand in columns of Rust: what is code in one language.
const MOST_COLUMNS: usize = 100;

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

/// The catalogues of the program.
fn catalogues() -> PathBuf {
    crates().join("words/texts")
}

/// The catalogues of a folder.
fn read(folder: &Path) -> Catalogues {
    semeai_catalogue::read(folder).unwrap_or_else(|faults| panic!("{}", listed(&faults)))
}

fn listed<T: ToString>(faults: &[T]) -> String {
    let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
    faults.join("\n")
}

fn is_japanese(text: &str) -> bool {
    text.chars()
        .any(|c| matches!(c, '\u{3040}'..='\u{30ff}' | '\u{4e00}'..='\u{9fff}'))
}

#[test]
fn every_language_has_every_text() {
    let texts = read(&catalogues());
    assert!(texts.warnings.is_empty(), "{}", listed(&texts.warnings));
    for language in COMPLETE {
        assert!(texts.languages.iter().any(|known| known == language));
    }
    for language in &texts.languages {
        let missing: Vec<String> = texts.missing(language).collect();
        println!(
            "{language}: {} of {} texts are missing",
            missing.len(),
            texts.count()
        );
        let is_complete = COMPLETE.contains(&&**language);
        assert_eq!(
            is_complete,
            missing.is_empty(),
            "{language}:\n{}",
            listed(&missing)
        );
    }
}

#[test]
fn a_folder_is_a_language() {
    let folder = tempfile::tempdir().expect("a folder");
    let copy = |from: &Path, to: &str| {
        for file in files_below(from) {
            let to = folder
                .path()
                .join(to)
                .join(file.strip_prefix(from).expect("a file of it"));
            fs::create_dir_all(to.parent().expect("a folder")).expect("a folder");
            fs::copy(&file, &to).expect("a copy");
        }
    };
    for complete in COMPLETE {
        copy(&catalogues().join(complete), complete);
    }
    copy(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/texts/zh"),
        "zh",
    );
    for nothing in ["ko", "Klingon"] {
        fs::create_dir(folder.path().join(nothing)).expect("a folder");
    }
    fs::write(folder.path().join("Klingon/labels.ftl"), "undo = Undo\n").expect("a file");
    let texts = read(folder.path());
    assert_eq!(texts.languages, ["en", "ja", "zh"]);
    assert_eq!(texts.missing("zh").count(), texts.count() - 10);
    let left_out = [
        "the folder Klingon is no code of a language and is left out",
        "the folder ko has no texts and is left out",
    ];
    assert_eq!(texts.warnings, left_out);
    let code = texts.code(&[]).expect("no faults");
    assert!(code.contains("Language::of_code(*b\"zh\")"));
    assert!(code.contains("先走的一方获胜"));
}

/// Every file of a folder and of the folders in it.
fn files_below(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let files = paths.flat_map(|path| {
        if path.is_dir() {
            files_below(&path)
        } else {
            vec![path]
        }
    });
    files.collect()
}

#[test]
fn few_texts_stand_in_columns_of_code() {
    let mut count = 0;
    for Source { place, tokens } in sources::of_crate("words").into_values() {
        for Columns { line, names } in Said::of(tokens).groups {
            count += 1;
            assert_eq!(names, ["en", "ja"], "{place}:{line}");
        }
    }
    assert!(
        (1..=MOST_COLUMNS).contains(&count),
        "{count} texts stand in Rust"
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
