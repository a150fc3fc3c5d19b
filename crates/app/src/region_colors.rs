//! The colours of regions: one that goes on into the next position keeps its own.

use semeai_board::PointSet;

/// Which colour each region of the present position has.
#[derive(Debug, Default)]
pub(crate) struct RegionColors {
    /// Every region by its number, with its colour.
    regions: Vec<(PointSet, usize)>,
}

impl RegionColors {
    /// The regions are these now, in their order. One that has points in common with one of before has its colour, those first that
    /// have most in common; every other one gets the first colour that is free.
    pub(crate) fn follow(&mut self, now: &[PointSet]) {
        let before = self.regions.iter().map(|(points, _)| points);
        if before.eq(now) {
            return;
        }
        let mut common: Vec<(usize, usize, usize)> = Vec::new();
        for (number, points) in now.iter().enumerate() {
            for (points_before, color) in &self.regions {
                let shared = points.intersection(points_before).len();
                if shared > 0 {
                    common.push((shared, number, *color));
                }
            }
        }
        // Of those that have as much in common the order of the regions decides.
        common.sort_by_key(|&(shared, ..)| std::cmp::Reverse(shared));
        let mut colors: Vec<Option<usize>> = vec![None; now.len()];
        for (_, number, color) in common {
            if colors[number].is_none() && !colors.contains(&Some(color)) {
                colors[number] = Some(color);
            }
        }
        for number in 0..now.len() {
            let is_free = |color: &usize| !colors.contains(&Some(*color));
            let free = (0..=now.len()).find(is_free);
            colors[number] = colors[number].or(free);
        }
        let colors = colors.into_iter().map(Option::unwrap_or_default);
        self.regions = now.iter().copied().zip(colors).collect();
    }

    /// The colour of a region by its number, as `Colors::region` counts them.
    pub(crate) fn of(&self, number: usize) -> usize {
        self.regions.get(number).map_or(number, |(_, color)| *color)
    }
}

#[cfg(test)]
mod tests {
    use semeai_board::{BoardKind, Topology};

    use super::*;

    fn colors(colors: &mut RegionColors, regions: &[&str]) -> Vec<usize> {
        let kind = BoardKind::rectangle(9, 9).expect("a board");
        let topology = Topology::new(kind);
        let points = |names: &&str| {
            let points = names.split(' ').map(|name| topology.point(name));
            points.map(|point| point.expect("a point")).collect()
        };
        colors.follow(&regions.iter().map(points).collect::<Vec<_>>());
        (0..regions.len()).map(|number| colors.of(number)).collect()
    }

    #[test]
    fn a_region_keeps_its_color_where_others_come_and_go() {
        let mut kept = RegionColors::default();
        assert_eq!(colors(&mut kept, &["A9 B9", "D5 E5", "J1"]), [0, 1, 2]);
        // The first is settled, and the second has become smaller.
        assert_eq!(colors(&mut kept, &["D5", "J1"]), [1, 2]);
        assert_eq!(colors(&mut kept, &["A9 B9", "D5 E5", "J1"]), [0, 1, 2]);
        // One falls into two: the larger part keeps the colour.
        assert_eq!(
            colors(&mut kept, &["A9", "B9", "D5 E5", "J1"]),
            [0, 3, 1, 2]
        );
        // Two become one.
        assert_eq!(colors(&mut kept, &["A9 D5 E5", "B9"]), [1, 3]);
        assert_eq!(colors(&mut kept, &[]), [0; 0]);
    }
}
