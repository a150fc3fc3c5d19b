//! Which first moves win.
//!
//! Every sensible first move of a side is made, and the race that follows is judged with the other side to
//! move: options of the trees' roots, filling the opponent's settled regions, shared liberties, and captures.

use semeai_board::{Color, Point, PointSet, Position, Roles};
use semeai_cgt::{Arena, Error};

use crate::expand::Grown;
use crate::judge::{DeadEye, Standing};
use crate::report::{NodeState, RaceResult, Reply};
use crate::settle::{Count, Local, Settlement};
use crate::transform::{ALIVE, NodeWorth, Worth};
use crate::verdict::won_by;

/// A region of the race with its place in the standing.
#[derive(Debug)]
pub(crate) struct Placed<'a> {
    pub(crate) grown: &'a Grown,
    pub(crate) worths: &'a [NodeWorth],
    pub(crate) points: PointSet,
    pub(crate) place: Place,
    /// Every move in the region with its value after it, where a search has found them.
    pub(crate) found: Option<&'a [(Color, Point, Worth)]>,
}

/// Where a region counts in the standing of its defender.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// As this entry of the regions.
    Region(usize),
    /// As the eye.
    Eye,
    /// Nowhere: its defender is alive.
    Nowhere,
}

/// A race on which first moves can be tried.
#[derive(Debug)]
pub(crate) struct Trial<'a> {
    pub(crate) position: &'a Position,
    pub(crate) roles: &'a Roles,
    pub(crate) standing: &'a Standing,
    pub(crate) placed: &'a [Placed<'a>],
    pub(crate) shared: PointSet,
    /// Whether moves are only named that need no ko.
    pub(crate) is_free_of_ko: bool,
    /// The essential stones of both colours.
    pub(crate) essential: PointSet,
}

impl Trial<'_> {
    /// The first moves of a side with the results that they lead to, in reading order.
    ///
    /// # Errors
    ///
    /// If the arena is over its budget.
    pub(crate) fn first_moves(
        &self,
        arena: &mut Arena,
        mover: Color,
    ) -> Result<Vec<(Point, RaceResult)>, Error> {
        let mut moves = Vec::new();
        for placed in self.placed {
            if let Some(found) = placed.found {
                self.found(arena, mover, placed, found, &mut moves)?;
                continue;
            }
            let root = &placed.grown.nodes[0];
            if root.state == NodeState::Options {
                self.options(arena, mover, placed, &mut moves)?;
            }
            if root.local.defender != mover {
                self.fillings(arena, mover, placed, &mut moves)?;
            }
        }
        for point in self.shared {
            self.share(arena, mover, point, &mut moves)?;
        }
        moves.sort_by_key(|&(point, _)| point);
        Ok(moves)
    }

    /// The moves of a region that was searched.
    fn found(
        &self,
        arena: &mut Arena,
        mover: Color,
        placed: &Placed<'_>,
        found: &[(Color, Point, Worth)],
        moves: &mut Vec<(Point, RaceResult)>,
    ) -> Result<(), Error> {
        let (Place::Region(i), owner) = (placed.place, placed.grown.nodes[0].local.defender) else {
            return Ok(());
        };
        for &(color, point, worth) in found.iter().filter(|(color, ..)| *color == mover) {
            let result = match self.captures(color, point) {
                Some(result) => result,
                None => {
                    let mut after = self.standing.clone();
                    after.sides[owner].regions[i] = worth;
                    after.sides[owner].with_kos = None;
                    self.sure_result(&after, arena, mover.opponent())?
                }
            };
            moves.push((point, result));
        }
        Ok(())
    }

    fn options(
        &self,
        arena: &mut Arena,
        mover: Color,
        placed: &Placed<'_>,
        moves: &mut Vec<(Point, RaceResult)>,
    ) -> Result<(), Error> {
        let root = &placed.grown.nodes[0];
        for slot in &root.slots {
            let Reply::Node(id) = slot.reply(mover) else {
                continue;
            };
            if let Some(result) = self.captures(mover, slot.point) {
                moves.push((slot.point, result));
            } else if let Some(worth) = placed.worths[id.0].worth {
                let mut after = self.standing.clone();
                let result = match placed.place {
                    Place::Region(i) => {
                        let side = &mut after.sides[root.local.defender];
                        side.regions[i] = worth;
                        side.with_kos = None;
                        self.sure_result(&after, arena, mover.opponent())?
                    }
                    // The life may have hung on this region.
                    Place::Nowhere if !is_life(arena, worth) => RaceResult::Undecided,
                    Place::Nowhere | Place::Eye => {
                        self.sure_result(&after, arena, mover.opponent())?
                    }
                };
                moves.push((slot.point, result));
            }
        }
        Ok(())
    }

    /// Fills in a region of the opponent where that leaves it settled: every liberty that is no candidate, and
    /// the points beside them for approach moves.
    fn fillings(
        &self,
        arena: &mut Arena,
        mover: Color,
        placed: &Placed<'_>,
        moves: &mut Vec<(Point, RaceResult)>,
    ) -> Result<(), Error> {
        let root = &placed.grown.nodes[0];
        let liberties = root.local.liberties();
        let beside = self.position.topology().neighborhood(&liberties);
        let asked: PointSet = root.slots.iter().map(|slot| slot.point).collect();
        let empty = self.position.empty().intersection(&placed.points);
        let points = empty
            .intersection(&liberties.union(&beside))
            .difference(&asked);
        for point in &points {
            if let Some(result) = self.captures(mover, point) {
                moves.push((point, result));
                continue;
            }
            let Ok(played) = self.position.play(mover, point) else {
                continue;
            };
            let thrown_in = root.local.after_throw_in(point);
            // The ko that it begins may be won by a threat elsewhere.
            if thrown_in.is_some() && self.standing.has_threats() {
                moves.push((point, RaceResult::Undecided));
                continue;
            }
            let Some(count) = thrown_in.or_else(|| {
                let local = Local::new(
                    played.position.without_ko(),
                    self.roles.after(point, &played.captured),
                    mover.opponent(),
                    &placed.points,
                );
                match local.settle() {
                    Settlement::Count(count) => Some(count),
                    Settlement::Alive | Settlement::Nil => None,
                }
            }) else {
                continue;
            };
            let mut after = self.standing.clone();
            fill(arena, &mut after, mover.opponent(), placed, count)?;
            moves.push((point, self.sure_result(&after, arena, mover.opponent())?));
        }
        Ok(())
    }

    fn share(
        &self,
        arena: &mut Arena,
        mover: Color,
        point: Point,
        moves: &mut Vec<(Point, RaceResult)>,
    ) -> Result<(), Error> {
        if let Some(result) = self.captures(mover, point) {
            moves.push((point, result));
        } else if self.position.is_legal(mover, point) {
            let mut after = self.standing.clone();
            after.shared = after.shared.saturating_sub(1);
            moves.push((point, self.sure_result(&after, arena, mover.opponent())?));
        }
        Ok(())
    }

    /// The result if this side is to move; undecided where approach moves or kos leave a doubt.
    fn sure_result(
        &self,
        standing: &Standing,
        arena: &mut Arena,
        first: Color,
    ) -> Result<RaceResult, Error> {
        let judgement = standing.judge(arena)?;
        let is_sure = judgement.is_sure && (judgement.is_free_of_ko || !self.is_free_of_ko);
        Ok(if is_sure {
            judgement.results[first]
        } else {
            RaceResult::Undecided
        })
    }

    /// The result if a move captures an essential block at once.
    fn captures(&self, mover: Color, point: Point) -> Option<RaceResult> {
        let played = self.position.play(mover, point).ok()?;
        (!played.captured.is_disjoint(&self.essential)).then_some(won_by(mover))
    }
}

/// Whether a region of this worth makes its block live.
fn is_life(arena: &Arena, worth: Worth) -> bool {
    arena
        .as_integer(worth.last)
        .is_some_and(|n| n >= i128::from(ALIVE))
}

/// Puts the count of a region after a move in the place of its worth before.
fn fill(
    arena: &mut Arena,
    standing: &mut Standing,
    owner: Color,
    placed: &Placed<'_>,
    count: Count,
) -> Result<(), Error> {
    let side = &mut standing.sides[owner];
    match placed.place {
        Place::Region(i) => {
            side.regions[i] = Worth {
                normal: arena.integer(count.normal.into())?,
                last: arena.integer(count.last.into())?,
            };
            side.kos = side.kos.saturating_sub(placed.grown.most(|c| c.kos)) + count.kos;
            let approaches = placed.grown.most(|c| c.approaches);
            side.approaches = side.approaches.saturating_sub(approaches) + count.approaches;
            let loose = placed.grown.most(|c| c.loose);
            side.loose = side.loose.saturating_sub(loose) + count.loose;
            let narrow = placed.grown.most(|c| c.narrow);
            side.narrow = side.narrow.saturating_sub(narrow) + count.narrow;
            side.with_kos = None;
        }
        Place::Eye => {
            side.eye = side.eye.map(|eye| DeadEye {
                liberties: count.normal,
                ..eye
            });
        }
        Place::Nowhere => {}
    }
    Ok(())
}
