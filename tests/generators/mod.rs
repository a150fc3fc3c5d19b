//! Random small races of several kinds, made from a seed, small enough for the judge of `oracle`.

mod cells;
pub(crate) mod graph_races;
mod halves;
mod inside;
mod templates;
pub(crate) mod topologies;
mod wild;

use cells::line;
use halves::{cuts, dame, eye, ko_between, kos, shafts, shared};

use crate::random::Random;
use crate::support::swapped;

/// What a random board is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Plain liberties, corridors and cuts.
    Plain,
    /// Eyes of one to five points, with stones inside, in the corner, at the side and in the middle.
    Eyes,
    /// Shafts and weak walls: liberties that cannot be filled at once.
    Approach,
    /// Liberties of both sides, plain and with stones between that belong to neither.
    Shared,
    /// Stones that can be taken and taken back, in false eyes and between the blocks.
    Ko,
    /// Anything at all.
    Wild,
    /// Shapes of the books, one above and one below.
    Templates,
    /// A block inside an eye space: shapes that live or die after they are taken.
    Inside,
    /// A stone or two inside an eye space, and walls that may be taken.
    ThrownIn,
    /// A large block inside an eye space in a corner.
    Cornered,
    /// No safe stones.
    Bare,
    /// Several essential blocks of a side.
    Several,
}

impl Kind {
    pub(crate) const ALL: [Self; 12] = [
        Self::Plain,
        Self::Eyes,
        Self::Approach,
        Self::Shared,
        Self::Ko,
        Self::Wild,
        Self::Templates,
        Self::Inside,
        Self::ThrownIn,
        Self::Cornered,
        Self::Bare,
        Self::Several,
    ];

    /// How many boards of this kind an ordinary run looks at; the weekly one has at least fifty times as many. Of kinds with few exact
    /// lines there are more, or the share of those that are not would say nothing.
    pub(crate) const fn few(self) -> usize {
        match self {
            Self::Inside | Self::Several => self.share() / 2,
            _ => self.share() / 10,
        }
    }

    /// How many of a thousand boards are of this kind.
    pub(crate) const fn share(self) -> usize {
        match self {
            Self::Bare => 40,
            Self::Plain | Self::Templates => 60,
            Self::Approach | Self::Shared | Self::Ko | Self::ThrownIn | Self::Cornered => 80,
            Self::Eyes | Self::Several => 100,
            Self::Wild | Self::Inside => 120,
        }
    }

    /// A board of this kind. It may be illegal and it may be too large to be searched.
    pub(crate) fn board(self, random: &mut Random) -> Vec<String> {
        let rows = match self {
            Self::Wild => wild::board(random),
            Self::Templates => templates::board(random),
            Self::Inside => inside::eye_space(inside::SHAPES, false, random),
            Self::ThrownIn => inside::eye_space(inside::THROWN_IN, false, random),
            Self::Cornered => inside::eye_space(inside::CORNERED, false, random),
            Self::Bare => inside::bare(random),
            Self::Several => inside::several(random),
            _ => self.layers(random),
        };
        turned(rows, random)
    }

    /// Black's half, his block, perhaps what lies between, White's block and his half.
    fn layers(self, random: &mut Random) -> Vec<String> {
        let width = random.between(4, 6);
        let mut rows = self.half(width, random);
        rows.push("B".repeat(width));
        rows.extend(self.between(width, random));
        rows.push("W".repeat(width));
        let mut below = swapped(&self.half(width, random));
        below.reverse();
        rows.extend(below);
        rows
    }

    /// What lies behind Black's block, the row that touches it last. Some halves are plain, whatever the kind.
    fn half(self, width: usize, random: &mut Random) -> Vec<String> {
        match self {
            Self::Ko => kos(width, random),
            _ if random.percent(25) => vec![dame(width, random)],
            Self::Plain => cuts(width, random),
            Self::Eyes => eye(width, random),
            Self::Approach => shafts(width, random),
            _ => vec![dame(width, random)],
        }
    }

    /// Rows between the blocks.
    fn between(self, width: usize, random: &mut Random) -> Vec<String> {
        match self {
            Self::Shared => shared(width, random),
            Self::Ko if random.percent(50) => ko_between(width, random),
            _ if random.percent(25) => vec![line(width, "BBBW.", random)],
            _ => Vec::new(),
        }
    }
}

/// The board of a seed: its kind, its rows.
pub(crate) fn board(kind: Kind, seed: u64) -> Vec<String> {
    kind.board(&mut Random::new(seed))
}

/// The same board turned, mirrored and with colours swapped, or not.
fn turned(mut rows: Vec<String>, random: &mut Random) -> Vec<String> {
    if random.percent(50) {
        rows = swapped(&rows);
    }
    if random.percent(50) {
        rows.reverse();
    }
    if random.percent(30) {
        let cells: Vec<Vec<char>> = rows.iter().map(|row| row.chars().collect()).collect();
        let column = |x: usize| cells.iter().map(|row| row[x]).collect();
        rows = (0..cells[0].len()).map(column).collect();
    }
    rows
}

#[test]
fn the_boards_are_a_thousand_of_every_kind() {
    assert_eq!(Kind::ALL.map(Kind::share).iter().sum::<usize>(), 1000);
}
