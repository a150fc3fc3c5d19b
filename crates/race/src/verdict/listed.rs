//! The judge of small races: every position is listed, with all moves of both sides.
//!
//! He is asked where the others are at a loss: shared regions that are not plain, regions whose value hangs on a ko or on what
//! else the block has, captures that may not be survived. A ko is told here for what it is.

use semeai_board::{ByColor, Color, Point, PointSet};
use semeai_search::{Duel, DuelStart, Duellists, Halt, KoRule, PositionBudget, duel};

use super::case::{Case, Tools};
use super::ruling::{Decision, FirstMoves};
use super::survival::is_capture_final;
use crate::ending::Ending;
use crate::question::Unpicked;
use crate::report::KoEndings;

/// Where nobody asked for searches, races of more points are not listed: an analysis follows every click, and a proof counts
/// many positions.
const MOST_UNASKED: usize = 12;

/// With more empty points there are far more positions than are listed, and those that are would be listed for nothing.
const MOST_EMPTY: usize = 32;

/// Decides a race that is small enough, after another judge has said what he can.
pub(super) fn listed(case: &Case<'_>, tools: &Tools<'_>, before: &Decision) -> Option<Decision> {
    let is_one = |color: Color| case.sides.blocks[color].len() == 1;
    let points = points(case);
    // Whoever wants to be asked is asked, and waits for nothing.
    let is_asked = case.question.unpicked == Unpicked::Asked
        && (matches!(before, Decision::Open) || points.len() > MOST_UNASKED);
    let is_large = points.intersection(&case.question.position.empty()).len() > MOST_EMPTY;
    if is_asked || is_large || !Color::ALL.into_iter().all(is_one) {
        return None;
    }
    let race = ListedRace {
        case,
        essential: ByColor::new_with(|color| case.sides.stones(color)),
        points,
        is_final: ByColor::new_with(|captor| is_capture_final(case, captor)),
    };
    let (endings, moves) = race.endings(&mut tools.limits.listed()).ok()?;
    Some(decision(endings, adjusted(before), moves))
}

/// The points of all regions that touch the race.
pub(super) fn points(case: &Case<'_>) -> PointSet {
    let own = case.regions.own.iter().map(|own| own.region.points);
    let shared = case.sides.shared.iter().map(|(region, _)| region.points);
    own.chain(shared)
        .fold(PointSet::EMPTY, |all, points| all.union(&points))
}

/// A race that is listed.
struct ListedRace<'a> {
    case: &'a Case<'a>,
    essential: ByColor<PointSet>,
    points: PointSet,
    /// Whether a capture by a side surely wins.
    is_final: ByColor<bool>,
}

impl ListedRace<'_> {
    /// How it ends, by who starts, and the first moves.
    fn endings(
        &self,
        budget: &mut PositionBudget,
    ) -> Result<(ByColor<KoEndings>, FirstMoves), Halt> {
        let simple = self.duel(KoRule::SIMPLE, budget)?;
        let (black, white) = if simple.has_ko {
            let black = self.duel(KoRule::Wins(Color::Black), budget)?;
            (black, self.duel(KoRule::Wins(Color::White), budget)?)
        } else {
            (simple.clone(), simple.clone())
        };
        // Whether both live by themselves is asked afterwards, whoever has ruled.
        let even = Ending::Seki;
        let ending = |start: &DuelStart| start.winner.map_or(even, Ending::won_by);
        let endings = ByColor::new_with(|first: Color| KoEndings {
            black_wins_kos: ending(&black.starts[first]),
            white_wins_kos: ending(&white.starts[first]),
            no_threats: ending(&simple.starts[first]),
        });
        let moves = ByColor::new_with(|first: Color| {
            first_moves(&black.starts[first], &white.starts[first], even)
        });
        Ok((endings, moves))
    }

    fn duel(&self, rule: KoRule, budget: &mut PositionBudget) -> Result<Duel, Halt> {
        let position = self.case.question.position;
        let race = Duellists {
            position,
            targets: &self.essential,
            points: &self.points,
            is_final: self.is_final,
        };
        duel(&race, rule, budget)
    }
}

/// The first moves of a side, with what they lead to whoever wins the kos.
fn first_moves(
    black_wins: &DuelStart,
    white_wins: &DuelStart,
    even: Ending,
) -> Vec<(Point, Option<Ending>)> {
    let after = |&(point, one): &(Point, Option<Color>)| {
        let mut others = white_wins.moves.iter();
        let is_same = others.any(|&(other, winner)| (other, winner) == (point, one));
        (point, is_same.then(|| one.map_or(even, Ending::won_by)))
    };
    black_wins.moves.iter().map(after).collect()
}

/// The adjusted values of a decision that is not final.
fn adjusted(before: &Decision) -> Option<ByColor<i128>> {
    match before {
        Decision::Sure { adjusted, .. } | Decision::Ko { adjusted, .. } => *adjusted,
        Decision::Open | Decision::Undecided => None,
    }
}

fn decision(
    endings: ByColor<KoEndings>,
    adjusted: Option<ByColor<i128>>,
    moves: FirstMoves,
) -> Decision {
    let known = endings.map(KoEndings::ending);
    match (known.black, known.white) {
        (Some(black), Some(white)) => Decision::Sure {
            endings: ByColor { black, white },
            adjusted,
            moves,
        },
        _ => Decision::Ko {
            endings,
            adjusted,
            moves,
        },
    }
}
