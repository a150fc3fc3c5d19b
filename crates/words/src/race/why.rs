//! Why the verdict is what it is, step by step.

use std::cmp::Ordering;

use semeai_board::{ByColor, Color, Point, PointSet, Topology};
use semeai_cgt::{Formula, Player, Rational};
use semeai_race::Ending;
use semeai_race::report::{
    Node, NodeState, PointReport, RegionReport, Report, Rule, Start, ValueReport, Verdict,
};
use semeai_session::Phrasing;

use crate::grammar::{int, liberties as liberties_text, mixed, one_of, plural, sentences, side};
use crate::race::balance::{balance, is_hot, may_live};
use crate::race::theory::rule_name;
use crate::race::verdict::outcome;
use crate::texts::race::why as texts;

/// A step of a reasoning, and what it speaks of on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The sentences.
    pub said: String,
    /// The points that they are about, stones among them; empty if they are about none.
    pub about: PointSet,
}

impl Step {
    /// One about points.
    pub(crate) const fn about(said: String, about: PointSet) -> Self {
        Self { said, about }
    }

    /// One about no point.
    pub(crate) const fn of(said: String) -> Self {
        Self::about(said, PointSet::EMPTY)
    }
}

/// How much of the theory the steps tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Register {
    /// No game value: what a region counts is a number of moves, or the two that it depends on.
    Plain,
    /// The values of regions; that of the sum stands elsewhere.
    Values,
    /// All of it.
    Theory,
}

/// The steps as texts, with all of the theory.
pub fn why(report: &Report, tells_moves: bool, phrasing: Phrasing) -> Vec<String> {
    let steps = why_steps(report, tells_moves, Register::Theory, phrasing).into_iter();
    steps.map(|step| step.said).collect()
}

/// At most five steps: the two blocks, what each region counts, the sum, the move that matters, who wins. Without
/// two essential sides there is none. `tells_moves` is false where the moves are told by a proof, which knows all of them.
pub fn why_steps(
    report: &Report,
    tells_moves: bool,
    register: Register,
    phrasing: Phrasing,
) -> Vec<Step> {
    let Some(verdict) = &report.verdict else {
        return Vec::new();
    };
    let mut steps = vec![Step::about(blocks(report, phrasing), liberties(report))];
    steps.extend(regions(report, verdict, register, phrasing).map(|said| {
        let all = report.regions.iter();
        Step::about(said, all.flat_map(|region| region.points.iter()).collect())
    }));
    if verdict.is_told() {
        steps.push(Step::of(sum(report, verdict, register, phrasing)));
        let moves = first_moves(report, verdict, phrasing);
        steps.extend(moves.filter(|_| tells_moves));
        if verdict.rule != Rule::BothAlive {
            steps.push(Step::of(outcome(verdict, phrasing)));
        }
    } else if !verdict.questions.is_empty() {
        let questions = int(verdict.questions.len());
        let said = texts::why_steps(&is_answered(questions), &questions, phrasing);
        let open = report.regions.iter().filter(|region| !region.is_complete());
        let about = open.flat_map(|region| region.points.iter()).collect();
        steps.push(Step::about(said, about));
    }
    steps
}

/// The liberties of both essential sides.
fn liberties(report: &Report) -> PointSet {
    let points = report.topology.points().iter().zip(&report.points);
    let is_liberty = |point: &PointReport| point.liberty.black || point.liberty.white;
    points
        .filter(|(_, point)| is_liberty(point))
        .map(|(point, _)| point)
        .collect()
}

fn is_answered(questions: i128) -> String {
    let verb = if questions == 1 { "is" } else { "are" };
    format!("{} {verb}", plural(questions, "question"))
}

fn blocks(report: &Report, phrasing: Phrasing) -> String {
    let points = report.topology.points().iter().zip(&report.points);
    let points: Vec<_> = points.collect();
    let liberties = ByColor::new_with(|color| {
        let own = points.iter().filter(|(_, point)| point.liberty[color]);
        own.map(|&(point, _)| point).collect()
    });
    essential_liberties(&liberties, phrasing)
}

/// How many liberties the essential blocks of both sides have, and how many of them are of both.
pub(crate) fn essential_liberties(liberties: &ByColor<PointSet>, phrasing: Phrasing) -> String {
    let shared = int(liberties.black.intersection(&liberties.white).len());
    let ByColor { black, white } = liberties.as_ref().map(|points| int(points.len()));
    let start = texts::essential_liberties_start(&black, &liberties_text(black), &white, phrasing);
    let common = match shared {
        0 => String::new(),
        1 => texts::essential_liberties_one_point_shared(phrasing).to_owned(),
        n => texts::essential_liberties_points_shared(&n, phrasing),
    };
    sentences(&[start, common], phrasing)
}

/// What the regions of both sides count; equal neighbours are named together.
fn regions(
    report: &Report,
    verdict: &Verdict,
    register: Register,
    phrasing: Phrasing,
) -> Option<String> {
    let parts: Vec<String> = Color::ALL
        .into_iter()
        .filter_map(|color| {
            let own: Vec<&RegionReport> = report
                .regions
                .iter()
                .filter(|region| region.defender == color)
                .collect();
            let runs = runs(&own, register, phrasing);
            let runs = runs.join(crate::grammar::comma(phrasing));
            let name = side(color, phrasing);
            let counts = texts::regions(&name, &runs, phrasing);
            let in_all = in_all(report, verdict, &own, color, phrasing).unwrap_or_default();
            (!own.is_empty()).then(|| sentences(&[counts, in_all], phrasing))
        })
        .collect();
    (!parts.is_empty()).then(|| sentences(&parts, phrasing))
}

/// Why the regions of a side are more or less together than one by one, its eye included: what is filled last needs no approach
/// move, and a stone thrown in costs one more.
fn in_all(
    report: &Report,
    verdict: &Verdict,
    own: &[&RegionReport],
    color: Color,
    phrasing: Phrasing,
) -> Option<String> {
    if verdict.is_alive[color] || may_live(report, color) {
        return None;
    }
    let eye = Rational::from_integer(report.eyes[color].into());
    let is_counted_apart = |region: &&&RegionReport| region.is_eye && report.eyes[color] > 0;
    let others = own.iter().filter(|region| !is_counted_apart(region));
    let sum: Rational = others
        .map(|region| mean(region))
        .sum::<Option<Rational>>()?;
    let together = verdict.mean[color]?;
    let name = side(color, phrasing);
    let together_with_eye = together + eye;
    let count = mixed(together_with_eye);
    let moves = match together_with_eye.is_integer() {
        true => plural(together_with_eye.to_integer(), "move"),
        false => format!("{count} moves"),
    };
    let reason = match sum.cmp(&together) {
        Ordering::Equal => return None,
        Ordering::Greater => texts::in_all_greater(phrasing),
        Ordering::Less => texts::in_all_less(phrasing),
    };
    Some(texts::in_all_has_all(
        &count, &moves, &name, &reason, phrasing,
    ))
}

/// What a region counts on average.
fn mean(region: &RegionReport) -> Option<Rational> {
    match region.root().state {
        NodeState::Count(count) => Some(Rational::from_integer(count.into())),
        _ => {
            let mean = region.root().value.as_ref()?.mean;
            Some(mean.max(-mean))
        }
    }
}

fn runs(regions: &[&RegionReport], register: Register, phrasing: Phrasing) -> Vec<String> {
    let worths: Vec<String> = regions
        .iter()
        .map(|region| worth(region, register, phrasing))
        .collect();
    let mut runs = Vec::new();
    let mut start = 0;
    while start < regions.len() {
        let same = worths[start..]
            .iter()
            .take_while(|worth| **worth == worths[start])
            .count();
        let (first, last) = (&regions[start].sign, &regions[start + same - 1].sign);
        let worth = &worths[start];
        runs.push(match same {
            1 => format!("{first} = {worth}"),
            2 => texts::runs_each(&first, &last, &worth, phrasing),
            _ => texts::runs_each_2(&first, &last, &worth, phrasing),
        });
        start += same;
    }
    runs
}

fn worth(region: &RegionReport, register: Register, phrasing: Phrasing) -> String {
    match (region.root().state, &region.root().value) {
        (NodeState::Count(count), _) => texts::worth_count(count, phrasing),
        (NodeState::Alive, _) => texts::worth_alive(phrasing).to_owned(),
        (_, Some(value))
            if value.mean.is_integer() && value.said() == Formula::from(value.mean) =>
        {
            let count = value.mean.to_integer().saturating_abs();
            texts::worth_count(count, phrasing)
        }
        (_, Some(value)) if register == Register::Plain => stops(region, value, phrasing),
        (_, Some(value)) => value.said().to_string(),
        (_, None) => texts::worth_open(phrasing).to_owned(),
    }
}

/// What a region counts if one side plays there first, and if the other does: its stops.
fn stops(region: &RegionReport, value: &ValueReport, phrasing: Phrasing) -> String {
    let is_alive = |node: &Node| node.state == NodeState::Alive;
    if region.tree.nodes.iter().any(is_alive) {
        return texts::stops_moves_life(phrasing).to_owned();
    }
    let zero = Rational::from_integer(0);
    let stop = |player| value.thermograph.value_at(player, zero).ok();
    let (Some(left), Some(right)) = (stop(Player::Left), stop(Player::Right)) else {
        return value.text.to_string();
    };
    let size = |stop: Rational| stop.max(-stop);
    let (one, other) = (size(left), size(right));
    let (less, more) = (mixed(one.min(other)), mixed(one.max(other)));
    match one == other {
        true => texts::stops_yes(&more, phrasing),
        false => texts::stops_no(&less, &more, phrasing),
    }
}

fn sum(report: &Report, verdict: &Verdict, register: Register, phrasing: Phrasing) -> String {
    let count = balance(report, verdict, phrasing);
    let is_told = register == Register::Theory && !is_alive(verdict);
    let Some(value) = verdict.sum.as_ref().filter(|_| is_told) else {
        return count;
    };
    let (text, cooled) = (value.said(), value.said_cooled());
    let rule = rule_name(verdict.rule, verdict.shared, phrasing);
    let together = if is_hot(verdict) {
        texts::sum_sum_cooled_rule(&cooled, &rule, &text, phrasing)
    } else {
        texts::sum_balance_rule(&rule, &text, phrasing)
    };
    sentences(&[count, together], phrasing)
}

const fn is_alive(verdict: &Verdict) -> bool {
    matches!(verdict.rule, Rule::Alive(_) | Rule::BothAlive)
}

/// The moves that win or hold a seki, for each start that has some.
fn first_moves(report: &Report, verdict: &Verdict, phrasing: Phrasing) -> Option<Step> {
    let told = Color::ALL.map(|color| moves_told(verdict, color));
    let about = told.iter().flat_map(|(_, points)| points.iter().copied());
    let about = about.collect();
    let parts = Color::ALL.map(|color| {
        let (kind, points) = told[usize::from(color == Color::White)];
        first_move(kind, points, color, &report.topology, phrasing)
    });
    let said = sentences(&parts, phrasing);
    (!said.is_empty()).then(|| Step::about(said, about))
}

/// What is told of the first moves of a side.
#[derive(Clone, Copy)]
enum MovesTold {
    Win,
    GiveAway,
    Live,
    HoldSeki,
    Nothing,
}

/// What is told of the first moves of a side, and which moves these are.
fn moves_told(verdict: &Verdict, color: Color) -> (MovesTold, &[Point]) {
    let start = verdict.start(color);
    if !start.winning_moves.is_empty() {
        (MovesTold::Win, &start.winning_moves)
    } else if is_open(verdict.start(color.opponent())) {
        // He may play elsewhere, so what matters is where not to play.
        match is_open(start) && !start.losing_moves.is_empty() {
            true => (MovesTold::GiveAway, &start.losing_moves),
            false => (MovesTold::Nothing, &[]),
        }
    } else if start.seki_moves.is_empty() {
        (MovesTold::Nothing, &[])
    } else if start.ending.said() == Some(Ending::BothLive) {
        (MovesTold::Live, &start.seki_moves)
    } else {
        (MovesTold::HoldSeki, &start.seki_moves)
    }
}

fn first_move(
    kind: MovesTold,
    points: &[Point],
    color: Color,
    topology: &Topology,
    phrasing: Phrasing,
) -> String {
    let name = side(color, phrasing);
    let moves = one_of(points, topology, phrasing);
    match kind {
        MovesTold::Nothing => String::new(),
        MovesTold::Win => texts::first_move_win(&moves, &name, phrasing),
        MovesTold::GiveAway => texts::first_move_give_away(&moves, &name, phrasing),
        MovesTold::Live => texts::first_move_live(&moves, &name, phrasing),
        MovesTold::HoldSeki => texts::first_move_hold_seki(&moves, &name, phrasing),
    }
}

/// Whether it is known that nobody wins.
pub(crate) fn is_open(start: &Start) -> bool {
    let ending = start.ending.said();
    ending.is_some_and(|ending| ending.winner().is_none())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::example::Example;

    #[test]
    fn a_counted_race_has_five_steps() {
        let race = Example::with_picks(
            "@.@.@.@.@.@.@\n@XXXXXXXXXXX@\n@.@@@@@@@@@@@\nBBBBBBBBBBBBB\nWWWWWWWWWWWWW\n.#.#.#.######",
            &[(&[], "B4")],
        );
        assert_eq!(
            race.why(Phrasing::ENGLISH),
            [
                "Black's essential block has 1 liberty, White's 4.",
                "Black's regions: I = {6|0}. White's regions: II to V = 1 move each.",
                "On average Black has 3, White 4. The sum is {2|-4}; cooled by 2 it is {0|-2}. Rule: no eyes, 0 \
                 shared (type 1).",
                "Black to play wins at B4. White to play wins at B4.",
                "Whoever plays first wins.",
            ]
        );
        assert_eq!(
            race.why(Phrasing::JAPANESE),
            [
                "対象ブロックのダメは黒1、白4。",
                "黒の領域：I = {6|0}。白の領域：II〜Vは各1手。",
                "平均の目安は黒3手、白4手。和は{2|-4}、2度冷却すると{0|-2}。規則：眼なし同士、内ダメ0（型1）。",
                "黒先はB4で勝ち。白先はB4で勝ち。",
                "先に打ったほうの勝ちです。",
            ]
        );
    }

    #[test]
    fn a_step_is_about_the_points_that_it_names() {
        let race = Example::with_picks(
            "@.@.@.@.@.@.@\n@XXXXXXXXXXX@\n@.@@@@@@@@@@@\nBBBBBBBBBBBBB\nWWWWWWWWWWWWW\n.#.#.#.######",
            &[(&[], "B4")],
        );
        let steps = why_steps(&race.report, true, Register::Plain, Phrasing::ENGLISH);
        let names = |step: &Step| {
            let points = step.about.iter();
            points
                .map(|point| race.report.topology.name(point).to_owned())
                .collect::<Vec<_>>()
        };
        assert_eq!(names(&steps[0]), ["B4", "A1", "C1", "E1", "G1"]);
        assert!(names(&steps[1]).contains(&"B4".to_owned()));
        assert_eq!(names(&steps[2]), [""; 0]);
        assert_eq!(names(&steps[3]), ["B4"]);
        let said = |number: usize| steps[number].said.as_str();
        assert_eq!(
            said(1),
            "Black's regions: I = 0 or 6 moves. White's regions: II to V = 1 move each."
        );
        assert_eq!(said(2), "On average Black has 3, White 4.");
    }

    #[test]
    fn an_open_race_stops_at_its_questions() {
        let race = Example::new("@....@@\n@XXXX@@\n@.@@@@@\nBBBBBBB\nWWWWWWW\n.#.####");
        let steps = race.why(Phrasing::ENGLISH);
        assert_eq!(
            steps.last().map(String::as_str),
            Some("The sum is open until 1 question is answered.")
        );
        assert_eq!(
            steps[1],
            "Black's regions: I = open. White's regions: II and III = 1 move each."
        );
    }

    #[test]
    fn a_seki_that_needs_no_move_names_none_that_holds_it() {
        let race = Example::new(".@.@@\nBBBBB\nB.B.B\nWWWWW\n.#.##");
        let steps = race.why(Phrasing::ENGLISH);
        assert_eq!(
            steps[0],
            "Black's essential block has 4 liberties, White's 4. 2 points are shared."
        );
        assert_eq!(steps[3], "Seki: neither side can approach.");
    }

    #[test]
    fn the_last_approach_move_is_told_to_be_saved() {
        let document = crate::samples::sample_document(semeai_session::Sample::PointsAreNotMoves);
        let report = semeai_session::analyze(&document, None).expect("a position");
        assert_eq!(
            why(&report, true, Phrasing::ENGLISH)[1],
            "Black's regions: I and II = 2 moves each. What is filled last needs no approach move: Black has 3 moves in all. \
             White's regions: III = 3 moves."
        );
    }

    /// An eye is one of the regions that are added up, and nothing is saved where no approach move is.
    #[test]
    fn what_an_eye_takes_is_among_the_moves() {
        use semeai_session::Sample::{BigEyeSmallEye, TwoSmallEyes};
        for (sample, regions, sum) in [
            (
                TwoSmallEyes,
                "Black's regions: I = 2 moves, II = 1 move. White's regions: III and IV = 1 move each.",
                "Black has 3 of its own against White's 2 of its own + 1 shared.",
            ),
            (
                BigEyeSmallEye,
                "Black's regions: I = 5 moves, II = 1 move. White's regions: III = 5 moves.",
                "Same count: 6 to 6.",
            ),
        ] {
            let document = crate::samples::sample_document(sample);
            let report = semeai_session::analyze(&document, None).expect("a position");
            let steps = why(&report, true, Phrasing::ENGLISH);
            assert_eq!(steps[1], regions);
            assert!(steps[2].contains(sum), "{}", steps[2]);
        }
    }

    #[test]
    fn without_two_sides_there_is_no_step() {
        assert_eq!(
            Example::new(".X.\n.O.\n...").why(Phrasing::ENGLISH),
            Vec::<String>::new()
        );
    }
}
