//! Every state that can arise, and how far each is from a capture.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use super::rules::{Board, Ko, State};

/// As a distance: this player cannot force a capture.
const NEVER: u32 = u32::MAX;

/// Every state that can arise, with its moves. The state after a pass comes first among them.
pub(super) struct Graph {
    index: Index,
    states: Vec<State>,
    /// The moves of state `i` are `moves[ends[i - 1]..ends[i]]`.
    moves: Vec<u32>,
    ends: Vec<usize>,
    /// Who has captured, if anybody has.
    winner: Vec<Option<u8>>,
    /// Whether a ban by ko arises.
    has_ko: bool,
}

type Index = HashMap<State, u32, BuildHasherDefault<Mixer>>;

impl Graph {
    /// The graph from these starts, or nothing if it has more than `limit` states.
    pub(super) fn grow(board: &Board, rule: Ko, starts: &[State], limit: usize) -> Option<Self> {
        let mut graph = Self {
            index: Index::default(),
            states: Vec::new(),
            moves: Vec::new(),
            ends: Vec::new(),
            winner: Vec::new(),
            has_ko: false,
        };
        for start in starts {
            graph.number(board, *start);
        }
        let mut next = 0;
        while next < graph.states.len() {
            if graph.states.len() > limit {
                return None;
            }
            let state = graph.states[next];
            if graph.winner[next].is_none() {
                let plays = (0..board.len()).filter_map(|p| board.play(&state, p, rule));
                for after in std::iter::once(state.pass()).chain(plays) {
                    let to = graph.number(board, after);
                    graph.moves.push(to);
                }
            }
            graph.ends.push(graph.moves.len());
            next += 1;
        }
        Some(graph)
    }

    fn number(&mut self, board: &Board, state: State) -> u32 {
        let new = u32::try_from(self.states.len()).expect("within the limit");
        let number = *self.index.entry(state).or_insert(new);
        if number == new {
            self.winner.push(board.winner(&state));
            self.has_ko |= state.ko != 0;
            self.states.push(state);
        }
        number
    }

    pub(super) const fn has_ko(&self) -> bool {
        self.has_ko
    }

    pub(super) const fn len(&self) -> usize {
        self.states.len()
    }

    /// The number of a state, if it can arise.
    pub(super) fn find(&self, state: &State) -> Option<usize> {
        self.index.get(state).map(|&number| number as usize)
    }

    pub(super) fn state(&self, i: usize) -> &State {
        &self.states[i]
    }

    /// The states one move later; none if somebody has captured.
    pub(super) fn after(&self, i: usize) -> &[u32] {
        &self.moves[self.begin(i)..self.ends[i]]
    }

    fn begin(&self, i: usize) -> usize {
        if i == 0 { 0 } else { self.ends[i - 1] }
    }

    /// How many moves `player` needs at most to force a capture: he hurries and his opponent holds out. The states
    /// with a number are the least set closed under one move ahead, so a line without end captures nothing.
    pub(super) fn distances(&self, player: u8) -> Distances {
        let (before, starts) = self.reversed();
        let mut escapes: Vec<usize> = (0..self.len()).map(|i| self.after(i).len()).collect();
        let distance = |winner: &Option<u8>| if *winner == Some(player) { 0 } else { NEVER };
        let mut distances: Vec<u32> = self.winner.iter().map(distance).collect();
        let mut queue: Vec<usize> = (0..self.len()).filter(|&i| distances[i] == 0).collect();
        let mut next = 0;
        while let Some(&i) = queue.get(next) {
            next += 1;
            for &b in &before[starts[i]..starts[i + 1]] {
                let b = b as usize;
                if distances[b] != NEVER || self.winner[b].is_some() {
                    continue;
                }
                escapes[b] -= 1;
                if self.states[b].mover == player || escapes[b] == 0 {
                    distances[b] = distances[i] + 1;
                    queue.push(b);
                }
            }
        }
        Distances(distances)
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

/// The distance of every state from a capture by one player.
pub(super) struct Distances(Vec<u32>);

impl Distances {
    pub(super) fn of(&self, i: usize) -> Option<u32> {
        Some(self.0[i]).filter(|&distance| distance != NEVER)
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
