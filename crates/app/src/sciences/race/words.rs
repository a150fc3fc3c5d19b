//! Sentences about a race as it is shown.

use semeai_board::{Color, PointSet};
use semeai_race::answer::RaceAnswer;
use semeai_race::report::{Notice, Report, Verdict};
use semeai_race::solve::Outcome;
use semeai_search::Known;
use semeai_session::Subject;
use semeai_session::questions::questions;
use semeai_words::labels::Label;
use semeai_words::race::place::questions_left;
use semeai_words::race::repair::NoticeText;
use semeai_words::race::solution::start::{nearby_conclusion, solved_conclusion};
use semeai_words::race::solution::{proved_sentence, solution_steps};
use semeai_words::race::verdict::verdict_sentence;
use semeai_words::race::why::{Register, Step, why_steps};

use crate::science::FrameData;

/// Whether count and search say something different.
pub(super) fn has_parted(shown: &FrameData<'_>) -> bool {
    let found = shown.found();
    found.is_some_and(|solved| !solved.disagreements.is_empty())
}

/// The sentence of the banner: of what was found, where the count has nothing to say or something else.
pub(super) fn said(shown: &FrameData<'_>, report: &Report) -> String {
    if let Some(solved) = shown.found()
        && (has_parted(shown) || !solved.is_count_sure() || names_other_moves(solved, report))
    {
        return proved_sentence(solved, shown.phrasing());
    }
    let said = verdict_sentence(report, shown.document, shown.phrasing());
    let is_strip = |each: &Notice| notice(shown, each).is_some_and(|it| said.contains(&it.message));
    let is_told = report.verdict.as_ref().is_some_and(Verdict::is_told);
    if !is_told && notices(shown).any(is_strip) {
        // The reason has a message of its own, with what can be done about it.
        return shown.label(Label::CountingCannot).to_owned();
    }
    said
}

/// Whether the search found other first moves that win than the sentence of the count names.
fn names_other_moves(solved: &RaceAnswer, report: &Report) -> bool {
    let Some(verdict) = &report.verdict else {
        return false;
    };
    let counted = |first| -> PointSet {
        let moves = &verdict.start(first).winning_moves;
        moves.iter().copied().collect()
    };
    // Where one move is right for both sides, it alone is named.
    let both = counted(Color::Black).intersection(&counted(Color::White));
    Color::ALL.into_iter().any(|first| {
        let start = solved.start(first);
        let named = if both.is_empty() {
            counted(first)
        } else {
            both
        };
        let found: PointSet = start.moves.iter().copied().collect();
        start.outcome == Outcome::won_by(first) && named != found
    })
}

/// The steps of the reasoning: of the search where the count has nothing to say or something else.
pub(super) fn why(shown: &FrameData<'_>, report: &Report) -> Vec<Step> {
    // Where nothing is marked there is no count of what was read.
    match shown
        .proved()
        .or_else(|| shown.found().filter(|_| report.verdict.is_none()))
    {
        Some(solved) if !solved.is_count_sure() || !solved.disagreements.is_empty() => {
            solution_steps(solved, shown.phrasing())
        }
        solved => {
            let tells_moves = !solved.is_some_and(|solved| names_other_moves(solved, report));
            why_steps(report, tells_moves, register(shown), shown.phrasing())
        }
    }
}

/// How much of the theory is told; what stands in the line of theory is not told again.
fn register(shown: &FrameData<'_>) -> Register {
    match (shown.is_for_learners(), shown.settings.has_theory) {
        (true, _) => Register::Plain,
        (false, true) => Register::Values,
        (false, false) => Register::Theory,
    }
}

/// The proved conclusion for both starts.
pub(super) fn proved_conclusion(shown: &FrameData<'_>, solved: &RaceAnswer) -> String {
    let [black, white] = Color::ALL.map(|first| {
        let start = solved.start(first);
        // What the count merely takes for likely is no conclusion.
        match start.by {
            Known::Undecided => Outcome::Undecided,
            Known::Proved | Known::Counted | Known::Provisional => start.outcome,
        }
    });
    let said = solved_conclusion(black, white, shown.phrasing());
    let is_nearby = |first| solved.start(first).by == Known::Provisional;
    if Color::ALL.into_iter().any(is_nearby) {
        return nearby_conclusion(&said, shown.phrasing());
    }
    said
}

/// The notices that have not been dismissed. What the count cannot say is beside the point once a search has answered, and
/// while other marks are proposed.
pub(super) fn notices<'a>(shown: &FrameData<'a>) -> impl Iterator<Item = &'a Notice> {
    let dismissed = &shown.view.messages.dismissed;
    let is_found = shown.found().is_some();
    let is_proposed = shown.proposal().is_some();
    let marks_nothing = shown.occupied().is_empty() || shown.has_no_race();
    let hides_answers = shown.hides_answers();
    let is_for_learners = shown.is_for_learners();
    let all = shown
        .report
        .map(|report| report.notices.as_slice())
        .unwrap_or_default();
    all.iter()
        .filter(move |_| !is_proposed)
        // Who wants the answer need not mark anything.
        .filter(move |notice| !is_for_learners || !is_about_marks(notice))
        // Nobody can mark a block where there is none, or is asked to where nothing races.
        .filter(move |notice| !marks_nothing || !matches!(notice, Notice::NoEssential))
        .filter(move |notice| !is_found || matches!(notice, Notice::PicksDiffer { .. }))
        .filter(move |notice| !dismissed.contains(notice))
        // What was found out about a marked race is an answer; what is to be marked is none.
        .filter(move |notice| !hides_answers || is_about_marks(notice))
}

/// Whether a notice says no more than what is to be marked.
const fn is_about_marks(notice: &Notice) -> bool {
    matches!(
        notice,
        Notice::NoEssential
            | Notice::MissingEssential(_)
            | Notice::SeveralEssential(..)
            | Notice::NotInContact
            | Notice::ManyUnknown(_)
    )
}

/// A notice in words.
pub(super) fn notice(shown: &FrameData<'_>, notice: &Notice) -> Option<NoticeText> {
    Some(semeai_words::race::notice::notice(
        notice,
        shown.report?,
        shown.document,
        shown.phrasing(),
    ))
}

/// How many questions are left.
pub(super) fn status(shown: &FrameData<'_>) -> String {
    // In a position that is looked at for something else nobody asks about a race.
    let is_asked = shown.document.subject == Subject::Race && !shown.is_replaying();
    let report = shown.report.filter(|_| is_asked);
    let Some((report, verdict)) = report.and_then(|it| Some((it, it.verdict.as_ref()?))) else {
        return String::new();
    };
    match questions(report).len() {
        // What nobody can answer is no question.
        0 if verdict.known() == Known::Undecided => String::new(),
        0 => shown.label(Label::AllAnswered).to_owned(),
        n => questions_left(n, shown.phrasing()),
    }
}
