//! Commands as buttons, each called as in the menu and with its keys.

use egui::Ui;

use crate::commands::command::{Command, RaceCommand, ShowCommand};
use crate::commands::requests::Requests;
use crate::commands::shortcuts::{find, keys_text};
use crate::look::widgets;
use crate::science::FrameData;

/// What steps through a line.
pub(crate) const LINE_STEPS: [Command; 3] = [
    Command::Race(RaceCommand::Parent),
    Command::Race(RaceCommand::Child),
    Command::Show(ShowCommand::Leave),
];

/// Shows them in a row.
pub(crate) fn buttons_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    commands: &[Command],
    requests: &mut Requests,
) {
    for &command in commands {
        let entry = find(command);
        let button = widgets::small_button(ui, shown.label(entry.label));
        let keys = keys_text(ui.ctx(), command, shown.view.mode);
        let button = if keys.is_empty() {
            button
        } else {
            button.on_hover_text(keys)
        };
        if button.clicked() {
            requests.command(command);
        }
    }
}
