//! How points are counted: scoring, komi and prisoners, each a click away.

use egui::accesskit::Role;
use egui::containers::menu::{MenuButton, MenuConfig};
use egui::{Button, IntoAtoms, PopupCloseBehavior, Sense, Ui, WidgetInfo};
use semeai_board::{ByColor, Color};
use semeai_endgame::Scoring;
use semeai_session::{Action, Counting, EndgameAction, Prisoners};
use semeai_words::counting::{counting_head, counting_line, counting_short, scoring_name};
use semeai_words::grammar::in_print;
use semeai_words::labels::Label;

use crate::commands::requests::Requests;
use crate::look::theme::size;
use crate::look::widgets;
use crate::panels::pieces::komi::{komi_ui, number_ui};
use crate::science::FrameData;

/// The width of the menu: fields stand at its right, near their names.
const WIDTH: f32 = 260.0;

/// Shows the line with a menu below it, shorter where there is little room.
pub(super) fn counting_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    is_narrow: bool,
    requests: &mut Requests,
) {
    let counting = &shown.document.endgame.counting;
    let line = counting_line(counting, shown.phrasing());
    let atoms = atoms(shown, counting, is_narrow);
    // Several numbers may be changed before it is left.
    let stays = MenuConfig::new().close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    let (button, _) = MenuButton::from_button(Button::new(atoms).gap(size::GAP_SMALL))
        .config(stays)
        .ui(ui, |ui| {
            ui.set_width(WIDTH);
            scoring_ui(ui, shown, requests);
            ui.separator();
            komi_ui(ui, shown, requests);
            for color in Color::ALL {
                prisoners_ui(ui, shown, color, requests);
            }
        });
    // Read aloud, a stone has a name.
    ui.ctx()
        .accesskit_node_builder(button.id, |node| node.set_label(line));
    button.on_hover_text(shown.label(Label::CountingHint));
}

/// Shows the same of a play-out, with the prisoners that each side has by now: what is counted is not changed while one plays.
pub(super) fn counted_ui(ui: &mut Ui, shown: &FrameData<'_>, is_narrow: bool) {
    let mut counting = shown.document.endgame.counting;
    let taken = shown
        .endgame_game()
        .map(|game| game.situation().prisoners());
    if let Some(prisoners) = taken.and_then(Prisoners::new) {
        counting.prisoners = prisoners;
    }
    let line = counting_line(&counting, shown.phrasing());
    let atoms = atoms(shown, &counting, is_narrow);
    let told = Button::new(atoms).gap(size::GAP_SMALL).frame(false);
    let told = ui.add(told.sense(Sense::hover()));
    told.widget_info(|| WidgetInfo::labeled(Role::Label, true, &line));
}

/// What is said of the counting, with a stone before the prisoners of each side.
fn atoms(shown: &FrameData<'_>, counting: &Counting, is_narrow: bool) -> impl IntoAtoms<'static> {
    let head = match is_narrow {
        true => counting_short(counting, shown.phrasing()),
        false => counting_head(counting, shown.phrasing()),
    };
    let head = in_print(&head);
    let taken = counting.prisoners.taken();
    let [black, white] = Color::ALL.map(|color| taken[color].to_string());
    let [black_stone, white_stone] = Color::ALL.map(widgets::stone_atom);
    (head, black_stone, black, white_stone, white)
}

fn scoring_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    for scoring in [Scoring::Territory, Scoring::Area] {
        let is_chosen = shown.document.endgame.counting.scoring == scoring;
        let name = scoring_name(scoring, shown.phrasing());
        if ui.radio(is_chosen, name).clicked() && !is_chosen {
            requests.act(Action::Endgame(EndgameAction::Scoring(scoring)));
        }
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the field is kept between zero and a thousand, and a conversion saturates"
)]
fn prisoners_ui(ui: &mut Ui, shown: &FrameData<'_>, color: Color, requests: &mut Requests) {
    let taken = shown.document.endgame.counting.prisoners.taken();
    let name = match color {
        Color::Black => Label::PrisonersOfBlack,
        Color::White => Label::PrisonersOfWhite,
    };
    let changed = number_ui(ui, shown.label(name), f64::from(taken[color]), 1.0, 0.0);
    let prisoners = changed.and_then(|now| {
        Prisoners::new(ByColor::new_with(|side| match side == color {
            true => now.round() as u32,
            false => taken[side],
        }))
    });
    if let Some(prisoners) = prisoners {
        requests.act(Action::Endgame(EndgameAction::Prisoners(prisoners)));
    }
}
