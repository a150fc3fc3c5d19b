//! A plain loop to compare with: colours in an array, liberties by flood fill on a stack, tries in random order from a list of empty
//! points. The rules are the paper-like ones.

use semeai_board::Topology;

/// A plain generator, splitmix64, with choices by multiplication.
pub(crate) struct PlainRandom(pub(crate) u64);

impl PlainRandom {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    fn below(&mut self, count: usize) -> usize {
        (((self.next() >> 32) * count as u64) >> 32) as usize
    }
}

/// Colours are 1 and 2, empty points 0.
pub(crate) struct Plain {
    near: Vec<Vec<usize>>,
    colors: Vec<u8>,
    empty: Vec<usize>,
    place: Vec<usize>,
    stack: Vec<usize>,
    marks: Vec<u32>,
    captured: Vec<usize>,
    tick: u32,
    ko: Option<usize>,
}

/// What some games came to.
#[derive(Default)]
pub(crate) struct PlainCounts {
    pub(crate) wins: u64,
    pub(crate) plies: u64,
}

impl Plain {
    pub(crate) fn new(board: &Topology) -> Self {
        let len = board.len();
        let near = |point| board.neighbors(point).iter().map(|it| it.index()).collect();
        Self {
            near: board.points().iter().map(near).collect(),
            colors: vec![0; len],
            empty: Vec::new(),
            place: vec![0; len],
            stack: Vec::new(),
            marks: vec![0; len],
            captured: Vec::new(),
            tick: 0,
            ko: None,
        }
    }

    pub(crate) fn clear(&mut self) {
        self.empty = (0..self.colors.len()).collect();
        self.place = self.empty.clone();
        self.colors.fill(0);
        self.ko = None;
    }

    /// The liberties of a string, whose stones are on the stack afterwards.
    fn liberties(&mut self, point: usize) -> usize {
        let color = self.colors[point];
        self.tick += 1;
        self.stack.clear();
        self.stack.push(point);
        self.marks[point] = self.tick;
        let (mut count, mut i) = (0, 0);
        while i < self.stack.len() {
            for &next in &self.near[self.stack[i]] {
                if self.marks[next] == self.tick {
                    continue;
                }
                if self.colors[next] == 0 {
                    self.marks[next] = self.tick;
                    count += 1;
                } else if self.colors[next] == color {
                    self.marks[next] = self.tick;
                    self.stack.push(next);
                }
            }
            i += 1;
        }
        count
    }

    fn try_play(&mut self, color: u8, point: usize) -> bool {
        if self.ko == Some(point) {
            return false;
        }
        if self.near[point]
            .iter()
            .all(|&next| self.colors[next] == color)
        {
            return false;
        }
        self.colors[point] = color;
        self.captured.clear();
        let mut last = None;
        for i in 0..self.near[point].len() {
            let next = self.near[point][i];
            if self.colors[next] == 3 - color && self.liberties(next) == 0 {
                for &stone in &self.stack {
                    self.colors[stone] = 0;
                    self.captured.push(stone);
                }
                last = Some(next);
            }
        }
        let liberties = self.liberties(point);
        let stones = self.stack.len();
        if self.captured.is_empty() && liberties == 0 {
            self.colors[point] = 0;
            return false;
        }
        let (at, end) = (self.place[point], self.empty[self.empty.len() - 1]);
        self.empty[at] = end;
        self.place[end] = at;
        self.empty.pop();
        for &stone in &self.captured {
            self.place[stone] = self.empty.len();
            self.empty.push(stone);
        }
        let is_ko = self.captured.len() == 1 && stones == 1 && liberties == 1;
        self.ko = if is_ko { last } else { None };
        true
    }

    fn area(&self) -> i64 {
        let mut sum: i64 = self
            .colors
            .iter()
            .map(|color| [0, 1, -1][usize::from(*color)])
            .sum();
        let mut seen = vec![false; self.colors.len()];
        for start in 0..self.colors.len() {
            if self.colors[start] != 0 || seen[start] {
                continue;
            }
            let mut stack = vec![start];
            seen[start] = true;
            let (mut touched, mut i) = (0, 0);
            while i < stack.len() {
                for &next in &self.near[stack[i]] {
                    if self.colors[next] != 0 {
                        touched |= self.colors[next];
                    } else if !seen[next] {
                        seen[next] = true;
                        stack.push(next);
                    }
                }
                i += 1;
            }
            sum += [0, 1, -1, 0][usize::from(touched)] * i64::try_from(stack.len()).unwrap_or(0);
        }
        sum
    }

    /// So many games at random.
    pub(crate) fn play(&mut self, games: u64, random: &mut PlainRandom) -> PlainCounts {
        let len = self.colors.len();
        let cap = if len > 64 { 8 * len } else { 500 };
        let mut counts = PlainCounts::default();
        let mut order: Vec<usize> = Vec::new();
        for _ in 0..games {
            self.clear();
            let (mut passes, mut ply) = (0, 0);
            while passes < 2 && ply < cap {
                let color = 1 + u8::from(ply & 1 == 1);
                ply += 1;
                order.clone_from(&self.empty);
                let mut is_done = false;
                for left in (1..=order.len()).rev() {
                    let i = random.below(left);
                    let point = order[i];
                    order[i] = order[left - 1];
                    if self.try_play(color, point) {
                        is_done = true;
                        break;
                    }
                }
                if is_done {
                    passes = 0;
                } else {
                    passes += 1;
                    self.ko = None;
                }
            }
            counts.plies += ply as u64;
            counts.wins += u64::from(self.area() > 0);
        }
        counts
    }
}
