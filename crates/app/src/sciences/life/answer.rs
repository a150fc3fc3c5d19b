//! The answer to who lives: of the point that was clicked, else how much is still to be fought for.

use semeai_board::Role;
use semeai_life::LifeReport;
use semeai_session::Classify;
use semeai_sheets::{Known, paragraph};
use semeai_words::grammar::sentences;
use semeai_words::labels::Label;
use semeai_words::life::{
    class_answer, letters_told, life_answer, life_conclusion, life_fault, taking_moves,
};

use crate::commands::command::{LifeCommand, MarkCommand};
use crate::commands::mode::Mode;
use crate::commands::requests::{Sheet, Step, step};
use crate::science::FrameData;

/// The answer, or why there is none.
pub(super) fn answer(shown: &FrameData<'_>) -> Sheet {
    let phrasing = shown.phrasing();
    let progress = shown.session.progress::<Classify>();
    let board = shown.document.topology();
    let mut answer = match (shown.life(), shown.life_fault()) {
        (Some(report), _) => {
            let of_point = of_point(shown, report);
            let komi = shown.document.endgame.counting.komi;
            let moves = shown.life_inside();
            let moves = moves.map(|inside| taking_moves(&inside.point, board, phrasing));
            // Whoever was asked about a point hears of that.
            let is_asked = of_point.is_some() && shown.view.lesson.is_some();
            let conclusion = (!is_asked).then(|| life_conclusion(report, komi, phrasing));
            let letters = of_point.is_none().then(|| letters(shown, report));
            let said = [moves, conclusion, letters].map(Option::unwrap_or_default);
            Sheet {
                known: (of_point.is_some() || report.is_complete())
                    .then(|| Known::word(Label::IsProved)),
                next: Some(next(shown, report.is_complete())),
                sentences: paragraph(sentences(&said, phrasing)),
                ..Sheet::line(of_point.unwrap_or_else(|| of_all(shown, report)))
            }
        }
        (None, Some(fault)) => Sheet::line(life_fault(fault, board, phrasing)),
        (None, None) => Sheet::line(shown.label(Label::IsReading).to_owned()),
    };
    answer.is_reading = progress.is_pending();
    answer
}

/// What becomes of the point that was clicked, or that a lesson has asked about.
fn of_point(shown: &FrameData<'_>, report: &LifeReport) -> Option<String> {
    let point = shown.life_point()?;
    let class = match shown.life_inside() {
        Some(inside) => inside.point.class,
        None => report.class(point)?.class,
    };
    let name = shown.point_name(point);
    let letters = shown.class_letters().of(class);
    Some(class_answer(
        &name,
        class,
        letters.letters(),
        shown.phrasing(),
    ))
}

/// What the letters mean that stand on the board.
fn letters(shown: &FrameData<'_>, report: &LifeReport) -> String {
    let letters = shown.class_letters();
    let seen = report.classes.iter();
    let seen = seen.map(|it| letters.of(it.class));
    let seen = seen.map(|class| (class, class.letters()));
    letters_told(seen, shown.phrasing())
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
fn next(shown: &FrameData<'_>, is_complete: bool) -> Step {
    if shown.session.has_longer::<Classify>() {
        step(Label::ClassifyLarger, LifeCommand::ClassifyLarger).hinted(Label::ClassifyLargerHint)
    } else if is_complete || shown.life_inside().is_some() {
        step(Label::PlayIt, Mode::PlayOut).hinted(Label::PlayItHint)
    } else if has_safe(shown) {
        step(Label::MarkBlocks, Mode::Mark)
    } else {
        step(Label::FindSafe, MarkCommand::Propose)
    }
}
