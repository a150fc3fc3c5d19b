//! The answer of `solve` as JSON, format `semeai-solution`, version 1.
//!
//! Moves of lines are the colour and the point: `bC3`. A `-` for the point is a move elsewhere: `w-`. A `!` before the
//! point says that a ko threat elsewhere and its answer go before it: `b!C3`.

use semeai_board::{Assumption, ByColor, Color, SafeReason, Topology};
use semeai_race::answer::{Disagreement, RaceAnswer};
use semeai_race::danger::BlockRelation;
use semeai_race::fight::{Fight, FightResult, FightStart};
use semeai_race::report::{Claim, Conclusion, Verdict};
use semeai_race::solve::{Lead, LeftOpen, Outcome, Several, Step};
use semeai_race::{Alone, BlockReport, NoRace, Pairs, out};
use semeai_search::Known;
use semeai_session::{Document, Phrasing};
use semeai_words::race::fight::fight_sentences;
use semeai_words::race::solution::certainty::disagreement_sentence;
use semeai_words::race::solution::refusal::{no_race_why, told_words};
use semeai_words::race::solution::safe::safe_reason;
use semeai_words::race::solution::solution_why;
use serde::Serialize;

use crate::json::{self, board, list, name, names, outcome, sides};

/// The whole answer; a start that was not asked for is left out.
pub(crate) fn answer(
    solved: &RaceAnswer,
    document: &Document,
    notices: Vec<String>,
    phrasing: Phrasing,
) -> impl Serialize {
    let (report, topology) = (&solved.report, solved.topology());
    let verdict = report.verdict.as_ref();
    let sum = verdict.and_then(|verdict| verdict.sum.as_ref());
    let is_asked = |color: &Color| solved.starts().any(|start| start == *color);
    let asked = |color: Color| Some(color).filter(is_asked);
    let line = |color: Color| asked(color).map(|color| best_line(solved, color));
    let told = solved.told.iter();
    let told = told.flat_map(|pair| [&pair.told.black, &pair.told.white]);
    let is_several = Color::ALL.iter().any(|color| solved.has_several(*color));
    let safe = solved.proposal.assumed_safe.iter();
    let differences = solved.disagreements.iter();
    record! {
        format: "semeai-solution",
        version: 1,
        board: board(topology),
        essential: sides(solved.proposal.essential.as_ref().map(|points| names(points, topology))),
        // Whether the first essential blocks race.
        relation: match solved.told.map(|pair| pair.relation) {
            Some(BlockRelation::Race) => "race",
            Some(BlockRelation::Decided) => "decided",
            Some(BlockRelation::NoRace) => "no-race",
            Some(BlockRelation::Open) | None => "open",
        },
        // What is true of each of them.
        blocks: told.map(|told| fate(told, topology, phrasing)).collect::<Vec<_>>(),
        // With which of several essential blocks a side has lost.
        several?: is_several.then_some(match solved.proposal.several {
            Several::All => "all",
            Several::First => "first",
        }),
        assumed_safe: safe.map(|safe| assumed_safe(safe, topology, phrasing)).collect::<Vec<_>>(),
        // The empty points where the race is cut off: nobody plays there. They are nobody's liberties, or if the answer is
        // proved, whatever lies there changes nothing.
        left_out: names(&solved.proposal.left_out, topology),
        // Where a side may get out of what was searched, which decides the race.
        hangs_on: solved.hangs_on.iter().map(|hangs| record! {
            side: hangs.side.to_string(),
            point: name(hangs.point, topology),
        }).collect::<Vec<_>>(),
        black_first?: asked(Color::Black).map(|color| start(solved, color)),
        white_first?: asked(Color::White).map(|color| start(solved, color)),
        verdict: conclusion(solved),
        known: how_known(solved.known()),
        proof: record! {
            positions: solved.solution.effort.positions,
            seconds: solved.solution.effort.elapsed.as_secs_f64(),
            table_bytes: solved.solution.effort.table_bytes,
        },
        ko: solved.starts().find_map(|color| solved.searched(color)?.ko).map(json::ko),
        line: record! { black_first?: line(Color::Black), white_first?: line(Color::White), },
        count: count(solved, &asked, document, phrasing),
        regions: json::regions(report),
        shared: json::shared_points(report),
        eyes: sides(report.eyes),
        threshold: verdict.map_or(0, |verdict| verdict.threshold),
        sum: sum.map(|sum| sum.text.to_string()),
        cooled: sum.map(|sum| sum.cooled.to_string()),
        disagreements: differences.map(|each| difference(each, topology)).collect::<Vec<_>>(),
        why: solution_why(solved, phrasing),
        warnings: warnings(solved, notices, phrasing),
    }
}

/// The answer where nothing races, or where fights were found; asked of one side that moves first, or of both.
pub(crate) fn no_race(
    found: &NoRace,
    first: Option<Color>,
    topology: &Topology,
    warnings: Vec<String>,
    phrasing: Phrasing,
) -> impl Serialize {
    let blocks = found.blocks.iter();
    let has_fights = !found.fights.is_empty();
    let is_asked = |color: Color| has_fights && first.is_none_or(|first| first == color);
    let start =
        |color: Color| is_asked(color).then(|| fight_start(&found.fights[0], color, topology));
    record! {
        format: "semeai-solution",
        version: 1,
        board: board(topology),
        essential: sides(ByColor::<[String; 0]>::default()),
        // What is true of the blocks in question.
        blocks: blocks.map(|told| fate(told, topology, phrasing)).collect::<Vec<_>>(),
        // What each side reaches in the fight that most hangs on.
        black_first?: start(Color::Black),
        white_first?: start(Color::White),
        fights: found.fights.iter().enumerate().map(|(place, fight)| record! {
            block: name(fight.target.anchor, topology),
            color: fight.target.color.to_string(),
            stones: fight.target.stones.len(),
            black_first: fight_start(fight, Color::Black, topology),
            white_first: fight_start(fight, Color::White, topology),
            words: fight_sentences(found, place, topology, phrasing),
        }).collect::<Vec<_>>(),
        verdict: match (has_fights, found.is_proved()) {
            (true, _) => "fight",
            (false, true) => "no-race",
            (false, false) => "undecided",
        },
        known: how_known(no_race_known(found, first)),
        // Whether it was found out of every pair of blocks whether they race.
        complete: found.is_proved(),
        why: no_race_why(found, topology, phrasing),
        warnings: warnings,
    }
}

/// What a side reaches in a fight by moving first.
fn fight_start(fight: &Fight, first: Color, topology: &Topology) -> impl Serialize + use<> {
    let start = fight.starts[first].as_ref();
    let attempt = fight
        .attempt
        .filter(|_| start.is_none() && first == fight.target.color);
    let result = fight_result(start, first);
    let (reaches, liberties, ko_threats) = match start.map(|start| start.result) {
        None => (None, None, None),
        Some(FightResult::Captured) => (Some("capture"), None, None),
        Some(FightResult::Lives) => (Some("life"), None, None),
        Some(FightResult::Liberties(count)) => (Some("liberties"), Some(count), None),
        Some(FightResult::Wins(_)) => (Some("race"), None, None),
        Some(FightResult::Seki) => (Some("seki"), None, None),
        Some(FightResult::Ko { threats }) => (Some("ko"), None, threats),
    };
    let moves = start.map_or_else(Vec::new, |start| list(&start.moves, topology));
    let is_won = result == first.to_string();
    let (winning, keeping) = match is_won {
        true => (moves, Vec::new()),
        false => (Vec::new(), moves),
    };
    record! {
        result: result,
        known: how_known(start.map_or(Known::Undecided, |start| start.by)),
        // What becomes of the block that is fought about.
        reaches: reaches,
        // How many liberties it gets at least.
        liberties?: liberties,
        // So many ko threats are enough for the side that moves first if the other has none.
        ko_threats?: ko_threats,
        winning_moves: winning,
        // The moves that get a seki or a ko.
        keeping_moves: keeping,
        // What can be tried where it was not found out how the block is saved: after it no capture was found.
        attempt?: attempt.map(|attempt| record! {
            at: name(attempt.point, topology),
            liberties: attempt.liberties,
        }),
        // As long as nothing falls on these points it holds.
        holds_on: start.map_or_else(Vec::new, |start| names(&start.holds_on, topology)),
    }
}

/// Who gets what he wants in a fight by moving first, or that it is a seki or a ko.
pub(crate) fn fight_result(start: Option<&FightStart>, first: Color) -> String {
    match start.map(|start| start.result) {
        None => "undecided".to_owned(),
        Some(FightResult::Seki) => "seki".to_owned(),
        Some(FightResult::Ko { .. }) => "ko".to_owned(),
        Some(
            FightResult::Captured
            | FightResult::Lives
            | FightResult::Liberties(_)
            | FightResult::Wins(_),
        ) => first.to_string(),
    }
}

/// How it is known that nothing races: as well as what is known least of the blocks and pairs in question; of fights as well as what
/// is known least of the starts that are asked for.
pub(crate) fn no_race_known(found: &NoRace, first: Option<Color>) -> Known {
    if !found.fights.is_empty() {
        let asked = Color::ALL.into_iter();
        let asked = asked.filter(|color| first.is_none_or(|first| first == *color));
        let by = |color| {
            found
                .start(color)
                .map_or(Known::Undecided, |start| start.by)
        };
        return asked.map(by).max().unwrap_or(Known::Undecided);
    }
    let least = found.blocks.iter().map(told_by).max();
    let searched = match found.pairs {
        Pairs::Proved => Known::Proved,
        Pairs::Nearby => Known::Provisional,
        Pairs::Open => Known::Undecided,
    };
    least.map_or(searched, |least| least.max(searched))
}

/// How it is known what is true of a block.
fn told_by(told: &BlockReport) -> Known {
    match told.alone {
        Alone::Open => Known::Undecided,
        _ => Known::Proved,
    }
}

/// What is true of a block.
fn fate(told: &BlockReport, topology: &Topology, phrasing: Phrasing) -> impl Serialize + use<> {
    let way_out = match told.alone {
        Alone::Runs(point) | Alone::Flees(point) => Some(point),
        _ => None,
    };
    record! {
        block: name(told.block.anchor, topology),
        color: told.block.color.to_string(),
        stones: told.block.stones.len(),
        // What becomes of it by itself.
        state: match told.alone {
            Alone::TwoEyes => "two-eyes",
            Alone::Lives => "alive",
            Alone::Wins => "wins",
            Alone::Unsettled => "unsettled",
            Alone::Endangered => "endangered",
            Alone::Flees(_) => "flees",
            Alone::Dead => "dead",
            Alone::Runs(_) => "runs",
            Alone::Open => "open",
        },
        known: how_known(told_by(told)),
        // How many liberties it gets, and where.
        liberties?: way_out.map(|_| out(&told.block)),
        at?: way_out.map(|point| name(point, topology)),
        // A stone of the block with which it is in a race.
        races_with: told.races_with.map(|point| name(point, topology)),
        words: told_words(told, topology, phrasing),
    }
}

fn assumed_safe(
    safe: &Assumption,
    topology: &Topology,
    phrasing: Phrasing,
) -> impl Serialize + use<> {
    let liberties = match safe.reason {
        SafeReason::Liberties(count) => Some(count),
        _ => None,
    };
    let words = safe_reason(safe.reason, phrasing);
    json::safe_block(safe, liberties, words, topology)
}

fn start(solved: &RaceAnswer, first: Color) -> impl Serialize {
    let topology = solved.topology();
    let start = solved.start(first);
    let any_search = solved.searched(first);
    let searched = any_search.filter(|_| start.is_searched());
    let moves = |is_told: bool| match is_told {
        true => list(&start.moves, topology),
        false => Vec::new(),
    };
    let is_kept = match start.outcome {
        Outcome::Ends(ending) => ending.winner().is_none(),
        Outcome::Ko => true,
        Outcome::Undecided => false,
    };
    let ahead = searched.and_then(|start| start.ahead);
    let (moves_ahead, at_least, never_answers) = match ahead {
        Some(Lead::Moves(count)) => (Some(count), None, Some(false)),
        Some(Lead::AtLeast(count)) => (None, Some(count), None),
        Some(Lead::Endless) => (None, None, Some(true)),
        None => (None, None, None),
    };
    let possible = start.possible.iter();
    record! {
        result: outcome(start.outcome),
        known: how_known(start.by),
        // What a search that left out more gave, if that was another result.
        overturned?: solved.overturned[first].map(outcome),
        possible: possible.map(|&each| json::ending(Claim::Counted(each))).collect::<Vec<_>>(),
        winning_moves: moves(start.outcome == Outcome::won_by(first)),
        // The moves that keep a seki or fight a ko.
        keeping_moves: moves(is_kept),
        // The moves that give a seki away, or life where both live.
        losing_moves: list(&start.losing, topology),
        // First moves that were not tried to the end.
        unjudged_moves: searched.map_or_else(Vec::new, |start| list(&start.unjudged, topology)),
        // How often the winner can play elsewhere, if there is a number.
        ahead: moves_ahead,
        // Where the lead may be larger beyond what was searched.
        ahead_at_least: at_least,
        // Whether he can as often as he likes.
        never_has_to_answer: never_answers,
        may_play_elsewhere: searched.and_then(|start| start.may_pass),
        ko: any_search.and_then(|start| start.ko).map(json::ko),
        left_open: searched.and_then(|start| start.left_open).map(|open| match open {
            LeftOpen::AfterCapture => "after-capture",
            LeftOpen::SekiOrBothLive => "seki-or-both-live",
            LeftOpen::KoThreats => "ko-threats",
        }),
        line: best_line(solved, first),
        // Whether the line goes round for ever: no result under Japanese rules.
        line_repeats: any_search.is_some_and(|start| start.repeats),
    }
}

/// What the count alone says.
fn count(
    solved: &RaceAnswer,
    asked: &dyn Fn(Color) -> Option<Color>,
    document: &Document,
    phrasing: Phrasing,
) -> impl Serialize + use<> {
    let verdict = solved.report.verdict.as_ref();
    let result = |color: Color| Some(json::ending(verdict?.start(asked(color)?).ending));
    record! {
        known: json::how_known(verdict.map_or(Known::Undecided, Verdict::known), "provisional"),
        sure: solved.is_count_sure(),
        black_first?: result(Color::Black),
        white_first?: result(Color::White),
        warnings: json::warnings(&solved.report, document, phrasing),
    }
}

fn difference(disagreement: &Disagreement, topology: &Topology) -> impl Serialize + use<> {
    record! {
        first: disagreement.first.to_string(),
        counted: outcome(disagreement.counted),
        proved: outcome(disagreement.proved),
        after: line(&disagreement.path, topology),
    }
}

/// What of the answer needs the reader's attention, beside what is known of the file.
fn warnings(solved: &RaceAnswer, notices: Vec<String>, phrasing: Phrasing) -> Vec<String> {
    let topology = solved.topology();
    let differences = solved
        .disagreements
        .iter()
        .map(|each| disagreement_sentence(each, topology, phrasing));
    notices.into_iter().chain(differences).collect()
}

fn best_line(solved: &RaceAnswer, first: Color) -> Vec<String> {
    let start = solved.searched(first);
    start.map_or_else(Vec::new, |start| line(&start.line, solved.topology()))
}

fn line(line: &[Step], topology: &Topology) -> Vec<String> {
    let step = |step: &Step| {
        let threat = if step.is_after_threat { "!" } else { "" };
        let point = step.point.map_or("-", |point| topology.name(point));
        format!("{}{threat}{point}", json::letter(step.color))
    };
    line.iter().map(step).collect()
}

/// How what a search found is known.
pub(crate) const fn how_known(known: Known) -> &'static str {
    json::how_known(known, "nearby")
}

/// The verdict for both starts together; none if only one was asked for.
fn conclusion(solved: &RaceAnswer) -> Option<&'static str> {
    if solved.first.is_some() {
        return None;
    }
    if solved.known() == Known::Undecided {
        return Some("undecided");
    }
    let [black, white] = Color::ALL.map(|first| solved.start(first).outcome);
    Some(match (black, white) {
        (Outcome::Ko, _) | (_, Outcome::Ko) => "ko",
        (Outcome::Ends(black), Outcome::Ends(white)) => {
            let conclusion = Conclusion::of(ByColor { black, white });
            json::conclusion(Claim::Counted(conclusion))
        }
        (Outcome::Undecided, _) | (_, Outcome::Undecided) => "undecided",
    })
}
