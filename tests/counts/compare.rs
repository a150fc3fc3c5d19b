//! What the count says of a board in every way of asking, beside what the board is.

use std::fmt::Write;

use semeai_board::{Color, Point, PointSet};
use semeai_race::picks::Picks;
use semeai_race::report::{Claim, Notice, Report, Start, Verdict};
use semeai_race::solve::Outcome;
use semeai_race::{Ending, WithoutPicks};

use super::truth::Truth;
use crate::oracle;
use crate::proof::board::unnamed;
use crate::random::Random;
use crate::support::Race;

const NO_MOVE: &str = "wins, but no move is named";

/// How the questions about a board are answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// By the program itself.
    Automatic,
    /// By random picks, and by the program itself where there is none.
    RandomPicks,
    /// With the useful points of every node.
    AllPicks,
    /// Not at all.
    NoPicks,
}

impl Way {
    pub(crate) const ALL: [Self; 4] = [
        Self::Automatic,
        Self::RandomPicks,
        Self::AllPicks,
        Self::NoPicks,
    ];

    fn report(self, race: &Race, seed: u64) -> Report {
        match self {
            Self::Automatic => race.analyze_automatically(),
            Self::RandomPicks => {
                race.analyze_with(&random_picks(race, seed), WithoutPicks::Searched)
            }
            Self::AllPicks => race.analyze(&race.picks_of_useful_points(4, 60)),
            Self::NoPicks => race.analyze(&Picks::default()),
        }
    }
}

/// Some points of the board as candidates, at the root and after moves.
fn random_picks(race: &Race, seed: u64) -> Picks {
    let mut random = Random::new(seed);
    let empty: Vec<Point> = race.position.empty().iter().collect();
    let mut picks = Picks::default();
    if empty.is_empty() {
        return picks;
    }
    for _ in 0..random.between(1, 4) {
        let mut path = Vec::new();
        for _ in 0..random.below(3) {
            path.push(semeai_race::picks::Move {
                color: random.pick(&Color::ALL),
                point: random.pick(&empty),
            });
        }
        picks.add(&path, random.pick(&empty));
    }
    picks
}

/// What is wrong with the claims of a sure report, a line each.
fn wrong_claims(truth: &mut Truth, report: &Report) -> String {
    let verdict = report.verdict.as_ref().expect("it is sure");
    let mut wrong = String::new();
    for (first, start) in verdict.starts.iter() {
        if let Some(claim) = wrong_claim(truth, first, start) {
            writeln!(wrong, "{first} first: {claim}").expect("text");
        }
    }
    wrong
}

/// What is wrong with the results of a sure report, a line each; too small a budget may leave moves unnamed.
pub(crate) fn wrong_results(truth: &mut Truth, report: &Report) -> String {
    let wrong = wrong_claims(truth, report);
    let is_wrong = |line: &&str| !line.ends_with(NO_MOVE);
    wrong.lines().filter(is_wrong).collect()
}

/// What is wrong with the claims for one start: the result, or a first move that is said to hold it.
fn wrong_claim(truth: &mut Truth, first: Color, start: &Start) -> Option<String> {
    let (counted, is) = (outcome(start.ending), truth.outcomes[first]);
    if counted != is {
        return Some(format!("counted {counted:?}, but it is {is:?}"));
    }
    let own = Outcome::won_by(first);
    let mut losing = start.losing_moves.iter();
    if let Some(&point) = losing.find(|&&point| truth.keeps(first, point) == Some(true)) {
        let name = truth.names(&PointSet::single(point));
        return Some(format!("{name} gives nothing away"));
    }
    let named = match is {
        Outcome::Ends(Ending::Seki | Ending::BothLive) => &start.seki_moves,
        _ if is == own => &start.winning_moves,
        _ => return None,
    };
    if named.is_empty() && is == own {
        return Some(NO_MOVE.to_owned());
    }
    let bad: PointSet = named
        .iter()
        .copied()
        .filter(|&point| {
            truth
                .after(first, point)
                .is_some_and(|after| unnamed(after) != unnamed(is))
        })
        .collect();
    let names = truth.names(&bad);
    (!bad.is_empty()).then(|| format!("{names} does not lead to {is:?}"))
}

fn outcome(ending: Claim<Ending>) -> Outcome {
    match ending {
        Claim::Ko => Outcome::Ko,
        known => known.counted().into(),
    }
}

/// What came of a board.
#[derive(Debug, Default)]
pub(crate) struct Compared {
    /// Whether the count was sure of it, by [`Way`].
    pub(crate) sure: [bool; Way::ALL.len()],
    /// What differs.
    pub(crate) differences: String,
    pub(crate) outcomes: Vec<Outcome>,
    /// Whether the judge said what the board is, and not the search.
    pub(crate) is_judged: bool,
    /// How many empty points matter.
    pub(crate) empty: usize,
    /// Whether a side has several essential blocks, which the count leaves open unless they are said to be linked.
    pub(crate) has_several: bool,
}

/// Compares the counts of a board with what it is; nothing if the board is passed over.
pub(crate) fn compare<R: AsRef<str>>(rows: &[R], seed: u64) -> Option<Compared> {
    let marked = marked(rows)?;
    let truth = Truth::new(&marked)?;
    Some(compared(&marked, truth, seed))
}

/// The same, passing over what is too large for the judge.
pub(super) fn compare_judged<R: AsRef<str>>(rows: &[R], seed: u64) -> Option<Compared> {
    let marked = marked(rows)?;
    let truth = Truth::judged(&marked)?;
    Some(compared(&marked, truth, seed))
}

/// Compares the counts of a race on any board with what the judge has said of that.
pub(crate) fn compare_with(marked: &Race, judged: oracle::Judged, seed: u64) -> Option<Compared> {
    let truth = Truth::by_judge(marked, judged)?;
    Some(compared(marked, truth, seed))
}

/// A legal race of two sides.
fn marked<R: AsRef<str>>(rows: &[R]) -> Option<Race> {
    Race::try_new(rows).ok().filter(Race::has_two_sides)
}

fn compared(marked: &Race, mut truth: Truth, seed: u64) -> Compared {
    let mut compared = Compared {
        outcomes: Color::ALL.map(|first| truth.outcomes[first]).to_vec(),
        empty: truth.empty(),
        is_judged: truth.is_judged(),
        has_several: truth.has_several(),
        ..Compared::default()
    };
    for (way, sure) in Way::ALL.into_iter().zip(&mut compared.sure) {
        let report = way.report(marked, seed);
        // Everything that is called counted, whatever stands beside it.
        *sure = report.verdict.as_ref().is_some_and(Verdict::is_counted);
        if *sure {
            let mut wrong = wrong_claims(&mut truth, &report);
            if report.notices.iter().any(is_assumption) {
                wrong.push_str("counted beside an assumption\n");
            }
            if !wrong.is_empty() {
                let claims = claims(&report);
                let differences = &mut compared.differences;
                write!(differences, "{way:?}\n{wrong}{claims}\n").expect("text");
            }
        }
    }
    compared
}

/// Whether a notice says that something was assumed; what picks make of a region is nothing that a search rests on.
fn is_assumption(notice: &Notice) -> bool {
    notice.is_warning() && !matches!(notice, Notice::PicksDiffer { .. })
}

fn claims(report: &Report) -> String {
    let values: Vec<String> = report
        .regions
        .iter()
        .map(|region| {
            let value = region.root().value.as_ref();
            format!("{} {}", region.id, value.map_or("?", |v| v.text.as_str()))
        })
        .collect();
    let verdict = report.verdict.as_ref().map(|verdict| verdict.rule);
    format!(
        "regions {}, rule {verdict:?}, notices {:?}",
        values.join(", "),
        report.notices
    )
}
