//! A fight about one group that is played out: whose turn it is, what the last move gave away, and what becomes of the group after every
//! move.

use egui::accesskit::Live;
use egui::{RichText, ScrollArea, Ui};
use semeai_session::file::sgf::WrittenMove;
use semeai_session::play_out::fight::PlayOut;
use semeai_session::play_out::written;
use semeai_words::grammar::capitalized;
use semeai_words::labels::Label;
use semeai_words::race::fight_play as text;
use semeai_words::race::play_out::{refusal, threat_comments};

use crate::commands::requests::Requests;
use crate::look::fitting;
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::panels::pieces::line_buttons::line_buttons_ui;
use crate::panels::pieces::move_rows::{head_ui, played_ui};
use crate::panels::pieces::players::{SLIP_HEIGHT, STATUS_HEIGHT, partner_ui, sides_ui};
use crate::panels::pieces::slip::slip_row_ui;
use crate::science::FrameData;

/// Where the column after the move begins.
const COLUMNS: [f32; 1] = [0.5];

/// In place of the answer.
pub(super) fn banner_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let Some(game) = shown.fight_game() else {
        return;
    };
    let tokens = theme::tokens(ui);
    let (board, phrasing) = (shown.document.topology(), shown.phrasing());
    ui.horizontal(|ui| {
        ui.set_min_height(STATUS_HEIGHT);
        let status = text::status(game, !shown.hides_answers(), board, phrasing);
        let sizes = [size::TEXT_BANNER, size::TEXT];
        let said = fitting::line(ui, &status, sizes, tokens.ink);
        ui.ctx()
            .accesskit_node_builder(said.id, |node| node.set_live(Live::Polite));
    });
    ui.horizontal_wrapped(|ui| {
        ui.set_min_height(SLIP_HEIGHT);
        partner_ui(ui, shown, requests);
        if let Some(why) = shown.session.play().refusal() {
            let said = refusal(why, board, phrasing);
            ui.label(RichText::new(said).color(tokens.ink_weak));
        } else if let Some(slip) = game.last_slip() {
            let said = text::slip(&slip, board, phrasing);
            let right = (slip.better, slip.answer);
            slip_row_ui(ui, shown, &said, (slip.number, slip.color), right, requests);
        }
    });
}

/// Beside the board: who plays, and every move with what becomes of the group after it.
pub(super) fn side_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let Some(game) = shown.fight_game() else {
        return;
    };
    sides_ui(ui, shown, game.person(), requests);
    ui.add_space(size::GAP);
    widgets::hairline(ui);
    ui.add_space(size::GAP_SMALL);
    let group = text::fought(game, shown.document.topology(), shown.phrasing());
    widgets::heading(ui, capitalized(&group));
    if !game.turns().is_empty() {
        line_buttons_ui(ui, shown, requests);
    }
    let names = [Label::MoveColumn, Label::GroupAfter];
    head_ui(ui, &COLUMNS, &names.map(|name| shown.label(name)));
    ScrollArea::vertical()
        .id_salt("moves of a fight")
        .auto_shrink(false)
        .stick_to_bottom(true)
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for index in 0..game.turns().len() {
                let cells = [standing_after(shown, game, index + 1)];
                let is_wrong = game.slip(index).is_some();
                played_ui(
                    ui,
                    shown,
                    (game, index),
                    (&COLUMNS, &cells),
                    is_wrong,
                    requests,
                );
            }
        });
}

/// What becomes of the group after so many moves.
fn standing_after(shown: &FrameData<'_>, game: &PlayOut, moves: usize) -> String {
    let told = text::standing_after(game, moves, shown.phrasing());
    let told = told.filter(|_| !shown.hides_answers());
    told.unwrap_or_else(|| "…".to_owned())
}

/// The moves as they are written into a file, with what becomes of the group after each.
pub(super) fn written_moves(shown: &FrameData<'_>, game: &PlayOut) -> Vec<WrittenMove> {
    let phrasing = shown.phrasing();
    let comments = 1..=game.turns().len();
    let comments: Vec<String> = comments
        .map(|moves| text::standing_after(game, moves, phrasing).unwrap_or_default())
        .collect();
    let heading = shown.label(Label::PlayOut);
    written(game, heading, &comments, threat_comments(phrasing))
}
