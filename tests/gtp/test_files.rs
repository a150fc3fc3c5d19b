//! Test files as GNU Go has them: commands with numbers, and below each the answer as a pattern, `#? [pattern]`; a star behind it says
//! that it is not expected to be met, an exclamation mark before it that it must not be.

use std::path::Path;

use regex_lite::Regex;

use super::{Boards, answers};

/// A command with what is expected.
#[derive(Debug)]
struct Expected {
    number: String,
    command: String,
    pattern: String,
    /// Whether the answer is to be another one.
    is_not: bool,
    /// Whether it is known to fail.
    fails: bool,
}

/// What a file asks, and what it expects.
#[derive(Debug, Default)]
struct TestFile {
    lines: Vec<String>,
    expected: Vec<Expected>,
}

impl TestFile {
    /// Files that it loads are looked for in this folder.
    fn read(text: &str, folder: &Path) -> Self {
        let mut file = Self::default();
        let mut numbered: Option<(String, String)> = None;
        for line in text.lines().map(str::trim) {
            if let Some(pattern) = line.strip_prefix("#?") {
                let (number, command) = numbered.take().expect("a command before a pattern");
                file.expected.push(Expected::read(pattern, number, command));
            } else if let Some(loaded) = line.strip_prefix("loadsgf ") {
                file.lines
                    .push(format!("loadsgf {}", folder.join(loaded).display()));
            } else if !line.is_empty() && !line.starts_with('#') {
                let first = line.split_whitespace().next().expect("a word");
                if first.bytes().all(|byte| byte.is_ascii_digit()) {
                    numbered = Some((first.to_owned(), line.to_owned()));
                }
                file.lines.push(line.to_owned());
            }
        }
        file
    }

    /// What is answered otherwise than expected, a line each.
    fn differences(&self) -> Vec<String> {
        let said = answers(&(self.lines.join("\n") + "\n"));
        let wrong = |expected: &Expected| {
            let begin = [
                format!("={} ", expected.number),
                format!("?{} ", expected.number),
            ];
            let is_it = |answer: &&String| begin.iter().any(|begin| answer.starts_with(begin));
            let answer = said.iter().find(is_it).map_or("nothing", String::as_str);
            let text = answer.split_once(' ').map_or("", |(_, text)| text);
            let is_met = answer.starts_with('=') && expected.is_met(text);
            let command = &expected.command;
            let pattern = &expected.pattern;
            (is_met == expected.fails).then(|| format!("{command}: {answer}, not {pattern}"))
        };
        let refused = said.iter().filter(|answer| answer.starts_with("? "));
        let wrong = self.expected.iter().filter_map(wrong);
        refused.cloned().chain(wrong).collect()
    }
}

impl Expected {
    fn read(pattern: &str, number: String, command: String) -> Self {
        let (pattern, star) = pattern.trim().rsplit_once(']').expect("a bracket");
        let pattern = pattern.strip_prefix('[').expect("a bracket");
        Self {
            number,
            command,
            is_not: pattern.starts_with('!'),
            pattern: pattern.trim_start_matches('!').to_owned(),
            fails: star.contains('*'),
        }
    }

    fn is_met(&self, answer: &str) -> bool {
        let whole = Regex::new(&format!("^(?:{})$", self.pattern)).expect("a pattern");
        whole.is_match(answer) != self.is_not
    }
}

/// Looks whether a file of ours with at least so many lines is answered as expected.
fn check(name: &str, least: usize) {
    let boards = Boards::written();
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("fixtures/gtp")
        .join(name);
    let text = std::fs::read_to_string(path).expect("a test file");
    let file = TestFile::read(&text, boards.0.path());
    assert!(file.expected.len() >= least, "{}", file.expected.len());
    let differences = file.differences();
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

#[test]
fn races_are_analysed_as_an_exhaustive_program_does() {
    check("races.tst", 100);
}

#[test]
fn blocks_in_races_live_and_die_as_it_says() {
    check("status.tst", 100);
}

#[test]
fn settled_boards_have_the_scores_that_it_says() {
    check("scores.tst", 30);
}

#[test]
fn the_reader_knows_what_is_wrong() {
    let text = "# a remark\n1 name\n#? [Sem.*]\n2 name\n#? [!Semeai]\n3 name\n#? [GNU Go]*\n4 name\n#? [Semeai]*\n";
    let file = TestFile::read(text, Path::new("."));
    let differences = file.differences();
    let wrong: Vec<&str> = differences.iter().map(|it| &it[..6]).collect();
    assert_eq!(wrong, ["2 name", "4 name"]);
}
