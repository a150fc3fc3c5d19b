use std::sync::Arc;

use semeai_board::{ByColor, Color, IllegalMove, Point, Role};
use semeai_endgame::position_report::Between;
use semeai_endgame::strategy::Strategy;
use semeai_endgame::{EndgameLimits, Scoring, endgame_report};

use super::*;
use crate::counting::{Prisoners, Subject};
use crate::host::Queue;
use crate::play_out::{End, Person, PlayAction, Refusal, Stage};
use crate::{Action, EndgameAction, MarkAction, Session, file};

/// Black must play the sente at B3 before the larger D2.
const SENTE_FIRST: &str = "@@@@@#\n@X@@##\n@.X@##\n@.@#.#\n###.O#\n###@##";

/// Black's corridor of three points, White's of one.
const CORRIDORS: &str = "#####@@\n@...#.#\n#####@@";

/// A ko that Black can take at C2.
const KO: &str = "@@@###\n@@.O##\n@@@###";

fn session(text: &str) -> Session {
    let loaded = file::parse("test", text.as_bytes()).expect("a diagram");
    let mut session = Session::on(Arc::new(Queue::with_set_clock()), loaded.document);
    act(&mut session, EndgameAction::Subject(Subject::Endgame));
    session
}

fn act(session: &mut Session, action: EndgameAction) {
    let action = Action::Endgame(action);
    session.apply(&action).expect("always possible");
}

fn ask(session: &mut Session, action: PlayAction) {
    session.do_in_play(action);
    settle(session);
}

fn settle(session: &mut Session) {
    loop {
        session.set_playing(true);
        session.start();
        if !session.play().progress(session.desk()).is_pending() {
            return;
        }
        session.desk_mut().finish::<Think>();
        session.update();
    }
}

/// Everybody's moves are the person's.
fn alone(text: &str) -> Session {
    let mut session = session(text);
    ask(&mut session, PlayAction::Person(Person::Both));
    session
}

fn at(session: &Session, name: &str) -> Point {
    session.document().topology().point(name).expect("a point")
}

fn play(session: &mut Session, names: &[&str]) {
    for name in names {
        let action = match *name {
            "pass" => PlayAction::Elsewhere,
            name => PlayAction::At(at(session, name)),
        };
        ask(session, action);
        assert_eq!(session.play().refusal(), None, "{name}");
    }
}

fn game(session: &Session) -> &PlayOut {
    session.play().endgame().expect("an endgame")
}

fn score(session: &Session, moves: usize) -> Option<i64> {
    game(session).score_after(moves)?.one()
}

/// The moves so far by name.
fn line(session: &Session) -> Vec<&str> {
    let name = |turn: &Turn| {
        let topology = session.document().topology();
        turn.point.map_or("pass", |point| topology.name(point))
    };
    game(session).turns().iter().map(name).collect()
}

#[test]
fn a_wrong_move_is_told_with_what_it_lost_and_what_came_first() {
    let mut session = alone(SENTE_FIRST);
    assert_eq!(score(&session, 0), Some(-1));
    play(&mut session, &["D2"]);
    assert_eq!(score(&session, 1), Some(-2));
    let told = Slip {
        number: 1,
        color: Color::Black,
        point: Some(at(&session, "D2")),
        loss: Between::exact(1),
        better: Some(Some(at(&session, "B3"))),
        // Nobody else plays.
        answer: None,
    };
    assert_eq!(game(&session).last_slip(), Some(told));
    ask(&mut session, PlayAction::TakeBackTo(told.number));
    assert!(game(&session).turns().is_empty() && game(&session).slips().is_empty());
    play(&mut session, &["B3"]);
    assert_eq!(
        (score(&session, 1), game(&session).last_slip()),
        (Some(-1), None)
    );
}

#[test]
fn a_move_that_was_answered_at_once_is_still_told() {
    let mut session = session(SENTE_FIRST);
    session.set_playing(true);
    play(&mut session, &["D2"]);
    assert_eq!(game(&session).turns().len(), 2, "White has answered");
    let slip = game(&session).last_slip().expect("Black's move");
    assert_eq!((slip.number, slip.loss), (1, Between::exact(1)));
}

#[test]
fn the_styles_of_the_program_part_where_the_rule_of_thumb_fails() {
    let first_move = |style: Style| {
        let mut session = session(SENTE_FIRST);
        ask(&mut session, PlayAction::EndgameStyle(style));
        ask(&mut session, PlayAction::Person(Person::White));
        line(&session)[0].to_owned()
    };
    let firsts = [Style::Best, Style::Hotstrat, Style::Greedy].map(first_move);
    assert_eq!(firsts, ["B3", "D2", "D2"]);
}

/// What comes of a position if this side plays by a style and the other plays best.
fn score_of(text: &str, first: Color, ruled: Color, style: Style) -> (i64, String) {
    let mut session = session(text);
    settle(&mut session);
    ask(&mut session, PlayAction::Restart(first));
    while game(&session).end().is_none() {
        let mover = game(&session).situation().mover;
        let style = if mover == ruled { style } else { Style::Best };
        ask(&mut session, PlayAction::EndgameStyle(style));
        let person = match mover {
            Color::Black => Person::White,
            Color::White => Person::Black,
        };
        ask(&mut session, PlayAction::Person(person));
    }
    let count = game(&session).count().expect("the end");
    let score = count.score.and_then(Between::one).expect("one number");
    (score, line(&session).join(" "))
}

#[test]
fn a_style_gets_no_less_than_its_rule_against_the_worst_answers_and_no_more_than_best_play() {
    for text in [SENTE_FIRST, CORRIDORS] {
        let document = session(text).document().clone();
        let mut asked = beginning(&document, &document.marks)
            .expect("an endgame")
            .endgame();
        asked.strategies = Strategy::ALL.to_vec();
        let report = endgame_report(&asked, &EndgameLimits::default());
        let best = report.territory_score.expect("scores");
        for (style, rule) in [
            (Style::Hotstrat, Strategy::Hotstrat),
            (Style::Sentestrat, Strategy::Sentestrat),
            (Style::Thermostrat, Strategy::Thermostrat),
        ] {
            let mut strategies = report.strategies.iter();
            let told = strategies
                .find(|each| each.strategy == rule)
                .expect("asked");
            for first in Color::ALL {
                let by_rule = told.starter[first].expect("a small board");
                let (score, line) = score_of(text, first, first, style);
                let (worst, best) = match first {
                    Color::Black => (by_rule.low, best.black.high),
                    Color::White => (-by_rule.high, -best.white.low),
                };
                let score = if first == Color::Black { score } else { -score };
                assert!(
                    (worst..=best).contains(&score),
                    "{style:?} {first:?} {score} by {line}\n{text}"
                );
            }
        }
    }
}

#[test]
fn best_play_of_both_ends_with_the_score_that_was_told_at_first() {
    for (text, scoring) in [
        (SENTE_FIRST, Scoring::Territory),
        (SENTE_FIRST, Scoring::Area),
        (CORRIDORS, Scoring::Territory),
        (CORRIDORS, Scoring::Area),
    ] {
        for first in Color::ALL {
            let mut session = session(text);
            act(&mut session, EndgameAction::Scoring(scoring));
            settle(&mut session);
            ask(&mut session, PlayAction::Restart(first));
            assert_eq!(game(&session).start().mover, first);
            let told = score(&session, 0).expect("one number");
            // The program plays each side in turn.
            while game(&session).end().is_none() {
                let person = match game(&session).situation().mover {
                    Color::Black => Person::White,
                    Color::White => Person::Black,
                };
                ask(&mut session, PlayAction::Person(person));
            }
            let game = game(&session);
            assert_eq!(game.end(), Some(End::BothElsewhere));
            let count = game.count().expect("the end");
            assert!(count.open.is_empty(), "{count:?}");
            assert_eq!(count.score, Some(Between::exact(told)), "{text}\n{first:?}");
            assert!(game.slips().is_empty());
        }
    }
}

#[test]
fn what_each_side_lost_is_the_difference_between_the_scores() {
    let mut session = alone(SENTE_FIRST);
    play(
        &mut session,
        &["D2", "pass", "B4", "pass", "E3", "pass", "pass"],
    );
    let game = game(&session);
    let lost = game.lost().map(|lost| lost.and_then(Between::one));
    let (black, white) = (lost.black.expect("known"), lost.white.expect("known"));
    let end = game.count().and_then(|count| count.score?.one());
    assert_eq!(
        end,
        Some(score(&session, 0).expect("known") - black + white)
    );
    assert!(black >= 1 && white >= 1, "both played badly: {lost:?}");
}

#[test]
fn what_is_taken_counts_and_so_does_what_was_taken_before() {
    let mut session = alone(SENTE_FIRST);
    let prisoners = Prisoners::parse("3,1").expect("two numbers");
    act(&mut session, EndgameAction::Prisoners(prisoners));
    settle(&mut session);
    assert_eq!(score(&session, 0), Some(1));
    play(&mut session, &["D2", "pass", "E3"]);
    let turns = game(&session).turns();
    assert_eq!(turns[2].captured.len(), 1);
    assert_eq!(turns[2].counts, ByColor { black: 4, white: 1 });
    assert_eq!(
        game(&session).situation().endgame().prisoners,
        turns[2].counts
    );
}

#[test]
fn a_pass_loses_what_moving_first_is_worth_and_too_early_an_end_is_told() {
    let mut session = alone(CORRIDORS);
    play(&mut session, &["pass", "pass"]);
    let game = game(&session);
    assert_eq!(game.end(), Some(End::BothElsewhere));
    let losses: Vec<Option<i64>> = (0..2)
        .map(|index| game.loss(index).and_then(Between::one))
        .collect();
    assert_eq!(losses, [Some(1), Some(1)]);
    let count = game.count().expect("the end");
    assert!(!count.open.is_empty());
    assert_eq!(count.score, game.score_after(2), "as with best play");
}

/// Without threats the regions promise Black two points, and between -1 and 2 as kos go.
#[test]
fn where_a_ko_matters_every_move_is_judged_by_trying_every_line() {
    let mut session = alone(include_str!(
        "../../../../../assets/samples/24-half-point-ko.txt"
    ));
    play(&mut session, &["D4", "pass", "C4", "pass", "pass"]);
    let whole = game(&session);
    let scores = (0..=5).map(|moves| whole.score_after(moves));
    assert!(scores.into_iter().all(|it| it == Some(Between::exact(1))));
    assert_eq!(whole.slips(), Vec::new());
    let count = whole.count().expect("the end");
    assert_eq!(
        (count.open.len(), count.score),
        (0, Some(Between::exact(1)))
    );
    // Who does not fill the ko loses a point, and a result is told all the same.
    ask(&mut session, PlayAction::TakeBackTo(3));
    play(&mut session, &["pass"]);
    let broken_off = game(&session);
    let slip = broken_off.last_slip().expect("a slip");
    let better = Some(Some(at(&session, "C4")));
    assert_eq!(
        (slip.number, slip.loss, slip.better),
        (3, Between::exact(1), better)
    );
    let count = broken_off.count().expect("the end");
    assert_eq!(
        (count.open.len(), count.score),
        (1, Some(Between::exact(0)))
    );
}

/// Two territories that are open to each other on the first line: 18 points of Black's below it, 24 of White's.
#[test]
fn what_was_narrowed_to_where_the_sides_meet_is_played_out_so() {
    let walls = [
        "...#@....",
        "...#@....",
        "...#@....",
        "...#@....",
        "...#@....",
        "...#@....",
    ];
    let mut session = session(&format!(".........\n{}", walls.join("\n")));
    let met = ["B7", "C7", "D7", "E7", "F7", "G7"].map(|name| at(&session, name));
    act(&mut session, EndgameAction::Only(met.into_iter().collect()));
    ask(&mut session, PlayAction::Person(Person::Both));
    assert_eq!(score(&session, 0), Some(-6), "the hane is Black's");
    play(&mut session, &["C7"]);
    assert_eq!(score(&session, 1), Some(-8), "the hane is White's");
    ask(&mut session, PlayAction::TakeBack);
    play(&mut session, &["E7", "F7", "D7", "pass", "pass"]);
    let count = game(&session).count().expect("the end").score;
    assert_eq!(
        count.and_then(Between::one),
        Some(-6),
        "18 and 3 against 24 and 3"
    );
}

#[test]
fn what_the_rules_forbid_is_refused() {
    let mut session = alone(KO);
    let take = at(&session, "C2");
    play(&mut session, &["C2"]);
    let back = game(&session).turns()[0].captured.first();
    let back = back.expect("a stone was taken");
    ask(&mut session, PlayAction::At(back));
    assert_eq!(
        session.play().refusal(),
        Some(Refusal::Illegal(IllegalMove::Ko))
    );
    ask(&mut session, PlayAction::At(take));
    assert_eq!(
        session.play().refusal(),
        Some(Refusal::Illegal(IllegalMove::Occupied))
    );
    play(&mut session, &["pass", "pass"]);
    ask(&mut session, PlayAction::At(back));
    assert_eq!(session.play().refusal(), Some(Refusal::Over));
}

#[test]
fn what_is_counted_otherwise_keeps_its_moves() {
    let mut session = alone(CORRIDORS);
    play(&mut session, &["D2"]);
    let before = score(&session, 1);
    act(&mut session, EndgameAction::Scoring(Scoring::Area));
    settle(&mut session);
    assert_eq!(game(&session).turns().len(), 1);
    assert_ne!(score(&session, 1), before);
    assert!(game(&session).loss(0).is_some(), "the move before too");
}

#[test]
fn without_safe_stones_there_is_no_endgame_to_play_and_a_race_is_none() {
    let mut session = session(".....\n.....\n.....");
    settle(&mut session);
    assert!(matches!(session.play().stage(), Stage::NoEndgame));
    act(&mut session, EndgameAction::Subject(Subject::Race));
    session.set_playing(true);
    assert!(matches!(session.play().stage(), Stage::Finding));
}

/// A game whose first position is a diagram, with these moves, Black first.
fn game_from(text: &str, moves: &[&str]) -> Session {
    let setup = file::parse("test", text.as_bytes()).expect("a diagram");
    let setup = setup.document;
    let topology = setup.topology();
    let named = |point: Point| {
        let letter = |index: usize| char::from(b'a' + u8::try_from(index).expect("a small board"));
        let place = topology.points().iter().position(|each| each == point);
        let (place, columns) = (place.expect("on the board"), text.find('\n').expect("rows"));
        format!("{}{}", letter(place % columns), letter(place / columns))
    };
    let stones = |color: Color| -> String {
        let stones = setup.board.setup.stones[color].iter();
        stones.map(|point| format!("[{}]", named(point))).collect()
    };
    let played: String = (moves.iter().zip(Color::ALL.iter().cycle()))
        .map(|(name, color)| {
            let letter = if *color == Color::Black { 'B' } else { 'W' };
            let place = topology.point(name).map(named).unwrap_or_default();
            format!(";{letter}[{place}]")
        })
        .collect();
    let (black, white) = (stones(Color::Black), stones(Color::White));
    let size = text.find('\n').expect("rows");
    let sgf = format!("(;SZ[{size}]AB{black}AW{white}{played})");
    let loaded = file::parse("game.sgf", sgf.as_bytes()).expect("a game");
    let mut session = Session::on(Arc::new(Queue::with_set_clock()), loaded.document);
    for point in &setup.marks.roles.points(Role::Safe) {
        let mark = MarkAction::Set {
            point,
            role: Role::Safe,
        };
        session.apply(&Action::Mark(mark)).expect("a stone");
    }
    act(&mut session, EndgameAction::Subject(Subject::Endgame));
    session
}

fn look_at_all(session: &mut Session) {
    session.start();
    while session.progress::<LookAt>().is_pending() {
        session.desk_mut().finish::<LookAt>();
        session.update();
        session.start();
    }
}

fn losses(session: &Session) -> Vec<(usize, Option<i64>)> {
    let moves = session.review().expect("a review").moves();
    let loss = |each: &GameMove| (each.number, each.loss().and_then(Between::one));
    moves.iter().map(loss).collect()
}

#[test]
fn the_moves_of_a_game_are_told_with_what_they_lost() {
    let mut session = game_from(SENTE_FIRST, &["D2", "pass", "B3"]);
    assert!(session.review_game());
    assert_eq!(session.review().map(Review::looked_at), Some(0));
    look_at_all(&mut session);
    let found = losses(&session);
    assert_eq!(found[0], (1, Some(1)), "D2 instead of B3");
    assert!(
        found[1].1 > Some(0),
        "a pass while something is to be gained"
    );
    assert_eq!(found[2], (3, Some(0)));
    let moves = session.review().expect("a review").moves();
    assert_eq!(moves[0].better(), Some(Some(at(&session, "B3"))));
    let review = session.review().expect("a review");
    // The last move lost nothing.
    let sizes: Vec<_> = review.slips().into_iter().map(|at| found[at].1).collect();
    assert!(
        sizes.len() == 2 && sizes.is_sorted_by(|one, next| one >= next),
        "{sizes:?}"
    );
    assert_eq!(review.score_after(0), Some(Between::exact(-2)));
    // White's safe stone at D1 loses its last liberty and stays, though it was not marked when the moves were read.
    let of_next = moves[1].known().expect("looked at").score(Color::White);
    assert_eq!(review.score_after(0), of_next, "as the next one finds it");
    assert_eq!(moves[2].better(), None);
    assert_eq!(session.progress::<LookAt>(), crate::Progress::Unasked);
    // Wherever in the game one stands it is the same, until something else is said.
    let game = session.document().game.clone().expect("a game");
    let next = Action::Game(game.after(2).expect("a position"));
    session.apply(&next).expect("always possible");
    assert_eq!(losses(&session), found);
    act(&mut session, EndgameAction::Scoring(Scoring::Area));
    assert!(session.review().is_none());
    assert!(session.review_game());
    look_at_all(&mut session);
    assert_eq!(losses(&session).len(), 1, "from where it stands on");
    let game = session.document().game.clone().expect("a game");
    let start = Action::Game(game.after(0).expect("a position"));
    session.apply(&start).expect("always possible");
    session.review = None;
    assert!(session.review_game());
    look_at_all(&mut session);
    session.start();
    session.desk_mut().finish::<crate::SolveEndgame>();
    let report = session.endgame_report().expect("an endgame");
    let score = report.starts.black.as_ref().expect("asked").score;
    let review = session.review().expect("a review");
    let lost = losses(&session)[0].1.expect("known");
    let after = Between::exact(score.one().expect("no ko") - lost);
    assert_eq!(review.score_after(0), Some(after), "by area too");
}

#[test]
fn looking_at_the_moves_of_a_game_can_be_stopped_and_gone_on_with() {
    let mut session = game_from(SENTE_FIRST, &["D2", "pass", "B3"]);
    session.review_game();
    session.start();
    session.desk_mut().cancel::<LookAt>();
    session.start();
    assert!(!session.progress::<LookAt>().is_pending());
    let before = losses(&session);
    assert!(session.review_game());
    look_at_all(&mut session);
    assert!(before.iter().all(|(_, loss)| loss.is_none()));
    assert!(losses(&session).iter().all(|(_, loss)| loss.is_some()));
    session.review = None;
    assert!(session.review().is_none());
    let mut bare = self::session(SENTE_FIRST);
    assert!(!bare.review_game() && bare.review().is_none());
}

#[test]
fn the_best_line_is_stones_with_numbers() {
    let mut session = session(SENTE_FIRST);
    session.start();
    session.desk_mut().finish::<crate::SolveEndgame>();
    let report = session.endgame_report().expect("an endgame");
    let line = best_line(session.document(), report, Color::Black).expect("a line");
    let steps = &report.starts.black.as_ref().expect("asked").line;
    assert_eq!(line.turns().len(), steps.len());
    assert_eq!(line.turns()[0].point, Some(at(&session, "B3")));
    assert_eq!(line.numbers().len(), steps.len(), "nothing is taken here");
    let white = best_line(session.document(), report, Color::White).expect("a line");
    assert_eq!(white.turns()[0].color, Color::White);
}
