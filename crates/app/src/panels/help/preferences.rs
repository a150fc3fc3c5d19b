//! The preferences: everything that can be chosen of how the window looks.

use egui::Ui;
use semeai_session::{Coordinates, Language, ThemeChoice};
use semeai_words::labels::{Label, language_name};

use crate::commands::command::{Command, ShowCommand};
use crate::commands::requests::{Requests, ShowRequest};
use crate::commands::shortcuts::find;
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
    widgets::heading(ui, shown.label(Label::LanguageSwitch));
    ui.horizontal(|ui| {
        for language in Language::ALL {
            let is_chosen = shown.language() == language;
            let tab = widgets::tab(ui, language_name(language), is_chosen, size::TEXT);
            if tab.clicked() && !is_chosen {
                requests.ask(ShowRequest::Language(language));
            }
        }
    });
    ui.add_space(size::GAP);
    widgets::heading(ui, shown.label(Label::Theme));
    ui.horizontal(|ui| {
        for (choice, name) in [
            (ThemeChoice::System, Label::ThemeSystem),
            (ThemeChoice::Light, Label::ThemeLight),
            (ThemeChoice::Dark, Label::ThemeDark),
        ] {
            let is_chosen = shown.settings.theme == choice;
            let tab = widgets::tab(ui, shown.label(name), is_chosen, size::TEXT);
            if tab.clicked() && !is_chosen {
                requests.ask(ShowRequest::Theme(choice));
            }
        }
    });
    ui.add_space(size::GAP);
    widgets::heading(ui, shown.label(Label::CoordinatesStyle));
    ui.horizontal(|ui| {
        for style in Coordinates::ALL {
            let name = shown.label(match style {
                Coordinates::Letters => Label::CoordinatesLetters,
                Coordinates::Japanese => Label::CoordinatesJapanese,
                Coordinates::Numbers => Label::CoordinatesNumbers,
                Coordinates::Sgf => Label::CoordinatesSgf,
            });
            let is_chosen = shown.settings.coordinates == style;
            let tab = widgets::tab(ui, name, is_chosen, size::TEXT);
            if tab.clicked() && !is_chosen {
                requests.ask(ShowRequest::Coordinates(style));
            }
        }
    });
    ui.add_space(size::GAP);
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
    ui.add_space(size::GAP);
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
