//! The board and the moves of the judge: stones as bits, one rule of ko at a time.

/// What several essential blocks of a side are to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Several {
    /// One block, even where they do not touch: they share their liberties and are captured together.
    Linked,
    /// The side has lost when the first of them is captured.
    First,
    /// The side has lost when all of them have been captured.
    All,
}

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
    /// Which essential blocks of Black and of White have never been captured, one bit each; none once a side has lost.
    pub(super) standing: [u8; 2],
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

    /// The sides that have lost, Black and White.
    pub(super) fn lost(&self) -> [bool; 2] {
        self.standing.map(|blocks| blocks == 0)
    }

    /// Who has just captured what the other side had essential, if a side has lost.
    pub(super) const fn capturer(&self) -> u8 {
        self.opponent()
    }

    /// Who has won, in a state of [`State::won_by`].
    pub(super) fn winner(&self) -> Option<u8> {
        (self.stones == [0; 2]).then_some(self.mover)
    }

    /// The state in which one side has won, whatever the stones are.
    pub(super) const fn won_by(player: u8) -> Self {
        Self {
            stones: [0; 2],
            ko: 0,
            mover: player,
            threats: [0; 2],
            standing: [0; 2],
        }
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
    /// The essential blocks of each side.
    essential: [Vec<Set>; 2],
    several: Several,
    /// The stones at the start.
    stones: [Set; 2],
}

impl Board {
    /// The board of a diagram, or nothing if it has more than 128 points or a side has no essential stone.
    pub(crate) fn read(diagram: &[&str]) -> Option<Self> {
        let marks: Vec<char> = diagram.iter().flat_map(|row| row.chars()).collect();
        let width = marks.len() / diagram.len();
        let is_race = marks.contains(&'B') && marks.contains(&'W') && marks.len() <= 128;
        is_race.then(|| Self::new(neighbors(width, diagram.len()), &marks))
    }

    /// A board of any shape, as [`Self::of_graph`], on which only one side has an essential block.
    pub(crate) fn with_one_block(edges: &[(usize, usize)], marks: &[char]) -> Self {
        assert!(marks.len() <= 128, "a small board");
        let mut board = Self::new(beside(edges, marks.len()), marks);
        for blocks in &mut board.essential {
            blocks.retain(|&stones| stones != 0);
        }
        board
    }

    /// A board of any shape with at most 128 points, by the pairs of neighbours and the mark of each point.
    ///
    /// # Panics
    ///
    /// If a side has no essential stone, or if there are more points.
    pub(crate) fn of_graph(edges: &[(usize, usize)], marks: &[char]) -> Self {
        assert!(marks.len() <= 128, "a small board");
        assert!(marks.contains(&'B') && marks.contains(&'W'), "two sides");
        Self::new(beside(edges, marks.len()), marks)
    }

    fn new(neighbors: Vec<Set>, marks: &[char]) -> Self {
        let all = |wanted: &str| -> Set {
            let is_wanted = |&i: &usize| wanted.contains(marks[i]);
            (0..marks.len()).filter(is_wanted).map(|i| 1 << i).sum()
        };
        let essential = [all("B"), all("W")];
        Self {
            neighbors,
            safe: all("#@"),
            essential: essential.map(|stones| vec![stones]),
            several: Several::Linked,
            stones: [all("BX#"), all("WO@")],
        }
    }

    /// The same board with another reading of several essential blocks; nothing if a side has more than eight.
    pub(crate) fn with(mut self, several: Several) -> Option<Self> {
        let essential = [0, 1].map(|side| {
            let stones = self.essential_stones(side);
            match several {
                Several::Linked => vec![stones],
                Several::First | Several::All => self.apart(side, stones),
            }
        });
        self.essential = essential;
        self.several = several;
        (self.blocks().into_iter().max() <= Some(8)).then_some(self)
    }

    /// Stones of a side by the blocks that they are in at the start.
    fn apart(&self, side: usize, mut stones: Set) -> Vec<Set> {
        let mut blocks = Vec::new();
        while stones != 0 {
            let first = stones & stones.wrapping_neg();
            let (block, _) = self.block(&self.stones, side, first, 0);
            blocks.push(stones & block);
            stones &= !block;
        }
        blocks
    }

    /// The board on which one side has nothing to lose: its essential stones are safe.
    pub(super) fn sheltering(&self, side: usize) -> Self {
        let mut board = self.clone();
        board.safe |= board.essential_stones(side);
        board.essential[side].clear();
        board
    }

    /// The blocks of a side that stand.
    pub(super) fn standing_blocks(&self, side: usize, standing: u8) -> impl Iterator<Item = Set> {
        let blocks = self.essential[side].iter().enumerate();
        blocks.filter_map(move |(i, &block)| (standing & 1 << i != 0).then_some(block))
    }

    /// Whether a side has lost with the first of its blocks; so has one whose blocks are linked.
    pub(super) const fn is_lost_with_first(&self) -> bool {
        matches!(self.several, Several::First | Several::Linked)
    }

    pub(super) const fn safe(&self) -> Set {
        self.safe
    }

    /// Every point.
    pub(super) fn all(&self) -> Set {
        (0..self.len()).map(|i| 1 << i).sum()
    }

    fn essential_stones(&self, side: usize) -> Set {
        self.essential[side]
            .iter()
            .fold(0, |all, block| all | block)
    }

    /// How many essential blocks each side has.
    pub(crate) fn blocks(&self) -> [usize; 2] {
        [0, 1].map(|side| self.essential[side].len())
    }

    /// The number of points; they are counted in reading order.
    pub(crate) const fn len(&self) -> usize {
        self.neighbors.len()
    }

    /// The state before the first move.
    pub(crate) fn start(&self, mover: usize, ko: Ko) -> State {
        State {
            stones: self.stones,
            ko: 0,
            mover: u8::from(mover != 0),
            threats: ko.threats(),
            standing: self
                .blocks()
                .map(|blocks| (0..blocks).fold(0, |all, i| all | 1 << i)),
        }
    }

    /// Stones of a side that count as one block although they may not touch.
    fn linked(&self, side: usize, standing: [u8; 2]) -> Set {
        match self.several {
            Several::Linked if standing[side] != 0 => self.essential[side][0],
            _ => 0,
        }
    }

    /// Which essential blocks of a side stand after these stones have been captured.
    fn left_standing(&self, side: usize, standing: u8, captured: Set) -> u8 {
        let blocks = self.essential[side].iter().enumerate();
        let hit = blocks
            .filter(|(_, block)| captured & **block != 0)
            .fold(0, |hit, (i, _)| hit | 1 << i);
        match self.several {
            Several::First if standing & hit != 0 => 0,
            _ => standing & !hit,
        }
    }

    /// The points next to a set, and some of its own.
    pub(super) fn around(&self, mut set: Set) -> Set {
        let mut around = 0;
        while set != 0 {
            around |= self.neighbors[set.trailing_zeros() as usize];
            set &= set - 1;
        }
        around
    }

    /// The block of a side's stones that holds `start`, and the points around it.
    pub(super) fn block(
        &self,
        stones: &[Set; 2],
        side: usize,
        start: Set,
        linked: Set,
    ) -> (Set, Set) {
        let (mut block, mut new, mut around) = (start, start, 0);
        while new != 0 {
            if new & linked != 0 {
                new |= linked;
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
        let linked = [0, 1].map(|side| self.linked(side, state.standing));
        while beside != 0 {
            let first = beside & beside.wrapping_neg();
            let (block, around) = self.block(&stones, other, first, linked[other]);
            beside &= !block;
            let empty = !(stones[0] | stones[1]);
            if block & self.safe == 0 && around & empty == 0 {
                captured |= block;
            }
        }
        stones[other] &= !captured;
        let (own, around) = self.block(&stones, me, p, linked[me]);
        let liberties = around & !(stones[0] | stones[1]);
        let is_safe = own & self.safe != 0;
        if liberties == 0 && !is_safe {
            return None;
        }
        let is_one = |set: Set| set.count_ones() == 1;
        let is_ko = is_one(captured) && is_one(own) && is_one(liberties) && !is_safe;
        let is_banned = is_ko && rule != Ko::Wins(other);
        let mut standing = state.standing;
        standing[other] = self.left_standing(other, standing[other], captured);
        Some(State {
            stones,
            ko: if is_banned { captured } else { 0 },
            mover: state.opponent(),
            threats,
            standing,
        })
    }
}

/// The neighbours of each of so many points.
fn beside(edges: &[(usize, usize)], points: usize) -> Vec<Set> {
    let mut neighbors = vec![0; points];
    for &(a, b) in edges {
        neighbors[a] |= 1 << b;
        neighbors[b] |= 1 << a;
    }
    neighbors
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
