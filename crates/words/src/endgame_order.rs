//! The order of play in an endgame as tables: one best line, and what rules for choosing a move make of the position.

use semeai_board::{Color, Point, Topology};
use semeai_endgame::position_report::{Between, EndgameReport};
use semeai_endgame::strategy::{Strategy, StrategyReport};
use semeai_session::{Komi, Language};

use crate::endgame::endgame_rule;
use crate::endgame_play::{lead, lead_of, points};
use crate::grammar::{mixed, side};

/// A move of a best line, each column as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderRow {
    /// Its number, from 1.
    pub number: usize,
    /// Whose it is.
    pub color: Color,
    /// Where.
    pub point: Point,
    /// The name of the point.
    pub place: String,
    /// The letter of its region.
    pub region: String,
    /// How much it changes the count in favour of who makes it.
    pub gain: String,
    /// The score so far: who is ahead by the count.
    pub count: String,
    /// What the biggest move is worth after it; a dash where nobody gains by moving.
    pub left: String,
}

/// One best line of a start, move by move; nothing if that start was not asked about or has no score.
///
/// ```
/// use semeai_board::{Color, diagram};
/// use semeai_endgame::{Endgame, EndgameLimits, endgame_report};
/// use semeai_session::{Komi, Language};
/// use semeai_words::endgame_order::order_rows;
///
/// let drawn = diagram::parse("####@@\n@..#.#\n####@@")?;
/// let mut asked = Endgame::new(drawn.position()?);
/// asked.roles = drawn.roles;
/// let report = endgame_report(&asked, &EndgameLimits::default());
/// let topology = asked.position.topology();
/// let rows = order_rows(&report, Color::Black, Komi::default(), topology, Language::English);
/// let told: Vec<[&str; 4]> = (rows.iter())
///     .map(|row| [&*row.place, &*row.region, &*row.gain, &*row.count])
///     .collect();
/// assert_eq!(told, [["B2", "A", "½", "Black +1"], ["E2", "B", "0", "Black +1"]]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn order_rows(
    report: &EndgameReport,
    first: Color,
    komi: Komi,
    topology: &Topology,
    language: Language,
) -> Vec<OrderRow> {
    let line = report.starts[first].as_ref().map(|start| &start.line[..]);
    let rows = line.unwrap_or_default().iter().enumerate();
    rows.map(|(i, played)| OrderRow {
        number: i + 1,
        color: played.color,
        point: played.point,
        place: topology.name(played.point).to_owned(),
        region: (report.regions.get(played.region))
            .map_or_else(String::new, |region| region.id.clone()),
        gain: mixed(played.gain),
        count: lead_of(played.count - komi.points(), language),
        left: played.temperature.map_or_else(|| "-".to_owned(), mixed),
    })
    .collect()
}

/// What a rule for choosing a move makes of a start, each column as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleRow {
    /// The rule.
    pub strategy: Strategy,
    /// Its name.
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
    /// The sentence: "Move 1 at D2 loses 1: B3 came first."
    pub text: String,
}

/// What the rules for choosing a move make of a start. Territory is counted, whatever the scoring.
pub fn rule_rows(
    report: &EndgameReport,
    first: Color,
    komi: Komi,
    topology: &Topology,
    language: Language,
) -> Vec<RuleRow> {
    let best = report.territory_score.map(|scores| scores[first]);
    let row = |rule: &StrategyReport| {
        let score = rule.starter[first];
        let lost = score
            .zip(best)
            .map(|(score, best)| lost(best, score, first));
        let error = rule.first_error.as_ref();
        let error = error.filter(|error| error.first == first);
        RuleRow {
            strategy: rule.strategy,
            name: endgame_rule(rule.strategy),
            score: score.map_or_else(|| "?".to_owned(), |score| lead(score, komi, language)),
            lost: (lost.filter(|lost| lost.high > 0)).map(|lost| {
                let lost = points(lost, language);
                say!(
                    language,
                    en = format!("loses {lost}"),
                    ja = format!("{lost}の損")
                )
            }),
            error: error.map(|error| {
                let number = error.number;
                let (place, better) = (topology.name(error.point), topology.name(error.better));
                let lost = points(Between::exact(error.loss), language);
                RuleSlip {
                    line: [&error.before[..], &[error.point]].concat(),
                    text: say!(
                        language,
                        en = format!("Move {number} at {place} loses {lost}: {better} came first."),
                        ja = format!("{number}手目{place}は{lost}の損。{better}が先です。")
                    ),
                }
            }),
        }
    };
    report.strategies.iter().map(row).collect()
}

fn lost(best: Between, score: Between, first: Color) -> Between {
    let (low, high) = match first {
        Color::Black => (best.low - score.high, best.high - score.low),
        Color::White => (score.low - best.high, score.high - best.low),
    };
    Between {
        low: low.max(0),
        high: high.max(0),
    }
}

/// What stands over a table of the order of play: "Black first: Black +2½ with best play."
pub fn order_heading(
    report: &EndgameReport,
    first: Color,
    komi: Komi,
    language: Language,
) -> Option<String> {
    let (who, score) = (side(first, language), report.starts[first].as_ref()?.score);
    let score = lead(score, komi, language);
    Some(say!(
        language,
        en = format!("{who} first: {score} with best play."),
        ja = format!("{who}先:最善に打って{score}。")
    ))
}

#[cfg(test)]
mod tests {
    use semeai_board::diagram;
    use semeai_endgame::{Endgame, EndgameLimits, endgame_report};

    use super::*;

    /// Black must play the sente at B3 before the larger D2, which hotstrat does not.
    const SENTE_FIRST: &str = "@@@@@#\n@X@@##\n@.X@##\n@.@#.#\n###.O#\n###@##";

    #[test]
    fn a_rule_that_goes_wrong_is_told_with_the_move_and_what_came_first() {
        let drawn = diagram::parse(SENTE_FIRST).expect("a diagram");
        let mut asked = Endgame::new(drawn.position().expect("a position"));
        asked.roles = drawn.roles;
        asked.strategies = Strategy::ALL.to_vec();
        let report = endgame_report(&asked, &EndgameLimits::default());
        let topology = asked.position.topology();
        let rows = |first, language| rule_rows(&report, first, Komi::default(), topology, language);
        let black = rows(Color::Black, Language::English);
        let hotstrat = &black[0];
        assert_eq!((hotstrat.name, &*hotstrat.score), ("hotstrat", "White +2"));
        assert_eq!(hotstrat.lost.as_deref(), Some("loses 1 point"));
        let error = hotstrat.error.as_ref().expect("an error");
        assert_eq!(error.text, "Move 1 at D2 loses 1 point: B3 came first.");
        let japanese = rows(Color::Black, Language::Japanese);
        let error = japanese[0].error.as_ref().expect("an error");
        assert_eq!(error.text, "1手目D2は1目の損。B3が先です。");
        let white = rows(Color::White, Language::English);
        assert_eq!((&white[0].lost, &white[0].error), (&None, &None));
        let heading = order_heading(&report, Color::Black, Komi::default(), Language::English);
        assert_eq!(
            heading.as_deref(),
            Some("Black first: White +1 with best play.")
        );
    }
}
