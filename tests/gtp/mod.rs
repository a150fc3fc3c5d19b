//! Other programs talk to this one: `semeai-cli gtp` in-process, by bytes.

mod analysis;
mod bad_input;
mod endgames;
mod races;
mod setting_up;
mod test_files;
mod transcripts;

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use serde_json::Value;
use tempfile::TempDir;

use crate::cli::run;

/// What is answered to some lines, all of it.
///
/// # Panics
///
/// If the program does not end well.
fn talk(input: &str) -> String {
    let ran = run(&["gtp"], input);
    assert_eq!((ran.status, ran.errors.as_str()), (0, ""), "{input}");
    ran.output
}

/// The answers one by one, without the empty lines that end them.
fn answers(input: &str) -> Vec<String> {
    let said = talk(input);
    let whole = said.strip_suffix("\n\n").expect("an answer ends so");
    whole.split("\n\n").map(ToOwned::to_owned).collect()
}

/// What is answered to the last of some lines.
fn last(input: &str) -> String {
    answers(input).pop().expect("an answer")
}

/// The boards of some fixtures as files, by name, in a folder that lasts as long as the tests need it.
struct Boards(TempDir);

impl Boards {
    /// Every race that is known, and every board of an endgame.
    fn written() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        for (file, list, rows) in [
            ("trust.json", "cases", "diagram"),
            ("races.json", "cases", "diagram"),
            ("endgame-boards.json", "boards", "rows"),
        ] {
            let path = Path::new(env!("CARGO_MANIFEST_DIR"))
                .join("fixtures")
                .join(file);
            let text = std::fs::read_to_string(path).expect("a fixture");
            let all: Value = serde_json::from_str(&text).expect("JSON");
            let all = all[list]
                .as_array()
                .unwrap_or_else(|| panic!("{file}: {list}"));
            for each in all {
                let name = each["name"].as_str().expect("a name").replace(' ', "-");
                let name = name.replace([',', ':'], "");
                let rows = each[rows].as_array().expect("rows");
                let mut drawn = String::new();
                for row in rows {
                    writeln!(drawn, "{}", row.as_str().expect("a row")).expect("memory");
                }
                let path = folder.path().join(name + ".txt");
                std::fs::write(path, drawn).expect("written");
            }
        }
        Self(folder)
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }
}

/// A sample by its number, as a path.
fn sample(name: &str) -> String {
    format!(
        "{}/../assets/samples/{name}.txt",
        env!("CARGO_MANIFEST_DIR")
    )
}
