//! When two maps are equal for every position, by laws alone.
//!
//! The laws are those of sets, and: Qₙ(O) = X ∖ Pₙ₊₁(O); H = P₁(V) ∩ Q₁(V); A, D and L by their definitions; O ⊆ F₀(O) ⊆ F(O), F₀(O) ⊆ P₁(O);
//! P, F and F₀ grow with their set, P shrinks with its number; F, F₀ and P₁ of a union are the unions of theirs; F = F₀ and F ⊆ P₁ on sets
//! that are whole strings, as B, W, V and every Pₙ are; on empty points P₁ ⊆ F₀. All of them hold whatever the stones and the board are.
//! What follows from them is true. **What does not follow may be true as well**: that maps are equal on boards of small degrees, for
//! instance, or that no law was found because the maps have too many parts. Cost: some milliseconds at most.

mod cover;
mod reduction;
mod scope;
mod table;
#[cfg(test)]
mod tests;
mod theory;

use self::reduction::{Reduction, rank};
pub use self::scope::Scope;
use self::theory::Theory;
use crate::map::{Leaf, Map, Preset};

/// Whether laws make two maps equal; if not, they may be equal all the same.
///
/// ```
/// use semeai_tactics::{Map, Scope, are_equal_by_law};
///
/// let one: Map = r"~Q3(V) \ (~V \ (Q0(W) \ B))".parse()?;
/// let other: Map = "P4(V)".parse()?;
/// assert!(are_equal_by_law(&one, &other, Scope::OnEmpty));
/// assert!(!are_equal_by_law(&one, &other, Scope::Everywhere));
/// # Ok::<(), semeai_tactics::MapError>(())
/// ```
#[must_use]
pub fn are_equal_by_law(one: &Map, other: &Map, scope: Scope) -> bool {
    if one == other {
        return true;
    }
    let mut theory = Theory::new();
    let Ok(one) = theory.set(one) else {
        return false;
    };
    let Ok(other) = theory.set(other) else {
        return false;
    };
    let possible = theory.within(scope);
    one.is_within(&other, &possible) && other.is_within(&one, &possible)
}

/// The smallest map that laws are found to make equal to a map, the map itself if no smaller one is found: a union of intersections
/// in terms of stones, F, F₀, P and Q, or a part of the map.
///
/// ```
/// use semeai_tactics::{Map, Scope, reduced};
///
/// let map: Map = r"(~P1(~W) \ W) | B | P4(V)".parse()?;
/// assert_eq!(reduced(&map, Scope::Everywhere).to_string(), "B | P4(V)");
/// assert_eq!(reduced(&map, Scope::OnEmpty).to_string(), "P4(V)");
/// # Ok::<(), semeai_tactics::MapError>(())
/// ```
#[must_use]
pub fn reduced(map: &Map, scope: Scope) -> Map {
    let mut theory = Theory::new();
    let Ok(set) = theory.set(map) else {
        return map.clone();
    };
    let leaves = [Leaf::Points(Vec::new()), Leaf::Atari].map(Map::Leaf);
    let parts: Vec<&Map> = map.parts().into_iter().chain(&leaves).collect();
    let of_parts: Vec<_> = parts.iter().map(|part| theory.set(part)).collect();
    let possible = theory.within(scope);
    let is_same =
        |other: &table::Table| set.is_within(other, &possible) && other.is_within(&set, &possible);
    let equal_parts = parts.into_iter().zip(&of_parts);
    let equal_parts = equal_parts.filter(|(_, of)| of.as_ref().is_ok_and(is_same));
    let written = Reduction::new(&theory).and_then(|reduction| reduction.map(&set, &possible));
    let known = equal_parts.map(|(part, _)| part.clone()).chain(written);
    known.min_by_key(rank).unwrap_or_else(|| map.clone())
}

/// What laws say of a map by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LawReport {
    /// The smallest map that is found to be equal on all points.
    pub everywhere: Map,
    /// The smallest map that is found to be equal on the empty points.
    pub on_empty: Map,
    /// The presets that are equal to it, each with the widest scope.
    pub presets: Vec<(Preset, Scope)>,
}

impl LawReport {
    /// Finds what laws say of a map.
    #[must_use]
    pub fn new(map: &Map) -> Self {
        let scope = |preset: Preset| {
            let other = preset.map();
            let scopes = [Scope::Everywhere, Scope::OnEmpty].into_iter();
            let mut equal = scopes.filter(|&scope| are_equal_by_law(map, &other, scope));
            Some((preset, equal.next()?))
        };
        Self {
            everywhere: reduced(map, Scope::Everywhere),
            on_empty: reduced(map, Scope::OnEmpty),
            presets: Preset::ALL.into_iter().filter_map(scope).collect(),
        }
    }
}
