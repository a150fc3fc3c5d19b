//! The parts of the rules, each with what it can be.

use egui::Ui;
use semeai_session::{Action, ExperimentAction, ExperimentField};
use semeai_tactics::Rules;
use semeai_words::labels::Label;
use semeai_words::tactics::{rule_part, rule_value};

use crate::commands::requests::Requests;
use crate::look::widgets;
use crate::science::FrameData;

/// Shows the button with the parts below it; the name of the rules, which can be typed too, says what was changed.
pub(super) fn rules_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let text = shown.document.experiment.text(ExperimentField::Rules);
    let rules: Rules = text.trim().parse().unwrap_or_default();
    ui.menu_button(shown.label(Label::ExperimentChangeRules), |ui| {
        for (part, values) in Rules::VALUES {
            ui.horizontal_wrapped(|ui| {
                widgets::quiet(ui, rule_part(part, shown.phrasing()));
                for value in values {
                    part_ui(ui, shown, rules, [part, value], requests);
                }
            });
        }
    });
}

fn part_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    rules: Rules,
    [part, value]: [&str; 2],
    requests: &mut Requests,
) {
    let Ok(changed) = rules.with(part, value) else {
        return;
    };
    let is_chosen = changed == rules;
    let name = rule_value(value, shown.phrasing());
    if widgets::choice(ui, is_chosen, name).clicked() && !is_chosen {
        let (field, text) = (ExperimentField::Rules, changed.to_string());
        requests.act(Action::Experiment(ExperimentAction::Write(field, text)));
    }
}
