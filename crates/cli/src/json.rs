//! The answer of `analyze` as JSON, format `semeai-analysis`, version 1.

use semeai_board::{Color, Point, PointSet, Topology};
use semeai_race::Ending;
use semeai_race::report::{
    Conclusion, Known, Node, NodeState, RegionReport, Report, Start, Verdict,
};
use semeai_race::solve::{Ko, KoTurn, Outcome};
use semeai_session::{Document, Language};
use serde::Serialize;

use crate::input::First;

#[derive(Debug, Serialize)]
pub(crate) struct AnalysisJson {
    format: &'static str,
    version: u32,
    board: BoardJson,
    regions: Vec<RegionJson>,
    shared: Vec<String>,
    eyes: EyesJson,
    threshold: u32,
    sum: Option<String>,
    cooled: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    black_first: Option<CountedStartJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    white_first: Option<CountedStartJson>,
    verdict: &'static str,
    known: &'static str,
    why: Vec<String>,
    warnings: Vec<String>,
}

#[derive(Debug, Serialize)]
pub(crate) struct BoardJson {
    columns: usize,
    rows: usize,
}

#[derive(Debug, Serialize)]
pub(crate) struct RegionJson {
    id: String,
    defender: &'static str,
    points: Vec<String>,
    liberties: Vec<String>,
    settled: bool,
    useful: Vec<String>,
    value: Option<String>,
    cooled: Option<String>,
    mean: Option<String>,
    temperature: Option<String>,
    open: Vec<OpenNodeJson>,
}

#[derive(Debug, Serialize)]
struct OpenNodeJson {
    moves: Vec<String>,
    candidates: Vec<String>,
}

#[derive(Debug, Serialize)]
pub(crate) struct EyesJson {
    black: u32,
    white: u32,
}

#[derive(Debug, Serialize)]
struct CountedStartJson {
    adjusted: Option<i128>,
    result: &'static str,
    winning_moves: Vec<String>,
    /// Moves known to lose where nobody would win.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    losing_moves: Vec<String>,
    /// Where it differs with who wins all kos.
    #[serde(skip_serializing_if = "Option::is_none")]
    ko: Option<KoJson>,
}

/// How a race ends with either side winning all kos, and without threats.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct KoJson {
    black_wins_kos: &'static str,
    white_wins_kos: &'static str,
    no_threats: &'static str,
    /// Who needs so many ko threats more to make it a ko; null where no number does, or it was not found out.
    threats: Option<ThreatsJson>,
}

/// How many ko threats more than the other a side needs.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct ThreatsJson {
    side: &'static str,
    /// Null if all that is known is that eight are enough.
    count: Option<u32>,
}

impl BoardJson {
    pub(crate) fn new(topology: &Topology) -> Self {
        let (columns, rows) = topology.shape().size().unwrap_or((topology.len(), 1));
        Self { columns, rows }
    }
}

impl EyesJson {
    pub(crate) fn new(report: &Report) -> Self {
        Self {
            black: report.eyes.black,
            white: report.eyes.white,
        }
    }
}

/// The points of all shared regions.
pub(crate) fn shared(report: &Report) -> Vec<String> {
    let shared = report
        .shared
        .iter()
        .fold(PointSet::EMPTY, |all, shared| all.union(&shared.points));
    names(&shared, &report.topology)
}

/// The whole answer; a start that was not asked for is left out. What is worth knowing about the file comes
/// first among the warnings.
pub(crate) fn answer(
    report: &Report,
    document: &Document,
    first: First,
    file_notices: Vec<String>,
    language: Language,
) -> AnalysisJson {
    let topology = &report.topology;
    let verdict = report.verdict.as_ref();
    let start = |start: fn(&Verdict) -> &Start| match verdict {
        Some(verdict) => counted_start(start(verdict), topology),
        None => CountedStartJson {
            adjusted: None,
            result: ending(Known::Undecided),
            losing_moves: Vec::new(),
            winning_moves: Vec::new(),
            ko: None,
        },
    };
    let sum = verdict.and_then(|verdict| verdict.sum.as_ref());
    AnalysisJson {
        format: "semeai-analysis",
        version: 1,
        board: BoardJson::new(topology),
        regions: report.regions.iter().map(|r| region(r, topology)).collect(),
        shared: shared(report),
        eyes: EyesJson::new(report),
        threshold: verdict.map_or(0, |verdict| verdict.threshold),
        sum: sum.map(|sum| sum.text.to_string()),
        cooled: sum.map(|sum| sum.cooled.to_string()),
        black_first: (first != First::White).then(|| start(|verdict| &verdict.starts.black)),
        white_first: (first != First::Black).then(|| start(|verdict| &verdict.starts.white)),
        verdict: conclusion(verdict.map_or(Known::Undecided, |v| v.conclusion)),
        known: known(verdict.map_or(Known::Undecided, Verdict::known)),
        why: semeai_words::race::why::why(report, true, language),
        warnings: file_notices
            .into_iter()
            .chain(warnings(report, document, language))
            .collect(),
    }
}

pub(crate) fn warnings(report: &Report, document: &Document, language: Language) -> Vec<String> {
    let notices = report.notices.iter().filter(|notice| notice.is_warning());
    notices
        .map(|notice| {
            semeai_words::race::notice::notice(notice, report, document, language).message
        })
        .collect()
}

pub(crate) fn region(region: &RegionReport, topology: &Topology) -> RegionJson {
    let value = region.root().value.as_ref();
    let is_open = |node: &&Node| node.state == NodeState::Nil;
    RegionJson {
        id: region.id.clone(),
        defender: side(region.defender),
        points: names(&region.points, topology),
        liberties: names(&region.liberties, topology),
        settled: region.is_settled(),
        useful: names(&region.useful, topology),
        value: value.map(|value| value.text.to_string()),
        cooled: value.map(|value| value.cooled.to_string()),
        mean: value.map(|value| value.mean.to_string()),
        temperature: value.map(|value| value.temperature.to_string()),
        open: region
            .tree
            .nodes
            .iter()
            .filter(is_open)
            .map(|node| OpenNodeJson {
                moves: node.path.iter().map(|m| m.label(topology)).collect(),
                candidates: node.slots.iter().map(|s| name(s.point, topology)).collect(),
            })
            .collect(),
    }
}

fn counted_start(start: &Start, topology: &Topology) -> CountedStartJson {
    CountedStartJson {
        adjusted: start.adjusted,
        result: ending(start.ending),
        winning_moves: start
            .winning_moves
            .iter()
            .map(|&p| name(p, topology))
            .collect(),
        losing_moves: start
            .losing_moves
            .iter()
            .map(|&p| name(p, topology))
            .collect(),
        ko: start.ko.map(ko),
    }
}

/// What kos change, alike of a count and of a proof.
pub(crate) fn ko(ko: Ko) -> KoJson {
    KoJson {
        black_wins_kos: outcome(ko.black_wins_kos.into()),
        white_wins_kos: outcome(ko.white_wins_kos.into()),
        no_threats: outcome(ko.no_threats.into()),
        threats: match ko.turn {
            KoTurn::At(color, count) => Some((color, Some(count))),
            KoTurn::Within(color) => Some((color, None)),
            KoTurn::Never | KoTurn::Open => None,
        }
        .map(|(color, count)| ThreatsJson {
            side: side(color),
            count,
        }),
    }
}

/// What a search says of a start.
pub(crate) fn outcome(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Ends(known) => ending(Known::Counted(known)),
        Outcome::Ko => "ko",
        Outcome::Undecided => "undecided",
    }
}

pub(crate) fn name(point: Point, topology: &Topology) -> String {
    topology.name(point).to_owned()
}

pub(crate) fn names(points: &PointSet, topology: &Topology) -> Vec<String> {
    points.iter().map(|point| name(point, topology)).collect()
}

pub(crate) fn side(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}

pub(crate) fn ending(ending: Known<Ending>) -> &'static str {
    match ending {
        Known::Counted(ending) | Known::Assumed(ending) => match ending {
            Ending::Black => "black",
            Ending::White => "white",
            Ending::Seki => "seki",
            Ending::BothLive => "both-live",
        },
        Known::Ko => "ko",
        Known::Open => "open",
        Known::Undecided => "undecided",
    }
}

pub(crate) fn conclusion(conclusion: Known<Conclusion>) -> &'static str {
    match conclusion {
        Known::Counted(conclusion) | Known::Assumed(conclusion) => match conclusion {
            Conclusion::Black => "black",
            Conclusion::White => "white",
            Conclusion::First => "first",
            Conclusion::Seki => "seki",
            Conclusion::BothLive => "both-live",
            Conclusion::BlackOrSeki => "black-or-seki",
            Conclusion::WhiteOrSeki => "white-or-seki",
            Conclusion::ByStart(_) => "by-start",
        },
        Known::Ko => "ko",
        Known::Open => "open",
        Known::Undecided => "undecided",
    }
}

pub(crate) fn known(known: Known<()>) -> &'static str {
    match known {
        Known::Counted(()) | Known::Ko => "counted",
        Known::Assumed(()) | Known::Open => "provisional",
        Known::Undecided => "undecided",
    }
}
