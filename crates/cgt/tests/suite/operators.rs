//! Heating, overheating, Norton's product, ordinal sums, incentives, reduced forms, atomic weights and uptimals: values
//! that other programs and books agree on, and the laws that each of them follows.

use proptest::prelude::*;
use semeai_cgt::{Arena, Dyadic, Error, GameId, Player, Relation, Uptimal};

use crate::laws::game_text;

/// Games with what `pycgt` 0.2 and the `cgt` crate 0.11 make of them; `-` where there is nothing.
const TABLE: &str = include_str!(concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../tests/fixtures/operators.tsv"
));

/// The cells of a column beside their games.
fn column(name: &str) -> Vec<(&'static str, &'static str)> {
    let mut lines = TABLE.lines().filter(|line| !line.starts_with('#'));
    let head: Vec<&str> = lines.next().unwrap().split('\t').collect();
    let at = head.iter().position(|cell| *cell == name).unwrap();
    let cell = |line: &'static str| {
        let cells: Vec<&str> = line.split('\t').collect();
        (cells[0], cells[at])
    };
    let cells: Vec<_> = lines.map(cell).collect();
    assert_eq!(cells.len(), 32);
    cells
}

/// Compares an operation with a column.
fn check(name: &str, operation: impl Fn(&mut Arena, GameId) -> Result<GameId, Error>) {
    for (text, expected) in column(name) {
        let mut arena = Arena::new();
        let [game, expected] = [text, expected].map(|text| arena.parse(text).unwrap());
        let value = operation(&mut arena, game).unwrap();
        assert_eq!(
            arena.display(value),
            arena.display(expected),
            "{name} of {text}"
        );
    }
}

fn parsed(arena: &mut Arena, text: &str) -> GameId {
    arena.parse(text).unwrap()
}

#[test]
fn heated_games_agree() {
    for (name, t) in [("heat_1", "1"), ("heat_1*", "1*")] {
        check(name, |arena, game| {
            let t = parsed(arena, t);
            arena.heat(game, t)
        });
    }
}

#[test]
fn warmed_games_agree_and_are_products_by_one_star() {
    check("overheat_1*_1", |arena, game| {
        let [s, t] = ["1*", "1"].map(|text| parsed(arena, text));
        arena.overheat(game, s, t)
    });
    check("overheat_1*_1", |arena, game| {
        let unit = parsed(arena, "1*");
        arena.norton_product(game, unit)
    });
}

#[test]
fn products_by_up_agree() {
    check("norton_up", |arena, game| {
        let unit = parsed(arena, "^");
        arena.norton_product(game, unit)
    });
}

#[test]
fn ordinal_sums_agree() {
    check("on_star", |arena, game| {
        let base = parsed(arena, "*");
        arena.ordinal_sum(base, game)
    });
    for (name, top) in [("under_star", "*"), ("under_up", "^")] {
        check(name, |arena, game| {
            let top = parsed(arena, top);
            arena.ordinal_sum(game, top)
        });
    }
}

#[test]
fn incentives_agree() {
    for (text, expected) in column("incentives") {
        let mut arena = Arena::new();
        let game = parsed(&mut arena, text);
        let mut found = arena.incentives(game, Player::Left).unwrap();
        for gain in arena.incentives(game, Player::Right).unwrap() {
            if !found.contains(&gain) {
                found.push(gain);
            }
        }
        // The others list those of both players together, without the ones that lose against another.
        let is_best = |arena: &mut Arena, gain: GameId| {
            let mut others = found.iter().filter(|other| **other != gain);
            others.all(|other| !arena.is_le(gain, *other).unwrap())
        };
        let mut best: Vec<GameId> = Vec::new();
        for gain in &found {
            if is_best(&mut arena, *gain) {
                best.push(*gain);
            }
        }
        best.sort_unstable();
        let expected = expected.split(' ').filter(|cell| *cell != "-");
        let mut expected: Vec<GameId> = expected.map(|text| parsed(&mut arena, text)).collect();
        expected.sort_unstable();
        assert_eq!(best, expected, "{text}");
    }
}

#[test]
fn reduced_forms_agree() {
    check("reduced", Arena::reduced);
}

#[test]
fn atomic_weights_agree() {
    for (text, expected) in column("atomic_weight") {
        let mut arena = Arena::new();
        let game = parsed(&mut arena, text);
        let weight = arena.atomic_weight(game).unwrap();
        let expected = (expected != "-").then(|| parsed(&mut arena, expected));
        assert_eq!(weight, expected, "{text}");
    }
}

/// Berlekamp's rule for Hackenbush strings (*Winning Ways*, chapter 3): a string is the ordinal sum of its edges, blue 1
/// and red -1.
#[test]
fn strings_of_edges_are_ordinal_sums() {
    for (string, value) in [
        ("B", "1"),
        ("BB", "2"),
        ("BR", "1/2"),
        ("BRB", "3/4"),
        ("BRR", "1/4"),
        ("BBR", "3/2"),
        ("BRBB", "7/8"),
        ("BRRB", "3/8"),
        ("BBRB", "7/4"),
        ("BRBR", "5/8"),
        ("R", "-1"),
        ("RB", "-1/2"),
        ("RRRBR", "-11/4"),
    ] {
        let mut arena = Arena::new();
        // From the top down: what is above an edge is carried by it.
        let mut sum = arena.zero();
        for edge in string.chars().rev() {
            let edge = arena.integer(if edge == 'B' { 1 } else { -1 }).unwrap();
            sum = arena.ordinal_sum(edge, sum).unwrap();
        }
        assert_eq!(arena.display(sum), value, "{string}");
    }
}

/// Ordinal sums of nimbers and of star with integers (*Winning Ways*, chapters 2 and 7).
#[test]
fn stalks_and_flowers_are_ordinal_sums() {
    for (base, top, value) in [
        ("*", "*", "*2"),
        ("*2", "*3", "*5"),
        ("*", "1", "^*"),
        ("*", "2", "{0,^*|0}"),
        ("*", "-1", "v*"),
        ("*2", "1", "{0,*,*2|0,*}"),
        ("0", "{4|0}", "{4|0}"),
        ("{4|0}", "0", "{4|0}"),
        ("1", "-1", "1/2"),
        ("^", "*", "{0,^|*,^}"),
        ("1", "^", "1^"),
        ("{1|0}", "1", "{1,{1|0}|0}"),
        ("^", "1", "{^|*}"),
    ] {
        let mut arena = Arena::new();
        let [base, top] = [base, top].map(|text| parsed(&mut arena, text));
        let sum = arena.ordinal_sum(base, top).unwrap();
        let expected = parsed(&mut arena, value);
        assert_eq!(arena.display(sum), arena.display(expected));
    }
}

/// The powers of up and their sums (*Winning Ways*, chapter 8): `up^2 = {0|v*}`, and so on.
#[test]
fn uptimals_have_their_digits() {
    let digits = |text: &str| {
        let mut arena = Arena::new();
        let game = parsed(&mut arena, text);
        let parts = arena.as_uptimal(game).unwrap();
        parts.map(|parts| (parts.number.to_string(), parts.ups, parts.nimber))
    };
    let some = |number: &str, ups: &[i32], nimber| Some((number.to_owned(), ups.to_vec(), nimber));
    for (text, number, ups, nimber) in [
        ("0", "0", &[][..], 0),
        ("5/2*3", "5/2", &[], 3),
        ("^3*", "0", &[3], 1),
        ("{0|v*}", "0", &[0, 1], 0),
        ("{^|*}", "0", &[1, 1], 0),
        ("{^|*||*}", "0", &[1, 1, 1], 0),
        ("{0|*||*|||*||||*}", "0", &[1, 1, 1, 1], 0),
        ("{0||0|v*}", "0", &[1, 2], 1),
        ("{^*,0|0}+{0|v*}-1", "-1", &[1, 2], 1),
        ("-{0|v*}", "0", &[0, -1], 0),
        ("^^-{^|*}+*2", "0", &[1, -1], 2),
        ("{0|v*-{0|v*}}", "0", &[0, 0, 1], 0),
    ] {
        assert_eq!(digits(text), some(number, ups, nimber), "{text}");
    }
    for text in ["{1|0}", "tiny(1)", "{0,*,*2|0,*}", "{^^|v}", "{^^*|v*}"] {
        assert_eq!(digits(text), None, "{text}");
    }
}

/// `{1/2|1/4}` is above 0, but Right goes below it once he is paid 1: heating keeps no order where numbers are in play.
#[test]
fn heating_does_not_keep_the_order() {
    let mut arena = Arena::new();
    let [game, zero, one] = ["{1/2|1/4}", "0", "1"].map(|text| parsed(&mut arena, text));
    assert_eq!(arena.compare(game, zero), Ok(Relation::Greater));
    let heated = arena.heat(game, one).unwrap();
    assert_eq!(arena.compare(heated, zero), Ok(Relation::Confused));
}

#[test]
fn units_and_temperatures_are_refused_in_words() {
    let mut arena = Arena::new();
    let [game, zero, star, minus, down] =
        ["{4|0}", "0", "*", "-1", "v"].map(|text| parsed(&mut arena, text));
    for unit in [zero, star, minus, down] {
        assert_eq!(
            arena.norton_product(game, unit),
            Err(Error::UnitNotPositive)
        );
    }
    let below = Error::NegativeTemperature(Dyadic::integer(-1));
    assert_eq!(arena.heat(game, minus), Err(below));
    let [large, unit] = ["99999999999999999999", "{4|1}"].map(|text| parsed(&mut arena, text));
    assert_eq!(arena.norton_product(large, unit), Err(Error::Overflow));
    let deep = arena.ordinal_sum(game, large);
    assert!(matches!(deep, Err(Error::OverBudget { .. })), "{deep:?}");
}

/// All-small games of a few levels.
fn small_text() -> impl Strategy<Value = String> {
    let leaf = prop_oneof![
        Just("0".to_string()),
        Just("*".to_string()),
        Just("*2".to_string()),
        Just("^".to_string()),
        Just("v*".to_string()),
        Just("^^".to_string()),
    ];
    leaf.prop_recursive(2, 12, 2, |inner| {
        let side = prop::collection::vec(inner, 1..3).prop_map(|list| list.join(","));
        (side.clone(), side).prop_map(|(left, right)| format!("{{{left}|{right}}}"))
    })
}

/// Infinitesimals of several kinds.
fn infinitesimal() -> impl Strategy<Value = String> {
    prop_oneof![
        small_text(),
        Just("tiny(1)".to_string()),
        Just("miny(1/4)".to_string()),
        Just("{2||0|0||-5}-{2||0|0||-5}".to_string()),
    ]
}

/// What the rules of a reduced form leave nothing to do for: in no hot position can an option be done without.
fn check_is_reduced(arena: &mut Arena, game: GameId) {
    if arena.left_stop(game) == arena.right_stop(game) {
        assert_eq!(arena.as_number(game), Some(arena.right_stop(game)));
        return;
    }
    for player in [Player::Left, Player::Right] {
        let is_no_better = |arena: &mut Arena, a: GameId, b: GameId| {
            let gain = match player {
                Player::Left => arena.sub(b, a),
                Player::Right => arena.sub(a, b),
            };
            !arena.right_stop(gain.unwrap()).is_negative()
        };
        let options = arena.options(game, player).unwrap();
        for (at, option) in options.iter().enumerate() {
            for (other_at, other) in options.iter().enumerate() {
                assert!(at == other_at || !is_no_better(arena, *option, *other));
            }
            for answer in arena.options(*option, player.opponent()).unwrap() {
                assert!(!is_no_better(arena, answer, game));
            }
            check_is_reduced(arena, *option);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    /// Siegel 2013, II.5: cooling takes heating back.
    #[test]
    fn cooling_takes_heating_back(text in game_text(), quarters in 0_i128..12) {
        let mut arena = Arena::new();
        let game = parsed(&mut arena, &text);
        let by = Dyadic::new(quarters, 2).unwrap();
        let t = arena.number(by).unwrap();
        let heated = arena.heat(game, t).unwrap();
        prop_assert_eq!(arena.cool(heated, by), Ok(game));
    }

    /// Where 0 is the only number, no move of a game above 0 leads to a number, and heating keeps the order.
    #[test]
    fn heating_all_small_games_adds_up(a in small_text(), b in small_text(), quarters in 0_i128..12) {
        let mut arena = Arena::new();
        let [a, b] = [a, b].map(|text| parsed(&mut arena, &text));
        let t = arena.number(Dyadic::new(quarters, 2).unwrap()).unwrap();
        let sum = arena.add(a, b).unwrap();
        let at_once = arena.heat(sum, t).unwrap();
        let [a, b] = [a, b].map(|game| arena.heat(game, t).unwrap());
        prop_assert_eq!(arena.add(a, b), Ok(at_once));
    }

    /// Overheating from s to s is so many copies as far as integers go, and heating where numbers stay.
    #[test]
    fn overheating_is_odd(text in game_text()) {
        let mut arena = Arena::new();
        let [game, s, t] = [text.as_str(), "1*", "1/2"].map(|text| parsed(&mut arena, text));
        let negative = arena.neg(game).unwrap();
        let [one, other] = [game, negative].map(|game| arena.overheat(game, s, t).unwrap());
        prop_assert_eq!(arena.neg(one), Ok(other));
    }

    /// Norton (ONAG; *Winning Ways*, chapter 8): products add up and keep the order.
    #[test]
    fn products_add_up_and_keep_the_order(
        a in game_text(),
        b in game_text(),
        unit in prop::sample::select(vec!["1", "^", "1*", "tiny(2)", "{2|1}", "{3||2|0}", "^^*", "{0|v*}"]),
    ) {
        let mut arena = Arena::new();
        let [a, b, unit] = [a.as_str(), b.as_str(), unit].map(|text| parsed(&mut arena, text));
        let sum = arena.add(a, b).unwrap();
        let at_once = arena.norton_product(sum, unit).unwrap();
        let [x, y] = [a, b].map(|game| arena.norton_product(game, unit).unwrap());
        prop_assert_eq!(arena.add(x, y), Ok(at_once));
        prop_assert_eq!(arena.compare(x, y), arena.compare(a, b));
    }

    /// Siegel 2013, II.7: the product by up has the game as its atomic weight.
    #[test]
    fn products_by_up_weigh_what_was_multiplied(text in game_text()) {
        let mut arena = Arena::new();
        let [game, up] = [text.as_str(), "^"].map(|text| parsed(&mut arena, text));
        let product = arena.norton_product(game, up).unwrap();
        prop_assert_eq!(arena.atomic_weight(product), Ok(Some(game)));
    }

    /// *Winning Ways*, chapter 8: atomic weights add up.
    #[test]
    fn atomic_weights_add_up(a in small_text(), b in small_text()) {
        let mut arena = Arena::new();
        let [a, b] = [a, b].map(|text| parsed(&mut arena, &text));
        let sum = arena.add(a, b).unwrap();
        let [a, b, sum] = [a, b, sum].map(|game| arena.atomic_weight(game).unwrap().unwrap());
        prop_assert_eq!(arena.add(a, b), Ok(sum));
    }

    /// *Winning Ways*, chapter 8, the two-ahead rule: a weight of 2 or more is positive.
    #[test]
    fn two_ahead_wins(text in small_text()) {
        let mut arena = Arena::new();
        let [game, zero, two] = [text.as_str(), "0", "2"].map(|text| parsed(&mut arena, text));
        let weight = arena.atomic_weight(game).unwrap().unwrap();
        if arena.is_le(two, weight).unwrap() {
            prop_assert_eq!(arena.compare(game, zero), Ok(Relation::Greater));
        }
    }

    /// Grossman and Siegel 2009: the reduced form is infinitesimally close, the same for all that is, and has nothing left
    /// that can go.
    #[test]
    fn reduced_forms_are_those_of_all_games_nearby(text in game_text(), near in infinitesimal()) {
        let mut arena = Arena::new();
        let [game, near] = [text, near].map(|text| parsed(&mut arena, &text));
        let reduced = arena.reduced(game).unwrap();
        let rest = arena.sub(game, reduced).unwrap();
        prop_assert!(arena.left_stop(rest).is_zero() && arena.right_stop(rest).is_zero());
        prop_assert_eq!(arena.reduced(reduced), Ok(reduced));
        let neighbour = arena.add(game, near).unwrap();
        prop_assert_eq!(arena.reduced(neighbour), Ok(reduced));
        check_is_reduced(&mut arena, reduced);
    }

    #[test]
    fn reduced_forms_differ_if_the_difference_is_not_infinitesimal(a in game_text(), b in game_text()) {
        let mut arena = Arena::new();
        let [a, b] = [a, b].map(|text| parsed(&mut arena, &text));
        let rest = arena.sub(a, b).unwrap();
        let is_near = arena.left_stop(rest).is_zero() && arena.right_stop(rest).is_zero();
        prop_assert_eq!(arena.reduced(a) == arena.reduced(b), is_near);
    }

    #[test]
    fn no_move_gains_nothing_or_more(text in game_text()) {
        let mut arena = Arena::new();
        let game = parsed(&mut arena, &text);
        let zero = arena.zero();
        let negative = arena.neg(game).unwrap();
        let left = arena.incentives(game, Player::Left).unwrap();
        for gain in &left {
            prop_assert_eq!(arena.is_le(zero, *gain), Ok(false));
        }
        // What Left gains in a game Right gains in its negative.
        let mut mirrored = arena.incentives(negative, Player::Right).unwrap();
        let mut left = left;
        left.sort_unstable();
        mirrored.sort_unstable();
        prop_assert_eq!(left, mirrored);
    }

    /// The colon principle (*Winning Ways*, chapter 7): more on top is more, and a base takes tops apart.
    #[test]
    fn ordinal_sums_keep_the_order_of_the_tops(base in game_text(), a in game_text(), b in game_text()) {
        let mut arena = Arena::new();
        let [base, a, b] = [base, a, b].map(|text| parsed(&mut arena, &text));
        let [x, y] = [a, b].map(|top| arena.ordinal_sum(base, top).unwrap());
        prop_assert_eq!(arena.compare(x, y), arena.compare(a, b));
    }

    #[test]
    fn digits_make_the_uptimal_again(
        ups in prop::collection::vec(-2_i32..=2, 0..4),
        nimber in 0_u32..4,
        quarters in -4_i128..4,
    ) {
        let mut arena = Arena::new();
        let mut ups = ups;
        while ups.last() == Some(&0) {
            ups.pop();
        }
        let parts = Uptimal { number: Dyadic::new(quarters, 2).unwrap(), ups, nimber };
        let game = arena.uptimal(&parts).unwrap();
        prop_assert_eq!(arena.as_uptimal(game), Ok(Some(parts)));
    }
}
