//! `semeai-cli solve` in-process: answers field by field, positions of a game, refusals.

use semeai_race::picks::Move;
use semeai_session::{Document, NodeId, file};
use serde_json::{Value, json};

use crate::cli::{Ran, run};

/// Black has three moves, White two.
const PLAIN: &str = ".@.@.\nBBBBB\nWWWWW\n.#.##";

/// Two rows between walls, and nothing marked.
const UNMARKED: &str = "OOOOOO\nO.O.O.\nXXXXXX\nOOOOOO\nX.X.X.\nXXXXXX";

/// What is found does not depend on how busy the machine is, and costs no more than usual.
fn solve(arguments: &[&str], input: &str) -> Ran {
    let usual = ["--nodes", "30000000"];
    let usual = if arguments.contains(&"--nodes") {
        &[]
    } else {
        &usual[..]
    };
    let all = [&["solve", "-", "--seconds", "3600"], usual, arguments].concat();
    run(&all, input)
}

fn sample(name: &str) -> String {
    let path = format!("{}/../assets/samples/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(path).expect("a sample in the box")
}

#[test]
fn a_plain_race_comes_out_field_by_field() {
    let ran = solve(&["--json"], PLAIN);
    assert_eq!((ran.status, ran.errors.as_str()), (0, ""));
    let answer = ran.json();
    assert_eq!(answer["format"], "semeai-solution");
    assert_eq!(answer["version"], 1);
    assert_eq!(answer["board"], json!({"columns": 5, "rows": 4}));
    assert_eq!(
        answer["essential"],
        json!({"black": ["A3", "B3", "C3", "D3", "E3"], "white": ["A2", "B2", "C2", "D2", "E2"]})
    );
    let safe = answer["assumed_safe"].as_array().expect("a list");
    let said: Vec<_> = safe
        .iter()
        .map(|each| (&each["block"], &each["color"], &each["reason"]))
        .collect();
    let expected = [
        ("B4", "white"),
        ("D4", "white"),
        ("B1", "black"),
        ("D1", "black"),
    ];
    let expected = expected.map(|(block, color)| (json!(block), json!(color), json!("said")));
    let expected: Vec<_> = expected.iter().map(|(b, c, r)| (b, c, r)).collect();
    assert_eq!(said, expected);
    assert_eq!(answer["known"], "proved");
    assert_eq!(answer["verdict"], "black");
    let black = &answer["black_first"];
    assert_eq!(
        (&black["result"], &black["known"]),
        (&json!("black"), &json!("proved"))
    );
    assert_eq!(black["winning_moves"], json!(["A1", "C1"]));
    assert_eq!(
        (&black["ahead"], &black["may_play_elsewhere"]),
        (&json!(1), &json!(true))
    );
    assert_eq!(black["possible"], json!(["black"]));
    let white = &answer["white_first"];
    assert_eq!(
        (&white["result"], &white["winning_moves"]),
        (&json!("black"), &json!([]))
    );
    assert_eq!(answer["line"]["white_first"], white["line"]);
    assert_eq!(
        white["line"].as_array().map(Vec::len),
        Some(4),
        "White, Black, White, Black takes"
    );
    assert!(answer["proof"]["positions"].as_u64() > Some(0));
    assert!(answer["proof"]["seconds"].is_f64() && answer["proof"]["table_bytes"].is_u64());
    assert_eq!(answer["ko"], Value::Null);
    assert_eq!(
        (&answer["count"]["black_first"], &answer["count"]["sure"]),
        (&json!("black"), &json!(true))
    );
    assert_eq!(
        (&answer["regions"][0]["value"], &answer["cooled"]),
        (&json!("1"), &json!("1"))
    );
    assert_eq!(answer["disagreements"], json!([]));
    assert_eq!(answer["warnings"], json!([]));
    assert!(answer["why"].as_array().is_some_and(|why| why.len() >= 3));
}

#[test]
fn only_the_start_that_was_asked_for_is_told() {
    let answer = solve(&["--json", "--first", "white"], PLAIN).json();
    assert!(answer.get("black_first").is_none() && answer.get("white_first").is_some());
    assert_eq!(answer["verdict"], Value::Null);
    assert!(answer["line"].get("black_first").is_none());
    assert!(answer["count"].get("black_first").is_none());
}

#[test]
fn the_blocks_can_be_named_one_is_enough_or_none() {
    for arguments in [&["--essential", "A4,A3"][..], &["--essential", "c3"], &[]] {
        let ran = solve(&[&["--json"], arguments].concat(), UNMARKED);
        let answer = ran.json();
        // Nobody captures first; that neither gains by being captured takes longer to find out.
        assert_eq!(answer["verdict"], "seki", "{arguments:?} {}", ran.errors);
        let [black, white] = ["black", "white"].map(|side| {
            let points = answer["essential"][side].as_array();
            points.expect("a list").clone()
        });
        assert!(!black.is_empty() && !white.is_empty(), "{arguments:?}");
        let named = arguments.last().map_or("", |points| points);
        assert!(
            !named.contains("A4") || black.contains(&json!("A4")),
            "{black:?}"
        );
        assert!(
            !named.contains('3') || white.contains(&json!("C3")),
            "{white:?}"
        );
    }
}

#[test]
fn the_report_is_written_in_both_languages() {
    let english = solve(&[], PLAIN);
    for words in [
        "The race is between Black A3 and White A2.",
        "Black to play: Black wins. A1 and C1 win. Black is 1 move ahead",
        "White to play: Black wins. Black must answer every move.\nLine: White ",
        "Checked by trying every line (",
        "- White B4, White D4, Black B1 and Black D1: marked as safe.",
    ] {
        assert!(
            english.output.contains(words),
            "{words}\n{}",
            english.output
        );
    }
    let japanese = solve(&["--language", "ja"], PLAIN);
    for words in [
        "黒先：黒の勝ち。",
        "すべての変化を調べて確認しました（",
        "安全と指定",
    ] {
        assert!(
            japanese.output.contains(words),
            "{words}\n{}",
            japanese.output
        );
    }
}

#[test]
fn a_ko_says_on_what_it_depends() {
    let board = sample("14-count-the-ko-threats.txt");
    let answer = solve(&["--json"], &board).json();
    assert_eq!(answer["verdict"], "ko");
    let expected = json!({
        "black_wins_kos": "black", "white_wins_kos": "white", "no_threats": "black",
        "threats": {"side": "white", "count": 1}
    });
    assert_eq!(answer["white_first"]["result"], "ko");
    assert_eq!(answer["white_first"]["ko"], expected);
    assert_eq!(answer["ko"], expected);
    assert_eq!(answer["black_first"]["ko"], Value::Null);
    let text = solve(&["--first", "white"], &board).output;
    assert!(
        text.contains("Ko: White needs one more threat than Black, else Black wins."),
        "{text}"
    );
}

#[test]
fn over_budget_a_sure_count_answers_and_else_what_is_possible() {
    let counted = solve(&["--json", "--nodes", "1"], &sample("09-two-big-eyes.txt"));
    assert_eq!(counted.status, 0);
    let answer = counted.json();
    assert_eq!(answer["known"], "counted");
    assert_eq!(answer["verdict"], "black-or-seki");
    // Nobody picked a candidate, and the count expands with no more positions than are granted.
    let unexpanded = solve(&["--json", "--nodes", "1"], &sample("00-connect-first.txt"));
    assert_eq!(unexpanded.json()["known"], "undecided");
    // A ko: with one position neither the search nor the count rules anything out.
    let open = solve(
        &["--json", "--nodes", "1"],
        &sample("14-count-the-ko-threats.txt"),
    );
    assert_eq!(open.status, 1);
    let answer = open.json();
    assert_eq!(
        (&answer["known"], &answer["verdict"]),
        (&json!("undecided"), &json!("undecided"))
    );
    for start in ["black_first", "white_first"] {
        let possible = &answer[start]["possible"];
        assert_eq!(
            possible,
            &json!(["black", "white", "seki", "both-live"]),
            "{start}"
        );
    }
    assert!(
        solve(&["--nodes", "1"], &sample("14-count-the-ko-threats.txt"))
            .output
            .contains("not decided")
    );
}

#[test]
fn a_huge_limit_is_no_limit() {
    let ran = solve(&["--nodes", "999999999999999999999999", "--json"], PLAIN);
    assert_eq!((ran.status, &ran.json()["known"]), (0, &json!("proved")));
}

/// The plain race as a record: the last stones of both sides are played, one of them out of order.
const GAME: &str = "(;SZ[5:4]AW[ba][da]AB[ab][bb][cb][db]AW[ac][bc][cc][dc]AB[bd][dd]\
    ;B[eb];W[ec];B[ed];W[];B[ad];W[aa])";

#[test]
fn any_move_of_a_game_can_be_asked_about() {
    let result = |number: &str| {
        let ran = solve(&["--json", "--essential", "A3,A2", "--move", number], GAME);
        assert_eq!((ran.status, ran.errors.as_str()), (0, ""), "move {number}");
        let answer = ran.json();
        let stones = answer["essential"]["black"].as_array().map(Vec::len);
        (stones, answer["black_first"]["result"].clone())
    };
    assert_eq!(result("0").0, Some(4), "E3 is not played yet");
    assert_eq!(result("2").0, Some(5));
    assert_eq!(result("5"), (Some(5), json!("black")));
    assert_eq!(result("6").0, Some(5), "after the last is the end");
    let ran = solve(&["--move", "7"], GAME);
    assert_eq!((ran.status, ran.output.as_str()), (2, ""));
    assert!(
        ran.errors
            .contains("standard input: there is no move 7: the main line has 6 moves"),
        "{}",
        ran.errors
    );
}

#[test]
fn without_a_number_stones_of_the_root_go_before_the_end_of_the_game() {
    let set_up = solve(&["--json", "--essential", "A3,A2"], GAME).json();
    assert_eq!(
        set_up["essential"]["black"].as_array().map(Vec::len),
        Some(4)
    );
    assert_eq!(set_up["warnings"], json!([]));
    let played = GAME.replace(
        "AW[ba][da]AB[ab][bb][cb][db]AW[ac][bc][cc][dc]AB[bd][dd]",
        "",
    );
    let moves = ";W[ba];W[da];B[ab];B[bb];B[cb];B[db];W[ac];W[bc];W[cc];W[dc];B[bd];B[dd]";
    let played = played.replace("SZ[5:4]", &format!("SZ[5:4]{moves}"));
    let last = solve(&["--json", "--essential", "A3,A2"], &played).json();
    assert_eq!(last["essential"]["black"].as_array().map(Vec::len), Some(5));
    let notice = last["warnings"][0].as_str().expect("a notice");
    assert!(notice.contains("18 moves"), "{notice}");
}

#[test]
fn an_illegal_move_is_named_and_the_record_read_up_to_there() {
    let record = GAME.replace("W[];B[ad]", "W[eb];B[ad]");
    let ran = solve(&["--json", "--essential", "A3,A2", "--move", "5"], &record);
    assert_eq!(ran.status, 0, "{}", ran.errors);
    let notice = ran.json()["warnings"][0].clone();
    assert_eq!(
        notice,
        "Move 4 at E3 is not legal; the position is the one before it."
    );
    let before = solve(&["--json", "--essential", "A3,A2", "--move", "3"], &record).json();
    assert_eq!(before["warnings"], json!([]));
}

#[test]
fn a_ban_by_ko_holds_for_the_first_move() {
    // White takes a ko at B4; Black may not take back at C4 at once, though it would capture.
    let game = "(;SZ[6:5]AB[ba][ab][bc][ae][be][ce][de]AW[ca][db][cc];B[cb];W[bb];B[fe])";
    let arguments = ["--json", "--first", "black", "--essential", "B5,C5"];
    let moves = |ran: Ran| {
        let start = &ran.json()["black_first"];
        [&start["winning_moves"], &start["keeping_moves"]]
            .map(Value::to_string)
            .concat()
    };
    let after_moves = moves(solve(&[&arguments[..], &["--move", "2"]].concat(), game));
    assert!(!after_moves.contains("C4"), "{after_moves}");
    let set_up = moves(solve(
        &arguments,
        ".XO...\nXO.O..\n.XO...\n......\nXXXX..\n",
    ));
    assert!(set_up.contains("C4"), "{set_up}");
}

#[test]
fn circles_and_squares_of_others_are_taken_for_roles_and_said() {
    let text = "(;SZ[5:4]AW[ba][da][ac][bc][cc][dc][ec]AB[ab][bb][cb][db][eb][bd][dd][ed]\
        CR[ab][ac]SQ[ba][da][bd][dd][ed])";
    let answer = solve(&["--json"], text).json();
    assert_eq!(answer["verdict"], "black");
    assert_eq!(answer["assumed_safe"].as_array().map(Vec::len), Some(4));
    let notice = answer["warnings"][0].as_str().expect("a notice");
    assert!(notice.contains("circled stones are taken"), "{notice}");
    let named = solve(&["--json", "--essential", "A3,A2"], text).json();
    assert_eq!(named["warnings"], json!([]), "the marks are not needed");
}

/// A white stone that is dead, and a white block that no one can take: the readings differ.
#[test]
fn of_several_essential_blocks_the_first_may_decide() {
    let rows = "@@@@\nWWWW\nBBBB\n.BW.";
    let result = |which: &[&str]| {
        let ran = solve(&[&["--json"], which].concat(), rows);
        assert_eq!(ran.status, 0, "{}", ran.errors);
        let answer = ran.json();
        (answer["verdict"].clone(), answer["several"].clone())
    };
    assert_eq!(result(&[]), (json!("seki"), json!("all")));
    assert_eq!(result(&["--several", "all"]), (json!("seki"), json!("all")));
    assert_eq!(
        result(&["--several", "first"]),
        (json!("black"), json!("first"))
    );
    for language in ["en", "ja"] {
        let ran = solve(&["--several", "first", "--language", language], rows);
        let first = ran.output.lines().next().expect("a line");
        assert!(first.ends_with("(--several all)"), "{first}");
        let ran = solve(&["--language", language], rows);
        let first = ran.output.lines().next().expect("a line");
        assert!(first.ends_with("(--several first)"), "{first}");
    }
}

#[test]
fn of_several_essential_blocks_it_is_said_which_decides() {
    let two = "@@@@@###\n@BBBBWW#\n@B.WBW.#\n@BBBBWW#\n@@@@@###\n";
    let text = solve(&[], two).output;
    assert!(
        text.contains(
            "White has several essential blocks and loses when all of them are captured."
        ),
        "{text}"
    );
    assert!(!text.contains("Black has several"), "{text}");
    let named = solve(&["--essential", "F4"], two).output;
    assert!(!named.contains("several"), "{named}");
}

/// White E4 and Black A4 live, and a dead white stone stands in the corner.
const NO_RACE: &str = "XO.XO.O.\nX..XOOOO\nXXXX....\n........";

#[test]
fn where_nothing_races_that_is_said_with_the_blocks_in_question() {
    let ran = solve(&["--json"], NO_RACE);
    let answer = ran.json();
    assert_eq!((ran.status, ran.errors.as_str()), (0, ""));
    assert_eq!(
        (&answer["verdict"], &answer["known"], &answer["complete"]),
        (&json!("no-race"), &json!("proved"), &json!(true))
    );
    let blocks = answer["blocks"].as_array().expect("a list");
    assert_eq!(blocks.len(), 1, "{blocks:?}");
    let told = [
        &blocks[0]["block"],
        &blocks[0]["state"],
        &blocks[0]["races_with"],
    ];
    assert_eq!(told, [&json!("B4"), &json!("dead"), &Value::Null]);
    let said = solve(&[], NO_RACE).output;
    assert!(said.starts_with("There is no race here"), "{said}");
    assert!(
        said.contains("White B4: dead, it cannot be saved."),
        "{said}"
    );
    let said = solve(&["--language", "ja"], NO_RACE).output;
    assert!(said.contains("白B4：死んでいて助からない。"), "{said}");
}

/// Black E3 and White C3 run out for sure; that Black H7 does takes a long proof.
const OPENING: &str = ".........\n......O..\n....XO...\n..O.XOOO.\n....XXX..\n.........\n..O.X....\n.........\n.........";

#[test]
fn that_nothing_races_is_not_said_where_only_short_searches_say_so() {
    let ran = solve(&["--json", "--nodes", "1000000"], OPENING);
    let answer = ran.json();
    assert_eq!(ran.status, 1);
    assert_eq!(
        (&answer["verdict"], &answer["known"], &answer["complete"]),
        (&json!("undecided"), &json!("nearby"), &json!(false))
    );
    let said = solve(&["--nodes", "1000000"], OPENING).output;
    assert!(said.starts_with("No fight was found here"), "{said}");
    assert!(said.contains("that is not proved"), "{said}");
}

#[test]
fn two_blocks_that_are_named_are_told_what_they_are_though_they_do_not_race() {
    let ran = solve(&["--json", "--essential", "A4,E4"], NO_RACE);
    let answer = ran.json();
    assert_eq!(answer["relation"], "no-race", "{answer}");
    let states: Vec<&Value> = answer["blocks"]
        .as_array()
        .expect("two blocks")
        .iter()
        .map(|told| &told["state"])
        .collect();
    assert_eq!(states, ["alive", "two-eyes"]);
    let said = solve(&["--essential", "A4,E4"], NO_RACE).output;
    assert!(
        said.starts_with("Black A4 and White E4 do not race."),
        "{said}"
    );
}

/// White B6 has two eyes; Black C4 lives beside it if he is first.
#[test]
fn a_block_with_two_eyes_is_in_no_race_and_nothing_beside_it_in_seki() {
    let text = sample("14-count-the-ko-threats.txt");
    for start in ["both", "black", "white"] {
        let arguments = ["--essential", "C4,B6", "--first", start];
        let said = solve(&arguments, &text).output;
        assert!(
            said.starts_with("Black C4 and White B6 do not race."),
            "{said}"
        );
        assert!(said.contains("White B6: alive"), "{said}");
        assert!(!said.contains("Seki"), "{said}");
        let answer = solve(&[&arguments[..], &["--json"]].concat(), &text).json();
        assert_eq!(answer["relation"], "no-race");
    }
    let answer = solve(&["--essential", "C4,B6", "--json"], &text).json();
    assert_eq!(answer["black_first"]["result"], "both-live");
    assert_eq!(answer["white_first"]["ko"]["no_threats"], "both-live");
}

#[test]
fn a_race_names_the_partner_of_each_block() {
    let answer = solve(&["--json"], PLAIN).json();
    let partner = |i: usize| answer["blocks"][i]["races_with"].clone();
    assert_eq!([partner(0), partner(1)], [json!("A2"), json!("A3")]);
    assert_eq!(answer["relation"], "decided");
}

/// Black wins though White starts, so he wins if he starts himself: the proof of one start tells what becomes of both blocks.
#[test]
fn one_start_tells_what_becomes_of_the_blocks_where_the_other_side_wins() {
    let told = |arguments: &[&str]| {
        let answer = solve(arguments, PLAIN).json();
        (answer["relation"].clone(), answer["blocks"].clone())
    };
    let (relation, blocks) = told(&["--json", "--first", "white"]);
    assert_eq!((relation.clone(), blocks.clone()), told(&["--json"]));
    let states = [0, 1].map(|i| (blocks[i]["state"].clone(), blocks[i]["known"].clone()));
    let proved = |state: &str| (json!(state), json!("proved"));
    assert_eq!(states, [proved("alive"), proved("dead")]);
}

/// Nothing is left out, so what is known of each by itself is known of both.
#[test]
fn blocks_far_apart_are_answered() {
    // Both have two eyes, and nothing else of their colour is near.
    let apart = "X.X.X......\nXXXXX......\n...........\n......OOOOO\n......O.O.O\n";
    let ran = solve(&["--essential", "A5,L1", "--json"], apart);
    let answer = ran.json();
    assert_eq!(
        (ran.status, &answer["known"], &answer["verdict"]),
        (0, &json!("proved"), &json!("both-live")),
        "{}",
        ran.output
    );
}

#[test]
fn refusals_name_the_file_and_the_place_and_write_nothing() {
    let cases: &[(&[&str], &str, &str)] = &[
        (
            &["--essential", "A1,A2"],
            PLAIN,
            "standard input: There is no stone at A1.",
        ),
        (
            &["--essential", "A3,B3"],
            PLAIN,
            "standard input: The stones at A3 and B3 are the same colour",
        ),
        (
            &["--essential", "A3,Z9"],
            PLAIN,
            "--essential A3,Z9: column 4: no point 'Z9'",
        ),
        (
            &["--essential", "A3,A2,B2"],
            PLAIN,
            "column 7: expected at most two points",
        ),
        (&["--essential", ""], PLAIN, "column 1"),
        (
            &["--essential", "A3;A2"],
            PLAIN,
            "column 1: no point 'A3;A2'",
        ),
        (&["--nodes", "0"], PLAIN, "at least 1 position"),
        (&["--nodes", "many"], PLAIN, "expected a whole number"),
        (&["--move", "one"], PLAIN, "--move"),
        (
            &["--move", "1"],
            PLAIN,
            "standard input: there is no move 1: the main line has 0 moves",
        ),
        (&["--move", "99999999999"], PLAIN, "--move"),
        (&["--game", "2"], PLAIN, "there is no game 2"),
        (
            &[],
            "...\n...\n...",
            "standard input: There is no race here",
        ),
        // The record ends at an illegal move, and that may be why.
        (
            &["--essential", "B9"],
            "(;SZ[9];B[aa];W[aa];B[ba])",
            "There is no stone at B9.\nMove 2 at A9 is not legal; the position is the one before it.",
        ),
        (&[], "XO\nO.\n..", "A3"),
        (&[], "(;SZ[9]AB[aa]AW[ba][ab])", "A9"),
        (&[], "(;SZ[9]AB[zz])", "standard input:1:"),
        (&[], "", "standard input"),
        (&["--first", "red"], PLAIN, "red"),
    ];
    for (arguments, input, message) in cases {
        let ran = solve(arguments, input);
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

proptest::proptest! {
    #![proptest_config(proptest::prelude::ProptestConfig::with_cases(64))]

    /// Whatever is asked about whatever small position, there is an answer or a refusal.
    #[test]
    fn any_question_is_answered_or_refused(
        board in "([.XOBW#@]{4}\n){3,4}",
        essential in proptest::option::of("[A-E][1-5],?([A-E][1-5])?"),
        nodes in "[0-9]{1,4}",
    ) {
        let mut arguments = vec!["--json", "--nodes", &nodes];
        arguments.extend(essential.iter().flat_map(|points| ["--essential", points]));
        let ran = solve(&arguments, &board);
        match ran.status {
            0 | 1 => {
                let answer = ran.json();
                let is_open = answer["known"] == "undecided" || answer["known"] == "nearby";
                proptest::prop_assert_eq!(ran.status == 1, is_open);
            }
            _ => proptest::prop_assert!(ran.status == 2 && ran.output.is_empty() && !ran.errors.is_empty()),
        }
    }
}

/// The moves of a variation, as they are told: `bD4`.
fn variation(document: &Document, first: NodeId) -> Vec<Value> {
    let game = document.game.as_ref().expect("variations");
    let record = game.record();
    let mut moves = Vec::new();
    let mut at = Some(first);
    while let Some(id) = at {
        let played = record.node(id).played.expect("a move");
        let (color, point) = (played.color, played.point.expect("on the board"));
        moves.push(json!(Move { color, point }.label(document.topology())));
        at = record.continuations(id).next();
    }
    moves
}

#[test]
fn best_lines_are_written_as_variations_that_anybody_can_go_through() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("lines.sgf");
    let ran = solve(&["--json", "--sgf", path.to_str().expect("a path")], PLAIN);
    assert_eq!((ran.status, ran.errors.as_str()), (0, ""));
    let answer = ran.json();
    let document = file::read(&path).expect("a file").document;
    let game = document.game.as_ref().expect("variations");
    let record = game.record();
    let starts: Vec<NodeId> = record.continuations(NodeId::ROOT).collect();
    assert_eq!(starts.len(), 2, "a line for each start");
    for (start, name) in starts.into_iter().zip(["black_first", "white_first"]) {
        let told = answer[name]["line"].as_array().expect("a line");
        assert!(!told.is_empty());
        assert_eq!(&variation(&document, start), told, "{name}");
        // Its first move says what comes of it, in the words of the report.
        let result = match answer[name]["result"].as_str() {
            Some("black") => "Black wins",
            other => panic!("Black has a move more: {other:?}"),
        };
        let comment = record.comment(start);
        assert!(comment.contains(result), "{comment}");
    }
    // The stones and marks are those that were asked about, and the file can be asked again.
    let again = run(
        &[
            "solve",
            path.to_str().expect("a path"),
            "--json",
            "--nodes",
            "30000000",
        ],
        "",
    );
    assert_eq!(again.json()["verdict"], answer["verdict"]);
}

/// Two rows between walls in the end, and nothing marked.
const RACE_GAME: &str = "(;SZ[6];B[ac];W[aa];B[bc];W[ba];B[cc];W[ca];B[dc];W[da];B[ec];W[ea];B[fc];W[fa];B[ae];W[ab];B[ce];W[cb];B[ee];W[eb];B[af];W[ad];B[bf];W[bd];B[cf];W[cd];B[df];W[dd];B[ef];W[ed];B[ff];W[fd])";

#[test]
fn the_fights_of_a_game_are_listed_with_their_moves() {
    let ran = run(&["solve", "-", "--races", "--json"], RACE_GAME);
    assert_eq!((ran.status, ran.errors.as_str()), (0, ""));
    let answer = ran.json();
    assert_eq!(answer["format"], "semeai-races");
    assert_eq!(
        (&answer["positions"], &answer["looked_at"]),
        (&json!(31), &json!(31))
    );
    let first = json!({
        "after_move": 7,
        "color": "white",
        "stone": "A6",
        "stones": 9,
        "captured_at": "A5",
    });
    assert_eq!(answer["fights"][0], first);
    let text = run(&["solve", "-", "--races", "--language", "ja"], RACE_GAME);
    assert!(
        text.output.contains("29手  白A3（5子）：黒F3で取れる"),
        "{}",
        text.output
    );
}

#[test]
fn a_position_has_no_races_of_a_game_and_other_questions_go_apart() {
    let ran = run(&["solve", "-", "--races"], PLAIN);
    assert_ne!(ran.status, 0);
    assert!(
        ran.errors.contains("there is no game here"),
        "{}",
        ran.errors
    );
    let both = run(&["solve", "-", "--races", "--move", "3"], RACE_GAME);
    assert_eq!(both.status, 2);
}
