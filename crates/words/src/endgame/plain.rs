//! An endgame as text for a terminal: scores, the biggest move, the list of regions, the best lines.

use semeai_board::{Color, PointSet, Topology};
use semeai_cgt::Rational;
use semeai_endgame::position_report::{
    Between, EndgameReport, KnownBy, LineMove, RegionReport, RegionState,
};
use semeai_endgame::strategy::StrategyReport;
use semeai_endgame::{RegionKind, Scoring};
use semeai_session::play_out::endgame::loss;
use semeai_session::{Counting, Depth, Komi, Phrasing, RecordMove};

use crate::endgame::board::{endgame_known, every_line, known_in_a_line};
use crate::endgame::final_count::{along_border, endgame_finished};
use crate::endgame::first::first_move;
use crate::endgame::moves::endgame_ko_results;
use crate::endgame::names::{
    endgame_chosen_points, endgame_kind, endgame_region_state, endgame_rule,
};
use crate::endgame::order::{rule_not_tried, rules_left_out, slip};
use crate::endgame::point::endgame_safe_reason;
use crate::endgame::result::{between, result};
use crate::endgame::sizes::sized_move;
use crate::endgame::unknown::endgame_why;
use crate::grammar::{all_of, comma, int, mixed, move_name, plural, side};
use crate::labels::{Label, label};
use crate::texts::endgame::plain as texts;

/// Of a region without a value so many points are named one by one.
const MAX_POINTS: usize = 12;

/// More safe groups are told by their number alone, unless everything is to be told.
const MAX_SAFE: usize = 4;

/// Everything about an endgame: scores, one sentence, the moves by size, the lines, what is assumed; for theory the values and what
/// rules of thumb make of it too.
///
/// ```
/// use semeai_board::diagram;
/// use semeai_endgame::{Endgame, EndgameLimits, endgame_report};
/// use semeai_session::{Counting, Depth, Phrasing};
/// use semeai_words::endgame::plain::plain_endgame;
///
/// let drawn = diagram::parse("####@@\n@..#.#\n####@@")?;
/// let mut asked = Endgame::new(drawn.position()?);
/// asked.roles = drawn.roles;
/// let report = endgame_report(&asked, &EndgameLimits::default());
/// let topology = asked.position.topology();
/// let text = plain_endgame(&report, topology, Counting::default(), Depth::Learner, Phrasing::ENGLISH);
/// assert!(text.starts_with("Black to play: Black wins by 1.\n"), "{text}");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn plain_endgame(
    report: &EndgameReport,
    topology: &Topology,
    counting: Counting,
    depth: Depth,
    phrasing: Phrasing,
) -> String {
    let komi = counting.komi.points();
    let mut lines = answer(report, topology, komi, phrasing);
    lines.push(String::new());
    lines.extend(rows(report, topology, depth, phrasing));
    if counting.scoring == Scoring::Area && !report.regions.is_empty() {
        let gain = label(Label::GainByArea, phrasing);
        lines.push(texts::plain_endgame(&gain, phrasing));
    }
    for first in Color::ALL {
        let line = report.starts[first].as_ref().map(|start| &start.line[..]);
        if let Some(line) = line.filter(|line| !line.is_empty()) {
            lines.push(line_text(first, line, topology, phrasing));
        }
    }
    if depth == Depth::Theory && !report.hangs_on_looks() {
        lines.extend(theory(report, phrasing));
        match rules_left_out(report, phrasing) {
            Some(note) => lines.push(note.to_owned()),
            None => {
                let rules = report.strategies.iter();
                lines.extend(rules.map(|rule| rule_text(rule, report, topology, komi, phrasing)));
            }
        }
    }
    lines.extend(every_line(report, phrasing));
    lines.push(safe_text(report, topology, depth, phrasing));
    let mut text = lines.join("\n");
    text.push('\n');
    text
}

/// The moves by size with their regions, then the regions in which nobody gains by moving, or of which that is not known.
fn rows(
    report: &EndgameReport,
    topology: &Topology,
    depth: Depth,
    phrasing: Phrasing,
) -> Vec<String> {
    let moves = report.moves_by_size();
    let sized = moves.iter().zip(1..).map(|(sized, number)| {
        let region = &report.regions[sized.region];
        let told = sized_move(sized, number, report, topology, phrasing);
        let details = details(report, region, depth, topology, phrasing);
        texts::row_sized(&details, &region.sign, &told, phrasing)
    });
    let others = report.regions.iter().enumerate();
    let others = others.filter(|(number, _)| moves.iter().all(|sized| sized.region != *number));
    let is_dame = |region: &RegionReport| {
        let is_nothing = region.count() == Some(Rational::from_integer(0));
        depth == Depth::Learner && is_nothing && region.kind == Some(RegionKind::Dame)
    };
    let (dame, others): (Vec<_>, Vec<_>) = others.partition(|(_, region)| is_dame(region));
    let dame = dame.iter().fold(PointSet::EMPTY, |all, (_, region)| {
        all.union(&region.points)
    });
    let dame = (!dame.is_empty())
        .then(|| texts::row_dame(&some_points(&dame, topology, phrasing), phrasing));
    let others = others.iter();
    let others = others.map(|(number, _)| other_row(report, *number, depth, topology, phrasing));
    sized.chain(others).chain(dame).collect()
}

/// What is told of a region beside its moves: count and swing, how it is known unless its value is exact, the value, the points.
fn details(
    report: &EndgameReport,
    region: &RegionReport,
    depth: Depth,
    topology: &Topology,
    phrasing: Phrasing,
) -> String {
    let count = region.count().map(mixed);
    let zero = Rational::from_integer(0);
    let swing = region.swing().filter(|swing| *swing > zero).map(mixed);
    let told = [
        count.map(|count| texts::row_count(&count, phrasing)),
        swing.map(|swing| texts::row_swing(&swing, phrasing)),
        how_read(report, region, phrasing),
        (depth == Depth::Theory)
            .then(|| value(region, phrasing))
            .flatten(),
        Some(some_points(&region.points, topology, phrasing)),
    ];
    let told: Vec<String> = told.into_iter().flatten().collect();
    told.join(comma(phrasing))
}

/// How a region was read, if that says anything: of one whose worth depends on a ko that is told before.
fn how_read(report: &EndgameReport, region: &RegionReport, phrasing: Phrasing) -> Option<String> {
    let is_exact = match region.state {
        RegionState::Exact => true,
        RegionState::OverBudget => region.is_valued(),
        _ => depends_on_ko(region),
    };
    match (is_exact, region.by_hand) {
        (true, false) => None,
        // That is told of the whole board already.
        (true, true) if report.hangs_on_border() => None,
        (true, true) => Some(endgame_chosen_points(phrasing).to_owned()),
        (false, _) => Some(endgame_region_state(region, phrasing)),
    }
}

/// Whether it is not known what a move is worth because of a ko.
fn depends_on_ko(region: &RegionReport) -> bool {
    region.ko.is_some() && !region.is_valued()
}

/// The value of a region, or what a ko makes of it.
fn value(region: &RegionReport, phrasing: Phrasing) -> Option<String> {
    let value = region.value.as_ref().map(|value| value.text.to_string());
    value.or_else(|| endgame_ko_results(region, phrasing))
}

/// A region in which nobody gains by moving, or of which that is not known; that has best moves only by a proof.
fn other_row(
    report: &EndgameReport,
    number: usize,
    depth: Depth,
    topology: &Topology,
    phrasing: Phrasing,
) -> String {
    let region = &report.regions[number];
    let best = match region.is_valued() {
        true => String::new(),
        false => best_moves(report, number, topology, phrasing),
    };
    let best = match best.as_str() {
        "" => best,
        best => texts::row_proved_best(&best, phrasing),
    };
    let kind = region.kind.map(|kind| endgame_kind(kind, phrasing));
    let kind = kind.or_else(|| depends_on_ko(region).then(|| texts::row_depends_on_ko(phrasing)));
    let kind = kind.map_or_else(String::new, |kind| format!("{kind}{}", comma(phrasing)));
    let details = details(report, region, depth, topology, phrasing);
    texts::row_other(&best, &details, &region.sign, &kind, phrasing)
}

/// The scores of both starts, why they are not known, the biggest move, and the line of theory.
pub fn answer_in_theory(
    report: &EndgameReport,
    topology: &Topology,
    komi: Rational,
    phrasing: Phrasing,
) -> Vec<String> {
    let mut lines = answer(report, topology, komi, phrasing);
    if !report.hangs_on_looks() {
        lines.extend(theory(report, phrasing));
    }
    lines
}

/// The scores of both starts, why they are not known, and the biggest move: for whoever asks no more than that.
pub fn answer(
    report: &EndgameReport,
    topology: &Topology,
    komi: Rational,
    phrasing: Phrasing,
) -> Vec<String> {
    let finished = endgame_finished(report, topology, komi, phrasing);
    let mut lines: Vec<String> = finished.into_iter().collect();
    if report.hangs_on_looks() {
        lines.push(texts::answer_as_it_looks(phrasing).to_owned());
        return lines;
    }
    for first in Color::ALL {
        if let Some(start) = &report.starts[first] {
            let said = score_sentence(report, first, start.score, komi, phrasing);
            lines.push(match report.known {
                KnownBy::AlongBorder => along_border(&said, report, topology, phrasing),
                _ => said,
            });
        }
    }
    // What hangs on the border says so below.
    if !matches!(report.known, KnownBy::Undecided | KnownBy::AlongBorder) {
        lines.push(known_sentence(report, phrasing));
    }
    lines.extend(endgame_why(report, topology, phrasing));
    lines.extend(first_move(report, topology, phrasing));
    lines
}

/// How the scores are known, in a sentence of its own.
fn known_sentence(report: &EndgameReport, phrasing: Phrasing) -> String {
    let known = endgame_known(report, phrasing);
    texts::known_sentence(&known, phrasing)
}

fn score_sentence(
    report: &EndgameReport,
    first: Color,
    score: Between,
    komi: Rational,
    phrasing: Phrasing,
) -> String {
    let who = side(first, phrasing);
    let result = match score.one() {
        Some(score) => result(Rational::from_integer(score.into()) - komi, phrasing),
        None => {
            let range = between(score, komi, phrasing);
            match report.leaves_out_ko() {
                true => texts::score_sentence_as_ko_goes(&range, phrasing),
                false => range,
            }
        }
    };
    texts::score_sentence_play(&result, &who, phrasing)
}

/// The count, the chilled value where no ko matters, and the scores; nothing where they are not known.
fn theory(report: &EndgameReport, phrasing: Phrasing) -> Option<String> {
    report.territory_score?;
    let no_komi = Rational::from_integer(0);
    let pair = |scores: Option<semeai_board::ByColor<Between>>| {
        scores.map_or_else(String::new, |scores| {
            starts(report, phrasing, |first| ends(scores[first], no_komi))
        })
    };
    if report.starts.black.is_none() && report.starts.white.is_none() {
        return None;
    }
    let territory = pair(report.territory_score);
    let area = pair(report.area_score);
    let area = match area.is_empty() {
        true => area,
        false => texts::theory_no(&area, phrasing),
    };
    let name = |first: Color| {
        let who = side(first, phrasing);
        texts::theory_play(&who, phrasing)
    };
    let order = starts(report, phrasing, name);
    let count = report.total.as_ref().map(|total| mixed(total.mean));
    let chilled = report.total.as_ref().map(|total| {
        let chilled = total.chilled.as_ref();
        chilled.map_or("…", |written| written.as_str())
    });
    Some(match (count, chilled.filter(|_| !report.leaves_out_ko())) {
        (Some(count), Some(chilled)) => texts::theory_count_chilled_territory(
            &area, &chilled, &count, &order, &territory, phrasing,
        ),
        (Some(count), None) if report.is_about() => {
            texts::theory_about_territory(&area, &count, &order, &territory, phrasing)
        }
        (Some(count), None) => {
            texts::theory_count_territory(&area, &count, &order, &territory, phrasing)
        }
        (None, _) => texts::theory_territory(&area, &order, &territory, phrasing),
    })
}

/// A score less komi, or both ends of it.
fn ends(score: Between, komi: Rational) -> String {
    let net = |score: i64| mixed(Rational::from_integer(score.into()) - komi);
    match score.one() {
        Some(one) => net(one),
        None => format!("{}..{}", net(score.low), net(score.high)),
    }
}

/// What is told of each start that was asked for.
fn starts(report: &EndgameReport, phrasing: Phrasing, told: impl Fn(Color) -> String) -> String {
    let asked = Color::ALL.into_iter();
    let asked = asked.filter(|first| report.starts[*first].is_some());
    let told: Vec<String> = asked.map(told).collect();
    told.join(texts::starts(phrasing))
}

/// Where each side plays best in a region: "Black D4, White D4,E5".
fn best_moves(
    report: &EndgameReport,
    number: usize,
    topology: &Topology,
    phrasing: Phrasing,
) -> String {
    let best = |color: Color| {
        let points = report.best_in(number, color).into_iter();
        let names: Vec<_> = points
            .map(|point| phrasing.point(topology, point))
            .collect();
        let told = format!("{} {}", side(color, phrasing), names.join(","));
        (!names.is_empty()).then_some(told)
    };
    let best: Vec<String> = Color::ALL.into_iter().filter_map(best).collect();
    best.join(comma(phrasing))
}

/// The points of a region without a value: of many the first three, the last and how many they are.
fn some_points(points: &PointSet, topology: &Topology, phrasing: Phrasing) -> String {
    let names = phrasing.points(topology, points);
    match &names[..] {
        [first, second, third, .., last] if names.len() > MAX_POINTS => {
            let count = names.len();
            let named = format!("{first} {second} {third} … {last}");
            let points = plural(int(count), "point");
            texts::some_points(&count, &named, &points, phrasing)
        }
        _ => names.join(" "),
    }
}

fn line_text(first: Color, line: &[LineMove], topology: &Topology, phrasing: Phrasing) -> String {
    let names: Vec<_> = line
        .iter()
        .map(|played| phrasing.point(topology, played.point))
        .collect();
    let (who, moves) = (side(first, phrasing), names.join(" "));
    texts::line_text(&moves, &who, phrasing)
}

fn rule_text(
    rule: &StrategyReport,
    report: &EndgameReport,
    topology: &Topology,
    komi: Rational,
    phrasing: Phrasing,
) -> String {
    let name = endgame_rule(rule.strategy);
    let not_tried = rule_not_tried(phrasing);
    let told = |between: Option<Between>| {
        between.map_or_else(|| not_tried.to_owned(), |score| ends(score, komi))
    };
    let mut asked = Color::ALL.into_iter();
    let is_known = |first: Color| report.starts[first].is_some() && rule.starter[first].is_some();
    let is_known = asked.any(is_known);
    let scores = match is_known {
        true => starts(report, phrasing, |first| told(rule.starter[first])),
        false => not_tried.to_owned(),
    };
    let error = rule.first_error.as_ref();
    let error = error.filter(|error| report.starts[error.first].is_some());
    let error = error.map_or_else(String::new, |error| {
        let who = side(error.first, phrasing);
        let slip = slip(error, topology, phrasing);
        texts::rule_text_play_first_slip(&slip, &who, phrasing)
    });
    texts::rule_text_by(&error, &name, &scores, phrasing)
}

fn safe_text(
    report: &EndgameReport,
    topology: &Topology,
    depth: Depth,
    phrasing: Phrasing,
) -> String {
    let names: Vec<String> = (report.safe.iter())
        .map(|safe| {
            let (who, point) = (
                side(safe.block.color, phrasing),
                phrasing.point(topology, safe.block.anchor),
            );
            let reason = endgame_safe_reason(safe.reason, phrasing);
            texts::safe_text(&point, &reason, &who, phrasing)
        })
        .collect();
    if names.is_empty() {
        return String::new();
    }
    let is_long = depth == Depth::Learner && names.len() > MAX_SAFE;
    let names = match is_long {
        true => texts::safe_text_many(&names.len(), phrasing),
        false => all_of(&names, phrasing),
    };
    if report.has_proved_ko() {
        return texts::safe_text_taken_safe_proof(&names, phrasing);
    }
    texts::safe_text_taken_safe_assumes(&names, phrasing)
}

/// One position of a game as a line of a terminal: how big moves are, the scores less komi, what the move that was played lost, and
/// how that is known unless it is exact. Where no move follows only what there is to tell.
pub fn endgame_of_move(
    number: usize,
    played: Option<RecordMove>,
    report: &EndgameReport,
    topology: &Topology,
    komi: Komi,
    phrasing: Phrasing,
) -> String {
    let end = || texts::endgame_of_move_end(phrasing).to_owned();
    let who = played.map_or_else(end, |RecordMove { color, point }| {
        let who = side(color, phrasing);
        format!("{who} {}", move_name(point, topology, phrasing))
    });
    let number = number + 1;
    if report.known == KnownBy::Undecided {
        let why = endgame_why(report, topology, phrasing);
        let why = why.first().map_or("?", String::as_str);
        return texts::endgame_of_move(&format_args!("{number:>4}"), &who, &why, phrasing);
    }
    let told = [
        biggest_in_a_line(report, played.is_none(), phrasing),
        Some(scores_in_a_line(report, komi, phrasing)),
        played.map(|played| loss_in_a_line(report, played, phrasing)),
    ];
    let told: Vec<String> = told.into_iter().flatten().collect();
    let told = told.join(comma(phrasing));
    let note = known_in_a_line(report, phrasing).map_or_else(String::new, |known| {
        texts::endgame_of_move_2(&known, phrasing)
    });
    texts::endgame_of_move_3(&note, &format_args!("{number:>4}"), &told, &who, phrasing)
}

/// What the biggest move is worth; nothing at the end of a game where nobody gains by moving.
fn biggest_in_a_line(report: &EndgameReport, is_end: bool, phrasing: Phrasing) -> Option<String> {
    let temperature = report.total.as_ref().and_then(|total| total.temperature);
    let worth = match temperature.map(mixed) {
        None if is_end => return None,
        worth => worth.unwrap_or_else(|| "-".to_owned()),
    };
    Some(texts::biggest_in_a_line(&worth, phrasing))
}

/// The scores of both starts, less komi; where they hang on a ko both ends, and what they are if nobody has a threat.
fn scores_in_a_line(report: &EndgameReport, komi: Komi, phrasing: Phrasing) -> String {
    let told = |first: Color| {
        let start = report.starts[first].as_ref();
        start.map_or_else(|| "?".to_owned(), |start| ends(start.score, komi.points()))
    };
    let [black, white] = Color::ALL.map(told);
    let scores = texts::scores_in_a_line_scores(&black, &white, phrasing);
    let Some(ko) = report.ko else {
        return scores;
    };
    let [black, white] = Color::ALL.map(|first| {
        let score = Rational::from_integer(ko.no_threats[first].into());
        mixed(score - komi.points())
    });
    texts::scores_in_a_line_territory_without_ko(&black, &scores, &white, phrasing)
}

/// What a move lost, a question mark where that is not known.
fn loss_in_a_line(report: &EndgameReport, played: RecordMove, phrasing: Phrasing) -> String {
    let lost = loss(report, played.color, played.point);
    let lost = lost.map_or_else(|| "?".to_owned(), |lost| ends(lost, 0.into()));
    texts::loss_in_a_line(&lost, phrasing)
}

#[cfg(test)]
mod tests {
    use semeai_board::{ByColor, diagram};
    use semeai_endgame::strategy::Strategy;
    use semeai_endgame::{Endgame, EndgameLimits, endgame_report};

    use super::*;

    /// Two gotes; a rule that leaves too many choices is said to, and its first slip is told all the same.
    #[test]
    fn a_rule_that_was_not_tried_to_the_end_says_why() {
        let sample = include_str!("../../../../assets/samples/19-sente-first.txt");
        let drawn = diagram::parse(sample).expect("a diagram");
        let mut asked = Endgame::new(drawn.position().expect("a position"));
        asked.roles = drawn.roles;
        asked.strategies = vec![Strategy::Greedy];
        let mut report = endgame_report(&asked, &EndgameLimits::default());
        let told = |report: &EndgameReport, phrasing| {
            let topology = asked.position.topology();
            let text = plain_endgame(
                report,
                topology,
                Counting::default(),
                Depth::Theory,
                phrasing,
            );
            let row = |line: &&str| line.contains("greedy") || line.contains("目先");
            text.lines().find(row).expect("a rule").to_owned()
        };
        let slip = " Black to play, first slip: move 1 at ";
        let row = told(&report, Phrasing::ENGLISH);
        assert!(
            row.starts_with("By greedy: ") && row.contains(slip),
            "{row}"
        );
        report.strategies[0].starter.black = None;
        let row = told(&report, Phrasing::ENGLISH);
        assert!(
            row.starts_with("By greedy: too many choices to try / "),
            "{row}"
        );
        report.strategies[0].starter = ByColor::default();
        let row = told(&report, Phrasing::ENGLISH);
        let begin = format!("By greedy: too many choices to try.{slip}");
        assert!(row.starts_with(&begin), "{row}");
        let row = told(&report, Phrasing::JAPANESE);
        assert!(
            row.contains("なら選べる手が多すぎて不明。黒先の最初の損：1手目"),
            "{row}"
        );
    }
}
