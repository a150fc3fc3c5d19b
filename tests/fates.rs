//! What is told of a block by itself, held against the judge of the oracle on small boards.

use semeai_board::Color;
use semeai_race::Alone;
use semeai_race::danger::Dangers;
use semeai_race::solve::SolveLimits;

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

/// The rows with one block marked as the one that is asked about.
fn marked(race: &Race, block: &semeai_board::Block) -> Vec<String> {
    let columns = race.rows[0].len();
    let mut cells: Vec<Vec<char>> = race.rows.iter().map(|row| row.chars().collect()).collect();
    for point in &block.stones {
        let cell = &mut cells[point.index() / columns][point.index() % columns];
        *cell = if block.color == Color::Black {
            'B'
        } else {
            'W'
        };
    }
    cells.iter().map(|row| row.iter().collect()).collect()
}

/// What is wrong with what is told of a block, if anything; absent if the judge does not know.
fn is_false(rows: &[String], color: Color, alone: Alone) -> Option<bool> {
    let board = Board::with_one_block(rows);
    let (own, other) = (player(color), player(color.opponent()));
    // A claim is to hold whoever wins the kos.
    let captured = |first: usize, winner: usize| {
        is_captured(&board, own, (first, Ko::Wins(winner)), MOST_STATES)
    };
    Some(match alone {
        Alone::TwoEyes | Alone::Lives => captured(other, other)?,
        Alone::Dead => !captured(own, own)?,
        Alone::Endangered => !captured(other, own)?,
        Alone::Unsettled => !captured(other, own)? || captured(own, other)?,
        Alone::Runs(_) | Alone::Open => return None,
    })
}

/// Looks at so many boards; returns how many claims were judged.
fn judge(seeds: std::ops::Range<u64>) -> usize {
    let limits = SolveLimits::default().with_positions(200_000);
    let mut faults = Vec::new();
    let mut judged = 0;
    for seed in seeds {
        let rows = rows(&mut Random::new(seed));
        let Ok(race) = Race::try_new(&rows) else {
            continue;
        };
        for block in race.position.blocks() {
            let mut dangers = Dangers::new(&race.position, &race.roles, &limits);
            let alone = dangers.told(&block).alone;
            let rows = marked(&race, &block);
            let Some(is_false) = is_false(&rows, block.color, alone) else {
                continue;
            };
            judged += 1;
            faults.extend(is_false.then(|| format!("seed {seed}: {alone:?}\n{}\n", drawn(&rows))));
        }
    }
    assert_none_differs(faults, judged);
    judged
}

#[test]
fn what_is_told_of_a_block_is_true() {
    let judged = judge(0..60);
    assert!(judged > 40, "{judged}");
}

#[test]
#[ignore = "some minutes"]
fn what_is_told_of_many_blocks_is_true() {
    println!("{} claims", judge(1_000..10_000));
}
