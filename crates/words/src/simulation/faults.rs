//! Why a table cannot be played, read or put together.

use std::time::Duration;

use semeai_board::Color;
use semeai_session::Phrasing;
use semeai_tactics::{
    ExperimentFault, ExperimentFileError, JoinError, JoinErrorKind, MOST_CELLS,
    MOST_EXPERIMENT_BOARDS, MOST_GAMES, MapError, RulesError, RulesErrorKind, SizesError,
};

use crate::boards::kind_error;
use crate::grammar::{grouped, side};
use crate::tactics::{map_error, missing_points};

/// Why an experiment cannot be played.
pub fn experiment_fault(fault: &ExperimentFault, phrasing: Phrasing) -> String {
    match fault {
        ExperimentFault::NoCells => tell!(
            phrasing,
            en = "there is no board or no player",
            ja = "盤か打ち手がありません。"
        ),
        ExperimentFault::TooManyCells(cells) => {
            let (cells, most) = (grouped(*cells), grouped(MOST_CELLS));
            tell!(
                phrasing,
                en = "{cells} cells are more than a table can have ({most}): take fewer boards or players",
                ja = "{cells}欄は表の上限の{most}欄を超えています。盤か打ち手を減らしてください。"
            )
        }
        ExperimentFault::TooManyBoards => {
            let most = grouped(MOST_EXPERIMENT_BOARDS as u64);
            tell!(
                phrasing,
                en = "more than {most} boards",
                ja = "盤は{most}面までです。"
            )
        }
        ExperimentFault::NoGames => tell!(
            phrasing,
            en = "a cell needs at least 1 game",
            ja = "1局以上が必要です。"
        ),
        ExperimentFault::TooManyGames(games) => {
            let (games, most) = (grouped(*games), grouped(MOST_GAMES));
            tell!(
                phrasing,
                en = "{games} games a cell are more than {most}",
                ja = "一欄{games}局は上限の{most}局を超えています。"
            )
        }
        ExperimentFault::MissingPoints { board, missing } => {
            format!("{board}: {}", missing_points(missing, phrasing))
        }
    }
}

/// Why a text names no rules, and where.
pub fn rules_error(error: &RulesError, phrasing: Phrasing) -> String {
    let RulesError { kind, column, text } = error;
    let expected = match kind {
        RulesErrorKind::Name => "paper-like",
        RulesErrorKind::Part => "own-eyes=, ko=, end=, cap=, score=, pass=",
        RulesErrorKind::Value => match text.split('=').next() {
            Some("own-eyes") => "yes, no",
            Some("ko") => "none, simple, superko",
            Some("end") => "two-passes, one-pass",
            Some("score") => "area, stones, territory",
            Some("pass") => "last, any",
            _ => "1 … 1000000",
        },
    };
    tell!(
        phrasing,
        en = "column {column}: '{text}': expected {expected}",
        ja = "{column}文字目：「{text}」。書けるのは {expected}"
    )
}

/// Why a row of sizes is none.
pub fn sizes_error(error: &SizesError, phrasing: Phrasing) -> String {
    match error {
        SizesError::NotNumbers(text) => tell!(
            phrasing,
            en = "'{text}' is no row of sizes such as 4..10",
            ja = "「{text}」は4..10のような大きさの並びではありません。"
        ),
        SizesError::Falling { first, last } => tell!(
            phrasing,
            en = "sizes {first}..{last}: the first must not be larger than the last",
            ja = "大きさ{first}..{last}：始めは終わりより大きくできません。"
        ),
        SizesError::Unequal(first, second) => tell!(
            phrasing,
            en = "rows of {first} and {second} sizes do not go together",
            ja = "{first}個と{second}個の並びは一緒に使えません。"
        ),
        SizesError::TooMany(count) => {
            let most = semeai_tactics::MOST_BOARDS;
            tell!(
                phrasing,
                en = "{count} boards of one name are more than {most}",
                ja = "一つの名前で{count}面の盤は上限の{most}面を超えています。"
            )
        }
    }
}

/// Why a file is no experiment.
pub fn experiment_file_error(error: &ExperimentFileError, phrasing: Phrasing) -> String {
    match error {
        ExperimentFileError::Json { reason, .. } => tell!(
            phrasing,
            en = "not an experiment: {reason}",
            ja = "実験のファイルではありません：{reason}"
        ),
        ExperimentFileError::Format => tell!(
            phrasing,
            en = "not an experiment (semeai-experiment)",
            ja = "実験のファイル（semeai-experiment）ではありません。"
        ),
        ExperimentFileError::Version(version) => tell!(
            phrasing,
            en = "an experiment of version {version}, which a later program wrote",
            ja = "新しいプログラムが書いた版{version}の実験です。"
        ),
        ExperimentFileError::Board { name, error } => {
            let error = kind_error(error, phrasing);
            tell!(
                phrasing,
                en = "its board '{name}' is not there: {error}",
                ja = "盤「{name}」がありません。{error}"
            )
        }
        ExperimentFileError::Graph { name, error } => tell!(
            phrasing,
            en = "its board '{name}' is none: {error}",
            ja = "「{name}」は盤になりません：{error}"
        ),
        ExperimentFileError::Player { color, text, error } => {
            player_error(*color, text, error, phrasing)
        }
        ExperimentFileError::Rules(error) => {
            let error = rules_error(error, phrasing);
            tell!(phrasing, en = "its rules: {error}", ja = "ルール：{error}")
        }
        ExperimentFileError::Unplayable(fault) => experiment_fault(fault, phrasing),
    }
}

/// Why a text is no player of a side, and where.
pub fn player_error(color: Color, text: &str, error: &MapError, phrasing: Phrasing) -> String {
    let (color, error) = (side(color, phrasing), map_error(error, phrasing));
    tell!(
        phrasing,
        en = "{color}'s player '{text}': {error}",
        ja = "{color}の打ち手「{text}」：{error}"
    )
}

/// Why pieces of a table cannot be put together.
pub fn join_error(error: &JoinError, phrasing: Phrasing) -> String {
    let line = error.line;
    let reason = match error.kind {
        JoinErrorKind::Format => tell!(
            phrasing,
            en = "no piece of a table",
            ja = "表の一部ではありません。"
        ),
        JoinErrorKind::Version(version) => tell!(
            phrasing,
            en = "a piece of version {version}, which a later program wrote",
            ja = "新しいプログラムが書いた版{version}の一部です。"
        ),
        JoinErrorKind::Other => tell!(
            phrasing,
            en = "a piece of another experiment",
            ja = "別の実験の一部です。"
        ),
        JoinErrorKind::Twice => tell!(
            phrasing,
            en = "the same piece a second time",
            ja = "同じ部分が二度あります。"
        ),
        JoinErrorKind::Games => tell!(
            phrasing,
            en = "more games than its cell has",
            ja = "欄の局数を超えています。"
        ),
        JoinErrorKind::Seconds => tell!(
            phrasing,
            en = "its \"seconds\" are no time that games can take",
            ja = "「seconds」が時間になりません。"
        ),
        JoinErrorKind::Stopped => tell!(phrasing, en = "the time ran out", ja = "時間切れです。"),
        JoinErrorKind::TooManyCells => {
            let most = grouped(MOST_CELLS);
            tell!(
                phrasing,
                en = "more cells than a table can have ({most})",
                ja = "表の上限の{most}欄を超えています。"
            )
        }
    };
    tell!(
        phrasing,
        en = "line {line}: {reason}",
        ja = "{line}行目：{reason}"
    )
}

/// That so many games take so long that it is asked whether they are meant, and what can be done.
pub fn too_long(games: u64, time: Duration, phrasing: Phrasing) -> String {
    let (games, time) = (grouped(games), long_time(time, phrasing));
    tell!(
        phrasing,
        en = "{games} games would take about {time}: ask for fewer, give --seconds, or divide them with --shard",
        ja = "{games}局には約{time}かかります。局数を減らすか、--seconds で時間を限るか、--shard で分けてください。"
    )
}

/// A time in its largest unit.
pub fn long_time(time: Duration, phrasing: Phrasing) -> String {
    let (seconds, minutes) = (time.as_secs() + 1, time.as_secs() / 60);
    let hours = minutes / 60;
    match (minutes, hours) {
        (0 | 1, _) => return tell!(phrasing, en = "{seconds} s", ja = "{seconds}秒"),
        (_, 0 | 1) => return tell!(phrasing, en = "{minutes} minutes", ja = "{minutes}分"),
        _ => {}
    }
    let (days, years) = (hours / 24, hours / 24 / 365);
    if years >= 2 {
        let years = grouped(years);
        return tell!(phrasing, en = "{years} years", ja = "{years}年");
    }
    if days >= 2 {
        return tell!(phrasing, en = "{days} days", ja = "{days}日");
    }
    tell!(phrasing, en = "{hours} hours", ja = "{hours}時間")
}

/// That a game is replayed of one cell alone.
pub fn wants_one_cell(cells: u64, phrasing: Phrasing) -> String {
    let cells = grouped(cells);
    tell!(
        phrasing,
        en = "a game is replayed of one cell, but there are {cells}: name one board and one player of each side",
        ja = "再現できるのは一欄の対局ですが、{cells}欄あります。盤と両者の打ち手を一つずつ指定してください。"
    )
}
