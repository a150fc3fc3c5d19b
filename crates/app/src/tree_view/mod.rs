//! The liberty tree of a region as a picture in which a click stands in a position.

mod picture;
mod request;

use std::sync::Arc;

use egui::accesskit::Role;
use egui::{Button, Rect, ScrollArea, Sense, Ui, Vec2, WidgetInfo, vec2};
use semeai_board::PointSet;
use semeai_picture::tree::{
    Content, Flow, Item, NodeLook, Pill, TreeBrush, TreeImage, items, move_items, tree,
};
use semeai_picture::{Drawing, Theme};
use semeai_race::picks::{Move, Path, path_label};
use semeai_race::report::{Reply, Tree};
use semeai_session::questions::suggested;
use semeai_session::{Exchange, GrowTree};
use semeai_words::labels::Label;
use semeai_words::legend::LegendEntry;
use semeai_words::race::place::step_name;
use semeai_words::race::suggestion::suggested_points;

use self::picture::{TreePicture, picture};
use self::request::{LayoutRequest, TreeOf};
use crate::commands::command::RaceCommand;
use crate::commands::requests::{FileRequest, Requests};
use crate::commands::shortcuts;
use crate::drawing_view;
use crate::look::theme;
use crate::look::widgets;
use crate::science::FrameData;
use crate::sciences::endgame::request::EndgameRequest;
use crate::sciences::race::request::RaceRequest;

/// The way in which trees are drawn.
pub(crate) const fn direction(shown: &FrameData<'_>) -> Flow {
    if shown.settings.has_tree_top_down {
        Flow::Down
    } else {
        Flow::Right
    }
}

/// A tree as a picture to be saved.
pub(crate) fn drawing(shown: &FrameData<'_>, items: &[Item], title: &str, theme: Theme) -> Drawing {
    tree(&TreeImage {
        topology: shown.document.topology(),
        coordinates: shown.settings.coordinates,
        items,
        direction: direction(shown),
        title,
        theme,
    })
}

/// The room that a tree needs.
pub(crate) fn size(ui: &Ui, shown: &FrameData<'_>, tree: &Tree) -> Vec2 {
    find(ui, shown, tree).size + AIR
}

/// The room round a tree.
const AIR: Vec2 = vec2(4.0, 8.0);

/// The picture of a tree.
fn find(ui: &Ui, shown: &FrameData<'_>, tree: &Tree) -> Arc<TreePicture> {
    let request = request(ui, shown, TreeOf::Liberties(tree.clone()));
    picture(ui.painter(), request, || items(tree))
}

fn request(ui: &Ui, shown: &FrameData<'_>, of: TreeOf) -> LayoutRequest {
    LayoutRequest {
        of,
        direction: direction(shown),
        pixels_per_point: ui.ctx().pixels_per_point(),
    }
}

/// Shows a tree in the room that is left.
pub(crate) fn tree_ui(ui: &mut Ui, shown: &FrameData<'_>, tree: &Tree, requests: &mut Requests) {
    let picture = find(ui, shown, tree);
    let place = &shown.view.race.place;
    let here = Here {
        path: place.path(),
        has_moved: place.is_new(),
    };
    let branch = pills_ui(ui, shown, &picture, here, |ui, rect, item| {
        item.is_node() && node_ui(ui, shown, tree, rect, item, requests)
    });
    if branch != shown.view.hand.branch.as_ref() {
        requests.ask(RaceRequest::Branch(branch.cloned()));
    }
}

/// The room that the moves of a region of an endgame need, once they are known.
pub(crate) fn moves_size(
    ui: &Ui,
    shown: &FrameData<'_>,
    grown: &Exchange<GrowTree>,
) -> Option<Vec2> {
    find_moves(ui, shown, grown).map(|picture| picture.size + AIR)
}

/// The picture of the moves of a region of an endgame.
fn find_moves(
    ui: &Ui,
    shown: &FrameData<'_>,
    grown: &Exchange<GrowTree>,
) -> Option<Arc<TreePicture>> {
    let tree = grown.answer.as_ref().ok()?;
    let before = grown.from();
    let of = TreeOf::Moves(Box::new(grown.ask.clone()));
    let request = request(ui, shown, of);
    let picture = picture(ui.painter(), request, || move_items(tree, &before));
    Some(picture)
}

/// Shows the moves of a region of an endgame as a tree in the room that is left: a click stands in a position.
pub(crate) fn moves_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    grown: &Exchange<GrowTree>,
    requests: &mut Requests,
) {
    let Some(picture) = find_moves(ui, shown, grown) else {
        return;
    };
    let here = Here {
        path: shown.view.endgame.place.path(),
        has_moved: shown.view.endgame.place.is_new(),
    };
    pills_ui(ui, shown, &picture, here, |ui, rect, item| {
        let name = name(shown, item);
        let response = ui.interact(rect, ui.scope_id().with(&item.path), Sense::click());
        let is_selected = here.path == item.path;
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_selected, &name));
        ui.ctx()
            .accesskit_node_builder(response.id, |node| node.set_value(value(shown, item)));
        if response.clicked() {
            requests.ask(EndgameRequest::Go(item.path.clone()));
        }
        response.hovered() || response.has_focus()
    });
}

/// Where the board stands in a tree.
#[derive(Clone, Copy)]
struct Here<'a> {
    path: &'a [Move],
    /// Whether it has just come there.
    has_moved: bool,
}

/// The pills with the ways between them; gives the path of the one that is pointed at.
fn pills_ui<'p>(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    picture: &'p TreePicture,
    here: Here<'_>,
    mut node_ui: impl FnMut(&Ui, Rect, &Item) -> bool,
) -> Option<&'p Path> {
    let direction = direction(shown);
    let TreePicture { items, pills, size } = picture;
    let area = ScrollArea::both().id_salt("tree").auto_shrink(false);
    let shown_area = area.show(ui, |ui| {
        let (area, _) = ui.allocate_exact_size(*size + AIR, Sense::hover());
        let corner = area.min + vec2(2.0, 4.0);
        let place = |i: usize| {
            let Pill { least, greatest } = pills[i];
            Rect::from_min_max(least.into(), greatest.into()).translate(corner.to_vec2())
        };
        let brush = TreeBrush {
            topology: shown.document.topology(),
            coordinates: shown.settings.coordinates,
            direction,
            colors: theme::tokens(ui).board,
        };
        let mut marks = Vec::new();
        let visible = ui.clip_rect().expand(80.0);
        for (i, item) in items.iter().enumerate() {
            let Some(parent) = item.parent else { continue };
            let ends = [place(parent), place(i)];
            if ends[0].union(ends[1]).intersects(visible) {
                let is_on_way = here.path.starts_with(&item.path);
                marks.extend(brush.edge([pills[parent], pills[i]], item, is_on_way));
            }
        }
        let mut branch = None;
        for (i, item) in items.iter().enumerate() {
            let rect = place(i);
            let is_selected = here.path == item.path;
            if is_selected && here.has_moved {
                let children = (items.iter().enumerate()).filter(|(_, it)| it.parent == Some(i));
                let children = children.map(|(child, _)| place(child));
                scroll_to(ui, rect, children.fold(rect, Rect::union));
            }
            if rect.intersects(visible) {
                // What lies beyond the pane is no button there.
                let is_seen = ui.clip_rect().contains(rect.center());
                let is_hovered = is_seen && node_ui(ui, rect, item);
                branch = branch.or(is_hovered.then_some(&item.path));
                let look = NodeLook {
                    is_selected,
                    is_hovered,
                    is_on_way: here.path.starts_with(&item.path),
                };
                marks.extend(brush.pill(pills[i], item, look));
            }
        }
        drawing_view::paint(ui.painter(), corner, &marks);
        branch
    });
    shown_area.inner
}

/// The most air round the node that comes into sight.
const IN_SIGHT: f32 = 40.0;

/// Brings a node into sight with what can be played there, if there is room for that.
fn scroll_to(ui: &Ui, node: Rect, with_children: Rect) {
    let room = ui.clip_rect().size();
    let has_room = with_children.width() <= room.x && with_children.height() <= room.y;
    let rect = if has_room { with_children } else { node };
    ui.scroll_to_rect(rect.expand2(air(ui, rect)), None);
}

/// The air with which a node comes into sight, as far as there is room for it: in a low pane it would be cut off otherwise.
fn air(ui: &Ui, rect: Rect) -> Vec2 {
    let left = (ui.clip_rect().size() - rect.size()) / 2.0;
    left.clamp(Vec2::ZERO, Vec2::splat(IN_SIGHT))
}

/// The button of a node; says whether the pointer is over it.
///
/// A click stands in its position, a second one tries what is suggested there, the right button has a menu.
fn node_ui(
    ui: &Ui,
    shown: &FrameData<'_>,
    tree: &Tree,
    rect: Rect,
    item: &Item,
    requests: &mut Requests,
) -> bool {
    let name = name(shown, item);
    let response = ui.interact(rect, ui.scope_id().with(&item.path), Sense::click());
    let is_selected = shown.view.race.place.path() == item.path;
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_selected, &name));
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_value(value(shown, item)));
    let has_untried = || {
        let node = tree.find(&item.path).map(|id| tree.node(id));
        node.is_some_and(|node| !suggested(node, None).is_empty())
    };
    if response.clicked() {
        requests.ask(RaceRequest::Go(item.path.clone()));
    }
    if response.double_clicked() && has_untried() {
        requests.command(RaceCommand::AcceptHere);
    }
    response.context_menu(|ui| menu_ui(ui, shown, tree, item, has_untried(), requests));
    let is_pointed_at = response.hovered() || response.has_focus();
    let entry = match item.content {
        Content::Count(_) => {
            response.on_hover_text(shown.label(Label::TreeSettled));
            return is_pointed_at;
        }
        Content::Nil if has_untried() => {
            let node = tree.find(&item.path).map(|id| tree.node(id));
            let points = node.map_or(PointSet::EMPTY, |node| suggested(node, None));
            let topology = shown.document.topology();
            let said = suggested_points(&points, topology, shown.phrasing());
            response.on_hover_text(said);
            return is_pointed_at;
        }
        Content::Value(_) => LegendEntry::Pill,
        Content::Nil | Content::Open => LegendEntry::Question,
        Content::Closed(_) | Content::Illegal(Reply::Useless) => LegendEntry::Useless,
        Content::Alive => LegendEntry::Infinity,
        Content::Illegal(_) => LegendEntry::Blocked,
    };
    widgets::explained(response, entry, shown.phrasing());
    is_pointed_at
}

/// What can be done with a node: each stands in it first.
fn menu_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    tree: &Tree,
    item: &Item,
    has_untried: bool,
    requests: &mut Requests,
) {
    for command in commands(shown, tree, item, has_untried) {
        let entry = shortcuts::find(command);
        let mut button = Button::new(shown.label(entry.label));
        if let Some(key) = entry.key_text(ui.ctx()) {
            button = button.shortcut_text(key);
        }
        if ui.add(button).clicked() {
            requests.ask(RaceRequest::Go(item.path.clone()));
            requests.command(command);
        }
    }
    if ui.button(shown.label(Label::CopyWay)).clicked() {
        let topology = shown.document.topology();
        let way = path_label(&item.path, topology);
        let text = format!("{way} {}", value(shown, item));
        requests.ask(FileRequest::CopyText(text.trim().to_owned()));
    }
}

/// What makes sense in a node.
fn commands(
    shown: &FrameData<'_>,
    tree: &Tree,
    item: &Item,
    has_untried: bool,
) -> Vec<RaceCommand> {
    let mut commands = Vec::new();
    if has_untried {
        commands.push(RaceCommand::AcceptHere);
    }
    commands.extend([RaceCommand::AcceptAll, RaceCommand::Expand]);
    if matches!(
        item.content,
        Content::Nil | Content::Open | Content::Closed(_)
    ) {
        commands.push(RaceCommand::CloseNode);
    }
    if !item.path.is_empty() {
        commands.push(RaceCommand::CloseMove);
        if can_come_first(shown, tree, &item.path) {
            commands.push(RaceCommand::MakeFirst);
        }
        commands.push(RaceCommand::DeleteBranch);
    }
    commands
}

/// Whether the candidate that led somewhere has others before it.
fn can_come_first(shown: &FrameData<'_>, tree: &Tree, path: &[Move]) -> bool {
    let Some((last, before)) = path.split_last() else {
        return false;
    };
    let slots = tree.find(before).map(|id| &tree.node(id).slots);
    let first = slots.and_then(|slots| slots.first());
    shown.document.race.picks.contains(before, last.point)
        && first.is_some_and(|first| first.point != last.point)
}

/// The accessible name of a node: the moves that lead there.
fn name(shown: &FrameData<'_>, item: &Item) -> String {
    if item.path.is_empty() {
        return shown.label(Label::Root).to_owned();
    }
    let topology = shown.document.topology();
    let steps = item.path.iter();
    let steps = steps.map(|&step| step_name(step, topology, shown.phrasing()));
    steps.collect::<Vec<String>>().join("/")
}

fn value(shown: &FrameData<'_>, item: &Item) -> String {
    match &item.content {
        Content::Count(count) => count.to_string(),
        Content::Closed(count) => format!("{count}, {}", shown.label(Label::CloseNode)),
        Content::Value(value) => value.to_string(),
        Content::Alive => shown.label(Label::Alive).to_owned(),
        Content::Nil => shown.label(Label::Nil).to_owned(),
        Content::Illegal(Reply::Useless) => shown.label(Label::Useless).to_owned(),
        Content::Open | Content::Illegal(_) => shown.label(Label::Questions).to_owned(),
    }
}
