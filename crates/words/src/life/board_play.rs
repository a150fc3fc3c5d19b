//! What is said while a small board is played against best play.

use semeai_board::Topology;
use semeai_life::Outcome;
use semeai_session::Phrasing;
use semeai_session::play_out::board::{NoBoard, PlayOut, Slip};
use semeai_session::play_out::{End, Refusal};

use super::best_play::{best_play_unsolved, board_outcome};
use crate::grammar::move_name;
use crate::position::position_error;
use crate::race::play_out::{illegal, whose_turn};
use crate::texts::life::board_play as texts;

/// Whose turn it is, or how it ended.
pub fn status(play: &PlayOut, phrasing: Phrasing) -> String {
    match play.end() {
        None => whose_turn(play, phrasing),
        Some(End::Repeats) => {
            let score = outcome(Outcome::Endless, play, phrasing);
            texts::status_repeats(&score, phrasing)
        }
        Some(End::BothElsewhere | End::Captured(_)) => {
            let passed = texts::status_passed(phrasing);
            let score = play.outcome_after(play.turns().len());
            match score.map(|score| outcome(score, play, phrasing)) {
                Some(score) => texts::status_over(&passed, &score, phrasing),
                None => passed.to_owned(),
            }
        }
    }
}

/// What the game comes to: "Black wins by 9".
pub fn outcome(outcome: Outcome, play: &PlayOut, phrasing: Phrasing) -> String {
    board_outcome(outcome, play.start().repetition(), phrasing)
}

/// What a move lost: "Move 3 (A2): Black wins by 9 became Black wins by 5."
pub fn slip(slip: &Slip, play: &PlayOut, topology: &Topology, phrasing: Phrasing) -> String {
    let place = move_name(slip.played, topology, phrasing);
    let [before, after] = slip.outcomes.map(|it| outcome(it, play, phrasing));
    texts::slip(&after, &before, &slip.number, &place, phrasing)
}

/// Why a click did nothing.
pub fn refusal(refusal: Refusal, phrasing: Phrasing) -> String {
    match refusal {
        Refusal::Over | Refusal::OutsideRace(_) => texts::refusal_over(phrasing).to_owned(),
        Refusal::Illegal(why) => illegal(why, phrasing).to_owned(),
    }
}

/// Why no board is played on.
pub fn no_board(why: &NoBoard, phrasing: Phrasing) -> String {
    match why {
        NoBoard::NoPosition(error) => position_error(error, phrasing).message,
        NoBoard::Unsolved(why) => best_play_unsolved(why, phrasing),
    }
}
