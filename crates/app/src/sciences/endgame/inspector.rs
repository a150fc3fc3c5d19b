//! What is known of the region that is selected: its value, what each side's best move makes of it, and the thermograph.

use egui::accesskit::Role;
use egui::{Align, Color32, Grid, Layout, ScrollArea, Ui, WidgetInfo, vec2};
use semeai_board::Color;
use semeai_endgame::KoWorth;
use semeai_endgame::position_report::{LocalBest, RegionReport, RegionState, Valuation};
use semeai_picture::thermograph::{ScaffoldLines, ThermographPane, Walls, ko_walls};
use semeai_session::SolveEndgame;
use semeai_words::endgame::moves::{
    endgame_elsewhere, endgame_inside, endgame_ko_results, endgame_worth,
};
use semeai_words::endgame::names::{endgame_kind, endgame_region_state};
use semeai_words::grammar::{in_print, mixed_number, point_count};
use semeai_words::labels::Label;
use semeai_words::legend::LegendEntry;

use crate::commands::command::EditCommand;
use crate::commands::mode::Mode;
use crate::commands::requests::{Requests, ShowRequest};
use crate::look::mathematics::value_ui;
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::panels::pieces::cover::cover_ui;
use crate::panels::pieces::thermograph::pane_ui;
use crate::panes::Pane;
use crate::science::FrameData;
use crate::sciences::endgame::request::EndgameRequest;

/// The part of the width that the numbers take; the thermograph has the rest.
const NUMBERS: f32 = 0.56;

/// The least height of a line of it.
const LINE: f32 = 18.0;

/// The height that the numbers of a region need with their title, each line that more is said in, and what is said where there are
/// no numbers. With a good size the thermograph is easily read.
const NUMBERS_HEIGHT: f32 = 158.0;
const MORE: f32 = 22.0;
const SAID: f32 = 196.0;
pub(super) const ROOMY: f32 = 196.0;

/// The height that the pane needs.
pub(super) fn height(ui: &Ui, shown: &FrameData<'_>) -> f32 {
    let Some((_, whole)) = shown.endgame_region() else {
        return 0.0;
    };
    let region = shown.below().map_or(whole, |below| &below.left);
    if region.value.is_none() {
        return match region.ko_worth() {
            Some(_) => SAID + MORE,
            None => SAID,
        };
    }
    let width = ui.available_width() - theme::side_frame(theme::tokens(ui)).total_margin().sum().x;
    let step = step_text(shown).map_or(0.0, |said| {
        let font = theme::font(size::TEXT);
        let text = (ui.painter()).layout(said, font, Color32::PLACEHOLDER, width);
        text.size().y + size::GAP_SMALL
    });
    let has_elsewhere = shown.view.endgame.elsewhere.is_some();
    let elsewhere = if has_elsewhere { 2.0 * MORE } else { 0.0 };
    let ko = if region.ko.is_some() { 2.0 * MORE } else { 0.0 };
    NUMBERS_HEIGHT + step + elsewhere + ko
}

/// What the last move into a position of the region has done.
fn step_text(shown: &FrameData<'_>) -> Option<String> {
    let below = shown.below().filter(|_| !shown.hides_answers())?;
    let (topology, phrasing) = (shown.document.topology(), shown.phrasing());
    let said = endgame_inside(shown.endgame(), below, topology, phrasing)?;
    Some(in_print(&said))
}

/// The steps of a degree in which a temperature elsewhere is chosen.
const STEPS: i32 = 4;

/// Shows the region, or the position in it in which the board stands.
pub(super) fn inspector_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let Some((_, whole)) = shown.endgame_region() else {
        ui.allocate_space(ui.available_size());
        return;
    };
    let below = shown.below();
    let region = below.map_or(whole, |below| &below.left);
    title_ui(ui, shown, whole, region, false, requests);
    if shown.hides_answers() {
        cover_ui(ui, shown, requests);
        ui.allocate_space(ui.available_size());
        return;
    }
    if let Some(said) = step_text(shown) {
        widgets::wrapped(ui, said, theme::tokens(ui).accent);
    }
    let room = ui.available_size();
    ui.allocate_ui_with_layout(room, Layout::left_to_right(Align::Min), |ui| {
        let has_graph = region.value.is_some() || region.ko_worth().is_some();
        let width = if has_graph { room.x * NUMBERS } else { room.x };
        ui.allocate_ui_with_layout(vec2(width, room.y), Layout::top_down(Align::Min), |ui| {
            ui.set_width(width);
            ScrollArea::vertical()
                .id_salt("endgame region")
                .auto_shrink(false)
                .show(ui, |ui| numbers_ui(ui, shown, region, requests));
        });
        match (&region.value, region.ko_worth()) {
            (Some(value), _) => {
                ui.vertical(|ui| graph_ui(ui, shown, value, requests));
            }
            (None, Some(ko)) => {
                ui.vertical(|ui| ko_graph_ui(ui, shown, ko));
            }
            (None, None) => {}
        }
    });
}

/// Shows only the title of the region.
pub(super) fn folded_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    if let Some((_, whole)) = shown.endgame_region() {
        let region = shown.below().map_or(whole, |below| &below.left);
        title_ui(ui, shown, whole, region, true, requests);
    }
}

/// The thermograph, with the temperature elsewhere as a line that is dragged.
fn graph_ui(ui: &mut Ui, shown: &FrameData<'_>, value: &Valuation, requests: &mut Requests) {
    let elsewhere = shown.view.endgame.elsewhere;
    let name = shown.label(Label::WorthElsewhere);
    let pane = ThermographPane {
        graph: &Walls::of(&value.thermograph),
        others: &[],
        scaffolds: None,
        line: elsewhere.map(|t| (t, name)),
    };
    let pointed_at = pane_ui(ui, shown, &pane, Some(STEPS));
    let is_down = ui.input(|input| input.pointer.primary_down());
    if let Some(t) = pointed_at.filter(|&t| is_down && Some(t) != elsewhere) {
        requests.ask(EndgameRequest::Elsewhere(Some(t)));
    }
}

/// The thermograph of a ko as the ko threats are said to be, with those of the other conditions thin and dashed where they differ.
fn ko_graph_ui(ui: &mut Ui, shown: &FrameData<'_>, ko: &KoWorth) {
    let walls = ko_walls(ko, shown.view.endgame.threats);
    let Some((graph, others)) = walls.split_first() else {
        return;
    };
    let scaffolds = ScaffoldLines::of_ko(ko, shown.view.endgame.threats);
    let pane = ThermographPane {
        graph,
        others,
        scaffolds: scaffolds.as_ref(),
        line: None,
    };
    pane_ui(ui, shown, &pane, None);
}

/// Count, worth and swing of a ko with the threats that are said, and the buttons that say them.
fn ko_numbers_ui(ui: &mut Ui, shown: &FrameData<'_>, ko: &KoWorth, requests: &mut Requests) {
    let threats = shown.view.endgame.threats;
    let graph = match threats {
        None => Some(&ko.no_threats),
        Some(Color::Black) => ko.black_komaster.as_ref(),
        Some(Color::White) => ko.white_komaster.as_ref(),
    };
    for (side, name) in [
        (None, Label::NoKoThreats),
        (Some(Color::Black), Label::BlackHasThreats),
        (Some(Color::White), Label::WhiteHasThreats),
    ] {
        let tab = widgets::tab(ui, shown.label(name), side == threats, size::TEXT_SMALL);
        if tab.on_hover_text(shown.label(Label::KoGraphHint)).clicked() {
            requests.ask(EndgameRequest::Threats(side));
        }
    }
    let Some(graph) = graph else {
        widgets::quiet_wrapped(ui, shown.label(Label::KoThreatsNotWorkedOut));
        return;
    };
    Grid::new("numbers of a ko")
        .num_columns(3)
        .spacing([12.0, 0.0])
        .show(ui, |ui| {
            heads_ui(ui, shown, &FIGURES[..3]);
            ui.label(in_print(&mixed_number(graph.mast)));
            for points in [graph.worth(), graph.swing()] {
                ui.label(points.map_or_else(|| "-".to_owned(), |it| in_print(&mixed_number(it))));
            }
            ui.end_row();
        });
}

/// The name of the region, its size and the kind of the position. Where there is a tree above, a click folds what stands below it.
fn title_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    whole: &RegionReport,
    region: &RegionReport,
    is_folded: bool,
    requests: &mut Requests,
) {
    ui.horizontal(|ui| {
        let has_tree = whole.value.is_some() && !shown.view.open.folded.has(Pane::Tree);
        if has_tree {
            let title = format!("{} {}", shown.label(Label::ValueOfRegion), whole.sign);
            if widgets::fold_heading(ui, &title, is_folded, size::TEXT_HEADING).clicked() {
                requests.ask(ShowRequest::Fold(Pane::Node));
            }
        } else {
            let title = format!("{} {}", shown.label(Label::Region), whole.sign);
            widgets::heading(ui, &title);
        }
        widgets::quiet(ui, point_count(whole.points.len(), shown.phrasing()));
        if let Some(kind) = region.kind.filter(|_| !shown.hides_answers()) {
            let kind = widgets::quiet(ui, endgame_kind(kind, shown.phrasing()));
            widgets::explained(kind, LegendEntry::Kind, shown.phrasing());
        }
    });
}

fn numbers_ui(ui: &mut Ui, shown: &FrameData<'_>, region: &RegionReport, requests: &mut Requests) {
    let Some(value) = &region.value else {
        no_value_ui(ui, shown, region, requests);
        return;
    };
    // All of it is to be seen in a low window too.
    ui.spacing_mut().item_spacing.y = 2.0;
    ui.spacing_mut().interact_size.y = LINE;
    let name = match region.ko {
        Some(_) => Label::NoKoThreats,
        None => Label::EndgameValue,
    };
    value_of_ui(ui, shown, value, name);
    grid_ui(ui, shown, region, value);
    elsewhere_ui(ui, shown, region, requests);
    ui.add_space(size::GAP_SMALL);
    for color in Color::ALL {
        if let Some(best) = &region.best[color] {
            best_ui(ui, shown, color, best);
        }
    }
    if let Some(ko) = &region.ko {
        ui.add_space(size::GAP_SMALL);
        for (name, value) in [
            (Label::BlackWinsKos, &ko.black_wins_kos),
            (Label::WhiteWinsKos, &ko.white_wins_kos),
        ] {
            value_of_ui(ui, shown, value, name);
        }
    }
}

/// Why a region has no value, and what can be done about it.
fn no_value_ui(ui: &mut Ui, shown: &FrameData<'_>, region: &RegionReport, requests: &mut Requests) {
    if let Some(ko) = region.ko_worth() {
        ko_numbers_ui(ui, shown, ko, requests);
    } else {
        let state = endgame_region_state(region, shown.phrasing());
        widgets::quiet_wrapped(ui, &state);
        // Bounds of what is got there: where more is known they would be taken for values.
        if let Some(results) = endgame_ko_results(region, shown.phrasing()) {
            widgets::quiet_wrapped(ui, results);
        }
    }
    if matches!(
        region.state,
        RegionState::TooLarge | RegionState::OverBudget
    ) {
        too_large_ui(ui, shown, region, requests);
    } else if region.by_hand && widgets::small_button(ui, shown.label(Label::AllRegions)).clicked()
    {
        requests.ask(EndgameRequest::AllRegions);
    }
}

/// The names of the figures of a region, each with what explains it; a ko has no chilled value.
const FIGURES: [(Label, LegendEntry); 4] = [
    (Label::Count, LegendEntry::EndgameCount),
    (Label::Worth, LegendEntry::Worth),
    (Label::Swing, LegendEntry::Swing),
    (Label::Chilled, LegendEntry::Chilled),
];

/// A row of names.
fn heads_ui(ui: &mut Ui, shown: &FrameData<'_>, figures: &[(Label, LegendEntry)]) {
    for &(name, entry) in figures {
        let name = widgets::quiet(ui, shown.label(name));
        widgets::explained(name, entry, shown.phrasing());
    }
    ui.end_row();
}

/// Count, worth, swing and the chilled value, each below its name.
fn grid_ui(ui: &mut Ui, shown: &FrameData<'_>, region: &RegionReport, value: &Valuation) {
    Grid::new("endgame numbers")
        .num_columns(4)
        .spacing([12.0, 0.0])
        .show(ui, |ui| {
            heads_ui(ui, shown, &FIGURES);
            let ink = theme::tokens(ui).ink;
            let count = mixed_number(value.mean);
            ui.label(in_print(&count));
            for text in endgame_worth(region) {
                ui.label(text);
            }
            value_ui(ui, &value.chilled, size::TEXT, ink);
            ui.end_row();
        });
}

/// What can be done about a region that is too large, or was too much for the search.
fn too_large_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    region: &RegionReport,
    requests: &mut Requests,
) {
    let hint = match region.state {
        RegionState::OverBudget => Label::OverBudgetHint,
        _ => Label::TooLargeHint,
    };
    widgets::quiet_wrapped(ui, shown.label(hint));
    ui.horizontal_wrapped(|ui| {
        if widgets::small_button(ui, shown.label(Label::MarkMoreSafe)).clicked() {
            requests.command(Mode::Mark);
        }
        only_meeting_ui(ui, shown, requests);
        let has_selection = shown.view.hand.selection.is_some();
        let only = widgets::small_button(ui, shown.label(Label::OnlySelected));
        if only.clicked() && has_selection {
            requests.ask(EndgameRequest::OnlySelected);
        } else if only.clicked() {
            requests.command(EditCommand::SelectRectangle);
        }
        let can_go_on =
            region.state == RegionState::OverBudget && shown.session.has_longer::<SolveEndgame>();
        if can_go_on && widgets::small_button(ui, shown.label(Label::SearchLonger)).clicked() {
            requests.ask(EndgameRequest::SearchLonger);
        }
    });
}

/// Asks about regions that are too large only where the two sides meet, if they do.
fn only_meeting_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let report = shown.endgame();
    if report.is_none_or(|report| report.meeting.is_none()) {
        return;
    }
    let only = widgets::small_button(ui, shown.label(Label::OnlyMeeting));
    if only
        .on_hover_text(shown.label(Label::OnlyMeetingHint))
        .clicked()
    {
        requests.ask(EndgameRequest::OnlyMeeting);
    }
}

/// What is best where a move elsewhere is worth as much as the line of the thermograph says.
fn elsewhere_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    region: &RegionReport,
    requests: &mut Requests,
) {
    let Some(t) = shown.view.endgame.elsewhere else {
        return;
    };
    let best = region.best_at(t);
    let topology = shown.document.topology();
    let said = endgame_elsewhere(&best, t, topology, shown.phrasing());
    ui.horizontal_wrapped(|ui| {
        widgets::quiet(ui, said);
        let close = widgets::text_button(ui, "×");
        let name = shown.label(Label::Dismiss);
        close.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
        if close.on_hover_text(name).clicked() {
            requests.ask(EndgameRequest::Elsewhere(None));
        }
    });
}

/// A value after its name; one that is too long for that on a line of its own.
fn value_of_ui(ui: &mut Ui, shown: &FrameData<'_>, value: &Valuation, name: Label) {
    ui.horizontal_wrapped(|ui| {
        let ink = theme::tokens(ui).ink;
        let name = widgets::quiet(ui, shown.label(name));
        widgets::explained(name, LegendEntry::Value, shown.phrasing());
        value_ui(ui, &value.text, size::TEXT + 2.0, ink);
    });
}

/// The best moves of a side, what they make of the region, and what the next move there is worth.
fn best_ui(ui: &mut Ui, shown: &FrameData<'_>, color: Color, best: &LocalBest) {
    let names: Vec<_> = (best.points.iter())
        .map(|&point| shown.point_name(point))
        .collect();
    ui.horizontal(|ui| {
        widgets::stone_ui(ui, 16.0, color);
        ui.label(names.join(" "));
        widgets::quiet(ui, "→");
        let ink = theme::tokens(ui).ink;
        value_ui(ui, &best.to, size::TEXT, ink);
        if let Some(follow_up) = best.follow_up {
            let points = mixed_number(follow_up);
            let name = widgets::quiet(ui, format!("{} {points}", shown.label(Label::FollowUp)));
            widgets::explained(name, LegendEntry::FollowUp, shown.phrasing());
        }
    });
}
