//! What the command line says in sentences: only what was asked for, in words that fit, with the reason.

use crate::cli::run;

/// A sente of White's and a gote, with territory of both sides.
const LAST_MOVE: &str = include_str!("../assets/samples/21-the-last-move.txt");

fn told(arguments: &[&str], input: &str) -> String {
    let ran = run(arguments, input);
    assert_eq!(ran.errors, "", "{arguments:?}");
    ran.output
}

#[test]
fn counted_by_area_the_text_says_whose_the_figures_are() {
    let said = "Count, worth and swing are those of territory.";
    let area = told(&["endgame", "-", "--scoring", "area"], LAST_MOVE);
    assert_eq!(area.matches(said).count(), 1, "{area}");
    let territory = told(&["endgame", "-"], LAST_MOVE);
    assert!(!territory.contains(said), "{territory}");
    let area = ["endgame", "-", "--scoring", "area", "--language", "ja"];
    let area = told(&area, LAST_MOVE);
    assert!(
        area.contains("目数、価値、出入りは地の計算のものです。"),
        "{area}"
    );
}

#[test]
fn what_a_rule_makes_of_it_is_told_with_komi_as_the_scores_are() {
    let text = told(&["endgame", "-", "--komi", "0.5"], LAST_MOVE);
    for line in [
        "Black to play: Black wins by 3½.",
        "White to play: Black wins by 1½.",
        "By thermostrat: 3½ / 2½.",
    ] {
        assert!(text.lines().any(|said| said.starts_with(line)), "{text}");
    }
    let text = told(
        &["endgame", "-", "--komi", "0.5", "--language", "ja"],
        LAST_MOVE,
    );
    assert!(text.contains("thermostratなら3½/2½。"), "{text}");
}

#[test]
fn a_start_that_was_not_asked_for_is_not_told() {
    let race = ".@.@.\nBBBBB\nWWWWW\n.#.##";
    for (first, other) in [("black", "White to play"), ("white", "Black to play")] {
        let endgame = told(&["endgame", "-", "--first", first], LAST_MOVE);
        assert!(!endgame.contains(other), "{endgame}");
        assert!(!endgame.contains(" / "), "{endgame}");
        assert!(endgame.contains("By hotstrat: "), "{endgame}");
        let solved = told(&["solve", "-", "--first", first], race);
        assert!(solved.contains("By count: "), "{solved}");
        assert!(!solved.contains(other), "{solved}");
        let analysed = told(&["analyze", "-", "--first", first], race);
        assert!(analysed.contains("Adjusted"), "{analysed}");
        assert!(!analysed.contains(other), "{analysed}");
    }
}

#[test]
fn an_endgame_has_no_race_that_liberties_could_be_outside_of() {
    let open = "(;GM[1]SZ[19]AB[hj][ij][jj][kj])";
    let text = told(&["endgame", "-"], open);
    assert!(text.contains("Black H10 (10 liberties)"), "{text}");
    assert!(!text.contains("race"), "{text}");
    let text = told(&["endgame", "-", "--language", "ja"], open);
    assert!(text.contains("つある）"), "{text}");
    assert!(!text.contains("攻合い"), "{text}");
    let answer = run(&["endgame", "-", "--json"], open).json();
    let words = answer["safe"][0]["words"].as_str().unwrap();
    assert!(!words.contains("race"), "{words}");
}

#[test]
fn of_a_region_that_is_too_large_not_every_point_is_named() {
    let open = format!("{}\n", ["........."; 8].join("\n")) + "####@@@@@";
    let text = told(&["endgame", "-"], &open);
    assert!(text.contains("A9 B9 C9 … J2 (72 points)"), "{text}");
    assert!(!text.contains("D9"), "{text}");
    let text = told(&["endgame", "-", "--language", "ja"], &open);
    assert!(text.contains("A9 B9 C9 … J2（72点）"), "{text}");
}

#[test]
fn rooms_in_which_nobody_can_doubt_are_not_assumed() {
    // Outside the points that are named a room of one point is taken as it stands.
    let corridors = include_str!("../assets/samples/15-corridors.txt");
    let text = told(&["endgame", "-", "--only", "B10-E10"], corridors);
    assert!(text.contains("Only the chosen points"), "{text}");
    assert!(!text.contains("Assumed"), "{text}");
}

/// A game of three moves, and a position that was saved of it.
const SAVED_GAME: &str = "(;SZ[9];B[aa];W[bb];B[cc])(;SZ[9]SEMV[1]AB[aa]AW[bb]PL[B]SEMP[0:2])";

#[test]
fn a_move_that_is_not_there_is_told_with_its_game_and_how_another_is_named() {
    for command in ["endgame", "solve"] {
        let ran = run(&[command, "-", "--move", "9"], SAVED_GAME);
        assert_eq!(
            (ran.status, ran.errors.trim_end()),
            (
                2,
                "semeai-cli: standard input: there is no move 9: the main line of game 1 of 2 has 3 moves; --game N takes \
                 another one"
            )
        );
    }
    let arguments = ["endgame", "-", "--move", "9", "--language", "ja"];
    let ran = run(&arguments, SAVED_GAME);
    let said = "9手目はありません。2局のうち1局目の棋譜は3手です。別の棋譜は--game Nで選べます。";
    assert!(ran.errors.contains(said), "{}", ran.errors);
}

/// The last of its moves cannot be played.
const GAME: &str = "(;SZ[6]KM[0.5]AB[ab][bb][ac][bc][cc][ad][bd][ae][be][ce][af]AW[ca][da][ea][fa][fb][dc][ec][fc][cd][dd][fd][fe][df][ff]SQ[ab][ca][cc][fb][cd][df];B[cb];W[db];B[cb])";

#[test]
fn a_game_move_by_move_is_told_with_komi_and_with_the_move_at_which_it_breaks_off() {
    let text = told(&["endgame", "-", "--from", "1"], GAME);
    let lines: Vec<&str> = text.lines().collect();
    let cut = "Move 3 of the main line, at C5, is not legal.";
    assert!(lines[0].starts_with(cut), "{text}");
    assert_eq!(
        lines[1..],
        [
            "   1 Black C5: biggest move 1, scores -2½ / -3½, loss 0",
            "   2 White D5: biggest move 1, scores -1½ / -2½, loss 0",
            "   3 end: biggest move 1, scores -2½ / -3½",
        ]
    );
    let text = told(
        &[
            "endgame",
            "-",
            "--from",
            "1",
            "--komi",
            "1.5",
            "--language",
            "ja",
        ],
        GAME,
    );
    let lines: Vec<&str> = text.lines().collect();
    assert!(
        lines[0].starts_with("本譜の3手目C5は打てません。"),
        "{text}"
    );
    assert_eq!(lines[3], "   3 最後：最大1目、結果-3½/-4½");
}

#[test]
fn points_that_make_no_region_by_hand_are_said_to_make_none() {
    let corridors = include_str!("../assets/samples/15-corridors.txt");
    let said = |points: &str| {
        let arguments = ["endgame", "-", "--only", "B10-E10", "--only", points];
        told(&arguments, corridors)
    };
    let text = said("A1");
    let nothing = "--only A1 makes no region: nothing is open at these points.";
    assert_eq!(text.matches("makes no region").count(), 1, "{text}");
    assert!(text.contains(nothing), "{text}");
    assert!(!said("C10").contains("--only B10"), "{text}");
}

#[test]
fn what_is_wrong_with_a_sum_is_said_with_what_is_wanted() {
    let text = told(&["sum", "{3|0} + {1|2} + A(4,1,4)"], "");
    let named = "Somebody would rather pass (zugzwang) in A1. Moves are compulsory here";
    assert!(text.contains(named), "{text}");
    assert!(text.contains("A1  {1|2}"), "{text}");
    let text = told(&["sum", "{1|2} + {2|4} + {3|9}", "--language", "ja"], "");
    assert!(
        text.contains("A1、A2、A3ではパスした方がよい局面"),
        "{text}"
    );
    let ran = run(&["sum", "A(1,2)"], "");
    let three = "expected `,` and the next of three numbers, as in A(4,1,4), but found `)`";
    assert!(
        ran.status == 2 && ran.errors.contains(three),
        "{}",
        ran.errors
    );
    let ran = run(&["sum", "A(1,2)", "--language", "ja"], "");
    assert!(ran.errors.contains("数は三つ"), "{}", ran.errors);
    let ran = run(&["sum", "A(4,1,4)", "--plane", "xl,zz"], "");
    let listed = "[possible values: xl,xr, xl,y, xr,y]\n";
    assert!(ran.errors.contains(listed), "{}", ran.errors);
}
