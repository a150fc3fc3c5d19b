//! A table of simulated games: what every cell came to, which boards are alike, a game of it, and the maps that win most.

mod alike;
mod explore;
mod faults;
mod replay;

pub use self::alike::{alike_sentence, alike_sentences};
pub use self::explore::{
    classes_sentence, exploration_sentences, explored_sentence, unfinished_sentence,
};
pub use self::faults::{
    experiment_fault, experiment_file_error, join_error, long_time, player_error, rules_error,
    sizes_error, too_long, wants_one_cell,
};
pub use self::replay::replay_sentences;

use semeai_session::Phrasing;
use semeai_tactics::{CellReport, MOST_CELLS, Rules, SimulationReport};

use crate::grammar::{grouped, int, plural};

/// Everything about a table, a sentence a line: the rules, the cells, which boards are alike.
pub fn simulation_sentences(report: &SimulationReport, phrasing: Phrasing) -> Vec<String> {
    let cells = report.cells.iter();
    let cells = cells.map(|cell| cell_sentence(cell, phrasing));
    [rules_sentence(report.rules, report.seed, phrasing)]
        .into_iter()
        .chain(cells)
        .chain(alike_sentences(report, phrasing))
        .collect()
}

/// By which rules and from which seed games were played. The name of the rules says what was changed.
pub fn rules_sentence(rules: Rules, seed: u64, phrasing: Phrasing) -> String {
    let name = rules.to_string();
    tell!(
        phrasing,
        en = "Rules {name}, seed {seed}.",
        ja = "ルール {name}、乱数の種 {seed}。"
    )
}

/// What a cell came to.
pub fn cell_sentence(cell: &CellReport, phrasing: Phrasing) -> String {
    let heading = heading(cell, phrasing);
    let (tally, rate) = (&cell.tally, cell.rate());
    if tally.games == 0 {
        return tell!(
            phrasing,
            en = "{heading}: no game was played.",
            ja = "{heading}：対局していません。"
        );
    }
    let interval = rate.interval();
    let [won, low, high] = [rate.share, interval.low, interval.high].map(percent);
    let [draws, lost] =
        [tally.draws, tally.wins.white].map(|part| percent(share(part, tally.games)));
    let [capped, fallback] = [share(tally.capped, tally.games), tally.fallback()].map(percent);
    let games = grouped(tally.games);
    let plies = format!("{:.1}", tally.plies_a_game());
    let printed = printed(cell, phrasing);
    let open = open(cell, phrasing);
    tell!(
        phrasing,
        en = "{heading}: Black wins {won} % ({low} to {high}) of {games} games, White {lost} %, draws {draws} %; capped {capped} %, fallbacks {fallback} %, {plies} plies a game.{printed}{open}",
        ja = "{heading}：{games}局のうち黒の勝ち{won}%({low}~{high})、白の勝ち{lost}%、引き分け{draws}%。手数の上限{capped}%、マップで選べない手番{fallback}%、平均{plies}手。{printed}{open}"
    )
}

fn heading(cell: &CellReport, phrasing: Phrasing) -> String {
    let board = &cell.board;
    let points = say!(
        phrasing,
        en = plural(int(cell.points), "point"),
        ja = cell.points.to_string()
    );
    let [black, white] =
        [&cell.players.black, &cell.players.white].map(|text| player(text, phrasing));
    tell!(
        phrasing,
        en = "{board} ({points}), Black {black}, White {white}",
        ja = "{board}（{points}点）、黒 {black}、白 {white}"
    )
}

fn player(text: &str, phrasing: Phrasing) -> &str {
    match text {
        "random" => say!(phrasing, en = "at random", ja = "無作為"),
        map => map,
    }
}

/// The printed rate beside it, with the distance in standard errors.
fn printed(cell: &CellReport, phrasing: Phrasing) -> String {
    let (Some(paper), Some(errors)) = (cell.paper, cell.errors_above_paper()) else {
        return String::new();
    };
    let (paper, errors) = (percent(paper.share), format!("{errors:+.1}"));
    tell!(
        phrasing,
        en = " Printed: {paper} %; {errors} standard errors from it.",
        ja = "論文の値は{paper}%、差は標準誤差の{errors}倍。"
    )
}

fn open(cell: &CellReport, phrasing: Phrasing) -> String {
    if cell.is_finished() {
        return String::new();
    }
    let asked = grouped(cell.asked);
    tell!(
        phrasing,
        en = " Not finished: {asked} games were asked for.",
        ja = "未完了（{asked}局の予定）。"
    )
}

/// How many cells of a table are finished while it is played, for the bottom line.
pub fn cells_finished(finished: usize, all: u64, phrasing: Phrasing) -> String {
    let (finished, all) = (grouped(finished as u64), grouped(all));
    tell!(
        phrasing,
        en = "cells finished: {finished} of {all}",
        ja = "終わった欄：{finished}/{all}"
    )
}

/// How many cells were finished where not all were.
pub fn stopped_sentence(finished: usize, all: u64, phrasing: Phrasing) -> String {
    let (finished, all) = (grouped(finished as u64), grouped(all));
    tell!(
        phrasing,
        en = "Stopped: {finished} of {all} cells are finished.",
        ja = "中断しました。{all}欄のうち{finished}欄が完了しています。"
    )
}

/// That no more cells are played of an experiment that has more.
pub fn first_cells_sentence(phrasing: Phrasing) -> String {
    let most = grouped(MOST_CELLS);
    tell!(
        phrasing,
        en = "A table can have {most} cells, so only the first {most} are played.",
        ja = "表は{most}欄までなので、最初の{most}欄だけを対局します。"
    )
}

/// That only the first cells of a table are shown, and where all of them are.
pub fn first_shown_sentence(shown: usize, all: u64, phrasing: Phrasing) -> String {
    let (shown, all) = (grouped(shown as u64), grouped(all));
    tell!(
        phrasing,
        en = "The first {shown} of {all} cells are shown. A saved or copied table has them all.",
        ja = "{all}欄のうち最初の{shown}欄を示します。保存かコピーをした表には全部あります。"
    )
}

/// That the time was over before all pieces were read.
pub fn unread_sentence(phrasing: Phrasing) -> &'static str {
    say!(
        phrasing,
        en = "The time ran out: not all lines were read.",
        ja = "時間切れです。すべての行は読めていません。"
    )
}

/// How many cells are in none of the pieces that were put together, and how many lack games.
pub fn incomplete_sentence(missing: u64, open: usize, phrasing: Phrasing) -> String {
    tell!(
        phrasing,
        en = "The table is not whole: {missing} cells are missing, {open} lack games.",
        ja = "表は揃っていません。{missing}欄がなく、{open}欄は局数が足りません。"
    )
}

/// What is true of the table of the source, whatever was counted here: it stands beside it.
pub fn paper_notes(phrasing: Phrasing) -> Vec<String> {
    say!(
        phrasing,
        en = [
            "The printed numbers are of 10,000 games each, by N. Sato and K. Anada; the boards and rules are our interpretation.",
            "The printed maps are not those that were simulated: (2) and (3) are complements on the empty points and have the same rates, (1) is empty on the honeycomb and wins 68.0 %.",
            "Conjectured maps were chosen by fit among many, so that they agree is no test; the maps of the paper are not known.",
        ],
        ja = [
            "論文（N. Sato, K. Anada）の値は一万局ずつのもの。盤とルールはこちらの解釈です。",
            "印刷されたマップは実験に使われたものではありません。(2)と(3)は空点の上で互いの補集合なのに勝率が同じで、(1)は蜂の巣では空なのに68.0%勝っています。",
            "推測のマップは多くの候補から値に合うものを選んだので、一致は検証になりません。論文のマップは分かっていません。",
        ],
    )
    .map(str::to_owned)
    .into()
}

/// A share in percent with one digit.
fn percent(share: f64) -> String {
    format!("{:.1}", 100.0 * share)
}

#[expect(clippy::cast_precision_loss, reason = "told with one digit")]
fn share(part: u64, whole: u64) -> f64 {
    part as f64 / whole as f64
}
