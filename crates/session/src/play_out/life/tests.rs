use semeai_board::{BoardKind, Color, IllegalMove, Point, PointSet};
use semeai_life::{Class, Ending, Value};

use super::*;
use crate::life::LifeAction;
use crate::play_out::{End, Person, PlayAction, Refusal, Stage};
use crate::{Action, Document, EndgameAction, Session, Subject};

fn session(board: &str, stones: &[(&str, Color)]) -> Session {
    let kind: BoardKind = board.parse().expect("a board");
    let mut document = Document::empty(kind);
    for &(name, color) in stones {
        let point = document.topology().point(name).expect("a point");
        document.board.setup.set(point, Some(color));
    }
    document.subject = Subject::Life;
    Session::new(document)
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

fn fight(session: &mut Session, name: &str) {
    let point = at(session, name);
    ask(session, PlayAction::FightFor(point));
}

fn play(session: &mut Session, name: &str) {
    let point = at(session, name);
    ask(session, PlayAction::At(point));
}

fn game(session: &Session) -> &PlayOut {
    session.play().life().expect("a fight")
}

fn no_fight(session: &Session) -> &NoFight {
    match session.play().stage() {
        Stage::NoFight(why) => why,
        stage => panic!("{stage:?}"),
    }
}

/// Whoever is to move takes the point.
const fn open(value: Value) -> Standing {
    let class = Class::First;
    Standing::Open { class, value }
}

#[test]
fn a_move_that_gives_the_point_away_is_told_and_the_program_takes_it() {
    let mut session = session("square:3x3", &[]);
    fight(&mut session, "A1");
    assert_eq!(game(&session).class_after(0), Some(Class::First));
    play(&mut session, "A3");
    let slip = game(&session).last_slip().expect("a mistake");
    assert_eq!((slip.number, slip.color), (1, Color::Black));
    assert_eq!(
        (slip.before, slip.after),
        (open(Value::Black), open(Value::White))
    );
    assert_eq!(game(&session).turns().len(), 2, "White has answered");
    let answer = game(&session).turns()[1].point;
    assert_eq!(slip.answer, Some(answer.into()));
    let played = slip.played.into();
    assert!(slip.better.is_some_and(|better| better != played));
    ask(&mut session, PlayAction::TakeBackTo(slip.number));
    assert!(game(&session).turns().is_empty() && game(&session).last_slip().is_none());
    play(&mut session, "B2");
    assert_eq!(game(&session).last_slip(), None);
    assert_eq!(game(&session).class_after(1), Some(Class::Black));
}

#[test]
fn the_program_takes_the_point_by_itself_and_that_ends_it() {
    let mut session = session("path:3", &[]);
    fight(&mut session, "1");
    ask(&mut session, PlayAction::Person(Person::White));
    assert_eq!(game(&session).end(), Some(End::Captured(Color::Black)));
    assert_eq!(game(&session).class_after(1), Some(Class::Black));
    play(&mut session, "1");
    assert_eq!(session.play().refusal(), Some(Refusal::Over));
}

#[test]
fn a_stand_off_is_held_until_both_pass_and_document_and_class_stay() {
    let mut session = session("path:4", &[]);
    let before = session.document().clone();
    fight(&mut session, "1");
    ask(&mut session, PlayAction::Elsewhere);
    assert_eq!(game(&session).end(), Some(End::BothElsewhere));
    assert_eq!(game(&session).class_after(2), Some(Class::StandOff));
    assert_eq!(*session.document(), before);
}

#[test]
fn what_cannot_be_played_says_why() {
    let stones = [("A1", Color::Black), ("B2", Color::White)];
    let mut session = session("square:3x3", &stones);
    fight(&mut session, "A3");
    ask(&mut session, PlayAction::Person(Person::Both));
    play(&mut session, "B2");
    let occupied = Refusal::Illegal(IllegalMove::Occupied);
    assert_eq!(session.play().refusal(), Some(occupied));
    assert!(game(&session).turns().is_empty());
}

#[test]
fn where_there_is_no_fight_it_is_said() {
    let mut nothing = session("square:3x3", &[]);
    settle(&mut nothing);
    assert_eq!(no_fight(&nothing), &NoFight::NoPoint);
    let beyond = Point::new(24).expect("a point of a larger board");
    ask(&mut nothing, PlayAction::FightFor(beyond));
    assert_eq!(no_fight(&nothing), &NoFight::NoPoint);
    let mut large = session("square:5x5", &[]);
    fight(&mut large, "C3");
    let point = at(&large, "C3");
    assert_eq!(no_fight(&large), &NoFight::TooLarge(point, 25));
    let only: PointSet = [at(&large, "A1"), at(&large, "A2")].into_iter().collect();
    let only = Action::Life(LifeAction::Only(only));
    large.apply(&only).expect("always possible");
    settle(&mut large);
    assert_eq!(no_fight(&large), &NoFight::Outside(point), "begun anew");
    let mut settled = session("path:3", &[("2", Color::Black)]);
    fight(&mut settled, "1");
    let point = at(&settled, "1");
    assert_eq!(no_fight(&settled), &NoFight::Decided(point, Color::Black));
}

#[test]
fn the_string_of_a_target_is_fought_for_whatever_was_chosen() {
    let mut session = session("square:3x3", &[("A1", Color::White)]);
    let stone = at(&session, "A1");
    let target = LifeAction::Ending(Ending::Target(stone));
    session.apply(&Action::Life(target)).expect("a stone");
    fight(&mut session, "C3");
    assert_eq!(game(&session).situation().point(), stone);
    let race = Action::Endgame(EndgameAction::Subject(Subject::Race));
    session.apply(&race).expect("always possible");
    session.set_playing(true);
    assert!(session.play().life().is_none(), "something else is played");
}
