//! The names of kinds and states of regions, and of rules for choosing a move.

use semeai_endgame::RegionKind;
use semeai_endgame::position_report::{RegionReport, RegionState};
use semeai_endgame::strategy::Strategy;
use semeai_session::Phrasing;

/// What players call a region of this kind: "gote", "Black's sente".
pub fn endgame_kind(kind: RegionKind, phrasing: Phrasing) -> &'static str {
    match kind {
        RegionKind::Gote => say!(phrasing, en = "gote", ja = "後手"),
        RegionKind::BlackSente => say!(phrasing, en = "Black's sente", ja = "黒の先手"),
        RegionKind::WhiteSente => say!(phrasing, en = "White's sente", ja = "白の先手"),
        RegionKind::Dame => say!(phrasing, en = "dame", ja = "ダメ"),
        RegionKind::Tedomari => say!(
            phrasing,
            en = "only the last move counts",
            ja = "手止まりだけが問題"
        ),
        RegionKind::Settled => say!(phrasing, en = "settled", ja = "決着済み"),
    }
}

/// What players call a region, so short that it stands in a column.
pub fn endgame_kind_in_list(kind: RegionKind, phrasing: Phrasing) -> &'static str {
    match kind {
        RegionKind::Tedomari => say!(phrasing, en = "last move", ja = "手止まり"),
        other => endgame_kind(other, phrasing),
    }
}

/// What is known of a region.
pub fn endgame_state(state: RegionState, phrasing: Phrasing) -> &'static str {
    match state {
        RegionState::Exact => say!(phrasing, en = "exact", ja = "正確"),
        RegionState::Ko => say!(phrasing, en = "ko", ja = "コウ"),
        RegionState::Repetition => say!(phrasing, en = "positions come back", ja = "同形反復"),
        RegionState::TooLarge => say!(phrasing, en = "too large", ja = "大きすぎる"),
        RegionState::OverBudget => say!(phrasing, en = "unfinished", ja = "探索が途中"),
        RegionState::Open => say!(
            phrasing,
            en = "no safe stone beside it",
            ja = "安全な石に接していない"
        ),
    }
}

/// What is known of a region, and whether only chosen points of it were read.
pub fn endgame_region_state(region: &RegionReport, phrasing: Phrasing) -> String {
    let state = endgame_state(region.state, phrasing);
    match (region.by_hand, region.state) {
        (false, _) => state.to_owned(),
        (true, RegionState::Exact) => {
            tell!(phrasing, en = "chosen points only", ja = "選んだ点だけ")
        }
        (true, _) => tell!(
            phrasing,
            en = "{state}, chosen points only",
            ja = "{state}（選んだ点だけ）"
        ),
    }
}

/// A rule for choosing a move as a learner is told of it: its name, in Japanese after what it does.
pub(crate) fn endgame_rule_told(strategy: Strategy, phrasing: Phrasing) -> &'static str {
    match strategy {
        Strategy::Hotstrat => say!(phrasing, en = "hotstrat", ja = "最大の手（hotstrat）"),
        Strategy::Sentestrat => {
            say!(
                phrasing,
                en = "sentestrat",
                ja = "先手に受ける（sentestrat）"
            )
        }
        Strategy::Thermostrat => {
            say!(
                phrasing,
                en = "thermostrat",
                ja = "温度で選ぶ（thermostrat）"
            )
        }
        Strategy::Greedy => say!(phrasing, en = "greedy", ja = "目先の得（greedy）"),
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
