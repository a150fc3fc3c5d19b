//! Races with nearer and wider surroundings: what is answered, of which width, and that every budget has an end.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use proptest::prelude::*;
use semeai_board::{ByColor, Color, PointSet, Role};
use semeai_race::Ending;
use semeai_race::propose::{Proposal, proposals, proposals_within};
use semeai_race::solve::{LeftOpen, Outcome, Several, Solution, SolveLimits, solve};
use semeai_race::widen::{WidestAnswer, solve_widening};

use crate::proposals::{Asked, GAME, asked};
use crate::support::Race;

/// Each side has three plain liberties; the point at the top is closed off.
const EVEN: [&str; 6] = [".@@@@", "@@@@@", ".@.@.", "BBBBB", "WWWWW", ".#.#."];

/// Outcomes of the starts that were asked, Black's first.
fn outcomes(solution: &Solution) -> Vec<Outcome> {
    let starts = Color::ALL.map(|color| solution.starts[color].as_ref());
    starts
        .into_iter()
        .flatten()
        .map(|start| start.outcome)
        .collect()
}

/// A proposal of these points alone; what is left out is not checked by anybody.
fn width(race: &Race, relevant: &str, left_out: &str) -> Proposal {
    let set = |names: &str| -> PointSet {
        names
            .split_whitespace()
            .map(|name| race.point(name))
            .collect()
    };
    let essential = |color| race.roles.stones(&race.position, color, Role::Essential);
    Proposal {
        essential: ByColor::new_with(essential),
        several: Several::All,
        assumed_safe: Vec::new(),
        relevant: set(relevant),
        left_out: set(left_out),
    }
}

/// A budget is looked at between moves of a line and between first moves, so the last look may go beyond it.
const SLACK: u64 = 20_000;

fn widened(race: &Race, proposals: &[Proposal]) -> WidestAnswer {
    solve_widening(&race.position, proposals, None, &SolveLimits::default()).expect("small races")
}

#[test]
fn a_closed_race_is_answered_as_by_solve() {
    let races = [
        [".@.@.", "BBBBB", "WWWWW", ".#.##"].as_slice(),
        &EVEN,
        &["B.B@@", "BBBBB", "B.W.B", "WWWWW", ".#.#."],
        &["BO.@@", "BB@@@", "BBBBB", "WWWW."],
    ];
    for rows in races {
        let race = Race::new(rows);
        let all = proposals(&race.position, &race.roles, &[]).expect("a race");
        for first in [None, Some(Color::Black), Some(Color::White)] {
            let limits = SolveLimits::default();
            let found = solve_widening(&race.position, &all, first, &limits).expect("small");
            let plain = solve(&all[0].race(&race.position), first, &limits).expect("small");
            assert_eq!(found.solution.starts, plain.starts);
            assert_eq!(found.solution.effort.positions, plain.effort.positions);
            assert_eq!((found.chosen, found.is_widest), (0, true));
        }
    }
}

#[test]
fn the_widest_answer_counts_whatever_nearer_ones_say() {
    let [black, white] = [Ending::Black, Ending::White].map(Outcome::Ends);
    let race = Race::new(&EVEN);
    let all = "A4 C4 E4 A1 C1 E1";
    let closed = width(&race, all, "");
    // The same race, but not closed.
    let open = width(&race, all, "A6");
    let fewer = width(&race, "A4 C4 A1 C1 E1", "E4");
    let alike = width(&race, "A4 C4 A1 C1", "E4 E1");
    let alone = widened(&race, std::slice::from_ref(&fewer));
    assert_eq!(outcomes(&alone.solution), [white, white]);
    for widths in [
        vec![&fewer, &closed],
        vec![&alike, &open],
        vec![&fewer, &open],
        vec![&fewer, &alike, &open],
        vec![&alike, &fewer, &open],
    ] {
        let widths: Vec<Proposal> = widths.into_iter().cloned().collect();
        let found = widened(&race, &widths);
        assert_eq!(outcomes(&found.solution), [black, white]);
        assert_eq!(
            (found.chosen, found.is_widest),
            (widths.len() - 1, true),
            "{} widths",
            widths.len()
        );
    }
}

#[test]
fn one_start_is_answered_alone() {
    let race = Race::new(&EVEN);
    let widths = [
        width(&race, "A4 C4 A1 C1 E1", "E4"),
        width(&race, "A4 C4 E4 A1 C1 E1", "A6"),
    ];
    for first in Color::ALL {
        let limits = SolveLimits::default();
        let found = solve_widening(&race.position, &widths, Some(first), &limits).expect("small");
        assert!(found.is_widest && found.solution.is_decided());
        assert!(found.solution.starts[first.opponent()].is_none());
    }
}

/// A race under a great plain, with its near surroundings and all of the plain, too many points for a short search.
fn plain() -> (Race, Proposal, Proposal) {
    let mut rows = vec![".".repeat(19); 8];
    rows.push("@".repeat(19));
    rows.extend(["@.".repeat(9) + "@", "B".repeat(19), "W".repeat(19)]);
    rows.push("#.".repeat(9) + "#");
    let race = Race::new(&rows);
    let near = width(&race, "B4 D4 B1 D1", "F4");
    let mut far = near.clone();
    far.relevant = race.position.empty();
    (race, near, far)
}

#[test]
fn positions_of_more_than_128_points_count_twice() {
    let (race, _, far) = plain();
    assert_eq!(far.relevant.len(), 170);
    let limits = SolveLimits::default().with_positions(400_000);
    let found = solve_widening(&race.position, &[far], None, &limits).expect("two sides");
    let made = found.solution.effort.positions;
    assert_eq!(outcomes(&found.solution), [Outcome::Undecided; 2]);
    assert!((100_000..=200_000 + SLACK).contains(&made), "{made}");
}

#[test]
fn an_answer_of_nearer_surroundings_is_told_as_such_whatever_the_budget() {
    let (race, near, open) = plain();
    let mut closed = open.clone();
    closed.left_out = PointSet::EMPTY;
    let farther: Vec<Proposal> = (0..4)
        .map(|i| {
            let gone = race.position.empty().iter().take(1 + i).collect();
            let mut far = open.clone();
            far.relevant = far.relevant.difference(&gone);
            far
        })
        .collect();
    for far in [vec![open], vec![closed], farther] {
        let widths = [vec![near.clone()], far].concat();
        for budget in [5_000, 50_000, 500_000] {
            let limits = SolveLimits::default().with_positions(budget);
            let found = solve_widening(&race.position, &widths, None, &limits).expect("two sides");
            let what = format!("{} widths, {budget}", widths.len());
            assert_eq!((found.chosen, found.is_widest), (0, false), "{what}");
            assert_eq!(
                outcomes(&found.solution),
                [Outcome::Ends(Ending::Black), Outcome::Ends(Ending::White)],
                "{what}"
            );
            assert!(found.solution.effort.positions <= budget + SLACK, "{what}");
        }
    }
}

#[test]
fn marks_may_bound_a_race_of_more_than_128_points() {
    // Twelve liberties in every row that has some, six rows on each side.
    let black = [".@".repeat(12) + "B", "B".repeat(25)];
    let white = [".#".repeat(12) + "W", "W".repeat(25)];
    let mut rows: Vec<String> = (0..12).map(|i| black[i % 2].clone()).collect();
    rows.extend((0..12).rev().map(|i| white[i % 2].clone()));
    let mut fewer = rows.clone();
    fewer[0].replace_range(..1, "@");
    for (rows, points, expected) in [
        (
            rows,
            144,
            [Outcome::Ends(Ending::Black), Outcome::Ends(Ending::White)],
        ),
        (
            fewer,
            143,
            [Outcome::Ends(Ending::White), Outcome::Ends(Ending::White)],
        ),
    ] {
        let race = Race::new(&rows);
        let all = proposals(&race.position, &race.roles, &[]).expect("a race");
        let found = widened(&race, &all);
        assert!(found.is_widest);
        assert_eq!(all[found.chosen].relevant.len(), points);
        assert_eq!(outcomes(&found.solution), expected);
    }
}

/// A room against plain liberties, which takes long.
const ROOM: [&str; 5] = [
    "B.....B@@@@@@@@@@@@",
    "B.....B@@@@@@@@@@@@",
    "BBBBBBBBBBBBBBBBBBB",
    "WWWWWWWWWWWWWWWWWWW",
    ".#.#.#.#.#.#.#.#.##",
];

/// The race of [`ROOM`], if it stands at the bottom, with part of the room and with all of it.
fn widths_of_room(race: &Race, left_out: &str) -> [Proposal; 2] {
    let plain = "A1 C1 E1 G1 J1 L1 N1 P1 R1";
    let room = "B5 C5 D5 E5 F5 B4 C4 D4 E4 F4";
    [
        width(race, &format!("B5 C5 B4 C4 {plain}"), "D5 D4"),
        width(race, &format!("{room} {plain}"), left_out),
    ]
}

#[test]
fn a_width_that_takes_long_is_answered_where_the_budget_allows_it() {
    let race = Race::new(&ROOM);
    let widths = widths_of_room(&race, "");
    let solved = |widths: &[Proposal]| {
        let limits = SolveLimits::default();
        let first = Some(Color::White);
        let found = solve_widening(&race.position, widths, first, &limits).expect("small");
        let white = found.solution.starts.white.as_ref();
        let outcome = white.map(|start| start.outcome);
        (found.chosen, outcome, found.overturned.white)
    };
    let [black, white] = [Ending::Black, Ending::White].map(|ending| Some(Outcome::Ends(ending)));
    assert_eq!(solved(&widths[..1]), (0, white, None));
    assert_eq!(solved(&widths), (1, black, white));
}

#[test]
fn all_that_is_left_goes_into_the_moves_of_the_widest() {
    let race = Race::new(&["B..B@", "BBBBB", "WWWWW", ".#.#."]);
    let widths = [
        width(&race, "B4 A1 C1 E1", "C4"),
        width(&race, "B4 C4 A1 C1 E1", ""),
    ];
    let solved = |widths: &[Proposal], positions| {
        let limits = SolveLimits::default().with_positions(positions);
        solve_widening(&race.position, widths, None, &limits).expect("small")
    };
    let alone = solved(&widths[1..], 30_000_000);
    let enough = 3 * alone.solution.effort.positions;
    let found = solved(&widths, enough);
    assert_eq!(
        (found.chosen, &found.solution.starts),
        (1, &alone.solution.starts)
    );
}

/// The plain is too wide for a search, so nothing of a small budget is kept for it beside an answer.
#[test]
fn what_is_too_wide_takes_nothing_from_what_is_nearer() {
    let plain = [
        "...................",
        "...................",
        "@@@@@@@@@@@@@@@@@@@",
    ];
    let race = Race::new(&[&plain[..], &ROOM].concat());
    let [near, far] = widths_of_room(&race, "A8");
    let mut farther = far.clone();
    farther.relevant = race.position.empty();
    // Enough for the room, but not if a quarter of the rest is kept for the plain.
    let limits = SolveLimits::default().with_positions(90_000);
    let solved = |widths: &[Proposal]| {
        let first = Some(Color::White);
        let found = solve_widening(&race.position, widths, first, &limits).expect("two sides");
        (found.chosen, found.solution.is_decided())
    };
    assert_eq!(solved(std::slice::from_ref(&farther)), (0, false));
    assert_eq!(solved(&[near, far, farther]), (1, true));
}

#[test]
fn an_answer_that_wider_surroundings_rule_out_is_not_told() {
    // Black lives with two eyes at once; whether he captures the room takes long.
    let race = Race::new(&[
        "W.....W############",
        "W.....W############",
        "WWWWWWWWWWWWWWWWWWW",
        "BBBBBBBBBBBBBBBBBBB",
        ".B.B@.@.@.@.@.@.@.@",
    ]);
    let near = width(&race, "B5 C5 B4 C4 F1 H1", "D5 D4 A1 C1");
    let room = "B5 C5 D5 E5 F5 B4 C4 D4 E4 F4";
    let far = width(&race, &format!("{room} A1 C1 F1 H1"), "K1");
    let widths = [near, far];
    let solved = |widths: &[Proposal], positions: u64| {
        let limits = SolveLimits::default().with_positions(positions);
        let first = Some(Color::White);
        let found = solve_widening(&race.position, widths, first, &limits).expect("small");
        let white = found.solution.starts.white.expect("it was asked for");
        let found = (found.chosen, found.overturned.white);
        (found, white.outcome, white.possible)
    };
    let said = Outcome::Ends(Ending::White);
    let near = solved(&widths[..1], 1_000);
    assert_eq!(near, ((0, None), said, vec![Ending::White]));
    let possible = vec![Ending::Black, Ending::Seki, Ending::BothLive];
    let open = solved(&widths, 1_000);
    assert_eq!(open, ((1, Some(said)), Outcome::Undecided, possible));
    assert_eq!(
        solved(&widths, 30_000_000).1,
        Outcome::Ends(Ending::BothLive)
    );
}

/// The proposals of part of a game, several widths.
fn game() -> (Race, Vec<Proposal>) {
    let race = Race::new(&GAME);
    let points = ["C19", "E19"].map(|name| race.point(name));
    let all = proposals(&race.position, &race.roles, &points).expect("a race");
    (race, all)
}

/// Whatever he does the loser is as late; A6 has nothing to do with the race.
#[test]
fn who_loses_fills_liberties_rather_than_far_points() {
    let race = Race::new(&EVEN);
    let whole = width(&race, "A4 C4 E4 A1 C1 E1 A6", "");
    for first in Color::ALL {
        let limits = SolveLimits::default();
        let found = solve(&whole.race(&race.position), Some(first), &limits).expect("small");
        let line = &found.starts[first].as_ref().expect("asked").line;
        assert!(line.len() > 3, "{line:?}");
        let far = Some(race.point("A6"));
        assert!(line.iter().all(|step| step.point != far), "{line:?}");
    }
}

/// Black takes H9 first, and is taken in his turn. In the wider surroundings that is too much to search.
#[test]
fn what_follows_a_capture_is_searched_nearer_where_it_takes_too_long() {
    let race = Race::new(&[
        "...XX.XW.",
        "OXXX.X.BO",
        ".OXOXOXO.",
        "XXO.OOOOO",
        "XOO..O.OO",
        "..X.XXXO.",
        "OO.XOX..O",
        ".OX..O.XX",
        "XX.XX..XX",
    ]);
    let all = proposals(&race.position, &race.roles, &[]).expect("a race");
    let limits = SolveLimits::default().with_positions(6_000_000);
    let first = Some(Color::Black);
    let found = solve_widening(&race.position, &all, first, &limits).expect("a race");
    let start = found.solution.starts.black.as_ref().expect("asked");
    assert!(!found.is_widest);
    // How many threats it takes is too much to search, so how it ends without any is what is told.
    assert_eq!(start.left_open, Some(LeftOpen::KoThreats));
    let ko = start.ko.expect("a ko at J9");
    assert_eq!(ko.no_threats, Some(Ending::White));
}

#[test]
fn small_budgets_have_an_answer_too() {
    let (race, all) = game();
    for budget in (0..60).chain([1_000, 20_000]) {
        let limits = SolveLimits::default().with_positions(budget);
        for widths in [&all[..], &all[..2], &all[..1]] {
            let found = solve_widening(&race.position, widths, None, &limits).expect("small");
            assert!(found.chosen < widths.len());
            assert!(found.solution.effort.positions <= budget + SLACK);
        }
    }
    let limits = SolveLimits::default().with_positions(0);
    let found = solve_widening(&race.position, &all, None, &limits).expect("small");
    assert_eq!(outcomes(&found.solution), [Outcome::Undecided; 2]);
}

#[test]
fn a_budget_without_end_is_one() {
    let race = Race::new(&EVEN);
    let widths = [
        width(&race, "A4 C4 A1 C1", "E4 E1"),
        width(&race, "A4 C4 E4 A1 C1 E1", ""),
    ];
    let limits = SolveLimits::default().with_positions(u64::MAX);
    for first in [None, Some(Color::Black)] {
        let found = solve_widening(&race.position, &widths, first, &limits).expect("small");
        assert!(found.solution.is_decided() && found.is_widest);
        let alone = solve_widening(&race.position, &widths[1..], first, &limits).expect("small");
        assert_eq!(alone.solution.starts, found.solution.starts);
    }
}

#[test]
fn a_search_that_is_stopped_before_it_begins_answers_undecided() {
    let (race, all) = game();
    let stop = Arc::new(AtomicBool::new(true));
    let limits = SolveLimits::default().with_stop(Some(stop));
    for widths in [&all[..], &all[..1]] {
        let found = solve_widening(&race.position, widths, None, &limits).expect("small");
        assert_eq!(outcomes(&found.solution), [Outcome::Undecided; 2]);
    }
}

/// What the wider surroundings would have said nobody knows, so it must not look as if they agreed.
#[test]
fn a_search_that_is_stopped_tells_no_answer_of_nearer_surroundings() {
    let (race, near, far) = plain();
    let (stop, made) = (
        Arc::new(AtomicBool::new(false)),
        Arc::new(AtomicU64::new(0)),
    );
    let limits = SolveLimits::default()
        .with_stop(Some(Arc::clone(&stop)))
        .with_progress(Some(Arc::clone(&made)));
    let widths = [near, far];
    let found = std::thread::scope(|scope| {
        let search = scope.spawn(|| solve_widening(&race.position, &widths, None, &limits));
        // The near surroundings take a few hundred positions, the far ones three quarters of a million.
        while made.load(Ordering::Relaxed) < 100_000 && !search.is_finished() {
            std::thread::yield_now();
        }
        stop.store(true, Ordering::Relaxed);
        search.join().expect("no panic").expect("two sides")
    });
    assert_eq!(outcomes(&found.solution), [Outcome::Undecided; 2]);
}

#[test]
fn a_search_whose_time_is_over_tells_what_it_has_found_nearby() {
    let (race, near, far) = plain();
    let limits = SolveLimits::default();
    let end = Instant::now() + Duration::from_millis(500);
    let limits = limits.with_positions(u64::MAX).with_deadline(Some(end));
    let found = solve_widening(&race.position, &[near, far], None, &limits).expect("two sides");
    assert_eq!((found.chosen, found.is_widest), (0, false));
    assert!(found.solution.is_decided());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// Whatever the budget, the answer is that of the chosen surroundings, and they are told.
    #[test]
    fn the_answer_is_that_of_the_chosen_surroundings(asked in asked(), budget in 0..4_000_u64) {
        let Asked { position, roles, points } = &asked;
        let few = SolveLimits::default().with_positions(30_000);
        let Ok(all) = proposals_within(position, roles, points, &few) else {
            return Ok(());
        };
        let limits = SolveLimits::default().with_positions(budget);
        let found = solve_widening(&asked.position, &all, None, &limits)?;
        prop_assert!(found.solution.effort.positions <= budget + SLACK);
        prop_assert_eq!(found.is_widest, found.chosen + 1 == all.len());
        if found.solution.is_decided() {
            let race = all[found.chosen].race(&asked.position);
            let again = solve(&race, None, &SolveLimits::default()).expect("searched before");
            // What leaves open what follows a capture may be told otherwise with more budget.
            let mut starts = found.solution.starts.iter();
            if starts.all(|(_, start)| start.as_ref().is_some_and(|start| start.left_open.is_none())) {
                prop_assert_eq!(outcomes(&found.solution), outcomes(&again));
            }
        }
    }
}
