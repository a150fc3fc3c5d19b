//! What is told of a block by itself, and of the fights about blocks, held against the judge of the oracle on small boards.

use semeai_board::{Block, Color, Point, Position};
use semeai_race::Alone;
use semeai_race::danger::Dangers;
use semeai_race::fight::{Fight, FightResult, find_fights};
use semeai_race::solve::SolveLimits;
use semeai_search::Known;

use crate::generators::topologies;
use crate::oracle::{Board, Ko, is_captured};
use crate::proof::board::player;
use crate::random::Random;
use crate::support::{Race, assert_none_differs, drawn};

/// The judge lists no more states.
const MOST_STATES: usize = 20_000;

/// Rows by chance: patches of stones, so full that the judge can list what arises.
fn rows(random: &mut Random) -> Vec<String> {
    let (columns, rows) = (random.between(3, 5), random.between(3, 5));
    let patch = random.between(1, 3);
    let patches: Vec<char> = (0..36).map(|_| random.pick(&['X', 'O'])).collect();
    let full = random.between(60, 85);
    let row = |y: usize, random: &mut Random| -> String {
        let cell = |x: usize| match random.below(100) {
            n if n >= full => '.',
            n if n % 10 == 0 => random.pick(&['X', 'O']),
            _ => patches[6 * (y / patch) + x / patch],
        };
        (0..columns).map(cell).collect()
    };
    (0..rows).map(|y| row(y, random)).collect()
}

fn rectangle(random: &mut Random) -> Option<Race> {
    Race::try_new(&rows(random)).ok()
}

/// A crowded board of any lattice or graph.
fn on_any_graph(random: &mut Random) -> Race {
    let board = topologies::board(random);
    let full = random.between(60, 85);
    let position = topologies::crowded(&board.topology, full, random);
    let mark = |point| match position.stone(point) {
        Some(Color::Black) => 'X',
        Some(Color::White) => 'O',
        None => '.',
    };
    let marks: Vec<char> = board.topology.points().iter().map(mark).collect();
    Race::on(&board.topology, &marks).expect("every block has a liberty")
}

/// The marks of the points with one block marked as the one that is asked about.
fn marked(race: &Race, block: &Block) -> Vec<char> {
    let mut marks: Vec<char> = race.rows.concat().chars().collect();
    for point in &block.stones {
        marks[point.index()] = match block.color {
            Color::Black => 'B',
            Color::White => 'W',
        };
    }
    marks
}

/// What is wrong with what is told of a block, if anything; absent if the judge does not know.
fn is_false(race: &Race, block: &Block, alone: Alone) -> Option<bool> {
    let color = block.color;
    let board = Board::with_one_block(&race.topology().edges(), &marked(race, block));
    let (own, other) = (player(color), player(color.opponent()));
    // A claim is to hold whoever wins the kos.
    let captured = |first: usize, winner: usize| {
        is_captured(&board, own, (first, Ko::Wins(winner)), MOST_STATES)
    };
    Some(match alone {
        Alone::TwoEyes | Alone::Lives => captured(other, other)?,
        Alone::Dead => !captured(own, own)?,
        Alone::Endangered | Alone::Flees(_) => !captured(other, own)?,
        Alone::Unsettled => !captured(other, own)? || captured(own, other)?,
        Alone::Wins | Alone::Runs(_) | Alone::Open => return None,
    })
}

/// Looks at so many boards; returns how many claims were judged.
fn judge(board: fn(&mut Random) -> Option<Race>, seeds: std::ops::Range<u64>) -> usize {
    let limits = SolveLimits::default().with_positions(200_000);
    let mut faults = Vec::new();
    let mut judged = 0;
    for seed in seeds {
        let Some(race) = board(&mut Random::new(seed)) else {
            continue;
        };
        for block in race.position.blocks() {
            let mut dangers = Dangers::new(&race.position, &race.roles, &limits);
            let alone = dangers.told(&block).alone;
            let Some(is_false) = is_false(&race, &block, alone) else {
                continue;
            };
            judged += 1;
            let (rows, lines) = (drawn(&race.rows), race.topology().edges());
            let what = || {
                format!(
                    "seed {seed}, {:?}: {alone:?}\n{rows}\n{lines:?}",
                    block.anchor
                )
            };
            faults.extend(is_false.then(what));
        }
    }
    assert_none_differs(faults, judged);
    judged
}

#[test]
fn what_is_told_of_a_block_is_true() {
    let judged = judge(rectangle, 0..60);
    assert!(judged > 40, "{judged}");
}

#[test]
#[ignore = "some minutes"]
fn what_is_told_of_many_blocks_is_true() {
    println!("{} claims", judge(rectangle, 1_000..10_000));
}

#[test]
fn what_is_told_of_a_block_on_any_graph_is_true() {
    let judged = judge(|random| Some(on_any_graph(random)), 0..60);
    assert!(judged > 40, "{judged}");
}

#[test]
#[ignore = "some minutes"]
fn what_is_told_of_many_blocks_on_any_graph_is_true() {
    let judged = judge(|random| Some(on_any_graph(random)), 1_000..11_000);
    println!("{judged} claims");
}

/// Whether a block of a position is captured if a side moves first and one wins every ko; absent if the judge does not know. `color` is
/// whose block it is, though it may be gone.
fn captured_in(
    position: &Position,
    (stone, color): (Point, Color),
    first: Color,
    winner: Color,
) -> Option<bool> {
    let Some(block) = position
        .block_at(stone)
        .filter(|block| block.color == color)
    else {
        return Some(true);
    };
    let points = position.topology().points();
    let mark = |point| match position.stone(point) {
        _ if block.stones.contains(point) => match color {
            Color::Black => 'B',
            Color::White => 'W',
        },
        Some(Color::Black) => 'X',
        Some(Color::White) => 'O',
        None => '.',
    };
    let marks: Vec<char> = points.iter().map(mark).collect();
    let board = Board::with_one_block(&position.topology().edges(), &marks);
    let asked = (player(first), Ko::Wins(player(winner)));
    is_captured(&board, player(color), asked, MOST_STATES)
}

/// How many claims of a fight were judged, and those that are false.
fn judge_fight(position: &Position, fight: &Fight) -> (usize, Vec<String>) {
    let (attacker, owner) = (fight.attacker(), fight.target.color);
    let stone = (fight.target.anchor, owner);
    let (mut judged, mut faults) = (0, Vec::new());
    for first in Color::ALL {
        let Some(start) = fight.starts[first].as_ref() else {
            continue;
        };
        let winner = match start.result {
            FightResult::Captured => owner,
            FightResult::Lives => attacker,
            FightResult::Ko { .. } => first,
            _ => continue,
        };
        if start.by != Known::Proved {
            continue;
        }
        for &point in &start.moves {
            let after = position.play(first, point).expect("a legal move").position;
            // The judge knows no ban at the beginning.
            if start.result.is_ko() && after.ko().is_some() {
                continue;
            }
            let Some(found) = captured_in(&after, stone, first.opponent(), winner) else {
                continue;
            };
            judged += 1;
            if found != (first == attacker) {
                let name = position.topology().name(point);
                faults.push(format!("{first:?} {name}: {fight:?}"));
            }
        }
    }
    (judged, faults)
}

/// Looks for fights on so many boards; returns how many claims were judged.
fn judge_fights(board: fn(&mut Random) -> Option<Race>, seeds: std::ops::Range<u64>) -> usize {
    let limits = SolveLimits::default().with_positions(200_000);
    let (mut all, mut judged) = (Vec::new(), 0);
    for seed in seeds {
        let Some(race) = board(&mut Random::new(seed)) else {
            continue;
        };
        let position = &race.position;
        let found = find_fights(position, &race.roles, None, None, &limits);
        for fight in &found.all {
            let (claims, faults) = judge_fight(position, fight);
            judged += claims;
            let rows = drawn(&race.rows);
            let lines = race.topology().edges();
            let faults = faults.into_iter();
            all.extend(faults.map(|fault| format!("seed {seed}, {fault}\n{rows}\n{lines:?}")));
        }
        for block in &found.dead {
            let stone = (block.anchor, block.color);
            let found = captured_in(position, stone, block.color, block.color);
            judged += usize::from(found.is_some());
            let fault = format!(
                "seed {seed}, {block:?} is told to be dead\n{}",
                drawn(&race.rows)
            );
            all.extend((found == Some(false)).then_some(fault));
        }
    }
    assert_none_differs(all, judged);
    judged
}

#[test]
fn what_is_told_of_a_fight_is_true() {
    let judged = judge_fights(rectangle, 0..80);
    assert!(judged > 60, "{judged}");
    let judged = judge_fights(|random| Some(on_any_graph(random)), 0..60);
    assert!(judged > 40, "{judged}");
}

#[test]
#[ignore = "some minutes"]
fn what_is_told_of_many_fights_is_true() {
    println!("{} claims", judge_fights(rectangle, 1_000..21_000));
    let judged = judge_fights(|random| Some(on_any_graph(random)), 1_000..11_000);
    println!("{judged} claims on any graph");
}
