//! A point that is fought for: whose turn it is, what the last move gave away, and the class after every move.

use egui::accesskit::Live;
use egui::{RichText, ScrollArea, Ui};
use semeai_session::play_out::Stage;
use semeai_session::play_out::life::PlayOut;
use semeai_sheets::Sign;
use semeai_words::labels::Label;
use semeai_words::life::{class_name, class_sentence, play as text};

use crate::commands::mode::Mode;
use crate::commands::requests::Requests;
use crate::look::fitting;
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::panels::pieces::line_buttons::line_buttons_ui;
use crate::panels::pieces::move_rows::{head_ui, played_ui};
use crate::panels::pieces::players::{SLIP_HEIGHT, STATUS_HEIGHT, partner_ui, sides_ui};
use crate::panels::pieces::slip::slip_row_ui;
use crate::science::FrameData;
use crate::sheet_view::sign_ui;

/// Where the column after the move begins.
const COLUMNS: [f32; 1] = [0.5];

/// In place of the banner.
pub(super) fn banner_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    match shown.session.play().stage() {
        Stage::Life(game) => game_ui(ui, shown, game, requests),
        Stage::NoFight(why) => {
            let said = text::no_fight(why, shown.document.topology(), shown.phrasing());
            ui.horizontal(|ui| {
                if widgets::strong_button(ui, shown.label(Label::ChoosePoint)).clicked() {
                    requests.command(Mode::Analyse);
                }
            });
            widgets::wrapped(ui, said, theme::tokens(ui).ink);
        }
        _ => {}
    }
}

fn game_ui(ui: &mut Ui, shown: &FrameData<'_>, game: &PlayOut, requests: &mut Requests) {
    let tokens = theme::tokens(ui);
    let (board, phrasing) = (shown.document.topology(), shown.phrasing());
    let class = game.class_after(game.turns().len());
    ui.horizontal(|ui| {
        ui.set_min_height(STATUS_HEIGHT);
        let point = shown.point_name(game.situation().point());
        ui.label(RichText::new(&*point).size(size::TEXT_BANNER));
        // Who plays for the answer reads it in words.
        let has_letters = !shown.hides_answers() && !shown.is_for_learners();
        if let Some(class) = class.filter(|_| has_letters) {
            let chip = sign_ui(ui, Sign::Class(shown.class_letters().of(class)));
            chip.on_hover_text(class_sentence(&point, class, phrasing));
        }
        widgets::divider(ui);
        let status = text::status(game, board, phrasing);
        let sizes = [size::TEXT_BANNER, size::TEXT];
        let said = fitting::line(ui, &status, sizes, tokens.ink);
        ui.ctx()
            .accesskit_node_builder(said.id, |node| node.set_live(Live::Polite));
    });
    slip_ui(ui, shown, game, requests);
}

/// The line below: a move that gave something away, or a click that did nothing. It keeps its room when it is empty.
fn slip_ui(ui: &mut Ui, shown: &FrameData<'_>, game: &PlayOut, requests: &mut Requests) {
    let tokens = theme::tokens(ui);
    let (board, phrasing) = (shown.document.topology(), shown.phrasing());
    ui.horizontal_wrapped(|ui| {
        ui.set_min_height(SLIP_HEIGHT);
        partner_ui(ui, shown, requests);
        if let Some(refusal) = shown.session.play().refusal() {
            let said = text::refusal(refusal, board, phrasing);
            ui.label(RichText::new(said).color(tokens.ink_weak));
        } else if let Some(slip) = game.last_slip() {
            let point = shown.point_name(game.situation().point());
            let said = text::slip(&slip, &point, board, phrasing);
            let right = (slip.better, slip.answer);
            slip_row_ui(ui, shown, &said, (slip.number, slip.color), right, requests);
        }
    });
}

/// Beside the board: who plays, and every move with the class after it.
pub(super) fn side_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let Some(game) = shown.life_game() else {
        return;
    };
    sides_ui(ui, shown, game.person(), requests);
    ui.add_space(size::GAP);
    widgets::hairline(ui);
    ui.add_space(size::GAP_SMALL);
    let [heading, after] = match shown.is_for_learners() {
        true => [Label::MovesWithOwners, Label::OwnerAfter],
        false => [Label::MovesWithClasses, Label::ClassAfter],
    };
    widgets::heading(ui, shown.label(heading));
    if !game.turns().is_empty() {
        line_buttons_ui(ui, shown, requests);
    }
    let names = [Label::MoveColumn, after];
    head_ui(ui, &COLUMNS, &names.map(|name| shown.label(name)));
    ScrollArea::vertical()
        .id_salt("moves for a point")
        .auto_shrink(false)
        .stick_to_bottom(true)
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for index in 0..game.turns().len() {
                move_ui(ui, shown, game, index, requests);
            }
        });
}

/// A move with the class of the point after it; a click takes back what came after.
fn move_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    game: &PlayOut,
    index: usize,
    requests: &mut Requests,
) {
    let class = (game.class_after(index + 1)).filter(|_| !shown.hides_answers());
    let class = class.map_or("·", |class| match shown.is_for_learners() {
        true => class_name(class, shown.phrasing()),
        false => shown.class_letters().of(class).letters(),
    });
    let cells = [class.to_owned()];
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
