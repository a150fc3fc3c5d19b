//! A cell of a banner: who wins if one side starts. A solid edge is final, a dashed one provisional.

use egui::accesskit::Role;
use egui::{Frame, Margin, Rect, Shape, Stroke, StrokeKind, Ui, WidgetInfo, vec2};
use semeai_board::Color;
use semeai_race::Ending;
use semeai_search::Known;
use semeai_words::grammar::capitalized;
use semeai_words::labels::Label;
use semeai_words::legend::LegendEntry;

use crate::look::fitting;
use crate::look::theme::{self, Tokens, size};
use crate::look::widgets;
use crate::science::FrameData;

/// The height of what stands in a cell, and the air at its sides.
const HEIGHT: f32 = 38.0;
const SIDES: i8 = 10;
/// The width of a cell where there is room for more.
const WIDEST: f32 = 220.0;

/// Who wins if one side starts, and how that is known.
pub(crate) struct StartCell {
    /// Who starts, and how it is known.
    pub(crate) head: String,
    /// Who wins.
    pub(crate) result: String,
    /// The sign of that.
    pub(crate) icon: Icon,
    /// How that is known, which its edge says.
    pub(crate) known: Known,
    /// What the legend says of how it is known.
    pub(crate) entry: LegendEntry,
}

/// The sign of a result.
#[derive(Clone, Copy)]
pub(crate) enum Icon {
    /// A side wins.
    Stone(Color),
    /// Nobody does.
    Both,
    /// A ko decides.
    Ko,
    /// It is not known.
    Unknown,
}

impl Icon {
    /// The sign of an ending.
    pub(crate) const fn of(ending: Ending) -> Self {
        match ending {
            Ending::Black => Self::Stone(Color::Black),
            Ending::White => Self::Stone(Color::White),
            Ending::Seki | Ending::BothLive => Self::Both,
        }
    }
}

/// Shows the cells of both starts side by side.
pub(crate) fn cells_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    cell: impl Fn(Color) -> Option<StartCell>,
) {
    let width = ((ui.available_width() - size::GAP) / 2.0).min(WIDEST);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = size::GAP;
        for color in Color::ALL {
            if let Some(cell) = cell(color) {
                cell_ui(ui, shown, color, &cell, width - 2.0 * f32::from(SIDES));
            }
        }
    });
}

fn cell_ui(ui: &mut Ui, shown: &FrameData<'_>, color: Color, cell: &StartCell, width: f32) {
    let tokens = theme::tokens(ui);
    let result = cell.result.as_str();
    let drawn = Frame::new()
        .inner_margin(Margin::symmetric(SIDES, 3))
        .show(ui, |ui| {
            ui.set_width(width);
            // Both cells are as high, whether one of them needs two rows or not.
            ui.set_min_height(HEIGHT);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 1.0;
                let sizes = [size::TEXT_SMALL, size::TEXT_SMALL - 2.0];
                fitting::line(ui, &cell.head, sizes, tokens.ink_weak);
                ui.horizontal(|ui| {
                    icon_ui(ui, shown, cell.icon);
                    let sizes = [size::TEXT + 1.0, size::TEXT_SMALL];
                    let result = capitalized(result);
                    fitting::line(ui, &result, sizes, tokens.ink);
                });
            });
        });
    let rect = drawn.response.rect;
    let response = ui.interact(
        rect,
        ui.scope_id().with(("start", color)),
        egui::Sense::hover(),
    );
    let name = format!("{}: {result}", shown.first(color));
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    widgets::explained(response, cell.entry, shown.phrasing());
    edge(ui, tokens, rect, cell.known);
}

/// A stone for a winner, two for a seki, a question mark for what is not known: never colour alone.
fn icon_ui(ui: &mut Ui, shown: &FrameData<'_>, icon: Icon) {
    let tokens = theme::tokens(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(16.0, 16.0), egui::Sense::hover());
    let painter = ui.painter();
    match icon {
        Icon::Stone(color) => widgets::stone(painter, tokens, rect.center(), color),
        Icon::Both => widgets::both_stones(painter, tokens, rect.center()),
        Icon::Ko | Icon::Unknown => {
            let sign = match icon {
                Icon::Ko => shown.label(Label::Ko).chars().next().unwrap_or('?'),
                _ => '?',
            };
            painter.circle_stroke(rect.center(), 7.0, Stroke::new(1.0, tokens.accent));
            painter.text(
                rect.center(),
                egui::Align2::CENTER_CENTER,
                sign,
                theme::font(size::TEXT_SMALL),
                tokens.accent,
            );
        }
    }
}

fn edge(ui: &Ui, tokens: &Tokens, rect: Rect, known: Known) {
    let painter = ui.painter();
    match known {
        Known::Proved | Known::Counted => {
            let stroke = Stroke::new(size::EDGE, tokens.accent);
            painter.rect_stroke(rect, f32::from(size::RADIUS), stroke, StrokeKind::Inside);
        }
        Known::Provisional | Known::Undecided => {
            let color = if known == Known::Provisional {
                tokens.accent
            } else {
                tokens.ink_weak
            };
            let corners = [
                rect.left_top(),
                rect.right_top(),
                rect.right_bottom(),
                rect.left_bottom(),
                rect.left_top(),
            ];
            painter.extend(Shape::dashed_line(
                &corners,
                Stroke::new(size::EDGE, color),
                5.0,
                4.0,
            ));
        }
    }
}
