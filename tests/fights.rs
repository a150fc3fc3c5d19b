//! Fights on open boards that nobody has marked: first moves of both sides, and what more time may change.

use semeai_board::{Color, Roles};
use semeai_race::answer::{RaceQuestion, answer_race};
use semeai_race::fight::{Fight, FightResult, find_fights};
use semeai_race::propose::ProposeError;
use semeai_race::solve::SolveLimits;
use semeai_race::{Alone, NoRace};
use semeai_search::Known;

use crate::random::Random;
use crate::support::Race;

/// A race in a corner that nothing closes in: three black stones with three liberties, and three white ones with as many.
const CORNER: [&str; 9] = [
    ".........",
    ".........",
    ".........",
    "....X....",
    ".XXX.....",
    "...X.....",
    ".OOOX.O..",
    ".XXXO....",
    "...OO....",
];

/// White E5 can be taken in a ladder that runs into the side.
const LADDER: [&str; 9] = [
    ".........",
    ".........",
    ".........",
    "....X....",
    "...XOX...",
    ".........",
    ".........",
    "...X.....",
    ".........",
];

/// Black throws a stone in at F1: whoever takes it is taken himself.
const SNAPBACK: [&str; 9] = [
    ".........",
    ".........",
    ".........",
    ".........",
    "......X..",
    "..XXXXX..",
    ".OXOOOX..",
    "..OOX.X..",
    "..OX..OX.",
];

/// The fights of a position for a side that moves first, or for both.
fn answer(race: &Race, first: Option<Color>) -> NoRace {
    let question = RaceQuestion {
        first,
        ..RaceQuestion::new(race.position.clone(), Roles::new())
    };
    match answer_race(&question) {
        Err(ProposeError::NoRace(found)) => *found,
        other => panic!("no fight but {other:?}"),
    }
}

fn fight_about<'a>(found: &'a NoRace, race: &Race, name: &str) -> &'a Fight {
    let point = race.point(name);
    let mut fights = found.fights.iter();
    let fight = fights.find(|fight| fight.target.stones.contains(point));
    fight.unwrap_or_else(|| panic!("no fight about {name}: {found:?}"))
}

#[test]
fn a_race_in_an_open_corner_names_its_first_moves() {
    let race = Race::new(&CORNER);
    let found = answer(&race, Some(Color::White));
    let start = found.start(Color::White).expect("White captures");
    assert_eq!(
        (start.by, start.result),
        (Known::Proved, FightResult::Captured)
    );
    assert!(found.fights[0].target.stones.contains(race.point("B2")));
    for name in ["A2", "B1", "C1"] {
        assert!(start.moves.contains(&race.point(name)), "{name}: {start:?}");
    }
    assert!(start.holds_on.contains(race.point("A2")));
    let found = answer(&race, Some(Color::Black));
    let start = found.start(Color::Black).expect("Black saves them");
    assert!(!start.moves.is_empty(), "{start:?}");
}

#[test]
fn a_ladder_is_a_fight_with_one_target() {
    let race = Race::new(&LADDER);
    let found = answer(&race, Some(Color::Black));
    let fight = fight_about(&found, &race, "E5");
    let start = fight.starts.black.as_ref().expect("Black captures");
    assert_eq!(
        (start.by, start.result),
        (Known::Proved, FightResult::Captured)
    );
    assert!(start.moves.contains(&race.point("E4")), "{start:?}");
}

/// What a shorter search knows of a fight a longer one knows too.
#[test]
fn more_positions_never_know_less() {
    for rows in [CORNER, LADDER, SNAPBACK] {
        let race = Race::new(&rows);
        let mut known: Vec<Fight> = Vec::new();
        for positions in [300, 3_000, 30_000, 300_000] {
            let limits = SolveLimits::default().with_positions(positions);
            let found = find_fights(&race.position, &Roles::new(), None, None, &limits);
            for before in &known {
                let now = found.all.iter().find(|fight| fight.target == before.target);
                let is_dead = found.dead.contains(&before.target);
                let attacker = before.attacker();
                let is_kept = now.is_some_and(|now| now.starts[attacker].is_some());
                assert!(is_kept || is_dead, "{positions}: {before:?}");
            }
            known = found.all;
        }
    }
}

/// Five liberties are no way out: they are told as what they are.
#[test]
fn liberties_alone_are_no_life() {
    let point = Race::new(&LADDER).point("E5");
    assert!(!Alone::Runs(point).is_saved());
    assert!(!Alone::Flees(point).is_saved());
}

/// Nothing is told of boards on which nothing can be captured, and no search breaks down on any.
#[test]
fn boards_of_all_sizes_are_answered_within_their_positions() {
    for seed in 0..20 {
        let mut random = Random::new(seed);
        let rows: Vec<String> = (0..random.between(2, 13))
            .map(|_| {
                (0..9)
                    .map(|_| random.pick(&['.', '.', '.', 'X', 'O']))
                    .collect()
            })
            .collect();
        let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
        let Ok(race) = Race::try_new(&rows) else {
            continue;
        };
        let limits = SolveLimits::default().with_positions(5_000);
        let found = find_fights(&race.position, &Roles::new(), None, None, &limits);
        for fight in &found.all {
            assert!(fight.starts[fight.attacker()].is_some(), "{fight:?}");
        }
    }
}
