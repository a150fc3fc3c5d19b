//! The searches of both bounds, from near to far.

use web_time::Instant;

use semeai_board::{ByColor, Color, Point, PointSet, Position, Roles};

use super::life::LifeProof;
use super::lives::living_start;
use super::sure::SureStart;
use super::surroundings::{Bound, Surroundings};
use crate::propose::Proposal;
use crate::solve::{BothKos, Effort, Outcome, Solution, SolveLimits, SolvedStart, Solver};

/// The widths of surroundings that are tried, in steps from an essential block.
const WIDTHS: std::ops::RangeInclusive<u32> = 1..=4;

/// Surroundings with more empty points are not searched.
const MOST_EMPTY: usize = 40;

/// How many positions every search gets in the first rounds.
const SHORT: u64 = 2_000;
const LONGER: u64 = 20_000;

/// How many it gets in the last: one in so many of the budget, but not less than so many.
const LAST: (u64, u64) = (75, 200_000);

/// The part of the budget that goes into moves and lines: one in so many.
pub(super) const FOR_DETAILS: u64 = 8;

/// What the two bounds say of a race.
#[derive(Clone, Debug)]
pub struct TwoBounds {
    /// The answer for the starts of which it holds whatever lies beyond, if there is one.
    pub proved: Option<SureAnswer>,
    /// What the others hang on, as far as that is known.
    pub hangs_on: Vec<Hangs>,
    /// What all searches of both bounds took together.
    pub effort: Effort,
}

/// An answer that holds whatever lies beyond what was searched.
#[derive(Clone, Debug)]
pub struct SureAnswer {
    /// What was searched. What it leaves out does not matter.
    pub proposal: Proposal,
    /// The answer; absent for a start that was asked for and hangs on what lies beyond. What holds only if what lies beyond is good for a side is not told as a fact: such first moves are listed as not
    /// judged, whether one may play elsewhere is left open, and a lead is told as the least that it is.
    pub solution: Solution,
}

/// What an open race hangs on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hangs {
    /// The side that is saved by it.
    pub side: Color,
    /// Where it gets out of what was searched.
    pub point: Point,
}

/// Searches a race twice, to the advantage of each side, in wider and wider surroundings, until both agree for every start that is
/// asked for. What is likely to come out of each start is tried first, where something is.
#[must_use]
pub fn solve_bounded(
    position: &Position,
    roles: &Roles,
    essential: &ByColor<PointSet>,
    first: Option<Color>,
    likely: &ByColor<Option<Outcome>>,
    limits: &SolveLimits,
) -> TwoBounds {
    let begun = Instant::now();
    let surroundings = Surroundings::new(position, roles, *essential);
    let both = Color::ALL.into_iter();
    let asked = both.filter(|&color| first.is_none_or(|first| first == color));
    let mut search = BoundsSearch {
        position,
        limits,
        likely: *likely,
        sides: Vec::new(),
        life: ByColor::default(),
        sure: asked.map(|first| (first, BothKos::default())).collect(),
        spent: 0,
    };
    search.prepare(&surroundings, essential, first);
    // What is decided near costs less than the life of a block, and where somebody is likely to win a block is likely not to live.
    search.run(SHORT);
    let is_won = |&(first, _): &(Color, BothKos)| {
        likely[first].is_some_and(|likely| likely.winner().is_some())
    };
    if !search.is_sure() && !search.sure.iter().all(is_won) {
        search.find_life(&surroundings, position, essential);
    }
    let (share, least) = LAST;
    search.run(LONGER);
    search.run((limits.positions() / share).max(least));
    let proved = search.sure_answer(&surroundings, begun);
    let hangs_on = if search.is_sure() {
        Vec::new()
    } else {
        search.hangs_on(position)
    };
    TwoBounds {
        proved,
        hangs_on,
        effort: search.effort(begun),
    }
}

/// A race to the advantage of one side, with its search.
pub(super) struct BoundSide {
    pub(super) bound: Bound,
    first: Option<Color>,
    limits: SolveLimits,
    /// Made when it is first asked: reducing the parts of a race may cost more than all the nearer ones that have answered.
    solver: Option<Solver>,
}

pub(super) struct BoundsSearch<'a> {
    pub(super) position: &'a Position,
    pub(super) limits: &'a SolveLimits,
    /// What is likely to come out of each start.
    likely: ByColor<Option<Outcome>>,
    /// From near to far.
    pub(super) sides: Vec<BoundSide>,
    /// What is known of the life of each side.
    pub(super) life: ByColor<LifeProof>,
    /// What holds of every start that is asked for.
    pub(super) sure: Vec<(Color, BothKos)>,
    /// What the positions so far cost.
    pub(super) spent: u64,
}

impl BoundsSearch<'_> {
    /// The answer for the starts that are sure, if any is, with the surroundings that it comes from.
    fn sure_answer(
        &mut self,
        surroundings: &Surroundings<'_>,
        begun: Instant,
    ) -> Option<SureAnswer> {
        let sure = self.solution()?;
        let widest = sure.iter().filter_map(|(_, sure)| sure.as_ref()?.widest);
        let proposal = match widest.max() {
            Some(side) => surroundings.proposal(&self.sides[side].bound.race.relevant),
            None => surroundings.proposal_of(&self.zone()),
        };
        let starts = self.told_of(&sure, &proposal.relevant);
        let effort = self.effort(begun);
        Some(SureAnswer {
            proposal,
            solution: Solution { starts, effort },
        })
    }

    /// Searches whether the blocks live by themselves.
    fn find_life(
        &mut self,
        surroundings: &Surroundings<'_>,
        position: &Position,
        essential: &ByColor<PointSet>,
    ) {
        self.life = LifeProof::of_both(surroundings, position, essential, self.limits);
        for color in Color::ALL {
            self.spent += self.life[color].made;
            if self.life[color].zone.is_some() {
                // Its proof names no winner and asks nothing of the kos: the opponent moved first and took back every ko at once. So it
                // rules a capture out for both starts, whoever wins the kos.
                for (_, sure) in &mut self.sure {
                    sure.spare(color);
                }
            }
        }
    }

    /// What the life of the blocks depends on.
    fn zone(&self) -> PointSet {
        let zones = Color::ALL
            .into_iter()
            .filter_map(|color| self.life[color].zone);
        zones.fold(PointSet::EMPTY, |all, zone| all.union(&zone))
    }

    /// Makes the races: for each side and width one around both blocks, and one around the block that it attacks, which may live
    /// by itself.
    fn prepare(
        &mut self,
        surroundings: &Surroundings<'_>,
        essential: &ByColor<PointSet>,
        first: Option<Color>,
    ) {
        let both = essential.black.union(&essential.white);
        let mut bounds: Vec<Bound> = Vec::new();
        for steps in WIDTHS {
            for favoured in Color::ALL {
                for around in [&essential[favoured.opponent()], &both] {
                    let bound = surroundings.bound(favoured, around, steps);
                    bounds.extend(bound.filter(|bound| !bounds.contains(bound)));
                }
            }
        }
        let empty = |bound: &Bound| {
            bound
                .race
                .relevant
                .intersection(&bound.race.position.empty())
                .len()
        };
        let has_both = |bound: &Bound| {
            Color::ALL
                .into_iter()
                .all(|color| !bound.race.essential[color].is_empty())
        };
        bounds.retain(|bound| empty(bound) <= MOST_EMPTY && has_both(bound));
        bounds.sort_by_key(empty);
        let table_bytes = self.limits.table_bytes() / bounds.len().max(1);
        let limits = self.limits.clone().with_table_bytes(table_bytes);
        let sides = bounds.into_iter().map(|bound| BoundSide {
            bound,
            first,
            limits: limits.clone(),
            solver: None,
        });
        self.sides = sides.collect();
    }

    /// Who is likely to win whichever of the open starts is played.
    fn likely_winner(&self) -> Option<Color> {
        let open = self.sure.iter().filter(|(_, known)| !known.is_decided());
        let mut winners = open.map(|&(first, _)| self.likely[first].and_then(Outcome::winner));
        let winner = winners.next()??;
        winners.all(|other| other == Some(winner)).then_some(winner)
    }

    /// Gives every search so many positions, until everything is sure. Who is likely to win is shown by races to the advantage of his
    /// opponent; after a short try the others are left alone.
    fn run(&mut self, most: u64) {
        let winner = self.likely_winner().filter(|_| most > SHORT);
        for i in 0..self.sides.len() {
            if winner == Some(self.sides[i].bound.favoured) {
                continue;
            }
            let positions = most.min(self.left());
            if self.is_sure() || positions == 0 || self.limits.is_stopped() {
                return;
            }
            self.search(i, positions);
        }
    }

    fn search(&mut self, i: usize, positions: u64) {
        let side = &mut self.sides[i];
        let favoured = side.bound.favoured;
        let solver = side.solver();
        if solver.is_sure() {
            return;
        }
        let before = solver.positions_made();
        solver.search(positions / solver.cost());
        solver.follow(positions / solver.cost());
        self.spent += (solver.positions_made() - before) * solver.cost();
        // Near or wide, every race is at least as good for its side as the whole board, and of the same question. So what one of them
        // has shown is never taken back by another, and the two halves of an answer may come from different widths.
        for (first, sure) in &mut self.sure {
            if let Some(known) = solver.known(*first) {
                sure.bound_by(favoured, &known);
            }
        }
    }

    fn is_sure(&self) -> bool {
        self.sure.iter().all(|(_, known)| known.is_decided())
    }

    fn left(&self) -> u64 {
        let kept = self.limits.positions() / FOR_DETAILS;
        self.limits.positions().saturating_sub(self.spent + kept)
    }

    /// The answers for the starts that are sure, if one is.
    fn solution(&mut self) -> Option<ByColor<Option<SureStart>>> {
        let mut starts = ByColor::default();
        for (first, known) in self.sure.clone() {
            if known.is_decided() {
                let sure = self.start(first, &known);
                starts[first] = Some(sure).filter(SureStart::is_told);
            }
        }
        let is_any = starts.black.is_some() || starts.white.is_some();
        is_any.then_some(starts)
    }

    /// The same told of these points, with the first moves of those starts in which both blocks live by themselves.
    fn told_of(
        &self,
        sure: &ByColor<Option<SureStart>>,
        relevant: &PointSet,
    ) -> ByColor<Option<SolvedStart>> {
        let zones = match (self.life.black.zone, self.life.white.zone) {
            (Some(black), Some(white)) => Some(ByColor { black, white }),
            _ => None,
        };
        ByColor::new_with(|first| {
            let start = sure[first]
                .as_ref()?
                .told_of(relevant, self.position, first);
            Some(match &zones {
                Some(zones) if start.moves.is_empty() => {
                    living_start(self.position, first, zones, relevant)
                }
                _ => start,
            })
        })
    }

    /// Where each side gets out of the widest surroundings in which it is saved by what lies beyond.
    fn hangs_on(&mut self, position: &Position) -> Vec<Hangs> {
        let share = self.limits.positions() / FOR_DETAILS / 4;
        let mut found = Vec::new();
        for side in Color::ALL {
            let lost = Outcome::won_by(side.opponent());
            for &(first, _) in self.sure.iter().filter(|(_, known)| !known.is_decided()) {
                let outcome = |side: &BoundSide| side.solver.as_ref()?.outcomes()[first];
                let is_lost = self
                    .sides
                    .iter()
                    .any(|other| other.bound.favoured != side && outcome(other) == Some(lost));
                let saved = self.sides.iter_mut().rev().find(|own| {
                    own.bound.favoured == side
                        && outcome(own).is_some_and(|now| now.ending().is_some() && now != lost)
                });
                let Some(saved) = saved.filter(|_| is_lost) else {
                    continue;
                };
                found.extend(saved.way_out(position, side, first, share));
            }
        }
        // Who captures there does not get out.
        let captures = |hangs: &Hangs| {
            let play = position.without_ko().play(hangs.side, hangs.point);
            play.is_ok_and(|play| !play.captured.is_empty())
        };
        found.retain(|hangs| !captures(hangs));
        found.sort_by_key(|hangs: &Hangs| (hangs.side, hangs.point));
        found.dedup();
        found
    }

    fn effort(&self, begun: Instant) -> Effort {
        let lives = self.life.black.made + self.life.white.made;
        let races: u64 = self
            .sides
            .iter()
            .filter_map(|side| side.solver.as_ref())
            .map(Solver::positions_made)
            .sum();
        Effort {
            positions: lives + races,
            elapsed: begun.elapsed(),
            table_bytes: self
                .sides
                .iter()
                .filter_map(|side| side.solver.as_ref())
                .map(Solver::table_bytes)
                .sum(),
        }
    }
}

impl BoundSide {
    /// The search of it.
    pub(super) fn solver(&mut self) -> &mut Solver {
        let Self {
            bound,
            first,
            limits,
            solver,
        } = self;
        solver.get_or_insert_with(|| {
            Solver::barring(&bound.race, bound.barred, *first, limits)
                .expect("both sides have essential stones, or it would not be here")
        })
    }

    /// Where a side touches what lies beyond in its best line, or does already.
    pub(super) fn way_out(
        &mut self,
        position: &Position,
        side: Color,
        first: Color,
        positions: u64,
    ) -> Option<Hangs> {
        let race = &self.bound.race;
        let topology = position.topology();
        let beside = topology.neighborhood(&race.essential[side]);
        // Whoever takes stones with a move does not get out by it.
        let takes = |point: Point| {
            let taken = position.play(side, point);
            taken.is_ok_and(|played| !played.captured.is_empty())
        };
        let mut open = beside
            .intersection(&position.empty())
            .difference(&race.relevant)
            .iter();
        let point = open.find(|&point| !takes(point)).or_else(|| {
            let line = self.solver().start(first, positions)?.line;
            let out = line.iter().filter(|step| step.color == side);
            out.filter_map(|step| step.point)
                .find(|&point| self.bound.barred[side.opponent()].contains(point) && !takes(point))
        })?;
        Some(Hangs { side, point })
    }
}
