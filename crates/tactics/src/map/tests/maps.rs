//! Random maps.

use proptest::prelude::*;
use semeai_board::Color;

use crate::map::{Junction, Leaf, Map, Operator};

pub(super) fn color() -> impl Strategy<Value = Color> {
    prop::sample::select(Color::ALL.to_vec())
}

/// Any leaf; points have these names.
pub(super) fn leaf(names: &'static [&'static str]) -> impl Strategy<Value = Leaf> {
    let named = prop::collection::vec(prop::sample::select(names), 0..4);
    prop_oneof![
        4 => color().prop_map(Leaf::Stones),
        3 => Just(Leaf::Empty),
        1 => Just(Leaf::Atari),
        1 => Just(Leaf::All),
        1 => color().prop_map(Leaf::Legal),
        1 => named.prop_map(|names| Leaf::Points(names.iter().map(ToString::to_string).collect())),
    ]
}

pub(super) fn operator() -> impl Strategy<Value = Operator> {
    prop_oneof![
        Just(Operator::Complement),
        Just(Operator::Reach),
        Just(Operator::StartReach),
        color().prop_map(Operator::Attached),
        color().prop_map(Operator::Captured),
        (0..7_u16).prop_map(Operator::AtLeast),
        (0..7_u16).prop_map(Operator::AtMost),
    ]
}

pub(super) fn junction() -> impl Strategy<Value = Junction> {
    prop::sample::select(vec![
        Junction::Intersection,
        Junction::Union,
        Junction::Difference,
    ])
}

/// Any map, not too large.
pub(super) fn map(names: &'static [&'static str]) -> impl Strategy<Value = Map> {
    let leaf = leaf(names).prop_map(Map::Leaf);
    leaf.prop_recursive(5, 24, 2, |inner| {
        prop_oneof![
            (operator(), inner.clone()).prop_map(|(operator, of)| Map::apply(operator, of)),
            (junction(), inner.clone(), inner)
                .prop_map(|(junction, first, second)| Map::join(junction, first, second)),
        ]
    })
}

/// A map of few parts, so that two of them are often equal.
pub(super) fn small(names: &'static [&'static str]) -> impl Strategy<Value = Map> {
    let leaf = leaf(names).prop_map(Map::Leaf);
    leaf.prop_recursive(2, 5, 2, |inner| {
        prop_oneof![
            (operator(), inner.clone()).prop_map(|(operator, of)| Map::apply(operator, of)),
            (junction(), inner.clone(), inner)
                .prop_map(|(junction, first, second)| Map::join(junction, first, second)),
        ]
    })
}
