//! A small board that is played against best play: whose turn it is, what the last move lost, and the score after every move.

use egui::accesskit::Live;
use egui::{ScrollArea, Ui};
use semeai_session::play_out::board::PlayOut;
use semeai_session::play_out::{Stage, written};
use semeai_words::labels::Label;
use semeai_words::life::board_play as text;

use crate::commands::mode::Mode;
use crate::commands::requests::Requests;
use crate::look::fitting;
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::panels::pieces::line_buttons::line_buttons_ui;
use crate::panels::pieces::move_rows::{head_ui, played_ui};
use crate::panels::pieces::players::{SLIP_HEIGHT, STATUS_HEIGHT, partner_ui, sides_ui};
use crate::panels::pieces::slip::slip_row_ui;
use crate::science::{FrameData, WholeLine};

/// Where the column after the move begins.
const COLUMNS: [f32; 1] = [0.4];

/// In place of the banner.
pub(super) fn banner_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    match shown.session.play().stage() {
        Stage::Board(game) => game_ui(ui, shown, game, requests),
        Stage::NoBoard(why) => {
            ui.horizontal(|ui| {
                if widgets::strong_button(ui, shown.label(Label::BackHere)).clicked() {
                    requests.command(Mode::Analyse);
                }
            });
            let said = text::no_board(why, shown.phrasing());
            widgets::wrapped(ui, said, theme::tokens(ui).ink);
        }
        _ => {}
    }
}

fn game_ui(ui: &mut Ui, shown: &FrameData<'_>, game: &PlayOut, requests: &mut Requests) {
    let (tokens, phrasing) = (theme::tokens(ui), shown.phrasing());
    ui.horizontal(|ui| {
        ui.set_min_height(STATUS_HEIGHT);
        let status = text::status(game, phrasing);
        let sizes = [size::TEXT_BANNER, size::TEXT];
        let said = fitting::line(ui, &status, sizes, tokens.ink);
        ui.ctx()
            .accesskit_node_builder(said.id, |node| node.set_live(Live::Polite));
    });
    ui.horizontal_wrapped(|ui| {
        ui.set_min_height(SLIP_HEIGHT);
        partner_ui(ui, shown, requests);
        if let Some(refusal) = shown.session.play().refusal() {
            ui.colored_label(tokens.ink_weak, text::refusal(refusal, phrasing));
        } else if let Some(slip) = game.last_slip() {
            let said = text::slip(&slip, game, shown.document.topology(), phrasing);
            let right = (slip.better, slip.answer);
            slip_row_ui(ui, shown, &said, (slip.number, slip.color), right, requests);
        }
    });
}

/// Beside the board: who plays, and every move with the score after it.
pub(super) fn side_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let Some(game) = shown.board_game() else {
        return;
    };
    sides_ui(ui, shown, game.person(), requests);
    ui.add_space(size::GAP);
    widgets::hairline(ui);
    ui.add_space(size::GAP_SMALL);
    widgets::heading(ui, shown.label(Label::MovesWithScores));
    if !game.turns().is_empty() {
        line_buttons_ui(ui, shown, requests);
    }
    let names = [Label::MoveColumn, Label::ScoreThen];
    head_ui(ui, &COLUMNS, &names.map(|name| shown.label(name)));
    ScrollArea::vertical()
        .id_salt("moves on a board")
        .auto_shrink(false)
        .stick_to_bottom(true)
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for index in 0..game.turns().len() {
                let score = score_after(shown, game, index + 1);
                let score = score.filter(|_| !shown.hides_answers());
                let cells = [score.unwrap_or_else(|| "·".to_owned())];
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

/// What the game comes to after so many moves.
fn score_after(shown: &FrameData<'_>, game: &PlayOut, moves: usize) -> Option<String> {
    let outcome = game.outcome_after(moves)?;
    Some(text::outcome(outcome, game, shown.phrasing()))
}

/// The game so far, as it is written down: with the score after each move.
pub(super) fn line(shown: &FrameData<'_>, game: &PlayOut) -> WholeLine {
    let moves = 1..=game.turns().len();
    let comments = moves.map(|moves| score_after(shown, game, moves).unwrap_or_default());
    let comments: Vec<String> = comments.collect();
    let heading = shown.label(Label::PlayOut);
    WholeLine {
        moves: Box::new(PlayOut::clone(game)),
        written: Some(written(game, heading, &comments, ["", ""])),
    }
}
