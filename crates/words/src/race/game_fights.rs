//! The fights of a game.

use semeai_board::Topology;
use semeai_session::{GameFight, Phrasing};

use crate::grammar::{int, plural, side};
use crate::texts::race::game_fights as texts;

/// How many groups could be captured or saved in a game, above their list.
pub fn fights_heading(count: usize, phrasing: Phrasing) -> String {
    say!(
        phrasing,
        en = match count {
            0 => "No group of three stones or more was found that somebody could have captured or saved.".to_owned(),
            _ => format!(
                "{} that somebody could have captured or saved, each with the move from which on it hangs:",
                plural(int(count), "group")
            ),
        },
        ja = match count {
            0 => "取るか助けるかが手番で決まる三子以上の石は、見つかりませんでした。".to_owned(),
            _ => format!("手番しだいで取られる石{count}か所。そうなった手数の順："),
        }
    )
}

/// That time was up before every position of a game was looked at.
///
/// ```
/// use semeai_session::Phrasing;
/// use semeai_words::race::game_fights::looked_at;
///
/// let said = looked_at(3, 31, Phrasing::ENGLISH);
/// assert_eq!(said, "Time ran out: looked at 3 of 31 positions.");
/// ```
pub fn looked_at(done: usize, all: usize, phrasing: Phrasing) -> String {
    texts::looked_at(&all, &done, phrasing)
}

/// A group of a game from where on it hangs: "225  Black J19 (7 stones): White G18 captures it", with its stones at its largest.
pub fn game_fight(fight: &GameFight, topology: &Topology, phrasing: Phrasing) -> String {
    let number = fight.number;
    let color = fight.block.color;
    let [owner, other] = [color, color.opponent()].map(|color| side(color, phrasing));
    let [group, capture] =
        [fight.block.anchor, fight.capture].map(|point| phrasing.point(topology, point));
    let stones = fight.stones;
    texts::game_fight(&capture, &group, &number, &other, &owner, &stones, phrasing)
}
