//! Whose map it is, and beside what it is looked at.

use egui::Ui;
use semeai_board::Color;
use semeai_session::MapAction;
use semeai_words::labels::Label;

use super::presets::presets_ui;
use crate::commands::requests::Requests;
use crate::look::widgets;
use crate::science::FrameData;
use crate::sciences::maps::command::MapsCommand;

/// Whether a command of the menu is what is chosen now.
pub(super) fn state(shown: &FrameData<'_>, command: MapsCommand) -> bool {
    let map = &shown.document.map;
    match command {
        MapsCommand::OfBlack => map.player == Color::Black,
        MapsCommand::OfWhite => map.player == Color::White,
        MapsCommand::Model => map.has_model,
        MapsCommand::Compare => map.other.is_some(),
    }
}

/// What a command changes; nothing where it is so already.
pub(super) fn action(command: MapsCommand, shown: &semeai_session::MapMarks) -> MapAction {
    match command {
        MapsCommand::OfBlack => MapAction::Player(Color::Black),
        MapsCommand::OfWhite => MapAction::Player(Color::White),
        MapsCommand::Model => MapAction::Model(!shown.has_model),
        MapsCommand::Compare => MapAction::Other(match &shown.other {
            Some(_) => None,
            None => Some("V".to_owned()),
        }),
    }
}

/// Shows them in a row, with the presets.
pub(super) fn choices_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    ui.horizontal_wrapped(|ui| {
        presets_ui(ui, shown, requests);
        for (command, name, hint) in [
            (
                MapsCommand::OfBlack,
                Label::MapOfBlack,
                Label::MapOfBlackHint,
            ),
            (
                MapsCommand::OfWhite,
                Label::MapOfWhite,
                Label::MapOfWhiteHint,
            ),
            (MapsCommand::Model, Label::MapModel, Label::MapModelHint),
            (
                MapsCommand::Compare,
                Label::MapCompare,
                Label::MapCompareHint,
            ),
        ] {
            let choice = widgets::choice(ui, state(shown, command), shown.label(name));
            if choice.on_hover_text(shown.label(hint)).clicked() {
                requests.command(command);
            }
        }
    });
}
