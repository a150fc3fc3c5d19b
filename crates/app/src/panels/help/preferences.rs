//! The preferences: everything that can be chosen of how the window looks.

use std::borrow::Cow;

use egui::Ui;
use semeai_session::{Coordinates, ThemeChoice};
use semeai_words::labels::Label;

use crate::commands::command::{Command, ShowCommand};
use crate::commands::requests::{Requests, ShowRequest};
use crate::commands::shortcuts::find;
use crate::look::fonts::own_name;
use crate::look::theme::size;
use crate::look::widgets;
use crate::panels::menu::state;
use crate::science::FrameData;

/// What is on or off.
const SWITCHES: [ShowCommand; 7] = [
    ShowCommand::Coordinates,
    ShowCommand::Regions,
    ShowCommand::Counts,
    ShowCommand::MoveNumbers,
    ShowCommand::Theory,
    ShowCommand::TreeTopDown,
    ShowCommand::Answers,
];

/// Shows the page.
pub(super) fn preferences_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let settings = shown.settings;
    let languages = semeai_words::LANGUAGES.map(|each| {
        let is_chosen = settings.language == each;
        (own_name(ui, each), is_chosen, ShowRequest::Language(each))
    });
    choice_ui(ui, shown.label(Label::LanguageSwitch), languages, requests);
    let themes = [
        (ThemeChoice::System, Label::ThemeSystem),
        (ThemeChoice::Light, Label::ThemeLight),
        (ThemeChoice::Dark, Label::ThemeDark),
    ];
    let themes = themes.map(|(each, name)| {
        let is_chosen = settings.theme == each;
        (
            shown.label(name).into(),
            is_chosen,
            ShowRequest::Theme(each),
        )
    });
    choice_ui(ui, shown.label(Label::Theme), themes, requests);
    let styles = Coordinates::ALL.map(|each| {
        let name = match each {
            Coordinates::Letters => Label::CoordinatesLetters,
            Coordinates::Japanese => Label::CoordinatesJapanese,
            Coordinates::Numbers => Label::CoordinatesNumbers,
            Coordinates::Sgf => Label::CoordinatesSgf,
        };
        let is_chosen = settings.coordinates == each;
        (
            shown.label(name).into(),
            is_chosen,
            ShowRequest::Coordinates(each),
        )
    });
    choice_ui(ui, shown.label(Label::CoordinatesStyle), styles, requests);
    switches_ui(ui, shown, requests);
    ui.add_space(size::GAP);
    zoom_ui(ui, shown, requests);
}

/// One of several under a heading: each with its name, whether it is the one now, and what asks for it.
fn choice_ui<const N: usize>(
    ui: &mut Ui,
    heading: &str,
    choices: [(Cow<'_, str>, bool, ShowRequest); N],
    requests: &mut Requests,
) {
    widgets::heading(ui, heading);
    ui.horizontal(|ui| {
        for (name, is_chosen, request) in choices {
            let tab = widgets::tab(ui, &name, is_chosen, size::TEXT);
            if tab.clicked() && !is_chosen {
                requests.ask(request);
            }
        }
    });
    ui.add_space(size::GAP);
}

/// What is shown, and what is not.
fn switches_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    widgets::heading(ui, shown.label(Label::View));
    for command in SWITCHES {
        let entry = find(command);
        let mut is_on = state(shown, Command::Show(command)).unwrap_or_default();
        let switch = ui.checkbox(&mut is_on, shown.label(entry.label));
        let switch = switch.on_hover_text(entry.key_text(ui.ctx()).unwrap_or_default());
        if switch.clicked() {
            requests.command(command);
        }
    }
}

/// How large everything is.
fn zoom_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    ui.horizontal(|ui| {
        widgets::quiet(ui, format!("{:.0} %", shown.settings.zoom * 100.0));
        for command in [
            ShowCommand::ZoomOut,
            ShowCommand::ZoomIn,
            ShowCommand::ZoomReset,
        ] {
            let entry = find(command);
            let button = widgets::small_button(ui, shown.label(entry.label));
            let button = button.on_hover_text(entry.key_text(ui.ctx()).unwrap_or_default());
            if button.clicked() {
                requests.command(command);
            }
        }
    });
}
