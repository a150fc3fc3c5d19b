//! Points of a lattice, exactly: two whole numbers each, so that who is whose neighbour is never a matter of rounding.

use super::Drawing;
use crate::shape::periods::Periods;
use crate::shape::rectangle::COLUMN_LETTERS;
use std::collections::BTreeMap;

/// A point of a lattice, in steps to the right and down.
pub(super) type Spot = (i32, i32);

/// A lattice: how long its steps are, and which steps lead from a point to its neighbours, one unit away.
pub(super) struct Lattice {
    /// The length of a step to the right, and of one down.
    pub(super) step: (f64, f64),
    /// The steps to the neighbours; each with the one that leads back.
    pub(super) around: &'static [Spot],
}

/// Steps of one unit.
pub(super) const SQUARES: Lattice = Lattice {
    step: (1.0, 1.0),
    around: &[(1, 0), (0, 1), (-1, 0), (0, -1)],
};

/// Steps of half a unit, and of half the height of two triangles.
pub(super) const TRIANGLES: Lattice = Lattice {
    step: (0.5, HALF_ROOT_OF_THREE),
    around: &[(2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1)],
};

/// Steps of half the width of a hexagon, and of half its side. Of the six directions each point has three.
pub(super) const HEXAGONS: Lattice = Lattice {
    step: (HALF_ROOT_OF_THREE, 0.5),
    around: &[(1, 1), (0, 2), (-1, 1), (-1, -1), (0, -2), (1, -1)],
};

const HALF_ROOT_OF_THREE: f64 = 0.866_025_403_784_438_6;

impl Lattice {
    /// The board of these points: numbered by rows from the top, then from the left, and joined where they are one unit apart,
    /// also across the periods.
    pub(super) fn board(&self, spots: impl IntoIterator<Item = Spot>, periods: &[Spot]) -> Drawing {
        // Rows first: the order of the keys is that of the points.
        let rows: BTreeMap<(i32, i32), ()> = spots
            .into_iter()
            .map(|(across, down)| ((down, across), ()))
            .collect();
        let spots: Vec<Spot> = rows
            .into_keys()
            .map(|(down, across)| (across, down))
            .collect();
        let numbers: BTreeMap<Spot, usize> = spots.iter().copied().zip(0..).collect();
        let shifts = shifts(periods);
        let mut edges = Vec::new();
        for (from, &(x, y)) in spots.iter().enumerate() {
            for &(across, down) in self.around {
                let mut images = shifts
                    .iter()
                    .map(|shift| (x + across + shift.0, y + down + shift.1));
                let to = images.find_map(|spot| numbers.get(&spot).copied());
                edges.extend(to.filter(|&to| from < to).map(|to| (from, to)));
            }
        }
        let periods = periods.iter().map(|&period| self.place(period));
        Drawing {
            points: names(&spots)
                .into_iter()
                .zip(spots.iter().map(|&spot| self.place(spot)))
                .collect(),
            edges,
            periods: Periods::new(periods.collect()),
        }
    }

    fn place(&self, (across, down): Spot) -> (f32, f32) {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "drawing coordinates are f32"
        )]
        let narrow = |x: f64| x as f32;
        (
            narrow(f64::from(across) * self.step.0),
            narrow(f64::from(down) * self.step.1),
        )
    }
}

/// The sums of the periods, each taken forward, back or not at all: a neighbour is never farther than that, for a board is one
/// period long.
fn shifts(periods: &[Spot]) -> Vec<Spot> {
    let mut all = vec![(0, 0)];
    for &(x, y) in periods {
        let more = [(x, y), (-x, -y)].into_iter();
        let with = |(x, y): Spot| {
            let moved = all.iter().map(move |&(a, b)| (a + x, b + y));
            moved.collect::<Vec<Spot>>()
        };
        let more: Vec<Spot> = more.flat_map(with).collect();
        all.extend(more);
    }
    all
}

/// The names of points in the order of rows: the letter counts within the row from the left, the number from the bottom.
fn names(spots: &[Spot]) -> Vec<String> {
    let mut rows: Vec<i32> = spots.iter().map(|&(_, down)| down).collect();
    rows.dedup();
    let mut names = Vec::with_capacity(spots.len());
    for (row, &down) in rows.iter().enumerate() {
        let count = spots.iter().filter(|spot| spot.1 == down).count();
        let number = rows.len() - row;
        names.extend((0..count).map(|column| format!("{}{number}", column_name(column))));
    }
    names
}

/// The letters of a column, counted from zero: A, B, … without I, after Z: AA, AB, ….
fn column_name(column: usize) -> String {
    let letters = COLUMN_LETTERS.len();
    let before = (column / letters).checked_sub(1);
    let mut name = before.map_or_else(String::new, column_name);
    name.push(char::from(COLUMN_LETTERS[column % letters]));
    name
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_beyond_the_letters_have_two() {
        let names = [0, 7, 8, 24, 25, 49, 50, 649, 650].map(column_name);
        assert_eq!(names, ["A", "H", "J", "Z", "AA", "AZ", "BA", "ZZ", "AAA"]);
    }
}
