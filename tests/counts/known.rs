//! The races with known answers: lessons, their variants and the fixtures.

use super::compare::compare;
use crate::proof::known::{LESSONS, VARIANTS, cases, lesson, variant};
use crate::support::{drawn, strings};

/// The lessons of which the count is not sure by itself: a stone that can be taken back and forth, and a ko.
const DOUBTED_LESSONS: [&str; 2] = ["12-points-are-not-moves", "14-count-the-ko-threats"];

/// The races of the fixtures of which it is not: a ko may decide it.
const DOUBTED_RACES: [&str; 1] = ["approach-2"];

/// Compares a race in every way; whether the count is sure of it by itself.
fn is_sure(name: &str, rows: &[String]) -> bool {
    let compared = compare(rows, 1).unwrap_or_else(|| panic!("{name} is no race"));
    let board = drawn(rows);
    assert_eq!(compared.differences, "", "{name}\n{board}");
    compared.sure[0]
}

#[test]
fn counts_of_the_lessons_agree_with_the_search() {
    let doubted = LESSONS.map(|(name, _)| name);
    let doubted: Vec<&str> = doubted
        .into_iter()
        .filter(|name| !is_sure(name, &lesson(name)))
        .collect();
    assert_eq!(doubted, DOUBTED_LESSONS);
}

#[test]
fn counts_of_what_lessons_try_agree_with_the_search() {
    for (name, before, after, _) in VARIANTS {
        let is_sure = is_sure(name, &variant(name, before, after));
        println!("{name}: {is_sure}");
    }
}

#[test]
fn counts_of_the_known_races_agree_with_the_search() {
    let mut doubted = Vec::new();
    for case in cases() {
        let name = case["name"].as_str().expect("a name");
        if !is_sure(name, &strings(&case["diagram"])) {
            doubted.push(name.to_owned());
        }
    }
    assert_eq!(doubted, DOUBTED_RACES);
}
