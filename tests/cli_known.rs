//! How the scores of an endgame are known is told in the text wherever it is in the JSON, and the same.

use serde_json::Value;

use crate::cli::run;
use crate::support::fixture;

/// A `known` of the JSON with the lines of the text that say the same in both languages, and what a line of a game ends with.
struct Said {
    known: &'static str,
    lines: [&'static [&'static str]; 2],
    ends: &'static [&'static str],
}

const SAID: [Said; 5] = [
    Said {
        known: "regions",
        lines: [
            &["Exact.", "Exact, given the assumptions."],
            &["正確。", "仮定のもとで正確。"],
        ],
        ends: &["(given the assumptions)"],
    },
    Said {
        known: "by-hand",
        lines: [&["Chosen points only."], &["選んだ点だけ。"]],
        ends: &["(chosen points only)"],
    },
    Said {
        known: "searched",
        lines: [&["Proved on the board."], &["盤上で証明。"]],
        ends: &["(proved)"],
    },
    Said {
        known: "counted",
        lines: [&["Counted as it stands."], &["このまま計算。"]],
        ends: &["(counted as it stands)"],
    },
    Said {
        known: "bounded",
        lines: [&["A ko decides."], &["コウしだい。"]],
        ends: &["(a ko decides)"],
    },
];

/// Every endgame among the samples, with a ko, and boards of the fixtures.
fn boards() -> Vec<String> {
    let samples = [
        include_str!("../assets/samples/15-corridors.txt"),
        include_str!("../assets/samples/19-sente-first.txt"),
        include_str!("../assets/samples/21-the-last-move.txt"),
        include_str!("../assets/samples/22-snapback.txt"),
        include_str!("../assets/samples/23-dame.txt"),
        include_str!("../assets/samples/24-half-point-ko.txt"),
    ];
    let cases = fixture("endgame-boards.json");
    let cases = cases["boards"].as_array().expect("boards").iter().take(4);
    let rows = |case: &Value| {
        let rows = crate::support::strings(&case["rows"]);
        rows.join("\n")
    };
    let samples = samples.into_iter().map(str::to_owned);
    samples.chain(cases.map(rows)).collect()
}

/// Whether a text says this `known`, and no other.
fn is_told(text: &str, known: &str, language: usize) -> bool {
    SAID.iter().all(|said| {
        let mut lines = text.lines();
        let is_said = lines.any(|line| said.lines[language].contains(&line));
        is_said == (said.known == known)
    })
}

#[test]
fn how_scores_are_known_is_in_the_text_wherever_it_is_in_the_json() {
    let mut seen = Vec::new();
    for board in boards() {
        for options in [
            &[][..],
            &["--prove", "--nodes", "5000"],
            &["--only", "A1-B2"],
            &["--narrow"],
            &["--scoring", "area"],
        ] {
            let with = |more: &[&'static str]| -> Vec<&str> {
                let base = ["endgame", "-"];
                base.iter().chain(options).chain(more).copied().collect()
            };
            let answer = run(&with(&["--json"]), &board).json();
            let known = answer["known"].as_str().expect("a word").to_owned();
            for (language, name) in ["en", "ja"].into_iter().enumerate() {
                let text = run(&with(&["--language", name]), &board).output;
                assert!(
                    is_told(&text, &known, language),
                    "{known}, {options:?}\n{board}\n{text}"
                );
            }
            seen.push(known);
        }
    }
    for known in ["regions", "by-hand", "searched", "bounded"] {
        assert!(seen.iter().any(|it| it == known), "none is {known}");
    }
}

/// Black and White divide the board, with a ko at the border; Black fills, White passes, and so on to the end.
const GAME: &str = "(;GM[1]SZ[5]KM[0.5]AB[ba][ab][bb][bc][bd][ac][ae][be]AW[da][db][eb][dc][dd][ed][de]\
                    ;B[ca];W[cb];B[cc];W[cd];B[ce];W[];B[])";

#[test]
fn every_line_of_a_game_says_how_it_is_known_and_both_ends_of_what_hangs_on_a_ko() {
    for options in [&[][..], &["--safe", "B3,D3"], &["--only", "C1-C5"]] {
        let with = |more: &[&'static str]| -> Vec<&str> {
            let base = ["endgame", "-", "--from", "1"];
            base.iter().chain(options).chain(more).copied().collect()
        };
        let lines = run(&with(&["--json"]), GAME).output;
        let lines: Vec<Value> = lines
            .lines()
            .map(|line| serde_json::from_str(line).expect("JSON"))
            .collect();
        let text = run(&with(&[]), GAME).output;
        assert_eq!(lines.len(), text.lines().count(), "{text}");
        for (line, told) in lines.iter().zip(text.lines()) {
            let known = line["known"].as_str().expect("a word");
            for said in &SAID {
                let is_said = said.ends.iter().any(|end| told.ends_with(end));
                let is_exact = known == "regions" && !is_said;
                assert!(
                    is_exact || is_said == (said.known == known),
                    "{known}: {told}"
                );
            }
            let score = &line["black_first"];
            assert_eq!(score.is_null(), known == "undecided", "{line}");
            assert_eq!(line["ko"].is_null(), known != "bounded", "{line}");
            for key in ["score", "low", "high"] {
                assert!(known == "undecided" || score.get(key).is_some(), "{line}");
            }
        }
    }
}
