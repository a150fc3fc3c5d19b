//! Fights that are played out against the program.

use semeai_board::{Color, Point};

use super::*;
use crate::play_out::{Person, PlayAction, Stage};
use crate::race::propose::Propose;
use crate::{Prove, Session, file};

/// Whoever plays E4 has the three white stones at D4: Black captures them, White joins them to a group with two eyes.
const JOINED: &str = "\
.........
.........
.........
..XXXX...
..XOOX...
..XO.OOOO
...XXO.O.
....XOOOO
....XXXXX";

/// White E5 is in atari, and so is Black's stone at B2.
const TWO: &str = "\
.........
.........
.........
....X....
...XOX...
.........
.O.......
OXO......
.........";

fn session(diagram: &str) -> Session {
    let loaded = file::parse("test", diagram.as_bytes()).expect("a diagram");
    let mut session = Session::new(loaded.document);
    session.search::<Prove>();
    session.desk_mut().finish::<Prove>();
    session.update();
    session
}

fn at(session: &Session, name: &str) -> Point {
    session.document().topology().point(name).expect("a point")
}

/// Frames until the program has thought.
fn settle(session: &mut Session) {
    for _ in 0..4 {
        session.set_playing(true);
        session.start();
        session.desk_mut().finish::<Think>();
        session.update();
    }
}

fn ask(session: &mut Session, action: PlayAction) {
    session.do_in_play(action);
    settle(session);
}

fn play(session: &mut Session, name: &str) {
    let point = at(session, name);
    ask(session, PlayAction::At(point));
}

fn game(session: &Session) -> &PlayOut {
    session.play().fight().expect("a fight")
}

#[test]
fn a_fight_is_played_to_its_capture() {
    let mut session = session(JOINED);
    settle(&mut session);
    ask(&mut session, PlayAction::Person(Person::Black));
    ask(&mut session, PlayAction::Restart(Color::Black));
    assert_eq!(
        game(&session).known_after(0).map(|it| it.fate),
        Some(Fate::Captured)
    );
    play(&mut session, "E4");
    assert_eq!(game(&session).end(), Some(End::Captured(Color::Black)));
    assert_eq!(game(&session).situation().block(), None);
}

#[test]
fn a_move_that_lets_the_group_go_is_named_with_the_one_that_takes_it() {
    let mut session = session(JOINED);
    settle(&mut session);
    ask(&mut session, PlayAction::Person(Person::Black));
    ask(&mut session, PlayAction::Restart(Color::Black));
    play(&mut session, "A9");
    let played = game(&session);
    assert_eq!(played.turns().len(), 2, "White has answered");
    let slip = played.slip(0).expect("White joins them");
    assert_eq!(slip.before, Fate::Captured);
    assert_eq!((slip.after, slip.by), (Fate::Saved, Known::Proved));
    assert_eq!(slip.better, Some(PlayChoice::At(at(&session, "E4"))));
    assert_eq!(
        played.end(),
        Some(End::Captured(Color::White)),
        "nothing is left"
    );
    ask(&mut session, PlayAction::TakeBack);
    assert!(game(&session).turns().is_empty());
}

#[test]
fn the_fight_of_the_group_that_was_clicked_is_played() {
    let mut session = session(TWO);
    let stone = at(&session, "B2");
    session.propose(vec![stone]);
    session.start();
    session.desk_mut().finish::<Propose>();
    session.update();
    settle(&mut session);
    assert_eq!(game(&session).start().stone(), stone);
    let mut session = self::session(TWO);
    settle(&mut session);
    assert!(matches!(session.play().stage(), Stage::Fight(_)));
}

#[test]
fn an_illegal_move_is_refused_and_changes_nothing() {
    let mut session = session(JOINED);
    settle(&mut session);
    ask(&mut session, PlayAction::Person(Person::Both));
    play(&mut session, "D4");
    assert!(game(&session).turns().is_empty());
    let refusal = session.play().refusal();
    assert_eq!(refusal, Some(Refusal::Illegal(IllegalMove::Occupied)));
}

#[test]
fn no_move_makes_anything_better_for_the_other_side() {
    for fate in [Fate::Saved, Fate::Alive] {
        assert_eq!(kept(fate, false), Some(Fate::Saved));
        assert_eq!(kept(fate, true), None, "its owner may have given it away");
    }
    assert_eq!(kept(Fate::Captured, true), Some(Fate::Captured));
    assert_eq!(kept(Fate::Captured, false), None);
    assert_eq!(kept(Fate::Ko, true), None);
    let session = {
        let mut session = session(JOINED);
        settle(&mut session);
        session
    };
    // It is decided once the side that it is bad for is to move.
    let start = game(&session).start().clone();
    let [owners, others] = [Color::White, Color::Black].map(|it| start.clone().with_mover(it));
    assert!(owners.is_decided(Fate::Captured) && !others.is_decided(Fate::Captured));
    assert!(others.is_decided(Fate::Saved) && !owners.is_decided(Fate::Saved));
    assert!(!owners.is_decided(Fate::Unknown) && !others.is_decided(Fate::Ko));
}
