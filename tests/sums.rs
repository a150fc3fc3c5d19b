//! Sums of trees: the cases of the fixture, and random sums against a plain solver.

use std::collections::HashMap;

use semeai_cgt::{Player, Rational};
use semeai_search::PositionBudget;
use semeai_search::sum::{Tree, TreeId};
use semeai_sums::{
    Binary, Boundary, Choice, Plane, Sum, ThumbRules, TreeCounts, answer, endings, prove, score,
};
use serde_json::Value;

use crate::random::Random;

fn cases(kind: &str) -> Vec<Value> {
    let text = include_str!("fixtures/endgame-cases.json");
    let all: Value = serde_json::from_str(text).unwrap();
    let cases = all["cases"].as_array().unwrap().iter();
    let cases: Vec<Value> = cases.filter(|case| case["kind"] == kind).cloned().collect();
    assert!(!cases.is_empty(), "no case is of kind {kind}");
    cases
}

pub(crate) fn budget() -> PositionBudget {
    PositionBudget::new(1_000_000)
}

fn number(value: &Value) -> Rational {
    match value {
        Value::String(text) => {
            let (top, bottom) = text.split_once('/').unwrap_or((text, "1"));
            Rational::new(top.parse().unwrap(), bottom.parse().unwrap())
        }
        number => Rational::from_integer(number.as_i64().unwrap().into()),
    }
}

fn numbers(value: &Value) -> Vec<Rational> {
    value.as_array().unwrap().iter().map(number).collect()
}

fn player(value: &Value) -> Player {
    match value.as_str().unwrap() {
        "B" => Player::Left,
        _ => Player::Right,
    }
}

fn tree(sum: &mut Sum, value: &Value) -> TreeId {
    match value {
        Value::Array(options) => {
            let left = tree(sum, &options[0]);
            let right = tree(sum, &options[1]);
            sum.pair(left, right)
        }
        leaf => sum.number(number(leaf)),
    }
}

fn sum_of(trees: &Value) -> Sum {
    let mut sum = Sum::new();
    for value in trees.as_array().unwrap() {
        let tree = tree(&mut sum, value);
        sum.push(tree);
    }
    sum
}

fn named(choice: Option<Choice>) -> &'static str {
    match choice {
        Some(Choice::Tree) => "A",
        Some(Choice::Gote) => "B1",
        Some(Choice::Both) => "both",
        None => "undecided",
    }
}

/// One tree of depth 2 among gotes.
fn one_tree(id: &str) {
    let case = cases("yose2").into_iter().find(|case| case["id"] == id);
    let case = case.expect("a case");
    let (input, expect) = (&case["input"], &case["expect"]);
    let first = player(&input["first"]);
    let [xl, xr, y] = ["xl", "xr", "y"].map(|name| number(&input[name]));
    let binary = Binary::new(xl, xr, y, numbers(&input["b"]));
    let discriminant = binary.discriminant(first).unwrap();
    assert_eq!(discriminant.value, number(&expect["D"]), "{id}");
    assert_eq!(
        discriminant.terms.iter().sum::<Rational>(),
        discriminant.value,
        "{id}"
    );
    assert_eq!(Value::from(discriminant.own_band), expect["i"], "{id}");
    assert_eq!(Value::from(discriminant.other_band), expect["j"], "{id}");
    assert_eq!(discriminant.tree_first, number(&expect["os1"]), "{id}");
    assert_eq!(discriminant.gote_first, number(&expect["os2"]), "{id}");
    assert_eq!(
        discriminant.loss_of_tree(first),
        number(&expect["loss_A"]),
        "{id}"
    );
    assert_eq!(
        discriminant.loss_of_gote(),
        number(&expect["loss_B1"]),
        "{id}"
    );
    assert_eq!(discriminant.score(first), number(&expect["score"]), "{id}");
    let best = match discriminant.best(first) {
        Choice::Tree => vec!["A"],
        Choice::Gote => vec!["B1"],
        Choice::Both => vec!["A", "B1"],
    };
    assert_eq!(Value::from(best), expect["best"], "{id}");
    let rules = ThumbRules::of(&binary, first).unwrap();
    assert_eq!(named(rules.average), expect["average"], "{id}");
    assert_eq!(named(rules.doubling), expect["reverse2"], "{id}");
    assert_eq!(named(rules.rule), expect["recipe"], "{id}");
    let (line, worked_out) = binary.order(first);
    let line: Vec<String> = line
        .iter()
        .map(|(player, place)| {
            let side = if *player == Player::Left { "B" } else { "W" };
            place.map_or(format!("{side}:A"), |place| {
                format!("{side}:B{}", place + 1)
            })
        })
        .collect();
    assert_eq!(Value::from(line), expect["order"], "{id}");
    assert_eq!(Value::from(worked_out), expect["discriminants"], "{id}");
    let (searched, _) = score(&binary.sum(), first, &mut budget()).unwrap();
    assert_eq!(searched, number(&expect["score"]), "{id}");
}

#[test]
fn y01_rule_and_truth_agree() {
    one_tree("Y01");
}

#[test]
fn y02_averaging_says_the_tree_and_the_gote_is_right() {
    one_tree("Y02");
}

#[test]
fn y03_averaging_cannot_decide() {
    one_tree("Y03");
}

#[test]
fn y05_a_sente_of_white() {
    one_tree("Y05");
}

#[test]
fn y07_doubling_says_the_tree_and_the_gote_is_right() {
    one_tree("Y07");
}

#[test]
fn y10_a_single_gote() {
    one_tree("Y10");
}

#[test]
fn y11_both_are_best_though_the_discriminant_is_negative() {
    one_tree("Y11");
}

#[test]
fn y14_the_score_is_not_that_of_the_cut_tree() {
    one_tree("Y14");
}

#[test]
fn y15_on_the_boundary_of_two_bands() {
    one_tree("Y15");
}

#[test]
fn every_case_of_one_tree_has_its_test() {
    let ids = [
        "Y01", "Y02", "Y03", "Y05", "Y07", "Y10", "Y11", "Y14", "Y15",
    ];
    let found = cases("yose2").into_iter().map(|case| case["id"].clone());
    assert!(found.eq(ids.map(Value::from)));
}

#[test]
fn sums_have_their_scores_and_every_term_its_loss() {
    for case in cases("sum") {
        let sum = sum_of(&case["input"]["trees"]);
        let answer = answer(&sum, player(&case["input"]["first"]), &mut budget()).unwrap();
        assert_eq!(
            answer.score,
            number(&case["expect"]["score"]),
            "{}",
            case["id"]
        );
        let losses: Vec<Rational> = answer.moves.iter().map(|each| each.loss).collect();
        assert_eq!(losses, numbers(&case["expect"]["loss"]), "{}", case["id"]);
    }
}

#[test]
fn large_sums_are_scored_with_few_positions() {
    for case in cases("nodes") {
        let instances = case["input"]["instances"].as_array().unwrap();
        let mut positions = 0;
        for instance in instances {
            let sum = sum_of(&instance["trees"]);
            let (score, looked_at) =
                score(&sum, player(&instance["first"]), &mut budget()).unwrap();
            assert_eq!(score, number(&instance["score"]), "{}", case["id"]);
            positions += looked_at;
        }
        let most = case["expect"]["mean_positions_at_most"].as_u64().unwrap();
        assert!(
            positions <= most * instances.len() as u64,
            "{}: {positions}",
            case["id"]
        );
    }
}

#[test]
fn endings_are_counted_as_in_the_table() {
    for case in cases("table1") {
        let (input, expect) = (&case["input"], &case["expect"]);
        let count = |name: &str| u32::try_from(input[name].as_u64().unwrap()).unwrap();
        for (at, ones) in input["n1"].as_array().unwrap().iter().enumerate() {
            let shape = TreeCounts {
                threes: count("n3"),
                twos: count("n2"),
                ones: u32::try_from(ones.as_u64().unwrap()).unwrap(),
            };
            let endings = endings(shape).unwrap();
            assert_eq!(
                Value::from(u64::try_from(endings.every_order).unwrap()),
                expect["TN0"][at]
            );
            assert_eq!(
                Value::from(u64::try_from(endings.largest_gote).unwrap()),
                expect["TN1"][at]
            );
            assert_eq!(endings.discriminants, number(&expect["TNd"][at]));
        }
    }
}

#[test]
fn boundaries_have_their_corners_and_the_rules_their_failures() {
    for case in cases("boundary") {
        let (input, expect) = (&case["input"], &case["expect"]);
        let zero = Rational::from_integer(0);
        let boundary = Boundary {
            binary: Binary::new(zero, zero, number(&input["y"]), numbers(&input["b"])),
            first: player(&input["first"]),
            plane: Plane::XlXr,
        };
        let places = |value: &Value| -> Vec<(Rational, Rational)> {
            let places = value.as_array().unwrap().iter();
            places
                .map(|place| (number(&place[0]), number(&place[1])))
                .collect()
        };
        assert_eq!(boundary.curve(9.into()), places(&expect["polyline"]));
        let failures = boundary.failures(9);
        let only_places = |list: Vec<((Rational, Rational), Rational)>| -> Vec<_> {
            list.into_iter().map(|(place, _)| place).collect()
        };
        assert_eq!(only_places(failures.wrong), places(&expect["wrong"]));
        assert_eq!(
            only_places(failures.undecided),
            places(&expect["undecided"])
        );
        assert_eq!(failures.largest, number(&expect["max_loss"]));
    }
}

/// A second way: every order of every move, on the trees as written.
pub(crate) struct Plain<'a> {
    sum: &'a Sum,
    known: HashMap<(Player, Vec<TreeId>), Rational>,
}

impl<'a> Plain<'a> {
    pub(crate) fn new(sum: &'a Sum) -> Self {
        Self {
            sum,
            known: HashMap::new(),
        }
    }

    pub(crate) fn score(&mut self, now: &[TreeId], to_move: Player) -> Rational {
        if let Some(score) = self.known.get(&(to_move, now.to_vec())) {
            return *score;
        }
        let mut best: Option<Rational> = None;
        for (at, id) in now.iter().enumerate() {
            for to in self.sum.tree(*id).options(to_move) {
                let mut after = now.to_vec();
                after[at] = *to;
                let score = self.score(&after, to_move.opponent());
                best = Some(best.map_or(score, |best| match to_move {
                    Player::Left => best.max(score),
                    Player::Right => best.min(score),
                }));
            }
        }
        let score = best.unwrap_or_else(|| now.iter().map(|id| leaf(self.sum, *id)).sum());
        self.known.insert((to_move, now.to_vec()), score);
        score
    }
}

fn leaf(sum: &Sum, id: TreeId) -> Rational {
    match sum.tree(id) {
        Tree::Number(value) => *value,
        Tree::Options(..) => panic!("somebody can move"),
    }
}

/// What the leaves of a random tree are.
#[derive(Clone, Copy)]
pub(crate) enum Leaves {
    /// They fall from left to right, so that nobody would rather pass.
    Falling,
    /// As they come, fractions among them, so that some trees are zugzwang.
    Any,
}

/// A random tree; one position in six has several options a side.
pub(crate) fn random_tree(
    sum: &mut Sum,
    random: &mut Random,
    depth: u32,
    leaves: Leaves,
    top: &mut i64,
) -> TreeId {
    if depth == 0 || random.below(8) == 0 {
        let value = match leaves {
            Leaves::Falling => {
                *top -= i64::try_from(random.below(6)).unwrap();
                Rational::from_integer((*top).into())
            }
            Leaves::Any => {
                let top = i128::try_from(random.below(19)).unwrap() - 9;
                Rational::new(top, [1, 1, 2, 3][random.below(4)])
            }
        };
        return sum.number(value);
    }
    let mut options = || {
        let many = 1 + usize::from(random.below(6) == 0) * (1 + random.below(2));
        let trees = (0..many).map(|_| random_tree(sum, random, depth - 1, leaves, top));
        trees.collect::<Vec<_>>()
    };
    let (left, right) = (options(), options());
    sum.branch(left, right)
}

pub(crate) fn random_sum(random: &mut Random, leaves: Leaves) -> Sum {
    let mut sum = Sum::new();
    for _ in 0..=random.below(4) {
        let depth = 1 + u32::try_from(random.below(3)).unwrap();
        let tree = random_tree(&mut sum, random, depth, leaves, &mut 20);
        sum.push(tree);
    }
    for _ in 0..random.below(3) {
        let b = Rational::from_integer(i128::try_from(random.below(9)).unwrap());
        let gote = sum.gote(b, 0.into());
        sum.push(gote);
    }
    sum
}

#[test]
fn sums_are_scored_as_by_trying_every_order() {
    compare_scores(250);
}

#[test]
#[ignore = "minutes; for the weekly run"]
fn ten_thousand_sums_are_scored_as_by_trying_every_order() {
    compare_scores(5_000);
}

/// So many random sums, each with either side to move.
fn compare_scores(sums: usize) {
    let mut random = Random::new(1017);
    for round in 0..sums {
        let leaves = if round % 2 == 0 {
            Leaves::Falling
        } else {
            Leaves::Any
        };
        let sum = random_sum(&mut random, leaves);
        for first in [Player::Left, Player::Right] {
            let mut plain = Plain::new(&sum);
            let answer = answer(&sum, first, &mut budget()).unwrap();
            assert_eq!(
                answer.score,
                plain.score(sum.terms(), first),
                "{sum}, {first:?}"
            );
            assert_eq!(
                prove(&sum, first, &mut budget()).unwrap().0,
                answer.score,
                "{sum}"
            );
            for each in &answer.moves {
                let mut after = sum.terms().to_vec();
                after[each.played.term] = each.played.to;
                let score = plain.score(&after, first.opponent());
                assert_eq!(each.score, score, "{sum}, {first:?}, {each:?}");
                assert_eq!(
                    each.loss,
                    (score - answer.score) * if first == Player::Left { -1 } else { 1 }
                );
            }
            keeps_the_score(&sum, first, &answer.line, answer.score);
        }
    }
}

/// A best line ends with the score, and each of its moves is one of the player whose turn it is.
fn keeps_the_score(sum: &Sum, first: Player, line: &[semeai_sums::SumMove], score: Rational) {
    let mut now = sum.terms().to_vec();
    let mut player = first;
    for played in line {
        assert!(
            sum.tree(now[played.term])
                .options(player)
                .contains(&played.to),
            "{sum}"
        );
        now[played.term] = played.to;
        player = player.opponent();
    }
    let end: Rational = now.iter().map(|id| leaf(sum, *id)).sum();
    assert_eq!(end, score, "{sum}");
}

#[test]
fn what_is_too_large_is_refused_or_over_budget() {
    let deep = format!(
        "{}0{} + {{1|0}}",
        "{0|".repeat(100_000),
        "}".repeat(100_000)
    );
    let deep = Sum::parse(&deep).unwrap();
    assert!(answer(&deep, Player::Left, &mut budget()).is_err());
    let gotes = Sum::parse("9999*{5|0} + 3").unwrap();
    assert_eq!(
        score(&gotes, Player::Left, &mut budget()).unwrap().0,
        25_003.into()
    );
    let fine = Sum::parse("1/999999999989 + 1/999999999961 + {1|0}").unwrap();
    assert!(score(&fine, Player::Left, &mut budget()).is_err());
    let none = Sum::parse("{1|0}").unwrap();
    assert!(score(&none, Player::Left, &mut PositionBudget::new(0)).is_err());
}
