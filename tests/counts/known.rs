//! The races with known answers: lessons, their variants and the fixtures.

use super::compare::compare;
use crate::proof::known::{LESSONS, VARIANTS, cases, lesson, variant};
use crate::support::{drawn, strings};

/// Compares a race in every way; whether the count is sure of it by itself.
fn is_sure(name: &str, rows: &[String]) -> bool {
    let compared = compare(rows, 1).unwrap_or_else(|| panic!("{name} is no race"));
    let board = drawn(rows);
    assert_eq!(compared.differences, "", "{name}\n{board}");
    compared.sure[0]
}

#[test]
fn counts_of_the_lessons_agree_with_the_search() {
    for (name, _) in LESSONS {
        assert!(is_sure(name, &lesson(name)), "{name}");
    }
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
    for case in cases() {
        let name = case["name"].as_str().expect("a name");
        assert!(is_sure(name, &strings(&case["diagram"])), "{name}");
    }
}
