//! An endgame as JSON, format `semeai-endgame`, version 1. Fractions and games are strings, points are names, what is not known
//! is `null`.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use semeai_board::{ByColor, Color, Point, PointSet, SafeReason, Topology};
use semeai_cgt::Rational;
use semeai_endgame::position_report::{
    Between, EndgameReport, FinalCount, KnownBy, Loss, RegionReport, RegionState, StartReport,
};
use semeai_endgame::strategy::{Strategy, StrategyReport};
use semeai_endgame::{ByKo, RegionKind, Scoring, board_sum};
use semeai_session::play_out::endgame::loss;
use semeai_session::{Language, Played};
use semeai_words::endgame::answer::{endgame_warnings, endgame_why};
use semeai_words::endgame::point::endgame_safe_reason;
use serde::Serialize;

use super::asked::Asked;
use crate::json::{BoardJson, name, names, side};
use crate::value::ThermographJson;

/// The answer.
#[derive(Debug, Serialize)]
pub(super) struct EndgameJson {
    format: &'static str,
    version: u32,
    board: BoardJson,
    scoring: &'static str,
    komi: String,
    prisoners: PrisonersJson,
    safe: Vec<SafeJson>,
    territory: SidesJson<Vec<String>>,
    /// Stones round points that were named of which it is proved that they are dead, by colour.
    dead: SidesJson<Vec<String>>,
    dame: Vec<String>,
    regions: Vec<RegionJson>,
    sum: Option<TotalJson>,
    /// The board as `semeai-cli sum` reads it; `null` where a side has several good moves in a region.
    trees: Option<String>,
    /// The points where the two sides meet in regions that are too large; `null` if there are none, or if it is too early to say.
    meeting: Option<Vec<String>>,
    territory_score: Option<StartsJson<Option<i64>>>,
    area_score: Option<StartsJson<Option<i64>>>,
    /// `null` if it was not asked for.
    black_first: Option<StartJson>,
    white_first: Option<StartJson>,
    strategies: Vec<StrategyJson>,
    /// The board counted as it stands; `null` while it is played on.
    finished: Option<FinishedJson>,
    known: &'static str,
    proof: Option<ProofJson>,
    ko: Option<ByKoJson<[i64; 2]>>,
    why: Vec<String>,
    warnings: Vec<String>,
}

#[derive(Debug, Serialize)]
struct FinishedJson {
    both_passed: bool,
    /// With komi; `null` where a group is open.
    #[serde(flatten)]
    score: Option<ScoreJson>,
    points: SidesJson<String>,
    dead: SidesJson<Vec<String>>,
    dame: Vec<String>,
    /// A stone of each group of which it was not proved what becomes of it.
    open: Vec<String>,
}

#[derive(Debug, Serialize)]
struct PrisonersJson {
    black: u32,
    white: u32,
}

#[derive(Debug, Serialize)]
struct SidesJson<T> {
    black: T,
    white: T,
}

#[derive(Debug, Serialize)]
struct StartsJson<T> {
    black_first: T,
    white_first: T,
}

#[derive(Debug, Serialize)]
struct ByKoJson<T> {
    no_threats: T,
    black_wins_kos: T,
    white_wins_kos: T,
}

#[derive(Debug, Serialize)]
struct SafeJson {
    block: String,
    color: &'static str,
    stones: usize,
    reason: &'static str,
    words: String,
}

#[derive(Debug, Serialize)]
struct RegionJson {
    id: String,
    points: Vec<String>,
    value: Option<String>,
    chilled: Option<String>,
    count: Option<String>,
    worth: Option<String>,
    swing: Option<String>,
    kind: Option<&'static str>,
    black: Option<BestJson>,
    white: Option<BestJson>,
    state: &'static str,
    /// Whether its points were named by `--only`.
    by_hand: bool,
    positions: usize,
    ko: Option<ByKoJson<String>>,
    /// What a direct ko decides: its count and worth are those of the region, if nobody has a ko threat.
    direct_ko: Option<DirectKoJson>,
    thermograph: Option<ThermographJson>,
    /// What every legal move makes of the region.
    moves: Vec<MoveJson>,
}

#[derive(Debug, Serialize)]
struct DirectKoJson {
    black_wins: String,
    white_wins: String,
    /// Whose stone is in it.
    holder: &'static str,
}

#[derive(Debug, Serialize)]
struct MoveJson {
    #[serde(rename = "move")]
    played: String,
    to: Option<String>,
    /// How much it changes the count in favour of who plays it.
    gain: Option<String>,
    /// What it gives away where moves elsewhere are worth as much as the best here.
    lost: Option<String>,
    ko: bool,
}

#[derive(Debug, Serialize)]
struct BestJson {
    best: Vec<String>,
    /// Null in a ko.
    to: Option<String>,
    follow_up: Option<String>,
}

#[derive(Debug, Serialize)]
struct TotalJson {
    mean: String,
    temperature: Option<String>,
    chilled: Option<String>,
}

#[derive(Debug, Serialize)]
struct StartJson {
    #[serde(flatten)]
    score: ScoreJson,
    best: Vec<String>,
    losses: BTreeMap<String, LossJson>,
    /// The same in empty rooms, where nobody gains by moving.
    losses_inside: BTreeMap<String, LossJson>,
    line: Vec<String>,
}

/// Who wins by how much, with komi. All `null` where it hangs on a border that is not proved.
#[derive(Debug, Default, Serialize)]
struct ScoreJson {
    /// `null` where it is only known between two numbers.
    score: Option<String>,
    result: Option<&'static str>,
    low: Option<String>,
    high: Option<String>,
    /// The lowest and the highest score if the border holds, where that is not proved.
    #[serde(skip_serializing_if = "Option::is_none")]
    if_border_holds: Option<[String; 2]>,
}

/// One position of a game, a line of its own.
#[derive(Debug, Serialize)]
pub(super) struct LineJson {
    /// From 1; one more than the moves of the game at its end.
    #[serde(rename = "move")]
    number: usize,
    played: Option<String>,
    known: &'static str,
    temperature: Option<String>,
    black_first: Option<ScoreJson>,
    white_first: Option<ScoreJson>,
    ko: Option<ByKoJson<[i64; 2]>>,
    /// What the move that was played lost.
    loss: Option<LossJson>,
    why: Vec<String>,
    warnings: Vec<String>,
}

#[derive(Debug, Serialize)]
#[serde(untagged)]
enum LossJson {
    Exact(i64),
    Between([i64; 2]),
    Unknown(Option<()>),
}

#[derive(Debug, Serialize)]
struct StrategyJson {
    name: &'static str,
    /// The score if who is first plays by the rule and the other side plays best.
    black_first: Option<LossJson>,
    white_first: Option<LossJson>,
    /// The same if the second player plays by the rule.
    second: StartsJson<Option<LossJson>>,
    first_error: Option<ErrorJson>,
}

#[derive(Debug, Serialize)]
struct ErrorJson {
    first: &'static str,
    number: usize,
    point: String,
    better: String,
    loss: i64,
}

#[derive(Debug, Serialize)]
struct ProofJson {
    positions: u64,
    seconds: f64,
}

impl EndgameJson {
    pub(super) fn new(asked: &Asked, report: &EndgameReport, warnings: Vec<String>) -> Self {
        let topology = asked.question.position.topology();
        let komi = asked.counting.komi.points();
        let start = |first: Color| {
            let start = report.starts[first].as_ref();
            start.map(|start| StartJson::new(report, start, komi, topology))
        };
        let scores = |scores: Option<ByColor<Between>>| {
            let scores = scores.filter(|_| !report.hangs_on_border());
            scores.map(|scores| StartsJson {
                black_first: scores.black.one(),
                white_first: scores.white.one(),
            })
        };
        Self {
            format: "semeai-endgame",
            version: 1,
            board: BoardJson::new(topology),
            scoring: match asked.question.scoring {
                Scoring::Territory => "territory",
                Scoring::Area => "area",
            },
            komi: komi.to_string(),
            prisoners: PrisonersJson {
                black: asked.question.prisoners.black,
                white: asked.question.prisoners.white,
            },
            safe: safe(report, topology, asked.language),
            territory: SidesJson {
                black: names(&report.territory.black, topology),
                white: names(&report.territory.white, topology),
            },
            dead: SidesJson {
                black: names(&report.dead(Color::Black), topology),
                white: names(&report.dead(Color::White), topology),
            },
            dame: names(&report.dame, topology),
            regions: (report.regions.iter())
                .enumerate()
                .map(|(number, region)| {
                    let best = ByColor::new_with(|color| report.best_in(number, color));
                    RegionJson::new(region, &best, topology)
                })
                .collect(),
            sum: report.total.as_ref().map(|total| TotalJson {
                mean: total.mean.to_string(),
                temperature: total.temperature.map(|t| t.to_string()),
                chilled: total.chilled.as_ref().map(ToString::to_string),
            }),
            trees: board_sum(report).ok(),
            meeting: report.meeting.map(|points| names(&points, topology)),
            territory_score: scores(report.territory_score),
            area_score: scores(report.area_score),
            black_first: start(Color::Black),
            white_first: start(Color::White),
            strategies: (report.strategies.iter())
                .map(|strategy| StrategyJson::new(strategy, topology))
                .collect(),
            finished: (report.finished.as_ref())
                .map(|finished| FinishedJson::new(finished, komi, topology)),
            known: known(report.known),
            proof: report.proof.as_ref().map(|proof| ProofJson {
                positions: proof.positions,
                seconds: proof.time.as_secs_f64(),
            }),
            ko: scores_by_ko(report),
            why: endgame_why(report, topology, asked.language),
            warnings,
        }
    }
}

impl FinishedJson {
    fn new(finished: &FinalCount, komi: Rational, topology: &Topology) -> Self {
        let points = |color: Color| Rational::from_integer(finished.points(color).into());
        Self {
            both_passed: finished.is_over,
            score: (finished.score()).map(|score| ScoreJson::new(Between::exact(score), komi)),
            points: SidesJson {
                black: points(Color::Black).to_string(),
                white: (points(Color::White) + komi).to_string(),
            },
            dead: SidesJson {
                black: names(&finished.dead.black, topology),
                white: names(&finished.dead.white, topology),
            },
            dame: names(&finished.dame, topology),
            open: (finished.open.iter())
                .map(|block| name(block.anchor, topology))
                .collect(),
        }
    }
}

impl LineJson {
    /// What is known after so many moves, and what the move that was played then lost.
    pub(super) fn new(
        number: usize,
        played: Option<Played>,
        asked: &Asked,
        report: &EndgameReport,
    ) -> Self {
        let topology = asked.question.position.topology();
        let komi = asked.counting.komi.points();
        let score = |first: Color| {
            let start = report.starts[first].as_ref()?;
            Some(ScoreJson::of(report, start.score, komi))
        };
        let temperature = report.total.as_ref().and_then(|total| total.temperature);
        let lost = |played: Played| loss(report, played.color, played.point);
        Self {
            number: number + 1,
            played: played.map(|played| move_name(played, topology)),
            known: known(report.known),
            temperature: temperature.map(|worth| worth.to_string()),
            black_first: score(Color::Black),
            white_first: score(Color::White),
            ko: scores_by_ko(report),
            // What a move loses is as little known as the scores on both sides of it.
            loss: (played.and_then(lost))
                .filter(|_| !report.hangs_on_border())
                .map(LossJson::between),
            why: endgame_why(report, topology, asked.language),
            warnings: endgame_warnings(report, topology, asked.language),
        }
    }
}

const fn known(known: KnownBy) -> &'static str {
    match known {
        KnownBy::Regions => "regions",
        KnownBy::ByHand => "by-hand",
        KnownBy::AlongBorder => "along-border",
        KnownBy::Searched => "searched",
        KnownBy::Counted => "counted",
        KnownBy::Bounded => "bounded",
        KnownBy::Undecided => "undecided",
    }
}

/// The territory scores of both starts for each way in which kos may go, if that matters.
fn scores_by_ko(report: &EndgameReport) -> Option<ByKoJson<[i64; 2]>> {
    let ko = report.ko.filter(|_| !report.hangs_on_border())?;
    Some(by_ko(ko, |scores| [scores.black, scores.white]))
}

fn by_ko<T, U>(all: ByKo<T>, make: impl FnMut(T) -> U) -> ByKoJson<U> {
    let ByKo {
        no_threats,
        black_wins_kos,
        white_wins_kos,
    } = all.map(make);
    ByKoJson {
        no_threats,
        black_wins_kos,
        white_wins_kos,
    }
}

fn safe(report: &EndgameReport, topology: &Topology, language: Language) -> Vec<SafeJson> {
    let safe = report.safe.iter().map(|safe| SafeJson {
        block: name(safe.block.anchor, topology),
        color: side(safe.block.color),
        stones: safe.block.stones.len(),
        reason: match safe.reason {
            SafeReason::Said => "said",
            SafeReason::TwoEyes => "two-eyes",
            SafeReason::Room => "room",
            SafeReason::Liberties(_) => "liberties",
            SafeReason::Joined => "joined",
            SafeReason::Edge => "edge",
        },
        words: endgame_safe_reason(safe.reason, language),
    });
    safe.collect()
}

impl RegionJson {
    fn new(region: &RegionReport, best: &ByColor<Vec<Point>>, topology: &Topology) -> Self {
        let value = region.value.as_ref();
        let best = |color: Color| {
            let points = &best[color];
            let told = region.best[color].as_ref();
            // Of other moves than these it is not known what they come to.
            let told = told.filter(|told| told.points == *points);
            let best: Vec<String> = points.iter().map(|point| name(*point, topology)).collect();
            (!best.is_empty()).then(|| BestJson {
                best,
                to: told.map(|best| best.to.to_string()),
                follow_up: told.and_then(|best| Some(best.follow_up?.to_string())),
            })
        };
        let moves = region.moves.iter().map(|played| MoveJson {
            played: moved(played.color, played.point, topology),
            to: played.to.as_ref().map(ToString::to_string),
            gain: played.gain.map(|gain| gain.to_string()),
            lost: played.lost.map(|lost| lost.to_string()),
            ko: played.makes_ko,
        });
        Self {
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
            by_hand: region.by_hand,
            positions: region.positions,
            ko: (region.ko.as_ref()).map(|ko| by_ko(ko.as_ref(), |value| value.text.to_string())),
            direct_ko: region.direct_ko.as_ref().map(|ko| DirectKoJson {
                black_wins: ko.black_wins.to_string(),
                white_wins: ko.white_wins.to_string(),
                holder: side(ko.holder),
            }),
            thermograph: value.map(|value| ThermographJson::from(&value.thermograph)),
            moves: moves.collect(),
        }
    }
}

/// A move as in a line: bC3.
fn moved(color: Color, point: Point, topology: &Topology) -> String {
    let letter = match color {
        Color::Black => 'b',
        Color::White => 'w',
    };
    format!("{letter}{}", topology.name(point))
}

/// A move of a game: bC3, b- for a pass.
fn move_name(played: Played, topology: &Topology) -> String {
    match played.point {
        Some(point) => moved(played.color, point, topology),
        None => match played.color {
            Color::Black => "b-".to_owned(),
            Color::White => "w-".to_owned(),
        },
    }
}

fn kind(kind: RegionKind) -> &'static str {
    match kind {
        RegionKind::Gote => "gote",
        RegionKind::BlackSente => "black-sente",
        RegionKind::WhiteSente => "white-sente",
        RegionKind::Dame => "dame",
        RegionKind::Tedomari => "tedomari",
        RegionKind::Settled => "settled",
    }
}

impl StartJson {
    fn new(
        report: &EndgameReport,
        start: &StartReport,
        komi: Rational,
        topology: &Topology,
    ) -> Self {
        let losses = |in_room: bool| {
            let losses = start.losses.iter().filter(|loss| loss.in_room == in_room);
            let named = losses.map(|loss| (name(loss.point, topology), LossJson::of(loss)));
            named.collect()
        };
        let best: PointSet = start.best.iter().copied().collect();
        Self {
            score: ScoreJson::of(report, start.score, komi),
            best: names(&best, topology),
            losses: losses(false),
            losses_inside: losses(true),
            line: (start.line.iter())
                .map(|played| moved(played.color, played.point, topology))
                .collect(),
        }
    }
}

impl ScoreJson {
    fn new(score: Between, komi: Rational) -> Self {
        let net = |score: i64| Rational::from_integer(score.into()) - komi;
        let one = score.one().map(net);
        Self {
            score: one.map(|net| net.to_string()),
            result: one.map(|net| match net.cmp(&0.into()) {
                Ordering::Greater => "black",
                Ordering::Less => "white",
                Ordering::Equal => "draw",
            }),
            low: Some(net(score.low).to_string()),
            high: Some(net(score.high).to_string()),
            if_border_holds: None,
        }
    }

    /// What a report says of a start.
    fn of(report: &EndgameReport, score: Between, komi: Rational) -> Self {
        if !report.hangs_on_border() {
            return Self::new(score, komi);
        }
        let net = |score: i64| (Rational::from_integer(score.into()) - komi).to_string();
        Self {
            if_border_holds: Some([score.low, score.high].map(net)),
            ..Self::default()
        }
    }
}

impl LossJson {
    fn of(loss: &Loss) -> Self {
        loss.loss.map_or(Self::Unknown(None), Self::between)
    }

    fn between(between: Between) -> Self {
        match between.one() {
            Some(exact) => Self::Exact(exact),
            None => Self::Between([between.low, between.high]),
        }
    }
}

impl StrategyJson {
    fn new(strategy: &StrategyReport, topology: &Topology) -> Self {
        Self {
            name: match strategy.strategy {
                Strategy::Hotstrat => "hotstrat",
                Strategy::Sentestrat => "sentestrat",
                Strategy::Thermostrat => "thermostrat",
                Strategy::Greedy => "greedy",
            },
            black_first: strategy.starter.black.map(LossJson::between),
            white_first: strategy.starter.white.map(LossJson::between),
            second: StartsJson {
                black_first: strategy.second.black.map(LossJson::between),
                white_first: strategy.second.white.map(LossJson::between),
            },
            first_error: strategy.first_error.as_ref().map(|error| ErrorJson {
                first: side(error.first),
                number: error.number,
                point: name(error.point, topology),
                better: name(error.better, topology),
                loss: error.loss,
            }),
        }
    }
}
