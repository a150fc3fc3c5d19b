//! Cooling with a slider or an exact number.

use egui::{RichText, Slider, Ui};
use semeai_cgt::Dyadic;
use semeai_session::ValueSheet;
use semeai_words::grammar::in_print;
use semeai_words::labels::Label;
use semeai_words::values::expression::cooling_error;
use semeai_words::values::sheet::cooled_bounds;

use super::parts::{LONGEST, field_ui, ink, message_ui};
use crate::commands::requests::Requests;
use crate::look::mathematics::value_ui;
use crate::look::theme::size;
use crate::look::widgets;
use crate::science::FrameData;
use crate::sciences::values::request::ValuesRequest;
use crate::typed_texts::Fields;

/// The slider moves in steps of 1/4.
const STEPS: i64 = 4;
/// The slider ends here however hot the game is.
const HOTTEST: i128 = 64;

/// Shows the slider, the field and the cooled game.
pub(super) fn cooling_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    sheet: &ValueSheet,
    fields: &mut Fields,
    requests: &mut Requests,
) {
    let worksheet = &shown.view.worksheet;
    ui.horizontal(|ui| {
        let name = widgets::quiet(ui, shown.label(Label::CoolBy));
        if field_ui(ui, &mut fields.cool, "", 52.0, ("cool", &name)).changed() {
            requests.ask(ValuesRequest::Changed);
        }
        let (mut at, end) = (quarters(worksheet.cool()), end(sheet));
        ui.spacing_mut().slider_width = (ui.available_width() * 0.4).clamp(80.0, 220.0);
        let slider = ui
            .add(Slider::new(&mut at, 0..=end).show_value(false))
            .labelled_by(name.id);
        if slider.changed() {
            fields.cool = from_quarters(at);
            requests.ask(ValuesRequest::Changed);
        }
        if let Some(cooled) = &sheet.cooled {
            egui::ScrollArea::horizontal()
                .id_salt("cooled")
                .auto_shrink([false, true])
                .show(ui, |ui| {
                    value_ui(
                        ui,
                        &cooled.canonical.cut(LONGEST),
                        size::TEXT_BANNER - 2.0,
                        ink(ui, shown),
                    );
                });
        }
    });
    if let Some(error) = worksheet.cooling_error() {
        message_ui(ui, &cooling_error(error, shown.phrasing()));
    }
    if let Some(cooled) = &sheet.cooled {
        let said = in_print(&cooled_bounds(cooled, shown.phrasing()));
        let said = RichText::new(said).size(size::TEXT_SMALL + 1.0);
        ui.label(said.color(ink(ui, shown)));
    }
}

/// The quarter nearest below a temperature, as far as the slider goes.
fn quarters(t: Dyadic) -> i64 {
    let steps = t.checked_mul(Dyadic::integer(STEPS)).map(Dyadic::floor);
    let most = HOTTEST * i128::from(STEPS);
    i64::try_from(steps.unwrap_or(most).min(most)).unwrap_or(0)
}

fn from_quarters(quarters: i64) -> String {
    Dyadic::integer(quarters)
        .half()
        .and_then(Dyadic::half)
        .map_or_else(|_| quarters.to_string(), |t| t.to_string())
}

/// The slider goes on a little after the game has frozen, and to 4 at least.
fn end(sheet: &ValueSheet) -> i64 {
    let frozen = sheet.temperature.ceil().saturating_add(1).clamp(4, HOTTEST);
    i64::try_from(frozen).unwrap_or(4) * STEPS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quarters_and_texts_are_the_same_temperature() {
        for (text, steps) in [("0", 0), ("1/4", 1), ("1/2", 2), ("2", 8), ("11/4", 11)] {
            let t: Dyadic = text.parse().expect("a number");
            assert_eq!(quarters(t), steps);
            assert_eq!(from_quarters(steps), text);
        }
        assert_eq!(quarters("3/8".parse().expect("a number")), 1);
        assert_eq!(quarters(Dyadic::integer(i64::MAX)), 256);
    }
}
