//! Sixteen mistakes that engines of this kind have made, each with a test that fails on the mistake.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use semeai_cgt::{
    Arena, Budget, Dyadic, Error, GameId, Limit, OutcomeClass, Player, Rational, Relation, Style,
};

fn d(text: &str) -> Dyadic {
    text.parse().unwrap()
}

fn cooled(text: &str, t: &str) -> String {
    let mut arena = Arena::new();
    let game = arena.parse(text).unwrap();
    let cooled = arena.cool(game, d(t)).unwrap();
    arena.display(cooled)
}

fn shown(text: &str) -> String {
    let mut arena = Arena::new();
    let game = arena
        .parse(text)
        .unwrap_or_else(|error| panic!("{text}: {error}"));
    arena.display(game)
}

fn relation(a: &str, b: &str) -> Relation {
    let mut arena = Arena::new();
    let (a, b) = (arena.parse(a).unwrap(), arena.parse(b).unwrap());
    arena.compare(a, b).unwrap()
}

#[test]
fn trap_1_at_the_temperature_an_infinitesimal_remains() {
    assert_eq!(cooled("{2|0}", "1"), "1*");
    assert_eq!(cooled("{4|0}", "2"), "2*");
    assert_eq!(cooled("{1|-1}", "1"), "*");
    assert_eq!(cooled("{7|3}", "2"), "5*");
    assert_eq!(cooled("{7|3}", "9/4"), "5");
}

#[test]
fn trap_2_numbers_stay_when_cooled() {
    assert_eq!(cooled("{0|1}", "1"), "1/2");
    assert_eq!(cooled("3/8", "5"), "3/8");
    let mut arena = Arena::new();
    let half = arena.parse("1/2").unwrap();
    let refused = arena.cool(half, d("-1/4"));
    assert_eq!(refused, Err(Error::NegativeTemperature(d("-1/4"))));
}

#[test]
fn trap_3_the_mast_is_not_the_simplest_number_of_the_crossed_form() {
    assert_eq!(cooled("{4|1}", "3"), "5/2");
    assert_eq!(shown("{4-3|1+3}"), "2");
}

#[test]
fn trap_4_walls_that_touch_at_zero_meet_there() {
    let mut arena = Arena::new();
    for text in ["*", "^", "v*", "2*", "tiny(1)", "{3||3|1}", "{^|*}"] {
        let game = arena.parse(text).unwrap();
        assert_eq!(arena.temperature(game), Ok(Dyadic::ZERO), "{text}");
    }
    for (text, temperature) in [("0", "-1"), ("7", "-1"), ("1/2", "-1/2"), ("3/8", "-1/8")] {
        let game = arena.parse(text).unwrap();
        assert_eq!(arena.temperature(game), Ok(d(temperature)), "{text}");
    }
}

#[test]
fn trap_5_large_numbers_are_right_or_refused() {
    assert_eq!(
        shown("{4611686018427387904|1/4}"),
        "{4611686018427387904|1/4}"
    );
    assert_eq!(relation("4611686018427387904", "1/4"), Relation::Greater);
    let double = "4611686018427387904+4611686018427387904";
    assert_eq!(shown(double), "9223372036854775808");
    let mut arena = Arena::new();
    let fine = arena.parse("{1/2147483648|0}").unwrap();
    assert_eq!(arena.temperature(fine), Ok(d("1/4294967296")));
    assert_eq!(arena.mean(fine), Ok(d("1/4294967296")));
    let sum = format!("{}+{}", i128::MAX, i128::MAX);
    let error = arena.parse(&sum).unwrap_err();
    assert!(error.to_string().contains("too large"), "{error}");
    assert!(arena.parse(&format!("1/{}", "2".repeat(50))).is_err());
}

#[test]
fn trap_5_the_finest_number_has_no_room_for_its_middle() {
    let mut arena = Arena::new();
    let finest = arena
        .number(Dyadic::new(1, Dyadic::MAX_EXPONENT).unwrap())
        .unwrap();
    let zero = arena.zero();
    assert_eq!(arena.game(&[zero], &[finest]), Err(Error::Overflow));
    let switch = arena.game(&[finest], &[zero]).unwrap();
    assert_eq!(arena.temperature(switch), Err(Error::Overflow));
    assert_eq!(arena.outcome(switch), Ok(OutcomeClass::Fuzzy));
}

#[test]
fn trap_6_walls_are_told_at_any_fraction() {
    let mut arena = Arena::new();
    let game = arena.parse("{5|-2}").unwrap();
    let thermograph = arena.thermograph(game).unwrap();
    let third = Rational::new(1, 3);
    assert_eq!(
        thermograph.value_at(Player::Left, third),
        Ok(Rational::new(14, 3))
    );
    assert_eq!(
        thermograph.value_at(Player::Right, third),
        Ok(Rational::new(-5, 3))
    );
    let high = Rational::new(1_000_000_000, 7);
    assert_eq!(
        thermograph.value_at(Player::Left, high),
        Ok(Rational::new(3, 2))
    );
}

#[test]
fn trap_7_at_equal_stops_the_infinitesimal_decides() {
    assert_eq!(relation("1^", "1"), Relation::Greater);
    assert_eq!(relation("1*", "1"), Relation::Confused);
    assert_eq!(relation("1v", "1"), Relation::Less);
    assert_eq!(relation("tiny(2)", "tiny(1)"), Relation::Less);
    assert_eq!(relation("tiny(1)", "^"), Relation::Less);
    let mut arena = Arena::new();
    for text in ["1^", "{^|*}", "{*|v}", "tiny(1)"] {
        let game = arena.parse(text).unwrap();
        assert_eq!(arena.as_number(game), None, "{text}");
    }
    let uptimal = arena.parse("{*|v}").unwrap();
    assert_eq!(arena.as_number_up_star(uptimal), None);
}

#[test]
fn trap_8_ups_with_star() {
    assert_eq!(relation("^*", "0"), Relation::Confused);
    assert_eq!(relation("^^", "*"), Relation::Greater);
    assert_eq!(relation("^^*", "0"), Relation::Greater);
    assert_eq!(relation("^*2", "0"), Relation::Greater);
    assert_eq!(relation("^", "*2"), Relation::Greater);
    assert_eq!(relation("^*2", "*3"), Relation::Confused);
    assert_eq!(relation("^3*", "^^"), Relation::Confused);
}

#[test]
fn trap_9_signs_and_powers_in_texts() {
    assert_eq!(relation("-3v*", "(-3)+v+*"), Relation::Equal);
    assert_eq!(relation("-(3v*)", "-3^*"), Relation::Equal);
    assert_eq!(relation("^3", "3.^"), Relation::Equal);
    assert_eq!(shown("^-2"), "-2^");
    assert_eq!(shown("{1||0|-1}"), "{1||0|-1}");
    assert_eq!(shown("1+*"), "1*");
}

#[test]
fn trap_10_depth_has_no_hold_on_the_stack() {
    let mut arena = Arena::new();
    let huge = arena
        .parse("{3000000000000000000|-3000000000000000000}")
        .unwrap();
    assert_eq!(arena.birthday(huge), Ok(3_000_000_000_000_000_001));
    assert!(matches!(
        arena.value_id(huge),
        Err(Error::OverBudget { .. })
    ));
    let nested = format!("{}0{}", "{1|".repeat(100_000), "}".repeat(100_000));
    assert_eq!(
        arena.parse(&nested).unwrap_err().to_string(),
        "column 3001: nested more than 1000 deep"
    );
}

#[test]
fn trap_11_memory_is_capped_and_reported() {
    let mut arena = Arena::with_budget(Budget::default().with_bytes(1 << 20));
    let mut last = Ok(arena.zero());
    for n in 0..100_000 {
        last = arena.integer(n);
        if last.is_err() {
            break;
        }
    }
    assert!(
        matches!(
            last,
            Err(Error::OverBudget {
                limit: Limit::Bytes,
                ..
            })
        ),
        "{last:?}"
    );
    assert!(arena.progress().bytes < 2 << 20);
}

#[test]
fn trap_12_new_options_may_be_dominated_or_reversible_again() {
    // ^ reverses through * to 0, which then is the only option.
    assert_eq!(shown("{^|1}"), "1/2");
    assert_eq!(shown("{^|v}"), "*");
    assert_eq!(shown("{{2|0},1*|*}"), "{1*|*}");
    assert_eq!(shown("{0,{2|-2}|0,{2|-2}}"), "*");
    assert_eq!(shown("{0|^^*}"), "^3");
}

#[test]
fn trap_13_inverse_terms_cancel_before_the_work() {
    let terms: Vec<String> = (0..14)
        .map(|n| format!("{{{}|{n}||{}|-{}}}", 40 + n * n, n - 3, 20 + n))
        .collect();
    let negatives: Vec<String> = terms.iter().map(|term| format!("-{term}")).collect();
    let mut arena = Arena::with_budget(Budget::default().with_steps(10_000));
    let sum = format!("{}{}", terms.join("+"), negatives.concat());
    assert_eq!(arena.parse(&sum), Ok(arena.zero()));
}

/// Equal games have equal ids, so that comparing and copying a game costs the same whatever its size. The sum of 24
/// switches has 16 million positions, but it is done in a few hundred steps.
#[test]
fn trap_14_cost_grows_with_values_not_with_paths() {
    let mut arena = Arena::new();
    let sum: Vec<String> = (1..=24)
        .map(|n| format!("{{{}|-{}}}", n * n, n * n))
        .collect();
    let game = arena.parse(&sum.join("+")).unwrap();
    assert_eq!(arena.temperature(game), Ok(Dyadic::integer(576)));
    assert!(arena.progress().steps < 20_000, "{:?}", arena.progress());
}

#[test]
fn trap_15_atomic_weights_belong_to_all_small_games() {
    let mut arena = Arena::new();
    let mut weight = |text: &str| {
        let game = arena.parse(text).unwrap();
        let weight = arena.atomic_weight(game).unwrap();
        weight.map(|weight| arena.display(weight))
    };
    for (text, expected) in [
        ("0", "0"),
        ("*5", "0"),
        ("^", "1"),
        ("v3*", "-3"),
        ("{^|*}", "1"),
        ("{^^|v}", "1/2"),
        ("{^3|v3}", "{1|-1}"),
        ("{^^|^^}", "3"),
    ] {
        assert_eq!(weight(text).as_deref(), Some(expected), "{text}");
    }
    for text in ["1", "1/2", "{2|-2}", "tiny(1)", "1^"] {
        assert_eq!(weight(text), None, "{text}");
    }
}

#[test]
fn trap_16_a_calculation_can_be_stopped() {
    let stop = Arc::new(AtomicBool::new(true));
    let mut arena = Arena::with_budget(Budget::default().with_stop(stop.clone()));
    let error = arena.parse("{3|1||0}+{5|2||1|0}").unwrap_err();
    assert!(error.to_string().contains("stopped (so far "), "{error}");
    stop.store(false, std::sync::atomic::Ordering::Relaxed);
    assert!(arena.parse("{3|1||0}+{5|2||1|0}").is_ok());
}

/// A sum that would run for long stops soon after the flag is set by another thread, and the arena stays usable.
#[test]
fn trap_16_a_running_calculation_stops() {
    let stop = Arc::new(AtomicBool::new(false));
    let signal = stop.clone();
    let alarm = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(50));
        signal.store(true, std::sync::atomic::Ordering::Relaxed);
    });
    let mut arena = Arena::with_budget(Budget::default().with_stop(stop));
    let started = Instant::now();
    let mut n = 0_i64;
    let error = loop {
        n += 1;
        match arena.parse(&format!("{{{n}||3|-{n}}}+{{2.{{{n}|7}}|{{1|-3}}}}+^^*")) {
            Ok(_) => assert!(started.elapsed() < Duration::from_secs(60)),
            Err(error) => break error,
        }
    };
    alarm.join().unwrap();
    assert!(error.to_string().contains("stopped (so far "), "{error}");
    arena.set_budget(Budget::default());
    let game: GameId = arena.parse("{1|-1}").unwrap();
    assert_eq!(arena.display_in(game, Style::UNICODE), "±1");
}
