//! T. Takizawa, *Mathematical Game Theory and Its Application to Go Endgames*: its definitions, theorems and examples.
//!
//! The expected values are the text's, but for one misprint: it gives the mast of the first Left option of example 2.2
//! as "1 7/8", while its own walls and its own chilled value give 2 1/8.

use std::collections::BTreeSet;

use semeai_cgt::{
    Arena, Dyadic, GameId, OutcomeClass, Player, Rational, RawGame, Relation, Simplification,
    SimplificationStep,
};

fn d(text: &str) -> Dyadic {
    text.parse().unwrap()
}

fn game(arena: &mut Arena, text: &str) -> GameId {
    arena
        .parse(text)
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn relation(a: &str, b: &str) -> Relation {
    let mut arena = Arena::new();
    let [a, b] = [a, b].map(|text| game(&mut arena, text));
    arena.compare(a, b).unwrap()
}

fn assert_equal(a: &str, b: &str) {
    assert_eq!(relation(a, b), Relation::Equal, "{a} = {b}");
}

fn assert_greater(a: &str, b: &str) {
    assert_eq!(relation(a, b), Relation::Greater, "{a} > {b}");
}

fn assert_confused(a: &str, b: &str) {
    assert_eq!(relation(a, b), Relation::Confused, "{a} || {b}");
}

fn simplification(arena: &mut Arena, text: &str) -> Simplification {
    let (left, right) = arena.parse_options(text).unwrap();
    arena.simplification(&left, &right).unwrap()
}

fn chilled(text: &str) -> String {
    cooled(text, "1")
}

fn cooled(text: &str, t: &str) -> String {
    let mut arena = Arena::new();
    let game = game(&mut arena, text);
    let cooled = arena.cool(game, d(t)).unwrap();
    arena.display(cooled)
}

/// The walls of a game at quarter steps are as described; gives mast and temperature.
fn walls(
    text: &str,
    left: fn(Rational) -> Rational,
    right: fn(Rational) -> Rational,
) -> (String, String) {
    let mut arena = Arena::new();
    let game = game(&mut arena, text);
    let thermograph = arena.thermograph(game).unwrap();
    for sixteenths in 0..=64 {
        let t = Rational::new(sixteenths, 16).min(thermograph.temperature.to_rational());
        assert_eq!(
            thermograph.value_at(Player::Left, t),
            Ok(left(t)),
            "{text}, left at {t}"
        );
        assert_eq!(
            thermograph.value_at(Player::Right, t),
            Ok(right(t)),
            "{text}, right at {t}"
        );
    }
    (
        thermograph.mast.to_string(),
        thermograph.temperature.to_string(),
    )
}

fn r(top: i128, bottom: i128) -> Rational {
    Rational::new(top, bottom)
}

const LEFT_1: &str = "{3|{2|{1|{0|0}}}}";
const LEFT_2: &str = "{3||2|0}";
const RIGHT_1: &str = "{{2|{1|1}}|{0|0}}";
const RIGHT_2: &str = "{{2|{1|{0|0}}}|{{3|{0|0}}|0}}";

fn example() -> String {
    format!("{{{LEFT_1},{LEFT_2}|{RIGHT_1},{RIGHT_2}}}")
}

/// All games whose options are among the given ones.
fn next_day(arena: &mut Arena, games: &[GameId]) -> BTreeSet<GameId> {
    let antichains = antichains(arena, games);
    let mut born = BTreeSet::new();
    for left in &antichains {
        for right in &antichains {
            born.insert(arena.game(left, right).unwrap());
        }
    }
    born
}

/// The sets of games of which no two can be compared: other sets have dominated options.
fn antichains(arena: &mut Arena, games: &[GameId]) -> Vec<Vec<GameId>> {
    let mut found: Vec<Vec<GameId>> = vec![Vec::new()];
    for game in games {
        for at in 0..found.len() {
            let is_free = found[at]
                .iter()
                .all(|other| arena.compare(*game, *other) == Ok(Relation::Confused));
            if is_free {
                let mut larger = found[at].clone();
                larger.push(*game);
                found.push(larger);
            }
        }
    }
    found
}

fn days(arena: &mut Arena, count: usize) -> Vec<GameId> {
    let mut games = vec![arena.zero()];
    for _ in 0..count {
        games = next_day(arena, &games).into_iter().collect();
    }
    games
}

#[test]
fn definition_1_1_to_1_5_games_sums_and_inverses() {
    let one = RawGame::parse("{{|}|}").unwrap();
    assert_eq!(one, RawGame::parse("1").unwrap());
    assert_eq!(one.negative(), RawGame::parse("-1").unwrap());
    assert_eq!(
        one.sum(&one.negative()).unwrap().outcome(),
        OutcomeClass::Zero
    );
    // Whoever cannot move loses.
    assert_eq!(RawGame::zero().outcome(), OutcomeClass::Zero);
    assert_eq!(one.outcome(), OutcomeClass::Positive);
}

#[test]
fn definition_1_3_outcomes() {
    for (text, outcome) in [
        ("0", OutcomeClass::Zero),
        ("{0|}", OutcomeClass::Positive),
        ("{|0}", OutcomeClass::Negative),
        ("{0|0}", OutcomeClass::Fuzzy),
    ] {
        let mut arena = Arena::new();
        let game = game(&mut arena, text);
        assert_eq!(arena.outcome(game), Ok(outcome), "{text}");
        assert_eq!(RawGame::parse(text).unwrap().outcome(), outcome, "{text}");
    }
}

#[test]
fn definition_1_8_identical_and_equal() {
    let sum = RawGame::parse("1+(-1)").unwrap();
    assert_ne!(sum, RawGame::zero());
    assert_equal("1+(-1)", "0");
}

#[test]
fn theorem_1_1_twenty_two_games_born_by_day_two() {
    let mut arena = Arena::new();
    assert_eq!(days(&mut arena, 1).len(), 4);
    let games = days(&mut arena, 2);
    assert_eq!(games.len(), 22);
    let mut counts = [0; 4];
    for game in games {
        let at = match arena.outcome(game).unwrap() {
            OutcomeClass::Zero => 0,
            OutcomeClass::Positive => 1,
            OutcomeClass::Negative => 2,
            OutcomeClass::Fuzzy => 3,
        };
        counts[at] += 1;
    }
    assert_eq!(counts, [1, 6, 6, 9]);
}

#[test]
fn theorem_1_1_play_is_order() {
    let mut arena = Arena::new();
    for game in days(&mut arena, 2) {
        let raw = RawGame::parse(&arena.display(game)).unwrap();
        assert_eq!(Ok(raw.outcome()), arena.outcome(game));
    }
}

/// The number of games born by day 3 is given by Siegel (2013, III.1).
#[test]
fn games_born_by_day_three() {
    let mut arena = Arena::new();
    let games = days(&mut arena, 3);
    assert_eq!(games.len(), 1474);
    for game in games {
        assert!(arena.birthday(game).unwrap() <= 3);
    }
}

#[test]
fn definition_1_9_and_1_10_multiples() {
    for text in ["*", "^", "{3|1}", "(5/8)", "{2|0||-1}"] {
        assert_equal(&format!("-3.{text}"), &format!("-(3.{text})"));
    }
    assert_equal("2.*", "0");
    assert_equal("-*", "*");
}

#[test]
fn definition_1_11_order() {
    assert_confused("*", "0");
    for n in 1..6 {
        assert_greater("1", &format!("{n}.*"));
    }
}

#[test]
fn theorem_1_2_to_1_4_group_module_and_order() {
    let mut arena = Arena::new();
    let games = days(&mut arena, 2);
    let zero = arena.zero();
    for a in &games {
        let negative = arena.neg(*a).unwrap();
        assert_eq!(arena.add(*a, negative), Ok(zero));
        assert_eq!(arena.add(*a, zero), Ok(*a));
        for b in &games {
            let sum = arena.add(*a, *b).unwrap();
            assert_eq!(arena.add(*b, *a), Ok(sum));
            check_module_and_order(&mut arena, *a, *b, sum, &games);
        }
    }
}

fn check_module_and_order(arena: &mut Arena, a: GameId, b: GameId, sum: GameId, games: &[GameId]) {
    let twice = [a, b].map(|game| arena.multiply(2, game).unwrap());
    assert_eq!(arena.add(twice[0], twice[1]), arena.multiply(2, sum));
    let is_le = arena.is_le(a, b).unwrap();
    assert_eq!(is_le && arena.is_le(b, a).unwrap(), a == b);
    for c in games {
        let bc = arena.add(b, *c).unwrap();
        assert_eq!(arena.add(sum, *c), arena.add(a, bc));
        let ac = arena.add(a, *c).unwrap();
        assert_eq!(arena.is_le(ac, bc), Ok(is_le));
        if is_le && arena.is_le(b, *c).unwrap() {
            assert_eq!(arena.is_le(a, *c), Ok(true));
        }
    }
}

#[test]
fn definition_1_12_dominated_option() {
    let mut arena = Arena::new();
    let shown = simplification(&mut arena, "{0,1|2}");
    assert_eq!(shown.value, game(&mut arena, "{1|2}"));
    let (zero, one) = (arena.zero(), arena.integer(1).unwrap());
    let expected = SimplificationStep::Dominated {
        player: Player::Left,
        option: zero,
        by: one,
    };
    assert_eq!(shown.steps[0], expected);
}

#[test]
fn definition_1_12_reversible_option() {
    let mut arena = Arena::new();
    let shown = simplification(&mut arena, "{{1|0}|1}");
    assert_eq!(shown.value, arena.zero());
    let expected = SimplificationStep::Reversible {
        player: Player::Left,
        option: game(&mut arena, "{1|0}"),
        through: arena.zero(),
        replacements: vec![],
    };
    assert_eq!(shown.steps[0], expected);
    assert!(shown.left.is_empty() && shown.right.is_empty());
}

#[test]
fn definition_1_13_integers() {
    assert_equal("{1|}", "2");
    assert_equal("{|-1}", "-2");
}

#[test]
fn definition_1_14_dyadic_fractions() {
    for places in 0..=4 {
        let k = 1 << places;
        for m in -20_i64..=20 {
            let between = format!("{{{}/{k}|{}/{k}}}", m - 1, m + 1);
            assert_equal(&between, &format!("{m}/{k}"));
        }
    }
}

#[test]
fn definition_1_15_means() {
    let mut arena = Arena::new();
    let switch = game(&mut arena, "{1|-1}");
    assert_eq!(arena.mean(switch), Ok(Dyadic::ZERO));
    // n.G stays between n times the mean -2 and +2, and for odd n not between -1 and +1.
    let bounds = ["-2", "2", "-1", "1"].map(|text| game(&mut arena, text));
    for n in 1..8 {
        let multiple = arena.multiply(n, switch).unwrap();
        let mut is_within =
            |low, high| arena.is_le(low, multiple).unwrap() && arena.is_le(multiple, high).unwrap();
        assert!(is_within(bounds[0], bounds[1]));
        assert_eq!(is_within(bounds[2], bounds[3]), n % 2 == 0);
    }
    let corridor = game(&mut arena, LEFT_1);
    assert_eq!(arena.mean(corridor), Ok(d("17/8")));
}

#[test]
fn definition_1_16_chilling() {
    assert_eq!(chilled("{1|-1}"), "*");
    // The formula alone would give {4-3|1+3} = {1|4} = 2.
    assert_equal("{4-3|1+3}", "2");
    assert_eq!(cooled("{4|1}", "3"), "5/2");
}

/// The two cases of the wall rule in which a scaffold turns back do not occur without ko: left scaffolds never rise,
/// right scaffolds never fall.
#[test]
fn definition_1_17_and_1_18_scaffolds_and_walls() {
    let mut arena = Arena::new();
    for text in [
        example().as_str(),
        LEFT_1,
        LEFT_2,
        RIGHT_1,
        RIGHT_2,
        "{6||4|0}",
        "{3|2||1|0}",
    ] {
        let game = game(&mut arena, text);
        let scaffolds = arena.scaffolds(game).unwrap();
        assert!(
            scaffolds.left.windows(2).all(|pair| pair[0].1 >= pair[1].1),
            "{text}"
        );
        assert!(
            scaffolds
                .right
                .windows(2)
                .all(|pair| pair[0].1 <= pair[1].1),
            "{text}"
        );
        let thermograph = arena.thermograph(game).unwrap();
        assert_eq!(thermograph.left[0], scaffolds.left[0], "{text}");
        assert_eq!(thermograph.right[0], scaffolds.right[0], "{text}");
    }
}

#[test]
fn example_1_19_and_1_20_thermographs_of_switches() {
    let found = walls("{3|1}", |t| r(3, 1) - t, |t| r(1, 1) + t);
    assert_eq!(found, ("2".into(), "1".into()));
    let found = walls("{1|-1}", |t| r(1, 1) - t, |t| r(-1, 1) + t);
    assert_eq!(found, ("0".into(), "1".into()));
    assert_equal("{1|-1}+{1|-1}", "0");
}

#[test]
fn example_1_21_ups_and_stars() {
    assert_greater("^", "0");
    assert_equal("v", "-^");
    assert_confused("^", "*");
    assert_greater("^*", "*");
    assert_confused("^*", "0");
    assert_greater("*", "v*");
    assert_equal("v*", "-(^*)");
    assert_equal("^^", "{0|^*}");
    assert_equal("vv", "{v*|0}");
    assert_greater("^^", "*");
    assert_greater("^^*", "0");
    for n in 1..9 {
        assert_greater("1", &format!("{n}.^"));
    }
    assert_equal("^*", "{0,*|0}");
}

#[test]
fn example_1_22_and_1_23_tiny_and_miny() {
    assert_equal("{0||0|-1}", "tiny(1)");
    assert_equal("tiny(1)", "+_1");
    assert_greater("tiny(1)", "0");
    assert_equal("-tiny(1)", "{1|0||0}");
    assert_equal("miny(1)", "{1|0||0}");
    for n in 1..6 {
        assert_greater("^", &format!("{n}.tiny(1)"));
    }
    assert_greater("tiny(1)", "tiny(2)");
}

#[test]
fn example_2_1_chilled_options() {
    assert_eq!(chilled(LEFT_1), "17/8");
    assert_eq!(chilled(LEFT_2), "2^");
    assert_eq!(chilled(RIGHT_1), "3/4");
    assert_eq!(chilled(RIGHT_2), "1/2");
    assert_eq!(chilled(&example()), "5/4");
}

#[test]
fn example_2_1_before_chilling() {
    assert_greater(LEFT_1, LEFT_2);
    assert_greater(RIGHT_1, RIGHT_2);
    assert_equal(&example(), "{2|{1|{0|0}}}");
    assert_equal(RIGHT_2, "{1|{0|0}}");
}

#[test]
fn example_2_2_walls_of_the_corridors() {
    let z = walls("{1|{0|0}}", |t| r(1, 1) - t, |t| t);
    assert_eq!(z, ("1/2".into(), "1/2".into()));
    let found = walls(
        "{2|{1|{0|0}}}",
        |t| r(2, 1) - t,
        |t| if t < r(1, 2) { r(1, 1) } else { t + r(1, 2) },
    );
    assert_eq!(found, ("5/4".into(), "3/4".into()));
    let found = walls(
        LEFT_1,
        |t| r(3, 1) - t,
        |t| if t < r(3, 4) { r(2, 1) } else { t + r(5, 4) },
    );
    assert_eq!(found, ("17/8".into(), "7/8".into()));
}

#[test]
fn example_2_2_walls_of_the_example() {
    let found = walls(LEFT_2, |t| r(3, 1) - t, |_| r(2, 1));
    assert_eq!(found, ("2".into(), "1".into()));
    let found = walls(
        RIGHT_1,
        |t| if t < r(1, 2) { r(1, 1) } else { r(3, 2) - t },
        |t| t,
    );
    assert_eq!(found, ("3/4".into(), "3/4".into()));
    let found = walls(RIGHT_2, |t| r(1, 1) - t, |t| t);
    assert_eq!(found, ("1/2".into(), "1/2".into()));
    let found = walls(
        &example(),
        |t| r(2, 1) - t,
        |t| if t < r(1, 2) { r(1, 1) } else { t + r(1, 2) },
    );
    assert_eq!(found, ("5/4".into(), "3/4".into()));
}

/// A corridor of n empty points with one open end is `{n-1|corridor of n-1}`, chilled n - 2 + 2^(1-n).
#[test]
fn corridors_chill_to_a_formula() {
    let mut text = "0".to_string();
    for n in 1..=6_i64 {
        text = format!("{{{}|{text}}}", n - 1);
        let expected = Dyadic::integer(n - 2)
            .checked_add(Dyadic::new(1, u32::try_from(n - 1).unwrap()).unwrap())
            .unwrap();
        let expected = if n == 1 {
            "*".into()
        } else {
            expected.to_string()
        };
        let found = chilled(&text);
        assert_eq!(found, if n == 1 { "0".into() } else { expected }, "{text}");
    }
}

#[test]
fn bars_and_braces_spell_the_same() {
    assert_equal("{3||||2|||1||0|0}", LEFT_1);
    assert_equal("3|2|1|0|0", LEFT_1);
    assert_equal("{0||0|-1}", "{0|{0|-1}}");
}
