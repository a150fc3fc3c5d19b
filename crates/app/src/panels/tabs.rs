//! The tabs over what stands beside the board.

use egui::Ui;
use semeai_words::labels::Label;

use crate::commands::command::ShowCommand;
use crate::commands::meaning::place_among_games;
use crate::commands::mode::Mode;
use crate::commands::requests::{Requests, ShowRequest};
use crate::look::theme::size;
use crate::look::widgets;
use crate::science::FrameData;
use crate::view::Beside;

/// The width from which on tabs stand as far apart as other things do; with less they wrap if they must.
const TIGHT: f32 = 430.0;

/// Shows what can stand beside the board.
pub(super) fn tabs_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let is_tight = ui.available_width() < TIGHT;
    if is_tight {
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            ui.horizontal_wrapped(|ui| row_ui(ui, shown, is_tight, requests));
        });
    } else {
        ui.horizontal(|ui| row_ui(ui, shown, is_tight, requests));
    }
}

fn row_ui(ui: &mut Ui, shown: &FrameData<'_>, is_tight: bool, requests: &mut Requests) {
    // A little smaller, they stand in one row in Japanese too.
    let text_size = if is_tight {
        size::TEXT - 1.0
    } else {
        size::TEXT
    };
    let mut tab = |name, is_chosen| {
        let tab = widgets::tab(ui, shown.label(name), is_chosen, text_size);
        tab.clicked() && !is_chosen
    };
    let is_in_place = shown.view.mode != Mode::PlayOut;
    // These speak of the position, not of the one that is being played.
    let (first, own) = match is_in_place {
        true => (shown.about.tab, shown.about.tabs),
        false => (Label::PlayOut, &[][..]),
    };
    let is_beside = |beside| shown.view.is_beside(beside);
    let is_game = is_beside(Beside::Game) && is_in_place;
    // These are asked for in a menu; the tab says where one is.
    let lists = [
        (Beside::Positions, Label::OwnLesson),
        (Beside::Folder, Label::FolderFiles),
    ];
    let mut lists = lists.into_iter();
    let list = lists.find(|(beside, _)| is_beside(*beside) && is_in_place);
    // Where there is no game, it is opened by its key or the menu.
    let has_game = is_game || is_in_place && has_game(shown);
    let mut others = own.iter();
    let is_other = is_game || list.is_some() || others.any(|tab| is_beside(tab.beside));
    if tab(first, !is_other) {
        requests.ask(ShowRequest::First);
    }
    for each in own {
        let is_offered = is_beside(each.beside) || (each.is_offered)(shown);
        if is_offered && tab(each.name, is_beside(each.beside)) {
            (each.open)(requests);
        }
    }
    if has_game && tab(Label::Game, is_game) {
        requests.command(ShowCommand::Game);
    }
    if let Some((_, name)) = list {
        tab(name, true);
    }
}

/// Whether there is a game to look through, or something is written about the position.
fn has_game(shown: &FrameData<'_>) -> bool {
    let is_written = !shown.document.text.comment.is_empty();
    is_written || shown.document.standing().is_some() || place_among_games(shown.session).1 > 1
}
