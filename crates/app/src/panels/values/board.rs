//! The values of the position, each one click away.

use egui::Ui;
use semeai_words::labels::Label;

use crate::requests::{Requests, ValuesRequest};
use crate::shown::Shown;
use crate::{widgets, words};

/// Shows a button for every value that the analysis has found: the node's, the regions', their sum.
pub(super) fn board_ui(ui: &mut Ui, shown: &Shown<'_>, requests: &mut Requests) {
    let Some(report) = shown.report.filter(|_| !shown.hides_answers()) else {
        return;
    };
    let node = shown.node().filter(|_| shown.is_in_tree());
    let node =
        node.and_then(|node| Some((shown.label(Label::Inspector), &node.value.as_ref()?.text)));
    let regions = report
        .regions
        .iter()
        .filter_map(|region| Some((region, &region.root().value.as_ref()?.text)));
    let sum = report
        .verdict
        .as_ref()
        .and_then(|verdict| verdict.sum.as_ref());
    let mut taken = None;
    ui.horizontal_wrapped(|ui| {
        widgets::quiet(ui, shown.label(Label::FromBoard));
        if let Some((name, value)) = node
            && widgets::small_button(ui, name).clicked()
        {
            taken = Some(value);
        }
        for (region, value) in regions {
            let button = widgets::small_button(ui, &region.id);
            if button
                .on_hover_text(words::region_name(shown, region))
                .clicked()
            {
                taken = Some(value);
            }
        }
        if let Some(sum) = sum
            && widgets::small_button(ui, shown.label(Label::Sum)).clicked()
        {
            taken = Some(&sum.text);
        }
    });
    if let Some(value) = taken {
        requests.ask(ValuesRequest::Take(value.to_string()));
    }
}
