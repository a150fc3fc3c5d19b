use semeai_board::{BoardKind, Color, Point, PointSet, Role};
use semeai_life::{Class, End, Ending, Ko, Kos, LifeReport, RegionState};
use semeai_race::picks::Move;

use super::*;
use crate::desk::Progress;
use crate::endgame::safe::FindSafe;
use crate::file::{self, Answers, to_sgf};
use crate::life::place::LifePlace;
use crate::place::TreeStep;
use crate::{Action, BoardAction, Document, EndgameAction, MarkAction, Prove, Session, Subject};

/// Asks of this board.
fn session(board: &str, signs: &str) -> Session {
    let kind: BoardKind = board.parse().expect("a board");
    let document = if signs.is_empty() {
        Document::empty(kind)
    } else {
        Document::with_stones(kind, signs).expect("a sign for each point")
    };
    look(document)
}

fn drawn(text: &str) -> Session {
    look(
        file::parse("test", text.as_bytes())
            .expect("a diagram")
            .document,
    )
}

fn look(mut document: Document) -> Session {
    document.subject = Subject::Life;
    let mut session = Session::new(document);
    settle(&mut session);
    session
}

/// Frames until nothing is asked any more.
fn settle(session: &mut Session) {
    for _ in 0..3 {
        session.start();
        session.desk_mut().finish::<Classify>();
        session.update();
    }
}

fn act(session: &mut Session, action: LifeAction) {
    session.apply(&Action::Life(action)).expect("possible");
    settle(session);
}

fn at(session: &Session, name: &str) -> Point {
    session.document().topology().point(name).expect("a point")
}

fn put(session: &mut Session, name: &str, stone: Option<Color>) {
    let point = at(session, name);
    let set = Action::Board(BoardAction::Set { point, stone });
    session.apply(&set).expect("a point");
}

fn report(session: &Session) -> &LifeReport {
    let answer = session.answer::<Classify>().expect("an answer");
    answer.as_ref().expect("classes")
}

fn signs(session: &Session) -> String {
    let classes = report(session).classes.iter();
    let classes: Vec<&str> = classes.map(|it| it.class.sign()).collect();
    classes.join(" ")
}

#[test]
fn small_boards_are_classified_and_follow_every_stone_from_the_same_tables() {
    let mut session = session("square:3x3", "");
    assert_eq!(signs(&session), ["N"; 9].join(" "));
    let known = session.tables.bytes();
    assert!(known > 0);
    put(&mut session, "B2", Some(Color::Black));
    settle(&mut session);
    assert_eq!(signs(&session), ["B"; 9].join(" "));
    assert_eq!(session.tables.bytes(), known, "looked up");
    assert!(session.undo());
    settle(&mut session);
    assert_eq!(signs(&session), ["N"; 9].join(" "));
}

#[test]
fn nothing_is_asked_while_something_else_is_looked_at() {
    let mut session = session("square:3x3", "");
    let race = Action::Endgame(EndgameAction::Subject(Subject::Race));
    session.apply(&race).expect("always possible");
    settle(&mut session);
    assert!(session.answer::<Classify>().is_none());
    assert_eq!(session.progress::<Classify>(), Progress::Unasked);
    assert!(session.undo());
    settle(&mut session);
    assert_eq!(report(&session).classes.len(), 9);
}

#[test]
fn endings_and_rules_of_ko_are_asked_and_undone() {
    let mut session = session("square:2x3", "");
    assert_eq!(signs(&session), ["P"; 6].join(" "));
    assert!(report(&session).classes[0].by_ko.is_some());
    act(&mut session, LifeAction::Kos(Kos::One(Ko::BlackWins)));
    assert_eq!(signs(&session), ["B"; 6].join(" "));
    assert!(report(&session).classes[0].by_ko.is_none());
    act(&mut session, LifeAction::Ending(Ending::Ultimate));
    assert_eq!(report(&session).question.ending, Ending::Ultimate);
    assert!(session.undo() && session.undo());
    settle(&mut session);
    assert_eq!(session.document().life, LifeMarks::default());
    assert_eq!(signs(&session), ["P"; 6].join(" "));
}

#[test]
fn a_target_needs_a_stone_and_may_lose_it() {
    let mut session = session("square:3x3", "....X....");
    let (empty, stone) = (at(&session, "A1"), at(&session, "B2"));
    let target = |point| Action::Life(LifeAction::Ending(Ending::Target(point)));
    let refused = session.apply(&target(empty));
    assert_eq!(refused, Err(crate::ActionError::NoStone(empty)));
    session.apply(&target(stone)).expect("a stone");
    settle(&mut session);
    assert_eq!(report(&session).classes.len(), 1, "its stones alone");
    put(&mut session, "B2", None);
    settle(&mut session);
    let answer = session.answer::<Classify>().expect("an answer");
    assert_eq!(answer, &Err(LifeFault::NoTarget(stone)));
}

#[test]
fn a_region_of_thirteen_points_is_classified_at_a_word_and_is_looked_up_then() {
    let mut session = session("path:13", "");
    act(&mut session, LifeAction::Kos(Kos::One(Ko::Simple)));
    assert_eq!(report(&session).regions, [RegionState::TooLarge(13)]);
    assert!(session.has_longer::<Classify>());
    session.search::<Classify>();
    settle(&mut session);
    assert_eq!(report(&session).classes.len(), 13);
    assert!(!session.has_longer::<Classify>());
    let point = report(&session).classes[6].point;
    let stone = Some(Color::Black);
    let set = Action::Board(BoardAction::Set { point, stone });
    session.apply(&set).expect("a point");
    settle(&mut session);
    assert!(report(&session).known().is_sure(), "its table is there");
}

#[test]
fn work_that_is_stopped_says_so_and_begins_again_at_a_word() {
    let mut session = session("path:14", "");
    act(&mut session, LifeAction::Kos(Kos::One(Ko::Simple)));
    session.search::<Classify>();
    session.start();
    session.stop::<Classify>();
    settle(&mut session);
    assert_eq!(report(&session).regions, [RegionState::Halted]);
    assert_eq!(session.document().life.kos, Kos::One(Ko::Simple));
    // A second question while one is at work: the newer one is answered.
    session.search::<Classify>();
    session.start();
    let only: PointSet = session
        .document()
        .topology()
        .points()
        .iter()
        .take(4)
        .collect();
    act(&mut session, LifeAction::Only(only));
    assert_eq!(signs(&session), "P P P P");
}

#[test]
fn a_region_that_is_too_large_is_asked_about_in_part() {
    let mut session = session("square:5x5", "");
    assert_eq!(report(&session).regions, [RegionState::TooLarge(25)]);
    assert!(
        !session.has_longer::<Classify>(),
        "no search is long enough"
    );
    let only: PointSet = ["A5", "B5", "C5", "A4", "B4", "C4", "A3", "B3", "C3"]
        .map(|name| at(&session, name))
        .into_iter()
        .collect();
    act(&mut session, LifeAction::Only(only));
    assert_eq!(signs(&session), ["N"; 9].join(" "), "as a board of its own");
    assert!(report(&session).end.is_none());
    act(&mut session, LifeAction::Only(PointSet::EMPTY));
    assert!(!report(&session).known().is_sure());
}

#[test]
fn where_no_point_varies_there_is_an_answer_with_its_end() {
    let session = session("path:3", ".X.");
    assert!(report(&session).variable().is_empty());
    let Some(End::Counted(count)) = report(&session).end else {
        panic!("it may be ended")
    };
    assert_eq!((count.margin, count.stones), (3, 1));
}

#[test]
fn stones_without_a_liberty_have_no_classes() {
    let session = session("path:2", "XX");
    let answer = session.answer::<Classify>().expect("an answer");
    assert!(matches!(answer, Err(LifeFault::NoPosition(_))));
}

#[test]
fn what_is_proposed_to_be_safe_counts_at_once_as_in_an_endgame() {
    const TWO_EYES: &str = ".X.XO..\nXXXXO..\nOOOOO..";
    let mut session = drawn(TWO_EYES);
    session.ask(FindSafe::of(&session));
    session.start();
    session.desk_mut().finish::<FindSafe>();
    session.update();
    settle(&mut session);
    let proposed = session.safe_proposal().expect("a living block").stones();
    let safe = report(&session).ground.safe;
    assert_eq!(safe.black.union(&safe.white), proposed);
    session.stop::<FindSafe>();
    settle(&mut session);
    assert!(report(&session).ground.safe.black.is_empty());
    let mark = MarkAction::Set {
        point: at(&session, "A2"),
        role: Role::Safe,
    };
    session.apply(&Action::Mark(mark)).expect("a stone");
    settle(&mut session);
    assert!(!report(&session).ground.safe.black.is_empty());
}

#[test]
fn a_file_keeps_how_it_is_asked() {
    let mut session = session("square:3x3", "....X....");
    let stone = at(&session, "B2");
    act(&mut session, LifeAction::Ending(Ending::Target(stone)));
    act(&mut session, LifeAction::Kos(Kos::One(Ko::WhiteWins)));
    let only = [stone, at(&session, "A1")].into_iter().collect();
    act(&mut session, LifeAction::Only(only));
    let text = to_sgf(session.document(), &Answers::NOTHING).expect("a rectangle");
    let loaded = file::parse("x.sgf", text.as_bytes()).expect("what we write");
    assert!(loaded.notices.is_empty(), "{:?}", loaded.notices);
    assert_eq!(loaded.document.life, session.document().life);
    assert_eq!(loaded.document.subject, Subject::Life);
    let odd = text.replace("SEMQ[target:bb]", "SEMQ[for ever]");
    let loaded = file::parse("x.sgf", odd.as_bytes()).expect("readable");
    assert_eq!(loaded.document.life.ending, Ending::Territory);
    assert!(!loaded.notices.is_empty(), "it is told");
}

#[test]
fn marks_go_along_with_the_board() {
    let mut session = session("square:3x4", "X...........");
    let corner = at(&session, "A4");
    act(&mut session, LifeAction::Ending(Ending::Target(corner)));
    act(&mut session, LifeAction::Kos(Kos::One(Ko::BlackWins)));
    let turned = Action::Board(BoardAction::Transform(
        semeai_board::Symmetry::MirrorLeftRight,
    ));
    session.apply(&turned).expect("a rectangle");
    let there = Ending::Target(at(&session, "C4"));
    assert_eq!(session.document().life.ending, there);
    let swapped = Action::Board(BoardAction::SwapColors);
    session.apply(&swapped).expect("always possible");
    assert_eq!(session.document().life.kos, Kos::One(Ko::WhiteWins));
    let clear = Action::Board(BoardAction::Clear);
    session.apply(&clear).expect("always possible");
    assert_eq!(session.document().life.ending, Ending::Territory);
}

// Places.

struct Standing {
    session: Session,
    place: LifePlace,
}

impl Standing {
    fn new(session: Session) -> Self {
        let mut standing = Self {
            session,
            place: LifePlace::default(),
        };
        standing.settle();
        standing
    }

    fn settle(&mut self) {
        for _ in 0..3 {
            self.session.update();
            self.place.follow(&mut self.session);
            self.place.ask(&mut self.session);
            settle(&mut self.session);
            self.session.desk_mut().finish::<LookAtPoint>();
        }
    }

    fn select(&mut self, name: &str) {
        let point = at(&self.session, name);
        self.place.select(&self.session, point);
        self.settle();
    }

    fn play(&mut self, color: Color, name: &str) -> bool {
        let point = at(&self.session, name);
        let is_played = self.place.play(&self.session, Move { color, point });
        self.settle();
        is_played
    }

    fn class(&self) -> Class {
        let shown = self.place.shown(&self.session);
        shown.expect("it is known").point.class
    }
}

#[test]
fn a_point_is_looked_at_move_by_move_and_back() {
    let mut standing = Standing::new(session("path:3", ""));
    standing.select("1");
    assert_eq!(standing.class(), Class::First);
    let inside = standing.place.shown(&standing.session).expect("known");
    assert_eq!(inside.point.moves.black.len(), 3);
    assert!(standing.play(Color::White, "1"));
    let first = standing.class();
    assert!(standing.play(Color::Black, "2"), "which takes it");
    assert!(!standing.play(Color::Black, "2"), "there is a stone");
    assert_eq!(standing.place.path().len(), 2);
    standing.place.step(&standing.session, TreeStep::Parent);
    standing.settle();
    assert_eq!(standing.class(), first);
    standing.select("3");
    assert_eq!(standing.place.path().len(), 1, "inside the same region");
    standing.place.step(&standing.session, TreeStep::Root);
    standing.settle();
    standing.place.step(&standing.session, TreeStep::Child);
    standing.settle();
    assert_eq!(standing.place.path().len(), 1);
    put(&mut standing.session, "2", Some(Color::Black));
    standing.settle();
    assert!(standing.place.path().is_empty(), "another board");
    let inside = standing.place.shown(&standing.session).expect("known");
    assert!(inside.point.is_decided);
    act(&mut standing.session, LifeAction::Only(PointSet::EMPTY));
    let clear = Action::Endgame(EndgameAction::Subject(Subject::Race));
    standing.session.apply(&clear).expect("always possible");
    standing.settle();
    assert!(standing.session.answer::<LookAtPoint>().is_none());
}

#[test]
fn a_point_without_a_class_is_not_asked_about() {
    let mut standing = Standing::new(session("square:5x5", ""));
    standing.select("A1");
    assert_eq!(standing.place.point(), None);
}

// Races.

#[test]
fn a_proved_race_has_the_class_of_its_verdict() {
    // Both sides have one outside liberty beside safe stones: whoever plays first captures.
    let mut session = drawn("@BW#\n@BW#\n.BW.\n@@##");
    assert_eq!(session.race_class(), None, "nobody has proved it");
    let question = Prove::new(session.snapshot().clone());
    session.ask(question);
    session.desk_mut().finish::<Prove>();
    let class = session.race_class().map(|(class, _)| class);
    assert_eq!(class, Some(Class::First));
}
