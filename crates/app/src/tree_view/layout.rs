//! Where the pills of a tree go: plain geometry without a window.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

/// Room between a node and its options, where the move is written.
const STEP: f32 = 66.0;
/// Room between pills of one depth.
const GAP: f32 = 6.0;

/// The direction in which play goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    /// From left to right, Black's options above.
    Right,
    /// From top to bottom, Black's options on the left, as in the literature.
    Down,
}

/// A finished layout.
#[derive(Clone, Debug, Default)]
pub(crate) struct Layout {
    /// The place of each pill.
    pub(crate) pills: Vec<Rect>,
    /// The size of the whole.
    pub(crate) size: Vec2,
}

/// Lays out pills of these sizes; the parent of an item stands before it.
pub(crate) fn layout(parents: &[Option<usize>], sizes: &[Vec2], direction: Flow) -> Layout {
    let turned: Vec<Vec2> = sizes.iter().map(|&size| turn(size, direction)).collect();
    let step = match direction {
        Flow::Right => STEP,
        Flow::Down => STEP * 0.62,
    };
    let depths = depths(parents);
    let columns = columns(&depths, &turned, step);
    let breadths = breadths(parents, &turned);
    let mut starts = vec![0.0_f32; parents.len()];
    let mut used = vec![0.0_f32; parents.len()];
    let mut pills = Vec::with_capacity(parents.len());
    for i in 0..parents.len() {
        if let Some(parent) = parents[i] {
            starts[i] = starts[parent] + used[parent];
            used[parent] += breadths[i].whole + GAP;
        }
        // Children that are narrower together than their parent stand in its middle.
        used[i] = (breadths[i].whole - breadths[i].below) / 2.0;
        let along = columns[depths[i]];
        let across = starts[i] + breadths[i].whole / 2.0;
        let center = pos2(along + turned[i].x / 2.0, across);
        pills.push((center, turned[i]));
    }
    let total = vec2(
        pills
            .iter()
            .map(|(center, size)| center.x + size.x / 2.0)
            .fold(0.0, f32::max),
        breadths.first().map_or(0.0, |breadth| breadth.whole),
    );
    Layout {
        pills: pills
            .into_iter()
            .map(|(center, size)| {
                Rect::from_center_size(turn_place(center, direction), turn(size, direction))
            })
            .collect(),
        size: turn(total, direction),
    }
}

fn turn(size: Vec2, direction: Flow) -> Vec2 {
    match direction {
        Flow::Right => size,
        Flow::Down => vec2(size.y, size.x),
    }
}

fn turn_place(place: Pos2, direction: Flow) -> Pos2 {
    match direction {
        Flow::Right => place,
        Flow::Down => pos2(place.y, place.x),
    }
}

fn depths(parents: &[Option<usize>]) -> Vec<usize> {
    let mut depths: Vec<usize> = Vec::with_capacity(parents.len());
    for parent in parents {
        depths.push(parent.map_or(0, |parent| depths[parent] + 1));
    }
    depths
}

/// Where each depth begins: as wide as its widest pill.
fn columns(depths: &[usize], sizes: &[Vec2], step: f32) -> Vec<f32> {
    let deepest = depths.iter().copied().max().unwrap_or(0);
    let mut widths = vec![0.0_f32; deepest + 1];
    for (&depth, size) in depths.iter().zip(sizes) {
        widths[depth] = widths[depth].max(size.x);
    }
    let mut at = 0.0;
    widths
        .into_iter()
        .map(|width| {
            let here = at;
            at += width + step;
            here
        })
        .collect()
}

/// How much room an item takes across: with everything below it, and what is below alone.
#[derive(Clone, Copy, Debug, Default)]
struct Breadth {
    whole: f32,
    below: f32,
}

fn breadths(parents: &[Option<usize>], sizes: &[Vec2]) -> Vec<Breadth> {
    let mut breadths = vec![Breadth::default(); parents.len()];
    for i in (0..parents.len()).rev() {
        breadths[i].whole = breadths[i].below.max(sizes[i].y);
        if let Some(parent) = parents[i] {
            let gap = if breadths[parent].below > 0.0 {
                GAP
            } else {
                0.0
            };
            breadths[parent].below += breadths[i].whole + gap;
        }
    }
    breadths
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A root with two options, the second with two more.
    const PARENTS: [Option<usize>; 5] = [None, Some(0), Some(0), Some(2), Some(2)];

    fn sizes() -> Vec<Vec2> {
        [60.0, 20.0, 40.0, 20.0, 20.0]
            .iter()
            .map(|&width| vec2(width, 24.0))
            .collect()
    }

    #[test]
    fn pills_never_overlap() {
        for direction in [Flow::Right, Flow::Down] {
            let layout = layout(&PARENTS, &sizes(), direction);
            for (i, a) in layout.pills.iter().enumerate() {
                assert!(a.min.x >= 0.0 && a.min.y >= 0.0);
                assert!(a.max.x <= layout.size.x + 0.1 && a.max.y <= layout.size.y + 0.1);
                for b in &layout.pills[i + 1..] {
                    assert!(!a.intersects(*b), "{direction:?}: {a:?} {b:?}");
                }
            }
        }
    }

    #[test]
    fn play_goes_on_to_the_right_or_down_with_black_first() {
        let right = layout(&PARENTS, &sizes(), Flow::Right).pills;
        assert!(right[1].min.x > right[0].max.x && right[1].max.y < right[2].min.y);
        let down = layout(&PARENTS, &sizes(), Flow::Down).pills;
        assert!(down[1].min.y > down[0].max.y && down[1].max.x < down[2].min.x);
    }

    #[test]
    fn a_root_alone_needs_no_more_than_itself() {
        let layout = layout(&[None], &[vec2(50.0, 24.0)], Flow::Right);
        assert_eq!(layout.size, vec2(50.0, 24.0));
        assert_eq!(layout.pills[0].min, Pos2::ZERO);
    }

    #[test]
    fn nothing_to_lay_out_is_fine() {
        assert!(layout(&[], &[], Flow::Down).pills.is_empty());
    }
}
