//! Small parts that several panels share.

use std::sync::Arc;

use egui::{
    Align, Atom, AtomKind, AtomPaintArgs, Button, Color32, IntoSizedResult, Layout, Painter, Pos2,
    Rect, Response, RichText, ScrollArea, Sense, Shape, SizedAtomKind, Stroke, Ui, UiBuilder, Vec2,
    WidgetInfo, accesskit::Role, vec2,
};
use semeai_board::Color;
use semeai_session::Phrasing;
use semeai_words::grammar::in_print;
use semeai_words::legend::LegendEntry;

use crate::look::fitting;
use crate::look::theme::{self, Tokens, size};

/// Contents that take exactly the room that there is: what is too large for a panel would make it larger, and move the board.
/// What lies beyond the panel is not seen.
pub(crate) fn within_ui<T>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> T) -> T {
    let room = ui.available_rect_before_wrap();
    let mut inner = ui.new_child(UiBuilder::new().max_rect(room));
    let added = add(&mut inner);
    ui.allocate_rect(room, Sense::hover());
    added
}

/// Contents that need this height: where there is less they are scrolled, and as high all the same.
pub(crate) fn scrolled_ui<T>(ui: &mut Ui, least: f32, add: impl FnOnce(&mut Ui) -> T) -> T {
    if ui.available_height() >= least {
        return add(ui);
    }
    let scrolled = ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        let room = vec2(ui.available_width(), least);
        let (rect, _) = ui.allocate_exact_size(room, Sense::hover());
        add(&mut ui.new_child(UiBuilder::new().max_rect(rect)))
    });
    scrolled.inner
}

/// Contents that stay where they are whatever comes below them: they are as high as this, and where there is less room than that the
/// rest of them is scrolled to.
pub(crate) fn steady_ui<T>(ui: &mut Ui, height: f32, add: impl FnOnce(&mut Ui) -> T) -> T {
    // The bar floats over the end of the lines, which are as long without it.
    let width = ui.available_width();
    // Always the same area, so that what is in it has the same identity with and without what comes below.
    let area = ScrollArea::vertical().id_salt("steady").auto_shrink(false);
    let scrolled = area.show(ui, |ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
        add(&mut ui.new_child(UiBuilder::new().max_rect(rect)))
    });
    scrolled.inner
}

/// The heading of a part of the page.
pub(crate) fn heading(ui: &mut Ui, text: impl Into<String>) -> Response {
    ui.label(
        RichText::new(text)
            .size(size::TEXT_HEADING)
            .color(theme::tokens(ui).ink),
    )
}

/// The heading of a part of the page that folds to it: a click anywhere on the row up to the end of the text.
pub(crate) fn fold_heading(ui: &mut Ui, text: &str, is_folded: bool, text_size: f32) -> Response {
    let tokens = theme::tokens(ui);
    let galley = ui.painter().layout_no_wrap(
        text.to_owned(),
        theme::font(text_size),
        Color32::PLACEHOLDER,
    );
    let extent = vec2(galley.size().x + FOLD_SIGN, galley.size().y + 4.0);
    let (rect, response) = ui.allocate_exact_size(extent, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, !is_folded, text));
    let ink = if response.hovered() || response.has_focus() {
        tokens.accent
    } else {
        tokens.ink
    };
    let middle = rect.left_center() + vec2(FOLD_SIGN / 2.0 - 3.0, 0.0);
    let corners = [vec2(-4.0, -2.0), vec2(0.0, 2.0), vec2(4.0, -2.0)];
    let turned = |corner: Vec2| {
        if is_folded {
            vec2(corner.y, corner.x)
        } else {
            corner
        }
    };
    let corners = corners.map(|corner| middle + turned(corner));
    ui.painter()
        .add(Shape::line(corners.to_vec(), Stroke::new(1.5, ink)));
    ui.painter()
        .galley(rect.min + vec2(FOLD_SIGN, 2.0), galley, ink);
    response
}

/// The room of the sign that says whether a part is folded.
const FOLD_SIGN: f32 = 16.0;

/// Text that may be overlooked.
pub(crate) fn quiet(ui: &mut Ui, text: impl Into<String>) -> Response {
    ui.label(
        RichText::new(in_print(&text.into()))
            .size(size::TEXT_SMALL)
            .color(theme::tokens(ui).ink_weak),
    )
}

/// A thin line across.
pub(crate) fn hairline(ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 1.0), Sense::hover());
    ui.painter().hline(
        rect.x_range(),
        rect.center().y,
        Stroke::new(1.0, theme::tokens(ui).hairline),
    );
}

/// A thin line down, as high as a button.
pub(crate) fn divider(ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(vec2(size::GAP, 18.0), Sense::hover());
    ui.painter().vline(
        rect.center().x,
        rect.y_range(),
        Stroke::new(1.0, theme::tokens(ui).hairline),
    );
}

/// A button without a box: text that answers to the pointer.
pub(crate) fn text_button(ui: &mut Ui, text: &str) -> Response {
    ui.add(Button::new(text).frame(true).stroke(Stroke::NONE))
}

/// A small button with a thin edge.
pub(crate) fn small_button(ui: &mut Ui, text: &str) -> Response {
    small_button_if(ui, text, true)
}

/// The same, which can be clicked or not. Where it has no room in a row that wraps it goes to the next one.
pub(crate) fn small_button_if(ui: &mut Ui, text: &str, is_possible: bool) -> Response {
    let text = RichText::new(text).size(size::TEXT_SMALL + 1.0);
    ui.add_enabled(is_possible, Button::new(text))
}

/// One of several choices: the chosen one has an edge, for its ground alone is hardly seen on paper.
pub(crate) fn choice(ui: &mut Ui, is_chosen: bool, text: &str) -> Response {
    let accent = theme::tokens(ui).accent;
    let button = Button::selectable(is_chosen, text);
    ui.add(match is_chosen {
        true => button.stroke(Stroke::new(size::EDGE, accent)),
        false => button,
    })
}

/// A button for something that is on or off: pressed while it is on.
pub(crate) fn turned_button(ui: &mut Ui, text: &str, is_on: bool) -> Response {
    let accent = theme::tokens(ui).accent;
    let button = Button::new(text).selected(is_on);
    let button = ui.add(match is_on {
        true => button.stroke(Stroke::new(size::EDGE, accent)),
        false => button,
    });
    button.widget_info(|| WidgetInfo::selected(Role::Button, true, is_on, text));
    button
}

/// The button that is most likely wanted.
pub(crate) fn strong_button(ui: &mut Ui, text: &str) -> Response {
    let tokens = theme::tokens(ui);
    ui.add(
        Button::new(RichText::new(text).color(tokens.on_accent))
            .fill(tokens.accent)
            // As large as one that is not filled: which one is may change under a hand.
            .stroke(Stroke::new(1.0, tokens.accent)),
    )
}

/// The button of a step: filled if it is the next one, for only one is at a time.
pub(crate) fn step_button(ui: &mut Ui, text: &str, is_next: bool) -> Response {
    match is_next {
        true => strong_button(ui, text),
        false => ui.button(text),
    }
}

/// One of several tabs: the chosen one is underlined.
pub(crate) fn tab(ui: &mut Ui, text: &str, is_chosen: bool, text_size: f32) -> Response {
    let tokens = theme::tokens(ui);
    let galley = ui.painter().layout_no_wrap(
        text.to_owned(),
        theme::font(text_size),
        Color32::PLACEHOLDER,
    );
    let extent = galley.size() + vec2(2.0 * size::GAP, 8.0);
    let (rect, response) = ui.allocate_exact_size(extent, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, text));
    let ink = if is_chosen || response.hovered() || response.has_focus() {
        tokens.accent
    } else {
        tokens.ink_weak
    };
    let place = rect.min + vec2(size::GAP, 3.0);
    ui.painter().galley(place, galley, ink);
    if is_chosen || response.has_focus() {
        let line = rect.shrink2(vec2(size::GAP, 0.0));
        ui.painter().hline(
            line.x_range(),
            line.bottom(),
            Stroke::new(2.0, tokens.accent),
        );
    }
    response
}

/// Behind a row of a list: whether it is the selected one, or pointed at.
pub(crate) fn row_ground(ui: &Ui, room: Rect, is_selected: bool, is_pointed_at: bool) {
    let soft = theme::tokens(ui).accent_soft;
    let ground = match (is_selected, is_pointed_at) {
        (true, _) => soft,
        (false, true) => theme::faded(soft, 0.5),
        (false, false) => return,
    };
    let radius = f32::from(size::RADIUS);
    ui.painter().rect_filled(room, radius, ground);
}

/// The mark of a region in a list, in the colour that it has on the board.
pub(crate) fn region_mark(ui: &Ui, center: Pos2, color: usize) {
    let color = theme::color(theme::tokens(ui).board.region(color));
    let mark = Rect::from_center_size(center, vec2(5.0, 16.0));
    ui.painter().rect_filled(mark, 2.0, color);
}

/// Contents that begin at the right end of a row.
pub(crate) fn at_right(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    ui.with_layout(Layout::right_to_left(Align::Center), add);
}

/// A stone in a line of text, with this much room.
pub(crate) fn stone_ui(ui: &mut Ui, room_px: f32, color: Color) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(room_px), Sense::hover());
    stone(ui.painter(), theme::tokens(ui), rect.center(), color);
}

/// A stone among the text of a button.
pub(crate) fn stone_atom(color: Color) -> Atom<'static> {
    let size = Vec2::splat(STONE_ROOM);
    AtomKind::closure(move |_, _| IntoSizedResult {
        intrinsic_size: size,
        sized: SizedAtomKind::Paint {
            paint: Arc::new(move |ui: &Ui, args: AtomPaintArgs| {
                stone(ui.painter(), theme::tokens(ui), args.rect.center(), color);
            }),
            size,
        },
    })
    .into()
}

/// The room before an entry of a menu, with a tick in it where that is on: all entries begin at one line.
pub(crate) fn tick_atom(is_on: bool) -> Atom<'static> {
    AtomKind::closure(move |_, _| IntoSizedResult {
        intrinsic_size: TICK,
        sized: SizedAtomKind::Paint {
            paint: Arc::new(move |ui: &Ui, args: AtomPaintArgs| {
                if !is_on {
                    return;
                }
                let middle = args.rect.center();
                let corners = [vec2(-4.0, 0.0), vec2(-1.0, 3.0), vec2(4.0, -4.0)];
                let corners = corners.map(|corner| middle + corner);
                let stroke = Stroke::new(1.5, theme::tokens(ui).ink);
                ui.painter().add(Shape::line(corners.to_vec(), stroke));
            }),
            size: TICK,
        },
    })
    .into()
}

/// The room of a tick.
const TICK: Vec2 = vec2(12.0, 12.0);

/// The room of a stone among text.
const STONE_ROOM: f32 = 15.0;

/// How large it is.
const STONE_RADIUS: f32 = 6.0;

/// Two small stones, one over the other: both sides.
pub(crate) fn both_stones(painter: &Painter, tokens: &Tokens, center: Pos2) {
    let places = [center - vec2(4.0, 0.0), center + vec2(4.0, 0.0)];
    for (place, color) in places.into_iter().zip(Color::ALL) {
        stone(painter, tokens, place, color);
    }
}

/// A small stone: who moves.
pub(crate) fn stone(painter: &Painter, tokens: &Tokens, center: Pos2, color: Color) {
    let own = tokens.board.stones[color];
    let rim = theme::color(tokens.board.rims_on_page[color]);
    // On a dark page a black stone is seen by its edge, and by the light on it: a piece of board below it would look like a ring.
    let light = match tokens.board.rims_on_page[color] == own.rim {
        true => theme::color(own.light),
        false => theme::faded(rim, 0.7),
    };
    painter.circle(
        center,
        STONE_RADIUS,
        theme::color(own.body),
        Stroke::new(1.0, rim),
    );
    let lit = center - Vec2::splat(STONE_RADIUS * 0.34);
    painter.circle_filled(lit, STONE_RADIUS * 0.32, light);
}

/// A part of the window that tells, to who points at it, what it is.
pub(crate) fn explained(response: Response, entry: LegendEntry, phrasing: Phrasing) -> Response {
    response.on_hover_ui(|ui| {
        ui.set_max_width(360.0);
        ui.label(entry.text(phrasing));
    })
}

/// Text over several lines if need be.
pub(crate) fn wrapped(ui: &mut Ui, text: impl Into<String>, color: Color32) -> Response {
    fitting::lines(ui, &text.into(), size::TEXT, color)
}

/// Text that may be overlooked, over several lines if need be.
pub(crate) fn quiet_wrapped(ui: &mut Ui, text: impl Into<String>) -> Response {
    let color = theme::tokens(ui).ink_weak;
    fitting::lines(ui, &text.into(), size::TEXT_SMALL, color)
}
