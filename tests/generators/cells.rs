//! Cells of a board.

use crate::random::Random;

/// A row of cells, each picked from a list.
pub(super) fn line(width: usize, cells: &str, random: &mut Random) -> String {
    let cells: Vec<char> = cells.chars().collect();
    (0..width).map(|_| random.pick(&cells)).collect()
}

/// Mostly gives the safe stones beside a block to its opponent: a block joined to safe stones is no race.
pub(super) fn wall(board: &mut [Vec<char>], random: &mut Random) {
    let (width, height) = (board[0].len(), board.len());
    let beside = |cell: usize| {
        let (x, y) = (cell % width, cell / width);
        let beside = [
            (x + 1, y),
            (x.wrapping_sub(1), y),
            (x, y + 1),
            (x, y.wrapping_sub(1)),
        ];
        let on_board = beside.into_iter().filter(|&(x, y)| x < width && y < height);
        on_board.map(|(x, y)| y * width + x).collect()
    };
    let mut cells = board.concat();
    wall_by(&mut cells, &beside, random);
    for (row, cells) in board.iter_mut().zip(cells.chunks(width)) {
        row.copy_from_slice(cells);
    }
}

/// The same on any board, by the neighbours of each cell.
pub(super) fn wall_by(
    cells: &mut [char],
    beside: &dyn Fn(usize) -> Vec<usize>,
    random: &mut Random,
) {
    for cell in 0..cells.len() {
        let beside = beside(cell);
        let touches = |stone: char| beside.iter().any(|&near| cells[near] == stone);
        let (black, white) = (touches('B'), touches('W'));
        match cells[cell] {
            '#' if black && random.percent(90) => cells[cell] = if white { '.' } else { '@' },
            '@' if white && random.percent(90) => cells[cell] = if black { '.' } else { '#' },
            _ => {}
        }
    }
}
