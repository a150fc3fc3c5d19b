//! The standard commands and those that set up positions: what they answer, and with which words they refuse.

use std::fs;

use super::{answers, last, sample, talk};

/// Lines with their answers, in one session.
fn check(session: &[(&str, &str)]) {
    let sent: Vec<&str> = session.iter().map(|(sent, _)| *sent).collect();
    let said = answers(&(sent.join("\n") + "\n"));
    for ((sent, expected), said) in session.iter().zip(&said) {
        assert_eq!(said, expected, "{sent}");
    }
    assert_eq!(said.len(), session.len());
}

#[test]
fn names_and_versions() {
    check(&[
        ("protocol_version", "= 2"),
        ("name", "= Semeai"),
        ("version", concat!("= ", env!("CARGO_PKG_VERSION"))),
        ("known_command play", "= true"),
        ("known_command resign", "= false"),
        ("known_command", "= false"),
        ("gogui-version 1.6.0", "="),
        ("gogui-title", "= Semeai"),
        ("gogui-interrupt", "="),
        ("stop", "="),
        ("clear_cache", "="),
        ("7 foo", "?7 unknown command"),
        ("12", "?12 unknown command"),
        ("quit", "="),
    ]);
}

/// What misreads an answer is not offered: `analyze` (Sabaki reads its numbers as another program's), and what makes `GoGui` take this
/// program for a referee.
#[test]
fn every_command_is_listed_once_and_some_never() {
    let list = last("list_commands\n");
    let names: Vec<&str> = list.trim_start_matches("= ").lines().collect();
    let mut once = names.clone();
    once.sort_unstable();
    once.dedup();
    assert_eq!(once.len(), names.len());
    for never in [
        "analyze",
        "genmove_analyze",
        "gogui-rules_game_id",
        "gogui-rules_legal_moves",
    ] {
        assert!(!names.contains(&never), "{never}");
    }
    let input: String = names
        .iter()
        .map(|name| format!("known_command {name}\n"))
        .collect();
    assert!(answers(&input).iter().all(|answer| answer == "= true"));
    let menu = last("gogui-analyze_commands\n");
    for line in menu.trim_start_matches("= ").lines() {
        let parts: Vec<&str> = line.split('/').collect();
        let command = parts[2].split(' ').next().expect("a command");
        assert!(parts.len() == 3 && names.contains(&command), "{line}");
    }
}

#[test]
fn boards_have_from_2_to_25_columns_and_rows() {
    check(&[
        ("boardsize 2", "="),
        ("boardsize 25", "="),
        ("play b Z25", "="),
        ("boardsize 1", "? unacceptable size"),
        ("boardsize 26", "? unacceptable size"),
        ("boardsize 9 26", "? unacceptable size"),
        ("boardsize x", "? syntax error: 'x' is not a number"),
        (
            "boardsize",
            "? syntax error: something is missing at the end",
        ),
        ("list_stones b", "= Z25"),
        ("boardsize 9 6", "="),
        ("list_stones b", "="),
        ("play w J6", "="),
        (
            "play w J7",
            "? syntax error: 'J7' is not a point on this board",
        ),
        ("rectangular_boardsize 5 4", "="),
        ("play b E4", "="),
        (
            "rectangular_boardsize 5",
            "? syntax error: something is missing at the end",
        ),
        ("clear_board", "="),
        ("list_stones b", "="),
    ]);
}

#[test]
fn komi_is_a_number_of_half_points() {
    check(&[
        ("get_komi", "= 0"),
        ("komi 6.5", "="),
        ("boardsize 9", "="),
        ("get_komi", "= 6.5"),
        ("komi -3", "="),
        ("get_komi", "= -3"),
        ("komi 7.500", "="),
        ("get_komi", "= 7.5"),
        (
            "komi 6.25",
            "? syntax error: komi must be a whole or half number of points, not '6.25'",
        ),
        ("komi much", "? syntax error: 'much' is not a number"),
        ("kata-set-rules chinese", "="),
        (
            "kata-get-rules",
            r#"= {"hasButton":false,"ko":"SIMPLE","scoring":"AREA","suicide":false,"tax":"NONE","whiteHandicapBonus":"0"}"#,
        ),
        (
            r#"kata-set-rules {"scoring":"TERRITORY","tax":"SEKI"}"#,
            "=",
        ),
        (
            "kata-get-rules",
            r#"= {"hasButton":false,"ko":"SIMPLE","scoring":"TERRITORY","suicide":false,"tax":"SEKI","whiteHandicapBonus":"0"}"#,
        ),
        (
            "kata-set-rules lasker",
            "? syntax error: 'lasker' does not say how to count points",
        ),
    ]);
}

#[test]
fn moves_are_played_in_any_order_and_taken_back() {
    check(&[
        ("boardsize 5", "="),
        ("undo", "? cannot undo"),
        ("play b A1", "="),
        ("play b A2", "="),
        ("play black a2", "? illegal move"),
        ("play WHITE b1", "="),
        ("play w pass", "="),
        ("play w B2", "="),
        (
            "play b I5",
            "? syntax error: 'I5' is not a point on this board",
        ),
        (
            "play b A0",
            "? syntax error: 'A0' is not a point on this board",
        ),
        (
            "play x A5",
            "? syntax error: 'x' is neither black nor white",
        ),
        ("play b", "? syntax error: something is missing at the end"),
        (
            "play b A5 A4",
            "? syntax error: 'A4' is one argument too many",
        ),
        ("is_legal w A3", "= 1"),
        ("play w A3", "="),
        ("captures w", "= 2"),
        ("captures b", "= 0"),
        ("list_stones b", "="),
        ("undo", "="),
        ("captures w", "= 0"),
        ("list_stones b", "= A2 A1"),
        ("gg-undo 6", "? cannot undo"),
        ("gg-undo 5", "="),
        ("list_stones b", "="),
        ("gg-undo", "? cannot undo"),
    ]);
}

/// Suicide of one stone or of several, and a ko that is taken back at once.
#[test]
fn what_the_rules_forbid_is_illegal() {
    check(&[
        ("boardsize 4", "="),
        ("gogui-setup b B1 b B2 b A3 w A2", "="),
        ("is_legal w A1", "= 0"),
        ("play w A1", "? illegal move"),
        ("countlib A2", "= 1"),
        ("findlib A2", "= A1"),
        ("set_position b B4 b A3 b B2 w C4 w B3 w D3 w C2", "="),
        ("play b C3", "="),
        ("list_stones w", "= C4 D3 C2"),
        ("is_legal w B3", "= 0"),
        ("play w B3", "? illegal move"),
        ("play w A1", "="),
        ("play b D1", "="),
        ("is_legal w B3", "= 1"),
        ("all_legal w", "= D4 B3 A2 D2 B1 C1"),
        ("countlib A4", "? vertex must not be empty"),
        ("is_legal w pass", "= 1"),
    ]);
}

#[test]
fn set_up_all_or_nothing() {
    check(&[
        ("boardsize 9", "="),
        ("gogui-setup b A1 w A2", "="),
        (
            "gogui-setup w B1",
            "? illegal position: Black's block at A1 has no liberty: impossible position",
        ),
        (
            "gogui-setup w C3 b C3",
            "? illegal position: C3 is named twice",
        ),
        (
            "gogui-setup w C3 C4",
            "? syntax error: 'C4' is neither black nor white",
        ),
        ("list_stones w", "= A2"),
        ("gogui-play_sequence b C3 w C4 b C4", "? illegal move"),
        ("list_stones b", "= A1"),
        ("gogui-play_sequence b C3 w PASS b C4", "="),
        ("list_stones b", "= C4 C3 A1"),
        ("set_position w D4", "="),
        ("list_stones b", "="),
        ("undo", "? cannot undo"),
        ("set_position", "="),
        ("list_stones w", "="),
    ]);
}

#[test]
fn handicap_stones_stand_where_the_protocol_says() {
    check(&[
        ("fixed_handicap 9", "= D4 Q16 D16 Q4 D10 Q10 K4 K16 K10"),
        ("fixed_handicap 2", "? board not empty"),
        ("clear_board", "="),
        ("fixed_handicap 5", "= D4 Q16 D16 Q4 K10"),
        ("boardsize 9", "="),
        ("fixed_handicap 7", "= C3 G7 C7 G3 C5 G5 E5"),
        ("boardsize 8", "="),
        ("fixed_handicap 5", "? invalid number of stones"),
        ("fixed_handicap 4", "= C3 F6 C6 F3"),
        ("boardsize 6", "="),
        ("fixed_handicap 2", "? invalid number of stones"),
        ("set_free_handicap A1 A1", "? bad vertex list"),
        ("set_free_handicap A1 F6", "="),
        ("set_free_handicap B1 B2", "? board not empty"),
        ("list_stones b", "= F6 A1"),
    ]);
}

#[test]
fn what_lives_whatever_happens() {
    check(&[
        ("boardsize 5 3", "="),
        ("set_position b A2 b B2 b B3 b C2 b D2 b D3 b E2 w A1", "="),
        ("unconditional_status C3", "= black_territory"),
        ("unconditional_status B2", "= alive"),
        ("unconditional_status A1", "= dead"),
        ("unconditional_status C1", "= black_territory"),
        ("set_position w A2 w B2 w B1 w B3", "="),
        ("unconditional_status A1", "= white_territory"),
        ("unconditional_status D2", "= undecided"),
        ("play b D2", "="),
        ("unconditional_status D2", "= undecided"),
    ]);
}

#[test]
fn clocks_are_listened_to() {
    check(&[
        ("time_settings 600 30 5", "="),
        ("time_settings 0 0.5 1", "="),
        ("time_settings 1 1 0", "="),
        ("time_left b 60 0", "="),
        ("time_left b x 0", "? syntax error: 'x' is not a number"),
        ("time_left b -1 0", "? syntax error: '-1' is not a number"),
    ]);
    let spent = last("cputime\n");
    let spent: f64 = spent.trim_start_matches("= ").parse().expect("a number");
    assert!(spent >= 0.0);
}

#[test]
fn files_are_loaded_before_a_move() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a game.sgf");
    fs::write(&path, "(;SZ[5]KM[3.5];B[aa];W[ba];B[bb];W[ab];B[ee])").expect("written");
    let path = path.display();
    let state = |load: &str| {
        let said = answers(&format!(
            "{load}\nlist_stones b\nlist_stones w\nget_komi\nundo\n"
        ));
        said.join("|")
    };
    let whole = "= white|= B4 E1|= B5 A4|= 3.5|=";
    // What is behind the last move is the end.
    for at in ["", " 6", " 99"] {
        assert_eq!(state(&format!("loadsgf {path}{at}")), whole, "{at}");
    }
    assert_eq!(
        state(&format!("loadsgf {path} 1")),
        "= black|=|=|= 3.5|? cannot undo"
    );
    assert_eq!(
        state(&format!("loadsgf {path} 3")),
        "= black|= A5|= B5|= 3.5|="
    );
    assert_eq!(
        state(&format!("loadsgf {path} B4")),
        "= black|= A5|= B5|= 3.5|="
    );
    let refused = last(&format!("loadsgf {path} C3\n"));
    assert_eq!(refused, "? syntax error: 'C3' is not a point on this board");
}

#[test]
fn what_cannot_be_loaded_is_told_with_its_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("broken.sgf");
    fs::write(&path, "(;SZ[9]\nAB[aa]\n;B[zz\u{1b}[2J").expect("written");
    let said = last(&format!("loadsgf {}\n", path.display()));
    assert!(said.starts_with("? cannot load file: 3:"), "{said}");
    assert!(!said.contains('\u{1b}'), "{said:?}");
    let none = folder.path().join("none.sgf");
    let said = last(&format!("loadsgf {}\n", none.display()));
    assert_eq!(
        said,
        "? cannot load file: cannot be read: there is no such file"
    );
    assert_eq!(
        last("loadsgf\n"),
        "? syntax error: something is missing at the end"
    );
}

#[test]
fn a_game_is_printed_and_comes_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.sgf");
    let path = path.display();
    let moves = "boardsize 5\nkomi 0.5\ngogui-setup b A1\nplay w C3\nplay b pass\nplay w D3\n";
    let printed = last(&format!("{moves}printsgf\n"));
    for part in ["SZ[5]", "AB[ae]", "KM[0.5]", ";W[cc]", ";B[]", ";W[dc]"] {
        assert!(printed.contains(part), "{printed}");
    }
    let said = answers(&format!(
        "{moves}printsgf {path}\nloadsgf {path}\nundo\nlist_stones w\n"
    ));
    assert_eq!(said[6..], ["=", "= black", "=", "= C3"]);
    let nowhere = folder.path().join("no/such/game.sgf");
    let said = last(&format!("printsgf {}\n", nowhere.display()));
    assert!(said.starts_with("? cannot save file: "), "{said}");
}

#[test]
fn the_board_is_shown_as_a_diagram() {
    let shown = talk("boardsize 3\nplay b A1\nplay w C3\nshowboard\n");
    let board = "= $$Bc\n$$  -------\n$$ | . . O |\n$$ | . . . |\n$$ | X . . |\n$$  -------\n\n";
    assert!(shown.ends_with(board), "{shown}");
}

#[test]
fn settings_are_listed_and_set() {
    check(&[
        (
            "semeai-param",
            "= [string] seconds 10\n[list/territory/area] scoring territory\n[list/en/ja] language en\n[list/all/first] several all\n[bool] accept_nearby 0",
        ),
        ("semeai-param seconds 2.5", "="),
        ("semeai-param scoring area", "="),
        ("semeai-param several first", "="),
        ("semeai-param accept_nearby 1", "="),
        (
            "semeai-param seconds 0",
            "? syntax error: '0' is not a number",
        ),
        ("semeai-param scoring x", "? syntax error: 'x' is unknown"),
        (
            "semeai-param language de",
            "? syntax error: 'de' is unknown",
        ),
        ("semeai-param several x", "? syntax error: 'x' is unknown"),
        (
            "semeai-param accept_nearby x",
            "? syntax error: 'x' is unknown",
        ),
        ("semeai-param x 1", "? syntax error: 'x' is unknown"),
        (
            "semeai-param seconds",
            "? syntax error: something is missing at the end",
        ),
        ("report_uncertainty on", "="),
        ("report_uncertainty off", "="),
        ("report_uncertainty x", "? syntax error: 'x' is unknown"),
        (
            "semeai-param",
            "= [string] seconds 2.5\n[list/territory/area] scoring area\n[list/en/ja] language en\n[list/all/first] several first\n[bool] accept_nearby 1",
        ),
        ("semeai-param language ja", "="),
        (
            "play b I1",
            "? syntax error: この盤に「I1」という点はありません",
        ),
    ]);
}

#[test]
fn marks_are_set_shown_and_taken_back() {
    let load = format!("loadsgf {}", sample("14-count-the-ko-threats"));
    check(&[
        (&load, "= black"),
        ("semeai-essential show", "= C4 D4 E4 F4 C3 F3 C2 D2 E2 F2"),
        ("semeai-essential", "="),
        ("semeai-essential show", "="),
        ("semeai-essential c3 E2", "="),
        ("semeai-essential show", "= C4 D4 E4 F4 C3 F3 C2 D2 E2 F2"),
        ("semeai-essential A6", "? vertex must not be empty"),
        ("semeai-safe A5 F5", "="),
        ("semeai-only B4 B3", "="),
        ("semeai-only show", "= B4 B3"),
        ("semeai-only", "="),
        ("semeai-only show", "="),
        ("clear_board", "="),
        ("semeai-safe show", "="),
    ]);
}
