//! Laws that hold for every race, tried on random positions.

use proptest::prelude::*;
use semeai_board::{Color, Point, Topology};
use semeai_race::Ending;
use semeai_race::picks::{Move, Path, Picks};
use semeai_race::report::{Claim, NodeState, Report, Start};
use semeai_search::Known;

use crate::random::cases;
use crate::support::{Race, swapped};

/// Templates of a half: rows behind Black's block, five points wide.
const HALVES: [&str; 9] = [
    ".@.@.",
    "@...@",
    "@..@@/@XX@@/@.@@@",
    ".@.@./XXXXX/@.@@@",
    "@.@.@/B.B.B",
    "@.@@@/B.B@.",
    "B.B.@",
    "B...B",
    ".@.@@/@@@@@/.@XX./@.@@@",
];

/// Rows between the blocks.
const BETWEEN: [&str; 4] = ["", "B.BBB", "B.B.B", "B..WW"];

/// A race put together from two halves.
fn halves() -> impl Strategy<Value = Vec<String>> {
    (0..HALVES.len(), 0..BETWEEN.len(), 0..HALVES.len()).prop_map(|(above, between, below)| {
        let rows = |text: &str| text.split('/').map(str::to_owned).collect::<Vec<_>>();
        let mut race = rows(HALVES[above]);
        race.push("BBBBB".to_owned());
        if !BETWEEN[between].is_empty() {
            race.push(BETWEEN[between].to_owned());
        }
        race.push("WWWWW".to_owned());
        let mut below = swapped(&rows(HALVES[below]));
        below.reverse();
        race.extend(below);
        race
    })
}

/// A rectangle of arbitrary cells.
fn anything() -> impl Strategy<Value = Vec<String>> {
    (2_usize..=9, 2_usize..=9).prop_flat_map(|(columns, rows)| {
        let cell = prop::sample::select("......BBWW##@@XO".chars().collect::<Vec<_>>());
        let row = prop::collection::vec(cell, columns).prop_map(String::from_iter);
        prop::collection::vec(row, rows)
    })
}

/// What must not depend on where and in which colour a race stands: each region's defender, points (by a map of
/// the board), value and count, and the verdict of each side.
fn essence(race: &Race, report: &Report, to: &dyn Fn(usize, usize) -> (usize, usize)) -> String {
    let place = |point: Point| {
        let (x, y) = race
            .topology()
            .shape()
            .column_and_row(point)
            .expect("a rectangle");
        to(x, y)
    };
    let places = |points: &mut dyn Iterator<Item = Point>| {
        let mut places: Vec<_> = points.map(place).collect();
        places.sort_unstable();
        places
    };
    let mut regions: Vec<String> = report
        .regions
        .iter()
        .map(|region| {
            let root = region.root();
            let value = root.value.as_ref();
            let states: Vec<String> = region
                .tree
                .nodes
                .iter()
                .map(|node| format!("{:?} {}", node.state, node.is_cut))
                .collect();
            format!(
                "{:?} {:?} {:?} {:?} {:?} {}",
                region.defender,
                places(&mut region.points.iter()),
                places(&mut region.useful.iter()),
                value.map(|v| (&v.text, &v.cooled, v.mean, v.temperature)),
                root.state,
                sorted(states).join(",")
            )
        })
        .collect();
    regions.sort();
    let verdict = report.verdict.as_ref().map(|verdict| {
        let start = |start: &Start| {
            let moves = places(&mut start.winning_moves.iter().copied());
            format!("{:?} {:?} {moves:?}", start.adjusted, start.ending)
        };
        format!(
            "{:?} {:?} {} {} {:?}",
            verdict.conclusion,
            verdict.conclusion.map(drop),
            start(&verdict.starts.black),
            start(&verdict.starts.white),
            verdict.sum.as_ref().map(|sum| &sum.cooled)
        )
    });
    format!("{}\n{verdict:?}", regions.join("\n"))
}

fn sorted(mut list: Vec<String>) -> Vec<String> {
    list.sort();
    list
}

/// The picks moved to another board of the same race.
fn moved(
    picks: &Picks,
    from: &Race,
    onto: &Race,
    map: impl Fn(usize, usize) -> (usize, usize),
) -> Picks {
    let point = |point: Point| {
        let (x, y) = from
            .topology()
            .shape()
            .column_and_row(point)
            .expect("a rectangle");
        let (x, y) = map(x, y);
        onto.topology().shape().at(x, y).expect("on the board")
    };
    let mut result = Picks::default();
    for (path, points) in picks.iter() {
        let path: Path = path
            .iter()
            .map(|m| Move {
                color: m.color,
                point: point(m.point),
            })
            .collect();
        for &p in points {
            result.add(&path, point(p));
        }
    }
    result
}

fn mirrored(rows: &[String]) -> Vec<String> {
    rows.iter().map(|row| row.chars().rev().collect()).collect()
}

/// Columns become rows.
fn turned(rows: &[String]) -> Vec<String> {
    let width = rows[0].len();
    (0..width)
        .map(|x| {
            rows.iter()
                .map(|row| char::from(row.as_bytes()[x]))
                .collect()
        })
        .collect()
}

fn opposite(ending: Claim<Ending>) -> Claim<Ending> {
    ending.map(|ending| match ending {
        Ending::Black => Ending::White,
        Ending::White => Ending::Black,
        Ending::Seki | Ending::BothLive => ending,
    })
}

proptest! {
    #![proptest_config(cases(1))]

    #[test]
    fn swapping_colours_mirrors_everything(rows in halves()) {
        let race = Race::new(&rows);
        let other = Race::new(&swapped(&rows));
        let picks = race.picks_of_useful_points(3, 40);
        let mut opposite_picks = Picks::default();
        for (path, points) in picks.iter() {
            let path: Path = path
                .iter()
                .map(|m| Move { color: m.color.opponent(), ..*m })
                .collect();
            for &point in points {
                opposite_picks.add(&path, point);
            }
        }
        let (here, there) = (race.analyze(&picks), other.analyze(&opposite_picks));
        prop_assert_eq!(here.regions.len(), there.regions.len());
        for (a, b) in here.regions.iter().zip(&there.regions) {
            prop_assert_eq!(a.defender, b.defender.opponent());
            prop_assert_eq!(a.points, b.points);
            prop_assert_eq!(a.useful, b.useful);
            prop_assert_eq!(a.tree.nodes.len(), b.tree.nodes.len());
            let (a, b) = (a.root(), b.root());
            prop_assert_eq!(a.state, b.state);
            prop_assert_eq!(a.value.is_some(), b.value.is_some());
            if let (Some(a), Some(b)) = (&a.value, &b.value) {
                prop_assert_eq!(a.mean, -b.mean);
                prop_assert_eq!(a.temperature, b.temperature);
                let mut arena = semeai_cgt::Arena::new();
                let value = arena.parse(a.text.as_str()).expect("a value");
                let negative = arena.neg(value).expect("within the budget");
                prop_assert_eq!(arena.formula(negative), b.text.clone());
            }
        }
        let (a, b) = (here.verdict.expect("two sides"), there.verdict.expect("two sides"));
        // How far a search gets within its budget may differ with who is asked about first.
        if [a.known(), b.known()].contains(&Known::Undecided) {
            return Ok(());
        }
        for (a, b) in [(&a.starts.black, &b.starts.white), (&a.starts.white, &b.starts.black)] {
            prop_assert_eq!(a.adjusted, b.adjusted.map(|n| -n));
            prop_assert_eq!(a.ending, opposite(b.ending));
            prop_assert_eq!(&a.winning_moves, &b.winning_moves);
        }
        prop_assert_eq!(a.conclusion.map(drop), b.conclusion.map(drop));
    }

    #[test]
    fn mirrors_and_turns_change_nothing(rows in halves()) {
        let race = Race::new(&rows);
        let picks = race.picks_of_useful_points(3, 40);
        let found = race.analyze(&picks);
        let here = essence(&race, &found, &|x, y| (x, y));
        let width = rows[0].len();
        // How far a search gets within its budget may differ with the order in which moves are tried.
        let is_undecided = |report: &Report| {
            let verdict = report.verdict.as_ref();
            verdict.is_some_and(|verdict| verdict.known() == Known::Undecided)
        };

        let mirror = Race::new(&mirrored(&rows));
        let flip = |x: usize, y: usize| (width - 1 - x, y);
        let there = mirror.analyze(&moved(&picks, &race, &mirror, flip));
        if is_undecided(&found) || is_undecided(&there) {
            return Ok(());
        }
        prop_assert_eq!(&essence(&mirror, &there, &flip), &here);

        let turn = Race::new(&turned(&rows));
        let swap = |x: usize, y: usize| (y, x);
        let there = turn.analyze(&moved(&picks, &race, &turn, swap));
        if !is_undecided(&there) {
            prop_assert_eq!(&essence(&turn, &there, &swap), &here);
        }
    }

    /// The columns behind Black's block are regions of their own, in any order.
    #[test]
    fn the_order_of_regions_is_irrelevant(
        order in Just(vec![0, 1, 2, 3]).prop_shuffle(),
        white in 1_usize..=5,
    ) {
        let columns = ["..X@", ".XX.", "@@@.", "@.@@"].map(|c| c.as_bytes());
        let board = |order: &[usize]| -> Vec<String> {
            let mut rows: Vec<String> = (0..4)
                .map(|row| {
                    let cells = order.iter().map(|&i| char::from(columns[i][row]));
                    cells.fold("@".to_owned(), |row, cell| row + &cell.to_string() + "@")
                })
                .collect();
            rows.push("B".repeat(9));
            rows.push("W".repeat(9));
            let is_open = |x: usize| x.is_multiple_of(2) && x / 2 < white;
            rows.push((0..9).map(|x| if is_open(x) { '.' } else { '#' }).collect());
            rows
        };
        let summary = |order: &[usize]| {
            let race = Race::new(&board(order));
            let report = race.analyze(&race.picks_of_useful_points(3, 40));
            let verdict = report.verdict.expect("two sides");
            let values = report.regions.iter().map(|region| format!("{:?}", region.root().value));
            (
                sorted(values.collect()),
                verdict.sum.map(|sum| (sum.text, sum.cooled)),
                verdict.starts.black.adjusted,
                verdict.starts.black.ending,
                verdict.starts.white.adjusted,
                verdict.starts.white.ending,
            )
        };
        prop_assert_eq!(summary(&order), summary(&[0, 1, 2, 3]));
    }

    /// One more settled liberty of a block moves the sum by one, whatever else there is.
    #[test]
    fn a_settled_region_shifts_the_sum_by_its_count(
        above in prop::sample::select(vec![0_usize, 2, 3]),
        dame in 1_usize..=3,
    ) {
        let board = |dame: usize| -> Vec<String> {
            let mut rows: Vec<String> = HALVES[above].split('/').map(|row| format!("{row}@@@@@@")).collect();
            let last = rows.len() - 1;
            let cell = |i: usize| if i % 2 == 1 && i / 2 < dame { '.' } else { '@' };
            rows[last].replace_range(5.., &(0..6).map(cell).collect::<String>());
            rows.extend(["B".repeat(11), "W".repeat(11), format!(".#.#.{}", "#".repeat(6))]);
            rows
        };
        let adjusted = |dame: usize| {
            let race = Race::new(&board(dame));
            let report = race.analyze(&race.picks_of_useful_points(4, 200));
            let verdict = report.verdict.expect("two sides");
            let adjusted = [verdict.starts.black.adjusted, verdict.starts.white.adjusted];
            adjusted.map(|a| a.expect("complete"))
        };
        let (less, more) = (adjusted(0), adjusted(dame));
        let shift = i128::try_from(dame).expect("small");
        prop_assert_eq!(more, less.map(|a| a + shift));
    }

    #[test]
    fn the_order_of_picks_is_irrelevant(rows in halves(), seed in any::<u64>()) {
        let race = Race::new(&rows);
        let picks = race.picks_of_useful_points(3, 40);
        let mut list: Vec<(Path, Point)> = picks
            .iter()
            .flat_map(|(path, points)| points.iter().map(|&point| (path.clone(), point)))
            .collect();
        let mut random = crate::random::Random::new(seed);
        for i in (1..list.len()).rev() {
            list.swap(i, random.below(i + 1));
        }
        let mut shuffled = Picks::default();
        for (path, point) in &list {
            shuffled.add(path, *point);
        }
        prop_assert_eq!(&shuffled, &picks);
        let here = |x, y| (x, y);
        let (a, b) = (race.analyze(&picks), race.analyze(&shuffled));
        prop_assert_eq!(essence(&race, &a, &here), essence(&race, &b, &here));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    /// Any marks and any picks get an answer, also those that make no sense, and soon.
    #[test]
    fn analysis_never_panics(
        rows in anything(),
        picked in prop::collection::vec((prop::collection::vec((any::<bool>(), 0_usize..81), 0..3), 0_usize..81), 0..12),
    ) {
        let Ok(race) = Race::try_new(&rows) else {
            return Ok(());
        };
        let points = race.topology().len();
        let point = |i: usize| Point::new(i % points).expect("on the board");
        let mut picks = race.picks_of_useful_points(2, 20);
        for (path, at) in &picked {
            let path: Path = path
                .iter()
                .map(|&(is_black, i)| Move {
                    color: if is_black { Color::Black } else { Color::White },
                    point: point(i),
                })
                .collect();
            picks.add(&path, point(*at));
        }
        let begun = std::time::Instant::now();
        let report = race.analyze(&picks);
        prop_assert!(begun.elapsed().as_secs() < 5, "{} seconds", begun.elapsed().as_secs());
        check_report(&report, race.topology());
    }
}

/// What every report keeps.
fn check_report(report: &Report, topology: &Topology) {
    assert_eq!(report.points.len(), topology.len());
    for region in &report.regions {
        let nodes = &region.tree.nodes;
        for (i, node) in nodes.iter().enumerate() {
            assert!(node.parent.is_none_or(|parent| parent.0 < i));
            if node.state == NodeState::Nil {
                assert_eq!(node.value, None);
            }
        }
    }
    if let Some(verdict) = &report.verdict {
        let is_open = !verdict.questions.is_empty();
        for start in [&verdict.starts.black, &verdict.starts.white] {
            let is_claimed = start.ending.counted().is_some();
            assert!(
                !(is_open && is_claimed),
                "a final verdict with open questions"
            );
        }
    }
}
