//! What the command line answers, as transcripts: commands, and below each what it says.
//!
//! A file of `fixtures/cli` is read by the beginnings of its lines:
//!
//! | line | what it is |
//! |---|---|
//! | `## …`, `# …` | what follows shows this; a remark |
//! | `input NAME` | what a command may read; its lines follow, four blanks further in, with empty ones among them |
//! | `$ … < NAME` | a command, which reads this from standard input: an input of the file, or a file seen from this folder |
//! | `? 1` | its exit status; 0 if nothing is said, 2 for a refusal |
//! | `> …` | a line of its output; `...` stands for any lines, and `[..]` for any part of one |
//! | `{ … }` | JSON of its output, as many lines as are written; `...` stands for what else is in an object or a list |
//! | `! …` | a line of its refusal, as a line of output; nothing may be written then |
//! | `- …` | what is nowhere in its output |
//!
//! All of the output is told, and nothing is on the side of errors that is not.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use serde_json::{Deserializer, Value};

use crate::cli::{Ran, run};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/fixtures/cli");

/// What stands for anything: among lines, in a list or in an object; and within a line.
const GAP: &str = "...";
const PART: &str = "[..]";

/// A command with what is to come of it.
#[derive(Default)]
struct Told {
    heading: String,
    command: String,
    input: String,
    status: Option<u8>,
    lines: Vec<String>,
    json: String,
    refusal: Vec<String>,
    absent: Vec<String>,
}

/// The commands of a transcript.
fn read(text: &str) -> Vec<Told> {
    let mut all: Vec<Told> = Vec::new();
    let mut inputs: HashMap<&str, String> = HashMap::new();
    let (mut heading, mut input, mut blank) = ("", "", 0);
    for line in text.lines() {
        if let (Some(row), Some(rows)) = (line.strip_prefix("    "), inputs.get_mut(input)) {
            *rows += &"\n".repeat(blank);
            writeln!(rows, "{row}").expect("a string takes all");
            blank = 0;
            continue;
        }
        blank = if line.is_empty() { blank + 1 } else { 0 };
        let (sign, rest) = line.split_once(' ').unwrap_or((line, ""));
        match (sign, all.last_mut()) {
            ("#", _) => {}
            ("", _) if rest.is_empty() => {}
            ("##", _) => heading = rest,
            ("input", _) => {
                input = rest;
                inputs.insert(rest, String::new());
            }
            ("$", _) => {
                // What is further in from here on is JSON.
                input = "";
                let (command, name) = rest.rsplit_once(" < ").unwrap_or((rest, ""));
                let input = match inputs.get(name) {
                    Some(input) => input.clone(),
                    None if name.is_empty() => String::new(),
                    None => file(name),
                };
                all.push(Told {
                    heading: heading.to_owned(),
                    command: command.to_owned(),
                    input,
                    ..Told::default()
                });
            }
            ("?", Some(told)) => told.status = rest.parse().ok(),
            (">", Some(told)) => told.lines.push(rest.to_owned()),
            ("!", Some(told)) => told.refusal.push(rest.to_owned()),
            ("-", Some(told)) => told.absent.push(rest.to_owned()),
            (_, Some(told)) => told.json += line,
            (_, None) => panic!("{line} belongs to no command"),
        }
    }
    all
}

fn file(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The words of a command; what stands between single quotes is one.
fn words(command: &str) -> Vec<String> {
    let mut all = Vec::new();
    for (number, part) in command.split('\'').enumerate() {
        match number % 2 {
            0 => all.extend(part.split_whitespace().map(str::to_owned)),
            _ => all.push(part.to_owned()),
        }
    }
    all
}

/// Whether what was found is what is wanted, where some of that stands for anything.
fn fits<W, F>(
    wanted: &[W],
    found: &[F],
    is_gap: &impl Fn(&W) -> bool,
    is_same: &impl Fn(&W, &F) -> bool,
) -> bool {
    match wanted.split_first() {
        None => found.is_empty(),
        Some((gap, rest)) if is_gap(gap) => {
            (0..=found.len()).any(|passed| fits(rest, &found[passed..], is_gap, is_same))
        }
        Some((first, rest)) => found
            .split_first()
            .is_some_and(|(it, later)| is_same(first, it) && fits(rest, later, is_gap, is_same)),
    }
}

/// Whether a line is as it is wanted, `[..]` standing for any part of it.
fn is_like(wanted: &str, line: &str) -> bool {
    match wanted.split_once(PART) {
        None => wanted == line,
        Some((before, after)) => line.strip_prefix(before).is_some_and(|rest| {
            let mut ends = rest.char_indices().map(|(at, _)| at).chain([rest.len()]);
            ends.any(|at| is_like(after, &rest[at..]))
        }),
    }
}

fn are_like(wanted: &[String], text: &str) -> bool {
    let lines: Vec<&str> = text.lines().collect();
    fits(wanted, &lines, &|it| it == GAP, &|it, line| {
        is_like(it, line)
    })
}

/// JSON that may leave things out, as JSON that says where.
fn marked(json: &str) -> String {
    let (mut marked, mut within) = (String::new(), Vec::new());
    let (mut is_text, mut is_escaped) = (false, false);
    let mut rest = json;
    while let Some(sign) = rest.chars().next() {
        if !is_text && let Some(after) = rest.strip_prefix(GAP) {
            marked += match within.last() {
                Some('{') => "\"...\": null",
                _ => "\"...\"",
            };
            rest = after;
            continue;
        }
        match sign {
            _ if is_escaped => {}
            '"' => is_text = !is_text,
            '{' | '[' if !is_text => within.push(sign),
            '}' | ']' if !is_text => drop(within.pop()),
            _ => {}
        }
        is_escaped = sign == '\\' && !is_escaped;
        marked.push(sign);
        rest = &rest[sign.len_utf8()..];
    }
    marked
}

fn documents(json: &str) -> Vec<Value> {
    let all = Deserializer::from_str(json).into_iter();
    all.map(|it| it.unwrap_or_else(|error| panic!("{error}: {json}")))
        .collect()
}

/// Whether JSON is as it is wanted.
fn is_same_json(wanted: &Value, found: &Value) -> bool {
    match (wanted, found) {
        (Value::String(wanted), Value::String(found)) => is_like(wanted, found),
        (Value::String(wanted), _) => wanted == PART,
        (Value::Array(wanted), Value::Array(found)) => {
            fits(wanted, found, &|it| *it == GAP, &is_same_json)
        }
        (Value::Object(wanted), Value::Object(found)) => {
            let mut named = wanted.iter().filter(|(key, _)| *key != GAP);
            let is_all = wanted.contains_key(GAP) || wanted.len() == found.len();
            is_all && named.all(|(key, it)| found.get(key).is_some_and(|at| is_same_json(it, at)))
        }
        _ => wanted == found,
    }
}

/// What is not as it is told; nothing if all is.
fn fault(told: &Told, ran: &Ran) -> Option<&'static str> {
    let usual = if told.refusal.is_empty() { 0 } else { 2 };
    let is_absent = |text: &String| !ran.output.contains(text.as_str());
    let is_json = |json| {
        let (wanted, found) = (documents(json), documents(&ran.output));
        fits(&wanted, &found, &|_| false, &is_same_json)
    };
    let checks = [
        (ran.status == told.status.unwrap_or(usual), "the status"),
        (are_like(&told.refusal, &ran.errors), "the refusal"),
        (told.absent.iter().all(is_absent), "what is not to be told"),
        (
            match told.json.as_str() {
                "" => are_like(&told.lines, &ran.output),
                json => is_json(&marked(json)),
            },
            "the output",
        ),
    ];
    let faults = checks.into_iter().find(|(is_right, _)| !is_right);
    faults.map(|(_, what)| what)
}

/// Runs every command of a transcript.
fn check(name: &str) {
    let all = read(&file(&format!("fixtures/cli/{name}.txt")));
    assert!(!all.is_empty(), "{name} has no command");
    for told in &all {
        let words = words(&told.command);
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let ran = run(&words, &told.input);
        if let Some(fault) = fault(told, &ran) {
            panic!(
                "{}\n$ {}\n{fault} is not as told, but: ? {}\n{}{}",
                told.heading, told.command, ran.status, ran.output, ran.errors
            );
        }
    }
}

macro_rules! transcripts {
    ($($name:ident)*) => {
        $(#[test]
        fn $name() {
            check(stringify!($name));
        })*

        #[test]
        fn every_transcript_is_read() {
            let files = fs::read_dir(FOLDER).expect("a folder");
            let names = files.map(|file| file.expect("a file").path());
            let mut names: Vec<_> = names.map(|it| it.with_extension("")).collect();
            names.sort();
            let read = [$(stringify!($name)),*].map(|name| Path::new(FOLDER).join(name));
            assert_eq!(names, read);
        }
    };
}

transcripts! { analyze classify endgame map solve solve_board sum value }

#[test]
fn what_is_not_told_is_a_fault() {
    let ran = |output: &str, errors: &str, status| Ran {
        status,
        output: output.to_owned(),
        errors: errors.to_owned(),
    };
    let fault_of = |transcript: &str, ran: &Ran| {
        let all = read(&format!("$ it\n{transcript}"));
        fault(&all[0], ran)
    };
    let text = ran("one\ntwo\nthree\n", "", 0);
    assert_eq!(fault_of("> one\n> ...\n> th[..]e", &text), None);
    assert_eq!(fault_of("> one\n> ...\n- four", &text), None);
    for wrong in ["> one\n> two", "> one\n> three", "> ...\n> [..]two", ""] {
        assert_eq!(fault_of(wrong, &text), Some("the output"), "{wrong}");
    }
    assert!(fault_of("> ...\n- two", &text).is_some());
    assert!(fault_of("? 1\n> ...", &text).is_some());
    let json = ran(r#"{"a": [1, 2, 3], "b": {"c": "word", "d": null}}"#, "", 0);
    let right = r#"{"b": {"c": "w[..]", ...}, "a": [1, ...]}"#;
    assert_eq!(fault_of(right, &json), None);
    for wrong in [
        r#"{"a": [1, 2, 3]}"#,
        r#"{"a": [1, 2], ...}"#,
        r#"{"b": {"c": "word"}, ...}"#,
        r#"{"b": {"c": "word", "d": 0}, ...}"#,
        r#"{"e": null, ...}"#,
    ] {
        assert_eq!(fault_of(wrong, &json), Some("the output"), "{wrong}");
    }
    let refused = ran("", "it: no\n", 2);
    assert_eq!(fault_of("! it: [..]", &refused), None);
    assert_eq!(fault_of("! it", &refused), Some("the refusal"));
    assert_eq!(fault_of("? 2", &refused), Some("the refusal"));
}
