//! The whole analysis as plain text, for a terminal.

use semeai_board::{Color, PointSet};
use semeai_race::report::{
    NodeState, Notice, RegionReport, Report, SharedReport, Start, Verdict, said_count,
};
use semeai_session::printable::inline;
use semeai_session::{Document, Phrasing, Subject};

use crate::grammar::{in_columns, int, side};
use crate::labels::{Label, label};
use crate::race::notice;
use crate::race::place::{path_text, region_state};
use crate::race::result::start_result;
use crate::race::theory::{has_life, rule_name};
use crate::race::verdict::verdict_sentence;
use crate::race::why::is_open;
use crate::texts::race::plain as texts;

/// The most points of a shared region that are listed.
const MAX_POINTS: usize = 12;

/// The most open questions that are listed.
const MAX_QUESTIONS: usize = 12;

/// Everything about a race as lines of text: the sentence, both starts with their winning moves, the regions in
/// columns, the sum, open questions, notices. Ends with a line break.
///
/// Only the start asked for is told, if one is. The document must be the one that was analysed.
///
/// ```
/// use semeai_board::BoardKind;
/// use semeai_session::{Document, Phrasing, analyze};
///
/// let empty = Document::empty(BoardKind::rectangle(9, 9).expect("a board"));
/// let report = analyze(&empty, None).expect("a position");
/// assert_eq!(
///     semeai_words::race::plain::plain_report(&report, &empty, None, Phrasing::ENGLISH),
///     "The board is empty. Place stones, then mark one black and one white block that fight each other.\n",
/// );
/// ```
pub fn plain_report(
    report: &Report,
    document: &Document,
    first: Option<Color>,
    phrasing: Phrasing,
) -> String {
    let is_unmarked = report.notices.contains(&Notice::NoEssential);
    let sentence = if is_unmarked && document.subject == Subject::Endgame {
        texts::plain_report(phrasing).to_owned()
    } else {
        verdict_sentence(report, document, phrasing)
    };
    let mut sections = Vec::new();
    if !document.text.title.is_empty() {
        sections.push(inline(&document.text.title).into_owned());
    }
    sections.push(sentence.clone());
    if let Some(verdict) = &report.verdict {
        sections.push(starts(report, verdict, first, phrasing));
    }
    sections.push(regions(report, phrasing));
    if let Some(verdict) = &report.verdict {
        sections.push(sum(report, verdict, first, phrasing));
        sections.push(questions(report, verdict, phrasing));
    }
    sections.push(notices(report, &sentence, phrasing));
    sections.retain(|section| !section.is_empty());
    let mut text = sections.join("\n\n");
    text.push('\n');
    text
}

fn starts(report: &Report, verdict: &Verdict, first: Option<Color>, phrasing: Phrasing) -> String {
    let row = |color: Color, start: &Start| {
        let first = match color {
            Color::Black => Label::BlackFirst,
            Color::White => Label::WhiteFirst,
        };
        let names = |points: &[_]| -> Vec<_> {
            points
                .iter()
                .map(|&point| phrasing.point(&report.topology, point))
                .collect()
        };
        let mut moves = names(&start.winning_moves);
        // Who may play elsewhere need not be told where a seki is kept.
        if moves.is_empty() && !is_open(verdict.start(color.opponent())) {
            moves = names(&start.seki_moves);
        }
        vec![
            label(first, phrasing).to_owned(),
            start_result(start.ending, phrasing).to_owned(),
            moves.join(" "),
        ]
    };
    let mut rows = Vec::new();
    if first != Some(Color::White) {
        rows.push(row(Color::Black, &verdict.starts.black));
    }
    if first != Some(Color::Black) {
        rows.push(row(Color::White, &verdict.starts.white));
    }
    in_columns(&rows)
}

fn regions(report: &Report, phrasing: Phrasing) -> String {
    if report.regions.is_empty() && report.shared.is_empty() {
        return String::new();
    }
    let mut rows = vec![
        [
            texts::regions_region(phrasing),
            texts::regions_side(phrasing),
            texts::regions_liberties(phrasing),
            texts::regions_value(phrasing),
            texts::regions_mean(phrasing),
            texts::regions_temp(phrasing),
            texts::regions_state(phrasing),
        ]
        .map(str::to_owned)
        .to_vec(),
    ];
    rows.extend(
        report
            .regions
            .iter()
            .map(|region| region_row(region, phrasing)),
    );
    in_columns(&rows) + &shared_lines(report, phrasing)
}

/// The points of the shared regions, a line for each kind of them, each begun with a line break.
fn shared_lines(report: &Report, phrasing: Phrasing) -> String {
    let plain = shared_points(report, |shared| shared.obstacle.is_none());
    let open = shared_points(report, SharedReport::is_open);
    let others = shared_points(report, |shared| {
        shared.obstacle.is_some() && !shared.is_open()
    });
    let line = |name: &str, points: &PointSet| {
        let mut names = phrasing.points(&report.topology, points);
        if names.len() > MAX_POINTS {
            names.truncate(MAX_POINTS);
            names.push("…".into());
        }
        let line = format!("\n{name}: {} ({})", points.len(), names.join(" "));
        Some(line)
            .filter(|_| !points.is_empty())
            .unwrap_or_default()
    };
    let [liberties, not_plain, not_closed] = [
        texts::shared_lines_shared_liberties(phrasing),
        texts::shared_lines_shared_not_plain(phrasing),
        texts::shared_lines_open_not_closed(phrasing),
    ];
    line(liberties, &plain) + &line(not_plain, &others) + &line(not_closed, &open)
}

/// The points of the shared regions that are asked for.
fn shared_points(report: &Report, is_asked: impl Fn(&SharedReport) -> bool) -> PointSet {
    report
        .shared
        .iter()
        .filter(|shared| is_asked(shared))
        .fold(PointSet::EMPTY, |all, shared| all.union(&shared.points))
}

fn region_row(region: &RegionReport, phrasing: Phrasing) -> Vec<String> {
    let root = region.root();
    let mut row = vec![
        region.sign.clone(),
        side(region.defender, phrasing).to_owned(),
        region.liberties.len().to_string(),
    ];
    row.extend(match &root.value {
        _ if root.state == NodeState::Alive => ["∞", "", ""].map(str::to_owned),
        Some(value) => [
            value.said().to_string(),
            value.said_mean().to_string(),
            value.said_temperature().to_string(),
        ],
        None => ["?", "", ""].map(str::to_owned),
    });
    let state = region_state(region, phrasing);
    row.push(if region.is_eye {
        format!("{}, {state}", label(Label::Eye, phrasing))
    } else {
        state
    });
    row
}

fn sum(report: &Report, verdict: &Verdict, first: Option<Color>, phrasing: Phrasing) -> String {
    let Some(sum) = &verdict.sum else {
        return String::new();
    };
    let mut rows = vec![
        [texts::sum(phrasing), sum.said().as_str()]
            .map(str::to_owned)
            .to_vec(),
        vec![
            texts::sum_cooled(phrasing).to_owned(),
            format!("g = {}", sum.said_cooled()),
        ],
    ];
    if let Some(values) = adjusted_values(verdict, first, phrasing) {
        rows.push(vec![texts::sum_adjusted(phrasing).to_owned(), values]);
    }
    rows.push(vec![
        texts::sum_rule(phrasing).to_owned(),
        format!(
            "F = {}: {}",
            verdict.threshold,
            rule_name(verdict.rule, verdict.shared, phrasing)
        ),
    ]);
    let mut text = in_columns(&rows);
    if has_life(report) {
        text.push('\n');
        text.push_str(texts::sum_numbers_near_stand(phrasing));
    }
    text
}

/// What the count comes to if either side starts, of the starts that are asked for.
fn adjusted_values(verdict: &Verdict, first: Option<Color>, phrasing: Phrasing) -> Option<String> {
    let (black, white) = (
        said_count(verdict.starts.black.adjusted?),
        said_count(verdict.starts.white.adjusted?),
    );
    let black = texts::adjusted_values_black(&black, phrasing);
    let white = texts::adjusted_values_white(&white, phrasing);
    Some(match first {
        Some(Color::Black) => black,
        Some(Color::White) => white,
        None => [black, white].join(crate::grammar::comma(phrasing)),
    })
}

fn questions(report: &Report, verdict: &Verdict, phrasing: Phrasing) -> String {
    let all = &verdict.questions;
    if all.is_empty() {
        return String::new();
    }
    let count = int(all.len());
    let mut lines = vec![texts::questions_questions_left(count, phrasing)];
    let rows: Vec<Vec<String>> = all
        .iter()
        .take(MAX_QUESTIONS)
        .filter_map(|question| {
            let region = report.regions.get(question.region)?;
            let useful = region
                .tree
                .find(&question.path)
                .map(|id| {
                    phrasing
                        .points(&report.topology, &region.tree.node(id).useful)
                        .join(" ")
                })
                .filter(|names| !names.is_empty())
                .map(|names| texts::questions_useful(&names, phrasing));
            Some(vec![
                format!("  {}", region.sign),
                path_text(&question.path, &report.topology, phrasing),
                useful.unwrap_or_default(),
            ])
        })
        .collect();
    lines.push(in_columns(&rows));
    if all.len() > MAX_QUESTIONS {
        lines.push("  …".to_owned());
    }
    lines.join("\n")
}

/// The notices; what the first sentence says already is left out.
fn notices(report: &Report, said: &str, phrasing: Phrasing) -> String {
    let (mut in_atari, mut messages) = (Vec::new(), Vec::new());
    for each in &report.notices {
        match each {
            // Without essential blocks the sentence is about nothing else.
            Notice::NoEssential => {}
            Notice::SafeInAtari(point) => in_atari.push(*point),
            _ => messages.push(notice::message(each, report, phrasing)),
        }
    }
    if !in_atari.is_empty() {
        messages.push(notice::safe_in_atari(&in_atari, &report.topology, phrasing));
    }
    messages.retain(|message| !said.contains(message.as_str()));
    let lines: Vec<String> = messages
        .iter()
        .map(|message| format!("- {message}"))
        .collect();
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::example::Example;

    #[test]
    fn of_an_endgame_is_said_which_command_answers_it() {
        let race = Example::new(
            "@.#
             @.#",
        );
        let mut document = race.document.clone();
        document.subject = Subject::Endgame;
        let text = plain_report(&race.report, &document, None, Phrasing::ENGLISH);
        assert!(text.starts_with("This is an endgame"), "{text}");
        assert_eq!(text.matches("Mark one black").count(), 0, "{text}");
    }

    #[test]
    fn a_counted_race_is_told_in_full() {
        let race = Example::new(
            ".@.@.
             BBBBB
             WWWWW
             .#.##",
        );
        assert_eq!(
            race.plain(Phrasing::ENGLISH),
            "\
Black needs 2 moves to capture, White needs 3. Black wins even if White plays first. Black must answer every move; if Black is \
to move now, that one move may be played elsewhere.

Black to play  Black wins  A1 C1
White to play  Black wins

Region  Side   Liberties  Value  Mean  Temp.  State
I       Black  1          1      1     -1     settled
II      Black  1          1      1     -1     settled
III     Black  1          1      1     -1     settled
IV      White  1          -1     -1    -1     settled
V       White  1          -1     -1    -1     settled

Sum          1
Cooled by 2  g = 1
Adjusted     Black first ceil(g) = 1, White first floor(g) = 1
Rule         F = 0: no eyes, 0 shared (type 1)

- The stones marked safe at D1 are in atari. They still count as safe.
"
        );
    }

    #[test]
    fn japanese_columns_stand_under_each_other() {
        let race = Example::new(
            ".@.@.
             BBBBB
             B.B.B
             WWWWW
             .#.##",
        );
        let text = race.plain(Phrasing::JAPANESE);
        assert!(
            text.contains(
                "領域  色  ダメ  値  平均値  温度  状態\nI     黒  1     1   1       -1    決定\n"
            ),
            "{text}"
        );
        assert!(text.contains("内ダメ: 2 (B3 D3)"), "{text}");
        assert!(text.contains("黒先  黒の勝ち"), "{text}");
        assert!(text.contains("白先  セキ"), "{text}");
    }

    #[test]
    fn open_questions_are_listed_with_what_is_useful() {
        let race = Example::new(
            "@....@@
             @XXXX@@
             @.@@@@@
             BBBBBBB
             WWWWWWW
             .#.####",
        );
        let text = race.plain(Phrasing::ENGLISH);
        assert!(
            text.starts_with(
                "1 question left before the result is final. The next is in region I.\n"
            ),
            "{text}"
        );
        assert!(
            text.contains("1 question left:\n  I  as it stands  useful: C6 D6 B4\n"),
            "{text}"
        );
        assert!(
            text.contains("I       Black  1          ?                   1 open\n"),
            "{text}"
        );
    }

    #[test]
    fn a_notice_is_said_once() {
        let race = Example::new(
            ".XXX
             .OOO
             ....",
        );
        let text = race.plain(Phrasing::ENGLISH);
        assert_eq!(text.matches("Mark one black").count(), 1, "{text}");
    }
}
