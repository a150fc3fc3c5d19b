//! What is said while the endgame of one's own game is practised.

use semeai_board::Topology;
use semeai_endgame::position_report::Between;
use semeai_session::{Phrasing, RecordMove};

use crate::endgame::play::points;
use crate::grammar::{move_name, side};
use crate::texts::endgame::practice as texts;

/// What a wrong move costs: "It loses 2 points."
pub fn move_costs(loss: Between, phrasing: Phrasing) -> String {
    texts::move_costs(&points(loss, phrasing), phrasing)
}

/// What was played in the game: "In the game White D6 lost 2 points.", "In the game White F1 was played too."
pub fn played_in_game(
    played: RecordMove,
    loss: Between,
    topology: &Topology,
    phrasing: Phrasing,
) -> String {
    let (who, at) = (
        side(played.color, phrasing),
        move_name(played.point, topology, phrasing),
    );
    match loss == Between::exact(0) {
        true => texts::played_well(&at, &who, phrasing),
        false => texts::played_and_lost(&at, &points(loss, phrasing), &who, phrasing),
    }
}

#[cfg(test)]
mod tests {
    use semeai_board::Color;

    use super::*;

    #[test]
    fn what_was_played_is_told_with_its_loss() {
        let board = Topology::rectangle(9, 9).expect("a board");
        let played = RecordMove {
            color: Color::White,
            point: board.point("D6"),
        };
        let said = |loss, phrasing| played_in_game(played, Between::exact(loss), &board, phrasing);
        assert_eq!(
            said(2, Phrasing::ENGLISH),
            "In the game, White D6 lost 2 points."
        );
        assert_eq!(
            said(0, Phrasing::ENGLISH),
            "In the game, White D6 lost nothing."
        );
        assert_eq!(said(2, Phrasing::JAPANESE), "実戦の白D6は2目の損でした。");
        let costs = move_costs(Between::exact(1), Phrasing::ENGLISH);
        assert_eq!(costs, "It loses 1 point.");
    }
}
