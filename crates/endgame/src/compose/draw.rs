//! Boards of regions, drawn at random: each is a row that one side surrounds, open to a stone of the other at one end.

use semeai_search::Random;
use semeai_search::compose::Grade;

use super::kind::EndgameKind;

/// The most points of a region.
const LONGEST: usize = 5;

/// A board of this kind as a diagram. It may be of another kind on a closer look.
pub(super) fn board(kind: EndgameKind, grade: Grade, random: &mut Random) -> String {
    let (least, most) = kind.regions(grade);
    let count = random.between(least, most);
    let regions: Vec<String> = (0..count).map(|_| region(kind, random)).collect();
    let black = random.between(1, count);
    drawn(&regions[..black], &regions[black..])
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

/// Black's regions above White's, with two eyes of each behind them.
fn drawn(black: &[String], white: &[String]) -> String {
    let longest = black.iter().chain(white).map(String::len).max();
    let width = longest.unwrap_or(0).max(3) + 3;
    let mut rows = half(black, width);
    let below: Vec<String> = half(white, width).iter().map(|row| opposite(row)).collect();
    rows.extend(below.into_iter().rev());
    rows.join("\n")
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
        let board = drawn(&["..".to_owned()], &[".O".to_owned()]);
        let expected = "#.#.##\n@#####\n@..###\n@#####\n@@@@@#\n@@@X.#\n@@@@@#\n@@.@.@";
        assert_eq!(board, expected);
    }
}
