//! Where the pills of a tree go: plain geometry without a window.

use crate::drawing::Place;

/// Room between a node and its options, where the move is written.
const STEP: f32 = 66.0;
/// Room between pills of one depth.
const GAP: f32 = 6.0;

/// The direction in which play goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// From left to right, Black's options above.
    Right,
    /// From top to bottom, Black's options on the left, as in the literature.
    Down,
}

/// The place of a pill, in the coordinates of its drawing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pill {
    /// Its upper left corner, in the picture of the tree.
    pub least: Place,
    /// Its lower right corner, in the picture of the tree.
    pub greatest: Place,
}

impl Pill {
    fn around((x, y): Place, (width, height): Place) -> Self {
        Self {
            least: (x - width / 2.0, y - height / 2.0),
            greatest: (x + width / 2.0, y + height / 2.0),
        }
    }

    /// Its middle, where its text stands.
    pub fn center(&self) -> Place {
        (
            (self.least.0 + self.greatest.0) / 2.0,
            (self.least.1 + self.greatest.1) / 2.0,
        )
    }
}

/// A finished layout, with its upper left corner at the origin.
#[derive(Clone, Debug, Default)]
pub struct Layout {
    /// The place of each pill, in the order of the items.
    pub pills: Vec<Pill>,
    /// The width and height that all pills take together.
    pub size: Place,
}

/// Lays out pills of these sizes; the parent of an item stands before it.
pub fn layout(parents: &[Option<usize>], sizes: &[Place], direction: Flow) -> Layout {
    let turned: Vec<Place> = sizes.iter().map(|&size| turn(size, direction)).collect();
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
        let center = (along + turned[i].0 / 2.0, across);
        pills.push((center, turned[i]));
    }
    let total = (
        pills
            .iter()
            .map(|(center, size): &(Place, Place)| center.0 + size.0 / 2.0)
            .fold(0.0, f32::max),
        breadths.first().map_or(0.0, |breadth| breadth.whole),
    );
    Layout {
        pills: pills
            .into_iter()
            .map(|(center, size)| Pill::around(turn(center, direction), turn(size, direction)))
            .collect(),
        size: turn(total, direction),
    }
}

fn turn((x, y): Place, direction: Flow) -> Place {
    match direction {
        Flow::Right => (x, y),
        Flow::Down => (y, x),
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
fn columns(depths: &[usize], sizes: &[Place], step: f32) -> Vec<f32> {
    let deepest = depths.iter().copied().max().unwrap_or(0);
    let mut widths = vec![0.0_f32; deepest + 1];
    for (&depth, size) in depths.iter().zip(sizes) {
        widths[depth] = widths[depth].max(size.0);
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

fn breadths(parents: &[Option<usize>], sizes: &[Place]) -> Vec<Breadth> {
    let mut breadths = vec![Breadth::default(); parents.len()];
    for i in (0..parents.len()).rev() {
        breadths[i].whole = breadths[i].below.max(sizes[i].1);
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

    fn sizes() -> Vec<Place> {
        [60.0, 20.0, 40.0, 20.0, 20.0]
            .iter()
            .map(|&width| (width, 24.0))
            .collect()
    }

    #[test]
    fn pills_never_overlap() {
        for direction in [Flow::Right, Flow::Down] {
            let layout = layout(&PARENTS, &sizes(), direction);
            for (i, a) in layout.pills.iter().enumerate() {
                assert!(a.least.0 >= 0.0 && a.least.1 >= 0.0);
                assert!(a.greatest.0 <= layout.size.0 + 0.1 && a.greatest.1 <= layout.size.1 + 0.1);
                for b in &layout.pills[i + 1..] {
                    let is_apart = a.greatest.0 < b.least.0
                        || b.greatest.0 < a.least.0
                        || a.greatest.1 < b.least.1
                        || b.greatest.1 < a.least.1;
                    assert!(is_apart, "{direction:?}: {a:?} {b:?}");
                }
            }
        }
    }

    #[test]
    fn play_goes_on_to_the_right_or_down_with_black_first() {
        let right = layout(&PARENTS, &sizes(), Flow::Right).pills;
        assert!(right[1].least.0 > right[0].greatest.0 && right[1].greatest.1 < right[2].least.1);
        let down = layout(&PARENTS, &sizes(), Flow::Down).pills;
        assert!(down[1].least.1 > down[0].greatest.1 && down[1].greatest.0 < down[2].least.0);
    }

    #[test]
    fn a_root_alone_needs_no_more_than_itself() {
        let layout = layout(&[None], &[(50.0, 24.0)], Flow::Right);
        assert_eq!(layout.size, (50.0, 24.0));
        assert_eq!(layout.pills[0].least, (0.0, 0.0));
    }

    #[test]
    fn nothing_to_lay_out_is_fine() {
        assert!(layout(&[], &[], Flow::Down).pills.is_empty());
    }
}
