//! The regions of an endgame, the hottest first: the top row says where to play.

use egui::accesskit::Role as AccessRole;
use egui::{Align2, Color32, Pos2, Rect, ScrollArea, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};
use semeai_board::{Color, PointSet, Role};
use semeai_endgame::position_report::{EndgameReport, RegionReport, RegionState};
use semeai_words::labels::Label;
use semeai_words::legend::Entry;

use crate::requests::{EndgameRequest, Requests};
use crate::shown::Shown;
use crate::theme::{self, size};
use crate::widgets;

/// Where the columns begin, as parts of the width: letter, count, worth, swing, kind, best point of each side, follow-up of each
/// side, state.
const COLUMNS: [f32; 9] = [0.0, 0.075, 0.175, 0.28, 0.37, 0.56, 0.65, 0.74, 0.88];

/// The height of the names of the columns.
const HEAD: f32 = 22.0;

/// The height that the list needs, with the air round it.
pub(super) fn height(shown: &Shown<'_>) -> f32 {
    let rows = shown.endgame().map_or(1, |report| report.regions.len());
    // No board has so many regions that it would matter how exact this is.
    let rows = f32::from(u16::try_from(rows.max(1)).unwrap_or(u16::MAX));
    HEAD + rows * size::ROW + 4.0 * size::GAP
}

/// Shows the list.
pub(super) fn list_ui(ui: &mut Ui, shown: &Shown<'_>, requests: &mut Requests) {
    let Some(report) = shown.endgame() else {
        // What to do about it, or that it is being done, stands above the board.
        ui.allocate_space(ui.available_size());
        return;
    };
    head_ui(ui, shown);
    widgets::hairline(ui);
    if report.regions.is_empty() {
        widgets::quiet_wrapped(ui, shown.label(Label::NothingOpen));
    }
    let mut pointed_at = PointSet::EMPTY;
    ScrollArea::vertical()
        .id_salt("endgame regions")
        .auto_shrink(false)
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for number in report.hottest_first() {
                if row_ui(ui, shown, report, number, requests) {
                    pointed_at = report.regions[number].points.first().into_iter().collect();
                }
            }
            assumed_ui(ui, shown, report);
        });
    if pointed_at != shown.view.hand.hovered_regions {
        requests.ask(EndgameRequest::Hover(pointed_at));
    }
}

/// What is assumed without proof, and that roles of a race count for nothing.
fn assumed_ui(ui: &mut Ui, shown: &Shown<'_>, report: &EndgameReport) {
    let language = shown.language();
    let mut said = semeai_words::endgame_warnings(report, shown.document.topology(), language);
    if !shown.document.roles.points(Role::Essential).is_empty() {
        said.push(semeai_words::endgame_no_race(language).to_owned());
    }
    for said in said {
        ui.add_space(size::GAP_SMALL);
        widgets::quiet_wrapped(ui, said);
    }
}

fn column(row: Rect, number: usize) -> Pos2 {
    pos2(row.left() + COLUMNS[number] * row.width(), row.center().y)
}

fn write(ui: &Ui, row: Rect, number: usize, text: &str, text_size: f32, color: Color32) {
    let place = column(row, number);
    let end = COLUMNS
        .get(number + 1)
        .map_or(row.right(), |_| column(row, number + 1).x - 2.0);
    let room = Rect::from_x_y_ranges(place.x..=end, row.y_range());
    ui.painter()
        .with_clip_rect(room.intersect(ui.clip_rect()))
        .text(
            place,
            Align2::LEFT_CENTER,
            text,
            theme::font(text_size),
            color,
        );
}

fn head_ui(ui: &mut Ui, shown: &Shown<'_>) {
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEAD), Sense::hover());
    let names = [
        (1, Label::Count, Entry::EndgameCount),
        (2, Label::Worth, Entry::Worth),
        (3, Label::Swing, Entry::Swing),
        (4, Label::Kind, Entry::Kind),
        (5, Label::BestOfBlack, Entry::BestHere),
        (6, Label::BestOfWhite, Entry::BestHere),
        (7, Label::FollowUps, Entry::FollowUp),
        (8, Label::RegionStateColumn, Entry::EndgameState),
    ];
    for (number, name, entry) in names {
        let color = theme::tokens(ui).ink_weak;
        write(
            ui,
            row,
            number,
            shown.label(name),
            size::TEXT_SMALL - 1.0,
            color,
        );
        let place = column(row, number);
        let end = COLUMNS
            .get(number + 1)
            .map_or(row.right(), |_| column(row, number + 1).x);
        let room = Rect::from_x_y_ranges(place.x..=end, row.y_range());
        let head = ui.interact(room, ui.scope_id().with(("head", number)), Sense::hover());
        widgets::explained(head, entry, shown.language());
    }
}

/// A region; says whether the pointer is over it.
fn row_ui(
    ui: &mut Ui,
    shown: &Shown<'_>,
    report: &EndgameReport,
    number: usize,
    requests: &mut Requests,
) -> bool {
    let region = &report.regions[number];
    let Some(anchor) = region.points.first() else {
        return false;
    };
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), size::ROW), Sense::hover());
    let response = ui.interact(row, ui.scope_id().with(anchor), Sense::click());
    let selected = shown.endgame_region().map(|(number, _)| number);
    let is_selected = selected == Some(number);
    let name = format!("{} {}", shown.label(Label::Region), region.id);
    response.widget_info(|| WidgetInfo::selected(AccessRole::Button, true, is_selected, &name));
    let said = cells(shown, region);
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_value(said.join(", ")));
    if response.clicked() {
        requests.ask(EndgameRequest::Select(anchor));
    }
    let tokens = theme::tokens(ui);
    let wide = row.expand2(vec2(size::GAP, 0.0));
    let is_pointed_at = response.hovered() || response.has_focus();
    widgets::row_ground(ui, wide, is_selected, is_pointed_at);
    widgets::region_mark(ui, column(row, 0) + vec2(3.0, 0.0), number);
    let letter = column(row, 0) + vec2(12.0, 0.0);
    ui.painter().text(
        letter,
        Align2::LEFT_CENTER,
        &region.id,
        theme::font(size::TEXT),
        tokens.ink,
    );
    for (text, column) in said.iter().zip(1..) {
        let (text_size, ink) = match column {
            8 if region.state == RegionState::Exact && !region.by_hand => {
                (size::TEXT_SMALL, tokens.ink_weak)
            }
            8 => (size::TEXT_SMALL, tokens.accent),
            4 | 7 => (size::TEXT_SMALL, tokens.ink),
            _ => (size::TEXT, tokens.ink),
        };
        write(ui, row, column, text, text_size, ink);
    }
    let underline = Stroke::new(0.5, theme::faded(tokens.hairline, 0.8));
    ui.painter().hline(row.x_range(), row.bottom(), underline);
    let is_hovered = response.hovered();
    if !matches!(region.state, RegionState::Exact | RegionState::Ko) {
        // Its column is too narrow for it.
        response.on_hover_text(semeai_words::endgame_region_state(region, shown.language()));
    }
    is_hovered
}

/// What stands in the columns: count, worth, swing, kind, best point of each side, follow-up of each side, state.
fn cells(shown: &Shown<'_>, region: &RegionReport) -> [String; 8] {
    let language = shown.language();
    let state = semeai_words::endgame_region_state(region, language);
    if shown.hides_answers() {
        let dot = || "·".to_owned();
        return [dot(), dot(), dot(), dot(), dot(), dot(), dot(), state];
    }
    let unknown = || "?".to_owned();
    let count = region.value.as_ref();
    let count = count.map_or_else(unknown, |value| semeai_words::mixed_number(value.mean));
    let [worth, swing] = match &region.value {
        Some(_) => semeai_words::endgame_worth(region),
        None => [unknown(), unknown()],
    };
    let kind = region.kind;
    let kind = kind.map_or_else(unknown, |kind| {
        semeai_words::endgame_kind_in_list(kind, language).to_owned()
    });
    let topology = shown.document.topology();
    let best = |color: Color| {
        let best = region.best[color].as_ref();
        let first = best.and_then(|best| best.points.first());
        let name = first.map_or("-", |&point| topology.name(point));
        match best.map_or(0, |best| best.points.len()) {
            0 | 1 => name.to_owned(),
            _ => format!("{name}…"),
        }
    };
    [
        count,
        worth,
        swing,
        kind,
        best(Color::Black),
        best(Color::White),
        semeai_words::endgame_follow_ups(region),
        state,
    ]
}
