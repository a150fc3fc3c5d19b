use std::time::Duration;

use semeai_board::Color;
use semeai_search::PositionBudget;
use semeai_search::compose::Grade;

use super::super::course::Course;
use super::super::partner::Think;
use super::super::rules::Rules;
use super::super::tests::play_out;
use super::super::{Person, Play, PlayAction, PlayStyle, Stage, endgame, race};
use super::*;
use crate::compose::{Exercise, ExerciseAnswer, ExerciseKind};
use crate::desk::Ask as _;
use crate::host::Control;
use crate::{Document, Session, Subject, file};

/// Two liberties each: whoever starts wins.
const EVEN: &str = "\
.@.@
BBBB
WWWW
.#.#";

/// Black must play the sente at B3 before the larger D2.
const SENTE_FIRST: &str = "@@@@@#\n@X@@##\n@.X@##\n@.@#.#\n###.O#\n###@##";

/// A document that is asked about for this.
fn document(text: &str, subject: Subject) -> Document {
    let read = file::parse("test", text.as_bytes()).expect("a diagram");
    Document {
        subject,
        ..read.document
    }
}

/// Learns what is thought until the person is to move, or nothing more is tried.
fn think<S: Rules>(course: &mut Course<S>, memory: &mut S::Memory) {
    while let Some(about) = Think::about(course) {
        let state = course.state();
        let thought = about.answer(memory, &Control::default());
        assert!(course.learn(state, thought), "an answer to this state");
    }
}

fn at<S: Rules>(course: &Course<S>, name: &str) -> Point {
    let topology = course.situation().position().topology();
    topology.point(name).expect("a point")
}

fn name<S: Rules>(course: &Course<S>, point: Option<Point>) -> String {
    let topology = course.situation().position().topology();
    point.map_or("-".into(), |point| topology.name(point).to_string())
}

/// The lines that are played when every defence is met by the first of its right answers.
fn lines<S: Rules>(course: &mut Course<S>, first: &str) -> Vec<String> {
    let mut memory = S::Memory::default();
    let mut lines = Vec::new();
    course.resist();
    course.play(at(course, first)).expect("legal");
    loop {
        think(course, &mut memory);
        let resistance = course.resistance().expect("it resists");
        let answer = resistance.stands.last().map(|it| it.tried.answers.first());
        match resistance.stance() {
            Stance::Tried => course.play(answer.flatten().expect("one")).expect("legal"),
            stance => {
                let moves = course.turns().iter().map(|turn| name(course, turn.point));
                lines.push(moves.collect::<Vec<_>>().join(" "));
                if stance == Stance::Over {
                    return lines;
                }
                assert_eq!(stance, Stance::Met);
                course.next_defence();
            }
        }
    }
}

#[test]
fn every_defence_that_needs_an_answer_of_its_own_is_tried() {
    let mut course = play_out(EVEN, Person::Black, PlayStyle::Best);
    assert_eq!(lines(&mut course, "A1"), ["A1 A4 C1"]);
}

#[test]
fn an_endgame_is_followed_as_long_as_one_move_alone_is_right() {
    let document = document(SENTE_FIRST, Subject::Endgame);
    let start = endgame::beginning(&document, &document.marks).expect("an endgame");
    let mut course = endgame::PlayOut::new(start, Person::Black, endgame::Style::default());
    assert_eq!(lines(&mut course, "B3"), ["B3 B4 D2"]);
}

/// Frames until the program has thought.
fn settle(session: &mut Session) {
    loop {
        session.set_playing(true);
        session.start();
        if !session.play().progress(session.desk()).is_pending() && !session.play().is_finding() {
            return;
        }
        std::thread::sleep(Duration::from_millis(1));
        session.update();
    }
}

fn ask(session: &mut Session, action: PlayAction) {
    session.do_in_play(action);
    settle(session);
}

/// The lines of a session in which the other side resists this first move, and every defence is met by the first right answer.
fn lines_of(
    document: Document,
    fought: Option<Point>,
    (first, point): (Color, Point),
) -> Vec<String> {
    let mut session = Session::new(document);
    session.do_in_play(PlayAction::Person(match first {
        Color::Black => Person::Black,
        Color::White => Person::White,
    }));
    if let Some(fought) = fought {
        session.do_in_play(PlayAction::FightFor(fought));
    }
    settle(&mut session);
    session.do_in_play(PlayAction::Restart(first));
    session.do_in_play(PlayAction::Resist);
    ask(&mut session, PlayAction::At(point));
    let mut lines = Vec::new();
    loop {
        let resistance = session.play().resistance().expect("it resists");
        let answer = resistance
            .stands
            .last()
            .and_then(|it| it.tried.answers.first());
        match resistance.stance() {
            Stance::Tried => ask(&mut session, PlayAction::At(answer.expect("one"))),
            stance => {
                lines.push(moves(session.play()));
                if stance == Stance::Over {
                    assert!(!resistance.has_open() && resistance.strays() == 0);
                    return lines;
                }
                assert_eq!(stance, Stance::Met);
                ask(&mut session, PlayAction::NextDefence);
            }
        }
    }
}

fn moves(play: &Play) -> String {
    let names = match play.stage() {
        Stage::On(game) => names(game),
        Stage::Endgame(game) => names(game),
        Stage::Life(game) => names(game),
        stage => panic!("{stage:?}"),
    };
    names.join(" ")
}

fn names<S: Rules>(course: &Course<S>) -> Vec<String> {
    let topology = course.situation().position().topology();
    let name = |point: Point| topology.name(point).to_string();
    let turns = course.turns().iter();
    turns
        .map(|turn| turn.point.map_or("-".into(), name))
        .collect()
}

fn exercise(kind: ExerciseKind, grade: Grade, number: u64) -> Option<Exercise> {
    Exercise::compose(kind, grade, 7, number, &PositionBudget::new(u64::MAX))
}

/// The first moves that are asked.
fn firsts(exercise: &Exercise) -> Vec<(Color, Point)> {
    match exercise.answer {
        ExerciseAnswer::FirstMove(point)
        | ExerciseAnswer::KoThreats { point, .. }
        | ExerciseAnswer::BestMove { point, .. } => vec![(Color::Black, point)],
        ExerciseAnswer::Unsettled(vital) => Color::ALL.map(|first| (first, vital[first])).into(),
        ExerciseAnswer::Endings(_) | ExerciseAnswer::Settled(_) => Vec::new(),
    }
}

#[test]
fn exercises_are_followed_to_their_end() {
    let mut followed = Vec::new();
    for &kind in ExerciseKind::ALL {
        for grade in [Grade::First, Grade::Second] {
            let Some(exercise) = exercise(kind, grade, 1) else {
                continue;
            };
            for first in firsts(&exercise) {
                lines_of(exercise.document.clone(), None, first);
                followed.push(kind);
            }
        }
    }
    followed.dedup();
    assert!(followed.len() >= 8, "{followed:?}");
}

#[test]
fn defences_that_need_answers_of_their_own_are_met_one_after_the_other() {
    let exercise = exercise(ExerciseKind::Approach, Grade::First, 2).expect("one");
    let first = firsts(&exercise)[0];
    let lines = lines_of(exercise.document, None, first);
    assert_eq!(lines, ["F3 A3 A2", "F3 A2 A3"]);
}

#[test]
fn a_wrong_answer_is_answered_and_taken_back() {
    let mut course = play_out(EVEN, Person::Black, PlayStyle::Best);
    let mut memory = Default::default();
    let stance = |course: &race::PlayOut| course.resistance().map(Resistance::stance);
    course.resist();
    course.play(at(&course, "A1")).expect("legal");
    think(&mut course, &mut memory);
    assert_eq!(stance(&course), Some(Stance::Tried));
    course.play_elsewhere().expect("not over");
    think(&mut course, &mut memory);
    assert_eq!(stance(&course), Some(Stance::Stray));
    let resistance = course.resistance().expect("it resists");
    assert_eq!((resistance.met(), resistance.left()), (0, 2));
    assert_eq!(resistance.stray(), Some(2), "after A1 and A4");
    assert!(course.slip(2).is_some(), "it is known that it loses");
    assert_eq!(
        names(&course),
        ["A1", "A4", "-", "C4"],
        "it is shown what comes of it"
    );
    course.take_back_stray();
    assert_eq!(names(&course), ["A1", "A4"]);
    course.play(at(&course, "C1")).expect("legal");
    let resistance = course.resistance().expect("it resists");
    assert_eq!(resistance.stance(), Stance::Over);
    assert_eq!((resistance.met(), resistance.strays()), (2, 1));
    assert_eq!((resistance.left(), resistance.stray()), (0, None));
}
