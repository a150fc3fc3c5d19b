//! The plain table, to which the real one is compared: positions by number in arrays, every move found anew by flood fill in each
//! sweep, sweeps up and down until nothing changes.

use std::collections::HashMap;

/// A bare board by its lines, of at most fifteen points.
pub(crate) struct Board {
    len: usize,
    near: Vec<u32>,
    all: u32,
    powers: Vec<usize>,
}

/// A position after a move, and what was taken.
struct Played {
    black: u32,
    white: u32,
    captured: u32,
}

impl Board {
    pub(crate) fn new(len: usize, lines: &[(usize, usize)]) -> Self {
        let mut near = vec![0; len];
        for &(one, other) in lines {
            near[one] |= 1 << other;
            near[other] |= 1 << one;
        }
        let powers = (0..=15).map(|i| 3_usize.pow(i)).collect();
        Self {
            len,
            near,
            all: (1 << len) - 1,
            powers,
        }
    }

    fn code(&self, black: u32, white: u32) -> usize {
        let digit = |i: usize| match (black >> i & 1, white >> i & 1) {
            (1, _) => 1,
            (_, 1) => 2,
            _ => 0,
        };
        (0..self.len).map(|i| self.powers[i] * digit(i)).sum()
    }

    fn stones(&self, mut code: usize) -> (u32, u32) {
        let (mut black, mut white) = (0, 0);
        for i in 0..self.len {
            match code % 3 {
                1 => black |= 1 << i,
                2 => white |= 1 << i,
                _ => {}
            }
            code /= 3;
        }
        (black, white)
    }

    fn string(&self, seed: u32, stones: u32) -> u32 {
        let mut found = seed & stones;
        let mut fresh = found;
        while fresh != 0 {
            fresh = self.beside(fresh) & stones & !found;
            found |= fresh;
        }
        found
    }

    fn beside(&self, stones: u32) -> u32 {
        let mut beside = 0;
        let mut rest = stones;
        while rest != 0 {
            beside |= self.near[rest.trailing_zeros() as usize];
            rest &= rest - 1;
        }
        beside
    }

    fn is_legal(&self, black: u32, white: u32) -> bool {
        let empty = self.all & !(black | white);
        [black, white].into_iter().all(|stones| {
            let mut rest = stones;
            while rest != 0 {
                let string = self.string(rest & rest.wrapping_neg(), stones);
                rest &= !string;
                if self.beside(string) & empty == 0 {
                    return false;
                }
            }
            true
        })
    }

    fn play(&self, is_black: bool, point: usize, black: u32, white: u32) -> Option<Played> {
        let mut empty = self.all & !(black | white);
        if empty >> point & 1 == 0 {
            return None;
        }
        let (own, mut enemy) = if is_black {
            (black, white)
        } else {
            (white, black)
        };
        let own = own | 1 << point;
        empty &= !(1 << point);
        let mut captured = 0;
        let mut rest = self.near[point] & enemy;
        while rest != 0 {
            let seed = rest & rest.wrapping_neg();
            rest &= rest - 1;
            if captured & seed != 0 {
                continue;
            }
            let string = self.string(seed, enemy);
            if self.beside(string) & empty == 0 {
                captured |= string;
            }
        }
        enemy &= !captured;
        empty |= captured;
        if self.beside(self.string(1 << point, own)) & empty == 0 {
            return None;
        }
        let (black, white) = if is_black { (own, enemy) } else { (enemy, own) };
        Some(Played {
            black,
            white,
            captured,
        })
    }

    fn is_ko(&self, is_black: bool, point: usize, played: &Played) -> bool {
        let own = if is_black { played.black } else { played.white };
        let empty = self.all & !(played.black | played.white);
        played.captured.count_ones() == 1
            && self.near[point] & own == 0
            && self.near[point] & empty == played.captured
    }

    fn parts(&self, points: u32) -> Vec<u32> {
        let (mut rest, mut parts) = (points, Vec::new());
        while rest != 0 {
            let part = self.string(rest & rest.wrapping_neg(), points);
            parts.push(part);
            rest &= !part;
        }
        parts
    }

    /// Benson's algorithm: what is settled for the first colour.
    fn settled(&self, own: u32, enemy: u32) -> u32 {
        let empty = self.all & !(own | enemy);
        let strings = self.parts(own);
        let regions = self.parts(self.all & !own);
        let mut alive = vec![true; strings.len()];
        let mut kept = vec![true; regions.len()];
        let is_vital = |region: u32, string: u32| {
            let inside = region & empty;
            inside != 0 && inside & !self.beside(string) == 0
        };
        let mut has_changed = true;
        while has_changed {
            has_changed = false;
            for i in 0..strings.len() {
                let vital =
                    (0..regions.len()).filter(|&j| kept[j] && is_vital(regions[j], strings[i]));
                if alive[i] && vital.count() < 2 {
                    alive[i] = false;
                    has_changed = true;
                }
            }
            for j in 0..regions.len() {
                let border = self.beside(regions[j]) & !regions[j];
                if kept[j] && (0..strings.len()).any(|i| !alive[i] && strings[i] & border != 0) {
                    kept[j] = false;
                    has_changed = true;
                }
            }
        }
        let mut found = 0;
        for i in (0..strings.len()).filter(|&i| alive[i]) {
            found |= strings[i];
            for j in (0..regions.len()).filter(|&j| kept[j]) {
                if is_vital(regions[j], strings[i]) {
                    found |= regions[j];
                }
            }
        }
        found
    }
}

/// What each side forces, by whose it is.
#[derive(Clone, Copy, Default, PartialEq)]
struct Forced {
    black: u32,
    white: u32,
}

/// A position in which a point is banned.
struct Banned {
    code: usize,
    point: usize,
    is_black_to_move: bool,
    forced: Forced,
}

/// The table under simple ko, settled points decided.
pub(crate) struct PlainTable {
    board: Board,
    is_legal: Vec<bool>,
    decided: Vec<Forced>,
    /// By position, with Black and with White to move.
    black: Vec<Forced>,
    white: Vec<Forced>,
    banned: Vec<Banned>,
    index: HashMap<(usize, usize, bool), usize>,
    pub(crate) sweeps: u32,
}

impl PlainTable {
    pub(crate) fn new(board: Board) -> Self {
        let count = board.powers[board.len];
        let mut is_legal = vec![false; count];
        let mut decided = vec![Forced::default(); count];
        for code in 0..count {
            let (black, white) = board.stones(code);
            if board.is_legal(black, white) {
                is_legal[code] = true;
                decided[code] = Forced {
                    black: board.settled(black, white),
                    white: board.settled(white, black),
                };
            }
        }
        let mut table = Self {
            board,
            is_legal,
            black: decided.clone(),
            white: decided.clone(),
            decided,
            banned: Vec::new(),
            index: HashMap::new(),
            sweeps: 0,
        };
        let mut is_up = false;
        while table.sweep(is_up) {
            is_up = !is_up;
        }
        table
    }

    /// What can be forced in the empty position, with Black and with White to move.
    pub(crate) fn start(&self) -> [(u32, u32); 2] {
        [self.black[0], self.white[0]].map(|forced| (forced.black, forced.white))
    }

    fn sweep(&mut self, is_up: bool) -> bool {
        self.sweeps += 1;
        let count = self.is_legal.len();
        let mut has_changed = false;
        for k in 0..count {
            let code = if is_up { k } else { count - 1 - k };
            if !self.is_legal[code] {
                continue;
            }
            let black = self.forced(code, None, true);
            let white = self.forced(code, None, false);
            has_changed |= black != self.black[code] || white != self.white[code];
            self.black[code] = black;
            self.white[code] = white;
        }
        let mut i = 0;
        while i < self.banned.len() {
            let Banned {
                code,
                point,
                is_black_to_move,
                forced,
            } = self.banned[i];
            let new = self.forced(code, Some(point), is_black_to_move);
            has_changed |= new != forced;
            self.banned[i].forced = new;
            i += 1;
        }
        has_changed
    }

    fn forced(&mut self, code: usize, ban: Option<usize>, is_black: bool) -> Forced {
        let (black, white) = self.board.stones(code);
        let (mut any, mut every) = (0, self.board.all);
        for point in 0..self.board.len {
            if Some(point) == ban {
                continue;
            }
            let Some(played) = self.board.play(is_black, point, black, white) else {
                continue;
            };
            let next = self.after(is_black, point, &played);
            if is_black {
                any |= next.black;
                every &= next.white;
            } else {
                any |= next.white;
                every &= next.black;
            }
        }
        let decided = self.decided[code];
        if is_black {
            let passed = self.white[code];
            Forced {
                black: any | decided.black | passed.black,
                white: every & passed.white | decided.white,
            }
        } else {
            let passed = self.black[code];
            Forced {
                white: any | decided.white | passed.white,
                black: every & passed.black | decided.black,
            }
        }
    }

    fn after(&mut self, is_black: bool, point: usize, played: &Played) -> Forced {
        let code = self.board.code(played.black, played.white);
        if !self.board.is_ko(is_black, point, played) {
            return if is_black {
                self.white[code]
            } else {
                self.black[code]
            };
        }
        let taken = played.captured.trailing_zeros() as usize;
        let key = (code, taken, is_black);
        let at = *self.index.entry(key).or_insert_with(|| {
            self.banned.push(Banned {
                code,
                point: taken,
                is_black_to_move: !is_black,
                forced: self.decided[code],
            });
            self.banned.len() - 1
        });
        self.banned[at].forced
    }
}
