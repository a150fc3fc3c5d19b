//! What is said while a game by maps is played or replayed.

use semeai_board::Color;
use semeai_session::Phrasing;
use semeai_session::play_out::maps::{MoveChoice, PlayOut, Situation};
use semeai_session::play_out::{End, Refusal};
use semeai_tactics::{Player, Replay};

use super::window::player_name;
use crate::grammar::{int, plural, side};
use crate::race::play_out::{illegal, whose_turn};
use crate::texts::tactics::play as texts;

/// Whose turn it is, or that it is over.
pub fn status(play: &PlayOut, phrasing: Phrasing) -> String {
    let number = play.turns().len() + 1;
    match play.end() {
        Some(End::BothElsewhere) => texts::status_both_elsewhere(phrasing).to_owned(),
        Some(End::Captured(_) | End::Repeats) => {
            texts::status_captured_repeats(phrasing).to_owned()
        }
        None => {
            let said = whose_turn(play, phrasing);
            texts::status_move(&number, &said, phrasing)
        }
    }
}

/// What a game of a table came to.
pub fn result(game: &Replay, phrasing: Phrasing) -> String {
    let (margin, plies) = (game.margin, game.turns.len());
    let cap = match game.is_capped {
        true => texts::result_yes(phrasing),
        false => "",
    };
    let points = plural(i64::from(margin.unsigned_abs()), "point");
    let by = margin.unsigned_abs();
    let won = match margin.signum() {
        0 => texts::result_draw(phrasing).to_owned(),
        sign => {
            let winner = if sign > 0 { Color::Black } else { Color::White };
            let winner = side(winner, phrasing);
            texts::result_wins(&by, &points, &winner, phrasing)
        }
    };
    texts::result_game_ends_after(&cap, &plies, &won, phrasing)
}

/// How a side plays.
pub fn player(color: Color, player: &Player, phrasing: Phrasing) -> String {
    let who = side(color, phrasing);
    match player {
        Player::Random => texts::player_random(&who, phrasing),
        Player::Map(map) => {
            let text = map.to_string();
            let map = player_name(&text, phrasing);
            texts::player_random_from_points(&map, &who, phrasing)
        }
    }
}

/// What the side to move chooses from.
pub fn choice(choice: &MoveChoice, at: &Situation, phrasing: Phrasing) -> String {
    let who = side(at.mover, phrasing);
    let count = choice.points.len();
    let points = plural(int(count), "point");
    let text = at.player(at.mover).to_string();
    let map = player_name(&text, phrasing);
    match at.player(at.mover) {
        _ if count == 0 => texts::choice_has_point_play(&who, phrasing),
        Player::Random => texts::choice_random(&count, &points, &who, phrasing),
        Player::Map(_) if choice.is_fallback => {
            texts::choice_map(&count, &map, &points, &who, phrasing)
        }
        Player::Map(_) if at.mover == Color::White => {
            texts::choice_chooses_from_its_colours(&count, &map, &points, &who, phrasing)
        }
        Player::Map(_) => texts::choice_chooses_from(&count, &map, &points, &who, phrasing),
    }
}

/// From how many points a move was chosen, and whether they are not those of a map, for a narrow column.
pub fn chosen_from(points: usize, is_fallback: bool, phrasing: Phrasing) -> String {
    match is_fallback {
        true => texts::chosen_from(&points, phrasing),
        false => points.to_string(),
    }
}

/// Why nothing was played.
pub fn refusal(refusal: Refusal, phrasing: Phrasing) -> String {
    match refusal {
        Refusal::Illegal(why) => illegal(why, phrasing).to_owned(),
        Refusal::Over | Refusal::OutsideRace(_) => {
            texts::status_captured_repeats(phrasing).to_owned()
        }
    }
}
