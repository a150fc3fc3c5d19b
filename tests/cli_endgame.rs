//! `semeai-cli endgame` in-process: text, JSON, proofs, refusals.

use serde_json::{Value, json};

use crate::cli::run;

/// Territory, a sente and corridors on 6x6.
const BOARD: &str = "..####\n@@...#\n@@@###\n@@##.#\n@@@..#\n@..#.#\n";
/// A sente of White's and a gote, with territory of both sides.
const LAST_MOVE: &str = include_str!("../assets/samples/21-the-last-move.txt");
/// A ko worth half a point, alone on the board.
const HALF_POINT_KO: &str = include_str!("../assets/samples/24-half-point-ko.txt");
/// A ko that matters on 6x5.
const KO: &str = "######\n####.#\n###..#\n.@##@@\nO.@.X.\n";

/// Both have passed, and three dozen blocks are to be judged.
const LATE: &str = include_str!("fixtures/endgames/late.sgf");
/// Nothing is left but what could happen in a large room, which takes long to be looked at.
const SETTLED: &str = include_str!("fixtures/endgames/settled.txt");
/// A ko worth a third, and a gote of which one move has been played, so that it is worth a half.
const KO_AND_GOTE: &str = include_str!("fixtures/endgames/ko-and-gote.txt");

#[test]
fn a_finished_board_is_counted_whatever_the_time_or_time_is_what_it_lacks() {
    for seconds in ["0.05", "0.5", "2", "5"] {
        let arguments = ["endgame", "-", "--komi", "6.5", "--seconds", seconds];
        let told = run(&arguments, SETTLED).output;
        let is_told = told.contains("Black to play: White wins by 7½.")
            && told.contains("White to play: White wins by 7½.");
        assert!(
            is_told || told.contains("Ran out of time"),
            "{seconds}: {told}"
        );
        assert!(is_told || seconds != "5", "{seconds}: {told}");
        assert!(!told.contains("their sum"), "{seconds}: {told}");
    }
}

#[test]
fn time_that_is_over_is_named_and_an_open_board_has_no_points() {
    let arguments = ["endgame", "-", "--json", "--narrow", "--seconds", "0.1"];
    let ran = run(&arguments, LATE);
    assert_eq!(ran.status, 0, "{}", ran.errors);
    let answer = ran.json();
    let open = answer["finished"]["open"].as_array().expect("blocks");
    assert!(!open.is_empty());
    let finished = &answer["finished"];
    assert_eq!([&finished["points"], &finished["score"]], [&Value::Null; 2]);
    let (low, high) = (&finished["low"], &finished["high"]);
    assert!(
        low.is_string() && high.is_string() && low != high,
        "{finished}"
    );
    assert_eq!(answer["known"], "as-it-looks");
    let why = answer["why"].to_string();
    assert!(why.contains("Ran out of time"), "{why}");
}

/// Finished games of two programs, and how they ended.
const GAMES: [(&str, &str); 3] = [
    (
        include_str!("fixtures/finished/six-dead-blocks.sgf"),
        "-79/2",
    ),
    (include_str!("fixtures/finished/one-dead-block.sgf"), "19/2"),
    (include_str!("fixtures/finished/cut-off-middle.sgf"), "37/2"),
];

#[test]
fn a_finished_game_has_its_score_if_its_stones_are_what_they_look_like() {
    for (game, score) in GAMES {
        let answer = run(&["endgame", "-", "--json", "--seconds", "2"], game).json();
        let told = match &answer["known"] {
            known if known == "as-it-looks" => &answer["finished"]["as_it_looks"]["score"],
            _ => &answer["black_first"]["score"],
        };
        assert_eq!(told, score, "{}", answer["known"]);
        // What hangs on how stones look is no score.
        let is_score = answer["known"] != "as-it-looks";
        assert_eq!(answer["black_first"]["score"].is_string(), is_score);
    }
}

#[test]
fn who_says_which_stones_are_dead_or_alive_has_them_counted_so() {
    let (game, _) = GAMES[0];
    let score = |more: &[&str]| {
        let arguments = [&["endgame", "-", "--json", "--seconds", "2"], more].concat();
        let answer = run(&arguments, game).json();
        let start = &answer["black_first"];
        let ends = [&start["if_as_it_looks"][0], &start["score"]];
        let told = ends.into_iter().find_map(Value::as_str);
        (
            told.expect("a score").to_owned(),
            answer["finished"]["dead"].clone(),
        )
    };
    // Black's corner of 17 stones and 7 points dies too: 48 points.
    let (told, dead) = score(&["--dead", "F6"]);
    assert_eq!(told, "-175/2");
    assert!(dead["black"].to_string().contains("E9"), "{dead}");
    // The stones at E3 live in White's area, which is nobody's then.
    let (told, _) = score(&["--safe", "E3,F3,B3"]);
    assert!(told.parse::<f64>().is_err() && told != "-79/2", "{told}");
    for (point, said) in [
        ("A1", "--dead A1: column 1: no stone stands at 'A1'"),
        ("E3,Z9", "--dead E3,Z9: column 4:"),
        ("", "--dead"),
    ] {
        let ran = run(&["endgame", "-", "--dead", point], game);
        assert_eq!(ran.status, 2, "{}", ran.output);
        assert!(ran.errors.contains(said), "{}", ran.errors);
    }
    // Nobody has anything then but prisoners.
    let everything = "C9,D9,E9,A6,B6,D6,J6,H4,B3,D3,E3,H3,C2,G2,H2,B1,D1,G3,H8,J7,B7,E8";
    let (told, _) = score(&["--dead", everything]);
    assert!(!told.is_empty());
}

#[test]
fn of_several_proved_moves_the_one_that_is_worth_most_is_named() {
    let board = KO_AND_GOTE.replace("@##...@@", "@##..O@@");
    let told = run(&["endgame", "-"], &board).output;
    assert!(told.contains("Proved on the board."), "{told}");
    assert!(told.contains("Black begins at E8, White at E8."), "{told}");
    let told = run(&["endgame", "-"], KO_AND_GOTE).output;
    assert!(told.contains("Black begins at F8, White at F8."), "{told}");
}

/// Where a side has no stone, or hardly one, nobody says whose the board is.
#[test]
fn a_board_with_one_stone_has_no_score() {
    let row = ".........\n";
    for rows in [
        format!("{}....X....\n{}", row.repeat(4), row.repeat(4)),
        format!("{}....O....\n{}", row.repeat(4), row.repeat(4)),
        format!("{}..X......\n{}", row.repeat(2), row.repeat(6)),
        format!("{}..X.X.X..\n{}X........\n", row.repeat(2), row.repeat(5)),
    ] {
        for marked in [rows.replace('X', "#").replace('O', "@"), rows.clone()] {
            let ran = run(&["endgame", "-", "--narrow"], &marked);
            assert_eq!(ran.status, 1, "{marked}{}", ran.output);
            assert!(!ran.output.contains("wins by"), "{marked}{}", ran.output);
        }
    }
}

/// Four stones that are taken as safe for their liberties, on an empty board: nobody says that White could not live anywhere.
#[test]
fn a_room_that_is_too_large_to_be_searched_is_nobodys() {
    let ran = run(&["endgame", "-"], "(;GM[1]SZ[19]AB[hj][ij][jj][kj])");
    assert_eq!(ran.status, 1, "{}", ran.output);
    for line in [
        "Assumed, not proved: stones with many liberties are never captured (Black H10).",
        "Too much is open in region I: 357 points.",
    ] {
        assert!(ran.output.contains(line), "{line}: {}", ran.output);
    }
}

#[test]
fn an_endgame_is_told_with_scores_the_biggest_move_and_the_list() {
    let ran = run(&["endgame", "-", "--komi", "0.5"], BOARD);
    assert_eq!(ran.status, 0, "{}", ran.errors);
    for line in [
        "Black to play: Black wins by 2½.",
        "White to play: Black wins by 1½.",
    ] {
        assert!(
            ran.output.lines().any(|told| told == line),
            "{}",
            ran.output
        );
    }
    assert!(
        ran.output
            .contains("Count 2¼; chilled 9/4^; territory 3 / 2; area 6 / 4"),
        "{}",
        ran.output
    );
    let ran = run(&["endgame", "-", "--language", "ja"], BOARD);
    assert_eq!(ran.status, 0, "{}", ran.errors);
    assert!(
        ran.output
            .starts_with("黒先：黒の3目勝ち。\n白先：黒の2目勝ち。\n"),
        "{}",
        ran.output
    );
}

#[test]
fn the_json_has_every_field() {
    let ran = run(&["endgame", "-", "--json"], BOARD);
    assert_eq!(ran.status, 0, "{}", ran.errors);
    let answer = ran.json();
    assert_eq!(
        (&answer["format"], &answer["version"]),
        (&json!("semeai-endgame"), &json!(1))
    );
    assert_eq!(
        answer["territory_score"],
        json!({"black_first": 3, "white_first": 2})
    );
    assert_eq!(
        answer["area_score"],
        json!({"black_first": 6, "white_first": 4})
    );
    assert_eq!(
        answer["sum"],
        json!({"mean": "9/4", "temperature": "1", "chilled": "9/4^"})
    );
    let regions = answer["regions"].as_array().unwrap();
    let sente = regions
        .iter()
        .find(|region| region["kind"] == "white-sente")
        .unwrap();
    assert_eq!(sente["value"], "{3||2|0}");
    assert_eq!(
        (&sente["worth"], &sente["swing"]),
        (&json!("1"), &json!("1"))
    );
    assert_eq!(sente["black"]["best"], json!(["D2"]));
    assert_eq!(sente["white"]["follow_up"], "1");
    let black = &answer["black_first"];
    assert_eq!(
        (&black["score"], &black["result"]),
        (&json!("3"), &json!("black"))
    );
    assert_eq!(black["losses"]["B1"], 2);
    assert_eq!(
        (&answer["known"], &answer["proof"]),
        (&json!("regions"), &Value::Null)
    );
    assert_eq!(answer["strategies"][0]["name"], "hotstrat");
}

#[test]
fn a_board_that_is_too_large_for_a_proof_is_told_as_that() {
    let board = format!("{}\n", ["........."; 8].join("\n")) + "####@@@@@";
    let ran = run(&["endgame", "-", "--prove"], &board);
    assert_eq!(ran.status, 1, "{}", ran.errors);
    let said = "The whole board is too large to be tried to the end.";
    assert!(ran.output.contains(said), "{}", ran.output);
    assert!(!ran.output.contains("did not come"), "{}", ran.output);
    let ran = run(&["endgame", "-", "--prove", "--language", "ja"], &board);
    let said = "盤全体は広すぎて最後まで調べられません。";
    assert!(ran.output.contains(said), "{}", ran.output);
}

#[test]
fn a_ko_leaves_a_range_that_a_proof_closes() {
    // Within so few positions the whole board is not tried beside the regions.
    let ran = run(&["endgame", "-", "--json", "--nodes", "100"], KO);
    let answer = ran.json();
    assert_eq!((ran.status, &answer["known"]), (1, &json!("bounded")));
    assert_eq!(answer["ko"]["no_threats"], json!([0, -1]));
    let white = &answer["white_first"];
    assert_eq!(
        (&white["low"], &white["high"], &white["score"]),
        (&json!("-2"), &json!("-1"), &Value::Null)
    );
    let ran = run(&["endgame", "-", "--json", "--prove"], KO);
    let answer = ran.json();
    assert_eq!((ran.status, &answer["known"]), (0, &json!("searched")));
    assert_eq!(
        answer["territory_score"],
        json!({"black_first": 0, "white_first": -2})
    );
    assert_eq!(
        answer["area_score"],
        json!({"black_first": 14, "white_first": 10})
    );
    let losses = &answer["white_first"]["losses"];
    assert_eq!(
        (&losses["D1"], &losses["B1"], &losses["A2"]),
        (&json!(0), &json!(2), &json!(1))
    );
}

#[test]
fn what_leaves_out_a_ko_says_so_beside_its_proof() {
    let arguments = ["endgame", "-", "--prove", "--language"];
    let told = |language| {
        let ran = run(&[&arguments[..], &[language]].concat(), HALF_POINT_KO);
        assert_eq!(ran.status, 0, "{}", ran.errors);
        ran.output
    };
    let english = told("en");
    for line in [
        "Black to play: Black wins by 1.",
        "White to play: a draw.",
        "With the ko, the two starts differ by 1. Black begins at D4, White at D4.",
        "Count 1/3; territory 1 / 0; area 8 / 4 (Black to play / White to play).",
        "I    count 1/3, worth 1/3, swing 1, gote in 3 moves; Black D4, White D4; ko; without threats {2|0}, Black wins kos {2|0}, White wins kos -1; C4 D4",
        "Rules for choosing a move are not played out where a ko matters.",
    ] {
        assert!(english.lines().any(|told| told == line), "{english}");
    }
    assert!(!english.contains("Assumes no ko threats"), "{english}");
    assert!(!english.contains("hotstrat"), "{english}");
    assert!(told("ja").contains("規則による打ち方は調べません。"));
    let answer = run(&["endgame", "-", "--prove", "--json"], HALF_POINT_KO).json();
    assert_eq!(answer["black_first"]["score"], "1");
    assert_eq!(answer["strategies"], json!([]));
    let region = &answer["regions"][0];
    assert_eq!(
        (&region["count"], &region["worth"]),
        (&json!("1/3"), &json!("1/3"))
    );
    assert_eq!(region["value"], json!(null));
    // Where several regions are open, half of the difference is no move's worth.
    let several = run(&["endgame", "-", "--prove", "--language", "en"], KO);
    let line = "With the ko, the two starts differ by 2. Black begins at D1, White at D1.";
    assert!(
        several.output.lines().any(|told| told == line),
        "{}",
        several.output
    );
    // Without a ko nothing is left out.
    let plain = run(&["endgame", "-", "--prove", "--json"], BOARD).json();
    assert_eq!(plain["strategies"].as_array().unwrap().len(), 4);
}

/// A usual end of a game on 9x9: a wall of each colour, open to each other on the first line, and a dead stone behind one of them.
const WALLS: &str = "\
.........
..##@....
..##@....
..##@....
.O##@....
..##@....
..##@....
..##@....
..##@....";

/// The same with more room behind the wall: it is not proved that the stone there dies.
const WIDE_WALLS: &str = "\
.........
...#@....
...#@....
...#@....
.O.#@....
...#@....
...#@....
...#@....
...#@....";

/// Black has 24 points and a prisoner, White 32.
#[test]
fn where_a_group_behind_the_border_may_live_the_score_hangs_on_it() {
    let ran = run(&["endgame", "-", "--narrow"], WIDE_WALLS);
    assert_eq!(ran.status, 0, "{}", ran.output);
    let said = "If the border holds and B5 is dead, Black to play: White wins by 7.";
    assert!(ran.output.contains(said), "{}", ran.output);
    assert_eq!(run(&["endgame", "-"], WIDE_WALLS).output, ran.output);
    let japanese = run(&["endgame", "-", "--language", "ja"], WIDE_WALLS);
    let said = "境界が破れず、B5が死んでいれば、黒先：白の7目勝ち。";
    assert!(japanese.output.contains(said), "{}", japanese.output);
    let answer = run(&["endgame", "-", "--narrow", "--json"], WIDE_WALLS).json();
    assert_eq!(answer["known"], "along-border");
    assert_eq!(answer["black_first"]["score"], json!(null));
    assert_eq!(
        answer["black_first"]["if_border_holds"],
        json!(["-7", "-7"])
    );
    assert_eq!(answer["dead"], json!({"black": [], "white": []}));
    assert_eq!(answer["looks_dead"], json!({"black": [], "white": ["B5"]}));
}

/// Below the first line Black has 16 points and a prisoner, White 32. With the hane Black has two points more on that line and White
/// three, if White plays it two and four.
#[test]
fn regions_that_are_too_large_are_narrowed_to_where_the_sides_meet() {
    let run = |arguments: &[&str], board: &str| {
        run(
            &[arguments, &["--nodes", "300000", "--seconds", "300"]].concat(),
            board,
        )
    };
    let ran = run(&["endgame", "-", "--narrow"], WALLS);
    assert_eq!(ran.status, 0, "{}", ran.output);
    let unasked = run(&["endgame", "-"], WALLS);
    assert_eq!(unasked.output, ran.output, "nothing else gives an answer");
    for line in [
        "Dead, proved: White B5.",
        "If the border holds, Black to play: White wins by 15.",
        "If the border holds, White to play: White wins by 17.",
        "is assumed to stay as it is",
        "Rules for choosing a move are not played out where the border is not proved.",
    ] {
        assert!(ran.output.contains(line), "{line}: {}", ran.output);
    }
    let answer = run(&["endgame", "-", "--narrow", "--json"], WALLS).json();
    assert_eq!(answer["known"], "along-border");
    assert_eq!(answer["black_first"]["score"], json!(null));
    assert_eq!(
        answer["black_first"]["if_border_holds"],
        json!(["-15", "-15"])
    );
    assert_eq!(answer["territory_score"], json!(null));
    assert_eq!(answer["strategies"], json!([]));
    assert_eq!(answer["dead"], json!({"black": [], "white": ["B5"]}));
    assert_eq!(answer["regions"][0]["value"], "{0|-2}");
}

#[test]
fn points_that_are_named_are_answered_by_hand() {
    // The sente alone; what lies round it stays as it stands.
    let ran = run(&["endgame", "-", "--json", "--only", "C5-E5"], BOARD);
    assert_eq!(ran.status, 0, "{}", ran.errors);
    let answer = ran.json();
    assert_eq!(answer["known"], "by-hand");
    let regions = answer["regions"].as_array().unwrap();
    let marked = regions.iter().filter(|region| region["by_hand"] == true);
    let marked: Vec<&Value> = marked.collect();
    assert_eq!(marked.len(), 1);
    assert_eq!(marked[0]["points"], json!(["C5", "D5", "E5"]));
    let ran = run(
        &["endgame", "-", "--only", "C5,D5,E5", "--language", "en"],
        BOARD,
    );
    assert!(
        ran.output.contains("Only the chosen points of region"),
        "{}",
        ran.output
    );
    let ran = run(&["endgame", "-", "--only", "C5-Z9"], BOARD);
    assert_eq!(ran.status, 2);
    assert!(
        ran.errors.contains("column 1: no point 'C5-Z9'"),
        "{}",
        ran.errors
    );
}

#[test]
fn a_board_is_a_sum_that_the_other_command_reads() {
    let answer = run(&["endgame", "-", "--json"], BOARD).json();
    let trees = answer["trees"].as_str().unwrap();
    let sum = run(&["sum", trees, "--json"], "").json();
    assert_eq!(sum["black_first"]["score"], 3);
    assert_eq!(sum["white_first"]["score"], 2);
    let names = answer["strategies"].as_array().unwrap().iter();
    let names: Vec<&Value> = names.map(|strategy| &strategy["name"]).collect();
    assert_eq!(names, ["hotstrat", "sentestrat", "thermostrat", "greedy"]);
}

#[test]
fn what_cannot_be_asked_is_refused_in_both_languages() {
    for (arguments, english, japanese) in [
        (
            &["--safe", "C5"][..],
            "column 1: no stone stands at 'C5'",
            "石はありません",
        ),
        (
            &["--safe", "Z9"],
            "no point 'Z9' on this board",
            "という点はありません",
        ),
        (
            &["--komi", "6.3"],
            "expected a number of half points",
            "半目単位",
        ),
        (
            &["--prisoners", "3,-1"],
            "expected two numbers of prisoners",
            "アゲハマの数を二つ",
        ),
        (
            &["--prisoners", "-1,2"],
            "expected two numbers of prisoners",
            "アゲハマの数を二つ",
        ),
        (
            &["--safe", ""],
            "column 1: expected at least one point",
            "点が一つ以上必要",
        ),
        (&["--nodes", "0"], "at least 1 position", "1局面以上"),
        (
            &["--from", "1"],
            "there is no game with moves",
            "着手がありません",
        ),
    ] {
        for (language, said) in [("en", english), ("ja", japanese)] {
            let mut all = vec!["endgame", "-", "--language", language];
            all.extend(arguments);
            let ran = run(&all, BOARD);
            assert_eq!(ran.status, 2, "{arguments:?}: {}", ran.output);
            assert!(ran.errors.contains(said), "{arguments:?}: {}", ran.errors);
            assert!(ran.output.is_empty());
        }
    }
}

#[test]
fn where_too_little_stands_it_is_said_and_only_a_board_without_stones_is_refused() {
    let boards = [
        (
            ".........\n.........\n..X......\n.........\n.........\n......O..\n.........\n.........\n.........\n",
            1,
            "",
        ),
        ("......\n......\n......\n", 2, "no stone is on the board"),
    ];
    for (board, status, refusal) in boards {
        let ran = run(&["endgame", "-"], board);
        assert_eq!(ran.status, status, "{}", ran.output);
        assert!(ran.errors.contains(refusal), "{}", ran.errors);
        assert_eq!(ran.output.is_empty(), status == 2);
    }
    let said = run(&["endgame", "-", "--language", "ja"], boards[0].0).output;
    assert!(said.contains("まだ判断できません"), "{said}");
    let refused = run(&["endgame", "-", "--language", "ja"], boards[1].0).errors;
    assert!(refused.contains("盤上に石がない"), "{refused}");
}

/// Two walls with two eyes each, a dead stone of White's in one of the eyes, and a dame between.
const FINISHED: &str = "(;GM[1]SZ[7]KM[0.5]AB[ba][bb][bc][bd][be][bf][bg][ad][ca][cb][cc][cd][ce][cf][cg]AW[ab][ea][eb][ec][ed]\
                        [ee][ef][eg][fa][fb][fc][fd][fe][ff][fg][gd][da][db][dc][de][df][dg])";

#[test]
fn a_finished_board_is_counted_without_options() {
    let ran = run(&["endgame", "-"], FINISHED);
    assert_eq!(ran.status, 0, "{}{}", ran.output, ran.errors);
    let sentence = "Counted as it stands: Black 7 (territory 6, prisoners 1), White 6½ (territory 6, prisoners 0, komi ½): Black wins by \
                    ½; dead: White A6; dame: D4.";
    assert!(ran.output.contains(sentence), "{}", ran.output);
    let answer = run(&["endgame", "-", "--json"], FINISHED).json();
    let finished = &answer["finished"];
    assert_eq!(
        (
            &finished["both_passed"],
            &finished["score"],
            &finished["dame"]
        ),
        (&json!(false), &json!("1/2"), &json!(["D4"]))
    );
    assert_eq!(finished["dead"]["white"], json!(["A6"]));
    assert_eq!(answer["black_first"]["score"], finished["score"]);
    let japanese = run(&["endgame", "-", "--language", "ja"], FINISHED).output;
    let said = "このまま計算：黒7目（地6、アゲハマ1）、白6目半（地6、アゲハマ0、コミ半目）で黒の半目勝ち、死に石：白A6、ダメ：D4。";
    assert!(japanese.contains(said), "{japanese}");
}

#[test]
fn what_was_found_is_written_as_a_file_that_comes_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("out.sgf");
    let name = path.to_str().expect("a name");
    let ran = run(&["endgame", "-", "--komi", "6.5", "--sgf", name], LAST_MOVE);
    assert_eq!(ran.status, 0, "{}", ran.errors);
    let text = std::fs::read_to_string(&path).expect("written");
    for part in [
        "SEMY[endgame:territory]",
        "KM[6.5]",
        "\nSQ[",
        "\nTB[",
        "\nLB[",
        "(;B[",
        "(;W[",
        "Black to play: ",
    ] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
    let again = run(&["endgame", name], "");
    let first = run(&["endgame", "-", "--komi", "6.5"], LAST_MOVE);
    let scores = |output: &str| {
        output
            .lines()
            .take(2)
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    assert_eq!(
        scores(&again.output),
        scores(&first.output),
        "{}",
        again.output
    );
    let refused = run(
        &["endgame", "-", "--sgf", "/no/such/folder/out.sgf"],
        LAST_MOVE,
    );
    assert_eq!(refused.status, 2);
    assert!(
        refused.errors.contains("cannot be written"),
        "{}",
        refused.errors
    );
}

#[test]
fn a_game_is_answered_move_by_move() {
    let game = "(;GM[1]SZ[5]AB[aa][ba][ab][bb][ac][bc][ad][bd][ae][be]AW[da][ea][db][eb][dc][ec][dd][ed][de][ee];B[ca];W[cb];B[cc])";
    // What other programs read is the same in every language.
    for language in ["en", "ja"] {
        let arguments = [
            "endgame",
            "-",
            "--from",
            "1",
            "--json",
            "--language",
            language,
        ];
        let ran = run(&arguments, game);
        assert!(ran.status <= 1, "{}", ran.errors);
        let lines: Vec<Value> = ran
            .output
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect();
        let told =
            |name: &str| -> Vec<Value> { lines.iter().map(|line| line[name].clone()).collect() };
        assert_eq!(told("move"), [1, 2, 3, 4].map(Value::from));
        let played = [json!("bC5"), json!("wC4"), json!("bC3"), Value::Null];
        assert_eq!(told("played"), played);
        // Where scores are not known it is said why.
        let why = told("why");
        assert!(
            why.iter()
                .all(|why| why.as_array().is_some_and(|said| !said.is_empty()))
        );
    }
    let ran = run(
        &["endgame", "-", "--from", "1", "--json"],
        "(;GM[1]SZ[5];B[cc];W[dd])",
    );
    assert_eq!(ran.status, 1, "{}", ran.errors);
    let first: Value = serde_json::from_str(ran.output.lines().next().unwrap()).unwrap();
    assert_eq!(first["black_first"], Value::Null);
    let why = "It is too early to say: Black has no stone on the board.";
    assert_eq!(first["why"][0], why);
}

#[test]
fn a_proof_tells_a_line_that_keeps_its_score() {
    let answer = run(&["endgame", "-", "--json", "--prove"], KO).json();
    // Without threats Black would answer in the ko; White takes the two points first.
    let line = &answer["white_first"]["line"];
    assert_eq!(line[0], "wD1");
    assert!(line.as_array().unwrap().len() > 1, "{line}");
    assert_eq!(answer["white_first"]["score"], "-2");
}

#[test]
fn what_filling_an_eye_loses_is_not_told() {
    let eyes = ".XXO@\nX.XO@\nXXXO@\nOOOO@\n@@@@@\n";
    for arguments in [
        &["endgame", "-", "--json"][..],
        &["endgame", "-", "--json", "--prove"],
    ] {
        let answer = run(arguments, eyes).json();
        let black = &answer["black_first"];
        let inside = json!({"A5": null, "B4": null});
        assert_eq!(
            (&black["losses"], &black["losses_inside"]),
            (&json!({}), &inside)
        );
        assert_eq!(black["best"], json!([]));
    }
}

/// The same board as a diagram and as a game record of another program, with squares on safe stones.
#[test]
fn a_diagram_and_a_record_are_answered_alike() {
    let text = run(&["endgame", "-", "--json"], BOARD).json();
    let (mut black, mut white, mut safe) = (String::new(), String::new(), String::new());
    for (y, row) in (b'a'..).zip(BOARD.lines()) {
        for (x, cell) in (b'a'..).zip(row.chars()) {
            let point = format!("[{}{}]", char::from(x), char::from(y));
            match cell {
                '#' => black += &point,
                '@' => white += &point,
                _ => continue,
            }
            safe += &point;
        }
    }
    let record = format!("(;GM[1]FF[4]SZ[6]AB{black}AW{white}SQ{safe})");
    assert_eq!(run(&["endgame", "-", "--json"], &record).json(), text);
}

mod arguments {
    use proptest::prelude::*;

    use super::BOARD;
    use crate::cli::run;

    /// What somebody could type for any option: names of points, numbers, signs, anything.
    fn typed() -> impl Strategy<Value = String> {
        let word = prop_oneof![
            "[A-Ga-g][0-9]{1,2}",
            "-?[0-9]{1,3}([./][0-9]{1,2})?",
            "[-,:;/. ]{0,3}",
            "\\PC{0,4}",
        ];
        proptest::collection::vec(word, 0..4).prop_map(|words| words.join(","))
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(120))]

        #[test]
        fn whatever_is_typed_for_an_option_is_taken_or_refused_with_a_reason(
            option in proptest::sample::select(&["--safe", "--only", "--komi", "--prisoners", "--nodes", "--move", "--from", "--game"][..]),
            value in typed(),
            in_japanese in any::<bool>(),
        ) {
            let language = if in_japanese { "ja" } else { "en" };
            let said = format!("{option}={value}");
            let ran = run(&["endgame", "-", "--seconds", "1", "--language", language, &said], BOARD);
            prop_assert!(ran.status <= 2, "{}", ran.status);
            prop_assert_eq!(ran.status == 2, !ran.errors.is_empty(), "{}", ran.errors);
            prop_assert_eq!(ran.status == 2, ran.output.is_empty(), "{}", ran.output);
        }

        #[test]
        fn whatever_a_file_says_of_an_endgame_it_is_answered_or_refused(
            name in proptest::sample::select(&["SEMY", "SEMT", "SEMH", "SEMB", "SEMS", "SEMA", "SEMW", "KM", "RU", "TB", "TW", "LB", "SQ"][..]),
            values in proptest::collection::vec(prop_oneof!["[a-f]{2}", "[a-f]{2}:[a-f]{2}", "[bwA]:[a-f]{2}", "(endgame|race|x):(area|territory|y)", "-?[0-9]{1,4}(,[0-9]{1,4})?", "[^\\[\\]\\\\]{0,5}"], 1..4),
        ) {
            let values: String = values.iter().map(|value| format!("[{value}]")).collect();
            let text = format!(
                "(;GM[1]SZ[6]SEMV[1]AB[aa][ba][ca][da][ea][ac][bc][cc][dc][ec][eb]AW[fa][fc][ab]SEMY[endgame:area]{name}{values})"
            );
            // What is read is looked at here, not what is found.
            let ran = run(&["endgame", "-", "--nodes", "200"], &text);
            prop_assert!(ran.status <= 2, "{}", ran.status);
            prop_assert_eq!(ran.status == 2, !ran.errors.is_empty(), "{}", ran.errors);
        }
    }
}

/// A ko that counts less if White has the threats.
const HYPERACTIVE: &str = "@@@@#\n.@#@#\nX...@\n";

const THREE_KOS: &str = "##@@@\n#O.@@\n##@@@\n##@@@\n#O.@@\n##@@@\n##@@@\n#O.@@\n##@@@\n";

#[test]
fn a_ko_has_count_worth_and_thermographs_and_what_hangs_on_threats_is_said() {
    let answer = run(&["endgame", "-", "--json"], HYPERACTIVE).json();
    let region = &answer["regions"][0];
    assert_eq!(
        [
            &region["count"],
            &region["worth"],
            &region["swing"],
            &region["kind"],
            &region["moves_between"],
            &region["ko_class"],
            &region["value"],
        ],
        [
            &json!("-3"),
            &json!("2"),
            &json!("6"),
            &json!("gote"),
            &json!("3"),
            &json!("hyperactive"),
            &json!(null),
        ]
    );
    assert_eq!(region["thermograph"], region["thermographs"]["no_threats"]);
    assert_eq!(
        region["thermograph"]["left"],
        json!([["0", "0"], ["1", "-1"], ["2", "-3"]])
    );
    let white = &region["thermographs"]["white_komaster"];
    assert_eq!(
        (&white["mast"], &white["temperature"]),
        (&json!("-13/4"), &json!("7/4"))
    );
    let said = |language| run(&["endgame", "-", "--language", language], HYPERACTIVE).output;
    let english = said("en");
    for part in [
        "Region I is a ko worth 2: 6 points decided in 3 moves, if nobody has a ko threat.",
        "It counts -3; -3¼ if White has the ko threats.",
    ] {
        assert!(english.contains(part), "{english}");
    }
    let japanese = said("ja");
    assert!(japanese.contains("白にコウ材が多ければ"), "{japanese}");
}

#[test]
fn half_point_kos_that_cancel_or_add_up_are_told_together() {
    let english = run(&["endgame", "-", "--language", "en"], THREE_KOS).output;
    let told = "The half-point kos of regions I, II and III are 1 point for Black together: nobody gains by moving there, \
                if nobody has a ko threat.";
    assert!(english.contains(told), "{english}");
    assert!(!english.contains("biggest move is"), "{english}");
    let japanese = run(&["endgame", "-", "--language", "ja"], THREE_KOS).output;
    assert!(japanese.contains("打っても得はありません"), "{japanese}");
}

#[test]
fn kos_that_go_round_without_end_have_no_worth() {
    let endless = "X.O#\nO.@#\nXX@.\nO.#@\n";
    let answer = run(&["endgame", "-", "--json"], endless).json();
    let regions = answer["regions"].as_array().unwrap().iter();
    let mut kos = regions.filter(|region| region["state"] == "ko");
    let ko = kos.next().unwrap();
    assert_eq!(
        (&ko["count"], &ko["thermographs"]),
        (&json!(null), &json!(null))
    );
    let english = run(&["endgame", "-", "--language", "en"], endless).output;
    assert!(
        english.contains("the kos can go round without end, so no worth is told"),
        "{english}"
    );
}
