//! Numbers that are typed or stepped through, and komi among them.

use egui::accesskit::Role;
use egui::containers::menu::{MenuButton, MenuConfig};
use egui::{DragValue, PopupCloseBehavior, Ui, WidgetInfo};
use semeai_session::{Action, EndgameAction, Komi};
use semeai_words::counting::komi_text;
use semeai_words::grammar::capitalized;
use semeai_words::labels::Label;

use crate::commands::requests::{Request, Requests};
use crate::look::widgets;
use crate::science::FrameData;

/// A field to type into, with a button on each side; says what it was changed to.
pub(crate) fn number_ui(ui: &mut Ui, name: &str, now: f64, step: f64, least: f64) -> Option<f64> {
    let mut number = now;
    ui.horizontal(|ui| {
        ui.label(name);
        widgets::at_right(ui, |ui| {
            let more = widgets::small_button(ui, "+");
            more.widget_info(|| label(format!("{name} +")));
            if more.clicked() {
                number += step;
            }
            // No dragging: every step on the way would be one of undo.
            let field = DragValue::new(&mut number)
                .speed(0.0)
                .max_decimals(1)
                .custom_formatter(|number, _| written(number))
                .range(least..=f64::from(Komi::LARGEST))
                .update_while_editing(false);
            let field = ui.add(field);
            ui.ctx()
                .accesskit_node_builder(field.id, |node| node.set_label(name));
            let fewer = widgets::small_button(ui, "−");
            fewer.widget_info(|| label(format!("{name} −")));
            if fewer.clicked() {
                number = (number - step).max(least);
            }
        });
    });
    let is_same = (number - now).abs() < 0.25;
    (!is_same).then_some(number)
}

/// Half points only where there are some.
fn written(number: f64) -> String {
    let decimals = usize::from(number.fract().abs() > 0.0);
    format!("{number:.decimals$}")
}

fn label(name: String) -> WidgetInfo {
    WidgetInfo::labeled(Role::Button, true, name)
}

/// What White gets for playing second.
#[expect(
    clippy::cast_possible_truncation,
    reason = "the field is kept within a thousand points, and a conversion saturates"
)]
pub(crate) fn komi_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let now = f64::from(shown.document.endgame.counting.komi.halves()) / 2.0;
    let least = -f64::from(Komi::LARGEST);
    let changed = number_ui(ui, shown.label(Label::Komi), now, 1.0, least);
    let komi = changed.and_then(|komi| Komi::from_halves((komi * 2.0).round() as i32));
    requests.asks(komi.map(|komi| Request::Do(Action::Endgame(EndgameAction::Komi(komi)))));
}

/// Komi in a line, with a menu below it to change it.
pub(crate) fn komi_button_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let text = komi_text(shown.document.endgame.counting.komi, shown.phrasing());
    let text = capitalized(&text);
    // Several steps may be made before it is left.
    let stays = MenuConfig::new().close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    MenuButton::new(text).config(stays).ui(ui, |ui| {
        ui.set_width(WIDTH);
        komi_ui(ui, shown, requests);
    });
}

/// The width of the menu: the field stands at its right, near its name.
const WIDTH: f32 = 220.0;
