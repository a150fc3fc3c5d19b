//! Every command keeps to its seconds and to a bounded memory, and more seconds never know less.
//!
//! Each run is a process of its own, so that its memory is its own too. A machine that is busy may give a process nothing for a while,
//! which no program can help: a run that is over is tried again, and only what is over each time is a defect.
#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// How much longer than its seconds a command may take. What is not optimised reads and writes several times as slowly.
const GRACE: Duration = Duration::from_millis(if cfg!(debug_assertions) { 1_500 } else { 500 });

/// How often what is over is tried.
const TRIES: usize = 3;

/// The most memory of a command, in mebibytes.
const MOST_MEMORY: u64 = 1_000;

/// The commands that are asked about a record, `FILE`; what they write goes to `OUT`.
const OF_A_RECORD: &[&[&str]] = &[
    &["analyze", "FILE"],
    &["solve", "FILE"],
    &["endgame", "FILE"],
    &["endgame", "FILE", "--narrow"],
    &["endgame", "FILE", "--prove"],
    &["classify", "FILE"],
    &["map", "F(W)", "FILE"],
    &["render", "FILE", "-o", "OUT.txt"],
    &["render", "FILE", "-o", "OUT.svg"],
];

/// Commands that are asked about no record, with work without an end or almost.
const OTHERS: &[&[&str]] = &[
    &["value", "{9|1}+{8|2}+{5|4||3}+{7|2||1}+{6|5||0|-9}"],
    &[
        "sum",
        "{9|1}+{8|2}+{5|4||3}+{7|2||1}+{6|5||0|-9}",
        "--prove",
    ],
    &[
        "simulate",
        "--board",
        "tri-triangle:9",
        "--black",
        "random",
        "--white",
        "random",
        "--games",
        "10000000",
    ],
    &[
        "compose", "--kind", "plain", "--grade", "2", "--count", "9999", "-o", "OUT.sgf",
    ],
];

/// What a run has taken and said.
#[derive(Debug)]
struct Ran {
    time: Duration,
    /// The most memory in mebibytes, where the system tells it.
    memory: Option<u64>,
    status: Option<i32>,
    output: String,
}

fn fixtures(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../tests/fixtures")
        .join(folder);
    let files = fs::read_dir(&folder).expect("the fixtures");
    let mut files: Vec<PathBuf> = files.map(|file| file.expect("a file").path()).collect();
    files.sort();
    files
}

/// The records, and endgames that are not known in a moment: all, or a dozen of them.
fn records(is_all: bool) -> Vec<PathBuf> {
    let (endgames, records) = (fixtures("endgames"), fixtures("records"));
    let step = if is_all { 1 } else { records.len() / 8 };
    let files = endgames
        .into_iter()
        .chain(records.into_iter().step_by(step));
    files.collect()
}

/// The most memory that a process has taken so far, in mebibytes: Linux tells it.
fn memory(child: &Child) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{}/status", child.id())).ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    let kilobytes: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kilobytes >> 10)
}

fn run(arguments: &[&str], file: &Path, seconds: f64) -> Ran {
    let folder = tempfile::tempdir().expect("a folder");
    let output = folder.path().join("output");
    let written = |name: &str| folder.path().join(name).display().to_string();
    let arguments = arguments.iter().map(|argument| match *argument {
        "FILE" => file.display().to_string(),
        name if name.starts_with("OUT.") => written(name),
        other => other.to_owned(),
    });
    let begun = Instant::now();
    let mut child = Command::new(env!("CARGO_BIN_EXE_semeai-cli"))
        .args(arguments)
        .args(["--language", "en", "--seconds", &seconds.to_string()])
        .stdin(Stdio::null())
        .stdout(fs::File::create(&output).expect("a file"))
        .stderr(Stdio::null())
        .spawn()
        .expect("the program");
    let mut most = None;
    let status = loop {
        most = most.max(memory(&child));
        match child.try_wait().expect("a process") {
            Some(status) => break status,
            None => sleep(Duration::from_millis(10)),
        }
    };
    Ran {
        time: begun.elapsed(),
        memory: most,
        status: status.code(),
        output: fs::read_to_string(&output).expect("text"),
    }
}

/// What is over of a run, if it is over each time.
fn broken(arguments: &[&str], file: &Path, seconds: f64) -> Option<String> {
    let end = Duration::from_secs_f64(seconds) + GRACE;
    let mut ran = run(arguments, file, seconds);
    for _ in 1..TRIES {
        if ran.time <= end {
            break;
        }
        ran = run(arguments, file, seconds);
    }
    let name = file.file_name().unwrap_or_default().display();
    let run = || format!("{} ({name}) --seconds {seconds}", arguments.join(" "));
    let Ran { time, memory, .. } = &ran;
    if *time > end {
        return Some(format!("{}: {time:?}", run()));
    }
    if memory.is_some_and(|memory| memory > MOST_MEMORY) {
        return Some(format!("{}: {memory:?} MiB", run()));
    }
    // A record may be refused; else there is an answer, or none in time. Anything else is a signal or a panic.
    let is_record = arguments.contains(&"FILE");
    let is_ended = matches!(ran.status, Some(0..=1)) || is_record && ran.status == Some(2);
    (!is_ended).then(|| format!("{}: {:?}", run(), ran.status))
}

fn every_command_ends(files: &[PathBuf], seconds: &[f64]) {
    let mut all = Vec::new();
    for seconds in seconds {
        for file in files {
            let broken = |arguments: &&[&str]| broken(arguments, file, *seconds);
            all.extend(OF_A_RECORD.iter().filter_map(broken));
        }
        let broken = |arguments: &&[&str]| broken(arguments, Path::new(""), *seconds);
        all.extend(OTHERS.iter().filter_map(broken));
    }
    assert!(all.is_empty(), "{all:#?}");
}

/// How much is known by an answer of `endgame --json` or `solve --json`.
fn rank(output: &str) -> usize {
    let answer: serde_json::Value = serde_json::from_str(output).expect("JSON");
    match answer["known"].as_str().expect("always told") {
        "undecided" => 0,
        "bounded" | "nearby" => 1,
        "along-border" | "by-hand" => 2,
        _ => 3,
    }
}

/// The commands of which more seconds never know less.
const LADDER: [&[&str]; 3] = [
    &["endgame", "FILE", "--json"],
    &["endgame", "FILE", "--json", "--narrow"],
    &["solve", "FILE", "--json"],
];

/// How much is known with so many seconds; nothing if the file is refused, or was not read in time.
fn known(arguments: &[&str], file: &Path, seconds: f64) -> Option<usize> {
    let ran = run(arguments, file, seconds);
    matches!(ran.status, Some(0 | 1)).then(|| rank(&ran.output))
}

/// More seconds never know less.
fn more_seconds_know_more(files: &[PathBuf], seconds: &[f64]) {
    let mut all = Vec::new();
    for (file, arguments) in files.iter().flat_map(|file| LADDER.map(|it| (file, it))) {
        let mut before = None;
        for &seconds in seconds {
            let mut now = known(arguments, file, seconds);
            for _ in 1..TRIES {
                if now >= before {
                    break;
                }
                now = now.max(known(arguments, file, seconds));
            }
            if now < before {
                let name = file.file_name().unwrap_or_default().display();
                let command = arguments.join(" ");
                all.push(format!(
                    "{command} ({name}): {before:?}, {now:?} with {seconds}"
                ));
            }
            before = before.max(now);
        }
    }
    assert!(all.is_empty(), "{all:#?}");
}

#[test]
fn every_command_ends_in_time_and_in_bounded_memory() {
    every_command_ends(&records(false), &[0.2, 1.0, 3.0]);
}

#[test]
#[ignore = "minutes: every command on every record"]
fn every_command_ends_in_time_on_every_record() {
    every_command_ends(&records(true), &[0.2, 1.0, 3.0]);
}

#[test]
fn more_seconds_never_know_less() {
    more_seconds_know_more(&records(false), &[0.2, 1.0, 3.0]);
}

#[test]
#[ignore = "minutes: most for what is not known at once"]
fn more_seconds_never_know_less_on_every_record() {
    more_seconds_know_more(&records(true), &[0.2, 1.0, 3.0, 10.0, 30.0]);
}

#[test]
#[ignore = "some ten seconds, a minute where nothing is optimised"]
fn the_limit_of_memory_is_met_and_told() {
    let files = fixtures("endgames");
    let seki = files.iter().find(|file| file.ends_with("large-seki.txt"));
    let ran = run(&["endgame", "FILE"], seki.expect("a fixture"), 120.0);
    assert!(ran.output.contains("takes too much memory"), "{ran:?}");
    assert!(ran.memory.is_none_or(|memory| memory < 500), "{ran:?}");
    assert!(ran.time < Duration::from_secs(110), "{ran:?}");
}
