//! What lies behind a block, and between two.

use super::cells::line;
use crate::random::Random;

pub(super) fn dame(width: usize, random: &mut Random) -> String {
    let open = random.pick(&["@@.", "@.", "@@@."]);
    line(width, open, random)
}

/// Strings of unknown stones that White can cut off.
pub(super) fn cuts(width: usize, random: &mut Random) -> Vec<String> {
    let near = random.pick(&["@@@.", "@@.X", "@@@.X"]);
    let far = random.pick(&["@.", "@@.X", "@@@.X"]);
    match random.below(3) {
        0 => vec![line(width, near, random)],
        1 => vec![line(width, far, random), line(width, near, random)],
        _ => vec![
            line(width, "@@.", random),
            line(width, "@XXX.", random),
            line(width, "@@@@.", random),
        ],
    }
}

/// Black stones round an eye of any shape, and perhaps White ones inside.
pub(super) fn eye(width: usize, random: &mut Random) -> Vec<String> {
    let (height, size) = (random.between(1, 3), random.between(1, 5));
    let mut cells = vec![vec!['B'; width]; height];
    let (mut x, mut y) = (random.below(width), random.below(height));
    cells[y][x] = '.';
    for _ in 1..size {
        match random.below(4) {
            0 => x = x.saturating_sub(1),
            1 => x = (x + 1).min(width - 1),
            2 => y = y.saturating_sub(1),
            _ => y = (y + 1).min(height - 1),
        }
        cells[y][x] = if random.percent(25) { 'O' } else { '.' };
    }
    let is_wall = |x: usize, y: usize| {
        let near = |a: usize, b: usize| a.abs_diff(b) <= 1;
        let mut open = (0..height).flat_map(|v| (0..width).map(move |u| (u, v)));
        open.any(|(u, v)| near(u, x) && near(v, y) && cells[v][u] != 'B')
    };
    let mut cell = |x: usize, y: usize| {
        if !is_wall(x, y) {
            '@'
        } else if cells[y][x] == 'B' && random.percent(4) {
            random.pick(&['@', 'X', '.'])
        } else {
            cells[y][x]
        }
    };
    (0..height)
        .map(|y| (0..width).map(|x| cell(x, y)).collect())
        .collect()
}

/// Columns over Black's block, each a way to a liberty or an eye; see `approach`.
pub(super) fn shafts(width: usize, random: &mut Random) -> Vec<String> {
    let columns = ["@@.", "@..", "...", "@B.", "@@@", ".@.", "@X.", ".X."];
    let walls = ["@@@", "@@B", "@BB", "@@B", "@BB", "@XB", "@@X"];
    let mut rows = vec![String::new(); 3];
    for x in 0..width {
        let column = if x % 2 == 0 {
            random.pick(&walls)
        } else {
            random.pick(&columns)
        };
        for (row, cell) in rows.iter_mut().zip(column.chars()) {
            row.push(cell);
        }
    }
    let height = random.between(2, 3);
    rows.split_off(3 - height)
}

/// Rows of shared liberties, mostly with something between.
pub(super) fn shared(width: usize, random: &mut Random) -> Vec<String> {
    let cells = random.pick(&[
        "BBB.", "BB.", "B.W", "BW.X", "BW.O", "B.XO", "BBWW..XO", "BW.@", "BW.#",
    ]);
    let rows = random.between(1, 2);
    (0..rows).map(|_| line(width, cells, random)).collect()
}

/// White stones in Black's wall that can be taken, and taken back.
pub(super) fn kos(width: usize, random: &mut Random) -> Vec<String> {
    if random.percent(50) {
        let cells = random.pick(&["BO.@@", "BO..@@X", "@@@."]);
        return (0..random.between(1, 2))
            .map(|_| line(width, cells, random))
            .collect();
    }
    let stamps = [
        "BO.@/BB@@",
        "B.O@/BB@@",
        "XO.@/XX@@",
        "XO.O/BXO@",
        "O.O@/BOB@",
        "@.X./XX@@",
        "BO.O/BBO@",
        ".OB@/BBB@",
        "X.@@/BX.@",
        ".O@@/B@@@",
        "B.B@/BBO.",
        "O.B.@/BBOB@",
        "@O.@/@BO@",
    ];
    let stamp = random.pick(&stamps);
    let offset = random.below(3);
    let fill = random.pick(&["@", "@@@.", "@@."]);
    let is_mirrored = random.percent(50);
    let row = |stamp: &str, random: &mut Random| {
        let mut row = "@".repeat(offset) + stamp;
        while row.len() < width {
            row += &line(1, fill, random);
        }
        row.truncate(width);
        if is_mirrored {
            row = row.chars().rev().collect();
        }
        row
    };
    stamp.split('/').map(|cells| row(cells, random)).collect()
}

/// A ko between the blocks.
pub(super) fn ko_between(width: usize, random: &mut Random) -> Vec<String> {
    let middles = [
        "BO.W", "B.XW", "BO.W.", ".BO.W", "B.XW.", "BO.#", "@.XW", "B.WW", "XO.W", "B.XO",
    ];
    let mut row = random.pick(&middles).to_owned();
    while row.len() < width {
        let cells = if row.ends_with('B') { "BB." } else { "WW." };
        row += &line(1, cells, random);
    }
    row.truncate(width);
    let is_mirrored = random.percent(50);
    if is_mirrored {
        row = row.chars().rev().collect();
    }
    vec![row]
}
