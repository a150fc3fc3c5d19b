//! What regions are by themselves, before a whole board is looked at: most that are drawn at random are of no use.

use std::sync::OnceLock;

use semeai_board::diagram;
use semeai_cgt::Rational;
use semeai_search::{Check, PositionBudget};

use super::draw::{Drawn, LONGEST};
use super::kind::EndgameKind;
use super::reading::{POSITIONS, report};
use crate::kind::RegionKind;
use crate::position_report::RegionState;

/// A region in which somebody gains by moving.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Part {
    /// What players call it.
    kind: RegionKind,
    /// What a move in it is worth.
    worth: Rational,
}

/// The same regions are drawn again and again: two signs, and up to so many of them.
static KNOWN: [OnceLock<Option<Part>>; 2 << LONGEST] = [const { OnceLock::new() }; 2 << LONGEST];

/// Whether drawn regions may be an exercise of this kind, by what each is by itself.
pub(super) fn may_be(kind: EndgameKind, drawn: &Drawn) -> bool {
    let regions = drawn.black.iter().chain(&drawn.white);
    let parts: Option<Vec<Part>> = regions.map(|region| hot(region)).collect();
    let Some(parts) = parts else {
        return false;
    };
    let gotes = || parts.iter().filter(|part| part.kind == RegionKind::Gote);
    match kind {
        EndgameKind::Corridor => true,
        EndgameKind::Gote => (1..parts.len()).contains(&gotes().count()),
        EndgameKind::Tedomari => {
            // Of gotes that differ in worth the biggest is nearly always best, and of two that are the same neither alone.
            let mut worths: Vec<Rational> = gotes().map(|part| part.worth).collect();
            worths.sort_unstable();
            let is_twin = |regions: &[String]| {
                (1..regions.len()).any(|at| regions[..at].contains(&regions[at]))
            };
            worths.windows(2).any(|pair| pair[0] == pair[1])
                && !is_twin(&drawn.black)
                && !is_twin(&drawn.white)
        }
    }
}

/// A region of Black's in which somebody gains by moving; nothing if nobody does, or if a ko matters. White's are the same with the sides
/// exchanged.
fn hot(region: &str) -> Option<Part> {
    let sign = |at: usize, sign: char| 2 * at + usize::from(sign == 'O');
    match KNOWN.get(region.chars().fold(1, sign)) {
        Some(known) => *known.get_or_init(|| searched(region)),
        None => searched(region),
    }
}

fn searched(region: &str) -> Option<Part> {
    let drawn = Drawn {
        black: vec![region.to_owned()],
        white: Vec::new(),
    };
    let diagram = diagram::parse(&drawn.board()).ok()?;
    let report = report(&diagram, Check::None, &PositionBudget::new(POSITIONS))?;
    let [region] = &report.regions[..] else {
        return None;
    };
    if region.state != RegionState::Exact {
        return None;
    }
    Some(Part {
        kind: region.kind?,
        worth: region.worth()?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_region_is_what_players_call_it() {
        let kind = |region| hot(region).map(|part| part.kind);
        assert_eq!(kind(".."), Some(RegionKind::Gote));
        assert_eq!(
            hot("..").map(|part| part.worth),
            searched("..").map(|part| part.worth)
        );
        let drawn = |black: &[&str]| Drawn {
            black: black.iter().map(|&region| region.to_owned()).collect(),
            white: Vec::new(),
        };
        let is = |kind, black: &[&str]| may_be(kind, &drawn(black));
        assert!(is(EndgameKind::Corridor, &["..", "..."]));
        assert!(!is(EndgameKind::Gote, &["..", ".."]));
        assert!(
            !is(EndgameKind::Tedomari, &["..", ".."]),
            "either is as good"
        );
    }
}
