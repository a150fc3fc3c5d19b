//! Boards on which it matters what is left after a capture: blocks inside eye spaces, boards without safe stones, and several
//! blocks a side.

use super::cells::{line, wall};
use super::halves::{cuts, eye};
use crate::random::Random;
use crate::support::swapped;

/// A white block in an eye space of Black, in the middle, at the side or in the corner, with some liberties outside. Of several
/// white blocks inside all are essential, or only one.
pub(super) fn eye_space(are_all_essential: bool, random: &mut Random) -> Vec<String> {
    let size = random.between(2, 7);
    let shape = shape(size, random);
    let (width, height) = shape.iter().fold((0, 0), |(width, height), &(x, y)| {
        (width.max(x + 1), height.max(y + 1))
    });
    // Inside a frame of two, of which the side of the board may cut both away.
    let cut = [0, 0, 2, 2].map(|most| if random.percent(60) { 2 } else { most });
    let (left, top) = (2 - cut[0], 2 - cut[1]);
    let (columns, rows) = (width + left + 2 - cut[2], height + top + 2 - cut[3]);
    let inside = |x: usize, y: usize| shape.contains(&(x.wrapping_sub(left), y.wrapping_sub(top)));
    let near = |x: usize, y: usize| {
        let around = |a: usize| a.saturating_sub(1)..=a + 1;
        around(y).any(|v| around(x).any(|u| inside(u, v)))
    };
    let start = (shape[0].0 + left, shape[0].1 + top);
    let filled = random.between(40, 95);
    let outside = random.pick(&[15, 25, 40]);
    let cells: Vec<Vec<char>> = (0..rows)
        .map(|y| {
            (0..columns)
                .map(|x| match (inside(x, y), near(x, y)) {
                    (true, _) if (x, y) == start || random.percent(filled) => 'W',
                    (true, _) => '.',
                    (_, true) if random.percent(3) => random.pick(&['@', '.', 'X']),
                    (_, true) => 'B',
                    _ if random.percent(outside) => '.',
                    _ => '@',
                })
                .collect()
        })
        .collect();
    let mut rows: Vec<String> = cells.iter().map(|row| row.iter().collect()).collect();
    if !are_all_essential {
        let one = connected(&cells, start);
        for (y, row) in rows.iter_mut().enumerate() {
            let cell = |(x, cell)| match cell {
                'W' if !one.contains(&(x, y)) => 'O',
                _ => cell,
            };
            *row = row.chars().enumerate().map(cell).collect();
        }
    }
    rows
}

/// The cells like one of them that are connected with it.
fn connected(cells: &[Vec<char>], from: (usize, usize)) -> Vec<(usize, usize)> {
    let mark = cells[from.1][from.0];
    let mut found = vec![from];
    let mut next = 0;
    while let Some(&(x, y)) = found.get(next) {
        next += 1;
        let beside = [
            (x + 1, y),
            (x.wrapping_sub(1), y),
            (x, y + 1),
            (x, y.wrapping_sub(1)),
        ];
        for (x, y) in beside {
            let is_like = cells.get(y).and_then(|row| row.get(x)) == Some(&mark);
            if is_like && !found.contains(&(x, y)) {
                found.push((x, y));
            }
        }
    }
    found
}

/// Connected points, the least column and row being 0.
fn shape(size: usize, random: &mut Random) -> Vec<(usize, usize)> {
    // It may grow to every side.
    let mut shape = vec![(size, size)];
    while shape.len() < size {
        let (x, y) = random.pick(&shape);
        let next = random.pick(&[(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]);
        if !shape.contains(&next) {
            shape.push(next);
        }
    }
    let least = shape.iter().fold((usize::MAX, usize::MAX), |least, point| {
        (least.0.min(point.0), least.1.min(point.1))
    });
    shape
        .iter_mut()
        .for_each(|point| *point = (point.0 - least.0, point.1 - least.1));
    shape
}

/// Small boards without any safe stone, one side to the left or above and the other side to the right or below.
pub(super) fn bare(random: &mut Random) -> Vec<String> {
    let (width, height) = random.pick(&[(5, 2), (6, 2), (7, 2), (3, 3), (4, 3), (5, 3)]);
    let cells = random.pick(&["BBB.", "BB.", "BBBB..O", "BBBB.X"]);
    let border = random.between(width / 2, width.div_ceil(2));
    let row = |random: &mut Random| {
        let left = line(border, cells, random);
        let right = line(width - border, cells, random);
        left + &swapped(&[right])[0]
    };
    (0..height).map(|_| row(random)).collect()
}

/// Two or three blocks of one side, or of both, against one another.
pub(super) fn several(random: &mut Random) -> Vec<String> {
    if random.percent(35) {
        return eye_space(true, random);
    }
    let width = random.between(4, 6);
    let mut rows = match random.below(3) {
        0 => cuts(width, random),
        1 => eye(width, random),
        _ => vec![line(width, "@@.", random)],
    };
    rows.push("B".repeat(width));
    rows.push("W".repeat(width));
    let cells = random.pick(&["@@.", "@.", "@@.B"]);
    rows.extend(swapped(&[line(width, cells, random)]));
    let mut board: Vec<Vec<char>> = rows.iter().map(|row| row.chars().collect()).collect();
    for _ in 0..random.between(1, 2) {
        // A stone of the wall goes, or gives way to the other side.
        let y = rows.len() - random.between(2, 3);
        let x = random.between(1, width - 2);
        board[y][x] = random.pick(&['.', '.', '#', '@', 'B', 'W']);
    }
    wall(&mut board, random);
    board.iter().map(|row| row.iter().collect()).collect()
}
