//! The command line in-process. What it says stands in transcripts; here is what needs code.

use std::ffi::OsString;
use std::io::Cursor;

use semeai_session::Language;
use serde_json::{Value, json};

pub(crate) struct Ran {
    pub(crate) status: u8,
    pub(crate) output: String,
    pub(crate) errors: String,
}

impl Ran {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.output)
            .unwrap_or_else(|e| panic!("{e}: {}{}", self.output, self.errors))
    }
}

fn run_bytes(arguments: &[&str], input: &[u8]) -> Ran {
    let arguments = std::iter::once("semeai-cli").chain(arguments.iter().copied());
    let (mut output, mut errors) = (Vec::new(), Vec::new());
    let status = semeai_cli::run(
        arguments.map(OsString::from),
        Language::ENGLISH,
        &mut Cursor::new(input),
        &mut output,
        &mut errors,
    );
    Ran {
        status,
        output: String::from_utf8(output).unwrap(),
        errors: String::from_utf8(errors).unwrap(),
    }
}

pub(crate) fn run(arguments: &[&str], input: &str) -> Ran {
    run_bytes(arguments, input.as_bytes())
}

/// Figure 10 of the system paper, with a wall of White's below it.
pub(crate) const FIGURE_10: &str = "@.@.@.@.@
@XXXXXXX@
@X@@@@@X@
@..@@@@.@
@B@@@@@B@
BBBBBBBBB
WWWWWWWWW
.#.#.#.##";

#[test]
fn binary_input_is_refused() {
    let ran = run_bytes(
        &["analyze", "-"],
        b"\x7fELF\x02\x01\x01\0\0\0\0\0\xff\xfe\0\0",
    );
    assert_eq!((ran.status, ran.output.as_str()), (2, ""), "{}", ran.errors);
}

#[test]
fn the_workload_has_the_expected_value_ids() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/fixtures/games-workload.txt");
    let ran = run(&["value", "--batch", path, "--json"], "");
    assert_eq!((ran.status, ran.errors.as_str()), (0, ""));
    let text = std::fs::read_to_string(path).unwrap();
    let expected = text
        .lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty());
    let mut compared = 0;
    for (line, answer) in expected.zip(ran.output.lines()) {
        let line: Vec<&str> = line.split('\t').collect();
        let answer: Value = answer.parse().unwrap();
        assert_eq!(answer["label"], json!(line[..2]));
        assert_eq!(answer["value_id"], line[3], "{}", line[1]);
        let numbers = (&answer["mean"], &answer["temperature"]);
        assert_eq!(numbers, (&json!(line[4]), &json!(line[5])), "{}", line[1]);
        compared += 1;
    }
    assert_eq!(compared, 861);
}

#[test]
fn a_thermograph_is_written_as_a_picture() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("switch.svg");
    let ran = run(&["value", "{4|0}", "--svg", path.to_str().unwrap()], "");
    assert_eq!(ran.status, 0, "{}", ran.errors);
    assert!(std::fs::read_to_string(&path).unwrap().starts_with("<svg"));
    let refused = run(&["value", "{4|0}", "--svg", "/no/such/folder/x.svg"], "");
    assert_eq!(refused.status, 2);
    assert!(
        refused.errors.contains("/no/such/folder"),
        "{}",
        refused.errors
    );
}

proptest::proptest! {
    #![proptest_config(proptest::prelude::ProptestConfig::with_cases(64))]

    /// Whatever is written as a pick, the answer is an analysis or a refusal.
    #[test]
    fn any_pick_is_taken_or_refused(pick in "[bwBW]?[A-J]?[0-9]{0,2}[/:]{0,2}[A-J]?[0-9]{0,2},?.{0,4}") {
        let ran = run(&["analyze", "-", "--pick", &pick], FIGURE_10);
        proptest::prop_assert!(ran.status == 0 || (ran.status == 2 && ran.output.is_empty()), "{}", pick);
    }
}

/// The reader of arguments speaks English; what this program refuses itself it refuses in the language that is asked for.
#[test]
fn arguments_are_refused_and_our_own_refusals_speak_both_languages() {
    let of_the_reader = [
        "solve",
        "solve x --first green",
        "solve x --first",
        "solve x --nods 3",
        "slove x",
        "render x",
        "render x -o y.svg --first black",
        "value 1 --batch x",
        "solve x --json --json",
        "solve x --json=3",
        "solve x y",
        "render x -o y.svg --tree A --line",
        "sum --nodes 1",
    ];
    let of_our_own = [
        "solve x --nodes 0",
        "solve x --nodes many",
        "solve x --move one",
        "solve x --seconds -1",
        "render x -o y.svg --size big",
        "analyze not-there.sgf",
        "solve not-there.sgf",
        "sum --file not-there",
        "value --batch not-there",
        "render not-there.sgf -o out.svg",
    ];
    let is_japanese = |said: &str| said.chars().any(|c| ('ぁ'..='ん').contains(&c));
    for line in of_the_reader.into_iter().chain(of_our_own) {
        let words: Vec<&str> = line.split(' ').collect();
        let english = run(&words, "");
        let japanese = run(&[&words[..], &["--language", "ja"]].concat(), "");
        assert_eq!((english.status, japanese.status), (2, 2), "{line}");
        for ran in [&english, &japanese] {
            assert_eq!(ran.output, "", "{line}");
            assert!(ran.errors.starts_with("semeai-cli: "), "{}", ran.errors);
            assert!(!ran.errors.contains("error: "), "{}", ran.errors);
        }
        assert!(!is_japanese(&english.errors), "{}", english.errors);
        if of_our_own.contains(&line) {
            let mut sentences = japanese.errors.lines().filter(|said| !said.is_empty());
            assert!(sentences.all(is_japanese), "{}", japanese.errors);
        }
    }
    let help = run(&["solve", "--help", "--language", "ja"], "");
    assert_eq!(help.status, 0);
    assert!(
        help.output.contains("使い方: semeai-cli solve"),
        "{}",
        help.output
    );
}
