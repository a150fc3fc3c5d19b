//! The printed numbers: Black's wins in percent of 10,000 games, after N. Sato and K. Anada (78th national convention of the IPSJ, 2016, 7B-03).
//!
//! Which boards they are of is our reading, and which maps nobody knows: the printed ones were not those that were simulated, see
//! [`Preset`].

use semeai_board::Topology;

use crate::map::{Map, Preset};
use crate::player::Player;
use crate::statistics::Rate;

/// A board of the source, as we read it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PaperBoard {
    /// `honey-hexagon:3`.
    A,
    /// `tri-hexagon:4`.
    B,
    /// `tri-triangle:8`.
    C,
    /// `square:6x6`.
    D,
}

/// A row of the source's table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PaperRow {
    /// At random.
    Random,
    /// By the map of this number, from 1 to 5.
    Map(u8),
}

impl PaperBoard {
    /// All four.
    pub const ALL: [Self; 4] = [Self::A, Self::B, Self::C, Self::D];

    /// What it is here.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::A => "honey-hexagon:3",
            Self::B => "tri-hexagon:4",
            Self::C => "tri-triangle:8",
            Self::D => "square:6x6",
        }
    }

    /// A board if it is one of these.
    #[must_use]
    pub fn of(topology: &Topology) -> Option<Self> {
        let name = topology.shape().kind()?.to_string();
        Self::ALL.into_iter().find(|board| board.name() == name)
    }
}

/// The rows of the table.
pub const ROWS: [PaperRow; 6] = [
    PaperRow::Random,
    PaperRow::Map(1),
    PaperRow::Map(2),
    PaperRow::Map(3),
    PaperRow::Map(4),
    PaperRow::Map(5),
];

/// How many games the source played a cell.
const GAMES: u64 = 10_000;

/// A printed rate.
#[must_use]
pub const fn rate(row: PaperRow, board: PaperBoard) -> Rate {
    let [a, b, c, d] = match row {
        PaperRow::Random => [0.506, 0.538, 0.530, 0.524],
        PaperRow::Map(1) => [0.680, 0.708, 0.740, 0.739],
        PaperRow::Map(2) => [0.715, 0.667, 0.715, 0.675],
        PaperRow::Map(3) => [0.711, 0.668, 0.711, 0.667],
        PaperRow::Map(4) => [0.712, 0.660, 0.711, 0.670],
        PaperRow::Map(_) => [0.690, 0.564, 0.659, 0.599],
    };
    let share = match board {
        PaperBoard::A => a,
        PaperBoard::B => b,
        PaperBoard::C => c,
        PaperBoard::D => d,
    };
    Rate {
        share,
        games: GAMES,
    }
}

/// The row that a player of Black may be compared with: random play, a map as it is printed, or one that is conjectured for it. `P4(V)`,
/// which two of the conjectured maps are on the points that can be played, stands beside the second row.
#[must_use]
pub fn row(player: &Player) -> Option<PaperRow> {
    let map = match player {
        Player::Random => return Some(PaperRow::Random),
        Player::Map(map) => map,
    };
    let is_this = |text: &str| text.parse::<Map>().is_ok_and(|known| known == *map);
    if is_this("P4(V)") {
        return Some(PaperRow::Map(2));
    }
    let preset = Preset::ALL
        .into_iter()
        .find(|preset| is_this(preset.text()))?;
    Some(PaperRow::Map(match preset {
        Preset::Paper1 | Preset::Conjectured1 => 1,
        Preset::Paper2 | Preset::Conjectured2 => 2,
        Preset::Paper3 | Preset::Conjectured3 => 3,
        Preset::Paper4a | Preset::Paper4b | Preset::Conjectured4 => 4,
        Preset::Paper5 | Preset::Conjectured5 | Preset::Conjectured5b => 5,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_preset_has_its_row() {
        for preset in Preset::ALL {
            let map: Map = preset.text().parse().expect("a map");
            let row = row(&Player::Map(map)).expect("a row");
            let number = match row {
                PaperRow::Random => 0,
                PaperRow::Map(number) => number,
            };
            assert!(preset.name().contains(&format!("-{number}")), "{preset:?}");
        }
        assert_eq!(row(&Player::Random), Some(PaperRow::Random));
        let other: Map = "P2(W)".parse().expect("a map");
        assert_eq!(row(&Player::Map(other)), None);
    }

    #[test]
    fn boards_are_known_by_what_they_are() {
        for board in PaperBoard::ALL {
            let topology = Topology::new(board.name().parse().expect("a board"));
            assert_eq!(PaperBoard::of(&topology), Some(board));
        }
        let other = Topology::new("torus:6x6".parse().expect("a board"));
        assert_eq!(PaperBoard::of(&other), None);
    }
}
