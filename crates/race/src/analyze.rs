//! From a question to a report.

use std::sync::Arc;

use semeai_cgt::Arena;

use crate::limits::Limits;
use crate::marking::{Markings, Sides, mark};
use crate::question::Question;
use crate::regions::expand;
use crate::remark::{Basis, Remark};
use crate::report::{Notice, Report, SharedReport};
use crate::standings::stand;
use crate::summary::{point_reports, region_reports};
use crate::verdict::{Case, Ruling, Tools, announce, rule};

/// Analyses a race. Always answers: what does not fit the theory, or is over the limits, is said in the report.
///
/// Cost: some ten microseconds for every node of the trees on a board of 19 by 19, and what the sum of
/// their values costs.
pub fn analyze(question: &Question<'_>, limits: &Limits) -> Report {
    let mut arena = Arena::with_budget(limits.values());
    let Markings {
        sides,
        own,
        mut remarks,
    } = mark(question);
    let (mut regions, mut searchers) = expand(question, &sides, own, limits, &mut arena);
    remarks.append(&mut regions.remarks);
    let mut standings = stand(question, &sides, &regions, &mut arena);
    remarks.append(&mut standings.remarks);
    let case = Case {
        question,
        sides: &sides,
        regions: &regions,
        standings: &standings,
        is_over_budget: regions.is_over_budget || standings.is_over_budget,
        is_doubted: remarks.iter().any(Remark::is_doubt),
    };
    let mut tools = Tools {
        arena: &mut arena,
        searchers: &mut searchers,
        limits,
    };
    let ruling = sides.are_both_marked().then(|| rule(&case, &mut tools));
    let verdict = ruling.as_ref().map(|ruling| announce(&case, ruling));
    let basis = ruling.as_ref().map_or(Basis::OneByOne, |it| it.basis);
    let notices = notices(remarks, case.is_over_budget, ruling);
    // What rests on an assumption is never called counted.
    let is_assumed = notices.iter().any(|it| is_assumption(it, basis));
    let eyes = standings
        .dead_eyes
        .map(|eye| eye.map_or(0, |eye| eye.liberties));
    Report {
        topology: Arc::clone(question.position.topology()),
        regions: region_reports(&regions, &sides, &mut arena),
        shared: shared_reports(&sides),
        points: point_reports(question.position.topology(), &regions, &sides),
        eyes,
        verdict: verdict.map(|it| if is_assumed { it.assumed() } else { it }),
        notices,
    }
}

/// Whether a notice names an assumption of a verdict on this basis. A search of everything together does not rest on picks.
fn is_assumption(notice: &Notice, basis: Basis) -> bool {
    let is_of_picks = matches!(notice, Notice::PicksDiffer { .. });
    notice.is_warning() && !(is_of_picks && basis == Basis::Together)
}

/// The regions that both sides share.
fn shared_reports(sides: &Sides) -> Vec<SharedReport> {
    let shared = sides.shared.iter().map(|(region, obstacle)| SharedReport {
        points: region.points,
        liberties: region.liberties,
        obstacle: *obstacle,
    });
    shared.collect()
}

/// What the stages remark beside a ruling on its basis, and what the judge remarks.
fn notices(remarks: Vec<Remark>, is_over_budget: bool, ruling: Option<Ruling>) -> Vec<Notice> {
    let basis = ruling.as_ref().map_or(Basis::OneByOne, |r| r.basis);
    let mut notices: Vec<Notice> = remarks
        .into_iter()
        .filter_map(|remark| remark.beside(basis))
        .collect();
    // A search of everything together needs none of what is missing.
    let is_over_budget = is_over_budget && basis == Basis::OneByOne
        || ruling.as_ref().is_some_and(|r| r.is_over_budget);
    notices.extend(ruling.into_iter().flat_map(|ruling| ruling.notices));
    if is_over_budget {
        notices.push(Notice::OverBudget);
    }
    notices
}
