//! At the end of a file or a folder of problems: how many were solved and missed, and the way back to those.

use egui::{RichText, Ui};
use semeai_session::attempt::LessonResult;
use semeai_session::printable::inline;
use semeai_words::labels::Label;
use semeai_words::lesson_results::problem_label;

use super::question::step_after;
use crate::commands::meaning::place_among_games;
use crate::commands::requests::{FileRequest, GameRequest, Request, Requests};
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::panels::pieces::result::{results_of_file, results_ui, summary};
use crate::science::FrameData;
use crate::tally::Tally;

/// More that were missed are not named; the list beside the board has them all.
const MOST_NAMED: usize = 12;

/// A set of problems, with what came of it.
struct SetEnd {
    tally: Tally,
    /// What was missed: what it is called, and what asks it again.
    missed: Vec<(String, Request)>,
}

/// Shows it where the last problem is over, or something came of every one.
pub(super) fn set_end_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let end = of_folder(shown).or_else(|| of_file(shown));
    let is_last = step_after(shown).is_none();
    let Some(end) = end.filter(|end| end.tally.has_any() && (is_last || end.tally.is_whole()))
    else {
        return;
    };
    let ink = theme::tokens(ui).ink;
    ui.label(RichText::new(summary(shown, end.tally)).strong().color(ink));
    if !end.missed.is_empty() {
        ui.horizontal_wrapped(|ui| {
            widgets::quiet(ui, shown.label(Label::MissedLessons));
            for (name, again) in end.missed {
                if widgets::small_button(ui, &name).clicked() {
                    requests.ask(again);
                }
            }
        });
    }
    results_ui(ui, shown, requests);
    ui.add_space(size::GAP_SMALL);
    widgets::hairline(ui);
    ui.add_space(size::GAP_SMALL);
}

/// That of the file; nothing where it is of one position or of an exercise.
fn of_file(shown: &FrameData<'_>) -> Option<SetEnd> {
    let lesson = shown.view.lesson.as_ref()?;
    let (_, count) = place_among_games(shown.session);
    if count < 2 || lesson.exercise.is_some() {
        return None;
    }
    let results = results_of_file(shown);
    let each = results.iter().enumerate();
    let missed = each.filter(|(_, result)| **result == Some(LessonResult::Missed));
    let again = |(number, _)| {
        let name = problem_label(number + 1, shown.phrasing());
        (name, GameRequest::Other(number).into())
    };
    Some(SetEnd {
        missed: missed.take(MOST_NAMED).map(again).collect(),
        tally: Tally::of(results),
    })
}

/// That of the folder; nothing where the document is in none, or in one of one file.
fn of_folder(shown: &FrameData<'_>) -> Option<SetEnd> {
    let here = shown.view.place_in_set(shown.session)?;
    let set = shown.view.set.as_ref().filter(|set| set.files.len() > 1)?;
    let results = &shown.view.learning.results;
    let each = (0..set.files.len()).map(|number| (number, set.tally(number, results)));
    // Of the file that is open every problem can be gone to.
    let own = of_file(shown);
    let is_other = |number| own.is_none() || number != here;
    let missed = each.filter(|&(number, tally)| tally.missed > 0 && is_other(number));
    let again = |(number, _): (usize, Tally)| {
        let path = &set.files[number];
        let name = path.file_name().unwrap_or(path.as_os_str());
        let name = inline(&name.to_string_lossy()).into_owned();
        (name, FileRequest::OpenInSet(number).into())
    };
    let mut missed: Vec<_> = missed.take(MOST_NAMED).map(again).collect();
    missed.extend(own.into_iter().flat_map(|own| own.missed));
    Some(SetEnd {
        missed,
        tally: set.whole_tally(results),
    })
}
