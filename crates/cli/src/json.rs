//! The answer of `analyze` as JSON, format `semeai-analysis`, version 1.

use semeai_board::{Color, Point, PointSet, Topology};
use semeai_race::Ending;
use semeai_race::report::{
    Conclusion, Known, Node, NodeState, RegionReport, Report, Start, Verdict,
};
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
    /// Where a ko decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    ko: Option<CountedKoJson>,
}

#[derive(Debug, Serialize)]
struct CountedKoJson {
    black_wins_kos: &'static str,
    white_wins_kos: &'static str,
    no_threats: &'static str,
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
        why: semeai_words::why(report, true, language),
        warnings: file_notices
            .into_iter()
            .chain(warnings(report, document, language))
            .collect(),
    }
}

pub(crate) fn warnings(report: &Report, document: &Document, language: Language) -> Vec<String> {
    let notices = report.notices.iter().filter(|notice| notice.is_warning());
    notices
        .map(|notice| semeai_words::notice(notice, report, document, language).message)
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
        ko: start.ko.map(|ko| {
            let said = |known| ending(Known::Counted(known));
            CountedKoJson {
                black_wins_kos: said(ko.black_wins_kos),
                white_wins_kos: said(ko.white_wins_kos),
                no_threats: said(ko.no_threats),
            }
        }),
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
        Known::Counted(Ending::Black) => "black",
        Known::Counted(Ending::White) => "white",
        Known::Counted(Ending::Seki) => "seki",
        Known::Ko => "ko",
        Known::Counted(Ending::BothLive) => "both-live",
        Known::Open => "open",
        Known::Undecided => "undecided",
    }
}

pub(crate) fn conclusion(conclusion: Known<Conclusion>) -> &'static str {
    match conclusion {
        Known::Counted(Conclusion::Black) => "black",
        Known::Counted(Conclusion::White) => "white",
        Known::Counted(Conclusion::First) => "first",
        Known::Counted(Conclusion::Seki) => "seki",
        Known::Counted(Conclusion::BothLive) => "both-live",
        Known::Counted(Conclusion::BlackOrSeki) => "black-or-seki",
        Known::Counted(Conclusion::WhiteOrSeki) => "white-or-seki",
        Known::Ko => "ko",
        Known::Open => "open",
        Known::Undecided => "undecided",
    }
}

pub(crate) fn known(known: Known<()>) -> &'static str {
    match known {
        Known::Counted(()) | Known::Ko => "counted",
        Known::Open => "provisional",
        Known::Undecided => "undecided",
    }
}
