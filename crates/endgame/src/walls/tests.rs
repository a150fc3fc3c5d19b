//! Walls against values of the same regions.

use semeai_board::{PointSet, Position, Role, diagram};
use semeai_cgt::{Arena, GameId, Player, Rational, Thermograph};
use semeai_search::{PositionBudget, Random};

use super::*;
use crate::kind::RegionKind;
use crate::local::LocalSearch;

/// A region of a diagram: what is neither `#` nor `@`.
fn region(rows: &str) -> (Position, PointSet) {
    let drawn = diagram::parse(rows).expect("a diagram");
    let position = drawn.position().expect("a position");
    let safe = drawn.roles.points(Role::Safe);
    let points = position.topology().points().difference(&safe);
    (position.protecting(safe), points)
}

fn bounds(rows: &str, positions: u64) -> Option<WallBounds> {
    let (position, points) = region(rows);
    let mut budget = PositionBudget::new(positions);
    wall_bounds(&position, &points, &mut budget, usize::MAX)
}

/// Count, worth and kind as they are told.
fn told(rows: &str) -> (String, String, Option<RegionKind>) {
    let found = bounds(rows, 1_000_000).expect("stops");
    let range = |[low, high]: [Rational; 2]| match low == high {
        true => low.to_string(),
        false => format!("{low}..{high}"),
    };
    (range(found.count), range(found.worth), found.kind)
}

/// A region of a few points between safe stones, at random.
fn random_region(seed: u64) -> String {
    let mut random = Random::of(seed, 0, 0);
    let (columns, rows) =
        [(3, 2), (4, 2), (3, 3), (5, 2), (6, 1), (4, 3)][random.below(6) as usize];
    let is_cornered = random.below(3) == 0;
    let wall = |random: &mut Random| if random.below(2) == 0 { '#' } else { '@' };
    let mut text = String::new();
    // Walls of both colours in stretches.
    let mut stretch = wall(&mut random);
    for row in 0..rows + 2 {
        if is_cornered && row == rows + 1 {
            continue;
        }
        for column in 0..columns + 2 {
            let is_wall = row == 0 || row == rows + 1 || column == 0 || column == columns + 1;
            if random.below(4) == 0 {
                stretch = wall(&mut random);
            }
            text.push(match random.below(6) {
                _ if is_wall => stretch,
                0 => 'X',
                1 => 'O',
                _ => '.',
            });
        }
        text.push('\n');
    }
    text
}

struct Compared {
    is_exact: bool,
    has_ko: bool,
}

/// Holds the walls of a region against its values; nothing where one of them is not found.
fn compare(rows: &str) -> Option<Compared> {
    let drawn = diagram::parse(rows).ok()?;
    drawn.position().ok()?;
    let (position, points) = region(rows);
    if points.is_empty() {
        return None;
    }
    let mut arena = Arena::new();
    let mut local = LocalSearch::new(&position, &points)?;
    let mut budget = PositionBudget::new(300_000);
    let root = local.root().clone();
    let values = local
        .values(&mut arena, &mut budget, &root)
        .transpose()
        .ok()?;
    let found = bounds(rows, 2_000_000)?;
    let mut graph = |value: GameId| arena.thermograph(value).expect("a small value");
    let (low, high) = (graph(values.white_wins_kos), graph(values.black_wins_kos));
    let usual = values.same().map(|value| graph(*value));
    for level in &found.levels {
        let t = level.temperature;
        for (player, wall) in [(Player::Left, level.left), (Player::Right, level.right)] {
            let at = |graph: &Thermograph| graph.value_at(player, t).expect("a small wall");
            let (least, most) = (at(&low), at(&high));
            assert!(
                wall[0] <= least && most <= wall[1],
                "{rows}{player:?} at {t}: {wall:?}, {least} to {most}, {found:?}"
            );
        }
    }
    let contains = |[low, high]: [Rational; 2], it: Rational| low <= it && it <= high;
    if let Some(usual) = &usual {
        let worth = usual
            .temperature
            .to_rational()
            .max(Rational::from_integer(0));
        assert!(
            contains(found.count, usual.mast.to_rational()),
            "{rows}{found:?} {usual:?}"
        );
        assert!(contains(found.worth, worth), "{rows}{found:?} {usual:?}");
        if let Some(kind) = found.kind {
            let told = values
                .same()
                .map(|value| RegionKind::of(&mut arena, *value));
            assert_eq!(Some(Ok(kind)), told, "{rows}{found:?}");
        }
    }
    Some(Compared {
        is_exact: found.exact_count().is_some() && found.exact_worth().is_some(),
        has_ko: usual.is_none(),
    })
}

fn compare_many(seeds: std::ops::Range<u64>) -> (usize, usize, usize) {
    let compared = seeds.filter_map(|seed| compare(&random_region(seed)));
    let compared: Vec<Compared> = compared.collect();
    let without: Vec<_> = compared.iter().filter(|one| !one.has_ko).collect();
    let exact = without.iter().filter(|one| one.is_exact).count();
    (compared.len(), without.len(), exact)
}

#[test]
fn walls_lie_where_values_say_and_meet_where_no_ko_matters() {
    let (all, without, exact) = compare_many(0..100);
    assert!(
        all > 30 && exact * 20 >= without * 19,
        "{all} {without} {exact}"
    );
}

#[test]
#[ignore = "long"]
fn many_walls_lie_where_values_say() {
    let (all, without, exact) = compare_many(0..4_000);
    println!("{all} regions, {without} without a ko, {exact} of them exact");
    assert!(exact * 20 >= without * 19);
}

#[test]
fn a_corridor_has_its_count_and_worth() {
    let exact = ("5/4".to_owned(), "3/4".to_owned(), Some(RegionKind::Gote));
    assert_eq!(told("#####\n@...#\n#####"), exact);
}

#[test]
fn a_region_with_a_ko_lies_between_numbers() {
    let (count, worth, kind) = told("@@@@@@##\n@....###\n@.....##");
    assert_eq!(
        (count.as_str(), worth.as_str(), kind),
        ("-3..-9/4", "7/4..5/2", None)
    );
}
