//! A plain, independent judge of small races: every position that can arise is listed, and wins spread
//! backwards from the captures. It shares no code with the crates: own diagram reader, own rules, no
//! pruning, no table that could be wrong.
//!
//! Rules: safe stones are never captured, suicide is illegal unless it captures, simple ko, passing is
//! always allowed, play that never captures either essential block is a seki.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// How a race ends under best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    Black,
    White,
    Seki,
}

/// A set of points, one bit each.
type Set = u128;

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct State {
    /// The stones of Black and of White.
    stones: [Set; 2],
    /// 0 Black, 1 White.
    mover: usize,
    /// Where the mover must not take back; 0 if nowhere.
    ko: Set,
}

struct Board {
    /// The points next to each point.
    neighbors: Vec<Set>,
    safe: Set,
    /// A stone of each essential block.
    targets: [Set; 2],
}

/// The endings if Black starts and if White starts, or nothing if more than `limit` positions arise or the
/// board has more than 128 points.
pub(crate) fn judge(diagram: &[&str], limit: usize) -> Option<(Ending, Ending)> {
    let starts = [0, 1].map(|mover| (mover, None));
    let endings = judge_starts(diagram, limit, &starts)?;
    Some((endings[0], endings[1]))
}

/// The ending after a first move of Black (0) or White (1) at a point, counted in reading order.
pub(crate) fn judge_after(
    diagram: &[&str],
    limit: usize,
    moves: &[(usize, usize)],
) -> Option<Vec<Ending>> {
    let starts: Vec<_> = moves.iter().map(|&(mover, p)| (mover, Some(p))).collect();
    judge_starts(diagram, limit, &starts)
}

fn judge_starts(
    diagram: &[&str],
    limit: usize,
    starts: &[(usize, Option<usize>)],
) -> Option<Vec<Ending>> {
    if diagram.len() * diagram[0].len() > 128 {
        return None;
    }
    let (board, stones) = read(diagram);
    let start = |&(mover, first): &(usize, Option<usize>)| {
        let root = State {
            stones,
            mover,
            ko: 0,
        };
        match first {
            None => root,
            Some(p) => board.play(&root, 1 << p).expect("a legal first move"),
        }
    };
    let starts: Vec<State> = starts.iter().map(start).collect();
    let graph = Graph::grow(&board, &starts, limit)?;
    let [black, white] = [0, 1].map(|player| graph.won_by(player));
    let ending = |i: &usize| match (black[*i], white[*i]) {
        (true, _) => Ending::Black,
        (_, true) => Ending::White,
        _ => Ending::Seki,
    };
    Some(graph.starts.iter().map(ending).collect())
}

fn read(diagram: &[&str]) -> (Board, [Set; 2]) {
    let rows: Vec<Vec<char>> = diagram.iter().map(|r| r.chars().collect()).collect();
    let (height, width) = (rows.len(), rows[0].len());
    let cell = |i: usize| rows[i / width][i % width];
    let count = width * height;
    let neighbors = (0..count)
        .map(|i| {
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
        })
        .collect();
    let all = |wanted: &str| -> Set {
        let is_wanted = |&i: &usize| wanted.contains(cell(i));
        (0..count).filter(is_wanted).map(|i| 1 << i).sum()
    };
    let first = |set: Set| -> Set {
        assert!(set != 0, "two targets");
        set & set.wrapping_neg()
    };
    let board = Board {
        neighbors,
        safe: all("#@"),
        targets: [first(all("B")), first(all("W"))],
    };
    (board, [all("BX#"), all("WO@")])
}

impl Board {
    /// The points next to a set, and some of its own.
    fn around(&self, mut set: Set) -> Set {
        let mut around = 0;
        while set != 0 {
            around |= self.neighbors[set.trailing_zeros() as usize];
            set &= set - 1;
        }
        around
    }

    /// The block of stones that holds `start`, and the points around it.
    fn block(&self, stones: Set, start: Set) -> (Set, Set) {
        let (mut block, mut new, mut around) = (start, start, 0);
        while new != 0 {
            around |= self.around(new);
            new = around & stones & !block;
            block |= new;
        }
        (block, around)
    }

    /// The state after a move, or nothing if it is illegal.
    fn play(&self, state: &State, p: Set) -> Option<State> {
        let (me, other) = (state.mover, 1 - state.mover);
        if (state.stones[0] | state.stones[1] | state.ko) & p != 0 {
            return None;
        }
        let mut stones = state.stones;
        stones[me] |= p;
        let mut beside = self.around(p) & stones[other];
        let mut captured = 0;
        while beside != 0 {
            let (block, around) = self.block(stones[other], beside & beside.wrapping_neg());
            beside &= !block;
            let empty = !(stones[0] | stones[1]);
            if block & self.safe == 0 && around & empty == 0 {
                captured |= block;
            }
        }
        stones[other] &= !captured;
        let (own, around) = self.block(stones[me], p);
        let liberties = around & !(stones[0] | stones[1]);
        let is_safe = own & self.safe != 0;
        if liberties == 0 && !is_safe {
            return None;
        }
        let is_one = |set: Set| set.count_ones() == 1;
        let is_ko = is_one(captured) && is_one(own) && is_one(liberties) && !is_safe;
        Some(State {
            stones,
            mover: other,
            ko: if is_ko { captured } else { 0 },
        })
    }
}

/// Every state that can arise, with its moves.
struct Graph {
    /// The indices of the starts.
    starts: Vec<usize>,
    states: Vec<State>,
    /// The moves of state `i` are `moves[ends[i - 1]..ends[i]]`.
    moves: Vec<u32>,
    ends: Vec<usize>,
    /// Who has captured, if anybody has.
    winner: Vec<Option<usize>>,
}

type Index = HashMap<State, u32, BuildHasherDefault<Mixer>>;

impl Graph {
    fn grow(board: &Board, starts: &[State], limit: usize) -> Option<Self> {
        let mut index = Index::default();
        let mut graph = Self {
            starts: Vec::new(),
            states: Vec::new(),
            moves: Vec::new(),
            ends: Vec::new(),
            winner: Vec::new(),
        };
        for start in starts {
            let start = graph.number(board, &mut index, *start);
            graph.starts.push(start as usize);
        }
        let points = board.neighbors.len();
        let mut next = 0;
        while next < graph.states.len() {
            if graph.states.len() > limit {
                return None;
            }
            let state = graph.states[next];
            if graph.winner[next].is_none() {
                let pass = State {
                    mover: 1 - state.mover,
                    ko: 0,
                    ..state
                };
                let plays = (0..points).filter_map(|p| board.play(&state, 1 << p));
                for after in std::iter::once(pass).chain(plays) {
                    let to = graph.number(board, &mut index, after);
                    graph.moves.push(to);
                }
            }
            graph.ends.push(graph.moves.len());
            next += 1;
        }
        Some(graph)
    }

    fn number(&mut self, board: &Board, index: &mut Index, state: State) -> u32 {
        let new = u32::try_from(self.states.len()).expect("within the limit");
        let number = *index.entry(state).or_insert(new);
        if number == new {
            let is_captured = |color: usize| state.stones[color] & board.targets[color] == 0;
            let winner = [1, 0].into_iter().find(|&player| is_captured(1 - player));
            self.winner.push(winner);
            self.states.push(state);
        }
        number
    }

    /// The states from which `player` can force a capture: the least set closed under one move ahead.
    fn won_by(&self, player: usize) -> Vec<bool> {
        let (before, starts) = self.reversed();
        let begin = |i: usize| if i == 0 { 0 } else { self.ends[i - 1] };
        let mut escapes: Vec<usize> = (0..self.states.len())
            .map(|i| self.ends[i] - begin(i))
            .collect();
        let is_won = |winner: &Option<usize>| *winner == Some(player);
        let mut won: Vec<bool> = self.winner.iter().map(is_won).collect();
        let mut queue: Vec<usize> = (0..won.len()).filter(|&i| won[i]).collect();
        while let Some(i) = queue.pop() {
            for &b in &before[starts[i]..starts[i + 1]] {
                let b = b as usize;
                if won[b] || self.winner[b].is_some() {
                    continue;
                }
                escapes[b] -= 1;
                if self.states[b].mover == player || escapes[b] == 0 {
                    won[b] = true;
                    queue.push(b);
                }
            }
        }
        won
    }

    /// The moves turned round: state `i` is reached from `before[starts[i]..starts[i + 1]]`.
    fn reversed(&self) -> (Vec<u32>, Vec<usize>) {
        let mut starts = vec![0; self.states.len() + 1];
        for &to in &self.moves {
            starts[to as usize + 1] += 1;
        }
        for i in 1..starts.len() {
            starts[i] += starts[i - 1];
        }
        let mut free = starts.clone();
        let mut before = vec![0; self.moves.len()];
        let mut from = 0;
        for (i, &to) in self.moves.iter().enumerate() {
            while self.ends[from] <= i {
                from += 1;
            }
            before[free[to as usize]] = u32::try_from(from).expect("within the limit");
            free[to as usize] += 1;
        }
        (before, starts)
    }
}

/// A quick hash: the positions are many and come from nobody's hand.
#[derive(Default)]
struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 32)
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            let mixed = self.0.rotate_left(5) ^ u64::from_le_bytes(word);
            self.0 = mixed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        }
    }
}
