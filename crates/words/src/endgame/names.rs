//! The names of kinds and states of regions, and of rules for choosing a move.

use semeai_endgame::RegionKind;
use semeai_endgame::position_report::{RegionReport, RegionState};
use semeai_endgame::strategy::Strategy;
use semeai_session::Language;

/// What players call a region of this kind: "gote", "Black's sente".
pub fn endgame_kind(kind: RegionKind, language: Language) -> &'static str {
    match kind {
        RegionKind::Gote => say!(language, en = "gote", ja = "後手"),
        RegionKind::BlackSente => say!(language, en = "Black's sente", ja = "黒の先手"),
        RegionKind::WhiteSente => say!(language, en = "White's sente", ja = "白の先手"),
        RegionKind::Dame => say!(language, en = "dame", ja = "ダメ"),
        RegionKind::Tedomari => say!(
            language,
            en = "only the last move counts",
            ja = "手止まりだけが問題"
        ),
        RegionKind::Settled => say!(language, en = "settled", ja = "決着済み"),
    }
}

/// What players call a region, so short that it stands in a column.
pub fn endgame_kind_in_list(kind: RegionKind, language: Language) -> &'static str {
    match kind {
        RegionKind::Tedomari => say!(language, en = "last move", ja = "手止まり"),
        other => endgame_kind(other, language),
    }
}

/// What is known of a region.
pub fn endgame_state(state: RegionState, language: Language) -> &'static str {
    match state {
        RegionState::Exact => say!(language, en = "exact", ja = "正確"),
        RegionState::Ko => say!(language, en = "ko", ja = "コウ"),
        RegionState::Repetition => say!(language, en = "positions come back", ja = "同形反復"),
        RegionState::TooLarge => say!(language, en = "too large", ja = "大きすぎる"),
        RegionState::OverBudget => say!(language, en = "unfinished", ja = "探索が途中"),
        RegionState::Open => say!(
            language,
            en = "no safe stone beside it",
            ja = "安全な石に接していない"
        ),
    }
}

/// What is known of a region, and whether only chosen points of it were read.
pub fn endgame_region_state(region: &RegionReport, language: Language) -> String {
    let state = endgame_state(region.state, language);
    match (region.by_hand, region.state) {
        (false, _) => state.to_owned(),
        (true, RegionState::Exact) => {
            tell!(language, en = "chosen points only", ja = "選んだ点だけ")
        }
        (true, _) => tell!(
            language,
            en = "{state}, chosen points only",
            ja = "{state}(選んだ点だけ)"
        ),
    }
}

/// A rule for choosing a move as a learner is told of it: its name, in Japanese after what it does.
pub(crate) fn endgame_rule_told(strategy: Strategy, language: Language) -> &'static str {
    match strategy {
        Strategy::Hotstrat => say!(language, en = "hotstrat", ja = "最大の手(hotstrat)"),
        Strategy::Sentestrat => {
            say!(language, en = "sentestrat", ja = "先手に受ける(sentestrat)")
        }
        Strategy::Thermostrat => {
            say!(language, en = "thermostrat", ja = "温度で選ぶ(thermostrat)")
        }
        Strategy::Greedy => say!(language, en = "greedy", ja = "目先の得(greedy)"),
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
