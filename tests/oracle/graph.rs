//! Every state that can arise, and how far each is from what a side wants.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use super::rules::{Board, Ko, State};

/// As a distance: this player cannot force it.
const NEVER: u32 = u32::MAX;

/// What a side has to do to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Goal {
    /// To capture first.
    Capture,
    /// To capture, and not to be captured in turn.
    CaptureAndLive,
    /// The same, but a capturer who cannot be captured plays on all the same.
    CaptureAndLivePlayedOut,
}

impl Goal {
    /// The state itself, or the one in which somebody has won if no play can change that any more.
    pub(super) fn settled(self, board: &Board, state: State) -> State {
        self.winner(board, &state).map_or(state, State::won_by)
    }

    /// Who has won, if no play can change it any more.
    fn winner(self, board: &Board, state: &State) -> Option<u8> {
        let [black, white] = state.lost();
        match self {
            _ if !black && !white => None,
            Self::Capture => Some(state.capturer()),
            _ if black && white => Some(state.capturer()),
            Self::CaptureAndLive => {
                let capturer = u8::from(black);
                board
                    .cannot_lose(state, usize::from(capturer))
                    .then_some(capturer)
            }
            Self::CaptureAndLivePlayedOut => None,
        }
    }
}

/// Every state that can arise, with its moves. The state after a pass comes first among them.
pub(super) struct Graph {
    index: Index,
    states: Vec<State>,
    /// The moves of state `i` are `moves[ends[i - 1]..ends[i]]`.
    moves: Vec<u32>,
    ends: Vec<usize>,
    /// Whether a ban by ko arises.
    has_ko: bool,
}

type Index = HashMap<State, u32, BuildHasherDefault<Mixer>>;

impl Graph {
    /// The graph from these starts, or nothing if it has more than `limit` states.
    pub(super) fn grow(
        board: &Board,
        goal: Goal,
        rule: Ko,
        starts: &[State],
        limit: usize,
    ) -> Option<Self> {
        let mut graph = Self {
            index: Index::default(),
            states: Vec::new(),
            moves: Vec::new(),
            ends: Vec::new(),
            has_ko: false,
        };
        for start in starts {
            graph.number(goal.settled(board, *start));
        }
        let mut after = Vec::new();
        let mut next = 0;
        while next < graph.states.len() {
            if graph.states.len() > limit {
                return None;
            }
            let state = graph.states[next];
            if state.winner().is_none() {
                let plays = (0..board.len()).filter_map(|p| board.play(&state, p, rule));
                let plays = std::iter::once(state.pass()).chain(plays);
                after.clear();
                after.extend(plays.map(|after| goal.settled(board, after)));
                keep_a_win(&state, &mut after);
                for &after in &after {
                    let to = graph.number(after);
                    graph.moves.push(to);
                }
            }
            graph.ends.push(graph.moves.len());
            next += 1;
        }
        Some(graph)
    }

    fn number(&mut self, state: State) -> u32 {
        let new = u32::try_from(self.states.len()).expect("within the limit");
        let number = *self.index.entry(state).or_insert(new);
        if number == new {
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

    /// The states one move later, the one after a pass first; none if play is over.
    pub(super) fn after(&self, i: usize) -> &[u32] {
        &self.moves[self.begin(i)..self.ends[i]]
    }

    fn begin(&self, i: usize) -> usize {
        if i == 0 { 0 } else { self.ends[i - 1] }
    }

    /// How many moves `player` needs at most to force one of the states in `wanted`: he hurries and his opponent holds
    /// out. Only states in `open` are played from. The states with a number are the least set closed under one move
    /// ahead, so a line without end forces nothing.
    pub(super) fn distances(
        &self,
        back: &Backwards,
        player: u8,
        wanted: impl Fn(usize) -> bool,
        open: impl Fn(usize) -> bool,
    ) -> Distances {
        let mut escapes: Vec<usize> = (0..self.len()).map(|i| self.after(i).len()).collect();
        let mut queue: Vec<usize> = (0..self.len()).filter(|&i| wanted(i)).collect();
        let mut distances = vec![NEVER; self.len()];
        for &i in &queue {
            distances[i] = 0;
        }
        let mut next = 0;
        while let Some(&i) = queue.get(next) {
            next += 1;
            for &b in back.before(i) {
                let b = b as usize;
                if distances[b] != NEVER || !open(b) {
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

    /// The moves turned round.
    pub(super) fn backwards(&self) -> Backwards {
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
        Backwards { before, starts }
    }
}

/// The moves of a graph turned round.
pub(super) struct Backwards {
    /// State `i` is reached from `before[starts[i]..starts[i + 1]]`.
    before: Vec<u32>,
    starts: Vec<usize>,
}

impl Backwards {
    /// The states one move earlier.
    fn before(&self, i: usize) -> &[u32] {
        &self.before[self.starts[i]..self.starts[i + 1]]
    }
}

/// Of somebody who has lost what he had and can take the other's now, no other move matters.
fn keep_a_win(state: &State, after: &mut Vec<State>) {
    let is_win = |after: &State| after.winner() == Some(state.mover);
    if state.lost() != [false; 2]
        && let Some(win) = after.iter().copied().find(is_win)
    {
        after.clear();
        after.push(win);
    }
}

/// How far every state is from what one player wants.
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
