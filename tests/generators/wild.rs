//! Boards of anything at all.

use super::cells::wall;
use crate::random::Random;

/// Two blocks grown from neighbours, the rest anything.
pub(super) fn board(random: &mut Random) -> Vec<String> {
    let (width, height) = (random.between(4, 8), random.between(4, 6));
    let cells = random.pick(&["##@@.", "###@@@.XO", "##@@..XO", "#@.", "##@@..XOBW"]);
    let cells: Vec<char> = cells.chars().collect();
    let mut board: Vec<Vec<char>> = (0..height)
        .map(|_| (0..width).map(|_| random.pick(&cells)).collect())
        .collect();
    let (x, y) = (random.below(width - 1), random.below(height));
    grow(&mut board, 'B', (x, y), random);
    grow(&mut board, 'W', (x + 1, y), random);
    wall(&mut board, random);
    board.iter().map(|row| row.iter().collect()).collect()
}

/// A walk that leaves stones.
fn grow(board: &mut [Vec<char>], stone: char, from: (usize, usize), random: &mut Random) {
    let (mut x, mut y) = from;
    for _ in 0..random.between(2, 9) {
        board[y][x] = stone;
        let (u, v) = match random.below(4) {
            0 => (x.saturating_sub(1), y),
            1 => ((x + 1).min(board[0].len() - 1), y),
            2 => (x, y.saturating_sub(1)),
            _ => (x, (y + 1).min(board.len() - 1)),
        };
        if !"BW".contains(board[v][u]) || board[v][u] == stone {
            (x, y) = (u, v);
        }
    }
}
