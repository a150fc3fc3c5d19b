//! Boards of regions, drawn at random: each is a row that one side surrounds, open to a stone of the other at one end.

use semeai_search::Random;
use semeai_search::compose::Grade;

use super::kind::EndgameKind;

/// The most points of a region.
pub(super) const LONGEST: usize = 5;

/// Regions that are drawn: what lies in each, as seen by who surrounds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Drawn {
    /// Those that Black surrounds.
    pub(super) black: Vec<String>,
    /// Those that White surrounds.
    pub(super) white: Vec<String>,
}

impl Drawn {
    /// Regions of this kind. They may be of another kind on a closer look.
    pub(super) fn new(kind: EndgameKind, grade: Grade, random: &mut Random) -> Self {
        let (least, most) = kind.regions(grade);
        let count = random.between(least, most);
        let mut black: Vec<String> = (0..count).map(|_| region(kind, random)).collect();
        let white = black.split_off(random.between(1, count));
        Self { black, white }
    }

    /// The board as a diagram: Black's regions above White's, with two eyes of each behind them.
    pub(super) fn board(&self) -> String {
        let longest = self.black.iter().chain(&self.white).map(String::len).max();
        let width = longest.unwrap_or(0).max(3) + 3;
        let mut rows = half(&self.black, width);
        let below = half(&self.white, width);
        rows.extend(below.iter().rev().map(|row| opposite(row)));
        rows.join("\n")
    }
}

/// What lies in a row, from where it is open on: `.` and `O` for stones of who is outside, `X` for those of who surrounds it.
fn region(kind: EndgameKind, random: &mut Random) -> String {
    let length = random.between(1, LONGEST);
    let signs: &[char] = match kind {
        EndgameKind::Corridor => &['.'],
        EndgameKind::Gote | EndgameKind::Tedomari => {
            random.pick(&[&['.', '.', 'O'], &['.', 'O', 'O'], &['.', '.', '.']])
        }
    };
    (0..length).map(|_| random.pick(signs)).collect()
}

/// The regions that Black surrounds, from above: his eyes, then rows of his stones with a region in every second one. On the left
/// White's stones come in.
fn half(regions: &[String], width: usize) -> Vec<String> {
    let line = |first: &str, own: &str| format!("{first}{own:#<rest$}", rest = width - first.len());
    let mut rows = vec![
        line("#.#.", ""),
        line(if regions.is_empty() { "#" } else { "@" }, ""),
    ];
    for region in regions {
        rows.push(line("@", region));
        rows.push(line("@", ""));
    }
    rows
}

/// A row turned by half a circle, with the colours exchanged.
fn opposite(row: &str) -> String {
    let swapped = |sign: char| match sign {
        '#' => '@',
        '@' => '#',
        'X' => 'O',
        'O' => 'X',
        other => other,
    };
    row.chars().rev().map(swapped).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_is_drawn_as_players_know_it() {
        let drawn = Drawn {
            black: vec!["..".to_owned()],
            white: vec![".O".to_owned()],
        };
        let expected = "#.#.##\n@#####\n@..###\n@#####\n@@@@@#\n@@@X.#\n@@@@@#\n@@.@.@";
        assert_eq!(drawn.board(), expected);
    }
}
