use semeai_board::{BoardKind, Color};
use semeai_tactics::Player;

use super::*;
use crate::maps::PlayTable;
use crate::play_out::{PlayAction, Rules as _};
use crate::{Document, Session, Subject, TableKind};

fn session(text: &str) -> Session {
    let board = BoardKind::rectangle(5, 5).expect("a board");
    let mut document = Document::empty(board);
    document.subject = Subject::Maps;
    document.map.text = text.to_owned();
    Session::new(document)
}

fn settle(session: &mut Session) {
    for _ in 0..3 {
        session.set_playing(true);
        session.start();
        session.desk_mut().finish::<Think>();
        session.update();
    }
}

fn game(session: &Session) -> &PlayOut {
    session.play().maps().expect("a game")
}

#[test]
fn a_game_of_a_table_is_replayed_with_what_each_side_chose_from() {
    let mut session = session("V");
    let before = session.document().clone();
    let asked = PlayTable::new(TableKind::Paper);
    let experiment = asked.experiment();
    let cells = usize::try_from(experiment.cell_count()).expect("few cells");
    session.ask(asked.clone());
    for cell in (0..cells).step_by(7) {
        assert!(session.replay_game(cell, 3, "a game".to_owned()));
        session.set_playing(true);
        let own = session.shown_document();
        assert_eq!((&*own.text.title, own.subject), ("a game", Subject::Maps));
        let replayed = game(&session)
            .start()
            .replayed()
            .expect("a game")
            .game
            .clone();
        for (number, turn) in replayed.turns.iter().enumerate() {
            let now = game(&session).situation();
            assert_eq!(
                (now.mover, game(&session).turns().len()),
                (turn.color, number)
            );
            assert_eq!(*now.position.stones_by_color(), turn.stones);
            assert_eq!(now.choice.points, turn.choice, "cell {cell}, turn {number}");
            assert_eq!(now.choice.is_fallback, turn.is_fallback);
            session.do_in_play(PlayAction::Forward);
        }
        assert_eq!(game(&session).turns().len(), replayed.turns.len());
        session.do_in_play(PlayAction::GoTo(4));
        assert!(game(&session).is_in_replay() && game(&session).turns().len() == 4);
        session.do_in_play(PlayAction::Restart(Color::White));
        session.do_in_play(PlayAction::Forward);
        assert!(game(&session).is_in_replay(), "its moves are there still");
    }
    assert!(
        !session.replay_game(cells, 0, String::new()),
        "no such cell"
    );
    assert!(
        !session.replay_game(0, 10_000, String::new()),
        "no such game"
    );
    session.set_playing(false);
    assert_eq!(*session.document(), before);
    assert_eq!(*session.shown_document(), before);
}

#[test]
fn another_move_leaves_the_game_that_is_replayed() {
    let mut session = session("V");
    session.ask(PlayTable::new(TableKind::Paper));
    assert!(session.replay_game(1, 0, String::new()));
    session.set_playing(true);
    let start = game(&session).start().clone();
    let own = start.replayed().expect("a game").game.turns[0].point;
    let other = start.choice.points.iter().find(|point| Some(*point) != own);
    session.do_in_play(PlayAction::At(other.expect("another point")));
    assert!(!game(&session).is_in_replay());
    session.do_in_play(PlayAction::Restart(Color::Black));
    session.do_in_play(PlayAction::Forward);
    assert_eq!(game(&session).turns()[0].point, own);
}

#[test]
fn a_position_is_played_on_by_its_map_against_chance() {
    let mut session = session("{C3}");
    settle(&mut session);
    assert_eq!(game(&session).start().player(Color::White), &Player::Random);
    session.do_in_play(PlayAction::Person(crate::play_out::Person::White));
    settle(&mut session);
    let turns = game(&session).turns();
    let played = turns[0].point.expect("a stone");
    assert_eq!(session.document().topology().name(played), "C3");
    session.do_in_play(PlayAction::Chosen);
    settle(&mut session);
    let now = game(&session).situation();
    assert!(game(&session).turns().len() == 3, "Black has answered");
    assert!(game(&session).before(2).choice.is_fallback, "C3 is taken");
    assert_eq!(now.counted().white, 1);
}

#[test]
fn without_a_map_there_is_no_game() {
    for text in ["P(", "{Z99}"] {
        let mut session = session(text);
        settle(&mut session);
        assert!(session.play().maps().is_none(), "{text}");
    }
}
