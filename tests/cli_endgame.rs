//! `semeai-cli endgame` in-process: what hangs on time, finished games, files, and whatever is typed. What it says of a board stands
//! in its transcript.

use serde_json::Value;

use crate::cli::run;

/// Territory, a sente and corridors on 6x6.
const BOARD: &str = "..####\n@@...#\n@@@###\n@@##.#\n@@@..#\n@..#.#\n";
/// A sente of White's and a gote, with territory of both sides.
const LAST_MOVE: &str = include_str!("../assets/samples/21-the-last-move.txt");
/// Both have passed, and three dozen blocks are to be judged.
const LATE: &str = include_str!("fixtures/endgames/late.sgf");
/// Nothing is left but what could happen in a large room, which takes long to be looked at.
const SETTLED: &str = include_str!("fixtures/endgames/settled.txt");
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
    let arguments = ["endgame", "-", "--json", "--narrow", "--seconds", "0.5"];
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
    // Nobody has anything then but prisoners.
    let everything = "C9,D9,E9,A6,B6,D6,J6,H4,B3,D3,E3,H3,C2,G2,H2,B1,D1,G3,H8,J7,B7,E8";
    let (told, _) = score(&["--dead", everything]);
    assert!(!told.is_empty());
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

/// The board of [`SENTE_FIRST`] as a game: Black plays the bigger gote before his sente, and White misses that.
const SLIPS: &str = "(;FF[4]GM[1]SZ[6]KM[0.5]\
AB[fa][bb][eb][fb][cc][ec][fc][dd][fd][ae][be][ce][fe][af][bf][cf][ef][ff]\
AW[aa][ba][ca][da][ea][ab][cb][db][ac][dc][ad][cd][ee][df]\
SQ[aa][ba][ca][da][ea][fa][ab][cb][db][eb][fb][ac][dc][ec][fc][ad][cd][dd][fd][ae][be][ce][fe][af][bf][cf][df][ef][ff]\
;B[de]C[Mine];W[bc];B[bd])";

#[test]
fn the_moves_of_a_game_that_lost_points_are_listed_the_largest_first() {
    let ran = run(&["endgame", "-", "--from", "1", "--slips"], SLIPS);
    assert_eq!(ran.status, 0, "{}", ran.errors);
    assert_eq!(
        ran.output,
        "Moves that lost points, largest first:\n\
         Move 1, Black D2: lost 1 point; B3 was better\n\
         Move 2, White B4: lost 1 point; B3 was better\n"
    );
    let ran = run(
        &["endgame", "-", "--from", "1", "--slips", "--language", "ja"],
        SLIPS,
    );
    assert!(
        ran.output.contains("2手目、白B4：1目の損。B3が先でした"),
        "{}",
        ran.output
    );
    let answer = run(&["endgame", "-", "--from", "1", "--slips", "--json"], SLIPS).json();
    assert_eq!(
        [&answer["moves"], &answer["unknown"]],
        [&Value::from(3), &Value::from(0)]
    );
    let slip = &answer["slips"][0];
    assert_eq!(
        [&slip["move"], &slip["loss"]],
        [&Value::from(1), &Value::from(1)]
    );
    assert_eq!([&slip["played"], &slip["better"]], ["bD2", "bB3"]);
    assert_eq!(slip["conditional"], false);
}

#[test]
fn a_game_without_a_late_position_has_no_list_of_losses_and_says_so() {
    let early = "(;GM[1]SZ[19];B[dd];W[pp];B[dp])";
    let arguments = ["endgame", "-", "--from", "1", "--slips", "--seconds", "1"];
    let ran = run(&arguments, early);
    assert_eq!(ran.status, 1, "{}", ran.output);
    assert_eq!(
        ran.output,
        "Too much is undecided to judge any of the 3 moves.\n"
    );
    let after = run(&["endgame", "-", "--from", "4", "--slips"], early);
    assert_eq!(after.output, "The game has no moves from there on.\n");
    // Which moves are meant has to be said, and there has to be a game.
    let ran = run(&["endgame", "-", "--slips"], SLIPS);
    assert!(
        ran.status == 2 && ran.errors.contains("--from"),
        "{}",
        ran.errors
    );
    let ran = run(&["endgame", "-", "--from", "1", "--slips"], LAST_MOVE);
    assert_eq!(ran.status, 2, "{}", ran.output);
}

#[test]
fn a_game_is_written_with_its_losses_marked_and_reads_as_before() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("out.sgf");
    let name = path.to_str().expect("a name");
    let ran = run(&["endgame", "-", "--from", "1", "--sgf", name], SLIPS);
    assert_eq!(ran.status, 0, "{}", ran.errors);
    let written = std::fs::read_to_string(&path).expect("written");
    for part in [
        ";B[de]C[Mine\n1. Black lost 1 point; B3 was better.]BM[1]HO[1]",
        "(;B[bd]C[Better: with best play White +1½.]",
        ";W[bc]C[2. White lost 1 point; B3 was better.]BM[1]",
    ] {
        assert!(written.contains(part), "{part}: {written}");
    }
    assert_eq!(written.matches("HO[1]").count(), 1);
    let again = run(&["endgame", name, "--from", "1", "--slips"], "");
    assert!(
        again.output.contains("Move 1, Black D2: lost 1 point"),
        "{}",
        again.output
    );
    let over = run(
        &["endgame", name, "--from", "1", "--slips", "--sgf", name],
        "",
    );
    assert!(
        over.status == 2 && over.errors.contains("input file"),
        "{}",
        over.errors
    );
}

#[test]
fn two_moves_are_compared_and_points_that_are_no_moves_are_named() {
    let compare = |points: &str, more: &[&str]| {
        let arguments = [&["endgame", "-", "--move", "0", "--compare", points], more].concat();
        run(&arguments, SLIPS)
    };
    let ran = compare("D2,B3", &[]);
    assert_eq!(ran.status, 0, "{}", ran.errors);
    assert_eq!(
        ran.output,
        "D2 is bigger: worth 1½, against 1.\n\
         D2: worth 1½, gote, count 1½ → 3\n\
         B3: worth 1, Black's sente, count -4 → -2, then 2\n\
         Black to play: D2 loses 1 point (White +2½), B3 loses nothing (White +1½).\n"
    );
    let told = compare("D2,B3", &["--first", "white"]).output;
    assert!(told.contains("White to play: D2 loses nothing"), "{told}");
    let answer = compare("B3,D2", &["--json"]).json();
    let compared = &answer["compare"];
    assert_eq!(
        [&compared["bigger"], &compared["miai"]],
        [&Value::from(1), &Value::Null]
    );
    assert_eq!(compared["moves"][1]["loss"], 1);
    assert_eq!(
        compared["moves"][0]["count"],
        serde_json::json!(["-4", "-2"])
    );
    for (points, why) in [
        ("D2", "column 1: expected two points, such as D6,F1"),
        ("D2,B3,A3", "column 1: expected two points, such as D6,F1"),
        ("D2,D2", "column 4: 'D2' is named twice"),
        (
            "D2,A1",
            "column 4: Black can't play at 'A1': a stone is there",
        ),
        ("D2,Z9", "column 4: no point 'Z9' on this board"),
    ] {
        let ran = compare(points, &[]);
        let told = format!("--compare {points}: {why}");
        assert!(
            ran.status == 2 && ran.errors.contains(&told),
            "{}",
            ran.errors
        );
    }
}

#[test]
fn what_the_rules_forbid_is_no_move_to_compare() {
    let ko = "(;GM[1]SZ[5]AB[bb][ac][cc][bd]AW[cb][dc][cd];W[bc])";
    let arguments = ["endgame", "-", "--move", "1", "--compare", "C3,A1"];
    let ran = run(&[&arguments[..], &["--first", "black"]].concat(), ko);
    let is_named = ran.errors.contains("the ko can't be retaken");
    assert!(ran.status == 2 && is_named, "{}", ran.errors);
    let rooms = "#.##.@@.@\n#####@@@@\n";
    let arguments = ["endgame", "-", "--compare", "B2,H2", "--first", "white"];
    let ran = run(&arguments, rooms);
    let is_named = ran.errors.contains("White can't play at 'B2': suicide");
    assert!(ran.status == 2 && is_named, "{}", ran.errors);
}
