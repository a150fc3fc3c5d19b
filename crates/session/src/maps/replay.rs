//! A game of a cell of a table as a document: it is stepped through like any other, with the map on every position.

use semeai_tactics::{Player, Preset};

use super::{MapMarks, PlayTable};
use crate::action::{Action, TextAction};
use crate::apply::apply;
use crate::counting::Subject;
use crate::document::Document;
use crate::file::sgf::WrittenMove;
use crate::game::RecordMove;
use crate::play_out::maps::Situation;

/// The map that stands for a player at random: wherever Black may play.
const RANDOM: &str = "LB";

impl PlayTable {
    /// The beginning of a game of a cell by its number, from 0, called so, to be replayed move by move. Nothing if there is no such cell
    /// or game.
    pub(crate) fn replay(&self, cell: usize, number: u64, title: String) -> Option<Situation> {
        let experiment = self.experiment();
        let cell = experiment.cell(cell)?;
        if number >= experiment.games {
            return None;
        }
        let game = cell.replay(experiment.seed, number).ok()?;
        let mut document = Document::on(cell.board.topology.clone());
        document.subject = Subject::Maps;
        document.text.title = title;
        Situation::replay(cell.players.map(Clone::clone), cell.rules, document, game)
    }

    /// A game of a cell by its number, from 0, called so: its board at the beginning, with the moves as its game and Black's map.
    /// Nothing if there is no such cell or game.
    pub fn game(&self, cell: usize, number: u64, title: String) -> Option<Document> {
        let experiment = self.experiment();
        let cell = experiment.cell(cell)?;
        if number >= experiment.games {
            return None;
        }
        let replay = cell.replay(experiment.seed, number).ok()?;
        let line = replay.turns.iter().map(|turn| WrittenMove {
            played: RecordMove {
                color: turn.color,
                point: turn.point,
            },
            comment: String::new(),
        });
        let mut document = Document::on(cell.board.topology.clone());
        document.subject = Subject::Maps;
        document.text.title = title;
        document.map = MapMarks {
            text: text(cell.players.black),
            ..MapMarks::default()
        };
        let line = Action::Text(TextAction::Variation(line.collect()));
        apply(&mut document, &line).ok()?;
        Some(document)
    }
}

/// A player as the text of a map: a preset by its name.
fn text(player: &Player) -> String {
    let Player::Map(map) = player else {
        return RANDOM.to_owned();
    };
    let mut presets = Preset::ALL.into_iter();
    let preset = presets.find(|preset| preset.map() == *map);
    preset.map_or_else(|| map.to_string(), |preset| format!("@{}", preset.name()))
}

#[cfg(test)]
mod tests {
    use semeai_board::PointSet;

    use super::*;
    use crate::TableKind;

    #[test]
    fn a_game_is_replayed_move_by_move_with_its_map() {
        for table in TableKind::ALL {
            let asked = PlayTable::new(table);
            let cells = asked.experiment().cells();
            for (number, cell) in cells.enumerate().step_by(5) {
                let document = asked.game(number, 3, "a game".to_owned()).expect("a game");
                assert_eq!(*document.topology(), cell.board.topology);
                let replay = cell.replay(asked.experiment().seed, 3).expect("a game");
                let game = document.game.as_ref().expect("moves");
                assert_eq!(game.moves(), replay.turns.len());
                for (moves, turn) in replay.turns.iter().enumerate() {
                    let at = game.after(moves).expect("a position");
                    let node = game.record().node(at);
                    assert_eq!(node.moment.stones, turn.stones, "{moves}");
                }
            }
        }
    }

    #[test]
    fn the_first_move_is_chosen_from_the_map() {
        let asked = PlayTable::new(TableKind::Paper);
        let mut cells = asked.experiment().cells();
        let number = cells.position(|cell| *cell.players.black != Player::Random);
        let number = number.expect("a map");
        let document = asked.game(number, 0, String::new()).expect("a game");
        assert_eq!(document.map.text, "@paper-1");
        assert_eq!(document.board.setup.stones.black, PointSet::EMPTY);
        let random = asked.game(0, 0, String::new()).expect("a game");
        assert_eq!(random.map.text, "LB");
        assert!(asked.game(99, 0, String::new()).is_none());
        assert!(asked.game(0, 10_000, String::new()).is_none());
    }
}
