//! Why there is nothing to be told of a position inside a region, or of a board as a sum.

use semeai_board::{IllegalMove, Topology};
use semeai_endgame::NoSum;
use semeai_endgame::inside::{PathError, RegionPath, StepFault};
use semeai_endgame::position_report::EndgameReport;
use semeai_session::Phrasing;

use crate::endgame::names::endgame_state;
use crate::grammar::side;

/// Why a board is no sum of trees with one good move a side.
pub fn endgame_no_sum(why: NoSum, report: &EndgameReport, phrasing: Phrasing) -> String {
    let id = |at: usize| report.regions.get(at).map_or("?", |region| &region.sign);
    let why = match why {
        NoSum::Open(at) => {
            let id = id(at);
            tell!(
                phrasing,
                en = "region {id} has no value.",
                ja = "領域{id}の値が分かりません。"
            )
        }
        NoSum::Ko(at) => {
            let id = id(at);
            tell!(
                phrasing,
                en = "region {id} depends on who wins a ko.",
                ja = "領域{id}はコウの結果によります。"
            )
        }
        NoSum::Several(at) => {
            let id = id(at);
            tell!(
                phrasing,
                en = "in region {id} a side has several good moves, so it is no tree with one move a side.",
                ja = "領域{id}では一方に良い手がいくつかあり、一手ずつの木になりません。"
            )
        }
        NoSum::Nothing => tell!(
            phrasing,
            en = "nobody gains by moving anywhere.",
            ja = "得をする手は残っていません。"
        ),
    };
    tell!(
        phrasing,
        en = "Nothing is taken over: {why}",
        ja = "取り込めません。{why}"
    )
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
            return tell!(
                phrasing,
                en = "This point lies in no region.",
                ja = "この点はどの領域にも属しません。"
            );
        }
        PathError::NoValue(state) => {
            let state = endgame_state(state, phrasing);
            return tell!(
                phrasing,
                en = "This region has no value: {state}.",
                ja = "この領域の値は分かりません（{state}）。"
            );
        }
        PathError::Step { number, fault } => (number, fault),
    };
    let played = path.moves.get(number - 1);
    let played = played.map_or_else(String::new, |(color, point)| {
        let (who, place) = (side(*color, phrasing), phrasing.point(topology, *point));
        tell!(phrasing, en = "{who} {place}", ja = "{who}{place}")
    });
    let fault = step_fault(fault, phrasing);
    tell!(
        phrasing,
        en = "Move {number}, {played}: {fault}.",
        ja = "{number}手目の{played}は{fault}。"
    )
}

/// Why a move inside a region cannot be made, as a fragment.
fn step_fault(fault: StepFault, phrasing: Phrasing) -> &'static str {
    match fault {
        StepFault::Outside => say!(
            phrasing,
            en = "it is not in the region",
            ja = "領域の外です"
        ),
        StepFault::Illegal(IllegalMove::Occupied) => {
            say!(phrasing, en = "a stone stands there", ja = "石があります")
        }
        StepFault::Illegal(IllegalMove::Suicide) => say!(
            phrasing,
            en = "the stone would have no liberty",
            ja = "自殺手です"
        ),
        StepFault::Illegal(IllegalMove::Ko) => say!(
            phrasing,
            en = "nobody has a threat to take this ko back",
            ja = "コウ材がないので取り返せません"
        ),
        StepFault::Illegal(IllegalMove::NotOnBoard) => {
            say!(
                phrasing,
                en = "the board has no such point",
                ja = "盤にない点です"
            )
        }
        StepFault::Unknown => say!(
            phrasing,
            en = "what becomes of it in this large room was not searched",
            ja = "広い地の中なので調べていません"
        ),
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
            "Move 2, Black C2: nobody has a threat to take this ko back."
        );
        assert_eq!(
            endgame_path_error(error, topology, &path, Phrasing::JAPANESE),
            "2手目の黒C2はコウ材がないので取り返せません。"
        );
    }
}
