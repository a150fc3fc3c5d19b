//! Where the search of the whole board and the regions part: a defect of one of them, told with both.

use semeai_board::{ByColor, Color, Point, Role};

use super::question::Endgame;
use super::report::endgame_report;
use crate::limits::EndgameLimits;
use crate::position_report::{Difference, LineMove, Loss, Parting, StartReport};
use semeai_search::Check;

/// Where what is proved of each start is not what the regions say.
pub(super) fn partings(
    asked: &Endgame,
    regions: &ByColor<Option<StartReport>>,
    board: &ByColor<Option<StartReport>>,
    limits: &EndgameLimits,
) -> Vec<Parting> {
    let parting = |first: Color| {
        let (regions, board) = (regions[first].as_ref()?, board[first].as_ref()?);
        let difference = difference(regions, board)?;
        let line = match difference {
            Difference::Score { board: score, .. } => {
                apart_along(asked, score, &board.line, limits)
            }
            Difference::Loss { .. } => Vec::new(),
        };
        Some(Parting {
            first,
            difference,
            line,
        })
    };
    Color::ALL.into_iter().filter_map(parting).collect()
}

/// The score of a start if it differs, or else the first move of which different losses are told.
fn difference(regions: &StartReport, board: &StartReport) -> Option<Difference> {
    let score = board.score.one()?;
    if score < regions.score.low || regions.score.high < score {
        return Some(Difference::Score {
            regions: regions.score,
            board: score,
        });
    }
    let differs = |told: &Loss| {
        let mut proved = board.losses.iter();
        let proved = proved.find(|loss| loss.point == told.point)?;
        // In a settled room it is told of no move that it loses something.
        let is_told = !told.in_room && !proved.in_room;
        let (regions, board) = (told.loss?, proved.loss?.one()?);
        let is_other = board < regions.low || regions.high < board;
        (is_told && is_other).then_some(Difference::Loss {
            point: told.point,
            regions,
            board,
        })
    };
    regions.losses.iter().find_map(differs)
}

/// The moves of a proved line to the last position of which the regions say another score than was proved.
fn apart_along(
    asked: &Endgame,
    score: i64,
    line: &[LineMove],
    limits: &EndgameLimits,
) -> Vec<(Color, Point)> {
    let mut asked = Endgame {
        check: Check::None,
        strategies: Vec::new(),
        ..asked.clone()
    };
    for point in asked.position.protected() {
        asked.roles.set(point, Role::Safe);
    }
    let (mut moves, mut apart) = (Vec::new(), 0);
    for &LineMove { color, point, .. } in line {
        let Ok(after) = asked.position.play(color, point) else {
            break;
        };
        let captured = u32::try_from(after.captured.len()).unwrap_or(u32::MAX);
        asked.prisoners[color] = asked.prisoners[color].saturating_add(captured);
        asked.position = after.position;
        moves.push((color, point));
        let next = color.opponent();
        asked.first = ByColor::new_with(|side| side == next);
        let start = endgame_report(&asked, limits).starts[next].take();
        if start.is_some_and(|start| score < start.score.low || start.score.high < score) {
            apart = moves.len();
        }
    }
    moves.truncate(apart);
    moves
}

#[cfg(test)]
mod tests {
    use semeai_board::diagram;

    use super::*;
    use crate::position_report::{Between, EndgameReport, Why};

    fn corridors() -> Endgame {
        let drawn = diagram::parse("#####@@\n@...#.#\n#####@@").expect("a diagram");
        let mut asked = Endgame::new(drawn.position().expect("a position"));
        asked.roles = drawn.roles;
        asked
    }

    #[test]
    fn a_right_proof_parts_from_nothing() {
        let asked = Endgame {
            check: Check::EveryOrder,
            ..corridors()
        };
        let report = endgame_report(&asked, &EndgameLimits::default());
        assert!(report.proof.is_some() && report.why.is_empty());
    }

    #[test]
    fn a_wrong_score_is_told_with_both_and_the_moves_as_long_as_they_differ() {
        let (asked, limits) = (corridors(), EndgameLimits::default());
        let right = endgame_report(&asked, &limits).starts;
        let mut wrong = right.clone();
        wrong.black.as_mut().expect("both starts").score = Between::exact(3);
        let found = partings(&asked, &right, &wrong, &limits);
        let line = &right.black.as_ref().expect("both starts").line;
        let line: Vec<(Color, Point)> = line.iter().map(|it| (it.color, it.point)).collect();
        assert!(!line.is_empty());
        let difference = Difference::Score {
            regions: Between::exact(2),
            board: 3,
        };
        let first = Color::Black;
        assert_eq!(
            found,
            [Parting {
                first,
                difference,
                line
            }]
        );
        assert_eq!(partings(&asked, &right, &right, &limits), []);
    }

    #[test]
    fn a_move_of_which_another_loss_is_proved_is_told_where_the_scores_agree() {
        let (asked, limits) = (corridors(), EndgameLimits::default());
        let right = endgame_report(&asked, &limits).starts;
        let mut wrong = right.clone();
        let white = wrong.white.as_mut().expect("both starts");
        let changed = white.losses.iter_mut().find(|loss| !loss.in_room);
        let changed = changed.expect("a move");
        let regions = changed.loss.expect("known");
        let board = regions.low + 1;
        changed.loss = Some(Between::exact(board));
        let point = changed.point;
        let found = partings(&asked, &right, &wrong, &limits);
        let difference = Difference::Loss {
            point,
            regions,
            board,
        };
        let (first, line) = (Color::White, Vec::new());
        assert_eq!(
            found,
            [Parting {
                first,
                difference,
                line
            }]
        );
    }

    /// The list of regions names what is proved where it was wrong, of that side, and where it says nothing.
    #[test]
    fn what_is_proved_to_be_best_takes_the_place_of_what_the_regions_say() {
        let asked = Endgame {
            check: Check::EveryOrder,
            ..corridors()
        };
        let mut report = endgame_report(&asked, &EndgameLimits::default());
        let (black, white) = (Color::Black, Color::White);
        let by_values =
            |report: &EndgameReport, color| report.regions[0].best_points(color).to_vec();
        let [right, of_white] = [black, white].map(|color| by_values(&report, color));
        assert!(!right.is_empty() && report.best_in(0, black) == right);
        // As if they had named another move.
        let other = report.regions[0]
            .points
            .iter()
            .find(|point| !right.contains(point));
        let other = other.expect("a corridor of three points");
        let best = report.regions[0].best.black.as_mut().expect("a value");
        best.points = vec![other];
        assert_eq!(report.best_in(0, black), right, "that one is known to lose");
        let start = report.starts.black.as_mut().expect("both starts");
        start.losses.clear();
        assert_eq!(
            report.best_in(0, black),
            [other],
            "nothing says that it is wrong"
        );
        let zero = Between::exact(0);
        let difference = Difference::Loss {
            point: other,
            regions: zero,
            board: 1,
        };
        let parting = Parting {
            first: black,
            difference,
            line: Vec::new(),
        };
        report.why = vec![Why::ProofDiffers(parting)];
        let proved = &report.starts.black.as_ref().expect("both starts").best;
        let proved: Vec<Point> = proved
            .iter()
            .copied()
            .filter(|point| right.contains(point))
            .collect();
        assert_eq!(report.best_in(0, black), proved);
        assert_eq!(
            report.best_in(0, white),
            of_white,
            "nothing was wrong with it"
        );
        report.why.clear();
        report.regions[0].value = None;
        assert_eq!(report.best_in(0, black), proved);
    }
}
