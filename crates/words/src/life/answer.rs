//! The answer to who lives in one line.

use semeai_life::LifeReport;
use semeai_session::Language;

use crate::grammar::in_print;

/// How many points are still to be fought for, or that a part is too large to be read.
pub fn life_answer(report: &LifeReport, language: Language) -> String {
    let said = match report.variable().len() {
        0 => tell!(
            language,
            en = "Every point has its owner",
            ja = "すべての点の持ち主が決まっています"
        ),
        _ if !report.is_complete() => tell!(
            language,
            en = "Too much is open to read all of it: find the stones that live first",
            ja = "未確定の所が多すぎます。まず活きている石を探してください"
        ),
        1 => tell!(
            language,
            en = "1 point is still to be fought for: click it",
            ja = "まだ争える点が1点あります。クリックしてください"
        ),
        count => tell!(
            language,
            en = "{count} points are still to be fought for: click one",
            ja = "まだ争える点が{count}点あります。クリックしてください"
        ),
    };
    in_print(&said)
}
