//! Paints a tree: edges in the colour of the side that moves, pills with counts and values.

use egui::{
    Align2, Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2,
};
use semeai_board::Topology;
use semeai_cgt::Formula;
use semeai_picture::tree::{Content, Flow, Item};
use semeai_race::report::Reply;

use crate::mathematics::{Typeset, typeset};
use crate::theme::{self, Tokens, size};
use crate::widgets;

/// The height of a pill.
const HEIGHT: f32 = 24.0;
/// Room beside the text of a pill.
const PADDING: f32 = 9.0;

/// What stands in a pill, measured.
pub(crate) enum Face {
    /// A value set as mathematics.
    Value(Typeset),
    /// A sign.
    Sign(&'static str),
    /// A count and the sign of what is said to be useless.
    Closed(String),
    /// A stroke through: the move cannot be played.
    Bar,
}

/// Measures what stands in an item.
pub(crate) fn face(painter: &Painter, item: &Item) -> Face {
    match &item.content {
        Content::Count(count) => {
            let count = Formula::from(i128::from(*count));
            Face::Value(typeset(painter, &count, size::TEXT))
        }
        Content::Value(value) => Face::Value(typeset(painter, value, size::TEXT)),
        Content::Alive => Face::Sign("∞"),
        Content::Nil => Face::Sign("?"),
        Content::Open => Face::Sign("…"),
        Content::Closed(count) => Face::Closed(format!("{count} ∅")),
        Content::Illegal(Reply::Useless) => Face::Sign("∅"),
        Content::Illegal(Reply::Repeats) => Face::Sign("↻"),
        Content::Illegal(_) => Face::Bar,
    }
}

/// The size of a pill.
pub(crate) fn pill_size(face: &Face) -> Vec2 {
    let inner = match face {
        Face::Value(set) => set.size,
        Face::Sign(_) | Face::Bar => vec2(10.0, 0.0),
        Face::Closed(told) => vec2(8.0 * told.chars().count() as f32, 0.0),
    };
    vec2(
        (inner.x + 2.0 * PADDING).max(HEIGHT + 6.0),
        HEIGHT.max(inner.y + 4.0),
    )
}

/// How a pill is to look.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PillLook {
    /// Whether the board stands there.
    pub(crate) is_selected: bool,
    /// Whether the pointer is over it.
    pub(crate) is_hovered: bool,
    /// Whether it lies on the way to the selected one.
    pub(crate) is_on_way: bool,
}

/// Paints a pill.
pub(crate) fn pill(
    painter: &Painter,
    tokens: &Tokens,
    rect: Rect,
    item: &Item,
    face: &Face,
    look: PillLook,
) {
    let is_question = matches!(item.content, Content::Nil);
    let fill = if look.is_selected || look.is_hovered {
        tokens.accent_soft
    } else {
        tokens.raised
    };
    let radius = CornerRadius::same(12);
    painter.rect_filled(rect, radius, fill);
    let edge = match (look.is_selected || look.is_on_way, is_question) {
        (true, _) => Stroke::new(if look.is_selected { 2.0 } else { 1.5 }, tokens.accent),
        (false, true) => Stroke::new(1.2, tokens.accent),
        (false, false) => Stroke::new(1.0, tokens.hairline),
    };
    if is_question && !look.is_selected {
        painter.extend(Shape::dashed_line(&rounded(rect, 12.0), edge, 4.0, 3.0));
    } else {
        painter.rect_stroke(rect, radius, edge, StrokeKind::Inside);
    }
    let ink = match item.content {
        Content::Nil => tokens.accent,
        Content::Open | Content::Illegal(_) => tokens.ink_weak,
        _ if item.is_cut => tokens.ink_weak,
        _ => tokens.ink,
    };
    paint_face(painter, rect, face, ink);
}

fn paint_face(painter: &Painter, rect: Rect, face: &Face, ink: Color32) {
    match face {
        Face::Value(set) => set.paint_centered(painter, rect, ink),
        Face::Sign(sign) => text(painter, rect, sign, ink),
        Face::Closed(told) => text(painter, rect, told, ink),
        Face::Bar => {
            let arm = vec2(5.0, 5.0);
            painter.circle_stroke(rect.center(), 7.0, Stroke::new(1.2, ink));
            painter.line_segment(
                [rect.center() - arm, rect.center() + arm],
                Stroke::new(1.2, ink),
            );
        }
    }
}

fn text(painter: &Painter, rect: Rect, text: &str, ink: Color32) {
    painter.text(
        rect.center(),
        Align2::CENTER_CENTER,
        text,
        theme::font(size::TEXT),
        ink,
    );
}

/// Paints the way from a node to an option: a line with the move and a small stone.
pub(crate) fn edge(
    painter: &Painter,
    tokens: &Tokens,
    topology: &Topology,
    [from, to]: [Rect; 2],
    item: &Item,
    (direction, is_on_way): (Flow, bool),
) {
    let Some(last) = item.last_move() else {
        return;
    };
    let corners = corners(from, to, direction);
    let line = if is_on_way {
        tokens.accent
    } else {
        tokens.ink_weak
    };
    let width = if is_on_way { 2.0 } else { 1.0 };
    painter.add(Shape::line(corners.to_vec(), Stroke::new(width, line)));
    let name = topology.name(last.point);
    let ink = if is_on_way {
        tokens.accent
    } else {
        tokens.ink_weak
    };
    match direction {
        Flow::Right => {
            widgets::stone(painter, tokens, corners[2] + vec2(9.0, 0.0), last.color);
            let place = pos2(to.left() - 18.0, to.center().y - 2.0);
            painter.text(
                place,
                Align2::CENTER_BOTTOM,
                name,
                theme::font(size::TEXT_SMALL),
                ink,
            );
        }
        Flow::Down => {
            widgets::stone(
                painter,
                tokens,
                pos2(to.center().x, to.top() - 8.0),
                last.color,
            );
            let place = pos2(to.center().x + 8.0, to.top() - 8.0);
            painter.text(
                place,
                Align2::LEFT_CENTER,
                name,
                theme::font(size::TEXT_SMALL),
                ink,
            );
        }
    }
}

fn corners(from: Rect, to: Rect, direction: Flow) -> [Pos2; 4] {
    match direction {
        Flow::Right => {
            let bend = to.left() - 50.0;
            let (start, end) = (from.right_center(), to.left_center());
            [start, pos2(bend, start.y), pos2(bend, end.y), end]
        }
        Flow::Down => {
            let bend = to.top() - 24.0;
            let (start, end) = (from.center_bottom(), to.center_top());
            [start, pos2(start.x, bend), pos2(end.x, bend), end]
        }
    }
}

fn rounded(rect: Rect, radius: f32) -> Vec<Pos2> {
    let corners = [
        (
            rect.right_top() + vec2(-radius, radius),
            -std::f32::consts::FRAC_PI_2,
        ),
        (rect.right_bottom() + vec2(-radius, -radius), 0.0),
        (
            rect.left_bottom() + vec2(radius, -radius),
            std::f32::consts::FRAC_PI_2,
        ),
        (rect.left_top() + vec2(radius, radius), std::f32::consts::PI),
    ];
    let mut path: Vec<Pos2> = corners
        .into_iter()
        .flat_map(|(center, from)| {
            (0_u8..=6).map(move |i| {
                center
                    + Vec2::angled(from + std::f32::consts::FRAC_PI_2 * f32::from(i) / 6.0) * radius
            })
        })
        .collect();
    path.push(path[0]);
    path
}
