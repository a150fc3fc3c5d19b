use semeai_board::{BoardKind, Point};
use semeai_life::{Outcome, Repetition, Scoring, Unsolved};

use super::*;
use crate::life::BoardRules;
use crate::play_out::{End, PlayAction, PlayChoice, Stage};
use crate::{Document, Session, Subject};

fn session(board: &str, rules: BoardRules) -> Session {
    let kind: BoardKind = board.parse().expect("a board");
    let mut document = Document::empty(kind);
    document.subject = Subject::Life;
    let mut session = Session::new(document);
    ask(&mut session, PlayAction::PlayBoard(Some(rules)));
    session
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

fn at(session: &Session, name: &str) -> Point {
    session.document().topology().point(name).expect("a point")
}

fn game(session: &Session) -> &PlayOut {
    session.play().board().expect("a board")
}

#[test]
fn the_program_answers_with_best_play_and_says_what_a_move_lost() {
    let mut session = session("square:3x3", BoardRules::default());
    assert_eq!(game(&session).outcome_after(0), Some(Outcome::Score(9)));
    let corner = at(&session, "A1");
    ask(&mut session, PlayAction::At(corner));
    let middle = at(&session, "B2");
    assert_eq!(game(&session).turns()[1].point, Some(middle), "its answer");
    let slip = game(&session).last_slip().expect("a slip");
    assert_eq!((slip.number, slip.played), (1, Some(corner)));
    assert_eq!(slip.outcomes[0], Outcome::Score(9));
    assert!(slip.outcomes[1].points() < 9, "{slip:?}");
    assert_eq!(slip.better, Some(PlayChoice::At(middle)));
}

/// Both sides by best play: the score stays what it was to the end, by area and by territory.
#[test]
fn best_play_against_itself_keeps_the_score() {
    for (board, scoring, score) in [
        ("square:3x3", Scoring::Area, 9),
        ("square:3x3", Scoring::Territory, 8),
        ("path:4", Scoring::Area, 4),
        ("square:4x2", Scoring::Area, 8),
    ] {
        let rules = BoardRules {
            scoring,
            repetition: Repetition::Draw,
        };
        let mut session = session(board, rules);
        for _ in 0..60 {
            if game(&session).end().is_some() {
                break;
            }
            let known = game(&session).known().expect("it was thought about");
            let best = known.moves.iter().rev().find(|it| it.loss == Some(0));
            match best.expect("a move").played {
                Some(point) => ask(&mut session, PlayAction::At(point)),
                None => ask(&mut session, PlayAction::Elsewhere),
            }
        }
        let game = game(&session);
        assert_eq!(game.end(), Some(End::BothElsewhere), "{board}");
        for moves in 0..=game.turns().len() {
            let outcome = game.outcome_after(moves);
            assert_eq!(outcome, Some(Outcome::Score(score)), "{board}, {moves}");
        }
    }
}

#[test]
fn what_cannot_be_played_says_why() {
    let superko = BoardRules {
        repetition: Repetition::Positional,
        ..BoardRules::default()
    };
    let why = |board: &str, rules| match session(board, rules).play().stage() {
        Stage::NoBoard(why) => (**why).clone(),
        stage => panic!("{stage:?}"),
    };
    assert_eq!(why("path:3", superko), NoBoard::Unsolved(Unsolved::History));
    let large = Unsolved::TooLarge {
        points: 25,
        most: 16,
    };
    let rules = BoardRules::default();
    assert_eq!(why("square:5x5", rules), NoBoard::Unsolved(large));
    let mut session = session("path:3", rules);
    ask(&mut session, PlayAction::PlayBoard(None));
    assert!(session.play().board().is_none(), "a point is fought for");
}
