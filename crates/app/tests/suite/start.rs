//! What is asked on the terminal is answered there, without a window.

use std::process::{Command, Output};

/// The program with these arguments, for somebody who has no settings.
fn run(arguments: &[&str]) -> Output {
    let home = tempfile::tempdir().expect("a folder");
    let mut program = Command::new(env!("CARGO_BIN_EXE_semeai"));
    let program = program.args(arguments).env("HOME", home.path());
    let program = program.env("XDG_CONFIG_HOME", home.path());
    program.output().expect("it runs")
}

#[test]
fn help_and_version_are_printed() {
    for option in ["--help", "-h"] {
        let told = run(&[option]);
        assert_eq!(told.status.code(), Some(0));
        let said = String::from_utf8(told.stdout).expect("text");
        assert!(said.contains("Usage: semeai [FILE]"), "{said}");
    }
    let told = run(&["--version"]);
    assert_eq!(told.status.code(), Some(0));
    let version = concat!("semeai ", env!("CARGO_PKG_VERSION"), "\n");
    assert_eq!(String::from_utf8_lossy(&told.stdout), version);
}

#[test]
fn an_option_that_is_not_known_is_refused() {
    let told = run(&["--lessons", "a.sgf"]);
    assert_eq!(told.status.code(), Some(2));
    assert!(told.stdout.is_empty());
    let said = String::from_utf8_lossy(&told.stderr);
    assert!(said.contains("unexpected argument '--lessons'"), "{said}");
}
