//! A game by maps: one of a table that is replayed, or the position played on. What the side to move chooses from is on the board.

use egui::accesskit::Live;
use egui::{ScrollArea, Ui};
use semeai_board::{Color, Point};
use semeai_session::play_out::PlayAction;
use semeai_session::play_out::maps::{MoveChoice, PlayOut, Replayed};
use semeai_words::grammar::move_name;
use semeai_words::labels::Label;
use semeai_words::tactics::play as text;

use crate::commands::requests::Requests;
use crate::look::fitting;
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::panels::pieces::line_buttons::line_buttons_ui;
use crate::panels::pieces::move_rows::{MoveRow, head_ui, row_ui};
use crate::panels::pieces::players::{SLIP_HEIGHT, STATUS_HEIGHT, partner_ui, sides_ui};
use crate::science::FrameData;
use crate::sciences::maps::request::MapsRequest;

/// Where the column after the move begins.
const COLUMNS: [f32; 1] = [0.42];

/// The game that is replayed, as long as no other move was made in it.
fn replayed(game: &PlayOut) -> Option<&Replayed> {
    game.start().replayed().filter(|_| game.is_in_replay())
}

/// Whether nothing is chosen any more.
pub(super) fn is_over(game: &PlayOut) -> bool {
    let is_replayed = replayed(game).is_some_and(|it| it.game.turns.len() == game.turns().len());
    is_replayed || game.end().is_some()
}

/// In place of the banner: which game, whose turn it is, and what that side chooses from.
pub(super) fn banner_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let ink = theme::tokens(ui).ink;
    let Some(game) = shown.map_game() else {
        let said = shown.label(Label::MapNoGame);
        fitting::in_rows(ui, said, [size::TEXT, size::TEXT_SMALL], 2, ink);
        return;
    };
    let phrasing = shown.phrasing();
    ui.horizontal(|ui| {
        ui.set_min_height(STATUS_HEIGHT);
        let again = replayed(game).filter(|_| is_over(game));
        let status = match again {
            Some(again) => text::result(&again.game, phrasing),
            None => text::status(game, phrasing),
        };
        let said = fitting::line(ui, &status, [size::TEXT_BANNER, size::TEXT_SMALL], ink);
        ui.ctx()
            .accesskit_node_builder(said.id, |node| node.set_live(Live::Polite));
    });
    ui.horizontal_wrapped(|ui| {
        ui.set_min_height(SLIP_HEIGHT);
        partner_ui(ui, shown, requests);
        if let Some(refusal) = shown.session.play().refusal() {
            widgets::quiet(ui, text::refusal(refusal, phrasing));
        } else if !is_over(game) {
            let said = text::choice(&game.situation().choice, game.situation(), phrasing);
            fitting::line(ui, &said, [size::TEXT, size::TEXT_SMALL], ink);
        }
    });
}

/// Beside the board: who plays, and every move with what it was chosen from.
pub(super) fn side_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let Some(game) = shown.map_game() else {
        return;
    };
    match game.start().replayed() {
        Some(replayed) => replay_ui(ui, shown, game, replayed, requests),
        None => own_ui(ui, shown, game, requests),
    }
    ui.add_space(size::GAP_SMALL);
    let names = [Label::MoveColumn, Label::MapChosenFrom];
    head_ui(ui, &COLUMNS, &names.map(|name| shown.label(name)));
    ScrollArea::vertical()
        .id_salt("moves by maps")
        .auto_shrink(false)
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            moves_ui(ui, shown, game, requests);
        });
}

/// A game of a table: what it is, and what can be done with it.
fn replay_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    game: &PlayOut,
    replayed: &Replayed,
    requests: &mut Requests,
) {
    widgets::heading(ui, replayed.document.text.title.as_str());
    widgets::quiet_wrapped(ui, shown.label(Label::MapReplayHint));
    if !game.is_in_replay() {
        widgets::wrapped(ui, shown.label(Label::MapReplayLeft), theme::tokens(ui).ink);
    }
    ui.horizontal_wrapped(|ui| {
        let back = widgets::small_button(ui, shown.label(Label::MapReplayBack));
        if back.clicked() {
            requests.command(crate::commands::mode::Mode::Analyse);
        }
        if widgets::small_button(ui, shown.label(Label::MapReplayAgain)).clicked() {
            requests.ask(PlayAction::Restart(Color::Black));
        }
        if !game.is_in_replay() {
            chosen_ui(ui, shown, game, requests);
        }
        let take = widgets::small_button(ui, shown.label(Label::MapReplayTake));
        let take = take.on_hover_text(shown.label(Label::MapReplayTakeHint));
        if take.clicked() {
            requests.ask(MapsRequest::TakeGame);
        }
    });
}

/// The position played on: who plays, and how the others do.
fn own_ui(ui: &mut Ui, shown: &FrameData<'_>, game: &PlayOut, requests: &mut Requests) {
    sides_ui(ui, shown, game.person(), requests);
    let phrasing = shown.phrasing();
    for color in Color::ALL {
        let player = game.start().player(color);
        widgets::quiet_wrapped(ui, text::player(color, player, phrasing));
    }
    ui.horizontal_wrapped(|ui| chosen_ui(ui, shown, game, requests));
    if !game.turns().is_empty() {
        line_buttons_ui(ui, shown, requests);
    }
}

/// The button that plays for the side to move as its player would.
fn chosen_ui(ui: &mut Ui, shown: &FrameData<'_>, game: &PlayOut, requests: &mut Requests) {
    let is_possible = game.end().is_none() && !game.is_programs_turn();
    let button = widgets::small_button_if(ui, shown.label(Label::MapPlayChosen), is_possible);
    if button
        .on_hover_text(shown.label(Label::MapPlayChosenHint))
        .clicked()
    {
        requests.ask(PlayAction::Chosen);
    }
}

/// The moves so far; of a game that is replayed all of them. A click goes there.
fn moves_ui(ui: &mut Ui, shown: &FrameData<'_>, game: &PlayOut, requests: &mut Requests) {
    let here = game.turns().len();
    // Where the board has just gone is brought into view; else the person scrolls.
    let id = ui.scope_id().with("here");
    let was = ui.data(|data| data.get_temp::<usize>(id));
    ui.data_mut(|data| data.insert_temp(id, here));
    let mut row = |number: usize, color: Color, point: Option<Point>, cell: String| {
        let told = MoveRow {
            number,
            color,
            place: &move_name(point, shown.document.topology(), shown.phrasing()),
            cells: &[cell],
            is_here: number == here,
            is_wrong: false,
        };
        let response = row_ui(ui, &COLUMNS, &told);
        if number == here && was != Some(here) {
            response.scroll_to_me(None);
        }
        if response.clicked() {
            requests.ask(PlayAction::GoTo(number));
        }
    };
    let phrasing = shown.phrasing();
    let cell =
        |choice: &MoveChoice| text::chosen_from(choice.points.len(), choice.is_fallback, phrasing);
    if let Some(again) = replayed(game) {
        for (number, turn) in (1..).zip(&again.game.turns) {
            let said = text::chosen_from(turn.choice.len(), turn.is_fallback, phrasing);
            row(number, turn.color, turn.point, said);
        }
        return;
    }
    for (index, turn) in game.turns().iter().enumerate() {
        let said = cell(&game.before(index).choice);
        row(index + 1, turn.color, turn.point, said);
    }
}
