//! Bad input: everything is answered or left alone, nothing panics, and the program ends well.

use std::ffi::OsString;
use std::fmt::Write as _;
use std::io::{self, Cursor, Write};

use semeai_session::Language;

use super::{answers, last, talk};
use crate::cli::run;
use crate::random::Random;

#[test]
fn lines_that_say_nothing_have_no_answer() {
    assert_eq!(talk(""), "");
    assert_eq!(talk("\n\r\n# a remark\n \t\n\0\n"), "");
    assert_eq!(talk("name # remark\n"), "= Semeai\n\n");
    assert_eq!(talk("na\0me\r\n"), "= Semeai\n\n");
    assert_eq!(talk("\tname\t"), "= Semeai\n\n");
}

#[test]
fn ids_come_back_as_they_were() {
    for id in ["0", "007", "4294967296", "123456789012345678901234567890"] {
        assert_eq!(talk(&format!("{id} name\n")), format!("={id} Semeai\n\n"));
    }
}

#[test]
fn a_line_that_is_too_long_is_refused_but_for_games() {
    let long = format!("3 name {}\nversion\n", "x".repeat(10 << 20));
    let said = answers(&long);
    assert_eq!(said[0], "?3 syntax error: the line is too long");
    assert!(said[1].starts_with("= "));
    let passes = " b PASS w PASS".repeat(20_000);
    let said = answers(&format!(
        "gogui-play_sequence{passes}\ngg-undo 40000\nundo\n"
    ));
    assert_eq!(said, ["=", "=", "? cannot undo"]);
}

#[test]
fn a_hundred_thousand_lines_at_once_are_answered() {
    let mut input = String::new();
    for _ in 0..33_334 {
        input.push_str("play b D4\nundo\nknown_command x\n");
    }
    let said = answers(&input);
    assert_eq!(said.len(), 100_002);
    assert!(
        said.iter()
            .all(|answer| ["=", "= false"].contains(&answer.as_str()))
    );
}

/// What a file has in it is never a command for a terminal.
#[test]
fn what_a_file_calls_itself_is_made_printable() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("odd.sgf");
    std::fs::write(&path, "(;SZ[5]GN[\u{1b}]2;x\u{7}]AB[aa]C[\u{1b}[2J])").expect("written");
    let said = talk(&format!(
        "loadsgf {}\nshowboard\nprintsgf\nsemeai-race_words\n",
        path.display()
    ));
    assert!(
        !said.contains('\u{1b}') && !said.contains('\u{7}'),
        "{said:?}"
    );
}

/// A reader that has stopped reading.
struct Gone;

impl Write for Gone {
    fn write(&mut self, _: &[u8]) -> io::Result<usize> {
        Err(io::ErrorKind::BrokenPipe.into())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn nobody_has_to_read_the_answers() {
    let arguments = ["semeai-cli", "gtp"].map(OsString::from);
    let status = semeai_cli::run(
        arguments,
        Language::ENGLISH,
        &mut Cursor::new("name\nname\n"),
        &mut Gone,
        &mut io::sink(),
    );
    assert_eq!(status, 0);
}

#[test]
fn arguments_that_are_wrong_are_refused() {
    assert_eq!(run(&["gtp", "--seconds", "0"], "name\n").status, 2);
    assert_eq!(run(&["gtp", "file"], "name\n").status, 2);
    let ran = run(
        &["gtp", "--language", "ja", "--seconds", "2"],
        "play b Z9\n",
    );
    assert_eq!(
        ran.output,
        "? syntax error: この盤に「Z9」という点はありません\n\n"
    );
}

/// Every command with no words, with wrong ones and with too many is answered, and nothing is empty inside.
#[test]
fn every_command_bears_any_words() {
    let list = last("list_commands\n");
    let names = list.trim_start_matches("= ").lines();
    let names = names.filter(|name| *name != "quit");
    let mut input = "boardsize 5\nsemeai-param seconds 0.05\n".to_owned();
    for name in names {
        for words in [
            "",
            "b",
            "x y z",
            "b A1 w A2 99",
            "A1 A1 A1",
            "9 9 9 9",
            "show",
        ] {
            // Nothing is to be written.
            if !["printsgf", "semeai-save"].contains(&name) {
                writeln!(input, "1 {name} {words}").expect("memory");
            }
        }
    }
    let count = input.lines().count();
    let said = answers(&input);
    assert_eq!(said.len(), count);
    let begins = |answer: &String| answer.starts_with(['=', '?']);
    assert!(said.iter().all(begins));
    assert!(
        said.iter()
            .all(|answer| answer.lines().all(|line| !line.is_empty()))
    );
}

/// Lines of commands with words that are sometimes right.
#[test]
fn random_lines_are_answered() {
    random_lines(&mut Random::new(57), 300);
}

fn random_lines(random: &mut Random, count: usize) {
    let list = last("list_commands\n");
    let names: Vec<&str> = list.trim_start_matches("= ").lines().collect();
    let words = [
        "b", "w", "A1", "B2", "c3", "pass", "E5", "1", "0", "-1", "show", "{1|0}", "all",
    ];
    let mut input = "boardsize 4\nsemeai-param seconds 0.05\n".to_owned();
    let mut sent = 2;
    while sent < count {
        let name = names[random.below(names.len())];
        let is_writing = [
            "printsgf",
            "semeai-save",
            "quit",
            "boardsize",
            "semeai-param",
        ];
        if is_writing.contains(&name) || name.contains("boardsize") {
            continue;
        }
        write!(input, "{name}").expect("memory");
        for _ in 0..random.below(4) {
            write!(input, " {}", words[random.below(words.len())]).expect("memory");
        }
        input.push('\n');
        sent += 1;
    }
    assert_eq!(answers(&input).len(), count);
}
