//! The discriminant, the rules of thumb beside it, and how they did on many sums.

use semeai_cgt::Rational;
use semeai_session::Phrasing;
use semeai_sums::{Choice, Discriminant, RuleRecord, Survey, Thumb};

use crate::sums::line::{SumLine, SumLineKind, points};

pub(super) fn thumb_lines(thumb: &Thumb, phrasing: Phrasing) -> Vec<SumLine> {
    let discriminant = &thumb.discriminant;
    let terms: Vec<String> = discriminant
        .terms
        .iter()
        .map(|term| points(*term))
        .collect();
    let sum = terms.join(" + ").replace("+ -", "- ");
    let value = points(discriminant.value);
    let (i, j) = (discriminant.own_band, discriminant.other_band);
    let choice = choice_text(Some(thumb.best), phrasing);
    let d = tell!(
        phrasing,
        en = "D = {sum} = {value} (bands i = {i}, j = {j}); to be played: {choice}.",
        ja = "D = {sum} = {value}（帯 i = {i}、j = {j}）。打つべきは{choice}。"
    );
    let scores = beginnings(discriminant, phrasing);
    let rules = [thumb.rules.average, thumb.rules.doubling, thumb.rules.rule];
    let rules = RULES.iter().zip(rules.into_iter().zip(thumb.losses));
    let rules = rules.map(|(rule, (verdict, loss))| SumLine {
        text: rule_line(rule(phrasing), verdict, loss, phrasing),
        kind: match loss > Rational::from_integer(0) {
            true => SumLineKind::Wrong,
            false => SumLineKind::Plain,
        },
    });
    let lines = [d, scores].map(SumLine::plain).into_iter();
    lines.chain(rules).collect()
}

/// The scores of the three ways to begin, with the names that the theorem on the first move has for them, and what is played first.
fn beginnings(discriminant: &Discriminant, phrasing: Phrasing) -> String {
    let [tree, gote] = [discriminant.tree_first, discriminant.gote_first].map(points);
    let mut said = tell!(
        phrasing,
        en = "os(1) = {tree} with the tree first, os(2) = {gote} with the largest gote first and then the tree",
        ja = "os(1) = {tree}（木が先）、os(2) = {gote}（最大の後手、次に木）"
    );
    if let Some(two) = discriminant.two_gotes_first.map(points) {
        said.push_str(&tell!(
            phrasing,
            en = ", os(3..) = {two} with the two largest gotes first",
            ja = "、os(3..) = {two}（大きい後手二つが先）"
        ));
    }
    said.push_str(say!(phrasing, en = ".", ja = "。"));
    said
}

/// The names of the rules of thumb.
pub(super) const RULES: [fn(Phrasing) -> &'static str; 3] = [
    |phrasing| say!(phrasing, en = "Averaging", ja = "平均"),
    |phrasing| say!(phrasing, en = "Doubling", ja = "逆先手倍付け"),
    |phrasing| say!(phrasing, en = "The whole rule of thumb", ja = "経験則全体"),
];

pub(super) fn rule_line(
    name: &str,
    verdict: Option<Choice>,
    loss: Rational,
    phrasing: Phrasing,
) -> String {
    let choice = choice_text(verdict, phrasing);
    let cost = points(loss);
    let is_right = loss == Rational::from_integer(0);
    match (verdict, is_right) {
        (None, true) => tell!(
            phrasing,
            en = "{name} does not decide; both moves are right.",
            ja = "{name}では決まりません。どちらでも同じです。"
        ),
        (None, false) => tell!(
            phrasing,
            en = "{name} does not decide; the wrong move loses {cost}.",
            ja = "{name}では決まりません。間違えると{cost}目の損です。"
        ),
        (Some(_), true) => tell!(
            phrasing,
            en = "{name} says {choice}: right.",
            ja = "{name}では{choice}：正しい。"
        ),
        (Some(_), false) => tell!(
            phrasing,
            en = "{name} says {choice}: wrong, it loses {cost}.",
            ja = "{name}では{choice}：誤りで、{cost}目の損。"
        ),
    }
}

pub(super) fn choice_text(choice: Option<Choice>, phrasing: Phrasing) -> &'static str {
    match choice {
        Some(Choice::Tree) => "A",
        Some(Choice::Gote) => "B1",
        Some(Choice::Both) => say!(phrasing, en = "A or B1", ja = "AでもB1でも"),
        None => "",
    }
}

/// Why the discriminant and the plane are not there.
pub const fn no_discriminant(phrasing: Phrasing) -> &'static str {
    say!(
        phrasing,
        en = "The discriminant, the rules of thumb and the plane need one tree of depth 2 among gotes, with one option a side. The sum is solved all the same.",
        ja = "判別式・経験則・平面には、深さ2の木1つと後手だけの和（選択肢は各1つ）が必要です。和そのものは解いています。"
    )
}

/// How the rules of thumb did on many sums, a line each.
pub fn survey_lines(survey: &Survey, phrasing: Phrasing) -> Vec<String> {
    let tallies = [survey.average, survey.doubling, survey.rule];
    let lines = RULES.iter().zip(tallies);
    lines
        .map(|(name, tally)| {
            let name = name(phrasing);
            let RuleRecord {
                points,
                wrong,
                undecided,
                lost,
                largest,
            } = tally;
            tell!(phrasing, en = "{name}: {points} sums, wrong in {wrong}, undecided where it matters in {undecided}; {lost} points lost in all, {largest} at most.", ja = "{name}：{points}通りのうち誤り{wrong}、決まらず差が出るもの{undecided}。損は合計{lost}目、最大{largest}目。")
        })
        .collect()
}
