//! The trees of a sum as pictures, as they are written: numbers at the leaves, Black's options to the left.

use semeai_cgt::Player;
use semeai_search::sum::{Tree, TreeId};
use semeai_sums::Sum;

use crate::colors::{Colors, Theme};
use crate::drawing::{Anchor, Drawing, Mark, Place, Stroke, Style, Text};
use crate::font;
use crate::tree::{Flow, Layout, Pill, layout};

/// Room round the trees and between them.
const AIR: f32 = 8.0;
const GAP: f32 = 18.0;
/// Above a tree, for its name.
const NAME: f32 = 20.0;
/// The height of a line under it.
const NOTE: f32 = 16.0;
/// The height of a leaf, the room beside its text, and how large an inner node is.
const LEAF: f32 = 19.0;
const PADDING: f32 = 6.0;
const NODE: f32 = 7.0;
const TEXT: f32 = 12.0;

/// Trees with more nodes are told by their text alone.
pub const MOST_NODES: usize = 160;

/// The trees of a sum that are drawn.
#[derive(Clone, Copy, Debug)]
pub struct SumPicture<'a> {
    /// The sum, a tree for each term that is no number.
    pub sum: &'a Sum,
    /// What its terms are called, in their order; numbers have no name.
    pub names: &'a [String],
    /// Lines under the name of each: what its move loses for each side, for example.
    pub notes: &'a [Vec<String>],
    /// In which order the terms stand.
    pub order: &'a [usize],
    /// The most width that they may take; then a row begins below.
    pub width: f32,
    /// The colours: of a window, or of paper.
    pub theme: Theme,
}

/// Draws the trees of a sum beside each other; nothing if they have too many nodes.
pub fn sum(picture: &SumPicture<'_>) -> Option<Drawing> {
    let colors = Colors::of(picture.theme);
    let mut marks = Vec::new();
    let mut nodes = 0;
    let (mut at, mut row_height, mut right) = ((AIR, AIR), 0.0_f32, 0.0_f32);
    for &term in picture.order {
        let sketch = TermTree::of(picture.sum, picture.sum.terms()[term], MOST_NODES - nodes)?;
        nodes += sketch.texts.len();
        let (name, notes) = (&picture.names[term], &picture.notes[term]);
        let widths = notes.iter().map(|note| font::width(note, TEXT - 1.0));
        let written = widths.fold(font::width(name, TEXT + 1.0), f32::max);
        let wide = sketch.layout.size.0.max(written);
        if at.0 > AIR && at.0 + wide + AIR > picture.width {
            at = (AIR, at.1 + row_height + GAP);
            row_height = 0.0;
        }
        let middle = at.0 + wide / 2.0;
        marks.push(text((middle, at.1 + 12.0), name, TEXT + 1.0, colors.ink));
        let mut head = NAME;
        for note in notes {
            let place = (middle, at.1 + 12.0 + head - 4.0);
            marks.push(text(place, note, TEXT - 1.0, colors.ink_weak));
            head += NOTE;
        }
        let corner = (middle - sketch.layout.size.0 / 2.0, at.1 + head);
        marks.push(Mark::Group("tree", sketch.marks(corner, colors)));
        right = right.max(at.0 + wide + AIR);
        row_height = row_height.max(head + sketch.layout.size.1);
        at.0 += wide + GAP;
    }
    let size = (right.max(2.0 * AIR), at.1 + row_height + AIR);
    marks.insert(
        0,
        Mark::Rect((0.0, 0.0), size, 0.0, Style::flat(colors.paper)),
    );
    Some(Drawing { size, marks })
}

/// A tree laid out.
struct TermTree {
    /// What is written at each node; nothing at inner ones.
    texts: Vec<String>,
    parents: Vec<Option<usize>>,
    layout: Layout,
}

impl TermTree {
    /// A tree of at most so many nodes.
    fn of(sum: &Sum, root: TreeId, most: usize) -> Option<Self> {
        let (mut texts, mut parents) = (Vec::new(), Vec::new());
        let mut open = vec![(root, None)];
        while let Some((id, parent)) = open.pop() {
            let here = texts.len();
            if here == most {
                return None;
            }
            parents.push(parent);
            texts.push(match sum.tree(id) {
                Tree::Number(value) => value.to_string(),
                Tree::Options(..) => String::new(),
            });
            for player in [Player::Right, Player::Left] {
                let options = sum.tree(id).options(player).iter().rev();
                open.extend(options.map(|option| (*option, Some(here))));
            }
        }
        let size = |text: &String| match text.as_str() {
            "" => (NODE, NODE),
            text => (font::width(text, TEXT) + 2.0 * PADDING, LEAF),
        };
        let sizes: Vec<Place> = texts.iter().map(size).collect();
        let layout = layout(&parents, &sizes, Flow::Down);
        Some(Self {
            texts,
            parents,
            layout,
        })
    }

    fn marks(&self, (x, y): Place, colors: &Colors) -> Vec<Mark> {
        let moved = |place: Place| (place.0 + x, place.1 + y);
        let pill = |i: usize| Pill {
            least: moved(self.layout.pills[i].least),
            greatest: moved(self.layout.pills[i].greatest),
        };
        let mut edges = Vec::new();
        let mut nodes = Vec::new();
        for (i, words) in self.texts.iter().enumerate() {
            let here = pill(i);
            let middle = here.center();
            if let Some(parent) = self.parents[i] {
                edges.push(vec![pill(parent).center(), (middle.0, here.least.1)]);
            }
            if words.is_empty() {
                nodes.push(Mark::Disc(middle, NODE / 2.0, Style::flat(colors.ink)));
                continue;
            }
            let size = (
                here.greatest.0 - here.least.0,
                here.greatest.1 - here.least.1,
            );
            let edge = Stroke::new(colors.ink_weak, 1.0);
            let style = Style::flat(colors.paper).edged(edge);
            nodes.push(Mark::Rect(here.least, size, 4.0, style));
            let place = (middle.0, middle.1 + font::below_middle(words, TEXT));
            nodes.push(text(place, words, TEXT, colors.ink));
        }
        let lines = Mark::Lines(edges, Stroke::new(colors.ink_weak, 1.2));
        std::iter::once(lines).chain(nodes).collect()
    }
}

fn text(at: Place, words: &str, size: f32, ink: crate::drawing::Ink) -> Mark {
    Mark::Text(Text {
        at,
        text: words.to_owned(),
        size,
        anchor: Anchor::Middle,
        ink,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::svg::svg;

    fn drawn(text: &str, width: f32) -> Option<Drawing> {
        let parsed = Sum::parse(text).expect("a sum");
        let count = parsed.terms().len();
        sum(&SumPicture {
            sum: &parsed,
            names: &vec!["B".to_owned(); count],
            notes: &vec![Vec::new(); count],
            order: &(0..count).collect::<Vec<_>>(),
            width,
            theme: Theme::Light,
        })
    }

    #[test]
    fn trees_stand_in_rows_as_wide_as_there_is_room() {
        let text = "A(4,1,4) + {6|0} + {4|0} + {1|0}";
        let wide = drawn(text, 900.0).expect("few nodes");
        let narrow = drawn(text, 200.0).expect("few nodes");
        assert!(wide.size.1 < narrow.size.1 && narrow.size.0 <= 200.0);
        assert!(svg(&wide, None).contains(">9</text>"));
    }

    #[test]
    fn a_forest_is_not_drawn() {
        assert!(drawn("100*{5|0}", 900.0).is_none());
        assert!(drawn("7", 900.0).is_some());
    }
}
