//! A plain, independent judge of small races: every position that can arise is listed, and wins spread
//! backwards from the captures. It shares no code with the crates: own diagram reader, own rules, no
//! pruning, no table that could be wrong.
//!
//! Rules: safe stones are never captured, suicide is illegal unless it captures, simple ko, passing is
//! always allowed, play that never captures either essential block is a seki.

use std::collections::HashMap;

/// How a race ends under best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    Black,
    White,
    Seki,
}

#[derive(Clone, PartialEq, Eq, Hash)]
struct State {
    /// 0 empty, 1 black, 2 white, one entry per point.
    stones: Vec<u8>,
    /// 1 or 2.
    mover: u8,
    ko: Option<usize>,
}

struct Board {
    neighbors: Vec<Vec<usize>>,
    safe: Vec<bool>,
    targets: [usize; 2],
}

/// The endings if Black starts and if White starts, or nothing if more than `limit` positions arise.
pub(crate) fn judge(diagram: &[&str], limit: usize) -> Option<(Ending, Ending)> {
    let (board, stones) = read(diagram);
    let starts = [1u8, 2].map(|mover| State {
        stones: stones.clone(),
        mover,
        ko: None,
    });
    let graph = Graph::grow(&board, &starts, limit)?;
    let black = graph.won_by(1);
    let white = graph.won_by(2);
    let ending = |i: usize| match (black[i], white[i]) {
        (true, _) => Ending::Black,
        (_, true) => Ending::White,
        _ => Ending::Seki,
    };
    Some((ending(0), ending(1)))
}

fn read(diagram: &[&str]) -> (Board, Vec<u8>) {
    let rows: Vec<Vec<char>> = diagram.iter().map(|r| r.chars().collect()).collect();
    let (height, width) = (rows.len(), rows[0].len());
    let cell = |i: usize| rows[i / width][i % width];
    let count = width * height;
    let neighbors = (0..count)
        .map(|i| {
            let (x, y) = (i % width, i / width);
            let mut list = Vec::new();
            if x > 0 {
                list.push(i - 1);
            }
            if x + 1 < width {
                list.push(i + 1);
            }
            if y > 0 {
                list.push(i - width);
            }
            if y + 1 < height {
                list.push(i + width);
            }
            list
        })
        .collect();
    let stones = (0..count)
        .map(|i| match cell(i) {
            'B' | 'X' | '#' => 1,
            'W' | 'O' | '@' => 2,
            _ => 0,
        })
        .collect();
    let find = |c| (0..count).find(|&i| cell(i) == c).expect("two targets");
    let board = Board {
        neighbors,
        safe: (0..count).map(|i| "#@".contains(cell(i))).collect(),
        targets: [find('B'), find('W')],
    };
    (board, stones)
}

impl Board {
    /// The block at `start` and whether it has a liberty or a safe stone.
    fn block(&self, stones: &[u8], start: usize) -> (Vec<usize>, bool) {
        let color = stones[start];
        let mut block = vec![start];
        let mut seen = vec![false; stones.len()];
        seen[start] = true;
        let mut lives = false;
        let mut next = 0;
        while next < block.len() {
            let p = block[next];
            next += 1;
            lives |= self.safe[p];
            for &q in &self.neighbors[p] {
                if stones[q] == 0 {
                    lives = true;
                } else if stones[q] == color && !seen[q] {
                    seen[q] = true;
                    block.push(q);
                }
            }
        }
        (block, lives)
    }

    /// The state after a move, or nothing if it is illegal.
    fn play(&self, state: &State, p: usize) -> Option<State> {
        if state.stones[p] != 0 || state.ko == Some(p) {
            return None;
        }
        let (me, other) = (state.mover, 3 - state.mover);
        let mut stones = state.stones.clone();
        stones[p] = me;
        let mut captured = Vec::new();
        for &q in &self.neighbors[p] {
            if stones[q] == other {
                let (block, lives) = self.block(&stones, q);
                if !lives {
                    for &s in &block {
                        stones[s] = 0;
                    }
                    captured.extend(block);
                }
            }
        }
        let (own, lives) = self.block(&stones, p);
        if !lives {
            return None;
        }
        let liberties: Vec<usize> = own
            .iter()
            .flat_map(|&s| &self.neighbors[s])
            .copied()
            .filter(|&q| stones[q] == 0)
            .collect();
        let is_ko = captured.len() == 1 && own.len() == 1 && liberties.len() == 1 && !self.safe[p];
        Some(State {
            stones,
            mover: other,
            ko: is_ko.then(|| captured[0]),
        })
    }
}

/// Every state that can arise, with its moves.
struct Graph {
    states: Vec<State>,
    moves: Vec<Vec<usize>>,
    /// Who has captured, 0 if nobody has.
    winner: Vec<u8>,
}

impl Graph {
    fn grow(board: &Board, starts: &[State], limit: usize) -> Option<Self> {
        let mut index: HashMap<State, usize> = HashMap::new();
        let mut graph = Self {
            states: Vec::new(),
            moves: Vec::new(),
            winner: Vec::new(),
        };
        for start in starts {
            graph.number(board, &mut index, start.clone());
        }
        let mut next = 0;
        while next < graph.states.len() {
            if graph.states.len() > limit {
                return None;
            }
            let state = graph.states[next].clone();
            let mut moves = Vec::new();
            if graph.winner[next] == 0 {
                let pass = State {
                    mover: 3 - state.mover,
                    ko: None,
                    ..state.clone()
                };
                moves.push(graph.number(board, &mut index, pass));
                for p in 0..state.stones.len() {
                    if let Some(after) = board.play(&state, p) {
                        moves.push(graph.number(board, &mut index, after));
                    }
                }
            }
            graph.moves.push(moves);
            next += 1;
        }
        Some(graph)
    }

    fn number(&mut self, board: &Board, index: &mut HashMap<State, usize>, state: State) -> usize {
        if let Some(&known) = index.get(&state) {
            return known;
        }
        let [black, white] = board.targets.map(|t| state.stones[t] == 0);
        self.winner.push(match (black, white) {
            (true, _) => 2,
            (_, true) => 1,
            _ => 0,
        });
        self.states.push(state.clone());
        index.insert(state, self.states.len() - 1);
        self.states.len() - 1
    }

    /// The states from which `player` can force a capture: the least set closed under one move ahead.
    fn won_by(&self, player: u8) -> Vec<bool> {
        let mut before = vec![Vec::new(); self.states.len()];
        for (i, moves) in self.moves.iter().enumerate() {
            for &m in moves {
                before[m].push(i);
            }
        }
        let mut escapes: Vec<usize> = self.moves.iter().map(Vec::len).collect();
        let mut won = vec![false; self.states.len()];
        let mut queue: Vec<usize> = (0..self.states.len())
            .filter(|&i| self.winner[i] == player)
            .collect();
        for &i in &queue {
            won[i] = true;
        }
        while let Some(i) = queue.pop() {
            for &b in &before[i] {
                if won[b] || self.winner[b] != 0 {
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
}
