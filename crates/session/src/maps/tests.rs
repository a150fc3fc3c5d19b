use semeai_board::{BoardKind, Color, Point, PointSet};
use semeai_tactics::{ExpectedPart, FoundSign, MapErrorKind, Preset};

use super::*;
use crate::file::{self, Answers, FileFormat, to_sgf};
use crate::{Action, BoardAction, Document, EndgameAction, NodeId, Session, Subject};

/// Looks at the first map on this board.
fn session(board: &str, signs: &str) -> Session {
    let kind: BoardKind = board.parse().expect("a board");
    let document = match signs {
        "" => Document::empty(kind),
        signs => Document::with_stones(kind, signs).expect("a sign for each point"),
    };
    look(document)
}

fn look(mut document: Document) -> Session {
    document.subject = Subject::Maps;
    let mut session = Session::new(document);
    settle(&mut session);
    session
}

/// A frame, with the answer to what it asks.
fn settle(session: &mut Session) {
    session.start();
    session.desk_mut().finish::<EvaluateMap>();
    session.update();
}

fn say(session: &mut Session, action: MapAction) {
    session
        .apply(&Action::Map(action))
        .expect("always possible");
    settle(session);
}

fn write(session: &mut Session, text: &str) {
    say(session, MapAction::Text(text.to_owned()));
}

fn at(session: &Session, name: &str) -> Point {
    session.document().topology().point(name).expect("a point")
}

fn put(session: &mut Session, name: &str, stone: Option<Color>) {
    let point = at(session, name);
    let set = Action::Board(BoardAction::Set { point, stone });
    session.apply(&set).expect("a point");
    settle(session);
}

fn sheet(session: &Session) -> &MapSheet {
    let answer = session.answer::<EvaluateMap>().expect("an answer");
    answer.as_ref().expect("a map")
}

fn names(session: &Session, points: PointSet) -> String {
    session.document().topology().names(&points).join(" ")
}

/// Where the map can be played.
fn playable(session: &Session) -> String {
    let report = sheet(session).report.as_ref().expect("a position");
    names(session, report.playable)
}

#[test]
fn the_set_follows_every_stone_and_every_change_of_the_text() {
    let mut session = session("square:3x3", "");
    assert_eq!(playable(&session), "B3 A2 B2 C2 B1");
    put(&mut session, "B2", Some(Color::White));
    assert_eq!(playable(&session), "");
    write(&mut session, "F(W)");
    assert_eq!(playable(&session), "B3 A2 C2 B1");
    let report = sheet(&session).report.as_ref().expect("a position");
    assert_eq!(names(&session, report.result()), "B3 A2 B2 C2 B1");
    assert_eq!(report.parts.len(), 2);
    assert!(session.undo() && session.undo());
    settle(&mut session);
    assert_eq!(playable(&session), "B3 A2 B2 C2 B1");
}

#[test]
fn nothing_is_asked_while_something_else_is_looked_at() {
    let mut session = session("square:3x3", "");
    let race = Action::Endgame(EndgameAction::Subject(Subject::Race));
    session.apply(&race).expect("always possible");
    settle(&mut session);
    assert!(session.answer::<EvaluateMap>().is_none());
    assert!(session.map_sheet().is_none());
}

#[test]
fn a_fault_has_its_column_and_what_was_expected() {
    let mut session = session("square:3x3", "");
    write(&mut session, "P4(V");
    let answer = session.answer::<EvaluateMap>().expect("an answer");
    let fault = answer.as_ref().expect_err("no map");
    let kind = MapErrorKind::Unexpected {
        found: FoundSign::End,
        expected: ExpectedPart::JunctionOrClosing,
    };
    assert_eq!((fault.column, &fault.kind), (5, &kind));
    assert!(session.map_sheet().is_none(), "nothing is claimed");
    write(&mut session, "@paper-9");
    let answer = session.answer::<EvaluateMap>().expect("an answer");
    let unknown = MapErrorKind::UnknownPreset("paper-9".to_owned());
    assert_eq!(answer.as_ref().expect_err("no preset").kind, unknown);
}

#[test]
fn what_the_board_lacks_and_what_is_no_position_is_told() {
    let mut session = session("square:3x3", "");
    write(&mut session, "{A1,Z9}");
    let fault = sheet(&session).report.as_ref().expect_err("no such point");
    let MapFault::NoPoints(missing) = fault else {
        panic!("{fault:?}");
    };
    assert_eq!(missing.names, ["Z9"]);
    write(&mut session, "V");
    for point in ["A1", "B1", "C1", "A2", "B2", "C2", "A3", "B3", "C3"] {
        put(&mut session, point, Some(Color::Black));
    }
    let fault = sheet(&session).report.as_ref().expect_err("no liberty");
    assert!(matches!(fault, MapFault::NoPosition(_)));
    assert_eq!(
        sheet(&session).mathematics.text,
        "V",
        "it stands all the same"
    );
}

#[test]
fn a_map_of_white_has_its_colours_exchanged_and_a_preset_its_name() {
    let mut session = session("square:3x3", "....X....");
    write(&mut session, "@paper-2");
    assert_eq!(sheet(&session).source.preset, Some(Preset::Paper2));
    assert_eq!(playable(&session), "");
    say(&mut session, MapAction::Player(Color::White));
    assert_eq!(playable(&session), "B3 A2 C2 B1", "beside Black");
    assert!(
        sheet(&session)
            .mathematics
            .text
            .starts_with("((P1(B) ∖ B) ∪ W)")
    );
    let swapped = Action::Board(BoardAction::SwapColors);
    session.apply(&swapped).expect("always possible");
    settle(&mut session);
    assert_eq!(session.document().map.player, Color::Black);
    assert_eq!(playable(&session), "B3 A2 C2 B1");
}

#[test]
fn laws_say_what_a_map_comes_to_whatever_the_stones_are() {
    let mut session = session("square:3x3", "");
    write(&mut session, "@conjectured-2");
    for _ in 0..2 {
        assert_eq!(sheet(&session).laws.on_empty.to_string(), "P4(V)");
        put(&mut session, "B2", Some(Color::White));
    }
}

#[test]
fn two_maps_are_compared_on_the_stones() {
    let mut session = session("square:3x3", "....O....");
    write(&mut session, "F(W)");
    say(&mut session, MapAction::Other(Some("V".to_owned())));
    let other = sheet(&session).other.as_ref().expect("another map");
    let compared = other.as_ref().expect("a map").comparison.as_ref();
    let compared = compared.expect("a position");
    assert_eq!(names(&session, compared.both), "B3 A2 C2 B1");
    assert_eq!(names(&session, compared.only_first), "B2");
    assert_eq!(names(&session, compared.only_second), "A3 C3 A1 C1");
    say(&mut session, MapAction::Other(Some("V V".to_owned())));
    let other = sheet(&session).other.as_ref().expect("another text");
    assert_eq!(other.as_ref().expect_err("no map").column, 3);
    say(&mut session, MapAction::Other(None));
    assert!(sheet(&session).other.is_none());
}

#[test]
fn what_is_typed_in_one_go_is_one_step_of_undo() {
    let mut session = session("square:3x3", "");
    for text in ["P", "P2", "P2(", "P2(V", "P2(V)"] {
        say(&mut session, MapAction::Type(text.to_owned()));
    }
    write(&mut session, "@paper-5");
    say(&mut session, MapAction::Type("@paper-4a".to_owned()));
    let mut texts = Vec::new();
    while session.undo() {
        texts.push(session.document().map.text.clone());
    }
    assert_eq!(texts, ["@paper-5", "P2(V)", FIRST_MAP]);
    assert!(session.redo());
    assert_eq!(session.document().map.text, "P2(V)");
}

#[test]
fn files_keep_the_map_and_how_it_is_looked_at() {
    let mut session = session("square:3x3", "");
    let text = to_sgf(session.document(), &Answers::NOTHING).expect("a rectangle");
    assert!(!text.contains("SEMM") && !text.contains("SEMJ"), "{text}");
    write(&mut session, r"(P1(W) \ W) | {C3}");
    say(&mut session, MapAction::Other(Some("no map ]".to_owned())));
    say(&mut session, MapAction::Player(Color::White));
    say(&mut session, MapAction::Model(true));
    let text = to_sgf(session.document(), &Answers::NOTHING).expect("a rectangle");
    let loaded = file::parse("x.sgf", text.as_bytes()).expect("what we write");
    assert!(loaded.notices.is_empty(), "{:?}", loaded.notices);
    assert_eq!(loaded.document.map, session.document().map);
    assert_eq!(loaded.document.subject, Subject::Maps);
    let mut on_graph = look(Document::empty("cycle:5".parse().expect("a board")));
    write(&mut on_graph, "");
    let text = FileFormat::GraphMl.text(on_graph.document(), &Answers::NOTHING);
    let text = text.expect("every board");
    let loaded = file::parse("x.graphml", text.as_bytes()).expect("what we write");
    assert_eq!(loaded.document.map.text, "");
}

#[test]
fn the_map_stays_where_the_board_changes_and_a_game_is_stepped_through() {
    let text = "(;SZ[9]SEMV[1]SEMY[maps:territory]SEMM[F(W)];B[aa];W[ba])";
    let loaded = file::parse("x.sgf", text.as_bytes()).expect("a game");
    let mut session = Session::new(loaded.document);
    let game = session.document().game.as_ref().expect("moves");
    let [start, end] = [0, 2].map(|moves| game.after(moves).expect("a position"));
    session.apply(&Action::Game(end)).expect("a position");
    settle(&mut session);
    assert_eq!(playable(&session), "C9 B8");
    session.look_at_move(Some(MovePoint::Last));
    session.start();
    session.desk_mut().finish::<LookAtMove>();
    let change = session.answer::<LookAtMove>().expect("an answer");
    let change = change.as_ref().expect("a move");
    assert_eq!(
        (change.color, change.point),
        (Color::White, at(&session, "B9"))
    );
    assert_eq!(names(&session, change.stones.black), "A9");
    assert!(change.stones.white.is_empty(), "as before the move");
    let after = change.after.as_ref().expect("a legal move");
    assert_eq!(names(&session, after.stones.white), "B9");
    assert_eq!(names(&session, after.atari.into), "A9");
    session.apply(&Action::Game(start)).expect("a position");
    assert_eq!(start, NodeId::ROOT);
    assert_eq!(session.document().map.text, "F(W)");
    let larger = BoardKind::rectangle(5, 4).expect("a board");
    let resize = Action::Board(BoardAction::Resize(larger));
    session.apply(&resize).expect("a rectangle");
    assert_eq!(session.document().map.text, "F(W)");
}

#[test]
fn a_move_that_is_pointed_at_tells_what_it_would_change() {
    let mut session = session("square:3x3", ".OX......");
    let point = at(&session, "A3");
    let mut ask = |at| {
        session.look_at_move(at);
        session.start();
        session.desk_mut().finish::<LookAtMove>();
        session.answer::<LookAtMove>().cloned()
    };
    let change = ask(Some(MovePoint::Possible(Color::White, point)));
    let change = change.expect("an answer").expect("a point");
    assert!(change.is_legal);
    assert_eq!(change.joined.len(), 2);
    assert_eq!(change.image.len(), 3);
    assert_eq!(ask(Some(MovePoint::Last)), Some(None), "there is no game");
    assert_eq!(ask(None), None);
}
