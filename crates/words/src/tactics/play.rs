//! What is said while a game by maps is played or replayed.

use semeai_board::Color;
use semeai_session::Phrasing;
use semeai_session::play_out::maps::{MoveChoice, PlayOut, Situation};
use semeai_session::play_out::{End, Refusal};
use semeai_tactics::{Player, Replay};

use super::window::player_name;
use crate::grammar::{int, plural, side};
use crate::race::play_out::{illegal, whose_turn};

/// Whose turn it is, or that it is over.
pub fn status(play: &PlayOut, phrasing: Phrasing) -> String {
    let number = play.turns().len() + 1;
    match play.end() {
        Some(End::BothElsewhere) => {
            say!(phrasing, en = "Both passed.", ja = "両者パス。").to_owned()
        }
        Some(End::Captured(_) | End::Repeats) => {
            say!(phrasing, en = "It is over.", ja = "終わりました。").to_owned()
        }
        None => {
            let said = whose_turn(play, phrasing);
            tell!(
                phrasing,
                en = "Move {number}: {said}",
                ja = "{number}手目：{said}"
            )
        }
    }
}

/// What a game of a table came to.
pub fn result(game: &Replay, phrasing: Phrasing) -> String {
    let (margin, plies) = (game.margin, game.turns.len());
    let cap = match game.is_capped {
        true => say!(phrasing, en = ", at the cap", ja = "（手数の上限）"),
        false => "",
    };
    let points = plural(i64::from(margin.unsigned_abs()), "point");
    let by = margin.unsigned_abs();
    let won = match margin.signum() {
        0 => say!(phrasing, en = "a draw", ja = "引き分け").to_owned(),
        sign => {
            let winner = if sign > 0 { Color::Black } else { Color::White };
            let winner = side(winner, phrasing);
            tell!(
                phrasing,
                en = "{winner} wins by {points}",
                ja = "{winner}の{by}点勝ち"
            )
        }
    };
    tell!(
        phrasing,
        en = "The game ends after {plies} moves{cap}: {won}.",
        ja = "{plies}手で終局{cap}。{won}です。"
    )
}

/// How a side plays.
pub fn player(color: Color, player: &Player, phrasing: Phrasing) -> String {
    let who = side(color, phrasing);
    match player {
        Player::Random => tell!(
            phrasing,
            en = "{who}: at random, from all points that the rules allow",
            ja = "{who}：ルールの許すすべての点から無作為"
        ),
        Player::Map(map) => {
            let text = map.to_string();
            let map = player_name(&text, phrasing);
            tell!(
                phrasing,
                en = "{who}: at random from the points of {map}",
                ja = "{who}：{map}の点から無作為"
            )
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
        _ if count == 0 => tell!(
            phrasing,
            en = "{who} has no point to play on, and passes.",
            ja = "{who}は打てる点がなく、パスします。"
        ),
        Player::Random => tell!(
            phrasing,
            en = "{who} chooses at random from all {points} that the rules allow.",
            ja = "{who}はルールの許す{count}点すべてから無作為に選びます。"
        ),
        Player::Map(_) if choice.is_fallback => tell!(
            phrasing,
            en = "No point of {map} can be played: {who} chooses from all {points} that the rules allow.",
            ja = "{map}の点には打てないので、{who}はルールの許す{count}点すべてから選びます。"
        ),
        Player::Map(_) if at.mover == Color::White => tell!(
            phrasing,
            en = "{who} chooses from {points} of {map}, its colours exchanged.",
            ja = "{who}は黒白を入れ替えた{map}の{count}点から選びます。"
        ),
        Player::Map(_) => tell!(
            phrasing,
            en = "{who} chooses from {points} of {map}.",
            ja = "{who}は{map}の{count}点から選びます。"
        ),
    }
}

/// From how many points a move was chosen, and whether they are not those of a map, for a narrow column.
pub fn chosen_from(points: usize, is_fallback: bool, phrasing: Phrasing) -> String {
    match is_fallback {
        true => tell!(phrasing, en = "{points}, fallback", ja = "{points}（選外）"),
        false => points.to_string(),
    }
}

/// Why nothing was played.
pub fn refusal(refusal: Refusal, phrasing: Phrasing) -> String {
    match refusal {
        Refusal::Illegal(why) => illegal(why, phrasing).to_owned(),
        Refusal::Over | Refusal::OutsideRace(_) => {
            say!(phrasing, en = "It is over.", ja = "終わりました。").to_owned()
        }
    }
}
