//! An experiment of one's own, a search among maps, and two maps over random games: what the window says of them.

use std::time::Duration;

use semeai_session::{CompareOverGames, EntryFault, EntryFaultKind, ExperimentSheet, Phrasing};
use semeai_tactics::{ComparisonCount, ExploreRound, MOST_GAMES};

use super::map_error_sentence;
use crate::boards::kind_error;
use crate::grammar::grouped;
use crate::simulation::{experiment_fault, long_time, rules_error, sizes_error};

/// What is wrong with a field of an experiment, with what was expected.
pub fn entry_fault_sentence(fault: &EntryFault, phrasing: Phrasing) -> String {
    match &fault.kind {
        EntryFaultKind::Map(error) => map_error_sentence(error, phrasing),
        EntryFaultKind::Sizes(error) => sizes_error(error, phrasing),
        EntryFaultKind::Board(error) => kind_error(error, phrasing),
        EntryFaultKind::Games => {
            let most = grouped(MOST_GAMES);
            tell!(
                phrasing,
                en = "expected a number of games from 1 to {most}",
                ja = "1から{most}までの局数を書いてください。"
            )
        }
        EntryFaultKind::Seed => {
            let most = u64::MAX;
            tell!(
                phrasing,
                en = "expected a whole number from 0 to {most}",
                ja = "0から{most}までの整数を書いてください。"
            )
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
    let said = tell!(
        phrasing,
        en = "{games} games in {cells} cells",
        ja = "{cells}欄、計{games}局"
    );
    let Some(time) = time else { return said };
    let time = long_time(time, phrasing);
    tell!(
        phrasing,
        en = "{said}; about {time}",
        ja = "{said}、約{time}"
    )
}

/// That an experiment takes so long that it is asked whether it is meant.
pub fn long_experiment(time: Duration, phrasing: Phrasing) -> String {
    let time = long_time(time, phrasing);
    tell!(
        phrasing,
        en = "This would take about {time}. It can be cancelled at any time, and finished cells stay.",
        ja = "約{time}かかります。いつでも中止でき、終わった欄は残ります。"
    )
}

/// What a part of the rules is about.
pub fn rule_part(part: &str, phrasing: Phrasing) -> &str {
    match part {
        "own-eyes" => say!(phrasing, en = "fill own eyes", ja = "自分の眼を埋める"),
        "ko" => say!(phrasing, en = "ko", ja = "コウ"),
        "end" => say!(phrasing, en = "end", ja = "終局"),
        "score" => say!(phrasing, en = "score", ja = "計算"),
        "pass" => say!(phrasing, en = "pass", ja = "パス"),
        other => other,
    }
}

/// What a value of a part of the rules means.
pub fn rule_value(value: &str, phrasing: Phrasing) -> &str {
    match value {
        "no" => say!(phrasing, en = "no", ja = "しない"),
        "yes" => say!(phrasing, en = "yes", ja = "する"),
        "none" => say!(phrasing, en = "no rule", ja = "規則なし"),
        "simple" => say!(phrasing, en = "simple", ja = "単純"),
        "superko" => say!(phrasing, en = "superko", ja = "スーパーコウ"),
        "two-passes" => say!(phrasing, en = "two passes", ja = "連続二回のパス"),
        "one-pass" => say!(phrasing, en = "one pass", ja = "一回のパス"),
        "area" => say!(phrasing, en = "area", ja = "石と地"),
        "stones" => say!(phrasing, en = "stones", ja = "石だけ"),
        "territory" => say!(phrasing, en = "territory", ja = "地"),
        "last" => say!(phrasing, en = "last resort", ja = "打てないときだけ"),
        "any" => say!(phrasing, en = "any time", ja = "いつでも"),
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
    tell!(
        phrasing,
        en = "Round {number}: {classes} ways to act, {games} games each",
        ja = "{number}回戦：{classes}通りの動き、それぞれ{games}局"
    )
}

/// How often two maps were the same on the positions of random games.
pub fn over_games_sentences(count: &ComparisonCount, phrasing: Phrasing) -> Vec<String> {
    let games = grouped(CompareOverGames::GAMES);
    let [all, equal, playable] =
        [count.positions, count.equal, count.equal_on_empty].map(|count| grouped(count as u64));
    let first = tell!(
        phrasing,
        en = "Of {all} positions of {games} random games they are the same on the empty points in {playable}, on all points in {equal}.",
        ja = "無作為な{games}局の{all}局面のうち、空点の上で同じなのは{playable}、すべての点で同じなのは{equal}。"
    );
    let none = count.differing.is_none().then(|| {
        say!(
            phrasing,
            en = "No position was found where they differ on an empty point; that proves nothing, only laws do.",
            ja = "空点の上で異なる局面は見つかりませんでした。証明ではありません。証明できるのは法則だけです。"
        )
        .to_owned()
    });
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
