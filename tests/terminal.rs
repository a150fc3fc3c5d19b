//! What comes from files never reaches a terminal raw, and answers come in time.

use std::time::{Duration, Instant};

use proptest::prelude::*;
use serde_json::Value;

use crate::cli::run;

/// Sets the title of a terminal, colours it, fills the clipboard, and turns the direction of writing.
const EVIL: &str = "\u{1b}]2;title\u{7}\u{9b}31m\u{1b}]52;c;ZXZpbA==\u{7}\u{202e}end\u{2066}";

/// What a terminal or an eye could be led astray by.
fn hidden(text: &str) -> String {
    let is_hidden = |c: &char| {
        (c.is_control() && *c != '\n' && *c != '\t')
            || matches!(
                c,
                '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{fff9}'..='\u{fffb}'
            )
    };
    text.chars().filter(is_hidden).collect()
}

/// A race with such a text wherever a record can have one.
fn records(evil: &str) -> [String; 8] {
    let stones = "AW[ba][da]AB[ab][bb][cb][db][eb]AW[ac][bc][cc][dc][ec]AB[bd][dd][ed]";
    [
        format!("(;SZ[5:4]GN[{evil}]{stones})"),
        format!("(;SZ[5:4]AP[{evil}:1]SEMV[1]{stones}CR[aa])"),
        format!("(;SZ[5:4]{stones}AB[{evil}])"),
        format!("(;SZ[{evil}]{stones})"),
        format!("(;GM[{evil}]SZ[5:4]{stones})"),
        format!("(;SZ[5:4]{stones}{evil}[1])"),
        format!(
            "(;SZ[5:4]GN[{evil}]PB[{evil}]PW[{evil}]RE[{evil}]RU[{evil}]KM[{evil}]HA[{evil}]DT[{evil}]N[{evil}]C[{evil}]\
             LB[aa:{evil}]{stones}CR[ab][ac]SQ[ba];B[{evil}]C[{evil}])"
        ),
        format!("(;SZ[5:4]SEMV[1]SEMY[endgame:{evil}]SEMW[{evil}]GN[{evil}]{stones}SQ[ba][da])"),
    ]
}

fn assert_harmless(arguments: &[&str], input: &str) {
    let ran = run(arguments, input);
    assert_eq!(hidden(&ran.output), "", "{arguments:?}: {}", ran.output);
    assert_eq!(hidden(&ran.errors), "", "{arguments:?}: {}", ran.errors);
    if arguments.contains(&"--json") {
        for answer in serde_json::Deserializer::from_str(&ran.output).into_iter::<Value>() {
            answer.expect("JSON");
        }
    }
}

#[test]
fn a_record_cannot_speak_to_the_terminal() {
    for record in records(EVIL) {
        for command in ["analyze", "solve", "endgame"] {
            for form in [&[][..], &["--json"], &["--language", "ja"]] {
                assert_harmless(&[&[command, "-"], form].concat(), &record);
            }
        }
    }
}

/// A picture as text is looked at in a terminal, and one as SVG may be.
#[test]
fn a_picture_cannot_speak_to_the_terminal() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut pictures = 0;
    // As a record has it, so that it is read.
    let evil = EVIL.replace(']', "\\]");
    for (at, record) in records(&evil).iter().enumerate() {
        for (end, options) in [
            ("txt", &[][..]),
            ("txt", &["--line"]),
            ("txt", &["--endgame", "--counts", "--letters"]),
            ("svg", &["--regions"]),
        ] {
            let path = folder.path().join(format!("{at}.{end}"));
            let name = path.to_str().expect("a name");
            assert_harmless(&[&["render", "-", "-o", name], options].concat(), record);
            if let Ok(text) = std::fs::read_to_string(&path) {
                assert_eq!(hidden(&text), "", "{options:?}: {text}");
                pictures += 1;
                std::fs::remove_file(&path).expect("removed");
            }
        }
    }
    assert!(pictures > 8, "{pictures}");
}

#[test]
fn an_argument_cannot_speak_to_the_terminal() {
    assert_harmless(&["analyze", EVIL], "");
    assert_harmless(&["solve", "-", "--essential", EVIL], "...\n...");
    assert_harmless(&["value", EVIL], "");
    assert_harmless(&["value", "1", "--cool", EVIL], "");
    assert_harmless(&["value", "--batch", EVIL], "");
    assert_harmless(
        &["value", "--batch", "-"],
        &format!("{EVIL}\t\t{{4|0}}\n{EVIL}\n"),
    );
    assert_harmless(
        &["value", "--batch", "-", "--json"],
        &format!("{EVIL}\t\t{{4|0}}\n{EVIL}\n"),
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn no_record_can_speak_to_the_terminal(
        evil in "[\\x00-\\x1f\\x7f-\\u{9f}\\u{200e}\\u{202a}-\\u{202e}\\u{2066}-\\u{2069}a-c;]{1,12}",
        which in 0_usize..8,
        is_json: bool,
    ) {
        let form: &[&str] = if is_json { &["--json"] } else { &[] };
        assert_harmless(&[&["analyze", "-"], form].concat(), &records(&evil)[which]);
    }
}

#[test]
fn values_are_told_in_japanese_too() {
    let told = run(
        &[
            "value",
            "{4|0}",
            "--cool",
            "1",
            "--compare",
            "*",
            "--language",
            "ja",
        ],
        "",
    );
    assert_eq!((told.status, told.errors.as_str()), (0, ""));
    for part in ["温度", "1度冷却", "先手の勝ち", "マスト"] {
        assert!(told.output.contains(part), "{part} in {}", told.output);
    }
    for (arguments, said) in [
        (
            &["value", "{4|0"][..],
            "式：1文字目：「{」が閉じられていません。",
        ),
        (
            &["value", "1", "--compare", "foo"],
            "--compare: 1文字目：「foo」という名前はまだありません",
        ),
        (
            &["value", "1", "--cool", "-1"],
            "--cool -1: 負の温度では冷却できません。",
        ),
        (
            &["value", "--batch", "/no/such/batch"],
            "ファイルがありません",
        ),
    ] {
        let ran = run(&[arguments, &["--language", "ja"]].concat(), "");
        assert_eq!((ran.status, ran.output.as_str()), (2, ""), "{arguments:?}");
        assert!(ran.errors.contains(said), "{}", ran.errors);
    }
    let batch = run(
        &["value", "--batch", "-", "--language", "ja"],
        "1\na\tb\t{4|\n",
    );
    assert!(
        batch.errors.contains("標準入力、2行5文字目："),
        "{}",
        batch.errors
    );
}

#[test]
fn a_batch_reads_on_behind_what_is_no_text() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.txt");
    std::fs::write(&path, b"1\n\xff\xfe\n2\n").expect("written");
    let path = path.to_str().expect("a name");
    let ran = run(&["value", "--batch", path], "");
    let starts: Vec<&str> = ran
        .output
        .lines()
        .filter_map(|line| line.split('\t').next())
        .collect();
    assert_eq!((ran.status, starts), (2, vec!["1", "error", "2"]));
    assert!(
        ran.errors.contains(":2:1: this is not a text file"),
        "{}",
        ran.errors
    );
    let long = run(
        &["value", "--batch", "-"],
        &format!("1\n{}\n2\n", "+".repeat(2 << 20)),
    );
    assert_eq!(long.output.lines().count(), 3);
    assert!(
        long.errors
            .contains("standard input:2: the line is too long"),
        "{}",
        long.errors
    );
}

#[test]
fn every_command_answers_in_the_time_it_is_given() {
    // Too much for any time: a sum of many games with different numbers, and a board without an edge.
    let terms: Vec<String> = (1..40)
        .map(|n| format!("{{{}||{n}|-{n}}}", n * n * n + 7))
        .collect();
    let sum = terms.join("+");
    let mut rows = vec![".".repeat(19); 19];
    rows[8].replace_range(8..11, "XXO");
    rows[9].replace_range(8..11, "OOX");
    let board = rows.join("\n");
    let cases: [(&[&str], &str); 4] = [
        (&["value", &sum, "--seconds", "0.2"], ""),
        (&["value", "--batch", "-", "--seconds", "0.2"], &sum),
        (
            &["solve", "-", "--seconds", "0.2", "--essential", "J11,J10"],
            &board,
        ),
        (&["analyze", "-", "--seconds", "0.2", "--auto"], &board),
    ];
    for (arguments, input) in cases {
        let started = Instant::now();
        let ran = run(arguments, input);
        // Much more than it takes: the machine may be busy.
        assert!(
            started.elapsed() < Duration::from_secs(10),
            "{:?}",
            &arguments[..1]
        );
        assert!(ran.status <= 1, "{:?}: {}", &arguments[..1], ran.errors);
    }
    let told = run(&["value", &sum, "--seconds", "0.2"], "");
    assert_eq!(told.status, 1);
    assert!(told.errors.contains("no time is left"), "{}", told.errors);
    for wrong in ["0", "-1", "soon"] {
        let refused = run(&["value", "1", "--seconds", wrong], "");
        assert_eq!(
            (refused.status, refused.output.as_str()),
            (2, ""),
            "{wrong}"
        );
    }
}
