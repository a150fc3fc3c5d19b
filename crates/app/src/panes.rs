//! The parts of the window: how large they are, which are folded, and how they grow with the window.

use egui::{Vec2, vec2};
use serde::{Deserialize, Serialize};

/// A pane beside the board that can be folded to its title.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pane {
    /// The list of regions.
    Regions,
    /// The tree of a region.
    Tree,
    /// What is known of a node.
    Node,
}

/// Which panes are folded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct FoldedPanes {
    regions: bool,
    tree: bool,
    node: bool,
}

impl FoldedPanes {
    /// Whether a pane is folded.
    pub(crate) const fn has(self, pane: Pane) -> bool {
        match pane {
            Pane::Regions => self.regions,
            Pane::Tree => self.tree,
            Pane::Node => self.node,
        }
    }

    /// Folds a pane, or unfolds it.
    pub(crate) const fn turn(&mut self, pane: Pane) {
        let folded = match pane {
            Pane::Regions => &mut self.regions,
            Pane::Tree => &mut self.tree,
            Pane::Node => &mut self.node,
        };
        *folded = !*folded;
    }
}

/// The sizes of panes and window, kept between runs.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Panes {
    /// The width of the panes beside the board.
    pub(crate) side: f32,
    /// The height of the inspector.
    pub(crate) inspector: f32,
    /// The size of the window, as if nothing in it were enlarged.
    pub(crate) window: [f32; 2],
    /// The panes that are folded.
    #[serde(default)]
    pub(crate) folded: FoldedPanes,
}

/// How high the last pane beside the board is as the person has left it; at first a part of the window.
pub(crate) fn node_height(kept: Option<Panes>, window: f32) -> f32 {
    kept.map_or((window * 0.3).min(230.0), |panes| panes.inspector)
}

/// The room that each pane gets, in their order: what it needs, and where that is more than there is, those that need most
/// give first, down to the same size. What nobody needs is left.
pub(crate) fn share<const N: usize>(room: f32, needs: [f32; N]) -> [f32; N] {
    let mut sorted = needs;
    sorted.sort_by(f32::total_cmp);
    let (mut left, mut sharers) = (room.max(0.0), N);
    let mut level = f32::INFINITY;
    for need in sorted {
        let equal = left / count(sharers);
        if need > equal {
            level = equal;
            break;
        }
        left -= need;
        sharers -= 1;
    }
    needs.map(|need| need.min(level))
}

/// The height of a list that has so much room: where that is less than it needs, so many whole rows as there is room for beside
/// what is round them, for a row that is cut in its middle looks like a fault.
pub(crate) fn in_whole_rows(room: f32, need: f32, round: f32, row: f32) -> f32 {
    if room >= need {
        return room;
    }
    let rows = ((room - round) / row).floor().max(1.0);
    room.min(round + rows * row)
}

/// A small number of things as a factor.
fn count(things: usize) -> f32 {
    f32::from(u16::try_from(things).unwrap_or(u16::MAX))
}

/// The window that is drawn at its usual size, and the smallest one in which everything has its place.
const USUAL: Vec2 = vec2(1280.0, 800.0);
const SMALL: Vec2 = vec2(900.0, 600.0);
/// How much of what a window is larger than the usual one goes into larger text; the rest is room.
const GAIN: f32 = 0.6;
/// The limits of growth.
const LEAST: f32 = 0.5;
const MOST: f32 = 3.0;
/// The steps of growth: text of each size is drawn anew.
const STEPS: f32 = 20.0;

/// How much larger everything is drawn in a window of this size in points of the screen: text and panes grow with it, and
/// where they would not find room they shrink.
pub(crate) fn growth(window: Vec2) -> f32 {
    let ratio = |to: Vec2| (window.x / to.x).min(window.y / to.y);
    let (large, small) = (ratio(USUAL), ratio(SMALL));
    let growth = if large > 1.0 {
        1.0 + GAIN * (large - 1.0)
    } else {
        small.min(1.0)
    };
    ((growth * STEPS).floor() / STEPS).clamp(LEAST, MOST)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn assert_near<const N: usize>(found: [f32; N], wanted: [f32; N]) {
        let near = found.iter().zip(wanted).all(|(a, b)| (a - b).abs() < 0.01);
        assert!(near, "{found:?}, not {wanted:?}");
    }

    #[test]
    fn who_needs_little_leaves_room_to_who_needs_more() {
        assert_near(share(570.0, [276.0, 100.0, 170.0]), [276.0, 100.0, 170.0]);
        assert_near(share(390.0, [276.0, 150.0, 170.0]), [130.0, 130.0, 130.0]);
        assert_near(share(300.0, [400.0, 60.0]), [240.0, 60.0]);
        assert_near(share(300.0, [400.0, 500.0]), [150.0, 150.0]);
        assert_near(share(300.0, [100.0, 60.0]), [100.0, 60.0]);
        assert_near(share(-1.0, [100.0, 60.0]), [0.0, 0.0]);
    }

    #[test]
    fn no_row_of_a_list_is_cut_in_its_middle() {
        let rooms = [
            (150.0, 150.0),
            (149.0, 124.0),
            (130.0, 124.0),
            (75.0, 72.0),
            (60.0, 60.0),
        ];
        for (room, height) in rooms {
            assert_near([in_whole_rows(room, 150.0, 46.0, 26.0)], [height]);
        }
    }

    #[test]
    fn text_grows_with_the_window_and_shrinks_where_there_is_no_room() {
        let sizes = [
            (320.0, 240.0, 0.5),
            (900.0, 600.0, 1.0),
            (1280.0, 800.0, 1.0),
            (1920.0, 1080.0, 1.2),
            (3840.0, 2160.0, 2.0),
            (20_000.0, 20_000.0, 3.0),
        ];
        assert_near(
            sizes.map(|(x, y, _)| growth(vec2(x, y))),
            sizes.map(|(_, _, growth)| growth),
        );
    }

    #[test]
    fn sizes_of_an_older_run_are_still_read() {
        let old = r#"{"side": 380.0, "inspector": 240.0, "window": [900.0, 600.0]}"#;
        let panes: Panes = serde_json::from_str(old).expect("read");
        assert_eq!(panes.folded, FoldedPanes::default());
    }
}
