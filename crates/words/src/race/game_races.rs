//! The races of a game.

use semeai_board::{ByColor, Color, Topology};
use semeai_session::{GameRace, Phrasing};

use crate::grammar::{int, plural};

/// How many races were found in a game, above their list.
pub fn races_heading(count: usize, phrasing: Phrasing) -> String {
    say!(
        phrasing,
        en = match count {
            0 => "No race was found, by short searches nearby.".to_owned(),
            _ => format!(
                "{} found, by short searches nearby. Move, and a stone of each block with its size:",
                plural(int(count), "race")
            ),
        },
        ja = match count {
            0 => "近くを短く読んだ範囲では、攻合いは見つかりませんでした。".to_owned(),
            _ => format!(
                "近くを短く読んで攻合いと見たもの{count}か所。手数と、両ブロックの石（大きさ）："
            ),
        }
    )
}

/// That time was up before every position of a game was looked at.
///
/// ```
/// use semeai_session::Phrasing;
/// use semeai_words::race::game_races::looked_at;
///
/// let said = looked_at(3, 31, Phrasing::ENGLISH);
/// assert_eq!(said, "Time was up: 3 of 31 positions were looked at.");
/// ```
pub fn looked_at(done: usize, all: usize, phrasing: Phrasing) -> String {
    tell!(
        phrasing,
        en = "Time was up: {done} of {all} positions were looked at.",
        ja = "時間切れ。{all}局面のうち{done}局面まで調べました。"
    )
}

/// A race of a game, where it seems to begin: "225  Black J19 (7), White H19 (11 stones)", with the stones of each block at its largest.
pub fn game_race(race: &GameRace, topology: &Topology, phrasing: Phrasing) -> String {
    let number = race.number;
    let [black, white] =
        Color::ALL.map(|color| phrasing.point(topology, race.blocks[color].anchor));
    let ByColor { black: b, white: w } = race.stones;
    tell!(
        phrasing,
        en = "{number}  Black {black} ({b}), White {white} ({w} stones)",
        ja = "{number}手  黒{black}（{b}子）と白{white}（{w}子）"
    )
}
