//! The help: signs and words, gestures and keys, the manual, and what the program is, each a page of one window over everything; and the
//! preferences, a window of their own.

mod about;
mod keys;
mod legend;
mod manual;
mod preferences;

use egui::{Align2, ScrollArea, Ui, Vec2, vec2};
use semeai_words::labels::Label;

use crate::commands::command::ShowCommand;
use crate::commands::requests::Requests;
use crate::look::theme::size;
use crate::look::widgets;
use crate::panels::pieces::page::Page;
use crate::science::FrameData;
use crate::view::Help;

/// How large the page is, which part of the window it leaves free at least on the left, where the board is, and how much above
/// and below.
const PAGE: Vec2 = vec2(640.0, 620.0);
const FREE: f32 = 0.4;
const BESIDE: f32 = 150.0;

/// Shows the page that is open; everything below it stays usable.
pub(super) fn help_ui(ui: &Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let Some(page) = shown.view.open.help else {
        return;
    };
    let is_of_help = page != Help::Preferences;
    let (id, title) = match is_of_help {
        true => ("help", Label::Help),
        false => ("preferences", Label::Preferences),
    };
    let window = Page {
        id,
        title: shown.label(title),
        most: PAGE,
        beside: vec2(ui.ctx().content_rect().width() * FREE, BESIDE),
        at: Align2::RIGHT_CENTER,
    };
    let is_open = window.ui(ui, |ui, room| {
        if is_of_help {
            tabs_ui(ui, shown, page, requests);
            widgets::hairline(ui);
            ui.add_space(size::GAP_SMALL);
        }
        ScrollArea::vertical()
            .id_salt(page)
            .auto_shrink(false)
            .max_height(room.y)
            .min_scrolled_height(room.y)
            .show(ui, |ui| {
                // The scroll bar must not lie on the text.
                ui.set_width(ui.available_width() - size::GAP);
                match page {
                    Help::Legend => legend::legend_ui(ui, shown),
                    Help::Keys => keys::keys_ui(ui, shown),
                    Help::Manual => manual::manual_ui(ui, shown.settings.language),
                    Help::Preferences => preferences::preferences_ui(ui, shown, requests),
                    Help::About => about::about_ui(ui, shown),
                }
            });
    });
    if !is_open {
        requests.command(ShowCommand::CloseHelp);
    }
}

fn tabs_ui(ui: &mut Ui, shown: &FrameData<'_>, page: Help, requests: &mut Requests) {
    ui.horizontal_wrapped(|ui| {
        for (help, name, command) in [
            (Help::Legend, Label::Legend, ShowCommand::Legend),
            (Help::Keys, Label::Shortcuts, ShowCommand::Shortcuts),
            (Help::Manual, Label::Manual, ShowCommand::Manual),
            (Help::About, Label::About, ShowCommand::About),
        ] {
            let tab = widgets::tab(ui, shown.label(name), page == help, size::TEXT);
            if tab.clicked() && page != help {
                requests.command(command);
            }
        }
    });
}
