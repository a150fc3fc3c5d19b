//! An endgame being played out: whose turn it is, what the last move lost, the score after every move, the counted board.

use egui::accesskit::Live;
use egui::{RichText, ScrollArea, Ui};
use semeai_board::Color;
use semeai_session::FindSafe;
use semeai_session::play_out::PlayAction;
use semeai_session::play_out::endgame::{MomentReport, PlayOut, Style};
use semeai_words::endgame::play as text;
use semeai_words::labels::Label;

use super::review;
use crate::commands::command::MarkCommand;
use crate::commands::requests::Requests;
use crate::look::fitting;
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::panels::pieces::line_buttons::line_buttons_ui;
use crate::panels::pieces::move_rows::{head_ui, played_ui};
use crate::panels::pieces::players::{
    SLIP_HEIGHT, STATUS_HEIGHT, partner_ui, row_ui as choice_ui, sides_ui,
};
use crate::panels::pieces::slip::slip_row_ui;
use crate::science::FrameData;

/// Where the columns after the move begin: loss, and the score with best play after it.
const COLUMNS: [f32; 2] = [0.36, 0.58];

/// In place of the verdict: whose turn it is, the score, and what the last move lost.
pub(super) fn banner_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let Some(game) = shown.session.play().endgame() else {
        if shown.session.progress::<FindSafe>().is_pending() {
            ui.label(RichText::new(shown.label(Label::FindingSafe)).size(size::TEXT_BANNER));
            return;
        }
        widgets::wrapped(
            ui,
            text::no_endgame(shown.phrasing()),
            theme::tokens(ui).ink,
        );
        if widgets::strong_button(ui, shown.label(Label::ProposeSafe)).clicked() {
            requests.command(MarkCommand::Propose);
        }
        return;
    };
    let tokens = theme::tokens(ui);
    let (phrasing, komi) = (shown.phrasing(), shown.document.endgame.counting.komi);
    ui.horizontal(|ui| {
        ui.set_min_height(STATUS_HEIGHT);
        let score = game.score_after(game.turns().len());
        let score = score.filter(|_| !shown.hides_scores() && game.end().is_none());
        let report = game.known().map(MomentReport::report);
        let score = score.map_or_else(
            || "·".to_owned(),
            |score| text::known_lead(score, report, komi, phrasing),
        );
        if game.end().is_none() {
            widgets::quiet(ui, shown.label(Label::BestPlay))
                .on_hover_text(shown.label(Label::BestPlayFromHere));
            ui.label(RichText::new(score).size(size::TEXT_BANNER))
                .on_hover_text(shown.label(Label::BestPlayFromHere));
            widgets::divider(ui);
        }
        let status = text::status(game, komi, phrasing);
        let sizes = [size::TEXT_BANNER, size::TEXT_SMALL];
        let said = fitting::line(ui, &status, sizes, tokens.ink);
        ui.ctx()
            .accesskit_node_builder(said.id, |node| node.set_live(Live::Polite));
    });
    slip_ui(ui, shown, game, requests);
}

/// The line below: a move that lost points, and a click that did nothing. It keeps its room when it is empty.
fn slip_ui(ui: &mut Ui, shown: &FrameData<'_>, game: &PlayOut, requests: &mut Requests) {
    let tokens = theme::tokens(ui);
    let phrasing = shown.phrasing();
    ui.horizontal_wrapped(|ui| {
        ui.set_min_height(SLIP_HEIGHT);
        partner_ui(ui, shown, requests);
        if let Some(refusal) = shown.session.play().refusal() {
            let said = text::refusal(refusal, phrasing);
            ui.label(RichText::new(said).color(tokens.ink_weak));
        } else if let Some(mut slip) = game.last_slip() {
            // Told where answers are covered too; what came first is no secret but while a lesson asks for it.
            if shown.asks_for_move() {
                slip.better = None;
            }
            let said = text::slip(&slip, shown.document.topology(), phrasing);
            let right = (None, slip.answer);
            slip_row_ui(ui, shown, &said, (slip.number, slip.color), right, requests);
        }
    });
}

/// Beside the board: who plays how, and every move with what it lost.
pub(super) fn side_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let Some(game) = shown.session.play().endgame() else {
        return;
    };
    sides_ui(ui, shown, game.person(), requests);
    // By which rule the program plays is nothing for who wants to play it.
    if !shown.is_for_learners() {
        style_ui(ui, shown, game, requests);
    }
    review::button_ui(ui, shown, requests);
    ui.add_space(size::GAP);
    widgets::hairline(ui);
    ui.add_space(size::GAP_SMALL);
    widgets::heading(ui, shown.label(Label::MovesSoFar));
    if !game.turns().is_empty() {
        line_buttons_ui(ui, shown, requests);
    }
    let names = [Label::MoveColumn, Label::Lost, Label::ThenBestPlay];
    head_ui(ui, &COLUMNS, &names.map(|name| shown.label(name)));
    ScrollArea::vertical()
        .id_salt("endgame moves")
        .auto_shrink(false)
        .stick_to_bottom(true)
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for index in 0..game.turns().len() {
                move_ui(ui, shown, game, index, requests);
            }
            end_ui(ui, shown, game);
        });
}

fn style_ui(ui: &mut Ui, shown: &FrameData<'_>, game: &PlayOut, requests: &mut Requests) {
    choice_ui(ui, shown.label(Label::PlayStyle), |ui| {
        ui.horizontal_wrapped(|ui| {
            for style in Style::ALL {
                style_tab_ui(ui, shown, game, style, requests);
            }
        });
    });
}

fn style_tab_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    game: &PlayOut,
    style: Style,
    requests: &mut Requests,
) {
    let (name, hint) = match style {
        Style::Best => (Label::StyleBest, Label::StyleBestEndgameHint),
        Style::Hotstrat => (Label::StyleHotstrat, Label::StyleHotstratHint),
        Style::Sentestrat => (Label::StyleSentestrat, Label::StyleSentestratHint),
        Style::Thermostrat => (Label::StyleThermostrat, Label::StyleThermostratHint),
        Style::Greedy => (Label::StyleGreedy, Label::StyleGreedyHint),
    };
    let is_chosen = game.style() == style;
    let tab = widgets::tab(ui, shown.label(name), is_chosen, size::TEXT);
    if tab.clicked() && !is_chosen {
        requests.ask(PlayAction::EndgameStyle(style));
    }
    tab.on_hover_text(shown.label(hint));
}

/// A move with what it lost and the score after it; a click takes back what came after.
fn move_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    game: &PlayOut,
    index: usize,
    requests: &mut Requests,
) {
    let phrasing = shown.phrasing();
    let komi = shown.document.endgame.counting.komi;
    let cells = if shown.hides_scores() {
        ["·".to_owned(), "·".to_owned()]
    } else {
        let unknown = |is_known: bool| if is_known { "?" } else { "…" }.to_owned();
        let (before, after) = (game.known_after(index), game.known_after(index + 1));
        let score = game.score_after(index + 1);
        [
            game.loss(index).map_or_else(
                || unknown(before.is_some()),
                |loss| text::loss(loss, phrasing),
            ),
            score.map_or_else(
                || unknown(after.is_some()),
                |score| text::known_lead(score, after.map(MomentReport::report), komi, phrasing),
            ),
        ]
    };
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

/// At the end: the counted board, and what each side lost where.
fn end_ui(ui: &mut Ui, shown: &FrameData<'_>, game: &PlayOut) {
    let Some(count) = game.count() else { return };
    let (phrasing, komi) = (shown.phrasing(), shown.document.endgame.counting.komi);
    ui.add_space(size::GAP);
    let ink = theme::tokens(ui).ink;
    for said in text::count(&count, komi, phrasing) {
        widgets::wrapped(ui, said, ink);
    }
    if shown.hides_answers() {
        return;
    }
    ui.add_space(size::GAP_SMALL);
    for color in Color::ALL {
        let topology = shown.document.topology();
        widgets::quiet_wrapped(ui, text::lost(game, color, topology, phrasing));
    }
}
