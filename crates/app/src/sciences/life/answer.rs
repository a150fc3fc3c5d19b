//! The answer to who lives: of the point that was clicked, else how much is still to be fought for.

use semeai_board::Role;
use semeai_life::LifeReport;
use semeai_session::Classify;
use semeai_words::labels::Label;
use semeai_words::life::{class_sentence, life_answer, life_conclusion, life_fault};

use crate::answer::{Answer, NextStep};
use crate::commands::command::{LifeCommand, MarkCommand};
use crate::commands::mode::Mode;
use crate::science::FrameData;

/// The answer, or why there is none.
pub(super) fn answer(shown: &FrameData<'_>) -> Answer {
    let phrasing = shown.phrasing();
    let progress = shown.session.progress::<Classify>();
    let board = shown.document.topology();
    let mut answer = match (shown.life(), shown.life_fault()) {
        (Some(report), _) => {
            let inside = shown.life_inside();
            let of_point = inside.map(|inside| {
                let point = &inside.point;
                class_sentence(&shown.point_name(point.point), point.class, phrasing)
            });
            let komi = shown.document.endgame.counting.komi;
            Answer {
                badge: Some(Label::IsProved).filter(|_| of_point.is_some() || report.is_complete()),
                next: Some(next(shown, report.is_complete())),
                sentence: life_conclusion(report, komi, phrasing),
                ..Answer::line(of_point.unwrap_or_else(|| of_all(shown, report)))
            }
        }
        (None, Some(fault)) => Answer::line(life_fault(fault, board, phrasing)),
        (None, None) => Answer::line(shown.label(Label::IsReading).to_owned()),
    };
    answer.is_reading = progress.is_pending();
    answer
}

/// What is open of everything that was asked about, or what stands in the way of reading it.
fn of_all(shown: &FrameData<'_>, report: &LifeReport) -> String {
    let is_proposed = shown
        .life_proposal()
        .is_some_and(|it| !it.safe().is_empty());
    let said = if is_proposed {
        Label::AreTheseSafe
    } else if shown.session.has_longer::<Classify>() {
        Label::LargerIsOpen
    } else if !report.is_complete() && has_safe(shown) {
        Label::StillTooOpen
    } else {
        return life_answer(report, shown.phrasing());
    };
    shown.label(said).to_owned()
}

/// Whether stones are marked that live: then finding them is done.
fn has_safe(shown: &FrameData<'_>) -> bool {
    !shown.document.marks.roles.points(Role::Safe).is_empty()
}

/// What finds out more, else playing for the point that was clicked.
fn next(shown: &FrameData<'_>, is_complete: bool) -> NextStep {
    if shown.session.has_longer::<Classify>() {
        NextStep::command(Label::ClassifyLarger, LifeCommand::ClassifyLarger)
            .hinted(Label::ClassifyLargerHint)
    } else if is_complete || shown.life_inside().is_some() {
        NextStep::command(Label::PlayIt, Mode::PlayOut).hinted(Label::PlayItHint)
    } else if has_safe(shown) {
        NextStep::command(Label::MarkBlocks, Mode::Mark)
    } else {
        NextStep::command(Label::FindSafe, MarkCommand::Propose)
    }
}
