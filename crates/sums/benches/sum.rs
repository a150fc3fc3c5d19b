//! Sums of random trees: the score alone, then all losses and a best line.
//!
//! The leaves of a tree fall from left to right by 1 to 8 points each, gotes are worth 1 to 24. A bench is named by how many
//! trees of depth 3, of depth 2, and gotes there are.

use divan::Bencher;
use semeai_cgt::{Player, Rational};
use semeai_search::PositionBudget;
use semeai_search::sum::TreeId;
use semeai_sums::{Sum, answer, score};

const SHAPES: [(u32, u32, u32); 9] = [
    (2, 3, 0),
    (2, 3, 1),
    (2, 3, 2),
    (2, 3, 3),
    (2, 3, 4),
    (3, 3, 3),
    (3, 4, 5),
    (4, 4, 4),
    (5, 5, 5),
];

fn main() {
    if std::env::args().len() <= 2 {
        count();
    }
    divan::main();
}

/// Prints how many positions are looked at.
fn count() {
    for (threes, twos, ones) in SHAPES {
        let sums = sums((threes, twos, ones), 100);
        let positions = sums
            .iter()
            .map(|sum| score(sum, Player::Left, &mut budget()).expect("small").1);
        let all = sums.iter().take(20).map(|sum| {
            answer(sum, Player::Left, &mut budget())
                .expect("small")
                .positions_in_all
        });
        let (scored, answered): (u64, u64) = (positions.sum(), all.sum());
        println!(
            "({threes},{twos},{ones}): {} positions for a score, {} with all losses and a line (means)",
            scored / 100,
            answered / 20
        );
    }
    for temperature in [1, 2, 4, 8] {
        let positions = REGIONS.map(|regions| {
            let sums = regions_at(temperature, regions, 20);
            let positions = sums.iter().map(|sum| {
                let scored = score(sum, Player::Left, &mut budget());
                scored.expect("small").1
            });
            positions.sum::<u64>() / 20
        });
        println!(
            "{REGIONS:?} regions of temperature {temperature}: {positions:?} positions for a score (means)"
        );
    }
}

const REGIONS: [u32; 5] = [4, 6, 8, 10, 12];

/// Sums of trees of depth 2 and 3 by turns, in which neighbouring leaves are twice the temperature apart on average.
fn regions_at(temperature: u64, regions: u32, count: u64) -> Vec<Sum> {
    let one = |seed| {
        let mut random = Random(seed);
        let mut sum = Sum::new();
        for at in 0..regions {
            let tree = tree(
                &mut sum,
                &mut random,
                2 + at % 2,
                &mut 0,
                4 * temperature - 1,
            );
            sum.push(tree);
        }
        sum
    };
    (0..count).map(one).collect()
}

fn budget() -> PositionBudget {
    PositionBudget::new(10_000_000)
}

/// Numbers that come out the same everywhere.
struct Random(u64);

impl Random {
    fn below(&mut self, end: u64) -> i128 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        i128::from((z ^ (z >> 31)) % end)
    }
}

fn tree(sum: &mut Sum, random: &mut Random, depth: u32, low: &mut i128, gap: u64) -> TreeId {
    if depth == 0 {
        let leaf = sum.number(Rational::from_integer(*low));
        *low -= 1 + random.below(gap);
        return leaf;
    }
    let left = tree(sum, random, depth - 1, low, gap);
    let right = tree(sum, random, depth - 1, low, gap);
    sum.pair(left, right)
}

fn sums((threes, twos, ones): (u32, u32, u32), count: u64) -> Vec<Sum> {
    let one = |seed| {
        let mut random = Random(seed);
        let mut sum = Sum::new();
        for (depth, trees) in [(3, threes), (2, twos)] {
            for _ in 0..trees {
                let tree = tree(&mut sum, &mut random, depth, &mut 0, 8);
                sum.push(tree);
            }
        }
        for _ in 0..ones {
            let b = Rational::from_integer(1 + random.below(24));
            let gote = sum.gote(b, 0.into());
            sum.push(gote);
        }
        sum
    };
    (0..count).map(one).collect()
}

#[divan::bench(args = SHAPES)]
fn score_alone(bencher: Bencher<'_, '_>, shape: (u32, u32, u32)) {
    let sums = sums(shape, 10);
    bencher.bench(|| {
        let scores = sums
            .iter()
            .map(|sum| score(sum, Player::Left, &mut budget()));
        scores.filter(Result::is_ok).count()
    });
}

#[divan::bench(args = SHAPES)]
fn losses_and_line(bencher: Bencher<'_, '_>, shape: (u32, u32, u32)) {
    let sums = sums(shape, 10);
    bencher.bench(|| {
        let answers = sums
            .iter()
            .map(|sum| answer(sum, Player::Left, &mut budget()));
        answers.filter(Result::is_ok).count()
    });
}
