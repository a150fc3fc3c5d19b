//! Who played a game and how it ended.

use semeai_board::Color;
use semeai_cgt::Rational;
use semeai_session::file::GameHead;
use semeai_session::{Komi, Phrasing};

use crate::endgame::result::result;
use crate::grammar::{capitalized, int, mixed, moku, side};
use crate::texts::game_head as texts;

/// How a game ended by its record, as what that says: "Recorded result: Black wins by 3½"; nothing where it does not say.
///
/// ```
/// use semeai_session::{Phrasing, file::GameHead};
/// use semeai_words::game_head::recorded_result;
///
/// let head = GameHead { result: "B+3.5".into(), ..GameHead::default() };
/// let said = recorded_result(&head, Phrasing::ENGLISH);
/// assert_eq!(said.as_deref(), Some("Recorded result: Black wins by 3½"));
/// ```
pub fn recorded_result(head: &GameHead, phrasing: Phrasing) -> Option<String> {
    let said = result_text(&head.result, phrasing);
    (!said.is_empty()).then(|| texts::recorded_result(&said, phrasing))
}

/// Where a game stands that is looked through: "Move 40 of 83".
///
/// ```
/// use semeai_session::Phrasing;
/// use semeai_words::game_head::move_of_game;
///
/// assert_eq!(move_of_game(40, 83, Phrasing::ENGLISH), "Move 40 of 83");
/// assert_eq!(move_of_game(0, 83, Phrasing::ENGLISH), "The start of a game of 83 moves");
/// ```
pub fn move_of_game(at: usize, moves: usize, phrasing: Phrasing) -> String {
    match at {
        0 => texts::start_of_game(int(moves), phrasing),
        _ => texts::move_of_game(&at, &moves, phrasing),
    }
}

/// Who played a game, how it ended, and komi, as far as its file says it: "Black Aoki · White Brandt · Black wins by 3½ · komi 6½".
///
/// ```
/// use semeai_session::{Phrasing, file::GameHead};
/// use semeai_words::game_head::game_head;
///
/// let head = GameHead {
///     black: "Aoki".into(),
///     white: String::new(),
///     result: "W+R".into(),
///     komi: "6.5".into(),
/// };
/// let said = game_head(&head, Phrasing::ENGLISH);
/// assert_eq!(said, "Black Aoki · White wins by resignation · komi 6½");
/// ```
pub fn game_head(head: &GameHead, phrasing: Phrasing) -> String {
    let player = |color, name: &String| format!("{} {name}", side(color, phrasing));
    let komi = |komi: &String| {
        let points = Komi::parse(komi).map(|komi| mixed(komi.points()));
        let said = points.as_ref().map_or(komi.clone(), |points| {
            say!(phrasing, en = points.clone(), ja = moku(points))
        });
        texts::game_head(&said, phrasing)
    };
    let said = [
        (&head.black, player(Color::Black, &head.black)),
        (&head.white, player(Color::White, &head.white)),
        (&head.result, result_text(&head.result, phrasing)),
        (&head.komi, komi(&head.komi)),
    ];
    let said = said.into_iter().filter(|(written, _)| !written.is_empty());
    let said: Vec<String> = said.map(|(_, said)| said).collect();
    said.join(" · ")
}

/// A result as files have it, in words: "B+3.5", "W+R", "0"; what is none of these as it is written.
fn result_text(written: &str, phrasing: Phrasing) -> String {
    let (winner, how) = match written.split_once('+') {
        Some(("B", how)) => (Color::Black, how),
        Some(("W", how)) => (Color::White, how),
        _ if ["0", "Draw"].contains(&written) => {
            return capitalized(&result(Rational::from_integer(0), phrasing));
        }
        _ => return written.to_owned(),
    };
    let who = side(winner, phrasing);
    match how {
        "" => texts::result_text_wins(&who, phrasing),
        "R" | "Resign" => texts::result_text_r_resign(&who, phrasing),
        "T" | "Time" => texts::result_text_t_time(&who, phrasing),
        "F" | "Forfeit" => texts::result_text_f_forfeit(&who, phrasing),
        points => match Komi::parse(points) {
            Some(points) => {
                let points = mixed(points.points());
                texts::result_text_wins_2(&points, &who, phrasing)
            }
            None => written.to_owned(),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_told_in_words_and_strange_ones_as_they_are_written() {
        for (written, english, japanese) in [
            ("B+3.5", "Black wins by 3½", "黒の3目半勝ち"),
            ("W+T", "White wins on time", "白の時間切れ勝ち"),
            ("B+Resign", "Black wins by resignation", "黒の中押し勝ち"),
            ("W+", "White wins", "白の勝ち"),
            ("0", "A draw", "持碁"),
            ("Void", "Void", "Void"),
            ("B+much", "B+much", "B+much"),
        ] {
            assert_eq!(result_text(written, Phrasing::ENGLISH), english);
            assert_eq!(result_text(written, Phrasing::JAPANESE), japanese);
        }
    }
}
