//! Who plays, and what the program is doing meanwhile: what play-outs of races and of endgames share.

use egui::{Align, Layout, Ui, vec2};
use semeai_session::Progress;
use semeai_session::play_out::{Person, PlayAction};
use semeai_words::grammar::grouped;
use semeai_words::labels::Label;

use crate::commands::requests::Requests;
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::science::FrameData;

/// The height of the banner's first line, and of the line below it.
pub(crate) const STATUS_HEIGHT: f32 = 28.0;
pub(crate) const SLIP_HEIGHT: f32 = 26.0;

/// What the program is doing, if that takes a while.
pub(crate) fn partner_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    match shown.session.play().progress(shown.session.desk()) {
        Progress::Unasked | Progress::Waiting | Progress::Ready => {}
        Progress::Running { positions, .. } => {
            // Small numbers come and go too fast to be read.
            if positions > 100_000 {
                let so_far = shown.label(Label::PositionsSoFar);
                let text = format!("{} {so_far}", grouped(positions));
                widgets::quiet(ui, text);
                if widgets::small_button(ui, shown.label(Label::Cancel)).clicked() {
                    requests.ask(PlayAction::Stop);
                }
            }
        }
        Progress::Cancelled => {
            widgets::quiet(ui, shown.label(Label::PartnerStopped));
            if widgets::small_button(ui, shown.label(Label::GoOn)).clicked() {
                requests.ask(PlayAction::GoOn);
            }
        }
        Progress::Failed => {
            let color = theme::tokens(ui).error;
            ui.colored_label(color, shown.label(Label::PartnerFailed));
        }
    }
}

/// Who plays which side.
pub(crate) fn sides_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    chosen: Person,
    requests: &mut Requests,
) {
    row_ui(ui, shown.label(Label::YouPlay), |ui| {
        for person in Person::ALL {
            let name = shown.label(match person {
                Person::Black => Label::PlaysBlack,
                Person::White => Label::PlaysWhite,
                Person::Both => Label::PlaysBoth,
            });
            let tab = widgets::tab(ui, name, chosen == person, size::TEXT);
            if tab.clicked() && chosen != person {
                requests.ask(PlayAction::Person(person));
            }
        }
    });
}

/// A name with its choices beside it.
pub(crate) fn row_ui(ui: &mut Ui, name: &str, add: impl FnOnce(&mut Ui)) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        let room = vec2(124.0, 24.0);
        ui.allocate_ui_with_layout(room, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_width(room.x);
            widgets::quiet(ui, name);
        });
        add(ui);
    });
}
