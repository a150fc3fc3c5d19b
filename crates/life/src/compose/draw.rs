//! Groups with an eye space, drawn at random.

use semeai_search::Random;
use semeai_search::compose::Grade;

/// Columns and rows of the board.
const SIDE: usize = 6;

/// A black group round an eye space, shut in by white stones that are never captured, as a diagram; in the corner, at the side or in the
/// middle. It may be illegal.
pub(super) fn board(grade: Grade, random: &mut Random) -> String {
    let size = random.between(grade.of_three([2, 3, 3]), grade.of_three([4, 5, 6]));
    let space = space(size, random);
    let mut cells = vec![vec!['@'; SIDE]; SIDE];
    let near = |a: usize, b: usize| a.abs_diff(b) <= 1;
    for (y, row) in cells.iter_mut().enumerate() {
        for (x, cell) in row.iter_mut().enumerate() {
            if space.iter().any(|&(u, v)| near(u, x) && near(v, y)) {
                *cell = 'X';
            }
        }
    }
    let chance = grade.of_three([15, 20, 25]);
    for &(x, y) in &space {
        cells[y][x] = match random.below(100) {
            dice if dice < chance => 'O',
            dice if dice < chance + 8 => 'X',
            _ => '.',
        };
    }
    if random.percent(grade.of_three([10, 20, 20])) {
        open_outside(&mut cells, random);
    }
    let rows: Vec<String> = cells.iter().map(|row| row.iter().collect()).collect();
    rows.join("\n")
}

/// Connected points near a corner, a side or the middle.
fn space(size: usize, random: &mut Random) -> Vec<(usize, usize)> {
    let from: [(usize, usize); 4] = [(0, 0), (0, 0), (2, 0), (2, 2)];
    let (mut x, mut y) = random.pick(&from);
    let mut space = vec![(x, y)];
    for _ in 0..30 * size {
        if space.len() == size {
            break;
        }
        match random.below(4) {
            0 => x = x.saturating_sub(1),
            1 => x = (x + 1).min(SIDE - 2),
            2 => y = y.saturating_sub(1),
            _ => y = (y + 1).min(SIDE - 2),
        }
        if !space.contains(&(x, y)) {
            space.push((x, y));
        }
    }
    space
}

/// A liberty outside.
fn open_outside(cells: &mut [Vec<char>], random: &mut Random) {
    let beside = |x: usize, y: usize| {
        let is_own = |x: usize, y: usize| {
            let row = cells.get(y);
            row.and_then(|row| row.get(x))
                .is_some_and(|&sign| sign == 'X')
        };
        is_own(x + 1, y)
            || is_own(x.wrapping_sub(1), y)
            || is_own(x, y + 1)
            || is_own(x, y.wrapping_sub(1))
    };
    let all = (0..SIDE).flat_map(|y| (0..SIDE).map(move |x| (x, y)));
    let free: Vec<_> = all
        .filter(|&(x, y)| cells[y][x] == '@' && beside(x, y))
        .collect();
    if !free.is_empty() {
        let (x, y) = random.pick(&free);
        cells[y][x] = '.';
    }
}
