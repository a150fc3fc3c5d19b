//! What came of lessons: of one as a sign and a word, of several in numbers, and what can be done with that.

use egui::{Sense, Shape, Stroke, Ui, Vec2, vec2};
use semeai_session::file::ListGames;
use semeai_session::lesson_results::{LessonResult, PositionNames};
use semeai_words::labels::Label;
use semeai_words::lesson_results::results_summary;

use crate::commands::command::LessonCommand;
use crate::commands::meaning::place_among_games;
use crate::commands::requests::Requests;
use crate::look::theme;
use crate::look::widgets;
use crate::science::FrameData;
use crate::tally::Tally;

/// The room of a sign.
const SIGN: f32 = 12.0;

/// Whether a lesson was solved or missed, as a sign and a word.
pub(crate) fn result_ui(ui: &mut Ui, shown: &FrameData<'_>, result: LessonResult) {
    let name = match result {
        LessonResult::Solved => Label::LessonIsSolved,
        LessonResult::Missed => Label::LessonIsMissed,
    };
    // In a row that is filled from its end the word comes first.
    let is_from_end = ui.layout().prefer_right_to_left();
    if is_from_end {
        widgets::quiet(ui, shown.label(name));
    }
    sign_ui(ui, result);
    if !is_from_end {
        widgets::quiet(ui, shown.label(name));
    }
}

fn sign_ui(ui: &mut Ui, result: LessonResult) {
    let tokens = theme::tokens(ui);
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(SIGN), Sense::hover());
    match result {
        LessonResult::Solved => {
            let corners = [(0.15, 0.55), (0.4, 0.8), (0.9, 0.2)];
            let corners = corners.map(|(x, y)| rect.lerp_inside(vec2(x, y)));
            let stroke = Stroke::new(1.5, tokens.accent);
            ui.painter().add(Shape::line(corners.to_vec(), stroke));
        }
        LessonResult::Missed => {
            let stroke = Stroke::new(1.5, tokens.warning);
            ui.painter()
                .circle_stroke(rect.center(), SIGN * 0.36, stroke);
        }
    }
}

/// What came of the problems of a row: of one, or of all the same, a sign and a word; else numbers.
pub(crate) fn tally_ui(ui: &mut Ui, shown: &FrameData<'_>, tally: Tally) {
    match tally.as_one() {
        Some(result) => result_ui(ui, shown, result),
        None if tally.has_any() => drop(widgets::quiet(ui, summary(shown, tally))),
        None => {}
    }
}

/// "5 problems: 3 solved, 1 missed."
pub(crate) fn summary(shown: &FrameData<'_>, tally: Tally) -> String {
    let Tally {
        count,
        solved,
        missed,
    } = tally;
    results_summary(count, solved, missed, shown.phrasing())
}

/// Export and wipe, where there is something to export.
pub(crate) fn results_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    if shown.view.learning.results.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        for (name, hint, command) in [
            (
                Label::ExportResults,
                Label::ExportResultsHint,
                LessonCommand::Export,
            ),
            (
                Label::WipeResults,
                Label::WipeResultsHint,
                LessonCommand::Wipe,
            ),
        ] {
            let button = widgets::small_button(ui, shown.label(name));
            if button.on_hover_text(shown.label(hint)).clicked() {
                requests.command(command);
            }
        }
    });
}

/// What came of each position of the file that the document is of, in their order.
pub(crate) fn results_of_file(shown: &FrameData<'_>) -> Vec<Option<LessonResult>> {
    let results = &shown.view.learning.results;
    let (_, count) = place_among_games(shown.session);
    if results.is_empty() {
        return vec![None; count.max(1)];
    }
    let own = || results.of_position(&PositionNames::of(shown.document));
    let Some(beside) = shown.session.answer::<ListGames>() else {
        return vec![own()];
    };
    let before = beside.before.len();
    let is_own = |number| shown.document.game_looked_at().is_none() && number == before;
    let of_others = |number: usize| {
        let skipped = usize::from(shown.document.game_looked_at().is_none() && number > before);
        let names = beside.names.get(number - skipped)?.as_ref()?;
        results.of_position(names)
    };
    let each = (0..count).map(|number| match is_own(number) {
        true => own(),
        false => of_others(number),
    });
    each.collect()
}
