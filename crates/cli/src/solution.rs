//! The answer of `solve` as JSON, format `semeai-solution`, version 1.
//!
//! Moves of lines are the colour and the point: `bC3`. A `-` for the point is a move elsewhere: `w-`. A `!` before the
//! point says that a ko threat elsewhere and its answer go before it: `b!C3`.

use semeai_board::{Assumption, ByColor, Color, Point, SafeReason, Topology};
use semeai_race::answer::{Certainty, Disagreement, RaceAnswer};
use semeai_race::danger::Relation;
use semeai_race::report::{Conclusion, Known, Verdict};
use semeai_race::solve::{Lead, LeftOpen, Outcome, Several, Step};
use semeai_race::{Alone, NoRace, Pairs, Told};
use semeai_session::{Document, Language};
use semeai_words::race::solution::known::disagreement_sentence;
use semeai_words::race::solution::refusal::{no_race_why, told_words};
use semeai_words::race::solution::safe::safe_reason;
use semeai_words::race::solution::solution_why;
use serde::Serialize;

use crate::json::{self, BoardJson, EyesJson, KoJson, RegionJson, outcome};

#[derive(Debug, Serialize)]
pub(crate) struct SolutionJson {
    format: &'static str,
    version: u32,
    board: BoardJson,
    essential: EssentialJson,
    /// Whether the first essential blocks race: `race`, `decided`, `no-race` or `open`.
    relation: &'static str,
    /// What is true of each of them.
    blocks: Vec<ToldJson>,
    /// With which of several essential blocks a side has lost, `all` or `first`, if a side has several.
    #[serde(skip_serializing_if = "Option::is_none")]
    several: Option<&'static str>,
    assumed_safe: Vec<SafeBlockJson>,
    /// The empty points where the race is cut off: nobody plays there. They are nobody's liberties, or if the answer is proved,
    /// whatever lies there changes nothing.
    left_out: Vec<String>,
    /// Where a side may get out of what was searched, which decides the race.
    hangs_on: Vec<WayOutJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    black_first: Option<SolvedStartJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    white_first: Option<SolvedStartJson>,
    verdict: Option<&'static str>,
    known: &'static str,
    proof: ProofJson,
    ko: Option<KoJson>,
    line: LinesJson,
    count: CountJson,
    regions: Vec<RegionJson>,
    shared: Vec<String>,
    eyes: EyesJson,
    threshold: u32,
    sum: Option<String>,
    cooled: Option<String>,
    disagreements: Vec<DisagreementJson>,
    why: Vec<String>,
    warnings: Vec<String>,
}

#[derive(Debug, Serialize)]
struct EssentialJson {
    black: Vec<String>,
    white: Vec<String>,
}

#[derive(Debug, Serialize)]
struct SafeBlockJson {
    block: String,
    color: &'static str,
    stones: usize,
    reason: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    liberties: Option<u32>,
    words: String,
}

/// What is true of a block.
#[derive(Debug, Serialize)]
struct ToldJson {
    block: String,
    color: &'static str,
    stones: usize,
    /// What becomes of it by itself.
    state: &'static str,
    known: &'static str,
    /// Where it runs out.
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<String>,
    /// A stone of the block with which it is in a race.
    races_with: Option<String>,
    words: String,
}

/// The answer where nothing races.
#[derive(Debug, Serialize)]
pub(crate) struct NoRaceJson {
    format: &'static str,
    version: u32,
    board: BoardJson,
    essential: EssentialJson,
    /// What is true of the blocks in question.
    blocks: Vec<ToldJson>,
    verdict: &'static str,
    known: &'static str,
    /// Whether it was found out of every pair of blocks whether they race.
    complete: bool,
    why: Vec<String>,
    warnings: Vec<String>,
}

#[derive(Debug, Serialize)]
struct WayOutJson {
    side: &'static str,
    point: String,
}

#[derive(Debug, Serialize)]
struct SolvedStartJson {
    result: &'static str,
    known: &'static str,
    /// What a search that left out more gave, if that was another result.
    #[serde(skip_serializing_if = "Option::is_none")]
    overturned: Option<&'static str>,
    possible: Vec<&'static str>,
    winning_moves: Vec<String>,
    /// The moves that keep a seki or fight a ko.
    keeping_moves: Vec<String>,
    /// The moves that give a seki away, or life where both live.
    losing_moves: Vec<String>,
    /// First moves that were not tried to the end.
    unjudged_moves: Vec<String>,
    /// How often the winner can play elsewhere, if there is a number.
    ahead: Option<u32>,
    /// Where the lead may be larger beyond what was searched.
    ahead_at_least: Option<u32>,
    /// Whether he can as often as he likes.
    never_has_to_answer: Option<bool>,
    may_play_elsewhere: Option<bool>,
    ko: Option<KoJson>,
    left_open: Option<&'static str>,
    line: Vec<String>,
    /// Whether the line goes round for ever: no result under Japanese rules.
    line_repeats: bool,
}

#[derive(Debug, Serialize)]
struct ProofJson {
    positions: u64,
    seconds: f64,
    table_bytes: usize,
}

#[derive(Debug, Serialize)]
struct LinesJson {
    #[serde(skip_serializing_if = "Option::is_none")]
    black_first: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    white_first: Option<Vec<String>>,
}

/// What the count alone says.
#[derive(Debug, Serialize)]
struct CountJson {
    known: &'static str,
    sure: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    black_first: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    white_first: Option<&'static str>,
    warnings: Vec<String>,
}

#[derive(Debug, Serialize)]
struct DisagreementJson {
    first: &'static str,
    counted: &'static str,
    proved: &'static str,
    after: Vec<String>,
}

/// The whole answer; a start that was not asked for is left out.
pub(crate) fn answer(
    solved: &RaceAnswer,
    document: &Document,
    notices: Vec<String>,
    language: Language,
) -> SolutionJson {
    let (report, topology) = (&solved.report, solved.topology());
    let verdict = report.verdict.as_ref();
    let sum = verdict.and_then(|verdict| verdict.sum.as_ref());
    let start = |color| is_asked(solved, color).then(|| solved_start(solved, color));
    let (black_first, white_first) = (start(Color::Black), start(Color::White));
    let starts = [&black_first, &white_first];
    let ko = starts.iter().find_map(|start| start.as_ref()?.ko.clone());
    SolutionJson {
        format: "semeai-solution",
        version: 1,
        board: BoardJson::new(topology),
        essential: EssentialJson {
            black: json::names(&solved.proposal.essential.black, topology),
            white: json::names(&solved.proposal.essential.white, topology),
        },
        relation: match solved.told.map(|pair| pair.relation) {
            Some(Relation::Race) => "race",
            Some(Relation::Decided) => "decided",
            Some(Relation::NoRace) => "no-race",
            Some(Relation::Open) | None => "open",
        },
        blocks: solved
            .told
            .iter()
            .flat_map(|pair| [&pair.told.black, &pair.told.white])
            .map(|told| told_json(told, topology, language))
            .collect(),
        several: Color::ALL
            .into_iter()
            .any(|color| solved.has_several(color))
            .then_some(match solved.proposal.several {
                Several::All => "all",
                Several::First => "first",
            }),
        assumed_safe: assumed_safe(solved, language),
        left_out: left_out(solved),
        hangs_on: solved
            .hangs_on
            .iter()
            .map(|hangs| WayOutJson {
                side: json::side(hangs.side),
                point: json::name(hangs.point, topology),
            })
            .collect(),
        verdict: conclusion(solved),
        known: known(solved.known()),
        proof: proof(solved),
        ko,
        line: LinesJson {
            black_first: black_first.as_ref().map(|start| start.line.clone()),
            white_first: white_first.as_ref().map(|start| start.line.clone()),
        },
        black_first,
        white_first,
        count: count(solved, document, language),
        regions: report
            .regions
            .iter()
            .map(|region| json::region(region, topology))
            .collect(),
        shared: json::shared(report),
        eyes: EyesJson::new(report),
        threshold: verdict.map_or(0, |verdict| verdict.threshold),
        sum: sum.map(|sum| sum.text.to_string()),
        cooled: sum.map(|sum| sum.cooled.to_string()),
        disagreements: solved
            .disagreements
            .iter()
            .map(|each| difference(each, topology))
            .collect(),
        why: solution_why(solved, language),
        warnings: warnings(solved, notices, language),
    }
}

/// The answer where nothing races.
pub(crate) fn no_race(
    found: &NoRace,
    topology: &Topology,
    warnings: Vec<String>,
    language: Language,
) -> NoRaceJson {
    let told = |told: &Told| told_json(told, topology, language);
    NoRaceJson {
        format: "semeai-solution",
        version: 1,
        board: BoardJson::new(topology),
        essential: EssentialJson {
            black: Vec::new(),
            white: Vec::new(),
        },
        blocks: found.blocks.iter().map(told).collect(),
        verdict: if found.is_proved() {
            "no-race"
        } else {
            "undecided"
        },
        known: known(no_race_known(found)),
        complete: found.is_proved(),
        why: no_race_why(found, topology, language),
        warnings,
    }
}

/// How it is known that nothing races: as well as what is known least of the blocks and pairs in question.
pub(crate) fn no_race_known(found: &NoRace) -> Certainty {
    let least = found.blocks.iter().map(told_by).max();
    let searched = match found.pairs {
        Pairs::Proved => Certainty::Proof,
        Pairs::Nearby => Certainty::Nearby,
        Pairs::Open => Certainty::Nothing,
    };
    least.map_or(searched, |least| least.max(searched))
}

/// How it is known what is true of a block.
fn told_by(told: &Told) -> Certainty {
    match told.alone {
        Alone::Open => Certainty::Nothing,
        _ => Certainty::Proof,
    }
}

fn told_json(told: &Told, topology: &Topology, language: Language) -> ToldJson {
    ToldJson {
        block: json::name(told.block.anchor, topology),
        color: json::side(told.block.color),
        stones: told.block.stones.len(),
        state: match told.alone {
            Alone::TwoEyes => "two-eyes",
            Alone::Lives => "alive",
            Alone::Unsettled => "unsettled",
            Alone::Endangered => "endangered",
            Alone::Dead => "dead",
            Alone::Runs(_) => "runs",
            Alone::Open => "open",
        },
        known: known(told_by(told)),
        at: match told.alone {
            Alone::Runs(point) => Some(json::name(point, topology)),
            _ => None,
        },
        races_with: told.races_with.map(|point| json::name(point, topology)),
        words: told_words(told, topology, language),
    }
}

fn is_asked(solved: &RaceAnswer, color: Color) -> bool {
    solved.starts().any(|start| start == color)
}

fn left_out(solved: &RaceAnswer) -> Vec<String> {
    let names = solved.topology().names(&solved.proposal.left_out);
    names.into_iter().map(str::to_owned).collect()
}

fn assumed_safe(solved: &RaceAnswer, language: Language) -> Vec<SafeBlockJson> {
    let topology = solved.topology();
    let safe = |Assumption { block, reason }: &Assumption| SafeBlockJson {
        block: json::name(block.anchor, topology),
        color: json::side(block.color),
        stones: block.stones.len(),
        reason: match reason {
            SafeReason::Said => "said",
            SafeReason::TwoEyes => "two-eyes",
            SafeReason::Room => "room",
            SafeReason::Liberties(_) => "liberties",
            SafeReason::Joined => "joined",
            SafeReason::Edge => "edge",
        },
        liberties: match reason {
            SafeReason::Liberties(count) => Some(*count),
            _ => None,
        },
        words: safe_reason(*reason, language),
    };
    solved.proposal.assumed_safe.iter().map(safe).collect()
}

fn solved_start(solved: &RaceAnswer, first: Color) -> SolvedStartJson {
    let topology = solved.topology();
    let start = solved.start(first);
    let searched = solved.searched(first).filter(|_| start.by.is_search());
    let names = |points: &[Point]| -> Vec<String> {
        let names = points.iter().map(|&point| json::name(point, topology));
        names.collect()
    };
    let moves = names(&start.moves);
    let is_won = start.outcome == Outcome::won_by(first);
    let is_kept = start.outcome == Outcome::Ko
        || start
            .outcome
            .ending()
            .is_some_and(|ending| ending.winner().is_none());
    let ahead = searched.and_then(|start| start.ahead);
    SolvedStartJson {
        result: outcome(start.outcome),
        known: known(start.by),
        overturned: solved.overturned[first].map(outcome),
        possible: start
            .possible
            .iter()
            .map(|&each| json::ending(Known::Counted(each)))
            .collect(),
        winning_moves: if is_won { moves.clone() } else { Vec::new() },
        keeping_moves: if is_kept { moves } else { Vec::new() },
        losing_moves: names(&start.losing),
        unjudged_moves: searched.map_or_else(Vec::new, |start| names(&start.unjudged)),
        ahead: ahead.and_then(|lead| match lead {
            Lead::Moves(count) => Some(count),
            Lead::AtLeast(_) | Lead::Endless => None,
        }),
        ahead_at_least: ahead.and_then(|lead| match lead {
            Lead::AtLeast(count) => Some(count),
            Lead::Moves(_) | Lead::Endless => None,
        }),
        never_has_to_answer: ahead.and_then(|lead| match lead {
            Lead::Moves(_) => Some(false),
            Lead::AtLeast(_) => None,
            Lead::Endless => Some(true),
        }),
        may_play_elsewhere: searched.and_then(|start| start.may_pass),
        ko: solved
            .searched(first)
            .and_then(|start| start.ko)
            .map(json::ko),
        left_open: searched
            .and_then(|start| start.left_open)
            .map(|open| match open {
                LeftOpen::AfterCapture => "after-capture",
                LeftOpen::SekiOrBothLive => "seki-or-both-live",
                LeftOpen::KoThreats => "ko-threats",
            }),
        line: solved
            .searched(first)
            .map(|start| line(&start.line, topology))
            .unwrap_or_default(),
        line_repeats: solved.searched(first).is_some_and(|start| start.repeats),
    }
}

fn proof(solved: &RaceAnswer) -> ProofJson {
    let effort = solved.solution.effort;
    ProofJson {
        positions: effort.positions,
        seconds: effort.elapsed.as_secs_f64(),
        table_bytes: effort.table_bytes,
    }
}

fn count(solved: &RaceAnswer, document: &Document, language: Language) -> CountJson {
    let verdict = solved.report.verdict.as_ref();
    let result = |color: Color| {
        let verdict = verdict.filter(|_| is_asked(solved, color))?;
        Some(json::ending(verdict.start(color).ending))
    };
    CountJson {
        known: json::known(verdict.map_or(Known::Undecided, Verdict::known)),
        sure: solved.is_count_sure(),
        black_first: result(Color::Black),
        white_first: result(Color::White),
        warnings: json::warnings(&solved.report, document, language),
    }
}

fn difference(disagreement: &Disagreement, topology: &Topology) -> DisagreementJson {
    DisagreementJson {
        first: json::side(disagreement.first),
        counted: outcome(disagreement.counted),
        proved: outcome(disagreement.proved),
        after: line(&disagreement.path, topology),
    }
}

/// What of the answer needs the reader's attention, beside what is known of the file.
fn warnings(solved: &RaceAnswer, notices: Vec<String>, language: Language) -> Vec<String> {
    let topology = solved.topology();
    let differences = solved
        .disagreements
        .iter()
        .map(|each| disagreement_sentence(each, topology, language));
    notices.into_iter().chain(differences).collect()
}

fn line(line: &[Step], topology: &Topology) -> Vec<String> {
    let step = |step: &Step| {
        let color = match step.color {
            Color::Black => 'b',
            Color::White => 'w',
        };
        let threat = if step.is_after_threat { "!" } else { "" };
        let point = step.point.map_or("-", |point| topology.name(point));
        format!("{color}{threat}{point}")
    };
    line.iter().map(step).collect()
}

fn known(by: Certainty) -> &'static str {
    match by {
        Certainty::Proof => "proved",
        Certainty::Count => "counted",
        Certainty::Nearby => "nearby",
        Certainty::Nothing => "undecided",
    }
}

/// The verdict for both starts together; none if only one was asked for.
fn conclusion(solved: &RaceAnswer) -> Option<&'static str> {
    if solved.first.is_some() {
        return None;
    }
    if solved.known() == Certainty::Nothing {
        return Some("undecided");
    }
    let [black, white] = Color::ALL.map(|first| solved.start(first).outcome);
    Some(match (black, white) {
        (Outcome::Ko, _) | (_, Outcome::Ko) => "ko",
        (Outcome::Ends(black), Outcome::Ends(white)) => {
            let conclusion = Conclusion::of(ByColor { black, white });
            json::conclusion(Known::Counted(conclusion))
        }
        (Outcome::Undecided, _) | (_, Outcome::Undecided) => "undecided",
    })
}
