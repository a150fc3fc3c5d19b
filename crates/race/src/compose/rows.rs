//! Rows of a board that is drawn. Signs are those of diagrams, as seen from Black: his block lies below.

use semeai_search::Random;

/// Rows of signs, all of one length.
pub(super) type Rows = Vec<Vec<char>>;

/// Stones of White that are never captured.
pub(super) const FRAME: char = '@';

/// Rows as a text writes them, from the top, with strokes between.
pub(super) fn rows(text: &str) -> Rows {
    text.split('/').map(|row| row.chars().collect()).collect()
}

/// The same with the colours exchanged and upside down: what lies behind Black's block as what lies behind White's.
pub(super) fn opposite(rows: &Rows) -> Rows {
    let swapped = |&sign: &char| match sign {
        '@' => '#',
        '#' => '@',
        'X' => 'O',
        'O' => 'X',
        'B' => 'W',
        'W' => 'B',
        other => other,
    };
    rows.iter()
        .rev()
        .map(|row| row.iter().map(swapped).collect())
        .collect()
}

/// So many open points in a row of the frame, no two side by side as long as there is room.
pub(super) fn dame(width: usize, count: usize, random: &mut Random) -> Rows {
    let mut row = vec![FRAME; width];
    for _ in 0..count {
        let is_apart = |&x: &usize| {
            row[x] == FRAME
                && (x == 0 || row[x - 1] == FRAME)
                && row.get(x + 1).is_none_or(|&sign| sign == FRAME)
        };
        let mut free: Vec<usize> = (0..width).filter(is_apart).collect();
        if free.is_empty() {
            free = (0..width).filter(|&x| row[x] == FRAME).collect();
        }
        if free.is_empty() {
            break;
        }
        row[random.pick(&free)] = '.';
    }
    vec![row]
}

/// The same where behind an open point there is another one now and then, which is no liberty.
pub(super) fn pockets(width: usize, count: usize, chance: u32, random: &mut Random) -> Rows {
    let near = dame(width, count, random);
    let mut far = vec![FRAME; width];
    for (behind, _) in far.iter_mut().zip(&near[0]).filter(|(_, at)| **at == '.') {
        if random.percent(chance) {
            *behind = '.';
        }
    }
    let is_empty = !far.contains(&'.');
    let far = (!is_empty).then_some(far);
    far.into_iter().chain(near).collect()
}

/// A row between the blocks with so many liberties of both.
pub(super) fn shared(width: usize, count: usize, random: &mut Random) -> Vec<char> {
    let cut = random.index(width + 1);
    let mut row: Vec<char> = (0..width)
        .map(|x| if x < cut { 'B' } else { 'W' })
        .collect();
    let mut free: Vec<usize> = (0..width).collect();
    for _ in 0..count.min(width) {
        row[free.swap_remove(random.index(free.len()))] = '.';
    }
    row
}

/// An eye of Black's of so many points, walled by his stones, with some of White's inside now and then; and open points outside.
pub(super) fn eye(
    width: usize,
    size: usize,
    inside: u32,
    outside: usize,
    random: &mut Random,
) -> Rows {
    let height = if size > 3 || random.percent(30) { 2 } else { 1 };
    let mut space = space(width, height, size, random);
    // At the edge of the board, or under a row of the wall.
    if random.percent(50) {
        space.insert(0, vec![false; width]);
    }
    let mut all: Rows = space.iter().map(|row| vec![FRAME; row.len()]).collect();
    for (y, row) in all.iter_mut().enumerate() {
        for (x, cell) in row.iter_mut().enumerate() {
            if space[y][x] {
                *cell = if random.percent(inside) { 'O' } else { '.' };
            } else if is_beside(&space, x, y) {
                *cell = 'B';
            }
        }
    }
    if let Some(last) = all.last_mut() {
        open_frame(last, outside, random);
    }
    all
}

/// Which points of some rows a walk goes over until it has been on so many.
fn space(width: usize, height: usize, size: usize, random: &mut Random) -> Vec<Vec<bool>> {
    let mut space = vec![vec![false; width]; height];
    let (mut x, mut y) = (random.index(width), random.index(height));
    let mut left = size;
    for _ in 0..20 * size {
        if !space[y][x] && left > 0 {
            space[y][x] = true;
            left -= 1;
        }
        match random.below(4) {
            0 => x = x.saturating_sub(1),
            1 => x = (x + 1).min(width - 1),
            2 => y = y.saturating_sub(1),
            _ => y = (y + 1).min(height - 1),
        }
    }
    space
}

/// Whether a point lies beside a space, or corner to corner.
fn is_beside(space: &[Vec<bool>], x: usize, y: usize) -> bool {
    let near = |a: usize, b: usize| a.abs_diff(b) <= 1;
    let rows = space.iter().enumerate().filter(|(v, _)| near(*v, y));
    let mut cells = rows.flat_map(|(_, row)| row.iter().enumerate());
    cells.any(|(u, &is_open)| is_open && near(u, x))
}

/// Opens so many points of the frame in a row, if it has so many.
fn open_frame(row: &mut [char], count: usize, random: &mut Random) {
    let frame = |x: &usize| row[*x] == FRAME;
    let mut free: Vec<usize> = (0..row.len()).filter(frame).collect();
    for _ in 0..count.min(free.len()) {
        row[free.swap_remove(random.index(free.len()))] = '.';
    }
}

/// Rows of signs picked at random.
pub(super) fn patch(width: usize, height: usize, signs: &str, random: &mut Random) -> Rows {
    let signs: Vec<char> = signs.chars().collect();
    let row = |random: &mut Random| (0..width).map(|_| random.pick(&signs)).collect();
    (0..height).map(|_| row(random)).collect()
}

/// Pieces of the same or another height side by side, a column of the frame between, put on the same ground.
pub(super) fn beside(pieces: &[Rows]) -> Rows {
    let height = pieces.iter().map(Vec::len).max().unwrap_or(0);
    let mut all: Rows = vec![Vec::new(); height];
    for (number, piece) in pieces.iter().enumerate() {
        let width = piece.first().map_or(0, Vec::len);
        for (y, row) in all.iter_mut().enumerate() {
            if number > 0 {
                row.push(FRAME);
            }
            let own = (y + piece.len()).checked_sub(height);
            match own.and_then(|y| piece.get(y)) {
                Some(own) => row.extend(own),
                None => row.extend(std::iter::repeat_n(FRAME, width)),
            }
        }
    }
    all
}

/// The same rows turned or mirrored, or not.
pub(super) fn turned(mut rows: Rows, random: &mut Random) -> Rows {
    if random.percent(50) {
        rows.reverse();
    }
    if random.percent(50) {
        rows.iter_mut().for_each(|row| row.reverse());
    }
    if random.percent(30) {
        let column = |x: usize| rows.iter().map(|row| row[x]).collect();
        rows = (0..rows[0].len()).map(column).collect();
    }
    rows
}
