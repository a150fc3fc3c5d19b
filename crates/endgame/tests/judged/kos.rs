//! Regions with kos: known ones, and random ones against a judge that plays them beside coupons.

use semeai_board::{Color, diagram};
use semeai_cgt::Rational;
use semeai_endgame::position_report::{EndgameReport, RegionState};
use semeai_endgame::{Endgame, EndgameLimits, KoThermograph, KoWorth, Scoring, endgame_report};

use crate::judge::Judge;
use crate::{Random, board, drawn};

fn asked(rows: &str) -> Endgame {
    let drawn = diagram::parse(&rows.replace('/', "\n")).expect("a diagram");
    let mut asked = Endgame::new(drawn.position().expect("a position"));
    asked.roles = drawn.roles;
    asked
}

fn report(asked: &Endgame) -> EndgameReport {
    endgame_report(asked, &EndgameLimits::default())
}

/// Counts and worths by the coupons of the judge. The half-point ko is that of many books; the ko for 4 points in 3 moves and the
/// rule of three are at Sensei's Library (`SmallestKos`).
#[test]
fn a_direct_ko_is_worth_a_third_of_what_it_decides() {
    for (rows, count, worth) in [
        ("##@@@/#.X@@/##@@@", (-1, 3), (1, 3)),
        ("##@@@/#O.@@/##@@@", (1, 3), (1, 3)),
        ("@@.@@/@@X@@/##.X@/###@@", (-4, 3), (4, 3)),
        ("@@.@@/@@X@@/@@X@@/##.X@/###@@", (-2, 1), (2, 1)),
        (
            "@@.@@/@@X@@/@@X@@/@@X@@/@@X@@/##O.@/###@@",
            (-17, 3),
            (10, 3),
        ),
    ] {
        let report = report(&asked(rows));
        let [region] = &report.regions[..] else {
            panic!("one region: {rows}");
        };
        let told = (region.count(), region.worth());
        let wanted = (
            Rational::new(count.0, count.1),
            Rational::new(worth.0, worth.1),
        );
        assert_eq!(told, (Some(wanted.0), Some(wanted.1)), "{rows}");
        assert_eq!(region.swing(), Some(wanted.1 * Rational::from_integer(3)));
        assert!(region.value.is_none() && region.state == RegionState::Ko);
    }
}

/// The value of a scaffold at a temperature.
fn on_scaffold(ko: &KoWorth, side: Color, t: Rational) -> Rational {
    let corners = ko.scaffold(side);
    let after = corners.partition_point(|corner| corner.0 <= t);
    let from = corners[after - 1];
    let price = match side {
        Color::Black => from.0 - t,
        Color::White => t - from.0,
    };
    match corners.get(after) {
        Some(to) => from.1 + (to.1 - from.1) / (to.0 - from.0) * (t - from.0),
        None => from.1 + price,
    }
}

#[test]
fn walls_of_kos_follow_their_scaffolds_until_they_meet() {
    for rows in [
        "##@@@/#.X@@/##@@@",
        "##@@@/#O.@@/##@@@",
        "@@.@@/@@X@@/##.X@/###@@",
    ] {
        let report = report(&asked(rows));
        let ko = report.regions[0].ko_worth().expect("a ko");
        let (walls, two) = (&ko.no_threats, Rational::from_integer(2));
        for (side, wall) in [(Color::Black, &walls.left), (Color::White, &walls.right)] {
            let below = walls.temperature / two;
            assert_eq!(
                on_scaffold(ko, side, below),
                wall.at(below),
                "{rows} {side:?}"
            );
            let above = walls.temperature * two;
            assert_ne!(on_scaffold(ko, side, above), walls.mast, "{rows} {side:?}");
        }
    }
}

/// The half-point ko of a game beside a corridor, which is bigger.
#[test]
fn a_corridor_comes_before_a_ko_that_decides_a_point() {
    let rows = "########/#.#.####/@#######/@##...@@/@#######/@#######/@##@@@@@/@#O.@@@@/@##@@@@@/@@@@@@@@/@@.@.@@@";
    let report = report(&asked(rows));
    let worths: Vec<Option<Rational>> =
        report.regions.iter().map(|region| region.worth()).collect();
    assert_eq!(
        worths,
        [Some(Rational::new(3, 4)), Some(Rational::new(1, 3))]
    );
    assert_eq!(report.hottest_first(), [0, 1]);
    let total = report.total.expect("a direct ko has a count");
    assert_eq!(total.mean, Rational::new(19, 12));
    assert_eq!(total.temperature, Some(Rational::new(3, 4)));
}

/// So many units are a point.
const UNITS: i128 = 24;

/// What the judge says of a wall, in points: the score beside coupons up to a temperature less half of the best coupon. A move costs a
/// point more by territory than by area.
fn wall(asked: &Endgame, first: Color, coupons: u16) -> Option<Rational> {
    let units = i32::try_from(UNITS).expect("a few");
    let judge =
        Judge::beside_coupons(&asked.position, Scoring::Area, (units, coupons), 100_000).ok()?;
    let score = judge.score(first).ok()?;
    let half = Rational::new(i128::from(coupons), 2);
    let sign = if first == Color::Black { -half } else { half };
    let count = |color| i128::try_from(asked.position.stones(color).len()).expect("a few");
    let stones = Rational::from_integer(count(Color::Black) - count(Color::White));
    Some((Rational::from_integer(score.into()) + sign) / Rational::from_integer(UNITS) - stones)
}

/// Whether the walls of a board are those of its only region and what is settled: below its worth, and above.
fn agrees(asked: &Endgame, ko: &KoThermograph, settled: i64) -> Option<bool> {
    let settled = Rational::from_integer(settled.into());
    let near = Rational::new(1, 12);
    let worth = ko.temperature.max(Rational::from_integer(0));
    let below = (worth * Rational::from_integer(UNITS) / Rational::from_integer(2)).round();
    let above = (worth * Rational::from_integer(UNITS)).ceil() + Rational::from_integer(UNITS / 4);
    for t in [below, above] {
        let coupons = u16::try_from(t.to_integer() + UNITS).ok()?;
        let t = t / Rational::from_integer(UNITS);
        for first in Color::ALL {
            let wanted = match first {
                Color::Black => ko.left.at(t),
                Color::White => ko.right.at(t),
            };
            let apart = wall(asked, first, coupons)? - settled - wanted;
            if apart > near || apart < -near {
                return Some(false);
            }
        }
    }
    Some(true)
}

/// A ko on which some stones hang, in either colour, with up to two points of the board changed at random.
fn ko_board(seed: u64) -> Option<Endgame> {
    let mut random = Random(seed);
    let mut rows: Vec<Vec<u8>> = vec![b"@@.@@".to_vec()];
    for _ in 0..random.below(3) {
        rows.push(b"@@X@@".to_vec());
    }
    let taken = [&b"##.X@"[..], b"##O.@"][random.below(2)];
    rows.extend([taken.to_vec(), b"###@@".to_vec()]);
    for _ in 0..random.below(3) {
        let (row, column) = (random.below(rows.len()), random.below(5));
        rows[row][column] = b".XO#@"[random.below(5)];
    }
    let is_exchanged = random.below(2) == 0;
    let exchanged = |cell: &u8| match cell {
        b'#' => '@',
        b'@' => '#',
        b'X' => 'O',
        b'O' => 'X',
        other => char::from(*other),
    };
    let row = |row: Vec<u8>| match is_exchanged {
        true => row.iter().map(exchanged).collect(),
        false => String::from_utf8(row).expect("signs"),
    };
    let rows: Vec<String> = rows.into_iter().map(row).collect();
    let drawn = diagram::parse(&rows.join("\n")).ok()?;
    let mut asked = Endgame::new(drawn.position().ok()?);
    asked.roles = drawn.roles;
    Some(asked)
}

/// How many boards with a ko the judge could play, and how many of them were no direct kos.
fn run(boards: impl Iterator<Item = Endgame>) -> (usize, usize) {
    let (mut all, mut others) = (0, 0);
    for asked in boards {
        let report = report(&asked);
        let [region] = &report.regions[..] else {
            continue;
        };
        let Some(ko) = region.ko_worth() else {
            continue;
        };
        if let Some(agrees) = agrees(&asked, &ko.no_threats, report.settled) {
            assert!(agrees, "{ko:?}\n{}", drawn(&asked));
            all += 1;
            others += usize::from(ko.no_threats.direct_ko().is_none());
        }
    }
    println!("{all} boards with a ko, {others} of them with no direct one");
    (all, others)
}

#[test]
fn what_is_told_of_kos_is_what_comes_of_playing_them_beside_coupons() {
    let (all, _) = run((0..60).filter_map(ko_board));
    assert!(all > 15, "{all}");
    let (all, others) = run((0..400).filter_map(|seed| board(seed, 7)));
    assert!(all > 5 && others > 5, "{others} of {all}");
}

/// Takes minutes.
#[test]
#[ignore = "slow"]
fn hundreds_of_kos_are_played_beside_coupons() {
    let (all, _) = run((1_000..3_000).filter_map(ko_board));
    assert!(all > 500, "{all}");
    let (all, others) = run((1_000..9_000).filter_map(|seed| board(seed, 8)));
    assert!(all > 100 && others > 100, "{others} of {all}");
}
