//! From a set in terms of atoms back to a map, as small as it is found.

use super::cover::{Cube, cover};
use super::table::Table;
use super::theory::{Kind, Theory};
use crate::map::{Junction, Leaf, MOST_PARTS, Map, Operator};

/// A theory whose atoms have been written as maps.
#[derive(Debug)]
pub(super) struct Reduction<'a> {
    theory: &'a Theory,
    /// The set that each atom is made of.
    inner: Vec<Map>,
}

impl<'a> Reduction<'a> {
    /// Writes the atoms; nothing if that takes too long or becomes too large.
    pub(super) fn new(theory: &'a Theory) -> Option<Self> {
        let mut reduction = Self {
            theory,
            inner: Vec::new(),
        };
        for (number, atom) in theory.atoms.iter().enumerate() {
            // An atom is made of earlier ones and must not be written by later ones, of which it may be a part.
            let later = number..theory.atoms.len();
            let possible = later.fold(theory.possible.clone(), |possible, atom| {
                let [out, within] = [false, true].map(|side| possible.given(atom, side));
                out.or(&within)
            });
            let map = reduction.map(&atom.of, &possible)?;
            reduction.inner.push(map);
        }
        Some(reduction)
    }

    /// A small map for a set as far as points are possible; nothing if that takes too long or it becomes too large.
    pub(super) fn map(&self, set: &Table, possible: &Table) -> Option<Map> {
        let within = set.and(possible);
        let beyond = possible.without(set);
        let direct = cover(&within, &beyond.not()).map(|cubes| self.union(&cubes));
        let turned = cover(&beyond, &within.not()).map(|cubes| complement(self.union(&cubes)));
        let found = [direct, turned].into_iter().flatten();
        let smallest = found.min_by_key(rank);
        smallest.filter(|map| map.size() <= MOST_PARTS)
    }

    fn union(&self, cubes: &[Cube]) -> Map {
        let mut maps: Vec<Map> = cubes.iter().map(|cube| self.intersection(*cube)).collect();
        maps.sort_by_cached_key(rank);
        let empty = || Map::Leaf(Leaf::Points(Vec::new()));
        joined(Junction::Union, maps).unwrap_or_else(empty)
    }

    /// What is within all atoms of a cube that it has to be in, without those that it has to be outside of.
    fn intersection(&self, mut cube: Cube) -> Map {
        let mut within = self.leaves_of(&mut cube);
        let mut outside = Vec::new();
        for (number, atom) in self.theory.atoms.iter().enumerate() {
            let is_in = |bits: u16| bits >> number & 1 == 1;
            match atom.kind {
                Kind::AtLeast(count) if is_in(cube.outside) => {
                    let operator = Operator::AtMost(count - 1);
                    within.push(Map::apply(operator, self.inner[number].clone()));
                }
                _ if is_in(cube.within) => within.push(self.atom(number)),
                _ if is_in(cube.outside) => outside.push(self.atom(number)),
                _ => {}
            }
        }
        within.sort_by_cached_key(rank);
        outside.sort_by_cached_key(rank);
        let outside = joined(Junction::Union, outside);
        match (joined(Junction::Intersection, within), outside) {
            (Some(within), Some(outside)) => Map::join(Junction::Difference, within, outside),
            (Some(within), None) => within,
            (None, Some(outside)) => complement(outside),
            (None, None) => Map::Leaf(Leaf::All),
        }
    }

    /// V for what is neither Black's nor White's, H for P₁(V) without P₂(V), which are taken out of the cube.
    fn leaves_of(&self, cube: &mut Cube) -> Vec<Map> {
        let mut leaves = Vec::new();
        if cube.outside & Cube::STONES == Cube::STONES {
            cube.outside &= !Cube::STONES;
            leaves.push(Map::Leaf(Leaf::Empty));
        }
        let [any, more] = [1, 2].map(|count| self.theory.empty_counted(count));
        if cube.within & any != 0 && cube.outside & more != 0 {
            cube.within &= !any;
            cube.outside &= !more;
            leaves.push(Map::Leaf(Leaf::Atari));
        }
        leaves
    }

    /// An atom as a map.
    fn atom(&self, number: usize) -> Map {
        let operator = match &self.theory.atoms[number].kind {
            Kind::Stones(color) => return Map::Leaf(Leaf::Stones(*color)),
            Kind::Point(name) => return Map::Leaf(Leaf::Points(vec![name.clone()])),
            Kind::Reach => Operator::Reach,
            Kind::StartReach => Operator::StartReach,
            Kind::AtLeast(count) => Operator::AtLeast(*count),
        };
        Map::apply(operator, self.inner[number].clone())
    }
}

/// The empty set first, then smaller maps, then those that are less deep, then by their text.
pub(super) fn rank(map: &Map) -> (bool, usize, usize, String) {
    let is_empty = matches!(map, Map::Leaf(Leaf::Points(names)) if names.is_empty());
    (!is_empty, map.size(), map.depth(), map.to_string())
}

/// What is not in a map, without two complements in a row.
fn complement(map: Map) -> Map {
    match map {
        Map::Apply(Operator::Complement, of) => *of,
        map => Map::apply(Operator::Complement, map),
    }
}

fn joined(junction: Junction, maps: Vec<Map>) -> Option<Map> {
    let mut maps = maps.into_iter();
    let first = maps.next()?;
    Some(maps.fold(first, |all, map| Map::join(junction, all, map)))
}
