//! The kinds of boards in a window over everything: a gallery of small members, and the one that is being chosen with its sizes.

use std::sync::{Arc, LazyLock};

use egui::accesskit::Role;
use egui::text::LayoutJob;
use egui::{
    Align, Align2, DragValue, FontId, Id, Key, Pos2, Rect, ScrollArea, Sense, Ui, Vec2, WidgetInfo,
    vec2,
};
use semeai_board::{Area, BoardKind, Family, Setup, Topology};
use semeai_picture::board::{Brush, MARGIN};
use semeai_picture::drawing::{Mark, Style};
use semeai_picture::scene::Scene;
use semeai_session::{Action, BoardAction};
use semeai_words::boards::{board_counts, family_name, group_name, size_names};
use semeai_words::labels::Label;

use crate::commands::command::{EditCommand, FileCommand};
use crate::commands::requests::{BoardRequest, Requests};
use crate::drawing_view;
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::panels::pieces::buttons::buttons_ui;
use crate::panels::pieces::page::Page;
use crate::science::FrameData;

/// How large everything is at most, and how much of the window it leaves free at least.
const PAGE: Vec2 = vec2(740.0, 600.0);
const BESIDE: Vec2 = vec2(60.0, 130.0);
/// A family in the gallery, and the picture in it.
const CARD: Vec2 = vec2(108.0, 92.0);
const CARD_PICTURE: f32 = 54.0;
/// The room of the board that is being chosen.
const CHOSEN: f32 = 270.0;
/// Beyond so many lines a small picture is one patch of them.
const MOST_LINES: usize = 6_000;

/// A small member of every family, for its picture.
static SMALL: LazyLock<Vec<(Family, Arc<Topology>)>> = LazyLock::new(|| {
    let small = |family| {
        let [sizes, _] = usual_sizes(family);
        let kind = BoardKind::new(family, sizes).ok()?;
        Some((family, Arc::new(Topology::new(kind))))
    };
    Family::ALL.into_iter().filter_map(small).collect()
});

/// The sizes of a family in its picture, and those with which it is chosen first.
const fn usual_sizes(family: Family) -> [&'static [usize]; 2] {
    match family {
        Family::Square => [&[5, 5], &[9, 9]],
        Family::TriHexagon => [&[3], &[5]],
        Family::TriTriangle => [&[5], &[9]],
        Family::TriRhombus => [&[4, 4], &[7, 7]],
        Family::HoneyHexagon => [&[2], &[4]],
        Family::HoneyTriangle => [&[3], &[7]],
        Family::HoneyRhombus => [&[3, 3], &[6, 6]],
        Family::KagomeHexagon => [&[2], &[3]],
        Family::KagomeRhombus => [&[2, 2], &[4, 4]],
        Family::Torus => [&[4, 4], &[9, 9]],
        Family::Cylinder => [&[5, 4], &[12, 7]],
        Family::TriTorus => [&[4, 4], &[7, 7]],
        Family::HoneyTorus => [&[3, 3], &[5, 5]],
        Family::KagomeTorus => [&[2, 2], &[4, 4]],
        Family::Path => [&[5], &[9]],
        Family::Cycle => [&[7], &[12]],
        Family::Complete => [&[5], &[6]],
        Family::Star => [&[6], &[8]],
        Family::Wheel => [&[7], &[10]],
        Family::Rings => [&[2, 6], &[4, 12]],
        Family::Box => [&[3, 3, 2], &[4, 4, 4]],
        Family::Petersen => [&[5, 2], &[5, 2]],
        Family::Hypercube => [&[4], &[5]],
        Family::Moebius => [&[10, 3], &[16, 4]],
        Family::Klein => [&[9, 3], &[12, 4]],
        // Solids have no sizes.
        _ => [&[], &[]],
    }
}

/// Shows the window while a board is being chosen.
pub(super) fn boards_ui(ui: &Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let Some(board) = &shown.view.open.boards else {
        return;
    };
    // Enter is not to put a stone below.
    ui.memory_mut(|memory| memory.surrender_focus(Id::unique("board")));
    let window = Page {
        id: "boards",
        title: shown.label(Label::Boards),
        most: PAGE,
        beside: BESIDE,
        at: Align2::CENTER_CENTER,
    };
    let is_open = window.ui(ui, |ui, room| {
        ui.horizontal_top(|ui| page_ui(ui, shown, board, room, requests));
    });
    if !is_open {
        requests.command(EditCommand::Boards);
    }
}

/// The gallery, and beside it what is being chosen.
fn page_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    board: &Arc<Topology>,
    room: Vec2,
    requests: &mut Requests,
) {
    let Some(kind) = board.shape().kind() else {
        return;
    };
    ui.vertical(|ui| {
        ui.set_width(room.x - CHOSEN - size::GAP_LARGE);
        gallery_ui(ui, shown, room.y, kind, requests);
    });
    ui.add_space(size::GAP);
    ui.vertical(|ui| {
        ui.set_width(CHOSEN);
        widgets::scrolled_ui(ui, room.y, |ui| chosen_ui(ui, shown, board, kind, requests));
    });
}

/// The families, a group under its heading each.
fn gallery_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    height: f32,
    kind: BoardKind,
    requests: &mut Requests,
) {
    let scroll = ScrollArea::vertical()
        .auto_shrink(false)
        .max_height(height)
        .min_scrolled_height(height);
    scroll.show(ui, |ui| {
        ui.set_width(ui.available_width() - size::GAP);
        for members in SMALL.chunk_by(|(one, _), (other, _)| one.group() == other.group()) {
            group_ui(ui, shown, members, kind, requests);
        }
    });
}

fn group_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    members: &[(Family, Arc<Topology>)],
    kind: BoardKind,
    requests: &mut Requests,
) {
    if let Some((family, _)) = members.first() {
        widgets::heading(ui, group_name(family.group(), shown.phrasing()));
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        for (family, small) in members {
            let is_chosen = kind.family() == *family;
            if card_ui(ui, shown, *family, small, is_chosen) && !is_chosen {
                let [_, sizes] = usual_sizes(*family);
                let kind = BoardKind::new(*family, sizes).ok();
                requests.asks(kind.map(BoardRequest::Kind));
            }
        }
    });
    ui.add_space(size::GAP);
}

/// A family with its picture; says whether it was clicked.
fn card_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    family: Family,
    small: &Arc<Topology>,
    is_chosen: bool,
) -> bool {
    let name = family_name(family, shown.phrasing());
    let (rect, response) = ui.allocate_exact_size(CARD, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, name));
    if !ui.is_rect_visible(rect) {
        return false;
    }
    let tokens = theme::tokens(ui);
    let is_pointed_at = response.hovered() || response.has_focus();
    widgets::row_ground(ui, rect, is_chosen, is_pointed_at);
    let top = rect.center_top() + vec2(0.0, size::GAP_SMALL + CARD_PICTURE / 2.0);
    let picture = Rect::from_center_size(top, Vec2::splat(CARD_PICTURE));
    paint(ui, small, picture);
    let ink = match is_chosen {
        true => tokens.accent,
        false => tokens.ink,
    };
    let font = FontId::proportional(size::TEXT_SMALL - 1.0);
    let mut text = LayoutJob::simple(name.to_owned(), font, ink, CARD.x - 2.0);
    text.halign = Align::Center;
    let at = picture.center_bottom() + vec2(0.0, size::GAP_SMALL);
    let text = ui.painter().layout_job(text);
    ui.painter().galley(at, text, ink);
    response.clicked()
}

/// The board that is being chosen: what it is, its sizes, its picture, and how many points it has.
fn chosen_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    board: &Arc<Topology>,
    kind: BoardKind,
    requests: &mut Requests,
) {
    widgets::heading(ui, family_name(kind.family(), shown.phrasing()));
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(CHOSEN), Sense::hover());
    paint(ui, board, rect);
    ui.add_space(size::GAP_SMALL);
    let chosen = sizes_ui(ui, shown, kind);
    if chosen != kind {
        requests.ask(BoardRequest::Kind(chosen));
    }
    widgets::quiet_wrapped(ui, board_counts(board, shown.phrasing()));
    ui.add_space(size::GAP_SMALL);
    let use_it = widgets::strong_button(ui, shown.label(Label::UseBoard));
    let others = [EditCommand::DrawOwn.into(), FileCommand::Open.into()];
    ui.horizontal_wrapped(|ui| buttons_ui(ui, shown, &others, requests));
    // Where something has the focus, Enter is its own; a size that was typed has just lost it.
    let is_free = ui.memory(|memory| memory.focused().is_none());
    let is_entered = is_free && ui.input(|input| input.key_pressed(Key::Enter));
    if use_it.clicked() || is_entered {
        let present = shown.document.topology();
        if present.shape().kind() == Some(chosen) && present.len() == board.len() {
            requests.command(EditCommand::Boards);
        } else {
            requests.act(Action::Board(BoardAction::Resize(chosen)));
        }
    }
}

/// The sizes of a kind as fields; the kind that they make now.
fn sizes_ui(ui: &mut Ui, shown: &FrameData<'_>, kind: BoardKind) -> BoardKind {
    let family = kind.family();
    let before = kind.sizes();
    let mut sizes = before.clone();
    ui.horizontal_wrapped(|ui| {
        let names = size_names(family, shown.phrasing());
        for (which, (name, &least)) in names.iter().zip(family.least_sizes()).enumerate() {
            let most = family.most(&before, which);
            let label = widgets::quiet(ui, *name);
            let field = DragValue::new(&mut sizes[which])
                .range(least..=most)
                .speed(0.1);
            let field = ui.add(field).labelled_by(label.id);
            field.on_hover_text(format!("{least}…{most}"));
        }
    });
    BoardKind::new(family, &sizes).unwrap_or(kind)
}

/// A board without stones, as large as there is room for.
fn paint(ui: &Ui, board: &Arc<Topology>, room: Rect) {
    let area = Area::whole(board);
    let [_, margin] = MARGIN;
    let span = Vec2::from(area.size()) + Vec2::splat(2.0 * margin);
    let cell = (room.width() / span.x).min(room.height() / span.y);
    let wood = Rect::from_center_size(room.center(), span * cell);
    let origin = wood.min + (Vec2::splat(margin) - Vec2::from(area.least)) * cell;
    let brush = Brush {
        topology: board,
        area,
        cell,
        origin: origin.into(),
        colors: theme::tokens(ui).board,
    };
    let scene = Scene::new(Setup::new(Arc::clone(board)));
    let corner_and_size = [wood.min.into(), wood.size().into()];
    let mut marks = match board.edges().len() {
        0..MOST_LINES => brush.marks(&scene, corner_and_size, None),
        _ => Vec::new(),
    };
    if board.shape().size().is_none() {
        let dot = Style::flat(brush.colors.line);
        let radius = (cell * 0.14).clamp(1.2, 4.0);
        let points = board.points();
        let dots = points
            .iter()
            .map(|point| Mark::Disc(brush.center(point), radius, dot));
        marks.extend(dots);
    }
    drawing_view::paint(&ui.painter_at(room), Pos2::ZERO, &marks);
}
