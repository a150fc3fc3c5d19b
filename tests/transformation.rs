//! The transformation and the two adjusted values against exhaustive play on trees without a board.
//!
//! The race played out is the plain one: a move is an option of an unsettled region, or one of the opponent's
//! settled liberties filled; the side whose regions are all settled at 0 after the opponent's move is captured.
//! Moves alternate, and nothing is cooled, cut or added.

use std::collections::HashMap;

use semeai_cgt::{Arena, Dyadic};
use semeai_race::AbstractTree;

use crate::random::Random;

const SUMS: u64 = 10_000;

/// The play of a sum is searched up to so many combinations of tree nodes.
const MOST_COMBINATIONS: usize = 1_500;

/// The regions of both sides, Black's first.
type Sum = [Vec<AbstractTree>; 2];

#[test]
fn values_agree_with_exhaustive_play() {
    let mut differences = Vec::new();
    let mut wins = HashMap::new();
    for batch in 0..SUMS / 100 {
        let mut arena = Arena::new();
        for seed in batch * 100..(batch + 1) * 100 {
            let sum = random_sum(&mut Random::new(seed));
            let (counted, played) = (counted(&mut arena, &sum), played(&sum));
            *wins.entry(played).or_insert(0) += 1;
            if counted != played {
                differences.push(format!(
                    "seed {seed}: counted {counted:?}, played {played:?}: {sum:?}"
                ));
            }
        }
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
    for ending in [[true, true], [true, false], [false, true]] {
        let times = wins.get(&ending).copied().unwrap_or(0);
        assert!(times > SUMS / 20, "{ending:?} came {times} times: too easy");
    }
}

/// A count of the literature's kind that ignores the exchange `{6|1}` gives: the smallest case that tells the
/// completed rule from the paper's.
#[test]
fn an_attacker_who_moves_first_spends_a_move_and_is_answered() {
    let hot = options(vec![AbstractTree::Count(6)], vec![AbstractTree::Count(1)]);
    let sum = [
        vec![options(Vec::new(), vec![hot])],
        vec![AbstractTree::Count(5)],
    ];
    let mut arena = Arena::new();
    let value = sum[0][0].value(&mut arena).expect("within the budget");
    assert_eq!(arena.display(value), "6");
    assert_eq!(
        counted(&mut arena, &sum),
        [true, false],
        "6 against 5: Black in any case"
    );
    assert_eq!(played(&sum), [true, false]);
}

/// The values of theory that everything else rests on.
#[test]
fn small_trees_have_their_known_values() {
    let leaf = AbstractTree::Count;
    let switch = |a, b| options(vec![leaf(a)], vec![leaf(b)]);
    let figure_10 = options(vec![leaf(6), leaf(5)], vec![switch(4, 0), switch(5, 0)]);
    let known = [
        (switch(4, 0), "2*"),
        (switch(3, 0), "3/2"),
        (switch(2, 0), "1"),
        (switch(6, 0), "{4|2}"),
        (switch(8, 5), "13/2"),
        (options(vec![leaf(5)], vec![switch(3, 0)]), "13/4"),
        (options(vec![leaf(6)], vec![switch(4, 0)]), "4^"),
        (figure_10, "4^"),
        (options(vec![], vec![switch(5, 2)]), "5"),
        (options(vec![switch(9, 4)], vec![leaf(4)]), "5"),
        (options(vec![], vec![leaf(6)]), "7"),
    ];
    let mut arena = Arena::new();
    for (tree, cooled) in known {
        let value = tree.value(&mut arena).expect("within the budget");
        let value = arena.cool(value, Dyadic::integer(2)).expect("within");
        assert_eq!(arena.display(value), cooled, "{tree:?}");
    }
}

fn options(defender: Vec<AbstractTree>, attacker: Vec<AbstractTree>) -> AbstractTree {
    AbstractTree::Options { defender, attacker }
}

/// Whether Black wins if Black starts, and whether White wins if White starts, by the formula.
fn counted(arena: &mut Arena, sum: &Sum) -> [bool; 2] {
    let mut total = arena.zero();
    for (side, regions) in sum.iter().enumerate() {
        for region in regions {
            let value = region.value(arena).expect("within the budget");
            let value = if side == 0 {
                Ok(value)
            } else {
                arena.neg(value)
            };
            let cooled = arena.cool(value.expect("within"), Dyadic::integer(2));
            total = arena
                .add(total, cooled.expect("within"))
                .expect("within the budget");
        }
    }
    let ceil = arena.ceil(total).expect("within the budget");
    let floor = arena.floor(total).expect("within the budget");
    [ceil >= 0, floor <= 0]
}

/// The same by exhaustive play.
fn played(sum: &Sum) -> [bool; 2] {
    let mut play = Play::default();
    let mut state = State::default();
    for (side, regions) in sum.iter().enumerate() {
        for region in regions {
            state.enter(side, play.number(region), &play);
        }
    }
    [0, 1].map(|mover| play.wins(&state, mover))
}

/// What stands on the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
struct State {
    /// The settled liberties of each side.
    settled: [u32; 2],
    /// The unsettled regions of each side, by number, sorted.
    open: [Vec<usize>; 2],
}

impl State {
    /// Puts a tree down on a side: a settled one adds its count.
    fn enter(&mut self, side: usize, tree: usize, play: &Play) {
        match &play.nodes[tree] {
            Node::Count(n) => self.settled[side] += n,
            Node::Options(_) => {
                let place = self.open[side].partition_point(|&other| other < tree);
                self.open[side].insert(place, tree);
            }
        }
    }

    fn is_captured(&self, side: usize) -> bool {
        self.settled[side] == 0 && self.open[side].is_empty()
    }
}

#[derive(Debug)]
enum Node {
    Count(u32),
    /// The moves of the defender, and of the attacker.
    Options([Vec<usize>; 2]),
}

/// The nodes of all trees, and what is known of states.
#[derive(Debug, Default)]
struct Play {
    nodes: Vec<Node>,
    known: HashMap<(State, usize), bool>,
}

impl Play {
    fn number(&mut self, tree: &AbstractTree) -> usize {
        let node = match tree {
            AbstractTree::Count(n) => Node::Count(*n),
            AbstractTree::Options { defender, attacker } => {
                let mut numbers =
                    |trees: &[AbstractTree]| trees.iter().map(|tree| self.number(tree)).collect();
                Node::Options([numbers(defender), numbers(attacker)])
            }
        };
        self.nodes.push(node);
        self.nodes.len() - 1
    }

    /// Whether the mover captures first.
    fn wins(&mut self, state: &State, mover: usize) -> bool {
        let key = (state.clone(), mover);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let wins = self
            .moves(state, mover)
            .iter()
            .any(|after| after.is_captured(1 - mover) || !self.wins(after, 1 - mover));
        self.known.insert(key, wins);
        wins
    }

    /// Every move; suicide is none.
    fn moves(&self, state: &State, mover: usize) -> Vec<State> {
        let mut moves = Vec::new();
        for side in [0, 1] {
            for (i, &tree) in state.open[side].iter().enumerate() {
                let Node::Options(options) = &self.nodes[tree] else {
                    continue;
                };
                for &option in &options[usize::from(side != mover)] {
                    let mut after = state.clone();
                    after.open[side].remove(i);
                    after.enter(side, option, self);
                    if !after.is_captured(mover) {
                        moves.push(after);
                    }
                }
            }
        }
        if state.settled[1 - mover] > 0 {
            let mut after = state.clone();
            after.settled[1 - mover] -= 1;
            moves.push(after);
        }
        moves
    }
}

/// A sum of one to five regions, at least one liberty on each side.
fn random_sum(random: &mut Random) -> Sum {
    loop {
        let mut sum = Sum::default();
        for _ in 0..random.between(1, 5) {
            let depth = random.between(1, 4);
            sum[random.below(2)].push(random_tree(random, depth));
        }
        // Plain liberties, so that the race is close and nobody is captured before it begins.
        for side in &mut sum {
            if side.is_empty() || random.percent(50) {
                side.push(AbstractTree::Count(small(random.between(1, 14))));
            }
        }
        let mut combinations = sum.iter().flatten().map(nodes);
        let few = combinations.try_fold(1_usize, |all, n| {
            let all = all * n;
            (all <= MOST_COMBINATIONS).then_some(all)
        });
        if few.is_some() && sum.iter().all(|side| has_liberty(side)) {
            return sum;
        }
    }
}

fn has_liberty(side: &[AbstractTree]) -> bool {
    side.iter().any(|tree| *tree != AbstractTree::Count(0))
}

fn nodes(tree: &AbstractTree) -> usize {
    match tree {
        AbstractTree::Count(_) => 1,
        AbstractTree::Options { defender, attacker } => {
            1 + defender.iter().chain(attacker).map(nodes).sum::<usize>()
        }
    }
}

/// A tree of at most this depth. The attacker always has a move: an unsettled region has a liberty.
fn random_tree(random: &mut Random, depth: usize) -> AbstractTree {
    if depth == 0 || random.percent(15) {
        return AbstractTree::Count(small(random.between(0, 14)));
    }
    let mut trees = |most: usize, least: usize| {
        let count = random.between(least, most);
        (0..count).map(|_| random_tree(random, depth - 1)).collect()
    };
    options(trees(2, 0), trees(2, 1))
}

fn small(n: usize) -> u32 {
    u32::try_from(n).expect("a small count")
}
