//! Every connected graph of a few points: the census, and what holds in each of their positions.

use std::collections::BTreeSet;

use semeai_board::Color;
use semeai_life::{Class, Goal, Ko, Net, Place, Reach, Table};

use crate::support::{cases, net_of, positions, tables};

type Lines = Vec<(usize, usize)>;

/// One graph of each shape, by the smallest of its numberings.
fn connected(len: usize) -> Vec<Lines> {
    let mut graphs = vec![Lines::new()];
    for points in 1..len {
        let orders = orders(points + 1);
        let mut found = BTreeSet::new();
        for graph in &graphs {
            for beside in 1_u32..1 << points {
                let mut lines = graph.clone();
                let ends = (0..points).filter(|point| beside >> point & 1 == 1);
                lines.extend(ends.map(|point| (point, points)));
                let renumbered = orders.iter().map(|order| renumbered(&lines, order));
                found.insert(renumbered.min().expect("an order"));
            }
        }
        graphs = found.into_iter().collect();
    }
    graphs
}

fn renumbered(lines: &[(usize, usize)], order: &[usize]) -> Lines {
    let line = |&(one, other): &(usize, usize)| {
        let (one, other) = (order[one], order[other]);
        (one.min(other), one.max(other))
    };
    let mut lines: Lines = lines.iter().map(line).collect();
    lines.sort_unstable();
    lines
}

fn orders(len: usize) -> Vec<Vec<usize>> {
    let mut orders = vec![vec![]];
    for last in 0..len {
        let longer = |order: &Vec<usize>| {
            let at = 0..=order.len();
            at.map(|at| {
                let mut longer = order.clone();
                longer.insert(at, last);
                longer
            })
            .collect::<Vec<_>>()
        };
        orders = orders.iter().flat_map(longer).collect();
    }
    orders
}

fn each_connected(most: usize, mut check: impl FnMut(&Net)) {
    for len in 1..=most {
        for lines in connected(len) {
            check(&net_of(len, &lines));
        }
    }
}

/// How many graphs of so many points are all N, mixed, all P, and how many depend on ko.
fn census(len: usize) -> [u64; 5] {
    let mut counts = [0; 5];
    for lines in connected(len) {
        counts[0] += 1;
        let found = tables(net_of(len, &lines), Goal::Territory);
        let by_rule: Vec<_> = found
            .iter()
            .map(|table| table.classes(Place::default()))
            .collect();
        let all = |class| by_rule[0].iter().all(|it| *it == class);
        counts[1] += u64::from(all(Class::First));
        counts[3] += u64::from(all(Class::StandOff));
        counts[2] += u64::from(!all(Class::First) && !all(Class::StandOff));
        counts[4] += u64::from(by_rule.iter().any(|it| *it != by_rule[0]));
    }
    counts
}

#[test]
fn the_census_of_small_connected_graphs() {
    for case in cases("census") {
        let keys = [
            "connected_graphs",
            "all_N",
            "mixed",
            "all_P",
            "ko_dependent",
        ];
        let expected = keys.map(|key| case[key].as_u64().expect("a number"));
        let len = usize::try_from(case["points"].as_u64().expect("a number")).expect("small");
        assert_eq!(census(len), expected, "{len} points");
    }
}

fn check_moves(table: &Table) {
    let net = table.net();
    for stones in positions(net) {
        let place = Place::free(stones);
        for point in 0..net.len() {
            let first = table.first_moves(place, point);
            if !table.is_decided(stones, point) {
                let by_moves = Class::by_moves(first.reach());
                assert_eq!(by_moves, first.class, "{net:?} {stones:?} {point}");
            }
        }
    }
}

#[test]
fn classes_follow_from_those_after_all_first_moves() {
    each_connected(5, |net| {
        tables(net.clone(), Goal::Territory)
            .iter()
            .for_each(check_moves);
    });
    let unused = Reach::ALL;
    assert!(unused.is_sorted_by(|one, other| one > other));
}

#[test]
fn ultimate_points_are_their_owners_under_all_kos() {
    each_connected(6, |net| {
        let strict = crate::support::table(net.clone(), Goal::Ultimate, Ko::Simple);
        let found = tables(net.clone(), Goal::Territory);
        for stones in positions(net) {
            let is_ultimate = (0..net.len()).all(|point| strict.is_decided(stones, point));
            if !is_ultimate {
                continue;
            }
            for point in 0..net.len() {
                let classes = found.iter().map(|it| it.class(Place::free(stones), point));
                let classes: BTreeSet<Class> = classes.collect();
                assert_eq!(classes.len(), 1, "{net:?} {stones:?}");
                let owner = classes.first().and_then(|class| class.owner());
                let around = net.neighbors(point) | 1 << point;
                let own = owner.map(|color: Color| stones[color]).expect("an owner");
                let is_empty = (stones.black | stones.white) >> point & 1 == 0;
                if is_empty {
                    assert_eq!(around & !(1 << point) & !own, 0, "neighbours of one colour");
                } else {
                    assert_eq!(own >> point & 1, 1);
                }
            }
        }
    });
}
