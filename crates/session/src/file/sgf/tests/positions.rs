//! The positions of a file as a list: every change of it can be taken back, is something to save, and loses nothing else.

use super::*;
use crate::desk::Ask as _;
use crate::file::ListGames;
use crate::host::Control;
use crate::{ActionError, BoardAction, LessonAction, PositionsAction, Session, TextAction};

const THREE: &str = "Mail:\n(;GN[One]SZ[9]AB[aa]XX[kept])\n(;GN[Two]SZ[9]AW[bb])\n\n(;GN[Three]SZ[9]AB[cc];W[dd])\n";

fn session(text: &str) -> Session {
    Session::new(load(text).document)
}

fn arrange(session: &mut Session, action: PositionsAction) {
    session
        .apply(&Action::Positions(action))
        .expect("it can be done");
}

/// What the positions are called, as a list shows them, and which of them is on the board.
fn titles(document: &Document) -> (Vec<String>, usize) {
    let Some(asked) = ListGames::of(document) else {
        return (vec![document.text.title.clone()], 0);
    };
    let beside = asked.answer(&mut (), &Control::default());
    let looked_at = document.game_looked_at();
    let own = looked_at.is_none().then(|| document.text.title.clone());
    let here = looked_at.unwrap_or(beside.before.len());
    let all = beside.before.into_iter().chain(own).chain(beside.after);
    (all.collect(), here)
}

fn saved(document: &Document) -> String {
    to_sgf(document, &Answers::NOTHING)
}

/// The titles of a file as it is saved.
fn saved_titles(document: &Document) -> Vec<String> {
    titles(&load(&saved(document)).document).0
}

fn stone(session: &mut Session, name: &str) {
    let point = at(session.document(), name);
    let set = BoardAction::Set {
        point,
        stone: Some(Color::Black),
    };
    session.apply(&Action::Board(set)).expect("a free point");
}

fn title(session: &mut Session, title: &str) {
    let title = TextAction::Title(title.to_owned());
    session.apply(&Action::Text(title)).expect("words");
}

#[test]
fn positions_are_put_in_another_order_and_back() {
    let mut session = session(THREE);
    let before = session.document().clone();
    assert_eq!(titles(&before), (names(["One", "Two", "Three"]), 0));
    let moment = session.snapshot().clone();
    arrange(&mut session, PositionsAction::Move { from: 0, to: 2 });
    assert_eq!(
        titles(session.document()),
        (names(["Two", "Three", "One"]), 2)
    );
    assert!(session.history().is_modified());
    assert!(
        *session.snapshot() == moment,
        "what was found out about the position holds"
    );
    let text = saved(session.document());
    assert!(text.starts_with("Mail:\n(;GN[Two]"), "{text}");
    assert!(
        text.contains("XX[kept]") && text.contains(";W[dd]"),
        "{text}"
    );
    assert_eq!(saved_titles(session.document()), ["Two", "Three", "One"]);
    arrange(&mut session, PositionsAction::Move { from: 1, to: 0 });
    assert_eq!(
        titles(session.document()),
        (names(["Three", "Two", "One"]), 2)
    );
    assert!(session.undo() && session.undo());
    assert_eq!(*session.document(), before);
    assert!(!session.history().is_modified());
}

#[test]
fn a_position_is_doubled_and_taken_out() {
    let mut session = session(THREE);
    arrange(&mut session, PositionsAction::Double(0));
    assert_eq!(
        titles(session.document()),
        (names(["One", "One", "Two", "Three"]), 1),
        "the copy is at work"
    );
    assert_eq!(saved(session.document()).matches("XX[kept]").count(), 2);
    arrange(&mut session, PositionsAction::Remove(2));
    assert_eq!(
        titles(session.document()),
        (names(["One", "One", "Three"]), 1)
    );
    // The one on the board: the next one comes in its place.
    arrange(&mut session, PositionsAction::Remove(0));
    arrange(&mut session, PositionsAction::Remove(0));
    assert_eq!(titles(session.document()), (names(["Three"]), 0));
    let last = Action::Positions(PositionsAction::Remove(0));
    assert_eq!(session.apply(&last), Err(ActionError::LastPosition));
    let none = Action::Positions(PositionsAction::Double(7));
    assert_eq!(session.apply(&none), Err(ActionError::NoSuchPosition));
    let moved = PositionsAction::Move { from: 0, to: 1 };
    let moved = Action::Positions(moved);
    assert_eq!(session.apply(&moved), Err(ActionError::NoSuchPosition));
    for _ in 0..4 {
        assert!(session.undo());
    }
    assert_eq!(
        titles(session.document()),
        (names(["One", "Two", "Three"]), 0)
    );
}

#[test]
fn a_lesson_grows_from_an_empty_board() {
    let board = BoardKind::rectangle(9, 9).expect("a board");
    let mut session = Session::new(Document::empty(board));
    stone(&mut session, "A1");
    title(&mut session, "First");
    arrange(&mut session, PositionsAction::New);
    assert_eq!(session.document().board.setup.stones.black.len(), 0);
    stone(&mut session, "B1");
    title(&mut session, "Second");
    let question = LessonAction::Question(Language::ENGLISH, "Who?".to_owned());
    let question = Action::Text(TextAction::Lesson(question));
    session.apply(&question).expect("words");
    arrange(&mut session, PositionsAction::Add);
    title(&mut session, "Third");
    assert_eq!(
        titles(session.document()),
        (names(["First", "Second", "Third"]), 2)
    );
    let read = load(&saved(session.document()));
    assert_eq!((read.games, read.game, read.notices.len()), (3, 2, 0));
    let second = read.document.other_game(1, false).expect("there").document;
    assert_eq!(second.lesson.question.told(Language::ENGLISH), Some("Who?"));
    let beside = ListGames::of(&read.document).expect("a file");
    let asked = beside.answer(&mut (), &Control::default()).asked;
    let asked: Vec<_> = asked
        .iter()
        .map(|it| it.in_language(Language::ENGLISH))
        .collect();
    assert_eq!(asked, [None, Some("Who?")]);
}

#[test]
fn positions_of_a_game_are_added_while_it_is_looked_through() {
    let mut session = session("(;GN[Game]SZ[9]PB[x];B[aa];W[bb]C[two];B[cc];W[dd])");
    let go = |session: &mut Session, number| {
        let game = session.document().game.as_ref().expect("a game");
        let to = game.after(number).expect("so many moves");
        session.apply(&Action::Game(to)).expect("always possible");
    };
    go(&mut session, 1);
    arrange(&mut session, PositionsAction::Add);
    assert_eq!(session.document().move_number(), Some(1));
    go(&mut session, 2);
    let comment = TextAction::Comment("mine".to_owned());
    session.apply(&Action::Text(comment)).expect("words");
    arrange(&mut session, PositionsAction::Add);
    go(&mut session, 4);
    assert_eq!(titles(session.document()), (names(["Game"; 3]), 0));
    let read = load(&saved(session.document()));
    assert_eq!(read.games, 3, "where one stands is nothing to save");
    let stones = |session: &Session, number| {
        let text = saved(session.document());
        let document = parse_game("x.sgf", text.as_bytes(), number);
        let document = document.expect("readable").document;
        let stones = document.board.setup.stones;
        (stones.black.len() + stones.white.len(), document)
    };
    assert_eq!([stones(&session, 1).0, stones(&session, 2).0], [1, 2]);
    assert_eq!(
        stones(&session, 2).1.move_number(),
        Some(2),
        "it is one of the game"
    );
    assert_eq!(stones(&session, 2).1.text.comment, "mine");
    assert!(saved(session.document()).contains("C[mine]"));
    // Behind its positions the game is none that they can be of; before them again it is not named.
    arrange(&mut session, PositionsAction::Move { from: 0, to: 2 });
    assert_eq!(session.document().move_number(), Some(4));
    assert_eq!(session.document().game_looked_at(), Some(2));
    assert_eq!(stones(&session, 0).1.move_number(), None);
    // Without the game only its positions are left.
    arrange(&mut session, PositionsAction::Remove(2));
    assert_eq!(titles(session.document()).0.len(), 2);
    assert_eq!(load(&saved(session.document())).games, 2);
}

#[test]
fn a_position_of_a_game_is_one_of_the_file_when_it_comes_back() {
    let mut session = session("(;GN[Game]SZ[9];B[aa];W[bb])");
    arrange(&mut session, PositionsAction::Add);
    let again = load(&saved(session.document())).document;
    assert_eq!(again.game_before(), Some(0));
    assert_eq!(titles(&again), (names(["Game", "Game"]), 1));
    let game = again.other_game(0, false).expect("there").document;
    assert_eq!(titles(&game), (names(["Game", "Game"]), 0));
    let back = game.other_game(1, false).expect("there").document;
    assert_eq!(back.board, again.board);
}

#[test]
fn what_is_said_of_a_position_that_is_looked_at_is_not_lost() {
    let mut session = session("(;GN[Game]SZ[9];B[aa];W[bb])(;GN[Other]SZ[9]AB[aa])");
    arrange(&mut session, PositionsAction::Move { from: 1, to: 0 });
    let point = at(session.document(), "A9");
    let mark = MarkAction::Set {
        point,
        role: Role::Essential,
    };
    session.apply(&Action::Mark(mark)).expect("a stone");
    assert_eq!(load(&saved(session.document())).games, 3);
}

#[test]
fn an_edit_that_was_saved_is_there_when_one_comes_back() {
    let mut session = session(THREE);
    title(&mut session, "Mine");
    // It has been saved: nothing has changed since.
    let other = session.document().other_game(1, false).expect("there");
    let back = other.document.other_game(0, false).expect("there").document;
    assert_eq!(back.text.title, "Mine");
    let marked = {
        let mut session = self::session("(;SZ[9];B[aa];W[bb])(;SZ[9]AB[aa])");
        let point = at(session.document(), "A9");
        let role = Role::Essential;
        let mark = MarkAction::Set { point, role };
        session.apply(&Action::Mark(mark)).expect("a stone");
        session.document().other_game(1, false).expect("there")
    };
    assert_eq!(marked.games, 3);
}

#[test]
fn a_board_that_sgf_does_not_have_has_no_list() {
    let kind = "star:3".parse::<BoardKind>();
    let kind = kind.or_else(|_| "path:3".parse()).expect("a graph");
    let mut session = Session::new(Document::empty(kind));
    let add = Action::Positions(PositionsAction::Add);
    assert_eq!(session.apply(&add), Err(ActionError::NoList));
}

#[test]
fn a_mirrored_position_stays_one_of_the_file() {
    let mut session = session(&format!("{THREE}(;GN[Mirror]SZ[9]AB[aa]LB[ab:x])"));
    for _ in 0..3 {
        let next = session.document().other_game(3, false).expect("there");
        session.turn_to_game(next.document);
    }
    let mirror = BoardAction::Transform(semeai_board::Symmetry::MirrorLeftRight);
    session.apply(&Action::Board(mirror)).expect("a rectangle");
    assert_eq!(titles(session.document()).1, 3);
    let text = saved(session.document());
    assert!(
        text.contains("LB[ib:x]") && text.contains("AB[ia]"),
        "{text}"
    );
    let other = session.document().other_game(0, false).expect("there");
    let back = other.document.other_game(3, false).expect("there").document;
    assert_eq!(back.board, session.document().board);
}

fn names<const N: usize>(titles: [&str; N]) -> Vec<String> {
    titles.map(str::to_owned).to_vec()
}
