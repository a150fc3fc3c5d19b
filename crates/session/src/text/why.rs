//! Why the verdict is what it is, step by step.

use semeai_board::{ByColor, Color};
use semeai_race::report::{Known, NodeState, RegionReport, Report, Rule, Start, Verdict};

use super::balance::{balance, is_hot};
use super::grammar::{int, liberties as liberties_text, one_of, pick, plural, sentences, side};
use super::theory::rule_name;
use super::verdict::outcome;
use crate::Language;

/// At most five steps: the two blocks, what each region counts, the sum, the move that matters, who wins. Without
/// two essential sides there is none.
pub fn why(report: &Report, language: Language) -> Vec<String> {
    let Some(verdict) = &report.verdict else { return Vec::new() };
    let mut steps = vec![blocks(report, language)];
    steps.extend(regions(report, language));
    if verdict.known == Known::Counted {
        steps.push(sum(report, verdict, language));
        steps.extend(first_moves(report, verdict, language));
        steps.push(outcome(verdict, language));
    } else if !verdict.questions.is_empty() {
        let questions = int(verdict.questions.len());
        steps.push(pick(
            language,
            format!("The sum is open until {} answered.", is_answered(questions)),
            format!("未検討が{questions}か所あり、和はまだ出ません。"),
        ));
    }
    steps
}

fn is_answered(questions: i128) -> String {
    let verb = if questions == 1 { "is" } else { "are" };
    format!("{} {verb}", plural(questions, "question"))
}

fn blocks(report: &Report, language: Language) -> String {
    let liberties = ByColor::new_with(|color| {
        int(report.points.iter().filter(|point| point.liberty[color]).count())
    });
    let shared = int(report.shared.iter().map(|shared| shared.points.len()).sum());
    let ByColor { black, white } = liberties;
    let start = pick(
        language,
        format!("Black's essential block has {}, White's {white}.", liberties_text(black)),
        format!("対象ブロックのダメは黒{black}、白{white}。"),
    );
    let common = match shared {
        0 => String::new(),
        1 => pick(language, "One point is shared.", "内ダメは1か所。").to_owned(),
        n => pick(language, format!("{n} points are shared."), format!("内ダメは{n}か所。")),
    };
    sentences(&[start, common], language)
}

/// What the regions of both sides count; equal neighbours are named together.
fn regions(report: &Report, language: Language) -> Option<String> {
    let parts: Vec<String> = Color::ALL
        .into_iter()
        .filter_map(|color| {
            let own: Vec<&RegionReport> =
                report.regions.iter().filter(|region| region.defender == color).collect();
            let runs = runs(&own, language);
            let runs = runs.join(pick(language, ", ", "、"));
            let name = side(color, language);
            (!own.is_empty())
                .then(|| pick(language, format!("{name}: {runs}."), format!("{name}:{runs}。")))
        })
        .collect();
    (!parts.is_empty()).then(|| sentences(&parts, language))
}

fn runs(regions: &[&RegionReport], language: Language) -> Vec<String> {
    let worths: Vec<String> = regions.iter().map(|region| worth(region, language)).collect();
    let mut runs = Vec::new();
    let mut start = 0;
    while start < regions.len() {
        let same = worths[start..].iter().take_while(|worth| **worth == worths[start]).count();
        let (first, last) = (&regions[start].id, &regions[start + same - 1].id);
        let worth = &worths[start];
        runs.push(match same {
            1 => pick(language, format!("region {first} is worth {worth}"), format!("領域{first}は{worth}")),
            2 => pick(
                language,
                format!("regions {first} and {last} {worth} each"),
                format!("領域{first}と{last}は各{worth}"),
            ),
            _ => pick(
                language,
                format!("regions {first} to {last} {worth} each"),
                format!("領域{first}〜{last}は各{worth}"),
            ),
        });
        start += same;
    }
    runs
}

fn worth(region: &RegionReport, language: Language) -> String {
    match (region.root().state, &region.root().value) {
        (NodeState::Count(count), _) => {
            pick(language, plural(count, "move"), format!("{count}手"))
        }
        (NodeState::Alive, _) => pick(language, "life", "活き").to_owned(),
        (_, Some(value)) => value.text.clone(),
        (_, None) => pick(language, "an open value", "未定").to_owned(),
    }
}

fn sum(report: &Report, verdict: &Verdict, language: Language) -> String {
    let count = balance(report, verdict, language);
    let Some(value) = verdict.sum.as_ref().filter(|_| !is_alive(verdict)) else { return count };
    let (text, cooled) = (&value.text, &value.cooled);
    let rule = rule_name(verdict.rule, verdict.shared, language);
    let together = if is_hot(verdict) {
        pick(
            language,
            format!("The sum is {text}; cooled by 2 it is {cooled} ({rule})."),
            format!("和は{text}、2度冷却すると{cooled}({rule})。"),
        )
    } else {
        pick(language, format!("The balance is {text} ({rule})."), format!("差は{text}({rule})。"))
    };
    sentences(&[count, together], language)
}

const fn is_alive(verdict: &Verdict) -> bool {
    matches!(verdict.rule, Rule::Alive(_) | Rule::BothAlive)
}

/// The moves that win or hold a seki, for each start that has some.
fn first_moves(report: &Report, verdict: &Verdict, language: Language) -> Option<String> {
    let part = |color: Color, start: &Start| {
        let name = side(color, language);
        let points = |points| one_of(points, &report.topology, language);
        if !start.winning_moves.is_empty() {
            let moves = points(&start.winning_moves);
            pick(language, format!("{name} first wins at {moves}."), format!("{name}先は{moves}で勝ち。"))
        } else if !start.seki_moves.is_empty() {
            let moves = points(&start.seki_moves);
            pick(
                language,
                format!("{name} first holds the seki at {moves}."),
                format!("{name}先は{moves}でセキ。"),
            )
        } else {
            String::new()
        }
    };
    let parts = [part(Color::Black, &verdict.black_first), part(Color::White, &verdict.white_first)];
    Some(sentences(&parts, language)).filter(|text| !text.is_empty())
}
