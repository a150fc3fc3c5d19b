//! The verdict as one line of theory.

use semeai_race::report::{NodeState, Report, Rule, Verdict};
use semeai_session::Language;

use crate::grammar::{int, plural, side};

/// The verdict in one line for a teacher: the sum, its cooled value, both adjusted values, the threshold and the
/// rule. Empty if nothing was counted.
///
/// The adjusted values are `ceil(g)` if Black starts and `floor(g)` if White does; Black captures from `ceil(g)`
/// = F upwards, White from `floor(g)` = -F downwards.
pub fn theory_line(report: &Report, language: Language) -> String {
    let Some(verdict) = &report.verdict else {
        return String::new();
    };
    let separator = say!(language, en = "; ", ja = "、");
    let mut parts = Vec::new();
    match &verdict.sum {
        None if verdict.questions.is_empty() => return String::new(),
        None => {
            let questions = int(verdict.questions.len());
            parts.push(say!(
                language,
                en = format!("no sum yet: {} left", plural(questions, "question")),
                ja = format!("和は未確定:未検討{questions}か所")
            ));
        }
        Some(_) if matches!(verdict.rule, Rule::Alive(_) | Rule::BothAlive) => {}
        Some(sum) => {
            parts.push(say!(
                language,
                en = format!("sum {}", sum.text),
                ja = format!("和 {}", sum.text)
            ));
            parts.push(say!(
                language,
                en = format!("cooled by 2: g = {}", sum.cooled),
                ja = format!("2度冷却 g = {}", sum.cooled)
            ));
            parts.extend(adjusted(verdict, language));
            parts.push(format!("F = {}", verdict.threshold));
        }
    }
    if verdict.sum.is_some() {
        parts.push(rule_name(verdict.rule, verdict.shared, language));
    }
    if verdict.sum.is_some() && has_life(report) {
        parts.push(
            say!(
                language,
                en = "1000 stands for alive",
                ja = "1000は活きを表す"
            )
            .to_owned(),
        );
    }
    parts.join(separator)
}

fn adjusted(verdict: &Verdict, language: Language) -> Option<String> {
    let black = verdict.starts.black.adjusted?;
    let white = verdict.starts.white.adjusted?;
    Some(say!(
        language,
        en = format!("Black first ceil(g) = {black}, White first floor(g) = {white}"),
        ja = format!("黒先 ceil(g) = {black}、白先 floor(g) = {white}")
    ))
}

/// Whether a block lives somewhere in a tree, so that the large number for life is in the values.
pub(crate) fn has_life(report: &Report) -> bool {
    let is_settled = |verdict: &Verdict| verdict.is_alive.black || verdict.is_alive.white;
    report.verdict.as_ref().is_some_and(is_settled)
        || report.regions.iter().any(|region| {
            region
                .tree
                .nodes
                .iter()
                .any(|node| node.state == NodeState::Alive)
        })
}

/// The row of the table of shared liberties and eyes, with R. Hunter's type.
pub(crate) fn rule_name(rule: Rule, shared: u32, language: Language) -> String {
    let name = |color| side(color, language);
    match rule {
        Rule::Plain => say!(
            language,
            en = format!("no eyes, {shared} shared (type 1)"),
            ja = format!("眼なし同士、内ダメ{shared}(型1)")
        ),
        Rule::Shared => say!(
            language,
            en = format!("no eyes, {shared} shared (type 2)"),
            ja = format!("眼なし同士、内ダメ{shared}(型2)")
        ),
        Rule::OnlyEye(color) => say!(
            language,
            en = format!("only {} has an eye, {shared} shared (type 3)", name(color)),
            ja = format!("{}だけに眼、内ダメ{shared}(型3)", name(color))
        ),
        Rule::EqualEyes => say!(
            language,
            en = format!("eyes of one class, {shared} shared (types 4 and 6)"),
            ja = format!("同格の眼、内ダメ{shared}(型4・6)")
        ),
        Rule::LargerEye(color) => say!(
            language,
            en = format!(
                "{} has the larger eye, {shared} shared (type 5)",
                name(color)
            ),
            ja = format!("{}の眼が大きい、内ダメ{shared}(型5)", name(color))
        ),
        Rule::Alive(color) => say!(
            language,
            en = format!("{} cannot be captured: no count is needed", name(color)),
            ja = format!("{}は取られないので数える必要はありません", name(color))
        ),
        Rule::Listed => say!(
            language,
            en = "all moves of both sides together".to_owned(),
            ja = "双方のすべての手をまとめて調べた結果".to_owned()
        ),
        Rule::BothAlive => say!(
            language,
            en = "neither block can be captured: no count is needed".to_owned(),
            ja = "どちらも取られないので数える必要はありません".to_owned()
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::example::Example;

    #[test]
    fn the_line_has_both_adjusted_values() {
        let text = "@.@.@.@.@\n@XXXXXXX@\n@X@@@@@X@\n@..@@@@.@\n@B@@@@@B@\nBBBBBBBBB\nWWWWWWWWW\n.#.#.#.##";
        let open = Example::new(text);
        assert_eq!(
            theory_line(&open.report, Language::English),
            "no sum yet: 1 question left"
        );
        let after: &[&str] = &["wB5"];
        let after_both: &[&str] = &["wH5"];
        let race = Example::with_picks(text, &[(&[], "B5 H5"), (after, "H5"), (after_both, "B5")]);
        assert_eq!(
            theory_line(&race.report, Language::English),
            "sum {2||0|-4}; cooled by 2: g = ^; Black first ceil(g) = 1, White first floor(g) = 0; F = 0; no \
             eyes, 0 shared (type 1)"
        );
        assert_eq!(
            theory_line(&race.report, Language::Japanese),
            "和 {2||0|-4}、2度冷却 g = ^、黒先 ceil(g) = 1、白先 floor(g) = 0、F = 0、眼なし同士、内ダメ0(型1)"
        );
    }

    #[test]
    fn nothing_is_said_where_nothing_was_counted() {
        assert_eq!(
            theory_line(&Example::new(".X.\n.O.\n...").report, Language::English),
            ""
        );
        assert_eq!(
            theory_line(
                &Example::new("B....\n.....\n....W").report,
                Language::English
            ),
            ""
        );
    }
}
