//! Why there is nothing to be told of a position inside a region, or of a board as a sum.

use semeai_board::{IllegalMove, Topology};
use semeai_endgame::NoSum;
use semeai_endgame::inside::{PathError, RegionPath, StepFault};
use semeai_endgame::position_report::EndgameReport;
use semeai_session::Phrasing;

use crate::endgame::names::endgame_state;
use crate::grammar::side;
use crate::texts::endgame::refusals as texts;

/// Why a board is no sum of trees with one good move a side.
pub fn endgame_no_sum(why: NoSum, report: &EndgameReport, phrasing: Phrasing) -> String {
    let id = |at: usize| report.regions.get(at).map_or("?", |region| &region.sign);
    let why = match why {
        NoSum::Open(at) => {
            let id = id(at);
            texts::endgame_no_sum_region_has_value(&id, phrasing)
        }
        NoSum::Ko(at) => {
            let id = id(at);
            texts::endgame_no_sum_region_depends_who(&id, phrasing)
        }
        NoSum::Several(at) => {
            let id = id(at);
            texts::endgame_no_sum_region_side_has(&id, phrasing)
        }
        NoSum::Nothing => texts::endgame_no_sum_nothing(phrasing).to_owned(),
    };
    texts::endgame_no_sum_nothing_taken_over(&why, phrasing)
}

/// Why there is nothing to be told of a position inside a region.
pub fn endgame_path_error(
    error: PathError,
    topology: &Topology,
    path: &RegionPath,
    phrasing: Phrasing,
) -> String {
    let (number, fault) = match error {
        PathError::NoRegion => {
            return texts::endgame_path_error_point_lies_region(phrasing).to_owned();
        }
        PathError::NoValue(state) => {
            let state = endgame_state(state, phrasing);
            return texts::endgame_path_error_region_has_value(&state, phrasing);
        }
        PathError::Step { number, fault } => (number, fault),
    };
    let played = path.moves.get(number - 1);
    let played = played.map_or_else(String::new, |(color, point)| {
        let (who, place) = (side(*color, phrasing), phrasing.point(topology, *point));
        texts::endgame_path_error(&place, &who, phrasing)
    });
    let fault = step_fault(fault, phrasing);
    texts::endgame_path_error_move(&fault, &number, &played, phrasing)
}

/// Why a move inside a region cannot be made, as a fragment.
fn step_fault(fault: StepFault, phrasing: Phrasing) -> &'static str {
    match fault {
        StepFault::Outside => texts::step_fault_outside(phrasing),
        StepFault::Illegal(IllegalMove::Occupied) => texts::step_fault_illegal_occupied(phrasing),
        StepFault::Illegal(IllegalMove::Suicide) => texts::step_fault_illegal_suicide(phrasing),
        StepFault::Illegal(IllegalMove::Ko) => texts::step_fault_illegal_ko(phrasing),
        StepFault::Illegal(IllegalMove::NotOnBoard) => {
            texts::step_fault_illegal_not_on_board(phrasing)
        }
        StepFault::Unknown => texts::step_fault_unknown(phrasing),
    }
}

#[cfg(test)]
mod tests {
    use semeai_board::{Color, diagram};

    use super::*;

    #[test]
    fn a_step_that_cannot_be_made_is_named() {
        let drawn = diagram::parse("##@@\n#.X@\n##@@").expect("a diagram");
        let position = drawn.position().expect("a position");
        let topology = position.topology();
        let at = |name: &str| topology.point(name).expect("a point");
        let path = RegionPath {
            at: at("B2"),
            moves: vec![(Color::White, at("B2")), (Color::Black, at("C2"))],
        };
        let fault = StepFault::Illegal(IllegalMove::Ko);
        let error = PathError::Step { number: 2, fault };
        assert_eq!(
            endgame_path_error(error, topology, &path, Phrasing::ENGLISH),
            "Move 2, Black C2: this ko can't be retaken: nobody has a threat."
        );
        assert_eq!(
            endgame_path_error(error, topology, &path, Phrasing::JAPANESE),
            "2手目の黒C2はコウ材がないので取り返せません。"
        );
    }
}
