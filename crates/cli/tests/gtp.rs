//! The Go Text Protocol in a process of its own: how it ends.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// A busy machine may give a process nothing for a while.
const LATE: Duration = Duration::from_secs(20);

fn program() -> Child {
    Command::new(env!("CARGO_BIN_EXE_semeai-cli"))
        .arg("gtp")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program")
}

/// The exit status, if the program ends by itself.
fn end(program: &mut Child) -> Option<i32> {
    let begun = Instant::now();
    while begun.elapsed() < LATE {
        if let Some(status) = program.try_wait().expect("a status") {
            return status.code();
        }
        sleep(Duration::from_millis(10));
    }
    program.kill().expect("it can be ended");
    None
}

#[test]
fn quit_ends_it_though_the_input_goes_on() {
    let mut program = program();
    let mut input = program.stdin.take().expect("a pipe");
    writeln!(input, "1 name\n2 quit").expect("it listens");
    let mut said = String::new();
    let output = program.stdout.as_mut().expect("a pipe");
    output.read_to_string(&mut said).expect("it answers");
    assert_eq!(said, "=1 Semeai\n\n=2\n\n");
    assert_eq!(end(&mut program), Some(0));
    drop(input);
}

#[test]
fn the_end_of_the_input_ends_it_and_nothing_is_complained_of() {
    let mut program = program();
    drop(program.stdin.take());
    assert_eq!(end(&mut program), Some(0));
    let mut errors = String::new();
    let stderr = program.stderr.as_mut().expect("a pipe");
    stderr.read_to_string(&mut errors).expect("readable");
    assert_eq!(errors, "");
}

#[test]
fn it_ends_where_nobody_reads_though_the_input_stays_open() {
    let mut program = program();
    let mut input = program.stdin.take().expect("a pipe");
    drop(program.stdout.take());
    writeln!(input, "name").expect("it listens");
    assert_eq!(end(&mut program), Some(0));
    drop(input);
}

#[test]
fn an_answer_comes_before_the_next_line() {
    let mut program = program();
    let mut input = program.stdin.take().expect("a pipe");
    let mut output = BufReader::new(program.stdout.take().expect("a pipe"));
    for _ in 0..3 {
        writeln!(input, "protocol_version").expect("it listens");
        let mut line = String::new();
        output.read_line(&mut line).expect("it answers");
        assert_eq!(line, "= 2\n");
        line.clear();
        output.read_line(&mut line).expect("it answers");
        assert_eq!(line, "\n");
    }
    drop(input);
    assert_eq!(end(&mut program), Some(0));
}
