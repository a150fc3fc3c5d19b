//! Everything about who lives on a board, as lines.

use semeai_board::{Color, PointSet};
use semeai_life::{Class, Kos, LifeReport, PointClass};
use semeai_session::{Komi, Phrasing};

use super::end::{end_sentence, gain_sentence};
use super::names::{class_name, ending_name, ko_name};
use super::point::{no_class, point_sentences};
use super::region::region_sentence;
use super::ultimate::ultimate_sentence;
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

/// The whole answer, a line each: how it was asked, the regions, the classes, which of them depend on ko, the point that was asked
/// about, whether the position is ultimate, and the end.
pub fn life_sentences(report: &LifeReport, komi: Komi, phrasing: Phrasing) -> Vec<String> {
    let question = &report.question;
    let topology = question.position.topology();
    let mut lines = vec![life_headline(report, phrasing)];
    lines.extend(outside(report, phrasing));
    let regions = report.ground.regions.iter().zip(&report.regions);
    lines.extend(
        regions.filter_map(|(region, state)| region_sentence(region, *state, topology, phrasing)),
    );
    lines.extend(class_lines(report, phrasing));
    if let Some(point) = &report.point {
        lines.extend(point_sentences(point, topology, phrasing));
    } else if let Some(point) = question.point {
        lines.push(no_class(&phrasing.point(topology, point), phrasing));
    }
    lines.push(ultimate_sentence(&report.eyes, topology, phrasing));
    if let Some(end) = &report.end {
        lines.push(end_sentence(end, komi, topology, phrasing));
        lines.extend(gain_sentence(end, topology, phrasing));
    }
    lines
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

/// What is taken as safe, and what is settled besides.
fn outside(report: &LifeReport, phrasing: Phrasing) -> Vec<String> {
    let topology = report.question.position.topology();
    let own = Color::ALL.into_iter().flat_map(|color| {
        let safe = &report.ground.safe[color];
        let settled = report.ground.settled[color].difference(safe);
        let owner = side(color, phrasing);
        let names = |points: &PointSet| phrasing.points(topology, points).join(" ");
        let taken = (!safe.is_empty()).then(|| {
            let names = names(safe);
            tell!(
                phrasing,
                en = "Taken as safe for {owner}: {names}.",
                ja = "{owner}の安全な石：{names}。"
            )
        });
        let settled = (!settled.is_empty()).then(|| {
            let names = names(&settled);
            tell!(
                phrasing,
                en = "Settled for {owner}, by stones that are safe or live unconditionally: {names}.",
                ja = "安全な石や無条件に生きた石により{owner}に決まった点：{names}。"
            )
        });
        [taken, settled].into_iter().flatten()
    });
    own.collect()
}

fn names(report: &LifeReport, phrasing: Phrasing, is_one: impl Fn(&PointClass) -> bool) -> String {
    let points = report.classes.iter().filter(|it| is_one(it));
    let points: PointSet = points.map(|it| it.point).collect();
    phrasing
        .points(report.question.position.topology(), &points)
        .join(" ")
}

/// The points of each class, a line each, and those whose class hangs on a ko.
pub fn class_lines(report: &LifeReport, phrasing: Phrasing) -> Vec<String> {
    let mut lines = classes(report, phrasing);
    lines.extend(by_ko(report, phrasing));
    lines
}

fn classes(report: &LifeReport, phrasing: Phrasing) -> Vec<String> {
    let counts = report.counts().into_iter();
    let counts = counts.filter(|(_, count)| *count > 0);
    counts
        .map(|(class, count)| {
            let (name, points) = (
                class_name(class, phrasing),
                names(report, phrasing, |it| it.class == class),
            );
            tell!(
                phrasing,
                en = "{class} ({name}), {count}: {points}",
                ja = "{class}（{name}）、{count}：{points}"
            )
        })
        .collect()
}

/// Where the rules of ko differ, each pair of other classes with its points.
fn by_ko(report: &LifeReport, phrasing: Phrasing) -> Vec<String> {
    let mut lines = Vec::new();
    for black in Class::ALL {
        for white in Class::ALL {
            let is_such = |it: &PointClass| {
                it.by_ko
                    .is_some_and(|by_ko| by_ko.black == black && by_ko.white == white)
            };
            let points = names(report, phrasing, is_such);
            if points.is_empty() {
                continue;
            }
            lines.push(tell!(
                phrasing,
                en =
                    "Depends on ko: {black} if Black wins all kos, {white} if White does: {points}",
                ja = "コウによる：黒がコウにすべて勝てば{black}、白なら{white}：{points}"
            ));
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use semeai_board::diagram;
    use semeai_life::{LifeLimits, LifeQuestion, Tables, life_report};
    use semeai_search::PositionBudget;

    #[test]
    fn what_is_taken_as_safe_is_not_said_to_live_by_itself() {
        let drawn = diagram::parse("#.@\n#.@\n#.@").expect("a diagram");
        let question = LifeQuestion::new(drawn.position().expect("a position"));
        let mut budget = PositionBudget::new(1_000_000);
        let limits = LifeLimits::default();
        let report = life_report(&question, &Tables::default(), &limits, &mut budget);
        let said = life_sentences(&report, Komi::default(), Phrasing::ENGLISH);
        assert_eq!(said[1], "Taken as safe for Black: A3 A2 A1.");
        assert_eq!(said[2], "Taken as safe for White: C3 C2 C1.");
        assert!(
            !said.iter().any(|line| line.contains("Settled")),
            "{said:?}"
        );
        for phrasing in Phrasing::ALL {
            let said = life_sentences(&report, Komi::default(), phrasing);
            assert!(said.iter().all(|line| !line.is_empty()));
        }
    }
}
