//! Sides that live by themselves whatever lies beyond: nobody wins, and nobody has to move.

use semeai_board::{Block, ByColor, Color, Point, PointSet, Position, Roles, benson};

use super::life::{LifeProof, LifeQuestion};
use super::surroundings::Surroundings;
use crate::ending::Ending;
use crate::propose::Proposal;
use crate::solve::{Outcome, Several, SolveLimits, SolvedStart};

/// What the life of both sides depends on, with the positions that it took.
#[derive(Clone, Debug)]
pub struct LivingSides {
    /// What the proof depends on. What it leaves out does not matter.
    pub proposal: Proposal,
    /// The answer for each side that may start.
    pub starts: ByColor<Option<SolvedStart>>,
    /// The positions that both proofs took together.
    pub made: u64,
}

/// Whether both sides live by themselves: of several essential blocks as many as a side must not lose. Absent if that is not found out,
/// which a short search does.
#[must_use]
pub fn both_live(
    position: &Position,
    roles: &Roles,
    raced: &Proposal,
    first: Option<Color>,
    limits: &SolveLimits,
) -> Option<LivingSides> {
    let essential = &raced.essential;
    let surroundings = Surroundings::new(position, roles, *essential);
    let mut made = 0;
    let mut zones = ByColor::default();
    for color in Color::ALL {
        let blocks = position.blocks().into_iter();
        // A block of the other colour has no stone among these.
        let own = blocks.filter(|block| !block.stones.is_disjoint(&essential[color]));
        // They are to live though the other side were safe: then both live by themselves.
        let mut zone = |block: &Block| {
            let mut life = LifeQuestion::life(block);
            life.safe = essential[color.opponent()];
            let life = zone_of(&surroundings, position, &life, limits);
            made += life.made;
            life.zone
        };
        let mut own = own.map(|block| zone(&block));
        zones[color] = match raced.several {
            Several::All => own.find_map(|zone| zone)?,
            Several::First => own.try_fold(PointSet::EMPTY, |all, zone| Some(all.union(&zone?)))?,
        };
    }
    let proposal = Proposal {
        several: raced.several,
        ..surroundings.proposal_of(&zones.black.union(&zones.white))
    };
    let starts = ByColor::new_with(|color| {
        let is_asked = first.is_none_or(|first| first == color);
        is_asked.then(|| living_start(position, color, &zones, &proposal.relevant))
    });
    Some(LivingSides {
        proposal,
        starts,
        made,
    })
}

/// What the life of a block depends on, if that is proved.
fn zone_of(
    surroundings: &Surroundings<'_>,
    position: &Position,
    question: &LifeQuestion<'_>,
    limits: &SolveLimits,
) -> LifeProof {
    let block = question.block;
    if benson(position, block.color).contains(block) {
        let spaces = position
            .topology()
            .components(&position.empty())
            .into_iter();
        let own = spaces.filter(|space| !space.is_disjoint(&block.liberties));
        return LifeProof {
            zone: Some(own.fold(block.stones, |all, space| all.union(&space))),
            made: 0,
        };
    }
    LifeProof::of(surroundings, question, limits)
}

/// The answer for a start in which both sides live by themselves, by what their life depends on, with the relevant points.
///
/// The other side lives whatever the starter begins with. His own life depends on nothing outside its zone, so what he plays there
/// keeps it; what he plays in it is not judged.
pub(super) fn living_start(
    position: &Position,
    first: Color,
    zones: &ByColor<PointSet>,
    relevant: &PointSet,
) -> SolvedStart {
    let legal = |points: &PointSet| -> Vec<Point> {
        let points = points.intersection(&position.empty());
        let points = points.iter();
        points
            .filter(|&point| position.play(first, point).is_ok())
            .collect()
    };
    let (own, other) = (&zones[first], &zones[first.opponent()]);
    SolvedStart {
        outcome: Outcome::Ends(Ending::BothLive),
        possible: vec![Ending::BothLive],
        moves: legal(&relevant.union(other).difference(own)),
        losing: Vec::new(),
        unjudged: legal(own),
        may_pass: Some(true),
        ahead: None,
        line: Vec::new(),
        repeats: false,
        ko: None,
        left_open: None,
    }
}
