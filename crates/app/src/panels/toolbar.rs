//! The row of modes, with the name of the position at its end.

use egui::accesskit::Role;
use egui::{Button, DragValue, RichText, ScrollArea, Stroke, Ui, WidgetInfo};
use semeai_board::Color;
use semeai_session::Sample;
use semeai_session::file::ListGames;
use semeai_words::labels::Label;
use semeai_words::lesson::lesson_name;

use crate::commands::command::{Command, EditCommand, GameCommand, ShowCommand};
use crate::commands::mode::Mode;
use crate::commands::requests::{GameRequest, Requests};
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::naming::document_name;
use crate::science::{FrameData, Part, Show};
use crate::sciences;

/// The widths of subjects and modes with who is to move, of the place in a game, of how an endgame is counted, and of the
/// button that shows the whole board, in the language that needs more.
const MODES: f32 = 560.0;
const GAME: f32 = 290.0;
const COUNTING: f32 = 320.0;
const WHOLE: f32 = 120.0;
/// The same where what a tooltip says as well is left out.
const NARROW: [f32; 4] = [480.0, 130.0, 200.0, 90.0];
/// The least room in which the name of the position is shown.
const NAME_MIN: f32 = 70.0;

/// Shows the toolbar.
pub(super) fn toolbar_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    samples: &[Sample],
    requests: &mut Requests,
) {
    let room = ui.available_width();
    let is_narrow = room < least(shown, [MODES, GAME, COUNTING, WHOLE]);
    if room < least(shown, NARROW) {
        // What has no room is scrolled to.
        ui.style_mut().always_scroll_the_only_direction = true;
        ScrollArea::horizontal().auto_shrink(false).show(ui, |ui| {
            ui.horizontal(|ui| tools_ui(ui, shown, is_narrow, requests))
        });
        return;
    }
    ui.horizontal(|ui| {
        tools_ui(ui, shown, is_narrow, requests);
        // In a narrow window what can be clicked goes before the name of the position.
        if ui.available_width() > NAME_MIN {
            widgets::at_right(ui, |ui| name_ui(ui, shown, samples));
        }
    });
}

/// The width that everything but the name needs in either language, where its parts are so wide.
fn least(shown: &FrameData<'_>, [modes, game, counting, whole]: [f32; 4]) -> f32 {
    let document = shown.document;
    let parts = [
        (document.game.is_some(), game),
        (counting_ui(shown, false).is_some(), counting),
        (document.board.crop.is_some(), whole),
    ];
    let parts = parts.into_iter().filter(|(is_there, _)| *is_there);
    modes + parts.map(|(_, width)| width).sum::<f32>()
}

/// Everything but the name, in a narrow window without the words that a tooltip says as well.
fn tools_ui(ui: &mut Ui, shown: &FrameData<'_>, is_narrow: bool, requests: &mut Requests) {
    if is_narrow {
        ui.spacing_mut().item_spacing.x *= 0.5;
    }
    subject_menu_ui(ui, shown, true, requests);
    widgets::divider(ui);
    for &mode in Mode::ALL {
        let is_chosen = shown.view.mode == mode;
        if widgets::tab(ui, shown.label(mode.label()), is_chosen, size::TEXT + 1.0).clicked() {
            requests.command(mode);
        }
    }
    // Who is to move is told with the stones: every answer tells of both starts.
    if shown.view.mode == Mode::SetUp {
        apart(ui, is_narrow);
        to_move_ui(ui, shown, is_narrow, requests);
    }
    if shown.view.mode != Mode::PlayOut {
        game_ui(ui, shown, is_narrow, requests);
    }
    if let Some(counting_ui) = counting_ui(shown, is_narrow) {
        apart(ui, is_narrow);
        counting_ui(ui, shown, requests);
    }
    if shown.document.board.crop.is_some() {
        apart(ui, is_narrow);
        if widgets::text_button(ui, shown.label(Label::WholeBoard)).clicked() {
            requests.command(ShowCommand::WholeBoard);
        }
    }
}

/// What shows the figures that the position is counted with.
fn counting_ui(shown: &FrameData<'_>, is_narrow: bool) -> Option<Show> {
    shown.science.part(shown, Part::Counting { is_narrow })
}

/// What stands between the parts of the row, if there is room for it.
fn apart(ui: &mut Ui, is_narrow: bool) {
    if !is_narrow {
        widgets::divider(ui);
    }
}

/// What the position is looked at for: a button with the list of subjects.
pub(super) fn subject_menu_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    is_narrow: bool,
    requests: &mut Requests,
) {
    let about = shown.about;
    // What is chosen there says what it is the choice of, where there is room for it.
    let now = if is_narrow { about.label } else { about.hint };
    let now = format!("{} ▾", shown.label(now));
    let menu = ui.menu_button(now, |ui| {
        for about in sciences::abouts() {
            let is_chosen = shown.document.subject == about.subject;
            let entry = ui.radio(is_chosen, shown.label(about.label));
            entry.widget_info(|| {
                let said = shown.label(about.hint);
                WidgetInfo::selected(Role::RadioButton, true, is_chosen, said)
            });
            if entry.clicked() {
                requests.command(about.subject);
                ui.close();
            }
        }
    });
    let said = shown.label(shown.about.hint);
    ui.ctx()
        .accesskit_node_builder(menu.response.id, |node| node.set_label(said));
    menu.response.on_hover_text(said);
}

/// Who is to move; a click changes it.
fn to_move_ui(ui: &mut Ui, shown: &FrameData<'_>, is_narrow: bool, requests: &mut Requests) {
    let (name, other) = match shown.document.board.to_move {
        Color::Black => (Label::BlackToMove, Command::Edit(EditCommand::WhiteToMove)),
        Color::White => (Label::WhiteToMove, Command::Edit(EditCommand::BlackToMove)),
    };
    let name = shown.label(name);
    let button = if is_narrow {
        let stone = widgets::stone_atom(shown.document.board.to_move);
        named(ui.add(Button::new(stone).stroke(Stroke::NONE)), name)
    } else {
        widgets::stone_ui(ui, 12.0, shown.document.board.to_move);
        widgets::text_button(ui, name)
    };
    if button.clicked() {
        requests.command(other);
    }
}

/// The move of the game after which the position stands: buttons that step, and a field to type a number.
pub(super) fn game_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    is_narrow: bool,
    requests: &mut Requests,
) {
    let document = shown.document;
    let (Some(game), Some(at)) = (&document.game, document.move_number()) else {
        return;
    };
    apart(ui, is_narrow);
    let name = shown.label(Label::GameMove);
    if !is_narrow {
        widgets::quiet(ui, name);
    }
    let back = named(widgets::text_button(ui, "‹"), shown.label(Label::GameBack));
    if back.clicked() {
        requests.command(GameCommand::Back);
    }
    let mut number = at;
    let field = ui.add(
        DragValue::new(&mut number)
            .range(0..=game.moves())
            .update_while_editing(false)
            .speed(0.2),
    );
    ui.ctx()
        .accesskit_node_builder(field.id, |node| node.set_label(name));
    field.on_hover_text(name);
    if number != at {
        requests.ask(GameRequest::Move(number));
    }
    widgets::quiet(ui, format!("/ {}", game.moves()));
    let on = named(widgets::text_button(ui, "›"), shown.label(Label::GameOn));
    if on.clicked() {
        requests.command(GameCommand::On);
    }
}

/// What the position is called.
fn name_ui(ui: &mut Ui, shown: &FrameData<'_>, samples: &[Sample]) {
    let title = title(shown, samples);
    let tokens = theme::tokens(ui);
    ui.add(egui::Label::new(RichText::new(title).color(tokens.ink_weak)).truncate());
}

fn named(response: egui::Response, name: &str) -> egui::Response {
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    response.on_hover_text(name)
}

/// What the position is called: sample, file, or its own title.
fn title(shown: &FrameData<'_>, samples: &[Sample]) -> String {
    let sample = shown
        .view
        .source
        .shown_sample()
        .and_then(|i| samples.get(i));
    if let Some(number) = shown
        .view
        .source
        .shown_sample()
        .filter(|_| shown.is_covered())
    {
        // What it is called tells what it teaches.
        return lesson_name(number + 1, shown.phrasing());
    }
    let name = document_name(
        sample.copied(),
        shown.file,
        shown.document,
        shown.phrasing(),
    );
    let beside = shown.session.answer::<ListGames>();
    let place = beside.map(|beside| beside.place(shown.document));
    let place = place.filter(|&(_, count)| count > 1);
    let place = place.map(|(here, count)| format!("{} / {count}", here + 1));
    let changed = shown.is_modified.then(|| shown.label(Label::Modified));
    let parts = [name]
        .into_iter()
        .chain(place)
        .chain(changed.map(str::to_owned));
    parts.collect::<Vec<_>>().join(" · ")
}
