//! An endgame as JSON, format `semeai-endgame`, version 1. Fractions and games are strings, points are names, what is not known
//! is `null`.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use semeai_board::{ByColor, Color, Point, PointSet, Topology};
use semeai_cgt::Rational;
use semeai_endgame::position_report::{
    Between, EndgameReport, FinalCount, KnownBy, Loss, RegionReport, RegionState, StartReport,
};
use semeai_endgame::strategy::{Strategy, StrategyReport};
use semeai_endgame::{
    ByKo, ComparedMove, Comparison, Curve, KoClass, KoThermograph, KoWorth, RegionKind, Scoring,
    SizedMove, WallBounds, board_sum,
};
use semeai_session::RecordMove;
use semeai_session::play_out::endgame::loss;
use semeai_words::endgame::assumptions::endgame_warnings;
use semeai_words::endgame::point::endgame_safe_reason;
use semeai_words::endgame::unknown::endgame_why;
use serde::Serialize;
use serde_json::Value;

use super::inquiry::Inquiry;
use crate::json::{board, letter, list, name, names, safe_block, sides, starts};
use crate::value::thermograph_json;

/// The answer.
pub(crate) fn answer(
    inquiry: &Inquiry,
    report: &EndgameReport,
    compared: Option<&Comparison>,
    warnings: Vec<String>,
) -> impl Serialize {
    let topology = inquiry.question.position.topology();
    let komi = inquiry.counting.komi.points();
    let start = |first: Color| {
        let start = report.starts[first].as_ref();
        start.map(|start| self::start(report, start, komi, topology))
    };
    let scores = |scores: Option<ByColor<Between>>| {
        let scores = scores.filter(|_| !is_conditional(report));
        scores.map(|scores| starts(scores.map(Between::one)))
    };
    let safe = report.safe.iter().map(|safe| {
        let words = endgame_safe_reason(safe.reason, inquiry.phrasing);
        safe_block(safe, None, words, topology)
    });
    let regions = report.regions.iter().enumerate();
    let strategies = report.strategies.iter();
    let finished = report.finished.as_ref();
    record! {
        format: "semeai-endgame",
        version: 1,
        board: board(topology),
        scoring: match inquiry.question.scoring {
            Scoring::Territory => "territory",
            Scoring::Area => "area",
        },
        komi: komi.to_string(),
        prisoners: sides(inquiry.question.prisoners),
        safe: safe.collect::<Vec<_>>(),
        territory: sides(report.territory.as_ref().map(|points| names(points, topology))),
        // Stones round points that were named of which it is proved that they are dead, by colour.
        dead: sides(ByColor::new_with(|color| names(&report.dead(color), topology))),
        dame: names(&report.dame, topology),
        regions: regions.map(|(number, each)| {
            let best = ByColor::new_with(|color| report.best_in(number, color));
            region(each, &best, topology)
        }).collect::<Vec<_>>(),
        // One entry for each region in which somebody gains by moving, the biggest first.
        moves_by_size: report.moves_by_size().iter().map(|sized| sized_move(sized, report, topology)).collect::<Vec<_>>(),
        sum: report.total.as_ref().map(|total| record! {
            mean: total.mean.to_string(),
            temperature: total.temperature.map(|t| t.to_string()),
            chilled: total.chilled.as_ref().map(ToString::to_string),
        }),
        // The board as `semeai-cli sum` reads it; `null` where a side has several good moves in a region.
        trees: board_sum(report).ok(),
        // The points where the two sides meet in regions that are too large; `null` if there are none, or if it is too early to say.
        meeting: report.meeting.map(|points| names(&points, topology)),
        territory_score: scores(report.territory_score),
        area_score: scores(report.area_score),
        // `null` if it was not asked for.
        black_first: start(Color::Black),
        white_first: start(Color::White),
        strategies: strategies.map(|each| strategy(each, topology)).collect::<Vec<_>>(),
        // Two moves that were asked about, in that order.
        compare?: compared.map(|compared| comparison(compared, report, komi, topology)),
        // The board counted as it stands; `null` while it is played on.
        finished: finished.map(|finished| final_count(finished, komi, topology)),
        known: how_known(report.known),
        // The stones that only look dead and are taken as dead, where a score along the border hangs on them.
        looks_dead?: (report.looks_dead != ByColor::default())
            .then(|| sides(report.looks_dead.as_ref().map(|points| names(points, topology)))),
        proof: report.proof.as_ref().map(|proof| record! {
            positions: proof.positions,
            seconds: proof.time.as_secs_f64(),
        }),
        ko: scores_by_ko(report),
        why: endgame_why(report, topology, inquiry.phrasing),
        warnings: warnings,
    }
}

fn sized_move(
    sized: &SizedMove,
    report: &EndgameReport,
    topology: &Topology,
) -> impl Serialize + use<> {
    record! {
        region: report.regions[sized.region].id.clone(),
        worth: sized.worth.to_string(),
        kind: kind(sized.kind),
        // Where each side plays best there.
        points: sides(sized.points.as_ref().map(|points| list(points, topology))),
        // What the next move there is worth after a side's.
        follow_up: sides(sized.follow_up.map(|worth| worth.map(|worth| worth.to_string()))),
        // What a side loses on the whole board by beginning there, though no move that loses nothing is worth more; `null` else.
        loses: sides(sized.loses.map(|loss| loss.map(between))),
    }
}

fn comparison(
    compared: &Comparison,
    report: &EndgameReport,
    komi: Rational,
    topology: &Topology,
) -> impl Serialize + use<> {
    let moves = compared.moves.iter();
    record! {
        first: compared.first.to_string(),
        // 0 or 1, which is the bigger move as books count, or `equal`; `null` if that is not known.
        bigger: compared.bigger().map(|order| match order {
            Ordering::Greater => Value::from(0),
            Ordering::Less => Value::from(1),
            Ordering::Equal => Value::from("equal"),
        }),
        // What both regions count together if the moves are miai.
        miai: compared.miai.map(|count| count.to_string()),
        moves: moves.map(|each| compared_move(each, report, komi, topology)).collect::<Vec<_>>(),
    }
}

fn compared_move(
    each: &ComparedMove,
    report: &EndgameReport,
    komi: Rational,
    topology: &Topology,
) -> impl Serialize + use<> {
    record! {
        point: name(each.point, topology),
        region: each.region.map(|number| report.regions[number].id.clone()),
        worth: each.worth.map(|worth| worth.to_string()),
        kind: each.kind.map(kind),
        // What it gives away in its region against the best move there.
        lost: each.lost.map(|lost| lost.to_string()),
        // What its region counts before it and after it.
        count: each.count.map(|count| count.map(|count| count.to_string())),
        follow_up: each.follow_up.map(|worth| worth.to_string()),
        loss: each.loss.map(between),
        after: each.score.map(|after| score(report, after, komi)),
    }
}

fn final_count(
    finished: &FinalCount,
    komi: Rational,
    topology: &Topology,
) -> impl Serialize + use<> {
    let points = |color: Color| Rational::from_integer(finished.points(color).into());
    let open = finished.open.iter();
    record! {
        both_passed: finished.is_over,
        // With komi; where a group is open, the two counts between which it lies, and no points.
        #[serde(flatten)]
        score: net_score(Some(finished.between(topology)), komi),
        points: finished.score().map(|_| sides(ByColor {
            black: points(Color::Black).to_string(),
            white: (points(Color::White) + komi).to_string(),
        })),
        dead: sides(finished.dead.as_ref().map(|points| names(points, topology))),
        dame: names(&finished.dame, topology),
        // A stone of each group of which it was not proved what becomes of it.
        open: open.map(|block| name(block.anchor, topology)).collect::<Vec<String>>(),
        // What is counted if they are what they look like; `null` where none is open.
        as_it_looks: finished.supposed.as_ref().map(|supposed| record! {
            dead: sides(ByColor::new_with(|color| names(&finished.only_look_dead(color), topology))),
            #[serde(flatten)]
            score: net_score(supposed.score().map(Between::exact), komi),
            territory: sides(supposed.territory.as_ref().map(|points| names(points, topology))),
        }),
    }
}

/// A line about one position of a game: what is known after so many moves, and what the move that was played then lost.
pub(super) fn line(
    number: usize,
    played: Option<RecordMove>,
    inquiry: &Inquiry,
    report: &EndgameReport,
) -> impl Serialize {
    let topology = inquiry.question.position.topology();
    let komi = inquiry.counting.komi.points();
    let score = |first: Color| {
        let start = report.starts[first].as_ref()?;
        Some(score(report, start.score, komi))
    };
    let temperature = report.total.as_ref().and_then(|total| total.temperature);
    let lost = played.and_then(|played| loss(report, played.color, played.point));
    record! {
        // From 1; one more than the moves of the game at its end.
        r#move: number + 1,
        played: played.map(|played| move_or_pass(played.color, played.point, topology)),
        known: how_known(report.known),
        temperature: temperature.map(|worth| worth.to_string()),
        black_first: score(Color::Black),
        white_first: score(Color::White),
        ko: scores_by_ko(report),
        // What a move loses is as little known as the scores on both sides of it.
        loss: lost.filter(|_| !is_conditional(report)).map(between),
        why: endgame_why(report, topology, inquiry.phrasing),
        warnings: endgame_warnings(report, topology, inquiry.phrasing),
    }
}

/// A move as in a line, or `b-` for a pass.
pub(super) fn move_or_pass(color: Color, point: Option<Point>, topology: &Topology) -> String {
    match point {
        Some(point) => move_name(color, point, topology),
        None => format!("{}-", letter(color)),
    }
}

pub(super) const fn how_known(known: KnownBy) -> &'static str {
    match known {
        KnownBy::Regions => "regions",
        KnownBy::ByHand => "by-hand",
        KnownBy::AlongBorder => "along-border",
        KnownBy::Searched => "searched",
        KnownBy::Counted => "counted",
        KnownBy::Supposed => "as-it-looks",
        KnownBy::Bounded => "bounded",
        KnownBy::Undecided => "undecided",
    }
}

/// The territory scores of both starts for each way in which kos may go, if that matters.
fn scores_by_ko(report: &EndgameReport) -> Option<impl Serialize + use<>> {
    let ko = report.ko.filter(|_| !is_conditional(report))?;
    Some(by_ko(ko.map(|scores| [scores.black, scores.white])))
}

fn by_ko<T: Serialize>(of: ByKo<T>) -> impl Serialize {
    record! {
        no_threats: of.no_threats,
        black_wins_kos: of.black_wins_kos,
        white_wins_kos: of.white_wins_kos,
    }
}

fn region(
    region: &RegionReport,
    best: &ByColor<Vec<Point>>,
    topology: &Topology,
) -> impl Serialize + use<> {
    let value = region.value.as_ref();
    let best = |color: Color| {
        let points = &best[color];
        let told = region.best[color].as_ref();
        // Of other moves than these it is not known what they come to.
        let told = told.filter(|told| told.points == *points);
        (!points.is_empty()).then(|| {
            record! {
                best: list(points, topology),
                // Null in a ko.
                to: told.map(|best| best.to.to_string()),
                follow_up: follow_up(region, color, points),
            }
        })
    };
    let ko = region.ko.as_ref();
    let worth = region.ko_worth();
    let moves = region.moves.iter();
    record! {
        id: region.id.clone(),
        points: names(&region.points, topology),
        value: value.map(|value| value.text.to_string()),
        chilled: value.map(|value| value.chilled.to_string()),
        count: region.count().map(|count| count.to_string()),
        worth: region.worth().map(|worth| worth.to_string()),
        swing: region.swing().map(|swing| swing.to_string()),
        kind: region.kind.map(kind),
        black: best(Color::Black),
        white: best(Color::White),
        state: match region.state {
            RegionState::Exact => "exact",
            RegionState::Ko => "ko",
            RegionState::Repetition => "repetition",
            RegionState::TooLarge => "too-large",
            RegionState::OverBudget => "over-budget",
            RegionState::Open => "open",
        },
        // Whether its points were named by `--only`.
        by_hand: region.by_hand,
        positions: region.positions,
        ko: ko.map(|ko| by_ko(ko.as_ref().map(|value| value.text.to_string()))),
        // What a direct ko decides: its count and worth are those of the region, if nobody has a ko threat.
        direct_ko: worth.and_then(|worth| worth.no_threats.direct_ko()).map(|(wins, holder)| record! {
            black_wins: wins.black.to_string(),
            white_wins: wins.white.to_string(),
            // Whose stone is in it.
            holder: holder.to_string(),
        }),
        // By how many moves both sides' ways differ in a ko, if nobody has a ko threat.
        moves_between: worth.and_then(|worth| worth.no_threats.moves_between()).map(|moves| moves.to_string()),
        // How much hangs on who has the ko threats; `null` too where that was not worked out.
        ko_class: worth.and_then(KoWorth::class).map(ko_class),
        // With no threats of anybody, and with as many of one side as it needs.
        thermographs: worth.map(|worth| record! {
            no_threats: ko_thermograph(&worth.no_threats),
            black_komaster: worth.black_komaster.as_ref().map(ko_thermograph),
            white_komaster: worth.white_komaster.as_ref().map(ko_thermograph),
        }),
        thermograph: match worth {
            Some(worth) => serde_json::to_value(ko_thermograph(&worth.no_threats)).ok(),
            None => value.and_then(|value| serde_json::to_value(thermograph_json(&value.thermograph)).ok()),
        },
        // Between which numbers it lies where it was too large for a value.
        walls: region.walls.as_ref().map(walls),
        // What every legal move makes of the region.
        moves: moves.map(|played| record! {
            r#move: move_name(played.color, played.point, topology),
            to: played.to.as_ref().map(ToString::to_string),
            // How much it changes the count in favour of who plays it.
            gain: played.gain.map(|gain| gain.to_string()),
            // What it gives away where moves elsewhere are worth as much as the best here.
            lost: played.lost.map(|lost| lost.to_string()),
            ko: played.makes_ko,
        }).collect::<Vec<_>>(),
    }
}

/// What the next move is worth after these moves of a side, if they are the best by the region alone.
fn follow_up(region: &RegionReport, color: Color, points: &[Point]) -> Option<String> {
    let is_best = points == region.best_points(color);
    let worth = region.follow_up(color).filter(|_| is_best);
    worth.map(|worth| worth.to_string())
}

/// Between which numbers the count of a region lies, what a move is worth, and its walls by temperature.
fn walls(walls: &WallBounds) -> impl Serialize + use<> {
    let range = |range: [Rational; 2]| range.map(|end| end.to_string());
    let levels = walls.levels.iter().map(|level| {
        record! {
            temperature: level.temperature.to_string(),
            left: range(level.left),
            right: range(level.right),
        }
    });
    record! {
        count: range(walls.count),
        worth: range(walls.worth),
        levels: levels.collect::<Vec<_>>(),
    }
}

/// The walls of a region with a ko as corners, temperature and place, from a temperature of 0 on.
fn ko_thermograph(graph: &KoThermograph) -> impl Serialize + use<> {
    let wall = |curve: &Curve| {
        let corners = curve.corners().into_iter();
        let corners = corners.map(|(t, value)| [t.to_string(), value.to_string()]);
        corners.collect::<Vec<_>>()
    };
    record! {
        left: wall(&graph.left),
        right: wall(&graph.right),
        mast: graph.mast.to_string(),
        // Below 0 nobody gains by moving.
        temperature: graph.temperature.to_string(),
        kind: kind(graph.kind),
    }
}

const fn ko_class(class: KoClass) -> &'static str {
    match class {
        KoClass::Placid => "placid",
        KoClass::Active => "active",
        KoClass::Hyperactive => "hyperactive",
    }
}

/// A move as in a line: bC3.
fn move_name(color: Color, point: Point, topology: &Topology) -> String {
    format!("{}{}", letter(color), topology.name(point))
}

const fn kind(kind: RegionKind) -> &'static str {
    match kind {
        RegionKind::Gote => "gote",
        RegionKind::BlackSente => "black-sente",
        RegionKind::WhiteSente => "white-sente",
        RegionKind::BlackHolds => "black-holds",
        RegionKind::WhiteHolds => "white-holds",
        RegionKind::Dame => "dame",
        RegionKind::Tedomari => "tedomari",
        RegionKind::Settled => "settled",
    }
}

fn start(
    report: &EndgameReport,
    start: &StartReport,
    komi: Rational,
    topology: &Topology,
) -> impl Serialize + use<> {
    let losses = |in_room: bool| {
        let losses = start.losses.iter().filter(|loss| loss.in_room == in_room);
        let named = losses.map(|each: &Loss| (name(each.point, topology), each.loss.map(between)));
        named.collect::<BTreeMap<String, _>>()
    };
    let best: PointSet = start.best.iter().copied().collect();
    let line = start.line.iter();
    record! {
        #[serde(flatten)]
        score: score(report, start.score, komi),
        best: names(&best, topology),
        losses: losses(false),
        // The same in empty rooms, where nobody gains by moving.
        losses_inside: losses(true),
        line: line.map(|each| move_name(each.color, each.point, topology)).collect::<Vec<String>>(),
    }
}

/// Whether what a report tells is no score, but holds if something does.
fn is_conditional(report: &EndgameReport) -> bool {
    report.hangs_on_border() || report.hangs_on_looks()
}

/// What a report says of a start: with a border, or stones, of which nothing is proved no score, but what holds if they are what they
/// look like.
fn score(report: &EndgameReport, score: Between, komi: Rational) -> impl Serialize + use<> {
    let net = |score: i64| (Rational::from_integer(score.into()) - komi).to_string();
    let ends = [score.low, score.high].map(net);
    let known = (!is_conditional(report)).then_some(score);
    record! {
        #[serde(flatten)]
        score: net_score(known, komi),
        if_border_holds?: report.hangs_on_border().then(|| ends.clone()),
        if_as_it_looks?: report.hangs_on_looks().then_some(ends),
    }
}

/// Who wins by how much, with komi.
fn net_score(score: Option<Between>, komi: Rational) -> impl Serialize + use<> {
    let net = |score: i64| Rational::from_integer(score.into()) - komi;
    let text = |score: i64| net(score).to_string();
    // Where it is only known between two numbers it is `null`.
    let one = score.and_then(Between::one);
    record! {
        score: one.map(text),
        result: one.map(|score| match net(score).cmp(&0.into()) {
            Ordering::Greater => "black",
            Ordering::Less => "white",
            Ordering::Equal => "draw",
        }),
        low: score.map(|score| text(score.low)),
        high: score.map(|score| text(score.high)),
    }
}

/// A number, or the two that it lies between.
pub(super) fn between(between: Between) -> Value {
    match between.one() {
        Some(exact) => exact.into(),
        None => vec![between.low, between.high].into(),
    }
}

fn strategy(strategy: &StrategyReport, topology: &Topology) -> impl Serialize + use<> {
    record! {
        name: match strategy.strategy {
            Strategy::Hotstrat => "hotstrat",
            Strategy::Sentestrat => "sentestrat",
            Strategy::Thermostrat => "thermostrat",
            Strategy::Greedy => "greedy",
        },
        // The score if who is first plays by the rule and the other side plays best.
        black_first: strategy.starter.black.map(between),
        white_first: strategy.starter.white.map(between),
        // The same if the second player plays by the rule.
        second: starts(strategy.second.map(|score| score.map(between))),
        first_error: strategy.first_error.as_ref().map(|error| record! {
            first: error.first.to_string(),
            number: error.number,
            point: name(error.point, topology),
            better: name(error.better, topology),
            loss: error.loss,
        }),
    }
}
