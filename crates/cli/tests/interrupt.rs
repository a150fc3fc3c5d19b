//! Ctrl+C, which only a program of its own can be sent.
#![cfg(unix)]

use std::fs;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::thread::sleep;
use std::time::Duration;

/// The program with exercises to compose that take long, and where they are written.
fn composing(path: &Path) -> Child {
    Command::new(env!("CARGO_BIN_EXE_semeai-cli"))
        .args(["compose", "--kind", "plain", "--grade", "2"])
        .args(["--language", "en", "--count", "9999", "-o"])
        .arg(path)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program")
}

/// What the program says after a Ctrl+C.
fn interrupted(program: Child) -> Output {
    sleep(Duration::from_millis(1_500));
    let sent = Command::new("kill")
        .args(["-INT", &program.id().to_string()])
        .status();
    assert!(sent.expect("every system has it").success());
    program.wait_with_output().expect("it ends")
}

#[test]
fn what_is_composed_until_ctrl_c_is_written_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("set.sgf");
    let ran = interrupted(composing(&path));
    let said = String::from_utf8_lossy(&ran.stderr);
    assert_eq!(ran.status.code(), Some(1), "{said}");
    assert!(said.contains("of 9,999 exercises"), "{said}");
    let text = fs::read_to_string(&path).expect("written");
    let told = String::from_utf8_lossy(&ran.stdout);
    let games = text.matches(";FF[4]").count();
    // Large numbers are told in groups of three digits.
    let total = told.replace(',', "");
    assert!(
        games > 0 && total.contains(&format!("{games} exercise")),
        "{told}"
    );
    assert_eq!(told.lines().count(), games + 1);
    assert!(text.starts_with('(') && text.trim_end().ends_with(')'));
}
