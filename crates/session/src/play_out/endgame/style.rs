//! How the program plays an endgame.

use semeai_board::{Color, Point, PointSet, Position};
use semeai_cgt::Rational;
use semeai_endgame::choice::thermostrat;
use semeai_endgame::position_report::RegionReport;

use super::moment_report::MomentReport;
use super::situation::Situation;
use crate::play_out::rules::Past;

/// How the program plays an endgame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Style {
    /// A move that loses nothing; of these the biggest.
    #[default]
    Best,
    /// Where a move is worth most, whoever's sente it is.
    Hotstrat,
    /// An answer where the last move made something hotter than the board has been; else where a move is worth most.
    Sentestrat,
    /// Where the thermograph is widest at the temperature that promises most.
    Thermostrat,
    /// The most points at once, whatever comes after.
    Greedy,
}

impl Style {
    /// Every style, in the order in which they are offered.
    pub const ALL: [Self; 5] = [
        Self::Best,
        Self::Hotstrat,
        Self::Sentestrat,
        Self::Thermostrat,
        Self::Greedy,
    ];

    /// The move of the side to move, or a pass.
    pub(super) fn choose(
        self,
        now: &Situation,
        known: &MomentReport,
        before: &Before<'_>,
    ) -> Option<Point> {
        let hottest = || hottest(now, known);
        match self {
            Self::Best => known.best(now.mover).unwrap_or_else(hottest),
            Self::Hotstrat => hottest(),
            Self::Sentestrat => answer(now, known, before).or_else(hottest),
            Self::Thermostrat => {
                let is_legal = |point| now.position.is_legal(now.mover, point);
                thermostrat(known.report(), now.mover, is_legal).or_else(hottest)
            }
            Self::Greedy => greedy(now, known),
        }
    }
}

/// What came before a moment, as far as a rule for choosing a move asks for it.
#[derive(Debug, Default)]
pub(super) struct Before<'a> {
    /// The smallest temperature so far that was the largest of its moment.
    ambient: Option<Rational>,
    /// The region in which the last move was made, as it stood before that.
    last: Option<&'a RegionReport>,
}

impl<'a> Before<'a> {
    /// What passed before a moment; of the last one this is known, if it was not known to the play-out.
    pub(super) fn of(past: &'a [Past<Situation>], last: Option<&'a MomentReport>) -> Self {
        let known: Vec<&MomentReport> = (past.iter())
            .filter_map(|each| each.known.as_ref())
            .chain(last)
            .collect();
        let heats = known.iter().filter_map(|known| heat(known));
        let region = || {
            let point = past.last()?.point?;
            let mut regions = known.last()?.report().regions.iter();
            regions.find(|region| region.points.contains(point))
        };
        Self {
            ambient: heats.min(),
            last: region(),
        }
    }
}

/// What the biggest move is worth.
fn heat(known: &MomentReport) -> Option<Rational> {
    open(known).first().map(|(worth, _)| *worth)
}

/// The best move in what the last move has made hotter than the board has been; nothing if it has not.
fn answer(now: &Situation, known: &MomentReport, before: &Before<'_>) -> Option<Point> {
    let Before { ambient, last } = before;
    let hot = open(known).into_iter().find(|(worth, region)| {
        let is_there = last.is_some_and(|last| !region.points.is_disjoint(&last.points));
        is_there && Some(*worth) > *ambient
    });
    best(now, hot?.1)
}

/// The regions in which somebody gains by moving, the hottest first.
fn open(known: &MomentReport) -> Vec<(Rational, &RegionReport)> {
    let regions = known.report().regions.iter();
    let mut open: Vec<_> = regions
        .filter_map(|region| Some((region.worth()?, region)))
        .collect();
    open.sort_by_key(|(worth, _)| std::cmp::Reverse(*worth));
    open
}

/// The best move at its temperature of the region where a move is worth most.
fn hottest(now: &Situation, known: &MomentReport) -> Option<Point> {
    let mut open = open(known).into_iter();
    open.find_map(|(_, region)| best(now, region))
}

/// The best move in a region of the side to move, alone at its temperature.
fn best(now: &Situation, region: &RegionReport) -> Option<Point> {
    let is_legal = |&&point: &&Point| now.position.is_legal(now.mover, point);
    let mut best = region.best_points(now.mover).iter();
    best.find(is_legal).copied()
}

/// The move after which most points are surrounded and taken as the stones stand then; of equal ones the best of the region
/// where a move is worth most.
fn greedy(now: &Situation, known: &MomentReport) -> Option<Point> {
    let mut best: Option<(i64, Point)> = None;
    for (_, region) in open(known) {
        let first = region.best_points(now.mover).iter();
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
