//! Positions before a move of a main line.

use semeai_board::{Color, Role};

use crate::file::{FileContent, FileErrorKind, FileNotice, PositionChoice, parse_wanted};
use crate::game::{Moment, NodeId};

fn load(text: &str, number: usize) -> Result<FileContent, FileErrorKind> {
    let wanted = PositionChoice {
        after_move: Some(number - 1),
        ..PositionChoice::default()
    };
    parse_wanted("x.sgf", text.as_bytes(), wanted).map_err(|error| error.kind)
}

/// The stones, black ones first, and who is to move.
fn stones(loaded: &FileContent) -> (String, String, Color) {
    let setup = &loaded.document.board.setup;
    let names = |color: Color| setup.topology.names(&setup.stones[color]).join(" ");
    (
        names(Color::Black),
        names(Color::White),
        loaded.document.board.to_move,
    )
}

/// The positions that led to the one of the document.
fn moments(loaded: &FileContent) -> Vec<Moment> {
    let Some(game) = &loaded.document.game else {
        return Vec::new();
    };
    let mut way: Vec<NodeId> = game.record().way_back(game.place()).collect();
    way.reverse();
    way.into_iter()
        .map(|id| game.record().node(id).moment)
        .collect()
}

fn before(text: &str, number: usize) -> (String, String, Color) {
    stones(&load(text, number).expect("read"))
}

fn expected(black: &str, white: &str, to_move: Color) -> (String, String, Color) {
    (black.to_owned(), white.to_owned(), to_move)
}

#[test]
fn the_position_is_that_before_the_move() {
    // A9 B9, then B8, a pass, C9 takes B9.
    let game = "(;SZ[9];B[aa];W[ba];B[bb];W[tt];B[ca](;W[ee];B[ff])(;W[gg]))";
    assert_eq!(before(game, 1), expected("", "", Color::Black));
    assert_eq!(before(game, 2), expected("A9", "", Color::White));
    assert_eq!(before(game, 5), expected("A9 B8", "B9", Color::Black));
    assert_eq!(before(game, 6), expected("A9 C9 B8", "", Color::White));
    assert_eq!(before(game, 7), expected("A9 C9 B8", "E5", Color::Black));
    // After the last is the end; of what lies beyond it nothing is known.
    let end = expected("A9 C9 B8", "E5", Color::White);
    let last = "(;SZ[9];B[aa];W[ba];B[bb];W[tt];B[ca](;W[ee])(;W[gg]))";
    assert_eq!(before(last, 7), expected("A9 C9 B8", "E5", Color::Black));
    assert_eq!(
        before("(;SZ[9];B[aa];W[ba];B[bb];W[tt];B[ca];W[ee];B[tt])", 8),
        end
    );
    assert_eq!(before(game, 8), expected("A9 C9 B8 F4", "E5", Color::White));
    let past = FileErrorKind::NoSuchMove {
        number: 8,
        moves: 7,
        game: 0,
        games: 1,
    };
    assert_eq!(load(game, 9), Err(past));
    assert_eq!(load(game, 3).expect("read").notices, []);
}

#[test]
fn set_up_before_between_and_after_moves_is_applied() {
    let game = "(;SZ[9]AB[aa][ba];AW[ab];B[bb];AE[aa]AW[cc];W[cb]AB[dd];AB[ee];B[ff];AW[gg]PL[W])";
    // The moves are played although stones stand on the board before the first.
    assert_eq!(before(game, 1), expected("A9 B9", "A8", Color::Black));
    assert_eq!(before(game, 2), expected("B9 B8 D6", "A8 C7", Color::White));
    assert_eq!(
        before(game, 3),
        expected("B9 B8 D6 E5", "A8 C8 C7", Color::Black)
    );
    // What is set up after the last move belongs to the end.
    let end = expected("B9 B8 D6 E5 F4", "A8 C8 C7 G3", Color::White);
    assert_eq!(before(game, 4), end);
    assert!(load(game, 5).is_err());
}

#[test]
fn handicap_stones_are_there_before_the_first_move() {
    let game = "(;SZ[9]HA[2]AB[gc][cg];W[ee];B[ff])";
    assert_eq!(before(game, 1), expected("G7 C3", "", Color::White));
    assert_eq!(before(game, 2), expected("G7 C3", "E5", Color::Black));
}

#[test]
fn an_illegal_move_is_named_and_the_position_is_the_one_before_it() {
    let game = "(;SZ[9];B[aa];W[bb];B[aa];W[cc];AW[dd];B[ee])";
    let loaded = load(game, 5).expect("goes on up to there");
    let point = loaded.document.topology().point("A9").expect("a point");
    assert_eq!(
        loaded.notices,
        [FileNotice::IllegalMove { number: 3, point }]
    );
    assert_eq!(stones(&loaded), expected("A9", "B8", Color::Black));
    // The position is legal so far, and the game breaks off at it.
    let cut = FileNotice::LineCut {
        number: 3,
        point: Some(point),
    };
    assert_eq!(load(game, 3).expect("legal so far").notices, [cut]);
    let end = load(game, 6).expect("as far as it can be played");
    assert_eq!(stones(&end), stones(&loaded));
    assert_eq!(end.notices, loaded.notices);
    let past = FileErrorKind::NoSuchMove {
        number: 6,
        moves: 5,
        game: 0,
        games: 1,
    };
    assert_eq!(load(game, 7), Err(past), "illegal ones are counted too");
    // Suicide is not legal here.
    let suicide = "(;SZ[9]AW[ba][ab];B[aa];W[cc])";
    assert_eq!(load(suicide, 2).expect("read").notices.len(), 1);
}

#[test]
fn the_ban_of_a_ko_is_known_after_the_move_that_took_it() {
    let game = "(;SZ[9]AB[ba][ab][bc]AW[ca][db][cc];B[cb];W[bb];B[gg];W[hh];B[cb])";
    // Black C8 stands in atari at B8; White takes there, and Black may not take back at once.
    let loaded = load(game, 3).expect("read");
    let c8 = loaded.document.topology().point("C8").expect("a point");
    let banned = Some((Color::Black, c8));
    assert_eq!(loaded.document.board.ban, banned);
    let position = loaded.document.position().expect("a position");
    assert_eq!(position.ko(), banned);
    assert_eq!(moments(&loaded).last().expect("moments").ban, banned);
    assert_eq!(moments(&loaded)[1].ban, None);
    let later = load(game, 5).expect("read");
    assert_eq!(later.document.board.ban, None);
}

#[test]
fn roles_of_our_files_go_on_through_the_moves() {
    let ours = "(;SZ[9]SEMV[1]AB[aa][ee]AW[ba]CR[aa][ba]SQ[ee]SEME[aa][ba]SEMS[ee];B[bb];W[ff];B[ca];W[ba])";
    let role = |number: usize, name: &str| {
        let loaded = load(ours, number).expect("read");
        let document = &loaded.document;
        let point = document.topology().point(name).expect("a point");
        document.marks.roles.at(point)
    };
    assert_eq!(role(1, "B9"), Role::Essential);
    assert_eq!(role(3, "B9"), Role::Essential);
    assert_eq!(role(3, "E5"), Role::Safe);
    assert_eq!(role(4, "B9"), Role::Unknown, "captured");
    assert_eq!(role(4, "A9"), Role::Essential);
}

#[test]
fn a_diagram_has_no_moves() {
    let load = |number: usize| {
        let wanted = PositionChoice {
            after_move: Some(number - 1),
            ..PositionChoice::default()
        };
        parse_wanted("x.txt", b".B\nW.", wanted)
    };
    assert!(load(1).is_ok());
    let error = load(2).expect_err("no moves");
    assert_eq!(
        error.to_string(),
        "x.txt: there is no move 1: the main line has 0 moves"
    );
}

#[test]
fn a_long_game_is_played_in_a_moment() {
    let game = format!("(;SZ[19]{})", ";B[];W[]".repeat(50_000));
    let start = std::time::Instant::now();
    assert!(load(&game, 100_000).is_ok());
    assert!(start.elapsed().as_secs() < 20);
    assert!(load(&game, 100_001).is_ok(), "its end");
    assert!(load(&game, 100_002).is_err());
}

#[test]
fn the_positions_of_a_game_can_be_gone_through() {
    let loaded = crate::file::parse("game.sgf", b"(;SZ[9];B[aa];W[ba];B[];W[ab])").expect("a game");
    let line = moments(&loaded);
    let stones: Vec<usize> = line
        .iter()
        .map(|moment| moment.stones.black.len() + moment.stones.white.len())
        .collect();
    // The last move captures.
    assert_eq!(stones, [0, 1, 2, 2, 2]);
    let movers: Vec<Color> = line.iter().map(|moment| moment.to_move).collect();
    assert_eq!(
        movers[..4],
        [Color::Black, Color::White, Color::Black, Color::White]
    );
    assert_eq!(line[4].stones, loaded.document.board.setup.stones);
    let illegal = crate::file::parse("game.sgf", b"(;SZ[9];B[aa];W[aa])").expect("a game");
    assert_eq!(moments(&illegal).len(), 2);
    let problem = crate::file::parse("problem.sgf", b"(;SZ[9]AB[aa];W[ba])").expect("a problem");
    assert_eq!(moments(&problem).len(), 1, "before its solution");
    let game = problem.document.game.as_ref().expect("a solution");
    assert_eq!(game.moves(), 1);
}

#[test]
fn no_move_of_our_files_takes_a_safe_stone() {
    let ours = "(;SZ[9]SEMV[1]AB[aa][ee]AW[ba]CR[aa][ee]SQ[ba]SEME[aa][ee]SEMS[ba];B[bb];W[ff];B[ca];W[gg])";
    let loaded = load(ours, 4).expect("read");
    let document = &loaded.document;
    let point = document.topology().point("B9").expect("a point");
    assert_eq!(document.board.setup.get(point), Some(Color::White));
    assert_eq!(document.marks.roles.at(point), Role::Safe);
    assert!(document.position().is_ok() && document.standing().is_some());
}

#[test]
fn where_a_move_is_named_it_is_one_of_the_game_that_has_moves() {
    let game = "(;SZ[9];B[aa];W[bb];B[cc])";
    let of = |saved: &str, number| load(&format!("{game}{saved}"), number);
    // The window saves a position behind the game that it is of, with its tree as variations.
    for saved in [
        "(;SZ[9]SEMV[1]AB[aa]AW[bb]SEMP[0:2])",
        "(;SZ[9]SEMV[1]AB[aa]AW[bb]SEMP[0:2];B[ee];W[ff])",
        "(;SZ[9]SEMV[1]AB[ee]AW[dd])",
    ] {
        let loaded = of(saved, 3).expect("a move of the game");
        assert_eq!((loaded.game, loaded.games), (0, 2), "{saved}");
        assert_eq!(stones(&loaded), expected("A9", "B8", Color::Black));
    }
    // A position with moves of its own that is of no game stands for itself, as the first game of Go does.
    let own = "(;SZ[9]SEMV[1]AB[ee]AW[dd];B[ff];W[gg])";
    assert_eq!(of(own, 2).expect("its own move").game, 1);
    assert_eq!(
        of("(;SZ[9];B[aa];W[bb];B[cc];W[dd])", 2).expect("one").game,
        0
    );
    let past = FileErrorKind::NoSuchMove {
        number: 3,
        moves: 2,
        game: 1,
        games: 2,
    };
    assert_eq!(
        past.to_string(),
        "there is no move 3: the main line of game 2 of 2 has 2 moves"
    );
    assert_eq!(of(own, 4), Err(past));
}
