//! The workload, phase by phase, and sums of ever more switches and trees.
//!
//! `cargo bench -p semeai-cgt`

use std::hint::black_box;

use divan::Bencher;
use semeai_cgt::{Arena, Dyadic, GameId, Relation};

const WORKLOAD: &str = include_str!(concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../tests/fixtures/games-workload.txt"
));
const PHASES: [&str; 5] = ["A", "B", "C", "D", "E"];

fn main() {
    divan::main();
}

fn texts(phase: &str) -> Vec<&'static str> {
    WORKLOAD
        .lines()
        .filter(|line| line.split('\t').next() == Some(phase))
        .filter_map(|line| line.split('\t').nth(2))
        .collect()
}

fn parsed(arena: &mut Arena, text: &str) -> GameId {
    arena.parse(text).expect("the workload is well formed")
}

/// A fresh arena with the distinct subpositions of a phase that are no number with ups and star.
fn subpositions(phase: &str) -> (Arena, Vec<GameId>) {
    let mut arena = Arena::new();
    let mut work: Vec<GameId> = texts(phase)
        .into_iter()
        .map(|text| parsed(&mut arena, text))
        .collect();
    let mut found = std::collections::BTreeSet::new();
    while let Some(game) = work.pop() {
        if arena.as_number_up_star(game).is_some() || !found.insert(game) {
            continue;
        }
        work.extend(arena.left_options(game).expect("small games"));
        work.extend(arena.right_options(game).expect("small games"));
    }
    (arena, found.into_iter().collect())
}

#[divan::bench(args = PHASES)]
fn parse_and_add(bencher: Bencher<'_, '_>, phase: &str) {
    let texts = texts(phase);
    bencher.with_inputs(Arena::new).bench_local_refs(|arena| {
        for text in &texts {
            black_box(parsed(arena, text));
        }
    });
}

#[divan::bench(args = PHASES)]
fn cool_by_1_and_2(bencher: Bencher<'_, '_>, phase: &str) {
    bencher
        .with_inputs(|| subpositions(phase))
        .bench_local_refs(|(arena, games)| {
            for t in [1, 2] {
                for game in &*games {
                    black_box(arena.cool(*game, Dyadic::integer(t)).expect("small games"));
                }
            }
        });
}

#[divan::bench(args = PHASES)]
fn thermographs(bencher: Bencher<'_, '_>, phase: &str) {
    bencher
        .with_inputs(|| subpositions(phase))
        .bench_local_refs(|(arena, games)| {
            for game in &*games {
                black_box(arena.thermograph(*game).expect("small games"));
            }
        });
}

/// Sums of k switches have 2^k - 1 hot positions, but only k that differ by more than a number.
#[divan::bench(args = [2, 4, 6, 8, 10, 12, 14, 16])]
fn sum_of_switches(bencher: Bencher<'_, '_>, count: i64) {
    let switches: Vec<String> = (1..=count)
        .map(|n| format!("{{{}|{}}}", 3 * n + n * n, n - n * n))
        .collect();
    let text = switches.join("+");
    bencher
        .with_inputs(Arena::new)
        .bench_local_refs(|arena| black_box(parsed(arena, &text)));
}

/// Sums of k threats of two moves, all different.
#[divan::bench(args = [2, 3, 4, 5, 6, 7, 8])]
fn sum_of_threats(bencher: Bencher<'_, '_>, count: i64) {
    let threats: Vec<String> = (1..=count)
        .map(|n| format!("{{{}|{}||{}}}", 20 + 3 * n, 7 - n, -n * n))
        .collect();
    let text = threats.join("+");
    bencher
        .with_inputs(Arena::new)
        .bench_local_refs(|arena| black_box(parsed(arena, &text)));
}

/// Sums of trees with four leaves, all hot and all different: most of the time goes into the order of their options.
#[divan::bench(args = [4, 6, 8, 10, 12])]
fn sum_of_trees(bencher: Bencher<'_, '_>, count: i64) {
    let trees: Vec<String> = (1..=count)
        .map(|n| {
            let [a, b, c, d] = [12 + 2 * n, 7 - n, -2 - n % 3, -11 - 3 * n];
            format!("{{{a}|{b}||{c}|{d}}}")
        })
        .collect();
    let text = trees.join("+");
    bencher
        .with_inputs(Arena::new)
        .bench_local_refs(|arena| black_box(parsed(arena, &text)));
}

/// The id of a nimber is a hash of the ids of all smaller ones.
#[divan::bench(args = [50, 500, 1_024])]
fn value_id_of_nimber(bencher: Bencher<'_, '_>, n: u32) {
    bencher.with_inputs(Arena::new).bench_local_refs(|arena| {
        let nimber = arena.nimber(n).expect("not too large");
        black_box(arena.value_id(nimber).expect("not too long"))
    });
}

/// Games of nimbers, in which all pairs of options are looked at.
#[divan::bench(args = [50, 500])]
fn tower_of_nimbers(bencher: Bencher<'_, '_>, n: u32) {
    let text = format!("{{*{n}|{{*{n}|{{*{}|*{n}}}}}}}", n - 1);
    bencher
        .with_inputs(Arena::new)
        .bench_local_refs(|arena| black_box(parsed(arena, &text)));
}

#[divan::bench]
fn order_of_all_pairs(bencher: Bencher<'_, '_>) {
    let mut arena = Arena::new();
    let games: Vec<GameId> = PHASES
        .iter()
        .flat_map(|phase| texts(phase))
        .map(|text| parsed(&mut arena, text))
        .collect();
    let games: Vec<GameId> = games.into_iter().step_by(3).collect();
    bencher.bench_local(|| {
        let mut confused = 0;
        for a in &games {
            for b in &games {
                let relation = arena.compare(*a, *b).expect("small games");
                confused += usize::from(relation == Relation::Confused);
            }
        }
        confused
    });
}
