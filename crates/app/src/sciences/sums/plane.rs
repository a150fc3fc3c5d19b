//! The boundary graph: where the tree is to be played first, with the present point to be dragged.

use std::sync::Arc;

use egui::accesskit::Role;
use egui::{Align, Id, Key, Pos2, Rect, Sense, Ui, Vec2, WidgetInfo, vec2};
use semeai_cgt::{Player, Rational};
use semeai_picture::boundary::{BoundaryPicture, PlaneFrame, boundary};
use semeai_sums::{Binary, Boundary, Failures, Plane, PlaneCell, PlanePoint};
use semeai_words::labels::Label;
use semeai_words::sums::plane::{boundary_legend, boundary_title, plane_point};

use super::starts::{color_of, theme_of};
use crate::commands::requests::Requests;
use crate::drawing_view;
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::science::FrameData;
use crate::sciences::sums::request::SumRequest;
use crate::sciences::sums::state::SumView;
use crate::typed_texts::SumField;

/// How far a plane reaches at most.
const FARTHEST: u32 = 40;
/// The least height of the graph, and the largest.
const HEIGHTS: [f32; 2] = [330.0, 460.0];
/// Where there is no room for the legend beside it, it stands below. How high everything round the plane is then, and the legend
/// alone.
const NARROW: f32 = 480.0;
const AROUND: f32 = 170.0;
const LEGEND: f32 = 142.0;
/// The room of what is told of the point: two rows.
const TOLD: f32 = 36.0;
/// How far beside the plane it can still be taken hold of.
const GRIP: f32 = 10.0;

/// Brings the graph into view, which stands below everything that is told of the sum.
pub(super) fn bring_into_view(ui: &Ui) {
    ui.data_mut(|data| data.insert_temp(wanted(), ()));
    ui.ctx().request_repaint();
}

fn wanted() -> Id {
    Id::unique("the graph is to be seen")
}

/// Shows the graph, if the sum has one.
pub(super) fn plane_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    field: &mut SumField,
    height: f32,
    requests: &mut Requests,
) {
    let numbers = field.numbers().cloned();
    let Some((binary, points)) = numbers.filter(|(binary, _)| !binary.gotes.is_empty()) else {
        return;
    };
    let head = ui.horizontal_wrapped(|ui| {
        let head = widgets::heading(ui, shown.label(Label::BoundaryGraph));
        if ui
            .data_mut(|data| data.remove_temp::<()>(wanted()))
            .is_some()
        {
            head.scroll_to_me(Some(Align::TOP));
        }
        choices_ui(ui, shown, requests);
    });
    let plane = Boundary {
        binary,
        first: shown.view.sum.first,
        plane: shown.view.sum.plane,
    };
    // Above the graph, so that it is in sight with the plane in a low window too; it keeps its room, for the graph must not
    // move while its point is dragged.
    let status = plane.status(plane.here());
    let told = status.map(|status| {
        let told = plane_point(&plane, plane.here(), &status, shown.phrasing());
        let told = ui.scope(|ui| {
            ui.set_min_height(TOLD);
            widgets::wrapped(ui, told, theme::tokens(ui).ink);
        });
        told.response
    });
    let above = head.response.rect.height() + told.map_or(0.0, |told| told.rect.height());
    let extent = extent(ui.available_width(), height, above);
    if let Some(place) = graph_ui(ui, shown, &plane, extent) {
        let now = ui.input(|input| input.time);
        field.write(&plane.at(place), points, now);
    }
    widgets::quiet_wrapped(ui, shown.label(Label::PlaneHint));
}

/// How large the graph is in a page of this height, with so much of it above the graph.
fn extent(width: f32, height: f32, above: f32) -> Vec2 {
    let [least, most] = HEIGHTS;
    let high = if width < NARROW {
        let room = height - above - 3.0 * size::GAP;
        (room + LEGEND).max(least).min(width + AROUND)
    } else {
        (height * 0.7).clamp(least, most)
    };
    vec2(width, high)
}

/// Who is first, and which plane.
fn choices_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let now = shown.view.sum;
    for player in [Player::Left, Player::Right] {
        let name = shown.first(color_of(player));
        if widgets::choice(ui, now.first == player, name).clicked() {
            let first = player;
            requests.ask(SumRequest::View(SumView { first, ..now }));
        }
    }
    widgets::divider(ui);
    for (plane, name) in [
        (Plane::XlXr, Label::PlaneXlXr),
        (Plane::XlY, Label::PlaneXlY),
        (Plane::XrY, Label::PlaneXrY),
    ] {
        let is_chosen = now.plane == plane;
        if widgets::choice(ui, is_chosen, shown.label(name)).clicked() {
            requests.ask(SumRequest::View(SumView { plane, ..now }));
        }
    }
}

/// What is known of a plane wherever its point is.
struct PlaneFacts {
    failures: Failures,
    ties: Vec<PlaneCell>,
}

/// What is known of a plane, kept from frame to frame: the present point does not matter to it.
fn known_of(ui: &Ui, plane: &Boundary, size: u32) -> Arc<PlaneFacts> {
    let zero = Rational::from_integer(0);
    let key = (plane.at((zero, zero)), plane.first, plane.plane, size);
    type KeptPlane = ((Binary, Player, Plane, u32), Arc<PlaneFacts>);
    let id = Id::unique("what is known of the plane");
    ui.data_mut(|data| {
        if let Some((kept, known)) = data.get_temp::<KeptPlane>(id)
            && kept == key
        {
            return known;
        }
        let known = Arc::new(PlaneFacts {
            failures: plane.failures(size),
            ties: plane.ties(size),
        });
        data.insert_temp::<KeptPlane>(id, (key, Arc::clone(&known)));
        known
    })
}

/// How far the plane reaches. While its point is dragged it stays as it is: with a plane that grew, the point would run away
/// from the pointer that holds it.
fn size_of(ui: &Ui, id: Id, plane: &Boundary) -> u32 {
    let held = ui.ctx().is_being_dragged(id);
    ui.data_mut(|data| {
        let kept = data.get_temp::<u32>(id).filter(|_| held);
        let size = kept.unwrap_or_else(|| plane.extent(FARTHEST));
        data.insert_temp(id, size);
        size
    })
}

/// Shows the graph; where the point is to be, if the person takes it somewhere else.
fn graph_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    plane: &Boundary,
    extent: Vec2,
) -> Option<PlanePoint> {
    let id = ui.scope_id().with("plane");
    let size = size_of(ui, id, plane);
    let phrasing = shown.phrasing();
    let title = boundary_title(plane, phrasing);
    let known = known_of(ui, plane, size);
    let drawing = boundary(&BoundaryPicture {
        boundary: plane,
        size,
        failures: &known.failures,
        ties: &known.ties,
        title: &title,
        legend: boundary_legend(phrasing),
        extent: (extent.x, extent.y),
        theme: theme_of(ui),
    });
    let frame = PlaneFrame::of((extent.x, extent.y), size, plane.plane);
    let (rect, _) = ui.allocate_exact_size(extent, Sense::hover());
    drawing_view::paint(ui.painter(), rect.min, &drawing.marks);
    let inside = inside(rect, frame);
    let response = ui.interact(inside.expand(GRIP), id, Sense::click_and_drag());
    let name = format!("{}: {title}", shown.label(Label::BoundaryGraph));
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    let told = |at: PlanePoint| {
        let status = plane.status(at);
        status.map(|status| plane_point(plane, at, &status, phrasing))
    };
    if let Some(told) = told(plane.here()) {
        ui.ctx()
            .accesskit_node_builder(response.id, |node| node.set_value(told));
    }
    let read = |pointer: Pos2| {
        let (across, up) = frame.read((pointer.x - rect.min.x, pointer.y - rect.min.y));
        (whole(across), whole(up))
    };
    let pointer = response.interact_pointer_pos();
    let moved = pointer
        .filter(|_| response.dragged() || response.clicked())
        .map(read)
        .or_else(|| by_keys(ui, plane, &response, size));
    // What is held is told above, where it hides nothing.
    let pointed_at = response
        .hover_pos()
        .filter(|_| !response.is_pointer_button_down_on());
    let pointed_at = pointed_at.map(read).filter(|place| *place != plane.here());
    if let Some(told) = pointed_at.and_then(told) {
        response.on_hover_text_at_pointer(told);
    }
    moved.filter(|place| *place != plane.here())
}

/// The arrow keys move the point while the graph has the keyboard.
fn by_keys(ui: &Ui, plane: &Boundary, response: &egui::Response, size: u32) -> Option<PlanePoint> {
    if response.clicked() {
        response.request_focus();
    }
    if !response.has_focus() {
        return None;
    }
    let arrows = egui::EventFilter {
        horizontal_arrows: true,
        vertical_arrows: true,
        ..egui::EventFilter::default()
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
    let pressed = |key| ui.input(|input| input.key_pressed(key));
    let step = |more, less| i128::from(pressed(more)) - i128::from(pressed(less));
    let (across, up) = (
        step(Key::ArrowRight, Key::ArrowLeft),
        step(Key::ArrowUp, Key::ArrowDown),
    );
    let within = |x: Rational| {
        let most = Rational::from_integer(size.into());
        x.clamp(Rational::from_integer(0), most)
    };
    let here = plane.here();
    (across != 0 || up != 0).then(|| (within(here.0 + across), within(here.1 + up)))
}

/// Where the plane itself lies in its picture.
fn inside(rect: Rect, frame: PlaneFrame) -> Rect {
    let corner = rect.min + vec2(frame.origin.0, frame.origin.1 - frame.side());
    Rect::from_min_size(corner, Vec2::splat(frame.side()))
}

#[expect(clippy::cast_possible_truncation, reason = "within the plane")]
fn whole(number: f64) -> Rational {
    Rational::from_integer(number.round() as i128)
}
