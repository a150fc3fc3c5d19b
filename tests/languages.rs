//! Every text stands in every language, in its column of `say!` in the crate `words`, and nowhere else.
//!
//! A column that a language lacks is listed with its file and line. The sources are read word by word as the compiler
//! does, but no more is understood of them than brackets, commas and texts.

use std::fs;
use std::path::Path;

use semeai_session::Language;

/// Languages that are being translated: what they lack is printed instead of refused, and says what English says.
const IN_PROGRESS: [Language; 0] = [];

/// Here words of both languages are looked for, not said: in files of others, and in what a person types.
const READS_WORDS: [&str; 5] = [
    "session/src/file/foreign/ngf.rs",
    "session/src/file/sgf/komi.rs",
    "session/src/file/sgf/rules.rs",
    "session/src/file/sgf/to_move.rs",
    "session/src/point_name.rs",
];

/// Something of a source that matters here.
#[derive(Debug, PartialEq)]
enum Token {
    Name(String),
    Text(String),
    Sign(char),
}

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

/// The tokens of a source with their lines; comments are left out.
fn tokens(source: &str) -> Vec<(usize, Token)> {
    let mut found = Vec::new();
    let (mut rest, mut line) = (source, 1);
    while let Some(first) = rest.chars().next() {
        let (length, token) = if rest.starts_with("//") {
            (rest.find('\n').unwrap_or(rest.len()), None)
        } else if first == '"' {
            text(rest)
        } else if let Some(hashes) = raw(rest) {
            let end = format!("\"{}", "#".repeat(hashes));
            let start = hashes + 2;
            let length = rest[start..].find(&end).expect("a text ends");
            let inner = rest[start..start + length].to_owned();
            (start + length + end.len(), Some(Token::Text(inner)))
        } else if let Some(length) = character(rest) {
            (length, None)
        } else if first.is_alphabetic() || first == '_' {
            let length = rest
                .find(|c: char| !c.is_alphanumeric() && c != '_')
                .unwrap_or(rest.len());
            (length, Some(Token::Name(rest[..length].to_owned())))
        } else {
            let sign = (!first.is_whitespace()).then_some(Token::Sign(first));
            (first.len_utf8(), sign)
        };
        found.extend(token.map(|token| (line, token)));
        line += rest[..length].matches('\n').count();
        rest = &rest[length..];
    }
    found
}

/// A text in quotation marks, as long as it stands there.
fn text(rest: &str) -> (usize, Option<Token>) {
    let mut is_escaped = false;
    let end = rest[1..].find(|c: char| {
        let is_end = c == '"' && !is_escaped;
        is_escaped = c == '\\' && !is_escaped;
        is_end
    });
    let length = end.expect("a text ends") + 2;
    let inner = rest[1..length - 1].to_owned();
    (length, Some(Token::Text(inner)))
}

/// The number of signs around a raw text, if one begins here.
fn raw(rest: &str) -> Option<usize> {
    let rest = rest.strip_prefix('r')?;
    let hashes = rest.len() - rest.trim_start_matches('#').len();
    rest[hashes..].starts_with('"').then_some(hashes)
}

/// The length of a character in quotation marks, if this is no lifetime.
fn character(rest: &str) -> Option<usize> {
    let inner = rest.strip_prefix('\'')?;
    let length = match inner.strip_prefix('\\') {
        Some(escaped) => 2 + escaped[1..].find('\'')?,
        None => inner.chars().next()?.len_utf8(),
    };
    inner[length..].starts_with('\'').then_some(length + 2)
}

/// Every group of columns of a source and every text; the definitions of macros are left out.
fn read(source: &str) -> (Vec<Columns>, Vec<Text>) {
    let (mut groups, mut texts) = (Vec::new(), Vec::new());
    // The open brackets, each with its columns so far and the present one.
    let mut open: Vec<(Columns, Option<String>)> = Vec::new();
    // How many brackets are open around the definition of a macro.
    let mut around: Option<usize> = None;
    let mut is_start = true;
    let tokens = tokens(source);
    let is = |i: usize, sign: char| tokens.get(i).is_some_and(|(_, t)| *t == Token::Sign(sign));
    for (i, (line, token)) in tokens.iter().enumerate() {
        let was_start = std::mem::take(&mut is_start);
        match token {
            Token::Sign('(' | '[' | '{') => {
                let columns = Columns {
                    line: *line,
                    names: Vec::new(),
                };
                open.push((columns, None));
                is_start = true;
            }
            Token::Sign(')' | ']' | '}') => {
                let (columns, _) = open.pop().expect("brackets match");
                let is_group = columns.names.iter().any(|name| name == "en");
                groups.extend(Some(columns).filter(|_| is_group && around.is_none()));
                around = around.filter(|&depth| open.len() > depth);
            }
            Token::Sign(',') => {
                if let Some((_, column)) = open.last_mut() {
                    *column = None;
                }
                is_start = true;
            }
            Token::Name(name) if name == "macro_rules" => around = Some(open.len()),
            Token::Name(name) => {
                let is_column = was_start && is(i + 1, '=') && !is(i + 2, '=') && !is(i + 2, '>');
                if let Some((columns, column)) = open.last_mut().filter(|_| is_column) {
                    columns.names.push(name.clone());
                    *column = Some(name.clone());
                }
            }
            Token::Text(text) => texts.push(Text {
                line: *line,
                text: text.clone(),
                column: open.iter().rev().find_map(|(_, column)| column.clone()),
            }),
            Token::Sign(_) => {}
        }
    }
    (groups, texts)
}

/// The sources of a crate without their tests, by name.
fn sources(name: &str) -> Vec<(String, String)> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates");
    let mut folders = vec![crates.join(name).join("src")];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if !is_tests(&path) {
                let source = fs::read_to_string(&path).expect("a source");
                let source = source.split("#[cfg(test)]\nmod tests {").next();
                let place = path.strip_prefix(&crates).expect("in the folder of crates");
                let source = source.unwrap_or_default().to_owned();
                found.push((place.display().to_string(), source));
            }
        }
    }
    found.sort();
    found
}

fn is_tests(path: &Path) -> bool {
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    name == "tests" || name.ends_with("_tests")
}

/// Where a language has no column.
fn missing(language: Language) -> Vec<String> {
    let mut missing = Vec::new();
    for (place, source) in sources("words") {
        let (groups, _) = read(&source);
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
    for (place, source) in sources("words") {
        for Columns { line, names } in read(&source).0 {
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
    for name in [
        "cgt", "board", "search", "race", "endgame", "session", "words", "picture", "cli", "app",
    ] {
        for (place, source) in sources(name) {
            if READS_WORDS.contains(&&*place) {
                continue;
            }
            let texts = read(&source).1.into_iter();
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
    let (groups, texts) = read(source);
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
