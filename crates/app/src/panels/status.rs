//! The bottom line: what was just done or the point under the pointer, and how many questions are open.

use egui::Ui;
use egui::accesskit::Live;
use semeai_board::Point;
use semeai_words::labels::Label;

use super::drop;
use super::learner::question;
use super::tools::{coach, tells};
use crate::board_view;
use crate::look::fitting;
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::science::FrameData;
use crate::sciences;

/// How small a sentence is set that has no room in one line.
const SMALLEST: f32 = 11.0;

/// Shows the status bar.
pub(super) fn status_ui(ui: &mut Ui, shown: &FrameData<'_>) {
    let tokens = theme::tokens(ui);
    ui.horizontal(|ui| {
        ui.set_min_height(30.0);
        widgets::at_right(ui, |ui| {
            let has_board = sciences::sheet(shown.view).is_none();
            // What is left to be asked is told where the questions are seen.
            for science in sciences::all().filter(|_| !shown.is_for_learners() && has_board) {
                let left = science.status(shown);
                if !left.is_empty() {
                    widgets::quiet(ui, left);
                }
            }
            let drop = drop::told(ui.ctx(), shown);
            let drop = drop.map(|each| shown.label(each).to_owned());
            let point = shown
                .view
                .hand
                .hovered
                .or(shown.view.hand.cursor)
                .filter(|&point| has_board && shown.document.topology().contains(point))
                .map(|point| point_text(shown, point));
            let note = shown.view.messages.note.as_ref();
            let note = note.map(|note| note.said.text(shown.phrasing()));
            let ink = if note.is_some() {
                tokens.accent
            } else {
                tokens.ink_weak
            };
            let is_wrapped = !shown.document.topology().shape().periods().is_empty();
            let scroll =
                (is_wrapped && has_board).then(|| shown.label(Label::ScrollHint).to_owned());
            // What the hand can do, where no tools tell it.
            let coach = match has_board {
                true => (!tells(shown)).then(|| coach(shown)),
                false => Some(Label::CoachSheet),
            };
            let coach = coach.map(|each| shown.label(each).to_owned());
            // Where nothing stands beside the board a lesson stands here, whatever is pointed at.
            let is_alone = shown.view.open.is_board_alone && has_board;
            let lesson = is_alone.then(|| question::in_a_line(shown)).flatten();
            // It is what everybody is to read.
            let (ink, largest) = match lesson.is_some() && drop.is_none() && note.is_none() {
                true => (tokens.ink, size::TEXT),
                false => (ink, size::TEXT_SMALL),
            };
            let text = drop
                .or(note)
                .or(lesson)
                .or(point)
                .or(scroll)
                .or(coach)
                .unwrap_or_default();
            ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                // What has no room in a line goes on in a second one.
                let said = fitting::line(ui, &text, [largest, SMALLEST], ink);
                ui.ctx()
                    .accesskit_node_builder(said.id, |node| node.set_live(Live::Polite));
            });
        });
    });
}

/// What is at a point, and what the sign on it means.
fn point_text(shown: &FrameData<'_>, point: Point) -> String {
    let name = shown.point_name(point);
    let marked = board_view::marked(shown, &shown.markup(), point);
    let said = shown.science.describe(shown, point);
    let said = format!("{name}{marked}   {said}");
    if shown.is_replaying() || shown.hides_answers() {
        return said;
    }
    let sign = board_view::sign_at(shown, point);
    let sign = sign.map_or("", |sign| sign.text(shown.phrasing()));
    match sign {
        "" => said,
        sign => format!("{said} · {sign}"),
    }
}
