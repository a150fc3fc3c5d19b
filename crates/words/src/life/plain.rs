//! How it was asked who lives, how many points have each class, and what lies outside.

use semeai_board::{ByColor, Color};
use semeai_life::{Class, Kos, LifeReport};
use semeai_session::Phrasing;

use super::names::{class_name, ending_name, ko_name};
use crate::grammar::side;

/// How many points have each class: "B 3, N 6".
pub fn counts_line(report: &LifeReport, phrasing: Phrasing) -> String {
    let counts = report.counts().into_iter();
    let counts = counts.filter(|(_, count)| *count > 0);
    let each = counts
        .map(|(class, count)| tell!(phrasing, en = "{class} {count}", ja = "{class} {count}"));
    each.collect::<Vec<_>>()
        .join(say!(phrasing, en = ", ", ja = "、"))
}

/// How it was asked, and how many points vary.
pub fn life_headline(report: &LifeReport, phrasing: Phrasing) -> String {
    let question = &report.question;
    let ending = ending_name(question.ending, question.position.topology(), phrasing);
    let ko = match question.kos {
        Kos::All => say!(phrasing, en = "three ko rules", ja = "コウ三通り"),
        Kos::One(ko) => ko_name(ko, phrasing),
    };
    let count = report.variable().len();
    let open = open_points(report, phrasing);
    let varying = match count {
        0 => say!(
            phrasing,
            en = "no point varies".to_owned(),
            ja = "変わる点なし".to_owned()
        ),
        1 => say!(
            phrasing,
            en = "1 point varies".to_owned(),
            ja = "1点が変わる".to_owned()
        ),
        _ => tell!(
            phrasing,
            en = "{count} points vary",
            ja = "{count}点が変わる"
        ),
    };
    tell!(
        phrasing,
        en = "Ending: {ending}; {ko}; {varying}{open}.",
        ja = "終わり方：{ending}、{ko}、{varying}{open}。"
    )
}

/// How many of the points that vary have no class; nothing if all have one.
fn open_points(report: &LifeReport, phrasing: Phrasing) -> String {
    let regions = report.ground.regions.iter().zip(&report.regions);
    let open = regions.filter(|(_, state)| state.is_undecided());
    match open.map(|(region, _)| region.len()).sum() {
        0_usize => String::new(),
        open => tell!(
            phrasing,
            en = ", {open} without a class",
            ja = "（うち{open}点は未分類）"
        ),
    }
}

/// Over the stones that are taken as safe.
pub fn taken_as_safe(color: Color, phrasing: Phrasing) -> String {
    let owner = side(color, phrasing);
    tell!(
        phrasing,
        en = "Taken as safe for {owner}",
        ja = "{owner}の安全な石"
    )
}

/// Over the points that are settled besides.
pub fn settled_for(color: Color, phrasing: Phrasing) -> String {
    let owner = side(color, phrasing);
    tell!(
        phrasing,
        en = "Settled for {owner}, by stones that are safe or live unconditionally",
        ja = "安全な石や無条件に生きた石により{owner}に決まった点"
    )
}

/// Over the points of a class: "N (whoever plays first takes it), 9".
pub fn class_count(class: Class, count: usize, phrasing: Phrasing) -> String {
    let name = class_name(class, phrasing);
    tell!(
        phrasing,
        en = "{class} ({name}), {count}",
        ja = "{class}（{name}）、{count}"
    )
}

/// Over the points of which the rules of ko make these classes.
pub fn depends_on_ko(by_ko: ByColor<Class>, phrasing: Phrasing) -> String {
    let ByColor { black, white } = by_ko;
    tell!(
        phrasing,
        en = "Depends on ko: {black} if Black wins all kos, {white} if White does",
        ja = "コウによる：黒がコウにすべて勝てば{black}、白なら{white}"
    )
}
