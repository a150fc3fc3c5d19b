//! The proof beside the board: how it is known, each start, the best line, and what was assumed.

use egui::accesskit::Live;
use egui::{
    Color32, CornerRadius, Frame, Margin, Response, RichText, ScrollArea, Sense, Ui, WidgetInfo,
    vec2,
};
use semeai_board::Color;
use semeai_race::answer::RaceAnswer;
use semeai_race::propose::ProposeError;
use semeai_search::Known;
use semeai_session::Progress;
use semeai_session::Prove;
use semeai_session::play_out::PlayOut;
use semeai_words::grammar::grouped;
use semeai_words::labels::Label;
use semeai_words::legend::LegendEntry;
use semeai_words::race::play_out as play_text;
use semeai_words::race::result::solved_outcome;
use semeai_words::race::solution::certainty::{disagreement_sentence, proof_sentence};
use semeai_words::race::solution::refusal::propose_error;
use semeai_words::race::solution::safe::beyond_sentence;
use semeai_words::race::solution::start::start_sentence;

use super::proposal::safe_ui;
use crate::commands::command::ScienceCommand;
use crate::commands::requests::Requests;
use crate::commands::shortcuts::find;
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::panels::pieces::line_buttons::line_buttons_ui;
use crate::science::FrameData;
use crate::sciences::race::request::RaceRequest;

/// The room of a stone before the name of a move.
const STONE: f32 = 18.0;

/// Shows the panel.
pub(super) fn proof_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let (progress, answer) = (
        shown.session.progress::<Prove>(),
        shown.session.shown::<Prove>(),
    );
    if progress.is_noticed() {
        running_ui(ui, shown, progress, requests);
        return;
    }
    if let Some(Ok(solved)) = answer {
        solved_ui(ui, shown, solved, requests);
        return;
    }
    let tokens = theme::tokens(ui);
    let (said, color) = if progress == Progress::Failed {
        (shown.label(Label::ProofFailed).to_owned(), tokens.error)
    } else if let Some(Err(problem)) = answer {
        let topology = shown.document.topology();
        let said = propose_error(problem, topology, shown.phrasing());
        let color = match problem {
            // An answer, and nothing that anybody could mend.
            ProposeError::NoRace(_) => tokens.ink,
            _ => tokens.warning,
        };
        (said, color)
    } else {
        (shown.label(Label::ProofIdle).to_owned(), tokens.ink_weak)
    };
    widgets::wrapped(ui, said, color);
    ui.add_space(size::GAP);
    prove_ui(ui, shown, requests);
}

/// The button that starts the search.
pub(super) fn prove_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let entry = find(ScienceCommand::Prove);
    let name = if shown.session.race_answer().is_some() {
        Label::ProveLonger
    } else {
        entry.label
    };
    // The filled one stands in the banner.
    let button = ui.button(shown.label(name));
    let key = entry.key_text(ui.ctx());
    if button.on_hover_text(key.unwrap_or_default()).clicked() {
        requests.command(ScienceCommand::Prove);
    }
}

fn running_ui(ui: &mut Ui, shown: &FrameData<'_>, progress: Progress, requests: &mut Requests) {
    let (positions, secs) = (progress.positions(), progress.elapsed().as_secs_f32());
    ui.label(shown.label(Label::Proving));
    ui.add_space(size::GAP_SMALL);
    ui.horizontal(|ui| {
        let said = format!(
            "{} {} · {secs:.1} s",
            grouped(positions),
            shown.label(Label::PositionsSoFar)
        );
        widgets::quiet(ui, said);
        if widgets::small_button(ui, shown.label(Label::Cancel)).clicked() {
            requests.ask(RaceRequest::StopProof);
        }
    });
}

fn solved_ui(ui: &mut Ui, shown: &FrameData<'_>, solved: &RaceAnswer, requests: &mut Requests) {
    head_ui(ui, shown, solved, requests);
    ui.add_space(size::GAP_SMALL);
    widgets::hairline(ui);
    ui.add_space(size::GAP_SMALL);
    ScrollArea::vertical()
        .id_salt("proof")
        .auto_shrink(false)
        .show(ui, |ui| {
            for disagreement in &solved.disagreements {
                let topology = shown.document.topology();
                let said = disagreement_sentence(disagreement, topology, shown.phrasing());
                let color = theme::tokens(ui).error;
                widgets::wrapped(ui, said, color);
                ui.add_space(size::GAP_SMALL);
            }
            // What an answer leaves out goes before it.
            let beyond = beyond_sentence(solved, shown.phrasing());
            if !beyond.is_empty() {
                widgets::quiet_wrapped(ui, beyond);
            }
            starts_ui(ui, shown, solved, requests);
            ui.add_space(size::GAP);
            line_ui(ui, shown, requests);
            ui.add_space(size::GAP);
            safe_ui(ui, shown, &solved.proposal, requests);
        });
}

/// The badge, and what the search took.
fn head_ui(ui: &mut Ui, shown: &FrameData<'_>, solved: &RaceAnswer, requests: &mut Requests) {
    ui.horizontal(|ui| {
        let tokens = theme::tokens(ui);
        let (label, fill, ink) = match solved.known() {
            Known::Proved => (Label::Proved, tokens.accent, tokens.on_accent),
            Known::Counted => (Label::Counted, tokens.accent_soft, tokens.accent),
            Known::Provisional => (Label::Nearby, tokens.accent_soft, tokens.accent),
            Known::Undecided => (Label::Undecided, tokens.hairline, tokens.ink),
        };
        let entry = match solved.known() {
            Known::Proved => LegendEntry::Proved,
            Known::Counted => LegendEntry::SolidEdge,
            Known::Provisional => LegendEntry::NearbyOnly,
            Known::Undecided => LegendEntry::Undecided,
        };
        let badge = badge_ui(ui, shown.label(label), fill, ink);
        widgets::explained(badge, entry, shown.phrasing());
        widgets::at_right(ui, |ui| {
            if solved.known() != Known::Proved {
                prove_ui(ui, shown, requests);
            }
        });
    });
    let said = proof_sentence(solved, shown.phrasing());
    let said = widgets::quiet_wrapped(ui, said);
    ui.ctx()
        .accesskit_node_builder(said.id, |node| node.set_live(Live::Polite));
}

fn badge_ui(ui: &mut Ui, text: &str, ground: Color32, ink: Color32) -> Response {
    Frame::new()
        .fill(ground)
        .corner_radius(CornerRadius::same(size::RADIUS))
        .inner_margin(Margin::symmetric(8, 2))
        .show(ui, |ui| ui.label(RichText::new(text).color(ink)))
        .inner
}

/// Each start as a sentence; a click chooses the one that the board and the line show.
fn starts_ui(ui: &mut Ui, shown: &FrameData<'_>, solved: &RaceAnswer, requests: &mut Requests) {
    let tokens = theme::tokens(ui);
    for first in solved.starts() {
        let is_chosen = shown.view.race.line.first == first;
        ui.horizontal(|ui| {
            widgets::stone_ui(ui, 16.0, first);
            let tab = widgets::tab(ui, shown.first(first), is_chosen, size::TEXT);
            if tab.clicked() && !is_chosen {
                requests.ask(RaceRequest::First(first));
            }
            let outcome = solved.start(first).outcome;
            ui.label(RichText::new(solved_outcome(outcome, shown.phrasing())).color(tokens.ink));
        });
    }
    let said = start_sentence(solved, shown.view.race.line.first, shown.phrasing());
    widgets::wrapped(ui, said, tokens.ink);
}

/// The best line: buttons that step through it, and its moves.
fn line_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let line = &shown.view.race.line;
    let Some(whole) = line.whole().filter(|_| line.length > 0) else {
        return;
    };
    let at = line.game().map_or(0, |game| game.turns().len());
    ui.horizontal(|ui| {
        widgets::heading(ui, shown.label(Label::BestLine));
        for (sign, name, step) in [
            ("‹", Label::LineBack, at.checked_sub(1)),
            (
                "›",
                Label::LineOn,
                Some(at + 1).filter(|&step| step <= line.length),
            ),
        ] {
            let button = widgets::small_button_if(ui, sign, step.is_some());
            let name = shown.label(name);
            button.widget_info(|| {
                WidgetInfo::labeled(egui::accesskit::Role::Button, step.is_some(), name)
            });
            if let Some(step) = step.filter(|_| button.on_hover_text(name).clicked()) {
                requests.ask(RaceRequest::Step(step));
            }
        }
        widgets::quiet(ui, format!("{at} / {}", line.length));
        let counts = line.game().map(|game| game.situation().counts());
        if let Some(counts) = counts {
            widgets::quiet(ui, shown.label(Label::LibertiesNow))
                .on_hover_text(shown.label(Label::LibertiesLeft));
            for color in Color::ALL {
                ui.add_space(size::GAP_SMALL);
                widgets::stone_ui(ui, 16.0, color);
                ui.label(counts[color].to_string())
                    .on_hover_text(shown.label(Label::LibertiesLeft));
            }
        }
    });
    moves_ui(ui, shown, &whole, at, requests);
    ui.add_space(size::GAP_SMALL);
    line_buttons_ui(ui, shown, requests);
}

fn moves_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    whole: &PlayOut,
    at: usize,
    requests: &mut Requests,
) {
    let topology = shown.document.topology();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(2.0, 2.0);
        for (i, turn) in whole.turns().iter().enumerate() {
            let name = play_text::move_text(turn, topology, shown.phrasing());
            let text = format!("{} {name}", i + 1);
            if move_ui(ui, turn.color, &text, i + 1 == at).clicked() {
                requests.ask(RaceRequest::Step(i + 1));
            }
        }
    });
    let notes: Vec<String> = whole
        .replayed()
        .into_iter()
        .map(|(number, point)| play_text::replayed(number, point, topology, shown.phrasing()))
        .collect();
    if !notes.is_empty() {
        widgets::quiet(ui, notes.join("   "));
    }
}

/// A move as one piece, so that no line breaks between the stone and its name. The stone is painted: the signs of a
/// font change places on a dark ground.
fn move_ui(ui: &mut Ui, color: Color, text: &str, is_here: bool) -> Response {
    let tokens = theme::tokens(ui);
    let font = theme::font(size::TEXT_SMALL + 1.0);
    let galley = ui
        .painter()
        .layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER);
    let extent = vec2(galley.size().x + STONE + 2.0 * size::GAP_SMALL, 24.0);
    let (rect, response) = ui.allocate_exact_size(extent, Sense::click());
    response
        .widget_info(|| WidgetInfo::selected(egui::accesskit::Role::Button, true, is_here, text));
    let is_pointed_at = response.hovered() || response.has_focus();
    let (ground, ink) = match (is_here, is_pointed_at) {
        (true, _) => (tokens.accent_soft, tokens.accent),
        (false, true) => (theme::faded(tokens.accent_soft, 0.5), tokens.ink),
        (false, false) => (Color32::TRANSPARENT, tokens.ink),
    };
    let painter = ui.painter();
    painter.rect_filled(rect, f32::from(size::RADIUS), ground);
    let stone = rect.left_center() + vec2(size::GAP_SMALL + STONE / 2.0 - 2.0, 0.0);
    widgets::stone(painter, tokens, stone, color);
    let place = rect.left_center() + vec2(size::GAP_SMALL + STONE, -galley.size().y / 2.0);
    painter.galley(place, galley, ink);
    response
}
