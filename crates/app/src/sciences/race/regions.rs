//! The list of regions, the most urgent first: the top row says where to play.

use egui::accesskit::Role;
use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{
    Align2, Color32, Pos2, Rect, ScrollArea, Sense, Stroke, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};
use semeai_board::{Point, PointSet};
use semeai_picture::letters::letters;
use semeai_race::report::{NodeState, RegionReport, Report, SharedReport};
use semeai_session::questions::rows;
use semeai_words::labels::Label;
use semeai_words::legend::LegendEntry;
use semeai_words::race::place::{region_names, region_state};

use crate::commands::requests::{Requests, ShowRequest};
use crate::look::mathematics::typeset;
use crate::look::theme::{self, Tokens, size};
use crate::look::widgets;
use crate::panes::{Pane, in_whole_rows};
use crate::science::FrameData;
use crate::sciences::race::request::RaceRequest;

/// Where the columns begin, as parts of the width: letter and side, liberties, value, mean, temperature, candidates, state.
const COLUMNS: [f32; 7] = [0.0, 0.22, 0.295, 0.475, 0.59, 0.7, 0.825];

/// The height of the names of the columns, and of their letters.
const HEAD: f32 = 22.0;
const NAMES: f32 = size::TEXT_SMALL - 1.0;

/// The height of the air round the list with the line below its head.
const ROUND: f32 = 3.0 * size::GAP;

/// The height that the list needs, with the air round it.
pub(super) fn height(shown: &FrameData<'_>) -> f32 {
    let report = shown.report.filter(|report| !report.regions.is_empty());
    let rows = report.map_or(1, |report| rows(report).len() + report.shared.len());
    // No board has so many regions that it would matter how exact this is.
    let rows = f32::from(u16::try_from(rows).unwrap_or(u16::MAX));
    HEAD + rows * size::ROW + ROUND
}

/// The height of the list where it has so much room.
pub(super) fn height_in(room: f32, need: f32) -> f32 {
    // What is cut off is seen up to the end of the pane, below the air that a whole list has.
    in_whole_rows(room, need, HEAD + ROUND - size::GAP, size::ROW)
}

/// Shows the title of the list, and nothing else of it. Says where it ends.
pub(super) fn title_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    is_folded: bool,
    requests: &mut Requests,
) -> f32 {
    let name = shown.label(Label::Regions);
    let title = widgets::fold_heading(ui, name, is_folded, size::TEXT_SMALL + 1.0);
    if title.clicked() {
        requests.ask(ShowRequest::Fold(Pane::Regions));
    }
    title.rect.right()
}

/// Shows the list.
pub(super) fn regions_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let Some(report) = shown.report.filter(|report| !report.regions.is_empty()) else {
        title_ui(ui, shown, false, requests);
        let is_marked = shown.report.is_some_and(|report| report.verdict.is_some());
        let said = if is_marked {
            Label::NoOwnRegions
        } else if shown.has_no_race() {
            // Nobody is asked to mark what does not race.
            Label::NoRegionsWithoutRace
        } else {
            Label::NoRegions
        };
        widgets::quiet_wrapped(ui, shown.label(said));
        ui.allocate_space(ui.available_size());
        return;
    };
    head_ui(ui, shown, requests);
    widgets::hairline(ui);
    let mut pointed_at = PointSet::EMPTY;
    ScrollArea::vertical()
        .id_salt("regions")
        .auto_shrink(false)
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for numbers in rows(report) {
                if row_ui(ui, shown, report, &numbers, requests) {
                    pointed_at = anchors(report, &numbers).collect();
                }
            }
            for shared in &report.shared {
                shared_ui(ui, shown, shared);
            }
        });
    if pointed_at != shown.view.hand.hovered_regions {
        requests.ask(RaceRequest::Hover(pointed_at));
    }
}

/// The first points of the regions of a row.
fn anchors(report: &Report, numbers: &[usize]) -> impl Iterator<Item = Point> {
    let regions = numbers.iter().map(|&number| &report.regions[number]);
    regions.filter_map(|region| region.points.first())
}

fn column(row: Rect, number: usize) -> Pos2 {
    pos2(row.left() + COLUMNS[number] * row.width(), row.center().y)
}

fn write(ui: &Ui, place: Pos2, text: &str, text_size: f32, color: Color32) {
    ui.painter().text(
        place,
        Align2::LEFT_CENTER,
        text,
        theme::font(text_size),
        color,
    );
}

/// A text that ends with a sign of omission where its column does.
fn write_in_column(ui: &Ui, row: Rect, number: usize, text: &str, text_size: f32, color: Color32) {
    // Small names stand closer.
    let air = if text_size < size::TEXT {
        1.0
    } else {
        size::GAP_SMALL
    };
    let end = COLUMNS
        .get(number + 1)
        .map_or(row.right(), |_| column(row, number + 1).x);
    let place = column(row, number);
    let format = TextFormat::simple(theme::font(text_size), color);
    let mut job = LayoutJob::single_section(text.to_owned(), format);
    job.wrap = TextWrapping::truncate_at_width(end - place.x - air);
    let set = ui.painter().layout_job(job);
    let top = place - vec2(0.0, set.size().y / 2.0);
    ui.painter().galley(top, set, color);
}

fn head_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEAD), Sense::hover());
    let title = UiBuilder::new().max_rect(row);
    let title = ui.scope_builder(title, |ui| title_ui(ui, shown, false, requests));
    let names = [
        (1, Label::Liberties, LegendEntry::Now),
        (2, Label::Value, LegendEntry::Value),
        (3, Label::Mean, LegendEntry::Mean),
        (4, Label::Temperature, LegendEntry::Temperature),
        (5, Label::Candidates, LegendEntry::Tries),
        (6, Label::State, LegendEntry::State),
    ];
    // In a narrow list the title stands over the first of them.
    for (number, name, entry) in names {
        let color = theme::tokens(ui).ink_weak;
        let place = column(row, number);
        if place.x >= title.inner {
            write_in_column(ui, row, number, shown.label(name), NAMES, color);
        }
        let end = COLUMNS
            .get(number + 1)
            .map_or(row.right(), |_| column(row, number + 1).x);
        let room = Rect::from_x_y_ranges(place.x..=end, row.y_range());
        let head = ui.interact(room, ui.scope_id().with(("head", number)), Sense::hover());
        widgets::explained(head, entry, shown.phrasing());
    }
}

/// A region, or several that are equal; says whether the pointer is over it. A click goes from each to the next.
fn row_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    report: &Report,
    numbers: &[usize],
    requests: &mut Requests,
) -> bool {
    let regions: Vec<&RegionReport> = numbers.iter().map(|&i| &report.regions[i]).collect();
    let (&[number, ..], &[region, ..]) = (numbers, &regions[..]) else {
        return false;
    };
    let Some(anchor) = region.points.first() else {
        return false;
    };
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), size::ROW), Sense::hover());
    let response = ui.interact(row, ui.scope_id().with(anchor), Sense::click());
    let selected = shown.view.race.place.selected(report);
    let at = numbers.iter().position(|&each| selected == Some(each));
    let name = region_names(&regions, shown.phrasing());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, at.is_some(), &name));
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_value(value(shown, region)));
    if response.clicked() {
        let next = at.map_or(0, |at| (at + 1) % numbers.len());
        requests.ask(RaceRequest::Select(
            regions[next].points.first().unwrap_or(anchor),
        ));
    }
    let tokens = theme::tokens(ui);
    let is_pointed_at = response.hovered() || response.has_focus();
    let wide = row.expand2(vec2(size::GAP, 0.0));
    widgets::row_ground(ui, wide, at.is_some(), is_pointed_at);
    let marked = at.map_or(number, |at| numbers[at]);
    let color = shown.view.looks.region_colors.of(marked);
    tag(ui, tokens, row, color, &regions);
    cells(ui, shown, report, row, &regions);
    let is_hovered = response.hovered();
    if regions.len() > 1 {
        let times = response.on_hover_text(name);
        widgets::explained(times, LegendEntry::Times, shown.phrasing());
    }
    is_hovered
}

fn tag(ui: &Ui, tokens: &Tokens, row: Rect, color: usize, regions: &[&RegionReport]) {
    widgets::region_mark(ui, column(row, 0) + vec2(3.0, 0.0), color);
    let id = match regions {
        [] => String::new(),
        [region] => region.sign.clone(),
        [first, second] => format!("{} {}", first.sign, second.sign),
        [first, .., last] => format!("{}…{}", first.sign, last.sign),
    };
    write(
        ui,
        column(row, 0) + vec2(12.0, 0.0),
        &id,
        size::TEXT,
        tokens.ink,
    );
    if let Some(region) = regions.first() {
        let place = column(row, 1) - vec2(16.0, 0.0);
        widgets::stone(ui.painter(), tokens, place, region.defender);
    }
}

fn cells(ui: &Ui, shown: &FrameData<'_>, report: &Report, row: Rect, regions: &[&RegionReport]) {
    let tokens = theme::tokens(ui);
    let &[region, ..] = regions else { return };
    let liberties = region.liberties.len().to_string();
    if shown.hides_answers() {
        for number in 1..5 {
            write(ui, column(row, number), "·", size::TEXT, tokens.ink_weak);
        }
    } else {
        write(ui, column(row, 1), &liberties, size::TEXT, tokens.ink);
        value_cells(ui, row, regions);
    }
    let tries = tries(report, region);
    write_in_column(ui, row, 5, &tries, size::TEXT, tokens.ink);
    let color = if region.is_complete() || region.is_settled() {
        tokens.ink_weak
    } else {
        tokens.accent
    };
    let state = region_state(region, shown.phrasing());
    write(ui, column(row, 6), &state, size::TEXT_SMALL, color);
    let underline = Stroke::new(0.5, theme::faded(tokens.hairline, 0.8));
    ui.painter().hline(row.x_range(), row.bottom(), underline);
}

/// What a region is worth.
fn value_cells(ui: &Ui, row: Rect, regions: &[&RegionReport]) {
    let tokens = theme::tokens(ui);
    let &[region, ..] = regions else { return };
    if region.root().state == NodeState::Alive {
        write(ui, column(row, 2), "∞", size::TEXT, tokens.ink);
    } else if let Some(value) = &region.root().value {
        let said = value.said();
        let set = typeset(ui.painter(), &said, size::TEXT);
        if column(row, 2).x + set.size.x < column(row, 3).x {
            set.paint(ui.painter(), column(row, 2), tokens.ink);
        } else {
            write_in_column(ui, row, 2, said.as_str(), size::TEXT, tokens.ink);
        }
        if regions.len() > 1 {
            let place = column(row, 2) + vec2(set.size.x + size::GAP_SMALL, 0.0);
            let times = format!("× {}", regions.len());
            write(ui, place, &times, size::TEXT, tokens.ink_weak);
        }
        let [mean, temperature] = [value.said_mean(), value.said_temperature()];
        typeset(ui.painter(), &mean, size::TEXT).paint(ui.painter(), column(row, 3), tokens.ink);
        typeset(ui.painter(), &temperature, size::TEXT).paint(
            ui.painter(),
            column(row, 4),
            tokens.ink,
        );
    } else {
        write(ui, column(row, 2), "?", size::TEXT, tokens.accent);
    }
}

/// The letters of the candidates on the position itself.
fn tries(report: &Report, region: &RegionReport) -> String {
    let letters = letters(report, None, &[]);
    let own = letters
        .iter()
        .filter(|(point, _)| region.points.contains(*point));
    own.map(|(_, letter)| letter.as_str())
        .collect::<Vec<_>>()
        .join(" ")
}

fn value(shown: &FrameData<'_>, region: &RegionReport) -> String {
    if shown.hides_answers() {
        return region_state(region, shown.phrasing());
    }
    let value = region
        .root()
        .value
        .as_ref()
        .map_or_else(|| "?".to_owned(), |value| value.said().to_string());
    format!("{value}, {}", region_state(region, shown.phrasing()))
}

fn shared_ui(ui: &mut Ui, shown: &FrameData<'_>, shared: &SharedReport) {
    let tokens = theme::tokens(ui);
    let (row, pointed) =
        ui.allocate_exact_size(vec2(ui.available_width(), size::ROW), Sense::hover());
    widgets::explained(pointed, LegendEntry::SharedRow, shown.phrasing());
    let center = column(row, 1) - vec2(16.0, 0.0);
    widgets::both_stones(ui.painter(), tokens, center);
    let points = if shown.hides_answers() {
        "·".to_owned()
    } else {
        shared.points.len().to_string()
    };
    write(ui, column(row, 1), &points, size::TEXT, tokens.ink);
    write(
        ui,
        column(row, 2),
        shown.label(if shared.is_open() {
            Label::OpenLiberties
        } else {
            Label::Shared
        }),
        size::TEXT,
        tokens.ink,
    );
    if shared.obstacle.is_some() && !shared.is_open() {
        write(
            ui,
            column(row, 6),
            shown.label(Label::NotPlain),
            size::TEXT_SMALL,
            tokens.warning,
        );
    }
}
