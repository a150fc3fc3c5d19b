//! The part of a board that is looked at: the points in a rectangle of its drawing, at least three lines each way, or all
//! where there are fewer; never the whole board.

use semeai_board::{Area, PointSet, Topology};

/// How far the outermost of three lines are apart, in units; fewer are never looked at alone.
const LEAST: f32 = 2.0;

/// What lies so near to the edge of a part lies in it: places are not exact.
const NEAR: f32 = 0.01;

/// The part that holds these points with so many lines around them; nothing if that is the whole board, or there are no
/// points.
pub fn around(topology: &Topology, points: &PointSet, lines: u8) -> Option<PointSet> {
    let all = topology.points();
    let whole = Area::bounds(topology, &all)?;
    let part = Area::bounds(topology, &points.intersection(&all))?.widened(lines.into());
    let across = along(
        [part.least.0, part.greatest.0],
        [whole.least.0, whole.greatest.0],
    );
    let down = along(
        [part.least.1, part.greatest.1],
        [whole.least.1, whole.greatest.1],
    );
    let part = Area {
        least: (across[0], down[0]),
        greatest: (across[1], down[1]),
    };
    let part = part.widened(NEAR).points(topology);
    (part != all).then_some(part)
}

/// What is seen of a board in one direction: not beyond its ends, and not too short.
fn along([from, to]: [f32; 2], [first, last]: [f32; 2]) -> [f32; 2] {
    let (mut from, mut to) = (from.max(first), to.min(last));
    let least = LEAST.min(last - first);
    while to - from < least {
        to = last.min(to + 1.0);
        if to - from < least {
            from = first.max(from - 1.0);
        }
    }
    [from, to]
}

/// The part that is exactly these points; nothing if they are no such part, or the whole board.
pub(crate) fn exactly(topology: &Topology, points: &PointSet) -> Option<PointSet> {
    around(topology, points, 0).filter(|part| part == points)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(board: &Topology, names: &[&str]) -> PointSet {
        let named = names.iter().filter_map(|name| board.point(name));
        named.collect()
    }

    /// The corners of the part with these points and so many lines around them.
    fn corners(board: &Topology, names: &[&str], lines: u8) -> Option<String> {
        let part = around(board, &points(board, names), lines)?;
        let [first, last] = [part.first()?, part.iter().last()?].map(|point| board.name(point));
        Some(format!("{first}-{last}"))
    }

    #[test]
    fn a_part_is_never_off_the_board_nor_too_small_nor_all_of_it() {
        let board = Topology::rectangle(19, 13).expect("a board");
        let corners = |names: &[&str], lines| corners(&board, names, lines);
        assert_eq!(corners(&["A11", "H1"], 0).as_deref(), Some("A11-H1"));
        assert_eq!(corners(&["K4"], 0).as_deref(), Some("J5-L3"));
        assert_eq!(corners(&["T1"], 0).as_deref(), Some("R3-T1"));
        assert_eq!(corners(&["A13", "T1"], 0), None);
        assert_eq!(corners(&["K7"], 99), None);
        assert_eq!(corners(&[], 3), None);
        let small = Topology::rectangle(2, 2).expect("a board");
        assert_eq!(around(&small, &points(&small, &["A1"]), 0), None);
    }

    #[test]
    fn a_part_round_some_points_keeps_a_margin() {
        let board = Topology::rectangle(19, 19).expect("a board");
        let points = points(&board, &["C3", "F5"]);
        let part = around(&board, &points, 2).expect("a part");
        assert_eq!(corners(&board, &["C3", "F5"], 2).as_deref(), Some("A7-H1"));
        assert_eq!(exactly(&board, &points), None);
        assert_eq!(exactly(&board, &part), Some(part));
    }

    #[test]
    fn a_part_of_a_drawn_graph_is_what_lies_between_its_outermost_points() {
        // A strip of triangles: the points of the lower row lie half a unit farther on.
        let place = |at: usize| {
            (
                f32::from(u8::try_from(at).expect("few")) / 2.0,
                (at % 2) as f32,
            )
        };
        let named = (0..20).map(|at| (format!("p{at}"), place(at)));
        let edges: Vec<_> = (0..19).map(|at| (at, at + 1)).collect();
        let strip = Topology::graph(named.collect(), &edges).expect("a graph");
        let names = |part: &PointSet| strip.names(part).join(" ");
        let part = around(&strip, &points(&strip, &["p4", "p9"]), 0).expect("a part");
        assert_eq!(names(&part), "p4 p5 p6 p7 p8 p9");
        assert_eq!(exactly(&strip, &part), Some(part));
        let wider = around(&strip, &part, 1).expect("a part");
        assert_eq!(names(&wider), "p2 p3 p4 p5 p6 p7 p8 p9 p10 p11");
        let least = around(&strip, &points(&strip, &["p19"]), 0).expect("a part");
        assert_eq!(names(&least), "p15 p16 p17 p18 p19");
    }
}
