//! How the program plays an endgame.

use semeai_board::{Color, Point, PointSet, Position};
use semeai_cgt::Rational;
use semeai_endgame::position_report::RegionReport;

use super::judged::Judged;
use super::situation::Situation;

/// How the program plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Style {
    /// A move that loses nothing; of these the biggest.
    #[default]
    Best,
    /// Where a move is worth most, whoever's sente it is.
    Hotstrat,
    /// The most points at once, whatever comes after.
    Greedy,
}

impl Style {
    /// Every style.
    pub const ALL: [Self; 3] = [Self::Best, Self::Hotstrat, Self::Greedy];

    /// The move of the side to move, or a pass.
    pub(super) fn choose(self, now: &Situation, known: &Judged) -> Option<Point> {
        let hottest = || hottest(now, known);
        match self {
            Self::Best => known.best(now.mover).unwrap_or_else(hottest),
            Self::Hotstrat => hottest(),
            Self::Greedy => greedy(now, known),
        }
    }
}

/// The regions in which somebody gains by moving, the hottest first.
fn open(known: &Judged) -> Vec<(Rational, &RegionReport)> {
    let regions = known.report().regions.iter();
    let worth = |region: &RegionReport| region.value.as_ref()?.worth;
    let mut open: Vec<_> = regions
        .filter_map(|region| Some((worth(region)?, region)))
        .collect();
    open.sort_by_key(|(worth, _)| std::cmp::Reverse(*worth));
    open
}

/// The best move at its temperature of the region where a move is worth most.
fn hottest(now: &Situation, known: &Judged) -> Option<Point> {
    let best = open(known).into_iter().filter_map(|(_, region)| {
        let best = region.best[now.mover].as_ref()?;
        let is_legal = |&&point: &&Point| now.position.is_legal(now.mover, point);
        best.points.iter().find(is_legal).copied()
    });
    best.into_iter().next()
}

/// The move after which most points are surrounded and taken as the stones stand then; of equal ones the best of the region
/// where a move is worth most.
fn greedy(now: &Situation, known: &Judged) -> Option<Point> {
    let mut best: Option<(i64, Point)> = None;
    for (_, region) in open(known) {
        let first = region.best[now.mover].iter().flat_map(|best| &best.points);
        let moves = region.moves.iter().filter(|each| each.color == now.mover);
        for point in first.copied().chain(moves.map(|each| each.point)) {
            let Ok(played) = now.play(point) else {
                continue;
            };
            let gained = at_once(&played.situation, now.mover);
            if best.is_none_or(|(most, _)| gained > most) {
                best = Some((gained, point));
            }
        }
    }
    best.map(|(_, point)| point)
}

/// The points of a side minus those of the other as the stones stand: what it surrounds and has taken.
fn at_once(now: &Situation, color: Color) -> i64 {
    let points = |color: Color| {
        let surrounded = surrounded(&now.position, color, &PointSet::EMPTY).len();
        i64::try_from(surrounded).unwrap_or(0) + i64::from(now.taken[color])
    };
    points(color) - points(color.opponent())
}

/// The points that stones of one side alone surround, if the dead stones were not there.
pub(super) fn surrounded(position: &Position, color: Color, dead: &PointSet) -> PointSet {
    let topology = position.topology();
    let empty = position.empty().union(dead);
    let others = position.stones(color.opponent()).difference(dead);
    let own = position.stones(color).difference(dead);
    let parts = topology.components(&empty).into_iter();
    let is_own = |part: &PointSet| {
        let around = topology.neighborhood(part);
        around.is_disjoint(&others) && !around.is_disjoint(&own)
    };
    parts
        .filter(is_own)
        .fold(PointSet::EMPTY, |all, part| all.union(&part))
}
