//! The moves from the board to where it stands in a tree, each a button.

use egui::Ui;
use egui::WidgetInfo;
use egui::accesskit::Role;
use semeai_race::picks::{Move, Path};
use semeai_words::labels::Label;
use semeai_words::race::place::step_name;

use crate::commands::command::ShowCommand;
use crate::commands::requests::{Request, Requests};
use crate::look::widgets;
use crate::science::FrameData;

/// Shows the moves; a click on one goes there.
pub(crate) fn way_ui<R: Into<Request>>(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    path: &[Move],
    go: impl Fn(Path) -> R,
    requests: &mut Requests,
) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        if widgets::text_button(ui, shown.label(Label::ToRoot)).clicked() {
            requests.command(ShowCommand::Leave);
        }
        for (i, step) in path.iter().enumerate() {
            widgets::quiet(ui, "›");
            widgets::stone_ui(ui, 14.0, step.color);
            let name = shown.point_name(step.point);
            let button = ui.push_id(i, |ui| widgets::text_button(ui, &name));
            button.inner.widget_info(|| {
                let step = step_name(*step, shown.document.topology(), shown.phrasing());
                let text = format!("… {step}");
                WidgetInfo::labeled(Role::Button, true, text)
            });
            if button.inner.clicked() {
                requests.ask(go(path[..=i].to_vec()));
            }
        }
    });
}
