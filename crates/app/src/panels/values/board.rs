//! The values of the position, each one click away.

use egui::Ui;
use semeai_words::labels::Label;

use crate::requests::{Requests, ValuesRequest};
use crate::shown::Shown;
use crate::{widgets, words};

/// Shows a button for every value that was found on the board: the node's, the regions', their sum. Without any there is nothing
/// to take.
pub(super) fn board_ui(ui: &mut Ui, shown: &Shown<'_>, requests: &mut Requests) {
    let values = match shown.is_endgame() {
        _ if shown.hides_answers() => return,
        true => endgame_values(shown),
        false => race_values(shown),
    };
    if values.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        widgets::quiet(ui, shown.label(Label::FromBoard));
        for value in values {
            let mut button = widgets::small_button(ui, value.name);
            if let Some(said) = value.said {
                button = button.on_hover_text(said);
            }
            if button.clicked() {
                requests.ask(ValuesRequest::Take(value.text.to_owned()));
            }
        }
    });
}

/// A value of the board.
struct Value<'a> {
    name: &'a str,
    /// What it is the value of, where the name does not say that.
    said: Option<String>,
    text: &'a str,
}

/// The values of a race: of the node, of the regions, and their sum.
fn race_values<'a>(shown: &'a Shown<'_>) -> Vec<Value<'a>> {
    let Some(report) = shown.report else {
        return Vec::new();
    };
    let plain = |name, text| Value {
        name: shown.label(name),
        said: None,
        text,
    };
    let node = shown.node().filter(|_| shown.is_in_tree());
    let node = node.and_then(|node| node.value.as_ref());
    let node = node.map(|value| plain(Label::Inspector, value.text.as_str()));
    let regions = report.regions.iter().filter_map(|region| {
        Some(Value {
            name: &region.id,
            said: Some(words::region_name(shown, region)),
            text: region.root().value.as_ref()?.text.as_str(),
        })
    });
    let sum = report.verdict.as_ref();
    let sum = sum.and_then(|verdict| verdict.sum.as_ref());
    let sum = sum.map(|sum| plain(Label::Sum, sum.text.as_str()));
    node.into_iter().chain(regions).chain(sum).collect()
}

/// The values of the regions of an endgame, the hottest first as in their list.
fn endgame_values<'a>(shown: &'a Shown<'_>) -> Vec<Value<'a>> {
    let Some(report) = shown.endgame() else {
        return Vec::new();
    };
    let regions = report.hottest_first().into_iter();
    let values = regions.filter_map(|number| {
        let region = &report.regions[number];
        let name = format!("{} {}", shown.label(Label::ValueOfRegion), region.id);
        Some(Value {
            name: &region.id,
            said: Some(name),
            text: region.value.as_ref()?.text.as_str(),
        })
    });
    values.collect()
}
