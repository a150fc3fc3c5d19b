//! What laws say holds on every position that is tried.

use proptest::prelude::*;
use proptest::strategy::ValueTree as _;
use proptest::test_runner::TestRunner;
use semeai_board::Position;

use super::definition::State;
use super::{maps, positions};
use crate::laws::{Scope, are_equal_by_law, reduced};
use crate::map::Map;

fn are_equal(one: &Map, other: &Map, scope: Scope, position: &Position) -> bool {
    let state = State::new(position);
    let (one, other) = (state.set(one), state.set(other));
    let empty = super::definition::numbers(position.empty().iter());
    match scope {
        Scope::Everywhere => one == other,
        Scope::OnEmpty => &one & &empty == &other & &empty,
    }
}

const SCOPES: [Scope; 2] = [Scope::Everywhere, Scope::OnEmpty];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn a_reduced_map_is_the_same_and_no_larger(
        map in maps::map(positions::NAMES),
        position in positions::any(),
    ) {
        for scope in SCOPES {
            let reduced = reduced(&map, scope);
            prop_assert!(are_equal(&map, &reduced, scope, &position), "{} is not {}", reduced, map);
            prop_assert!(are_equal_by_law(&map, &reduced, scope), "{}", reduced);
            prop_assert!(reduced.size() <= map.size(), "{}", reduced);
        }
    }

    #[test]
    fn maps_that_laws_make_equal_are_equal(
        one in maps::small(positions::NAMES),
        other in maps::small(positions::NAMES),
        some in prop::collection::vec(positions::any(), 3),
    ) {
        for scope in SCOPES {
            if are_equal_by_law(&one, &other, scope) {
                for position in &some {
                    prop_assert!(are_equal(&one, &other, scope, position), "{one} is not {other}");
                }
            }
        }
    }
}

/// Two sets may be the same without any law, so nothing follows where this fails; but laws that are never found are none.
#[test]
fn some_random_maps_are_found_to_be_equal() {
    let mut found = 0;
    let mut runner = TestRunner::deterministic();
    for _ in 0..400 {
        let pair = (maps::small(positions::NAMES), maps::small(positions::NAMES));
        let (one, other) = pair.new_tree(&mut runner).expect("maps").current();
        found += usize::from(one != other && are_equal_by_law(&one, &other, Scope::OnEmpty));
    }
    assert!(found >= 10, "{found}");
}
