//! Random small races of several kinds, made from a seed, small enough for the judge of `oracle`.

mod templates;

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
}

impl Kind {
    pub(crate) const ALL: [Self; 7] = [
        Self::Plain,
        Self::Eyes,
        Self::Approach,
        Self::Shared,
        Self::Ko,
        Self::Wild,
        Self::Templates,
    ];

    /// A board of this kind. It may be illegal and it may be too large to be searched.
    pub(crate) fn board(self, random: &mut Random) -> Vec<String> {
        let rows = match self {
            Self::Wild => wild(random),
            Self::Templates => templates::board(random),
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
            Self::Shared | Self::Wild | Self::Templates => vec![dame(width, random)],
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

/// A row of cells, each picked from a list.
fn line(width: usize, cells: &str, random: &mut Random) -> String {
    let cells: Vec<char> = cells.chars().collect();
    (0..width).map(|_| random.pick(&cells)).collect()
}

fn dame(width: usize, random: &mut Random) -> String {
    let open = random.pick(&["@@.", "@.", "@@@."]);
    line(width, open, random)
}

/// Strings of unknown stones that White can cut off.
fn cuts(width: usize, random: &mut Random) -> Vec<String> {
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
fn eye(width: usize, random: &mut Random) -> Vec<String> {
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
fn shafts(width: usize, random: &mut Random) -> Vec<String> {
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
fn shared(width: usize, random: &mut Random) -> Vec<String> {
    let cells = random.pick(&[
        "BBB.", "BB.", "B.W", "BW.X", "BW.O", "B.XO", "BBWW..XO", "BW.@", "BW.#",
    ]);
    let rows = random.between(1, 2);
    (0..rows).map(|_| line(width, cells, random)).collect()
}

/// White stones in Black's wall that can be taken, and taken back.
fn kos(width: usize, random: &mut Random) -> Vec<String> {
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
fn ko_between(width: usize, random: &mut Random) -> Vec<String> {
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

/// Two blocks grown from neighbours, the rest anything.
fn wild(random: &mut Random) -> Vec<String> {
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

/// Mostly gives the safe stones beside a block to its opponent: a block joined to safe stones is no race.
fn wall(board: &mut [Vec<char>], random: &mut Random) {
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
