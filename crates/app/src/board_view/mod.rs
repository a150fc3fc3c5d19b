//! The board: one widget to look at and move about in, with a button for every point.

mod geometry;
pub(crate) mod input;
mod look;
mod marking;
mod overlay;
pub(crate) mod pen;
mod scene;
pub(crate) mod scroll;
mod sign;

use egui::accesskit::Role;
use egui::{
    CursorIcon, EventFilter, Id, Modifiers, PointerButton, Pos2, Rect, Sense, Stroke, Ui, Vec2,
    WidgetInfo, vec2,
};
use semeai_board::{Color, Point, PointSet};
use semeai_picture::scene::Scene;
use semeai_race::picks::Move;
use semeai_session::Markup;
use semeai_words::boards::neighbour_names;
use semeai_words::labels::Label;

pub(crate) use self::sign::{sign_at, sign_ui};

use self::geometry::Geometry;
use self::overlay::Overlay;
pub(crate) use self::scene::scene;

use crate::commands::mode::Mode;
use crate::commands::requests::{BoardRequest, Requests};
use crate::drawing_view;
use crate::hand::{Drag, Gesture, Marker, Stones};
use crate::lesson::Lesson;
use crate::look::theme;
use crate::science::FrameData;

/// Shows the board in the room that is left.
pub(crate) fn board_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let topology = shown.board();
    let room = ui.available_rect_before_wrap();
    let geometry = geometry(ui, shown, room, requests);
    // A name of its own: strips that come and go above must not take the focus from the board.
    ui.allocate_rect(room, Sense::hover());
    let board = ui.interact(room, Id::unique("board"), Sense::focusable_noninteractive());
    board.widget_info(|| WidgetInfo::labeled(Role::Group, true, shown.label(Label::Board)));
    let has_focus = focus(ui, shown, board.id);

    let scene = scene(shown);
    points_ui(ui, shown, &geometry, board.id, requests);
    let reads = match pen::is_held(shown) {
        true => pen::mouse,
        false => input::mouse,
    };
    reads(ui, shown, &geometry, board.contains_pointer(), requests);
    if board.contains_pointer() {
        look::look(ui, shown, &geometry, requests);
    }
    let is_setting_up = shown.view.mode == Mode::SetUp && !pen::is_held(shown);
    if shown.view.hand.selection.is_some() && is_setting_up {
        input::push_selected(ui, shown, requests);
    } else if has_focus {
        input::keyboard(ui, shown, requests);
    }

    let brush = geometry.brush(topology, theme::tokens(ui).board);
    let names = shown.settings.has_coordinates;
    let names = names.then_some(shown.settings.coordinates);
    let marks = brush.marks(&scene, geometry.wood(), names);
    drawing_view::paint(&ui.painter_at(room), Pos2::ZERO, &marks);
    let mut over = Overlay {
        brush,
        marks: Vec::new(),
    };
    over.last_number(&scene);
    add_questioned(&mut over, shown, &scene);
    add_branch(&mut over, shown);
    if pen::is_held(shown) {
        pen::add(&mut over, ui, shown, &geometry);
    } else {
        add_pointer(&mut over, shown, &scene, ui.input(|input| input.time));
    }
    show_what_scrolls(ui, shown, &geometry);
    let cursor = shown.view.hand.cursor.or_else(|| topology.points().first());
    if let Some(cursor) = cursor.filter(|_| has_focus) {
        over.cursor(cursor);
    }
    // What lies beyond the part that is looked at is cut off.
    let seen = match shown.document.board.crop.filter(|_| !pen::is_held(shown)) {
        Some(_) => geometry.inner().intersect(room),
        None => room,
    };
    drawing_view::paint(&ui.painter_at(seen), Pos2::ZERO, &over.marks);
    fingers_ui(ui, shown, &geometry, room, requests);
}

/// The pointer is a hand where it can pull a board that goes on beyond its edges.
fn show_what_scrolls(ui: &Ui, shown: &FrameData<'_>, geometry: &Geometry) {
    let pointer = ui.input(|input| input.pointer.hover_pos());
    let pulls = |at: Pos2| scroll::is_beyond(geometry, shown.board(), at);
    let is_free = shown.document.board.crop.is_none() && !pen::is_held(shown);
    if is_free && pointer.is_some_and(pulls) {
        ui.ctx().set_cursor_icon(CursorIcon::Grab);
    }
}

/// Where the board lies, or the part that is looked at; a board that is drawn is seen whole, with room for new points.
fn geometry(ui: &Ui, shown: &FrameData<'_>, room: Rect, requests: &mut Requests) -> Geometry {
    let topology = shown.board();
    let pixels_per_point = ui.ctx().pixels_per_point();
    let has_coordinates = shown.settings.has_coordinates;
    if pen::is_held(shown) {
        let before = shown.view.hand.sheet;
        let sheet = Geometry::sheet(topology, before, room);
        if before != Some(sheet) {
            requests.ask(BoardRequest::Sheet(sheet));
        }
        return Geometry::fit_on(sheet, room, has_coordinates, pixels_per_point);
    }
    let part = shown.document.board.crop.as_ref();
    Geometry::fit(topology, part, room, has_coordinates, pixels_per_point)
}

/// The size of a button for a finger, and how far it is from the edges of its room.
const FINGER: f32 = 44.0;
const FINGER_AIR: f32 = 6.0;

/// Once a finger has touched the board: two large buttons beside it that say whose stones a finger plays, where that makes
/// a difference and there is room beside the board.
fn fingers_ui(
    ui: &Ui,
    shown: &FrameData<'_>,
    geometry: &Geometry,
    room: Rect,
    requests: &mut Requests,
) {
    let Some(chosen) = shown.view.hand.finger else {
        return;
    };
    let is_used = matches!(shown.view.mode, Mode::SetUp | Mode::Analyse);
    let [(left, _), _] = geometry.wood();
    let has_room = left - room.left() >= FINGER + FINGER_AIR;
    if !is_used || !has_room {
        return;
    }
    let tokens = theme::tokens(ui);
    let middles = [1.5, 0.5].map(|up| {
        let away = FINGER / 2.0 + FINGER_AIR;
        room.left_bottom() + vec2(away, -2.0 * up * away)
    });
    for (color, middle) in Color::ALL.into_iter().zip(middles) {
        let name = shown.label(match color {
            Color::Black => Label::FingerBlack,
            Color::White => Label::FingerWhite,
        });
        let square = Rect::from_center_size(middle, Vec2::splat(FINGER));
        let id = Id::unique("finger").with(color);
        let response = ui.interact(square, id, Sense::click());
        let is_chosen = color == chosen;
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, name));
        let [body, rim] = theme::stone(tokens, color);
        let painter = ui.painter();
        painter.circle(middle, FINGER * 0.36, body, Stroke::new(1.0, rim));
        if is_chosen || response.has_focus() {
            let ring = Stroke::new(3.0, tokens.accent);
            painter.circle_stroke(middle, FINGER * 0.46, ring);
        }
        if response.clicked() {
            requests.ask(BoardRequest::Finger(color));
        }
        response.on_hover_text(name);
    }
}

fn focus(ui: &Ui, shown: &FrameData<'_>, id: Id) -> bool {
    if shown.view.hand.wants_board_focus {
        ui.memory_mut(|memory| memory.request_focus(id));
    }
    let has_focus = ui.memory(|memory| memory.has_focus(id));
    if has_focus {
        let filter = EventFilter {
            horizontal_arrows: true,
            vertical_arrows: true,
            ..EventFilter::default()
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
    }
    has_focus
}

/// What is marked at a point for readers, in brackets: its label, or the name of its sign. Empty if nothing is.
pub(crate) fn marked(shown: &FrameData<'_>, markup: &Markup, point: Point) -> String {
    let sign = markup.sign(point).map(Marker::Sign);
    let name = || {
        let mut markers = Marker::ALL.into_iter();
        let (_, name, _) = markers.find(|(marker, ..)| Some(*marker) == sign)?;
        Some(shown.label(name))
    };
    let label = markup.labels.get(&point).map(String::as_str);
    let said = label.or_else(name);
    let covered = &shown.document.lesson.marks;
    let is_covered = covered.sign(point).is_some() || covered.labels.contains_key(&point);
    let when = match is_covered {
        true => format!(", {}", shown.label(Label::SeenWithAnswer)),
        false => String::new(),
    };
    said.map_or_else(String::new, |said| format!(" ({said}{when})"))
}

/// One accessible button for each point, called by its name; its value says what is there.
fn points_ui(
    ui: &Ui,
    shown: &FrameData<'_>,
    geometry: &Geometry,
    board: Id,
    requests: &mut Requests,
) {
    let topology = shown.board();
    let points = topology.points();
    let markup = shown.markup();
    for point in points.iter().filter(|&p| geometry.shows(topology, p)) {
        let square: Rect = geometry.square(topology, point);
        let response = ui.interact(square, board.with(point), Sense::CLICK);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, shown.point_name(point)));
        ui.ctx().accesskit_node_builder(response.id, |node| {
            let said = shown.science.describe(shown, point) + &marked(shown, &markup, point);
            node.set_value(match topology.shape().size() {
                Some(_) => said,
                None => {
                    let beside = neighbour_names(topology, point, shown.phrasing());
                    format!("{said}, {beside}")
                }
            });
        });
        // The mouse is read elsewhere; what comes here otherwise is a screen reader.
        let is_mouse = ui.input(|input| input.pointer.any_released());
        if response.clicked() && !is_mouse && pen::is_held(shown) {
            pen::press(shown, point, requests);
        } else if response.clicked() && !is_mouse {
            input::click(
                shown,
                PointerButton::Primary,
                point,
                Modifiers::NONE,
                requests,
            );
        }
    }
}

/// The moves that lead to the node of the tree that is pointed at, over where the board stands.
fn add_branch(board: &mut Overlay<'_>, shown: &FrameData<'_>) {
    let Some(moves) = shown.on_board.branch else {
        return;
    };
    for (i, step) in moves.iter().enumerate() {
        let is_last = |later: &Move| later.point != step.point;
        if moves[i + 1..].iter().all(is_last) {
            board.coming(step.point, step.color, i + 1);
        }
    }
}

/// The blocks that nothing is said of, where marks are made, and those whose marks are in doubt: on stones that are seen and have no other sign.
fn add_questioned(board: &mut Overlay<'_>, shown: &FrameData<'_>, scene: &Scene) {
    let numbered = scene.numbers.iter().map(|&(point, _)| point);
    let taken: PointSet = numbered.chain(scene.last_move).collect();
    let points = board.brush.topology.points();
    let is_free = |&point: &Point| board.brush.is_shown(point) && !taken.contains(point);
    let free: PointSet = points.iter().filter(is_free).collect();
    for (point, color) in marking::questioned(shown, &free) {
        board.questioned(point, color);
    }
}

fn add_pointer(board: &mut Overlay<'_>, shown: &FrameData<'_>, scene: &Scene, now_secs: f64) {
    for point in &shown.view.hand.lit {
        board.light(point);
    }
    for &point in &shown.view.messages.shown_points {
        board.ring(point, true);
    }
    if let Some(lesson) = shown.view.lesson.as_ref().filter(|_| shown.is_asked()) {
        for point in &lesson.ringed() {
            board.ring(point, true);
        }
    }
    if let Some(selected) = shown.view.hand.selection {
        board.selection(&selected);
    }
    if let Some(gesture) = shown.view.hand.gesture {
        add_gesture(board, shown, gesture, now_secs);
        return;
    }
    if let Some(touched) = shown.view.hand.touched {
        add_touched(board, shown, touched, false);
        return;
    }
    if let Some(labelled) = shown.view.labelled() {
        board.ring(labelled, true);
    }
    let Some(point) = shown.view.hand.hovered else {
        return;
    };
    // In an endgame small numbers are what moves lose, or when they were played.
    // Beside the numbers of moves those of liberties would be taken for moves.
    let has_numbers =
        matches!(shown.view.mode, Mode::SetUp) || shown.is_replaying() || !scene.numbers.is_empty();
    if !has_numbers && shown.about.has_liberties {
        add_liberties(board, shown, point);
    }
    add_hovered(board, shown, point);
}

/// What is dragged, or would be after a finger has been held.
fn add_gesture(board: &mut Overlay<'_>, shown: &FrameData<'_>, gesture: Gesture, now_secs: f64) {
    if let (Drag::Stone, true, Some(color)) = (
        gesture.drag,
        gesture.has_moved,
        shown.document.board.setup.get(gesture.start),
    ) {
        board.ghost_stone(gesture.at, color);
    }
    if let (Some(since), false) = (gesture.touched_secs, gesture.has_moved) {
        let is_held = now_secs - since >= input::HELD_SECS;
        add_touched(board, shown, gesture.start, is_held);
    }
}

/// What a click would do at the point under the pointer.
fn add_hovered(board: &mut Overlay<'_>, shown: &FrameData<'_>, point: Point) {
    let stone: Option<Color> = shown.document.board.setup.get(point);
    match shown.view.mode {
        Mode::SetUp if shown.view.hand.is_selecting => board.ring(point, false),
        // A drag from here moves what is selected.
        Mode::SetUp if is_selected(shown, point) => {}
        Mode::SetUp if stone.is_none() => match shown.view.hand.stones {
            Stones::Both => board.ghost(point),
            Stones::One(color) => board.ghost_stone(point, color),
            Stones::InTurn => board.ghost_stone(point, shown.document.board.to_move),
        },
        Mode::SetUp => {}
        Mode::Mark => {
            if stone.is_some() {
                board.ring(point, false);
            }
            if let Some(roles) = marking::would_be(shown, point) {
                board.would_be(point, roles);
            }
        }
        Mode::PlayOut => {
            if let Some(color) = shown.stone_to_play(point) {
                board.ghost_stone(point, color);
            }
        }
        Mode::Analyse if shown.view.marker().is_some() => {
            board.ring(point, false);
            // The other end of a line.
            if let Some(from) = shown.view.hand.marked_from {
                board.ring(from, true);
            }
        }
        Mode::Analyse if shown.is_asked() => add_asked(board, shown, point),
        Mode::Analyse => {
            if shown.on_board.open.contains(point) {
                board.ring(point, false);
            }
        }
    }
}

/// What a click would answer at a free point, where a lesson asks for points.
fn add_asked(board: &mut Overlay<'_>, shown: &FrameData<'_>, point: Point) {
    let part = shown.view.lesson.as_ref().and_then(Lesson::part);
    let is_free = shown.document.board.setup.get(point).is_none();
    match part.filter(|_| is_free) {
        Some(part) if part.is_of_one_point() => match part.first {
            Some(color) => board.ghost_stone(point, color),
            None => board.ring(point, false),
        },
        Some(part) if part.is_of_points() => board.ring(point, false),
        _ => {}
    }
}

fn is_selected(shown: &FrameData<'_>, point: Point) -> bool {
    let selected = shown.view.hand.selection;
    selected.is_some_and(|selected| selected.contains(point))
}

/// What a finger that comes again, or stays, does at a point.
fn add_touched(board: &mut Overlay<'_>, shown: &FrameData<'_>, point: Point, is_held: bool) {
    let button = shown.view.hand.finger_button(is_held);
    let color = match shown.view.mode {
        Mode::SetUp if shown.view.hand.stones == Stones::InTurn => {
            Some(shown.document.board.to_move)
        }
        Mode::SetUp => shown.view.hand.stones.of(button),
        Mode::Analyse => Stones::Both.of(button),
        Mode::PlayOut => shown.mover(),
        Mode::Mark => None,
    };
    if let Some(color) = color.filter(|_| shown.stones().get(point).is_none()) {
        board.ghost_stone(point, color);
    }
    board.ring(point, true);
}

/// Counts the liberties of the block that is pointed at, one by one. How many there are stands on the stone too, unless it would hide
/// the stone's mark while marks are set.
fn add_liberties(board: &mut Overlay<'_>, shown: &FrameData<'_>, point: Point) {
    if shown.view.looks.are_counts_hidden || shown.hides_answers() {
        return;
    }
    let Some(block) = shown.stones().block_at(point) else {
        return;
    };
    for (liberty, number) in block.liberties.iter().zip(1..) {
        board.small_number(liberty, number);
    }
    let is_marked = || shown.on_board.roles.at(point) != semeai_board::Role::Unknown;
    let hides_mark = shown.view.mode == Mode::Mark && is_marked();
    if !hides_mark {
        board.count(point, block.color, block.liberties.len());
    }
}
