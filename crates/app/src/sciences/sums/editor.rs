//! The text of the sum, and its numbers to be dragged.

use egui::{Align, Color32, DragValue, Layout, Response, RichText, TextEdit, Ui, vec2};
use semeai_cgt::{Player, Rational};
use semeai_endgame::board_sum;
use semeai_search::Check;
use semeai_session::{Progress, SolveSum, SumError};
use semeai_sums::notation::parse_number;
use semeai_sums::{Binary, Plane};
use semeai_words::endgame::refusals::endgame_no_sum;
use semeai_words::labels::Label;
use semeai_words::sums::refusals::{sum_refused, sum_too_large};
use semeai_words::sums::start::sum_tried;

use super::starts;
use crate::commands::requests::Requests;
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::science::FrameData;
use crate::sciences::sums::request::SumRequest;
use crate::sciences::sums::state::SumView;
use crate::typed_texts::SumField;

/// A printed example.
struct Figure {
    name: Label,
    /// The tree of depth 2: `xl`, `xr`, `y`.
    tree: [i128; 3],
    gotes: [i128; 3],
    first: Player,
    plane: Plane,
}

/// The figures of the tree paper.
const FIGURES: [Figure; 2] = [
    Figure {
        name: Label::FigureFour,
        tree: [2, 2, 4],
        gotes: [6, 4, 1],
        first: Player::Right,
        plane: Plane::XlXr,
    },
    Figure {
        name: Label::FigureFive,
        tree: [7, 0, 3],
        gotes: [6, 3, 2],
        first: Player::Left,
        plane: Plane::XlY,
    },
];
/// The height of a line of messages.
const MESSAGE: f32 = 18.0;
/// The width of a number.
const NUMBER: f32 = 32.0;
/// Beyond these numbers nobody drags.
const MOST: f64 = 999.0;
/// Fractions with larger denominators are typed in the text.
const DENOMINATORS: i128 = 12;

/// Shows the field with what is wrong with it, and the numbers.
pub(super) fn editor_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    field: &mut SumField,
    requests: &mut Requests,
) {
    let name = widgets::quiet(ui, shown.label(Label::SumText));
    let edit = TextEdit::singleline(&mut field.written.text)
        .desired_width(f32::INFINITY)
        .font(theme::font(size::TEXT_HEADING))
        .hint_text(shown.label(Label::SumHint));
    let edit = ui.add(edit).labelled_by(name.id);
    if std::mem::take(&mut field.wants_focus) {
        edit.request_focus();
    }
    if edit.changed() {
        field.written.changed_secs = Some(now(ui));
    }
    ui.horizontal_wrapped(|ui| {
        ui.set_min_height(MESSAGE);
        message_ui(ui, shown, field, requests);
    });
    numbers_ui(ui, shown, field);
    figures_ui(ui, shown, field, requests);
}

fn now(ui: &Ui) -> f64 {
    ui.input(|input| input.time)
}

/// What is wrong with the text, or how far its answer is.
fn message_ui(ui: &mut Ui, shown: &FrameData<'_>, field: &mut SumField, requests: &mut Requests) {
    let progress = shown.session.progress::<SolveSum>();
    let answer = shown.session.shown::<SolveSum>();
    let error = answer.and_then(|answer| answer.as_ref().err());
    if progress.is_noticed() {
        let calculating = shown.label(Label::Calculating);
        let secs = progress.elapsed().as_secs_f32();
        widgets::quiet(ui, format!("{calculating} {secs:.1} s"));
        if widgets::small_button(ui, shown.label(Label::Cancel)).clicked() {
            requests.ask(SumRequest::Cancel);
        }
    } else if progress == Progress::Failed {
        wrong_ui(ui, shown.label(Label::CalculationFailed));
    } else if let Some(error) = error {
        let phrasing = shown.phrasing();
        let told = match error {
            SumError::Text(error) => sum_refused(None, error, phrasing),
            SumError::Score(error) => sum_too_large(*error, phrasing).to_owned(),
        };
        wrong_ui(ui, &told);
    } else {
        // In one label, for a row of its own would move everything below.
        let mut said = shown.label(Label::SumNotation).to_owned();
        if field.numbers().is_some() {
            said.push_str(shown.label(Label::SumNumbersToo));
        }
        widgets::quiet(ui, said);
    }
}

fn wrong_ui(ui: &mut Ui, message: &str) {
    let color = theme::tokens(ui).error;
    let text = RichText::new(message).size(size::TEXT_SMALL + 1.0);
    ui.add(egui::Label::new(text.color(color)).wrap());
}

/// The numbers of one tree of depth 2 among gotes.
fn numbers_ui(ui: &mut Ui, shown: &FrameData<'_>, field: &mut SumField) {
    let Some((before, points)) = field.numbers().cloned() else {
        return;
    };
    let mut binary = before.clone();
    let hint = shown.label(Label::SumNumbers);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = size::GAP_SMALL;
        number_ui(ui, "xl", &mut binary.xl, 0.0, hint);
        number_ui(ui, "xr", &mut binary.xr, 0.0, hint);
        number_ui(ui, "y", &mut binary.y, -MOST, hint);
        widgets::divider(ui);
        for (at, gote) in binary.gotes.iter_mut().enumerate() {
            number_ui(ui, &format!("B{}", at + 1), gote, 0.0, hint);
        }
        let add = named(widgets::small_button(ui, "+"), shown.label(Label::AddGote));
        if add.clicked() {
            binary.gotes.push(Rational::from_integer(1));
        }
        if !binary.gotes.is_empty() {
            let name = shown.label(Label::DropGote);
            if named(widgets::small_button(ui, "−"), name).clicked() {
                binary.gotes.pop();
            }
        }
    });
    if binary != before {
        let Binary { xl, xr, y, gotes } = binary;
        field.write(&Binary::new(xl, xr, y, gotes), points, now(ui));
    }
}

fn named(response: Response, name: &str) -> Response {
    response.widget_info(|| egui::WidgetInfo::labeled(egui::accesskit::Role::Button, true, name));
    response.on_hover_text(name)
}

/// A number that is dragged in whole steps, or typed.
fn number_ui(ui: &mut Ui, name: &str, value: &mut Rational, least: f64, hint: &str) {
    // A name stays with its number.
    let galley = ui.painter().layout_no_wrap(
        name.to_owned(),
        theme::font(size::TEXT_SMALL),
        Color32::PLACEHOLDER,
    );
    let wide = galley.size().x + size::GAP_SMALL + NUMBER;
    let room = vec2(wide, ui.spacing().interact_size.y);
    ui.allocate_ui_with_layout(room, Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().interact_size.x = NUMBER;
        named_number_ui(ui, name, value, least, hint);
    });
}

fn named_number_ui(ui: &mut Ui, name: &str, value: &mut Rational, least: f64, hint: &str) {
    let label = widgets::quiet(ui, name);
    let mut number = place(*value);
    let shown = *value;
    let drag = DragValue::new(&mut number)
        .speed(0.05)
        .max_decimals(usize::from(!value.is_integer()) * 2)
        .range(least..=MOST)
        .custom_formatter(move |_, _| shown.to_string())
        .custom_parser(|text| parse_number(text).ok().map(place));
    let response = ui.add(drag).labelled_by(label.id).on_hover_text(hint);
    if response.changed() {
        *value = if response.dragged() {
            Rational::from_integer(whole(number))
        } else {
            exact(number)
        };
    }
}

#[expect(
    clippy::cast_precision_loss,
    reason = "what is dragged is below a thousand"
)]
pub(super) fn place(value: Rational) -> f64 {
    *value.numer() as f64 / *value.denom() as f64
}

#[expect(clippy::cast_possible_truncation, reason = "below a thousand")]
fn whole(number: f64) -> i128 {
    number.round() as i128
}

/// The fraction that was typed.
fn exact(number: f64) -> Rational {
    let fits = |by: &i128| {
        let scaled = number * place(Rational::from_integer(*by));
        (scaled - scaled.round()).abs() < 1e-6
    };
    let by = (1..=DENOMINATORS).find(fits).unwrap_or(1000);
    Rational::new(whole(number * place(Rational::from_integer(by))), by)
}

/// The printed examples, the regions of the board, and the proof by every order.
fn figures_ui(ui: &mut Ui, shown: &FrameData<'_>, field: &mut SumField, requests: &mut Requests) {
    let sum = shown.endgame().map(|report| {
        let told = |why| endgame_no_sum(why, report, shown.phrasing());
        board_sum(report).map_err(told)
    });
    ui.horizontal_wrapped(|ui| {
        for figure in &FIGURES {
            if widgets::small_button(ui, shown.label(figure.name)).clicked() {
                let [xl, xr, y] = figure.tree.map(Rational::from_integer);
                let gotes = figure.gotes.map(Rational::from_integer).to_vec();
                let zero = Rational::from_integer(0);
                field.write(&Binary::new(xl, xr, y, gotes), zero, now(ui));
                let view = SumView {
                    first: figure.first,
                    plane: figure.plane,
                    ..shown.view.sum
                };
                requests.ask(SumRequest::View(view));
            }
        }
        // What the board is worth is an answer too.
        if let Some(sum) = sum.as_ref().filter(|_| !shown.hides_answers()) {
            take_ui(ui, shown, sum, requests);
        }
        widgets::divider(ui);
        check_ui(ui, shown, requests);
    });
    // Which region it is would be an answer.
    if let Some(Err(why)) = sum.filter(|_| !shown.hides_answers()) {
        widgets::quiet_wrapped(ui, why);
    }
}

/// The button that takes the regions of the board over, if they are a sum.
fn take_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    sum: &Result<String, String>,
    requests: &mut Requests,
) {
    let name = shown.label(Label::SumFromBoard);
    let mut take = widgets::small_button_if(ui, name, sum.is_ok());
    take = take.on_hover_text(shown.label(Label::SumFromBoardHint));
    if let Err(why) = sum {
        take = take.on_disabled_hover_text(why);
    }
    if take.clicked() {
        requests.ask(SumRequest::FromBoard);
    }
}

/// The switch that has every order tried too, and what came of it.
fn check_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let mut is_proved = shown.view.sum.check == Check::EveryOrder;
    let name = shown.label(Label::TryEveryOrder);
    if ui.checkbox(&mut is_proved, name).changed() {
        let check = if is_proved {
            Check::EveryOrder
        } else {
            Check::None
        };
        requests.ask(SumRequest::View(SumView {
            check,
            ..shown.view.sum
        }));
    }
    let is_told =
        is_proved && !shown.view.hides_sum() && !shown.session.progress::<SolveSum>().is_noticed();
    let tried = starts::report(shown).filter(|_| is_told);
    if let Some(said) = tried.and_then(|it| sum_tried(it, shown.phrasing())) {
        widgets::quiet(ui, said);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_typed_is_the_fraction_that_was_meant() {
        for (numer, denom) in [(1, 3), (-7, 2), (5, 1), (11, 12), (123, 1000)] {
            let value = Rational::new(numer, denom);
            assert_eq!(exact(place(value)), value);
        }
    }
}
