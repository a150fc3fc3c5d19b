//! Laws that hold for all games, on random ones.

use proptest::prelude::*;
use semeai_cgt::{Arena, Budget, Dyadic, GameId, Player, Rational, Relation, Style};

/// The text of a random game of a few levels.
pub(crate) fn game_text() -> impl Strategy<Value = String> {
    let leaf = prop_oneof![
        (-4_i32..=4).prop_map(|n| n.to_string()),
        (-7_i32..=7).prop_map(|n| format!("{n}/4")),
        Just("*".to_string()),
        Just("^".to_string()),
        Just("v*".to_string()),
        Just("*2".to_string()),
    ];
    leaf.prop_recursive(3, 24, 3, |inner| {
        let side = prop::collection::vec(inner, 1..3).prop_map(|list| list.join(","));
        (side.clone(), side).prop_map(|(left, right)| format!("{{{left}|{right}}}"))
    })
}

/// The text of a game of two moves, mostly a hot one.
fn hot_text() -> impl Strategy<Value = String> {
    let leaf = prop_oneof![
        3 => (-12_i32..=12).prop_map(|n| n.to_string()),
        1 => (-12_i32..=12).prop_map(|n| format!("{n}^")),
        1 => (-12_i32..=12).prop_map(|n| format!("{n}*")),
    ];
    (prop::collection::vec(leaf, 3), any::<bool>()).prop_map(|(mut leaves, is_left)| {
        leaves.sort_by_key(|leaf| {
            let number = leaf.trim_end_matches(['^', '*']);
            std::cmp::Reverse(number.parse::<i32>().unwrap())
        });
        match (&leaves[..], is_left) {
            ([a, b, c], true) => format!("{{{a}|{b}||{c}}}"),
            _ => format!("{{{}||{}|{}}}", leaves[0], leaves[1], leaves[2]),
        }
    })
}

fn parsed(arena: &mut Arena, text: &str) -> GameId {
    arena.parse(text).unwrap()
}

proptest! {
    #[test]
    fn printing_and_reading_are_inverse(text in game_text()) {
        let mut arena = Arena::new();
        let game = parsed(&mut arena, &text);
        for style in [Style::ASCII, Style::UNICODE, Style::PLAIN] {
            let shown = arena.display_in(game, style);
            prop_assert_eq!(parsed(&mut arena, &shown), game, "{}", shown);
        }
    }

    #[test]
    fn canonical_options_make_the_game_again(text in game_text()) {
        let mut arena = Arena::new();
        let game = parsed(&mut arena, &text);
        let left = arena.left_options(game).unwrap();
        let right = arena.right_options(game).unwrap();
        prop_assert_eq!(arena.game(&left, &right), Ok(game));
    }

    #[test]
    fn games_form_a_group(a in game_text(), b in game_text(), c in game_text()) {
        let mut arena = Arena::new();
        let [a, b, c] = [a, b, c].map(|text| parsed(&mut arena, &text));
        let zero = arena.zero();
        let negative = arena.neg(a).unwrap();
        prop_assert_eq!(arena.neg(negative), Ok(a));
        prop_assert_eq!(arena.add(a, negative), Ok(zero));
        prop_assert_eq!(arena.add(a, b), arena.add(b, a));
        let ab = arena.add(a, b).unwrap();
        let bc = arena.add(b, c).unwrap();
        let sum = arena.add(ab, c).unwrap();
        prop_assert_eq!(arena.add(a, bc), Ok(sum));
        prop_assert_eq!(arena.sum(&[c, a, b]), Ok(sum));
        prop_assert_eq!(arena.sub(ab, b), Ok(a));
    }

    #[test]
    fn order_is_that_of_the_difference(a in game_text(), b in game_text()) {
        let mut arena = Arena::new();
        let [a, b] = [a, b].map(|text| parsed(&mut arena, &text));
        let zero = arena.zero();
        let difference = arena.sub(a, b).unwrap();
        let relation = arena.compare(a, b).unwrap();
        prop_assert_eq!(arena.compare(difference, zero), Ok(relation));
        prop_assert_eq!(relation == Relation::Equal, a == b);
        prop_assert_eq!(arena.is_le(a, b), Ok(matches!(relation, Relation::Less | Relation::Equal)));
    }

    #[test]
    fn order_is_transitive_and_fits_sums(a in game_text(), b in game_text(), c in game_text()) {
        let mut arena = Arena::new();
        let [a, b, c] = [a, b, c].map(|text| parsed(&mut arena, &text));
        if arena.is_le(a, b).unwrap() && arena.is_le(b, c).unwrap() {
            prop_assert_eq!(arena.is_le(a, c), Ok(true));
        }
        let (ac, bc) = (arena.add(a, c).unwrap(), arena.add(b, c).unwrap());
        prop_assert_eq!(arena.compare(ac, bc), arena.compare(a, b));
    }

    #[test]
    fn floor_and_ceil_are_the_nearest_integers(text in game_text()) {
        let mut arena = Arena::new();
        let game = parsed(&mut arena, &text);
        let ceil = i64::try_from(arena.ceil(game).unwrap()).unwrap();
        let floor = i64::try_from(arena.floor(game).unwrap()).unwrap();
        let [c, below_c, f, above_f] = [ceil, ceil - 1, floor, floor + 1].map(|n| arena.integer(n).unwrap());
        prop_assert_eq!(arena.is_le(game, c), Ok(true));
        prop_assert_eq!(arena.is_le(game, below_c), Ok(false));
        prop_assert_eq!(arena.is_le(f, game), Ok(true));
        prop_assert_eq!(arena.is_le(above_f, game), Ok(false));
    }

    #[test]
    fn means_add_up(a in game_text(), b in game_text()) {
        let mut arena = Arena::new();
        let [a, b] = [a, b].map(|text| parsed(&mut arena, &text));
        let sum = arena.add(a, b).unwrap();
        let means = [a, b, sum].map(|game| arena.mean(game).unwrap());
        prop_assert_eq!(means[0].checked_add(means[1]), Ok(means[2]));
        let temperatures = [a, b, sum].map(|game| arena.temperature(game).unwrap());
        let numbers = [a, b].iter().all(|game| arena.as_number(*game).is_some());
        prop_assert!(numbers || temperatures[2] <= temperatures[0].max(temperatures[1]));
    }

    #[test]
    fn cooling_is_additive(a in game_text(), b in game_text(), quarters in 1_i128..12) {
        let mut arena = Arena::new();
        let t = Dyadic::new(quarters, 2).unwrap();
        let [a, b] = [a, b].map(|text| parsed(&mut arena, &text));
        let sum = arena.add(a, b).unwrap();
        let at_once = arena.cool(sum, t).unwrap();
        let [a, b] = [a, b].map(|game| arena.cool(game, t).unwrap());
        prop_assert_eq!(arena.add(a, b), Ok(at_once));
    }

    #[test]
    fn multiples_are_repeated_sums(text in game_text(), n in -4_i64..=4) {
        let mut arena = Arena::new();
        let game = parsed(&mut arena, &text);
        let part = if n < 0 { arena.neg(game).unwrap() } else { game };
        let mut sum = arena.zero();
        for _ in 0..n.abs() {
            sum = arena.add(sum, part).unwrap();
        }
        prop_assert_eq!(arena.multiply(n, game), Ok(sum));
    }

    /// At every temperature the walls of a sum lie between the sums of the walls.
    #[test]
    fn thermographs_of_sums_are_bounded(a in game_text(), b in game_text(), thirds in 0_i128..12) {
        let mut arena = Arena::new();
        let [a, b] = [a, b].map(|text| parsed(&mut arena, &text));
        let sum = arena.add(a, b).unwrap();
        let t = Rational::new(thirds, 3);
        let [a, b, sum] = [a, b, sum].map(|game| {
            let thermograph = arena.thermograph(game).unwrap();
            [Player::Left, Player::Right].map(|player| thermograph.value_at(player, t).unwrap())
        });
        prop_assert!(sum[0] <= a[0] + b[0] && sum[1] >= a[1] + b[1]);
        prop_assert!(sum[0] >= (a[0] + b[1]).max(a[1] + b[0]));
        prop_assert!(sum[1] <= (a[0] + b[1]).min(a[1] + b[0]));
    }

    /// The five rules of cooling: numbers stay; above the temperature the mast; at it the mast and an infinitesimal;
    /// below it the walls become the stops, the mean stays, the temperature sinks by t; cooling adds up.
    #[test]
    fn cooling_follows_its_five_rules(text in game_text(), quarters in 1_i128..16, more in 1_i128..16) {
        let mut arena = Arena::new();
        let game = parsed(&mut arena, &text);
        let [t, u] = [quarters, more].map(|n| Dyadic::new(n, 2).unwrap());
        let cooled = arena.cool(game, t).unwrap();
        let thermograph = arena.thermograph(game).unwrap();
        if arena.as_number(game).is_some() {
            prop_assert_eq!(cooled, game);
        } else if t > thermograph.temperature {
            prop_assert_eq!(arena.as_number(cooled), Some(thermograph.mast));
        } else {
            let wall = |player| thermograph.value_at(player, t.to_rational()).unwrap();
            prop_assert_eq!(arena.left_stop(cooled).to_rational(), wall(Player::Left));
            prop_assert_eq!(arena.right_stop(cooled).to_rational(), wall(Player::Right));
            prop_assert_eq!(arena.mean(cooled), Ok(thermograph.mast));
            let left = thermograph.temperature.checked_sub(t).unwrap();
            prop_assert_eq!(arena.temperature(cooled), Ok(left));
            prop_assert_eq!(arena.as_number(cooled), None);
        }
        if t < thermograph.temperature {
            let at_once = arena.cool(game, t.checked_add(u).unwrap());
            prop_assert_eq!(arena.cool(cooled, u), at_once);
        }
    }

    #[test]
    fn negatives_mirror_everything(text in game_text()) {
        let mut arena = Arena::new();
        let game = parsed(&mut arena, &text);
        let negative = arena.neg(game).unwrap();
        prop_assert_eq!(arena.left_stop(negative), -arena.right_stop(game));
        prop_assert_eq!(arena.mean(negative).unwrap(), -arena.mean(game).unwrap());
        prop_assert_eq!(arena.temperature(negative), arena.temperature(game));
        prop_assert_eq!(arena.birthday(negative), arena.birthday(game));
        prop_assert_eq!(arena.ceil(negative).unwrap(), -arena.floor(game).unwrap());
    }
}

proptest! {
    // The slow way, without what the summands share, takes most of the time.
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn a_sum_of_many_games_is_that_of_its_parts(
        games in prop::collection::vec(hot_text(), 6..8),
        other in hot_text(),
    ) {
        let mut arena = Arena::new();
        let all: Vec<GameId> = games.iter().map(|text| parsed(&mut arena, text)).collect();
        let sum = arena.sum(&all).unwrap();
        // Without anything that the other arena remembers of summands; now and then that takes too long.
        let mut plain = Arena::with_budget(Budget::default().with_steps(20_000_000));
        let mut by_and_by = plain.zero();
        for text in &games {
            let game = parsed(&mut plain, text);
            let Ok(sum) = plain.add(by_and_by, game) else {
                return Ok(());
            };
            by_and_by = sum;
        }
        prop_assert_eq!(arena.value_id(sum), plain.value_id(by_and_by));
        let changed = parsed(&mut arena, &other);
        let rest = arena.sum(&all[1..]).unwrap();
        let neighbour = arena.add(rest, changed).unwrap();
        prop_assert_eq!(arena.compare(sum, neighbour), arena.compare(all[0], changed));
        let difference = arena.sub(all[0], changed).unwrap();
        prop_assert_eq!(arena.sub(sum, neighbour), Ok(difference));
        for t in [1, 2] {
            let cooled = arena.cool(sum, Dyadic::integer(t)).unwrap();
            if let Ok(plainly) = plain.cool(by_and_by, Dyadic::integer(t)) {
                prop_assert_eq!(arena.value_id(cooled), plain.value_id(plainly));
            }
        }
    }
}
