//! Which positions of a part are at least as good for Black as others: the greatest simulation.

use rustc_hash::FxHashMap;
use semeai_board::{ByColor, Color};

use super::node::{KILLED, PartNode};
use super::row::Row;

/// For every position the positions that it is at least as good as for Black.
///
/// Begins with what the liberties allow and drops pairs that are not matched by moves, until nothing changes. A banned
/// side is always the one to move, so of a pair with a ban only the moves of that side count, and what both turn into
/// when it moves elsewhere.
pub(crate) fn simulation(nodes: &[PartNode]) -> Vec<Row> {
    let count = nodes.len();
    let set = |holds: &dyn Fn(&PartNode) -> bool| {
        let mut row = Row::new(count);
        let found = nodes.iter().enumerate().filter(|(_, node)| holds(node));
        found.for_each(|(j, _)| row.insert(j));
        row
    };
    // What the liberties allow is the same for all positions with the same ones.
    let mut allowed: FxHashMap<_, Row> = FxHashMap::default();
    let better = nodes.iter().map(|node| {
        let like = allowed.entry((node.liberty, node.fixed, node.banned));
        let row = like.or_insert_with(|| set(&|other| has_no_less(node, other)));
        row.clone()
    });
    let mut better: Vec<Row> = better.collect();
    let kinds = Kinds {
        black_kill: set(&|node| node.moves.black.contains(&KILLED)),
        white_kill: set(&|node| kills(nodes, node, Color::White)),
        free: set(&|node| node.banned.is_none()),
        black_next: set(&|node| node.banned == Some(Color::Black)),
        white_next: set(&|node| node.banned == Some(Color::White)),
    };
    let before = Predecessors::new(nodes);
    let mut is_new = vec![true; count];
    while is_new.contains(&true) {
        // Which positions White can bring into the row of a changed one, worked out once for all that lead to it.
        let mut reached: Vec<Option<Row>> = vec![None; count];
        let was_new = std::mem::replace(&mut is_new, vec![false; count]);
        for (i, node) in nodes.iter().enumerate() {
            let leads_to_new =
                |&to: &u16| to != KILLED && (was_new[usize::from(to)] || is_new[usize::from(to)]);
            let both = node.moves.black.iter().chain(&node.moves.white);
            if !was_new[i] && !both.chain([&node.tick]).any(leads_to_new) {
                continue;
            }
            let row = refine(i, nodes, &better, &kinds, &before, &mut reached);
            if row != better[i] {
                better[i] = row;
                reached[i] = None;
                is_new[i] = true;
            }
        }
    }
    better
}

/// Positions of one kind.
struct Kinds {
    /// Black captures the essential block by a move that is legal only then.
    black_kill: Row,
    /// White takes the last liberty one way or other.
    white_kill: Row,
    /// Nobody is banned.
    free: Row,
    /// Black is banned and about to move.
    black_next: Row,
    white_next: Row,
}

/// From where the moves of each side come, and the ticks.
struct Predecessors {
    moves: ByColor<Vec<Vec<u16>>>,
    ticks: Vec<Vec<u16>>,
}

impl Predecessors {
    fn new(nodes: &[PartNode]) -> Self {
        let empty = vec![Vec::new(); nodes.len()];
        let mut before = Self {
            moves: ByColor::new_with(|_| empty.clone()),
            ticks: empty,
        };
        for (i, node) in (0..=u16::MAX).zip(nodes) {
            for color in Color::ALL {
                for &to in node.moves[color].iter().filter(|&&to| to != KILLED) {
                    before.moves[color][usize::from(to)].push(i);
                }
            }
            before.ticks[usize::from(node.tick)].push(i);
        }
        before
    }

    /// The positions with a move of a side, or a tick, into a set.
    fn into(&self, from: &[Vec<u16>], set: &Row) -> Row {
        let mut found = Row::new(self.ticks.len());
        for to in set.iter() {
            from[to].iter().for_each(|&i| found.insert(usize::from(i)));
        }
        found
    }
}

/// Whether a side can take the last liberty of the other essential block here.
fn kills(nodes: &[PartNode], node: &PartNode, color: Color) -> bool {
    let enemy = color.opponent();
    let takes = |&to: &u16| to == KILLED || !nodes[usize::from(to)].liberty[enemy];
    !node.liberty[enemy] || node.moves[color].iter().any(takes)
}

/// The row of `i` without what it turns out not to be as good as.
fn refine(
    i: usize,
    nodes: &[PartNode],
    better: &[Row],
    kinds: &Kinds,
    before: &Predecessors,
    reached: &mut [Option<Row>],
) -> Row {
    let node = &nodes[i];
    let tick = usize::from(node.tick);
    let mut row = better[i].clone();
    if node.banned != Some(Color::White) {
        // What Black can match, by a move or by staying; positions from where he has another move are lost.
        let mut matched = better[tick].clone();
        for &to in node.moves.black.iter().filter(|&&to| to != KILLED) {
            matched.add(&better[usize::from(to)]);
        }
        let mut lost = before.into(&before.moves.black, &matched.complement(nodes.len()));
        if !kills(nodes, node, Color::Black) {
            lost.add(&kinds.black_kill);
        }
        lost.remove_all(&kinds.white_next);
        row.remove_all(&lost);
    }
    if node.banned != Some(Color::Black) {
        for &to in &node.moves.white {
            let mut kept = if to == KILLED {
                kinds.white_kill.clone()
            } else {
                let to = usize::from(to);
                let set = &better[to];
                let answered = reached[to].get_or_insert_with(|| {
                    let mut found = before.into(&before.moves.white, set);
                    found.add(&before.into(&before.ticks, set));
                    found
                });
                answered.clone()
            };
            kept.add(&kinds.black_next);
            row.retain(&kept);
        }
    }
    let mut kept = before.into(&before.ticks, &better[tick]);
    if node.banned.is_none() {
        kept.add(&kinds.free);
    }
    row.retain(&kept);
    row
}

/// The liberties and the turn allow that `i` is at least as good for Black as `j`.
fn has_no_less(i: &PartNode, j: &PartNode) -> bool {
    let implies = |a: bool, b: bool| !a || b;
    let is_one_turn = i.banned.is_none() || j.banned.is_none() || i.banned == j.banned;
    is_one_turn
        && implies(j.liberty.black, i.liberty.black)
        && implies(j.fixed.black, i.fixed.black)
        && implies(i.liberty.white, j.liberty.white)
        && implies(i.fixed.white, j.fixed.white)
}
