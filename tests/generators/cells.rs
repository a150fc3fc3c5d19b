//! Cells of a board.

use crate::random::Random;

/// A row of cells, each picked from a list.
pub(super) fn line(width: usize, cells: &str, random: &mut Random) -> String {
    let cells: Vec<char> = cells.chars().collect();
    (0..width).map(|_| random.pick(&cells)).collect()
}

/// Mostly gives the safe stones beside a block to its opponent: a block joined to safe stones is no race.
pub(super) fn wall(board: &mut [Vec<char>], random: &mut Random) {
    for y in 0..board.len() {
        for x in 0..board[0].len() {
            let beside = [
                (x + 1, y),
                (x.wrapping_sub(1), y),
                (x, y + 1),
                (x, y.wrapping_sub(1)),
            ];
            let touches = |stone: char| {
                let mut beside = beside.iter();
                beside.any(|&(u, v)| board.get(v).and_then(|row| row.get(u)) == Some(&stone))
            };
            let (black, white) = (touches('B'), touches('W'));
            match board[y][x] {
                '#' if black && random.percent(90) => board[y][x] = if white { '.' } else { '@' },
                '@' if white && random.percent(90) => board[y][x] = if black { '.' } else { '#' },
                _ => {}
            }
        }
    }
}
