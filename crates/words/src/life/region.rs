//! What became of a region.

use semeai_board::{PointSet, Topology};
use semeai_life::{MOST_POINTS, MOST_POINTS_WITH_HISTORY, RegionState, bytes_needed};
use semeai_session::Phrasing;

use crate::grammar::{grouped, int};
use crate::texts::life::region as texts;

/// What became of a region, with what can be done where there is no answer; nothing where it was not asked about.
pub fn region_sentence(
    region: &PointSet,
    state: RegionState,
    topology: &Topology,
    phrasing: Phrasing,
) -> Option<String> {
    let place = region
        .first()
        .map(|point| phrasing.point(topology, point))
        .unwrap_or_default();
    let varying = texts::region_sentence_varying(int(region.len()), &region.len(), phrasing);
    Some(match state {
        RegionState::Aside => return None,
        RegionState::Classified { positions, .. } => {
            let positions = grouped(positions);
            texts::region_sentence_region_positions(&place, &positions, &varying, phrasing)
        }
        RegionState::TooLarge(points) if points <= MOST_POINTS => {
            texts::region_sentence_too_large(&place, &varying, phrasing)
        }
        RegionState::TooLarge(points) => {
            let needs = needs(points, phrasing);
            texts::region_sentence_region_has_more(&MOST_POINTS, &needs, &place, &varying, phrasing)
        }
        RegionState::TooLargeForHistory(_) => texts::region_sentence_too_large_for_history(
            &MOST_POINTS_WITH_HISTORY,
            &place,
            &varying,
            phrasing,
        ),
        RegionState::TooMuchMemory(bytes) => {
            let megabytes = grouped(bytes.div_ceil(1 << 20));
            texts::region_sentence_region_has_its(&megabytes, &place, &varying, phrasing)
        }
        RegionState::Halted => texts::region_sentence_halted(&place, &varying, phrasing),
    })
}

/// What a table of so many points would need; nothing where that is more than anybody has.
fn needs(points: usize, phrasing: Phrasing) -> String {
    let gigabytes = bytes_needed(points).div_ceil(1 << 30);
    if gigabytes > 10_000 {
        return String::new();
    }
    let gigabytes = grouped(gigabytes);
    texts::needs(&gigabytes, phrasing)
}

#[cfg(test)]
mod tests {
    use super::*;
    use semeai_board::Topology;

    #[test]
    fn a_region_that_is_too_large_is_told_with_what_it_would_need() {
        let board = Topology::rectangle(5, 4).expect("a board");
        let region = board.points();
        let said = |phrasing| {
            region_sentence(&region, RegionState::TooLarge(20), &board, phrasing)
                .expect("a sentence")
        };
        let english = said(Phrasing::ENGLISH);
        assert!(
            english.starts_with(
                "The region of A4 has 20 points, more than 16 (its table would need 56 GB)"
            ),
            "{english}"
        );
        assert!(said(Phrasing::JAPANESE).contains("56 GB"));
        let some = region_sentence(
            &region,
            RegionState::TooLarge(15),
            &board,
            Phrasing::ENGLISH,
        );
        assert!(some.is_some_and(|said| said.contains("only when you ask")));
        assert_eq!(
            region_sentence(&region, RegionState::Aside, &board, Phrasing::ENGLISH),
            None
        );
        let huge = Topology::rectangle(19, 19).expect("a board");
        let points = huge.points();
        let state = RegionState::TooLarge(points.len());
        let english = region_sentence(&points, state, &huge, Phrasing::ENGLISH);
        assert!(english.is_some_and(|said| said.contains("361 points") && !said.contains("GB")));
    }
}
