//! What `GoGui`, Sabaki, `q5Go` and `LizGoban` send when they start, and to set up one position: lines that begin with `>` are sent, the others
//! are what is answered, byte by byte; `…` stands for lines that another test looks at.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use regex_lite::Regex;

use super::{last, talk};

/// A transcript with its folder for files, where it says `FOLDER`.
struct Transcript(String);

impl Transcript {
    fn read(name: &str, folder: &Path) -> Self {
        let path = root().join("fixtures/gtp").join(name);
        let text = fs::read_to_string(path).expect("a transcript");
        Self(text.replace("FOLDER", &folder.display().to_string()))
    }

    fn lines(&self) -> impl Iterator<Item = &str> {
        self.0.lines().filter(|line| !line.starts_with("##"))
    }

    fn sent(&self) -> impl Iterator<Item = &str> {
        self.lines().filter_map(|line| line.strip_prefix("> "))
    }

    /// Looks whether all is answered as it says.
    fn check(&self) {
        let kept: Vec<&str> = self.lines().filter(|line| !line.starts_with('>')).collect();
        let expected = kept.join("\n") + "\n";
        let said = talk(&(self.sent().collect::<Vec<_>>().join("\n") + "\n"));
        let mut rest = said.as_str();
        for part in expected.split("…\n") {
            let at = rest
                .find(part)
                .unwrap_or_else(|| panic!("{part}\nnot in\n{rest}"));
            let is_begin = rest.len() == said.len();
            assert!(!is_begin || at == 0, "{}", &rest[..at]);
            rest = &rest[at + part.len()..];
        }
        assert_eq!(rest, "");
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}

fn check(name: &str) {
    Transcript::read(name, Path::new("")).check();
}

/// Nothing that is sent leads to these: no clock is missing, and the table holds positions only.
const NEVER: [&str; 2] = ["no clock", "no position"];

/// A command without a line of its own, and a refusal that nothing is answered with, are missing here.
#[test]
fn every_command_and_every_refusal_is_sent_and_answered() {
    let folder = tempfile::tempdir().expect("a folder");
    let names = ["commands.txt", "given-up.txt"];
    let transcripts = names.map(|name| Transcript::read(name, folder.path()));
    let is_number = |word: &&str| word.bytes().all(|byte| byte.is_ascii_digit());
    let lines = transcripts.iter().flat_map(Transcript::sent);
    let names = lines.filter_map(|line| line.split(' ').find(|word| !is_number(word)));
    let sent: BTreeSet<&str> = names.collect();
    let list = last("list_commands\n");
    let listed = list.trim_start_matches("= ").lines();
    let missing: Vec<&str> = listed.filter(|name| !sent.contains(name)).collect();
    assert_eq!(missing, Vec::<&str>::new(), "commands");

    let lines = transcripts.iter().flat_map(Transcript::lines);
    let answers: Vec<&str> = lines.filter(|line| line.starts_with('?')).collect();
    let is_answered = |words: &str| {
        let begins = |answer: &&str| {
            answer
                .split_once(' ')
                .is_some_and(|it| it.1.starts_with(words))
        };
        answers.iter().any(begins)
    };
    let refusals = refusals();
    assert!(refusals.len() > 10, "{refusals:?}");
    let missing = refusals.iter().filter(|it| !is_answered(it));
    assert_eq!(missing.collect::<Vec<_>>(), NEVER, "refusals");
    for transcript in transcripts {
        transcript.check();
    }
}

/// The words with which commands are refused, as they stand in the sources.
fn refusals() -> BTreeSet<String> {
    let of = r#"Refusal::(?:of|because)\(\s*"([^"]+)""#;
    let pattern = Regex::new(of).expect("a pattern");
    let folder = root().join("../crates/cli/src/gtp");
    let mut found = BTreeSet::from(["syntax error".to_owned()]);
    for file in fs::read_dir(folder).expect("sources") {
        let text = fs::read_to_string(file.expect("a file").path()).expect("a source");
        let text = text.split("#[cfg(test)]").next().unwrap_or_default();
        found.extend(pattern.captures_iter(text).map(|found| found[1].to_owned()));
    }
    found
}

#[test]
fn gogui_starts_and_sets_up() {
    check("gogui.txt");
}

#[test]
fn sabaki_starts_and_sets_up() {
    check("sabaki.txt");
}

#[test]
fn q5go_starts_and_sets_up() {
    check("q5go.txt");
}

#[test]
fn lizgoban_starts_and_sets_up() {
    check("lizgoban.txt");
}
