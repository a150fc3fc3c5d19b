//! The board and the moves of the judge: stones as bits, one rule of ko at a time.

/// A set of points, one bit each.
pub(super) type Set = u128;

/// Who may take a ko back at once. Players are 0 for Black and 1 for White.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ko {
    /// A side may take back at once if it spends one of its threats, which the other side always answers.
    Threats([u8; 2]),
    /// This side always and the other never.
    Wins(usize),
}

impl Ko {
    /// Simple ko: nobody may take back at once.
    pub(crate) const SIMPLE: Self = Self::Threats([0, 0]);

    pub(super) const fn threats(self) -> [u8; 2] {
        match self {
            Self::Threats(threats) => threats,
            Self::Wins(_) => [0, 0],
        }
    }
}

/// Stones, and what else decides which moves are legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct State {
    /// The stones of Black and of White.
    pub(super) stones: [Set; 2],
    /// Where the mover must not take back; 0 if nowhere.
    pub(super) ko: Set,
    /// 0 Black, 1 White.
    pub(super) mover: u8,
    /// The ko threats that Black and White have left.
    pub(super) threats: [u8; 2],
}

impl State {
    pub(crate) const fn mover(&self) -> usize {
        self.mover as usize
    }

    /// The ko threats that Black and White have left.
    pub(crate) const fn threats(&self) -> [u8; 2] {
        self.threats
    }

    const fn opponent(&self) -> u8 {
        1 - self.mover
    }

    /// The state after a pass: any ban is over.
    pub(super) const fn pass(&self) -> Self {
        Self {
            mover: self.opponent(),
            ko: 0,
            ..*self
        }
    }
}

/// What stays the same during play.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    /// The points next to each point.
    neighbors: Vec<Set>,
    safe: Set,
    /// The essential stones of each side: one block, even where they do not touch. A side that loses it has lost.
    essential: [Set; 2],
    /// The stones at the start.
    stones: [Set; 2],
}

impl Board {
    /// The board of a diagram, or nothing if it has more than 128 points.
    ///
    /// # Panics
    ///
    /// If a side has no essential stone.
    pub(crate) fn read(diagram: &[&str]) -> Option<Self> {
        let rows: Vec<Vec<char>> = diagram.iter().map(|r| r.chars().collect()).collect();
        let (height, width) = (rows.len(), rows[0].len());
        let count = width * height;
        if count > 128 {
            return None;
        }
        let all = |wanted: &str| -> Set {
            let is_wanted = |&i: &usize| wanted.contains(rows[i / width][i % width]);
            (0..count).filter(is_wanted).map(|i| 1 << i).sum()
        };
        let essential = [all("B"), all("W")];
        assert!(essential[0] != 0 && essential[1] != 0, "two sides");
        Some(Self {
            neighbors: neighbors(width, height),
            safe: all("#@"),
            essential,
            stones: [all("BX#"), all("WO@")],
        })
    }

    /// A board of any shape with at most 128 points, by the pairs of neighbours and the mark of each point.
    pub(crate) fn of_graph(edges: &[(usize, usize)], marks: &[char]) -> Self {
        assert!(marks.len() <= 128, "a small board");
        let all = |wanted: &str| -> Set {
            let is_wanted = |&i: &usize| wanted.contains(marks[i]);
            (0..marks.len()).filter(is_wanted).map(|i| 1 << i).sum()
        };
        let mut neighbors = vec![0; marks.len()];
        for &(a, b) in edges {
            neighbors[a] |= 1 << b;
            neighbors[b] |= 1 << a;
        }
        Self {
            neighbors,
            safe: all("#@"),
            essential: [all("B"), all("W")],
            stones: [all("BX#"), all("WO@")],
        }
    }

    /// The number of points; they are counted in reading order.
    pub(crate) const fn len(&self) -> usize {
        self.neighbors.len()
    }

    /// The state before the first move.
    pub(crate) const fn start(&self, mover: usize, ko: Ko) -> State {
        State {
            stones: self.stones,
            ko: 0,
            mover: if mover == 0 { 0 } else { 1 },
            threats: ko.threats(),
        }
    }

    /// Who has captured, if anybody has.
    pub(super) fn winner(&self, state: &State) -> Option<u8> {
        let is_lost = |p: usize| state.stones[p] & self.essential[p] != self.essential[p];
        [1, 0].into_iter().find(|&p| is_lost(1 - usize::from(p)))
    }

    /// The points next to a set, and some of its own.
    fn around(&self, mut set: Set) -> Set {
        let mut around = 0;
        while set != 0 {
            around |= self.neighbors[set.trailing_zeros() as usize];
            set &= set - 1;
        }
        around
    }

    /// The block of a side's stones that holds `start`, and the points around it.
    fn block(&self, stones: &[Set; 2], side: usize, start: Set) -> (Set, Set) {
        let (mut block, mut new, mut around) = (start, start, 0);
        while new != 0 {
            if new & self.essential[side] != 0 {
                new |= self.essential[side];
            }
            block |= new;
            around |= self.around(new);
            new = around & stones[side] & !block;
        }
        (block, around)
    }

    /// The state after a move, or nothing if it is illegal.
    pub(super) fn play(&self, state: &State, point: usize, rule: Ko) -> Option<State> {
        let p: Set = 1 << point;
        let (me, other) = (state.mover(), usize::from(state.opponent()));
        if (state.stones[0] | state.stones[1]) & p != 0 {
            return None;
        }
        let mut threats = state.threats;
        if state.ko & p != 0 {
            threats[me] = threats[me].checked_sub(1)?;
        }
        let mut stones = state.stones;
        stones[me] |= p;
        let mut beside = self.around(p) & stones[other];
        let mut captured = 0;
        while beside != 0 {
            let (block, around) = self.block(&stones, other, beside & beside.wrapping_neg());
            beside &= !block;
            let empty = !(stones[0] | stones[1]);
            if block & self.safe == 0 && around & empty == 0 {
                captured |= block;
            }
        }
        stones[other] &= !captured;
        let (own, around) = self.block(&stones, me, p);
        let liberties = around & !(stones[0] | stones[1]);
        let is_safe = own & self.safe != 0;
        if liberties == 0 && !is_safe {
            return None;
        }
        let is_one = |set: Set| set.count_ones() == 1;
        let is_ko = is_one(captured) && is_one(own) && is_one(liberties) && !is_safe;
        let is_banned = is_ko && rule != Ko::Wins(other);
        Some(State {
            stones,
            ko: if is_banned { captured } else { 0 },
            mover: state.opponent(),
            threats,
        })
    }
}

fn neighbors(width: usize, height: usize) -> Vec<Set> {
    let around = |i: usize| {
        let (x, y) = (i % width, i / width);
        let mut set = 0;
        if x > 0 {
            set |= 1 << (i - 1);
        }
        if x + 1 < width {
            set |= 1 << (i + 1);
        }
        if y > 0 {
            set |= 1 << (i - width);
        }
        if y + 1 < height {
            set |= 1 << (i + width);
        }
        set
    };
    (0..width * height).map(around).collect()
}
