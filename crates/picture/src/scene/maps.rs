//! What tactics maps put on a board beside their points: two maps side by side, and what the model says of a move.

use semeai_board::{ByColor, PointSet};
use semeai_tactics::{Comparison, MoveChange};

use super::{Scene, SetLayer, SetSign};

impl Scene {
    /// Where two maps differ, and where both are.
    pub fn add_comparison(&mut self, compared: &Comparison) {
        self.add_set(compared.both, SetSign::Both);
        self.add_set(compared.only_first, SetSign::OnlyFirst);
        self.add_set(compared.only_second, SetSign::OnlySecond);
    }

    /// What a move would change: F({m}) as it is before the move, A({m}), and what it takes.
    pub fn add_move_change(&mut self, change: &MoveChange) {
        self.add_set(change.image, SetSign::Reach);
        self.add_set(change.joined, SetSign::Ring);
        self.add_set(change.taken, SetSign::Cross);
    }

    /// What a move has changed that is on the board: F of its string now, and its string.
    pub fn add_past_change(&mut self, change: &MoveChange) {
        let Some(after) = &change.after else { return };
        let stones: &ByColor<PointSet> = &after.stones;
        self.add_set(after.image, SetSign::Reach);
        let joined = change.joined.intersection(&stones[change.color]);
        self.add_set(joined, SetSign::Ring);
        self.add_set(change.taken, SetSign::Cross);
    }

    fn add_set(&mut self, points: PointSet, sign: SetSign) {
        if !points.is_empty() {
            self.sets.push(SetLayer { points, sign });
        }
    }
}

#[cfg(test)]
mod tests {
    use semeai_board::{Color, Position, diagram};
    use semeai_tactics::{compare, move_change};

    use super::*;

    fn position(text: &str) -> Position {
        let setup = diagram::parse(text).expect("a diagram").setup;
        Position::new(setup).expect("a position")
    }

    fn signs(scene: &Scene) -> Vec<(SetSign, Vec<&str>)> {
        let board = &scene.setup.topology;
        let sets = scene.sets.iter();
        sets.map(|set| (set.sign, board.names(&set.points)))
            .collect()
    }

    #[test]
    fn two_maps_have_three_signs_and_none_for_nothing() {
        let position = position("...\n.O.\n...");
        let maps = ["W", "V"].map(|map| map.parse().expect("a map"));
        let compared = compare([&maps[0], &maps[1]], &position, Color::Black).expect("points");
        let mut scene = Scene::new(position.to_setup());
        scene.add_comparison(&compared);
        let found: Vec<SetSign> = scene.sets.iter().map(|set| set.sign).collect();
        assert_eq!(found, [SetSign::OnlyFirst, SetSign::OnlySecond]);
    }

    #[test]
    fn a_move_shows_what_it_joins_takes_and_reaches() {
        let position = position("XO.\n...\n...");
        let topology = position.topology();
        let point = topology.point("A2").expect("a point");
        let change = move_change(&position, Color::White, point).expect("a point");
        let mut scene = Scene::new(position.to_setup());
        scene.add_move_change(&change);
        let expected = [
            (SetSign::Reach, vec!["A3", "A2", "B2", "A1"]),
            (SetSign::Ring, vec!["A2"]),
            (SetSign::Cross, vec!["A3"]),
        ];
        assert_eq!(signs(&scene), expected);
    }
}
