//! A set as a union of intersections of atoms and their complements, with none that is not needed.
//!
//! After S. Minato, Fast generation of irredundant sum-of-products forms from binary decision diagrams (SASIMI 1992), on tables.

use super::table::{MOST_ATOMS, Table};

/// An intersection of atoms and complements of atoms, a bit each; of none it is everything.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Cube {
    pub(super) within: u16,
    pub(super) outside: u16,
}

impl Cube {
    /// The two atoms that are the stones of the sides.
    pub(super) const STONES: u16 = 0b11;
}

const _: () = assert!(MOST_ATOMS <= u16::BITS as usize);

/// Longer work is left.
const MOST_STEPS: usize = 4_000;

/// Cubes with all points of a set and none beyond an upper bound; nothing if that takes too long. The set is within the bound.
pub(super) fn cover(set: &Table, bound: &Table) -> Option<Vec<Cube>> {
    let mut steps = MOST_STEPS;
    cover_from(0, set, bound, &mut steps).map(|covered| covered.cubes)
}

struct Cover {
    cubes: Vec<Cube>,
    table: Table,
}

fn cover_from(from: usize, set: &Table, bound: &Table, steps: &mut usize) -> Option<Cover> {
    *steps = steps.checked_sub(1)?;
    if set.is_never() {
        let (cubes, table) = (Vec::new(), Table::never());
        return Some(Cover { cubes, table });
    }
    let split = (from..MOST_ATOMS).find(|&atom| set.depends_on(atom) || bound.depends_on(atom));
    let Some(atom) = split.filter(|_| !bound.is_always()) else {
        let (cubes, table) = (vec![Cube::default()], Table::always());
        return Some(Cover { cubes, table });
    };
    let [out, within] = [false, true].map(|side| (set.given(atom, side), bound.given(atom, side)));
    let next = atom + 1;
    let only_out = cover_from(next, &out.0.without(&within.1), &out.1, steps)?;
    let only_within = cover_from(next, &within.0.without(&out.1), &within.1, steps)?;
    let left = out.0.without(&only_out.table);
    let left = left.or(&within.0.without(&only_within.table));
    let both = cover_from(next, &left, &out.1.and(&within.1), steps)?;
    let place = Table::atom(atom);
    let table = only_out.table.without(&place);
    let table = table.or(&only_within.table.and(&place)).or(&both.table);
    let bit = 1 << atom;
    let outside = only_out.cubes.into_iter().map(|cube| Cube {
        outside: cube.outside | bit,
        ..cube
    });
    let within = only_within.cubes.into_iter().map(|cube| Cube {
        within: cube.within | bit,
        ..cube
    });
    let cubes = outside.chain(within).chain(both.cubes).collect();
    Some(Cover { cubes, table })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(cubes: &[Cube]) -> Table {
        cubes.iter().fold(Table::never(), |all, cube| {
            let bits = |bits: u16| (0..MOST_ATOMS).filter(move |atom| bits >> atom & 1 == 1);
            let within = bits(cube.within).fold(Table::always(), |it, at| it.and(&Table::atom(at)));
            all.or(&bits(cube.outside).fold(within, |it, at| it.without(&Table::atom(at))))
        })
    }

    #[test]
    fn a_cover_has_the_set_and_stays_within_the_bound() {
        let [a, b, c] = [0, 1, 9].map(Table::atom);
        for (set, bound, cubes) in [
            (a.and(&b), a.clone(), 1),
            (a.differing(&b), a.differing(&b), 2),
            (a.differing(&b).and(&c), a.or(&b), 2),
            (Table::never(), Table::never(), 0),
            (b.clone(), Table::always(), 1),
            (a.or(&b).or(&c), a.or(&b).or(&c), 3),
        ] {
            let found = cover(&set, &bound).expect("few atoms");
            assert_eq!(found.len(), cubes);
            let table = table(&found);
            assert!(set.is_within(&table, &Table::always()));
            assert!(table.is_within(&bound, &Table::always()));
        }
    }
}
