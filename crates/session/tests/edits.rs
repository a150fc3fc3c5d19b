//! Boards that are drawn by hand: whatever is done to one, undo gives the document back, and stones, marks, candidates and the game
//! follow their points.

use proptest::prelude::*;
use semeai_board::{Color, Edit, Image, Point, PointSet, Role, Topology};
use semeai_session::file::sgf::WrittenMove;
use semeai_session::{
    Action, BoardAction, Document, MarkAction, RaceAction, RecordMove, Session, TextAction,
};

/// What may be done to a board; points are taken round by its size.
#[derive(Clone, Debug)]
enum Change {
    Add(i8, i8),
    Move(usize, i8, i8),
    Remove(usize),
    Rename(usize, String),
    Line(usize, usize, bool),
}

fn any_change() -> impl Strategy<Value = Change> {
    let at = 0_usize..100;
    prop_oneof![
        (any::<i8>(), any::<i8>()).prop_map(|(x, y)| Change::Add(x, y)),
        (at.clone(), any::<i8>(), any::<i8>()).prop_map(|(at, x, y)| Change::Move(at, x, y)),
        at.clone().prop_map(Change::Remove),
        (at.clone(), "[a-z]{1,3}").prop_map(|(at, name)| Change::Rename(at, name)),
        (at.clone(), at, any::<bool>()).prop_map(|(a, b, is_there)| Change::Line(a, b, is_there)),
    ]
}

fn edit(board: &Topology, change: &Change) -> Edit {
    let point = |index: usize| Point::new(index % board.len()).expect("on the board");
    let place = |x: i8, y: i8| (f32::from(x) / 4.0, f32::from(y) / 4.0);
    match *change {
        Change::Add(x, y) => Edit::AddPoint(place(x, y)),
        Change::Move(at, x, y) => Edit::MovePoint(point(at), place(x, y)),
        Change::Remove(at) => Edit::RemovePoints(PointSet::single(point(at))),
        Change::Rename(at, ref name) => Edit::Rename(point(at), name.clone()),
        Change::Line(a, b, is_there) => Edit::Line {
            ends: [point(a), point(b)],
            is_there,
        },
    }
}

/// A document with stones, marks, a candidate and a line of three moves.
fn document(kind: &str) -> Session {
    let kind = kind.parse().expect("a board");
    let mut session = Session::new(Document::empty(kind));
    let point = |index| Point::new(index).expect("on the board");
    let set = |index, color| {
        Action::Board(BoardAction::Set {
            point: point(index),
            stone: Some(color),
        })
    };
    let line = [3, 4, 5].map(|index| WrittenMove {
        played: RecordMove {
            color: if index == 4 {
                Color::White
            } else {
                Color::Black
            },
            point: Some(point(index)),
        },
        comment: format!("{index}"),
    });
    for action in [
        set(0, Color::Black),
        set(1, Color::White),
        Action::Mark(MarkAction::Set {
            point: point(0),
            role: Role::Essential,
        }),
        Action::Race(RaceAction::AddPick {
            path: Vec::new(),
            point: point(2),
        }),
        Action::Text(TextAction::Variation(line.to_vec())),
    ] {
        session.apply(&action).expect("possible");
    }
    session
}

fn by_place(board: &Topology, points: impl IntoIterator<Item = Point>) -> Vec<String> {
    let mut names: Vec<String> = points
        .into_iter()
        .map(|point| format!("{} {:?}", board.name(point), board.coordinates(point)))
        .collect();
    names.sort();
    names
}

/// The points of a set that a change has left, by their names and places after it.
fn left(points: impl IntoIterator<Item = Point>, image: &Image) -> Vec<String> {
    let points = points.into_iter().filter_map(|point| image.of(point));
    by_place(&image.topology, points)
}

fn check_followed(before: &Document, after: &Document, image: &Image) {
    let board = after.topology();
    for color in [Color::Black, Color::White] {
        let stones = |document: &Document| document.board.setup.stones[color];
        assert_eq!(by_place(board, stones(after)), left(stones(before), image));
    }
    let essential = |document: &Document| document.marks.roles.points(Role::Essential);
    assert_eq!(
        by_place(board, essential(after)),
        left(essential(before), image)
    );
    let picks = |document: &Document| document.race.picks.at(&[]).collect::<Vec<_>>();
    assert_eq!(by_place(board, picks(after)), left(picks(before), image));
}

/// The moves of the game up to where it stands.
fn moves(document: &Document) -> Vec<Option<Point>> {
    let Some(game) = &document.game else {
        return Vec::new();
    };
    let mut moves: Vec<_> = game
        .record()
        .way_back(game.end())
        .filter_map(|id| game.record().node(id).played?.point)
        .map(Some)
        .collect();
    moves.reverse();
    moves
}

proptest! {
    #[test]
    fn undo_gives_the_document_back_and_everything_follows_its_points(
        kind in prop::sample::select(vec!["square:4x3", "torus:3x3", "tri-hexagon:2", "star:6"]),
        changes in prop::collection::vec(any_change(), 1..9),
    ) {
        let mut session = document(kind);
        let mut states = vec![session.document().clone()];
        // A move that cannot be played for now stays in the text, and is there again on a board that allows it: so the game is held
        // against all its moves, not against those that could be played before a change.
        let mut line = moves(session.document());
        for change in &changes {
            let before = session.document().clone();
            let edit = edit(before.topology(), change);
            let image = Image::edited(before.topology(), &edit);
            let applied = session.apply(&Action::Board(BoardAction::Edit(vec![edit])));
            prop_assert_eq!(applied.is_ok(), image.is_ok());
            match image {
                Ok(image) => {
                    check_followed(&before, session.document(), &image);
                    for at in &mut line {
                        *at = at.and_then(|point| image.of(point));
                    }
                    let found = moves(session.document());
                    prop_assert!(line.starts_with(&found), "{:?} {:?}", line, found);
                }
                Err(_) => prop_assert_eq!(session.document(), &before),
            }
            if *session.document() != before {
                states.push(session.document().clone());
            }
        }
        for state in states.iter().rev() {
            prop_assert_eq!(session.document(), state);
            session.undo();
        }
    }
}
