//! The command line in-process: the analysis of a file as JSON field by field, values, and refusals.

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

const PICKS: [&str; 6] = ["--pick", ":B5,H5", "--pick", "wB5:H5", "--pick", "wH5:B5"];

#[test]
fn the_figure_comes_out_as_json_field_by_field() {
    let arguments = [&["analyze", "-", "--json"], &PICKS[..]].concat();
    let ran = run(&arguments, FIGURE_10);
    assert_eq!((ran.status, ran.errors.as_str()), (0, ""));
    let answer = ran.json();
    assert_eq!(answer["format"], "semeai-analysis");
    assert_eq!(answer["version"], 1);
    assert_eq!(answer["board"], json!({"columns": 9, "rows": 8}));
    let region = &answer["regions"][0];
    assert_eq!(region["id"], "A");
    assert_eq!(region["defender"], "black");
    assert_eq!(region["liberties"], json!(["B5", "H5"]));
    assert_eq!(region["settled"], false);
    assert_eq!(region["useful"], json!(["B5", "H5"]));
    assert_eq!(region["value"], "{6||4|0}");
    assert_eq!(region["cooled"], "4^");
    assert_eq!(region["mean"], "4");
    assert_eq!(region["temperature"], "2");
    assert_eq!(region["open"], json!([]));
    assert_eq!(answer["regions"][1]["value"], "-1");
    assert_eq!(answer["regions"][1]["settled"], true);
    assert_eq!(answer["shared"], json!([]));
    assert_eq!(answer["eyes"], json!({"black": 0, "white": 0}));
    assert_eq!(answer["threshold"], 0);
    assert_eq!(answer["sum"], "{2||0|-4}");
    assert_eq!(answer["cooled"], "^");
    assert_eq!(answer["black_first"]["adjusted"], 1);
    assert_eq!(answer["black_first"]["result"], "black");
    assert_eq!(
        answer["white_first"],
        json!({"adjusted": 0, "result": "white", "winning_moves": ["B5"]})
    );
    assert_eq!(answer["verdict"], "first");
    assert_eq!(answer["known"], "counted");
    assert!(!answer["why"].as_array().unwrap().is_empty());
    assert_eq!(answer["warnings"], json!([]));
}

#[test]
fn an_open_question_makes_the_verdict_provisional() {
    let ran = run(&["analyze", "-", "--json", "--pick", ":B5,H5"], FIGURE_10);
    let answer = ran.json();
    assert_eq!(ran.status, 0);
    assert_eq!(answer["verdict"], "open");
    assert_eq!(answer["known"], "provisional");
    assert_eq!(answer["regions"][0]["value"], Value::Null);
    let open = json!([{"moves": ["wB5"], "candidates": []}, {"moves": ["wH5"], "candidates": []}]);
    assert_eq!(answer["regions"][0]["open"], open);
}

#[test]
fn regions_expand_automatically_on_request() {
    let ran = run(&["analyze", "-", "--json", "--auto"], FIGURE_10);
    let answer = ran.json();
    assert_eq!(ran.status, 0);
    assert_eq!(answer["known"], "counted");
    assert_eq!(answer["regions"][0]["value"], "{6||4|0}");
    assert_eq!(answer["regions"][0]["open"], json!([]));
    let picked = run(
        &[&["analyze", "-", "--json"], &PICKS[..]].concat(),
        FIGURE_10,
    )
    .json();
    for field in ["verdict", "cooled", "black_first", "white_first"] {
        assert_eq!(answer[field], picked[field], "{field}");
    }
}

#[test]
fn one_start_can_be_asked_for() {
    let answer = run(&["analyze", "-", "--json", "--first", "white"], FIGURE_10).json();
    assert!(answer.get("black_first").is_none());
    assert!(answer.get("white_first").is_some());
}

#[test]
fn the_text_says_who_wins_in_both_languages() {
    let arguments = [&["analyze", "-"], &PICKS[..]].concat();
    let english = run(&arguments, FIGURE_10);
    assert!(english.output.contains("{6||4|0}"), "{}", english.output);
    assert!(english.output.contains("Black"), "{}", english.output);
    let japanese = run(&[&arguments[..], &["--language", "ja"]].concat(), FIGURE_10);
    assert!(japanese.output.contains('黒'), "{}", japanese.output);
}

#[test]
fn no_verdict_without_marks_is_no_answer() {
    let ran = run(&["analyze", "-", "--json"], "XX\nO.\n..");
    assert_eq!(ran.status, 1);
    assert_eq!(ran.json()["verdict"], "undecided");
    assert_eq!(ran.json()["warnings"].as_array().unwrap().len(), 1);
}

#[test]
fn refusals_name_the_place_and_write_nothing() {
    let cases: &[(&[&str], &str, &str)] = &[
        (&["analyze", "-"], "", "standard input"),
        (&["analyze", "-"], "..\n.?", "standard input:2:2: "),
        (&["analyze", "-"], "...\n..", "standard input:2:"),
        (&["analyze", "-"], "(;GM[1]SZ[9]AB[aa", "standard input:1:"),
        (&["analyze", "-"], "(;GM[2]SZ[8])", "standard input:1:"),
        (&["analyze", "-"], "(;GM[1]SZ[37]AB[aa])", "25"),
        (&["analyze", "-"], "(;GM[1]SZ[9]AB[aa]AW[aa])", "A9"),
        (&["analyze", "-"], "(;GM[1]SZ[9]AB[zz])", "zz"),
        (&["analyze", "-"], "XO\nO.\n..", "A3"),
        (&["analyze", "/no/such/file.sgf"], "", "/no/such/file.sgf"),
        (&["analyze", "-", "--pick", ":Z99"], FIGURE_10, "column 2"),
        (&["analyze", "-", "--pick", "wA1:B5"], FIGURE_10, "wA1"),
        (&["analyze", "-", "--pick", ":A8"], FIGURE_10, "A8"),
        (&["analyze", "-", "--first", "red"], FIGURE_10, "red"),
        (&["value", "{4|0"], "", "column 1"),
        (&["value", ""], "", "column 1"),
        (&["value", "1/3"], "", "column 1"),
        (&["value", "{4|0}", "--cool", "-1"], "", "--cool -1"),
        (&["value", "{4|0}", "--cool", "1/3"], "", "--cool 1/3"),
        (
            &["value", "{4|0}", "--compare", "foo"],
            "",
            "--compare: column 1",
        ),
        (
            &["value", "--batch", "/no/such/batch"],
            "",
            "/no/such/batch",
        ),
    ];
    for (arguments, input, message) in cases {
        let ran = run(arguments, input);
        assert_eq!(
            (ran.status, ran.output.as_str()),
            (2, ""),
            "{arguments:?} {input:?}"
        );
        assert!(
            ran.errors.contains(message),
            "{arguments:?} {input:?}: {}",
            ran.errors
        );
    }
}

#[test]
fn binary_input_is_refused() {
    let ran = run_bytes(
        &["analyze", "-"],
        b"\x7fELF\x02\x01\x01\0\0\0\0\0\xff\xfe\0\0",
    );
    assert_eq!((ran.status, ran.output.as_str()), (2, ""), "{}", ran.errors);
}

#[test]
fn a_value_has_every_field() {
    let ran = run(
        &[
            "value",
            "{4|0} + {6||4|0} - 7",
            "--cool",
            "2",
            "--compare",
            "-1",
            "--json",
        ],
        "",
    );
    assert_eq!((ran.status, ran.errors.as_str()), (0, ""));
    let sheet = ran.json();
    assert_eq!(sheet["canonical"], "{1,{3|-1}|-3}");
    assert_eq!(sheet["outcome"], "fuzzy");
    assert_eq!(
        (&sheet["mean"], &sheet["temperature"]),
        (&json!("-1"), &json!("2"))
    );
    assert_eq!(
        (&sheet["left_stop"], &sheet["right_stop"]),
        (&json!("1"), &json!("-3"))
    );
    assert_eq!((&sheet["ceil"], &sheet["floor"]), (&json!(2), &json!(-4)));
    assert_eq!(sheet["cooled"], json!({"t": "2", "canonical": "-1^*"}));
    assert_eq!(sheet["thermograph"]["mast"], "-1");
    assert_eq!(sheet["thermograph"]["left"][0], json!(["0", "1"]));
    assert_eq!(sheet["compare"]["relation"], "confused");
    assert_eq!(sheet["value_id"].as_str().unwrap().len(), 16);
    assert!(sheet["birthday"].is_number());
}

#[test]
fn a_batch_goes_on_after_a_bad_line_and_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.txt");
    std::fs::write(&path, "# comment\n{4|0}\n{4|\n\nB\tB1\t{3|1}\textra\n").unwrap();
    let path = path.to_str().unwrap();
    let ran = run(&["value", "--batch", path, "--cool", "1"], "");
    assert_eq!(ran.status, 2);
    let lines: Vec<&str> = ran.output.lines().collect();
    assert_eq!(lines.len(), 3, "{}", ran.output);
    assert!(
        lines[0].starts_with("{4|0}\t") && lines[0].ends_with("\tfuzzy\t{3|1}"),
        "{}",
        lines[0]
    );
    assert!(lines[1].starts_with("error\t"), "{}", lines[1]);
    assert!(
        lines[2].starts_with("B\tB1\t{3|1}\t") && lines[2].ends_with("\t2*"),
        "{}",
        lines[2]
    );
    assert!(ran.errors.contains(":3:"), "{}", ran.errors);
    let json = run(&["value", "--batch", path, "--json"], "");
    assert_eq!(json.output.lines().count(), 3);
    assert_eq!(
        json.output
            .lines()
            .next()
            .unwrap()
            .parse::<Value>()
            .unwrap()["canonical"],
        "{4|0}"
    );
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

/// Plus-minus typed with two signs is the switch, not a negative number; the value id is for programs, so text has none.
#[test]
fn a_switch_is_told_by_name_and_in_braces() {
    let text = run(&["value", "+-1"], "");
    assert_eq!(text.status, 0, "{}", text.errors);
    let rows: Vec<&str> = text.output.lines().take(2).collect();
    assert_eq!(rows, ["value           ±1", "in braces       {1|-1}"]);
    assert!(!text.output.contains("id"), "{}", text.output);
    let json = run(&["value", "tiny(2)", "--json"], "").json();
    assert_eq!(
        (&json["canonical"], &json["braces"]),
        (&json!("tiny(2)"), &json!("{0||0|-2}"))
    );
    let batch = run(&["value", "--batch", "-"], "+-1\n");
    assert_eq!(batch.output, "{1|-1}\t0\t1\tfuzzy\n");
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

#[test]
fn what_is_wrong_with_a_file_is_said_in_japanese_too() {
    for command in ["analyze", "solve"] {
        let ran = run(&[command, "-", "--language", "ja"], "..\n.?");
        assert_eq!((ran.status, ran.output.as_str()), (2, ""));
        assert!(ran.errors.contains("2行2文字目"), "{}", ran.errors);
        let ran = run(&[command, "no such file", "--language", "ja"], "");
        assert!(
            ran.errors.contains("ファイルがありません"),
            "{}",
            ran.errors
        );
    }
}

#[test]
fn what_is_wrong_with_an_option_is_said_in_japanese_too() {
    let picks = [
        (":B5,Z99", "--pick :B5,Z99：5文字目：この盤に「Z99」"),
        ("bB3", "4文字目：着手と点の間に「:」"),
        ("wA1:B5", "--pick：節点wA1がありません。"),
        (":A8", "--pick：A8はそこの領域の点ではありません。"),
    ];
    let picks = picks.map(|(pick, said)| (["analyze", "-", "--pick", pick], said));
    let stones = [
        ("Z9", "--essential Z9：1文字目：この盤に「Z9」"),
        ("A1,", "--essential A1,：4文字目："),
        ("A1", "標準入力: "),
    ];
    let stones = stones.map(|(stone, said)| (["solve", "-", "--essential", stone], said));
    for (arguments, said) in picks.into_iter().chain(stones) {
        let ran = run(&[&arguments[..], &["--language", "ja"]].concat(), FIGURE_10);
        assert_eq!((ran.status, ran.output.as_str()), (2, ""), "{arguments:?}");
        assert!(ran.errors.contains(said), "{}", ran.errors);
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
