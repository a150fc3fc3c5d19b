//! Boards on which it matters what is left after a capture: blocks inside eye spaces, boards without safe stones, and several
//! blocks a side.

use super::cells::{line, wall};
use super::halves::{cuts, eye};
use crate::random::Random;
use crate::support::swapped;

/// What stands in an eye space.
#[derive(Clone, Copy, Debug)]
pub(super) struct Filling {
    /// The least and the most points of the space.
    size: (usize, usize),
    /// The least and the most stones in a hundred of its points.
    stones: (usize, usize),
    /// How often a side of the board cuts the frame away, in a hundred: on the left, above, on the right, below.
    at_sides: [usize; 4],
    /// How often a stone of the wall is missing, in a hundred.
    gaps: usize,
}

/// Shapes of all sizes, nearly full.
pub(super) const SHAPES: Filling = Filling {
    size: (2, 7),
    stones: (40, 95),
    at_sides: [60; 4],
    gaps: 3,
};

/// A stone or two thrown in, and walls that may be taken.
pub(super) const THROWN_IN: Filling = Filling {
    size: (1, 5),
    stones: (0, 35),
    at_sides: [50, 50, 80, 80],
    gaps: 8,
};

/// Large shapes in a corner.
pub(super) const CORNERED: Filling = Filling {
    size: (4, 8),
    stones: (45, 95),
    at_sides: [10, 10, 100, 100],
    gaps: 3,
};

/// A white block in an eye space of Black, in the middle, at the side or in the corner, with some liberties outside. Of several
/// white blocks inside all are essential, or only one.
pub(super) fn eye_space(
    filling: Filling,
    are_all_essential: bool,
    random: &mut Random,
) -> Vec<String> {
    let size = random.between(filling.size.0, filling.size.1);
    let shape = shape(size, random);
    let (width, height) = shape.iter().fold((0, 0), |(width, height), &(x, y)| {
        (width.max(x + 1), height.max(y + 1))
    });
    // Inside a frame of two, which a side of the board may cut away.
    let [left, above, right, below] =
        (filling.at_sides).map(|chance| if random.percent(chance) { 0 } else { 2 });
    let (columns, rows) = (width + left + right, height + above + below);
    let inside =
        |x: usize, y: usize| shape.contains(&(x.wrapping_sub(left), y.wrapping_sub(above)));
    let near = |x: usize, y: usize| {
        let around = |a: usize| a.saturating_sub(1)..=a + 1;
        around(y).any(|v| around(x).any(|u| inside(u, v)))
    };
    let start = (shape[0].0 + left, shape[0].1 + above);
    let filled = random.between(filling.stones.0, filling.stones.1);
    let outside = random.pick(&[15, 25, 40]);
    let cells: Vec<Vec<char>> = (0..rows)
        .map(|y| {
            (0..columns)
                .map(|x| match (inside(x, y), near(x, y)) {
                    (true, _) if (x, y) == start || random.percent(filled) => 'W',
                    (true, _) => '.',
                    (_, true) if random.percent(filling.gaps) => random.pick(&['@', '.', 'X']),
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
        return eye_space(SHAPES, true, random);
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
