//! The kept corpus of the fuzz targets in `fuzz/`: every file of it, cut and spoilt in many places, keeps the laws.

mod laws;

use std::path::{Path, PathBuf};

use crate::random::Random;
use laws::LAWS;

/// The files that the fuzzing of a target begins with, by name.
fn corpus(target: &str) -> Vec<PathBuf> {
    let own = format!("../fuzz/corpus/{target}");
    let more = match target {
        "sgf" => "fixtures/records",
        "diagram" | "lesson" => "../assets/samples",
        _ => &own,
    };
    let files = |folder: &str| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
        let files = std::fs::read_dir(folder).expect("a folder");
        files.map(|file| file.expect("a file").path())
    };
    let mut files: Vec<PathBuf> = files(&own).chain(files(more)).collect();
    files.sort();
    files.dedup();
    files
}

#[test]
fn every_kept_file_keeps_the_laws() {
    for (target, law) in LAWS {
        let files = corpus(target);
        assert!(files.len() >= 10, "{target}: {} files", files.len());
        for file in files {
            let bytes = std::fs::read(&file).expect("a file of the corpus");
            // A panic names no file.
            println!("{}", file.display());
            law(&bytes);
        }
    }
}

#[test]
fn spoilt_files_keep_the_laws() {
    spoil(3, 0);
}

#[test]
#[ignore = "minutes: the same a hundred times as often"]
fn files_spoilt_in_many_ways_keep_the_laws() {
    spoil(300, 1);
}

/// Tries every file of the corpus in so many spoilt ways.
fn spoil(ways: usize, seed: u64) {
    let mut random = Random::new(seed);
    for (target, law) in LAWS {
        for file in corpus(target) {
            let bytes = std::fs::read(&file).expect("a file of the corpus");
            println!("{}", file.display());
            for _ in 0..ways {
                law(&spoilt(&bytes, &mut random));
            }
        }
    }
}

/// The same bytes with some lost, doubled or changed.
fn spoilt(bytes: &[u8], random: &mut Random) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for _ in 0..random.between(1, 3) {
        if bytes.is_empty() {
            break;
        }
        let at = random.below(bytes.len());
        let end = random.between(at, bytes.len().min(at + 6));
        match random.below(4) {
            0 => bytes.truncate(at),
            1 => drop(bytes.drain(at..end)),
            2 => {
                let again = bytes[at..end].to_vec();
                bytes.splice(at..at, again);
            }
            _ => bytes[at] = random.pick(b"()[]{}|:;\\\n \0\xffaB9^*"),
        }
    }
    bytes
}
