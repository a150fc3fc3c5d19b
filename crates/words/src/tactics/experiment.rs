//! An experiment of one's own, a search among maps, and two maps over random games: what the window says of them.

use std::time::Duration;

use semeai_session::{CompareOverGames, EntryFault, EntryFaultKind, ExperimentSheet, Phrasing};
use semeai_tactics::{ComparisonCount, ExploreRound, MOST_GAMES};

use super::map_error_sentence;
use crate::boards::kind_error;
use crate::grammar::grouped;
use crate::simulation::{experiment_fault, long_time, rules_error, sizes_error};
use crate::texts::tactics::experiment as texts;

/// What is wrong with a field of an experiment, with what was expected.
pub fn entry_fault_sentence(fault: &EntryFault, phrasing: Phrasing) -> String {
    match &fault.kind {
        EntryFaultKind::Map(error) => map_error_sentence(error, phrasing),
        EntryFaultKind::Sizes(error) => sizes_error(error, phrasing),
        EntryFaultKind::Board(error) => kind_error(error, phrasing),
        EntryFaultKind::Games => {
            let most = grouped(MOST_GAMES);
            texts::entry_fault_sentence_expected_number_games(&most, phrasing)
        }
        EntryFaultKind::Seed => {
            let most = u64::MAX;
            texts::entry_fault_sentence_expected_whole_number(&most, phrasing)
        }
        EntryFaultKind::Rules(error) => rules_error(error, phrasing),
        EntryFaultKind::Unplayable(fault) => experiment_fault(fault, phrasing),
    }
}

/// How many cells and games an experiment has, and about how long it takes, once that is known.
pub fn experiment_size(
    sheet: &ExperimentSheet,
    time: Option<Duration>,
    phrasing: Phrasing,
) -> String {
    let (cells, games) = (grouped(sheet.cells), grouped(sheet.games));
    let said = texts::experiment_size_said(&cells, &games, phrasing);
    let Some(time) = time else { return said };
    let time = long_time(time, phrasing);
    texts::experiment_size_about(&said, &time, phrasing)
}

/// That an experiment takes so long that it is asked whether it is meant.
pub fn long_experiment(time: Duration, phrasing: Phrasing) -> String {
    let time = long_time(time, phrasing);
    texts::long_experiment(&time, phrasing)
}

/// What a part of the rules is about.
pub fn rule_part(part: &str, phrasing: Phrasing) -> &str {
    match part {
        "own-eyes" => texts::rule_part_fill_own_eyes(phrasing),
        "ko" => texts::rule_part_ko(phrasing),
        "end" => texts::rule_part_end(phrasing),
        "score" => texts::rule_part_score(phrasing),
        "pass" => texts::rule_part_pass(phrasing),
        other => other,
    }
}

/// What a value of a part of the rules means.
pub fn rule_value(value: &str, phrasing: Phrasing) -> &str {
    match value {
        "no" => texts::rule_value_no(phrasing),
        "yes" => texts::rule_value_yes(phrasing),
        "none" => texts::rule_value_rule(phrasing),
        "simple" => texts::rule_value_simple(phrasing),
        "superko" => texts::rule_value_superko(phrasing),
        "two-passes" => texts::rule_value_two_passes(phrasing),
        "one-pass" => texts::rule_value_one_pass(phrasing),
        "area" => texts::rule_value_area(phrasing),
        "stones" => texts::rule_value_stones(phrasing),
        "territory" => texts::rule_value_territory(phrasing),
        "last" => texts::rule_value_last_resort(phrasing),
        "any" => texts::rule_value_any_time(phrasing),
        other => other,
    }
}

/// A round of a search among maps.
pub fn explore_round(round: &ExploreRound, phrasing: Phrasing) -> String {
    let (number, classes, games) = (
        round.number,
        grouped(round.classes as u64),
        grouped(round.games),
    );
    texts::explore_round(&classes, &games, &number, phrasing)
}

/// How often two maps were the same on the positions of random games.
pub fn over_games_sentences(count: &ComparisonCount, phrasing: Phrasing) -> Vec<String> {
    let games = grouped(CompareOverGames::GAMES);
    let [all, equal, playable] =
        [count.positions, count.equal, count.equal_on_empty].map(|count| grouped(count as u64));
    let first = texts::over_games_sentences_first(&all, &equal, &games, &playable, phrasing);
    let none = count
        .differing
        .is_none()
        .then(|| texts::over_games_sentences_position_was_found(phrasing).to_owned());
    [first].into_iter().chain(none).collect()
}

#[cfg(test)]
mod tests {
    use semeai_tactics::Rules;

    use semeai_board::ByColor;

    use super::*;
    use crate::tactics::players_name;

    #[test]
    fn every_value_of_the_rules_has_words_in_both_languages() {
        for (part, values) in Rules::VALUES {
            assert_ne!(rule_part(part, Phrasing::JAPANESE), part);
            for value in values {
                assert_ne!(rule_value(value, Phrasing::JAPANESE), *value);
            }
        }
    }

    #[test]
    fn white_is_named_where_he_plays_by_a_map() {
        let players = |white: &str| ByColor {
            black: "P4(V)".into(),
            white: white.into(),
        };
        let name = |white| players_name(&players(white), Phrasing::ENGLISH);
        assert_eq!(name("random"), "P4(V)");
        assert_eq!(name("F(W)"), "P4(V), White F(W)");
    }

    #[test]
    fn that_nothing_was_found_is_called_no_proof() {
        let count = ComparisonCount {
            positions: 1200,
            equal: 3,
            equal_on_empty: 1200,
            differing: None,
        };
        let said = over_games_sentences(&count, Phrasing::ENGLISH);
        assert!(
            said[0].contains("1,200 positions of 200 random games"),
            "{said:?}"
        );
        assert!(said[1].contains("proves nothing"));
    }
}
