//! The game beside the board: the games of the file, the moves with their variations, and what is written about the
//! position.

use egui::accesskit::Role;
use egui::{
    Align, Button, Layout, Panel, RichText, ScrollArea, Sense, TextEdit, Ui, UiBuilder, WidgetInfo,
    vec2,
};
use semeai_session::file::{GamesBeside, ListGames};
use semeai_session::printable::inline;
use semeai_session::{Game, NodeId};
use semeai_words::game_head::game_head;
use semeai_words::labels::Label;

use super::notices;
use crate::commands::requests::{GameRequest, Requests};
use crate::found_in_game::GameList;
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::panels::banner::is_low;
use crate::panels::pieces::cover::cover_ui;
use crate::panels::pieces::game_slider::slider_ui;
use crate::science::FrameData;
use crate::sciences;
use crate::typed_texts::WrittenField;

/// The height of a row of moves or games.
const ROW: f32 = 24.0;
/// The least height of the comment, and the largest part of the room that it takes.
const COMMENT_MIN: f32 = 64.0;
const COMMENT_SHARE: f32 = 0.34;
/// The most rows of games that are shown at once, and the largest part of the room that they take.
const GAMES: usize = 6;
const GAMES_SHARE: f32 = 0.3;
/// The most places that were found in the game that are shown at once, in a low window and in others: the moves need room too.
const FOUND: [usize; 2] = [2, 4];
/// The most variations that are named beside a move.
const BESIDE: usize = 6;

/// Shows the game.
pub(super) fn game_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    comment: &mut WrittenField,
    requests: &mut Requests,
) {
    let height = (ui.available_height() * COMMENT_SHARE).max(COMMENT_MIN);
    Panel::bottom("comment")
        .frame(egui::Frame::new())
        .exact_size(height)
        .show_separator_line(false)
        .show(ui, |ui| {
            if shown.hides_answers() && !shown.document.text.comment.is_empty() {
                widgets::heading(ui, shown.label(Label::Comment));
                cover_ui(ui, shown, requests);
            } else {
                comment_ui(ui, shown, comment);
            }
        });
    found_ui(ui, shown, requests);
    if let Some(beside) = shown.session.answer::<ListGames>() {
        games_ui(ui, shown, beside, requests);
        head_ui(ui, shown, beside);
    }
    match (&shown.document.game, shown.document.standing()) {
        (Some(game), at) => moves_ui(ui, shown, game, at, requests),
        (None, _) => {
            widgets::heading(ui, shown.label(Label::GameMoves));
            widgets::quiet_wrapped(ui, shown.label(Label::NoGame));
        }
    }
}

/// What every science has found in the moves, above what is written: the moves stay where they are when it comes.
fn found_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    if shown.hides_answers() {
        return;
    }
    let all = sciences::of_positions();
    for found in all.filter_map(|room| room.science.game_list(shown)) {
        Panel::bottom(egui::Id::unique(("found in the game", found.name)))
            .frame(egui::Frame::new())
            .show_separator_line(false)
            .show(ui, |ui| found_list_ui(ui, shown, &found, requests));
    }
}

fn found_list_ui(ui: &mut Ui, shown: &FrameData<'_>, found: &GameList, requests: &mut Requests) {
    let (done, all) = found.looked_at;
    ui.add_space(size::GAP_SMALL);
    ui.horizontal(|ui| {
        let heading = widgets::heading(ui, shown.label(found.name));
        heading.on_hover_text(shown.label(found.hint));
        if done < all {
            widgets::quiet(ui, format!("{done} / {all}"));
        } else if found.rows.is_empty() {
            widgets::quiet(ui, shown.label(found.nothing));
        }
        if let Some((name, asks)) = &found.switch
            && widgets::small_button(ui, shown.label(*name)).clicked()
        {
            requests.ask(asks.clone());
        }
    });
    ui.spacing_mut().item_spacing.y = 0.0;
    let most = FOUND[usize::from(!is_low(ui))];
    #[expect(clippy::cast_precision_loss, reason = "a few rows")]
    let height = ROW * most.min(found.rows.len()) as f32;
    ScrollArea::vertical()
        .id_salt(found.name)
        .max_height(height)
        .min_scrolled_height(height)
        .auto_shrink([false, true])
        .show_rows(ui, ROW, found.rows.len(), |ui, rows| {
            for place in &found.rows[rows] {
                let row = row_ui(ui, ui.available_width(), &place.text, false);
                if row.on_hover_text(shown.label(found.hint)).clicked() {
                    for asks in &place.asks {
                        requests.ask(asks.clone());
                    }
                }
            }
        });
}

/// The games of the file, if there are others than this one.
fn games_ui(ui: &mut Ui, shown: &FrameData<'_>, beside: &GamesBeside, requests: &mut Requests) {
    let (here, count) = beside.place(shown.document);
    if count < 2 {
        return;
    }
    let inside = shown.document.game_looked_at();
    let own = beside.before.len();
    let title = |number: usize| match number.checked_sub(own) {
        None => beside.before.get(number).map(String::as_str),
        Some(0) if inside.is_none() => Some(shown.document.title(shown.phrasing().language)),
        Some(after) => {
            let after = after - usize::from(inside.is_none());
            beside.after.get(after).map(String::as_str)
        }
    };
    widgets::heading(ui, format!("{} ({count})", shown.label(Label::GamesInFile)));
    #[expect(clippy::cast_precision_loss, reason = "a few rows")]
    let height = ROW * GAMES.min(count) as f32;
    let height = height.min((ui.available_height() * GAMES_SHARE).max(2.0 * ROW));
    let mut area = ScrollArea::vertical()
        .id_salt("games")
        .max_height(height)
        .min_scrolled_height(height)
        .auto_shrink([false, true]);
    if has_moved(ui, "game of the file", here) {
        area = area.vertical_scroll_offset(offset(here, height));
    }
    ui.spacing_mut().item_spacing.y = 0.0;
    area.show_rows(ui, ROW, count, |ui, rows| {
        for number in rows {
            let name = row_name(number + 1, title(number).unwrap_or_default());
            let row = row_ui(ui, ui.available_width(), &name, number == here);
            if row.clicked() && number != here {
                requests.ask(GameRequest::Other(number));
            }
        }
    });
    ui.add_space(size::GAP_SMALL);
    widgets::hairline(ui);
    ui.add_space(size::GAP_SMALL);
}

/// A title after its number, if there is one.
fn row_name(number: usize, title: &str) -> String {
    match title {
        "" => number.to_string(),
        title => format!("{number}  {}", inline(title)),
    }
}

/// Who played the game, and how it ended.
fn head_ui(ui: &mut Ui, shown: &FrameData<'_>, beside: &GamesBeside) {
    let Some(head) = beside.head(shown.document) else {
        return;
    };
    let said = game_head(head, shown.phrasing());
    if !said.is_empty() {
        widgets::wrapped(ui, inline(&said), theme::tokens(ui).ink);
        ui.add_space(size::GAP_SMALL);
    }
}

/// The moves of the way that is being gone, a row each, with the variations beside them.
fn moves_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    game: &Game,
    at: Option<NodeId>,
    requests: &mut Requests,
) {
    ui.horizontal(|ui| {
        widgets::heading(ui, shown.label(Label::GameMoves));
        widgets::at_right(ui, |ui| notices::count_ui(ui, shown, requests));
    });
    // A learner has it at the foot.
    if !shown.is_for_learners() {
        slider_ui(ui, shown, requests);
    }
    let way = std::iter::successors(Some(NodeId::ROOT), |&node| game.on(node));
    let way: Vec<NodeId> = way.collect();
    let here = at.and_then(|at| way.iter().position(|&node| node == at));
    let height = ui.available_height();
    let mut area = ScrollArea::vertical()
        .id_salt("moves")
        .min_scrolled_height(height)
        .auto_shrink([false, false]);
    // Where strips come and go below, the room is another one.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "whole points, of a height"
    )]
    let room = height.max(0.0) as u32;
    let was = egui::Id::unique("moves of the game");
    let from = ui.data(|data| data.get_temp::<f32>(was));
    // A row that is in sight stays where it is: a hand may be over it.
    let is_seen = from.is_some_and(|from| is_seen(here.unwrap_or(0), from, height));
    if has_moved(ui, "position of the game", (here, way.len(), room)) && !is_seen {
        area = area.vertical_scroll_offset(offset(here.unwrap_or(0), height));
    }
    ui.spacing_mut().item_spacing.y = 0.0;
    let seen = area.show_rows(ui, ROW, way.len(), |ui, rows| {
        for number in rows {
            let node = way[number];
            // Rows are as high as they are counted, or the last ones could not be scrolled to.
            let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
            let inside = UiBuilder::new()
                .id_salt(node)
                .max_rect(row)
                .layout(Layout::left_to_right(Align::Center));
            ui.scope_builder(inside, |ui| {
                move_ui(ui, shown, game, node, here == Some(number), requests);
            });
        }
    });
    ui.data_mut(|data| data.insert_temp(was, seen.state.clamped_offset().y));
}

/// Whether a row is seen whole in a list that is scrolled so far.
fn is_seen(row: usize, from: f32, height: f32) -> bool {
    #[expect(clippy::cast_precision_loss, reason = "to a row more or less")]
    let top = row as f32 * ROW;
    (from..=from + height - ROW).contains(&top)
}

/// A move, the others that were played instead, and the beginning of what is written about it.
fn move_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    game: &Game,
    node: NodeId,
    is_here: bool,
    requests: &mut Requests,
) {
    let each = game.record().node(node);
    match each.played {
        Some(played) => widgets::stone_ui(ui, 14.0, played.color),
        None => {
            ui.add_space(14.0 + ui.spacing().item_spacing.x);
        }
    }
    let name = match each.played {
        Some(_) => format!("{}  {}", each.number, move_name(shown, game, node)),
        None => move_name(shown, game, node),
    };
    if row_ui(ui, 96.0, &name, is_here).clicked() && !is_here {
        requests.ask(GameRequest::Go(node));
    }
    others_ui(ui, shown, game, node, requests);
    note_ui(ui, shown, game, node);
}

/// The other moves that were played instead of one.
fn others_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    game: &Game,
    node: NodeId,
    requests: &mut Requests,
) {
    let record = game.record();
    let parent = record.node(node).parent;
    let parent = parent.filter(|&parent| record.is_fork(parent));
    let others = parent
        .into_iter()
        .flat_map(|parent| record.continuations(parent));
    let mut others = others.filter(|&other| other != node);
    for other in others.by_ref().take(BESIDE) {
        let name = move_name(shown, game, other);
        let button = ui
            .push_id(other, |ui| widgets::small_button(ui, &name))
            .inner;
        // By its number, for a point of the board has the name alone.
        let full = format!("{}  {name}", record.node(other).number);
        button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &full));
        if button
            .on_hover_text(shown.label(Label::Variations))
            .clicked()
        {
            requests.ask(GameRequest::Go(other));
        }
    }
    let left = others.count();
    if left > 0 {
        widgets::quiet(ui, format!("+{left}"));
    }
}

/// The beginning of what is written about a position; it may be what was found out.
fn note_ui(ui: &mut Ui, shown: &FrameData<'_>, game: &Game, node: NodeId) {
    let said = game.comment(node).lines().next().unwrap_or_default();
    if !said.is_empty() && !shown.hides_answers() {
        let ink = theme::tokens(ui).ink_weak;
        let said: String = inline(said).chars().take(80).collect();
        let said = RichText::new(said).size(size::TEXT_SMALL).color(ink);
        ui.add(egui::Label::new(said).truncate());
    }
}

/// What a move is called in a list.
fn move_name(shown: &FrameData<'_>, game: &Game, node: NodeId) -> String {
    match game.record().node(node).played {
        None if node == NodeId::ROOT => shown.label(Label::GameBegins).to_owned(),
        None => shown.label(Label::GameSetUp).to_owned(),
        Some(played) => match played.point {
            Some(point) => shown.point_name(point).into_owned(),
            None => shown.label(Label::GamePass).to_owned(),
        },
    }
}

fn row_ui(ui: &mut Ui, width: f32, name: &str, is_here: bool) -> egui::Response {
    let button = Button::selectable(is_here, name)
        .truncate()
        .min_size(vec2(0.0, ROW - 2.0));
    ui.allocate_ui_with_layout(
        vec2(width.min(ui.available_width()), ROW),
        Layout::left_to_right(Align::Center),
        |ui| ui.add(button),
    )
    .inner
}

/// For how many frames a list is scrolled to its row: what it is scrolled by is cut down to the room of the frame before.
const SETTLING: u8 = 3;

/// Whether something in this panel has become another one in one of the last frames.
pub(super) fn has_moved<T: Clone + PartialEq + Send + Sync + 'static>(
    ui: &Ui,
    name: &str,
    now: T,
) -> bool {
    let id = egui::Id::unique(("game", name));
    let left = ui.data_mut(|data| {
        let before = data.get_temp::<(T, u8)>(id);
        let left = match before {
            Some((before, left)) if before == now => left,
            _ => SETTLING,
        };
        data.insert_temp(id, (now, left.saturating_sub(1)));
        left
    });
    if left > 0 {
        ui.ctx().request_repaint();
    }
    left > 0
}

/// How far to scroll so that a row is seen in the middle.
fn offset(row: usize, height: f32) -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "to a row more or less")]
    let top = row as f32 * ROW;
    (top - (height - ROW) / 2.0).max(0.0)
}

/// What is written about the position, to be changed.
fn comment_ui(ui: &mut Ui, shown: &FrameData<'_>, field: &mut WrittenField) {
    ui.add_space(size::GAP_SMALL);
    widgets::heading(ui, shown.label(Label::Comment));
    if field.changed_secs.is_none() && field.text != shown.document.text.comment {
        field.text.clone_from(&shown.document.text.comment);
    }
    let room = ui.available_size();
    ScrollArea::vertical()
        .id_salt("comment")
        .auto_shrink(false)
        .max_height(room.y)
        .show(ui, |ui| {
            let edit = TextEdit::multiline(&mut field.text)
                .id_salt("comment")
                .hint_text(shown.label(Label::CommentHint))
                .desired_width(f32::INFINITY)
                .min_size(vec2(0.0, room.y - size::GAP));
            let edit = ui.add(edit);
            let name = shown.label(Label::Comment);
            ui.ctx()
                .accesskit_node_builder(edit.id, |node| node.set_label(name));
            if edit.changed() {
                field.changed_secs = Some(ui.input(|input| input.time));
            }
        });
}
