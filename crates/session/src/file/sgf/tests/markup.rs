//! Marks for readers: as every program has them, apart from what says what a stone is to a race.

use super::*;
use crate::{
    BoardAction, Markup, MarkupAction, MarkupLine, MarkupSign, PositionsAction, Session, TextAction,
};

const MARKED: &str = "(;SZ[9]AB[aa][ba]AW[bb]XX[kept]TR[aa]CR[ba]SQ[bb]MA[cc:dd]LB[ee:A][ff:1]AR[aa:cc]LN[dd:ee]DD[])";

fn session(text: &str) -> Session {
    Session::new(load(text).document)
}

fn mark(session: &mut Session, action: MarkupAction) {
    let action = Action::Text(TextAction::Markup(action));
    session.apply(&action).expect("always possible");
}

fn saved(session: &Session) -> String {
    to_sgf(session.document(), &Answers::NOTHING)
}

#[test]
fn marks_of_any_program_are_read_and_written_as_they_were() {
    let session = session(MARKED);
    let document = session.document();
    let markup = document.markup();
    let at = |name| at(document, name);
    let signs: Vec<_> = ["A9", "B9", "B8", "C7", "D6", "E5"]
        .map(|name| markup.sign(at(name)))
        .to_vec();
    let [triangle, circle, square, cross] = MarkupSign::ALL.map(Some);
    assert_eq!(signs, [triangle, circle, square, cross, cross, None]);
    assert_eq!(markup.labels[&at("E5")], "A");
    assert_eq!(markup.lines.len(), 2);
    assert!(markup.lines[0].is_arrow && !markup.lines[1].is_arrow);
    assert_eq!(document.marks, Default::default(), "no role follows");
    let text = saved(&session);
    for kept in [
        "XX[kept]",
        "TR[aa]",
        "MA[cc:dd]",
        "LB[ee:A][ff:1]",
        "AR[aa:cc]",
        "LN[dd:ee]",
    ] {
        assert!(text.contains(kept), "{kept}: {text}");
    }
    assert_eq!(load(&text).document.markup(), markup);
}

#[test]
fn marks_are_set_taken_away_undone_and_saved() {
    let mut session = session(MARKED);
    let before = session.document().clone();
    let moment = session.snapshot().clone();
    let [corner, free] = ["A9", "G3"].map(|name| at(session.document(), name));
    mark(&mut session, MarkupAction::Sign(free, MarkupSign::Triangle));
    mark(&mut session, MarkupAction::Sign(corner, MarkupSign::Circle));
    mark(
        &mut session,
        MarkupAction::Label(free, " Bx]y\n".to_owned()),
    );
    let line = MarkupLine {
        from: corner,
        to: free,
        is_arrow: true,
    };
    mark(&mut session, MarkupAction::Line(line));
    assert!(*session.snapshot() == moment && session.history().is_modified());
    let text = saved(&session);
    for written in [
        "TR[gg]",
        "LB[ee:A][ff:1][gg:Bx\\]y]",
        "AR[aa:cc][aa:gg]",
        "XX[kept]",
    ] {
        assert!(text.contains(written), "{written}: {text}");
    }
    let read = load(&text);
    assert_eq!(read.document.markup(), session.document().markup());
    assert_eq!(
        read.document.markup().sign(corner),
        Some(MarkupSign::Circle)
    );
    assert_eq!(role(&read.document, "A9"), Role::Unknown);
    // The same again takes it away.
    mark(&mut session, MarkupAction::Line(line));
    mark(&mut session, MarkupAction::Sign(corner, MarkupSign::Circle));
    assert_eq!(session.document().markup().sign(corner), None);
    mark(&mut session, MarkupAction::Clear);
    assert!(session.document().markup().is_empty());
    assert!(!saved(&session).contains("LB["));
    for _ in 0..7 {
        assert!(session.undo());
    }
    assert_eq!(*session.document(), before);
}

#[test]
fn labels_are_short_and_those_of_others_as_long_as_they_are() {
    let long = "a text of another program, with \\] and a colon: here";
    let mut session = session(&format!("(;SZ[9]LB[ee:{long}][aa:白])"));
    let [far, near] = ["E5", "A9"].map(|name| at(session.document(), name));
    let whole = "a text of another program, with ] and a colon: here";
    assert_eq!(session.document().markup().labels[&far], whole);
    assert_eq!(session.document().markup().labels[&near], "白");
    let write = |session: &mut Session, point, text: &str| {
        mark(session, MarkupAction::Label(point, text.to_owned()));
        session.document().markup().labels.get(&point).cloned()
    };
    // What stands there may be changed without being cut.
    let shorter = write(&mut session, far, &whole[2..]);
    assert_eq!(shorter.as_deref(), Some(&whole[2..]));
    let cut = write(&mut session, near, "黒が先に取る手順です");
    assert_eq!(cut.as_deref(), Some("黒が先に取る手順"));
    assert_eq!(write(&mut session, near, "  \n "), None);
    let text = saved(&session);
    assert!(
        text.contains("LB[ee:text of another program, with \\] and a colon: here]"),
        "{text}"
    );
    let read = load(&text).document.markup();
    assert_eq!(read, session.document().markup());
}

#[test]
fn a_ring_and_a_circle_are_kept_apart() {
    let mut session = session("(;SZ[9]AB[aa][cc]AW[bb])");
    let [essential, circled] = ["A9", "C7"].map(|name| at(session.document(), name));
    let set = MarkAction::Set {
        point: essential,
        role: Role::Essential,
    };
    session.apply(&Action::Mark(set)).expect("a stone");
    mark(
        &mut session,
        MarkupAction::Sign(circled, MarkupSign::Circle),
    );
    let text = saved(&session);
    assert!(
        text.contains("CR[aa][cc]") && text.contains("SEMO[CR:cc]"),
        "{text}"
    );
    let read = load(&text).document;
    assert_eq!(
        [role(&read, "A9"), role(&read, "C7")],
        [Role::Essential, Role::Unknown]
    );
    assert_eq!(read.markup().sign(essential), None);
    assert_eq!(read.markup().sign(circled), Some(MarkupSign::Circle));
}

#[test]
fn marks_belong_to_their_position_and_go_along_with_the_board() {
    let mut session = session("(;SZ[9];B[aa];W[bb];B[cc])");
    let go = |session: &mut Session, number| {
        let game = session.document().game.as_ref().expect("a game");
        let to = game.after(number).expect("so many moves");
        session.apply(&Action::Game(to)).expect("always possible");
    };
    let corner = at(session.document(), "A9");
    mark(&mut session, MarkupAction::Label(corner, "x".to_owned()));
    go(&mut session, 2);
    assert!(session.document().markup().is_empty());
    go(&mut session, 3);
    assert_eq!(session.document().markup().labels[&corner], "x");
    let turn = BoardAction::Transform(semeai_board::Symmetry::MirrorLeftRight);
    session.apply(&Action::Board(turn)).expect("a rectangle");
    let other = at(session.document(), "J9");
    assert_eq!(session.document().markup().labels[&other], "x");
    let add = Action::Positions(PositionsAction::Add);
    session.apply(&add).expect("a file");
    let text = saved(&session);
    assert!(text.contains("LB[ia:x]"), "{text}");
    session
        .apply(&Action::Board(BoardAction::Clear))
        .expect("a board");
    assert_eq!(session.document().markup(), Markup::default());
}

#[test]
fn marks_that_make_no_sense_are_kept_and_not_shown() {
    let text = "(;SZ[5]AB[aa]LB[zz:x][aa][bb:]AR[aa][aa:zz]TR[zz]MA[])";
    let document = load(text).document;
    assert!(document.markup().is_empty());
    let written = to_sgf(&document, &Answers::NOTHING);
    for kept in ["LB[zz:x][aa][bb:]", "AR[aa][aa:zz]", "TR[zz]"] {
        assert!(written.contains(kept), "{kept}: {written}");
    }
}
