//! A tree of moves as a picture: pills with counts and values, and the moves between them.

use semeai_board::Topology;
use semeai_cgt::Formula;
use semeai_race::report::Reply;
use semeai_session::Coordinates;

use super::items::{Content, Item};
use super::layout::{Flow, Pill, layout};
use crate::colors::{Colors, Theme};
use crate::drawing::{Anchor, Drawing, Mark, Place, Stroke, Style};
use crate::font;

/// The height of a pill, the room beside its text, and that round the tree.
const HEIGHT: f32 = 24.0;
const PADDING: f32 = 9.0;
const AIR: f32 = 12.0;
/// The height of a title and its room.
const TITLE: f32 = 28.0;
const TEXT: f32 = 14.0;
const TEXT_SMALL: f32 = 12.0;
/// How large a stone is on its way.
const STONE: f32 = 5.0;
/// How far to the upper left the light on a black stone lies, how large it is, in parts of the stone, and how opaque.
const LIT: (f32, f32, f32) = (0.34, 0.32, 0.7);

/// A tree of which a picture is made.
#[derive(Clone, Copy, Debug)]
pub struct TreeImage<'a> {
    /// The board on which its moves are made.
    pub topology: &'a Topology,
    /// How its points are called.
    pub coordinates: Coordinates,
    /// The tree, parents before their children.
    pub items: &'a [Item],
    /// Whether play goes to the right or downwards.
    pub direction: Flow,
    /// What stands above it; nothing if empty.
    pub title: &'a str,
    /// The colours: of a window, or of paper.
    pub theme: Theme,
}

/// How a node is to look, and the way to it.
#[derive(Clone, Copy, Debug, Default)]
pub struct NodeLook {
    /// Whether one stands there: a strong edge.
    pub is_selected: bool,
    /// Whether it is pointed at: a soft ground.
    pub is_hovered: bool,
    /// Whether it lies on the way to the selected one.
    pub is_on_way: bool,
}

/// Draws a tree with its title, as it is saved: nothing is selected.
pub fn tree(picture: &TreeImage<'_>) -> Drawing {
    let colors = Colors::of(picture.theme);
    let items = picture.items;
    let parents: Vec<_> = items.iter().map(|item| item.parent).collect();
    let width = |item: &Item| font::width(&words(item), TEXT);
    let sizes: Vec<Place> = items
        .iter()
        .map(|item| pill_size((width(item), 0.0)))
        .collect();
    let layout = layout(&parents, &sizes, picture.direction);
    let title = if picture.title.is_empty() { 0.0 } else { TITLE };
    let width = layout.size.0.max(font::width(picture.title, TEXT)) + 2.0 * AIR;
    let size = (width, layout.size.1 + 2.0 * AIR + title);
    let moved = |(x, y): Place| (x + AIR, y + AIR + title);
    let place = |i: usize| Pill {
        least: moved(layout.pills[i].least),
        greatest: moved(layout.pills[i].greatest),
    };
    let brush = TreeBrush {
        topology: picture.topology,
        coordinates: picture.coordinates,
        direction: picture.direction,
        colors,
    };
    let mut edges = Vec::new();
    let mut pills = Vec::new();
    for (i, item) in items.iter().enumerate() {
        if let Some(parent) = item.parent {
            edges.extend(brush.edge([place(parent), place(i)], item, false));
        }
        pills.extend(brush.pill(place(i), item, NodeLook::default()));
    }
    let mut marks = vec![Mark::Rect((0.0, 0.0), size, 0.0, Style::flat(colors.paper))];
    if !picture.title.is_empty() {
        let at = (AIR, AIR + TEXT);
        marks.push(Mark::text(
            at,
            picture.title,
            Anchor::Start,
            TEXT,
            colors.ink,
        ));
    }
    marks.push(Mark::Group("moves", edges));
    marks.push(Mark::Group("nodes", pills));
    Drawing { size, marks }
}

/// The size of a pill round what stands in it.
pub fn pill_size((width, height): Place) -> Place {
    let wide = (width + 2.0 * PADDING).max(HEIGHT + 6.0);
    (wide, HEIGHT.max(height + 4.0))
}

/// What is written in a pill.
#[derive(Clone, Debug)]
pub enum PillText {
    /// A count or a value: set as mathematics where that can be done.
    Value(Formula),
    /// A sign, or a count with one: always as text.
    Sign(String),
}

/// What is written in the pill of an item.
pub fn pill_text(item: &Item) -> PillText {
    let sign = match &item.content {
        Content::Count(count) => return PillText::Value(Formula::from(i128::from(*count))),
        Content::Value(value) => return PillText::Value(value.clone()),
        Content::Alive => "∞",
        Content::Nil => "?",
        Content::Open => "…",
        Content::Closed(count) => return PillText::Sign(format!("{count} ∅")),
        Content::Illegal(Reply::Useless) => "∅",
        Content::Illegal(Reply::Repeats) => "↻",
        Content::Illegal(_) => "×",
    };
    PillText::Sign(sign.to_owned())
}

/// Whether a move that cannot be played has another sign than a circled cross.
const fn has_own_sign(reply: Reply) -> bool {
    matches!(reply, Reply::Useless | Reply::Repeats)
}

/// The same as text alone.
fn words(item: &Item) -> String {
    match pill_text(item) {
        PillText::Value(value) => value.as_str().to_owned(),
        PillText::Sign(sign) => sign,
    }
}

/// What the nodes of a tree and the ways between them are drawn with.
#[derive(Clone, Copy, Debug)]
pub struct TreeBrush<'a> {
    /// The board on which moves are made.
    pub topology: &'a Topology,
    /// How its points are called.
    pub coordinates: Coordinates,
    /// Whether play goes to the right or downwards.
    pub direction: Flow,
    /// The colours, of paper or of a screen.
    pub colors: &'static Colors,
}

impl TreeBrush<'_> {
    /// A pill with what stands in it.
    pub fn pill(&self, pill: Pill, item: &Item, look: NodeLook) -> Vec<Mark> {
        let colors = self.colors;
        let is_question = matches!(item.content, Content::Nil);
        let edge = match (look.is_selected, look.is_on_way) {
            (true, _) => Stroke::new(colors.accent, 2.0),
            (false, true) => Stroke::new(colors.accent, 1.5),
            (false, false) if is_question => Stroke::new(colors.accent, 1.2),
            (false, false) => Stroke::new(colors.hairline, 1.0),
        };
        let edge = if is_question && !look.is_selected {
            edge.dashed(4.0)
        } else {
            edge
        };
        let ink = match item.content {
            Content::Nil => colors.accent,
            Content::Open | Content::Illegal(_) => colors.ink_weak,
            _ if item.is_cut => colors.ink_weak,
            _ => colors.ink,
        };
        let ground = if look.is_selected || look.is_hovered {
            colors.accent_soft
        } else {
            colors.raised
        };
        let size = (
            pill.greatest.0 - pill.least.0,
            pill.greatest.1 - pill.least.1,
        );
        let (x, y) = pill.center();
        let text = match pill_text(item) {
            PillText::Value(value) => Mark::Value((x, y), value, TEXT, ink),
            // All of them stand on one line, whatever their ink.
            PillText::Sign(sign) => {
                let at = (x, y + font::below_middle("0", TEXT));
                Mark::text(at, &sign, Anchor::Middle, TEXT, ink)
            }
        };
        let style = Style::flat(ground).edged(edge);
        let pill = Mark::Rect(pill.least, size, HEIGHT / 2.0, style);
        let is_barred = matches!(item.content, Content::Illegal(reply) if !has_own_sign(reply));
        let ring = is_barred.then(|| Mark::Disc((x, y), 7.0, Style::line(ink, 1.2)));
        [pill].into_iter().chain(ring).chain([text]).collect()
    }

    /// The way from a node to an option: a line with the move and a small stone; stronger on the way to where one stands.
    pub fn edge(&self, [from, to]: [Pill; 2], item: &Item, is_on_way: bool) -> Vec<Mark> {
        let Some(last) = item.last_move() else {
            return Vec::new();
        };
        let colors = self.colors;
        let (corners, stone, name, anchor) = match self.direction {
            Flow::Right => {
                let (start, end) = (
                    (from.greatest.0, from.center().1),
                    (to.least.0, to.center().1),
                );
                let bend = end.0 - 50.0;
                let corners = vec![start, (bend, start.1), (bend, end.1), end];
                let name = (end.0 - 18.0, end.1 - 4.0);
                (corners, (bend + 9.0, end.1), name, Anchor::Middle)
            }
            Flow::Down => {
                let (start, end) = (
                    (from.center().0, from.greatest.1),
                    (to.center().0, to.least.1),
                );
                let bend = end.1 - 24.0;
                let corners = vec![start, (start.0, bend), (end.0, bend), end];
                let name = (end.0 + 8.0, end.1 - 4.0);
                (corners, (end.0, end.1 - 8.0), name, Anchor::Start)
            }
        };
        let (line, written) = if is_on_way {
            (Stroke::new(colors.accent, 2.0), colors.accent)
        } else {
            (Stroke::new(colors.ink_weak, 1.0), colors.step)
        };
        let own = colors.stones[last.color];
        let rim = colors.rims_on_page[last.color];
        let disc = Style::flat(own.body).edged(Stroke::new(rim, 1.0));
        // Where a stone is seen by its edge alone, the light on it tells it from a ring.
        let light = (rim != own.rim).then(|| {
            let lit = (stone.0 - STONE * LIT.0, stone.1 - STONE * LIT.0);
            Mark::Disc(lit, STONE * LIT.1, Style::flat(rim.faded(LIT.2)))
        });
        let point = self.coordinates.name(self.topology, last.point);
        [Mark::Line(corners, line), Mark::Disc(stone, STONE, disc)]
            .into_iter()
            .chain(light)
            .chain([Mark::text(name, &point, anchor, TEXT_SMALL, written)])
            .collect()
    }
}
