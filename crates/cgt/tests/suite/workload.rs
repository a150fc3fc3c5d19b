//! Sums and trees whose canonical forms, cooled forms and thermographs several engines agree on, compared by value id.

use std::collections::BTreeSet;

use semeai_cgt::{Arena, Dyadic, GameId};

const WORKLOAD: &str = include_str!(concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../tests/fixtures/games-workload.txt"
));

fn fnv(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// All distinct games that can be reached and are no number with ups and star.
fn subpositions(arena: &mut Arena, game: GameId) -> BTreeSet<GameId> {
    let mut found = BTreeSet::new();
    let mut work = vec![game];
    while let Some(game) = work.pop() {
        if arena.as_number_up_star(game).is_some() || !found.insert(game) {
            continue;
        }
        work.extend(arena.left_options(game).unwrap());
        work.extend(arena.right_options(game).unwrap());
    }
    found
}

fn id(arena: &mut Arena, game: GameId) -> String {
    format!("{:016x}", arena.value_id(game).unwrap())
}

fn cooled(arena: &mut Arena, game: GameId, t: i64) -> GameId {
    arena.cool(game, Dyadic::integer(t)).unwrap()
}

fn check_phase(phase: &str, count: usize) {
    let lines = WORKLOAD
        .lines()
        .filter(|line| line.split('\t').next() == Some(phase));
    let mut arena = Arena::new();
    let mut met = 0;
    for line in lines {
        check_line(&mut arena, &line.split('\t').collect::<Vec<_>>());
        met += 1;
    }
    assert_eq!(met, count);
}

fn check_line(arena: &mut Arena, cells: &[&str]) {
    let name = cells[1];
    let game = arena.parse(cells[2]).unwrap();
    assert_eq!(id(arena, game), cells[3], "{name}");
    assert_eq!(arena.mean(game).unwrap().to_string(), cells[4], "{name}");
    assert_eq!(
        arena.temperature(game).unwrap().to_string(),
        cells[5],
        "{name}"
    );
    for (t, cell) in [(1, cells[6]), (2, cells[7])] {
        let cooled = cooled(arena, game, t);
        assert_eq!(id(arena, cooled), cell, "{name} cooled by {t}");
    }
    let subpositions = subpositions(arena, game);
    assert_eq!(subpositions.len().to_string(), cells[8], "{name}");
    let mut checks = [0; 3];
    for game in subpositions {
        for t in [1, 2] {
            let cooled = cooled(arena, game, t);
            checks[usize::try_from(t - 1).unwrap()] ^= arena.value_id(cooled).unwrap();
        }
        let thermograph = arena.thermograph(game).unwrap();
        checks[2] ^= fnv(&format!("{};{}", thermograph.mast, thermograph.temperature));
    }
    let checks = checks.map(|check| format!("{check:016x}"));
    assert_eq!(checks, [cells[9], cells[10], cells[11]], "{name}");
}

#[test]
fn random_trees() {
    check_phase("A", 400);
}

#[test]
fn sums_of_switches() {
    check_phase("B", 76);
}

#[test]
fn sums_of_hot_trees() {
    check_phase("C", 136);
}

#[test]
fn sums_of_random_games() {
    check_phase("D", 190);
}

#[test]
fn chains() {
    check_phase("E", 59);
}
