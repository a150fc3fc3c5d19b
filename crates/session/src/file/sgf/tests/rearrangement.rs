//! Games that go along when their board becomes another.

use semeai_board::{BoardKind, Edit, PointSet, Symmetry};

use crate::file::{self, Answers, FileFormat};
use crate::{Action, BoardAction, Document, NodeId, Session};

fn open(name: &str, text: &str) -> Session {
    let loaded = file::parse(name, text.as_bytes()).expect("a game");
    Session::new(loaded.document)
}

/// The document as it comes back from its file.
fn again(document: &Document) -> Document {
    let format = FileFormat::of_board(document.topology());
    let text = format.text(document, &Answers::NOTHING).expect("a form");
    let name = format!("again.{}", format.ending());
    let read = file::parse(&name, text.as_bytes());
    read.expect("our own").document
}

/// The moves of every variation, by the names of their points.
fn lines(document: &Document) -> Vec<String> {
    let Some(game) = &document.game else {
        return Vec::new();
    };
    let record = game.record();
    let ends = (0..record.len()).filter_map(NodeId::new);
    let ends = ends.filter(|&id| record.node(id).first.is_none());
    let line = |end| {
        let way = record.way_back(end).filter_map(|id| record.node(id).played);
        let name = |point| document.topology().name(point);
        let names = way.map(|played| played.point.map_or("pass", name));
        let mut names: Vec<&str> = names.collect();
        names.reverse();
        names.join(" ")
    };
    ends.map(line).collect()
}

fn edit(session: &mut Session, edits: Vec<Edit>) {
    let action = Action::Board(BoardAction::Edit(edits));
    session.apply(&action).expect("such a board");
}

fn hole(session: &mut Session, name: &str) {
    let point = session.document().topology().point(name).expect("there");
    edit(session, vec![Edit::RemovePoints(PointSet::single(point))]);
}

const VARIATIONS: &str = "(;SZ[5]AB[aa]LB[bb:x][cc:y](;B[ba]C[first];W[cc];B[dd])(;W[cc](;B[dd];W[ee])(;B[aa]))(;B[];W[ea]))";

#[test]
fn variations_follow_their_points_and_end_where_one_is_gone() {
    let mut session = open("a.sgf", VARIATIONS);
    let before = lines(session.document());
    assert_eq!(before, ["B5 C3 D2", "C3 D2 E1", "pass E5"]);
    hole(&mut session, "C3");
    assert_eq!(lines(session.document()), ["B5", "pass E5"]);
    let saved = again(session.document());
    assert_eq!(lines(&saved), ["B5", "pass E5"]);
    assert_eq!(&saved, session.document());
    session.undo();
    assert_eq!(lines(session.document()), before);
    hole(&mut session, "A1");
    assert_eq!(lines(session.document()), before);
    assert_eq!(&again(session.document()), session.document());
}

#[test]
fn who_stands_in_a_variation_stands_there_after_a_change() {
    let mut session = open("a.sgf", VARIATIONS);
    let at = session
        .document()
        .game
        .as_ref()
        .and_then(|game| game.after(2));
    session
        .apply(&Action::Game(at.expect("two moves")))
        .expect("a position");
    let stones = session.document().board.setup.stones;
    let place = session
        .document()
        .topology()
        .points()
        .first()
        .expect("a point");
    edit(
        &mut session,
        vec![
            Edit::Rename(place, "corner".to_owned()),
            Edit::AddPoint((7.0, 0.0)),
        ],
    );
    let document = session.document();
    assert_eq!(document.board.setup.stones, stones);
    assert_eq!(document.move_number(), Some(2));
    let saved = again(document);
    assert_eq!(saved.board, document.board);
    assert_eq!(saved.move_number(), Some(2));
    assert_eq!(lines(&saved), lines(document));
    session
        .apply(&Action::Game(NodeId::ROOT))
        .expect("a position");
    assert_eq!(session.document().board.setup.stones.black.len(), 1);
    assert_eq!(
        lines(session.document()),
        ["B5 C3 D2", "C3 D2 E1", "pass E5"]
    );
}

#[test]
fn a_whole_game_goes_along_and_stops_where_it_can_no_longer_be_played() {
    let text = "(;SZ[3];B[aa];W[ba];B[cc];W[ab];B[bb];W[ca])";
    let mut session = open("game.sgf", text);
    assert_eq!(session.document().move_number(), Some(6));
    let corner = session.document().topology().point("A3").expect("there");
    let far = session.document().topology().point("C1").expect("there");
    // With a liberty more the corner is not taken.
    edit(
        &mut session,
        vec![Edit::Line {
            ends: [corner, far],
            is_there: true,
        }],
    );
    assert_eq!(lines(session.document()), ["A3 B3 C1 A2 B2 C3"]);
    assert_eq!(
        session.document().move_number(),
        None,
        "its stones are others"
    );
    hole(&mut session, "C1");
    assert_eq!(lines(session.document()), ["A3 B3"]);
    // It is no position of the game any more, which is the first of two in its file.
    let saved = again(session.document());
    let game = saved.other_game(0, false).expect("a game").document;
    assert_eq!(lines(&game), ["A3 B3"]);
    assert_eq!(game.topology(), session.document().topology());
    for _ in 0..2 {
        session.undo();
    }
    assert_eq!(session.document().move_number(), Some(6));
}

#[test]
fn a_turned_game_is_saved_as_it_is_seen() {
    for (text, turned) in [
        (VARIATIONS, "E4 C3 B2"),
        (
            "(;SZ[5:4];B[aa];W[ba];B[cc](;W[])(;W[dd]))",
            "D5 D4 B3 pass",
        ),
    ] {
        let mut session = open("a.sgf", text);
        let before = session.document().clone();
        let turn = |symmetry| Action::Board(BoardAction::Transform(symmetry));
        session.apply(&turn(Symmetry::TurnRight)).expect("a turn");
        let document = session.document().clone();
        assert_eq!(lines(&document)[0], turned);
        assert_eq!(lines(&again(&document)), lines(&document));
        assert_eq!(again(&document).board, document.board);
        session.apply(&turn(Symmetry::TurnLeft)).expect("a turn");
        assert_eq!(lines(session.document()), lines(&before));
        assert_eq!(session.document().game.is_some(), before.game.is_some());
    }
}

#[test]
fn a_smaller_board_ends_the_moves_beside_it() {
    let mut session = open("a.sgf", VARIATIONS);
    let onto = BoardKind::rectangle(4, 4).expect("a size");
    session
        .apply(&Action::Board(BoardAction::Resize(onto)))
        .expect("a board");
    assert_eq!(lines(session.document()), ["B4 C2 D1", "C2 D1", "pass"]);
}
