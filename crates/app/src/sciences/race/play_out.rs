//! A race that is played out: its state in the banner, who plays how, and the counts move by move.

use egui::accesskit::Live;
use egui::{Align, Layout, RichText, ScrollArea, Ui, vec2};
use semeai_board::Color;
use semeai_race::answer::RaceAnswer;
use semeai_search::Known;
use semeai_session::play_out::{MAX_THREATS, PlayAction, PlayOut, PlayStyle, Turn};
use semeai_words::labels::Label;
use semeai_words::legend::LegendEntry;
use semeai_words::race::play_out as text;

use crate::commands::mode::Mode;
use crate::commands::requests::Requests;
use crate::look::fitting;
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::panels::pieces::line_buttons::line_buttons_ui;
use crate::panels::pieces::players::{SLIP_HEIGHT, STATUS_HEIGHT, partner_ui, row_ui, sides_ui};
use crate::panels::pieces::slip::slip_row_ui;
use crate::science::FrameData;

/// In place of the verdict: whose turn it is, the counts, and what the last move gave away.
pub(super) fn banner_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    if let Some(game) = shown.session.play().game() {
        game_banner_ui(ui, shown, game, requests);
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.label(shown.label(Label::NoRaceHere));
        if widgets::small_button(ui, shown.label(Label::MarkThem)).clicked() {
            requests.command(Mode::Mark);
        }
    });
}

fn game_banner_ui(ui: &mut Ui, shown: &FrameData<'_>, game: &PlayOut, requests: &mut Requests) {
    let tokens = theme::tokens(ui);
    let (phrasing, situation) = (shown.phrasing(), game.situation());
    ui.horizontal(|ui| {
        ui.set_min_height(STATUS_HEIGHT);
        for color in Color::ALL {
            widgets::stone_ui(ui, 16.0, color);
            let count = if shown.hides_answers() {
                "·".to_owned()
            } else {
                situation.counts()[color].to_string()
            };
            ui.label(RichText::new(count).size(size::TEXT_BANNER));
            ui.add_space(size::GAP);
        }
        widgets::divider(ui);
        let status = text::status(game, phrasing);
        let sizes = [size::TEXT_BANNER, size::TEXT];
        let said = fitting::line(ui, &status, sizes, tokens.ink);
        ui.ctx()
            .accesskit_node_builder(said.id, |node| node.set_live(Live::Polite));
    });
    slip_ui(ui, shown, game, requests);
}

/// The line below: a click that did nothing, or a move that gave something away. It keeps its room when it is empty,
/// so that the board does not jump.
fn slip_ui(ui: &mut Ui, shown: &FrameData<'_>, game: &PlayOut, requests: &mut Requests) {
    let tokens = theme::tokens(ui);
    let phrasing = shown.phrasing();
    let topology = shown.document.topology();
    ui.horizontal_wrapped(|ui| {
        ui.set_min_height(SLIP_HEIGHT);
        partner_ui(ui, shown, requests);
        if let Some(refusal) = shown.session.play().refusal() {
            ui.label(
                RichText::new(text::refusal(refusal, topology, phrasing)).color(tokens.ink_weak),
            );
        } else if let Some(slip) = game.last_slip() {
            // Told where answers are covered too: it is a move that was made, and whoever plays wants to learn from it.
            let place = game.turns()[slip.number - 1].point;
            let place = place.map(|point| shown.point_name(point));
            let said = text::slip(slip, game.person(), place.as_deref(), phrasing);
            let right = (slip.better, slip.answer);
            slip_row_ui(ui, shown, &said, (slip.number, slip.color), right, requests);
        }
    });
}

/// Beside the board: who plays how, and every move with its counts.
pub(super) fn side_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let Some(game) = shown.session.play().game() else {
        return;
    };
    sides_ui(ui, shown, game.person(), requests);
    // By which rule the program plays is nothing for who wants to play it.
    if !shown.is_for_learners() {
        style_ui(ui, shown, game, requests);
        ui.add_space(size::GAP);
        threats_ui(ui, shown, game, requests);
    }
    ui.add_space(size::GAP);
    widgets::hairline(ui);
    ui.add_space(size::GAP_SMALL);
    ui.horizontal(|ui| {
        widgets::heading(ui, shown.label(Label::CountsSoFar));
        let is_nearby = |solved: &RaceAnswer| solved.known() == Known::Provisional;
        if shown.found().is_some_and(is_nearby) && !shown.hides_answers() {
            let name = widgets::quiet(ui, shown.label(Label::IsNearby));
            widgets::explained(name, LegendEntry::NearbyOnly, shown.phrasing());
        }
    });
    ui.add_space(size::GAP_SMALL);
    if !game.turns().is_empty() {
        line_buttons_ui(ui, shown, requests);
        ui.add_space(size::GAP_SMALL);
    }
    moves_ui(ui, shown, game);
}

fn style_ui(ui: &mut Ui, shown: &FrameData<'_>, game: &PlayOut, requests: &mut Requests) {
    row_ui(ui, shown.label(Label::PlayStyle), |ui| {
        for style in PlayStyle::ALL {
            let (name, hint) = match style {
                PlayStyle::Best => (Label::StyleBest, Label::StyleBestHint),
                PlayStyle::Longest => (Label::StyleLongest, Label::StyleLongestHint),
                PlayStyle::InsideFirst => (Label::StyleInside, Label::StyleInsideHint),
            };
            let is_chosen = game.style() == style;
            let tab = widgets::tab(ui, shown.label(name), is_chosen, size::TEXT);
            if tab.clicked() && !is_chosen {
                requests.ask(PlayAction::Style(style));
            }
            tab.on_hover_text(shown.label(hint));
        }
    });
}

fn threats_ui(ui: &mut Ui, shown: &FrameData<'_>, game: &PlayOut, requests: &mut Requests) {
    row_ui(ui, shown.label(Label::KoThreats), |ui| {
        for color in Color::ALL {
            let left = game.situation().threats[color];
            let (fewer, more) = match color {
                Color::Black => (Label::BlackFewerThreats, Label::BlackMoreThreats),
                Color::White => (Label::WhiteFewerThreats, Label::WhiteMoreThreats),
            };
            ui.add_space(size::GAP);
            widgets::stone_ui(ui, 16.0, color);
            ui.add_space(size::GAP_SMALL);
            let fewer = step_ui(ui, "-", shown.label(fewer), left > 0);
            ui.add_space(size::GAP_SMALL);
            ui.label(left.to_string());
            ui.add_space(size::GAP_SMALL);
            let more = step_ui(ui, "+", shown.label(more), left < MAX_THREATS);
            if fewer {
                requests.ask(PlayAction::Threats(color, left - 1));
            }
            if more {
                requests.ask(PlayAction::Threats(color, left + 1));
            }
            ui.add_space(size::GAP);
        }
    });
}

fn step_ui(ui: &mut Ui, sign: &str, name: &str, is_possible: bool) -> bool {
    let button = widgets::small_button_if(ui, sign, is_possible);
    button.widget_info(|| {
        egui::WidgetInfo::labeled(egui::accesskit::Role::Button, is_possible, name)
    });
    button.clicked()
}

fn moves_ui(ui: &mut Ui, shown: &FrameData<'_>, game: &PlayOut) {
    let phrasing = shown.phrasing();
    ScrollArea::vertical()
        .id_salt("moves")
        .auto_shrink(false)
        .stick_to_bottom(true)
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            move_ui(ui, shown, game, 0, None);
            for (i, turn) in game.turns().iter().enumerate() {
                move_ui(ui, shown, game, i + 1, Some(turn));
            }
            let topology = shown.document.topology();
            let notes: Vec<String> = game
                .replayed()
                .into_iter()
                .map(|(number, point)| text::replayed(number, point, topology, phrasing))
                .collect();
            if !notes.is_empty() {
                ui.add_space(size::GAP_SMALL);
                widgets::quiet_wrapped(ui, notes.join("   "));
            }
        });
}

/// The widths of the columns: number, stone, move, counts, and whose race it is.
const NUMBER: f32 = 20.0;
const STONE: f32 = 16.0;
const MOVE: f32 = 136.0;
const MOVE_MIN: f32 = 72.0;
const COUNTS: f32 = 48.0;
const WHOSE: f32 = 90.0;

/// A move with the counts after it and whose race it is then; the start has no move.
fn move_ui(ui: &mut Ui, shown: &FrameData<'_>, game: &PlayOut, number: usize, turn: Option<&Turn>) {
    let tokens = theme::tokens(ui);
    let phrasing = shown.phrasing();
    let counts = turn.map_or_else(|| game.start().counts(), |turn| turn.counts);
    let is_last = number == game.turns().len();
    let is_slip = number > 0 && game.slip(number - 1).is_some() && !shown.hides_answers();
    let color = match (is_slip, is_last) {
        (true, _) => tokens.warning,
        (false, true) => tokens.ink,
        (false, false) => tokens.ink_weak,
    };
    let column = |ui: &mut Ui, width: f32, text: String| {
        let room = vec2(width, 22.0);
        ui.allocate_ui_with_layout(room, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_width(width);
            ui.label(RichText::new(text).size(size::TEXT).color(color));
        });
    };
    // In a narrow window the move gives way, for what stands after it says whose race it is.
    let room = ui.available_width() - NUMBER - STONE - COUNTS - WHOSE - 4.0 * size::GAP_SMALL;
    let room = room.clamp(MOVE_MIN, MOVE);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = size::GAP_SMALL;
        match turn {
            None => {
                column(ui, NUMBER + STONE + size::GAP_SMALL, String::new());
                column(ui, room, shown.label(Label::AtStart).to_owned());
            }
            Some(turn) => {
                column(ui, NUMBER, number.to_string());
                widgets::stone_ui(ui, STONE, turn.color);
                let text = text::move_text(turn, shown.document.topology(), phrasing);
                column(ui, room, text);
            }
        }
        if shown.hides_answers() {
            return;
        }
        column(ui, COUNTS, text::counts(counts));
        let race = game.outcome_after(number);
        let race = race.map_or("…", |outcome| text::whose_race(outcome, phrasing));
        column(ui, WHOSE, race.to_owned());
    });
}
