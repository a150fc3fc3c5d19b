//! A tree of moves as a picture: pills with counts and values, and the moves between them.

use semeai_board::Topology;
use semeai_race::report::Reply;

use super::items::{Content, Item};
use super::layout::{Flow, Pill, layout};
use crate::colors::{Colors, Theme};
use crate::drawing::{Anchor, Drawing, Ink, Mark, Place, Stroke, Style, Text};
use crate::font;

/// The height of a pill, the room beside its text, and that round the tree.
const HEIGHT: f32 = 24.0;
const PADDING: f32 = 9.0;
const AIR: f32 = 12.0;
/// The height of a title and its room.
const TITLE: f32 = 28.0;
const TEXT: f32 = 14.0;
const TEXT_SMALL: f32 = 12.0;
const STONE: f32 = 5.0;

/// A tree of which a picture is made.
#[derive(Clone, Copy, Debug)]
pub struct TreeImage<'a> {
    /// The board on which its moves are made.
    pub topology: &'a Topology,
    /// The tree, parents before their children.
    pub items: &'a [Item],
    /// Where play goes.
    pub direction: Flow,
    /// What stands above it; nothing if empty.
    pub title: &'a str,
    /// The colours.
    pub theme: Theme,
}

/// Draws a tree.
pub fn tree(picture: &TreeImage<'_>) -> Drawing {
    let colors = Colors::of(picture.theme);
    let items = picture.items;
    let parents: Vec<_> = items.iter().map(|item| item.parent).collect();
    let sizes: Vec<Place> = items.iter().map(size).collect();
    let layout = layout(&parents, &sizes, picture.direction);
    let title = if picture.title.is_empty() { 0.0 } else { TITLE };
    let width = layout.size.0.max(font::width(picture.title, TEXT)) + 2.0 * AIR;
    let size = (width, layout.size.1 + 2.0 * AIR + title);
    let moved = |(x, y): Place| (x + AIR, y + AIR + title);
    let pill = |i: usize| Pill {
        least: moved(layout.pills[i].least),
        greatest: moved(layout.pills[i].greatest),
    };
    let mut edges = Vec::new();
    let mut pills = Vec::new();
    for (i, item) in items.iter().enumerate() {
        if let Some(parent) = item.parent {
            let ends = [pill(parent), pill(i)];
            edges.extend(edge(picture, colors, ends, item));
        }
        pills.extend(face(colors, pill(i), item));
    }
    let mut marks = vec![Mark::Rect((0.0, 0.0), size, 0.0, Style::flat(colors.paper))];
    if !picture.title.is_empty() {
        let at = (AIR, AIR + TEXT);
        marks.push(text(at, picture.title, Anchor::Start, TEXT, colors.ink));
    }
    marks.push(Mark::Group("moves", edges));
    marks.push(Mark::Group("nodes", pills));
    Drawing { size, marks }
}

/// What is written in a pill.
fn words(item: &Item) -> String {
    match &item.content {
        Content::Count(count) => count.to_string(),
        Content::Value(value) => value.as_str().to_owned(),
        Content::Alive => "∞".to_owned(),
        Content::Nil => "?".to_owned(),
        Content::Open => "…".to_owned(),
        Content::Closed(count) => format!("{count} ∅"),
        Content::Illegal(Reply::Useless) => "∅".to_owned(),
        Content::Illegal(Reply::Repeats) => "↻".to_owned(),
        Content::Illegal(_) => "×".to_owned(),
    }
}

fn size(item: &Item) -> Place {
    let width = font::width(&words(item), TEXT);
    ((width + 2.0 * PADDING).max(HEIGHT + 6.0), HEIGHT)
}

fn text(at: Place, text: &str, anchor: Anchor, size: f32, ink: Ink) -> Mark {
    Mark::Text(Text {
        at,
        text: text.to_owned(),
        size,
        anchor,
        ink,
    })
}

fn face(colors: &Colors, pill: Pill, item: &Item) -> [Mark; 2] {
    let is_question = matches!(item.content, Content::Nil);
    let edge = if is_question {
        Stroke::new(colors.essential, 1.2).dashed(4.0)
    } else {
        Stroke::new(colors.ink_weak, 1.0)
    };
    let ink = match item.content {
        Content::Nil => colors.essential,
        Content::Open | Content::Illegal(_) => colors.ink_weak,
        _ if item.is_cut => colors.ink_weak,
        _ => colors.ink,
    };
    let size = (
        pill.greatest.0 - pill.least.0,
        pill.greatest.1 - pill.least.1,
    );
    let words = words(item);
    let (x, y) = pill.center();
    // All values stand on one line, whatever their ink.
    let at = (x, y + font::below_middle("0", TEXT));
    [
        Mark::Rect(
            pill.least,
            size,
            HEIGHT / 2.0,
            Style::flat(colors.paper).edged(edge),
        ),
        text(at, &words, Anchor::Middle, TEXT, ink),
    ]
}

/// The way from a node to an option: a line with the move and a small stone.
fn edge(picture: &TreeImage<'_>, colors: &Colors, [from, to]: [Pill; 2], item: &Item) -> Vec<Mark> {
    let Some(last) = item.last_move() else {
        return Vec::new();
    };
    let (corners, stone, name, anchor) = match picture.direction {
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
    let own = colors.stones[last.color];
    let disc = Style::flat(own.body).edged(Stroke::new(own.rim, 1.0));
    let point = picture.topology.name(last.point);
    let ground = colors.stone_ground.map(|ground| {
        let style = Style::flat(ground);
        Mark::Disc(stone, STONE + 2.0, style)
    });
    std::iter::once(Mark::Line(corners, Stroke::new(colors.ink_weak, 1.0)))
        .chain(ground)
        .chain([
            Mark::Disc(stone, STONE, disc),
            text(name, point, anchor, TEXT_SMALL, colors.ink),
        ])
        .collect()
}
