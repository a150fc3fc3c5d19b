//! What must hold of any region: other numbers, exchanged colours, interruptions, several cores.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use proptest::prelude::*;
use semeai_board::{ByColor, Color};
use semeai_life::{Goal, Ko, Net, Place, Points, Table, numbers};
use semeai_search::PositionBudget;

use crate::support::{board, lines, net_of, positions, table};

fn budget() -> PositionBudget {
    PositionBudget::new(u64::MAX)
}

/// A region of a few points with an outside, and one of its positions.
fn region() -> impl Strategy<Value = (Net, ByColor<Points>)> {
    let few = 2_usize..=6;
    let drawn = few.prop_flat_map(|len| {
        let bits = 0..1_u32 << (len * (len - 1) / 2);
        let points: std::ops::Range<Points> = 0..1 << len;
        (Just(len), bits, points.clone(), points, any::<u64>())
    });
    drawn.prop_map(|(len, bits, black, white, choice)| {
        let pairs = (0..len).flat_map(|j| (0..j).map(move |i| (i, j)));
        let lines = pairs.enumerate().filter(|(i, _)| bits >> i & 1 == 1);
        let lines: Vec<_> = lines.map(|(_, line)| line).collect();
        let safe = ByColor { black, white };
        let net = Net::new(len, &lines, safe).expect("small");
        let all: Vec<_> = positions(&net).collect();
        let chosen = usize::try_from(choice % all.len() as u64).expect("small");
        let stones = all[chosen];
        (net, stones)
    })
}

fn rule() -> impl Strategy<Value = Ko> {
    prop_oneof![
        Just(Ko::Simple),
        Just(Ko::BlackWins),
        Just(Ko::WhiteWins),
        Just(Ko::Free)
    ]
}

fn goal() -> impl Strategy<Value = Goal> {
    prop_oneof![Just(Goal::Territory), Just(Goal::Ultimate)]
}

/// Points with their numbers counted from the other end.
fn turned(len: usize, points: Points) -> Points {
    numbers(points).fold(0, |all, point| all | 1 << (len - 1 - point))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn other_numbers_change_nothing((net, stones) in region(), ko in rule(), goal in goal()) {
        let len = net.len();
        let lines: Vec<_> = lines(&net).iter().map(|&(a, b)| (len - 1 - a, len - 1 - b)).collect();
        let safe = ByColor::new_with(|color| turned(len, net.beside_safe(color)));
        let other = Net::new(len, &lines, safe).expect("small");
        let mut classes = table(other, goal, ko).classes(Place::free(stones.map(|it| turned(len, it))));
        classes.reverse();
        prop_assert_eq!(table(net, goal, ko).classes(Place::free(stones)), classes);
    }

    #[test]
    fn exchanged_colours_exchange_the_classes((net, stones) in region(), ko in rule(), goal in goal()) {
        let swapped = |of: ByColor<Points>| ByColor { black: of.white, white: of.black };
        let safe = ByColor::new_with(|color: Color| net.beside_safe(color.opponent()));
        let other = Net::new(net.len(), &lines(&net), safe).expect("small");
        let mirrored = match ko {
            Ko::BlackWins => Ko::WhiteWins,
            Ko::WhiteWins => Ko::BlackWins,
            Ko::Simple | Ko::Free => ko,
        };
        let classes = table(other, goal, mirrored).classes(Place::free(swapped(stones)));
        let classes: Vec<_> = classes.iter().map(|class| class.mirrored()).collect();
        prop_assert_eq!(table(net, goal, ko).classes(Place::free(stones)), classes);
    }

    #[test]
    fn stopped_and_asked_again_is_in_one_go((net, _) in region(), ko in rule(), most in 1_u64..20_000) {
        let whole = table(net.clone(), Goal::Territory, ko);
        let halted = Table::new(net.clone(), Goal::Territory, ko, 1, &mut PositionBudget::new(most));
        let again = Table::new(net.clone(), Goal::Territory, ko, 1, &mut budget()).expect("no limit");
        for stones in positions(&net) {
            let classes = whole.classes(Place::free(stones));
            prop_assert_eq!(&again.classes(Place::free(stones)), &classes);
            if let Ok(table) = &halted {
                prop_assert_eq!(&table.classes(Place::free(stones)), &classes);
            }
        }
    }
}

#[test]
fn any_number_of_threads_finds_the_same() {
    for name in ["square:2x5", "tri-hexagon:2", "cycle:4"] {
        let board = board(name);
        let net = net_of(board.len(), &board.edges());
        let all = [1, 2, 7].map(|threads| {
            let mut budget = budget();
            Table::new(
                net.clone(),
                Goal::Territory,
                Ko::Simple,
                threads,
                &mut budget,
            )
            .expect("no limit")
        });
        for stones in positions(&net).step_by(7) {
            for color in Color::ALL {
                let forced = |table: &Table| table.forced(Place::free(stones), color);
                assert_eq!(forced(&all[0]), forced(&all[1]), "{name}");
                assert_eq!(forced(&all[0]), forced(&all[2]), "{name}");
            }
        }
    }
}

#[test]
fn a_flag_stops_a_table() {
    let board = board("square:3x3");
    let stop = Arc::new(AtomicBool::new(true));
    let mut budget = budget().with_stop(Some(stop));
    let net = net_of(9, &board.edges());
    assert!(Table::new(net, Goal::Territory, Ko::Simple, 2, &mut budget).is_err());
}
