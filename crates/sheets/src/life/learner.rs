//! The answer alone: of the point that was clicked, else how much is still to be fought for.

use semeai_life::LifeReport;
use semeai_session::Phrasing;
use semeai_words::grammar::sentences;
use semeai_words::labels::{Label, label};
use semeai_words::life::{class_answer, letters_told, life_answer, taking_moves};

use super::answers::{LifeAnswers, LifeAsk, conclusion, next};
use crate::sheet::{HowKnown, Sheet, paragraph};

/// The answer without parts.
pub(super) fn of_learner<A: From<LifeAsk>>(
    known: &LifeAnswers<'_>,
    report: &LifeReport,
    phrasing: Phrasing,
) -> Sheet<A> {
    let of_point = of_point(known, report, phrasing);
    let here = known.place.and_then(|place| place.here);
    let moves = here.map(|point| taking_moves(point, known.topology(), phrasing));
    // Whoever was asked about a point hears of that.
    let is_asked = of_point.is_some() && known.was_asked;
    let conclusion = (!is_asked).then(|| sentences(&conclusion(known, report, phrasing), phrasing));
    let letters = of_point.is_none().then(|| letters(known, report, phrasing));
    let said = [moves, conclusion, letters].map(Option::unwrap_or_default);
    let is_known = of_point.is_some() || report.known().is_sure();
    Sheet {
        known: is_known.then(|| HowKnown::word(Label::IsProved)),
        sentences: paragraph(sentences(&said, phrasing)),
        next: Some(next(known, report)),
        ..Sheet::line(of_point.unwrap_or_else(|| of_all(known, report, phrasing)))
    }
}

/// What becomes of the point that is asked about.
fn of_point(known: &LifeAnswers<'_>, report: &LifeReport, phrasing: Phrasing) -> Option<String> {
    let place = known.place?;
    let point = place.point?;
    let class = match place.here {
        Some(here) => here.class,
        None => report.class(point)?.class,
    };
    let name = phrasing.point(known.topology(), point);
    let letters = known.letters.of(class).letters();
    Some(class_answer(&name, class, letters, phrasing))
}

/// What the letters mean that stand on the board.
fn letters(known: &LifeAnswers<'_>, report: &LifeReport, phrasing: Phrasing) -> String {
    let seen = report.classes.iter().map(|it| known.letters.of(it.class));
    letters_told(seen.map(|class| (class, class.letters())), phrasing)
}

/// What is open of everything that was asked about, or what stands in the way of reading it.
pub(super) fn of_all(known: &LifeAnswers<'_>, report: &LifeReport, phrasing: Phrasing) -> String {
    let said = if known.has_proposal {
        Label::AreTheseSafe
    } else if known.has_longer {
        Label::LargerIsOpen
    } else if !report.known().is_sure() && known.has_safe() {
        Label::StillTooOpen
    } else {
        return life_answer(report, phrasing);
    };
    label(said, phrasing).to_owned()
}
