//! The answer of `analyze` as JSON, format `semeai-analysis`, version 1, and what all answers call points, colours and results.

use semeai_board::{Assumption, ByColor, Color, Point, PointSet, SafeReason, Topology};
use semeai_race::Ending;
use semeai_race::report::{
    Claim, Conclusion, Node, NodeState, RegionReport, Report, Start, Verdict,
};
use semeai_race::solve::{Ko, KoTurn, Outcome};
use semeai_search::Known;
use semeai_session::{Document, Phrasing};
use serde::Serialize;

use crate::input::First;

/// The whole answer; a start that was not asked for is left out. What is worth knowing about the file comes
/// first among the warnings.
pub(crate) fn answer(
    report: &Report,
    document: &Document,
    first: First,
    file_notices: Vec<String>,
    phrasing: Phrasing,
) -> impl Serialize {
    let topology = &report.topology;
    let verdict = report.verdict.as_ref();
    let start = |color: Color| {
        let is_asked = first.color().is_none_or(|first| first == color);
        is_asked.then(|| start(verdict.map(|verdict| verdict.start(color)), topology))
    };
    let sum = verdict.and_then(|verdict| verdict.sum.as_ref());
    let warnings = warnings(report, document, phrasing).into_iter();
    record! {
        format: "semeai-analysis",
        version: 1,
        board: board(topology),
        regions: regions(report),
        shared: shared_points(report),
        eyes: sides(report.eyes),
        threshold: verdict.map_or(0, |verdict| verdict.threshold),
        sum: sum.map(|sum| sum.text.to_string()),
        cooled: sum.map(|sum| sum.cooled.to_string()),
        black_first?: start(Color::Black),
        white_first?: start(Color::White),
        verdict: conclusion(verdict.map_or(Claim::Undecided, |v| v.conclusion)),
        known: how_known(verdict.map_or(Known::Undecided, Verdict::known), "provisional"),
        why: semeai_words::race::why::why(report, true, phrasing),
        warnings: file_notices.into_iter().chain(warnings).collect::<Vec<String>>(),
    }
}

/// The size of a board, or where it has no columns and rows its points in the order of their numbers and its lines.
pub(crate) fn board(topology: &Topology) -> impl Serialize + use<> {
    let (size, kind) = (topology.shape().size(), topology.shape().kind());
    let points = || topology.points().iter();
    let lines = || {
        let pairs = points().flat_map(|one| {
            let others = topology.neighbors(one).iter();
            others.map(move |other| [one.index(), other.index()])
        });
        pairs.filter(|[one, other]| one < other).collect::<Vec<_>>()
    };
    record! {
        name?: size.is_none().then(|| kind.map_or_else(|| "graph".to_owned(), |it| it.to_string())),
        columns?: size.map(|(columns, _)| columns),
        rows?: size.map(|(_, rows)| rows),
        points?: size.is_none().then(|| names(&topology.points(), topology)),
        lines?: size.is_none().then(lines),
    }
}

/// Something of each side.
pub(crate) fn sides<T: Serialize>(of: ByColor<T>) -> impl Serialize {
    record! { black: of.black, white: of.white, }
}

/// Something of each start.
pub(crate) fn starts<T: Serialize>(of: ByColor<T>) -> impl Serialize {
    record! { black_first: of.black, white_first: of.white, }
}

/// The points of all shared regions.
pub(crate) fn shared_points(report: &Report) -> Vec<String> {
    let shared = report
        .shared
        .iter()
        .fold(PointSet::EMPTY, |all, shared| all.union(&shared.points));
    names(&shared, &report.topology)
}

pub(crate) fn warnings(report: &Report, document: &Document, phrasing: Phrasing) -> Vec<String> {
    let notices = report.notices.iter().filter(|notice| notice.is_warning());
    notices
        .map(|notice| {
            semeai_words::race::notice::notice(notice, report, document, phrasing).message
        })
        .collect()
}

/// What every region is worth, and where it is open.
pub(crate) fn regions(report: &Report) -> Vec<impl Serialize> {
    let regions = report.regions.iter();
    regions.map(|each| region(each, &report.topology)).collect()
}

fn region(region: &RegionReport, topology: &Topology) -> impl Serialize {
    let value = region.root().value.as_ref();
    let is_open = |node: &&Node| node.state == NodeState::Nil;
    let open = |node: &Node| {
        let candidates = node.slots.iter().map(|slot| name(slot.point, topology));
        record! {
            moves: node.path.iter().map(|m| m.label(topology)).collect::<Vec<String>>(),
            candidates: candidates.collect::<Vec<String>>(),
        }
    };
    record! {
        id: region.id.clone(),
        defender: region.defender.to_string(),
        points: names(&region.points, topology),
        liberties: names(&region.liberties, topology),
        settled: region.is_settled(),
        useful: names(&region.useful, topology),
        value: value.map(|value| value.text.to_string()),
        cooled: value.map(|value| value.cooled.to_string()),
        mean: value.map(|value| value.mean.to_string()),
        temperature: value.map(|value| value.temperature.to_string()),
        open: region.tree.nodes.iter().filter(is_open).map(open).collect::<Vec<_>>(),
    }
}

/// A start as it was counted; without a verdict nothing is known of it.
fn start(start: Option<&Start>, topology: &Topology) -> impl Serialize {
    let moves = |of: fn(&Start) -> &Vec<Point>| {
        start.map_or_else(Vec::new, |start| list(of(start), topology))
    };
    let losing = moves(|start| &start.losing_moves);
    record! {
        adjusted: start.and_then(|start| start.adjusted),
        result: ending(start.map_or(Claim::Undecided, |start| start.ending)),
        winning_moves: moves(|start| &start.winning_moves),
        // Moves known to lose where nobody would win.
        losing_moves?: Some(losing).filter(|moves| !moves.is_empty()),
        // Where it differs with who wins all kos.
        ko?: start.and_then(|start| start.ko).map(ko),
    }
}

/// How a race ends with either side winning all kos, and without threats, alike of a count and of a proof.
pub(crate) fn ko(ko: Ko) -> impl Serialize {
    let threats = match ko.turn {
        KoTurn::At(color, count) => Some((color, Some(count))),
        KoTurn::Within(color) => Some((color, None)),
        KoTurn::Never | KoTurn::Open => None,
    };
    record! {
        black_wins_kos: outcome(ko.black_wins_kos.into()),
        white_wins_kos: outcome(ko.white_wins_kos.into()),
        no_threats: outcome(ko.no_threats.into()),
        // Who needs so many ko threats more to make it a ko; null where no number does, or it was not found out. The number is null
        // if all that is known is that eight are enough.
        threats: threats.map(|(side, count)| record! { side: side.to_string(), count: count, }),
    }
}

/// A block that is taken as safe, and why.
pub(crate) fn safe_block(
    Assumption { block, reason }: &Assumption,
    liberties: Option<u32>,
    words: String,
    topology: &Topology,
) -> impl Serialize + use<> {
    record! {
        block: name(block.anchor, topology),
        color: block.color.to_string(),
        stones: block.stones.len(),
        reason: match reason {
            SafeReason::Said => "said",
            SafeReason::TwoEyes => "two-eyes",
            SafeReason::Room => "room",
            SafeReason::Liberties(_) => "liberties",
            SafeReason::Joined => "joined",
            SafeReason::Looks => "looks",
            SafeReason::Edge => "edge",
        },
        liberties?: liberties,
        words: words,
    }
}

/// What a search says of a start.
pub(crate) fn outcome(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Ends(known) => ending(Claim::Counted(known)),
        Outcome::Ko => "ko",
        Outcome::Undecided => "undecided",
    }
}

pub(crate) fn name(point: Point, topology: &Topology) -> String {
    topology.name(point).to_owned()
}

/// The names of points in the order of the board.
pub(crate) fn names(points: &PointSet, topology: &Topology) -> Vec<String> {
    points.iter().map(|point| name(point, topology)).collect()
}

/// The names of points in this order.
pub(crate) fn list(points: &[Point], topology: &Topology) -> Vec<String> {
    points.iter().map(|&point| name(point, topology)).collect()
}

/// The letter of a colour before a move: `bC3`.
pub(crate) const fn letter(color: Color) -> char {
    match color {
        Color::Black => 'b',
        Color::White => 'w',
    }
}

pub(crate) fn ending(ending: Claim<Ending>) -> &'static str {
    match ending {
        Claim::Counted(ending) | Claim::Assumed(ending) => match ending {
            Ending::Black => "black",
            Ending::White => "white",
            Ending::Seki => "seki",
            Ending::BothLive => "both-live",
        },
        Claim::Ko => "ko",
        Claim::Open => "open",
        Claim::Undecided => "undecided",
    }
}

pub(crate) fn conclusion(conclusion: Claim<Conclusion>) -> &'static str {
    match conclusion {
        Claim::Counted(conclusion) | Claim::Assumed(conclusion) => match conclusion {
            Conclusion::Black => "black",
            Conclusion::White => "white",
            Conclusion::First => "first",
            Conclusion::Seki => "seki",
            Conclusion::BothLive => "both-live",
            Conclusion::BlackOrSeki => "black-or-seki",
            Conclusion::WhiteOrSeki => "white-or-seki",
            Conclusion::ByStart(_) => "by-start",
        },
        Claim::Ko => "ko",
        Claim::Open => "open",
        Claim::Undecided => "undecided",
    }
}

/// How something is known, with the word for what hangs on something: `provisional` of a count, `nearby` of a search.
pub(crate) const fn how_known(known: Known, provisional: &'static str) -> &'static str {
    match known {
        Known::Proved => "proved",
        Known::Counted => "counted",
        Known::Provisional => provisional,
        Known::Undecided => "undecided",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_without_columns_and_rows_is_told_by_its_points_and_lines() {
        let json = |topology: &Topology| serde_json::to_string(&board(topology)).expect("a value");
        let points = [("a", (0.0, 0.0)), ("b", (1.0, 0.0)), ("c", (2.0, 0.0))];
        let points = points.map(|(name, place)| (name.to_owned(), place));
        let path = Topology::graph(points.to_vec(), &[(2, 1), (0, 1)]).expect("a graph");
        let told = r#"{"name":"graph","points":["a","b","c"],"lines":[[0,1],[1,2]]}"#;
        assert_eq!(json(&path), told);
        let rectangle = Topology::rectangle(3, 2).expect("a board");
        assert_eq!(json(&rectangle), r#"{"columns":3,"rows":2}"#);
    }
}
