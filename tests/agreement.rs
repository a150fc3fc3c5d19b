//! What is said of a race agrees with its answer: how the blocks stand to each other, what becomes of each, and the words for both
//! are told from one result.

use semeai_board::{ByColor, Color};
use semeai_race::answer::{RaceAnswer, RaceQuestion, answer_race};
use semeai_race::danger::{BlockRelation, PairReport};
use semeai_race::solve::{Outcome, SolveLimits};
use semeai_race::{Alone, Limits};
use semeai_search::Known;

use crate::generators::{self, Kind};
use crate::support::{Race, assert_none_differs, drawn, fixture, strings};

/// With so many positions most small races are proved, some are answered of near surroundings, and some not at all.
const POSITIONS: [u64; 2] = [200, 20_000];

fn solved(race: &Race, positions: u64) -> Option<RaceAnswer> {
    let question = RaceQuestion {
        limits: SolveLimits::default().with_positions(positions),
        count_limits: Limits::default().within_positions(positions),
        ..RaceQuestion::new(race.position.clone(), race.roles)
    };
    answer_race(&question).ok()
}

/// The answers of both starts, as far as there are any.
fn answers(solved: &RaceAnswer) -> ByColor<Option<Outcome>> {
    ByColor::new_with(|first| {
        let start = solved.start(first);
        (start.outcome != Outcome::Undecided && start.by != Known::Undecided)
            .then_some(start.outcome)
    })
}

/// What is said of the blocks beside an answer that it contradicts.
fn contradiction(solved: &RaceAnswer) -> Option<String> {
    let PairReport { relation, told } = solved.told?;
    let answers = answers(solved);
    let is_any = |outcome: Outcome| {
        Color::ALL
            .iter()
            .any(|&first| answers[first] == Some(outcome))
    };
    let has_several = Color::ALL
        .into_iter()
        .any(|color| solved.has_several(color));
    let each_wins = Color::ALL
        .into_iter()
        .all(|color| is_any(Outcome::won_by(color)));
    if each_wins && !relation.is_race() {
        return Some(format!(
            "{relation:?} of a race that whoever starts wins, or who does not"
        ));
    }
    for color in Color::ALL {
        let (lost, won) = (Outcome::won_by(color.opponent()), Outcome::won_by(color));
        let is_saved = told[color].alone.is_saved();
        let is_wrong = match told[color].alone {
            Alone::Dead => Color::ALL
                .iter()
                .any(|&first| answers[first].is_some_and(|it| it != lost)),
            Alone::Unsettled => {
                answers[color] == Some(lost) || answers[color.opponent()] == Some(won)
            }
            Alone::Endangered => answers[color.opponent()] == Some(won),
            Alone::Wins => answers != ByColor::new_with(|_| Some(won)),
            _ => is_saved && is_any(lost),
        };
        if is_wrong {
            return Some(format!(
                "{color:?} is {:?} beside {answers:?}",
                told[color].alone
            ));
        }
        if told[color].races_with.is_some() != relation.is_race() {
            return Some(format!("{color:?} races with {:?}", told[color].races_with));
        }
        if relation == BlockRelation::NoRace && !has_several && is_any(lost) && is_saved {
            return Some(format!("{color:?} is saved and lost"));
        }
    }
    None
}

/// The rows as they are, without marks of what races, and without any mark.
fn marked(rows: &[String]) -> [Vec<String>; 3] {
    let with = |change: fn(char) -> char| -> Vec<String> {
        rows.iter()
            .map(|row| row.chars().map(change).collect())
            .collect()
    };
    [
        with(|cell| cell),
        with(|cell| match cell {
            'B' => 'X',
            'W' => 'O',
            other => other,
        }),
        with(|cell| match cell {
            'B' | '#' => 'X',
            'W' | '@' => 'O',
            other => other,
        }),
    ]
}

/// Looks at a board with and without marks; returns how many answers were looked at.
fn look(rows: &[String], faults: &mut Vec<String>) -> usize {
    let mut seen = 0;
    for rows in marked(rows) {
        let Ok(race) = Race::try_new(&rows) else {
            continue;
        };
        for positions in POSITIONS {
            let Some(solved) = solved(&race, positions) else {
                continue;
            };
            seen += 1;
            let fault = contradiction(&solved);
            let told =
                fault.map(|fault| format!("{fault}, {positions} positions\n{}\n", drawn(&rows)));
            faults.extend(told);
        }
    }
    seen
}

#[test]
fn no_word_on_a_block_contradicts_the_answer_of_a_fixture() {
    let mut faults = Vec::new();
    let mut seen = 0;
    for name in ["races.json", "trust.json"] {
        for case in fixture(name)["cases"].as_array().expect("cases") {
            seen += look(&strings(&case["diagram"]), &mut faults);
        }
    }
    assert!(seen > 60, "{seen}");
    assert_none_differs(faults, seen);
}

fn random_boards(seeds: std::ops::Range<u64>) {
    let mut faults = Vec::new();
    let mut seen = 0;
    for seed in seeds {
        for kind in Kind::ALL {
            seen += look(&generators::board(kind, seed), &mut faults);
        }
    }
    println!("{seen} answers");
    assert_none_differs(faults, seen);
}

#[test]
fn no_word_on_a_block_contradicts_the_answer_of_a_random_board() {
    random_boards(0..2);
}

#[test]
#[ignore = "some minutes"]
fn no_word_on_a_block_contradicts_the_answer_of_many_random_boards() {
    random_boards(1_000..1_200);
}
