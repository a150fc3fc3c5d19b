//! Sieges on the local board against a plain reading on whole positions, on random spaces.

#![expect(
    clippy::mutable_key_type,
    reason = "a position is hashed by its stones and its ko"
)]

use std::collections::HashMap;
use std::sync::Arc;

use semeai_board::{Color, Point, PointSet, Position, Setup, Topology};
use semeai_search::{KoRule, Siege, SiegeResult, siege};

/// A position, who moves, and whether the attacker wins there.
type Known = HashMap<(Position, Color), bool>;

/// Whether the attacker wins, by passes over all positions until nothing changes.
fn read(position: &Position, stone: Point, space: &PointSet, rule: KoRule) -> SiegeResult {
    let attacker = position.stone(stone).expect("a stone").opponent();
    let start = position.without_ko();
    let mut known = Known::new();
    let mut open = vec![(start.clone(), Color::Black), (start.clone(), Color::White)];
    while let Some(key) = open.pop() {
        let is_captured = key.0.stone(stone).is_none();
        if known.insert(key.clone(), is_captured).is_none() && !is_captured {
            open.extend(after(&key.0, key.1, space, rule));
        }
    }
    loop {
        let mut fresh = Vec::new();
        for (key, _) in known.iter().filter(|(_, is_won)| !**is_won) {
            let mut moves = after(&key.0, key.1, space, rule).into_iter();
            let is_won = if key.1 == attacker {
                moves.any(|after| known[&after])
            } else {
                moves.all(|after| known[&after])
            };
            if is_won {
                fresh.push(key.clone());
            }
        }
        if fresh.is_empty() {
            break;
        }
        known.extend(fresh.into_iter().map(|key| (key, true)));
    }
    let wins = |mover| known[&(start.clone(), mover)];
    SiegeResult {
        siege: match (wins(attacker), wins(attacker.opponent())) {
            (false, _) => Siege::Alive,
            (true, false) => Siege::Unsettled,
            (true, true) => Siege::Dead,
        },
        has_ko: known.keys().any(|(position, _)| position.ko().is_some()),
    }
}

/// Where a pass and every legal move in the space lead.
fn after(
    position: &Position,
    mover: Color,
    space: &PointSet,
    rule: KoRule,
) -> Vec<(Position, Color)> {
    let next = mover.opponent();
    let played = space
        .iter()
        .filter_map(|point| position.play(mover, point).ok())
        .map(|played| match rule {
            KoRule::Wins(winner) if winner == next => played.position.without_ko(),
            _ => played.position,
        });
    let passed = std::iter::once(position.without_ko());
    passed
        .chain(played)
        .map(|position| (position, next))
        .collect()
}

/// A random number below an end (S. Vigna's splitmix64).
fn below(seed: &mut u64, end: usize) -> usize {
    *seed = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut z = *seed;
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    usize::try_from((z ^ (z >> 31)) % end as u64).expect("small")
}

/// A random graph of seven or eight points with stones on some of them, a few of them protected.
fn board(seed: &mut u64) -> Option<Position> {
    let count = 7 + below(seed, 2);
    let points = (0..count)
        .map(|i| {
            (
                format!("p{i}"),
                (0.0, f32::from(u8::try_from(i).unwrap_or(0))),
            )
        })
        .collect();
    let mut edges: Vec<(usize, usize)> = (1..count).map(|i| (below(seed, i), i)).collect();
    for _ in 0..below(seed, 5) {
        let (a, b) = (below(seed, count), below(seed, count));
        if a != b {
            edges.push((a, b));
        }
    }
    let graph = Topology::graph(points, &edges).expect("a graph");
    let mut setup = Setup::new(Arc::new(graph));
    let mut protected = PointSet::EMPTY;
    for point in (0..count).filter_map(Point::new) {
        let stone = [None, None, Some(Color::Black), Some(Color::White)][below(seed, 4)];
        setup.set(point, stone);
        if stone.is_some() && below(seed, 6) == 0 {
            protected.insert(point);
        }
    }
    Position::with_protected(setup, protected).ok()
}

#[test]
fn sieges_agree_with_reading_whole_positions() {
    let mut seed = 14;
    let mut told = HashMap::new();
    let mut boards = 0;
    while boards < 400 {
        let Some(position) = board(&mut seed) else {
            continue;
        };
        let Some(stone) = position
            .occupied()
            .difference(&position.protected())
            .first()
        else {
            continue;
        };
        boards += 1;
        let empty = position.empty();
        let left_out = empty.iter().filter(|_| below(&mut seed, 8) == 0);
        let space = empty.difference(&left_out.collect());
        for rule in [
            KoRule::SIMPLE,
            KoRule::Wins(Color::Black),
            KoRule::Wins(Color::White),
        ] {
            let found = siege(&position, stone, &space, rule);
            let read = read(&position, stone, &space, rule);
            assert_eq!(found.siege, read.siege, "{position:?}, {space:?}, {rule:?}");
            *told.entry(format!("{:?}", found.siege)).or_insert(0) += 1;
        }
    }
    assert!(
        told.len() == 3 && told.values().all(|&n| n > 30),
        "{told:?}"
    );
}
