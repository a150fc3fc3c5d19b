//! The order of play in an endgame as tables: one best line, and what rules for choosing a move make of the position.

use semeai_board::{Color, Point, Topology};
use semeai_endgame::position_report::{Between, EndgameReport, LineMove};
use semeai_endgame::strategy::{RuleError, Strategy, StrategyReport};
use semeai_session::{Komi, Phrasing};

use crate::endgame::names::endgame_rule_told;
use crate::endgame::play::{known_lead, lead, lead_of, points};
use crate::grammar::{mixed, side};
use crate::texts::endgame::order as texts;
pub(crate) use crate::texts::endgame::order::rule_not_tried;

/// A move of a best line, each column as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderRow {
    /// The number of the move in the line, from 1.
    pub number: usize,
    /// The side whose move it is.
    pub color: Color,
    /// Where the move is played on the board.
    pub point: Point,
    /// The name of that point on the board.
    pub place: String,
    /// The letter of the region it is in.
    pub region: String,
    /// How much it changes the count in favour of who makes it; a question mark where that is not known, as in a proved ko.
    pub gain: String,
    /// The score so far: who is ahead by the count.
    pub count: String,
    /// What the biggest move is worth after it; a dash where nobody gains by moving, a question mark where it is not known.
    pub left: String,
}

/// One best line of a start, move by move; nothing if that start was not asked about or has no score.
///
/// ```
/// use semeai_board::{Color, diagram};
/// use semeai_endgame::{Endgame, EndgameLimits, endgame_report};
/// use semeai_session::{Komi, Phrasing};
/// use semeai_words::endgame::order::order_rows;
///
/// let drawn = diagram::parse("####@@\n@..#.#\n####@@")?;
/// let mut asked = Endgame::new(drawn.position()?);
/// asked.roles = drawn.roles;
/// let report = endgame_report(&asked, &EndgameLimits::default());
/// let topology = asked.position.topology();
/// let rows = order_rows(&report, Color::Black, Komi::default(), topology, Phrasing::ENGLISH);
/// let told: Vec<[&str; 4]> = (rows.iter())
///     .map(|row| [&*row.place, &*row.region, &*row.gain, &*row.count])
///     .collect();
/// assert_eq!(told, [["B2", "I", "½", "Black +1"], ["E2", "II", "0", "Black +1"]]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn order_rows(
    report: &EndgameReport,
    first: Color,
    komi: Komi,
    topology: &Topology,
    phrasing: Phrasing,
) -> Vec<OrderRow> {
    let line = report.starts[first].as_ref().map(|start| &start.line[..]);
    let rows = line.unwrap_or_default().iter().enumerate();
    rows.map(|(i, played)| OrderRow {
        number: i + 1,
        color: played.color,
        point: played.point,
        place: phrasing.point(topology, played.point).into_owned(),
        region: (played.region.and_then(|region| report.regions.get(region)))
            .map_or_else(String::new, |region| region.sign.clone()),
        gain: played.gain.map_or_else(|| "?".to_owned(), mixed),
        count: (played.count).map_or_else(
            || "?".to_owned(),
            |count| lead_of(count - komi.points(), phrasing),
        ),
        left: match (played.count, played.temperature) {
            (None, _) => "?".to_owned(),
            (Some(_), None) if is_in_ko(report, played) => "?".to_owned(),
            (Some(_), None) => "-".to_owned(),
            (Some(_), Some(worth)) => mixed(worth),
        },
    })
    .collect()
}

/// Whether a move of a proved line is one of a ko that may still be fought or filled: the proof knows the result, not what is left.
fn is_in_ko(report: &EndgameReport, played: &LineMove) -> bool {
    report.has_proved_ko() && played.gain.is_none()
}

/// What a line does not tell of moves in a ko, if it has such.
pub fn gain_in_ko(
    report: &EndgameReport,
    first: Color,
    phrasing: Phrasing,
) -> Option<&'static str> {
    let mut line = report.starts[first].iter().flat_map(|start| &start.line);
    let has_ko = line.any(|played| is_in_ko(report, played));
    has_ko.then_some(texts::gain_in_ko(phrasing))
}

/// What is written about the moves of a best line that is kept, one after the other: the region and what it gains there, the score
/// so far, and what the biggest move is worth then.
pub fn line_comments(
    report: &EndgameReport,
    first: Color,
    komi: Komi,
    topology: &Topology,
    phrasing: Phrasing,
) -> Vec<String> {
    let rows = order_rows(report, first, komi, topology, phrasing).into_iter();
    let line = report.starts[first].iter().flat_map(|start| &start.line);
    rows.zip(line)
        .map(|(row, played)| line_comment(report, row, played, phrasing))
        .collect()
}

fn line_comment(
    report: &EndgameReport,
    row: OrderRow,
    played: &LineMove,
    phrasing: Phrasing,
) -> String {
    let OrderRow {
        region,
        gain,
        count,
        left,
        ..
    } = row;
    let region = texts::line_comment_region(&region, phrasing);
    if played.count.is_none() {
        return region + texts::line_comment(phrasing);
    }
    let moved = match played.gain {
        None => texts::line_comment_none(&count, &region, phrasing),
        Some(_) => texts::line_comment_gains(&count, &gain, &region, phrasing),
    };
    let then = match played.temperature {
        None if is_in_ko(report, played) => texts::line_comment(phrasing).to_owned(),
        None => texts::line_comment_nothing_left_gained(phrasing).to_owned(),
        Some(_) => texts::line_comment_biggest_move_then(&left, phrasing),
    };
    moved + &then
}

/// What a rule for choosing a move makes of a start, each column as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleRow {
    /// The rule by which a side chooses.
    pub strategy: Strategy,
    /// The name of that rule in international use.
    pub name: &'static str,
    /// What comes of it if who is first plays by the rule, and the other side plays best; a question mark if that was too
    /// much.
    pub score: String,
    /// What is lost by it, as "loses 1 point"; absent if nothing is, or if that is not known.
    pub lost: Option<String>,
    /// The first move with which it goes wrong.
    pub error: Option<RuleSlip>,
}

/// The first move with which a rule goes wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleSlip {
    /// The moves up to it, of both sides in turn.
    pub line: Vec<Point>,
    /// The sentence: "First slip: move 1 at D2 loses 1 point. B3 was better."
    pub text: String,
}

/// What the rules for choosing a move make of a start, under the scoring that was asked for; nothing where a region depends on who
/// wins a ko (see [`rules_left_out`]).
pub fn rule_rows(
    report: &EndgameReport,
    first: Color,
    komi: Komi,
    topology: &Topology,
    phrasing: Phrasing,
) -> Vec<RuleRow> {
    let row = |rule: &StrategyReport| {
        let score = rule.starter[first];
        let lost = score.zip(rule.best[first]);
        let error = rule.first_error.as_ref();
        let error = error.filter(|error| error.first == first);
        RuleRow {
            strategy: rule.strategy,
            name: endgame_rule_told(rule.strategy, phrasing),
            score: score.map_or_else(
                || rule_not_tried(phrasing).to_owned(),
                |score| lead(score, komi, phrasing),
            ),
            lost: lost.and_then(|(score, best)| rule_loses(lost_by(best, score, first), phrasing)),
            error: error.map(|error| RuleSlip {
                line: [&error.before[..], &[error.point]].concat(),
                text: first_slip(error, topology, phrasing),
            }),
        }
    };
    report.strategies.iter().map(row).collect()
}

/// That rules for choosing a move are not played where a region depends on who wins a ko: they go by values, and it has none.
pub fn rules_left_out(report: &EndgameReport, phrasing: Phrasing) -> Option<&'static str> {
    if report.hangs_on_border() {
        return Some(texts::rules_left_out_rules_choosing_move(phrasing));
    }
    report
        .leaves_out_ko()
        .then_some(texts::rules_left_out_rules_choosing_move_not(phrasing))
}

/// What a rule loses in all; nothing if it loses nothing. Several numbers where it leaves a choice.
fn rule_loses(lost: Between, phrasing: Phrasing) -> Option<String> {
    if lost.high <= 0 {
        return None;
    }
    let worst = points(Between::exact(lost.high), phrasing);
    Some(match (lost.one(), lost.low) {
        (Some(_), _) => texts::rule_loses_loses_all(&worst, phrasing),
        (None, 0) => texts::rule_loses_may_lose_several(&worst, phrasing),
        (None, _) => {
            let lost = points(lost, phrasing);
            texts::rule_loses_loses_several_moves(&lost, phrasing)
        }
    })
}

/// The first move with which a rule goes wrong: "First slip: move 1 at D2 loses 1 point. B3 was better."
fn first_slip(error: &RuleError, topology: &Topology, phrasing: Phrasing) -> String {
    let slip = slip(error, topology, phrasing);
    texts::first_slip(&slip, phrasing)
}

/// A move with which a rule goes wrong: "move 1 at D2 loses 1 point. B3 was better."
pub(crate) fn slip(error: &RuleError, topology: &Topology, phrasing: Phrasing) -> String {
    let number = error.number;
    let (place, better) = (
        phrasing.point(topology, error.point),
        phrasing.point(topology, error.better),
    );
    let lost = points(Between::exact(error.loss), phrasing);
    texts::slip(&better, &lost, &number, &place, phrasing)
}

fn lost_by(best: i64, score: Between, first: Color) -> Between {
    let (low, high) = match first {
        Color::Black => (best - score.high, best - score.low),
        Color::White => (score.low - best, score.high - best),
    };
    Between {
        low: low.max(0),
        high: high.max(0),
    }
}

/// What stands over a table of the order of play: "Black to play: Black +2½ with best play."
pub fn order_heading(
    report: &EndgameReport,
    first: Color,
    komi: Komi,
    phrasing: Phrasing,
) -> Option<String> {
    let (who, score) = (side(first, phrasing), report.starts[first].as_ref()?.score);
    let score = known_lead(score, Some(report), komi, phrasing);
    Some(texts::order_heading(&score, &who, phrasing))
}

#[cfg(test)]
mod tests {
    use semeai_board::diagram;
    use semeai_endgame::{Endgame, EndgameLimits, endgame_report};

    use super::*;

    /// Black must play the sente at B3 before the larger D2, which hotstrat does not.
    const SENTE_FIRST: &str = "@@@@@#\n@X@@##\n@.X@##\n@.@#.#\n###.O#\n###@##";

    /// The sample with a ko.
    const HALF_POINT_KO: &str = include_str!("../../../../assets/samples/24-half-point-ko.txt");

    #[test]
    fn by_area_every_move_adds_its_own_stone() {
        let drawn = diagram::parse("####@@\n@..#.#\n####@@").expect("a diagram");
        let mut asked = Endgame::new(drawn.position().expect("a position"));
        asked.roles = drawn.roles;
        asked.scoring = semeai_endgame::Scoring::Area;
        asked.strategies = Strategy::ALL.to_vec();
        let report = endgame_report(&asked, &EndgameLimits::default());
        let topology = asked.position.topology();
        let komi = Komi::default();
        let rows = order_rows(&report, Color::Black, komi, topology, Phrasing::ENGLISH);
        let told: Vec<[&str; 3]> = (rows.iter())
            .map(|row| [&*row.place, &*row.gain, &*row.count])
            .collect();
        // At the end Black has 11 stones and a point, White 6 stones.
        assert_eq!(
            told,
            [["B2", "1½", "Black +7"], ["E2", "1", "Black +6"]],
            "the count before them is Black +5½"
        );
        let heading = order_heading(&report, Color::Black, komi, Phrasing::ENGLISH);
        let heading = heading.expect("a start");
        assert_eq!(heading, "Black to play: Black +6 with best play.");
        for rule in rule_rows(&report, Color::Black, komi, topology, Phrasing::ENGLISH) {
            assert_eq!((&*rule.score, rule.lost), ("Black +6", None));
        }
    }

    #[test]
    fn with_a_proved_ko_the_line_ends_at_the_proved_score_and_rules_are_not_told() {
        let drawn = diagram::parse(HALF_POINT_KO).expect("a diagram");
        let mut asked = Endgame::new(drawn.position().expect("a position"));
        asked.roles = drawn.roles;
        asked.strategies = Strategy::ALL.to_vec();
        asked.check = semeai_search::Check::EveryOrder;
        let report = endgame_report(&asked, &EndgameLimits::default());
        let (topology, komi) = (asked.position.topology(), Komi::default());
        for (first, score) in [(Color::Black, "Black +1"), (Color::White, "even")] {
            let rows = order_rows(&report, first, komi, topology, Phrasing::ENGLISH);
            let told: Vec<[&str; 4]> = (rows.iter())
                .map(|row| [&*row.place, &*row.gain, &*row.count, &*row.left])
                .collect();
            assert_eq!(told, [["D4", "?", score, "?"]]);
            let comments = line_comments(&report, first, komi, topology, Phrasing::ENGLISH);
            let said = format!("Region I. {score}.");
            assert_eq!(comments, [said]);
            assert_eq!(report.worths(first), None);
        }
        let rules = rule_rows(&report, Color::Black, komi, topology, Phrasing::ENGLISH);
        assert_eq!(rules, Vec::new());
        let noted = rules_left_out(&report, Phrasing::ENGLISH).expect("a proof");
        assert!(noted.ends_with("aren't tried where a ko matters."));
        assert!(rules_left_out(&report, Phrasing::JAPANESE).is_some());
        assert!(gain_in_ko(&report, Color::Black, Phrasing::ENGLISH).is_some());
        // Nor before the proof, where there is no line.
        asked.check = semeai_search::Check::None;
        let report = endgame_report(&asked, &EndgameLimits::default());
        assert!(report.strategies.is_empty());
        assert!(rules_left_out(&report, Phrasing::ENGLISH).is_some());
        assert_eq!(gain_in_ko(&report, Color::Black, Phrasing::ENGLISH), None);
    }

    #[test]
    fn a_rule_that_goes_wrong_is_told_with_the_move_and_what_came_first() {
        let drawn = diagram::parse(SENTE_FIRST).expect("a diagram");
        let mut asked = Endgame::new(drawn.position().expect("a position"));
        asked.roles = drawn.roles;
        asked.strategies = Strategy::ALL.to_vec();
        let report = endgame_report(&asked, &EndgameLimits::default());
        let topology = asked.position.topology();
        let rows = |first, phrasing| rule_rows(&report, first, Komi::default(), topology, phrasing);
        let black = rows(Color::Black, Phrasing::ENGLISH);
        let hotstrat = &black[0];
        assert_eq!((hotstrat.name, &*hotstrat.score), ("hotstrat", "White +2"));
        assert_eq!(hotstrat.lost.as_deref(), Some("loses 1 point in all"));
        let error = hotstrat.error.as_ref().expect("an error");
        assert_eq!(
            error.text,
            "First slip: move 1 at D2 loses 1 point. B3 was better."
        );
        let japanese = rows(Color::Black, Phrasing::JAPANESE);
        let error = japanese[0].error.as_ref().expect("an error");
        assert_eq!(error.text, "最初の損：1手目D2で1目の損。B3が先です。");
        let white = rows(Color::White, Phrasing::ENGLISH);
        assert_eq!((&white[0].lost, &white[0].error), (&None, &None));
        let between = |low, high| rule_loses(Between { low, high }, Phrasing::ENGLISH);
        assert_eq!(between(0, 0), None);
        let told = [between(0, 5), between(1, 3)].map(Option::unwrap_or_default);
        assert_eq!(
            told,
            [
                "may lose 5 points: several moves look equal",
                "loses 1 to 3 points: several moves look equal"
            ]
        );
        let heading = order_heading(&report, Color::Black, Komi::default(), Phrasing::ENGLISH);
        assert_eq!(
            heading.as_deref(),
            Some("Black to play: White +1 with best play.")
        );
    }
}
