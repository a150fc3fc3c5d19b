//! Limits: what is too much is refused with a report, on a small stack, and the arena stays usable.

use semeai_cgt::{Arena, Budget, Dyadic, Error, GameId, Limit, ParseErrorKind, RawGame};

/// Runs on a stack of one mebibyte, half of what threads usually have.
fn on_small_stack(work: impl FnOnce() + Send + 'static) {
    let thread = std::thread::Builder::new().stack_size(1 << 20);
    thread.spawn(work).unwrap().join().unwrap();
}

fn limit_of(error: &Error) -> Limit {
    match error {
        Error::OverBudget { limit, .. } => *limit,
        other => panic!("{other}"),
    }
}

#[test]
fn endless_nesting_is_refused() {
    on_small_stack(|| {
        let many = 100_000;
        let texts = [
            "{".repeat(many),
            format!("{}|0{}", "{".repeat(many), "}".repeat(many)),
            "(".repeat(many),
            format!("{}1{}", "(".repeat(many), ")".repeat(many)),
            format!("{}1{}", "tiny(".repeat(many), ")".repeat(many)),
            format!("{}1", "±".repeat(many)),
            format!("{}1", "+_".repeat(many)),
            format!("{}*", "2. ".repeat(many)),
            format!("0{}", "|0".repeat(many)),
            format!("{{0{}}}", "|0".repeat(many)),
        ];
        for text in texts {
            let start: String = text.chars().take(12).collect();
            let error = Arena::new().parse(&text).unwrap_err();
            assert_eq!(error.kind, ParseErrorKind::TooDeep(1000), "{start}");
            let error = RawGame::parse(&text).unwrap_err();
            assert!(matches!(error.kind, ParseErrorKind::TooDeep(_)), "{start}");
        }
    });
}

#[test]
fn many_signs_and_terms_are_no_nesting() {
    on_small_stack(|| {
        let mut arena = Arena::new();
        let signs = format!("{}1", "-".repeat(100_000));
        assert_eq!(arena.parse(&signs), arena.parse("1"));
        let terms = format!("0{}", "+*".repeat(100_000));
        assert_eq!(arena.parse(&terms), arena.parse("0"));
    });
}

#[test]
fn a_sum_of_many_hot_trees_takes_few_steps() {
    let trees: Vec<String> = (1..=12)
        .map(|n: i64| {
            let [a, b, c, d] = [12 + 2 * n, 7 - n, -2 - n % 3, -11 - 3 * n];
            format!("{{{a}|{b}||{c}|{d}}}")
        })
        .collect();
    // Without what positions share it took 200 million steps and more.
    let mut arena = Arena::with_budget(Budget::default().with_steps(20_000_000));
    let sum = arena.parse(&trees.join("+")).unwrap();
    let steps = arena.progress().steps;
    assert!(arena.birthday(sum).unwrap() > 0, "{steps}");
    // A sum that shares all but one of them is compared by that one.
    let other = arena
        .parse(&format!("{}+{{30|-30}}", trees[1..].join("+")))
        .unwrap();
    arena.set_budget(Budget::default().with_steps(100));
    assert!(arena.compare(sum, other).is_ok());
}

#[test]
fn a_sum_of_many_deep_games_fits_the_stack() {
    on_small_stack(|| {
        let deep = |n: i64| {
            let (mut left, mut right) = (String::new(), String::new());
            for level in 0..120 {
                left = format!("{left}{{{}|", 400 * n - level * n);
                right = format!("|{}}}{right}", -300 * n - level);
            }
            format!("{left}{{1|0}}{right}")
        };
        let text = (1..=8).map(deep).collect::<Vec<_>>().join("+");
        let mut arena = Arena::with_budget(Budget::default().with_steps(2_000_000));
        // Answered or refused, but not at the end of the stack.
        if let Err(error) = arena.parse(&text) {
            assert!(matches!(error.kind, ParseErrorKind::Value(_)), "{error}");
        }
        assert!(arena.parse("{4|0}+{3|1}").is_ok());
    });
}

#[test]
fn what_may_be_nested_fits_the_stack() {
    on_small_stack(|| {
        let mut arena = Arena::new();
        let depth = 990;
        let text = format!("{}0{}", "{9|".repeat(depth), "|-9}".repeat(depth));
        assert!(
            arena.parse(&text).is_err(),
            "three equal bars are two games"
        );
        let left = format!("{}0{}", "{".repeat(depth), "|-9}".repeat(depth));
        let right = format!("{}0{}", "{9|".repeat(depth), "}".repeat(depth));
        for text in [&left, &right] {
            let game = arena.parse(text).unwrap_or_else(|error| panic!("{error}"));
            use_everything(&mut arena, game);
        }
        let both: String = (0..depth / 2).map(|n| format!("{{{n}|{{")).collect();
        let text = format!("{both}0{}", "|-7}}".repeat(depth / 2));
        if let Ok(game) = arena.parse(&text) {
            use_everything(&mut arena, game);
        }
    });
}

/// Every operation on a deep game ends, with a result or a refusal.
fn use_everything(arena: &mut Arena, game: GameId) {
    let results = [
        arena.thermograph(game).map(|_| ()),
        arena.cool(game, Dyadic::ONE).map(|_| ()),
        arena.neg(game).map(|_| ()),
        arena.multiply(3, game).map(|_| ()),
        arena.birthday(game).map(|_| ()),
        arena.value_id(game).map(|_| ()),
        arena.atomic_weight(game).map(|_| ()),
        arena.scaffolds(game).map(|_| ()),
        arena.outcome(game).map(|_| ()),
    ];
    for result in results {
        match result {
            Ok(()) | Err(Error::Overflow) => {}
            Err(error) => assert_eq!(limit_of(&error), Limit::Depth),
        }
    }
    let text = arena.text(game, semeai_cgt::Style::ASCII);
    if let Some(text) = text {
        assert_eq!(arena.parse(&text), Ok(game));
    }
}

/// Chains built by calls may be deeper than any text; they cost a refusal at most.
#[test]
fn chains_without_end_are_refused_in_time() {
    on_small_stack(|| {
        let mut arena = Arena::new();
        let zero = arena.zero();
        let mut game = arena.parse("{4|-5}").unwrap();
        let low = arena.integer(-9).unwrap();
        for n in 0..20_000_i64 {
            let high = arena.integer(9 + n).unwrap();
            let switch = match arena.game(&[game], &[low]) {
                Ok(switch) => switch,
                Err(error) => {
                    assert_eq!(limit_of(&error), Limit::Depth);
                    break;
                }
            };
            game = match arena.game(&[high], &[switch]) {
                Ok(game) => game,
                Err(error) => {
                    assert_eq!(limit_of(&error), Limit::Depth);
                    break;
                }
            };
        }
        use_everything(&mut arena, game);
        let star = arena.nimber(1);
        assert_eq!(arena.game(&[zero], &[zero]), star);
    });
}

#[test]
fn every_limit_reports_how_far_it_came() {
    let sum = "{9|1||0|-7}+{8|2||1}+{5|4||3}+{7|2||1}+{6|5||0|-9}";
    for (budget, limit) in [
        (Budget::default().with_nodes(30), Limit::Nodes),
        (Budget::default().with_bytes(3000), Limit::Bytes),
        (Budget::default().with_depth(3), Limit::Depth),
        (Budget::default().with_steps(50), Limit::Steps),
    ] {
        let mut arena = Arena::with_budget(budget);
        let error = arena.parse(sum).unwrap_err();
        let ParseErrorKind::Value(error) = error.kind else {
            panic!("{error}");
        };
        assert_eq!(limit_of(&error), limit, "{error}");
        let Error::OverBudget { progress, .. } = error else {
            unreachable!("checked above");
        };
        assert!(progress.nodes > 0 && progress.bytes > 0, "{error}");
        // A larger budget goes on from what was found.
        arena.set_budget(Budget::default());
        let expected = Arena::new().parse(sum).map(|game| game.index() > 0);
        assert_eq!(arena.parse(sum).map(|game| game.index() > 0), expected);
    }
}

/// A cap on the tables costs time, not answers.
#[test]
fn tables_that_forget_give_the_same_answers() {
    let sum = "{9|1||0|-7}+{8|2||1}+{5|4||3}+{7|2||1}+{6|5||0|-9}+{10|3||2}";
    let mut wide = Arena::new();
    let mut narrow = Arena::with_budget(Budget::default().with_bytes(2 << 20));
    let ids = [&mut wide, &mut narrow].map(|arena| {
        let game = arena.parse(sum).unwrap_or_else(|error| panic!("{error}"));
        arena.value_id(game).unwrap()
    });
    assert_eq!(ids[0], ids[1]);
    assert!(narrow.progress().bytes < 2 << 20);
}

/// An analysis runs on a thread of its own and hands its arena back.
#[test]
fn arenas_travel_between_threads() {
    fn is_send<T: Send>(_: &T) {}
    is_send(&Arena::new());
}

/// The largest nimber has 65,535 options. Alone and in sums it is told at once; what looks at its options one by one is over
/// budget, and says so.
#[test]
fn large_nimbers_are_told_at_once_or_are_over_budget() {
    on_small_stack(|| {
        let mut arena = Arena::with_budget(Budget::default().with_steps(2_000_000));
        for text in [
            "*65535",
            "3*65535",
            "*65535 + *40000 - ^",
            "{*65535|{*65535|{*65534|*65535}}}",
            "{*60000|{*65535|*}}",
            "{{2|*65535}|{*65534|-1}}",
            "{*65535,^|v,*60000}",
        ] {
            let game = arena
                .parse(text)
                .unwrap_or_else(|error| panic!("{text}: {error}"));
            assert!(arena.thermograph(game).is_ok(), "{text}");
            assert!(arena.outcome(game).is_ok(), "{text}");
            assert!(arena.birthday(game).is_ok(), "{text}");
        }
        let nimber = arena.nimber(65_535).expect("the largest");
        let id = arena.value_id(nimber);
        assert!(matches!(id, Err(Error::OverBudget { .. })), "{id:?}");
        let error = arena.parse("{*60000||*40000|-1}").expect_err("many pairs");
        assert!(error.to_string().contains("over budget"), "{error}");
        let small = arena.parse("{*60||*40|-1}").expect("few pairs");
        assert!(arena.value_id(small).is_ok());
    });
}
