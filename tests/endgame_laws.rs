//! Laws of sums of trees and of endgames on boards, on random ones. A seed that breaks a law is printed.

use std::collections::BTreeMap;

use proptest::prelude::*;
use semeai_board::diagram;
use semeai_cgt::{Arena, Player, Rational, RawGame, Thermograph};
use semeai_endgame::position_report::EndgameReport;
use semeai_endgame::{Endgame, EndgameLimits, endgame_report};
use semeai_search::sum::TreeId;
use semeai_sums::{Binary, Sum, answer, score, zugzwang_terms};

use crate::random::{Random, cases};
use crate::sums::{Leaves, Plain, budget, random_sum};
use crate::support::swapped;

fn any_leaves(random: &mut Random) -> Leaves {
    random.pick(&[Leaves::Falling, Leaves::Any])
}

fn value(sum: &Sum, first: Player) -> Rational {
    let (score, _) = score(sum, first, &mut budget()).expect("a small sum");
    score
}

/// The same sum with its terms in another order, and for each of them where it was.
fn shuffled(sum: &Sum, random: &mut Random) -> (Sum, Vec<usize>) {
    let mut places: Vec<usize> = (0..sum.terms().len()).collect();
    for at in (1..places.len()).rev() {
        places.swap(at, random.below(at + 1));
    }
    let texts = places.iter().map(|at| sum.text(sum.terms()[*at]));
    let text = texts.collect::<Vec<_>>().join(" + ");
    (Sum::parse(&text).expect("a sum"), places)
}

/// Scores with best play by trying everything, where some terms are others.
fn plain(sum: &Sum, now: &[TreeId], to_move: Player) -> Rational {
    Plain::new(sum).score(now, to_move)
}

/// The alternating sum (b1-x)^+ - (b2-x)^+ + ...
fn alternating(gotes: &[Rational], x: Rational) -> Rational {
    let zero = Rational::from_integer(0);
    let signed = gotes.iter().enumerate().map(|(at, b)| {
        let over = (*b - x).max(zero);
        if at % 2 == 0 { over } else { -over }
    });
    signed.sum()
}

proptest! {
    #![proptest_config(cases(3))]

    #[test]
    fn with_players_exchanged_a_sum_is_turned_round(seed in any::<u64>()) {
        let mut random = Random::new(seed);
        let leaves = any_leaves(&mut random);
        let sum = random_sum(&mut random, leaves);
        let other = sum.negative();
        for first in [Player::Left, Player::Right] {
            let here = answer(&sum, first, &mut budget()).expect("a small sum");
            let there = answer(&other, first.opponent(), &mut budget()).expect("a small sum");
            prop_assert_eq!(here.score, -there.score, "{}", sum);
            let losses = |moves: &[semeai_sums::FirstMove]| -> Vec<Rational> {
                moves.iter().map(|each| each.loss).collect()
            };
            prop_assert_eq!(losses(&here.moves), losses(&there.moves), "{}", sum);
        }
    }

    #[test]
    fn the_order_of_terms_is_irrelevant(seed in any::<u64>()) {
        let mut random = Random::new(seed);
        let leaves = any_leaves(&mut random);
        let sum = random_sum(&mut random, leaves);
        let (other, places) = shuffled(&sum, &mut random);
        for first in [Player::Left, Player::Right] {
            let here = answer(&sum, first, &mut budget()).expect("a small sum");
            let there = answer(&other, first, &mut budget()).expect("a small sum");
            prop_assert_eq!(here.score, there.score, "{}", sum);
            for (at, was) in places.iter().enumerate() {
                let of = |moves: &[semeai_sums::FirstMove], term: usize| -> Vec<Rational> {
                    let own = moves.iter().filter(|each| each.played.term == term);
                    own.map(|each| each.loss).collect()
                };
                prop_assert_eq!(of(&there.moves, at), of(&here.moves, *was), "{}", sum);
            }
        }
    }

    #[test]
    fn a_number_shifts_the_score_and_nothing_else(seed in any::<u64>()) {
        let mut random = Random::new(seed);
        let leaves = any_leaves(&mut random);
        let sum = random_sum(&mut random, leaves);
        let points = Rational::new(i128::try_from(random.below(41)).expect("small") - 20, 2);
        let mut other = sum.clone();
        let number = other.number(points);
        other.push(number);
        for first in [Player::Left, Player::Right] {
            let here = answer(&sum, first, &mut budget()).expect("a small sum");
            let there = answer(&other, first, &mut budget()).expect("a small sum");
            prop_assert_eq!(here.score + points, there.score, "{}", sum);
            let losses = |moves: &[semeai_sums::FirstMove]| -> Vec<Rational> {
                moves.iter().map(|each| each.loss).collect()
            };
            prop_assert_eq!(losses(&here.moves), losses(&there.moves), "{}", sum);
        }
    }

    /// Spec A5: the walls of the parts at any temperature bound the score of a sum in which nobody would rather pass.
    #[test]
    fn walls_bound_the_score_at_every_temperature(seed in any::<u64>()) {
        let mut random = Random::new(seed);
        let sum = random_sum(&mut random, Leaves::Falling);
        prop_assume!(zugzwang_terms(&sum).is_empty());
        let mut arena = Arena::new();
        let graphs: Vec<Thermograph> = (sum.terms().iter())
            .map(|id| {
                let game = RawGame::parse(&sum.text(*id)).expect("a game");
                let game = game.value(&mut arena).expect("a small game");
                arena.thermograph(game).expect("a small game")
            })
            .collect();
        let black = plain(&sum, sum.terms(), Player::Left);
        let white = plain(&sum, sum.terms(), Player::Right);
        for quarter in 0..40 {
            let t = Rational::new(quarter, 4);
            let wall = |graph: &Thermograph, player| graph.value_at(player, t).expect("small");
            let left: Rational = graphs.iter().map(|graph| wall(graph, Player::Left)).sum();
            let right: Rational = graphs.iter().map(|graph| wall(graph, Player::Right)).sum();
            let widest = graphs.iter().map(|graph| wall(graph, Player::Left) - wall(graph, Player::Right)).max();
            let widest = widest.unwrap_or_default();
            prop_assert!(right + widest <= black && black <= left + t, "{} at {}: {}", sum, t, black);
            prop_assert!(right - t <= white && white <= left - widest, "{} at {}: {}", sum, t, white);
        }
    }

    /// Spec A2.3: whoever is second gains at most b1 by two gotes more, whatever else there is.
    #[test]
    fn two_gotes_gain_at_most_the_larger(seed in any::<u64>()) {
        let mut random = Random::new(seed);
        let sum = random_sum(&mut random, Leaves::Any);
        let mut sizes = [random.below(12), random.below(12)];
        sizes.sort_unstable();
        let [b2, b1] = sizes.map(|size| Rational::from_integer(i128::try_from(size).expect("small")));
        let mut with = sum.clone();
        for b in [b1, b2] {
            let gote = with.gote(b, 0.into());
            with.push(gote);
        }
        let (without_them, with_them) = (
            plain(&sum, sum.terms(), Player::Right),
            plain(&with, with.terms(), Player::Right),
        );
        prop_assert!(with_them <= b1 + without_them, "{} with {}, {}: {} {}", sum, b1, b2, with_them, without_them);
    }

    /// Spec A2: whether a deep tree or the largest gote is best is seen from os(1) and os(2) alone.
    #[test]
    fn the_theorem_decides_the_first_move(seed in any::<u64>()) {
        let mut random = Random::new(seed);
        let mut sum = Sum::new();
        for _ in 0..random.between(1, 2) {
            let depth = 2 + u32::try_from(random.below(2)).expect("small");
            let leaves = any_leaves(&mut random);
            let tree = crate::sums::random_tree(&mut sum, &mut random, depth, leaves, &mut 20);
            sum.push(tree);
        }
        let deep: Vec<usize> = (0..sum.terms().len()).filter(|at| sum.height(sum.terms()[*at]) > 0).collect();
        prop_assume!(!deep.is_empty());
        let most = random.between(1, 10);
        let mut sizes: Vec<usize> = (0..random.between(1, 3)).map(|_| random.below(most + 1)).collect();
        sizes.push(most);
        sizes.sort_unstable_by(|one, other| other.cmp(one));
        let largest = sum.terms().len();
        for size in sizes {
            let b = Rational::from_integer(i128::try_from(size).expect("small"));
            let gote = sum.gote(b, 0.into());
            sum.push(gote);
        }
        let mut plain = Plain::new(&sum);
        let played = |now: &[TreeId], at: usize, player: Player| -> Vec<Vec<TreeId>> {
            let options = sum.tree(now[at]).options(player).iter();
            options.map(|to| { let mut after = now.to_vec(); after[at] = *to; after }).collect()
        };
        let (black, white) = (Player::Left, Player::Right);
        let trees_first = deep.iter().flat_map(|at| played(sum.terms(), *at, black));
        let os1 = trees_first.map(|now| plain.score(&now, white)).max().expect("a deep tree");
        let [after_gote] = &played(sum.terms(), largest, black)[..] else { panic!("one option") };
        let gote_first = plain.score(after_gote, white);
        let then_tree = deep.iter().flat_map(|at| played(after_gote, *at, white));
        let os2 = then_tree.map(|now| plain.score(&now, black)).min().expect("a deep tree");
        prop_assert_eq!(os1 > os2, os1 > gote_first, "{}: {} {} {}", sum, os1, os2, gote_first);
        if os1 <= os2 {
            prop_assert!(gote_first >= os1, "{}: {} {} {}", sum, os1, os2, gote_first);
        }
        let best = plain.score(sum.terms(), black);
        prop_assert_eq!(best, os1.max(gote_first), "{}: no other gote is better", sum);
    }

    /// Spec A3: D by the two alternating sums, as its terms, and as what is between the two scores.
    #[test]
    fn the_three_forms_of_the_discriminant_are_one(seed in any::<u64>()) {
        let mut random = Random::new(seed);
        let mut number = || Rational::new(i128::try_from(random.below(25)).expect("small"), 2);
        let [xl, xr, y] = [number(), number(), number()];
        let gotes: Vec<Rational> = (0..5).map(|_| number()).collect();
        let gotes = gotes[..1 + usize::try_from(seed % 5).expect("small")].to_vec();
        let binary = Binary::new(xl, xr, y, gotes);
        for first in [Player::Left, Player::Right] {
            let found = binary.discriminant(first).expect("a gote");
            let (own, other) = if first == Player::Left { (xr, xl) } else { (xl, xr) };
            let second = (binary.gotes[0] - other).max(0.into()) - alternating(&binary.gotes, other);
            prop_assert_eq!(found.value, y - alternating(&binary.gotes, own) - second);
            prop_assert_eq!(found.value, found.terms.iter().sum::<Rational>());
            let between = found.tree_first - found.gote_first;
            prop_assert_eq!(found.value, if first == Player::Left { between } else { -between });
            let sum = binary.sum();
            let best = plain(&sum, sum.terms(), first);
            prop_assert_eq!(found.score(first), best, "{}", sum);
            prop_assert_eq!(value(&sum, first), best);
        }
    }
}

/// Parts of boards that know nothing of each other: each is framed by safe stones. All are six points wide.
const PARTS: [&[&str]; 9] = [
    &["######", "@...##", "######"],
    &["@@@@@@", "#....@", "@@@@@@"],
    &["@@@@@@", "@X@@@@", "@.X@@@", "@.@@@@", "###@@@"],
    &["######", "###.##", "@...##", "@@@@@@"],
    &["######", "#.@@##", "@X.@##", "#@@@##"],
    &["@@@###", "@@.###", "@@@###"],
    &["######", "#X.O@@", "##OX@@", "###.@@", "######"],
    &["######", "#.O.##", "##..##", "######"],
    &["######", "@O..##", "######"],
];

fn report(rows: &[String]) -> EndgameReport {
    let drawn = diagram::parse(&rows.join("\n")).expect("a diagram");
    let mut asked = Endgame::new(drawn.position().expect("a position"));
    asked.roles = drawn.roles;
    endgame_report(&asked, &EndgameLimits::default())
}

/// A board of parts one below the other.
fn stacked(parts: &[&[&str]]) -> Vec<String> {
    parts
        .iter()
        .flat_map(|part| part.iter().map(|row| (*row).to_owned()))
        .collect()
}

/// What every first move loses, by part, row and column.
fn losses(
    report: &EndgameReport,
    parts: &[usize],
) -> BTreeMap<(usize, usize, usize, bool), String> {
    let places = parts
        .iter()
        .flat_map(|part| (0..PARTS[*part].len()).map(move |row| (*part, row)));
    let places: Vec<(usize, usize)> = places.collect();
    let mut found = BTreeMap::new();
    for (first, start) in report.starts.iter() {
        for loss in &start.as_ref().expect("asked").losses {
            let (row, column) = (loss.point.index() / 6, loss.point.index() % 6);
            let (part, row) = places[row];
            let is_black = first == semeai_board::Color::Black;
            found.insert((part, row, column, is_black), format!("{:?}", loss.loss));
        }
    }
    found
}

proptest! {
    #![proptest_config(cases(1))]

    #[test]
    fn regions_in_any_order_are_worth_the_same(
        parts in proptest::sample::subsequence((0..PARTS.len()).collect::<Vec<_>>(), 2..=4),
        order in any::<u64>(),
    ) {
        let mut random = Random::new(order);
        let mut other = parts.clone();
        for at in (1..other.len()).rev() {
            other.swap(at, random.below(at + 1));
        }
        let board = |parts: &[usize]| stacked(&parts.iter().map(|part| PARTS[*part]).collect::<Vec<_>>());
        let (here, there) = (report(&board(&parts)), report(&board(&other)));
        prop_assert_eq!(here.territory_score, there.territory_score);
        prop_assert_eq!(here.area_score, there.area_score);
        prop_assert_eq!(here.ko, there.ko);
        let mean = |report: &EndgameReport| report.total.as_ref().map(|total| (total.mean, total.temperature));
        prop_assert_eq!(mean(&here), mean(&there));
        prop_assert_eq!(losses(&here, &parts), losses(&there, &other));
    }

    #[test]
    fn a_settled_region_shifts_the_scores_by_its_count(
        parts in proptest::sample::subsequence((0..PARTS.len()).collect::<Vec<_>>(), 1..=3),
        is_black in any::<bool>(),
        points in 1_i64..=4,
    ) {
        let parts: Vec<&[&str]> = parts.iter().map(|part| PARTS[*part]).collect();
        let board = stacked(&parts);
        let width = usize::try_from(points).expect("small");
        let room = [
            "######".to_owned(),
            format!("#{}{}", ".".repeat(width), "#".repeat(5 - width)),
            "######".to_owned(),
        ];
        let room = if is_black { room.to_vec() } else { swapped(&room) };
        let (count, more) = if is_black { (points, 18) } else { (-points, -18) };
        let (here, there) = (report(&board), report(&[room, board].concat()));
        let (before, after) = (here.territory_score.expect("a score"), there.territory_score.expect("a score"));
        for (before, after) in [(before.black, after.black), (before.white, after.white)] {
            prop_assert_eq!((before.low + count, before.high + count), (after.low, after.high));
        }
        // There is none where a region depends on a ko.
        let mean = |report: &EndgameReport| report.total.as_ref().map(|total| total.mean);
        let shifted = mean(&here).map(|mean| mean + Rational::from_integer(count.into()));
        prop_assert_eq!(shifted, mean(&there));
        // The room is a part of the area with its frame: 18 points of one side.
        let (before, after) = (here.area_score.expect("a score"), there.area_score.expect("a score"));
        for (before, after) in [(before.black, after.black), (before.white, after.white)] {
            prop_assert_eq!((before.low + more, before.high + more), (after.low, after.high));
        }
    }
}
