//! The names of kinds and states of regions, and of rules for choosing a move.

use semeai_cgt::Rational;
use semeai_endgame::RegionKind;
use semeai_endgame::position_report::{RegionReport, RegionState};
use semeai_endgame::strategy::Strategy;
use semeai_session::Phrasing;

use crate::grammar::mixed;
use crate::texts::endgame::names as texts;

/// What players call a region of this kind: "gote", "Black's sente".
pub fn endgame_kind(kind: RegionKind, phrasing: Phrasing) -> &'static str {
    match kind {
        RegionKind::Gote => texts::endgame_kind_gote(phrasing),
        RegionKind::BlackSente => texts::endgame_kind_black_sente(phrasing),
        RegionKind::WhiteSente => texts::endgame_kind_white_sente(phrasing),
        RegionKind::BlackHolds => texts::endgame_kind_black_holds(phrasing),
        RegionKind::WhiteHolds => texts::endgame_kind_white_holds(phrasing),
        RegionKind::Dame => texts::endgame_kind_dame(phrasing),
        RegionKind::Tedomari => texts::endgame_kind_tedomari(phrasing),
        RegionKind::Settled => texts::endgame_kind_settled(phrasing),
    }
}

/// What players call a region, so short that it stands in a column.
pub fn endgame_kind_in_list(kind: RegionKind, phrasing: Phrasing) -> &'static str {
    match kind {
        RegionKind::Tedomari => texts::endgame_kind_in_list(phrasing),
        other => endgame_kind(other, phrasing),
    }
}

/// What is known of a region.
pub fn endgame_state(state: RegionState, phrasing: Phrasing) -> &'static str {
    match state {
        RegionState::Exact => texts::endgame_state_exact(phrasing),
        RegionState::Ko => texts::endgame_state_ko(phrasing),
        RegionState::Repetition => texts::endgame_state_repetition(phrasing),
        RegionState::TooLarge => texts::endgame_state_too_large(phrasing),
        RegionState::OverBudget => texts::endgame_state_over_budget(phrasing),
        RegionState::Open => texts::endgame_state_open(phrasing),
    }
}

/// What is known of a region, and whether only chosen points of it were read: of one that has no value between which numbers it lies.
pub fn endgame_region_state(region: &RegionReport, phrasing: Phrasing) -> String {
    let walls = region.walls.as_ref().filter(|_| !region.is_valued());
    let state = match walls {
        Some(walls) => {
            let (count, worth) = (range(walls.count, phrasing), range(walls.worth, phrasing));
            texts::endgame_region_state_between(&count, &worth, phrasing)
        }
        None => endgame_state(region.state, phrasing).to_owned(),
    };
    match (region.by_hand, region.state) {
        (false, _) => state,
        // A region with an exact value needs no other word.
        (true, _) if region.is_valued() && region.walls.is_some() => {
            endgame_chosen_points(phrasing).to_owned()
        }
        (true, RegionState::Exact) => endgame_chosen_points(phrasing).to_owned(),
        (true, _) => texts::endgame_region_state_chosen_points_only(&state, phrasing),
    }
}

/// A number, or the two between which it lies.
fn range([low, high]: [Rational; 2], phrasing: Phrasing) -> String {
    match low == high {
        true => mixed(low),
        false => texts::endgame_region_state_range(&mixed(high), &mixed(low), phrasing),
    }
}

/// That only chosen points of a region were read.
pub(crate) fn endgame_chosen_points(phrasing: Phrasing) -> &'static str {
    texts::endgame_region_state_exact(phrasing)
}

/// A rule for choosing a move as a learner is told of it: its name, in Japanese after what it does.
pub(crate) fn endgame_rule_told(strategy: Strategy, phrasing: Phrasing) -> &'static str {
    match strategy {
        Strategy::Hotstrat => texts::endgame_rule_told_hotstrat(phrasing),
        Strategy::Sentestrat => texts::endgame_rule_told_sentestrat(phrasing),
        Strategy::Thermostrat => texts::endgame_rule_told_thermostrat(phrasing),
        Strategy::Greedy => texts::endgame_rule_told_greedy(phrasing),
    }
}

/// The name of a rule for choosing a move.
pub(crate) fn endgame_rule(strategy: Strategy) -> &'static str {
    match strategy {
        Strategy::Hotstrat => "hotstrat",
        Strategy::Sentestrat => "sentestrat",
        Strategy::Thermostrat => "thermostrat",
        Strategy::Greedy => "greedy",
    }
}

#[cfg(test)]
mod tests {
    use semeai_board::diagram;
    use semeai_endgame::{Endgame, EndgameLimits, endgame_report};

    use super::*;

    #[test]
    fn a_region_that_lies_between_numbers_says_the_lower_one_first() {
        let drawn = diagram::parse("@@@@@@##\n@....###\n@.....##").expect("a diagram");
        let mut asked = Endgame::new(drawn.position().expect("a position"));
        asked.roles = drawn.roles;
        let report = endgame_report(&asked, &EndgameLimits::default().with_positions(8_000));
        let told = endgame_region_state(&report.regions[0], Phrasing::ENGLISH);
        assert_eq!(told, "count -5 to -1, worth 1½ to 18");
    }
}
