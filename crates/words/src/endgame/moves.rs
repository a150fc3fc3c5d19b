//! What is said of moves in a region of an endgame: what they are worth, what follows, what one of them gained or gave away.

use std::cmp::Ordering;

use semeai_board::{Block, ByColor, Color, Topology};
use semeai_cgt::Rational;
use semeai_endgame::inside::{RegionPosition, RegionStep};
use semeai_endgame::position_report::{Between, EndgameReport, RegionReport};
use semeai_endgame::{BestAt, ByKo};
use semeai_session::Phrasing;

use crate::endgame::assumptions::block_names;
use crate::grammar::{all_of, many_points, mixed, side};
use crate::texts::endgame::moves as texts;

/// What a move is worth and its swing, as a list shows them; `-` where nobody gains by moving.
pub fn endgame_worth(region: &RegionReport) -> [String; 2] {
    let told = |points: Option<Rational>| points.map_or_else(|| "-".to_owned(), mixed);
    [told(region.worth()), told(region.swing())]
}

/// Count, worth and swing of a region as a list of all shows them: question marks where they are not known.
pub fn endgame_figures(region: &RegionReport) -> [String; 3] {
    let Some(count) = region.count() else {
        return ["?", "?", "?"].map(str::to_owned);
    };
    let [worth, swing] = endgame_worth(region);
    [mixed(count), worth, swing]
}

/// What a region in which a ko matters comes to without ko threats and where either side wins all kos; nothing where none matters.
/// These are bounds of what is got there, and say nothing of what a move is worth.
pub fn endgame_ko_results(region: &RegionReport, phrasing: Phrasing) -> Option<String> {
    let ko = region.ko.as_ref()?;
    let ByKo {
        no_threats,
        black_wins_kos,
        white_wins_kos,
    } = ko.as_ref().map(|value| value.text.as_str());
    Some(texts::endgame_ko_results(
        &black_wins_kos,
        &no_threats,
        &white_wins_kos,
        phrasing,
    ))
}

/// What stands over the thermograph of a region with a ko: "II: count 1/3, worth 1/3".
pub fn ko_graph_title(region: &RegionReport, phrasing: Phrasing) -> String {
    let count = region.count().map(mixed).unwrap_or_default();
    let [worth, _] = endgame_worth(region);
    texts::ko_graph_title(&count, &region.sign, &worth, phrasing)
}

/// What the next move in a region is worth after Black's best move there and after White's, as a list shows them: "7/8 · ½"; `-`
/// where nothing follows.
pub fn endgame_follow_ups(region: &RegionReport) -> String {
    let follow_up = |color: Color| region.follow_up(color);
    let told = Color::ALL.map(|color| follow_up(color).map_or_else(|| "-".to_owned(), mixed));
    if Color::ALL
        .into_iter()
        .all(|color| follow_up(color).is_none())
    {
        return "-".to_owned();
    }
    told.join(" · ")
}

/// What a move in a region did: "Black D4 gains 1¾ points, and is ½ point worse than the best move here."
fn endgame_step(step: &RegionStep, topology: &Topology, phrasing: Phrasing) -> String {
    let (who, point) = (
        side(step.color, phrasing),
        phrasing.point(topology, step.point),
    );
    let gains = step_gains(step.gain, phrasing);
    let zero = Rational::from_integer(0);
    match step.lost {
        None => texts::endgame_step_none(&gains, &point, &who, phrasing),
        Some(lost) if lost == zero => {
            texts::endgame_step_best_move_here(&gains, &point, &who, phrasing)
        }
        Some(lost) => {
            let lost = many_points(lost, phrasing);
            texts::endgame_step_worse_than_best(&gains, &lost, &point, &who, phrasing)
        }
    }
}

/// What a first move in a region did, and what it loses on the whole board, if it does: the best move of a region need not be the one
/// to begin with.
fn endgame_first_step(
    report: &EndgameReport,
    step: &RegionStep,
    topology: &Topology,
    phrasing: Phrasing,
) -> String {
    let mut said = vec![endgame_step(step, topology, phrasing)];
    said.extend(loss_on_board(report, step, phrasing));
    said.join(crate::grammar::space(phrasing))
}

/// What the last move into a position of a region did, on the whole board too if it is the first, and what may no longer live there.
pub fn endgame_inside(
    report: Option<&EndgameReport>,
    below: &RegionPosition,
    topology: &Topology,
    phrasing: Phrasing,
) -> Option<String> {
    let step = below.steps.last()?;
    let mut said = vec![match report.filter(|_| below.steps.len() == 1) {
        Some(report) => endgame_first_step(report, step, topology, phrasing),
        None => endgame_step(step, topology, phrasing),
    }];
    said.extend(inside_doubted(&below.doubted, topology, phrasing));
    Some(said.join(crate::grammar::space(phrasing)))
}

/// That blocks beside a position in a region are not seen to live there any more.
fn inside_doubted(doubted: &[Block], topology: &Topology, phrasing: Phrasing) -> Option<String> {
    if doubted.is_empty() {
        return None;
    }
    let named = all_of(&block_names(doubted.iter(), topology, phrasing), phrasing);
    Some(texts::inside_doubted(&named, phrasing))
}

fn loss_on_board(report: &EndgameReport, step: &RegionStep, phrasing: Phrasing) -> Option<String> {
    let start = report.starts[step.color].as_ref()?;
    let loss = start.losses.iter().find(|loss| loss.point == step.point)?;
    let loss = loss.loss.filter(|loss| loss.high > 0)?;
    let points = match loss.one() {
        Some(one) => many_points(Rational::from_integer(one.into()), phrasing),
        None => {
            let Between { low, high } = loss;
            texts::loss_on_board_points(&high, &low, phrasing)
        }
    };
    Some(texts::loss_on_board_first_move_board(&points, phrasing))
}

/// How much a move changes the count in favour of who makes it.
fn step_gains(gain: Option<Rational>, phrasing: Phrasing) -> String {
    let zero = Rational::from_integer(0);
    let Some(gain) = gain else {
        return texts::step_gains_changes_count_what(phrasing).to_owned();
    };
    let many = many_points(if gain < zero { -gain } else { gain }, phrasing);
    match gain.cmp(&zero) {
        Ordering::Equal => texts::step_gains_equal(phrasing).to_owned(),
        Ordering::Greater => texts::step_gains_greater(&many, phrasing),
        Ordering::Less => texts::step_gains_less(&many, phrasing),
    }
}

/// What is best in a region where a move elsewhere is worth `t`: "If moves elsewhere are worth ½: Black D4, White elsewhere."
pub fn endgame_elsewhere(
    best: &ByColor<Option<BestAt>>,
    t: Rational,
    topology: &Topology,
    phrasing: Phrasing,
) -> String {
    let told = |color: Color| {
        let best = best[color].as_ref()?;
        let who = side(color, phrasing);
        let names: Vec<_> = (best.points.iter())
            .map(|&point| phrasing.point(topology, point))
            .collect();
        let zero = Rational::from_integer(0);
        let where_to = if best.is_elsewhere() || names.is_empty() {
            texts::endgame_elsewhere_elsewhere(phrasing).to_owned()
        } else if best.margin == zero {
            let names = names.join(" ");
            texts::endgame_elsewhere_elsewhere_2(&names, phrasing)
        } else {
            names.join(" ")
        };
        Some(texts::endgame_elsewhere(&where_to, &who, phrasing))
    };
    let told: Vec<String> = Color::ALL.into_iter().filter_map(told).collect();
    let (t, told) = (mixed(t), told.join(crate::grammar::comma(phrasing)));
    texts::endgame_elsewhere_where_moves_elsewhere(&t, &told, phrasing)
}

#[cfg(test)]
mod tests {
    use semeai_board::{PointSet, diagram};
    use semeai_endgame::{Endgame, EndgameLimits, endgame_report};
    use semeai_search::Check;

    use super::*;

    #[test]
    fn a_move_in_a_region_is_told_by_what_it_gains_and_how_far_it_is_from_the_best() {
        let board = Topology::rectangle(9, 9).expect("a board");
        let step = |gain: i128, lost: i128| RegionStep {
            color: Color::Black,
            point: board.point("D4").expect("a point"),
            gain: Some(Rational::new(gain, 2)),
            lost: Some(Rational::new(lost, 2)),
            captured: PointSet::EMPTY,
            worth: None,
            to: None,
        };
        let told = |gain, lost| endgame_step(&step(gain, lost), &board, Phrasing::ENGLISH);
        assert_eq!(told(1, 0), "Black D4 gains ½ point: a best move here.");
        assert_eq!(
            told(-2, 6),
            "Black D4 gives 1 point away, and is 3 points worse than the best move here."
        );
        assert_eq!(told(0, 0), "Black D4 gains nothing: a best move here.");
        let japanese = endgame_step(&step(4, 4), &board, Phrasing::JAPANESE);
        assert_eq!(japanese, "黒D4：2目の得。ここの最善手より2目劣ります。");
    }

    #[test]
    fn a_ko_is_listed_by_a_third_of_what_it_decides_and_stages_by_a_fifth() {
        let figures = |rows: &str, check: Check| {
            let drawn = diagram::parse(rows).expect("a diagram");
            let mut asked = Endgame::new(drawn.position().expect("a position"));
            asked.roles = drawn.roles;
            asked.check = check;
            let report = endgame_report(&asked, &EndgameLimits::default());
            let mut regions = report.regions.iter();
            let ko = regions.find(|region| region.ko.is_some());
            endgame_figures(ko.expect("a ko"))
        };
        let sample = include_str!("../../../../assets/samples/24-half-point-ko.txt");
        // Seven points in five moves.
        let stages = "#.X.X\n@X@#@\n#.#@#";
        for check in [Check::None, Check::EveryOrder] {
            assert_eq!(figures(sample, check), ["1/3", "1/3", "1"]);
            assert_eq!(figures(stages, check), ["3/5", "1 2/5", "7"]);
        }
    }
}
