//! The regions of an endgame, the hottest first: the top row says where to play.

use egui::accesskit::Role as AccessRole;
use egui::text::{LayoutJob, TextWrapping};
use egui::{Align2, Color32, Rect, ScrollArea, Sense, Stroke, Ui, WidgetInfo, vec2};
use semeai_board::{Color, PointSet, Role};
use semeai_endgame::Scoring;
use semeai_endgame::position_report::{EndgameReport, RegionReport, RegionState};
use semeai_words::endgame::assumptions::endgame_warnings;
use semeai_words::endgame::board::endgame_theory;
use semeai_words::endgame::moves::{endgame_figures, endgame_follow_ups};
use semeai_words::endgame::names::{endgame_kind_in_list, endgame_region_state};
use semeai_words::endgame::no_answer::endgame_no_race;
use semeai_words::grammar::in_print;
use semeai_words::labels::Label;
use semeai_words::legend::LegendEntry;
use semeai_words::race::theory::TheoryPiece;

use crate::commands::requests::Requests;
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::panels::banner::has_theory;
use crate::panels::pieces::theory::theory_ui;
use crate::panes::in_whole_rows;
use crate::science::FrameData;
use crate::sciences::endgame::request::EndgameRequest;

/// Where the columns begin where there is room, as parts of the width: count, worth, swing, kind, best point of each side,
/// follow-up of each side, state. Before them stands the letter.
const COLUMNS: [f32; 8] = [0.075, 0.175, 0.28, 0.37, 0.56, 0.65, 0.74, 0.88];
/// The room of the letter where there is little, so much that letter and count are not read as the name of a point; and the
/// least room between columns.
const LETTER: f32 = 34.0;
const AIR: f32 = 6.0;
/// Text of a crowded list is no smaller than so much of its usual size.
const SMALLEST: f32 = 0.8;

/// The height of the names of the columns, and of the air round the list with the line below its head.
const HEAD: f32 = 22.0;
const ROUND: f32 = 24.0;

/// The height that the list needs, with the air round it; with what is assumed below it if there is so much room. What has none
/// there is scrolled to, and told in the banner.
pub(super) fn height(ui: &Ui, shown: &FrameData<'_>, room: f32) -> f32 {
    let rows = shown.endgame().map_or(1, |report| report.regions.len());
    // No board has so many regions that it would matter how exact this is.
    let rows = f32::from(u16::try_from(rows.max(1)).unwrap_or(u16::MAX));
    let list = HEAD + rows * size::ROW + ROUND;
    let all = list + below_height(ui, shown) + size::GAP;
    // A line that is half cut off looks like a fault.
    if all <= room { all } else { list }
}

/// The height of the list where it has so much room.
pub(super) fn height_in(room: f32, need: f32) -> f32 {
    // What is cut off is seen up to the end of the pane, below the air that a whole list has.
    in_whole_rows(room, need, HEAD + ROUND - size::GAP, size::ROW)
}

/// The height of the line of theory and of what is assumed, in a side frame as wide as there is room.
fn below_height(ui: &Ui, shown: &FrameData<'_>) -> f32 {
    let Some(report) = shown.endgame() else {
        return 0.0;
    };
    let width = ui.available_width() - theme::side_frame(theme::tokens(ui)).total_margin().sum().x;
    let theory = low_theory(ui, shown, report);
    // Fractions are higher than words.
    let above = if theory.is_some() { size::GAP } else { 0.0 };
    let theory = theory.map(|theory| theory.iter().map(TheoryPiece::text).collect());
    let said = theory.into_iter().chain(assumed(shown, report));
    let heights = said.map(|said: String| {
        let said = in_print(&said);
        let font = theme::font(size::TEXT_SMALL);
        let text = ui.painter().layout(said, font, Color32::PLACEHOLDER, width);
        size::GAP_SMALL + text.size().y
    });
    above + heights.sum::<f32>()
}

/// Shows the list.
pub(super) fn list_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let Some(report) = shown.endgame() else {
        // What to do about it stands above the board.
        if shown.is_searching_regions() {
            widgets::quiet_wrapped(ui, shown.label(Label::SearchingRegions));
        }
        ui.allocate_space(ui.available_size());
        return;
    };
    let rows: Vec<(usize, [String; 8])> = (report.hottest_first().into_iter())
        .map(|number| (number, cells(shown, report, number)))
        .collect();
    let columns = columns(ui, shown, &rows);
    head_ui(ui, shown, &columns);
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
            for (number, said) in &rows {
                if row_ui(ui, shown, report, *number, said, &columns, requests) {
                    pointed_at = report.regions[*number].points.first().into_iter().collect();
                }
            }
            low_theory_ui(ui, shown, report);
            assumed_ui(ui, shown, report);
        });
    if pointed_at != shown.view.hand.hovered_regions {
        requests.ask(EndgameRequest::Hover(pointed_at));
    }
}

/// The line of theory where the window is too low for it in the banner, if there is one.
fn low_theory(ui: &Ui, shown: &FrameData<'_>, report: &EndgameReport) -> Option<Vec<TheoryPiece>> {
    let window = ui.ctx().content_rect().size();
    let is_here = shown.settings.has_theory && !has_theory(shown, window);
    let theory = is_here.then(|| endgame_theory(report, shown.phrasing()));
    theory.filter(|theory| !theory.is_empty())
}

fn low_theory_ui(ui: &mut Ui, shown: &FrameData<'_>, report: &EndgameReport) {
    if let Some(theory) = low_theory(ui, shown, report) {
        ui.add_space(size::GAP_SMALL);
        ui.horizontal_wrapped(|ui| theory_ui(ui, shown, &theory));
    }
}

/// What is assumed without proof, that roles of a race count for nothing, and what area makes of the figures.
fn assumed_ui(ui: &mut Ui, shown: &FrameData<'_>, report: &EndgameReport) {
    for said in assumed(shown, report) {
        ui.add_space(size::GAP_SMALL);
        widgets::quiet_wrapped(ui, said);
    }
}

fn assumed(shown: &FrameData<'_>, report: &EndgameReport) -> Vec<String> {
    let phrasing = shown.phrasing();
    let mut said = endgame_warnings(report, shown.document.topology(), phrasing);
    if !shown
        .document
        .marks
        .roles
        .points(Role::Essential)
        .is_empty()
    {
        said.push(endgame_no_race(phrasing).to_owned());
    }
    if shown.document.endgame.counting.scoring == Scoring::Area {
        said.push(shown.label(Label::GainByArea).to_owned());
    }
    said
}

/// How the columns are set.
struct ColumnSetting {
    /// Where each begins.
    starts: [f32; 8],
    /// How much smaller than usual its text is.
    scale: f32,
}

/// The columns as they stand in a usual window, or where something would be cut there, as far apart as what stands in them allows;
/// where that is still too much, smaller.
fn columns(ui: &Ui, shown: &FrameData<'_>, rows: &[(usize, [String; 8])]) -> ColumnSetting {
    // A list that is scrolled has its bar at the end.
    let width = ui.available_width() - size::GAP;
    let usual = COLUMNS.map(|part| part * width);
    let wide = |text: &str, text_size: f32| {
        let text = in_print(text);
        let galley =
            ui.painter()
                .layout_no_wrap(text, theme::font(text_size), Color32::PLACEHOLDER);
        galley.size().x
    };
    let mut needs = HEADS.map(|(name, _)| wide(shown.label(name), HEAD_TEXT));
    for (number, said) in rows {
        let regions = shown.endgame().map(|report| &report.regions[..]);
        let is_open = regions.is_some_and(|regions| is_open(&regions[*number]));
        for (column, (need, text)) in needs.iter_mut().zip(said).enumerate() {
            if !(is_open && column >= KIND) {
                *need = need.max(wide(text, text_size(column)));
            }
        }
    }
    let ends = usual.into_iter().skip(1).chain([width]);
    let mut rooms = usual.into_iter().zip(ends).zip(needs);
    if rooms.all(|((start, end), need)| need + AIR <= end - start) {
        return ColumnSetting {
            starts: usual,
            scale: 1.0,
        };
    }
    let needed: f32 = needs.iter().sum();
    let room = width - LETTER - 7.0 * AIR;
    let scale = (room / needed).clamp(SMALLEST, 1.0);
    let air = ((width - LETTER - needed * scale) / 7.0).max(AIR);
    let mut at = LETTER;
    let starts = needs.map(|need| {
        let start = at;
        at += need * scale + air;
        start
    });
    ColumnSetting { starts, scale }
}

/// Whether it is only told of a region why it has no value: that has the room of all columns from the kind on, of which nothing is known.
const fn is_open(region: &RegionReport) -> bool {
    !matches!(region.state, RegionState::Exact | RegionState::Ko)
}

/// The size of what stands in a column.
const fn text_size(column: usize) -> f32 {
    match column {
        KIND | FOLLOW_UP | STATE => size::TEXT_SMALL,
        _ => size::TEXT,
    }
}

/// A text in its room: what there is no room for is left out with an ellipsis.
fn write(ui: &Ui, room: Rect, text: &str, text_size: f32, color: Color32) {
    let mut job = LayoutJob::simple_singleline(in_print(text), theme::font(text_size), color);
    job.wrap = TextWrapping::truncate_at_width(room.width());
    let galley = ui.painter().layout_job(job);
    let at = Align2::LEFT_CENTER.anchor_size(room.left_center(), galley.size());
    ui.painter().galley(at.min, galley, color);
}

/// The room of a column in a row.
fn room(row: Rect, columns: &ColumnSetting, number: usize) -> Rect {
    let end = columns.starts.get(number + 1);
    let end = end.map_or(row.right(), |end| row.left() + end - 1.0);
    Rect::from_x_y_ranges(row.left() + columns.starts[number]..=end, row.y_range())
}

/// What stands above the columns.
const HEADS: [(Label, LegendEntry); 8] = [
    (Label::Count, LegendEntry::EndgameCount),
    (Label::Worth, LegendEntry::Worth),
    (Label::Swing, LegendEntry::Swing),
    (Label::Kind, LegendEntry::Kind),
    (Label::BestOfBlack, LegendEntry::BestHere),
    (Label::BestOfWhite, LegendEntry::BestHere),
    (Label::FollowUps, LegendEntry::FollowUp),
    (Label::RegionStateColumn, LegendEntry::EndgameState),
];
const HEAD_TEXT: f32 = size::TEXT_SMALL - 1.0;
/// The columns with words.
const KIND: usize = 3;
const FOLLOW_UP: usize = 6;
const STATE: usize = 7;

fn head_ui(ui: &mut Ui, shown: &FrameData<'_>, columns: &ColumnSetting) {
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEAD), Sense::hover());
    for (number, (name, entry)) in HEADS.into_iter().enumerate() {
        let ink = theme::tokens(ui).ink_weak;
        let room = room(row, columns, number);
        write(ui, room, shown.label(name), HEAD_TEXT * columns.scale, ink);
        let head = ui.interact(room, ui.scope_id().with(("head", number)), Sense::hover());
        widgets::explained(head, entry, shown.phrasing());
    }
}

/// A region; says whether the pointer is over it.
fn row_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    report: &EndgameReport,
    number: usize,
    said: &[String; 8],
    columns: &ColumnSetting,
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
    let name = format!("{} {}", shown.label(Label::Region), region.sign);
    response.widget_info(|| WidgetInfo::selected(AccessRole::Button, true, is_selected, &name));
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_value(said.join(", ")));
    if response.clicked() {
        requests.ask(EndgameRequest::Select(anchor));
    }
    let tokens = theme::tokens(ui);
    let wide = row.expand2(vec2(size::GAP, 0.0));
    let is_pointed_at = response.hovered() || response.has_focus();
    widgets::row_ground(ui, wide, is_selected, is_pointed_at);
    let color = shown.view.looks.region_colors.of(number);
    widgets::region_mark(ui, row.left_center() + vec2(3.0, 0.0), color);
    let letter = row.left_center() + vec2(12.0, 0.0);
    ui.painter().text(
        letter,
        Align2::LEFT_CENTER,
        &region.sign,
        theme::font(size::TEXT),
        tokens.ink,
    );
    let is_sure = region.state == RegionState::Exact && !region.by_hand;
    for (column, text) in said.iter().enumerate() {
        let ink = match column {
            STATE if is_sure => tokens.ink_weak,
            STATE => tokens.accent,
            _ => tokens.ink,
        };
        let room = match column {
            STATE if is_open(region) => room(row, columns, KIND).union(room(row, columns, STATE)),
            KIND.. if is_open(region) => continue,
            _ => room(row, columns, column),
        };
        write(ui, room, text, text_size(column) * columns.scale, ink);
    }
    let underline = Stroke::new(0.5, theme::faded(tokens.hairline, 0.8));
    ui.painter().hline(row.x_range(), row.bottom(), underline);
    let is_hovered = response.hovered();
    if is_open(region) {
        // In a narrow list its room may be too small for it.
        response.on_hover_text(endgame_region_state(region, shown.phrasing()));
    } else if region.state == RegionState::Ko {
        response.on_hover_text(shown.label(Label::KoFigures));
    }
    is_hovered
}

/// What stands in the columns: count, worth, swing, kind, best point of each side, follow-up of each side, state.
fn cells(shown: &FrameData<'_>, report: &EndgameReport, number: usize) -> [String; 8] {
    let region = &report.regions[number];
    let phrasing = shown.phrasing();
    let state = endgame_region_state(region, phrasing);
    if shown.hides_answers() {
        let dot = || "·".to_owned();
        // That there is a ko would be an answer; that a region is too large is something to be done.
        let state = if is_open(region) { state } else { dot() };
        return [dot(), dot(), dot(), dot(), dot(), dot(), dot(), state];
    }
    let unknown = || "?".to_owned();
    let [count, worth, swing] = endgame_figures(region);
    let kind = region.kind;
    let kind = kind.map_or_else(unknown, |kind| {
        endgame_kind_in_list(kind, phrasing).to_owned()
    });
    let best = |color: Color| {
        let best = report.best_in(number, color);
        let name = best
            .first()
            .map_or("-".into(), |&point| shown.point_name(point));
        match best.len() {
            0 | 1 => name.into_owned(),
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
        endgame_follow_ups(region),
        state,
    ]
}
