//! A map as a tree, a row for each part: pointing at one says which.

use egui::{Sense, Ui, WidgetInfo, accesskit::Role, vec2};
use semeai_tactics::{Map, MapReport};
use semeai_words::tactics::part_sentence;

use super::formula::plain;
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::science::FrameData;

/// More parts than this are counted and not shown: nobody reads them, and the formula has them all.
const MOST_ROWS: usize = 200;
/// How far each level is moved in, and how far at most.
const INDENT: f32 = 14.0;
const MOST_INDENT: f32 = 160.0;
const ROW: f32 = 20.0;
/// What a part gives is written so wide at least, however deep it lies.
const LEAST: f32 = 60.0;

/// Shows the tree; says which part the pointer or the keyboard is at.
pub(super) fn tree_ui(ui: &mut Ui, shown: &FrameData<'_>, map: &Map) -> Option<usize> {
    let rows = rows(map);
    let report = shown.map_report();
    let mut pointed = None;
    for (number, (level, part)) in rows.iter().take(MOST_ROWS).enumerate() {
        if row_ui(ui, shown, [number, *level], part, report) {
            pointed = Some(number);
        }
    }
    let rest = rows.len().saturating_sub(MOST_ROWS);
    if rest > 0 {
        widgets::quiet(ui, format!("… +{rest}"));
    }
    pointed
}

/// The parts in their order, each with how deep it lies.
fn rows(map: &Map) -> Vec<(usize, &Map)> {
    let mut rows = Vec::new();
    let mut rest = vec![(0, map)];
    while let Some((level, part)) = rest.pop() {
        rows.push((level, part));
        let children: Vec<&Map> = part.children().collect();
        rest.extend(children.into_iter().rev().map(|child| (level + 1, child)));
    }
    rows
}

/// A row, as high as what it says: what stands at the part, how many points it has, what it gives. Says whether it is pointed at.
fn row_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    [number, level]: [usize; 2],
    part: &Map,
    report: Option<&MapReport>,
) -> bool {
    let tokens = theme::tokens(ui);
    let said = part_sentence(part, shown.phrasing());
    let (head, formula) = (
        plain(&part.head()),
        plain(&part.mathematics().with_scripts()),
    );
    let count = report.and_then(|report| report.parts.get(number));
    let count = count.map_or_else(String::new, |set| set.len().to_string());
    #[expect(clippy::cast_precision_loss, reason = "a map has at most 64 levels")]
    let indent = (level as f32 * INDENT).min(MOST_INDENT) + size::GAP_SMALL;
    let (width, small) = (ui.available_width(), theme::font(size::TEXT_SMALL));
    let layout = |text: String, font, color, width| ui.painter().layout(text, font, color, width);
    let written = layout(head, theme::font(size::TEXT), tokens.ink, f32::INFINITY);
    let counted = layout(count.clone(), small.clone(), tokens.ink, f32::INFINITY);
    let begin = indent + written.size().x + size::GAP;
    let end = width - size::GAP_SMALL - counted.size().x;
    let between = (end - size::GAP - begin).max(LEAST);
    let told = layout(said.clone(), small, tokens.ink_weak, between);
    let height = ROW.max(told.size().y + ROW - size::TEXT_SMALL * 1.4);
    let (room, response) =
        ui.allocate_exact_size(vec2(width, height), Sense::focusable_noninteractive());
    response.widget_info(|| WidgetInfo::labeled(Role::TreeItem, true, &formula));
    let is_pointed_at = response.hovered() || response.has_focus();
    let is_lit = shown.view.maps.part == Some(number);
    widgets::row_ground(ui, room, is_lit, is_pointed_at);
    let painter = ui.painter().with_clip_rect(room.intersect(ui.clip_rect()));
    for (left, galley) in [(indent, written), (begin, told), (end, counted)] {
        let place = room.left_center() + vec2(left, -galley.size().y / 2.0);
        painter.galley(place, galley, tokens.ink);
    }
    let value = format!("{count} · {said}");
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_value(value));
    is_pointed_at
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_numbered_as_parts_are() {
        let map: Map = r"F(W | V \ F Q3(W))".parse().expect("a map");
        let rows = rows(&map);
        let parts = map.parts();
        assert!(rows.iter().map(|(_, part)| *part).eq(parts));
        let levels: Vec<usize> = rows.iter().map(|(level, _)| *level).collect();
        assert_eq!(levels, [0, 1, 2, 3, 3, 2, 3, 4]);
    }
}
